"""One game in the terminal: asking, answering, and everything a player may want to know on the way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from stolik.bots.forfeit import Forfeit
from stolik.cli.output import Fault, clean, write_text
from stolik.cli.words import say
from stolik.kernel.luck import MASK, derive
from stolik.kernel.replay import Answered
from stolik.match import Match, fresh_seed
from stolik.text.table import BETWEEN, TOGETHER

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from stolik.cli.faces import Face
    from stolik.kernel.decision import Option

NARROWEST: Final = 44
"""Columns below which nothing is squeezed any further."""


MOST_REASONS: Final = 8
"""Reasons that are given at once."""

UNDONE: Final = 1 << 32
"""From here on the seeds that are derived of a game's are of what follows after taking back; below lie the bots'."""


class Quit(Exception):  # noqa: N818 - no error: the player leaves
    """The player has had enough, or the input has ended."""


def read_line(prompt: str) -> str:
    """A line that was typed, or came through a pipe, which is then shown. Raises EOFError at the end of the input."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - gives input() a history and the arrow keys
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        sys.stdout.write("\n")
        raise EOFError
    sys.stdout.write(line if line.endswith("\n") else line + "\n")
    return line


def names_of(match: Match) -> tuple[str, ...]:
    """The players' names, numbered where two are called the same."""
    names = match.names
    said = tuple(f"{name} {n}" if names.count(name) > 1 else name for n, name in enumerate(names, 1))
    return tuple(clean(name[:40]) for name in said)


def tell(match: Match, n: int, viewer: int | None, face: Face) -> list[str]:
    """The log of entry n as sentences for a viewer; empty where there is nothing to tell."""
    if match.is_dealt_anew(n):
        return [say("dealt_anew", face.lang)]
    seen = [event.seen_by(viewer) for event in match.events[n]]
    return face.tell([event.to_data() for event in seen if event is not None], names_of(match), viewer)


def ending(match: Match, viewer: int | None, face: Face) -> str:
    """How the match ended, in one or two sentences. Raises ValueError while it runs."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the match runs")
    kind, loser = match.ended_by
    return face.ending(kind, outcome, loser, names_of(match), viewer)


class TerminalGame:
    """A match between people at this terminal and bots. `bots` are by seat; the other seats are typed."""

    def __init__(
        self,
        match: Match,
        face: Face,
        bots: Mapping[int, Any],
        out: Console,
        save: Path | None = None,
        ask: Callable[[str], str] = read_line,
    ) -> None:
        self.match = match
        self.face = face
        self.bots = dict(bots)
        self.out = out
        self.save = save
        self.ask = ask
        self.lang = face.lang
        face.people = names_of(match)
        people = [seat for seat in range(match.game.seats) if seat not in self.bots]
        self.viewer = people[0] if len(people) == 1 else None
        self.half: int | None = None
        self.told = 0
        self.unsaid: set[int] = set()
        self.undone = 0
        self.stale = True

    # ---- the loop

    def play(self) -> None:
        """Until the game is over or the player leaves; the record is saved then, if a file was named."""
        try:
            sides = self.match.game.sides
            near = sides[self.face.near]
            others = [self._team(side) for side in dict.fromkeys(sides) if side != near]
            self.out.print(say("intro", self.lang, you=self._team(near), them=BETWEEN[self.lang].join(others)))
            while self.match.outcome is None:
                self._tell()
                self._turn()
            self._tell()
            self._board()
            self.out.print(ending(self.match, self.viewer, self.face), style="bold")
        except (Quit, EOFError):
            self.out.print(say("stops", self.lang))
        except KeyboardInterrupt:
            self.out.print()
            raise
        finally:
            if self.save is not None:
                self._save(self.save)
                if self.match.outcome is None:
                    self.out.print(say("resume_with", self.lang, game=self.match.game.id, path=self.save))

    @property
    def names(self) -> Sequence[str]:
        """The players' names, as the viewer says them."""
        you = say("you", self.lang)
        return [you if seat == self.viewer else name for seat, name in enumerate(names_of(self.match))]

    def _team(self, side: int) -> str:
        sides = self.match.game.sides
        return TOGETHER[self.lang].join(name for name, one in zip(self.names, sides) if one == side)

    @property
    def view(self) -> Any:
        """What the person who is asked now may see; between questions, the viewer."""
        decision = self.match.decision
        seat = self.viewer if self.viewer is not None or decision is None else decision.seat
        return self.match.view(seat)

    def _turn(self) -> None:
        decision = self.match.decision
        assert decision is not None, "a match without outcome asks"
        unasked = self.match.foregone
        if unasked is not None:
            self.match.answer(unasked)
            self.unsaid.add(self.match.turn)
            self.stale = True
            return
        bot = self.bots.get(decision.seat)
        if bot is not None:
            view = self.match.view(decision.seat) if bot.sees else None
            worlds = self.match.worlds(decision.seat) if bot.sees else None
            try:
                self.match.answer(bot.choose(view, decision, worlds))
            except Forfeit as lost:  # a program from outside that can't go on
                self._refuse(say("forfeit", self.lang, name=self.names[decision.seat], why=clean(str(lost))))
                self.match.concede(decision.seat, lost.kind)
            self.stale = True
            return
        if self.stale:
            self._board()
            headline = self.face.headline(self.view, self.names[decision.seat], self.viewer is not None)
            self.out.print(headline, style="bold")
            self._lines(self.face.menu(self.view, self._width))
            self.stale = False
        line = self.ask(self.face.prompt(self.view, self.half)).strip()
        self._do(line, decision.seat)

    def _do(self, line: str, seat: int) -> None:
        if not line:
            self.half = None
            return
        if line.startswith(("?", "？")) and line[1:].strip():
            line = "why " + line[1:]
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            command(self, rest.strip(), seat)
            return
        typed = self.face.read(line, self.view, self.half)
        if typed.wrong:
            self._refuse(typed.wrong)
        elif typed.picks is not None:
            self._pick(typed.picks)
        elif typed.intent is None:
            self.half = typed.half
        else:
            decision = self.match.decision
            option = decision.find(typed.intent.verb, typed.intent.args) if decision is not None else None
            if option is None:
                refusal = self.match.why_not(seat, typed.intent, self.lang)
                assert refusal is not None, "what is not offered has a reason"
                self._refuse(f"{refusal.text} [{refusal.rule}]")
            else:
                self.match.answer(option)
                self.half = None
                self.stale = True

    def _pick(self, picks: tuple[int, ...]) -> None:
        """Answer by positions, if that is an answer."""
        decision = self.match.decision
        assert decision is not None
        if not decision.permits(picks):
            least, most = decision.least, decision.most
            amount = str(most) if least == most else f"{least}–{most}"
            counted = least <= len(picks) <= most
            self._refuse(say("pick_together", self.lang) if counted else say("pick_count", self.lang, n=amount))
            return
        self.match.answer_at(picks)
        self.half = None
        self.stale = True

    # ---- printing

    @property
    def _width(self) -> int:
        return max(NARROWEST, self.out.width)

    def _lines(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.out.print(line, soft_wrap=True)

    def _board(self) -> None:
        self.out.print()
        self._lines(self.face.goal(self.view, self.names, self._width))
        self._lines(self.face.position(self.view, self.names, self._width))

    def _tell(self) -> None:
        for n in range(self.told, len(self.match.events)):
            for i, text in enumerate(tell(self.match, n, self.viewer, self.face)):
                self.out.print(("  " if i else "· ") + text, style="dim" if i or n in self.unsaid else "")
        self.told = len(self.match.events)

    def _refuse(self, text: str) -> None:
        self.out.print(text, style="yellow")

    def _save(self, path: Path) -> bool:
        try:
            write_text(path, self.match.record.to_json() + "\n")
        except Fault as wrong:
            if path == self.save:
                raise
            self._refuse(str(wrong))
            return False
        self.out.print(say("saved", self.lang, path=path))
        return True

    # ---- commands

    def help(self, rest: str, seat: int) -> None:
        """All commands."""
        self.out.print(self.face.help(), highlight=False)

    def why(self, rest: str, seat: int) -> None:
        """Why something may not be done."""
        found = self.face.seek(rest, self.match.intents(seat), self.view)
        if found == []:
            self._refuse(self.face.why_what(rest))
        if found is not None:
            self._why_each(found, seat)
            return
        typed = self._typed(rest, "?")
        if typed is None:
            return
        refusal = self.match.why_not(seat, typed, self.lang)
        if refusal is None:
            self.out.print(say("allowed", self.lang, what=self.face.say(typed, self.view)))
        else:
            self.out.print(f"{refusal.text} [{refusal.rule}]", style="yellow")

    def _why_each(self, intents: Sequence[Option], seat: int) -> None:
        """The answer for each thing that was asked about, those of one reason together."""
        reasons: dict[str, list[str]] = {}
        for intent in intents:
            refusal = self.match.why_not(seat, intent, self.lang)
            reason = say("may", self.lang) if refusal is None else f"{refusal.text} [{refusal.rule}]"
            reasons.setdefault(reason, []).append(self.face.say(intent, self.view))
        for reason, whats in list(reasons.items())[:MOST_REASONS]:
            more = f" (+{len(whats) - 3})" if len(whats) > 3 else ""
            self.out.print(f"{' · '.join(whats[:3])}{more}: {reason}", style="yellow", highlight=False)

    def attempt(self, rest: str, seat: int) -> None:
        """What a move would do, and score."""
        decision = self.match.decision
        assert decision is not None
        typed = self.face.read(rest, self.view, self.half) if rest else None
        picks: tuple[Option, ...] | None = None
        if typed is not None and typed.picks is not None:
            if not decision.permits(typed.picks):
                self._pick(typed.picks)
                return
            picks = tuple(decision.at(typed.picks))
        else:
            intent = self._typed(rest, "try")
            if intent is None:
                return
            option = decision.find(intent.verb, intent.args)
            if option is None:
                self.why(rest, seat)
                return
            picks = (option,)
        self._lines(self.face.foresee(self.match, seat, picks, self.names))

    def hint(self, rest: str, seat: int) -> None:
        """What the strongest bot would do, and one reason."""
        from stolik.simulation.hints import hint

        found = hint(self.match, self.lang, names_of(self.match))
        self.out.print(clean(found.said), highlight=False)
        if found.reason:
            self.out.print(clean(found.reason), highlight=False)

    def could(self, rest: str, seat: int) -> None:
        """All that may be done, and what is refused with its reason."""
        from stolik.simulation.moves import moves

        for group in moves(self.match, self.lang, names_of(self.match)):
            self.out.print(clean(group.title), style="bold", highlight=False)
            for one in group.possible:
                self.out.print(f"  + {clean(one.label)}", highlight=False, markup=False)
            for other in group.refused:
                more = f" (+{other.more})" if other.more else ""
                said = f"  - {' · '.join(other.things)}{more}: {other.text} [{other.rule}]"
                self.out.print(clean(said), style="yellow", highlight=False, markup=False)

    def _typed(self, rest: str, command: str) -> Any:
        typed = self.face.read(rest, self.view, self.half) if rest else None
        if typed is None or (typed.intent is None and not typed.wrong):
            self._refuse(self.face.unfinished(command))
            return None
        if typed.wrong:
            self._refuse(typed.wrong)
            return None
        return typed.intent

    def card(self, rest: str, seat: int) -> None:
        """A card or a token in full."""
        shown = self.face.card(rest, self.view)
        if isinstance(shown, str):
            self._refuse(shown)
        else:
            self._lines(shown)

    def stacks(self, rest: str, seat: int) -> None:
        """All cards that may be known."""
        self._lines(self.face.piles(self.view, self.names))

    def board(self, rest: str, seat: int) -> None:
        """The table again."""
        self.stale = True

    def log(self, rest: str, seat: int) -> None:
        """What has happened."""
        anything = False
        for n in range(len(self.match.events)):
            for i, text in enumerate(tell(self.match, n, self.viewer, self.face)):
                anything = True
                self.out.print("     " + text if i else f"{n:>3}. {text}", style="dim" if i else "")
        if not anything:
            self.out.print(say("log_empty", self.lang))

    def undo(self, rest: str, seat: int) -> None:
        """Back to the last question that a person was asked."""
        back = self.match.clone()
        while back.turn:
            taken = back.record.entries[-1]
            back.undo()
            decision = back.decision
            theirs = decision is not None and decision.seat not in self.bots and back.foregone is None
            if isinstance(taken, Answered) and theirs:
                self.match.undo(back.turn, self._new_luck())
                self.told = back.turn + 1  # what is dealt anew is told
                self.unsaid = {n for n in self.unsaid if n <= back.turn}
                self.half, self.stale = None, True
                self.out.print(say(self.face.undone, self.lang, n=back.turn + 1))
                return
        self._refuse(say("undo_none", self.lang))

    def _new_luck(self) -> int:
        """A seed for what follows after taking back: one that nobody can know; of a game whose seed was given one
        that follows from it, so that the same moves give the same game."""
        self.undone += 1
        seed = self.match.record.seed
        return fresh_seed() if seed > MASK else derive(seed, UNDONE + self.undone)

    def store(self, rest: str, seat: int) -> None:
        """Write the record to a file."""
        path = Path(rest).expanduser() if rest else self.save
        if path is None:
            self._refuse(say("save_where", self.lang))
        else:
            self._save(path)

    def resign(self, rest: str, seat: int) -> None:
        """Give up."""
        self.match.concede(seat)

    def quit(self, rest: str, seat: int) -> None:
        """Leave the game as it is."""
        raise Quit


COMMANDS: Final[dict[str, Callable[[TerminalGame, str, int], None]]] = {
    "help": TerminalGame.help,
    "h": TerminalGame.help,
    "?": TerminalGame.help,
    "why": TerminalGame.why,
    "try": TerminalGame.attempt,
    "hint": TerminalGame.hint,
    "could": TerminalGame.could,
    "card": TerminalGame.card,
    "stacks": TerminalGame.stacks,
    "board": TerminalGame.board,
    "log": TerminalGame.log,
    "undo": TerminalGame.undo,
    "save": TerminalGame.store,
    "resign": TerminalGame.resign,
    "quit": TerminalGame.quit,
    "q": TerminalGame.quit,
    "exit": TerminalGame.quit,
}
