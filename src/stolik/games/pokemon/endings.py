"""What decided a game of Pokémon: Energy, Weakness, damage, coins, and cards that were never played."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stolik.games.pokemon.rules.events import (
    AttackUsed,
    CardAttached,
    CardsDrawn,
    CoinFlipped,
    DamageDealt,
    PokemonKnockedOut,
    PrizeTaken,
    TurnBegan,
)
from stolik.kernel.story import Cause, Figure, Findings, Story, shares

SIDES: Final = (0, 1)
TURNS: Final = 3
"""Turns that both must have had before anybody compares their Energy."""
COINS: Final = 4
FULL: Final = 6
"""Cards in a hand at the end that are worth speaking of."""


def find(story: Story) -> Findings:
    """See Findings."""
    turns: Counter[int] = Counter(dict.fromkeys(SIDES, 0))
    energy, prizes, outs, damage = turns.copy(), turns.copy(), turns.copy(), turns.copy()
    drawn, coins, heads, weak = turns.copy(), turns.copy(), turns.copy(), turns.copy()
    with_energy: set[tuple[int, int]] = set()
    for events, turn in zip(story.events, story.turns, strict=True):
        attacker = -1
        spared: set[int] = set()  # whom the blow would have left standing without their Weakness
        for event in events:
            match event:
                case TurnBegan():
                    turns[story.sides[event.seat]] += 1
                case CardAttached(source="hand") if _is_energy(event.card, story):
                    with_energy.add((turn, event.seat))
                case PrizeTaken():
                    prizes[story.sides[event.seat]] += len(event.kinds)
                case AttackUsed():
                    attacker = story.sides[event.seat]
                case DamageDealt():
                    if attacker >= 0:
                        damage[attacker] += event.amount
                    gain = sum(step[1] for step in event.steps if step[0] == "weakness")
                    if event.damage >= event.hp > event.damage - gain:
                        spared.add(event.mon)
                case PokemonKnockedOut():
                    outs[1 - story.sides[event.seat]] += 1
                    weak[1 - story.sides[event.seat]] += event.mon in spared
                case CardsDrawn():
                    drawn[story.sides[event.seat]] += len(event.kinds)
                case CoinFlipped() if event.why != "start":
                    coins[story.sides[event.seat]] += 1
                    heads[story.sides[event.seat]] += event.heads
                case _:
                    pass
    for _, seat in with_energy:
        energy[story.sides[seat]] += 1
    figures = [
        Figure("prizes", (prizes[0], prizes[1])),
        Figure("knocked-out", (outs[0], outs[1])),
        Figure("damage", (damage[0], damage[1])),
        Figure("energy", (energy[0], energy[1]), (turns[0], turns[1])),
        Figure("drawn", (drawn[0], drawn[1])),
    ]
    if coins.total():
        figures.append(Figure("heads", (heads[0], heads[1]), (coins[0], coins[1])))
    if story.winner < 0:
        return Findings(figures=tuple(figures))
    won, other = story.winner, 1 - story.winner
    causes = []
    if (gap := shares(energy, turns, won, TURNS)) and gap[0] >= 0.15:
        values = {"a": energy[won], "n": turns[won], "b": energy[other], "m": turns[other]}
        causes.append(Cause("energy", 1.5 * gap[0], won, values))
    if weak[won]:
        causes.append(Cause("weakness", 0.3 + 0.15 * weak[won], won, {"n": weak[won], "m": outs[won]}))
    if damage[won] >= 1.4 * damage[other] + 30:
        lead = damage[won] / max(30, damage[other]) - 1
        causes.append(Cause("damage", min(0.8, lead / 2), won, {"a": damage[won], "b": damage[other]}))
    if (gap := shares(heads, coins, won, COINS)) and gap[0] >= 0.25:
        values = {"a": heads[won], "n": coins[won], "b": heads[other], "m": coins[other]}
        causes.append(Cause("coins", gap[0], won, values))
    hands = [len(one.hand) for one, side in zip(story.last.seats, story.sides, strict=True) if side == other]
    held = hands[0] if len(hands) == 1 else 0  # of two hands nobody is told whose it is
    if held >= FULL:
        causes.append(Cause("hand", 0.05 * held, other, {"n": held}))
    return Findings(tuple(causes), tuple(figures))


def _is_energy(kind: int, story: Story) -> bool:
    """Whether a card is Energy; of one that stayed closed nobody knows."""
    return kind >= 0 and getattr(story.printed[kind % len(story.printed)], "kind", "") == "energy"
