"""What is said where a library is not installed."""

from __future__ import annotations

from typing import Final

EXTRA: Final = "research"


def needs(library: str, missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error to raise in place of `missing`: it names the extra."""
    told = f"this needs {library}, which is not installed: pip install 'stolik[{EXTRA}]'"
    return ModuleNotFoundError(told, name=missing.name)
