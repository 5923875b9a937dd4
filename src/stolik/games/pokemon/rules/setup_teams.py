"""Setting up the table for two teams of two (P2-SETUP)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.choices import card_options, options_for
from stolik.cardgame.interpret import NO, YES
from stolik.kernel import luck
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .events import OrderDecided, TossWon
from .procedure import PROCEDURES, Procedure, again, ask, remember
from .setup import is_free, layable, may_open, reveal, shuffle_decks
from .state import PokemonState

FIRST: Final = Option("first")
SECOND: Final = Option("second")


def toss(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """A fair lot stands for rock-paper-scissors: who wins it goes first, or says which team does (P2-SETUP-5)."""
    options = s.fixed.options
    if picks is not None:
        winner = f.data[memory.WINNER]
        remember(s, f, {memory.SIDE: winner if picks[0] is FIRST else 1 - winner})
        return
    if options.start != "random":
        remember(s, f, {memory.SIDE: int(options.start)})
        return
    winner = luck.draw(s, 2)
    if s.sink is not None:
        s.sink(TossWon(winner))
    if options.winner_chooses:
        ask(s, f.with_data({memory.WINNER: winner}), Decision(_mates(s, winner)[0], "go-first", (FIRST, SECOND)))
    else:
        remember(s, f, {memory.SIDE: winner})


def _mates(s: PokemonState, side: int) -> tuple[int, ...]:
    return tuple([seat for seat, of in enumerate(s.fixed.side_of) if of == side])


def order(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Each team names its earlier and its later player, the one that goes first before the other (P2-SETUP-6)."""
    side, earlier = f.data[memory.SIDE], f.data.get(memory.EARLIER, ())
    if picks is not None:
        earlier = (*earlier, picks[0].args[0])
    if len(earlier) < len(s.sides):
        mates = _mates(s, side if not earlier else 1 - side)
        options = options_for("seat", mates)
        ask(s, f.with_data({memory.EARLIER: earlier}), Decision(mates[0], "earlier", options))
        return
    later = [next(one for one in s.fixed.mates[seat] if one != seat) for seat in earlier]
    s.order = (*earlier, *later)
    s.first = s.order[0]
    if s.sink is not None:
        s.sink(OrderDecided(s.order))


def deal_hands(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """P2-SETUP-7; the Prizes lie only when all hands are kept (P2-SETUP-13)."""
    for seat in s.order:
        atoms.draw_cards(s, seat, s.fixed.format.hand)


def redraws(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Whoever holds no Basic Pokémon shows the hand and draws anew, until everybody holds one (P2-SETUP-11..13). A team
    on whose occasion the other did not redraw as well is given an extra card for later (P2-SETUP-14, 15)."""
    extras: tuple[int, ...] = f.data.get(memory.EXTRAS, (0,) * len(s.sides))
    kept: tuple[int, ...] = f.data.get(memory.KEPT, ())
    refused: tuple[int, ...] = f.data.get(memory.REFUSED, ())
    if picks is not None:
        kept, refused = (*kept, f.data[memory.KEEPS]), refused if picks[0] is YES else (*refused, f.data[memory.KEEPS])
    for seat in s.order:
        if seat not in kept and is_free(s, seat):
            ask(
                s,
                f.with_data({memory.KEEPS: seat, memory.KEPT: kept, memory.REFUSED: refused}),
                Decision(seat, "keep", (YES, NO)),
            )
            return
    lack = [seat for seat in s.order if seat in refused or not may_open(s, seat)]
    if not lack:
        remember(s, f, {memory.EXTRAS: extras})
        return
    for seat in lack:
        atoms.show_hand(s, seat)
    for seat in lack:
        atoms.gather(s, seat)
        atoms.draw_cards(s, seat, s.fixed.format.hand)
    redrawing = {s.fixed.side_of[seat] for seat in lack}
    extras = tuple([n + (side not in redrawing) for side, n in enumerate(extras)])
    again(
        s,
        f,
        {memory.EXTRAS: extras, memory.KEPT: tuple([seat for seat in kept if seat not in refused]), memory.REFUSED: ()},
    )


def lay_out(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """The teams lay out their Pokémon, and neither sees the other's (P2-SETUP-8)."""
    for seat in (s.order[1], s.order[0]):
        s.agenda.append(Procedure("team lay", seat=seat))


def lay_prizes(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """P2-SETUP-16."""
    for seat in s.order:
        atoms.lay_prizes(s, seat, s.fixed.format.prizes)


def extra_cards(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """For each occasion a team may name one of its players, who draws a card and may bench it (P2-SETUP-14, 15)."""
    extras: tuple[int, ...] = f.data[memory.EXTRAS]
    drawn: tuple[int, ...] = f.data.get(memory.DRAWN, ())
    if picks is not None:
        side = s.fixed.side_of[f.data[memory.ASKED]]
        extras = tuple([n - (of == side) for of, n in enumerate(extras)])
        if picks[0] is not NO:
            atoms.draw_cards(s, picks[0].args[0], 1)
            drawn = (*drawn, picks[0].args[0])
    for seat in s.order[:2]:
        if extras[s.fixed.side_of[seat]]:
            options = (*[Option("seat", (mate,)) for mate in s.fixed.mates[seat]], NO)
            ask(
                s,
                f.with_data({memory.ASKED: seat, memory.EXTRAS: extras, memory.DRAWN: drawn}),
                Decision(seat, "extra-to", options),
            )
            return
    s.agenda.extend(Procedure("lay", 1, seat) for seat in reversed(s.order) if seat in drawn)


PROCEDURES["team setup"] = (
    shuffle_decks, toss, order, deal_hands, redraws, lay_out, lay_prizes, extra_cards, reveal,
)  # fmt: skip
LAY_OUT: Final = PROCEDURES["team setup"].index(lay_out)


# ---- one team


def first_actives(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """The earlier player puts out none, one or two of the two Active Pokémon: what is left must be in the later one's
    hand (P2-SETUP-8, 9)."""
    _actives(s, f, f.seat, picks, sum(layable(s, kind) for kind in s.seats[_later(s, f.seat)].hand))


def second_actives(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """The later player puts out the rest."""
    _actives(s, f, _later(s, f.seat), picks, 0)


def _later(s: PokemonState, seat: int) -> int:
    return next(mate for mate in s.fixed.mates[seat] if mate != seat)


def _actives(s: PokemonState, f: Procedure, seat: int, picks: Answer | None, others: int) -> None:
    if picks is not None:
        for option in picks:
            atoms.take_from_hand(s, seat, option.args[0])
            atoms.put_pokemon(s, seat, option.args[0], True)
        return
    kinds = [kind for kind in s.seats[seat].hand if layable(s, kind)]
    free = s.fixed.format.actives - len(s.side(seat).active)
    most = min(free, len(kinds))
    if most:
        options, counts = card_options(kinds)
        ask(s, f, Decision(seat, "lay-active", options, max(0, free - others), most, counts))


def benches(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Others of both go to the Bench (P2-SETUP-10)."""
    s.agenda.append(Procedure("lay", 1, _later(s, f.seat)))
    s.agenda.append(Procedure("lay", 1, f.seat))


PROCEDURES["team lay"] = (first_actives, second_actives, benches)
