"""Deck lists in and out: LackeyCCG's .dek and text list, our own forms, the habits of people, what is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.lists import Reading

from stolik.decks.deck import Deck, DeckError
from stolik.games.star_wars.cards import in_order, pool
from stolik.games.star_wars.cards.decks import decks
from stolik.games.star_wars.cards.lists import read_list, write_dek, write_list
from stolik.games.star_wars.cards.names import ListedNames, fold

POOL = pool()
READING = Reading(read_list, POOL)
cards, refusal = READING.cards, READING.refusal
FORMS = {"text": write_list, "dek": write_dek, "json": lambda deck, pool: json.dumps(deck.to_data())}


def dek(*inside, zone="Deck", head=""):
    """A .dek with these lines of cards."""
    lines = [f'{head}<deck version="0.8">', "<meta><game>starwars</game></meta>", f'<superzone name="{zone}">']
    return "\n".join([*lines, *inside, "</superzone>", "</deck>"])


def card(name, home="AOTC", key=""):
    """A card as LackeyCCG writes it."""
    return f'<card><name id="{key}">{name}</name><set>{home}</set></card>'


# ---- what is written


def test_a_text_list_has_a_count_a_tab_and_the_name_with_its_version():
    deck = Deck("Hunt", "star-wars", (("AOTC-58", "ANH-125", "ANH-125"),))
    assert write_list(deck, POOL) == "Name: Hunt\n1\tYoda (A)\n2\tDarth Vader (C)\n"


def test_a_dek_has_an_element_for_each_copy_in_the_zone_deck():
    deck = Deck("R & D", "star-wars", (("ANH-88", "ANH-88"),))
    one = '\t\t<card><name id="ANH-88">Jon "Dutch" Vander (A)</name><set>ANH</set></card>'
    assert write_dek(deck, POOL).splitlines() == [
        '<deck version="0.8">', "\t<meta>", "\t\t<game>starwars</game>", "\t\t<title>R &amp; D</title>", "\t</meta>",
        '\t<superzone name="Deck">', one, one, "\t</superzone>", "</deck>",
    ]  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_a_card_that_the_pool_does_not_hold_can_not_be_written(form):
    if form != "json":
        with pytest.raises(DeckError, match="'XX-1'"):
            FORMS[form](Deck("Hunt", "star-wars", (("XX-1",),)), POOL)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("deck", decks(), ids=lambda deck: deck.name)
def test_a_bundled_deck_reads_back_the_same(deck, form):
    assert read_list(FORMS[form](deck, POOL), POOL) == deck


titles = st.text(st.characters(categories=("L", "N", "P", "S", "Zs")), max_size=20).map(
    lambda name: " ".join(name.split())
)


@pytest.mark.parametrize("form", FORMS)
@given(held=st.lists(st.sampled_from(list(POOL)), min_size=1, max_size=70), title=titles)
def test_what_is_written_reads_back_the_same(form, held, title):
    """Any cards of the pool, any name."""
    deck = Deck(title or "Unnamed", "star-wars", (in_order(held),))
    assert read_list(FORMS[form](deck, POOL), POOL) == deck


def test_every_card_is_found_by_its_name_and_by_its_id():
    names = ListedNames(POOL)
    assert len({fold(card.printed_name) for card in POOL.values()}) == len(POOL)
    assert all(names.card(card.printed_name) == names.card(card.id) == card.id for card in POOL.values())


WRONG = {
    "text": "1 Yodda (A)\n1 Yoda (A)\nnothing\n",
    "dek": dek(card("Yodda (A)"), card("Yoda (A)"), "<card></card>"),
    "json": json.dumps({"stacks": [["Yodda (A)", "AOTC-58", 7]]}),
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_all_that_is_wrong_in_a_list_is_told_at_once(text):
    first, second = refusal(text)[1].splitlines()
    assert "did you mean 'Yoda (A)'" in first
    assert first.split(": ")[0] < second.split(": ")[0]


# ---- habits

LISTS = {
    "lackey text": "2\tYoda (A)\n1\tJon \"Dutch\" Vander (A)\nSupply:\nSideboard:\nOutside the game:\n",
    "windows": '\ufeff2\tYoda (A)\r\n1\tJon "Dutch" Vander (A)\r\n',
    "loose": "# a note\nCharacters (3):\n 2x  yoda   (a)  // tapped\n• Jon “Dutch”  Vander (A) x1\nTotal: 3\n",
    "codes": "2 Yoda (A) AOTC 58\n1 Jon Dutch Vander [A] (ANH-88)\n",
    "ids": "AOTC-58 x2\n1 anh 88\n",
    "dek": dek(*[card("Yoda (A)")] * 2, card("Jon &quot;Dutch&quot; Vander (A)", "ANH")),
    "old dek": dek(
        *[card("Yoda  (A)", "AOTC", "Yoda_A")] * 2,
        card("Jon ’Dutch’ Vander (A)", "ANH"),
        head='\ufeff<?xml version="1.0" encoding="ISO-8859-1"?>\r\n<!DOCTYPE deck SYSTEM "http://www.lackeyccg.com/deck.!dtd">\r\n',
    ),
    "dek with empty zones": dek(*[card("Yoda (A)")] * 2, card("Jon Dutch Vander (A)", "ANH"), "</superzone>",
                                '<superzone name="Supply">'),
    "json": json.dumps({"game": "star-wars", "stacks": [["AOTC-58", "Yoda (A)"], ["Jon Dutch Vander (A)"]]}),
}  # fmt: skip


@pytest.mark.parametrize("text", LISTS.values(), ids=LISTS)
def test_one_deck_in_many_habits(text):
    assert cards(text) == {"AOTC-58": 2, "ANH-88": 1}


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Darth Vader (C)", "ANH-125"), ("darth vader [c]", "ANH-125"), ("Darth Vader C", "ANH-125"),
        ("Darth Vader - C", "ANH-125"), ("Darth Vader, version C", "ANH-125"), ("Darth Vader (C) (Promo)", "ANH-125"),
        ("Padmé Amidala (C)", "AOTC-100"), ("Padm_ Amidala (C)", "AOTC-100"), ("PADME AMIDALA (C)", "AOTC-100"),
        ("Anakin´s Inspiration", "AOTC-63"), ("Anakin‘s Inspiration", "AOTC-63"), ("Anakins Inspiration", "AOTC-63"),
        ("Clone Warrior 4/163", "AOTC-73"), ("3,720 to 1", "ESB-71"), ("725 to 1", "ESB-140"),
        ("R2D2 (A)", "AOTC-41"), ("Destroyer Droid, P Series", "AOTC-81"), ("Lama Su", "AOTC-27"),
    ],
)  # fmt: skip
def test_names_in_every_spelling(name, card):
    assert cards(f"3 {name}") == {card: 3}


def test_lines_of_one_card_are_added():
    assert cards("1 Yoda (A)\n2 yoda a\n") == {"AOTC-58": 3}


@pytest.mark.parametrize("text", ["Name: Hunt\n1 Yoda (A)", "Deck: Hunt\n1 Yoda (A)", "Title: Hunt\nDeck:\n1 Yoda (A)"])
def test_a_deck_may_have_a_name(text):
    assert read_list(text, POOL).name == "Hunt"


# ---- what is refused

REFUSED = [
    ("2 Darth Vader (Q)", "there is no version Q of 'Darth Vader'; the versions there are: 'Darth Vader (A)', 'Darth"),
    ("2 Lama Su (C)", "there is no version C of 'Lama Su'; the only one is 'Lama Su (A)'"),
    ("2 Darth Vader", "'Darth Vader' has several versions; write one of 'Darth Vader (A)', 'Darth Vader (B)'"),
    ("2 Clone Officer (A)", "it has no versions here; write 'Clone Officer'"),
    ("2 Darth Vadr (A)", "there is no card 'Darth Vadr (A)'; did you mean 'Darth Vader (A)'"),
    ("2 Lama", "did you mean 'Lama Su (A)'"),
    ("2 Stun Tank (Starter)", "there is no card 'Stun Tank (Starter)'"),
    ("2 Yoda (A) ESB", "'Yoda (A)' is of AOTC, not of 'ESB'; write AOTC, or no set"),
    ("2 Yoda (A) AOTC 57", "'Yoda (A)' is AOTC 58, not 57, AOTC 57 is \"Windu's Solution\"; correct the name or the"),
    ("0 Yoda (A)", "0 is no count; a count is a whole number from 1 to 99"),
    ("100 Yoda (A)", "100 is no count"),
    ("Yoda (A)", "expected a count and a card, like '2 Darth Vader (A)', found 'Yoda (A)'"),
    ("Game: pokemon", "this is a deck of 'pokemon', not of the Star Wars TCG"),
    (
        "Sideboard:\n1 Yoda (A)",
        "line 3: there is a card in the zone 'Sideboard', and this game is played with the zone",
    ),
]


@pytest.mark.parametrize(("line", "message"), REFUSED, ids=[line for line, _ in REFUSED])
def test_a_line_that_can_not_be_read_is_told_with_its_number_and_what_to_do(line, message):
    number, said = refusal(f"1 Acklay\n{line}\n")
    assert number == 2 + line.count("\n") and said.startswith(f"line {number}: ")
    assert message in said


DEKS = [
    (dek(card("Darth Vader (Q)")), 4, "there is no version Q of 'Darth Vader'"),
    (dek(card("Yoda (A)", "ESB")), 4, "'Yoda (A)' is of AOTC, not of 'ESB'"),
    (dek(card("Stun Tank (Starter)", "START")), 4, "'START' is none of the sets here: AOTC, SR, ANH, JG, ESB"),
    (dek(card("Yoda (A)", key="AOTC-57")), 4, "the id AOTC-57 is \"Windu's Solution\", not 'Yoda (A)'; correct the id"),
    (dek("<card><set>AOTC</set></card>"), 4, "there is no <name> in this <card>"),
    (dek(card("Yoda (A)"), zone="Supply"), 4, "there is a card in the zone 'Supply'"),
    (f"<deck>\n{card('Yoda (A)')}\n</deck>", 2, "a card stands outside of every <superzone>"),
    (dek(card("Han & Chewie")), 4, "'&' stands alone or begins an entity that is not read here; write it as '&amp;'"),
    (dek(card("&yoda;")), 4, "begins an entity"),
    (dek("<card><name>Yoda (A)</card>"), 4, "the XML can't be read: mismatched tag"),
    (dek(card("Yoda (A)"))[:-9], 5, "the XML can't be read: "),
    ("<html>\n<deck/></html>", 1, "this is XML of <html>, not a LackeyCCG <deck>"),
    ("<meta><game>magic</game></meta>", 1, "this is XML of <meta>"),
    ("<deck><meta>\n<game>magic</game></meta></deck>", 2, "this is a deck of 'magic', not of the Star Wars TCG"),
    ("<deck>" + "<x>" * 9 + "</x>" * 9 + "</deck>", 1, "elements lie more than 8 deep"),
    ('<!DOCTYPE deck [\n<!ENTITY y "Yoda (A)">\n]>' + dek(card("Yoda (A)")), 1, "declarations in the DOCTYPE"),
    ('<!DOCTYPE deck SYSTEM "file:///etc/passwd" [<!ENTITY % x "">]>' + dek(), 1, "declarations in the DOCTYPE"),
    (dek(), 0, "there is no card in it; a card is a line like '2 Darth Vader (A)'"),
]


@pytest.mark.parametrize(("text", "line", "message"), DEKS, ids=[message for _, _, message in DEKS])
def test_a_dek_that_can_not_be_read_is_told_with_its_line_and_what_to_do(text, line, message):
    found, said = refusal(text)
    assert found == line
    assert message in said


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 0, "there is no card in it; a card is a line like '2 Darth Vader (A)'"),
        ("\ufeff \r\n", 0, "there is no card in it"),
        ("Deck:\n", 0, "there is no card in it"),
        ("1 Yoda (A)\n" * 20_000, 0, "a deck list has at most 100000 characters"),
        ("<", 1, "the XML can't be read"),
        ('{"stacks":\n[["Yoda (A)",]]}', 2, "the JSON can't be read"),
        ('{"cards": 3}', 0, "'stacks' should be a list of lists"),
        ('{"stacks": [["Yoda (A)", "Yodda (A)"]]}', 0, "card 2: there is no card 'Yodda (A)'; did you mean"),
        ('{"stacks": [[3]]}', 0, "stacks, card 1: expected a card, found '3'"),
        ('{"game": "pokemon", "stacks": []}', 0, "this is a deck of 'pokemon'"),
        ("[" * 90_000, 0, "the JSON can't be read"),
    ],
)  # fmt: skip
def test_a_text_that_can_not_be_read_says_why(text, line, message):
    found, said = refusal(text)
    assert found == line
    assert message in said


def test_the_dtd_that_old_files_name_is_never_opened(tmp_path, monkeypatch):
    """A file beside it with an entity changes nothing, and the entity is refused."""
    (tmp_path / "deck.dtd").write_text('<!ENTITY y "Yoda (A)">')
    monkeypatch.chdir(tmp_path)
    head = '<!DOCTYPE deck SYSTEM "deck.dtd">'
    assert cards(dek(card("Yoda (A)"), head=head)) == {"AOTC-58": 1}
    assert "begins an entity" in refusal(dek(card("&y;"), head=head))[1]


@given(
    st.text(max_size=200)
    | st.text("<>/&;!?=\"' abcdeknmsrutxz[]\n", max_size=60).map(lambda end: dek(card("Yoda (A)")) + end)
)
def test_any_text_is_a_deck_or_a_deck_error(text):
    """Whatever is pasted: never another error, never a card from nowhere."""
    try:
        deck = read_list(text, POOL)
    except DeckError:
        return
    assert deck.cards and all(card in POOL for card in deck.cards)
