"""Two-way phrases over effect trees: one pattern a language writes a node as text, and reads it back.

phrase.py writes flat values; here a slot holds a node, which has phrases of its own. A `Phrase` ties a template, a node
with holes, to one pattern for each language, all three at once. In a pattern

* ``{what}`` and ``{what:gen}`` write what fills the hole `what`; what stands after the colon is a case (Polish), a
  counter or particle (Japanese), a mood, or another word that the hole's category knows;
* ``{what|it|them}`` chooses a form that agrees with it; ``#`` in a form stands for the value;
* ``[rzuć|rzucić]`` chooses by the mood in which the whole phrase is said (`MOODS`).

Only English is read. Reading returns *all* readings with the place where each ends; nothing is ever picked. A reading
is remembered by category and place, so that a text is read in a time that grows with its length only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Protocol, TypeAlias, cast

from stolik.text.phrase import Ambiguous, Declined, Reading, Slot

#: What the forms in square brackets stand for. English: a sentence of its own, a clause in one. Polish: order,
#: infinitive. Japanese: end of a sentence, before a comma.
MOODS = {"": 0, "inf": 1, "and": 1, "inner": 1}

#: Slots that no hole fills: they come from the card.
PRINTED = ("damage", "me")

#: A value that was read, where it ends, and whether a pattern took part that is read but never printed.
Found: TypeAlias = "tuple[Any, int, bool]"
Bound: TypeAlias = "dict[str, Any]"

_SLOT = re.compile(r"\{(\w+)(?::([^|{}]*))?((?:\|[^{}]*)?)\}|\[([^\[\]]*)\]")


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


@dataclass(frozen=True)
class Moods:
    """Forms of a word of which the mood chooses one."""

    forms: tuple[str, ...]


Piece: TypeAlias = "str | Slot | Moods"


def compile_pattern(pattern: str) -> tuple[Piece, ...]:
    """The literals, slots and moods of a pattern in order. Raises ValueError for a brace that belongs to no slot."""
    pieces: list[Piece] = []
    at = 0
    for found in _SLOT.finditer(pattern):
        pieces.append(pattern[at : found.start()])
        if found[4] is not None:
            pieces.append(Moods(tuple(found[4].split("|"))))
        else:
            pieces.append(Slot(found[1], found[2] or "", tuple(found[3].split("|")[1:])))
        at = found.end()
    pieces.append(pattern[at:])
    if any(isinstance(piece, str) and re.search(r"[{}\[\]]", piece) for piece in pieces):
        raise ValueError(f"a brace without a slot in {pattern!r}")
    return tuple(piece for piece in pieces if piece != "")


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

    def fill(self, pieces: Iterable[Piece], bound: Bound, categories: dict[str, str], mood: int) -> str:
        """A pattern with its slots filled."""
        said = []
        for piece in pieces:
            if isinstance(piece, str):
                said.append(piece)
            elif isinstance(piece, Moods):
                said.append(piece.forms[min(mood, len(piece.forms) - 1)])
            elif piece.name in PRINTED:
                said.append(self.context.printed(piece.name, self.lang))
            else:
                said.append(self._slot(piece, bound[piece.name], categories[piece.name]))
        return "".join(said)

    def _slot(self, slot: Slot, value: Any, category: str) -> str:
        if not slot.forms:
            return self.write(category, value, slot.spec)
        form = slot.forms[min(self.grammar.categories[category].form(value, self.lang), len(slot.forms) - 1)]
        return form.replace("#", self.write(category, value, slot.spec)) if "#" in form else form


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
    fits: Callable[[Bound, Context], bool] | None = None


class Family(Uniform):
    """A category made of phrases."""

    def __init__(self) -> None:
        self.phrases: list[Phrase] = []
        self._by_type: dict[type, list[Phrase]] = {}
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
        fits: Callable[[Bound, Context], bool] | None = None,
        written: bool = False,
    ) -> None:
        """Register a phrase; `also` are English patterns that are read, never printed; `written`: only they are read.

        Raises ValueError if the patterns don't have exactly the holes of the template.
        """
        categories = {each.name: each.category for each in holes(template)}
        write = {lang: compile_pattern(pattern) for lang, pattern in (("en", en), ("pl", pl), ("ja", ja))}
        read = tuple(compile_pattern(pattern) for pattern in (en, *also) if pattern in also or not written)
        for pieces in (*write.values(), *read):
            names = {piece.name for piece in pieces if isinstance(piece, Slot)} - set(PRINTED)
            if names != set(categories):
                raise ValueError(f"{pieces} has the slots {sorted(names)} for {sorted(categories)}")
        phrase = Phrase(template, write, read, categories, fits)
        self.phrases.append(phrase)
        self._by_type.setdefault(type(template), []).append(phrase)
        for n, pieces in enumerate(read):
            if isinstance(pieces[0], str) and len(pieces[0]) >= 3:
                self._by_start.setdefault(pieces[0][:3].lower(), []).append((phrase, n))
            else:
                self._any_start.append((phrase, n))

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The value by the first phrase that can say it. Raises `Unsayable`."""
        mood, chosen = MOODS.get(spec, 0), out.chosen
        for phrase in self._by_type.get(type(value), ()):
            bound: Bound = {}
            if not match(phrase.template, value, bound) or (phrase.fits and not phrase.fits(bound, out.context)):
                continue
            try:
                return out.fill(phrase.write[out.lang], bound, phrase.categories, mood)
            except Unsayable:
                out.chosen = chosen
        raise Unsayable(f"no words for {value!r}")

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every phrase that stands here."""
        for phrase, n in (*self._by_start.get(given.text[at : at + 3].lower(), ()), *self._any_start):
            for bound, end, odd in _match(phrase.read[n], 0, at, {}, phrase.categories, given):
                if phrase.fits is None or phrase.fits(bound, given.context):
                    yield build(phrase.template, bound), end, odd or phrase.read[n] != phrase.write["en"]


def _match(
    pieces: tuple[Piece, ...], n: int, at: int, bound: Bound, categories: dict[str, str], given: Reader
) -> Iterator[tuple[Bound, int, bool]]:
    if n == len(pieces):
        if not any(key.startswith("?") for key in bound):
            yield bound, at, False
        return
    piece = pieces[n]
    if isinstance(piece, str):
        end = given.at(piece, at)
        if end >= 0:
            yield from _match(pieces, n + 1, end, bound, categories, given)
        return
    if isinstance(piece, Moods):
        usual = 0 if given.starts(at) else len(piece.forms) - 1
        for form, words in enumerate(piece.forms):
            if (end := given.at(words, at)) >= 0:
                for done, stop, odd in _match(pieces, n + 1, end, bound, categories, given):
                    yield done, stop, odd or form != usual
        return
    if piece.name in PRINTED:
        if (end := given.at(given.context.printed(piece.name, "en"), at)) >= 0:
            yield from _match(pieces, n + 1, end, bound, categories, given)
        return
    category = given.grammar.categories[categories[piece.name]]
    if piece.forms and "#" not in "".join(piece.forms):
        yield from _agree(pieces, n, at, bound, categories, given)
        return
    for value, end, odd in _filled(piece, categories[piece.name], category, at, given):
        if bound.get(piece.name, value) != value:
            continue
        waiting = bound.get("?" + piece.name)
        if waiting is not None and category.form(value, "en") not in waiting:
            continue
        inner = {key: item for key, item in bound.items() if key != "?" + piece.name}
        inner[piece.name] = value
        for done, stop, later in _match(pieces, n + 1, end, inner, categories, given):
            yield done, stop, odd or later


def _filled(slot: Slot, name: str, category: Category, at: int, given: Reader) -> Iterator[Found]:
    if not slot.forms:
        yield from given.read(name, at, slot.spec)
        return
    for n, form in enumerate(slot.forms):
        before, mark, after = form.partition("#")
        start = given.at(before, at)
        if not mark or start < 0:
            continue
        for value, end, odd in given.read(name, start, slot.spec):
            stop = given.at(after, end)
            if stop >= 0 and min(category.form(value, "en"), len(slot.forms) - 1) == n:
                yield value, stop, odd


def _agree(
    pieces: tuple[Piece, ...], n: int, at: int, bound: Bound, categories: dict[str, str], given: Reader
) -> Iterator[tuple[Bound, int, bool]]:
    slot = cast(Slot, pieces[n])
    category = given.grammar.categories[categories[slot.name]]
    for form in dict.fromkeys(slot.forms):
        end = given.at(form, at)
        if end < 0:
            continue
        fitting = tuple(i for i, other in enumerate(slot.forms) if other == form)
        fitting += tuple(range(len(slot.forms), 9)) if slot.forms[-1] == form else ()
        if slot.name in bound:
            if category.form(bound[slot.name], "en") in fitting:
                yield from _match(pieces, n + 1, end, bound, categories, given)
        else:
            waiting = {**bound, "?" + slot.name: fitting}
            yield from _match(pieces, n + 1, end, waiting, categories, given)


class Grammar:
    """Categories by their names."""

    def __init__(self) -> None:
        self.categories: dict[str, Category] = {}

    def family(self, name: str) -> Family:
        """A new category of phrases. Raises ValueError if the name is taken."""
        family = Family()
        self.add(name, family)
        return family

    def add(self, name: str, category: Category) -> None:
        """A category made by hand. Raises ValueError if the name is taken."""
        if name in self.categories:
            raise ValueError(f"category {name!r} is there twice")
        self.categories[name] = category
