"""A match: answers, undo, branches, refusals, previews, ends."""

from __future__ import annotations

import pytest

import stolik
from stolik.decks.deck import Deck, DeckError
from stolik.kernel.decision import IllegalAnswer, Option
from stolik.kernel.replay import Reseed
from stolik.kernel.rules import SetupError
from tests.kernel.thieves import ThievesGame

DECKS = ("First Steps", "Carousel")


def match(**settings) -> stolik.Match:
    return stolik.Match("token-battle", DECKS, **{"seed": 7, **settings})


def play(m: stolik.Match, *picks: int) -> stolik.Match:
    for n in picks:
        m.answer_at((n,))
    return m


def test_one_seed_one_game() -> None:
    assert play(match(), 3, 60, 9).key() == play(match(), 3, 60, 9).key()
    assert len({match(seed=n).key() for n in range(20)}) > 5


def test_a_refused_answer_changes_nothing() -> None:
    m = play(match(), 3)
    before = m.key()
    with pytest.raises(IllegalAnswer, match="lay 9 9"):
        m.answer(Option.foreign("lay", (9, 9)))
    with pytest.raises(IllegalAnswer):
        m.answer_at((500,))
    assert m.key() == before and m.turn == 1


def test_undo_goes_back_to_the_same_state() -> None:
    m = match()
    keys = [m.key(), *(play(m, n).key() for n in (3, 60, 9, 40))]
    for key in reversed(keys[:-1]):
        m.undo()
        assert m.key() == key and len(m.events) == m.turn + 1
    with pytest.raises(ValueError, match="no way back"):
        m.undo()


def test_undo_several_and_play_on() -> None:
    m = play(match(), 3, 60, 9, 40)
    m.undo(1)
    assert m.key() == play(match(), 3).key() and set(m.record.keys) == {0, 1}
    assert play(m, 60, 9).key() == play(match(), 3, 60, 9).key()


def test_undo_reseeds_only_where_luck_was_used() -> None:
    m = play(match(), 3, 60)
    m.undo(1, reseed=5)
    assert not any(isinstance(entry, Reseed) for entry in m.record.entries)


def test_a_resignation_is_an_outcome_of_the_side() -> None:
    """TB-END-8"""
    m = play(match(), 3)
    m.concede(0)
    assert m.outcome == stolik.Outcome((-1, 1), "TB-END-8") and m.decision is None
    refusal = m.why_not(1, Option("lay", (0, 0)))
    assert refusal is not None and refusal.rule == "TB-END-8"
    m.undo()
    assert m.outcome is None and m.turn == 1


def test_conceding_twice_keeps_the_first() -> None:
    m = match()
    m.concede(1)
    m.concede(0)
    assert m.outcome is not None and m.outcome.winners == (0,)
    with pytest.raises(ValueError, match="seat 5"):
        match().concede(5)


def test_preview_is_what_then_happens() -> None:
    """TB-AI-5"""
    m = play(match(), 3, 60)
    decision = m.decision
    assert decision is not None
    picks = decision.at((17,))
    before = m.key()
    [branch] = m.preview(decision.seat, picks)
    assert m.key() == before
    m.answer(picks)
    assert m.events[-1] == branch.events
    waiting = m.decision
    assert waiting is not None
    with pytest.raises(IllegalAnswer):
        m.preview(1 - waiting.seat, waiting.at((0,)))


def test_preview_does_not_tell_hidden_cards() -> None:
    """TB-DECK-13: the same preview, to the last field, whatever lies under the other seat's tops."""
    m = play(match(), 3)
    decision = m.decision
    assert decision is not None
    other = m.clone()
    other._state = m.rules.determinise(m._state, decision.seat, 3)
    assert other.key() != m.key()
    picks = decision.at((11,))
    [here], [there] = m.preview(decision.seat, picks), other.preview(decision.seat, picks)
    assert here.events == there.events and here.state.key() == there.state.key()


def test_clone_is_independent() -> None:
    m = play(match(), 3)
    copy = m.clone()
    play(copy, 5, 6)
    assert m.turn == 1 and copy.turn == 3 and len(m.record.entries) == 1
    copy.undo(0)
    assert m.key() == play(match(), 3).key()


def test_branch_plays_on_from_any_answer() -> None:
    m = play(match(), 3, 60, 9)
    twig = m.branch(1, seed=99)
    assert twig.record.state is not None and twig.turn == 0
    assert twig.view(0).owner == play(match(), 3).view(0).owner
    assert stolik.replay(twig.record).key() == twig.key()
    with pytest.raises(ValueError, match="no state 9"):
        m.branch(9)


def thieves(**settings) -> stolik.Match:
    """A match of the kernel's own four-seat game, which has forced decisions and coins."""
    return stolik.Match(ThievesGame(), ["Standard"] * 4, **{"seed": 7, **settings})


def test_auto_answers_what_is_forced() -> None:
    """A window without a choice is passed at once; it is recorded like any other answer."""
    asked, auto = thieves(seed=2), thieves(seed=2, auto=True)
    asked.answer_at((0,))
    auto.answer_at((0,))
    assert asked.decision is not None and asked.decision.kind == "window" and asked.decision.forced
    assert auto.decision is not None and not auto.decision.forced and auto.turn > 1


def test_undo_reseeds_where_luck_was_used() -> None:
    m = thieves()
    luck = m._state.luck
    while m._state.luck == luck:
        m.answer_at((0,))
    m.undo(0, reseed=5)
    assert m.record.entries == [Reseed(5)] and m.turn == 1
    assert stolik.Match.from_record(m.record, game=m.game).key() == m.key()
    m.undo()
    assert m.turn == 0 and m._state.luck == luck


@pytest.mark.parametrize(
    ("decks", "options", "sentence"),
    [
        (("First Steps",), {}, "needs 2 decks, not 1"),
        (("First Steps", "Nowhere"), {}, "neither a file"),
        (("First Steps", "1: Gale\n2: Boulder, Old Oak\n3: Rake, Mob\n4: Hive, Net"), {}, "TB-DECK-7"),
        (DECKS, {"score_limit": 0}, "whole number from 1"),
        (DECKS, {"preset": "short"}, "page, classic, late"),
        (DECKS, {"colour": 1}, "no such option"),
        (DECKS, {"strike_spares_friends": 1}, "neither true nor false"),
    ],
)
def test_a_bad_start_is_one_sentence(decks, options, sentence: str) -> None:
    with pytest.raises((SetupError, stolik.DeckError), match=sentence):
        stolik.Match("token-battle", decks, seed=1, options=options)


def test_unknown_game() -> None:
    with pytest.raises(stolik.UnknownGame, match="token-battle"):
        stolik.Match("chess", DECKS)


def test_a_bug_in_the_rules_loses_nothing() -> None:
    m = play(match(), 3)
    before, rules = m.key(), m.rules

    class Broken(type(rules)):
        def resume(self, s, f, picks):
            rules.resume(s, f, picks)
            raise ZeroDivisionError

    m.rules = Broken(rules.pool)
    with pytest.raises(ZeroDivisionError):
        m.answer_at((0,))
    m.rules = rules
    assert m.key() == before and m.turn == 1 and len(m.events) == 2
    play(m, 0)


def test_each_side_has_its_seat() -> None:
    """SW-GOAL-1: the Dark Side's deck sits in seat 0, and two of one side make no game."""
    assert stolik.Match("star-wars", ("Iron Fleet", "Red Squadron"), seed=1).decision is not None
    with pytest.raises(DeckError, match=r"Red Squadron is a deck of the Light Side; give it as deck 2, not 1"):
        stolik.Match("star-wars", ("Red Squadron", "Iron Fleet"), seed=1)
    with pytest.raises(DeckError, match=r"both decks of the Dark Side; take one of each \(SW-GOAL-1\)"):
        stolik.Match("star-wars", ("Rule of Two", "Iron Fleet"), seed=1)


def test_a_preview_follows_so_many_ways_for_luck_and_says_by_their_chances_that_there_are_more(monkeypatch) -> None:
    m = stolik.Match(ThievesGame(), ["Standard"] * 4, 5)
    while not (m.decision.kind == "window" and len(m.preview(m.decision.seat, (Option("pass"),))) == 2):
        m.answer(next(m.decision.answers()))
    monkeypatch.setattr("stolik.match.MOST_BRANCHES", 1)
    (branch,) = m.preview(m.decision.seat, (Option("pass"),))
    assert branch.chance == 0.5


def test_a_deck_that_sits_in_a_seat_without_a_name_is_refused_by_number() -> None:
    class Seated(ThievesGame):
        def seat_of(self, deck: Deck) -> int:
            return 0

    with pytest.raises(DeckError, match="seat 1"):
        stolik.Match(Seated(), ["Standard"] * 4, 5)
