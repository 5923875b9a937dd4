"""What is said, in three languages; and what is missing when networkx is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest

import stolik.tournaments as t
from stolik.tournaments import words
from stolik.tournaments.plan import FORMATS
from stolik.tournaments.standings import HEAD_TO_HEAD, RECKONINGS

ROOM = Path(words.__file__).parent
TABLES = {"REFUSALS": words.REFUSALS, "REASONS": words.REASONS, "BREAKS": words.BREAKS, "FORMATS": words.FORMATS}
SAID = [(table, code) for table, said in {**TABLES, "APART": words.APART}.items() for code in said]


def slots(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@pytest.mark.parametrize(("table", "code"), SAID)
def test_all_languages_name_the_same(table: str, code: str) -> None:
    english, polish, japanese = {**TABLES, "APART": words.APART}[table][code]
    assert slots(english) == slots(polish) == slots(japanese)
    assert table == "APART" or re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", japanese)


@pytest.mark.parametrize("code", words.REFUSALS)
def test_a_refusal_is_a_polite_sentence(code: str) -> None:
    english, polish, japanese = words.REFUSALS[code]
    assert english[-1] in ".?" and polish[-1] in ".?" and japanese[-1] in "。"
    assert re.search(r"(ます|ません|です|ください|ました|でした|ますか)((：|（).*)?。$", japanese), japanese
    assert not re.search(r"\b\w+(łeś|łaś|łem|łam)\b", polish)


def test_every_refusal_is_raised_somewhere_and_with_what_its_sentence_names() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py") if path.name != "words.py")
    raised = {
        found[1]: set(re.findall(r"(\w+)=", found[2]))
        for found in re.finditer(r"""TournamentError\(\s*"([\w-]+)"((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)""", text)
    }
    assert {code for code in words.REFUSALS if code not in raised} == set()
    assert {code: names for code, names in raised.items() if not slots(words.REFUSALS[code][0]) <= names} == {}


def test_whatever_a_name_is_it_is_no_pattern() -> None:
    wrong = t.TournamentError("unknown-entrant", entrant="{0} {x!r}")
    assert wrong.text("pl") == "W tym turnieju nie ma uczestnika {0} {x!r}."
    assert wrong.text("xx") == str(wrong) == "There is no {0} {x!r} in this tournament."


def test_all_tie_breaks_and_formats_have_words() -> None:
    used = {by for one in RECKONINGS.values() for by in one.breaks} | {HEAD_TO_HEAD, "stage", "swiss", "wins"}
    assert used == set(words.BREAKS) and {*FORMATS, "arena"} == set(words.FORMATS)
    assert words.say(words.APART, "share", "en", name="opponents’ wins", mine="66.7", theirs="50.0").endswith("50.0 %")


WITHOUT = """
import sys
sys.modules["networkx"] = None
import stolik.tournaments as t

def fill(plan, many):
    now = t.Tournament(plan)
    for n in range(many):
        now = t.enter(now, t.Entrant(str(n)))
    return t.start(t.pair(now))

fill(t.Plan("round-robin", "x"), 5), fill(t.Plan("double", "x"), 5)
swiss = fill(t.Plan("swiss", "x", rounds=2), 2)
try:
    t.pair(t.close(t.result(swiss, 1, 1, 0)))
except t.ExtraError as wrong:
    print(wrong)
"""


def test_without_networkx_the_rest_works_and_the_error_says_how_to_get_it() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    needs = "pairing by points needs networkx, which is not installed: pip install 'stolik[tournaments]'"
    assert done.stdout.strip() == needs
