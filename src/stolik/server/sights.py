"""What a table looks like on the wire: a game's view as it is, with what is said beside it, told apart by `game`."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeAlias, TypedDict, cast, get_args, get_origin

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct

from stolik.kernel.compiling import type_hints
from stolik.kernel.view import View

Row: TypeAlias = Annotated[list[str | int], Meta(title="Row")]
"""A verb and its whole numbers. Python has no type for that: schema.py says it of whatever is called "Row"."""
Options: TypeAlias = dict[str, int | bool | str]


class ChanceData(Struct):
    """A chance to play or pass: what sort it is, what is pending that its question leaves unsaid, what happens when
    both pass, and the rule of it."""

    title: str
    pending: str
    if_pass: str
    rule: str


class PickRuleData(Struct):
    """What binds several picks together: at most `each` of the options whose number in `groups` is the same, and the
    `weights` of all picks not above `total`. Empty lists bind nothing."""

    groups: list[int]
    each: int
    weights: list[int]
    total: int


class DecisionData(Struct):
    """A question: an option is a verb and its whole numbers; an answer is a list of positions in `options`.

    Where the game has words for its questions, `prompt` is what is asked, in one sentence, and `labels` are the
    options, one a piece, both in the viewer's language. `subjects` are what each option is about: the thing that acts
    and the thing it acts on (ids, 0 for none), and a card's kind (-1 for none). `chance` explains a chance to play.
    `together` is there where not every combination of options is an answer. `deed` is what becomes of the things that
    are chosen, where things are: one word, for which pages have a verb ("bench", "discard"; "choose" where it can't be
    told).
    """

    seat: int
    kind: str
    options: list[Row]
    least: int
    most: int
    counts: list[int] | None
    about: list[int]
    together: PickRuleData | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    labels: list[str] | UnsetType = UNSET
    subjects: list[tuple[int, int, int]] | UnsetType = UNSET
    chance: ChanceData | UnsetType = UNSET
    deed: str | UnsetType = UNSET


class StepData(Struct):
    """A line of a reckoning: what it is, what it changed ("+10", "×2"), the number after it, the rule, and the kind of
    the card that gives it, or -1."""

    label: str
    change: str
    result: int
    rule: str
    card: int


class ForecastData(Struct):
    """What an attack would roll: `dice` so many, `short` to stand on a button, `said` in sentences, `steps` as a
    reckoning, `notes` on what else may come of it."""

    dice: int
    short: str
    said: str
    steps: list[StepData]
    notes: list[str]


class OutcomeData(Struct):
    """The first seat that won (-1: none), the result of each seat (1, 0, -1), and by which rule."""

    winner: int
    returns: list[int]
    rule: str


class StandingData(Struct):
    """How far a side is, whose `seats` these are: its `count`, and that as it is written (`figure`). `of` is how many
    of them make the goal where they are drawn (0: they are not)."""

    seats: list[int]
    count: int
    figure: str
    of: int


class GoalData(Struct):
    """How one wins: `head` is enough where there is no room, `rest` goes on behind it. `counted` says what the
    standings count, one a side."""

    head: str
    rest: str
    counted: str
    standings: list[StandingData]


class PossibleData(Struct):
    """Something that may be done now: positions of options, of several any one."""

    label: str
    picks: list[int]


class RefusedData(Struct):
    """Things that may not be done now, for one reason: some by name, `more` are counted; the rule and a sentence."""

    things: list[str]
    more: int
    rule: str
    text: str


class CouldGroup(Struct):
    """What belongs together for a player: `key` is "asked", "hand", "play" or "rest", `title` its name."""

    key: Literal["asked", "hand", "play", "rest"]
    title: str
    possible: list[PossibleData]
    refused: list[RefusedData]


class Sight(Struct):
    """What every game's view tells: whose it is, how the game ended, the question to that seat, and how one wins (null
    where the game doesn't say)."""

    seat: int | None
    outcome: OutcomeData | None
    decision: DecisionData | None
    goal: GoalData | None


BESIDE: tuple[str, ...] = ("game", *Sight.__struct_fields__)
"""Fields of a view that don't go along as they are: the tag, and what every Sight has."""


def sight_of(view: type[View], tag: str, **more: Any) -> type[Sight]:
    """The struct that carries a game's view: its fields as the view class spells them, and `more` by name and type. The
    pages tell it by `tag`."""
    hints = {name: kind for name, kind in type_hints(view).items() if name not in BESIDE}
    if "options" in hints:
        hints["options"] = Options
    name = camel(tag)
    made = defstruct(
        name + "Sight",
        [(field, _whole(name + camel(field), kind)) for field, kind in {**hints, **more}.items()],
        bases=(Sight,),
        module=view.__module__,
        namespace={"__doc__": view.__doc__},
        tag_field="game",
        tag=tag,
        kw_only=True,
    )
    return cast("type[Sight]", made)


def camel(words: str) -> str:
    """A name of several words, as classes are called: "chess-2v2" is "Chess2V2"."""
    return re.sub(r"(?:^|[-_]|(?<=\d))([a-z])", lambda found: found[1].upper(), words).replace("-", "")


def _whole(name: str, kind: Any) -> Any:
    """A dictionary whose keys are certain words is sent with all of them; a schema could not tell that of a `dict`."""
    if get_origin(kind) is not dict or get_origin(get_args(kind)[0]) is not Literal:
        return kind
    words, value = get_args(kind)
    return TypedDict(name, dict.fromkeys(get_args(words), value))  # type: ignore[operator]


def carried(
    kind: type[Sight],
    view: View,
    outcome: OutcomeData | None,
    decision: DecisionData | None,
    goal: GoalData | None,
    **more: Any,
) -> Sight:
    """A view on its way: as it is, with how the game ended, the question, the goal, and what else its struct has."""
    fields = {name: getattr(view, name) for name in view.__dataclass_fields__ if name not in BESIDE}
    make: Any = kind
    made: Sight = make(seat=view.seat, outcome=outcome, decision=decision, goal=goal, **fields, **more)
    return made
