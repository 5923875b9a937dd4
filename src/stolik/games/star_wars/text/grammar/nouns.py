"""Units, partially built cards and cards as nouns: quantifier, owner, core, place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from stolik.cardgame.ast import CHOSEN, SELF, Called, Named, Other, Some, Which
from stolik.games.star_wars.ast.nodes import ATTACKER, BY, DEFENDER, EVENT, QUARRY, RIDER, SPENT, TARGET, Sort
from stolik.games.star_wars.text.grammar.filters import article, english, japanese, polish
from stolik.games.star_wars.text.grammar.words import GRAMMAR, family, scribe
from stolik.games.star_wars.text.lexicon import en, ja, pl
from stolik.text.grammar.kinds import whole_number
from stolik.text.numbers import plural
from stolik.text.trees import Bound, Context, Family, Unsayable, Writer, hole

THAT = Named("that unit")
""""That unit" while a text is being read: what was chosen, or what the ability is given to."""
IT = Named("it")
""""It" while a text is being read: as `THAT`, or the unit whose text it is."""

_NAMED: dict[Named, tuple[str, str, str]] = {
    ATTACKER: ("the attacking unit", "jednostk atakując", "攻撃側のユニット"),
    DEFENDER: ("the defending unit", "jednostk broniąc się", "防御側のユニット"),
    EVENT: ("that unit", "tamt jednostk", "そのユニット"),
    TARGET: ("that unit", "tamt jednostk", "そのユニット"),
    BY: ("that unit", "tamt jednostk", "そのユニット"),
    SPENT: ("the unit you paid with", "jednostk", "支払いに使ったユニット"),
}


def place_en(which: Which, lead: str = "in") -> str:
    """Where, in English, with a space before it; "" for anywhere."""
    match which.where:
        case "anywhere":
            return ""
        case "arenas":
            return f" {lead} any arena"
        case "build":
            owner = {"you": "your ", "opponent": "your opponent's ", "each": "the "}[which.whose]
            return f" {lead} {owner}build zone"
        case "that arena":
            return f" {lead} that arena"
        case "same arena":
            return f" {lead} the same arena"
        case "bereft":
            return f" {lead} any arena from which a unit has been discarded this turn"
        case where:
            return f" {lead} the {en.ARENAS[where]} arena"


def place_pl(which: Which, lead: str = "in") -> str:
    """Where, in Polish."""
    out_of = lead == "from"
    arena, step = ("areny", "z") if out_of else ("arenie", "w")
    match which.where:
        case "anywhere":
            return ""
        case "arenas":
            return f" {step} dowolnej {'areny' if out_of else 'arenie'}"
        case "build":
            mine, theirs = ("twojej " * (which.whose == "you"), " przeciwnika" * (which.whose == "opponent"))
            return f" {step} {mine}{'strefy' if out_of else 'strefie'} budowy{theirs}"
        case "that arena":
            return f" {step} wybranej {'areny' if out_of else 'arenie'}"
        case "same arena":
            return f" {step} tej samej {'areny' if out_of else 'arenie'}"
        case "bereft":
            return f" {step} {arena}, z której w tej turze odrzucono jednostkę"
        case where:
            return f" {step} {arena} {pl.ARENAS[where]}"


def place_ja(which: Which) -> str:
    """Where, in Japanese, with の behind it."""
    named = {"anywhere": "", "arenas": "いずれかのアリーナの", "build": "ビルドゾーンの"}
    named |= {"that arena": "選んだアリーナの", "same arena": "同じアリーナの"}
    named |= {"bereft": "このターンにユニットが捨てられたアリーナの"}
    if which.where in named:
        return named[which.where]
    return f"{ja.ARENAS[which.where]}アリーナの"


#: Other words for a place, read and never printed.
_PLACES_ALSO = {
    "anywhere": (
        "any arena or build zone",
        *(f"any arena or {whose} build zone" for whose in ("your", "your opponent's", "his or her")),
    ),
    **{arena: (f"the {name.lower()} arena",) for arena, name in en.ARENAS.items()},
}
for _whose in ("you", "opponent", "each"):
    _places_of = family(f"place {_whose}")
    for _where in ("anywhere", *en.ARENAS, "arenas", "that arena", "same arena", "build", "bereft"):
        _which = Which("unit", _whose, _where)
        _place = place_en(_which)
        if (_where, _whose) != ("build", "each"):
            _also = [_place.removeprefix(" in "), *_PLACES_ALSO.get(_where, ())]
            _others = tuple(f" {lead} {words}" for lead in ("in", "from") for words in _also if words)
            _places_of.phrase(_where, en=_place, pl=place_pl(_which), ja=place_ja(_which), also=_others)
            if _place:
                _places_of.reads(_where, f" from{_place.removeprefix(' in')}", usual=True)


@dataclass(frozen=True)
class Shape:
    """A noun phrase taken apart: how many, of what."""

    which: Which
    least: Any = None
    most: Any = None
    quantified: bool = False
    by: str = "you"


def shape(value: Any, what: str) -> Shape:
    """A `Which` or `Some` of things. Raises `Unsayable` for another noun."""
    which = value.which if isinstance(value, Some) else value
    if not isinstance(which, Which) or which.what != what or which.on is not None:
        raise Unsayable(f"{value!r} is no {what}")
    if isinstance(value, Some):
        if value.blind or value.different:
            raise Unsayable(f"{value!r}")
        return Shape(which, value.least, value.most, True, value.by)
    return Shape(which)


def bare_name(which: Which) -> bool:
    """Whether the noun is a name alone, as of a unique unit."""
    return which.whose == "each" and len(which.filters) == 1 and isinstance(which.filters[0], Called)


class Things(Family):
    """Things of a kind, with a quantifier. Spec: a case (Polish), then "from" for the place; "bare": without a number
    (Japanese)."""

    def __init__(self, what: str) -> None:
        super().__init__(GRAMMAR.constants)
        self._what = what

    def _kind(self) -> str:
        return "built" if self._what == "built" else "unit"

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The noun in words. Raises `Unsayable`."""
        if isinstance(value, Named) and self._what == "unit":
            return _named(value, spec, out)
        parts = shape(value, self._what)
        case, _, flag = spec.partition(" ")
        lead = "from" if flag == "from" else "in"
        match out.lang:
            case "en":
                return self._english(parts, lead, out)
            case "pl":
                own = case not in ("", "nom") and flag != "your"
                return self._polish(parts, case or "nom", lead, own, out)
            case _:
                return self._japanese(parts, case == "bare", out)

    def _english(self, parts: Shape, lead: str, out: Writer) -> str:
        which, kind = parts.which, self._kind()
        place = "" if kind == "built" else place_en(which, lead)
        other = "other " if Other() in which.filters else ""
        owner = {"you": f"your {other}", "opponent": f"your opponent's {other}", "each": other}[which.whose]
        if parts.by == "opponent":
            owner = f"his or her {other}"
        if not parts.quantified:
            if bare_name(which) and kind == "unit":
                return english(which.filters, kind, False, out) + place
            if which.whose == "each":
                return f"each {owner}{english(which.filters, kind, False, out)}{place}"
            return f"each of {owner}{english(which.filters, kind, True, out)}{place}"
        least, most = parts.least, parts.most
        if (least, most) == (1, 1):
            if which.whose == "each":
                words = english(which.filters, kind, False, out)
                return f"{'another ' + words if other else article(words)}{place}"
            if which.whose == "opponent" and which.where == "build" and parts.by == "you" and kind == "unit":
                return f"{article(english(which.filters, kind, False, out))}{place}"
            return f"one of {owner}{english(which.filters, kind, True, out)}{place}"
        count = _count(least, most)
        return f"{count} of {owner}{english(which.filters, kind, True, out)}{place}"

    def _polish(self, parts: Shape, case: str, lead: str, own: bool, out: Writer) -> str:
        which, kind = parts.which, self._kind()
        place = "" if kind == "built" else place_pl(which, lead)
        adjective = pl.adjective
        owner = "przeciwnika" if which.whose == "opponent" and parts.by == "you" else ""

        def said(in_case: str, several: bool) -> str:
            mine = {"you": "own" if own else "my", "opponent": "own" if parts.by == "opponent" else "", "each": ""}
            mine_word = mine[which.whose]
            pronoun = f"{pl.noun(mine_word, in_case, several)} " if mine_word else ""
            return pronoun + polish(which.filters, kind, in_case, several, owner, out)

        if not parts.quantified:
            if bare_name(which):
                return said(case, False) + place
            if which.whose == "each":
                return f"{adjective('każd', case)} {said(case, False)}{place}"
            return f"{adjective('każd', case)} z {said('gen', True)}{place}"
        least, most = parts.least, parts.most
        if (least, most) == (1, 1):
            if which.whose == "each":
                return f"{adjective('jedn', case)} {said(case, False)}{place}"
            return f"{adjective('jedn', case)} z {said('gen', True)}{place}"
        if most is None:
            return f"{adjective('dowoln', case)} {'liczbę' if case == 'acc' else 'liczba'} {said('gen', True)}{place}"
        if not whole_number(most):
            raise Unsayable(f"{most!r} of them")
        if least == 0:
            count = "do " if case in ("nom", "acc") else "najwyżej "
            return f"{count}{most} {said('gen' if case in ('nom', 'acc') else case, True)}{place}"
        few = plural(most, "pl") == "few"
        return f"{most} {said(case if few or case not in ('nom', 'acc') else 'gen', True)}{place}"

    def _japanese(self, parts: Shape, bare: bool, out: Writer) -> str:
        which, kind = parts.which, self._kind()
        owner = {"you": "自分の", "opponent": "相手の", "each": ""}[which.whose]
        owner = "自分の" if parts.by == "opponent" else owner
        words = ("" if kind == "built" else place_ja(which)) + owner + japanese(which.filters, kind, out)
        if bare:
            return words
        counter = "枚" if kind == "built" else "体"
        if not parts.quantified:
            return words if bare_name(which) else f"{words}それぞれ"
        if parts.most is None:
            return f"{words}好きな数"
        if not whole_number(parts.most):
            raise Unsayable(f"{parts.most!r} of them")
        return f"{words}{'最大' if parts.least == 0 else ''}{parts.most}{counter}"

    def form(self, value: Any, lang: str) -> int:
        """One, several, and (Polish) a number that governs a genitive."""
        return 1 if isinstance(value, Some) and value.most != 1 else 0


def _count(least: Any, most: Any) -> str:
    if most is None:
        return "any number"
    if not whole_number(most):
        raise Unsayable(f"{most!r} of them")
    return f"up to {most}" if least == 0 else str(most)


def own_name(spec: str, out: Writer) -> str:
    """What the text calls the unit or card that has it."""
    case = spec.partition(" ")[0] or "nom"
    own = scribe(out).own
    context = scribe(out).context
    unit = own != "me" or context.kind in ("space", "ground", "character")
    if out.lang == "en":
        if own == "me":
            return context.names()[0]
        return "that unit" if own in ("that", "event") else f"this {own[5:] if own.startswith('this ') else 'unit'}"
    if out.lang == "ja":
        return (
            "選んだユニット"
            if own == "that"
            else "そのユニット"
            if own == "event"
            else "このユニット"
            if unit
            else "このカード"
        )
    noun = pl.noun
    if own in ("that", "event"):
        return f"{pl.adjective('wybran' if own == 'that' else 'tamt', case)} {noun('unit', case)}"
    return f"{noun('this', case)} {noun('unit' if unit else 'card', case)}"


def chosen_word(out: Writer) -> str:
    """What the chosen thing is: "character", "card" or "unit"."""
    chosen = out.chosen
    which = chosen.which if isinstance(chosen, Some) else chosen
    if not isinstance(which, Which):
        return "unit"
    if which.what in ("built", "card"):
        return "card"
    return "character" if Sort("character") in which.filters else "unit"


def _named(value: Named, spec: str, out: Writer) -> str:
    case = spec.partition(" ")[0] or "nom"
    if value == SELF:
        return own_name(spec, out)
    if value == CHOSEN:
        word = chosen_word(out)
        several = isinstance(out.chosen, Some) and out.chosen.most != 1
        if out.lang == "en":
            name = {"character": "Character", "card": "card", "unit": "unit"}[word]
            return f"each of those {name}s" if several else f"that {name}"
        if out.lang == "ja":
            name = {"character": "キャラクター", "card": "カード", "unit": "ユニット"}[word]
            return f"選んだ{name}それぞれ" if several else f"選んだ{name}"
        if several:
            stem = pl.adjective("wybran", "gen", True)
            return f"{pl.adjective('każd', case)} z {stem} {pl.noun(word, 'gen', True)}"
        return f"{pl.adjective('wybran', case)} {pl.noun(word, case)}"
    if value in (RIDER, QUARRY):
        return _of_the_holder(value, case, out)
    if value not in _NAMED:
        raise Unsayable(f"{value!r} is no unit")
    english, _, japanese = _NAMED[value]
    if out.lang == "en":
        return english
    if out.lang == "ja":
        return japanese
    head = pl.noun("unit", case)
    adjective = pl.adjective
    if value == ATTACKER:
        return f"{head} {adjective('atakując', case)}"
    if value == DEFENDER:
        return f"{head} {adjective('broniąc', case)} się"
    if value == SPENT:
        return f"{head}, którą zapłacono"
    return f"{adjective('tamt', case)} {head}"


_THIS_PILOT = {
    "nom": "ten pilot",
    "gen": "tego pilota",
    "dat": "temu pilotowi",
    "acc": "tego pilota",
    "ins": "tym pilotem",
    "loc": "tym pilocie",
}


def _of_the_holder(value: Named, case: str, out: Writer) -> str:
    """The pilot that gives an ability, or what a unit attacked last."""
    if value == RIDER:
        if out.lang == "en":
            return str(scribe(out).context.names()[0])
        return "このパイロット" if out.lang == "ja" else _THIS_PILOT[case]
    if out.lang == "en":
        return f"the last unit that {own_name('', out)} attacked"
    if out.lang == "ja":
        return f"{own_name('', out)}が最後に攻撃したユニット"
    return f"{pl.noun('unit', case)}, którą {own_name('nom', out)} ostatnio zaatakowała,"


def _is_more(bound: Bound, _: Context) -> bool:
    """A number of several."""
    return whole_number(bound["n"]) and bound["n"] > 1


class ZoneCards(Family):
    """Cards of one zone of one player, chosen by one of them: "2 cards", "a Battle or Mission card", "up to 2 cards";
    the zone is said by the phrase. Spec: a case (Polish), then "one" where "up to" is said by the phrase."""

    def __init__(self, whose: str, where: str, by: str = "you") -> None:
        super().__init__(GRAMMAR.constants)
        self._zone = (whose, where, by)
        one, several = (Which("card", whose, where, hole("filters", f"card {number}")) for number in ("one", "several"))
        n, more = hole("n"), _is_more
        for asked in ("", "acc", "acc one"):
            least = 0 if asked == "acc one" else 1
            self.reads(Some(least, 1, one, by), "a {filters}", "an {filters}", "1 {filters}", usual=True, asked=asked)
        self.reads(Some(0, n, several, by), "up to {n} {filters}", fits=more, usual=True)
        self.reads(Some(n, n, several, by), "{n} {filters}", fits=more, usual=True)

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The cards, without their zone. Raises `Unsayable`."""
        parts = shape(value, "card")
        filters = parts.which.filters
        if (parts.which.whose, parts.which.where, parts.by) != self._zone:
            raise Unsayable(f"{value!r} is elsewhere")
        if not parts.quantified or not whole_number(parts.most):
            raise Unsayable(f"{value!r} has no number")
        n, upto = parts.most, parts.least == 0 and spec.partition(" ")[2] != "one"
        case = spec.partition(" ")[0] or "acc"
        if out.lang == "en":
            words = english(filters, "card", n != 1, out)
            return f"up to {n} {words}" if upto else article(words) if n == 1 else f"{n} {words}"
        if out.lang == "ja":
            return f"{japanese(filters, 'card', out)}を{'最大' if upto else ''}{n}枚"
        few = plural(n, "pl") == "few"
        case = "gen" if upto or not (n == 1 or few) else case
        return f"{'do ' if upto else ''}{n} {polish(filters, 'card', case, n != 1, '', out)}"


NOUN = GRAMMAR.add("noun", Things("unit"))
BUILT = GRAMMAR.add("built", Things("built"))
GRAMMAR.constants["whole"] = lambda text, at: not text[at : at + 1].isalpha() and not text.startswith("'s", at)
_WHAT = ("Character", "card", "Space unit", "Ground unit", "unit")
_BACK: dict[Named, tuple[str, ...]] = {
    ATTACKER: ("the attacking unit",),
    DEFENDER: ("the defending unit",),
    THAT: (
        *(f"that {one}" for one in (*en.SUBTYPES, *_WHAT)),
        *("each of those units", "each of those Characters", "the chosen unit", "those units"),
    ),
    TARGET: ("the other unit",),
    SPENT: ("the unit you paid with",),
    SELF: (*(f"this {one}" for one in (*en.SUBTYPES, "unit", "Character", "card", "Location")), "{own}"),
    RIDER: ("{rider}",),
    QUARRY: (*(f"the last unit {that}{{me}} attacked" for that in ("", "that ")), "the last unit it attacked"),
    IT: ("it", "he", "she", "him", "her", "him or her", "himself", "herself", "itself"),
}
"""Words for a thing that was spoken of, or that has the text."""
for _value, _spoken in _BACK.items():
    NOUN.reads(_value, *(f"{words}{{whole}}" for words in _spoken), usual=True)
NOUN.reads(Which("unit", "each", "anywhere", (Called(hole("name", "other name")),)), "{name}{whole}", usual=True)
NOUN.reads(
    Some(1, 1, Which("unit", "opponent", "build", hole("filters", "unit one"))),
    "a {filters} in your opponent's build zone",
    "an {filters} in your opponent's build zone",
    usual=True,
)
NOUN.reads(
    Which("unit", "each", hole("where", "place each"), hole("filters", "unit several")), "all of the {filters}{where}"
)


def _numbered(noun: Some, numbered: Any) -> Some:
    which = noun.which
    assert isinstance(which, Which)
    return replace(noun, which=replace(which, filters=(*which.filters, numbered)))


def _owned(what: str, several: bool, owners: tuple[tuple[str, str, str], ...]) -> None:
    """Things of somebody's in a place, without how many: a `Some` without a number."""
    name, number = f"{what} of {'ones' if several else 'one'}", "several" if several else "one"
    nouns, of = family(f"plain {name}"), family(name)
    for owner, whose, by in owners:
        for other in ("", "other "):
            filters = hole("filters", f"{other}{what} {number}")
            where = "build" if what == "built" else hole("where", f"place {whose}")
            place = "" if what == "built" else "{where}"
            nouns.reads(
                Some(0, 0, Which(what, whose, where, filters), by), f"{owner}{other}{{filters}}{place}", usual=True
            )
    of.reads(hole("noun", f"plain {name}"), "{noun}", usual=True)
    of.means(_numbered, "{noun}{numbered}", noun=f"plain {name}")


_ONES = (("your ", "you", "you"), ("your opponent's ", "opponent", "you"), ("his or her ", "opponent", "opponent"))
_QUANTITIES: tuple[tuple[str, tuple[Any, Any] | None, bool], ...] = (
    *(("each of ", None, True), ("all of ", None, True), ("each ", None, False)),
    *(("one of ", (1, 1), True), ("any one of ", (1, 1), True), ("any one ", (1, 1), False), ("one ", (1, 1), False)),
    *(("a ", (1, 1), False), ("an ", (1, 1), False)),
    *(("any number of ", (0, None), True), ("up to two of ", (0, 2), True), ("two of ", (2, 2), True)),
)


def _of_quantity(noun: Some, count: tuple[Any, Any] | None) -> Any:
    return noun.which if count is None else replace(noun, least=count[0], most=count[1])


def _of_number(noun: Some, n: Any, upto: bool) -> Any:
    return replace(noun, least=0 if upto else n, most=n) if whole_number(n) else None


def _with_other(noun: Some) -> Some:
    return replace(_numbered(noun, Other()), least=1, most=1)


for _what, _nouns in (("unit", NOUN), ("built", BUILT)):
    _owned(_what, True, _ONES)
    _owned(_what, False, (("", "each", "you"),))
    for _words, _number_of, _several in _QUANTITIES:
        _nouns.means(
            partial(_of_quantity, count=_number_of),
            f"{_words}{{noun}}",
            usual=True,
            noun=f"{_what} of {'ones' if _several else 'one'}",
        )
    _nouns.means(_with_other, "another {noun}", usual=True, noun=f"{_what} of one")
    for _upto in ("up to ", ""):
        _nouns.means(
            partial(_of_number, upto=bool(_upto)),
            f"{_upto}{{n}} of {{noun}}",
            usual=True,
            n="digits",
            noun=f"{_what} of ones",
        )
for _category, _whose, _ja in (("mine", "you", "自分の"), ("theirs", "opponent", "相手の"), ("any", "each", "")):
    family(_category).phrase(
        Which("unit", _whose, hole("where", f"place {_whose}"), hole("filters", "units")),
        en="{filters:=}{where}",
        pl="{filters:=}{where}",
        ja=f"{{where}}{_ja}{{filters}}",
    )
"""Units of one owner, without a quantifier and without the owner: spec "a" ("a Starfighter", "another Jedi"), "no"
("other units"), "per" ("Jedi"); Polish: then a case."""
GRAMMAR.add("hand", ZoneCards("you", "hand"))
GRAMMAR.add("their hand", ZoneCards("opponent", "hand", "opponent"))
GRAMMAR.add("discard", ZoneCards("you", "discard"))
GRAMMAR.add("their discard", ZoneCards("opponent", "discard", "opponent"))
GRAMMAR.add("deck", ZoneCards("you", "deck"))
GRAMMAR.add("their deck", ZoneCards("opponent", "deck"))
