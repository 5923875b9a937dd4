"""What decided a game of Star Wars: dice, build points, damage, losses, and who held which arenas."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stolik.games.star_wars.rules.events import (
    AttackDeclared,
    DamageDealt,
    DamagePrevented,
    HitsCounted,
    PointsChanged,
    StepBegan,
    UnitDiscarded,
)
from stolik.kernel.story import Cause, Figure, Findings, Story, shares

SEATS: Final = (0, 1)
ARENAS: Final = ("space", "ground", "character")
DICE: Final = 12
"""Dice that both must have rolled before anybody compares them."""


def find(story: Story) -> Findings:
    """See Findings. Sides are seats."""
    none: Counter[int] = Counter(dict.fromkeys(SEATS, 0))
    dice, hits, got, spent = none.copy(), none.copy(), none.copy(), none.copy()
    damage, prevented, lost = none.copy(), none.copy(), none.copy()
    attacker, step = -1, ""
    for event in story.all:
        match event:
            case StepBegan():
                step = event.step
            case PointsChanged():
                if event.change > 0:
                    got[event.seat] += event.change
                elif step == "build":
                    spent[event.seat] -= event.change
            case AttackDeclared():
                attacker = event.seat
            case HitsCounted() if attacker >= 0:
                dice[attacker] += len(event.hits)
                hits[attacker] += sum(hit for _, hit in event.hits)
            case DamagePrevented() if attacker >= 0:
                prevented[1 - attacker] += event.amount
            case DamageDealt() if attacker >= 0:
                damage[attacker] += event.amount
            case UnitDiscarded(why=""):
                lost[event.seat] += 1
            case _:
                pass
    figures = (
        Figure("hits", (hits[0], hits[1]), (dice[0], dice[1])),
        Figure("damage", (damage[0], damage[1])),
        Figure("prevented", (prevented[0], prevented[1])),
        Figure("units-lost", (lost[0], lost[1])),
        Figure("built", (spent[0], spent[1]), (got[0], got[1])),
    )
    if story.winner < 0:
        return Findings(figures=figures)
    won, other = story.winner, 1 - story.winner
    causes = []
    if (gap := shares(hits, dice, won, DICE)) and gap[0] >= 0.08:
        values = {"a": hits[won], "n": dice[won], "b": hits[other], "m": dice[other]}
        causes.append(Cause("dice", 3 * gap[0], won, values))
    if (gap := shares(spent, got, won, 10)) and gap[0] >= 0.1:
        values = {"a": got[won] - spent[won], "b": got[other] - spent[other]}
        causes.append(Cause("unspent", 2 * gap[0], won, values))
    if got[won] - got[other] >= 4:
        causes.append(Cause("points", got[won] / max(1, got[other]) - 1, won, {"a": got[won], "b": got[other]}))
    if damage[won] >= 1.3 * damage[other] + 3:
        lead = damage[won] / max(3, damage[other]) - 1
        causes.append(Cause("damage", min(0.8, lead / 2), won, {"a": damage[won], "b": damage[other]}))
    if lost[other] - lost[won] >= 2:
        causes.append(Cause("losses", 0.12 * (lost[other] - lost[won]), won, {"a": lost[won], "b": lost[other]}))
    if prevented[won] - prevented[other] >= 4:
        gap_ = prevented[won] - prevented[other]
        causes.append(Cause("prevented", 0.05 * gap_, won, {"a": prevented[won], "b": prevented[other]}))
    empty = sum(all(unit.seat != other for unit in story.last.arenas[arena]) for arena in ARENAS)
    if empty:
        causes.append(Cause("empty", 0.25 * empty, other, {"n": empty}))
    held = " ".join(arena for arena in ARENAS if story.last.control[arena] == won)
    return Findings(tuple(causes), figures, held if story.rule == "SW-GOAL-3" else "")
