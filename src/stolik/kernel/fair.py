"""Fair dealing that players can check: what is sealed before the deal, and what follows from it (docs/fair-dealing.md).

Everything here is reckoned from values that are given; whoever deals draws the secret, the salts and the parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .codec import canonical
from .decision import Seat

if TYPE_CHECKING:
    from .replay import Record
    from .state import Setup

FORM: Final = 1
"""Of what is sealed, and of the written form."""
DIGITS: Final = 64
"""Hexadecimal digits of a secret, a salt, a part and a seal: 256 bits."""
MOST_UNDONE: Final = 1_000_000
"""How often something can have been taken back: whoever checks reckons as many numbers at the most."""
_HEX: Final = frozenset("0123456789abcdef")


def digest(what: str, *lines: str) -> str:
    """SHA-256, as hexadecimal digits, over lines of which the first says what they are: a digest of one kind is never
    one of another. No line holds a line feed."""
    text = "".join(f"{line}\n" for line in (f"stolik deal {FORM} {what}", *lines))
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
    """

    __slots__ = ("decks", "parts", "salts", "seal", "seals", "seats", "secret", "table", "undone", "version")

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
    ) -> None:
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
        decks = [deck_seal(salt, deck) for salt, deck in zip(salts, setup.decks, strict=True)]
        deal = cls(table, version, seats, seals, decks, salts, secret, "")
        deal.seal = deal.seal_of(deal.terms(setup, cards))
        return deal

    # ---- what is sealed

    def terms(self, setup: Setup, cards: str) -> str:
        """All that the server's seal binds beside its secret, as one line."""
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
        return digest("seal", self.secret, terms)

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
        return {
            "form": FORM,
            **self.shown(),
            "salts": list(self.salts),
            "secret": self.secret,
            "parts": list(self.parts),
            "undone": self.undone,
        }

    @classmethod
    def from_data(cls, data: Any) -> Deal:
        """From JSON data. Raises ValueError that names the place."""
        if not isinstance(data, dict) or data.get("form") != FORM:
            raise ValueError(f"deal.form: this version reads form {FORM}")
        if not isinstance(data.get("table"), str) or "\n" in data["table"]:
            raise ValueError("deal.table: expected the id of a table")
        seats = data.get("seats")
        if not isinstance(seats, list) or not all(_is_seat(seat, len(seats)) for seat in seats):
            raise ValueError("deal.seats: expected for each seat a seat or null")
        for name, empty in (("seals", True), ("parts", True), ("decks", False), ("salts", False)):
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
            data["salts"],
            data["secret"],
            data["seal"],
        )
        deal.parts = list(data["parts"])
        deal.undone = data["undone"]
        return deal


def _is_seat(data: object, seats: int) -> bool:
    return data is None or (type(data) is int and 0 <= data < seats)


# ---- checking

NO_DEAL: Final = "no-deal"
POSITION: Final = "position"


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
    seats = deal.seats
    stand = all(stands is None or (stands <= seat and seats[stands] == stands) for seat, stands in enumerate(seats))
    return stand and all(seal is None or seats[seat] == seat for seat, seal in enumerate(deal.seals))


def _check_decks(deal: Deal, setup: Setup) -> Iterator[Finding]:
    for seat, (salt, stacks) in enumerate(zip(deal.salts, setup.decks, strict=True)):
        if deck_seal(salt, stacks) != deal.decks[seat]:
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
