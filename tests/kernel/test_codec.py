"""Data there and back, and errors that name the place."""

from __future__ import annotations

import json

import pytest

from stolik.kernel.agenda import Frame
from stolik.kernel.codec import CodecError, from_data, read, register, to_data, write
from stolik.kernel.decision import Option

from .thieves import SETUP, Thieves


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
