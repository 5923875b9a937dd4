"""What somebody is told at a Star Wars table who asks what to do: see stolik.text.advice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.games.star_wars.rules.forecast import Forecast, forecast
from stolik.games.star_wars.rules.tables import unique_name
from stolik.games.star_wars.rules.view import UnitSeen
from stolik.games.star_wars.text.advice import SAID
from stolik.games.star_wars.text.asks import Asking
from stolik.games.star_wars.text.forecast import decimal, percent
from stolik.games.star_wars.text.table import ARENAS as IN_ARENA
from stolik.games.star_wars.text.table import KindNames
from stolik.text.advice import HAND, PLAY, REST, Advice, Prospect
from stolik.text.table import word

FROM_HAND: Final = ("put", "partial", "start", "play")
QUESTIONS: Final = ("setup", "build", "act", "retreat")
"""What is asked of a player who may do several things."""
PLAIN: Final = 36
"""Chances up to this denominator are said as so many cases."""


class StarWarsAdvice(Advice):
    """See Advice."""

    stray = frozenset({"SW-SETUP-10", "SW-SETUP-4", "SW-PILOT-2"})
    first = frozenset({"SW-SETUP-5", "SW-BUILD-1", "SW-POP-2", "SW-POP-4"})

    def __init__(self, game: Any, view: Any, people: Sequence[str], lang: str) -> None:
        super().__init__(game, view, people, lang)
        self.names = KindNames(tuple(game.pool.values()))
        self.asking = Asking(self.decision, view, self.names, lang)
        self.seen = self.asking.seen
        self.own = view.seats[self.seat]

    # ---- names

    @property
    def turn(self) -> bool:
        """Whether several things may be done, and not one is chosen."""
        kind: str = self.decision.kind
        return kind in QUESTIONS or kind.startswith("window:")

    def options(self) -> list[str]:
        """Told apart where units are called the same."""
        return self.asking.labels()

    def intent(self, verb: str, args: Sequence[int]) -> str:
        """As its button says it."""
        return self.asking.option(verb, args)

    def short(self, verb: str, args: Sequence[int]) -> str:
        """A card of the hand by its name."""
        return self.names.name(args[0]) if verb in FROM_HAND or verb == "card" else self.intent(verb, args)

    def thing(self, verb: str, args: Sequence[int]) -> Hashable:
        """Equal cards of the hand are one, and a pilot, whatever it may board."""
        if verb == "board":
            return args[0]
        return (args[0] % len(self.names.cards), *args[1:]) if verb in FROM_HAND else tuple(args)

    def group(self, verb: str, args: Sequence[int]) -> str:
        """The hand, what is at the table, the rest."""
        if verb in FROM_HAND or verb == "card" or (verb == "stack" and self.decision.kind == "setup"):
            return HAND
        return PLAY if args else REST

    def would(self, positions: Sequence[int]) -> str:
        """What is begun is called by what becomes of it, where the build points pay for all of it (SW-BUILD-8, 11)."""
        options = [self.decision.options[n] for n in positions]
        whole = self._whole(options[0].verb, options[0].args) if len(options) == 1 else ""
        return self.say("would", what=whole) if whole else super().would(positions)

    def _whole(self, verb: str, args: Sequence[int]) -> str:
        if verb not in ("start", "add"):
            return ""
        unit = self.seen.units[args[0]] if verb == "add" else None
        kind = args[0] if unit is None else unit.cards[-1]
        card = self.names.card(kind)
        cost = card.cost if unit is None else unit.cost - unit.counters
        if card.kind not in ARENAS or not 0 < cost <= self.own.points or self._is_second(card):
            return ""
        return self._say("whole", card=self.names.name(kind), cost=cost)

    def _is_second(self, card: Any) -> bool:
        """Whether its player has another of a unique in play (SW-STACK-3)."""
        own = [one for arena in ARENAS for one in self.view.arenas[arena] if one.seat == self.seat]
        names = [unique_name(self.names.card(one.cards[-1])) for one in own]
        return bool(unique_name(card)) and unique_name(card) in names

    # ---- reasons

    def reason(self, prospect: Prospect) -> str:
        """What control it gains or takes; else by what is done."""
        if len(prospect.picks) != 1:
            return ""
        first = prospect.picks[0]
        find = REASONS.get(first.verb)
        return self._control(prospect) or ("" if find is None else find(self, prospect, first.args))

    def _control(self, prospect: Prospect) -> str:
        """An arena that is controlled after it, or no longer by the other side; what other answers do as well is no
        reason."""
        after = self._controls(prospect, prospect.picks)
        before = self.view.control
        if after is None or after == before or self.decision.kind == "setup":
            return ""
        others = (one for one in prospect.singles() if one != prospect.picks)
        if len(self.decision.options) > 1 and all(self._controls(prospect, one) == after for one in others):
            return ""
        held = [arena for arena in ARENAS if after[arena] == self.seat]
        for arena in ARENAS:
            if after[arena] == before[arena]:
                continue
            if after[arena] == self.seat:
                return self._say("two", n=len(held)) if len(held) > 1 else self._say("control", arena=self._in(arena))
            if before[arena] == 1 - self.seat:
                return self._say("stops", arena=self._in(arena))
        return ""

    def _controls(self, prospect: Prospect, picks: tuple[Any, ...]) -> Mapping[str, int] | None:
        return prospect.known(lambda one: dict(one.view.control), picks)

    def _attack(self, prospect: Prospect, args: Sequence[int]) -> str:
        """What it would roll; where another target is easier to discard, what this one has that the other has not."""
        found = prospect.known(lambda one: forecast(one.view))
        return ("" if found is None else self._rather(prospect, found)) or self._odds(found)

    def _rather(self, prospect: Prospect, found: Forecast) -> str:
        aims = (prospect.known(lambda one: forecast(one.view), one) for one in prospect.singles() if one[0].args)
        easiest = max((one for one in aims if one and one.attacker == found.attacker), key=_kills, default=found)
        if easiest.kills <= found.kills:
            return ""
        this, other = self.seen.units[found.defender], self.seen.units[easiest.defender]
        named = {"unit": self.seen.unit(this.id), "other": self.seen.unit(other.id)}
        if other.tapped and not this.tapped:
            return self._say("acts", **named)
        return self._say("harder", n=this.power, k=other.power, **named) if this.power > other.power else ""

    def _unit(self, prospect: Prospect, args: Sequence[int]) -> str:
        """What it has to do with the attack under way, or that it would be discarded."""
        unit, strike = args[0], self.view.strike
        if self.seen.units[unit].seat != self.seat:
            gone = prospect.known(lambda one: all(there.id != unit for there in _in_arenas(one.view)))
            return self._say("falls") if gone else ""
        if strike is None or not self.decision.kind.startswith("choose:"):
            return ""
        part = {strike.attacker: "striker", strike.defender: "struck"}.get(unit)
        return self._say(part) if part else ""

    def _odds(self, found: Forecast | None) -> str:
        """What an attack would roll, and how likely that is enough."""
        if found is None or not found.dice:
            return ""
        values: dict[str, Any] = {"dice": self.seen.counted("dice", found.dice), "left": found.left}
        values["unit"] = self.seen.unit(found.defender)
        if not found.kills:
            return self._say("mean", mean=decimal(found.expected, self.lang), **values)
        if found.kills.denominator <= PLAIN:
            return self._say("odds", k=found.kills.numerator, n=found.kills.denominator, **values)
        return self._say("chance", chance=percent(found.kills, self.lang), **values)

    def _start(self, prospect: Prospect, args: Sequence[int]) -> str:
        """Whether it would be the first of its arena, and whether the build points pay for it."""
        card = self.names.card(args[0])
        return self._first(card.kind) or self._paying(card.cost, card.kind in ARENAS)

    def _add(self, prospect: Prospect, args: Sequence[int]) -> str:
        """Whether the build points pay for the rest."""
        unit = self.seen.units[args[0]]
        return self._paying(unit.cost - unit.counters, self.names.card(unit.cards[-1]).kind in ARENAS)

    def _paying(self, cost: int, fights: bool) -> str:
        points = self.own.points
        if points < 1 or cost < 1:
            return ""
        key = "part" if points < cost else "pays" if fights else "pays card"
        return self._say(key, points=self.seen.counted("points", points), cost=cost)

    def _put(self, prospect: Prospect, args: Sequence[int]) -> str:
        """The first unit of an arena."""
        return self._first(self.names.card(args[0]).kind)

    def _deploy(self, prospect: Prospect, args: Sequence[int]) -> str:
        """The first unit of an arena, and else that it fights at once."""
        unit = self.seen.units[args[0]]
        first = self._first(self.names.card(unit.cards[-1]).kind)
        return first or ("" if unit.tapped else self._say("fights"))

    def _first(self, arena: str) -> str:
        if arena not in ARENAS or any(unit.seat == self.seat for unit in self.view.arenas[arena]):
            return ""
        return self._say("first", arena=self._in(arena))

    def _retreat(self, prospect: Prospect, args: Sequence[int]) -> str:
        """It is damaged, or stands alone against several."""
        unit: UnitSeen = self.seen.units[args[0]]
        if unit.damage:
            return self._say("hurt", unit=self.seen.unit(unit.id), left=unit.health - unit.damage, health=unit.health)
        there = self.view.arenas.get(unit.place, ())
        foes = sum(one.seat != self.seat for one in there)
        if foes < 2 or len(there) - foes > 1:
            return ""
        return self._say("outnumbered", unit=self.seen.unit(unit.id), n=foes, arena=self._in(unit.place))

    def _prevent(self, prospect: Prospect, args: Sequence[int]) -> str:
        """The damage that is about to land, or the attack under way."""
        if self.decision.kind == "window:open":
            return self._odds(forecast(self.view))
        if self.decision.kind not in ("window:prevent", "choose:prevent"):
            return ""
        waiting = [part for one in self.view.pending[-1:] if one.what == "damage" for part in one.parts]
        for unit, n in waiting:
            seen = self.seen.units.get(unit)
            if seen is not None and seen.seat == self.seat and n:
                left = seen.health - seen.damage
                return self._say("deadly" if n >= left else "pending", n=n, unit=self.seen.unit(unit), left=left)
        return ""

    def _in(self, arena: str) -> str:
        return word(IN_ARENA[arena], self.lang)

    def _say(self, key: str, **values: object) -> str:
        return word(SAID[key], self.lang).format(**values)


def _kills(one: Forecast) -> Fraction:
    return one.kills


def _in_arenas(view: Any) -> Iterator[UnitSeen]:
    return (unit for there in view.arenas.values() for unit in there)


REASONS: Final[Mapping[str, Callable[[StarWarsAdvice, Prospect, Sequence[int]], str]]] = {
    "attack": StarWarsAdvice._attack,
    "bombard": StarWarsAdvice._attack,
    "ion cannon": StarWarsAdvice._attack,
    "start": StarWarsAdvice._start,
    "add": StarWarsAdvice._add,
    "put": StarWarsAdvice._put,
    "deploy": StarWarsAdvice._deploy,
    "return": StarWarsAdvice._deploy,
    "retreat": StarWarsAdvice._retreat,
    "unit": StarWarsAdvice._unit,
    "use": StarWarsAdvice._prevent,
    "play": StarWarsAdvice._prevent,
    "number": StarWarsAdvice._prevent,
}
"""By the verb."""
