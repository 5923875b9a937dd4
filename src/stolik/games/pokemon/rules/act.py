"""Doing what was chosen in a turn. Each action takes its cards, pushes what must follow, and lets the turn go on."""

from __future__ import annotations

from functools import lru_cache

from stolik.cardgame.interpret import NO, YES, Effect, chain
from stolik.games.pokemon.ast.printed import Power
from stolik.kernel.agenda import Frame
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, attack, memory
from .asked import attacks_of, is_active, powers_of, retreat_cost
from .events import PowerUsed, Retreated, TrainerPlayed
from .powers import power_barred, use_power
from .procedure import PROCEDURES, Procedure, ask, knock_outs
from .state import NO_CARD, Pokemon, PokemonState
from .triggers import then, wake, woken
from .turn import END, MAIN, possible


def act(s: PokemonState, seat: int, option: Option) -> None:
    """Do one thing of a turn. The agenda has neither the turn nor its end on it yet."""
    verb, args = option.verb, option.args
    if option is END:
        s.agenda.append(Procedure("end"))
    elif verb == "attack":
        s.agenda.append(Procedure("end"))
        _attack(s, s.mons[args[0]], args[1])
    else:
        s.agenda.append(MAIN)
        if verb == "bench":
            _bench(s, seat, args[0])
        elif verb == "attach":
            _attach(s, seat, args[0], s.mons[args[1]])
        elif verb == "evolve":
            _evolve(s, seat, args[0], s.mons[args[1]])
        elif verb == "play":
            _play(s, seat, args[0])
        elif verb == "power":
            _power(s, seat, args[0], args[1])
        elif verb == "retreat":
            s.agenda.append(Procedure("retreat", seat=seat, data={memory.MON: args[0]}))
        elif verb == "throw":
            s.agenda.append(knock_outs())
            atoms.leave(s, s.mons[args[0]], "discard", seat)


def _bench(s: PokemonState, seat: int, kind: int) -> None:
    atoms.take_from_hand(s, seat, kind)
    mon = atoms.put_pokemon(s, seat, kind, False)
    if is_active(s, mon):
        return  # it never was on the Bench (P2-FIELD-14)
    if s.fixed.format.actives > 1:
        s.agenda.append(knock_outs())  # a free Active place is filled (PK-DOUBLE-2)
    came(s, mon, "put")
    then(s, wake(s, "pokemon benched", {memory.EVENT: mon.id}))


def came(s: PokemonState, mon: Pokemon, limit: str) -> None:
    """A Poké-Power that is used when its card is played from the hand is offered (PK-POWER-1)."""
    for kind, ability in powers_of(s, mon):
        if isinstance(ability, Power) and ability.limit == limit and kind == mon.stack[-1]:
            if power_barred(s, mon, ability) is None and possible(s, mon, kind, ability):
                s.agenda.append(knock_outs())
                s.agenda.append(
                    Procedure("offer", seat=s.speaker(mon.seat), data={memory.MON: mon.id, memory.NAME: ability.name})
                )


def offer(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Ask whether a Poké-Power is used now that its card was played."""
    mon = s.mons.get(f.data[memory.MON])
    if mon is None:
        return
    kind, power = next((k, a) for k, a in powers_of(s, mon) if a.name == f.data[memory.NAME])
    assert isinstance(power, Power)
    if power_barred(s, mon, power):
        return
    if picks is None and power.may:
        ask(s, f, Decision(f.seat, "choose:power", (YES, NO), about=(kind, mon.id)))
    elif picks is None or picks[0] is YES:
        s.agenda.append(knock_outs())
        use_power(s, mon, kind, power, {})


PROCEDURES["offer"] = (offer,)


def _power(s: PokemonState, seat: int, n: int, place: int) -> None:
    if n:
        mon = s.mons[n]
        kind, ability = powers_of(s, mon)[place]
        assert isinstance(ability, Power)
        s.agenda.append(knock_outs())
        use_power(s, mon, kind, ability, {})
        return
    power = next(one for one in s.card(s.stadium).abilities if isinstance(one, Power))
    s.shared = (*s.shared, f"{power.name}@{seat}")
    if s.sink is not None:
        s.sink(PowerUsed(seat, 0, s.stadium, power.name))
    s.agenda.append(knock_outs())
    s.agenda.append(Effect(seat, 0, s.stadium, {}, chain(power.do)))


def _evolve(s: PokemonState, seat: int, kind: int, mon: Pokemon) -> None:
    atoms.take_from_hand(s, seat, kind)
    atoms.evolve(s, mon, kind)
    s.agenda.append(knock_outs())  # fewer HP may be Knocked Out by the damage that stays
    came(s, mon, "evolved")
    if s.card(kind).stage != "level-up":
        then(s, wake(s, "pokemon evolved", {memory.EVENT: mon.id}))


def _attach(s: PokemonState, seat: int, kind: int, mon: Pokemon) -> None:
    s.seats[seat].energy = True
    atoms.take_from_hand(s, seat, kind)
    if s.card(kind).energy_swap:
        atoms.hold(s, seat, kind)
        s.agenda.append(Procedure("swap energy", seat=seat, data={memory.MON: mon.id, memory.KIND: kind}))
        return
    attached(s, seat, kind, mon)


def swap_energy(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """A card that takes the place of an Energy card, which returns to the hand."""
    mon = s.mons[f.data[memory.MON]]
    if picks is None:
        options = tuple([Option("attached", (mon.id, kind)) for kind in dict.fromkeys(mon.energy)])
        ask(s, f, Decision(f.seat, "choose:energy", options, about=(f.data[memory.KIND], mon.id)))
        return
    atoms.detach(s, mon, (picks[0].args[1],), "hand", f.seat)
    atoms.release(s, f.seat, f.data[memory.KIND])
    attached(s, f.seat, f.data[memory.KIND], mon)


PROCEDURES["swap energy"] = (swap_energy,)


def attached(s: PokemonState, seat: int, kind: int, mon: Pokemon) -> None:
    """An Energy card from the hand is attached, and wakes what waits for it."""
    atoms.attach(s, mon, kind, "hand")
    names: memory.Memos = {memory.EVENT: mon.id, memory.CARDS: (kind,), memory.HOLDER: mon.id}
    frames: list[Frame] = []
    if "attached" in s.fixed.listened:
        frames += woken(s, mon, "attached", names, only=(mon.stack[-1], kind))
    frames += wake(s, "opponent attaches energy", names, s.foe(seat))
    then(s, frames)


def _play(s: PokemonState, seat: int, kind: int) -> None:
    card = s.card(kind)
    own = s.seats[seat]
    atoms.take_from_hand(s, seat, kind)
    if s.sink is not None:
        s.sink(TrainerPlayed(seat, kind))
    if card.stage == "stadium":
        own.stadium = True
        atoms.put_stadium(s, kind)
        s.agenda.append(knock_outs())  # what the old one gave may be missing
        return
    if card.stage == "supporter":
        own.supporter = True
        own.played = kind
    s.agenda.append(knock_outs())
    if card.stage == "supporter":
        s.agenda.extend(reversed(wake(s, "opponent plays supporter", {}, s.foe(seat))))
    s.agenda.append(Procedure("played", seat=seat, data={memory.KIND: kind}))
    if card.do is not None:
        s.agenda.append(Effect(seat, 0, kind, {}, chain(card.do)))
    own.beside = kind


def played(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """A Trainer goes to the discard pile, unless it was attached, or lies beside until the turn ends (PK-TRAINER-1,
    2)."""
    own = s.seats[f.seat]
    kind = own.beside
    if kind == NO_CARD:
        return
    if s.card(kind).stage == "supporter" and s.fixed.options.supporter_stays:
        return
    own.beside = NO_CARD
    atoms.into_discard(s, kind)


PROCEDURES["played"] = (played,)


# ---- retreat


@lru_cache(maxsize=8192)
def payments(energy: tuple[int, ...], provides: tuple[int, ...], cost: int) -> tuple[tuple[int, ...], ...]:
    """The ways to pay a Retreat Cost: sets of cards of which none could be left out (PK-RETREAT-6). `provides[i]` is
    how much the card `energy[i]` provides; equal cards make equal ways."""
    found: dict[tuple[int, ...], None] = {}

    def extend(at: int, chosen: tuple[int, ...], paid: int, smallest: int) -> None:
        if paid >= cost:
            if paid - smallest < cost:
                found[tuple(energy[i] for i in chosen)] = None
            return
        for i in range(at, len(energy)):
            if i > at and energy[i] == energy[i - 1]:
                continue
            extend(i + 1, (*chosen, i), paid + provides[i], min(smallest, provides[i]) if chosen else provides[i])

    extend(0, (), 0, 0)
    return tuple(found)


def pay_retreat(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Discard Energy worth the Retreat Cost (PK-RETREAT-1, 6)."""
    mon = s.mons[f.data[memory.MON]]
    if picks is None:
        cost = retreat_cost(s, mon)
        s.seats[f.seat].retreated = True
        if cost:
            provides = tuple([len(s.fixed.provides[kind]) for kind in mon.energy])
            ways = payments(mon.energy, provides, cost)
            options = tuple([Option("pay", (mon.id, *way)) for way in ways])
            ask(s, f, Decision(f.seat, "pay", options, about=(mon.stack[-1], mon.id)))
            return
        cards: tuple[int, ...] = ()
    else:
        cards = picks[0].args[1:]
        atoms.detach(s, mon, cards, "discard", f.seat)
    if s.sink is not None:
        s.sink(Retreated(f.seat, mon.id, mon.stack[-1], cards))


def go_back(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Change places with a Benched Pokémon."""
    mon = s.mons[f.data[memory.MON]]
    if picks is None:
        options = tuple([Option("pokemon", (n,)) for n in s.side(f.seat).bench])
        ask(s, f, Decision(f.seat, "choose:switch", options, about=(mon.stack[-1], mon.id)))
        return
    atoms.switch(s, mon, s.mons[picks[0].args[0]])
    then(s, wake(s, "opponent retreats", {memory.EVENT: mon.id}, s.foe(f.seat)))


PROCEDURES["retreat"] = (pay_retreat, go_back)


# ---- attack


def _attack(s: PokemonState, mon: Pokemon, n: int) -> None:
    targets = s.foes(mon.seat).active
    if len(targets) > 1 and attack.is_aimed(attacks_of(s, mon)[n][1]):
        s.agenda.append(Procedure("aim", seat=s.speaker(mon.seat), data={memory.MON: mon.id, memory.N: n}))
    else:  # of two, an attack that isn't aimed names its own target, or none (P2-TURN-33)
        attack.announce(s, mon, n, s.mons[targets[0]] if len(targets) == 1 else None)


def aim(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """With two opposing Active Pokémon, choose which is the Defending Pokémon (PK-DOUBLE-3)."""
    mon = s.mons[f.data[memory.MON]]
    if picks is None:
        options = tuple([Option("pokemon", (n,)) for n in s.foes(f.seat).active])
        ask(s, f, Decision(f.seat, "choose:defending", options, about=(mon.stack[-1], mon.id)))
        return
    attack.announce(s, mon, f.data[memory.N], s.mons[picks[0].args[0]])


PROCEDURES["aim"] = (aim,)
