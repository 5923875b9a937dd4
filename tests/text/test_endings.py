"""How a game without words of its own says who won: alone, as a team, with others, or nobody."""

from __future__ import annotations

import pytest

from stolik.text.phrase import plain
from stolik.text.words import Words

PEOPLE = ("Ola", "Marek", "Aki")
ALONE = Words({"end XX-END-1": {"en": "The well is dry.", "ja": "井戸が枯れた。"}}, sides=(0, 1, 2))


def told(kind: str, returns: tuple[int, ...], viewer: int | None = None, lang: str = "en", loser: int | None = None):
    return plain(ALONE.outcome(kind, returns, PEOPLE, viewer, lang, "XX-END-1", loser))


@pytest.mark.parametrize(
    ("returns", "viewer", "text"),
    [
        ((-1, 1, -1), None, "The well is dry. Marek wins."),
        ((-1, 1, -1), 1, "The well is dry. You win."),
        ((0, -1, 0), 1, "The well is dry. The first place is shared: Ola, Aki."),
        ((0, -1, 0), 0, "The well is dry. The first place is shared: Ola, Aki."),
        ((0, 0, 0), None, "The well is dry. The game is a draw."),
        ((-1, -1, -1), None, "The well is dry. Nobody wins."),
    ],
)
def test_who_is_first_of_three(returns, viewer, text) -> None:
    assert told("rules", returns, viewer) == text


def test_who_gave_up_of_three_is_named_and_so_are_those_who_won_by_it() -> None:
    assert told("resign", (1, -1, 1), loser=1) == "Marek resigns. The winners: Ola, Aki."
    assert told("time", (1, -1, 1), viewer=1, loser=1) == "Your time is up. The winners: Ola, Aki."
    assert told("left", (1, -1, 1), lang="ja", loser=1) == "Marekが席を離れた。勝者：Ola、Aki。"


def test_a_team_is_named_as_one() -> None:
    teams = Words(sides=(0, 1, 0))
    assert plain(teams.outcome("resign", (1, -1, 1), PEOPLE, None, "en", "", 1)) == "Marek resigns. Ola/Aki wins."
