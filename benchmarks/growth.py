"""Whether a decision costs more as a game goes on, as a pool grows, and what a worker takes up.

    python benchmarks/growth.py --game pokemon --games 200

A decision is what lies between two unforced questions of a random game. Around the 20th and around the 200th of games
that come so far; in games of bundled decks over all cards and over those of the first edition alone; in games of decks
drawn from all cards (Pokémon); the processor time from nothing to a first question, and the memory then and at the end.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from _measure import Figures, arguments, meeting, report

from stolik.kernel.agenda import apply
from stolik.kernel.contract import Choice
from stolik.kernel.luck import derive
from stolik.kernel.state import Setup

if TYPE_CHECKING:
    # For the types alone: --compare runs this beside older versions, where it lies elsewhere.
    from stolik.game import Game

EARLY, LATE, AROUND = 20, 200, 10
ROUNDS = 5
FIRST = "bundled decks over the first edition"

BEGIN = """
import sys, time
from pathlib import Path
from stolik.catalog import game
from stolik.kernel.state import Setup
g = game({game!r})
g.rules.new(Setup(g.id, {decks!r}), 1)
status = Path("/proc/self/status").read_text()  # what getrusage says begins with what this process was forked from
print(time.process_time(), int(status.partition("VmHWM:")[2].split()[0]) / 1024)
"""


def spans(game: Game, decks: Callable[[int], tuple[Any, ...]], games: int) -> list[tuple[int, float]]:
    """Of each decision of random games its number in its game, and the seconds up to the next."""
    found = []
    for n in range(games):
        s = game.rules.new(Setup(game.id, decks(n)), derive(1, n))
        choice, count, since = Choice(derive(2, n)), 0, time.process_time()
        while (decision := s.decision) is not None and count < 2 * LATE:
            forced = decision.forced
            apply(game.rules, s, choice.answer(decision))
            if not forced:
                now = time.process_time()
                found.append((count, now - since))
                count, since = count + 1, now
    return found


def mean(found: list[tuple[int, float]], around: int | None = None) -> float:
    """Microseconds a decision, of all or of those around a number; without the hundredth part that took longest, in
    which the machine did something else."""
    spent = sorted(span for at, span in found if around is None or abs(at - around) <= AROUND)
    kept = spent[: len(spent) - len(spent) // 100]
    return sum(kept) / len(kept) * 1e6 if kept else 0.0


def measure(game: Game) -> Figures:
    """The medians of several rounds, in turn."""
    kinds: dict[str, tuple[Game, Callable[[int], tuple[Any, ...]]]] = {"all": (game, lambda n: meeting(game, n))}
    first = game.of_edition(game.editions[0]) if len(game.editions) > 1 else None
    if first is not None:
        kinds["bundled decks over all cards"] = (game, lambda n: meeting(first, n))
        kinds[FIRST] = (first, lambda n: meeting(first, n))
    if game.id == "pokemon":
        drawn = pool_decks(game, 40)
        kinds["decks of the whole pool"] = (game, lambda n: (drawn[n % 40], drawn[(n * 7 + 1) % 40]))
    times: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, (over, decks) in kinds.items():
            found = spans(over, decks, ARGS.games)
            times.setdefault(f"{name}, us", []).append(mean(found))
            if name == "all":
                for around in (EARLY, LATE):
                    times.setdefault(f"around decision {around}, us", []).append(mean(found, around))
    program = BEGIN.format(game=game.id, decks=meeting(game, 0))
    begins = [subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
              for _ in range(ROUNDS)]  # fmt: skip
    seconds, megabytes = zip(*(map(float, one.split()) for one in begins))
    figures = {name: median(spent) for name, spent in times.items()}
    early, late = (figures[f"around decision {around}, us"] for around in (EARLY, LATE))
    if late:  # games of Star Wars are shorter
        figures["late to early"] = late / early
    for name in kinds:
        if name.endswith(("all cards", "whole pool")):
            figures[f"{name}, to first edition"] = figures[f"{name}, us"] / figures[f"{FIRST}, us"]
    return {**figures, "first question, s": median(seconds), "memory then, MB": median(megabytes)}


def pool_decks(game: Game, n: int) -> list[tuple[tuple[str, ...], ...]]:
    """Random legal decks of all cards, as the tests draw them."""
    sys.path.append(str(Path(__file__).resolve().parents[1]))
    from tests.games.pokemon.random_decks import deck

    cards = [card for card in game.pool.values() if not getattr(card, "why_not_played", "")]
    return [(deck(game, cards, derive(9, one)),) for one in range(n)]


def options(parser: argparse.ArgumentParser) -> None:
    """Its own settings."""
    parser.add_argument("--games", type=int, default=60, help="games a round (default: %(default)s)")


if __name__ == "__main__":
    ARGS = arguments(__doc__, options)
    raise SystemExit(report("growth", ARGS, measure))
