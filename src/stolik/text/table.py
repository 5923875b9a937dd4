"""What the sentences about every card table share: who sits there, what the cards are called, the kinds of slots, and
the lines of a log.

A card is its kind: kind % size is its number in the pool, kind // size the seat of its owner.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from stolik.text.phrase import LANGS, FlatGrammar, Sentence, SlotKind, join, typeset
from stolik.text.slots import FreeText, Numbers, OneForm, Person, Persons, seen

Wording: TypeAlias = tuple[str, str, str]
"""What is said in English, Polish and Japanese."""
Event: TypeAlias = Mapping[str, Any]

HIDDEN: Final = -1
"""A card's back."""
BETWEEN: Final = {"en": ", ", "pl": ", ", "ja": "、"}
"""What stands between things in a row."""
TOGETHER: Final = {"en": "/", "pl": "/", "ja": "・"}
"""What stands between the names of a team."""
SIDES: Final = 2


def word(row: Wording, lang: str) -> str:
    """The word of a language in a row of three, typeset: it may be put into a sentence that is already."""
    return typeset(row[LANGS.index(lang)], lang)


def listed(things: Iterable[object], lang: str) -> str:
    """Words or numbers in a row."""
    return BETWEEN[lang].join(map(str, things))


class PrintedCard(Protocol):
    """A card of a pool."""

    @property
    def printed_name(self) -> str:
        """Its name as it is printed."""


CardT = TypeVar("CardT", bound=PrintedCard)


class KindNames(Generic[CardT]):
    """The cards of a game by kind. `cards` is the pool in its order."""

    def __init__(self, cards: Sequence[CardT]) -> None:
        self.cards = cards

    def card(self, kind: int) -> CardT:
        """The card of a kind."""
        return self.cards[kind % len(self.cards)]

    def owner(self, kind: int) -> int:
        """The seat of the owner of a card."""
        return kind // len(self.cards)

    def spoken(self, lang: str) -> Self:
        """The same cards as they are called in a language. Here they are called as they are printed in all of them."""
        return self

    def name(self, kind: int) -> str:
        """What a card is called, as it is printed."""
        return self.card(kind).printed_name

    def sought(self, kind: int) -> tuple[str, ...]:
        """Every name that somebody may seek a card by, in any language."""
        return (self.name(kind),)

    def part(self, kind: int) -> dict[str, str | int]:
        """A card as part of a sentence: {"c": its name, "k": its kind}."""
        return {"c": self.name(kind), "k": kind}


class SpokenTo:
    """Whom sentences speak to and of. `people` are the names by seat; the viewer is called "you". Of more than two
    people every other one plays for the same side."""

    def __init__(self, cards: KindNames[Any], people: Sequence[str], viewer: int | None, lang: str) -> None:
        self.cards = cards.spoken(lang)
        self.people = tuple(people)
        self.viewer = viewer
        self.lang = lang

    def person(self, seat: int) -> Person:
        """Who sits there."""
        return seen(self.people, seat, self.viewer)

    @property
    def teams(self) -> bool:
        """Whether a side is more than one player."""
        return len(self.people) > SIDES

    def side(self, side: int) -> Person:
        """Who plays for a side: one player, or the names of a team as one, "Ala/Cid"."""
        mates = range(side, len(self.people), SIDES)
        if self.viewer in mates:
            return Person("", True, side)
        return Person(TOGETHER[self.lang].join(self.people[seat] for seat in mates), False, side)

    def parts(self, kinds: Sequence[int]) -> Sentence:
        """Cards in a row; equal ones are counted."""
        counts: dict[int, int] = {}
        for kind in kinds:
            counts[kind] = counts.get(kind, 0) + 1
        found: Sentence = []
        for n, (kind, count) in enumerate(counts.items()):
            if n:
                found.append(BETWEEN[self.lang])
            found.append(self.cards.part(kind))
            if count > 1:
                found.append(f"\u00a0×{count}")
        return found


@dataclass(frozen=True)
class ReckonedStep:
    """A line of a reckoning: what it is, the change as it is written ("+10", "×2", "−20"), the number after it, the
    rule, and the kind of the card that gives it, or -1."""

    label: str
    change: str
    result: int
    rule: str
    card: int


@dataclass(frozen=True)
class EventLine:
    """One event in words; `steps` where it has a reckoning, `facts` the numbers in it by which a page may say several
    events in one sentence, `seat` whose doing it is: -1 where it is the table's."""

    event: str
    text: Sentence
    steps: tuple[ReckonedStep, ...] = ()
    facts: Mapping[str, int] = field(default_factory=dict)
    seat: int = -1


def doer(event: Mapping[str, Any]) -> int:
    """Whose doing an event is, as a view tells it; -1 where it is nobody's."""
    seat = event.get("seat")
    return seat if isinstance(seat, int) else -1


class Ready(OneForm):
    """Cards or words that are parts of a sentence already. Spec: unused."""

    def write(self, value: Sentence | dict[str, str | int] | str, spec: str, lang: str) -> Sentence:
        """The parts as they are."""
        return value if isinstance(value, list) else [value]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[Any, int]]:
        """Sentences about a table are never read back."""
        return iter(())


_given = Ready()
_number = Numbers()
_person = Persons()

#: What may stand in the slots, by the slot's name.
KINDS: dict[str, SlotKind] = {
    "a": _given,
    "b": _given,
    "card": _given,
    "cards": _given,
    "from": FreeText(),
    "hp": _number,
    "left": _number,
    "most": _number,
    "n": _number,
    "next": _person,
    "of": _person,
    "to": FreeText(),
    "what": FreeText(),
    "who": _person,
    "why": FreeText(),
}


def grammar() -> FlatGrammar:
    """An empty grammar over these kinds."""
    return FlatGrammar(KINDS)


def worded(phrases: FlatGrammar, rule: str, reasons: Sequence[str], values: Mapping[str, Any], lang: str) -> str:
    """The sentence for a rule by the first of its reasons that has words and whose values are all known; the last
    wording is that of the rule alone. Raises KeyError for a rule without words."""
    for reason in (*reasons, ""):
        key = f"{rule} {reason}".strip()
        if key in phrases.phrases() and all(slot in values for slot in phrases.slots(key)):
            return phrases.text(key, lang, **values)
    raise KeyError(rule)


def told(log: FlatGrammar, key: str, values: Mapping[str, Any], lang: str) -> Sentence:
    """A sentence of a log with those of the values that it has slots for. Raises KeyError for one that is missing."""
    return log.write(key, lang, **{slot: values[slot] for slot in log.slots(key)})


def common(log: FlatGrammar) -> None:
    """Add to a log what happens at every card table."""
    for key, en, pl, ja in _COMMON:
        log.phrase(key, en=en, pl=pl, ja=ja)


_COMMON: Final = (
    (
        "DeckShuffled",
        "{who|You shuffled your|# shuffled the} deck.",
        "{who|Tasujesz|# tasuje} talię.",
        "{who|あなた|#}は山札を切った。",
    ),
    (
        "CardsDrawn",
        "{who|You|#} drew {cards}.",
        "{who|Dobierasz|# dobiera}: {cards}.",
        "{who|あなた|#}は山札から{cards}を引いた。",
    ),
    (
        "CardsDrawn hidden",
        "{who|You|#} drew {n|a card|#~cards}.",
        "{who|Dobierasz|# dobiera} {n|kartę|#~karty|#~kart}.",
        "{who|あなた|#}は山札を{n:枚}引いた。",
    ),
    ("ended", "{cards}", "{cards}", "{cards}"),
    ("win", "{who|You win|# wins}.", "{who|Wygrywasz|Wygrywa #}.", "{who|あなた|#}の勝ち。"),
    (
        "win team",
        "{who|Your team|Team #} wins.",
        "Wygrywa {who|twoja drużyna|drużyna #}.",
        "{who|あなたのペア|#ペア}の勝ち。",
    ),
    ("draw", "The game is a draw.", "Remis.", "引き分け。"),
    (
        "end resign",
        "{who|You resign|# resigns}.",
        "{who|Poddajesz|# poddaje} partię.",
        "{who|あなた|#}が投了した。",
    ),
    (
        "end time",
        "{who|Your|#'s} time is up.",
        "{who|Twój czas|Czas gracza #} minął.",
        "{who|あなた|#}の持ち時間が切れた。",
    ),
    (
        "end left",
        "{who|You leave|# leaves} the table.",
        "{who|Odchodzisz|# odchodzi} od stołu.",
        "{who|あなた|#}が席を離れた。",
    ),
    (
        "end resign team",
        "{who|Your team|Team #} resigns.",
        "{who|Twoja drużyna|Drużyna #} poddaje partię.",
        "{who|あなたのペア|#ペア}が投了した。",
    ),
    (
        "end time team",
        "The time of {who|your team|team #} is up.",
        "Czas {who|twojej drużyny|drużyny #} minął.",
        "{who|あなたのペア|#ペア}の持ち時間が切れた。",
    ),
    (
        "end left team",
        "A player of {who|your team|team #} leaves the table.",
        "Ktoś z~{who|twojej drużyny|drużyny #} odchodzi od stołu.",
        "{who|あなたのペア|#ペア}のプレイヤーが席を離れた。",
    ),
)

_GAP = {"en": " ", "pl": " ", "ja": ""}


def ending(log: FlatGrammar, key: str, winner: int, table: SpokenTo) -> Sentence:
    """How a game ended, and who won: `key` is the phrase of the end, `winner` the side that won (its first seat), or -1
    for a draw. Of teams the team is named. Raises KeyError for an end without words."""
    lang = table.lang
    team = " team" if table.teams else ""
    if key + team in log.phrases():
        key += team
    values = {"who": table.side(1 - winner)} if "who" in log.slots(key) else {}
    result = log.write("draw", lang) if winner < 0 else log.write(f"win{team}", lang, who=table.side(winner))
    return join(log.write(key, lang, **values), _GAP[lang], result)


def outcome(log: FlatGrammar, kind: str, rule: str | None, winner: int | None, table: SpokenTo) -> Sentence:
    """How a game ended: `kind` "rules" (with the rule's ID), "resign", "time" or "left". The winner is a seat, None or
    -1 for a draw. Raises KeyError for an unknown kind or rule."""
    keys = {"rules": f"end {rule}", "resign": "end resign", "time": "end time", "left": "end left"}
    return ending(log, keys[kind], -1 if winner is None else winner, table)
