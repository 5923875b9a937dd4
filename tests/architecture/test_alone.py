"""Every module can be imported by itself, first of all: no module waits for another to have been imported before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src"
MODULES = sorted(
    ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")
    for path in (SRC / "stolik").rglob("*.py")
    if "migrations" not in path.parts and path.stem != "__main__"
)
ONE_BY_ONE = """
import importlib, os, sys, traceback
for name in ("litestar", "sqlalchemy", "alembic", "rich.console", "typer", "uvicorn", "msgspec", "websockets"):
    importlib.import_module(name)  # what is not ours may be there already: that saves a minute
failed = []
for name in sys.argv[1:]:
    assert not any(known.split(".")[0] == "stolik" for known in sys.modules)
    child = os.fork()
    if not child:
        try:
            importlib.import_module(name)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        failed.append(name)
sys.exit(f"can't be imported alone: {', '.join(failed)}" if failed else 0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a fresh interpreter for each module takes minutes without fork")
@pytest.mark.parametrize("half", [0, 1])
def test_each_module_can_be_imported_alone(half: int) -> None:
    assert len(MODULES) > 350
    done = subprocess.run(
        [sys.executable, "-c", ONE_BY_ONE, *MODULES[half::2]], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
