"""What things are like: filters as adjectives and relative clauses, and the core of a noun made of them.

Filters are phrases of `ADJ` and `POST`; their Polish is a part of the noun's template (words.inflect), "^" puts it
first.
"""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from stolik.cardgame.ast import CHOSEN, AllOf, AnyOf, Called, NameHas, Not, Other, Which
from stolik.games.pokemon.ast.nodes import (
    Affected,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    HasAbility,
    HasResistance,
    HasWeakness,
    Holding,
    Hurt,
    IsActive,
    IsBenched,
    Kind,
    MaximumHP,
    MovedUp,
    OfType,
    RemainingHP,
    RetreatsFor,
    SameType,
    Under,
    WasPlayed,
)
from stolik.games.pokemon.text.grammar.words import (
    GRAMMAR,
    KINDS_EN,
    KINDS_JA,
    KINDS_PL,
    NAME_ALONE,
    Name,
    family,
    inflect,
)
from stolik.games.pokemon.text.lexicon import en, ja, pl
from stolik.games.pokemon.text.names import called
from stolik.text.grammar.kinds import Listed, SaidAs, alone, filters_of
from stolik.text.trees import Bound, Context, Family, Writer, hole

TRAINER = AllOf((Kind("trainer"), Not(Kind("supporter")), Not(Kind("stadium"))))

#: Sorts of cards that may be said of Pokémon in play.
LATER_SORTS = ("stage 1", "stage 2", "evolution")
STYLES = ("single strike", "rapid strike", "fusion strike", "ancient", "future", "radiant", "team plasma")
POKEMON_SORTS = (
    "basic pokemon", "ex", "sp", "star", "level-up", "EX", "gx", "tag team", "v", "vmax", "ultra beast", "rule box", *STYLES
)  # fmt: skip

ADJ = family("adj")
ADJ.phrase(OfType(hole("type")), en="{type}", pl="<{type}", ja="{type}タイプの")
ADJ.phrase(Evolved(), en="Evolved", pl="^<rozwinięt", ja="進化している")
ADJ.phrase(
    Evolved(hole("n")),
    en="Stage {n} Evolved",
    pl="^<rozwinięt do etapu {n}",
    ja="{n}進化している",
    fits=lambda bound, _: bound["n"] is not None,
)
ADJ.phrase(Affected(hole("condition")), en="{condition}", pl="^<{condition}", ja="{condition}の")

POST = family("post")
POST.phrase(
    Hurt(),
    en="that has any damage counters on it",
    pl="ze znacznikami obrażeń",
    ja="ダメージカウンターがのっている",
    also=(
        "that have any damage counters on them",
        "that already has any damage counters on it",
        "that already has damage counters on it",
    ),
)
POST.phrase(
    Hurt(hole("n")),
    en="that has {n} or more damage counters on it",
    pl="z co najmniej {n:ins counter}",
    ja="ダメージカウンターが{n:個}以上のっている",
)
POST.phrase(
    Not(Hurt()),
    en="that doesn't have any damage counters on it",
    pl="bez znaczników obrażeń",
    ja="ダメージカウンターがのっていない",
)
POST.phrase(
    Holding(Kind("energy")),
    en="that has any Energy attached to it",
    pl="z dołączoną energią",
    ja="エネルギーがついている",
    also=("that has any Energy cards attached to it", "that have any Energy attached to them"),
)
POST.phrase(
    Not(Evolved()),
    en="that isn't an Evolved Pokémon",
    pl="^<nierozwinięt",
    ja="進化していない",
)
POST.phrase(
    Holding(EnergyOf(hole("type"))),
    en="that has any {type} Energy attached to it",
    pl="z dołączoną energią {type:f ins}",
    ja="{type}エネルギーがついている",
    also=("that have any {type} Energy attached to them",),
)
POST.phrase(
    Not(Holding(Kind("energy"), hole("n"))),
    en="that has less than {n} Energy attached to it",
    pl="z dołączoną energią w liczbie mniejszej niż {n}",
    ja="エネルギーが{n:個}以上ついていない",
)
POST.means(lambda n: Not(Holding(Kind("energy"), n + 1)), "that has {n} or less Energy attached to it")
POST.phrase(
    Holding(hole("kind"), hole("n")),
    en="that has {n|any #|# or more} {kind:pl} attached to it",
    pl="z co najmniej {n} {kind:ins pl <dołączon}",
    ja="{kind}が{n:枚}以上ついている",
    fits=lambda bound, _: bound["n"] > 1 and isinstance(bound["kind"], Kind),
)
POST.phrase(
    Holding(hole("kind")),
    en="that has any {kind:pl} attached to it",
    pl="z {kind:ins <dołączon}",
    ja="{kind}がついている",
    also=("that has {kind:a} attached to it",),
    fits=lambda bound, _: bound["kind"] != Kind("energy") and not isinstance(bound["kind"], EnergyOf),
)
POST.reads(Holding(Called(hole("own"))), "that has {own} attached to it", "that has any {own} attached to it")
POST.phrase(
    Not(Holding(hole("kind"))),
    en="that doesn't already have {kind:a} attached to it",
    pl="bez {kind:gen <dołączon}",
    ja="{kind}がついていない",
    also=("that doesn't have any {kind:pl} attached to it",),
)
POST.phrase(Not(Evolved()), en="that isn't an Evolved Pokémon", pl="<nierozwinięt", ja="進化していない")
POST.reads(Not(Evolved()), "that isn't an evolved Pokémon")
POST.phrase(
    HasAbility(hole("sort", "ability_ins")),
    en="that has any {sort}",
    pl="z {sort}",
    ja="{sort}を持つ",
    also=("with any {sort}",),
)
POST.phrase(
    Not(HasAbility(hole("sort", "ability_gen"))),
    en="that doesn't have any {sort}",
    pl="bez {sort}",
    ja="{sort}を持たない",
)
POST.phrase(
    Affected(),
    en="that is affected by a Special Condition",
    pl="ze stanem specjalnym",
    ja="特殊状態の",
)
POST.phrase(
    RetreatsFor(0),
    en="that doesn't have a Retreat Cost",
    pl="bez kosztu wycofania",
    ja="「にげる」ためのエネルギーがいらない",
)
POST.phrase(
    RetreatsFor(hole("n")),
    en="that has a Retreat Cost of {n} or less",
    pl="z kosztem wycofania najwyżej {n}",
    ja="「にげる」ためのエネルギーが{n:個}以下の",
)
POST.phrase(
    Affected(least=hole("n")),
    en="that is affected by {n} or more Special Conditions",
    pl="ze stanami specjalnymi w liczbie co najmniej {n}",
    ja="特殊状態が{n:個}以上の",
    fits=lambda bound, _: bound["n"] > 1,
)
POST.phrase(
    RemainingHP(hole("n")),
    en="that has remaining HP of {n} or less",
    pl="z pozostałym HP najwyżej {n}",
    ja="残りHPが{n}以下の",
)
POST.phrase(
    MaximumHP(hole("n")),
    en="that has a maximum HP of {n} or less",
    pl="z maksymalnym HP najwyżej {n}",
    ja="最大HPが{n}以下の",
    also=("that each has {n} HP or less",),
    fits=lambda bound, _: bound["n"] is not None,
)
POST.phrase(
    MaximumHP(None, hole("n")),
    en="that has a maximum HP of {n} or more",
    pl="z maksymalnym HP co najmniej {n}",
    ja="最大HPが{n}以上の",
    also=("that has maximum HP of {n} or more",),
    fits=lambda bound, _: bound["n"] is not None,
)
POST.phrase(HasResistance(), en="that has any Resistance", pl="z odpornością", ja="抵抗力を持つ")
POST.phrase(
    HasWeakness(hole("type")),
    en="that has Weakness to {type} type",
    pl="ze słabością na typ {type:m3 acc}",
    ja="弱点が{type}タイプの",
    fits=lambda bound, _: bound["type"] is not None,
)
POST.phrase(HasWeakness(), en="that has any Weakness", pl="ze słabością", ja="弱点を持つ")
POST.phrase(
    Kind("delta"),
    en="that has δ on its card",
    pl="ze znakiem δ na karcie",
    ja="カードにδがある",
)

POST.phrase(
    NameHas(hole("name", "title part")),
    en="that has {name} in its name",
    pl="z „{name}” w nazwie",
    ja="名前に{name}とつく",
    also=("that have {name} in their names",),
)
POST.phrase(
    EvolvesFrom("fossil"),
    en="that evolves from a Fossil",
    pl="<ewoluując ze skamieniałości",
    ja="化石から進化する",
)
POST.phrase(
    EvolvesFrom(hole("source", "source")),
    en="that evolves from {source}",
    pl="<ewoluując z {source:gen}",
    ja="{source}から進化する",
    also=("that evolve from {source}",),
)
POST.phrase(
    EvolvesFrom(hole("noun"), over=True),
    en="that evolves from {noun} over a Stage 1 card",
    pl="<ewoluując z {noun:gen} z pominięciem etapu 1",
    ja="{noun}から1進化をとばして進化する",
)
POST.phrase(
    SameType(CHOSEN),
    en="that is the same type as that Energy card",
    pl="tego samego typu co ta karta energii",
    ja="そのエネルギーと同じタイプの",
)
POST.phrase(MovedUp(), en="that moved up this turn", pl="z ławki w tej turze", ja="この番にベンチから出た")
POST.phrase(
    Under(hole("name", "title")),
    en="that has {name} anywhere under it",
    pl="z kartą {name} pod spodem",
    ja="下に{name}がある",
)
POST.phrase(IsActive(), en="that is Active", pl="na polu aktywnym", ja="バトル場にいる")
POST.phrase(IsBenched(), en="that is on the Bench", pl="z ławki", ja="ベンチにいる")
POST.phrase(
    WasPlayed("evolved"),
    en="that evolved during this turn",
    pl="<rozwinięt w tej turze",
    ja="この番に進化した",
)
POST.phrase(
    WasPlayed("put"),
    en="that was played during this turn",
    pl="<zagran w tej turze",
    ja="この番に場に出した",
)
POST.phrase(
    Not(Called(hole("own"))),
    en="(excluding any {own})",
    pl="(oprócz kart {own})",
    ja="[（|]{own}[をのぞく）|]",
    also=("(excluding {own})",),
)
POST.phrase(
    Not(hole("other", "excluded")),
    en="(excluding {other})",
    pl="(oprócz {other})",
    ja="[（|]{other}[をのぞく）|]",
    also=("(except for {other})", "(excluding {other}, if any)"),
)


POST.phrase(
    Not(hole("kind")),
    en="(excluding any {kind:pl})",
    pl="(oprócz {kind:gen pl})",
    ja="[（|]{kind}[をのぞく）|]",
    also=("that isn't {kind:a}", "that aren't {kind:pl}"),
    written=True,
)


POST.phrase(
    HasAbility("any"),
    en="that has any Ability",
    pl="ze zdolnością",
    ja="特性を持つ",
    also=("that has an Ability", "that have an Ability", "that have Abilities", "that has any Abilities"),
    written=True,
)


SOURCE = family("source")
"""What a card evolves from: a Pokémon, or a name."""
SOURCE.phrase(hole("noun"), en="{noun}", pl="{noun:=}", ja="{noun}")
SOURCE.phrase(
    hole("name", "title"),
    en="{name}",
    pl="Pokémona {name}",
    ja="{name}",
    fits=lambda bound, context: bound["name"] != context.me,
)


class Core(Family):
    """What things are like: a tuple of filters, with the head that they make.

    Spec, English: "pl" for several, "all" for all of each sort, "a" with an article, "card" or "pokemon" for the head without any filter (default
    card). Spec, Polish: a case ("foe": nominative, of the opponent), then perhaps "pl", then adjectives before it ("<dołączon"); without a case the template
    itself is written.
    """

    def __init__(self, thing: str) -> None:
        super().__init__(GRAMMAR.constants)
        self.thing = thing
        one = hole("filters", f"{thing} one")
        for asked in ("", "all"):
            self.reads(one, "{filters}", usual=True, asked=asked)
        self.reads(one, "a {filters}", "an {filters}", usual=True, asked="a")
        self.reads(hole("filters", f"{thing} several"), "{filters}", usual=True, asked="pl")

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The core in words."""
        filters = value if isinstance(value, tuple) else (value,)
        words = spec.split(" ")
        if out.lang == "en":
            parts = _sorts(filters) if "all" in words else (filters,)
            text = " and ".join(english(part, self.thing, "pl" in words, out) for part in parts)
            return f"{_article(text)} {text}" if "a" in words else text
        if out.lang == "ja":
            return japanese(filters, self.thing, out)
        if words[0] == "foe":
            return inflect(polish_place(Which("pokemon", "opponent", "play", filters), out), "nom")
        template = polish(filters, self.thing, out)
        if not words[0]:
            return template
        adjectives = [word for word in words if word.startswith("<")]
        return inflect(" ".join([*adjectives, template]), words[0], "pl" in words)


GRAMMAR.add("card", Core("card"))
GRAMMAR.add("pokemon", Core("pokemon"))
GRAMMAR.add("kind", SaidAs(GRAMMAR, "card", lambda one: (_tuple(one),), alone, {"pl": "gen pl"}))
"""One filter alone, such as what is attached."""
GRAMMAR.add("excluded", SaidAs(GRAMMAR, "pokemon", lambda one: (_tuple(one),), alone, {"en": "pl", "pl": "gen pl"}))


def _sorts(filters: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
    """Each of several sorts, "Pokémon-GX and Pokémon-EX"; else all in one."""
    each = filters[0].filters if len(filters) == 1 and isinstance(filters[0], AnyOf) else ()
    return tuple((kind,) for kind in each) if each and all(isinstance(kind, Kind) for kind in each) else (filters,)


def _article(text: str) -> str:
    return "an" if text[0] in "AEIOUaeiou" and not text.startswith("Un") else "a"


def _head(filters: tuple[Any, ...], thing: str) -> tuple[str, tuple[Any, ...]]:
    """The sort of the head and the filters that are left."""
    for each in filters:
        if each == TRAINER:
            return "item", tuple(other for other in filters if other != each)
        if isinstance(each, Kind) and each.sort != "delta":
            return each.sort, tuple(other for other in filters if other != each)
    if any(isinstance(each, EnergyOf) for each in _flat(filters)):
        return "energy", filters
    if thing == "pokemon" or any(isinstance(each, OfType | Evolved | Affected) for each in _flat(filters)):
        return "pokemon", filters
    return "card", filters


def _flat(filters: tuple[Any, ...]) -> Iterator[Any]:
    for each in filters:
        if isinstance(each, AnyOf | AllOf):
            yield from _flat(each.filters)
        else:
            yield each


def _either(each: Any) -> tuple[str, ...] | None:
    """The types of "Grass or Fire", None if it is anything else."""
    if isinstance(each, OfType | EnergyOf):
        return (each.type,)
    if isinstance(each, AnyOf) and all(isinstance(part, type(each.filters[0])) for part in each.filters):
        if isinstance(each.filters[0], OfType | EnergyOf):
            return tuple(part.type for part in each.filters if isinstance(part, OfType | EnergyOf))
    return None


_ROLES: dict[type, Callable[[Any, str], str]] = {
    AnyOf: lambda _, sort: "choice",
    Called: lambda _, sort: "name",
    Other: lambda _, sort: "other",
    Evolved: lambda _, sort: "adj",
    Affected: lambda affected, sort: "post" if affected.condition is None else "adj",
    Kind: lambda kind, sort: "basic" if sort == "basic pokemon" and kind.sort != "delta" else "post",
}


def _role(each: Any, sort: str) -> str:
    """What a filter is beside its head: "types" or "energy" (of types), an "adj" before it, a "post" behind it, its
    "name", a "basic" one of a sort, "other" ones, or a "choice" of heads."""
    if _either(each) is not None:
        return "energy" if isinstance(next(iter(_flat((each,)))), EnergyOf) else "types"
    return _ROLES[type(each)](each, sort) if type(each) in _ROLES else "post"


@dataclass
class Phrased:
    """A core as far as it is said: what stands before its head, the head, what stands behind it."""

    head: str
    before: list[str] = field(default_factory=list)
    behind: list[str] = field(default_factory=list)
    excluded: list[str] = field(default_factory=list)


def _choices(filters: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
    """The cores to choose from, of "a Basic Pokémon or a Fossil"; empty for anything else."""
    if len(filters) == 1 and isinstance(filters[0], AnyOf) and _either(filters[0]) is None:
        return tuple(_tuple(part) for part in filters[0].filters)
    return ()


def _said(filters: tuple[Any, ...], thing: str, several: bool, out: Writer) -> tuple[str, Phrased]:
    """The sort of the head, and the core as it is said in the writer's language."""
    sort, left = _head(filters, thing)
    said = Phrased(_kind(sort, several, out))
    says = _SAYS[out.lang]
    for each in left:
        role = _role(each, sort)
        says.get(role, says["post"])(said, each, _Beside(sort, role, thing, several, out))
    return sort, said


@dataclass(frozen=True)
class _Beside:
    """Where a filter is said: the sort of the head, the filter's role, and the core's own words."""

    sort: str
    role: str
    thing: str
    several: bool
    out: Writer

    def words(self, each: Any) -> str:
        """The filter's own phrase."""
        return self.out.write(self.role, each)

    def types(self, each: Any, between: str, words: Mapping[str, str]) -> str:
        """The filter's types in a row."""
        return between.join(words[letter] for letter in _either(each) or ())

    def cores(self, each: Any) -> list[str]:
        """What is to choose from."""
        parts = [_tuple(part) for part in each.filters]
        if self.out.lang == "en":
            return [english(part, self.thing, self.several, self.out) for part in parts]
        say = polish if self.out.lang == "pl" else japanese
        return [say(part, self.thing, self.out) for part in parts]


def _kind(sort: str, several: bool, out: Writer) -> str:
    era = out.context.era
    if out.lang == "pl":
        return KINDS_PL[era][sort]
    return KINDS_EN[era][sort][several] if out.lang == "en" else KINDS_JA[era][sort][0]


def _to(part: str, words: Callable[[Any, _Beside], str]) -> Callable[[Phrased, Any, _Beside], None]:
    """Says a filter before or behind the head, or instead of it."""

    def say(said: Phrased, each: Any, beside: _Beside) -> None:
        if part == "head":
            said.head = words(each, beside)
        else:
            getattr(said, part).append(words(each, beside))

    return say


def _choice_en(each: Any, beside: _Beside) -> str:
    first, *others = beside.cores(each)
    return first + "".join(f" (or {part})" for part in others)


def _energy_pl(said: Phrased, each: Any, beside: _Beside) -> None:
    said.head += " " + " lub ".join(pl.adjective(pl.TYPES[letter], "f", "gen") for letter in _either(each) or ())


def _energy_ja(said: Phrased, each: Any, beside: _Beside) -> None:
    mark = {"basic energy": "基本", "special energy": "特殊"}.get(beside.sort, "")
    said.head = mark + beside.types(each, "または", ja.TYPES) + said.head.removeprefix(mark)


def _post_ja(said: Phrased, each: Any, beside: _Beside) -> None:
    """What is excluded stands behind, all of it in one bracket; unlike types before (`apart`)."""
    if isinstance(each, Not) and _either(each.filter):
        return
    words, bare = beside.words(each), beside.out.write(beside.role, each, "inner")
    (said.before if words == bare else said.excluded).append(bare)


_SAYS: dict[str, dict[str, Callable[[Phrased, Any, _Beside], None]]] = {
    "en": {
        "types": _to("before", lambda each, beside: beside.types(each, " or ", en.TYPES)),
        "energy": _to("before", lambda each, beside: beside.types(each, " or ", en.TYPES)),
        "choice": _to("head", _choice_en),
        "name": _to("head", lambda it, _: str(it.name)),
        "basic": _to("head", lambda kind, beside: f"basic {_kind(kind.sort, beside.several, beside.out)}"),
        "adj": _to("before", lambda each, beside: beside.words(each)),
        "other": lambda said, each, beside: None,
        "post": _to("behind", lambda each, beside: beside.words(each)),
    },
    "pl": {
        "types": _to("behind", lambda each, beside: " lub ".join("<" + pl.TYPES[one] for one in _either(each) or ())),
        "energy": _energy_pl,
        "choice": _to("behind", lambda each, beside: f"({' lub '.join(beside.cores(each))})"),
        "name": _to("behind", lambda it, beside: it.name if beside.sort == "pokemon" else f"o nazwie {it.name}"),
        "basic": _to("head", lambda kind, beside: f"<podstawow {_kind(kind.sort, False, beside.out)}"),
        "other": _to("before", lambda each, beside: "<inn"),
        "post": _to("behind", lambda each, beside: beside.words(each)),
    },
    "ja": {
        "types": _to("before", lambda each, beside: beside.types(each, "または", ja.TYPES) + "タイプの"),
        "energy": _energy_ja,
        "choice": _to("head", lambda each, beside: "または".join(beside.cores(each))),
        "name": _to("head", lambda it, _: f"「{called(it.name, 'ja')}」"),
        "basic": _to("head", lambda kind, beside: "たねの" + _kind(kind.sort, False, beside.out)),
        "other": _to("before", lambda each, beside: "別の"),
        "post": _post_ja,
    },
}
"""How a language says a filter beside its head, by the filter's role."""


def english(filters: tuple[Any, ...], thing: str, several: bool, out: Writer) -> str:
    """The core in English."""
    if choices := _choices(filters):
        parts = [english(part, thing, several, out) for part in choices]
        if len(choices) > 2 and all(len(part) == 1 and isinstance(part[0], Called) for part in choices):
            return f"{', '.join(parts[:-1])}, {'and' if several else 'or'} {parts[-1]}"
        last = f"{'' if several else _article(parts[-1]) + ' '}{parts[-1]}"
        return f" {'and' if several else 'or'} ".join([", ".join(parts[:-1]), last])
    sort, said = _said(filters, thing, several, out)
    if sort in ("basic energy", "special energy") and said.before:
        word, _, rest = said.head.partition(" ")
        return " ".join([word, *said.before, rest, *said.behind])
    return " ".join([*said.before, said.head, *said.behind])


def _tuple(part: Any) -> tuple[Any, ...]:
    return (part,) if part == TRAINER else filters_of(part)


def polish(filters: tuple[Any, ...], thing: str, out: Writer) -> str:
    """The template of the core in Polish."""
    if choices := _choices(filters):
        return " lub ".join(polish(part, thing, out) for part in choices)
    _, said = _said(filters, thing, False, out)
    whole = [*said.before, *(part[1:] for part in said.behind if part.startswith("^")), said.head.removeprefix("^")]
    return " ".join([*whole, *(part for part in said.behind if not part.startswith("^"))])


def polish_place(which: Which, out: Writer, mine: str = "%swój") -> str:
    """The Polish template of Pokémon in play, with owner and place."""
    core = polish(which.filters, "pokemon", out)
    words = core.split(" ")
    at = next(n for n, word in enumerate(words) if word.startswith("{")) + 1
    while at < len(words) and (
        words[at].startswith("<") or words[at] in ("lub", "SP", "LV.X", "etapu", "1", "2", "Star")
    ):
        at += 1
    owner = {"you": "", "opponent": "przeciwnika", "each": "obu graczy"}[which.whose]
    bench = {"play": "", "active": "", "bench": "na ławce"}[which.where]
    front = [mine] if which.whose == "you" else []
    if which.where == "active":
        front.append("<aktywn")
    if words[0] == "<inn":
        front, words, at = ["<inn", *front], words[1:], at - 1
    return " ".join([*front, *words[:at], *filter(None, (owner, bench)), *words[at:]])


def japanese(filters: tuple[Any, ...], thing: str, out: Writer) -> str:
    """The core in Japanese."""
    return "".join(apart(filters, thing, out))


def apart(filters: tuple[Any, ...], thing: str, out: Writer) -> tuple[str, str]:
    """The core in Japanese, and what it excludes: that stands behind "all" and behind a number."""
    if choices := _choices(filters):
        *before, last = (apart(part, thing, out) for part in choices)
        return "または".join([*map("".join, before), last[0]]), last[1]
    _, said = _said(filters, thing, False, out)
    unlike = [letter for each in filters if isinstance(each, Not) for letter in _either(each.filter) or ()]
    types = "・".join(ja.TYPES[letter] for letter in unlike) + "タイプ以外の" if unlike else ""
    excluded = f"（{'と'.join(said.excluded)}をのぞく）" if said.excluded else ""
    return types + "".join(said.before) + said.head, excluded


# ---- reading


POSTS = family("posts")
"""What stands behind a head: a tuple of filters."""
POSTS.reads((), "", usual=True)
POSTS.means(lambda post, posts: (post, *posts), " {post}{posts}", usual=True)
POSTS.means(
    lambda unlike: tuple(map(Not, unlike)) if not any(isinstance(each, AnyOf) for each in unlike) else None,
    ", excluding {unlike}",
)
GRAMMAR.add("unlike", Listed(GRAMMAR.constants, "excluded", {"en": "and"}))

LETTERS = family("letters")
"""One type or several to choose from: a tuple of their letters."""
LETTERS.reads((hole("a", "type"),), "{a}", usual=True)
LETTERS.reads((hole("a", "type"), hole("b", "type")), "{a} or {b}", usual=True)
LETTERS.reads((hole("a", "type"), hole("b", "type"), hole("c", "type")), "{a} or {b} or {c}", usual=True)
GRAMMAR.constants["bare"] = lambda text, at: not text.startswith(" card", at)
GRAMMAR.constants["ends"] = lambda text, at: not text[at : at + 1].isalpha() and text[at : at + 1] != "-"


def _of_types(kind: type, letters: tuple[str, ...], before: tuple[Any, ...] = ()) -> tuple[Any, ...]:
    """What was said before, and that it is of one of these types."""
    return (*before, kind(letters[0]) if len(letters) == 1 else AnyOf(tuple(map(kind, letters))))


_FORMS = ("Burmy", "Gastrodon", "Shellos", "Unown", "Wormadam")
"""Pokémon whose cards all have more in their name, a form or a letter: such a name alone is part of theirs."""


def _one_name(bound: Bound, _: Context) -> bool:
    return bound["name"] not in _FORMS


def _many_names(bound: Bound, _: Context) -> bool:
    return bound["name"] in _FORMS


def _in_era(era: str) -> Callable[[Bound, Context], bool]:
    return lambda _, context: context.era == era


def _said_alone(sort: str, thing: str, era: str) -> tuple[Any, ...] | None:
    """What a head says that stands alone, None where it can't."""
    if sort == thing:
        return ()
    if sort == "item":
        return (TRAINER,)
    known = thing == "card" or sort in POKEMON_SORTS or (era and sort in LATER_SORTS)
    return (Kind(sort),) if known and sort != "delta" else None


def _heads_in(reads: Family, thing: str, several: bool, era: str) -> None:
    """Heads with what stands before them, as the cards of an era call them."""
    fits, s = _in_era(era), "s" * several
    words = {sort: forms[several] for sort, forms in KINDS_EN[era].items()}
    for sort, kind in (("pokemon", OfType), ("energy", EnergyOf)):
        reads.means(partial(_of_types, kind), f"{{letters}} {words[sort]}", fits=fits, usual=True)
    for sort, word in words.items():
        if (said := _said_alone(sort, thing, era)) is not None:
            reads.reads(said, f"{word}{{ends}}", fits=fits, usual=True)
        if word.startswith("Pokémon Tool card"):
            reads.reads((Kind(sort),), f"Pokémon Tool{s}{{ends}}{{bare}}", fits=fits)
        if sort.endswith("pokemon") and sort != thing:
            reads.reads((Kind(sort),), f"{word} card{s}", fits=fits)
    basic = AnyOf((Kind("basic pokemon"), Kind("evolution")))
    reads.reads((basic,), f"Basic Pokémon (or {words['evolution']})", fits=fits, usual=True)
    reads.reads((basic, SameType(CHOSEN)), f"Basic Pokémon or {words['evolution']} of that Energy type", fits=fits)
    reads.reads((Kind("evolution"),), f"Stage 1 or Stage 2 {words['evolution']}", fits=fits)
    reads.reads((Kind("trainer"),), f"Trainer, Supporter, or Stadium {words['card']}", fits=fits, usual=True)
    reads.reads((Kind("trainer"),), f"Trainer, Supporter, and Stadium {words['card']}", fits=fits)
    if era:
        for sort, word in (("stage 2", "Stage 2"), ("stage 1", "Stage 1"), ("evolution", "Evolution")):
            reads.reads((Kind(sort),), f"{word} card{s}", fits=fits)


def _cores(thing: str, several: bool) -> None:
    """Cores of a thing, "A or B" of one card, "As and Bs" of several: a tuple of filters."""
    one = f"{thing} {'several' if several else 'one'}"
    heads = family(f"{one}'s head")
    for sort, word in (("basic pokemon", "Basic"), ("stage 1", "Stage 1"), ("stage 2", "Stage 2")):
        heads.means(partial(_of_types, OfType, before=(Kind(sort),)), f"{{letters}} {word} Pokémon", usual=True)
    for sort, word in (("basic energy", "basic"), ("special energy", "Special")):
        heads.means(
            partial(_of_types, EnergyOf, before=(Kind(sort),)),
            f"{word} {{letters}} Energy card{'s' * several}",
            usual=True,
        )
    heads.means(lambda adj: None if isinstance(adj, OfType) else (adj,), "{adj} Pokémon", usual=True)
    heads.reads((Kind("basic pokemon"), Kind("sp")), "basic Pokémon SP", usual=True)
    heads.reads((Called(hole("name", "called")),), "{name}", fits=_one_name, usual=True)
    heads.reads((NameHas("Holon Energy"),), f"Holon Energy card{'s' * several}")
    heads.reads((NameHas(hole("name", "called")),), "{name}", "any {name}", fits=_many_names)
    for era in KINDS_EN:
        _heads_in(heads, thing, several, era)
    plain = family(f"{one}'s core")
    plain.means(lambda head, posts: (*head, *posts), "{head}{posts}", usual=True, head=f"{one}'s head")
    cores = family(one)
    cores.reads(hole("core", f"{one}'s core"), "{core}", usual=True)
    if thing == "card" or several:
        articles = ("", "a ", "an ")[: None if not several else 1]
        family(f"{one}'s choice").means(
            alone, *(f"{article}{{filters}}" for article in articles), usual=True, filters=f"{one}'s core"
        )
        last, also = ("and", ("or",)) if several else ("or", ())
        GRAMMAR.add(f"{one}'s choices", Listed(GRAMMAR.constants, f"{one}'s choice", {"en": last}, also, least=2))
        cores.reads((AnyOf(hole("of", f"{one}'s choices")),), "{of}", usual=True)


for _thing, _several in itertools.product(("card", "pokemon"), (False, True)):
    _cores(_thing, _several)


# fmt: off
#: Words of the game with a capital letter: a name has none of them.
_NO_NAMES = (
    "Pokémon", "Energy", "Basic", "Stage", "Active", "Benched", "Bench", "Evolved", "Evolution", "Trainer",
    "Supporter", "Stadium", "Special", "Weakness", "Resistance", "Prize", "Defending", "Attacking", "Poké-Power",
    "Poké-Powers", "Poké-Body", "Poké-Bodies", "Technical", "Retreat", "Each", "Pokémon-ex", "Pokémon-GX",
    "Pokémon-EX", "Item", "Tool", "TAG", "TEAM", "Ultra", "Abilities", "Ability", "◇", "Knocked", "Choose", "Search",
    "Does", "Draw", "Flip", "Put", "This", "The", "If", "Then", "Show", "Shuffle", "Discard", "Lost", "Energy's",
    "Asleep", "Confused", "Paralyzed", "Poisoned", "Burned",
    *en.TYPES.values(),
)
# fmt: on
GRAMMAR.add("called", Name(NAME_ALONE, _NO_NAMES, called))
"""The name of a Pokémon as the head of a noun."""
