"""The rules of a game as they are read on its pages: chapters of rules with IDs, in the player's language.

The ledgers are Markdown files written by hand, docs/rules/<game>.md in English and docs/rules/<lang>/<game>.md in other
languages; an installed package carries them as stolik/docs_rules. A translation holds "| ID | rule |" rows under
chapter headings; the source of a rule, and any rule without a translation, come from the English file.

Rules stand in the rows of tables, or as bullets: "- PK-SETUP-1 [seed] A deck has …", "- **SW-GOAL-1** Two players …
[TESB manual s.1]". What is in square brackets before or behind a sentence, or a part of one behind a comma or in
brackets, says where it comes from. A worked example is a paragraph, "**P2-SC-01 title** (rules that it shows). What
happens …". `origin` says in words where a rule comes from.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from stolik.text.phrase import LANGS, typeset

_PACKAGE = Path(__file__).resolve().parents[1]
_PLACES = (_PACKAGE / "docs_rules", _PACKAGE.parents[1] / "docs" / "rules")
_CHAPTER = re.compile(r"## (?:([A-Z0-9]+-[A-Z0-9]+)\b:? *)?(.*)")
_ROW = re.compile(r"\| ([A-Z0-9]+(?:-[A-Z0-9]+)+-\d+) \| (.+) \|")
_BULLET = re.compile(r"- (?:\*\*)?([A-Z0-9]+(?:-[A-Z0-9]+)+-\d+)(?: \(([^*]+)\))?(?:\*\*)? (.+)")
_WORKED = re.compile(r"\*\*([A-Z0-9]+-SC-\d+) ([^*]+)\*\* \(([^)]+)\)\. (.+)")
_SOURCE = re.compile(r"(?:^|(?<=[.!?:;,)\"”] )|(?<=\())\[([^\]]+)\] ?")
#: Chapters that list cards, history and worked examples, not rules.
_NO_RULES = ("CARD", "HIST", "EX", "COVER")
#: A mark in a table's cell, and the reason behind it.
_MARKED = re.compile(r"\[([^\]]+)\](?: (.+))?")
_MARKS = re.compile(r"; |(?<=\]), (?=\[)")
#: What the marks of where a rule comes from stand for, in the order of LANGS.
_ORIGINS = {
    "seed 000": (
        "the Polish rules page of the ordinary game",
        "polski opis zwykłej gry",
        "通常の対戦のポーランド語の解説",
    ),
    "web half-deck": (
        "the official half-deck rules",
        "oficjalne zasady półtalii",
        "公式のハーフデッキのルール",
    ),
    "web double": (
        "an article on the official double battle",
        "artykuł o oficjalnej walce podwójnej",
        "公式のダブルバトルについての記事",
    ),
    "web setup": (
        "the publisher's basic rules on preparing a game",
        "podstawowe zasady wydawcy o przygotowaniu partii",
        "発売元の基本ルールの対戦準備",
    ),
    "web check": (
        "a Japanese article on the Pokémon Check",
        "japoński artykuł o fazie między turami",
        "ポケモンチェックについての記事",
    ),
    "seed": ("the Polish rules page (the seed)", "polski opis zasad", "もとのポーランド語の解説"),
    "DP": ("the public rules of 2007–2010", "publiczne zasady z lat 2007–2010", "2007〜2010年の公開されたルール"),
    "SM": ("the public rules of 2017–2019", "publiczne zasady z lat 2017–2019", "2017〜2019年の公開されたルール"),
    "choice": ("decided here", "rozstrzygnięto tutaj", "ここで決めたこと"),
    "seed 001": ("the Polish rules pages (the seed)", "polski opis zasad", "もとのポーランド語の解説"),
    "assumed": ("decided here", "rozstrzygnięto tutaj", "ここで決めたこと"),
    "card rulings": ("rulings on single cards", "orzeczenia o pojedynczych kartach", "個々のカードの裁定"),
    "general rulings": ("the publisher's general rulings", "ogólne orzeczenia wydawcy", "発売元の一般裁定"),
    "WotC article": ("an article of the publisher", "artykuł wydawcy", "発売元の記事"),
    "WotC errata": ("errata of the publisher", "errata wydawcy", "発売元のエラッタ"),
    "IDC": (
        "rules of the later players' committee",
        "zasady późniejszego komitetu graczy",
        "後のプレイヤー委員会のルール",
    ),
    "primer": ("guides of 2002 and 2003", "poradniki z lat 2002 i 2003", "2002〜2003年の手引き"),
    "FAQ": ("players' questions, answered", "pytania graczy z odpowiedziami", "プレイヤーの質問と回答"),
    "wiki": ("encyclopedias", "encyklopedie", "百科事典"),
    "glossary": ("the publisher's glossary", "słowniczek wydawcy", "発売元の用語集"),
    "deck note": ("a later summary of the deck rules", "późniejsze streszczenie zasad talii", "後のデッキルールの要約"),
    "Polish rulings": ("Polish rulings", "polskie orzeczenia", "ポーランドの裁定"),
    "fan ruling": ("a ruling of players", "orzeczenie graczy", "プレイヤーの裁定"),
}
#: Marks with a number in them.
_NUMBERED = (
    (
        re.compile(r"(TESB|AOTC|ROTS) manual s\.(\d)"),
        ("the {} manual, section {}", "instrukcja {}, część {}", "{}の説明書の第{}章"),
    ),
    (
        re.compile(r"column (\d)"),
        ("part {} of the publisher's rules column", "część {} cyklu wydawcy o zasadach", "発売元のルール連載の第{}回"),
    ),
    (
        re.compile(r"seed 002 (S\d+(?:, S\d+)*)"),
        ("the author's rules page, {}", "opis zasad autora gry, {}", "考案者のルールのページ、{}"),
    ),
    (re.compile(r"cards ([\w-]+(?:, [\w-]+)*)"), ("cards {}", "karty {}", "カード{}")),
)


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


def origin(source: str, lang: str) -> str:
    """Where a rule comes from in words, "seed; DP" as "the Polish rules page (the seed); the public rules of …".

    What is in words already stays. Raises ValueError for another language.
    """
    at = LANGS.index(lang)
    return typeset("; ".join(dict.fromkeys(_origin(mark, at) for mark in _MARKS.split(source))), lang)


def _origin(mark: str, at: int) -> str:
    """One mark in the at-th language; a reason behind it ("assumed: plain reading") is told in English only."""
    marked = _MARKED.fullmatch(mark)
    head, _, reason = mark.partition(": ") if marked is None else (marked[1], "", marked[2])
    behind = f": {reason}" if reason and at == 0 else ""
    if head in _ORIGINS:
        return _ORIGINS[head][at] + behind
    for pattern, words in _NUMBERED:
        if found := pattern.fullmatch(head):
            return words[at].format(*found.groups()) + behind
    return mark


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
