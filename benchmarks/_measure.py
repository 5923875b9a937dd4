"""What the benchmarks share: the clock, the positions they measure on, and how they print."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

# Behind what is installed: a compiled Stolik is measured where there is one.
sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

import stolik
from stolik.catalog import game as find_game
from stolik.kernel.agenda import apply
from stolik.kernel.contract import Choice
from stolik.kernel.luck import derive
from stolik.kernel.state import Setup, State

if TYPE_CHECKING:
    # For the types alone: --compare runs this beside older versions, where it lies elsewhere.
    from stolik.game import Game

Figures = dict[str, float]


def calibration() -> float:
    """Milliseconds of CPU time for a million additions: how fast this machine is just now."""
    began = time.process_time()
    total = 0
    for n in range(1_000_000):
        total += n
    return (time.process_time() - began) * 1000


def each(work: Callable[[State], object], states: Sequence[State], rounds: int = 7, least: float = 0.05) -> float:
    """Microseconds of CPU time for `work` on one state: the best of `rounds`, each over all states and long enough."""
    for s in states:
        work(s)
    best = float("inf")
    for _ in range(rounds):
        times = 0
        began = time.process_time()
        while time.process_time() - began < least:
            for s in states:
                work(s)
            times += len(states)
        best = min(best, (time.process_time() - began) / times)
    return best * 1e6


MIDGAME = {"token-battle": 14, "pokemon": 100, "star-wars": 90}
"""After how many random answers a game is in its middle."""


def meeting(game: Game, n: int) -> tuple[Any, ...]:
    """Bundled decks that may meet, by seat: one after the other, in turn."""
    if not game.seat_names:
        return tuple(game.decks[(n + seat) % len(game.decks)].stacks for seat in range(game.seats))
    first, second = ([deck.stacks for deck in game.decks if game.seat_of(deck) in (None, seat)] for seat in (0, 1))
    return first[n % len(first)], second[(n + n // len(first)) % len(second)]


def midgame(game: Game, games: int = 11) -> list[State]:
    """Positions in the middle of random games, one a game, of the bundled decks in turn; always the same ones."""
    found = []
    for n in range(games):
        s: State = game.rules.new(Setup(game.id, meeting(game, n)), derive(1, n))
        choice = Choice(derive(2, n))
        for _ in range(MIDGAME.get(game.id, 50)):
            decision = s.decision
            if decision is None:
                break
            apply(game.rules, s, choice.answer(decision))
        if s.decision is not None:
            found.append(s)
    return found


def arguments(
    about: str, more: Callable[[argparse.ArgumentParser], None] | None = None, compare: bool = True
) -> argparse.Namespace:
    """The command line that all benchmarks have; `compare` is for those that measure time."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--game", default="token-battle", help="the game (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    if compare:
        parser.add_argument(
            "--compare",
            metavar="SRC",
            help="the src folder of another version: both are run in turn, and set side by side",
        )
        parser.add_argument("--pairs", type=int, default=5, help="with --compare: how often each is run (default: 5)")
    if more is not None:
        more(parser)
    return parser.parse_args()


def report(title: str, args: argparse.Namespace, measure: Callable[[Game], Figures]) -> int:
    """Measure and print; with --compare, run both versions in turn and print the ratios. 1 if one fell by a fifth."""
    if args.compare:
        return _compare(title, args)
    figures = {**measure(find_game(args.game)), "calibration, ms": calibration()}
    if args.json:
        print(json.dumps({"benchmark": title, "game": args.game, "figures": figures}))
        return 0
    print(f"{title} ({args.game}, Python {sys.version.split()[0]})")
    for name, figure in figures.items():
        print(f"  {name:<44} {figure:>12,.{2 if figure < 10 else 1}f}")
    return 0


def _compare(title: str, args: argparse.Namespace) -> int:
    """A B A B: in every pair the same program over both sources, each in a process of its own."""
    words = [word for word in sys.argv[1:] if word != "--json"]
    at = next(n for n, word in enumerate(words) if word.split("=")[0] == "--compare")
    del words[at : at + (1 if "=" in words[at] else 2)]
    ours = str(Path(stolik.__file__).parents[1])
    runs: dict[str, list[Figures]] = {ours: [], args.compare: []}
    for _ in range(args.pairs):
        for source, kept in runs.items():
            kept.append(_run(source, words))
    worst = 0
    rows: list[dict[str, Any]] = []
    for name in runs[ours][0]:
        before, now = ([run[name] for run in kept] for kept in (runs[args.compare], runs[ours]))
        ratios = [n / b for n, b in zip(now, before) if b]
        if not ratios:
            continue
        fell = median(ratios) < 0.8 if name.endswith("/s") else median(ratios) > 1.25 if name.endswith("us") else False
        worst |= fell
        rows.append({"figure": name, "before": median(before), "now": median(now), "ratio": median(ratios),
                     "lowest": min(ratios), "highest": max(ratios), "slower": fell})  # fmt: skip
    if args.json:
        print(json.dumps({"benchmark": title, "game": args.game, "pairs": args.pairs, "rows": rows}))
        return worst
    print(f"{title} ({args.game}): the other version, this one, and the ratio of {args.pairs} pairs (lowest..highest)")
    for row in rows:
        mark = "  slower by a fifth or more" if row["slower"] else ""
        print(
            f"  {row['figure']:<32} {row['before']:>12,.1f} {row['now']:>12,.1f}   "
            f"{row['ratio']:.2f} ({row['lowest']:.2f}..{row['highest']:.2f}){mark}"
        )
    return worst


def _run(source: str, words: Sequence[str]) -> Figures:
    program = (
        f"import runpy, sys; sys.path.insert(0, {source!r}); sys.path.insert(1, {str(Path(sys.argv[0]).parent)!r}); "
        f"sys.argv = [{sys.argv[0]!r}, *{list(words)!r}, '--json']; import stolik; "
        f"runpy.run_path({sys.argv[0]!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the version in {source} could not be measured:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])["figures"]
    return figures
