"""Deck lists in and out: LackeyCCG's .dek (XML) and its text list, and our own JSON.

A .dek holds zones (`superzone`) of cards, an element for each copy; a text list holds lines "2<tab>Darth Vader (A)"
and the names of zones with a colon behind them. LackeyCCG finds cards by their names, so that nothing but name and
version has to be right. What this game is played with stands in the zone "Deck". Legality is not asked here:
legality.py does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from stolik.decks.deck import Deck, DeckError, Faults, check_length, check_lines, check_said, check_size
from stolik.decks.lines import clean, counted, uncommented
from stolik.games.star_wars.ast.printed import StarWarsCard

from . import GAME, in_order
from .names import ListedNames, fold

UNNAMED = "Unnamed"
EXAMPLE = "2 Darth Vader (A)"
"""A line of a list, for messages."""
DEEPEST = 8
"""How deep the elements of a .dek may lie in each other; LackeyCCG's lie four deep."""

_GAMES: Final = ("starwars", "starwarstcg", "starwarstradingcardgame", "swtcg")
"""What a file calls this game, folded; LackeyCCG's plug-in is "starwars"."""
_FIELD = re.compile(
    r"(name|deck|deck\s*+name|title|game|format|author|player|date|event|source)\s*[:：]\s*(\S.*)", re.I
)
_TOTAL = re.compile(r"[#*\s]*+total(?:\s++cards?)?+\s*+[:\-–(]*+\s*+\d{0,4}+\s*+\)?+(?:\s*+cards?)?+", re.I)
_HEADER = re.compile(
    r"[#*=\s]*+([A-Za-z][A-Za-z ]{2,30}?)"
    r"\s*+(?:[:\-–(\[]\s*+)*+(?:\d{1,3}+)?+(?:\s*+cards?)?+\s*+[)\]]?+\s*+:?+\s*+[#*=]*+"
)
"""What stands beside each other and may both take a blank gives none back (`*+`): a line that fits nearly would be tried
in every way to share its blanks."""
_PARTS = frozenset(
    [
        "deck",
        "maindeck",
        "main",
        "cards",
        "units",
        "characters",
        "character",
        "characterunits",
        "space",
        "spaceunits",
        "ground",
        "groundunits",
        "battle",
        "battles",
        "battlecards",
        "missions",
        "mission",
        "missioncards",
        "locations",
        "location",
        "lightside",
        "darkside",
        "neutral",
    ]
)
"""Headings under which the cards of a deck stand."""
_OUTSIDE = frozenset(("supply", "sideboard", "outsidethegame", "outside"))
"""Zones of LackeyCCG's plug-in that later cards use; this edition knows none of them."""
_BARE = re.compile(r"&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9A-Fa-f]{1,6});)")
_CONTROL = re.compile(r"[\x00-\x1f\x7f\ufffe\uffff\ud800-\udfff]+")


def read_list(text: str, pool: Mapping[str, StarWarsCard]) -> Deck:
    """A deck from a .dek, a text list or our JSON, told apart by the first sign.

    Names may have any case, accents, quotes and blanks, and the version letter in any brackets; it may be missing
    where the pool has one version only. A text may have bullets, "2x", "x2", set codes, numbers and ids, comments,
    headings, a line "Name: …". Raises DeckError with all lines that are wrong.
    """
    check_length(text)
    text = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    start = text.lstrip()[:1]
    names = ListedNames(pool)
    if start == "<":
        title, counts = _Dek(names).read(text)
    elif start in ("{", "["):
        title, counts = _from_json(text, names)
    else:
        title, counts = _from_text(text, names)
    if not counts:
        raise DeckError(f"there is no card in it; a card is a line like {EXAMPLE!r}")
    check_size(sum(counts.values()))
    cards = in_order(card for card, count in counts.items() for _ in range(count))
    return Deck(title or UNNAMED, GAME, (cards,))


def write_list(deck: Deck, pool: Mapping[str, StarWarsCard]) -> str:
    """A deck as LackeyCCG's text list, its name in a line before; `read_list` gives the same deck back. Raises
    DeckError for a card that the pool does not hold."""
    head = [f"Name: {_title(deck)}"] if _title(deck) else []
    lines = [f"{count}\t{card.printed_name}" for card, count in _counts(deck, pool).items()]
    return "\n".join([*head, *lines, ""])


def write_dek(deck: Deck, pool: Mapping[str, StarWarsCard]) -> str:
    """A deck as LackeyCCG's .dek; `read_list` gives the same deck back. Raises DeckError for a card that the pool does
    not hold."""
    lines = ['<deck version="0.8">', "\t<meta>", "\t\t<game>starwars</game>"]
    if _title(deck):
        lines.append(f"\t\t<title>{escape(_title(deck))}</title>")
    lines += ["\t</meta>", '\t<superzone name="Deck">']
    for card, count in _counts(deck, pool).items():
        home = card.id.rpartition("-")[0]
        name = f"<name id={quoteattr(card.id)}>{escape(card.printed_name)}</name>"
        lines += [f"\t\t<card>{name}<set>{escape(home)}</set></card>"] * count
    return "\n".join([*lines, "\t</superzone>", "</deck>", ""])


def _title(deck: Deck) -> str:
    """The name of a deck in one line; "" if it has none."""
    title = " ".join(_CONTROL.sub(" ", deck.name).split())
    return "" if title == UNNAMED else title


def _counts(deck: Deck, pool: Mapping[str, StarWarsCard]) -> dict[StarWarsCard, int]:
    counts: dict[str, int] = {}
    for card in deck.cards:
        if card not in pool:
            raise DeckError(f"there is no card {card!r} in the pool")
        counts[card] = counts.get(card, 0) + 1
    return {pool[card]: counts[card] for card in in_order(counts)}


def _check_game(said: str, line: int) -> None:
    if said and fold(said) not in _GAMES:
        raise DeckError(f"this is a deck of {said[:60]!r}, not of the Star Wars TCG", line)


def _outside(zone: str, line: int) -> DeckError:
    return DeckError(
        f"there is a card in the zone {zone[:40]!r}, and this game is played with the zone 'Deck' alone; move the card"
        " there or take it out",
        line,
    )


# ---- text


def _from_text(text: str, names: ListedNames) -> tuple[str, dict[str, int]]:
    title, zone = "", ""
    counts: dict[str, int] = {}
    faults = Faults()
    for n, raw in enumerate(check_lines(text.split("\n")), 1):
        line = clean(raw)
        if not line or line.startswith(("http://", "https://")) or _TOTAL.fullmatch(line):
            continue
        header = _HEADER.fullmatch(line)
        if field := _FIELD.fullmatch(line):
            with faults.gather():
                title = _field(field[1].casefold(), _shown(raw), title, n)
        elif header and fold(header[1]) in _PARTS | _OUTSIDE:
            zone = header[1] if fold(header[1]) in _OUTSIDE else ""
        elif line := uncommented(line):
            with faults.gather():
                count, rest = counted(line, n, EXAMPLE)
                if zone:
                    raise _outside(zone, n)
                card = names.card(rest, n)
                counts[card] = counts.get(card, 0) + count
    faults.check()
    return title, counts


def _shown(raw: str) -> str:
    """The value of a field as it was typed: a title keeps the signs that a card name may lose."""
    return re.split("[:：]", raw, maxsplit=1)[1].strip()


def _field(key: str, value: str, title: str, line: int) -> str:
    """The title after a line "Name: …" or the like."""
    if key == "game":
        _check_game(value, line)
    return value if key in ("name", "title") or key.startswith("deck") else title


# ---- XML


class _Dek:
    """A .dek, read element by element: nothing outside of the text is ever opened, and no entity is replaced."""

    def __init__(self, names: ListedNames) -> None:
        self.names = names
        self.title = ""
        self.counts: dict[str, int] = {}
        self.faults = Faults()
        self.path: list[str] = []
        self.zone: str | None = None
        self.card: dict[str, str] | None = None
        self.started = 0
        self.text: list[str] = []
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self.text.append
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.EntityDeclHandler = self._entity

    def read(self, text: str) -> tuple[str, dict[str, int]]:
        """Title and counts of cards. Raises DeckError with the line."""
        if bare := _BARE.search(text):
            line = text.count("\n", 0, bare.start()) + 1
            raise DeckError("'&' stands alone or begins an entity that is not read here; write it as '&amp;'", line)
        try:
            self.parser.Parse(text.encode("utf-8", "replace"), True)
        except expat.ExpatError as wrong:
            what = expat.errors.messages[wrong.code]
            raise DeckError(f"the XML can't be read: {what}; save the deck again in LackeyCCG", wrong.lineno) from None
        self.faults.check()
        return self.title, self.counts

    @property
    def line(self) -> int:
        """Where the parser is."""
        return self.parser.CurrentLineNumber

    def _doctype(self, name: str, system: str | None, public: str | None, inside: bool) -> None:
        # Older LackeyCCG writes a reference to a DTD on its site: it says nothing, and is never fetched.
        if inside:
            raise DeckError("there are declarations in the DOCTYPE, which are not read; take it out", self.line)

    def _entity(self, *declared: Any) -> None:
        raise DeckError("an entity is declared, which is not read; take the DOCTYPE out", self.line)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self.path and tag != "deck":
            raise DeckError(f"this is XML of <{tag[:20]}>, not a LackeyCCG <deck>", self.line)
        if len(self.path) >= DEEPEST:
            raise DeckError(
                f"elements lie more than {DEEPEST} deep in each other; this is no LackeyCCG deck", self.line
            )
        if tag == "superzone":
            self.zone = attributes.get("name", "")
        elif tag == "card":
            self.card, self.started = {}, self.line
        elif tag == "name" and self.card is not None:
            self.card["id"] = attributes.get("id", "")
        self.path.append(tag)
        self.text.clear()

    def _end(self, tag: str) -> None:
        self.path.pop()
        said = " ".join("".join(self.text).split())
        self.text.clear()
        if tag == "card" and self.card is not None:
            with self.faults.gather():
                self._add(self.card)
            self.card = None
        elif self.card is not None and tag in ("name", "set"):
            self.card[tag] = check_said(said, line=self.line)
            check_size(sum(self.counts.values()))
        elif tag == "superzone":
            self.zone = None
        elif tag == "game":
            _check_game(check_said(said, line=self.line), self.line)
        elif tag == "title" and "meta" in self.path:
            self.title = said

    def _add(self, cells: Mapping[str, str]) -> None:
        if self.zone is None:
            raise DeckError(
                "a card stands outside of every <superzone>; put it into the one called 'Deck'", self.started
            )
        if fold(self.zone) not in _PARTS:
            raise _outside(self.zone, self.started)
        if not cells.get("name"):
            raise DeckError("there is no <name> in this <card>", self.started)
        card = self.names.find(cells["name"], cells.get("set", ""), line=self.started)
        meant = self.names.by_id(cells.get("id", ""))
        if meant not in (None, card):
            other = self.names.pool[str(meant)].printed_name
            said = f"the id {cells['id']} is {other!r}, not {cells['name'][:60]!r}; correct the id or the name"
            raise DeckError(said, self.started)
        self.counts[card] = self.counts.get(card, 0) + 1


# ---- JSON


def _from_json(text: str, names: ListedNames) -> tuple[str, dict[str, int]]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise DeckError(f"the JSON can't be read: {wrong.msg} (column {wrong.colno})", wrong.lineno) from None
    except (ValueError, RecursionError) as wrong:
        raise DeckError(f"the JSON can't be read: {wrong}") from None
    stacks = data.get("stacks") if isinstance(data, dict) else None
    if not isinstance(stacks, list) or not all(isinstance(stack, list) for stack in stacks):
        raise DeckError("'stacks' should be a list of lists of cards, as stolik decks convert writes it")
    check_size(sum(map(len, stacks)))
    _check_game(check_said(str(data.get("game") or "")), 0)
    counts: dict[str, int] = {}
    faults = Faults()
    for n, said in enumerate((said for stack in stacks for said in stack), 1):
        with faults.gather():
            if isinstance(said, str):
                check_said(said, f"stacks, card {n}: ")
            else:
                raise DeckError(f"stacks, card {n}: expected a card, found {str(said)[:40]!r}")
            card = names.by_id(said) or names.find(said, place=f"stacks, card {n}: ")
            counts[card] = counts.get(card, 0) + 1
    faults.check()
    title = data.get("name")
    return (" ".join(title.split()) if isinstance(title, str) else ""), counts
