"""What a tournament refuses, and what is wrong with data that it is read from."""

from __future__ import annotations

from collections.abc import Mapping

from .words import LANGS, REFUSALS, filled

Value = str | int
"""What a sentence may name: an entrant, a number, a field."""


class TournamentError(ValueError):
    """A step that is not possible now, or data that are no tournament. `code` is one of `words.REFUSALS`, `values` what
    its sentence names; nothing was changed. The text of the error is the English sentence."""

    def __init__(self, code: str, **values: Value) -> None:
        assert code in REFUSALS, code
        self.code = code
        self.values: Mapping[str, Value] = values
        super().__init__(self.text(LANGS[0]))

    def text(self, lang: str) -> str:
        """The sentence in a language ("en", "pl", "ja"; in English for any other)."""
        return filled(REFUSALS[self.code], lang, self.values)


class ExtraError(ValueError):
    """Swiss and arena pairings need networkx, which is not installed; the text says how to get it."""
