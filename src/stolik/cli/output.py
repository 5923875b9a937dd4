"""What all commands share: how they print, how they refuse, how they read and write files."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from typer import BadParameter, Exit

from stolik.packs.home import write_whole

if TYPE_CHECKING:
    from rich.console import Console

    from stolik.decks.deck import Deck
    from stolik.game import Game

BAD_INPUT = 2
"""Exit code when something that was given can't be used."""
DIFFERENT = 1
"""Exit code when a record can be read but plays differently, and for other answers that are "no"."""
NOT_SHOWN = 3
"""Exit code when what was asked can't be shown, neither that it is so nor that it isn't."""
INTERRUPTED = 130
"""Exit code after Ctrl-C."""
LARGEST = 64_000_000
"""Bytes of a file that is read; a larger one is refused unread."""


_SPACES = "\u00a0\u202f\u3000"  # those that stand in sentences
_NUMBER = re.compile(r"^[+-]?[0-9]{1,40}$")


class Fault(Exception):  # noqa: N818 - the word of the manual: a fault in what was given
    """Something to tell the person in one sentence; `code` is the exit code."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        self.code = code
        super().__init__(message)


class Lang(StrEnum):
    """Languages of card texts, rules and the game in the terminal."""

    EN = "en"
    PL = "pl"
    JA = "ja"


def language(asked: Lang | None) -> str:
    """The language asked for; else that of STOLIK_LANG or of the system, where it is one of ours; else English."""
    if asked is not None:
        return asked.value
    for variable in ("STOLIK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        said = os.environ.get(variable, "")
        if said:
            return said[:2] if said[:2] in ("pl", "ja") else "en"
    return "en"


# ---- printing


def console(stderr: bool = False, lines: int | None = None) -> Console:
    """A console with colours on terminals only, and without any sequences where NO_COLOR is set."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    plain = bool(os.environ.get("NO_COLOR")) or not stream.isatty()
    return Console(
        file=stream,
        color_system=None if plain else "auto",
        highlight=False,
        markup=False,
        emoji=False,
        height=lines,
        soft_wrap=not stream.isatty() and stderr,
    )


def unicode_output() -> bool:
    """Whether standard output can take circles, squares and frames."""
    return (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") in ("utf8", "utf16", "utf8sig")


def print_json(data: Any) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(json.dumps(data, ensure_ascii=not unicode_output(), indent=2) + "\n")
    sys.stdout.flush()


def complain(message: str) -> None:
    """One line on standard error, with the name of the command before it."""
    print(f"stolik: {clean(message)}", file=sys.stderr, flush=True)


def told_faults(what: str, rows: Sequence[Mapping[str, Any]], json: bool) -> None:
    """What was checked, with "wrong" in each row that has a fault; `what` names them, like "lessons". The program ends
    with exit code 2 if there is any."""
    faulty = [row for row in rows if row["wrong"]]
    if json:
        print_json({"checked": len(rows), what: rows})
    else:
        for row in faulty:
            complain(row["wrong"].partition("\n")[0])
        console().print(f"{len(rows)} {what} checked, {len(faulty)} with something wrong")
    if faulty:
        raise Exit(BAD_INPUT)


def clean(text: str) -> str:
    """A text from a file or a keyboard, without anything that would steer a terminal."""
    return "".join(letter if letter.isprintable() or letter in _SPACES else "?" for letter in text)


# ---- files


def read_text(path: Path) -> str:
    """The text of a file. Raises Fault that names it and says why it can't be read."""
    try:
        if path.stat().st_size > LARGEST:
            raise Fault(f"{path}: the file has more than {LARGEST // 1_000_000} MB; that is not one of ours")
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Fault(f"{path}: the file is not UTF-8 text") from None
    except OSError as wrong:
        raise Fault(f"{path}: {reason(wrong)}") from None


REASONS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "there is no such file",
    IsADirectoryError: "this is a directory, not a file",
    NotADirectoryError: "a part of this path is a file, not a directory",
    PermissionError: "there is no permission for it",
}


def reason(wrong: OSError) -> str:
    """Why the system refused, in words a person can act on."""
    return REASONS.get(type(wrong)) or wrong.strerror or str(wrong)


def check_target(path: Path | None) -> None:
    """Before a long run: raises Fault where `write_text` would fail for want of a folder or of permission."""
    if path is None:
        return
    if path.is_dir():
        raise Fault(f"{path}: this is a directory; name a file in it")
    folder = path.parent
    if not folder.is_dir():
        raise Fault(f"{path}: there is no directory {folder}; make it first")
    if not os.access(folder, os.W_OK):
        raise Fault(f"{path}: there is no permission to write in {folder.absolute()}")


def write_text(path: Path, text: str) -> None:
    """Write a whole file or nothing: under a temporary name beside it, then renamed. Raises Fault."""
    check_target(path)
    try:
        write_whole(path, text)
    except OSError as wrong:
        raise Fault(f"{path}: {reason(wrong)}") from None


# ---- what is named on the command line


def whole(lowest: int | None = None, highest: int | None = None) -> Callable[[str | int], int]:
    """A reader of whole numbers in a range, for options. It raises BadParameter that repeats what was given."""

    def read(given: str | int) -> int:
        text = str(given).strip()
        if not _NUMBER.match(text):
            raise BadParameter(f"{text[:40]!r} is no whole number")
        number = int(text)
        if (lowest is not None and number < lowest) or (highest is not None and number > highest):
            least = f" from {lowest}" if highest is None else f" from {lowest} to {highest}"
            raise BadParameter(f"{text} is no whole number{least}")
        return number

    return read


def seed_number(given: str | int) -> int:
    """A reader of seeds, for options: a whole number, or as records write them. It raises BadParameter."""
    from stolik.kernel.luck import read_written

    if ":" in str(given):
        try:
            return read_written(str(given).strip())
        except ValueError as wrong:
            raise BadParameter(str(wrong)) from None
    return whole()(given)


def load_decks(game: Game, sources: Sequence[str], options: Mapping[str, Any] | None = None) -> list[Deck]:
    """Decks by name or file, each fit to be played and with a name of its own: the file's where it says none.

    Raises DeckError, and Fault that names the file, the place and the rule.
    """
    from dataclasses import replace

    loaded: list[Deck] = []
    for source in sources:
        deck = game.load_deck(source)
        for problem in game.check(deck, options):
            rule = f" ({problem.rule})" if problem.rule else ""
            raise Fault(f"{source}: {game.words.problem(problem, 'en', options)}{rule}")
        taken = [other for other in loaded if other.name == deck.name and other.stacks != deck.stacks]
        if deck.name == "Unnamed" or taken:
            deck = replace(deck, name=Path(source).stem if deck.name == "Unnamed" else f"{deck.name} ({source})")
        loaded.append(deck)
    return loaded


def find_game(name: str) -> Game:
    """A game by its id, over the packs in the data folder as well. Raises UnknownGame, which names those there are."""
    from stolik.catalog import game
    from stolik.cli.local_packs import over_local

    found, wrong = over_local(game(name))
    for told in wrong:
        complain(f"left out: {told}")
    return found


def read_options(game: Game, pairs: Sequence[str] | None) -> dict[str, int | bool | str]:
    """Settings from `key=value`, turned into the kind the game wants. Raises Fault, SetupError for the rest."""
    kinds = {option.key: option.kind for option in game.options}
    found: dict[str, int | bool | str] = {}
    for pair in pairs or ():
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not key:
            raise Fault(f"--option {pair}: write it as key=value; the keys are {', '.join(kinds)}")
        if key not in kinds:
            raise Fault(f"--option {pair}: there is no such option; the options are {', '.join(kinds)}")
        if key in found:
            raise Fault(f"--option {pair}: {key} is given twice")
        found[key] = _value(value, kinds[key])
    return found


def _value(text: str, kind: str) -> int | bool | str:
    """What stays text is judged by the game, which says what it may be."""
    if kind == "bool":
        return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(
            text.casefold(), text
        )
    return int(text) if kind == "int" and _NUMBER.match(text) else text


def sentence(wrong: BaseException) -> Fault | None:
    """The fault that an exception of the engine amounts to, or None when it is none of those that input causes."""
    if isinstance(wrong, Fault):
        return wrong
    from stolik.catalog import BrokenGame, UnknownGame
    from stolik.decks.deck import DeckError
    from stolik.kernel.replay import RecordError
    from stolik.kernel.rules import SetupError
    from stolik.packs.reading import PackError

    if isinstance(wrong, SetupError):
        return Fault(f"{wrong} ({wrong.rule})" if wrong.rule else str(wrong))
    if isinstance(wrong, (BrokenGame, DeckError, PackError, RecordError, UnknownGame)):
        return Fault(str(wrong))
    return None
