"""What an attack's text says besides its effect: when the attack may be used."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from stolik.cardgame.ast import Condition, Node, Step
from stolik.games.pokemon.text.grammar.words import family
from stolik.text.trees import hole


@dataclass(frozen=True)
class AttackRead(Node):
    """The fields of `printed.Attack` that its text fills."""

    do: Step | None = None
    first_turn: bool = False
    only_if: Condition | None = None
    in_sleep: bool = False


_FIRST = (
    "if you go first, you can use this attack on your first turn. ",
    "jeśli zaczynasz grę, możesz użyć tego ataku w swojej pierwszej turze. ",
    "先攻なら、このワザは最初の自分の番にも使える。",
)
_ONLY = (
    "you can use this attack only if {if}. ",
    "możesz użyć tego ataku tylko wtedy, gdy {if}. ",
    "{if}なら、このワザを使える。",
)
ATTACK = family("attack")
for _first, _only, _do in itertools.product((False, True), (False, True), (True, False)):
    _en, _pl, _ja = ((_FIRST[n] * _first + _ONLY[n] * _only + "{do}" * _do).strip() for n in range(3))
    ATTACK.phrase(
        AttackRead(hole("do", "text") if _do else None, _first, hole("if") if _only else None),
        en=_en,
        pl=_pl,
        ja=_ja,
        fits=lambda bound, _: None not in bound.values(),
    )
ATTACK.phrase(
    AttackRead(hole("do", "text"), in_sleep=True),
    en="{do} (This attack can be used even if {me} is Asleep.)",
    pl="{do} (Tego ataku można użyć także wtedy, gdy ten Pokémon jest uśpiony.)",
    ja="{do}（このワザは、このポケモンがねむりでも使える。）",
    fits=lambda bound, _: bound["do"] is not None,
)
