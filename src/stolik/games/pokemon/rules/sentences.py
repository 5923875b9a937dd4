"""What players do at a drawn table, as sentences: "A attaches Grass Energy to Torterra", and back.

What can be done in a turn says itself (`actions`):
attacks 'Body Slam' [with Torterra] · benches Bidoof · evolves Turtwig into Grotle · attaches Grass Energy to Bidoof
plays Potion · uses 'Energy Trans' of Sceptile (or of the Stadium) · retreats [Torterra] · discards Skull Fossil
ends the turn

Here is what answers other questions:
promotes Bidoof · pays Grass Energy x2 · takes a Prize, takes 2 Prizes, takes Prize 3
calls heads · lays Bidoof, Shinx · chooses Torterra · chooses Potion, Switch x2 · chooses Grass Energy of Torterra
chooses heads, tails, yes, no, nothing, 3, asleep, 'Slash' of Sandslash δ · chooses C · chooses first, second
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from stolik.cardgame.drawn import DrawingError, runs
from stolik.games.pokemon.ast.nodes import CONDITIONS
from stolik.kernel.decision import Decision, Option

from .actions.verbs import VERBS as OF_TURN
from .asked import attacks_of
from .notation import FACE_DOWN, SEATS, called, kind_of, meant, names_of, written
from .rules import PokemonTCG
from .state import Pokemon, PokemonState

Reader = Callable[[PokemonState, int, str], tuple[Option, ...]]

_SENTENCE = re.compile(r"^([A-D]) (\w+)(?: (.+))?$")
_PICKED_ATTACK = re.compile(r"^'(.+?)' of (.+)$")


def act(s: PokemonState, rules: PokemonTCG, text: str) -> tuple[int | Option, ...]:
    """Who does what: the seat, then the options that answer the pending question. Raises DrawingError; whether they are
    offered is asked elsewhere."""
    match = _SENTENCE.match(text)
    if match is None or match[2] not in VERBS or SEATS.index(match[1]) >= len(s.seats):
        raise DrawingError(f"{text!r} is no act like \"A attacks 'Body Slam'\"; the verbs are {', '.join(VERBS)}")
    seat = SEATS.index(match[1])
    return (seat, *intents(s, seat, VERBS[match[2]], match[3] or ""))


def intents(s: PokemonState, seat: int, verb: str, rest: str) -> tuple[Option, ...]:
    """What a player means to do, as options, legal or not; `verb` as in "A may attack". Raises DrawingError."""
    if verb not in _READERS:
        raise DrawingError(f"{verb!r} is nothing that can be done; that would be {', '.join(sorted(_READERS))}")
    return _READERS[verb](s, seat, rest)


def say(s: PokemonState, option: Option) -> str:
    """What an option does, in the words of an act without its subject: "attaches Grass Energy to Torterra"."""
    decision = s.decision
    if decision is None or decision.kind == "turn":
        return OF_TURN[option.verb].say(s, option.args)
    if option.verb == "pay":
        return f"pays {_paid(s, option.args[1:])}"
    return f"takes Prize {option.args[1] + 1}" if decision.kind == "prize" else f"chooses {said(s, option)}"


# ---- answers


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


def _paid(s: PokemonState, kinds: tuple[int, ...]) -> str:
    return runs([written(s, kind) for kind in kinds])


def _payment(s: PokemonState, seat: int, rest: str) -> tuple[Option, ...]:
    active = s.side(seat).active
    for option in _pending(s, rest).options:
        if option.verb == "pay":
            size = s.fixed.size
            if rest == _paid(s, option.args[1:]):
                return (option,)
            if FACE_DOWN in rest or option.args[-1] >= s.fixed.turned:
                continue
            wanted = _kinds(s, 0, rest, option.args[1:])
            if sorted(wanted) == sorted(kind % size for kind in option.args[1:]):
                return (option,)
    return (Option.foreign("pay", (active[0], *_kinds(s, seat, rest, s.mons[active[0]].energy))),)


def _kinds(s: PokemonState, seat: int, text: str, among: tuple[int, ...]) -> list[int]:
    size = s.fixed.size
    return [seat * size + n for n in names_of(s.fixed.pool).energy(text, {kind % size for kind in among})]


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


# ---- picks: what is chosen


def _choice(s: PokemonState, seat: int, decision: Decision, word: str) -> Option:
    """One thing that is chosen. What is meant is looked for among what is offered first."""
    if word in ("heads", "tails", "yes", "no", "first", "second"):
        return Option.foreign(word)
    offered = {option.verb for option in decision.options}
    if word.isdigit() and not offered & {"number", "cut", "place"}:
        return Option.foreign("number", (int(word),))
    for verb, pick in PICKS.items():
        if verb in offered and (found := pick.read(s, seat, decision, word)) is not None:
            return found
    return _read_card(s, seat, decision, word)


def said(s: PokemonState, option: Option) -> str:
    """What is chosen by an option, in the words that choose it."""
    return PICKS[option.verb].say(s, option.args) if option.verb in PICKS else option.verb


def _say_number(s: PokemonState, args: tuple[int, ...]) -> str:
    return str(args[0])


def _read_number(s: PokemonState, seat: int, decision: Decision, word: str) -> Option | None:
    return Option.foreign("number", (int(word),)) if word.isdigit() else None


def _read_cut(s: PokemonState, seat: int, decision: Decision, word: str) -> Option | None:
    return Option.foreign("cut", (int(word),)) if word.isdigit() else None


def _say_place(s: PokemonState, args: tuple[int, ...]) -> str:
    return str(args[1] + 1)


def _read_place(s: PokemonState, seat: int, decision: Decision, word: str) -> Option | None:
    n = word.removeprefix("Prize ")
    return Option.foreign("place", (decision.options[0].args[0], int(n) - 1)) if n.isdigit() else None


def _say_seat(s: PokemonState, args: tuple[int, ...]) -> str:
    return SEATS[args[0]]


def _read_seat(s: PokemonState, seat: int, decision: Decision, word: str) -> Option | None:
    return Option.foreign("seat", (SEATS.index(word),)) if word in SEATS else None


def _say_condition(s: PokemonState, args: tuple[int, ...]) -> str:
    return CONDITIONS[args[0]]


def _read_condition(s: PokemonState, seat: int, decision: Decision, word: str) -> Option | None:
    return Option.foreign("condition", (CONDITIONS.index(word),)) if word in CONDITIONS else None


def _say_attack(s: PokemonState, args: tuple[int, ...]) -> str:
    mon = s.mons[args[0]]
    return f"'{attacks_of(s, mon)[args[1]][1].name}' of {called(s, mon)}"


def _read_attack(s: PokemonState, seat: int, decision: Decision, word: str) -> Option:
    offered = next((option for option in decision.options if said(s, option) == word), None)
    match = _PICKED_ATTACK.match(word)
    return offered or OF_TURN["attack"].read(s, seat, f"'{match[1]}' with {match[2]}" if match else word)


def _say_pokemon(s: PokemonState, args: tuple[int, ...]) -> str:
    return called(s, s.mons[args[0]])


def _read_pokemon(s: PokemonState, seat: int, decision: Decision, word: str) -> Option:
    return Option.foreign("pokemon", (_offered(s, seat, decision, word).id,))


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


def _say_attached(s: PokemonState, args: tuple[int, ...]) -> str:
    return f"{written(s, args[1])} of {called(s, s.mons[args[0]])}"


def _read_attached(s: PokemonState, seat: int, decision: Decision, word: str) -> Option:
    card, _, whose = word.partition(" of ")
    card, down = card.removesuffix(FACE_DOWN), card.endswith(FACE_DOWN)
    mon = meant(s, whose, seat) if whose else None
    found = []
    for option in decision.options:
        if option.verb == "attached" and (mon is None or option.args[0] == mon.id):
            number = option.args[1] % s.fixed.size
            if number in names_of(s.fixed.pool).candidates(card) and down == (option.args[1] >= s.fixed.turned):
                found.append(option)
    if len(found) > 1:
        raise DrawingError(f"{word!r} may be {', '.join(said(s, option) for option in found)}")
    if found:
        return found[0]
    holder = mon or s.mons[decision.options[0].args[0]]
    return Option.foreign("attached", (holder.id, kind_of(s, holder.seat, card)))


def _say_card(s: PokemonState, args: tuple[int, ...]) -> str:
    return written(s, args[0])


def _read_card(s: PokemonState, seat: int, decision: Decision, word: str) -> Option:
    kinds = [option.args[0] for option in decision.options if option.verb == "card"]
    whose = kinds[0] // s.fixed.size if kinds else seat
    return Option.foreign("card", (kind_of(s, whose, word, kinds),))


class Pick(NamedTuple):
    """How what is chosen is said, and read: None where a word means something else that is offered."""

    say: Callable[[PokemonState, tuple[int, ...]], str]
    read: Callable[[PokemonState, int, Decision, str], Option | None]


PICKS: Final[dict[str, Pick]] = {
    "number": Pick(_say_number, _read_number),
    "cut": Pick(_say_number, _read_cut),
    "place": Pick(_say_place, _read_place),
    "seat": Pick(_say_seat, _read_seat),
    "condition": Pick(_say_condition, _read_condition),
    "attack": Pick(_say_attack, _read_attack),
    "pokemon": Pick(_say_pokemon, _read_pokemon),
    "attached": Pick(_say_attached, _read_attached),
    "card": Pick(_say_card, _read_card),
}
"""By the verb of an option, in the order in which a word is tried; what has no numbers is its own word."""


# ---- the verbs


def _one(verb: str) -> Reader:
    return lambda s, seat, rest: (OF_TURN[verb].read(s, seat, rest),)


_ANSWERS: Final[dict[tuple[str, str], Reader]] = {
    ("call", "calls"): chosen,
    ("choose", "chooses"): chosen,
    ("lay", "lays"): chosen,
    ("pay", "pays"): _payment,
    ("promote", "promotes"): chosen,
    ("take", "takes"): _prizes,
}
_WORDS: Final = {**{verb.words: _one(name) for name, verb in OF_TURN.items()}, **_ANSWERS}
_READERS: Final[dict[str, Reader]] = {may: reader for (may, _), reader in sorted(_WORDS.items())}
VERBS: Final[dict[str, str]] = {does: may for may, does in sorted(_WORDS)}
"""The verb of a sentence, and of what somebody may do ("A may attack 'Ram'")."""
