"""What can be read off the cards of two decks once and for all: abilities by card, which cards change what, and when
what may be played. Kept by the game's fixed part; nothing here depends on a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from stolik.cardgame.ast import REST, SELF, Lasting, Modifier, Named, Node, Static, When, inside
from stolik.games.star_wars.ast.nodes import (
    EVENT,
    QUARRY,
    RIDER,
    SPENT,
    TARGET,
    Activated,
    Barred,
    ByRetaliate,
    CostOf,
    Felled,
    Fought,
    Gets,
    Grants,
    Keyword,
    NoHarm,
    OutOfPlay,
    Pilot,
    Predict,
    Recover,
    Reserves,
    Said,
    SameLine,
    SameName,
    StatOf,
    Taught,
    Without,
    Wounds,
)
from stolik.games.star_wars.ast.printed import StarWarsCard

from .timing import CHANCES, Timing, read_timing, special_chance, steps

SAME: Final = {"Beru Whitesun": "Beru Lars", "Queen Amidala": "Padme Amidala"}
"""Names that are the same unique (SW-STACK-5)."""
CONTESTED: Final = {"Darth Vader": "Anakin Skywalker"}
"""Names that count as the same unique when they contest (SW-BATTLE-12)."""
NONE: Final[frozenset[int]] = frozenset()
Source = type | tuple[type, str]
"""A class of modifiers, or one with a word."""
HEALTH: Final[Source] = (Gets, "health")
Owned = dict[tuple[int, Source], tuple[Static, ...]]
"""Static abilities by the kind of card and by what they give."""


class Held(NamedTuple):
    """An ability that a unit has now: `kind` is the card whose text it is, `key` tells equal ones apart
    (SW-ABIL-10)."""

    ability: Node
    kind: int
    key: str


@dataclass(init=False)
class AbilitySeen:
    """An activated ability: `n` its place in the list, `card` the kind whose text it is, `place` its place among the
    abilities there ("1", or "1.0" for what a pilot gives; "" for one that an effect gives), `used` whether it was
    played this turn or in this attack."""

    n: int
    card: int
    place: str
    used: bool

    def __init__(
        self,
        n: int,
        card: int,
        place: str,
        used: bool,
    ) -> None:
        self.n = n
        self.card = card
        self.place = place
        self.used = used


Active = tuple[int, Held, Activated]
"""An activated ability, with its place among those of its unit."""


def place_of(key: str) -> str:
    """The place of an ability on its card, out of what tells equal ones apart; "" for one that an effect gives."""
    return key.rpartition(":")[2] if key[:1].isdigit() else ""


def rider_of(one: Held) -> int:
    """The pilot that gives an ability to the unit that it is on; 0 of any other ability."""
    pilot, _, rest = one.key.partition(":")
    return int(pilot) if ":" in rest and pilot.isdigit() else 0


def active_of(ability: Node) -> Activated | None:
    """The activated ability that an ability is, or holds as a Reserves one."""
    inner = ability.ability if isinstance(ability, Reserves) else ability
    return inner if isinstance(inner, Activated) else None


class Tables:
    """Tables over the kinds in two decks.

    `abilities` are those printed on a card, but for Pilot; `piloted` what its Pilot ability gives. `sources` are all
    modifiers that any card holds, however deep, by their class and by their class with a word.

    Static abilities by whom they can change: `own` and `brought` are those for the very unit that has them, printed or
    given by a pilot, by (kind, source); of each the second table has those that work in the build zone; `gaining` are
    the kinds that are in either table of `own`, by source. `auras` says which kinds have, or give as pilots, one that
    changes other things or players, or grants anything; `lent` are sources that an effect or a grant may bring to a
    unit whose cards say nothing of them; `spoken` are both; `grants` says that something grants abilities. `listeners`
    says which kinds hold a trigger of an event, `passed` are the events that a grant may bring.

    `actives` are, for each chance, the printed activated abilities by kind, `ways` the numbers of those ways to play a
    Battle card; `seen` are those abilities by kind as views show them before they are used; `pilots` what is printed
    after "Pilot". `fought` says that a card asks who has attacked this turn, `predicts` how an attack comes out,
    `recalls` what numbers a unit had that is gone, `spends` with which unit a cost was paid, `takes_back` which cards
    were discarded, `rests` what was not chosen, `rides` which pilot gives an ability, `quarries` what a unit attacked
    last, `fells` whether a defender was discarded, `harms` whether an attacker did damage, `wounds` how many counters
    lay on what was damaged, `echoes` which card an effect discarded. `aside` are the kinds whose abilities work where
    their cards lie in a hand or discard pile. `names_fallen` says that a card asks what a discarded unit was called,
    `retaliates` what Retaliate has done, `healthy` that one may change the health of units, `tethers` that something
    lasts as long as a unit stays tapped; `hardened` are the kinds that may change the health of the very unit that they
    are or ride on. `unique` and `contest` are the names under which a card is one of its kind ("" if it isn't),
    `singular` the kinds that have such a name; `hiding` has the Hidden Costs of a kind."""

    __slots__ = (
        "_bound", "_timing", "abilities", "actives", "aside", "auras", "brought", "contest", "echoes", "fells",
        "fought", "gaining", "grants", "hardened", "harms", "healthy", "hiding", "lent", "listeners", "names_fallen",
        "own", "passed", "piloted", "pilots", "predicts", "quarries", "recalls", "rests", "retaliates", "rides",
        "seen", "singular", "sources", "spends", "spoken", "takes_back", "tethers", "unique", "ways", "wounds",
    )  # fmt: skip

    def __init__(self, cards: Sequence[StarWarsCard], kinds: Iterable[int]) -> None:
        self.abilities: dict[int, tuple[Held, ...]] = {}
        self.piloted: dict[int, tuple[Held, ...]] = {}
        self.unique: dict[int, str] = {}
        self.contest: dict[int, str] = {}
        self.own: tuple[Owned, Owned] = ({}, {})
        self.brought: tuple[Owned, Owned] = ({}, {})
        self.seen: dict[int, tuple[AbilitySeen, ...]] = {}
        self.sources: set[Source] = set()
        self.lent: set[Source] = set()
        self.passed: set[str] = set()
        self.actives: dict[str, dict[int, tuple[Active, ...]]] = {chance: {} for chance in CHANCES}
        self.ways: dict[str, dict[int, tuple[int, ...]]] = {chance: {} for chance in CHANCES}
        self.pilots: dict[int, Pilot | None] = {}
        self._timing: dict[int, Timing] = {}
        self._bound: dict[int, str] = {}
        self.aside: frozenset[int] = NONE
        self.echoes = self.fells = self.harms = self.quarries = self.rides = self.wounds = False
        self.fought = self.predicts = self.recalls = self.rests = self.spends = self.takes_back = False
        self.names_fallen = self.retaliates = self.tethers = teaches = False
        self.listeners: dict[str, frozenset[int]] = {}
        auras: dict[Source, set[int]] = {}
        for kind in dict.fromkeys(kinds):
            card = cards[kind]
            self.abilities[kind], self.piloted[kind] = printed(card, kind), given(card, kind)
            self.unique[kind], self.contest[kind] = unique_name(card), contest_name(card)
            for one in self.abilities[kind]:
                _sort_in(one, kind, self.own, auras)
            for one in self.piloted[kind]:
                _sort_in(one, kind, self.brought, auras)
            for node in nodes_of(card):
                if isinstance(node, Modifier):
                    self.sources.update(sources_of(node))
                teaches = teaches or isinstance(node, Taught)
                self.tethers = self.tethers or getattr(node, "until", "") == "tapped"
                note = NOTES.get(type(node))
                if note is not None:
                    note(self, kind, node)
            self._note_plays(card, kind)
            self.seen[kind] = tuple(
                [
                    AbilitySeen(n, kind, place_of(one.key), False)
                    for n, one in enumerate(self.abilities[kind])
                    if active_of(one.ability) is not None
                ]
            )
        for held in self.piloted.values() if teaches else ():
            for one in held:
                self._lend(one.ability)
        self.grants = Grants in self.sources
        self.healthy = not self.sources.isdisjoint((HEALTH, Said))
        self.hardened = frozenset(
            kind for owned in (*self.own, *self.brought) for kind, source in owned if source in (HEALTH, Said)
        )
        self.hiding = {kind: costs for kind, held in self.abilities.items() if (costs := hidden_costs(held))}
        self.singular = frozenset(kind for kind, name in self.unique.items() if name)
        self.auras = {source: frozenset(found) for source, found in auras.items()}
        self.spoken = frozenset((*self.auras, *self.lent))
        gaining: dict[Source, set[int]] = {}
        for kind, source in (*self.own[False], *self.own[True]):
            gaining.setdefault(source, set()).add(kind)
        self.gaining = {source: frozenset(found) for source, found in gaining.items()}

    def note_trigger(self, kind: int, when: When) -> None:
        """It listens, and its effect may be bound to a chance."""
        self._bound[id(when.do)] = special_chance(steps(when.do))
        self.listeners[when.event] = self.listeners.get(when.event, NONE) | {kind}
        asked = [one.of for one in inside(when.do) if isinstance(one, CostOf | StatOf)]
        self.recalls = self.recalls or (when.event in _GONE and (EVENT in asked or TARGET in asked))

    def note_activated(self, kind: int, ability: Activated) -> None:
        """Its timing is read once."""
        self._timing[id(ability)] = read_timing(ability)

    def note_fought(self, kind: int, condition: Fought) -> None:
        """Attacks are to be marked."""
        self.fought = True

    def note_named(self, kind: int, noun: Named) -> None:
        """What paid for something, or was not chosen, is to be remembered."""
        self.spends = self.spends or noun == SPENT
        self.rests = self.rests or noun == REST
        self.rides = self.rides or noun == RIDER
        self.quarries = self.quarries or noun == QUARRY

    def note_aside(self, kind: int, ability: OutOfPlay) -> None:
        """Its card hears what happens from where it lies."""
        self.aside |= {kind}

    def note_felled(self, kind: int, condition: Felled) -> None:
        """Defenders that are discarded are to be marked."""
        self.fells = True

    def note_harmless(self, kind: int, condition: NoHarm) -> None:
        """Attackers that do damage are to be marked."""
        self.harms = True

    def note_same_line(self, kind: int, condition: SameLine) -> None:
        """Which card an effect discarded is to be remembered."""
        self.echoes = True

    def note_wounds(self, kind: int, number: Wounds) -> None:
        """How many counters were there is to be remembered."""
        self.wounds = True

    def note_recover(self, kind: int, step: Recover) -> None:
        """What is discarded is to be remembered."""
        self.takes_back = True

    def note_same_name(self, kind: int, filter_: SameName) -> None:
        """What a discarded unit was called is to be remembered."""
        self.names_fallen = self.names_fallen or filter_.of in (EVENT, TARGET)

    def note_by_retaliate(self, kind: int, condition: ByRetaliate) -> None:
        """It is to be known when units retaliate."""
        self.retaliates = True

    def note_predict(self, kind: int, step: Predict) -> None:
        """It waits for the end of an attack, and damage is to be marked."""
        self.predicts = True
        self.listeners["unit attack ends"] = self.listeners.get("unit attack ends", NONE) | {kind}

    def note_grant(self, kind: int, grants: Grants) -> None:
        """What it grants may bring modifiers and events to any unit."""
        self._lend(grants.ability)
        self.passed.update(one.event for one in inside(grants.ability) if isinstance(one, When))

    def note_lasting(self, kind: int, step: Lasting) -> None:
        """An effect that gives more than a modifier lends what is in it."""
        if not isinstance(step.what, Modifier):
            self._lend(step.what)

    def _note_plays(self, card: StarWarsCard, kind: int) -> None:
        """What of a card is played, by its chance."""
        for n, one in enumerate(self.abilities[kind]):
            play = active_of(one.ability)
            if play is not None:
                actives = self.actives[self.timing(play).chance]
                actives[kind] = (*actives.get(kind, ()), (n, one, play))
        for n, play in enumerate(card.plays):
            ways = self.ways[self.timing(play).chance]
            ways[kind] = (*ways.get(kind, ()), n)
        self.pilots[kind] = next((one for one in card.abilities if isinstance(one, Pilot)), None)

    def _lend(self, ability: Node) -> None:
        """Note what static abilities an effect or a grant may bring."""
        for one in inside(ability):
            if isinstance(one, Modifier):
                self.lent.update(sources_of(one))

    def timing(self, ability: Activated) -> Timing:
        """When an ability may be played: looked up for those of the cards, read off any other."""
        found = self._timing.get(id(ability))
        return read_timing(ability) if found is None else found

    def bound(self, step: Node) -> str:
        """The chance to which the effect of a trigger is bound: looked up like timings."""
        found = self._bound.get(id(step))
        return special_chance(steps(step)) if found is None else found


_GONE: Final = ("defeats", "unit defeats", "discarded", "unit discarded", "gone", "unit gone")
"""Events after which a unit is gone."""
NOTES: Final[Mapping[type, Callable[[Tables, int, Any], None]]] = {
    When: Tables.note_trigger,
    Activated: Tables.note_activated,
    ByRetaliate: Tables.note_by_retaliate,
    Grants: Tables.note_grant,
    Lasting: Tables.note_lasting,
    OutOfPlay: Tables.note_aside,
    Felled: Tables.note_felled,
    Fought: Tables.note_fought,
    NoHarm: Tables.note_harmless,
    SameLine: Tables.note_same_line,
    Wounds: Tables.note_wounds,
    Named: Tables.note_named,
    Predict: Tables.note_predict,
    Recover: Tables.note_recover,
    SameName: Tables.note_same_name,
}
"""What is noted of a node on a card of this kind, besides what modifiers there are."""


def class_of(source: Source) -> type:
    """The class of modifiers of a source."""
    return source if isinstance(source, type) else source[0]


def _sort_in(one: Held, kind: int, own: tuple[Owned, Owned], auras: dict[Source, set[int]]) -> None:
    """Put an ability into the tables of static ones; others are passed over."""
    reserve = isinstance(one.ability, Reserves)
    part = one.ability.ability if isinstance(one.ability, Reserves) else one.ability
    if not isinstance(part, Static):
        return
    for source in sources_of(part.what):
        if class_of(source) is not type(part.what):
            continue  # what is lessened by it is no ability of its unit
        if part.to == SELF and source is not Grants:
            own[reserve][kind, source] = (*own[reserve].get((kind, source), ()), part)
        else:
            auras.setdefault(source, set()).add(kind)


def hidden_costs(abilities: Iterable[Held]) -> tuple[Static, ...]:
    """Those of some abilities that are a Hidden Cost (SW-KW-HIDDEN-COST-1)."""
    parts = [one.ability for one in abilities if isinstance(one.ability, Static)]
    return tuple([one for one in parts if isinstance(one.what, Keyword) and one.what.name == "hidden cost"])


def sources_of(what: Modifier) -> Iterator[Source]:
    """Under what a modifier is found: its class, and its class with what it changes, is called or forbids."""
    yield type(what)
    if isinstance(what, Gets | Said):
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
    elif isinstance(what, Without):
        yield Without, what.name


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
                own = Static(part, SELF) if isinstance(part, Modifier) else part
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
