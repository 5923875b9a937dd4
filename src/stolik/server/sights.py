"""What a table looks like on the wire: one struct for each game, told apart by the field `game`."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from stolik.games.pokemon.rules.view import SeatSeen, SideSeen
from stolik.games.star_wars.rules.view import PendingSeen, PlayerSeen, StrikeSeen, UnitSeen


class ChanceData(Struct):
    """A chance to play or pass: what sort it is, what is pending, what happens when both pass, and the rule of it."""

    title: str
    pending: str
    if_pass: str
    rule: str


class DecisionData(Struct):
    """A question: an option is a verb and its whole numbers; an answer is a list of positions in `options`.

    Where the game has words for its questions, `prompt` is what is asked, in one sentence, and `labels` are the
    options, one a piece, both in the viewer's language. `subjects` are what each option is about: the thing that acts
    and the thing it acts on (ids, 0 for none), and a card's kind (-1 for none). `chance` explains a chance to play.
    """

    seat: int
    kind: str
    options: list[list[str | int]]
    least: int
    most: int
    counts: list[int] | None
    about: list[int]
    prompt: str | UnsetType = UNSET
    labels: list[str] | UnsetType = UNSET
    subjects: list[tuple[int, int, int]] | UnsetType = UNSET
    chance: ChanceData | UnsetType = UNSET


class StepData(Struct):
    """A line of a reckoning: what it is, what it changed ("+10", "×2"), the number after it, the rule, and the kind of
    the card that gives it, or -1."""

    label: str
    change: str
    result: int
    rule: str
    card: int


class ForecastData(Struct):
    """What an attack would roll: `short` to stand on a button, `said` in sentences, `steps` as a reckoning, `notes` on
    what else may come of it."""

    short: str
    said: str
    steps: list[StepData]
    notes: list[str]


class OutcomeData(Struct):
    """Who won (-1: a draw), and by which rule."""

    winner: int
    rule: str


class TokenBattleSight(Struct, tag_field="game", tag="token-battle"):
    """What a seat sees of Token Battle; stolik.games.token_battle.rules.view says what the fields mean."""

    seat: int | None
    x: int
    turn: int
    to_move: int
    scores: tuple[int, int]
    growth: tuple[int, int]
    bonus: tuple[int, int]
    extra: tuple[int, int]
    owner: tuple[int, ...]
    value: tuple[int, ...]
    type: tuple[int, ...]
    token: tuple[int, ...]
    boost: tuple[int, ...]
    stacks: tuple[tuple[tuple[int, ...], ...], ...]
    recent: tuple[tuple[int, int, int], ...]
    last_token: int
    options: dict[str, int | bool | str]
    outcome: OutcomeData | None
    decision: DecisionData | None


class AnyPokemonSight(Struct):
    """What a seat sees of a Pokémon table, whatever the format; games.pokemon.rules.view says what the fields mean.

    A card is its kind: kind % cards is its number in the collection, kind // cards the seat that owns it; -1 is a back.
    `notes` are the lasting effects in the viewer's language: sentences by the id of the Pokémon, and by "seat 0" and so
    on for the players.
    """

    seat: int | None
    format: str
    turn: int
    to_move: int
    first: int
    order: tuple[int, ...]
    phase: str
    cards: int
    sides: tuple[SideSeen, ...]
    seats: tuple[SeatSeen, ...]
    stadium: int
    used: dict[str, bool]
    looking: tuple[int, ...]
    sudden: int
    ended: str
    winner: int
    options: dict[str, int | bool | str]
    notes: dict[str, list[str]]
    outcome: OutcomeData | None
    decision: DecisionData | None


class PokemonSight(AnyPokemonSight, tag_field="game", tag="pokemon"):
    """A Pokémon table of two."""


class TeamsSight(AnyPokemonSight, tag_field="game", tag="pokemon-2v2"):
    """A Pokémon table of two teams; the seats 0 and 2 play for side 0, 1 and 3 for side 1, each sees the partner's
    hand."""


class StarWarsSight(Struct, tag_field="game", tag="star-wars"):
    """What a seat sees of a Star Wars table; stolik.games.star_wars.rules.view says what the fields mean.

    Kinds are as for Pokémon. `notes` are the lasting effects in the viewer's language: sentences by the id of the unit,
    and by "seat 0" and "seat 1" for the players; `forecast` is what the attack under way would roll.
    """

    seat: int | None
    turn: int
    to_move: int
    chance: str
    phase: str
    mover: int
    arena: str
    cards: int
    arenas: dict[str, tuple[UnitSeen, ...]]
    locations: dict[str, UnitSeen | None]
    control: dict[str, int]
    queue: tuple[int, ...]
    seats: tuple[PlayerSeen, ...]
    strike: StrikeSeen | None
    pending: tuple[PendingSeen, ...]
    looking: tuple[int, ...]
    ended: str
    winner: int
    options: dict[str, int | bool | str]
    notes: dict[str, list[str]]
    forecast: ForecastData | None
    outcome: OutcomeData | None
    decision: DecisionData | None


Sight: TypeAlias = TokenBattleSight | PokemonSight | TeamsSight | StarWarsSight
"""The view of any game."""
