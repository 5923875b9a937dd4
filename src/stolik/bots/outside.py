"""A bot that is a program in any language, asked by lines of JSON (docs/outside-bots.md).

Where names of bots are read it is written `cmd:./mybot --x`, with settings `cmd,move=2,game=60:./mybot --x`, or, where
its first word has a slash in it, as the command alone. Whatever stands behind the colon is the command, to the letter:
it has colons, commas and equals signs of its own, so that settings can't stand behind it, as they do elsewhere.
"""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Iterable, Mapping
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar, Final

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.view import View, Worlds

from .base import OUTSIDE, Bot, Judgement
from .forfeit import Forfeit
from .program import GRACE, Broken, Program
from .wire import decision_data, default_answer, view_data

PROTOCOL: Final = 1
TIMES: Final = ("move", "game", "start")
LONGEST_TIME: Final = 1_000_000.0
QUOTED: Final = 80
"""Characters of a program's own words in a sentence about it."""


def read_outside(source: str) -> tuple[str, dict[str, Any]] | None:
    """Name and settings of a bot that is a program; None where `source` names another one. Raises ValueError."""
    head, colon, command = source.partition(":")
    name, *parts = head.split(",")
    if name.strip() != OUTSIDE or not colon:
        first = source.split(maxsplit=1)[:1]
        return (OUTSIDE, {"command": source.strip()}) if first and "/" in first[0] else None
    found: dict[str, Any] = {"command": command.strip()}
    for part in parts:
        key, _, number = (word.strip() for word in part.partition("="))
        if key not in TIMES:
            raise ValueError(
                f"{source!r}: a bot that is a program has no setting {key!r}; there are {', '.join(TIMES)}"
            )
        try:
            found[key] = float(number)
        except ValueError:
            raise ValueError(f"{source!r}: settings are written like cmd,move=2,game=60:COMMAND, in seconds") from None
    return OUTSIDE, found


def name_outside(settings: Mapping[str, Any]) -> str:
    """What `read_outside` reads."""
    times = "".join(f",{key}={settings[key]:g}" for key in TIMES if key in settings)
    return f"{OUTSIDE}{times}:{settings.get('command', '')}"


def title_of(command: str) -> str:
    """What people call it: the name of the program's file."""
    words = shlex.split(command)
    return Path(words[0]).name if words else OUTSIDE


class OutsideBot(Bot):
    """A program that is started when it is first asked, and plays one game for one seat.

    It has `move` seconds for each answer and `game` for all of them together (0: no limit), and `start` seconds to be
    ready. It is told what its seat sees (a view), never more. Whatever goes wrong with it raises Forfeit, and it is
    killed with all that it started; `end` does the same when the game is over.
    """

    name: ClassVar[str] = OUTSIDE

    def __init__(
        self,
        judgement: Judgement,
        seed: Any = 0,
        command: str = "",
        move: float = 10.0,
        game: float = 0.0,
        start: float = 10.0,
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        """`facts` are what it is told of the game beside its seat and seed. Raises ValueError for a command that can't
        be run, or a time that is none."""
        super().__init__(judgement, seed)
        for key, value, least in (("move", move, 0.001), ("game", game, 0.0), ("start", start, 0.001)):
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= LONGEST_TIME:
                raise ValueError(f"{key} of a bot that is a program is {value!r}; it is a time in seconds")
        try:
            self._words = shlex.split(command)
        except ValueError as wrong:
            raise ValueError(f"the command {command!r} of a bot can't be read: {wrong}") from None
        if not self._words:
            raise ValueError(f"a bot that is a program is written {OUTSIDE}:COMMAND, and there is no command")
        if shutil.which(self._words[0]) is None:
            script = "; a script is run by its language: cmd:python3 …" if Path(self._words[0]).is_file() else ""
            raise ValueError(f"there is no program {self._words[0]!r} that can be run{script}")
        self.title: str = title_of(command)
        """What it is called; a name of its own once it has said one."""
        self._move, self._game, self._start = float(move), float(game), float(start)
        self._facts = dict(facts or {})
        self._program: Program | None = None
        self._lost = ""
        self._asked = 0
        self._thought = 0.0

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """What the program answers. Raises Forfeit."""
        if view is None:
            raise ValueError("a bot that is a program needs a view")
        if self._lost:
            raise Forfeit("left", self._lost)
        try:
            if self._program is None:
                self._begin(decision.seat)
            return self._answer(view, decision)
        except Broken as wrong:
            program = self._program
            self.end()
            said = program.last_words if program is not None and not wrong.late else ""
            told = f"{self.title} {wrong}" + (f"; its last words: {_quoted(said.splitlines()[-1])}" if said else "")
            self._lost = told
            raise Forfeit("time" if wrong.late else "left", told) from None
        except BaseException:
            self.end()
            raise

    def end(self, returns: Iterable[int] | None = None, rule: str = "") -> None:
        """The game is over: tell it how, if that is known, and end it. Nothing where it doesn't run."""
        program, self._program = self._program, None
        if program is not None:
            told = b"" if returns is None else _line(type="end", returns=list(returns), rule=rule)
            program.end(told, GRACE if told else 0.0)

    def _begin(self, seat: int) -> None:
        try:
            program = self._program = Program(self._words)
        except OSError as wrong:
            raise Broken(f"could not be started: {wrong.strerror}") from None
        greeting = self._hear(program, _line(type="hello", protocol=PROTOCOL), "hello", self._start)
        if greeting.get("protocol") != PROTOCOL:
            raise Broken(f"speaks protocol {greeting.get('protocol')!r:.20}, this Stolik speaks {PROTOCOL}")
        name = greeting.get("name")
        if isinstance(name, str) and name.strip() and name.isprintable():
            self.title = name.strip()[:40]
        game = {
            "type": "game",
            **self._facts,
            "seat": seat,
            "seed": spoken_seed(self.seed),
            "clock": {"move": self._move, "game": self._game or None},
        }
        self._hear(program, _line(**game), "ready", self._start)

    def _answer(self, view: View, decision: Decision) -> Answer:
        program = self._program
        assert program is not None
        self._asked += 1
        left = self._game - self._thought if self._game else None
        seconds = self._move if left is None else max(0.0, min(self._move, left))
        message = _line(
            type="ask",
            id=self._asked,
            count=len(decision.options),
            default=default_answer(decision),
            decision=decision_data(decision),
            view=view_data(view),
            clock={"move": self._move, "game": None if left is None else round(left, 3)},
        )
        try:
            answer = self._hear(program, message, "answer", seconds)
        except Broken as wrong:
            if wrong.late and seconds < self._move:
                raise Broken(f"has used up the {self._game:g} s that it has for a game", late=True) from None
            raise
        if answer.get("id") != self._asked or isinstance(answer.get("id"), bool):
            raise Broken(f"answered question {answer.get('id')!r:.20} when asked question {self._asked}")
        picks = answer.get("picks")
        if not isinstance(picks, list) or not all(type(n) is int for n in picks):
            raise Broken(f"answered {_quoted(json.dumps(picks))}, which is no list of positions")
        if not decision.permits(picks):
            raise Broken(
                f"answered {_quoted(json.dumps(picks))}, which is not legal ({decision.kind}: pick {decision.least} to "
                f"{decision.most} of {len(decision.options)})"
            )
        return decision.at(picks)

    def _hear(self, program: Program, message: bytes, wanted: str, seconds: float) -> dict[str, Any]:
        """Say a message, and hear the one of this type. Lines of type "info" are passed over. Raises Broken."""
        began = program.clock()
        try:
            with closing(program.ask(message, seconds)) as lines:
                for line in lines:
                    told = _read(line)
                    if told.get("type") == wanted:
                        return told
                    if told.get("type") != "info":
                        said = _quoted(line.decode("utf-8", "replace"))
                        raise Broken(f"said {said} where a line of type {wanted!r} is due")
        except Broken as wrong:
            if wrong.late:
                raise Broken(f"did not say {wanted!r} within {seconds:.3g} s", late=True) from None
            raise
        finally:
            if wanted == "answer":
                self._thought += program.clock() - began
        raise AssertionError("lines come until one is wanted, or it is broken")


def leave(bots: Iterable[Bot], returns: Iterable[int] | None = None, rule: str = "") -> None:
    """End the programs among these bots; `returns` and `rule` as they are told how the game ended."""
    how = None if returns is None else list(returns)
    for bot in bots:
        if isinstance(bot, OutsideBot):
            bot.end(how, rule)


def spoken_seed(seed: int) -> int:
    """The seed that a program is told: it follows from its own, and nothing of the game's luck can be told from it."""
    known = blake2b(str(seed).encode(), digest_size=8, person=b"stolik.outside").digest()
    return int.from_bytes(known, "big") >> 11  # 53 bits: what every reader of JSON takes as it is


def _line(**message: Any) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _read(line: bytes) -> dict[str, Any]:
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        raise Broken(f"said {_quoted(line.decode('utf-8', 'replace'))}, which is no JSON") from None
    if not isinstance(told, dict):
        raise Broken(f"said {_quoted(line.decode('utf-8', 'replace'))}, which is no JSON object")
    return told


def _quoted(text: str) -> str:
    """Somebody else's words, short, and without what would steer a terminal."""
    short = text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"
    return repr(short) if short.isprintable() else ascii(short)
