"""The build step: starting and building cards, completing units, Missions and Locations, returning (SW-BUILD,
SW-MISSION, SW-LOC)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final

from stolik.cardgame.choices import OptionRow
from stolik.cardgame.interpret import Effect, Run, chain
from stolik.games.star_wars.rules import atoms, memory
from stolik.games.star_wars.rules.asked import barred, free_to_deploy, hidden_force, locations, needed, player_barred
from stolik.games.star_wars.rules.events import MissionCompleted
from stolik.games.star_wars.rules.meaning import holds
from stolik.games.star_wars.rules.pending import PendingCard, propose, settle
from stolik.games.star_wars.rules.possible import can_pay
from stolik.games.star_wars.rules.procedure import PROCEDURES, Procedure, ask
from stolik.games.star_wars.rules.state import BUILT, RETREATED, UNITS, StarWarsState, Unit
from stolik.games.star_wars.rules.triggers import wake
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from .base import OfHand, OfUnit, unit_called

STARTS: Final = OptionRow("start")
ADDS: Final = OptionRow("add")
NUMBERS: Final = OptionRow("number")


class ToStart(OfHand):
    """A card of the hand is started (SW-BUILD-2)."""

    __slots__ = ()

    name = "start"
    words = ("start", "starts")

    def intents(self, s: StarWarsState, seat: int, about: int) -> tuple[Option, ...]:
        return (STARTS.at(about),)

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        if not args or args[0] not in s.seats[seat].hand or s.card(args[0]).kind == "battle":
            return "SW-BUILD-2"
        return None if free_to_deploy(s, seat, args[0]) else why_points(s, seat)

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        _ask_counters(s, seat, atoms.start(s, seat, args[0]), free_to_deploy(s, seat, args[0]))


class OfBuild(OfUnit):
    """With a thing of one's own; what is face down is nobody else's to name (SW-BUILD-1)."""

    __slots__ = ()

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        unit = s.units.get(args[0]) if args else None
        if unit is None or (unit.place == BUILT and unit.seat != seat):
            return "SW-BUILD-1"
        return self.forbids(s, seat, unit, args)

    @abstractmethod
    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        """`why`, once it is known what it is about."""


class ToAdd(OfBuild):
    """More counters go onto a card that is partially built (SW-BUILD-3, 4)."""

    __slots__ = ()

    name = "add"
    words = ("add", "adds")

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> tuple[Option, ...]:
        return (ADDS.at(about.id),)

    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        return why_points(s, seat) if unit.seat == seat and unit.place == BUILT else "SW-BUILD-3"

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        _ask_counters(s, seat, s.units[args[0]])

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"adds to {unit_called(s, args[0])}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        return super().read(s, seat, text.removeprefix("to "))


class ToDeploy(OfBuild):
    """A completed unit comes into its arena (SW-BUILD-7)."""

    __slots__ = ()

    name = "deploy"
    words = ("deploy", "deploys")

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> tuple[Option, ...]:
        return (Option(self.name, (about.id,)),) if s.top(about).kind in UNITS else ()

    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        return why_deploy(s, seat, unit, s.top(unit).kind, hidden=True)

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        if unit.counters < needed(s, unit):
            atoms.change_force(s, seat, -(hidden_force(s, unit) or 0), "paid")
        deploy(s, unit, s.top(unit).kind)


class ToKeep(ToDeploy):
    """A completed unit stays retreated (SW-BUILD-8)."""

    __slots__ = ()

    name = "keep"
    words = ("keep", "keeps")

    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        return why_deploy(s, seat, unit, RETREATED)

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        deploy(s, s.units[args[0]], RETREATED)


class ToComplete(OfBuild):
    """A Mission is revealed, paid, carried out and discarded (SW-MISSION-2); a Location lies in its arena."""

    __slots__ = ()

    name = "complete"
    words = ("complete", "completes")

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> tuple[Option, ...]:
        return () if s.top(about).kind in UNITS else (Option("complete", (about.id,)),)

    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        card = s.top(unit)
        if unit.seat != seat or unit.place != BUILT or card.kind in UNITS:
            return "SW-MISSION-1"
        if unit.counters < needed(s, unit):
            return "SW-BUILD-5"
        names: memory.Memos = {memory.COUNTERS: unit.counters, memory.COST: needed(s, unit)}
        if card.needs is not None and not holds(s, card.needs, names, None, seat):
            return "SW-MISSION-2"
        c = Run(seat, 0, unit.stack[-1], names)
        return "SW-MISSION-2" if can_pay(s, c, card.costs) else None

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        card, kind = s.top(unit), unit.stack[-1]
        if card.kind == "location":
            replace_locations(s, card.arenas)
            atoms.place_location(s, unit, card.arenas)
            wake(s, "completed", unit)
            return
        names: memory.Memos = {memory.COUNTERS: unit.counters, memory.COST: needed(s, unit)}
        atoms.remove(s, unit)
        atoms.tell(s, MissionCompleted(seat, kind))
        s.agenda.append(Procedure("mission", seat=seat, data={memory.CARD: propose(s, PendingCard(seat, kind, 0))}))
        if card.do is not None:
            s.agenda.append(Effect(seat, 0, kind, names, chain(*card.costs, card.do)))


class ToReturn(OfBuild):
    """A retreated unit comes to its arena (SW-BUILD-10)."""

    __slots__ = ()

    name = "return"
    words = ("return", "returns")

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> tuple[Option, ...]:
        return (Option("return", (about.id,)),) if about.place == RETREATED else ()

    def options(self, s: StarWarsState, seat: int, about: Unit) -> Iterable[Option]:
        """Most stand in their arenas."""
        return super().options(s, seat, about) if about.place == RETREATED else ()

    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        if unit.seat != seat or unit.place != RETREATED:
            return "SW-BUILD-10"
        return "SW-GOAL-10" if barred(s, unit, "enter") else None

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        atoms.move(s, unit, s.top(unit).kind)


def replace_locations(s: StarWarsState, arenas: Sequence[str]) -> None:
    """The Locations in these arenas are about to be discarded: what that sets off (SW-LOC-5)."""
    for old in locations(s):
        if any(arena in arenas for arena in s.top(old).arenas):
            wake(s, "discarded", old, names={memory.ARENA: s.top(old).arena})


def deploy(s: StarWarsState, unit: Unit, place: str) -> None:
    """A completed unit comes into its arena, or stays retreated (SW-BUILD-7, 8)."""
    atoms.deploy(s, unit, place)
    wake(s, "deployed", unit)


def why_points(s: StarWarsState, seat: int) -> RuleId | None:
    """Spending a build point."""
    if player_barred(s, seat, "spend points"):
        return "SW-GOAL-10"
    return "SW-BUILD-2" if s.seats[seat].points < 1 else None


def why_deploy(s: StarWarsState, seat: int, unit: Unit, place: str, hidden: bool = False) -> RuleId | None:
    """Completing a unit; `hidden`: what is missing may be paid in Force by a Hidden Cost."""
    if unit.seat != seat or unit.place != BUILT or s.top(unit).kind not in UNITS:
        return "SW-BUILD-7"
    if unit.counters < needed(s, unit):
        force = hidden_force(s, unit) if hidden else None
        if force is None:
            return "SW-BUILD-5"
        if force > s.seats[seat].force:
            return "SW-ZONE-6"
    return "SW-GOAL-10" if place != RETREATED and barred(s, unit, "enter") else None


def _ask_counters(s: StarWarsState, seat: int, unit: Unit, free: bool = False) -> None:
    """`free`: none may go onto it, as it costs nothing (SW-BUILD-15)."""
    s.agenda.append(Procedure("counters", seat=seat, data={memory.UNIT: unit.id, **({memory.FREE: 1} if free else {})}))


def counters(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """How many build points go onto a card (SW-BUILD-2, 4)."""
    unit = s.units[f.data[memory.UNIT]]
    if picks is None:
        most = s.seats[f.seat].points
        least = 0 if memory.FREE in f.data else 1
        most = 0 if least == 0 and player_barred(s, f.seat, "spend points") else most
        numbers = tuple([NUMBERS.at(n) for n in range(least, most + 1)])
        ask(s, f, Decision(f.seat, "counters", numbers, about=(unit.stack[-1], unit.id)))
        return
    n = picks[0].args[0]
    atoms.change_points(s, f.seat, -n)
    atoms.add_counters(s, unit, n)


PROCEDURES["counters"] = (counters,)


def mission_over(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The Mission is discarded; its counters are gone already."""
    pending = settle(s, f.data[memory.CARD])
    if isinstance(pending, PendingCard):
        atoms.into_discard(s, (pending.kind,))


PROCEDURES["mission"] = (mission_over,)
