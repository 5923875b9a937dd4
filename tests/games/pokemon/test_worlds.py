"""Games as they might be: what a bot may imagine of the other player's cards."""

from __future__ import annotations

from collections import Counter

from stolik import Match
from stolik.cardgame.ast import Do
from stolik.games.pokemon.ast.nodes import Kind, LookAtPrizes, SwapPrize
from stolik.games.pokemon.ast.printed import Power
from stolik.games.pokemon.cards.recipes import basic
from stolik.games.pokemon.cards.recipes import pokemon as card
from stolik.games.pokemon.rules import atoms
from stolik.kernel.contract import Choice
from stolik.kernel.luck import seed_luck
from stolik.kernel.unknown import reshuffle

GUESSES = ("Inferno Zone", "Royal Frost", "Rebellion")


def played(decks, answers=60, seed=5):
    match = Match("pokemon", decks, seed=seed)
    choice = Choice(seed)
    for _ in range(answers):
        match.answer(choice.answer(match.decision))
    return match


def test_closed_lists_suppose_the_deck_that_fits_what_was_seen():
    match = played(("Terra Firma", "Royal Frost"))
    guesses = [match.game.deck(name).stacks for name in GUESSES]
    world = match.rules.determinise(match._state, 0, 3, guesses)
    royal = {1 * world.fixed.size + list(world.fixed.pool).index(card) for card in match.game.deck("Royal Frost").cards}
    assert set(world.seats[1].hand + world.seats[1].deck + world.seats[1].prizes) <= royal


def test_closed_lists_tell_nothing_of_the_true_deck():
    """Another deck behind the same table gives the same worlds."""
    match = played(("Terra Firma", "Royal Frost"), answers=9)
    guesses = [match.game.deck(name).stacks for name in GUESSES]
    s = match._state.clone()
    own = s.seats[1]
    other = sorted(own.deck)[0]
    own.deck = [other] * len(own.deck)
    keys = {match.rules.determinise(state, 0, 3, guesses).key() for state in (s, match._state)}
    assert len(keys) == 1


def test_a_world_with_a_supposed_deck_plays_on():
    match = played(("Terra Firma", "Dark Rampage"), answers=4)
    guesses = [match.game.deck(name).stacks for name in GUESSES]
    for luck in range(5):
        seat = match.decision.seat
        world = match.rules.determinise(match._state, seat, luck, guesses)
        again, choice = Match.from_state(match.game, world), Choice(luck)
        while again.decision is not None:
            again.answer(choice.answer(again.decision))
        assert again.outcome is not None


def reshuffled(table, seat=0):
    """What a seat has in twenty deals of what nobody knows, and what it has."""
    deals = []
    for luck in range(20):
        s = table.match._state.clone()
        s.luck = seed_luck(luck)
        reshuffle(table.match.rules, s)
        deals.append(s.seats[seat])
    return deals, table.match._state.seats[seat]


DECK = "B active: Bidoof\nA active: Bidoof   deck: Potion, Switch, Turtwig, Chikorita, Bidoof"


def test_cards_on_top_that_somebody_knows_stay_when_a_deck_is_dealt_anew(pokemon):
    deals, before = reshuffled(pokemon(f"{DECK}   known: 1:2"))
    assert {tuple(own.deck[-2:]) for own in deals} == {tuple(before.deck[-2:])}
    assert len({tuple(own.deck[:-2]) for own in deals}) > 3
    assert {tuple(sorted(own.deck)) for own in deals} == {tuple(sorted(before.deck))}


def test_who_knows_the_top_of_a_deck_knows_the_fewer_cards_the_more_are_drawn(pokemon):
    s = pokemon(f"{DECK}   known: 1:2").match._state.clone()
    own, top = s.seats[0], s.seats[0].deck[-1]
    assert atoms.draw_cards(s, 0, 1) == 1
    assert own.hand[-1] == top and own.known == (0, 1)
    atoms.draw_cards(s, 0, 2)
    assert own.known == (0, 0)


def test_prizes_are_dealt_anew_among_themselves_and_open_ones_stay(pokemon):
    deals, before = reshuffled(pokemon(f"{DECK}   prizes: Potion, Switch, Turtwig, Bidoof   open: 2"))
    assert {own.prizes[1] for own in deals} == {before.prizes[1]}
    assert {tuple(sorted(own.prizes)) for own in deals} == {tuple(sorted(before.prizes))}
    assert len({own.prizes[0] for own in deals}) == 3 and {tuple(own.hand) for own in deals} == {tuple(before.hand)}


def test_a_hand_from_which_one_chooses_without_looking_is_mixed_anew(pokemon):
    drawn = "B active: Chansey (pl1-69) hand: Potion (ex11-101), Switch (ex11-102)"
    table = pokemon(f"A active: Lickitung (pl1-80) {{C C C}}\n{drawn}", "S").do("A attacks 'Knock Off'")
    deals, _ = reshuffled(table, seat=1)
    assert len({tuple(own.hand) for own in deals}) == 2


def test_open_lists_keep_every_card():
    match = played(("Terra Firma", "Inferno Zone"))
    world = match.rules.determinise(match._state, 0, 8)
    for zone in ("hand", "deck", "prizes"):
        assert len(getattr(world.seats[1], zone)) == len(getattr(match._state.seats[1], zone))
    pooled = [Counter(s.seats[1].hand + s.seats[1].deck + s.seats[1].prizes) for s in (world, match._state)]
    assert pooled[0] == pooled[1] and world.seats[1].deck != match._state.seats[1].deck


DUSK = (
    "A active: Bidoof   hand: Dusk Ball   prizes: Turtwig, Grotle   "
    "deck: Lugia, Potion, Switch, Stantler, Bidoof, Stantler, Quagsire, Switch, Steelix, Grass Energy\nB active: Bidoof"
)


def imagined(table, seat=0):
    return [table.match.rules.determinise(table.match._state, seat, luck).seats[0] for luck in range(20)]


def test_cards_that_one_looks_at_under_a_deck_lie_there_in_each_world(pokemon):
    table = pokemon(DUSK).do("A plays Dusk Ball")
    assert {tuple(own.deck[:7]) for own in imagined(table)} == {tuple(table.match._state.seats[0].deck[:7])}
    assert len({tuple(own.deck[:7]) for own in imagined(table, seat=1)}) > 3


def test_who_looks_at_a_part_of_a_deck_does_not_know_its_prizes(pokemon):
    table = pokemon(DUSK).do("A plays Dusk Ball")
    assert len({tuple(sorted(own.prizes)) for own in imagined(table)}) > 3


CYRUS = (
    "A active: Bidoof   hand: Cyrus's Initiative\n"
    "B active: Bidoof   hand: Potion, Switch, Lugia   deck: Stantler, Quagsire, Steelix, Turtwig   prizes: Grotle x2"
)


def test_the_hand_into_which_one_looks_to_choose_is_the_true_one_for_who_looks_alone(pokemon):
    table = pokemon(CYRUS, "H", "H").do("A plays Cyrus's Initiative", "A chooses Switch")
    s, rules = table.match._state, table.match.rules
    hands = [{tuple(sorted(rules.determinise(s, seat, n).seats[1].hand)) for n in range(20)} for seat in (0, None)]
    assert hands[0] == {tuple(sorted(s.seats[1].hand))}
    assert len(hands[1]) > 3


def hidden_in(table, seat, drawn=30):
    """What lies hidden in the effect that runs, in worlds of a seat."""
    found = set()
    for luck in range(drawn):
        world = table.match.rules.determinise(table.match._state, seat, luck, None)
        found.add(next(f.names["secret"] for f in world.agenda if "secret" in getattr(f, "names", ())))
    return found


def test_who_guesses_a_coin_imagines_both_sides_and_who_covers_it_the_true_one(pokemon):
    """PK-POWER-1."""
    t = pokemon("A  active: Bidoof   bench: Unown [F] (dp4-56)\nB  active: Torterra")
    t.do("A uses 'FAKE' of Unown [F]", "A chooses tails")
    assert hidden_in(t, 1) == {0, 1} and hidden_in(t, None) == {0, 1} and hidden_in(t, 0) == {1}
    t.do("B chooses tails")


def test_who_guesses_a_type_imagines_a_pokemon_of_a_hand_that_has_one(pokemon):
    """PK-POWER-1; the true card may be another one in a world, never one that is no Pokémon."""
    t = pokemon(
        "A  active: Bidoof   bench: Unown [?]   hand: Torterra, Potion   prizes: 2\n"
        "A  deck: Infernape (dp1-5), Switch x3\n"
        "B  active: Torterra"
    )
    t.do("A uses '?' of Unown [?]", "A chooses Torterra")
    names = {t.match._state.card(kind).name for kind in hidden_in(t, 1)}
    assert names == {"Torterra", "Infernape"}
    for luck in range(20):
        world = t.match.rules.determinise(t.match._state, 1, luck, None)
        secret = next(f.names["secret"] for f in world.agenda if "secret" in getattr(f, "names", ()))
        assert secret in world.seats[0].hand
    t.do("B chooses 0")


def test_cards_that_were_set_aside_are_known_to_their_owner_alone(pokemon):
    """PK-POWER-1; who set them aside did it without looking."""
    t = pokemon(
        "A  active: Empoleon LV.X (dp1-120) < Empoleon (dp1-4)\n"
        "B  active: Torterra   hand: Potion, Switch   deck: Bidoof x4   prizes: 1",
        "S",
    )
    t.do("A uses 'Supreme Command' of Empoleon LV.X", "A chooses 1")
    t.look("B holds 1", "A sees B hand ?")

    def aside(seat):
        worlds = [t.match.rules.determinise(t.match._state, seat, luck, None) for luck in range(30)]
        return {world.card(world.lasting[1][0].what.kinds[0]).name for world in worlds}

    assert aside(1) == {"Potion"}
    assert aside(0) == {"Potion", "Switch", "Bidoof", "Grass Energy"} == aside(None)


def test_who_has_looked_at_all_its_prizes_knows_them_until_the_card_lies_there(pokemon):
    """PK-KO-2: one of them has come to the hand, and what lies in its place is asked for."""
    do = Do((LookAtPrizes(None), SwapPrize(Kind("pokemon"))))
    tess = card(basic("my-1", "Tess", "", 60, "C", None, None, 1), Power("Trick", do, healthy=False))
    a = "active: Tess   hand: Switch   prizes: Potion, Torterra, Potion   deck: Bidoof x9"
    t = pokemon(f"A  {a}\nB  active: Totodile", cards=[tess])
    t.do("A uses 'Trick' of Tess", "A chooses Torterra").look("A asked choose:trade")
    there = t.match._state.seats[0].prizes
    worlds = [t.match.rules.determinise(t.match._state, 0, luck, None) for luck in range(20)]
    assert all(world.seats[0].prizes == there for world in worlds)
    t.do("A chooses Switch")
