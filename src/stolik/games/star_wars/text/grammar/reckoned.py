"""Steps and conditions whose numbers are reckoned: from build costs, counters, what was removed or prevented before."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    AnyOf,
    Choose,
    Compare,
    Counters,
    Discard,
    Do,
    Draw,
    Heal,
    Lasting,
    May,
    Minus,
    Repeat,
    Search,
    Shuffle,
    Some,
    Sum,
    When,
    Which,
)
from stolik.games.star_wars.ast.nodes import (
    AddCounters,
    BuildPoints,
    CostOf,
    Damage,
    DiscardTop,
    Ejects,
    FaceDown,
    Gain,
    Gather,
    Gets,
    Predict,
    PutInto,
    Recover,
    RollOff,
    Said,
    Seeks,
    Sort,
    StatOf,
    Unpreventable,
    Watch,
)
from stolik.games.star_wars.text.grammar.canon import Bestows, Gives
from stolik.games.star_wars.text.grammar.given import BESTOWS, IF, WHERE
from stolik.games.star_wars.text.grammar.nouns import IT
from stolik.games.star_wars.text.grammar.steps import STEP, of_units
from stolik.text.trees import hole

phrase = STEP.phrase

# ---- build costs

WHERE.phrase(
    Sum(
        (
            Minus(CostOf(hole("a", "noun")), CostOf(hole("b", "noun"))),
            Minus(CostOf(hole("b", "noun")), CostOf(hole("a", "noun"))),
        )
    ),
    en="the difference between the total build cost of {a} and the total build cost of {b}",
    pl="różnica między łącznym kosztem budowy {a:gen} i łącznym kosztem budowy {b:gen}",
    ja="{a}の合計ビルドコストと{b}の合計ビルドコストの差",
)
WHERE.phrase(
    CostOf(hole("of", "noun")),
    en="the total build cost of {of}",
    pl="łączny koszt budowy {of:gen}",
    ja="{of}の合計ビルドコスト",
    fits=lambda b, _: b["of"] not in (SELF, IT),
)
for _stat, _en, _pl, _ja in (
    ("power", "power", "siła", "パワー"),
    ("speed", "speed", "prędkość", "スピード"),
    ("health", "health", "wytrzymałość", "耐久力"),
):
    WHERE.phrase(
        StatOf(_stat, hole("of", "noun")),
        en=f"the {_en} of {{of}}",
        pl=f"{_pl} {{of:gen}}",
        ja=f"{{of}}の{_ja}",
        fits=lambda b, _: b["of"] not in (SELF, IT),
    )
for _sign, _en, _pl, _ja in (
    ("<", "less", "niższy", "より低い"),
    (">", "more", "wyższy", "より高い"),
):
    IF.phrase(
        Compare(CostOf(hole("a", "noun")), _sign, CostOf(hole("b", "noun"))),
        en=f"the total build cost of {{a}} is {_en} than the total build cost of {{b}}",
        pl=f"łączny koszt budowy {{a:gen}} jest {_pl} niż łączny koszt budowy {{b:gen}}",
        ja=f"{{a}}の合計ビルドコストが{{b}}の合計ビルドコスト{_ja}",
    )
phrase(
    Heal(CostOf(hole("x", "noun")), hole("of", "noun")),
    en="remove a number of damage counters from {of} equal to the total build cost of {x}",
    pl="[zdejmij|zdjąć] z {of:gen} tyle żetonów obrażeń, ile wynosi łączny koszt budowy {x:gen}",
    ja="{of}から{x}の合計ビルドコストと同じ数のダメージカウンターを[取りのぞく|取りのぞいて]",
)

# ---- what is left, and as many as before

phrase(
    Heal(Minus(Counters(CHOSEN), hole("n")), CHOSEN),
    en="remove all but {n} damage {n|counter|counters} from that unit",
    pl="[zdejmij|zdjąć] z wybranej jednostki wszystkie żetony obrażeń poza {n}",
    ja="選んだユニットから、{n}個を残してダメージカウンターを[取りのぞく|取りのぞいて]",
)


def _all_but(n: Any, of: Any) -> Any:
    """Of one that is chosen for it."""
    return Do((Choose(of), Heal(Minus(Counters(CHOSEN), n), CHOSEN))) if isinstance(of, Some) and of.most == 1 else None


for _counters in ("counter", "counters"):
    STEP.means(_all_but, f"remove all but {{n}} damage {_counters} from {{of}}", of="noun")
phrase(
    Repeat(THAT_MANY, hole("do", "clause")),
    en="for each damage counter removed in this way, {do}",
    pl="za każdy zdjęty w ten sposób żeton obrażeń {do}",
    ja="こうして取りのぞいたダメージカウンター1個につき、{do}",
    also=("for each damage counter you remove from that unit, {do}",),
)
phrase(
    Do((Discard(Which("card", "you", "hand")), Draw(THAT_MANY))),
    en="discard your hand, then draw that many cards",
    pl="[odrzuć|odrzucić] wszystkie karty z ręki i [dobierz|dobrać] tyle samo kart",
    ja="自分の手札をすべて捨て、同じ枚数だけカードを[引く|引いて]",
)
phrase(
    Do((Discard(Which("card", "opponent", "hand")), Draw(THAT_MANY, "opponent"))),
    en="your opponent discards his or her hand, then draws that many cards",
    pl="przeciwnik odrzuca wszystkie karty z ręki i dobiera tyle samo kart",
    ja="相手は手札をすべて捨て、同じ枚数だけカードを[引く|引いて]",
)

# ---- power, Force

phrase(
    Damage(StatOf("power", SELF), hole("to", "noun"), dice=True, by=SELF),
    en="{me} does a number of dice of damage equal to its power to {to}",
    pl="{me:nom} zadaje {to:dat your} obrażenia z tylu kości obrażeń, ile wynosi jej siła",
    ja="{me}は{to}に、自身のパワーと同じ個数のダメージダイス分のダメージを[与える|与えて]",
    also=(
        "{me} does a number of dice of damage equal to her power to {to}",
        "{me} does a number of dice of damage equal to his power to {to}",
    ),
)
for _whose, _en, _pl, _ja in (
    ("opponent", "your opponent discards the top X cards of his or her deck", "przeciwnik odrzuca X wierzchnich kart swojej talii", "相手は山札を上からX枚[捨てる|捨てて]"),
    ("you", "discard the top X cards of your deck", "[odrzuć|odrzucić] X wierzchnich kart swojej talii", "自分の山札を上からX枚[捨てる|捨てて]"),
):  # fmt: skip
    phrase(
        DiscardTop(hole("x", "where"), _whose),
        en=f"{_en}, where X is {{x}}",
        pl=f"{_pl}, gdzie X to {{x}}",
        ja=f"{_ja}(Xは{{x}})",
        also=("your opponent puts the top X cards of his or her deck into his or her discard pile, where X is {x}",)
        if _whose == "opponent"
        else ("put the top X cards of your deck into your discard pile, where X is {x}",),
    )

# ---- cards of a zone

phrase(
    May(PutInto(hole("what", "their discard")), None, None, "opponent"),
    en="your opponent may put {what} from his or her discard pile into its arena",
    pl="przeciwnik może wystawić {what:acc} ze swojego stosu kart odrzuconych do jej areny",
    ja="相手は自分の捨て札から{what}そのアリーナに出してよい",
    also=tuple(
        f"your opponent may choose {{what}} in his or her discard pile and put it into the {arena} arena"
        for arena in ("Space", "Ground", "Character")
    ),
)


def _of_either(what: Any) -> Any:
    """A card that is a unit of one of the two."""
    which = what.which
    both = AnyOf((Sort("ground"), Sort("character")))
    return PutInto(Some(1, 1, Which("card", "you", "hand", (*which.filters, both)))) if what.most == 1 else None


STEP.means(_of_either, "put {what} from your hand into the Ground or Character arena", what="hand")
phrase(
    Do((Search(hole("what", "deck"), FaceDown(hole("n"))), Shuffle())),
    en="search your deck for {what:acc one} and put it face down in your build zone with {n} build {n|counter|counters} on it. Then shuffle your deck",
    pl="[przeszukaj|przeszukać] swoją talię. Możesz położyć z niej {what:acc one} zakrytą w swojej strefie budowy, a na niej {n:build}. Potem potasuj talię",
    ja="自分の山札から{what:acc one}まで選び、ビルドカウンター{n}個とともに裏向きで自分のビルドゾーンに置く。その後、山札を[切る|切って]",
    also=(
        "search your deck for {what:acc one} and put it into your build zone with {n} build {n|counter|counters} on it. Then shuffle your deck",
    ),
)
phrase(
    Search(hole("what", "discard"), "deck bottom"),
    en="put {what} from your discard pile on the bottom of your deck",
    pl="[połóż|położyć] {what:acc} ze stosu kart odrzuconych na spód swojej talii",
    ja="自分の捨て札から{what}山札の下に[置く|置いて]",
    also=("take {what} from your discard pile and put it on the bottom of your deck",),
)
phrase(
    Search(hole("what", "hand"), "deck bottom"),
    en="put {what} from your hand on the bottom of your deck",
    pl="[połóż|położyć] {what:acc} z ręki na spód swojej talii",
    ja="自分の手札から{what}山札の下に[置く|置いて]",
)

# ---- what is done to damage

phrase(
    Lasting(Unpreventable(attack=True), hole("on", "noun"), hole("until")),
    en="damage from the attack of {on} can't be prevented {until}",
    pl="{until} nie można zapobiec obrażeniom z ataku, który wykonuje {on:nom}",
    ja="{until}、{on}の攻撃によるダメージは軽減できない",
)
phrase(
    Do(
        (
            Lasting(Unpreventable(attack=True), hole("on", "noun"), "turn"),
            Gives(hole("on", "noun"), (Gets(power=THAT_MANY),), "turn"),
        )
    ),
    en="until end of turn, damage from the attack of {on} can't be prevented and {on} gets +X power, where X is the amount of damage prevented",
    pl="do końca tury nie można zapobiec obrażeniom z ataku, który wykonuje {on:nom}, a {on:nom} otrzymuje +X do siły, gdzie X to liczba obrażeń, którym zapobieżono",
    ja="ターン終了時まで、{on}の攻撃によるダメージは軽減できず、{on}はパワー+X(Xは軽減したダメージの数)を得る",
)
for _whose, _en, _pl, _ja in (
    ("you", "draw that many cards", "[dobierz|dobrać] tyle samo kart", "同じ枚数だけカードを[引く|引いて]"),
    (
        "opponent",
        "your opponent draws that many cards",
        "przeciwnik dobiera tyle samo kart",
        "相手は同じ枚数だけカードを[引く|引いて]",
    ),
):
    phrase(Draw(THAT_MANY, _whose), en=_en, pl=_pl, ja=_ja, written=True, first=True)

# ---- whom it attacks

for _stat, _en, _pl, _ja in (
    ("power", "power", "siłę", "パワー"),
    ("health", "health", "wytrzymałość", "耐久力"),
    ("speed", "speed", "prędkość", "スピード"),
):
    BESTOWS.phrase(
        Bestows((Seeks(_stat),), SELF),
        en=f"{{me}} can attack only a unit with the lowest {_en} among those that it can attack",
        pl=f"{{me:nom}} może atakować tylko jednostkę, która ma najmniejszą {_pl} spośród tych, które może zaatakować",
        ja=f"{{me}}は、攻撃できるユニットのうち{_ja}が最も低いものしか攻撃できない",
        also=tuple(
            f"whenever {{me}} attacks, {he} must attack the unit with the lowest {_en} among the units {he} can attack. If"
            f" more than one unit is tied for the lowest {_en}, you choose which one {he} attacks"
            for he in ("he", "she", "it")
        ),
    )

# ---- pilots that get away

BESTOWS.phrase(
    Bestows((Ejects(),), SELF),
    en="when {me} is discarded from its arena, the Pilots on it move to the Character arena tapped and are not discarded",
    pl="gdy {me:nom} zostaje odrzucona z areny, jej piloci nie są odrzucani, tylko przechodzą tapnięci do areny postaci",
    ja="{me}がアリーナから捨てられるとき、そのパイロットは捨てられず、タップ状態でキャラクターアリーナに移る",
    also=(
        "when {me} is discarded, its Pilots are moved to the Character arena tapped instead",
        "when {me} is discarded from the Space arena, if it had a Pilot on it, move that Pilot to the Character arena tapped instead of discarding it",
    ),
)

# ---- numbers that the text says

for _stats, _en, _pl, _ja in (
    (("speed",), "speed", "prędkość", "スピード"),
    (("power",), "power", "siła", "パワー"),
    (("health",), "health", "wytrzymałość", "耐久力"),
    (("power", "health"), "power and health", "siła i wytrzymałość", "パワーと耐久力"),
):
    for _n, _times, _razy, _bai in ((1, "", "", ""), (10, "10 times ", "10 razy ", "の10倍")):
        _is: Any = hole("x", "where")
        BESTOWS.phrase(
            Bestows((Said(**{_stat: _is if _n == 1 else Sum((_is,) * _n) for _stat in _stats}),), SELF),
            en=f"the {_en} of {{me:acc}} {'are' if len(_stats) > 1 else 'is'} {_times}{{x}}",
            pl=f"{_pl} {{me:gen}} to {_razy}{{x}}",
            ja=f"{{me}}の{_ja}は{{x}}{_bai}",
            also=tuple(
                f"{{own}}'s {_en} {word} {_times}{{x}}" for word in ("equals", "equal", "are equal to", "is equal to")
            ),
        )

# ---- several zones

phrase(
    Gather(hole("what", "deck"), ("hand", "discard", "deck"), "arena"),
    en="search your deck, hand, and discard pile for {what:acc} and put what you find into its arena. Then shuffle your deck",
    pl="[przeszukaj|przeszukać] swoją talię, rękę i stos kart odrzuconych i [wystaw|wystawić] z nich {what:acc} do ich aren. Potem potasuj talię",
    ja="自分の山札、手札、捨て札から{what:acc}選び、そのアリーナに出す。その後、山札を[切る|切って]",
    also=tuple(
        f"search your deck, {hand}, and/or {pile} for {{what:acc}} and put them into the {arena} arena. {then}"
        for hand, pile in (("your hand", "your discard pile"), ("hand", "discard pile"))
        for arena in ("Space", "Ground", "Character")
        for then in ("Then shuffle your deck", "If you searched your deck, shuffle it")
    ),
    fits=lambda b, _: of_units(b["what"]),
)
phrase(
    Gather(hole("what", "their deck"), ("hand", "deck"), "discard"),
    en="search your opponent's hand and deck for {what:acc} and discard what you find. Your opponent shuffles his or her deck",
    pl="[przeszukaj|przeszukać] rękę i talię przeciwnika i odrzuć z nich {what:acc}. Przeciwnik tasuje swoją talię",
    ja="相手の手札と山札から{what:acc}選んで捨てる。相手は山札を[切る|切って]",
    also=(
        "search your opponent's hand and deck for {what:acc} and put it into his or her discard pile. Then your opponent shuffles his or her deck",
    ),
)

# ---- dice against dice, and what is predicted

phrase(
    RollOff(hole("more", "clause")),
    en="you and your opponent each roll a die. If you roll higher, {more}",
    pl="[rzuć|rzucić] kością; przeciwnik też rzuca. Jeśli wyrzucisz więcej, {more}",
    ja="自分と相手はダイスを1個ずつ振る。自分の目のほうが大きければ、{more}",
)
phrase(
    RollOff(Gain(hole("n")), Gain(hole("n"), "opponent"), Gain(hole("k", "n"))),
    en="you and your opponent each roll a die. Whoever rolls higher gains {n} Force. In a tie, you gain {k} Force",
    pl="[rzuć|rzucić] kością; przeciwnik też rzuca. Kto wyrzuci więcej, zyskuje {n:force}. Przy remisie zyskujesz {k:force}",
    ja="自分と相手はダイスを1個ずつ振る。目の大きいほうがフォース{n}点を得る。同じなら自分がフォース{k}点を[得る|得て]",
    also=tuple(
        f"each player rolls one of his or her dice. {the} player who rolls higher gains {{n}} Force. If it's a tie, you gain {{k}} Force"
        for the in ("the", "The")
    ),
)
phrase(
    Predict("hits", hole("then", "clause")),
    en="predict the number of hits that you roll in this attack. If you are correct, {then}",
    pl="[przewidź|przewidzieć] liczbę swoich trafień w tym ataku. Jeśli zgadniesz, {then}",
    ja="この攻撃のヒットの数を予想する。当たったなら、{then}",
    also=tuple(
        f"predict the number of hits you'll roll for {one} attack. If you're correct, {{then}}"
        for one in ("this", "that")
    ),
)
phrase(
    Predict("damage", hole("then", "clause")),
    en="predict how much damage will be done to {me} in this attack after prevention. If you are correct, {then}",
    pl="[przewidź|przewidzieć], ile obrażeń {me:nom} otrzyma w tym ataku po zapobieganiu. Jeśli zgadniesz, {then}",
    ja="この攻撃で{me}が軽減の後に受けるダメージの数を予想する。当たったなら、{then}",
    also=(
        "predict the damage that will be done to {me} in this attack. If you are correct, {then}",
        "predict the number of damage that will be done to {me} after damage prevention. If you're correct, {then}",
    ),
)

# ---- a prize on a unit


phrase(
    Do(
        (
            Choose(hole("what", "noun")),
            Lasting(
                Watch(When("discarded", Lasting(When("build roll", BuildPoints(hole("n", "signed"))), "you", "once"))),
                CHOSEN,
                "turn",
            ),
        )
    ),
    en="choose {what}. If that unit is discarded from its arena this turn, you get {n} build {n|point|points} next turn",
    pl="[wybierz|wybrać] {what:acc}. Jeśli w tej turze zostanie odrzucona z areny, w następnej turze liczba twoich punktów budowy zmienia się o {n}",
    ja="{what}を選ぶ。このターンにそれがアリーナから捨てられたなら、次のターン、自分のビルドポイントは{n}[される|されて]",
    also=(
        "choose {what}. If that unit is discarded from that arena this turn, you gain {n} build {n|point|points} next turn",
    ),
    first=True,
)

# ---- what was discarded, build counters

for _to, _whole, _en, _pl, _ja, _others in (
    ("hand", False, "return {me:acc} from your discard pile to your hand", "[zwróć|zwrócić] {me:acc} ze stosu kart odrzuconych na rękę", "自分の捨て札から{me}を手札に[もどす|もどして]", ()),
    ("hand", True, "return {me:acc}, all cards stacked with it, and its Pilots from your discard pile to your hand", "[zwróć|zwrócić] {me:acc}, wszystkie karty z jej stosu i jej pilotów ze stosu kart odrzuconych na rękę", "自分の捨て札から{me}とそのスタックのカードすべてとパイロットを手札に[もどす|もどして]", ("return {me} and all cards stacked with it, and its Pilot, if any, from your discard pile to your hand",)),
    ("deck", False, "shuffle {me:acc} from your discard pile into your deck", "[wtasuj|wtasować] {me:acc} ze stosu kart odrzuconych do swojej talii", "自分の捨て札から{me}を山札にもどして[切る|切って]", ()),
    ("deck", True, "shuffle {me:acc}, all cards stacked with it, and its Pilots from your discard pile into your deck", "[wtasuj|wtasować] {me:acc}, wszystkie karty z jej stosu i jej pilotów ze stosu kart odrzuconych do swojej talii", "自分の捨て札から{me}とそのスタックのカードすべてとパイロットを山札にもどして[切る|切って]", tuple(f"shuffle {it} and any cards stacked with {it} into your deck" for it in ("him", "her", "it", "{me}"))),
):  # fmt: skip
    phrase(Recover(_to, whole=_whole), en=_en, pl=_pl, ja=_ja, also=_others)  # type: ignore[arg-type]
for _category in ("built", "noun"):
    phrase(
        AddCounters(None, hole("on", _category)),
        en="remove all build counters from {on}",
        pl="[zdejmij|zdjąć] wszystkie żetony budowy z {on:gen}",
        ja="{on}からビルドカウンターをすべて[取りのぞく|取りのぞいて]",
    )
for _whose, _en, _pl, _ja in (
    ("you", "you get that many build points this turn", "w tej turze [dostań|dostać] tyle samo punktów budowy", "このターン、同じ点数のビルドポイントを[得る|得て]"),
    ("opponent", "your opponent gets that many build points this turn", "w tej turze przeciwnik dostaje tyle samo punktów budowy", "このターン、相手は同じ点数のビルドポイントを[得る|得て]"),
):  # fmt: skip
    phrase(
        BuildPoints(THAT_MANY, _whose),
        en=_en,
        pl=_pl,
        ja=_ja,
        also=("you get that many extra build points this turn",)
        if _whose == "you"
        else ("your opponent gains that many build points",),
        first=True,
    )
phrase(
    BuildPoints(CostOf(hole("of", "noun"))),
    en="you get build points equal to the total build cost of {of}",
    pl="[dostań|dostać] tyle punktów budowy, ile wynosi łączny koszt budowy {of:gen}",
    ja="{of}の合計ビルドコストと同じ点数のビルドポイントを[得る|得て]",
    also=("you get a number of build points equal to the total build cost of {of}",),
    first=True,
)
