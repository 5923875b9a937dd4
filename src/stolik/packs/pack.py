"""A pack as a value, and as JSON data: the cards of one file of a player's, with what of them can't be read yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from stolik.decks.names import NAMES_LACK
from stolik.game import Game
from stolik.kernel.codec import fingerprint
from stolik.kernel.rules import SetupError

from .reading import NoCard, OwnWords, PackError, Unread

FORMAT: Final = 1
"""How packs are written."""
LONGEST_NAME: Final = 60
"""Characters of a pack's name."""

PACK: Final = "stolik-pack"
_DASHES = re.compile(r"[-_\s]+")


@dataclass(frozen=True)
class PackCard:
    """A card of a pack. `card` is a card of the game with as much of it as was read, whole where nothing is `unread`;
    `words` are places and what the owner of the pack has written there instead of the printed text."""

    card: Any
    unread: tuple[Unread, ...] = ()
    words: tuple[OwnWords, ...] = ()

    @property
    def id(self) -> str:
        """The card's id."""
        return str(self.card.id)

    @property
    def playable(self) -> bool:
        """Whether all of it was read; else it is there as data only."""
        return not self.unread

    def to_data(self, game: Game) -> dict[str, Any]:
        """As JSON data."""
        data: dict[str, Any] = {"card": game.card_to_data(self.card)}
        if self.unread:
            data["unread"] = [[one.place, one.sentence, one.why] for one in self.unread]
        if self.words:
            data["words"] = [[one.place, one.text, *[n for n in (one.reading,) if n is not None]] for one in self.words]
        return data

    @classmethod
    def from_data(cls, data: Any, game: Game) -> PackCard:
        """From JSON data. Raises SetupError for what is no card of the game, PackError."""
        if not isinstance(data, dict):
            raise PackError("expected a card")
        unread = [Unread(*_texts(one, 3)) for one in data.get("unread", ())]
        words = tuple([_own_words(one) for one in data.get("words", ())])
        return cls(game.card_from_data(data.get("card")), tuple(unread), words)


@dataclass(frozen=True)
class Pack:
    """The cards of one file. `id` tells it from other packs of its owner, `name` is for people, `source` the name of
    the file, `since` the day on which it came ("2026-05-03"). `left` are entries of the file that are no cards,
    `bundled` the ids of those that this version has had by itself: bundled cards win."""

    id: str
    name: str
    game: str
    source: str
    since: str
    cards: tuple[PackCard, ...]
    left: tuple[NoCard, ...] = ()
    bundled: tuple[str, ...] = ()

    @cached_property
    def by_id(self) -> Mapping[str, PackCard]:
        """Its cards by their ids."""
        return {one.id: one for one in self.cards}

    @property
    def read(self) -> int:
        """How many of its cards can be played."""
        return sum(one.playable for one in self.cards)

    def fingerprint(self, game: Game) -> str:
        """16 hexadecimal digits over what its cards are and do, whatever the pack is called."""
        return fingerprint_of((game.card_to_data(one.card), one.playable) for one in self.cards)

    def with_card(self, card: PackCard) -> Pack:
        """The same with another card in the place of that with its id."""
        return replace(self, cards=tuple([card if one.id == card.id else one for one in self.cards]))

    def to_data(self, game: Game) -> dict[str, Any]:
        """As JSON data, for its owner."""
        return {
            PACK: FORMAT,
            "id": self.id,
            "name": self.name,
            "game": self.game,
            "source": self.source,
            "since": self.since,
            "fingerprint": self.fingerprint(game),
            "cards": [one.to_data(game) for one in self.cards],
            "left": [[one.place, one.why] for one in self.left],
            "bundled": list(self.bundled),
        }

    @classmethod
    def from_data(cls, data: Any, game: Game) -> Pack:
        """From JSON data. A card that this version can't hold any more is left out, and says so among `left`. Raises
        PackError for what is no pack."""
        if not isinstance(data, dict) or type(data.get(PACK)) is not int:
            raise PackError(f"this is no pack: it has no {PACK!r} field")
        if not 1 <= data[PACK] <= FORMAT:
            raise PackError(f"pack format {data[PACK]} is not known here; this version reads formats 1 to {FORMAT}")
        try:
            id_, name, of, source, since = (str(data[key]) for key in ("id", "name", "game", "source", "since"))
            if of != game.id:
                raise PackError(f"this is a pack of {of}, not of {game.id}")
            left = [NoCard(*_texts(one, 2)) for one in data.get("left", ())]
            cards = []
            for n, one in enumerate(data["cards"], 1):
                try:
                    cards.append(PackCard.from_data(one, game))
                except SetupError as wrong:
                    left.append(NoCard(f"card {n}", f"{wrong}; add the file again"))
            return cls(id_, name, of, source, since, tuple(cards), tuple(left), tuple(map(str, data["bundled"])))
        except (KeyError, TypeError) as wrong:
            raise PackError(
                f"the pack is cut short or damaged ({type(wrong).__name__}: {wrong}); ask for it again"
            ) from None


def fingerprint_of(cards: Iterable[tuple[Mapping[str, Any], bool]]) -> str:
    """The fingerprint of a pack, of its cards as data, each with whether it can be played."""
    rows = sorted(([card["id"], playable, card] for card, playable in cards), key=lambda row: str(row[0]))
    return f"{fingerprint(rows):016x}"


def over(game: Game, packs: Iterable[Pack]) -> Game:
    """The game over its own cards and those of some packs, those that can't be played yet as well: for search, editors
    and deck lists; of several with one id the first that can be played. A match is over no more of them than its decks
    hold (`Game.narrowed`)."""
    cards: dict[str, Any] = {}
    stopped: dict[str, Unread] = {}
    origin: dict[str, tuple[str, str]] = {}
    for pack in packs:
        if pack.game != (game.packs_of or game.id):
            continue
        mark = (pack.fingerprint(game), pack.name)
        for one in pack.cards:
            # What its owner said of it in one of its packs holds for all of them.
            if one.id in cards and not (one.playable and one.id in stopped):
                continue
            stopped.pop(one.id, None)
            cards[one.id] = one.card
            origin[one.id] = mark
            if one.unread:
                stopped[one.id] = one.unread[0]
    return game.bringing(cards.values(), stopped, origin)


def clashing(pack: Pack, others: Sequence[Pack]) -> tuple[Pack, list[str]] | None:
    """The first of these packs that has cards of the same ids with other facts or texts, and which; None for none.
    Texts that can't be read are not compared."""
    for other in others:
        known = other.by_id
        mine = [one for one in pack.cards if one.playable and one.id in known and known[one.id].playable]
        ids = [one.id for one in mine if known[one.id].card != one.card]
        if ids:
            return other, ids
    return None


def titled(source: str) -> str:
    """A name for a pack, from that of its file: "harbour-lights.json" is "Harbour Lights"."""
    stem = source.replace("\\", "/").rpartition("/")[2].rpartition(".")[0] or source
    words = [word if any(letter.isupper() for letter in word) else word.capitalize() for word in _DASHES.split(stem)]
    return named(" ".join(words)) or "Pack"


def named(name: str) -> str:
    """A name as a pack may have it: printable, without signs of markup, without blanks around it, not too long."""
    kept = "".join(letter if letter.isprintable() and letter not in NAMES_LACK else " " for letter in name)
    return " ".join(kept.split())[:LONGEST_NAME].strip()


def _own_words(row: Any) -> OwnWords:
    """Two texts and, where one was chosen, the number of a reading."""
    chosen = isinstance(row, list) and len(row) == 3
    place, text = _texts(row[:2] if chosen else row, 2)
    if chosen and (type(row[2]) is not int or row[2] < 0):
        raise PackError("expected the number of a reading")
    return OwnWords(place, text, row[2] if chosen else None)


def _texts(row: Any, n: int) -> list[str]:
    if not isinstance(row, list) or len(row) != n or not all(isinstance(one, str) for one in row):
        raise PackError(f"expected {n} texts")
    return row
