"""Which card a deck list means: names in any spelling, set codes and numbers, against a pool."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from stolik.decks.deck import DeckError, katakana
from stolik.games.pokemon.ast.printed import Card

from .sets import BY_CODE, SETS, CardSet

ENERGY = {
    "G": "Grass",
    "R": "Fire",
    "W": "Water",
    "L": "Lightning",
    "P": "Psychic",
    "F": "Fighting",
    "D": "Darkness",
    "M": "Metal",
    "Y": "Fairy",
}
"""Types of basic Energy by the letters in "Basic {G} Energy"."""

_WORDS = {word.casefold(): word for word in ENERGY.values()} | {"dark": "Darkness", "electric": "Lightning"}
_BASIC_ENERGY = re.compile(
    r"(?P<kind>basic|special)?\s*(?:\{(?P<letter>\w)\}|\[(?P<square>\w)\]|(?P<word>[a-z]+))\s+"
    r"(?P<inner>basic\s+)?energy(?:\s+card)?(?:\s*[(\[]?(?P<after>basic|special)[)\]]?)?"
)
_LEVEL = re.compile(r"[(\[]?(?<![a-z\d])(?:lv|lvl|level)[\s.]*(x|\d{1,3})\b\.?[)\]]?")
_DELTA = re.compile(r"(?:δ|(?<!\s))\s*+[-(]?デルタ種\)?|δ|[(\[]?\bdelta(?:\s+species)?\b[)\]]?")
_NIDORAN = re.compile(r"^nidoran[\s\-(\[]*(?:(f|female)|m|male)[)\]]?\s*$")
_STAR = re.compile(r"(?<!\s)\s*+(?:[☆★⭐]|[(\[]?\b(?:gold\s+)?star\b[)\]]?)\s*+$")
_NUMBER = re.compile(r"#?((?:[a-z]{1,5}-?)?\d{1,3}[a-z]?|[!?])(?:/\w{1,6})?", re.IGNORECASE)
_GLUED = re.compile(r"([a-z]{2,3}|pr-[a-z]{2,3})[-#]?(\d{1,3}|SH\d)", re.IGNORECASE)
_ID = re.compile(r"([a-z]++(?:\d++(?:pt5|[a-z]++)?)?)-([a-z]*+\d++[a-z]?)", re.IGNORECASE)
_CODE = re.compile(r"TK-?\w*|PR-\w+|[A-Z]{1,2}\w{0,3}(?:-[A-Z]{2,4})?|\b\w*Energy")
_SORTED_ENERGY = re.compile(r"(基本|特殊)(.+エネルギー)")
_SORTS = {"基本": "basic", "特殊": "special"}
_EAST_ASIAN = re.compile("[\u3040-\u9fff\uac00-\ud7af]")
_FINISHES = frozenset(("ph", "rh", "holo", "reverse", "foil", "nonholo", "mirror", "*f*", "◇"))
_ALL_ONE_ENERGY = "2011-03"
"""From this month on every set's Darkness and Metal Energy is basic."""
_ENERGY_SET = "dp1"
"""The bundled set with all eight basic Energy cards: taken where any print will do."""


@dataclass(frozen=True)
class Wanted:
    """A name as somebody wrote it, taken apart: the folded name, and what was said beside it."""

    written: str
    fold: str
    delta: bool = False
    level: str = ""
    energy: str = ""
    sort: str = ""


def fold(name: str) -> str:
    """A name without case, accents, spaces and punctuation, hiragana as katakana; "+", "δ", "★", "♀", "♂", "!" and "?"
    stay."""
    spread = unicodedata.normalize("NFKD", name.casefold())
    bare = unicodedata.normalize("NFKC", "".join(c for c in spread if c > "\u3000" or not unicodedata.combining(c)))
    return katakana("".join(c for c in bare if c.isalnum() or c in "+★♀♂!?"))


def wanted(written: str) -> Wanted:
    """A written name taken apart."""
    text = unicodedata.normalize("NFKC", written).casefold().replace("&", " and ").strip()
    if sorted_energy := _SORTED_ENERGY.fullmatch(text):
        return Wanted(written, fold(sorted_energy[2]), sort=_SORTS[sorted_energy[1]])
    energy = _BASIC_ENERGY.fullmatch(text)
    if energy:
        letter = (energy["letter"] or energy["square"] or "").upper()
        word = ENERGY.get(letter) or _WORDS.get(energy["word"] or "")
        if word:
            sort = energy["kind"] or energy["after"] or ("basic" if letter or energy["inner"] else "")
            return Wanted(written, fold(word + "energy"), energy=word, sort=sort)
    level = _LEVEL.search(text)
    if level:
        text = text[: level.start()] + " " + text[level.end() :]
    delta = _DELTA.search(text)
    if delta:
        text = text[: delta.start()] + " " + text[delta.end() :]
    text = _STAR.sub("★", text)
    text = _NIDORAN.sub(lambda found: "nidoran♀" if found[1] else "nidoran♂", text)
    return Wanted(written, fold(text), bool(delta), level[1] if level else "")


class ListedNames:
    """The cards of a pool by name, and by the codes of their sets. `called` gives other names of a card, in other
    languages; nobody is asked for them before a list has such a name."""

    def __init__(self, pool: Mapping[str, Card], called: Callable[[Card], Iterable[str]] | None = None) -> None:
        self.pool = pool
        self._called = called
        self._by_name: dict[str, list[Card]] = {}
        self._codes: dict[str, str] = {}
        for card in pool.values():
            self._by_name.setdefault(wanted(card.name).fold, []).append(card)
            home = card.id.rpartition("-")[0]
            self._codes.setdefault(home.casefold(), home)
        self._upper = {key.casefold(): key for key in pool}

    def sets(self, code: str) -> tuple[str, ...]:
        """Ids of the sets that a code may mean, those of the pool first; empty for an unknown one."""
        found = [row.id for row in BY_CODE.get(code.casefold(), ())]
        own = self._codes.get(code.casefold())
        found += [own] if own and own not in found else []
        return tuple(sorted(found, key=lambda name: name.casefold() not in self._codes))

    def titles(self, title: str) -> tuple[str, ...]:
        """Ids of the sets that are called so in full."""
        return tuple(row.id for row in SETS.values() if fold(row.name) == fold(title))

    def by_id(self, key: str) -> str | None:
        """The id of the pool that is meant by a written one, in any case."""
        return self._upper.get(key.strip("()[]").casefold())

    def knows(self, name: str) -> bool:
        """Is there a card of that name, in any spelling?"""
        return self._wanted(name).fold in self._by_name

    @cached_property
    def _abroad(self) -> dict[str, str]:
        """English names by those in other languages, folded."""
        found: dict[str, str] = {}
        for card in self.pool.values():
            for name in self._called(card) if self._called else ():
                found.setdefault(wanted(name).fold, card.name)
        return found

    def _wanted(self, written: str) -> Wanted:
        """A written name taken apart, in English."""
        want = wanted(written)
        if want.fold in self._by_name or not _EAST_ASIAN.search(unicodedata.normalize("NFKC", written)):
            return want
        name = self._abroad.get(want.fold)
        if name is None:
            return want
        meant = wanted(f"{want.sort} {name}" if want.sort else name)
        return replace(meant, written=written, delta=want.delta, level=want.level)

    def card(self, rest: str, line: int = 0) -> str:
        """The id of the card that a line means, its count taken off. Raises DeckError."""
        tokens = rest.split()
        while len(tokens) > 2 and tokens[-1].strip("()[]").casefold() in _FINISHES:
            tokens.pop()
        text = " ".join(tokens)
        if self.knows(text):
            return self.find(text, line=line)
        last, head = tokens[-1].strip("()[]"), " ".join(tokens[:-1])
        if written := self.by_id(text):
            return written
        whole = _ID.fullmatch(last)
        if head and whole and self.sets(whole[1]):
            return self.find(head, whole[1], whole[2], line)
        number = _NUMBER.fullmatch(last)
        if self.knows(head):
            glued = _GLUED.fullmatch(last)
            if glued and self.sets(glued[1]):
                return self.find(head, glued[1], glued[2], line)
            if number:
                return self.find(head, number=number[1], line=line)
            if last.isupper() and self._own(self.sets(last)):
                return self.find(head, last, line=line)
        if len(tokens) > 2 and number:
            code = tokens[-2].strip("()[]#")
            if self.sets(code) or _CODE.fullmatch(code):
                return self.find(" ".join(tokens[:-2]), code, number[1], line)
        return self.find(head if number and head else text, line=line)

    def find(self, name: str, code: str = "", number: str = "", line: int = 0) -> str:
        """The id of the card of this name, set code and number; code and number may be missing. Raises DeckError."""
        want = self._wanted(name)
        homes = self.sets(code) if code else ()
        if number:
            card = next((card for home in homes if (card := self._numbered(home, number))), None)
            if card is not None:
                return self._same(want, card, f"{code} {number}", line)
        if want.energy and want.sort != "special" and (not code or not self._own(homes)):
            return self._energy(want, homes, number, line)
        if code:
            self._refuse_set(want, code, homes, number, line)
        prints = self._prints(want, line)
        if code:
            there = [card for card in prints if card.id.rpartition("-")[0] in homes]
            if not there:
                text = f"{want.written!r} is not in {_title(homes, code)}; there is {self._list(prints)}"
                raise DeckError(text, line)
            prints = there
        if number and not want.energy:
            there = [card for card in prints if _digits(card.id.rpartition("-")[2]) == _digits(number)]
            if not there:
                raise DeckError(f"{want.written!r} has no number {number}; there is {self._list(prints)}", line)
            prints = there
        return self._one(want, prints, line)

    def _own(self, homes: Sequence[str]) -> bool:
        return any(home.casefold() in self._codes for home in homes)

    def _numbered(self, home: str, number: str) -> Card | None:
        home = self._codes.get(home.casefold(), home)
        key = self._upper.get(f"{home}-{number}".casefold()) or self._upper.get(f"{home}-{_digits(number)}".casefold())
        return self.pool[key] if key else None

    def _same(self, want: Wanted, card: Card, where: str, line: int) -> str:
        """The id of the card, if it is called as was said."""
        same = wanted(card.name).fold == want.fold and (not want.delta or "delta" in card.tags)
        same = same and want.level in ("", card.level.casefold()) and want.sort in ("", card.stage)
        if not same:
            stage = f" ({card.stage})" if want.sort else ""
            prints = self._by_name.get(want.fold, [])
            there = f"; there is {self._list(prints)}" if prints else "; correct the name or the number"
            text = f"{where} is {card.printed_name!r}{stage}, not {_short(want.written)}"
            raise DeckError(text + there, line)
        return card.id

    def _energy(self, want: Wanted, homes: Sequence[str], number: str, line: int) -> str:
        """The basic Energy that another set's print of it, or its bare name, stands for."""
        prints = self._by_name.get(want.fold, [])
        basic = [card for card in prints if card.stage == "basic"]
        home = SETS.get(homes[0]) if homes else None
        new = home is not None and home.released >= _ALL_ONE_ENERGY
        if basic and (want.sort == "basic" or new):
            prints = basic
        if not homes:
            prints = [card for card in prints if card.id.endswith(f"-{number}")] or prints
        if not prints:
            basics = [card.name for card in self.pool.values() if (card.kind, card.stage) == ("energy", "basic")]
            known = ", ".join(dict.fromkeys(basics))
            raise DeckError(f"there is no {want.energy} Energy in the pool; the basic Energy cards are {known}", line)
        return self._one(want, prints, line)

    def _refuse_set(self, want: Wanted, code: str, homes: Sequence[str], number: str, line: int) -> None:
        """Raises DeckError where a set code leads nowhere."""
        instead = ""
        if want.fold in self._by_name:
            prints = [card for card in self._by_name[want.fold] if not want.delta or "delta" in card.tags]
            instead = f"; write {self._list(prints)} instead" if prints else ""
        if not homes:
            known = ", ".join(_code(home) for home in self._codes.values())
            own = "; a set of your own comes with its card file" if not instead else ""
            raise DeckError(f"there is no set {code!r}; the sets of the pool are {known}{instead}{own}", line)
        title = _title(homes, code)
        if not self._own(homes):
            text = f"{want.written!r} is of {title}, a set that the pool does not hold"
            raise DeckError(text + (instead or self._near(want)), line)
        if number:
            if _beyond([SETS[home] for home in homes if home in SETS], number):
                raise DeckError(f"{title} has no card {number}" + (instead or self._near(want)), line)
            text = f"{want.written!r}, {title} {number}, is not among the cards that can be played here"
            raise DeckError(text + (instead or self._near(want)), line)

    def _prints(self, want: Wanted, line: int) -> list[Card]:
        """The cards of that name, without those that its level and δ rule out."""
        prints = self._by_name.get(want.fold)
        if prints is None:
            which = "names of Trainers are read in English" if self._called else "names are read in English"
            foreign = f"; {which}, as in '4 Turtwig DP 103'" if _EAST_ASIAN.search(want.written) else ""
            reason = self._near(want) or foreign
            raise DeckError(f"there is no card {_short(want.written)}{reason}", line)
        if want.level:
            fit = [card for card in prints if card.level.casefold() == want.level]
        else:
            fit = [card for card in prints if card.stage != "level-up"]
        if want.sort:
            fit = [card for card in fit if card.stage == want.sort]
        delta = [card for card in fit if "delta" in card.tags]
        fit = delta if want.delta else [card for card in fit if "delta" not in card.tags] or delta
        if not fit:
            raise DeckError(f"there is no card {_short(want.written)}; there is {self._list(prints)}", line)
        return fit

    def _one(self, want: Wanted, prints: Sequence[Card], line: int) -> str:
        """The id of the first print, where all of them play alike, in the words of whichever era."""
        if any(replace(card, id="", era="") != replace(prints[0], id="", era="") for card in prints[1:]):
            text = f"{want.written!r} may be one of several cards: {self._list(prints)}; add set and number"
            raise DeckError(text, line)
        home = next((card for card in prints if want.energy and card.id.startswith(f"{_ENERGY_SET}-")), prints[0])
        return home.id

    def _near(self, want: Wanted) -> str:
        known = self._abroad if self._called and _EAST_ASIAN.search(want.written) else {}
        near = difflib.get_close_matches(want.fold[:60], [*self._by_name, *known], 1)
        near = [wanted(known[one]).fold if one in known else one for one in near]
        return f"; did you mean {self._by_name[near[0]][0].printed_name!r}?" if near else ""

    def _list(self, prints: Iterable[Card]) -> str:
        """Cards as a deck list would name them."""
        named = [
            f"{card.printed_name} {code_and_number(card.id)}"
            + (f" ({card.stage})" if card.kind == "energy" else f" (Lv.{card.level})" if card.level.isdigit() else "")
            for card in prints
        ]
        return ", ".join(named[:8]) + (" …" if len(named) > 8 else "")


def code_and_number(card: str) -> str:
    """A card's id as a deck list writes it: "DP 17"."""
    home, _, number = card.rpartition("-")
    return f"{_code(home)} {number}"


def _title(homes: Sequence[str], code: str) -> str:
    return f"{SETS[homes[0]].name} ({code})" if homes[0] in SETS else code


def _code(home: str) -> str:
    return SETS[home].code if home in SETS else home.upper()


def _digits(number: str) -> str:
    """A card number without leading zeros."""
    return re.sub(r"^([a-z]*)-?0*(?=\d)", r"\1", number.casefold())


def _beyond(homes: Sequence[CardSet], number: str) -> bool:
    """Is that number higher than any of the set?"""
    return number.isdigit() and all(0 < home.total < int(number) for home in homes)


def _short(name: str) -> str:
    return repr(name if len(name) <= 60 else name[:60] + "…")
