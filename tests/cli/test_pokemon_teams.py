"""Two against two in the terminal: two teams, four seats."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .conftest import Run

DECKS = ("--deck", "Static Fang", "--other", "Overvoltage", "--other", "First Strike")


def play(run: Run, typed: str, *more: str) -> str:
    ran = run("play", "pokemon-2v2", *DECKS, "--seed", "3", "-o", "start=0", *more, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out.replace("\u00a0", " ")


def test_a_person_and_three_bots_play(run: Run, tmp_path: Path) -> None:
    """P2-SETUP-1: the person and the third seat are a team."""
    out = play(run, "1\n" + "end\n" * 2 + "1\n" * 40, "--bot", "random", "--save", "game.json")
    assert "You/Carefree 3 against Carefree 2/Carefree 4." in out
    assert "Turn 5, round 2: you." in out and "Turn 5 · round 2 · You" in out
    record = json.loads((tmp_path / "game.json").read_text())
    assert record["game"] == "pokemon-2v2" and len(record["setup"]["decks"]) == 4
    assert run("replay", "verify", "game.json").code == 0
    assert run("replay", "show", "game.json", "--lang", "ja").code == 0
    assert "Carefree 2/Carefree 4" in run("replay", "step", "game.json", "--to", "20").out
    assert (
        "You/Carefree 3 against Carefree 2/Carefree 4."
        in run("play", "pokemon-2v2", "--from", "game.json", "--bot", "random").out
    )


def test_the_own_hand_and_the_partners_lie_open(run: Run) -> None:
    """P2-SETUP-4: of the other team backs are counted."""
    out = play(run, "1\n", "--bot", "random")
    assert re.search(r"Hand \(You\): \w", out) and re.search(r"Hand \(Carefree 3\): \w", out)
    assert "Hand (Carefree 2)" not in out and "Hand (Carefree 4)" not in out
    assert re.search(r"(?m)^  Carefree 2  Hand \d · Deck \d+ · Prize cards \d$", out)


def test_a_team_is_drawn_as_one_side(run: Run) -> None:
    """P2-FIELD-1, 3: two Active places, a discard pile for both."""
    out = play(run, "1\n" * 12, "--bot", "random")
    assert re.search(r"(?m)^You/Carefree 3  Discard pile \d+$", out)
    assert re.search(r"(?m)^  Active 1  \w", out) and re.search(r"(?m)^  Active 2  \w", out)


def test_four_people_share_a_keyboard(run: Run) -> None:
    out = play(run, "1\n1\n", "--hotseat")
    assert "Player 1/Player 3 against Player 2/Player 4." in out
    assert "Player 1: Who of your team plays earlier?" in out
    assert re.search(r"1  You, seat.A\n +2  Player 3, seat.C", out)


def test_who_resigns_loses_for_the_team(run: Run) -> None:
    """P2-END-5."""
    assert "Your team resigns. Team Carefree 2/Carefree 4 wins." in play(run, "1\nresign\n", "--bot", "random")


@pytest.mark.parametrize(
    ("lang", "asked"),
    [("en", "Who of your team"), ("pl", "Kto w twojej drużynie"), ("ja", "ペアで先に番を行うのは")],
)
def test_questions_are_asked_in_three_languages(run: Run, lang: str, asked: str) -> None:
    assert asked in play(run, "", "--lang", lang)


def test_more_decks_than_seats_are_refused(run: Run) -> None:
    ran = run("play", "pokemon-2v2", *(["--other", "Overvoltage"] * 4))
    assert ran.code == 2 and "has 4 seats, so --other names 3 of its decks at most" in ran.err


def test_the_rules_are_read_with_their_examples(run: Run) -> None:
    assert "worked examples" in run("rules", "pokemon-2v2").out
    assert "nie może atakować wcale, nawet takim atakiem" in run("rules", "P2-TURN-9", "--lang", "pl").out
    assert "サポートは番に1枚" in run("rules", "P2-SC-44", "--lang", "ja").out
