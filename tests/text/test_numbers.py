"""Plural categories, and the Polish forms after a number."""

import pytest

from stolik.games.token_battle.text.lexicon import LEXICON as TOKENS
from stolik.text.lexicon import COMMON
from stolik.text.numbers import plural

FEW = {2, 3, 4, 22, 23, 24, 32, 33, 34, 42, 43, 44, 52, 53, 54, 62, 63, 64, 72, 73, 74, 82, 83, 84, 92, 93, 94}
FEW |= {102, 103, 104, 122, 123, 124}


@pytest.mark.parametrize("n", range(126))
def test_polish_has_three_categories(n):
    assert plural(n, "pl") == ("one" if n == 1 else "few" if n in FEW else "many")


@pytest.mark.parametrize("n", range(126))
def test_english_has_two_and_japanese_one(n):
    assert plural(n, "en") == ("one" if n == 1 else "other")
    assert plural(n, "ja") == "other"


@pytest.mark.parametrize(
    "spec, forms",
    [
        ("nom card", "1 karta, 2 karty, 5 kart, 12 kart, 22 karty, 112 kart"),
        ("acc card", "1 kartę, 2 karty, 5 kart, 12 kart, 22 karty, 112 kart"),
        ("gen card", "1 karty, 2 kart, 5 kart, 12 kart, 22 kart, 112 kart"),
        ("dat card", "1 karcie, 2 kartom, 5 kartom, 12 kartom, 22 kartom, 112 kartom"),
        ("ins card", "1 kartą, 2 kartami, 5 kartami, 12 kartami, 22 kartami, 112 kartami"),
        ("loc field", "1 polu, 2 polach, 5 polach, 12 polach, 22 polach, 112 polach"),
        ("acc player", "1 gracza, 2 graczy, 5 graczy, 12 graczy, 22 graczy, 112 graczy"),
        ("acc token", "1 żeton, 2 żetony, 5 żetonów, 12 żetonów, 22 żetony, 112 żetonów"),
        ("acc field", "1 pole, 2 pola, 5 pól, 12 pól, 22 pola, 112 pól"),
    ],
)
def test_the_noun_follows_the_number_in_the_case_that_is_asked_for(spec, forms):
    assert (
        ", ".join(
            f"{n} {(TOKENS if spec.split()[1] in ('field', 'token') else COMMON).counted(spec, n, 'pl')}"
            for n in (1, 2, 5, 12, 22, 112)
        )
        == forms
    )


def test_a_form_that_a_noun_lacks_is_an_error():
    with pytest.raises(KeyError):
        COMMON.polish("setup", "nom", "pl")
    with pytest.raises(KeyError):
        plural(1, "de")
