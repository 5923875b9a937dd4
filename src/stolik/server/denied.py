"""Refusals of HTTP."""

from __future__ import annotations

from collections.abc import Callable

from .words import SENTENCES, say


class Denied(Exception):  # noqa: N818 - a request was refused; nothing is broken
    """A request that is refused: the status, a code for programs, and a sentence for people.

    The sentence is that of `code` in the asker's language, filled with `parts`, unless `message` is given. `rule` is
    the rule that forbids, `where` the place, `retry` after how many seconds it may be tried again. `said` makes the
    sentence in a language, where another room has it.
    """

    def __init__(
        self,
        status: int,
        code: str,
        *parts: object,
        message: str = "",
        rule: str | None = None,
        where: str | None = None,
        retry: float | None = None,
        said: Callable[[str], str] | None = None,
    ) -> None:
        self.status = status
        self.code = code
        self.parts = parts
        self.message = message
        self.rule = rule or None
        self.where = where or None
        self.retry = retry
        self.said = said
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        if self.said is not None:
            return self.said(lang)
        return self.message or (say(self.code, lang, *self.parts) if self.code in SENTENCES else self.code)
