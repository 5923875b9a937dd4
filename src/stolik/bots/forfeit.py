"""How a bot loses a game that it can't go on with."""

from __future__ import annotations


class Forfeit(Exception):  # noqa: N818 - no error of ours: the bot loses, and the run goes on
    """Raised by `Bot.choose` instead of an answer: the seat loses the game at once. `kind` is how it ends, as
    `kernel.replay.End` says it: "time", or "left" for everything else. The text says in one sentence what was wrong."""

    def __init__(self, kind: str, told: str) -> None:
        self.kind = kind
        super().__init__(told)
