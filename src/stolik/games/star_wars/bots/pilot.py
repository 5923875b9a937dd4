"""Playing Star Wars by rules of thumb: build on a curve where the arenas need it, fight where it kills, keep Force for
what saves a unit."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final

from stolik.games.star_wars.rules.view import Arena, CardFacts, PlayFacts, StarWarsView, UnitSeen
from stolik.kernel.decision import Answer, Decision, Option

ARENAS: Final[tuple[Arena, ...]] = ("space", "ground", "character")
SPARE: Final = 4
"""Force that is kept for saving units before it is spent on anything else."""
OTHERS: Final = 4
"""How many other answers to a question are worth trying out."""
BUILT: Final = 50
"""Where the clock stands when both have built."""
AHEAD: Final = 2
"""How many units have acted when an attack has shown what it is worth."""
LIGHT: Final = (
    "exchange", "next unit", "contest", "counters", "trigger", "choose:dice", "choose:arena",
)  # fmt: skip
"""Questions that are not worth thinking about."""
HARM: Final = ("choose:damage", "choose:deflect", "choose:target", "choose:effect", "choose:tap", "choose:unit")


Worth = Callable[["Board", Option], float]


class Board:
    """A look at the table from one seat: its units by id, and what is printed on their cards."""

    def __init__(self, printed: tuple[CardFacts, ...], view: StarWarsView, seat: int) -> None:
        self.printed = printed
        self.view = view
        self.seat = seat
        self.units: dict[int, UnitSeen] = {}
        self.aboard: set[int] = set()  # pilots on units, which are seen where those are
        for arena in ARENAS:
            for unit in view.arenas[arena]:
                self._know(unit)
        for own in view.seats:
            for unit in own.zone:
                self._know(unit)
        self.force = view.seats[seat].force

    def _know(self, unit: UnitSeen) -> None:
        self.units[unit.id] = unit
        for pilot in unit.pilots:
            self.units[pilot.id] = pilot
            self.aboard.add(pilot.id)

    def card(self, kind: int) -> CardFacts:
        """What is printed on a kind."""
        return self.printed[kind % self.view.cards]

    def in_arena(self, arena: Arena, seat: int) -> list[UnitSeen]:
        """The units of a player in an arena."""
        return [unit for unit in self.view.arenas[arena] if unit.seat == seat]

    def play(self, option: Option) -> PlayFacts | None:
        """What an option to use an ability or play a card does; None where nothing printed tells it."""
        if option.verb == "play":
            return self.card(option.args[0]).plays[option.args[1]]
        if option.verb != "use":
            return None
        unit = self.units.get(option.args[0])
        seen = next((one for one in unit.abilities if one.n == option.args[1]), None) if unit is not None else None
        return self.card(seen.card).abilities.get(seen.place) if seen is not None and seen.place else None

    def need(self, arena: Arena) -> float:
        """How much more of the opponent than of oneself is in an arena, in build points."""
        mine = sum(unit.cost for unit in self.in_arena(arena, self.seat))
        mine += sum(unit.counters for unit in self.view.seats[self.seat].zone if unit.cards and self._to(unit) == arena)
        return sum(unit.cost for unit in self.in_arena(arena, 1 - self.seat)) - mine

    def _to(self, unit: UnitSeen) -> str:
        return self.card(unit.cards[-1]).kind


def left(unit: UnitSeen) -> int:
    """Health that it has left."""
    return max(0, unit.health - unit.damage)


def word(unit: UnitSeen, name: str) -> int:
    """The number of a keyword that it has."""
    return next((n for one, n in unit.keywords if one == name), 0)


def expected(power: int, unit: UnitSeen, target: UnitSeen) -> float:
    """Damage that so many dice do on the average, with Accuracy, Armor, Shields and Critical Hit."""
    dice = max(0, power - word(target, "shields"))
    reach = (5 if word(target, "armor") else 4) - word(unit, "accuracy")
    hits = dice * min(6, max(0, 7 - reach)) / 6
    return hits + word(unit, "critical hit") * (1 - (5 / 6) ** dice)


def gain(power: int, unit: UnitSeen, target: UnitSeen) -> float:
    """What an attack is worth: the cost of what it kills, or the part of it that it takes."""
    damage = expected(power, unit, target)
    share = damage / max(1, left(target))
    value = target.cost + 0.5 * target.power + 1
    return value * (min(1.0, share) * 0.6 + (0.6 if share >= 1 else 0.0))


class StarWarsPilot:
    """Plays any legal position, from the view of the seat that is asked."""

    def __init__(self, printed: tuple[CardFacts, ...]) -> None:
        self.printed = printed

    def clock(self, view: StarWarsView) -> int:
        """How many turns have begun, in thousands; within one whether building is over, and in the battle how many
        units have acted in which arena."""
        time = 1000 * view.turn
        if view.phase == "retreat":
            time += BUILT
        elif view.phase == "battle":
            time += BUILT
            if view.arena:
                tapped = sum([unit.tapped for unit in view.arenas[view.arena]])
                time += 100 * (1 + ARENAS.index(view.arena)) + tapped - (view.strike is not None)
        return time

    def horizon(self, view: StarWarsView, decision: Decision) -> int:
        """What was put up or built has shown its worth before the first dice, a retreat when the battle is over. In a
        battle: when an attack is over, and for one that is to be chosen also the next."""
        if not view.turn:
            return 1000
        if view.phase == "retreat":
            return 1000 * (view.turn + 1)
        if view.phase == "battle":
            return self.clock(view) + (AHEAD if decision.kind == "act" else 1)
        return 1000 * view.turn + BUILT

    def candidates(self, view: StarWarsView, decision: Decision) -> list[Answer]:
        """Its own answer, and others that may be better."""
        own = self.choose(view, decision)
        if decision.kind in LIGHT or len(decision.options) < 2:
            return [own]
        if decision.kind in WORTH:
            table = Board(self.printed, view, decision.seat)
            rated = sorted([(-_worth(decision.kind, table, option), n) for n, option in enumerate(decision.options)])
            others: list[Answer] = [(decision.options[n],) for value, n in rated[: OTHERS + 1] if value <= 0]
        else:
            others = list(islice(decision.answers(), OTHERS + 1))
        return [own, *[answer for answer in others if answer != own][:OTHERS]]

    def choose(self, view: StarWarsView, decision: Decision) -> Answer:
        """The answer of the first rule of thumb that fits."""
        if not decision.options:
            return ()
        table = Board(self.printed, view, decision.seat)
        special = _SPECIAL.get(decision.kind)
        if special is not None:
            return special(table, decision)
        if decision.kind.startswith("choose:"):
            return _choose(table, decision)
        return next(decision.answers())


# ---- before and between battles


def _exchange(table: Board, decision: Decision) -> Answer:
    """What can't be used soon is changed."""
    picks: list[Option] = []
    for n, option in enumerate(decision.options):
        card = table.card(option.args[0])
        if card.kind != "battle" or not any(play.does.get("prevent") for play in card.plays):
            picks += [option] * (decision.counts[n] if decision.counts is not None else 1)
    return tuple(picks[: decision.most])


def _setup(table: Board, decision: Decision) -> Answer:
    """Units where there are fewest, the dearest first; what is left goes onto the one that it completes soonest."""
    return (max(decision.options, key=lambda option: _worth("setup", table, option)),)


def _put(table: Board, option: Option) -> float:
    card = table.card(option.args[0])
    here = len(table.in_arena(ARENAS[ARENAS.index(card.kind)], table.seat))
    return 50.0 + card.cost + 0.5 * (card.power + card.health) - 6.0 * here


def _partial(table: Board, option: Option) -> float:
    return 10.0 - abs(table.card(option.args[0]).cost - (30 - table.view.seats[table.seat].spent))


def _join(table: Board, option: Option) -> float:
    return 55.0 if option.args[2] else 0.0


def _build_step(table: Board, decision: Decision) -> Answer:
    best = max(decision.options, key=lambda option: _worth("build", table, option))
    return (best,)


def _never(table: Board, option: Option) -> float:
    return -1.0


def _end(table: Board, option: Option) -> float:
    return 0.0


def _always(worth: float) -> Worth:
    return lambda table, option: worth if option.args[0] in table.units else -1.0


def _use(table: Board, option: Option) -> float:
    play = table.play(option)
    return 60.0 if play is not None and _useful(table, play) else -1.0


def _stack(table: Board, option: Option) -> float:
    return -1.0 if option.args[0] not in table.units else 92.0 if option.args[2] else 91.0


def _return(table: Board, option: Option) -> float:
    unit = table.units.get(option.args[0])
    return 70.0 if unit is not None and left(unit) * 2 > unit.health and not unit.tapped else -1.0


def _board(table: Board, option: Option) -> float:
    unit, ship = (table.units.get(n) for n in option.args[:2])
    if unit is None or ship is None:
        return -1.0
    return 65.0 if not ship.pilots and unit.id not in table.aboard and unit.cost <= ship.cost else -1.0


def _add(table: Board, option: Option) -> float:
    unit = table.units.get(option.args[0])
    lacks = table.card(unit.cards[-1]).cost - unit.counters if unit is not None else 0
    return 50.0 - lacks if lacks > 0 else -1.0


def _start(table: Board, option: Option) -> float:
    """New cards are started when nothing lies half built that the points could go to."""
    card = table.card(option.args[0])
    waiting = [unit for unit in table.view.seats[table.seat].zone if unit.place == "built" and unit.cards]
    lacks = sum(max(0, table.card(unit.cards[-1]).cost - unit.counters) for unit in waiting)
    points = table.view.seats[table.seat].points
    if lacks >= points or card.cost > 14:
        return -1.0
    if card.kind in ARENAS:
        rate = (card.power + card.health + 0.02 * card.speed) / max(1, card.cost)
        return 30.0 + min(9.0, max(-9.0, table.need(card.kind))) + 2.0 * rate - 0.3 * max(0, card.cost - points)
    return 24.0 - card.cost if card.kind == "mission" else 15.0 - card.cost


def _useful(table: Board, play: PlayFacts) -> bool:
    """Whether a play that asks for no moment does any good now."""
    does = play.does
    if play.dear or play.force > max(0, table.force - SPARE):
        return False
    good = ("draw", "force", "points", "search", "drain", "strip", "counters", "heal", "tap foe", "discard foe")
    return any(does.get(name, 0.0) > 0 for name in good) and does.get("own damage", 0.0) <= 0


def _counters(table: Board, decision: Decision) -> Answer:
    """As many as complete it, or all there are."""
    unit = table.units.get(decision.about[1])
    lacks = table.card(decision.about[0]).cost - (unit.counters if unit is not None else 0)
    wanted = max(1, min(lacks, decision.options[-1].args[0]))
    return (min(decision.options, key=lambda option: abs(option.args[0] - wanted)),)


def _retreat(table: Board, decision: Decision) -> Answer:
    """A dear unit that is nearly dead goes, where others hold the arena."""
    for option in decision.options:
        unit = table.units.get(option.args[0]) if option.verb == "retreat" else None
        if unit is None or unit.place not in ARENAS or unit.id in table.aboard:
            continue
        foes = [foe for foe in table.in_arena(unit.place, 1 - table.seat) if not foe.tapped]
        threat = max([expected(foe.power, foe, unit) for foe in foes], default=0.0)
        others = len(table.in_arena(unit.place, table.seat)) > 1
        if unit.damage and others and unit.cost >= 5 and threat >= left(unit):
            return (option,)
    return (decision.options[-1],)


# ---- battle


def _act(table: Board, decision: Decision) -> Answer:
    """The attack that is worth most; an ability instead where it does more; else nothing."""
    best, highest = decision.options[-1], 0.0
    for option in decision.options:
        value = _worth("act", table, option)
        if value > highest:
            best, highest = option, value
    return (best,)


def _attack(table: Board, option: Option) -> float:
    unit, target = (table.units.get(n) for n in option.args[:2])
    return 0.0 if unit is None or target is None else 0.1 + gain(unit.power, unit, target)


def _far_attack(table: Board, option: Option) -> float:
    """With the keyword that lets it attack another arena."""
    unit, target = (table.units.get(n) for n in option.args[:2])
    return 0.0 if unit is None or target is None else 0.1 + gain(word(unit, option.verb), unit, target)


def _instead(table: Board, option: Option) -> float:
    play = table.play(option) if option.args[0] in table.units else None
    if play is None or play.dear or play.force > table.force:
        return 0.0
    does = play.does
    harm = 1.5 * does.get("damage", 0.0) + 3.0 * does.get("tap foe", 0.0) + 4.0 * does.get("discard foe", 0.0)
    return harm + does.get("draw", 0.0) + does.get("force", 0.0) + does.get("heal", 0.0) - play.force


def _open(table: Board, decision: Decision) -> Answer:
    """In an attack what makes it kill, or saves from it; between attacks what does good for nothing much."""
    best, highest = decision.options[0], 0.0
    for option in decision.options[1:]:
        play = table.play(option)
        value = _open_worth(table, option, play) if play is not None else 0.0
        if value > highest:
            best, highest = option, value
    return (best,)


def _open_worth(table: Board, option: Option, play: PlayFacts) -> float:
    strike = table.view.strike
    does = play.does
    if strike is None:
        if play.attack or play.dear:
            return 0.0
        harm = 1.2 * does.get("damage", 0.0) + 2.0 * does.get("tap foe", 0.0) + 4.0 * does.get("discard foe", 0.0)
        good = harm + 0.8 * does.get("draw", 0.0) + 0.3 * does.get("drain", 0.0) + 0.4 * does.get("force", 0.0)
        cost = 0.5 * play.force + (2.0 if play.tap else 0.0) + (1.0 if option.verb == "play" else 0.0)
        return good - cost if play.force <= table.force - SPARE else 0.0
    attacker, defender = table.units.get(strike.attacker), table.units.get(strike.defender)
    if attacker is None or defender is None or play.dear:
        return 0.0
    hits = expected(attacker.power, attacker, defender)
    if attacker.seat == table.seat:
        more = (
            0.5 * does.get("power", 0.0)
            + does.get("accuracy", 0.0) * attacker.power / 6
            + 0.6 * does.get("critical", 0.0)
        )
        kills = hits < left(defender) <= hits + more + 0.5
        return defender.cost - 0.6 * play.force if more and kills else 0.0
    if does.get("intercept"):
        unit = table.units.get(option.args[0])
        saves = unit is not None and hits >= left(defender) and hits < left(unit)
        return defender.cost - 0.6 * play.force if saves else 0.0
    if does.get("retaliate"):
        enough = table.force - play.force >= 2
        return 0.5 * does["retaliate"] + (2.0 if 0.5 * does["retaliate"] >= left(attacker) else 0.0) if enough else 0.0
    less = 0.5 * does.get("weaken", 0.0)
    return defender.cost - 0.6 * play.force if less and hits >= left(defender) > hits - less else 0.0


def _prevent(table: Board, decision: Decision) -> Answer:
    """What saves a unit, the cheapest that does; with much Force also what only lessens damage."""
    pending = [one for one in table.view.pending if one.what == "damage"]
    parts = dict(pending[-1].parts) if pending else {}
    mine = [
        (table.units[n], amount)
        for n, amount in parts.items()
        if n in table.units and table.units[n].seat == table.seat
    ]
    best, highest = decision.options[0], 0.0
    for option in decision.options[1:]:
        play = table.play(option)
        if play is None:
            continue
        saved = play.does.get("prevent", 0.0)
        for unit, amount in mine:
            if option.verb == "use" and option.args[0] != unit.id and play.keyword in ("evade", "deflect"):
                continue
            dies, after = amount >= left(unit), amount - saved
            value = 1.2 * unit.cost + 2.0 if dies and after < left(unit) else 0.9 * min(saved, amount)
            value -= 0.7 * play.force + (2.0 if play.dear else 0.0) + (1.5 if option.verb == "play" else 0.0)
            value += 1.0 if play.keyword == "deflect" else 0.0
            if value > highest and amount > 0:
                best, highest = option, value
    return (best,)


def _reroll(table: Board, decision: Decision) -> Answer:
    """Own dice that came out badly, the opponent's that came out well."""
    rolls = [one for one in table.view.pending if one.what == "roll"]
    if not rolls or not rolls[-1].dice:
        return (decision.options[0],)
    roll = rolls[-1]
    share = sum(face >= 4 for face in roll.dice) / len(roll.dice)
    own = roll.seat == table.seat
    for option in decision.options[1:]:
        play = table.play(option)
        bad = share < 0.34 if own else share > 0.66
        if play is not None and bad and play.force <= table.force - 1 and len(roll.dice) >= 3:
            return (option,)
    return (decision.options[0],)


def _disrupt(table: Board, decision: Decision) -> Answer:
    """The opponent's cards that cost much."""
    played = [one for one in table.view.pending if one.what == "card"]
    if not played or played[-1].seat == table.seat:
        return (decision.options[0],)
    costs = [play.force for play in table.card(played[-1].kind).plays]
    for option in decision.options[1:]:
        play = table.play(option)
        if play is not None and not play.dear and max(costs, default=0) >= play.force - 1:
            return (option,)
    return (decision.options[0],)


def _overkill(table: Board, decision: Decision) -> Answer:
    """As many as kill the second unit, or all there are on the dearest."""
    best, highest = decision.options[0], 0.0
    for option in decision.options[1:]:
        unit = table.units.get(option.args[0])
        if unit is not None:
            n = option.args[1]
            value = unit.cost * min(1.0, n / max(1, left(unit))) + (5.0 if n == left(unit) else 0.0) - 0.01 * n
            if value > highest:
                best, highest = option, value
    return (best,)


def _bid(table: Board, decision: Decision) -> Answer:
    """What wins the contest, if it is no more than half of the Force; else nothing more."""
    ids, bids = decision.about[:2], decision.about[2:]
    own, foe = table.units.get(ids[table.seat]), table.units.get(ids[1 - table.seat])
    if own is None or foe is None:
        return (decision.options[0],)
    theirs = bids[1 - table.seat] if len(bids) > 1 - table.seat else 0
    lacks = foe.cost + theirs - own.cost + table.seat  # Dark wins ties
    wanted = max(decision.options[0].args[0], lacks)
    if wanted > table.force // 2:
        return (decision.options[0],)
    return (next((one for one in decision.options if one.args[0] == wanted), decision.options[0]),)


# ---- other choices


def _choose(table: Board, decision: Decision) -> Answer:
    """The opponent's best unit to harm, the own best to help, the cheapest to give away; numbers as high as may be."""
    kind = decision.kind
    if kind in ("choose:may", "choose:upkeep"):
        return (decision.options[0],)
    if decision.options[0].verb == "number":
        return (max(decision.options, key=lambda option: option.args[0]),)
    if decision.options[0].verb == "card":
        return _cards(table, decision)
    if decision.options[0].verb == "die":
        own = bool(table.view.pending) and table.view.pending[-1].seat == table.seat
        wanted = sorted(decision.options, key=lambda one: (one.args[1] < 4) != own)
        n = sum((one.args[1] < 4) == own for one in wanted)
        return tuple(wanted[: max(decision.least, min(n, decision.most))])
    if decision.options[0].verb != "unit":
        return next(decision.answers())
    return _units(table, decision)


def _units(table: Board, decision: Decision) -> Answer:
    units = [(option, table.units[option.args[0]]) for option in decision.options if option.args[0] in table.units]
    theirs = [(option, unit) for option, unit in units if unit.seat != table.seat]
    least, most = decision.least, decision.most
    if theirs and (decision.kind in HARM or len(theirs) == len(units)):
        theirs.sort(key=lambda one: (left(one[1]) > 3, -one[1].cost))
        return tuple([option for option, _ in theirs[: max(least, min(most, len(theirs)))]])
    give = decision.kind in ("choose:discard", "choose:tap", "choose:return")
    strike = table.view.strike
    units.sort(key=lambda one: one[1].cost if give else -one[1].power - (50 if _fights(one[1], strike) else 0))
    if decision.kind == "choose:deflect":
        return ()
    wanted = least if give else max(least, min(most, len(units)))
    return tuple([option for option, _ in units[:wanted]])


def _fights(unit: UnitSeen, strike: object) -> bool:
    return strike is not None and getattr(strike, "attacker", 0) == unit.id


def _cards(table: Board, decision: Decision) -> Answer:
    """The best cards to take, the worst to throw away."""
    throw = decision.kind == "choose:discard"
    own = decision.options[0].args[0] // table.view.cards == table.seat
    order = sorted(decision.options, key=lambda one: _card_worth(table, one), reverse=not (throw and own))
    n = decision.least if throw and own else decision.most
    picks: list[Option] = []
    for option in order:
        at = decision.options.index(option)
        picks += [option] * (decision.counts[at] if decision.counts is not None else 1)
    picks = picks[:n]
    return tuple(picks) if decision.allows(tuple(picks)) else next(decision.answers())


def _card_worth(table: Board, option: Option) -> float:
    card = table.card(option.args[0])
    return card.cost + 0.5 * (card.power + card.health) + (3.0 if card.kind == "battle" else 0.0)


WORTH: Final[dict[str, dict[str, Worth]]] = {
    "setup": {"put": _put, "stack": _join, "partial": _partial, "done": _end},
    "build": {
        "start": _start, "add": _add, "complete": _always(80.0), "deploy": _always(90.0), "keep": _never,
        "stack": _stack, "return": _return, "board": _board, "leave": _never, "top": _never, "use": _use, "done": _end,
    },
    "act": {
        "attack": _attack, "bombard": _far_attack, "ion cannon": _far_attack, "use": _instead, "rest": _end,
    },
}  # fmt: skip
"""How soon a thing should be done, by the moment and its verb: of a build step 0 is to be done. Retreating and chances
to play are weighed as a whole."""


def _worth(moment: str, table: Board, option: Option) -> float:
    return WORTH[moment][option.verb](table, option)


_SPECIAL: Final[dict[str, Callable[[Board, Decision], Answer]]] = {
    "act": _act,
    "bid": _bid,
    "build": _build_step,
    "counters": _counters,
    "exchange": _exchange,
    "overkill": _overkill,
    "retreat": _retreat,
    "setup": _setup,
    "window:disrupt": _disrupt,
    "window:open": _open,
    "window:prevent": _prevent,
    "window:reroll": _reroll,
}


def make(printed: tuple[CardFacts, ...]) -> StarWarsPilot:
    """The pilot over a pool of printed cards."""
    return StarWarsPilot(printed)
