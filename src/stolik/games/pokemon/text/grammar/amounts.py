"""Amounts: what stands after "for each" and "the number of"."""

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    THAT_MANY,
    AnyOf,
    Called,
    Count,
    Minus,
    NameHas,
    OfChosen,
    Sum,
    Tails,
    Which,
)
from stolik.games.pokemon.ast.nodes import (
    ConditionsOn,
    Counters,
    DamageDealt,
    DamageTaken,
    EnergyOf,
    HPLeft,
    Kind,
    OfType,
    PrizesTaken,
    RetreatCostOf,
    Spare,
    TypesAmong,
)
from stolik.games.pokemon.text.grammar.canon import THAT
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family, table
from stolik.text.trees import hole

#: What stands after "for each": {each}. Polish: accusative after "za"; Japanese: what is counted.
EACH = family("each")
EACH.phrase(HEADS, en="heads", pl="każdego wyrzuconego orła", ja="オモテの数")
EACH.phrase(Tails(), en="tails", pl="każdą wyrzuconą reszkę", ja="ウラの数")
EACH.phrase(
    Counters(hole("noun")),
    en="damage counter on {noun}",
    pl="każdy znacznik obrażeń na {noun:loc}",
    ja="{noun}にのっているダメージカウンターの数",
)
EACH.phrase(
    Count(Which("pokemon", "opponent", "play", (AnyOf((Kind("gx"), Kind("EX"))),))),
    en="of your opponent's Pokémon-GX and Pokémon-EX in play",
    pl="każdego Pokémona-GX i Pokémona-EX, którego przeciwnik ma w grze",
    ja="相手の場のポケモンGXとポケモンEXの数",
)
EACH.phrase(
    Count(Which("pokemon", "you", "bench", (Kind("evolution"),))),
    en="Evolution Pokémon on your Bench",
    pl="każdego Pokémona z karty ewolucji na twojej ławce",
    ja="自分のベンチの進化ポケモンの数",
)
EACH.phrase(Count(hole("per")), en="{per}", pl="{per:acc each}", ja="{per}の数")
EACH.phrase(
    Spare(),
    en="Energy attached to {me} but not used to pay for this attack's Energy cost",
    pl="każdą energię dołączoną do tego Pokémona, niezużytą na koszt tego ataku",
    ja="このポケモンについている、このワザのエネルギーコストをこえたエネルギーの数",
)
EACH.phrase(
    Spare(hole("type")),
    en="{type} Energy attached to {me} but not used to pay for this attack's Energy cost",
    pl="każdą energię {type:f acc} dołączoną do tego Pokémona, niezużytą na koszt tego ataku",
    ja="このポケモンについている、このワザのエネルギーコストをこえた{type}エネルギーの数",
)
EACH.phrase(
    Count(Which("pokemon", "you", "play", (AnyOf((Called(hole("a", "called")), Called(hole("b", "called")))),))),
    en="{a} and each {b} you have in play",
    pl="każdego swojego Pokémona {a} i {b} w grze",
    ja="自分の場にいる{a}と{b}の数",
)
EACH.phrase(
    Count(hole("those")),
    en="of {those}",
    pl="każdego z {those:gen}",
    ja="{those}の数",
    fits=lambda b, _: (
        isinstance(b["those"], Which)
        and b["those"].whose != "each"
        and (b["those"].whose, b["those"].where) != ("you", "play")
    ),
)
EACH.phrase(
    Count(Which("pokemon", "you", "bench", (Called(hole("called")),))),
    en="{called} on your Bench",
    pl="każdego Pokémona {called} na twojej ławce",
    ja="自分のベンチの{called}の数",
    also=("of your Benched {called}",),
)
EACH.phrase(
    Count(Which("pokemon", "you", "play", hole("pokemon"))),
    en="{pokemon} you have in play",
    pl="każdego swojego {pokemon:acc} w grze",
    ja="自分の場の{pokemon}の数",
    also=("of your {pokemon} in play",),
)
EACH.phrase(
    Count(Which("pokemon", "each", "play", hole("pokemon"))),
    en="{pokemon} in play (both yours and your opponent's)",
    pl="każdego {pokemon:acc} w grze (po obu stronach)",
    ja="おたがいの場の{pokemon}の数",
)
EACH.phrase(
    PrizesTaken("opponent"),
    en="Prize card your opponent has taken",
    pl="każdą Nagrodę wziętą przez przeciwnika",
    ja="相手がとったサイドの枚数",
)
EACH.phrase(
    PrizesTaken("you"),
    en="Prize card you have taken",
    pl="każdą wziętą przez ciebie Nagrodę",
    ja="自分がとったサイドの枚数",
)
EACH.phrase(
    THAT_MANY,
    en="card you discarded",
    pl="każdą odrzuconą kartę",
    ja="トラッシュした枚数",
    also=("card discarded in this way",),
)
EACH.phrase(
    Count(OfChosen((Kind("energy"),))),
    en="Energy card discarded in this way",
    pl="każdą tak odrzuconą kartę energii",
    ja="そのときトラッシュしたエネルギーの枚数",
)
EACH.phrase(
    Count(OfChosen(hole("card"))),
    en="{card} discarded in this way",
    pl="{card:acc <każd} spośród odrzuconych kart",
    ja="そのときトラッシュした{card}の枚数",
    also=("{card} you discarded", "{card} you discarded in this way"),
    fits=lambda b, _: b["card"] != (),
)
EACH.reads(Count(OfChosen((Kind("energy"),))), "Energy you discarded")
EACH.reads(Count(Which("pokemon", "you", "bench", hole("pokemon"))), "{pokemon} on your Bench")
EACH.reads(Count(Which("card", "you", "discard", hole("card"))), "{card:pl} in your discard pile")
EACH.reads(ConditionsOn(THAT), "of those Special Conditions")
EACH.means(
    lambda core, a, b: Sum(tuple(Count(replace(core, whose="you", where="play", on=on)) for on in (a, b))),
    "{core} attached to {a} and to {b}",
    core="one on",
    a="noun",
    b="noun",
)
EACH.reads(Count(OfChosen((EnergyOf(hole("type")),))), "{type} Energy you discarded")
EACH.phrase(
    RetreatCostOf(hole("noun")),
    en="Energy in {noun}'s Retreat Cost",
    pl="każdą energię w koszcie wycofania {noun:gen}",
    ja="{noun}の「にげる」ためのエネルギーの数",
    also=(
        "Colorless in {noun}'s Retreat Cost",
        "Colorless Energy in {noun}'s Retreat Cost (after applying effects to the Retreat Cost)",
    ),
)
EACH.phrase(
    Sum((Count(hole("a", "per")), Count(hole("b", "per")))),
    en="{a} and each {b}",
    pl="{a:acc each} i {b:acc each}",
    ja="{a}と{b}の数",
    fits=lambda b, _: any(one.what != "energy" or one.filters for one in b.values() if isinstance(one, Which)),
)

EACH.phrase(
    Count(Which("card", "opponent", "prizes")),
    en="Prize card your opponent has left",
    pl="każdą Nagrodę, którą przeciwnik ma jeszcze do wzięcia",
    ja="相手の残りのサイドの枚数",
    also=("of his or her remaining Prize cards", "of your opponent's remaining Prize cards"),
)
EACH.phrase(
    Count(Which("card", "you", "prizes")),
    en="Prize card you have left",
    pl="każdą Nagrodę, którą masz jeszcze do wzięcia",
    ja="自分の残りのサイドの枚数",
    also=("of your remaining Prize cards",),
)
EACH.phrase(
    Count(Which("card", "you", "hand", hole("card"))),
    en="{card} in your hand",
    pl="{card:acc <każd} w twojej ręce",
    ja="自分の手札にある{card}の枚数",
)
EACH.phrase(
    Count(Which("pokemon", "each", "bench")),
    en="Benched Pokémon (both yours and your opponent's)",
    pl="każdego Pokémona na ławkach obu graczy",
    ja="おたがいのベンチポケモンの数",
)
EACH.phrase(
    Count(Which("card", "opponent", "hand", hole("card"))),
    en="{card} in your opponent's hand",
    pl="{card:acc <każd} w ręce przeciwnika",
    ja="相手の手札にある{card}の枚数",
    also=("{card} you find there",),
)
EACH.phrase(
    Count(Which("card", "you", "discard", hole("card"))),
    en="{card} in your discard pile",
    pl="{card:acc <każd} w twoim stosie kart odrzuconych",
    ja="自分のトラッシュにある{card}の枚数",
)
EACH.phrase(
    Count(Which("card", "opponent", "discard", hole("card"))),
    en="{card} in your opponent's discard pile",
    pl="{card:acc <każd} w stosie kart odrzuconych przeciwnika",
    ja="相手のトラッシュにある{card}の枚数",
)
EACH.phrase(
    ConditionsOn(hole("noun")),
    en="Special Condition affecting {noun}",
    pl="każdy stan specjalny, który ma {noun:nom}",
    ja="{noun}の特殊状態の数",
)
EACH.phrase(
    Count(CHOSEN),
    en="card you discarded in this way",
    pl="każdą tak odrzuconą kartę",
    ja="トラッシュしたカードの枚数",
)

#: What stands after "the number of", with the words themselves. Polish: nominative; Japanese: the count.
NUMBER = family("amount")
NUMBER.phrase(HEADS, en="the number of heads", pl="liczba wyrzuconych orłów", ja="オモテの数")
NUMBER.phrase(
    Counters(hole("noun")),
    en="the number of damage counters on {noun}",
    pl="liczba znaczników obrażeń na {noun:loc}",
    ja="{noun}にのっているダメージカウンターの数",
)
NUMBER.phrase(
    Count(hole("per")),
    en="the amount of {per:all}",
    pl="liczba {per:gen pl}",
    ja="{per}の数",
    also=("the number of {per:all}", "the total amount of {per:all}"),
)
NUMBER.phrase(
    Count(hole("those")),
    en="the number of {those}",
    pl="liczba {those:gen t}",
    ja="{those}の数",
)
NUMBER.phrase(
    Count(Which("pokemon", "you", "play", hole("pokemon"))),
    en="the number of {pokemon} you have in play",
    pl="liczba {pokemon:gen pl} w grze po twojej stronie",
    ja="自分の場にいる{pokemon}の数",
)
NUMBER.phrase(
    Count(Which("card", "you", "hand")),
    en="the number of cards in your hand",
    pl="liczba kart w twojej ręce",
    ja="自分の手札の枚数",
)
NUMBER.phrase(
    Count(Which("card", "opponent", "hand")),
    en="the number of cards in your opponent's hand",
    pl="liczba kart w ręce przeciwnika",
    ja="相手の手札の枚数",
)
NUMBER.phrase(
    Count(Which("card", "you", "discard", hole("card"))),
    en="the number of {card:pl} in your discard pile",
    pl="liczba {card:gen pl} w twoim stosie kart odrzuconych",
    ja="自分のトラッシュにある{card}の枚数",
)
NUMBER.phrase(
    Count(Which("card", "opponent", "discard", hole("card"))),
    en="the number of {card:pl} in your opponent's discard pile",
    pl="liczba {card:gen pl} w stosie kart odrzuconych przeciwnika",
    ja="相手のトラッシュにある{card}の枚数",
)
NUMBER.phrase(
    Count(Which("card", "opponent", "hand", hole("card"))),
    en="the number of {card:pl} in your opponent's hand",
    pl="liczba {card:gen pl} w ręce przeciwnika",
    ja="相手の手札にある{card}の枚数",
)
NUMBER.phrase(
    Count(Which("card", hole("owner"), "prizes")),
    en="the number of Prize cards {owner} left",
    pl="liczba Nagród, które {owner} jeszcze do wzięcia",
    ja="{owner}の残りのサイドの枚数",
)
NUMBER.phrase(
    Count(Which("card", "each", "prizes")),
    en="the total number of Prize cards left (both yours and your opponent's)",
    pl="liczba wszystkich Nagród do wzięcia (twoich i przeciwnika)",
    ja="おたがいの残りのサイドの合計枚数",
)
NUMBER.phrase(
    PrizesTaken("opponent"),
    en="the number of Prize cards your opponent has taken",
    pl="liczba Nagród wziętych przez przeciwnika",
    ja="相手がとったサイドの枚数",
)
NUMBER.phrase(
    PrizesTaken("you"),
    en="the number of Prize cards you have taken",
    pl="liczba Nagród wziętych przez ciebie",
    ja="自分がとったサイドの枚数",
)
NUMBER.phrase(
    RetreatCostOf(hole("noun")),
    en="the number of Energy in {noun}'s Retreat Cost (after applying effects to the Retreat Cost)",
    pl="liczba energii w koszcie wycofania {noun:gen}",
    ja="{noun}の「にげる」ためのエネルギーの数",
    also=("the number of Colorless Energy in {noun}'s Retreat Cost (after applying effects to the Retreat Cost)",),
)
NUMBER.phrase(
    DamageTaken(hole("noun")),
    en="the damage done to {noun} by an attack during your opponent's last turn",
    pl="liczba obrażeń zadanych {noun:dat} atakiem w ostatniej turze przeciwnika",
    ja="前の相手の番に{noun}がワザで受けたダメージ",
)
NUMBER.phrase(
    HPLeft(hole("noun")),
    en="{noun}'s remaining HP",
    pl="pozostałe HP {noun:gen}",
    ja="{noun}の残りHP",
)
NUMBER.phrase(
    DamageDealt(),
    en="the damage you did to the Defending Pokémon",
    pl="liczba obrażeń zadanych broniącemu się Pokémonowi",
    ja="相手のバトルポケモンに与えたダメージ",
)
NUMBER.phrase(THAT_MANY, en="that number", pl="ta liczba", ja="その数")
NUMBER.phrase(Minus(hole("a", "amount"), hole("n")), en="{a} minus {n}", pl="{a} minus {n}", ja="{a}−{n}", written=True)
NUMBER.phrase(
    Minus(hole("a", "amount"), hole("b", "amount")),
    en="{a} less {b}",
    pl="{a} bez tylu, ile wynosi {b}",
    ja="{a}から{b}をひいた数",
    written=True,
)


NUMBER.phrase(
    Sum((hole("a", "amount"), hole("b", "amount"))), en="{a} plus {b}", pl="{a} plus {b}", ja="{a}+{b}", written=True
)
EACH.phrase(
    Sum(
        (
            Count(Which("energy", "you", "play", (), hole("a", "noun"))),
            Count(Which("energy", "you", "play", (), hole("b", "noun"))),
        )
    ),
    en="Energy attached to {a} and {b}",
    pl="energię dołączoną do {a:gen} i {b:gen}",
    ja="{a}と{b}についているエネルギーの数",
)

#: Who has Prize cards left, with the verb.
GRAMMAR.add(
    "owner",
    table(
        {"you": "you have", "opponent": "your opponent has", "each": "both players have"},
        {"you": "masz", "opponent": "przeciwnik ma", "each": "obaj gracze mają"},
        {"you": "自分", "opponent": "相手", "each": "おたがい"},
    ),
)

NUMBER.phrase(
    Sum(
        (
            Count(Which("energy", "you", "play", (), hole("a", "noun"))),
            Count(Which("energy", "you", "play", (), hole("b", "noun"))),
        )
    ),
    en="the total amount of Energy attached to {a} and {b}",
    pl="łączna liczba energii dołączonej do {a:gen} i {b:gen}",
    ja="{a}と{b}についているエネルギーの合計",
    first=True,
)
NUMBER.reads(
    Count(Which("pokemon", "you", "play", (AnyOf((OfType(hole("a", "type")), OfType(hole("b", "type")))),))),
    "the number of {a} Pokémon and {b} Pokémon you have in play",
)
NUMBER.reads(
    Count(OfChosen(hole("card"))),
    "the number of {card:pl} you discarded",
    "the number of {card:pl} discarded in this way",
)
NUMBER.reads(Count(OfChosen((EnergyOf(hole("type")),))), "the amount of {type} Energy you discarded")
NUMBER.reads(Count(OfChosen((Kind("energy"),))), "the amount of Energy you discarded")

# ---- types

NUMBER.phrase(
    TypesAmong(hole("per")),
    en="the number of different types of {per:all}",
    pl="liczba różnych typów wśród {per:gen pl}",
    ja="{per}のタイプの数",
)
NUMBER.phrase(
    TypesAmong(Which("pokemon", "you", "play", hole("pokemon"))),
    en="the number of different types of {pokemon} you have in play",
    pl="liczba różnych typów wśród {pokemon:gen pl} w grze po twojej stronie",
    ja="自分の場にいる{pokemon}のタイプの数",
)
NUMBER.phrase(
    TypesAmong(Which("pokemon", "you", "bench", hole("pokemon"))),
    en="the number of different types of {pokemon} on your Bench",
    pl="liczba różnych typów wśród {pokemon:gen pl} na twojej ławce",
    ja="自分のベンチにいる{pokemon}のタイプの数",
    fits=lambda b, _: not any(isinstance(one, Called) for one in b["pokemon"]),
)
NUMBER.reads(
    TypesAmong(Which("pokemon", "you", "bench", (NameHas(hole("called")),))),
    "the number of different types of {called} on your Bench",
)
