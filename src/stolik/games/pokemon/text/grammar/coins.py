"""Coins of the opponent, coins in a row, and what is done for each heads."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from stolik.cardgame.ast import (
    HEADS,
    SELF,
    AnyHeads,
    CoinIs,
    Coins,
    CoinsUntilHeads,
    CoinsUntilTails,
    Compare,
    Count,
    Do,
    If,
    OfChosen,
    Repeat,
    Some,
    Unless,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import Hit, HitAimed, HPLeft, Look, Put, Redo, TakeAim, Times
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.text.trees import hole

phrase = STEP.phrase

# ---- a coin of the opponent

_THEIR_COIN = Coins(1, by="opponent")
for _side, _en, _pl, _ja in (
    (CoinIs(1), "heads", "orzeł", "オモテ"),
    (Unless(CoinIs(1)), "tails", "reszka", "ウラ"),
):
    phrase(
        Do((_THEIR_COIN, If(_side, hole("then", "branch")))),
        en=f"[your opponent flips|have your opponent flip] a coin. If {_en}, {{then}}",
        pl=f"przeciwnik rzuca monetą. Jeśli wypadnie {_pl}, {{then}}",
        ja=f"相手はコインを1回投げる。{_ja}なら、{{then}}",
    )
phrase(
    CoinsUntilHeads("opponent"),
    en="your opponent flips a coin until he or she gets heads",
    pl="przeciwnik rzuca monetą, aż wypadnie orzeł",
    ja="相手はオモテが出るまでコインを投げる",
)

# ---- for each heads

phrase(
    If(AnyHeads(), Hit(hole("n"), Some(1, HEADS, hole("which", "those")))),
    en="for each heads, choose 1 of {which} and this attack does {n} damage to that Pokémon. You can choose the same Pokémon more than once, but you can't do more than {n} damage to that Pokémon in this way",
    pl="za każdego wyrzuconego orła wybierz 1 z {which:gen}: ten atak zadaje mu {n} obrażeń. Możesz wybrać tego samego Pokémona kilka razy, ale w ten sposób zadajesz mu najwyżej {n} obrażeń",
    ja="オモテの数だけ、{which}を1匹ずつ選び、{n}ダメージ。同じポケモンを何回も選べるが、与えるダメージは{n}まで",
    first=True,
)

phrase(
    Do((Repeat(HEADS, TakeAim(hole("noun"))), HitAimed(hole("n")))),
    en="for each heads, choose {noun} and this attack does {n} damage to that Pokémon. You can choose the same Pokémon more than once",
    pl="za każdego wyrzuconego orła wybierz {noun:acc}: ten atak zadaje mu {n} obrażeń. Możesz wybrać tego samego Pokémona kilka razy",
    ja="オモテの数だけ、{noun}を選び、{n}ダメージ。同じポケモンを何回も選べる",
)
STEP.reads(
    Do((Repeat(HEADS, TakeAim(one(Which("pokemon", "opponent")))), HitAimed(hole("n")))),
    "for each heads, choose an opponent's Pokémon in play and this attack does {n} damage to those Pokémon. You may choose the same Pokémon more than once",
)
phrase(
    Redo(
        CoinsUntilTails(),
        Put(hole("counters", "n"), SELF),
        Compare(HPLeft(SELF), ">", hole("counters", "n")),
    ),
    en="flip a coin until you get tails, or start again. Each time you start again, put {counters} damage {counters|counter|counters} on {me}. If {me} would be Knocked Out, you can't start again",
    pl="[rzucaj|rzucać] monetą, aż wypadnie reszka, albo zacznij od nowa. Za każdym razem, gdy zaczynasz od nowa, połóż na tym Pokémonie {counters:acc counter}. Jeśli miałoby go to znokautować, nie możesz zacząć od nowa",
    ja="ウラが出るまでコインを投げる。はじめからやりなおしてもよい。やりなおすたびに、このポケモンにダメージカウンターを{counters:個}のせる。きぜつするなら、やりなおせない",
)
STEP.means(
    lambda counters: Do(
        (Redo(CoinsUntilTails(), Put(counters, SELF), Compare(HPLeft(SELF), ">", counters)), Times(HEADS))
    ),
    "flip a coin until you get tails. This attack does {damage} damage times the number of heads or you may start again. Each time you start again, put {counters} damage {counters|counter|counters} on {me}. If {me} would be Knocked Out, you can't start again",
    counters="n",
)

# ---- for each card that is revealed

phrase(
    Do((Look(hole("n"), None, "hand", "shuffle", shown=True), Coins(Count(OfChosen(hole("card")))), Times(HEADS))),
    en="reveal the top {n} cards of your deck. Flip a coin for each {card} you find there. This attack does {damage} damage times the number of heads. Shuffle the revealed cards back into your deck",
    pl="[odkryj|odkryć] {n:acc card} z wierzchu swojej talii. Rzuć monetą za {card:acc <każd} spośród nich. Ten atak zadaje {damage} obrażeń za każdego wyrzuconego orła. Odkryte karty wtasuj do talii",
    ja="自分の山札を上から{n:枚}めくり、その中の{card}の枚数だけコインを投げる。オモテの数×{damage}ダメージ。めくったカードを山札にもどして[切る|切り]",
)
