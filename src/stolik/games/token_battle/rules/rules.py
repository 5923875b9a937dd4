"""The rules of Token Battle (docs/rules/token-battle.md). Every function names the rules that it carries out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import compress
from typing import Any, ClassVar, Final

from stolik.kernel.agenda import Ask, Frame
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import Answer, Decision, Option, RuleId, Seat
from stolik.kernel.luck import draw, seed_luck, shuffle
from stolik.kernel.rules import Outcome, Rules, SetupError
from stolik.kernel.state import Setup
from stolik.kernel.unknown import Row as Hidden

from .check import check_state
from .events import (
    BonusGained,
    ExtraTurnGained,
    ExtraTurnUsed,
    FirstDecided,
    GameEnded,
    LaserFired,
    Scored,
    StartTokenPlaced,
    TokenBlocked,
    TokenGilded,
    TokenLaid,
    TokenMoved,
    TokenSpawned,
    TopUncovered,
    TurnBegan,
)
from .geometry import CELLS, MIDDLE, RAYS, Reach, cell_name, reach
from .setup import check_card, check_set, resolve_options
from .state import (
    GOLD,
    LASER_H,
    LASER_V,
    PLAIN,
    STACKS,
    TOP_VALUE,
    TYPES,
    Opening,
    TokenBattleFixed,
    TokenBattleState,
    Turn,
    destroy,
    lift,
    lower,
    put,
    retype,
)
from .view import TokenBattleView, look, winner

Row = tuple[str, str, int, str, str, str]
"""A card: id, name, value, ability, area in compass words, type (TB-DECK-1)."""

ABILITIES: Final = (
    "NONE", "REDUCE", "PUSH", "MIRROR", "SPAWN_F", "SPAWN_E", "EXTRA", "OPP_EXTRA", "STRIKE", "SWAP", "GOLD", "BONUS",
)  # fmt: skip
COMPASS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

LAY: Final = tuple(Option("lay", (stack, cell)) for stack in range(STACKS) for cell in range(CELLS))
"""All moves, stack by stack; a decision offers those whose field is empty (TB-TURN-2)."""
PASS: Final = Option("pass")
BURIED: Final = tuple(Option("lay", (stack, cell, 1)) for stack in range(STACKS) for cell in range(CELLS))
"""Intents to lay the card under the top one (TB-DECK-9)."""
THEIRS: Final = tuple(Option("lay-theirs", (stack,)) for stack in range(STACKS))
"""Intents to lay the other seat's top cards (TB-DECK-9)."""
TURN: Final = Turn()
OPENING: Final = Opening()

_Third = dict[bytes, tuple[tuple[Option, ...], ...]]
_upper: Final[_Third] = {}
_middle: Final[_Third] = {}
_lower: Final[_Third] = {}
"""For each third of the board (two rows): the moves onto it, stack by stack, by which of its fields are empty.

Filled as patterns are met, 4096 at most. A list of moves put together from these takes half the time of a new one.
"""


def moves(free: list[int]) -> tuple[Option, ...]:
    """All moves onto the fields that are 1 in `free`, stack by stack."""
    empty = bytes(free)
    a = _upper.get(empty[:12]) or _third(_upper, 0, empty[:12])
    b = _middle.get(empty[12:24]) or _third(_middle, 12, empty[12:24])
    c = _lower.get(empty[24:]) or _third(_lower, 24, empty[24:])
    return (*a[0], *b[0], *c[0], *a[1], *b[1], *c[1], *a[2], *b[2], *c[2], *a[3], *b[3], *c[3])


def _third(known: _Third, start: int, empty: bytes) -> tuple[tuple[Option, ...], ...]:
    starts = range(start, len(LAY), CELLS)
    known[empty] = found = tuple(tuple(compress(LAY[n : n + len(empty)], empty)) for n in starts)
    return found


REMEMBERED: Final = 500
"""How many sets are known to be valid at a time."""
RECENT: Final = 5
"""TB-DECK-14."""

Act = Callable[[TokenBattleState, int, int, Reach, int], None]


def area_mask(words: str) -> int:
    """ "N E" to a bit mask; bit d is direction d, clockwise from north. Raises ValueError for another word."""
    return sum(1 << COMPASS.index(word) for word in words.split())


def key_of(name: str) -> str:
    """A card's key: its English name in lower case with hyphens."""
    return name.lower().replace(" ", "-")


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenBattle(Rules[TokenBattleState]):
    """The rules over a pool of cards. `pool` are rows; a card's number is its place in it."""

    name = "token-battle"
    version = 1
    ends: ClassVar[Mapping[str, RuleId]] = {"resign": "TB-END-8"}

    def __init__(self, pool: Sequence[Row]) -> None:
        """Raises SetupError for a card that no collection may have (TB-DECK-5)."""
        self.pool = tuple(pool)
        for row in self.pool:
            check_card(row[1], row[3], row[4])
        self.number = {key_of(row[1]): n for n, row in enumerate(self.pool)}
        self._kinds = tuple((seat, key) for seat in (0, 1) for key in self.number)
        self._names = tuple(row[1] for row in self.pool)
        both = self.pool + self.pool
        self._value = [row[2] for row in both]
        self._type = [TYPES.index(row[5]) for row in both]
        self._act = [_ACTS[ABILITIES.index(row[3])] for row in both]
        areas = [area_mask(row[4]) for row in self.pool]
        tables = {area: tuple(reach(area, cell) for cell in range(CELLS)) for area in dict.fromkeys(areas)}
        self._reach = [tables[area] for area in areas] * 2
        self._size = [area.bit_count() for area in areas] * 2
        self._sets: dict[tuple[int, int, tuple[tuple[str, ...], ...]], tuple[tuple[int, ...], ...]] = {}

    # ---- setting up

    def fixed(self, setup: Setup) -> TokenBattleFixed:
        """Options and kinds. Raises SetupError."""
        if len(setup.decks) != 2:
            raise SetupError(f"Token Battle has two players, not {len(setup.decks)}", "TB-BOARD-1", "decks")
        return TokenBattleFixed(setup, self._kinds, self._names, resolve_options(setup.options))

    def deal(self, setup: Setup, seed: int) -> TokenBattleState:
        """Before anything has happened: an empty board and both sets in order (TB-DECK-8). Raises SetupError."""
        fixed = self.fixed(setup)
        s = TokenBattleState(fixed, seed_luck(seed))
        for seat, stacks in enumerate(setup.decks):
            deck = tuple(map(tuple, stacks))
            known = self._sets.get((seat, fixed.options.max_copies, deck))
            s.stacks += known or self._read_set(seat, fixed.options.max_copies, deck)
        s.agenda = [TURN, OPENING]
        return s

    def _read_set(self, seat: int, copies: int, deck: tuple[tuple[str, ...], ...]) -> tuple[tuple[int, ...], ...]:
        """A set as kinds, once it is found valid; remembered, because bulk runs play the same sets again and again."""
        for problem in check_set(deck, self.number, copies):
            raise SetupError(problem.message, problem.rule, f"deck of seat {seat}{problem.place}")
        if len(self._sets) >= REMEMBERED:
            self._sets.clear()
        base = seat * len(self.pool)
        stacks = tuple(tuple(base + self.number[card] for card in stack) for stack in deck)
        self._sets[seat, copies, deck] = stacks
        return stacks

    def check(self, s: TokenBattleState) -> None:
        """Raises SetupError for a state from outside that is none."""
        check_state(s)

    # ---- playing

    def run(self, s: TokenBattleState, f: Frame) -> None:
        """Ask for a turn, or open the game."""
        if isinstance(f, Turn):
            if s.sink is not None:
                s.sink(TurnBegan(s.to_move, s.turn + 1))
            s.agenda += (f, Ask(Decision(s.to_move, "turn", moves(s.free))))
        else:
            self._open(s)

    def _open(self, s: TokenBattleState) -> None:
        """Who is X (TB-BOARD-9), and O's start token on a middle field (TB-BOARD-6..8)."""
        options = s.fixed.options
        s.x = draw(s, 2) if options.first == "random" else int(options.first)
        s.to_move = s.x
        if s.sink is not None:
            s.sink(FirstDecided(s.x))
        if options.start_value:
            cell = MIDDLE[draw(s, len(MIDDLE))]
            s.serial += 1
            put(s, cell, 1 - s.x, options.start_value, PLAIN, s.serial)
            if s.sink is not None:
                s.sink(StartTokenPlaced(cell, s.serial, 1 - s.x, options.start_value))

    def resume(self, s: TokenBattleState, f: Frame, picks: Answer) -> None:
        """One whole turn, in the order of TB-TURN-4."""
        n, cell = picks[0].args
        seat = s.to_move
        stack = seat * STACKS + n
        order = s.stacks[stack]
        at = s.at[stack]
        kind = order[at]
        sink = s.sink
        # (1) the value, and the pending bonus is used up (TB-ABIL-BONUS-2, TB-BOARD-11)
        bonus = s.bonus[seat]
        value = self._value[kind] + bonus
        if bonus:
            s.bonus[seat] = 0
            value = min(value, TOP_VALUE)
        # (2) the token lies on the field
        s.serial += 1
        token = s.serial
        put(s, cell, seat, value, self._type[kind], token)
        if sink is not None:
            sink(TokenLaid(seat, kind % s.fixed.cards, n, cell, value, self._type[kind], token, bonus))
        # (3) the card goes to the bottom of its stack, and the next one lies open (TB-DECK-10, 11)
        at += 1
        if at == len(order):
            at = 0
        s.at[stack] = at
        if s.shown[stack] <= at:
            s.shown[stack] = at + 1
        if sink is not None:
            sink(TopUncovered(seat, n, order[at] % s.fixed.cards))
        # (4) the ability acts once (TB-TURN-5..7)
        self._act[kind](s, seat, cell, self._reach[kind][cell], self._size[kind])
        # (5) both seats score (TB-SCORE-1)
        growth, score = s.growth, s.score
        score[0] += growth[0]
        score[1] += growth[1]
        if sink is not None:
            sink(Scored((growth[0], growth[1]), (score[0], score[1])))
        # (6) the turn counter; the last played token (TB-TURN-12) and the last five moves
        s.turn += 1
        s.last = token
        s.recent = (*s.recent[1 - RECENT :], (seat, kind, cell))
        # (7) the end, before any laser fires (TB-END-6)
        options = s.fixed.options
        if score[0] >= options.score_limit or score[1] >= options.score_limit:
            _end(s, "TB-END-1")
        elif 1 not in s.free:
            _end(s, "TB-END-2")
        elif s.turn == options.turn_limit:
            _end(s, "TB-END-3")
        else:
            # (8) lasers between turns
            if s.lasers:
                _fire(s)
            # (9) who moves next (TB-TURN-9)
            if s.extra[seat]:
                _use_turn(s, seat)
            else:
                s.to_move = 1 - seat
            s.agenda.append(f)

    def outcome(self, s: TokenBattleState) -> Outcome | None:
        """More points win, equal points are a draw (TB-END-4, 5)."""
        if not s.ended:
            return None
        best = winner(s)
        return Outcome((0, 0) if best < 0 else (1, -1) if best == 0 else (-1, 1), s.ended)

    # ---- what may be done, and why not

    def intents(self, s: TokenBattleState, seat: Seat) -> Iterator[Option]:
        """Laying a top card anywhere, the card below it, or the other seat's; passing."""
        yield from LAY
        yield from BURIED
        yield from THEIRS
        yield PASS

    def why_not(self, s: TokenBattleState, seat: Seat, intent: Option) -> RuleId | None:
        """The first rule, in ledger order, that forbids it."""
        args = intent.args
        if intent.verb == "lay" and len(args) in (2, 3):
            if not 0 <= args[1] < CELLS:
                return "TB-BOARD-2"
            if not s.free[args[1]]:
                return "TB-BOARD-4"
            if not 0 <= args[0] < STACKS:
                return "TB-DECK-6"
            if len(args) == 3:
                return "TB-DECK-9"
        if intent.verb == "lay-theirs":
            return "TB-DECK-9"
        if s.ended:
            return s.ended
        if seat != s.to_move:
            return "TB-TURN-1"
        if intent.verb != "lay" or len(args) != 2:
            return "TB-TURN-2"
        return None

    def facts(self, s: TokenBattleState, seat: Seat, intent: Option) -> dict[str, Any]:
        """Field, whose token lies there, whose turn it is, and the cards concerned, as far as the seat may know."""
        found: dict[str, Any] = {"to_move": s.to_move, "seat": seat, "scores": list(s.score), "turn": s.turn}
        args = intent.args
        if intent.verb == "lay" and len(args) in (2, 3):
            stack, cell = args[:2]
            if 0 <= cell < CELLS:
                found["cell"] = cell_name(cell)
                if not s.free[cell]:
                    found["owner"] = s.owner[cell]
                    found["value"] = s.value[cell]
            if 0 <= stack < STACKS and 0 <= seat < 2:
                found["stack"] = stack + 1
                found["top"] = s.top(seat * STACKS + stack) % s.fixed.cards
        return found

    # ---- what may be known

    def view(self, s: TokenBattleState, seat: Seat | None) -> TokenBattleView:
        """What `seat` may see."""
        return look(s, seat, self.name)

    def determinise(
        self, s: TokenBattleState, seat: Seat | None, luck: int, guesses: Sequence[Any] | None = None
    ) -> TokenBattleState:
        """A clone whose hidden cards, those of other seats that have not lain open, are dealt anew."""
        world = s.clone()
        world.luck = seed_luck(luck)
        for other in (0, 1):
            if other != seat:
                self._deal_hidden(world, other, guesses)
        return world

    def unknown(self, s: TokenBattleState) -> list[Hidden]:
        """Nothing: who put a stack together knows its order (TB-DECK-8)."""
        return []

    def _deal_hidden(self, world: TokenBattleState, seat: int, guesses: Sequence[Any] | None) -> None:
        numbers = range(seat * STACKS, seat * STACKS + STACKS)
        hidden: list[int] = []
        seen: list[int] = []
        for n in numbers:
            hidden += world.stacks[n][world.shown[n] :]
            seen += world.stacks[n][: world.shown[n]]
        if not hidden:
            return
        if guesses is None:
            hidden.sort()
            shuffle(world, hidden)
        else:
            hidden = self._suppose(world, seat, seen, len(hidden), guesses)
        at = 0
        for n in numbers:
            shown = world.shown[n]
            size = len(world.stacks[n]) - shown
            world.stacks[n] = world.stacks[n][:shown] + tuple(hidden[at : at + size])
            at += size

    def _suppose(
        self, world: TokenBattleState, seat: int, seen: list[int], needed: int, guesses: Sequence[Any]
    ) -> list[int]:
        """Closed lists: the rest of the guessed set that fits best, then other cards (architecture: Views and
        worlds)."""
        base = seat * world.fixed.cards
        best: list[int] = []
        most = -1
        for guess in guesses:
            kinds = [base + self.number[card] for stack in guess for card in stack]
            fits = sum(1 for kind in kinds if kind in seen)
            if fits > most:
                best, most = kinds, fits
        rest = [kind for kind in best if kind not in seen]
        shuffle(world, rest)
        others = [kind for kind in range(base, base + world.fixed.cards) if kind not in seen and kind not in rest]
        shuffle(world, others)
        return (rest + others + seen)[:needed]


def _end(s: TokenBattleState, rule: RuleId) -> None:
    s.ended = rule
    if s.sink is not None:
        s.sink(GameEnded(rule, winner(s)))


def _use_turn(s: TokenBattleState, seat: int) -> None:
    s.extra[seat] -= 1
    if s.sink is not None:
        s.sink(ExtraTurnUsed(seat, s.extra[seat]))


# ---- abilities: (state, seat, the laid token's field, its area on the board, how many fields the area has)


def _none(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-NONE-1."""


def _reduce(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-REDUCE-1..3."""
    for target, _, _ in area:
        if not s.free[target]:
            lower(s, target, 1, "reduce")


def _move(s: TokenBattleState, start: int, to: int, cause: str) -> None:
    seat, value, kind, token = s.owner[start], s.value[start], s.type[start], s.token[start]
    lift(s, start)
    put(s, to, seat, value, kind, token)
    if s.sink is not None:
        s.sink(TokenMoved(token, start, to, cause))


def _push(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-PUSH-1..5. Landing fields lie at distance two, so one push never meets another."""
    for target, beyond, _ in area:
        if s.free[target]:
            continue
        if beyond < 0:
            destroy(s, target, "push")
        elif s.free[beyond]:
            _move(s, target, beyond, "push")
        elif s.sink is not None:
            s.sink(TokenBlocked(target, s.token[target], beyond, "push"))


def _mirror(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-MIRROR-1..5: all moves at the same time."""
    targets = [target for target, _, _ in area if not s.free[target]]
    moves = []
    lost = []
    for target, _, opposite in area:
        if s.free[target]:
            continue
        if opposite < 0:
            if s.fixed.options.mirror_offboard == "destroy":
                lost.append(target)
        elif s.free[opposite] or opposite in targets:
            moves.append((target, opposite, s.owner[target], s.value[target], s.type[target], s.token[target]))
        elif s.sink is not None:
            s.sink(TokenBlocked(target, s.token[target], opposite, "mirror"))
    for move in moves:
        lift(s, move[0])
    for start, to, owner, value, kind, token in moves:
        put(s, to, owner, value, kind, token)
        if s.sink is not None:
            s.sink(TokenMoved(token, start, to, "mirror"))
    for target in lost:
        destroy(s, target, "mirror")


def _spawn(s: TokenBattleState, owner: int, area: Reach) -> None:
    """TB-ABIL-SPAWN-3."""
    for target, _, _ in area:
        if s.free[target]:
            s.serial += 1
            put(s, target, owner, 1, PLAIN, s.serial)
            if s.sink is not None:
                s.sink(TokenSpawned(target, s.serial, owner))


def _spawn_friendly(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-SPAWN-1."""
    _spawn(s, seat, area)


def _spawn_enemy(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-SPAWN-2."""
    _spawn(s, 1 - seat, area)


def _gain_turn(s: TokenBattleState, seat: int) -> None:
    s.extra[seat] += 1
    if s.sink is not None:
        s.sink(ExtraTurnGained(seat, s.extra[seat]))


def _extra(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-EXTRA-1..3: an area that sticks out of the board is never covered."""
    if len(area) == size and not any(s.free[target] for target, _, _ in area):
        _gain_turn(s, seat)


def _opp_extra(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-OPPEXTRA-1."""
    _gain_turn(s, 1 - seat)


def _strike(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-STRIKE-1..3: friends are counted before anything changes."""
    targets = [target for target, _, _ in area if not s.free[target]]
    friends = sum(1 for target in targets if s.owner[target] == seat)
    if friends:
        for target in targets:
            if s.owner[target] != seat or not s.fixed.options.strike_spares_friends:
                lower(s, target, friends, "strike")


def _swap(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-SWAP-1..4: the last played token is found by identity, wherever it stands now."""
    if not s.last or s.last not in s.token:
        return
    there = s.token.index(s.last)
    mine = (s.owner[cell], s.value[cell], s.type[cell], s.token[cell])
    other = (s.owner[there], s.value[there], s.type[there], s.token[there])
    lift(s, cell)
    lift(s, there)
    put(s, there, *mine)
    put(s, cell, *other)
    if s.sink is not None:
        s.sink(TokenMoved(mine[3], cell, there, "swap"))
        s.sink(TokenMoved(other[3], there, cell, "swap"))


def _gold(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-GOLD-1..4."""
    for target, _, _ in area:
        if not s.free[target] and s.value[target] < 3 and s.type[target] != GOLD:
            retype(s, target, s.value[target], GOLD)
            if s.sink is not None:
                s.sink(TokenGilded(target, s.token[target]))


def _bonus(s: TokenBattleState, seat: int, cell: int, area: Reach, size: int) -> None:
    """TB-ABIL-BONUS-1, 3."""
    s.bonus[seat] += 1
    if s.sink is not None:
        s.sink(BonusGained(seat, s.bonus[seat]))


_ACTS: Final[tuple[Act, ...]] = (
    _none, _reduce, _push, _mirror, _spawn_friendly, _spawn_enemy, _extra, _opp_extra, _strike, _swap, _gold, _bonus,
)  # fmt: skip


def _lasers(s: TokenBattleState) -> list[int]:
    """The fields where lasers stand, from a1 on."""
    found: list[int] = []
    for cell, kind in enumerate(s.type):
        if LASER_H <= kind <= LASER_V:
            found.append(cell)
            if len(found) == s.lasers:
                break
    return found


def _fire(s: TokenBattleState) -> None:
    """All beams are aimed at the same position and land together (TB-TYPE-LASER-1..6)."""
    hits: dict[int, int] = {}
    free = s.free
    for cell in _lasers(s):
        for direction in (2, 6) if s.type[cell] == LASER_H else (0, 4):
            hit = -1
            for there in RAYS[cell][direction]:
                if not free[there]:
                    hit = there
                    hits[hit] = hits.get(hit, 0) + 1
                    break
            if s.sink is not None:
                s.sink(LaserFired(cell, direction, hit))
    for cell, beams in hits.items():
        lower(s, cell, beams, "laser")
