"""Random games between all bundled decks, each held to what must be true of every game; and views against permuted
worlds.

    python benchmarks/invariants.py pokemon --games 100 --workers 2        every deck pair and seat, so many games each
    python benchmarks/invariants.py pokemon --leaks 20000                  so many pairs of a state and its permutation

Exit code 1 and the seed of the game if anything is wrong. It is no timed test: figures are printed for the record.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from stolik.catalog import game as find_game
from stolik.kernel import contract
from stolik.kernel.codec import from_data, to_data
from stolik.kernel.luck import derive
from stolik.kernel.state import Setup

Work = tuple[str, int, int, int, int, int]


def pair(work: Work) -> tuple[int, Counter[str]]:
    """All games of one deck against one other: decisions seen, and how the games ended."""
    name, first, second, games, seed, every = work
    found = find_game(name)
    setup = Setup(name, (found.decks[first].stacks, found.decks[second].stacks))
    ends: Counter[str] = Counter()
    decisions = 0
    for n in range(games):
        game = contract.Game(found.rules, setup, derive(derive(seed, first * 1000 + second), n), 5000)
        keys = []
        for decision in game.decisions():
            decisions += 1
            contract.is_asked(game, decision)
            contract.is_quiet_while_running(game, decision)
            if (decisions + n) % every == 0:
                found.rules.check(game.state.clone())
                contract.explains(game, decision)
            if n == 0:
                text = json.dumps(to_data(game.state))
                back = from_data(json.loads(text), game.state.fixed)
                keys.append(back.key())
                game.hold(keys[-1] == game.state.key(), "the state changed in its JSON round trip")
        contract.end_is_clean(game)
        if n == 0:
            contract.same_again(game)
        outcome = found.rules.outcome(game.state)
        assert outcome is not None
        ends[outcome.rule] += 1
    return decisions, ends


def leaks(work: tuple[str, int, int, int]) -> int:
    """How many of a state and its permutation were compared, over the games of one worker; ContractError at a
    difference."""
    name, wanted, worker, seed = work
    found = find_game(name)
    decks = found.decks
    pairs, n = 0, 0
    while pairs < wanted:
        a, b = decks[(worker + n) % len(decks)], decks[(worker + 5 * n + 3) % len(decks)]
        game = contract.Game(found.rules, Setup(name, (a.stacks, b.stacks)), derive(seed, worker * 10_000 + n), 5000)
        for number, decision in enumerate(game.decisions()):
            if number % 4 == n % 4:
                contract.leaks_nothing(game, decision)
                pairs += len(game.seats())
                if pairs >= wanted:
                    break
        n += 1
    return pairs


def main() -> int:
    """Run what was asked for; 0 when everything held."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--leaks", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--every", type=int, default=1, help="decisions between two looks at every card and every intent"
    )
    args = parser.parse_args()
    began = time.monotonic()
    count = len(find_game(args.game).decks)
    try:
        with ProcessPoolExecutor(args.workers) as pool:
            if args.games:
                work = [
                    (args.game, a, b, args.games, args.seed, args.every) for a in range(count) for b in range(count)
                ]
                decisions, ends = 0, Counter[str]()
                for seen, ended in pool.map(pair, work):
                    decisions += seen
                    ends += ended
                print(f"{sum(ends.values())} games, {decisions} decisions, nothing wrong; ends {dict(ends)}")
            if args.leaks:
                share = -(-args.leaks // args.workers)
                compared = sum(pool.map(leaks, [(args.game, share, n, args.seed) for n in range(args.workers)]))
                print(f"{compared} pairs of a state and its permutation, 0 differences")
    except contract.ContractError as wrong:
        print(f"WRONG: {wrong}", file=sys.stderr)
        return 1
    print(f"{time.monotonic() - began:.0f} s with {args.workers} workers")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
