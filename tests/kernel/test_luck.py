"""Luck is one door: fair, the same everywhere, and strict when scripted."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.kernel.luck import MASK, LuckNeeded, derive, draw, mix, seed_luck, shuffle, shuffle_by, step

from .thieves import SETUP, Thieves


def state(seed: int = 1):
    return Thieves().new(SETUP, seed)


def test_known_numbers() -> None:
    # the first outputs of splitmix64 with state 0, as published with the generator
    gamma = 0x9E3779B97F4A7C15
    assert [mix(n * gamma & MASK) for n in (1, 2, 3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@pytest.mark.parametrize("sides", [2, 3, 6])
def test_fair(sides: int) -> None:
    luck, seen = seed_luck(11), Counter[int]()
    for _ in range(6000):
        luck, value = step(luck, sides)
        seen[value] += 1
    expected = 6000 / sides
    assert sum((seen[n] - expected) ** 2 / expected for n in range(sides)) < 20  # p < 0.001 for at most 5 degrees


def test_no_side_is_likelier_where_sides_do_not_divide_the_range() -> None:
    # taken modulo three quarters of the range, the lowest third would fall twice as often
    luck, thirds, sides = seed_luck(5), Counter[int](), 3 << 62
    for _ in range(3000):
        luck, value = step(luck, sides)
        thirds[value // (1 << 62)] += 1
    assert sum((thirds[n] - 1000) ** 2 / 1000 for n in range(3)) < 13.8  # p > 0.001 for two degrees


def test_shuffle_is_fair_over_all_orders() -> None:
    s, seen = state(), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [1, 2, 3]
        shuffle(s, items)
        seen[tuple(items)] += 1
    assert len(seen) == 6 and sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 20.5


def test_script_is_used_first_and_checked() -> None:
    s = state()
    s.luck, s.script = None, (1, 5)
    assert draw(s, 2) == 1
    with pytest.raises(ValueError, match="5"):
        draw(s, 2)


def test_beyond_the_script() -> None:
    s = state()
    s.luck = None
    with pytest.raises(LuckNeeded) as needed:
        draw(s, 6)
    assert needed.value.sides == 6


def test_series_of_seeds_differ_and_stay() -> None:
    seeds = [derive(1, n) for n in range(1000)]
    assert len(set(seeds)) == 1000 and all(0 <= seed < 1 << 63 for seed in seeds)
    assert derive(1, 0) == seeds[0] and derive(2, 0) != seeds[0]


def before(output: int) -> int:
    """The position whose next output is this one: splitmix64 backwards."""
    z, size = output, 1 << 64
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9)):
        z = (z ^ z >> shift ^ z >> 2 * shift) * pow(factor, -1, size) % size
    return ((z ^ z >> 30 ^ z >> 60) - 0x9E3779B97F4A7C15) % size


@pytest.mark.parametrize("output", [MASK, MASK - 3, MASK - 4, MASK - (1 << 32), 1 << 63, (1 << 63) - 1, 7, 0])
def test_what_would_make_a_side_likelier_is_drawn_again(output: int) -> None:
    """2**64 is 4 more than a number of sixes."""
    luck = before(output)
    after = (luck + 0x9E3779B97F4A7C15) & MASK
    assert mix(after) == output
    assert step(luck, 6) == (step(after, 6) if output > MASK - 4 else (after, output % 6))


@pytest.mark.parametrize("output", [MASK, MASK - 1, 1 << 63, 5])
def test_a_shuffle_draws_as_single_draws_do(output: int) -> None:
    luck, alone, items = before(output), list(range(6)), list(range(6))
    after = shuffle_by(luck, items)
    for last in range(5, 0, -1):
        luck, at = step(luck, last + 1)
        alone[at], alone[last] = alone[last], alone[at]
    assert (after, items) == (luck, alone)
