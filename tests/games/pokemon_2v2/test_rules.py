"""Rules of two against two that a drawing shows only in part: decks, chances, settings, seats, and cards that no
bundled deck has."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik import IllegalAnswer, Match, Option
from stolik.cardgame.ast import SELF, Some, Which, one
from stolik.catalog import game as find_game
from stolik.decks.deck import Deck, DeckError
from stolik.games.pokemon.ast.nodes import DEFENDING, CannotPlay, Kind, Lasting, Leave, Move, Onto, Search, Switch
from stolik.games.pokemon.ast.printed import Attack, Card
from stolik.games.pokemon.rules import drawing_teams
from stolik.games.pokemon.rules.check import census
from stolik.games.pokemon.rules.events import CardsMoved
from stolik.games.pokemon.rules.formats import MULTI_CITES, WORDS
from stolik.kernel.contract import Choice
from stolik.kernel.rules import SetupError
from stolik.scenarios.table import table

MULTI = find_game("pokemon-2v2")
DECKS = MULTI.decks
BASIC = Which("card", where="deck", filters=(Kind("basic pokemon"),))
CALLER = Card(
    "sm1-900", "Caller", "pokemon", "basic", hp=60, types="C",
    attacks=(
        Attack("Call", "", do=Search(Some(0, 2, BASIC), "bench")),
        Attack("Roar", "", do=Switch(DEFENDING, by="opponent")),
        Attack("Call All", "", do=Search(Some(0, None, BASIC), "bench")),
        Attack("Give Back", "", do=Move(one(Which("energy card", on=DEFENDING)), "hand")),
        Attack("Rest", "", do=Lasting(CannotPlay(Kind("supporter")), "you", "your next turn")),
        Attack("Go Home", "", do=Leave(SELF, "deck")),
        Attack("Hide", "", do=Move(one(Which("card", where="hand")), "deck top")),
    ),
)  # fmt: skip
CHARGER = Card(
    "sm1-901", "Charger", "trainer", "item",
    do=Move(one(Which("card", where="hand", filters=(Kind("basic energy"),))), Onto(one(Which("pokemon")))),
)  # fmt: skip
MORE = MULTI.with_cards(CALLER, CHARGER)


def draw(drawing, *luck):
    """A table over the pool with two cards more."""
    return table(MORE, drawing, None, luck)


@pytest.fixture
def match():
    return Match(MULTI, DECKS[:4], 3, {}, ("Ann", "Bea", "Cid", "Dan"))


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_exactly_four_decks_are_needed(count):
    """P2-SETUP-1, P2-SC-01: three or five players, or a team of one, are refused."""
    with pytest.raises(SetupError, match="needs 4 decks"):
        Match(MULTI, (DECKS * 2)[:count], 1)
    with pytest.raises(SetupError, match="4 decks are needed") as refused:
        MULTI.rules.check_decks(type("S", (), {"decks": ((),) * count}), 4)
    assert refused.value.rule == "P2-SETUP-1"


@pytest.mark.parametrize(
    ("cards", "rules"),
    [
        ({"sm9-40": 2, "sm1-123": 2, "sm1-167": 26}, set()),
        ({"sm9-40": 2, "sm1-123": 2, "sm1-167": 27}, {"P2-SETUP-2"}),
        ({"sm9-40": 2, "sm1-123": 2, "sm1-167": 25}, {"P2-SETUP-2"}),
        ({"sm9-40": 2, "sm1-123": 3, "sm1-167": 25}, {"P2-SETUP-3"}),
        ({"sm1-123": 2, "sm1-167": 28}, {"P2-SETUP-3"}),
        ({"sm5-140": 1, "smp-SM66": 2, "sm1-164": 27}, {"P2-SETUP-3"}),
    ],
)
def test_a_half_deck_is_judged(cards, rules):
    """P2-SETUP-2, P2-SETUP-3, P2-SC-02: thirty cards, two of a name, basic Energy without limit, a Basic Pokémon."""
    deck = Deck("tried", MULTI.id, (tuple(card for card, count in cards.items() for _ in range(count)),))
    assert {problem.rule for problem in MULTI.check(deck)} == rules
    if rules:
        with pytest.raises(DeckError, match=sorted(rules)[0]):
            Match(MULTI, (deck, *DECKS[:3]), 1)


def test_partners_may_both_play_two_of_a_card():
    """P2-SETUP-3, P2-SC-02: the decks of a team are counted separately."""
    assert Match(MULTI, (DECKS[0],) * 4, 1).decision is not None


def test_the_toss_is_fair():
    """P2-SETUP-5: either team wins it about as often."""
    first = Counter(Match(MULTI, DECKS[:4], seed).decision.seat for seed in range(200))
    assert set(first) == {0, 1} and min(first.values()) > 70


def test_the_winner_of_the_toss_may_choose():
    """P2-SETUP-5: with `winner_chooses` the winning team says whether it goes first."""
    for seed in range(4):
        match = Match(MULTI, DECKS[:4], seed, {"winner_chooses": True})
        winner = match.decision.seat
        assert match.decision.kind == "go-first"
        match.answer(match.decision.find("second", ()))
        assert match.decision.kind == "earlier" and match.decision.seat == 1 - winner


@pytest.mark.parametrize(("start", "asked"), [("0", 0), ("1", 1)])
def test_the_team_that_starts_may_be_given(start, asked):
    """P2-SETUP-5, P2-SETUP-6: each team then names its earlier player, the first team before the other."""
    match = Match(MULTI, DECKS[:4], 1, {"start": start})
    assert match.decision.seat == asked
    assert [option.args for option in match.decision.options] == [(asked,), (asked + 2,)]
    match.answer(match.decision.options[1])
    match.answer(match.decision.options[0])
    assert match.view(None).order == (asked + 2, 1 - asked, asked, 3 - asked)


def test_who_holds_a_basic_may_not_redraw(match):
    """P2-SETUP-12, P2-SC-04: nobody is ever asked to; all that is offered is the toss, the order, and laying out."""
    kinds = set()
    choice = Choice(1)
    while match.decision.kind != "turn":
        kinds.add(match.decision.kind)
        match.answer(choice.answer(match.decision))
    assert kinds <= {"earlier", "lay-active", "lay-bench", "extra-to"}


@pytest.mark.parametrize("seat", range(4))
def test_who_resigns_resigns_for_the_team(match, seat):
    """P2-END-5: the other team has won."""
    match.concede(seat)
    assert match.outcome.rule == "P2-END-5"
    assert match.outcome.returns == tuple(-1 if (one - seat) % 2 == 0 else 1 for one in range(4))


def test_no_seat_answers_for_another(match):
    """P2-TURN-1: what is offered to one is refused to the others, with whose turn it is as the reason."""
    choice = Choice(1)
    while match.decision.kind != "turn":
        match.answer(choice.answer(match.decision))
    mover = match.decision.seat
    assert {match.why_not(seat, Option("end")).rule for seat in range(4) if seat != mover} == {"P2-TURN-1"}
    with pytest.raises(IllegalAnswer):
        match.answer(Option.foreign("bench", (0,)))


def test_decks_hold_only_cards_of_their_owners():
    """P2-FIELD-4, P2-FIELD-5: thirty cards of each player are somewhere, and no deck or Prize row has a foreign one."""
    for seed in range(6):
        match, choice = Match(MULTI, [DECKS[(seed + 3 * n) % 8] for n in range(4)], seed), Choice(seed)
        while match.decision is not None:
            match.answer(choice.answer(match.decision))
            state = match._state
            for seat, own in enumerate(state.seats):
                assert len(census(state, seat)) == 30
                assert all(kind // state.fixed.size == seat for kind in (*own.deck, *own.prizes))


def test_a_hand_that_goes_into_the_deck_whole_is_shown_to_nobody():
    """P2-SETUP-4, P2-FIELD-7: of each hand only the team that held it knows which cards went; not who played Judge."""
    drawing = """
        A+C  active: Zapdos, Shinx
        B+D  active: Azelf, Bronzor
        A    hand: Judge, Switch
        B    hand: Potion, Nest Ball
        turn: A
    """
    match = Match.from_state(MULTI, drawing_teams.read(drawing, MULTI.rules), 1)
    match._state.luck = 7
    match.answer(next(option for option in match.decision.options if option.verb == "play"))
    moved = [event for event in match.events[-1] if isinstance(event, CardsMoved) and event.to == "deck"]
    assert [event.seat for event in moved] == [0, 1]
    told = [[-1 not in event.seen_by(seat).kinds for seat in (0, 1, 2, 3, None)] for event in moved]
    assert told == [[True, False, True, False, False], [False, True, False, True, False]]


def test_a_random_card_is_any_card_of_the_hand_alike():
    """P2-FIELD-11: over many shuffles each of the four cards, the partner's too, is chosen about as often."""
    drawing = """
        A+C  active: Zapdos, Shinx
        B+D  active: Azelf, Bronzor
        A    hand: Guzma@C, Nest Ball, Switch, Judge
        B    hand: Tormenting Spray
        turn: B
    """
    hit = Counter()
    for seed in range(400):
        state = drawing_teams.read(drawing, MULTI.rules)
        match = Match.from_state(MULTI, state, seed)
        match._state.luck = seed * 7919 + 1
        match.answer(next(option for option in match.decision.options if option.verb == "play"))
        match.answer(match.decision.options[0])
        assert match.view(1).seats[0].hand == (-1,) * 4
        match.answer(match.decision.options[2])
        hit.update(kind for event in match.events[-1] if hasattr(event, "kinds") for kind in event.kinds[:1])
    assert len(hit) == 4 and min(hit.values()) > 60


def test_several_pokemon_fill_the_active_spot_first():
    """P2-FIELD-15: of two that are put out at once the first becomes Active, the other is Benched."""
    t = draw(
        """
        A+C  active: Caller
        B+D  active: Azelf, Bronzor
        A    deck: Switch, Zapdos, Shinx, Switch
        """
    )
    t.do("A attacks 'Call' with Caller", "A chooses Zapdos, Shinx")
    t.look("A active Caller, Zapdos", "A bench Shinx")


def test_a_free_active_place_is_room_beside_the_bench():
    """P2-FIELD-15, P2-FIELD-2: with an empty Bench and one Active Pokémon there is room for five."""
    t = draw(
        """
        A+C  active: Caller
        B+D  active: Azelf, Bronzor
        A    deck: Zapdos, Shinx, Poliwag, Clamperl, Carnivine, Switch
        """
    )
    t.do("A attacks 'Call All' with Caller", "A chooses Zapdos, Shinx, Poliwag, Clamperl, Carnivine")
    t.look("A active Caller, Zapdos", "A bench Shinx, Poliwag, Clamperl, Carnivine")


def test_your_next_turn_is_the_partners():
    """P2-TURN-20: what binds "you" during "your next turn" binds the partner, whose turn that is, and nobody after."""
    t = draw(
        """
        A+C  active: Caller, Zapdos
        B+D  active: Azelf, Bronzor
        A    hand: Judge
        C    hand: Judge
        """
    )
    t.do("A attacks 'Rest' with Caller", "B ends the turn").look("C may not play Judge")
    t.do("C ends the turn", "D ends the turn").look("A may play Judge")


def test_every_deck_that_gets_a_card_back_is_shuffled():
    """P2-FIELD-5, P2-FIELD-7: the Pokémon goes to A's deck, the Energy on it to C's, and both are shuffled."""
    t = draw(
        """
        A+C  active: Caller {P@C}, Zapdos
        B+D  active: Azelf, Bronzor
        A    deck: Switch
        C    deck: Switch
        """,
        "S", "S",
    )  # fmt: skip
    t.do("A attacks 'Go Home' with Caller").look("A deck 2", "C deck 2", "told DeckShuffled, DeckShuffled").done()


def test_what_is_given_back_to_opponents_goes_to_its_owner():
    """P2-FIELD-10, P2-FIELD-4: the user's hand takes cards of the own team only."""
    t = draw(
        """
        A+C  active: Caller, Zapdos
        B+D  active: Azelf@D {P}, Bronzor
        """
    )
    t.do("A attacks 'Give Back' with Caller", "A chooses Azelf")
    t.look("D hand Psychic Energy", "A hand none", "B hand Grass Energy")


def test_what_was_shown_of_a_hand_is_forgotten_owner_by_owner():
    """P2-FIELD-6, P2-FIELD-11: a card laid unseen on A's deck is one of A's; the partner's is known to be there yet."""
    t = draw(
        """
        A+C  active: Caller, Zapdos
        B+D  active: Azelf, Bronzor
        A    hand: Guzma@C, Nest Ball, Switch   shown: Guzma@C, Nest Ball
        """
    )
    t.look("B sees A hand Guzma, Nest Ball, ?")
    t.do("A attacks 'Hide' with Caller", "A chooses Switch")
    t.look("B sees A hand Guzma, ?", "A deck top Switch")


def test_an_opponent_who_chooses_is_the_next_in_turn():
    """P2-TEXT-13, P2-TEXT-11: of the team the player whose turn comes next decides."""
    t = draw(
        """
        A+C  active: Caller, Zapdos
        B+D  active: Azelf, Bronzor   bench: Shinx, Poliwag
        turn: C
        """
    )
    t.do("C attacks 'Roar' with Caller", "C chooses Azelf")
    assert t.match.decision.seat == 3


@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_effects_that_attach_energy_are_not_barred(version):
    """P2-V11-2: version 1.1 bars A's attachment of the turn, not one that a Trainer makes."""
    t = draw(
        f"""
        A+C  active: Azelf, Zapdos
        B+D  active: Shinx, Bronzor
        A    hand: Charger, Lightning Energy
        turn: A   round: 1   options: version={version}
        """
    )
    t.do("A plays Charger", "A chooses Zapdos").look("Zapdos energy L")


@pytest.mark.parametrize(
    ("allowed", "offered"), [("true", "A may play Switch"), ("false", "A may not play Switch: P2-BASE-2")]
)
def test_trainers_in_the_first_turn_are_a_setting(allowed, offered):
    """P2-BASE-2: allowed unless the table says otherwise, and then only A is barred."""
    t = draw(
        f"""
        A+C  active: Azelf, Zapdos   bench: Shinx
        B+D  active: Shinx, Bronzor   bench: Azelf
        A    hand: Switch
        B    hand: Switch
        turn: A   round: 1   options: first_turn_trainers={allowed}
        """
    )
    t.look(offered).do("A ends the turn").look("B may play Switch")


def test_the_table_of_words_names_a_rule_for_each_meaning():
    """P2-TEXT-1..5, P2-TEXT-8..10: what "you", "opponent" and "each" mean is data, with its rule."""
    assert {whose for whose, _ in WORDS} == {"you", "opponent", "each"}
    assert {reach for reach, _ in WORDS.values()} == {"user", "side", "one", "all"}
    assert all(rule.startswith("P2-TEXT-") for _, rule in WORDS.values())
    assert all(rule.startswith("P2-") for rule in MULTI_CITES.values())


def test_whose_turn_it_is_attaches_and_evolves_also_on_a_partners_pokemon():
    """P2-TURN-12: the events name the player who does it, not the one whose Pokémon it is."""
    t = draw(
        """
        A+C  active: Charmander (sm9-12)@C, Zapdos
        B+D  active: Azelf, Bronzor
        A    hand: Fire Energy, Charmeleon (sm9-13)
        """
    )
    t.do("A attaches Fire Energy to Charmander (sm9-12)", "A evolves Charmander (sm9-12) into Charmeleon (sm9-13)")
    told = [event for events in t.match.events for event in events]
    assert [event.seat for event in told if type(event).__name__ in ("CardAttached", "PokemonEvolved")] == [0, 0]
