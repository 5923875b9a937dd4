"""What units get and where: modifiers, conditions, static lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from stolik.cardgame.ast import (
    SELF,
    THAT_MANY,
    Both,
    Called,
    Compare,
    Count,
    Counters,
    Exists,
    Hurt,
    Is,
    Named,
    Sum,
    Unless,
    Which,
)
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    ATTACKER,
    DEFENDER,
    YOU,
    Activated,
    Attacking,
    Barred,
    CostsLess,
    Gets,
    Has,
    InArena,
    Keyword,
    Lost,
    Negative,
    Owned,
    YourStep,
)
from stolik.games.star_wars.text.grammar.canon import THIS, Bestows
from stolik.games.star_wars.text.grammar.words import (
    BARE,
    GRAMMAR,
    KEYWORDS,
    MINUS,
    capital,
    family,
    scribe,
    signed,
)
from stolik.games.star_wars.text.lexicon import en, ja, pl
from stolik.text.grammar.kinds import View, Word, whole_number
from stolik.text.trees import Family, Found, Reader, Uniform, Unsayable, Writer, hole

# ---- words

GRAMMAR.add(
    "until",
    Word(
        {"attack": "for this attack", "battle": "until end of battle", "turn": "until end of turn"},
        {"attack": "podczas tego ataku", "battle": "do końca bitwy", "turn": "do końca tury"},
        {"attack": "この攻撃の間", "battle": "戦闘終了時まで", "turn": "ターン終了時まで"},
    ),
)
GRAMMAR.add(
    "barred",
    Word(
        {
            "attack": "can't attack",
            "be attacked": "can't be attacked",
            "retreat": "can't retreat",
            "untap": "can't untap",
            "play battle cards": "can't play Battle cards",
            "play abilities": "can't play activated abilities",
            "spend points": "can't spend build points",
            "lose": "can't lose the game",
            "pilot": "can't pilot",
            "enter": "can't enter its arena",
            "rest": "must attack if it can",
        },
        {
            "attack": "nie może atakować",
            "be attacked": "nie może być atakowana",
            "retreat": "nie może się wycofać",
            "untap": "nie może się odtapować",
            "play battle cards": "nie może zagrywać kart bitewnych",
            "play abilities": "nie może zagrywać zdolności aktywowanych",
            "spend points": "nie może wydawać punktów budowy",
            "lose": "nie może przegrać gry",
            "pilot": "nie może pilotować",
            "enter": "nie może wejść do swojej areny",
            "rest": "musi atakować, jeśli może",
        },
        {
            "attack": "攻撃できない",
            "be attacked": "攻撃されない",
            "retreat": "撤退できない",
            "untap": "アンタップできない",
            "play battle cards": "バトルカードをプレイできない",
            "play abilities": "起動能力をプレイできない",
            "spend points": "ビルドポイントを使えない",
            "lose": "ゲームに負けない",
            "pilot": "パイロットになれない",
            "enter": "アリーナに出られない",
            "rest": "可能なら攻撃しなければならない",
        },
    ),
)


class Signed(Family):
    """A number with its sign."""

    def form(self, value: Any, lang: str) -> int:
        """One or several."""
        return 0 if abs(value) == 1 else 1


SIGNED = GRAMMAR.add("signed", Signed(GRAMMAR.constants))
SIGNED.phrase(
    hole("n", "digits"),
    en="+{n}",
    pl="+{n}",
    ja="+{n}",
    also=("{n}",),
    fits=lambda b, _: whole_number(b["n"]) and b["n"] >= 0,
)
SIGNED.phrase(hole("n", "less"), en=f"{MINUS}{{n}}", pl=f"{MINUS}{{n}}", ja=f"{MINUS}{{n}}")
GRAMMAR.add("less", View(GRAMMAR, "digits", lambda n: (-n,) if whole_number(n) and n < 0 else (), lambda n: -n))
COUNTED = family("counted")
"""Units that are counted one by one, behind "for each" (Polish: in the accusative)."""
COUNTED.phrase(hole("which", "any"), en="{which:per}", pl="{which:per acc}", ja="{which}")
for _whose, _en, _pl, _ja in (
    ("you", "you have", "twoją", "自分の"),
    ("opponent", "your opponent has", "wrogą", "相手の"),
):
    COUNTED.phrase(
        Which("unit", _whose, hole("where", f"place {_whose}"), hole("unit", "units")),
        en=f"{{unit:per}} {_en}{{where}}",
        pl=f"{_pl} {{unit:per acc}}{{where}}",
        ja=f"{{where}}{_ja}{{unit}}",
    )
COUNTED.reads(
    Which("unit", "you", hole("where", "place each"), hole("unit", "units")),
    "one of your {unit:several}{where}",
    "of your {unit:several}{where}",
    "of you {unit:several}{where}",
)


def _as_units(value: Any) -> Iterator[Which]:
    if isinstance(value, Which) and value.what == "built":
        yield Which("unit", value.whose, "anywhere", value.filters)


GRAMMAR.add("as units", View(GRAMMAR, "noun", _as_units, lambda _: None))
COSTING = family("costing")
"""Cards that cost less: spoken of as the units they will be."""
COSTING.phrase(hole("cards", "as units"), en="{cards:=}", pl="{cards:=}", ja="{cards:=}", written=True)
COSTING.reads(Which("built", "each", "build", (Called(hole("name")),)), "{name}", usual=True)
COSTING.reads(Which("built", "each", "build", hole("filters", "costing several")), "all of the {filters}")
for _whose, _owner, _core, _counts in (
    ("you", "your ", "several", ("each of ", "all of ")),
    ("opponent", "your opponent's ", "several", ("each of ", "all of ")),
    ("opponent", "his or her ", "several", ("each of ", "all of ")),
    ("each", "", "one", ("each ",)),
):
    for _other, _filters in (("", f"costing {_core}"), ("other ", f"other costing {_core}")):
        COSTING.reads(
            Which("built", _whose, "build", hole("filters", _filters)),
            *(f"{count}{_owner}{_other}{{filters}}" for count in _counts),
            usual=True,
        )

BAR = family("bar")
BAR.phrase(
    Barred("attack", hole("what", "like")),
    en="can't attack {what}",
    pl="nie może atakować: {what:nom}",
    ja="{what}を攻撃できない",
    fits=lambda b, _: b["what"] is not None,
)
BAR.phrase(
    Barred("be attacked", hole("what", "like")),
    en="can't be attacked by {what}",
    pl="nie może być atakowana przez {what:acc}",
    ja="{what}から攻撃されない",
    fits=lambda b, _: b["what"] is not None,
)
BAR.phrase(Barred(hole("do", "barred")), en="{do}", pl="{do}", ja="{do}")

# ---- what is given

_STATS = (
    ("speed", "speed", "prędkości", "スピード"),
    ("power", "power", "siły", "パワー"),
    ("health", "health", "wytrzymałości", "耐久力"),
)


class Mods(Uniform):
    """What stands behind "gets": numbers, keywords and abilities in quotes, in a row. Spec "list": without "and"."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The row."""
        words = [word for each in value for word in mod(each, out)]
        if out.lang == "ja":
            return "と".join(words)
        last = {"en": "and", "pl": "i"}[out.lang]
        if len(words) < 3:
            return f" {last} ".join(words)
        return f"{', '.join(words[:-1])}{',' if out.lang == 'en' else ''} {last} {words[-1]}"

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """A row; numbers of one kind make one `Gets`."""
        for each, end in _row((), at, given):
            yield gathered(each), end, False


def gathered(mods: tuple[Any, ...]) -> tuple[Any, ...]:
    """Numbers one after the other as one `Gets`."""
    done: list[Any] = []
    for each in mods:
        last = done[-1] if done else None
        if isinstance(each, Gets) and isinstance(last, Gets):
            given = {name: value for one in (last, each) for name, value in vars(one).items() if value != 0}
            done[-1] = Gets(**given)
        else:
            done.append(each)
    return tuple(done)


def mod(value: Any, out: Writer) -> list[str]:
    """One modifier as words. Raises `Unsayable`."""
    if isinstance(value, Gets):
        return [_number(getattr(value, name), names, out) for name, *names in _STATS if getattr(value, name) != 0]
    if isinstance(value, Keyword):
        return [keyword(value.name, value.n, out.lang)]
    if isinstance(value, Activated):
        left, right = {"en": ('"', '"'), "pl": ("„", "”"), "ja": ("「", "」")}[out.lang]
        text = capital(scribe(out).inside("this", "activated", value))
        alone = not re.search(r"[.。].", text)
        return [f"{left}{text.rstrip('.。') if alone else text}{right}"]
    raise Unsayable(f"{value!r} is not given")


def keyword(name: str, n: Any, lang: str) -> str:
    """A keyword with its number."""
    word = KEYWORDS[lang][name]
    if name in BARE:
        return word
    return f"{word}{'' if lang == 'ja' else ' '}{n if whole_number(n) else 'X'}"


def _number(value: Any, names: list[str], out: Writer) -> str:
    english, polish, japanese = names
    tail = ""
    negative = isinstance(value, Negative)
    if isinstance(value, Negative):
        value = value.n
    if whole_number(value):
        n = signed(value)
    elif value == THAT_MANY:
        n = "+X"
    elif value == Counters(SELF):
        n = f"{MINUS}1" if negative else "+1"
        tail = {"en": " for each damage counter on it", "pl": " za każdy swój żeton obrażeń", "ja": ""}[out.lang]
        if out.lang == "ja":
            return f"ダメージカウンター1個につき{japanese}{n}"
    else:
        counts = value.numbers if isinstance(value, Sum) else (value,)
        first = counts[0]
        if not isinstance(first, Count) or any(one != first for one in counts):
            raise Unsayable(f"{value!r}")
        n, of = f"+{len(counts)}", out.write("counted", first.of)
        if out.lang == "ja":
            return f"{of}1体につき{japanese}{n}"
        tail = f" for each {of}" if out.lang == "en" else f" za każdą {of}"
    if out.lang == "ja":
        return f"{japanese}{n}"
    return (f"{n} {english}" if out.lang == "en" else f"{n} do {polish}") + tail


def _row(sofar: tuple[Any, ...], at: int, given: Reader) -> Iterator[tuple[tuple[Any, ...], int]]:
    for each, end in _one(at, given):
        row = (*sofar, each)
        yield row, end
        for link in (" and ", ", and ", ", "):
            if (start := given.at(link, end)) >= 0:
                yield from _row(row, start, given)


def _one(at: int, given: Reader) -> Iterator[tuple[Any, int]]:
    for n, end, _ in given.read("signed", at):
        for name, *_ in _STATS:
            if (stop := given.at(f" {name}", end)) < 0:
                continue
            yield Gets(**{name: n}), stop
            for words in (" for each damage counter on it",):
                if (last := given.at(words, stop)) >= 0 and abs(n) == 1:
                    yield Gets(**{name: Counters(SELF) if n > 0 else Negative(Counters(SELF))}), last
            if (start := given.at(" for each ", stop)) >= 0 and n > 0:
                for of, last, _ in given.read("counted", start):
                    yield Gets(**{name: Count(of) if n == 1 else Sum((Count(of),) * n)}), last
    if (end := given.at("+X ", at)) >= 0:
        for name, *_ in _STATS:
            if (stop := given.at(name, end)) >= 0:
                yield Gets(**{name: THAT_MANY}), stop
    for name, word in KEYWORDS["en"].items():
        end = given.at(word, at)
        if end < 0 or name in ("evade", "deflect", "intercept", "retaliate", "enhance", "pilot", "reserves"):
            continue
        if name in BARE:
            yield Keyword(name), end
        elif (start := given.at(" ", end)) >= 0:
            yield from ((Keyword(name, n), stop) for n, stop, _ in given.read("n", start) if whole_number(n))
            if name == "accuracy" and (less := given.at("\N{MINUS SIGN}", start)) >= 0:
                yield from ((Keyword(name, -n), stop) for n, stop, _ in given.read("n", less) if whole_number(n))
    for quote in "\"'":
        if (start := given.at(quote, at)) >= 0:
            for ability, end, _ in given.read("activated", start):
                for closing in (quote, f".{quote}", f"{quote}."):
                    if (stop := given.at(closing, end)) >= 0:
                        yield ability, stop


GRAMMAR.add("mods", Mods())

# ---- conditions

IF = family("if")
phrase = IF.phrase
phrase(
    Exists(Which("unit", "each", hole("arena"), (Called(hole("name")),))),
    en="{name} is in the {arena} arena",
    pl="jednostka {name} jest w arenie {arena}",
    ja="{name}が{arena}アリーナにいる",
)
phrase(Exists(hole("which", "mine")), en="you have {which:a}", pl="masz {which:a acc}", ja="{which}がいる")
phrase(
    Exists(hole("which", "theirs")),
    en="your opponent has {which:a}",
    pl="przeciwnik ma {which:a acc}",
    ja="{which}がいる",
)
phrase(
    Exists(hole("which", "any")),
    en="there is {which:a}",
    pl="w grze jest {which:a nom}",
    ja="{which}がいる",
    also=("there are {which:a}",),
)
phrase(
    Unless(Exists(hole("which", "mine"))),
    en="you have no {which:no}",
    pl="nie masz żadnych {which:no gen}",
    ja="{which}がいない",
)
phrase(
    Unless(Exists(hole("which", "theirs"))),
    en="your opponent has no {which:no}",
    pl="przeciwnik nie ma żadnych {which:no gen}",
    ja="{which}がいない",
)
phrase(
    Compare(Count(Which("unit", "you", hole("arena"))), ">", Count(Which("unit", "opponent", hole("arena")))),
    en="you have more units in the {arena} arena than your opponent",
    pl="masz w arenie {arena} więcej jednostek niż przeciwnik",
    ja="{arena}アリーナにいる自分のユニットが相手より多い",
)
phrase(
    Compare(Count(hole("a", "mine")), ">", Count(hole("b", "theirs"))),
    en="you have more {a:no} than your opponent has {b:no}",
    pl="masz więcej {a:no gen} niż przeciwnik {b:no gen}",
    ja="{a}が{b}より多い",
)
phrase(
    Compare(Count(hole("a", "mine")), ">=", hole("n")),
    en="you have {n} or more {a:no}",
    pl="liczba twoich {a:no gen} wynosi co najmniej {n}",
    ja="{a}が{n}体以上いる",
    fits=lambda b, _: b["n"] != 1,
)
phrase(
    Compare(THAT_MANY, ">=", hole("n")),
    en="the total is {n} or more",
    pl="suma wynosi co najmniej {n}",
    ja="合計が{n}以上",
    also=("their total is {n} or more",),
)
phrase(Compare(THAT_MANY, "=", hole("n")), en="you roll {n}", pl="wypadnie {n}", ja="出目が{n}")
phrase(
    Is(hole("noun"), Attacking(hole("vs", "like"))),
    en="{noun} is attacking {vs}",
    pl="{noun:nom} atakuje {vs:acc}",
    ja="{noun}が{vs}を攻撃している",
    fits=lambda b, _: b["vs"] is not None and isinstance(b["noun"], Named),
)
phrase(
    Unless(Is(hole("noun"), Hurt())),
    en="there are no damage counters on {noun}",
    pl="na {noun:loc} nie ma żetonów obrażeń",
    ja="{noun}の上にダメージカウンターがない",
)
phrase(
    Is(hole("noun"), Hurt()),
    en="{noun} has 1 or more damage counters on it",
    pl="na {noun:loc} jest co najmniej 1 żeton obrażeń",
    ja="{noun}の上にダメージカウンターがある",
)
phrase(Is(ATTACKER, hole("like")), en="{like} is attacking", pl="atakuje {like:nom}", ja="{like}が攻撃している")
phrase(
    Both((Owned(ATTACKER), Is(DEFENDER, hole("like")))),
    en="one of your units is attacking {like}",
    pl="jedna z twoich jednostek atakuje {like:acc}",
    ja="自分のユニットが{like}を攻撃している",
)
phrase(Is(hole("noun"), hole("like")), en="{noun} is {like}", pl="{noun:nom} to {like:nom}", ja="{noun}が{like}である")
phrase(
    InArena(hole("noun"), hole("arena")),
    en="{noun} is in the {arena} arena",
    pl="{noun:nom} jest w arenie {arena}",
    ja="{noun}が{arena}アリーナにいる",
    fits=lambda b, _: bool(b["arena"]) and isinstance(b["noun"], Named),
)
phrase(InArena(hole("noun")), en="{noun} is in an arena", pl="{noun:nom} jest w arenie", ja="{noun}がアリーナにいる")
phrase(
    Lost("you", hole("arena")),
    en="one of your units has been discarded from the {arena} arena this turn",
    pl="w tej turze jedna z twoich jednostek została odrzucona z areny {arena}",
    ja="このターン、自分のユニットが{arena}アリーナから捨てられている",
    also=("one of your Characters has been discarded from the {arena} arena this turn",),
)
phrase(Owned(hole("noun")), en="{noun} is yours", pl="{noun:nom} jest twoja", ja="{noun}が自分のものである")
phrase(YourStep(), en="it is your own step", pl="to twój własny etap", ja="自分のステップである")
phrase(Unless(YourStep()), en="it is your opponent's step", pl="to etap przeciwnika", ja="相手のステップである")
phrase(Both((hole("a", "if"), hole("b", "if"))), en="{a} and {b}", pl="{a} i {b}", ja="{a}、かつ{b}", written=True)
phrase(
    Both(tuple([Compare(Count(Which("unit", "you", arena)), ">=", hole("n", "n")) for arena in ARENAS])),
    en="you have {n} or more units in each arena",
    pl="w każdej arenie liczba twoich jednostek wynosi co najmniej {n}",
    ja="各アリーナに自分のユニットが{n}体以上いる",
)
phrase(
    Both((hole("a", "if"), hole("b", "if"), hole("c", "if"))),
    en="{a}, {b} and {c}",
    pl="{a}, {b} i {c}",
    ja="{a}、{b}、かつ{c}",
    written=True,
)

# ---- static lines

BESTOWS = family("bestows")
phrase = BESTOWS.phrase
phrase(
    Bestows((Has(hole("word", "sort")),), hole("to", "noun")),
    en="treat {to} as a {word}",
    pl="{to:nom} liczy się też jako {word}",
    ja="{to}は{word}としても扱う",
)
for _sign, _en, _pl, _ja in ((1, "fewer", "mniej", "減る"), (-1, "more", "więcej", "増える")):
    for _n in (1, 2, 3):
        _counter = pl.COUNTED["build"][0 if _n == 1 else 1]
        _also = (
            f"{{to}} costs {_n} {_en} build counters to deploy",
            f"{{to}} costs {_n} less build counter to deploy"
            if _sign > 0
            else f"{{to}} costs {_n} {_en} build counters",
        )
        phrase(
            Bestows((CostsLess(_sign * _n),), hole("to", "costing")),
            en=f"{{to}} costs {_n} {_en} build counter{'s' if _n > 1 else ''} to deploy",
            pl=f"{{to:nom}} kosztuje o {_n} {_counter} {_pl}",
            ja=f"{{to}}のビルドコストは{_n}{_ja}",
            also=_also,
        )
phrase(
    Bestows((Barred("play battle cards"),), YOU),
    en="you can't play Battle cards",
    pl="nie możesz zagrywać kart bitewnych",
    ja="自分はバトルカードをプレイできない",
)
phrase(
    Bestows((hole("bar"),), hole("to", "noun")),
    en="{to} {bar}",
    pl="{to:nom} {bar}",
    ja="{to}は{bar}",
)
phrase(
    Bestows((hole("bar"),), hole("to", "noun"), hole("if")),
    en="as long as {if}, {to} {bar}",
    pl="dopóki {if}, {to:nom} {bar}",
    ja="{if}かぎり、{to}は{bar}",
    also=("{to} {bar} if {if}",),
    fits=lambda b, _: b["if"] is not None,
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), Is(SELF, Attacking(hole("vs", "like")))),
    en="{to} gets {what} as long as it's attacking {vs}",
    pl="{to:nom} otrzymuje {what}, gdy atakuje {vs:acc}",
    ja="{vs}を攻撃しているかぎり、{to}は{what}を得る",
    also=(
        "{to} gets {what} as long as he's attacking {vs}",
        "{to} gets {what} as long as its attacking {vs}",
        "{to} gets {what} as long as it's using Bombard to attack {vs}",
        "as long as {to} is attacking {vs}, it gets {what}",
        "as long as {to} is attacking {vs}, he gets {what}",
        "as long as it's attacking {vs}, {to} gets {what}",
    ),
    fits=lambda b, _: b["to"] == SELF,
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), Unless(Is(SELF, Hurt()))),
    en="{to} gets {what} as long as there are no damage counters on it",
    pl="{to:nom} otrzymuje {what}, dopóki nie ma na niej żetonów obrażeń",
    ja="ダメージカウンターが乗っていないかぎり、{to}は{what}を得る",
    fits=lambda b, _: b["to"] == SELF,
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), None, hole("vs", "versus")),
    en="{to} gets {what} as long as it's attacking {vs}",
    pl="{to:nom} otrzymuje {what}, gdy atakuje {vs:acc}",
    ja="{vs}を攻撃しているかぎり、{to}は{what}を得る",
    also=("{to} gets {what} as long as that Jedi is attacking {vs}",),
    fits=lambda b, _: b["vs"] is not None and isinstance(b["to"], Which),
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), hole("if"), hole("vs", "versus")),
    en="{to} gets {what} as long as it's attacking {vs} and {if}",
    pl="{to:nom} otrzymuje {what}, gdy atakuje {vs:acc} i {if}",
    ja="{vs}を攻撃していて、{if}かぎり、{to}は{what}を得る",
    fits=lambda b, _: None not in b.values(),
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun")),
    en="{to} gets {what}",
    pl="{to:nom} otrzymuje {what}",
    ja="{to}は{what}を得る",
    also=("{to} get {what}",),
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), hole("if")),
    en="as long as {if}, {to} gets {what}",
    pl="dopóki {if}, {to:nom} otrzymuje {what}",
    ja="{if}かぎり、{to}は{what}を得る",
    fits=lambda b, _: b["if"] is not None,
)


VERSUS = family("versus")
"""Whom a unit attacks: the unit whose text it is, or one like a filter."""
VERSUS.phrase(THIS.what, en="{me}", pl="{me:=}", ja="{me}")
VERSUS.phrase(hole("like"), en="{like}", pl="{like:=}", ja="{like}")


class StaticLine(Uniform):
    """A static line, with the arena that its unit must be in where it is about others."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The sentence with its full stop; keywords of the unit itself stand alone. Raises `Unsayable`."""
        if not isinstance(value, Bestows):
            raise Unsayable(f"{value!r} is no static line")
        end = "。" if out.lang == "ja" else "."
        if value.to == SELF and value.while_ is None and value.vs is None and isinstance(value.what[0], Keyword):
            return ", ".join(word for each in value.what for word in mod(each, out))
        text = out.write("bestows", value) + end
        if value.to == SELF or value.while_ is not None or value.vs == THIS.what or not arena_of(out):
            return text
        return in_arena(out, text)

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """A line, as a `Bestows`."""
        starts = [at]
        for noun, end, _ in given.read("noun", given.at("as long as ", at)):
            stops = [given.at(f" is in the {arena} arena, ", end) for arena in en.ARENAS.values()]
            starts += [stop for stop in stops if stop >= 0 and noun == SELF]
        for start in starts:
            for value, end, odd in given.read("bestows", start):
                if isinstance(value.to, Which) and value.to.where == "that arena":
                    value = replace(value, to=replace(value.to, where=getattr(given.context, "arena", "")))
                for last in (".", ""):
                    if (stop := given.at(last, end)) >= 0 and stop == len(given.text):
                        yield value, stop, odd
        for value, end in _one(at, given):
            if isinstance(value, Keyword):
                for last in (".", ""):
                    if (stop := given.at(last, end)) == len(given.text):
                        yield Bestows((value,), SELF), stop, bool(last)


def arena_of(out: Writer) -> str:
    """The arena in which the unit works whose text it is; "" for other cards."""
    printed = scribe(out).context
    return printed.arena if printed.in_arena else ""


def in_arena(out: Writer, rest: str) -> str:
    """The words that a line about others begins with: as long as this unit is in its arena."""
    arena, unit = arena_of(out), out.write("noun", SELF, "nom")
    match out.lang:
        case "en":
            return f"as long as {unit} is in the {en.ARENAS[arena]} arena, {rest}"
        case "pl":
            return f"dopóki {unit} jest w arenie {pl.ARENAS[arena]}, {rest}"
        case _:
            return f"{unit}が{ja.ARENAS[arena]}アリーナにいるかぎり、{rest}"


GRAMMAR.add("static line", StaticLine())
