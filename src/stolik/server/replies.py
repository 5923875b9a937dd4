"""What a message is answered with: a refusal, or whatever it was answered with when it came before."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from . import protocol as p
from .words import say

REPLIES_KEPT: Final = 128
"""Answers to numbered messages that are kept for each seat of a table."""


class Refused(Exception):  # noqa: N818 - a message was refused; nothing is broken
    """A message that changes nothing: the code, which is also the key of its sentence in `words`; `said` makes the
    sentence where it has parts."""

    def __init__(self, code: str, rule: str | None = None, said: Callable[[str], str] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.said = said
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return say(self.code, lang) if self.said is None else self.said(lang)


def refusal(a: int, refused: Refused, lang: str) -> p.RefuseFrame:
    """The frame that refuses message `a`."""
    return p.RefuseFrame(p.RefuseData(a, refused.code, refused.text(lang), refused.rule))


class Replies:
    """Answers to guests' numbered messages, so that the same number again gets the same answer; the oldest go first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int], p.WireFrame] = OrderedDict()

    def get(self, guest: str, a: int) -> p.WireFrame | None:
        """What message `a` of a guest was answered with; None for one that did not come yet."""
        return self._kept.get((guest, a))

    def keep(self, guest: str, a: int, reply: p.WireFrame) -> None:
        """Remember an answer."""
        self._kept[guest, a] = reply
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
