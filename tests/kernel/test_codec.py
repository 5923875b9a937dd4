"""Data there and back, and errors that name the place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from stolik.cardgame.ast import Coins
from stolik.kernel.agenda import Frame
from stolik.kernel.codec import CodecError, from_data, is_deeper, read, register, take_over, to_data, write
from stolik.kernel.decision import Option

from .thieves import SETUP, Thief, Thieves


@pytest.mark.parametrize("value", [None, True, 3, "x", (1, (2,)), [1, [2]], {1: "a", "b": (2,)}, Option("pass")])
def test_there_and_back(value: object) -> None:
    assert read(json.loads(json.dumps(write(value)))) == value


def test_unknown_classes_are_refused_both_ways() -> None:
    with pytest.raises(CodecError, match="not known"):
        write(object())
    with pytest.raises(CodecError, match="no class"):
        read({"#": "Nonsense"})


def test_two_classes_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="registered"):
        register(type("Thief", (), {"__slots__": ()}))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda d: d.update(schema=99), "schema 99"),
        (lambda d: d["state"].pop("turn"), "'turn'"),
        (lambda d: d.update(state=[1]), "game's state"),
        (lambda d: d["state"].update(agenda=[3]), "agenda"),
        (lambda d: d["state"].update(turn=1.5), "state.turn"),
    ],
)
def test_damage_is_named(change, place: str) -> None:
    s = Thieves().new(SETUP, 1)
    data = to_data(s)
    change(data)
    with pytest.raises(CodecError, match=place):
        from_data(data, s.fixed)


def test_a_state_is_small() -> None:
    assert len(json.dumps(to_data(Thieves().new(SETUP, 1)))) < 1500


def test_a_package_takes_no_name_from_a_game_of_another() -> None:
    """A game of Stolik's own registers its classes when it is first played, perhaps after somebody else's."""
    modules = ("somebody.game", "stolik.games.cards", "another.rules")
    classes = [register(type("Hour", (Frame,), {"__slots__": (), "__module__": module})) for module in modules]
    written = [write(kind()) for kind in classes]
    assert written == [{"#": "somebody.Hour"}, {"#": "Hour"}, {"#": "another.Hour"}]
    assert [type(read(data)) for data in written] == classes


def test_a_node_of_a_card_with_a_number_that_no_card_says_is_not_read() -> None:
    """3,000,000 coins would be a gigabyte."""
    register(Coins)
    coins = {"#": "Coins", "n": 3_000_000}
    with pytest.raises(CodecError, match=r"state\[1\]\.n: 3000000 is more than any card says: at most 10000"):
        read([1 << 60, coins])
    assert read({"#": "Coins", "n": 10_000}) == Coins(10_000)


def test_what_lies_too_deep_is_one_clear_error() -> None:
    deep: Any = 1
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(CodecError, match="state: nested deeper than 300"):
        read(deep)
    assert not is_deeper([[1, {"a": [2]}], 3], 4) and is_deeper([[1, {"a": [2]}], 3], 3)


@register
class Watched(Thief):
    """Thieves, and whether somebody has looked."""

    __slots__ = ("looked",)
    DERIVED: ClassVar[Mapping[str, Any]] = {"looked": False}


def test_what_follows_from_the_rest_is_not_written() -> None:
    """A state that is read, or takes another one over, has the value that its class says (`DERIVED`)."""
    s = Watched(Thieves().new(SETUP, 1).fixed, 7)
    s.looked = True
    data = to_data(s)
    again = from_data(data, s.fixed)
    assert "looked" not in data["state"] and again.looked is False and s.key() == again.key()
    take_over(s, again)
    assert s.looked is False
