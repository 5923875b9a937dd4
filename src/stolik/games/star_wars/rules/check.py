"""Whether a state that came from outside could be a game: field by field, before it is believed; and where its cards
are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from stolik.cardgame.check import MOST, check_decision, check_effect, check_procedure
from stolik.cardgame.interpret import Effect
from stolik.games.star_wars.ast.nodes import ARENAS, Sure
from stolik.kernel.agenda import Ask
from stolik.kernel.fields import all_of, hold, kind, kinds, whole, wholes

from . import memory
from .asked import locations
from .pending import Pending, PendingCard, PendingDamage, PendingRoll, SureDamage
from .procedure import PROCEDURES, Again, Procedure
from .state import (
    ABOARD,
    BUILT,
    LOCATION,
    RETREATED,
    AttackState,
    Continuing,
    Controlled,
    Player,
    StarWarsState,
    Unit,
)
from .windows import Window

PHASES = ("setup", "build", "retreat", "battle", "over", "")
PLACES = (*ARENAS, RETREATED, BUILT, ABOARD, LOCATION)
KINDS = ("open", "reroll", "prevent", "disrupt")
ABOUT: dict[str, type[Pending]] = {
    "open": Pending, "reroll": PendingRoll, "prevent": PendingDamage, "disrupt": PendingCard,
}  # fmt: skip
"""What a chance is about."""
FIRST_STEP = {"attack": ("attacker", "defender")}
"""Units that a procedure names and that are there when it begins; later they may be gone."""
ALWAYS = {"counters": ("unit",), "transfer": ("unit",), "refit": ("unit",), "contest": ("units",)}
"""Units that a procedure names and that are there as long as it lasts."""


def census(s: StarWarsState, seat: int) -> list[int]:
    """All cards of a seat, wherever they lie, sorted: in a sound game those of its deck, each in one place."""
    return sorted(kind for kind in lying(s) if s.fixed.kinds[kind][0] == seat)


def lying(s: StarWarsState) -> Iterator[int]:
    """Every card in every zone, and Battle cards that are being played."""
    for own in s.seats:
        yield from own.hand
        yield from own.deck
        yield from own.discard
        yield from own.removed
    for unit in s.units.values():
        yield from unit.stack
    for pending in s.proposals.values():
        if isinstance(pending, PendingCard):
            yield pending.kind


def check(s: StarWarsState) -> None:
    """Raises SetupError that names the first field that no game could have."""
    _table(s)
    for n, own in enumerate(s.seats):
        _player(s, own, f"seats[{n}]")
    for key, unit in s.units.items():
        hold(type(key) is int and isinstance(unit, Unit) and unit.id == key, "units", "expected units by their ids")
        _unit(s, unit, f"units[{key}]")
    _places(s)
    if s.strike is not None:
        _strike(s.strike)
    _pendings(s)
    for seat, deck in enumerate(s.fixed.in_decks):
        hold(_holds(s, census(s, seat), deck), "seats", f"the cards of seat {seat} aren't those of its deck")
    _agenda(s)


def _holds(s: StarWarsState, there: Sequence[int], deck: Sequence[int]) -> bool:
    """Whether these are the cards of a deck. What ended the game as it took effect, a Battle card or a Mission, lies
    nowhere after it."""
    if not s.ended:
        return list(there) == sorted(deck)
    gone = Counter(deck) - Counter(there)
    return not Counter(there) - Counter(deck) and all(s.card(kind).kind in ("battle", "mission") for kind in gone)


def _table(s: StarWarsState) -> None:
    whole(s.turn, "turn", 0, MOST)
    hold(s.phase in PHASES, "phase", f"{str(s.phase)[:40]!r} is none of {', '.join(PHASES)}")
    whole(s.mover, "mover", -1, 1)
    hold(s.arena == "" or s.arena in ARENAS, "arena", "expected an arena or nothing")
    whole(s.winner, "winner", -1, 1)
    hold(isinstance(s.ended, str), "ended", "expected a rule")
    whole(s.serial, "serial", 0, MOST)
    wholes(s.script, "script", -1, MOST, tuple)
    hold(all_of(s.seats, Player, 2), "seats", "expected 2 players")
    hold(isinstance(s.units, dict) and isinstance(s.proposals, dict), "units", "expected units by their ids")
    for field in ("arenas", "locations"):
        value = getattr(s, field)
        hold(isinstance(value, dict) and tuple(value) == ARENAS, field, f"expected {', '.join(ARENAS)}")
    for arena in ARENAS:
        wholes(s.arenas[arena], "arenas", 1, MOST)
        whole(s.locations[arena], "locations", 0, MOST)
    kinds(s.fixed, s.looking, "looking", tuple)
    waiting: object = s.waiting
    hold(isinstance(waiting, tuple), "waiting", "expected effects")
    assert isinstance(waiting, tuple)
    for effect in waiting:
        _effect(s, effect, "waiting")
    hold(isinstance(s.used, tuple) and all(_is_mark(mark) for mark in s.used), "used", "expected marks")
    hold(isinstance(s.discarded, tuple), "discarded", "expected units discarded")
    for gone in s.discarded:
        hold(
            isinstance(gone, tuple) and len(gone) == 3 and (gone[0] == "" or gone[0] in ARENAS),
            "discarded",
            "expected units",
        )
        whole(gone[1], "discarded", 0, 1)
        kind(s.fixed, gone[2], "discarded")


def _is_mark(mark: object) -> bool:
    return (
        isinstance(mark, tuple)
        and len(mark) == 3
        and type(mark[0]) is int
        and isinstance(mark[1], str)
        and mark[2] in ("turn", "attack", "game")
        and (not mark[1].startswith(memory.QUARRY) or mark[1].removeprefix(memory.QUARRY).isdecimal())
    )


def _player(s: StarWarsState, own: Player, field: str) -> None:
    for name in ("hand", "deck", "discard"):
        kinds(s.fixed, getattr(own, name), f"{field}.{name}", list)
    for name in ("force", "points", "spent"):
        whole(getattr(own, name), f"{field}.{name}", 0, MOST)
    hold(type(own.done) is bool, f"{field}.done", "expected true or false")
    wholes(own.zone, f"{field}.zone", 1, MOST)
    kinds(s.fixed, own.removed, f"{field}.removed", tuple)
    kinds(s.fixed, own.shown, f"{field}.shown", tuple)
    left = list(own.hand)
    for card in own.shown:
        hold(card in left, f"{field}.shown", "a card was shown that isn't in the hand")
        left.remove(card)
    wholes(own.known, f"{field}.known", 0, len(own.deck), tuple, 2)
    _effects(s, own.effects, f"{field}.effects")


def _unit(s: StarWarsState, unit: Unit, field: str) -> None:
    whole(unit.seat, f"{field}.seat", 0, 1)
    kinds(s.fixed, unit.stack, f"{field}.stack", tuple)
    hold(1 <= len(unit.stack) <= 4, f"{field}.stack", "a unit has 1 to 4 cards")
    hold(unit.place in PLACES, f"{field}.place", f"expected one of {', '.join(PLACES)}")
    hold(s.card(unit.stack[-1]).kind != "battle", f"{field}.stack", "a Battle card is no unit")
    for name in ("since", "on", "damage", "counters"):
        whole(getattr(unit, name), f"{field}.{name}", 0, MOST)
    wholes(unit.pilots, f"{field}.pilots", 1, MOST, tuple)
    hold(type(unit.tapped) is bool and type(unit.moved) is bool, f"{field}.tapped", "expected true or false")
    _effects(s, unit.effects, f"{field}.effects")


def _places(s: StarWarsState) -> None:
    """Each thing lies in one place, and that place knows it."""
    there: list[int] = [n for ids in s.arenas.values() for n in ids]
    there += [n for own in s.seats for n in own.zone]
    there += [unit.id for unit in locations(s)]
    there += [n for unit in s.units.values() for n in unit.pilots]
    hold(sorted(there) == sorted(s.units), "units", "a thing lies in no place, or in two")
    for arena, ids in s.arenas.items():
        hold(all(s.units[n].place == arena for n in ids), "arenas", "a unit lies elsewhere")
    for seat, own in enumerate(s.seats):
        fits = all(s.units[n].place in (RETREATED, BUILT) and s.units[n].seat == seat for n in own.zone)
        hold(fits, f"seats[{seat}].zone", "a thing lies elsewhere")
    hold(all(s.units[n].place == LOCATION for n in s.locations.values() if n), "locations", "one lies elsewhere")
    for unit in s.units.values():
        fits = all(s.units[n].place == ABOARD and s.units[n].on == unit.id for n in unit.pilots)
        hold(fits, f"units[{unit.id}].pilots", "a pilot lies elsewhere")


def _strike(strike: object) -> None:
    hold(isinstance(strike, AttackState), "strike", "expected an attack")
    assert isinstance(strike, AttackState)
    for number in (strike.attacker, strike.defender):
        whole(number, "strike", 0, MOST)
    wholes(strike.attacked, "strike.attacked", 0, MOST, tuple)
    hold(strike.mode in ("", "bombard", "ion cannon"), "strike.mode", "expected a way to attack")
    hold(type(strike.rolled) is bool and type(strike.ended) is bool, "strike", "expected true or false")
    hold(isinstance(strike.declared, tuple), "strike.declared", "expected what was declared")
    for one in strike.declared:
        wholes(one, "strike.declared", -1, MOST, tuple, 3)
    hold(isinstance(strike.counted, tuple), "strike.counted", "expected dice")
    for die in strike.counted:
        hold(isinstance(die, tuple) and len(die) == 2 and type(die[1]) is bool, "strike.counted", "expected dice")
        whole(die[0], "strike.counted", 1, 6)
    whole(strike.critical, "strike.critical", 0, MOST)


def _pendings(s: StarWarsState) -> None:
    for n, pending in s.proposals.items():
        whole(n, "proposals", 1, MOST)
        hold(isinstance(pending, Pending), "proposals", "expected something that is pending")
        if type(pending) in PENDING:
            PENDING[type(pending)](s, pending)
        whole(getattr(pending, "seat", -1), "proposals.seat", 0, 1)


def _roll(s: StarWarsState, pending: PendingRoll) -> None:
    wholes(pending.dice, "proposals.dice", 1, 6, tuple)
    for number in (pending.unit, pending.target):
        whole(number, "proposals", 0, MOST)


def _card(s: StarWarsState, pending: PendingCard) -> None:
    kind(s.fixed, pending.kind, "proposals.kind")
    whole(pending.mode, "proposals.mode", 0, max(0, len(s.card(pending.kind).plays) - 1))
    hold(type(pending.disrupted) is bool, "proposals.disrupted", "expected true or false")


def _damage(s: StarWarsState, pending: PendingDamage) -> None:
    hold(isinstance(pending.parts, tuple) and isinstance(pending.after, tuple), "proposals", "expected damage")
    for part in pending.parts:
        wholes(part, "proposals.parts", 0, MOST, tuple, 2)
    whole(pending.unit, "proposals.unit", 0, MOST)
    kind(s.fixed, pending.kind, "proposals.kind", -1)
    for new in pending.after:
        hold(isinstance(new, PendingDamage), "proposals.after", "expected damage")
        _damage(s, new)


def _sure(s: StarWarsState, pending: SureDamage) -> None:
    _damage(s, pending)
    hold(isinstance(pending.sure, Sure), "proposals.sure", "expected who can't prevent it")


PENDING: Final[dict[type, Callable[[StarWarsState, Any], None]]] = {
    PendingRoll: _roll,
    PendingDamage: _damage,
    SureDamage: _sure,
    PendingCard: _card,
}


def _agenda(s: StarWarsState) -> None:
    """Frames that this game has, and no question but the top one."""
    for n, frame in enumerate(s.agenda):
        place = f"agenda[{n}]"
        inner = frame.frame if isinstance(frame, Again) else frame
        if isinstance(inner, Ask):
            hold(n == len(s.agenda) - 1 and n > 0, place, "only the top frame asks")
            check_decision(inner.decision, 2)
        else:
            hold(type(inner) in FRAMES, place, f"{type(inner).__name__} is no frame of this game")
            FRAMES[type(inner)](s, inner, place)
    _nothing_left(s)


def _procedure(s: StarWarsState, f: Procedure, place: str) -> None:
    check_procedure(f, PROCEDURES, 2, place)
    _remembered(s, f, place)


def _window(s: StarWarsState, w: Window, place: str) -> None:
    hold(w.kind in KINDS, place, "there is no such chance")
    whole(w.about, place, 0, MOST)
    whole(w.seat, place, 0, 1)
    whole(w.passes, place, 0, 2)
    hold(type(w.begun) is bool and isinstance(w.used, tuple), place, "expected what was used")
    about = s.proposals.get(w.about)
    hold(about is None or isinstance(about, ABOUT[w.kind]), place, "the chance is about something else")
    hold(w.kind == "open" or about is not None, place, "the chance is about nothing")


def _effect(s: StarWarsState, effect: object, place: str) -> None:
    check_effect(s.fixed, effect, 2, place)


FRAMES: Final[dict[type, Callable[[StarWarsState, Any, str], None]]] = {
    Procedure: _procedure,
    Window: _window,
    Effect: _effect,
}


def _nothing_left(s: StarWarsState) -> None:
    """What is pending, and the attack, have a frame that brings them to their end."""
    awaited: list[object] = []
    procedures = set()
    for frame in s.agenda:
        inner = frame.frame if isinstance(frame, Again) else frame
        if isinstance(inner, Procedure):
            procedures.add(inner.name)
            awaited += [inner.data.get(memory.ABOUT), inner.data.get(memory.CARD)]
        elif isinstance(inner, Effect):
            awaited.append(inner.names.get(memory.ROLL))
    hold(all(n in awaited for n in s.proposals), "proposals", "nothing on the agenda comes back to one of them")
    hold(s.strike is None or "attack" in procedures, "strike", "no attack is on the agenda")


def _remembered(s: StarWarsState, f: Procedure, place: str) -> None:
    """What a procedure looks up without asking whether it is there."""
    keys = FIRST_STEP.get(f.name, ()) if f.at == 0 else ()
    for key in (*keys, *ALWAYS.get(f.name, ())):
        value = f.data.get(key)
        for one in value if isinstance(value, tuple) else (value,):
            hold(type(one) is int and one in s.units, place, f"{key}: there is no such unit")
    if f.name == "damage" and f.at < 2:
        hold(
            isinstance(s.proposals.get(f.data.get(memory.ABOUT, 0)), PendingDamage),
            place,
            "about: there is no such damage",
        )


def _effects(s: StarWarsState, held: object, field: str) -> None:
    hold(isinstance(held, tuple), field, "expected effects")
    assert isinstance(held, tuple)
    for effect in held:
        hold(isinstance(effect, Continuing) and isinstance(effect.until, str), field, "expected effects")
        kind(s.fixed, effect.kind, field, -1)
        whole(effect.seat, field, 0, 1)
        whole(effect.number, field, 0, MOST)
        if isinstance(effect.what, Controlled):
            whole(effect.what.seat, field, 0, 1)
            whole(effect.what.before, field, 0, 1)
