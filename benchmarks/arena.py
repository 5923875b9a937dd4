"""How strong the bots are: each pair plays with seats swapped, bundled decks drawn by the seed, open lists."""

from __future__ import annotations

import argparse
import json
import time

from _measure import arguments

from stolik.simulation.arena import league

PAIRS = ("lookahead,greedy", "lookahead,random", "greedy,random")


def options(parser: argparse.ArgumentParser) -> None:
    """Its own settings."""
    parser.add_argument("--games", type=int, default=100, help="games a pair (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    parser.add_argument("--workers", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument(
        "matches",
        nargs="*",
        default=PAIRS,
        metavar="BOT,BOT",
        help=f"who meets whom; BOT/BOT where settings hold commas (default: {' '.join(PAIRS)})",
    )


def main() -> int:
    """Play and print."""
    args = arguments(__doc__, options, compare=False)
    rows = []
    for match in args.matches:
        bots = match.split("/") if "/" in match else match.split(",")
        began = time.perf_counter()
        tally = league(args.game, bots, games=args.games, seed=args.seed, workers=args.workers).pairs[0, 1]
        line = tally.contestants[0]
        rows.append(
            {"bots": bots, "seed": args.seed, **line.to_data(), "seconds": round(time.perf_counter() - began, 1)}
        )
        if not args.json:
            low, high = line.interval
            counts = f"{line.wins} won, {line.draws} drawn, {line.losses} lost of {line.games}"
            rate = f"{line.rate:.1%} ({low:.1%} to {high:.1%})"
            print(f"{bots[0]} against {bots[1]}: {counts}: {rate}, seed {args.seed}", flush=True)
    if args.json:
        print(json.dumps({"benchmark": "arena", "game": args.game, "matches": rows}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
