"""Card files of LackeyCCG read to the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from stolik.cli.card_files import CardFiles, CardRead, Unread, why_unread
from stolik.cli.output import Fault
from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.games.star_wars.ast.printed import StarWarsCard, with_version
from stolik.games.star_wars.cards import SETS, SIZES, pool
from stolik.games.star_wars.cards.files import BadEntry, CardFileError, RawCard, read_file
from stolik.games.star_wars.text import cards
from stolik.text.phrase import Ambiguous, Declined

_PLACES = {"battle": "play", "mission": "effect"}
"""What a line of a card's text is, for a message."""
LATER = {"RAS": ("Rogues and Scoundrels", 105), "ROTJ": ("Return of the Jedi", 110)}
"""Title and size of sets of which no card is bundled."""
MOST_LINES = 20
"""Lines of a card's text; one of more is declined unread."""


class StarWarsFiles(CardFiles):
    """Tables with tabs and a header row, in the form of LackeyCCG."""

    endings = (".tsv", ".txt")
    example = "ANH"

    def read_cards(self, path: Path, sets: Sequence[str] = ()) -> list[CardRead]:
        """The cards of a file; an entry that is wrong is one that can't be read, at its line. Raises Fault for a file
        that is none."""
        try:
            found = read_file(path)
        except CardFileError as wrong:
            raise Fault(str(wrong)) from None
        return [read_card(one) for one in found if not sets or one.id.rpartition("-")[0] in sets]

    def sets(self) -> Mapping[str, tuple[str, int]]:
        """The bundled sets, up to The Empire Strikes Back, and the two after them."""
        return {**{one: (title, SIZES[one]) for one, title in SETS.items()}, **LATER}

    def bundled(self) -> Sequence[str]:
        """Those up to The Empire Strikes Back."""
        return tuple(SETS)

    def places(self, folder: Path) -> Sequence[Path]:
        """Also as LackeyCCG's plug-in lays them out."""
        return (folder / "star-wars", folder / "starwars" / "sets", folder / "sets", folder)

    def key(self, facts: RawCard | BadEntry) -> tuple[str, str]:
        """Name and version: a promo is the same card once more."""
        return facts.id.rpartition("-")[0], self.name(facts)

    def by_hand(self, facts: RawCard | BadEntry) -> bool:
        """By its name and version."""
        return (facts.name, facts.version) in _written()

    def name(self, facts: RawCard | BadEntry) -> str:
        """With the version letter."""
        return with_version(facts.name, facts.version)


@cache
def _written() -> frozenset[tuple[str, str]]:
    return frozenset((card.name, card.version) for card in pool().values())


def read_card(facts: RawCard | BadEntry) -> CardRead:
    """The card that the text makes, or what of it can't be read. Every line is read once."""
    if isinstance(facts, BadEntry):
        wrong = facts.wrong
        return CardRead(facts, None, (Unread(f"line {wrong.line}", wrong.message, "entry"),))
    lines = [line for line in facts.text.split(" | ") if line.strip()]
    if facts.kind == "mission":
        lines = [" ".join(lines)] if lines else []
    if len(lines) > MOST_LINES:
        told = f"there are {len(lines)} lines; at most {MOST_LINES} are read"
        return CardRead(facts, None, (Unread("text", told, "long"),))
    if facts.kind == "location" and facts.subtypes.partition(" - ")[0].lower() not in ARENAS:
        told = f"it lies in {facts.subtypes.partition(' - ')[0]}, which is not one arena"
        return CardRead(facts, None, (Unread("type line", told, "arena"),))
    unread: list[Unread] = []
    read = cards.Lines(cards.context(facts))
    for n, line in enumerate(lines, 1):
        place = _PLACES.get(facts.kind, "ability") + (f" {n}" if len(lines) > 1 else "")
        try:
            read.add(line)
        except (Declined, Ambiguous) as wrong:
            text = wrong.text if isinstance(wrong, Declined) else cards.normalise(line)
            unread.append(why_unread(place, text, wrong))
    return CardRead(facts, None if unread else _card(facts, read.read), tuple(unread))


def _card(facts: RawCard, read: cards.Read) -> StarWarsCard:
    location = facts.kind == "location"
    arena, _, words = facts.subtypes.partition(" - ")
    return StarWarsCard(
        facts.id,
        facts.name,
        facts.version,
        facts.side,
        facts.kind,
        words if location else facts.subtypes,
        facts.cost,
        facts.speed,
        facts.power,
        facts.health,
        arena.lower() if location else "",
        read.abilities,
        read.plays,
        read.needs,
        read.costs,
        read.do,
    )
