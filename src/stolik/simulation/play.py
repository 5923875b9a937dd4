"""Playing game number n of a plan: everything in it follows from the plan and n, so any process can play it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from stolik.bots.base import OUTSIDE, Bot
from stolik.bots.forfeit import Forfeit
from stolik.bots.outside import leave, name_outside
from stolik.bots.random import RandomBot
from stolik.catalog import game as find_game
from stolik.game import Game
from stolik.kernel.agenda import advance, apply
from stolik.kernel.codec import canonical
from stolik.kernel.compiling import parts
from stolik.kernel.decision import IllegalAnswer
from stolik.kernel.luck import derive, step
from stolik.kernel.replay import Answered, End, Record
from stolik.kernel.rules import Outcome, Rules
from stolik.kernel.state import Setup, State
from stolik.kernel.view import Worlds
from stolik.match import Origin, brought_by, card_fingerprint, edition_of, over

from .tally import Result
from .uses import Watch, reader_of

Stacks = tuple[tuple[str, ...], ...]

FAILED: Final = "failed"
"""What ended a game whose bot failed, where the game's ledger has no rule for who leaves or resigns."""
LONGEST_FAILURE: Final = 300
"""Letters of what a bot raised that are kept."""
LONGEST_LABEL: Final = 80
"""Letters of a program's command that stand before what was wrong with it."""


@dataclass(frozen=True)
class Plan:
    """What to play, as plain data that can be sent to another process.

    `decks` are (name, stacks). With `drawn`, each pair of games has its decks drawn from them; otherwise deck i belongs
    to contestant i. `bots[i]` is contestant i's, as (name, settings). Contestants change seats from game to game; drawn
    decks stay where they are, so that each contestant plays each of them. `homes` says for each deck which seat it has
    to take, None for any; a contestant sits where its own deck has to. `cards` are those in the decks that are in no
    set, as JSON, and `origin` says from which pack each is; b"" where there are none.

    With `paired`, the games in which contestants go round the seats have one seed, so that each has the same luck once
    from every seat. With `uses`, results say which cards were drawn and played (uses.py). With `lenient`, a bot that
    fails has lost that game, and the result says how it failed; else whatever it raises comes out of `play`.
    """

    game: str
    decks: tuple[tuple[str, Stacks], ...]
    drawn: bool
    bots: tuple[tuple[str, dict[str, Any]], ...]
    seed: int
    options: dict[str, int | bool | str] = field(default_factory=dict)
    records: bool = False
    homes: tuple[int | None, ...] = ()
    cards: bytes = b""
    origin: Origin = ()
    paired: bool = False
    uses: bool = False
    lenient: bool = False

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


def brought_to(found: Game) -> dict[str, Any]:
    """The fields of a plan that say which cards a game is over beside its own."""
    if not found.brought:
        return {}
    data = [found.card_to_data(card) for card in found.brought.values()]
    return {"cards": canonical(data), "origin": tuple(found.origin.items())}


def game_of(plan: Plan) -> Game:
    """The game of a plan, over the cards that it brings."""
    found = find_game(plan.game)
    return over(found, plan.cards, plan.origin) if plan.cards else found


def seating(plan: Plan, n: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For game n, by seat: which contestant sits there, and which deck (a position in `plan.decks`) lies there."""
    seats = len(plan.bots)
    homes = plan.homes or (None,) * len(plan.decks)
    contestants = tuple((seat - n) % seats for seat in range(seats))
    if not plan.drawn:
        free = [one for one in contestants if homes[one] is None]
        owner = {home: one for one, home in enumerate(homes[:seats])}
        placed = tuple(owner[seat] if seat in owner else free.pop(0) for seat in range(seats))
        return placed, placed
    luck = derive(derive(plan.seed, n - n % seats), 0)
    left = list(range(len(plan.decks)))
    decks = []
    for seat in range(seats):
        fit = [
            deck for deck in left if homes[deck] in (None, seat) and _leaves(left, homes, deck, range(seat + 1, seats))
        ]
        luck, at = step(luck, len(fit))
        decks.append(fit[at])
        left.remove(fit[at])
    return contestants, tuple(decks)


def _leaves(left: Sequence[int], homes: Sequence[int | None], taken: int, seats: Sequence[int]) -> bool:
    """Is there still a deck for each of these seats without the one that is taken?"""
    return all(any(homes[deck] in (None, seat) for deck in left if deck != taken) for seat in seats)


def seed_of(plan: Plan, n: int) -> int:
    """The seed of game n: derive(plan.seed, n). Of paired games it is that of the first of a round in which contestants
    change seats; where one is seated as an earlier one of its round was (all are one bot, or decks keep their seats) it
    would be the same game again, and takes the seed of the next that is free."""
    if not plan.paired:
        return derive(plan.seed, n)
    first = n - n % len(plan.bots)
    arranged = [_arrangement(plan, one) for one in range(first, n + 1)]
    return derive(plan.seed, first + arranged[:-1].count(arranged[-1]))


def _arrangement(plan: Plan, n: int) -> tuple[tuple[str, int], ...]:
    """Which bot and which deck sit at each seat."""
    contestants, decks = seating(plan, n)
    return tuple([(str(plan.bots[one]), deck) for one, deck in zip(contestants, decks)])


def setup_of(plan: Plan, decks: Sequence[int]) -> Setup:
    """The setup in which these decks lie, by seat."""
    return Setup(plan.game, tuple(plan.decks[n][1] for n in decks), plan.options)


def play(plan: Plan, n: int, made: Sequence[Bot] = ()) -> tuple[Result, str]:
    """Game n: its result, and its record as one line of JSON ("" unless the plan wants records). Bots that are `made`
    already sit at the seats in their order; else they are made as the plan names them.

    A bot that forfeits, as a program from outside does, has lost it with its side, and the result says why. Raises
    SetupError, ValueError (a bot or setting that does not exist) and, unless the plan is lenient, IllegalAnswer and
    what else comes out of a bot.
    """
    bots = list(made)
    try:
        return _played(plan, n, bots)
    finally:
        leave(bots)  # programs don't outlive their game, however it ended


def _played(plan: Plan, n: int, bots: list[Bot]) -> tuple[Result, str]:
    contestants, decks = seating(plan, n)
    found = _narrowed(game_of(plan), tuple(plan.decks[deck][1] for deck in decks))
    rules = found.rules
    seed = seed_of(plan, n)
    if not bots:
        bots += [_bot(found, plan, contestant, derive(seed, 1 + seat)) for seat, contestant in enumerate(contestants)]
    setup = setup_of(plan, decks)
    record = None
    if plan.records:
        cards = _fingerprint(found, setup.decks)
        names = tuple(plan.bots[contestant][0] for contestant in contestants)
        record = Record(plan.game, rules.version, cards, setup, seed, None, names)
        record.edition = edition_of(found)
        record.brought = brought_by(found, named=True)  # thousands of records need not all say what cards do
    s = rules.deal(setup, seed)
    watch = None
    if plan.uses and (read := reader_of(found)) is not None:
        watch = Watch(read, s.fixed.kinds, setup.decks)
        watch.begin(rules.view(s, None))
        s.sink = watch.hear
    advance(rules, s)
    trusted = [type(bot) is RandomBot for bot in bots]
    first = -1
    decisions = forced = 0
    failed = ""
    end: End | None = None
    while (decision := s.decision) is not None:
        seat = decision.seat
        if not decisions:
            first = seat
        decisions += 1
        bot = bots[seat]
        if decision.forced:
            forced += 1
            picks = next(decision.answers())
            apply(rules, s, picks)
        elif trusted[seat]:
            picks = bot.choose(None, decision, None)
            apply(rules, s, picks)
        else:
            try:
                if bot.sees:
                    picks = bot.choose(rules.view(s, seat), decision, Worlds(rules, s, seat))
                else:
                    picks = bot.choose(None, decision, None)
                if not decision.allows(picks):
                    raise IllegalAnswer(decision, picks)
            except Forfeit as lost:
                failed = f"{_label(plan, contestants[seat])}: {lost}"
                end = End(lost.kind, seat)
                break
            except Exception as wrong:  # whatever a bot does, it is the bot's
                if not plan.lenient:
                    raise
                failed = f"{_label(plan, contestants[seat])}: {type(wrong).__name__}: {wrong}"[:LONGEST_FAILURE]
                end = End("left", seat)
                break
            apply(rules, s, picks)
        if record is not None:
            record.entries.append(Answered.of(picks))
    outcome = rules.outcome(s) if end is None else _lost(rules, s, end)
    if outcome is None:
        raise RuntimeError(f"game {n} of seed {plan.seed} asks nothing any more, but has no outcome")
    result = Result(
        returns=outcome.returns,
        decks=tuple(plan.decks[deck][0] for deck in decks),
        contestants=contestants,
        rule=outcome.rule,
        first=max(0, first),
        turns=getattr(s, "turn", decisions),  # not every game counts turns
        decisions=decisions,
        unforced=decisions - forced,
        sides=s.fixed.side_of,
        uses=watch.told() if watch is not None else (),
        failed=failed,
    )
    leave(bots, outcome.returns, outcome.rule)
    if record is None:
        return result, ""
    record.end = end
    record.keys[len(record.entries)] = s.key()
    return result, record.to_json()


def _lost(rules: Rules[Any], s: State, end: End) -> Outcome:
    """How a game ends that a seat lost so. A ledger that has no rule for it may have one for leaving or resigning."""
    loser = s.fixed.side_of[end.seat]
    returns = tuple([-1 if side == loser else 1 for side in s.fixed.side_of])
    rule = next((rules.ends[kind] for kind in (end.kind, "left", "resign") if kind in rules.ends), FAILED)
    return Outcome(returns, rule)


def _label(plan: Plan, contestant: int) -> str:
    """How a failure names its bot."""
    name, settings = plan.bots[contestant]
    if name != OUTSIDE:
        return name
    written = name_outside(settings)
    return written if len(written) <= LONGEST_LABEL else written[: LONGEST_LABEL - 1] + "…"


def _bot(found: Game, plan: Plan, contestant: int, seed: int) -> Bot:
    name, settings = plan.bots[contestant]
    made = found.bot(name, seed, **settings)
    assert isinstance(made, Bot)
    return made


@cache
def _narrowed(game: Game, decks: tuple[Stacks, ...]) -> Game:
    return game.narrowed(decks)


@cache
def _fingerprint(game: Game, decks: tuple[Stacks, ...]) -> str:
    return card_fingerprint(game, Setup(game.id, decks))
