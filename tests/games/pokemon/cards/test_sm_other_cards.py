"""What Sun & Moon cards do by words that no card of the ledger has, on drawn tables of two seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.games.pokemon.ast.printed import prizes_of
from stolik.games.pokemon.cards import pool
from stolik.games.pokemon.cards.legality import check_deck
from stolik.scenarios.table import Table

from .cases import Case, play, row

CASES = (
    row(
        "sm1-119 Great Ball: a Pokémon among the top seven, the deck is shuffled",
        "A active: Bidoof hand: Great Ball (sm1-119) deck: Potion x3, Zapdos (sm9-40), Potion x6 / B active: Bidoof",
        "S",
        "A plays Great Ball; A chooses Zapdos",
        "A hand Zapdos (sm9-40); A deck 9",
    ),
    row(
        "sm1-119 Great Ball finds nothing, or takes nothing",
        "A active: Bidoof hand: Great Ball (sm1-119) deck: Potion x7, Zapdos (sm9-40) / B active: Bidoof",
        "S",
        "A plays Great Ball",
        "A hand none; A deck 8",
    ),
    row(
        "sm1-136 Double Colorless Energy pays two Colorless and no other type",
        "A active: Virizion-GX {Double Colorless Energy} / B active: Bidoof",
        "",
        "",
        "A may attack 'Double Draw'; A may not attack 'Sensitive Blade': PK-ENERGY-2",
    ),
    row(
        "sm1-136 Double Colorless Energy is two Energy",
        "A active: Alolan Grimer {Double Colorless Energy} / B active: Chansey",
        "",
        "A attacks 'Chemical Breath'",
        "Chansey damage 20",
    ),
    row(
        "sm9-83 Chemical Breath: 50 for each Special Condition",
        "A active: Alolan Grimer {C C} / B active: Torterra (asleep, poisoned)",
        "T",
        "A attacks 'Chemical Breath'",
        "the attack did 120",
    ),
    row(
        "sm1-66 Moongeist Beam: no healing in the opponent's next turn",
        "A active: Lunala-GX {P P P P} / B active: Torterra hand: Potion bench: Bidoof (damage 20)",
        "",
        "A attacks 'Moongeist Beam'; B plays Potion; B chooses Torterra",
        "Torterra damage 120",
    ),
    row(
        "sm1-66 Lunar Fall-GX: a Basic Pokémon that is no Pokémon-GX",
        "A active: Lunala-GX {P P P} / B active: Virizion-GX bench: Chansey, Flareon (smp-SM186)",
        "",
        "A attacks 'Lunar Fall-GX'; A takes a Prize",
        "B bench Flareon; A prizes 5",
    ),
    row(
        "sm1-66 Psychic Transfer as often as one likes",
        "A active: Lunala-GX {P P} bench: Bidoof / B active: Chansey",
        "",
        "A uses 'Psychic Transfer' of Lunala-GX; A chooses Psychic Energy of Lunala-GX; A chooses Bidoof;"
        " A uses 'Psychic Transfer' of Lunala-GX; A chooses Psychic Energy of Lunala-GX; A chooses Bidoof",
        "Bidoof energy P P",
    ),
    row(
        "sm2-18 Shell Trap answers damage in the opponent's next turn",
        "A active: Turtonator-GX {C C} / B active: Chansey {C C C} bench: Zapdos (sm9-40) {L}",
        "",
        "A attacks 'Shell Trap'; B retreats; B attacks 'Thunderous Assault'",
        "Turtonator-GX damage 80; Zapdos damage 80",
    ),
    row(
        "sm2-18 Shell Trap is over a turn later",
        "A active: Turtonator-GX {C C} / B active: Zapdos (sm9-40) {L}",
        "",
        "A attacks 'Shell Trap'; B ends the turn; A ends the turn; B attacks 'Thunderous Assault'",
        "Turtonator-GX damage 10; Zapdos damage 20",
    ),
    row(
        "sm2-121 Choice Band: 30 more to a Pokémon-GX",
        "A active: Zapdos (sm9-40) {L} hand: Choice Band / B active: Virizion-GX",
        "",
        "A plays Choice Band; A chooses Zapdos; A attacks 'Thunderous Assault'",
        "Virizion-GX damage 40",
    ),
    row(
        "sm2-121 Choice Band: not to another one, and one Tool only",
        "A active: Zapdos (sm9-40) {L} [Choice Band] hand: Choice Band / B active: Chansey",
        "",
        "A attacks 'Thunderous Assault'",
        "Chansey damage 10",
    ),
    row(
        "sm2-121 a second Tool",
        "A active: Zapdos (sm9-40) {L} [Choice Band] hand: Choice Band / B active: Chansey",
        "",
        "",
        "A may not play Choice Band: PK-TRAINER-1",
    ),
    row(
        "sm2-77 Swift: neither Weakness nor Intimidating Fang's like on what is hit",
        "A active: Minior {C} / B active: Raichu-GX",
        "",
        "A attacks 'Swift'",
        "the attack did 20",
    ),
    row(
        "sm8-34 Sensitive Blade after a Supporter",
        "A active: Virizion-GX {G G} hand: Cynthia / B active: Torterra",
        "S",
        "A plays Cynthia; A attacks 'Sensitive Blade'",
        "the attack did 130",
    ),
    row(
        "sm8-34 Sensitive Blade without a Supporter",
        "A active: Virizion-GX {G G} hand: Potion / B active: Torterra",
        "",
        "A attacks 'Sensitive Blade'",
        "the attack did 50",
    ),
    row(
        "sm7-45 Icy Barrier while Active: no Stadium of the opponent's hand",
        "A active: Bidoof hand: Shrine of Punishment / B active: Regice (sm7-45)",
        "",
        "",
        "A may not play Shrine of Punishment: sm7-45:CannotPlay",
    ),
    row(
        "sm7-45 Icy Barrier: one's own, and not from the Bench",
        "A active: Regice (sm7-45) hand: Shrine of Punishment / B active: Bidoof bench: Regice (sm7-45)",
        "",
        "A plays Shrine of Punishment",
        "stadium Shrine of Punishment",
    ),
    row(
        "sm8-181 Lost Blender: two cards in the Lost Zone, then a card",
        "A active: Bidoof hand: Lost Blender, Potion, Switch (sm35-67) / B active: Bidoof",
        "",
        "A plays Lost Blender; A chooses Potion, Switch",
        "A lost Potion, Switch (sm35-67); A hand Grass Energy; A discard Lost Blender",
    ),
    row(
        "sm8-181 Lost Blender: not without two other cards",
        "A active: Bidoof hand: Lost Blender, Potion / B active: Bidoof",
        "",
        "",
        "A may not play Lost Blender: PK-TRAINER-1",
    ),
    row(
        "sm1-135 Ultra Ball: two cards are its price",
        "A active: Bidoof hand: Ultra Ball, Potion x2 deck: Zapdos (sm9-40), Potion / B active: Bidoof",
        "",
        "A plays Ultra Ball; A chooses Potion x2; A chooses Zapdos",
        "A hand Zapdos (sm9-40)",
    ),
    row(
        "sm1-135 Ultra Ball: not with one other card",
        "A active: Bidoof hand: Ultra Ball, Potion / B active: Bidoof",
        "",
        "",
        "A may not play Ultra Ball: PK-TRAINER-1",
    ),
    row(
        "sm5-128 Mars: two cards, and a random one of the opponent's hand",
        "A active: Bidoof hand: Mars / B active: Bidoof hand: Potion",
        "",
        "A plays Mars; A chooses 1",
        "A holds 2; B discard Potion",
    ),
    row(
        "sm9-10 Flower Storm counts basic Energy on all one's Pokémon",
        "A active: Shaymin ◇ {G G} bench: Bidoof {R} / B active: Torterra",
        "",
        "A attacks 'Flower Storm'",
        "the attack did 90",
    ),
    row(
        "sm9-10 a ◇ card that is Knocked Out lies in the Lost Zone, its Energy in the discard pile",
        "A active: Zapdos (sm9-40) {L} / B active: Shaymin ◇ {G} (damage 70) bench: Bidoof",
        "",
        "A attacks 'Thunderous Assault'; B promotes Bidoof; A takes a Prize",
        "B lost Shaymin ◇; B discard Grass Energy",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_card(pokemon: Callable[..., Table], case: Case) -> None:
    play(case, pokemon)


@pytest.mark.parametrize(
    ("card", "prizes"), [("sm9-40", 1), ("sm5-140", 2), ("xy6-58", 2), ("ex11-108", 2), ("smp-SM166", 3)]
)
def test_what_a_knock_out_is_worth(card, prizes):
    """P2-PRIZE-6, PK-KO-2."""
    assert prizes_of(pool()[card]) == prizes


def test_one_prism_star_card_of_a_name():
    """P2-SETUP-3: the limit that is printed on the card, beside the two of a half deck."""
    deck = ["sm9-10", "sm9-10", *["sm9-40"] * 2, *["sm1-164"] * 26]
    [problem] = check_deck(deck, pool(), "half")
    assert (problem.what, problem.name, problem.count, problem.most) == ("copies", "Shaymin ◇", 2, 1)
    assert check_deck(["sm9-10", *deck[2:], "sm1-164"], pool(), "half") == []
