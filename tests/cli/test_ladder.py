"""`stolik ladder`: who enters, what is kept, and the page that it writes."""

from __future__ import annotations

import json
from pathlib import Path

from .conftest import Run

WORDS = ("ladder", "token-battle", "--bot", "random", "--bot", "kind", "-n", "6", "--seed", "3")


def test_every_two_bots_meet_and_the_page_says_by_which_command(run: Run) -> None:
    out = run(*WORDS, "--bot", "greedy", "--markdown", "ladder.md").out
    assert out.startswith("Token Battle: 18 games") and max(map(len, out.splitlines())) <= 80
    page = Path("ladder.md").read_text(encoding="utf-8")
    rows = [line.split(" | ")[0].strip("| ") for line in page.splitlines() if line.startswith("| ")]
    assert rows[:4] == ["Bot", "greedy", "kind", "random"] and "Carousel" in rows
    command = next(line.strip() for line in page.splitlines() if line.startswith("    stolik"))
    assert run(*command.split()[1:]).out == out
    assert Path("ladder.md").read_text(encoding="utf-8") == page


def test_partners_of_two_against_two_are_one_bot(run: Run) -> None:
    words = ("ladder", "pokemon-2v2", "--bot", "random", "--bot", "greedy", "-n", "4", "--json")
    (found,) = json.loads(run(*words).out)["ladders"]
    assert [(one["name"], one["games"]) for one in found["bots"]] == [("greedy", 4), ("random", 4)]


def test_a_kept_ladder_goes_on_to_the_same_ratings(run: Run) -> None:
    whole = run(*WORDS, "--json").out
    run(*WORDS, "--keep", "run.jsonl")
    kept = Path("run.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    Path("run.jsonl").write_text("".join(kept[:2]), encoding="utf-8")
    assert run(*WORDS[:-2], "--resume", "run.jsonl", "--json").out == whole
    other = run(*WORDS[:-1], "4", "--resume", "run.jsonl")
    assert other.code == 2 and "run.jsonl" in other.err


def test_one_bot_alone_or_none_such_is_one_sentence(run: Run) -> None:
    assert run("ladder", "token-battle", "--bot", "greedy").err == (
        "stolik: a ladder needs at least two bots; repeat --bot, or leave it out for all of the game\n"
    )
    ran = run("ladder", "token-battle", "--bot", "greedy", "--bot", "gredy")
    assert ran.code == 2 and "gredy" in ran.err and ran.err.count("\n") == 1
