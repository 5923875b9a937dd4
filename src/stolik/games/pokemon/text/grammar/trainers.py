"""What Trainer and Energy cards say besides their effect: how long they stay, what they provide, when they can't be played."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from stolik.cardgame.ast import (
    HOLDER,
    SELF,
    Both,
    Called,
    Compare,
    Condition,
    Count,
    Exists,
    Filter,
    Is,
    May,
    Named,
    Node,
    Not,
    Other,
    Static,
    Step,
    Unless,
    When,
    Which,
    some,
)
from stolik.games.pokemon.ast.nodes import ATTACKER, Discard, DrawUntil, Heal, IsActive, Lasting, Provides
from stolik.games.pokemon.ast.printed import Power
from stolik.games.pokemon.text.grammar.abilities import WHOLE, WORDED, PartIf
from stolik.games.pokemon.text.grammar.canon import THAT, replaced
from stolik.games.pokemon.text.grammar.events import WHEN, on_card, on_pokemon
from stolik.games.pokemon.text.grammar.steps import MOST, STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family
from stolik.text.grammar.kinds import Unstopped
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
class OnlyOn(Node):
    """`Card.only_on`: what the Pokémon must be that it is attached to."""

    filter: Filter


@dataclass(frozen=True)
class Copies(Node):
    """`Card.copies`: how many of its name a deck may hold."""

    how: str


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
    Stays("opponent's turn"),
    en="discard this card at the end of your opponent's turn",
    pl="odrzuć tę kartę na koniec tury przeciwnika",
    ja="このカードは相手の番の終わりにトラッシュする",
    also=("at the end of your opponent's turn after you played {me}, discard {me}",),
)
FACT.phrase(
    Stays("hand"),
    en="when your turn ends, put this card into your hand instead of discarding it",
    pl="kiedy skończy się twoja tura, weź tę kartę do ręki zamiast ją odrzucać",
    ja="自分の番が終わったら、このカードをトラッシュせず、手札にもどす",
)
FACT.phrase(
    OnlyOn(hole("kind", "excluded")),
    en="when the Pokémon this card is attached to is no longer one of {kind}, discard this card",
    pl="kiedy Pokémon z tą kartą nie jest już jednym z {kind}, odrzuć tę kartę",
    ja="このカードをつけているポケモンが{kind}でなくなったとき、このカードをトラッシュする",
)
FACT.reads(
    OnlyOn(hole("kind")),
    "when the Pokémon this card is attached to is no longer {kind:a}, discard this card",
    "when the Pokémon this card is attached to is no longer {kind}, discard this card",
)
FACT.phrase(
    Copies("any"),
    en="you may have as many of this card in your deck as you like",
    pl="możesz mieć w talii dowolnie wiele takich kart",
    ja="このカードは、デッキに何枚でも入れられる",
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
    OnlyIf(Both((Exists(Which("card", "you", "deck")), Compare(Count(Which("card", "you", "hand")), "<=", hole("n"))))),
    en="you can play this card only if there is a card in your deck and you have {n} or fewer cards in your hand",
    pl="możesz zagrać tę kartę tylko wtedy, gdy w twojej talii jest karta, a na ręce masz najwyżej {n} {n|kartę|karty|kart}",
    ja="自分の山札にカードがあり、手札が{n}枚以下なら、このカードを使える",
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


WHEN.phrase(
    When("damaged", hole("do", "event"), Is(ATTACKER, hole("by"))),
    en="if {me} is damaged by an attack from your opponent's {by} (even if {me} is Knocked Out), {do}",
    pl="kiedy ten Pokémon otrzyma obrażenia od ataku, którego używa {by:foe} (nawet jeśli zostanie znokautowany), {do}",
    ja="このポケモンが相手の{by}のワザのダメージを受けたとき（きぜつしても）、{do}",
    also=("if {me} is damaged by an attack from your opponent's {by}, {do}",),
    fits=on_pokemon,
)
for _holder, _context in ((SELF, on_pokemon), (HOLDER, on_card)):
    STEP.phrase(
        Lasting(When("end of turn", hole("do", "step")), _holder, "this turn"),
        en="at the end of this turn, {do}",
        pl="na koniec tej tury {do}",
        ja="この番の終わりに、{do}",
        fits=_context,
    )

LATER = family("later")
"""What is done when the turn ends in which an event happened."""
LATER.reads(hole("do", "step"), "{do} at the end of that turn", "{do} at the end of the turn")
LATER.reads(Heal(hole("n"), SELF), "remove {n} damage counters at the end of that turn", fits=on_pokemon)


def _at_the_end(do: Any, on: Named, by: Any = None) -> When:
    later = Lasting(When("end of turn", replaced(do, THAT, on)), on, "this turn")
    return When("damaged", later, None if by is None else Is(ATTACKER, by))


WHEN.means(
    lambda by, do: _at_the_end(do, SELF, by),
    "if {me} is damaged by an attack from your opponent's {by}, {do}",
    fits=on_pokemon,
    do="later",
)
WHEN.means(
    lambda do: _at_the_end(do, HOLDER),
    "if that Pokémon is damaged by an opponent's attack, {do}",
    fits=on_card,
    do="later",
)


RULE = family("rule")
"""One fact, part or step. A sentence may say several steps."""
for _category in ("fact", "whole part", "step"):
    RULE.phrase(hole("rule", _category), en="{rule}", pl="{rule}", ja="{rule}", written=True)
for _category in ("fact", "sentence"):
    RULE.reads(hole("rule", _category), "{rule}", usual=True)


GRAMMAR.add("power run", Unstopped("power"))
RULE.phrase(hole("rule", "power run"), en="{rule}", pl="{rule}", ja="{rule}", written=True)
RULE.reads(hole("rule", "power run"), "{rule}", usual=True, fits=lambda _, context: context.kind != "pokemon")
RULE.means(
    lambda do: Power("", replaced(do, THAT, HOLDER), "often", healthy=False),
    "as long as {me} is attached to a Pokémon, you may {do} You may use this effect as often as you like during your turn",
    do="power text",
)


@dataclass(frozen=True)
class NotOn(Node):
    """What is said of parts before it: they do nothing where the Pokémon is such."""

    filter: Filter


def but_not_on(parts: tuple[Static | When, ...], said: NotOn) -> tuple[Static | When, ...]:
    """The parts, under that condition too."""
    other = Is(HOLDER, Not(said.filter))
    return tuple(replace(part, while_=other if part.while_ is None else Both((part.while_, other))) for part in parts)


RULE.phrase(
    NotOn(hole("kind")),
    en="ignore these effects if {me} is attached to {kind}",
    pl="nie działa to, jeśli tę kartę dołączono do {kind:gen}",
    ja="このカードを{kind}につけているなら、はたらかない",
)
WHOLE.phrase(
    Static(Provides(hole("types")), SELF, Exists(Which("energy card", filters=(hole("kind"), Other()), on=HOLDER))),
    en="{me} provides {types} Energy when attached to a Pokémon that already has {kind:pl} attached to it",
    pl="{me} dostarcza energii: {types}, jeśli Pokémon z tą kartą ma {kind:acc <inn}",
    ja="このカードをつけているポケモンに別の{kind}がついているなら、{me}は{types}エネルギーとしてはたらく",
    first=True,
)


RULE.means(
    lambda own, single, pair: May(Discard(some(1, Which("card", where="hand", filters=(Called(own),)))), pair, single),
    "you may play 2 {own} at the same time. If you play 1 {me}, {single} If you play 2 {me}, {pair}",
    single="power text",
    pair="run",
)
"""The second card is played with it: it goes from the hand to the discard pile as well."""


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


def _drawn_to(n: int) -> tuple[Any, ...]:
    """Cards are drawn to a number in the hand, perhaps behind a discard: whether there will be one to draw is known
    before."""
    hand = Which("card", "you", "hand")
    drawing = Both((Exists(Which("card", "you", "deck")), Compare(Count(hand), "<=", n)))
    return May(Discard(some(1, hand))), DrawUntil(n), OnlyIf(drawing)


RULES.means(
    _drawn_to,
    "you may discard a card from your hand. Then, draw cards until you have {n} cards in your hand. (If you can't draw any cards, you can't play this card.){end}",
)

# What an attached card says of the Pokémon that it is attached to.
WORDED.means(
    lambda part: replaced(part, THAT, HOLDER), "as long as {me} is attached to a Pokémon, {part}", part="bare part"
)
WORDED.means(
    lambda condition, do: PartIf(condition, When("end of your turn", replaced(do, THAT, HOLDER))),
    "if {condition} at the end of your turn, {do}",
    condition="if",
    do="run",
)
WORDED.means(
    lambda do: PartIf(Is(HOLDER, IsActive()), When("attached", replaced(do, THAT, HOLDER))),
    "when you attach this card from your hand to your Active Pokémon, {do}",
    do="run",
)
