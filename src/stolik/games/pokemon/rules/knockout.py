"""Knock Outs, replacements, Prizes, and who has won (PK-KO, PK-END)."""

from __future__ import annotations

from stolik.cardgame.choices import options_for
from stolik.cardgame.interpret import NO, YES, Effect
from stolik.games.pokemon.ast.nodes import Immune, LastChance
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .asked import cured, hp_of, in_play, of_side, prizes_for, runs_dry, scan
from .powers import power_on, use_power
from .procedure import KNOCK_OUTS, PROCEDURES, Procedure, again, ask, knock_outs, remember
from .state import CONDITION_BITS, NO_CARD, NOBODY, Pokemon, PokemonState
from .triggers import woken


def is_quiet(s: PokemonState) -> bool:
    """Whether nobody is to be Knocked Out, no Active place is to be filled, and no side is without Pokémon."""
    for side in s.sides:
        if not side.active or (len(side.active) < s.fixed.format.actives and side.bench):
            return False
    for own in s.seats:
        if own.owed:
            return False
    if runs_dry(s):
        return False
    for mon in s.mons.values():  # noqa: SIM110 - asked after everything that happens
        if mon.damage and is_fallen(s, mon):
            return False
    return True


def is_fallen(s: PokemonState, mon: Pokemon) -> bool:
    """Whether its damage is at least its HP (PK-KO-1). Where no card lowers HP, who has less than is printed stands."""
    if mon.damage < s.fixed.cards[mon.stack[-1]].hp and not s.fixed.shrinks:
        return False
    return mon.damage >= hp_of(s, mon)


def is_settled(s: PokemonState) -> bool:
    """Whether nothing is to be done. What ends Special Conditions all the time ends them here, since it may have come
    into play just now."""
    if Immune in s.fixed.given:
        for mon in in_play(s):
            if mon.conditions:
                atoms.cure(s, mon, [word for word in CONDITION_BITS if cured(s, mon, word)])
    return is_quiet(s)


def order(s: PokemonState) -> tuple[int, ...]:
    """The seats in the order in which they replace and take Prizes: whose turn comes next goes first (PK-KO-4)."""
    if s.to_move == NOBODY:
        return tuple(range(len(s.seats)))
    at = s.order.index(s.to_move) + 1
    return s.order[at:] + s.order[:at]


def fallen(s: PokemonState) -> list[Pokemon]:
    """Those that are Knocked Out, in the order of the table."""
    return [mon for mon in in_play(s) if is_fallen(s, mon)]


def last_chances(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """What Pokémon do that would be Knocked Out by damage from an attack: effects on them, bodies, powers."""
    hits = f.data.get(memory.HITS, ())
    hurt = hits + f.data.get(memory.OWN, ())
    done = f.data.get(memory.DONE, ())
    if picks is not None:
        mon = s.mons[f.data[memory.ASKED]]
        again(s, f, {memory.DONE: (*done, mon.id)})
        if picks[0] is YES:
            found = power_on(s, mon, "would be knocked out")
            assert found is not None
            use_power(s, mon, *found, {memory.ATTACKER: f.data[memory.ATTACKER], memory.EVENT: mon.id})
        return
    for mon in fallen(s):
        if mon.id in done or mon.id not in hurt or _holds_out(s, mon, dict(f.data.get(memory.DEALS, ()))):
            continue
        if LastChance in s.fixed.given:
            done = (*done, mon.id)  # its coin has fallen
        frames: list[Effect] = []
        if "would be knocked out" in s.fixed.listened and mon.id in hits:
            names: memory.Memos = {memory.ATTACKER: f.data[memory.ATTACKER], memory.EVENT: mon.id}
            frames = woken(s, mon, "would be knocked out", names)
        if frames:
            again(s, f, {memory.DONE: (*done, mon.id)})
            s.agenda.extend(reversed(frames))
            return
        if s.fixed.answers and power_on(s, mon, "would be knocked out") is not None:
            about = (mon.stack[-1], mon.id)
            decision = Decision(s.speaker(mon.seat), "choose:power", (YES, NO), about=about)
            ask(s, f.with_data({memory.ASKED: mon.id, **({memory.DONE: done} if done else {})}), decision)
            return


def _holds_out(s: PokemonState, mon: Pokemon, dealt: dict[int, int]) -> bool:
    """Whether something that is given to it leaves it HP, perhaps on heads; `dealt` is what the attack has done."""
    if LastChance not in s.fixed.given:
        return False
    for given in scan(s, mon, LastChance):
        assert isinstance(given.what, LastChance)
        if given.what.least is not None and dealt.get(mon.id, 0) < given.what.least:
            continue
        if not given.what.coin or atoms.flip(s, s.speaker(mon.seat)):
            atoms.heal(s, mon, (mon.damage - (hp_of(s, mon) - given.what.hp)) // 10)
        break
    return mon.damage < hp_of(s, mon)


def farewells(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """What answers a Knock Out by damage from an opponent's attack while its Pokémon is still there: cards on it, then
    others of its side."""
    if not ("knocked out" in s.fixed.listened or "ally knocked out" in s.fixed.listened):
        return
    frames: list[Effect] = []
    for mon in fallen(s):
        if mon.id in f.data.get(memory.HITS, ()):
            names: memory.Memos = {memory.ATTACKER: f.data[memory.ATTACKER], memory.EVENT: mon.id}
            frames += woken(s, mon, "knocked out", names)
            for other in of_side(s, s.fixed.side_of[mon.seat]):
                if other is not mon:
                    frames += woken(s, other, "ally knocked out", names)
    s.agenda.extend(reversed(frames))


def is_check(s: PokemonState) -> bool:
    """Whether the turn has ended, and what happens between turns runs."""
    return any(isinstance(f, Procedure) and f.name == "end" and f.at > 0 for f in s.agenda)


def taker(s: PokemonState, mon: Pokemon) -> int:
    """Who takes Prizes for this Pokémon: its one opponent; of two the one whose turn it is (P2-PRIZE-2, 13), otherwise
    they agree: NOBODY (P2-PRIZE-3, 4, 5)."""
    foes = s.fixed.foes[mon.seat]
    if len(foes) == 1:
        return foes[0]
    return s.to_move if s.to_move in foes and not is_check(s) else NOBODY


def allot(s: PokemonState, owed: list[int], seat: int, n: int) -> None:
    """`n` Prizes for one Knock Out come from the row of a seat, and what it lacks from its partner's (P2-PRIZE-7..9);
    what both lack is void (P2-PRIZE-10)."""
    for one in (seat, *[mate for mate in s.fixed.mates[seat] if mate != seat]):
        part = min(n, len(s.seats[one].prizes) - owed[one])
        owed[one] += part
        n -= part


def discards(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """All that are Knocked Out go to the discard pile together; their owners' opponents are owed Prizes (PK-KO-2,
    5). What a team has to agree on (P2-PRIZE-3) is `agreed`: (a seat of it, number, card)."""
    attacker = s.mons.get(f.data.get(memory.ATTACKER, 0))
    frames: list[Effect] = []
    owed = [0] * len(s.seats)
    agreed: list[tuple[int, int, int]] = []
    for seat, own in enumerate(s.seats):
        if own.owed:
            agreed.append((seat, own.owed, NO_CARD))
        own.owed = 0
    hits: tuple[int, ...] = f.data.get(memory.HITS, ())
    for mon in fallen(s):
        seat, n = taker(s, mon), prizes_for(s, mon)
        if seat == NOBODY and n:
            agreed.append((s.fixed.foes[mon.seat][0], n, mon.stack[-1]))
        elif n:
            allot(s, owed, seat, n)
        if s.to_move != NOBODY:
            own = s.seats[mon.seat]
            own.lost = (*own.lost, (s.turn, mon.stack[-1], mon.id in hits))
        if attacker is not None and mon is not attacker and mon.id in hits and "knocks out" in s.fixed.listened:
            frames += woken(s, attacker, "knocks out", {memory.ATTACKER: attacker.id, memory.EVENT: mon.id})
        if mon.id in hits and "ally discarded" in s.fixed.listened:
            frames += _recovered(s, mon, f.data[memory.ATTACKER])
        atoms.knock_out(s, mon, lost=mon.id in f.data.get(memory.LOSES, ()))
    remember(s, f, {memory.OWED: tuple(owed), memory.AGREED: tuple(agreed)})
    s.agenda.extend(reversed(frames))


def _recovered(s: PokemonState, mon: Pokemon, attacker: int) -> list[Effect]:
    """What others of its side do about the cards of a Pokémon, once they lie in the discard pile."""
    names: memory.Memos = {
        memory.ATTACKER: attacker,
        memory.EVENT: mon.id,
        memory.CARDS: (*mon.stack, *map(s.fixed.upright, mon.energy), *mon.attached),
        memory.LAY: "discard",
    }
    gone = fallen(s)
    there = [other for other in of_side(s, s.fixed.side_of[mon.seat]) if other not in gone and other is not mon]
    return [frame for other in there for frame in woken(s, other, "ally discarded", names)]


def replacements(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Empty Active places are filled from the Bench (PK-KO-3, PK-DOUBLE-2)."""
    if picks is not None:
        atoms.promote(s, s.mons[picks[0].args[0]])
    for seat in order(s):
        side = s.side(seat)
        if len(side.active) < s.fixed.format.actives and side.bench:
            options = options_for("pokemon", side.bench)
            ask(s, f, Decision(seat, "promote", options))
            return


def takers(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """A team says for each Knock Out of which no one of it is the taker who takes its Prizes (P2-PRIZE-3, 11), unless
    all of its Prizes are taken whoever it is (P2-PRIZE-8); the one whose turn comes next answers for it."""
    owed, agreed = list(f.data[memory.OWED]), f.data[memory.AGREED]
    if picks is not None:
        allot(s, owed, picks[0].args[0], agreed[0][1])
        agreed = agreed[1:]
    while agreed:
        seat, n, kind = agreed[0]
        mates = s.fixed.mates[seat]
        able = [one for one in mates if len(s.seats[one].prizes) > owed[one]]
        left = sum(len(s.seats[one].prizes) - owed[one] for one in mates)
        if len(able) > 1 and left > sum(due for of, due, _ in agreed if of in mates):
            options = options_for("seat", able)
            ask(
                s,
                f.with_data({memory.OWED: tuple(owed), memory.AGREED: agreed}),
                Decision(s.comes_next(mates), "taker", options, about=(kind, 0)),
            )
            return
        if able:
            allot(s, owed, able[0], n)
        agreed = agreed[1:]
    remember(s, f, {memory.OWED: tuple(owed), memory.AGREED: ()})


def prizes(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Prizes are taken, unseen (PK-KO-2)."""
    owed = list(f.data[memory.OWED])
    if picks is not None:
        seat = picks[0].args[0]
        for n in sorted((option.args[1] for option in picks), reverse=True):
            atoms.take_prize(s, seat, n)
        owed[seat] = 0
    for seat in order(s):
        own = s.seats[seat]
        count = min(owed[seat], len(own.prizes))
        if count:
            down = [n for n in range(len(own.prizes)) if n not in own.open]
            places = down if len(down) >= count else list(range(len(own.prizes)))
            options = tuple([Option("place", (seat, n)) for n in places])
            ask(s, f.with_data({memory.OWED: tuple(owed)}), Decision(seat, "prize", options, count, count))
            return


def verdict(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Ways of winning are counted after the last step (PK-END-1, 2, 4, 5; P2-END-1..4); otherwise play goes on."""
    rules: list[list[str]] = [[], []]
    for side, own in enumerate(s.sides):
        mates = [seat for seat, of in enumerate(s.fixed.side_of) if of == side]
        if not any(s.seats[seat].prizes for seat in mates) and any(f.data[memory.OWED][seat] for seat in mates):
            rules[side].append("PK-END-1")
        if not own.active and not own.bench:
            rules[1 - side].append("PK-END-2")
        if runs_dry(s) and any(not s.seats[seat].deck for seat in mates):
            rules[1 - side].append("PK-END-3")
    ways = [len(found) for found in rules]
    if ways[0] != ways[1]:
        side = 0 if ways[0] > ways[1] else 1
        atoms.finish(s, "PK-END-4" if ways[1 - side] else rules[side][0], side)
    elif ways[0] and s.fixed.format.sudden_death:
        s.agenda.clear()
        s.agenda.append(Procedure("sudden death"))
    elif ways[0]:
        atoms.finish(s, "PK-END-4", NOBODY)
    elif not is_quiet(s):
        s.agenda.append(knock_outs())


def look(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Nothing to do is the common case, which `PokemonTCG.run` knows without this."""
    if is_settled(s):
        s.agenda.pop()  # the rest of this procedure


PROCEDURES[KNOCK_OUTS] = (look, last_chances, farewells, discards, replacements, takers, prizes, verdict)
