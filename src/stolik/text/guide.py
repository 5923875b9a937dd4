"""How a game is played, on one page: what somebody reads who has never seen it, before the rules.

A page is a Markdown file in the game's folder, guide/<name>.<lang>.md, and small: "# title", a sentence or two; then
"## heading" and beneath it paragraphs, numbered steps, and lists of words ("- **word** what it means"). Blank lines
stand between them. `**` is all the emphasis there is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from stolik.text.phrase import LANGS, typeset

Kind: TypeAlias = Literal["text", "steps", "words"]
_STEP: Final = re.compile(r"\d{1,2}\. (.+)")
_WORD: Final = re.compile(r"- (.+)")


@dataclass(frozen=True)
class Block:
    """A paragraph ("text", one item), numbered "steps", or "words" with what they mean."""

    kind: Kind
    items: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """What stands beneath a heading."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Guide:
    """A page in a language (in English where it has none in that one); `lead` is what stands under the title."""

    lang: str
    title: str
    lead: str
    sections: tuple[Section, ...]


@cache
def load(name: str, lang: str, place: Path) -> Guide | None:
    """The page of that name in the folder `place`, in English where it is not translated; None where there is none.
    Raises KeyError for another language, ValueError for a page that can't be read."""
    if lang not in LANGS:
        raise KeyError(lang)
    for tongue in dict.fromkeys((lang, "en")):
        path = place / f"{name}.{tongue}.md"
        if path.is_file():
            try:
                return read(path.read_text(encoding="utf-8"), tongue)
            except ValueError as wrong:
                raise ValueError(f"{path.name}: {wrong}") from None
    return None


def read(text: str, lang: str) -> Guide:
    """A page from its text. Raises ValueError that names the line."""
    head, *rest = re.split(r"(?m)^(?=## )", text)
    title, _, lead = head.strip().partition("\n")
    if not title.startswith("# "):
        raise ValueError(f'a page begins with "# " and its title, not with {title[:40]!r}')
    sections = []
    for part in rest:
        heading, _, body = part.partition("\n")
        blocks = [_block(block, lang) for block in re.split(r"\n\s*\n", body) if block.strip()]
        sections.append(Section(typeset(heading[3:].strip(), lang), tuple(blocks)))
    return Guide(lang, typeset(title[2:].strip(), lang), typeset(lead.strip(), lang), tuple(sections))


def _block(text: str, lang: str) -> Block:
    lines = text.strip().splitlines()
    found: tuple[tuple[Kind, re.Pattern[str]], ...] = (("steps", _STEP), ("words", _WORD))
    for kind, pattern in found:
        if pattern.match(lines[0]):
            items = [pattern.fullmatch(line) for line in lines]
            odd = next((line for line, item in zip(lines, items) if item is None), None)
            if odd is not None:
                raise ValueError(f"every line of a list begins like its first one, not as {odd[:40]!r} does")
            return Block(kind, tuple(typeset(item[1], lang) for item in items if item is not None))
    return Block("text", (typeset(("" if lang == "ja" else " ").join(lines), lang),))
