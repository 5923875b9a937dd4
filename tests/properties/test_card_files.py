"""Whatever an entry of a card file holds, it is a card or it is told where it is wrong, and its neighbours are read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stolik.packs.reading import NoCard, PackError, game_of_file
from tests.packs.files import LANTERNFISH, MOSS_GOLEM, POKEMON, attack, mon, written

LEAVES = st.one_of(st.none(), st.booleans(), st.integers(-(10**9), 10**9), st.floats(), st.text(max_size=40))
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
WHOLE = mon(2, "Bell Crab", attack("Pinch", "10", "Ring the bell."), rules=["One."], level="3", evolvesFrom="Crab")
FIELDS = sorted({*WHOLE, "abilities", "weaknesses", "resistances", "keepsake"})
_, HOME = game_of_file("a.json")
CALM = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def found(entry: Any) -> list[Any]:
    return list(HOME.entries(written(LANTERNFISH, entry, MOSS_GOLEM), "a.json"))


@CALM
@given(st.dictionaries(st.sampled_from(FIELDS), VALUES, min_size=1, max_size=3))
def test_an_entry_with_any_values_in_its_fields_is_a_card_or_told(changed: dict[str, Any]) -> None:
    first, one, last = found({**WHOLE, **changed})
    assert (first.id, last.id) == ("hb-1", "hb-3")
    if isinstance(one, NoCard):
        assert one.place and one.why
        return
    read = HOME.read(one)
    assert read.card is None or not read.unread
    assert POKEMON.card_from_data(json.loads(json.dumps(POKEMON.card_to_data(read.bare)))) == read.bare


@CALM
@given(VALUES)
def test_an_entry_that_is_anything_is_told(entry: Any) -> None:
    first, one, last = found(entry)
    assert isinstance(one, NoCard) and (first.id, last.id) == ("hb-1", "hb-3")


@CALM
@given(st.text(max_size=300))
def test_any_text_on_a_card_is_read_or_stops_it(text: str) -> None:
    one = found(mon(2, "Bell Crab", attack("Pinch", "10", text)))[1]
    if not isinstance(one, NoCard):
        read = HOME.read(one)
        assert (read.card is None) == bool(read.unread)


@CALM
@given(st.binary(max_size=200))
def test_any_bytes_are_a_card_file_or_are_refused_in_a_sentence(content: bytes) -> None:
    for name in ("a.json", "a.tsv"):
        home = game_of_file(name)[1]
        with pytest.raises(PackError, match=f"^{name}"):
            list(home.entries(content, name))
