"""Whether processes that tests have started run on."""

from __future__ import annotations

import os
import time
from pathlib import Path


def is_there(process: int) -> bool:
    """Whether a process runs; one that is dead and not yet buried doesn't."""
    told = Path(f"/proc/{process}/stat")
    if Path("/proc/self").exists():
        return told.exists() and told.read_text().rpartition(")")[2].split()[0] not in "ZX"
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def gone(pids: Path, seconds: float = 3.0) -> bool:
    """Whether the processes whose numbers stand in the file end within a time."""
    numbers = [int(number) for number in pids.read_text().split()]
    until = time.monotonic() + seconds
    while any(map(is_there, numbers)) and time.monotonic() < until:
        time.sleep(0.02)
    return len(numbers) == 2 and not any(map(is_there, numbers))
