"""The game as a stranger to Stolik brings it: rules, words, tables and bots of a package of its own."""

import json
import random
import re
from itertools import islice
from pathlib import Path

import pytest
import stolik_magpies
from stolik_magpies.cards import KITS, TRICKS
from stolik_magpies.words import SAID

from stolik.catalog import game
from stolik.decks.deck import Deck
from stolik.kernel.contract import check
from stolik.kernel.decision import Option
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup
from stolik.lessons.lesson import load as lessons
from stolik.lessons.proof import prove
from stolik.match import Match, load_deck
from stolik.scenarios.table import ECHOES, load, table
from stolik.simulation.missing import missing_words
from stolik.simulation.run import simulate

IDS = ("magpies-2", "magpies-3", "magpies-4")
LANGS = ("en", "pl", "ja")
TABLES = [scenario for name in IDS for scenario in load(name)]
LESSONS = [lesson for name in IDS for lesson in lessons(name)]
LEDGER = (Path(stolik_magpies.__file__).parent / "ledger" / "magpies.md").read_text(encoding="utf-8")


def dealt(name, seed=1, **options):
    return Match(name, [game(name).decks[(seed + n) % 4] for n in range(game(name).seats)], seed, options)


def played(name, seed):
    match, chance = dealt(name, seed), random.Random(seed)
    while match.decision is not None:
        match.answer(chance.choice(list(islice(match.decision.answers(), 64))))
    return match


@pytest.mark.parametrize("name", IDS)
def test_the_contract_of_rules(name):
    seats = game(name).seats
    setups = [Setup(name, tuple((KITS[(n + i) % 4][1],) for n in range(seats)), {"rounds": 4 + i}) for i in range(3)]
    assert check(game(name).rules, setups, games=3) > 100


@pytest.mark.parametrize("echo", [None, *ECHOES])
@pytest.mark.parametrize("scenario", TABLES, ids=lambda scenario: f"{scenario.game}-{scenario.id}")
def test_scenarios(scenario, echo):
    scenario.check(ECHOES[echo] if echo else None)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_lessons(lesson):
    prove(lesson)


def test_there_is_a_lesson():
    assert [lesson.id for lesson in LESSONS] == ["lay-two"]


def test_every_rule_is_shown_or_tested():
    here = Path(__file__).read_text(encoding="utf-8")
    shown = {rule for scenario in TABLES for rule in scenario.rules} | set(re.findall(r"MG-[A-Z]+-\d", here))
    assert set(re.findall(r"^\| (MG-\S+)", LEDGER, re.MULTILINE)) - shown == set()


@pytest.mark.parametrize("name", IDS)
def test_the_start(name):
    """MG-HOARD-1, MG-HOARD-2"""
    match = dealt(name)
    view = match.view(0)
    assert len(view.hand) == 3
    assert set(view.sizes) == {3}
    assert all(len(kit) == 3 for kit in view.kits)
    assert view.hoard == 60 - 3 * game(name).seats
    assert match.view(None).hand == ()


@pytest.mark.parametrize(
    ("kit", "rule"),
    [
        (("feint", "sparkle"), "MG-KIT-1"),
        (("feint", "sparkle", "ring"), "MG-KIT-1"),
        (("feint", "feint", "ring"), "MG-KIT-2"),
    ],
)
def test_a_kit_that_is_none(kit, rule):
    found = game("magpies-2").problems((kit,), {})
    assert rule in [problem.rule for problem in found]


@pytest.mark.parametrize("written", [str, lambda text: json.dumps(load_deck(text, "magpies-2").to_data())])
def test_a_kit_written_for_two_is_one_for_three(written):
    (name, kit), *_ = KITS
    text = written(f"Name: {name}\nGame: magpies-2\n1: {', '.join(kit)}\n")
    assert load_deck(text, "magpies-3") == Deck(name, "magpies-3", (kit,))


def test_a_card_that_there_is_not_is_told_in_every_language():
    found = game("magpies-2")
    (problem, *_) = found.problems((("feint", "snore", "sparkle"),), {})
    assert found.words.problem(problem, "pl") == "Nie ma karty „snore”."


def test_a_trick_that_there_is_not():
    with pytest.raises(SetupError, match="no trick 'ring'"):
        game("magpies-2").rules.deal(Setup("magpies-2", ((("ring", "feint", "sparkle"),), (KITS[0][1],)), {}), 1)


def test_an_empty_hoard_ends_it():
    """MG-END-2"""
    full = "button x14, spoon x14, key x12, bell x10, ring x9"
    drawn = table("magpies-2", f"A hand: ring\ndiscard: {full}\nturns: 4", luck=["T"])
    drawn.do("A lays ring", "B passes").look("over A MG-END-2")


@pytest.mark.parametrize("name", IDS)
def test_who_gives_up_has_lost_for_the_side(name):
    """MG-END-4"""
    match = dealt(name)
    match.concede(1)
    assert match.outcome.rule == "MG-END-4"
    side = game(name).sides
    assert all((match.outcome.returns[seat] < 0) == (side[seat] == side[1]) for seat in range(len(side)))


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("lang", LANGS)
def test_whole_games_are_told(name, lang):
    """Every event but the frame of a turn has a line, and what a viewer may not know is not in it."""
    words, people = game(name).words, ("Ola", "Marek", "Aki", "Ben")[: game(name).seats]
    for seed in range(4):
        for events in played(name, seed).events:
            for viewer in (None, 0, 1):
                seen = [event.seen_by(viewer).to_data() for event in events]
                lines = words.tell(seen, people, viewer, lang)
                assert len(lines) == len([e for e in seen if e["e"] not in ("TurnBegan", "GameEnded")])


@pytest.mark.parametrize("name", IDS)
def test_nothing_is_shown_without_words(name):
    assert missing_words(name) == []


def test_every_phrase_is_there_in_three_languages():
    assert [key for key, said in SAID.items() if set(said) != set(LANGS) or not all(said.values())] == []
    tricks = {f"card {key} text" for key in TRICKS}
    assert tricks <= SAID.keys()


def test_every_refusal_has_a_sentence():
    """What may never be done is tried at each decision of a game."""
    for seed in range(6):
        match = dealt("magpies-3", seed)
        chance = random.Random(seed)
        while match.decision is not None:
            for seat in range(3):
                for intent in [*match.intents(seat), Option("pass")]:
                    found = match.why_not(seat, intent)
                    assert found is None or f"rule {found.rule}" in SAID
            match.answer(chance.choice(list(islice(match.decision.answers(), 64))))


@pytest.mark.parametrize("bot", ["greedy", "lookahead"])
def test_bots_that_know_nothing_of_it_play_it_better_than_chance(bot):
    kits = [Deck(key, "magpies-2", (kit,)) for key, kit in KITS[:2]]
    tally = simulate("magpies-2", kits, (bot, "random"), games=24, seed=1)
    assert tally.contestants[0].wins > 14
