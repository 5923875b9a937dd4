"""Our games beside other projects', whatever of these is installed: random play, copies, observations, search.

Each runs in a process of its own, in turn, so that a machine that changes its speed changes it for all; how many times
as good ours are is said of figures of one round, above 1 where ours win. Nothing is installed: what is not there is
named, with what pip installs it by. --python names a Python of another environment that has them, --ours NAME=SRC a
source of ours, such as a compiled copy.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from _contestants import OURS, PEERS
from _measure import calibration

HERE = Path(__file__).resolve().parent
Rounds = Sequence[dict[str, dict[str, float]]]
"""Figures by the name of a contestant, a round each."""
MEASURES = {
    "choices/s": "questions with a choice a second, nobody asks for an observation",
    "observed choices/s": "the same, each with an observation and the legal actions as arrays",
    "observed choices/s, 64 games": "ours with 64 games side by side, beside theirs one by one",
    "simulations/s": "of a search: hidden cards dealt anew, and random play to the end",
    "games/s": "whole games, of very different lengths",
    "copy us": "microseconds for a copy of a game in its middle",
}
"""Which of our figures stand beside theirs; a number of games beside what theirs do one by one."""


def run(python: str, *words: str) -> Any:
    """What a contestant prints; None where it fails, which is told."""
    done = subprocess.run([python, str(HERE / "_contestants.py"), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or [f"exit {done.returncode}"]
        print(f"{words[0]} could not be measured: {last[0]}", file=sys.stderr)
        return None
    return json.loads(done.stdout.splitlines()[-1])


def spread(values: Sequence[float]) -> str:
    """Median and range."""
    digits = 2 if median(values) < 10 else 1 if median(values) < 100 else 0
    low, middle, high = (f"{value:,.{digits}f}" for value in (min(values), median(values), max(values)))
    return f"{middle} ({low}..{high})"


def better(rounds: Rounds, mine: str, measure: str, theirs: str, of_theirs: str) -> list[float]:
    """How many times as good ours was, by round: as many a second, or in as little time."""
    both = [one for one in rounds if measure in one.get(mine, {}) and of_theirs in one.get(theirs, {})]
    ratios = [one[mine][measure] / one[theirs][of_theirs] for one in both]
    return [1 / ratio for ratio in ratios] if measure.endswith(" us") else ratios


def table(rounds: Rounds, measure: str, us: Sequence[str], peers: Sequence[str]) -> None:
    """Print one measure: all figures, and a row for each of theirs with how many times as good ours are."""
    of_theirs = measure.partition(", ")[0]
    figures = {(name, key): [one[name][key] for one in rounds if key in one.get(name, {})]
               for key in (measure, of_theirs) for name in (*us, *peers)}  # fmt: skip
    mine = [name for name in us if figures[name, measure]]
    theirs = [name for name in peers if figures[name, of_theirs]]
    if not mine:
        return
    print(f"\n{measure}: {MEASURES[measure]}")
    rows = [["", "itself", *mine], ["ours itself", "", *(spread(figures[name, measure]) for name in mine)]]
    for other in theirs:
        found = [better(rounds, name, measure, other, of_theirs) for name in mine]
        rows.append([other, spread(figures[other, of_theirs]), *(spread(one) if one else "" for one in found)])
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    for row in rows:
        print("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the Python that has the others (default: this one)")
    parser.add_argument("--ours", action="append", metavar="NAME=SRC", help="a source folder of ours, and its name")
    parser.add_argument("--games", nargs="+", default=OURS, choices=OURS, help="of ours (default: all)")
    parser.add_argument("--rounds", type=int, default=5, help="(default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time a figure (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    args = parser.parse_args()
    sources = dict(one.split("=", 1) for one in args.ours or [f"ours={HERE.parent / 'src'}"])
    there = run(args.python, "?", "0") or []
    for name, (_, package, _) in PEERS.items():
        if name not in there:
            print(f"{name} is not installed: {args.python} -m pip install {package}", file=sys.stderr)
    us = {f"{game}, {kind}": (game, source) for kind, source in sources.items() for game in args.games}
    rounds, speeds = [], []
    for _ in range(args.rounds):
        speeds.append(calibration())
        figures = {name: run(args.python, name, str(args.seconds)) for name in there}
        figures |= {name: run(sys.executable, game, str(args.seconds), src) for name, (game, src) in us.items()}
        rounds.append({name: found for name, found in figures.items() if found is not None})
    if args.json:
        missing = [name for name in PEERS if name not in there]
        print(json.dumps({"benchmark": "peers", "calibration, ms": speeds, "rounds": rounds, "missing": missing}))
        return 0
    print(f"{args.rounds} rounds in turn, median (lowest..highest); calibration {spread(speeds)} ms")
    for measure in MEASURES:
        table(rounds, measure, tuple(us), there)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
