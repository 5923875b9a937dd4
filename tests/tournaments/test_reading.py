"""Tournaments and arenas written and read back, and data from strangers: cut short, changed, made up."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik.tournaments as t

from .playing import favourite, field, lives, over, round_of, written

FORMATS = ("swiss", "swiss-cut", "round-robin", "single", "double")


def plan(form: str, seed: int) -> t.Plan:
    more: dict[str, Any] = {"rounds": 3, "cut": 4} if form == "swiss-cut" else {}
    return t.Plan(form, "x", best_of=1 + 2 * (seed % 2), third=seed % 3 == 0, legs=1 + seed % 2, **more)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("seed", range(5))
def test_every_step_of_a_tournament_is_read_back_as_it_was(form: str, seed: int) -> None:
    for now in lives(plan(form, seed), 3 + 2 * seed, seed, bots=seed % 3):
        again = t.from_data(written(now))
        assert again == now and t.places(again) == t.places(now)


@pytest.mark.parametrize("form", FORMATS)
def test_a_tournament_that_was_read_goes_on_as_the_other_one(form: str) -> None:
    now = round_of(field(plan(form, 1), 9), favourite)
    assert over(t.from_data(written(now)), favourite) == over(now, favourite)


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all that is in JSON data."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield (*path, key)
        yield from leaves(value, (*path, key))


WHOLE = [now for form in FORMATS for now in lives(plan(form, 2), 7, 11)]
ODD = (
    None,
    True,
    -1,
    0,
    1,
    2,
    10**30,
    1.5,
    "",
    "p000",
    "p001",
    "late1",
    "F",
    "W1-1",
    "played",
    "left",
    "bye",
    "x" * 300,
    [],
    {},
    ["p000"],
    [[]],
)


@given(st.data())
@settings(max_examples=600)
def test_changed_data_are_refused_by_name_or_are_a_tournament(data: st.DataObject) -> None:
    """Whatever is changed in it: it is refused with TournamentError, or it is read as what it says, and can be
    shown."""
    told = written(WHOLE[data.draw(st.integers(0, len(WHOLE) - 1))])
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(list(leaves(told))))
        inner = told
        for key in path[:-1]:
            inner = inner[key]
        if data.draw(st.booleans()):
            inner[path[-1]] = data.draw(st.sampled_from(ODD))
        else:
            del inner[path[-1]]
    try:
        read = t.from_data(told)
    except t.TournamentError as refused:
        wrong = refused
    else:
        assert written(read) == told and len(t.places(read)) == len(read.entrants)
        return
    assert wrong.code in ("damaged", "unknown-format") and wrong.text("pl") and wrong.text("ja")


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"stolik-tournament": "1"}, {"stolik-tournament": 1}])
def test_what_is_no_tournament_at_all(data: object) -> None:
    with pytest.raises(t.TournamentError, match="cut short or damaged"):
        t.from_data(data)


def test_one_of_a_later_version_is_refused_as_such() -> None:
    with pytest.raises(t.TournamentError, match="format 1 to 1, not 2"):
        t.from_data({**written(WHOLE[0]), "stolik-tournament": 2})


CUT = over(field(t.Plan("swiss-cut", "x", rounds=3, cut=4), 9), favourite)
ROBIN = over(field(t.Plan("round-robin", "x"), 5), favourite)
Change = Callable[[Any], Any]


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("rounds[4]", lambda data: data.update(phase="playing")),
        ("phase", lambda data: data.update(phase="open")),
        ("began", lambda data: data.update(began=0)),
        ("began", lambda data: data.update(began=99)),
        ("order", lambda data: data["order"].append("p000")),
        ("order", lambda data: data["order"].append("nobody")),
        ("rounds[3]", lambda data: data["rounds"].append(deepcopy(data["rounds"][4])) or data["rounds"].pop(3)),
        ("rounds[0]", lambda data: data["rounds"][0].update(number=2)),
        ("rounds[0]", lambda data: data["rounds"][0].update(closed=False)),
        ("rounds[0]", lambda data: data["rounds"][0].update(best_of=3)),
        ("rounds[0].matches", lambda data: data["rounds"][0]["matches"][0].update(first="nobody")),
        ("rounds[0].matches", lambda data: data["rounds"][0]["matches"][0].update(table=7)),
        ("rounds[0].matches", lambda data: data["rounds"][0]["matches"].append(data["rounds"][0]["matches"][0])),
        ("rounds[0].matches[0]", lambda data: data["rounds"][0]["matches"][0].update(second=None)),
        ("rounds[0].matches[0]", lambda data: data["rounds"][0]["matches"][0].update(score=[0, 0, 0])),
        ("rounds[0].matches", lambda data: data["rounds"][0]["matches"][0].update(again=True)),
        ("rounds[3].matches", lambda data: data["rounds"][3]["matches"][0].update(slot="W2-1")),
        ("rounds[3].matches", lambda data: data["rounds"][3]["matches"].reverse()),
        ("entrants (p000)", lambda data: data["entrants"][0].update(since=99)),
        ("entrants (p000)", lambda data: data["entrants"][0].update(left=99)),
        ("the whole", lambda data: data["entrants"].append(data["entrants"][0])),
        ("the whole", lambda data: data["plan"].update(format="single")),
        ("plan.by", lambda data: data["plan"].update(by="mine")),
        ("plan", lambda data: data["plan"].update(more=1)),
    ],
)
def test_the_place_of_the_damage_is_named(where: str, change: Change) -> None:
    data = written(CUT)
    change(data)
    with pytest.raises(t.TournamentError) as wrong:
        t.from_data(data)
    assert str(wrong.value.values["where"]).startswith(where), wrong.value


def test_a_round_robin_is_held_to_its_table() -> None:
    data = written(ROBIN)
    a, b = data["rounds"][0]["matches"]
    a["first"], b["first"] = b["first"], a["first"]
    with pytest.raises(t.TournamentError, match="the table has others here"):
        t.from_data(data)


def test_a_name_of_thousands_of_signs_is_not_read() -> None:
    data = written(CUT)
    data["entrants"][0]["name"] = "x" * 1_000_000
    with pytest.raises(t.TournamentError) as wrong:
        t.from_data(data)
    assert len(str(wrong.value)) < 300


def test_what_is_written_is_json_and_small() -> None:
    assert len(json.dumps(CUT.to_data())) < 12_000


def test_the_most_that_can_be_is_read_in_seconds() -> None:
    """4,096 entrants, of whom all but 256 have left; data that are made up are bounded alike."""
    many = [t.Entrant(f"p{n}", left=0 if n > 255 else None) for n in range(4096)]
    now = t.Tournament(t.Plan("swiss", "x", rounds=30), tuple(many))
    now = t.pair(now)
    first = now.rounds[0]
    for _ in range(29):
        now = t.close(replace(t.start(now), rounds=(*now.rounds[:-1], all_won(now.rounds[-1]))))
        now = replace(now, phase="paired", rounds=(*now.rounds, replace(first, number=len(now.rounds) + 1)))
    data = written(now)
    begun = time.monotonic()
    with pytest.raises(t.TournamentError, match="meets again"):
        t.from_data(data)
    assert time.monotonic() - begun < 10


def all_won(one: t.Round) -> t.Round:
    won = [match if match.bye else match.ended(t.Score(1), 1, draws=True) for match in one.matches]
    return replace(one, matches=tuple(won))
