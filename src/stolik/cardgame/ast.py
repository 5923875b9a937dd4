"""Nodes that every card game uses: order, choice, chance, nouns, amounts and conditions (architecture: Effects).

A node is a value: frozen, hashable, printable, without code. It says what a card does; games have one handler a node,
the text room has one phrase a node and language. Amounts are whole numbers or `Amount` nodes everywhere. "You" is the
player whose card it is, or who uses the attack or power.

A field that holds one of a few words has them in its type, and nowhere else: as a `Literal`, or where others read it as
any string as `Annotated[str, Literal[…]]`. What a game has of its own for nodes of this file stands in its
`ast/words.py`. `proofread.py` holds cards to these words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import KW_ONLY, MISSING, dataclass, field, fields, is_dataclass
from typing import Annotated, Any, Final, Literal, TypeAlias, cast, overload

from stolik.kernel.compiling import mypyc_attr, parts, type_hints

LATER: Final[Mapping[str, bool]] = {"later": True}
"""The metadata of a field that its node did not have from the beginning: records of before stay what they are
(`kernel/codec.py`)."""


@dataclass(frozen=True)
class Hole:
    """A place in a template, to be filled from a category."""

    name: str
    category: str


@dataclass(frozen=True)
class Shape:
    """A node in which something is still open: its class, and all of its fields in their order, by name."""

    of: type
    parts: tuple[tuple[str, object], ...]


Open: TypeAlias = Hole | Shape


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """The root of all nodes. One that is made with a hole in a field, or in what is in a field, is a `Shape`."""

    def __new__(cls, *given: object, **named: object) -> Any:
        """A node, or a shape. Raises TypeError for parts that the node does not have."""
        for part in given:
            if _is_open(part):
                return _shape(cls, given, named)
        for part in named.values():
            if _is_open(part):
                return _shape(cls, given, named)
        return object.__new__(cls)

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


def _is_open(part: object) -> bool:
    if type(part) is tuple:
        for one in part:  # noqa: SIM110 - half of the time of `any`, for each node that is made
            if _is_open(one):
                return True
        return False
    return isinstance(part, (Hole, Shape))


def _shape(of: type[Node], parts: tuple[object, ...], named: dict[str, object]) -> Shape:
    known = fields(cast(Any, of))
    given = dict(zip([one.name for one in known if not one.kw_only], parts)) | named
    full = {one.name: given.pop(one.name, one.default) for one in known}
    missing = [*given, *(name for name, part in full.items() if part is MISSING)]
    if missing or len(parts) > len(known):
        raise TypeError(f"{of.__name__} is made of {[one.name for one in known]}, not so: {missing or parts}")
    return Shape(of, tuple(full.items()))


def types_of(cls: type) -> dict[str, Any]:
    """The types of a node's fields, as they are declared."""
    return type_hints(cls)


def inside(*roots: object, given: bool = True) -> Iterator[Node]:
    """Nodes, also in tuples, and all nodes inside them, outermost first; `given`: also inside what a `Lasting` gives to
    others."""
    waiting: list[object] = list(roots)
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, tuple):
            waiting[:0] = one
        elif isinstance(one, Node):
            yield one
            names = getattr(one, "__dataclass_fields__", ())
            skipped = "what" if isinstance(one, Lasting) and not given else ""
            waiting[:0] = [getattr(one, name) for name in names if name != skipped]


def written(value: object) -> str:
    """A card record, a node or what is in one as `repr` writes it, without fields of LATER that have their default."""
    if isinstance(value, tuple):
        return f"({', '.join(map(written, value))}{',' * (len(value) == 1)})"
    if not is_dataclass(value) or isinstance(value, type):
        return repr(value)
    said = []
    for one in fields(value):
        part = getattr(value, one.name)
        if not one.metadata.get("later") or part != one.default:
            said.append(f"{one.name}={written(part)}")
    return f"{type(value).__qualname__}({', '.join(said)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Node):
    """Does something when it is reached."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun(Node):
    """Names things: what is in play, cards in a zone, cards attached."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """What a thing must be like."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    """A number that is looked up when it is needed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """Something that is true or not when it is looked at."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Node):
    """What a static ability or a lasting effect gives. It is asked for, never written down."""


Number = int | Amount


# ---- words


@dataclass(frozen=True)
class Letters:
    """In the type of a field, `Annotated[str, Letters("GRW")]`: it is written with these signs, at most `most` of
    them."""

    signs: str
    most: int | None = None


Player: TypeAlias = Annotated[str, Literal["you", "opponent"]]
Whose: TypeAlias = Annotated[str, Literal["you", "opponent", "each"]]
Sign: TypeAlias = Annotated[str, Literal["<", "<=", "=", ">=", ">"]]


# ---- steps


@dataclass(frozen=True)
class Do(Step):
    """Steps one after the other."""

    steps: tuple[Step, ...]


@dataclass(frozen=True)
class If(Step):
    """If `condition`, `then`; else `otherwise`."""

    condition: Condition
    then: Step
    otherwise: Step | None = None


@dataclass(frozen=True)
class May(Step):
    """`who` may `do`; if they do, `then`; if they don't, `otherwise`. It is not offered where `do` can't be done."""

    do: Step
    then: Step | None = None
    otherwise: Step | None = None
    who: Player = "you"


@dataclass(frozen=True)
class OneOf(Step):
    """You choose one of the steps and do it ("choose one: …")."""

    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Flip(Step):
    """Flip a coin: heads and tails each lead to a step or to nothing."""

    heads: Step | None = None
    tails: Step | None = None


@dataclass(frozen=True)
class Coins(Step):
    """Flip `n` coins (or `by` the opponent). `Heads`, `AllHeads`, `AllTails` and `AnyHeads` look at them."""

    n: Number
    _: KW_ONLY
    by: Player = field(default="you", metadata=LATER)


@dataclass(frozen=True)
class CoinsUntilTails(Step):
    """Flip a coin until it shows tails; `Heads` counts the others."""


@dataclass(frozen=True)
class CoinsUntilHeads(Step):
    """Flip a coin (or the opponent flips it) until it shows heads; `Tails` counts the others."""

    by: Player = "you"


@dataclass(frozen=True)
class Repeat(Step):
    """`do`, as often as `times` says ("for each heads, …")."""

    times: Number
    do: Step


@dataclass(frozen=True)
class ForEach(Step):
    """`do` for each of `of`, one after the other; in `do` the one at hand is CHOSEN."""

    of: Noun
    do: Step


@dataclass(frozen=True)
class Choose(Step):
    """Choose `what`; later steps call it CHOSEN ("that unit", "each of them")."""

    what: Some


@dataclass(frozen=True)
class Remember(Step):
    """Count `n`; later steps call it THAT_MANY ("Count the number of … . Put that many …")."""

    n: Amount


# ---- nouns


@dataclass(frozen=True)
class Named(Noun):
    """A thing that has a name in the text: see the constants."""

    name: str


SELF = Named("self")
"""The card whose text this is, or what it has become part of."""
HOLDER = Named("holder")
"""The thing that this card is attached to."""
CHOSEN = Named("chosen")
"""What the last `Choose` of this effect chose; also the cards that the last step moved ("that card")."""


REST = Named("rest")
"""What the last `Choose` could have chosen and did not ("the rest of your cards")."""


@dataclass(frozen=True)
class Which(Noun):
    """All things of a kind. As the object of a step it means each of them.

    `what` is a sort of thing and `where` a zone, in the words of the game. `whose` "each": both players'. `on`:
    attached cards: to what they are attached; `where` is unused then. `filters`: all of them must hold.
    """

    what: str
    whose: Whose = "you"
    where: str = "play"
    filters: tuple[Filter, ...] = ()
    on: Noun | None = None


@dataclass(frozen=True)
class Some(Noun):
    """`least` to `most` things out of `which`, chosen by `by` ("you" or "opponent") when the step is reached.

    With fewer there, all there are. `most` None: any number. `blind`: chosen without looking. `different`: no two of
    the same "name" or "type". As the object of a step it is chosen on the spot."""

    least: Number
    most: Number | None
    which: Noun
    by: Player = "you"
    _: KW_ONLY
    blind: bool = False
    different: Literal["", "name", "type"] = ""


@dataclass(frozen=True)
class OfChosen(Noun):
    """Those of the cards that the last step moved (CHOSEN) which the filters admit ("each Energy card discarded in this
    way"); it can be counted."""

    filters: tuple[Filter, ...]


def which_of(noun: Noun) -> Noun:
    """The things that some are chosen of; of any other noun the noun itself."""
    return noun.which if isinstance(noun, Some) else noun


@overload
def one(which: Noun) -> Some: ...
@overload
def one(which: Open) -> Any: ...
def one(which: Any) -> Any:
    """1 of them, your choice."""
    return Some(1, 1, which)


@overload
def some(n: Number, which: Noun) -> Some: ...
@overload
def some(n: Number | Open, which: Noun | Open) -> Any: ...
def some(n: Any, which: Any) -> Any:
    """n of them, your choice."""
    return Some(n, n, which)


@overload
def up_to(n: Number, which: Noun) -> Some: ...
@overload
def up_to(n: Number | Open, which: Noun | Open) -> Any: ...
def up_to(n: Any, which: Any) -> Any:
    """Up to n of them, your choice."""
    return Some(0, n, which)


# ---- filters


@dataclass(frozen=True)
class Not(Filter):
    """Everything that the filter does not admit ("excluding …", "that isn't …")."""

    filter: Filter


@dataclass(frozen=True)
class AnyOf(Filter):
    """What at least one of the filters admits ("… or …", "in any combination of … and …")."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True)
class AllOf(Filter):
    """What all the filters admit; only needed inside `AnyOf`."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True)
class Called(Filter):
    """A card of exactly this name, without what is no part of it."""

    name: str


@dataclass(frozen=True)
class NameHas(Filter):
    """A card that has this word in its name."""

    word: str


@dataclass(frozen=True)
class Other(Filter):
    """Another one than SELF ("another …", "excluding this one")."""


@dataclass(frozen=True)
class Hurt(Filter):
    """Has at least `least` damage counters on it."""

    least: int = 1


# ---- amounts


@dataclass(frozen=True)
class Count(Amount):
    """How many there are: things of a `Which`, or what was chosen (CHOSEN)."""

    of: Noun


@dataclass(frozen=True)
class Heads(Amount):
    """How many of the coins flipped last showed heads."""


@dataclass(frozen=True)
class Tails(Amount):
    """How many of the coins flipped last showed tails."""


@dataclass(frozen=True)
class ThatMany(Amount):
    """The number that was remembered or counted last: `Remember`, cards discarded, Energy discarded, cards moved."""


HEADS = Heads()
THAT_MANY = ThatMany()


@dataclass(frozen=True)
class Sum(Amount):
    """All the numbers together."""

    numbers: tuple[Number, ...]


@dataclass(frozen=True)
class Minus(Amount):
    """The first number less the second, not below 0."""

    number: Number
    less: Number


@dataclass(frozen=True)
class Product(Amount):
    """`n` for each of `each`, where more is added to it ("20, and 10 for each …")."""

    n: Number
    each: Amount


@dataclass(frozen=True)
class AtMost(Amount):
    """The number, where it is more than `most` that."""

    number: Number
    most: Number


@dataclass(frozen=True)
class Counters(Amount):
    """Damage counters on it (on all of them together)."""

    on: Noun


# ---- conditions


@dataclass(frozen=True)
class Is(Condition):
    """The named thing is as the filter says ("if the defender is hurt"); false where it is not there."""

    noun: Noun
    filter: Filter


@dataclass(frozen=True)
class Exists(Condition):
    """There is at least one such thing ("if your opponent has any unit in play")."""

    which: Which


@dataclass(frozen=True)
class Compare(Condition):
    """Two numbers compare so."""

    left: Number
    sign: Sign
    right: Number


@dataclass(frozen=True)
class Unless(Condition):
    """Not so."""

    condition: Condition


@dataclass(frozen=True)
class Both(Condition):
    """All of them."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class AllHeads(Condition):
    """All coins flipped last showed heads ("if both are heads")."""


@dataclass(frozen=True)
class AllTails(Condition):
    """All coins flipped last showed tails ("if both are tails")."""


@dataclass(frozen=True)
class AnyHeads(Condition):
    """At least one of them showed heads ("if either is heads")."""


@dataclass(frozen=True)
class CoinIs(Condition):
    """The n-th coin flipped last (1 is the first) showed heads."""

    n: int


# ---- steps of several games


@dataclass(frozen=True)
class Draw(Step):
    """Draw `n` cards, or `n` for each of `each`."""

    n: Number
    whose: Whose = "you"
    each: Amount | None = None


@dataclass(frozen=True)
class Shuffle(Step):
    """That player's deck is shuffled. `searched`: only if it was searched by this effect."""

    whose: Whose = "you"
    _: KW_ONLY
    searched: bool = False


@dataclass(frozen=True)
class Discard(Step):
    """Discard these: cards in a hand (by default its owner chooses, as `Some.by` says), cards attached, a Stadium, or a
    unit. THAT_MANY is then how many cards, or for Energy how much of it."""

    what: Noun


@dataclass(frozen=True)
class DiscardTop(Step):
    """Discard the top `n` cards of that player's deck."""

    n: Number
    whose: Whose = "you"


@dataclass(frozen=True)
class Search(Step):
    """Search a zone for cards and put them to `to`.

    `what` is a `Some` of Which("card", whose, "deck" | "discard" | "deck or discard", filters): a deck may hide what is
    in it, so as few as none may be taken; from a discard pile as many as are asked and are there. `to`: "hand",
    "bench", "deck top", "deck bottom", "discard", "deck" (into the deck, shuffled by a later `Shuffle`), "shuffled top"
    (on top of the deck, in any order, once the rest of it is shuffled), or a node of the game for a place. `show`: the
    cards are shown to the opponent. THAT_MANY is then how many; CHOSEN the cards.
    """

    what: Noun
    to: str | Node
    _: KW_ONLY
    show: bool = False


@dataclass(frozen=True)
class Put(Step):
    """Put `n` damage counters on each of `on`. It is no damage."""

    n: Number
    on: Noun


@dataclass(frozen=True)
class Heal(Step):
    """Remove `n` damage counters (all there are if fewer; None: all) from each of `of`."""

    n: Number | None
    of: Noun
    each: Amount | None = None


@dataclass(frozen=True)
class Lasting(Step):
    """`what` (a modifier, an ability, or what happens whenever something does) holds for `on` (or, where it is about a
    player, for "you" or "opponent") until a time, in the words of the game."""

    what: Node
    on: Noun | str
    until: str


# ---- abilities


@dataclass(frozen=True)
class Static(Node):
    """A modifier that `to` has as long as the ability is there and `while_` holds. The holder is named SELF or
    HOLDER; what is about a player is for "you", "opponent" or "each". `only`: several of the same count once,
    for those of each "side" ("You can't use more than 1 …") or for "all" in play together."""

    what: Modifier
    to: Noun | str
    while_: Condition | None = None
    _: KW_ONLY
    only: Annotated[str, Literal["", "side", "all"]] = field(default="", metadata=LATER)


@dataclass(frozen=True)
class When(Node):
    """Whenever `event` happens (and `while_` holds), `do`. The events are each game's own; `once` limits it to one a
    turn for all cards of this name ("You can't use more than 1 … each turn")."""

    event: str
    do: Step
    while_: Condition | None = None
    _: KW_ONLY
    once: bool = False
