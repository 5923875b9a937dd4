"""PK-SETUP: what one drawn table can't show, over many seeds and in every seat's view, and what no scenario shows."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik import DeckError, Match
from stolik.catalog import game as find_game
from stolik.games.pokemon.rules.events import CoinFlipped, DeckShuffled, FirstDecided, SideCalled

POKEMON = find_game("pokemon")

DECKS = tuple(deck.name for deck in POKEMON.decks[:2])


def started(seed, **options):
    return Match("pokemon", DECKS, seed, options)


def test_a_deck_of_59_cards_is_no_deck():
    """PK-SETUP-1: refused before anything is dealt, with the number."""
    deck = POKEMON.decks[0]
    short = type(deck)("short", deck.game, (deck.stacks[0][:-1],))
    with pytest.raises(DeckError, match="59"):
        Match("pokemon", (short, deck), 1)


def test_both_decks_are_shuffled_before_the_coin():
    """PK-SETUP-2: and anew in every game."""
    matches = [started(seed) for seed in range(6)]
    assert len({tuple(match._state.seats[0].deck) for match in matches}) == 6
    for match in matches:
        assert [type(event) for event in match.events[0]] == [DeckShuffled, DeckShuffled]
        assert match.decision.kind == "call"


def test_the_program_picks_who_calls_and_the_other_flips():
    """PK-SETUP-3: each player in about half of the games; who is right starts, else the other."""
    callers = Counter()
    for seed in range(40):
        match = started(seed)
        caller = match.decision.seat
        callers[caller] += 1
        match.answer(match.decision.options[seed % 2])
        called, flipped, first = match.events[-1][:3]
        assert called == SideCalled(caller, seed % 2 == 0)
        assert flipped == CoinFlipped(1 - caller, flipped.heads, "start")
        assert first == FirstDecided(caller if flipped.heads == called.heads else 1 - caller)
    assert min(callers.values()) > 8


@pytest.mark.parametrize("seat", [0, 1])
def test_who_starts_may_be_given(seat):
    """PK-SETUP-3: the option by which a seat starts flips no coin."""
    match = started(3, start=str(seat))
    assert FirstDecided(seat) in match.events[0]
    assert not any(isinstance(event, CoinFlipped) for event in match.events[0])


@pytest.mark.parametrize("seed", range(5))
def test_seven_cards_and_six_prizes_from_the_top(seed):
    """PK-SETUP-4: the hand is drawn first, then the Prizes."""
    match = started(seed)
    before = [own.deck[::-1] for own in match._state.seats]
    while match.decision.kind == "call":
        match.answer(match.decision.options[0])
    shuffled = Counter(type(event) for event in match.events[-1])[DeckShuffled]
    for own, deck in zip(match._state.seats, before, strict=True):
        laid = [mon.stack[0] for mon in match._state.mons.values() if mon.seat == match._state.seats.index(own)]
        if not shuffled:
            assert Counter(own.hand + laid) == Counter(deck[:7])
            assert own.prizes == deck[7:13] and own.deck[::-1] == deck[13:]
        assert (len(own.hand) + len(laid), len(own.prizes), len(own.deck)) == (7, 6, 47)


def test_the_sides_of_the_table_are_alike(pokemon):
    """PK-SETUP-12: Active place, Bench, deck, Prizes and discard pile for each; one Stadium for both."""
    t = pokemon("A  active: Turtwig   bench: Totodile   discard: Potion\nB  active: Turtwig\nstadium: Lake Boundary")
    view = t.match.view(None)
    assert [(len(side.active), len(side.bench), len(side.discard)) for side in view.sides] == [(1, 1, 1), (1, 0, 0)]
    assert [(own.deck, own.prizes) for own in view.seats] == [(10, (-1,) * 6)] * 2
    assert isinstance(view.stadium, int) and view.stadium >= 0


@pytest.mark.parametrize("seed", range(8))
def test_nobody_knows_what_the_other_laid(seed):
    """PK-SETUP-10: until the reveal the other's Pokémon, and events about them, are backs."""
    match = started(seed, start="0")
    while match._state.phase == "setup" and match.decision is not None:
        for seat in (0, 1, None):
            view = match.view(seat)
            for side in view.sides:
                assert all(mon.cards == () for mon in (*side.active, *side.bench) if mon.seat != seat)
        match.answer(next(match.decision.answers()))
    put = [event for entry in match.events for event in entry if type(event).__name__ == "PokemonPut"]
    assert put and all(event.seen_by(1 - event.seat).kind == -1 for event in put)
    assert all(mon.cards for side in match.view(None).sides for mon in side.active)


def test_the_narrower_form_offers_a_card_for_each_failed_deal(pokemon):
    """PK-SETUP-7: two failed deals, two cards, each a choice of its own."""
    t = pokemon(
        """
        A  deck: Potion x7, Turtwig
        B  deck: Chikorita, Potion x12, Switch, Cyndaquil
        setup: A   options: extra_cards=bench
        """,
        *("H", "A: Potion x7", "A: Turtwig"),
    ).do("A calls heads")
    t.look("B asked extra", "B holds 6").do("B chooses yes").look("B asked extra", "B holds 7")
    t.do("B chooses no").look("B holds 7", "turn A")
