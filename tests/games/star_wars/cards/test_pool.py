"""The pool as a whole: what is there, and that the trees are spelt as the engine reads them."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from stolik.cardgame.ast import Called, Lasting, Node, Step, When, Which
from stolik.games.star_wars.ast.nodes import ARENAS, KEYWORDS, Activated, Barred, Keyword, Pilot, Reserves, Said, Sort
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.ast.words import OWN
from stolik.games.star_wars.cards import pool
from stolik.games.star_wars.rules.steps import INTERPRETER
from stolik.games.star_wars.rules.tables import nodes_of
from stolik.games.star_wars.text.grammar.log import BARRED
from stolik.games.star_wars.text.lexicon.en import NAMED

CARDS = tuple(pool().values())
UNITS = tuple(card for card in CARDS if card.kind in ARENAS)


def words_of(said: object) -> set[str]:
    """The words that a field takes, as its type says them."""
    found = get_args(said)
    return {said} if isinstance(said, str) else {word for one in found for word in words_of(one)}


EVENTS, PLACES, UNTIL = (words_of(OWN[key]) for key in ((When, "event"), (Which, "where"), (Lasting, "until")))


def nodes(cls: type) -> list[tuple[StarWarsCard, Node]]:
    """All nodes of a class, with their cards."""
    return [(card, node) for card in CARDS for node in nodes_of(card) if isinstance(node, cls)]


def test_there_are_enough_of_each_kind() -> None:
    found = Counter(card.kind for card in CARDS)
    assert sum(found.values()) >= 240
    assert found["battle"] >= 45 and found["mission"] >= 35 and found["location"] >= 12
    assert len({card.id for card, _ in nodes(Pilot)}) >= 12


def test_a_card_has_what_its_kind_has() -> None:
    """SW-DECK-1: units have a build cost and three numbers, unique ones a version letter; Battle cards have no build
    cost, Missions have one and an effect."""
    for card in CARDS:
        assert card.name and card.side in ("dark", "light", "neutral"), card.id
        if card.kind in ARENAS:
            assert card.cost > 0 and card.speed >= 0 and card.power >= 0 and card.subtypes, card.id
            said = [node.health for node in nodes_of(card) if isinstance(node, Said)]  # in the place of a printed one
            assert (card.health > 0) != any(n != 0 for n in said), card.id
            assert len(card.version) <= 1 and not card.plays and "(" not in card.name, card.id
        elif card.kind == "battle":
            assert card.cost == 0 and card.plays and not card.version, card.id
        else:
            assert card.kind in ("mission", "location") and not card.plays, card.id
            assert card.kind == "location" or card.do is not None, card.id
    assert {card.version for card in CARDS if card.kind == "character"} >= {"", "A", "B", "C"}


def test_no_card_is_there_twice() -> None:
    """A name and version stands for one card."""
    assert [name for name, n in Counter((card.name, card.version) for card in CARDS).items() if n > 1] == []


@pytest.mark.parametrize("side", ["dark", "light"])
@pytest.mark.parametrize("keyword", [*KEYWORDS, "pilot"])
def test_each_keyword_is_on_cards_that_either_side_may_play(keyword: str, side: str) -> None:
    found = set()
    for card in CARDS:
        if card.side not in (side, "neutral"):
            continue
        for node in nodes_of(card):
            words = {Keyword: "name", Activated: "keyword"}
            word = getattr(node, words[type(node)]) if type(node) in words else ""
            word = {Reserves: "reserves", Pilot: "pilot"}.get(type(node), word)
            if word == keyword:
                found.add(card.id)
    assert len(found) >= (1 if keyword == "bombard" else 2), found  # Light has one that bombards in these sets


def test_events_and_places_are_those_of_the_engine() -> None:
    assert {node.event for _, node in nodes(When)} <= EVENTS
    assert {node.where for _, node in nodes(Which)} <= PLACES
    assert {node.until for _, node in nodes(Lasting)} <= UNTIL
    assert {node.do for _, node in nodes(Barred)} <= set(BARRED)


def test_words_of_type_lines_and_names_are_spelt_as_they_are_printed() -> None:
    lines = {word for card in CARDS for word in (card.kind, card.side)} | {"unit"}
    for card, node in nodes(Sort):
        in_a_line = any(f" {node.word} " in f" {one.subtypes} " for one in CARDS)
        assert node.word in lines or in_a_line, (card.id, node.word)
    names = {card.name for card in CARDS} | set(NAMED)  # some cards that others name are not read
    for card, node in nodes(Called):
        assert node.name in names, (card.id, node.name)


def test_every_step_has_a_handler() -> None:
    used = {type(node) for card in CARDS for node in nodes_of(card) if isinstance(node, Step)}
    assert used <= set(INTERPRETER.handlers)
