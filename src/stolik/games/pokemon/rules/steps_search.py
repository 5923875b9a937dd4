"""Steps that search and look: in decks, discard piles, hands and Prizes (`ast.nodes`)."""

from __future__ import annotations

from typing import Any, Final

from stolik.cardgame.ast import Some, Which, which_of
from stolik.cardgame.choices import card_options
from stolik.cardgame.interpret import Run
from stolik.games.pokemon.ast.nodes import (
    Evolving,
    Look,
    LookAtHand,
    LookAtPrizes,
    Onto,
    Reveal,
    RevealHand,
    RevealUntil,
    Search,
    TradePrize,
)
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms
from .asked import bench_room, why_evolve_now
from .choices import (
    asker,
    bounds,
    call_cards,
    different,
    fits,
    source_of,
    zone_cards,
)
from .events import DeckSearched
from .meaning import value
from .nouns import cards, mons, seats_of, zone
from .state import Pokemon, PokemonState
from .steps_cards import give_back, hand_over, hold_cards, holding, mingled

# ---- searching


def do_search(s: PokemonState, c: Run, node: Search, picks: Answer | None) -> Decision | None:
    """Search a deck or discard pile: choose cards, then where they go if that is to be chosen."""
    phase = c.names.get("phase", "")
    if phase == "to":
        return _searched_to(s, c, node, picks)
    if phase == "order":
        return _on_top(s, c, picks)
    if picks is None and isinstance(node.to, (Onto, Evolving)):
        to = node.to.to if isinstance(node.to, Onto) else node.to.what
        if not mons(s, to, c.names, source_of(s, c), c.seat):
            c.names["that"] = 0
            return None  # what it is for has left play
    if not isinstance(node.what, Some):
        which = node.what
        assert isinstance(which, Which)
        kinds = cards(s, which, c.seat, source_of(s, c), c.names)
    else:
        asked = _ask_search(s, c, node, picks)
        if isinstance(asked, Decision):
            return asked
        kinds = asked
    s.looking = ()
    c.names["that"] = len(kinds)
    if isinstance(node.to, (Onto, Evolving)):
        which = which_of(node.what)
        assert isinstance(which, Which)
        hold_cards(s, c, which, kinds, _zone_of(s, c, which))
        c.names["phase"] = "to"
        return _searched_to(s, c, node, None)
    if node.to == "shuffled top":
        for kind in kinds:
            atoms.take_from(s, c.seat, kind, "deck")
        atoms.shuffle_deck(s, c.seat)
        atoms.place_cards(s, c.seat, kinds, "deck", "deck top", node.show)
        c.names["phase"], c.names["count"] = "order", len(kinds)
        return _on_top(s, c, None)
    _put(s, c, node, kinds)
    return None


def _on_top(s: PokemonState, c: Run, picks: Answer | None) -> Decision | None:
    """The order of cards that were put on top of the own deck."""
    asked = _in_order(s, c, c.seat, c.names["count"], "order", picks)
    if asked is None:
        for name in ("phase", "order", "count"):
            c.names.pop(name, None)
    return asked


def _zone_of(s: PokemonState, c: Run, noun: Which) -> str:
    """Where a search goes: with "deck or discard" the player says which."""
    return str(c.names.get("zone", noun.where))


def _ask_search(s: PokemonState, c: Run, node: Search, picks: Answer | None) -> list[int] | Decision:
    assert isinstance(node.what, Some)
    assert isinstance(node.what.which, Which)
    which = node.what.which
    if which.where == "deck or discard" and "zone" not in c.names:
        if picks is None:
            zones = (Option("number", (0,)), Option("number", (1,)))
            return Decision(c.seat, "choose:zone", zones, about=(c.kind, c.source))
        c.names["zone"] = ("deck", "discard")[picks[0].args[0]]
        picks = None
    if picks is not None:
        return [option.args[0] for option in picks]
    where = _zone_of(s, c, which)
    if where == "deck":
        c.names["searched"] = 1
    whose = seats_of(s, which.whose, c.seat, where, c.names)
    there: list[int] = []
    for seat in whose:
        if s.sink is not None:
            s.sink(DeckSearched(c.seat, seat, where))
        there += zone(s, where, seat)
    fitting = {kind for kind in dict.fromkeys(there) if all(fits(s, c, one, kind) for one in which.filters)}
    if isinstance(node.to, Evolving):
        fitting = {kind for kind in fitting if _stages(s, c, node.to, kind)}
    kinds = [kind for kind in there if kind in fitting]
    least, most = bounds(s, c, node.what, len(kinds))
    if node.to == "bench":
        most = min(most, max(0, bench_room(s, s.fixed.side_of[c.seat])))
    if where == "deck":
        least = 0  # nobody can know what a deck holds
        s.looking = tuple(sorted(there))
    least = min(least, most)
    if most == 0 and where != "deck":
        return []
    options, counts = card_options(kinds)
    seat = asker(s, c, node.what.by)
    rule = different(s, node.what, options)
    return Decision(seat, "choose:search", options, least, most, counts, (c.kind, c.source), rule)


def _stages(s: PokemonState, c: Run, to: Evolving, kind: int) -> list[Pokemon]:
    """The Pokémon that a card may be put onto."""
    noun = which_of(to.what)
    below = s.card(kind).evolves_from
    found = [mon for mon in mons(s, noun, c.names, source_of(s, c), c.seat) if s.top(mon).stage != "level-up"]
    found = [mon for mon in found if below and s.top(mon).name == below]
    return [mon for mon in found if to.free or why_evolve_now(s, mon) is None]


def _searched_to(s: PokemonState, c: Run, node: Search, picks: Answer | None) -> Decision | None:
    """Attach what was found, or put it onto Pokémon."""
    which = which_of(node.what)
    assert isinstance(which, Which)
    where = _zone_of(s, c, which)
    if isinstance(node.to, Onto):
        return hand_over(s, c, node.to, node.what, picks, where)
    assert isinstance(node.to, Evolving)
    moving: tuple[tuple[int, int], ...] = c.names["moving"]
    while moving:
        kind = moving[0][1]
        targets = _stages(s, c, node.to, kind)
        if picks is None and len(targets) > 1:
            c.names["moving"] = moving
            options = tuple([Option("pokemon", (mon.id,)) for mon in targets])
            return Decision(c.seat, "choose:evolve", options, about=(kind, c.source))
        target = s.mons[picks[0].args[0]] if picks is not None else targets[0] if targets else None
        picks = None
        if target is not None:
            atoms.release(s, s.fixed.kinds[kind][0], kind)
            atoms.evolve(s, target, kind)
        else:
            give_back(s, c, kind, where)
        moving = moving[1:]
    c.names["moving"] = ()
    c.names["phase"] = ""
    return None


def _put(s: PokemonState, c: Run, node: Search, kinds: list[int]) -> None:
    which = which_of(node.what)
    assert isinstance(which, Which)
    assert isinstance(node.to, str)
    where = _zone_of(s, c, which)
    for seat, theirs in holding(s, c, which, kinds, where):
        for kind in theirs:
            atoms.take_from(s, seat, kind, where)
        if node.to == "bench":
            for kind in theirs:
                atoms.put_pokemon(s, seat, kind, False)
        else:
            atoms.place_cards(s, seat, theirs, where, node.to, node.show or where == "discard")
            mingled(s, c, theirs, node.to)
    call_cards(c, kinds)


# ---- looking


def do_look(s: PokemonState, c: Run, node: Look, picks: Answer | None) -> Decision | None:
    """Look at cards of a deck's top or bottom, take some, put the rest back."""
    phase = c.names.get("phase", "")
    if phase == "" and node.whose == "either":
        c.names["phase"] = "whose"
        options = tuple([Option("number", (seat,)) for seat in range(len(s.seats))])
        return Decision(c.seat, "choose:deck", options, about=(c.kind, c.source))
    if phase == "whose":
        assert picks is not None
        c.names["whose"] = picks[0].args[0]
        c.names["phase"] = phase = "begin"
        picks = None
    mine = "you" if node.whose == "either" else node.whose
    whose: int = c.names.get("whose", seats_of(s, mine, c.seat, "deck", c.names)[0])
    own = s.seats[whose]
    if phase in ("", "begin"):
        n = min(len(own.deck), value(s, node.n, c.names, source_of(s, c), c.seat))
        c.names["count"] = n
        seen = own.deck[-n:][::-1] if node.end == "top" else own.deck[:n]
        if not n:
            c.names["phase"] = ""
            return None
        atoms.look_at(s, c.seat, seen, whose, node.end, node.shown)
        if node.take is not None:
            assert isinstance(node.take, Some)
            s.looking = tuple(seen)
            which = node.take.which
            filters = which.filters if isinstance(which, Which) else ()
            able = [kind for kind in seen if all(fits(s, c, one, kind) for one in filters)]
            least, most = bounds(s, c, node.take, len(able))
            options, counts = card_options(able)
            c.names["phase"] = "take"
            rule = different(s, node.take, options)
            return Decision(
                asker(s, c, node.take.by), "choose:look", options, least, most, counts, (c.kind, c.source), rule
            )
        c.names["phase"] = phase = "rest"
    if phase == "fasten":
        assert isinstance(node.to, Onto)
        assert node.take is not None
        asked = hand_over(s, c, node.to, node.take, picks, "deck")
        return asked if asked is not None else _rest(s, c, node, whose, None)
    if phase == "take":
        assert picks is not None
        taken = [option.args[0] for option in picks]
        s.looking = ()
        atoms.take_looked_at(s, whose, taken, node.end)
        c.names["count"] -= len(taken)
        if isinstance(node.to, Onto):
            for kind in taken:
                atoms.hold(s, s.fixed.kinds[kind][0], kind)
            c.names["moving"] = tuple([(0, kind) for kind in taken])
            c.names["that"], c.names["phase"] = len(taken), "fasten"
            return do_look(s, c, node, None)
        atoms.place_cards(
            s, whose, taken, "looked at", node.to, node.show_taken or node.shown, c.seat if whose != c.seat else None
        )
        c.names["that"] = len(taken)
        picks = None
        phase = "rest"
    return _rest(s, c, node, whose, picks)


def _rest(s: PokemonState, c: Run, node: Look, whose: int, picks: Answer | None) -> Decision | None:
    """The cards that stay: on top as they were, in any order, to the bottom, or discarded."""
    n: int = c.names["count"]
    if node.rest == "any order" and n > 1:
        asked = _in_order(s, c, whose, n, "rest", picks)
        if asked is not None:
            return asked
    elif node.rest in ("bottom", "discard") and n:
        moved = (atoms.take_from_top if node.end == "top" else atoms.take_from_bottom)(s, whose, n)
        atoms.place_cards(
            s, whose, moved, "looked at", "deck bottom" if node.rest == "bottom" else "discard", node.shown
        )
    elif node.rest == "shuffle":
        atoms.shuffle_deck(s, whose)
    elif node.rest == "top" and node.end == "bottom" and n:
        for kind in atoms.take_from_bottom(s, whose, n):
            atoms.onto_deck(s, whose, kind, node.shown)
    for name in ("phase", "order", "count", "whose"):
        c.names.pop(name, None)
    return None


def _in_order(s: PokemonState, c: Run, whose: int, n: int, phase: str, picks: Answer | None) -> Decision | None:
    """Ask which of the top `n` cards of a deck comes next, until they lie in an order."""
    order: tuple[int, ...] = c.names.get("order", ())
    if picks is not None:
        order = (*order, picks[0].args[0])
    left = list(s.seats[whose].deck[-n:]) if n else []
    for kind in order:
        left.remove(kind)
    if len(set(left)) > 1:
        c.names["order"] = order
        c.names["phase"] = phase
        s.looking = tuple(sorted(left))
        options, _ = card_options(left)
        return Decision(c.seat, "choose:next", options, about=(c.kind, c.source))
    if n:
        atoms.lay_on_top(s, whose, (*order, *left), c.seat)
    s.looking = ()
    return None


def do_reveal_until(s: PokemonState, c: Run, node: RevealUntil, picks: Answer | None) -> None:
    """Reveal from the top until a card fits."""
    own = s.seats[c.seat]
    shown: list[int] = []
    hit = -1
    while own.deck:
        (kind,) = atoms.take_from_top(s, c.seat, 1)
        shown.append(kind)
        if fits(s, c, node.filter, kind):
            hit = kind
            break
    atoms.look_at(s, c.seat, shown, c.seat, "deck", True)
    if hit >= 0:
        shown.pop()
        atoms.place_cards(s, c.seat, [hit], "looked at", "hand", True)
    for kind in shown:
        atoms.into_zone(s, c.seat, kind, "deck", True)
    atoms.shuffle_deck(s, c.seat)


def do_look_at_hand(s: PokemonState, c: Run, node: LookAtHand, picks: Answer | None) -> None:
    """Look at a hand."""
    for seat in seats_of(s, node.whose, c.seat, "hand", c.names):
        atoms.look_at(s, c.seat, sorted(s.seats[seat].hand), seat, "hand")


def do_look_at_prizes(s: PokemonState, c: Run, node: LookAtPrizes, picks: Answer | None) -> Decision | None:
    """Look at face-down Prize cards."""
    down = [
        (seat, n)
        for seat in seats_of(s, node.whose, c.seat, "prizes", c.names)
        for n in range(len(s.seats[seat].prizes))
        if n not in s.seats[seat].open
    ]
    if picks is not None:
        down = [(option.args[0], option.args[1]) for option in picks]
    elif node.n is not None and node.n < len(down):
        options = tuple([Option("place", place) for place in down])
        return Decision(c.seat, "choose:prize", options, node.n, node.n, about=(c.kind, c.source))
    for seat in dict.fromkeys(seat for seat, _ in down):
        seen = [s.seats[seat].prizes[n] for whose, n in down if whose == seat]
        atoms.look_at(s, c.seat, seen, seat, "prizes")
    return None


def do_reveal_hand(s: PokemonState, c: Run, node: RevealHand, picks: Answer | None) -> None:
    """Show a hand."""
    for seat in seats_of(s, node.whose, c.seat, "hand", c.names):
        atoms.look_at(s, s.foe(seat), sorted(s.seats[seat].hand), seat, "hand", True)


def do_reveal(s: PokemonState, c: Run, node: Reveal, picks: Answer | None) -> Decision | None:
    """Show cards of a hand."""
    kinds = zone_cards(s, c, node.what, picks, "pick")
    if isinstance(kinds, Decision):
        return kinds
    s.looking = ()
    for seat, own in enumerate(s.seats):
        there = [kind for kind in kinds if kind in own.hand]
        if there:
            atoms.reveal(s, seat, there)
    call_cards(c, kinds)
    return None


def do_trade_prize(s: PokemonState, c: Run, node: TradePrize, picks: Answer | None) -> Decision | None:
    """A card of the hand lies down face up as a Prize; a face-down one comes to the hand."""
    own = s.seats[c.seat]
    down = [n for n in range(len(own.prizes)) if n not in own.open]
    if picks is None:
        if not own.hand or not down:
            return None
        options, _ = card_options(own.hand)
        return Decision(c.seat, "choose:trade", options, about=(c.kind, c.source))
    option = picks[0]
    if option.verb == "card":
        c.names["trade"] = option.args[0]
        atoms.take_from_hand(s, c.seat, option.args[0])
        atoms.hold(s, c.seat, option.args[0])
        return Decision(c.seat, "prize", tuple([Option("place", (c.seat, n)) for n in down]), about=(c.kind, c.source))
    kind, place = c.names.pop("trade"), option.args[1]
    atoms.trade_prize(s, c.seat, kind, place)
    return None


HANDLERS: Final[dict[type, Any]] = {
    Search: do_search,
    Look: do_look,
    RevealUntil: do_reveal_until,
    LookAtHand: do_look_at_hand,
    LookAtPrizes: do_look_at_prizes,
    Reveal: do_reveal,
    RevealHand: do_reveal_hand,
    TradePrize: do_trade_prize,
}
