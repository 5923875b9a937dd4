"""The rules of a game as they are read on its pages: chapters of rules with IDs, in the player's language.

The ledgers are Markdown files written by hand, docs/rules/<game>.md in English and docs/rules/<lang>/<game>.md in other
languages; an installed package carries them as stolik/docs_rules. A translation holds "| ID | rule |" rows under
chapter headings; the source of a rule, and any rule without a translation, come from the English file.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from stolik.text.phrase import LANGS, typeset

_PACKAGE = Path(__file__).resolve().parents[1]
_PLACES = (_PACKAGE / "docs_rules", _PACKAGE.parents[1] / "docs" / "rules")
_CHAPTER = re.compile(r"## ([A-Z0-9]+-[A-Z0-9]+)(?::| ) *(.+)")
_ROW = re.compile(r"\| ([A-Z0-9]+(?:-[A-Z0-9]+)+-\d+) \| (.+) \|")
#: Chapters that list cards, history and worked examples, not rules.
_NO_RULES = ("CARD", "HIST", "EX", "COVER")


@dataclass(frozen=True)
class Rule:
    """One rule: its ID, its sentence (Markdown), and where it comes from ("" if the ledger doesn't say)."""

    id: str
    text: str
    source: str


@dataclass(frozen=True)
class Chapter:
    """A chapter: its key ("TB-BOARD"), its title, what stands there before or after the table, and its rules."""

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
def load(game: str, lang: str) -> Ledger:
    """The ledger of a game ("token-battle") in "en", "pl" or "ja"; what has no translation is in English.

    Raises KeyError for another language, FileNotFoundError for a game without a ledger.
    """
    if lang not in LANGS:
        raise KeyError(lang)
    english = read((folder() / f"{game}.md").read_text(encoding="utf-8"))
    path = folder() / lang / f"{game}.md"
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


def folder() -> Path:
    """Where the ledgers lie: in the installed package, or in the checkout. Raises FileNotFoundError."""
    for place in _PLACES:
        if place.is_dir():
            return place
    raise FileNotFoundError("the ledgers (docs/rules) are missing")


def read(text: str) -> tuple[Chapter, ...]:
    """The chapters of a ledger whose rules stand in tables; what has no rules is left out.

    Notes are the paragraphs of a chapter outside its table, except measurements ("[sim] …").
    """
    chapters = []
    for part in re.split(r"(?m)^(?=## )", text):
        heading = _CHAPTER.match(part)
        if heading is None or heading[1].split("-")[1] in _NO_RULES:
            continue
        rules, notes = [], []
        for block in re.split(r"\n\s*\n", part[heading.end() :]):
            lines = block.strip().splitlines()
            if lines and lines[0].startswith("|"):
                rules += [_rule(found) for line in lines if (found := _ROW.fullmatch(line.strip()))]
            elif lines and not lines[0].startswith(("[sim]", "---", "#")):
                notes.append(" ".join(lines))
        if rules:
            chapters.append(Chapter(heading[1], heading[2].strip(), tuple(notes), tuple(rules)))
    return tuple(chapters)


def _rule(row: re.Match[str]) -> Rule:
    text, _, source = row[2].partition(" | ")
    return Rule(row[1], text.strip(), source.strip())
