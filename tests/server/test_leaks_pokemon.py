"""What a viewer of a Pokémon table may not know changes nothing that is sent to that viewer."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from stolik.kernel.contract import Choice
from stolik.match import Match
from stolik.server import protocol as p
from stolik.server.history import LISTS

from .test_leaks import everything_sent, stop_clocks, twin

HALVES = ("Roaring Blaze", "Static Fang", "Overvoltage", "First Strike", "Last Words", "Great Tide")
DECKS = ("Terra Firma", "Inferno Zone", "Breakthrough", "Dark Rampage", "Flourish", "Powerhouse")


def play(seed: int, until: int) -> Match:
    """A random game of two theme decks, up to some answer."""
    decks = (DECKS[seed % 6], DECKS[(seed + 1) % 6])
    options = {"format": ("duel", "double")[seed % 2], "cut": seed % 3 == 0}
    match = Match("pokemon", decks, seed, options, ("Ala", "Bolek"), LISTS)
    choice = Choice(seed)
    while match.turn < until and match.decision is not None:
        match.answer(choice.answer(match.decision))
    return match


def messages(match: Match, seat: int | None, rng: random.Random) -> list[p.Incoming]:
    """What a client can ask without changing the table: why not, previews, what could be done, taking back, the whole
    state again."""
    v = match.turn
    intents = [(option.verb, list(option.args)) for option in match.intents(0 if seat is None else seat)]
    said: list[p.Incoming] = [p.ResumeMessage(p.Seen(-1)), p.ResumeMessage(p.Seen(max(0, v - 1)))]
    for n, (verb, args) in enumerate([*rng.sample(intents, min(8, len(intents))), ("play", [3]), ("attack", [99, 0])]):
        said.append(p.WhyMessage(p.Question(1000 + n, verb, args)))
    said += [p.PreviewMessage(p.Choice(2000 + n, v, [n])) for n in range(4)]
    return [*said, p.CouldMessage(p.Wonder(2500, v)), p.UndoMessage(p.Regret(4001))]


async def hides(
    play: Callable[[int, int], Match], seat: int | None, monkeypatch: pytest.MonkeyPatch, games: int, until: int
) -> None:
    """What `seat` is sent of games up to some answer is the same in worlds that differ in what it may not know."""
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    stop_clocks(monkeypatch)
    rng = random.Random(2026)
    different = 0
    for n in range(games):
        match = play(n, rng.randrange(1, until))
        said = messages(match, seat, rng)
        lang, lines = p.LANGS[n % 3], n % 4 == 3
        true = await everything_sent(match.clone(), seat, lang, lines, n, said)
        for luck in range(2):
            other = twin(match, seat, luck)
            different += other.key() != match.key()
            assert await everything_sent(other, seat, lang, lines, n, said) == true
        assert len(true) > (1 if lines else 10)
    assert different > games, "the deals hardly differed, so the comparison says little"


def play_four(seed: int, until: int) -> Match:
    """The same of two teams."""
    decks = tuple(HALVES[(seed + n) % len(HALVES)] for n in range(4))
    options = {"version": ("1.0", "1.1")[seed % 2], "winner_chooses": seed % 3 == 0}
    match = Match("pokemon-2v2", decks, seed, options, ("Ala", "Bolek", "Celina", "Darek"), LISTS)
    choice = Choice(seed)
    while match.turn < until and match.decision is not None:
        match.answer(choice.answer(match.decision))
    return match


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
async def test_of_two_teams_each_sees_what_partners_may(seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """P2-SETUP-4: the partner's hand is known, which is all that a viewer of two knows more."""
    await hides(play_four, seat, monkeypatch, games=12, until=140)


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_hidden_cards_change_nothing_that_is_sent(seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    await hides(play, seat, monkeypatch, games=24, until=90)
