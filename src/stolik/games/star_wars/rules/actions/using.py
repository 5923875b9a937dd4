"""Activated abilities and Battle cards: in a build step, in a chance, or instead of an attack (SW-ABIL, SW-BC,
SW-POP)."""

from __future__ import annotations

from typing import Any, Final

from stolik.cardgame.drawn import DrawingError
from stolik.games.star_wars.ast.nodes import Pay
from stolik.games.star_wars.rules import atoms, memory
from stolik.games.star_wars.rules.asked import actives, held, hidden_force, usable
from stolik.games.star_wars.rules.choices import amount
from stolik.games.star_wars.rules.events import Passed
from stolik.games.star_wars.rules.notation import called, meant
from stolik.games.star_wars.rules.possible import run_of
from stolik.games.star_wars.rules.prices import price
from stolik.games.star_wars.rules.procedure import Procedure
from stolik.games.star_wars.rules.state import BUILT, StarWarsState, Unit
from stolik.games.star_wars.rules.tables import Held, active_of
from stolik.games.star_wars.rules.triggers import triggers
from stolik.games.star_wars.rules.windows import (
    ACTING,
    ADMITS,
    IN_BUILD,
    TAP_SELF,
    Window,
    marks,
    why_ability,
    why_placed,
    why_play,
    why_use,
    why_way,
)
from stolik.kernel.decision import Option, RuleId

from .base import Action, OfHand, OfUnit, acting, asking, in_hand, name_of, unit_called, whole
from .building import ToDeploy
from .fighting import must_attack

PASS: Final = Option("pass")


def force_of(s: StarWarsState, seat: int, unit: Unit | None, one: Held) -> int:
    """The Force that an ability of a unit, or a way to play a card, costs as things stand."""
    ability = active_of(one.ability)
    assert ability is not None
    c = run_of(s, unit, one, seat, 0)
    return sum(amount(s, c, step.n) for step in price(s, seat, unit, ability) if isinstance(step, Pay))


class ToUse(OfUnit):
    """An activated ability; the numbers are the unit and the place of the ability among all that it has."""

    __slots__ = ()

    name = "use"
    words = ("use", "uses")

    def intents(self, s: StarWarsState, seat: int, about: Unit) -> list[Option]:
        there = [n for n, one in enumerate(held(s, about)) if active_of(one.ability) is not None]
        return [Option("use", (about.id, n)) for n in there]

    def facts(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> dict[str, Any]:
        """cost: the Force that an ability of one's own costs; and what is known of the unit."""
        found = super().facts(s, seat, args)
        if found.get("own") and len(args) > 1:
            unit = s.units[args[0]]
            abilities = held(s, unit)
            if 0 <= args[1] < len(abilities) and active_of(abilities[args[1]].ability) is not None:
                found["cost"] = force_of(s, seat, unit, abilities[args[1]])
        return found

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        before = held(s, s.units[args[0]])[: args[1]]
        return f"uses {1 + sum(active_of(one.ability) is not None for one in before)} of {unit_called(s, args[0])}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        """ "1 of Mace Windu": the first of its activated abilities; "Evade of Mace Windu": the one of that keyword."""
        which, _, name = text.partition(" of ")
        unit = meant(s, name, seat)
        found = [(n, ability) for n, one in enumerate(held(s, unit)) if (ability := active_of(one.ability)) is not None]
        if which.isdigit():
            if not 1 <= int(which) <= len(found):
                raise DrawingError(f"{called(s, unit)} has {len(found)} activated abilities, so not {which}")
            return Option.foreign("use", (unit.id, found[int(which) - 1][0]))
        for n, ability in found:
            if ability.keyword == which.casefold():
                return Option.foreign("use", (unit.id, n))
        raise DrawingError(f"{called(s, unit)} has no {which!r}")


# ---- in a build step


class ToUseInBuild(ToUse):
    """In one's own build step (SW-BC-10)."""

    __slots__ = ()

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        unit = s.units.get(args[0]) if args else None
        if unit is None or (unit.place == BUILT and unit.seat != seat):
            return "SW-BUILD-1"
        return why_use(s, IN_BUILD, seat, unit, args[1] if len(args) > 1 else -1)

    def options(self, s: StarWarsState, seat: int, about: Unit) -> list[Option]:
        """Nothing is looked at that belongs to other moments."""
        there = actives(s, about, "build")
        return [
            Option("use", (about.id, n))
            for n, one, ability in there
            if about.seat == seat and why_ability(s, IN_BUILD, about, one, ability) is None
        ]

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        one = held(s, unit)[args[1]]
        ability = active_of(one.ability)
        assert ability is not None
        marks(s, unit, one, ability)
        s.agenda.append(Procedure("use", seat=seat, data={memory.OPTION: Option("use", args), memory.ABOUT: 0}))


# ---- instead of an attack


class ToUseInstead(ToUse):
    """By the unit whose time has come (SW-BC-12)."""

    __slots__ = ()

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        unit = s.units.get(args[0]) if args else None
        if unit is None or unit.seat != seat:
            return "SW-BATTLE-3"
        abilities = held(s, unit)
        if not (len(args) > 1 and 0 <= args[1] < len(abilities)):
            return "SW-ABIL-5"
        one = abilities[args[1]]
        ability = active_of(one.ability)
        if ability is None:
            return "SW-ABIL-2"
        if unit is not acting(s) and s.fixed.tables.timing(ability).chance == ACTING.kind:
            return why_placed(s, unit, one, ability) or "SW-BC-12"
        return why_ability(s, ACTING, unit, one, ability, must_attack(s, unit))

    def options(self, s: StarWarsState, seat: int, about: Unit) -> list[Option]:
        """Nothing is looked at that belongs to other moments."""
        there = actives(s, about, "would attack")
        return [
            Option("use", (about.id, n)) for n, one, ability in there if not why_ability(s, ACTING, about, one, ability)
        ]

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        ability = active_of(held(s, unit)[args[1]].ability)
        assert ability is not None
        if TAP_SELF not in ability.costs:  # else it pays by being tapped
            atoms.set_tapped(s, unit, True)
        s.agenda.append(triggers())
        s.agenda.append(Procedure("use", seat=unit.seat, data={memory.OPTION: Option("use", args), memory.ABOUT: 0}))


# ---- in a chance; the window that asked lies on top of the agenda when one of these is done


class ToUseInChance(ToUse):
    """In a chance to play or pass (SW-POP)."""

    __slots__ = ()

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        w = asking(s)
        if not isinstance(w, Window) or len(args) != 2 or args[0] not in s.units:
            return "SW-POP-2"
        return why_use(s, w, seat, s.units[args[0]], args[1])

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = s.units[args[0]]
        one = held(s, unit)[args[1]]
        ability = active_of(one.ability)
        assert ability is not None
        w = _top(s)
        w = Window(w.kind, w.about, w.seat, w.passes, (*w.used, *marks(s, unit, one, ability)), w.begun)
        _played(s, w, Procedure("use", seat=seat, data={memory.OPTION: Option("use", args), memory.ABOUT: w.about}))


class ToPlay(OfHand):
    """A Battle card; the numbers are the card and which of its ways."""

    __slots__ = ()

    name = "play"
    words = ("play", "plays")

    def intents(self, s: StarWarsState, seat: int, about: int) -> list[Option]:
        return [Option("play", (about, mode)) for mode in range(len(s.card(about).plays))]

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        w = asking(s)
        if len(args) != 2:
            return "SW-POP-2"
        if acting(s) is not None:  # no chance, so that there is always a rule
            return why_play(s, ACTING, seat, *args) or "SW-POP-4"
        return why_play(s, w, seat, *args) if isinstance(w, Window) else "SW-POP-2"

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        w = _top(s)
        _played(s, w, Procedure("play", seat=seat, data={memory.OPTION: Option("play", args), memory.ABOUT: w.about}))

    def facts(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> dict[str, Any]:
        """card, and cost: the Force that it costs in this way."""
        found = super().facts(s, seat, args)
        if found and len(args) > 1 and 0 <= args[1] < len(found["card"].plays):
            found["cost"] = force_of(s, seat, None, Held(found["card"].plays[args[1]], args[0], ""))
        return found

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"plays {name_of(s, args[0])}" + (f" as {args[1] + 1}" if args[1] else "")

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        name, _, mode = text.partition(" as ")
        return Option.foreign("play", (in_hand(s, seat, name), whole(mode or "1") - 1))


class ToPass(Action[None]):
    """Two in a row end a chance (SW-POP-2)."""

    __slots__ = ()

    name = "pass"
    words = ("pass", "passes")

    def intents(self, s: StarWarsState, seat: int, about: None) -> tuple[Option, ...]:
        return (PASS,)

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        return None if not args and isinstance(asking(s), Window) else "SW-POP-2"

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        w = _top(s)
        if s.sink is not None:
            s.sink(Passed(seat, w.kind))
        s.agenda.append(w.for_the_other(w.passes + 1))

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return "passes"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        return Option.foreign("pass")


class ToReveal(ToDeploy):
    """A unit with a Hidden Cost is completed in a chance in which abilities of any kind may be played
    (SW-KW-HIDDEN-COST-3)."""

    __slots__ = ()

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        w = asking(s)
        return self.why_in(s, w, seat, args) if isinstance(w, Window) else "SW-POP-2"

    def why_in(self, s: StarWarsState, w: Window, seat: int, args: tuple[int, ...]) -> RuleId | None:
        """What keeps a player from it in this chance."""
        unit = s.units.get(args[0]) if args else None
        if unit is None or unit.place != BUILT or unit.seat != seat or hidden_force(s, unit) is None:
            return "SW-BUILD-1"
        return ADMITS[w.kind] if w.kind in ADMITS else super().why(s, seat, args)

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        s.agenda.append(_top(s).for_the_other(0))
        s.agenda.append(triggers())
        super().act(s, seat, args)


REVEAL: Final = ToReveal()


def _top(s: StarWarsState) -> Window:
    """The window that asked, taken off the agenda."""
    w = s.agenda.pop()
    assert isinstance(w, Window)
    return w


def _played(s: StarWarsState, w: Window, what: Procedure) -> None:
    """The other player has the go, after what is played and what it sets off (SW-POP-3)."""
    s.agenda.append(w.for_the_other(0))
    if w.kind == "open":
        s.agenda.append(triggers())
    s.agenda.append(what)


def playable(s: StarWarsState, w: Window, seat: int) -> list[Option]:
    """All that a player may play in a chance: abilities, then Battle cards of the hand: what `intents` has and nothing
    forbids. This is asked more often than all else, so nothing is looked at that belongs to other chances."""
    found: list[Option] = []
    tables, own = s.fixed.tables, s.seats[seat]
    for n, (at, one, ability) in usable(s, seat, w.kind):
        if why_ability(s, w, s.units[n], one, ability) is None:
            found.append(Option("use", (n, at)))
    if w.kind == "open" and tables.hiding:
        hidden = [n for n in own.zone if s.units[n].stack[-1] in tables.hiding]
        found += [Option(REVEAL.name, (n,)) for n in hidden if REVEAL.why_in(s, w, seat, (n,)) is None]
    if s.phase != "battle":
        return found
    ways = tables.ways[w.kind]
    cards = [kind for kind in own.hand if kind in ways]
    if not cards:
        return found
    for kind in sorted(set(cards)):
        plays = s.fixed.cards[kind].plays
        there = [mode for mode in ways[kind] if why_way(s, w, seat, kind, plays[mode]) is None]
        found += [Option("play", (kind, mode)) for mode in there]
    return found
