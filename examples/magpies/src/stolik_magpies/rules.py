"""The rules of Magpies (ledger/magpies.md): what may be done, and what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from stolik.kernel.agenda import Ask, Frame
from stolik.kernel.decision import Answer, Decision, Option, PickRule, RuleId
from stolik.kernel.event import Event
from stolik.kernel.luck import draw, seed_luck, shuffle
from stolik.kernel.options import OptionKind, resolve
from stolik.kernel.rules import Outcome, Rules, SetupError
from stolik.kernel.state import Setup
from stolik.kernel.unknown import Row

from . import cards
from .cards import COPIES, KEYS, WORTH
from .check import check_state
from .events import (
    CardPecked,
    CardsDrawn,
    GameEnded,
    HandChanged,
    TrickUsed,
    TrinketScored,
    TrinketsLaid,
    TrinketSnatched,
    TurnBegan,
)
from .state import GONE, NO_TRICK, MagpiesFixed, MagpiesState, MagpieStep, Shining, SnatchChance
from .view import MagpiesView, view_of

PASS: Final = Option("pass")
SNATCH: Final = Option("snatch")
HAND, DEEP_HAND = 3, 5
"""Up to how many cards are drawn (MG-TURN-4), and with deep pockets (MG-TRICK-4)."""
LIMIT, BIG_LIMIT = 7, 10
"""How much two trinkets may be worth together (MG-LAY-2), and with a big beak (MG-TRICK-3)."""
OPTIONS: Final = (OptionKind("rounds", "MG-END-1", 5, lowest=2, highest=12),)


class Magpies(Rules[MagpiesState]):
    """The rules for so many seats; `sides` is the side of each."""

    version = 1
    ends = {"resign": "MG-END-4", "left": "MG-END-4", "time": "MG-END-4"}

    def __init__(self, name: str, sides: tuple[int, ...]) -> None:
        self.name = name
        self.sides = sides

    # ---- the start

    def fixed(self, setup: Setup) -> MagpiesFixed:
        """Raises SetupError for a kit too many or too few, a trick that there is not, or a setting out of bounds."""
        if len(setup.decks) != len(self.sides):
            raise SetupError(f"{len(self.sides)} kits are needed, not {len(setup.decks)}", "MG-HOARD-2", "decks")
        for n, deck in enumerate(setup.decks):
            for card in (card for stack in deck for card in stack):
                if card not in cards.TRICKS:
                    raise SetupError(f"there is no trick {card!r}", "MG-KIT-1", f"deck {n + 1}")
        return MagpiesFixed(setup, self.sides, int(resolve(OPTIONS, setup.options)["rounds"]))

    def deal(self, setup: Setup, seed: int) -> MagpiesState:
        """The hoard shuffled, three trinkets in each hand, kits before their owners."""
        s = MagpiesState(self.fixed(setup), seed_luck(seed))
        s.hoard = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
        shuffle(s, s.hoard)
        for seat, deck in enumerate(setup.decks):
            s.kits[seat] = tuple(sorted(KEYS.index(card) for stack in deck for card in stack))
            s.hands[seat] = sorted(s.hoard.pop() for _ in range(HAND))
        s.agenda = [MagpieStep("begin")]
        return s

    def check(self, s: MagpiesState) -> None:
        """See `check_state`."""
        check_state(s)

    # ---- what happens

    def run(self, s: MagpiesState, f: Frame) -> None:
        """One step of a turn, one chance to snatch, one trinket scored."""
        if isinstance(f, SnatchChance):
            if s.trick != cards.FEINT:
                s.agenda += [f, Ask(self._chance(s, f.about))]
        elif isinstance(f, Shining):
            self._score(s, f.about)
        elif isinstance(f, MagpieStep):
            getattr(self, f"_{f.name}")(s, f)

    def _begin(self, s: MagpiesState, f: MagpieStep) -> None:
        _tell(s, TurnBegan(s.turn + 1, s.seat))
        s.agenda.append(MagpieStep("trick"))

    def _trick(self, s: MagpiesState, f: MagpieStep) -> None:
        """MG-TURN-2: a trick may be used before anything is laid."""
        if not s.kits[s.seat]:
            s.agenda.append(MagpieStep("lay"))
            return
        tricks = tuple(Option("trick", (kind,)) for kind in s.kits[s.seat])
        s.agenda += [f, Ask(Decision(s.seat, "trick", (PASS, *tricks)))]

    def _lay(self, s: MagpiesState, f: MagpieStep) -> None:
        """MG-LAY-1, MG-LAY-2: one or two trinkets."""
        hand = s.hands[s.seat]
        if not hand:
            s.agenda.append(MagpieStep("end"))
            return
        kinds = sorted(set(hand))
        rule = PickRule(weights=tuple(WORTH[kind] for kind in kinds), total=self.limit(s))
        counts = tuple(hand.count(kind) for kind in kinds)
        options = tuple(Option("lay", (kind,)) for kind in kinds)
        s.agenda += [f, Ask(Decision(s.seat, "turn", options, 1, 2, counts, rule=rule))]

    def limit(self, s: MagpiesState) -> int:
        """How much two trinkets may be worth together now."""
        return BIG_LIMIT if s.trick == cards.BIG_BEAK else LIMIT

    def _chance(self, s: MagpiesState, about: int) -> Decision:
        """MG-SNATCH-1: asked of the next magpie whatever it holds, so that being asked tells nothing."""
        held = s.proposals[about] in s.hands[s.next_seat]
        options = (PASS, SNATCH) if held else (PASS,)
        return Decision(s.next_seat, "snatch", options, about=(int(str(s.proposals[about])),))

    def _mix(self, s: MagpiesState, f: MagpieStep) -> None:
        """MG-PECK-1: who laid a single trinket pecks. A step of its own, so that asking again mixes nothing."""
        victim = s.hands[s.next_seat]
        if len(s.laid) == 1 and victim:
            shuffle(s, victim)
            s.agenda.append(MagpieStep("peck"))
        else:
            s.agenda.append(MagpieStep("end"))

    def _peck(self, s: MagpiesState, f: MagpieStep) -> None:
        places = tuple(Option("peck", (n,)) for n in range(len(s.hands[s.next_seat])))
        s.agenda += [f, Ask(Decision(s.seat, "peck", places))]

    def _end(self, s: MagpiesState, f: MagpieStep) -> None:
        """MG-TURN-4, MG-END-1, MG-END-2."""
        s.hands[s.next_seat].sort()
        self._draw(s, DEEP_HAND if s.trick == cards.DEEP_POCKET else HAND)
        s.trick, s.laid = NO_TRICK, ()
        s.turn += 1
        s.seat = s.next_seat
        if s.turn >= s.fixed.rounds * s.fixed.seats:
            s.ended = "MG-END-1"
        elif not s.hoard and not any(s.hands):
            s.ended = "MG-END-2"
        if s.ended:
            _tell(s, GameEnded(s.ended))
        else:
            s.agenda.append(MagpieStep("begin"))

    def _draw(self, s: MagpiesState, most: int) -> None:
        hand = s.hands[s.seat]
        drawn = [s.hoard.pop() for _ in range(min(max(0, most - len(hand)), len(s.hoard)))]
        hand += drawn
        hand.sort()
        if drawn:
            _tell(s, CardsDrawn(s.seat, tuple(sorted(drawn)), len(drawn)))

    def _score(self, s: MagpiesState, about: int) -> None:
        """MG-SHINE-1: heads, and a trinket counts twice."""
        kind = s.proposals.pop(about)
        assert isinstance(kind, int)
        if kind == GONE:
            return
        shone = s.trick == cards.SPARKLE or bool(draw(s, 2))
        points = WORTH[kind] * (2 if shone else 1)
        s.score[s.fixed.side_of[s.seat]] += points
        s.discard.append(kind)
        _tell(s, TrinketScored(s.seat, kind, shone, points))

    def resume(self, s: MagpiesState, f: Frame, picks: Answer) -> None:
        """Go on with what was answered."""
        if isinstance(f, SnatchChance):
            if picks[0] is SNATCH:
                self._snatch(s, f.about)
        elif isinstance(f, MagpieStep) and f.name == "trick":
            if picks[0] is not PASS:
                self._use(s, picks[0].args[0])
            s.agenda.append(MagpieStep("lay"))
        elif isinstance(f, MagpieStep) and f.name == "lay":
            s.laid = tuple(sorted(option.args[0] for option in picks))
            _tell(s, TrinketsLaid(s.seat, s.laid))
            s.agenda.append(MagpieStep("mix"))
            for kind in reversed(s.laid):
                s.hands[s.seat].remove(kind)
                s.serial += 1
                s.proposals[s.serial] = kind
                s.agenda += [Shining(s.serial), SnatchChance(s.serial)]
        elif isinstance(f, MagpieStep):
            kind = s.hands[s.next_seat].pop(picks[0].args[0])
            s.hands[s.seat].append(kind)
            _tell(s, CardPecked(s.seat, s.next_seat, kind))
            s.agenda.append(MagpieStep("end"))

    def _use(self, s: MagpiesState, kind: int) -> None:
        s.kits[s.seat] = tuple(other for other in s.kits[s.seat] if other != kind)
        s.trick = kind
        _tell(s, TrickUsed(s.seat, kind))
        if kind == cards.FRESH_FEATHERS:
            _tell(s, HandChanged(s.seat, tuple(s.hands[s.seat])))
            s.discard += s.hands[s.seat]
            s.hands[s.seat].clear()
            self._draw(s, HAND)

    def _snatch(self, s: MagpiesState, about: int) -> None:
        """MG-SNATCH-2: an equal trinket is shown and discarded; the laid one counts for who snatched it."""
        kind = s.proposals[about]
        assert isinstance(kind, int)
        s.hands[s.next_seat].remove(kind)
        s.discard += [kind, kind]
        s.score[s.fixed.side_of[s.next_seat]] += WORTH[kind]
        s.proposals[about] = GONE
        _tell(s, TrinketSnatched(s.next_seat, s.seat, kind, WORTH[kind]))

    def outcome(self, s: MagpiesState) -> Outcome | None:
        """MG-END-3: most points win; who shares the first place draws, the others have lost all the same."""
        if not s.ended:
            return None
        most = max(s.score)
        first = 1 if s.score.count(most) == 1 else 0
        return Outcome(tuple(first if s.score[side] == most else -1 for side in s.fixed.side_of), s.ended)

    # ---- what may be done

    def intents(self, s: MagpiesState, seat: int) -> Iterator[Option]:
        """Passing, snatching, every trick, every trinket of the own hand, and pecking at each card that could be."""
        if s.ended:
            return
        yield PASS
        yield SNATCH
        for kind in range(len(WORTH), len(KEYS)):
            yield Option("trick", (kind,))
        for kind in sorted(set(s.hands[seat])):
            yield Option("lay", (kind,))
        for place in range(len(s.hands[(seat + 1) % len(s.hands)])):
            yield Option("peck", (place,))

    def why_not(self, s: MagpiesState, seat: int, intent: Option) -> RuleId | None:
        """The first rule of the ledger that forbids it."""
        decision = s.decision
        if decision is None:
            return s.ended
        if seat == decision.seat and decision.find(intent.verb, intent.args) is not None:
            return None
        if decision.kind == "snatch" and seat == decision.seat:
            return "MG-SNATCH-2" if intent.verb == "snatch" else "MG-SNATCH-1"
        if seat != decision.seat:
            return "MG-SNATCH-1" if intent.verb == "snatch" and seat != s.seat else "MG-TURN-1"
        if intent.verb == "trick":
            return "MG-TURN-3" if decision.kind == "trick" else "MG-TURN-2"
        if intent.verb == "snatch":
            return "MG-SNATCH-1"
        if decision.kind == "trick":
            return "MG-TURN-2"
        if intent.verb == "peck" or decision.kind == "peck":
            return "MG-PECK-1"
        return "MG-LAY-1"

    def facts(self, s: MagpiesState, seat: int, intent: Option) -> dict[str, Any]:
        """Who is awaited."""
        decision = s.decision
        return {"seat": seat} if decision is None else {"seat": seat, "who": decision.seat}

    # ---- what is known

    def view(self, s: MagpiesState, seat: int | None) -> MagpiesView:
        """See view.py."""
        return view_of(s, seat, self.name, self.limit(s))

    def determinise(
        self, s: MagpiesState, seat: int | None, luck: int, guesses: Sequence[Any] | None = None
    ) -> MagpiesState:
        """Hoard and the other hands are dealt anew. Kits lie open, so there are no lists to guess."""
        world = s.clone()
        world.luck = seed_luck(luck)
        others = [n for n in range(len(world.hands)) if n != seat]
        pool = sorted(world.hoard + [kind for n in others for kind in world.hands[n]])
        shuffle(world, pool)
        for n in others:
            world.hands[n] = sorted(pool.pop() for _ in world.hands[n])
        world.hoard = pool
        decision = world.decision
        if decision is not None and decision.kind == "peck" and seat == world.next_seat:
            world.hands[seat].sort()  # its own hand, mixed: in which order, it has not seen
            shuffle(world, world.hands[seat])
        if decision is not None and decision.kind == "snatch" and decision.seat != seat:
            # Whether the next magpie could snatch depends on its hand, which is another one in this world.
            chance = world.agenda[-2]
            assert isinstance(chance, SnatchChance)
            world.agenda[-1] = Ask(self._chance(world, chance.about))
        world.luck = seed_luck(luck + 1)
        return world

    def unknown(self, s: MagpiesState) -> list[Row]:
        """The hoard, and a hand that is about to be pecked at: its order nobody has seen."""
        decision = s.decision
        mixed = [s.hands[s.next_seat]] if decision is not None and decision.kind == "peck" else []
        return [(row, range(len(row))) for row in (s.hoard, *mixed)]

    def printed(self) -> Any:
        """What each trinket is worth."""
        return WORTH


def _tell(s: MagpiesState, event: Event) -> None:
    if s.sink is not None:
        s.sink(event)
