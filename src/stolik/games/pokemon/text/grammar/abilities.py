"""Poké-Powers, Poké-Bodies, and what Stadiums, Tools and Special Energy cards say."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass, replace
from typing import Any

from stolik.cardgame.ast import CHOSEN, HOLDER, SELF, AnyOf, Choose, Exists, ForEach, If, Is, Named, Not, Static, When
from stolik.games.pokemon.ast.nodes import (
    EVENT,
    BecomeEnergy,
    Discard,
    IsActive,
    Lasting,
    Move,
    OfType,
    Reduced,
    Search,
)
from stolik.games.pokemon.ast.printed import Power
from stolik.games.pokemon.text.grammar.canon import THAT
from stolik.games.pokemon.text.grammar.modifiers import STATIC
from stolik.games.pokemon.text.grammar.steps import CONTROL, MOST, STEP, infinitive
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family
from stolik.text.grammar.kinds import Unstopped, View
from stolik.text.grammar.rows import grouped, steps_of
from stolik.text.phrase import LANGS
from stolik.text.trees import Context, Found, Reader, Uniform, Unsayable, Writer, hole, nodes, rebuilt

GRAMMAR.add("run", Unstopped("text"))


def replaced(tree: Any, old: Any, new: Any) -> Any:
    """The tree with every `old` in it made `new`."""
    if tree == old:
        return new
    if isinstance(tree, tuple):
        return tuple(replaced(part, old, new) for part in tree)
    if is_dataclass(tree):
        return rebuilt(tree, lambda part: replaced(part, old, new))
    return tree


CHOOSERS = (Choose, Search, Move, Discard, ForEach)


def event(that: Named, always: bool = False) -> View:
    """What is done to the Pokémon that an event is about: "that Pokémon" is EVENT, or what a card was attached to; not
    where something is chosen or moved before, unless it is `always` so."""

    def meant(do: Any) -> Any:
        chooses = not always and any(isinstance(each, CHOOSERS) for each in nodes(do))
        return do if chooses else replaced(do, THAT, that)

    return View(GRAMMAR, "run", lambda do: (do,), meant)


GRAMMAR.add("event", event(EVENT))
GRAMMAR.add("holder event", event(HOLDER))

WHEN = family("when")
_EVENTS = (
    (
        "opponent plays supporter",
        "after your opponent plays a Supporter card from his or her hand, {do}",
        "kiedy przeciwnik zagra supportera z ręki, {do}",
        "相手が手札からサポーターを使ったあと、{do}",
    ),
    (
        "opponent uses power",
        "after your opponent's Pokémon uses a Poké-Power, {do}",
        "kiedy Pokémon przeciwnika użyje Poké-Poweru, {do}",
        "相手のポケモンがポケパワーを使ったあと、{do}",
    ),
    (
        "opponent retreats",
        "if your opponent's Active Pokémon retreats, {do}",
        "kiedy aktywny Pokémon przeciwnika się wycofa, {do}",
        "相手のバトルポケモンがにげたとき、{do}",
    ),
    (
        "pokemon evolved",
        "whenever any player plays any Pokémon from his or her hand to evolve his or her Pokémon, {do}",
        "kiedy gracz zagra z ręki Pokémona, by ewoluować swojego Pokémona, {do}",
        "プレイヤーが手札からポケモンを出して進化させたとき、{do}",
    ),
    (
        "pokemon benched",
        "whenever any player puts a Basic Pokémon from his or her hand onto his or her Bench, {do}",
        "kiedy gracz wystawi z ręki podstawowego Pokémona na ławkę, {do}",
        "プレイヤーが手札からたねポケモンをベンチに出したとき、{do}",
    ),
    (
        "end of turn",
        "at the end of each player's turn, {do}",
        "na koniec tury każdego gracza {do}",
        "おたがいの番の終わりに、{do}",
    ),
    ("end of your turn", "at the end of your turn, {do}", "na koniec twojej tury {do}", "自分の番の終わりに、{do}"),
    ("between turns", "between turns, {do}", "między turami {do}", "ポケモンチェックのとき、{do}"),
    (
        "knocks out",
        "whenever 1 of your opponent's Pokémon is Knocked Out by damage from {me}'s attacks, {do}",
        "kiedy atak tego Pokémona znokautuje Pokémona przeciwnika, {do}",
        "このポケモンのワザのダメージで相手のポケモンがきぜつしたとき、{do}",
    ),
    (
        "damaged",
        "if {me} is damaged by an opponent's attack (even if {me} is Knocked Out), {do}",
        "kiedy ten Pokémon otrzyma obrażenia od ataku przeciwnika (nawet jeśli zostanie znokautowany), {do}",
        "このポケモンが相手のワザのダメージを受けたとき（きぜつしても）、{do}",
    ),
    (
        "would be damaged",
        "whenever {me} would be damaged by your opponent's attack, {do}",
        "kiedy ten Pokémon miałby otrzymać obrażenia od ataku przeciwnika, {do}",
        "このポケモンが相手のワザのダメージを受けるとき、{do}",
    ),
    (
        "would be knocked out",
        "during your opponent's turn, if {me} would be Knocked Out by damage from an opponent's attack, {do}",
        "kiedy w turze przeciwnika jego atak miałby znokautować tego Pokémona, {do}",
        "相手の番に、このポケモンが相手のワザのダメージできぜつするとき、{do}",
    ),
)
for _event, _en, _pl, _ja in _EVENTS:
    _also = {
        "between turns": ("at any time between turns, {do}",),
        "would be damaged": ("if {me} would be damaged by your opponent's attack, {do}",),
    }.get(_event, ())
    WHEN.phrase(When(_event, hole("do", "event")), en=_en, pl=_pl, ja=_ja, also=_also)
WHEN.phrase(
    When("attached", hole("do", "run"), Is(CHOSEN, hole("kind"))),
    en="when you attach {kind:a} from your hand to {me}, {do}",
    pl="kiedy dołączysz {kind:acc} z ręki do tego Pokémona, {do}",
    ja="手札の{kind}をこのポケモンにつけたとき、{do}",
    also=(
        "when you attach {kind:a} from your hand to {me} during your turn, {do}",
        "whenever you attach {kind:a} from your hand to {me}, {do}",
    ),
)
WHEN.phrase(
    When(
        "pokemon benched",
        hole("do", "event"),
        Is(EVENT, Not(AnyOf((OfType(hole("a", "type")), OfType(hole("b", "type")))))),
    ),
    en="whenever any player puts a Basic Pokémon (excluding {a} or {b} Pokémon) from his or her hand onto his or her Bench, {do}",
    pl="kiedy gracz wystawi z ręki podstawowego Pokémona (oprócz typów: {a:m3 nom}, {b:m3 nom}) na ławkę, {do}",
    ja="プレイヤーが手札から{a}・{b}タイプ以外のたねポケモンをベンチに出したとき、{do}",
)


WHEN.phrase(
    When("damaged", hole("do", "event"), Is(SELF, IsActive())),
    en="if {me} is your Active Pokémon and is damaged by an opponent's attack (even if {me} is Knocked Out), {do}",
    pl="kiedy ten aktywny Pokémon otrzyma obrażenia od ataku przeciwnika (nawet jeśli zostanie znokautowany), {do}",
    ja="このポケモンがバトル場で相手のワザのダメージを受けたとき（きぜつしても）、{do}",
)
WHEN.phrase(
    When("attached", hole("do", "holder event")),
    en="when you attach this card from your hand to 1 of your Pokémon, {do}",
    pl="kiedy dołączysz tę kartę z ręki do swojego Pokémona, {do}",
    ja="このカードを手札からポケモンにつけたとき、{do}",
)


STEP.phrase(
    Lasting(When("damaged", hole("do", "event")), SELF, "opponent's next turn"),
    en="during your opponent's next turn, if {me} is damaged by an attack (even if {me} is Knocked Out), {do}",
    pl="jeśli w następnej turze przeciwnika ten Pokémon otrzyma obrażenia od ataku (nawet jeśli zostanie znokautowany), {do}",
    ja="次の相手の番、このポケモンがワザのダメージを受けたとき（きぜつしても）、{do}",
)


class Part(Uniform):
    """A `Static` or `When` with the condition that it holds under, and "no more than 1 each turn"."""

    _once = {
        "en": ". You can't use more than 1 {} {} each turn",
        "pl": ". W każdej turze działa najwyżej 1 {1} {0}",
        "ja": "。「{}」は、1回の番に1回しかはたらかない",
    }
    _label = {
        "": {"en": "Poké-Body", "pl": "Poké-Body", "ja": ""},
        "sm": {"en": "Ability", "pl": "zdolność", "ja": ""},
    }

    def once(self, context: Context, lang: str) -> str:
        """ "No more than 1 each turn", without its full stop."""
        return self._once[lang].format(context.ability, self._label[context.era][lang])

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The sentence without its full stop."""
        if isinstance(value, Static):
            return self._while(value.while_, value, out) + out.write("static", Static(value.what, value.to))
        if not isinstance(value, When):
            raise Unsayable(f"{value!r} is no part of a Poké-Body")
        once = self.once(out.context, out.lang) if value.once else ""
        if value.while_ is None:
            return self._when(When(value.event, value.do), out) + once
        try:
            return self._when(When(value.event, value.do, value.while_), out) + once
        except Unsayable:
            return self._while(value.while_, value, out) + self._when(When(value.event, value.do), out) + once

    def _when(self, value: When, out: Writer) -> str:
        if value.event == "between turns" and out.lang == "en" and value.while_ is None:
            text = out.write("run", value.do)
            return f"{text} between turns" if ". " not in text else out.write("when", value)
        return out.write("when", value)

    def _while(self, condition: Any, value: Any, out: Writer) -> str:
        if condition is None:
            return ""
        if isinstance(condition, Is) and condition.noun == HOLDER and isinstance(condition.filter, OfType):
            raise Unsayable("said behind")
        lasting = condition == Is(SELF, IsActive()) or isinstance(condition, Exists)
        words = {"en": ("if ", ", "), "pl": ("jeśli ", ", "), "ja": ("", "なら、")}[out.lang]
        if lasting:
            words = {"en": ("as long as ", ", "), "pl": ("dopóki ", ", "), "ja": ("", "かぎり、")}[out.lang]
        said = out.write("if", condition)
        if lasting and out.lang == "ja" and said.endswith("ポケモン"):
            said += "である"
        return words[0] + said + words[1]

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every such sentence."""
        for value, end, odd in self._bare(at, given):
            yield value, end, odd
        for words in ("as long as ", "if "):
            start = given.at(words, at)
            if start < 0:
                continue
            for condition, middle, odd in given.read("if", start):
                begin = given.at(", ", middle)
                if begin < 0:
                    continue
                lasting = condition == Is(SELF, IsActive()) or isinstance(condition, Exists)
                other = lasting != (words == "as long as ")
                for value, end, also in self._bare(begin, given):
                    if value.while_ is None:
                        whole = (
                            Static(value.what, value.to, condition)
                            if isinstance(value, Static)
                            else When(value.event, value.do, condition)
                        )
                        yield whole, end, odd or also or other

    def _bare(self, at: int, given: Reader) -> Iterator[Found]:
        yield from given.read("static", at)
        for value, end, odd in given.read("when", at):
            behind = isinstance(value, When) and value.event == "between turns" and ". " not in given.text[at:end]
            yield value, end, odd or behind  # what is said in one sentence is said before "between turns"
        for step, end, odd in given.read("step", at):
            if not isinstance(step, CONTROL) and (stop := given.at(" between turns", end)) >= 0:
                yield When("between turns", step), stop, odd
                for core, last, _ in given.read("excluded", given.at(", excluding ", stop)):
                    yield When("between turns", _excluding(step, core)), last, True


def _excluding(step: Any, core: Any) -> Any:
    on = step.on
    return type(step)(step.n, type(on)(on.what, on.whose, on.where, (*on.filters, Not(core)), on.on))


PART = Part()
GRAMMAR.add("part", PART)


class Parts(Uniform):
    """The sentences of a Poké-Body, Stadium, Tool or Special Energy card: a tuple of parts."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The sentences."""
        stop, space = ("。", "") if out.lang == "ja" else (".", " ")
        return space.join(self._part(part, out) + stop for part in value)

    def _part(self, part: Any, out: Writer) -> str:
        condition = part.while_
        if isinstance(condition, Is) and condition.noun == HOLDER and isinstance(condition.filter, OfType):
            bare = out.write("part", Static(part.what, part.to))
            letter = condition.filter.type
            if out.lang == "en":
                return f"{bare}. Ignore this effect if the Pokémon that {out.context.me} is attached to isn't {out.write('type', letter)}"
            if out.lang == "pl":
                return f"{bare}. Nie działa to, jeśli Pokémon z tą kartą nie jest typu {out.write('type', letter, 'm3 gen')}"
            return f"{bare}。このカードをつけているポケモンが{out.write('type', letter)}タイプでなければ、はたらかない"
        return out.write("part", part)

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Parts to the end of the text."""
        tail = PART.once(given.context, "en")[1:] + "."
        if at == 0 and given.text.endswith(tail):
            inner = Reader(given.grammar, given.text.removesuffix(tail), given.context)
            for parts, _, odd in inner.read("parts", 0):
                if isinstance(parts[-1], When):
                    yield (*parts[:-1], replace(parts[-1], once=True)), len(given.text), odd
            given.reach = max(given.reach, inner.reach)
            return
        for part, end, odd in given.read("part", at):
            stop = given.at(".", end)
            if stop < 0:
                continue
            for whole, last in self.ignoring(part, stop, given):
                if last == len(given.text):
                    yield (whole,), last, odd
                elif (start := given.at(" ", last)) >= 0:
                    for rest, finish, also in given.read("parts", start):
                        yield (whole, *rest), finish, odd or also

    def ignoring(self, part: Any, at: int, given: Reader) -> Iterator[tuple[Any, int]]:
        """The part with the condition that a sentence behind it gives, or as it is; and where that ends."""
        start = given.at(f" Ignore this effect if the Pokémon that {given.context.me} is attached to isn't ", at)
        if start >= 0 and isinstance(part, Static) and part.while_ is None:
            for letter, end, _ in given.read("type", start):
                if (stop := given.at(".", end)) >= 0:
                    yield Static(part.what, part.to, Is(HOLDER, OfType(letter))), stop
        else:
            yield part, at


PARTS = Parts()
GRAMMAR.add("parts", PARTS)
STATIC.phrase(
    Static(Reduced(hole("n")), HOLDER),
    en="damage done by attacks to the Pokémon that {me} is attached to is reduced by {n} (after applying Weakness and Resistance)",
    pl="obrażenia, które ataki zadają Pokémonowi z tą kartą, są zmniejszone o {n} (po uwzględnieniu słabości i odporności)",
    ja="このカードをつけているポケモンがワザで受けるダメージは、弱点・抵抗力を計算したあと、「−{n}」される",
    first=True,
)


@dataclass(frozen=True)
class Head:
    """When a Poké-Power is used: as in `Power`; of one that evolves its Pokémon, also where that is."""

    limit: str = ""
    on: str = ""
    turn: str = ""
    users: str = ""
    where: str = ""

    @classmethod
    def of(cls, power: Power) -> Head:
        """That of a Poké-Power."""
        if power.users == "each":
            return cls(users="each")
        if power.on:
            return cls(on=power.on, turn=power.turn)
        return cls("evolved", where=power.where) if power.limit == "evolved" else cls(power.limit)


HEAD = family("power head")
HEAD.phrase(
    Head("once"),
    en="Once during your turn (before your attack), ",
    pl="Raz w swojej turze (przed atakiem) ",
    ja="自分の番に（ワザを使う前に）1回使える。",
)
HEAD.phrase(
    Head("often"),
    en="As often as you like during your turn (before your attack), ",
    pl="Dowolnie często w swojej turze (przed atakiem) ",
    ja="自分の番に（ワザを使う前に）何回でも使える。",
)
HEAD.phrase(
    Head("put"),
    en="Once during your turn, when you put {me} from your hand onto your Bench, ",
    pl="Kiedy w swojej turze wystawisz tego Pokémona z ręki na ławkę, ",
    ja="自分の番に、このポケモンを手札からベンチに出したとき、1回使える。",
    also=(
        "When you play {me} from your hand onto your Bench during your turn, ",
        "When you play {me} from your hand onto your Bench, ",
    ),
)
HEAD.phrase(
    Head("evolved", where="play"),
    en="Once during your turn, when you play {me} from your hand to evolve 1 of your Pokémon, ",
    pl="Kiedy w swojej turze zagrasz tego Pokémona z ręki, by ewoluować swojego Pokémona, ",
    ja="自分の番に、このポケモンを手札から出して自分のポケモンを進化させたとき、1回使える。",
    also=(
        "Once during your turn (before your attack), when you play {me} from your hand to evolve 1 of your Pokémon, ",
        "When you play {me} from your hand to evolve 1 of your Pokémon during your turn, ",
    ),
)
HEAD.phrase(
    Head("evolved", where="active"),
    en="Once during your turn, when you play {me} from your hand to evolve 1 of your Active Pokémon, ",
    pl="Kiedy w swojej turze zagrasz tego Pokémona z ręki, by ewoluować swojego aktywnego Pokémona, ",
    ja="自分の番に、このポケモンを手札から出して自分のバトルポケモンを進化させたとき、1回使える。",
    also=(
        "Once during your turn (before your attack), when you play {me} from your hand to evolve 1 of your Active Pokémon, ",
    ),
)
HEAD.phrase(
    Head("evolved", where="bench"),
    en="Once during your turn, when you play {me} from your hand to evolve 1 of your Benched Pokémon, ",
    pl="Kiedy w swojej turze zagrasz tego Pokémona z ręki, by ewoluować swojego Pokémona na ławce, ",
    ja="自分の番に、このポケモンを手札から出して自分のベンチポケモンを進化させたとき、1回使える。",
    also=(
        "Once during your turn (before your attack), when you play {me} from your hand to evolve 1 of your Benched Pokémon, ",
    ),
)
HEAD.phrase(
    Head(users="each"),
    en="Once during each player's turn, that player may ",
    pl="Raz w turze każdego gracza może on ",
    ja="おたがいのプレイヤーは、自分の番に1回使える。のぞむなら、",
    also=("Once during each player's turn, the player may ",),
)
_TURNS = (
    ("", "Once during each turn, ", "Raz w każdej turze, ", "おたがいの番に、"),
    ("your", "Once during your turn, ", "Raz w swojej turze, ", "自分の番に、"),
    ("opponent", "Once during your opponent's turn, ", "Raz w turze przeciwnika, ", "相手の番に、"),
)
for _turn, _ten, _tpl, _tja in _TURNS:
    for _on, _en, _pl, _ja in (
        (
            "would be knocked out",
            "if {me} would be Knocked Out by damage from an attack, ",
            "kiedy obrażenia od ataku miałyby znokautować tego Pokémona, ",
            "このポケモンがワザのダメージできぜつするとき、1回使える。",
        ),
        (
            "damaged",
            "if {me} is damaged by an opponent's attack (even if {me} is Knocked Out), ",
            "kiedy ten Pokémon otrzyma obrażenia od ataku (nawet jeśli zostanie znokautowany), ",
            "このポケモンが相手のワザのダメージを受けたとき（きぜつしても）、1回使える。",
        ),
        (
            "opponent uses power",
            "when your opponent's Pokémon uses any Poké-Power, ",
            "kiedy Pokémon przeciwnika użyje Poké-Poweru, ",
            "相手のポケモンがポケパワーを使うとき、1回使える。",
        ),
    ):
        HEAD.phrase(Head(on=_on, turn=_turn), en=_ten + _en, pl=_tpl + _pl, ja=_tja + _ja)
PLACE = family("power place")
"""Where its Pokémon is; a comma stands behind, or another condition."""
PLACE.phrase(
    "active",
    en="if {me} is your Active Pokémon",
    pl="jeśli ten Pokémon jest aktywny",
    ja="このポケモンがバトル場にいるなら、",
)
PLACE.phrase(
    "bench", en="if {me} is on your Bench", pl="jeśli ten Pokémon jest na ławce", ja="このポケモンがベンチにいるなら、"
)


class PowerText(Uniform):
    """A Poké-Power without its name: when, under what condition, "you may", what, and what forbids it."""

    _may = ("you may ", "możesz ", "のぞむなら、")
    _use = ("you may use this power. ", "możesz użyć tego Poké-Poweru. ", "のぞむなら、")
    _use_sm = ("you may use this Ability. ", "możesz użyć tej zdolności. ", "のぞむなら、")
    _healthy = (
        "This power can't be used if {} is affected by a Special Condition.",
        "Tego Poké-Poweru nie można użyć, gdy ten Pokémon ma stan specjalny.",
        "このポケモンが特殊状態なら使えない。",
    )
    _shared = (
        "You can't use more than 1 {} Poké-Power each turn.",
        "W każdej turze można użyć najwyżej 1 Poké-Poweru {}.",
        "「{}」は、1回の番に1回しか使えない。",
    )
    _shared_sm = (
        "You can't use more than 1 {} Ability each turn.",
        "W każdej turze można użyć najwyżej 1 zdolności {}.",
        "「{}」は、1回の番に1回しか使えない。",
    )

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The whole text."""
        if not isinstance(value, Power):
            raise Unsayable(f"{value!r} is no Poké-Power")
        n, do = LANGS.index(out.lang), value.do
        text = out.write("power head", Head.of(value))
        alone = not isinstance(do, If) or do.otherwise is not None
        if value.where != "play" and value.limit != "evolved" and value.users != "each":
            text += out.write("power place", value.where) + (", " if alone else (" and ", " i ", "")[n]) * (n < 2)
        elif not alone:
            text += ("if ", "jeśli ", "")[n]
        if isinstance(do, If) and not alone:
            text += out.write("if", do.condition) + (", ", ", ", "なら、")[n]
            do = do.then
        stop, space = ("。", "") if out.lang == "ja" else (".", " ")
        offered = value.may and value.users != "each"
        steps = list(grouped(steps_of(do), out, MOST))
        plain = isinstance(steps[0], BecomeEnergy)  # its sentence begins with what does not happen
        if offered:
            text += (self._use_sm if out.context.era else self._use)[n] if plain else self._may[n]
        if offered and plain and n < 2:
            opening = out.write("step", steps[0])
            first = opening[:1].upper() + opening[1:]
        elif offered and out.lang == "pl":
            first = infinitive(steps[0], out)
        else:
            first = out.write(
                "step", steps[0], "inner" if n == 0 and value.may else "inf" if n == 1 and value.may else ""
            )
        said = [text + first + stop, *(out.write("step", step) + stop for step in steps[1:])]
        if value.shared:
            said.append((self._shared_sm if out.context.era else self._shared)[n].format(out.context.ability))
        if value.healthy:
            said.append(self._healthy[n].format(out.context.me))
        return space.join(said)

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """The whole text, from `at` on: what stands behind it is taken off first."""
        text, name = given.text, given.context.me
        healthy = shared = False
        for _ in range(2):
            tail = " " + self._healthy[0].format(name)
            if text.endswith(tail):
                text, healthy = text.removesuffix(tail), True
            tail = " " + (self._shared_sm if given.context.era else self._shared)[0].format(given.context.ability)
            if text.endswith(tail):
                text, shared = text.removesuffix(tail), True
        head_, offer, rest = text.partition("you may ")
        whole = head_ + offer + re.sub(r"\. If you do, (\w)", lambda found: ". " + found[1].upper(), rest, count=1)
        said, text = whole == text, whole
        inner = Reader(given.grammar, text, given.context)
        for head, start, odd in inner.read("power head", 0):
            for where, begin in self._places(inner, start):
                where = where or head.where or "play"
                for condition, stop, also in self._conditions(inner, begin):
                    for may, first, other in self._offers(inner, stop):
                        for do, _, more in inner.read("text", first, "clause"):
                            step = do if condition is None else If(condition, do)
                            options = {key: item for key, item in vars(head).items() if item and key != "where"}
                            power = Power("", step, healthy=healthy, shared=shared, where=where, may=may, **options)
                            yield power, len(given.text), not said or odd or also or other or more
        given.reach = max(given.reach, inner.reach)

    def _places(self, given: Reader, at: int) -> Iterator[tuple[str, int]]:
        """Where the Pokémon must be, and where that ends, with a minus if a condition stands behind "and"."""
        found = [(where, end) for where, end, _ in given.read("power place", at)]
        for where, end in found:
            yield from ((where, stop) for stop in (given.at(", ", end), -given.at(" and ", end)) if stop not in (-1, 1))
        if not found:
            yield "", at

    def _conditions(self, given: Reader, at: int) -> Iterator[tuple[Any, int, bool]]:
        start = -at if at < 0 else given.at("if ", at)
        if start >= 0:
            for condition, end, odd in given.read("if", start):
                if (stop := given.at(", ", end)) >= 0:
                    yield condition, stop, odd
        else:
            yield None, at, False

    def _offers(self, given: Reader, at: int) -> Iterator[tuple[bool, int, bool]]:
        for words, odd in (("you may use this power. ", True), (self._may[0], False)):
            if (end := given.at(words, at)) >= 0:
                yield True, end, odd
                return
        yield given.text[:12] == "Once during " and "player" in given.text[:40], at, False


GRAMMAR.add("power", PowerText())
