"""A table to try rules on: draw it, act, look. Also what the scenario files are made of (architecture, section 8)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from stolik.catalog import game as find_game
from stolik.kernel.codec import from_data, to_data
from stolik.kernel.decision import IllegalAnswer
from stolik.match import Match


class LookError(AssertionError):
    """A statement about the table that is not true; the message ends with the table, drawn."""


class Table:
    """A match that started from a drawing, driven by sentences in the game's own words.

    `echo`, if given, replaces the match after each act by what should be the same one: see `ECHOES`.
    """

    def __init__(self, match: Match, echo: Callable[[Match], Match] | None = None) -> None:
        self.match = match
        self._echo = echo
        self._draw = match.game.drawing

    def do(self, *acts: str) -> Table:
        """Do what the sentences say, in order: "X lays Gale on e2".

        Raises IllegalAnswer when it is not offered, and the drawing's error when it can't be read.
        """
        for sentence in acts:
            seat, wanted = self._draw.act(self.match._state, self.match.rules, sentence)
            decision = self.match.decision
            found = None if decision is None else decision.find(wanted.verb, wanted.args)
            if decision is None or found is None or decision.seat != seat:
                raise IllegalAnswer(decision, (wanted,))
            self.match.answer(found)
            if self._echo is not None:
                self.match = self._echo(self.match)
        return self

    def look(self, *statements: str) -> Table:
        """Hold that the statements are true. Raises LookError that shows the table."""
        for statement in statements:
            wrong = self._draw.look(self.match._state, self.match.rules, self.match.events[-1], statement)
            if wrong:
                raise LookError(f"{wrong}\n{self}")
        return self

    def must_choose_exactly(self, seat: str, *sentences: str) -> Table:
        """Hold that `seat` is asked and that these acts, and no others, are offered. Raises LookError."""
        decision = self.match.decision
        index = self._draw.SEATS.index(seat)
        if decision is None or decision.seat != index:
            raise LookError(f"{seat} is not asked\n{self}")
        wanted = {
            (option.verb, option.args)
            for _, option in (self._draw.act(self.match._state, self.match.rules, sentence) for sentence in sentences)
        }
        offered = {(option.verb, option.args) for option in decision.options}
        if wanted != offered:
            raise LookError(f"offered are {sorted(offered)}, not {sorted(wanted)}\n{self}")
        return self

    def __str__(self) -> str:
        drawn: str = self._draw.show(self.match._state)
        return drawn


def table(game: str, drawing: str, echo: Callable[[Match], Match] | None = None) -> Table:
    """The table that `drawing` draws, in the notation of the game's `drawing` module.

    Raises UnknownGame, and the game's drawing error with the line that can't be read.
    """
    found = find_game(game)
    state = found.drawing.read(drawing, found.rules)
    return Table(Match.from_state(found, state, names=found.drawing.SEATS), echo)


# ---- echoes: ways to arrive at what must be the same match


def _clone(match: Match) -> Match:
    """Continue on a clone, and play the original on to see that they are independent."""
    copy = match.clone()
    decision = match.decision
    if decision is not None:
        match.answer(decision.options[0])
    return copy


def _json(match: Match) -> Match:
    """Continue on a JSON round trip of the state."""
    key = match.key()
    match._state = from_data(to_data(match._state), match._state.fixed)
    assert match.key() == key, "the state changed in its JSON round trip"
    return match


def _replay(match: Match) -> Match:
    """Continue on a replay of the record, itself through JSON."""
    return Match.from_record(type(match.record).from_json(match.record.to_json()))


def _views(match: Match) -> Match:
    """Check that no view changes when what its seat can't know is dealt anew."""
    for seat in (*range(match.game.seats), None):
        for luck in range(3):
            world = match.rules.determinise(match._state, seat, luck)
            seen, true = match.rules.view(world, seat), match.view(seat)
            assert _plain(seen) == _plain(true), f"seat {seat} sees what it may not know"
    return match


def _plain(view: Any) -> Any:
    fields = {name: getattr(view, name) for name in view.__dataclass_fields__ if name != "decision"}
    decision = view.decision
    return fields, None if decision is None else (decision.seat, decision.kind, decision.options, decision.about)


ECHOES: dict[str, Callable[[Match], Match]] = {"clone": _clone, "json": _json, "replay": _replay, "views": _views}


# ---- scenario files


@dataclass(frozen=True)
class Step:
    """Acts, and what must be true after them."""

    do: tuple[str, ...]
    look: tuple[str, ...]


@dataclass(frozen=True)
class Scenario:
    """A drawn table that shows rules: `rules` are their IDs, `title` is by language."""

    id: str
    game: str
    chapter: str
    rules: tuple[str, ...]
    title: dict[str, str]
    drawing: str
    steps: tuple[Step, ...]

    def open(self, echo: Callable[[Match], Match] | None = None) -> Table:
        """The table as drawn, before any act."""
        return table(self.game, self.drawing, echo)

    def check(self, echo: Callable[[Match], Match] | None = None) -> Table:
        """Play the steps and hold every look. Raises LookError, IllegalAnswer, the game's drawing error."""
        opened = self.open(echo)
        for step in self.steps:
            opened.do(*step.do).look(*step.look)
        return opened


class ScenarioError(ValueError):
    """A scenario file that can't be read: names the file, the scenario and what is missing."""


@cache
def load(game: str) -> tuple[Scenario, ...]:
    """All scenarios of a game, in the order of their files. Raises ScenarioError, UnknownGame."""
    found = find_game(game)
    folder = resources.files("stolik.scenarios") / found.id.replace("-", "_")
    scenarios: dict[str, Scenario] = {}
    if not folder.is_dir():
        return ()
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for made in _read(found.id, file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")):
                if made.id in scenarios:
                    raise ScenarioError(f"{file.name}: there are two scenarios {made.id!r}")
                scenarios[made.id] = made
    return tuple(scenarios.values())


def _read(game: str, chapter: str, text: str) -> list[Scenario]:
    try:
        entries = tomllib.loads(text)["scenario"]
    except (tomllib.TOMLDecodeError, KeyError) as wrong:
        raise ScenarioError(f"{chapter}.toml: {wrong}") from None
    made = []
    for entry in entries:
        unknown = entry.keys() - {"id", "rules", "title", "table", "do", "look", "step"}
        if unknown or not {"id", "rules", "title", "table"} <= entry.keys():
            raise ScenarioError(
                f"{chapter}.toml: {entry.get('id')!r} needs id, rules, title and table, not {sorted(unknown)}"
            )
        steps = [Step(tuple(entry.get("do", ())), tuple(entry.get("look", ())))]
        steps += [Step(tuple(step.get("do", ())), tuple(step.get("look", ()))) for step in entry.get("step", ())]
        if not any(step.look for step in steps):
            raise ScenarioError(f"{chapter}.toml: {entry['id']!r} looks at nothing")
        made.append(
            Scenario(
                entry["id"], game, chapter, tuple(entry["rules"]), dict(entry["title"]), entry["table"], tuple(steps)
            )
        )
    return made
