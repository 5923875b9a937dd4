"""Questions and their possible answers (architecture: Decisions)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from .compiling import mypyc_attr

Seat = int
RuleId = str


_OPTIONS: dict[tuple[str, tuple[int, ...]], Option] = {}


@mypyc_attr(acyclic=True)
class Option:
    """One piece that a player may choose: a verb and whole numbers, nothing else.

    `args` are entity ids, kinds whose face the asked seat sees, places or numbers. Options are interned: two with the
    same content are the same object, so membership in a list of options compares identities. What arrives from outside
    the engine is looked up with `Decision.find` or built with `Option.foreign`, and never interned."""

    __slots__ = ("args", "verb")

    verb: str
    args: tuple[int, ...]

    def __new__(cls, verb: str, args: tuple[int, ...] = (), interned: bool = True) -> Option:
        if interned:
            known = _OPTIONS.get((verb, args))
            if known is not None:
                return known
        made = object.__new__(cls)
        made.verb = verb
        made.args = args
        if interned:
            _OPTIONS[verb, args] = made
        return made

    @classmethod
    def foreign(cls, verb: str, args: Sequence[int] = ()) -> Option:
        """An option that is not interned: for intents that come from outside, so that nobody can fill the table."""
        return Option(verb, tuple(args), False)

    def same(self, other: Option) -> bool:
        """Whether both say the same, interned or not."""
        return self.verb == other.verb and self.args == other.args

    def __repr__(self) -> str:
        return f"Option({self.verb!r}, {self.args!r})"


Answer = tuple[Option, ...]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PickRule:
    """What must hold of several picks together, as data.

    `groups[i]` is the group of option i, of which at most `each` may be picked ("of different types"); `weights[i]` is
    what option i adds to a sum that must not exceed `total` ("total at most n"). An empty tuple switches a half off.
    """

    __slots__ = ("each", "groups", "total", "weights")

    def __init__(
        self,
        groups: tuple[int, ...] = (),
        each: int = 1,
        weights: tuple[int, ...] = (),
        total: int = 0,
    ) -> None:
        self.groups = groups
        self.each = each
        self.weights = weights
        self.total = total

    def allows(self, positions: Sequence[int]) -> bool:
        """Whether the options at these positions may be picked together."""
        if self.groups:
            picked = [self.groups[n] for n in positions]
            if any(picked.count(group) > self.each for group in picked):
                return False
        return not self.weights or sum(self.weights[n] for n in positions) <= self.total


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Decision:
    """A question to one seat: pick between `least` and `most` of `options`.

    `options` are the pieces and not their combinations, never in an order that tells a secret. `counts[i]` says how
    often option i may be picked (equal cards are one option); None means once each. `about` names the source and the
    subject of the question; `rule` binds several picks together.
    """

    __slots__ = ("about", "counts", "kind", "least", "most", "options", "rule", "seat")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: tuple[Option, ...],
        least: int = 1,
        most: int = 1,
        counts: tuple[int, ...] | None = None,
        about: tuple[int, ...] = (),
        rule: PickRule | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.least = least
        self.most = most
        self.counts = counts
        self.about = about
        self.rule = rule

    @property
    def forced(self) -> bool:
        """Whether exactly one answer is legal."""
        if self.least == self.most == 1 and self.rule is None:
            return len(self.options) == 1
        if self.rule is None:
            return self._is_one_amount
        answers = self.answers()
        next(answers, None)
        return next(answers, None) is None

    @property
    def _is_one_amount(self) -> bool:
        """Whether nothing, all that is there, or so many of the only option is the one answer: counted, since going
        through the combinations of thirty things takes longer than anybody waits."""
        counts = [1] * len(self.options) if self.counts is None else [n for n in self.counts if n > 0]
        there = sum(counts)
        if there < self.least or self.least < min(self.most, there):
            return False
        return self.least in (0, there) or len(counts) == 1

    @property
    def _whole(self) -> Answer:
        """The first so many of all that is there, each as often as it may be picked."""
        counts = (1,) * len(self.options) if self.counts is None else self.counts
        whole = [option for option, n in zip(self.options, counts, strict=True) for _ in range(n)]
        return tuple(whole[: self.least])

    def allows(self, answer: Answer) -> bool:
        """Whether `answer` is legal: only offered options, no more than their counts, and as many as asked."""
        if not self.least <= len(answer) <= self.most:
            return False
        options = self.options
        if len(answer) == 1 and self.rule is None:
            return answer[0] in options
        positions = []
        for option in answer:
            if option not in options:
                return False
            positions.append(options.index(option))
        return self.permits(positions)

    def permits(self, positions: Sequence[int]) -> bool:
        """The same for positions in `options`; a position out of range is not legal."""
        if not self.least <= len(positions) <= self.most:
            return False
        for n in positions:
            if not 0 <= n < len(self.options):
                return False
            if positions.count(n) > (1 if self.counts is None else self.counts[n]):
                return False
        return self.rule is None or self.rule.allows(positions)

    def at(self, positions: Sequence[int]) -> Answer:
        """The answer that these positions spell. Raises IndexError for a position that does not exist."""
        for n in positions:
            if n < 0:
                raise IndexError("positions count from 0")
        return tuple([self.options[n] for n in positions])

    def find(self, verb: str, args: Sequence[int] = ()) -> Option | None:
        """The offered option with this content, or None."""
        wanted = tuple(args)
        return next((o for o in self.options if o.verb == verb and o.args == wanted), None)

    def singles(self) -> Iterator[Answer]:
        """Every answer of one option, in the order of `options`: the flat view for search."""
        for n, option in enumerate(self.options):
            if self.permits((n,)):
                yield (option,)

    def answers(self) -> Iterator[Answer]:
        """Every legal answer, lazily; picks are an unordered choice, so each combination comes once."""
        if self.rule is None and self._is_one_amount:
            yield self._whole
            return
        for size in range(self.least, self.most + 1):
            for positions in combinations_with_replacement(range(len(self.options)), size):
                if self.permits(positions):
                    yield self.at(positions)

    def __repr__(self) -> str:
        many = "" if self.least == self.most == 1 else f", {self.least}..{self.most}"
        return f"Decision(seat {self.seat}, {self.kind!r}, {len(self.options)} options{many})"


class IllegalAnswer(ValueError):  # noqa: N818 - a name of the API, like python-chess's IllegalMoveError it is a ValueError
    """An answer that the pending decision does not allow. The state is untouched."""

    def __init__(self, decision: Decision | None, answer: Answer) -> None:
        self.decision = decision
        self.answer = answer
        said = ", ".join(f"{o.verb} {' '.join(map(str, o.args))}".strip() for o in answer) or "nothing"
        if decision is None:
            message = f"nobody is asked anything, so {said!r} answers no question"
        else:
            many = str(decision.least) if decision.least == decision.most else f"{decision.least} to {decision.most}"
            asked = f"{decision.kind}: pick {many} of {len(decision.options)}"
            message = f"{said!r} is not offered to seat {decision.seat} ({asked})"
        super().__init__(message)
