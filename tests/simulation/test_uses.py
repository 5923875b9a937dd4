"""Which cards were drawn and played, held against what the players' own views show."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.catalog import game as find_game
from stolik.games.star_wars.rules.events import CardReturned
from stolik.kernel.replay import Record, states
from stolik.simulation.play import game_of, play
from stolik.simulation.run import make_plan, run_plan, simulate
from stolik.simulation.tally import Result, Score, Tally
from stolik.simulation.uses import Use, reader_of

BY_HAND = [("pokemon", ("greedy", "greedy")), ("star-wars", ("greedy", "random"))]


def in_hands(game: str, bots: tuple[str, ...], n: int) -> tuple[Result, list[set[str]]]:
    """Game n, and what lay in each hand at one of its questions, as that seat's view shows it."""
    plan = replace(make_plan(game, None, bots, 6, records=True), uses=True)
    result, text = play(plan, n)
    record = Record.from_json(text)
    rules = game_of(plan).narrowed(record.setup.decks).rules
    held: list[set[str]] = [set() for _ in bots]
    for s in states(rules, record):
        for seat, cards in enumerate(held):
            if s.decision is not None and s.turn > 0:
                cards |= {s.fixed.kinds[kind][1] for kind in rules.view(s, seat).seats[seat].hand}
    return result, held


@pytest.mark.parametrize(("game", "bots"), BY_HAND)
def test_what_lay_in_the_hand_was_drawn(game: str, bots: tuple[str, ...]) -> None:
    for n in range(3):
        result, held = in_hands(game, bots, n)
        for seat, use in enumerate(result.uses):
            assert len(held[seat]) >= 4
            assert held[seat] <= set(use.drawn)


def test_what_lies_in_play_at_the_end_was_played() -> None:
    plan = replace(make_plan("pokemon", None, ("greedy", "greedy"), 6, records=True), uses=True)
    result, text = play(plan, 1)
    record = Record.from_json(text)
    rules = game_of(plan).narrowed(record.setup.decks).rules
    *_, last = states(rules, record)
    for seat, side in enumerate(rules.view(last, None).sides):
        kinds = [kind for mon in (*side.active, *side.bench) for kind in (*mon.cards, *mon.energy, *mon.attached)]
        assert {last.fixed.kinds[kind][1] for kind in kinds} <= set(result.uses[seat].played)


def test_token_battle_counts_open_tops_as_drawn_and_laid_tokens_as_played() -> None:
    """TB-DECK-10: the view's last moves tell what was laid, its stacks what lay open."""
    plan = replace(make_plan("token-battle", None, ("greedy", "random"), 6, records=True), uses=True)
    result, text = play(plan, 0)
    record = Record.from_json(text)
    rules = game_of(plan).rules
    laid: list[list[str]] = [[], []]
    opened: list[set[str]] = [set(), set()]
    for s in states(rules, record):
        view = rules.view(s, None)
        for who, card, _ in view.recent[-1:]:
            laid[who].append(s.fixed.kinds[card][1])
        for seat, stacks in enumerate(view.stacks):
            opened[seat] |= {s.fixed.kinds[stack[0]][1] for stack in stacks}
    assert [(set(use.played), set(use.drawn), use.opening) for use in result.uses] == [
        (set(laid[seat]), opened[seat], laid[seat][0]) for seat in (0, 1)
    ]


def test_a_repeated_deal_leaves_nothing_drawn() -> None:
    """PK-SETUP-6: what went back into the deck was not drawn."""
    from stolik.games.pokemon.rules.events import CardsDrawn, DealRepeated
    from stolik.simulation.uses import Watch

    reader = reader_of(find_game("pokemon"))
    assert reader is not None
    watch = Watch(reader, [(0, "a"), (0, "b"), (1, "a")], ((("a", "b"),), (("a",),)))
    for event in (CardsDrawn(0, (0,), None), CardsDrawn(1, (2,), None), DealRepeated(0), CardsDrawn(0, (1,), None)):
        watch.hear(event)
    assert [use.drawn for use in watch.told()] == [("b",), ("a",)]


def test_a_card_scores_with_whoever_drew_and_played_it() -> None:
    uses = (Use(("a", "b"), ("a",), "a"), Use(("a",), (), ""))
    tally = Tally.of({"game": "g"}, [Result((1, -1), ("x", "y"), (0, 1), "R", 0, 9, 9, 9, uses=uses)])
    assert tally.cards["x", "a"].drawn == tally.cards["x", "a"].played == Score(1, 1, 0)
    assert tally.cards["x", "b"].played == Score() and tally.cards["y", "a"].drawn == Score(1, 0, 0)
    assert tally.openings == {("x", "a"): Score(1, 1, 0)}


@pytest.mark.parametrize("game", ["token-battle", "pokemon", "star-wars", "pokemon-2v2"])
def test_counting_cards_changes_no_game(game: str) -> None:
    bots = ("greedy", "random") * (find_game(game).seats // 2)
    plain = simulate(game, bots=bots, games=4, seed=2).to_data()
    counted = run_plan(replace(make_plan(game, None, bots, 2), uses=True), 4)[0].to_data()
    assert counted.pop("cards") and counted.pop("openings")
    assert counted == plain


def test_a_game_that_says_nothing_of_its_cards_has_no_counts() -> None:
    class Silent(type(find_game("token-battle"))):  # type: ignore[misc]
        uses = ""

    assert reader_of(Silent()) is None


def test_what_returns_to_a_deck_of_star_wars_was_not_drawn() -> None:
    reader = reader_of(find_game("star-wars"))
    assert reader is not None
    told = [reader.read(CardReturned(1, (7,), to)) for to in ("hand", "deck")]
    assert told == [("drawn", 1, (7,)), None]
