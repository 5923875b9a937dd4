"""Random games between all bundled decks, each held to what must be true of every game; and views against permuted
worlds.

    python benchmarks/invariants.py pokemon --games 100 --workers 2        every deck pair and seat, so many games each
    python benchmarks/invariants.py pokemon --games 100 --out games.jsonl  … and write down how each went
    python benchmarks/invariants.py pokemon --replay games.jsonl           play what was written down again
    python benchmarks/invariants.py pokemon --leaks 20000                  so many pairs of a state and its permutation
    python benchmarks/invariants.py pokemon --leaks 20000 --bot search:iterations=12   … at which a bot moves alike
    python benchmarks/invariants.py pokemon --games 2 --decks mine.json    … with decks of one's own in their place

At every decision and at the end the game's own check of foreign states finds nothing wrong (all cards are counted, no
number is out of bounds, what is pending is awaited), every intent is offered if and only if why_not has no refusal, and
the state comes through JSON text unchanged. Without an argument one game of each pair of Token Battle is played. A file
that is there already is gone on with: games that it holds are not played again. Exit code 1 and the seed of the game if
anything is wrong. A file of decks is a JSON list of decks, each a list of stacks (a Pokémon deck has one), each a list
of card ids. It is no timed test: figures are printed for the record.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

# Behind what is installed: a compiled Stolik is measured where there is one.
sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from stolik.catalog import game as find_game
from stolik.decks.deck import Deck
from stolik.kernel import contract
from stolik.kernel.agenda import answer
from stolik.kernel.codec import fingerprint, from_data, to_data
from stolik.kernel.luck import derive
from stolik.kernel.state import Setup
from stolik.kernel.view import Worlds
from stolik.simulation.run import read_bot

Work = tuple[str, tuple[int, ...], range, int, Path | None]
KEY_EVERY = 25
"""Answers between two keys that are written down; the last state always has one."""


def meeting(work: Work) -> list[dict[str, Any]]:
    """Games of decks that meet, as records: decks, seed, answers, some keys, and the rule of the end."""
    name, decks, games, seed, path = work
    found = find_game(name)
    there = stacks(found, path)
    setup = Setup(name, tuple(there[deck] for deck in decks))
    place = 0
    for deck in decks:
        place = place * 1000 + deck
    series = derive(seed, place)
    return [one(found, setup, decks, derive(series, n), twice=n == 0) for n in games]


def one(found: Any, setup: Setup, decks: tuple[int, ...], seed: int, twice: bool) -> dict[str, Any]:
    """One game, held at every decision, and perhaps played and told a second time. Raises ContractError."""
    game = contract.Trial(found.rules, setup, seed, 5000)
    keys: dict[str, int] = {}
    for decision in game.decisions():
        contract.is_asked(game, decision)
        contract.is_quiet_while_running(game, decision)
        contract.explains(game, decision)
        contract.could_be_a_game(game)
        data = to_data(game.state)
        text = json.dumps(data)
        back = from_data(json.loads(text), game.state.fixed)
        game.hold(json.dumps(to_data(back)) == text, "the state changed in its JSON round trip")
        if game.n % KEY_EVERY == 0:
            keys[str(game.n)] = fingerprint(data)
    contract.end_is_clean(game)
    if twice:
        contract.same_again(game)
    keys[str(game.n)] = game.state.key()
    ended = found.rules.outcome(game.state).rule
    return {"decks": decks, "seed": seed, "picks": game.picks, "keys": keys, "end": ended}


@cache
def stacks(found: Any, path: Path | None) -> list[tuple[tuple[str, ...], ...]]:
    """The decks that meet: those of a file, else the bundled ones."""
    if path is None:
        return [deck.stacks for deck in found.decks]
    return [tuple(map(tuple, deck)) for deck in json.loads(path.read_text())]


def homes(found: Any, path: Path | None) -> list[int | None]:
    """The seat that each of these decks must have, None for any."""
    return [found.seat_of(Deck("", found.id, deck)) for deck in stacks(found, path)]


def again(work: tuple[str, str, Path | None]) -> int:
    """Play one written game again; the keys that were compared. Raises ContractError."""
    name, line, path = work
    written = json.loads(line)
    found = find_game(name)
    there = stacks(found, path)
    setup = Setup(name, tuple(there[deck] for deck in written["decks"]))
    game = contract.Trial(found.rules, setup, written["seed"], 5000)
    for game.n, picks in enumerate(written["picks"]):
        expect(game, written["keys"])
        answer(found.rules, game.state, game.state.decision.at(picks))
    game.n = len(written["picks"])
    expect(game, written["keys"])
    game.hold(game.state.decision is None, "the game has not ended where it ended before")
    return len(written["keys"])


def expect(game: contract.Trial[Any], keys: dict[str, int]) -> None:
    """The key that was written here, if one was."""
    known = keys.get(str(game.n))
    game.hold(known is None or known == game.state.key(), "the key is another")


def play(pool: ProcessPoolExecutor, args: argparse.Namespace) -> None:
    """Every game that `--out` does not hold yet."""
    found = find_game(args.game)
    done = dict.fromkeys(meetings(homes(found, args.decks), found.seats), 0)
    ends: Counter[str] = Counter()
    decisions = 0
    for written in lines(args.out):
        done[tuple(written["decks"])] += 1
        ends[written["end"]] += 1
        decisions += len(written["picks"])
    left = [(decks, n) for decks, n in done.items() if n < args.games]
    work = [(args.game, decks, range(n, args.games), args.seed, args.decks) for decks, n in left]
    for n, games in enumerate(pool.map(meeting, work), 1):
        if args.out:
            with args.out.open("a") as out:
                out.writelines(json.dumps(game, separators=(",", ":")) + "\n" for game in games)
        ends.update(game["end"] for game in games)
        decisions += sum(len(game["picks"]) for game in games)
        print(f"\r{n} of {len(work)} meetings", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{sum(ends.values())} games, {decisions} decisions, nothing wrong; ends {dict(sorted(ends.items()))}")


def meetings(at: list[int | None], seats: int) -> list[tuple[int, ...]]:
    """All pairs of decks that may meet, by seat; at further seats sit decks that change with the pair."""
    there = range(len(at))
    pairs = [(a, b) for a in there for b in there if at[a] in (None, 0) and at[b] in (None, 1)]
    return [(a, b, *[((n - 1) * a + b + n) % len(at) for n in range(2, seats)]) for a, b in pairs]


def lines(path: Path | None) -> list[dict[str, Any]]:
    """The games of a file; none if there is none yet."""
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text().splitlines()]


def leaks(work: tuple[str, int, int, int, Path | None, str]) -> int:
    """How many of a state and its permutation were compared, over the games of one worker, by what their seats are told
    or by what the bot that is asked answers; ContractError at a difference."""
    name, wanted, worker, seed, path, bot = work
    found = find_game(name)
    decks = list(zip(stacks(found, path), homes(found, path), strict=True))
    able = [[deck for deck, home in decks if home in (None, seat)] for seat in range(found.seats)]
    pairs, n = 0, 0
    while pairs < wanted:
        at = [worker + (1 + 4 * seat) * n + 3 * seat for seat in range(found.seats)]
        setup = Setup(name, tuple(there[m % len(there)] for there, m in zip(able, at, strict=True)))
        game = contract.Trial(found.rules, setup, derive(seed, worker * 10_000 + n), 5000)
        for number, decision in enumerate(game.decisions()):
            if number % 4 == n % 4:
                if not bot:
                    contract.leaks_nothing(game, decision)
                    pairs += len(game.seats())
                elif not decision.forced:
                    moves_alike(found, game, decision, bot)
                    pairs += 1
                if pairs >= wanted:
                    break
        n += 1
    return pairs


def moves_alike(found: Any, game: contract.Trial[Any], decision: Any, bot: str) -> None:
    """Whoever is asked, a bot, answers the same when all that it can't know is dealt anew."""
    rules, s = game.rules, game.state
    name, settings = read_bot(bot)
    world = rules.determinise(s, decision.seat, game.seed + game.n)
    answers = [
        found.bot(name, game.seed, **settings).choose(
            rules.view(state, decision.seat), state.decision, Worlds(rules, state, decision.seat)
        )
        for state in (s, world)
    ]
    game.hold(answers[0] == answers[1], f"{bot} at seat {decision.seat} moves by what it may not know")


def main() -> int:
    """Run what was asked for; 0 when everything held."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="token-battle")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--leaks", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the games are written down; gone on with if it is there")
    parser.add_argument("--replay", type=Path, help="games to play again")
    parser.add_argument("--bot", default="", help="with --leaks: whether this bot moves by what it may not know")
    parser.add_argument("--decks", type=Path, help="decks that meet in the place of the bundled ones")
    args = parser.parse_args()
    if not (args.games or args.leaks or args.replay):
        args.games = 1
    began = time.monotonic()
    try:
        with ProcessPoolExecutor(args.workers) as pool:
            if args.games:
                play(pool, args)
            if args.replay:
                written = args.replay.read_text().splitlines()
                keys = sum(pool.map(again, [(args.game, line, args.decks) for line in written], chunksize=20))
                print(f"{len(written)} games played again, {keys} keys compared, all equal")
            if args.leaks:
                share = -(-args.leaks // args.workers)
                compared = sum(
                    pool.map(
                        leaks, [(args.game, share, n, args.seed, args.decks, args.bot) for n in range(args.workers)]
                    )
                )
                print(f"{compared} pairs of a state and its permutation, 0 differences")
    except contract.ContractError as wrong:
        print(f"WRONG: {wrong}", file=sys.stderr)
        return 1
    print(f"{time.monotonic() - began:.0f} s with {args.workers} workers")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
