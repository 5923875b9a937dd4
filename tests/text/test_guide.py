"""How each game is played on one page: whole in three languages, without numbers of rules, and read strictly."""

from __future__ import annotations

import re

import pytest
from tests.kernel.thieves import ThievesGame

from stolik.catalog import GAMES, load_game
from stolik.text import guide
from stolik.text.phrase import LANGS


def shape(page):
    """What stands where, whatever it says."""
    return [[(block.kind, len(block.items)) for block in section.blocks] for section in page.sections]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_a_page_that_says_the_same_in_three_languages(game):
    pages = [load_game(game).spoken.guide(lang) for lang in LANGS]
    assert [page.lang for page in pages] == list(LANGS)
    assert shape(pages[0]) == shape(pages[1]) == shape(pages[2]) != []
    assert len({page.title for page in pages}) == 3
    assert "steps" in {kind for section in shape(pages[0]) for kind, _ in section}


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("lang", LANGS)
def test_a_page_names_no_rule_and_closes_every_emphasis(game, lang):
    page = load_game(game).spoken.guide(lang)
    every = [page.lead, *(item for section in page.sections for block in section.blocks for item in block.items)]
    assert [item for item in every if re.search(r"[A-Z0-9]{2}-[A-Z]+-\d", item) or item.count("**") % 2] == []


def test_a_page_is_a_title_paragraphs_steps_and_words():
    text = "# Nim\n\nTwo heaps.\n\n## A turn\n\nTake\nsome.\n\n1. Choose.\n2. Take.\n\n- **Heap** what lies there\n"
    assert guide.read(text, "en") == guide.Guide(
        "en",
        "Nim",
        "Two heaps.",
        (
            guide.Section(
                "A turn",
                (
                    guide.Block("text", ("Take some.",)),
                    guide.Block("steps", ("Choose.", "Take.")),
                    guide.Block("words", ("**Heap** what lies there",)),
                ),
            ),
        ),
    )


def test_what_is_not_translated_is_in_english_and_who_has_no_page_has_none(tmp_path):
    (tmp_path / "nim.en.md").write_text("# Nim\n", encoding="utf-8")
    assert guide.load("nim", "ja", tmp_path).lang == "en"
    assert ThievesGame().spoken.guide("en") is None


@pytest.mark.parametrize(
    "text, wrong",
    [("Nim\n", r"bad\.en\.md: a page begins"), ("# N\n\n## T\n\n1. A\nb\n", "every line.* not as 'b' does")],
)
def test_a_page_that_cannot_be_read_says_where(tmp_path, text, wrong):
    (tmp_path / "bad.en.md").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=wrong):
        guide.load("bad", "en", tmp_path)
