"""Steps about decks, hands and discard piles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from stolik.cardgame.ast import (
    CHOSEN,
    Draw,
    Search,
    Shuffle,
    Which,
    which_of,
)
from stolik.cardgame.choices import card_options, question
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import (
    AddCounters,
    Appear,
    DiscardTop,
    FaceDown,
    Gather,
    LookAtTop,
    PutBack,
    Recover,
    Return,
    SeeHand,
    Unearth,
    UpTo,
)
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .choices import amount, call_chosen, pick_cards
from .events import CardReturned, CardsDiscarded, CardsShown, DeckSearched, HandSeen
from .losses import draw
from .meaning import card_admits
from .nouns import cards, seats_of
from .state import BUILT, StarWarsState
from .steps_uncommon import other_draw, wake_forced


def do_draw(s: StarWarsState, c: Run, node: Draw, picks: Answer | None) -> None:
    """Draw cards."""
    n = amount(s, c, node.n)
    if node.each is not None:
        n *= amount(s, c, node.each)
    for seat in seats_of(node.whose, c.seat):
        if (instead := other_draw(s, seat)) is not None:
            c.first += [instead] * n
            continue
        draw(s, seat, n)
        if s.ended:
            return


def do_shuffle(s: StarWarsState, c: Run, node: Shuffle, picks: Answer | None) -> None:
    """Shuffle decks."""
    for seat in seats_of(node.whose, c.seat):
        atoms.shuffle_deck(s, seat)


def do_search(s: StarWarsState, c: Run, node: Search, picks: Answer | None) -> Decision | None:
    """Search a deck, discard pile or hand, and put cards into the hand, the build zone or the discard pile."""
    found = pick_cards(s, c, node.what, picks, "search")
    if isinstance(found, Decision):
        return found
    s.looking = ()
    which = which_of(node.what)
    assert isinstance(which, Which)
    show = node.show or which.where == "discard"  # all see that pile (SW-ZONE-2)
    if which.where == "top":
        c.names[memory.TOP] -= len(found)
    for seat in seats_of(which.whose, c.seat):
        own = _taken(s, seat, which.where, found)
        if node.to == "hand":
            atoms.into_hand(s, seat, own, show)
        elif isinstance(node.to, FaceDown):
            n = amount(s, c, node.to.n)
            started = [atoms.enter(s, seat, kind, BUILT) for kind in own]
            for unit in started:
                atoms.add_counters(s, unit, n)
            if isinstance(node.to.n, UpTo) and started:  # how many is asked next
                call_chosen(c, [unit.id for unit in started])
                c.todo = (AddCounters(node.to.n, CHOSEN), c.todo)
        elif node.to in ("deck top", "deck bottom"):
            atoms.into_deck(s, seat, own, node.to == "deck top", None if show else c.seat)
        else:
            atoms.into_discard(s, own)
        to = "built" if isinstance(node.to, FaceDown) else str(node.to)
        if which.where == "top" and to == "discard":
            if own:
                atoms.tell(s, CardsDiscarded(seat, tuple(own), "deck"))
            continue
        atoms.tell(s, DeckSearched(seat, tuple(own), to, show))
    c.names[memory.THAT] = len(found)
    return None


def do_gather(s: StarWarsState, c: Run, node: Gather, picks: Answer | None) -> Decision | None:
    """Zone by zone, as long as more may be taken; which zones were searched is known by what was asked."""
    which = which_of(node.what)
    assert isinstance(which, Which)
    most = len(lying_in(s, c, node)) if node.what.most is None else amount(s, c, node.what.most)
    at, left = c.names.pop(memory.GATHER, (0, most))
    found: list[int] | Decision = []
    while at < len(node.zones) and left:
        there = replace(which, where=node.zones[at])
        found = pick_cards(s, c, replace(node.what, least=0, most=left, which=there), picks, "search")
        if isinstance(found, Decision):
            c.names[memory.GATHER] = (at, left)
            return found
        picks, s.looking = None, ()
        _gathered(s, c, node, there, found)
        at, left = at + 1, left - len(found)
    return None


def lying_in(s: StarWarsState, c: Run, node: Gather) -> list[int]:
    """All cards that a search of several zones could find."""
    which = which_of(node.what)
    assert isinstance(which, Which)
    return [kind for one in node.zones for kind in cards(s, replace(which, where=one), c.seat)]


def _gathered(s: StarWarsState, c: Run, node: Gather, which: Which, found: list[int]) -> None:
    """What was found in one zone goes where it is to go; a deck is shuffled (SW-ZONE-12)."""
    for seat in seats_of(which.whose, c.seat):
        own = _taken(s, seat, which.where, found)
        if node.to == "discard":
            atoms.into_discard(s, own)
            if own:
                atoms.tell(s, CardsDiscarded(seat, tuple(own), which.where))
            if which.where == "hand":
                wake_forced(s, c, own)
        else:
            for kind in own:
                atoms.tell_deployed(s, atoms.enter(s, seat, kind, s.card(kind).kind))
        if which.where == "deck":
            atoms.shuffle_deck(s, seat)


def _taken(s: StarWarsState, seat: int, where: str, found: Iterable[int]) -> list[int]:
    """A player's own of the cards that were found, out of their zone."""
    own = [kind for kind in found if s.fixed.kinds[kind][0] == seat]
    for kind in own:
        atoms.take_from(s, seat, where, kind)
    return own


def return_cards(s: StarWarsState, c: Run, node: Return, picks: Answer | None) -> Decision | None:
    """Cards of a zone go back to their owners' hands or decks."""
    found = pick_cards(s, c, node.what, picks, "return")
    if isinstance(found, Decision):
        return found
    s.looking = ()
    which = which_of(node.what)
    assert isinstance(which, Which)
    for seat in (0, 1):
        own = _taken(s, seat, which.where, found)
        if own and node.to == "hand":
            atoms.into_hand(s, seat, own, which.where == "discard")
        elif own:
            atoms.into_deck(s, seat, own, True, None)
            atoms.shuffle_deck(s, seat)
        if own:
            atoms.tell(s, CardReturned(seat, tuple(own), node.to))
    c.names[memory.THAT] = len(found)
    return None


def do_appear(s: StarWarsState, c: Run, node: Appear, picks: Answer | None) -> None:
    """The card comes out of the hand into its arena, if it is still there (SW-ABIL-35)."""
    seat = s.fixed.kinds[c.kind][0]
    call_chosen(c, ())
    if c.kind in s.seats[seat].hand:
        atoms.take_from(s, seat, "hand", c.kind)
        unit = atoms.enter(s, seat, c.kind, s.card(c.kind).kind)
        atoms.tell_deployed(s, unit)
        call_chosen(c, (unit.id,))


def do_reveal_until(s: StarWarsState, c: Run, node: Unearth, picks: Answer | None) -> None:
    """From the top down, until enough are found or the deck has come to its end (SW-ZONE-14)."""
    found: dict[str, int] = {}
    n = 0
    for kind in s.seats[c.seat].deck[::-1]:
        n += 1
        if all(card_admits(s, one, kind) for one in node.filters):
            found.setdefault(s.card(kind).name, kind)
        if len(found) >= node.n:
            break
    c.names[memory.TOP] = n
    c.names[memory.FOUND] = tuple(found.values())
    atoms.see_top(s, c.seat, n, (0, 1))
    atoms.tell(s, CardsShown(c.seat, tuple(s.seats[c.seat].deck[::-1][:n])))


def do_recover(s: StarWarsState, c: Run, node: Recover, picks: Answer | None) -> None:
    """Cards of a unit that was discarded come back, those that still lie in the discard pile."""
    for kind in c.names.get(memory.GONE, ()) if node.whole else (c.kind,):
        seat = s.fixed.kinds[kind][0]
        if kind not in s.seats[seat].discard:
            continue
        atoms.take_from(s, seat, "discard", kind)
        if node.to == "hand":
            atoms.into_hand(s, seat, (kind,), True)
        else:
            atoms.into_deck(s, seat, (kind,), True, None)
            atoms.shuffle_deck(s, seat)
        atoms.tell(s, CardReturned(seat, (kind,), node.to))


def do_look(s: StarWarsState, c: Run, node: SeeHand, picks: Answer | None) -> Decision | None:
    """Look at a hand, until one has seen it."""
    if picks is None:
        kinds = tuple(sorted(cards(s, node.what, c.seat)))
        s.looking = kinds
        for seat in seats_of(node.what.whose, c.seat):
            atoms.tell(s, HandSeen(seat, c.seat))
        return Decision(c.seat, "look", (Option("done"),), about=(c.kind, c.source))
    s.looking = ()
    return None


def do_look_top(s: StarWarsState, c: Run, node: LookAtTop, picks: Answer | None) -> Decision | None:
    """Look at the top of a deck, until one has seen it; or all see it."""
    seat = next(iter(seats_of(node.whose, c.seat)))
    if picks is None:
        n = min(amount(s, c, node.n), len(s.seats[seat].deck))
        c.names[memory.TOP] = n
        kinds = tuple(s.seats[seat].deck[::-1][:n])
        atoms.see_top(s, seat, n, (0, 1) if node.show else (c.seat,))
        if node.show:
            atoms.tell(s, CardsShown(seat, kinds))
            return None
        if not kinds:
            return None
        s.looking = kinds
        return Decision(c.seat, "look", (Option("done"),), about=(c.kind, c.source))
    s.looking = ()
    return None


def do_put_back(s: StarWarsState, c: Run, node: PutBack, picks: Answer | None) -> Decision | None:
    """They go back one by one, from the top down, as long as there is a choice."""
    seat = next(iter(seats_of(node.whose, c.seat)))
    there = s.seats[seat].deck[::-1][: c.names.get(memory.TOP, 0)]
    laid = c.names.pop(memory.ORDER, ())
    if picks is not None:
        laid = (*laid, picks[0].args[0])
    left = list(there)
    for kind in laid:
        left.remove(kind)
    if len(set(left)) > 1:
        c.names[memory.ORDER] = laid
        s.looking = tuple(there)
        options, counts = card_options(left)
        return question(c, "order", options, counts=counts)
    s.looking = ()
    atoms.order_top(s, seat, (*laid, *left), c.seat)
    return None


def do_discard_top(s: StarWarsState, c: Run, node: DiscardTop, picks: Answer | None) -> None:
    """Cards from the top of a deck are discarded, as many as there are."""
    n = amount(s, c, node.n)
    for seat in seats_of(node.whose, c.seat):
        atoms.discard_top(s, seat, n)


HANDLERS: Final[dict[type, Any]] = {
    Appear: do_appear,
    Draw: do_draw,
    Gather: do_gather,
    Search: do_search,
    Shuffle: do_shuffle,
    DiscardTop: do_discard_top,
    LookAtTop: do_look_top,
    PutBack: do_put_back,
    Recover: do_recover,
    Unearth: do_reveal_until,
    SeeHand: do_look,
}
