"""What players do at a drawn table, as sentences: "dark attacks Mace Windu with Jango Fett", and back.

What can be done says itself (`actions`):
passes · is done · attacks Mace Windu with Jango Fett · bombards AT-AT with Slave I · fires the ion cannon at Slave I
with AT-AT · rests Jango Fett · plays Change in Destiny [as 2] · uses 1 of Mace Windu (the first of its activated
abilities; or a keyword: uses Evade of Mace Windu)
puts Jango Fett · partially builds Slave I · starts Slave I · adds to Slave I · deploys Slave I · keeps Slave I ·
stacks Luke Skywalker (B) on top (or: under) · completes Jedi Test · returns Slave I · moves Jango Fett onto Slave I ·
takes Jango Fett off to the Character arena (or: to the build zone) · brings Luke Skywalker (B) on top · retreats
Slave I

Here is what answers other questions:
chooses Slave I, Jango Fett · chooses Change in Destiny x2 · chooses yes, no, nothing, 3, die 2, space ·
bids 3 · divides 2 to Jango Fett · divides nothing
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from stolik.cardgame.drawn import DrawingError, counted, split
from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.games.star_wars.ast.uncommon import CARD_TYPES
from stolik.kernel.decision import Decision, Option

from .actions import MOMENTS, moment_of
from .actions.base import Action, unit_called, whole
from .notation import SEATS, called, kind_of, meant, names_of, waiting_meant, waiting_said
from .rules import StarWarsTCG
from .state import StarWarsState, Unit

Reader = Callable[[StarWarsState, int, str], tuple[Option, ...]]

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
    """What a player means to do, as options, legal or not; `verb` as in "dark may attack". Raises DrawingError."""
    if verb not in _READERS:
        raise DrawingError(f"{verb!r} is nothing that can be done; that would be {', '.join(sorted(_READERS))}")
    return _READERS[verb](s, seat, rest)


def say(s: StarWarsState, option: Option) -> str:
    """What an option does, in the words of an act without its subject."""
    moment = None if s.decision is None else moment_of(s.decision.kind)
    verb = None if moment is None else moment.verbs.get(option.verb)
    verb = verb or _ANY.get(option.verb)
    if verb is not None:
        return verb.say(s, option.args)
    if option.verb == "divide":
        return f"divides {option.args[1]} to {unit_called(s, option.args[0])}"
    return f"bids {option.args[0]}" if option.verb == "bid" else f"chooses {_said(s, option)}"


# ---- answers


def _bid(s: StarWarsState, seat: int, rest: str) -> tuple[Option, ...]:
    return (Option.foreign("bid", (whole(rest),)),)


def _divided(s: StarWarsState, seat: int, rest: str) -> tuple[Option, ...]:
    if rest == "nothing":
        return (Option.foreign("none"),)
    n, _, name = rest.partition(" to ")
    return (Option.foreign("divide", (meant(s, name, 1 - seat).id, whole(n))),)


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
    if "type" in verbs and word in CARD_TYPES:
        return Option.foreign("type", (CARD_TYPES.index(word),))
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


def _said(s: StarWarsState, option: Option) -> str:
    names, size = names_of(s.fixed.pool), s.fixed.size
    verb, args = option.verb, option.args
    if verb == "unit":
        return called(s, s.units[args[0]])
    if verb == "card":
        return names.written(args[0] % size)
    if verb == "arena":
        return ARENAS[args[0]]
    if verb == "type":
        return CARD_TYPES[args[0]]
    if verb == "die":
        return f"die {args[0] + 1}"
    if verb in ("trigger", "pair"):
        return waiting_said(s, option, s.decision.options if s.decision is not None else ())
    return str(args[0]) if args else verb


# ---- the verbs


def _one(verb: Action[Any]) -> Reader:
    return lambda s, seat, rest: (verb.read(s, seat, rest),)


_OF_MOMENTS: Final = [verb for moment in MOMENTS.values() for verb in moment.verbs.values()][::-1]
_ANY: Final = {verb.name: verb for verb in _OF_MOMENTS}
"""By name, where another question than what to do has such an option; of several the first says it."""
_WORDS: Final[dict[tuple[str, str], Reader]] = {
    **{verb.words: _one(verb) for verb in _OF_MOMENTS},
    ("bid", "bids"): _bid,
    ("choose", "chooses"): chosen,
    ("divide", "divides"): _divided,
}
_READERS: Final[dict[str, Reader]] = {may: reader for (may, _), reader in sorted(_WORDS.items())}
VERBS: Final[dict[str, str]] = {does: may for may, does in sorted(_WORDS)}
"""The verb of a sentence, and of what somebody may do ("dark may not use Evade of Yoda")."""
