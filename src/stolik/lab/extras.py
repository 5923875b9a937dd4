"""Libraries that only the laboratory needs, imported when something asks for them."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class ExtraError(ValueError):
    """Something that was asked for needs a package that is not installed; the text says how to get it."""


def library(name: str, what: str) -> Any:
    """A module of a library that belongs to the extra `lab`. Raises ExtraError, which says that `what` needs it."""
    try:
        return import_module(name)
    except ImportError:
        package = name.partition(".")[0]
        raise ExtraError(f"{what} needs {package}, which is not installed: pip install 'stolik[lab]'") from None
