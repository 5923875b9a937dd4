"""What a card of the pool says in English is read back as its tree; what no card says is declined."""

import pytest

from stolik.games.star_wars.cards import pool
from stolik.games.star_wars.text import cards
from stolik.games.star_wars.text.grammar.words import GRAMMAR
from stolik.text.trees import Family

#: Cards of which a text is not read back; one that is may not stand here.
NOT_READ = {
    "ANH-106": "Remote Seeker Droid: a condition of the event, said as one of what is done",
    "ESB-52": "Princess Leia (G): a cost of the unit itself, where it has to stand in an arena",
}


def is_read_back(card):
    text = " | ".join(cards.render(card, "en").lines)
    try:
        return cards.read_text(text, cards.context(card)) == cards.as_read(card)
    except (cards.Declined, cards.Ambiguous):
        return False


def test_every_text_of_the_pool_is_read_back_as_its_tree():
    assert {card.id for card in pool().values() if not is_read_back(card)} == set(NOT_READ)


@pytest.mark.parametrize(
    "kind, text",
    [
        ("character", "When Testbot attacks, Draw 2 cards."),
        ("character", "Pay 2 Force -> Draw a card and You gain +1 Force."),
        ("character", 'When Testbot attacks, One of your Jedi gets "Pay 1 Force -> Evade 2" until end of turn.'),
        ("character", "[Pilot] Banana Pilot. The Speeder gets +20 speed."),
        ("character", "[Pilot] Speeder Pilot. The elephant gets +20 speed."),
        ("character", "[Pilot] Speeder Pilot. The Speeder gets: * +1 power. * +1 power."),
        ("character", "Testbot gets +1 power and +1 power."),
        ("character", "[tap] -> Tap a of your units."),
        ("character", "[tap] -> Tap up to an of your units."),
        (
            "battle",
            "Pay 3 Force -> Choose one of your opponent's Characters. This turn, one of your Characters gets Critical"
            " Hit 2 as long as it's attacking that Character.",
        ),
    ],
    ids=lambda given: given[:40],
)
def test_what_is_said_otherwise_is_declined(kind, text):
    with pytest.raises(cards.Declined):
        cards.read_text(text, cards.PrintedOn("Testbot", kind, arena=kind if kind == "character" else ""))


def test_every_category_that_a_pattern_wants_is_there():
    families = [one for one in GRAMMAR.categories.values() if isinstance(one, Family)]
    wanted = {name for family in families for name in family.wanted}
    assert len(wanted) > 100 and wanted <= set(GRAMMAR.categories)
