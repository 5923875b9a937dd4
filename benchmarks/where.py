"""Where the time of the compiled engine goes: random games under Linux `perf`, which must be installed.

    python benchmarks/where.py --game pokemon --compiled FOLDER/src

scripts/compile_engine.py makes FOLDER. Three tables: what the functions take with all that they call, what they take
themselves with the runtime of Python that they use, and which part of that runtime it is.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLAY = """
import sys
sys.path.insert(0, sys.argv[1])
from playouts import playouts
from stolik.catalog import game
from stolik.kernel.built import is_compiled
if not is_compiled():
    sys.exit("this is no compiled engine")
found = game(sys.argv[2])
playouts(found, 100)
print("ready", flush=True)
sys.stdin.readline()
for _ in range(int(sys.argv[3])):
    playouts(found, 100)
"""
RUNTIME = {
    "looking up in dictionaries and sets": r"dict|lookup|Dict|set_|PySet|hash|Hash|RichCompare|richcompare",
    "making and giving back memory, counting references": r"alloc|Alloc|[Ff]ree|DECREF|INCREF|GC|gc_|visit_|traverse|"
    r"arena|New|_new|Dealloc",
    "lists and tuples": r"list|List|tuple|Tuple|Sequence|sort|Sort",
    "whole numbers": r"long|Long|Tagged|Int",
    "attributes, types and calls": r"[Aa]ttr|Type|type|[Cc]all|ParseStack|getset|method|Method|glue",
    "what is interpreted": r"Eval|eval|gen_|frame|Frame",
}
"""By the names of C functions; the first that fits."""


def stacks(words: Iterable[str]) -> Iterator[list[str]]:
    """The stacks of what `perf script` prints, the innermost function first."""
    found: list[str] = []
    for line in words:
        if line.startswith("\t"):
            found.append(re.sub(r"\+0x[0-9a-f]+.*| \(.*", "", line.split(None, 1)[1].rstrip()))
        elif not line.strip() and found:
            yield found
            found = []
    if found:
        yield found


def ours(name: str) -> bool:
    """Whether it is a function of the engine."""
    return name.startswith(("CPyDef_", "CPyPy_"))


def called(name: str) -> str:
    """A function of the engine as its source calls it."""
    return re.sub(r"^CPy(Def|Py)_", "", name).replace("____", "._").replace("___", ".").removesuffix("__Verb_glue")


def kind(name: str) -> str:
    """Which part of the runtime a C function is."""
    if ours(name):
        return "the engine's own code"
    return next((part for part, pattern in RUNTIME.items() if re.search(pattern, name)), "other")


def measure(game: str, compiled: Path, rounds: int) -> dict[str, Counter[str]]:
    """Play under `perf`, and count samples."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "perf.data")
        env = {**os.environ, "PYTHONPATH": str(compiled)}
        play = [sys.executable, "-c", PLAY, str(ROOT / "benchmarks"), game, str(rounds)]
        with subprocess.Popen(play, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
            assert playing.stdin is not None
            assert playing.stdout is not None
            if playing.stdout.readline() != "ready\n":
                raise SystemExit(f"{compiled} could not be played; its words are above")
            words = ["perf", "record", "-q", "-F", "999", "-e", "cpu-clock", "--call-graph", "dwarf,16384"]
            with subprocess.Popen([*words, "-o", str(data), "-p", str(playing.pid)]) as record:
                playing.stdin.write("\n")
                playing.stdin.flush()
                playing.wait()
            if record.returncode:
                raise SystemExit("perf could not record; its words are above")
        script = subprocess.run(["perf", "script", "-i", data], stdout=subprocess.PIPE, text=True, check=True)
    inclusive, own, runtime = Counter[str](), Counter[str](), Counter[str]()
    for stack in stacks(script.stdout.splitlines()):
        mine = [called(name) for name in stack if ours(name)]
        inclusive.update(set(mine))
        own[mine[0] if mine else "the loop of the benchmark"] += 1
        runtime[kind(stack[0])] += 1
    return {"with what they call": inclusive, "themselves": own, "of the runtime": runtime}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pokemon", help="the game (default: %(default)s)")
    parser.add_argument("--compiled", type=Path, required=True, metavar="SRC", help="src of a compiled engine")
    parser.add_argument("--rounds", type=int, default=20, help="hundreds of games (default: %(default)s)")
    parser.add_argument("--top", type=int, default=30, help="rows of a table (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    args = parser.parse_args()
    if shutil.which("perf") is None:
        print("There is no perf here (Debian: apt install linux-perf).", file=sys.stderr)
        return 2
    tables = measure(args.game, args.compiled, args.rounds)
    total = tables["of the runtime"].total()
    if args.json:
        print(json.dumps({"benchmark": "where", "game": args.game, "samples": total, "tables": tables}))
        return 0
    print(f"{args.game}, {total} samples")
    for title, table in tables.items():
        print(f"\n{title}")
        for name, count in table.most_common(args.top):
            print(f"  {count / total:6.1%}  {name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
