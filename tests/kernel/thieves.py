"""Thieves: a small game for the kernel's own tests, with all that Token Battle lacks.

Four seats on two sides. Each seat holds three cards out of a shuffled deck of 1s to 5s. On a turn the seat discards
one or two cards that sum to at most 7 (equal cards are one option with a count), and each discard is a proposal: the
next seat may deny it by discarding an equal card, or pass. What is not denied is doubled on a coin's heads and scored
for the side. Then the seat steals a card blind from the next seat (by place), whose hand is shuffled first, and draws
up to three. After twelve turns the side with more points wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from stolik.game import Game
from stolik.kernel.agenda import Ask, Frame
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision, Option, PickRule, RuleId
from stolik.kernel.event import Event
from stolik.kernel.luck import draw, seed_luck, shuffle
from stolik.kernel.rules import Outcome, Rules, SetupError
from stolik.kernel.state import Fixed, Setup, State
from stolik.kernel.view import View

PASS = Option("pass")
CARDS = (1, 2, 3, 4, 5)


@dataclass(frozen=True)
class Drew(Event):
    """A card came into a hand; only its seat sees which."""

    seat: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, 0)


@dataclass
class ThievesView(View):
    """Your hand, the sizes of the others', the discard pile, the scores of the sides."""

    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    score: tuple[int, ...]


@register
class Play(Frame):
    __slots__ = ("step",)

    def __init__(self, step: str) -> None:
        self.step = step


@register
class Deny(Frame):
    """The next seat may deny proposal `about`."""

    __slots__ = ("about",)

    def __init__(self, about: int) -> None:
        self.about = about


@register
class Settle(Frame):
    __slots__ = ("about",)

    def __init__(self, about: int) -> None:
        self.about = about


@register
class Thief(State):
    __slots__ = ("deck", "discard", "hands", "score", "seat", "turn")

    def __init__(self, fixed: Fixed, luck: int | None) -> None:
        super().__init__(fixed, luck)
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[], [], [], []]
        self.score = [0, 0]
        self.seat = 0
        self.turn = 0

    def clone(self) -> Thief:
        new = super().clone()
        new.deck, new.discard, new.score = self.deck[:], self.discard[:], self.score[:]
        new.hands = [hand[:] for hand in self.hands]
        new.seat, new.turn = self.seat, self.turn
        return new


class Thieves(Rules[Thief]):
    name = "thieves"
    version = 1

    def fixed(self, setup: Setup) -> Fixed:
        return Fixed(setup, tuple((0, str(card)) for card in CARDS), (0, 1, 0, 1))

    def deal(self, setup: Setup, seed: int) -> Thief:
        s = Thief(self.fixed(setup), seed_luck(seed))
        s.deck = list(CARDS) * 16
        shuffle(s, s.deck)
        s.agenda = [Play("discard")]
        for seat in range(4):
            self._draw(s, seat)
        return s

    def _draw(self, s: Thief, seat: int) -> None:
        while len(s.hands[seat]) < 3 and s.deck:
            s.hands[seat].append(s.deck.pop())
            s.hands[seat].sort()
            if s.sink is not None:
                s.sink(Drew(seat, s.hands[seat][-1]))

    def check(self, s: Thief) -> None:
        if not (isinstance(s.hands, list) and len(s.hands) == 4 and isinstance(s.deck, list)):
            raise SetupError("these are no hands and no deck", place="state.hands")

    def run(self, s: Thief, f: Frame) -> None:
        if isinstance(f, Settle):
            worth = s.proposals.pop(f.about)
            assert isinstance(worth, int)
            s.score[s.fixed.side_of[s.seat]] += worth * 2 if worth and draw(s, 2) else worth
        elif isinstance(f, Deny):
            card = s.proposals[f.about]
            other = (s.seat + 1) % 4
            options = (PASS, Option("deny")) if card in s.hands[other] else (PASS,)
            s.agenda += [f, Ask(Decision(other, "window", options, about=(f.about,)))]
        elif isinstance(f, Play) and f.step == "discard":
            hand = s.hands[s.seat]
            if not hand:
                self._draw(s, s.seat)
            kinds = sorted(dict.fromkeys(hand))
            options = tuple(Option("card", (card,)) for card in kinds)
            counts = tuple(hand.count(card) for card in kinds)
            rule = PickRule(weights=tuple(kinds), total=7)
            s.agenda += [f, Ask(Decision(s.seat, "turn", options, 1, 2, counts, rule=rule))]
        elif isinstance(f, Play) and f.step == "steal":
            victim = s.hands[(s.seat + 1) % 4]
            if victim:
                shuffle(s, victim)
                places = tuple(Option("place", (n,)) for n in range(len(victim)))
                s.agenda += [f, Ask(Decision(s.seat, "choose", places))]
            else:
                self._next(s)

    def resume(self, s: Thief, f: Frame, picks: Answer) -> None:
        if isinstance(f, Deny):
            if picks[0] is not PASS:
                other = s.hands[(s.seat + 1) % 4]
                card = s.proposals[f.about]
                assert isinstance(card, int)
                other.remove(card)
                s.discard.append(card)
                s.proposals[f.about] = 0
        elif isinstance(f, Play) and f.step == "discard":
            s.agenda.append(Play("steal"))
            for option in picks:
                card = option.args[0]
                s.hands[s.seat].remove(card)
                s.discard.append(card)
                s.serial += 1
                s.proposals[s.serial] = card
                s.agenda += [Settle(s.serial), Deny(s.serial)]
        elif isinstance(f, Play):
            victim = s.hands[(s.seat + 1) % 4]
            s.hands[s.seat].append(victim.pop(picks[0].args[0]))
            victim.sort()
            self._next(s)

    def _next(self, s: Thief) -> None:
        s.hands[s.seat].sort()
        self._draw(s, s.seat)
        s.turn += 1
        s.seat = (s.seat + 1) % 4
        if s.turn < 12:
            s.agenda.append(Play("discard"))

    def outcome(self, s: Thief) -> Outcome | None:
        if s.agenda:
            return None
        lead = s.score[0] - s.score[1]
        result = (lead > 0) - (lead < 0)
        return Outcome(tuple(result if side == 0 else -result for side in s.fixed.side_of), "TH-END-1")

    def intents(self, s: Thief, seat: int) -> Iterator[Option]:
        decision = s.decision
        if decision is not None and decision.seat == seat:
            yield from decision.options

    def why_not(self, s: Thief, seat: int, intent: Option) -> RuleId | None:
        decision = s.decision
        if decision is None or decision.seat != seat:
            return "TH-TURN-1"
        return None if decision.find(intent.verb, intent.args) else "TH-TURN-2"

    def view(self, s: Thief, seat: int | None) -> ThievesView:
        decision = s.decision
        return ThievesView(
            game=self.name,
            seat=seat,
            decision=decision if decision is not None and decision.seat == seat else None,
            hand=() if seat is None else tuple(sorted(s.hands[seat])),
            sizes=tuple(len(hand) for hand in s.hands),
            deck=len(s.deck),
            discard=tuple(s.discard),
            score=tuple(s.score),
        )

    def determinise(self, s: Thief, seat: int | None, luck: int, guesses: Sequence[Any] | None = None) -> Thief:
        world = s.clone()
        world.luck = seed_luck(luck)
        decision = s.decision
        denier = decision.seat if decision is not None and decision.kind == "window" else None
        # that a denier may or may not deny is known to nobody else, so only its own hand keeps the asked card
        others = [n for n in range(4) if n != seat and n != denier]
        pool = sorted(world.deck + [card for n in others for card in world.hands[n]])
        shuffle(world, pool)
        for n in others:
            world.hands[n] = sorted(pool.pop() for _ in world.hands[n])
        world.deck = pool
        world.luck = seed_luck(luck + 1)
        return world


SETUP = Setup("thieves", ((), (), (), ()))


class ThievesGame(Game):
    """As a package would offer it that brings rules and nothing else."""

    id = "thieves"
    seats = 4
    sides = (0, 1, 0, 1)

    @cached_property
    def rules(self) -> Thieves:
        return Thieves()
