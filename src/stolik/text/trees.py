"""Two-way phrases over effect trees: one pattern a language writes a node as text, and reads it back.

A `Phrase` ties a template, a node with holes, to one pattern for each language, all three at once (`patterns` says what
a pattern may have); a slot holds what fills the hole of its name, which has phrases of its own. What stands behind the
colon of a slot is a case (Polish), a counter or particle (Japanese), a mood (`MOODS`), or another word that the hole's
category knows. A slot that is no hole of the template is one of the grammar's constants.

Only English is read. Reading returns *all* readings with the place where each ends; nothing is ever picked. A reading
is remembered by category and place, so that a text is read in a time that grows with its length only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from stolik.text.patterns import SAME, Moods, Piece, Slot, compile_pattern, slots
from stolik.text.phrase import Ambiguous, Declined, Reading

#: What the forms in square brackets stand for. English: a sentence of its own, a clause in one. Polish: order,
#: infinitive. Japanese: end of a sentence, before a comma.
MOODS = {"": 0, "inf": 1, "and": 1, "inner": 1}

#: Slots that no hole fills: a value of a category that is the same everywhere, or None for what is printed on the card.
Constants: TypeAlias = "Mapping[str, tuple[str, Any] | None]"
PRINTED: Constants = {"damage": None, "me": None}

#: A value that was read, where it ends, and whether a pattern took part that is read but never printed.
Found: TypeAlias = "tuple[Any, int, bool]"
Bound: TypeAlias = "dict[str, Any]"
#: Whether a phrase can be used: what fills its holes, and what the text is printed on.
Fits: TypeAlias = "Callable[[Bound, Context], bool]"


class Unsayable(ValueError):  # noqa: N818 - it is an answer, not a fault
    """There is no phrase for a node, or it can't stand where it stands."""


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


@dataclass(frozen=True)
class Hole:
    """A place in a template, to be filled from a category."""

    name: str
    category: str


def hole(name: str, category: str = "") -> Any:
    """A hole, for a field of any type. The category is that of the same name unless said otherwise."""
    return Hole(name, category or name)


def nodes(tree: Any) -> Iterator[Any]:
    """The tree and everything in it, from the outside in."""
    yield tree
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    elif is_dataclass(tree):
        for field in fields(tree):
            yield from nodes(getattr(tree, field.name))


def rebuilt(node: Any, change: Callable[[Any], Any]) -> Any:
    """The node with each of its fields changed."""
    parts = {field.name: change(getattr(node, field.name)) for field in fields(node)}
    return cast(Any, type(node))(**parts)


def holes(template: Any) -> Iterator[Hole]:
    """All holes of a template."""
    return (each for each in nodes(template) if isinstance(each, Hole))


def match(template: Any, node: Any, bound: Bound) -> bool:
    """Whether the node has the template's shape; fills `bound` with what stands in the holes."""
    if isinstance(template, Hole):
        if template.name in bound:
            return bool(bound[template.name] == node)
        bound[template.name] = node
        return True
    if isinstance(template, tuple):
        return (
            isinstance(node, tuple)
            and len(node) == len(template)
            and all(match(part, inner, bound) for part, inner in zip(template, node))
        )
    if is_dataclass(template):
        return type(node) is type(template) and all(
            match(getattr(template, field.name), getattr(node, field.name), bound) for field in fields(template)
        )
    return bool(template == node and isinstance(node, bool) == isinstance(template, bool))


def build(template: Any, bound: Bound) -> Any:
    """The template with its holes filled."""
    if isinstance(template, Hole):
        return bound[template.name]
    if isinstance(template, tuple):
        return tuple(build(part, bound) for part in template)
    if is_dataclass(template) and any(holes(template)):
        return rebuilt(template, lambda part: build(part, bound))
    return template


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
            else:
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
        self._starts = {found.end() for found in re.finditer(r"(?:^|[.:•] )", text)}
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
            once: dict[tuple[Any, int], bool] = {}
            for value, end, odd in self.grammar.categories[category].read(at, spec, self):
                once[value, end] = once.get((value, end), True) and odd
            known = tuple((value, end, odd) for (value, end), odd in once.items())
            self._memo[key] = known
            del self._open[key]
        return known


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
    if len(found) > 1:
        raise Ambiguous(f"{reader.context.name}: {text}", tuple(Reading(repr(value)) for value in found))
    return next(iter(found.items()))


@dataclass(frozen=True)
class Phrase:
    """A template and its patterns: by language those that are printed, and the English ones, printed first, others
    behind, that are read. `fits` says where the phrase can't be used though its template matches."""

    template: Any
    write: dict[str, tuple[Piece, ...]]
    read: tuple[tuple[Piece, ...], ...]
    categories: dict[str, str]
    fits: Fits | None = None


class Family(Uniform):
    """A category made of phrases, tried in the order in which they are registered. One whose template is a hole alone
    says the values of another category."""

    def __init__(self, constants: Constants = PRINTED) -> None:
        """`constants` as those of a `Grammar`."""
        self._constants = constants
        self.phrases: list[Phrase] = []
        self._by_type: dict[type, list[Phrase]] = {}
        self._any_type: list[Phrase] = []
        self._by_start: dict[str, list[tuple[Phrase, int]]] = {}
        self._any_start: list[tuple[Phrase, int]] = []

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
        read = tuple(compile_pattern(pattern) for pattern in (en, *also) if pattern in also or not written)
        phrase = self._added(template, write, read, fits)
        known = [self._by_type.setdefault(type(template), list(self._any_type))]
        if isinstance(template, Hole):
            known = [self._any_type, *self._by_type.values()]
        for phrases in known:
            phrases.insert(0 if first else len(phrases), phrase)

    def reads(self, template: Any, *patterns: str, fits: Fits | None = None) -> None:
        """Register English patterns that are read and never printed, of something that others say.

        Raises ValueError as `phrase` does."""
        self._added(template, {}, tuple(compile_pattern(pattern) for pattern in patterns), fits)

    def _added(
        self, template: Any, write: dict[str, tuple[Piece, ...]], read: tuple[tuple[Piece, ...], ...], fits: Fits | None
    ) -> Phrase:
        categories = {each.name: each.category for each in holes(template)}
        for pieces in (*write.values(), *read):
            names = slots(pieces) - set(self._constants).difference(categories)
            if names != set(categories):
                raise ValueError(f"{pieces} has the slots {sorted(names)} for {sorted(categories)}")
        phrase = Phrase(template, write, read, categories, fits)
        self.phrases.append(phrase)
        for n, pieces in enumerate(read):
            if pieces and isinstance(pieces[0], str) and len(pieces[0]) >= 3:
                self._by_start.setdefault(pieces[0][:3].lower(), []).append((phrase, n))
            else:
                self._any_start.append((phrase, n))
        return phrase

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The value by the first phrase that can say it. Raises `Unsayable`."""
        chosen = out.chosen
        for phrase in self._by_type.get(type(value), self._any_type):
            bound: Bound = {}
            if not match(phrase.template, value, bound) or (phrase.fits and not phrase.fits(bound, out.context)):
                continue
            try:
                return out.fill(phrase.write[out.lang], bound, phrase.categories, spec)
            except Unsayable:
                out.chosen = chosen
        raise Unsayable(f"no words for {value!r}")

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every phrase that stands here."""
        for phrase, n in (*self._by_start.get(given.text[at : at + 3].lower(), ()), *self._any_start):
            pieces, start, begun = phrase.read[n], at, 0
            if pieces and isinstance(pieces[0], str):  # most phrases end here
                start, begun = given.at(pieces[0], at), 1
                if start < 0:
                    continue
            for bound, end, odd in _Match(pieces, phrase.categories, spec, given).found(begun, start, {}):
                if phrase.fits is None or phrase.fits(bound, given.context):
                    yield build(phrase.template, bound), end, odd or pieces != phrase.write.get("en")


class _Match:
    """One pattern where it may stand in a text; `spec` is what the whole is asked for."""

    def __init__(self, pieces: tuple[Piece, ...], categories: dict[str, str], spec: str, given: Reader) -> None:
        self.pieces = pieces
        self.categories = categories
        self.spec = spec
        self.given = given

    def found(self, n: int, at: int, bound: Bound) -> Iterator[tuple[Bound, int, bool]]:
        """All ways in which the pieces from the n-th on stand at this place."""
        if n == len(self.pieces):
            if not any(key.startswith("?") for key in bound):
                yield bound, at, False
            return
        piece, given = self.pieces[n], self.given
        if isinstance(piece, str):
            end = given.at(piece, at)
            if end >= 0:
                yield from self.found(n + 1, end, bound)
        elif isinstance(piece, Moods):
            usual = 0 if given.starts(at) else len(piece.forms) - 1
            for form, words in enumerate(piece.forms):
                if (end := given.at(words, at)) >= 0:
                    for done, stop, odd in self.found(n + 1, end, bound):
                        yield done, stop, odd or form != usual
        elif piece.name in self.categories:
            yield from self._slot(piece, n, at, bound)
        elif (constant := given.grammar.constants[piece.name]) is None:
            if (end := given.at(given.context.printed(piece.name, "en"), at)) >= 0:
                yield from self.found(n + 1, end, bound)
        else:
            for value, end, odd in given.read(constant[0], at, piece.spec):
                if value == constant[1]:
                    for done, stop, later in self.found(n + 1, end, bound):
                        yield done, stop, odd or later

    def _slot(self, slot: Slot, n: int, at: int, bound: Bound) -> Iterator[tuple[Bound, int, bool]]:
        name = self.categories[slot.name]
        category = self.given.grammar.categories[name]
        if slot.forms and "#" not in "".join(slot.forms):
            yield from self._agree(slot, category, n, at, bound)
            return
        spec = self.spec if slot.spec == SAME else slot.spec
        for value, end, odd in _filled(slot, spec, name, category, at, self.given):
            if bound.get(slot.name, value) != value:
                continue
            waiting = bound.get("?" + slot.name)
            if waiting is not None and category.form(value, "en") not in waiting:
                continue
            inner = {key: item for key, item in bound.items() if key != "?" + slot.name}
            inner[slot.name] = value
            for done, stop, later in self.found(n + 1, end, inner):
                yield done, stop, odd or later

    def _agree(
        self, slot: Slot, category: Category, n: int, at: int, bound: Bound
    ) -> Iterator[tuple[Bound, int, bool]]:
        for form in dict.fromkeys(slot.forms):
            end = self.given.at(form, at)
            if end < 0:
                continue
            fitting = tuple(i for i, other in enumerate(slot.forms) if other == form)
            fitting += tuple(range(len(slot.forms), 9)) if slot.forms[-1] == form else ()
            if slot.name not in bound:
                yield from self.found(n + 1, end, {**bound, "?" + slot.name: fitting})
            elif category.form(bound[slot.name], "en") in fitting:
                yield from self.found(n + 1, end, bound)


def _filled(slot: Slot, spec: str, name: str, category: Category, at: int, given: Reader) -> Iterator[Found]:
    if not slot.forms:
        yield from given.read(name, at, spec)
        return
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
        self.constants: dict[str, tuple[str, Any] | None] = dict(PRINTED)

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
