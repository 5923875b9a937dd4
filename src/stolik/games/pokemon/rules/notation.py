"""How a Pokémon table is written: names of cards, lists of cards, and one Pokémon with all that lies on it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from stolik.cardgame.ast import Modifier
from stolik.cardgame.drawn import DrawingError, runs
from stolik.cardgame.names import CardNames, once, spelt
from stolik.games.pokemon.ast.printed import Card

from .state import CONDITION_BITS, NO_CARD, NOBODY, PARALYZED, LastingEffect, Pokemon, PokemonState, TurnedDown
from .usual import FIRST, USUAL

SEATS: Final = ("A", "B", "C", "D")
"""What seats are called; a game of two has the first two of them."""
FACE_DOWN: Final = " face down"
"""What stands behind the name of an Energy card that lies so on a Pokémon, among its marks and where it is chosen."""
FILLER: Final = "Grass Energy"
"""What a deck and Prizes consist of where a drawing says nothing of them."""


class DrawnNames(CardNames[Card]):
    """The cards of a pool by what they are called: with δ and LV.X as printed, or without."""

    def __init__(self, pool: Mapping[str, Card]) -> None:
        super().__init__(pool)
        self.basics: dict[str, int] = {}
        """Basic Energy by its letter."""
        for n, card in enumerate(self.cards):
            if card.kind == "energy" and card.stage == "basic":
                self.basics.setdefault(card.provides, n)

    def candidates(self, text: str) -> list[int]:
        """Also a card of the first edition that is called so without its δ."""
        found = super().candidates(text)
        if found and min(found) >= FIRST:
            found = found + [n for n in self._by_name.get(spelt(text), ()) if n < FIRST]
        return found

    def _meant(self, found: list[int]) -> list[int]:
        """What drawings have always meant by the name: of several cards those that were bundled first; where both eras
        have one, that of the earlier era ("Potion (sm1-127)" is the later one's); and of several of an era the usual
        one."""
        first = [n for n in found if n < FIRST] or found
        early = [n for n in first if not self.cards[n].era] or first
        return [n for n in early if self.cards[n].id == USUAL.get(self.cards[n].printed_name)] or early

    def _alike(self, n: int, m: int) -> bool:
        """Whether two cards differ in nothing but their ids and how they are worded."""
        return bool(replace(self.cards[n], id="", era="") == replace(self.cards[m], id="", era=""))

    def energy(self, text: str, among: Collection[int] = ()) -> list[int]:
        """Attached Energy: "G C C" are basic Energy by their letters ("C", of which there is none, is any: Grass);
        other cards stand by their names, after commas: "G G, Multi Energy"."""
        found: list[int] = []
        for part in text.split(","):
            if re.fullmatch(r"[GRWLPFDMYNC](?: [GRWLPFDMYNC])*", part.strip()):
                found += [self.basics[letter if letter != "C" else "G"] for letter in part.split()]
            else:
                found += self.numbers(part, among)
        return found


names_of: Final = once(DrawnNames)
"""The names of a pool, made once."""


def standing(seats: Sequence[str], names: DrawnNames, text: str) -> list[tuple[int, int]]:
    """The Stadium in play, after the seat whose it is: "Lake Boundary of B"; without a seat the first one's, of "none"
    nothing. Raises DrawingError."""
    if text in ("", "none"):
        return []
    name, _, owner = text.rpartition(" of ")
    return [(seats.index(owner), names.number(name)) if owner in seats and name else (0, names.number(text))]


# ---- one Pokémon


@dataclass
class Drawn:
    """One Pokémon of a drawing: numbers of cards, and its marks as written."""

    stack: list[int]
    energy: list[int]
    attached: list[int]
    marks: list[str]


_GROUP = re.compile(r"^(.*\S)\s*(\{[^{}]*\}|\((?:[^()]|\([^()]*\))*\)|\[[^\[\]]*\])$")


def read_pokemon(text: str, names: DrawnNames) -> Drawn:
    """`Grotle < Turtwig {G C} (damage 30, asleep) [Energy Link]`: the highest card first, then the groups in any order.
    Raises DrawingError."""
    drawn = Drawn([], [], [], [])
    rest = text.strip()
    while not names.candidates(rest.rpartition("<")[2].strip()) and (group := _GROUP.match(rest)):
        rest, inside = group[1].strip(), group[2][1:-1].strip()
        if group[2][0] == "{":
            drawn.energy += names.energy(inside)
        elif group[2][0] == "[":
            drawn.attached += names.numbers(inside)
        else:
            drawn.marks += [mark.strip() for mark in inside.split(",")]
    drawn.stack = [names.number(part.strip()) for part in reversed(rest.split("<"))]
    return drawn


_MARK = re.compile(
    r"^(?:damage (?P<damage>\d+)|(?P<word>asleep|confused|paralyzed|poisoned|burned)(?: (?P<how>now|\d+))?"
    r"|(?P<since>new|evolved)|used (?P<used>.+)|hit (?P<hit>\d+) in (?P<hit_in>\d+)"
    r"|attacked (?P<attack>.+) in (?P<attack_in>\d+)|(?P<down>.+) face down)$"
)


def mark(s: PokemonState, mon: Pokemon, marks: Sequence[str]) -> None:
    """Put the marks of a drawing on a Pokémon. A paralysis is from the turn before, unless it says "now"."""
    for text in marks:
        found = _MARK.match(text)
        if found is None:
            raise DrawingError(f"{text!r}: expected damage 30, asleep, poisoned 2, new, evolved, used …")
        if found["damage"]:
            mon.damage = int(found["damage"])
        elif found["word"]:
            mon.conditions |= CONDITION_BITS[found["word"]]
            if found["word"] == "paralyzed":
                mon.held = s.turn if found["how"] == "now" else s.turn - 1
            elif found["how"]:
                setattr(mon, {"poisoned": "poison", "burned": "burn"}[found["word"]], int(found["how"]))
        elif found["since"]:
            mon.came, mon.evolved = (s.turn, mon.evolved) if found["since"] == "new" else (mon.came, s.turn)
        elif found["used"]:
            mon.used += (found["used"],)
        elif found["hit"]:
            mon.hit_for, mon.hit = int(found["hit"]), int(found["hit_in"])
        elif found["down"]:
            _lay_down(s, mon, found["down"])
        else:
            mon.attack, mon.attacked = found["attack"], int(found["attack_in"])


def _lay_down(s: PokemonState, mon: Pokemon, name: str) -> None:
    """One of its Energy cards lies face down, as long as it does by an opponent's effect (`TurnDown`)."""
    kind = kind_of(s, mon.seat, name, mon.energy)
    if kind not in mon.energy:
        raise DrawingError(f"{name} face down: that card is not among its Energy")
    energy = list(mon.energy)
    energy[energy.index(kind)] = kind + s.fixed.turned
    mon.energy = tuple(sorted(energy))
    lay(s, mon.seat, TurnedDown(mon.id, kind))


def lay(s: PokemonState, seat: int, what: Modifier, word: str = "") -> None:
    """A lasting effect of an opponent on a player, until the end of that player's next turn."""
    ends = s.turn if s.to_move in s.fixed.mates[seat] else s.turn + 1
    effect = LastingEffect(what, s.foe(seat), NO_CARD, s.turn, ends, word)
    s.lasting = tuple([(*held, effect) if n == seat else held for n, held in enumerate(s.lasting)])


def written(s: PokemonState, kind: int) -> str:
    """A card by its name in drawings, also one that lies face down on a Pokémon."""
    return names_of(s.fixed.pool).written(kind % s.fixed.size) + FACE_DOWN * (kind >= s.fixed.turned)


def marks_of(s: PokemonState, mon: Pokemon) -> list[str]:
    """The same, printed."""
    marks = [f"damage {mon.damage}"] if mon.damage else []
    for word, bit in CONDITION_BITS.items():
        if mon.conditions & bit:
            how = {"poisoned": f" {mon.poison}" * (mon.poison != 1), "burned": f" {mon.burn}" * (mon.burn != 2)}
            now = " now" * (bit == PARALYZED and mon.held == s.turn)
            marks.append(word + how.get(word, "") + now)
    marks += ["new"] if mon.came == s.turn else []
    marks += ["evolved"] if mon.evolved == s.turn else []
    marks += [f"used {name}" for name in mon.used]
    marks += [f"hit {mon.hit_for} in {mon.hit}"] if mon.hit else []
    marks += [written(s, kind) for kind in mon.energy if kind >= s.fixed.turned]
    return marks + ([f"attacked {mon.attack} in {mon.attacked}"] if mon.attacked else [])


def show_pokemon(s: PokemonState, mon: Pokemon, names: DrawnNames, seat: int = NOBODY) -> str:
    """One Pokémon, printed. In the line of `seat` cards of others have their owners behind "@"; what is attached is the
    owner's of the lowest card, if nothing is said."""
    size, below = s.fixed.size, mon.stack[0] // s.fixed.size

    def whose(kind: int, usual: int) -> str:
        return "" if seat == NOBODY or kind // size == usual else f"@{SEATS[kind // size]}"

    text = " < ".join(names.written(kind % size) + whose(kind, seat) for kind in reversed(mon.stack))
    if mon.energy:
        energy = sorted(map(s.fixed.upright, mon.energy))
        basic = [kind for kind in energy if s.card(kind).kind == "energy" and s.card(kind).stage == "basic"]
        letters = " ".join(s.card(kind).provides + whose(kind, below) for kind in basic)
        others = [names.written(kind % size) + whose(kind, below) for kind in energy if kind not in basic]
        text += f" {{{', '.join([*([letters] if basic else []), *others])}}}"
    if marks := marks_of(s, mon):
        text += f" ({', '.join(marks)})"
    if mon.attached:
        text += f" [{runs([names.written(kind % size) + whose(kind, below) for kind in mon.attached])}]"
    return text


# ---- what is meant at a table


def kind_of(s: PokemonState, seat: int, text: str, among: Collection[int] = ()) -> int:
    """The kind of a card that belongs to a seat; `among` are kinds that are likelier. With "@C" behind its name it is
    C's."""
    size = s.fixed.size
    here = {kind % size for kind in among}
    text, _, whose = text.partition("@")
    number = names_of(s.fixed.pool).number(text, here)
    owners = [SEATS.index(whose)] if whose in SEATS else [seat, *[kind // size for kind in among]]
    return next((kind for one in owners if (kind := one * size + number) in among), owners[0] * size + number)


def meant(s: PokemonState, text: str, seat: int = NOBODY) -> Pokemon:
    """The Pokémon in play that a name means: "Bidoof", "Bidoof#2" (a player's second, as drawn), "B's Bidoof".
    `seat` is whose are meant where both have one. Raises DrawingError that lists the candidates."""
    match = re.match(r"^(?:([A-D])'s )?(.*?)(?:#(\d+))?$", text.strip())
    assert match is not None
    size, names = s.fixed.size, names_of(s.fixed.pool)
    owner = SEATS.index(match[1]) if match[1] else NOBODY
    wanted = names.candidates(match[2])
    if not wanted:
        raise DrawingError(f"there is no card {match[2]!r} among the cards of this game")
    found = [mon for mon in s.mons.values() if mon.stack[-1] % size in wanted]
    if owner == NOBODY and seat != NOBODY and any(s.allied(mon.seat, seat) for mon in found):
        owner = seat
    if owner != NOBODY:
        found = [mon for mon in found if s.allied(mon.seat, owner)]
    if match[3]:
        numbered = [mon for mon in found if rank(s, mon) == int(match[3])]
        found = numbered if len(numbered) == 1 else found if numbered else []
    if len(found) != 1:
        there = ", ".join(called(s, mon) for mon in found or s.mons.values())
        raise DrawingError(f"{text!r} may be {there}" if found else f"there is no {text!r} in play; there are {there}")
    return found[0]


def rank(s: PokemonState, mon: Pokemon) -> int:
    """Which one of its player's Pokémon of this card it is, from 1, as they are drawn: Active Pokémon first."""
    size, side = s.fixed.size, s.side(mon.seat)
    alike = [n for n in (*side.active, *side.bench) if s.mons[n].stack[-1] % size == mon.stack[-1] % size]
    return alike.index(mon.id) + 1


def called(s: PokemonState, mon: Pokemon) -> str:
    """What `meant` understands, as short as it can be."""
    size = s.fixed.size
    name = names_of(s.fixed.pool).written(mon.stack[-1] % size)
    alike = [other for other in s.mons.values() if other.stack[-1] % size == mon.stack[-1] % size]
    whose = f"{SEATS[mon.seat]}'s " if not all(s.allied(other.seat, mon.seat) for other in alike) else ""
    twin = sum(s.allied(other.seat, mon.seat) for other in alike) > 1
    return f"{whose}{name}" + (f"#{rank(s, mon)}" if twin else "")
