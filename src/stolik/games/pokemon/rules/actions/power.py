"""Using a Poké-Power in the turn, or that of the Stadium, and those that are offered as a card is played (PK-POWER)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from stolik.cardgame.drawn import DrawingError
from stolik.cardgame.interpret import NO, YES, Effect, Run, chain
from stolik.games.pokemon.ast.printed import Ability, Card, Power
from stolik.games.pokemon.rules import memory
from stolik.games.pokemon.rules.asked import bringing, cited, powers_of
from stolik.games.pokemon.rules.events import PowerUsed
from stolik.games.pokemon.rules.notation import called, meant
from stolik.games.pokemon.rules.powers import power_barred, power_on, use_power
from stolik.games.pokemon.rules.procedure import PROCEDURES, Procedure, ask, knock_outs
from stolik.games.pokemon.rules.state import NO_CARD, Pokemon, PokemonState
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from .base import UNKNOWN, Action, could_for, with_two

STADIUM: Final = Option("power", (0, 0))
_POWER: Final = re.compile(r"^'(.+?)' of (.+)$")


class ToUsePower(Action[Pokemon | None]):
    """The numbers are the Pokémon and the place of the power among its abilities; 0, 0 is the Stadium's, which is asked
    for with None."""

    __slots__ = ()

    name = "power"
    words = ("use", "uses")

    def fits(self, card: Card) -> bool:
        return card.stage == "level-up" or any(map(is_turn_power, card.abilities))  # a LV.X has those below as well

    def intents(self, s: PokemonState, seat: int, about: Pokemon | None) -> Iterator[Option]:
        if about is not None:
            for n in range(len(powers_of(s, about))):
                yield Option("power", (about.id, n))
        elif stadium_power(s) is not None:
            yield STADIUM

    def why(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        if args[:1] == STADIUM.args[:1]:
            return why_stadium_power(s, seat)
        mon = s.mons.get(args[0]) if args else None
        if mon is None:
            return UNKNOWN
        there = len(args) > 1 and 0 <= args[1] < len(powers_of(s, mon))
        return why_power(s, seat, mon, args[1]) if there else "PK-POWER-1"

    def options(self, s: PokemonState, seat: int, about: Pokemon | None) -> list[Option] | tuple[Option, ...]:
        """Which of its powers are for the turn is known of each card."""
        if about is None:
            if s.stadium == NO_CARD:
                return ()
            return (STADIUM,) if stadium_power(s) is not None and why_stadium_power(s, seat) is None else ()
        there = turn_powers(s, about)
        if not there:
            return ()
        return [
            with_two("power", about.id, n)
            for n, kind, power in there
            if power_barred(s, about, power) is None and possible(s, about, kind, power)
        ]

    def act(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> None:
        if args == STADIUM.args:
            _use_stadium(s, seat)
            return
        mon = s.mons[args[0]]
        kind, ability = powers_of(s, mon)[args[1]]
        assert isinstance(ability, Power)
        s.agenda.append(knock_outs())
        use_power(s, mon, kind, ability, {})

    def say(self, s: PokemonState, args: tuple[int, ...]) -> str:
        if args[0]:
            mon = s.mons[args[0]]
            return f"uses '{powers_of(s, mon)[args[1]][1].name}' of {called(s, mon)}"
        power = stadium_power(s)
        return f"uses '{'' if power is None else power.name}' of the Stadium"

    def read(self, s: PokemonState, seat: int, text: str) -> Option:
        match = _POWER.match(text)
        if match is None:
            raise DrawingError(f"{text!r}: expected 'Energy Trans' of Sceptile")
        if match[2] == "the Stadium":
            return Option.foreign("power", STADIUM.args)
        mon = meant(s, match[2], seat)
        for n, (_, ability) in enumerate(powers_of(s, mon)):
            if ability.name == match[1]:
                return Option.foreign("power", (mon.id, n))
        known = ", ".join(ability.name for _, ability in powers_of(s, mon)) or "none"
        raise DrawingError(f"{called(s, mon)} has no Poké-Power {match[1]!r}; it has {known}")

    def facts(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> dict[str, object]:
        """power: its name, "" for what is no Poké-Power; where: in which place it works."""
        _, mon = self.meant(s, seat, args)
        if mon is None or not (len(args) > 1 and 0 <= args[1] < len(powers_of(s, mon))):
            return {}
        one = powers_of(s, mon)[args[1]][1]
        return {"power": one.name, "where": one.where} if isinstance(one, Power) else {"power": "", "where": ""}


def turn_powers(s: PokemonState, mon: Pokemon) -> tuple[tuple[int, int, Power], ...]:
    """Those of its abilities that are Poké-Powers which are used in the turn: each with its place in `powers_of`, and
    the kind of its card."""
    known = s.fixed.turn_powers
    key = (mon.stack[-2:], bringing(s.fixed, mon.attached, mon.energy) if s.fixed.powered else mon.attached)
    found = known.get(key)
    if found is None:
        there = enumerate(powers_of(s, mon))
        found = tuple([(n, kind, one) for n, (kind, one) in there if isinstance(one, Power) and is_turn_power(one)])
        known[key] = found
    return found


def is_turn_power(ability: Ability) -> bool:
    """Whether an ability is a Poké-Power for the turn, and not for when something happens."""
    return isinstance(ability, Power) and not ability.on and ability.limit in ("once", "often", "game")


def why_power(s: PokemonState, seat: int, mon: Pokemon, n: int) -> RuleId | None:
    """Using the n-th ability of a Pokémon as a Poké-Power in the turn."""
    kind, ability = powers_of(s, mon)[n]
    if not s.allied(mon.seat, seat) or not is_turn_power(ability):
        return "PK-POWER-1"
    assert isinstance(ability, Power)
    return power_barred(s, mon, ability) or (None if possible(s, mon, kind, ability) else "PK-POWER-1")


def possible(s: PokemonState, mon: Pokemon, kind: int, power: Power) -> bool:
    """Whether a Poké-Power could do anything now."""
    return could_for(s, power.do)(s, Run(s.speaker(mon.seat), mon.id, kind, {memory.HOLDER: mon.id}))


def stadium_power(s: PokemonState) -> Power | None:
    """The power of the Stadium in play; a Pokémon that has become one has none there."""
    if s.stadium == NO_CARD or s.card(s.stadium).kind == "pokemon":
        return None
    return next((one for one in s.card(s.stadium).abilities if isinstance(one, Power)), None)


def why_stadium_power(s: PokemonState, seat: int) -> RuleId | None:
    """Using the power of the Stadium in play."""
    power = stadium_power(s)
    if power is None or (power.users != "each" and s.fixed.kinds[s.stadium][0] != seat):
        return "PK-POWER-1"
    if power.limit == "once" and f"{power.name}@{seat}" in s.shared:
        return cited(s, s.stadium, "limit")
    return None if could_for(s, power.do)(s, Run(seat, 0, s.stadium, {})) else "PK-POWER-1"


def _use_stadium(s: PokemonState, seat: int) -> None:
    power = stadium_power(s)
    assert power is not None
    s.shared = (*s.shared, f"{power.name}@{seat}")
    if s.sink is not None:
        s.sink(PowerUsed(seat, 0, s.stadium, power.name))
    s.agenda.append(knock_outs())
    s.agenda.append(Effect(seat, 0, s.stadium, {}, chain(power.do)))


# ---- as a card is played or attached


def came(s: PokemonState, mon: Pokemon, limit: str) -> None:
    """A Poké-Power that is used when its card is played from the hand is offered (PK-POWER-1)."""
    for kind, ability in powers_of(s, mon):
        if isinstance(ability, Power) and ability.limit == limit and kind == mon.stack[-1]:
            if power_barred(s, mon, ability) is None and possible(s, mon, kind, ability):
                s.agenda.append(knock_outs())
                s.agenda.append(
                    Procedure("offer", seat=s.speaker(mon.seat), data={memory.MON: mon.id, memory.NAME: ability.name})
                )


def answer_attached(s: PokemonState, mon: Pokemon, names: memory.Memos) -> None:
    """A Poké-Power that may be used as a card of the hand is attached to its Pokémon is offered."""
    found = power_on(s, mon, "attached")
    if found is None:
        return
    kind, power = found
    seat = s.speaker(mon.seat)
    if could_for(s, power.do)(s, Run(seat, mon.id, kind, {**names})):
        s.agenda.append(knock_outs())
        data: memory.Memos = {memory.MON: mon.id, memory.NAME: power.name, memory.CARDS: names[memory.CARDS]}
        s.agenda.append(Procedure("offer", seat=seat, data=data))


def offer(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Ask whether a Poké-Power is used now that its card was played, or a card was attached to its Pokémon."""
    mon = s.mons.get(f.data[memory.MON])
    if mon is None:
        return
    kind, power = next((k, a) for k, a in powers_of(s, mon) if a.name == f.data[memory.NAME])
    assert isinstance(power, Power)
    if power_barred(s, mon, power):
        return
    if picks is None and power.may:
        ask(s, f, Decision(f.seat, "choose:power", (YES, NO), about=(kind, mon.id)))
    elif picks is None or picks[0] is YES:
        s.agenda.append(knock_outs())
        cards = f.data.get(memory.CARDS)
        use_power(s, mon, kind, power, {} if cards is None else {memory.CARDS: cards})


PROCEDURES["offer"] = (offer,)
