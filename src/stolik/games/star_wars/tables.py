"""What can be read off the cards of two decks once and for all: abilities by card, which cards change what, and when
what may be played. Kept by the game's fixed part; nothing here depends on a position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from stolik.cardgame.ast.common import Modifier, Named, Node, Static, When, inside
from stolik.cardgame.ast.star_wars import Activated, Barred, Gets, Grants, Keyword, Pilot
from stolik.cardgame.printed import StarWarsCard

from .timing import Timing, read_timing

SAME: Final = {"Beru Whitesun": "Beru Lars", "Queen Amidala": "Padme Amidala"}
"""Names that are the same unique (SW-STACK-5)."""
CONTESTED: Final = {"Darth Vader": "Anakin Skywalker"}
"""Names that count as the same unique when they contest (SW-BATTLE-12)."""
NONE: Final[frozenset[int]] = frozenset()
Source = type | tuple[type, str]
"""A class of modifiers, or one with a word."""


class Held(NamedTuple):
    """An ability that a unit has now: `kind` is the card whose text it is, `key` tells equal ones apart (SW-ABIL-10),
    `giver` the entity whose text it is: a pilot, a unit that grants it; 0 for the unit itself."""

    ability: Node
    kind: int
    key: str
    giver: int = 0


class Tables:
    """Tables over the kinds in two decks.

    `abilities` are those printed on a card, but for Pilot; `piloted` what its Pilot ability gives. `sources` says which
    kinds hold a modifier, however deep, by its class and by its class with a word; `listeners` which hold a trigger of
    an event. `passed` are modifiers and events that a grant may bring to units whose card says nothing of them.
    `unique` and `contest` are the names under which a card is one of its kind ("" if it isn't)."""

    __slots__ = ("_timing", "abilities", "contest", "listeners", "passed", "piloted", "sources", "unique")

    def __init__(self, cards: Sequence[StarWarsCard], kinds: Iterable[int]) -> None:
        self.abilities: dict[int, tuple[Held, ...]] = {}
        self.piloted: dict[int, tuple[Held, ...]] = {}
        self.unique: dict[int, str] = {}
        self.contest: dict[int, str] = {}
        self._timing: dict[int, Timing] = {}
        sources: dict[Source, set[int]] = {}
        listeners: dict[str, set[int]] = {}
        self.passed: set[Source | str] = set()
        for kind in dict.fromkeys(kinds):
            card = cards[kind]
            self.abilities[kind], self.piloted[kind] = printed(card, kind), given(card, kind)
            self.unique[kind], self.contest[kind] = unique_name(card), contest_name(card)
            for node in nodes_of(card):
                if isinstance(node, When):
                    listeners.setdefault(node.event, set()).add(kind)
                elif isinstance(node, Activated):
                    self._timing[id(node)] = read_timing(node)
                elif isinstance(node, Modifier):
                    for source in sources_of(node):
                        sources.setdefault(source, set()).add(kind)
                    if isinstance(node, Grants):
                        for one in inside(node.ability):
                            if isinstance(one, Modifier):
                                self.passed |= set(sources_of(one))
                            elif isinstance(one, When):
                                self.passed.add(one.event)
        self.sources = {cls: frozenset(found) for cls, found in sources.items()}
        self.listeners = {event: frozenset(found) for event, found in listeners.items()}

    def timing(self, ability: Activated) -> Timing:
        """When an ability may be played: looked up for those of the cards, read off any other."""
        found = self._timing.get(id(ability))
        return read_timing(ability) if found is None else found


def sources_of(what: Modifier) -> Iterator[Source]:
    """Under what a modifier is found: its class, and its class with what it changes, is called or forbids."""
    yield type(what)
    if isinstance(what, Gets):
        for stat in ("speed", "power", "health"):
            if getattr(what, stat) != 0:
                yield Gets, stat
    elif isinstance(what, Keyword):
        yield Keyword, what.name
        if what.name == "stun":  # it lessens power (SW-KW-STUN-1)
            yield Gets
            yield Gets, "power"
    elif isinstance(what, Barred):
        yield Barred, what.do


def printed(card: StarWarsCard, kind: int) -> tuple[Held, ...]:
    """The abilities of a card but for Pilot. What is enhanced is the same ability as the one before it: it is played
    instead (SW-KW-ENHANCE-1)."""
    found: list[Held] = []
    key = ""
    for n, ability in enumerate(card.abilities):
        if isinstance(ability, Pilot):
            continue
        if not (isinstance(ability, Activated) and ability.keyword == "enhance"):
            key = f"{kind}:{n}"
        found.append(Held(ability, kind, key))
    return tuple(found)


def given(card: StarWarsCard, kind: int) -> tuple[Held, ...]:
    """What a card gives to the unit on which it lies: a bare modifier is a static ability of that unit
    (SW-PILOT-17)."""
    found: list[Held] = []
    for n, ability in enumerate(card.abilities):
        if isinstance(ability, Pilot):
            for m, part in enumerate(ability.gives):
                own = Static(part, Named("self")) if isinstance(part, Modifier) else part
                found.append(Held(own, kind, f"{kind}:{n}.{m}"))
    return tuple(found)


def nodes_of(card: StarWarsCard) -> Iterator[Node]:
    """All nodes of a card, outermost first."""
    return inside(card.abilities, card.plays, card.needs, card.costs, card.do)


def unique_name(card: StarWarsCard) -> str:
    """The name under which a unique is one of its kind; "" for a card that isn't unique (SW-STACK-1, 5)."""
    return SAME.get(card.name, card.name) if card.version else ""


def contest_name(card: StarWarsCard) -> str:
    """The name under which uniques of both players contest (SW-BATTLE-11, 12)."""
    name = unique_name(card)
    return CONTESTED.get(name, name)
