"""The rules of a game as they are read on its pages: chapters of rules with IDs, in the player's language.

The ledgers are Markdown files written by hand, docs/rules/<game>.md in English and docs/rules/<lang>/<game>.md in other
languages; an installed package carries them as stolik/docs_rules. A translation holds "| ID | rule |" rows under
chapter headings; the source of a rule, and any rule without a translation, come from the English file.

Rules stand in the rows of tables, or as bullets: "- XY-SETUP-1 [seed] A deck has …", "- **XY-GOAL-1** Two players …
[the manual, s.1]". What is in square brackets before or behind a sentence, or a part of one behind a comma or in
brackets, says where it comes from. A worked example is a paragraph, "**XY-SC-01 title** (rules that it shows). What
happens …". `origin` says in words where a rule comes from.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from stolik.text.phrase import LANGS, typeset

_PACKAGE = Path(__file__).resolve().parents[1]
_PLACES = (_PACKAGE / "docs_rules", _PACKAGE.parents[1] / "docs" / "rules")
_CHAPTER = re.compile(r"## (?:([A-Z0-9]+-[A-Z0-9]+)\b[:：]? *)?(.*)")
_ROW = re.compile(r"\| ([A-Z0-9]+(?:-[A-Z0-9]+)+-\d+) \| (.+) \|")
_BULLET = re.compile(r"- (?:\*\*)?([A-Z0-9]+(?:-[A-Z0-9]+)+-\d+)(?: \(([^*]+)\))?(?:\*\*)? (.+)")
_WORKED = re.compile(r"\*\*([A-Z0-9]+-SC-\d+) ([^*]+)\*\* \(([^)]+)\)\. (.+)")
_SOURCE = re.compile(r"(?:^|(?<=[.!?:;,)\"”] )|(?<=\())\[([^\]]+)\] ?")
#: Chapters that list cards, history and worked examples, not rules.
_NO_RULES = ("CARD", "HIST", "EX", "COVER")
_ID = re.compile(r"[A-Z0-9]+(?:-[A-Z0-9]+)+-\d+")
#: A mark within words of its own.
_INSIDE = re.compile(r"\[([^\[\]]+)\]")
#: A mark in a table's cell, and the reason behind it.
_MARKED = re.compile(r"\[([^\]]+)\](?: (.+))?")
_MARKS = re.compile(r"; |(?<=\]), (?=\[)")
Row: TypeAlias = tuple[str, str, str]


@dataclass(frozen=True)
class Marks:
    """What the marks of where a rule comes from stand for, in the order of LANGS: `names` word for word, `numbered`
    those with a number in them, as a pattern and what is said with its groups."""

    names: Mapping[str, Row]
    numbered: tuple[tuple[re.Pattern[str], Row], ...] = ()


COMMON = Marks(
    {
        "choice": ("decided here", "rozstrzygnięto tutaj", "ここで決めたこと"),
        "assumed": ("decided here", "rozstrzygnięto tutaj", "ここで決めたこと"),
        "FAQ": ("players' questions, answered", "pytania graczy z odpowiedziami", "プレイヤーの質問と回答"),
        "wiki": ("encyclopedias", "encyklopedie", "百科事典"),
        "glossary": ("the publisher's glossary", "słowniczek wydawcy", "発売元の用語集"),
        "fan ruling": ("a ruling of players", "orzeczenie graczy", "プレイヤーの裁定"),
    }
)
"""Marks that every ledger may use."""


@dataclass(frozen=True)
class Rule:
    """One rule: its ID, its sentence (Markdown), and where it comes from ("" if the ledger doesn't say)."""

    id: str
    text: str
    source: str


@dataclass(frozen=True)
class Chapter:
    """A chapter: its key ("XY-BOARD"), its title, what stands there before or after the table, and its rules."""

    key: str
    title: str
    notes: tuple[str, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Ledger:
    """A game's rules in one language."""

    game: str
    lang: str
    chapters: tuple[Chapter, ...]

    def rule(self, id: str) -> Rule:  # noqa: A002 - it is what players call it
        """The rule of this ID. Raises KeyError."""
        for chapter in self.chapters:
            for rule in chapter.rules:
                if rule.id == id:
                    return rule
        raise KeyError(id)


@cache
def load(game: str, lang: str, place: Path | None = None) -> Ledger:
    """The ledger of a game, by its id, in "en", "pl" or "ja"; what has no translation is in English. `place` is the
    folder in which it lies, None for that of the bundled games.

    Raises KeyError for another language, FileNotFoundError for a game without a ledger.
    """
    if lang not in LANGS:
        raise KeyError(lang)
    home = folder() if place is None else place
    english = read((home / f"{game}.md").read_text(encoding="utf-8"))
    path = home / lang / f"{game}.md"
    if lang == "en" or not path.is_file():
        return Ledger(game, lang, english)
    translated = {chapter.key: chapter for chapter in read(path.read_text(encoding="utf-8"))}
    chapters = []
    for chapter in english:
        other = translated.get(chapter.key, chapter)
        texts = {rule.id: typeset(rule.text, lang) for rule in other.rules}
        rules = tuple(Rule(rule.id, texts.get(rule.id, rule.text), rule.source) for rule in chapter.rules)
        notes = tuple(typeset(note, lang) for note in other.notes)
        chapters.append(Chapter(chapter.key, typeset(other.title, lang), notes, rules))
    return Ledger(game, lang, tuple(chapters))


def origin(source: str, lang: str, marks: Marks = COMMON) -> str:
    """Where a rule comes from in words, "FAQ; choice" as "players' questions, answered; decided here", by the marks of
    its game.

    What is in words already stays; other languages than English have the marks alone, where there are any. Raises
    ValueError for another language.
    """
    at = LANGS.index(lang)
    said = {mark: _origin(mark, at, marks) for mark in _MARKS.split(source)}
    if at > 0 and any(mark != words for mark, words in said.items()):
        said = {mark: words for mark, words in said.items() if mark != words or _ID.fullmatch(mark)}
    return typeset("; ".join(dict.fromkeys(said.values())), lang)


def _origin(mark: str, at: int, marks: Marks) -> str:
    """One mark in the at-th language; a reason behind it ("assumed: plain reading") is told in English only."""
    marked = _MARKED.fullmatch(mark)
    head, _, reason = mark.partition(": ") if marked is None else (marked[1], "", marked[2])
    said = _INSIDE.sub(lambda one: f"({_origin(one[1], at, marks)})", reason or "")
    behind = f": {said}" if reason and at == 0 else ""
    for names in (marks.names, COMMON.names):
        if head in names:
            return names[head][at] + behind
    for pattern, words in marks.numbered:
        if found := pattern.fullmatch(head):
            return words[at].format(*found.groups()) + behind
    inside = _INSIDE.findall(mark)
    if not inside or marked is not None:
        return mark
    if at == 0:
        return _INSIDE.sub(lambda one: f"({_origin(one[1], at, marks)})", mark)
    return "; ".join(dict.fromkeys(_origin(one, at, marks) for one in inside))


def folder() -> Path:
    """Where the ledgers lie: in the installed package, or in the checkout. Raises FileNotFoundError."""
    for place in _PLACES:
        if place.is_dir():
            return place
    raise FileNotFoundError("the ledgers (docs/rules) are missing")


def read(text: str) -> tuple[Chapter, ...]:
    """The chapters of a ledger that have rules, in rows, as bullets or as worked examples.

    A chapter without a key in its heading has that of its first rule. Notes are its paragraphs outside tables and
    lists, except measurements ("[sim] …").
    """
    chapters = []
    for part in re.split(r"(?m)^(?=## )", text):
        heading = _CHAPTER.match(part)
        if heading is None:
            continue
        rules: list[Rule] = []
        notes = []
        for block in re.split(r"\n\s*\n", part[heading.end() :]):
            lines = [line for line in block.strip().splitlines() if not line.startswith("#")]
            if any(_BULLET.fullmatch(line) for line in lines):
                rules += [_bullet(found) for line in lines if (found := _BULLET.fullmatch(line))]
                notes += [line for line in lines if not line.startswith("- ")]
            elif lines and (found := _WORKED.fullmatch(" ".join(lines))):
                rules.append(Rule(found[1], f"**{found[2]}**: {found[4]}", found[3]))
            elif lines and lines[0].startswith("|"):
                rules += [_rule(found) for line in lines if (found := _ROW.fullmatch(line.strip()))]
            elif lines and not lines[0].startswith(("[sim]", "---")):
                notes.append(" ".join(lines))
        key = heading[1] or (rules[0].id.rpartition("-")[0] if rules else "")
        if rules and key.partition("-")[2] not in _NO_RULES:
            title = heading[2].strip() or key.partition("-")[2].capitalize()
            chapters.append(Chapter(key, title, tuple(notes), tuple(rules)))
    return tuple(chapters)


def _bullet(found: re.Match[str]) -> Rule:
    """A rule without the marks of where its sentences come from; those are its source."""
    sources = [tag for group in _SOURCE.findall(found[3]) for tag in re.split("; ", group)]
    text = _SOURCE.sub("", found[3]).strip()
    return Rule(found[1], f"**{found[2]}**: {text}" if found[2] else text, "; ".join(dict.fromkeys(sources)))


def _rule(row: re.Match[str]) -> Rule:
    text, _, source = row[2].partition(" | ")
    return Rule(row[1], text.strip(), source.strip())
