"""Steps of Star Wars cards: one phrase a step, and how steps stand in a row."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from stolik.cardgame.ast import (
    THAT_MANY,
    AnyOf,
    Called,
    Choose,
    Count,
    Discard,
    Do,
    Draw,
    If,
    Lasting,
    May,
    Search,
    Shuffle,
    Some,
    When,
    Which,
)
from stolik.games.star_wars.ast.nodes import (
    AddCounters,
    BuildPoints,
    ChooseArena,
    CostOf,
    Damage,
    DiscardTop,
    FaceDown,
    Gain,
    Lose,
    OneOf,
    Pay,
    PayPoints,
    PutInto,
    Retreat,
    Return,
    SeeHand,
    Sort,
    Tap,
    Untap,
    UpTo,
)
from stolik.games.star_wars.text.grammar.nouns import IT
from stolik.games.star_wars.text.grammar.words import GRAMMAR, capital, family, scribe
from stolik.text.grammar.kinds import SaidAs
from stolik.text.grammar.rows import Sentences, Steps, grouped, steps_of, whole
from stolik.text.trees import Family, Writer, hole, parts_of


def _filters(what: Any) -> tuple[Any, ...]:
    which = what.which if isinstance(what, Some) else what
    return which.filters if isinstance(which, Which) else ()


_UNIT_SORTS = {Sort("space"), Sort("ground"), Sort("character")}


def of_units(what: Any) -> bool:
    """Whether all such cards are units."""
    sorts = {each.word for each in _filters(what) if isinstance(each, Sort)}
    for each in _filters(what):
        if isinstance(each, AnyOf) and set(each.filters) <= _UNIT_SORTS:
            return True
    return bool(sorts & {"space", "ground", "character", "unit"}) or any(isinstance(x, Called) for x in _filters(what))


def _of_arena(bound: Any, _: Any, arena: str) -> bool:
    """Whether all such cards are units of one arena."""
    return Sort(arena) in _filters(bound["what"]) or any(isinstance(x, Called) for x in _filters(bound["what"]))


def _chosen(step: Any) -> Any:
    """The last of the things that it chooses."""
    return next((part for _, part in reversed([*parts_of(step)]) if isinstance(part, Some)), None)


STEP = Steps(GRAMMAR.constants, _chosen)
GRAMMAR.add("step", STEP)
phrase = STEP.phrase

_STOP = {"en": ". ", "pl": ". ", "ja": "。"}


class Clauses(Family):
    """Steps in the middle of a sentence, joined by "and". Spec: the mood."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The clauses."""
        steps = steps_of(value)
        if out.lang == "ja":
            words = [out.write("step", step, "inf") for step in steps[:-1]]
            return "、".join([*words, out.write("step", steps[-1], spec)])
        words = [out.write("step", each, spec) for each in grouped(steps, out, 2)]
        if any(_STOP[out.lang] in word for word in words[:-1]):
            return "; ".join(words)
        return {"en": " and ", "pl": " i "}[out.lang].join(words)


family("sentence").phrase(hole("do", "clause"), en="{do}", pl="{do}", ja="{do}", also=("then {do}",))
SENTENCES = GRAMMAR.add("sentences", Sentences(GRAMMAR.constants, "step", lambda steps, out: grouped(steps, out, 3)))
"""Sentences, one for each step; the last that is read may lack its full stop."""
SENTENCES.means(lambda one: steps_of(one), "{one}.", usual=True, one="sentence")
SENTENCES.means(lambda one: steps_of(one), "{one}{end}", one="sentence")
SENTENCES.means(
    lambda one, rest: (*steps_of(one), *rest), "{one}. {rest}", usual=True, one="sentence", rest="sentences"
)
GRAMMAR.add("text", SaidAs(GRAMMAR, "sentences", lambda do: (steps_of(do),), whole))
CLAUSE = GRAMMAR.add("clause", Clauses(GRAMMAR.constants))
CLAUSE.reads(hole("step"), "{step}", usual=True)


def _and_then(step: Any, rest: Any) -> Any:
    return None if isinstance(step, _CLOSED) else Do((*steps_of(step), *steps_of(rest)))


def _unless(who: str, cost: Callable[[Any], Any]) -> Callable[..., Any]:
    """A clause that is done unless somebody pays."""

    def make(step: Any, n: Any) -> Any:
        return None if isinstance(step, _CLOSED) else May(cost(n), None, step, who)

    return make


_CLOSED = (May, If, OneOf)
"""Steps that hold others: what stands behind belongs inside."""
CLAUSE.means(
    _and_then, *(f"{{step}}{link}{{rest}}" for link in (" and ", ", then ", ", and ", " then ")), rest="clause"
)
for _comma in ("", ","):
    for _who, _payer in (
        ("opponent", "your opponent pays"),
        ("opponent", "its controller pays"),
        ("opponent", "he or she pays"),
        ("you", "you pay"),
    ):
        CLAUSE.means(_unless(_who, partial(Pay, who=_who)), f"{{step}}{_comma} unless {_payer} {{n}} Force", usual=True)
    for _points in ("build points", "build point"):
        CLAUSE.means(_unless("you", PayPoints), f"{{step}}{_comma} unless you pay {{n}} {_points}{{apart}}", usual=True)
    CLAUSE.means(
        _unless("opponent", partial(Pay, who="opponent")), f"{{step}}{_comma} unless {{n}} Force your opponent pays"
    )
CLAUSE.means(
    lambda step: Lasting(When("attack ends", step), IT, "attack") if isinstance(step, Damage) else None,
    "{step} when the attack ends",
)


# ---- Force and build points

phrase(Pay(UpTo()), en="pay X Force", pl="[zapłać|zapłacić] X punktów Mocy", ja="フォースX点を[支払う|支払って]")
phrase(
    Pay(CostOf(hole("of", "noun"))),
    en="pay Force equal to the total build cost of {of}",
    pl="[zapłać|zapłacić] tyle punktów Mocy, ile wynosi łączny koszt budowy {of:gen}",
    ja="{of}の合計ビルドコストと同じ点数のフォースを[支払う|支払って]",
)
phrase(
    Pay(hole("n")),
    en="pay {n} Force",
    pl="[zapłać|zapłacić] {n:force}",
    ja="フォース{n}点を[支払う|支払って]",
)
phrase(
    Pay(hole("n"), "opponent"),
    en="your opponent pays {n} Force",
    pl="przeciwnik płaci {n:force}",
    ja="相手はフォース{n}点を[支払う|支払って]",
)
phrase(
    PayPoints(UpTo()),
    en="pay any number of build points",
    pl="[zapłać|zapłacić] dowolną liczbę punktów budowy",
    ja="ビルドポイントを好きな点数[支払う|支払って]",
)
phrase(
    PayPoints(hole("n")),
    en="pay {n} build {n|point|points}",
    pl="[zapłać|zapłacić] {n:points}",
    ja="ビルドポイント{n}点を[支払う|支払って]",
)
phrase(
    Gain(CostOf(hole("of", "noun"))),
    en="you gain Force equal to the total build cost of {of}",
    pl="[zyskaj|zyskać] tyle punktów Mocy, ile wynosi łączny koszt budowy {of:gen}",
    ja="{of}の合計ビルドコストと同じ点数のフォースを[得る|得て]",
    also=("you gain Force equal to {of}'s total build cost",),
)
phrase(
    Gain(Count(hole("of", "counted"))),
    en="you gain +1 Force for each {of}",
    pl="[zyskaj|zyskać] po 1 punkcie Mocy za każdą {of}",
    ja="{of}1体につきフォース1点を[得る|得て]",
    also=("you gain 1 Force for each {of}", "gain 1 Force for each {of}", "gain +1 Force for each {of}"),
)
phrase(
    Gain(hole("n")),
    en="you gain +{n} Force",
    pl="[zyskaj|zyskać] {n:force}",
    ja="フォース{n}点を[得る|得て]",
    also=(
        "you gain {n} Force",
        "you gain an extra +{n} Force",
        "gain +{n} Force",
        "gain {n} Force",
        "+{n} Force you gain",
    ),
)
phrase(
    Gain(hole("n"), "opponent"),
    en="your opponent gains +{n} Force",
    pl="przeciwnik zyskuje {n:force}",
    ja="相手はフォース{n}点を[得る|得て]",
    also=("your opponent gains {n} Force",),
)
phrase(
    Lose(THAT_MANY, "opponent"),
    en="your opponent loses that much Force",
    pl="przeciwnik traci tyle samo punktów Mocy",
    ja="相手は同じ点数のフォースを[失う|失って]",
)
phrase(
    Lose(hole("n"), "opponent"),
    en="your opponent loses {n} Force",
    pl="przeciwnik traci {n:force}",
    ja="相手はフォース{n}点を[失う|失って]",
    also=("your opponent loses an extra {n} Force",),
    fits=lambda b, _: b["n"] is not None,
)
phrase(
    Lose(hole("n")),
    en="you lose {n} Force",
    pl="[strać|stracić] {n:force}",
    ja="フォース{n}点を[失う|失って]",
    fits=lambda b, _: b["n"] is not None,
)
phrase(
    Lose(None, "each"),
    en="each player loses all of his or her Force",
    pl="każdy gracz traci całą swoją Moc",
    ja="おたがいはフォースをすべて[失う|失って]",
)
phrase(
    BuildPoints(Count(hole("of", "counted"))),
    en="you get +1 build point for each {of}",
    pl="[dostań|dostać] po 1 punkcie budowy za każdą {of}",
    ja="{of}1体につきビルドポイント1点を[得る|得て]",
)
phrase(
    BuildPoints(Count(hole("of", "counted")), "opponent"),
    en="your opponent gets +1 build point for each {of}",
    pl="przeciwnik dostaje po 1 punkcie budowy za każdą {of}",
    ja="相手は{of}1体につきビルドポイント1点を[得る|得て]",
)
phrase(
    BuildPoints(hole("n", "signed")),
    en="you get {n} build {n|point|points} this turn",
    pl="w tej turze liczba twoich punktów budowy zmienia się o {n}",
    ja="このターン、自分のビルドポイントは{n}[される|されて]",
    also=(
        "you gain {n} build {n|point|points} this turn",
        "you gain {n} build {n|point|points}",
        "gain {n} build {n|point|points}",
        "you get {n} build points this turn",
        "you get {n} build point this turn",
    ),
)
phrase(
    BuildPoints(hole("n", "signed"), "opponent"),
    en="your opponent gets {n} build {n|point|points} this turn",
    pl="w tej turze liczba punktów budowy przeciwnika zmienia się o {n}",
    ja="このターン、相手のビルドポイントは{n}[される|されて]",
    also=(
        "the Dark Side gets {n} build point this turn",
        "the Light Side gets {n} build point this turn",
        "your opponent gets {n} build points this turn",
    ),
)

# ---- tapping, retreating, moving

phrase(
    Tap(hole("what", "noun")), en="tap {what}", pl="[tapnij|tapnąć] {what:acc}", ja="{what}を[タップする|タップして]"
)
phrase(
    Untap(hole("what", "noun")),
    en="untap {what}",
    pl="[odtapuj|odtapować] {what:acc}",
    ja="{what}を[アンタップする|アンタップして]",
    also=("if {what} is tapped, untap {what}", "if {what}'s tapped, untap {what}"),
)
phrase(Untap(IT), en="untap it", pl="odtapuj ją", ja="アンタップする", also=("if it's tapped, untap it",), written=True)
phrase(Tap(IT), en="tap it", pl="tapnij ją", ja="タップする", also=("if it's untapped, tap it",), written=True)
phrase(
    Retreat(hole("what", "noun")),
    en="retreat {what:acc from}",
    pl="[wycofaj|wycofać] {what:acc from}",
    ja="{what}を[撤退させる|撤退させて]",
    also=("{what} retreats",),
)
phrase(
    Retreat(hole("what", "noun"), tapped=True),
    en="retreat {what:acc from}. If it's untapped, tap it",
    pl="[wycofaj|wycofać] {what:acc from} i ją [tapnij|tapnąć]",
    ja="{what}をタップして[撤退させる|撤退させて]",
)
for _zone, _en, _pl, _ja in (
    ("hand", "your hand", "z ręki", "自分の手札"),
    ("discard", "your discard pile", "ze stosu kart odrzuconych", "自分の捨て札"),
):
    phrase(
        PutInto(hole("what", _zone)),
        en=f"put {{what}} from {_en} into its arena",
        pl=f"[wystaw|wystawić] {{what:acc}} {_pl} do jej areny",
        ja=f"{_ja}から{{what}}そのアリーナに[出す|出して]",
        fits=lambda b, _: of_units(b["what"]),
    )
    for _arena, _name in (("space", "Space"), ("ground", "Ground"), ("character", "Character")):
        STEP.reads(
            PutInto(hole("what", _zone)),
            f"put {{what}} from {_en} into the {_name} arena",
            f"put {{what}} into the {_name} arena from {_en}",
            fits=partial(_of_arena, arena=_arena),
        )
phrase(
    PutInto(hole("what", "noun")),
    en="put {what} into its arena",
    pl="[wystaw|wystawić] {what:acc} do jej areny",
    ja="{what}をそのアリーナに[出す|出して]",
    also=(
        "put {what} into the Space arena",
        "put {what} into the Ground arena",
        "put {what} into the ground arena",
        "put {what} into the Character arena",
    ),
)
phrase(
    Return(hole("what", "noun")),
    en="return {what:acc from} to {what|its|their} owner's hand",
    pl="[zwróć|zwrócić] {what:acc from} na rękę jej właściciela",
    ja="{what}を持ち主の手札に[もどす|もどして]",
    also=("return {what} to your hand", "return {what} to your opponent's hand"),
)
phrase(
    Return(hole("what", "discard"), "deck"),
    en="shuffle {what} from your discard pile into your deck",
    pl="[wtasuj|wtasować] {what:acc} ze stosu kart odrzuconych do swojej talii",
    ja="自分の捨て札から{what}山札にもどして[切る|切って]",
    also=("return {what} from your discard pile to your deck. Then shuffle your deck",),
)
phrase(
    Discard(hole("what", "noun")),
    en="discard {what:acc from}",
    pl="[odrzuć|odrzucić] {what:acc from}",
    ja="{what}を[捨てる|捨てて]",
    also=("your opponent discards {what}",),
)
phrase(
    Discard(hole("what", "built")), en="discard {what}", pl="[odrzuć|odrzucić] {what:acc}", ja="{what}を[捨てる|捨てて]"
)
phrase(
    Choose(hole("what", "noun")),
    en="choose {what}",
    pl="[wybierz|wybrać] {what:acc}",
    ja="{what}を[選ぶ|選んで]",
    fits=lambda b, _: isinstance(b["what"], Some) and b["what"].by == "you",
)
phrase(
    Choose(hole("what", "noun")),
    en="your opponent chooses {what}",
    pl="przeciwnik wybiera {what:acc}",
    ja="相手は{what}を[選ぶ|選んで]",
    fits=lambda b, _: isinstance(b["what"], Some) and b["what"].by == "opponent",
)
phrase(Choose(hole("what", "built")), en="choose {what}", pl="[wybierz|wybrać] {what:acc}", ja="{what}を[選ぶ|選んで]")
phrase(ChooseArena(), en="choose an arena", pl="[wybierz|wybrać] arenę", ja="アリーナを1つ[選ぶ|選んで]")
phrase(
    ChooseArena(("ground", "character")),
    en="choose Ground or Character",
    pl="[wybierz|wybrać] arenę naziemną lub arenę postaci",
    ja="地上アリーナかキャラクターアリーナを[選ぶ|選んで]",
)
phrase(
    ChooseArena(("space", "ground")),
    en="choose Space or Ground",
    pl="[wybierz|wybrać] arenę kosmiczną lub naziemną",
    ja="宇宙アリーナか地上アリーナを[選ぶ|選んで]",
)

# ---- cards

phrase(
    Do((Draw(hole("n")), Discard(hole("what", "hand")))),
    en="draw {n|a card|# cards}, then discard {what} from your hand",
    pl="[dobierz|dobrać] {n:card}, a potem [odrzuć|odrzucić] {what:acc} z ręki",
    ja="カードを{n}枚引き、自分の手札から{what}[捨てる|捨てて]",
    also=("draw {n} extra card, then discard {what} from your hand",),
)
phrase(
    Draw(1),
    en="draw a card",
    pl="[dobierz|dobrać] kartę",
    ja="カードを1枚[引く|引いて]",
    also=("draw 1 card", "draw 1 extra card", "you draw a card"),
)
phrase(Draw(hole("n")), en="draw {n} cards", pl="[dobierz|dobrać] {n:card}", ja="カードを{n}枚[引く|引いて]")
phrase(
    Draw(1, "opponent"),
    en="your opponent draws a card",
    pl="przeciwnik dobiera kartę",
    ja="相手はカードを1枚[引く|引いて]",
)
phrase(
    Draw(hole("n"), "opponent"),
    en="your opponent draws {n} cards",
    pl="przeciwnik dobiera {n:card}",
    ja="相手はカードを{n}枚[引く|引いて]",
)
phrase(
    Draw(hole("n"), "each"),
    en="each player draws {n} cards",
    pl="każdy gracz dobiera {n:card}",
    ja="おたがいはカードを{n}枚[引く|引いて]",
)
phrase(
    Do((Discard(Which("card", "each", "hand")), Draw(hole("n"), "each"))),
    en="each player discards his or her hand, then draws {n} cards",
    pl="każdy gracz odrzuca wszystkie karty z ręki, a potem dobiera {n:card}",
    ja="おたがいは手札をすべて捨て、カードを{n}枚[引く|引いて]",
)
phrase(
    Do((DiscardTop(hole("n")), Draw(1))),
    en="you discard the top {n} cards of your deck, then draw a card",
    pl="[odrzuć|odrzucić] {n:top} swojej talii i [dobierz|dobrać] kartę",
    ja="自分の山札を上から{n}枚捨て、カードを1枚[引く|引いて]",
)
phrase(
    Do((DiscardTop(hole("n"), "opponent"), Draw(1, "opponent"))),
    en="your opponent discards the top {n} cards of his or her deck, then draws a card",
    pl="przeciwnik odrzuca {n:top} swojej talii i dobiera kartę",
    ja="相手は山札を上から{n}枚捨て、カードを1枚[引く|引いて]",
)
for _n, _whose in ((1, "you"), (1, "opponent")):
    phrase(
        DiscardTop(1, _whose),
        en="discard the top card of your deck"
        if _whose == "you"
        else "your opponent discards the top card of his or her deck",
        pl="[odrzuć|odrzucić] wierzchnią kartę swojej talii"
        if _whose == "you"
        else "przeciwnik odrzuca wierzchnią kartę swojej talii",
        ja="自分の山札の一番上を[捨てる|捨てて]" if _whose == "you" else "相手は山札の一番上を[捨てる|捨てて]",
        also=("put the top card of your deck into your discard pile",)
        if _whose == "you"
        else (
            "your opponent puts the top card of his or her deck into his or her discard pile",
            "put the top card of your opponent's deck into his or her discard pile",
        ),
    )
phrase(
    DiscardTop(hole("n")),
    en="discard the top {n} cards of your deck",
    pl="[odrzuć|odrzucić] {n:top} swojej talii",
    ja="自分の山札を上から{n}枚[捨てる|捨てて]",
    also=("put the top {n} cards of your deck into your discard pile",),
)
phrase(
    DiscardTop(hole("n"), "opponent"),
    en="your opponent discards the top {n} cards of his or her deck",
    pl="przeciwnik odrzuca {n:top} swojej talii",
    ja="相手は山札を上から{n}枚[捨てる|捨てて]",
    also=(
        "put the top {n} cards of your opponent's deck into his or her discard pile",
        "your opponent puts the top {n} cards of his or her deck into his or her discard pile",
    ),
)
phrase(
    Discard(Which("card", "you", "hand")),
    en="discard your hand",
    pl="[odrzuć|odrzucić] wszystkie karty z ręki",
    ja="自分の手札をすべて[捨てる|捨てて]",
)
phrase(
    Discard(Which("card", "opponent", "hand")),
    en="your opponent discards his or her hand",
    pl="przeciwnik odrzuca wszystkie karty z ręki",
    ja="相手は手札をすべて[捨てる|捨てて]",
)
phrase(
    Discard(Which("card", "each", "hand")),
    en="each player discards his or her hand",
    pl="każdy gracz odrzuca wszystkie karty z ręki",
    ja="おたがいは手札をすべて[捨てる|捨てて]",
)
phrase(
    Discard(hole("what", "hand")),
    en="discard {what} from your hand",
    pl="[odrzuć|odrzucić] {what:acc} z ręki",
    ja="自分の手札から{what}[捨てる|捨てて]",
)
phrase(
    Discard(hole("what", "their hand")),
    en="your opponent chooses and discards {what} from his or her hand",
    also=("your opponent discards {what} from his or her hand",),
    pl="przeciwnik wybiera i odrzuca {what:acc} z ręki",
    ja="相手は手札から{what}選んで[捨てる|捨てて]",
)
phrase(
    Do((SeeHand(Which("card", "opponent", "hand")), Discard(Some(1, 1, Which("card", "opponent", "hand"))))),
    en="look at your opponent's hand. Choose one of those cards. Your opponent discards that card",
    pl="[obejrzyj|obejrzeć] karty na ręce przeciwnika. Wybierz jedną z nich. Przeciwnik ją odrzuca",
    ja="相手の手札を見る。その中から1枚選ぶ。相手はそれを[捨てる|捨てて]",
)
phrase(
    Do(
        (
            SeeHand(Which("card", "opponent", "hand")),
            Discard(Some(1, 1, Which("card", "opponent", "hand", hole("filters", "cards")))),
        )
    ),
    en="look at your opponent's hand. If there are any {filters:several} there, choose one of them. Your opponent discards that card",
    pl="[obejrzyj|obejrzeć] karty na ręce przeciwnika. Jeśli jest tam {filters:one nom}, wybierz jedną. Przeciwnik ją odrzuca",
    ja="相手の手札を見る。{filters}があれば1枚選ぶ。相手はそれを[捨てる|捨てて]",
    also=(
        "look at your opponent's hand. If your opponent has any {filters:several} there, choose one of them. Your opponent discards that card",
    ),
)
phrase(
    SeeHand(Which("card", "opponent", "hand")),
    en="look at your opponent's hand",
    pl="[obejrzyj|obejrzeć] karty na ręce przeciwnika",
    ja="相手の手札を[見る|見て]",
)
phrase(
    Do((Search(hole("what", "deck"), "hand", show=True), Shuffle())),
    en="search your deck. You may take {what:acc} from your deck. Show them to your opponent and put them into your hand. Then shuffle your deck",
    pl="[przeszukaj|przeszukać] swoją talię. Możesz wziąć z niej {what:acc}, pokazać przeciwnikowi i dołożyć do ręki. Potem potasuj talię",
    ja="自分の山札から{what:acc}選び、相手に見せて手札に加える。その後、山札を[切る|切って]",
    also=(
        "search your deck. You may take {what:acc} from your deck, show them to your opponent and put them into your hand. Then shuffle your deck",
        "search your deck. You may take {what:acc} from your deck, show them to your opponent, and put them into your hand. Then shuffle your deck",
        "search your deck for {what:acc}, show them to your opponent, and put them into your hand. Then shuffle your deck",
    ),
    fits=lambda b, _: isinstance(b["what"], Some) and b["what"].most != 1,
)
phrase(
    Do((Search(hole("what", "their deck"), "discard"), Shuffle("opponent"))),
    en="search your opponent's deck for {what:acc} and discard what you find. Your opponent shuffles his or her deck",
    pl="[przeszukaj|przeszukać] talię przeciwnika i odrzuć z niej {what:acc}. Przeciwnik tasuje swoją talię",
    ja="相手の山札から{what:acc}選んで捨てる。相手は山札を[切る|切って]",
    also=(
        "search your opponent's deck for {what:acc} and discard them. Your opponent then shuffles his or her deck",
        "search your opponent's deck for {what:acc} and discard it. Your opponent then shuffles his or her deck",
    ),
)
phrase(
    Do((Search(hole("what", "deck"), "hand", show=True), Shuffle())),
    en="search your deck. You may take {what:acc one} from your deck. Show it to your opponent and put it into your hand. Then shuffle your deck",
    pl="[przeszukaj|przeszukać] swoją talię. Możesz wziąć z niej {what:acc one}, pokazać przeciwnikowi i dołożyć do ręki. Potem potasuj talię",
    ja="自分の山札から{what:acc one}まで選び、相手に見せて手札に加える。その後、山札を[切る|切って]",
    also=(
        "search your deck. You may take {what:acc one} from your deck, show it to your opponent and put it into your hand. Then shuffle your deck",
        "search your deck. You may take {what:acc one} from your deck, show it to your opponent, and put it into your hand. Then shuffle your deck",
        "search your deck. You may take {what:acc one} from you deck, show it to your opponent, and put it into your hand. Then shuffle your deck",
        "search your deck for {what:acc one}, show it to your opponent, and put it into your hand. Then shuffle your deck",
    ),
)
phrase(
    Do((Search(hole("what", "deck"), FaceDown(hole("n")), show=True), Shuffle())),
    en="search your deck. You may take {what:acc one} from your deck. Show it to your opponent and put it face down in your build zone with {n} build {n|counter|counters} on it. Then shuffle your deck",
    pl="[przeszukaj|przeszukać] swoją talię. Możesz wziąć z niej {what:acc one}, pokazać przeciwnikowi i położyć zakrytą w swojej strefie budowy, a na niej {n:build}. Potem potasuj talię",
    ja="自分の山札から{what:acc one}まで選び、相手に見せて、ビルドカウンター{n}個とともに裏向きで自分のビルドゾーンに置く。その後、山札を[切る|切って]",
    also=(
        "search your deck. You may take {what:acc one} from your deck. Show it to your opponent and put it face-down in your build zone with {n} build {n|counter|counters} on it. Then shuffle your deck",
        "search your deck. You may take {what:acc one} from your deck, show it to your opponent, and put it face down in your build zone with {n} build {n|counter|counters} on it. Then shuffle your deck",
        "search your deck for {what:acc one}, show it to your opponent, and put it face down in your build zone with {n} build {n|counter|counters} on it. Then shuffle your deck",
    ),
)
phrase(
    Search(hole("what", "discard"), "hand"),
    en="return {what} from your discard pile to your hand",
    pl="[zwróć|zwrócić] {what:acc} ze stosu kart odrzuconych na rękę",
    ja="自分の捨て札から{what}手札に[もどす|もどして]",
)
phrase(
    Search(
        Some(1, 1, Which("card", "you", "hand", hole("filters", "cards"))),
        FaceDown(Count(hole("of", "counted"))),
        show=True,
    ),
    en="take a {filters:one} from your hand. Show it to your opponent and put it in your build zone. Put 1 build counter on it for each {of}",
    pl="[weź|wziąć] z ręki kartę, którą jest {filters:one nom}. Pokaż ją przeciwnikowi i połóż w swojej strefie budowy. Połóż na niej po 1 żetonie budowy za każdą {of}",
    ja="自分の手札から{filters}を1枚選び、相手に見せて、{of}1体につきビルドカウンター1個とともにビルドゾーンに[置く|置いて]",
)
phrase(
    AddCounters(hole("n"), hole("on", "built"), show=True),
    en="show {on} to your opponent. Put {n} build {n|counter|counters} on it",
    pl="[pokaż|pokazać] przeciwnikowi {on:acc}. Połóż na niej {n:build}",
    ja="{on}を相手に見せ、ビルドカウンター{n}個を[置く|置いて]",
    also=("show {on} to your opponent. Put {n} build {n|counter|counters} on that card",),
)
phrase(
    AddCounters(hole("n"), hole("on", "built")),
    en="put {n} build {n|counter|counters} on {on}",
    pl="[połóż|położyć] {n:build} na {on:loc}",
    ja="{on}にビルドカウンター{n}個を[置く|置いて]",
)


class Elsewhere(Family):
    """What another category says where a text is spoken otherwise: of a unit by another name (`own`, as in `Scribe`),
    apart from its `arena`, or with nothing chosen before (`anew`). It begins with a capital letter if it is a line; in
    quotes (`quoted`) one sentence has no full stop."""

    def __init__(
        self,
        of: str,
        own: str = "",
        arena: str | None = None,
        line: bool = False,
        anew: bool = False,
        quoted: bool = False,
    ) -> None:
        super().__init__(GRAMMAR.constants)
        self._of = of
        self._anew = anew
        self._quoted = quoted
        self.reads(hole("of", of), "{of:=}", usual=True)
        self._own = own
        self._arena = arena
        self._line = line

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The words."""
        chosen = out.chosen
        if self._anew:
            out.chosen = None
        text = scribe(out).inside(self._own, self._of, value, spec, self._arena)
        if self._anew:
            out.chosen = chosen
        if self._quoted and not re.search(r"[.。].", text):
            text = text.rstrip(".。")
        return capital(text) if self._line else text


GRAMMAR.add("given", Elsewhere("clause", "that"))
"""Steps inside an ability that another unit gets: its text calls it "that unit"."""
GRAMMAR.add("given to target", Elsewhere("clause", "event"))
