"""How the Polish and Japanese of Pokémon read: one word for one thing, sentences that newcomers stumbled over."""

import re
from pathlib import Path

import pytest

from stolik.cardgame.ast import SELF, If, Is, Not, Some, Which
from stolik.games.pokemon.ast.nodes import Fails, Harmless, Hit, Holding, Kind, Lasting, Less, More, OfType, Prevented
from stolik.games.pokemon.cards import pool
from stolik.games.pokemon.text import cards
from stolik.games.pokemon.text.grammar.context import PrintedOn
from stolik.games.pokemon.text.grammar.steps import connective
from stolik.games.pokemon.text.grammar.words import inflect

ROOT = Path(__file__).parents[4]
SAID = [f"src/stolik/games/pokemon/text/{said}" for said in ("asks.py", "refusals.py", "grammar")]
#: Other words than those that the table has.
WORDS = {
    "pl": r"skamielin|odwr[oó]t\b|dezorient|zatrut|poparz|(?<!w )\bmoc[yą]?\b|Poké-Power (?:użyt|nie można|własn)",
    "ja": "チーム|特殊能力|裏|わざ|ダメカン|サイコロ|フォーマット|ウラのサイド",
}
#: What is no sentence, or not one that anybody would say.
FORMS = {
    "pl": r"obejmuj|dołączon\w+ kart\w+:|z ręki:|mniej kart niż \d|\b(?:kart|orłów|Nagród|Pokémonów): |do tyle"
    r"|(?<![,.:(„])(?<!\b[iaIA])(?<!\bże)(?<!\blub)(?<!\bnawet)[ \u00a0]jeśli\b",
    "ja": "をのぞく）（|をのぞく）全員|[0-9][にから]+[0-9]+ダメージを|えなく、|なら、そして",
}


def say(tree, lang, category="text"):
    return cards.write(category, tree, lang, PrintedOn("Testmon", damage=30)).replace("\u00a0", " ")


def card_texts(lang):
    for card in pool().values():
        text = cards.render(card, lang)
        yield from (said for *_, said in (*text.abilities, *text.attacks))
        yield from text.rules


@pytest.mark.parametrize("lang", ["pl", "ja"])
def test_texts_of_cards_use_the_words_of_the_table_in_sentences(lang):
    strange = f"{WORDS[lang]}|{FORMS[lang]}"
    assert sorted({text for text in card_texts(lang) if re.search(strange, text)}) == []


@pytest.mark.parametrize("lang", ["pl", "ja"])
def test_the_rules_and_the_table_use_one_word_for_one_thing(lang):
    files = [ROOT / f"docs/rules/{lang}/{game}.md" for game in ("pokemon", "pokemon-2v2")]
    files += [ROOT / f"web/src/games/pokemon/{lang}.ftl", *sorted(ROOT.glob(f"web/src/locales/**/{lang}.ftl"))]
    for path in map(ROOT.joinpath, SAID):
        files += sorted(path.glob("*.py")) if path.is_dir() else [path]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(WORDS[lang], line)] == []


def test_polish_says_what_is_attached_in_its_case():
    for sort, said in (("tool", "dołączone narzędzie"), ("technical machine", "dołączoną maszynę techniczną")):
        tree = If(Is(SELF, Holding(Kind(sort))), Fails())
        assert say(tree, "pl") == f"Jeśli ten Pokémon ma {said}, ten atak nic nie robi."
    bare = Some(1, 1, Which("pokemon", filters=(Not(Holding(Kind("tool"))),)))
    assert "bez dołączonego narzędzia" in say(Hit(20, bare), "pl")


def test_polish_attacks_that_are_prevented_are_those_on_one_or_on_each():
    text = "W następnej turze przeciwnika zapobiega się wszystkim efektom ataków i obrażeniom, które dotyczą {}."
    for on, said in ((SELF, "tego Pokémona"), (Which("pokemon"), "każdego twojego Pokémona")):
        assert say(Lasting(Prevented("all"), on, "opponent's next turn"), "pl") == text.format(said)


def test_polish_adjectives_agree_with_the_noun_that_they_stand_before():
    assert inflect("{card} (<podstawow {pokemon} lub {card} ewolucji)", "gen") == (
        "karty (podstawowego Pokémona lub karty ewolucji)"
    )
    assert inflect("{machine} <techniczn", "acc") == "maszynę techniczną"


def test_japanese_names_types_that_are_left_out_once_and_before_the_noun():
    foes = Which("pokemon", "opponent", "bench", (Not(OfType("G")), Not(OfType("W"))))
    assert say(Hit(20, foes), "ja") == "相手のベンチの草・水タイプ以外のポケモン全員に20ダメージ。"
    others = Which("pokemon", "opponent", "bench", (Not(Kind("ex")),))
    assert say(Hit(20, others), "ja") == "相手のベンチポケモン全員（ポケモンexをのぞく）に20ダメージ。"


def test_japanese_adds_to_the_printed_damage_without_saying_it_again():
    assert say(More(10), "ja") == "10ダメージを追加する。"
    assert say(Less(10), "ja") == "このワザのダメージは、10ダメージぶん小さくなる。"


def test_japanese_denials_before_a_comma():
    assert connective(say(Harmless(), "ja").rstrip("。")) == "相手のバトルポケモンにダメージを与えず"
    assert connective("ポケモンでない") == "ポケモンでなく"
