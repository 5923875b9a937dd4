"""Steps in a row: sentences of a text, clauses of a branch; coins, choices and conditions around them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    THAT_MANY,
    AllHeads,
    AllTails,
    Choose,
    Coins,
    CoinsUntilTails,
    Count,
    Do,
    Flip,
    ForEach,
    If,
    May,
    Remember,
    Repeat,
    Some,
    Which,
    one,
    which_of,
)
from stolik.games.pokemon.ast.nodes import (
    After,
    Before,
    Discard,
    DiscardTop,
    Draw,
    Exchange,
    GuessCoin,
    Hit,
    Lasting,
    Leave,
    Look,
    More,
    Put,
    Search,
    Shuffle,
    StadiumInPlay,
    Then,
)
from stolik.games.pokemon.text.grammar.canon import depends, opens
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family
from stolik.text.grammar.kinds import SaidAs
from stolik.text.grammar.rows import Sentences, Steps, flat, grouped, steps_of, whole
from stolik.text.trees import Family, Unsayable, Writer, hole

_AFTERWARD = (". Shuffle your deck afterward", ". Your opponent shuffles his or her deck afterward")
#: Steps that hold others: what "and" adds behind them belongs inside.
CONTROL = (Flip, If, May, Repeat, Before, After, ForEach, GuessCoin)
#: How many steps one phrase may say.
MOST = 5
_MEANWHILE = {"en": "; then ", "pl": "; potem ", "ja": "。その後、"}
_AND = {"en": " and ", "pl": " i ", "ja": "、"}

#: Japanese: the end of a sentence, and what it becomes before a comma. The longest ending counts.
CONNECTIVE = {
    "する": "し",
    "く": "き",
    "す": "し",
    "える": "え",
    "ける": "け",
    "せる": "せ",
    "れる": "れ",
    "べる": "べ",
    "る": "り",
    "ぶ": "び",
    "う": "い",
    "つ": "ち",
    "見る": "見",
    "ない": "ず",
    "しない": "せず",
    "でない": "でなく",
    "ダメージ": "ダメージ",
    "追加": "追加",
}


def _chosen(step: Any) -> Any:
    if isinstance(step, Choose | Search):
        return step.what
    if isinstance(step, Discard) and isinstance(step.what, Some):
        return step.what
    return Some(step.n, step.n, Which("card", step.whose, "deck")) if isinstance(step, DiscardTop) else None


STEP = Steps(GRAMMAR.constants, _chosen)
GRAMMAR.add("step", STEP)


def shuffles(step: Any) -> bool:
    """Whether a shuffle of the deck belongs right behind this step."""
    if isinstance(step, Search):
        which = which_of(step.what)
        return isinstance(which, Which) and ("deck" in which.where or step.to == "deck")
    if isinstance(step, Leave):
        return step.to in ("deck", "deck top")
    return isinstance(step, Look | Exchange)


def _ends_open(step: Any) -> bool:
    """Whether a condition, coin or offer ends with a search whose shuffle would belong inside."""
    if isinstance(step, Flip):
        last = step.tails or step.heads
    elif isinstance(step, If | May):
        last = step.otherwise or step.then or (step.do if isinstance(step, May) else None)
    else:
        return False
    while isinstance(last, Do):
        last = last.steps[-1]
    return last is not None and (shuffles(last) or _ends_open(last))


def sound(steps: tuple[Any, ...]) -> bool:
    """Whether the steps may stand in a row: no shuffle behind a branch that it belongs into."""
    return not any(isinstance(after, Shuffle) and _ends_open(step) for step, after in itertools.pairwise(steps))


class Clauses(Family):
    """What follows "if heads,": one clause, or several with "and"; a shuffle follows its search as a sentence."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The clauses. Spec: the mood (Polish, Japanese)."""
        steps = steps_of(value)
        if not sound(steps):
            raise Unsayable("a shuffle outside its branch")
        groups = list(grouped(steps, out, MOST))
        stop = {"en": ". ", "pl": ". ", "ja": "。"}[out.lang]
        cut = _cut(groups)
        if any(isinstance(step, CONTROL) for step in groups[: cut - 1]):
            return _MEANWHILE[out.lang].join(out.write("step", step) for step in groups)
        head = self._joined(groups[:cut], spec, cut < len(groups), out)
        return stop.join([head, *(out.write("step", step) for step in groups[cut:])])

    def _joined(self, steps: list[Any], spec: str, ends: bool, out: Writer) -> str:
        if out.lang == "ja":
            words = [connective(out.write("step", step, "and")) for step in steps[:-1]]
            return "、".join([*words, out.write("step", steps[-1], "and" if spec == "and" and not ends else "")])
        if out.lang == "pl" and spec == "inf":
            words = [out.write("step", step, "offer") for step in steps]
        else:
            words = [out.write("step", step, spec or ("inner" if out.lang == "en" else "")) for step in steps]
        last = _AND[out.lang]
        if len(words) > 2:
            return ", ".join(words[:-1]) + ("," if out.lang == "en" else "") + last + words[-1]
        return last.join(words)


def _cut(groups: list[Any]) -> int:
    """How many of the steps stand in one sentence; others say more about a choice, or shuffle."""
    if len(groups) > 1 and isinstance(groups[-1], Shuffle) and shuffles(groups[-2]):
        return len(groups) - 1
    for n, step in enumerate(groups[:-1], 1):
        if opens(step) and all(depends(after) and isinstance(after, Hit | Lasting) for after in groups[n:]):
            return n
    return len(groups)


def connective(clause: str) -> str:
    """A Japanese clause as it stands before a comma; one with an unknown ending stays as it is."""
    for ending in sorted(CONNECTIVE, key=len, reverse=True):
        if clause.endswith(ending):
            return clause.removesuffix(ending) + CONNECTIVE[ending]
    return clause


BRANCH = GRAMMAR.add("branch", Clauses(GRAMMAR.constants))
GRAMMAR.constants["afterward"] = lambda text, at: text.startswith(_AFTERWARD, at)
GRAMMAR.constants["alone"] = lambda text, at: not text.startswith(_AFTERWARD, at)
family("clause").means(lambda step: flat((step,)), "{step}", usual=True)
JOINED = family("joined")
"""Several clauses in a row, as a tuple of steps."""
for _rest in ("clause", "joined"):
    for _link in (" and ", ", and ", ", then ", ", and then ", " and then ", ", "):
        JOINED.means(
            lambda step, rest: None if isinstance(step, CONTROL) else (*flat((step,)), *rest),
            f"{{step}}{_link}{{rest}}",
            usual=_link == " and ",
            rest=_rest,
        )


def _one_step(steps: tuple[Any, ...]) -> Any:
    return whole(steps) if sound(steps) else None


def _no_search(steps: tuple[Any, ...]) -> Any:
    return None if shuffles(steps[-1]) else _one_step(steps)


def _searched(steps: tuple[Any, ...], step: Any) -> Any:
    return whole((*steps, step)) if sound(steps) and shuffles(steps[-1]) else None


PLAIN = family("plain branch")
"""Clauses joined by "and" or ", then", with the shuffle that belongs to them; clauses that could as well be sentences
are worded otherwise in a "sentence"."""
for _steps in ("clause", "joined"):
    for _asked in ("", "sentence"):
        _usual = not _asked or _steps == "clause"
        PLAIN.means(_one_step, "{steps}{alone}", usual=_usual, asked=_asked, steps=_steps)
        PLAIN.means(_no_search, "{steps}{afterward}", usual=_usual, asked=_asked, steps=_steps)
    PLAIN.means(_searched, "{steps}{afterward}. {step}", usual=True, steps=_steps)
BRANCH.reads(hole("plain", "plain branch"), "{plain:=}", usual=True)
BRANCH.reads(If(hole("if"), hole("plain", "plain branch")), "{plain} if {if}")


def sound_steps(text: Any) -> Iterator[tuple[Any, ...]]:
    """The steps of a text, where they may stand in a row."""
    if sound(steps_of(text)):
        yield steps_of(text)


def sound_text(sentences: tuple[Any, ...]) -> Any:
    """The steps of sentences as one, None where they may not stand in a row."""
    return whole(flat(sentences)) if sound(flat(sentences)) else None


SENTENCES = GRAMMAR.add("sentences", Sentences(GRAMMAR.constants, "step", lambda steps, out: grouped(steps, out, MOST)))
SENTENCES.in_a_row("sentences", "sentence")
GRAMMAR.add("text", SaidAs(GRAMMAR, "sentences", sound_steps, sound_text))
SENTENCE = family("sentence")
"""A clause, perhaps behind "then,"; or several with "and" that could as well be sentences."""
SENTENCE.reads(hole("branch"), "{branch:sentence}", usual=True)
SENTENCE.reads(hole("branch"), "then, {branch:sentence}", "then {branch:sentence}")
SENTENCE.reads(
    Then(hole("branch"), hole("then", "branch")),
    "{branch:sentence}. If you do, {then}",
    usual=True,
    fits=lambda bound, _: not isinstance(bound["branch"], (*CONTROL, Do)),
)

phrase = STEP.phrase

phrase(
    Flip(hole("heads", "branch"), hole("tails", "branch")),
    en="flip a coin. If heads, {heads}. If tails, {tails}",
    also=("flip a coin. If tails, {tails}. If heads, {heads}",),
    pl="[rzuć|rzucić] monetą. Jeśli wypadnie orzeł, {heads}. Jeśli wypadnie reszka, {tails}",
    ja="コインを1回[投げる|投げ]。オモテなら、{heads}。ウラなら、{tails}",
    fits=lambda b, _: None not in b.values(),
)
phrase(
    Flip(hole("heads", "branch")),
    en="flip a coin. If heads, {heads}",
    pl="[rzuć|rzucić] monetą. Jeśli wypadnie orzeł, {heads}",
    ja="コインを1回投げオモテなら、{heads}",
    fits=lambda b, _: b["heads"] is not None,
)
phrase(
    Flip(None, hole("tails", "branch")),
    en="flip a coin. If tails, {tails}",
    pl="[rzuć|rzucić] monetą. Jeśli wypadnie reszka, {tails}",
    ja="コインを1回投げウラなら、{tails}",
)
STEP.reads(
    Flip(Then(hole("a", "branch"), hole("b", "branch"))),
    "flip a coin. If heads, {a}. If you do, {b}",
    fits=lambda bound, _: bound["a"] is not None and bound["b"] is not None,
)
phrase(
    Coins(hole("n"), by="opponent"),
    en="[your opponent flips|have your opponent flip] {n|a coin|# coins}",
    pl="przeciwnik rzuca {n|monetą|# monetami|# monetami}",
    ja="相手はコインを{n:回}投げる",
)
phrase(
    Coins(hole("n")),
    en="flip {n|a coin|# coins}",
    pl="[rzuć|rzucić] {n|monetą|# monetami|# monetami}",
    ja="コインを{n:回}投げる",
    also=("flip {n} coin",),
)
phrase(
    Coins(THAT_MANY),
    en="flip that many coins",
    pl="[rzuć|rzucić] tyloma monetami",
    ja="コインをその数ぶん投げる",
    also=("flip a coin for each card you discarded",),
    first=True,
)
phrase(
    Coins(Count(hole("per"))),
    en="flip a coin for each {per}",
    pl="[rzuć|rzucić] monetą za każdą {per:acc}",
    ja="{per}の数だけコインを投げる",
)
phrase(
    Coins(Count(Which("pokemon", "you", "bench", hole("pokemon")))),
    en="flip a coin for each {pokemon} on your Bench",
    pl="[rzuć|rzucić] monetą za każdego {pokemon:acc} na swojej ławce",
    ja="自分のベンチの{pokemon}の数だけコインを投げる",
)
phrase(
    Coins(Count(hole("those"))),
    en="flip a coin for each of {those}",
    pl="[rzuć|rzucić] monetą za każdego z {those:gen}",
    ja="{those}の数だけコインを投げる",
)
phrase(
    Coins(hole("each")),
    en="flip a coin for each {each}",
    pl="[rzuć|rzucić] monetą za {each}",
    ja="{each}だけコインを投げる",
    also=("for each {each}, flip a coin",),
    fits=lambda b, _: not isinstance(b["each"], int),
)
phrase(
    CoinsUntilTails(),
    en="flip a coin until you get tails",
    pl="[rzucaj|rzucać] monetą, aż wypadnie reszka",
    ja="ウラが出るまでコインを投げる",
)
phrase(
    Repeat(hole("each"), Put(1, one(hole("which", "those")))),
    en="for each {each}, put 1 damage counter on {which} in any way you like",
    pl="[połóż|położyć] dowolnie na {which:loc} po 1 znaczniku obrażeń za {each}",
    ja="{each}だけ、{which}にダメージカウンターを1個ずつ好きなように[のせる|のせ]",
)
phrase(
    Repeat(hole("each"), hole("do", "branch")),
    en="for each {each}, {do}",
    pl="za {each}: {do}",
    ja="{each}だけ、{do}",
    fits=lambda bound, _: not isinstance(bound["do"], Hit),
)
phrase(
    If(hole("if"), hole("then", "branch")),
    en="if {if}, {then}",
    pl="jeśli {if}, {then}",
    ja="{if}なら、{then}",
    also=("as long as {if}, {then}",),
    fits=lambda bound, _: not (isinstance(bound["if"], StadiumInPlay) and bound["then"] == Discard(CHOSEN)),
)
phrase(
    If(hole("if"), hole("then", "branch"), hole("otherwise", "branch")),
    en="if {if}, {then}. If not, {otherwise}",
    pl="jeśli {if}, {then}. Jeśli nie, {otherwise}",
    ja="{if}なら、{then}。そうでなければ、{otherwise}",
    also=("if {if}, {then}. Otherwise, {otherwise}",),
    fits=lambda b, _: b["otherwise"] is not None,
)
phrase(
    Do((Choose(hole("noun")), If(hole("if"), Hit(hole("m", "n"), CHOSEN), Hit(hole("n"), CHOSEN)))),
    en="choose {noun}. This attack does {n} damage to that Pokémon. If {if}, this attack does {m} damage instead",
    pl="[wybierz|wybrać] {noun:acc}. Ten atak zadaje mu {n} obrażeń. Jeśli {if}, zadaje mu zamiast tego {m}",
    ja="{noun}を選び、{n}ダメージ。{if}なら、代わりに{m}ダメージ",
)
phrase(
    If(AllHeads(), hole("a", "branch"), If(AllTails(), hole("b", "branch"))),
    en="if both are heads, {a}. If both are tails, {b}",
    pl="jeśli wypadną same orły, {a}. Jeśli same reszki, {b}",
    ja="すべてオモテなら{a}。すべてウラなら{b}",
    written=True,
)
phrase(
    May(More(hole("n"))),
    en="you may do {damage} damage plus {n} more damage",
    pl="możesz zadać {damage} plus {n} obrażeń",
    ja="のぞむなら、{n}ダメージを追加する",
    also=("you may do {n} more damage",),
)
phrase(
    May(More(hole("n")), hole("then", "branch")),
    en="you may do {damage} damage plus {n} more damage. If you do, {then}",
    pl="możesz zadać {damage} plus {n} obrażeń. Jeśli to zrobisz, {then}",
    ja="のぞむなら、{n}ダメージを追加する。そうした場合、{then}",
    also=("you may do {n} more damage. If you do, {then}",),
    fits=lambda b, _: b["then"] is not None,
)
phrase(
    May(Discard(hole("what", "theirs")), None, hole("otherwise", "branch"), "opponent"),
    en="if your opponent doesn't discard {what} from his or her hand, {otherwise}",
    pl="jeśli przeciwnik nie odrzuci {what:gen} ze swojej ręki, {otherwise}",
    ja="相手が手札から{what:を}トラッシュしないなら、{otherwise}",
)
phrase(
    May(hole("do", "branch"), None, None, "opponent"),
    en="your opponent may choose this: {do}",
    pl="przeciwnik może zdecydować: {do}",
    ja="相手がのぞむなら、{do}",
)
phrase(May(hole("do", "branch")), en="you may {do}", pl="możesz {do:inf}", ja="のぞむなら、{do}")
phrase(
    May(hole("do", "branch"), hole("then", "branch")),
    en="you may {do}. If you do, {then}",
    pl="możesz {do:inf}. Jeśli to zrobisz, {then}",
    ja="のぞむなら、{do}。そうした場合、{then}",
    fits=lambda b, _: b["then"] is not None,
)
phrase(
    May(hole("do", "branch"), If(hole("if"), hole("then", "branch"))),
    en="you may {do}. If you do and if {if}, {then}",
    pl="możesz {do:inf}. Jeśli to zrobisz, a {if}, {then}",
    ja="のぞむなら、{do}。そうした場合、{if}なら、{then}",
    first=True,
)
phrase(
    May(hole("do", "branch"), None, hole("otherwise", "branch")),
    en="you may {do}. If you don't, {otherwise}",
    pl="możesz {do:inf}. Jeśli tego nie zrobisz, {otherwise}",
    ja="のぞむなら、{do}。そうしない場合、{otherwise}",
)
phrase(
    May(hole("do", "branch"), hole("then", "branch"), hole("otherwise", "branch")),
    en="you may {do}. If you do, {then}. If you don't, {otherwise}",
    pl="możesz {do:inf}. Jeśli to zrobisz, {then}. Jeśli nie, {otherwise}",
    ja="のぞむなら、{do}。そうした場合、{then}。そうしない場合、{otherwise}",
    fits=lambda b, _: None not in b.values(),
)
phrase(
    Then(hole("do", "step"), hole("then", "branch")),
    en="{do}. If you do, {then}",
    pl="{do:=}. Jeśli tak się stanie, {then}",
    ja="{do}。そうした場合、{then}",
    fits=lambda b, _: not isinstance(b["do"], CONTROL),
    written=True,
)
phrase(Choose(hole("noun")), en="choose {noun}", pl="[wybierz|wybrać] {noun:acc}", ja="{noun}を[選ぶ|選び]")
phrase(
    Choose(hole("attached")),
    en="choose {attached}",
    pl="[wybierz|wybrać] {attached:acc}",
    ja="{attached:を}[選ぶ|選び]",
)
phrase(
    Choose(hole("cards", "you hand")),
    en="choose {cards} from your hand",
    pl="[wybierz|wybrać] {cards:acc} ze swojej ręki",
    ja="自分の手札から{cards:を}[選ぶ|選び]",
    also=("choose {cards} in your hand",),
)
phrase(
    Choose(hole("cards", "blind")),
    en="choose {cards} from your opponent's hand without looking",
    pl="[wybierz|wybrać] losowo {cards:acc} z ręki przeciwnika",
    ja="相手の手札からオモテを見ないで{cards:を}[選ぶ|選び]",
)
phrase(
    Choose(hole("cards", "opponent hand")),
    en="choose {cards} from your opponent's hand",
    pl="[wybierz|wybrać] {cards:acc} z ręki przeciwnika",
    ja="相手の手札から{cards:を}[選ぶ|選び]",
    also=("choose {cards} there", "choose {cards} you find there"),
)
GRAMMAR.constants["seen"] = lambda text, at: "at your opponent's hand" in text[:at]
STEP.reads(Choose(hole("cards", "opponent hand")), "choose {seen}{cards}", "choose {seen}{cards} you find there")
phrase(
    Choose(hole("cards", "theirs")),
    en="your opponent chooses {cards} from his or her hand",
    pl="przeciwnik wybiera {cards:acc} ze swojej ręki",
    ja="相手は手札から{cards:を}[選ぶ|選び]",
)
phrase(
    Choose(hole("cards", "you discard")),
    en="choose {cards} from your discard pile",
    pl="[wybierz|wybrać] {cards:acc} ze swojego stosu kart odrzuconych",
    ja="自分のトラッシュから{cards:を}[選ぶ|選び]",
)
phrase(Remember(hole("amount")), en="count {amount}", pl="[policz|policzyć]: {amount}", ja="{amount}を[数える|数え]")

phrase(
    Do((May(Draw(1)), May(Draw(1, "opponent"), who="opponent"))),
    en="each player may draw a card",
    pl="każdy gracz może dobrać kartę",
    ja="おたがいのプレイヤーは、のぞむなら山札を1枚[引く|引き]",
)
phrase(
    Choose(Some(hole("n"), hole("n"), CHOSEN, "opponent")),
    en="your opponent chooses {n} of them",
    pl="przeciwnik wybiera spośród nich {n}",
    ja="相手はその中から{n:枚}[選ぶ|選び]",
)
