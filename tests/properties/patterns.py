"""Every regular expression of the project, how the code uses it, and texts that are written to make it slow.

Run as a script it prints which patterns are compiled, and where: it imports every module and lets the rooms speak that
make patterns while they run.
"""

from __future__ import annotations

import ast
import contextlib
import gc
import json
import math
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from re import _parser  # type: ignore[attr-defined]
from typing import Any, NamedTuple

SOURCES = Path(__file__).resolve().parents[2] / "src" / "stolik"
WAYS = ("match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer")
LONG = 600
"""How often a piece is repeated at first."""
SLOW = 0.0003
"""Seconds of a processor: what takes longer is looked at closely. A linear pattern takes a fiftieth of it."""
MOST = 6.0
"""Four times the text may take so many times as long: a linear pattern takes 4, a quadratic one 16."""
PATIENCE = 0.5
"""Seconds of a processor after which a match is broken off."""


class Pattern(NamedTuple):
    """A pattern as it is compiled at a place ("decks/lines.py:12"), and the ways in which it is used."""

    place: str
    text: str
    flags: int
    ways: tuple[str, ...]


class Slow(NamedTuple):
    """A pattern, a way and a text that make time grow faster than the text."""

    place: str
    pattern: str
    way: str
    attack: str
    growth: float


class _OutOfPatience(BaseException):
    pass


# ---- which there are


def every_pattern() -> list[Pattern]:
    """All that the sources hold. A pattern that is made at run time is known by what was compiled at its line."""
    compiled = _compiled()
    found: dict[tuple[str, str, int], Pattern] = {}
    for place, (given_text, ways) in sites().items():
        texts = compiled.get(place, [])
        if not texts and given_text is not None:
            texts = [(given_text, 0)]
        for text, flags in texts:
            found[place, text, flags] = Pattern(place, text, flags, ways)
    return list(found.values())


def unseen() -> list[str]:
    """Places that make a pattern at run time and made none yet: nobody knows what they would make."""
    compiled = _compiled()
    return [place for place, (text, _) in sites().items() if text is None and place not in compiled]


@cache
def sites() -> dict[str, tuple[str | None, tuple[str, ...]]]:
    """Each call of `re` in the sources, and each pattern of a body: the pattern, if that is written there, and the ways
    in which it is used."""
    found: dict[str, tuple[str | None, tuple[str, ...]]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (text := _of_a_body(node)):
                found[f"{path.relative_to(SOURCES).as_posix()}:{node.lineno}"] = (text, ("search",))
            elif isinstance(node, ast.Call) and (name := _of_re(node)) and node.args:
                first = node.args[0]
                written = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None
                ways = _ways(node, above) if name == "compile" else (name,)
                found[f"{path.relative_to(SOURCES).as_posix()}:{node.lineno}"] = (written, ways)
    return found


def _of_a_body(call: ast.Call) -> str:
    """The pattern that a text in a body has to have, which msgspec searches for; "" for another call."""
    named = isinstance(call.func, ast.Name) and call.func.id == "Meta"
    said = next((word.value for word in call.keywords if word.arg == "pattern"), None) if named else None
    return said.value if isinstance(said, ast.Constant) and isinstance(said.value, str) else ""


def _of_re(call: ast.Call) -> str:
    """The function of `re` that is called; "" for another call."""
    func = call.func
    known = isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id == "re"
    return func.attr if known and func.attr in (*WAYS, "compile") else ""


def _ways(node: ast.AST, above: dict[ast.AST, ast.AST]) -> tuple[str, ...]:
    """How a compiled pattern is used: at once, or under the name that it is given; in every way if nobody can tell."""
    holder = above[node]
    while isinstance(holder, ast.IfExp):
        holder = above[holder]
    if isinstance(holder, ast.Attribute):
        return (holder.attr,)
    targets = holder.targets if isinstance(holder, ast.Assign) else [getattr(holder, "target", None)]
    names = {getattr(target, "attr", None) or getattr(target, "id", None) for target in targets}
    used = {way for name in names if name for way in _used().get(name, ())}
    return tuple(sorted(used)) or ("fullmatch", "match", "search")


@cache
def _used() -> dict[str, set[str]]:
    """Of each name in the sources that has a method called as a pattern's, which ones."""
    found: dict[str, set[str]] = {}
    for path in SOURCES.rglob("*.py"):
        for name, way in re.findall(rf"\b(\w+)\.({'|'.join(WAYS)})\(", path.read_text(encoding="utf-8")):
            found.setdefault(name, set()).add(way)
    return found


@cache
def _compiled() -> dict[str, list[tuple[str, int]]]:
    told = subprocess.run([sys.executable, __file__], capture_output=True, text=True, check=True, timeout=120)
    found: dict[str, list[tuple[str, int]]] = {}
    for place, text, flags in json.loads(told.stdout):
        found.setdefault(place, []).append((text, flags))
    return found


# ---- what they take


def slowest(pattern: Pattern) -> Slow | None:
    """The first way and text that make time grow faster than the text, or None."""
    known = re.compile(pattern.text, pattern.flags)
    for way in pattern.ways:
        call = _caller(known, way)
        for make in attacks(known):
            if time_of(call, make(LONG)) > SLOW and (growth := _growth(call, make)) > MOST:
                return Slow(pattern.place, pattern.text, way, repr(make(3)), growth)
    return None


def _caller(known: re.Pattern[str], way: str) -> Callable[[str], Any]:
    call = getattr(known, way)
    if way in ("sub", "subn"):
        return lambda text: call("", text)
    if way == "finditer":
        return lambda text: list(call(text))
    return call  # type: ignore[no-any-return]


def _growth(call: Callable[[str], Any], make: Callable[[int], str], tries: int = 10) -> float:
    """How many times as long four times the text takes, at least; 0 if it is quick."""
    short = long = math.inf
    for _ in range(tries):
        # The least of all, both: a processor that does something else at the same time only adds to them.
        short = min(short, *(time_of(call, make(LONG)) for _ in range(3)))
        long = min(long, *(time_of(call, make(4 * LONG)) for _ in range(3)))
        if short == math.inf or long <= MOST * short:
            break
    return math.inf if short == math.inf else long / short if short > SLOW else 0.0


def time_of(call: Callable[[str], Any], text: str) -> float:
    """Seconds of the processor that a call takes; without end, if it takes more than PATIENCE. What other tests
    have left is not collected meanwhile: of a large heap that takes as long."""
    collects = gc.isenabled()
    gc.disable()
    start = time.process_time()
    try:
        with _patience():
            call(text)
    except _OutOfPatience:
        return math.inf
    finally:
        if collects:
            gc.enable()
    return time.process_time() - start


@contextlib.contextmanager
def _patience() -> Iterator[None]:
    """Breaks off what takes too long, where the system can: a match looks for signals now and then."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise _OutOfPatience

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def attacks(known: re.Pattern[str]) -> list[Callable[[int], str]]:
    """Hostile texts, each by how often its piece is repeated: a text that fits, at each of its places what stands
    before it, a blank or a comma again and again, then what follows or nothing, and an end that fits nothing."""
    pumps: dict[tuple[str, str, str], Callable[[int], str]] = {}
    for text in ("", *fitting(known)):
        for at in range(len(text) + 1):
            pieces = {text[max(0, at - back) : at] for back in (1, 2, 3)} | {" ", ",", "a"}
            for piece in sorted(pieces - {""}):
                for rest in (text[at:] + "\0", "\0"):
                    pumps[text[:at], piece, rest] = _pump(text[:at], piece, rest)
    return list(pumps.values())


def fitting(known: re.Pattern[str], times: int = 10) -> list[str]:
    """Short texts that fit, or nearly: what stands in an alternative, a set or a repeat is drawn, always the same."""
    tree = _parser.parse(known.pattern, known.flags & ~re.UNICODE)
    return list(dict.fromkeys(_written(tree, Random(n), {})[:24] for n in range(times)))


def _written(tree: Any, luck: Random, groups: dict[int, str]) -> str:
    return "".join(_piece(str(what), value, luck, groups) for what, value in tree)


def _piece(what: str, value: Any, luck: Random, groups: dict[int, str]) -> str:
    match what:
        case "LITERAL":
            return chr(value)
        case "NOT_LITERAL" | "ANY":
            return luck.choice("aż 0")
        case "IN":
            return _member(value, luck)
        case "BRANCH":
            return _written(luck.choice(value[1]), luck, groups)
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT":
            least, most, inner = value
            times = luck.randint(least, min(int(most), least + 2))
            return "".join(_written(inner, luck, groups) for _ in range(times))
        case "SUBPATTERN":
            said = _written(value[3], luck, groups)
            groups[value[0] or 0] = said
            return said
        case "ATOMIC_GROUP":
            return _written(value, luck, groups)
        case "GROUPREF":
            return groups.get(value, "")
        case "AT" | "ASSERT" | "ASSERT_NOT":
            return ""
    raise AssertionError(f"a pattern has {what}: say here how a text for it is written")


def _member(members: Any, luck: Random) -> str:
    """A sign of a set; of one that says what it does not hold, any other one."""
    what, value = luck.choice(members)
    match str(what):
        case "LITERAL" if str(members[0][0]) != "NEGATE":
            return chr(value)
        case "RANGE" if str(members[0][0]) != "NEGATE":
            return chr(luck.randint(*value))
        case "CATEGORY" if str(members[0][0]) != "NEGATE":
            return luck.choice(_CATEGORIES[str(value)])
    inside = re.compile("".join(_signs(members)))
    return next(sign for sign in luck.sample("aż 0(,.\x01", 8) if inside.fullmatch(sign))


def _signs(members: Any) -> Iterator[str]:
    """A set that says what it does not hold, written again."""
    yield "[^"
    for what, value in members:
        match str(what):
            case "LITERAL":
                yield re.escape(chr(value))
            case "RANGE":
                yield f"{re.escape(chr(value[0]))}-{re.escape(chr(value[1]))}"
            case "CATEGORY":
                yield _ESCAPES[str(value)]
    yield "]"


_CATEGORIES = {
    "CATEGORY_SPACE": " \t",
    "CATEGORY_NOT_SPACE": "a0ż,",
    "CATEGORY_DIGIT": "07",
    "CATEGORY_NOT_DIGIT": "a ,",
    "CATEGORY_WORD": "a0_ż",
    "CATEGORY_NOT_WORD": " ,-",
}
_ESCAPES = dict(zip(_CATEGORIES, (r"\s", r"\S", r"\d", r"\D", r"\w", r"\W")))


def _pump(head: str, piece: str, rest: str) -> Callable[[int], str]:
    return lambda times: head + piece * times + rest


# ---- as a script: what is compiled where


def _spy() -> list[tuple[str, str, int]]:
    seen: dict[tuple[str, str, int], None] = {}
    compiles: Any = re
    original = compiles._compile

    def note(pattern: Any, flags: int) -> Any:
        caller = sys._getframe(2)
        place = Path(caller.f_code.co_filename)
        if isinstance(pattern, str) and place.is_relative_to(SOURCES):
            seen[f"{place.relative_to(SOURCES).as_posix()}:{caller.f_lineno}", pattern, int(flags)] = None
        return original(pattern, flags)

    compiles._compile = note
    _import_all()
    _let_speak()
    return list(seen)


def _import_all() -> None:
    import importlib
    import pkgutil

    import stolik

    for module in pkgutil.walk_packages(stolik.__path__, "stolik."):
        if not module.name.endswith("__main__") and ".migrations" not in module.name:
            importlib.import_module(module.name)


def _let_speak() -> None:
    """What makes patterns of texts: the keys of a drawing, wordings of cards, a lost letter in a name …"""
    from stolik.cardgame.drawn import keyed
    from stolik.catalog import load_game
    from stolik.decks.deck import DeckError
    from stolik.games.pokemon.cards.files import read_file
    from stolik.games.pokemon.rules.asked import has_word
    from stolik.games.pokemon.text.cards import normalise as plain
    from stolik.games.pokemon.text.cards import rules_text, unplayed
    from stolik.games.star_wars.rules.asked import has_words
    from stolik.games.star_wars.text.cards import normalise
    from stolik.lessons.words import _said, _strange
    from stolik.server.guests import renamed
    from stolik.server.naming import is_given

    keyed("A active: Turtwig", "AB", ("active", "bench"), ("turn",))
    has_word("Dark Electrode", "Dark")
    has_words("Jedi Knight", "Jedi")
    plain("Draw a card.", "Bill", "sm")
    for name in ("Unown [A]", "Mime Jr.", "Gallade E4", "Deoxys Attack Forme"):
        plain("Once during each player's turn, that player may draw a card.", name)
    rules_text(["You may play only 1 Supporter card each turn."])
    unplayed(["VSTAR rule: a rule."], ("vstar",))
    normalise("Draw a card.")
    renamed("Guest 1234", "pl")
    is_given("Ala")
    for lang in ("pl", "ja"):
        _said("Deck", ("deck*",), lang)
    _strange("Turtwiga and Combee", "pl", "pokemon", "Turtwig")
    with contextlib.suppress(DeckError):
        load_game("star-wars").read_deck("1 Padm_ Amidala (A)")
    against = {"type": "Fire", "value": "+20"}
    card = {"id": "dp1-1", "supertype": "Pokémon", "name": "A", "subtypes": ["Basic"], "types": ["Fire"], "hp": "50"}
    read_file(json.dumps([card | {"weaknesses": [against], "resistances": [against | {"value": "-30"}]}]).encode())


if __name__ == "__main__":
    print(json.dumps(_spy()))
