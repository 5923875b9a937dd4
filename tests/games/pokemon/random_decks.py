"""Legal decks of any cards, by seed: a few families of Pokémon, Trainers, and Energy for their attacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stolik.games.pokemon.ast.printed import Card
from stolik.kernel.contract import Choice

FAMILIES, TRAINERS, ENERGY = 6, 8, 22


def deck(game, cards: Sequence[Card], seed: int, format_name: str = "duel") -> tuple[str, ...]:
    """60 ids of `cards` and of basic Energy that the game has no objection to, the same for the same seed."""
    choice = Choice(seed)

    def some(among: Sequence[Card], n: int) -> list[Card]:
        return [among[choice.below(len(among))] for _ in range(n)] if among else []

    counts: Counter[str] = Counter()
    taken: list[str] = []

    def add(card: Card, n: int) -> None:
        n = min(n, (1 if {"star", "prism star"} & set(card.tags) else 4) - counts[card.name], 60 - ENERGY - len(taken))
        counts[card.name] += max(n, 0)
        taken.extend([card.id] * n)

    pokemon = [card for card in cards if card.kind == "pokemon"]
    family = some([card for card in pokemon if card.stage == "basic"], FAMILIES)
    for card in family:
        add(card, 2 + choice.below(3))
    while family:
        names = {card.name for card in family}
        above = [card for card in pokemon if card.evolves_from in names and card.stage != "basic"]
        family = [
            card for name in sorted(names) for card in some([one for one in above if one.evolves_from == name], 1)
        ]
        for card in family:
            add(card, 1 + choice.below(3))
        family = [card for card in family if card.stage != "level-up"]
    stars = {card.id for card in cards if "star" in card.tags}
    for n, key in enumerate([key for key in taken if key in stars]):
        if n:
            taken.remove(key)
    for card in some([card for card in cards if card.kind == "trainer"], TRAINERS):
        add(card, 1 + choice.below(3))
    for card in some([card for card in cards if (card.kind, card.stage) == ("energy", "special")], 2):
        add(card, 1 + choice.below(3))
    letters = "".join(attack.cost for card in pokemon if card.id in taken for attack in card.attacks)
    basics = [card for card in game.pool.values() if (card.kind, card.stage) == ("energy", "basic")]
    fitting = [card for card in basics if card.provides in letters] or basics
    taken += [card.id for card in some(fitting, 60 - len(taken))]
    faults = game.problems([taken], {"format": format_name})
    assert not faults, (seed, faults)
    return tuple(taken)
