"""Styles and lines that the faces of all games are drawn with."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len

NEAR: Final = "bold bright_blue"
FAR: Final = "bold bright_red"
"""Styles of the seat at the bottom, and of the others."""


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most `width` columns, broken at spaces, or anywhere in a language without them."""
    lines: list[str] = []
    line = ""
    for piece in re.findall(r"[^\u3000-\u9fff\uff00-\uffef\s]+\s*|[\u3000-\u9fff\uff00-\uffef]|\s+", text):
        closing = piece[0] in "。、」）"
        if line and not closing and cell_len(line + piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = ""
        line += piece
    return [*lines, line.rstrip()] if line.strip() else lines
