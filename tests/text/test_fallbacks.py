"""A game without words: what its view's fields become on a table, by their shape or by the phrases that name them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from stolik.kernel.view import View
from stolik.text.phrase import plain
from stolik.text.words import Words, bot_name, bot_note

PEOPLE = ("Ola", "Marek", "Aki", "Ben")


@dataclass
class Seen(View):
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    score: tuple[int, ...]
    deck: int
    laid: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]


def seen(seat: int | None = 1, hand: tuple[int, ...] = (5, 5, 2, 3), pile: tuple[int, ...] = (9,)) -> Seen:
    return Seen("thieves", seat, None, hand, (4, 3, 3, 3), (7, 2), 11, ((1,), (), (2, 2), ()), pile)


def zones(words: Words, view: Seen) -> list[tuple[str, int | None, int, bool]]:
    return [(zone.name, zone.seat, zone.count, zone.hidden) for zone in words.zones(view, PEOPLE, "en")]


def facts(words: Words, view: Seen) -> list[tuple[str, str, int | None]]:
    return [(fact.name, fact.value, fact.seat) for fact in words.facts(view, PEOPLE, "en")]


def test_by_shape_alone() -> None:
    """A hand of as many cards as there are seats is a hand; points of two pairs are no cards."""
    words = Words(sides=(0, 1, 0, 1))
    laid = [("laid", seat, count, False) for seat, count in enumerate((1, 0, 2, 0))]
    assert zones(words, seen()) == [("hand", 1, 4, False), *laid, ("pile", None, 1, False)]
    sizes = [("sizes", str(count), seat) for seat, count in enumerate((4, 3, 3, 3))]
    points = [("score: Ola/Aki", "7", None), ("score: Marek/Ben", "2", None)]
    assert facts(words, seen()) == [*sizes, *points, ("deck", "11", None)]


def test_a_spectator_has_no_hand() -> None:
    assert "hand" not in [name for name, *_ in zones(Words(sides=(0, 1, 0, 1)), seen(None, hand=()))]


@pytest.mark.parametrize("pile", [(9,), (9, 9, 9, 9)])
def test_a_phrase_says_what_a_field_is_however_many_things_are_in_it(pile) -> None:
    words = Words({"zone pile": {"en": "Discard"}, "zone deck": {"en": "Deck"}}, sides=(0, 1, 0, 1))
    assert ("Discard", None, len(pile), False) in zones(words, seen(pile=pile))
    assert ("Deck", None, 11, True) in zones(words, seen(pile=pile))
    assert not [name for name, *_ in facts(words, seen(pile=pile)) if name in ("Deck", "Discard")]


def test_negative_numbers_are_cards_that_nobody_may_see() -> None:
    assert ("pile", None, 3, True) in zones(Words(sides=(0, 1, 0, 1)), seen(pile=(-1, -1, -1)))


def test_a_list_that_is_called_a_figure_is_one() -> None:
    words = Words({"fact pile": {"en": "Last", "pl": "Ostatnie"}}, sides=(0, 1, 0, 1))
    assert ("Last", "9, 8, 7", None) in facts(words, seen(pile=(9, 8, 7)))


def test_fields_of_events_may_have_any_name() -> None:
    words = Words({"event Opened": {"en": "{key} opens {lang}."}})
    told = words.tell([{"e": "Opened", "key": "Brass", "lang": "the door"}], PEOPLE, None, "en")
    assert [plain(line.text) for line in told] == ["Brass opens the door."]


def test_nobody_is_not_the_viewer() -> None:
    words = Words({"event Passed": {"en": "{seat|You pass|Nobody plays}."}})
    told = words.tell([{"e": "Passed", "seat": None}], PEOPLE, None, "en")
    assert plain(told[0].text) == "Nobody plays."


def test_a_bot_that_a_game_brings_is_called_what_it_is_called() -> None:
    assert (bot_name("sly", "pl"), bot_note("sly", "pl")) == ("sly", "")
