"""Whatever is given that can't be used: exit code 2, one sentence on standard error, nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Run

DECKS = "First Steps, Carousel, Fairground"


def record() -> str:
    import stolik

    match = stolik.Match("token-battle", ("First Steps", "Carousel"), seed=3)
    for n in (0, 5, 9):
        match.answer_at((n,))
    return match.record.to_json()


def changed(**fields: object) -> str:
    return json.dumps({**json.loads(record()), **fields})


FILES = {
    "record.json": lambda: record(),
    "cut.json": lambda: record()[:-60],
    "newer.json": lambda: changed(version=99),
    "older.json": lambda: changed(version=0, keys={}),
    "format.json": lambda: changed(stolik=9),
    "other.json": lambda: changed(game="chess"),
    "cards.json": lambda: changed(cards="0123456789abcdef"),
    "half.json": lambda: '{"stolik": 1}',
    "list.json": lambda: "[]",
    "empty.json": lambda: "",
    "lanes.txt": lambda: "1: Boulder\n2: Gale, Hive\n3: Needle, Rake\n4: Twins, Giant\n",
    "six.txt": lambda: "1: Boulder, Gale, Hive, Nugget, Mint, Hedge\n2: Rake, Crowd\n3: Needle, Net\n4: Twins, Giant\n",
    "token.txt": lambda: "Name: mine\n1: Boulder, Galle\n",
    "twice.txt": lambda: "1: Boulder, Boulder\n2: Gale, Hive\n3: Needle, Rake\n4: Twins, Giant\n",
    "drawn.txt": lambda: "board: x9=X1\n",
    "noise.txt": lambda: "what is this\n",
}

CASES = [
    ("dance", "No such command 'dance'"),
    ("play", "Missing argument 'GAME'"),
    ("play chess", "there is no game 'chess'; the games are token-battle"),
    ("play token-battle --seed abc", "'--seed': 'abc' is no whole number"),
    ("play token-battle --seed 1.5", "'--seed': '1.5' is no whole number"),
    ("play token-battle --deck Nowhere", f"nor a bundled deck: {DECKS}"),
    ("play token-battle --deck .", "neither a file (Is a directory) nor a bundled deck"),
    ("play token-battle --deck lanes.txt", "lanes.txt: Stack 1 has one card. It needs 2 to 5. (TB-DECK-7)"),
    ("play token-battle --other six.txt", "six.txt: Stack 1 has 6 cards. It needs 2 to 5. (TB-DECK-7)"),
    ("play token-battle --deck token.txt", "token.txt: line 2: there is no card 'Galle'; did you mean gale?"),
    ("play token-battle --bot deepblue", "there is no bot 'deepblue'; the bots are random, kind, greedy, lookahead"),
    ("play token-battle --option", "Option '--option' requires an argument"),
    ("play token-battle -o colour=red", "there is no such option; the options are preset, score_limit"),
    ("play token-battle -o preset", "write it as key=value"),
    ("play token-battle -o preset=fast", "'fast' is none of page, classic, late (TB-END-7)"),
    ("play token-battle -o start_value=10", "10 is no whole number from 0 to 9 (TB-BOARD-8)"),
    ("play token-battle -o score_limit=many", "'many' is no whole number from 1 to 100000 (TB-END-1)"),
    ("play token-battle -o strike_spares_friends=maybe", "'maybe' is neither true nor false (TB-ABIL-STRIKE-3)"),
    ("play token-battle -o first=0 -o first=1", "first is given twice"),
    ("play token-battle --lang de", "'de' is not one of 'en', 'pl', 'ja'"),
    ("play token-battle --colour", "No such option: --colour"),
    ("play token-battle --from nowhere.txt", "nowhere.txt: there is no such file"),
    ("play token-battle --from .", ".: this is a directory, not a file"),
    ("play token-battle --from drawn.txt", "drawn.txt: 'x9' is no field; fields are a1 to f6"),
    ("play token-battle --from noise.txt", "noise.txt: 'what is this': expected a row of the board"),
    ("play token-battle --from cut.json", "cut.json: the record is cut short"),
    ("play token-battle --from record.json --seed 1", "leave out --seed"),
    ("play token-battle --save .", ".: this is a directory; name a file in it"),
    ("play token-battle --save no/such/file", "there is no directory no/such; make it first"),
    ("simulate token-battle --games 0", "0 is no whole number from 1 to 1000000000"),
    ("simulate token-battle --games many", "'many' is no whole number"),
    ("simulate token-battle --seed x --json", "'--seed': 'x' is no whole number"),
    ("simulate token-battle --workers 0", "0 is no whole number from 1 to 1024"),
    ("simulate token-battle --deck Carousel", "Token Battle needs 2 decks"),
    ("simulate token-battle --deck Carousel --deck lanes.txt", "lanes.txt: Stack 1 has one card."),
    ("simulate token-battle --bot random --bot hal", "there is no bot 'hal'"),
    ("simulate token-battle --bot lookahead:budget=big", "settings are written like budget=500"),
    ("simulate token-battle --records no/such/file", "there is no directory no/such; make it first"),
    ("simulate chess", "there is no game 'chess'"),
    ("arena token-battle --deck Carousel", "a league needs at least two decks"),
    ("arena token-battle --bot random --bot random", "--bot random is given twice"),
    ("simulate token-battle --until much", "'much' is no share; write 2% or 0.02"),
    ("simulate token-battle --until 70%", "70% is no share from 0.1% to 50%"),
    ("simulate token-battle --until nan", "nan is no share from 0.1% to 50%"),
    ("simulate token-battle --until 2% --of bots", "the bots are all the same"),
    ("simulate token-battle --of decks", "--of decks says what --until is about"),
    ("simulate token-battle --resume no-such.jsonl", "no-such.jsonl: there is no such file"),
    ("simulate token-battle --resume list.json", "list.json: this is no file of a run (--keep writes them)"),
    ("simulate token-battle --keep list.json", "list.json is there already; go on with it by --resume"),
    ("simulate token-battle --keep a.jsonl --resume b.jsonl", "leave one of them out"),
    ("simulate token-battle --keep a.jsonl --records a.jsonl", "a.jsonl is named for two things"),
    ("simulate token-battle --html a.out --csv a.out", "a.out is named for two things"),
    ("simulate token-battle --html no/such/file", "there is no directory no/such; make it first"),
    ("arena token-battle --csv .", ".: this is a directory; name a file in it"),
    ("arena token-battle --keep no/such/file", "there is no directory no/such; make it first"),
    ("arena token-battle --each pair", "--each pair says what --until is about"),
    ("arena token-battle --of decks --bot random --bot greedy", "a league of decks is played by one bot"),
    ("arena token-battle --of bots", "a league needs at least two bots"),
    ("arena pokemon-2v2", "a league is for games of two seats"),
    ("replay show nowhere.json", "nowhere.json: there is no such file"),
    ("replay show .", ".: this is a directory, not a file"),
    ("replay show cut.json", "cut.json: the record is cut short"),
    ("replay show empty.json", "empty.json: the file is empty"),
    ("replay show half.json", "half.json: the record is cut short or damaged: 'game' is missing"),
    ("replay show list.json", "list.json: this is no Stolik record"),
    ("replay verify newer.json", "made by version 99 of the rules of token-battle, and this is version"),
    ("replay verify older.json", "and this is version 1, and it holds no key of its end to compare"),
    ("replay verify format.json", "record format 9 is not known here"),
    ("replay verify other.json", "there is no game 'chess'"),
    ("replay verify cards.json", "cards.json: the cards have changed since this was recorded"),
    ("replay show record.json --game 2", "there is no record 2; it holds 1"),
    ("replay step record.json --to 4", "it has 3 answers, so there is no table after 4"),
    ("replay step record.json --to x", "'x' is no whole number"),
    ("replay step record.json --json", "--json shows one table; say which with --to"),
    ("replay branch record.json --at 4 --save new.json", "it has 3 answers, so there is no table after 4"),
    ("replay branch record.json --at 1 --save .", ".: this is a directory; name a file in it"),
    ("decks show token-battle Nowhere", f"nor a bundled deck: {DECKS}"),
    ("decks check token-battle lanes.txt", "lanes.txt: Stack 1 has one card. It needs 2 to 5. (TB-DECK-7)"),
    ("decks check token-battle six.txt", "six.txt: Stack 1 has 6 cards. It needs 2 to 5. (TB-DECK-7)"),
    ("decks check token-battle twice.txt", "Boulder is in this set 2 times. It may be there once. (TB-DECK-12)"),
    ("decks check token-battle token.txt", "token.txt: line 2: there is no card 'Galle'; did you mean gale?"),
    ("decks convert token-battle token.txt --save new.json", "token.txt: line 2: there is no card 'Galle'"),
    ("cards token-battle galee", "did you mean gale?"),
    ("games chess", "there is no game 'chess'"),
    ("cards chess", "there is no game 'chess'"),
    ("rules token-battle TB-NO-1", "chapters are TB-BOARD, TB-DECK"),
    ("rules token-battle TB-END-1 --how-to-play", "a page of its own: leave out 'TB-END-1'"),
    ("serve --port 70000", "--port: '70000' can't stand there, but a whole number from 0 to 65535, or none"),
    ("serve --config nowhere.toml", "nowhere.toml: No such file or directory"),
    ("serve --json", "--json goes with --print-settings"),
    ("serve --data token.txt", "--data token.txt: this is a file; name a directory"),
    ("--port x", "'--port': 'x' is no whole number"),
    ("--no-browser play token-battle", "write options after the command"),
]


@pytest.mark.parametrize(("words", "sentence"), CASES, ids=[words for words, _ in CASES])
def test_what_can_not_be_used_is_named_in_one_sentence(run: Run, words: str, sentence: str) -> None:
    for name, text in FILES.items():
        if name in words:
            Path(name).write_text(text(), encoding="utf-8")
    before = sorted(path.name for path in Path().iterdir())
    ran = run(*words.split())
    assert ran.code == 2
    assert sentence in ran.err.replace("\u00a0", " ")
    assert ran.err.startswith("stolik: ")
    assert ran.err.count("\n") == 1
    assert ran.out == ""
    assert sorted(path.name for path in Path().iterdir()) == before


@pytest.mark.parametrize("words", ["replay show", "decks check token-battle", "play token-battle --from"])
def test_a_file_that_is_no_text_is_named(run: Run, words: str) -> None:
    Path("noise").write_bytes(b"\xff\xfe\x00\x81")
    ran = run(*words.split(), "noise")
    assert (ran.code, ran.err) == (2, "stolik: noise: the file is not UTF-8 text\n")


def test_a_group_without_a_command_says_how_it_is_written(run: Run) -> None:
    ran = run("replay")
    assert ran.code == 2
    assert ran.err.startswith("Usage: ")
    assert "verify" in ran.err


def test_every_line_of_a_deck_that_is_wrong_is_named(run: Run) -> None:
    Path("d.txt").write_text("4 Pikachuu\n4 Turtwig DP 103\nhello\n3 Turtwog DP 103\n")
    ran = run("decks", "check", "pokemon", "d.txt")
    told = ran.err.splitlines()
    assert (ran.code, [line.split(": ")[2] for line in told]) == (2, ["line 1", "line 3", "line 4"])
    assert told[0] == "stolik: d.txt: line 1: there is no card 'Pikachuu'; did you mean 'Pikachu'?"
    found = json.loads(run("decks", "check", "pokemon", "d.txt", "--json").out)["decks"][0]
    assert [error["line"] for error in found["errors"]] == [1, 3, 4]


def test_nothing_in_a_file_steers_the_terminal(run: Run) -> None:
    Path("r.json").write_text(changed(names=["\x1b[2JEve", "Bob"]), encoding="utf-8")
    assert "\x1b" not in run("replay", "show", "r.json").out
    Path("d.txt").write_text("\x1b[2J: x\n")
    assert "\x1b" not in run("decks", "check", "token-battle", "d.txt").err


def test_a_damaged_start_is_no_crash(run: Run) -> None:
    import stolik

    data = stolik.Match("token-battle", ("First Steps", "Carousel"), seed=3).branch(seed=1).record.to_data()
    Path("r.json").write_text(json.dumps(data).replace('"owner": [', '"owner": 5, "was": ['))
    ran = run("replay", "verify", "r.json")
    assert ran.code == 2
    assert "r.json: " in ran.err
