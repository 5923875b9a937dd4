"""A turn: what may be done in it, why something may not, and doing it (PK-TURN, PK-BENCH, PK-EVO, PK-ENERGY,
PK-TRAINER, PK-RETREAT, PK-POWER, PK-ATTACK).

The list of options and `why_not` call the same predicates. A predicate returns the ID of the rule that forbids, or
None; `why_*` asks them in the order of the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.cardgame.ast import Do, Flip, Some, Step, Which
from stolik.cardgame.interpret import Effect, Run
from stolik.cardgame.possible import Possible
from stolik.games.pokemon.ast.nodes import (
    CanEvolve,
    Cannot,
    CannotAttach,
    CannotPlay,
    CannotUse,
    CanRetreat,
    Draw,
    Look,
    RevealUntil,
    Search,
)
from stolik.games.pokemon.ast.printed import Ability, Attack, Power
from stolik.kernel.agenda import Ask, Frame
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .asked import (
    attacks_of,
    bench_room,
    forbidden,
    is_active,
    is_basic,
    is_fossil,
    lacks,
    of_side,
    on_player,
    powers_of,
    retreat_cost,
    runs_dry,
    scan,
    units,
    why_evolve_now,
)
from .events import TurnBegan
from .meaning import admits, card_admits, holds
from .possible import could
from .powers import power_barred
from .procedure import PROCEDURES, Procedure, knock_outs
from .state import ASLEEP, CONDITION_BITS, NO_CARD, PARALYZED, Pokemon, PokemonState

END: Final = Option("end")
RuleId = str


@register
class Main(Frame):
    """The player whose turn it is does one thing after the other, until the turn ends."""

    __slots__ = ()


MAIN: Final = Main()


# ---- beginning


def begin(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """A turn begins (PK-TURN-1)."""
    s.turn += 1
    s.to_move = f.seat
    s.shared = ()
    own = s.seats[f.seat]
    own.turns += 1
    own.energy = own.supporter = own.stadium = own.retreated = False
    own.played = NO_CARD
    for seat in s.seats:
        if seat.lost:
            seat.lost = tuple([one for one in seat.lost if one[0] >= s.turn - 1])
    for mon in s.mons.values():
        if mon.used:
            mon.used = ()
    if s.sink is not None:
        s.sink(TurnBegan(f.seat, s.turn))


def draw(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """The compulsory draw; who can't loses at once (PK-TURN-2, 3, PK-END-3)."""
    if not atoms.draw_cards(s, f.seat, 1):
        atoms.finish(s, "PK-END-3", 1 - s.fixed.side_of[f.seat])


def main(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Everything else (PK-TURN-4, 5)."""
    s.agenda.append(MAIN)


PROCEDURES["turn"] = (begin, draw, main)


def run_main(s: PokemonState, f: Main) -> None:
    """Ask for the next thing to do."""
    s.agenda.append(f)
    if runs_dry(s):
        s.agenda.append(knock_outs())
        return
    s.agenda.append(Ask(Decision(s.to_move, "turn", options(s, s.to_move))))


# ---- what forbids


def cited(s: PokemonState, kind: int, word: str) -> RuleId:
    """A card text that forbids something, as a rule: the card's id and the node."""
    return f"{s.fixed.kinds[kind][1]}:{word}"


def turn_of(s: PokemonState, seat: int) -> RuleId | None:
    """PK-TURN-1; after the end, the rule that ended the game."""
    if s.ended:
        return s.ended
    return None if s.to_move == seat and s.phase == "turn" and s.agenda and _asked(s) else "PK-TURN-1"


def _asked(s: PokemonState) -> bool:
    decision = s.decision
    return decision is None or decision.kind == "turn"


def why_bench(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """Putting a card from the hand on the Bench."""
    card = s.card(kind)
    if not is_basic(card) and card.stage != "fossil":
        return "PK-BENCH-1"
    if bench_room(s, s.fixed.side_of[seat]) <= 0:
        return "PK-BENCH-2" if s.fixed.format.actives > 1 else "PK-BENCH-1"
    if card.stage == "fossil":
        return no_trainers_yet(s, seat) or cant_play(s, seat, kind)
    return None


def why_evolve(s: PokemonState, seat: int, kind: int, mon: Pokemon) -> RuleId | None:
    """Evolving or levelling up a Pokémon."""
    card = s.card(kind)
    level = card.stage == "level-up"
    if not s.allied(mon.seat, seat) or card.stage not in ("stage 1", "stage 2", "level-up"):
        return "PK-EVO-1"
    top = s.top(mon)
    if level:
        if top.name != card.evolves_from or top.stage == "level-up" or not is_active(s, mon):
            return "PK-EVO-8"
    elif card.evolves_from != top.name or top.stage == "level-up":
        return "PK-EVO-1"
    return why_evolve_now(s, mon, level)


def why_attach(s: PokemonState, seat: int, kind: int, mon: Pokemon) -> RuleId | None:
    """Attaching an Energy card, or a card that may be attached as one."""
    card = s.card(kind)
    if (card.kind != "energy" and not card.as_energy) or not s.allied(mon.seat, seat):
        return "PK-ENERGY-1"
    if s.seats[seat].energy:
        return "PK-ENERGY-1"
    if no_energy_yet(s, seat):
        return "P2-V11-1"
    if card.energy_swap and not mon.energy:
        return "PK-ENERGY-1"
    return cant_attach(s, seat, kind, mon) if s.lasting[seat] else None


def no_energy_yet(s: PokemonState, seat: int) -> bool:
    """Whether a player may attach no Energy from the hand in this turn: A in round 1 of version 1.1 (P2-V11-1..3)."""
    return seat == s.first and not s.fixed.format.energy_first and s.seats[seat].turns <= 1


def cant_attach(s: PokemonState, seat: int, kind: int, mon: Pokemon) -> RuleId | None:
    """An effect that keeps a card from a Pokémon."""
    for effect in s.lasting[seat]:
        what = effect.what
        if isinstance(what, CannotAttach) and effect.begins <= s.turn <= effect.ends:
            if card_admits(s, what.filter, kind) and (what.to is None or admits(s, what.to, mon)):
                return cited(s, effect.kind, "CannotAttach")
    return None


def no_trainers_yet(s: PokemonState, seat: int) -> RuleId | None:
    """PK-TRAINER-5: not in the starting player's first turn, where the format says so (P2-BASE-2)."""
    early = seat == s.first and s.seats[seat].turns <= 1 and not s.fixed.format.trainers_first
    return "PK-TRAINER-5" if early else None


def cant_play(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """An effect that keeps cards in the hand."""
    for effect in s.lasting[seat]:
        if isinstance(effect.what, CannotPlay) and effect.begins <= s.turn <= effect.ends:
            if card_admits(s, effect.what.filter, kind):
                return cited(s, effect.kind, "CannotPlay")
    for given in on_player(s, seat, CannotPlay):
        if isinstance(given.what, CannotPlay) and card_admits(s, given.what.filter, kind):
            return cited(s, given.kind, "CannotPlay")
    return None


def could_for(s: PokemonState, step: Step) -> Possible:
    """`could` for a step of a card of this game, made once."""
    found = s.fixed.could.get(id(step))
    if found is None:
        found = s.fixed.could[id(step)] = could(step)
    return found


def has_no_effect(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """PK-TRAINER-1: it can't be played if it could do nothing, or if its cost can't be paid."""
    card = s.card(kind)
    if card.do is None:
        return None
    hand = s.seats[seat].hand
    place = hand.index(kind)
    del hand[place]  # the card itself is no card of the hand any more when it is played
    c = Run(Effect(seat, 0, kind, {}, None))
    fine = card.only_if is None or holds(s, card.only_if, c.names, None, seat)
    fine = fine and could_for(s, card.do)(s, c)
    hand.insert(place, kind)
    return None if fine else "PK-TRAINER-1"


def one_supporter(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """PK-TRAINER-2."""
    return "PK-TRAINER-2" if s.card(kind).stage == "supporter" and s.seats[seat].supporter else None


def one_stadium(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """PK-TRAINER-3: one a turn, and none of the name that is in play."""
    card = s.card(kind)
    if card.stage != "stadium":
        return None
    same = s.stadium != NO_CARD and s.card(s.stadium).name == card.name
    return "PK-TRAINER-3" if s.seats[seat].stadium or same else None


def why_play(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """Playing a Trainer, Supporter or Stadium, in the order of the ledger."""
    card = s.card(kind)
    if card.kind != "trainer" or card.stage == "fossil":
        return "PK-TRAINER-1"
    return (
        has_no_effect(s, seat, kind)
        or one_supporter(s, seat, kind)
        or one_stadium(s, seat, kind)
        or no_trainers_yet(s, seat)
        or cant_play(s, seat, kind)
    )


def may_play(s: PokemonState, seat: int, kind: int) -> bool:
    """Whether `why_play` has nothing against a Trainer that is no Fossil, when Trainers may be played at all; what is
    quickly asked comes first."""
    stage = s.fixed.cards[kind].stage
    if stage == "supporter" and one_supporter(s, seat, kind):
        return False
    if stage == "stadium" and one_stadium(s, seat, kind):
        return False
    if (s.lasting[seat] or CannotPlay in s.fixed.standing) and cant_play(s, seat, kind):
        return False
    return (bool(s.seats[seat].deck) and asks_little(s, kind)) or has_no_effect(s, seat, kind) is None


def asks_little(s: PokemonState, kind: int) -> bool:
    """Whether a Trainer can do something whenever its player's deck has a card: it begins with cards of that deck, a
    coin before it or not."""
    known = s.fixed.easy.get(kind)
    if known is None:
        card = s.card(kind)
        first: object = card.do
        while isinstance(first, (Do, Flip)):
            first = first.steps[0] if isinstance(first, Do) else first.heads
        if isinstance(first, Search):
            which = first.what.which if isinstance(first.what, Some) else None
            from_deck = isinstance(which, Which) and which.whose == "you" and which.where == "deck"
            known = from_deck and first.to == "hand"
        else:
            known = isinstance(first, (Draw, Look, RevealUntil)) and getattr(first, "whose", "you") == "you"
        known = s.fixed.easy[kind] = known and card.only_if is None
    return known


def why_retreat(s: PokemonState, seat: int, mon: Pokemon) -> RuleId | None:
    """Retreating an Active Pokémon, in the order of the ledger."""
    if not s.allied(mon.seat, seat) or not is_active(s, mon):
        return "PK-RETREAT-1"
    if not s.side(seat).bench or len(units(s, mon)) < retreat_cost(s, mon):
        return "PK-RETREAT-1"
    if is_fossil(s, mon):
        return "PK-RETREAT-1"
    if mon.conditions & (ASLEEP | PARALYZED) & ~spared(s, mon):
        return "PK-RETREAT-3"
    if s.seats[seat].retreated:
        return "PK-RETREAT-4"
    if forbidden(s, mon, "retreat", "attack or retreat"):
        return "PK-RETREAT-2"
    return None


def spared(s: PokemonState, mon: Pokemon) -> int:
    """The Special Conditions, as bits, that don't keep it from retreating: an effect says so."""
    if CanRetreat not in s.fixed.given:
        return 0
    given = [one.what for one in scan(s, mon, CanRetreat)]
    return sum({CONDITION_BITS[word] for one in given if isinstance(one, CanRetreat) for word in one.conditions})


def turn_powers(s: PokemonState, mon: Pokemon) -> tuple[int, ...]:
    """Which of its abilities are Poké-Powers that are used in the turn, as places in `powers_of`."""
    known = s.fixed.turn_powers
    key = (mon.stack[-2:], mon.attached)
    found = known.get(key)
    if found is None:
        found = known[key] = tuple([n for n, (_, one) in enumerate(powers_of(s, mon)) if is_turn_power(one)])
    return found


def is_turn_power(ability: Ability) -> bool:
    """Whether an ability is a Poké-Power for the turn, and not for when something happens."""
    return isinstance(ability, Power) and not ability.on and ability.limit in ("once", "often")


def why_power(s: PokemonState, seat: int, mon: Pokemon, n: int) -> RuleId | None:
    """Using the n-th ability of a Pokémon as a Poké-Power in the turn."""
    kind, ability = powers_of(s, mon)[n]
    if not s.allied(mon.seat, seat) or not is_turn_power(ability):
        return "PK-POWER-1"
    assert isinstance(ability, Power)
    return power_barred(s, mon, ability) or (None if possible(s, mon, kind, ability) else "PK-POWER-1")


def possible(s: PokemonState, mon: Pokemon, kind: int, power: Power) -> bool:
    """Whether a Poké-Power could do anything now."""
    return could_for(s, power.do)(s, Run(Effect(s.speaker(mon.seat), mon.id, kind, {memory.HOLDER: mon.id}, None)))


def why_stadium_power(s: PokemonState, seat: int) -> RuleId | None:
    """Using the power of the Stadium in play."""
    if s.stadium == NO_CARD:
        return "PK-POWER-1"
    power = next((one for one in s.card(s.stadium).abilities if isinstance(one, Power)), None)
    if power is None or (power.users != "each" and s.fixed.kinds[s.stadium][0] != seat):
        return "PK-POWER-1"
    if power.limit == "once" and f"{power.name}@{seat}" in s.shared:
        return "PK-POWER-2"
    c = Run(Effect(seat, 0, s.stadium, {}, None))
    return None if could_for(s, power.do)(s, c) else "PK-POWER-1"


def why_throw(s: PokemonState, seat: int, mon: Pokemon) -> RuleId | None:
    """Discarding a Fossil from play."""
    if not s.allied(mon.seat, seat) or not is_fossil(s, mon):
        return "PK-TRAINER-4"
    # who has nothing else in play would lose by it, as by a Knock Out (PK-BENCH-3): allowed all the same
    return None


def why_attack(s: PokemonState, seat: int, mon: Pokemon, n: int) -> RuleId | None:
    """Using the n-th attack of a Pokémon, in the order of the ledger."""
    _, one = attacks_of(s, mon)[n]
    if lacks(s, mon, one):
        return "PK-ENERGY-2"
    if not s.allied(mon.seat, seat) or not is_active(s, mon):
        return "PK-ATTACK-1"
    return too_early(s, seat, one) or gx_used(s, seat, one) or cant_use(s, mon, one) or cant_attack(s, mon)


def too_early(s: PokemonState, seat: int, one: Attack) -> RuleId | None:
    """Where the format says so, only the last player of the first round attacks in it, and who goes first by an attack
    that may be used then (P2-TURN-7..10)."""
    if not s.fixed.format.last_attacks or s.seats[seat].turns > 1 or seat == s.order[-1]:
        return None
    if not one.first_turn:
        return "P2-TURN-7"
    return None if s.allied(seat, s.first) else "P2-TURN-9"


def gx_used(s: PokemonState, seat: int, one: Attack) -> RuleId | None:
    """A player uses one GX attack a game (P2-TURN-35)."""
    return "P2-TURN-35" if one.gx and s.seats[seat].gx else None


def cant_use(s: PokemonState, mon: Pokemon, one: Attack) -> RuleId | None:
    """What keeps a Pokémon from this attack: its own text, or an effect."""
    if one.only_if is not None and not holds(s, one.only_if, {}, mon, s.speaker(mon.seat)):
        return "PK-ATTACK-1"
    if CannotUse in s.fixed.given:
        for given in scan(s, mon, CannotUse):
            assert isinstance(given.what, CannotUse)
            if one.name == (given.what.attack or given.word):
                return cited(s, given.kind, "CannotUse")
    return None


def cant_attack(s: PokemonState, mon: Pokemon) -> RuleId | None:
    """What keeps a Pokémon from every attack."""
    if Cannot in s.fixed.given and forbidden(s, mon, "attack", "attack or retreat"):
        return "PK-ATTACK-3"
    if mon.conditions & ASLEEP:
        return "PK-COND-4"
    if mon.conditions & PARALYZED:
        return "PK-COND-6"
    return None


# ---- lists


def intents(s: PokemonState, seat: int) -> Iterator[Option]:
    """All that a player might try in a turn, legal or not."""
    side = s.fixed.side_of[seat]
    mons = of_side(s, side)
    for kind in sorted(set(s.seats[seat].hand)):
        card = s.card(kind)
        if is_basic(card) or card.stage == "fossil":
            yield Option("bench", (kind,))
        if card.stage in ("stage 1", "stage 2", "level-up"):
            for mon in mons:
                yield Option("evolve", (kind, mon.id))
        if card.kind == "energy" or card.as_energy:
            for mon in mons:
                yield Option("attach", (kind, mon.id))
        if card.kind == "trainer" and card.stage != "fossil":
            yield Option("play", (kind,))
    for mon in mons:
        for n in range(len(powers_of(s, mon))):
            yield Option("power", (mon.id, n))
        if is_fossil(s, mon):
            yield Option("throw", (mon.id,))
        yield Option("retreat", (mon.id,))
        for n in range(len(attacks_of(s, mon))):
            yield Option("attack", (mon.id, n))
    if s.stadium != NO_CARD and any(isinstance(one, Power) for one in s.card(s.stadium).abilities):
        yield Option("power", (0, 0))
    yield END


def why_not(s: PokemonState, seat: int, intent: Option) -> RuleId | None:
    """The first rule that forbids an intent of a turn; PK-TURN-1 for what the seat can't see or name."""
    verb, args = intent.verb, intent.args
    early = turn_of(s, seat)
    if early is not None:
        return early
    if verb == "end":
        return None
    own = s.seats[seat]
    if verb in ("bench", "evolve", "attach", "play"):
        if not args or args[0] not in own.hand:
            return "PK-TURN-4"
        if verb == "bench":
            return why_bench(s, seat, args[0])
        if verb == "play":
            return why_play(s, seat, args[0])
        mon = s.mons.get(args[1]) if len(args) > 1 else None
        if mon is None:
            return "PK-TURN-4"
        return why_evolve(s, seat, args[0], mon) if verb == "evolve" else why_attach(s, seat, args[0], mon)
    if verb == "power" and args[:1] == (0,):
        return why_stadium_power(s, seat)
    mon = s.mons.get(args[0]) if args else None
    if mon is None:
        return "PK-TURN-4"
    if verb == "retreat":
        return why_retreat(s, seat, mon)
    if verb == "throw":
        return why_throw(s, seat, mon)
    n = args[1] if len(args) > 1 else -1
    if verb == "power":
        return why_power(s, seat, mon, n) if 0 <= n < len(powers_of(s, mon)) else "PK-POWER-1"
    if verb == "attack":
        return why_attack(s, seat, mon, n) if 0 <= n < len(attacks_of(s, mon)) else "PK-ATTACK-1"
    return "PK-TURN-4"


def options(s: PokemonState, seat: int) -> tuple[Option, ...]:
    """What may be done now, in the order of `intents`: what `why_not` has nothing against. What is the same for every
    card or Pokémon is asked once."""
    own = s.seats[seat]
    fixed = s.fixed
    cards = fixed.cards
    side = s.side(seat)
    mons = [s.mons[n] for n in (*side.active, *side.bench)]
    found: list[Option] = []
    trainers = no_trainers_yet(s, seat) is None
    room = bench_room(s, fixed.side_of[seat]) > 0
    may_evolve = own.turns > 1 or CanEvolve in fixed.given
    for kind in sorted(set(own.hand)):
        card = cards[kind]
        sort = card.kind
        if sort == "pokemon":
            if card.stage == "basic":
                if room:
                    found.append(Option("bench", (kind,)))
            elif may_evolve:
                below = card.evolves_from
                found += [
                    Option("evolve", (kind, mon.id))
                    for mon in mons
                    if cards[mon.stack[-1]].name == below and why_evolve(s, seat, kind, mon) is None
                ]
            if not card.as_energy:
                continue
        if sort == "energy" or card.as_energy:
            if own.energy or no_energy_yet(s, seat):
                continue
            if card.energy_swap or s.lasting[seat]:
                found += [Option("attach", (kind, m.id)) for m in mons if why_attach(s, seat, kind, m) is None]
            else:
                found += [Option("attach", (kind, m.id)) for m in mons]
        elif trainers:
            if card.stage == "fossil":
                if why_bench(s, seat, kind) is None:
                    found.append(Option("bench", (kind,)))
            elif may_play(s, seat, kind):
                found.append(Option("play", (kind,)))
    active = side.active
    for mon in mons:
        card = cards[mon.stack[-1]]
        if card.abilities or card.stage == "level-up" or mon.attached:
            for n in turn_powers(s, mon):
                if why_power(s, seat, mon, n) is None:
                    found.append(Option("power", (mon.id, n)))
        if card.stage == "fossil":
            found.append(Option("throw", (mon.id,)))
        if mon.id in active:
            if side.bench and not own.retreated and why_retreat(s, seat, mon) is None:
                found.append(Option("retreat", (mon.id,)))
            if cant_attack(s, mon) is None:
                for n, (_, one) in enumerate(attacks_of(s, mon)):
                    if too_early(s, seat, one) or gx_used(s, seat, one):
                        continue
                    if not lacks(s, mon, one) and cant_use(s, mon, one) is None:
                        found.append(Option("attack", (mon.id, n)))
    if s.stadium != NO_CARD and cards[s.stadium].abilities and why_stadium_power(s, seat) is None:
        found.append(Option("power", (0, 0)))
    found.append(END)
    return tuple(found)


def facts(s: PokemonState, seat: int, intent: Option) -> dict[str, object]:
    """What a sentence about a refusal needs: the card and the Pokémon meant (kinds), and numbers, as far as the seat
    sees them."""
    verb, args = intent.verb, intent.args
    found: dict[str, object] = {"to_move": s.to_move, "seat": seat}
    mon = None
    if verb in ("bench", "evolve", "attach", "play"):
        if not args or args[0] not in s.seats[seat].hand:
            return found
        found["card"] = args[0]
        mon = s.mons.get(args[1]) if len(args) > 1 else None
    elif args:
        mon = s.mons.get(args[0])
    if mon is None or (s.hidden and not s.allied(mon.seat, seat)):
        return found
    found["pokemon"] = mon.stack[-1]
    if verb == "retreat":
        found["cost"] = retreat_cost(s, mon)
        found["have"] = len(units(s, mon))
    elif verb == "attack" and len(args) > 1 and 0 <= args[1] < len(attacks_of(s, mon)):
        one = attacks_of(s, mon)[args[1]][1]
        found["attack"] = one.name
        found["missing"] = lacks(s, mon, one)
    return found
