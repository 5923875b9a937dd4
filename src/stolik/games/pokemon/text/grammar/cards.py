"""Cards in zones, attached Energy and cards, and Pokémon in the plural, as nouns."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from stolik.cardgame.ast import THAT_MANY, Called, Filter, Some, Which, which_of
from stolik.games.pokemon.ast.nodes import EnergyOf, Kind
from stolik.games.pokemon.text.grammar.nouns import OWNERS, WHERE, japanese_place, polish_place
from stolik.games.pokemon.text.grammar.words import GRAMMAR, counted, family, inflect
from stolik.games.pokemon.text.lexicon import en, ja, pl
from stolik.text.grammar.kinds import View
from stolik.text.trees import Found, Reader, Uniform, Unsayable, Writer, hole


def several(value: Any, lang: str) -> int:
    """The form that agrees with a counted noun: one, several (Polish: fourth form)."""
    one = isinstance(value, Some) and value.most == 1
    return 0 if one or lang == "ja" else 3 if lang == "pl" else 1


class Cards:
    """`Some` cards of a zone; the zone is said by the verb. `blind` and `by` as in `Some`. With `of_them` they are out of
    some that are looked at: "1 of them" where they may be any. Those `after` words that must stand before them are read
    only. Spec, Polish: a case."""

    def __init__(
        self, whose: str, where: str, blind: bool = False, by: str = "you", of_them: bool = False, after: str = ""
    ) -> None:
        self.whose = whose
        self.where = where
        self.blind = blind
        self.by = by
        self.of_them = of_them
        self.after = after

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
        if (value.blind, value.by) != (self.blind, self.by) or self.after:
            raise Unsayable(f"who chooses {value!r}, and how?")
        least, most = value.least, value.most
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

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every such noun."""
        if self.after not in given.text[:at]:
            return
        for (least, most, filters), end, odd in _read_counted(at, given):
            which = Which("card", self.whose, self.where, filters)
            yield Some(least, most, which, self.by, blind=self.blind), end, odd or bool(self.after)

    def form(self, value: Any, lang: str) -> int:
        """One card or several."""
        return several(value, lang)


def _counted_en(least: Any, most: Any, filters: tuple[Any, ...], out: Writer) -> str:
    if (least, most) == (1, 1):
        name = len(filters) == 1 and isinstance(filters[0], Called)
        return out.write("card", filters, "" if name else "a")
    cores = out.write("card", filters, "pl")
    if most is not None and not isinstance(most, int) and most != THAT_MANY:
        return f"a number of {cores} {'up' if least == 0 else 'equal'} to {out.write('amount', most)}"
    if most is None:
        return f"as many {cores} as you like"
    mixed = "in any combination of " if " and " in cores else ""
    return f"{'up to ' if least == 0 else ''}{out.write('n', most)} {mixed}{cores}"


def _read_counted(at: int, given: Reader) -> Iterator[tuple[tuple[Any, Any, tuple[Any, ...]], int, bool]]:
    for filters, end, odd in given.read("card", at, "a"):
        yield (1, 1, filters), end, odd
    for filters, end, odd in given.read("card", at):
        if len(filters) == 1 and isinstance(filters[0], Called):
            yield (1, 1, filters), end, odd
    for n, middle, _ in given.read("n", at):
        for tail in (" of them", " of those cards"):
            if (end := given.at(tail, middle)) >= 0:
                yield (n, n, ()), end, False
    if (start := given.at("a number of ", at)) >= 0:
        for filters, end, odd in given.read("card", start, "pl"):
            if (stop := given.at(" up to ", end)) >= 0:
                for amount, last, also in given.read("amount", stop):
                    yield (0, amount, filters), last, odd or also
    for words in ("1 ", "any 1 "):
        if (start := given.at(words, at)) >= 0:
            for filters, end, _ in given.read("card", start):
                yield (1, 1, filters), end, True
    if (start := given.at("any number of ", at)) >= 0:
        for filters, end, _ in given.read("card", start, "pl"):
            yield (0, None, filters), end, True
    if (start := given.at("as many ", at)) >= 0:
        for filters, end, odd in given.read("card", start, "pl"):
            if (stop := given.at(" as you like", end)) >= 0:
                yield (0, None, filters), stop, odd
    upto = given.at("up to ", at)
    for n, middle, _ in given.read("n", upto if upto >= 0 else at):
        start = given.at(" ", middle)
        mixed = given.at("in any combination of ", start)
        for filters, end, odd in given.read("card", mixed if mixed >= 0 else start, "pl"):
            if n != 1:
                yield (0 if upto >= 0 else n, n, filters), end, odd


for _whose, _where in (
    ("you", "deck"),
    ("you", "discard"),
    ("you", "deck or discard"),
    ("you", "hand"),
    ("opponent", "deck"),
    ("opponent", "discard"),
    ("opponent", "hand"),
):
    GRAMMAR.add(f"{_whose} {_where}", Cards(_whose, _where))
GRAMMAR.add("blind", Cards("opponent", "hand", blind=True))
GRAMMAR.add("seen", Cards("opponent", "hand", after="at your opponent's hand"))
GRAMMAR.add("theirs", Cards("opponent", "hand", by="opponent"))
GRAMMAR.add("you take", Cards("you", "deck", of_them=True))
GRAMMAR.add("they take", Cards("you", "deck", by="opponent", of_them=True))
GRAMMAR.add(
    "may take",
    View(
        GRAMMAR,
        "you take",
        lambda some: (replace(some, least=some.most),) if some.least == 0 and some.most is not None else (),
        lambda some: replace(some, least=0) if some.least == some.most else None,
    ),
)
"""Cards that may be taken: their number is said, that fewer will do is said by "you may"."""


class Attached:
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
            types = "".join(f"{en.TYPES[each.type]} " for each in which.filters if isinstance(each, EnergyOf))
            basic = "basic " if Kind("basic energy") in which.filters else ""
            if len(which.filters) != len(types.split()) + bool(basic):
                raise Unsayable(f"no words for {which!r}")
            return f"{basic}{types}Energy"
        if which.what == "trainer card":
            return out.write("card", which.filters or (Kind("item"),), "pl" if plural else "")
        return out.write("card", which.filters or (Kind("energy"),), "pl" if plural else "")

    def core_pl(self, which: Which, out: Writer) -> str:
        """What is attached, as a Polish template."""
        if which.what == "energy":
            basic = "<podstawow " if Kind("basic energy") in which.filters else ""
            types = [f" <{pl.TYPES[each.type]}" for each in which.filters if isinstance(each, EnergyOf)]
            return f"{basic}{{energy}}{''.join(types)}"
        default = Kind("trainer") if which.what == "trainer card" else Kind("energy")
        return out.write("card", which.filters or (default,), "")

    def core_ja(self, which: Which, out: Writer) -> str:
        """What is attached, in Japanese."""
        if which.what == "energy":
            basic = "基本" if Kind("basic energy") in which.filters else ""
            types = [ja.TYPES[each.type] for each in which.filters if isinstance(each, EnergyOf)]
            return f"{basic}{''.join(types)}エネルギー"
        default = Kind("trainer") if which.what == "trainer card" else Kind("energy")
        return out.write("card", which.filters or (default,), "")

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every attached thing that is named here."""
        for least, most, start, plural, odd in self._quantities(at, given):
            for what, filters, end, also in self.cores(start, plural, given):
                stop = given.at(" attached to ", end)
                if stop < 0 and given.context.era:
                    stop, also = given.at(" from ", end), True
                if stop < 0:
                    continue
                for on, last, more in (*given.read("noun", stop), *given.read("any of", stop)):
                    if least == most == 1 and isinstance(on, Some) and (on.least, on.most) == (1, 1):
                        on = on.which
                    which = Which(what, "you", "play", filters, on)
                    value = which if least is None else Some(least, most, which)
                    yield value, last, odd or also or more

    def _quantities(self, at: int, given: Reader) -> Iterator[tuple[Any, Any, int, bool, bool]]:
        for words in ("a ", "an "):
            if (start := given.at(words, at)) >= 0:
                yield 1, 1, start, False, False
        if (start := given.at("1 ", at)) >= 0:
            yield 1, 1, start, False, True
        if (start := given.at("all ", at)) >= 0:
            yield None, None, start, True, False
        for words in ("any number of ", "any amount of ", "as many "):
            if (start := given.at(words, at)) >= 0:
                yield 0, None, start, True, words != "any number of "
        upto = given.at("up to ", at)
        for n, middle, _ in given.read("n", upto if upto >= 0 else at):
            if n != 1 and (start := given.at(" ", middle)) >= 0:
                yield (0 if upto >= 0 else n), n, start, True, False

    def cores(self, at: int, plural: bool, given: Reader) -> Iterator[tuple[str, tuple[Any, ...], int, bool]]:
        """Energy, Energy cards or Trainer cards, with their filters."""
        start = at
        basic: tuple[Filter, ...] = ()
        if (behind := given.at("basic ", at)) >= 0:
            start, basic = behind, (Kind("basic energy"),)
        for filters, begin in [((), start), *(((EnergyOf(t),), e + 1) for t, e, _ in given.read("type", start))]:
            end = given.at("Energy", begin)
            if end >= 0 and not given.text.startswith(" card", end):
                yield "energy", (*basic, *filters), end, False
        end = given.at("Special Energy", at) if given.context.era else -1
        if end >= 0 and not given.text.startswith(" card", end):
            yield "energy card", (Kind("special energy"),), end, True
        end = given.at("Pokémon Tool" + "s" * plural, at) if given.context.era else -1
        if end >= 0 and not given.text.startswith(" card", end):
            yield "trainer card", (Kind("tool"),), end, True
        for filters, end, odd in given.read("card", at, "pl" if plural else ""):
            if filters and isinstance(filters[0], Kind | EnergyOf) and _energy(filters):
                yield "energy card", () if filters == (Kind("energy"),) else filters, end, odd
            elif (end_ := given.at("Trainer card" + "s" * plural, at)) >= 0 and end_ == end:
                yield "trainer card", (), end, odd
            elif filters and isinstance(filters[0], Kind) and filters[0].sort in ("tool", "technical machine"):
                yield "trainer card", filters, end, odd

    def form(self, value: Any, lang: str) -> int:
        """One or several."""
        return several(value, lang)


def _energy(filters: tuple[Any, ...]) -> bool:
    return any(isinstance(each, EnergyOf) or (isinstance(each, Kind) and "energy" in each.sort) for each in filters)


ATTACHED = Attached()
GRAMMAR.add("attached", ATTACHED)
ANY_OF = family("any of")
"""All of some Pokémon together, "any of your Pokémon"; read only."""
ANY_OF.reads(hole("those"), "all of {those}", "any of {those}", "{those}")
ANY_OF.reads(Which("pokemon", "each"), "all Pokémon", fits=lambda _, context: bool(context.era))
ANY_OF.reads(Which("pokemon", "each", "active"), "both Active Pokémon")


class Those:
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

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Your, the opponent's or both players' Pokémon."""
        for owner, whose in (
            ("your ", "you"),
            ("your opponent's ", "opponent"),
            ("his or her ", "opponent"),
            ("", "each"),
        ):
            start = given.at(owner, at) if owner else at
            if start < 0:
                continue
            for where, words in WHERE.items():
                begin = given.at(words, start) if words else start
                if begin < 0:
                    continue
                cores = (
                    *given.read("pokemon", begin),
                    *(given.read("pokemon", begin, "pl") if given.context.era else ()),
                )
                for filters, end, odd in cores:
                    if given.context.era and where == "active" and whose != "each" and not filters:
                        continue  # a noun with a name of its own
                    stop = given.at(" in play", end)
                    stop = stop if stop >= 0 else end
                    if whose == "each":
                        stop = given.at(" (both yours and your opponent's)", stop)
                    if stop >= 0:
                        yield Which("pokemon", whose, where, filters), stop, odd or (whose != "each" and stop != end)

    def form(self, value: Any, lang: str) -> int:
        """Several."""
        return 3 if lang == "pl" else 1


GRAMMAR.add("those", Those())


AMONG = family("among")
"""1 of some Pokémon for each card; read also where all of them are said ("to your Benched Pokémon in any way")."""
AMONG.phrase(hole("noun"), en="{noun}", pl="{noun:=}", ja="{noun}")
AMONG.reads(Some(1, 1, hole("those")), "{those}")


class Per(Uniform):
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

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Energy or cards attached to something."""
        for what, filters, end, odd in ATTACHED.cores(at, spec == "all", given):
            stop = given.at(" attached to ", end)
            if stop >= 0:
                for on, last, also in (*given.read("noun", stop), *given.read("any of", stop)):
                    yield Which(what, "you", "play", filters, on), last, odd or also


GRAMMAR.add("per", Per())
