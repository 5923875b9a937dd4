"""How cards are written as rows of Python: trees in the short words of a game's recipes, and the modules they stand in.

What a game has of its own stands beside it: `pokemon_rows.py`, `star_wars_rows.py`. `write_cards.py` is the command.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from importlib import import_module
from pathlib import Path
from typing import Any

from stolik.cardgame.ast import Node
from stolik.kernel.compiling import source_of

Short = Callable[[Any], str | None]
"""Gives the short form of a value, None for one that has none."""


class Spelling:
    """How the trees of a game are written. `homes` are the modules where the names come from, its recipes first; of a
    name that several have, the first is asked. `shorts` are tried one after the other before a node is written in
    full."""

    def __init__(self, homes: Sequence[str], shorts: Iterable[Short] = ()) -> None:
        self.homes = tuple(homes)
        self.shorts = list(shorts)
        self.names = {name: value for home in reversed(homes) for name, value in vars(import_module(home)).items()}
        self.constants = self._constants()

    def _constants(self) -> dict[tuple[type, Any], str]:
        """The names of nodes that have one, by their class and value."""
        found: dict[tuple[type, Any], str] = {}
        for home in self.homes:
            for name, value in vars(import_module(home)).items():
                if name.isupper() and (isinstance(value, Node) or (isinstance(value, tuple) and value)):
                    if not isinstance(value, tuple) or isinstance(value[0], Node):
                        found.setdefault((type(value), value), name)
        return found

    def source(self, value: Any) -> str:
        """A value of a card as it is written."""
        if (type(value), value) in self.constants:
            return self.constants[type(value), value]
        if isinstance(value, tuple):
            inner = ", ".join(map(self.source, value))
            return f"({inner},)" if len(value) == 1 else f"({inner})"
        if isinstance(value, str):
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
        if isinstance(value, int) or value is None:
            return repr(value)
        for short in self.shorts:
            if (found := short(value)) is not None:
                return found
        return self.call(type(value).__name__, value)

    def call(self, name: str, value: Any) -> str:
        """A node or record written in full: what is by itself is left out, flags are named."""
        parts: list[str] = []
        named: bool = False
        for field in fields(value):
            given = getattr(value, field.name)
            if field.default is not MISSING and given == field.default and type(given) is type(field.default):
                named = True
                continue
            named = named or field.kw_only is True or isinstance(given, bool)
            parts.append(f"{field.name}={self.source(given)}" if named else self.source(given))
        return f"{name}({', '.join(parts)})"

    def args(self, *parts: Any) -> str:
        """Several values, as they stand in a call."""
        return ", ".join(map(self.source, parts))

    def meaning(self, written: str) -> Any:
        """The value that is written so."""
        return eval(written, dict(self.names))

    def held(self, written: str, card: Any) -> str:
        """What is written. Raises ValueError where it means another card."""
        made = self.meaning(written)
        if made != card:
            raise ValueError(f"{card.id} is not what is written:\n{written}\n{made}\n{card}")
        return written

    def home_of(self, word: str) -> str | None:
        """The module that a name is imported from, None for a name of none."""
        return next((home for home in self.homes if _defined(home, word)), None)


def _defined(home: str, word: str) -> bool:
    """Whether a module makes a name itself, has a constant by it, or hands it on."""
    module = import_module(home)
    if word not in vars(module):
        return False
    if word in getattr(module, "__all__", ()):
        return True
    tree = ast.parse(source_of(module).read_text())
    return any(
        (isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == word)
        or (isinstance(node, ast.Assign) and any(ast.unparse(one) == word for one in node.targets))
        or (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == word)
        for node in tree.body
    )  # fmt: skip


@dataclass
class Modules:
    """The modules of a game's cards: the package `package` in `folder`. `head` gives what a module says of itself,
    `in_order` the order of its rows."""

    package: str
    folder: Path
    spelling: Spelling
    head: Callable[[str], str]
    in_order: Callable[[Iterable[str]], Iterable[str]]

    def rows(self, name: str) -> tuple[str, dict[str, str]]:
        """What stands before the rows of a module behind its imports, and its rows by the ids of their cards."""
        path = self.folder / f"{name}.py"
        if not path.exists():
            return "", {}
        text = path.read_text()
        tree = ast.parse(text)
        lines = text.splitlines(keepends=True)
        last = max(node.end_lineno or 0 for node in tree.body if isinstance(node, ast.ImportFrom))
        made = next(
            node for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CARDS"
        )
        between = "".join(lines[last : made.lineno - 1]).strip()
        assert isinstance(made.value, ast.Tuple)
        module = import_module(f"{self.package}.{name}")
        segments = [ast.get_source_segment(text, element) or "" for element in made.value.elts]
        return between, {card.id: segment for card, segment in zip(module.CARDS, segments, strict=True)}

    def write(self, name: str, rows: Mapping[str, str], between: str = "") -> None:
        """A module of these rows, in their order, with what they import."""
        body = f"CARDS = (\n{''.join(rows[key] + ',' + chr(10) for key in self.in_order(rows))})\n"
        used = {node.id for node in ast.walk(ast.parse(between + "\n" + body)) if isinstance(node, ast.Name)}
        homes: dict[str, list[str]] = {}
        for word in sorted(used):
            home = self.spelling.home_of(word)
            if home is not None:
                homes.setdefault(home, []).append(word)
        recipes = self.spelling.homes[0]
        imports = "\n".join(
            f"from {'.recipes' if home == recipes else home} import {', '.join(names)}" for home, names in homes.items()
        )
        text = f"{self.head(name)}\n\nfrom __future__ import annotations\n\n{imports}\n\n{between}\n\n{body}"
        (self.folder / f"{name}.py").write_text(text)

    def tidy(self, names: Iterable[str]) -> None:
        """Lets the formatter have them."""
        paths = [str(self.folder / f"{name}.py") for name in names]
        if not paths:
            return
        ruff = [sys.executable, "-m", "ruff"]
        subprocess.run([*ruff, "check", "--quiet", "--fix", "--select", "I", *paths], check=True)
        subprocess.run([*ruff, "format", "--quiet", *paths], check=True)
