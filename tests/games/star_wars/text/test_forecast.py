"""What an attack would roll, in three languages."""

from fractions import Fraction

import pytest

import stolik
from stolik.catalog import load_game
from stolik.games.star_wars.rules.forecast import Forecast, defences, forecast
from stolik.games.star_wars.text.asks import Asking
from stolik.games.star_wars.text.forecast import percent, tell
from stolik.games.star_wars.text.seen import SeatNames
from stolik.games.star_wars.text.table import KindNames
from stolik.scenarios.table import load

LANGS = ("en", "pl", "ja")


@pytest.fixture(scope="module")
def rules():
    return load_game("star-wars").rules


def before_the_dice(scenario, pick, rules):
    """What the attacked seat sees once the attack at a place of the options is declared."""
    match = next(one for one in load("star-wars") if one.id == scenario).open().match
    decision = match.decision
    (branch,) = match.preview(decision.seat, decision.at((pick,)), 0)
    return rules.view(branch.state, 1 - decision.seat)


def told(scenario, pick, lang, rules):
    """A forecast of a drawn table, in words."""
    view = before_the_dice(scenario, pick, rules)
    answers = [(one.card, one.place) for one in defences(view, rules.printed())]
    return tell(forecast(view), answers, SeatNames(view, view.seat, KindNames(tuple(rules.pool.values())), lang))


@pytest.mark.parametrize(
    ("lang", "short", "said"),
    [
        (
            "en",
            "6 dice · 10.9% to be discarded",
            "On average 3 damage. All Terrain Armored Transport has 5 health left: the chance that it is discarded is"
            " 10.9%, before rerolls and prevention.",
        ),
        (
            "pl",
            "kości: 6 · szansa odrzucenia: 10,9%",
            "Średnia liczba obrażeń: 3. All Terrain Armored Transport: pozostała wytrzymałość 5, szansa odrzucenia"
            " 10,9%, nie licząc przerzutów i zapobiegania.",
        ),
        (
            "ja",
            "ダイス6個・捨てられる確率10.9%",
            "平均3ダメージ。All Terrain Armored Transportの残り耐久力は5で、捨てられる確率は10.9%です"
            "（振り直しと軽減は含みません）。",
        ),
    ],
)
def test_a_forecast_says_dice_damage_and_chance(rules, lang, short, said):
    """SW-KW-SHIELDS-1, SW-KW-ARMOR-2: power 7 less 1, Accuracy 1 against Armor; 5 of 6 dice hit at even odds."""
    found = told("accuracy-against-armor", 0, lang, rules)
    assert tuple(text.replace("\u00a0", " ") for text in (found.short, found.said)) == (short, said)
    assert [step.change for step in found.steps] == ["7", "−1", "6", "5+", "4+"]
    rows = ["SW-ATTACK-4", "SW-KW-SHIELDS-1", "SW-ATTACK-4", "SW-KW-ARMOR-1", "SW-KW-ACCURACY-1"]
    assert [step.rule for step in found.steps] == rows


@pytest.mark.parametrize("lang", LANGS)
def test_a_forecast_says_what_the_defender_can_pay_for(rules, lang):
    """SW-KW-OVERKILL-1, SW-KW-EVADE-1: Evade 2 for 2 of 2 Force is named; with 1 Force it would not be."""
    found = told("overkill", 1, lang, rules)
    assert len(found.notes) == 2 and "Obi-Wan Kenobi (C)" in found.notes[1]
    view = before_the_dice("overkill", 1, rules)
    assert len(defences(view, rules.printed())) == 1
    view.seats[1].force = 1
    assert defences(view, rules.printed()) == []


def test_a_forecast_tells_of_keywords_only_where_dice_are_left(rules):
    """SW-KW-STUN-1, SW-KW-CRIT-1, SW-KW-EVADE-1: the attacker's Stun and Critical Hit, the defender's Force."""
    drawn = "dark  character: Stormtrooper DV-692   force: 5\nlight  character: Obi-Wan Kenobi (C)   force: 2"
    view = stolik.table("star-wars", drawn).match.view(1)
    by, at = view.arenas["character"]
    answers, seen = (
        [(one.card, one.place) for one in at.abilities],
        SeatNames(view, 1, KindNames(tuple(rules.pool.values())), "en"),
    )
    some, none = (tell(Forecast(by.id, at.id, "", n, 0, n, 4, 1, 2, 3), answers, seen) for n in (3, 0))
    assert (some.steps[-1].change, some.steps[-1].result, some.steps[-1].rule) == ("+2", 2, "SW-KW-CRIT-1")
    assert ["3" in some.notes[0], some.notes[1].endswith("Force: 2.")] == [True, True]
    assert none.steps[-1].rule == "SW-ATTACK-4" and none.notes == () and none.said.startswith("No die is left")


@pytest.mark.parametrize("lang", LANGS)
def test_the_dice_of_an_attack_are_said_after_shields(rules, lang):
    """SW-KW-SHIELDS-1: the chance before the roll speaks of 6 dice, not of power 7."""
    match = next(one for one in load("star-wars") if one.id == "accuracy-against-armor").open().match
    match.answer(match.decision.at((0,)))
    view = match.view(match.decision.seat)
    prompt = Asking(view.decision, view, KindNames(tuple(rules.pool.values())), lang).prompt()
    assert "6" in prompt and "7" not in prompt


def test_no_chance_is_called_none_or_sure_that_is_not():
    chances = (Fraction(0), Fraction(1, 6**8), Fraction(1, 8), Fraction(3, 4), 1 - Fraction(1, 6**8), Fraction(1))
    assert [percent(one, "en") for one in chances] == ["0%", "<0.1%", "12.5%", "75%", ">99.9%", "100%"]
    assert [percent(one, "pl") for one in chances] == ["0%", "<0,1%", "12,5%", "75%", ">99,9%", "100%"]
