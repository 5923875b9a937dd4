"""A node in which something is open is a shape, in both engines: compiled, fields take what is of their type alone."""

from __future__ import annotations

import pickle

import pytest

from stolik.cardgame.ast import Coins, Do, Draw, Hole, Shape, one, some
from stolik.text.trees import build, hole, matcher

N = Hole("n", "n")


def test_a_node_with_a_hole_is_a_shape_with_all_its_fields() -> None:
    assert Draw(hole("n")) == Shape(Draw, (("n", N), ("whose", "you"), ("each", None)))
    assert isinstance(Do((Coins(1), Draw(hole("n")))), Shape), "also deep inside"
    assert type(Do((Coins(1), Draw(2)))) is Do


def test_what_fills_a_hole_makes_the_node() -> None:
    shape = Do((Coins(1), Draw(hole("n"))))
    bound: dict[str, object] = {}
    assert matcher(shape)(Do((Coins(1), Draw(3))), bound) and bound == {"n": 3}
    assert build(shape, {"n": 3}) == Do((Coins(1), Draw(3)))


@pytest.mark.parametrize("wrong", [{"cards": 1}, {"n": 1, "m": 2}])
def test_a_shape_has_the_fields_of_its_node_and_no_others(wrong: dict[str, int]) -> None:
    with pytest.raises(TypeError, match="Draw is made of"):
        Draw(**{**wrong, "whose": hole("who")})  # type: ignore[arg-type]


def test_nodes_that_are_made_by_functions_may_be_open() -> None:
    assert isinstance(one(hole("which")), Shape) and isinstance(some(hole("n"), hole("which")), Shape)


def test_a_node_goes_to_another_process() -> None:
    node = Do((Coins(1), Draw(3)))
    assert pickle.loads(pickle.dumps(node)) == node
