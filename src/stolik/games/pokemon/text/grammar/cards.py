"""Cards in zones, attached Energy and cards, and Pokémon in the plural, as nouns."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from stolik.cardgame.ast import THAT_MANY, AnyOf, Called, Filter, NameHas, Some, Which, which_of
from stolik.games.pokemon.ast.nodes import EACH_DEFENDING, EnergyOf, Kind
from stolik.games.pokemon.text.grammar.filters import polish_place
from stolik.games.pokemon.text.grammar.nouns import OWNED, OWNERS, WHERE, has_a_name, japanese_place
from stolik.games.pokemon.text.grammar.words import GRAMMAR, counted, family, inflect, later
from stolik.games.pokemon.text.lexicon import en, ja, pl
from stolik.text.grammar.kinds import SaidAs
from stolik.text.trees import Bound, Context, Family, Unsayable, Writer, hole


def several(value: Any, lang: str) -> int:
    """The form that agrees with a counted noun: one, several (Polish: fourth form)."""
    one = isinstance(value, Some) and value.most == 1
    return 0 if one or lang == "ja" else 3 if lang == "pl" else 1


_LIKE = hole("filters", "card")
"""What cards are like."""


def _said_many(bound: Bound, _: Context) -> bool:
    """A number that is said before several."""
    return bool(bound["n"] != 1)


def _of_several_sorts(bound: Bound, context: Context) -> bool:
    """What stands behind "in any combination of": sorts to choose from."""
    sorts = any(isinstance(one, AnyOf) or one == Kind("trainer") for one in bound["filters"])
    return sorts and _said_many(bound, context)


def _name(bound: Bound) -> bool:
    """A name alone, which stands without an article."""
    return len(bound["filters"]) == 1 and isinstance(bound["filters"][0], Called)


def _names(bound: Bound, _: Context) -> bool:
    """One of several names, which stand without an article."""
    filters = bound["filters"]
    several = len(filters) == 1 and isinstance(filters[0], AnyOf)
    return several and all(isinstance(one, Called) for one in filters[0].filters)


class ZoneCards(Family):
    """`Some` cards of a zone; the zone is said by the verb. `blind` and `by` as in `Some`. With `of_them` they are out of
    some that are looked at: "1 of them" where they may be any. Spec, Polish: a case."""

    def __init__(self, whose: str, where: str, blind: bool = False, by: str = "you", of_them: bool = False) -> None:
        super().__init__(GRAMMAR.constants)
        self.whose = whose
        self.where = where
        self.blind = blind
        self.by = by
        self.of_them = of_them
        n, several = hole("n"), _said_many
        self.reads(self._some(1, 1), "{filters:a}", usual=True, fits=lambda bound, _: not _name(bound))
        self.reads(self._some(1, 1), "{filters:a}", fits=lambda bound, _: _name(bound))
        self.reads(self._some(1, 1, (Called(hole("name", "called")),)), "{name}", usual=True)
        self.reads(self._some(1, 1, (NameHas(hole("name", "called")),)), "any {name}")
        self.reads(self._some(1, 1, (Called(hole("own")),)), "{own}", usual=True)
        self.reads(self._some(1, 1), "1 {filters}", "any 1 {filters}")
        self.reads(self._some(1, 1), "{filters}", fits=_names)
        self.reads(self._some(n, n, ()), "{n} of them", "{n} of those cards", usual=True)
        self.reads(self._some(0, hole("amount")), "a number of {filters:pl} up to {amount}", usual=True)
        self.reads(self._some(0, None), "as many {filters:pl} as you like", usual=True)
        self.reads(self._some(0, None), "any number of {filters:pl}")
        self.reads(self._some(0, n, different="type"), "up to {n} different types of {filters:pl}", usual=True)
        self.reads(self._some(n, n, different="name"), "{n} {filters:pl} with different names", usual=True)
        for upto, least in (("up to ", 0), ("", n)):
            self.reads(self._some(least, n), f"{upto}{{n}} {{filters:pl}}", fits=several, usual=True)
            mixed = f"{upto}{{n}} in any combination of {{filters:pl}}"
            self.reads(self._some(least, n), mixed, fits=_of_several_sorts, usual=True)

    def _some(self, least: Any, most: Any, filters: Any = _LIKE, **more: Any) -> Some:
        return Some(least, most, Which("card", self.whose, self.where, filters), self.by, blind=self.blind, **more)

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """How many, and what they are like."""
        which = value.which if isinstance(value, Some) else None
        if not isinstance(which, Which) or (which.what, which.whose, which.where, which.on) != (
            "card",
            self.whose,
            self.where,
            None,
        ):
            raise Unsayable(f"{value!r} are no cards in that zone")
        if (value.blind, value.by) != (self.blind, self.by):
            raise Unsayable(f"who chooses {value!r}, and how?")
        least, most = value.least, value.most
        if value.different:
            return _different(value, which.filters, spec, out)
        if out.lang == "en":
            if self.of_them and not which.filters and most is not None and least != 0:
                return f"{out.write('n', most)} of them"
            return _counted_en(least, most, which.filters, out)
        if out.lang == "ja":
            particle = spec
            base = out.write("card", which.filters, "") + particle
            if most is None:
                return f"{base}好きなだけ"
            upto = "まで" if least == 0 else ""
            if not isinstance(most, int) and most != THAT_MANY:
                return f"{out.write('amount', most)}ぶん{upto}の{base}"
            return f"{base}{out.write('n', most, '枚')}{upto}"
        template = out.write("card", which.filters, "")
        if most is not None and not isinstance(most, int) and most != THAT_MANY:
            upto = "najwyżej " if least == 0 else ""
            amount = out.write("amount", most)
            if spec == "gen":
                return f"{inflect(template, 'gen', True)} ({upto}tyle, ile wynosi {amount})"
            return f"{upto}tyle {inflect(template, 'gen', True)}, ile wynosi {amount},"
        if least == 0 and most == THAT_MANY:
            return f"najwyżej {counted(most, template, 'gen')}"
        if least == 0 and most is not None:
            return f"do {counted(most, template, 'gen')}"
        return counted(most, template, spec or "acc")

    def form(self, value: Any, lang: str) -> int:
        """One card or several."""
        return several(value, lang)


def _different(value: Some, filters: tuple[Any, ...], spec: str, out: Writer) -> str:
    """So many cards, no two of them of the same type or name."""
    by_type, most = value.different == "type", value.most
    if out.lang == "en":
        upto, cards = "up to " if value.least == 0 else "", out.write("card", filters, "pl")
        n = out.write("n", most)
        return f"{upto}{n} different types of {cards}" if by_type else f"{upto}{n} {cards} with different names"
    if out.lang == "ja":
        upto, what = "まで" if value.least == 0 else "", "タイプ" if by_type else "名前"
        return f"{what}のちがう{out.write('card', filters, '')}{spec}{out.write('n', most, '枚')}{upto}"
    template, how = out.write("card", filters, ""), "różnych typów" if by_type else "o różnych nazwach"
    return f"{'do ' + counted(most, template, 'gen') if value.least == 0 else counted(most, template, spec or 'acc')} {how}"


def _counted_en(least: Any, most: Any, filters: tuple[Any, ...], out: Writer) -> str:
    if (least, most) == (1, 1):
        named = filters[0].filters if len(filters) == 1 and isinstance(filters[0], AnyOf) else filters
        name = len(named) not in (0, 2) and all(isinstance(one, Called) for one in named)
        return out.write("card", filters, "" if name else "a")
    cores = out.write("card", filters, "pl")
    if most is not None and not isinstance(most, int) and most != THAT_MANY:
        return f"a number of {cores} {'up' if least == 0 else 'equal'} to {out.write('amount', most)}"
    if most is None:
        return f"as many {cores} as you like"
    mixed = "in any combination of " if " and " in cores else ""
    return f"{'up to ' if least == 0 else ''}{out.write('n', most)} {mixed}{cores}"


for _whose, _where in (
    ("you", "deck"),
    ("you", "discard"),
    ("you", "deck or discard"),
    ("you", "hand"),
    ("opponent", "deck"),
    ("opponent", "discard"),
    ("opponent", "hand"),
):
    GRAMMAR.add(f"{_whose} {_where}", ZoneCards(_whose, _where))
GRAMMAR.add("blind", ZoneCards("opponent", "hand", blind=True))
GRAMMAR.add("theirs", ZoneCards("opponent", "hand", by="opponent"))
GRAMMAR.add("you take", ZoneCards("you", "deck", of_them=True))
GRAMMAR.add("they take", ZoneCards("you", "deck", by="opponent", of_them=True))
GRAMMAR.add(
    "may take",
    SaidAs(
        GRAMMAR,
        "you take",
        lambda some: (replace(some, least=some.most),) if some.least == 0 and some.most is not None else (),
        lambda some: replace(some, least=0) if some.least == some.most else None,
    ),
)
"""Cards that may be taken: their number is said, that fewer will do is said by "you may"."""


class Attached(Family):
    """Attached Energy or cards: `Some` or all of a `Which` with `on`. Spec, Polish: a case; Japanese: a particle."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """How many of what, attached to what."""
        which = which_of(value)
        if not isinstance(which, Which) or which.on is None:
            raise Unsayable(f"{value!r} is not attached")
        if isinstance(value, Some) and (value.blind or value.by != "you"):
            raise Unsayable(f"who chooses {value!r}?")
        if out.lang == "en":
            return f"{self._count_en(value, which, out)} attached to {self._on(value, which, out)}"
        on = Some(1, 1, which.on) if isinstance(which.on, Which) and several(value, "en") == 0 else which.on
        if out.lang == "ja":
            base = f"{out.write('noun', on)}についている{self.core_ja(which, out)}"
            if not isinstance(value, Some):
                return f"{base}{spec}すべて"
            if value.most is None:
                return f"{base}{spec}好きなだけ"
            counter = "個" if which.what == "energy" else "枚"
            return f"{base}{spec}{out.write('n', value.most, counter)}{'まで' if value.least == 0 else ''}"
        template = f"{self.core_pl(which, out)} <dołączon do {out.write('noun', on, 'gen')}"
        case = spec or "acc"
        if not isinstance(value, Some):
            if which.what == "energy":
                return "całą " + inflect(template, case) if case == "acc" else inflect(template, case)
            return inflect(f"%wszystek {template}", case, True)
        if value.least == 0 and value.most is not None:
            return f"do {counted(value.most, template, 'gen')}"
        return counted(value.most, template, case)

    def _on(self, value: Any, which: Which, out: Writer) -> str:
        if isinstance(value, Some) and isinstance(which.on, Which):
            if (value.least, value.most) == (1, 1):
                return out.write("noun", Some(1, 1, which.on))
            return out.write("those", which.on)
        if isinstance(which.on, Which):
            return f"all of {out.write('those', which.on)}"
        return out.write("noun", which.on)

    def _count_en(self, value: Any, which: Which, out: Writer) -> str:
        if not isinstance(value, Some):
            return f"all {self.core_en(which, True, out)}"
        if (value.least, value.most) == (1, 1):
            core = self.core_en(which, False, out)
            return f"{'an' if core[0] in 'AEIOU' else 'a'} {core}"
        core = self.core_en(which, True, out)
        if value.most is None:
            return f"any number of {core}"
        return f"{'up to ' if value.least == 0 else ''}{out.write('n', value.most)} {core}"

    def core_en(self, which: Which, plural: bool, out: Writer) -> str:
        """What is attached, in English."""
        if which.what == "energy":
            letters = _letters(which)
            types = " or ".join(en.TYPES[each] for each in letters) + " " * bool(letters)
            basic = "basic " if Kind("basic energy") in which.filters else ""
            if len(which.filters) != bool(letters) + bool(basic):
                raise Unsayable(f"no words for {which!r}")
            return f"{basic}{types}Energy"
        if which.what == "card" and not which.filters:
            return "cards" if plural else "card"
        if which.what == "trainer card":
            return out.write("card", which.filters or (Kind("item"),), "pl" if plural else "")
        return out.write("card", which.filters or (Kind("energy"),), "pl" if plural else "")

    def core_pl(self, which: Which, out: Writer) -> str:
        """What is attached, as a Polish template."""
        if which.what == "energy":
            basic = "<podstawow " if Kind("basic energy") in which.filters else ""
            types = " lub ".join(f"<{pl.TYPES[each]}" for each in _letters(which))
            return f"{basic}{{energy}} {types}".strip()
        if which.what == "card" and not which.filters:
            return "{card}"
        default = Kind("trainer") if which.what == "trainer card" else Kind("energy")
        return out.write("card", which.filters or (default,), "")

    def core_ja(self, which: Which, out: Writer) -> str:
        """What is attached, in Japanese."""
        if which.what == "energy":
            basic = "基本" if Kind("basic energy") in which.filters else ""
            return f"{basic}{'または'.join(ja.TYPES[each] for each in _letters(which))}エネルギー"
        if which.what == "card" and not which.filters:
            return "カード"
        default = Kind("trainer") if which.what == "trainer card" else Kind("energy")
        return out.write("card", which.filters or (default,), "")

    def form(self, value: Any, lang: str) -> int:
        """One or several."""
        return several(value, lang)


def _letters(which: Which) -> tuple[str, ...]:
    """The types of which attached Energy is one."""
    for each in which.filters:
        of = each.filters if isinstance(each, AnyOf) else (each,)
        if all(isinstance(one, EnergyOf) for one in of):
            return tuple(one.type for one in of if isinstance(one, EnergyOf))
    return ()


def _energy(filters: tuple[Any, ...]) -> bool:
    return any(
        isinstance(each, EnergyOf)
        or (isinstance(each, Kind) and "energy" in each.sort)
        or (isinstance(each, NameHas) and each.word.endswith("Energy"))
        for each in filters
    )


# ---- reading what is attached


def _cards_on(card: tuple[Filter, ...]) -> Which | None:
    """Cards that may be attached: Energy, Tools, Technical Machines."""
    if card and isinstance(card[0], Kind | EnergyOf | NameHas) and _energy(card):
        return Which("energy card", filters=() if card == (Kind("energy"),) else card)
    sorts = card[0].filters if len(card) == 1 and isinstance(card[0], AnyOf) else card[:1]
    tools = sorts and all(isinstance(each, Kind) and each.sort in ("tool", "technical machine") for each in sorts)
    return Which("trainer card", filters=card) if tools else None


def _cores(category: str, s: str, asked: str) -> None:
    """What is attached, one or several, without what it is attached to."""
    cores, basic = family(category), Kind("basic energy")
    for words, filters in (("", ()), ("basic ", (basic,))):
        of = (*filters, EnergyOf(hole("type")))
        cores.reads(Which("energy", filters=filters), f"{words}Energy{{bare}}", usual=True)
        cores.reads(Which("energy", filters=of), f"{words}{{type}} Energy{{bare}}", usual=True)
        either = (*filters, AnyOf((EnergyOf(hole("a", "type")), EnergyOf(hole("b", "type")))))
        cores.reads(Which("energy", filters=either), f"{words}{{a}} or {{b}} Energy{{bare}}", usual=True)
    cores.reads(Which("energy card", filters=(Kind("special energy"),)), "Special Energy{bare}", fits=later)
    cores.reads(Which("trainer card", filters=(Kind("tool"),)), f"Pokémon Tool{s}{{bare}}", fits=later)
    cores.means(_cards_on, f"{{card:{asked}}}", usual=True)
    cores.reads(Which("trainer card"), f"Trainer card{s}", usual=True)


def _on(least: Any, most: Any) -> Callable[..., Any]:
    """Makes so many of what is attached; "n" is the number that was read."""

    def make(core: Which, on: Any, n: Any = None) -> Any:
        if least == most == 1 and isinstance(on, Some) and (on.least, on.most) == (1, 1):
            on = on.which
        which = replace(core, whose="you", where="play", on=on)
        if most is None and least is None:
            return which
        if most == "n" and n == 1:
            return None
        return Some(n if least == "n" else least, n if most == "n" else most, which)

    return make


def is_each(noun: Any, context: Any) -> bool:
    """Whether a noun is each of several Pokémon. What Trainers and Abilities call the opponent's Active Pokémon is one
    where each player has one."""
    return isinstance(noun, Which) or (noun == EACH_DEFENDING and context.kind == "pokemon" and not context.ability)


_cores("one on", "", "")
_cores("several on", "s", "pl")
ON = family("on")
"""What something is attached to."""
ON.reads(hole("noun"), "{noun}", usual=True)
ON.reads(hole("those", "any of"), "{those}", usual=True)
ONE_ON = family("is on")
"""What a single card is attached to: not each of several, of which each would have its own."""
ONE_ON.reads(hole("noun"), "{noun}", usual=True, fits=lambda bound, context: not is_each(bound["noun"], context))
ONE_ON.reads(hole("those", "any of"), "{those}", usual=True)
ATTACHED = GRAMMAR.add("attached", Attached(GRAMMAR.constants))
for _words, _least, _most, _core, _usual in (
    ("a ", 1, 1, "one on", True),
    ("an ", 1, 1, "one on", True),
    ("1 ", 1, 1, "one on", False),
    ("all ", None, None, "several on", True),
    ("any number of ", 0, None, "several on", True),
    ("any amount of ", 0, None, "several on", False),
    ("up to {n} ", 0, "n", "several on", True),
    ("{n} ", "n", "n", "several on", True),
):
    _where = "is on" if _most == 1 else "on"
    ATTACHED.means(_on(_least, _most), f"{_words}{{core}} attached to {{on}}", usual=_usual, core=_core, on=_where)
    ATTACHED.means(_on(_least, _most), f"{_words}{{core}} from {{on}}", fits=later, core=_core, on=_where)
for _pattern in (
    "as many {core} attached to {on} as you like",
    "as many {core} as you like attached to {on}",
    "as many {core} attached to {on}",
):
    ATTACHED.means(_on(0, None), _pattern, core="several on")
ATTACHED.means(_on(0, None), "as many {core} from {on}", fits=later, core="several on")
ANY_OF = family("any of")
"""All of some Pokémon together, "any of your Pokémon"; read only."""
ANY_OF.reads(hole("those"), "all of {those}", "any of {those}")
ANY_OF.means(lambda those: None if has_a_name(those) else those, "{those}")
ANY_OF.reads(Which("pokemon", "each"), "all Pokémon", fits=lambda _, context: bool(context.era))
ANY_OF.reads(Which("pokemon", "each", "active"), "both Active Pokémon")
ANY_OF.reads(Which("pokemon", "each"), "all Pokémon (both yours and your opponent's)")


class Those(Family):
    """All Pokémon of a kind, said in the plural: "your Benched Pokémon". Spec, Polish: a case."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The plural."""
        if not isinstance(value, Which) or value.what != "pokemon":
            raise Unsayable(f"{value!r} are no Pokémon in play")
        if out.lang == "ja":
            return "".join(japanese_place(value, out))
        if out.lang == "pl":
            case, _, other = spec.partition(" ")
            return inflect(polish_place(value, out, "%twój" if other or not case else "%swój"), case or "nom", True)
        core = out.write("pokemon", value.filters, "")
        where = WHERE[value.where]
        if value.whose == "each":
            return f"{where}{core}{' in play' if value.where == 'play' else ''} (both yours and your opponent's)"
        return f"{OWNERS[value.whose]}{where}{core}"

    def form(self, value: Any, lang: str) -> int:
        """Several."""
        return 3 if lang == "pl" else 1


THOSE = GRAMMAR.add("those", Those(GRAMMAR.constants))


def _no_name(bound: Bound, context: Context) -> bool:
    """Not "your opponent's Active Pokémon", a noun with a name of its own."""
    return not context.era or bool(bound["filters"])


for _owner, _whose in (*OWNED.items(), ("", "each")):
    for _where, _words in WHERE.items():
        for _core in ("{filters}", "{filters:pl}"):
            _template = Which("pokemon", _whose, _where, hole("filters", "pokemon"))
            _fits = _no_name if _where == "active" and _owner else None if _core == "{filters}" else later
            _pattern = f"{_owner}{_words}{_core}"
            if _owner:
                THOSE.reads(_template, _pattern, fits=_fits, usual=True)
                THOSE.reads(_template, f"{_pattern} in play", fits=_fits)
            else:
                _both = " (both yours and your opponent's)"
                THOSE.reads(_template, f"{_pattern}{_both}", f"{_pattern} in play{_both}", fits=_fits, usual=True)

AMONG = family("among")
"""1 of some Pokémon for each card; read also where all of them are said ("to your Benched Pokémon in any way")."""
AMONG.phrase(hole("noun"), en="{noun}", pl="{noun:=}", ja="{noun}")
AMONG.reads(Some(1, 1, hole("those")), "{those}")
AMONG.reads(Some(1, 1, hole("which", "all one's")), "{which}")


class Per(Family):
    """What is counted, after "for each": Energy or cards attached, as `Count` of a `Which`. Spec "all": "the amount of"."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The attached Energy or cards, one of them."""
        if not isinstance(value, Which) or value.on is None:
            raise Unsayable(f"{value!r} is not attached")
        if out.lang == "en":
            return f"{ATTACHED.core_en(value, spec == 'all', out)} attached to {out.write('noun', value.on)}"
        if out.lang == "ja":
            return f"{out.write('noun', value.on)}についている{ATTACHED.core_ja(value, out)}"
        template = f"{ATTACHED.core_pl(value, out)} <dołączon do {out.write('noun', value.on, 'gen')}"
        case, _, how = spec.partition(" ")
        return inflect(f"<każd {template}" if how == "each" else template, case, how == "pl")


PER = GRAMMAR.add("per", Per(GRAMMAR.constants))
for _core, _asked in (("one on", ""), ("several on", "all")):
    PER.means(_on(None, None), "{core} attached to {on}", usual=True, asked=_asked, core=_core)
