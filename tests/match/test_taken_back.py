"""What was seen stays fair: after taking back what came to light, all that nobody knew is dealt anew."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolik import Match
from stolik.catalog import game
from stolik.kernel.contract import Choice
from stolik.kernel.replay import Record, Reseed
from stolik.kernel.shown import was_shown
from tests.kernel.thieves import Drew, ThievesGame

TRIALS = 200


def dealt(name: str, seed: int = 5) -> Match:
    found = game(name)
    if name == "star-wars":
        return Match(
            found, [next(deck for deck in found.decks if found.seat_of(deck) == seat) for seat in (0, 1)], seed
        )
    able = found.allowed({})
    return Match(found, [able[seat % len(able)] for seat in range(found.seats)], seed)


def drawn(match: Match) -> list[Any]:
    return [event for event in match.events[-1] if type(event).__name__ == "CardsDrawn"]


def to_a_draw(match: Match) -> int:
    """Play by chance until an answer draws a card, without luck; after how many answers it was given."""
    choice = Choice(3)
    while match.turn < 20 or not drawn(match) or match.has_used_luck(match.turn - 1):
        match.answer(choice.answer(match.decision))
    return match.turn - 1


@pytest.mark.parametrize("name", ["pokemon", "pokemon-2v2", "star-wars"])
def test_who_draws_takes_back_and_draws_gets_the_same_card_no_oftener_than_by_chance(name: str) -> None:
    match = dealt(name)
    to = to_a_draw(match)
    answer, first = match.record.entries[to], drawn(match)[0]
    deck = match._after(to).seats[first.seat].deck
    same = 0
    for trial in range(TRIALS):
        match.undo(to, (1 << 100) + trial)
        assert match.record.entries[to:] == [Reseed((1 << 100) + trial)]
        match.answer(answer.found_in(match.decision))
        same += drawn(match)[0] == first
        match.undo(to)
        match.answer(answer.found_in(match.decision))
    (card, *_) = first.cards if name == "star-wars" else first.kinds
    chance = deck.count(card) / len(deck)
    assert same <= TRIALS * chance + 4 * (TRIALS * chance * (1 - chance)) ** 0.5


def test_a_game_that_says_nothing_of_it_is_dealt_anew_by_its_own_worlds() -> None:
    """The kernel's own game: what is drawn after a theft comes off a deck that nobody knows; hands stay."""
    match = Match(ThievesGame(), ["Standard"] * 4, seed=7)
    while not match.turn or match.has_used_luck(match.turn - 1) or not any(map(is_drawn, match.events[-1])):
        match.answer_at((0,))
    to, tops = match.turn - 1, set()
    before = match._after(to)
    for trial in range(20):
        match.undo(to, trial)
        tops.add(match._state.deck[-1])
        assert match._state.hands == before.hands and sorted(match._state.deck) == sorted(before.deck)
        match.undo(to)
        match.answer_at((0,))
    assert len(tops) == len(set(before.deck))


def is_drawn(event: Any) -> bool:
    return isinstance(event, Drew)


def test_a_coin_that_is_taken_back_falls_as_it_did_in_half_of_the_trials() -> None:
    match = Match(ThievesGame(), ["Standard"] * 4, seed=7)
    while not match.turn or not match.has_used_luck(match.turn - 1):
        match.answer_at((0,))
    to, first, same = match.turn - 1, match.view(None).score, 0
    for trial in range(TRIALS):
        match.undo(to, trial)
        match.answer_at((0,))
        same += match.view(None).score == first
        match.undo(to)
        match.answer_at((0,))
    assert TRIALS * 0.36 < same < TRIALS * 0.64


def test_what_shows_nothing_is_taken_back_and_nothing_else_changes() -> None:
    """And so it is where the cards that were played were known to who played them."""
    match, choice = dealt("pokemon"), Choice(3)
    plain = 0
    while match.turn < 60:
        match.answer(choice.answer(match.decision))
        before, last = match._after(match.turn - 1).key(), match.record.entries[-1]
        if not match.has_shown(match.turn - 1):
            match.undo(match.turn - 1, 99)
            assert match.key() == before
            match.answer(last.found_in(match.decision))
            plain += 1
    assert plain > 10


def test_whether_something_was_shown_tells_nothing_of_what_it_was() -> None:
    """Else who takes back a draw and finds luck unchanged would know that the cards of that deck are all alike."""
    match = dealt("pokemon")
    to = to_a_draw(match)
    before = match._after(to)
    own = before.seats[drawn(match)[0].seat]
    own.deck = [own.deck[-1]] * len(own.deck)
    assert was_shown(match.rules, before, match.record.entries[to:])


def test_going_back_beyond_what_was_dealt_anew_deals_anew() -> None:
    """Else one could see what comes, go back twice, and have it come again."""
    match = dealt("pokemon")
    to = to_a_draw(match)
    match.undo(to, 5)
    match.undo(to - 1, 6)
    assert match.record.entries[to - 1 :] == [Reseed(6)]


def test_what_was_dealt_anew_is_replayed_bit_by_bit() -> None:
    match = dealt("pokemon", seed=1 << 90)
    to = to_a_draw(match)
    match.undo(to, 1 << 80)
    match.answer(match.decision.options[0])
    data = json.loads(match.record.to_json())
    assert data["entries"][to] == {"redeal": f"blake2b:{1 << 80:x}"}
    again = Match.from_record(Record.from_data(data))
    assert again.record.to_data() == match.record.to_data() and again.is_dealt_anew(to + 1)


def test_a_record_of_before_has_new_luck_alone() -> None:
    match = dealt("pokemon")
    decks = [seat.deck for seat in match._state.seats]
    match.renew(Reseed(5, deals=False))
    assert [seat.deck for seat in match._state.seats] == decks and match.record.to_data()["entries"] == [{"reseed": 5}]


def test_a_table_without_luck_of_its_own_deals_nothing_anew(pokemon) -> None:
    """All that is drawn there was scripted."""
    match = pokemon("A active: Bidoof\nB active: Bidoof\nB deck: Potion").do("A ends").match
    assert drawn(match) and not match.has_shown(0)
