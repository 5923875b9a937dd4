"""What keeps a deck from being played, said alike for all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from stolik.text.phrase import FlatGrammar, SlotKind
from stolik.text.slots import FreeText, Numbers


class ToldProblem(Protocol):
    """What is wrong with a deck: the rule it breaks ("" for a card that does not exist), the stack (counted from 1, 0
    for the whole deck), the card's key or what was typed for it, and a number that belongs to it. A problem of a deck
    of one pile has also `what`, `name`, `most` and `other` (stolik.decks.problems)."""

    rule: str
    stack: int
    card: str
    count: int


KINDS: dict[str, SlotKind] = {"count": Numbers(), "most": Numbers(), "name": FreeText(), "names": FreeText()}
"""What may stand in the slots of these sentences."""


def unknown(phrases: FlatGrammar) -> FlatGrammar:
    """The phrases with those for a card that does not exist, that is not here any more, or that can't be played
    yet."""
    phrases.phrase(
        "stopped",
        en="{name} can’t be played yet: the table doesn’t understand all of its text.",
        pl="{name}: tą kartą jeszcze nie da się grać, bo stół nie rozumie całego jej tekstu.",
        ja="「{name}」はテキストの一部が読み取れていないため、まだ使えません。",
    )
    phrases.phrase(
        "unknown near",
        en="No card is called “{name}”. Perhaps {names}?",
        pl="Nie ma karty „{name}”. Może chodzi o: {names}?",
        ja="「{name}」というカードはありません。{names}のことですか？",
    )
    phrases.phrase(
        "unknown",
        en="No card is called “{name}”.",
        pl="Nie ma karty „{name}”.",
        ja="「{name}」というカードはありません。",
    )
    phrases.phrase(
        "gone",
        en="There is no card “{name}” here. If its pack was removed, add its file again; else take it out of the deck.",
        pl="Nie ma tu karty „{name}”. Jeśli jej paczka została usunięta, dodaj jej plik ponownie; "
        "jeśli nie, wyjmij ją z talii.",
        ja="「{name}」というカードはここにありません。パックを削除したのなら、そのファイルをもう一度追加してください。"
        "そうでなければ、デッキから外してください。",
    )
    return phrases


def of_pile(phrases: FlatGrammar, problem: Any, lang: str, more: Mapping[str, str] | None = None) -> str:
    """A problem of a deck that is one pile of cards by their ids, by what is wrong; `more` are values in the place of
    its own. Raises KeyError for one without words."""
    if problem.what == "unknown":
        return phrases.text("gone", lang, name=problem.card)
    values = {"count": problem.count, "name": problem.name, "most": problem.most, **(more or {})}
    return phrases.text(problem.what, lang, **{slot: values[slot] for slot in phrases.slots(problem.what)})
