"""What the verbs of a turn share: those of a card of the hand and those of a Pokémon, what cites a card, and whether a
card could do anything."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from stolik.cardgame.ast import Step
from stolik.cardgame.choices import row_of
from stolik.cardgame.possible import Possible
from stolik.cardgame.verb import Verb
from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.rules.notation import called, kind_of, meant, names_of
from stolik.games.pokemon.rules.possible import could
from stolik.games.pokemon.rules.state import Pokemon, PokemonState
from stolik.kernel.decision import Option

About = TypeVar("About", contravariant=True)

UNKNOWN = "PK-TURN-4"
"""The rule that says what can be done at all: cited for what the seat can't see or name."""


_WITH_TWO: Final[dict[str, dict[int, dict[int, Option]]]] = {}


def just(verb: str, n: int) -> tuple[Option, ...]:
    """The options of a verb with one number, of which there is one."""
    return (row_of(verb).at(n),)


def with_two(verb: str, n: int, m: int) -> Option:
    """The option of a verb with two numbers: looked up at every step of a turn, made once."""
    rows = _WITH_TWO.get(verb)
    row = rows.get(n) if rows is not None else None
    found = row.get(m) if row is not None else None
    if found is None:
        found = _WITH_TWO.setdefault(verb, {}).setdefault(n, {})[m] = Option(verb, (n, m))
    return found


class Action(Verb[PokemonState, About]):
    """A verb of a turn."""

    __slots__ = ()

    ends: ClassVar[bool] = False
    """Whether the turn is over after it."""
    active: ClassVar[bool] = False
    """Whether only an Active Pokémon may."""

    def fits(self, card: Card) -> bool:
        """Whether a card is for that at all: one of the hand, or the highest of a Pokémon to which nothing is attached
        that could give it the verb."""
        return True

    def shut(self, s: PokemonState, seat: int) -> bool:
        """Whether `why` would forbid it with whatever it is tried now; asked once for a whole list of options."""
        return False

    def meant(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> tuple[int | None, Pokemon | None]:
        """The card of the own hand and the Pokémon that it is tried with, as far as they are there."""
        return None, s.mons.get(args[0]) if args else None


class OfHand(Action[int]):
    """With a card of the hand: the first number is its kind, the second the Pokémon that it goes onto, if any."""

    __slots__ = ()

    def meant(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> tuple[int | None, Pokemon | None]:
        if not args or args[0] not in s.seats[seat].hand:
            return None, None
        return args[0], s.mons.get(args[1]) if len(args) > 1 else None

    def say(self, s: PokemonState, args: tuple[int, ...]) -> str:
        return f"{self.words[1]} {name_of(s, args[0])}"

    def read(self, s: PokemonState, seat: int, text: str) -> Option:
        return Option.foreign(self.name, (in_hand(s, seat, text),))


class OfPokemon(Action[Pokemon]):
    """With a Pokémon in play: the first number is its id."""

    __slots__ = ()

    def say(self, s: PokemonState, args: tuple[int, ...]) -> str:
        return f"{self.words[1]} {called(s, s.mons[args[0]])}"

    def read(self, s: PokemonState, seat: int, text: str) -> Option:
        return Option.foreign(self.name, (meant(s, text, seat).id,))


# ---- sentences


def name_of(s: PokemonState, kind: int) -> str:
    """A card by the name that drawings know it by."""
    return names_of(s.fixed.pool).written(kind % s.fixed.size)


def in_hand(s: PokemonState, seat: int, text: str) -> int:
    """The card that is named, likeliest one of the hand. Raises DrawingError."""
    return kind_of(s, seat, text, s.seats[seat].hand)


# ---- whether it could do anything


def could_for(s: PokemonState, step: Step) -> Possible:
    """`could` for a step of a card of this game, made once."""
    found = s.fixed.could.get(id(step))
    if found is None:
        found = s.fixed.could[id(step)] = could(step)
    return found
