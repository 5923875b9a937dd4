"""What may be played in a chance and could change nothing: nobody is asked for it alone."""

from __future__ import annotations

import pytest

from stolik.cardgame.ast import Lasting, Which, inside
from stolik.games.star_wars.ast.nodes import Gets, Numbered, StatOf
from stolik.games.star_wars.cards import pool

DARK = "dark  character: Darth Maul (D)   hand: {}   force: 9\n"
LIGHT = "light  character: {}   hand: {}   force: 9\nstep: character"


def vain(t):
    """The cards that could change nothing, of those that somebody may play before the dice of Darth Maul's attack."""
    while t.match.decision.kind == "window:open":
        t.match.answer(t.match.decision.find("pass"))
    t.do("dark attacks Yoda with Darth Maul")
    view = t.match.view(t.match.decision.seat)
    t.look(f"{('dark', 'light')[view.seat]} asked window:open")
    kinds = {view.decision.options[n].args[0] for n in view.vain if view.decision.options[n].verb == "play"}
    return sorted(t.match._state.card(kind).name for kind in kinds)


@pytest.mark.parametrize(
    ("dark", "light", "nothing"),
    [
        ("Surge of Power", "none", []),
        ("Surge of Power, Target Locked", "none", []),
        ("none", "Surge of Power, Target Locked", ["Surge of Power", "Target Locked"]),
        ("none", "Surge of Power, Weapon Response", ["Surge of Power"]),
        ("none", "Surge of Power, Clever Escape", []),
        ("Weapon Response", "none", []),
    ],
)
def test_power_for_an_attack_is_of_use_to_whoever_attacks(star_wars, dark, light, nothing):
    """SW-ATTACK-4: to others where what they hold asks for it, and less power for whom they defend against."""
    assert vain(star_wars(DARK.format(dark) + LIGHT.format("Yoda (B)", light))) == nothing


def test_no_battle_card_asks_how_much_power_anothers_unit_has():
    """Else it could matter to a hand that nobody sees. One that only gives it more for the dice of this attack is of no
    use on what throws none."""
    plays = [play for card in pool().values() for play in card.plays if not gives_power(play.do)]
    nouns = [one for one in inside(*plays) if isinstance(one, (Which, StatOf))]
    asking = [one for one in nouns if any(isinstance(part, Numbered) and part.stat == "power" for part in inside(one))]
    assert asking and all(isinstance(one, Which) and one.whose == "you" for one in asking)
    assert not any(isinstance(one, StatOf) and one.stat == "power" for one in nouns)


def gives_power(do):
    """Whether a step does nothing but to give a unit power for an attack."""
    return isinstance(do, Lasting) and do.until == "attack" and do.what == Gets(power=getattr(do.what, "power", 0))
