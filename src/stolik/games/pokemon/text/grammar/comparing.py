"""Conditions that look at both sides of the table, at what an attack did, or at what was discarded for it."""

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, SELF, Both, Called, CoinIs, Compare, Count, Exists, Is, OfChosen, Unless, Which
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    DamageDealt,
    EnergyOf,
    Evolved,
    HPLeft,
    IsBenched,
    Kind,
    MovedUp,
    PlayedFromHand,
    PlayedSupporter,
    RemainingHP,
    SameType,
    TypesAmong,
    Under,
    UsedLastTurn,
    WasAffected,
    WasFed,
    WasPlayed,
    WasStruck,
)
from stolik.games.pokemon.text.grammar.conditions import IF, PRED
from stolik.games.pokemon.text.grammar.words import earlier
from stolik.text.trees import hole

# ---- what an attack did

IF.phrase(
    Compare(DamageDealt(), ">", 0),
    en="this attack does any damage to the Defending Pokémon (after applying Weakness and Resistance)",
    pl="ten atak zada broniącemu się Pokémonowi jakieś obrażenia (po zastosowaniu słabości i odporności)",
    ja="このワザで相手のバトルポケモンにダメージを与えた",
    first=True,
)
IF.phrase(
    Is(hole("noun"), RemainingHP(0)),
    en="{noun} would be Knocked Out by this attack",
    pl="ten atak znokautowałby {noun:acc}",
    ja="このワザで{noun}がきぜつする",
    also=("{noun} would be Knocked Out by damage from this attack",),
    first=True,
)

# ---- two Pokémon, two sides

IF.phrase(
    Compare(
        Count(Which("energy", "you", "play", (), hole("a", "noun"))),
        "=",
        Count(Which("energy", "you", "play", (), hole("b", "noun"))),
    ),
    en="{a} and {b} have the same amount of Energy attached to them",
    pl="{a:nom} i {b:nom} mają dołączone tyle samo energii",
    ja="{a}と{b}についているエネルギーが同じ数",
    first=True,
)
IF.phrase(
    Compare(HPLeft(hole("a", "noun")), "=", HPLeft(hole("b", "noun"))),
    en="{a} has the same remaining HP as {b}",
    pl="{a:nom} ma tyle samo pozostałego HP co {b:nom}",
    ja="{a}の残りHPが{b}と同じ",
    first=True,
)
IF.phrase(
    Compare(Count(Which("pokemon", "you", "bench")), "<=", Count(Which("pokemon", "opponent", "bench"))),
    en="you have the same number of or less Benched Pokémon than your opponent",
    pl="masz na ławce nie więcej Pokémonów niż przeciwnik",
    ja="自分のベンチポケモンの数が相手以下",
    first=True,
)
IF.reads(Exists(Which("pokemon", "opponent", "bench")), "your opponent has any Benched Pokémon")
IF.phrase(
    Exists(Which("energy", "you", "play", (EnergyOf(hole("type")),), Which("pokemon", "opponent"))),
    en="your opponent has any {type} Energy attached to any of his or her Pokémon",
    pl="do któregoś z Pokémonów przeciwnika dołączona jest energia {type:f nom}",
    ja="相手のポケモンのどれかに{type}エネルギーがついている",
    first=True,
)
IF.reads(Exists(Which("pokemon", "opponent", "play", (Called(hole("called")),))), "your opponent has {called} in play")
IF.reads(
    Compare(Count(Which("card", "you", "discard", hole("card"))), "<", hole("n")),
    "you don't have {n} {card:pl} in your discard pile",
)
_LEVELS = [
    Exists(Which("pokemon", "you", "play", (Called(hole(name, "called")), Kind("level-up")))) for name in ("a", "b")
]
IF.phrase(
    Unless(Both(tuple(_LEVELS))),
    en="you don't have {a} LV.X and {b} LV.X in play",
    pl="nie masz w grze Pokémonów {a} LV.X i {b} LV.X",
    ja="自分の場に{a} LV.Xと{b} LV.Xがいない",
    first=True,
)

# ---- what was done this turn

IF.phrase(
    Unless(PlayedSupporter()),
    en="you didn't play any Supporter card from your hand during this turn",
    pl="w tej turze nie zagrano z twojej ręki supportera",
    ja="この番に自分が手札からサポートを使っていない",
    also=("you don't have a Supporter card in play",),
    first=True,
)
IF.phrase(
    PlayedFromHand(),
    en="you played {me} from your hand during this turn",
    pl="ten Pokémon został w tej turze zagrany z ręki",
    ja="この番にこのポケモンを手札から出した",
    first=True,
)
IF.reads(PlayedSupporter(), "you played any Supporter card from your hand during this turn")
PRED.reads(MovedUp(), "was on your Bench this turn")

IF.phrase(
    UsedLastTurn(hole("name"), "side"),
    en="any of your Pokémon used {name} during your last turn",
    pl="w twojej ostatniej turze któryś z twoich Pokémonów użył ataku {name}",
    ja="前の自分の番に自分のポケモンが{name}を使っていた",
)
IF.phrase(
    Unless(UsedLastTurn(hole("name"), "side")),
    en="none of your Pokémon used {name} during your last turn",
    pl="w twojej ostatniej turze żaden z twoich Pokémonów nie użył ataku {name}",
    ja="前の自分の番に自分のポケモンが{name}を使っていない",
    first=True,
)

IF.phrase(
    WasFed(hole("noun"), hole("kind")),
    en="you attach {kind:a} from your hand to {noun} during this turn",
    pl="w tej turze {kind:nom} trafi z twojej ręki na {noun:acc}",
    ja="この番に自分の手札から{noun}に{kind}をつけた",
    first=True,
)
IF.phrase(
    WasAffected(hole("noun"), hole("condition")),
    en="{noun} was {condition} as it evolved during this turn",
    pl="{noun:nom}, ewoluując w tej turze, był {condition:m2 nom}",
    ja="{noun}がこの番に進化したとき{condition}だった",
    first=True,
)
IF.phrase(
    WasStruck(DEFENDING, hole("attack", "name")),
    en="the Defending Pokémon was damaged or affected by {attack} during your last turn",
    pl="w twojej ostatniej turze broniący się Pokémon otrzymał obrażenia lub stan specjalny od ataku {attack}",
    ja="前の自分の番に、相手のバトルポケモンが{attack}のダメージまたは特殊状態を受けていた",
    first=True,
)
IF.reads(
    Both((Is(DEFENDING, hole("is_")), WasStruck(DEFENDING, hole("attack", "name")))),
    "the Defending Pokémon {is_} and was damaged or affected by {attack} during your last turn",
)
IF.phrase(
    Both((Is(SELF, WasPlayed()), Is(SELF, Under(hole("called"))), WasAffected(SELF, hole("condition")))),
    en="{me} evolved from {called} during this turn and was {condition} as it did",
    pl="ten Pokémon wyewoluował z {called} w tej turze i był wtedy {condition:m2 nom}",
    ja="このポケモンがこの番に{called}から進化し、そのとき{condition}だった",
    first=True,
)
IF.means(
    lambda below, again, condition: (
        Both((Is(SELF, WasPlayed()), Is(SELF, Under(below)), WasAffected(SELF, condition))) if below == again else None
    ),
    "{me} evolved from {below} during this turn and {again} was {condition}",
    below="called",
    again="called",
)

# ---- what was chosen or discarded

IF.reads(Compare(Count(OfChosen(hole("card"))), ">", 0), "you discarded {card:a}")
IF.phrase(
    Is(CHOSEN, IsBenched()),
    en="you choose a Benched Pokémon",
    pl="wybierzesz Pokémona z ławki",
    ja="ベンチポケモンを選んだ",
    first=True,
)
PRED.reads(Evolved(hole("n")), "is a Stage {n} Pokémon", fits=earlier)
IF.reads(Unless(Exists(Which("card", "you", "hand"))), "you have no cards in your hand")
IF.phrase(
    Compare(Count(Which("card", "you", "lost")), ">=", hole("n")),
    en="you have {n} or more cards in the Lost Zone",
    pl="masz w strefie Lost co najmniej {n:acc card}",
    ja="自分のロストゾーンのカードが{n:枚}以上",
)
IF.reads(
    Compare(Count(Which("card", "opponent", "hand")), "<", hole("n")),
    "your opponent has less than {n} cards in his or her hand",
)
for _n, _en, _pl in ((2, "second", "druga"), (3, "third", "trzecia")):
    IF.phrase(
        Unless(CoinIs(_n)),
        en=f"the {_en} coin is tails",
        pl=f"{_pl} moneta pokaże reszkę",
        ja=f"{_n}回目がウラ",
        first=True,
    )
IF.phrase(
    Exists(
        Which(
            "energy card",
            "you",
            "play",
            (Kind("basic energy"), SameType(Which("energy", "you", "play", (), hole("b", "noun")))),
            hole("a", "noun"),
        )
    ),
    en="any basic Energy card attached to {a} is the same type as any Energy attached to {b}",
    pl="któraś karta podstawowej energii dołączona do {a:gen} jest tego samego typu co energia dołączona do {b:gen}",
    ja="{a}についている基本エネルギーカードのどれかが、{b}についているエネルギーと同じタイプ",
    first=True,
)


def _unlike(n: int, called: str) -> Both:
    """So many of a name, no two of them of the same type."""
    there = Which("pokemon", "you", "play", (Called(called),))
    return Both((Compare(Count(there), "=", n), Compare(TypesAmong(there), "=", n)))


IF.phrase(
    _unlike(hole("n"), hole("called")),
    en="you have {n} {called} in play and each of them is a different type",
    pl="masz w grze Pokémony {called}, dokładnie {n}, i każdy z nich jest innego typu",
    ja="自分の場に{called}がちょうど{n:匹}いて、タイプがすべてちがう",
    first=True,
)
