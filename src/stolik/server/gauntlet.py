"""A set against the bundled ones that it may meet: which games those are, and what came of them. What takes long is
done by workers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import cycle, islice
from typing import Any, Final

import msgspec

from stolik.decks.deck import Deck
from stolik.game import Game
from stolik.kernel.luck import derive
from stolik.simulation.play import Plan, play
from stolik.simulation.run import headline, make_plan
from stolik.simulation.series import Series, Until
from stolik.simulation.tally import Result, Score, Tally

from . import gauntlet_bodies as gb
from .denied import Denied
from .judging import allowed_decks, game_of, problems_of
from .packing import NONE, Carried
from .rivals import of_their_years

BOT: Final = "greedy"
"""Who plays both sides: what match-ups are measured with."""
HALF: Final = 0.03
"""When there are enough games: half of the interval of all of them."""
MINE: Final = "mine"
"""What the set is called in plans; no bundled one is."""
SEED: Final = 18
"""All sets have the same luck, and a set the same figure every time."""
TOLD: Final = 3
"""So many match-ups are told as the best, and as the worst."""

Stacks = Sequence[Sequence[str]]


def entered(game: str, stacks: Stacks, lang: str, options: Mapping[str, Any], cards: Carried = NONE) -> list[Plan]:
    """The games of a set against each bundled one that it may meet, a plan for each; beside it and the other, where
    there are partners, sit the bundled ones that follow, so that each comes as often. Raises Denied for a set that may
    not be played, or meets none."""
    found = game_of(game, cards)
    wrong = problems_of(found, stacks, lang, options)
    if wrong:
        where = f"stack {wrong[0].stack}" if wrong[0].stack else None
        raise Denied(400, "bad-deck", message=wrong[0].text, rule=wrong[0].rule, where=where)
    mine = Deck(MINE, found.id, tuple(map(tuple, stacks)))
    others = opponents(found, mine, options)
    if not others or BOT not in found.bots:
        raise Denied(400, "gauntlet-none")
    plans = []
    for n in range(len(others)):
        met = [mine, *islice(cycle(others), n, n + found.seats - 1)]
        made = make_plan(found, met, [BOT] * found.seats, derive(SEED, n), options)
        plans.append(replace(made, lenient=True))
    return plans


def opponents(game: Game, mine: Deck, options: Mapping[str, Any]) -> list[Deck]:
    """The bundled sets that one may meet: of its years, of the other side where there are sides, and not itself."""
    same = [sorted(stack) for stack in mine.stacks]
    decks = [
        deck
        for deck in allowed_decks(game, options, None)
        if game.seating.can_meet(mine, deck) and [sorted(stack) for stack in deck.stacks] != same
    ]
    return of_their_years(game, decks, [mine.stacks])


def games_of(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    """These games of a plan, played."""
    return [play(plan, n)[0] for n in numbers]


def series_of(plans: Sequence[Plan], most: int) -> Series:
    """Their games, at most about so many in all. The sets take turns, so that what is told meanwhile is of all."""
    seats = len(plans[0].bots)
    each = max(1, -(-most // (len(plans) * seats))) * seats
    until = Until(HALF, "deck", lambda tallies: score_of(tallies).half)
    return Series(plans, [headline(plan, each) for plan in plans], each, until, each=seats)


def score_of(tallies: Sequence[Tally]) -> Score:
    """All games of the set."""
    return sum((tally.contestants.get(0, Score()) for tally in tallies), Score())


def line_of(decks: int, tallies: Sequence[Tally] = (), of: int = 0) -> gb.GauntletLine:
    """How it stands against so many, which are called by their names."""
    score = score_of(tallies)
    low, high = score.interval
    met: dict[str, Score] = {}
    for tally in tallies:
        for (one, other), games in tally.pairs.items():
            if one == MINE:
                met[other] = met.get(other, Score()) + games
    ranked = sorted(met.items(), key=lambda item: (-item[1].rate, item[0]))
    # Of many match-ups some stand out by chance: told are those whose interval lies apart from that of all.
    best = [_met(*one) for one in ranked if one[1].interval[0] > high]
    worst = [_met(*one) for one in reversed(ranked) if one[1].interval[1] < low]
    failed = sum(count for tally in tallies for count in tally.failures.values())
    rates = round(score.rate, 4), round(score.half, 4)
    shown = best[:TOLD], worst[:TOLD]
    return gb.GauntletLine("plays", 0, decks, score.games, max(of, score.games), *rates, *shown, failed)


def _met(name: str, score: Score) -> gb.GauntletMet:
    return gb.GauntletMet(name, score.games, round(score.rate, 4), round(score.half, 4))


def told(line: gb.GauntletLine, game: Game, lang: str) -> gb.GauntletLine:
    """The same with the titles of the sets."""

    def titled(met: Sequence[gb.GauntletMet]) -> list[gb.GauntletMet]:
        return [msgspec.structs.replace(one, name=game.spoken.deck_title(one.name, lang)) for one in met]

    return msgspec.structs.replace(line, best=titled(line.best), worst=titled(line.worst))
