"""Poké-Bodies as they are worded beside what `modifiers` and `abilities` print: two effects in one sentence, "until",
what "remains" between turns, and other words for the same."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    AnyOf,
    Both,
    Called,
    Compare,
    Count,
    Exists,
    Is,
    May,
    Not,
    Static,
    Unless,
    When,
    Which,
    which_of,
)
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    DEFENDING,
    EVENT,
    Affected,
    AttackAgain,
    AttackCost,
    AttackIs,
    AttacksBelow,
    AttacksOf,
    AttackToll,
    Cannot,
    CannotPlay,
    CostIs,
    Deals,
    EnergyGives,
    EnergyOf,
    FlipsTails,
    HasEnergyFor,
    HasWeakness,
    Holding,
    HPLeft,
    HPLike,
    Immune,
    Increased,
    Inflict,
    IsActive,
    KeepsConditions,
    Kind,
    LastChance,
    Lies,
    Move,
    Piercing,
    Prevented,
    PreventIt,
    PrizesFor,
    Put,
    Reduced,
    RetreatCost,
    SameType,
    TypeIs,
    TypeOfBelow,
    WasPlayed,
)
from stolik.games.pokemon.text.grammar.abilities import PARTS, WORDED, PartIf
from stolik.games.pokemon.text.grammar.amounts import EACH
from stolik.games.pokemon.text.grammar.canon import THAT
from stolik.games.pokemon.text.grammar.cards import THOSE
from stolik.games.pokemon.text.grammar.conditions import BOTH, IF, PRED
from stolik.games.pokemon.text.grammar.events import WHEN
from stolik.games.pokemon.text.grammar.filters import POST
from stolik.games.pokemon.text.grammar.modifiers import STATIC, gives
from stolik.games.pokemon.text.grammar.nouns import ALL, NOUN
from stolik.games.pokemon.text.grammar.steps import CONTROL, STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family
from stolik.text.grammar.kinds import Listed, SaidAs
from stolik.text.trees import hole

# ---- several effects in one sentence


def _under(condition: Any, *parts: Any) -> tuple[Any, ...] | None:
    """Parts that hold under one condition; none of them has its own."""
    if any(not isinstance(part, Static) or part.while_ is not None for part in parts):
        return None
    return tuple(replace(part, while_=condition) for part in parts)


def _same_one(a: Any, b: Any) -> tuple[Any, ...] | None:
    """Two effects of which the second says "that Pokémon" of those that the first is for."""
    if not isinstance(a, Static) or not isinstance(b, Static) or b.to != THAT:
        return None
    return a, replace(b, to=a.to)


def _not(condition: Any) -> Any:
    """What holds until a condition does."""
    if isinstance(condition, Compare) and condition.sign == "<=":
        return replace(condition, sign=">")
    return Unless(condition)


for _lead in ("as long as", "if"):
    PARTS.means(
        lambda cond, a, b: _under(cond, a, b),
        f"{_lead} {{cond}}, {{a}} and {{b}}.{{end}}",
        cond="if",
        a="static",
        b="static",
    )
PARTS.means(_same_one, "{a}, and {b}.{end}", a="static", b="static")
WORDED.means(
    lambda part, cond: None if part.while_ is not None else PartIf(_not(cond), part),
    "{part} until {cond}",
    cond="if",
    part="bare part",
)

_EMPTY_HAND = Unless(Exists(Which("card", "you", "hand")))
WORDED.phrase(
    PartIf(_EMPTY_HAND, hole("part", "bare part")),
    en="if you have no cards in your hand, {part}",
    pl="jeśli nie masz kart w ręce, {part}",
    ja="自分の手札がないなら、{part}",
    fits=lambda b, _: b["part"].while_ is None,
    first=True,
)

# ---- whom it is for

_NAME = family("one of several names")
_NAME.means(Called, "{name}", usual=True, name="called")
_NAME.means(lambda name: Called(f"{name} ex"), "{name} ex", usual=True, name="called")
for _category, _word in (("names with or", "or"), ("names with and", "and")):
    GRAMMAR.add(_category, Listed(GRAMMAR.constants, "one of several names", {"en": _word}, least=2))
NAMES = family("several names")
"""Filters that each admit one name."""
NAMES.reads(hole("row", "names with or"), "{row}", usual=True)
NAMES.means(
    lambda a, b: (a, b),
    "{a} or a {b}",
    "{a} or an {b}",
    usual=True,
    a="one of several names",
    b="one of several names",
)
ALL.reads((AnyOf(hole("names", "several names")),), "{names}", usual=True)
LENDERS = family("lenders")
"""Pokémon whose attacks another may use."""
LENDERS.phrase(hole("of", "noun"), en="{of}", pl="{of:=}", ja="{of}")
for _whose, _en in (
    ("you", "all {filters} you have in play"),
    ("each", "any {filters} in play (both yours and your opponent's)"),
):
    LENDERS.reads(Which("pokemon", _whose, "play", hole("filters", "pokemon one")), _en)
NOUN.means(
    lambda which, other: replace(which, filters=(*which.filters, Not(other))),
    "each {which} (both yours and your opponent's) (excluding {other})",
    which="all anybody's",
    other="excluded",
)

NOUN.reads(
    Which("pokemon", "you", "bench", hole("filters", "pokemon one")), "any {filters} on your Bench", asked="bare"
)
for _pattern, _usual in (("your {names}", True), ("any of your {names}", False)):
    THOSE.reads(Which("pokemon", "you", "play", (AnyOf(hole("names", "several names")),)), _pattern, usual=_usual)

# ---- damage

_BEFORE = "(before applying Weakness and Resistance)"
_AFTER = "(after applying Weakness and Resistance)"
STATIC.reads(
    Static(Deals(hole("n", "less"), "before"), Which("pokemon", "opponent")),
    f"any damage done by an opponent's attack is reduced by {{n}} {_BEFORE}",
)
STATIC.reads(
    Static(Reduced(hole("n")), Which("pokemon", "you", "play", hole("filters", "pokemon one"))),
    f"if any of your {{filters}} would be damaged by an attack, reduce that damage by {{n}} {_AFTER}",
)
STATIC.reads(
    Static(Increased(hole("n"), "after", "opponent"), hole("on", "noun")),
    f"any damage done to {{on:bare}} by your opponent's Pokémon is increased by {{n}} {_AFTER}",
)
STATIC.reads(
    Static(Deals(hole("n"), "before", None, hole("each")), hole("on", "noun")),
    f"each of {{on}}'s attacks does {{n}} more damage for each {{each}} to your opponent's Active Pokémon {_BEFORE}",
)
EACH.reads(
    Count(Which("pokemon", "you", "bench", hole("pokemon", "pokemon one"))),
    "{pokemon} on your Bench",
    fits=lambda b, _: not any(isinstance(one, Called) for one in b["pokemon"]),
)
STATIC.reads(
    Static(Prevented("damage", from_="opponent"), hole("on", "noun")),
    "prevent all damage done to {on:bare} by attacks from your opponent's Pokémon",
)
STATIC.reads(
    Static(Prevented("all", from_="opponent"), hole("on", "noun")),
    "prevent all effects, including damage, done to {on:bare} by your opponent's attacks",
    "prevent all effects of attacks, including damage, done by your opponent's Pokémon to {on:bare}",
)
STEP.reads(PreventIt(), "prevent all damage done to {me} by that attack")

# ---- what it costs, and what can't be done

STATIC.reads(
    Static(RetreatCost(None), Which("pokemon", "you", "active", (Holding(EnergyOf(hole("type"))),))),
    "if you have any {type} Energy attached to your Active Pokémon, the Retreat Cost for that Pokémon is 0",
)
STATIC.reads(
    Static(
        RetreatCost(None),
        Which(
            "pokemon",
            "each",
            filters=(AnyOf((Called(hole("a", "called")), Called(hole("b", "called")), Called(hole("c", "called")))),),
        ),
    ),
    "the Retreat Cost for each {a}, {b}, and {c} (both yours and your opponent's) is 0",
)
STATIC.reads(
    Static(Cannot("evolve"), Which("pokemon", "opponent", "active")),
    "your opponent can't play any Pokémon from his or her hand to evolve his or her Active Pokémon",
)
WORDED.phrase(
    PartIf(Is(SELF, Affected(hole("condition"))), Static(PrizesFor(None), SELF)),
    en="if {me} is {condition} and is Knocked Out, your opponent can't take any Prize cards for it",
    pl="jeśli ten Pokémon jest {condition:m2 nom} i zostanie znokautowany, nie bierze się za niego Nagród",
    ja="このポケモンが{condition}のときにきぜつしても、相手はサイドをとれない",
    also=("if {me} is {condition} and is Knocked Out, your opponent can't take a Prize card",),
    first=True,
)
STATIC.reads(
    Static(AttackCost(None, whole=True), hole("on", "noun")), "ignore all Energy necessary to use {on}'s attacks"
)
for _category, _en, _pl, _ja in (
    ("fewer symbols", "less", "mniejszy o", "へる"),
    ("symbols", "more", "większy o", "ふえる"),
):
    gives(
        RetreatCost(hole("n", _category), hole("each")),
        en=f"<front>the Retreat Cost for {{on}} is {{n}} {_en} for each {{each}}",
        pl=f"<front>koszt wycofania, który ma {{on:nom t}}, jest {_pl} {{n}} za {{each}}",
        ja=f"{{on}}の「にげる」ためのエネルギーは、{{each}}×{{n}}個{_ja}",
        also=(
            f"<front>{{on}}'s Retreat Cost is {{n}} {_en} for each {{each}}",
            *(("<front>you pay {n} less to retreat {on} for each {each}",) if _en == "less" else ()),
        ),
        fits=lambda b, _: b["each"] is not None,
    )
gives(
    Piercing(hole("what", "ignored")),
    en="<front>the damage of {on}'s attacks to the Active Pokémon isn't affected by {what}",
    pl="<front>na obrażenia, które {on:nom t} zadaje atakami aktywnemu Pokémonowi, nie wpływają {what}",
    ja="{on}のワザがバトルポケモンに与えるダメージは、{what}を計算しない",
    also=(
        "<front>any damage done by attacks from {on:bare} to the Defending Pokémon isn't affected by {what}",
        "<front>damage done to your opponent's Pokémon by {on:bare} isn't affected by {what}",
        "<front>{on}'s attack's damage isn't affected by {what}",
        "<front>{on}'s attacks' damage isn't affected by {what}",
        "<front>any damage done by attacks from {on:bare} isn't affected by {what}",
        "<front>damage done by {on}'s attack isn't affected by {what}",
        "<front>damage done by {on}'s attacks isn't affected by {what}",
    ),
)
GRAMMAR.add(
    "row of types",
    Listed(GRAMMAR.constants, "type", {"en": "and", "pl": "i", "ja": "・"}, asked={"pl": "m3 gen"}, least=2),
)
GRAMMAR.add("all these types", SaidAs(GRAMMAR, "row of types", lambda letters: (tuple(letters),), "".join))
BESIDE = family("types beside")
"""Types that stand beside each other without a comma, as symbols do: their letters."""
BESIDE.reads(hole("type"), "{type}")
BESIDE.means(lambda first, rest: first + rest, "{first} {rest}", first="type", rest="types beside")
STATIC.reads(
    Static(TypeIs(hole("types", "types beside")), hole("on", "noun")),
    "{on}'s type is {types}",
    fits=lambda b, _: len(b["types"]) > 1,
)
gives(
    TypeIs(hole("type", "all these types")),
    en="{on}'s type is {type}<back>",
    pl="{on:nom t} jest typu {type}<back>",
    ja="{on}のタイプは{type}になる",
    fits=lambda b, _: len(b["type"]) > 1,
)
COST = family("printed cost")
"""Symbols of a cost beside each other, as card files have them ("Lightning MetalColorless"): letters."""
COST.reads(hole("type"), "{type}")
COST.means(lambda first, rest: first + rest, "{first} {rest}", "{first}{rest}", first="type", rest="printed cost")
GRAMMAR.add(
    "row of symbols",
    Listed(GRAMMAR.constants, "type", {"en": "and", "pl": "i", "ja": "・"}, asked={"pl": "f nom"}),
)
GRAMMAR.add("cost", SaidAs(GRAMMAR, "row of symbols", lambda letters: (tuple(letters),), "".join))
gives(
    CostIs(hole("name"), hole("cost")),
    en="<front>the attack cost of {on}'s {name} is now {cost}",
    pl="<front>koszt ataku {name}, który ma {on:nom t}, to teraz: {cost}",
    ja="{on}の{name}に必要なエネルギーは、{cost}になる",
)
STATIC.reads(
    Static(CostIs(hole("name"), hole("cost", "printed cost")), hole("on", "noun")),
    "the attack cost of {on}'s {name} is now {cost}",
    fits=lambda b, _: len(b["cost"]) > 1,
)
IF.reads(
    Exists(Which("pokemon", filters=(AnyOf(hole("names", "several names")),))),
    "you have any {names} in play",
    "you have {names} in play",
)
gives(
    EnergyGives(hole("energy", "kind"), hole("types", "units")),
    en="each {energy} attached to {on} provides {types} Energy instead<back>",
    pl="<front>każda {energy:nom}, którą ma {on:nom t}, dostarcza energii: {types}",
    ja="{on}についている{energy}は、1枚で{types}エネルギーとしてはたらく",
    also=("each {energy} attached to {on:bare} provides {types} Energy instead<back>",),
)
gives(
    AttackToll(hole("n")),
    en="<front>{on} can't attack unless its player discards {n} {n|card|cards} from his or her hand",
    pl="<front>{on:nom t} może atakować tylko wtedy, gdy jego gracz odrzuci z ręki {n:acc card}",
    ja="{on}は、その持ち主が手札を{n:枚}トラッシュしなければ、ワザが使えない",
)
STATIC.reads(
    Static(AttackToll(hole("n")), Which("pokemon", "opponent")),
    "whenever your opponent's Pokémon tries to attack, your opponent discards {n} card from his or her hand (if your opponent can't discard {n} card, your opponent's Pokémon can't attack)",
)
_ON_ME = Which("energy card", on=SELF)
STATIC.phrase(
    Static(Deals(hole("n"), "before", HasWeakness(to=_ON_ME)), SELF),
    en=f"{{me}}'s attacks do {{n}} more damage to any Active Pokémon that has Weakness to a type of Energy attached to {{me}} {_BEFORE}",
    pl="ataki, których używa ten Pokémon, zadają o {n} obrażeń więcej każdemu aktywnemu Pokémonowi ze słabością na typ energii dołączonej do tego Pokémona (przed uwzględnieniem słabości i odporności)",
    ja="このポケモンのワザが、このポケモンについているエネルギーのタイプが弱点のバトルポケモンに与えるダメージは、弱点・抵抗力を計算する前に、「+{n}」される",
    also=(
        f"if an Active Pokémon has Weakness to any of the types of Energy attached to {{me}}, {{me}}'s attacks do {{n}} more damage to that Pokémon {_BEFORE}",
    ),
    first=True,
)
WORDED.means(
    lambda part, kind: None if part.while_ is not None else PartIf(Is(SELF, Not(Holding(kind))), part),
    "{part}. {ability} Poké-Body can't be used if {me} has any {kind:pl} attached to it",
    part="bare part",
)
gives(
    TypeOfBelow(),
    en="{on}'s type is the same as its previous Level<back>",
    pl="{on:nom t} jest takiego typu, jak na poprzednim poziomie<back>",
    ja="{on}のタイプは、レベルアップする前のポケモンと同じになる",
    also=("{on}'s type is the same type as its previous Level<back>",),
)
gives(
    KeepsConditions((hole("condition"),)),
    en="{on} stays {condition} when it evolves, levels up, or is devolved<back>",
    pl="{on:nom t} pozostaje {condition:m2 nom}, gdy ewoluuje, podnosi poziom lub cofa się w ewolucji<back>",
    ja="{on}は、進化・レベルアップ・退化しても{condition}のままである",
)
gives(
    KeepsConditions(),
    en="{on} keeps its Special Conditions when it evolves, levels up, or is devolved<back>",
    pl="{on:nom t} zachowuje stany specjalne, gdy ewoluuje, podnosi poziom lub cofa się w ewolucji<back>",
    ja="{on}の特殊状態は、進化・レベルアップ・退化してもなくならない",
)
STATIC.reads(
    Static(KeepsConditions((hole("condition"),)), Which("pokemon", "opponent")),
    "your opponent can't remove the Special Condition {condition} by evolving or devolving his or her {condition} Pokémon",
)
STATIC.reads(
    Static(KeepsConditions(), Which("pokemon", "opponent")),
    "your opponent can't remove any Special Conditions by evolving or devolving his or her Pokémon",
)
for _when, _en, _pl, _ja in (
    ("turn", "during his or her turn", "w swojej turze", "相手の番に"),
    (
        "burned",
        "for the Special Condition Burned between turns",
        "z powodu podpalenia między turami",
        "ポケモンチェックでやけどのために",
    ),
):
    STATIC.phrase(
        Static(FlipsTails(_when), "opponent"),
        en=f"whenever your opponent flips a coin {_en}, treat it as tails",
        pl=f"gdy przeciwnik rzuca monetą {_pl}, uznaje się, że wypadła reszka",
        ja=f"相手が{_ja}投げたコインは、すべてウラとしてあつかう",
    )
for _whose, _en, _pl, _ja in (
    (
        "you",
        "you attach {} from your hand to 1 of your Pokémon",
        "dołączysz {} z ręki do swojego Pokémona",
        "自分が手札から{}を自分のポケモンにつけた",
    ),
    (
        "opponent",
        "your opponent attaches {} from his or her hand to 1 of his or her Pokémon",
        "przeciwnik dołączy {} z ręki do swojego Pokémona",
        "相手が手札から{}を相手のポケモンにつけた",
    ),
):
    _event = f"{'you attach' if _whose == 'you' else 'opponent attaches'} energy"
    WHEN.phrase(
        When(_event, hole("do", "event")),
        en=f"whenever {_en.format('an Energy card')}, {{do}}",
        pl=f"kiedy {_pl.format('kartę energii')}, {{do}}",
        ja=f"{_ja.format('エネルギー')}とき、{{do}}",
        also=(f"when {_en.format('an Energy card')}, {{do}}",),
    )
    WHEN.phrase(
        When(_event, hole("do", "event"), Is(CHOSEN, hole("kind"))),
        en=f"whenever {_en.format('{kind:a}')}, {{do}}",
        pl=f"kiedy {_pl.format('{kind:acc}')}, {{do}}",
        ja=f"{_ja.format('{kind}')}とき、{{do}}",
        also=(f"when {_en.format('{kind:a}')}, {{do}}",),
        fits=lambda b, _: b["kind"] != Kind("energy"),
    )
WHEN.reads(
    When("attached", hole("do", "run"), Is(CHOSEN, hole("kind"))),
    "when you attach {kind:a} from your hand to {me} (excluding effects of attacks or Poké-Powers), {do}",
)
STATIC.reads(
    Static(Immune(hole("conditions", "either")), hole("on", "noun")),
    "{on} can't be {conditions}",
    fits=lambda b, _: len(b["conditions"]) > 1,
)
STATIC.reads(
    Static(AttackCost(hole("n", "fewer symbols")), hole("on", "noun")),
    "the attack cost of {on:bare}'s attacks is {n} less",
)
STATIC.reads(
    Static(AttackCost(hole("n", "symbols")), hole("on", "noun")),
    "the attack cost of {on:bare}'s attacks is {n} more",
)
STATIC.reads(
    Static(Increased(hole("n")), hole("on", "noun")),
    f"any damage done by attacks to {{on}} is increased by {{n}} {_AFTER}",
)
STATIC.phrase(
    Static(CannotPlay(hole("cards", "forbidden")), "each"),
    en="each player can't play any {cards} from his or her hand",
    pl="żaden gracz nie może zagrywać z ręki {cards}",
    ja="おたがいのプレイヤーは手札の{cards}を使えない",
    first=True,
)
STATIC.reads(
    Static(TypeOfBelow(), SELF),
    "{me} LV.X's type is the same as its previous Level",
    "{me} LV.X's type is the same type as its previous Level",
)
STATIC.reads(
    Static(Increased(hole("n")), Which("pokemon", "each", "play", hole("filters", "pokemon one"))),
    f"any damage done by attacks to a {{filters}} (both yours and your opponent's) is increased by {{n}} {_AFTER}",
)
_BASIC_ON_ME = Which("energy card", filters=(Kind("basic energy"),), on=SELF)
POST.phrase(
    SameType(_BASIC_ON_ME),
    en="that is the same type as any basic Energy card attached to {me}",
    pl="tego samego typu co podstawowa karta energii dołączona do tego Pokémona",
    ja="このポケモンについている基本エネルギーと同じタイプの",
)
STATIC.reads(
    Static(Reduced(hole("n"), by=SameType(_BASIC_ON_ME)), SELF),
    "if any basic Energy card attached to {me} is the same as the Attacking Pokémon's type, any damage done by attacks from the Pokémon to {me} is reduced by {n} "
    + _AFTER,
)
STATIC.reads(
    Static(RetreatCost(None), Which("pokemon", filters=(SameType(_BASIC_ON_ME),))),
    "if any basic Energy card attached to {me} is the same type as any of your Pokémon, the Retreat Cost for those Pokémon is 0",
)
gives(
    AttacksOf(hole("of", "lenders")),
    en="{on} can use the attacks of {of} as its own<back>",
    pl="{on:nom t} może używać ataków, które ma {of:nom t}, jak własnych<back>",
    ja="{on}は、{of}の持つワザを自分のワザとして使える",
    also=(
        "{on} can use the attacks of {of} as its own (you still need the necessary Energy to use each attack)<back>",
        "{on} can use any attack from {of} (you still have to pay for that attack's Energy cost)<back>",
    ),
)
gives(
    HPLike(DEFENDING),
    en="{on}'s maximum HP is the same as that of your opponent's Active Pokémon<back>",
    pl="maksymalne HP, które ma {on:nom t}, jest takie jak u aktywnego Pokémona przeciwnika<back>",
    ja="{on}の最大HPは、相手のバトルポケモンと同じになる",
)
gives(
    HPLike(hole("of", "noun")),
    en="{on}'s maximum HP is the same as that of {of}<back>",
    pl="maksymalne HP, które ma {on:nom t}, jest takie jak to, które ma {of:nom}<back>",
    ja="{on}の最大HPは、{of}と同じになる",
)
_TWICE = When(
    "attack used",
    May(AttackAgain(hole("attack", "name"))),
    Both((Is(SELF, WasPlayed()), AttackIs(hole("attack", "name")), Unless(Is(SELF, Affected())))),
)
WHEN.phrase(
    _TWICE,
    en="during the turn in which {me} levels up, when its attack {attack} is over and it has no Special Condition, you may use another of its attacks",
    pl="w turze, w której ten Pokémon awansuje, kiedy jego atak {attack} się skończy, a nie ma on stanu specjalnego, możesz użyć innego jego ataku",
    ja="このポケモンがレベルアップした番に、{attack}を使い終わり、特殊状態でないとき、のぞむなら、このポケモンの別のワザを使う",
    first=True,
)
PARTS.reads(
    (_TWICE,),
    "once during your turn, when you put {me} LV.X onto {me} and use {attack}, you may use another attack of {me} afterward. This power can't be used if {me} is affected by a Special Condition.{end}",
)
_COPY = Is(SELF, IsActive())
PARTS.reads(
    (Static(HPLike(DEFENDING), SELF, _COPY), Static(AttacksOf(DEFENDING), SELF, _COPY)),
    "as long as {me} is your Active Pokémon, its maximum HP is the same as your opponent's Active Pokémon. {me} can use the attacks of that Pokémon as its own (you still need the necessary Energy to use each attack). If that Pokémon is no longer your opponent's Active Pokémon, choose 1 of your opponent's Active Pokémon for {me} to copy.{end}",
)
WHEN.phrase(
    When("damaged", hole("do", "event"), Both((Is(SELF, IsActive()), Compare(HPLeft(SELF), ">", 0)))),
    en="if {me} is your Active Pokémon and is damaged but not Knocked Out by an opponent's attack, {do}",
    pl="kiedy ten aktywny Pokémon otrzyma obrażenia od ataku przeciwnika, ale nie zostanie znokautowany, {do}",
    ja="このポケモンがバトル場で相手のワザのダメージを受け、きぜつしなかったとき、{do}",
    first=True,
)
WHEN.phrase(
    When("ally damaged", hole("do", "event"), Is(EVENT, IsActive())),
    en="if your Active Pokémon is damaged by an opponent's attack (even if that Pokémon is Knocked Out), {do}",
    pl="kiedy twój aktywny Pokémon otrzyma obrażenia od ataku przeciwnika (nawet jeśli zostanie znokautowany), {do}",
    ja="自分のバトルポケモンが相手のワザのダメージを受けたとき（きぜつしても）、{do}",
)

STATIC.means(
    lambda names, n: Static(AttackCost(n), Which("pokemon", filters=(AnyOf(names),))),
    "the attack cost of your {names}'s attacks is {n} less",
    names="names with and",
    n="fewer symbols",
)
STEP.means(
    lambda what: Move(what, "hand") if getattr(which_of(what), "on", None) in (ATTACKER, DEFENDING) else None,
    "choose {what} and put {what|it|them} into your opponent's hand",
    what="attached",
)

# ---- between turns, and at the end of a turn


def _remaining(step: Any, condition: Any) -> Any:
    """What is done between turns while a condition remains after it was looked at (PK-COND-9)."""
    return None if isinstance(step, CONTROL) else When("between turns", step, Is(SELF, condition))


for _lead, _pattern in (
    ("as long as", "as long as {me} remains {condition} between turns, {step}"),
    ("if", "if {me} remains {condition} between turns, {step}"),
):
    WHEN.means(lambda step, condition: _remaining(step, Affected(condition)), _pattern)
WHEN.means(
    lambda step: _remaining(step, Affected()),
    "if {me} remains affected by any Special Conditions between turns, {step}",
)
POST.reads(Affected(hole("condition")), "that remains {condition}")
WHEN.reads(
    When("between turns", Put(hole("n"), Which("pokemon", "each", filters=(Affected(hole("condition")),)))),
    "at any time between turns, each player puts {n} more damage counter on his or her {condition} Pokémon",
)
WHEN.reads(When("between turns", hole("do", "one run")), "at any times between turns, {do}")
WHEN.reads(
    When(
        "end of turn",
        Inflict(
            (hole("condition"),),
            Which(
                "pokemon",
                "opponent",
                "active",
                (Holding(EnergyOf(hole("type"))), Not(Affected(hole("condition")))),
            ),
        ),
    ),
    "at the end of each player's turn, each of your opponent's Active Pokémon that has any {type} Energy attached to it is now {condition}. If that Pokémon is already {condition}, {ability} Poké-Body does nothing to that Pokémon",
)

# ---- conditions

PRED.reads(Not(Holding(Kind("energy"))), "has no Energy attached to it")
PRED.phrase(
    Not(Holding(hole("kind"))),
    en="has no {kind:pl} attached to it",
    pl="nie ma {kind:gen <dołączon}",
    ja="に{kind}がついていない",
    fits=lambda b, _: b["kind"] != Kind("energy") and not isinstance(b["kind"], EnergyOf),
    first=True,
)
IF.phrase(
    Compare(Count(Which("pokemon", "you", "bench")), "<", Count(Which("pokemon", "opponent", "bench"))),
    en="you have less Benched Pokémon than your opponent",
    pl="masz na ławce mniej Pokémonów niż przeciwnik",
    ja="自分のベンチポケモンが相手より少ない",
    first=True,
)
IF.phrase(
    Compare(Count(Which("pokemon")), "=", 1),
    en="{me} is the only Pokémon you have in play",
    pl="ten Pokémon jest twoim jedynym w grze",
    ja="自分の場のポケモンがこのポケモンだけ",
    first=True,
)
BOTH.reads(
    Both(
        (
            Exists(Which("pokemon", "you", "play", (Called(hole("a", "called")),))),
            Exists(Which("pokemon", "you", "play", (Called(hole("b", "called")),))),
            Exists(Which("pokemon", "you", "play", (Called(hole("c", "called")),))),
        )
    ),
    "you have {a}, {b}, and {c} in play",
    "you have {a} in play and you have {b} in play and you have {c} in play",
)
PARTS.means(
    lambda a, b, c, n: (
        Static(
            Deals(n),
            Which("pokemon", filters=(AnyOf((Called(a), Called(b), Called(c))),)),
            Both(tuple(Exists(Which("pokemon", filters=(Called(name),))) for name in (a, b, c))),
        ),
    ),
    "if you have {a}, {b}, and {c} in play, each of these Pokémon's attacks does {n} more damage to the Defending Pokémon (before applying Weakness and Resistance).{end}",
    a="called",
    b="called",
    c="called",
)

# ---- attacks of others, and of cards under it

_AT_ALL = "attack as its own without the Energy necessary to use that attack"
IF.phrase(
    HasEnergyFor(SELF),
    en="{me} has the Energy necessary to use its attack",
    pl="ten Pokémon ma energię potrzebną do swojego ataku",
    ja="このポケモンが自分のワザに必要なエネルギーを持っている",
)
gives(
    AttacksOf(hole("of", "lenders"), free=True),
    en="{on} can use the attacks of {of} as its own without any Energy<back>",
    pl="{on:nom t} może używać bez energii ataków, które ma {of:nom t}, jak własnych<back>",
    ja="{on}は、{of}の持つワザを、エネルギーなしで自分のワザとして使える",
)
STATIC.reads(
    Static(AttacksOf(SELF, free=True), hole("on", "noun")),
    f"{{on}} can use {{me}}'s {_AT_ALL}",
    f"{{on:bare}} can use {{me}}'s {_AT_ALL}",
)
for _stages, _en, _pl, _ja in (
    (("basic",), "its Basic Pokémon", "swojego podstawowego Pokémona", "たねポケモン"),
    (
        ("basic", "stage 1"),
        "its Basic Pokémon or its Stage 1 Evolution card",
        "swojego podstawowego Pokémona lub swojej karty etapu 1",
        "たねポケモンまたは1進化カード",
    ),
):
    gives(
        AttacksBelow(_stages),
        en=f"{{on}} can use any attack from {_en}<back>",
        pl=f"{{on:nom t}} może używać ataków {_pl}<back>",
        ja=f"{{on}}は、その下にある{_ja}のワザを使える",
        also=(f"{{on}} can use any attack from {_en} (you still have to pay for that attack's Energy cost)<back>",),
    )
STATIC.phrase(
    Static(Deals(hole("n"), "before", below="basic"), SELF),
    en=f"if {{me}} uses any attack from its Basic Pokémon, that attack does {{n}} more damage to the Active Pokémon {_BEFORE}",
    pl="atak swojego podstawowego Pokémona, którego używa ten Pokémon, zadaje aktywnemu Pokémonowi o {n} obrażeń więcej (przed uwzględnieniem słabości i odporności)",
    ja="このポケモンが、その下にあるたねポケモンのワザを使うとき、バトルポケモンに与えるダメージは、弱点・抵抗力を計算する前に、「+{n}」される",
    also=(
        f"if {{me}} uses any attack from its Basic Pokémon, that attack does {{n}} more damage to the Defending Pokémon {_BEFORE}",
    ),
    first=True,
)

# ---- what is prevented

_ENERGY_CARDS = AnyOf((Kind("basic energy"), Kind("special energy")))
"""Energy cards, whatever they provide."""
POST.phrase(
    Not(Holding(_ENERGY_CARDS, hole("n"))),
    en="that has less than {n} Energy cards attached to it",
    pl="z mniej niż {n} dołączonymi kartami energii",
    ja="エネルギーカードが{n:枚}以上ついていない",
    first=True,
)
POST.means(lambda n: Not(Holding(_ENERGY_CARDS, n + 1)), "that has {n} or less Energy cards attached to it")
STATIC.reads(
    Static(Prevented("damage", by=hole("by"), from_="opponent"), SELF),
    "if your opponent's {by} attacks {me}, prevent all damage done to {me} from that attack",
)
PARTS.means(
    lambda by, cond: (
        Static(Prevented("damage", by=by, from_="opponent"), SELF),
        Static(Prevented("all", by=by, from_="opponent"), SELF, cond),
    ),
    "if your opponent's {by} attacks {me}, prevent all damage done to {me} from that attack. If {cond}, prevent all effects of that attack, including damage, done to {me}.{end}",
    cond="if",
)
STATIC.reads(Static(Prevented("effects"), SELF), "prevent all effects, excluding damage, done to {me}")
gives(
    LastChance(hole("n"), least=hole("least", "n")),
    en="<front>if {on} would be Knocked Out by damage from an attack that does {least} or more damage (after applying Weakness and Resistance), {on} is not Knocked Out and its remaining HP becomes {n} instead",
    pl="<front>jeśli obrażenia od ataku, który zadał ich co najmniej {least} (po uwzględnieniu słabości i odporności), miałyby znokautować {on:acc t}, nie zostaje on znokautowany, a jego HP wynosi {n}",
    ja="{on}が、{least}以上（弱点・抵抗力を計算したあと）のワザのダメージできぜつするとき、きぜつせず、残りHPが{n}になる",
    fits=lambda b, _: b["least"] is not None,
)

# ---- what cards say that lie beside, or are attached

IF.phrase(
    Lies("beside"),
    en="{me} is next to your Active Pokémon",
    pl="ta karta leży obok twojego aktywnego Pokémona",
    ja="このカードがバトルポケモンの横にある",
)
IF.phrase(
    Lies("tool"),
    en="{me} is attached as a Pokémon Tool card",
    pl="ta karta jest dołączona jako narzędzie",
    ja="このカードがポケモンのどうぐとしてついている",
)


def _basic_on(on: Any, letter: Any) -> Which:
    """The basic Energy cards of a type on a Pokémon."""
    return Which("energy card", filters=(Kind("basic energy"), EnergyOf(letter)), on=on)


_EFFECT = "If the Pokémon {of} Energy is attached to attacks, the attack does {n} more damage to the Active Pokémon"
STATIC.means(
    lambda letter, of, n, on: (
        Static(Deals(n, "before", None, Count(_basic_on(ATTACKER, letter))), Which("pokemon", "you", "play", on))
        if letter == of
        else None
    ),
    f'each basic {{letter}} Energy card attached to your {{on}} now has the effect "{_EFFECT} {_BEFORE}"',
    letter="type",
    of="type",
    on="pokemon one",
)
