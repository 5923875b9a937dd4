"""What stops cards from being read, as patterns: which sentences are alike, and how many cards each of them stops."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from stolik.packs.reading import Unread

OWN: Final = "NAME"
"""What stands in a pattern for the card's own name, …"""
NUMBER: Final = "N"
"""… for a number, …"""
WORD: Final = "…"
"""… and for what stands in brackets or quotes: a symbol, another card."""

_VARIES: Final = re.compile(r'\[[^\[\]]*\]|\{[^{}]*\}|"[^"]*"|“[^”]*”|[+−-]?\d+')


@dataclass(frozen=True)
class Stop:
    """Sentences of one `pattern` that can't be read, all for the same reason `why` (a word of `stolik.packs.reading`),
    and the ids of the cards that have one, in the order of the files. Of these, `alone` would be read if they were:
    nothing else stops them. `example` is the first of the sentences."""

    pattern: str
    why: str
    example: str
    cards: tuple[str, ...]
    alone: tuple[str, ...]


def pattern_of(sentence: str, name: str) -> str:
    """A sentence without what differs from card to card: numbers, symbols, what is quoted, and the card's own `name`.
    It takes time as the sentence is long."""
    first, *pieces = " ".join(sentence.split()).split(name) if name else [" ".join(sentence.split())]
    said = first
    for piece in pieces:  # a name inside a word is none
        alone = not (said[-1:].isalnum() or piece[:1].isalnum())
        said += (OWN if alone else name) + piece
    return _VARIES.sub(lambda found: NUMBER if found[0][-1].isdigit() else WORD, said)


def stops(cards: Iterable[tuple[str, str, Sequence[Unread]]]) -> list[Stop]:
    """What stops these cards: those first that alone would bring most, then those that stop most.

    `cards` gives for each its id, its name as it is printed, and what of it can't be read; a card that reads to the end
    has nothing. A card whose sentences are all of one pattern counts as stopped by that alone."""
    found: dict[tuple[str, str], tuple[str, list[str], list[str]]] = {}
    for key, name, unread in cards:
        held = {(pattern_of(one.sentence, name), one.why): one.sentence for one in reversed(unread)}
        for said, sentence in held.items():
            _, stopped, alone = found.setdefault(said, (sentence, [], []))
            stopped.append(key)
            if len(held) == 1:
                alone.append(key)
    told = [
        Stop(pattern, why, sentence, tuple(stopped), tuple(alone))
        for (pattern, why), (sentence, stopped, alone) in found.items()
    ]
    return sorted(told, key=lambda one: (-len(one.alone), -len(one.cards), one.pattern, one.why))
