"""What happens, and what a card does then (`When`): what "that Pokémon" is in it."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    SELF,
    AnyOf,
    Choose,
    ForEach,
    Is,
    Named,
    Not,
    When,
)
from stolik.games.pokemon.ast.attached import DiscardSelf
from stolik.games.pokemon.ast.nodes import (
    EVENT,
    Discard,
    IsActive,
    Lasting,
    Move,
    OfType,
    Search,
    TakePrizes,
)
from stolik.games.pokemon.text.grammar.canon import THAT, replaced
from stolik.games.pokemon.text.grammar.steps import CONTROL, STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family
from stolik.text.grammar.kinds import SaidAs, Unstopped
from stolik.text.trees import Bound, Context, hole, nodes

GRAMMAR.add("run", Unstopped("text"))


CHOOSERS = (Choose, Search, Move, Discard, ForEach)


def event(that: Named, always: bool = False, of: str = "run") -> SaidAs:
    """What is done to the Pokémon that an event is about: "that Pokémon" is EVENT, or what a card was attached to; not
    where something is chosen or moved before, unless it is `always` so."""

    def meant(do: Any) -> Any:
        chooses = not always and any(isinstance(each, CHOOSERS) for each in nodes(do))
        return do if chooses else replaced(do, THAT, that)

    return SaidAs(GRAMMAR, of, lambda do: (do,), meant)


GRAMMAR.add("one run", Unstopped("text", several=False))
GRAMMAR.add("long run", Unstopped("text", several=True))

GRAMMAR.add("event", event(EVENT))
GRAMMAR.add("long event", event(EVENT, of="long run"))
GRAMMAR.add("holder event", event(HOLDER))


def _excluding(step: Any, core: Any) -> Any:
    on = step.on
    return type(step)(step.n, type(on)(on.what, on.whose, on.where, (*on.filters, Not(core)), on.on))


WHEN = family("when")
_EVENTS = (
    (
        "opponent plays supporter",
        "after your opponent plays a Supporter card from his or her hand, {do}",
        "kiedy przeciwnik zagra supportera z ręki, {do}",
        "相手が手札からサポーターを使ったあと、{do}",
    ),
    (
        "opponent uses power",
        "after your opponent's Pokémon uses a Poké-Power, {do}",
        "kiedy Pokémon przeciwnika użyje Poké-Poweru, {do}",
        "相手のポケモンがポケパワーを使ったあと、{do}",
    ),
    (
        "opponent retreats",
        "if your opponent's Active Pokémon retreats, {do}",
        "kiedy aktywny Pokémon przeciwnika się wycofa, {do}",
        "相手のバトルポケモンがにげたとき、{do}",
    ),
    (
        "pokemon evolved",
        "whenever any player plays any Pokémon from his or her hand to evolve his or her Pokémon, {do}",
        "kiedy gracz zagra z ręki Pokémona, by ewoluować swojego Pokémona, {do}",
        "プレイヤーが手札からポケモンを出して進化させたとき、{do}",
    ),
    (
        "pokemon leveled up",
        "whenever any player plays any Pokémon from his or her hand to Level-Up 1 of his or her Pokémon, {do}",
        "kiedy gracz zagra z ręki Pokémona LV.X, by podnieść poziom swojego Pokémona, {do}",
        "プレイヤーが手札からポケモンLV.Xを出してレベルアップさせたとき、{do}",
    ),
    (
        "energy attached",
        "whenever any player attaches an Energy card from his or her hand to 1 of his or her Pokémon, {do}",
        "kiedy gracz dołączy kartę energii z ręki do swojego Pokémona, {do}",
        "プレイヤーが手札からエネルギーカードをポケモンにつけたとき、{do}",
    ),
    (
        "pokemon benched",
        "whenever any player puts a Basic Pokémon from his or her hand onto his or her Bench, {do}",
        "kiedy gracz wystawi z ręki podstawowego Pokémona na ławkę, {do}",
        "プレイヤーが手札からたねポケモンをベンチに出したとき、{do}",
    ),
    (
        "end of turn",
        "at the end of each player's turn, {do}",
        "na koniec tury każdego gracza {do}",
        "おたがいの番の終わりに、{do}",
    ),
    ("end of your turn", "at the end of your turn, {do}", "na koniec twojej tury {do}", "自分の番の終わりに、{do}"),
    (
        "knocks out",
        "whenever 1 of your opponent's Pokémon is Knocked Out by damage from {me}'s attacks, {do}",
        "kiedy atak tego Pokémona znokautuje Pokémona przeciwnika, {do}",
        "このポケモンのワザのダメージで相手のポケモンがきぜつしたとき、{do}",
    ),
    (
        "damaged",
        "if {me} is damaged by an opponent's attack (even if {me} is Knocked Out), {do}",
        "kiedy ten Pokémon otrzyma obrażenia od ataku przeciwnika (nawet jeśli zostanie znokautowany), {do}",
        "このポケモンが相手のワザのダメージを受けたとき（きぜつしても）、{do}",
    ),
    (
        "would be damaged",
        "whenever {me} would be damaged by your opponent's attack, {do}",
        "kiedy ten Pokémon miałby otrzymać obrażenia od ataku przeciwnika, {do}",
        "このポケモンが相手のワザのダメージを受けるとき、{do}",
    ),
    (
        "would be knocked out",
        "during your opponent's turn, if {me} would be Knocked Out by damage from an opponent's attack, {do}",
        "kiedy w turze przeciwnika jego atak miałby znokautować tego Pokémona, {do}",
        "相手の番に、このポケモンが相手のワザのダメージできぜつするとき、{do}",
    ),
)


def on_pokemon(_: Bound, context: Context) -> bool:
    """In the text of a Pokémon."""
    return context.kind == "pokemon"


def on_card(_: Bound, context: Context) -> bool:
    """In the text of a card that is attached."""
    return context.kind != "pokemon"


for _event, _en, _pl, _ja in (
    (
        "damaged",
        "if the Pokémon {me} is attached to is damaged by an opponent's attack (even if that Pokémon is Knocked Out), {do}",
        "kiedy Pokémon z tą kartą otrzyma obrażenia od ataku przeciwnika (nawet jeśli zostanie znokautowany), {do}",
        "このカードをつけているポケモンが相手のワザのダメージを受けたとき（きぜつしても）、{do}",
    ),
    (
        "knocked out",
        "when the Pokémon {me} is attached to is Knocked Out by damage from an opponent's attack, {do}",
        "kiedy obrażenia od ataku przeciwnika znokautują Pokémona z tą kartą, {do}",
        "このカードをつけているポケモンが相手のワザのダメージできぜつしたとき、{do}",
    ),
):
    WHEN.phrase(
        When(_event, hole("do", "holder event")),
        en=_en,
        pl=_pl,
        ja=_ja,
        also=("if that Pokémon is damaged by an opponent's attack, {do}",)
        if _event == "damaged"
        else (_en.replace("{me}", "this card"),),
        fits=on_card,
    )
for _event, _en, _pl, _ja in _EVENTS:
    _also = {
        "would be damaged": ("if {me} would be damaged by your opponent's attack, {do}",),
    }.get(_event, ())
    WHEN.phrase(When(_event, hole("do", "event")), en=_en, pl=_pl, ja=_ja, also=_also)
for _do, _en, _others, _written in (
    ("one run", "{do} between turns", ("between turns, {do}", "at any time between turns, {do}"), True),
    ("long event", "between turns, {do}", ("at any time between turns, {do}",), False),
):
    WHEN.phrase(
        When("between turns", hole("do", _do)),
        en=_en,
        pl="między turami {do}",
        ja="ポケモンチェックのとき、{do}",
        also=_others,
        written=_written,
    )
WHEN.means(
    lambda step: None if isinstance(step, CONTROL) else When("between turns", step), "{step} between turns", usual=True
)
for _event, _whose in (("end of turn", "each player's"), ("end of your turn", "your")):
    WHEN.means(
        lambda step, event=_event: None if isinstance(step, (*CONTROL, DiscardSelf)) else When(event, step),
        f"{{step}} at the end of {_whose} turn",
    )
WHEN.means(
    lambda step, core: None if isinstance(step, CONTROL) else When("between turns", _excluding(step, core)),
    "{step} between turns, excluding {core}",
    core="excluded",
)
WHEN.phrase(
    When("attached", hole("do", "run"), Is(CHOSEN, hole("kind"))),
    en="when you attach {kind:a} from your hand to {me}, {do}",
    pl="kiedy dołączysz {kind:acc} z ręki do tego Pokémona, {do}",
    ja="手札の{kind}をこのポケモンにつけたとき、{do}",
    also=(
        "when you attach {kind:a} from your hand to {me} during your turn, {do}",
        "whenever you attach {kind:a} from your hand to {me}, {do}",
    ),
)
WHEN.phrase(
    When(
        "pokemon benched",
        hole("do", "event"),
        Is(EVENT, Not(AnyOf((OfType(hole("a", "type")), OfType(hole("b", "type")))))),
    ),
    en="whenever any player puts a Basic Pokémon (excluding {a} or {b} Pokémon) from his or her hand onto his or her Bench, {do}",
    pl="kiedy gracz wystawi z ręki podstawowego Pokémona (oprócz typów: {a:m3 nom}, {b:m3 nom}) na ławkę, {do}",
    ja="プレイヤーが手札から{a}・{b}タイプ以外のたねポケモンをベンチに出したとき、{do}",
)


WHEN.phrase(
    When("damaged", hole("do", "event"), Is(SELF, IsActive())),
    en="if {me} is your Active Pokémon and is damaged by an opponent's attack (even if {me} is Knocked Out), {do}",
    pl="kiedy ten aktywny Pokémon otrzyma obrażenia od ataku przeciwnika (nawet jeśli zostanie znokautowany), {do}",
    ja="このポケモンがバトル場で相手のワザのダメージを受けたとき（きぜつしても）、{do}",
)
WHEN.phrase(
    When("attached", hole("do", "holder event")),
    en="when you attach this card from your hand to 1 of your Pokémon, {do}",
    pl="kiedy dołączysz tę kartę z ręki do swojego Pokémona, {do}",
    ja="このカードを手札からポケモンにつけたとき、{do}",
)


WHEN.phrase(
    When(
        "energy attached",
        hole("do", "event"),
        Is(EVENT, AnyOf((OfType(hole("a", "type")), OfType(hole("b", "type"))))),
    ),
    en="whenever any player attaches an Energy card from his or her hand to {a} Pokémon or {b} Pokémon, {do}",
    pl="kiedy gracz dołączy kartę energii z ręki do Pokémona typu {a:m3 gen} lub {b:m3 gen}, {do}",
    ja="プレイヤーが手札からエネルギーカードを{a}または{b}タイプのポケモンにつけたとき、{do}",
)


STEP.phrase(
    Lasting(When("damaged", hole("do", "event")), SELF, "opponent's next turn"),
    en="during your opponent's next turn, if {me} is damaged by an attack (even if {me} is Knocked Out), {do}",
    pl="jeśli w następnej turze przeciwnika ten Pokémon otrzyma obrażenia od ataku (nawet jeśli zostanie znokautowany), {do}",
    ja="次の相手の番、このポケモンがワザのダメージを受けたとき（きぜつしても）、{do}",
)


STEP.phrase(
    Lasting(When("knocks out", hole("do", "event")), SELF, "this turn"),
    en="during this turn, whenever 1 of your opponent's Pokémon is Knocked Out by damage from {me}'s attacks, {do}",
    pl="kiedy w tej turze atak tego Pokémona znokautuje Pokémona przeciwnika, {do}",
    ja="この番、このポケモンのワザのダメージで相手のポケモンがきぜつしたとき、{do}",
)
STEP.reads(
    Lasting(When("knocks out", TakePrizes(1)), SELF, "this turn"),
    "for each of your opponent's Pokémon that is Knocked Out by damage from {me}'s attacks this turn, take 1 more Prize card",
)
