"""The rule pages: every rule of a translated game in three languages; the glossary page is what the lexicons print."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from stolik.catalog import load_game
from stolik.games.pokemon.rules import formats
from stolik.games.pokemon.text import refusals as refusals_pokemon
from stolik.games.star_wars.text import refusals as refusals_star_wars
from stolik.games.token_battle.text import refusals
from stolik.text import ledger

DOCS = Path(__file__).parents[2] / "docs"
ENGLISH = (DOCS / "rules/token-battle.md").read_text(encoding="utf-8")
COUNTED = re.findall(r"(?m)^\| (TB-(?!CARD|HIST|EX-)[A-Z-]+-\d+) \|", ENGLISH)
LANGS = ("en", "pl", "ja")
TRANSLATED = sorted((path.stem, path.parent.name) for path in (DOCS / "rules").glob("*/*.md"))
each_translation = pytest.mark.parametrize(("game", "lang"), TRANSLATED)


def ids(found):
    return [rule.id for chapter in found.chapters for rule in chapter.rules]


def test_every_rule_of_the_ledger_is_read():
    assert len(COUNTED) > 130
    assert ids(ledger.load("token-battle", "en")) == COUNTED


def test_the_games_on_the_table_are_translated():
    games = ("pokemon", "pokemon-2v2", "star-wars", "token-battle")
    assert [(game, lang) for game in games for lang in ("ja", "pl")] == TRANSLATED


@each_translation
def test_every_rule_has_a_translation(game, lang):
    text = (DOCS / "rules" / lang / f"{game}.md").read_text(encoding="utf-8")
    other, english = ledger.Ledger(game, lang, ledger.read(text)), ledger.load(game, "en")
    assert ids(other) == ids(english)
    assert [chapter.key for chapter in other.chapters] == [chapter.key for chapter in english.chapters]


@each_translation
def test_translations_differ_from_the_english_and_keep_ids_settings_and_sources(game, lang):
    english, other = ledger.load(game, "en"), ledger.load(game, lang)
    marks = re.compile(r"(?:TB|PK|SW)-[A-Z]+-?[A-Z]*-?\d*|P2-[A-Z0-9]+-?\d*|`\w+`")
    for rule in (rule for chapter in other.chapters for rule in chapter.rules):
        origin = english.rule(rule.id)
        assert rule.source == origin.source != ""
        assert rule.text != origin.text
        assert sorted(marks.findall(rule.text)) == sorted(marks.findall(origin.text))


@each_translation
def test_translations_keep_every_figure_and_add_no_mark_up(game, lang):
    english, other = ledger.load(game, "en"), ledger.load(game, lang)
    for rule in (rule for chapter in other.chapters for rule in chapter.rules):
        origin = english.rule(rule.id)
        assert not Counter(re.findall(r"\d+", origin.text)) - Counter(re.findall(r"\d+", rule.text)), rule.id
        assert rule.text.count("**") == origin.text.count("**"), rule.id
        assert not re.search(r"\[\w|\]\(", rule.text), rule.id


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("game", "chapters", "noted"),
    [
        ("token-battle", 10, ["TB-ABIL", "TB-EDITOR"]),
        ("pokemon", 14, ["PK-DOUBLE"]),
        ("star-wars", 18, ["SW-TURN"]),
        ("pokemon-2v2", 9, ["P2-BASE", "P2-SC"]),
    ],
)
def test_chapters_have_titles_and_what_belongs_to_no_rule_is_said(game, chapters, noted, lang):
    found, english = ledger.load(game, lang), ledger.load(game, "en")
    assert len({chapter.title for chapter in found.chapters}) == chapters
    assert [chapter.key for chapter in found.chapters if chapter.notes] == noted
    assert lang == "en" or all(a.title != b.title for a, b in zip(found.chapters, english.chapters, strict=True))


def test_every_refusal_cites_a_rule_of_the_ledger():
    assert set(refusals.RULES) <= set(COUNTED)


def test_a_game_without_a_ledger_and_an_unknown_rule_or_language_are_errors():
    with pytest.raises(FileNotFoundError):
        ledger.load("chess", "en")
    with pytest.raises(KeyError):
        ledger.load("token-battle", "de")
    with pytest.raises(KeyError):
        ledger.load("token-battle", "en").rule("TB-BOARD-99")


def test_another_language_without_a_file_falls_back_to_english(monkeypatch, tmp_path):
    monkeypatch.setattr(ledger, "_PLACES", (tmp_path,))
    (tmp_path / "chess.md").write_text(
        "## CH-MOVE: Moves\n\n| CH-MOVE-1 | White moves first. | - |\n", encoding="utf-8"
    )
    assert ledger.load("chess", "pl").chapters == ledger.load("chess", "en").chapters != ()


@pytest.mark.parametrize("mark", [": ", ":", "：", " "])
def test_a_heading_is_a_title_whatever_stands_behind_its_key(mark):
    (chapter,) = ledger.read(f"## CH-MOVE{mark}手\n\n| CH-MOVE-1 | 白が先。 | - |\n")
    assert (chapter.key, chapter.title) == ("CH-MOVE", "手")


@pytest.mark.parametrize("path", sorted((DOCS / "rules").rglob("*.md")), ids=lambda path: path.name)
def test_the_ledgers_name_no_place_on_a_machine(path):
    assert not re.search(
        r"(?:^|[\s`(\"])/(?:work|root|tmp|home|usr)\b|https?://|localhost", path.read_text(encoding="utf-8")
    )


def test_the_glossary_page_is_printed_from_the_lexicons():
    script = DOCS.parent / "scripts" / "glossary.py"
    assert subprocess.run([sys.executable, str(script), "--check"], check=False).returncode == 0


@pytest.mark.parametrize(
    ("game", "pattern"), [("pokemon", r"(?m)^- (PK-[A-Z]+-\d+) "), ("star-wars", r"(?m)^- \*\*(SW-[A-Z-]+-\d+)")]
)
def test_rules_that_stand_as_bullets_are_read_with_their_sources(game, pattern):
    written = re.findall(pattern, (DOCS / "rules" / f"{game}.md").read_text(encoding="utf-8"))
    found = ledger.load(game, "en")
    assert ids(found) == written != []
    assert all(rule.source and rule.text for chapter in found.chapters for rule in chapter.rules)


def test_a_bullet_keeps_its_text_and_says_where_each_sentence_comes_from():
    rule = ledger.load("pokemon", "en").rule("PK-BENCH-3")
    assert rule.source == "seed; DP"
    assert rule.text.startswith("A player whose Active Pokémon is Knocked Out") and "[" not in rule.text
    assert [chapter.key for chapter in ledger.load("pokemon", "en").chapters][:3] == ["PK-SETUP", "PK-TURN", "PK-BENCH"]


def test_rules_read_with_the_marks_of_their_sources_and_without():
    rules = [rule for chapter in ledger.load("pokemon", "en").chapters for rule in chapter.rules]
    broken = r"[\[\]]|[.,;] (?:[.,;)]|$)|\( |[.!?] (?:[a-z]|And |Or |Unless |To its |Their )"
    assert [rule.id for rule in rules if re.search(broken, rule.text)] == []


def test_a_mark_is_taken_out_of_the_middle_of_a_sentence():
    rule = "- PK-X-1 [seed] One, [DP] and two; [choice] three ([DP] or four), [seed] five [six]."
    (chapter,) = ledger.read(f"## Chapter\n{rule}")
    assert chapter.rules[0].text == "One, and two; three (or four), five [six]."
    assert chapter.rules[0].source == "seed; DP; choice"


def test_every_format_of_pokemon_is_named_by_the_rules():
    for lang in LANGS:
        chapters = ledger.load("pokemon", lang).chapters
        told = "".join(rule.text for chapter in chapters for rule in chapter.rules)
        assert [name for name in formats.FORMATS if name != "duel" and f"`{name}`" not in told] == []


def test_where_a_rule_comes_from_is_said_in_words():
    said = {lang: load_game("pokemon").spoken.origin("seed; DP; choice", lang) for lang in LANGS}
    assert len(set(said.values())) == 3
    assert all(len(told.split("; ")) == 3 and "DP" not in told for told in said.values())
    assert load_game("star-wars").spoken.origin("[blog 2018-04-08]", "pl") == "[blog 2018-04-08]"


def test_where_a_rule_of_star_wars_comes_from_is_said_in_words():
    source = "seed 001; TESB manual s.4; column 5; assumed: plain reading"
    assert load_game("star-wars").spoken.origin(source, "en") == (
        "the Polish rules pages; the TESB manual, section 4; part 5 of the publisher's rules column; "
        "decided here: plain reading"
    )
    polish, japanese = (load_game("star-wars").spoken.origin(source, lang) for lang in ("pl", "ja"))
    assert "plain" not in polish and "第4章" in japanese
    assert load_game("star-wars").spoken.origin("assumed: a; assumed: b", "pl") == "rozstrzygnięto tutaj"
    assert load_game("star-wars").spoken.origin("primer; floor assumed; SW-GOAL-3", "pl") == (
        "poradniki z\u00a0lat 2002 i\u00a02003; SW-GOAL-3"
    )


def test_where_a_rule_of_token_battle_comes_from_is_said_in_words_also_within_a_sentence():
    source = "purpose [blog 2018-11-06]; owner [assumed] it can only help"
    said = [load_game("token-battle").spoken.origin(source, lang) for lang in LANGS]
    assert said[0] == "purpose (the author's news of 2018-11-06); owner (decided here) it can only help"
    assert said[1:] == [
        "wiadomość autora z\u00a02018-11-06; rozstrzygnięto tutaj",
        "作者のお知らせ（2018-11-06）; ここで決めたこと",
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["token-battle", "pokemon", "pokemon-2v2", "star-wars"])
def test_no_rule_speaks_to_a_player_of_what_only_its_authors_know(game, lang):
    """Neither marks of sources nor seeds, offsets, engines; settings and things have their names."""
    found = load_game(game)
    odd = re.compile(
        r"(?i)\bseed|\bziarn|乱数|\boffset \(|przesunięciu \(|\bengine\b|silnik|エンジン|->|[a-z]_[a-z]|min\("
    )
    for rule in (rule for chapter in found.spoken.ledger(lang).chapters for rule in chapter.rules):
        text, origin = found.rule_text(rule.text, lang), found.spoken.origin(rule.source, lang)
        assert not odd.search(text), (rule.id, text)
        assert not re.search(r"\[|\bseed", origin), (rule.id, origin)


def test_a_rule_is_read_with_the_names_of_abilities_types_settings_and_sides():
    token_battle, star_wars = load_game("token-battle"), load_game("star-wars")
    assert token_battle.rule_text("SPAWN_F puts a PLAIN token; GOLD gives type GOLD.", "en") == (
        "Reinforcements puts a Plain token; Gild gives type Golden."
    )
    for rule in ("TB-SCORE-2", "TB-TYPE-GOLD-1", "TB-ABIL-GOLD-4"):
        said = token_battle.rule_text(token_battle.spoken.ledger("en").rule(rule).text, "en")
        assert "Golden" in said and "Gild" not in said
    assert token_battle.rule_text("Ustawienie `mirror_offboard` = `stay`, `a1`.", "pl") == (
        "Ustawienie „Symetria poza planszę” = „Zostaje”, `a1`."
    )
    assert star_wars.rule_text("DS attacks LS with TIE Fighter DS-3-12.", "en") == (
        "Dark attacks Light with TIE Fighter DS-3-12."
    )


def test_every_refusal_of_pokemon_cites_a_rule_of_its_ledger():
    for game, begins in (("pokemon", "PK-"), ("pokemon-2v2", "P2-")):
        cited = {rule for rule in refusals_pokemon.RULES if rule.startswith(begins)}
        assert set() != cited <= set(ids(ledger.load(game, "en")))


def test_every_refusal_of_star_wars_cites_a_rule_of_its_ledger():
    assert set(refusals_star_wars.RULES) <= set(ids(ledger.load("star-wars", "en")))


def test_worked_examples_are_read_with_the_rules_that_they_show():
    """P2-SC: a paragraph each."""
    written = (DOCS / "rules/pokemon-2v2.md").read_text(encoding="utf-8")
    found = ledger.load("pokemon-2v2", "en")
    assert ids(found) == re.findall(r"(?m)^(?:\| |\*\*)(P2-[A-Z0-9]+-\d+) ", written)
    example = found.rule("P2-SC-44")
    assert example.source == "P2-TURN-4" and example.text.startswith("**one Supporter per turn**: A plays Judge")


@pytest.mark.parametrize("lang", LANGS)
def test_where_a_rule_of_two_against_two_comes_from_is_said_in_words(lang):
    book = ledger.load("pokemon-2v2", lang)
    said = {
        rule.id: load_game("pokemon-2v2").spoken.origin(rule.source, lang)
        for chapter in book.chapters
        for rule in chapter.rules
    }
    assert [rule for rule, told in said.items() if not told or re.search(r"[\[\]]|seed|assumed", told)] == []
    origins = {
        "en": "decided here: counting per occasion",
        "pl": "opis zasad autora gry, S24; rozstrzygnięto tutaj",
        "ja": "考案者のルールのページ、S24; ここで決めたこと",
    }
    assert origins[lang] in said["P2-SETUP-14"]
