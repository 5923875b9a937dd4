"""What is said at a Pokémon table, in three languages: every event, every question, every refusal."""

import pytest

from stolik.catalog import game
from stolik.games.pokemon.rules import events as happening
from stolik.games.pokemon.text import asks, log, refusals
from stolik.games.pokemon.text.grammar.log import EFFECTS, ZONES_FROM, ZONES_TO
from stolik.games.pokemon.text.table import CONDITIONS, SIGNS, TYPES, KindNames
from stolik.kernel.contract import Choice
from stolik.kernel.decision import Decision, Option
from stolik.kernel.event import Event
from stolik.match import Match
from stolik.text.phrase import plain
from stolik.text.table import SpokenTo, word

LANGS = ("en", "pl", "ja")
PEOPLE = ("Ala", "Hana")
CLASSES = {
    name: kind
    for name, kind in vars(happening).items()
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == happening.__name__ and name[0] != "_"
}
RARE = [
    happening.BodyWorked(0, 3, 5, "Delta Storm"),
    happening.BodyWorked(0, 0, 5, ""),
    happening.DieRolled(1, 6),
    *[happening.Guessed(1, what, right) for what in ("heads", "tails", *TYPES) for right in (True, False)],
    *[happening.SignsShown(0, sign, "paper") for sign in SIGNS],
    happening.DeckCut(0, 1),
    happening.LayoutTaken(1, (1, 2)),
    happening.PokemonEvolved(0, 1, 5, 4, True),
    happening.PokemonExchanged(0, 1, 5, 4),
    happening.PokemonDevolved(3, 5, 6, "hand"),
    happening.PokemonDevolved(3, 5, 6, "deck"),
    happening.CardAttached(0, 5, 3, 6, "play"),
    happening.StadiumDiscarded(5),
    happening.PrizeTurned(1, 5),
    happening.PrizeTaken(0, (5,), None, 2),
    happening.SuddenDeathBegan(1),
    happening.Switched(0, 1, 5, 0, -1),
    happening.DamageDealt(1, 5, 0, 0, 50, ()),
    happening.HandShown(0, ()),
    *[happening.AttackStopped(1, 5, why) for why in ("confused", "effect", "text")],
    *[happening.CountersPut(1, 5, 2, 20, 50, why) for why in ("effect", "poisoned", "burned", "confused", "moved")],
    *[happening.CoinFlipped(0, True, why) for why in ("start", "effect", "asleep", "burned", "confused", "attack")],
    *[happening.ConditionGained(1, 5, condition) for condition in CONDITIONS],
    *[happening.CardsMoved(0, (5, 5), None, source, to) for source in ZONES_FROM for to in ZONES_TO],
    *[happening.AttachedDiscarded(1, 5, (6,), to) for to in ("discard", "hand", "deck top", "deck bottom", "deck")],
    *[happening.PokemonLeft(0, 1, 5, (6,), to) for to in ("hand", "deck", "deck top", "discard", "lost")],
    *[happening.EffectBegan(0, mon, 5, what, "Slash", 3, 4) for what in EFFECTS for mon in (0, 1)],
    *[
        happening.CardsLookedAt(0, (5,), (0,), who, zone)
        for zone in ("top", "bottom", "hand", "deck", "prizes")
        for who in (0, 1)
    ],
    *[happening.DeckSearched(0, who, zone) for zone in ("deck", "discard") for who in (0, 1)],
    *[happening.GameEnded(f"PK-END-{n}", 1) for n in (1, 2, 3, 4)],
    *[happening.GameEnded(f"P2-END-{n}", side) for n in (1, 2, 3, 4) for side in (0, 1)],
    happening.GameEnded("P2-END-4", -1),
    happening.EnergyTurned(1, 0, 5, False),
    happening.EnergyTurned(1, 0, 5, True),
    happening.TossWon(1),
    happening.OrderDecided((1, 0)),
]


@pytest.fixture(scope="module")
def names():
    return KindNames(tuple(game("pokemon").rules.pool.values()))


@pytest.fixture(scope="module")
def played():
    """Games between all theme decks of the earlier era and many of the later, each with every question that was
    asked."""
    decks = game("pokemon").decks
    found = []
    for n in range(36):
        options = {"format": ("duel", "double")[n % 2], "cut": n % 3 == 0, "start": ("coin", "die")[n % 5 == 0]}
        seats = (decks[n % 26], decks[(5 * n + 3) % 26])
        if n >= 26:
            options["format"] = "sun-moon"
            seats = (decks[26 + n % 19], decks[26 + (5 * n + 3) % 19])
        everything = game("pokemon").replaced(editions=())  # so that one table of names does for all of them
        match = Match(everything, seats, n, options, PEOPLE)
        choice, questions = Choice(n), []
        while match.decision is not None and match.turn < 2000:
            questions.append(match.view(match.decision.seat))
            match.answer(choice.answer(match.decision))
        found.append((match, questions))
    return found


def said(event, names, viewer, lang):
    return plain(log.sentence(event.seen_by(viewer).to_data(), SpokenTo(names, PEOPLE, viewer, lang)))


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_that_happens_has_a_sentence_for_everybody(names, played, lang):
    heard = [event for match, _ in played for events in match.events for event in events]
    assert {type(event).__name__ for event in (*heard, *RARE)} == set(CLASSES)
    for event in (*heard[:: len(heard) // 3000], *RARE):
        sentences = {said(event, names, viewer, lang) for viewer in (0, 1, None)}
        assert all(text and not {"{", "}", "#"} & set(text) and text[-1] in ".。" for text in sentences), event


@pytest.mark.parametrize("lang", LANGS)
def test_languages_say_the_same_kinds_of_things(names, lang):
    table = SpokenTo(names, PEOPLE, 0, lang)
    assert len({plain(log.sentence(event.to_data(), table)) for event in RARE}) > 0.9 * len(RARE)


def test_a_log_hides_what_others_drew_in_every_language_alike(names):
    drawn = happening.CardsDrawn(1, (5, 6), (1,))
    assert [said(drawn, names, 0, lang) for lang in LANGS] == [
        "Hana drew 2\u00a0cards.",
        "Hana dobiera 2\u00a0karty.",
        "Hanaは山札を2枚引いた。",
    ]
    assert names.name(5) in said(drawn, names, 1, "pl")


def test_damage_is_told_with_its_reckoning(names):
    steps = (("base", 50, 50, "PK-ATTACK-7", -1), ("weakness", 10, 60, "PK-ATTACK-4", -1))
    steps += (("resistance", -20, 40, "PK-ATTACK-5", -1), ("less", -10, 30, "PK-ATTACK-7", 7))
    event = happening.DamageDealt(1, 5, 30, 30, 50, steps).to_data()
    (line,) = log.lines([event], names, PEOPLE, 0, "en")
    assert plain(line.text) == f"{names.name(5)}: 30\u00a0damage. 20\u00a0HP left."
    assert [(step.change, step.result, step.rule) for step in line.steps] == [
        ("50", 50, "PK-ATTACK-7"),
        ("+10", 60, "PK-ATTACK-4"),
        ("\u221220", 40, "PK-ATTACK-5"),
        ("\u221210", 30, "PK-ATTACK-7"),
    ]
    assert line.steps[1].label == "Weakness" and names.name(7) in line.steps[3].label


def test_weakness_that_doubles_is_shown_so(names):
    steps = (("base", 30, 30, "PK-ATTACK-7", -1), ("weakness", 30, 60, "PK-ATTACK-4", -1))
    event = happening.DamageDealt(1, 5, 60, 60, 80, steps).to_data()
    assert log.steps(event, names, "pl")[1].change == "×2"


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_has_a_sentence_and_a_label_for_each_option(names, played, lang):
    kinds = set()
    for _, questions in played:
        for view in questions:
            asking = asks.Asking(view.decision, view, names, lang)
            labels = asking.labels()
            kinds.add(view.decision.kind)
            assert asking.prompt()[-1] in ".?。？か"
            assert all(label and "{" not in label for label in labels)
            assert len(labels) == len(view.decision.options)
    assert len(kinds) > 25 and kinds <= set(asks.KINDS)


def test_options_of_a_turn_are_told_apart(names, played):
    same = 0
    for _, questions in played:
        for view in questions:
            labels = asks.Asking(view.decision, view, names, "en").labels()
            same += len(labels) - len(set(labels))
    asked = sum(len(view.decision.options) for _, questions in played for view in questions)
    assert same < asked / 20


def test_a_question_names_its_card_and_counts_as_the_language_does(names, played):
    view = next(view for _, questions in played for view in questions if view.decision.kind == "lay-bench")
    view.decision.least, view.decision.most = 0, 3
    prompts = [asks.Asking(view.decision, view, names, lang).prompt() for lang in LANGS]
    assert prompts == [
        "Choose up to 3\u00a0Basic Pokémon for your Bench.",
        "Wybierz najwyżej 3\u00a0podstawowe Pokémony na ławkę.",
        "ベンチに出すたねポケモンを3枚まで選んでください。",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_a_sentence(played, lang):
    cited = set()
    for match, _ in played[:13]:
        for n in range(0, match.turn, 40):
            before = match.branch(n, 1, PEOPLE)
            for seat in (0, 1):
                for intent in before.intents(seat):
                    refusal = before.why_not(seat, intent, lang)
                    if refusal is not None:
                        cited.add(refusal.rule)
                        assert refusal.text and "{" not in refusal.text
    assert len(cited) > 12


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_a_last_wording_without_facts(lang):
    for rule in refusals.RULES:
        assert refusals.text(rule, lang)[-1] in ".。"
    with pytest.raises(KeyError):
        refusals.text("PK-KO-1", lang)


def test_refusals_name_what_is_missing_and_which_card_forbids(names):
    facts = {"missing": "LCC", "pool": game("pokemon").rules.pool, "attack": "Slash"}
    assert refusals.text("PK-ENERGY-2", "en", {"missing": "L"}) == "One Lightning Energy is missing."
    assert refusals.text("PK-ENERGY-2", "pl", facts) == (
        "Brakuje jednej energii elektrycznej i\u00a02 energii bezbarwnych."
    )
    assert refusals.text("PK-ENERGY-2", "ja", {"missing": "L"}) == "あと雷エネルギーが1個足りません。"
    told = refusals.text("dp1-1:CannotUse", "en", facts)
    assert told == "Dialga forbids it: Slash can't be used now."


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("kind", "rule"), [("rules", f"PK-END-{n}") for n in (1, 2, 3, 4)] + [("time", None), ("left", None)]
)
def test_every_end_is_told(kind, rule, lang):
    told = plain(log.outcome(kind, 1, PEOPLE, 0, lang, rule))
    assert "Hana" in told
    assert told != plain(log.outcome(kind, 0, PEOPLE, 0, lang, rule))


@pytest.mark.parametrize("lang", LANGS)
def test_a_word_from_a_table_is_typeset_like_the_sentence_around_it(lang):
    rows = (*ZONES_FROM.values(), *ZONES_TO.values())
    assert not any("~" in word(row, lang) for row in rows) and word(ZONES_FROM["hand"], "pl") == "z\u00a0ręki"


@pytest.mark.parametrize(
    ("lang", "power", "effect"),
    [
        ("en", "Arcanine: Use Flame Dash?", "Arcanine: Use the effect of Flame Dash?"),
        ("pl", "Arcanine: Użyć Poké-Poweru Flame Dash?", "Arcanine: Skorzystać z efektu: Flame Dash?"),
        ("ja", "ウインディ：ポケパワー「Flame Dash」を使いますか？", "ウインディ：「Flame Dash」の効果を使いますか？"),
    ],
)
def test_a_yes_or_no_names_the_ability_that_asks(lang, power, effect):
    rules = game("pokemon").rules
    number = list(rules.pool).index("dp3-22")
    names = KindNames(tuple(rules.pool.values()))
    view = Match("pokemon", ("Lavaflow", "Flourish"), 1).view(0)
    for kind, wanted in (("choose:power", power), ("choose:may", effect)):
        decision = Decision(0, kind, (Option("yes"), Option("no")), about=(number, 1))
        asked = plain(asks.Asking(decision, view, names, lang).prompt()).replace("\u00a0", " ")
        assert asked == wanted  # what a power does stands below the question


@pytest.mark.parametrize("lang", LANGS)
def test_cards_that_another_moves_are_told_by_whose_they_are(lang):
    """Mars of the opponent puts a card of one's own hand away: nobody says "you put"."""
    rules = game("pokemon").rules
    names = KindNames(tuple(rules.pool.values()))
    moved = happening.CardsMoved(0, (5,), None, "hand", "deck bottom").to_data()
    (line,) = log.lines([moved], names, PEOPLE, 0, lang)
    assert {"en": "Your cards moved", "pl": "Twoje karty z", "ja": "あなたの手札から"}[lang] in plain(line.text)
