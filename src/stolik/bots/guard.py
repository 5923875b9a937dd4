"""What ends programs: it is imported by program.py, and run by it as a process of its own, which outlives ours for a
moment. So it imports nothing of Stolik."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

MARK: Final = "STOLIK_PROGRAM"
"""The variable in the environment of a program by which, on Linux, all that it started is known."""
ROUNDS: Final = 5
"""How often it is looked for what has been started while the rest was killed."""


def end_group(group: int) -> None:
    """Kill a process group, if it is still there."""
    with contextlib.suppress(OSError):
        os.killpg(group, signal.SIGKILL)


def end_marked(mark: str) -> None:
    """Kill all processes whose mark begins so: a program may have started some in groups of their own. Nothing where
    the system doesn't tell, and of processes that have another environment now."""
    for _ in range(ROUNDS):
        found = marked(mark)
        for process in found:
            with contextlib.suppress(OSError):
                os.kill(process, signal.SIGKILL)
        if not found:
            return


def marked(mark: str) -> list[int]:
    """The processes whose mark begins so; those that are dead have none."""
    wanted = f"\0{MARK}={mark}".encode()
    found = []
    try:
        names = os.listdir("/proc")  # noqa: PTH208 - a thousand paths would be made for nothing
    except OSError:
        return []
    for name in names:
        if name.isdigit():
            with contextlib.suppress(OSError):
                if wanted in b"\0" + Path("/proc", name, "environ").read_bytes():
                    found.append(int(name))
    return found


def watch(lines: Iterable[str], mark: str) -> None:
    """Keep the groups that run, by their numbers, those that have ended as negative ones; when no more lines come, kill
    what is left."""
    left = set()
    for line in lines:
        n = int(line)
        if n > 0:
            left.add(n)
        else:
            left.discard(-n)
    for group in left:
        end_group(group)
    if left:
        end_marked(mark)


if __name__ == "__main__":
    watch(sys.stdin, sys.argv[1])
