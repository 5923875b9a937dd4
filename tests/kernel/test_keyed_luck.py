"""Luck that nobody can find out: the keyed generator, what is kept of it in text, and that nothing leads back to it."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b

import pytest

from stolik.kernel.codec import CodecError, from_data, to_data
from stolik.kernel.luck import MASK, derive, draw, read_written, seed_luck, shuffle, step, written

from .thieves import SETUP, Thieves

SEED = 0x0F1E2D3C4B5A69788796A5B4C3D2E1F0


def word(seed: int, n: int) -> int:
    """Number n of the stream of a seed, reckoned by hand (docs/architecture.md, Luck)."""
    key = blake2b(seed.to_bytes(32, "big"), digest_size=32, person=b"stolik.luck.seed").digest()
    number = blake2b(n.to_bytes(8, "big"), digest_size=8, key=key, person=b"stolik.luck.draw")
    return int.from_bytes(number.digest(), "big")


def state(seed: int = SEED):
    return Thieves().new(SETUP, seed)


@pytest.mark.parametrize("seed", [1 << 64, SEED, (1 << 256) - 1])
def test_the_stream_is_blake2b_of_a_counter_under_a_key_from_the_seed(seed: int) -> None:
    luck, given = seed_luck(seed), []
    for _ in range(20):
        luck, value = step(luck, 1 << 32)
        given.append(value)
    assert given == [word(seed, n) % (1 << 32) for n in range(20)]


def test_known_numbers() -> None:
    """The same on every machine and in every version: records hang on it, and pages that check them."""
    luck = seed_luck(SEED)
    assert luck == 0xD7F00ACEE17D8BA60E44B0391B1582C59A0C2059E6C301D6D931BB656E0D76D8 << 64
    assert step(luck, 1 << 32)[1] == 0x242C9B04
    assert [word(SEED, n) for n in range(2)] == [0x715FC99A242C9B04, 0xDF0733008CC5D131]


def test_what_would_make_a_side_likelier_is_left_out() -> None:
    """With three quarters of the range as sides every fourth number is drawn again."""
    sides = 3 << 62
    fitting = [value for value in (word(SEED, n) for n in range(200)) if value < sides]
    luck, given = seed_luck(SEED), []
    for _ in fitting:
        luck, value = step(luck, sides)
        given.append(value)
    assert given == fitting and len(fitting) < 170


@pytest.mark.parametrize("sides", [2, 3, 6, 10])
def test_fair(sides: int) -> None:
    luck, seen = seed_luck(SEED), Counter[int]()
    for _ in range(6000):
        luck, value = step(luck, sides)
        seen[value] += 1
    expected = 6000 / sides
    assert sum((seen[n] - expected) ** 2 / expected for n in range(sides)) < 27.9  # p < 0.001 for 9 degrees


def test_every_order_is_as_likely_and_no_draw_tells_the_next() -> None:
    s, orders, pairs = state(), Counter[tuple[int, ...]](), Counter[tuple[int, int]]()
    for _ in range(6000):
        items = [1, 2, 3]
        shuffle(s, items)
        orders[tuple(items)] += 1
        pairs[draw(s, 3), draw(s, 3)] += 1
    assert len(orders) == 6 and sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 20.5
    assert len(pairs) == 9 and sum((n - 6000 / 9) ** 2 / (6000 / 9) for n in pairs.values()) < 26.1


def test_seeds_below_64_bits_are_the_quick_generators_and_longer_ones_never_are() -> None:
    assert all(seed_luck(seed) <= MASK for seed in (-1, 0, MASK))
    assert all(seed_luck(seed) > MASK for seed in (MASK + 1, SEED))
    with pytest.raises(ValueError, match="at most 256 bits, and this one has 257"):
        seed_luck(1 << 256)


def test_series_of_a_keyed_seed_differ_and_stay() -> None:
    seeds = [derive(SEED, n) for n in range(-5, 500)]
    assert len(set(seeds)) == 505 and all(0 <= seed < 1 << 63 for seed in seeds)
    by_hand = blake2b(bytes(8), digest_size=8, key=SEED.to_bytes(32, "big"), person=b"stolik.luck.nth.").digest()
    assert seeds[5] == int.from_bytes(by_hand, "big") >> 1 and derive(SEED + 1, 0) != seeds[5]


@pytest.mark.parametrize("number", [0, -7, 2**53 - 1, 2**53, MASK, MASK + 1, SEED, (1 << 256) - 1])
def test_a_number_survives_text_that_a_browser_has_read(number: int) -> None:
    data = json.loads(json.dumps(written(number)), parse_int=lambda digits: int(float(digits)))
    assert read_written(data) == number


@pytest.mark.parametrize("number", [-(2**53), -(2**70)])
def test_a_number_below_what_browsers_read_is_written_as_the_one_that_gives_the_same_luck(number: int) -> None:
    assert seed_luck(read_written(written(number))) == seed_luck(number)


@pytest.mark.parametrize(
    "data",
    [None, True, 1.5, [], 1 << 64, "", "blake2b", "blake2b:", "blake2b:ff", "splitmix64:10000000000000000", "md5:ff",
     "blake2b:" + "f" * 65, "blake2b:0x10000000000000000", "blake2b:" + "F" * 32, "blake2b:-" + "f" * 32],
)  # fmt: skip
def test_what_is_no_written_number_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"expected|written|no number"):
        read_written(data)


@pytest.mark.parametrize("seed", [5, SEED])
def test_a_state_with_luck_of_either_kind_survives_a_browser(seed: int) -> None:
    s = state(seed)
    text = json.dumps(to_data(s))
    back = from_data(json.loads(text, parse_int=lambda digits: int(float(digits))), s.fixed)
    assert (back.luck, back.key()) == (s.luck, s.key())


@pytest.mark.parametrize("luck", [-1, True, "blake2b:" + "f" * 81, "luck", [1]])
def test_luck_that_is_none_is_refused_with_its_place(luck: object) -> None:
    s = state()
    data = to_data(s)
    data["state"]["luck"] = luck
    with pytest.raises(CodecError, match=r"state\.luck: "):
        from_data(data, s.fixed)


def test_states_that_differ_in_luck_alone_have_other_keys() -> None:
    s, other = state(), state()
    assert other.key() == s.key()
    other.luck += 1
    assert other.key() != s.key()
