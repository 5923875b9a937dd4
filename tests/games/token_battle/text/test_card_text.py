"""Card texts: rendered from data, read back to the same data, in three languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.catalog import load_game
from stolik.games.token_battle.cards.base import ABILITIES, DIRECTIONS, ROWS, TYPES, area_mask
from stolik.games.token_battle.text import parse, render
from stolik.games.token_battle.text.grammar import WITHOUT_AREA
from stolik.text.phrase import Declined

LANGS = ("en", "pl", "ja")


def words_of(mask):
    return " ".join(name for bit, name in enumerate(DIRECTIONS) if mask >> bit & 1)


def read(row, lang):
    return parse.card_text(render.card_text(row, lang), lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_every_card_reads_back(row, lang):
    assert read(row, lang) == parse.CardReading(row[3], area_mask(row[4]), row[5], row[2])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("ability", [name for name in ABILITIES if name not in WITHOUT_AREA])
def test_every_area_reads_back(ability, lang):
    for mask in range(1, 256):
        row = ("", "", 1, ability, words_of(mask), "PLAIN")
        assert read(row, lang) == parse.CardReading(ability, mask, "PLAIN", 1)


@given(
    st.sampled_from(ABILITIES), st.integers(1, 255), st.sampled_from(TYPES), st.integers(1, 99), st.sampled_from(LANGS)
)
def test_any_card_reads_back(ability, mask, kind, value, lang):
    mask = 0 if ability in WITHOUT_AREA else mask
    row = ("", "", value, ability, words_of(mask), kind)
    assert read(row, lang) == parse.CardReading(ability, mask, kind, value)


@pytest.mark.parametrize("lang", LANGS)
def test_cards_that_do_different_things_have_different_texts(lang):
    facts = {row[2:] for row in ROWS}
    assert len({render.card_text(row, lang) for row in ROWS}) == len(facts)


@pytest.mark.parametrize("ability, area", [("PUSH", ""), ("SWAP", "N")])
def test_a_card_that_cannot_be_has_no_text(ability, area):
    """TB-DECK-5."""
    with pytest.raises(ValueError, match="TB-DECK-5"):
        render.card_text(("", "", 3, ability, area, "PLAIN"), "en")


def test_texts():
    drawbridge = ROWS[29]
    assert render.card_text(drawbridge, "en").splitlines() == [
        "Value 3.",
        "Push N E W. Each target moves one field, straight away from the laid token.",
        "Survivor. When it would be destroyed it becomes a plain token of value 1 instead.",
    ]
    assert [render.words(drawbridge, lang) for lang in LANGS] == [
        "push · survivor",
        "odepchnięcie · wytrwały",
        "押し出し・しぶとい",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_words_are_short_and_never_missing(lang):
    assert all(0 < len(render.words(row, lang)) <= 48 for row in ROWS)
    assert (
        render.words(ROWS[0], lang) == render.type_name("PLAIN", lang)[0].lower() + render.type_name("PLAIN", lang)[1:]
    )


@pytest.mark.parametrize("text", ["", "Value 3.\nFly N. Each target flies.", "No ability.\nValue 3.", "No ability."])
def test_a_line_that_nothing_reads_is_declined(text):
    with pytest.raises(Declined):
        parse.card_text(text, "en")


def test_the_decline_names_how_far_it_could_be_read():
    with pytest.raises(Declined) as declined:
        parse.card_text("Value 3.\nPush N Q. Each target moves.", "en")
    assert declined.value.longest == "Push N"


def test_nearest_names():
    assert parse.nearest("Gael", "en")[0] == "gale"
    assert parse.nearest("Wichra", "pl")[0] == "gale"
    assert parse.nearest("qqqqq", "en") == ()


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
@pytest.mark.parametrize("ability", [name for name in ABILITIES if name not in ("NONE", "SPAWN_E", "OPP_EXTRA")])
def test_how_to_play_names_every_ability(ability, lang):
    """But those that are another's with the sides changed."""
    page = load_game("token-battle").spoken.guide(lang)
    assert page is not None
    told = " ".join(item for section in page.sections for block in section.blocks for item in block.items)
    assert f"**{render.ability_name(ability, lang)}**".casefold() in told.casefold()
