"""Every module can be imported by itself, first of all: no module waits for another to have been imported before.

A fresh process for each would import the engine some hundred times. Instead a process that has imported a module goes
on, in copies of itself, with those that need it anyway: nothing is there for these that they don't import themselves.
Only one that is needed by what is there would be helped by that (packages whose `__init__` offers what their files
define are such circles), so none goes on after one that needs it.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from functools import cache

import pytest

from .test_circles import without_types
from .test_imports import SOURCES, imports, module_name

PATHS = {module_name(path): path for path in SOURCES if "migrations" not in path.parts and path.name != "__main__.py"}
GO_ON = """
import gc, importlib, json, os, sys, traceback
gc.disable()
needs, after = json.load(sys.stdin)
for name in ("litestar", "sqlalchemy", "alembic", "rich.console", "typer", "uvicorn", "msgspec", "websockets"):
    importlib.import_module(name)  # what is not ours may be there already: that saves time

def go_on(before):
    failed = 0
    for name in after.get(before, ()):
        child = os.fork()
        if not child:
            try:
                importlib.import_module(name)
                there = {known for known in sys.modules if known.split(".")[0] == "stolik"}
                more = sorted(there - {name, *needs[name]})
                assert not more or name not in after, f"it imports more than its source says: {more}"
            except BaseException as why:
                if "stolik[research]" in str(why):  # says which extra brings what is missing
                    os._exit(0)
                print(f"{name} can't be imported alone", file=sys.stderr)
                traceback.print_exc()
                sys.stderr.flush()
                os._exit(1)
            os._exit(go_on(name))
        failed |= os.waitpid(child, 0)[1] != 0
    return int(failed)

sys.exit(go_on(""))
"""


class _AtOnce(ast.NodeTransformer):
    """Empties functions: what they import is not imported with their module."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return ast.Expr(ast.Constant(node.name))

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return ast.Expr(ast.Constant(node.name))


@cache
def asks_for(module: str) -> frozenset[str]:
    """The modules of ours that importing this one imports, itself or by the packages that it lies in."""
    path = PATHS[module]
    source = ast.unparse(_AtOnce().visit(ast.parse(without_types(path.read_text(encoding="utf-8")))))
    found = set()
    for _, name in [(0, module), *imports(source, module, path.name == "__init__.py")]:
        parts = name.split(".")
        found |= {".".join(parts[:n]) for n in range(1, len(parts) + 1)} & PATHS.keys()
    return frozenset(found - {module})


@cache
def needs(module: str) -> frozenset[str]:
    """All that is imported with it, and not what is imported with that alone."""
    found: set[str] = set()
    waiting = {module}
    while waiting:
        new = asks_for(waiting.pop()) - found
        found |= new
        waiting |= new
    return frozenset(found)


def before(module: str) -> str:
    """After which other module it can go on as if it were alone: the one that saves most, or none."""
    fit = [other for other in needs(module) if module not in needs(other)]
    return max(fit, key=lambda other: (len(needs(other)), other), default="")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a fresh interpreter for each module takes minutes without fork")
def test_each_module_can_be_imported_alone() -> None:
    after: dict[str, list[str]] = {}
    for module in PATHS:
        after.setdefault(before(module), []).append(module)
    assert len(PATHS) > 350
    plan = json.dumps(({module: sorted(needs(module)) for module in PATHS}, after))
    done = subprocess.run([sys.executable, "-c", GO_ON], input=plan, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
