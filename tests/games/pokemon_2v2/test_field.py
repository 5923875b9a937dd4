"""P2-FIELD: the field, and whose cards are whose, beside what the scenarios show."""

from __future__ import annotations

from collections import Counter

from stolik import Match
from stolik.games.pokemon.rules import drawing_teams
from stolik.games.pokemon.rules.check import census
from stolik.kernel.contract import Choice

from .tables import DECKS, MULTI, draw


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
