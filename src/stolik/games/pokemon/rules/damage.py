"""How damage is reckoned (PK-ATTACK-4..9), step by step, so that every number can be explained."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from stolik.cardgame.ast import Filter, Step
from stolik.cardgame.interpret import Run
from stolik.games.pokemon.ast.nodes import Deals, Increased, Piercing, Prevented, PreventIt, Reduced, ReduceIt

from . import memory
from .asked import Given, is_active, lies_below, resistance_of, scan, types_of, weakness_of
from .meaning import STEPS, admits, times, value
from .state import NO_CARD, Pokemon, PokemonState
from .triggers import woken

Reckoned = tuple[str, int, int, str, int]
"""What, the change, the result, the rule, and the kind of the card that gives it (NO_CARD: none)."""


def ignored(given: Given, ignoring: Sequence[str]) -> bool:
    """Whether an attack isn't affected by a modifier: attached cards and effects are "any other effects"."""
    return "bodies" in ignoring if given.rank == 2 else "effects" in ignoring


def fits_attacker(s: PokemonState, by: Filter | None, from_: str, attacker: Pokemon, mon: Pokemon) -> bool:
    """Whether a protection of `mon` is one against this attacker."""
    if from_ == "opponent" and s.fixed.side_of[attacker.seat] == s.fixed.side_of[mon.seat]:
        return False
    return by is None or admits(s, by, attacker, mon)


def is_shielded(s: PokemonState, attacker: Pokemon, mon: Pokemon, ignoring: Sequence[str] = ()) -> bool:
    """Whether effects (other than damage) of an attack of `attacker` are kept from `mon`."""
    if Prevented not in s.fixed.given or attacker is mon:
        return False
    return any(
        given.what.what in ("effects", "all")
        and not ignored(given, ignoring)
        and fits_attacker(s, given.what.by, given.what.from_, attacker, mon)
        for given in scan(s, mon, Prevented)
        if isinstance(given.what, Prevented)
    )


def reckon(
    s: PokemonState,
    attacker: Pokemon,
    mon: Pokemon,
    base: int,
    ignoring: Sequence[str],
    names: dict[str, Any],
    text: tuple[int, int] = (0, NO_CARD),
    matched: bool = False,
) -> tuple[int, tuple[Reckoned, ...]]:
    """The damage that `base` becomes on `mon`, in points, and how (PK-ATTACK-7); `text` is what the attack's own text
    adds, and on which card it stands. `matched`: Weakness and Resistance count on the Bench too. Coins that protections
    ask for are flipped on the way."""
    if base <= 0:
        return 0, ()  # PK-ATTACK-7: no damage, no reckoning
    fixed = s.fixed
    amount = base
    steps: list[Reckoned] = [("base", base, base, "PK-ATTACK-7", NO_CARD)]
    active = is_active(s, mon)
    itself = attacker is mon
    if active and not itself and Piercing in fixed.given:
        pierced = [given.what for given in scan(s, attacker, Piercing)]
        ignoring = (*ignoring, *[word for one in pierced if isinstance(one, Piercing) for word in one.what])

    def note(what: str, change: int, rule: str, kind: int = NO_CARD) -> None:
        nonlocal amount
        if what == "prevented":
            change = -amount
        if change:
            amount = max(0, amount + change)
            steps.append((what, change, amount, rule, kind))

    if text[0]:
        note("more" if text[0] > 0 else "less", text[0], "PK-ATTACK-7", text[1])
    _deals(s, attacker, mon, "before", active, names, note)
    _change(s, attacker, mon, "before", ignoring, names, note, amount > 0)
    if (active or matched) and not itself:
        types = types_of(s, attacker)
        weakness = None if "weakness" in ignoring else weakness_of(s, mon)
        if weakness is not None:
            for type_ in types:
                if type_ in weakness[0]:
                    note("weakness", amount if weakness[1] is None else weakness[1], "PK-ATTACK-4")
        resistance = None if "resistance" in ignoring else resistance_of(s, mon)
        if resistance is not None:
            for type_ in types:
                if type_ in resistance[0]:
                    note("resistance", -30 if resistance[1] is None else -resistance[1], "PK-ATTACK-5")
    if amount > 0:  # no damage is left: nothing adds to it
        _deals(s, attacker, mon, "after", active, names, note)
        _change(s, attacker, mon, "after", ignoring, names, note, amount > 0)
    if amount > 0 and "would be damaged" in fixed.listened and "bodies" not in ignoring:
        _triggered(s, attacker, mon, note)
    if Prevented in fixed.given and amount > 0:
        for given in scan(s, mon, Prevented):
            what = given.what
            assert isinstance(what, Prevented)
            if what.what == "effects" or ignored(given, ignoring):
                continue
            if (what.most is not None and amount > what.most) or (what.least is not None and amount < what.least):
                continue
            if fits_attacker(s, what.by, what.from_, attacker, mon):
                note("prevented", 0, "PK-ATTACK-7", given.kind)
    return amount, tuple(steps)


def _deals(
    s: PokemonState, attacker: Pokemon, mon: Pokemon, stage: str, active: bool, names: dict[str, Any], note: Any
) -> None:
    """What the attacker does more, to the Active Pokémon, or less, to any."""
    if Deals not in s.fixed.given or attacker is mon:
        return
    for given in scan(s, attacker, Deals):
        what = given.what
        assert isinstance(what, Deals)
        if what.stage != stage or (what.against is not None and not admits(s, what.against, mon, attacker)):
            continue
        if what.attacks and attacker.attack not in what.attacks:
            continue
        if what.below is not None and not lies_below(s, attacker, attacker.attack, what.below):
            continue
        n = times(s, what.n, what.each, names, attacker, given.seat)
        if active or n < 0:
            note("more" if n > 0 else "less", n, "PK-ATTACK-7", given.kind)


def _change(
    s: PokemonState,
    attacker: Pokemon,
    mon: Pokemon,
    stage: str,
    ignoring: Sequence[str],
    names: dict[str, Any],
    note: Any,
    harms: bool,
) -> None:
    """What raises or lowers damage done to a Pokémon, before or after Weakness and Resistance. Where there is no damage
    left (`harms`), there is none to be raised."""
    given_classes = s.fixed.given
    if harms and Increased in given_classes:
        for given in scan(s, mon, Increased):
            what = given.what
            assert isinstance(what, Increased)
            if what.stage == stage and not ignored(given, ignoring) and _from(s, what.from_, attacker, mon):
                note("more", value(s, what.n, names, mon, given.seat), "PK-ATTACK-7", given.kind)
    if Reduced in given_classes:
        for given in scan(s, mon, Reduced):
            what = given.what
            assert isinstance(what, Reduced)
            if what.stage != stage or ignored(given, ignoring) or not _from(s, what.from_, attacker, mon):
                continue
            if what.by is not None and not admits(s, what.by, attacker, mon):
                continue
            holder = s.mons.get(given.source, mon) if given.source else mon
            less = times(s, what.n, what.each, names, holder, given.seat)
            note("less", -(less if what.most is None else min(less, what.most)), "PK-ATTACK-7", given.kind)


def _from(s: PokemonState, from_: str, attacker: Pokemon, mon: Pokemon) -> bool:
    return from_ == "any" or s.fixed.side_of[attacker.seat] != s.fixed.side_of[mon.seat]


def _triggered(s: PokemonState, attacker: Pokemon, mon: Pokemon, note: Any) -> None:
    """What `mon` itself does when it would be damaged by an opponent's attack: coins, and less damage."""
    if s.fixed.side_of[attacker.seat] == s.fixed.side_of[mon.seat]:
        return
    for effect in woken(s, mon, "would be damaged", {memory.ATTACKER: attacker.id, memory.EVENT: mon.id}):
        c = Run.of(effect)
        while c.todo is not None:
            step, c.todo = c.todo
            if reckoned := RECKONED.get(type(step)):
                what, change = reckoned(s, c, step, mon)
                note(what, change, "PK-ATTACK-7", effect.kind)
            elif STEPS[type(step)](s, c, step, None) is not None:
                raise TypeError(f"{step!r} asks while damage is reckoned")


def _reduce_it(s: PokemonState, c: Run, node: ReduceIt, mon: Pokemon) -> tuple[str, int]:
    return "less", -times(s, node.n, node.each, c.names, mon, c.seat)


def _prevent_it(s: PokemonState, c: Run, node: PreventIt, mon: Pokemon) -> tuple[str, int]:
    return "prevented", 0


RECKONED: Final[dict[type[Step], Callable[[PokemonState, Run, Any, Pokemon], tuple[str, int]]]] = {
    ReduceIt: _reduce_it,
    PreventIt: _prevent_it,
}
"""The steps that are done while damage is reckoned, and nowhere else: what each notes, and how that changes it."""
