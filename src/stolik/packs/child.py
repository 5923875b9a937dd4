"""The process in which a card file is read, one card at a time (packs/apart.py starts it, and ends it).

It is sent one line of JSON (the file's name, and at which entry to begin) and then the file; it says a line of JSON for
each thing that it finds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, Final

from stolik.kernel.rules import SetupError
from stolik.packs.pack import PackCard
from stolik.packs.reading import MISFIT, TOO_LONG, NoCard, PackError, game_of_file

MEMORY: Final = 1024 * 1024 * 1024
"""Bytes that it may take, where the system can be told."""

# The keys of what it says.
OF: Final = "of"
AT: Final = "at"
FOUND: Final = "found"
LEFT: Final = "left"
BUNDLED: Final = "bundled"
WRONG: Final = "wrong"
END: Final = "end"


def said(content: bytes, name: str, first: int) -> Iterator[dict[str, Any]]:
    """What is found in a file from an entry on (from 0): how many entries there are, then before each its number and
    place, then what it is."""
    try:
        game, home = game_of_file(name)
        entries = list(home.entries(content, name))
    except PackError as wrong:
        yield {WRONG: str(wrong)}
        return
    except MemoryError:
        yield {WRONG: f"{name}: reading it takes more memory than a card file may take. Split it into sets"}
        return
    yield {OF: len(entries)}
    for n, facts in enumerate(entries[first:], first):
        if isinstance(facts, NoCard):
            yield {LEFT: [facts.place, facts.why]}
            continue
        yield {AT: n, "place": facts.id}
        if home.by_hand(facts):
            yield {BUNDLED: facts.id}
            continue
        try:
            read = home.read(facts)
            card = PackCard(read.bare, read.unread)
            yield {FOUND: card.to_data(game)}
        except (MemoryError, RecursionError):
            yield {LEFT: [facts.id, TOO_LONG]}
        except SetupError as wrong:
            yield {LEFT: [facts.id, str(wrong)]}
        except Exception as wrong:  # one card that the reader fails at is not the file
            yield {LEFT: [facts.id, f"it can't be read ({type(wrong).__name__})"]}
    yield {END: True}


def checked(data: Any, game: Any) -> PackCard:
    """A card as it was said, held to the types of its fields and to words and nodes that somebody answers for: one that
    isn't as it should be is there as data only. Raises SetupError where not even its facts are."""
    try:
        return PackCard.from_data(data, game)
    except SetupError as wrong:
        bare = {key: data["card"][key] for key in data["card"] if key in game.rules.form.facts}
        unread = [*data.get("unread", ()), ["", str(wrong), MISFIT]]
        return PackCard.from_data({**data, "card": bare, "unread": unread}, game)


def _limit() -> None:
    """Take no more memory than MEMORY, where the system can be told."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Read what was sent, and say what is found."""
    _limit()
    asked = json.loads(sys.stdin.buffer.readline())
    content = sys.stdin.buffer.read()
    for line in said(content, asked["name"], asked["first"]):
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
