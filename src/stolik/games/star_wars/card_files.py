"""Card files of LackeyCCG read to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from stolik.cli.card_files import CardFiles, CardRead, Unread, why_unread
from stolik.cli.output import Fault
from stolik.games.star_wars.ast.printed import StarWarsCard, with_version
from stolik.games.star_wars.cards import SETS, SIZES, pool
from stolik.games.star_wars.cards.files import CardFileError, RawCard, read_file
from stolik.games.star_wars.text import cards
from stolik.text.phrase import Ambiguous, Declined

_PLACES = {"battle": "play", "mission": "effect"}
"""What a line of a card's text is, for a message."""


class StarWarsFiles(CardFiles):
    """Tables with tabs and a header row, in the form of LackeyCCG."""

    endings = (".tsv", ".txt")
    example = "ANH"

    def read_cards(self, path: Path, sets: Sequence[str] = ()) -> list[CardRead]:
        """The cards of a file. Raises Fault with the file, line and column that is wrong."""
        try:
            return [read_card(one) for one in read_file(path) if not sets or one.id.rpartition("-")[0] in sets]
        except CardFileError as wrong:
            raise Fault(str(wrong)) from None

    def sets(self) -> Mapping[str, tuple[str, int]]:
        """The sets up to The Empire Strikes Back."""
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
    """The card that the text makes, or what of it can't be read."""
    printed = cards.context(facts)
    lines = [line for line in facts.text.split(" | ") if line.strip()]
    if facts.kind == "mission":
        lines = [" ".join(lines)] if lines else []
    unread: list[Unread] = []
    read = cards.Read()
    good: list[str] = []
    for n, line in enumerate(lines, 1):
        place = _PLACES.get(facts.kind, "ability") + (f" {n}" if len(lines) > 1 else "")
        try:
            # a way to play a Battle card may add to the one before it, so that it is read behind that one
            read = cards.read_text(" | ".join([*good, line]), printed)
            good.append(line)
        except (Declined, Ambiguous) as wrong:
            text = wrong.text if isinstance(wrong, Declined) else cards.normalise(line)
            unread.append(why_unread(place, text, wrong))
    return CardRead(facts, None if unread else _card(facts, read), tuple(unread))


def _card(facts: RawCard, read: cards.Read) -> StarWarsCard:
    location = facts.kind == "location"
    return StarWarsCard(
        facts.id,
        facts.name,
        facts.version,
        facts.side,
        facts.kind,
        "" if location else facts.subtypes,
        facts.cost,
        facts.speed,
        facts.power,
        facts.health,
        facts.subtypes.lower() if location else "",
        read.abilities,
        read.plays,
        read.needs,
        read.costs,
        read.do,
    )
