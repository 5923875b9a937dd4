"""What somebody at a Token Battle table is told who asks what to do."""

from __future__ import annotations

import pytest
from tests.games.advised import hinted, lacking, possible, reason

FOUR = "board: b2=O1 c2=X4 d2=O3 e5=X2\nX: Trident, Gale / Boulder / Bumper / Bellows"
SHOT_AT = "board: c3=X2 c4=O5v\nX: Boulder / Campfire\nO: Trident / Gnawer / Gale / Bumper"


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "Worth 5 a turn: your points change by +3, those of O by −2."),
        ("pl", "Co turę zyskujesz 5: zmiana u ciebie o +3, u gracza O o −2."),
        ("ja", "毎ターン5点の得：あなたの得点が+3、Oさんの得点が−2変わります。"),
    ],
)
def test_the_points_of_each_turn_are_the_reason(token_battle, lang, why):
    """TB-SCORE-1: what both sides scored a turn before and will after, as TB-EX-02 has it."""
    assert reason(token_battle(FOUR), "X lays Trident on c3", lang) == why


def test_the_best_answer_says_what_another_card_would_bring(token_battle):
    said, why = hinted(token_battle(FOUR))
    assert said == "Hint: Lay Boulder on a2"
    gap, other = "your points change by +6, those of O by ±0.", "With another card it would be +5 at best."
    assert why == f"Worth 6 a turn: {gap} {other}"


@pytest.mark.parametrize(
    ("lang", "why"), [("en", "It wins the game."), ("pl", "To wygrywa partię."), ("ja", "それで勝ちです。")]
)
def test_that_it_wins_is_reason_enough(token_battle, lang, why):
    """TB-END-1."""
    assert hinted(token_battle(f"{FOUR}\nscore: 995:10"), lang)[1] == why


def test_what_brings_less_at_once_is_compared_after_the_best_reply(token_battle):
    """Both numbers are what is left when every reply has been tried."""
    t = token_battle(SHOT_AT)
    own, other = (left_after_reply(token_battle(SHOT_AT), act) for act in (C2, A1))
    said = f"brings you −{-own} against O: with “Lay Boulder on a1” it would be −{-other}."
    assert reason(t, C2) == f"After the best reply each turn {said}" and other < own < 0


C2, A1 = "X lays Campfire on c2", "X lays Boulder on a1"


def left_after_reply(t, act):
    """By how much X scores more in a turn than O once O has answered as well as it can."""
    t.do(act)
    growth = []
    for n in range(len(t.match.decision.options)):
        after = t.match.clone()
        after.answer_at((n,))
        growth.append(after.view(0).growth)
    return min(x - o for x, o in growth)


def test_what_could_be_laid_is_a_line_for_each_card(token_battle):
    """TB-DECK-9, TB-TURN-2: the tops, on any empty field; what lies under them waits, and there is no pass."""
    t = token_battle(FOUR)
    cards = ("Trident", "Boulder", "Bumper", "Bellows")
    assert possible(t)["Your cards"] == [f"Lay {card}: on any of 32 fields" for card in cards]
    said = ("TB-DECK-9", "Only the top cards of your own four stacks can be laid.")
    assert lacking(t)["Gale (under the top of stack 1)"] == lacking(t)["Old Oak (under the top of stack 2)"] == said
    assert lacking(t)["Pass"][0] == "TB-TURN-2"


def test_a_card_under_others_is_told_to_be_no_top_wherever_a_token_lies(token_battle):
    """TB-DECK-9: that a1 is taken (TB-BOARD-4) keeps no card from the other fields."""
    refused = lacking(token_battle("board: a1=X6\nX: Trident, Old Oak / Boulder / Gale / Twins"))
    assert refused["Old Oak (under the top of stack 1)"][0] == "TB-DECK-9"
