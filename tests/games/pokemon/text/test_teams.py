"""What is said at a Pokémon table of four, in three languages: events, questions, refusals, ends."""

import re

import pytest

from stolik.cardgame.ast import Lasting
from stolik.catalog import game, load_game
from stolik.decks.deck import Deck
from stolik.games.pokemon.rules import events as happening
from stolik.games.pokemon.rules import formats
from stolik.games.pokemon.rules.card_tables import LATER
from stolik.games.pokemon.text import asks, log, problems, refusals
from stolik.games.pokemon.text.grammar.log import EFFECTS
from stolik.games.pokemon.text.table import KindNames
from stolik.kernel.contract import Choice
from stolik.kernel.decision import Decision, Option
from stolik.match import Match
from stolik.text.phrase import plain
from stolik.text.table import SpokenTo
from stolik.text.trees import nodes

MULTI = game("pokemon-2v2")
POOL = MULTI.rules.pool
NAMES = KindNames(tuple(POOL.values()))
LANGS = ("en", "pl", "ja")
PEOPLE = ("Ala", "Bea", "Cid", "Dan")
CITED = (
    *formats.MULTI_CITES.values(),
    *("P2-TURN-7", "P2-TURN-9", "P2-TURN-35", "P2-V11-1"),
)
each_lang = pytest.mark.parametrize("lang", LANGS)


@pytest.fixture(scope="module")
def decks():
    return MULTI.decks


def sit(decks, n, **options):
    return Match(MULTI, [decks[(n + 3 * seat) % len(decks)] for seat in range(4)], n, options, PEOPLE)


@pytest.fixture(scope="module")
def played(decks):
    """Games over all half decks, each with every question that was asked."""
    found = []
    for n in range(len(decks)):
        match = sit(decks, n, winner_chooses=n % 2 == 0, version=("1.0", "1.1")[n % 2], first_turn_trainers=n % 3 > 0)
        choice, questions = Choice(n), []
        while match.decision is not None and match.turn < 2000:
            questions.append(match.view(match.decision.seat))
            match.answer(choice.answer(match.decision))
        found.append((match, questions))
    return found


def said(event, viewer, lang):
    return plain(log.sentence(event.seen_by(viewer).to_data(), SpokenTo(NAMES, PEOPLE, viewer, lang)))


# ---- the log


@each_lang
def test_every_event_has_a_sentence_for_each_of_four_and_a_spectator(played, lang):
    heard = [event for match, _ in played for events in match.events for event in events]
    assert len({type(event) for event in heard}) > 30
    for event in heard[::3]:
        told = [said(event, viewer, lang) for viewer in (0, 1, 2, 3, None)]
        assert all(text and not {"{", "}", "#"} & set(text) and text[-1] in ".。" for text in told), event


@each_lang
def test_whoever_is_spoken_of_is_named_to_the_other_three(played, lang):
    """P2-TURN-40, 41: with four "your opponent" would be one of two, and the partner's coin is not one's own."""
    told = (happening.CoinFlipped, happening.PrizeTaken, happening.HandShown, happening.DeckSearched)
    heard = [event for match, _ in played for events in match.events for event in events if isinstance(event, told)]
    assert {type(event) for event in heard} == set(told)
    for event in heard:
        for viewer in (0, 1, 2, 3, None):
            assert (PEOPLE[event.seat] in said(event, viewer, lang)) == (viewer != event.seat)


@each_lang
def test_nobody_is_called_the_opponent(played, lang):
    one = {"en": "opponent|other player", "pl": "przeciwnik|drugi gracz", "ja": "相手"}[lang]
    heard = [event for match, _ in played for events in match.events for event in events]
    assert not [event for event in heard[::5] if re.search(one, said(event, 0, lang))]


def test_a_turn_says_its_round():
    """P2-TURN-1, 2: turns 5 to 8 are round 2."""
    began = [happening.TurnBegan(2, 4), happening.TurnBegan(0, 5)]
    assert [said(event, 2, "en").replace("\u00a0", " ") for event in began] == [
        "Turn 4, round 1: you.",
        "Turn 5, round 2: Ala.",
    ]
    assert said(began[1], 2, "ja") == "5番目の番（2巡目）：Ala。"


def test_the_toss_is_won_by_a_team():
    """P2-SETUP-5."""
    won = happening.TossWon(1)
    assert [said(won, viewer, "en") for viewer in (1, 3, 0, None)] == [
        *["Your team wins the toss."] * 2,
        *["Team Bea/Dan wins the toss."] * 2,
    ]
    assert said(won, 2, "pl") == "Losowanie wygrywa drużyna Bea/Dan."
    assert said(won, 2, "ja") == "抽選に勝ったのはBea・Danペア。"


def test_a_pile_of_the_other_team_is_of_both():
    """P2-FIELD-3: one discard pile for each team, P2-FIELD-5: a deck for each player."""
    assert said(happening.DeckSearched(0, 1, "discard"), 2, "en") == "Ala searched Bea/Dan's discard pile."
    assert said(happening.DeckSearched(0, 2, "discard"), 2, "en") == "Ala searched your discard pile."
    assert said(happening.DeckSearched(0, 3, "deck"), 2, "en") == "Ala searched Dan's deck."


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ala's cards moved from the hand into the deck, each to that of its owner: Guzma."),
        ("pl", "Karty gracza Ala z\u00a0ręki do talii, każda do swojego właściciela: Guzma."),
        ("ja", "Alaの手札からGuzmaをそれぞれの持ち主の山札にもどした。"),
    ],
)
def test_a_partners_card_goes_home_and_its_owner_stays_hidden(lang, told):
    """P2-FIELD-5, 7, 11."""
    guzma = list(POOL).index("sm3-115")
    moved = [happening.CardsMoved(0, (kind,), (0, 2), "hand", "deck") for kind in (guzma + 2 * len(POOL), guzma)]
    assert said(moved[0], 2, lang) == told != said(moved[1], 2, lang)
    assert said(moved[0], 1, lang) == said(moved[1], 1, lang)


@each_lang
def test_every_lasting_effect_of_a_card_has_words(lang):
    cards = (*POOL.values(), *game("pokemon").rules.pool.values())
    trees = [(card.do, card.statics, card.abilities, *(one.do for one in card.attacks)) for card in cards]
    given = {type(node.what) for tree in trees for node in nodes(tree) if isinstance(node, Lasting)}
    lasting = {LATER.get(what, what).__name__ for what in given}
    assert len(lasting) > 10 and lasting <= set(EFFECTS)
    told = [log.effect(what, "", lang) for what in EFFECTS]
    assert len(set(told)) == len(told) and all(told)


@each_lang
@pytest.mark.parametrize(
    ("kind", "rule"), [("rules", f"P2-END-{n}") for n in (1, 2, 3, 4)] + [(kind, None) for kind in ("resign", "time")]
)
def test_a_team_wins_and_both_of_it_are_told_so(kind, rule, lang):
    """P2-END-1..5."""
    told = [plain(log.outcome(kind, 1, PEOPLE, viewer, lang, rule)) for viewer in (0, 1, 2, 3, None)]
    assert told[1] == told[3] != told[0] == told[2]
    assert all("Bea" in text and "Dan" in text for text in (told[0], told[4]))
    assert plain(log.outcome("rules", -1, PEOPLE, 0, lang, "P2-END-4")) not in told


def test_an_end_is_told_in_words():
    ends = [("rules", "P2-END-3", 3), ("rules", "P2-END-2", 0), ("resign", None, None)]
    assert [plain(log.outcome(kind, 0, PEOPLE, viewer, "pl", rule)) for kind, rule, viewer in ends] == [
        "Skończyła się jedna z\u00a0talii twojej drużyny. Wygrywa drużyna Ala/Cid.",
        "Drużyna Bea/Dan nie ma już Pokémonów w\u00a0grze. Wygrywa twoja drużyna.",
        "Drużyna Bea/Dan poddaje partię. Wygrywa drużyna Ala/Cid.",
    ]


# ---- questions


@each_lang
def test_every_question_has_a_sentence_and_a_label_for_each_option(played, lang):
    kinds = set()
    for _, questions in played:
        for view in questions[::2]:
            asking = asks.Asking(view.decision, view, NAMES, lang, PEOPLE)
            kinds.add(view.decision.kind)
            assert asking.prompt()[-1] in ".?。？か"
            assert all(label and "{" not in label for label in asking.labels())
    assert len(kinds) > 15 and kinds <= set(asks.KINDS)


def test_two_active_pokemon_and_their_attacks_are_told_apart(played):
    """P2-TURN-30, 31: one of two attacks, and one of two is attacked."""
    views = [
        view for _, questions in played for view in questions if view.decision.kind in ("turn", "choose:defending")
    ]
    for view in views:
        asking = asks.Asking(view.decision, view, NAMES, "en", PEOPLE)
        verbs = ("attack", "retreat", "pokemon")
        told = [asking.option(one.verb, one.args) for one in view.decision.options if one.verb in verbs]
        assert len(set(told)) == len(told)


def test_players_are_chosen_by_their_names(played):
    """P2-TEXT-4, P2-PRIZE-3: of two opponents or partners one is named; the own team's seats too, since both may be one
    person's."""
    view = next(view for _, questions in played for view in questions if view.decision.seat == 1)
    decision = Decision(1, "taker", (Option("seat", (1,)), Option("seat", (3,))))
    asking = asks.Asking(decision, view, NAMES, "pl", PEOPLE)
    assert asking.labels() == ["Ty, miejsce\u00a0B", "Dan, miejsce\u00a0D"]
    foes = Decision(1, "choose:foe", (Option("seat", (0,)), Option("seat", (2,))))
    assert asks.Asking(foes, view, NAMES, "pl", PEOPLE).labels() == ["Ala", "Cid"]

    extra = Decision(1, "extra-to", (*decision.options, Option("no")))
    labels = asks.Asking(extra, view, NAMES, "en", ("Ala", "Bea", "Cid", "Bea (2)")).labels()
    assert labels == ["You, seat\u00a0B", "Bea (2), seat\u00a0D", "Nobody"]


def test_a_prize_in_the_turn_of_another_and_the_first_actives_are_explained(played):
    """P2-PRIZE-8, P2-SETUP-8."""
    told = {}
    for _, questions in played:
        for view in questions:
            if view.decision.kind in ("prize", "lay-active") and not view.decision.about and view.decision.most:
                told[view.decision.kind] = asks.Asking(view.decision, view, NAMES, "en", PEOPLE).prompt()
    assert told["prize"].startswith("A Pokémon of the other team was Knocked Out. Choose ")
    assert told["lay-active"].endswith(" for the Active Spot. Your team needs two there in all.")


def test_a_switch_says_on_which_side(played):
    """Guzma asks twice, once for each side."""
    view = next(view for _, questions in played for view in questions if view.decision.kind == "turn")
    seat = view.decision.seat
    told = []
    for side in (seat % 2, 1 - seat % 2):
        options = tuple(Option("pokemon", (mon.id,)) for mon in view.sides[side].active)
        decision = Decision(seat, "choose:switch out", options)
        told.append(asks.Asking(decision, view, NAMES, "en", PEOPLE).prompt())
    assert told == [
        "Choose a Pokémon of yours to go to the Bench.",
        "Choose a Pokémon of the other side to go to the Bench.",
    ]


@pytest.mark.parametrize(
    ("lang", "asked", "told", "refused"),
    [
        ("en", "Use Let Loose?", "Marshadow used Let Loose.", "This Ability was used"),
        ("pl", "Użyć zdolności Let Loose?", "Marshadow używa zdolności: Let Loose.", "Tej zdolności użyto"),
        ("ja", "特性「Let Loose」を使いますか？", "マーシャドーが特性「Let Loose」を使った。", "この特性は"),
    ],
)
def test_what_was_a_power_is_an_ability(decks, lang, asked, told, refused):
    """P2-BASE-5."""
    number = list(POOL).index("sm35-45")
    assert said(happening.PowerUsed(0, 3, number, "Let Loose"), 0, lang) == told
    assert refusals.text("PK-POWER-2", lang, {"pokemon": POOL["sm35-45"]}).startswith(refused)
    decision = Decision(0, "choose:power", (Option("yes"), Option("no")), about=(number, 3))
    assert asks.Asking(decision, sit(decks, 1).view(0), NAMES, lang, PEOPLE).prompt().endswith(asked)


# ---- refusals


@each_lang
def test_every_rule_that_can_be_cited_has_a_sentence(lang):
    assert {rule for rule in refusals.RULES if rule.startswith("P2-")} == set(CITED)
    told = {rule: refusals.text(rule, lang) for rule in CITED}
    assert all(text[-1] in ".。" and "{" not in text for text in told.values())
    assert len(set(told.values())) == len(told)


@each_lang
def test_every_refusal_of_a_game_has_a_sentence(decks, lang):
    cited = set()
    for n in range(len(decks)):
        match = sit(decks, n, version=("1.0", "1.1")[n % 2], first_turn_trainers=n % 3 > 0)
        choice = Choice(n)
        while match.decision is not None and match.turn < 60:
            for seat in range(4) if match.turn % 3 == 0 else ():
                for intent in match.intents(seat):
                    if refusal := match.why_not(seat, intent, lang):
                        cited.add(refusal.rule)
                        assert refusal.text and "{" not in refusal.text
            match.answer(choice.answer(match.decision))
    assert {"P2-TURN-1", "P2-TURN-4", "P2-TURN-7", "P2-TURN-13", "P2-TURN-14", "P2-V11-1"} <= cited


def test_a_refusal_names_whom_it_speaks_of():
    facts = {"names": PEOPLE, "seat": 0, "to_move": 2, "last": 3, "limit": 4}
    told = {rule: refusals.text(rule, "en", facts) for rule in ("P2-TURN-1", "P2-TURN-7", "P2-FIELD-2")}
    assert told["P2-TURN-1"] == "It is Cid's turn now."
    assert told["P2-TURN-7"].startswith("In round\u00a01 nobody attacks before Dan.")
    assert told["P2-FIELD-2"] == "Your team's Bench is full: it holds 4\u00a0Pokémon."
    assert refusals.text("P2-TURN-9", "pl", facts).endswith("pierwszy atak należy do gracza Dan.")
    assert refusals.text("P2-FIELD-2", "pl", facts).endswith("mieści 4\u00a0Pokémony.")


@pytest.mark.parametrize(
    ("board", "card", "pokemon", "rule", "when"),
    [
        ("B  hand: Luxray\nturn: B   round: 1", "Luxray", "Luxio", "P2-TURN-14", "from your turn in round 2 on"),
        ("D  hand: Luxray\nturn: D   round: 1", "Luxray", "Luxio", "P2-TURN-14", "from Bea's turn in round 2 on"),
        ("D  hand: Luxray\nturn: D   round: 2", "Luxray", "Luxio", "P2-TURN-14", "from Bea's turn in round 3 on"),
        ("B  hand: Luxray\nturn: B   round: 2", "Luxray", "Luxio", "P2-TURN-14", "from Dan's turn in round 2 on"),
        ("B  hand: Luxio\nturn: B   round: 1", "Luxio", "Shinx", "P2-TURN-14", "from Dan's turn in round 1 on"),
        (
            "D  hand: Raichu-GX\nturn: D   round: 1",
            "Raichu-GX",
            "Pikachu",
            "P2-TURN-13",
            "from Bea's turn in round 2 on",
        ),
    ],
)
def test_what_evolves_too_early_is_told_when_it_can(board, card, pokemon, rule, when):
    """P2-TURN-13, 14, 16..18."""
    state = MULTI.drawing.read(
        f"A+C  active: Azelf, Azelf\nB+D  active: Pikachu (sm4-30), Azelf  bench: Shinx, Luxio\n{board}", MULTI.rules
    )
    for mon in state.mons.values():
        name = state.top(mon).name
        if name in ("Shinx", "Luxio"):
            mon.came, mon.evolved = (state.turn, mon.evolved) if name == "Shinx" else (mon.came, state.turn)
    match = Match.from_state(MULTI, state, 1, PEOPLE)
    mon = next(one.id for one in state.mons.values() if state.top(one).name == pokemon)
    kind = next(kind for kind in state.seats[state.to_move].hand if state.card(kind).name == card)
    refusal = match.why_not(state.to_move, Option("evolve", (kind, mon)), "en")
    assert refusal.rule == rule and when in refusal.text.replace("\u00a0", " ")


def test_what_evolves_from_a_pokemon_that_is_not_there_is_told_so():
    """PK-EVO-1."""
    facts = {"card": POOL["sm35-29"], "pokemon": POOL["sm35-45"], "own": True, "from_name": "Pikachu"}
    told = [refusals.text("PK-EVO-1", "en", {**facts, "lower": lower}) for lower in (True, False)]
    assert told == [
        "Raichu-GX doesn't evolve from Marshadow.",
        "Raichu-GX evolves from Pikachu: there is none on your side.",
    ]


@each_lang
def test_an_attack_whose_own_text_forbids_it_is_not_said_to_be_on_the_bench(lang):
    """P2-TURN-10: D alone may use an attack of the first turn of who goes second."""
    state = MULTI.drawing.read(
        "A+C  active: Shinx, Azelf {P}\nB+D  active: Shinx, Shinx\nturn: A   round: 2", MULTI.rules
    )
    match = Match.from_state(MULTI, state, 1, PEOPLE)
    attacks = [intent for intent in match.intents(0) if intent.verb == "attack" and intent.args[0] == 2]
    told = [refusal.text for intent in attacks if (refusal := match.why_not(0, intent, lang))]
    assert len(told) == 1 and "Psychic Abduction" in told[0]


def test_a_full_bench_is_counted_as_the_setting_says(decks):
    """P2-FIELD-2: `bench_limit` 4 or 5."""
    match = sit(decks, 1, bench_limit=5, start="0")
    match.answer_at([0])
    match.answer_at([0])  # both teams have said who plays earlier
    told = [match.rules.facts(match._state, 0, Option("bench", (kind,))) for kind in match.view(0).seats[0].hand]
    assert len(told) == 7 and {facts["limit"] for facts in told} == {5}


@each_lang
def test_what_keeps_a_half_deck_from_being_played_is_said(decks, lang):
    """P2-SETUP-2, 3."""
    (cards,) = decks[0].stacks
    basic = next(key for key in cards if POOL[key].kind == "energy")
    item = next(key for key in cards if POOL[key].kind == "trainer")
    bad = {
        "P2-SETUP-2": Deck("31", MULTI.id, ((*cards, basic),)),
        "P2-SETUP-3": Deck("3 of a name", MULTI.id, ((*[item] * 3, *[basic] * 27),)),
    }
    for rule, deck in bad.items():
        found = MULTI.check(deck)
        assert {problem.rule for problem in found} == {rule}
        assert len({problems.text(one, lang) for one in found}) == len(found)


# ---- names


@each_lang
def test_the_game_and_its_settings_have_names(lang):
    """P2-V11-6, P2-FIELD-2, P2-END-3, P2-SETUP-5, P2-BASE-2; `start` is a setting of the ordinary game too."""
    assert "2" in MULTI.spoken.name(lang)
    for option in MULTI.options:
        told = [MULTI.words.choice_label(option.key, choice, lang) for choice in option.choices]
        assert len({MULTI.words.option_label(option.key, lang), *told}) == len(told) + 1
        assert MULTI.words.option_help(option.key, lang)[-1] in ".。"
    assert MULTI.words.option_label("start", lang) != load_game("pokemon").words.option_label("start", lang)
