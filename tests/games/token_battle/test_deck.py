"""TB-DECK and TB-EDITOR-4: sets, stacks, and who may see what of them."""

from __future__ import annotations

import pytest

from stolik import Deck, DeckError, Match, Option, SetupError
from stolik.catalog import game
from stolik.games.token_battle.rules.drawing import DrawingError
from stolik.games.token_battle.rules.geometry import cell_number
from stolik.kernel.state import Setup
from stolik.scenarios.table import LookError

GAME = game("token-battle")
KEYS = list(GAME.rules.number)


def lanes(*sizes):
    """A set with stacks of these sizes, no card twice."""
    cards = iter(KEYS)
    return tuple(tuple(next(cards) for _ in range(size)) for size in sizes)


def problems(stacks, max_copies=1):
    return [(p.rule, p.stack, p.card, p.count) for p in GAME.problems(stacks, {"max_copies": max_copies})]


@pytest.mark.parametrize("sizes", [(2, 2, 2, 2), (5, 5, 5, 5), (2, 5, 3, 4)])
def test_a_valid_set_has_no_problem(sizes):
    """TB-DECK-6, TB-DECK-7, TB-EDITOR-4: four stacks of 2 to 5, so 8 to 20 cards."""
    assert problems(lanes(*sizes)) == []
    assert GAME.rules.new(Setup("token-battle", (lanes(*sizes),) * 2), 1).decision is not None


@pytest.mark.parametrize("sizes, stack, count", [((2, 1, 2, 2), 2, 1), ((2, 2, 2, 6), 4, 6), ((0, 2, 2, 2), 1, 0)])
def test_a_stack_has_two_to_five_cards(sizes, stack, count):
    """TB-DECK-7, TB-EDITOR-4."""
    assert problems(lanes(*sizes)) == [("TB-DECK-7", stack, "", count)]
    with pytest.raises(SetupError, match=f"deck of seat 1, stack {stack}: .* 2 to 5") as refused:
        GAME.rules.new(Setup("token-battle", (lanes(2, 2, 2, 2), lanes(*sizes))), 1)
    assert refused.value.rule == "TB-DECK-7"


@pytest.mark.parametrize("count", [0, 3, 5])
def test_a_set_has_four_stacks(count):
    """TB-DECK-6."""
    assert problems(lanes(*[2] * count)) == [("TB-DECK-6", 0, "", count)]
    with pytest.raises(DeckError, match=f"four stacks, not {count} .TB-DECK-6"):
        Match("token-battle", (Deck("Odd", "token-battle", lanes(*[2] * count)), "Carousel"), seed=1)


def test_a_card_comes_once():
    """TB-DECK-12, TB-EDITOR-4: in one stack or in two, twice is once too often."""
    twice = (("gale", "gale"), ("mob", "net"), ("hive", "mob"), ("boulder", "needle"))
    assert problems(twice) == [("TB-DECK-12", 0, "gale", 2), ("TB-DECK-12", 0, "mob", 2)]
    with pytest.raises(DeckError, match="TB-DECK-12"):
        Match("token-battle", ("Carousel", Deck("Twice", "token-battle", twice)), seed=1)


def test_max_copies_lets_a_card_come_more_often():
    """TB-DECK-12: two of a card with max_copies 2, not three."""
    twice = (("gale", "gale"), ("mob", "net"), ("hive", "mob"), ("boulder", "needle"))
    assert problems(twice, 2) == []
    assert problems((*twice[:3], ("gale", "needle")), 2) == [("TB-DECK-12", 0, "gale", 3)]
    match = Match(
        "token-battle", (Deck("Twice", "token-battle", twice), "Carousel"), 1, {"max_copies": 2, "first": "0"}
    )
    match.answer(match.decision.options[0])
    gale = GAME.rules.number["gale"]
    assert match.view(0).stacks[0][0] == (gale, gale)


@pytest.mark.parametrize("copies", [0, 21, True, "1"])
def test_max_copies_has_a_range(copies):
    """TB-DECK-12."""
    with pytest.raises(SetupError, match=r"option max_copies: .* from 1 to 20") as refused:
        GAME.rules.new(Setup("token-battle", (lanes(2, 2, 2, 2),) * 2, {"max_copies": copies}), 1)
    assert refused.value.rule == "TB-DECK-12"


def test_an_unknown_card_is_a_problem():
    """TB-DECK-12: sets are made of cards of the collection."""
    stacks = (("gale", "sword"), *lanes(2, 2, 2))
    assert problems(stacks) == [("", 1, "sword", 1)]
    with pytest.raises(SetupError, match="deck of seat 0, stack 1: there is no card 'sword'"):
        GAME.rules.new(Setup("token-battle", (stacks, lanes(2, 2, 2, 2))), 1)


def test_all_problems_of_a_set_are_named_at_once():
    """TB-EDITOR-4."""
    assert [p[0] for p in problems((("gale",), ("gale", "sword"), ("mob", "net")))] == [
        "TB-DECK-6", "TB-DECK-7", "", "TB-DECK-12",
    ]  # fmt: skip


def test_nothing_else_is_an_option():
    """TB-END-7: a setting that does not exist is refused with those there are."""
    with pytest.raises(SetupError, match="option colour: there is no such option; the options are preset, score_limit"):
        GAME.rules.new(Setup("token-battle", (lanes(2, 2, 2, 2),) * 2, {"colour": 1}), 1)


def test_a_game_is_between_two_sets():
    """TB-BOARD-1."""
    with pytest.raises(SetupError):
        GAME.rules.new(Setup("token-battle", (lanes(2, 2, 2, 2),)), 1)


@pytest.mark.parametrize("seed", range(10))
def test_stacks_are_never_shuffled(seed):
    """TB-DECK-8: the first card of each stack is its top, and the rest follows in the set's order."""
    match = Match("token-battle", ("First Steps", "Carousel"), seed=seed)
    for seat, name in enumerate(("First Steps", "Carousel")):
        seen = match.view(seat).stacks[seat]
        assert tuple(tuple(KEYS[card] for card in stack) for stack in seen) == GAME.deck(name).stacks


def test_a_spectator_sees_the_tops_only(token_battle):
    """TB-DECK-13."""
    t = token_battle("X: Gale, Mob, Net\nO: Hive, Ambush, Twins")
    name = {n: row[1] for n, row in enumerate(GAME.rules.pool)} | {-1: "?"}
    seen = [[name[card] for card in t.match.view(None).stacks[seat][0]] for seat in (0, 1)]
    assert seen == [["Gale", "?", "?"], ["Hive", "?", "?"]]


def test_what_has_lain_open_stays_known_round_after_round(token_battle):
    """TB-DECK-13, TB-DECK-11: after one round of a stack nothing in it is hidden."""
    t = token_battle("X: Gale, Boulder, Needle\nextra: 3:0")
    t.do("X lays stack 1 on a6", "X lays stack 1 on f1").look("O sees X stack 1 Needle, Gale, Boulder")
    t.do("X lays stack 1 on a1").look("O sees X stack 1 Gale, Boulder, Needle", "O sees X stack 2 Boulder, ?")


def test_a_drawn_table_says_cards_by_name_and_reads_keys_too(token_battle):
    """TB-DECK-9: what is printed is what scenarios say, and can be said again."""
    t = token_battle("X: old-oak, Row of Tents / Boulder, needle")
    assert "X: Old Oak, Row of Tents / Boulder, Needle / Boulder, Old Oak" in str(t)
    t.look("X stack 1 Old Oak, Row of Tents", "X stack 1 old-oak, row-of-tents", "O sees X stack 1 old-oak, ?")
    t.refused("X lays row-of-tents on a1", "TB-DECK-9").refused("X lays Row of Tents on a1", "TB-DECK-9")
    with pytest.raises(LookError, match=r"X is asked turn: lays Old Oak on a1 · lays Old Oak on b1"):
        t.must_choose_exactly("X")
    t.do("X lays old-oak on a1").look("X stack 1 Row of Tents, Old Oak")
    with pytest.raises(DrawingError, match="O has no 'Gale'; the tops are Boulder, Boulder, Boulder, Boulder"):
        t.do("O lays Gale on a2")


def test_worlds_deal_only_what_is_hidden(token_battle):
    """TB-DECK-13: in every world of X its own set, the tops and what has lain open are as they are."""
    t = token_battle("O: Gale, Mob, Net / Hive, Ambush / Twins, Cuckoo / Mint, Hedge\nX: Boulder, Needle")
    t.do("X lays Boulder on a1", "O lays Gale on f6")
    hidden = set()
    for luck in range(20):
        world = t.match.rules.determinise(t.match._state, 0, luck)
        assert world.stacks[:4] == t.match._state.stacks[:4]
        assert t.match.rules.view(world, 0).stacks == t.match.view(0).stacks
        hidden.add(tuple(world.stacks[4:]))
        assert sorted(k for s in world.stacks[4:] for k in s) == sorted(k for s in t.match._state.stacks[4:] for k in s)
    assert len(hidden) > 5


def test_the_last_five_moves_can_be_looked_up(token_battle):
    """TB-DECK-14: who, which card, which field; newest last, for everybody."""
    t = token_battle("X: Boulder, Needle\nO: Shears, Mob")
    cells = ("a1", "f6", "c1", "d6", "e1", "b6")
    for n, cell in enumerate(cells):
        t.do(f"{'XO'[n % 2]} lays stack 1 on {cell}")
    cards = [GAME.rules.number[card] for card in ("shears", "needle", "mob", "boulder", "shears")]
    expected = tuple((1 - n % 2, card, cell_number(cells[n + 1])) for n, card in enumerate(cards))
    for seat in (0, 1, None):
        assert t.match.view(seat).recent == expected


def test_fewer_than_five_moves_are_all_there(token_battle):
    """TB-DECK-14."""
    t = token_battle("X: Boulder\nO: Shears").do("X lays Boulder on a1", "O lays Shears on b2")
    assert t.match.view(0).recent == ((0, 0, 0), (1, GAME.rules.number["shears"], 7))


def test_same_card_of_both_players_is_two_cards(token_battle):
    """TB-DECK-10: playing it moves it in the player's own stack only."""
    t = token_battle("X: Gale, Mob, Net\nO: Gale, Mob, Net").do("X lays Gale on a1")
    t.look("X stack 1 Mob, Net, Gale", "O stack 1 Gale, Mob, Net", "X stack 2 Boulder, Old Oak")


def test_a_set_that_was_valid_with_more_copies_is_not_valid_with_fewer():
    """TB-DECK-12: whatever was played before with the same rules."""
    twice = (("gale", "gale"), ("mob", "net"), ("hive", "mob"), ("boulder", "needle"))
    assert GAME.rules.new(Setup("token-battle", (twice, twice), {"max_copies": 2}), 1).decision is not None
    with pytest.raises(SetupError) as refused:
        GAME.rules.new(Setup("token-battle", (twice, twice)), 1)
    assert (refused.value.rule, refused.value.place) == ("TB-DECK-12", "deck of seat 0")


@pytest.mark.parametrize("luck", range(5))
def test_with_closed_lists_the_best_fitting_set_is_supposed(token_battle, luck):
    """TB-DECK-13: X has seen three tops of First Steps and one of Carousel, and supposes the rest of First Steps."""
    t = token_battle("X: Boulder\nO: Boulder, Mob / Trident, Net / Gale, Ambush / Level Lamp, Cuckoo")
    guesses = [GAME.deck(name).stacks for name in ("Carousel", "First Steps", "Fairground")]
    world = t.match.rules.determinise(t.match._state, 0, luck, guesses)
    cards = [[KEYS[kind - 72] for kind in stack] for stack in world.stacks[4:]]
    assert [stack[0] for stack in cards] == ["boulder", "trident", "gale", "level-lamp"]
    first_steps = {card for stack in GAME.deck("First Steps").stacks for card in stack}
    assert {stack[1] for stack in cards} < first_steps - {"boulder", "trident", "gale"}
    assert len({card for stack in cards for card in stack}) == 8


def test_what_a_refusal_may_tell(token_battle):
    """TB-DECK-13: the field, what lies on it, and the top of the stack; never a card below it."""
    t = token_battle("board: c3=O2\nX: Gale, Mob, Net\nO: Hive, Ambush")
    facts = t.match.rules.facts(t.match._state, 0, Option.foreign("lay", (0, cell_number("c3"), 1)))
    assert facts == {
        "to_move": 0, "seat": 0, "scores": [0, 0], "turn": 0, "cell": "c3", "owner": 1, "value": 2,
        "stack": 1, "top": GAME.rules.number["gale"],
    }  # fmt: skip
    assert t.match.rules.facts(t.match._state, 0, Option.foreign("lay", (7, 99))).keys() == {
        "to_move", "seat", "scores", "turn",
    }  # fmt: skip


def test_a_refusal_is_a_sentence_about_this_table(token_battle):
    """TB-BOARD-4, TB-DECK-9, TB-TURN-1: by Match.why_not, in the player's language."""
    t = token_battle("board: c3=O2\nX: Gale, Mob\nO: Hive")
    refused = t.match.why_not(0, Option.foreign("lay", (0, cell_number("c3"))))
    assert (refused.rule, refused.text[:12]) == ("TB-BOARD-4", "c3 is taken:")
    assert "Gale" in t.match.why_not(0, Option.foreign("lay", (0, 0, 1))).text
    assert t.match.why_not(1, Option.foreign("lay", (0, 0)), "pl").rule == "TB-TURN-1"
    assert t.match.why_not(0, Option.foreign("lay", (0, 0))) is None


def test_the_other_seats_cards_are_not_mine_to_lay(token_battle):
    """TB-DECK-9: only the top cards of the own stacks."""
    match = token_battle("board: a1=X1").match
    for seat in (0, 1):
        refusal = match.why_not(seat, Option.foreign("lay-theirs", (0,)))
        assert refusal.rule == "TB-DECK-9" and "own four stacks" in refusal.text
