"""One card shown at work: a drawn table, scripted luck, what players do, and what is true then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from stolik.games.pokemon.rules.sentences import VERBS
from stolik.scenarios.table import Table, Word


class Case(NamedTuple):
    """`drawing` has " / " between its lines; `luck` is one word or several; `acts` may have looks between them."""

    title: str
    drawing: str
    luck: Word | Sequence[Word]
    acts: Sequence[str]
    looks: Sequence[str]


def row(title: str, drawing: str, luck: str, acts: str, looks: str) -> Case:
    """A case on few lines: words of luck, acts and looks are parted by "; "."""
    return Case(title, drawing, parts(luck), parts(acts), parts(looks))


def parts(text: str) -> list[str]:
    """What stands between "; "."""
    return [part for part in text.split("; ") if part]


def play(case: Case, pokemon: Callable[..., Table]) -> None:
    """Draw, do, look. That all luck was used is held by the fixture."""
    words = (case.luck,) if isinstance(case.luck, (str, int)) else tuple(case.luck)
    table = pokemon(case.drawing.replace(" / ", "\n"), *(word for word in words if word != ""))
    for sentence in (*case.acts, *case.looks):
        if " " in sentence and sentence.split()[1] in VERBS:
            table.do(sentence)
        else:
            table.look(sentence)
