"""What a unit or card must be like: the core of a noun phrase, made of filters, in three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from stolik.cardgame.ast import SELF, AllOf, AnyOf, Called, Filter, Hurt, Not, Other
from stolik.games.star_wars.ast.nodes import Attacking, Numbered, Sort, Tapped, Unique
from stolik.games.star_wars.text.grammar.words import GRAMMAR
from stolik.games.star_wars.text.lexicon import en, pl
from stolik.text.grammar.kinds import View
from stolik.text.trees import Found, Reader, Uniform, Unsayable, Writer

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
    name: str = ""
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
    Numbered: _put("number", lambda numbered: numbered),
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
        text += f" with {stat} {sign.format(parts.number.n)}"
    if parts.attacking is not None:
        text += f" attacking {against(parts.attacking, out)}"
    return text


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
        words.append(f"o nazwie {parts.name}")
    if parts.number:
        words.append(f"o {_STATS[parts.number.stat][1]} {_SIGNS[parts.number.sign][1].format(parts.number.n)}")
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
        words.append(f"{_STATS[parts.number.stat][2]}{_SIGNS[parts.number.sign][2].format(parts.number.n)}の")
    words += ["ビルド中の"] if kind == "built" else []
    if parts.name:
        return "".join(words) + f"「{parts.name}」" + ("のカード" if card else "")
    words += [" ".join(parts.words)] if parts.words else []
    words += ["か".join(parts.choice)] if parts.choice else []
    types = parts.choice_types or tuple(parts.types[-1:])
    names = {"space": "宇宙", "ground": "地上", "battle": "バトル", "mission": "ミッション", "location": "ロケーション"}
    said = "か".join("キャラクター" if one == "character" else names.get(one, "") for one in types)
    if card:
        units = any(one in ("space", "ground", "unit") for one in types)
        return "".join(words) + said + ("ユニットカード" if units else "カード")
    return "".join(words) + (said if types == ("character",) else f"{said}ユニット")


# ---- reading

_ADJECTIVES = {f"{english} ": plain for plain, english, *_ in _PLAIN}


def read_core(at: int, several: bool, kind: str, given: Reader) -> Iterator[tuple[tuple[Filter, ...], int]]:
    """Every core that stands here, with the place behind it."""
    if at < 0:
        return
    for filters, end in _words((), at, several, kind, given):
        yield filters, end
        yield from (((*filters, number), stop) for number, stop in read_number(end, given))


def read_number(at: int, given: Reader) -> Iterator[tuple[Numbered, int]]:
    """ "With power 4 or less"."""
    for stat, (name, *_) in _STATS.items():
        for lead in (f" with {name} ", f" that has {name} "):
            for n, end, _ in given.read("n", given.at(lead, at)):
                for sign, last in (("<=", " or less"), (">=", " or more")):
                    if (stop := given.at(last, end)) >= 0:
                        yield Numbered(stat, sign, n), stop


def _words(
    sofar: tuple[Filter, ...], at: int, several: bool, kind: str, given: Reader
) -> Iterator[tuple[tuple[Filter, ...], int]]:
    for words, plain in _ADJECTIVES.items():
        if (end := given.at(words, at)) >= 0:
            yield from _words((*sofar, plain), end, several, kind, given)
    if (start := given.at("non-", at)) >= 0:
        for word, end in _subtype(start, False, given):
            if (stop := given.at(" ", end)) >= 0:
                yield from _words((*sofar, Not(Sort(word))), stop, several, kind, given)
    if kind == "built" and (end := given.at("partially built ", at)) >= 0:
        yield from _words(sofar, end, several, "card", given)
    yield from _head(sofar, at, several, kind, given)


def _head(
    sofar: tuple[Filter, ...], at: int, several: bool, kind: str, given: Reader
) -> Iterator[tuple[tuple[Filter, ...], int]]:
    s, card = "s" if several else "", kind != "unit"
    tail = f" card{s}" if card else ""
    heads: dict[str, tuple[Filter, ...]] = {}
    if card:
        heads = {f"card{s}": (), f"Space unit card{s}": (Sort("space"),), f"Ground unit card{s}": (Sort("ground"),)}
        heads |= {f"Battle or Mission card{s}": (AnyOf((Sort("battle"), Sort("mission"))),)}
        heads |= {f"{one.title()} card{s}": (Sort(one),) for one in ("character", "battle", "mission", "location")}
        heads |= {f"Ground card{s}": (Sort("ground"),), f"unit card{s}": (Sort("unit"),)}
        heads |= {f"Character{s}": (Sort("character"),), f"Space units card{s}": (Sort("space"),)}
    else:
        heads = {f"Space unit{s}": (Sort("space"),), f"Ground unit{s}": (Sort("ground"),), f"unit{s}": ()}
        heads |= {f"Character{s}": (Sort("character"),), f"Character unit{s}": (Sort("character"),)}
        heads |= {f"Space or Ground unit{s}": (AnyOf((Sort("space"), Sort("ground"))),)}
    for words, filters in heads.items():
        if (end := given.at(words, at)) >= 0:
            yield (*sofar, *filters), end
    for word, end in _subtype(at, False, given):
        if (stop := given.at(" ", end)) >= 0:
            yield from _head((*sofar, Sort(word)), stop, several, kind, given)
    for word, end in _subtype(at, several and not card, given):
        stop = given.at(tail, end) if card else end
        if stop >= 0:
            yield (*sofar, Sort(word)), stop
        elif card and not several:
            yield (*sofar, Sort(word)), end
    for options, end in _choice((), at, several and not card, given):
        stop = given.at(tail, end) if card else end
        if stop >= 0:
            yield (*sofar, AnyOf(tuple(map(Sort, options)))), stop
    for name, end in _called(at, given):
        stop = given.at(tail, end) if card else end
        if stop >= 0:
            yield (*sofar, Called(name)), stop


def _choice(sofar: tuple[str, ...], at: int, several: bool, given: Reader) -> Iterator[tuple[tuple[str, ...], int]]:
    for word, end in _subtype(at, several, given):
        for link in (" or ", ", or ", ", "):
            if (stop := given.at(link, end)) < 0:
                continue
            if link == ", ":
                yield from _choice((*sofar, word), stop, several, given)
            else:
                yield from (((*sofar, word, last), behind) for last, behind in _subtype(stop, several, given))


def _subtype(at: int, several: bool, given: Reader) -> Iterator[tuple[str, int]]:
    found = [word for word in en.SUBTYPES if given.at(plural_of(word) if several else word, at) >= 0]
    if found:
        word = max(found, key=len)
        end = given.at(plural_of(word) if several else word, at)
        if not given.text[end : end + 1].isalpha():
            yield word, end


def _called(at: int, given: Reader) -> Iterator[tuple[str, int]]:
    for name in en.NAMED:
        if (end := given.at(name, at)) >= 0:
            yield name, end


class Likeness(Uniform):
    """What units or cards are like: filters as a core, without a place. Spec: how many, then a case (Polish). "a": one,
    with an article; "an": the same, but "another" is not read; "no", "several": more of them."""

    _starts = {"a": ("a ", "an ", "another ", "one or more ", "any other ", ""), "an": ("a ", "an "), "several": ("",)}

    def __init__(self, kind: str) -> None:
        self._kind = kind

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

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every core that stands here."""
        how = spec.split(" ")[0]
        for words in self._starts.get(how, ("", "other ") if self._kind == "unit" else ("",)):
            start = given.at(words, at) if words else at
            several = how in ("no", "several") or words in ("one or more ", "any other ")
            for filters, end in read_core(start, several, self._kind, given):
                named = how != "a" or words or core(filters).name
                if named and (filters or self._kind == "unit"):
                    yield ((*filters, Other()) if "other " in words else filters), end, False


def article(words: str) -> str:
    """English words with "a" or "an"."""
    return f"an {words}" if words[0] in "aeiouAEIO" and not words.startswith("uni") else f"a {words}"


def _single(filters: tuple[Filter, ...]) -> Filter | None:
    return filters[0] if len(filters) == 1 else AllOf(filters) if filters else None


def _several(like: Any) -> Iterator[tuple[Filter, ...]]:
    if isinstance(like, Filter):
        yield like.filters if isinstance(like, AllOf) else (like,)


GRAMMAR.add("units", Likeness("unit"))
GRAMMAR.add("cards", Likeness("card"))
GRAMMAR.add("like", View(GRAMMAR, "units", _several, _single, {"en": "an"}))
"""Something like a filter, with an article: "a Jedi", "an untapped Character"."""
