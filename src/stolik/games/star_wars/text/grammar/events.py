"""What sets off an ability: "when this unit attacks a Jedi, …", one phrase an event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from stolik.cardgame.ast import AllOf, AnyOf, Both, Exists, Filter, If, Is, Not, Other, Some, Unless, When, Which
from stolik.games.star_wars.ast.nodes import BY, EVENT, TARGET, DamagedBy, Dying, InArena, Owned, YourStep
from stolik.games.star_wars.text.grammar.words import ARENAS, GRAMMAR, PrintedOn, family
from stolik.games.star_wars.text.lexicon import en
from stolik.text.grammar.kinds import SaidAs, Unstopped, alone, filters_of
from stolik.text.trees import Bound, Context, hole

EVENTS = family("event")
phrase = EVENTS.phrase


@dataclass(frozen=True)
class Occasion:
    """An event, with what must hold for it as far as its own sentence says that."""

    name: str
    while_: Any = None


@dataclass(frozen=True)
class Happens:
    """What is done when something happens, if something else holds."""

    event: Occasion
    do: Any
    condition: Any = None


# ---- steps and phases, of a turn that is everybody's

_PHASES = {
    "battle phase ends": ("the battle phase ends", "kończy się faza bitwy", "戦闘フェイズが終わる"),
    "battle phase starts": ("the battle phase starts", "zaczyna się faza bitwy", "戦闘フェイズが始まる"),
    "character step starts": (
        "the Character battle step starts",
        "zaczyna się etap bitwy w arenie postaci",
        "キャラクター戦闘ステップが始まる",
    ),
    "character step ends": (
        "the Character battle step ends",
        "kończy się etap bitwy w arenie postaci",
        "キャラクター戦闘ステップが終わる",
    ),
    "ground step starts": (
        "the Ground battle step starts",
        "zaczyna się etap bitwy w arenie naziemnej",
        "地上戦闘ステップが始まる",
    ),
    "ground step ends": (
        "the Ground battle step ends",
        "kończy się etap bitwy w arenie naziemnej",
        "地上戦闘ステップが終わる",
    ),
    "space step ends": (
        "the Space battle step ends",
        "kończy się etap bitwy w arenie kosmicznej",
        "宇宙戦闘ステップが終わる",
    ),
    "space step starts": (
        "the Space battle step starts",
        "zaczyna się etap bitwy w arenie kosmicznej",
        "宇宙戦闘ステップが始まる",
    ),
    "build roll": (
        "the roll for build points is made",
        "wykonywany jest rzut na punkty budowy",
        "ビルドロールが行われる",
    ),
    "turn ends": ("the turn ends", "kończy się tura", "ターンが終わる"),
    "battle step starts": (
        "the next battle step starts",
        "zaczyna się najbliższy etap bitwy",
        "次の戦闘ステップが始まる",
    ),
    "turn starts": ("the next turn starts", "zaczyna się następna tura", "次のターンが始まる"),
}
for _name, (_en, _pl, _ja) in _PHASES.items():
    phrase(Occasion(_name), en=_en, pl=_pl, ja=_ja)
EVENTS.reads(Occasion("turn ends"), "each turn ends")
EVENTS.reads(Occasion("battle phase ends"), "end the battle phase does")

# ---- a step of one player's

for _step, _pl, _ja in (("draw", "etap dobierania", "ドローステップ"), ("build", "etap budowy", "ビルドステップ")):
    phrase(
        Occasion(f"{_step} step starts", YourStep()),
        en=f"your {_step} step starts",
        pl=f"zaczyna się twój {_pl}",
        ja=f"自分の{_ja}が始まる",
    )
    phrase(
        Occasion(f"{_step} step starts", Unless(YourStep())),
        en=f"your opponent's {_step} step starts",
        pl=f"zaczyna się {_pl} przeciwnika",
        ja=f"相手の{_ja}が始まる",
    )

phrase(
    Occasion("build step starts"),
    en="the build step starts",
    pl="zaczyna się etap budowy któregokolwiek z graczy",
    ja="どちらかのビルドステップが始まる",
)

# ---- what the unit does


def _one_of(whose: str) -> SaidAs:
    """A unit of somebody's by a filter alone: "one of your opponent's Jedi"."""

    def said(what: Any) -> Iterator[Some]:
        if isinstance(what, Filter):
            yield Some(1, 1, Which("unit", whose, "anywhere", filters_of(what)))

    def meant(noun: Any) -> Any:
        which = noun.which if isinstance(noun, Some) else None
        if not isinstance(which, Which) or which.whose != whose or not which.filters or which.where != "anywhere":
            return None
        return alone(which.filters)

    return SaidAs(GRAMMAR, "noun", said, meant)


GRAMMAR.add("one of yours", _one_of("you"))
GRAMMAR.add("one of theirs", _one_of("opponent"))

_unlike = Both((Is(TARGET, hole("like")), Unless(Is(TARGET, AnyOf((hole("a", "like"), hole("b", "like")))))))
phrase(
    Occasion("attacks", _unlike),
    en="{me} attacks {like} other than {a} or {b}",
    pl="{me:nom} atakuje {like:acc}, ale nie {a:acc} ani {b:acc}",
    ja="{me}が{a}でも{b}でもない{like}を攻撃する",
)
phrase(
    Occasion("attacks", Is(TARGET, hole("like"))),
    en="{me} attacks {like}",
    pl="{me:nom} atakuje {like:acc}",
    ja="{me}が{like}を攻撃する",
)
phrase(Occasion("attacks"), en="{me} attacks", pl="{me:nom} atakuje", ja="{me}が攻撃する")
EVENTS.reads(Occasion("attacks"), "{me} attacks one of your opponent's units")
phrase(
    Occasion("damages", Is(TARGET, hole("like"))),
    en="{me} damages {like}",
    pl="{me:nom} zadaje obrażenia {like:dat}",
    ja="{me}が{like}にダメージを与える",
)
phrase(
    Occasion("defeats", Is(TARGET, hole("like"))),
    en="damage from {me:acc} causes {like} to be discarded",
    pl="obrażenia od {me:gen} sprawiają, że {like:nom} zostaje odrzucona",
    ja="{me}のダメージによって{like}が捨てられた",
)
phrase(
    Occasion("defeats"),
    en="{me} damages another unit and the other unit is discarded",
    pl="{me:nom} zadaje obrażenia innej jednostce i tamta zostaje odrzucona",
    ja="{me}が別のユニットにダメージを与え、そのユニットが捨てられた",
)
phrase(
    Occasion("damages", Owned(TARGET, "opponent")),
    en="{me} damages one of your opponent's units",
    pl="{me:nom} zadaje obrażenia jednostce przeciwnika",
    ja="{me}が相手のユニットにダメージを与える",
)
EVENTS.reads(Occasion("damages"), "{me} damages another unit", "{me} damages a unit")
phrase(Occasion("damages"), en="{me} does damage", pl="{me:nom} zadaje obrażenia", ja="{me}がダメージを与える")
EVENTS.reads(Occasion("damages", _unlike), "{me} damages {like} other than {a} or {b}")
phrase(
    Occasion("attack ends"),
    en="its attack ends",
    pl="kończy się atak, który wykonuje {me:nom}",
    ja="{me}の攻撃が終わる",
    also=("the attack of {me} ends",),
)
EVENTS.reads(Occasion("attack ends"), "{own}'s attack ends")
EVENTS.reads(Occasion("attacked"), "{me} is attacked")
phrase(
    Occasion("rolls"),
    en="you roll the attack dice of {me:acc}",
    pl="{me:nom} atakuje i rzucasz jej kośćmi ataku",
    ja="{me}の攻撃ダイスを振った",
    also=("you roll this unit's attack dice",),
)

# ---- what is done to it

phrase(
    Occasion("attacked"),
    en="one of your opponent's units attacks {me:acc}",
    pl="jednostka przeciwnika atakuje {me:acc}",
    ja="相手のユニットが{me}を攻撃する",
)
phrase(Occasion("damaged"), en="{me} is damaged", pl="{me:nom} otrzymuje obrażenia", ja="{me}がダメージを受けた")
phrase(Occasion("deployed"), en="you deploy {me:acc}", pl="wystawiasz {me:acc}", ja="{me}を配備した")
phrase(
    Occasion("discarded"),
    en="{me} is discarded from play",
    pl="{me:nom} zostaje odrzucona z gry",
    ja="{me}が場から捨てられた",
    fits=lambda _, context: context.kind == "location",
)
phrase(
    Occasion("discarded"),
    en="{me} is discarded from the {home} arena",
    pl="{me:nom} zostaje odrzucona z areny {home}",
    ja="{me}が{home}アリーナから捨てられた",
)
EVENTS.reads(Occasion("discarded"), "{me} is discarded from play")
EVENTS.reads(Occasion("discarded"), *[f"{{me}} is discarded from the {arena} arena" for arena in en.ARENAS.values()])
phrase(
    Occasion("rolled at"),
    en="your opponent rolls one or more dice in an attack on {me:acc}",
    pl="przeciwnik rzuca co najmniej jedną kością, atakując {me:acc}",
    ja="{me}への攻撃で相手がダイスを振った",
)
phrase(
    Occasion("would be damaged", Both((Owned(BY, "opponent"), Is(BY, hole("by", "one of theirs"))))),
    en="{by} would damage {me:acc}",
    pl="{by:nom} ma zadać obrażenia {me:dat}",
    ja="{by:bare}が{me}にダメージを与える",
)
phrase(
    Occasion("would be damaged", Owned(BY, "opponent")),
    en="one of your opponent's units would damage {me:acc}",
    pl="jednostka przeciwnika ma zadać obrażenia {me:dat}",
    ja="相手のユニットが{me}にダメージを与える",
)
phrase(
    Occasion("would be damaged"),
    en="{me} would be damaged",
    pl="{me:nom} ma otrzymać obrażenia",
    ja="{me}がダメージを受ける",
)

# ---- what is done to others, and the cards themselves

phrase(
    Occasion(
        "unit would be damaged",
        Both((Owned(EVENT), Is(EVENT, hole("unit", "one of yours")), DamagedBy("opponent"))),
    ),
    en="{unit} would be damaged by your opponent",
    pl="{unit:nom} ma otrzymać obrażenia od przeciwnika",
    ja="{unit:bare}が相手からダメージを受ける",
)
phrase(
    Occasion(
        "unit would be damaged",
        Both(
            (
                Owned(EVENT),
                Is(EVENT, hole("unit", "one of yours")),
                Owned(BY, "opponent"),
                Is(BY, hole("by", "one of theirs")),
            )
        ),
    ),
    en="{by} would damage {unit}",
    pl="{by:nom} ma zadać obrażenia jednostce, którą jest {unit:nom}",
    ja="{by:bare}が{unit:bare}にダメージを与える",
)
phrase(
    Occasion("unit would be damaged", Both((Owned(EVENT), Is(EVENT, AllOf((hole("unit", "one of yours"), Dying())))))),
    en="damage would discard {unit}",
    pl="{unit:nom} ma zostać odrzucona z powodu obrażeń",
    ja="{unit:bare}がダメージによって捨てられることになる",
)
phrase(
    Occasion("unit would be damaged", Both((Owned(EVENT), Is(EVENT, hole("unit", "one of yours"))))),
    en="{unit} would be damaged",
    pl="{unit:nom} ma otrzymać obrażenia",
    ja="{unit:bare}がダメージを受ける",
)
for _arena in en.ARENAS:
    phrase(
        Occasion("unit attacked", Both((Owned(EVENT), Is(EVENT, hole("like")), InArena(EVENT, _arena)))),
        en=f"a unit attacks one of your {{like:several}} in the {en.ARENAS[_arena]} arena",
        pl=f"jednostka atakuje w arenie {ARENAS['pl'][_arena]} jedną z twoich {{like:several gen}}",
        ja=f"ユニットが{ARENAS['ja'][_arena]}アリーナの自分の{{like}}を攻撃する",
    )
phrase(
    Occasion("unit damage prevented", Owned(EVENT)),
    en="you prevent damage to one of your units",
    pl="zapobiegasz obrażeniom jednej z twoich jednostek",
    ja="自分のユニット1体へのダメージを軽減した",
)
EVENTS.reads(Occasion("completed"), "you finish building {me}", fits=lambda _, context: context.kind == "location")
EVENTS.reads(Occasion("deployed"), "you finish building {me}", fits=lambda _, context: context.kind != "location")
phrase(
    Occasion("completed"),
    en="you put this Location into its arena",
    pl="kładziesz tę lokację w jej arenie",
    ja="このロケーションをアリーナに置いた",
)

phrase(
    Occasion("unit would be damaged", Is(BY, Not(Other()))),
    en="{me} would damage a unit",
    pl="{me:nom} ma zadać obrażenia jednostce",
    ja="{me}がユニットにダメージを与える",
)
phrase(
    Occasion("unit would be damaged", Both((Owned(EVENT), Owned(BY, "opponent")))),
    en="one of your opponent's units would damage one of your units",
    pl="jednostka przeciwnika ma zadać obrażenia twojej jednostce",
    ja="相手のユニットが自分のユニットにダメージを与える",
)
phrase(
    Occasion("unit deployed", Both((Owned(EVENT), Is(EVENT, hole("like", "another like"))))),
    en="you deploy {like}",
    pl="wystawiasz {like:acc}",
    ja="自分が{like}を配備した",
    also=("you finish building {like}",),
    fits=lambda bound, _: Other() in filters_of(bound["like"]),
)
phrase(
    Occasion("unit deployed", Both((Owned(EVENT), Is(EVENT, hole("like"))))),
    en="you deploy {like}",
    pl="wystawiasz {like:acc}",
    ja="自分が{like}を配備した",
    also=("you finish building {like}",),
)
phrase(
    Occasion("unit discarded", Both((Owned(EVENT), Is(EVENT, hole("like"))))),
    en="one of your units that is {like} is discarded from any arena",
    pl="twoja jednostka, którą jest {like:nom}, zostaje odrzucona z dowolnej areny",
    ja="自分の{like}がいずれかのアリーナから捨てられた",
)
phrase(
    Occasion("unit discarded", Is(EVENT, hole("like"))),
    en="{like} is discarded from any arena",
    pl="{like:nom} zostaje odrzucona z dowolnej areny",
    ja="{like}がいずれかのアリーナから捨てられた",
)

phrase(
    Occasion("unit gone", Owned(EVENT, "opponent")),
    en="one of your opponent's units is discarded from any arena or the build zone",
    pl="jednostka przeciwnika zostaje odrzucona z areny lub ze strefy budowy",
    ja="相手のユニットがアリーナかビルドゾーンから捨てられた",
    also=("any of your opponent's units is discarded from any arena or his or her build zone",),
)

phrase(
    Occasion("unit attacks", Is(EVENT, hole("like"))),
    en="{like} attacks",
    pl="{like:nom} atakuje",
    ja="{like}が攻撃する",
)

# ---- the whole ability


def _is_phase(bound: Bound, context: Context) -> bool:
    return bound["event"].name in _PHASES


def _needs_arena(bound: Bound, context: Context) -> bool:
    """A phase is everybody's: a unit must be in its arena, and its text says so."""
    return _is_phase(bound, context) and isinstance(context, PrintedOn) and context.in_arena


HAPPENS = family("happens")
_AT_HOME = tuple(
    f"{word} {{event}}, if {{me}} {where}, {{do}}"
    for word in ("when", "whenever")
    for arena in en.ARENAS.values()
    for where in (f"is in the {arena} arena", f"in the {arena} arena is", f"is the {arena} arena")
)
HAPPENS.phrase(
    Happens(hole("event"), hole("do", "text")),
    en="when {event}, if {me} is in the {home} arena, {do}",
    pl="gdy {event}, jeśli {me:nom} jest w arenie {home}, {do}",
    ja="{event}とき、{me}が{home}アリーナにいるなら、{do}",
    fits=_needs_arena,
    written=True,
)
HAPPENS.phrase(
    Happens(hole("event"), hole("do", "text")),
    en="when {event}, {do}",
    pl="gdy {event}, {do}",
    ja="{event}とき、{do}",
    also=("whenever {event}, {do}", *_AT_HOME),
)
HAPPENS.phrase(
    Happens(hole("event"), hole("do", "text"), hole("if")),
    en="when {event}, if {if}, {do}",
    pl="gdy {event}, jeśli {if}, {do}",
    ja="{event}とき、{if}なら、{do}",
    fits=lambda bound, _: bound["if"] is not None,
    written=True,
)
HAPPENS.reads(
    Happens(hole("event"), If(hole("if"), hole("do", "text"))),
    *(f"{lead} {{if}}, {word} {{event}}, {{do}}" for lead in ("as long as", "if") for word in ("when", "whenever")),
    fits=lambda bound, _: not isinstance(bound["if"], InArena),
)
HAPPENS.reads(
    Happens(hole("event"), hole("do", "text"), Exists(hole("which", "mine"))),
    "when {event}, if you have this unit and {which:a}, {do}",
    "whenever {event}, if you have this unit and {which:a}, {do}",
)
HAPPENS.reads(
    Happens(hole("event"), hole("do", "text")),
    "when {event} {do}",
    "whenever {event} {do}",
    fits=lambda bound, _: bound["event"].name == "attacks",
)

GRAMMAR.add("run", Unstopped("text"))
ONCE = family("happens once")
"""The same as a sentence, of an ability that waits for one event."""
ONCE.phrase(
    Happens(hole("event"), hole("do", "run")),
    en="when {event}, {do}",
    pl="gdy {event}, {do}",
    ja="{event}とき、{do}",
    also=("whenever {event}, {do}", *_AT_HOME),
    fits=_is_phase,
)
GRAMMAR.constants["limited"] = lambda text, at: text.startswith(". Play only ", at)
ONCE.reads(Happens(hole("event"), hole("do", "clause")), "when {event}, {do}{limited}", fits=_is_phase)
ONCE.phrase(
    Happens(hole("event"), hole("do", "run"), hole("if")),
    en="when {event}, if {if}, {do}",
    pl="gdy {event}, jeśli {if}, {do}",
    ja="{event}とき、{if}なら、{do}",
    fits=lambda bound, context: bound["if"] is not None and _is_phase(bound, context),
    written=True,
)


def ways_of(ability: Any) -> Iterator[Happens]:
    """A triggered ability with its condition said by the event, behind it, or cut in two."""
    if not isinstance(ability, When):
        return
    condition = ability.while_
    yield Happens(Occasion(ability.event, condition), ability.do)
    if condition is not None:
        yield Happens(Occasion(ability.event), ability.do, condition)
    if isinstance(condition, Both) and len(condition.conditions) == 2:
        yield Happens(Occasion(ability.event, condition.conditions[0]), ability.do, condition.conditions[1])
    if isinstance(condition, Both) and len(condition.conditions) > 2:
        two, more = condition.conditions[:2], condition.conditions[2]
        yield Happens(Occasion(ability.event, Both(two)), ability.do, more)


def ability_of(happens: Happens) -> When:
    """The triggered ability that a sentence of something that happens is."""
    parts = [one for one in (happens.event.while_, happens.condition) if one is not None]
    flat = tuple(each for one in parts for each in (one.conditions if isinstance(one, Both) else (one,)))
    said = None if not flat else flat[0] if len(flat) == 1 else Both(flat)
    return When(happens.event.name, happens.do, said)


GRAMMAR.add("triggered", SaidAs(GRAMMAR, "happens", ways_of, ability_of))
GRAMMAR.add("when", SaidAs(GRAMMAR, "happens once", ways_of, ability_of))
