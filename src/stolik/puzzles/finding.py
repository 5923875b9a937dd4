"""Puzzles from played games: each turn of a game between bots is a candidate, and the search keeps those that have one
answer (architecture: Puzzles).

A game's number and seed say all of it: the same run finds the same puzzles.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any, Final

from stolik.catalog import game as find_game
from stolik.game import Game
from stolik.kernel.agenda import apply
from stolik.kernel.replay import Answered, Record
from stolik.lessons.lesson import Said
from stolik.match import game_of
from stolik.scenarios.table import table
from stolik.simulation.play import Plan, play

from .proof import fault
from .puzzle import Found, Puzzle
from .solving import Question, Solution, TooWide
from .stakes import Stakes, Test, stakes_of

POSITIONS: Final = 6_000
"""So many positions are looked at for one candidate, where nothing else is said."""
ANOTHER_DEAL: Final = 1
"""By which luck what the solver can't know is dealt anew, to see that the answer doesn't hang on it."""

Kind = tuple[str, str]
"""A test, and what is wanted by it."""


def kinds_of(game: str) -> tuple[str, ...]:
    """The kinds that can be looked for in a game: its tests, with what is wanted where they know several things
    ("chance:win")."""
    tests = stakes_of(find_game(game)).tests
    return tuple(
        f"{test}:{want}" if want else test
        for test, wants in tests.items()
        for want, one in wants.items()
        if not one.between
    )


def find(
    plan: Plan,
    games: int,
    kinds: Sequence[str],
    positions: int = POSITIONS,
    first: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Puzzle]:
    """Puzzles of these kinds from `games` games of a plan, which has to keep records: of each game the first of each
    kind. They are numbered from `first` on. Raises ValueError for a kind that there is not."""
    known = kinds_of(plan.game)
    for kind in kinds:
        if kind not in known:
            raise ValueError(f"{plan.game} has no puzzles of kind {kind!r}; it has {', '.join(known)}")
    if find_game(plan.game).drawing is None:
        raise ValueError(f"{plan.game} has no drawings, so nothing of it can be made a puzzle")
    numbers = count(first)
    for n in range(games):
        wanted = list(kinds)
        for one in _candidates(plan, n, wanted):
            for kind in tuple(one.kinds):
                puzzle = _tried(plan, one, kind, positions)
                if puzzle is not None:
                    wanted.remove(kind)
                    yield numbered(puzzle, next(numbers))
        if progress is not None:
            progress(n + 1, games)


@dataclass(frozen=True)
class _Candidate:
    """A table of game `game` where somebody has a choice for the first time in turn `turn`: as a drawing, as it starts
    from that, and which kinds of puzzles it may make."""

    game: int
    turn: int
    drawing: str
    start: Any
    kinds: tuple[str, ...]


def _candidates(plan: Plan, n: int, wanted: Sequence[str]) -> Iterator[_Candidate]:
    """The candidates of game n; `wanted` may become fewer meanwhile."""
    found = find_game(plan.game)
    stakes = stakes_of(found)
    record = Record.from_json(play(plan, n)[1])
    rules = game_of(record).rules
    s = rules.new(record.setup, record.seed)
    seen: set[tuple[int, int]] = set()
    for entry in record.entries:
        assert isinstance(entry, Answered)
        decision = s.decision
        assert decision is not None
        at = (stakes.turn(s), decision.seat)
        if not decision.forced and at not in seen and stakes.begins(s, decision):
            seen.add(at)
            kinds = tuple(kind for kind in wanted if stakes.promises(s, kind.partition(":")[0]))
            made = _drawn(found, s) if kinds else None
            if made is not None:
                yield _Candidate(n, at[0], *made, kinds)
        picks = entry.found_in(decision)
        assert picks is not None
        apply(rules, s, picks)


def _drawn(found: Game, s: Any) -> tuple[str, Any] | None:
    """A position as a drawing, and what is drawn there; None where what goes on can't be drawn."""
    drawing = found.drawing.show(s)
    try:
        start = table(found, drawing).match._state
    except ValueError:
        return None
    return None if start.decision is None else (drawing, start)


def _tried(plan: Plan, one: _Candidate, kind: str, positions: int) -> Puzzle | None:
    """The puzzle of a kind that a candidate makes, None where it makes none, or it would take too long to find out."""
    stakes = stakes_of(find_game(plan.game))
    test, _, want = kind.partition(":")
    question = Question(stakes, stakes.tests[test][want], one.start, one.start.decision.seat, positions)
    try:
        solution = question.solution
        if len(solution.lines) != 1:
            return None
        puzzle = _written(plan, one, (test, want), solution, stakes)
        return puzzle if _is_good(puzzle, question, solution) else None
    except (TooWide, ValueError):
        return None


def _is_good(puzzle: Puzzle, question: Question, solution: Solution) -> bool:
    """Whether its one answer can be said, draws no luck but in a test that averages it, and stays the answer when what
    the solver can't know is dealt anew. Raises TooWide, ValueError."""
    answer = question.deeds(puzzle.answer)
    if fault(puzzle, question, solution, answer):
        return False
    if not question.test.mean and any(question.tree.draws(*one) for one in question.path(puzzle.answer)):
        return False
    return stays(question, solution)


def stays(question: Question, solution: Solution) -> bool:
    """Whether the answer is the same where what the solver can't know is dealt anew. Raises TooWide."""
    rules = question.stakes.rules
    dealt = rules.determinise(question.start, question.seat, ANOTHER_DEAL)
    again = Question(question.stakes, question.test, dealt, question.seat, question.most)
    return again.solution.answers == solution.answers


def _written(plan: Plan, one: _Candidate, kind: Kind, solution: Solution, stakes: Stakes) -> Puzzle:
    test, want = kind
    tested = stakes.tests[test][want]
    title, ask = stakes.words(test, want)
    single = tested.kind == "single"
    worth = (solution.worth, *(() if solution.second is None else (solution.second,))) if single else ()
    return Puzzle(
        id="",
        game=plan.game,
        test=test,
        want=want,
        title=title,
        ask=ask,
        why=reason(tested, solution),
        drawing=f"\n{one.drawing}\n",
        answer=solution.lines[0],
        worth=tuple(round(one, 3) for one in worth),
        margin=tested.margin if single else 0.0,
        found=Found(plan.seed, one.game, one.turn, tuple(name for name, _ in plan.bots)),
    )


def reason(test: Test, solution: Solution) -> Said:
    """What is said of an answer that nobody has looked at: what it brings."""
    if test.kind == "single":
        best = _figure(test, solution.worth)
        if solution.second is None:
            return {"en": f"It brings {best}.", "pl": f"Daje to {best}.", "ja": f"これで{best}です。"}
        second = _figure(test, solution.second)
        return {
            "en": f"It brings {best}; the next best act brings {second}.",
            "pl": f"Daje to {best}; następny co do wartości ruch daje {second}.",
            "ja": f"これで{best}、次にいい手では{second}です。",
        }
    n = len(solution.lines[0])
    if n == 1:
        return {
            "en": "One act is enough, and no other one does it alone.",
            "pl": "Wystarczy jeden ruch, a żaden inny sam nie wystarczy.",
            "ja": "1つの行動で足ります。ほかの1つでは足りません。",
        }
    moves = f"Wystarczą {n} ruchy" if n < 5 else f"Wystarczy {n} ruchów"
    return {
        "en": f"{n} acts are enough, and no other {n} are.",
        "pl": f"{moves}, a żadne inne {n} nie wystarczą.",
        "ja": f"{n}つの行動で足ります。ほかの{n}つでは足りません。",
    }


def _figure(test: Test, worth: float) -> str:
    """A worth as readers see it: what lies between 0 and 1 as a chance."""
    if test.bounds is not None:
        return f"{worth:.0%}"
    return f"{worth:g}" if worth == int(worth) else f"{worth:.1f}"


# ---- files


def numbered(puzzle: Puzzle, n: int) -> Puzzle:
    """The same puzzle under the name of a file with this number."""
    assert puzzle.found is not None
    name = "-".join([puzzle.test, *([puzzle.want] if puzzle.want else [])])
    called = f"{name}-s{puzzle.found.seed}-g{puzzle.found.game}-t{puzzle.found.turn}"
    return replace(puzzle, id=called, file=f"{n}-{called}.toml")


def to_toml(puzzle: Puzzle) -> str:
    """A puzzle as its file, which `puzzle.read` reads."""
    rows = [f"test = {_text(puzzle.test)}"]
    rows += [f"want = {_text(puzzle.want)}"] if puzzle.want else []
    rows += [
        f"{name}.{lang} = {_text(said)}" for name in ("title", "ask") for lang, said in getattr(puzzle, name).items()
    ]
    table = puzzle.drawing.strip("\n").replace("\\", "\\\\").replace('"""', '""\\"')
    rows.append(f'table = """\n{table}\n"""')
    rows += [f"before = {_list(puzzle.before)}"] if puzzle.before else []
    rows.append(f"answer = {_list(puzzle.answer)}")
    rows += [f"worth = {json.dumps(list(puzzle.worth))}"] if puzzle.worth else []
    rows += [f"margin = {json.dumps(puzzle.margin)}"] if puzzle.margin else []
    rows += [f"why.{lang} = {_text(said)}" for lang, said in puzzle.why.items()]
    if puzzle.found is not None:
        one = puzzle.found
        rows += ["", "[found]", f"seed = {one.seed}", f"game = {one.game}", f"turn = {one.turn}"]
        rows += [f"bots = {_list(one.bots)}"] if one.bots else []
    return "\n".join(rows) + "\n"


def _text(said: str) -> str:
    return json.dumps(said, ensure_ascii=False)


def _list(acts: Sequence[Any]) -> str:
    return f"[{', '.join(_text(act) for act in acts)}]"


def write(puzzle: Puzzle, folder: Path) -> Path:
    """Write a puzzle's file. Raises OSError."""
    path = folder / puzzle.file
    path.write_text(to_toml(puzzle), encoding="utf-8", newline="\n")
    return path
