"""Single and double elimination: which matches there are, who comes where, and who is out.

A bracket is drawn once, from seeds: by reflection, so that the best two can meet in the final only, the best four in
the semifinals, and so on; where the number is no power of two, the best have a bye. Everything after that follows from
the winners of its matches (`resolve`), so a bracket keeps nothing else.

Slots are called "W1-1" (round 1 of the winners' side, first from the top), "L2-1" (the losers' side of a double
elimination), "3rd" (the match for third place), "F" (the final of a double elimination) and "F2" (again, if whoever
came from the losers' side has won the first: both have lost once then).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from .refusals import TournamentError

MOST: Final = 1024
"""Entrants of one bracket."""
THIRD: Final = "3rd"
FINAL: Final = "F"
RESET: Final = "F2"

Source = tuple[str, str]
"""Where somebody comes from: ("seed", "3"), ("winner", slot) or ("loser", slot)."""


@dataclass(frozen=True)
class Slot:
    """One match of a bracket: its name, and where its two come from."""

    name: str
    first: Source
    second: Source


@dataclass(frozen=True)
class Place:
    """A slot as it stands: who is in it (None: not known yet, "": nobody comes), who has won and lost it ("" for
    nobody), and whether it is over. One with nobody on a side is over as soon as the other side is known."""

    name: str
    first: str | None
    second: str | None
    winner: str | None
    loser: str | None

    @property
    def ready(self) -> bool:
        """Whether it is to be played: both are there, and nobody has won."""
        return bool(self.first) and bool(self.second) and self.winner is None


def reflected(places: int) -> list[int]:
    """Seeds from the top of a bracket of 1, 2, 4, 8 … places to its bottom: each beside the one that mirrors it."""
    order = [1]
    while len(order) < places:
        order = [seed for one in order for seed in (one, 2 * len(order) + 1 - one)]
    return order


@cache
def slots(entrants: int, kind: str = "single", third: bool = False) -> tuple[Slot, ...]:
    """The matches of a bracket, each after those that it follows from. `kind` is "single" or "double"; `third` asks for
    a match for third place, which a single elimination of four or more can have. Raises TournamentError."""
    if not 2 <= entrants <= MOST:
        raise TournamentError("bad-number", field="entrants", least=2, most=MOST)
    if kind not in ("single", "double"):
        raise TournamentError("bad-choice", field="kind", known="single, double")
    depth = (entrants - 1).bit_length()
    order = reflected(1 << depth)
    sides: list[Source] = [("seed", str(one)) for one in order]
    found: list[Slot] = []
    for level in range(1, depth + 1):
        sides = _joined(f"W{level}", sides, found)
    if kind == "single":
        if third and entrants >= 4:
            found.append(Slot(THIRD, ("loser", f"W{depth - 1}-1"), ("loser", f"W{depth - 1}-2")))
        return tuple(found)
    return (*found, *_losers(depth))


def _joined(level: str, sides: Sequence[Source], found: list[Slot]) -> list[Source]:
    """The matches of one level, added to what was found; what comes of them."""
    new = [Slot(f"{level}-{n // 2 + 1}", sides[n], sides[n + 1]) for n in range(0, len(sides), 2)]
    found += new
    return [("winner", slot.name) for slot in new]


def _losers(depth: int) -> list[Slot]:
    """The losers' side and the finals of a double elimination."""
    found: list[Slot] = []
    level = 0
    left: list[Source] = []
    for above in range(1, depth + 1):
        fallen: list[Source] = [("loser", f"W{above}-{n + 1}") for n in range(1 << (depth - above))]
        if above == 1 and len(fallen) == 1:
            left = fallen
            continue
        level += 1
        if above == 1:
            left = _joined(f"L{level}", fallen, found)
            continue
        fallen = _crossed(fallen, above)
        left = _joined(f"L{level}", [one for pair in zip(fallen, left) for one in pair], found)
        if len(left) > 1:
            level += 1
            left = _joined(f"L{level}", left, found)
    best: Source = ("winner", f"W{depth}-1")
    return [*found, Slot(FINAL, best, left[0]), Slot(RESET, ("winner", FINAL), ("loser", FINAL))]


def _crossed(fallen: list[Source], above: int) -> list[Source]:
    """Those who come down from a level, in the order in which they meet who is there: away from those whom they have
    sent there themselves, so that few meet again before the end. (Of the ways to swap and to turn halves this one had
    the fewest second meetings in played brackets of 8, 16 and 32.)"""
    half = len(fallen) // 2
    if above % 2 == 0:
        return fallen[half:] + fallen[:half]
    return fallen[:half][::-1] + fallen[half:][::-1]


def resolve(
    seeds: Sequence[str], winners: Mapping[str, str | None], kind: str = "single", third: bool = False
) -> list[Place]:
    """Where a bracket stands. `seeds` are its entrants, the best first; `winners` has for each slot that was played who
    won it (None: nobody, both are out). Raises TournamentError for a winner who is not in that slot."""
    stands: dict[str, Place] = {}

    def who(source: Source) -> str | None:
        what, name = source
        if what == "seed":
            return seeds[int(name) - 1] if int(name) <= len(seeds) else ""
        return stands[name].winner if what == "winner" else stands[name].loser

    for slot in slots(len(seeds), kind, third):
        first, second = who(slot.first), who(slot.second)
        winner: str | None = None
        loser: str | None = None
        if slot.name == RESET and (first is None or first == stands[FINAL].first):
            # whoever comes from the winners' side has not lost yet: there is nothing to play again
            first, second, winner, loser = (None,) * 4 if first is None else ("", "", first, "")
        elif first == "" or second == "":
            winner, loser = (None, None) if None in (first, second) else (first or second, "")
        elif slot.name in winners:
            won = winners[slot.name]
            if first is None or second is None or won not in (first, second, None):
                raise TournamentError("not-at-table", entrant=won or "?", table=0)
            winner, loser = ("", "") if won is None else (won, second if won == first else first)
        stands[slot.name] = Place(slot.name, first, second, winner, loser)
    return list(stands.values())


def stages(
    seeds: Sequence[str], winners: Mapping[str, str | None], kind: str = "single", third: bool = False
) -> dict[str, int]:
    """How far each has come, as a number: who came further has more, who went out in the same round as much. All who
    are still in it have the same, and who has won it has most. Raises TournamentError as `resolve` does."""
    stands = {one.name: one for one in resolve(seeds, winners, kind, third)}
    depth = (len(seeds) - 1).bit_length()
    top = 4 * depth + 2
    still = dict.fromkeys(seeds, top)
    for slot in stands.values():
        out = _out(slot.name, kind, depth)
        if out is not None and slot.first and slot.second and slot.winner is not None:
            for one in (slot.first, slot.second):
                if one != slot.winner:
                    still[one] = out
    if kind == "single" and third and THIRD in stands and stands[THIRD].winner:
        still[stands[THIRD].winner or ""] = 2 * (depth - 1) + 1
    last = stands[RESET if kind == "double" else f"W{depth}-1"]
    if last.winner:
        still[last.winner] = top + 1
        if kind == "double" and stands[FINAL].loser != last.winner:
            still[stands[FINAL].loser or ""] = top - 1
    return still


def _out(name: str, kind: str, depth: int) -> int | None:
    """What whoever loses in a slot has come to; None where they go on."""
    if name == RESET:
        return 4 * depth + 1
    if name in (THIRD, FINAL) or (kind == "double" and name[0] == "W"):
        return None
    return 2 * int(name[1:].split("-")[0])
