"""A position of a Pokémon game in numbers, read from the view of one seat: what a learned value judges by.

Most are of about 1 in size. What a Pokémon could do is reckoned as the pilot does (board.py), so that Weakness,
Resistance and what an attack does besides damage are in it.
"""

from __future__ import annotations

from typing import Final

from stolik.games.pokemon.rules.view import CardFacts, PokemonSeen, PokemonView
from stolik.kernel.decision import Seat

from .board import Board, Knowledge, lack
from .evaluation import CONDITIONS, FULL, prizes

MOST: Final = 250.0
"""No blow is worth more, in points of damage."""
LACKS: Final = (0, 1, 2)
"""Attacks count that lack no more Energy than this."""
STANDING: Final = ("taken", "taken squared", "one left", "two left", "hand", "thin", "empty")
ACTIVE: Final = (
    "hp", "hurt", "energy", "some energy", "stage", *CONDITIONS, "retreat", "may retreat", "worth more",
    "best", "best soon", "reach", "blow", "blow at 1", "blow at 2", "fells", "fells at 1", "fells in two",
    "damage", "damage at 1", "damage at 2", "wins", "evolves",
)  # fmt: skip
"""Of the Active Pokémon, added up where there are two; what each could do, against the best target."""
BENCH: Final = (
    "bench", "alone", "bench hp", "bench hurt", "bench energy", "bench stage", "behind", "behind soon", "second soon",
    "reach behind", "second reach", "ready behind", "two ready", "fells behind", "fells behind at 1", "largest",
)  # fmt: skip
HAND: Final = (
    "energy cards", "any energy card", "basics", "evolutions", "evolutions that go on", "supporters", "any supporter",
    "other trainers", "finds", "blow after attaching", "fells after attaching", "damage after attaching",
)  # fmt: skip
NAMES: Final = (
    *[f"own {name}" for name in (*STANDING, *ACTIVE, *BENCH)],
    *[f"their {name}" for name in (*STANDING, *ACTIVE, *BENCH)],
    *HAND,
)


class PokemonFeatures:
    """A position as numbers."""

    def __init__(self, printed: tuple[CardFacts, ...]) -> None:
        self.names = NAMES
        self._knows = Knowledge(printed)

    def counts(self, view: PokemonView, seat: Seat) -> bool:
        """Whether the side of `seat` is to move: lines are judged where its next turn begins."""
        return not view.ended and view.turn > 1 and view.to_move >= 0 and (view.to_move - seat) % len(view.sides) == 0

    def of(self, view: PokemonView, seat: Seat) -> list[float]:
        """As many numbers as `names`."""
        board = Board(self._knows, view, seat)
        side = seat % len(view.sides)
        found = _side(board, side)
        found += _side(board, 1 - side)
        found += _hand(board)
        return found


def make(printed: tuple[CardFacts, ...]) -> PokemonFeatures:
    """The features over a pool."""
    return PokemonFeatures(printed)


def _side(board: Board, side: int) -> list[float]:
    view = board.view
    seats = view.seats[side :: len(view.sides)]
    left, taken = prizes(view, side)
    deck = min([one.deck for one in seats])
    found = [
        taken,
        taken * taken / 6,
        float(left == 1),
        float(left == 2),
        sum([float(min(FULL, len(one.hand))) for one in seats]) / len(seats),
        float(max(0, 8 - deck)),
        float(deck <= 1),
    ]
    own, foes = view.sides[side], view.sides[1 - side]
    targets = [mon for mon in foes.active if mon.cards and mon.hp]
    active = [0.0] * len(ACTIVE)
    for mon in own.active:
        if mon.cards:
            active = [a + b for a, b in zip(active, _active(board, mon, targets, left, not foes.bench), strict=True)]
    found += active
    found += _bench(board, [mon for mon in own.bench if mon.cards], targets)
    return found


def _active(board: Board, mon: PokemonSeen, targets: list[PokemonSeen], left: int, last: bool) -> list[float]:
    knows = board.knows
    top = mon.cards[-1] % knows.size
    energy = len(mon.energy)
    found = [
        (mon.hp - mon.damage) / 100,
        mon.damage / 100,
        float(energy),
        float(min(3, energy)),
        float(len(mon.cards) - 1),
        *[float(word in mon.conditions) for word in CONDITIONS],
        float(mon.retreat),
        float(energy >= mon.retreat),
        float(knows.card(top).prizes - 1),
        _best(board, mon, targets, 0),
        _best(board, mon, targets, 1),
        knows.reach(top, board.units(mon.energy)) / 100,
    ]
    blows, damage = _blows(board, mon, targets)
    fells = [float(one >= 1) for one in blows]
    worth = max([knows.card(one.cards[-1]).prizes for one in targets], default=0)
    name = board.name(mon)
    evolves = board.ours(mon.seat) and any(knows.card(kind).goes_on(name) for kind in board.hand)
    found += [min(1.0, one) for one in blows]
    found += [fells[0], fells[1], float(2 * blows[1] >= 1)]
    found += [one / 100 for one in damage]
    found += [float(fells[0] > 0 and (last or left <= worth)), float(evolves)]
    return found


def _best(board: Board, mon: PokemonSeen, targets: list[PokemonSeen], spare: int) -> float:
    return min(MOST, max([board.best(mon, one, spare) for one in targets], default=0.0)) / 100


def _blows(board: Board, mon: PokemonSeen, targets: list[PokemonSeen]) -> tuple[list[float], list[float]]:
    """The largest part of what a target has left that an attack takes, and the most damage, each by the Energy that
    attacks may lack."""
    blows = [0.0] * len(LACKS)
    damage = [0.0] * len(LACKS)
    for attack in mon.attacks:
        short = len(attack.missing)
        if short >= len(LACKS):
            continue
        facts = board.facts(attack)
        for one in targets:
            n = board.damage(mon, facts, one)
            part = n / max(10, one.hp - one.damage)
            for at in range(short, len(LACKS)):
                blows[at] = max(blows[at], part)
                damage[at] = max(damage[at], n)
    return blows, damage


def _bench(board: Board, bench: list[PokemonSeen], targets: list[PokemonSeen]) -> list[float]:
    knows = board.knows
    now = _highest([_best(board, mon, targets, 0) for mon in bench])
    soon = _highest([_best(board, mon, targets, 1) for mon in bench])
    reach = _highest([knows.reach(mon.cards[-1] % knows.size, board.units(mon.energy)) / 100 for mon in bench])
    blows = [_blows(board, mon, targets)[0] for mon in bench]
    return [
        float(len(bench)),
        float(not bench),
        sum([mon.hp - mon.damage for mon in bench]) / 100,
        sum([mon.damage for mon in bench]) / 100,
        float(sum([len(mon.energy) for mon in bench])),
        float(sum([len(mon.cards) - 1 for mon in bench])),
        now[0],
        soon[0],
        soon[1],
        reach[0],
        reach[1],
        float(now[0] > 0),
        float(now[1] > 0),
        float(any(one[0] >= 1 for one in blows)),
        float(any(one[1] >= 1 for one in blows)),
        max([mon.hp - mon.damage for mon in bench], default=0) / 100,
    ]


def _highest(numbers: list[float]) -> list[float]:
    """The two highest, 0 where there are fewer."""
    return [*sorted(numbers, reverse=True)[:2], 0.0, 0.0][:2]


def _hand(board: Board) -> list[float]:
    """What the own hand holds, and what its Energy cards would bring to the Active Pokémon."""
    knows = board.knows
    energy = basics = evolutions = going_on = supporters = others = 0
    finds = blow = damage = 0.0
    names = [board.name(mon) for mon in board.mine if mon.cards]
    targets = [mon for mon in board.foes_active if mon.cards and mon.hp]
    for kind in board.hand:
        card = knows.card(kind)
        if card.kind == "energy":
            energy += 1
            for mon in board.active:
                if mon.cards:
                    part, n = _attached(board, mon, kind, targets)
                    blow, damage = max(blow, part), max(damage, n)
        elif card.kind == "trainer" and card.stage != "fossil":
            if card.stage == "supporter":
                supporters += 1
            else:
                others += 1
            does = card.does
            finds += does.get("draw", 0.0) + does.get("search", 0.0) + does.get("draw until", 0.0) / 2
        elif card.stage in ("basic", "fossil"):
            basics += 1
        else:
            evolutions += 1
            going_on += any(card.goes_on(name) for name in names)
    return [
        float(min(4, energy)),
        float(energy > 0),
        float(min(3, basics)),
        float(min(4, evolutions)),
        float(min(2, going_on)),
        float(min(3, supporters)),
        float(supporters > 0),
        float(min(4, others)),
        min(10.0, finds),
        min(1.0, blow),
        float(blow >= 1),
        damage / 100,
    ]


def _attached(board: Board, mon: PokemonSeen, kind: int, targets: list[PokemonSeen]) -> tuple[float, float]:
    """What an attack takes at most, and its damage, that this Energy card would pay for."""
    units = board.units((*mon.energy, kind))
    blow = damage = 0.0
    for attack in mon.attacks:
        facts = board.facts(attack)
        if not lack(units, facts.cost):
            for one in targets:
                n = board.damage(mon, facts, one)
                blow, damage = max(blow, n / max(10, one.hp - one.damage)), max(damage, n)
    return blow, damage
