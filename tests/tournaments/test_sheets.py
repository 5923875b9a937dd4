"""Results for programs and spreadsheets: rows that another reader reads, and names that are no formulas."""

from __future__ import annotations

import csv
import io
import json

import pytest

import stolik.tournaments as t
from stolik.tournaments.sheets import guarded, matches_rows, results, standings_rows, written

from .playing import favourite, field, lives, over

END = over(field(t.Plan("swiss-cut", "x", rounds=3, cut=4, by="pop"), 9), favourite)


def read(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def test_standings_are_read_back_cell_by_cell() -> None:
    head, *rows = read(written(standings_rows(END)))
    assert head[:4] == ["place", "id", "name", "points"] and "opponents-wins" in head and len(rows) == 9
    lines = {line.id: line for line in t.places(END)}
    assert all((int(row[0]), int(row[3])) == (lines[row[1]].place, lines[row[1]].points) for row in rows)


def test_matches_are_read_back_cell_by_cell() -> None:
    head, *rows = read(written(matches_rows(END)))
    matches = [match for one in END.rounds for match in one.matches]
    assert len(head) == 10 and len(rows) == len(matches)
    assert [row[7] for row in rows] == [match.winner() or "" for match in matches]


def test_another_reader_of_csv_finds_the_same() -> None:
    """pyarrow's reader is not Python's."""
    arrow = pytest.importorskip("pyarrow.csv")
    table = arrow.read_csv(io.BytesIO(written(standings_rows(END)).encode("utf-8")))
    assert table.column_names[0].removeprefix("\ufeff") == "place" and table.column("id").to_pylist()[0] == "p000"
    assert table.column("opponents-wins").to_pylist()[0] == float(standings_rows(END)[1][8])


HOSTILE = (
    "=1+1", "+1", "-1", "@SUM(A1)", "  =1", "\u00a0=1", "\u3000@x", "＝1+1", "＋1", "－1", "＠x",
    "\u200b=1", "\ufeff=1",
)  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_is_a_formula(name: str) -> None:
    assert guarded(name) == "'" + name


@pytest.mark.parametrize("name", ["ann", "a=b", "1-0", "Żaneta", "こう=き", "", "'=1", '"quoted", with a comma'])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert guarded(name) == name
    assert read(written([[name, "x"]])) == [[name, "x"]]


def test_ids_and_names_of_entrants_are_guarded_wherever_they_stand() -> None:
    now = t.Tournament(t.Plan("single", "x"))
    for one in (t.Entrant("=cmd|' /C calc'!A0", name="@ann"), t.Entrant("-bob", name='",=2')):
        now = t.enter(now, one)
    end = over(now, favourite)
    cells = [cell for rows in (standings_rows(end), matches_rows(end)) for row in read(written(rows)) for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]
    assert "'=cmd|' /C calc'!A0" in cells and "'@ann" in cells


@pytest.mark.parametrize("form", ["swiss", "round-robin", "single", "double"])
def test_all_of_it_is_json_at_every_step(form: str) -> None:
    for now in lives(t.Plan(form, "x"), 6, 3):
        told = json.loads(json.dumps(results(now)))
        assert [line["id"] for line in told["standings"]] == [line.id for line in t.places(now)]
        assert len(standings_rows(now)) == len(now.entrants) + 1
