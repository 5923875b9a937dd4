"""How the engine that runs here was built."""

from __future__ import annotations

from .agenda import answer
from .compiling import has_words


def is_compiled() -> bool:
    """Whether it is the compiled one."""
    return has_words(answer)
