"""The written form of a Token Battle table: reading, printing, acts and looks (architecture: Drawn tables).

A drawing is a grid like the ledger's, or `board: c3=O2 d4=X1f`, and lines of `key: value`, all optional:

    X: Gale, Ambush / Campfire      stacks of X, top first, separated by " / "; short ones are filled up
    O: Boulder                      with FILLER; cards by their names (or keys: old-oak)
    score: 995:998                  of X and O, like all pairs
    move: O                         who is to move (X)
    last: a1                        where the last played token stands (nowhere)
    turns: 49                       turns played
    bonus: 1:0                      pending bonuses
    extra: 0:1                      pending extra turns
    options: turn_limit=50          settings

A token is its owner, its value and a letter for its type: s survivor, f/a/e booster of friends/all/enemies, h/v laser,
g gold, none plain. X is seat 0. A drawn table has no luck: nothing in this game needs any after the opening.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from stolik.kernel.decision import Decision, Option
from stolik.kernel.event import Event
from stolik.kernel.rules import SetupError
from stolik.kernel.state import Setup

from .events import Scored
from .geometry import CELLS, SIZE, cell_name, cell_number
from .rules import PASS, TURN, TokenBattle, key_of
from .setup import OPTIONS
from .state import STACKS, TokenBattleState, put
from .view import HIDDEN, winner

LETTERS: Final = ("", "s", "f", "a", "e", "h", "v", "g")
SEATS: Final = ("X", "O")
KEYS: Final = ("board", *SEATS, "score", "move", "last", "turns", "bonus", "extra", "options")
FILLER: Final = ("boulder", "old-oak")
"""What fills stacks that a drawing leaves short."""

_TOKEN = re.compile(r"^([XO])(\d{1,2})([sfaehvg]?)$")
_PAIR = re.compile(r"^(\d+)\s*:\s*(\d+)$")
_ROW = re.compile(r"^([1-6])((?:\s+\S+){6})$")


class DrawingError(ValueError):
    """A drawing, act or look that can't be read: names the line and what was expected."""


def read(text: str, rules: TokenBattle) -> TokenBattleState:
    """The table that `text` draws, with the seat to move about to be asked. Raises DrawingError, SetupError."""
    cells, lines = _parts(text)
    decks = tuple(_stacks(lines.get(seat, ""), rules) for seat in SEATS)
    fixed = rules.fixed(Setup(rules.name, decks, _options(lines.get("options", ""))))
    s = TokenBattleState(fixed, None)
    for seat, deck in enumerate(decks):
        s.stacks += [tuple(seat * fixed.cards + rules.number[card] for card in stack) for stack in deck]
    for cell in sorted(cells):
        _place(s, cell, cells[cell])
    s.score[:] = _pair(lines, "score")
    s.bonus[:] = _pair(lines, "bonus")
    s.extra[:] = _pair(lines, "extra")
    if lines.get("move", "X") not in SEATS:
        raise DrawingError(f"move: {lines['move']!r} is neither X nor O")
    s.to_move = SEATS.index(lines.get("move", "X"))
    s.turn = _number(lines.get("turns", "0"), "turns")
    if "last" in lines:
        s.last = s.token[_cell(lines["last"])]
        if not s.last:
            raise DrawingError(f"last: no token stands on {lines['last']}")
    s.agenda = [TURN]
    return s


def _parts(text: str) -> tuple[dict[int, str], dict[str, str]]:
    """The tokens by their fields, and the other lines by their keys. Raises DrawingError."""
    cells: dict[int, str] = {}
    lines: dict[str, str] = {}
    for raw in text.splitlines():
        line = raw.strip()
        if not line or line.split() == list("abcdef"):
            continue
        if row := _ROW.match(line):
            for column, token in enumerate(row[2].split()):
                if token != ".":
                    cells[(int(row[1]) - 1) * SIZE + column] = token
            continue
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS:
            raise DrawingError(f"{line!r}: expected a row of the board or one of the keys of a drawing")
        lines[key] = value.strip()
    for part in lines.get("board", "").split():
        name, _, token = part.partition("=")
        cells[_cell(name)] = token
    return cells, lines


def _place(s: TokenBattleState, cell: int, token: str) -> None:
    match = _TOKEN.match(token)
    if match is None or int(match[2]) < 1:
        raise DrawingError(f"{cell_name(cell)}: {token!r} is no token like X5 or O1s")
    s.serial += 1
    put(s, cell, SEATS.index(match[1]), int(match[2]), LETTERS.index(match[3]), s.serial)


def _cell(name: str) -> int:
    cell = cell_number(name)
    if cell < 0:
        raise DrawingError(f"{name!r} is no field; fields are a1 to f6")
    return cell


def _number(text: str, place: str) -> int:
    if not text.isdigit():
        raise DrawingError(f"{place}: {text!r} is no whole number")
    return int(text)


def _pair(lines: dict[str, str], key: str) -> tuple[int, int]:
    match = _PAIR.match(lines.get(key, "0:0"))
    if match is None:
        raise DrawingError(f"{key}: {lines[key]!r} is no pair like 6:2")
    return int(match[1]), int(match[2])


def _options(text: str) -> dict[str, int | bool | str]:
    found: dict[str, int | bool | str] = {}
    words = {option.key for option in OPTIONS if option.kind == "choice"}
    for part in text.split():
        key, _, value = part.partition("=")
        if key in words:
            found[key] = value
        else:
            found[key] = value == "true" if value in ("true", "false") else int(value) if value.isdigit() else value
    return found


def _stacks(text: str, rules: TokenBattle) -> tuple[tuple[str, ...], ...]:
    drawn = [[key_of(card.strip()) for card in part.split(",")] for part in text.split("/")] if text else []
    if len(drawn) > STACKS:
        raise DrawingError(f"{text!r}: there are four stacks")
    drawn += [[] for _ in range(STACKS - len(drawn))]
    for stack in drawn:
        for card in stack:
            if card not in rules.number:
                raise DrawingError(f"there is no card {card!r} in the collection")
        stack += [card for card in FILLER if card not in stack][: max(0, 2 - len(stack))]
    return tuple(tuple(stack) for stack in drawn)


def token(s: TokenBattleState, cell: int) -> str:
    """The token on a field, "." for none."""
    if s.free[cell]:
        return "."
    return f"{SEATS[s.owner[cell]]}{s.value[cell]}{LETTERS[s.type[cell]]}"


def show(s: TokenBattleState) -> str:
    """The drawing of a state; `read` reads it. It shows everything, also what seats may not know."""
    rows = ["     " + "".join(f"{letter:<5}" for letter in "abcdef").rstrip()]
    for row in range(SIZE):
        tokens = (token(s, row * SIZE + column) for column in range(SIZE))
        rows.append(f" {row + 1}   " + "".join(f"{text:<5}" for text in tokens).rstrip())
    for seat, name in enumerate(SEATS):
        stacks = []
        for n in range(seat * STACKS, seat * STACKS + STACKS):
            order = s.stacks[n][s.at[n] :] + s.stacks[n][: s.at[n]]
            stacks.append(", ".join(s.fixed.name(kind) for kind in order))
        rows.append(f"{name}: " + " / ".join(stacks))
    rows.append(f"score: {s.score[0]}:{s.score[1]}")
    rows.append(f"move: {SEATS[s.to_move]}")
    if s.last in s.token and s.last:
        rows.append(f"last: {cell_name(s.token.index(s.last))}")
    if s.turn:
        rows.append(f"turns: {s.turn}")
    if any(s.bonus):
        rows.append(f"bonus: {s.bonus[0]}:{s.bonus[1]}")
    if any(s.extra):
        rows.append(f"extra: {s.extra[0]}:{s.extra[1]}")
    settings = s.fixed.setup.options
    if settings:
        written = (f"{k}={str(v).lower() if isinstance(v, bool) else v}" for k, v in sorted(settings.items()))
        rows.append("options: " + " ".join(written))
    return "\n".join(rows)


_LAY = re.compile(r"^([XO]) lays (.+?) on (\S+)$")
_TRY = re.compile(
    r"^([XO]) may(?P<no> not)? (?:lay (?P<card>.+?) on (?P<cell>\S+?)|(?P<pass>pass))(?:: (?P<rule>\S+))?$"
)


def intent(s: TokenBattleState, seat: int, card: str, cell: str) -> Option:
    """Laying `card` (a name, or "stack 2") on a field, as an intent: legal or not. Raises DrawingError.

    A field that does not exist becomes cell 36; a card below a top becomes an intent with its depth.
    """
    number = cell_number(cell)
    place = number if number >= 0 else CELLS
    if match := re.match(r"^stack (\d)$", card):
        return Option.foreign("lay", (int(match[1]) - 1, place))
    buried = None
    for n in range(STACKS):
        stack = s.stacks[seat * STACKS + n]
        at = s.at[seat * STACKS + n]
        for depth in range(len(stack)):
            if s.fixed.kinds[stack[(at + depth) % len(stack)]][1] == key_of(card):
                if depth == 0:
                    return Option.foreign("lay", (n, place))
                buried = buried or Option.foreign("lay", (n, place, depth))
    if buried is None:
        tops = ", ".join(s.fixed.name(s.top(seat * STACKS + n)) for n in range(STACKS))
        raise DrawingError(f"{SEATS[seat]} has no {card!r}; the tops are {tops}")
    return buried


def act(s: TokenBattleState, rules: TokenBattle, text: str) -> tuple[int, Option]:
    """Who does what: "X lays Gale on e2". Raises DrawingError; whether it is legal is asked elsewhere."""
    match = _LAY.match(text)
    if match is None:
        raise DrawingError(f"{text!r} is no act like 'X lays Gale on e2'")
    seat = SEATS.index(match[1])
    return seat, intent(s, seat, match[2], match[3])


def say(s: TokenBattleState, option: Option) -> str:
    """What an option does, in the words of an act without its subject: "lays Old Oak on e2"."""
    if option is PASS:
        return "passes"
    return f"lays {s.fixed.name(s.top(s.to_move * STACKS + option.args[0]))} on {cell_name(option.args[1])}"


def settles(decision: Decision) -> bool:
    """Whether a drawn table answers this by itself: never, a turn is always somebody's."""
    return False


_STACK = re.compile(rf"^stack [1-{STACKS}]$")


def shows(s: TokenBattleState, thing: str) -> bool:
    """Whether this is a thing on the table to point at: a field (c3), one's own stack (stack 1), the score."""
    return thing == "score" or cell_number(thing) >= 0 or _STACK.match(thing) is not None


def _gap(events: Sequence[Event], seat: int) -> int:
    """By how much the last turn's points brought a seat forward, against the other's."""
    gains = next(event.gains for event in reversed(events) if isinstance(event, Scored))
    return gains[seat] - gains[1 - seat]


MEASURES: Final = {"gap": _gap}
"""What moves of a lesson may be the best by, from what happened and for which seat."""


def look(s: TokenBattleState, rules: TokenBattle, events: Sequence[Event], text: str) -> str:
    """What is wrong with a statement about the table: "" when it is true. `events` are those of the last act.

    Statements: `b2 X3s` · `b2 empty` · `board c3=O2 d4=X1` (all of it) · `growth 9:2` (what the last turn scored) ·
    `score 9:2` · `next O` · `bonus 1:0` · `extra 0:1` · `turns 50` · `last f5` or `last none` · `over O TB-END-1` ·
    `over draw TB-END-2` · `running` · `X stack 2 Needle, Trident` (the whole order) · `O sees X stack 2 Needle, ?` ·
    `X may lay Gale on e2` · `X may not lay Gale on e2: TB-BOARD-4` · `X may not pass: TB-TURN-2`.
    Raises DrawingError for a statement that can't be read.
    """
    if tried := _TRY.match(text):
        return _try(s, rules, tried)
    if text == "running":
        return f"the game is over by {s.ended}" if s.ended else ""
    key, _, rest = text.partition(" ")
    if not rest:
        raise DrawingError(f"{text!r} is no statement about a table")
    if key in _LOOKS:
        found = _LOOKS[key](s, events)
    elif key in SEATS and rest.startswith(("stack ", "sees ")):
        found, rest = _order(s, rules, SEATS.index(key), rest)
    else:
        found = token(s, _cell(key)).replace(".", "empty")
    if key == "board":
        rest = " ".join(sorted(rest.split(), key=lambda part: _cell(part.partition("=")[0])))
    return "" if found == rest.strip() else f"{text!r}, but it is {found}"


def _tokens(s: TokenBattleState, events: Sequence[Event]) -> str:
    return " ".join(f"{cell_name(cell)}={token(s, cell)}" for cell in range(CELLS) if not s.free[cell])


def _growth(s: TokenBattleState, events: Sequence[Event]) -> str:
    scored = [event.gains for event in events if isinstance(event, Scored)]
    return f"{scored[-1][0]}:{scored[-1][1]}" if scored else "nothing was scored"


def _last(s: TokenBattleState, events: Sequence[Event]) -> str:
    return cell_name(s.token.index(s.last)) if s.last and s.last in s.token else "none"


def _over(s: TokenBattleState, events: Sequence[Event]) -> str:
    best = winner(s)
    return f"{'draw' if best < 0 else SEATS[best]} {s.ended}" if s.ended else "the game runs"


_LOOKS: Final[dict[str, Callable[[TokenBattleState, Sequence[Event]], str]]] = {
    "board": _tokens,
    "bonus": lambda s, events: f"{s.bonus[0]}:{s.bonus[1]}",
    "extra": lambda s, events: f"{s.extra[0]}:{s.extra[1]}",
    "growth": _growth,
    "last": _last,
    "next": lambda s, events: "nobody" if s.ended else SEATS[s.to_move],
    "over": _over,
    "score": lambda s, events: f"{s.score[0]}:{s.score[1]}",
    "turns": lambda s, events: str(s.turn),
}
"""What is found for the first word of a statement."""


def _try(s: TokenBattleState, rules: TokenBattle, tried: re.Match[str]) -> str:
    seat = SEATS.index(tried[1])
    wanted = PASS if tried["pass"] else intent(s, seat, tried["card"], tried["cell"])
    rule = rules.why_not(s, seat, wanted)
    offered = (
        s.decision is not None and s.decision.seat == seat and s.decision.find(wanted.verb, wanted.args) is not None
    )
    if offered != (rule is None):
        return f"{tried[0]!r}: offered is {offered}, but why_not says {rule}"
    expected = tried["rule"] if tried["no"] else None
    return "" if rule == expected else f"{tried[0]!r}, but why_not says {rule}"


def _order(s: TokenBattleState, rules: TokenBattle, seat: int, rest: str) -> tuple[str, str]:
    viewer = seat
    if match := re.match(r"^sees ([XO]) (stack .*)$", rest):
        viewer, seat, rest = seat, SEATS.index(match[1]), match[2]
    match = re.match(r"^stack ([1-4]) (.+)$", rest)
    if match is None:
        raise DrawingError(f"{rest!r}: expected 'stack 2 Needle, Trident'")
    stack = rules.view(s, viewer).stacks[seat][int(match[1]) - 1]
    found = ", ".join("?" if card == HIDDEN else s.fixed.name(card) for card in stack)
    said = [
        s.fixed.name(rules.number[key]) if (key := key_of(one.strip())) in rules.number else one.strip()
        for one in match[2].split(",")
    ]
    return found, ", ".join(said)


__all__ = [
    "MEASURES", "SEATS", "DrawingError", "SetupError", "act", "intent", "look", "read", "say", "settles", "show",
    "shows", "token",
]  # fmt: skip
