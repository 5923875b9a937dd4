"""What an effect or a procedure remembers until it is over, by name (architecture: What is remembered).

`Effect.names`, `Run.names` and `Procedure.data` are dictionaries by such names. Each stands once, with a line: here
those of all card games, a game's own in its `rules/memory.py`. The string itself is written with the state and is part
of its key, so it stays what it is; a `Named` noun of a card's text looks things up by the same string.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, overload

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
D = TypeVar("D")

if TYPE_CHECKING:

    class Memo(str, Generic[T_co]):
        """The name of one thing that is remembered; T is what lies under it. When the program runs it is a string."""

    class Memory(dict[str, Any]):
        """What is remembered, by `Memo`; when the program runs it is a dictionary."""

        @overload
        def __getitem__(self, memo: Memo[T], /) -> T: ...
        @overload
        def __getitem__(self, memo: str, /) -> Any: ...
        def __getitem__(self, memo: str, /) -> Any: ...
        @overload  # type: ignore[override]
        def get(self, memo: Memo[T], /) -> T | None: ...
        @overload
        def get(self, memo: Memo[T], default: D, /) -> T | D: ...
        @overload
        def get(self, memo: str, default: Any = None, /) -> Any: ...
        def get(self, memo: str, default: Any = None, /) -> Any: ...
        @overload  # type: ignore[override]
        def pop(self, memo: Memo[T], /) -> T: ...
        @overload
        def pop(self, memo: Memo[T], default: D, /) -> T | D: ...
        @overload
        def pop(self, memo: str, default: Any = None, /) -> Any: ...
        def pop(self, memo: str, default: Any = None, /) -> Any: ...

else:
    Memo = str
    Memory = dict

Memos = dict[str, Any]
"""What is to be remembered, as it is handed over: `{memory.THAT: 2}`."""


def forget(names: Memory, *memos: Memo[Any]) -> None:
    """Remember these no more."""
    for memo in memos:
        names.pop(memo, None)


# ---- what effects of all games remember

CHOSEN: Final[Memo[tuple[int, ...]]] = Memo("chosen")
"""The entities that were chosen last. Written by what chooses and by each round of a `ForEach`; read by CHOSEN."""
COINS: Final[Memo[tuple[int, ...]]] = Memo("coins")
"""The coins flipped last, 1 is heads. Written by the steps that flip; read by amounts and conditions about coins."""
EVENT: Final[Memo[int]] = Memo("event")
"""The entity to which it happened. Written by what wakes an ability; read by the noun EVENT."""
PHASE: Final[Memo[str]] = Memo("phase")
"""Which question of a `Dialogue` is open: the word of its part, absent or "" at the first. Written and read by it."""
THAT: Final[Memo[int]] = Memo("that")
"""How many it were: counted, moved, paid. Written by steps that do so many; read by THAT_MANY."""
