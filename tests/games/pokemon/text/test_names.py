"""What cards are called in Japanese, and that they are called so wherever they are spoken of."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.cardgame.ast import Called, Exists, If, Which
from stolik.catalog import game
from stolik.decks.problems import Problem
from stolik.games.pokemon.ast.nodes import More
from stolik.games.pokemon.cards.legality import check_deck
from stolik.games.pokemon.cards.recipes import Attack, basic, pokemon, special_energy
from stolik.games.pokemon.text import problems, refusals
from stolik.games.pokemon.text.cards import render
from stolik.games.pokemon.text.names import FORMS, OWNERS, SIGNS, SORTS, all_names, called, card_name, in_names
from stolik.kernel.contract import Choice
from stolik.match import Match
from stolik.server.faces import face_of

POOL = {**game("pokemon").pool, **game("pokemon-2v2").pool}
MONS = {card.name for card in POOL.values() if card.kind == "pokemon"}
LATIN = re.compile(r"[a-z]{3}")
"""No sign behind a Japanese name has so many small letters."""

NAMES = [
    # species
    ("Bulbasaur", "フシギダネ"),
    ("Mr. Mime", "バリヤード"),
    ("Nidoran ♀", "ニドラン♀"),
    ("Farfetch'd", "カモネギ"),
    ("Farfetch’d", "カモネギ"),
    ("Porygon-Z", "ポリゴンZ"),
    ("Ho-Oh", "ホウオウ"),
    ("Type: Null", "タイプ：ヌル"),
    ("Tapu Koko", "カプ・コケコ"),
    ("Melmetal", "メルメタル"),
    ("Unown [Q]", "アンノーン[Q]"),
    ("Unown [?]", "アンノーン[?]"),
    ("Unown G", "アンノーン[G]"),
    # whose, and of what sort
    ("Lt. Surge's Raichu", "マチスのライチュウ"),
    ("Rocket's Mewtwo", "R団のミュウツー"),
    ("Team Rocket's Mewtwo ex", "ロケット団のミュウツーex"),
    ("Team Magma's Groudon-EX", "マグマ団のグラードンEX"),
    ("Holon's Voltorb", "ホロンのビリリダマ"),
    ("Imakuni?'s Doduo", "イマクニ？のドードー"),
    ("Dark Charizard", "わるいリザードン"),
    ("Light Dragonite", "やさしいカイリュー"),
    ("Shining Gyarados", "ひかるギャラドス"),
    ("Radiant Greninja", "かがやくゲッコウガ"),
    ("Alolan Raichu-GX", "アローラライチュウGX"),
    ("Galarian Mr. Mime", "ガラルバリヤード"),
    ("Hisuian Arcanine", "ヒスイウインディ"),
    ("Paldean Tauros", "パルデアケンタロス"),
    ("M Gallade-EX", "MエルレイドEX"),
    ("Mega Charizard X ex", "メガリザードンXex"),
    ("Primal Kyogre-EX", "ゲンシカイオーガEX"),
    # forms
    ("Mow Rotom", "カットロトム"),
    ("Burmy Trash Cloak", "ミノムッチ ゴミのミノ"),
    ("Wormadam Sandy Cloak", "ミノマダム すなちのミノ"),
    ("Gastrodon West Sea", "トリトドン にしのうみ"),
    ("Shellos East Sea", "カラナクシ ひがしのうみ"),
    ("Deoxys Speed Forme", "デオキシス スピードフォルム"),
    ("Castform Sunny Form", "ポワルン たいようのすがた"),
    ("Snow-cloud Castform", "ポワルン ゆきぐものすがた"),
    ("Flying Pikachu", "そらをとぶピカチュウ"),
    ("White Kyurem", "ホワイトキュレム"),
    ("Dusk Mane Necrozma-GX", "ネクロズマ たそがれのたてがみGX"),
    ("Origin Forme Palkia VSTAR", "オリジンパルキアVSTAR"),
    ("Ash-Greninja-EX", "サトシゲッコウガEX"),
    # signs
    ("Dialga LV.X", "ディアルガ LV.X"),
    ("Dialga G LV.X", "ディアルガG LV.X"),
    ("Luxray GL LV.X", "レントラーGL LV.X"),
    ("Alakazam E4", "フーディン四"),
    ("Garchomp C", "ガブリアスC"),
    ("Dragonite FB", "カイリューFB"),
    ("Porygon-Z G", "ポリゴンZG"),
    ("Dragonite δ", "カイリューδ"),
    ("Flareon ex", "ブースターex"),
    ("Metagross ★", "メタグロス☆"),
    ("Charizard ★ δ", "リザードン☆δ"),
    ("Giratina ◇", "ギラティナ◇"),
    ("Greninja BREAK", "ゲッコウガBREAK"),
    ("Charizard VMAX", "リザードンVMAX"),
    ("Pikachu V-UNION", "ピカチュウV-UNION"),
    # several
    ("Magikarp & Wailord-GX", "コイキング&ホエルオーGX"),
    ("Mega Sableye & Tyranitar-GX", "メガヤミラミ&バンギラスGX"),
    ("Suicune & Entei LEGEND", "スイクン&エンテイLEGEND"),
    ("Darkness Energy", "悪エネルギー"),
]
ENGLISH = [
    "Potion",
    "Clefairy Doll",
    "Team Galactic's Wager",
    "Double Colorless Energy",
    "Nobody's Pikachu",
    "Dark",
    "",
]


@pytest.mark.parametrize(("name", "japanese"), NAMES)
def test_a_name_is_made_up_of_its_parts(name, japanese):
    assert (called(name, "en"), called(name, "pl"), called(name, "ja")) == (name, name, japanese)


@pytest.mark.parametrize("name", ENGLISH)
def test_what_no_table_has_stays_english(name):
    assert called(name, "ja") == name


def test_every_word_of_the_tables_is_in_some_name():
    assert all(called(f"{owner}'s Mew", "ja") == f"{said}のミュウ" for owner, said in OWNERS.items())
    assert all(called(f"{sort} Mew", "ja") == f"{said}ミュウ" for sort, said in SORTS.items())
    assert all(called(f"Mew{sign}", "ja") == f"ミュウ{said}" for sign, said in SIGNS.items())
    assert not [key for species in FORMS for key in FORMS[species] if called(f"{species} {key}", "ja")[0] == species[0]]


def test_every_pokemon_of_the_pool_has_a_japanese_name_and_no_other_card_loses_its_own():
    mons = [card for card in POOL.values() if card.kind == "pokemon"]
    assert len(mons) > 300
    assert [card.id for card in mons if LATIN.search(card_name(card, "ja"))] == []
    assert [
        card.id for card in mons if LATIN.search(called(card.evolves_from, "ja")) and card.evolves_from in MONS
    ] == []
    assert all(card_name(card, "ja") == card.printed_name for card in POOL.values() if card.kind == "trainer")


def test_every_pokemon_of_the_card_files_has_one():
    folder = Path(os.environ.get("STOLIK_CARD_FILES", "")) / "pokemon" / "cards"
    if not os.environ.get("STOLIK_CARD_FILES") or not folder.is_dir():
        pytest.skip("STOLIK_CARD_FILES names no folder with card files")
    cards = [card for path in sorted(folder.glob("*.json")) for card in json.loads(path.read_text(encoding="utf-8"))]
    names = {card["name"] for card in cards if card["supertype"] == "Pokémon"}
    assert len(names) > 1000
    assert [name for name in sorted(names) if LATIN.search(called(name, "ja"))] == []


def test_an_energy_says_whether_it_is_basic():
    assert card_name(POOL["dp1-129"], "ja") == "基本悪エネルギー"
    assert card_name(POOL["dp2-119"], "ja") == "特殊悪エネルギー"
    assert card_name(special_energy("my-1", "Odd Energy", "C"), "ja") == "Odd Energy"


def test_a_card_is_sought_by_all_its_names():
    assert all_names(POOL["dp1-122"]) == ("Torterra LV.X", "Torterra", "ドダイトス LV.X", "ドダイトス")


@pytest.mark.parametrize(
    ("word", "japanese"),
    [
        ("Dark", "わるい"),
        ("Holon's", "ホロンの"),
        ("E4", "四"),
        ("Rotom", "ロトム"),
        ("Holon", "Holon"),
        ("Ball", "Ball"),
    ],
)
def test_a_word_in_names_is_said_as_names_have_it(word, japanese):
    assert (in_names(word, "pl"), in_names(word, "ja")) == (word, japanese)


# ---- where cards are spoken of


def test_a_text_calls_a_card_as_the_table_does():
    own = basic("my-1", "Tabby", "", 50, "C", ("F", 10), None, 1)
    beside = Exists(Which("pokemon", "you", "bench", (Called("Burmy Plant Cloak"),)))
    card = pokemon(own, Attack("Scratch", "C", 20, do=If(beside, More(10))))
    assert "「ミノムッチ くさきのミノ」" in render(card, "ja").attacks[0][1]
    assert "Burmy Plant Cloak" in render(card, "pl").attacks[0][1]


def test_a_refusal_calls_cards_so():
    facts = {"pool": POOL, "pokemon": POOL["dp1-103"], "card": POOL["dp1-17"], "from_name": "Grotle"}
    assert "「ディアルガ」" in refusals.text("dp1-1:CannotUse", "ja", facts)
    assert "「ドダイトス」は「ナエトル」から" in refusals.text("PK-EVO-1", "ja", {**facts, "own": True})
    assert "「ハヤシガメ」から" in refusals.text("PK-EVO-1", "ja", {**facts, "lower": False})


def test_a_problem_of_a_deck_calls_cards_so():
    found = {problem.what: problems.text(problem, "ja") for problem in check_deck(["dp1-103"] * 60, POOL)}
    assert "「ナエトル」" in found["copies"]
    stars = Problem("PK-SETUP-1", "", what="star", name="Kyogre ★, Metagross ★", count=2, most=1)
    assert "（カイオーガ☆、メタグロス☆）" in problems.text(stars, "ja")


def spoken(game_id: str, decks: tuple[Any, ...], seed: int) -> Iterator[str]:
    """All that is said in Japanese in a random game: the log, questions, answers, refusals, what lies on the table."""
    match, choice = Match(game_id, decks, seed), Choice(seed)
    face = face_of(game_id)
    for _ in range(120):
        if match.decision is None:
            break
        seat = match.decision.seat
        view = match.view(seat)
        yield from _texts(face.sight(view, None, match.names, "ja"))
        yield from (told.text for one in match.intents(seat)[:9] if (told := match.why_not(seat, one, "ja")))
        match.answer(choice.answer(match.decision))
        seen = [told.to_data() for event in match.events[-1] if (told := event.seen_by(seat)) is not None]
        yield from _texts(face.entry(seen, match.names, seat, "ja"))
        yield from face.uncovered(seen, "ja")


def _texts(told: Any) -> Iterator[str]:
    data = msgspec.to_builtins(told)
    yield json.dumps(data, ensure_ascii=False) if data is not None else ""


@pytest.mark.parametrize(("game_id", "count"), [("pokemon", 2), ("pokemon-2v2", 4)])
def test_at_a_japanese_table_no_pokemon_is_called_in_english(game_id, count):
    decks = game(game_id).decks[:count]
    held = {POOL[card].name for deck in decks for card in deck.cards if POOL[card].kind == "pokemon"}
    said = "\n".join(spoken(game_id, decks, 3))
    assert [name for name in sorted(held) if re.search(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", said)] == []
    assert sum(called(name, "ja") in said for name in held) > len(held) / 3


def test_the_table_of_species_is_read_only_where_japanese_is_asked_for():
    program = """
from stolik.games.pokemon.text import names
from stolik.match import Match
from stolik.server.faces import face_of
match = Match("pokemon", ("Terra Firma", "Inferno Zone"), 1)
face_of("pokemon").sight(match.view(match.decision.seat), None, ("Ala", "Jan"), "pl")
assert names._species.cache_info().misses == 0
assert names.called("Abra", "ja") == "ケーシィ"
assert names._species.cache_info().misses == 1
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
