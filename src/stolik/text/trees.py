"""Two-way phrases over effect trees: one pattern a language writes a node as text, and reads it back.

A `Phrase` ties a template, a node with holes, to one pattern for each language, all three at once (`patterns` says what
a pattern may have); a slot holds what fills the hole of its name, which has phrases of its own. What stands behind the
colon of a slot is a case (Polish), a counter or particle (Japanese), a mood (`MOODS`), or another word that the hole's
category knows. A slot that is no hole of the template is one of the grammar's constants.

Only English is read. Reading returns *all* readings with the place where each ends; nothing is ever picked, unless
somebody says which of them is meant (`meaning_the`). A reading
is remembered by category and place, so that a text is read in a time that grows with its length only.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, cached_property, partial
from types import UnionType
from typing import Any, Protocol, TypeAlias, TypeVar, Union, cast, get_args, get_origin

from stolik.cardgame.ast import Hole, Shape, types_of
from stolik.text.patterns import SAME, Moods, Piece, Slot, compile_pattern, slots
from stolik.text.phrase import Ambiguous, Declined, Reading

#: What the forms in square brackets stand for. English: a sentence of its own, a clause in one. Polish: order,
#: infinitive. Japanese: end of a sentence, before a comma.
MOODS = {"": 0, "inf": 1, "and": 1, "inner": 1}

#: Slots that no hole fills: a value of a category that is the same everywhere, None for what is printed on the card, or
#: what a text is like where they stand, which says nothing.
Constant: TypeAlias = "tuple[str, Any] | Callable[[str, int], bool] | None"
Constants: TypeAlias = "Mapping[str, Constant]"
PRINTED: Constants = {
    "damage": None,
    "me": None,
    "end": lambda text, at: at == len(text),
    "apart": lambda text, at: not text[at : at + 1].isalpha(),
}

#: A value that was read, where it ends, and whether a pattern took part that is read but never printed.
Found: TypeAlias = "tuple[Any, int, bool]"
Bound: TypeAlias = "dict[str, Any]"
#: Whether a node has the shape of a template; fills what is bound with what stands in the holes.
Matches: TypeAlias = "Callable[[Any, Bound], bool]"
#: Whether a phrase can be used: what fills its holes, and what the text is printed on.
Fits: TypeAlias = "Callable[[Bound, Context], bool]"
#: What makes a value of what fills the slots, by their names; None where that means nothing.
Make: TypeAlias = "Callable[..., Any]"


class Unsayable(ValueError):  # noqa: N818 - it is an answer, not a fault
    """There is no phrase for a node, or it can't stand where it stands: what is wrong, and the nodes meant. They are
    put into words only where somebody reads them, since one phrase is often tried after the other."""

    def __str__(self) -> str:
        """In one line."""
        what, *of = self.args
        return " ".join((what, *map(repr, of)))


class Category(Protocol):
    """What may stand in a hole."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The value in words. Raises `Unsayable`."""

    def read(self, at: int, spec: str, given: Reader) -> Iterable[Found]:
        """Everything that can be read from this place on."""

    def form(self, value: Any, lang: str) -> int:
        """Which form of words beside it agrees with the value."""


CategoryT = TypeVar("CategoryT", bound=Category)


class Uniform:
    """A category whose values have one form."""

    def form(self, value: Any, lang: str) -> int:
        """One form."""
        return 0


def hole(name: str, category: str = "") -> Any:
    """A hole, for a field of any type. The category is that of the same name unless said otherwise."""
    return Hole(name, category or name)


def nodes(tree: Any) -> Iterator[Any]:
    """The tree and everything in it, from the outside in."""
    yield tree
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    else:
        for _, part in parts_of(tree):
            yield from nodes(part)


def parts_of(tree: Any) -> Iterable[tuple[str, Any]]:
    """The fields of a node or of a template by name; none of what is neither."""
    if isinstance(tree, Shape):
        return tree.parts
    return ((field.name, getattr(tree, field.name)) for field in fields(tree)) if is_dataclass(tree) else ()


def class_of(template: Any) -> type:
    """Of which class the nodes are that a template fits."""
    return template.of if isinstance(template, Shape) else type(template)


def rebuilt(node: Any, change: Callable[[Any], Any]) -> Any:
    """The node with each of its fields changed."""
    parts = {field.name: change(getattr(node, field.name)) for field in fields(node)}
    return cast(Any, type(node))(**parts)


def holes(template: Any) -> Iterator[Hole]:
    """All holes of a template."""
    return (each for each in nodes(template) if isinstance(each, Hole))


def matcher(template: Any) -> Matches:
    """What says whether a node has the template's shape. What a text is written by is tried on many nodes: the template
    is looked through once, and what has no holes is compared first."""
    if isinstance(template, Hole):
        return partial(_fills, template.name)
    if isinstance(template, tuple):
        return partial(_is_row, len(template), tuple([matcher(part) for part in template]))
    if is_dataclass(template):
        parts = sorted(parts_of(template), key=lambda part: _has_holes(part[1]))
        return partial(_is_node, class_of(template), tuple([(name, matcher(part)) for name, part in parts]))
    return partial(_is_same, template, isinstance(template, bool))


def _has_holes(template: Any) -> bool:
    return any(True for _ in holes(template))


def _fills(name: str, node: Any, bound: Bound) -> bool:
    if name in bound:
        return bool(bound[name] == node)
    bound[name] = node
    return True


def _is_row(length: int, parts: tuple[Matches, ...], node: Any, bound: Bound) -> bool:
    if not isinstance(node, tuple) or len(node) != length:
        return False
    for matches, inner in zip(parts, node):  # noqa: SIM110 - half of the time of `all`
        if not matches(inner, bound):
            return False
    return True


def _is_node(cls: type, parts: tuple[tuple[str, Matches], ...], node: Any, bound: Bound) -> bool:
    if type(node) is not cls:
        return False
    for name, matches in parts:  # noqa: SIM110 - as above
        if not matches(getattr(node, name), bound):
            return False
    return True


def _is_same(template: Any, flag: bool, node: Any, _: Bound) -> bool:
    return bool(template == node) and isinstance(node, bool) == flag


def build(template: Any, bound: Bound) -> Any:
    """The template with its holes filled."""
    if isinstance(template, Hole):
        return bound[template.name]
    if isinstance(template, tuple):
        return tuple(build(part, bound) for part in template)
    if is_dataclass(template) and any(holes(template)):
        return cast(Any, class_of(template))(**{name: build(part, bound) for name, part in parts_of(template)})
    return template


def wanted(template: Any) -> Iterator[tuple[str, tuple[type, ...]]]:
    """The holes of a template that are fields of a node, by name, and of which classes what fills them has to be."""
    if isinstance(template, tuple):
        for part in template:
            yield from wanted(part)
    elif is_dataclass(template) and any(holes(template)):
        declared = _declared(class_of(template))
        for name, part in parts_of(template):
            if isinstance(part, Hole):
                if declared[name]:
                    yield part.name, declared[name]
            else:
                yield from wanted(part)


@cache
def _declared(cls: type) -> dict[str, tuple[type, ...]]:
    return {name: _classes(hint) for name, hint in types_of(cls).items()}


def _classes(hint: Any) -> tuple[type, ...]:
    """The classes of a type or a union of types; none where that is not all that it says."""
    if isinstance(hint, type) and hint is not Any and not get_args(hint):
        return (hint,)
    if get_origin(hint) not in (Union, UnionType):
        return ()
    parts = [_classes(part) for part in get_args(hint)]
    return tuple([cls for part in parts for cls in part]) if all(parts) else ()


@dataclass(frozen=True)
class Context:
    """What a text is printed on: the card's name, its kind, the printed damage of the attack, the ability's name, and
    how the card is worded, where a game has several ways. Games add what else stands on their cards."""

    name: str
    kind: str = ""
    damage: int = 0
    sign: str = ""
    ability: str = ""
    era: str = ""

    @property
    def me(self) -> str:
        """What an English text calls its own card: by its name."""
        return self.name

    def printed(self, name: str, lang: str) -> str:
        """What is printed on the card: "damage", or "me", what a text calls it in that language."""
        return str(self.damage) if name == "damage" else self.me

    def spelled(self, name: str) -> tuple[str, ...]:
        """How an English text may spell what is printed, the usual way first."""
        return (self.printed(name, "en"),)


class Writer:
    """Writes nodes in one language. `chosen` is what the effect chose last, for the pronouns."""

    def __init__(self, grammar: Grammar, lang: str, context: Context) -> None:
        self.grammar = grammar
        self.lang = lang
        self.context = context
        self.mood = 0
        self.chosen: Any = None

    def write(self, category: str, value: Any, spec: str = "") -> str:
        """The value in words. Raises `Unsayable`."""
        return self.grammar.categories[category].write(value, spec, self)

    def fill(self, pieces: Iterable[Piece], bound: Bound, categories: dict[str, str], spec: str) -> str:
        """A pattern with its slots filled; `spec` is what the whole is asked for."""
        mood = MOODS.get(spec, 0)
        said = []
        for piece in pieces:
            if isinstance(piece, str):
                said.append(piece)
            elif isinstance(piece, Moods):
                said.append(piece.forms[min(mood, len(piece.forms) - 1)])
            elif piece.name in categories:
                said.append(self._slot(piece, bound[piece.name], categories[piece.name], spec))
            elif (constant := self.grammar.constants[piece.name]) is None:
                said.append(self.context.printed(piece.name, self.lang))
            elif isinstance(constant, tuple):
                said.append(self._slot(piece, constant[1], constant[0], spec))
        return "".join(said)

    def _slot(self, slot: Slot, value: Any, category: str, whole: str) -> str:
        spec = whole if slot.spec == SAME else slot.spec
        if not slot.forms:
            return self.write(category, value, spec)
        form = slot.forms[min(self.grammar.categories[category].form(value, self.lang), len(slot.forms) - 1)]
        if "#" not in form:
            return form
        before, _, after = form.partition("#")
        return before + self.write(category, value, spec) + after


class Reader:
    """Reads one English text. `reach` is the furthest place that some phrase could read to."""

    def __init__(self, grammar: Grammar, text: str, context: Context) -> None:
        self.grammar = grammar
        self.text = text
        self.context = context
        self.reach = 0
        self._starts = {found.end() for found in grammar.starts.finditer(text)}
        self._memo: dict[tuple[str, str, int], tuple[Found, ...]] = {}
        self._open: dict[tuple[str, str, int], bool] = {}

    def at(self, words: str, at: int) -> int:
        """The place behind these words if they stand here, else -1. At the start of a sentence case is free."""
        if at < 0:
            return -1
        text = self.text
        if not text.startswith(words, at):
            if at not in self._starts or not words or text[at : at + 1] != words[0].upper():
                return -1
            if not text.startswith(words[1:], at + 1):
                return -1
        end = at + len(words)
        self.reach = max(self.reach, end)
        return end

    def ends(self, at: int) -> bool:
        """Whether the sentences end here, as the grammar's "end" has it."""
        end = self.grammar.constants["end"]
        return callable(end) and end(self.text, at)

    def starts(self, at: int) -> bool:
        """Whether a sentence starts here."""
        return at in self._starts

    def read(self, category: str, at: int, spec: str = "") -> tuple[Found, ...]:
        """Everything of this category that can be read from here on, no value and end twice; nothing from -1 on."""
        if at < 0:
            return ()
        key = (category, spec, at)
        known = self._memo.get(key)
        if known is None:
            if key in self._open:
                raise ValueError(f"{category!r} begins with itself")
            self._open[key] = True
            known = _once(tuple(self.grammar.categories[category].read(at, spec, self)))
            self._memo[key] = known
            del self._open[key]
        return known


def _once(found: tuple[Found, ...]) -> tuple[Found, ...]:
    """No value and end twice; what is read in several ways is worded as usual if one of them is."""
    if len(found) < 2:
        return found
    once: dict[tuple[Any, int], bool] = {}
    for value, end, odd in found:
        once[value, end] = once.get((value, end), True) and odd
    return tuple((value, end, odd) for (value, end), odd in once.items())


_MEANT: ContextVar[int | None] = ContextVar("meant", default=None)


@contextmanager
def meaning_the(n: int | None) -> Iterator[None]:
    """Within it a text that has several readings has the one of that number (from 0, in the order in which `Ambiguous`
    has them): whoever wrote it has said that this one is meant. None: nobody has."""
    before = _MEANT.set(n)
    try:
        yield
    finally:
        _MEANT.reset(before)


def read_whole(reader: Reader, category: str, longest: int, mean: Callable[[Any], Any]) -> tuple[Any, bool]:
    """The one meaning of the whole text, and whether it is worded otherwise than it would be printed.

    `mean` makes of a reading what it means; one that means nothing raises ValueError.

    Raises `Declined`, also for a text that is too long or nested deeper than can be followed, or `Ambiguous`."""
    text = reader.text
    if len(text) > longest:
        raise Declined(text, text[:longest])
    found: dict[Any, bool] = {}
    try:
        for value, end, odd in reader.read(category, 0):
            if end == len(text):
                try:
                    meant = mean(value)
                except ValueError:
                    continue
                found[meant] = found.get(meant, True) and (odd or meant != value)
    except RecursionError:
        raise Declined(text, text[: reader.reach]) from None
    if not found:
        raise Declined(text, text[: reader.reach])
    n = _MEANT.get()
    if len(found) > 1 and (n is None or not 0 <= n < len(found)):
        raise Ambiguous(f"{reader.context.name}: {text}", tuple(Reading(repr(value)) for value in found))
    return list(found.items())[n if n is not None and len(found) > 1 else 0]


@dataclass(frozen=True)
class Phrase:
    """A template, or what makes a value of what was read, and by language the pattern that is printed. `fits` says
    whether the phrase can be used where its template matches."""

    template: Any
    write: dict[str, tuple[Piece, ...]]
    categories: dict[str, str]
    fits: Fits | None = None
    make: Make | None = None

    @cached_property
    def matches(self) -> Matches:
        """Whether a node has the shape of the template."""
        return matcher(self.template)

    @cached_property
    def wanted(self) -> tuple[tuple[str, tuple[type, ...]], ...]:
        """Of which classes what fills its holes has to be."""
        return tuple(wanted(self.template)) if self.make is None else ()

    def meant(self, bound: Bound, context: Context) -> Any:
        """The value with its holes filled; None where the phrase can't be used, or a node has no place for what was
        read: a category may read more than one node of it takes."""
        if self.fits is not None and not self.fits(bound, context):
            return None
        for name, classes in self.wanted:
            if not isinstance(bound[name], classes):
                return None
        return build(self.template, bound) if self.make is None else self.make(**bound)


class Stem:
    """Where English patterns go on that begin alike: which of them end here, and what the others have next. So what
    many begin with is read once. `agrees`: a form was read before the value that it goes with."""

    __slots__ = ("agrees", "ends", "others", "short", "words")

    def __init__(self, agrees: bool = False) -> None:
        self.agrees = agrees
        self.ends: list[tuple[Phrase, bool]] = []
        self.words: dict[str, dict[str, Stem]] = {}
        self.short: dict[str, Stem] = {}
        self.others: dict[tuple[Slot | Moods, str], tuple[Callable[..., None], Stem]] = {}

    def grow(self, pieces: tuple[Piece, ...], categories: Mapping[str, str]) -> Stem:
        """Where the pattern ends that begins here."""
        stem = self
        for piece in pieces:
            agrees = stem.agrees or (isinstance(piece, Slot) and _agrees(piece))
            if isinstance(piece, str):
                known = stem.words.setdefault(piece[:_KEY].lower(), {}) if len(piece) >= _KEY else stem.short
                stem = known.setdefault(piece, Stem(agrees))
            else:
                name = "" if isinstance(piece, Moods) else categories.get(piece.name, "")
                stem = stem.others.setdefault((piece, name), (_follower(piece, name), Stem(agrees)))[1]
        return stem


_KEY = 3
"""So many letters of what stands next tell which patterns may go on."""


def _agrees(slot: Slot) -> bool:
    """Whether the slot has words alone, which go with a value that stands elsewhere."""
    return bool(slot.forms) and not any("#" in form for form in slot.forms)


class Family(Uniform):
    """A category made of phrases, tried in the order in which they are registered. One whose template is a hole alone
    says the values of another category."""

    def __init__(self, constants: Constants = PRINTED) -> None:
        """`constants` as those of a `Grammar`."""
        self._constants = constants
        self.wanted: set[str] = set()
        """The categories of what fills the slots."""
        self._by_type: dict[type, list[Phrase]] = {}
        self._any_type: list[Phrase] = []
        self._read = Stem()
        self._asked: dict[str, Stem] = {}

    def phrase(
        self,
        template: Any,
        *,
        en: str,
        pl: str,
        ja: str,
        also: tuple[str, ...] = (),
        fits: Fits | None = None,
        written: bool = False,
        first: bool = False,
    ) -> None:
        """Register a phrase; `also` are English patterns that are read, never printed; `written`: only they are read;
        `first`: it is tried before the phrases that are there.

        Raises ValueError if the patterns don't have exactly the holes of the template.
        """
        write = {lang: compile_pattern(pattern) for lang, pattern in (("en", en), ("pl", pl), ("ja", ja))}
        phrase = Phrase(template, write, _categories(template), fits)
        self._check(phrase, write.values())
        self._reads(phrase, [pattern for pattern in (en, *also) if pattern in also or not written], (en,))
        known = [self._by_type.setdefault(class_of(template), list(self._any_type))]
        if isinstance(template, Hole):
            known = [self._any_type, *self._by_type.values()]
        for phrases in known:
            phrases.insert(0 if first else len(phrases), phrase)

    def reads(
        self, template: Any, *patterns: str, fits: Fits | None = None, usual: bool = False, asked: str | None = None
    ) -> None:
        """Register English patterns that are read only: of what others say, or, if they are `usual`, what the category
        itself prints by other means. `asked`: only where the category is asked for that.

        Raises ValueError as `phrase` does."""
        phrase = Phrase(template, {}, _categories(template), fits)
        self._reads(phrase, patterns, patterns if usual else (), asked)

    def means(
        self,
        make: Make,
        *patterns: str,
        fits: Fits | None = None,
        usual: bool = False,
        asked: str | None = None,
        **categories: str,
    ) -> None:
        """The same where `make` makes the value of what fills the slots, None for nothing. A slot has the category of
        its name unless `categories` says otherwise.

        Raises ValueError for a category that no slot has, or if `make` doesn't take just what fills the slots."""
        for pattern in patterns:
            names = slots(compile_pattern(pattern)).difference(self._constants)
            kinds = {name: categories.get(name, name) for name in names}
            if not names >= set(categories):
                raise ValueError(f"{pattern!r} has not all of the slots {sorted(categories)}")
            try:
                inspect.signature(make).bind(**dict.fromkeys(names))
            except TypeError as wrong:
                raise ValueError(f"{pattern!r} has other slots than are taken: {wrong}") from None
            self._reads(Phrase(None, {}, kinds, fits, make), (pattern,), (pattern,) if usual else (), asked)

    def _reads(self, phrase: Phrase, patterns: Iterable[str], usual: tuple[str, ...], asked: str | None = None) -> None:
        stem = self._read if asked is None else self._asked.setdefault(asked, Stem())
        for pattern in patterns:
            pieces = compile_pattern(pattern)
            self._check(phrase, (pieces,))
            stem.grow(pieces, phrase.categories).ends.append((phrase, pattern not in usual))

    def _check(self, phrase: Phrase, patterns: Iterable[tuple[Piece, ...]]) -> None:
        self.wanted |= set(phrase.categories.values())
        for pieces in patterns:
            names = slots(pieces) - set(self._constants).difference(phrase.categories)
            if names != set(phrase.categories):
                raise ValueError(f"{pieces} has the slots {sorted(names)} for {sorted(phrase.categories)}")

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The value by the first phrase that can say it. Raises `Unsayable`."""
        chosen = out.chosen
        for phrase in self._by_type.get(type(value), self._any_type):
            bound: Bound = {}
            if not phrase.matches(value, bound) or (phrase.fits and not phrase.fits(bound, out.context)):
                continue
            try:
                return out.fill(phrase.write[out.lang], bound, phrase.categories, spec)
            except Unsayable:
                out.chosen = chosen
        raise Unsayable("no words for", value)

    def read(self, at: int, spec: str, given: Reader) -> Iterable[Found]:
        """Every phrase that stands here."""
        followed = _Followed(spec, given)
        followed.follow(self._read, at, {}, False)
        if spec in self._asked:
            followed.follow(self._asked[spec], at, {}, False)
        return followed.found


def _categories(template: Any) -> dict[str, str]:
    return {each.name: each.category for each in holes(template)}


class _Followed:
    """What the patterns of a family read at one place, in `found`; `spec` is what the whole is asked for."""

    def __init__(self, spec: str, given: Reader) -> None:
        self.spec = spec
        self.given = given
        self.found: list[Found] = []

    def follow(self, stem: Stem, at: int, bound: Bound, odd: bool) -> None:
        """All ways in which patterns go on from this place."""
        given = self.given
        if stem.ends and not (stem.agrees and any(key[0] == "?" for key in bound)):
            for phrase, other in stem.ends:
                if (value := phrase.meant(bound, given.context)) is not None:
                    self.found.append((value, at, odd or other))
        if stem.words:
            for words, behind in stem.words.get(given.text[at : at + _KEY].lower(), {}).items():
                if (end := given.at(words, at)) >= 0:
                    self.follow(behind, end, bound, odd)
        for words, behind in stem.short.items():
            if (end := given.at(words, at)) >= 0:
                self.follow(behind, end, bound, odd)
        for (piece, category), (follow, behind) in stem.others.items():
            follow(self, piece, category, behind, at, bound, odd)

    def mood(self, moods: Moods, _: str, behind: Stem, at: int, bound: Bound, odd: bool) -> None:
        """One of several forms."""
        usual = 0 if self.given.starts(at) else len(moods.forms) - 1
        for form, words in enumerate(moods.forms):
            if (end := self.given.at(words, at)) >= 0:
                self.follow(behind, end, bound, odd or form != usual)

    def constant(self, slot: Slot, _: str, behind: Stem, at: int, bound: Bound, odd: bool) -> None:
        """What no hole fills."""
        given = self.given
        constant = given.grammar.constants[slot.name]
        if constant is None:
            for words in given.context.spelled(slot.name):
                if (end := given.at(words, at)) >= 0:
                    self.follow(behind, end, bound, odd)
            return
        if callable(constant):
            if constant(given.text, at):
                self.follow(behind, at, bound, odd)
            return
        for value, end, other in given.read(constant[0], at, slot.spec):
            if value == constant[1]:
                self.follow(behind, end, bound, odd or other)

    def slot(self, slot: Slot, category: str, behind: Stem, at: int, bound: Bound, odd: bool) -> None:
        """What fills a hole, with the words of its form."""
        name, given = slot.name, self.given
        spec = self.spec if slot.spec == SAME else slot.spec
        filled = _filled(slot, spec, category, at, given) if slot.forms else given.read(category, at, spec)
        for value, end, other in filled:
            if name in bound and bound[name] != value:
                continue
            waiting = bound.get("?" + name) if behind.agrees else None
            if waiting is not None and given.grammar.categories[category].form(value, "en") not in waiting:
                continue
            inner = {**bound, name: value}
            if waiting is not None:
                del inner["?" + name]
            self.follow(behind, end, inner, odd or other)

    def agree(self, slot: Slot, category: str, behind: Stem, at: int, bound: Bound, odd: bool) -> None:
        """Words that go with what fills a hole."""
        for form in dict.fromkeys(slot.forms):
            end = self.given.at(form, at)
            if end < 0:
                continue
            fitting = tuple(i for i, other in enumerate(slot.forms) if other == form)
            fitting += tuple(range(len(slot.forms), 9)) if slot.forms[-1] == form else ()
            if slot.name not in bound:
                self.follow(behind, end, {**bound, "?" + slot.name: fitting}, odd)
            elif self.given.grammar.categories[category].form(bound[slot.name], "en") in fitting:
                self.follow(behind, end, bound, odd)


def _follower(piece: Slot | Moods, category: str) -> Callable[..., None]:
    """What follows such a piece."""
    if isinstance(piece, Moods):
        return _Followed.mood
    if not category:
        return _Followed.constant
    return _Followed.agree if _agrees(piece) else _Followed.slot


def _filled(slot: Slot, spec: str, name: str, at: int, given: Reader) -> Iterator[Found]:
    category = given.grammar.categories[name]
    for n, form in enumerate(slot.forms):
        before, mark, after = form.partition("#")
        start = given.at(before, at)
        if not mark or start < 0:
            continue
        for value, end, odd in given.read(name, start, spec):
            stop = given.at(after, end)
            if stop >= 0 and min(category.form(value, "en"), len(slot.forms) - 1) == n:
                yield value, stop, odd


class Grammar:
    """Categories by their names."""

    def __init__(self) -> None:
        self.categories: dict[str, Category] = {}
        self.constants: dict[str, Constant] = dict(PRINTED)
        self.starts = re.compile(r"(?:^|[.:•] )")
        """What a sentence starts behind."""

    def family(self, name: str) -> Family:
        """A new category of phrases. Raises ValueError if the name is taken."""
        family = Family(self.constants)
        self.add(name, family)
        return family

    def add(self, name: str, category: CategoryT) -> CategoryT:
        """A category made by hand, which is given back. Raises ValueError if the name is taken."""
        if name in self.categories:
            raise ValueError(f"category {name!r} is there twice")
        self.categories[name] = category
        return category
