"""What players do at a drawn table, as sentences: "A attaches Grass Energy to Torterra", and back.

attacks 'Body Slam' [with Torterra] · benches Bonsly · evolves Turtwig into Grotle · attaches Grass Energy to Bonsly
plays Potion · uses 'Energy Trans' of Sceptile (or of the Stadium) · retreats [Torterra] · discards Skull Fossil
ends the turn · promotes Bonsly · pays Grass Energy x2 · takes a Prize, takes 2 Prizes, takes Prize 3
calls heads · lays Bonsly, Starly · chooses Torterra · chooses Potion, Switch x2 · chooses Grass Energy of Torterra
chooses heads, tails, yes, no, nothing, 3, asleep, 'Slash' of Sandslash δ · chooses C · chooses first, second
"""

from __future__ import annotations

import re
from typing import Final

from stolik.cardgame.drawn import DrawingError
from stolik.games.pokemon.ast.nodes import CONDITIONS
from stolik.kernel.decision import Decision, Option

from .asked import attacks_of, powers_of
from .notation import SEATS, called, kind_of, meant, names_of
from .rules import PokemonTCG
from .state import NO_CARD, Pokemon, PokemonState
from .turn import END

VERBS: Final = {
    "attacks": "attack", "attaches": "attach", "benches": "bench", "calls": "choose", "chooses": "choose",
    "discards": "discard", "ends": "end", "evolves": "evolve", "lays": "choose", "pays": "pay", "plays": "play",
    "promotes": "choose", "retreats": "retreat", "takes": "take", "uses": "use",
}  # fmt: skip
"""The verb of a sentence, and of what somebody may do ("A may attack 'Ram'")."""

_SENTENCE = re.compile(r"^([A-D]) (\w+)(?: (.+))?$")
_ATTACK = re.compile(r"^'(.+?)'(?: with (.+))?$")
_POWER = re.compile(r"^'(.+?)' of (.+)$")


def act(s: PokemonState, rules: PokemonTCG, text: str) -> tuple[int | Option, ...]:
    """Who does what: the seat, then the options that answer the pending question. Raises DrawingError; whether they are
    offered is asked elsewhere."""
    match = _SENTENCE.match(text)
    if match is None or match[2] not in VERBS or SEATS.index(match[1]) >= len(s.seats):
        raise DrawingError(f"{text!r} is no act like \"A attacks 'Body Slam'\"; the verbs are {', '.join(VERBS)}")
    seat = SEATS.index(match[1])
    return (seat, *intents(s, seat, VERBS[match[2]], match[3] or ""))


def intents(s: PokemonState, seat: int, verb: str, rest: str) -> tuple[Option, ...]:
    """What a player means to do, as options, legal or not. Raises DrawingError."""
    hand = s.seats[seat].hand
    if verb == "end":
        return (END,)
    if verb == "choose":
        return chosen(s, seat, rest)
    if verb == "take":
        return _prizes(s, seat, rest)
    if verb == "pay":
        return _payment(s, seat, rest)
    if verb == "attack":
        return (_attack(s, seat, rest),)
    if verb == "use":
        return (_power(s, seat, rest),)
    if verb in ("bench", "play"):
        return (Option.foreign(verb, (kind_of(s, seat, rest, hand),)),)
    if verb == "evolve":
        whom, _, into = rest.partition(" into ")
        return (Option.foreign(verb, (kind_of(s, seat, into, hand), meant(s, whom, seat).id)),)
    if verb == "attach":
        card, _, to = rest.partition(" to ")
        return (Option.foreign(verb, (kind_of(s, seat, card, hand), meant(s, to, seat).id)),)
    if verb == "retreat":
        return (Option.foreign(verb, (meant(s, rest, seat).id if rest else s.side(seat).active[0],)),)
    if verb == "discard":
        return (Option.foreign("throw", (meant(s, rest, seat).id,)),)
    raise DrawingError(f"{verb!r} is nothing that can be done; that would be {', '.join(sorted(set(VERBS.values())))}")


def _attack(s: PokemonState, seat: int, rest: str) -> Option:
    match = _ATTACK.match(rest)
    if match is None:
        raise DrawingError(f"{rest!r}: expected 'Body Slam' or 'Body Slam' with Torterra")
    mon = meant(s, match[2], seat) if match[2] else s.mons[s.side(seat).active[0]]
    for n, (_, attack) in enumerate(attacks_of(s, mon)):
        if attack.name == match[1]:
            return Option.foreign("attack", (mon.id, n))
    known = ", ".join(attack.name for _, attack in attacks_of(s, mon))
    raise DrawingError(f"{called(s, mon)} has no attack {match[1]!r}; it has {known}")


def _power(s: PokemonState, seat: int, rest: str) -> Option:
    match = _POWER.match(rest)
    if match is None:
        raise DrawingError(f"{rest!r}: expected 'Energy Trans' of Sceptile")
    if match[2] == "the Stadium":
        return Option.foreign("power", (0, 0))
    mon = meant(s, match[2], seat)
    for n, (_, ability) in enumerate(powers_of(s, mon)):
        if ability.name == match[1]:
            return Option.foreign("power", (mon.id, n))
    known = ", ".join(ability.name for _, ability in powers_of(s, mon)) or "none"
    raise DrawingError(f"{called(s, mon)} has no Poké-Power {match[1]!r}; it has {known}")


def _pending(s: PokemonState, rest: str) -> Decision:
    if s.decision is None:
        raise DrawingError(f"{rest!r}: nobody is asked anything")
    return s.decision


def _prizes(s: PokemonState, seat: int, rest: str) -> tuple[Option, ...]:
    """ "a Prize", "2 Prizes": the first places that are offered; "Prize 3", "Prizes 1, 3": those places."""
    if match := re.match(r"^Prizes? (\d+(?:, \d+)*)$", rest):
        return tuple([Option.foreign("place", (seat, int(n) - 1)) for n in match[1].split(",")])
    match = re.match(r"^(a|\d+) Prizes?$", rest)
    if match is None:
        raise DrawingError(f"{rest!r}: expected a Prize, 2 Prizes, or Prize 3")
    offered = [option for option in _pending(s, rest).options if option.verb == "place"]
    return tuple(offered[: 1 if match[1] == "a" else int(match[1])]) or (Option.foreign("place", (seat, 0)),)


def _payment(s: PokemonState, seat: int, rest: str) -> tuple[Option, ...]:
    active = s.side(seat).active
    for option in _pending(s, rest).options:
        if option.verb == "pay":
            size = s.fixed.size
            wanted = _kinds(s, 0, rest, option.args[1:])
            if sorted(wanted) == sorted(kind % size for kind in option.args[1:]):
                return (option,)
    return (Option.foreign("pay", (active[0], *_kinds(s, seat, rest, s.mons[active[0]].energy))),)


def _kinds(s: PokemonState, seat: int, text: str, among: tuple[int, ...]) -> list[int]:
    size = s.fixed.size
    return [seat * size + n for n in names_of(s.fixed.pool).energy(text, {kind % size for kind in among})]


# ---- choosing


def chosen(s: PokemonState, seat: int, text: str) -> tuple[Option, ...]:
    """The options of the pending question that a list of words means."""
    decision = _pending(s, text)
    if decision.kind == "turn":
        raise DrawingError(f"{text!r}: nothing is to be chosen, it is {SEATS[decision.seat]}'s turn")
    if text in ("nothing", "none", ""):
        return ()
    found: list[Option] = []
    for part in text.split(","):
        match = re.match(r"^(.*\S)\s+x(\d+)$", part.strip())
        word, times = (match[1], int(match[2])) if match else (part.strip(), 1)
        found += [_choice(s, seat, decision, word)] * times
    return tuple(found)


def _choice(s: PokemonState, seat: int, decision: Decision, word: str) -> Option:
    """One thing that is chosen. What is meant is looked for among what is offered first."""
    verbs = {option.verb for option in decision.options}
    if word in ("heads", "tails", "yes", "no", "first", "second"):
        return Option.foreign(word)
    if word.isdigit():
        verb = next((verb for verb in ("number", "cut", "place") if verb in verbs), "number")
        if verb == "place":
            return Option.foreign(verb, (decision.options[0].args[0], int(word) - 1))
        return Option.foreign(verb, (int(word),))
    if word in SEATS and "seat" in verbs:
        return Option.foreign("seat", (SEATS.index(word),))
    if word in CONDITIONS and "condition" in verbs:
        return Option.foreign("condition", (CONDITIONS.index(word),))
    if "attack" in verbs:
        return next((option for option in decision.options if said(s, option) == word), _attack_of(s, seat, word))
    if "pokemon" in verbs:
        return Option.foreign("pokemon", (_offered(s, seat, decision, word).id,))
    if "attached" in verbs:
        return _attached(s, seat, decision, word)
    if "place" in verbs and word.startswith("Prize "):
        return _choice(s, seat, decision, word.removeprefix("Prize "))
    kinds = [option.args[0] for option in decision.options if option.verb == "card"]
    whose = kinds[0] // s.fixed.size if kinds else seat
    return Option.foreign("card", (kind_of(s, whose, word, kinds),))


def _attack_of(s: PokemonState, seat: int, word: str) -> Option:
    match = _POWER.match(word)
    return _attack(s, seat, f"'{match[1]}' with {match[2]}" if match else word)


def _offered(s: PokemonState, seat: int, decision: Decision, word: str) -> Pokemon:
    """The Pokémon that a name means: of those that are offered, if it means just one of them."""
    sides = [s.fixed.mates[s.mons[option.args[0]].seat][0] for option in decision.options if option.verb == "pokemon"]
    owners = dict.fromkeys(sides)
    for owner in (*owners, seat):
        mon = None
        try:
            mon = meant(s, word if "'s " in word else f"{SEATS[owner]}'s {word}")
        except DrawingError:
            if owner == seat:
                return meant(s, word, seat)
        if mon is not None and len(owners) < 2:
            return mon
        if mon is not None:
            return meant(s, word)
    return meant(s, word, seat)


def _attached(s: PokemonState, seat: int, decision: Decision, word: str) -> Option:
    card, _, whose = word.partition(" of ")
    mon = meant(s, whose, seat) if whose else None
    found = []
    for option in decision.options:
        if option.verb == "attached" and (mon is None or option.args[0] == mon.id):
            owner, number = divmod(option.args[1], s.fixed.size)
            if number in names_of(s.fixed.pool).candidates(card) and owner >= 0:
                found.append(option)
    if len(found) > 1:
        raise DrawingError(f"{word!r} may be {', '.join(said(s, option) for option in found)}")
    if found:
        return found[0]
    holder = mon or s.mons[decision.options[0].args[0]]
    return Option.foreign("attached", (holder.id, kind_of(s, holder.seat, card)))


# ---- and back


def said(s: PokemonState, option: Option) -> str:
    """What is chosen by an option, in the words that choose it."""
    names, size = names_of(s.fixed.pool), s.fixed.size
    verb, args = option.verb, option.args
    if verb == "pokemon":
        return called(s, s.mons[args[0]])
    if verb == "card":
        return names.written(args[0] % size)
    if verb == "attached":
        return f"{names.written(args[1] % size)} of {called(s, s.mons[args[0]])}"
    if verb == "attack":
        return f"'{attacks_of(s, s.mons[args[0]])[args[1]][1].name}' of {called(s, s.mons[args[0]])}"
    if verb == "condition":
        return CONDITIONS[args[0]]
    if verb == "place":
        return str(args[1] + 1)
    if verb == "seat":
        return SEATS[args[0]]
    return str(args[0]) if args else verb


def say(s: PokemonState, option: Option) -> str:
    """What an option does, in the words of an act without its subject: "attaches Grass Energy to Torterra"."""
    names, size = names_of(s.fixed.pool), s.fixed.size
    decision, verb, args = s.decision, option.verb, option.args
    if decision is not None and decision.kind != "turn":
        if verb == "pay":
            return f"pays {names.listed(kind % size for kind in args[1:])}"
        return f"takes Prize {args[1] + 1}" if decision.kind == "prize" else f"chooses {said(s, option)}"
    if verb in ("bench", "play"):
        return f"{'benches' if verb == 'bench' else 'plays'} {names.written(args[0] % size)}"
    if verb == "evolve":
        return f"evolves {called(s, s.mons[args[1]])} into {names.written(args[0] % size)}"
    if verb == "attach":
        return f"attaches {names.written(args[0] % size)} to {called(s, s.mons[args[1]])}"
    if verb == "power" and args[0]:
        ability = powers_of(s, s.mons[args[0]])[args[1]][1]
        return f"uses '{ability.name}' of {called(s, s.mons[args[0]])}"
    if verb == "power":
        power = "" if s.stadium == NO_CARD else s.card(s.stadium).abilities[0].name
        return f"uses '{power}' of the Stadium"
    if verb == "attack":
        many = f" with {called(s, s.mons[args[0]])}" if s.fixed.format.actives > 1 else ""
        return f"attacks '{attacks_of(s, s.mons[args[0]])[args[1]][1].name}'{many}"
    if verb in ("retreat", "throw"):
        return f"{'retreats' if verb == 'retreat' else 'discards'} {called(s, s.mons[args[0]])}"
    return "ends the turn" if verb == "end" else f"{verb} {' '.join(map(str, args))}".strip()
