"""What is sealed before a deal, byte by byte, and what follows from it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from stolik.kernel.fair import Deal, check, deck_seal, part_seal
from stolik.kernel.replay import Record, RecordError, Reseed
from stolik.kernel.state import Setup

DECKS = ((("a", "b"),), (("c",), ("é",)))
SETUP = Setup("thieves", DECKS, {"first": "0", "turns": 6})
SECRET, SALTS, PARTS = "5" * 64, ("1" * 64, "2" * 64), ("a" * 64, "b" * 64)


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def dealt() -> Record:
    """A record of a table at which two browsers have added their parts."""
    deal = Deal.sealed("T1", SETUP, 3, "c0ffee", (0, 1), [part_seal(part) for part in PARTS], SECRET, SALTS)
    deal.parts = list(PARTS)
    record = Record("thieves", 3, "c0ffee", SETUP, deal.seed())
    record.deal = deal
    return record


def found(record: Record) -> list[tuple[str, bool]]:
    return [(one.code, one.unfair) for one in check(record)]


def test_each_value_is_sha_256_of_lines_that_say_what_they_are() -> None:
    deal = dealt().deal
    assert deal is not None
    assert part_seal(PARTS[0]) == sha(f"stolik deal 1 part\n{PARTS[0]}\n")
    assert deck_seal(SALTS[1], DECKS[1]) == sha(f'stolik deal 1 deck\n{SALTS[1]}\n[["c"],["\\u00e9"]]\n')
    terms = (
        f'{{"cards":"c0ffee","decks":["{deal.decks[0]}","{deal.decks[1]}"],"game":"thieves",'
        f'"options":{{"first":"0","turns":6}},"seals":["{deal.seals[0]}","{deal.seals[1]}"],"seats":[0,1],'
        '"table":"T1","version":3}'
    )
    assert deal.seal == sha(f"stolik deal 1 seal\n{SECRET}\n{terms}\n")
    assert deal.seed() == int(sha(f"stolik deal 1 seed\nT1\n{SECRET}\n{PARTS[0]}\n{PARTS[1]}\n"), 16)
    assert deal.again(4) == int(sha(f"stolik deal 1 again\nT1\n{SECRET}\n{PARTS[0]}\n{PARTS[1]}\n4\n"), 16)


def test_nothing_is_found_in_a_fair_deal_also_when_it_was_written() -> None:
    assert found(dealt()) == found(Record.from_json(dealt().to_json())) == []


def change(name: str, value: Any) -> Callable[[Record], None]:
    return lambda record: setattr(record.deal, name, value)


def other_decks(record: Record) -> None:
    record.setup = Setup("thieves", (DECKS[0], (("c",), ("d",))), SETUP.options)


def other_options(record: Record) -> None:
    record.setup = Setup("thieves", DECKS, {"first": "1", "turns": 6})


def other_luck(record: Record) -> None:
    record.seed += 1


def other_game(record: Record) -> None:
    record.game = "pairs"


def undone(n: int, times: int, deals: bool = True) -> Callable[[Record], None]:
    def act(record: Record) -> None:
        assert record.deal is not None
        record.deal.undone = times
        record.entries.append(Reseed(record.deal.again(n), deals))

    return act


@pytest.mark.parametrize(
    ("act", "codes"),
    [
        (change("secret", "6" * 64), ["secret", "seed"]),
        (change("seal", "6" * 64), ["seal"]),
        (change("parts", [PARTS[0], "c" * 64]), ["part", "seed"]),
        (change("seals", (part_seal(PARTS[0]), "c" * 64)), ["part", "seal"]),
        (change("decks", (deck_seal(SALTS[0], DECKS[0]), "c" * 64)), ["deck", "seal"]),
        (change("salts", (SALTS[0], "c" * 64)), ["deck"]),
        (change("table", "T2"), ["secret", "seed"]),
        (change("seats", (0, None)), ["terms", "seal"]),
        (change("seats", (1, 0)), ["terms", "seal"]),
        (change("seats", (0,)), ["terms"]),
        (change("version", 4), ["terms", "seal"]),
        (other_game, ["terms"]),
        (other_decks, ["deck"]),
        (other_options, ["seal"]),
        (other_luck, ["seed"]),
        (undone(1, 1), ["again"]),
        (undone(0, 0), ["again"]),
        (undone(0, 1, deals=False), ["again"]),
    ],
)
def test_what_was_changed_is_found(act: Callable[[Record], None], codes: list[str]) -> None:
    record = dealt()
    act(record)
    assert found(record) == [(code, True) for code in codes]


def test_luck_after_steps_back_goes_on_in_their_order() -> None:
    record = dealt()
    undone(1, 3)(record)
    undone(2, 3)(record)
    assert found(record) == []
    record.entries.reverse()
    assert found(record) == [("again", True)]


def test_a_part_that_is_missing_is_no_crime_but_shows_nothing() -> None:
    deal = Deal.sealed("T1", SETUP, 3, "c0ffee", (0, 1), [None, part_seal(PARTS[1])], SECRET, SALTS)
    record = Record("thieves", 3, "c0ffee", SETUP, deal.seed())
    record.deal = deal
    assert [(one.code, one.unfair, one.seat) for one in check(record)] == [
        ("no-part", False, 0),
        ("closed-part", False, 1),
    ]


@pytest.mark.parametrize(
    ("seats", "codes"),
    [
        ((None, None), [("no-part", False)]),
        ((1, 0), [("terms", True)]),
        ((0, 0), [("no-part", False)]),
        ((0, 1), [("no-part", False)] * 2),
    ],
)
def test_no_deal_without_any_part_is_fair_however_the_seats_are_written(seats: Any, codes: Any) -> None:
    deal = Deal.sealed("T1", SETUP, 3, "c0ffee", seats, [None, None], SECRET, SALTS)
    record = Record("thieves", 3, "c0ffee", SETUP, deal.seed())
    record.deal = deal
    assert found(record) == codes


def test_a_sealed_part_belongs_to_a_seat_so_that_it_can_be_missed() -> None:
    seals = [part_seal(part) for part in PARTS]
    deal = Deal.sealed("T1", SETUP, 3, "c0ffee", (0, None), seals, SECRET, SALTS)
    deal.parts[0] = PARTS[0]
    record = Record("thieves", 3, "c0ffee", SETUP, deal.seed())
    record.deal = deal
    assert found(record) == [("terms", True)]


def test_a_game_that_went_on_under_later_rules_is_still_the_one_that_was_sealed() -> None:
    record = dealt()
    record.version = 4
    assert found(record) == []


def test_a_bot_adds_nothing_and_a_player_with_several_seats_adds_once() -> None:
    deal = Deal.sealed("T1", SETUP, 3, "c0ffee", (None, 1), [None, part_seal(PARTS[1])], SECRET, SALTS)
    assert deal.awaited == (1,) and deal.opens(PARTS[0]) is None and deal.opens(PARTS[1]) == 1
    deal.parts[1] = PARTS[1]
    record = Record("thieves", 3, "c0ffee", SETUP, deal.seed())
    record.deal = deal
    assert deal.awaited == () and found(record) == []


def test_what_is_shown_before_the_end_tells_no_secret() -> None:
    deal = dealt().deal
    assert deal is not None
    assert not [value for value in (SECRET, *SALTS, *PARTS, f"{deal.seed():x}") if value in str(deal.shown())]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("form", 3),
        ("table", "a\nb"),
        ("seats", [0, 2]),
        ("seals", ["x", None]),
        ("parts", []),
        ("decks", [None, None]),
        ("secret", "A" * 64),
        ("undone", -1),
        ("undone", 10**9),
        ("version", True),
    ],
)
def test_what_was_damaged_is_refused_by_its_place(name: str, value: Any) -> None:
    data = dealt().to_data()
    data["deal"][name] = value
    with pytest.raises(RecordError, match=rf"deal\.{name}"):
        Record.from_data(data)
