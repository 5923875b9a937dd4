"""Card files of pokemon-tcg-data (a JSON list of cards) read into facts, entry by entry: one that is wrong is told with
its place, the others are read.

The numbers come out as a `Card` holds them; the texts of attacks, abilities and rules come out raw, for the text room.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stolik.decks.names import name_fault
from stolik.games.pokemon.ast.printed import CardKind

from .sets import era_of

LARGEST = 20_000_000
"""Bytes of a card file; a larger one is refused unread. All English sets together are about 15 million."""
LONGEST = 4_000
"""Characters of one text in it; no card has a tenth of that."""
FIELDS = frozenset(
    (
        "id", "name", "supertype", "subtypes", "level", "hp", "types", "evolvesFrom", "evolvesTo", "rules", "abilities",
        "attacks", "weaknesses", "resistances", "retreatCost", "convertedRetreatCost", "set", "number", "artist",
        "rarity", "flavorText", "nationalPokedexNumbers", "legalities", "regulationMark", "images", "tcgplayer",
        "cardmarket", "variants",
    )
)  # fmt: skip
PARTS: Mapping[str, frozenset[str]] = {
    "abilities": frozenset(("type", "name", "text")),
    "attacks": frozenset(("name", "cost", "convertedEnergyCost", "damage", "text")),
    "weaknesses": frozenset(("type", "value")),
    "resistances": frozenset(("type", "value")),
}
"""The fields of an entry, and of the objects in its lists. Another one may say something that a card does, so that a card
with it is not read."""

TYPES: Mapping[str, str] = {
    "Grass": "G",
    "Fire": "R",
    "Water": "W",
    "Lightning": "L",
    "Psychic": "P",
    "Fighting": "F",
    "Darkness": "D",
    "Metal": "M",
    "Colorless": "C",
    "Fairy": "Y",
    "Dragon": "N",
}
"""Letters of the types; Fairy and Dragon belong to the later era."""

_KINDS: Mapping[str, CardKind] = {"Pokémon": "pokemon", "Trainer": "trainer", "Energy": "energy"}
_STAGES: Mapping[str, Mapping[str, str]] = {
    "pokemon": {
        "Basic": "basic",
        "Stage 1": "stage 1",
        "Stage 2": "stage 2",
        "Level-Up": "level-up",
        "MEGA": "mega",
        "BREAK": "break",
        "LEGEND": "legend",
        "Restored": "restored",
        "Baby": "baby",
        "VMAX": "vmax",
        "VSTAR": "vstar",
        "V-UNION": "v-union",
    },
    "trainer": {
        "Supporter": "supporter",
        "Stadium": "stadium",
        "Pokémon Tool": "tool",
        "Pokémon Tool F": "tool",
        "Technical Machine": "technical machine",
        "Item": "item",
    },
    "energy": {"Basic": "basic", "Special": "special"},
}
_ID = re.compile(r"[a-z0-9]+(?:\.\d+)?-[\w!?.]+", re.IGNORECASE)
_DAMAGE = re.compile(r"(\d{0,4})([+\-−–×x]?)")
_OPEN_DAMAGE = re.compile(r"\d{0,4}\?")
"""Damage that only its text says, as "?"."""
_TWICE = "\0"
"""Under this key stands the name of a field that an object has twice."""
_SIGNS = {"": "", "+": "+", "-": "-", "−": "-", "–": "-", "×": "×", "x": "×"}
_LEVEL = re.compile(r"(?<!\s)\s++(?:LV\.\s?(?:X|\d+)|Lv\.\s?(?:X|\d+))$")
_LABELS = ("Poké-Power", "Poké-Body", "Pokémon Power", "Ability")


class CardFileError(ValueError):
    """A card file that can't be read. `file` names it, `card` is the id of the card or its place ("card 3"), `field` the
    field of it; each "" where there is none; `what` is the message without them."""

    def __init__(self, message: str, file: str = "", card: str = "", field: str = "") -> None:
        self.what = message
        self.file = file
        self.card = card
        self.field = field
        place = ", ".join(part for part in (file, card, field) if part)
        super().__init__(f"{place}: {message}" if place else message)


@dataclass(frozen=True)
class RawAttack:
    """What is printed of an attack: as `printed.Attack`, and its raw text."""

    name: str
    cost: str
    damage: int
    sign: str
    text: str


@dataclass(frozen=True)
class RawAbility:
    """What is printed of an ability: its label ("Poké-Power", "Poké-Body", …), name and raw text."""

    label: str
    name: str
    text: str


@dataclass(frozen=True)
class RawCard:
    """What is printed on a card, as in `printed.Card`, with raw texts in the place of trees. A resistance or weakness to
    two types has both letters. `tags` holds "delta" and every subtype beyond the stage, in small letters, but "EX" for
    a Pokémon-EX of the later era (`era`, as in `printed.Card`), which is no Pokémon-ex. `strange` is what the entry says
    and no card here can, as the place and what stands there: such a card has its facts, and can't be played."""

    id: str
    name: str
    kind: CardKind
    stage: str
    hp: int
    types: str
    evolves_from: str
    weakness: tuple[str, int | None] | None
    resistance: tuple[str, int | None] | None
    retreat: int
    level: str
    tags: tuple[str, ...]
    abilities: tuple[RawAbility, ...]
    attacks: tuple[RawAttack, ...]
    rules: tuple[str, ...]
    era: str = ""
    strange: tuple[tuple[str, str], ...] = ()


def read_file(source: str | Path | bytes, name: str = "") -> tuple[RawCard, ...]:
    """The cards of a card file, from its path or its bytes, all or nothing; `name` is what messages call it. Raises
    CardFileError for the first thing that is wrong."""
    found = []
    for one in read_entries(source, name):
        if isinstance(one, CardFileError):
            raise one
        found.append(one)
    return tuple(found)


def read_entries(source: str | Path | bytes, name: str = "") -> Iterator[RawCard | CardFileError]:
    """Each entry of a card file: the card, or what is wrong with it and where. Raises CardFileError for what is no card
    file at all."""
    name = name or ("the card file" if isinstance(source, bytes) else str(source))
    data = _parse(_bytes(source, name), name)
    if not isinstance(data, list):
        raise CardFileError(f"a card file is a JSON list of cards, this is {_what(data)}", name)
    found: set[str] = set()
    for n, entry in enumerate(data, 1):
        try:
            if not isinstance(entry, dict):
                raise CardFileError(f"expected a card, found {_what(entry)}", name, f"card {n}")
            facts = _Reader(entry, name, n).facts()
            if facts.id in found:
                raise CardFileError("the card is there twice", name, facts.id, "id")
        except CardFileError as wrong:
            yield wrong
            continue
        found.add(facts.id)
        yield facts


def _bytes(source: str | Path | bytes, name: str) -> bytes:
    if isinstance(source, bytes):
        content = source
        size = len(content)
    else:
        try:
            with Path(source).open("rb") as file:
                content = file.read(LARGEST + 1)
                size = max(len(content), Path(source).stat().st_size)
        except OSError as wrong:
            raise CardFileError(f"the file can't be read: {wrong.strerror or wrong}", name) from None
    if size > LARGEST:
        raise CardFileError(f"the file has {size} bytes; at most {LARGEST} are read. Split it into sets", name)
    return content


def _parse(content: bytes, name: str) -> Any:
    if not content.strip():
        raise CardFileError("the file is empty; fetch it anew", name)
    try:
        return json.loads(content.decode("utf-8-sig"), object_pairs_hook=_once)
    except UnicodeDecodeError as wrong:
        raise CardFileError(f"the file is not UTF-8 text (byte {wrong.start}); save it as UTF-8", name) from None
    except json.JSONDecodeError as wrong:
        place = f"line {wrong.lineno}, column {wrong.colno}"
        raise CardFileError(
            f"broken JSON in {place}: {wrong.msg}; fetch the file anew, or put it right", name
        ) from None
    except RecursionError:
        raise CardFileError("broken JSON: lists and objects lie too deep in each other", name) from None
    except ValueError:  # of all else that is well-formed only a number of thousands of digits is refused
        raise CardFileError("broken JSON: a number in it has more digits than any card says", name) from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            made[_TWICE] = key
        made[key] = value
    return made


class _Reader:
    """One card of a file, field by field."""

    def __init__(self, entry: Mapping[str, Any], file: str, n: int) -> None:
        self.entry = entry
        self.file = file
        self.card = f"card {n}"
        self.strange: list[tuple[str, str]] = []

    def facts(self) -> RawCard:
        """All of it. Raises CardFileError."""
        self._check_once("", self.entry)
        key = self._text("id")
        if not _ID.fullmatch(key):
            raise self._wrong("id", f"{_what(key)} is no card id; one is like 'dp1-103'")
        self.card = key
        self.strange += self._strange()
        kind = _KINDS.get(self._text("supertype"))
        if kind is None:
            raise self._wrong("supertype", f"{_what(self.entry['supertype'])} is none of {', '.join(_KINDS)}")
        printed = self._named("name", self._text("name"))
        subtypes = self._texts("subtypes")
        stage = self._stage(kind, subtypes, printed)
        types = self._letters("types", self._texts("types"), required=kind == "pokemon")
        delta = "δ" in printed
        name = _LEVEL.sub("", printed.replace("δ", " ").strip()).strip()
        if not name:
            raise self._wrong("name", f"{_what(printed)} is no name")
        evolves_from = self._named("evolvesFrom", self._optional("evolvesFrom"))
        if stage in ("stage 1", "stage 2") and not evolves_from:
            raise self._wrong("evolvesFrom", "the field is missing")
        era = era_of(key.rpartition("-")[0])
        tags = [word if era and word == "EX" else word.casefold() for word in subtypes if word not in _STAGES[kind]]
        abilities = tuple(self._ability(n, part) for n, part in self._parts("abilities"))
        attacks = tuple(self._attack(n, part) for n, part in self._parts("attacks"))
        return RawCard(
            id=key,
            name=" ".join(name.split()),
            kind=kind,
            stage=stage,
            hp=self._hp(kind),
            # a Trainer that is played as a Pokémon has HP and is Colorless; no file says so in a field
            types=types or ("C" if kind == "trainer" and "hp" in self.entry else ""),
            evolves_from=evolves_from,
            weakness=self._against("weaknesses", r"[×x]2", r"\+(\d{1,3})"),
            resistance=self._against("resistances", r"[-−–]30", r"[-−–](\d{1,3})"),
            retreat=self._retreat(),
            level=self._level(),
            tags=tuple(dict.fromkeys([*tags, *(["delta"] if delta else [])])),
            abilities=abilities,
            attacks=attacks,
            rules=self._texts("rules"),
            era=era,
            strange=tuple(self.strange),
        )

    def _check_once(self, place: str, part: Mapping[str, Any]) -> None:
        if _TWICE in part:
            raise self._wrong(place, f"a field is there twice: {_what(part[_TWICE])}")

    def _strange(self) -> Iterator[tuple[str, str]]:
        """The fields that are not known, where they hold anything."""
        yield from (
            (field[:60], _what(self.entry[field])) for field in self.entry if field not in FIELDS and self.entry[field]
        )
        for within, known in PARTS.items():
            for place, part in self._parts(within):
                found = (field for field in part if field not in known and part[field])
                yield from ((f"{place}, {field[:60]}", _what(part[field])) for field in found)

    def _wrong(self, field: str, message: str) -> CardFileError:
        return CardFileError(message, self.file, self.card, field)

    def _text(self, field: str) -> str:
        """A text that must be there and say something."""
        if field not in self.entry:
            raise self._wrong(field, "the field is missing")
        return self._said(field, self.entry[field])

    def _said(self, field: str, value: Any) -> str:
        if not isinstance(value, str):
            raise self._wrong(field, f"should be text, not {_what(value)}")
        if not value.strip():
            raise self._wrong(field, "is empty")
        if len(value) > LONGEST:
            raise self._wrong(field, f"has {len(value)} characters; at most {LONGEST} are read")
        # wide and unbreakable blanks are blanks
        said = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in value)
        if not all(letter.isprintable() or letter in "\n\t" for letter in said):
            raise self._wrong(field, f"holds a letter that can't be printed: {_what(said)}")
        return said.strip()

    def _named(self, field: str, name: str) -> str:
        """A text that is a name."""
        if fault := name_fault(name):
            raise self._wrong(field, fault)
        return name

    def _optional(self, field: str) -> str:
        value = self.entry.get(field, "")
        return "" if value == "" else self._said(field, value)

    def _texts(self, field: str) -> tuple[str, ...]:
        value = self.entry.get(field, [])
        if not isinstance(value, list):
            raise self._wrong(field, f"should be a list, not {_what(value)}")
        return tuple(self._said(field, part) for part in value)

    def _parts(self, field: str) -> list[tuple[str, Mapping[str, Any]]]:
        """The objects in a list, each with its place."""
        value = self.entry.get(field, [])
        if not isinstance(value, list):
            raise self._wrong(field, f"should be a list, not {_what(value)}")
        for n, part in enumerate(value, 1):
            if not isinstance(part, dict):
                raise self._wrong(f"{field} {n}", f"should be an object, not {_what(part)}")
            self._check_once(f"{field} {n}", part)
        return [(f"{field} {n}", part) for n, part in enumerate(value, 1)]

    def _inside(self, place: str, part: Mapping[str, Any], field: str, empty: bool = False) -> str:
        if field not in part:
            if empty:
                return ""
            raise self._wrong(f"{place}, {field}", "the field is missing")
        if empty and part[field] == "":
            return ""
        return self._said(f"{place}, {field}", part[field])

    def _letters(self, field: str, words: tuple[str, ...], required: bool = False) -> str:
        if required and not words:
            raise self._wrong(field, "the field is missing")
        for word in words:
            if word not in TYPES:
                raise self._wrong(field, f"there is no type {_what(word)}; the types are {', '.join(TYPES)}")
        return "".join(TYPES[word] for word in words)

    def _stage(self, kind: str, subtypes: tuple[str, ...], name: str) -> str:
        stages = [_STAGES[kind][word] for word in subtypes if word in _STAGES[kind]]
        if kind == "trainer":
            if "hp" in self.entry and ("Fossil" in name or name == "Old Amber"):
                return "fossil"
            # a Tool may be called an Item beside
            return next((stage for stage in stages if stage != "item"), "item")
        if len(set(stages)) != 1:
            said = " and ".join(subtypes) or "nothing"
            raise self._wrong("subtypes", f"should name one of {', '.join(_STAGES[kind])}, not {said}")
        return stages[0]

    def _hp(self, kind: str) -> int:
        if "hp" not in self.entry and kind != "pokemon":
            return 0
        value = self._number("hp", self.entry.get("hp"))
        if not value:
            raise self._wrong("hp", "is 0")
        return value

    def _number(self, field: str, value: Any) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10_000:
            return value
        if isinstance(value, str) and re.fullmatch(r"[0-9]{1,4}", value):
            return int(value)
        if field not in self.entry:
            raise self._wrong(field, "the field is missing")
        raise self._wrong(field, f"should be a whole number, not {_what(value)}")

    def _level(self) -> str:
        level = self._optional("level")
        if not re.fullmatch(r"X|[0-9]{0,3}", level):
            raise self._wrong("level", f"should be a number or X, not {_what(level)}")
        return level

    def _retreat(self) -> int:
        costs = self._texts("retreatCost")
        for cost in costs:
            if cost != "Colorless":
                raise self._wrong("retreatCost", f"is paid in Colorless Energy, not in {_what(cost)}")
        said = self.entry.get("convertedRetreatCost", len(costs))
        if isinstance(said, bool) or said != len(costs):
            raise self._wrong("convertedRetreatCost", f"is {_what(said)} where the cost has {len(costs)}")
        return len(costs)

    def _against(self, field: str, usual: str, other: str) -> tuple[str, int | None] | None:
        """A weakness or resistance: letters, and None for the usual number (PK-ATTACK-4)."""
        letters = ""
        numbers: list[int | None] = []
        for place, part in self._parts(field):
            letters += self._letters(f"{place}, type", (self._inside(place, part, "type"),))
            value = self._inside(place, part, "value", empty=True)
            found = re.fullmatch(other, value)
            if value and not re.fullmatch(usual, value) and not found:
                raise self._wrong(f"{place}, value", f"{_what(value)} is no such number")
            numbers.append(int(found[1]) if found and not re.fullmatch(usual, value) else None)
        if len(dict.fromkeys(numbers)) > 1:
            raise self._wrong(field, "has two different numbers")
        return (letters, numbers[0]) if numbers else None

    def _attack(self, place: str, part: Mapping[str, Any]) -> RawAttack:
        name = self._named(f"{place}, name", self._inside(place, part, "name"))
        costs = part.get("cost")
        if not isinstance(costs, list):
            message = "the field is missing" if costs is None else f"should be a list, not {_what(costs)}"
            raise self._wrong(f"{place}, cost", message)
        # a cost of nothing is written as no word, as an empty one, as "[-]", or as "Free", which some files count as 1
        words = tuple(self._said(f"{place}, cost", cost) for cost in costs if cost not in ("", "Free", "[-]"))
        cost = self._letters(f"{place}, cost", words)
        said = part.get("convertedEnergyCost", len(cost))
        if isinstance(said, bool) or said not in ((0, 1) if not cost else (len(cost),)):
            raise self._wrong(f"{place}, convertedEnergyCost", f"is {_what(said)} where the cost has {len(cost)}")
        written = self._inside(place, part, "damage", empty=True)
        if _OPEN_DAMAGE.fullmatch(written):
            self.strange.append((name, written))
            written = written.rstrip("?")
        damage = _DAMAGE.fullmatch(written)
        if not damage or (damage[2] and not damage[1]):
            raise self._wrong(f"{place}, damage", f"should be a number with or without a sign, not {_what(written)}")
        text = self._inside(place, part, "text", empty=True)
        return RawAttack(name, cost, int(damage[1] or 0), _SIGNS[damage[2]], text)

    def _ability(self, place: str, part: Mapping[str, Any]) -> RawAbility:
        label = self._inside(place, part, "type")
        if label not in _LABELS:
            raise self._wrong(f"{place}, type", f"{_what(label)} is none of {', '.join(_LABELS)}")
        name = self._named(f"{place}, name", self._inside(place, part, "name"))
        return RawAbility(label, name, self._inside(place, part, "text"))


def _what(value: Any) -> str:
    """A JSON value for a message."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        value = value[:60]
    return json.dumps(value, ensure_ascii=not str(value).isprintable())[:60]
