"""What an attack asks for before it does anything, and what it does for more: Energy that must be there, Trainer cards in
play, Energy cards of a pile."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    AllOf,
    AnyOf,
    AtMost,
    Both,
    Called,
    Choose,
    Compare,
    Count,
    Do,
    Exists,
    Flip,
    ForEach,
    Heal,
    Hurt,
    If,
    Is,
    May,
    Minus,
    Not,
    OfChosen,
    OneOf,
    Product,
    Some,
    Step,
    Sum,
    Unless,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    Base,
    ChooseNumber,
    Counters,
    Discard,
    EnergyOf,
    Fails,
    FewestHP,
    Hit,
    HitAimed,
    Holding,
    Inflict,
    Kind,
    KnockOut,
    More,
    Move,
    MoveCounters,
    Onto,
    PlayedSupporter,
    PrintedHP,
    Put,
    RevealHand,
    SameType,
    Search,
    Shielded,
    Shuffle,
    Switch,
    Times,
    UseEffectOf,
)
from stolik.games.pokemon.text.grammar.amounts import EACH, NUMBER
from stolik.games.pokemon.text.grammar.conditions import IF
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.text.grammar.rows import flat
from stolik.text.trees import Bound, Context, hole

phrase = STEP.phrase
_BOTH = ("you", "opponent")

# ---- attached cards without which the attack does nothing


def _enough(what: Some, do: Step | None = None) -> If | None:
    """It is discarded, where there is enough of it; else the attack fails."""
    if not isinstance(what, Some) or what.least != what.most or not isinstance(what.which, Which):
        return None
    return If(Compare(Count(what.which), ">=", what.most), do or Discard(what), Fails())


STEP.means(_enough, "if you can't discard cards, this attack does nothing. Discard {what}", what="attached")


def _on_each_side(heads: Any, tails: Any) -> Flip | None:
    ways = _enough(heads), _enough(tails)
    return None if None in ways else Flip(*ways)


STEP.means(
    _on_each_side,
    "flip a coin. If heads, discard {heads}. If tails, discard {tails}. If you can't, this attack does nothing",
    heads="attached",
    tails="attached",
)


def _either(n: int, a: Which, m: int, b: Which, on: Any) -> If:
    """One of two things that are attached is discarded, whichever there is enough of."""
    found = [(count, replace(core, whose="you", where="play", on=on)) for count, core in ((n, a), (m, b))]
    lacking = tuple(Compare(Count(which), "<", count) for count, which in found)
    ways = tuple(If(Compare(Count(which), ">=", count), Discard(Some(count, count, which))) for count, which in found)
    return If(Both(lacking), Fails(), OneOf(ways))


STEP.means(
    _either,
    "if you can't discard cards, this attack does nothing. Discard {n} {a} or {m} {b} attached to {on}",
    a="several on",
    m="n",
    b="several on",
    on="noun",
)
IF.phrase(
    Compare(Count(OfChosen(hole("card"))), "=", hole("n")),
    en="you discarded {n} {card:pl}",
    pl="odrzucisz {card:acc pl} w liczbie {n}",
    ja="{card}をちょうど{n:枚}トラッシュした",
    fits=lambda bound, _: bound["n"] > 1,
    first=True,
)

# ---- Trainer cards in play

_THEIRS = Which("trainer card", "opponent", "play", hole("card"))


def _no_energy(bound: Bound, _: Context) -> bool:
    """Energy cards are attached, and said so."""
    return not any(isinstance(one, Kind) and "energy" in one.sort for one in bound["card"])


phrase(
    Discard(_THEIRS),
    en="discard all of your opponent's {card:pl} in play",
    pl="[odrzuć|odrzucić] wszystkie {card:acc pl} przeciwnika w grze",
    ja="相手の場の{card}をすべて[トラッシュする|トラッシュし]",
    fits=_no_energy,
    first=True,
)
EACH.phrase(
    Count(_THEIRS),
    en="{card} your opponent has in play",
    pl="{card:acc <każd} przeciwnika w grze",
    ja="相手の場の{card}の枚数",
    fits=_no_energy,
    first=True,
)
_TOOLS_AND_STADIUMS = Which("trainer card", "opponent", "play", (AnyOf((Kind("tool"), Kind("stadium"))),))
phrase(
    Discard(_TOOLS_AND_STADIUMS),
    en="discard all of your opponent's Pokémon Tool cards and Stadium cards in play",
    pl="[odrzuć|odrzucić] wszystkie narzędzia i stadiony przeciwnika w grze",
    ja="相手の場のポケモンのどうぐとスタジアムをすべて[トラッシュする|トラッシュし]",
    first=True,
)
EACH.phrase(
    Count(_TOOLS_AND_STADIUMS),
    en="Pokémon Tool and Stadium card your opponent has in play",
    pl="każde narzędzie i każdy stadion, które przeciwnik ma w grze",
    ja="相手の場のポケモンのどうぐとスタジアムの枚数",
    first=True,
)
_OWN_TOOL = Which("trainer card", "you", "play", (Kind("tool"),), SELF)
_SPENT = "you may do {n} damage instead of {damage} to the Defending Pokémon. If you do, discard that Pokémon Tool card"
STEP.reads(
    If(Is(SELF, Holding(Kind("tool"))), May(Base(hole("n")), Discard(_OWN_TOOL))),
    f"if {{me}} has a Pokémon Tool card attached to it, {_SPENT}",
    fits=lambda _, context: context.damage > 0,
)
phrase(
    If(PlayedSupporter(), UseEffectOf(Which("card", "you", "play", (Kind("supporter"),)))),
    en="if you have a Supporter card in play, use the effect of that card as the effect of this attack",
    pl="jeśli masz w grze supportera, [użyj|użyć] efektu tej karty jako efektu tego ataku",
    ja="自分の場にサポートがあるなら、その効果を、このワザの効果として[使う|使い]",
    first=True,
)

# ---- Energy of the same type, of two types

phrase(
    Discard(
        one(
            Which(
                "energy card",
                "you",
                "play",
                (SameType(Which("energy", "you", "play", (), hole("a", "noun"))),),
                hole("b", "noun"),
            )
        )
    ),
    en="if any Energy card attached to {a} is the same type as any Energy card attached to {b}, discard 1 of those Energy cards from {b}",
    pl="jeśli któraś karta energii dołączona do {a:gen} jest tego samego typu co karta energii dołączona do {b:gen}, [odrzuć|odrzucić] 1 taką kartę energii dołączoną do {b:gen}",
    ja="{a}についているエネルギーカードのどれかが、{b}についているエネルギーカードと同じタイプなら、{b}についているそのタイプのエネルギーカードを1枚[トラッシュする|トラッシュし]",
    first=True,
)
IF.means(
    lambda noun, a, b: Both(tuple(Is(noun, Holding(AllOf((Kind("basic energy"), EnergyOf(one))))) for one in (a, b))),
    "{noun} has any basic {a} Energy and any basic {b} Energy attached to it",
    a="type",
    b="type",
)

# ---- damage

STEP.means(
    lambda n, more, each: Hit(Sum((n, Product(more, each))), DEFENDING),
    "does {n} damage plus {more} more damage for each {each}",
    more="n",
    fits=lambda _, context: context.damage == 0,
)
STEP.means(
    lambda n, m, to, then: May(More(n), Do((Hit(m, to), *flat((then,))))),
    "you may do {damage} damage plus {n} more damage and {m} damage to {to}. If you do, {then}",
    m="n",
    to="noun",
    then="branch",
)
NUMBER.phrase(PrintedHP(hole("noun")), en="the HP of {noun}", pl="HP {noun:gen}", ja="{noun}のHP")
STEP.reads(
    Hit(PrintedHP(hole("noun")), DEFENDING),
    "this attack does damage equal to the HP of {noun}",
    fits=lambda _, context: context.damage == 0,
)
NUMBER.phrase(
    AtMost(hole("a", "amount"), hole("n")),
    en="{a} (at most {n})",
    pl="{a} (najwyżej {n})",
    ja="{a}（最大{n}）",
    written=True,
)
STEP.reads(
    Put(AtMost(hole("amount"), hole("n")), hole("on", "noun")),
    "count {amount}. Put that many damage counters on {on}. You can't put more than {n} damage counters in this way",
    "put a number of damage counters equal to {amount} (at most {n}) on {on}",
)


def _benched(name: str, *others: Any) -> Which:
    return Which("pokemon", "you", "bench", (Called(name), *others))


def _hurt_companion(called: str, n: int, again: str, m: int) -> If | None:
    """More damage for a Pokémon on the Bench, and still more for one that is hurt, which is healed."""
    if called != again:
        return None
    hurt = _benched(called, Hurt())
    return If(Exists(hurt), Do((More(m), Heal(None, one(hurt)))), If(Exists(_benched(called)), More(n)))


STEP.means(
    _hurt_companion,
    "if {called} is on your Bench, this attack does {damage} damage plus {n} more damage. If {again} is on your Bench and has any damage counters on it, this attack does {damage} damage plus {m} more damage and remove all damage counters from that Pokémon",
    again="called",
    m="n",
    fits=lambda bound, context: bound["called"] != context.name,
)

# ---- Energy cards of a pile that go back into a deck


def _piled(whose: str, card: tuple[Any, ...]) -> Do:
    """All such cards of a discard pile go into the deck, which is shuffled."""
    return Do((Search(Which("card", whose, "discard", card), "deck", show=True), Shuffle(whose)))


phrase(
    _piled("opponent", hole("card")),
    en="put all {card:pl} from your opponent's discard pile into his or her deck. Your opponent shuffles his or her deck afterward",
    pl="[włóż|włożyć] wszystkie {card:acc pl} ze stosu kart odrzuconych przeciwnika do jego talii. Na koniec przeciwnik tasuje swoją talię",
    ja="相手のトラッシュの{card}をすべて相手の山札にもどす。そして相手は山札を[切る|切り]",
)
STEP.means(
    lambda card, again: (
        Do((Times(Count(Which("card", "opponent", "discard", card))), *_piled("opponent", card).steps))
        if card == again
        else None
    ),
    "does {damage} damage times the number of {card:pl} in your opponent's discard pile. Then, put those {again:pl} on top of your opponent's deck. Your opponent shuffles his or her deck afterward",
    again="card",
)
STEP.means(
    lambda card, found, then, again: (
        Do((If(Exists(Which("card", "you", "discard", found)), then), *_piled("you", card).steps))
        if card == again
        else None
    ),
    "search your discard pile for all {card:pl} and show them to your opponent. If you find any {found:pl} there, {then}. Put all of those {again:pl} on top of your deck. Shuffle your deck afterward",
    found="card",
    then="branch",
    again="card",
)

# ---- cards of the opponent's hand

phrase(
    Do((Move(Which("card", "opponent", "hand", hole("card")), "deck", show=True), Shuffle("opponent"))),
    en="if your opponent has any {card:pl} in his or her hand, put those cards on top of his or her deck. Your opponent shuffles his or her deck afterward",
    pl="jeśli przeciwnik ma w ręce {card:acc pl}, [włóż|włożyć] te karty do jego talii. Na koniec przeciwnik tasuje swoją talię",
    ja="相手の手札に{card}があるなら、すべて相手の山札にもどす。そして相手は山札を[切る|切り]",
    fits=lambda bound, _: bound["card"] != (),
)

# ---- what both hands lose


phrase(
    Do((RevealHand(), Choose(Some(1, 1, Which("card", "you", "hand"), "opponent")))),
    en="show your opponent your hand and he or she chooses 1 card",
    pl="[pokaż|pokazać] przeciwnikowi swoją rękę, a on wybiera z niej 1 kartę",
    ja="自分の手札を相手に見せる。相手はその中から1枚[選ぶ|選び]",
)


# ---- wherever Energy of the pile goes

STEP.means(
    lambda what, to, n: Do((Search(what, Onto(to, each=True)), HitAimed(n))),
    "search your opponent's discard pile for {what} and attach {what|it|them} to {to} in any way you like. For each Energy card attached in this way, this attack does {n} damage to that Pokémon",
    what="opponent discard",
    to="among",
)
phrase(
    HitAimed(hole("n")),
    en="for each card attached in this way, this attack does {n} damage to that Pokémon",
    pl="za każdą tak dołączoną kartę ten atak zadaje temu Pokémonowi {n} obrażeń",
    ja="つけた1枚につき、つけたポケモンに{n}ダメージ",
)
STEP.means(
    lambda what: OneOf(
        tuple(Search(replace(what, which=replace(what.which, whose=whose)), "deck top", show=True) for whose in _BOTH)
    ),
    "search either player's discard pile for {what}, show {what|it|them} to your opponent, and put {what|it|them} on top of that player's deck in any order you like",
    what="you discard",
)

# ---- Knock Outs, counters that change places

phrase(
    KnockOut(one(Which("pokemon", "each", "play", (Not(Called(hole("name", "title"))), FewestHP())))),
    en="choose 1 Pokémon (yours or your opponent's) with the fewest remaining HP (excluding {name}) and that Pokémon is now Knocked Out",
    pl="[wybierz|wybrać] 1 Pokémona (swojego lub przeciwnika) o najmniejszym pozostałym HP (oprócz kart {name}); zostaje on znokautowany",
    ja="残りHPがいちばん少ないポケモン（自分か相手の、{name}をのぞく）を1匹選び、[きぜつさせる|きぜつさせ]",
    first=True,
)


def _swap(a: Any, b: Any) -> If:
    """Those on which there are more give the difference to the other."""
    mine, theirs = Counters(a), Counters(b)
    return If(
        Compare(mine, ">", theirs),
        MoveCounters(Minus(mine, theirs), a, b),
        MoveCounters(Minus(theirs, mine), b, a),
    )


phrase(
    _swap(hole("a", "noun"), hole("b", "noun")),
    en="switch all damage counters on {a} with those on {b}",
    pl="[zamień|zamienić] wszystkie znaczniki obrażeń na {a:loc} z tymi na {b:loc}",
    ja="{a}にのっているダメージカウンターと{b}にのっているダメージカウンターをすべて[入れ替える|入れ替え]",
    first=True,
)
IF.phrase(
    Unless(Shielded(hole("noun"))),
    en="effects of this attack on {noun} aren't prevented",
    pl="nic nie chroni {noun:gen} przed efektami tego ataku",
    ja="{noun}がこのワザの効果を受ける",
    first=True,
)
IF.phrase(
    Shielded(hole("noun")),
    en="effects of this attack on {noun} are prevented",
    pl="coś chroni {noun:acc} przed efektami tego ataku",
    ja="{noun}がこのワザの効果を受けない",
)
STEP.means(
    lambda what, a, b: If(Unless(Shielded(b)), Do((Discard(what), _swap(a, b)))),
    "discard {what}, and then switch all damage counters on {a} with those on {b}. If an effect of this attack is prevented, this attack does nothing",
    what="attached",
    a="noun",
    b="noun",
)

# ---- one thing in the place of another

phrase(
    May(
        Do(
            (
                Choose(one(Which("energy card", on=hole("on", "noun")))),
                Search(one(Which("card", "you", "discard", (Kind("energy"),))), Onto(hole("on", "noun"))),
                Discard(CHOSEN),
            )
        )
    ),
    en="you may discard an Energy card attached to {on}. If you do, search your discard pile for an Energy card (excluding the one you discarded) and attach it to {on}",
    pl="możesz odrzucić kartę energii dołączoną do {on:gen}. Jeśli to zrobisz, poszukaj w swoim stosie kart odrzuconych karty energii (innej niż właśnie odrzucona) i dołącz ją do {on:gen}",
    ja="のぞむなら、{on}についているエネルギーカードを1枚トラッシュする。そうした場合、自分のトラッシュから（今トラッシュしたもの以外の）エネルギーカードを1枚選び、{on}につける",
    first=True,
)
STEP.means(
    lambda conditions, again: Do((May(Switch(DEFENDING)), Inflict(conditions))) if conditions == again else None,
    "the Defending Pokémon is now {conditions}. Before applying these effects, you may switch 1 of the Defending Pokémon with 1 of your opponent's Benched Pokémon. The new Defending Pokémon is now {again}",
    again="conditions",
)
phrase(
    ForEach(
        Which("pokemon", "you", "play", hole("pokemon")),
        Do((ChooseNumber(Counters(CHOSEN)), Heal(THAT_MANY, CHOSEN), Put(THAT_MANY, hole("on", "noun")))),
    ),
    en="remove as many damage counters as you like from each {pokemon} you have in play. Put that many damage counters on {on}",
    pl="[zdejmij|zdjąć] dowolną liczbę znaczników obrażeń z każdego swojego {pokemon:gen} w grze. Połóż tyle samo znaczników obrażeń na {on:loc}",
    ja="自分の場の{pokemon}全員から、それぞれダメージカウンターを好きなだけとり、その数ぶんのダメージカウンターを{on}に[のせる|のせ]",
    first=True,
)
