"""Weights of evaluations, as data: a file beside each, written by `stolik tune` with the command that made it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

TABLE: Final = "weights"
FILE: Final = "weights.toml"


def weights_of(package: str) -> dict[str, float]:
    """The weights that lie in a package, by name. Raises ValueError for a file that says something else."""
    return read_weights((files(package) / FILE).read_text(encoding="utf-8"))


def read_weights(text: str) -> dict[str, float]:
    """Weights from the text of a file, by name. Raises ValueError."""
    try:
        found = tomllib.loads(text)[TABLE]
    except KeyError:
        raise ValueError(f"weights stand in a table [{TABLE}], which is missing") from None
    for name, weight in found.items():
        if isinstance(weight, bool) or not isinstance(weight, int | float):
            raise ValueError(f"the weight {name!r} is {weight!r}; it is a number")
    return {name: float(weight) for name, weight in found.items()}


def write_weights(weights: Mapping[str, float], notes: Mapping[str, str], head: str) -> str:
    """The text of a file that `read_weights` reads: comments on top, and what each weight is of."""
    lines = [f"# {line}".rstrip() for line in head.splitlines()]
    lines += ["", f"[{TABLE}]"]
    lines += [f"{name} = {weight:.4g}  # {notes.get(name, '')}".rstrip(" #") for name, weight in weights.items()]
    return "\n".join(lines) + "\n"
