"""Refusals and problems: every rule has a sentence in three languages, with or without its facts."""

import pytest

from stolik.games.token_battle.rules.setup import Problem, check_set
from stolik.games.token_battle.text import problems, refusals
from stolik.text.slots import Person

LANGS = ("en", "pl", "ja")
FACTS = {
    "cell": "e4",
    "owner": 1,
    "value": 3,
    "seat": 0,
    "to_move": 1,
    "stack": 2,
    "top": 25,
    "names": ("Ola", "Marek"),
}
CITED = {"TB-BOARD-2", "TB-BOARD-4", "TB-DECK-6", "TB-DECK-9", "TB-TURN-1", "TB-TURN-2"}
CITED |= {"TB-END-1", "TB-END-2", "TB-END-3", "TB-END-8"}


def flat(text):
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_that_forbids_has_a_sentence(lang):
    assert set(refusals.RULES) == CITED
    for facts in ({}, FACTS):
        assert len({refusals.text(rule, lang, facts) for rule in refusals.RULES}) == len(CITED)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", refusals.PHRASES.phrases())
def test_refusals_say_the_same_in_every_language(key, lang):
    values = {"cell": "e4", "stack": 2, "value": 3, "card": "gale"}
    values |= {slot: Person("Marek", seat=1) for slot in ("who", "owner")}
    values = {slot: values[slot] for slot in refusals.PHRASES.slots(key)}
    reading = refusals.PHRASES.read(refusals.PHRASES.text(key, lang, **values), lang)
    assert (reading.key, dict(reading.values)) == (key, values)


@pytest.mark.parametrize(
    "rule, en, pl, ja",
    [
        (
            "TB-BOARD-4",
            "e4 is taken: a token of value 3 lies there, Marek's.",
            "Pole e4 jest zajęte: leży tam żeton gracza Marek o wartości 3.",
            "e4にはMarekさんの値3のトークンがあります。置けるのは空きマスだけです。",
        ),
        (
            "TB-DECK-9",
            "Only the top card of stack 2 can be laid: Gale.",
            "Ze stosu 2 można zagrać tylko wierzchnią kartę: Wichura.",
            "山2から使えるのは一番上のカードだけです：「疾風」。",
        ),
        ("TB-TURN-1", "It is Marek's turn now.", "Teraz gra: Marek.", "いまはMarekさんの番です。"),
        ("", "The game is over.", "Partia jest skończona.", "対戦は終わっています。"),
    ],
)
def test_refusals_with_their_facts(rule, en, pl, ja):
    assert [flat(refusals.text(rule, lang, FACTS)) for lang in LANGS] == [en, pl, ja]


def test_your_own_token_is_yours():
    assert flat(refusals.text("TB-BOARD-4", "en", {**FACTS, "owner": 0})).endswith("lies there, yours.")


def test_an_unknown_rule_is_an_error():
    with pytest.raises(KeyError):
        refusals.text("TB-BOARD-99", "en")
    with pytest.raises(KeyError):
        problems.text(Problem("TB-BOARD-2"), "en")


@pytest.mark.parametrize(
    "problem, en, pl, ja",
    [
        (
            Problem("TB-DECK-6", count=3),
            "This set has 3 stacks. It needs four.",
            "Ten zestaw ma 3 stosy. Potrzebuje czterech.",
            "このセットの山は3つです。4つ必要です。",
        ),
        (
            Problem("TB-DECK-7", 4, count=1),
            "Stack 4 has one card. It needs 2 to 5.",
            "Stos 4 ma jedną kartę. Potrzebuje od 2 do 5.",
            "山4は1枚です。2〜5枚必要です。",
        ),
        (
            Problem("TB-DECK-7", 1, count=0),
            "Stack 1 is empty. It needs 2 to 5 cards.",
            "Stos 1 jest pusty. Potrzebuje od 2 do 5 kart.",
            "山1は空です。2〜5枚必要です。",
        ),
        (
            Problem("TB-DECK-12", 0, "gale", 2),
            "Gale is in this set 2 times. It may be there once.",
            "Wichura: 2 razy w zestawie. Wolno raz.",
            "「疾風」が2枚入っています。入れられるのは1枚までです。",
        ),
        (
            Problem("", 1, "Seesaww"),
            "No card is called “Seesaww”. Perhaps Seesaw, Star Saw, Cross Saw?",
            "Nie ma karty „Seesaww”. Może chodzi o: Huśtawka, Piła gwiaździsta, Piła krzyżowa?",
            "「Seesaww」というカードはありません。「シーソー」「星形のこぎり」「十字のこぎり」のことですか？",
        ),
        (
            Problem("", 1, "qqqqq"),
            "No card is called “qqqqq”.",
            "Nie ma karty „qqqqq”.",
            "「qqqqq」というカードはありません。",
        ),
    ],
)
def test_problems_of_a_set(problem, en, pl, ja):
    """TB-DECK-6, TB-DECK-7, TB-DECK-12: the sentences that name them."""
    assert [flat(problems.text(problem, lang)) for lang in LANGS] == [en, pl, ja]


def test_the_number_of_copies_is_a_setting():
    """TB-DECK-12."""
    assert (
        problems.text(Problem("TB-DECK-12", 0, "gale", 3), "pl", {"max_copies": 2})
        == "Wichura: 3 razy w\u00a0zestawie. Wolno 2 razy."
    )


def test_what_may_be_meant_is_said_of_as_many_unknown_names_as_a_set_has_cards():
    """A list of thousands of names that are none costs no more than one of twenty."""
    wrong = check_set([[f"Gael{n}" for n in range(30)]], {})
    told = [problems.text(one, "en") for one in wrong if not one.rule]
    assert ["Gale" in one for one in told] == [True] * 20 + [False] * 10
