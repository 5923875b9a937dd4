"""A game in the terminal, typed through a pipe."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import stolik

from .conftest import Run

GAME = ("play", "token-battle", "--seed", "7", "-o", "first=0")
SHORT = (*GAME, "--bot", "random", "-o", "turn_limit=6")


def test_a_whole_game_is_played_and_saved(run: Run) -> None:
    moves = "\n".join(f"{stack} {field}" for field in ("a1", "c1", "e1", "a3", "c5", "e6") for stack in (1, 2, 3, 4))
    ran = run(*SHORT, "--save", "game.json", typed=moves + "\n")
    assert ran.code == 0
    assert "The turn limit is reached." in ran.out
    match = stolik.replay(Path("game.json"))
    assert match.outcome is not None
    assert match.turn == 6


def test_the_board_is_drawn_with_shapes_and_without_colours(run: Run) -> None:
    ran = run(*GAME, "--hotseat", typed="1 a1\n3 f1\n")
    assert "1 │ ●6    ·     ·     ·     ·    [■4]  │" in ran.out
    assert "\x1b" not in ran.out


def test_no_line_is_wider_than_the_terminal(run: Run) -> None:
    from rich.cells import cell_len

    for lang in ("en", "pl", "ja"):
        ran = run(*GAME, "--lang", lang, typed="1 a1\nlog\nstacks\ncard 3\nhelp\ntry 3 b1\n? 1 a1\nhint\ncould\nxyz\n")
        assert max(cell_len(line) for line in ran.out.splitlines() if "e4: " not in line and "e4」" not in line) <= 80


def test_a_move_may_be_made_in_two_steps_and_an_empty_line_goes_back(run: Run) -> None:
    ran = run(*GAME, typed="2\n\n1\na1\n")
    assert "Field for Trident (a1-f6): \n" in ran.out
    assert "Field for Boulder (a1-f6): a1" in ran.out
    assert "You laid Boulder on a1." in ran.out


@pytest.mark.parametrize("typed", ["2 e4", "2e4", "2, E4", "trident e4", "Trójząb e4", "２　ｅ４", "2 -> e4"])
def test_a_move_may_be_written_in_many_ways(run: Run, typed: str) -> None:
    assert "You laid Trident on e4" in run(*GAME, typed=typed.replace("-", "") + "\n").out


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("? 1 a1", "a1 is taken: a token of value 6 lies there, yours. [TB-BOARD-4]"),
        ("why 2 g9", "There is no such field: columns run from a to f, rows from 1 to 6. [TB-BOARD-2]"),
        ("? 7 b1", "There is no such stack: each player has four. [TB-DECK-6]"),
        ("? needle b1", "Only the top card of stack 2 can be laid: Trident. [TB-DECK-9]"),
        ("? pass", "There is no pass: lay one of your four top cards on an empty field. [TB-TURN-2]"),
        ("? 2 b1", "Nothing forbids it: Trident b1 may be played."),
        ("?2", "Name the field too, like ? 2 e4."),
        ("why giant b1", "Giant is in none of your stacks."),
    ],
)
def test_why_not_says_the_rule(run: Run, asked: str, sentence: str) -> None:
    ran = run(*GAME, "--hotseat", typed=f"1 a1\n3 f6\n{asked}\n")
    assert sentence in ran.out.replace("\n", " ").replace("\u00a0", " ")


@pytest.mark.parametrize(
    "typed", ["1 a1", "9 b1", "2 h1", "pass", "xyz", "e4", "1 2 3", "2 e4 e5", "0", "\x1b[2J", "💥"]
)
def test_wrong_input_gets_a_sentence_and_the_question_comes_again(run: Run, typed: str) -> None:
    ran = run(*GAME, "--hotseat", typed=f"1 a1\n{typed}\n2 b2\n")
    assert ran.code == 0
    assert "Player 2 laid" in ran.out
    assert ran.out.count("Stack (1-4)") >= 3
    assert "Traceback" not in ran.out + ran.err


def test_undo_takes_back_ones_own_move_and_the_bots(run: Run) -> None:
    ran = run(*GAME, "--save", "game.json", typed="1 a1\n1 a2\nundo\n2 b2\nundo\nundo\nundo\n")
    assert ran.out.count("Taken back to turn") == 3
    assert "There is nothing to take back yet." in ran.out
    assert json.loads(Path("game.json").read_text())["entries"] == []


def test_undo_at_one_keyboard_takes_back_one_move(run: Run) -> None:
    run(*GAME, "--hotseat", "--save", "game.json", typed="1 a1\n1 a2\nundo\n")
    assert json.loads(Path("game.json").read_text())["entries"] == [[["lay", 0, 0]]]


def test_try_says_what_a_move_would_do_and_does_not_do_it(run: Run) -> None:
    ran = run(*GAME, "-o", "start_value=0", "--hotseat", "--save", "g.json", typed="1 a1\n3 b1\ntry 3 a2\nundo\nundo\n")
    assert "If it lands there:" in ran.out
    assert "Player 1 12 (+6)" not in ran.out.split("If it lands there:")[0].rsplit("Player 1 to move.", 1)[-1]
    assert json.loads(Path("g.json").read_text())["entries"] == []


@pytest.mark.parametrize(
    ("lang", "said", "offered"),
    [
        ("en", "Hint: Lay Boulder on ", "  + Lay Boulder: on any of 35 fields"),
        ("pl", "Podpowiedź: Głaz na ", "  + Głaz: pola do wyboru: 35"),
        ("ja", "ヒント：大岩を", "  + 大岩を置く：35マスから選べる"),
    ],
)
def test_a_hint_and_what_could_be_done_change_nothing(run: Run, lang: str, said: str, offered: str) -> None:
    out = run(*GAME, "--lang", lang, typed="hint\ncould\nlog\n").out.replace("\u00a0", " ")
    assert said in out and offered in out and "[TB-DECK-9]" in out.replace("\n", " ")
    assert out.count("1. ") == 0


def test_cards_tokens_stacks_and_the_log_can_be_looked_at(run: Run) -> None:
    ran = run(*GAME, "--hotseat", typed="1 a1\n2 f6\ncard 3\ncard Wichura\ncard a1\ncard b9\ncard galle\nstacks\nlog\n")
    assert ran.out.count("Gale  TB-CARD-26") == 2
    assert "a1  ●6  plain  +6 a turn" in ran.out
    assert "No card is called 'galle'. Perhaps Gale?" in ran.out
    assert "Old Oak → Village Well → Boulder" in ran.out
    assert "  1. Player 1 laid Boulder on a1." in ran.out


def test_hidden_cards_stay_hidden(run: Run) -> None:
    ran = run(*GAME, typed="stacks\n")
    assert "1  Cuckoo → ? → ?" in ran.out


def test_resigning_ends_the_game(run: Run) -> None:
    ran = run(*GAME, "--save", "game.json", typed="resign\n")
    assert "You resign." in ran.out or "You resigned." in ran.out or "resign" in ran.out.splitlines()[-2]
    assert json.loads(Path("game.json").read_text())["end"] == {"kind": "resign", "seat": 0}


def test_the_end_of_the_input_saves_and_the_record_goes_on(run: Run) -> None:
    first = run(*GAME, "--save", "game.json", typed="1 a1\n")
    assert first.code == 0
    assert "stolik play token-battle --from game.json" in first.out
    second = run(
        "play", "token-battle", "--from", "game.json", "--save", "game.json", typed="save\nsave b.json\n2 f1\n"
    )
    assert "You laid Boulder on a1." in second.out
    assert len(json.loads(Path("b.json").read_text())["entries"]) == 2
    assert len(json.loads(Path("game.json").read_text())["entries"]) == 4
    assert not [path.name for path in Path().iterdir() if path.name not in ("game.json", "b.json")]


def test_two_people_go_on_under_their_names(run: Run) -> None:
    run(*GAME, "--hotseat", "--save", "game.json", typed="1 a1\n")
    ran = run("play", "token-battle", "--hotseat", "--from", "game.json", typed="2 f1\n")
    assert "· Player 2 laid Carousel on f1" in ran.out


def test_a_drawn_table_is_played_by_the_seat_that_is_to_move(run: Run) -> None:
    Path("drawn.txt").write_text("board: a1=X2 f6=O6s\nscore: 10:20\nmove: O\nO: Gale\n")
    ran = run("play", "token-battle", "--from", "drawn.txt", typed="1 f5\n")
    assert "[●3]" in ran.out or " ●3 " in ran.out
    assert "You laid Gale on f5" in ran.out


def test_the_same_seed_and_moves_give_the_same_game(run: Run) -> None:
    moves = "1 a1\n2 a2\n3 a3\n"
    one = run("play", "token-battle", "--seed", "5", typed=moves)
    two = run("play", "token-battle", "--seed", "5", typed=moves)
    assert one.out == two.out


def test_the_game_speaks_three_languages(run: Run) -> None:
    for lang, word in (("en", "You laid Boulder on a1."), ("pl", "żeton Głaz"), ("ja", "大岩を置いた")):
        assert word in run(*GAME, "--lang", lang, typed="1 a1\n").out


def test_the_language_of_the_system_is_taken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STOLIK_LANG")
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Gra zatrzymuje się tutaj." in run(*GAME).out


def test_a_save_that_fails_is_said_and_the_game_goes_on(run: Run) -> None:
    ran = run(*GAME, typed="save /no/such/place.json\nsave\n1 a1\n")
    assert "/no/such/place.json: there is no directory /no/such; make it first" in ran.out
    assert "Name a file, like save game.json." in ran.out
    assert "You laid Boulder on a1." in ran.out


STRANGER = Path(__file__).parents[1] / "bots" / "strangers" / "shell.sh"


@pytest.mark.skipif(os.name == "nt", reason="programs as bots need process groups")
def test_a_program_plays_at_the_terminal_and_loses_when_it_dies(run: Run) -> None:
    bot = f"cmd:sh {STRANGER}"
    assert "· sh laid " in run(*GAME, "--bot", bot, typed="1 a1\n").out
    ran = run(*GAME, "--bot", f"{bot} die", "--save", "game.json", typed="1 a1\n1 a2\n1 a3\n")
    said = " ".join(ran.out.split())
    assert "sh can't go on and loses: Shell ended with exit code 3; its last words: 'out of luck'." in said
    assert "You win." in said and ran.code == 0
    assert json.loads(Path("game.json").read_text())["end"] == {"kind": "left", "seat": 1}


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("oracle", "there is no bot 'oracle'; the bots are random, kind, greedy, lookahead, search"),
        ("./oracle", "there is no program './oracle' that can be run"),
        ("lookahead:budget=x", "settings are written like budget=500, with whole numbers"),
    ],
)
def test_a_bot_that_is_none_is_refused(run: Run, bot: str, says: str) -> None:
    ran = run(*GAME, "--bot", bot)
    assert (ran.code, ran.out) == (2, "") and says in ran.err
