"""Records of games, and playing them again (architecture: Records, undo and branches)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .agenda import advance, answer
from .codec import CodecError, from_data, to_data
from .decision import Answer, Decision, IllegalAnswer, Seat
from .fair import Deal
from .luck import MASK, LuckNeeded, read_written, seed_luck, written
from .rules import SetupError
from .state import Setup, State
from .unknown import reshuffle

if TYPE_CHECKING:
    from .rules import Rules

S = TypeVar("S", bound=State)

FORMAT: Final = 3
"""How records are written that play cards of packs or of a later edition; those of format 1, whose seeds are all of the
quick generator, are read as well."""
OF_SETS: Final = 2
"""How all others are written: what was before those reads them."""

# The keys of a record's written form.
STOLIK: Final = "stolik"
GAME: Final = "game"
VERSION: Final = "version"
CARDS: Final = "cards"
NAMES: Final = "names"
SETUP: Final = "setup"
STATE: Final = "state"
SEED: Final = "seed"
ENTRIES: Final = "entries"
RESEED: Final = "reseed"
REDEAL: Final = "redeal"
KEYS: Final = "keys"
END: Final = "end"
DEAL: Final = "deal"
ORIGIN: Final = "origin"
BROUGHT: Final = "brought"
EDITION: Final = "edition"
PACKS: Final = "packs"
FINGERPRINT: Final = "fingerprint"
NAME: Final = "name"
KIND: Final = "kind"
SEAT: Final = "seat"

OF_ORIGIN: Final = (VERSION, STATE, SEED, ENTRIES, KEYS)
"""What a branch's record tells of its origin beside OF_BOTH; who played it is nobody's business."""
OF_BOTH: Final = (STOLIK, GAME, CARDS, SETUP)


BROKEN: Final = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError)
"""What the engine may trip over in a record that was changed by hand."""


class RecordError(ValueError):
    """A record that can't be read or played: `message` says why, `n` is the number of the entry where it fails, or
    None."""

    def __init__(self, message: str, n: int | None = None) -> None:
        self.message = message
        self.n = n
        super().__init__(message if n is None else f"entry {n}: {message}")


class Reseed:
    """New luck after an undo (architecture: Records, undo and branches). With `deals` what nobody knew is dealt anew as
    well; older records have entries without it."""

    __slots__ = ("deals", "seed")

    def __init__(self, seed: int, deals: bool = True) -> None:
        self.seed = seed
        self.deals = deals

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reseed) and (other.seed, other.deals) == (self.seed, self.deals)

    def __hash__(self) -> int:
        return hash((RESEED, self.seed, self.deals))

    def to_data(self) -> Any:
        """As JSON data."""
        return {REDEAL if self.deals else RESEED: written(self.seed)}


class End:
    """How a game ended from outside the rules: `kind` is "resign", "time" or "left", `seat` is who lost by it."""

    __slots__ = ("kind", "seat")
    KINDS: Final = ("resign", "time", "left")

    def __init__(self, kind: str, seat: Seat) -> None:
        self.kind = kind
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, End) and (other.kind, other.seat) == (self.kind, self.seat)

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def to_data(self) -> Any:
        """As JSON data."""
        return {KIND: self.kind, SEAT: self.seat}

    @classmethod
    def from_data(cls, data: Any) -> End:
        """From JSON data. Raises RecordError; KeyError for one that is cut short."""
        end = cls(_field(data, KIND, str), _field(data, SEAT, int))
        if end.kind not in cls.KINDS:
            raise RecordError(f"end.kind is {end.kind!r}; it can be {', '.join(cls.KINDS)}")
        return end


class Answered:
    """One answer as it is written: the content of its options, in the order of picking."""

    __slots__ = ("picks",)

    def __init__(self, picks: tuple[tuple[str, tuple[int, ...]], ...]) -> None:
        self.picks = picks

    @classmethod
    def of(cls, answer: Answer) -> Answered:
        """What an answer is written as."""
        return cls(tuple((option.verb, option.args) for option in answer))

    def to_data(self) -> Any:
        """As JSON data: a list for each option, its verb and its numbers."""
        return [[verb, *args] for verb, args in self.picks]

    @classmethod
    def from_data(cls, data: Any, n: int | None = None) -> Answered:
        """From JSON data, as entry `n` of a record. Raises RecordError."""
        if not isinstance(data, list):
            raise RecordError("expected a list of options", n)
        for pick in data:
            if not isinstance(pick, list) or not pick or not isinstance(pick[0], str):
                raise RecordError('expected options like ["lay", 0, 12]', n)
            if not all(type(number) is int for number in pick[1:]):
                raise RecordError("the arguments of an option are whole numbers", n)
        return cls(tuple((pick[0], tuple(pick[1:])) for pick in data))

    def found_in(self, decision: Decision) -> Answer | None:
        """The answer, of the options that are offered; None if one of them is not."""
        found = [decision.find(verb, args) for verb, args in self.picks]
        offered = tuple(option for option in found if option is not None)
        return offered if len(offered) == len(found) else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answered) and other.picks == self.picks

    def __hash__(self) -> int:
        return hash(self.picks)

    def __str__(self) -> str:
        return " + ".join(" ".join((verb, *map(str, args))) for verb, args in self.picks) or "nothing"


Entry = Answered | Reseed


class Brought:
    """Cards of a game that are in no set (docs/packs.md). `packs` are those that they are from: fingerprint, name, and
    the ids of the cards. `cards` are the cards themselves as JSON data, which say what they do; () in a record that
    only names them."""

    __slots__ = ("cards", "packs")

    def __init__(self, packs: tuple[tuple[str, str, tuple[str, ...]], ...], cards: tuple[Any, ...] = ()) -> None:
        self.packs = packs
        self.cards = cards

    def to_data(self) -> Any:
        """As JSON data."""
        packs = [{FINGERPRINT: mark, NAME: name, CARDS: list(ids)} for mark, name, ids in self.packs]
        return {PACKS: packs, CARDS: list(self.cards)}

    @classmethod
    def from_data(cls, data: Any) -> Brought:
        """From JSON data. Raises RecordError."""
        packs = []
        for one in _field(data, PACKS, list):
            ids = _field(one, CARDS, list)
            if not all(isinstance(card, str) for card in ids):
                raise RecordError("the record is damaged: cards of a pack are named by their ids")
            packs.append((_field(one, FINGERPRINT, str)[:16], _field(one, NAME, str)[:60], tuple(ids)))
        return cls(tuple(packs), tuple(_field(data, CARDS, list)))


class Record:
    """One game: rules version + start + seed + answers.

    `state` is the state it starts from, as data, or None when it starts from the setup. `keys[n]` is the state key
    after n entries; a table's record has one for the start and one an entry, a bulk record only the last, as
    {number: key}. `cards` is a fingerprint of the cards used. `names` are the players', for people only.
    `deal` is how a table's game was dealt, so that players can check it (docs/fair-dealing.md); None where nothing was
    sealed. `origin` is the game that a branch plays on from, as far as it does: it has no end, no names and no origin
    of its own; None of any other game, and of branches whose program did not write it yet. `brought` are the cards in
    it that are in no set, None where there are none. `edition` is how many bundled cards it was played over, as their
    numbers depend on that (`Game.of_edition`); None for those of the first edition.
    """

    __slots__ = (
        "brought",
        "cards",
        "deal",
        "edition",
        "end",
        "entries",
        "game",
        "keys",
        "names",
        "origin",
        "seed",
        "setup",
        "state",
        "version",
    )

    def __init__(
        self,
        game: str,
        version: int,
        cards: str,
        setup: Setup,
        seed: int,
        state: dict[str, Any] | None = None,
        names: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.version = version
        self.cards = cards
        self.setup = setup
        self.seed = seed
        self.state = state
        self.names = names
        self.entries: list[Entry] = []
        self.keys: dict[int, int] = {}
        self.end: End | None = None
        self.deal: Deal | None = None
        self.origin: Record | None = None
        self.brought: Brought | None = None
        self.edition: int | None = None

    def origin_at(self, n: int, key: int) -> Record:
        """The origin of a branch from the state after `n` entries, whose key is `key`. Of a branch of a branch it is
        one game still: how the first began, all answers up to here, and the luck of the branch between them."""
        first = self.origin
        if first is not None and n == 0:
            return first
        whole = self if first is None else first
        origin = Record(self.game, whole.version, self.cards, self.setup, whole.seed, whole.state)
        origin.brought, origin.edition = self.brought, self.edition
        origin.entries = [] if first is None else [*first.entries, Reseed(self.seed, deals=False)]
        origin.entries += self.entries[:n]
        origin.keys = {len(origin.entries): key}
        return origin

    def reseeds(self) -> Iterator[tuple[int, Reseed]]:
        """The entries that are new luck, with their numbers."""
        return ((n, entry) for n, entry in enumerate(self.entries) if isinstance(entry, Reseed))

    def to_data(self) -> dict[str, Any]:
        """As JSON data; keys are written as 16 hexadecimal digits."""
        data = {
            STOLIK: OF_SETS if self.brought is None and self.edition is None else FORMAT,
            GAME: self.game,
            VERSION: self.version,
            CARDS: self.cards,
            NAMES: list(self.names),
            SETUP: self.setup.to_data(),
            STATE: self.state,
            SEED: written(self.seed),
            ENTRIES: [entry.to_data() for entry in self.entries],
            KEYS: {str(n): f"{key:016x}" for n, key in self.keys.items()},
            END: None if self.end is None else self.end.to_data(),
        }
        if self.deal is not None:
            data[DEAL] = self.deal.to_data()
        if self.edition is not None:
            data[EDITION] = self.edition
        if self.brought is not None:
            data[BROUGHT] = self.brought.to_data()
        if self.origin is not None:
            told = self.origin.to_data()
            data[ORIGIN] = {name: told[name] for name in OF_ORIGIN}
        return data

    def to_json(self) -> str:
        """As one line of JSON."""
        return json.dumps(self.to_data(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_data(cls, data: Any) -> Record:
        """From JSON data. Raises RecordError that names what is missing or wrong."""
        if not isinstance(data, dict) or STOLIK not in data:
            raise RecordError(f"this is no Stolik record: it has no {STOLIK!r} field")
        form = data[STOLIK]
        if type(form) is not int or not 1 <= form <= FORMAT:
            raise RecordError(f"record format {form!r} is not known here; this version reads formats 1 to {FORMAT}")
        try:
            record = cls(
                _field(data, GAME, str),
                _field(data, VERSION, int),
                _field(data, CARDS, str),
                Setup.from_data(data[SETUP]),
                _seed(data[SEED], form),
                data.get(STATE),
                tuple(str(name) for name in data.get(NAMES, ())),
            )
            for n, entry in enumerate(_field(data, ENTRIES, list)):
                record.entries.append(_entry(entry, n, form))
            for n_text, key in _field(data, KEYS, dict).items():
                record.keys[int(n_text)] = int(key, 16)
            if data.get(END) is not None:
                record.end = End.from_data(data[END])
            if data.get(DEAL) is not None:
                record.deal = Deal.from_data(data[DEAL])
            if data.get(EDITION) is not None:
                record.edition = _field(data, EDITION, int)
            if data.get(BROUGHT) is not None:
                record.brought = Brought.from_data(data[BROUGHT])
            if data.get(ORIGIN) is not None:
                record.origin = cls._origin(data)
        except RecordError:
            raise
        except KeyError as missing:
            raise RecordError(f"the record is cut short or damaged: {missing} is missing") from None
        except (TypeError, ValueError) as wrong:
            raise RecordError(f"the record is damaged: {wrong}") from None
        return record

    @classmethod
    def _origin(cls, data: dict[str, Any]) -> Record:
        told = _field(data, ORIGIN, dict)
        whole = {name: data[name] for name in OF_BOTH} | {name: told[name] for name in OF_ORIGIN}
        whole |= {name: data.get(name) for name in (EDITION, BROUGHT)}
        try:
            return cls.from_data(whole)
        except RecordError as wrong:
            raise RecordError(f"origin: {wrong}") from None

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """From JSON text. Raises RecordError."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as wrong:
            raise RecordError(f"the record is cut short or no JSON: {wrong}") from None
        return cls.from_data(data)


def _field(data: Any, name: str, kind: type) -> Any:
    if not isinstance(data, dict):
        raise RecordError(f"the record is damaged: expected an object with {name}")
    value = data[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(f"the record is damaged: {name} should be {kind.__name__}, not {type(value).__name__}")
    return value


def _seed(data: Any, form: int) -> int:
    """A seed as it is written. Format 1 knew the quick generator only, of which a longer number was the last 64 bits.
    Raises RecordError."""
    if form == 1 and type(data) is int:
        return data & MASK if data > MASK else data
    try:
        return read_written(data)
    except ValueError as wrong:
        raise RecordError(f"the seed is none: {wrong}") from None


def _entry(data: Any, n: int, form: int) -> Entry:
    if isinstance(data, dict) and (REDEAL in data or RESEED in data):
        deals = REDEAL in data
        try:
            return Reseed(_seed(data[REDEAL if deals else RESEED], form), deals)
        except RecordError as wrong:
            raise RecordError(wrong.message, n) from None
    return Answered.from_data(data, n)


def check_version(rules: Rules[S], record: Record) -> None:
    """Raises RecordError unless these rules may play the record: it is of this game, and of this version or of an older
    one whose end can be compared. One of an older version is played as far as its keys hold."""
    if record.game != rules.name:
        raise RecordError(f"the record is of {record.game}, not of {rules.name}")
    if record.version > rules.version:
        raise RecordError(f"{versions(rules, record)}: it was made by a newer version")
    if is_older(rules, record) and len(record.entries) not in record.keys:
        raise RecordError(f"{versions(rules, record)}, and it holds no key of its end to compare")


def is_older(rules: Rules[S], record: Record) -> bool:
    """Whether the record was made by an older version of these rules."""
    return record.version < rules.version


def versions(rules: Rules[S], record: Record) -> str:
    """By which version of the rules a record was made, and which this is."""
    return (
        f"the record was made by version {record.version} of the rules of {record.game}, "
        f"and this is version {rules.version}"
    )


@contextmanager
def comparing(rules: Rules[S], record: Record) -> Iterator[None]:
    """What fails inside, in a record of an older version, says which versions they are. Raises RecordError."""
    try:
        yield
    except RecordError as wrong:
        if not is_older(rules, record):
            raise
        raise RecordError(f"{wrong.message}; {versions(rules, record)}", wrong.n) from None


def begin(rules: Rules[S], record: Record, dealt: bool = False) -> S:
    """The state that the record starts from, at its first decision; with `dealt`, before anything happened.

    Raises RecordError.
    """
    check_version(rules, record)
    try:
        if record.state is None:
            return (rules.deal if dealt else rules.new)(record.setup, record.seed)
        s: S = from_data(record.state, rules.fixed(record.setup))
        rules.check(s)
        if not dealt:
            advance(rules, s)
    except (SetupError, CodecError) as wrong:
        raise RecordError(f"the start can't be read: {wrong}") from None
    return s


def take(rules: Rules[S], s: S, entry: Entry, n: int = 0) -> None:
    """Play one entry on `s`. Raises RecordError, with `s` untouched, when it is not legal there."""
    if isinstance(entry, Reseed):
        s.luck = seed_luck(entry.seed)
        if entry.deals:
            reshuffle(rules, s)
        return
    decision = s.decision
    if decision is None:
        raise RecordError(f"{entry} comes after the end of the game", n)
    picks = entry.found_in(decision)
    if picks is None:
        raise RecordError(f"{entry} was not offered to seat {decision.seat}", n)
    try:
        answer(rules, s, picks)
    except IllegalAnswer as wrong:
        raise RecordError(str(wrong), n) from None
    except LuckNeeded as need:
        raise RecordError(str(need), n) from None


def compare(record: Record, n: int, key: int) -> None:
    """Raises RecordError if the record holds another key after `n` entries."""
    if record.keys.get(n, key) != key:
        raise RecordError(
            f"the game came out differently: key {key:016x}, recorded {record.keys[n]:016x}", n - 1 if n else None
        )


def confirm(rules: Rules[S], record: Record, s: S, n: int) -> None:
    """Play on from `s`, the state after `n` entries of a record of an older version, to the next key that it holds.
    `s` is untouched. Raises RecordError at the entry that fails."""
    s = s.clone()
    while n not in record.keys:
        take(rules, s, record.entries[n], n)
        n += 1
    compare(record, n, s.key())


def states(rules: Rules[S], record: Record, verify: bool = True) -> Iterator[S]:
    """The state at the start and after each entry, one and the same object that is played on: clone what you keep.

    With `verify`, and always in a record of an older version, each state key that the record holds is compared. Raises
    RecordError at the entry that fails.
    """
    s = begin(rules, record)
    verify = verify or is_older(rules, record)
    for n in range(len(record.entries) + 1):
        with comparing(rules, record):
            if n:
                take(rules, s, record.entries[n - 1], n - 1)
            if verify and n in record.keys:
                compare(record, n, s.key())
        yield s


def retrace(rules: Rules[S], record: Record) -> None:
    """Play the origin of a branch again, and let the record start from where that comes: what it says of its start
    itself is not believed, only compared. Nothing for a record without an origin. Raises RecordError."""
    if record.origin is None:
        return
    check_version(rules, record)
    try:
        s = replay(rules, record.origin)
    except RecordError as wrong:
        raise RecordError(f"origin: {wrong}") from None
    if s.luck is not None:
        s.luck = seed_luck(record.seed)
    made = to_data(s)
    # An older version may have written the same state otherwise: there the record's keys tell.
    if record.state != made and not is_older(rules, record):
        raise RecordError("the record doesn't start where the game that it branched from came to")
    record.state = made


def replay(rules: Rules[S], record: Record, to: int | None = None, verify: bool = True) -> S:
    """The state after `to` entries (all by default), in a record of an older version only if the next key that it holds
    agrees. Raises RecordError."""
    last = len(record.entries) if to is None else to
    if not 0 <= last <= len(record.entries):
        raise RecordError(f"the record has {len(record.entries)} entries, so there is no state {last}")
    for n, s in enumerate(states(rules, record, verify)):
        if n == last:
            if is_older(rules, record):
                with comparing(rules, record):
                    confirm(rules, record, s, n)
            return s
    raise AssertionError("unreachable: states yields one more than there are entries")
