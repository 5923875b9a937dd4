"""Chances to play or pass (SW-POP): one frame, and a table of what each kind of chance allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from stolik.cardgame.ast import CHOSEN, SELF, Choose, Node
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import Activated, Disrupt, Pay, Prevent, PreventFrom, Reroll, Reserves, Tap
from stolik.kernel.agenda import Frame
from stolik.kernel.codec import register
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import RuleId

from .asked import arena_of, barred, held, player_barred, unevadable, unpreventable
from .choices import exempt, named, protected, source_of
from .meaning import holds
from .pending import PendingCard, PendingDamage, PendingRoll, SureDamage
from .possible import can_pay, run_of
from .prices import price
from .state import ABOARD, DARK, LIGHT, RETREATED, StarWarsState, Unit
from .tables import Held, active_of
from .timing import Timing, lasts

BELONGS: Final[Mapping[str, RuleId]] = {
    "build": "SW-BC-10",
    "would attack": "SW-BC-12",
    "prevent": "SW-BC-13",
    "reroll": "SW-BC-14",
    "disrupt": "SW-BC-7",
}
"""The rule that binds what is played to a chance of its own."""
ADMITS: Final[Mapping[str, RuleId]] = {"reroll": "SW-POP-7", "prevent": "SW-POP-8", "disrupt": "SW-POP-9"}
"""The rule that says what alone is played in a chance."""
ONCE_FOR_EACH: Final[Mapping[str, RuleId]] = {"evade": "SW-KW-EVADE-2", "deflect": "SW-KW-DEFLECT-6"}
"""The rule that lets a keyword be played only once for each source of damage: each has a chance of its own."""
TO_ITSELF: Final[Mapping[str, RuleId]] = {"evade": "SW-KW-EVADE-2", "deflect": "SW-KW-DEFLECT-2"}
"""The rule that lets a keyword prevent only damage to its own unit."""

ONCE_AN_ATTACK: Final[Mapping[str, RuleId]] = {"intercept": "SW-KW-INTERCEPT-2", "lucky": "SW-KW-LUCKY-3"}
"""The rule that lets a keyword be played only once an attack."""

TAP_SELF: Final = Tap(SELF)
"""The cost that a tapped unit can't pay (SW-ABIL-6)."""

Used = tuple[tuple[int, str], ...]
"""What was played in a chance: (unit, ability)."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Window(Frame):
    """A chance: `kind` "open", "reroll", "prevent" or "disrupt", `about` the proposal (0: none). `seat` is to act,
    `passes` came in a row, `used` was played in it; `begun` once the triggers at its start are resolved."""

    __slots__ = ("about", "begun", "kind", "passes", "seat", "used")

    def __init__(
        self, kind: str, about: int = 0, seat: int = DARK, passes: int = 0, used: Used = (), begun: bool = False
    ) -> None:
        self.kind = kind
        self.about = about
        self.seat = seat
        self.passes = passes
        self.used = used
        self.begun = begun

    def for_the_other(self, passes: int) -> Window:
        """The same chance when the other player has the go."""
        seat = 1 - self.seat
        if self.kind == "open" and not self.used:
            return OPEN[seat][passes]
        return Window(self.kind, self.about, seat, passes, self.used, True)


register(Window)

OPEN: Final = tuple(
    tuple(Window("open", seat=seat, passes=passes, begun=True) for passes in (0, 1, 2)) for seat in (DARK, LIGHT)
)
"""Open chances in which no ability was played that is used up: by whose go it is, and how many passes came."""

IN_BUILD: Final = Window("build")
"""One's own build step, as far as abilities are concerned (SW-BC-10)."""
ACTING: Final = Window("would attack")
"""When a unit's time has come (SW-BC-12)."""


def marks(s: StarWarsState, unit: Unit, one: Held, ability: Activated) -> Used:
    """How an ability is used up by playing it: written to the state for an attack or a turn, else to the chance."""
    period = s.fixed.tables.timing(ability).period
    if period in ("attack", "turn"):
        s.used = (*s.used, (unit.id, one.key, period))
        return ()
    return ((unit.id, one.key),) if period else ()


# ---- what forbids, in the order of the house (architecture: Which rule is cited)


def why_use(s: StarWarsState, w: Window, seat: int, unit: Unit, n: int) -> RuleId | None:
    """What keeps a player from playing the n-th ability of a unit in this chance."""
    abilities = held(s, unit)
    if unit.seat != seat or not 0 <= n < len(abilities):
        return "SW-ABIL-5"
    one = abilities[n]
    ability = active_of(one.ability)
    return "SW-ABIL-2" if ability is None else why_ability(s, w, unit, one, ability)


def why_ability(
    s: StarWarsState, w: Window, unit: Unit, one: Held, ability: Activated, attacks: bool = False
) -> RuleId | None:
    """What keeps the player of a unit from playing an ability that it has; `attacks`: it has to attack (SW-BATTLE-6).
    `IN_BUILD` and `ACTING` stand for the moments that are no chances."""
    seat = unit.seat
    wrong = why_placed(s, unit, one, ability) or why_used(s, w, unit, one, ability)
    if wrong is not None:
        return wrong
    timing = s.fixed.tables.timing(ability)
    if timing.chance != w.kind:
        return wrong_chance(timing, w.kind)
    wrong = why_timing(s, ability, w, unit)
    if wrong is not None:
        return wrong
    if unit.tapped and TAP_SELF in ability.costs:
        return "SW-ABIL-6"
    if ability.keyword == "evade" and barred(s, unit, "evade"):
        return "SW-GOAL-10"
    if player_barred(s, seat, "play abilities") or barred(s, unit, "play abilities"):
        return "SW-GOAL-10"
    if attacks:
        return "SW-BATTLE-6"
    c = run_of(s, unit, one, seat, w.about)
    if ability.while_ is not None and not holds(s, ability.while_, c.names, source_of(s, c), seat):
        return "SW-BC-9"
    return can_pay(s, c, price(s, seat, unit, ability)) or why_pointless(s, w, c, ability)


def why_placed(s: StarWarsState, unit: Unit, one: Held, ability: Activated) -> RuleId | None:
    """Abilities work in arenas; in the build zone only Reserves and what prevents damage (SW-ABIL-9, SW-RETREAT-6)."""
    if isinstance(one.ability, Reserves):
        return None if unit.place == RETREATED else "SW-KW-RESERVES-1"
    if unit.place == RETREATED:
        return None if s.fixed.tables.timing(ability).chance == "prevent" else "SW-ABIL-9"
    if unit.place == ABOARD and not arena_of(s, unit):
        return "SW-ABIL-9"
    return None


def wrong_chance(timing: Timing, kind: str) -> RuleId:
    """Why something of one chance can't be played in another, or where there is none."""
    other = "SW-BC-8" if timing.in_attack else "SW-POP-4"
    return BELONGS.get(timing.chance) or ADMITS.get(kind, other)


def why_timing(s: StarWarsState, ability: Activated, w: Window, unit: Unit | None) -> RuleId | None:
    """What the words of an ability or card say of when it may be played (SW-BC-8..14)."""
    if s.fixed.tables.timing(ability).in_attack and s.strike is None:
        return "SW-BC-8"
    if ability.only == "no attack" and s.strike is not None:
        return "SW-BC-11"
    pending = s.proposals.get(w.about)
    if w.kind == "prevent":
        assert isinstance(pending, PendingDamage)
        if ability.keyword in TO_ITSELF and unit is not None and pending.amount(unit.id) <= 0:
            return TO_ITSELF[ability.keyword]
        if ability.keyword == "evade" and not _may_evade(s, pending, unit):
            return "SW-DAMAGE-11"
    if ability.keyword == "intercept" and unit is not None:
        return _why_intercept(s, unit)
    if ability.keyword == "retaliate" and unit is not None:
        assert s.strike is not None
        attacker = s.units.get(s.strike.attacker)
        if unit.id not in s.strike.attacked:
            return "SW-KW-RETALIATE-1"
        if attacker is None or arena_of(s, attacker) != arena_of(s, unit):
            return "SW-KW-RETALIATE-1" if not s.strike.mode else "SW-KW-BOMBARD-5"
    return None


def _may_evade(s: StarWarsState, pending: PendingDamage, unit: Unit | None) -> bool:
    """Whether nothing says that Evade can't prevent that damage."""
    if isinstance(pending, SureDamage) and pending.sure.by == "evade" and not exempt(s, pending.sure, unit):
        return False
    by = s.units.get(pending.unit)
    return by is None or not unevadable(s, by)


def _why_intercept(s: StarWarsState, unit: Unit) -> RuleId | None:
    """It takes an attack on another unit of its player in its own arena (SW-KW-INTERCEPT-1, 5)."""
    assert s.strike is not None
    defender = s.units.get(s.strike.defender)
    if defender is None or defender.id == unit.id or defender.seat != unit.seat or unit.place != defender.place:
        return "SW-KW-INTERCEPT-1"
    return None


def why_used(s: StarWarsState, w: Window, unit: Unit, one: Held, ability: Activated) -> RuleId | None:
    """Whether it was played in its period already."""
    timing = s.fixed.tables.timing(ability)
    period = timing.period
    if period in ("attack", "turn"):
        return _why_once(ability, timing) if (unit.id, one.key, period) in s.used else None
    if period and (unit.id, one.key) in w.used:
        return ONCE_FOR_EACH.get(ability.keyword) or BELONGS[w.kind]
    return None


def _why_once(ability: Activated, timing: Timing) -> RuleId:
    """The rule by which it is played once an attack, or once a turn."""
    if ability.keyword in ONCE_AN_ATTACK:
        return ONCE_AN_ATTACK[ability.keyword]
    if timing.period == "attack":
        return "SW-BC-8"
    if timing.chance == "build":
        return BELONGS["build"]
    return "SW-BC-15" if lasts(timing.done) else "SW-ABIL-8"


def why_play(s: StarWarsState, w: Window, seat: int, kind: int, mode: int) -> RuleId | None:
    """What keeps a player from playing a Battle card in one of its ways in this chance."""
    card = s.card(kind)
    if kind not in s.seats[seat].hand or not 0 <= mode < len(card.plays):
        return "SW-BC-1"
    if s.phase != "battle":
        return "SW-POP-12"
    ability = card.plays[mode]
    timing = s.fixed.tables.timing(ability)
    return wrong_chance(timing, w.kind) if timing.chance != w.kind else why_way(s, w, seat, kind, ability)


def why_way(s: StarWarsState, w: Window, seat: int, kind: int, ability: Activated) -> RuleId | None:
    """The same of a way that belongs to this chance, of a card of the hand in the battle phase."""
    wrong = why_timing(s, ability, w, None)
    if wrong is not None:
        return wrong
    if player_barred(s, seat, "play battle cards"):
        return "SW-GOAL-10"
    c = run_of(s, None, Held(ability, kind, ""), seat, w.about)
    if ability.while_ is not None and not holds(s, ability.while_, c.names, None, seat):
        return "SW-BC-9"
    return can_pay(s, c, price(s, seat, None, ability), without=kind) or why_pointless(s, w, c, ability)


def why_pointless(s: StarWarsState, w: Window, c: Run, ability: Activated) -> RuleId | None:
    """What prevents nothing, rerolls nothing or disrupts nothing can't be played in that chance."""
    pending = s.proposals.get(w.about)
    if w.kind == "prevent":
        assert isinstance(pending, PendingDamage)
        done = s.fixed.tables.timing(ability).done
        return None if could_prevent(s, c, done, pending) else "SW-BC-13"
    if w.kind == "reroll":
        assert isinstance(pending, PendingRoll)
        done = s.fixed.tables.timing(ability).done
        fits = pending.dice and any(fits_roll(s, c, one, pending) for one in done)
        return None if fits else "SW-BC-14"
    if w.kind == "disrupt":
        assert isinstance(pending, PendingCard)
        done = s.fixed.tables.timing(ability).done
        fits = any(one.most is None or one.most >= printed(s, pending) for one in done if isinstance(one, Disrupt))
        return "SW-BC-7" if pending.disrupted or not fits else None
    return None


def printed(s: StarWarsState, card: PendingCard) -> int:
    """The Force that a Battle card which is being played says to pay; 0 for none and for any number."""
    costs = s.card(card.kind).plays[card.mode].costs
    return sum(one.n for one in costs if isinstance(one, Pay) and isinstance(one.n, int))


def could_prevent(s: StarWarsState, c: Run, done: Sequence[Node], pending: PendingDamage) -> bool:
    """Whether steps could prevent any of the pending damage: one of their targets is hit."""
    chosen = [one.what for one in done if isinstance(one, Choose)]
    does = [one.by for one in done if isinstance(one, PreventFrom)]
    by = s.units.get(pending.unit)
    if does and by is not None and not unpreventable(s, by) and any(by in named(s, c, noun) for noun in does):
        return True
    return any(
        protected(s, c, replace(one, to=noun), pending)
        for one in done
        if isinstance(one, Prevent)
        for noun in (chosen if one.to == CHOSEN else (one.to,))
    )


def fits_roll(s: StarWarsState, c: Run, step: Node, pending: PendingRoll) -> bool:
    """Whether a step rerolls dice like these."""
    if not isinstance(step, Reroll) or (step.dice and step.dice != pending.why):
        return False
    if step.of is not None and all(unit.id not in (pending.unit, pending.target) for unit in named(s, c, step.of)):
        return False
    return not step.whose or (step.whose == "you") == (pending.seat == c.seat)
