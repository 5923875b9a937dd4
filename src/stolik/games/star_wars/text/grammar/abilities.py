"""What abilities say: events, activated abilities, pilots, and the lines of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from stolik.cardgame.ast import SELF, THAT_MANY, Discard, inside
from stolik.games.star_wars.ast import keywords
from stolik.games.star_wars.ast.nodes import (
    Activated,
    CostOf,
    Gets,
    InArena,
    Keyword,
    Pay,
    Pilot,
    Prevent,
    Reserves,
    Retaliate,
    StatOf,
    Tap,
)
from stolik.games.star_wars.text.grammar.canon import lines, said, surface
from stolik.games.star_wars.text.grammar.given import arena_of, gathered, keyword, mod
from stolik.games.star_wars.text.grammar.steps import Elsewhere
from stolik.games.star_wars.text.grammar.words import GRAMMAR, KEYWORDS, capital, family, scribe
from stolik.games.star_wars.text.lexicon import en as star_wars_en
from stolik.games.star_wars.text.lexicon import ja as star_wars_ja
from stolik.games.star_wars.text.lexicon import pl as star_wars_pl
from stolik.text.grammar.kinds import View, whole_number
from stolik.text.trees import Found, Reader, Uniform, Unsayable, Writer, hole

# ---- activated abilities


def _for_an_attack(do: Any) -> bool:
    """Whether anything of it lasts for the attack."""
    return any(getattr(one, "until", "") == "attack" for one in inside(do))


_ONLY = {
    "build": (
        "Play only during your build step.",
        "Zagraj tylko w swoim etapie budowy.",
        "自分のビルドステップにのみプレイできる。",
    ),
    "no attack": (
        "Play only if no unit is attacking.",
        "Zagraj tylko wtedy, gdy żadna jednostka nie atakuje.",
        "どのユニットも攻撃していないときにのみプレイできる。",
    ),
    "battle": ("Play only during battle.", "Zagraj tylko podczas bitwy.", "戦闘中にのみプレイできる。"),
}
_ONLY_ALSO = {
    "Play only if no units are attacking.": "no attack",
    "Play only when no unit is attacking.": "no attack",
    "Play only during the build step.": "build",
    "Play only during you build step.": "build",
    "Play only during your Build step.": "build",
    "Only during your build step play.": "build",
    "Play only during battle.": "",
}


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


_X: dict[Any, tuple[str, str, str]] = {
    CostOf(SELF): ("its build cost", "jej koszt budowy", "そのビルドコスト"),
    StatOf("cards", SELF): ("the number of cards in its stack", "liczba kart w jej stosie", "そのスタックの枚数"),
    StatOf("power", SELF): ("its power", "jej siła", "そのパワー"),
    StatOf("speed", SELF): ("its speed", "jej prędkość", "そのスピード"),
    StatOf("health", SELF): ("its health", "jej wytrzymałość", "その耐久力"),
}


def where_x(n: Any, out: Writer) -> str:
    """What X is, behind a keyword whose number is looked up. Raises `Unsayable` for an unknown number."""
    if whole_number(n) or n == THAT_MANY:
        return ""
    if n not in _X:
        raise Unsayable(f"no words for X, {n!r}")
    en, pl, ja = _X[n]
    return {"en": f", where X is {en}", "pl": f", gdzie X to {pl}", "ja": f"(Xは{ja})"}[out.lang]


class ActivatedAbility(Uniform):
    """An activated ability or a way to play a Battle card: costs, arrow, effect, when it may be played."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The ability, not yet with capitals. Raises `Unsayable`."""
        if not isinstance(value, Activated):
            raise Unsayable(f"{value!r} is not activated")
        lang = out.lang
        index = ("en", "pl", "ja").index(lang)
        scope, out.chosen = out.chosen, None
        costs = [self._cost(each, out) for each in value.costs]
        comma = "、" if lang == "ja" else ", "
        lead = f"{comma.join(costs)} -> " if costs else "" if scribe(out).context.kind == "battle" else "-> "
        if value.keyword == "enhance":
            lead = f"{KEYWORDS[lang]['enhance']}{':' if lang == 'ja' else ': '}{lead}"
        known = value.keyword in ("evade", "deflect", "intercept", "retaliate")
        if known and value.do == self._surface(value):
            text = lead + keyword(value.keyword, _keyword_number(value), lang) + where_x(_keyword_number(value), out)
        else:
            text = lead + out.write("text", value.do)
        for sentence in self._only(value, out, index):
            text += ("" if text.endswith("。") else " ") + sentence if lang == "ja" else f" {sentence}"
        out.chosen = scope
        return text

    def _surface(self, value: Activated) -> Any:
        return surface(recipe(value.keyword, _keyword_number(value)))

    def _cost(self, cost: Any, out: Writer) -> str:
        if cost == Tap(SELF):
            return "[tap]"
        if cost == Discard(SELF) and arena_of(out) and scribe(out).own != "reserves":
            unit = out.write("noun", SELF, "acc")
            arena = arena_of(out)
            return {
                "en": f"Discard {unit} from the {star_wars_en.ARENAS[arena]} arena",
                "pl": f"Odrzuć {unit} z areny {star_wars_pl.ARENAS[arena]}",
                "ja": f"{star_wars_ja.ARENAS[arena]}アリーナから{unit}を捨てる",
            }[out.lang]
        return capital(out.write("step", cost))

    def _only(self, value: Activated, out: Writer, index: int) -> Iterator[str]:
        build = value.only == "build"
        if value.often:
            during = ("during your build step", "w swoim etapie budowy", "自分のビルドステップ中、")
            attack = ("during each attack", "podczas każdego ataku", "各攻撃の間、")
            if not build:
                during = attack if _for_an_attack(value.do) else ("each turn", "w każdej turze", "各ターンに")
            yield {
                "en": f"You may play this ability any number of times {during[0]}.",
                "pl": f"Tę zdolność możesz zagrać dowolną liczbę razy {during[1]}.",
                "ja": f"この能力は{during[2]}何回でもプレイできる。",
            }[out.lang]
        elif value.only == "would attack":
            me = out.write("noun", SELF, "nom")
            yield {
                "en": f"Play only when {me} would attack.",
                "pl": f"Zagraj tylko wtedy, gdy {me} mogłaby zaatakować.",
                "ja": f"{me}が攻撃できるときにのみプレイできる。",
            }[out.lang]
        elif value.only:
            yield _ONLY[value.only][index]
        if value.while_ is not None and not (
            isinstance(value.while_, InArena) and value.while_.noun == SELF and Discard(SELF) in value.costs
        ):
            condition = out.write("if", value.while_)
            yield {
                "en": f"Play only if {condition}.",
                "pl": f"Zagraj tylko wtedy, gdy {condition}.",
                "ja": f"{condition}ときにのみプレイできる。",
            }[out.lang]

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """An ability up to the end of the text, or of a quotation."""
        begin = given.at("Enhance: ", at)
        for costs, start in self._read_costs((), at if begin < 0 else begin, given):
            for ability, end in self._read_effect(costs, start, given):
                if begin >= 0:
                    ability = replace(ability, keyword="enhance")
                yield ability, end, False

    def _read_costs(self, sofar: tuple[Any, ...], at: int, given: Reader) -> Iterator[tuple[tuple[Any, ...], int]]:
        if not sofar and getattr(given.context, "kind", "") == "battle" and not _arrow(given.text, at):
            yield (), at
        for cost, end in self._read_cost(at, given):
            row = (*sofar, cost)
            if (start := given.at(" -> ", end)) >= 0:
                yield row, start
            for link in (", ", " and "):
                if (start := given.at(link, end)) >= 0:
                    yield from self._read_costs(row, start, given)

    def _read_cost(self, at: int, given: Reader) -> Iterator[tuple[Any, int]]:
        for words in ("[tap]", "Tap"):
            end = given.at(words, at)
            if end >= 0 and given.text[end : end + 1] in ", " and given.text[end : end + 2] in (", ", " -"):
                yield Tap(SELF), end
        for n, end, _ in given.read("n", at):
            for words in (" Force pay", " Force Pay", " force pay"):
                if (stop := given.at(words, end)) >= 0:
                    yield Pay(n), stop
        for noun, end, _ in given.read("noun", given.at("Discard ", at)):
            for arena in star_wars_en.ARENAS.values():
                if noun == SELF and (stop := given.at(f" from the {arena} arena", end)) >= 0:
                    yield Discard(SELF), stop
        yield from ((cost, end) for cost, end, _ in given.read("step", at))
        low = given.text[at : at + 1].lower()
        if low != given.text[at : at + 1]:
            for cost, end, _ in Reader(given.grammar, low + given.text[at + 1 :], given.context).read("step", 0):
                yield cost, at + end

    def _read_effect(self, costs: tuple[Any, ...], at: int, given: Reader) -> Iterator[tuple[Activated, int]]:
        for name in ("evade", "deflect", "intercept", "retaliate"):
            end = given.at(KEYWORDS["en"][name], at)
            if end < 0:
                continue
            if name == "intercept":
                for stop in {end, given.at(".", end)} - {-1}:
                    yield Activated(costs, recipe(name, 1), name), stop
                continue
            for n, last in self._read_number(given.at(" ", end), given):
                for stop in {last, given.at(".", last)} - {-1}:
                    yield Activated(costs, recipe(name, n), name), stop
        first = given.text[at : at + 1]
        readers = [(given, 0)]
        if first and first.lower() != first:
            readers.append((Reader(given.grammar, first.lower() + given.text[at + 1 :], given.context), at))
        for inner, shift in readers:
            for do, end, _ in inner.read("text", at - shift):
                yield from self._read_only(Activated(costs, do), end + shift, given)
            for do, end, _ in inner.read("clause", at - shift):
                quoted = given.text[end + shift : end + shift + 1] in ('"', "'")
                if quoted or end + shift == len(given.text):
                    yield Activated(costs, do), end + shift

    def _read_number(self, at: int, given: Reader) -> Iterator[tuple[Any, int]]:
        yield from ((n, end) for n, end, _ in given.read("n", at) if whole_number(n))
        if (end := given.at("X", at)) >= 0:
            yield THAT_MANY, end
            for value, (words, *_) in _X.items():
                if (stop := given.at(f", where X is {words}", end)) >= 0:
                    yield value, stop

    def _read_only(self, ability: Activated, at: int, given: Reader) -> Iterator[tuple[Activated, int]]:
        yield ability, at
        start = given.at(" ", at)
        if start < 0:
            return
        known = ((text[0], key) for key, text in _ONLY.items() if key != "battle")
        for words, only in (*known, *_ONLY_ALSO.items()):
            if (end := given.at(words, start)) >= 0 and not ability.only:
                yield from self._read_only(replace(ability, only=only), end, given)
        times = (("during each attack", ""), ("each turn", ""), ("during your build step", "build"))
        for words, only in times:
            if (end := given.at(f"You may play this ability any number of times {words}.", start)) >= 0:
                yield replace(ability, only=only, often=True), end
        for noun, end, _ in given.read("noun", given.at("Play only when ", start)):
            if noun == SELF and (stop := given.at(" would attack.", end)) >= 0:
                yield replace(ability, only="would attack"), stop
        for lead in ("Play only if ", "Play only when "):
            for condition, end, _ in given.read("if", given.at(lead, start)):
                quoted = given.text[end : end + 1] in ('"', "'")
                if (stop := end if quoted else given.at(".", end)) >= 0:
                    yield replace(ability, while_=condition), stop


def _arrow(text: str, at: int) -> bool:
    """Whether an arrow stands outside quotes."""
    before, arrow, _ = text[at:].partition(" -> ")
    return bool(arrow) and '"' not in before


GRAMMAR.add("activated", ActivatedAbility())

# ---- pilots, reserves, lines


def piloted_arena(pilot: Pilot) -> str:
    """The arena of the units that a pilot may pilot."""
    return "ground" if pilot.of[0] in ("Speeder", "Walker", "Creature") else "space"


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
        mods = tuple(each for each in value.gives if isinstance(each, Gets | Keyword))
        for each in value.gives:
            if isinstance(each, Gets | Keyword):
                items += mod(each, out)
        rest = tuple(each for each in value.gives if not isinstance(each, Gets | Keyword))
        items += [capital(out.write("line", said(line))).rstrip(".。") for line in lines(rest)]
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
        items = re.split(r" ?\* ", given.text[found.end() :]) if found[3] else [given.text[found.end() :]]
        gives: list[Any] = []
        for item in filter(None, items):
            each = self._item(item, given)
            if each is None:
                return
            gives.append(each)
        done = gathered(tuple(part for each in gives for part in each))
        yield Pilot(kinds, done), len(given.text), True

    def _item(self, item: str, given: Reader) -> tuple[Any, ...] | None:
        bare = item.strip().rstrip(".").strip("\"'")
        reader = Reader(given.grammar, bare, given.context)
        for value, end, _ in reader.read("mods", 0):
            if end == len(bare):
                return tuple(value)
        for text in (bare + ".", bare):
            reader = Reader(given.grammar, text, given.context)
            found = [value for value, end, _ in reader.read("line", 0) if end == len(text)]
            if found:
                return (found[0],)
        reader = Reader(given.grammar, bare, given.context)
        lead = "this unit gets "
        text = f"{lead}{bare}."
        reader = Reader(given.grammar, text, given.context)
        found = [value for value, end, _ in reader.read("static line", 0) if end == len(text)]
        return (found[0],) if found else None


GRAMMAR.add("pilot", PilotLine())
GRAMMAR.add("kept", Elsewhere("line", arena="", line=True))
GRAMMAR.add(
    "reserve",
    View(GRAMMAR, "kept", lambda one: (said((one,)),), lambda one: one if isinstance(one, Activated) else None),
)
LINE = family("line")
"""One line of a card."""
for _category in ("static line", "triggered", "activated", "pilot"):
    LINE.phrase(hole("line", _category), en="{line}", pl="{line}", ja="{line}")
LINE.phrase(
    Reserves(hole("ability", "reserve")),
    en=f"{KEYWORDS['en']['reserves']}: {{ability}}",
    pl=f"{KEYWORDS['pl']['reserves']}: {{ability}}",
    ja=f"{KEYWORDS['ja']['reserves']}:{{ability}}",
)
