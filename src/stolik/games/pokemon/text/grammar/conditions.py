"""Conditions: what a Pokémon is or has, what the coins showed, how two numbers compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    THAT_MANY,
    AllHeads,
    AllTails,
    AnyHeads,
    AnyOf,
    Both,
    Called,
    CoinIs,
    Compare,
    Count,
    Exists,
    Is,
    Not,
    Other,
    Unless,
    Which,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    Affected,
    EnergyOf,
    Evolved,
    FirstTurn,
    GoesFirst,
    HasAbility,
    HasResistance,
    HasWeakness,
    Holding,
    HPLeft,
    Hurt,
    IsActive,
    IsBenched,
    Kind,
    MovedUp,
    OfType,
    PlayedSupporter,
    RemainingHP,
    RetreatCostOf,
    Spare,
    StadiumInPlay,
    Under,
    UsedLastTurn,
    WasDamaged,
    WasKnockedOut,
    WasPlayed,
)
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family, table
from stolik.text.grammar.kinds import Listed, SaidAs
from stolik.text.trees import hole

#: What a Pokémon is or has: {noun} {is_}. Polish: third person; Japanese: before なら.
PRED = family("is_")

PRED.phrase(Affected(hole("condition")), en="is {condition}", pl="jest {condition:m2 nom}", ja="が{condition}")
PRED.phrase(
    AnyOf((Affected(hole("condition")), Affected(hole("other")))),
    en="is {condition} or {other}",
    pl="jest {condition:m2 nom} lub {other:m2 nom}",
    ja="が{condition}か{other}",
)
PRED.phrase(
    Affected(),
    en="is affected by a Special Condition",
    pl="ma stan specjalny",
    ja="が特殊状態",
    also=("is affected by any Special Conditions",),
)
PRED.phrase(
    Not(Affected(hole("condition"))),
    en="isn't {condition}",
    pl="nie jest {condition:m2 nom}",
    ja="が{condition}でない",
    also=("is not {condition}",),
)
PRED.phrase(
    Hurt(),
    en="already has any damage counters on it",
    pl="ma już znaczniki obrażeń",
    ja="にダメージカウンターがのっている",
    also=("has any damage counters on it", "already has damage counters on it"),
)
PRED.phrase(
    Hurt(hole("n")),
    en="already has {n} or more damage counters on it",
    pl="ma już co najmniej {n:acc counter}",
    ja="にダメージカウンターが{n:個}以上のっている",
    also=("has {n} or more damage counters on it",),
)
PRED.phrase(
    Not(Hurt()),
    en="doesn't have any damage counters on it",
    pl="nie ma znaczników obrażeń",
    ja="にダメージカウンターがのっていない",
)
PRED.phrase(
    Holding(Kind("energy")),
    en="has any Energy attached to it",
    pl="ma dołączoną energię",
    ja="にエネルギーがついている",
    also=("has any Energy cards attached to it",),
)
PRED.phrase(
    Holding(Kind("energy"), hole("n")),
    en="has {n} or more Energy attached to it",
    pl="ma dołączoną energię w liczbie co najmniej {n}",
    ja="にエネルギーが{n:個}以上ついている",
)
PRED.phrase(
    Holding(EnergyOf(hole("type"))),
    en="has any {type} Energy attached to it",
    pl="ma dołączoną energię {type:f acc}",
    ja="に{type}エネルギーがついている",
    also=("has a {type} Energy card attached to it", "has any {type} Energy cards attached to it"),
)
PRED.phrase(
    Holding(EnergyOf(hole("type")), hole("n")),
    en="has {n} or more {type} Energy attached to it",
    pl="ma dołączoną energię {type:f acc} w liczbie co najmniej {n}",
    ja="に{type}エネルギーが{n:個}以上ついている",
)
PRED.phrase(
    Not(Holding(Kind("energy"))),
    en="doesn't have any Energy attached to it",
    pl="nie ma dołączonej energii",
    ja="にエネルギーがついていない",
)
PRED.phrase(
    Holding(hole("kind")),
    en="has {kind:a} attached to it",
    pl="ma {kind:acc <dołączon}",
    ja="に{kind}がついている",
    also=("has any {kind:pl} attached to it", "also has {kind:a} attached to it"),
    fits=lambda b, _: b["kind"] != Kind("energy") and not isinstance(b["kind"], EnergyOf),
)
PRED.phrase(HasAbility(hole("ability")), en="has any {ability}", pl="ma {ability}", ja="が{ability}を持つ")
PRED.phrase(
    Not(HasAbility(hole("ability", "ability_gen"))),
    en="doesn't have any {ability}",
    pl="nie ma {ability}",
    ja="が{ability}を持たない",
)
PRED.phrase(
    RemainingHP(hole("n")),
    en="has {n} or less remaining HP",
    pl="ma najwyżej {n} pozostałego HP",
    ja="の残りHPが{n}以下",
)
PRED.phrase(HasResistance(), en="has any Resistance", pl="ma odporność", ja="が抵抗力を持つ")
PRED.phrase(
    HasResistance(hole("type")),
    en="has {type} Resistance",
    pl="ma odporność na typ {type:m3 acc}",
    ja="が{type}タイプへの抵抗力を持つ",
)
PRED.phrase(HasWeakness(), en="has any Weakness", pl="ma słabość", ja="が弱点を持つ")
PRED.phrase(
    Evolved(),
    en="is an Evolved Pokémon",
    pl="jest rozwiniętym Pokémonem",
    ja="が進化ポケモン",
    also=("is an evolved Pokémon",),
)
PRED.phrase(
    Not(Evolved()), en="isn't an Evolved Pokémon", pl="nie jest rozwiniętym Pokémonem", ja="が進化ポケモンでない"
)
PRED.phrase(
    Under(hole("called")),
    en="has {called} anywhere under it",
    pl="wyewoluował z Pokémona {called}",
    ja="の下に{called}がある",
)
PRED.phrase(
    IsActive(),
    en="is your Active Pokémon",
    pl="jest twoim aktywnym Pokémonem",
    ja="がバトルポケモン[|である]",
    also=("is the Active Pokémon", "is Active"),
)
PRED.phrase(
    IsBenched(), en="is on your Bench", pl="jest na ławce", ja="がベンチポケモン", also=("is a Benched Pokémon",)
)
PRED.phrase(
    Not(IsActive()), en="isn't your Active Pokémon", pl="nie jest twoim aktywnym Pokémonem", ja="がバトルポケモンでない"
)
PRED.phrase(WasPlayed("evolved"), en="evolved during this turn", pl="wyewoluował w tej turze", ja="がこの番に進化した")
PRED.phrase(
    WasPlayed("put"),
    en="was played from your hand during this turn",
    pl="został zagrany z ręki w tej turze",
    ja="がこの番に手札から出した",
)
PRED.phrase(
    HasAbility("any"),
    en="has any Ability",
    pl="ma zdolność",
    ja="が特性を持つ",
    also=("has an Ability",),
    written=True,
)
PRED.phrase(
    MovedUp(),
    en="was on the Bench and became your Active Pokémon this turn",
    pl="w tej turze przeszedł z ławki na pole aktywne",
    ja="がこの番にベンチからバトル場に出た",
)
PRED.phrase(OfType(hole("type")), en="is {type}", pl="jest typu {type:m3 gen}", ja="が{type}タイプ")
PRED.phrase(Not(hole("kind")), en="isn't {kind:a}", pl="nie jest {kind:ins}", ja="が{kind}でない")
PRED.phrase(hole("kind"), en="is {kind:a}", pl="jest {kind:ins}", ja="が{kind}", also=("is {kind}",))


#: Conditions, after "if": one, or two of them with "and".
IF = family("one if")
BOTH = family("if")
BOTH.phrase(hole("if", "one if"), en="{if}", pl="{if}", ja="{if:=}")
BOTH.phrase(
    Both((hole("a", "one if"), hole("b", "one if"))),
    en="{a} and {b}",
    pl="{a} i {b}",
    ja="{a}、かつ{b}",
    also=("{a} and if {b}",),
)
BOTH.phrase(
    Both((hole("a", "one if"), hole("b", "one if"), hole("c", "one if"))),
    en="{a} and {b} and {c}",
    pl="{a} i {b} i {c}",
    ja="{a}、かつ{b}、かつ{c}",
    written=True,
)
IF.phrase(
    Is(SELF, Under(hole("called"))),
    en="{called} is anywhere under {me}",
    pl="{called} jest gdziekolwiek pod tym Pokémonem",
    ja="このポケモンの下に{called}がある",
    also=("{me} is evolved from {called}",),
)
IF.phrase(
    Is(SELF, Not(Under(hole("called")))),
    en="{called} isn't anywhere under {me}",
    pl="pod tym Pokémonem nie ma nigdzie {called}",
    ja="このポケモンの下に{called}がない",
    also=("{me} isn't evolved from {called}",),
)
IF.phrase(
    Both((Is(SELF, WasPlayed()), Is(SELF, Under(hole("called"))))),
    en="{me} evolved from {called} during this turn",
    pl="ten Pokémon wyewoluował z {called} w tej turze",
    ja="このポケモンがこの番に{called}から進化した",
)
IF.phrase(
    Is(DEFENDING, RemainingHP(hole("n"))),
    en="the Defending Pokémon's remaining HP is {n} or less",
    pl="broniący się Pokémon ma najwyżej {n} HP",
    ja="相手のバトルポケモンの残りHPが{n}以下",
)
IF.phrase(
    PlayedSupporter(),
    en="you played a Supporter card from your hand during this turn",
    pl="w tej turze zagrano z twojej ręki supportera",
    ja="この番に自分が手札からサポートを使った",
)
IF.phrase(
    Is(CHOSEN, hole("kind")),
    en="that card is {kind:a}",
    pl="ta karta jest {kind:ins}",
    ja="そのカードが{kind}",
    fits=lambda bound, _: isinstance(bound["kind"], EnergyOf) or bound["kind"] == Kind("energy"),
)
IF.means(lambda kind: Is(HOLDER, Not(kind)), "this card is attached to a Pokémon (excluding {kind})", kind="excluded")
IF.phrase(Is(hole("noun"), hole("is_")), en="{noun} {is_}", pl="{noun:nom} {is_}", ja="{noun}{is_:=}")
IF.phrase(
    Is(hole("noun"), RemainingHP(hole("n"))),
    en="{noun} has at most {n} remaining HP",
    pl="{noun:nom} ma najwyżej {n} pozostałego HP",
    ja="{noun}の残りHPが{n}以下",
    also=("{noun}'s remaining HP is {n} or less",),
    fits=lambda b, _: b["noun"] != DEFENDING,
    written=True,
)
IF.phrase(
    WasDamaged(hole("noun")),
    en="{noun} was damaged by an attack during your opponent's last turn",
    pl="{noun:nom} otrzymał obrażenia od ataku w ostatniej turze przeciwnika",
    ja="前の相手の番に{noun}がワザのダメージを受けていた",
)
IF.phrase(
    WasKnockedOut(),
    en="any of your Pokémon were Knocked Out during your opponent's last turn",
    pl="w ostatniej turze przeciwnika znokautowano któregoś z twoich Pokémonów",
    ja="前の相手の番に自分のポケモンがきぜつしていた",
)
IF.phrase(
    WasKnockedOut("each"),
    en="any Pokémon were Knocked Out during your opponent's last turn",
    pl="w ostatniej turze przeciwnika znokautowano jakiegoś Pokémona",
    ja="前の相手の番にポケモンがきぜつしていた",
)
IF.phrase(
    WasKnockedOut("opponent"),
    en="any of your opponent's Pokémon were Knocked Out during his or her last turn",
    pl="w ostatniej turze przeciwnika znokautowano któregoś z jego Pokémonów",
    ja="前の相手の番に相手のポケモンがきぜつしていた",
)
IF.phrase(
    UsedLastTurn(""),
    en="{me} used any attacks during your last turn",
    pl="ten Pokémon użył ataku w twojej ostatniej turze",
    ja="前の自分の番にこのポケモンがワザを使っていた",
)
IF.phrase(
    UsedLastTurn(hole("name")),
    en="{me} used {name} during your last turn",
    pl="ten Pokémon użył ataku {name} w twojej ostatniej turze",
    ja="前の自分の番にこのポケモンが{name}を使っていた",
)
IF.phrase(
    AllHeads(),
    en="both are heads",
    pl="wypadną same orły",
    ja="すべてオモテ",
    also=("both of them are heads", "all of them are heads", "all are heads"),
)
IF.phrase(
    AllTails(),
    en="both are tails",
    pl="wypadną same reszki",
    ja="すべてウラ",
    also=("both of them are tails", "all of them are tails"),
)
IF.phrase(
    AnyHeads(),
    en="either of them is heads",
    pl="wypadnie choć jeden orzeł",
    ja="1回でもオモテ",
    also=("either is heads", "any of them are heads"),
)
IF.phrase(
    Compare(THAT_MANY, "=", hole("n")),
    en="you discard {n} {n|card|cards}",
    pl="odrzucisz dokładnie {n:acc card}",
    ja="{n:枚}トラッシュした",
)
IF.phrase(Unless(AllHeads()), en="either of them is tails", pl="wypadnie choć jedna reszka", ja="1回でもウラ")
IF.phrase(CoinIs(1), en="the first coin is heads", pl="pierwsza moneta pokaże orła", ja="1回目がオモテ")
IF.phrase(CoinIs(2), en="the second coin is heads", pl="druga moneta pokaże orła", ja="2回目がオモテ")
IF.phrase(CoinIs(3), en="the third coin is heads", pl="trzecia moneta pokaże orła", ja="3回目がオモテ")
IF.phrase(Unless(CoinIs(1)), en="the first coin is tails", pl="pierwsza moneta pokaże reszkę", ja="1回目がウラ")
IF.phrase(
    Compare(HEADS, ">=", hole("n")),
    en="{n} or more of them are heads",
    pl="{n|wypadnie co najmniej # orzeł|wypadną co najmniej # orły|wypadnie co najmniej # orłów}",
    ja="オモテが{n:回}以上",
    also=("you get {n} or more heads",),
)
IF.phrase(
    Compare(HEADS, "=", hole("n")),
    en="{n} of them {n|is|are} heads",
    pl="{n|wypadnie dokładnie # orzeł|wypadną dokładnie # orły|wypadnie dokładnie # orłów}",
    ja="オモテがちょうど{n:回}",
)
IF.phrase(
    Compare(Count(Which("card", "you", "hand")), "=", Count(Which("card", "opponent", "hand"))),
    en="you have the same number of cards in your hand as your opponent",
    pl="masz w ręce tyle samo kart co przeciwnik",
    ja="自分の手札と相手の手札が同じ枚数",
)
IF.phrase(
    Compare(Count(Which("card", "you", "hand")), "<", Count(Which("card", "opponent", "hand"))),
    en="you have less cards in your hand than your opponent",
    pl="masz w ręce mniej kart niż przeciwnik",
    ja="自分の手札が相手の手札より少ない",
)
IF.phrase(
    Compare(Count(Which("card", "you", "hand")), "<=", Count(Which("card", "opponent", "hand"))),
    en="you have the same number of cards or less in your hand as your opponent",
    pl="masz w ręce tyle samo kart co przeciwnik albo mniej",
    ja="自分の手札が相手の手札と同じ枚数か、より少ない",
)
IF.phrase(
    Compare(Count(Which("card", "you", "hand")), "<", hole("n")),
    en="you have less than {n} cards in your hand",
    pl="masz w ręce mniej niż {n:nom card}",
    ja="自分の手札が{n:枚}より少ない",
)
IF.phrase(
    Compare(Count(Which("card", "you", "hand")), ">=", hole("n")),
    en="you have {n} or more cards in your hand",
    pl="masz w ręce co najmniej {n:acc card}",
    ja="自分の手札が{n:枚}以上",
)
IF.phrase(
    Compare(Count(Which("card", "opponent", "hand")), ">=", hole("n")),
    en="your opponent has {n} or more cards in his or her hand",
    pl="przeciwnik ma w ręce co najmniej {n:acc card}",
    ja="相手の手札が{n:枚}以上",
)
IF.phrase(
    Compare(Count(Which("card", "you", "prizes")), ">", Count(Which("card", "opponent", "prizes"))),
    en="you have more Prize cards left than your opponent",
    pl="masz więcej Nagród do wzięcia niż przeciwnik",
    ja="自分のサイドの残り枚数が相手より多い",
    also=("you have more Prize cards remaining than your opponent",),
)
IF.phrase(
    Compare(Count(Which("card", "opponent", "prizes")), "<=", hole("n")),
    en="your opponent has {n} or less Prize cards left",
    pl="przeciwnik ma do wzięcia najwyżej {n:acc prize}",
    ja="相手のサイドの残りが{n:枚}以下",
    also=("your opponent has {n} or fewer Prize cards remaining",),
)
IF.phrase(
    Compare(Count(Which("card", "opponent", "prizes")), ">", hole("n")),
    en="your opponent has more than {n} Prize cards left",
    pl="przeciwnik ma do wzięcia więcej Nagród niż {n}",
    ja="相手のサイドの残りが{n:枚}より多い",
)
IF.phrase(
    Compare(Count(Which("card", "opponent", "prizes")), "=", hole("n")),
    en="your opponent has only {n} Prize {n|card|cards} left",
    pl="przeciwnik ma do wzięcia dokładnie {n:acc prize}",
    ja="相手のサイドの残りが{n:枚}",
    also=("your opponent has exactly {n} Prize {n|card|cards} remaining",),
)
IF.phrase(
    Compare(Count(Which("card", "you", "discard", hole("card"))), ">=", hole("n")),
    en="you have {n} or more {card:pl} in your discard pile",
    pl="w twoim stosie kart odrzuconych jest {card:nom pl}, co najmniej {n}",
    ja="自分のトラッシュに{card}が{n:枚}以上ある",
)
IF.phrase(
    Compare(Count(Which("card", "you", "prizes")), "=", hole("n")),
    en="you have only {n} Prize {n|card|cards} left",
    pl="masz do wzięcia dokładnie {n:acc prize}",
    ja="自分のサイドの残りが{n:枚}",
    also=("you have exactly {n} Prize {n|card|cards} remaining",),
)
IF.phrase(
    Unless(Compare(Count(Which("card", "you", "prizes")), "=", Count(Which("card", "opponent", "prizes")))),
    en="you and your opponent have a different number of Prize cards left",
    pl="ty i przeciwnik macie różną liczbę Nagród do wzięcia",
    ja="自分と相手のサイドの残り枚数がちがう",
)
IF.phrase(
    Compare(
        Count(Which("energy", "you", "play", (), hole("a", "noun"))),
        "<",
        Count(Which("energy", "you", "play", (), hole("b", "noun"))),
    ),
    en="{a} has less Energy attached to it than {b}",
    pl="{a:nom} ma dołączone mniej energii niż {b:nom}",
    ja="{a}についているエネルギーが{b}より少ない",
)
IF.phrase(
    Compare(
        Count(Which("energy", "you", "play", (), Which("pokemon"))),
        ">",
        Count(Which("energy", "you", "play", (), Which("pokemon", "opponent"))),
    ),
    en="you have more Energy in play than your opponent",
    pl="masz w grze więcej energii niż przeciwnik",
    ja="自分の場のエネルギーが相手より多い",
)
IF.phrase(
    Compare(Count(Which("energy", "you", "play", (), hole("noun"))), "<=", hole("n")),
    en="{noun} has {n} or less Energy attached to it",
    pl="{noun:nom} ma dołączoną energię w liczbie najwyżej {n}",
    ja="{noun}についているエネルギーが{n:個}以下",
)
IF.phrase(
    Compare(Count(Which("energy", "you", "play", (), hole("noun"))), "=", hole("n")),
    en="{noun} has {n} Energy attached to it",
    pl="{noun:nom} ma dołączoną energię w liczbie dokładnie {n}",
    ja="{noun}についているエネルギーがちょうど{n:個}",
)
IF.phrase(
    Compare(HPLeft(hole("a", "noun")), "<", HPLeft(hole("b", "noun"))),
    en="{a} has fewer remaining HP than {b}",
    pl="{a:nom} ma mniej pozostałego HP niż {b:nom}",
    ja="{a}の残りHPが{b}より少ない",
)
IF.phrase(
    Compare(RetreatCostOf(hole("noun")), "=", hole("n")),
    en="{noun}'s Retreat Cost is {n}",
    pl="koszt wycofania {noun:gen} wynosi {n}",
    ja="{noun}の「にげる」ためのエネルギーが{n:個}",
)
GRAMMAR.add("row of names", Listed(GRAMMAR.constants, "called", {"en": "and", "pl": "i", "ja": "と"}, least=3))


def _benched(names: tuple[str, ...]) -> Both:
    return Both(tuple(Exists(Which("pokemon", "you", "bench", (Called(name),))) for name in names))


def _on_bench(condition: Any) -> Iterator[tuple[str, ...]]:
    """The names of those that are all on the Bench, if that is the condition."""
    if isinstance(condition, Both):
        names = tuple(
            one.which.filters[0].name
            for one in condition.conditions
            if isinstance(one, Exists) and one.which.filters and isinstance(one.which.filters[0], Called)
        )
        if _benched(names) == condition:
            yield names


GRAMMAR.add("all on bench", SaidAs(GRAMMAR, "row of names", _on_bench, _benched))
IF.phrase(
    hole("names", "all on bench"),
    en="you have {names} on your Bench",
    pl="masz na ławce Pokémony {names}",
    ja="自分のベンチに{names}がいる",
)
IF.phrase(
    Unless(Exists(Which("card", "you", "deck"))),
    en="you have no cards in your deck",
    pl="nie masz kart w talii",
    ja="自分の山札がない",
)
IF.phrase(
    Compare(Count(Which("card", "you", "hand")), "=", hole("n")),
    en="you have {n} {n|card|cards} left in your hand",
    pl="masz w ręce dokładnie {n:acc card}",
    ja="自分の手札が{n:枚}",
)
for _verb in ("attach", "discard"):
    GRAMMAR.constants[f"{_verb}s"] = lambda text, at, verb=f"{_verb} a": verb in text[:at].lower()  # type: ignore[misc]
    IF.reads(Is(CHOSEN, hole("kind")), f"you {{{_verb}s}}{_verb} {{kind:a}}")
IF.phrase(
    Exists(Which("pokemon", "you", "bench", (Called(hole("called")),))),
    en="you have {called} on your Bench",
    pl="masz na ławce Pokémona {called}",
    ja="自分のベンチに{called}がいる",
)
IF.reads(
    Exists(Which("pokemon", "you", "bench", (Called(hole("called")),))),
    "{called} is on your Bench",
    fits=lambda b, context: b["called"] != context.name,  # its own name is the Pokémon itself
)
IF.phrase(
    Exists(Which("pokemon", "you", "play", (Called(hole("called")),))),
    en="you have {called} in play",
    pl="masz w grze Pokémona {called}",
    ja="自分の場に{called}がいる",
)
IF.phrase(
    Both(
        (
            Exists(Which("pokemon", "you", "play", (Called(hole("a", "called")),))),
            Exists(Which("pokemon", "you", "play", (Called(hole("b", "called")),))),
        )
    ),
    en="you have {a} and {b} in play",
    pl="masz w grze Pokémony {a} i {b}",
    ja="自分の場に{a}と{b}がいる",
)
IF.phrase(
    Exists(Which("pokemon", "opponent", "play", hole("pokemon"))),
    en="your opponent has any {pokemon} in play",
    pl="przeciwnik ma w grze {pokemon:acc}",
    ja="相手の場に{pokemon}がいる",
)
IF.phrase(
    Unless(Exists(Which("pokemon", "you", "play", (Called(hole("called")), Other())))),
    en="you don't have another {called} in play",
    pl="nie masz w grze innego Pokémona {called}",
    ja="自分の場に別の{called}がいない",
)
IF.phrase(
    Unless(Exists(Which("pokemon", "opponent", "play", hole("pokemon")))),
    en="your opponent has no {pokemon} in play",
    pl="przeciwnik nie ma w grze {pokemon:gen}",
    ja="相手の場に{pokemon}がいない",
)
IF.phrase(
    Exists(Which("pokemon", "you", "play", hole("pokemon"))),
    en="you have any {pokemon} in play",
    pl="masz w grze {pokemon:acc}",
    ja="自分の場に{pokemon}がいる",
)
IF.phrase(
    Unless(Exists(Which("pokemon", "you", "play", hole("pokemon")))),
    en="you don't have any {pokemon} in play",
    pl="nie masz w grze {pokemon:gen}",
    ja="自分の場に{pokemon}がいない",
)
IF.phrase(
    Unless(Exists(Which("pokemon", "you", "bench"))),
    en="you don't have any Benched Pokémon",
    pl="nie masz Pokémona na ławce",
    ja="自分のベンチポケモンがいない",
)
IF.phrase(
    Unless(Exists(Which("pokemon", "opponent", "bench"))),
    en="your opponent doesn't have any Benched Pokémon",
    pl="przeciwnik nie ma Pokémona na ławce",
    ja="相手のベンチポケモンがいない",
    also=("your opponent has no Benched Pokémon",),
)
IF.phrase(
    Exists(Which("pokemon", "you", "bench", (Hurt(),))),
    en="any of your Benched Pokémon has damage counters on it",
    pl="któryś z twoich Pokémonów na ławce ma znaczniki obrażeń",
    ja="自分のベンチポケモンにダメージカウンターがのっている",
    also=("your Benched Pokémon have any damage counters on them",),
)
IF.phrase(
    Exists(Which("pokemon", "you", "bench", hole("pokemon"))),
    en="you have any {pokemon} on your Bench",
    pl="masz na ławce {pokemon:acc}",
    ja="自分のベンチに{pokemon}がいる",
)
IF.phrase(Exists(hole("those")), en="there are any of {those}", pl="są {those:nom t}", ja="{those}がいる")
IF.phrase(
    Unless(Exists(hole("those"))), en="there aren't any of {those}", pl="nie ma {those:gen t}", ja="{those}がいない"
)
IF.phrase(
    Compare(Count(Which("pokemon", "opponent", "bench")), ">=", hole("n")),
    en="your opponent has {n} or more Benched Pokémon",
    pl="przeciwnik ma na ławce co najmniej {n:acc pokemon}",
    ja="相手のベンチポケモンが{n:匹}以上いる",
)
IF.phrase(
    Exists(Which("card", "you", "discard", (Called(hole("own")),))),
    en="{own} is in your discard pile",
    pl="{own} jest w twoim stosie kart odrzuconych",
    ja="自分のトラッシュに{own}がある",
    also=("any {own} is in your discard pile",),
)
IF.reads(Exists(Which("card", "you", "discard", (Called(hole("called")),))), "{called} is in your discard pile")
IF.phrase(
    Exists(Which("card", "you", "discard", hole("card"))),
    en="there is any {card} in your discard pile",
    pl="w twoim stosie kart odrzuconych jest {card:nom}",
    ja="自分のトラッシュに{card}がある",
    also=("you have {card:a} in your discard pile",),
)


GRAMMAR.add(
    "sign",
    table(
        {"<": "less than", "<=": "at most", "=": "exactly", ">=": "at least", ">": "more than"},
        {"<": "mniejsza niż", "<=": "najwyżej równa", "=": "równa", ">=": "co najmniej równa", ">": "większa niż"},
        {"<": "より少ない", "<=": "以下", "=": "ちょうど", ">=": "以上", ">": "より多い"},
    ),
)

IF.phrase(
    WasKnockedOut("you", "attack"),
    en="any of your Pokémon were Knocked Out by damage from an opponent's attack during his or her last turn",
    pl="w ostatniej turze przeciwnika jego atak znokautował któregoś z twoich Pokémonów",
    ja="前の相手の番に相手のワザのダメージで自分のポケモンがきぜつしていた",
)
IF.phrase(StadiumInPlay(), en="there is any Stadium card in play", pl="w grze jest stadion", ja="場にスタジアムがある")
IF.phrase(
    Unless(StadiumInPlay()),
    en="there is no Stadium card in play",
    pl="w grze nie ma stadionu",
    ja="場にスタジアムがない",
)
IF.phrase(
    StadiumInPlay("you"),
    en="you have a Stadium card in play",
    pl="masz w grze stadion",
    ja="場に自分のスタジアムがある",
    also=("you have a Stadium Card in play",),
)
IF.phrase(
    StadiumInPlay("opponent"),
    en="your opponent has a Stadium card in play",
    pl="przeciwnik ma w grze stadion",
    ja="場に相手のスタジアムがある",
)
IF.phrase(
    StadiumInPlay("any", hole("name", "title")), en="{name} is in play", pl="{name} jest w grze", ja="場に{name}がある"
)
IF.phrase(
    Compare(Count(Which("card", "you", "hand", hole("card"))), "<", hole("n")),
    en="you can't discard {n} {card:pl} from your hand",
    pl="nie możesz odrzucić z ręki {n} {card:gen pl}",
    ja="自分の手札の{card}を{n:枚}トラッシュできない",
)
IF.phrase(
    Exists(Which("card", "you", "hand", hole("card"))),
    en="you have {card:a} in your hand",
    pl="masz w ręce {card:acc}",
    ja="自分の手札に{card}がある",
)
IF.phrase(
    Unless(Exists(Which("card", "you", "hand"))),
    en="you can't discard a card from your hand",
    pl="nie masz kart w ręce",
    ja="自分の手札がない",
)
IF.phrase(
    Unless(Exists(Which("card", "you", "hand", hole("card")))),
    en="you don't have {card:a} in your hand",
    pl="nie masz w ręce {card:gen}",
    ja="自分の手札に{card}がない",
    also=("you don't have any {card:pl} in your hand",),
)
IF.phrase(
    WasKnockedOut("you", "any", hole("pokemon")),
    en="any of your {pokemon} were Knocked Out during your opponent's last turn",
    pl="w ostatniej turze przeciwnika znokautowano twojego {pokemon:acc}",
    ja="前の相手の番に自分の{pokemon}がきぜつしていた",
    also=("1 of your {pokemon} was Knocked Out during your opponent's last turn",),
    fits=lambda b, _: b["pokemon"] != (),
)
IF.phrase(
    Compare(Count(Which("card", "you", "hand")), "<=", hole("n")),
    en="you have {n} or fewer other cards in your hand",
    pl="masz w ręce najwyżej {n:acc card}",
    ja="自分の手札が{n:枚}以下",
)
IF.phrase(
    WasKnockedOut("you", "attack", hole("pokemon")),
    en="any of your {pokemon} were Knocked Out by damage from an opponent's attack during his or her last turn",
    pl="w ostatniej turze przeciwnika jego atak znokautował twojego {pokemon:acc}",
    ja="前の相手の番に相手のワザのダメージで自分の{pokemon}がきぜつしていた",
    fits=lambda b, _: b["pokemon"] != (),
)
IF.phrase(
    Compare(Count(Which("card", "you", "hand")), ">", Count(Which("card", "opponent", "hand"))),
    en="you have more cards in your hand than your opponent",
    pl="masz w ręce więcej kart niż przeciwnik",
    ja="自分の手札が相手の手札より多い",
)
IF.phrase(
    Compare(Count(Which("pokemon")), "<", Count(Which("pokemon", "opponent"))),
    en="you have fewer Pokémon in play than your opponent",
    pl="masz w grze mniej Pokémonów niż przeciwnik",
    ja="自分の場のポケモンが相手より少ない",
)
IF.phrase(GoesFirst(), en="you go first", pl="zaczynasz grę", ja="自分が先攻")
IF.phrase(Unless(GoesFirst()), en="you go second", pl="nie zaczynasz gry", ja="自分が後攻")
IF.phrase(
    FirstTurn(),
    en="it's your first turn",
    pl="to twoja pierwsza tura",
    ja="最初の自分の番",
    also=("it is your first turn",),
)
IF.phrase(
    Unless(FirstTurn()), en="it's not your first turn", pl="to nie twoja pierwsza tura", ja="最初の自分の番でない"
)
IF.phrase(
    Both((Unless(GoesFirst()), FirstTurn())),
    en="you go second and it's your first turn",
    pl="nie zaczynasz gry, a to twoja pierwsza tura",
    ja="自分が後攻で、最初の自分の番",
    also=("you go second, and only on your first turn",),
)
IF.phrase(
    Compare(THAT_MANY, ">", 0),
    en="you drew any cards in this way",
    pl="dobierzesz w ten sposób choć jedną kartę",
    ja="カードを引いた",
)
IF.phrase(
    Compare(Spare(hole("type")), ">=", hole("n")),
    en="{me} has at least {n} extra {type} Energy attached to it (in addition to this attack's cost)",
    pl="do tego Pokémona dołączona jest energia {type:f nom} ponad koszt tego ataku w liczbie co najmniej {n}",
    ja="このポケモンに、このワザのエネルギーコストをこえた{type}エネルギーが{n:個}以上ついている",
    fits=lambda b, _: b["type"] != "",
)
IF.phrase(
    Compare(Spare(), ">=", hole("n")),
    en="{me} has at least {n} extra Energy attached to it (in addition to this attack's cost)",
    pl="do tego Pokémona dołączona jest energia ponad koszt tego ataku w liczbie co najmniej {n}",
    ja="このポケモンに、このワザのエネルギーコストをこえたエネルギーが{n:個}以上ついている",
)
IF.phrase(Unless(hole("if")), en="it is not so that {if}", pl="nie jest tak, że {if}", ja="「{if}」でない")
IF.phrase(
    Compare(hole("a", "amount"), hole("sign"), hole("n")),
    en="{a} is {sign} {n}",
    pl="{a} jest {sign} {n}",
    ja="{a}が{n}{sign}",
)
IF.phrase(
    Compare(hole("a", "amount"), hole("sign"), hole("b", "amount")),
    en="{a} is {sign} {b}",
    pl="{a} jest {sign} {b}",
    ja="{a}が{b}{sign}",
)
IF.phrase(Exists(hole("per")), en="there is any {per}", pl="jest {per:nom}", ja="{per}がある")
