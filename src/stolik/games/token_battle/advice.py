"""What somebody is told at a Token Battle table who asks what to do: see stolik.text.advice."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from stolik.games.token_battle.rules.geometry import CELLS, cell_name
from stolik.games.token_battle.rules.view import HIDDEN
from stolik.games.token_battle.text import render
from stolik.games.token_battle.text.advice import SAID, signed
from stolik.text.advice import HAND, REST, Advice, Prospect
from stolik.text.table import word


class TokenBattleAdvice(Advice):
    """See Advice. What a token does depends on no hidden card, so one world tells it."""

    general = frozenset({"TB-DECK-9"})
    stray = frozenset({"TB-BOARD-4"})

    def intent(self, verb: str, args: Sequence[int]) -> str:
        """A card and a field; a card that lies under others by its stack."""
        if verb in ("pass", "lay-theirs"):
            return self._say("pass" if verb == "pass" else "theirs")
        if verb != "lay" or len(args) < 2:
            return super().intent(verb, args)
        if not 0 <= args[1] < CELLS or len(args) > 2:
            return self.short(verb, args)
        return self._say("lay", card=self._card(args), cell=cell_name(args[1]))

    def short(self, verb: str, args: Sequence[int]) -> str:
        """The card."""
        if verb != "lay":
            return self.intent(verb, args)
        return self._card(args) if len(args) < 3 else self._say("under", card=self._card(args), n=args[0] + 1)

    def thing(self, verb: str, args: Sequence[int]) -> Hashable:
        """A card, wherever it might be laid."""
        return (args[0], *args[2:]) if verb == "lay" else tuple(args)

    def folded(self, verb: str, many: Sequence[Sequence[int]]) -> str:
        """A card and so many fields."""
        return self._say("fields", card=self._card(many[0]), n=len(many))

    def group(self, verb: str, args: Sequence[int]) -> str:
        """Cards, and the rest."""
        return HAND if verb == "lay" else REST

    def groups(self) -> dict[str, str]:
        """The stacks are no hand."""
        return {**super().groups(), HAND: word(SAID["hand"], self.lang)}

    def reason(self, prospect: Prospect) -> str:
        """What the token does for the points of each turn, where no other does more; what the best reply leaves beside
        that one; a turn or a bonus that is gained; and else what it does for the points all the same."""
        gains = {picks: self._gain(prospect, picks) for picks in prospect.singles()}
        own, other = gains[prospect.picks]
        gap, best = own - other, max(one - two for one, two in gains.values())
        said = self._say("gap", n=gap, own=signed(own), other=signed(other), who=self.people[1 - self.seat])
        if 0 < gap == best:
            stack = prospect.picks[0].args[0]
            others = [one - two for picks, (one, two) in gains.items() if picks[0].args[0] != stack]
            return said + self._say("next card", n=signed(max(others))) if others and max(others) < gap else said
        tempting = next(picks for picks, (one, two) in gains.items() if one - two == best)
        return self._reply(prospect, tempting) or self._gained(prospect) or (said if gap > 0 else "")

    def _reply(self, prospect: Prospect, tempting: tuple[Any, ...]) -> str:
        """What a turn brings after the best reply to an answer, beside the one that brings more at once."""
        own, other = (
            prospect.worst(lambda one: _lead(one.view.growth, self.seat), picks) for picks in (None, tempting)
        )
        if own is None or other is None or own <= other:
            return ""
        what = self.intent(tempting[0].verb, tempting[0].args)
        who = self.people[1 - self.seat]
        return self._say("reply", own=signed(int(own)), other=signed(int(other)), what=what, who=who)

    def _gained(self, prospect: Prospect) -> str:
        """A turn, or a bonus for the next token."""
        if prospect.known(lambda one: one.view.to_move, worlds=1) == self.seat:
            return self._say("again")
        bonus = prospect.known(lambda one: one.view.bonus[self.seat], worlds=1) or 0
        return self._say("bonus", n=bonus) if bonus > self.view.bonus[self.seat] else ""

    def _gain(self, prospect: Prospect, picks: tuple[Any, ...]) -> tuple[int, int]:
        """By how much an answer changes what both sides score in a turn: own, other."""
        found = prospect.known(lambda one: one.view.growth, picks, worlds=1)
        before = self.view.growth
        if found is None:
            return 0, 0
        return found[self.seat] - before[self.seat], found[1 - self.seat] - before[1 - self.seat]

    def _card(self, args: Sequence[int]) -> str:
        """A card of the own stacks, from the top."""
        stacks = self.view.stacks[self.seat]
        stack = stacks[args[0]] if 0 <= args[0] < len(stacks) else ()
        depth = args[2] if len(args) > 2 else 0
        card = stack[depth] if 0 <= depth < len(stack) else HIDDEN
        return "?" if card == HIDDEN else render.card_name(card, self.lang)

    def _say(self, key: str, **values: object) -> str:
        return word(SAID[key], self.lang).format(**values)


def _lead(growth: Sequence[int], seat: int) -> int:
    """By how much a seat scores more in a turn."""
    return growth[seat] - growth[1 - seat]
