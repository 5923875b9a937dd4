"""What is worked out once for each card of a pool, whatever the decks are: a simulation deals thousands of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from stolik.cardgame.ast import Modifier, Node, Static, When, inside
from stolik.cardgame.possible import Possible
from stolik.games.pokemon.ast.nodes import (
    TYPES,
    AttachThrown,
    ExtraHP,
    HPLike,
    LastChance,
    Lasting,
    LookAtPrizes,
    PreventPower,
    RetreatCost,
    SwapPrize,
    TypeIs,
    TypeLike,
    UseAttackOf,
    UseLastAttack,
)
from stolik.games.pokemon.ast.printed import Body, Card, Power, species_of
from stolik.kernel.state import kinds_of

from .recalled import RECALLED

FACE_DOWN: Final = Card("", "", "energy", "special", provides="C")
"""An Energy card that lies face down on a Pokémon (`TurnDown`)."""


class CardTables:
    """The cards of a pool at a table of so many seats, by kind: k = seat * len(pool) + number in the pool, and behind
    those of all seats the closed cards. From `turned` on there is for each kind of the seats one more, which is the
    same card as it lies face down on a Pokémon; nothing else is of such a kind. What is not
    made here is a cache that its readers fill; it holds something for each card at most."""

    def __init__(self, pool: Mapping[str, Card], seats: int, closed: Mapping[str, Card]) -> None:
        """`pool` and `closed` map card ids to cards, in a fixed order; they are not to change any more."""
        self.pool = pool
        self.kinds = kinds_of(seats, pool, closed)
        """The seat and the card id of each kind."""
        printed = tuple(pool.values())
        self.turned = len(pool) * -(-len(self.kinds) // len(pool))
        """A whole number of pools, so that also of such a kind the rest by the pool is the number in it."""
        more = self.turned + len(pool) * seats - len(self.kinds)
        self.cards: tuple[Card, ...] = printed * seats + tuple(closed.values()) * seats + (FACE_DOWN,) * more
        self.provides: tuple[tuple[str, ...], ...] = tuple(units_of(card) for card in printed) * seats
        self.provides += ((),) * (len(closed) * seats) + (units_of(FACE_DOWN),) * more
        """What it provides as Energy."""
        self.number = {kind: n for n, kind in enumerate(self.kinds)}
        """By seat and card id: the kind."""
        self._brought: dict[int, Brought] = {}
        self.easy: dict[int, bool] = {}
        """A Trainer that can do something whenever there is a card in the deck."""
        self.could: dict[int, Possible] = {}
        """By the id of a step of a card, which lives as long as the pool: whether it could do anything, as a
        function."""
        self.sieves: dict[int, Any] = {}
        """By the id of the filters of a noun for cards: what `sieves` knows of them."""
        self.layouts: dict[tuple[int, str], Any] = {}
        """By kind and name of an attack: what it does, in order. Filled by `attack`."""
        self.looks_back: dict[int, bool] = {}
        """By the id of what an attack does: whether it asks which attack its side has used the turn before."""
        self.lower = _lower(self.cards, _by_what_is_said((card.name, card.name) for card in printed))
        """By the kind of a card that is put onto another: the kinds of the cards that are meant (PK-EVO-1)."""
        self.under = _by_what_is_said((card.name, card.evolves_from) for card in printed if card.stage == "stage 1")
        """By what a card may say it evolves from: what those of Stage 1 that are meant say themselves."""
        self.fossils = frozenset(card.name for card in printed if card.stage == "fossil")
        nothing: list[tuple[Any, ...] | None] = [None] * len(self.cards)
        self.uses = nothing[:]
        """The verbs that a card of the hand is for."""
        self.active = nothing[:]
        self.benched = nothing[:]
        """The verbs that a Pokémon with this card on top may use there. All three by kind, None until it is asked."""

    def brought(self, kind: int) -> Brought:
        """What a card may bring into a game."""
        found = self._brought.get(kind)
        if found is None:
            found = self._brought[kind] = brought_by(self.cards[kind])
        return found


def _by_what_is_said(pairs: Iterable[tuple[str, str]]) -> dict[str, frozenset[str]]:
    """What is said of names, by each name that means them (`is_called`)."""
    found: dict[str, set[str]] = {}
    for name, said in dict.fromkeys(pairs):
        for wanted in (name, species_of(name)):
            found.setdefault(wanted, set()).add(said)
    return {wanted: frozenset(all_said) for wanted, all_said in found.items()}


def _lower(cards: tuple[Card, ...], called: Mapping[str, frozenset[str]]) -> dict[int, frozenset[int]]:
    """By the kind of a card that says what it evolves from: the kinds that are meant; equal words share them."""
    kinds: dict[str, list[int]] = {}
    for n, card in enumerate(cards):
        kinds.setdefault(card.name, []).append(n)
    meant: dict[str, frozenset[int]] = {}
    found: dict[int, frozenset[int]] = {}
    for n, card in enumerate(cards):
        said = card.evolves_from
        if said:
            if said not in meant:
                meant[said] = frozenset([kind for name in called.get(said, ()) for kind in kinds[name]])
            found[n] = meant[said]
    return found


LATER: Final[Mapping[type[Modifier], type[Modifier]]] = {TypeLike: TypeIs}
"""What a modifier has become by the time that it is given."""


class Brought(NamedTuple):
    """What a card may bring into a game: `parts` while it lies in play, Poké-Bodies first, and those of them that an
    item on it has (`held`); the classes of modifiers and the events of those and of the effects that it may leave;
    whether it has a Poké-Power that is used when something happens, whether it stays attached only for a time, and
    whether its player may see Prizes that lie face down by it, or by an attack that it uses (any step that copies one
    counts); whether it is a Trainer that is played as an opponent's Poké-Power is used,
    and whether it asks what an attack has discarded; whether it has a Poké-Power that may be used as a turn ends, and
    whether it asks how much an attack has done; whether it may lower HP, or raise a Retreat Cost; and the classes of
    all nodes in its trees."""

    parts: tuple[Static | When, ...]
    held: tuple[Static | When, ...]
    given: tuple[type[Modifier], ...]
    listened: tuple[str, ...]
    answers: bool
    passing: bool
    peeps: bool
    cancels: bool
    recalls: bool
    ends: bool
    weighs: bool
    shrinks: bool
    burdens: bool
    nodes: frozenset[type]


def brought_by(card: Card) -> Brought:
    """What a card may bring into a game."""
    parts = tuple(part for one in card.abilities for part in one.parts) + card.statics
    nodes = tuple(inside(*trees(card)))
    what: list[Node] = [part.what if isinstance(part, Static) else part for part in parts]
    what += [step.what for step in nodes if isinstance(step, Lasting)]
    asked = [RECALLED[type(node)] for node in nodes if type(node) in RECALLED]
    held = tuple(part for one in card.abilities if isinstance(one, Body) and one.held for part in one.parts)
    return Brought(
        parts,
        held,
        tuple(dict.fromkeys([*(LATER.get(type(one), type(one)) for one in what if isinstance(one, Modifier)), *asked])),
        tuple(dict.fromkeys(one.event for one in what if isinstance(one, When))),
        any(isinstance(ability, Power) and bool(ability.on) for ability in card.abilities),
        card.stays in ("turn", "opponent's turn"),
        any(isinstance(step, LookAtPrizes | SwapPrize | UseAttackOf | UseLastAttack) for step in nodes),
        answers_powers(card),
        any(isinstance(step, AttachThrown) for step in nodes),
        any(isinstance(one, Power) and one.on == "end of your turn" for one in card.abilities),
        any(isinstance(one, LastChance) and one.least is not None for one in nodes),
        any(isinstance(one, HPLike) or (isinstance(one, ExtraHP) and one.n < 0) for one in nodes),
        any(isinstance(one, RetreatCost) and one.n is not None and one.n > 0 for one in nodes),
        frozenset(map(type, nodes)),
    )


def answers_powers(card: Card) -> bool:
    """Whether it is a Trainer that is played as an opponent's Poké-Power is used, whatever else it does."""
    return card.kind == "trainer" and any(isinstance(step, PreventPower) for step in inside(card.do))


def units_of(card: Card) -> tuple[str, ...]:
    """What an Energy card, or a Pokémon attached as one, provides: a string of types for each unit of Energy."""
    given = card.provides or card.as_energy
    if not given:
        return ()
    if given.startswith("*"):
        return (TYPES,) * len(given)
    return tuple(given.split(" "))


def trees(card: Card) -> tuple[Node, ...]:
    """All effect trees of a card."""
    found: list[Node | None] = [card.do, *(attack.do for attack in card.attacks)]
    for ability in card.abilities:
        found += [ability.do, *ability.parts] if isinstance(ability, Power) else list(ability.parts)
    found += card.statics
    return tuple(node for node in found if node is not None)
