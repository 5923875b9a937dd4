"""What an attack's text says besides its effect: when the attack may be used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from stolik.cardgame.ast import Condition, Node, Step
from stolik.games.pokemon.text.grammar.words import GRAMMAR
from stolik.text.trees import Found, Reader, Uniform, Unsayable, Writer


@dataclass(frozen=True)
class AttackRead(Node):
    """The fields of `printed.Attack` that its text fills."""

    do: Step | None = None
    first_turn: bool = False
    only_if: Condition | None = None


class AttackText(Uniform):
    """The sentences of an attack: when it may be used, then its effect."""

    _first = {
        "en": "if you go first, you can use this attack on your first turn",
        "pl": "jeśli zaczynasz grę, możesz użyć tego ataku w swojej pierwszej turze",
        "ja": "先攻なら、このワザは最初の自分の番にも使える",
    }
    _only = {
        "en": "you can use this attack only if {}",
        "pl": "możesz użyć tego ataku tylko wtedy, gdy {}",
        "ja": "{}なら、このワザを使える",
    }

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The sentences."""
        if not isinstance(value, AttackRead):
            raise Unsayable(f"{value!r} is no attack")
        stop, space = ("。", "") if out.lang == "ja" else (".", " ")
        said = []
        if value.first_turn:
            said.append(self._first[out.lang] + stop)
        if value.only_if is not None:
            said.append(self._only[out.lang].format(out.write("if", value.only_if)) + stop)
        if value.do is not None:
            said.append(out.write("text", value.do))
        return space.join(said)

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """The whole text."""
        start = given.at(f"{self._first['en']}.", at)
        first = start >= 0
        for condition, begin, odd in self._conditions(start if first else at, given):
            if begin == len(given.text):
                yield AttackRead(None, first, condition), begin, odd
            else:
                begin = begin if begin == at else given.at(" ", begin)
                for do, end, also in given.read("text", begin):
                    yield AttackRead(do, first, condition), end, odd or also

    def _conditions(self, at: int, given: Reader) -> Iterator[tuple[Condition | None, int, bool]]:
        yield None, at, False
        after = max(given.at(" ", at), at)
        for condition, end, odd in given.read("if", given.at(self._only["en"].format(""), after)):
            if (stop := given.at(".", end)) >= 0:
                yield condition, stop, odd


GRAMMAR.add("attack", AttackText())
