"""What abilities say: events, activated abilities, pilots, and the lines of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stolik.cardgame.ast import SELF, THAT_MANY, Discard, Is, Not, Other, Unless, When, inside
from stolik.games.star_wars.ast import keywords
from stolik.games.star_wars.ast.nodes import ARENAS as ARENA_NAMES
from stolik.games.star_wars.ast.nodes import (
    BY,
    Activated,
    BattleStep,
    BuildPoints,
    Fought,
    Gets,
    InArena,
    Keyword,
    Lose,
    Pay,
    Pilot,
    Prevent,
    Reserves,
    Retaliate,
    Room,
    StatOf,
    Tap,
    Upkeep,
    YourStep,
)
from stolik.games.star_wars.text.grammar.canon import PreventThat, lines, said, surface
from stolik.games.star_wars.text.grammar.given import X_IS, gathered, parted
from stolik.games.star_wars.text.grammar.steps import Elsewhere
from stolik.games.star_wars.text.grammar.words import ARENAS, GRAMMAR, KEYWORDS, PrintedOn, capital, family, scribe
from stolik.games.star_wars.text.lexicon import en as star_wars_en
from stolik.text.grammar.kinds import Listed, SaidAs, whole_number
from stolik.text.trees import Bound, Context, Found, Reader, Uniform, Unsayable, Writer, hole

# ---- activated abilities


def _for_an_attack(do: Any) -> bool:
    """Whether anything of it lasts for the attack."""
    return any(getattr(one, "until", "") == "attack" for one in inside(do))


@dataclass(frozen=True)
class Only:
    """A time at which an ability may be played: as `Activated.only`, and how often."""

    when: str = ""
    often: str = ""


@dataclass(frozen=True)
class PlayIf:
    """A condition that it is played under."""

    condition: Any


LIMIT = family("limit")
"""A sentence behind an ability: when it may be played."""
for _when, _en, _pl, _ja, _others in (
    (
        "build",
        "Play only during your build step.",
        "Zagraj tylko w swoim etapie budowy.",
        "自分のビルドステップにのみプレイできる。",
        (
            "Play only during the build step.",
            "Play only during you build step.",
            "Play only during your Build step.",
            "Only during your build step play.",
        ),
    ),
    (
        "no attack",
        "Play only if no unit is attacking.",
        "Zagraj tylko wtedy, gdy żadna jednostka nie atakuje.",
        "どのユニットも攻撃していないときにのみプレイできる。",
        ("Play only if no units are attacking.", "Play only when no unit is attacking."),
    ),
    (
        "would attack",
        "Play only when {me:nom} would attack.",
        "Zagraj tylko wtedy, gdy {me:nom} mogłaby zaatakować.",
        "{me:nom}が攻撃できるときにのみプレイできる。",
        (),
    ),
):
    LIMIT.phrase(Only(_when), en=_en, pl=_pl, ja=_ja, also=_others)
LIMIT.phrase(
    Only("battle"),
    en="Play only during battle.",
    pl="Zagraj tylko podczas bitwy.",
    ja="戦闘中にのみプレイできる。",
    written=True,
)
LIMIT.reads(Only(), "Play only during battle.")
for _often, _en, _pl, _ja in (
    ("build step", "during your build step", "w swoim etapie budowy", "自分のビルドステップ中、"),
    ("attack", "during each attack", "podczas każdego ataku", "各攻撃の間、"),
    ("turn", "each turn", "w każdej turze", "各ターンに"),
):
    LIMIT.phrase(
        Only("build" if _often == "build step" else "", _often),
        en=f"You may play this ability any number of times {_en}.",
        pl=f"Tę zdolność możesz zagrać dowolną liczbę razy {_pl}.",
        ja=f"この能力は{_ja}何回でもプレイできる。",
    )
GRAMMAR.constants["quote"] = lambda text, at: text.startswith(('"', "'"), at)
for _arena in ARENA_NAMES:
    LIMIT.phrase(
        PlayIf(BattleStep(_arena)),
        en=f"Play only during the {star_wars_en.ARENAS[_arena]} battle step.",
        pl=f"Zagraj tylko w etapie bitwy w arenie {ARENAS['pl'][_arena]}.",
        ja=f"{ARENAS['ja'][_arena]}戦闘ステップ中にのみプレイできる。",
    )
for _arena in ARENA_NAMES:
    for _whose, _en, _pl, _ja in (
        ("each", "any unit in the {} arena attacks", "jakakolwiek jednostka z areny {}", "{}アリーナのどのユニット"),
        (
            "you",
            "any of your units in the {} arena attacks",
            "twoja jednostka z areny {}",
            "{}アリーナの自分のユニット",
        ),
    ):
        LIMIT.phrase(
            PlayIf(Unless(Fought(_whose, _arena))),
            en=f"Play only before {_en.format(star_wars_en.ARENAS[_arena])}.",
            pl=f"Zagraj tylko, zanim w tej turze zaatakuje {_pl.format(ARENAS['pl'][_arena])}.",
            ja=f"このターン、{_ja.format(ARENAS['ja'][_arena])}もまだ攻撃していないときにのみプレイできる。",
        )
        LIMIT.phrase(
            PlayIf(Unless(Fought(_whose, _arena, would=True))),
            en=f"Play only before {_en.format(star_wars_en.ARENAS[_arena]).replace('attacks', 'would attack')}.",
            pl=f"Zagraj tylko, zanim w tej turze mogłaby zaatakować {_pl.format(ARENAS['pl'][_arena])}.",
            ja=f"このターン、{_ja.format(ARENAS['ja'][_arena])}もまだ攻撃できるときを迎えていないときにのみプレイできる。",
        )
LIMIT.phrase(
    PlayIf(hole("if")),
    en="Play only if {if}.",
    pl="Zagraj tylko wtedy, gdy {if}.",
    ja="{if}ときにのみプレイできる。",
    also=("Play only when {if}.", "Play only if {if}{quote}", "Play only when {if}{quote}"),
)
LIMITS = family("limits")
"""These sentences, each with a space before it: a tuple."""
LIMITS.phrase((), en="", pl="", ja="")
LIMITS.phrase((hole("a", "limit"),), en=" {a}", pl=" {a}", ja="{a}", written=True)
LIMITS.phrase((hole("a", "limit"), hole("b", "limit")), en=" {a} {b}", pl=" {a} {b}", ja="{a}{b}", written=True)
LIMITS.means(lambda limit, limits: (limit, *limits), " {limit}{limits}", usual=True)


def recipe(name: str, n: Any) -> Any:
    """What a keyword ability does."""
    if name == "intercept":
        return keywords.intercept().do
    return {"evade": keywords.evade, "deflect": keywords.deflect, "retaliate": keywords.retaliate}[name](n).do


def _keyword_number(value: Activated) -> Any:
    for each in (value.do, *getattr(value.do, "steps", ())):
        if isinstance(each, Prevent | Retaliate):
            return each.n
    return 1


X = family("x")
"""The number of a keyword: digits, or X and what that is."""
X.phrase(hole("n"), en="{n}", pl="{n}", ja="{n}", fits=lambda bound, _: whole_number(bound["n"]))
X.phrase(THAT_MANY, en="X", pl="X", ja="X")
for _number, (_en, _pl, _ja) in X_IS.items():
    X.phrase(_number, en=f"X, where X is {_en}", pl=f"X, gdzie X to {_pl}", ja=f"X(Xは{_ja})")
X.reads(StatOf("power", SELF), "X, where X is {own}'s power")


@dataclass(frozen=True)
class Played:
    """A keyword ability with its number."""

    name: str
    n: Any


PLAYED = family("played")
for _name in ("evade", "deflect", "retaliate"):
    PLAYED.phrase(
        Played(_name, hole("n", "x")),
        en=f"{KEYWORDS['en'][_name]} {{n}}",
        pl=f"{KEYWORDS['pl'][_name]} {{n}}",
        ja=f"{KEYWORDS['ja'][_name]}{{n}}",
        also=(f"{KEYWORDS['en'][_name]} {{n}}.",),
    )
PLAYED.phrase(
    Played("intercept", 1),
    en=KEYWORDS["en"]["intercept"],
    pl=KEYWORDS["pl"]["intercept"],
    ja=KEYWORDS["ja"]["intercept"],
    also=(f"{KEYWORDS['en']['intercept']}.",),
)

COST = family("cost")
"""What is paid, as a sentence that stands before the arrow."""
GRAMMAR.constants["paid"] = lambda text, at: text.startswith((", ", " -"), at)
COST.phrase(Tap(SELF), en="{tap}{paid}", pl="{tap}", ja="{tap}")
COST.phrase(
    Discard(SELF),
    en="Discard {me:acc} from the {home} arena",
    pl="Odrzuć {me:acc} z areny {home}",
    ja="{home}アリーナから{me:acc}を捨てる",
    fits=lambda _, context: isinstance(context, PrintedOn) and context.in_arena,
    written=True,
)
COST.reads(Discard(SELF), *(f"Discard {{me}} from the {arena} arena" for arena in star_wars_en.ARENAS.values()))
COST.reads(Pay(hole("n")), "{n} Force pay", "{n} Force Pay", "{n} force pay")
GRAMMAR.add("sentence of a cost", Elsewhere("step", line=True))
COST.phrase(hole("cost", "sentence of a cost"), en="{cost}", pl="{cost}", ja="{cost}")
GRAMMAR.add("costs", Listed(GRAMMAR.constants, "cost", {"en": "", "pl": "", "ja": "、"}, also=("and",)))


def _is_battle(_: Bound, context: Context) -> bool:
    return context.kind == "battle"


GRAMMAR.constants["free"] = lambda text, at: not _arrow(text, at)
PRICE = family("price")
"""The costs with the arrow."""
PRICE.phrase((), en="{free}", pl="", ja="", fits=_is_battle)
PRICE.phrase((), en="-> ", pl="-> ", ja="-> ")
PRICE.phrase(hole("costs"), en="{costs} -> ", pl="{costs} -> ", ja="{costs} -> ")


@dataclass(frozen=True)
class Offer:
    """An activated ability as its text tells it: costs, a keyword or an effect, when it may be played."""

    costs: Any
    effect: Any
    limits: Any
    enhance: bool = False


GRAMMAR.constants["closed"] = lambda text, at: at == len(text) or text.startswith(('"', "'"), at)
OFFER = family("offer")
for _enhance in (False, True):
    _before = {lang: f"{KEYWORDS[lang]['enhance']}{':' if lang == 'ja' else ': '}" * _enhance for lang in ARENAS}
    for _effect, _limits, _between in (
        ("played", (), ""),
        ("played", hole("limits"), " "),
        ("text", hole("limits"), ""),
    ):
        _last = "{limits}" if _limits else ""
        OFFER.phrase(
            Offer(hole("costs", "price"), hole("effect", _effect), _limits, _enhance),
            en=f"{_before['en']}{{costs}}{{effect}}{_last}",
            pl=f"{_before['pl']}{{costs}}{{effect}}{_last}",
            ja=f"{_before['ja']}{{costs}}{{effect}}{_between}{_last}",
        )
    OFFER.reads(
        Offer(hole("costs", "price"), hole("effect", "clause"), (), _enhance),
        f"{_before['en']}{{costs}}{{effect}}{{closed}}",
    )


def _limits_of(value: Activated) -> Iterator[Any]:
    if value.often:
        build = value.only == "build"
        yield Only(
            value.only if build else "", "build step" if build else "attack" if _for_an_attack(value.do) else "turn"
        )
    elif value.only:
        yield Only(value.only)
    condition = value.while_
    if condition is None:
        return
    if not (isinstance(condition, InArena) and condition.noun == SELF and Discard(SELF) in value.costs):
        yield PlayIf(condition)


def _offers(value: Any) -> Iterator[Offer]:
    if not isinstance(value, Activated):
        return
    limits, enhance = tuple(_limits_of(value)), value.keyword == "enhance"
    n = _keyword_number(value)
    if value.keyword in _PLAYED and value.do == surface(recipe(value.keyword, n)):
        yield Offer(value.costs, Played(value.keyword, n), limits)
    yield Offer(value.costs, value.do, limits, enhance)


_PLAYED = ("evade", "deflect", "intercept", "retaliate")


def _activated(offer: Offer) -> Activated | None:
    """The ability; None where two times are said."""
    times = [each for each in offer.limits if isinstance(each, Only)]
    said = [each.condition for each in offer.limits if isinstance(each, PlayIf)]
    if sum(bool(each.when) for each in times) > 1 or len(said) > 1:
        return None
    effect = offer.effect
    keyword = effect.name if isinstance(effect, Played) else ""
    return Activated(
        offer.costs,
        recipe(effect.name, effect.n) if isinstance(effect, Played) else effect,
        "enhance" if offer.enhance else keyword,
        only="".join(each.when for each in times),
        often=any(each.often for each in times),
        while_=said[0] if said else None,
    )


def _arrow(text: str, at: int) -> bool:
    """Whether an arrow stands outside quotes."""
    before, arrow, _ = text[at:].partition(" -> ")
    return bool(arrow) and '"' not in before


GRAMMAR.add("offered", SaidAs(GRAMMAR, "offer", _offers, _activated))
GRAMMAR.add("activated", Elsewhere("offered", anew=True))
"""An activated ability or a way to play a Battle card: costs, arrow, effect, when it may be played."""
GRAMMAR.add("quoted", Elsewhere("activated", "this", line=True, quoted=True))

# ---- pilots, reserves, lines


def piloted_arena(pilot: Pilot) -> str:
    """The arena of the units that a pilot may pilot."""
    return "ground" if pilot.of[0] in ("Speeder", "Walker", "Creature") else "space"


ANYTIME = " You may play this ability anytime."
"""What is played in one's own build step as well as in a chance for abilities of any kind (SW-ABIL-43)."""


_ANYTIME = {
    "en": f".{ANYTIME.removesuffix('.')}",
    "pl": ". Tę zdolność możesz zagrać w dowolnej chwili",
    "ja": "。この能力はいつでもプレイできる",
}


def _once_told(told: Sequence[tuple[Any, ...]]) -> Iterator[tuple[tuple[Any, ...], bool]]:
    """Lines, each with whether it may be played anytime: then it stands for both of its times."""
    for n, line in enumerate(told):
        if n == 0 or not at_both(told[n - 1][-1], line[0]):
            yield line, n + 1 < len(told) and at_both(line[-1], told[n + 1][0])


def at_both(one: Any, other: Any) -> bool:
    """Whether the second of two abilities is the first for one's own build step."""
    if not isinstance(one, Activated) or not isinstance(other, Activated):
        return False
    return (one.only, other.only) == ("", "build") and replace(other, only="") == one


def at_either(text: str) -> list[str]:
    """An ability that may be played anytime as one for each of the two times; any other as it is."""
    said = text.rstrip().removesuffix(ANYTIME)
    return [text] if said == text.rstrip() else [said, f"{said} Play only during your build step."]


_PILOTED = {*(kind.lower() for kind in star_wars_en.SUBTYPES), "unit", "space unit", "ground unit"}
"""What a Pilot's line calls the unit that it is on."""


class PilotLine(Uniform):
    """What a Pilot gives to the unit that it is on: one thing, or several behind dots."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The line, not yet with capitals. Raises `Unsayable`."""
        if not isinstance(value, Pilot):
            raise Unsayable(f"{value!r} is no Pilot")
        own = scribe(out)
        arena = piloted_arena(value)
        before, own.context = (own.context, own.own), replace(own.context, arena=arena)
        own.own = f"this {value.of[0]}" if len(value.of) == 1 else "this"
        items: list[str] = []
        mods = tuple(each for each in value.gives if isinstance(each, Gets | Keyword | Room))
        for each in value.gives:
            if isinstance(each, Gets | Keyword | Room):
                items += [out.write("mod", one) for one in parted((each,))]
        rest = tuple(each for each in value.gives if not isinstance(each, Gets | Keyword | Room))
        for line, anytime in _once_told(lines(rest)):
            item = capital(out.write("line", said(line))).rstrip(".。")
            items.append(f"{item}{_ANYTIME[out.lang]}" if anytime else item)
        own.context, own.own = before
        unit = value.of[0] if len(value.of) == 1 else "unit"
        several = len(items) > 1 or not mods
        match out.lang:
            case "en":
                kinds = value.of[0] if len(value.of) == 1 else ", ".join(value.of[:-1]) + f" and {value.of[-1]}"
                gets = "gets: " + " ".join(f"* {item}." for item in items) if several else f"gets {items[0]}."
                return f"[Pilot] {kinds} Pilot. The {unit} {gets}"
            case "pl":
                gets = f"otrzymuje: {' '.join(f'* {item}.' for item in items)}" if several else f"otrzymuje {items[0]}."
                return f"[Pilot] {' lub '.join(value.of)}. Pilotowana jednostka {gets}"
            case _:
                gets = "".join(f"* {item}。" for item in items) if several else f"{items[0]}。"
                return f"[パイロット] {'か'.join(value.of)}。乗っているユニットは次を得る:{gets}"

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """One line up to the end of the text."""
        at = given.at("[Pilot] ", at)
        found = re.compile(r"([A-Z][\w ,]*?) Pilot\. [Tt]h(?:e|is) ([A-Z]?[\w ]+?) ?gets ?(:?) ?(?=.)").match(
            given.text, max(at, 0)
        )
        if at < 0 or found is None:
            return
        kinds = tuple(re.split(r", | and ", found[1]))
        if not set(kinds) <= set(star_wars_en.SUBTYPES) or not set(found[2].lower().split(" or ")) <= _PILOTED:
            return
        items = re.split(r" ?\* ?", given.text[found.end() :]) if found[3] else [given.text[found.end() :]]
        gives: list[Any] = []
        for item in [one for each in items if each for one in at_either(each)]:
            each = self._item(item, given)
            if each is None:
                return
            gives.append(each)
        done = gathered(tuple(part for each in gives for part in each))
        if done is None:
            return
        yield Pilot(kinds, done), len(given.text), True

    def _item(self, item: str, given: Reader) -> tuple[Any, ...] | None:
        bare = item.strip().rstrip(".").strip("\"'")
        context = given.context
        if isinstance(context, PrintedOn):  # its name is the pilot's, and "this unit" the one that it is on
            context = replace(context, riding=True)
        reader = Reader(given.grammar, bare, context)
        for value, end, _ in reader.read("mods", 0):
            if end == len(bare):
                return tuple(value)
        for text in (bare + ".", bare):
            reader = Reader(given.grammar, text, context)
            found = [value for value, end, _ in reader.read("line", 0) if end == len(text)]
            if found:
                return (found[0],)
        lead = "this unit gets "
        text = f"{lead}{bare}."
        reader = Reader(given.grammar, text, context)
        found = [value for value, end, _ in reader.read("static line", 0) if end == len(text)]
        return (found[0],) if found else None


GRAMMAR.add("pilot", PilotLine())
UPKEEP = family("upkeep cost")
"""One of the costs of Upkeep."""
UPKEEP.phrase(hole("step"), en="{step}", pl="{step}", ja="{step}")
GRAMMAR.add("upkeep costs", Listed(GRAMMAR.constants, "upkeep cost", {"en": "or", "pl": "lub", "ja": "か、"}))
BOUNTY = family("bounty")
"""What is gained for a unit that is discarded."""


BOUNTY.phrase(hole("do", "text"), en="{do}", pl="{do}", ja="{do}")
BOUNTY.reads(hole("do", "clause"), "{do}{closed}")
BOUNTY.reads(BuildPoints(hole("n")), "{n} build point.", "{n} build points.")
NAMED = family("triggered keyword")
"""Keywords of triggered abilities."""
NAMED.phrase(
    When("build step starts", Upkeep(hole("costs", "upkeep costs")), YourStep()),
    en=f"{KEYWORDS['en']['upkeep']}: {{costs}}.",
    pl=f"{KEYWORDS['pl']['upkeep']}: {{costs}}.",
    ja=f"{KEYWORDS['ja']['upkeep']}:{{costs}}。",
    also=(f"{KEYWORDS['en']['upkeep']}: {{costs}}{{closed}}",),
)
NAMED.phrase(
    keywords.bounty(hole("do", "bounty")),
    en=f"{KEYWORDS['en']['bounty']}: {{do}}",
    pl=f"{KEYWORDS['pl']['bounty']}: {{do}}",
    ja=f"{KEYWORDS['ja']['bounty']}:{{do}}",
)
GRAMMAR.add("quoted keyword", Elsewhere("triggered keyword", "this", line=True, quoted=True))
GRAMMAR.add("kept", Elsewhere("line", arena="", line=True))
GRAMMAR.add(
    "reserve",
    SaidAs(GRAMMAR, "kept", lambda one: (said((one,)),), lambda one: one if isinstance(one, Activated) else None),
)
LINE = family("line")
"""One line of a card."""
LINE.reads(
    (
        When("would be damaged", PreventThat(None)),
        When("unit would be damaged", PreventThat(None), Is(BY, Not(Other()))),
    ),
    "prevent all damage to and done by {me}.",
)
LINE.reads(
    When("damages", Lose(THAT_MANY, "opponent")), "your opponent loses 1 Force for each point of damage done by {me}."
)


def _has_triggers(bound: Bound, context: Context) -> bool:
    """A Battle card has none but what it says of its being discarded from the hand (SW-ABIL-2, SW-BC-18)."""
    return context.kind != "battle" or getattr(bound["line"], "event", "") == "forced from hand"


for _category in ("lucky", "triggered keyword", "static line", "triggered", "activated", "pilot"):
    LINE.phrase(
        hole("line", _category),
        en="{line}",
        pl="{line}",
        ja="{line}",
        fits=None if _category != "triggered" else _has_triggers,
    )
LINE.phrase(
    Reserves(hole("ability", "reserve")),
    en=f"{KEYWORDS['en']['reserves']}: {{ability}}",
    pl=f"{KEYWORDS['pl']['reserves']}: {{ability}}",
    ja=f"{KEYWORDS['ja']['reserves']}:{{ability}}",
)
