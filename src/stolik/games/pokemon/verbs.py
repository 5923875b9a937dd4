"""The interpreter of the Pokémon TCG: its table of handlers, what its conditions and numbers are, and whether a step
can do anything now."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.ast import pokemon
from stolik.cardgame.ast.common import (
    AllHeads,
    AllTails,
    AnyHeads,
    Choose,
    CoinIs,
    Coins,
    CoinsUntilTails,
    Condition,
    Do,
    Flip,
    ForEach,
    If,
    May,
    Named,
    Noun,
    Number,
    Repeat,
    Some,
    Step,
    Which,
)
from stolik.cardgame.ast.pokemon import (
    AttachSelf,
    Cure,
    Devolve,
    Discard,
    DiscardStadium,
    DiscardTop,
    Draw,
    DrawUntil,
    EndTurn,
    Evolving,
    Heal,
    Inflict,
    InflictOne,
    Leave,
    Look,
    LookAtHand,
    Move,
    MoveCounters,
    Onto,
    Put,
    RevealUntil,
    Search,
    Shuffle,
    Switch,
    SwitchIn,
    TradePrize,
    UseAttackOf,
)
from stolik.cardgame.interpret import Interpreter, Run, register_nodes

from . import atoms, attack, verbs_cards, verbs_play
from .asked import attacks_of, bench_room
from .meaning import attached, cards, holds, mons, seats_of, value
from .selection import asker, is_attached, source_of, which_of
from .state import CONDITION_BITS, NO_CARD, PokemonState
from .turn import why_evolve_now

NO_REASON: Final = (Coins, CoinsUntilTails, Shuffle)
"""Steps that by themselves change nothing that anybody could want."""
ON_CHOSEN: Final = (Heal, Cure, Coins, If, Discard)
"""Steps of which some Pokémon that could be chosen may be nothing to work on."""
COIN_CONDITIONS: Final = (AllHeads, AllTails, AnyHeads, CoinIs)


class PokemonInterpreter(Interpreter[PokemonState]):
    """Control nodes of every card game, and the verbs of this one."""

    def holds(self, s: PokemonState, c: Run, condition: Condition) -> bool:
        """Whether a condition is true now."""
        return holds(s, condition, c.names, source_of(s, c), c.seat)

    def value(self, s: PokemonState, c: Run, number: Number) -> int:
        """A number, looked up now."""
        return value(s, number, c.names, source_of(s, c), c.seat)

    def flip(self, s: PokemonState, c: Run) -> bool:
        """A coin; True is heads."""
        return atoms.flip(s, c.seat)

    def seat_of(self, s: PokemonState, c: Run, who: str) -> int:
        """The seat that "you" or "opponent" means."""
        return asker(s, c, who)

    def can(self, s: PokemonState, c: Run, step: Step) -> bool:
        """Whether a step could do anything now: its cost can be paid, and it finds something to work on (PK-TRAINER-1).
        Coins and hidden cards count as possible."""
        if isinstance(step, Do):
            costs = [one for one in step.steps if is_cost(one)]
            if costs and costs[0] is step.steps[0] and not self.can(s, c, costs[0]):
                return False
            if isinstance(step.steps[0], Choose) and all(isinstance(one, ON_CHOSEN) for one in step.steps[1:]):
                mended = Run(c.frame(None))
                chosen_from = mons(s, step.steps[0].what, c.names, source_of(s, c), c.seat)
                mended.names["chosen"] = tuple([mon.id for mon in chosen_from])
                return any(self.can(s, mended, one) for one in step.steps[1:] if not isinstance(one, NO_REASON))
            if isinstance(step.steps[0], (Choose, Search, SwitchIn)):
                return self.can(s, c, step.steps[0])
            spent = [one for one in costs[:1] if not is_gain(one)]
            rest = [one for one in step.steps if not isinstance(one, NO_REASON) and one not in spent]
            if rest and isinstance(step.steps[0], Discard) and spent == [step.steps[0]]:
                return self._can_after(s, c, step.steps[0], rest)
            return any(self.can(s, c, one) for one in rest) if rest else bool(costs)
        if isinstance(step, If):
            if isinstance(step.condition, COIN_CONDITIONS):
                return any(one is not None and self.can(s, c, one) for one in (step.then, step.otherwise))
            chosen = step.then if self.holds(s, c, step.condition) else step.otherwise
            return chosen is not None and self.can(s, c, chosen)
        if isinstance(step, Flip):
            return any(one is not None and self.can(s, c, one) for one in (step.heads, step.tails))
        if isinstance(step, (May, ForEach, Repeat)):
            return self.can(s, c, step.do)
        return _can(s, c, step)

    def _can_after(self, s: PokemonState, c: Run, paid: Discard, rest: list[Step]) -> bool:
        """Whether any of the steps could do anything once a card of the hand was discarded for it: it is counted with
        the discard pile then."""
        assert isinstance(paid.what, Some)
        assert isinstance(paid.what.which, Which)
        hand, pile = s.seats[c.seat].hand, s.side(c.seat).discard
        for kind in dict.fromkeys(cards(s, paid.what.which, c.seat, source_of(s, c))):
            place = hand.index(kind)
            del hand[place]
            pile.append(kind)
            fine = any(self.can(s, c, one) for one in rest)
            pile.pop()
            hand.insert(place, kind)
            if fine:
                return True
        return False


def is_cost(step: Step) -> bool:
    """A step that must be done for the rest to happen: cards of one's own hand that go first."""
    if not isinstance(step, (Discard, Move)) or not isinstance(step.what, Some):
        return False
    which = step.what.which
    return (
        isinstance(which, Which) and which.what == "card" and which.whose == "you" and which.where == "hand"
        and step.what.least != 0
    )  # fmt: skip


def is_gain(step: Step) -> bool:
    """A card of the hand that is put into play is no price for the rest: it is what the text is about."""
    return isinstance(step, Move) and (step.to == "bench" or isinstance(step.to, (Onto, Evolving)))


def found(s: PokemonState, c: Run, noun: Noun) -> bool:
    """Whether a noun finds enough of anything now."""
    source = source_of(s, c)
    least = 1
    if isinstance(noun, Some):
        if isinstance(noun.least, int):
            least = noun.least
        if is_attached(noun) or (isinstance(noun.which, Which) and noun.which.what == "pokemon"):
            least = min(least, 1)
        noun = noun.which
    if isinstance(noun, Named):
        if noun.name in ("chosen", "rest", "event", "replaced"):
            return True
        return bool(mons(s, noun, c.names, source, c.seat))
    assert isinstance(noun, Which)
    if is_attached(noun):
        return bool(attached(s, noun, c.names, source, c.seat))
    if noun.what == "pokemon":
        return bool(mons(s, noun, c.names, source, c.seat))
    return len(cards(s, noun, c.seat, source)) >= max(1, least)


def _can(s: PokemonState, c: Run, step: Step) -> bool:
    source = source_of(s, c)
    seat = c.seat
    if isinstance(step, Choose):
        return found(s, c, step.what)
    if isinstance(step, Heal):
        return any(mon.damage for mon in mons(s, step.of, c.names, source, seat))
    if isinstance(step, Cure):
        bits = 31 if step.conditions is None else sum(CONDITION_BITS[one] for one in step.conditions)
        return any(mon.conditions & bits for mon in mons(s, step.of, c.names, source, seat))
    if isinstance(step, MoveCounters):
        return any(mon.damage for mon in mons(s, step.of, c.names, source, seat)) and found(s, c, step.to)
    if isinstance(step, (Inflict, InflictOne)):
        return found(s, c, step.to)
    if isinstance(step, Put):
        return found(s, c, step.on)
    if isinstance(step, Switch):
        return any(s.side(mon.seat).bench for mon in mons(s, step.out, c.names, source, seat))
    if isinstance(step, SwitchIn):
        return found(s, c, step.up)
    if isinstance(step, Discard):
        return found(s, c, step.what)
    if isinstance(step, DiscardTop):
        return bool(s.seats[seat if step.whose == "you" else s.foe(seat)].deck)
    if isinstance(step, DiscardStadium):
        return s.stadium != NO_CARD
    if isinstance(step, Leave):
        return found(s, c, step.what)
    if isinstance(step, Draw):
        return any(s.seats[one].deck for one in seats_of(s, step.whose, seat))
    if isinstance(step, DrawUntil):
        own = s.seats[seat if step.whose == "you" else s.foe(seat)]
        return bool(own.deck) and len(own.hand) < value(s, step.n, c.names, source, seat)
    if isinstance(step, Search):
        return _can_search(s, c, step)
    if isinstance(step, Look):
        return bool(s.seats[seat if step.whose != "opponent" else s.foe(seat)].deck)
    if isinstance(step, RevealUntil):
        return bool(s.seats[seat].deck)
    if isinstance(step, LookAtHand):
        return True
    if isinstance(step, Move):
        if not found(s, c, step.what):
            return False
        if isinstance(step.to, Evolving):
            return can_evolve(s, c, step.to)
        return not isinstance(step.to, Onto) or verbs_cards.has_place(s, c, step.to, step.what)
    if isinstance(step, AttachSelf):
        return bool(verbs_play.holders(s, c, step.to))
    if isinstance(step, Devolve):
        return any(len(mon.stack) > 1 for mon in mons(s, step.what, c.names, source, seat))
    if isinstance(step, TradePrize):
        own = s.seats[seat]
        return bool(own.hand) and len(own.open) < len(own.prizes)
    if isinstance(step, UseAttackOf):
        return any(attacks_of(s, mon) for mon in mons(s, step.of, c.names, source, seat))
    return not isinstance(step, EndTurn)  # the end of the turn is no reason to do anything


def can_evolve(s: PokemonState, c: Run, to: Evolving) -> bool:
    """Whether any of the Pokémon that a card would be put onto may evolve at this time (PK-EVO-7)."""
    return any(why_evolve_now(s, mon) is None for mon in mons(s, to.what, c.names, source_of(s, c), c.seat))


def _can_search(s: PokemonState, c: Run, step: Search) -> bool:
    which = which_of(step.what)
    if not isinstance(which, Which):
        return True
    if step.to == "bench" and bench_room(s, s.fixed.side_of[c.seat]) <= 0:
        return False
    if isinstance(step.to, Onto) and not found(s, c, step.to.to):
        return False
    if isinstance(step.to, Evolving) and not can_evolve(s, c, step.to):
        return False
    for one in seats_of(s, which.whose, c.seat):
        if "deck" in which.where and s.seats[one].deck:
            return True  # what lies in a deck is hidden: a search may find nothing
    return "discard" in which.where and bool(
        cards(s, Which("card", which.whose, "discard", which.filters), c.seat, source_of(s, c))
    )


register_nodes(pokemon)

INTERPRETER: Final = PokemonInterpreter({**attack.HANDLERS, **verbs_cards.HANDLERS, **verbs_play.HANDLERS})
