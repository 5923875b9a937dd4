"""Pilots: moving them onto units and off (SW-PILOT)."""

from __future__ import annotations

from stolik.games.star_wars.ast.nodes import Pilot, Room, Sort
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.rules import atoms, memory
from stolik.games.star_wars.rules.asked import barred, everything, in_battle, is_unit, keyword, scan
from stolik.games.star_wars.rules.meaning import admits
from stolik.games.star_wars.rules.notation import meant
from stolik.games.star_wars.rules.procedure import PROCEDURES, Procedure, ask
from stolik.games.star_wars.rules.state import ABOARD, RETREATED, StarWarsState, Unit
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from .base import unit_called
from .building import OfBuild


class ToBoard(OfBuild):
    """A pilot is moved onto a unit (SW-PILOT-9); the numbers are both."""

    __slots__ = ()

    name = "board"
    words = ("move", "moves")
    aims = True

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> list[Option]:
        return [Option("board", (about.id, ship.id)) for ship in self._ships(s, seat, about)]

    def _ships(self, s: StarWarsState, seat: int, about: Unit) -> list[Unit]:
        if s.fixed.tables.pilots[about.stack[-1]] is None:
            return []
        there = [ship for ship in everything(s) if ship.seat == seat and ship.id != about.id and is_unit(ship)]
        return [ship for ship in there if s.top(ship).kind != "character"]

    def options(self, s: StarWarsState, seat: int, about: Unit) -> list[Option]:
        """Who has moved moves no more, and most are no pilots."""
        ships = [] if about.moved else self._ships(s, seat, about)
        return [Option("board", (about.id, ship.id)) for ship in ships if why_board(s, seat, about, ship) is None]

    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        ship = s.units.get(args[1]) if len(args) > 1 else None
        return "SW-PILOT-1" if ship is None else why_board(s, seat, unit, ship)

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        atoms.board(s, unit, s.units[args[1]])
        atoms.mark_moved(unit, True)

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"moves {unit_called(s, args[0])} onto {unit_called(s, args[1])}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        pilot, _, ship = text.partition(" onto ")
        return Option.foreign("board", (meant(s, pilot, seat).id, meant(s, ship, seat).id))


class ToLeave(OfBuild):
    """A pilot is moved off its unit; the second number is 1 if it goes to the build zone."""

    __slots__ = ()

    name = "leave"
    words = ("take", "takes")

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> tuple[Option, ...]:
        if about.place != ABOARD:
            return ()
        return (Option("leave", (about.id, 0)), Option("leave", (about.id, 1)))

    def forbids(self, s: StarWarsState, seat: int, unit: Unit, args: tuple[int, ...]) -> RuleId | None:
        return "SW-PILOT-9" if unit.seat != seat or unit.place != ABOARD or unit.moved else None

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        atoms.disembark(s, unit, RETREATED if args[1] else "character")
        atoms.mark_moved(unit, True)

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"takes {unit_called(s, args[0])} off to the {'build zone' if args[1] else 'Character arena'}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        pilot, _, where = text.partition(" off to the ")
        return Option.foreign("leave", (meant(s, pilot, seat).id, int(where == "build zone")))


BOARD, LEAVE = ToBoard(), ToLeave()


def why_pilot(s: StarWarsState, pilot: Unit, ship: Unit) -> RuleId | None:
    """What keeps a pilot from lying on a unit at all."""
    return why_fits(s, pilot, s.top(pilot), ship)


def why_fits(s: StarWarsState, pilot: Unit, card: StarWarsCard, ship: Unit) -> RuleId | None:
    """The same with a card on top of the pilot."""
    return _why_kind(s, pilot, card, ship) or _why_room(s, pilot, ship)


def _why_kind(s: StarWarsState, pilot: Unit, card: StarWarsCard, ship: Unit) -> RuleId | None:
    """By what both are (SW-PILOT-1, 2, 4)."""
    ability = next((one for one in card.abilities if isinstance(one, Pilot)), None)
    if ability is None or card.kind != "character" or not is_unit(ship) or ship.seat != pilot.seat:
        return "SW-PILOT-1"
    if s.top(ship).kind == "character":
        return "SW-PILOT-1"
    if not any(admits(s, Sort(subtype), ship) for subtype in ability.of):
        return "SW-PILOT-2"
    return "SW-PILOT-4" if admits(s, Sort("Droid"), ship) else None


def _why_room(s: StarWarsState, pilot: Unit, ship: Unit) -> RuleId | None:
    """By who is there already (SW-PILOT-3)."""
    there = len([n for n in ship.pilots if n != pilot.id])
    room = 1 + keyword(s, ship, "extra pilot")
    return None if there < room or there < room + _for_some(s, pilot, ship) else "SW-PILOT-3"


def _for_some(s: StarWarsState, pilot: Unit, ship: Unit) -> int:
    """How many of those who would ride find room that is only for some (SW-PILOT-28)."""
    if Room not in s.fixed.tables.sources:
        return 0
    riding = [*(s.units[n] for n in ship.pilots if n != pilot.id), pilot]
    found = 0
    for room in scan(s, ship, Room):
        fits = next((one for one in riding if admits(s, room.like, one)), None)
        if fits is not None:
            riding.remove(fits)
            found += 1
    return found


def why_board(s: StarWarsState, seat: int, pilot: Unit, ship: Unit) -> RuleId | None:
    """What keeps a pilot from being moved onto a unit in this build step (SW-PILOT-9)."""
    if pilot.seat != seat or not (is_unit(pilot) or pilot.place == ABOARD) or pilot.on == ship.id:
        return "SW-PILOT-9"
    wrong = _why_kind(s, pilot, s.top(pilot), ship)
    if wrong is not None:
        return wrong
    if pilot.moved or (pilot.place != ABOARD and not in_battle(ship)):
        return "SW-PILOT-9"
    if barred(s, pilot, "pilot") or barred(s, ship, "be piloted", pilot):
        return "SW-GOAL-10"
    return _why_room(s, pilot, ship)


def must_stay(s: StarWarsState, pilot: Unit, card: StarWarsCard) -> bool:
    """Whether a card may not come on top of a pilot: it would have to leave its unit, and has moved already
    (SW-PILOT-19)."""
    return pilot.place == ABOARD and pilot.moved and why_fits(s, pilot, card, s.units[pilot.on]) is not None


def leave_if_unfit(s: StarWarsState, unit: Unit) -> None:
    """A stack on a unit whose new top card can't pilot it must be moved (SW-PILOT-19)."""
    if unit.place == ABOARD and why_pilot(s, unit, s.units[unit.on]) is not None:
        s.agenda.append(Procedure("refit", seat=unit.seat, data={memory.UNIT: unit.id}))


def refit(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Where it goes: onto a fitting unit, to the Character arena or to the build zone."""
    unit = s.units[f.data[memory.UNIT]]
    if picks is None:
        ships = [ship for ship in everything(s) if ship.id != unit.on and why_pilot(s, unit, ship) is None]
        found = tuple([Option("board", (unit.id, ship.id)) for ship in ships])
        ask(s, f, Decision(f.seat, "refit", (*found, *LEAVE.intents(s, f.seat, unit)), about=(unit.id,)))
        return
    verb = BOARD if picks[0].verb == BOARD.name else LEAVE
    verb.act(s, f.seat, picks[0].args)


PROCEDURES["refit"] = (refit,)


def transfer(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """A pilot goes to another unit of its player in the same arena that it can pilot (SW-PILOT-27)."""
    unit = s.units.get(f.data[memory.UNIT])
    if unit is None or unit.place != ABOARD:
        return
    if picks is not None:
        atoms.board(s, unit, s.units[picks[0].args[0]])
        return
    arena = s.units[unit.on].place
    ships = [ship for ship in everything(s) if ship.place == arena and ship.id != unit.on]
    fit = [ship.id for ship in ships if why_pilot(s, unit, ship) is None and not _unwelcome(s, unit, ship)]
    if fit:
        options = tuple([Option("unit", (n,)) for n in fit])
        ask(s, f, Decision(f.seat, "choose:ship", options, about=(f.data[memory.KIND], unit.id)))


def _unwelcome(s: StarWarsState, pilot: Unit, ship: Unit) -> bool:
    return barred(s, pilot, "pilot") or barred(s, ship, "be piloted", pilot)


PROCEDURES["transfer"] = (transfer,)
