"""How a Star Wars card is written down: one call a card, numbers in the order in which they are printed; and short
names for shapes that many cards have.

How sentences become trees: "each of your …" is a `Which`, "one of your …" a `Some` of it; without a place it means
units anywhere, retreated ones too. "As long as this unit is in the … arena" is not written, since static and triggered
abilities work only there; "if it's attacking a …" is `attacking`. "Play only …" is `only` and `while_`.
"""

from __future__ import annotations

import re

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    AllOf,
    AnyOf,
    Choose,
    Condition,
    Do,
    Filter,
    Is,
    May,
    Node,
    Not,
    Noun,
    Number,
    Other,
    Some,
    Step,
    When,
    Which,
    up_to,
)
from stolik.games.star_wars.ast.nodes import (
    Activated,
    Attacking,
    Damage,
    FaceDown,
    Gets,
    Lasting,
    Pay,
    PutInto,
    Search,
    SeeHand,
    Shuffle,
    Sort,
    Tap,
    Tapped,
    Untap,
)
from stolik.games.star_wars.ast.printed import Side, StarWarsCard, UnitAbility
from stolik.games.star_wars.ast.words import Arena

_VERSION = re.compile(r"^(.*\S) \(([A-Z])\)$")


def split_name(name: str) -> tuple[str, str]:
    """A printed name as name and version letter ("" for a card that isn't unique)."""
    found = _VERSION.match(name)
    return (found[1], found[2]) if found is not None else (name, "")


def unit(
    id: str,  # noqa: A002
    name: str,
    side: Side,
    kind: Arena,
    subtypes: str,
    numbers: tuple[int, int, int, int],
    *abilities: UnitAbility,
) -> StarWarsCard:
    """A unit: `kind` is its arena, `numbers` are build cost, speed, power and health."""
    plain, version = split_name(name)
    return StarWarsCard(id, plain, version, side, kind, subtypes, *numbers, abilities=abilities)


def battle(
    id: str,  # noqa: A002
    name: str,
    side: Side,
    *plays: Activated,
    abilities: tuple[UnitAbility, ...] = (),
) -> StarWarsCard:
    """A Battle card, the ways to play it, and what it does besides."""
    return StarWarsCard(id, name, "", side, "battle", abilities=abilities, plays=plays)


def mission(
    id: str,  # noqa: A002
    name: str,
    side: Side,
    cost: int,
    do: Step,
    needs: Condition | None = None,
    costs: tuple[Step, ...] = (),
) -> StarWarsCard:
    """A Mission: what it does, what must hold to complete it, and what else it costs."""
    return StarWarsCard(id, name, "", side, "mission", "", cost, do=do, needs=needs, costs=costs)


def location(
    id: str,  # noqa: A002
    name: str,
    side: Side,
    arena: str,
    cost: int,
    *abilities: UnitAbility,
    beside: tuple[Arena, ...] = (),
    subtypes: str = "",
) -> StarWarsCard:
    """A Location, the arena in which it lies, and those in which it lies as well."""
    return StarWarsCard(id, name, "", side, "location", subtypes, cost, arena=arena, abilities=abilities, beside=beside)


# ---- nouns

UNTAPPED = Not(Tapped())
"""An untapped one."""
ATTACKING_THIS = Attacking(Not(Other()))
"""Attacking the unit whose text it is."""


def _filters(given: tuple[str | Filter, ...]) -> tuple[Filter, ...]:
    return tuple(Sort(one) if isinstance(one, str) else one for one in given)


def both(*given: str | Filter) -> Filter:
    """All of them; words are of the type line."""
    found = _filters(given)
    return found[0] if len(found) == 1 else AllOf(found)


def either(*given: str | Filter) -> Filter:
    """At least one of them; words are of the type line."""
    return AnyOf(_filters(given))


def yours(*given: str | Filter, at: str = "anywhere") -> Which:
    """Your units with these words or filters."""
    return Which("unit", "you", at, _filters(given))


def theirs(*given: str | Filter, at: str = "anywhere") -> Which:
    """Your opponent's units."""
    return Which("unit", "opponent", at, _filters(given))


def every(*given: str | Filter, at: str = "anywhere") -> Which:
    """Units of both players."""
    return Which("unit", "each", at, _filters(given))


def built(*given: str | Filter, whose: str = "you") -> Which:
    """Partially built cards."""
    return Which("built", whose, "build", _filters(given))


def cards(where: str, *given: str | Filter, whose: str = "you") -> Which:
    """Cards in a hand, deck or discard pile."""
    return Which("card", whose, where, _filters(given))


def attacking(*given: str | Filter) -> Condition:
    """As long as this unit is attacking a unit like that."""
    return Is(SELF, Attacking(both(*given)))


# ---- steps

SEE_HAND = SeeHand(Which("card", "opponent", "hand"))
"""Look at your opponent's hand."""


def gets(on: Noun, until: str, *what: Node) -> Step:
    """Several things hold for the same units until a time."""
    if isinstance(on, Some):
        return Do((Choose(on), *[Lasting(one, CHOSEN, until) for one in what]))
    return Do(tuple(Lasting(one, on, until) for one in what))


def fetch(*given: str | Filter, then: tuple[Step, ...] = ()) -> Step:
    """Search your deck for a card, show it and take it into the hand; shuffle."""
    return Do((Search(up_to(1, cards("deck", *given)), "hand", show=True), Shuffle(), *then))


def lay_down(n: int, *given: str | Filter) -> Step:
    """Search your deck for a card, show it and put it face down with n build counters; shuffle."""
    return Do((Search(up_to(1, cards("deck", *given)), FaceDown(n), show=True), Shuffle()))


def recover(n: int, *given: str | Filter, least: int | None = None) -> Step:
    """Return n such cards (at least `least`) from your discard pile to your hand."""
    return Search(Some(n if least is None else least, n, cards("discard", *given)), "hand")


def unless_paid(n: Number, do: Step) -> Step:
    """Do it unless your opponent pays n Force."""
    return May(Pay(n, "opponent"), otherwise=do, who="opponent")


def draw_out(arena: str) -> Step:
    """A unit in your opponent's build zone is put into its arena, and untapped."""
    return Do((Choose(Some(1, 1, theirs(arena, at="build"))), PutInto(CHOSEN), Untap(CHOSEN)))


def once(event: str, do: Step) -> Step:
    """When this happens the next time, do it."""
    return Lasting(When(event, do), "you", "once")


# ---- abilities


def tapped(do: Step, *costs: Step, only: str = "", while_: Condition | None = None) -> Activated:
    """Tap this unit, and what else it costs, to do something."""
    return Activated((Tap(SELF), *costs), do, only=only, while_=while_)


def paid(n: Number, do: Step, only: str = "", while_: Condition | None = None, often: bool = False) -> Activated:
    """Pay n Force (0: nothing is paid) to do something: an ability, or a way to play a Battle card."""
    return Activated((Pay(n),) if n != 0 else (), do, only=only, while_=while_, often=often)


def enhance(n: Number, do: Step) -> Activated:
    """The other way to play a Battle card with Enhance; n is all that it costs."""
    return Activated((Pay(n),), do, "enhance")


def strain(power: int, damage: int) -> When:
    """When this unit attacks, you may give it more power for the attack; if you do, it damages itself at the end."""
    harm = When("attack ends", Damage(damage, SELF))
    return When("attacks", May(Lasting(Gets(power=power), SELF, "attack"), then=Lasting(harm, SELF, "attack")))
