"""Card files of LackeyCCG read to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from stolik.games.star_wars.ast.printed import StarWarsCard, with_version
from stolik.games.star_wars.ast.words import ARENAS, Arena
from stolik.games.star_wars.cards import SETS, SIZES, pool
from stolik.games.star_wars.cards.files import BadEntry, CardFileError, RawCard, read_entries
from stolik.games.star_wars.text import cards
from stolik.packs.reading import STRANGE, TOO_LONG, CardFiles, CardRead, NoCard, OwnWords, PackError, Unread, why_unread
from stolik.text.phrase import Ambiguous, Declined
from stolik.text.trees import meaning_the

T = TypeVar("T")

_PLACES = {"battle": "play", "mission": "effect"}
"""What a line of a card's text is, for a message."""
MOST_LINES = 20
"""Lines of a card's text; one of more is declined unread."""


class StarWarsFiles(CardFiles):
    """Tables with tabs and a header row, in the form of LackeyCCG."""

    endings = (".tsv", ".txt")
    example = "ANH"

    def entries(self, content: bytes, name: str) -> Iterator[RawCard | NoCard]:
        """The facts of each line."""
        try:
            for one in read_entries(content, name):
                yield NoCard(f"line {one.wrong.line}", one.wrong.message) if isinstance(one, BadEntry) else one
        except CardFileError as wrong:
            raise PackError(str(wrong)) from None

    def read(self, facts: RawCard) -> CardRead:
        """See `read_card`."""
        return read_card(facts)

    def say(self, card: StarWarsCard, place: str, text: str, before: OwnWords | None = None) -> StarWarsCard:
        """Lines of a card ("ability 2", "play"), or all of a Mission ("effect"): they follow those that were read."""
        if card.kind != "mission" and before is not None:
            with meaning_the(before.reading):  # as it was understood then
                card = _without(card, before.text)
        return _with(card, text)

    def told(self, card: StarWarsCard, place: str, lang: str) -> str:
        """All that the card says: which of its lines are meant is no matter once it is read."""
        return " ".join(cards.render(card, lang).lines)

    def texts(self, card: StarWarsCard) -> Sequence[str]:
        """Its lines."""
        return cards.render(card, "en").lines

    def sets(self) -> Mapping[str, tuple[str, int]]:
        """Those of which cards are bundled, up to Return of the Jedi."""
        return {one: (title, SIZES[one]) for one, title in SETS.items()}

    def bundled(self) -> Sequence[str]:
        """All of them."""
        return tuple(SETS)

    def places(self, folder: Path) -> Sequence[Path]:
        """Also as LackeyCCG's plug-in lays them out."""
        return (folder / "star-wars", folder / "starwars" / "sets", folder / "sets", folder)

    def key(self, facts: RawCard) -> tuple[str, str]:
        """Name and version: a promo is the same card once more."""
        return facts.id.rpartition("-")[0], self.name(facts)

    def by_hand(self, facts: RawCard) -> bool:
        """By its name and version."""
        return (facts.name, facts.version) in _written()

    def name(self, facts: RawCard) -> str:
        """With the version letter."""
        return with_version(facts.name, facts.version)


@cache
def _written() -> frozenset[tuple[str, str]]:
    return frozenset((card.name, card.version) for card in pool().values())


def read_card(facts: RawCard) -> CardRead:
    """The card that the text makes, or what of it can't be read. Every line is read once."""
    lines = cards.lines_of(facts.text, facts.kind)
    if len(lines) > MOST_LINES:
        told = f"there are {len(lines)} lines; at most {MOST_LINES} are read"
        return CardRead(facts, None, (Unread("text", told, TOO_LONG),), _card(facts, cards.Read()))
    if facts.kind == "location" and not _arenas(facts):
        lies = facts.subtypes.partition(" - ")[0]
        return CardRead(
            facts, None, (Unread("type line", lies, STRANGE),), _card(replace(facts, subtypes=""), cards.Read())
        )
    unread: list[Unread] = []
    read = cards.Lines(cards.context(facts))
    for n, line in enumerate(lines, 1):
        place = _PLACES.get(facts.kind, "ability") + (f" {n}" if len(lines) > 1 else "")
        try:
            read.add(line)
        except (Declined, Ambiguous) as wrong:
            text = wrong.text if isinstance(wrong, Declined) else cards.normalise(line)
            unread.append(why_unread(place, text, wrong))
    bare = _card(facts, read.read)
    return CardRead(facts, None if unread else bare, tuple(unread), bare)


def _with(card: StarWarsCard, text: str) -> StarWarsCard:
    """The card with what a text says as well. Raises Declined or Ambiguous."""
    read = cards.Lines(cards.context(card))
    read.read = cards.Read(card.abilities, card.plays, card.needs, card.costs, card.do)
    found = cards.lines_of(text, card.kind)
    if len(found) > MOST_LINES:
        raise PackError(f"there are {len(found)} lines; at most {MOST_LINES} are read")
    for line in found:
        read.add(line)
    said = read.read
    return replace(card, abilities=said.abilities, plays=said.plays, needs=said.needs, costs=said.costs, do=said.do)


def _without(card: StarWarsCard, text: str) -> StarWarsCard:
    """The card without what its owner has said of it before, which follows what was read."""
    longer = _with(card, text)
    return replace(
        card,
        abilities=_less(card.abilities, longer.abilities[len(card.abilities) :]),
        plays=_less(card.plays, longer.plays[len(card.plays) :]),
    )


def _less(all_: tuple[T, ...], some: tuple[T, ...]) -> tuple[T, ...]:
    """All without some, of equal ones without the last."""
    found = list(reversed(all_))
    for one in some:
        if one in found:
            found.remove(one)
    return tuple(reversed(found))


def _arenas(facts: RawCard) -> tuple[Arena, ...]:
    """The arenas of a Location's type line, "Space" or "Space/Ground"; none where a word is no arena."""
    said = facts.subtypes.partition(" - ")[0].lower().split("/")
    found = tuple(arena for arena in ARENAS if arena in said)
    return found if len(found) == len(said) else ()


def _card(facts: RawCard, read: cards.Read) -> StarWarsCard:
    location = facts.kind == "location"
    lies = _arenas(facts) if location else ()
    return StarWarsCard(
        facts.id,
        facts.name,
        facts.version,
        facts.side,
        facts.kind,
        facts.subtypes.partition(" - ")[2] if location else facts.subtypes,
        facts.cost,
        facts.speed,
        facts.power,
        facts.health,
        lies[0] if lies else "",
        read.abilities,
        read.plays,
        read.needs,
        read.costs,
        read.do,
        lies[1:],
    )
