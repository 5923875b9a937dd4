"""Editions of a pool: cards that are added behind it change no number in a game of older cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import stolik
from stolik.catalog import game as find_game
from stolik.closing import Closing
from stolik.decks.deck import Deck
from stolik.kernel.rules import SetupError
from stolik.match import Match, game_of
from stolik.scenarios.table import table
from stolik.simulation.run import simulate

OLD, SECOND, ALL = find_game("pokemon").editions


def deck(*cards: str) -> Deck:
    """Four of each, and Grass Energy."""
    few = tuple(card for card in cards for _ in range(4))
    return Deck("Mine", "pokemon", ((*few, *["dp1-123"] * (60 - len(few))),))


OLDER = deck("dp1-103", "dp1-93")
LATER = deck("dp4-70", "dp1-93")
LATEST = deck("dp2-37", "dp1-93")


def played(*decks: Deck, answers: int = 12) -> Match:
    """A game of these decks after some answers."""
    match = Match("pokemon", decks, seed=5)
    for _ in range(answers):
        assert match.decision is not None
        match.answer(next(match.decision.answers()))
    return match


def test_a_game_of_older_cards_is_played_over_those_alone() -> None:
    match = played(OLDER, OLDER)
    assert match.game.bundled == match.view(0).cards == OLD < SECOND < ALL
    assert match.record.edition is None
    assert (data := match.record.to_data())["stolik"] == 2 and "edition" not in data
    assert Match(match.game, [LATER, OLDER], seed=5).game is find_game("pokemon").of_edition(SECOND)


def test_a_later_card_in_any_deck_makes_it_a_game_of_its_edition() -> None:
    match = played(OLDER, LATER)
    assert match.game.bundled == match.view(0).cards == match.record.edition == SECOND
    again = stolik.replay(stolik.Record.from_json(match.record.to_json()))
    assert (again.record.to_data(), again.key()) == (match.record.to_data(), match.key())
    assert match.record.to_data()["stolik"] == 3


def test_a_game_with_a_card_of_the_last_edition_is_over_all_cards() -> None:
    match = played(LATER, LATEST)
    assert match.game is find_game("pokemon") and match.record.edition == ALL


def test_a_table_that_was_drawn_over_all_cards_is_replayed_over_them() -> None:
    start = find_game("pokemon").drawn("A active: Turtwig hand: Grass Energy\nB active: Piplup")
    match = Match.from_state(find_game("pokemon"), start)
    match.answer(next(match.decision.answers()))
    assert match.record.edition == ALL
    assert stolik.replay(stolik.Record.from_json(match.record.to_json())).key() == match.key()


def test_a_branch_and_its_origin_stay_in_their_edition() -> None:
    branch = played(OLDER, LATER).branch(6, seed=3)
    record = stolik.Record.from_json(branch.record.to_json())
    assert record.origin is not None and (record.edition, record.origin.edition) == (SECOND, SECOND)
    assert stolik.replay(record).key() == branch.key()
    assert stolik.replay(record.origin).key() == played(OLDER, LATER, answers=6).key()


def test_a_closed_record_stays_in_its_edition_though_no_later_card_is_seen() -> None:
    match = Match("pokemon", [OLDER, LATER], seed=5, options={"closed_lists": True})
    closed = Closing(match.game, match.record, [0]).closed()
    assert "dp4-70" not in str(closed.setup.decks)
    shown, true = stolik.replay(closed).view(0), match.view(0)
    assert replace(shown, decision=None) == replace(true, decision=None)


def test_an_edition_that_never_was_is_refused() -> None:
    record = played(OLDER, LATER, answers=0).record
    record.edition = 700
    with pytest.raises(stolik.RecordError, match="an edition of 700 cards, which this version does not know"):
        stolik.replay(record)


def test_a_card_that_was_brought_stays_what_it_was_though_it_is_bundled_later() -> None:
    mine = replace(find_game("pokemon").pool["dp4-70"], hp=10)
    match = Match(find_game("pokemon").of_edition(None).bringing([mine]), [LATER, OLDER], seed=5)
    record = stolik.Record.from_json(match.record.to_json())
    assert game_of(record).pool["dp4-70"].hp == 10 and game_of(record).bundled == OLD
    assert stolik.replay(record).key() == match.key()


def test_editions_are_made_once_and_know_the_decks_of_their_time() -> None:
    old = find_game("pokemon").of_edition(None)
    assert (
        old is find_game("pokemon").of_edition(OLD)
        and old.home is find_game("pokemon")
        and find_game("pokemon").of_edition(ALL) is find_game("pokemon")
    )
    assert list(old.pool) == list(find_game("pokemon").pool)[:OLD]
    assert {deck.name for deck in old.decks} <= {deck.name for deck in find_game("pokemon").decks}
    with pytest.raises(SetupError, match="edition of 3 cards"):
        old.of_edition(3)


def test_each_game_of_a_simulation_is_over_the_edition_of_its_decks(tmp_path: Path) -> None:
    simulate("pokemon", [OLDER, OLDER, LATER], games=6, seed=2, records=tmp_path / "games.jsonl")
    records = [stolik.Record.from_json(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert {record.edition for record in records} == {None, SECOND}
    assert all(stolik.replay(record).outcome is not None for record in records)


def test_cards_of_a_drawing_have_their_old_meaning() -> None:
    assert table("pokemon", "A active: Pikachu\nB active: Darkrai (dp4-3)").match.record.edition == ALL
