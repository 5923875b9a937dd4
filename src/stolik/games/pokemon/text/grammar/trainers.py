"""What Trainer and Energy cards say besides their effect: how long they stay, what they provide, when they can't be played."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from stolik.cardgame.ast import SELF, Condition, Exists, Node, Other, Static, Step, Unless, Which
from stolik.games.pokemon.ast.nodes import Provides
from stolik.games.pokemon.text.grammar.steps import MOST
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family
from stolik.text.grammar.rows import Sentences, grouped, steps_of
from stolik.text.trees import Bound, Context, Writer, hole


@dataclass(frozen=True)
class Stays(Node):
    """`Card.stays`: how long an attached Trainer card stays."""

    how: str


@dataclass(frozen=True)
class Provided(Node):
    """`Card.provides` of a special Energy card."""

    types: str


@dataclass(frozen=True)
class AsEnergy(Node):
    """`Card.as_energy` and `Card.energy_swap`: a Pokémon that may be attached as an Energy card."""

    types: str
    swap: bool = False


@dataclass(frozen=True)
class OnlyIf(Node):
    """`Card.only_if`."""

    condition: Condition


@dataclass(frozen=True)
class Fossil(Node):
    """A Trainer card that is played as a Basic Pokémon."""


FACT = family("fact")
FACT.phrase(
    Stays("turn"),
    en="discard this card at the end of your turn",
    pl="odrzuć tę kartę na koniec swojej tury",
    ja="このカードは自分の番の終わりにトラッシュする",
)
FACT.phrase(
    Provided(hole("types")),
    en="{me} provides {types} Energy",
    pl="{me} dostarcza energii: {types}",
    ja="{me}は{types}エネルギー1個ぶんとしてはたらく",
    also=(
        "while in play, {me} provides {types} Energy but provides only 1 Energy at a time",
        "{me} provides Colorless Energy. While {me} is attached to a Pokémon, it provides {types} Energy but provides only 1 Energy at a time",
    ),
)
FACT.phrase(
    AsEnergy("C"),
    en="you may attach this as an Energy card from your hand to 1 of your Pokémon. While attached, this card is a Special Energy card and provides Colorless Energy",
    pl="możesz dołączyć tę kartę z ręki do swojego Pokémona jako kartę energii. Dołączona, jest kartą specjalnej energii i dostarcza energii bezbarwnej",
    ja="このカードは、手札からエネルギーカードとして自分のポケモンにつけてよい。ついているかぎり、無色エネルギー1個ぶんの特殊エネルギーカードとしてはたらく",
)
FACT.phrase(
    AsEnergy("**", True),
    en="you may attach this as an Energy card from your hand to 1 of your Pokémon that already has an Energy card attached to it. When you attach this card, return an Energy card attached to that Pokémon to your hand. While attached, this card is a Special Energy card and provides every type of Energy but 2 Energy at a time",
    pl="możesz dołączyć tę kartę z ręki jako kartę energii do swojego Pokémona z dołączoną już kartą energii. Robiąc to, zwróć do ręki kartę energii dołączoną do tego Pokémona. Dołączona, jest kartą specjalnej energii i dostarcza każdego typu energii, 2 naraz",
    ja="このカードは、エネルギーカードがついている自分のポケモンに、手札からエネルギーカードとしてつけてよい。そのとき、ついているエネルギーカードを1枚手札にもどす。ついているかぎり、すべてのタイプのエネルギー2個ぶんの特殊エネルギーカードとしてはたらく",
)
FACT.phrase(
    OnlyIf(Exists(Which("card", "you", "hand", (Other(),)))),
    en="if this is the only card in your hand, you can't play this card",
    pl="jeśli to jedyna karta w twojej ręce, nie możesz jej zagrać",
    ja="手札がこのカードだけなら、使えない",
)
FACT.phrase(
    OnlyIf(Unless(hole("if"))),
    en="if {if}, you can't play this card",
    pl="jeśli {if}, nie możesz zagrać tej karty",
    ja="{if}なら、このカードは使えない",
)
FACT.phrase(
    OnlyIf(hole("if")),
    en="you can play this card only if {if}",
    pl="możesz zagrać tę kartę tylko wtedy, gdy {if}",
    ja="{if}なら、このカードを使える",
    also=("you can use this card only if {if}",),
)
FACT.phrase(
    Fossil(),
    en="play {me} as if it were a Colorless Basic Pokémon. {me} can't be affected by any Special Conditions and can't retreat. At any time during your turn before your attack, you may discard {me} from play",
    pl="zagraj tę kartę tak, jakby była bezbarwnym podstawowym Pokémonem. Nie może mieć stanów specjalnych ani się wycofać. W swojej turze, przed atakiem, możesz ją odrzucić z gry",
    ja="{me}は、無色のたねポケモンとして場に出す。特殊状態にならず、にげられない。自分の番に、ワザを使う前なら、場からトラッシュしてよい",
)


RULE = family("rule")
"""One fact, part or step. A sentence may say several steps."""
for _category in ("fact", "whole part", "step"):
    RULE.phrase(hole("rule", _category), en="{rule}", pl="{rule}", ja="{rule}", written=True)
for _category in ("fact", "sentence"):
    RULE.reads(hole("rule", _category), "{rule}", usual=True)


def _is_no_fact(bound: Bound, _: Context) -> bool:
    """Not what a card itself provides: that is a fact of it."""
    part = bound["rule"]
    return not (
        isinstance(part, Static) and part.to == SELF and part.while_ is None and isinstance(part.what, Provides)
    )


RULE.reads(hole("rule", "whole part"), "{rule}", usual=True, fits=_is_no_fact)


def _rules(value: tuple[Any, ...], out: Writer) -> Iterator[Any]:
    """The facts and parts one by one; of steps in a row those together that one phrase says."""
    for steps, row in itertools.groupby(value, lambda each: isinstance(each, Step)):
        parts = tuple(row)
        yield from grouped(parts, out, MOST) if steps else parts


RULES = GRAMMAR.add("rules", Sentences(GRAMMAR.constants, "rule", _rules))
"""The sentences of a Trainer or Energy card: facts, parts and steps, in a tuple, in their order."""
RULES.in_a_row("rules", "rule", lambda one: steps_of(one))
