"""What players do at a drawn table, as sentences: "dark attacks Mace Windu with Jango Fett", and back.

passes · is done · attacks Mace Windu with Jango Fett · bombards AT-AT with Slave I · fires the ion cannon at Slave I
with AT-AT · rests Jango Fett · plays Change in Destiny [as 2] · uses 1 of Mace Windu (the first of its activated
abilities; or a keyword: uses Evade of Mace Windu)
puts Jango Fett · partially builds Slave I · starts Slave I · adds to Slave I · deploys Slave I · keeps Slave I ·
stacks Luke Skywalker (B) on top (or: under) · completes Jedi Test · returns Slave I · moves Jango Fett onto Slave I ·
takes Jango Fett off to the Character arena (or: to the build zone) · brings Luke Skywalker (B) on top · retreats
Slave I · chooses Slave I, Jango Fett · chooses Change in Destiny x2 · chooses yes, no, nothing, 3, die 2, space ·
bids 3 · divides 2 to Jango Fett · divides nothing
"""

from __future__ import annotations

import re
from typing import Final

from stolik.cardgame.drawn import DrawingError, counted, split
from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.kernel.decision import Decision, Option

from .asked import held, twin_of
from .notation import SEATS, called, kind_of, meant, names_of, waiting_meant, waiting_said
from .rules import StarWarsTCG
from .state import BUILT, StarWarsState, Unit
from .tables import active_of

VERBS: Final = {
    "adds": "add", "attacks": "attack", "bids": "bid", "bombards": "bombard", "brings": "top", "chooses": "choose",
    "completes": "complete", "deploys": "deploy", "divides": "divide", "fires": "ion cannon", "is": "done",
    "keeps": "keep", "moves": "board", "partially": "partial", "passes": "pass", "plays": "play", "puts": "put",
    "rests": "rest", "retreats": "retreat", "returns": "return", "stacks": "stack", "starts": "start", "takes": "leave",
    "uses": "use",
}  # fmt: skip
"""The verb of a sentence; "dark may attack …" and "dark may not play …" use the options' own verbs."""

_SENTENCE = re.compile(r"^(dark|light) (\w+)(?: (.+))?$")


def act(s: StarWarsState, rules: StarWarsTCG, text: str) -> tuple[int | Option, ...]:
    """Who does what: the seat, then the options that answer the pending question. Raises DrawingError; whether they are
    offered is asked elsewhere."""
    match = _SENTENCE.match(text)
    if match is None or match[2] not in VERBS:
        raise DrawingError(f"{text!r} is no act like 'dark passes'; the verbs are {', '.join(VERBS)}")
    seat = SEATS.index(match[1])
    return (seat, *intents(s, seat, VERBS[match[2]], match[3] or ""))


def intents(s: StarWarsState, seat: int, verb: str, rest: str) -> tuple[Option, ...]:
    """What a player means to do, as options, legal or not. Raises DrawingError."""
    if verb in ("pass", "done"):
        return (Option.foreign(verb),)
    if verb == "choose":
        return chosen(s, seat, rest)
    if verb == "bid":
        return (Option.foreign("bid", (_int(rest),)),)
    if verb == "divide":
        return (_divided(s, seat, rest),)
    if verb == "use":
        return (_used(s, seat, rest),)
    if verb == "play":
        name, _, mode = rest.partition(" as ")
        return (Option.foreign("play", (kind_of(s, seat, name, s.seats[seat].hand), _int(mode or "1") - 1)),)
    if verb in ("put", "start"):
        if verb == "put" and s.phase == "setup" and (twin := re.match(r"^(.+) (on top|under)$", rest)):
            kind = kind_of(s, seat, twin[1], s.seats[seat].hand)
            unit = twin_of(s, seat, kind)
            return (Option.foreign("stack", (kind, unit.id if unit else 0, int(twin[2] == "on top"))),)
        return (Option.foreign(verb, (kind_of(s, seat, rest, s.seats[seat].hand),)),)
    if verb == "partial":
        return (Option.foreign(verb, (kind_of(s, seat, re.sub("^builds? ", "", rest), s.seats[seat].hand),)),)
    if verb in ("attack", "bombard", "ion cannon"):
        target, _, by = rest.removeprefix("the ion cannon at ").rpartition(" with ")
        unit = meant(s, by, seat)
        return (Option.foreign(verb, (unit.id, meant(s, target, 1 - seat).id)),)
    return (_of_unit(s, seat, verb, rest),)


def _of_unit(s: StarWarsState, seat: int, verb: str, rest: str) -> Option:
    """What is done with one thing of one's own."""
    if verb in ("add", "deploy", "keep", "complete", "return", "rest", "retreat"):
        return Option.foreign(verb, (meant(s, rest.removeprefix("to "), seat).id,))
    if verb == "stack":
        match = re.match(r"^(.+) (on top|under)$", rest)
        if match is None:
            raise DrawingError(f"{rest!r}: expected 'Luke Skywalker (B) on top' or '… under'")
        unit = _built(s, seat, match[1])
        twin = twin_of(s, seat, unit.stack[-1])
        return Option.foreign("stack", (unit.id, twin.id if twin is not None else 0, int(match[2] == "on top")))
    if verb == "board":
        pilot, _, ship = rest.partition(" onto ")
        return Option.foreign("board", (meant(s, pilot, seat).id, meant(s, ship, seat).id))
    if verb == "leave":
        pilot, _, where = rest.partition(" off to the ")
        return Option.foreign("leave", (meant(s, pilot, seat).id, int(where == "build zone")))
    if verb == "top":
        kind = kind_of(s, seat, rest.removesuffix(" on top"), [k for unit in s.units.values() for k in unit.stack])
        for unit in s.units.values():
            if unit.seat == seat and kind in unit.stack[:-1]:
                return Option.foreign("top", (unit.id, unit.stack.index(kind)))
        raise DrawingError(f"{rest!r}: there is no such card under another")
    raise DrawingError(f"{verb!r} is nothing that can be done; that would be {', '.join(sorted(set(VERBS.values())))}")


def _built(s: StarWarsState, seat: int, name: str) -> Unit:
    """A partially built card by its name; the unit that it may join has another name or lies elsewhere."""
    kind = kind_of(s, seat, name, [s.units[n].stack[-1] for n in s.seats[seat].zone])
    for n in s.seats[seat].zone:
        if s.units[n].place == BUILT and s.units[n].stack[-1] == kind:
            return s.units[n]
    raise DrawingError(f"{name!r} is not partially built")


def _int(text: str) -> int:
    if not text.isdigit():
        raise DrawingError(f"{text!r} is no whole number")
    return int(text)


def _divided(s: StarWarsState, seat: int, rest: str) -> Option:
    if rest == "nothing":
        return Option.foreign("none")
    n, _, name = rest.partition(" to ")
    return Option.foreign("divide", (meant(s, name, 1 - seat).id, _int(n)))


def _used(s: StarWarsState, seat: int, rest: str) -> Option:
    """ "1 of Mace Windu": the first of its activated abilities; "Evade of Mace Windu": the one of that keyword."""
    which, _, name = rest.partition(" of ")
    unit = meant(s, name, seat)
    found = [(n, ability) for n, one in enumerate(held(s, unit)) if (ability := active_of(one.ability)) is not None]
    if which.isdigit():
        if not 1 <= int(which) <= len(found):
            raise DrawingError(f"{called(s, unit)} has {len(found)} activated abilities, so not {which}")
        return Option.foreign("use", (unit.id, found[int(which) - 1][0]))
    for n, ability in found:
        if ability.keyword == which.casefold():
            return Option.foreign("use", (unit.id, n))
    raise DrawingError(f"{called(s, unit)} has no {which!r}")


# ---- choosing


def chosen(s: StarWarsState, seat: int, text: str) -> tuple[Option, ...]:
    """The options of the pending question that a list of words means."""
    decision = s.decision
    if decision is None:
        raise DrawingError(f"{text!r}: nobody is asked anything")
    if text == "nothing":
        return ()
    found: list[Option] = []
    for part in split(text):
        word, times = counted(part)
        found += [_choice(s, seat, decision, word)] * times
    return tuple(found)


def _choice(s: StarWarsState, seat: int, decision: Decision, word: str) -> Option:
    verbs = {option.verb for option in decision.options}
    if word in ("yes", "no", "none"):
        return Option.foreign(word)
    if "arena" in verbs and word in ARENAS:
        return Option.foreign("arena", (ARENAS.index(word),))
    if "die" in verbs and (die := re.match(r"^die (\d+)$", word)):
        n = int(die[1]) - 1
        return next((one for one in decision.options if one.args[0] == n), Option.foreign("die", (n, 0)))
    if word.isdigit() and verbs & {"number"}:
        return Option.foreign("number", (int(word),))
    if "card" in verbs:
        there = [option.args[0] for option in decision.options if option.verb == "card"]
        owner = s.fixed.kinds[there[0]][0] if there else seat
        return Option.foreign("card", (kind_of(s, owner, word, there),))
    if verbs & {"trigger", "pair"}:
        return waiting_meant(s, seat, decision.options, word)
    return Option.foreign("unit", (_offered(s, seat, decision, word).id,))


def _offered(s: StarWarsState, seat: int, decision: Decision, word: str) -> Unit:
    """A unit by its name: one's own where there are two, unless only the other's are offered."""
    ids = {option.args[0] for option in decision.options if option.verb == "unit"}
    owners = {s.units[n].seat for n in ids if n in s.units}
    return meant(s, word, next(iter(owners)) if len(owners) == 1 else seat)


# ---- and back


def say(s: StarWarsState, option: Option) -> str:
    """What an option does, in the words of an act without its subject."""
    names, size = names_of(s.fixed.pool), s.fixed.size
    verb, args = option.verb, option.args

    def unit(n: int) -> str:
        return called(s, s.units[n]) if n in s.units else "nothing"

    if verb == "pass":
        return "passes"
    if verb == "done":
        return "is done"
    if verb == "play":
        return f"plays {names.written(args[0] % size)}" + (f" as {args[1] + 1}" if args[1] else "")
    if verb in ("put", "start"):
        return f"{verb}s {names.written(args[0] % size)}"
    if verb == "partial":
        return f"partially builds {names.written(args[0] % size)}"
    if verb == "attack":
        return f"attacks {unit(args[1])} with {unit(args[0])}"
    if verb == "bombard":
        return f"bombards {unit(args[1])} with {unit(args[0])}"
    if verb == "ion cannon":
        return f"fires the ion cannon at {unit(args[1])} with {unit(args[0])}"
    if verb == "use":
        before = held(s, s.units[args[0]])[: args[1]]
        return f"uses {1 + sum(active_of(one.ability) is not None for one in before)} of {unit(args[0])}"
    if verb == "stack":
        if s.phase == "setup":
            return f"puts {names.written(args[0] % size)} {'on top' if args[2] else 'under'}"
        return f"stacks {unit(args[0])} {'on top' if args[2] else 'under'}"
    if verb == "board":
        return f"moves {unit(args[0])} onto {unit(args[1])}"
    if verb == "leave":
        return f"takes {unit(args[0])} off to the {'build zone' if args[1] else 'Character arena'}"
    if verb == "top":
        return f"brings {names.written(s.units[args[0]].stack[args[1]] % size)} on top"
    if verb == "divide":
        return f"divides {args[1]} to {unit(args[0])}"
    if verb in ("add", "deploy", "keep", "complete", "return", "rest", "retreat"):
        plural = {"add": "adds to", "complete": "completes"}.get(verb, f"{verb}s")
        return f"{plural} {unit(args[0])}"
    if verb == "bid":
        return f"bids {args[0]}"
    return f"chooses {_said(s, option)}"


def _said(s: StarWarsState, option: Option) -> str:
    names, size = names_of(s.fixed.pool), s.fixed.size
    verb, args = option.verb, option.args
    if verb == "unit":
        return called(s, s.units[args[0]])
    if verb == "card":
        return names.written(args[0] % size)
    if verb == "arena":
        return ARENAS[args[0]]
    if verb == "die":
        return f"die {args[0] + 1}"
    if verb in ("trigger", "pair"):
        return waiting_said(s, option, s.decision.options if s.decision is not None else ())
    return str(args[0]) if args else verb
