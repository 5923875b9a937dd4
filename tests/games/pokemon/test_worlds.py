"""Games as they might be: what a bot may imagine of the other player's cards."""

from __future__ import annotations

from collections import Counter

from stolik import Match
from stolik.kernel.contract import Choice

GUESSES = ("Inferno Zone", "Royal Frost", "Rebellion")


def played(decks, answers=60, seed=5):
    match = Match("pokemon", decks, seed=seed)
    choice = Choice(seed)
    for _ in range(answers):
        match.answer(choice.answer(match.decision))
    return match


def test_closed_lists_suppose_the_deck_that_fits_what_was_seen():
    match = played(("Terra Firma", "Royal Frost"))
    guesses = [match.game.deck(name).stacks for name in GUESSES]
    world = match.rules.determinise(match._state, 0, 3, guesses)
    royal = {1 * world.fixed.size + list(world.fixed.pool).index(card) for card in match.game.deck("Royal Frost").cards}
    assert set(world.seats[1].hand + world.seats[1].deck + world.seats[1].prizes) <= royal


def test_closed_lists_tell_nothing_of_the_true_deck():
    """Another deck behind the same table gives the same worlds."""
    match = played(("Terra Firma", "Royal Frost"), answers=9)
    guesses = [match.game.deck(name).stacks for name in GUESSES]
    s = match._state.clone()
    own = s.seats[1]
    other = sorted(own.deck)[0]
    own.deck = [other] * len(own.deck)
    keys = {match.rules.determinise(state, 0, 3, guesses).key() for state in (s, match._state)}
    assert len(keys) == 1


def test_a_world_with_a_supposed_deck_plays_on():
    match = played(("Terra Firma", "Dark Rampage"), answers=4)
    guesses = [match.game.deck(name).stacks for name in GUESSES]
    for luck in range(5):
        seat = match.decision.seat
        world = match.rules.determinise(match._state, seat, luck, guesses)
        again, choice = Match.from_state(match.game, world), Choice(luck)
        while again.decision is not None:
            again.answer(choice.answer(again.decision))
        assert again.outcome is not None


def test_open_lists_keep_every_card():
    match = played(("Terra Firma", "Inferno Zone"))
    world = match.rules.determinise(match._state, 0, 8)
    for zone in ("hand", "deck", "prizes"):
        assert len(getattr(world.seats[1], zone)) == len(getattr(match._state.seats[1], zone))
    pooled = [Counter(s.seats[1].hand + s.seats[1].deck + s.seats[1].prizes) for s in (world, match._state)]
    assert pooled[0] == pooled[1] and world.seats[1].deck != match._state.seats[1].deck
