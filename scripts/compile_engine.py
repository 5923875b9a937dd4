"""Compile the engine with mypyc: python scripts/compile_engine.py FOLDER

STOLIK_COMPILE_JOBS says how many processors take part, else all do.

FOLDER/src gets a copy of src/ in which the modules of the engine have their compiled form beside them; with it first
on PYTHONPATH, all that runs is compiled. `make fast` and a wheel built with STOLIK_COMPILE=1 are made in this way
(hatch_build.py, which also says with which compiler). A C compiler is needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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

SETUP = """
import os, sys, sysconfig
from mypyc.build import mypycify
from setuptools import setup

jobs, names = sys.argv.pop(), sys.argv.pop()
# debug_level 0: ccache can then hit in a folder of another name. multi_file: a compiler for each processor. What is not
# needed to run, as numpy, need not be there to compile.
modules = mypycify(
    ["--ignore-missing-imports", *names.split(",")],
    opt_level="{level}",
    debug_level="0",
    multi_file=True,
    group_name="stolik",
)
if "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or ""):
    # Modules call each other as if they were one file: optimised again when they are linked. The small libraries beside
    # the large one only name what is in it.
    whole = max(modules, key=lambda module: len(module.sources))
    link = "-flto=" + jobs
    whole.extra_compile_args += ["-fvisibility=hidden", link]
    whole.extra_link_args += ["-O{level}", link]
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


def compile_engine(folder: Path, level: int = 2) -> list[Path]:
    """Copy src/ into `folder`, compile the engine there (`level` is the compiler's -O), and say which libraries were
    made. Raises CompileError."""
    source = folder / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd"))
    names = [path.relative_to(folder).as_posix() for path in modules(source / "stolik")]
    (folder / "setup.py").write_text(SETUP.format(level=level), encoding="utf-8")
    out = folder / "out"
    jobs = os.environ.get("STOLIK_COMPILE_JOBS") or str(os.cpu_count() or 1)
    words = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(out), f"-j{jobs}"]
    done = subprocess.run(
        [*words, ",".join(names), jobs],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(source)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = [line for line in done.stdout.splitlines() if "error" in line] or done.stdout.splitlines()[-30:]
        raise CompileError("\n".join(["The engine could not be compiled; the compiler says:", *said]))
    made = []
    for library in sorted(path for path in out.rglob("*") if path.suffix in {".so", ".pyd"}):
        target = source / library.relative_to(out)
        shutil.copy2(library, target)
        made.append(target)
    shutil.rmtree(folder / "build")
    shutil.rmtree(out)
    return made


def main(words: list[str]) -> int:
    if len(words) != 1 or words[0].startswith("-"):
        print(__doc__)
        return 2
    folder = Path(words[0]).absolute()
    if folder.exists() and any(folder.iterdir()):
        print(f"{folder} is not empty: name a new folder", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    try:
        made = compile_engine(folder)
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in made)
    print(f"{len(made)} libraries, {size / 1e6:.1f} MB, in {folder / 'src'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
