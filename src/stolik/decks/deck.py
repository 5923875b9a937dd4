"""A deck as a value, and our own written forms of it: text and JSON."""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

LANE = re.compile(r"^(?:stack|stos|lane|スタック|山)?\s*(\d+)\s*[:：.)]\s*(.*)$", re.IGNORECASE)
FIELD = re.compile(r"^(name|game|nazwa|gra|名前|ゲーム)\s*[:：]\s*(.*)$", re.IGNORECASE)
BETWEEN = re.compile(r"[,;、，]")
LONGEST = 100_000
"""Characters of a deck's text; more is refused unread."""
LONGEST_LINE = 1_000
"""Characters of one line of it, or of a card in JSON."""
MOST_LINES = 1_000
"""Lines of it, or cards in JSON."""
MOST_CARDS = 1_000
"""Cards that it may stand for, counted as often as it says."""


MOST_FAULTS = 20
"""Lines that are named as wrong at once. The nearest name is looked for at each: a long text of nothing but unknown
words would keep a server busy."""


class DeckError(ValueError):
    """A deck that can't be read; `line` counts from 1, 0 for the whole. `faults` are all that is wrong, each an error
    of its own with its line; an error about one thing is its only fault."""

    def __init__(self, message: str, line: int = 0, faults: Sequence[DeckError] = ()) -> None:
        self.line = line
        self.faults: tuple[DeckError, ...] = tuple(faults) or (self,)
        super().__init__(f"line {line}: {message}" if line else message)

    def within(self, place: str) -> DeckError:
        """The same with a place, such as a file, before each fault."""
        told = [DeckError(f"{place}: {fault}") for fault in self.faults]
        for there, fault in zip(told, self.faults, strict=True):
            there.line = fault.line
        return told[0] if len(told) == 1 else DeckError("\n".join(map(str, told)), faults=told)


class Faults:
    """Gathers what is wrong line by line, so that somebody who mends a list learns of all of it at once."""

    def __init__(self) -> None:
        self.found: list[DeckError] = []

    @contextmanager
    def gather(self) -> Iterator[None]:
        """Keeps a DeckError that is raised inside; the lines after it are read. Raises all of them when they are too
        many to go on."""
        try:
            yield
        except DeckError as wrong:
            self.found.append(wrong)
            if len(self.found) == MOST_FAULTS:
                self.found.append(DeckError("the lines after these were not read"))
                self.check()

    def check(self) -> None:
        """Raises DeckError with all that was gathered; with nothing it does nothing."""
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            raise DeckError("\n".join(map(str, self.found)), faults=self.found)


@dataclass(frozen=True)
class Deck:
    """A named list of cards. `stacks` are tuples of card keys, top first; a game with one pile has one stack."""

    name: str
    game: str
    stacks: tuple[tuple[str, ...], ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """All card keys, stack by stack."""
        return tuple(card for stack in self.stacks for card in stack)

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"name": self.name, "game": self.game, "stacks": [list(stack) for stack in self.stacks]}

    def to_text(self, name_of: Callable[[str], str] = str) -> str:
        """Our written form; `name_of` gives the name to print for a key."""
        lines = [f"Name: {self.name}", f"Game: {self.game}"]
        lines += [f"{n}: {', '.join(name_of(card) for card in stack)}" for n, stack in enumerate(self.stacks, 1)]
        return "\n".join(lines) + "\n"


def read_counts(text: str) -> Iterator[str]:
    """The card keys of a line like "4 dp1-17, 2 dp1-49", each as often as it says."""
    for entry in text.split(", "):
        count, card = entry.split(" ")
        yield from [card] * int(count)


_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}


def katakana(text: str) -> str:
    """The text with hiragana as katakana: names are typed in either."""
    return text.translate(_HIRAGANA)


def fold(name: str) -> str:
    """A name without the differences that nobody means: case, accents, width, hiragana or katakana, spaces, hyphens,
    apostrophes."""
    spread = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    # kana keep their voicing marks: が is not か
    bare = "".join(c for c in spread if c > "\u3000" or not unicodedata.combining(c))
    return katakana(re.sub(r"[\s\-_'’・]+", "", unicodedata.normalize("NFKC", bare)))


def read_deck(text: str, game: str, names: Mapping[str, str], kin: Sequence[str] = ()) -> Deck:
    """A deck from its text or JSON form.

    `names` maps folded names (`fold`), in any language, to card keys; a deck that was written for one of `kin`, games
    with the same decks, is one for this game. Unknown cards, lines that mean nothing and a stack given twice raise
    DeckError with all such lines; whether the deck is legal is the game's question, not this one's.
    """
    check_length(text)
    if text.lstrip().startswith("{"):
        return _from_json(text, game, names, kin)
    name = ""
    stacks: dict[int, tuple[str, ...]] = {}
    faults = Faults()
    for n, raw in enumerate(check_lines(text.splitlines()), 1):
        line = raw.split("#", 1)[0].strip().lstrip("\ufeff")
        if not line:
            continue
        with faults.gather():
            if field := FIELD.match(line):
                if field[1].casefold() in ("game", "gra", "ゲーム"):
                    _same_game(field[2].strip(), game, kin, n)
                else:
                    name = field[2].strip()
            elif lane := LANE.match(line):
                number = int(lane[1])
                if number in stacks:
                    raise DeckError(f"stack {number} is given twice", n)
                stacks[number] = ()
                cards = [card for said in BETWEEN.split(lane[2]) if (card := said.strip())]
                stacks[number] = _card_keys(cards, names, n, faults)
            else:
                expected = "'Name: …' or a stack like '1: First Card, Second Card'"
                raise DeckError(f"expected {expected}, found {line[:60]!r}", n)
    faults.check()
    if not stacks:
        raise DeckError("there is no stack in it; a stack is a line like '1: First Card, Second Card'")
    if sorted(stacks) != list(range(1, len(stacks) + 1)):
        raise DeckError(f"the stacks are numbered {', '.join(map(str, sorted(stacks)))}, not 1, 2, 3, 4")
    return Deck(name or "Unnamed", game, tuple(stacks[n] for n in sorted(stacks)))


def check_length(text: str) -> None:
    """Raises DeckError for a text that is too long to be a deck, before anything reads it."""
    if len(text) > LONGEST:
        raise DeckError(f"a deck list has at most {LONGEST} characters, this one has {len(text)}")


def check_lines(lines: list[str]) -> list[str]:
    """The lines of a deck's text. Raises DeckError that names the first one that is too long, or one too many: no
    pattern is tried on such a text."""
    for n, line in enumerate(lines, 1):
        if n > MOST_LINES:
            raise DeckError(f"a deck list has at most {MOST_LINES} lines, this one has {len(lines)}", n)
        if len(line) > LONGEST_LINE:
            raise DeckError(f"a line has at most {LONGEST_LINE} characters, this one has {len(line)}", n)
    return lines


def check_size(cards: int) -> None:
    """Raises DeckError for more cards than any deck has."""
    if cards > MOST_CARDS:
        raise DeckError(f"a deck has at most {MOST_CARDS} cards, this one has {cards}; take some out")


def check_said(said: str, place: str = "", line: int = 0) -> str:
    """What is said of a card in JSON, XML or a table. Raises DeckError with the `place` or line if it is longer than a
    line of text may be."""
    if len(said) > LONGEST_LINE:
        raise DeckError(f"{place}a card is said in at most {LONGEST_LINE} characters, here are {len(said)}", line)
    return said


def card_key(card: str, names: Mapping[str, str], line: int = 0) -> str:
    """The key of a card's name. Raises DeckError that offers the nearest names."""
    key = names.get(fold(card))
    if key is None:
        near = nearest(card, names)
        raise DeckError(f"there is no card {card[:60]!r}" + (f"; did you mean {near}?" if near else ""), line)
    return key


def _card_keys(cards: Iterable[str], names: Mapping[str, str], line: int, faults: Faults) -> tuple[str, ...]:
    """The keys of those cards that are known; the others are gathered."""
    found = []
    for card in cards:
        with faults.gather():
            found.append(card_key(card, names, line))
    return tuple(found)


def nearest(card: str, names: Iterable[str]) -> str:
    """The known folded name that is most like `card`, or nothing."""
    return next(iter(difflib.get_close_matches(fold(card[:60]), list(names), 1)), "")


def _same_game(said: str, game: str, kin: Sequence[str], line: int) -> None:
    if said and fold(said) not in map(fold, (game, *kin)):
        raise DeckError(f"this is a deck of {said!r}, not of {game}", line)


def _from_json(text: str, game: str, names: Mapping[str, str], kin: Sequence[str]) -> Deck:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise DeckError(f"the JSON can't be read: {wrong}") from None
    stacks = data.get("stacks")
    if not isinstance(stacks, list) or not all(
        isinstance(stack, list) and all(isinstance(card, str) for card in stack) for stack in stacks
    ):
        raise DeckError("'stacks' should be a list of lists of card names")
    check_size(sum(map(len, stacks)))
    for n, stack in enumerate(stacks, 1):
        for card in stack:
            check_said(card, f"stack {n}: ")
    _same_game(str(data.get("game", ""))[:LONGEST_LINE], game, kin, 0)
    faults = Faults()
    keys = tuple(_card_keys(stack, names, 0, faults) for stack in stacks)
    faults.check()
    return Deck(str(data.get("name") or "Unnamed"), game, keys)
