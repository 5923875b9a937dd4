"""Compile the engine with mypyc: python scripts/compile_engine.py [--profiled] FOLDER

STOLIK_COMPILE_JOBS says how many processors take part, else all do.

With --profiled (gcc only) it is compiled twice: the first engine counts what games of bots run through, and the second
one is laid out by that. It takes more than twice as long.

FOLDER/src gets a copy of src/ in which the modules of the engine have their compiled form beside them; with it first
on PYTHONPATH, all that runs is compiled. `make fast` and a wheel built with STOLIK_COMPILE=1 are made in this way
(hatch_build.py, which also says with which compiler). A C compiler is needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("pokemon", "star_wars", "token_battle")
OF_A_GAME = tuple(f"games/{game}/{room}" for game in GAMES for room in ("ast", "rules", "bots", "encoding"))
ROOMS = ("kernel", "cardgame", "bots", "simulation", "learning", *OF_A_GAME)
"""Folders, and modules without their ending."""
INTERPRETED = (
    "kernel/contract.py",
    "kernel/compiling.py",
    "cardgame/memory.py",
    "cardgame/written.py",
    "cardgame/proofread.py",
    "games/pokemon/rules/memory.py",
    "games/star_wars/ast/keywords.py",
    "games/star_wars/rules/memory.py",
    "bots/forfeit.py",
    "bots/guard.py",
    "bots/outside.py",
    "bots/program.py",
    "learning/vector.py",
    "simulation/run.py",
    "simulation/arena.py",
    "simulation/cluster.py",
    "simulation/journal.py",
    "simulation/series.py",
    "simulation/workers.py",
)
"""Modules of those rooms that stay as they are: they inherit from exceptions and dictionaries, look into classes,
make nodes of which something may be open, refuse in one sentence what is of another type than it should be, wait for
other processes, or are interrupted at any step while they wait for games and files."""

GAMES_PLAYED = ("pokemon", "pokemon-2v2", "star-wars", "token-battle")
PLAY = """
import sys
from stolik.catalog import game
from stolik.simulation.run import simulate

name = sys.argv[1]
simulate(name, games=200, seed=1)
simulate(name, bots=["lookahead:budget=200", "greedy"] * (game(name).seats // 2), games=4, seed=1)
"""
"""By what a profiled engine is laid out: many quick games, and a few of bots that think. Nothing but the standard
library is there when a wheel is built."""

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

profile, jobs, names = sys.argv.pop(), sys.argv.pop(), sys.argv.pop()
# debug_level 0: ccache can then hit in a folder of another name. multi_file: a compiler for each processor. What is not
# needed to run, as numpy, need not be there to compile.
modules = mypycify(
    ["--ignore-missing-imports", *names.split(",")],
    opt_level="2",
    debug_level="0",
    multi_file=True,
    group_name="stolik",
)
if {gcc}:
    # Modules call each other as if they were one file: optimised again when they are linked. The small libraries beside
    # the large one only name what is in it.
    whole = max(modules, key=lambda module: len(module.sources))
    link = "-flto=" + jobs
    counted = [profile, "-Wno-missing-profile"] if profile else []
    # Lists of their own: all libraries share those of mypyc.
    whole.extra_compile_args = [*whole.extra_compile_args, "-fvisibility=hidden", link, *counted]
    whole.extra_link_args = [*whole.extra_link_args, "-O2", link, *counted]
setup(name="stolik", packages=[], ext_modules=modules)
"""


class CompileError(Exception):
    """The engine could not be compiled; the text says why, with the compiler's words."""


def modules(package: Path) -> list[Path]:
    """The modules of the engine that are compiled, below the folder of the package; all but `__init__.py`."""
    left_out = {package / name for name in INTERPRETED}
    return [path for path in sources(package) if path.name != "__init__.py" and path not in left_out]


def sources(package: Path) -> list[Path]:
    """All modules of the rooms, below the folder of the package."""
    found = []
    for room in ROOMS:
        module = package / f"{room}.py"
        found += [module] if module.is_file() else sorted((package / room).rglob("*.py"))
    return found


def compile_engine(folder: Path, profiled: bool = False) -> list[Path]:
    """Copy src/ into `folder`, compile the engine there (`profiled`: by what a first engine counted), and say which
    libraries were made. Raises CompileError."""
    gcc = "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if profiled and not gcc:
        raise CompileError("--profiled is for gcc, and the compiler here is another one: leave it out, or set CC=gcc.")
    source, counts = folder / "src", folder / "counts"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd"))
    (folder / "setup.py").write_text(SETUP.format(gcc=gcc), encoding="utf-8")
    if profiled:
        build_libraries(folder, f"-fprofile-generate={counts}")
        for game in GAMES_PLAYED:
            play_games(source, game)
    made = build_libraries(folder, f"-fprofile-use={counts}" if profiled else "")
    shutil.rmtree(counts, ignore_errors=True)
    return made


def build_libraries(folder: Path, profile: str) -> list[Path]:
    """Compile what lies in `folder`, with one more word for the compiler or none, and lay the libraries beside their
    sources. Raises CompileError."""
    source, out = folder / "src", folder / "out"
    names = [path.relative_to(folder).as_posix() for path in modules(source / "stolik")]
    jobs = os.environ.get("STOLIK_COMPILE_JOBS") or str(os.cpu_count() or 1)
    words = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(out), f"-j{jobs}"]
    said = failure([*words, ",".join(names), jobs, profile], folder, {"MYPYPATH": str(source)})
    if said is not None:
        told = [line for line in said if "error" in line] or said[-30:]
        raise CompileError("\n".join(["The engine could not be compiled; the compiler says:", *told]))
    made = []
    for library in sorted(path for path in out.rglob("*") if path.suffix in {".so", ".pyd"}):
        target = source / library.relative_to(out)
        shutil.copy2(library, target)
        made.append(target)
    shutil.rmtree(folder / "build")
    shutil.rmtree(out)
    return made


def play_games(source: Path, game: str) -> None:
    """Games of bots with the engine in `source`, which counts what it runs through. Raises CompileError."""
    said = failure([sys.executable, "-c", PLAY, game], source, {"PYTHONPATH": str(source)})
    if said is not None:
        raise CompileError("\n".join(["The engine that counts could not be run; it says:", *said[-30:]]))


def failure(words: list[str], folder: Path, env: dict[str, str]) -> list[str] | None:
    """Run a program to its end there: what it said, line by line, if it failed; None if it did not."""
    done = subprocess.run(
        words,
        cwd=folder,
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.stdout.splitlines() if done.returncode else None


def main(words: list[str]) -> int:
    profiled = "--profiled" in words
    words = [word for word in words if word != "--profiled"]
    if len(words) != 1 or words[0].startswith("-"):
        print(__doc__)
        return 2
    folder = Path(words[0]).absolute()
    if folder.exists() and any(folder.iterdir()):
        print(f"{folder} is not empty: name a new folder", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    try:
        made = compile_engine(folder, profiled=profiled)
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in made)
    print(f"{len(made)} libraries, {size / 1e6:.1f} MB, in {folder / 'src'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
