"""Effects of attacks that last into a turn, or as long as a Pokémon stays, in words of their own."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.cardgame.ast import SELF, THAT_MANY, Compare, Do, Flip, If, Is, Search, Some, When
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    EVENT,
    Cannot,
    CanUseOnly,
    Deals,
    FlipsTails,
    FlipsToAttack,
    Inflict,
    IsActive,
    KnockOut,
    Lasting,
    LoseIfKnockedOut,
    NoAbility,
    Shuffle,
    TakePrizes,
    Then,
)
from stolik.games.pokemon.text.grammar.canon import THAT, mentions, replaced
from stolik.games.pokemon.text.grammar.steps import CONTROL, STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR
from stolik.text.grammar.kinds import Listed, SaidAs
from stolik.text.grammar.rows import flat
from stolik.text.trees import hole

_THEIRS = "opponent's next turn"

# ---- what can't be used, played or paid for

STEP.phrase(
    Lasting(CanUseOnly(None), hole("on", "noun"), _THEIRS),
    en="{on} can use only that attack during your opponent's next turn",
    pl="{on:nom t} może w następnej turze przeciwnika używać tylko tego ataku",
    ja="次の相手の番、{on}はそのワザしか使えない",
)
STEP.phrase(
    Lasting(CanUseOnly(hole("name")), hole("on", "noun"), _THEIRS),
    en="{on} can use only {name} during your opponent's next turn",
    pl="{on:nom t} może w następnej turze przeciwnika używać tylko ataku {name}",
    ja="次の相手の番、{on}は{name}しか使えない",
)
for _words, _deeds in (
    ("can't retreat or use any Poké-Powers", ("retreat", "use powers")),
    ("can't attack, retreat, or use any Poké-Powers", ("attack or retreat", "use powers")),
):
    STEP.reads(
        Do(tuple(Lasting(Cannot(deed), hole("on", "noun"), _THEIRS) for deed in _deeds)),
        f"{{on}} {_words} during your opponent's next turn",
        fits=lambda b, _: not isinstance(b["on"], Some),
    )
STEP.phrase(
    Do(tuple(Lasting(Cannot(deed), hole("on", "noun"), _THEIRS) for deed in ("evolve", "level up"))),
    en="your opponent can't play any Pokémon from his or her hand to evolve or level up {on} during his or her next turn",
    pl="przeciwnik nie może w swojej następnej turze zagrywać z ręki Pokémonów, by {on:nom} ewoluował albo awansował na LV.X",
    ja="次の相手の番、相手は手札からポケモンを出して{on}を進化・レベルアップさせられない",
    also=(
        "your opponent can't play any Pokémon from his or her hand to Evolve or to Level-Up {on} during his or her next turn",
    ),
)
STEP.phrase(
    Lasting(FlipsToAttack(), hole("on", "noun"), "while active"),
    en="any time {on} tries to attack as long as it is Active, your opponent flips a coin. If tails, that attack does nothing",
    pl="dopóki {on:nom t} jest na polu aktywnym, za każdym razem, gdy spróbuje zaatakować, przeciwnik rzuca monetą. Jeśli wypadnie reszka, ten atak nic nie robi",
    ja="{on}がバトル場にいるかぎり、ワザを使うたびに、相手はコインを1回投げウラなら、そのワザは失敗する",
)
GRAMMAR.add("attack names", Listed(GRAMMAR.constants, "name", {"en": "or", "pl": "lub", "ja": "か"}))
for _stage, _en, _pl, _ja in (
    (
        "before",
        "before applying Weakness and Resistance",
        "przed uwzględnieniem słabości i odporności",
        "弱点・抵抗力の計算前に",
    ),
    (
        "after",
        "after applying Weakness and Resistance",
        "po uwzględnieniu słabości i odporności",
        "弱点・抵抗力の計算後に",
    ),
):
    STEP.phrase(
        Lasting(Deals(hole("n"), _stage, attacks=hole("names", "attack names")), SELF, "your next turn"),
        en=f"during your next turn, any damage done by {{me}}'s {{names}} to your opponent's Active Pokémon is increased by {{n}} ({_en})",
        pl=f"w swojej następnej turze ataki tego Pokémona ({{names}}) zadają aktywnemu Pokémonowi przeciwnika o {{n}} obrażeń więcej ({_pl})",
        ja=f"次の自分の番、このポケモンの{{names}}が相手のバトルポケモンに与えるダメージは、{_ja}、「+{{n}}」される",
        also=(f"during your next turn, {{me}}'s {{names}} attack does {{n}} more damage ({_en})",),
        fits=lambda bound, _: bool(bound["names"]),
    )

# ---- what happens in a turn that is still to come

STEP.phrase(
    Lasting(When("pokemon benched", hole("do", "event")), "opponent", _THEIRS),
    en="during your opponent's next turn, when your opponent puts a Basic Pokémon from his or her hand onto his or her Bench, {do}",
    pl="kiedy w swojej następnej turze przeciwnik wystawi z ręki podstawowego Pokémona na ławkę, {do}",
    ja="次の相手の番、相手が手札からたねポケモンをベンチに出したとき、{do}",
)


def _of_theirs(do: Any) -> Iterator[Any]:
    if mentions(do, EVENT):
        yield replaced(do, EVENT, DEFENDING)


def _to_theirs(do: Any) -> Any:
    return replaced(do, DEFENDING, EVENT) if mentions(do, DEFENDING) else None


def _of_own(do: Any) -> Any:
    return None if any(mentions(do, one) for one in (DEFENDING, EVENT, THAT)) else do


GRAMMAR.add("done to theirs", SaidAs(GRAMMAR, "step", _of_theirs, _to_theirs))
GRAMMAR.add("done by own", SaidAs(GRAMMAR, "step", lambda do: (do,), _of_own))
for _on, _category in ((DEFENDING, "done to theirs"), (SELF, "done by own")):
    STEP.phrase(
        Lasting(When("end of turn", hole("do", _category)), _on, "only opponent's next turn"),
        en="at the end of your opponent's next turn, {do}",
        pl="na koniec następnej tury przeciwnika {do}",
        ja="次の相手の番の終わりに、{do}",
        fits=lambda bound, _: not isinstance(bound["do"], Lasting),
    )

STEP.reads(
    Flip(Then(hole("do", "plain branch"), hole("then", "branch"))),
    "flip a coin. If heads, {do}. If you do, {then}",
    fits=lambda bound, _: not isinstance(bound["do"], (*CONTROL, Do)),
)


GRAMMAR.add(
    "found", SaidAs(GRAMMAR, "step", lambda step: (step,) if isinstance(step, Search) else (), lambda step: None)
)


def _if_found(do: Any, then: Any, tails: Any) -> Flip | None:
    """On heads a deck is searched and shuffled; what follows is done if anything was found there."""
    steps = flat((do,))
    if tails is None or len(steps) != 2 or not isinstance(steps[0], Search) or steps[1] != Shuffle():
        return None
    return Flip(Do((*steps, If(Compare(THAT_MANY, ">", 0), then))), tails)


STEP.means(
    _if_found,
    "flip a coin. If tails, {tails}. If heads, {do}. If you do, {then}",
    "flip a coin. If heads, {do}. If you do, {then}. If tails, {tails}",
    do="branch",
    then="branch",
    tails="branch",
)
STEP.phrase(
    Do((hole("do", "found"), Shuffle(), If(Compare(THAT_MANY, ">", 0), hole("then", "branch")))),
    en="{do}. Shuffle your deck afterward. If you do, {then}",
    pl="{do}. Na koniec przetasuj swoją talię. Jeśli coś znajdziesz, {then}",
    ja="{do}。そして山札を切る。カードがあったなら、{then}",
    written=True,
)

# ---- what answers damage, and Knock Outs

STEP.reads(
    Lasting(When("damaged", hole("do", "event")), SELF, _THEIRS),
    "during your opponent's next turn, if {me} is damaged by an opponent's attack (even if {me} is Knocked Out), {do}",
)
STEP.phrase(
    Lasting(When("would be knocked out", hole("do", "event")), SELF, _THEIRS),
    en="during your opponent's next turn, if {me} would be Knocked Out by damage from an attack, {do}",
    pl="jeśli w następnej turze przeciwnika obrażenia od ataku miałyby znokautować tego Pokémona, {do}",
    ja="次の相手の番、このポケモンがワザのダメージできぜつするとき、{do}",
    fits=lambda bound, _: isinstance(bound["do"], KnockOut),
)
_FELLED = When("knocks out", hole("do", "event"), Is(EVENT, IsActive()))
STEP.phrase(
    Lasting(When("knocks out", TakePrizes(hole("n")), Is(EVENT, IsActive())), SELF, "this turn"),
    en="if the Defending Pokémon is Knocked Out by this attack, take {n} more Prize {n|card|cards}",
    pl="jeśli ten atak znokautuje broniącego się Pokémona, [weź|wziąć] o {n:acc prize} więcej",
    ja="このワザで相手のバトルポケモンがきぜつしたなら、サイドを{n:枚}多く[とる|とり]",
)
STEP.phrase(
    Lasting(_FELLED, SELF, "this turn"),
    en="if the Defending Pokémon is Knocked Out by this attack, {do}",
    pl="jeśli ten atak znokautuje broniącego się Pokémona, {do}",
    ja="このワザで相手のバトルポケモンがきぜつしたなら、{do}",
    fits=lambda bound, _: not isinstance(bound["do"], TakePrizes),
)
STEP.phrase(
    Lasting(FlipsTails("turn"), "opponent", _THEIRS),
    en="during your opponent's next turn, whenever your opponent flips a coin, treat it as tails",
    pl="gdy w swojej następnej turze przeciwnik rzuca monetą, uznaje się, że wypadła reszka",
    ja="次の相手の番、相手が投げたコインは、すべてウラとしてあつかう",
)

STEP.phrase(
    Lasting(NoAbility("body"), hole("on", "noun"), "while poisoned"),
    en="as long as {on} remains Poisoned by this attack, it can't use any Poké-Body",
    pl="dopóki {on:nom t} jest otruty tym atakiem, nie działa jego Poké-Body",
    ja="{on}がこのワザのどくでいるかぎり、そのポケボディーははたらかない",
)

# ---- a deeper sleep

_ALL_TAILS = (". If both of them are tails, ", ". If all of them are tails, ")
GRAMMAR.constants["only"] = lambda text, at: not text.startswith(_ALL_TAILS, at)
"""Where nothing is said of tails alone."""

for _deadly, _en, _pl, _ja in (
    (False, "{only}", "", "なおる"),
    (
        True,
        ". If all of them are tails, {to} is Knocked Out",
        ", a jeśli same reszki, {to:nom t} zostaje znokautowany",
        "なおり、すべてウラなら、{to}はきぜつする",
    ),
):
    STEP.phrase(
        Inflict(("asleep",), hole("to", "noun"), coins=hole("n"), deadly=_deadly),
        en=f"{{to}} is now Asleep. Flip {{n}} coins instead of 1 between turns. If any of them is tails, {{to}} is still Asleep{_en}",
        pl=f"{{to:nom t}} zostaje uśpiony. Między turami rzuca się {{n|monetą|# monetami|# monetami}} zamiast 1 i budzi się on, jeśli wypadną same orły{_pl}",
        ja=f"{{to}}をねむりに[する|し]。ポケモンチェックのとき、コインを1回ではなく{{n:回}}投げ、すべてオモテならねむりが{_ja}",
        also=(
            f"{{to}} is now Asleep. Flip {{n}} coins instead of 1 between turns. If either of them is tails, {{to}} is still Asleep{_en.replace('all of them', 'both of them')}",
        ),
        fits=lambda bound, _: bound["n"] is not None,
    )

# ---- the Lost Zone

STEP.phrase(
    LoseIfKnockedOut(DEFENDING),
    en="if the Defending Pokémon is Knocked Out by this attack, put the Defending Pokémon and all cards attached to it in the Lost Zone instead of the discard pile",
    pl="jeśli ten atak znokautuje broniącego się Pokémona, [przenieś|przenieść] go i wszystkie dołączone do niego karty do strefy Lost zamiast do stosu kart odrzuconych",
    ja="このワザで相手のバトルポケモンがきぜつしたなら、それと、ついているすべてのカードを、トラッシュせずロストゾーンに[置く|置き]",
    also=(
        "if the Defending Pokémon is Knocked Out by this attack, put that Pokémon and all cards attached to it in the Lost Zone instead of discarding it",
    ),
)
STEP.phrase(
    LoseIfKnockedOut(hole("those")),
    en="if any of {those} would be Knocked Out by damage from this attack, put that Pokémon and all cards attached to it in the Lost Zone instead of discarding it",
    pl="jeśli obrażenia od tego ataku miałyby znokautować któregoś z {those:gen}, [przenieś|przenieść] go i wszystkie dołączone do niego karty do strefy Lost zamiast go odrzucać",
    ja="{those}がこのワザのダメージできぜつするなら、それと、ついているすべてのカードを、トラッシュせずロストゾーンに[置く|置き]",
)
