"""P2-SETUP: players, decks, preparation, beside what the scenarios show."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik import Match
from stolik.decks.deck import Deck, DeckError
from stolik.games.pokemon.rules import drawing_teams
from stolik.games.pokemon.rules.events import CardsMoved
from stolik.kernel.contract import Choice
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup

from .tables import DECKS, MULTI


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_exactly_four_decks_are_needed(count):
    """P2-SETUP-1, P2-SC-01: three or five players, or a team of one, are refused."""
    with pytest.raises(SetupError, match="needs 4 decks"):
        Match(MULTI, (DECKS * 2)[:count], 1)
    with pytest.raises(SetupError, match="4 decks are needed") as refused:
        MULTI.rules.check_decks(Setup("pokemon-2v2", ((),) * count), 4)
    assert refused.value.rule == "P2-SETUP-1"


@pytest.mark.parametrize(
    ("cards", "rules"),
    [
        ({"sm9-40": 2, "sm1-123": 2, "sm1-167": 26}, set()),
        ({"sm9-40": 2, "sm1-123": 2, "sm1-167": 27}, {"P2-SETUP-2"}),
        ({"sm9-40": 2, "sm1-123": 2, "sm1-167": 25}, {"P2-SETUP-2"}),
        ({"sm9-40": 2, "sm1-123": 3, "sm1-167": 25}, {"P2-SETUP-3"}),
        ({"sm1-123": 2, "sm1-167": 28}, {"P2-SETUP-3"}),
        ({"sm5-140": 1, "smp-SM66": 2, "sm1-164": 27}, {"P2-SETUP-3"}),
    ],
)
def test_a_half_deck_is_judged(cards, rules):
    """P2-SETUP-2, P2-SETUP-3, P2-SC-02: thirty cards, two of a name, basic Energy without limit, a Basic Pokémon."""
    deck = Deck("tried", MULTI.id, (tuple(card for card, count in cards.items() for _ in range(count)),))
    assert {problem.rule for problem in MULTI.check(deck)} == rules
    if rules:
        with pytest.raises(DeckError, match=sorted(rules)[0]):
            Match(MULTI, (deck, *DECKS[:3]), 1)


def test_partners_may_both_play_two_of_a_card():
    """P2-SETUP-3, P2-SC-02: the decks of a team are counted separately."""
    assert Match(MULTI, (DECKS[0],) * 4, 1).decision is not None


def test_the_toss_is_fair():
    """P2-SETUP-5: either team wins it about as often."""
    first = Counter(Match(MULTI, DECKS[:4], seed).decision.seat for seed in range(200))
    assert set(first) == {0, 1} and min(first.values()) > 70


def test_the_winner_of_the_toss_may_choose():
    """P2-SETUP-5: with `winner_chooses` the winning team says whether it goes first."""
    for seed in range(4):
        match = Match(MULTI, DECKS[:4], seed, {"winner_chooses": True})
        winner = match.decision.seat
        assert match.decision.kind == "go-first"
        match.answer(match.decision.find("second", ()))
        assert match.decision.kind == "earlier" and match.decision.seat == 1 - winner


@pytest.mark.parametrize(("start", "asked"), [("0", 0), ("1", 1)])
def test_the_team_that_starts_may_be_given(start, asked):
    """P2-SETUP-5, P2-SETUP-6: each team then names its earlier player, the first team before the other."""
    match = Match(MULTI, DECKS[:4], 1, {"start": start})
    assert match.decision.seat == asked
    assert [option.args for option in match.decision.options] == [(asked,), (asked + 2,)]
    match.answer(match.decision.options[1])
    match.answer(match.decision.options[0])
    assert match.view(None).order == (asked + 2, 1 - asked, asked, 3 - asked)


def test_who_holds_a_basic_may_not_redraw(match):
    """P2-SETUP-12, P2-SC-04: nobody is ever asked to; all that is offered is the toss, the order, and laying out."""
    kinds = set()
    choice = Choice(1)
    while match.decision.kind != "turn":
        kinds.add(match.decision.kind)
        match.answer(choice.answer(match.decision))
    assert kinds <= {"earlier", "lay-active", "lay-bench", "extra-to"}


def test_a_hand_that_goes_into_the_deck_whole_is_shown_to_nobody():
    """P2-SETUP-4, P2-FIELD-7: of each hand only the team that held it knows which cards went; not who played Judge."""
    drawing = """
        A+C  active: Zapdos, Shinx
        B+D  active: Azelf, Bronzor
        A    hand: Judge, Switch
        B    hand: Potion, Nest Ball
        turn: A
    """
    match = Match.from_state(MULTI, drawing_teams.read(drawing, MULTI.rules), 1)
    match._state.luck = 7
    match.answer(next(option for option in match.decision.options if option.verb == "play"))
    moved = [event for event in match.events[-1] if isinstance(event, CardsMoved) and event.to == "deck"]
    assert [event.seat for event in moved] == [0, 1]
    told = [[-1 not in event.seen_by(seat).kinds for seat in (0, 1, 2, 3, None)] for event in moved]
    assert told == [[True, False, True, False, False], [False, True, False, True, False]]
