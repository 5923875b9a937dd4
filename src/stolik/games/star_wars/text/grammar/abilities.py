"""What abilities say: events, activated abilities, pilots, and the lines of a card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from stolik.cardgame.ast import SELF, THAT_MANY, AllOf, AnyOf, Both, Discard, Exists, Is, Unless, When, Which, inside
from stolik.games.star_wars.ast import keywords
from stolik.games.star_wars.ast.nodes import (
    BY,
    EVENT,
    TARGET,
    Activated,
    CostOf,
    Gets,
    InArena,
    Keyword,
    Owned,
    Pay,
    Pilot,
    Prevent,
    Reserves,
    Retaliate,
    StatOf,
    Tap,
    YourStep,
)
from stolik.games.star_wars.text.grammar.canon import Bestows, lines, said, surface
from stolik.games.star_wars.text.grammar.given import arena_of, capital, gathered, keyword, mod
from stolik.games.star_wars.text.grammar.words import GRAMMAR, KEYWORDS, family, scribe, whole_number
from stolik.games.star_wars.text.lexicon import en as star_wars_en
from stolik.games.star_wars.text.lexicon import ja as star_wars_ja
from stolik.games.star_wars.text.lexicon import pl as star_wars_pl
from stolik.text.trees import Found, Reader, Uniform, Unsayable, Writer

# ---- events

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
}
EVENT_FAMILY = family("event")
phrase = EVENT_FAMILY.phrase


@dataclass(frozen=True)
class Event:
    """An event with what must hold, as one sentence says them."""

    name: str
    while_: Any = None


for _name, (_en, _pl, _ja) in _PHASES.items():
    phrase(Event(_name), en=_en, pl=_pl, ja=_ja, also=("each turn ends",) if _name == "turn ends" else ())
for _name, _whose in (("draw step starts", "draw"), ("build step starts", "build")):
    _step_pl = {"draw": "etap dobierania", "build": "etap budowy"}[_whose]
    _step_ja = {"draw": "ドローステップ", "build": "ビルドステップ"}[_whose]
    phrase(
        Event(_name, YourStep()),
        en=f"your {_whose} step starts",
        pl=f"zaczyna się twój {_step_pl}",
        ja=f"自分の{_step_ja}が始まる",
    )
    phrase(
        Event(_name, Unless(YourStep())),
        en=f"your opponent's {_whose} step starts",
        pl=f"zaczyna się {_step_pl} przeciwnika",
        ja=f"相手の{_step_ja}が始まる",
    )
phrase(
    Event("unit damage prevented", Owned(EVENT)),
    en="you prevent damage to one of your units",
    pl="zapobiegasz obrażeniom jednej z twoich jednostek",
    ja="自分のユニット1体へのダメージを軽減した",
)
phrase(
    Event("completed"),
    en="you put this Location into its arena",
    pl="kładziesz tę lokację w jej arenie",
    ja="このロケーションをアリーナに置いた",
)


def _for_an_attack(do: Any) -> bool:
    """Whether anything of it lasts for the attack."""
    return any(getattr(one, "until", "") == "attack" for one in inside(do))


class Trigger(Uniform):
    """A triggered ability: its event, what must hold, and what is done."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The sentences with their full stops; inside a sentence (spec "step") without the last."""
        unit, rest = self._event(value, out)
        do = out.write("clause", value.do) if spec == "clause" else self._text(value.do, out)
        when = {"en": "when {}, ", "pl": "gdy {}, ", "ja": "{}とき、"}[out.lang].format(unit)
        if rest is not None:
            condition = out.write("if", rest)
            when += {"en": f"if {condition}, ", "pl": f"jeśli {condition}, ", "ja": f"{condition}なら、"}[out.lang]
        elif value.event in _PHASES and arena_of(out) and spec != "plain":
            arena = out.write("if", InArena(SELF, arena_of(out)))
            when += {"en": f"if {arena}, ", "pl": f"jeśli {arena}, ", "ja": f"{arena}なら、"}[out.lang]
        return when + do

    def _text(self, do: Any, out: Writer) -> str:
        return out.write("text", do)

    def _event(self, value: Any, out: Writer) -> tuple[str, Any]:
        """The event in words, and the condition that these don't say."""
        me, lang = out.write("noun", SELF, "nom"), out.lang
        acc = out.write("noun", SELF, "acc")

        def words(en: str, pl: str, ja: str) -> str:
            return {"en": en, "pl": pl, "ja": ja}[lang]

        match value.event, value.while_:
            case "attacks", Both((Is(noun, what), Unless(Is(other, AnyOf((a, b)))))) if noun == other == TARGET:
                to, this, that = (out.write("like", each, "acc") for each in (what, a, b))
                return words(
                    f"{me} attacks {to} other than {this} or {that}",
                    f"{me} atakuje {to}, ale nie {this} ani {that}",
                    f"{me}が{this}でも{that}でもない{to}を攻撃する",
                ), None
            case "attacks" | "damages", Is(noun, what) if noun == TARGET:
                to = out.write("like", what, "acc" if value.event == "attacks" else "dat")
                if value.event == "attacks":
                    return words(f"{me} attacks {to}", f"{me} atakuje {to}", f"{me}が{to}を攻撃する"), None
                return words(f"{me} damages {to}", f"{me} zadaje obrażenia {to}", f"{me}が{to}にダメージを与える"), None
            case "attacks", rest:
                return words(f"{me} attacks", f"{me} atakuje", f"{me}が攻撃する"), rest
            case "damages", rest:
                return words(f"{me} does damage", f"{me} zadaje obrażenia", f"{me}がダメージを与える"), rest
            case "attacked", rest:
                return words(
                    f"one of your opponent's units attacks {acc}",
                    f"jednostka przeciwnika atakuje {acc}",
                    f"相手のユニットが{me}を攻撃する",
                ), rest
            case "attack ends", rest:
                return words("its attack ends", f"kończy się atak, który wykonuje {me}", f"{me}の攻撃が終わる"), rest
            case "damaged", rest:
                return words(f"{me} is damaged", f"{me} otrzymuje obrażenia", f"{me}がダメージを受けた"), rest
            case "deployed", rest:
                return words(f"you deploy {acc}", f"wystawiasz {acc}", f"{me}を配備した"), rest
            case "discarded", rest:
                arena = arena_of(out) or "character"
                place = words(star_wars_en.ARENAS[arena], star_wars_pl.ARENAS[arena], star_wars_ja.ARENAS[arena])
                return words(
                    f"{me} is discarded from the {place} arena",
                    f"{me} zostaje odrzucona z areny {place}",
                    f"{me}が{place}アリーナから捨てられた",
                ), rest
            case "rolled at", rest:
                return words(
                    f"your opponent rolls one or more dice in an attack on {acc}",
                    f"przeciwnik rzuca co najmniej jedną kością, atakując {acc}",
                    f"{me}への攻撃で相手がダイスを振った",
                ), rest
            case "rolls", rest:
                return words(
                    f"you roll the attack dice of {acc}",
                    f"{me} atakuje i rzucasz jej kośćmi ataku",
                    f"{me}の攻撃ダイスを振った",
                ), rest
            case "would be damaged", Both((Owned(a, "opponent"), Is(b, what))) if a == b == BY:
                by = out.write(
                    "noun",
                    Which("unit", "opponent", "anywhere", what.filters if isinstance(what, AllOf) else (what,)),
                    "nom",
                )
                by = (
                    by.replace("each of", "one of")
                    if lang == "en"
                    else by.replace("każda z", "jedna z").replace("それぞれ", "")
                )
                return words(
                    f"{by} would damage {acc}",
                    f"{by} ma zadać obrażenia {out.write('noun', SELF, 'dat')}",
                    f"{by}が{me}にダメージを与える",
                ), None
            case "would be damaged", rest:
                return words(f"{me} would be damaged", f"{me} ma otrzymać obrażenia", f"{me}がダメージを受ける"), rest
            case "unit would be damaged", Both((Owned(a, "you"), Is(b, what), *more)) if a == b == EVENT:
                unit = out.write(
                    "noun",
                    Which("unit", "you", "anywhere", what.filters if isinstance(what, AllOf) else (what,)),
                    "nom",
                )
                unit = (
                    unit.replace("each of", "one of")
                    if lang == "en"
                    else unit.replace("każda z", "jedna z").replace("それぞれ", "")
                )
                return words(
                    f"{unit} would be damaged", f"{unit} ma otrzymać obrażenia", f"{unit}がダメージを受ける"
                ), more[0] if more else None
            case name, rest:
                text = (
                    out.write("event", Event(name, rest))
                    if rest is not None and name not in _PHASES
                    else out.write("event", Event(name))
                )
                return text, rest if name in _PHASES else None

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """A triggered ability up to the end of the text; in a step without its last full stop."""
        for word in ("when ", "whenever "):
            for event, while_, end in self._read_event(given.at(word, at), given):
                for condition, start in self._read_if(while_, given.at(", ", end), given):
                    yield from ((When(event, do, condition), stop, odd) for do, stop, odd in given.read("text", start))
                if (start := given.at(" ", end)) >= 0 and event == "attacks":
                    yield from ((When(event, do, while_), stop, True) for do, stop, _ in given.read("text", start))

    def _read_if(self, while_: Any, at: int, given: Reader) -> Iterator[tuple[Any, int]]:
        if at < 0:
            return
        yield while_, at
        start = given.at("if ", at)
        for noun, end, _ in given.read("noun", start):
            for arena in star_wars_en.ARENAS.values():
                for words in (f" is in the {arena} arena, ", f" in the {arena} arena is, ", f" is the {arena} arena, "):
                    if noun == SELF and (stop := given.at(words, end)) >= 0:
                        yield while_, stop
        for which, end, _ in given.read("mine", given.at("you have this unit and ", start), "a"):
            if (stop := given.at(", ", end)) >= 0:
                yield Exists(which), stop

    def _read_event(self, at: int, given: Reader) -> Iterator[tuple[str, Any, int]]:
        if at < 0:
            return
        yield from (
            (event.name, event.while_, end) for event, end, _ in given.read("event", at) if event.name != "attacks"
        )
        for words, name in (("end the battle phase does", "battle phase ends"), ("its attack ends", "attack ends")):
            if (end := given.at(words, at)) >= 0:
                yield name, None, end
        for noun, end, _ in given.read("noun", at):
            if noun == SELF:
                yield from self._read_own(end, given)
            if isinstance(noun, Which) or noun == SELF:
                continue
            which = getattr(noun, "which", None)
            if which is None:
                continue
            what = which.filters[0] if len(which.filters) == 1 else AllOf(which.filters) if which.filters else None
            if which.whose == "opponent":
                for target, stop, _ in given.read("noun", given.at(" would damage ", end)):
                    if target == SELF and what is not None:
                        yield "would be damaged", Both((Owned(BY, "opponent"), Is(BY, what))), stop
                for target, stop, _ in given.read("noun", given.at(" attacks ", end)):
                    if target == SELF and what is None:
                        yield "attacked", None, stop
            elif which.whose == "you" and what is not None and (stop := given.at(" would be damaged", end)) >= 0:
                yield "unit would be damaged", Both((Owned(EVENT), Is(EVENT, what))), stop
        for words, name in (
            ("you deploy ", "deployed"),
            ("your opponent rolls one or more dice in an attack on ", "rolled at"),
            ("the attack of ", "attack ends"),
            ("you roll the attack dice of ", "rolls"),
        ):
            for noun, end, _ in given.read("noun", given.at(words, at)):
                if noun == SELF:
                    stop = given.at(" ends", end) if name == "attack ends" else end
                    if stop >= 0:
                        yield name, None, stop
        if (end := given.at("you roll this unit's attack dice", at)) >= 0:
            yield "rolls", None, end

    def _read_own(self, at: int, given: Reader) -> Iterator[tuple[str, Any, int]]:
        plain = {" attacks": "attacks", " is damaged": "damaged", " would be damaged": "would be damaged"}
        plain |= {f" is discarded from the {arena} arena": "discarded" for arena in star_wars_en.ARENAS.values()}
        plain |= {" attacks one of your opponent's units": "attacks"}
        for words, name in plain.items():
            if (end := given.at(words, at)) >= 0:
                yield name, None, end
        for words, name in ((" attacks ", "attacks"), (" damages ", "damages")):
            for like, end, _ in given.read("like", given.at(words, at)):
                yield name, Is(TARGET, like), end
                for a, stop, _ in given.read("like", given.at(" other than ", end)):
                    for b, last, _ in given.read("like", given.at(" or ", stop)):
                        yield name, Both((Is(TARGET, like), Unless(Is(TARGET, AnyOf((a, b)))))), last


class WhenStep(Trigger):
    """A trigger that waits for one event, as a sentence: without its last full stop."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The sentence."""
        return super().write(value, "plain", out)[:-1]

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """The sentence."""
        for value, end, odd in super().read(at, spec, given):
            if value.event in _PHASES and end == len(given.text):
                yield value, end - 1, odd


GRAMMAR.add("triggered", Trigger())
GRAMMAR.add("when", WhenStep())

# ---- activated abilities

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
        """The ability, not yet with capitals."""
        lang = out.lang
        index = ("en", "pl", "ja").index(lang)
        scope, out.chosen = out.chosen, None
        costs = [self._cost(each, out) for each in value.costs]
        comma = "、" if lang == "ja" else ", "
        lead = f"{comma.join(costs)} -> " if costs else "" if scribe(out).printed.kind == "battle" else "-> "
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


class AnyAbility(Uniform):
    """One line of a card: a static line, a triggered or activated ability, a Pilot, Reserves."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The line, not yet with capitals."""
        if isinstance(value, Bestows):
            return out.write("static line", value)
        if isinstance(value, When):
            return out.write("triggered", value)
        if isinstance(value, Activated):
            return out.write("activated", value)
        if isinstance(value, Reserves):
            own = scribe(out)
            before, own.printed = own.printed, replace(own.printed, arena="")
            text = out.write(
                "line", said((value.ability,)) if not isinstance(value.ability, Activated) else value.ability
            )
            own.printed = before
            return f"{KEYWORDS[out.lang]['reserves']}{':' if out.lang == 'ja' else ': '}{capital(text)}"
        if isinstance(value, Pilot):
            return self._pilot(value, out)
        raise Unsayable(f"{value!r} is no line")

    def _pilot(self, value: Pilot, out: Writer) -> str:
        own = scribe(out)
        arena = piloted_arena(value)
        before, own.printed = (own.printed, own.own), replace(own.printed, arena=arena)
        own.own = f"this {value.of[0]}" if len(value.of) == 1 else "this"
        items: list[str] = []
        mods = tuple(each for each in value.gives if isinstance(each, Gets | Keyword))
        for each in value.gives:
            if isinstance(each, Gets | Keyword):
                items += mod(each, out)
        rest = tuple(each for each in value.gives if not isinstance(each, Gets | Keyword))
        items += [capital(out.write("line", said(line))).rstrip(".。") for line in lines(rest)]
        own.printed, own.own = before
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
        yield from given.read("static line", at)
        yield from given.read("triggered", at)
        yield from given.read("activated", at)
        if (start := given.at("Reserves: ", at)) >= 0:
            for ability, end, odd in given.read("activated", start):
                yield Reserves(ability), end, odd
        yield from self._read_pilot(given.at("[Pilot] ", at), given)

    def _read_pilot(self, at: int, given: Reader) -> Iterator[Found]:
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


GRAMMAR.add("line", AnyAbility())
