"""Steps that search and look: in decks, discard piles, hands and Prizes (`ast.nodes`)."""

from __future__ import annotations

from typing import Any, Final

from stolik.cardgame.ast import Some, Which, which_of
from stolik.cardgame.choices import bounds, card_options, options_for, question
from stolik.cardgame.dialogue import Dialogue
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
    TurnPrizes,
)
from stolik.games.pokemon.ast.printed import is_called
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .asked import bench_room, why_evolve_now
from .choices import (
    amount,
    asker,
    call_cards,
    different,
    fits,
    fitting_of,
    named,
    pick_cards,
    source_of,
)
from .events import DeckSearched
from .nouns import cards, seats_of, zone
from .state import Pokemon, PokemonState
from .steps_cards import give_back, hand_over, hold_cards, holding, in_which_order, is_shuffled, mingled, put_in_order

# ---- searching


def what_is_found(s: PokemonState, c: Run, node: Search, picks: Answer | None) -> Decision | str | None:
    """Which cards are found; what is not attached or put in an order goes where it belongs at once."""
    if picks is None and _has_left(s, c, node):
        c.names[memory.THAT] = 0
        return None  # what it is for has left play
    kinds = find(s, c, node, picks)
    if isinstance(kinds, Decision):
        return kinds
    s.looking = ()
    c.names[memory.THAT] = len(kinds)
    if isinstance(node.to, (Onto, Evolving)):
        which = _which(node)
        hold_cards(s, c, which, kinds, _zone_of(c, which))
        return "to"
    if node.to == "shuffled top":
        for kind in kinds:
            atoms.take_from(s, c.seat, kind, "deck")
        atoms.shuffle_deck(s, c.seat)
        atoms.place_cards(s, c.seat, kinds, "deck", "deck top", node.show)
        return "order"
    _put(s, c, node, kinds)
    return "order" if node.to == "deck top" and len(kinds) > 1 and not is_shuffled(c) else None


def onto_which(s: PokemonState, c: Run, node: Search, picks: Answer | None) -> Decision | None:
    """To which Pokémon they are attached, or which they evolve."""
    where = _zone_of(c, _which(node))
    if isinstance(node.to, Onto):
        return hand_over(s, c, node.to, node.what, picks, where)
    assert isinstance(node.to, Evolving)
    return _evolve(s, c, node.to, where, picks)


do_search: Final = Dialogue({"": what_is_found, "to": onto_which, "order": in_which_order})
"""Search a deck or discard pile: choose cards, then where they go if that is to be chosen."""


def _has_left(s: PokemonState, c: Run, node: Search) -> bool:
    """Whether the cards are for Pokémon of which none is in play."""
    if not isinstance(node.to, (Onto, Evolving)):
        return False
    return not named(s, c, node.to.to if isinstance(node.to, Onto) else node.to.what)


def _which(node: Search) -> Which:
    """All that the search is for."""
    which = which_of(node.what)
    assert isinstance(which, Which)
    return which


def _zone_of(c: Run, noun: Which) -> str:
    """Where a search goes: with "deck or discard" the player says which."""
    return c.names.get(memory.ZONE, noun.where)


def find(s: PokemonState, c: Run, node: Search, picks: Answer | None) -> list[int] | Decision:
    """The cards that a search finds: all there are, or those that are chosen, perhaps of a zone that is."""
    which = _which(node)
    if not isinstance(node.what, Some):
        return cards(s, which, c.seat, source_of(s, c), c.names)
    if which.where == "deck or discard" and memory.ZONE not in c.names:
        if picks is None:
            return question(c, "zone", options_for("number", (0, 1)))
        c.names[memory.ZONE] = ("deck", "discard")[picks[0].args[0]]
        picks = None
    if picks is not None:
        return [option.args[0] for option in picks]
    return _ask_search(s, c, node, node.what, which)


def _ask_search(s: PokemonState, c: Run, node: Search, some: Some, which: Which) -> list[int] | Decision:
    """Which of the cards that fit are taken; of a deck as few as none, since nobody can know what it holds."""
    where = _zone_of(c, which)
    if where == "deck":
        c.names[memory.SEARCHED] = 1
    there: list[int] = []
    for seat in seats_of(s, which.whose, c.seat, where, c.names):
        if s.sink is not None:
            s.sink(DeckSearched(c.seat, seat, where))
        there += zone(s, where, seat)
    kinds = fitting_of(s, c, which.filters, there)
    if isinstance(node.to, Evolving):
        able = {kind for kind in set(kinds) if _stages(s, c, node.to, kind)}
        kinds = [kind for kind in kinds if kind in able]
    least, most = bounds(s, c, some, len(kinds), amount)
    if node.to == "bench":
        (owner, *_) = seats_of(s, which.whose, c.seat, where, c.names)
        most = min(most, max(0, bench_room(s, s.fixed.side_of[owner])))
    if where == "deck":
        least = 0
        s.looking = tuple(sorted(there))
    least = min(least, most)
    if most == 0 and where != "deck":
        return []
    options, counts = card_options(kinds)
    rule = different(s, some, options)
    return question(c, "search", options, least, most, counts, rule, seat=asker(s, c, some.by))


def _stages(s: PokemonState, c: Run, to: Evolving, kind: int) -> list[Pokemon]:
    """The Pokémon that a card may be put onto."""
    noun = which_of(to.what)
    below = s.card(kind).evolves_from
    found = [mon for mon in named(s, c, noun) if s.top(mon).stage != "level-up"]
    found = [mon for mon in found if is_called(s.top(mon).name, below)]
    return [mon for mon in found if to.free or why_evolve_now(s, mon) is None]


def _evolve(s: PokemonState, c: Run, to: Evolving, where: str, picks: Answer | None) -> Decision | None:
    """Put what was found onto Pokémon, one card after the other."""
    moving = c.names[memory.MOVING]
    while moving:
        kind = moving[0][1]
        targets = _stages(s, c, to, kind)
        if picks is None and len(targets) > 1:
            c.names[memory.MOVING] = moving
            options = options_for("pokemon", [mon.id for mon in targets])
            return Decision(c.seat, "choose:evolve", options, about=(kind, c.source))
        target = s.mons[picks[0].args[0]] if picks is not None else targets[0] if targets else None
        picks = None
        if target is not None:
            atoms.release(s, s.fixed.kinds[kind][0], kind)
            atoms.evolve(s, target, kind)
        else:
            give_back(s, c, kind, where)
        moving = moving[1:]
    c.names[memory.MOVING] = ()
    c.names[memory.PHASE] = ""
    return None


def _put(s: PokemonState, c: Run, node: Search, kinds: list[int]) -> None:
    which = which_of(node.what)
    assert isinstance(which, Which)
    assert isinstance(node.to, str)
    where = _zone_of(c, which)
    put: list[int] = []
    for seat, theirs in holding(s, c, which, kinds, where):
        for kind in theirs:
            atoms.take_from(s, seat, kind, where)
        if node.to == "bench":
            put += [atoms.put_pokemon(s, seat, kind, False).id for kind in theirs]
        else:
            atoms.place_cards(s, seat, theirs, where, node.to, node.show or where == "discard")
            mingled(s, c, theirs, node.to)
    call_cards(c, kinds)
    if node.to == "bench":
        c.names[memory.CHOSEN] = tuple(put)  # "that Pokémon", as well as "that card"


# ---- looking


def whose_deck(s: PokemonState, c: Run, node: Look, picks: Answer | None) -> Decision | str | None:
    """Whose deck it is, where that is to be chosen."""
    if picks is None:
        return question(c, "deck", options_for("number", range(len(s.seats))))
    c.names[memory.WHOSE] = picks[0].args[0]
    return _turn_over(s, c, node)


def first_cards(s: PokemonState, c: Run, node: Look, picks: Answer | None) -> str | None:
    """Nothing is chosen yet: a deck, or cards of the one that is meant."""
    return "whose" if node.whose == "either" else _turn_over(s, c, node)


def _turn_over(s: PokemonState, c: Run, node: Look) -> str | None:
    """Look at the cards."""
    seen = _seen(s, c, node, amount(s, c, node.n))
    c.names[memory.COUNT] = len(seen)
    if not seen:
        c.names[memory.PHASE] = ""
        return None
    atoms.look_at(s, c.seat, seen, looked_at(s, c, node), node.end, node.shown)
    if node.take is None and node.rest == "shuffle":
        call_cards(c, seen)  # what comes behind is about all of them
    return "rest" if node.take is None else "take"


def looked_at(s: PokemonState, c: Run, node: Look) -> int:
    """The seat whose deck it is."""
    mine = "you" if node.whose == "either" else node.whose
    return c.names.get(memory.WHOSE, seats_of(s, mine, c.seat, "deck", c.names)[0])


def _seen(s: PokemonState, c: Run, node: Look, n: int) -> list[int]:
    """The cards that are looked at, the one at the end of the deck first."""
    deck = s.seats[looked_at(s, c, node)].deck
    n = min(len(deck), n)
    if not n:
        return []
    return deck[-n:][::-1] if node.end == "top" else deck[:n]


def which_are_taken(s: PokemonState, c: Run, node: Look, picks: Answer | None) -> Decision | str:
    """Which of them are taken."""
    if picks is None:
        return _ask_taken(s, c, node)
    taken = [option.args[0] for option in picks]
    whose = looked_at(s, c, node)
    s.looking = ()
    atoms.take_looked_at(s, whose, taken, node.end)
    c.names[memory.COUNT] -= len(taken)
    if isinstance(node.to, Onto):
        for kind in taken:
            atoms.hold(s, s.fixed.kinds[kind][0], kind)
        c.names[memory.MOVING] = tuple([(0, kind) for kind in taken])
        c.names[memory.THAT] = len(taken)
        return "fasten"
    sees = c.seat if whose != c.seat else None
    atoms.place_cards(s, whose, taken, "looked at", node.to, node.show_taken or node.shown, sees)
    c.names[memory.THAT] = len(taken)
    call_cards(c, taken)
    return "rest"


def _ask_taken(s: PokemonState, c: Run, node: Look) -> Decision:
    assert node.take is not None
    seen = _seen(s, c, node, c.names[memory.COUNT])
    s.looking = tuple(seen)
    which = which_of(node.take)
    filters = which.filters if isinstance(which, Which) else ()
    able = fitting_of(s, c, filters, seen)
    options, counts = card_options(able)
    if not isinstance(node.take, Some):
        return question(c, "look", options, len(able), len(able), counts)
    least, most = bounds(s, c, node.take, len(able), amount)
    rule = different(s, node.take, options)
    return question(c, "look", options, least, most, counts, rule, seat=asker(s, c, node.take.by))


def to_which(s: PokemonState, c: Run, node: Look, picks: Answer | None) -> Decision | str:
    """To which Pokémon those that were taken are attached."""
    assert isinstance(node.to, Onto)
    assert node.take is not None
    asked = hand_over(s, c, node.to, node.take, picks, "deck")
    return "rest" if asked is None else asked


def where_the_rest_goes(s: PokemonState, c: Run, node: Look, picks: Answer | None) -> Decision | None:
    """The cards that stay: on top as they were, in any order, to the bottom, or discarded."""
    n, whose = c.names[memory.COUNT], looked_at(s, c, node)
    if node.rest.endswith("order") and n > 1:
        asked = put_in_order(s, c, whose, n, picks, node.end)
        if asked is not None:
            return asked
    if node.rest in ("bottom", "bottom order", "discard") and n:
        moved = atoms.take_from_top(s, whose, n) if node.end == "top" else atoms.take_from_bottom(s, whose, n)[::-1]
        to = "discard" if node.rest == "discard" else "deck bottom"
        atoms.place_cards(s, whose, moved, "looked at", to, node.shown)
    elif node.rest == "shuffle":
        atoms.shuffle_deck(s, whose)
    elif node.rest in ("top", "any order") and node.end == "bottom" and n:
        for kind in atoms.take_from_bottom(s, whose, n):
            atoms.onto_deck(s, whose, kind, node.shown)
    memory.forget(c.names, memory.PHASE, memory.ORDER, memory.COUNT, memory.WHOSE)
    return None


do_look: Final = Dialogue(
    {
        "": first_cards,
        "whose": whose_deck,
        "take": which_are_taken,
        "fasten": to_which,
        "rest": where_the_rest_goes,
    }
)
"""Look at cards of a deck's top or bottom, take some, put the rest back."""


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


def _face_down(s: PokemonState, c: Run, whose: str) -> list[tuple[int, int]]:
    """Where Prize cards lie face down: the seat, and the place."""
    return [
        (seat, n)
        for seat in seats_of(s, whose, c.seat, "prizes", c.names)
        for n in range(len(s.seats[seat].prizes))
        if n not in s.seats[seat].open
    ]


def do_turn_prizes(s: PokemonState, c: Run, node: TurnPrizes, picks: Answer | None) -> Decision | None:
    """Turn face-down Prize cards face up."""
    down = _face_down(s, c, node.whose)
    if picks is None and down:
        most = len(down) if node.n is None else min(node.n, len(down))
        places = tuple([Option("place", place) for place in down])
        return question(c, "turn prize", places, 0 if node.n is None else most, most)
    kinds = [atoms.turn_prize(s, option.args[0], option.args[1]) for option in picks or ()]
    c.names[memory.THAT] = len(kinds)
    call_cards(c, kinds)
    return None


def do_look_at_prizes(s: PokemonState, c: Run, node: LookAtPrizes, picks: Answer | None) -> Decision | None:
    """Look at face-down Prize cards."""
    down = _face_down(s, c, node.whose)
    if picks is not None:
        down = [(option.args[0], option.args[1]) for option in picks]
    elif node.n is not None and node.n < len(down):
        return question(c, "prize", tuple([Option("place", place) for place in down]), node.n, node.n)
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
    kinds = pick_cards(s, c, node.what, picks, "pick")
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
        return question(c, "trade", card_options(own.hand)[0])
    option = picks[0]
    if option.verb == "card":
        c.names[memory.TRADE] = option.args[0]
        atoms.take_from_hand(s, c.seat, option.args[0])
        atoms.hold(s, c.seat, option.args[0])
        return Decision(c.seat, "prize", tuple([Option("place", (c.seat, n)) for n in down]), about=(c.kind, c.source))
    kind, place = c.names.pop(memory.TRADE), option.args[1]
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
    TurnPrizes: do_turn_prizes,
}
