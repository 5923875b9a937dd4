"""A field that a node got after games were recorded: what does not use it is written as before."""

from stolik.cardgame.ast import SELF, Static, written
from stolik.games.pokemon.ast.nodes import Affected, NoWeakness
from stolik.games.pokemon.rules import steps  # noqa: F401 - makes the nodes known to the codec
from stolik.kernel import codec


def test_a_later_field_is_written_only_where_it_says_something():
    plain, single = Static(NoWeakness(), SELF), Static(NoWeakness(), SELF, only="side")
    assert written(plain) == "Static(what=NoWeakness(), to=Named(name='self'), while_=None)"
    assert written((single,)) == "(Static(what=NoWeakness(), to=Named(name='self'), while_=None, only='side'),)"
    assert written(single) == repr(single)


def test_a_state_of_before_is_read():
    plain, many = Affected(), Affected(least=2)
    assert "least" not in codec.write(plain) and codec.write(many)["least"] == 2
    assert codec.read(codec.write(plain)) == plain and codec.read(codec.write(many)) == many
