"""What is said at a Star Wars table, in three languages: every event, every question, every refusal."""

import dataclasses
import re
from collections import Counter
from typing import get_args

import pytest

import stolik
from stolik.cardgame import interpret
from stolik.catalog import load_game
from stolik.games import star_wars as engine
from stolik.games.star_wars.ast.nodes import Barred
from stolik.games.star_wars.ast.uncommon import CARD_TYPES
from stolik.games.star_wars.rules import events as happening
from stolik.games.star_wars.text import log
from stolik.games.star_wars.text.asks import KINDS, Asking
from stolik.games.star_wars.text.grammar.log import BARRED
from stolik.games.star_wars.text.table import CHANCES, INTO, STEPS, UNTIL, KindNames
from stolik.kernel.agenda import advance, answer
from stolik.kernel.compiling import source_of, type_hints
from stolik.kernel.contract import Choice
from stolik.kernel.event import Event
from stolik.kernel.state import Setup
from stolik.match import Match
from stolik.scenarios.table import load
from stolik.text.phrase import plain
from stolik.text.table import SpokenTo

LANGS = ("en", "pl", "ja")
PEOPLE = ("Ala", "Hana")
POOLED, OF_EACH = 90, 60
WORDINGS = (
    *("bid again", "retreat none", "setup partial", "setup done"),
    *("choose:number force", "choose:number points", "choose:number heal"),
    *("choose:number hits", "choose:number hurt"),
)
RAW = re.compile(r"[{}#~]|\bNone\b|\bSW-|\bchoose:|\b(?:AOTC|SR|ANH|JG|ESB|RAS|ROTJ)-\d")
CLASSES = {
    name
    for name, kind in vars(happening).items()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == happening.__name__
}


def some(kind, /, **fields):
    """An event of a class, with these fields and whatever else it has."""
    empty = {"int": 1, "str": "", "bool": False}
    made = {one.name: empty.get(getattr(one.type, "__name__", one.type), ()) for one in dataclasses.fields(kind)}
    return kind(**{**made, "seat": 0, **fields} if "seat" in made else {**made, **fields})


RARE = [
    some(happening.CardsDiscarded, cards=(5, 6), source="hand"),
    some(happening.CardsDiscarded, cards=(5, 6), source="deck"),
    some(happening.CardsShown, cards=(5,)),
    some(happening.CardsShown),
    some(happening.HandSeen, by=1),
    some(happening.ZoneSeen, by=1),
    some(happening.CardsRemoved, cards=(5, 6)),
    *[some(happening.TypeNamed, card_type=one) for one in CARD_TYPES],
    *[some(happening.DeckSearched, cards=cards, to=to, shown=True) for cards in ((), (5,), (-1, -1)) for to in INTO],
    *[some(happening.CardReturned, cards=(5,), to=to) for to in ("hand", "deck")],
    some(happening.DeckShuffled, seat=1),
    some(happening.CardsDrawn, cards=(-1, -1), seat=1),
    some(happening.TurnBegan, turn=7),
    *[some(happening.StepBegan, step=step, seat=seat) for step in STEPS if step != "setup" for seat in (-1, 0, 1)],
    *[
        some(happening.ForceChanged, change=n, left=9, why=why)
        for n, why in ((4, "turn"), (1, "gained"), (-1, "lost"), (-2, "paid"), (-3, "bid"))
    ],
    *[some(happening.PointsChanged, change=n, left=9) for n in (3, -3)],
    *[
        some(happening.DiceRolled, why=why, kind=kind, dice=dice)
        for why, kind in (("attack", 5), ("damage", 5), ("damage", -1), ("effect", -1))
        for dice in ((), (3,), (6, 2))
    ],
    some(happening.DiceRolled, why="build", kind=-1, dice=(4,)),
    some(happening.DiceRerolled, before=(1, 2), dice=(6, 2)),
    *[some(happening.CardStarted, kind=kind) for kind in (5, -1)],
    *[some(happening.CountersAdded, kind=kind, count=n, total=3) for kind in (5, -1) for n in (1, 2, -2)],
    *[some(happening.UnitDeployed, kind=5, place=place) for place in ("space", "build")],
    *[some(happening.CardStacked, kind=5, top=top) for top in (True, False)],
    some(happening.StackReorganised, kind=5),
    some(happening.MissionCompleted, kind=5),
    *[some(happening.LocationPlaced, kind=5, arena="ground", old=old) for old in (-1, 6)],
    *[some(happening.UnitMoved, kind=5, place=place) for place in ("space", "ground", "character", "build")],
    some(happening.PilotMoved, kind=5, on=2, on_kind=6, place="pilot"),
    *[some(happening.PilotMoved, kind=5, on=0, on_kind=-1, place=place) for place in ("character", "build")],
    *[some(happening.UnitTapped, kind=5, tapped=tapped) for tapped in (True, False)],
    *[some(happening.AttackDeclared, kind=5, target_kind=6, mode=mode) for mode in ("", "bombard", "ion cannon")],
    some(happening.AttackRedirected, kind=5),
    *[
        some(happening.HitsCounted, kind=5, hits=hits, critical=n, needed=4, accuracy=0, mode="", power=2, shields=0)
        for hits, n in (((), 0), (((6, True), (2, False)), 0), (((6, True),), 2))
    ],
    some(happening.HitsDivided, kind=5, count=2),
    some(happening.DamagePending, kind=5, parts=((1, 5, 2), (2, 6, 1))),
    *[some(happening.DamagePrevented, kind=5, amount=n) for n in (1, 2, 5)],
    some(happening.DamageDealt, kind=5, amount=2, damage=2, health=5),
    *[some(happening.DamageCountersPut, kind=5, count=n, damage=1, health=5) for n in (1, -2)],
    *[some(happening.UnitDiscarded, kinds=kinds, place="space", why="") for kinds in ((5,), (5, 6))],
    some(happening.UnitDiscarded, kinds=(5,), place="space", why="second"),
    *[some(happening.AbilityPlayed, kind=5, keyword=word) for word in ("", "evade", "deflect", "intercept")],
    some(happening.AbilityTriggered, kind=5),
    some(happening.BattleCardDisrupted, kind=5),
    *[some(happening.EffectBegan, kind=5, on=-1, what="When", until=until) for until in UNTIL],
    *[
        some(happening.EffectBegan, kind=5, on=on, what=what, gives=gives, until="turn")
        for on in (5, 6)
        for what, gives in (
            ("Gets", (("power", 2), ("speed", -10))),
            ("Keyword", (("critical hit", 2),)),
            ("Keyword", (("armor", 1),)),
            ("Grants", ()),
        )
    ],
    *[
        some(happening.EffectBegan, kind=5, on=on, what="Barred", gives=((do, n),), until="turn")
        for do in BARRED
        for n in (0, 1)
        for on in (6, -1)
    ],
    *[some(happening.ControlTaken, kind=5, by=6, until=until) for until in ("turn", "game", "space step")],
    some(happening.ControlEnded, kind=5),
    *[some(happening.MarksPut, kind=5, name="Corruption", count=n, total=2) for n in (1, -2)],
    some(happening.BidMade, bid=3, kind=5),
    some(happening.ContestEnded, paid=3, kind=5),
    *[some(happening.Passed, chance=chance) for chance in CHANCES],
    *[some(happening.GameEnded, rule=f"SW-GOAL-{n}", winner=1) for n in (3, 6, 7)],
]


@pytest.fixture(scope="module")
def names():
    return KindNames(tuple(load_game("star-wars").rules.pool.values()))


IDLE = ("pass", "done", "rest", "retreat", "none", "keep")


class Busy(Choice):
    """Draws answers, and draws again a few times where that would be doing nothing."""

    def answer(self, decision):
        for _ in range(4):
            picks = super().answer(decision)
            if picks and picks[0].verb not in IDLE:
                break
        return picks


def drawn_deck(pool, side, luck):
    """Sixty-odd cards of one side from the whole pool, none too dear, one of each."""
    deck = []
    for kind, n in {"space": 14, "ground": 14, "character": 18, "battle": 24, "mission": 8, "location": 2}.items():
        cards = [one.id for one in pool.values() if one.kind == kind and one.side in (side, "neutral") and one.cost < 6]
        deck += [cards.pop(luck.below(len(cards))) for _ in range(min(n, len(cards)))]
    return (tuple(deck),)


@pytest.fixture(scope="module")
def pooled():
    """Views and events of games of decks that are drawn from the whole pool, so that as many cards as can be ask."""
    rules = load_game("star-wars").rules
    found, heard, counts = [], [], Counter()
    for seed in range(POOLED):
        choice = Busy(seed)
        decks = tuple(drawn_deck(rules.pool, side, choice) for side in ("dark", "light"))
        state = rules.deal(Setup("star-wars", decks), seed)
        state.sink = heard.append if seed < POOLED / 5 else None
        advance(rules, state)
        while state.decision is not None:
            counts[state.decision.kind] += 1
            if counts[state.decision.kind] <= OF_EACH:
                found.append(rules.view(state, state.decision.seat))
            answer(rules, state, choice.answer(state.decision))
    return found, heard


@pytest.fixture(scope="module")
def played():
    """Games of every bundled deck, each with every question that was asked."""
    game = load_game("star-wars").replaced(editions=())  # so that one table of names does for all of them
    light = [deck for deck in game.decks if any(game.rules.pool[card].side == "light" for card in deck.cards)]
    dark = [deck for deck in game.decks if deck not in light]
    found = []
    for n in range(max(len(dark), len(light)) * 2):
        match = Match(game, (dark[n % len(dark)], light[(n * 3) % len(light)]), n, {}, PEOPLE)
        choice, questions = Choice(n), []
        while match.decision is not None and match.turn < 1500:
            questions.append(match.view(match.decision.seat))
            match.answer(choice.answer(match.decision))
        found.append((match, questions))
    return found


@pytest.fixture(scope="module")
def drawn():
    """The tables of the scenario files, as they are after each answer."""
    found = []

    def note(match):
        if match.decision is not None:
            found.append(match.view(match.decision.seat))
        found_events.extend(match.events[-1])
        return match

    found_events = []
    for scenario in load("star-wars"):
        scenario.check(note)
    return found, found_events


@pytest.fixture(scope="module")
def asked(played, drawn, pooled):
    """All questions of the games and of the drawn tables, as their seats see them."""
    return [view for _, questions in played for view in questions] + drawn[0] + pooled[0]


def said(event, names, viewer, lang):
    return plain(log.sentence(event.seen_by(viewer).to_data(), SpokenTo(names, PEOPLE, viewer, lang)))


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_that_happens_has_a_sentence_for_everybody(names, played, drawn, pooled, lang):
    heard = [event for match, _ in played for events in match.events for event in events] + drawn[1] + pooled[1]
    assert {type(event).__name__ for event in (*heard, *RARE)} == CLASSES
    for event in (*heard, *RARE):
        sentences = {said(event, names, viewer, lang) for viewer in (0, 1, None)}
        assert all(text[-1] in ".。" and not RAW.search(text) for text in sentences), (event, sentences)


def test_whatever_can_be_barred_has_words():
    said = {word for part in get_args(type_hints(Barred, include_extras=True)["do"])[1:] for word in get_args(part)}
    assert len(said) > 20 and said <= set(BARRED)


@pytest.mark.parametrize("lang", LANGS)
def test_languages_say_the_same_kinds_of_things(names, lang):
    table = SpokenTo(names, PEOPLE, 0, lang)
    assert len({plain(log.sentence(event.to_data(), table)) for event in RARE}) > 0.75 * len(RARE)


def interchangeable(view, a, b):
    """Whether two options do the same: cards of one name, or dice of one face."""
    return a.verb == b.verb == "card" and a.args[0] % view.cards == b.args[0] % view.cards


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_a_sentence_and_options_that_are_told_apart(names, asked, lang):
    kinds = set()
    for view in asked:
        asking = Asking(view.decision, view, names, lang)
        prompt, labels, options = asking.prompt(), asking.labels(), view.decision.options
        kinds.add(view.decision.kind)
        assert prompt[-1] in ".?。？か…" and not RAW.search(prompt), prompt
        assert all(label and not RAW.search(label) for label in labels), labels
        assert len(labels) == len(options) == len(asking.subjects())
        same = [(a, b) for n, a in enumerate(options) for m, b in enumerate(options[:n]) if labels[n] == labels[m]]
        assert all(interchangeable(view, a, b) for a, b in same), labels
    assert len(kinds) > 30
    assert {kind for kind in kinds if not kind.startswith("window:")} <= set(KINDS)


def test_every_kind_of_question_in_the_engine_has_words():
    """So that a new question of the engine is missed here, not by a player."""
    files = [
        *(source_of(engine).parent / "rules").rglob("*.py"),
        source_of(interpret),
    ]
    said = "".join(path.read_text(encoding="utf-8") for path in files)
    found = set(re.findall(r'Decision\((?:[^"]|"seat")*?"(?!seat")([\w: ]+)"', said))
    picked = re.findall(r'pick_(?:units|cards)\([^()]*?(?:\([^()]*\)[^()]*?)*"([\w ]+)"', said)
    picked += re.findall(r'question\(c, "([\w ]+)"', said)
    found |= {f"choose:{what}" for what in picked}
    assert len(found) > 30 and "choose:put counters" in found
    assert found == {kind.partition(" of")[0] for kind in KINDS if kind not in WORDINGS}


@pytest.mark.parametrize("lang", LANGS)
def test_what_options_are_about_is_at_the_table_and_no_option_is_about_a_hidden_card(names, asked, lang):
    for view in asked:
        asking = Asking(view.decision, view, names, lang)
        there = {0, *asking.seen.units}
        for source, target, kind in asking.subjects():
            assert {source, target} <= there or view.decision.kind.startswith("choose:")
            assert -1 <= kind < 2 * view.cards


@pytest.mark.parametrize("lang", LANGS)
def test_a_chance_says_what_is_pending_what_a_pass_brings_and_its_rule(names, asked, lang):
    seen, more = {}, set()
    for view in asked:
        asking = Asking(view.decision, view, names, lang)
        chance = asking.chance()
        assert (chance is not None) == view.decision.kind.startswith("window:")
        if chance is not None:
            assert not RAW.search(chance.pending + chance.if_pass + chance.title)
            assert asking.prompt() and chance.if_pass[-1] not in ".。"
            if chance.pending:
                assert chance.pending[-1] in ".。" and chance.pending not in asking.prompt()
                more.add(view.decision.kind.removeprefix("window:"))
            seen.setdefault(view.decision.kind.removeprefix("window:"), set()).add((chance.title, chance.rule))
    assert more == {"prevent"}
    assert {kind: len(found) for kind, found in seen.items()} == {"open": 1, "reroll": 1, "prevent": 1, "disrupt": 1}
    assert {rule for found in seen.values() for _, rule in found} == {f"SW-POP-{n}" for n in (5, 7, 8, 9)}


@pytest.mark.parametrize(
    ("lang", "prompt", "pending", "if_pass", "evade"),
    [
        (
            "en",
            "3 damage is about to land on Obi-Wan Kenobi (C). Prevent some?",
            "It has 2 health: unprevented, it is discarded.",
            "all 3 land",
            "Evade 2 · pay 2 Force",
        ),
        (
            "pl",
            "Obi-Wan Kenobi (C) zaraz otrzyma 3 obrażenia. Zapobiec części?",
            "Wytrzymałość: 2. Bez zapobiegania zostanie odrzucona.",
            "wchodzą wszystkie: 3",
            "Unik 2 · zapłać 2 punkty Mocy",
        ),
        (
            "ja",
            "Obi-Wan Kenobi (C)に3ダメージが入ります。軽減しますか？",
            "残り耐久力は2です。軽減しないと捨てられます。",
            "3ダメージすべてを受けます",
            "回避2 · フォース2点を支払う",
        ),
    ],
)
def test_a_prevention_chance_says_what_lands_and_what_is_left(names, lang, prompt, pending, if_pass, evade):
    """SW-POP-8, SW-KW-EVADE-1: health 4 with 2 counters."""
    view = next(one for one in load("star-wars") if one.id == "evade-does-not-heal").open().match.view(1)
    asking = Asking(view.decision, view, names, lang)
    chance = asking.chance()
    said = (asking.prompt(), chance.pending, chance.if_pass, asking.labels()[1])
    assert tuple(text.replace("\u00a0", " ") for text in said) == (prompt, pending, if_pass, evade)
    (unit,) = [one.id for one in view.arenas["character"] if one.seat == 1]
    assert asking.subjects() == [(0, 0, -1), (unit, 0, -1)]
    assert chance.rule == "SW-POP-8"


def labels_of(names, view, verb, lang):
    """The labels of all options with a verb, without no-break spaces."""
    asking = Asking(view.decision, view, names, lang)
    found = zip(view.decision.options, asking.labels(), strict=True)
    return [label.replace("\u00a0", " ") for option, label in found if option.verb == verb]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            {
                "put": r"\(costs \d+ build points?\)",
                "partial": r"\(needs \d+, gets \d+ counters?: all that is left, which ends your setup\)",
                "start": r"\(needs \d+ counters?\)",
                "add": r"\(has \d+, needs \d+\)",
                "number": r"\(then it has \d+, needs \d+\)|: that completes it$|\(\d+ more than it needs\)",
            },
        ),
        (
            "pl",
            {
                "put": r"\(koszt: \d+ punkt\w* budowy\)",
                "partial": r"\(potrzebuje \d+, dostaje \d+ żeton\w*: wszystko, co zostało; to kończy ustawianie\)",
                "start": r"\(potrzebuje: \d+ żeton\w*\)",
                "add": r"\(ma \d+, potrzebuje \d+\)",
                "number": r"\(będzie \d+, potrzebuje \d+\)|: to cały koszt$|\(o \d+ więcej, niż potrzeba\)",
            },
        ),
        (
            "ja",
            {
                "put": r"（コスト：ビルドポイント\d+点）",
                "partial": r"（必要\d+個、残りのカウンター\d+個をすべて置き、準備を終える）",
                "start": r"（必要：カウンター\d+個）",
                "add": r"（いま\d+個、必要\d+個）",
                "number": r"（\d+個になる、必要\d+個）|：これで完成$|（必要より\d+多い）",
            },
        ),
    ],
)
def test_every_number_of_a_build_label_says_what_it_is(names, asked, lang, words):
    """SW-BUILD-5, SW-SETUP-4, SW-SETUP-7: points that are paid and counters that lie there are told apart."""
    kinds = ("setup", "build", "counters")
    for verb, form in words.items():
        views = [one for one in asked if one.decision.kind in kinds and one.decision.options[0].verb != "done"][:400]
        found = [label for view in views for label in labels_of(names, view, verb, lang)]
        assert found and all(re.search(form, label) for label in found), (verb, found[:3])


@pytest.mark.parametrize(
    ("lang", "cost"),
    [
        ("en", r"\(costs \d+ build points?; "),
        ("pl", r"\(koszt: \d+ punkt\w* budowy; "),
        ("ja", r"（コスト：ビルドポイント\d+点。"),
    ],
)
def test_a_card_that_is_stacked_costs_build_points_only_before_the_first_turn(names, asked, lang, cost):
    """SW-SETUP-13: each pays its own full cost; later it was paid already."""
    for kind in ("setup", "build"):
        views = [one for one in asked if one.decision.kind == kind]
        found = [label for view in views for label in labels_of(names, view, "stack", lang)]
        assert found and all(bool(re.search(cost, label)) == (kind == "setup") for label in found), (kind, found[:3])


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["(then it has 3, needs 4)", "Add 2 counters: that completes it", "(1 more than it needs)"]),
        ("pl", ["(będzie 3, potrzebuje 4)", "Dołóż 2 żetony: to cały koszt", "(o 1 więcej, niż potrzeba)"]),
        ("ja", ["（3個になる、必要4個）", "カウンター2個を置く：これで完成", "（必要より1多い）"]),
    ],
)
def test_counters_say_when_they_complete_a_card_and_when_they_are_too_many(names, lang, words):
    """SW-BUILD-5."""
    drawing = "dark  built: TIE Bomber EX-1-2 {2}   points: 3\nlight\nstep: build dark"
    match = stolik.table("star-wars", drawing).match
    match.answer(next(one for one in match.decision.options if one.verb == "add"))
    view = match.view(0)
    found = labels_of(names, view, "number", lang)
    assert len(found) == 3 and all(text.endswith(end) for text, end in zip(found, words, strict=True)), found


@pytest.mark.parametrize(
    ("place", "foe", "units", "hit", "begins"),
    [
        (
            "space",
            "TIE Fighter DS-3-12",
            "X-Wing Red Two [Biggs Darklighter (A)], ",
            "Luke's X-Wing (A)",
            "X-Wing Red Two: ",
        ),
        ("character", "Geonosian Warrior", "Jawa, ", "Obi-Wan Kenobi (C)", "Evade 2"),
    ],
)
def test_what_prevents_is_named_unless_it_is_what_the_damage_hits(names, place, foe, units, hit, begins):
    """SW-POP-8."""
    drawing = f"dark  {place}: {foe}\nlight  {place}: {units}{hit}   force: 4\nstep: {place}   "
    view = stolik.table("star-wars", f"{drawing}damage: 2 from {foe} to {hit}").match.view(1)
    (label,) = labels_of(names, view, "use", "en")
    assert label.startswith(begins)


@pytest.mark.parametrize(
    ("lang", "start", "end"),
    [
        ("en", "Start building a unit: all", "end your setup."),
        ("pl", "Zacznij budować jednostkę.", "zakończ przygotowanie."),
        ("ja", "ユニットのビルドを始めてください。", "対戦準備を終えてください。"),
    ],
)
def test_setup_asks_only_for_what_can_be_done(names, asked, lang, start, end):
    """SW-SETUP-7, SW-SETUP-9: where no unit can be paid in full, nobody is asked to put one into its arena."""
    told = {}
    for view in [one for one in asked if one.decision.kind == "setup"]:
        verbs = frozenset(option.verb for option in view.decision.options)
        told.setdefault(verbs, Asking(view.decision, view, names, lang).prompt())
    assert told[frozenset({"partial"})].startswith(start) and told[frozenset({"done"})].endswith(end)
    assert not any(said.startswith(start) or said.endswith(end) for verbs, said in told.items() if "put" in verbs)


@pytest.mark.parametrize(
    ("lang", "mission", "location"),
    [
        ("en", "Complete the mission: ", "Put the Location in place: "),
        ("pl", "Wykonaj misję: ", "Połóż lokację: "),
        ("ja", "ミッションを完成させる：", "ロケーションを置く："),
    ],
)
def test_what_is_no_unit_is_completed_in_words_of_its_own(names, asked, lang, mission, location):
    """SW-MISSION-2, SW-LOC-1: a Mission is done, a Location is put in place."""
    starts = {"mission": mission, "location": location}
    seen = set()
    for view in asked:
        for option, label in zip(view.decision.options, Asking(view.decision, view, names, lang).labels(), strict=True):
            if option.verb == "complete":
                (unit,) = [one for one in view.seats[view.decision.seat].zone if one.id == option.args[0]]
                kind = names.card(unit.cards[-1]).kind
                seen.add(kind)
                assert label.startswith(starts[kind])
    assert seen == {"mission", "location"}


@pytest.mark.parametrize(
    ("lang", "warned", "told"),
    [
        ("en", "(it would be discarded: another of that name is in play)", "another unit of that name was in play"),
        (
            "pl",
            "(zostanie odrzucona: jednostka o tej nazwie jest już w grze)",
            "W grze była już jednostka o tej nazwie",
        ),
        ("ja", "（同じ名前のユニットが場にあるので捨てられる）", "同じ名前のユニットがすでに場にあった"),
    ],
)
def test_a_second_unique_is_warned_of_and_told(names, lang, warned, told):
    """SW-STACK-3: before it is deployed, and when it goes."""
    t = next(one for one in load("star-wars") if one.id == "the-second-one-is-discarded").open()
    view = t.match.view(0)
    assert [warned in label for label in labels_of(names, view, "deploy", lang)] == [True]
    t.do("dark deploys Darth Maul (B)")
    events = [event.to_data() for event in t.match.events[-1]]
    lines = log.lines(events, names, ("Ala", "Hana"), 0, lang)
    assert any(told in plain(line.text).replace("\u00a0", " ") for line in lines)
