"""What cards since Black & White say and earlier ones don't: ways to choose from, and other steps of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.cardgame.ast.common import CHOSEN, Choose, Compare, Count, Do, Either, Heal, OfChosen, Some
from stolik.cardgame.ast.pokemon import ACTIVE, CanRetreat, CureOne, More
from stolik.text.grammar.pokemon_conditions import IF
from stolik.text.grammar.pokemon_modifiers import gives
from stolik.text.grammar.pokemon_steps import STEP
from stolik.text.grammar.pokemon_words import GRAMMAR
from stolik.text.trees import Found, Reader, Uniform, Unsayable, Writer, hole

phrase = STEP.phrase

# ---- ways to choose from


class Ways(Uniform):
    """Ways in a row, each behind a dot and, but for the last, with its full stop."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The ways."""
        if not isinstance(value, tuple):
            raise Unsayable(f"{value!r} are no ways")
        stop, space = ("。", "") if out.lang == "ja" else (".", " ")
        return (stop + space).join("• " + out.write("branch", way) for way in value)

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Two ways or more."""
        for ways, end, odd in self._from(at, given):
            if len(ways) > 1:
                yield ways, end, odd

    def _from(self, at: int, given: Reader) -> Iterator[tuple[tuple[Any, ...], int, bool]]:
        for way, end, odd in given.read("branch", given.at("• ", at)):
            yield (way,), end, odd
            if (stop := given.at(". ", end)) >= 0:
                for rest, last, also in self._from(stop, given):
                    yield (way, *rest), last, odd or also


GRAMMAR.add("ways", Ways())
phrase(Either(hole("ways")), en="choose 1: {ways}", pl="[wybierz|wybrać] 1: {ways}", ja="1つ選ぶ：{ways}")

# ---- Special Conditions

phrase(
    CureOne(hole("of", "noun")),
    en="remove a Special Condition from {of}",
    pl="[usuń|usunąć] 1 stan specjalny {of:gen}",
    ja="{of}の特殊状態を1つ[回復する|回復し]",
)
phrase(
    Do((Choose(Some(1, 1, ACTIVE)), Heal(hole("n"), CHOSEN), CureOne(CHOSEN))),
    en="remove {n} damage {n|counter|counters} and a Special Condition from your Active Pokémon",
    pl="[zdejmij|zdjąć] {n:acc counter} i [usuń|usunąć] 1 stan specjalny swojego aktywnego Pokémona",
    ja="自分のバトルポケモンから、ダメージカウンターを{n:個}とり、特殊状態を1つ[回復する|回復し]",
)
gives(
    CanRetreat(hole("either")),
    en="{on} can retreat even if it's {either}<back>",
    pl="{on:nom t} może się wycofać<back>, nawet gdy jest {either:m2 nom}",
    ja="{on}は、{either}でもにげられる",
)

# ---- conditions

IF.phrase(
    Compare(Count(OfChosen(hole("card"))), ">", 0),
    en="there is any {card} among those cards",
    pl="jest wśród tych kart {card:nom}",
    ja="そのカードの中に{card}がある",
    also=("you discarded {card:a} in this way", "you put any {card} onto your Bench in this way"),
)

# ---- damage

phrase(
    More(hole("n"), hole("each")),
    en="this attack adds {n} damage for each {each}",
    pl="ten atak zadaje {n} obrażeń więcej za {each}",
    ja="{each}×{n}ダメージを追加する",
    also=("this attack does {n} damage for each {each}",),
    fits=lambda b, context: context.sign == "+" and b["n"] != context.damage,
    written=True,
)
