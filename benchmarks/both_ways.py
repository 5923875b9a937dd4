"""Whether the compiled engine and the interpreted one are the same to the last byte.

    python benchmarks/both_ways.py                                       after make fast: what is installed, and src
    python benchmarks/both_ways.py --compiled FOLDER/src                 500 random games of each game, both ways
    python benchmarks/both_ways.py --compiled FOLDER/src --game pokemon --games 20

scripts/compile_engine.py makes FOLDER. Each game is played by both, in a process of its own each: of every answer the
key of the state, the options and the events of every seat; of every fifth the views and worlds of all seats; at the end
the record. Exit code 1, and the games that differ, if anything does.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from _measure import meeting

import stolik
from stolik.catalog import game as find_game
from stolik.catalog import games
from stolik.decks.deck import Deck
from stolik.kernel.built import is_compiled
from stolik.kernel.contract import Choice
from stolik.kernel.luck import derive
from stolik.match import Match

ROOT = Path(__file__).resolve().parents[1]
LOOK_EVERY = 5
"""Answers between two looks at all views and worlds."""


def told(name: str, n: int) -> str:
    """One game from its first state to its record, as a digest of all that can be seen of it."""
    game = find_game(name)
    decks = [Deck("", name, stacks) for stacks in meeting(game, n)]
    match = Match(game, decks, seed=derive(17, n), lists="open")
    choice, heard = Choice(derive(18, n)), 0
    seats = (*range(game.seats), None)
    digest = hashlib.sha256()

    def tell(*what: Any) -> None:
        digest.update(repr(what).encode())

    while True:
        tell(match.key())
        for event in (one for events in match.events[heard:] for one in events):
            tell([shown.to_data() if (shown := event.seen_by(seat)) is not None else None for seat in seats])
        heard = len(match.events)
        decision = match.decision
        if heard % LOOK_EVERY == 1 or decision is None:
            tell([match.view(seat) for seat in seats])
            tell([match.worlds(seat).sample(heard).view(seat) for seat in seats])
        if decision is None:
            break
        tell(decision.seat, decision.kind, decision.options, decision.least, decision.most, decision.counts)
        match.answer(choice.answer(decision))
    tell(match.record.to_data(), match.outcome)
    return digest.hexdigest()


def run(source: Path, name: str, first: int, games: int) -> subprocess.Popen[str]:
    """The same program over another source: the digests of these games, one a line."""
    words = ["--tell", "--game", name, "--games", str(games), "--first", str(first)]
    env = {**os.environ, "PYTHONPATH": str(source)}
    return subprocess.Popen([sys.executable, __file__, *words], env=env, stdout=subprocess.PIPE, text=True)


def main() -> int:
    """Play and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--compiled", type=Path, metavar="SRC", help="where the compiled engine lies (default: what is installed)"
    )
    parser.add_argument("--game", choices=games(), help="only this one")
    parser.add_argument("--games", type=int, default=500, help="games of each (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")
    parser.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.tell:
        print(is_compiled())
        for n in range(args.first, args.first + args.games):
            print(told(args.game, n), flush=True)
        return 0
    compiled = args.compiled or (Path(stolik.__file__).parents[1] if is_compiled() else None)
    if compiled is None:
        print(
            "The engine is not compiled here (make fast), and --compiled names no folder where it is.", file=sys.stderr
        )
        return 0
    found = {}
    for name in [args.game] if args.game else games():
        runs = [run(source, name, args.first, args.games) for source in (ROOT / "src", compiled)]
        ours, theirs = (one.communicate()[0].splitlines() for one in runs)
        if any(one.returncode for one in runs) or (ours[0], theirs[0]) != ("False", "True"):
            print(f"{name}: one of the two could not be run, or is not what it should be", file=sys.stderr)
            return 1
        other = [args.first + n for n, (one, two) in enumerate(zip(ours[1:], theirs[1:])) if one != two]
        found[name] = {"games": len(ours) - 1, "different": other}
        if not args.json:
            print(f"{name}: {len(ours) - 1} games, {len(other)} different {other[:10] or ''}".rstrip(), flush=True)
    if args.json:
        print(json.dumps({"benchmark": "both_ways", "games": found}))
    return int(any(one["different"] for one in found.values()))


if __name__ == "__main__":
    raise SystemExit(main())
