"""networkx, which pairings need and the other parts of this room don't: imported when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from .refusals import ExtraError

GRAPHS: Final = "networkx"


def graphs() -> Any:
    """networkx. Raises ExtraError where it is not installed."""
    try:
        return import_module(GRAPHS)
    except ImportError:
        raise ExtraError(
            f"pairing by points needs {GRAPHS}, which is not installed: pip install 'stolik[tournaments]'"
        ) from None
