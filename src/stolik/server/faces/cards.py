"""What the server shows alike of all games with a pool of cards."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any

from stolik.game import Game
from stolik.kernel.decision import Decision, Option
from stolik.kernel.rules import Outcome
from stolik.match import Match
from stolik.server import protocol as p
from stolik.text.table import KindNames

from . import LogRow, NamesOfGame, alike, certain, row_of, seen


class CardFace(NamesOfGame):
    """The half of a Face (see there) that card games share.

    `log` is the module of the text room that tells events, `names` has the cards of the pool in the
    order of their numbers. `uncertain` are the events behind which nothing is certain, `luck` is up to how many coins
    and dice an answer is foreseen."""

    log: ModuleType
    uncertain: Container[str]
    luck: int

    def __init__(self, game: Game, names: KindNames[Any]) -> None:
        super().__init__(game)
        self.names = names

    def open(self, view: Any, decision: Decision) -> bool:
        """Cards that are chosen lie in the hand: as many of each as may be chosen."""
        if not any(option.verb == "card" for option in decision.options):
            return True
        held, options = view.seats[decision.seat].hand, decision.options
        counts = decision.counts or (1,) * len(options)
        all_held = all(held.count(one.args[0]) >= most for one, most in zip(options, counts, strict=True))
        return all_held and not view.looking

    def entry(self, events: Sequence[p.Json], people: Sequence[str], viewer: int | None, lang: str) -> LogRow | None:
        """Every event in a line of its own."""
        return row_of(self.log.lines(events, self.names, people, viewer, lang))

    def foresee(self, match: Match, decision: Decision, pick: int, viewer: int | None, lang: str) -> p.PreviewResult:
        """What is certain: events up to the first that nobody can know, and with coins up to the first that one side of
        a coin brings and another does not; lines have what each brings."""
        seat = decision.seat
        branches = match.preview(seat, decision.at((pick,)), self.luck)
        told = [certain(seen(branch.events, seat), self.uncertain) for branch in branches]
        if sum(branch.chance for branch in branches) < 0.999:
            told = []
        lines: list[p.Sentence] = []
        for events in told:
            found = self.log.lines(events, self.names, match.names, viewer, lang)
            lines += [line.text for line in found if line.text not in lines]
        found = p.PreviewResult(pick, alike(told), lines, [], [], [], None)
        whole = [len(events) for events in told] == [len(seen(branch.events, seat)) for branch in branches]
        found.coins = len(told) != 1
        found.luck = found.coins or not whole
        if whole:
            self.reckon(found, decision.at((pick,))[0], [match.rules.view(one.state, seat) for one in branches], lang)
        return found

    def reckon(self, found: p.PreviewResult, option: Option, views: Sequence[Any], lang: str) -> None:
        """Add to what was foreseen of an option, all of which is certain, what this game reckons of the views that it
        leads to."""

    def ending(
        self, kind: str, outcome: Outcome, loser: int | None, people: Sequence[str], viewer: int | None, lang: str
    ) -> p.Sentence:
        """How it ended, and who won."""
        said: p.Sentence = self.log.outcome(kind, outcome.winner, people, viewer, lang, outcome.rule)
        return said

    def key(self, card: str) -> str:
        """An id; or a name, of which the first print is meant."""
        return card if card in self.game.pool else super().key(card)

    def name(self, card: str, lang: str) -> str:
        """As printed."""
        n = self._numbers.get(card)
        return card if n is None else self.names.spoken(lang).name(n)

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        """The places of the cards in the pool, by their ids."""
        return {card: n for n, card in enumerate(self.game.pool)}
