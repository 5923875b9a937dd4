"""Set up, start and check Stolik, with nothing but a Python.

python3 scripts/do.py COMMAND [arguments]        (on Windows: py scripts/do.py COMMAND [arguments])

play          set up what is missing and start Stolik; the arguments go to the stolik command
fast          compile the engine, several times as fast; from then on it is what "play" starts. With --profiled it is
              compiled twice, the second time by what games run through: longer, and a tenth to a quarter faster (gcc)
test          all checks and all tests; the arguments go to pytest
check         only ruff, mypy, svelte-check, eslint and prettier
bench         the programs in benchmarks/, or those named
web           build the web pages anew
requirements  pin the newest versions of all packages in requirements/
clean         remove what was built, the environment too
"""

import sys

if sys.version_info < (3, 11):  # before anything that an older Python would stumble over
    sys.exit(
        "Stolik needs Python 3.11 or newer; this is Python {}.{} ({}).".format(*sys.version_info[:2], sys.executable)
    )

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sysconfig
import time
import venv
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
WEB_MODULES = ROOT / "web" / "node_modules"
# Where this machine finds packages is of no concern to the files that "requirements" writes.
INDEX_VARIABLES = ("FIND_LINKS", "INDEX_URL", "EXTRA_INDEX_URL", "DEFAULT_INDEX", "INDEX", "CONSTRAINT", "CONFIG_FILE")


class StopError(Exception):
    """Something a person has to know, in one sentence, and the exit code."""

    def __init__(self, text: str, code: int = 1) -> None:
        super().__init__(text)
        self.code = code


def say(text: str) -> None:
    print(text, flush=True)


def environment() -> dict[str, str]:
    """Our programs first on the path, as after activating the environment."""
    env = dict(os.environ, VIRTUAL_ENV=str(VENV), PIP_DISABLE_PIP_VERSION_CHECK="1")
    env["PATH"] = os.pathsep.join([str(PROGRAMS), env.get("PATH", "")])
    env.pop("PYTHONHOME", None)
    if not sys.stdout.isatty():
        env.setdefault("NO_COLOR", "1")
    return env


def run(*command: str | Path, env: dict[str, str] | None = None) -> int:
    try:
        return subprocess.run([str(part) for part in command], cwd=ROOT, env=env or environment()).returncode
    except KeyboardInterrupt:
        return 130


def listen(*command: str | Path) -> tuple[int, str, float]:
    """The exit code of a program, all that it printed, and how many seconds it took."""
    start = time.monotonic()
    told = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    return told.returncode, told.stdout, time.monotonic() - start


# Setting up -----------------------------------------------------------------------------------------------------------


def digest(*paths: Path) -> str:
    total = hashlib.sha256(f"{sys.version_info[:3]} {ROOT}".encode())
    for path in paths:
        total.update(path.read_bytes())
    return total.hexdigest()


def sources() -> str:
    """One number for all that a built Stolik is made of."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    import hatch_build

    total = hashlib.sha256(hatch_build.sources_hash().encode())
    names = ("pyproject.toml", "hatch_build.py", "scripts/compile_engine.py")
    made = {"__pycache__", "static"}
    below = (path.relative_to(ROOT) for top in ("src", "docs/rules") for path in sorted((ROOT / top).rglob("*")))
    for path in [*map(Path, names), *(path for path in below if not made & {*path.parts})]:
        if (ROOT / path).is_file():
            total.update(path.as_posix().encode() + b"\0" + (ROOT / path).read_bytes() + b"\0")
    return digest() + total.hexdigest()


def stamped(name: str, value: str) -> bool:
    stamp = VENV / name
    return stamp.is_file() and stamp.read_text() == value


def make_environment() -> None:
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    if PYTHON.is_file() and f"version = {version}." in (VENV / "pyvenv.cfg").read_text():
        return
    say(f"Making an environment for Python {version} in .venv ...")
    if importlib.util.find_spec("ensurepip") is None:
        raise StopError(f"This Python cannot make environments; on Debian and Ubuntu: apt install python{version}-venv")
    venv.create(VENV, clear=True, with_pip=True)


LEVELS = ("play", "fast", "dev")
"""Each of them holds all of the one before, in the same versions."""


def set_up(level: str) -> None:
    """Bring .venv to what requirements/LEVEL.txt says, with Stolik itself in it; do nothing that is done already."""
    make_environment()
    pins = {name: ROOT / "requirements" / f"{name}.txt" for name in LEVELS}
    wanted = {name: digest(path) for name, path in pins.items()}
    if not any(stamped(".stolik-packages", wanted[name]) for name in LEVELS[LEVELS.index(level) :]):
        say("Installing the packages that Stolik needs (a minute or two the first time) ...")
        if run(PYTHON, "-m", "pip", "install", "-qq", "--require-hashes", "-r", pins[level]):
            raise StopError("The packages could not be installed; pip says why above.")
        (VENV / ".stolik-packages").write_text(wanted[level])
    if is_compiled():
        return
    itself = digest(ROOT / "pyproject.toml", ROOT / "hatch_build.py")
    if not stamped(".stolik-itself", itself):
        say("Installing Stolik and building its web pages ...")
        # pip refuses hashes and an editable install in one command, hence a second one
        if run(PYTHON, "-m", "pip", "install", "-qq", "--no-build-isolation", "--no-deps", "-e", "."):
            raise StopError("Stolik could not be installed; the words above say why.")
        (VENV / ".stolik-itself").write_text(itself)
    elif run(PYTHON, "hatch_build.py", "build"):  # at once when web/ is unchanged
        raise StopError("The web pages could not be built; the words above say why.")


def is_compiled() -> bool:
    """Whether what is installed is the compiled engine of these very sources. One of other sources is given up."""
    stamp = VENV / ".stolik-compiled"
    if not stamp.is_file() or stamp.read_text() == sources():
        return stamp.is_file()
    say("The sources have changed since the engine was compiled: it runs interpreted, until it is compiled again.")
    stamp.unlink()
    (VENV / ".stolik-itself").unlink(missing_ok=True)
    return False


def compiled_wheel(jobs: str = "", profiled: bool = False) -> Path:
    """A wheel of these sources with a compiled engine, built unless it is there; with so many processors, or all, and
    `profiled` or not (compile_engine.py)."""
    folder = ROOT / "build" / "compiled" / (sources()[-16:] + "-profiled" * profiled)
    if not list(folder.glob("*.whl")):
        if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
            raise StopError(
                "There is no C compiler here (Debian and Ubuntu: apt install gcc). Without, all runs as well."
            )
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            raise StopError("The header files of this Python are missing (Debian and Ubuntu: apt install python3-dev).")
        shutil.rmtree(folder.parent, ignore_errors=True)
        quiet = ("-qq", "--no-build-isolation", "--no-deps", "--wheel-dir", folder)
        # Not at the expense of what else runs: tests are timed by their browser.
        first = ("nice",) if shutil.which("nice") else ()
        env = {**environment(), "STOLIK_COMPILE": "profiled" if profiled else "1", "STOLIK_COMPILE_JOBS": jobs}
        if run(*first, PYTHON, "-m", "pip", "wheel", *quiet, ".", env=env):
            raise StopError("The engine could not be compiled; the words above say why. Without, all runs as well.")
    return next(folder.glob("*.whl"))


# Commands -------------------------------------------------------------------------------------------------------------


def play(arguments: Sequence[str]) -> int:
    set_up("play")
    return run(PROGRAMS / ("stolik.exe" if os.name == "nt" else "stolik"), *arguments)


def fast(arguments: Sequence[str]) -> int:
    if list(arguments) not in ([], ["--profiled"]):
        raise StopError(f"make fast knows --profiled, and not {' '.join(arguments)!r}: make fast ARGS=--profiled", 2)
    set_up("fast")
    profiled = bool(arguments)
    say(f"Compiling the engine (about {'ten' if profiled else 'four'} minutes of processor time) ...")
    start, wheel = time.monotonic(), compiled_wheel(profiled=profiled)
    if run(PYTHON, "-m", "pip", "install", "-qq", "--no-deps", "--force-reinstall", wheel):
        raise StopError("The compiled Stolik could not be installed; pip says why above.")
    (VENV / ".stolik-compiled").write_text(sources())
    say(f"{wheel.name}: {wheel.stat().st_size / 1e6:.0f} MB, {time.monotonic() - start:.0f} s.")
    return run(PYTHON, "-m", "stolik", "--version")


def chromium() -> str | None:
    """The browser that the browser tests drive: STOLIK_CHROMIUM, or the one this system has."""
    chosen = os.environ.get("STOLIK_CHROMIUM")
    if chosen:
        return shutil.which(chosen)
    # The first has no windows, not even hidden ones, which saves a fifth of the time.
    names = [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    ]
    places = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]
    folders = [os.environ.get(name) for name in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")]
    places += [str(Path(folder, "Google", "Chrome", "Application", "chrome.exe")) for folder in folders if folder]
    return next((found for found in map(shutil.which, names + places) if found), None)


Step = tuple[str, Callable[[], int]]


def checks() -> int:
    """What only reads, a program for each processor at a time. What a failed one printed is shown whole."""
    npm = (PYTHON, "hatch_build.py", "npm", "run", "--silent")
    commands: dict[str, tuple[str | Path, ...]] = {
        # The longest first: then no processor is left with it alone.
        "eslint": (*npm, "lint"),
        "mypy": (PYTHON, "-m", "mypy"),
        "svelte-check": (*npm, "check"),
        "prettier": (*npm, "formatted"),
        "ruff check": (PYTHON, "-m", "ruff", "check", "."),
        "ruff format": (PYTHON, "-m", "ruff", "format", "--check", "."),
    }
    failed = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        begun = {name: pool.submit(listen, *command) for name, command in commands.items()}
        for name, one in begun.items():
            code, text, seconds = one.result()
            say(f"{name}: {'FAILED' if code else 'ok'} ({seconds:.1f} s)" + (f"\n{text.strip()}" if code else ""))
            failed = failed or code
    return failed


def with_plugins(env: dict[str, str]) -> dict[str, str]:
    """An environment in which the games of examples/ are installed, beside .venv: there they would be in all tests."""
    target = ROOT / "build" / "plugins"
    shutil.rmtree(target, ignore_errors=True)
    examples = sorted(path.parent for path in (ROOT / "examples").glob("*/pyproject.toml"))
    quiet = ("install", "-qq", "--no-build-isolation", "--no-deps", "--target", target)
    if run(PYTHON, "-m", "pip", *quiet, *examples, env=env):
        raise StopError("The games of examples/ could not be installed; pip says why above.")
    return {**env, "PYTHONPATH": os.pathsep.join(filter(None, (str(target), env.get("PYTHONPATH"))))}


ON_THE_COMPILED = (
    "kernel", "contract", "perft", "playthroughs", "scenarios", "cardgame", "games/*/test_scenario_files.py",
    "properties/test_told_cards.py", "properties/test_card_files.py",
)  # fmt: skip
"""The tests that hold the compiled engine: what it plays and how it tells of it. Patterns of texts, which are
interpreted both ways, are not tried twice."""


def with_compiled(env: dict[str, str], wheel: Path) -> dict[str, str]:
    """An environment in which the compiled engine is what is imported, beside .venv."""
    target = ROOT / "build" / "installed"
    shutil.rmtree(target, ignore_errors=True)
    if run(PYTHON, "-m", "pip", "install", "-qq", "--no-deps", "--target", target, wheel, env=env):
        raise StopError("The compiled Stolik could not be installed; pip says why above.")
    return {**env, "PYTHONPATH": os.pathsep.join(filter(None, (str(target), env.get("PYTHONPATH"))))}


def perform(steps: Sequence[Step], note: str = "") -> int:
    """All steps, also after one that failed, and then how each of them went."""
    failed, lines = [], []
    for name, step in steps:
        say(f"\n== {name}")
        start = time.monotonic()
        code = step()
        if code == 130:
            return code
        if code:
            failed.append(name)
        lines.append(f"   {'FAILED' if code else 'ok':6}  {name} ({time.monotonic() - start:.1f} s)")
    say("\n" + "\n".join(lines))
    if note:
        say("\n" + note)
    say(f"\nFAILED: {', '.join(failed)}." if failed else "\nAll is well.")
    return 1 if failed else 0


def postgres() -> bool:
    """Whether there is a PostgreSQL that tests can start (tests/postgres.py finds it in the same way)."""
    debian = list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return bool(os.environ.get("STOLIK_POSTGRES") or debian or shutil.which("initdb"))


def check(arguments: Sequence[str]) -> int:
    set_up("dev")
    return perform([("checks", checks)])


def test(arguments: Sequence[str]) -> int:
    set_up("dev")
    browser = chromium()
    env = environment()
    if browser:
        env["STOLIK_CHROMIUM"] = browser

    def pytest(*extra: str | Path, env: dict[str, str] = env) -> int:
        code = run(PYTHON, "-m", "pytest", *extra, *arguments, env=env)
        # 5: none of the tests was asked for. That is an answer where one asks for some only, or for the browser's.
        return 0 if code == 5 and ("browser" in extra or arguments) else code

    building: list[Future[Path]] = []

    def drive() -> int:
        if compiles:
            # Beside the browser, which mostly waits.
            building.append(ThreadPoolExecutor(1).submit(compiled_wheel, "1"))
        if browser:
            return pytest("-n", "3", "-m", "browser")
        say("There is no Chromium here." + (" STOLIK_REQUIRE_BROWSER=1 asks for one." if required else ""))
        return int(required)

    def both_ways() -> int:
        """The compiled engine, and whether it is the same as the other to the last byte."""
        try:
            known = with_compiled(env, building[0].result())
        except StopError as stop:
            say(str(stop))
            return 1
        tests = ROOT / "tests"
        folders = [path for name in ON_THE_COMPILED for path in sorted(tests.glob(name))]
        code = pytest("-n", "auto", "-m", "not browser", *folders, env=known)
        compared = (PYTHON, ROOT / "benchmarks" / "both_ways.py", "--games", "10", "--compiled")
        return code or run(*compared, ROOT / "build" / "installed", env=env)

    required = os.environ.get("STOLIK_REQUIRE_BROWSER") == "1"
    compiles = env.pop("STOLIK_COMPILE", "") == "1"
    known = "browser or not browser" if browser else "not browser"
    steps = [
        ("checks", checks),
        ("web tests", lambda: run(PYTHON, "hatch_build.py", "npm", "test", "--silent")),
        # A run of their own: the browser's driver keeps an event loop, beside which asynchronous tests cannot run.
        ("browser tests", drive),
        ("tests", lambda: pytest("-n", "auto", "-m", "not browser")),
        *([("tests on the compiled engine", both_ways)] if compiles else []),
        # Games of packages that Stolik has not seen, in an environment that they were installed into.
        ("plug-ins", lambda: pytest("-n", "2", "-m", known, ROOT / "examples", env=with_plugins(env))),
    ]
    skipped = []
    if not browser and not required:
        skipped += [
            "!! THE BROWSER TESTS WERE SKIPPED: there is no Chromium here. Install it (Debian: apt install chromium),",
            "!! or say where it is: STOLIK_CHROMIUM=/path/to/chromium",
        ]
    if not postgres():
        skipped += [
            "!! THE TESTS ON POSTGRESQL WERE SKIPPED: install it (Debian: apt install postgresql), or say where its",
            "!! programs are: STOLIK_POSTGRES=/path/to/bin",
        ]
    line = "!" * 100
    return perform(steps, "\n".join([line, *skipped, line]) if skipped else "")


def bench(arguments: Sequence[str]) -> int:
    """Each program in benchmarks/, or those named before the arguments: bench clone --games 100."""
    set_up("dev")
    programs = {path.stem: path for path in sorted((ROOT / "benchmarks").glob("[!_]*.py"))}
    chosen = [name for name in arguments if name in programs]
    rest = [word for word in arguments if word not in programs]
    if not programs:
        raise StopError("There are no benchmarks yet.")
    worst = 0
    for name in chosen or programs:
        say(f"\n== {name}")
        worst = max(worst, run(PYTHON, programs[name], *rest))
    return worst


def web(arguments: Sequence[str]) -> int:
    set_up("play")
    return run(PYTHON, "hatch_build.py", "build", "--force")


def is_index(variable: str) -> bool:
    return variable.startswith(("PIP_", "UV_")) and variable.endswith(INDEX_VARIABLES)


def requirements(arguments: Sequence[str]) -> int:
    """Resolve for all systems at once, with no word about where the packages came from."""
    tools = ROOT / "build" / "uv"
    venv.create(tools, clear=True, with_pip=True)
    programs = tools / ("Scripts" if os.name == "nt" else "bin")
    if run(programs / "python", "-m", "pip", "install", "-qq", "uv"):
        raise StopError("uv, which resolves the versions, could not be installed; pip says why above.")
    env = {key: value for key, value in environment().items() if not is_index(key)}
    kept = ("--no-config", "pip", "compile", "pyproject.toml", "--quiet", "--upgrade")
    kind = ("--universal", "--generate-hashes", "--python-version", "3.11")
    silent = ("--no-header", "--no-emit-index-url", "--no-emit-find-links")
    # play after dev and held to it, so that one environment can serve both
    for name, group, held in (("dev", "dev", ()), ("play", "play", ("--constraint", "requirements/dev.txt"))):
        target = f"requirements/{name}.txt"
        if run(programs / "uv", *kept, *kind, *silent, *held, "--group", group, "--output-file", target, env=env):
            raise StopError(f"{target} could not be resolved; the words above say why.")
        text = (ROOT / target).read_text()
        if "://" in text or str(ROOT) in text or "--find-links" in text or "index-url" in text:
            raise StopError(f"{target} names a place of this machine or a registry; it must not be committed.")
        say(f"{target}: {text.count('==')} packages")
    return 0


def clean(arguments: Sequence[str]) -> int:
    names = (".venv", "build", "dist", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", "test-results")
    for path in [*(ROOT / name for name in names), WEB_MODULES, ROOT / "src" / "stolik" / "server" / "static"]:
        shutil.rmtree(path, ignore_errors=True)
    for top in ("src", "tests", "scripts", "benchmarks", "examples"):
        for path in list((ROOT / top).rglob("__pycache__")):
            shutil.rmtree(path, ignore_errors=True)
    return 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "fast": fast,
    "test": test,
    "check": check,
    "bench": bench,
    "web": web,
    "requirements": requirements,
    "clean": clean,
}


def main(words: list[str]) -> int:
    command = COMMANDS.get(words[0]) if words else None
    if command is None:
        print(__doc__)
        return 0 if words and words[0] in {"help", "-h", "--help"} else 2
    arguments = words[1:]
    if arguments[:1] == ["--"]:
        del arguments[0]
    try:
        return command(arguments)
    except StopError as stop:
        print(stop, file=sys.stderr)
        return stop.code
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
