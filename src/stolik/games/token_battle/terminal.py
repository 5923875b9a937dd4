"""Token Battle in a terminal: the 6×6 board, the stacks, and moves like "2 e4"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len
from rich.text import Text

from stolik.cli.faces import Face, Typed
from stolik.cli.faces.lines import FAR, NEAR, wrap
from stolik.cli.output import clean
from stolik.decks.deck import fold, nearest
from stolik.games.token_battle.cards.base import cost
from stolik.games.token_battle.rules.geometry import CELLS, SIZE, cell_name, cell_number
from stolik.games.token_battle.rules.rules import Row, TokenBattle, area_mask
from stolik.games.token_battle.rules.view import HIDDEN, TokenBattleView
from stolik.games.token_battle.terminal_words import HELP, say
from stolik.games.token_battle.text import log, render
from stolik.kernel.decision import Option
from stolik.text.phrase import plain

if TYPE_CHECKING:
    from stolik.game import Game
    from stolik.kernel.rules import Outcome
    from stolik.match import Match

LETTERS: Final = ("", "s", "f", "a", "e", "h", "v", "g")
"""The letters of the drawn tables, one for each token type (TB-TYPE)."""
TYPES: Final = ("PLAIN", "SURVIVOR", "BOOST_FRIENDLY", "BOOST_ALL", "BOOST_ENEMY", "LASER_H", "LASER_V", "GOLD")
ARROWS: Final = "↑↗→↘↓↙←↖"
BOARD: Final = 41
"""Columns that the board takes."""
WIDE: Final = 76
"""From so many columns on, the scores stand beside the board."""

_FIELD = re.compile(r"^[a-z]\d{1,3}$")
_GLUED = re.compile(r"^(\d+)([a-z]\d{1,3})$")
_GAPS = re.compile(r"[\s,:@>]+")


class TokenBattleFace(Face):
    """The board, drawn from a TokenBattleView."""

    def __init__(self, game: Game, lang: str, near: int = 0, unicode: bool = True) -> None:
        super().__init__(game, lang, near, unicode)
        assert isinstance(game.rules, TokenBattle)
        self.pool = game.rules.pool
        self.number = game.rules.number

    # ---- what happens

    def tell(self, events: Sequence[dict[str, Any]], people: Sequence[str], viewer: int | None) -> list[str]:
        """What was laid, and what it scored."""
        try:
            text, total = log.entry(events, people, viewer, self.lang)
        except ValueError:
            return []
        return [plain(text)] if total is None else [plain(text), plain(total)]

    def ending(self, kind: str, outcome: Outcome, loser: int | None, people: Sequence[str], viewer: int | None) -> str:
        """Which limit was reached, and who won."""
        return plain(log.outcome(kind, outcome.winner, people, viewer, self.lang, outcome.rule))

    def foresee(self, match: Match, seat: int, picks: tuple[Option, ...], people: Sequence[str]) -> list[Text]:
        """What the ability does, and the points."""
        lines = [Text(say("would", self.lang))]
        viewer = people.index(say("you", self.lang)) if say("you", self.lang) in people else None
        for branch in match.preview(seat, picks):
            events = [event.to_data() for event in branch.events]
            lines += [Text("  " + plain(one)) for one in log.preview(events, match.names, viewer, self.lang)]
            for event in events:
                if event["e"] == "Scored":
                    gains, scores = event["gains"], event["scores"]
                    parts = [
                        say("would_score", self.lang, name=people[s], score=scores[s], gain=gains[s])
                        for s in (seat, *(s for s in range(len(scores)) if s != seat))
                    ]
                    lines.append(Text("  " + " · ".join(parts), "bold"))
        return lines

    def help(self) -> str:
        """Moves and commands."""
        return HELP[self.lang]

    # ---- marks

    def shape(self, seat: int) -> Text:
        """The mark of a seat: a circle for the near one, a square for the far one."""
        marks = "●■" if self.unicode else "o#"
        return Text(marks[0] if seat == self.near else marks[1], NEAR if seat == self.near else FAR)

    def arrows(self, row: Row) -> str:
        """The area of a card as arrows."""
        mask = area_mask(row[4])
        if not self.unicode:
            return str(row[4])
        return "".join(arrow for d, arrow in enumerate(ARROWS) if mask >> d & 1)

    def name(self, card: int) -> str:
        """A card's name; "?" for a hidden one."""
        return "?" if card == HIDDEN else render.card_name(card, self.lang)

    # ---- the table

    def position(self, view: TokenBattleView, names: Sequence[str], width: int) -> list[Text]:
        """Scores and stack tops beside the board, or above and below it where the terminal is narrow."""
        far, near = self._seat(view, 1 - self.near, names), self._seat(view, self.near, names)
        board = self._board(view)
        legend = self._legend(view, width)
        tail = [Text(self._status(view, names))]
        if width < WIDE:
            return [*tail, *far, *board, *near, *legend]
        side = [*far, *near, *tail]
        lines = []
        for n in range(max(len(board), len(side))):
            line = board[n].copy() if n < len(board) else Text()
            if n < len(side):
                line.pad_right(BOARD + 1 - cell_len(line.plain))
                beside = side[n].copy()
                beside.truncate(width - BOARD - 2, overflow="ellipsis")
                line.append(" ").append_text(beside)
            lines.append(line)
        return lines + legend

    def _seat(self, view: TokenBattleView, seat: int, names: Sequence[str]) -> list[Text]:
        first = Text()
        first.append_text(self.shape(seat)).append(f" {names[seat]}  ").append(str(view.scores[seat]), "bold")
        first.append("  " + say("per_turn", self.lang, n=view.growth[seat]), "dim")
        waiting = []
        if view.bonus[seat]:
            waiting.append(say("bonus", self.lang, n=view.bonus[seat]))
        if view.extra[seat]:
            waiting.append(say("extra", self.lang, n=view.extra[seat]))
        lines = [first]
        if seat != view.seat:
            for n, stack in enumerate(view.stacks[seat], 1):
                row = self.pool[stack[0]]
                text = Text(f"  {n} {self.name(stack[0])} {row[2]}")
                text.append(f" {render.words(row, self.lang)} {self.arrows(row)}".rstrip(), "dim")
                lines.append(text)
        if waiting:
            first.append("  " + " · ".join(waiting), "yellow")
        return lines

    def _board(self, view: TokenBattleView) -> list[Text]:
        across, down, corners = ("─", "│", "┌┐└┘") if self.unicode else ("-", "|", "++++")
        lines = [Text().append("    " + "     ".join("abcdef"), "dim")]
        lines.append(Text().append("  " + corners[0] + across * (6 * SIZE) + corners[1], "dim"))
        for row in range(SIZE):
            line = Text().append(f"{row + 1} {down}", "dim")
            for cell in range(row * SIZE, row * SIZE + SIZE):
                line.append_text(self._cell(view, cell))
            line.append(down, "dim")
            lines.append(line)
        lines.append(Text().append("  " + corners[2] + across * (6 * SIZE) + corners[3], "dim"))
        return lines

    def _cell(self, view: TokenBattleView, cell: int) -> Text:
        owner = view.owner[cell]
        if owner < 0:
            return Text(" " + ("·" if self.unicode else ".") + "    ", "dim")
        style = NEAR if owner == self.near else FAR
        last = view.last_token and view.token[cell] == view.last_token
        text = Text("[" if last else " ")
        text.append_text(self.shape(owner)).append(f"{view.value[cell]}", style)
        text.append(LETTERS[view.type[cell]])
        text.append("]" if last else " ")
        text.pad_right(6 - len(text))
        return text

    def _legend(self, view: TokenBattleView, width: int) -> list[Text]:
        there = [kind for kind in range(1, len(TYPES)) if kind in view.type]
        parts = [f"{LETTERS[kind]} {render.type_name(TYPES[kind], self.lang).lower()}" for kind in there]
        if view.last_token in view.token and view.last_token:
            parts.append(say("last", self.lang))
        lines: list[Text] = []
        for part in parts:
            if lines and cell_len(lines[-1].plain) + 3 + cell_len(part) <= width:
                lines[-1].append("   " + part)
            else:
                lines.append(Text("  " + part, "dim"))
        return lines

    def _status(self, view: TokenBattleView, names: Sequence[str]) -> str:
        limits = [say("to_points", self.lang, n=view.options["score_limit"])]
        if view.options["turn_limit"]:
            limits.append(say("to_turns", self.lang, n=view.options["turn_limit"]))
        return say("turn", self.lang, n=view.turn + (not view.ended)) + " · " + " · ".join(limits)

    # ---- choosing

    def unfinished(self, command: str) -> str:
        """That a field is missing."""
        return say("which_field", self.lang, command=command)

    def menu(self, view: TokenBattleView, width: int) -> list[Text]:
        """The viewer's four top cards, each with what it does."""
        if view.seat is None:
            return []
        lines = []
        names = [self.name(stack[0]) for stack in view.stacks[view.seat]]
        wide = max(map(cell_len, names))
        for n, stack in enumerate(view.stacks[view.seat], 1):
            row = self.pool[stack[0]]
            text = Text(f" {n}  ", "bold")
            text.append(names[n - 1] + " " * (wide - cell_len(names[n - 1])), "bold")
            text.append(f"  {row[2]:>2}", "bold")
            text.append(f"  {render.words(row, self.lang)} {self.arrows(row)}".rstrip())
            text.truncate(width, overflow="ellipsis")
            lines.append(text)
            does = " ".join(self._does(row)) if self.lang != "ja" else "".join(self._does(row))
            lines += [Text("    " + part, "dim") for part in wrap(does, width - 5)]
        return lines

    def _does(self, row: Row) -> list[str]:
        texts = [render.ability_text(row[3], self.lang)]
        if row[5] != "PLAIN":
            texts.append(render.type_text(row[5], self.lang))
        return [text for text in texts if text]

    def prompt(self, view: TokenBattleView, half: int | None) -> str:
        """Asks for a stack, or for the field of the chosen card."""
        if half is None or view.seat is None:
            return say("ask_stack", self.lang)
        return say("ask_field", self.lang, card=self.name(view.stacks[view.seat][half][0]))

    def read(self, line: str, view: TokenBattleView, half: int | None) -> Typed:
        """ "2", "2 e4", "2e4", "gale e4", and "e4" once a stack is chosen, in any case and width of letters."""
        words = [word for word in _GAPS.split(unicodedata.normalize("NFKC", line).casefold()) if word]
        if len(words) == 1 and (glued := _GLUED.match(words[0])):
            words = [glued[1], glued[2]]
        if words == ["pass"]:
            return Typed(Option.foreign("pass"))
        cell = None
        if words and _FIELD.match(words[-1]):
            number = cell_number(words.pop())
            cell = number if number >= 0 else CELLS
        if not words:
            if cell is None:
                return Typed(wrong=say("unread", self.lang, what=clean(line.strip()[:40])))
            if half is None:
                return Typed(wrong=say("which_stack", self.lang))
            return Typed(Option.foreign("lay", (half, cell)))
        place = self._stack(words, view)
        if isinstance(place, str):
            return Typed(wrong=place or say("unread", self.lang, what=clean(line.strip()[:40])))
        stack, depth = place
        if cell is None:
            if depth or not 0 <= stack < len(view.stacks[0]):
                return Typed(Option.foreign("lay", (stack, _empty(view), *([depth] if depth else []))))
            return Typed(half=stack)
        return Typed(Option.foreign("lay", (stack, cell, depth) if depth else (stack, cell)))

    def _stack(self, words: Sequence[str], view: TokenBattleView) -> tuple[int, int] | str:
        """Stack and depth of a number or of a card's name in the viewer's stacks; else a sentence, or ""."""
        if len(words) == 1 and words[0].isascii() and words[0].isdigit():
            return int(words[0][:6]) - 1, 0
        key = self.game.names.get(fold(" ".join(words)))
        if key is None:
            return ""
        number = self.number[key]
        own = () if view.seat is None else view.stacks[view.seat]
        found = [(stack.index(number), n) for n, stack in enumerate(own) if number in stack]
        if not found:
            return say("not_yours", self.lang, card=render.card_name(key, self.lang))
        depth, n = min(found)
        return n, depth

    def say(self, intent: Option, view: TokenBattleView) -> str:
        """The card and the field."""
        if intent.verb != "lay" or view.seat is None:
            return intent.verb
        return f"{self.name(view.stacks[view.seat][intent.args[0]][0])} {cell_name(intent.args[1])}"

    # ---- looking closer

    def card(self, what: str, view: TokenBattleView) -> list[Text] | str:
        """A card by stack number or name, or the token on a field."""
        plain = unicodedata.normalize("NFKC", what).casefold().strip()
        if _FIELD.match(plain):
            cell = cell_number(plain)
            if cell < 0:
                return say("no_field", self.lang)
            return self._token(view, cell)
        if plain in ("1", "2", "3", "4") and view.seat is not None:
            return self._page(self.pool[view.stacks[view.seat][int(plain) - 1][0]])
        key = self.game.names.get(fold(plain))
        if key is not None:
            return self.card_page(key)
        near = nearest(plain, self.game.names) if plain else ""
        if near:
            return say(
                "no_card_near",
                self.lang,
                what=clean(plain[:40]),
                near=render.card_name(self.game.names[near], self.lang),
            )
        return say("no_card", self.lang, what=clean(plain[:40]))

    def _token(self, view: TokenBattleView, cell: int) -> list[Text] | str:
        if view.owner[cell] < 0:
            return say("empty", self.lang, cell=cell_name(cell))
        kind = TYPES[view.type[cell]]
        grows = (view.value[cell] + view.boost[cell]) * (2 if kind == "GOLD" else 1)
        text = (
            Text(f"{cell_name(cell)}  ").append_text(self.shape(view.owner[cell])).append(str(view.value[cell]), "bold")
        )
        text.append(f"  {render.type_name(kind, self.lang).lower()}")
        if view.boost[cell]:
            text.append("  " + say("boosted", self.lang, n=view.boost[cell]))
        text.append("  " + say("per_turn", self.lang, n=grows), "dim")
        return [text, Text("    " + render.type_text(kind, self.lang), "dim")]

    def piles(self, view: TokenBattleView, names: Sequence[str]) -> list[Text]:
        """The stacks of both seats from the top, as far as they are known."""
        lines = []
        for seat in (self.near, 1 - self.near):
            lines.append(Text().append_text(self.shape(seat)).append(f" {names[seat]}"))
            for n, stack in enumerate(view.stacks[seat], 1):
                lines.append(Text(f"  {n}  ").append(" → ".join(self.name(card) for card in stack)))
        return lines

    # ---- the collection

    def collection(self) -> Sequence[str]:
        """All 72 of them."""
        return tuple(self.number)

    def _row(self, key: str) -> Row:
        return self.pool[self.number[key]]

    def card_data(self, key: str) -> dict[str, Any]:
        """Number, id, key, names, the four facts of TB-DECK-15, cost in half-points, and the texts."""
        row = self._row(key)
        return {
            "n": self.number[key],
            "id": row[0],
            "key": key,
            "name": render.card_name(key, self.lang),
            "value": row[2],
            "ability": row[3],
            "area": row[4].split(),
            "type": row[5],
            "cost": cost(row),
            "words": render.words(row, self.lang),
            "text": render.card_text(row, self.lang),
        }

    def card_page(self, key: str) -> list[Text]:
        """Name, value, and the text beside a picture of the area."""
        return self._page(self._row(key))

    def _page(self, row: Row) -> list[Text]:
        mask = area_mask(row[4])
        grid = ((7, 0, 1), (6, -1, 2), (5, 4, 3))
        dot, hit, middle = ("·", "■", "●") if self.unicode else (".", "#", "o")
        pictures = [" ".join(middle if d < 0 else hit if mask >> d & 1 else dot for d in line) for line in grid]
        name = render.card_name(self.pool.index(row), self.lang)
        head = Text(name, "bold").append(f"  {row[0]}", "dim")
        texts = [part for line in render.card_text(row, self.lang).split("\n") for part in wrap(line, 66)]
        lines = [head]
        for n in range(max(3, len(texts))):
            line = Text("  " + (pictures[n] if n < 3 else "     ") + "   ")
            lines.append(line.append(texts[n] if n < len(texts) else ""))
        return lines

    def card_line(self, key: str) -> Text:
        """Name, value, words, area."""
        row = self._row(key)
        name = render.card_name(key, self.lang)
        text = Text(name + " " * max(1, 22 - cell_len(name))).append(f"{row[2]:>2}", "bold")
        return text.append(f"  {render.words(row, self.lang)} {self.arrows(row)}".rstrip())


def _empty(view: TokenBattleView) -> int:
    """A field on which nothing lies, so that the refusal is about the stack."""
    return next((cell for cell in range(CELLS) if view.owner[cell] < 0), 0)
