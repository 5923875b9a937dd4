"""Why something can't be done: one sentence for each rule that may be cited, in the player's language.

A rule has several wordings, the most telling first; the first whose facts are all known is said. The last one needs
none.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from stolik.games.token_battle.text import lexicon
from stolik.games.token_battle.text.grammar import KINDS
from stolik.text.phrase import FlatGrammar
from stolik.text.slots import FreeText, seen

_NAME = re.compile(r"[A-Za-z]+\d+")


class FieldName(FreeText):
    """A field as it was asked for, on the board or not: "e4", "g9"."""

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[str, int]]:
        """The name that stands here: letters, then digits."""
        if (found := _NAME.match(text, at)) is not None:
            yield found[0], found.end()


PHRASES = FlatGrammar({**KINDS, "cell": FieldName(), "value": KINDS["n"]})
PHRASES.phrase(
    "TB-BOARD-2 cell",
    en="There is no field {cell}: columns run from a to f, rows from 1 to 6.",
    pl="Nie ma pola {cell}: kolumny to a–f, rzędy 1–6.",
    ja="{cell}というマスはありません。列はaからf、行は1から6です。",
)
PHRASES.phrase(
    "TB-BOARD-2",
    en="There is no such field: columns run from a to f, rows from 1 to 6.",
    pl="Nie ma takiego pola: kolumny to a–f, rzędy 1–6.",
    ja="そのマスはありません。列はaからf、行は1から6です。",
)
PHRASES.phrase(
    "TB-BOARD-4 owner",
    en="{cell} is taken: a token of value~{value} lies there, {owner|yours|#'s}.",
    pl="Pole {cell} jest zajęte: leży tam {owner|twój żeton|żeton gracza #} o wartości~{value}.",
    ja="{cell}には{owner|あなた|#さん}の値{value}のトークンがあります。置けるのは空きマスだけです。",
)
PHRASES.phrase(
    "TB-BOARD-4 cell",
    en="{cell} is taken. A field holds one token.",
    pl="Pole {cell} jest zajęte. Na polu mieści się 1~żeton.",
    ja="{cell}はふさがっています。1マスに置けるトークンは1個です。",
)
PHRASES.phrase(
    "TB-BOARD-4",
    en="This field is taken. A field holds one token.",
    pl="To pole jest zajęte. Na polu mieści się 1~żeton.",
    ja="そのマスはふさがっています。1マスに置けるトークンは1個です。",
)
PHRASES.phrase(
    "TB-DECK-6",
    en="There is no such stack: each player has four.",
    pl="Nie ma takiego stosu: każdy gracz ma 4~stosy.",
    ja="その山はありません。山は1人4つです。",
)
PHRASES.phrase(
    "TB-DECK-9 card",
    en="Only the top card of stack~{stack} can be laid: {card}.",
    pl="Ze stosu {stack} można zagrać tylko wierzchnią kartę: {card}.",
    ja="山{stack}から使えるのは一番上のカードだけです：「{card}」。",
)
PHRASES.phrase(
    "TB-DECK-9",
    en="Only the top cards of your own four stacks can be laid.",
    pl="Można zagrać tylko wierzchnie karty własnych czterech stosów.",
    ja="使えるのは、自分の4つの山の一番上のカードだけです。",
)
PHRASES.phrase(
    "TB-TURN-1 who",
    en="It is {who|your|#'s} turn now.",
    pl="{who|Teraz twoja tura|Teraz gra: #}.",
    ja="いまは{who|あなた|#さん}の番です。",
)
PHRASES.phrase("TB-TURN-1", en="It is not your turn.", pl="To nie twoja tura.", ja="いまはあなたの番ではありません。")
PHRASES.phrase(
    "TB-TURN-2",
    en="There is no pass: lay one of your four top cards on an empty field.",
    pl="Nie ma pasowania: postaw żeton z jednej z 4~wierzchnich kart na pustym polu.",
    ja="パスはありません。4つの山の一番上のカードから1枚を選び、空きマスに置いてください。",
)
PHRASES.phrase(
    "TB-END-1",
    en="The game is over: the score limit is reached.",
    pl="Partia jest skończona: limit punktów został osiągnięty.",
    ja="対戦は終わっています。得点が上限に達しました。",
)
PHRASES.phrase(
    "TB-END-2",
    en="The game is over: all 36 fields are taken.",
    pl="Partia jest skończona: wszystkie 36~pól jest zajętych.",
    ja="対戦は終わっています。36マスすべてが埋まりました。",
)
PHRASES.phrase(
    "TB-END-3",
    en="The game is over: the turn limit is reached.",
    pl="Partia jest skończona: limit tur został osiągnięty.",
    ja="対戦は終わっています。ターン数が上限に達しました。",
)
PHRASES.phrase(
    "TB-END-8",
    en="The game is over: a player resigned.",
    pl="Partia jest skończona: została poddana.",
    ja="対戦は終わっています。投了がありました。",
)
PHRASES.phrase("", en="The game is over.", pl="Partia jest skończona.", ja="対戦は終わっています。")

#: The rules that have a sentence.
RULES = tuple(dict.fromkeys(key.partition(" ")[0] for key in PHRASES.phrases() if key))


def text(rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
    """The sentence for a rule's ID, "" where the game is over by no rule. Raises KeyError for an unknown rule.

    Facts, all optional: cell (a field's name) · owner (the seat whose token lies there), value
    (its value) · stack (1 to 4), top (number or key of its top card) · to_move (seat) · seat (who asks) · names (of the
    seats).
    """
    known = _said(facts or {})
    for key in PHRASES.phrases():
        if key.partition(" ")[0] == rule and all(slot in known for slot in PHRASES.slots(key)):
            return PHRASES.text(key, lang, **known)
    raise KeyError(rule)


def _said(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts as values of slots; what is not known is left out."""
    known: dict[str, Any] = {slot: facts[slot] for slot in ("cell", "value", "stack") if slot in facts}
    if "top" in facts:
        top = facts["top"]
        known["card"] = lexicon.card_keys()[top] if isinstance(top, int) else top
    names = tuple(facts.get("names", ()))
    for slot, fact in (("owner", "owner"), ("who", "to_move")):
        seat = facts.get(fact, -1)
        if 0 <= seat < len(names):
            known[slot] = seen(names, seat, facts.get("seat"))
    return known
