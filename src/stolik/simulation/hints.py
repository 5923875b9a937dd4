"""What a bot would answer, and one reason for it, from what the seat that is asked may know.

Everything is worked out from the view and the worlds of that seat, with luck that depends on nothing else: the same
knowledge gives the same hint, whatever lies hidden (architecture: Hints).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, Final, TypeVar

from stolik.bots.base import position_luck
from stolik.bots.lookahead import AT_RANDOM, BUDGET, GAMES
from stolik.bots.playouts import PlayedOut, tried
from stolik.kernel.compiling import parts
from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import outcomes
from stolik.match import Match

T = TypeVar("T")

WORLDS: Final = 3
"""In how many worlds it is looked whether something is certain."""
DEEPEST: Final = 2
"""After so many coins or dice nothing is foreseen."""
FINEST: Final = 6**4
"""No chance has a greater denominator."""
REPLIES: Final = 400
"""So many replies of the other side are looked at, at the most."""
SEED: Final = 0
"""Of the bot: any number, as long as it is always the same."""


@dataclass(frozen=True)
class Hint:
    """`bot` would answer with the options at these positions; `said` names them in a sentence, `reason` says why.
    `named`: it names a reason, and not only that nothing was rated higher."""

    bot: str
    picks: tuple[int, ...]
    said: str
    reason: str
    named: bool

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


class Future:
    """One way in which an answer may come out in one world, as `seat` sees it. See text.advice.Future."""

    def __init__(self, match: Match, seat: int, chance: float, state: Any, events: Sequence[Any]) -> None:
        self.chance = Fraction(chance).limit_denominator(FINEST)
        self.state = state
        self._match = match
        self._seat = seat
        self._events = events

    @cached_property
    def events(self) -> list[dict[str, Any]]:
        """As the seat sees them."""
        seen = (event.seen_by(self._seat) for event in self._events)
        return [event.to_data() for event in seen if event is not None]

    @cached_property
    def view(self) -> Any:
        """Of the seat."""
        return self._match.rules.view(self.state, self._seat)

    @property
    def returns(self) -> Sequence[int] | None:
        """As the rules say it."""
        outcome = self._match.rules.outcome(self.state)
        return None if outcome is None else outcome.returns


class Prospect:
    """An answer of the seat that is asked, and what comes of it and of others. See text.advice.Prospect."""

    def __init__(self, match: Match, decision: Decision, picks: Answer) -> None:
        self.picks = picks
        self._match = match
        self._decision = decision
        self._found: dict[tuple[Answer, int], list[Future]] = {}

    def known(self, of: Callable[[Any], T], picks: Answer | None = None, worlds: int = WORLDS) -> T | None:
        """What is the same in `worlds` worlds, however luck falls."""
        found = self.cases(of, picks, worlds)
        return found[0] if len(found) == 1 else None

    def cases(self, of: Callable[[Any], T], picks: Answer | None = None, worlds: int = WORLDS) -> list[T]:
        """What is possible in each of `worlds` worlds alike, in the order of the first."""
        every: list[list[T]] = []
        for world in range(worlds):
            futures = self._futures(self.picks if picks is None else picks, world)
            if sum(one.chance for one in futures) != 1:
                return []
            said = [of(one) for one in futures]
            every.append([one for n, one in enumerate(said) if one not in said[:n]])
            if any(one not in every[0] for one in every[-1]) or len(every[-1]) != len(every[0]):
                return []
        return every[0]

    def chance(self, test: Callable[[Any], bool], picks: Answer | None = None) -> Fraction | None:
        """How likely, where all worlds agree."""
        found = set()
        for world in range(WORLDS):
            futures = self._futures(self.picks if picks is None else picks, world)
            if sum(one.chance for one in futures) != 1:
                return None
            found.add(sum((one.chance for one in futures if test(one)), Fraction(0)))
        return found.pop() if len(found) == 1 else None

    def singles(self) -> list[Answer]:
        """In the order of the options."""
        return list(self._decision.singles())

    def worst(self, of: Callable[[Any], float], picks: Answer | None = None) -> float | None:
        """By one world, so for what no hidden card changes; None where the same seat goes on, or nobody."""
        rules, seat = self._match.rules, self._decision.seat
        futures = self._futures(self.picks if picks is None else picks, 0)
        decision = futures[0].state.decision if len(futures) == 1 else None
        if decision is None or decision.seat == seat or len(decision.options) > REPLIES:
            return None
        found = []
        for reply in decision.singles():
            branches = list(_ways(rules, futures[0].state, reply))
            if len(branches) != 1:
                return None
            found.append(of(Future(self._match, seat, 1.0, *branches[0])))
        return min(found, default=None)

    def played(self) -> tuple[int, int, int] | None:
        """Where the game is one that bots only play on."""
        judgement = self._match.game.judgement
        if judgement.evaluation is not None or judgement.pilot(self._match.worlds(self._decision.seat)) is not None:
            return None
        seat = self._decision.seat
        luck = position_luck(SEED, self._match.view(seat))
        found, _ = tried(self._decision, self._match.worlds(seat), luck, GAMES, BUDGET * AT_RANDOM)
        own = next((one for one in found if one.answer == self.picks), None)
        others = [one for one in found if one is not own]
        if own is None or not others:
            return None
        return own.games, own.won, max(others, key=PlayedOut.standing).won

    def _futures(self, picks: Answer, world: int) -> list[Future]:
        known = self._found.get((picks, world))
        if known is None:
            seat = self._decision.seat
            branches = self._match.preview(seat, picks, DEEPEST, luck=world)
            known = [Future(self._match, seat, one.chance, one.state, one.events) for one in branches]
            self._found[picks, world] = known
        return known


def _ways(rules: Any, state: Any, picks: Answer) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    return ((one.state, one.events) for one in outcomes(rules, state, picks, True, DEEPEST))


def hint(match: Match, lang: str, people: Sequence[str] = ()) -> Hint:
    """What the strongest bot of the game would answer to the pending question, in the language of the seat that is
    asked; `people` are the names as sentences say them. Raises ValueError where nobody is asked."""
    decision = match.decision
    if decision is None:
        raise ValueError("nobody is asked anything")
    name = match.game.bots[-1]
    bot = match.game.bot(name, SEED)
    view = match.view(decision.seat)
    asked = view.decision
    assert asked is not None, "the view of the seat that is asked has its question"
    answer = bot.choose(view, asked, match.worlds(decision.seat)) if bot.sees else bot.choose(None, asked, None)
    picks = tuple(asked.options.index(option) for option in answer)
    advice = match.game.advises(view, people or match.names, lang)
    reason = advice.why(Prospect(match, asked, answer))
    return Hint(name, picks, advice.would(picks), reason, reason != advice.say("best"))
