"""Hints and lists of moves: they know no more than their seat, and do without a game's own words."""

from __future__ import annotations

import random

import pytest
from tests.games.test_bots import begun
from tests.kernel.thieves import ThievesGame

from stolik import Match
from stolik.kernel.contract import Choice
from stolik.simulation.hints import Future, Prospect, hint
from stolik.simulation.moves import moves
from stolik.text.phrase import LANGS

THIEVES = ThievesGame()


def twin(match: Match, seat: int, luck: int) -> Match:
    """The same match with other hidden cards, and other luck."""
    other = match.clone()
    other._state = match.rules.determinise(match._state, seat, luck)
    assert other.key() != match.key()
    return other


def token_battle(seed: int) -> Match:
    match, choice = Match("token-battle", ("Crossfire", "Carousel"), seed), Choice(seed)
    for _ in range(seed * 3):
        match.answer(choice.answer(match.decision))
    return match


@pytest.mark.parametrize("n", range(4))
@pytest.mark.parametrize("name", ["token-battle", "pokemon", "pokemon-2v2", "star-wars"])
def test_what_is_hidden_changes_neither_a_hint_nor_what_could_be_done(name: str, n: int) -> None:
    match = token_battle(n + 1) if name == "token-battle" else begun(name, n % 3, (30, 38, 47, 24)[n])
    assert match.decision is not None
    seat, lang = match.decision.seat, LANGS[n % 3]
    told = hint(match, lang), moves(match, lang)
    for luck in range(2):
        other = twin(match, seat, luck)
        assert (hint(other, lang), moves(other, lang)) == told


def test_what_differs_from_world_to_world_is_not_known() -> None:
    """Whoever calls the coin will draw seven cards, and does not know which."""
    match = Match("pokemon", ("Breakthrough", "Powerhouse"), 1)
    decision = match.decision
    assert decision is not None
    prospect = Prospect(match, decision, decision.options[:1])
    drawn = [e["kinds"] for e in prospect._futures(prospect.picks, 0)[0].events if e["e"] == "CardsDrawn"]
    assert drawn and prospect.known(lambda one: cards(one, decision.seat)) is None
    assert prospect.known(lambda one: list(map(len, cards(one, decision.seat)))) == [7]


def cards(one: Future, seat: int) -> list[list[int]]:
    return [event["kinds"] for event in one.events if event["e"] == "CardsDrawn" and event["seat"] == seat]


@pytest.mark.parametrize("name", ["token-battle", "pokemon", "star-wars"])
def test_the_answer_of_a_hint_may_be_given(name: str) -> None:
    match, rng = token_battle(0) if name == "token-battle" else begun(name, 0, 0), random.Random(7)
    for _ in range(12):
        found = hint(match, "en")
        assert match.decision is not None and match.decision.permits(found.picks)
        match.answer_at(found.picks)
        for _ in range(rng.randrange(4)):
            if match.decision is not None:
                match.answer(Choice(rng.randrange(99)).answer(match.decision))


@pytest.mark.parametrize("name", ["token-battle", "pokemon", "pokemon-2v2", "star-wars"])
def test_every_option_is_listed_once(name: str) -> None:
    match = token_battle(2) if name == "token-battle" else begun(name, 1, 20)
    for _ in range(15):
        if match.decision is None:
            break
        listed = [n for group in moves(match, "ja") for one in group.possible for n in one.picks]
        assert sorted(listed) == list(range(len(match.decision.options)))
        match.answer(Choice(match.turn).answer(match.decision))


# ---- games that say nothing themselves


def test_a_game_without_a_line_of_its_own_has_a_hint() -> None:
    """Bots only play it on: the reason is what came of it."""
    match, said = Match(THIEVES, ["Standard"] * 4, 5), set()
    for _ in range(12):
        found = hint(match, "pl")
        assert found.said.startswith("Podpowiedź: ") and match.decision is not None
        said.add(found.reason.replace("\u00a0", " ").partition(" wygrywa ")[0])
        match.answer_at(found.picks)
    rated = "Komputer niczego innego nie ocenia wyżej."
    assert said == {rated, "W partiach rozegranych dalej losowo"}


def test_a_game_without_a_line_of_its_own_says_what_could_be_done() -> None:
    match = Match(THIEVES, ["Standard"] * 4, 5)
    found = moves(match, "en")
    assert [group.key for group in found] == ["asked"] and found[0].possible
    assert all(one.rule.startswith("TH-") and one.text for group in found for one in group.refused)


def test_nobody_is_advised_when_the_game_is_over() -> None:
    match = Match(THIEVES, ["Standard"] * 4, 5)
    match.concede(0)
    for ask in (hint, moves):
        with pytest.raises(ValueError, match="nobody is asked"):
            ask(match, "en")
