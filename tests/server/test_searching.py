"""What somebody writes who looks for games: words, fields, and one clear sentence for what is no search."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.server.denied import Denied
from stolik.server.search_words import SEARCH
from stolik.server.searching import FIELDS, LONGEST, MOST, TURNS, read


def at(*day: int) -> float:
    return datetime(*day, tzinfo=UTC).timestamp()  # type: ignore[arg-type,misc]


def test_fields_and_words_stand_side_by_side() -> None:
    found = read('velvet deck:tidal against:stern result:lost turns>30 "two words" rated')
    assert found.words == ("velvet", "two words")
    assert (found.of("deck"), found.of("against")) == (("tidal",), ("stern",))
    assert (found.result, found.turns, found.rated) == (-1, (31, TURNS), True)


@pytest.mark.parametrize(
    "text, bounds",
    [
        ("turns>30", (31, TURNS)),
        ("turns>=30", (30, TURNS)),
        ("turns<30", (0, 29)),
        ("turns<=30 turns>9", (10, 30)),
        ("turns:7", (7, 7)),
        ("turns=0", (0, 0)),
    ],
)
def test_turns_are_bounds(text: str, bounds: tuple[int, int]) -> None:
    assert read(text).turns == bounds


@pytest.mark.parametrize(
    "text, since, until",
    [
        ("since:2026", at(2026, 1, 1), None),
        ("since:2026-02-29", None, None),
        ("since:2028-2-29", at(2028, 2, 29), None),
        ("until:2026", None, at(2027, 1, 1)),
        ("until:2026-12", None, at(2027, 1, 1)),
        ("until:2026-11", None, at(2026, 12, 1)),
        ("until:2026-11-30", None, at(2026, 12, 1)),
    ],
)
def test_days_months_and_years_are_meant_whole(text: str, since: float | None, until: float | None) -> None:
    if since is until is None:
        with pytest.raises(Denied, match="2026-02-29"):
            read(text)
    else:
        assert (read(text).since, read(text).until) == (since, until)


@pytest.mark.parametrize("text", ['deck:"slave i (b)"', "deck：“slave i (b)”", "DECK=„slave i (b)”"])
def test_other_keyboards_write_the_same(text: str) -> None:
    assert read(text).of("deck") == ("slave i (b)",)


@pytest.mark.parametrize("text", ["rated", "rated:yes", "RATED", "rated:tak", "rated:はい"])
def test_rated_is_a_word_of_its_own_unless_it_is_quoted(text: str) -> None:
    assert read(text).rated is True
    assert read(f'"{text.partition(":")[0]}"').rated is None


@pytest.mark.parametrize(
    "text, code, place",
    [
        ("tidal color:red", "search-field", 7),
        ("deck: tidal", "search-empty", 1),
        ('tidal "slave', "search-quote", 7),
        ("deck>tidal", "search-sign", 1),
        ("result:won  result:lost", "search-twice", 13),
        ("result:maybe", "search-result", 1),
        ("turns>many", "search-turns", 1),
        ("turns>99999", "search-turns", 1),
        ("turns>٣", "search-turns", 1),
        ("rated:perhaps", "search-rated", 1),
        ("since:yesterday", "search-day", 1),
        ("until:9999", "search-day", 1),
        (" ".join("x" * (MOST + 1)), "search-many", 2 * MOST + 1),
        ("x" * (LONGEST + 1), "search-long", LONGEST + 1),
    ],
)
def test_what_is_no_search_is_one_sentence_that_names_the_place(text: str, code: str, place: int) -> None:
    with pytest.raises(Denied) as caught:
        read(text)
    assert (caught.value.code, caught.value.where) == (code, str(place))
    for lang in ("en", "pl", "ja"):
        said = caught.value.text(lang)
        assert "{" not in said and (str(place) in said or code == "search-long")


def test_every_sentence_is_said_somewhere() -> None:
    codes = {"slow", "long", "many", "field", "empty", "quote", "sign", "twice", "result", "turns", "rated", "day"}
    assert set(SEARCH) == {f"search-{code}" for code in codes}


HOSTILE = st.one_of(
    st.text(max_size=LONGEST + 5),
    st.text(alphabet='abrtden:<>=" \u3000：“”0123456789-%_\\', max_size=LONGEST),
    st.lists(st.sampled_from([f"{one}{sign}" for one in FIELDS for sign in (":", ">", "<=", "")]), max_size=15).map(
        " ".join
    ),
)


@given(HOSTILE)
def test_any_text_is_a_search_or_is_told_where_it_is_none(text: str) -> None:
    denied: Denied | None = None
    try:
        found = read(text)
    except Denied as wrong:
        denied = wrong
    if denied is not None:
        assert denied.code in SEARCH and denied.where and 1 <= int(denied.where) <= len(text) + 1
    else:
        assert len(found.words) + sum(map(len, found.texts.values())) <= MOST


@given(
    st.lists(
        st.text(
            st.characters(exclude_categories=["Cs", "Z", "C"], exclude_characters='"“”„«»＂'), min_size=1, max_size=10
        ),
        max_size=8,
    )
)
def test_what_is_quoted_is_meant_as_it_stands(words: list[str]) -> None:
    plain = [one for one in words if not set(one) & set("：＞＜＝")]
    found = read(" ".join(f'deck:"{one}"' for one in plain))
    assert found.of("deck") == tuple(plain)
