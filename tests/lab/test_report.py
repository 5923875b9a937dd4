"""Reports: what stands in them, that they stand alone, and that strangers can read the tables."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from stolik.catalog import game as find_game
from stolik.decks.deck import Deck
from stolik.lab.charts import Axis, bins
from stolik.lab.findings import Findings, of_league, of_tally
from stolik.lab.report import Report
from stolik.lab.tables import to_csv, write_parquet
from stolik.lab.words import WORDS, percent, whole
from stolik.simulation.arena import fixture
from stolik.simulation.run import headline, make_plan, simulate
from stolik.simulation.series import Series
from stolik.simulation.tally import Score
from stolik.text.phrase import LANGS

TRIO = ("First Steps", "Carousel", "Gold Rush")
VOID = {"meta", "line", "circle", "rect", "i"}


class Page(HTMLParser):
    """A page as a list of its tags, held to close what it opens."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1] != "style":
            self.text += data


@pytest.fixture(scope="module")
def series() -> Series:
    played = fixture("token-battle", ["random"], TRIO, 3, paired=True, cards=True).series(100, raw=True)
    played.play()
    return played


@pytest.fixture(scope="module")
def found(series: Series) -> Findings:
    return of_league(fixture("token-battle", ["random"], TRIO, 3, paired=True, cards=True).league(series))


def page(found: Findings, lang: str = "en", game: str = "token-battle") -> str:
    return Report(found, find_game(game), lang, "stolik arena token-battle --seed 3").render()


def test_the_report_answers_first_and_says_how_sure(found: Findings) -> None:
    told = Page(page(found))
    assert "Gold Rush wins most:" in told.text
    name, score = found.lines[0]
    assert name == "Gold Rush" and f"{percent(score.rate, 'en')} ± {percent(score.half, 'en', sign=False)}" in told.text
    assert "stolik arena token-battle --seed 3" in told.text
    assert "300: 3 pairs, 100 each" in told.text and "same seeds, seats swapped" in told.text


def test_the_report_stands_alone(found: Findings) -> None:
    """No script, no address, nothing to load: what a browser may do is written into the page."""
    text = page(found)
    tags = {tag for tag, _ in Page(text).tags}
    assert not tags & {"script", "link", "img", "iframe", "object", "a"}
    assert not re.search(r"https?:|url\(|@import|\bon\w+=", text)
    assert "default-src 'none'" in text


def test_what_charts_show_stands_in_tables_for_readers(found: Findings) -> None:
    told = Page(page(found))
    assert all(attrs.get("aria-hidden") == "true" for tag, attrs in told.tags if tag == "svg")
    assert sum(tag == "table" for tag, _ in told.tags) >= 6
    assert all(attrs.get("scope") in ("row", "col") for tag, attrs in told.tags if tag == "th")
    for deck in TRIO:
        assert told.text.count(deck) >= 4
    assert [tag for tag, _ in told.tags if tag in ("h1", "h2")].count("h1") == 1


@pytest.mark.parametrize("lang", LANGS)
def test_each_language_has_its_own_words_and_numbers(found: Findings, lang: str) -> None:
    text = page(found, lang)
    assert f'<html lang="{lang}">' in text
    assert {"en": "Which deck wins", "pl": "Która talia wygrywa", "ja": "どのデッキが勝つか"}[lang] in text
    assert percent(found.lines[0][1].rate, lang) in text
    assert percent(0.5, "pl") == "50,0\u00a0%" and percent(0.5, "ja") == "50.0%" and whole(1234, "pl") == "1\u00a0234"


def test_all_words_have_the_same_slots_in_all_languages() -> None:
    for key, said in WORDS.items():
        slots = [sorted(set(re.findall(r"{(\w+)}", text))) for text in said]
        assert slots[0] == slots[1] == slots[2], key
        assert all(said), key


def test_the_same_games_give_the_same_bytes(found: Findings) -> None:
    again = fixture("token-battle", ["random"], TRIO, 3, paired=True, cards=True)
    played = again.series(100)
    played.play()
    assert page(of_league(again.league(played))) == page(found)


def test_names_of_strangers_are_text_and_nothing_else() -> None:
    bundled = find_game("token-battle").load_deck("Carousel")
    wild = Deck("<script>alert(1)</script>", "token-battle", bundled.stacks)
    formula = Deck("=HYPERLINK(1)", "token-battle", bundled.stacks)
    tally = simulate("token-battle", (wild, formula), games=40, seed=1)
    text = page(of_tally(tally))
    assert "<script" not in text and "&lt;script&gt;alert(1)" in text
    rows = list(csv.DictReader(io.StringIO(to_csv(of_tally(tally)))))
    assert not any(row["name"].startswith("=") for row in rows) and any(row["name"] == "'=HYPERLINK(1)" for row in rows)


def test_few_games_and_a_stopped_run_say_so(found: Findings) -> None:
    few = of_tally(simulate("token-battle", TRIO[:2], games=20, seed=1))
    assert "Too few games to say who beats whom." in page(few)
    assert "<h1>Unfinished: " in page(replace(found, complete=False))
    one = of_tally(simulate("token-battle", ("Carousel", "Carousel"), games=20, seed=1))
    assert "<h1>Games played: 20</h1>" in page(one)


def test_pairs_of_few_games_are_not_said_to_be_sure(found: Findings) -> None:
    won = {pair: Score(12, 12 if pair[0] == "Gold Rush" else 0) for pair in found.pairs}
    told = page(replace(found, pairs=won, mix=None))
    assert "it beats" in page(found) and "it beats" not in told


def test_what_is_not_sure_is_not_said_to_win(found: Findings) -> None:
    close = (("Carousel", Score(300, 155)), ("Gold Rush", Score(300, 145)))
    assert "not enough to be sure" in page(replace(found, lines=close, mix=None))


def test_bots_that_failed_have_a_section(found: Findings) -> None:
    tally = replace(found.tally, failures={"kind: IllegalAnswer: <no>\x1b[2J": 3})
    told = page(replace(found, tally=tally))
    assert "Bots that failed" in told and "kind: IllegalAnswer: &lt;no&gt; [2J" in told
    assert "No game ended by a bot" not in told


def test_more_than_sixteen_are_listed_instead_of_drawn(found: Findings) -> None:
    names = [f"Deck {n}" for n in range(17)]
    pairs = {(a, b): Score(100, 70 if a < b else 30) for a in names for b in names if a != b}
    lines = tuple((name, Score(1600, 800 - 10 * n)) for n, name in enumerate(names))
    told = page(replace(found, lines=lines, pairs=pairs, mix=None, names=tuple(names)))
    assert 'class="hm"' not in told and "Beats for sure: " in told


def test_a_two_against_two_is_reported_as_well() -> None:
    tally = simulate("pokemon-2v2", bots=("greedy", "random") * 2, games=8, seed=1, cards=True)
    told = Page(page(of_tally(tally), "ja", "pokemon-2v2"))
    assert "greedy" in told.text and "P2-" in told.text


@pytest.mark.parametrize("shares", [[0.1, 0.9], [0.5], [0.0, 0.02], [0.97, 1.0], []])
def test_an_axis_holds_all_its_shares_and_few_ticks(shares: list[float]) -> None:
    axis = Axis.over(shares)
    assert all(axis.low <= share <= axis.high for share in shares)
    assert 1 <= len(list(axis.ticks)) <= 7
    assert all(axis.low <= tick <= axis.high + 1e-9 for tick in axis.ticks)


@pytest.mark.parametrize(("rate", "said"), [(0.5, ["20 %", "80 %"]), (0.2, ["40 %", "60 %", "80 %"])])
def test_a_decks_line_has_beside_it_the_numbers_that_it_leaves_room_for(
    found: Findings, rate: float, said: list[str]
) -> None:
    text = Report(found, find_game("token-battle"), "en", "")._deck_ticks(Axis(0.15, 0.85, 0.2), rate)
    told = [one.replace("\u202f", " ").replace("\u00a0", " ") for one in re.findall(r">([^<]+)</text>", text)]
    assert told == [*said, f"deck {100 * rate:.1f} %"]


def test_bars_hold_every_game_once() -> None:
    lengths = {3: 2, 40: 5, 41: 1, 200: 7}
    assert sum(count for _, _, count in bins(lengths)) == 15 and len(bins(lengths)) <= 24
    assert [(a, b) for a, b, _ in bins({7: 1})] == [(7, 7)]


# ---- tables


def test_the_table_has_every_score(found: Findings) -> None:
    rows = list(csv.DictReader(io.StringIO(to_csv(found))))
    decks = {row["name"]: row for row in rows if row["what"] == "deck"}
    assert set(decks) == set(TRIO)
    name, score = found.lines[0]
    assert (int(decks[name]["wins"]), float(decks[name]["rate"])) == (score.wins, round(score.rate, 4))
    assert sum(int(row["games"]) for row in rows if row["what"] == "ended by") == 300
    assert sum(row["what"] == "pair" for row in rows) == 6
    assert any(row["what"] == "card played" and row["other"] == "nugget" for row in rows)


def test_raw_games_are_written_as_they_were_played(tmp_path: Path, series: Series) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_parquet(tmp_path / "games.parquet", series.results, series.plans, {"seed": 3})
    table = parquet.read_table(tmp_path / "games.parquet")
    rows = table.to_pylist()
    assert len(rows) == 300 and {row["pair"] for row in rows} == {0, 1, 2}
    wins = sum(row["returns"][row["decks"].index("Gold Rush")] == 1 for row in rows if "Gold Rush" in row["decks"])
    assert wins == sum(tally.decks["Gold Rush"].wins for tally in series.tallies if "Gold Rush" in tally.decks)
    assert rows[0]["seed"] == rows[1]["seed"] and rows[0]["decks"] == rows[1]["decks"][::-1]
    assert rows[0]["played"][0] and set(rows[0]["played"][0]) <= set(rows[0]["drawn"][0])
    assert json.loads(table.schema.metadata[b"stolik"]) == {"seed": 3}


def test_raw_games_of_drawn_decks_name_bots_by_seat(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    plan = make_plan("token-battle", None, ("greedy", "random"), 4)
    series = Series([plan], [headline(plan, 4)], 4, raw=True)
    series.play()
    write_parquet(tmp_path / "games.parquet", series.results, series.plans, {})
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["bots"] for row in rows] == [["greedy", "random"], ["random", "greedy"]] * 2
