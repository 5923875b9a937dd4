"""Luck is one door: fair, the same everywhere, and strict when scripted."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.kernel.luck import MASK, LuckNeeded, derive, draw, mix, seed_luck, shuffle, step

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
