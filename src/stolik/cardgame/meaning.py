"""What nodes mean: is it so (conditions), how many (amounts), who is that (nouns), is this one meant (filters).

Each question has one table, from a node's class to the function that answers. A game's tables are made in a file that
lies below all others of its rules, and filled by files above it; so who asks needs no import of what answers. The nodes
of all card games are answered here, once (architecture: Effects).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import eq, ge, gt, le, lt
from typing import Any, Final, Generic, Protocol, TypeVar

from . import memory
from .ast import (
    AllHeads,
    AllOf,
    AllTails,
    Amount,
    AnyHeads,
    AnyOf,
    AtMost,
    Both,
    Called,
    CoinIs,
    Compare,
    Condition,
    Count,
    Exists,
    Filter,
    Heads,
    Minus,
    Not,
    Noun,
    Number,
    Other,
    Product,
    Some,
    Sum,
    Tails,
    ThatMany,
    Unless,
)


class Printed(Protocol):
    """A state that knows what is printed on its cards."""

    def card(self, kind: int) -> Any:
        """What is printed on a card of this kind."""


class Stacked(Protocol):
    """A thing in play: cards on each other, the uppermost last."""

    @property
    def stack(self) -> tuple[int, ...]:
        """Its cards, by kind."""


S = TypeVar("S", bound=Printed)
T = TypeVar("T", bound=Stacked)
H = TypeVar("H", bound=Callable[..., Any])

Names = Mapping[str, Any]
"""What an effect has bound to names so far."""


class Handlers(dict[type, H], Generic[H]):
    """The answers to one question, by the class of node. `word` is what a node is called that has one."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def of(self, *nodes: type) -> Callable[[H], H]:
        """A decorator: the function answers for these nodes. Raises TypeError where one of them has a handler."""

        def answer(handler: H) -> H:
            self.add(dict.fromkeys(nodes, handler))
            return handler

        return answer

    def add(self, handlers: Mapping[type, H]) -> None:
        """The same for several handlers at once."""
        for node, handler in handlers.items():
            if node in self:
                raise TypeError(f"{node.__name__} has two handlers as a {self.word}")
            self[node] = handler

    def __missing__(self, node: type) -> H:
        raise TypeError(f"{node.__name__} is no {self.word} of this game")


SIGNS: Final[Mapping[str, Callable[[int, int], bool]]] = {"<": lt, "<=": le, "=": eq, ">=": ge, ">": gt}
"""The signs of `Compare`."""


class Meaning(Generic[S, T]):
    """The questions of one game, and the answers of the nodes that every card game has; with `coins` also of those that
    look at coins. S is its state, T a thing in play.

    Conditions, amounts and nouns are asked of an effect: `names` is what it has bound, `source` the thing whose text it
    is (None: none), `seat` whose it is. Filters are asked of one thing in play, or of one card in a zone by its kind;
    `source` is again the thing whose text it is. `called`: whether a card of the first name is meant by the second.
    """

    def __init__(self, coins: bool = False, called: Callable[[str, str], bool] = eq) -> None:
        self.called = called
        self.conditions: Handlers[Callable[[S, Any, Names, T | None, int], bool]] = Handlers("condition")
        self.amounts: Handlers[Callable[[S, Any, Names, T | None, int], int]] = Handlers("amount")
        self.named: Handlers[Callable[[S, Any, Names, T | None, int], list[T]]] = Handlers("noun for things in play")
        self.counted: Handlers[Callable[[S, Any, Names, T | None, int], int]] = Handlers("noun that can be counted")
        self.in_play: Handlers[Callable[[S, Any, T, T | None], bool]] = Handlers("filter for things in play")
        self.on_card: Handlers[Callable[[S, Any, int, T | None], bool]] = Handlers("filter for cards in a zone")
        self.conditions.add({Exists: self._exists, Compare: self._compare, Unless: self._unless, Both: self._both})
        self.amounts.add({Count: self._count, ThatMany: self._that_many, Sum: self._sum, Minus: self._minus})
        self.amounts.add({AtMost: self._at_most})
        self.amounts.add({Product: self._product})
        self.named.add({Some: self._some})
        connect(self.in_play)
        connect(self.on_card)
        self.in_play.add({Other: self._other})
        self.on_card.add({Called: self._called})
        if coins:
            self.conditions.add({AllHeads: _all_heads, AllTails: _all_tails, AnyHeads: _any_heads, CoinIs: _coin_is})
            self.amounts.add({Heads: _heads, Tails: _tails})

    # ---- what is asked

    def holds(self, s: S, condition: Condition, names: Names, source: T | None, seat: int) -> bool:
        """Whether a condition is true now."""
        return self.conditions[type(condition)](s, condition, names, source, seat)

    def value(self, s: S, number: Number | None, names: Names, source: T | None, seat: int) -> int:
        """A number, looked up now. None is 0."""
        if isinstance(number, int):
            return number
        return 0 if number is None else self.amounts[type(number)](s, number, names, source, seat)

    def times(self, s: S, n: Number, each: Amount | None, names: Names, source: T | None, seat: int) -> int:
        """`n`, or `n` for each of `each`."""
        base = self.value(s, n, names, source, seat)
        return base if each is None else base * self.value(s, each, names, source, seat)

    def things(self, s: S, noun: Noun, names: Names, source: T | None, seat: int) -> list[T]:
        """The things in play that a noun names now; those that left play are not among them."""
        return self.named[type(noun)](s, noun, names, source, seat)

    def count(self, s: S, noun: Noun, names: Names, source: T | None, seat: int) -> int:
        """How many there are of what a noun names."""
        return self.counted[type(noun)](s, noun, names, source, seat)

    def admits(self, s: S, filter_: Filter, thing: T, source: T | None = None) -> bool:
        """Whether a thing in play is as a filter says."""
        return self.in_play[type(filter_)](s, filter_, thing, source)

    def admits_all(self, s: S, filters: tuple[Filter, ...], thing: T, source: T | None) -> bool:
        """Whether a thing in play is as all filters say."""
        in_play = self.in_play
        for one in filters:  # noqa: SIM110 - asked so often that a generator would be seen
            if not in_play[type(one)](s, one, thing, source):
                return False
        return True

    def card_admits(self, s: S, filter_: Filter, kind: int, source: T | None = None) -> bool:
        """Whether a card in a zone is as a filter says."""
        return self.on_card[type(filter_)](s, filter_, kind, source)

    # ---- conditions

    def _exists(self, s: S, node: Exists, names: Names, source: T | None, seat: int) -> bool:
        return self.count(s, node.which, names, source, seat) > 0

    def _compare(self, s: S, node: Compare, names: Names, source: T | None, seat: int) -> bool:
        left = self.value(s, node.left, names, source, seat)
        return SIGNS[node.sign](left, self.value(s, node.right, names, source, seat))

    def _unless(self, s: S, node: Unless, names: Names, source: T | None, seat: int) -> bool:
        return not self.holds(s, node.condition, names, source, seat)

    def _both(self, s: S, node: Both, names: Names, source: T | None, seat: int) -> bool:
        return all(self.holds(s, one, names, source, seat) for one in node.conditions)

    # ---- amounts

    def _count(self, s: S, node: Count, names: Names, source: T | None, seat: int) -> int:
        return self.count(s, node.of, names, source, seat)

    def _that_many(self, s: S, node: ThatMany, names: Names, source: T | None, seat: int) -> int:
        return int(names.get(memory.THAT, 0))

    def _sum(self, s: S, node: Sum, names: Names, source: T | None, seat: int) -> int:
        return sum(self.value(s, one, names, source, seat) for one in node.numbers)

    def _minus(self, s: S, node: Minus, names: Names, source: T | None, seat: int) -> int:
        return max(0, self.value(s, node.number, names, source, seat) - self.value(s, node.less, names, source, seat))

    def _at_most(self, s: S, node: AtMost, names: Names, source: T | None, seat: int) -> int:
        return min(self.value(s, node.number, names, source, seat), self.value(s, node.most, names, source, seat))

    def _product(self, s: S, node: Product, names: Names, source: T | None, seat: int) -> int:
        return self.times(s, node.n, node.each, names, source, seat)

    # ---- nouns

    def _some(self, s: S, node: Some, names: Names, source: T | None, seat: int) -> list[T]:
        return self.things(s, node.which, names, source, seat)

    # ---- filters

    def _other(self, s: S, node: Other, thing: T, source: T | None) -> bool:
        return thing is not source

    def _called(self, s: S, node: Called, kind: int, source: T | None) -> bool:
        return self.called(s.card(kind).name, node.name)

    def top_admits(self, s: S, node: Filter, thing: T, source: T | None) -> bool:
        """A handler for filters that ask of a thing in play what they ask of its uppermost card."""
        return self.on_card[type(node)](s, node, thing.stack[-1], source)


def connect(filters: Handlers[Callable[[S, Any, Any, Any], bool]]) -> None:
    """Give a table of filters those that join others, whatever it is asked of."""

    @filters.of(Not)
    def _not(s: S, node: Not, thing: Any, source: Any) -> bool:
        return not filters[type(node.filter)](s, node.filter, thing, source)

    @filters.of(AnyOf)
    def _any_of(s: S, node: AnyOf, thing: Any, source: Any) -> bool:
        for one in node.filters:  # noqa: SIM110 - asked so often that a generator would be seen
            if filters[type(one)](s, one, thing, source):
                return True
        return False

    @filters.of(AllOf)
    def _all_of(s: S, node: AllOf, thing: Any, source: Any) -> bool:
        return all(filters[type(one)](s, one, thing, source) for one in node.filters)


# ---- coins


def _coins(names: Names) -> tuple[int, ...]:
    """Those flipped last: 1 is heads."""
    found: tuple[int, ...] = names.get(memory.COINS, ())
    return found


def _heads(s: Any, node: Heads, names: Names, source: Any, seat: int) -> int:
    return sum(_coins(names))


def _tails(s: Any, node: Tails, names: Names, source: Any, seat: int) -> int:
    coins = _coins(names)
    return len(coins) - sum(coins)


def _all_heads(s: Any, node: AllHeads, names: Names, source: Any, seat: int) -> bool:
    return all(_coins(names))


def _all_tails(s: Any, node: AllTails, names: Names, source: Any, seat: int) -> bool:
    return not any(_coins(names))


def _any_heads(s: Any, node: AnyHeads, names: Names, source: Any, seat: int) -> bool:
    return any(_coins(names))


def _coin_is(s: Any, node: CoinIs, names: Names, source: Any, seat: int) -> bool:
    coins = _coins(names)
    return len(coins) >= node.n and bool(coins[node.n - 1])
