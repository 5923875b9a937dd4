"""The log of a Star Wars table: what is joined, what is left out, and how hits and damage are reckoned."""

from itertools import pairwise

import pytest

from stolik.catalog import load_game
from stolik.games.star_wars.rules import events as happening
from stolik.games.star_wars.rules.rules import StarWarsTCG
from stolik.games.star_wars.text import log
from stolik.games.star_wars.text.table import KindNames
from stolik.match import Match
from stolik.scenarios.table import load
from stolik.text.phrase import plain

LANGS = ("en", "pl", "ja")
PEOPLE = ("Ala", "Hana")
POOL = load_game("star-wars").rules.pool
NAMES = KindNames(tuple(POOL.values()))
VADER, GUARD, LUKE = (list(POOL).index(card) for card in ("ANH-7", "ESB-78", "ANH-25"))


def told(events, lang="en", viewer=0):
    seen = [event.seen_by(viewer).to_data() for event in events]
    return log.lines(seen, NAMES, PEOPLE, viewer, lang)


def said(events, lang="en", viewer=0):
    return [plain(line.text).replace("\u00a0", " ") for line in told(events, lang, viewer)]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Hana put 2 build counters on a face-down card: 3 there."),
        ("pl", "Hana kładzie 2 żetony budowy na zakrytej karcie. Razem: 3."),
        ("ja", "Hanaはウラ向きのカードにビルドカウンターを2個置いた（合計3個）。"),
    ],
)
def test_the_log_hides_what_lies_face_down_in_every_language_alike(lang, text):
    """SW-ZONE-8: counters are public, the card is its owner's."""
    events = [happening.CountersAdded(1, 4, VADER, 2, 3)]
    assert said(events, lang) == [text]
    assert "Darth Vader (A)" in said(events, lang, 1)[0]
    assert "Vader" not in said([happening.CardStarted(1, 4, VADER)], lang)[0]


def test_what_both_players_get_is_one_line():
    """SW-TURN-3, SW-TURN-4."""
    force = [happening.ForceChanged(0, 4, 9, "turn"), happening.ForceChanged(1, 4, 12, "turn")]
    points = [happening.PointsChanged(0, 5, 5), happening.PointsChanged(1, 6, 6)]
    assert said(force) == ["Each player gained 4 Force: you have 9, Hana has 12."]
    assert said(points, "pl") == ["Punkty budowy: ty 5, Hana 6."]
    assert said(
        [happening.ForceChanged(0, 1, 9, "gained"), happening.ForceChanged(1, 1, 9, "gained")], viewer=None
    ) == [
        "Ala gained 1 Force: 9 now.",
        "Hana gained 1 Force: 9 now.",
    ]


@pytest.mark.parametrize(
    ("lang", "mine", "said_of_both"),
    [
        ("en", "You have units in all three arenas: 1 more.", "Both have units in all three arenas: 1 more each."),
        ("pl", "Masz jednostki we wszystkich trzech arenach: 1 punkt więcej.", "po 1 punkcie więcej."),
        ("ja", "あなたは3つのアリーナすべてにユニットがいるので1点多い。", "両者とも"),
    ],
)
def test_a_point_for_all_three_arenas_is_told_with_its_rule(lang, mine, said_of_both):
    """SW-TURN-5."""
    first, second = happening.PointsChanged(0, 5, 5, 1), happening.PointsChanged(1, 4, 4)
    (line,) = log.lines([one.to_data() for one in (first, second)], NAMES, PEOPLE, 0, lang)
    assert plain(line.text).replace("\u00a0", " ").endswith(mine)
    assert [(one.change, one.result, one.rule) for one in line.steps] == [("4", 4, "SW-TURN-4"), ("+1", 5, "SW-TURN-5")]
    assert said_of_both in said([first, happening.PointsChanged(1, 5, 5, 1)], lang)[0].replace("\u00a0", " ")
    plainly = [happening.PointsChanged(0, 4, 4), second]
    (line,) = log.lines([one.to_data() for one in plainly], NAMES, PEOPLE, 0, lang)
    assert line.steps == ()


def test_points_that_lapse_are_told_apart_from_points_that_are_spent():
    """SW-ZONE-7."""
    assert said([happening.PointsChanged(0, -2, 0), happening.TurnBegan(4)]) == [
        "2 unspent build points of yours lapsed.",
        "Turn 4.",
    ]
    assert said([happening.PointsChanged(0, -2, 1)]) == ["You spent 2 build points: 1 left."]
    assert said([happening.PointsChanged(0, -2, 1), happening.CountersAdded(0, 4, VADER, 2, 2)]) == [
        "You put 2 build counters on Darth Vader (A): 2 there.",
    ]


def test_a_play_is_told_with_the_force_that_it_costs():
    events = [happening.AbilityPlayed(1, 4, VADER, "evade"), happening.ForceChanged(1, -2, 3, "paid")]
    assert said(events) == ["Darth Vader (A) used Evade for 2 Force: 3 left."]
    assert said(events, "pl") == ["Darth Vader (A) używa zdolności Unik za 2 punkty Mocy. Stan: 3."]
    assert said(events, "ja") == ["Darth Vader (A)がフォース2点で「回避」を使った（残り3点）。"]
    assert len(said([events[0], happening.ForceChanged(0, -2, 3, "paid")])) == 2


def test_units_tapped_for_an_attack_or_a_retreat_are_told_by_that():
    tap = [happening.UnitTapped(0, 4, VADER, True), happening.UnitTapped(0, 5, GUARD, True)]
    attack = happening.AttackDeclared(0, 4, VADER, 9, LUKE, "")
    assert said([tap[0], attack]) == ["Darth Vader (A) attacked Luke Skywalker (B)."]
    assert said([*tap, happening.UnitMoved(0, 4, VADER, "build")]) == ["Darth Vader (A) retreated."]
    assert said(tap) == ["Tapped: Darth Vader (A), AT-AT Driver."]
    assert said([tap[1], attack]) == ["Tapped: AT-AT Driver.", "Darth Vader (A) attacked Luke Skywalker (B)."]


def test_steps_in_which_nothing_happens_are_left_out():
    steps = [happening.StepBegan(step, -1) for step in ("untap", "force", "roll", "battle", "space", "ground")]
    assert said([*steps, happening.StepBegan("build", 1)]) == ["Build step: Hana."]
    assert said([happening.StepBegan("space", -1)], "ja") == ["宇宙戦闘ステップ。"]


def test_two_passes_end_a_chance_in_one_line():
    """SW-POP-2."""
    passes = [happening.Passed(0, "prevent"), happening.Passed(1, "prevent")]
    assert said(passes) == ["Both players passed (damage-prevention chance)."]
    assert said([passes[0], happening.Passed(1, "open")]) == [
        "You passed (damage-prevention chance).",
        "Hana passed (play-or-pass chance).",
    ]


def steps_of(line):
    return [(step.label.replace("\u00a0", " "), step.change, step.result, step.rule) for step in line.steps]


def test_an_attack_is_reckoned_step_by_step_with_its_rules():
    """SW-ATTACK-4, 6, 7, SW-KW-SHIELDS-1, SW-KW-ARMOR-2, SW-KW-CRIT-1, SW-KW-OVERKILL-1: 6, 4, 3, 2 with Accuracy 1
    against Shields 2 and Armor."""
    hits = tuple((face, face + 1 >= 5) for face in (6, 4, 3, 2))
    counted = happening.HitsCounted(4, VADER, hits, 2, 5, 1, "", 6, 2)
    first, second = told([counted, happening.HitsDivided(7, GUARD, 1)])
    assert plain(first.text).replace("\u00a0", " ") == ("Darth Vader (A): 2 hits, and 2 more damage by Critical Hit.")
    assert steps_of(first) == [
        ("Power of the attack", "6", 6, "SW-ATTACK-4"),
        ("Shields of the defender", "\u22122", 4, "SW-KW-SHIELDS-1"),
        ("Attack dice (6, 4, 3, 2)", "4", 4, "SW-ATTACK-4"),
        ("Armor: a hit from", "5+", 5, "SW-KW-ARMOR-1"),
        ("Accuracy: a die now hits from", "4+", 4, "SW-KW-ACCURACY-1"),
        ("Hits", "2", 2, "SW-ATTACK-7"),
        ("Critical Hit", "+2", 4, "SW-KW-CRIT-1"),
        ("Overkill: to a second unit", "\u22121", 3, "SW-KW-OVERKILL-1"),
    ]
    assert second.steps == () and "1\u00a0hit went to AT-AT Driver" in plain(second.text)


@pytest.mark.parametrize(
    ("lang", "mode", "rule", "labels"),
    [
        ("en", "bombard", "SW-KW-BOMBARD-3", ("Power by Bombard", "Shields of the defender", "Attack dice")),
        ("pl", "ion cannon", "SW-KW-ION-CANNON-1",
         ("Siła z działa jonowego", "Tarcze broniącej się jednostki", "Kości ataku")),
        ("ja", "", "SW-ATTACK-4", ("攻撃のパワー", "防御側のシールド", "攻撃ダイス")),
    ],
)  # fmt: skip
def test_an_attack_without_dice_says_why(lang, mode, rule, labels):
    """SW-ATTACK-4, SW-KW-SHIELDS-1: never below 0."""
    (line,) = told([happening.HitsCounted(4, VADER, (), 0, 4, 0, mode, 2, 3)], lang)
    numbers = [("2", 2, rule), ("\u22123", -1, "SW-KW-SHIELDS-1"), ("0", 0, "SW-ATTACK-4")]
    assert steps_of(line) == [(label, *row) for label, row in zip(labels, numbers, strict=True)]


def test_damage_is_reckoned_from_what_was_pending():
    """SW-DAMAGE-1, SW-DAMAGE-5; what was pending isn't told beside what is dealt."""
    pending = happening.DamagePending(4, VADER, ((9, LUKE, 3),))
    dealt = happening.DamageDealt(9, LUKE, 1, 2, 3)
    prevented = happening.DamagePrevented(9, LUKE, 2)
    lines = told([pending, prevented, dealt], "pl")
    assert [line.event for line in lines] == ["DamagePrevented", "DamageDealt"]
    assert steps_of(lines[1]) == [
        ("Nadchodzące obrażenia", "3", 3, "SW-DAMAGE-1"),
        ("Nie zadane", "\u22122", 1, "SW-DAMAGE-5"),
        ("Zadane", "1", 1, "SW-DAMAGE-1"),
    ]
    assert said([pending]) == ["About to land: 3 on Luke Skywalker (B)."]
    assert said([dealt]) == ["Luke Skywalker (B) took 1 damage: 1 health left."]
    assert told([dealt])[0].steps == () == told([pending, dealt])[0].steps


@pytest.mark.parametrize("lang", LANGS)
def test_polish_amounts_agree_and_every_language_counts(lang):
    lines = [said([happening.DamageDealt(9, LUKE, n, n, 9)], lang)[0] for n in (1, 2, 5)]
    forms = {"en": ("damage",) * 3, "pl": ("obrażenie", "obrażenia", "obrażeń"), "ja": ("ダメージ",) * 3}[lang]
    assert all(
        f"{n}{'' if lang == 'ja' else ' '}{form}" in line for n, form, line in zip((1, 2, 5), forms, lines, strict=True)
    )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("kind", "rule"), [("rules", f"SW-GOAL-{n}") for n in (3, 6, 7)] + [("time", None), ("left", None)]
)
def test_every_end_is_told(kind, rule, lang):
    found = plain(log.outcome(kind, 1, PEOPLE, 0, lang, rule))
    assert "Hana" in found
    assert found != plain(log.outcome(kind, 0, PEOPLE, 0, lang, rule))
    assert plain(log.outcome("resign", 1, PEOPLE, 0, lang)) != found


@pytest.mark.parametrize("lang", LANGS)
def test_effects_that_last_are_told_by_card_and_time(lang):
    rules = load_game("star-wars").rules
    assert isinstance(rules, StarWarsTCG)
    found = {
        log.lasting(VADER, what, gives, until, NAMES, lang)
        for what, gives in (("Gets", ()), ("Gets", (("power", 1),)), ("Keyword", (("stun", 2),)), ("Grants", ()))
        for until in ("attack", "turn")
    }
    assert len(found) == 8 and all("Darth Vader (A)" in text for text in found)


@pytest.mark.parametrize(
    ("lang", "numbers", "barred"),
    [
        ("en", "Darth Vader (A): +2 power, −10 speed (for this attack)", "Darth Vader (A): can't untap"),
        ("pl", "Darth Vader (A): +2 do siły, −10 do prędkości (na czas tego ataku)", "nie może się odtapować"),
        ("ja", "Darth Vader (A)：パワー+2、スピード−10（この攻撃の間）", "Darth Vader (A)：アンタップしない"),
    ],
)
def test_an_effect_that_lasts_says_what_it_does(lang, numbers, barred):
    """SW-ABIL-20: the same words as when it began."""
    gives = (("power", 2), ("speed", -10))
    said = log.lasting(VADER, "Gets", gives, "attack", NAMES, lang).replace("\u00a0", " ")
    assert said == numbers
    assert barred in log.lasting(VADER, "Barred", (("untap", 0),), "turn", NAMES, lang)


def test_an_effect_says_what_it_gives_to_whom_and_how_long():
    """SW-ABIL-20: one line for all units that get the same."""
    gives = (("power", 2), ("speed", -10))
    both = [happening.EffectBegan(0, n, on, LUKE, "Gets", gives, "attack") for n, on in ((4, VADER), (5, GUARD))]
    own = happening.EffectBegan(0, 4, LUKE, LUKE, "Keyword", (("critical hit", 2),), "turn")
    assert said([*both, own]) == [
        "Darth Vader (A), AT-AT Driver got +2 power, \u221210 speed for this attack (Luke Skywalker (B)).",
        "Luke Skywalker (B) got Critical Hit 2 until end of turn.",
    ]
    assert said([own], "pl") == ["Luke Skywalker (B): Trafienie krytyczne 2 do końca tury."]
    assert said([own], "ja") == ["ターン終了時まで、Luke Skywalker (B)はクリティカル2を得た。"]
    barred = happening.EffectBegan(1, 0, -1, LUKE, "Barred", (("play battle cards", 0),), "turn")
    assert said([barred]) == ["Hana can't play Battle cards until end of turn (Luke Skywalker (B))."]
    later = happening.EffectBegan(0, 5, GUARD, LUKE, "When", (), "attack")
    assert said([later]) == ["AT-AT Driver: an effect of Luke Skywalker (B) is still to come (for this attack)."]


@pytest.mark.parametrize("lang", LANGS)
def test_no_line_of_a_played_table_is_empty_or_said_twice_in_a_row(lang):
    heard: list[list] = []

    def note(match: Match) -> Match:
        heard.append(list(match.events[-1]))
        return match

    for scenario in load("star-wars"):
        scenario.check(note)
    for events in heard:
        lines = said(events, lang)
        assert all(lines) and all(a != b for a, b in pairwise(lines)), lines


def test_lines_of_an_attack_have_the_numbers_by_which_it_is_one_sentence():
    """Who was the target, dice, hits with Critical Hits, what was prevented, what landed and what is left."""
    events = [
        happening.AttackDeclared(0, 7, VADER, 9, LUKE, ""),
        happening.DiceRolled(0, "attack", 7, VADER, (6, 2, 5)),
        happening.HitsCounted(7, VADER, ((6, True), (2, False), (5, True)), 1, 4, 0, "", 3, 0),
        happening.DamagePrevented(9, LUKE, 2),
        happening.DamageDealt(9, LUKE, 1, 1, 3),
        happening.Passed(0, "open"),
    ]
    assert [dict(line.facts) for line in told(events)] == [
        {"unit": 9},
        {"dice": 3},
        {"dice": 3, "hits": 3, "critical": 1},
        {"unit": 9, "prevented": 2},
        {"unit": 9, "landed": 1, "left": 2, "health": 3},
        {},
    ]


def test_a_roll_to_build_is_no_attack():
    assert [dict(line.facts) for line in told([happening.DiceRolled(0, "build", 0, -1, (4,))])] == [{}]
