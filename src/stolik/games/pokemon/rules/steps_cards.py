"""Steps that move cards: draws, discards, from a hand or a Pokémon to a zone or a Pokémon (`ast.nodes`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.cardgame.ast import CHOSEN, REST, Named, Noun, OfChosen, Some, Step, Which, inside, which_of
from stolik.cardgame.choices import card_options, options_for, question
from stolik.cardgame.dialogue import Dialogue
from stolik.cardgame.interpret import Run
from stolik.games.pokemon.ast.nodes import (
    AttachThrown,
    CountHands,
    Discard,
    DiscardStadium,
    DiscardTop,
    Draw,
    DrawFromBottom,
    DrawUntil,
    Evolving,
    HitAimed,
    Move,
    Onto,
    Shuffle,
)
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory
from .asked import bench_room
from .choices import (
    allowed,
    amount,
    call_cards,
    call_chosen,
    has_place,
    is_attached,
    may_evolve,
    named,
    pick_attached,
    pick_cards,
    places,
    source_of,
    thrown_from,
)
from .damage import is_shielded
from .meaning import mons, times
from .nouns import seats_of, stadium_of, zone
from .state import NO_CARD, LastingEffect, Pokemon, PokemonState, Thrown
from .triggers import woken


def shield(s: PokemonState, c: Run, mon: Pokemon) -> bool:
    """Whether effects of the attack that runs are kept from a Pokémon."""
    attacker = s.mons.get(c.names.get(memory.ATTACKER, 0))
    if attacker is None or c.source != attacker.id:
        return False
    return is_shielded(s, attacker, mon, c.names.get(memory.IGNORING, ()))


def open_to(s: PokemonState, c: Run, found: list[Pokemon]) -> list[Pokemon]:
    """Those from which the effects of the attack that runs are not kept."""
    return [mon for mon in found if not shield(s, c, mon)]


# ---- drawing


def do_draw(s: PokemonState, c: Run, node: Draw, picks: Answer | None) -> None:
    """Draw cards."""
    n = times(s, node.n, node.each, c.names, source_of(s, c), c.seat)
    for seat in seats_of(s, node.whose, c.seat, "deck", c.names):
        atoms.draw_cards(s, seat, n)


def do_draw_until(s: PokemonState, c: Run, node: DrawUntil, picks: Answer | None) -> None:
    """Draw until there are so many."""
    n = amount(s, c, node.n)
    c.names[memory.THAT] = 0
    for seat in seats_of(s, node.whose, c.seat, "deck", c.names):
        c.names[memory.THAT] += atoms.draw_cards(s, seat, n - len(s.seats[seat].hand))


def do_draw_from_bottom(s: PokemonState, c: Run, node: DrawFromBottom, picks: Answer | None) -> None:
    """Draw cards from under the deck."""
    drawn = atoms.take_from_bottom(s, c.seat, amount(s, c, node.n))
    atoms.place_cards(s, c.seat, drawn, "deck bottom", "hand", False)


def do_count_hands(s: PokemonState, c: Run, node: CountHands, picks: Answer | None) -> None:
    """How many cards each hand has is remembered."""
    c.names[memory.HANDS] = tuple([len(own.hand) for own in s.seats])


def do_shuffle(s: PokemonState, c: Run, node: Shuffle, picks: Answer | None) -> None:
    """Shuffle a deck, and those of partners to which cards of theirs have gone (P2-FIELD-7, 8)."""
    if node.searched and not c.names.get(memory.SEARCHED):
        return
    seats = seats_of(s, node.whose, c.seat, "deck", c.names)
    for seat in dict.fromkeys((*seats, *c.names.pop(memory.ALSO_INTO, ()))):
        atoms.shuffle_deck(s, seat)


def do_discard_top(s: PokemonState, c: Run, node: DiscardTop, picks: Answer | None) -> None:
    """Discard from the top of a deck."""
    n = amount(s, c, node.n)
    thrown: list[int] = []
    for seat in seats_of(s, node.whose, c.seat, "deck", c.names):
        gone = atoms.take_from_top(s, seat, n)
        thrown += gone
        atoms.place_cards(s, seat, gone, "deck top", "discard", True)
    c.names[memory.THAT] = len(thrown)
    c.names[memory.LAY] = "discard"
    call_cards(c, thrown)


def do_discard_stadium(s: PokemonState, c: Run, node: DiscardStadium, picks: Answer | None) -> None:
    """The Stadium goes."""
    atoms.remove_stadium(s, node.to)


# ---- from a hand, from a Pokémon


def do_discard(s: PokemonState, c: Run, node: Discard, picks: Answer | None) -> Decision | None:
    """Discard cards from a hand, or attached cards."""
    return _move(s, c, node.what, "discard", True, picks, "discard")


def what_moves(s: PokemonState, c: Run, node: Move, picks: Answer | None) -> Decision | str | None:
    """Which cards move, and all of it but the order in which several lie on the deck of who moves them."""
    if isinstance(node.to, Onto):
        return move_onto(s, c, node, picks)
    if isinstance(node.to, Evolving):
        return _evolve_with(s, c, node, picks)
    asked = _move(s, c, node.what, node.to, node.show, picks, "move")
    which = which_of(node.what)
    own = isinstance(which, Which) and which.whose == "you" and which.where == "hand" and not is_attached(which)
    lies = node.to in ("deck top", "deck bottom")
    return "order" if asked is None and own and lies and c.names[memory.THAT] > 1 and not is_shuffled(c) else asked


def is_shuffled(c: Run) -> bool:
    """Whether your deck is shuffled afterward, so that no order in it matters."""
    return any(isinstance(one, Shuffle) and one.whose != "opponent" for one in inside(c.todo))


def in_which_order(s: PokemonState, c: Run, node: Step, picks: Answer | None) -> Decision | None:
    """In which order the cards lie on top of the deck, or at its bottom."""
    if picks is None:
        c.names[memory.COUNT] = c.names[memory.THAT]
    end = "bottom" if isinstance(node, Move) and node.to == "deck bottom" else "top"
    what = getattr(node, "what", None)
    which = which_of(what) if isinstance(what, Noun) else None
    theirs = isinstance(which, Which) and which.whose == "opponent"
    deck = seats_of(s, "opponent", c.seat, "deck", c.names)[0] if theirs else c.seat
    asked = put_in_order(s, c, deck, c.names[memory.COUNT], picks, end)
    if asked is None:
        memory.forget(c.names, memory.PHASE, memory.ORDER, memory.COUNT)
    return asked


do_move: Final = Dialogue({"": what_moves, "order": in_which_order})
"""Move cards from a hand, or attached cards."""


def put_in_order(
    s: PokemonState, c: Run, whose: int, n: int, picks: Answer | None, end: str = "top"
) -> Decision | None:
    """Ask which of the top (or bottom) `n` cards of a deck comes next, until they lie in an order."""
    order = c.names.get(memory.ORDER, ())
    if picks is not None:
        order = (*order, picks[0].args[0])
    deck = s.seats[whose].deck
    left = [] if not n else deck[:n] if end == "bottom" else deck[-n:]
    for kind in order:
        left.remove(kind)
    if len(set(left)) > 1:
        c.names[memory.ORDER] = order
        s.looking = tuple(sorted(left))
        return question(c, "next", card_options(left)[0])
    if n:
        atoms.lay_in_order(s, whose, (*order, *left), c.seat, end)
    s.looking = ()
    return None


def _move(
    s: PokemonState, c: Run, noun: Noun, to: str, openly: bool, picks: Answer | None, what: str
) -> Decision | None:
    if noun == REST:
        _from_hand(s, c, c.seat, list(c.names.get(memory.REST, ())), to, openly)
        return None
    if is_attached(noun) or (isinstance(noun, Named) and memory.CHOSEN_ON in c.names):
        return _move_attached(s, c, noun, to, picks, what)
    kinds = pick_cards(s, c, noun, picks, what)
    if isinstance(kinds, Decision):
        return kinds
    s.looking = ()
    thrown = _lay(c, noun) == "discard"
    for seat, theirs in holding(s, c, which_of(noun), kinds, _lay(c, noun)):
        if thrown:
            for kind in theirs:
                atoms.take_from(s, seat, kind, "discard")
            atoms.place_cards(s, seat, theirs, "discard", to, True)
            mingled(s, c, theirs, to)
        else:
            _from_hand(s, c, seat, theirs, to, openly, _looked_at(c, noun))
    c.names[memory.THAT] = len(kinds)
    if to != "bench":
        call_cards(c, kinds)
    return None


def _move_attached(s: PokemonState, c: Run, noun: Noun, to: str, picks: Answer | None, what: str) -> Decision | None:
    """Attached cards go to a zone; of Energy THAT_MANY is how much of it."""
    found = pick_attached(s, c, noun, picks, what)
    if isinstance(found, Decision):
        return found
    found = [(mon, kind) for mon, kind in found if not shield(s, c, mon)]
    amount_gone, moved = 0, list[int]()
    for mon in dict.fromkeys(mon for mon, _ in found):
        gone = [kind for other, kind in found if other is mon]
        amount_gone += sum(max(1, len(s.fixed.provides[kind])) for kind in gone)
        now = atoms.detach(s, mon, gone, to, c.seat)
        moved += now
        if s.fixed.recalls and to == "discard" and mon.id == c.source == c.names.get(memory.ATTACKER):
            atoms.note(s, mon, LastingEffect(Thrown(now), c.seat, c.kind, s.turn, s.turn))
    which = which_of(noun)
    as_energy = isinstance(which, Which) and which.what == "energy"
    stadium = which is noun and isinstance(which, Which) and to == "discard" and stadium_of(s, which, c.seat) != NO_CARD
    if stadium:
        atoms.remove_stadium(s)
    c.names[memory.THAT] = amount_gone if as_energy else len(found) + stadium
    if not (isinstance(which, Which) and which.on == CHOSEN):  # "that Pokémon" stays the one they were on
        call_cards(c, moved)
    return None


def holding(s: PokemonState, c: Run, noun: Noun, kinds: Sequence[int], where: str) -> list[tuple[int, list[int]]]:
    """The cards by the seat in whose zone they lie: one's own first. A hand may hold a partner's cards (P2-FIELD-6),
    and a discard pile is common; "that card" may lie with anybody."""
    whose = noun.whose if isinstance(noun, Which) else "each"
    left, found = list(kinds), []
    for seat in seats_of(s, whose, c.seat, where, c.names):
        there, theirs = list(zone(s, where, seat)), []
        for kind in left[:]:
            if kind in there:
                there.remove(kind)
                left.remove(kind)
                theirs.append(kind)
        found.append((seat, theirs))
    return found


def mingled(s: PokemonState, c: Run, kinds: Sequence[int], to: str) -> None:
    """Remember to whose decks cards went, a partner's too (P2-FIELD-5), for the shuffle that follows."""
    if to == "deck":
        owners = dict.fromkeys(s.fixed.kinds[kind][0] for kind in kinds)
        c.names[memory.ALSO_INTO] = tuple(dict.fromkeys((*c.names.get(memory.ALSO_INTO, ()), *owners)))


def _looked_at(c: Run, noun: Noun) -> bool:
    """Whether the effect's user saw the cards of a hand as they were chosen; a whole hand goes unseen."""
    if isinstance(noun, Some):
        return noun.by == "you" and not noun.blind
    return isinstance(noun, Named) and not c.names.get(memory.BLIND)


def _from_hand(s: PokemonState, c: Run, seat: int, kinds: list[int], to: str, openly: bool, seen: bool = False) -> None:
    """Cards of a hand go to a zone. `seen`: the effect's user knows them; others only if where they go shows them."""
    if to == "bench":
        put = kinds[: max(0, bench_room(s, s.fixed.side_of[seat]))]
        for kind in put:
            atoms.take_from_hand(s, seat, kind)
        call_chosen(c, [atoms.put_pokemon(s, seat, kind, False).id for kind in put])
        return
    for kind in kinds:
        atoms.take_from_hand(s, seat, kind, openly or to == "discard")
    chooser = c.seat if seat != c.seat and seen else None
    atoms.place_cards(s, seat, kinds, "hand", to, openly, chooser)
    mingled(s, c, kinds, to)


# ---- to a Pokémon


def which_cards(s: PokemonState, c: Run, node: Move, picks: Answer | None) -> Decision | str | None:
    """Which cards go to a Pokémon; those of a zone lie open until it is chosen where they go."""
    assert isinstance(node.to, Onto)
    if picks is None and not has_place(s, c, node.to, node.what):
        return None
    if is_attached(node.what):
        found = pick_attached(s, c, node.what, picks, "move")
        if isinstance(found, Decision):
            return _elsewhere(found, places(s, c, node.to, node.what))
        c.names[memory.MOVING] = tuple([(mon.id, kind) for mon, kind in found])
    else:
        kinds = pick_cards(s, c, node.what, picks, "attach")
        if isinstance(kinds, Decision):
            return kinds
        s.looking = ()
        hold_cards(s, c, which_of(node.what), kinds, _lay(c, node.what))
    return "to"


def onto_which(s: PokemonState, c: Run, node: Move, picks: Answer | None) -> Decision | None:
    """To which Pokémon they go."""
    assert isinstance(node.to, Onto)
    if picks is None:
        c.names[memory.THAT] = len(c.names[memory.MOVING])
    return hand_over(s, c, node.to, node.what, picks, _lay(c, node.what))


move_onto: Final = Dialogue({"": which_cards, "to": onto_which})
"""Move cards to a Pokémon."""


def _lay(c: Run, what: Noun) -> str:
    """The zone in which cards to be attached lie: the hand, or the discard pile for those that were just put there."""
    named = isinstance(what, (Named, OfChosen))
    return "discard" if named and c.names.get(memory.LAY) == "discard" else "hand"


def _elsewhere(asked: Decision, able: list[Pokemon]) -> Decision:
    """The same question without the cards that are where they would go already."""
    if len(able) != 1 or not asked.least == asked.most == 1:
        return asked
    options = tuple([option for option in asked.options if option.args[0] != able[0].id])
    return Decision(asked.seat, asked.kind, options, about=asked.about) if options else asked


def hand_over(s: PokemonState, c: Run, to: Onto, what: Noun, picks: Answer | None, source: str) -> Decision | None:
    """Attach the cards in hand (MOVING) to Pokémon: all to one, or each to one of its own."""
    moving = c.names[memory.MOVING]
    while moving:
        on, kind = moving[0]
        able = _receivers(s, c, to, what, s.mons.get(on))
        if to.different:
            able = [mon for mon in able if mon.id not in c.names.get(memory.DONE, ())]
        if not able:
            break
        if picks is not None:
            target, picks = s.mons[picks[0].args[0]], None
        elif not isinstance(to.to, Some):
            target = able[0]
        else:
            c.names[memory.MOVING] = moving
            return Decision(
                c.seat, "choose:attach", options_for("pokemon", [mon.id for mon in able]), about=(kind, c.source)
            )
        batch = moving[:1] if to.each else moving
        for n, one in batch:
            _attach(s, c, s.mons.get(n), one, target, source)
            if source == "hand" and "given" in s.fixed.listened and not s.mons.get(n):
                c.names[memory.GIVEN] = (*c.names.get(memory.GIVEN, ()), (target.id, one))
        moving = moving[len(batch) :]
        call_chosen(c, (target.id,))
        if HitAimed in s.fixed.nodes and HitAimed in map(type, inside(c.todo)):
            c.names[memory.AIMED] = (*c.names.get(memory.AIMED, ()), *[target.id for _ in batch])
        if to.different:
            c.names[memory.DONE] = (*c.names.get(memory.DONE, ()), target.id)
    for on, kind in moving:
        if on not in s.mons:
            give_back(s, c, kind, source)
    c.names[memory.MOVING] = ()
    c.names[memory.PHASE] = ""
    if to.different:
        memory.forget(c.names, memory.DONE)
    for n, kind in c.names.pop(memory.GIVEN, ()):
        if n in s.mons and memory.ATTACKER not in c.names and s.allied(s.mons[n].seat, c.seat):
            names: memory.Memos = {memory.EVENT: n, memory.CARDS: (kind,), memory.HOLDER: n}
            c.first += woken(s, s.mons[n], "given", names, only=(s.mons[n].stack[-1], kind))
    return None


def _receivers(s: PokemonState, c: Run, to: Onto, what: Noun, origin: Pokemon | None) -> list[Pokemon]:
    """The Pokémon that a card may go to now; "another" is another than the one it is on."""
    noun = which_of(to.to)
    another = origin is not None and not isinstance(noun, Named)
    able = allowed(s, c, what, mons(s, noun, c.names, origin if another else source_of(s, c), c.seat))
    return able if origin is not None else open_to(s, c, able)  # from one Pokémon to another: `_attach`


def _attach(s: PokemonState, c: Run, holder: Pokemon | None, kind: int, target: Pokemon, source: str) -> None:
    """One card goes to a Pokémon: from another one, if the attack's effects reach that, or from where it is held."""
    if holder is None:
        atoms.release(s, s.fixed.kinds[kind][0], kind)
        atoms.attach(s, target, kind, source)
    elif not shield(s, c, holder) and not shield(s, c, target):
        atoms.refasten(s, holder, kind, target)


def hold_cards(s: PokemonState, c: Run, noun: Noun, kinds: list[int], source: str) -> None:
    """Take cards out of their zone; they lie open until it is chosen where they go."""
    for seat, theirs in holding(s, c, noun, kinds, source):
        for kind in theirs:
            atoms.take_from(s, seat, kind, source)
            atoms.hold(s, s.fixed.kinds[kind][0], kind)
    c.names[memory.MOVING] = tuple([(0, kind) for kind in kinds])


def give_back(s: PokemonState, c: Run, kind: int, source: str) -> None:
    """A card for which there is no place goes back where it came from."""
    atoms.release(s, s.fixed.kinds[kind][0], kind)
    atoms.place_cards(s, s.home(kind, source, c.seat), (kind,), "held", source, True)


def _evolve_with(s: PokemonState, c: Run, node: Move, picks: Answer | None) -> Decision | None:
    """Put a card from the hand onto a Pokémon, which counts as evolving it."""
    assert isinstance(node.to, Evolving)
    found = named(s, c, node.to.what)
    targets = [mon for mon in found if may_evolve(s, node.to, mon)]
    if not targets:
        return None
    kinds = pick_cards(s, c, node.what, picks, "evolve")
    if isinstance(kinds, Decision):
        return kinds
    for kind in kinds:
        atoms.take_from_hand(s, c.seat, kind)
        atoms.evolve(s, targets[0], kind)
    c.names[memory.THAT] = len(kinds)
    return None


def do_attach_thrown(s: PokemonState, c: Run, node: AttachThrown, picks: Answer | None) -> Decision | None:
    """Energy that an attack has discarded returns to its Pokémon."""
    mon, kinds = thrown_from(s, c, node)
    if mon is None:
        return None
    if picks is None:
        options, counts = card_options(kinds)
        return question(c, "attach", options, 0, min(amount(s, c, node.n), len(kinds)), counts)
    for option in picks:
        atoms.take_from(s, c.seat, option.args[0], "discard")
        atoms.attach(s, mon, option.args[0], "discard")
    atoms.put_back(s, mon, [option.args[0] for option in picks])
    return None


HANDLERS: Final[dict[type, Any]] = {
    Draw: do_draw,
    DrawUntil: do_draw_until,
    DrawFromBottom: do_draw_from_bottom,
    Shuffle: do_shuffle,
    DiscardTop: do_discard_top,
    DiscardStadium: do_discard_stadium,
    Discard: do_discard,
    AttachThrown: do_attach_thrown,
    CountHands: do_count_hands,
    Move: do_move,
}
