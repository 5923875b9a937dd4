"""Which card a deck list means: names in any spelling, version letters, set codes and numbers, against a pool."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from stolik.decks.deck import DeckError
from stolik.games.star_wars.ast.printed import StarWarsCard

from . import SETS

_PROMO = re.compile(r"(?<!\s)\s*+[(\[]promo[^()\[\]]*+[)\]]$", re.IGNORECASE)
_VERSION = re.compile(
    r"^(.*?\w[\"”']?)(?:\s*[(\[]|[\s,\-–]+)(?:version\s+|ver\.?\s+|v\.\s*)?([A-Za-z])\s*[)\]]?$", re.IGNORECASE
)
_ID = re.compile(r"[(\[#]*([A-Za-z]{2,5})[\s\-#/]*0*(\d{1,3})[)\]]?")
_CODE = re.compile(r"[(\[]?([A-Za-z]\w{1,5})[)\]]?")
_LOST = re.compile(r"[_?\ufffd]")
"""What stands where a letter with an accent was lost: "Padm_"."""
_SHOWN = 60


def fold(name: str) -> str:
    """A name without case, accents, blanks and punctuation."""
    spread = unicodedata.normalize("NFKD", name.casefold().replace("&", " and "))
    return "".join(sign for sign in spread if sign.isalnum())


class ListedNames:
    """The cards of a pool by name and version, and by set."""

    def __init__(self, pool: Mapping[str, StarWarsCard]) -> None:
        self.pool = pool
        self._versions: dict[str, list[StarWarsCard]] = {}
        for card in pool.values():
            self._versions.setdefault(fold(card.name), []).append(card)
        for held in self._versions.values():
            held.sort(key=lambda card: card.version)
        self._ids = {self._key(*card.rpartition("-")[::2]): card for card in pool}
        self._sets = tuple(dict.fromkeys(card.rpartition("-")[0] for card in pool))

    @staticmethod
    def _key(home: str, number: str) -> tuple[str, str]:
        return home.casefold(), number.casefold()

    def by_id(self, key: str) -> str | None:
        """The id of the pool that is meant by a written one ("ANH-125", "anh 125"), or None."""
        found = _ID.fullmatch(key.strip())
        return self._ids.get(self._key(found[1], found[2])) if found else None

    def home(self, code: str) -> str | None:
        """The set of a code, or of a full title, in any case."""
        wanted = fold(code)
        return next((name for name in self._sets if wanted in (fold(name), fold(SETS.get(name, "")))), None)

    def card(self, rest: str, line: int = 0) -> str:
        """The id of the card that a line of text means, its count taken off: a name with its version, with set and
        number behind it or not; or an id. Raises DeckError."""
        if self._known(rest):
            return self.find(rest, line=line)
        if written := self.by_id(rest):
            return written
        for name, code, number in _endings(rest):
            if self._known(name) and (self.home(code) or not code or (_CODE.fullmatch(code) and number)):
                return self.find(name, code, number, line)
        return self.find(rest, line=line)

    def find(self, written: str, code: str = "", number: str = "", line: int = 0, place: str = "") -> str:
        """The id of the card of this name; set code and number may be missing. Raises DeckError that names what there
        is instead, with the line or the `place` before it."""
        name = _PROMO.sub("", written.strip())
        try:
            card = self._named(name, code)
            self._agree(card, code, number)
        except DeckError as wrong:
            raise DeckError(f"{place}{wrong}", line) from None
        return card.id

    def _known(self, name: str) -> bool:
        """Is that the name of a card, whatever its version?"""
        return bool(self._versions.get(fold(_PROMO.sub("", name))) or self._split(_PROMO.sub("", name))[0])

    def _split(self, written: str) -> tuple[list[StarWarsCard], str]:
        """The versions of a name that ends with a version letter, and that letter; nothing for another name."""
        found = _VERSION.match(written)
        held = self._versions.get(fold(found[1]), []) if found else []
        return (held, found[2].upper()) if found and held else ([], "")

    def _named(self, written: str, code: str) -> StarWarsCard:
        """The one card that a name means. Raises DeckError, which also says so where there is no set of that code."""
        shown = repr(written[:_SHOWN])
        held = self._versions.get(fold(written), [])
        if len(held) == 1:
            return held[0]
        if held:
            raise DeckError(f"{shown} has several versions; write one of {_list(held)}")
        held, letter = self._split(written)
        fit = [card for card in held if card.version == letter]
        if fit:
            return fit[0]
        if held and not held[0].version:
            raise DeckError(f"there is no card {shown}: it has no versions here; write {held[0].printed_name!r}")
        if held:
            one = "the only one is" if len(held) == 1 else "the versions there are:"
            raise DeckError(f"there is no version {letter} of {held[0].name!r}; {one} {_list(held)}")
        if _LOST.search(written):
            lost = [card for card in self.pool.values() if _fits(written, card)]
            if len(lost) == 1:
                return lost[0]
        sets = (
            f"; {code[:20]!r} is none of the sets here: {', '.join(self._sets)}" if code and not self.home(code) else ""
        )
        raise DeckError(f"there is no card {shown}{self._near(written)}{sets}")

    def _near(self, written: str) -> str:
        """The names that are most like it, or that hold it."""
        asked = fold(written[:_SHOWN])
        whole = {fold(card.printed_name): card for card in self.pool.values()}
        close = difflib.get_close_matches(asked, list(whole), 3, 0.75)
        if not close and (bare := difflib.get_close_matches(asked, list(self._versions), 1, 0.7)):
            return f"; did you mean {_list(self._versions[bare[0]], ' or ')}?"
        close = close or [name for name in whole if len(asked) > 3 and asked in name][:8]
        return f"; did you mean {_list([whole[each] for each in close], ' or ')}?" if close else ""

    def _agree(self, card: StarWarsCard, code: str, number: str) -> None:
        """Raises DeckError where set and number are another card's."""
        home, _, n = card.id.rpartition("-")
        name = repr(card.printed_name)
        if code and self.home(code) != home:
            raise DeckError(f"{name} is of {home}, not of {code[:20]!r}; write {home}, or no set")
        if number and fold(number).lstrip("0") != fold(n):
            other = self._ids.get(self._key(home, number.lstrip("0")))
            called = f", {home} {number} is {self.pool[other].printed_name!r}" if other else ""
            raise DeckError(f"{name} is {home} {n}, not {number[:20]}{called}; correct the name or the number")


def _endings(rest: str) -> Iterable[tuple[str, str, str]]:
    """What may be name, set and number: "Yoda (A) AOTC 58", "Yoda (A) (AOTC)", "Yoda (A) AOTC-58"."""
    words = rest.split(" ")
    for n in (2, 1):
        tail = " ".join(words[-n:])
        name = " ".join(words[:-n])
        if not name:
            continue
        if found := _ID.fullmatch(tail):
            yield name, found[1], found[2]
        elif n == 1 and tail.strip("()[]#").isdecimal():
            yield name, "", tail.strip("()[]#")
        elif n == 1 and (found := _CODE.fullmatch(tail)):
            yield name, found[1], ""


def _fits(written: str, card: StarWarsCard) -> bool:
    """Is that the card's name with letters lost?"""
    pattern = ".".join(re.escape(fold(part)) for part in _LOST.split(written))
    return re.fullmatch(pattern, fold(card.printed_name)) is not None


def _list(cards: Sequence[StarWarsCard], between: str = ", ") -> str:
    """Names as a deck list would write them."""
    return between.join(repr(card.printed_name) for card in cards[:12])
