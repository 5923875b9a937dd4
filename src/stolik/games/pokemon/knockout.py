"""Knock Outs, replacements, Prizes, and who has won (PK-KO, PK-END)."""

from __future__ import annotations

from stolik.cardgame.ast.pokemon import LastChance
from stolik.cardgame.interpret import NO, YES, Effect
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms
from .asked import hp_of, in_play, scan
from .procedure import PROCEDURES, Procedure, again, ask, knock_outs, remember
from .state import NOBODY, Pokemon, PokemonState
from .wake import power_on, use_power, woken


def is_quiet(s: PokemonState) -> bool:
    """Whether nobody is to be Knocked Out, no Active place is to be filled, and no side is without Pokémon."""
    for side in s.sides:
        if not side.active or (len(side.active) < s.fixed.format.actives and side.bench):
            return False
    for own in s.seats:
        if own.owed:
            return False
    for mon in s.mons.values():  # noqa: SIM110 - asked after everything that happens
        if mon.damage and mon.damage >= hp_of(s, mon):
            return False
    return True


def order(s: PokemonState) -> tuple[int, ...]:
    """The seats in the order in which they replace and take Prizes: whose turn comes next goes first (PK-KO-4)."""
    seats = tuple(range(len(s.seats)))
    if s.to_move == NOBODY:
        return seats
    at = (s.to_move + 1) % len(seats)
    return seats[at:] + seats[:at]


def fallen(s: PokemonState) -> list[Pokemon]:
    """Those whose damage is at least their HP, in the order of the table (PK-KO-1)."""
    return [mon for mon in in_play(s) if mon.damage >= hp_of(s, mon)]


def last_chances(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """What Pokémon do that would be Knocked Out by damage from an attack: effects on them, bodies, powers."""
    hits: tuple[int, ...] = f.data.get("hits", ())
    hurt: tuple[int, ...] = hits + f.data.get("own", ())
    done: tuple[int, ...] = f.data.get("done", ())
    if picks is not None:
        mon = s.mons[f.data["asked"]]
        again(s, f, done=(*done, mon.id))
        if picks[0] is YES:
            found = power_on(s, mon, "would be knocked out")
            assert found is not None
            use_power(s, mon, *found, {"attacker": f.data["attacker"], "event": mon.id})
        return
    for mon in fallen(s):
        if mon.id in done or mon.id not in hurt:
            continue
        if LastChance in s.fixed.given:
            for given in scan(s, mon, LastChance):
                assert isinstance(given.what, LastChance)
                if not given.what.coin or atoms.flip(s, mon.seat):
                    atoms.heal(s, mon, (mon.damage - (hp_of(s, mon) - given.what.hp)) // 10)
                break
            if mon.damage < hp_of(s, mon):
                continue
        frames: list[Effect] = []
        if "would be knocked out" in s.fixed.listened and mon.id in hits:
            frames = woken(s, mon, "would be knocked out", {"attacker": f.data["attacker"], "event": mon.id})
        if frames:
            again(s, f, done=(*done, mon.id))
            s.agenda.extend(reversed(frames))
            return
        if s.fixed.answers and power_on(s, mon, "would be knocked out") is not None:
            ask(
                s,
                f.with_data(asked=mon.id),
                Decision(mon.seat, "choose:power", (YES, NO), about=(mon.stack[-1], mon.id)),
            )
            return


def discards(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """All that are Knocked Out go to the discard pile together; their owners' opponents are owed Prizes (PK-KO-2,
    5)."""
    attacker = s.mons.get(f.data.get("attacker", 0))
    frames: list[Effect] = []
    owed = [own.owed for own in s.seats]
    for own in s.seats:
        own.owed = 0
    hits: tuple[int, ...] = f.data.get("hits", ())
    for mon in fallen(s):
        card = s.top(mon)
        owed[s.foe(mon.seat)] += 2 if "ex" in card.tags else 1
        if s.to_move != NOBODY:
            own = s.seats[mon.seat]
            own.lost = (*own.lost, (s.turn, mon.stack[-1], mon.id in hits))
        if attacker is not None and mon is not attacker and mon.id in hits and "knocks out" in s.fixed.listened:
            frames += woken(s, attacker, "knocks out", {"attacker": attacker.id, "event": mon.id})
        atoms.knock_out(s, mon)
    remember(s, f, owed=tuple(owed))
    s.agenda.extend(reversed(frames))


def replacements(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Empty Active places are filled from the Bench (PK-KO-3, PK-DOUBLE-2)."""
    if picks is not None:
        atoms.promote(s, s.mons[picks[0].args[0]])
    for seat in order(s):
        side = s.side(seat)
        if len(side.active) < s.fixed.format.actives and side.bench:
            options = tuple([Option("pokemon", (n,)) for n in side.bench])
            ask(s, f, Decision(seat, "promote", options))
            return


def prizes(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Prizes are taken, unseen (PK-KO-2)."""
    owed = list(f.data["owed"])
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
            ask(s, f.with_data(owed=tuple(owed)), Decision(seat, "prize", options, count, count))
            return


def verdict(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Ways of winning are counted after the last step (PK-END-1, 2, 4, 5); otherwise play goes on."""
    ways = [0, 0]
    rules: list[list[str]] = [[], []]
    for seat, side in enumerate(s.fixed.side_of):
        if not s.seats[seat].prizes and f.data["owed"][seat]:
            ways[side] += 1
            rules[side].append("PK-END-1")
    for side, own in enumerate(s.sides):
        if not own.active and not own.bench:
            ways[1 - side] += 1
            rules[1 - side].append("PK-END-2")
    if ways[0] == ways[1]:
        if ways[0]:
            s.agenda.clear()
            s.agenda.append(Procedure("sudden death"))
        elif not is_quiet(s):
            s.agenda.append(knock_outs())
        return
    side = 0 if ways[0] > ways[1] else 1
    atoms.finish(s, "PK-END-4" if ways[1 - side] else rules[side][0], side)


def look(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """Nothing to do is the common case."""
    if is_quiet(s):
        s.agenda.pop()  # the rest of this procedure


PROCEDURES["knock outs"] = (look, last_chances, discards, replacements, prizes, verdict)
