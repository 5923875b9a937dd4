"""What a unit or card must be like: the core of a noun phrase, made of filters, in three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from stolik.cardgame.ast import SELF, THAT_MANY, AnyOf, Called, Filter, Hurt, Not, Other
from stolik.games.star_wars.ast.nodes import ARENAS as EVERY_ARENA
from stolik.games.star_wars.ast.nodes import Attacking, Dying, LiesIn, Numbered, OfKeyword, Sort, Tapped, Unique
from stolik.games.star_wars.text.grammar.words import ARENAS, GRAMMAR, KEYWORDS, family
from stolik.games.star_wars.text.lexicon import en, pl
from stolik.text.grammar.kinds import SaidAs, Word, alone, filters_of
from stolik.text.trees import Bound, Context, Family, Found, Reader, Unsayable, Writer, hole

_TYPES = ("space", "ground", "character", "unit", "battle", "mission", "location")
_STATS = {
    "power": ("power", "sile", "パワー"),
    "speed": ("speed", "prędkości", "スピード"),
    "health": ("health", "wytrzymałości", "耐久力"),
    "cost": ("build cost", "koszcie budowy", "ビルドコスト"),
}
_SIGNS = {"<=": ("{} or less", "{} lub mniejszej", "{}以下"), ">=": ("{} or more", "{} lub większej", "{}以上")}
_PLAIN: tuple[tuple[Filter, str, str, str], ...] = (
    (Not(Tapped()), "untapped", "nietapnięt", "未タップの"),
    (Tapped(), "tapped", "tapnięt", "タップ状態の"),
    (Hurt(), "damaged", "uszkodzon", "ダメージを受けた"),
    (Unique(), "unique", "unikaln", "ユニークの"),
    (Attacking(), "attacking", "atakując", "攻撃中の"),
    (Dying(), "dying", "ginąc", "捨てられることになる"),
    (Sort("neutral"), "neutral", "neutraln", "中立の"),
    (Sort("dark"), "Dark Side", "", "ダークサイドの"),
    (Sort("light"), "Light Side", "", "ライトサイドの"),
)


@dataclass
class Core:
    """The filters of a noun phrase, sorted by what they become."""

    plain: list[Filter] = field(default_factory=list)
    unlike: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    choice: tuple[str, ...] = ()
    types: list[str] = field(default_factory=list)
    choice_types: tuple[str, ...] = ()
    number: Numbered | None = None
    keyword: str = ""
    name: str = ""
    names: tuple[str, ...] = ()
    lies: str = ""
    attacking: Filter | None = None
    other: bool = False


def core(filters: tuple[Filter, ...]) -> Core:
    """The filters, taken apart. Raises `Unsayable` for one that no noun phrase can say."""
    found = Core()
    known = [plain for plain, *_ in _PLAIN]
    for each in filters:
        if each in known:
            found.plain.append(each)
        elif type(each) not in _PARTS or not _PARTS[type(each)](found, each):
            raise Unsayable(f"no words for {each!r}")
    return found


def _put_sort(found: Core, sort: Any) -> bool:
    (found.types if sort.word in _TYPES else found.words).append(sort.word)
    return True


def _put_unlike(found: Core, not_: Any) -> bool:
    if isinstance(not_.filter, Sort):
        found.unlike.append(not_.filter.word)
    return isinstance(not_.filter, Sort)


def _put_choice(found: Core, any_of: Any) -> bool:
    if all(isinstance(one, Called) for one in any_of.filters):
        found.names = tuple(one.name for one in any_of.filters)
        found.name = listed(list(found.names), "or")
        return True
    words = tuple(one.word for one in any_of.filters if isinstance(one, Sort))
    if all(word in _TYPES for word in words):
        found.choice_types = words
    else:
        found.choice = words
    return len(words) == len(any_of.filters)


def _put(field: str, value: Callable[[Any], Any]) -> Callable[[Core, Any], bool]:
    def put(found: Core, each: Any) -> bool:
        setattr(found, field, value(each))
        return True

    return put


_PARTS: dict[type, Callable[[Core, Any], bool]] = {
    Other: _put("other", lambda _: True),
    Called: _put("name", lambda called: called.name),
    LiesIn: _put("lies", lambda lies: lies.arena),
    Numbered: _put("number", lambda numbered: numbered),
    OfKeyword: _put("keyword", lambda has: has.word),
    Attacking: _put("attacking", lambda attacking: attacking.what),
    Sort: _put_sort,
    Not: _put_unlike,
    AnyOf: _put_choice,
}
"""Where a filter goes; False where it has no place."""


def plural_of(word: str) -> str:
    """The English plural of a subtype."""
    return word if word in en.UNCHANGED else word + "s"


def listed(words: list[str], last: str, comma: str = ", ") -> str:
    """Words in a row with a last "or"; `comma` stands before it where there are more than two."""
    if len(words) < 3:
        return f" {last} ".join(words)
    return ", ".join(words[:-1]) + f"{comma}{last} {words[-1]}"


def _english_type(one: str, several: bool, card: bool) -> str:
    s = "s" if several and not card else ""
    return {
        "space": f"Space unit{s}",
        "ground": f"Ground unit{s}",
        "character": f"Character{s}",
        "unit": f"unit{s}",
    }.get(one, one.title())


def english(filters: tuple[Filter, ...], kind: str, several: bool, out: Writer) -> str:
    """The core in English: "untapped Rebel Characters with power 4 or less"."""
    parts, card = core(filters), kind != "unit"
    words = [english for plain, english, *_ in _PLAIN if plain in parts.plain]
    words += [f"non-{word}" for word in parts.unlike]
    if kind == "built":
        words.append("partially built")
    words += [parts.name] if parts.name else []
    words += [en.ARENAS[parts.lies]] if parts.lies else []
    words += parts.words
    if parts.choice_types:
        names = [_english_type(one, several, card) for one in parts.choice_types]
        if all(name.split(" ")[-1].startswith("unit") for name in names):
            names = [*(name.split(" ")[0] for name in names[:-1]), names[-1]]
        words.append(listed(names, "or", ", "))
    elif parts.types:
        words.append(_english_type(parts.types[-1], several, card))
    elif parts.choice:
        each = [plural_of(one) if several and not card else one for one in parts.choice]
        words.append(listed(each, "or", ", "))
    elif not card and (not words or not parts.words or parts.words[-1] in en.ADJECTIVES):
        words += [] if parts.name and not several else ["units" if several else "unit"]
    elif several and not card:
        words[-1] = plural_of(words[-1])
    if card:
        words.append("cards" if several else "card")
    text = " ".join(words)
    if parts.number:
        stat, sign = _STATS[parts.number.stat][0], _SIGNS[parts.number.sign][0]
        text += f" with {stat} {sign.format(number_of(parts.number))}"
    text += f" with {KEYWORDS['en'][parts.keyword]}" if parts.keyword else ""
    if parts.attacking is not None:
        text += f" attacking {against(parts.attacking, out)}"
    return text


def says_unit(filters: tuple[Filter, ...]) -> bool:
    """Whether a noun with subtypes is printed with the word "unit" behind them: "Bespin units", but "Jedi"."""
    words = [one.word for one in filters if isinstance(one, Sort) and one.word not in (*_TYPES, "dark", "light")]
    typed = any(isinstance(one, AnyOf) or (isinstance(one, Sort) and one.word in _TYPES) for one in filters)
    return not typed and bool(words) and words[-1] in en.ADJECTIVES


def number_of(numbered: Numbered) -> str:
    """The number that something is compared with; X is what was paid or counted. Raises `Unsayable`."""
    if numbered.n == THAT_MANY:
        return "X"
    if not isinstance(numbered.n, int):
        raise Unsayable(f"{numbered.n!r} in a noun")
    return str(numbered.n)


def against(what: Filter, out: Writer) -> str:
    """Whom something attacks: "this unit", "a Jedi". Polish: in the accusative."""
    if what == Not(Other()):
        return out.write("noun", SELF, "acc")
    return out.write("like", what, "acc" if out.lang == "pl" else "")


def polish(filters: tuple[Filter, ...], kind: str, case: str, several: bool, owner: str, out: Writer) -> str:
    """The core in Polish in a case; `owner` stands behind the head ("przeciwnika")."""
    parts, card = core(filters), kind != "unit"
    adjective = pl.adjective
    words = [adjective("inn", case, several)] if parts.other else []
    words += [adjective(stem, case, several) for plain, _, stem, _ in _PLAIN if stem and plain in parts.plain]
    types = parts.choice_types or tuple(parts.types[-1:])
    after, head = [], "card" if card else "unit"
    if card:
        names = {"space": "jednostki kosmicznej", "ground": "jednostki naziemnej", "character": "postaci"}
        names |= {"unit": "jednostki", "mission": "misji", "location": "lokacji"}
        after.append(
            " lub ".join(adjective("bitewn", case, several) if one == "battle" else names[one] for one in types)
        )
    elif types == ("character",):
        head = "character"
    elif types and types != ("unit",):
        stems = {"space": "kosmiczn", "ground": "naziemn"}
        if types[-1] == "character" and set(types[:-1]) <= set(stems):
            units = " lub ".join(adjective(stems[one], case, several) for one in types[:-1])
            words.append(f"{pl.noun('unit', case, several)} {units} lub")
            types, head = (), "character"
        if any(one not in stems for one in types):
            raise Unsayable(f"{types} in one noun")
        after.append(" lub ".join(adjective(stems[one], case, several) for one in types))
    words += [pl.noun(head, case, several), *after, "w budowie" if kind == "built" else "", owner]
    if parts.words or parts.choice:
        words.append(
            "typu " + " ".join([*parts.words, *([listed(list(parts.choice), "lub", " ")] if parts.choice else [])])
        )
    words += [f"innego typu niż {word}" for word in parts.unlike]
    sides = {"dark": "Ciemnej Strony", "light": "Jasnej Strony"}
    words += [sides[one.word] for one in parts.plain if isinstance(one, Sort) and one.word in sides]
    if parts.name:
        words.append(f"o nazwie {listed(list(parts.names), 'lub') if parts.names else parts.name}")
    if parts.number:
        words.append(f"o {_STATS[parts.number.stat][1]} {_SIGNS[parts.number.sign][1].format(number_of(parts.number))}")
    words += [f"areny {pl.ARENAS[parts.lies]}"] if parts.lies else []
    words += [f"ze słowem kluczowym {KEYWORDS['pl'][parts.keyword]}"] if parts.keyword else []
    text = " ".join(word for word in words if word)
    if parts.attacking is not None:
        text += f" {adjective('atakując', case, several)} {against(parts.attacking, out)}"
    return text


def japanese(filters: tuple[Filter, ...], kind: str, out: Writer) -> str:
    """The core in Japanese."""
    parts, card = core(filters), kind != "unit"
    words = [f"{against(parts.attacking, out)}を攻撃している"] if parts.attacking is not None else []
    words += ["別の"] if parts.other else []
    words += [japanese for plain, _, _, japanese in _PLAIN if plain in parts.plain]
    words += [f"{word}以外の" for word in parts.unlike]
    if parts.number:
        words.append(f"{_STATS[parts.number.stat][2]}{_SIGNS[parts.number.sign][2].format(number_of(parts.number))}の")
    words += [f"{KEYWORDS['ja'][parts.keyword]}を持つ"] if parts.keyword else []
    words += ["ビルド中の"] if kind == "built" else []
    if parts.name:
        named = "か".join(f"「{one}」" for one in parts.names or (parts.name,))
        return "".join(words) + named + ("のカード" if card else "")
    words += [" ".join(parts.words)] if parts.words else []
    words += ["か".join(parts.choice)] if parts.choice else []
    types = parts.choice_types or tuple(parts.types[-1:])
    names = {"space": "宇宙", "ground": "地上", "battle": "バトル", "mission": "ミッション", "location": "ロケーション"}
    said = "か".join("キャラクター" if one == "character" else names.get(one, "") for one in types)
    if len(types) > 1 and types[-1] == "character" and not card:
        return "".join(words) + "か".join(f"{names[one]}ユニット" for one in types[:-1]) + "かキャラクター"
    said = ARENAS["ja"][parts.lies] + said if parts.lies else said
    if card:
        units = any(one in ("space", "ground", "unit") for one in types)
        return "".join(words) + said + ("ユニットカード" if units else "カード")
    return "".join(words) + (said if types == ("character",) else f"{said}ユニット")


# ---- reading

_SORTS = {word: word for word in en.SUBTYPES}
GRAMMAR.add("sort", Word(_SORTS, _SORTS, _SORTS, longest=True))
_MANY = {word: plural_of(word) for word in en.SUBTYPES}
GRAMMAR.add("sorts", Word(_MANY, _MANY, _MANY, longest=True))
_CALLED = {name: name for name in en.NAMED}


class OtherNames(Word):
    """Names of other cards: a card that says its own name alone means itself (SW-GOAL-11)."""

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every name that stands here but the card's own."""
        return (one for one in super().read(at, spec, given) if one[0] != given.context.name)


_QUOTED = {name: f"「{name}」" for name in en.NAMED}
GRAMMAR.add("name", Word(_CALLED, _CALLED, _QUOTED, longest=True))
GRAMMAR.add("other name", OtherNames(_CALLED, _CALLED, _QUOTED, longest=True))
NUMBERED = family("numbered")
"""What number it has, "with power 4 or less", or which keyword; read only."""
for _stat, (_name, *_) in _STATS.items():
    for _sign, _last in (("<=", "or less"), (">=", "or more")):
        NUMBERED.reads(
            Numbered(_stat, _sign, hole("n")),
            f" with {_name} {{n}} {_last}",
            f" that has {_name} {{n}} {_last}",
            usual=True,
        )
        NUMBERED.reads(Numbered(_stat, _sign, THAT_MANY), f" with {_name} X {_last}", usual=True)
NUMBERED.reads(OfKeyword("upkeep"), " with Upkeep", usual=True)

_CARDS: dict[str, tuple[Filter, ...]] = {
    "card{s}": (),
    "Space unit card{s}": (Sort("space"),),
    "Ground unit card{s}": (Sort("ground"),),
    "Ground unit or Character card{s}": (AnyOf((Sort("ground"), Sort("character"))),),
    "Space unit or Character card{s}": (AnyOf((Sort("space"), Sort("character"))),),
    "Battle or Mission card{s}": (AnyOf((Sort("battle"), Sort("mission"))),),
    "Character card{s}": (Sort("character"),),
    "Battle card{s}": (Sort("battle"),),
    "Mission card{s}": (Sort("mission"),),
    "Location card{s}": (Sort("location"),),
    **{f"{en.ARENAS[arena]} Location card{{s}}": (LiesIn(arena), Sort("location")) for arena in EVERY_ARENA},
    "Ground card{s}": (Sort("ground"),),
    "Space card{s}": (Sort("space"),),
    "unit card{s}": (Sort("unit"),),
    "Character{s}": (Sort("character"),),
    "Space units card{s}": (Sort("space"),),
}
_IN_TWO: dict[str, tuple[Filter, ...]] = {
    "Space unit{s} or Character{s}": (AnyOf((Sort("space"), Sort("character"))),),
    "Ground unit{s} or Character{s}": (AnyOf((Sort("ground"), Sort("character"))),),
}
"""Types of two arenas that are no one word."""
_UNITS: dict[str, tuple[Filter, ...]] = {
    "Space unit{s}": (Sort("space"),),
    "Ground unit{s}": (Sort("ground"),),
    "Character{s}": (Sort("character"),),
    "Character unit{s}": (Sort("character"),),
    "Space or Ground unit{s}": (AnyOf((Sort("space"), Sort("ground"))),),
    **_IN_TWO,
}
HEADS = {
    "card": _CARDS,
    "built": {},
    "unit": {"unit{s}": (), **_UNITS},
    "costing": {"unit{s}": (Sort("unit"),), **_UNITS},
}
"""Heads of nouns by kind, and what they say. Cards that are built have those of cards; what costs less is spoken of as
the units that it will be, "units" as unit cards."""


def _before(filter_: Filter, rest: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return (filter_, *rest)


def _of_sorts(words: tuple[str, ...]) -> tuple[Filter, ...]:
    return (AnyOf(tuple(map(Sort, words))),)


def _of_name(name: str, typed: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return (Called(name), *typed)


def _rows(category: str, of: str) -> None:
    """Subtypes to choose from, "A or B", as a tuple."""
    choice, first = family(category), hole("first", of)
    choice.reads((first, hole("last", of)), "{first} or {last}", "{first}, or {last}", usual=True)
    choice.means(lambda first, rest: (first, *rest), "{first}, {rest}", usual=True, first=of, rest=category)


def _heads(kind: str, several: bool, name: str) -> None:
    """Subtypes and a head, a row of subtypes, or a name: what stands last of a core."""
    heads, s, tail = family(f"{name}'s head"), "s" * several, " card" * (kind == "card")
    last = "sorts" if several and not tail else "sort"
    for words, filters in HEADS[kind].items():
        heads.reads(filters, words.format(s=s), usual=True)
    rest = f"{name}'s head"
    heads.means(lambda word, rest: (Sort(word), *rest), "{word}{apart} {rest}", usual=True, word="sort", rest=rest)
    ends = [f"{tail}{s}" if tail else ""]
    for end in (*ends, "") if tail and not several else ends:
        heads.reads((Sort(hole("word", last)),), f"{{word}}{{apart}}{end}", usual=True)
    if kind == "card":
        typed = family(f"{name}'s type")
        for words, filters in HEADS[kind].items():
            typed.reads(filters, words.format(s=s), usual=True, fits=lambda bound, _, typed=filters: bool(typed))  # type: ignore[misc]
        heads.means(_of_name, "{name} {typed}", usual=True, typed=f"{name}'s type")
    for end in ends:
        heads.means(_of_sorts, f"{{words}}{{apart}}{end}", usual=True, words=f"choice of {last}")
        heads.reads((Called(hole("name")),), f"{{name}}{end}", usual=True)
    if kind == "unit" and not several:
        two = AnyOf((Called(hole("first", "other name")), Called(hole("second", "other name"))))
        heads.reads((two,), "{first} or {second}", usual=True)
    if kind == "unit" and several:
        heads.reads((Called(hole("name")),), "{name} units", usual=True)


def _cores(kind: str, several: bool) -> None:
    """What things of a kind are like, one or several: a tuple of filters."""
    name = f"{kind} {'several' if several else 'one'}"
    words, core = family(f"{name}'s words"), family(name)
    for plain, english, *_ in _PLAIN:
        words.means(partial(_before, plain), f"{english} {{rest}}", usual=True, rest=f"{name}'s words")
    words.means(
        lambda word, rest: (Not(Sort(word)), *rest),
        "non-{word}{apart} {rest}",
        usual=True,
        word="sort",
        rest=f"{name}'s words",
    )
    if kind == "built":
        cards = hole("rest", f"card {'several' if several else 'one'}'s words")
        words.reads(cards, "partially built {rest}", usual=True)
    else:
        _heads(kind, several, name)
        words.reads(hole("head", f"{name}'s head"), "{head}", usual=True)
    core.reads(hole("words", f"{name}'s words"), "{words}", usual=True)
    core.means(lambda words, numbered: (*words, numbered), "{words}{numbered}", usual=True, words=f"{name}'s words")
    if kind == "unit":
        core.means(
            lambda words, vs: (*words, Attacking(vs)),
            "{words} attacking {vs}",
            usual=True,
            words=f"{name}'s words",
            vs="foe",
        )
    GRAMMAR.add(f"other {name}", SaidAs(GRAMMAR, name, lambda one: (one,), lambda one: (*one, Other())))


FOE = family("foe")
"""Whom a unit attacks: the unit whose text it is, or one like a filter."""
FOE.reads(Not(Other()), "{me}{apart}", usual=True)
FOE.reads(hole("like"), "{like}", usual=True)
for _of in ("sort", "sorts"):
    _rows(f"choice of {_of}", _of)
for _kind in HEADS:
    for _several in (False, True):
        _cores(_kind, _several)


def _is_named(bound: Bound, _: Context) -> bool:
    return bool(core(bound["filters"]).name)


def _is_some(bound: Bound, _: Context) -> bool:
    """Not any card."""
    return bool(bound["filters"])


class Likeness(Family):
    """What units or cards are like: filters as a core, without a place. Spec: how many, then a case (Polish). "a": one,
    with an article; "an": the same, but "another" is not read; "no", "several": more of them."""

    def __init__(self, kind: str) -> None:
        super().__init__(GRAMMAR.constants)
        self._kind = kind
        one, several = hole("filters", f"{kind} one"), hole("filters", f"{kind} several")
        other, others = hole("filters", f"other {kind} one"), hole("filters", f"other {kind} several")
        some = _is_some if kind == "card" else None
        for asked, core, with_other in (
            ("", one, other),
            ("per", one, other),
            ("one", one, other),
            ("no", several, others),
        ):
            self.reads(core, "{filters}", asked=asked, usual=True, fits=some)
            if kind == "unit":
                self.reads(with_other, "other {filters}", asked=asked, usual=True)
        self.reads(several, "{filters}", asked="several", usual=True, fits=some)
        self.reads(one, "a {filters}", "an {filters}", asked="an", usual=True, fits=some)
        self.reads(one, "a {filters}", "an {filters}", asked="a", usual=True, fits=some)
        self.reads(one, "{filters}", asked="a", usual=True, fits=_is_named)
        self.reads(other, "another {filters}", asked="a", usual=True)
        self.reads(several, "one or more {filters}", asked="a", usual=True, fits=some)
        self.reads(others, "any other {filters}", asked="a", usual=True)

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The core."""
        how, case = spec.split(" ")[0], spec.split(" ")[-1]
        several = how in ("no", "several")
        if out.lang == "pl":
            return polish(value, self._kind, case or "nom", several, "", out)
        if out.lang == "ja":
            return japanese(value, self._kind, out)
        words = english(value, self._kind, several, out)
        if how == "an":
            return article(words)
        if how == "a":
            return words if core(value).name else f"another {words}" if Other() in value else article(words)
        return f"other {words}" if Other() in value else words


def article(words: str) -> str:
    """English words with "a" or "an"."""
    return f"an {words}" if words[0] in "aeiouAEIO" and not words.startswith("uni") else f"a {words}"


def _likings(like: Any) -> Iterator[tuple[Filter, ...]]:
    if isinstance(like, Filter):
        yield filters_of(like)


LOCATIONS = family("locations")
"""Locations, with words of their type line: spec "a" with an article; Polish: a case."""
LOCATIONS.phrase((), en="a Location", pl="lokacja", ja="ロケーション")
for _words in (1, 2):
    _sorts = tuple(Sort(hole(f"word{n}", "sort")) for n in range(_words))
    _names = " ".join(f"{{word{n}}}" for n in range(_words))
    for _article in ("an", "a"):
        LOCATIONS.phrase(
            _sorts,
            en=f"{_article} {_names} Location",
            pl=f"lokacja {_names}",
            ja=f"{_names}ロケーション",
            fits=lambda bound, _, vowel=_article == "an": (bound["word0"][0] in "AEIOU") == vowel,  # type: ignore[misc]
        )
GRAMMAR.add("units", Likeness("unit"))
GRAMMAR.add("cards", Likeness("card"))
GRAMMAR.add("like", SaidAs(GRAMMAR, "units", _likings, alone, {"en": "an"}))
"""Something like a filter, with an article: "a Jedi", "an untapped Character"."""
GRAMMAR.add("another like", SaidAs(GRAMMAR, "units", _likings, alone, {"en": "a"}))
"""The same, where it may be said that it is another: "another Creature"."""
