"""Two-way phrases: one pattern writes and reads, and nothing is picked."""

import pytest

from stolik.text.phrase import Ambiguous, Declined, FlatGrammar, Reading, join, normalise, plain, set_polish
from stolik.text.slots import FreeText, Numbers, Person, Persons


@pytest.fixture
def grammar():
    found = FlatGrammar({"n": Numbers(), "who": Persons(), "what": FreeText()})
    found.phrase(
        "draw",
        en="{who|You draw|# draws} {n:card}",
        pl="{who|Dobierasz|# dobiera} {n:acc card}",
        ja="{who|あなた|#}は山札を{n:枚}引いた",
        also={"en": ("{who|You take|# takes} {n:card}",)},
    )
    return found


@pytest.mark.parametrize("n", [0, 1, 2, 5, 12, 22, 112])
@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
@pytest.mark.parametrize("who", [Person("Anna", seat=1), Person("", you=True, seat=0)])
def test_what_is_written_is_read(grammar, lang, n, who):
    text = grammar.text("draw", lang, n=n, who=who)
    assert grammar.read(text, lang) == Reading("draw", (("n", n), ("who", who)))


def test_sentences(grammar):
    said = [grammar.text("draw", lang, n=22, who=Person("Anna")) for lang in ("en", "pl", "ja")]
    assert said == ["Anna draws 22\u00a0cards", "Anna dobiera 22\u00a0karty", "Annaは山札を22枚引いた"]


def test_a_wrong_form_is_not_read(grammar):
    with pytest.raises(Declined) as declined:
        grammar.read("Anna dobiera 22 kart", "pl")
    assert declined.value.longest == "Anna dobiera "


def test_further_patterns_are_read_and_never_written(grammar):
    assert grammar.read("You take 1 card", "en").key == "draw"


def test_two_readings_are_an_error(grammar):
    grammar.phrase("pull", en="{what} draws {n:card}", pl="{what}: {n:acc card}", ja="{what}、{n:枚}")
    with pytest.raises(Ambiguous) as both:
        grammar.read("Anna draws 3 cards", "en")
    assert {reading.key for reading in both.value.readings} == {"draw", "pull"}


def test_a_phrase_needs_the_same_slots_in_all_languages(grammar):
    with pytest.raises(ValueError, match="different slots"):
        grammar.phrase("new", en="{n} new", pl="nowe", ja="新しい{n}")
    with pytest.raises(ValueError, match="no kind"):
        grammar.phrase("odd", en="{odd}", pl="{odd}", ja="{odd}")
    with pytest.raises(ValueError, match="twice"):
        grammar.phrase("draw", en="a", pl="b", ja="c")
    with pytest.raises(ValueError, match="brace"):
        grammar.phrase("brace", en="{", pl="{", ja="{")


def test_one_letter_words_stay_with_the_next_in_polish(grammar):
    grammar.phrase("sit", en="a seat", pl="Siedzi w domu i o tym wie", ja="席")
    assert grammar.text("sit", "pl") == "Siedzi w\u00a0domu i\u00a0o\u00a0tym wie"
    assert grammar.text("sit", "en") == "a seat"


@pytest.mark.parametrize(
    "text, said",
    [
        ("z stosu", "ze stosu"),
        ("z Snover", "ze Snover"),
        ("Z Zdrowia", "Ze Zdrowia"),
        ("z Seela", "z Seela"),
        ("z ręki", "z ręki"),
    ],
)
def test_what_can_t_be_said_behind_z_stands_behind_ze(text, said):
    assert set_polish(text) == said


def test_normal_form_has_one_minus_and_one_space():
    assert normalise("a\u00a01 \u20135 -3 well-known", "en") == "a 1 \u22125 \u22123 well-known"
    assert normalise("ターン１２：", "ja") == "ターン12:"


def test_neighbouring_strings_become_one_part():
    assert join("a", ["b", {"c": "Gale"}], "", "d") == ["ab", {"c": "Gale"}, "d"]
    assert plain(["ab", {"c": "Gale"}, {"p": 0, "s": "You"}]) == "abGaleYou"
