"""A table to try rules on: draw it, act, look. Scenario files are made of it (architecture: Drawn tables)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from stolik.catalog import game as find_game
from stolik.game import Game
from stolik.kernel.agenda import advance, answer
from stolik.kernel.codec import from_data, to_data
from stolik.kernel.decision import Answer, IllegalAnswer, Option, Seat
from stolik.kernel.luck import LuckNeeded, seed_luck
from stolik.kernel.replay import Answered
from stolik.kernel.state import State
from stolik.match import Match


class LookError(AssertionError):
    """A statement about the table that is not true; the message ends with the table, drawn."""


Word = str | int
"""Scripted luck: H and T are coins, numbers dice, the rest is what the game's drawing says."""


class Table:
    """A match that started from a drawing, driven by sentences in the game's own words.

    Luck is strict: it comes from `coins` and from nowhere else, and `done` says whether all of it was used. What the
    drawing `settles` (forced answers) is answered at once; an act that says the same is taken as said, unless it is one
    of the drawing's UNSAID verbs, which always mean a real choice.
    `echo`, if given, replaces the match after each answer by what should be the same one: see `ECHOES`.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        echo: Callable[[Match], Match] | None = None,
        luck: Sequence[Word] = (),
        names: Sequence[str] = (),
    ) -> None:
        self._game = game
        self._names = tuple(names) or players(game.drawing)
        self._draw = game.drawing
        self._echo = echo
        self._start = state
        self._words: list[Word] = []
        self._told: list[tuple[State, Answer]] = []
        self._heard = 0
        self.coins(*luck)
        self._start.script += self._needed(self._start, (), partial(advance, game.rules))
        self._last = "the table as it is drawn"
        try:
            self.match = self._deal()
        except LuckNeeded:
            raise self._lacking(self._start, partial(advance, game.rules)) from None
        self._settle()

    def _deal(self) -> Match:
        return Match.from_state(self._game, self._start.clone(), names=self._names)

    # ---- luck

    def coins(self, *words: Word) -> Table:
        """Script luck: "HHT" are three coins, 3 is a die's number, other words are the drawing's (`luck` there)."""
        for word in words:
            self._words += [word] if isinstance(word, int) or ":" in word else list(word)
        return self

    def _needed(self, state: State, script: tuple[int, ...], run: Callable[[State], None]) -> tuple[int, ...]:
        """The luck that `run` draws from `state` beyond its script, as far as there are words for it."""
        while self._words:
            trial = state.clone()
            trial.script += script
            try:
                run(trial)
            except LuckNeeded as need:
                script += self._draw.luck(trial, self._words.pop(0), need.sides)
            else:
                break
        return script

    def _lacking(self, state: State, run: Callable[[State], None]) -> LuckNeeded:
        """The error of luck that isn't scripted: after which sentence, and for what."""
        trial = state.clone()
        try:
            run(trial)
        except LuckNeeded as need:
            needs = getattr(self._draw, "needs", None)
            what = f"one of {need.sides}" if needs is None else needs(trial, need)
            return LuckNeeded(need.sides, need.shuffled, f"{self._last}: {what} is needed, and none is scripted")
        raise AssertionError("luck that was needed is not needed any more")

    def done(self) -> Table:
        """Hold that all luck was used. Raises LookError."""
        left = [*self.match._state.script, *self._words]
        if left:
            raise LookError(f"luck was scripted that nothing used: {left}\n{self}")
        return self

    # ---- acting

    def _answer(self, given: Answer) -> None:
        """Give an answer, with the luck that it needs written into the start of the match first."""
        if self._words:
            rules = self.match.rules
            more = self._needed(self.match._state, (), lambda trial: answer(rules, trial, given))
            if more:
                self._start.script += more
                before = [entry for entry in self.match.record.entries if isinstance(entry, Answered)]
                self.match = self._deal()
                for entry in before:
                    self._take(entry)
        try:
            self.match.answer(given)
        except LuckNeeded:
            raise self._lacking(self.match._state, lambda trial: answer(self.match.rules, trial, given)) from None
        if self._echo is not None:
            self.match = self._echo(self.match)

    def _take(self, entry: Answered) -> None:
        decision = self.match.decision
        assert decision is not None
        self.match.answer(entry.found_in(decision) or ())

    def _settle(self) -> None:
        while (decision := self.match.decision) is not None and self._draw.settles(decision):
            given = next(decision.answers())
            if not given or given[0].verb not in getattr(self._draw, "UNSAID", ()):
                self._told.append((self.match._state.clone(), given))
            self._answer(given)

    def was_told(self, sentence: str) -> bool:
        """Whether this is what the table has done by itself since the last act; it is told once."""
        for n, (state, given) in enumerate(self._told):
            try:
                seat, *wanted = self._draw.act(state, self.match.rules, sentence)
            except ValueError:
                continue
            decision = state.decision
            assert decision is not None
            if seat == decision.seat and _content(wanted) == _content(given):
                del self._told[: n + 1]
                return True
        return False

    def do(self, *acts: str) -> Table:
        """Do what the sentences say, in order: "A plays Spoon".

        Raises IllegalAnswer, with a note of what there was, when it is not offered, LuckNeeded when no luck is left,
        and the drawing's error when it can't be read.
        """
        for sentence in acts:
            if self.was_told(sentence):
                continue
            seat, *wanted = self.meant(sentence)
            decision = self.match.decision
            found = [] if decision is None else [decision.find(one.verb, one.args) for one in wanted]
            given = tuple([option for option in found if option is not None])
            fits = len(given) == len(wanted) and decision is not None and decision.allows(given)
            if decision is None or decision.seat != seat or not fits:
                refused = IllegalAnswer(decision, tuple(wanted))
                refused.add_note(f"{sentence!r}; {self._asked()}")
                raise refused
            self._told.clear()
            self._heard = len(self.match.events)
            self._last = repr(sentence)
            self._answer(given)
            self._settle()
        return self

    def meant(self, sentence: str) -> tuple[Seat, *tuple[Option, ...]]:
        """The seat and the options that a sentence names, legal or not. Raises the drawing's error."""
        seat, *wanted = self._draw.act(self.match._state, self.match.rules, sentence)
        return seat, *wanted

    def refused(self, act: str, rule: str = "") -> Table:
        """Hold that an act is refused, by this rule if one is given, and that nothing changes by trying.

        `act` is a sentence as in `do`, legal or not. What is one option is asked of `why_not`, which must name a rule;
        of several that are only too many or don't fit together no rule is told. Raises LookError that shows the table,
        and the drawing's error for a sentence that can't be read.
        """
        match = self.match
        seat, *wanted = self._draw.act(match._state, match.rules, act)
        before, entries, decision = match.key(), match.turn, match.decision
        asked = decision is not None and decision.seat == seat
        found = [None if decision is None else decision.find(one.verb, one.args) for one in wanted]
        given = tuple([one if option is None else option for one, option in zip(wanted, found, strict=True)])
        if asked and decision is not None and decision.allows(given):
            raise LookError(f"{act!r} is allowed\n{self}")
        said = match.rules.why_not(match._state, seat, wanted[0]) if len(wanted) == 1 else ""
        if said is None or (rule and said != rule):
            raise LookError(f"{act!r} is refused by {said or 'no rule'}, not by {rule or 'any rule'}\n{self}")
        if asked or decision is None:
            with suppress(IllegalAnswer):
                match.answer(given)
        if (match.key(), match.turn) != (before, entries):
            raise LookError(f"{act!r} was refused, but something changed\n{self}")
        return self

    def _asked(self) -> str:
        """Who is asked, and all that is offered, in words."""
        decision = self.match.decision
        if decision is None:
            return "nobody is asked"
        offered = " · ".join(self._draw.say(self.match._state, option) for option in decision.options)
        return f"{self._draw.SEATS[decision.seat]} is asked {decision.kind}: {offered}"

    # ---- looking

    def look(self, *statements: str) -> Table:
        """Hold that the statements are true. Raises LookError that shows the table."""
        events = [event for entry in self.match.events[self._heard :] for event in entry]
        for statement in statements:
            wrong = self._draw.look(self.match._state, self.match.rules, events, statement)
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
            for sentence in sentences
            for option in self._draw.act(self.match._state, self.match.rules, sentence)[1:]
        }
        offered = {(option.verb, option.args) for option in decision.options}
        if wanted != offered:
            raise LookError(f"{self._asked()}; that is not {', '.join(sentences)}\n{self}")
        return self

    def __str__(self) -> str:
        drawn: str = self._draw.show(self.match._state)
        return drawn


def _content(options: Sequence[Option]) -> list[tuple[str, tuple[int, ...]]]:
    return sorted((option.verb, option.args) for option in options)


def players(drawing: Any) -> tuple[str, ...]:
    """What the players at a drawn table are called: as the drawing calls their seats."""
    return tuple(seat.capitalize() for seat in drawing.SEATS)


def table(
    game: str | Game,
    drawing: str,
    echo: Callable[[Match], Match] | None = None,
    luck: Sequence[Word] = (),
    cards: Sequence[Any] = (),
    names: Sequence[str] = (),
) -> Table:
    """The table that `drawing` draws, in the notation of the game's `drawing` module.

    `game` is the name of an installed game or a Game of your own (`game.replaced(…)`, `game.with_cards(…)`); `cards`
    are records of cards that are added to its pool for this table: many tables of the same ones are quicker with one
    `with_cards`. `names` are the players', else they are called as their seats. Raises UnknownGame, BrokenGame, and the
    game's drawing error with the line that can't be read.
    """
    found = find_game(game) if isinstance(game, str) else game
    found = found.with_cards(*cards) if cards else found
    return Table(found, found.drawn(drawing), echo, luck, names)


# ---- echoes: ways to arrive at what must be the same match


def _clone(match: Match) -> Match:
    """Continue on a clone, and play the original on to see that they are independent."""
    copy = match.clone()
    decision = match.decision
    if decision is not None:
        with suppress(LuckNeeded):
            match.answer(next(decision.answers()))
    return copy


def _json(match: Match) -> Match:
    """Continue on a JSON round trip of the state."""
    key = match.key()
    match._state = from_data(to_data(match._state), match._state.fixed)
    assert match.key() == key, "the state changed in its JSON round trip"
    return match


def _replay(match: Match) -> Match:
    """Continue on a replay of the record, itself through JSON."""
    return Match.from_record(type(match.record).from_json(match.record.to_json()), game=match.game)


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
class Part:
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
    steps: tuple[Part, ...]
    luck: tuple[Word, ...] = ()

    def called(self, lang: str) -> str:
        """Its title in a language, or else in English."""
        return self.title.get(lang, self.title["en"])

    def drawn(self) -> State:
        """The table as drawn, before anything comes of it, be it a roll or a forced answer."""
        return find_game(self.game).drawn(self.drawing)

    def open(self, echo: Callable[[Match], Match] | None = None) -> Table:
        """The table before any act: what comes of the drawing by itself has been."""
        return table(self.game, self.drawing, echo, self.luck)

    def match(self, seed: int) -> Match:
        """The drawn table to play on at will: what is scripted before the first question, then luck from `seed`."""
        state = self.open().match._state.clone()
        state.script, state.luck = (), seed_luck(seed)
        found = find_game(self.game)
        return Match.from_state(found, state, seed, players(found.drawing))

    def check(self, echo: Callable[[Match], Match] | None = None) -> Table:
        """Play the steps and hold every look. Raises LookError, IllegalAnswer, the game's drawing error."""
        opened = self.open(echo)
        for step in self.steps:
            opened.do(*step.do).look(*step.look)
        return opened.done()


LONGEST_LINE = 2_000
"""Characters of a line of a scenario file."""


class ScenarioError(ValueError):
    """A scenario file that can't be read: names the file, the scenario and what is missing."""


@cache
def load(game: str) -> tuple[Scenario, ...]:
    """All scenarios of a game, in the order of their files. Raises ScenarioError, UnknownGame, BrokenGame."""
    found = find_game(game)
    folder = found.folders.scenarios
    scenarios: dict[str, Scenario] = {}
    if not folder.is_dir() or found.drawing is None:
        return ()
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for made in _read(found.id, file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")):
                if made.id in scenarios:
                    raise ScenarioError(f"{file.name}: there are two scenarios {made.id!r}")
                scenarios[made.id] = made
    return tuple(scenarios.values())


def _read(game: str, chapter: str, text: str) -> list[Scenario]:
    for n, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise ScenarioError(f"{chapter}.toml: line {n} has {len(line)} characters; at most {LONGEST_LINE} are read")
    try:
        entries = tomllib.loads(text)["scenario"]
    except (tomllib.TOMLDecodeError, KeyError) as wrong:
        raise ScenarioError(f"{chapter}.toml: {wrong}") from None
    made = []
    for entry in entries:
        unknown = entry.keys() - {"id", "rules", "title", "table", "luck", "do", "look", "step"}
        if unknown or not {"id", "rules", "title", "table"} <= entry.keys():
            raise ScenarioError(
                f"{chapter}.toml: {entry.get('id')!r} needs id, rules, title and table, not {sorted(unknown)}"
            )
        steps = [Part(tuple(entry.get("do", ())), tuple(entry.get("look", ())))]
        steps += [Part(tuple(step.get("do", ())), tuple(step.get("look", ()))) for step in entry.get("step", ())]
        if not any(step.look for step in steps):
            raise ScenarioError(f"{chapter}.toml: {entry['id']!r} looks at nothing")
        luck = entry.get("luck", ())
        made.append(
            Scenario(
                id=entry["id"],
                game=game,
                chapter=chapter,
                rules=tuple(entry["rules"]),
                title=dict(entry["title"]),
                drawing=entry["table"],
                steps=tuple(steps),
                luck=(luck,) if isinstance(luck, str) else tuple(luck),
            )
        )
    return made
