"""A PostgreSQL of the tests' own: one cluster for the whole run, gone at its end, and a database for each who asks.

Debian's package puts its programs outside PATH; STOLIK_POSTGRES names their folder where they lie elsewhere. Without
them the tests are skipped and the last lines say so; STOLIK_REQUIRE_POSTGRES=1 makes that a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import uuid
from pathlib import Path
from typing import Any

MISSING = "no PostgreSQL found: install it (Debian: apt install postgresql), or say STOLIK_POSTGRES=its/bin"
SPEED = "-c fsync=off -c shared_buffers=16MB"
"""A cluster that lives for a test run needs to survive processes that are killed, but no power cut."""


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, of the newest PostgreSQL that is here."""
    named = os.environ.get("STOLIK_POSTGRES")
    if named:
        return Path(named)
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda found: int(found.parts[-3]))
    found = debian[-1] if debian else shutil.which("initdb")
    return Path(found).parent if found else None


class Cluster:
    """A running PostgreSQL in a temporary folder, reached by a socket in there."""

    def __init__(self, options: str = SPEED) -> None:
        found = programs()
        assert found is not None, MISSING
        self._programs = found
        self._options = options
        # A socket's path is short, and the folder of a test may not be entered by others.
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        if os.geteuid() == 0:  # as root PostgreSQL refuses
            shutil.chown(self.folder, "nobody", "nogroup")
        data = ["-D", "data", "-U", "stolik", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        self._run("initdb", *data)
        self.start()

    def start(self) -> None:
        """Start it; it answers when this returns."""
        options = f"-k {self.folder} -c listen_addresses='' {self._options}"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it: "immediate" is as if it were killed."""
        self._run("pg_ctl", "-D", "data", "-w", "-m", mode, "stop")

    def remove(self) -> None:
        """Stop it, and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = "postgres", user: str = "stolik") -> str:
        """The address of a database of it."""
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        self.say(f"CREATE DATABASE {name}")
        return self.address(name)

    def say(self, statement: str, address: str = "") -> list[tuple[Any, ...]]:
        """Carry out a statement beside the store; its rows."""
        import psycopg

        with psycopg.connect(address or self.address(), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def _run(self, program: str, *arguments: str) -> None:
        other: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
        done = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self.folder,
            # What pg_ctl starts goes on after it, and would hold a pipe open.
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **other,
        )
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program} failed: {log.read_text() if log.exists() else ''}")


def cluster_or_skip() -> Cluster:
    """A cluster, or the test is skipped where there is no PostgreSQL; or it fails, where one is required."""
    import pytest

    if programs() is None:
        if os.environ.get("STOLIK_REQUIRE_POSTGRES") == "1":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return Cluster()


def tell_of_skipped(reporter: Any) -> None:
    """The last lines of a run in which the tests of several processes were skipped."""
    if any(MISSING in str(report.longrepr) for report in reporter.stats.get("skipped", ())):
        reporter.write_line("!" * 100)
        reporter.write_line("!! THE TESTS ON POSTGRESQL WERE SKIPPED:")
        reporter.write_line(f"!! {MISSING}")
        reporter.write_line("!" * 100)
