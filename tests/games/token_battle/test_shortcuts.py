"""Where the code takes a shortcut for speed, it comes to the same as the long way."""

from __future__ import annotations

from dataclasses import fields
from itertools import compress

from stolik.catalog import load_game
from stolik.games.token_battle.rules.rules import LAY, moves
from stolik.games.token_battle.rules.view import TokenBattleView
from stolik.kernel.agenda import apply
from stolik.kernel.contract import Choice
from stolik.kernel.luck import seed_luck, step
from stolik.kernel.state import Setup

RULES = load_game("token-battle").rules
FIELDS = [field.name for field in fields(TokenBattleView)]
DECKS = [deck.stacks for deck in load_game("token-battle").decks]


def test_moves_from_tables_are_the_moves_onto_empty_fields() -> None:
    """TB-TURN-2, TB-BOARD-4: stack by stack, field by field, whatever is taken."""
    luck = seed_luck(1)
    for _ in range(300):
        luck, taken = step(luck, 1 << 32)
        luck, more = step(luck, 16)
        free = [(taken | more << 32) >> cell & 1 for cell in range(36)]
        assert moves(free) == tuple(compress(LAY, free * 4))
    assert moves([0] * 36) == ()
    assert moves([1] * 36) == LAY


def test_a_view_is_what_its_class_would_make() -> None:
    """No field is missing from a view, and none is too many."""
    for seed in range(4):
        s = RULES.new(Setup("token-battle", (DECKS[seed], DECKS[seed + 1])), seed)
        choice = Choice(seed)
        while (decision := s.decision) is not None:
            for seat in (0, 1, None):
                view = RULES.view(s, seat)
                told = getattr(view, "__dict__", None) or {name: getattr(view, name) for name in FIELDS}
                assert view == TokenBattleView(**told)  # which refuses a field too many, or one that is missing
            apply(RULES, s, choice.answer(decision))


def test_a_view_shows_the_options_but_does_not_share_them() -> None:
    s = RULES.new(Setup("token-battle", (DECKS[0], DECKS[1]), {"preset": "late"}), 1)
    RULES.view(s, 0).options["score_limit"] = 1
    assert RULES.view(s, 0).options["score_limit"] == 500
