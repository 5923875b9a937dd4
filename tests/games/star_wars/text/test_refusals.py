"""Why not, at a Star Wars table: a sentence in three languages for whatever the engine can cite."""

import re
from pathlib import Path

import pytest

from stolik.catalog import load_game
from stolik.games import star_wars as engine
from stolik.games.star_wars.cards import legality
from stolik.games.star_wars.text import problems
from stolik.games.star_wars.text import refusals as refusals_star_wars
from stolik.scenarios.table import load

LANGS = ("en", "pl", "ja")
POOL = load_game("star-wars").rules.pool
NOT_REFUSALS = {"SW-GOAL-1"}
"""Cited where decks are set up, with a message of its own."""


def cited():
    """Every rule that stands in the engine as something that is cited, not in a comment."""
    told = (Path(engine.__file__).parent / "rules").rglob("*.py")
    files = [path.read_text(encoding="utf-8") for path in told if path.name not in ("check.py", "options.py")]
    return set(re.findall(r'"(SW-[A-Z]+(?:-[A-Z]+)*-\d+)"', "".join(files)))


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_that_the_engine_cites_has_a_wording_without_facts(lang):
    found = cited() - NOT_REFUSALS
    assert len(found) > 60 and found == set(refusals_star_wars.RULES)
    for rule in found:
        assert refusals_star_wars.text(rule, lang)[-1] in ".。"
    with pytest.raises(KeyError):
        refusals_star_wars.text("SW-DAMAGE-1", lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_wording_of_a_reason_is_other_than_that_of_the_rule(lang):
    phrases = refusals_star_wars.REFUSALS
    values = {
        "card": "Card",
        "a": "One",
        "b": "Two",
        "n": 1,
        "most": 3,
        "left": 2,
        "who": refusals_star_wars.seen(("A",), 0, 1),
    }
    said = [phrases.text(key, lang, **{slot: values[slot] for slot in phrases.slots(key)}) for key in phrases.phrases()]
    assert len(set(said)) == len(said)


@pytest.fixture(scope="module")
def refused():
    """Each thing that somebody might try at the drawn tables and may not: (match, seat, intent), some of each rule."""
    found: dict[str, list] = {}

    def note(match):
        for seat in (0, 1):
            for intent in match.intents(seat):
                refusal = match.why_not(seat, intent)
                if refusal is not None and len(found.setdefault(refusal.rule, [])) < 12:
                    found[refusal.rule].append((match.clone(), seat, intent))
        return match

    for scenario in load("star-wars"):
        scenario.check(note)
    return [one for those in found.values() for one in those]


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_refused_at_drawn_tables_is_told_with_its_names(refused, lang):
    rules, named = set(), 0
    for match, seat, intent in refused:
        refusal = match.why_not(seat, intent, lang)
        rules.add(refusal.rule)
        assert refusal.text[-1] in ".。" and not re.search(r"[{}#~]|\bSW-", refusal.text), refusal
        named += refusal.text != refusals_star_wars.text(refusal.rule, lang)
    assert len(rules) > 30
    assert named > len(refused) / 3


ASKED = "In this chance you play one ability or Battle card, or pass."


@pytest.mark.parametrize(
    ("rule", "facts", "said"),
    [
        ("SW-ZONE-6", {"card": "ESB-78", "force": 1, "cost": 3}, "{card} costs 3 Force. You have 1."),
        ("SW-BUILD-5", {"unit": "ESB-78", "have": 2, "need": 5}, "{card} has 2 of 5 build counters."),
        ("SW-BUILD-2", {"points": 0}, "You have no build points left this turn."),
        ("SW-RETREAT-2", {"unit": "ESB-78", "own": True}, "{card} is tapped. A tapped unit can't retreat."),
        ("SW-POP-2", {"to_move": 1, "seat": 0, "names": ("Ala", "Hana")}, "It is Hana's go now."),
        (
            "SW-POP-2",
            {"to_move": 0, "seat": 0, "asked": "window:open"},
            ASKED,
        ),
        (
            "SW-POP-2",
            {"to_move": 0, "seat": 0, "asked": "choose:unit"},
            "What is asked now comes first.",
        ),
        (
            "SW-MISSION-1",
            {"phase": "battle", "unit": "ESB-78"},
            "Missions and Locations are completed only in your own build step.",
        ),
        (
            "SW-BUILD-1",
            {"phase": "battle", "to_move": 0, "seat": 0, "asked": "act"},
            "That is done only in your own build step.",
        ),
        (
            "SW-RETREAT-1",
            {"phase": "battle", "to_move": 0, "seat": 0, "own": True},
            "Units retreat only in your own retreat step.",
        ),
        ("SW-RETREAT-5", {"unit": "ESB-78"}, "{card}: the cost is a retreat, and an effect forbids that retreat."),
        ("SW-BC-7", {"asked": "window:disrupt"}, "This Battle card is disrupted already."),
        (
            "SW-ABIL-5",
            {"unit": "ESB-78", "own": False},
            "{card} isn't yours. You play only abilities of your own units.",
        ),
    ],
)
def test_a_refusal_speaks_of_what_is_known(rule, facts, said):
    facts = {key: POOL.get(value, value) for key, value in facts.items()}
    card = POOL["ESB-78"].printed_name
    assert refusals_star_wars.text(rule, "en", facts).replace("\u00a0", " ") == said.replace("{card}", card)


def test_names_are_not_inflected_and_amounts_agree_in_polish():
    facts = {"card": POOL["ESB-78"], "force": 1}
    name = POOL["ESB-78"].printed_name
    said = [refusals_star_wars.text("SW-ZONE-6", "pl", {**facts, "cost": n}).replace("\u00a0", " ") for n in (1, 3, 5)]
    assert said == [f"{name} kosztuje {n} Mocy. Masz: 1." for n in ("1 punkt", "3 punkty", "5 punktów")]


DECKS = {
    "size": ["ANH-44"],
    "type": ["ANH-44"] * 4,
    "sides": ["ANH-44"] * 4 + ["ANH-2"],
    "copies": ["ANH-44"] * 5,
    "balance": ["ANH-44"] * 3,
    "unknown": ["ANH-999"],
}


@pytest.mark.parametrize("lang", LANGS)
def test_every_problem_of_a_deck_has_a_sentence_of_its_own(lang):
    said = {}
    for what, cards in DECKS.items():
        found = [problem for problem in legality.check_deck(cards, POOL) if problem.what == what]
        said[what] = {problems.text(problem, lang) for problem in found}
        assert len(said[what]) == len(found) > 0
        assert not any(re.search(r"[{}#]|SW-", text) for text in said[what])
    assert len(set().union(*said.values())) == sum(map(len, said.values()))


def test_a_deck_with_too_many_of_a_kind_is_told_with_both_kinds():
    (problem, *_) = [one for one in legality.check_deck(["ANH-44"] * 3, POOL) if one.what == "balance"]
    assert [problems.text(problem, lang) for lang in LANGS] == [
        "Character unit cards in this deck: 3, more than twice as many as Space ones. At most 0 fit.",
        "Liczba postaci w\u00a0tej talii: 3, ponad dwa razy więcej niż jednostek kosmicznych. Może być najwyżej 0.",
        "このデッキのキャラクターは3枚で、宇宙ユニットの2倍を超えています。0枚までにしてください。",
    ]
