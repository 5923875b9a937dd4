"""Who has won, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.text.phrase import Sentence
from stolik.text.phrase_table import PhraseTable
from stolik.text.slots import Person
from stolik.text.table import TOGETHER


def result(
    table: PhraseTable,
    sides: Sequence[int],
    returns: Sequence[int],
    people: Sequence[str],
    viewer: int | None,
    lang: str,
) -> Sentence:
    """Who has won by these results of the seats, of which `sides` says for whom each plays."""
    best = max(returns)
    first = sorted({side for side, one in zip(sides, returns) if one == best})
    if best == min(returns) and best <= 0:
        return table.compiled.write("draw" if best == 0 else "nobody", lang)
    if len(first) == 1:
        return table.compiled.write("win", lang, who=party(sides, first[0], people, viewer, lang))
    parties = [party(sides, side, people, None, lang) for side in first]
    return table.compiled.write("win together" if best > 0 else "share", lang, who=parties)


def party(sides: Sequence[int], side: int, people: Sequence[str], viewer: int | None, lang: str) -> Person:
    """Who plays for a side, the names of a team as one."""
    mates = [seat for seat, one in enumerate(sides) if one == side and seat < len(people)]
    if viewer in mates:
        return Person("", True, mates[0])
    return Person(TOGETHER[lang].join(people[seat] for seat in mates), False, mates[0] if mates else -1)
