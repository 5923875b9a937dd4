"""Poké-Powers, Poké-Bodies, and what Stadiums, Tools and Special Energy cards say."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    SELF,
    AnyOf,
    Both,
    Called,
    Exists,
    Flip,
    If,
    Is,
    NameHas,
    Some,
    Static,
    When,
    Which,
)
from stolik.games.pokemon.ast.nodes import (
    EVENT,
    AttachThrown,
    BecomeEnergy,
    HasEnergyFor,
    Inflict,
    IsActive,
    IsBenched,
    KnockOut,
    Lasting,
    Lies,
    Move,
    OfType,
    Prevented,
    Put,
    Reduced,
    Then,
)
from stolik.games.pokemon.ast.printed import Power
from stolik.games.pokemon.text.grammar.canon import THAT
from stolik.games.pokemon.text.grammar.events import on_card
from stolik.games.pokemon.text.grammar.modifiers import STATIC
from stolik.games.pokemon.text.grammar.steps import MOST, sound_steps, sound_text
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family
from stolik.text.grammar.kinds import SaidAs
from stolik.text.grammar.rows import Sentences, grouped, steps_of, whole
from stolik.text.trees import Bound, Context, hole

BARE = family("bare part")
"""What a Poké-Body gives or does, without a condition before it."""
for _category in ("static", "when"):
    BARE.phrase(hole("part", _category), en="{part}", pl="{part}", ja="{part}")


@dataclass(frozen=True)
class PartIf:
    """A part of a Poké-Body with the condition that stands before it."""

    condition: Any
    part: Any


def _lasts(bound: Bound, _: Context) -> bool:
    """A condition that holds for a time: "as long as". The part has no other."""
    condition = bound["if"]
    lasting = condition == Is(SELF, IsActive()) or isinstance(condition, Exists | HasEnergyFor | Lies)
    return bound["part"].while_ is None and lasting


def _is_so(bound: Bound, context: Context) -> bool:
    return bound["part"].while_ is None and not _lasts(bound, context)


WORDED = family("worded part")
WORDED.phrase(hole("part", "bare part"), en="{part}", pl="{part}", ja="{part}")
for _fits, _en, _other, _pl, _ja in (
    (_lasts, "as long as", "if", "dopóki", "{if:inner}かぎり"),
    (_is_so, "if", "as long as", "jeśli", "{if}なら"),
):
    WORDED.phrase(
        PartIf(hole("if"), hole("part", "bare part")),
        en=f"{_en} {{if}}, {{part}}",
        pl=f"{_pl} {{if}}, {{part}}",
        ja=f"{_ja}、{{part}}",
        also=(f"{_other} {{if}}, {{part}}",),
        fits=_fits,
    )


def _holders_type(part: Static | When) -> str:
    """The type of the Pokémon that it holds for, "" if any: that is said behind it."""
    condition = part.while_
    if not isinstance(condition, Is) or condition.noun != HOLDER or not isinstance(condition.filter, OfType):
        return ""
    return condition.filter.type


def _wordings(part: Any) -> Iterator[Any]:
    """A `Static` or `When` as it may be worded: an event may say the condition."""
    if not isinstance(part, Static | When) or _holders_type(part):
        return
    if part.while_ is None or isinstance(part, When):
        yield part
    if part.while_ is not None:
        yield PartIf(part.while_, replace(part, while_=None))


def _held(worded: Any) -> Any:
    return replace(worded.part, while_=worded.condition) if isinstance(worded, PartIf) else worded


GRAMMAR.add("part", SaidAs(GRAMMAR, "worded part", _wordings, _held))


@dataclass(frozen=True)
class Once:
    """A `When` that works no more than once each turn."""

    part: Any


@dataclass(frozen=True)
class Only:
    """A `Static` of which several count once: for each "side", or for "all"."""

    part: Any
    only: str


def _by(what: Any) -> int | None:
    """How much a modifier adds or takes away."""
    n = getattr(what, "n", None)
    return abs(n) if isinstance(n, int) else None


@dataclass(frozen=True)
class IfOfType:
    """A `Static` for a Pokémon of a type."""

    part: Any
    type: str


WHOLE = family("worded whole part")
WHOLE.phrase(hole("part"), en="{part}", pl="{part}", ja="{part}")
WHOLE.phrase(
    Once(hole("part")),
    en="{part}. You can't use more than 1 {ability} {body} each turn",
    pl="{part}. W każdej turze działa najwyżej 1 {body} {ability}",
    ja="{part}。「{ability}」は、1回の番に1回しかはたらかない",
    also=("{part}. You can't use more than 1 {ability} {body} between turns",),
    fits=lambda bound, _: isinstance(bound["part"], When),
)
WHOLE.means(
    lambda part, a, name: (
        replace(part, while_=Is(HOLDER, AnyOf((OfType(a), NameHas(name)))))
        if isinstance(part, Static) and part.while_ is None
        else None
    ),
    "{part}. Ignore this effect unless the Attacking Pokémon is {a} or has {name} in its name",
    a="type",
    name="called",
)
WHOLE.phrase(
    Only(hole("part"), "side"),
    en="{part}. You can't use more than 1 {ability} {body} each turn",
    pl="{part}. Z kilku {body} {ability} działa tylko 1",
    ja="{part}。「{ability}」は、何匹いても1匹ぶんしかはたらかない",
)
WHOLE.phrase(
    Only(hole("part"), "all"),
    en="{part}. Of all {ability} {body} in play only 1 works",
    pl="{part}. Ze wszystkich {body} {ability} w grze działa tylko 1",
    ja="{part}。「{ability}」は、おたがいの場に何匹いても1匹ぶんしかはたらかない",
)
WHOLE.means(
    lambda part, n: Only(part, "all") if isinstance(part, Static) and _by(part.what) == n else None,
    "{part}. No more than {n} damage can be added by all {ability} Poké-Bodies",
    "{part}. No more than {n} HP can be reduced by all {ability} Poké-Bodies",
)
WHOLE.means(
    lambda part, n: Once(part) if isinstance(part, When) and isinstance(part.do, Put) and part.do.n == n else None,
    "{part}. You can't put more than {n} damage counters in this way",
)
WHOLE.phrase(
    IfOfType(hole("part"), hole("type")),
    en="{part}. Ignore this effect if the Pokémon that {me} is attached to isn't {type}",
    pl="{part}. Nie działa to, jeśli Pokémon z tą kartą nie jest typu {type:m3 gen}",
    ja="{part}。このカードをつけているポケモンが{type}タイプでなければ、はたらかない",
    fits=lambda bound, _: isinstance(bound["part"], Static) and bound["part"].while_ is None,
)


def _sayings(part: Any) -> Iterator[Any]:
    if isinstance(part, When) and part.once:
        yield Once(replace(part, once=False))
    elif isinstance(part, Static) and part.only:
        yield Only(replace(part, only=""), part.only)
    elif isinstance(part, Static) and (letter := _holders_type(part)):
        yield IfOfType(replace(part, while_=None), letter)
    else:
        yield part


def _whole_part(worded: Any) -> Any:
    if isinstance(worded, Once):
        return replace(worded.part, once=True)
    if isinstance(worded, Only):
        return replace(worded.part, only=worded.only) if isinstance(worded.part, Static) else None
    return replace(worded.part, while_=Is(HOLDER, OfType(worded.type))) if isinstance(worded, IfOfType) else worded


GRAMMAR.add("whole part", SaidAs(GRAMMAR, "worded whole part", _sayings, _whole_part))
PARTS = GRAMMAR.add("parts", Sentences(GRAMMAR.constants, "whole part"))
"""The sentences of a Poké-Body, Stadium, Tool or Special Energy card: a tuple of parts."""
PARTS.in_a_row("parts", "whole part")
STATIC.phrase(
    Static(Reduced(hole("n")), HOLDER),
    en="damage done by attacks to the Pokémon that {me} is attached to is reduced by {n} (after applying Weakness and Resistance)",
    pl="obrażenia, które ataki zadają Pokémonowi z tą kartą, są zmniejszone o {n} (po uwzględnieniu słabości i odporności)",
    ja="このカードをつけているポケモンがワザで受けるダメージは、弱点・抵抗力を計算したあと、「−{n}」される",
    first=True,
)


@dataclass(frozen=True)
class Head:
    """When a Poké-Power is used: as in `Power`; of one that evolves its Pokémon, also where that is, and of one that
    answers a card that is attached, what `kind` of card that is."""

    limit: str = ""
    on: str = ""
    turn: str = ""
    users: str = ""
    where: str = ""
    kind: Any = None

    @classmethod
    def of(cls, power: Power) -> Head:
        """That of a Poké-Power."""
        if power.users == "each":
            return cls("often" if power.limit == "often" else "", users="each")
        if power.on:
            return cls(on=power.on, turn=power.turn)
        return cls("evolved", where=power.where) if power.limit == "evolved" else cls(power.limit)


HEAD = family("power head")
HEAD.phrase(
    Head("once"),
    en="Once during your turn (before your attack), ",
    pl="Raz w swojej turze (przed atakiem) ",
    ja="自分の番に（ワザを使う前に）1回使える。",
    also=("Once during your turn, ",),
)
HEAD.phrase(
    Head("often"),
    en="As often as you like during your turn (before your attack), ",
    pl="Dowolnie często w swojej turze (przed atakiem) ",
    ja="自分の番に（ワザを使う前に）何回でも使える。",
    also=("As often as you like during your turn, ",),
)
HEAD.phrase(
    Head("game"),
    en="Once during a game on your turn (before your attack), ",
    pl="Raz w grze, w swojej turze (przed atakiem), ",
    ja="対戦中、自分の番に（ワザを使う前に）1回使える。",
)
HEAD.phrase(
    Head("put"),
    en="Once during your turn, when you put {me} from your hand onto your Bench, ",
    pl="Kiedy w swojej turze wystawisz tego Pokémona z ręki na ławkę, ",
    ja="自分の番に、このポケモンを手札からベンチに出したとき、1回使える。",
    also=(
        "When you play {me} from your hand onto your Bench during your turn, ",
        "When you play {me} from your hand onto your Bench, ",
    ),
)
HEAD.phrase(
    Head("level-up"),
    en="Once during your turn (before your attack), when you put {me} LV.X from your hand onto your Active {me}, ",
    pl="Kiedy w swojej turze położysz tego Pokémona LV.X z ręki na swoim aktywnym Pokémonie, ",
    ja="自分の番に、このポケモンLV.Xを手札から出して自分のバトルポケモンをレベルアップさせたとき、1回使える。",
)
HEAD.phrase(
    Head(on="attached", kind=hole("kind")),
    en="Once during your turn (before your attack), when you attach {kind:a} from your hand to {me}, ",
    pl="Raz w swojej turze (przed atakiem), kiedy dołączysz {kind:acc} z ręki do tego Pokémona, ",
    ja="自分の番に（ワザを使う前に）、手札の{kind}をこのポケモンにつけたとき、1回使える。",
    fits=lambda bound, _: bound["kind"] is not None,
)
HEAD.phrase(
    Head("evolved", where="play"),
    en="Once during your turn, when you play {me} from your hand to evolve 1 of your Pokémon, ",
    pl="Kiedy w swojej turze zagrasz tego Pokémona z ręki, by ewoluować swojego Pokémona, ",
    ja="自分の番に、このポケモンを手札から出して自分のポケモンを進化させたとき、1回使える。",
    also=(
        "Once during your turn (before your attack), when you play {me} from your hand to evolve 1 of your Pokémon, ",
        "When you play {me} from your hand to evolve 1 of your Pokémon during your turn, ",
    ),
)
HEAD.phrase(
    Head("evolved", where="active"),
    en="Once during your turn, when you play {me} from your hand to evolve 1 of your Active Pokémon, ",
    pl="Kiedy w swojej turze zagrasz tego Pokémona z ręki, by ewoluować swojego aktywnego Pokémona, ",
    ja="自分の番に、このポケモンを手札から出して自分のバトルポケモンを進化させたとき、1回使える。",
    also=(
        "Once during your turn (before your attack), when you play {me} from your hand to evolve 1 of your Active Pokémon, ",
    ),
)
HEAD.phrase(
    Head("evolved", where="bench"),
    en="Once during your turn, when you play {me} from your hand to evolve 1 of your Benched Pokémon, ",
    pl="Kiedy w swojej turze zagrasz tego Pokémona z ręki, by ewoluować swojego Pokémona na ławce, ",
    ja="自分の番に、このポケモンを手札から出して自分のベンチポケモンを進化させたとき、1回使える。",
    also=(
        "Once during your turn (before your attack), when you play {me} from your hand to evolve 1 of your Benched Pokémon, ",
    ),
)
HEAD.phrase(
    Head(users="each"),
    en="Once during each player's turn, ",
    pl="Raz w turze każdego gracza ",
    ja="おたがいのプレイヤーは、自分の番に1回使える。",
)
HEAD.phrase(
    Head("often", users="each"),
    en="As often as that player likes during each player's turn, ",
    pl="Dowolnie często w turze każdego gracza ",
    ja="おたがいのプレイヤーは、自分の番に何回でも使える。",
)
HEAD.reads(Head("once"), "Once during your turn, ", fits=on_card)
_TURNS = (
    ("", "Once during each turn, ", "Raz w każdej turze, ", "おたがいの番に、"),
    ("your", "Once during your turn, ", "Raz w swojej turze, ", "自分の番に、"),
    ("opponent", "Once during your opponent's turn, ", "Raz w turze przeciwnika, ", "相手の番に、"),
)
for _turn, _ten, _tpl, _tja in _TURNS:
    for _on, _en, _pl, _ja in (
        (
            "would be knocked out",
            "if {me} would be Knocked Out by damage from an attack, ",
            "kiedy obrażenia od ataku miałyby znokautować tego Pokémona, ",
            "このポケモンがワザのダメージできぜつするとき、1回使える。",
        ),
        (
            "damaged",
            "if {me} is damaged by an opponent's attack (even if {me} is Knocked Out), ",
            "kiedy ten Pokémon otrzyma obrażenia od ataku (nawet jeśli zostanie znokautowany), ",
            "このポケモンが相手のワザのダメージを受けたとき（きぜつしても）、1回使える。",
        ),
        (
            "opponent uses power",
            "when your opponent's Pokémon uses any Poké-Power, ",
            "kiedy Pokémon przeciwnika użyje Poké-Poweru, ",
            "相手のポケモンがポケパワーを使うとき、1回使える。",
        ),
    ):
        HEAD.phrase(Head(on=_on, turn=_turn), en=_ten + _en, pl=_tpl + _pl, ja=_tja + _ja)
HEAD.reads(
    Head(on="damaged", turn="opponent", where="active"),
    "Once during your opponent's turn, if {me} is your Active Pokémon and is damaged by an attack (even if {me} is Knocked Out), ",
)
PLACE = family("power place")
"""Where its Pokémon is; a comma stands behind, or another condition."""
PLACE.phrase(
    "active",
    en="if the Pokémon {me} is attached to is your Active Pokémon",
    pl="jeśli Pokémon z tą kartą jest aktywny",
    ja="このカードをつけているポケモンがバトル場にいるなら、",
    fits=on_card,
)
PLACE.phrase(
    "active",
    en="if {me} is your Active Pokémon",
    pl="jeśli ten Pokémon jest aktywny",
    ja="このポケモンがバトル場にいるなら、",
)
PLACE.phrase(
    "bench", en="if {me} is on your Bench", pl="jeśli ten Pokémon jest na ławce", ja="このポケモンがベンチにいるなら、"
)


LEAD = family("power lead")
"""What stands before the offer: where the Pokémon must be, and another condition."""


@dataclass(frozen=True)
class Lead:
    """See there."""

    where: str = ""
    condition: Any = None


LEAD.phrase(Lead(), en="", pl="", ja="")


def _is_no_place(bound: Bound, context: Context) -> bool:
    condition = bound["if"]
    first = condition.conditions[0] if isinstance(condition, Both) else condition
    benched = Exists(Which("pokemon", "you", "bench", (Called(context.name),)))
    if first == benched and isinstance(condition, Both):
        return all(isinstance(each, Exists) for each in condition.conditions)  # a row of names
    return first not in (Is(SELF, IsActive()), Is(SELF, IsBenched()), Is(HOLDER, IsActive()), benched)


LEAD.phrase(Lead("", hole("if")), en="if {if}, ", pl="jeśli {if}, ", ja="{if}なら、", fits=_is_no_place)
LEAD.phrase(
    Lead("", Exists(Which("pokemon", "you", "bench", (Called(hole("own")),)))),
    en="if you have {own} on your Bench, ",
    pl="jeśli masz na ławce Pokémona {own}, ",
    ja="自分のベンチに{own}がいるなら、",
)
LEAD.phrase(Lead(hole("where", "power place")), en="{where}, ", pl="{where}, ", ja="{where}")
LEAD.phrase(
    Lead(hole("where", "power place"), hole("if")),
    en="{where} and {if}, ",
    pl="{where} i {if}, ",
    ja="{where}{if}なら、",
)

POWER_STEPS = GRAMMAR.add(
    "power steps", Sentences(GRAMMAR.constants, "step", lambda steps, out: grouped(steps, out, MOST), asked=True)
)
"""What a Poké-Power does: "If you do" says nothing new behind the offer."""
POWER_STEPS.means(lambda one: (one,), "{one}.", usual=True, one="power step")
POWER_STEPS.means(lambda one, rest: (one, *rest), "{one}. {rest}", usual=True, one="power step", rest="power steps")
POWER_STEPS.means(
    lambda one, rest: None if isinstance(one, Flip) else _if_done(one, rest),
    "{one}. If you do, {rest}",
    one="power step",
    rest="power steps",
)


def _if_done(one: Any, rest: tuple[Any, ...]) -> tuple[Any, ...]:
    """The offer says "if you do" already; of cards that are put away none may have been chosen all the same."""
    what = one.what if isinstance(one, Move) and isinstance(one.to, str) else None
    return (Then(one, whole(rest)),) if isinstance(what, Some) and what.least == 0 else (one, *rest)


family("power step").means(lambda step: None if isinstance(step, Then) else step, "{step}", usual=True, step="sentence")
GRAMMAR.add("power text", SaidAs(GRAMMAR, "power steps", sound_steps, sound_text))


@dataclass(frozen=True)
class PowerText:
    """A Poké-Power as its text tells it: `how` is "may", "use" (its sentence begins with what does not happen), "each"
    (whoever's turn it is may) or "" (it must be done)."""

    head: Head
    lead: Lead
    how: str
    do: Any
    limits: tuple[bool, bool]
    parts: tuple[Any, ...] = ()


TAIL = family("power tail")
"""What the card gives where the power has put it."""
TAIL.phrase((), en="", pl="", ja="")
TAIL.phrase(
    (Static(hole("what", "given"), HOLDER, Lies("tool")),),
    en=" As long as {me} is attached to a Pokémon, {what}.",
    pl=" {what}, dopóki ta karta jest do niego dołączona.",
    ja="このカードがポケモンについているかぎり、{what}。",
)
GRAMMAR.add(
    "given",
    SaidAs(
        GRAMMAR,
        "bare part",
        lambda what: (Static(what, EVENT),),
        lambda part: part.what if isinstance(part, Static) and part.to in (THAT, HOLDER) and not part.while_ else None,
    ),
)

GRAMMAR.constants["must"] = lambda text, at: not text.startswith(("if ", "you may "), at)
POWER = family("told power")
LIMITS = family("power limits")
"""What stands behind it: whether others of that name may be used in this turn, and one with a Special Condition."""
_SHARED = (
    " You can't use more than 1 {ability} {power} each turn.",
    " W każdej turze można użyć najwyżej 1 {power} {ability}.",
    "「{ability}」は、1回の番に1回しか使えない。",
)
_HEALTHY = (
    " This power can't be used if {me} is affected by a Special Condition.",
    " Tego Poké-Poweru nie można użyć, gdy ten Pokémon ma stan specjalny.",
    "このポケモンが特殊状態なら使えない。",
)
for _shared, _healthy in itertools.product((False, True), (False, True)):
    _en, _pl, _ja = (_SHARED[n] * _shared + _HEALTHY[n] * _healthy for n in range(3))
    LIMITS.phrase((_shared, _healthy), en=_en, pl=_pl, ja=_ja)
LIMITS.reads((True, True), _HEALTHY[0] + _SHARED[0])
_USE = "you may use {this_power}. {do}"


def _is_no_order(do: Any) -> bool:
    """Whether it begins with what happens, and not with what is done: "you may" can't stand before that."""
    first = steps_of(do)[0]
    if isinstance(first, Lasting):
        return not isinstance(first.what, Prevented)
    return isinstance(first, AttachThrown | BecomeEnergy | Inflict | KnockOut) or (
        isinstance(first, If) and not first.otherwise
    )


def _is_told(how: str) -> Callable[[Bound, Context], bool]:
    """Whether a Poké-Power is told in this way."""

    def fits(bound: Bound, _: Context) -> bool:
        if how == "use":
            return _is_no_order(bound["do"])
        return how == "may" or (bound["head"].users == "each") == (how == "each")

    return fits


_ALSO = {"may": (_USE, "you may use {this_power}. If you do, {do}"), "each": ("the player may {do:inner}",)}
for _how, _en, _pl, _ja in (
    ("use", _USE, "możesz użyć {this_power}. {do}", "のぞむなら、{do}"),
    ("may", "you may {do:inner}", "możesz {do:offer}", "のぞむなら、{do}"),
    ("each", "that player may {do:inner}", "może on {do:inf}", "のぞむなら、{do}"),
    ("", "{must}{do}", "{do}", "{do}"),
):
    POWER.phrase(
        PowerText(
            hole("head", "power head"),
            hole("lead", "power lead"),
            _how,
            hole("do", "power text"),
            hole("limits", "power limits"),
            hole("parts", "power tail"),
        ),
        en=f"{{head}}{{lead}}{_en}{{limits}}{{parts}}",
        pl=f"{{head}}{{lead}}{_pl}{{limits}}{{parts}}",
        ja=f"{{head}}{{lead}}{_ja}{{limits}}{{parts}}",
        also=tuple(f"{{head}}{{lead}}{each}{{limits}}{{parts}}" for each in _ALSO.get(_how, ())),
        fits=_is_told(_how),
    )


def _tellings(power: Any) -> Iterator[PowerText]:
    if not isinstance(power, Power):
        return
    do: Any = power.do
    condition = None
    head = Head.of(power)
    if power.on == "attached":
        if not isinstance(do, If) or not isinstance(do.condition, Is) or do.condition.noun != CHOSEN or do.otherwise:
            return
        do, head = do.then, replace(head, kind=do.condition.filter)
    if isinstance(do, If) and do.otherwise is None:
        do, condition = do.then, do.condition
    there = power.where != "play" and power.limit != "evolved" and power.users != "each"
    if there and (power.on, power.turn) == ("would be knocked out", "opponent"):
        head, there = replace(head, where=power.where), False
    how = "" if not power.may else "each" if power.users == "each" else "may"
    if how == "may" and _is_no_order(do):
        how = "use"
    lead = Lead(power.where if there else "", condition)
    yield PowerText(head, lead, how, do, (power.shared, power.healthy), power.parts)


def _power(told: PowerText) -> Power:
    head, condition = told.head, told.lead.condition
    do = told.do if condition is None else If(condition, told.do)
    return Power(
        "",
        do if head.kind is None else If(Is(CHOSEN, head.kind), do),
        where=told.lead.where or head.where or "play",
        may=bool(told.how),
        shared=told.limits[0],
        healthy=told.limits[1],
        parts=told.parts,
        **{key: item for key, item in vars(head).items() if item and key not in ("where", "kind")},
    )


GRAMMAR.add("power", SaidAs(GRAMMAR, "told power", _tellings, _power))
"""A Poké-Power without its name: when, under what condition, "you may", what, and what forbids it."""
