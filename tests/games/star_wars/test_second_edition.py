"""Cards of the second edition: over how many cards a game is played, what names mean in drawings, and what some of
them do."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from stolik.cardgame.ast import one
from stolik.catalog import game
from stolik.games.star_wars.ast.nodes import Damage
from stolik.games.star_wars.cards.recipes import battle, paid, theirs
from stolik.match import Match
from stolik.scenarios.table import table

OLD, ALL = game("star-wars").editions
SHOT = battle("x-1", "Shot", "dark", paid(0, Damage(2, one(theirs(at="ground")))))


@pytest.mark.parametrize(
    ("dark", "light", "edition"),
    [
        ("Rule of Two", "Grand Army", None),
        ("Throne Room", "Grand Army", ALL),
        ("Rule of Two", "Lucky Scoundrels", ALL),
    ],
)
def test_a_game_is_over_the_first_edition_that_has_its_cards(dark: str, light: str, edition: int | None) -> None:
    match = Match("star-wars", (dark, light), seed=4)
    assert match.record.edition == edition and match.view(0).cards == (edition or OLD)
    match.answer(next(match.decision.answers()))
    assert stolik.replay(stolik.Record.from_json(match.record.to_json())).key() == match.key()


def test_a_name_that_a_later_card_has_too_means_what_it_meant() -> None:
    drawn = table("star-wars", "dark  space: Slave I\nlight  space: Millennium Falcon (RAS-57)\nstep: build dark")
    drawn.look("Slave I (B) damage 0", "Millennium Falcon (H) damage 0")


def test_the_opponent_pays_for_damage_by_cards_too(star_wars: Any) -> None:
    """SW-DAMAGE-19: Ewok Village asks who shoots at a Ground unit with a Battle card; damage by one's own side it lets
    pass."""
    drawn = (
        "dark  ground: Imperial Speeder Bike   hand: Shot   force: {}\n"
        "light  ground: Rebel Scouts, Ewok Artillery\nlocations: Ewok Village of {}\nstep: ground"
    )
    t = star_wars(drawn.format(1, "light"), cards=[SHOT]).do("dark plays Shot", "dark chooses Rebel Scouts")
    t.look("dark asked choose:may").do("dark chooses no").look("Rebel Scouts damage 0")
    t = star_wars(drawn.format(1, "light"), cards=[SHOT]).do("dark plays Shot", "dark chooses Rebel Scouts")
    t.do("dark chooses yes").look("dark force 0", "Rebel Scouts damage 2")
    t = star_wars(drawn.format(1, "dark"), cards=[SHOT]).do("dark plays Shot", "dark chooses Rebel Scouts")
    t.look("Rebel Scouts damage 2", "dark force 1")
