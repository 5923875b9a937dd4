"""Fair dealing that players can check: what is sealed before the deal, and what follows from it (docs/fair-dealing.md).

Everything here is reckoned from values that are given; whoever deals draws the secret, the salts and the parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .closed import closed_key, is_closed
from .codec import canonical
from .decision import Seat

if TYPE_CHECKING:
    from .replay import Record
    from .state import Setup

FORM: Final = 1
"""Of what is sealed, and of the written form."""
CLOSED_FORM: Final = 2
"""The same where deck lists stay closed: each card of a deck has a seal of its own."""
DIGITS: Final = 64
"""Hexadecimal digits of a secret, a salt, a part and a seal: 256 bits."""
MOST_UNDONE: Final = 1_000_000
"""How often something can have been taken back: whoever checks reckons as many numbers at the most."""
_HEX: Final = frozenset("0123456789abcdef")


def digest(what: str, *lines: str, form: int = FORM) -> str:
    """SHA-256, as hexadecimal digits, over lines of which the first says what they are: a digest of one kind is never
    one of another. No line holds a line feed."""
    text = "".join(f"{line}\n" for line in (f"stolik deal {form} {what}", *lines))
    return sha256(text.encode()).hexdigest()


def is_hex(data: object) -> bool:
    """Whether it is a value of 256 bits as it is written."""
    return isinstance(data, str) and len(data) == DIGITS and _HEX.issuperset(data)


def part_seal(part: str) -> str:
    """The seal of a part of a player's browser."""
    return digest("part", part)


def deck_seal(salt: str, stacks: Sequence[Sequence[str]]) -> str:
    """The seal of one seat's deck; the salt lets nobody try lists."""
    return digest("deck", salt, canonical([list(stack) for stack in stacks]).decode())


def place_salt(salt: str, n: int) -> str:
    """The salt of one place of a deck whose list stays closed: the deck's salt can't be told from it."""
    return digest("salt", salt, str(n), form=CLOSED_FORM)


def place_seal(salt: str, card: str) -> str:
    """The seal of the card at one place, by the salt of that place."""
    return digest("place", salt, canonical(card).decode(), form=CLOSED_FORM)


def mixed(salt: str, stacks: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The stacks of a deck whose list stays closed in an order that follows from its salt, since the order in which a
    list was written would tell of what is closed in it."""
    drawn = []
    for at, stack in enumerate(stacks):
        lots = [digest("order", salt, str(at), str(n), form=CLOSED_FORM) for n in range(len(stack))]
        drawn.append(tuple(card for _, card in sorted(zip(lots, stack, strict=True))))
    return tuple(drawn)


def closed_deck_seal(stacks: Sequence[Sequence[str]], opened: Sequence[str]) -> str:
    """The seal of a deck whose list stays closed, over the seals of its places. `opened` has for each place its salt,
    or its seal where the card is a closed one. Raises ValueError where it does not have as many."""
    if sum(map(len, stacks)) != len(opened):
        raise ValueError("expected a salt or a seal for each card")
    at = iter(enumerate(opened))
    seals = [
        [given if card == closed_key(n) else place_seal(given, card) for card, (n, given) in zip(stack, at)]
        for stack in stacks
    ]
    return digest("deck", canonical(seals).decode(), form=CLOSED_FORM)


class Finding(NamedTuple):
    """Something that is not as a fair deal has it. `unfair`: somebody changed something; else it is only a part that is
    missing, and nothing can be shown. `seat` and `entry` say where."""

    code: str
    unfair: bool
    seat: Seat | None = None
    entry: int | None = None


class Deal:
    """The deal of one table.

    `version` is that of the rules when it was sealed. `seats` has for each seat the one whose part stands for it (a
    browser may have several seats), None for a bot's.
    `seals` and `parts` are those of the browsers, None where there is none; `decks` the seals of the decks, which
    `salts` open. `seal` is that of the `secret`. `undone` counts how often something was taken back: each time luck
    goes on with another number that follows from the same secret and parts.

    Of form 2 is the deal of a game whose deck lists stay closed. In a closed record `salts` is empty: `places` has for
    each deck what `closed_deck_seal` takes, and `cards` is the seal of the fingerprint of all cards.
    """

    __slots__ = (
        "cards", "decks", "form", "parts", "places", "salts", "seal", "seals", "seats", "secret", "table", "undone",
        "version",
    )  # fmt: skip

    def __init__(
        self,
        table: str,
        version: int,
        seats: Sequence[Seat | None],
        seals: Sequence[str | None],
        decks: Sequence[str],
        salts: Sequence[str],
        secret: str,
        seal: str,
        form: int = FORM,
    ) -> None:
        self.form = form
        self.places: tuple[tuple[str, ...], ...] = ()
        self.cards = ""
        self.table = table
        self.version = version
        self.seats = tuple(seats)
        self.seals = tuple(seals)
        self.decks = tuple(decks)
        self.salts = tuple(salts)
        self.secret = secret
        self.seal = seal
        self.parts: list[str | None] = [None] * len(self.seats)
        self.undone = 0

    @classmethod
    def sealed(
        cls,
        table: str,
        setup: Setup,
        version: int,
        cards: str,
        seats: Sequence[Seat | None],
        seals: Sequence[str | None],
        secret: str,
        salts: Sequence[str],
    ) -> Deal:
        """A deal whose terms are settled: whatever is shown of it from here on can't be changed."""
        deal = cls(table, version, seats, seals, (), salts, secret, "", CLOSED_FORM if setup.closes else FORM)
        deal.decks = tuple(deal.deck_seal(seat, deck) for seat, deck in enumerate(setup.decks))
        deal.seal = deal.seal_of(deal.terms(setup, cards))
        return deal

    # ---- what is sealed

    def deck_seal(self, seat: Seat, deck: Sequence[Sequence[str]]) -> str:
        """The seal of this deck, by what opens it. Raises ValueError for a closed record with other places."""
        if self.form == FORM:
            return deck_seal(self.salts[seat], deck)
        return closed_deck_seal(deck, self.places[seat] if self.places else _place_salts(self.salts[seat], deck))

    def terms(self, setup: Setup, cards: str) -> str:
        """All that the server's seal binds beside its secret, as one line. Where lists stay closed it is a seal of the
        fingerprint, since who has that could try which cards are missing."""
        if self.form != FORM:
            cards = self.cards or digest("cards", *self.salts, cards, form=CLOSED_FORM)
        said = {
            "table": self.table,
            "game": setup.format,
            "version": self.version,
            "cards": cards,
            "options": setup.options,
            "seats": list(self.seats),
            "seals": list(self.seals),
            "decks": list(self.decks),
        }
        return canonical(said).decode()

    def seal_of(self, terms: str) -> str:
        """The seal of the secret under these terms."""
        return digest("seal", self.secret, terms, form=self.form)

    def closing(self, whole: Setup, closed: Setup, cards: str) -> Deal:
        """The same for a closed record: of the decks of `whole` only what stands in those of `closed` is opened.
        `cards` is the fingerprint of all cards."""
        deal = Deal(
            self.table, self.version, self.seats, self.seals, self.decks, (), self.secret, self.seal, CLOSED_FORM
        )
        deal.parts, deal.undone = list(self.parts), self.undone
        deal.cards = digest("cards", *self.salts, cards, form=CLOSED_FORM)
        decks = zip(self.salts, whole.decks, closed.decks, strict=True)
        deal.places = tuple(_opened(salt, _cards(deck), _cards(left)) for salt, deck, left in decks)
        return deal

    # ---- the parts

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose browsers have sealed a part and not opened it yet."""
        return tuple(n for n, seal in enumerate(self.seals) if seal is not None and self.parts[n] is None)

    def opens(self, part: str) -> Seat | None:
        """The seat whose seal this part opens; None if there is none that is still closed."""
        seal = part_seal(part)
        return next((n for n in self.awaited if self.seals[n] == seal), None)

    # ---- what follows

    def seed(self) -> int:
        """The seed of the game: 256 bits of the secret and of all parts that were opened."""
        return int(digest("seed", self.table, self.secret, *(part or "-" for part in self.parts)), 16)

    def again(self, n: int) -> int:
        """The seed with which luck goes on after something was taken back for the n-th time, from 0."""
        return int(digest("again", self.table, self.secret, *(part or "-" for part in self.parts), str(n)), 16)

    # ---- written

    def shown(self) -> dict[str, Any]:
        """What everybody may see before the game is over: nothing of it tells the secret, a part or a deck."""
        return {
            "table": self.table,
            "version": self.version,
            "seats": list(self.seats),
            "seals": list(self.seals),
            "decks": list(self.decks),
            "seal": self.seal,
        }

    def to_data(self) -> dict[str, Any]:
        """As JSON data, all of it: for a game that is over, and for who deals."""
        opened: dict[str, Any] = {"salts": list(self.salts)}
        if self.places:
            opened = {"places": [list(places) for places in self.places], "cards": self.cards}
        return {
            "form": self.form,
            **self.shown(),
            **opened,
            "secret": self.secret,
            "parts": list(self.parts),
            "undone": self.undone,
        }

    @classmethod
    def from_data(cls, data: Any) -> Deal:
        """From JSON data. Raises ValueError that names the place."""
        if not isinstance(data, dict) or type(data.get("form")) is not int or data["form"] not in (FORM, CLOSED_FORM):
            raise ValueError(f"deal.form: this version reads forms {FORM} and {CLOSED_FORM}")
        shut = data["form"] == CLOSED_FORM and "places" in data
        if not isinstance(data.get("table"), str) or "\n" in data["table"]:
            raise ValueError("deal.table: expected the id of a table")
        seats = data.get("seats")
        if not isinstance(seats, list) or not all(_is_seat(seat, len(seats)) for seat in seats):
            raise ValueError("deal.seats: expected for each seat a seat or null")
        if shut:
            _check_places(data, len(seats))
        for name, empty in (("seals", True), ("parts", True), ("decks", False), *(() if shut else (("salts", False),))):
            values = data.get(name)
            if not isinstance(values, list) or len(values) != len(seats):
                raise ValueError(f"deal.{name}: expected one for each of {len(seats)} seats")
            if not all(is_hex(value) or (empty and value is None) for value in values):
                raise ValueError(f"deal.{name}: expected {DIGITS} hexadecimal digits each")
        for name in ("seal", "secret"):
            if not is_hex(data.get(name)):
                raise ValueError(f"deal.{name}: expected {DIGITS} hexadecimal digits")
        for name, most in (("version", None), ("undone", MOST_UNDONE)):
            if type(data.get(name)) is not int or data[name] < 0:
                raise ValueError(f"deal.{name}: expected a whole number")
            if most is not None and data[name] > most:
                raise ValueError(f"deal.{name}: expected at most {most}")
        deal = cls(
            data["table"],
            data["version"],
            seats,
            data["seals"],
            data["decks"],
            () if shut else data["salts"],
            data["secret"],
            data["seal"],
            data["form"],
        )
        if shut:
            deal.places, deal.cards = tuple(tuple(places) for places in data["places"]), data["cards"]
        deal.parts = list(data["parts"])
        deal.undone = data["undone"]
        return deal


def _cards(deck: Sequence[Sequence[str]]) -> list[str]:
    return [card for stack in deck for card in stack]


def _place_salts(salt: str, deck: Sequence[Sequence[str]]) -> list[str]:
    return [place_salt(salt, n) for n in range(len(_cards(deck)))]


def _opened(salt: str, whole: Sequence[str], left: Sequence[str]) -> tuple[str, ...]:
    """For each place its salt, or its seal where it is closed."""
    salts = (place_salt(salt, n) for n in range(len(whole)))
    cards = zip(salts, whole, left, strict=True)
    return tuple(place_seal(own, card) if is_closed(shown) else own for own, card, shown in cards)


def _check_places(data: dict[str, Any], seats: int) -> None:
    places = data["places"]
    if not isinstance(places, list) or len(places) != seats or not all(isinstance(deck, list) for deck in places):
        raise ValueError(f"deal.places: expected a list for each of {seats} seats")
    if not all(is_hex(value) for deck in places for value in deck) or not is_hex(data.get("cards")):
        raise ValueError(f"deal.places and deal.cards: expected {DIGITS} hexadecimal digits each")


def _is_seat(data: object, seats: int) -> bool:
    return data is None or (type(data) is int and 0 <= data < seats)


# ---- checking

NO_DEAL: Final = "no-deal"
POSITION: Final = "position"
PLAYED: Final = "played"
"""The numbers agree, but the game that follows is another one than the record tells: for who plays it anew."""


def check(record: Record) -> Iterator[Finding]:
    """What is wrong with the deal of a record, by its numbers alone: what they are not is unfair, what is missing can't
    be shown. Nothing is found in a fair one. Whether the game that follows is the recorded one is for who plays it anew
    (`replay.states`)."""
    deal = record.deal
    if deal is None:
        yield Finding(NO_DEAL if record.state is None else POSITION, False)
        return
    if len(deal.seats) != len(record.setup.decks) or record.state is not None:
        yield Finding("terms", True)
        return
    if not _fits(deal, record):
        yield Finding("terms", True)
    yield from _check_decks(deal, record.setup)
    yield from _check_parts(deal)
    yield from _check_seal(deal, record)
    if deal.seed() != record.seed:
        yield Finding("seed", True)
    yield from _check_again(deal, record)
    yield from _missing(deal)


def _fits(deal: Deal, record: Record) -> bool:
    """Whether the game is the one that was sealed, by its rules or later ones, and each part stands where its player's
    first seat is: else a deal could be written in which no part is missing because nobody has a seat."""
    if record.game != record.setup.format or record.version < deal.version:
        return False
    if record.setup.closes != (deal.form == CLOSED_FORM):
        return False
    seats = deal.seats
    stand = all(stands is None or (stands <= seat and seats[stands] == stands) for seat, stands in enumerate(seats))
    return stand and all(seal is None or seats[seat] == seat for seat, seal in enumerate(deal.seals))


def _check_decks(deal: Deal, setup: Setup) -> Iterator[Finding]:
    for seat, deck in enumerate(setup.decks):
        try:
            fits = deal.deck_seal(seat, deck) == deal.decks[seat]
        except ValueError:
            fits = False
        if not fits:
            yield Finding("deck", True, seat)


def _check_parts(deal: Deal) -> Iterator[Finding]:
    for seat, (seal, part) in enumerate(zip(deal.seals, deal.parts, strict=True)):
        if part is not None and (seal is None or part_seal(part) != seal):
            yield Finding("part", True, seat)


def _check_seal(deal: Deal, record: Record) -> Iterator[Finding]:
    if deal.seal_of(deal.terms(record.setup, record.cards)) != deal.seal:
        # Where the luck does follow from the secret, it is the seal or what it binds that was changed.
        yield Finding("seal" if deal.seed() == record.seed else "secret", True)


def _check_again(deal: Deal, record: Record) -> Iterator[Finding]:
    n = 0
    for entry, luck in record.reseeds():
        while n < deal.undone and deal.again(n) != luck.seed:
            n += 1
        if n == deal.undone or not luck.deals:
            yield Finding("again", True, entry=entry)
            return
        n += 1


def _missing(deal: Deal) -> Iterator[Finding]:
    if deal.seats.count(None) == len(deal.seats):
        yield Finding("no-part", False, 0)
    for seat, stands in enumerate(deal.seats):
        if stands == seat and deal.parts[seat] is None:
            yield Finding("no-part" if deal.seals[seat] is None else "closed-part", False, seat)
