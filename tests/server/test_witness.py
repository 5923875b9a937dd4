"""A record that is played anew shows what its table has shown, and what it did not show is found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from stolik.kernel.codec import canonical
from stolik.kernel.contract import Choice
from stolik.kernel.fair import PLAYED, Deal
from stolik.match import Match
from stolik.server import protocol as p
from stolik.server.render import Renderer, Viewer
from stolik.server.telling import path_of
from stolik.witness import SHOWN, Kept, Unplayable, _digest, as_told, play_anew

from .test_leaks import play as token_battle
from .test_leaks_pokemon import play as pokemon
from .test_leaks_pokemon import play_four as teams
from .test_leaks_star_wars import play as star_wars

GAMES: dict[str, Callable[[int, int], Match]] = {
    "token-battle": token_battle,
    "pokemon": pokemon,
    "pokemon-2v2": teams,
    "star-wars": star_wars,
}
PAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "shown.ts"
BESIDE = re.findall(r'"(\w+)"', PAGE.read_text(encoding="utf-8").partition("const BESIDE")[2].partition(")")[0])
"""What a page leaves out of a view, as it says itself."""


def kept(match: Match, seat: int | None, lang: p.Lang = "en") -> Kept:
    """What a page keeps of how the table stands."""
    frame = p.MoveFrame(1, p.MoveData(Renderer(match).sight(Viewer(seat, lang)), [], [], None))
    view = {name: one for name, one in json.loads(p.write(frame))["d"]["view"].items() if name not in BESIDE}
    path = path_of(match, match.turn)
    assert path is not None
    return Kept(path.n, path.undone, seat, lang, sha256(canonical(view)).hexdigest()[:16])


def sealed(match: Match) -> Match:
    """The same match, as one that was dealt at a table."""
    seats, digits = match.game.seats, "0" * 64
    none, all_ = [None] * seats, [digits] * seats
    match.record.deal = Deal("T1", 1, none, none, all_, all_, digits, digits)
    return match


def watched(match: Match, answers: int) -> list[Kept]:
    """The match goes on at random, and all who can see it keep what they are shown."""
    choice, rows = Choice(7), []
    for _ in range(answers):
        rows += [kept(match, seat, p.LANGS[match.turn % 3]) for seat in (*range(match.game.seats), None)]
        if match.decision is None:
            break
        match.answer(choice.answer(match.decision))
    return rows


@pytest.mark.parametrize("game", GAMES)
def test_what_everybody_was_shown_follows_from_the_record(game: str) -> None:
    match = sealed(GAMES[game](3, 20))
    rows = watched(match, 60)
    given = play_anew(match.record, rows)
    assert (given.found, given.views, given.apart, given.entries) == (None, len(rows), 0, match.turn)
    assert len({row.digest for row in rows}) >= match.turn - 20


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_was_shown_and_is_another_in_the_record_is_found(game: str) -> None:
    """All keys of the record agree with each other: what was shown alone can tell."""
    rows = watched(sealed(GAMES[game](3, 0)), 1)
    other = sealed(GAMES[game](4, 0))
    other.record.names = GAMES[game](3, 0).record.names
    found = play_anew(other.record, rows).found
    assert found is not None and (found.code, found.unfair, found.entry) == (SHOWN, True, 0)


def test_an_answer_that_was_changed_is_found() -> None:
    match = sealed(token_battle(3, 8))
    data = match.record.to_data()
    data["entries"][4], data["entries"][6] = data["entries"][6], data["entries"][4]
    told = json.loads(as_told(json.dumps(data), "[]"))
    assert told["found"]["code"] == PLAYED and told["found"]["entry"] == 4 and told["problem"]


def test_what_was_taken_back_while_nobody_looked_is_not_compared() -> None:
    match = sealed(token_battle(3, 8))
    row = kept(match, 0)
    match.undo(4)
    assert match.record.deal is not None
    match.record.deal.undone += 1
    watched(match, 6)
    given = play_anew(match.record, [row, kept(match, 1)])
    assert (given.found, given.views, given.apart) == (None, 1, 1)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.update(cards="0" * 16), "the cards have changed"),
        (lambda data: data.update(version=99), "newer version"),
        (lambda data: data.update(game="ludo"), "no game 'ludo'"),
    ],
)
def test_a_record_of_other_rules_or_cards_is_said_to_be_so(change: Callable[[Any], None], why: str) -> None:
    data = sealed(token_battle(3, 4)).record.to_data()
    change(data)
    with pytest.raises(Unplayable, match=why):
        as_told(json.dumps(data), "[]")


def test_a_view_has_the_digest_that_a_page_gives_it() -> None:
    """The pages' own tests have the same one (web/tests/shown.test.ts)."""
    view = {"hand": (3, -1), "who": {"b": "Żółw", "a": True}}
    assert _digest(view) == "23bc092b2d604d5b"


def test_whoever_waits_hears_of_each_entry_how_far_it_is() -> None:
    match, heard = star_wars(3, 12), []
    play_anew(match.record, (), lambda n, of: heard.append((n, of)))
    assert heard == [(n, match.turn) for n in range(match.turn + 1)]
