"""Records of games whose deck lists stay closed: what a viewer may have of them, and that it is the same game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from stolik.catalog import game as find_game
from stolik.closing import close
from stolik.decks.deck import Deck
from stolik.kernel.closed import CLOSED_LISTS, is_closed
from stolik.kernel.fair import Deal, check, part_seal
from stolik.kernel.replay import Record, RecordError, Reseed
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup
from stolik.kernel.unknown import told
from stolik.match import Match, card_fingerprint

GAMES = ("pokemon", "pokemon-2v2", "star-wars")


def decks(game: Any, seed: int) -> list[Deck]:
    """A bundled deck for each seat, in an order that tells nothing."""
    chance = random.Random(seed)
    there = [[deck for deck in game.decks if game.seat_of(deck) in (None, seat)] for seat in range(game.seats)]
    chosen = [one[(seed + seat) % len(one)] for seat, one in enumerate(there)]
    return [Deck(deck.name, game.id, tuple(tuple(chance.sample(s, len(s))) for s in deck.stacks)) for deck in chosen]


@cache
def played(name: str, seed: int = 1, answers: int = 150) -> Match:
    """A game of random players that was dealt from a secret and the parts of their browsers, with a step back."""
    game = find_game(name)
    setup = Setup(name, tuple(deck.stacks for deck in decks(game, seed)), {CLOSED_LISTS: True})
    parts = [f"{n}" * 64 for n in range(game.seats)]
    salts = ["ab12"[n] * 64 for n in range(game.seats)]
    cards, seals = card_fingerprint(game, setup), [part_seal(part) for part in parts]
    deal = Deal.sealed("T1", setup, game.rules.version, cards, range(game.seats), seals, "5" * 64, salts)
    deal.parts = list(parts)
    match = Match(game, decks(game, seed), deal.seed(), setup.options)
    match.record.deal = deal
    bots = [game.bot("random", seed=seed + seat) for seat in range(game.seats)]
    while (decision := match.decision) is not None and match.turn < answers:
        match.answer(bots[decision.seat].choose(match.view(decision.seat), decision, match.worlds(decision.seat)))
        if match.turn == 40 and not deal.undone:
            match.undo(35)
            match.renew(Reseed(deal.again(0)))
            deal.undone = 1
    return match


@cache
def closed(name: str, viewer: int | None) -> Record:
    match = played(name)
    return close(match.game, match.record, [viewer])


def keys(record: Record) -> list[list[str]]:
    return [[card for stack in deck for card in stack] for deck in record.setup.decks]


def tellings(record: Record, viewer: int | None) -> Iterator[Any]:
    """What a viewer is told by each entry of a record."""
    match = Match.from_record(record)
    for n, events in enumerate(match.events):
        yield [event.seen_by(viewer) for event in events], told(match.rules, match._after(n), viewer)


EVERYWHERE = pytest.mark.parametrize(("name", "viewer"), [(name, viewer) for name in GAMES for viewer in (0, 1, None)])


@EVERYWHERE
def test_the_viewer_of_a_closed_record_is_told_what_was_told_in_the_game(name: str, viewer: int | None) -> None:
    assert list(tellings(closed(name, viewer), viewer)) == list(tellings(played(name).record, viewer))


@EVERYWHERE
def test_a_card_that_is_closed_is_nowhere_in_the_closed_record(name: str, viewer: int | None) -> None:
    true, record = keys(played(name).record), closed(name, viewer)
    hidden = {card for deck, left in zip(true, keys(record)) for card, shown in zip(deck, left) if is_closed(shown)}
    still = {card for deck in keys(record) for card in deck}
    assert hidden - still and not any(f'"{card}"' in record.to_json() for card in hidden - still)
    assert viewer is None or keys(record)[viewer] == true[viewer]


@EVERYWHERE
def test_what_is_open_was_seen_but_for_one_card_in_ten(name: str, viewer: int | None) -> None:
    match, record = played(name), closed(name, viewer)
    kinds, seen = match._state.fixed.kinds, set[tuple[int, str]]()
    for one in tellings(match.record, viewer):
        seen |= {kinds[int(n)] for n in _numbers(one) if n < len(kinds)}
    opened = [(seat, card) for seat, deck in enumerate(keys(record)) for card in deck if not is_closed(card)]
    unseen = [one for one in opened if one[0] != viewer and one not in seen]
    assert len(unseen) * 10 <= sum(len(deck) for seat, deck in enumerate(keys(record)) if seat != viewer)


def _numbers(value: Any) -> Iterator[int]:
    return (int(part) for part in "".join(c if c.isdigit() else " " for c in repr(value)).split())


@pytest.mark.parametrize("name", GAMES)
def test_a_closed_card_is_shown_as_a_back_to_its_owner_too(name: str) -> None:
    true, match = played(name), Match.from_record(closed(name, 0))
    hands = [[game.view(1, n).seats[1].hand for n in range(true.turn)] for game in (true, match)]
    assert [len(hand) for hand in hands[0]] == [len(hand) for hand in hands[1]]
    assert any(-1 in hand for hand in hands[1]) and not any(-1 in hand for hand in hands[0])


@EVERYWHERE
def test_the_deal_of_a_closed_record_is_shown_to_be_fair(name: str, viewer: int | None) -> None:
    assert list(check(played(name).record)) == []
    assert list(check(Record.from_json(closed(name, viewer).to_json()))) == []


def other_card(data: dict[str, Any]) -> None:
    deck = data["setup"]["decks"][1][0]
    at = next(n for n, card in enumerate(deck) if not is_closed(card))
    deck[at] = next(card for card in deck if not is_closed(card) and card != deck[at])


def shut(data: dict[str, Any]) -> None:
    deck = data["setup"]["decks"][1][0]
    at = next(n for n, card in enumerate(deck) if not is_closed(card))
    deck[at] = f"closed:{at}"


def opened(data: dict[str, Any]) -> None:
    deck = data["setup"]["decks"][1][0]
    deck[next(n for n, card in enumerate(deck) if is_closed(card))] = deck[-1] if not is_closed(deck[-1]) else "dp1-1"


def swapped(data: dict[str, Any]) -> None:
    deck = data["setup"]["decks"][1][0]
    a, b = [n for n, card in enumerate(deck) if is_closed(card)][:2]
    deck[a], deck[b] = deck[b], deck[a]


def seal(data: dict[str, Any]) -> None:
    data["deal"]["places"][1][0] = "c" * 64


def fewer(data: dict[str, Any]) -> None:
    data["deal"]["places"][1].pop()


def more(data: dict[str, Any]) -> None:
    data["deal"]["places"][1].append("c" * 64)


@pytest.mark.parametrize("change", [other_card, shut, opened, swapped, seal, fewer, more])
def test_a_closed_deck_that_is_not_the_sealed_one_is_found(change: Callable[[dict[str, Any]], None]) -> None:
    data = json.loads(closed("pokemon", 0).to_json())
    change(data)
    assert [(one.code, one.seat) for one in check(Record.from_data(data))] == [("deck", 1)]


def test_a_game_of_open_lists_can_t_be_said_to_be_one_of_closed_ones() -> None:
    data = json.loads(closed("pokemon", 0).to_json())
    data["setup"]["options"] = {}
    assert [one.code for one in check(Record.from_data(data))] == ["terms", "seal"]


def test_who_looked_from_all_seats_may_have_all() -> None:
    record = close(played("star-wars").game, played("star-wars").record, [0, 1])
    assert keys(record) == keys(played("star-wars").record)


def test_nothing_that_opens_the_closed_cards_is_in_the_closed_record() -> None:
    deal = played("pokemon").record.deal
    assert deal is not None
    text = closed("pokemon", 0).to_json()
    assert not any(salt in text for salt in deal.salts) and played("pokemon").record.cards not in text


def test_a_record_that_can_t_be_closed_is_refused() -> None:
    game = played("pokemon").game
    with pytest.raises(RecordError, match="without that setting"):
        close(game, Match(game, decks(game, 1), 1).record, [0])
    with pytest.raises(RecordError, match="from a position"):
        close(game, played("pokemon").branch(3).record, [0])
    with pytest.raises(RecordError, match="closed already"):
        close(game, closed("pokemon", 0), [1])
    with pytest.raises(ValueError, match="no seat 2"):
        close(game, played("pokemon").record, [2])


def test_a_deck_whose_list_stays_closed_has_no_more_cards_than_there_are_closed_ones() -> None:
    game = find_game("star-wars")
    many = tuple((deck.cards * 3,) for deck in decks(game, 1))
    with pytest.raises(SetupError, match="at most 120 cards"):
        game.rules.deal(Setup(game.id, many, {CLOSED_LISTS: True}), 1)
