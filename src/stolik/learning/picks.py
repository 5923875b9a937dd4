"""One pick at a time of a question that wants several, as OpenSpiel does."""

from __future__ import annotations

from stolik.kernel.decision import Answer, Decision


class Picks:
    """What is picked so far, as positions in the options. Any order gives the same answer."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.positions: list[int] = []

    @property
    def enough(self) -> bool:
        """Whether so many are picked that one may stop."""
        return len(self.positions) >= self.decision.least

    @property
    def whole(self) -> bool:
        """Whether nothing more may be picked, but something is."""
        return self.enough and not self.open()

    def open(self) -> list[int]:
        """Positions that may be picked next: what is picked then can still become a legal answer."""
        if len(self.positions) >= self.decision.most:
            return []
        return [n for n in range(len(self.decision.options)) if self._leads_on([*self.positions, n])]

    def pick(self, position: int) -> None:
        """Pick one more, of `open`."""
        self.positions.append(position)

    def answer(self) -> Answer:
        """What is picked, in the order of the options."""
        return self.decision.at(sorted(self.positions))

    def _leads_on(self, positions: list[int]) -> bool:
        """Whether these fit together, and with as many of the others as are still needed. The lightest are tried first:
        no other way takes more of them, where each may be taken so often and each group has so much room."""
        if not self._fit(positions):
            return False
        rule, least = self.decision.rule, self.decision.least
        rest = range(len(self.decision.options))
        for n in rest if rule is None or not rule.weights else sorted(rest, key=rule.weights.__getitem__):
            while len(positions) < least and self._fit([*positions, n]):
                positions = [*positions, n]
        return len(positions) >= least

    def _fit(self, positions: list[int]) -> bool:
        """Whether the last of these may be picked with the others, which fit already."""
        decision = self.decision
        n = positions[-1]
        often = 1 if decision.counts is None else decision.counts[n]
        return positions.count(n) <= often and (decision.rule is None or decision.rule.allows(positions))
