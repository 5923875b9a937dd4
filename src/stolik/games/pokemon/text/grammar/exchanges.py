"""Verbs by which one thing comes in the place of another, and those that give and take Prizes and cards outside the
usual way (`ast.exchanges`)."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    REST,
    SELF,
    Called,
    Choose,
    Count,
    Do,
    If,
    Is,
    May,
    Minus,
    OneOf,
    Some,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    DEFENDING,
    CountHands,
    Devolve,
    Discard,
    DrawUpTo,
    Exchange,
    HadInHand,
    IsActive,
    Kind,
    Lasting,
    Leave,
    LookAtHand,
    LoseTop,
    Move,
    Search,
    SharesName,
    Shuffle,
    Switch,
    SwitchIn,
    TakePrizes,
    Then,
    TurnEnds,
    TypeLike,
    UseEffectOf,
)
from stolik.games.pokemon.text.grammar.canon import THAT
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR
from stolik.text.trees import Bound, Context, hole

phrase = STEP.phrase

# ---- one card in the place of another

phrase(
    Exchange(hole("what", "you deck")),
    en="search your deck for {what} and switch it with {me}. If you do, put {me} on top of your deck",
    pl="[poszukaj|poszukać] w swojej talii {what:gen} i [wymień|wymienić] na nią kartę tego Pokémona; wszystko, co na nim jest, zostaje. Jego karta trafia do talii",
    ja="自分の山札から{what:を}選び、このポケモンのカードと入れ替え（ついているものはすべてそのまま）、このポケモンのカードを山札に[もどす|もどし]",
)
_ANOTHER = Exchange(Some(1, 1, Which("card", "you", "deck", (Called(hole("own")),))))
STEP.reads(
    _ANOTHER, "search your deck for another {own} and switch it with {me}. If you do, put {me} on top of your deck"
)
for _exchange, _what in ((Exchange(hole("what", "you deck")), "{what}"), (_ANOTHER, "another {own}")):
    STEP.reads(
        Do((_exchange, Shuffle())),
        f"search your deck for {_what} and switch it with {{me}}. Shuffle {{me}} back into your deck",
    )

# ---- types

for _of, _en, _pl, _ja in (
    (hole("noun"), "{noun} (all if that Pokémon is more than 1 type)", "{noun:nom}", "{noun}"),
    (CHOSEN, "that Energy card", "ta karta energii", "そのエネルギー"),
):
    phrase(
        Lasting(TypeLike(_of), SELF, "this turn"),
        en=f"{{me}} is the same type as {_en} during this turn",
        pl=f"w tej turze ten Pokémon jest tego typu, którego jest {_pl}",
        ja=f"この番、このポケモンのタイプは{_ja}と同じになる",
    )

# ---- Prizes, the Lost Zone, draws

phrase(
    TakePrizes(1),
    en="take a Prize card",
    pl="[weź|wziąć] Nagrodę",
    ja="サイドを1枚[とる|とり]",
    also=("you take a Prize card", "take 1 more Prize card"),
)
phrase(
    TakePrizes(hole("n")),
    en="take {n} Prize cards",
    pl="[weź|wziąć] {n:acc prize}",
    ja="サイドを{n:枚}[とる|とり]",
    also=("take {n} more Prize cards",),
)
phrase(
    TakePrizes(1, "opponent"),
    en="your opponent takes a Prize card",
    pl="przeciwnik bierze Nagrodę",
    ja="相手はサイドを1枚[とる|とり]",
)
phrase(
    LoseTop(1),
    en="put the top card from your deck in the Lost Zone",
    pl="[przenieś|przenieść] wierzchnią kartę swojej talii do strefy Lost",
    ja="自分の山札の上から1枚をロストゾーンに[置く|置き]",
    also=("put the top card of your deck in the Lost Zone",),
)
phrase(
    LoseTop(1, "opponent"),
    en="put the top card from your opponent's deck in the Lost Zone",
    pl="[przenieś|przenieść] wierzchnią kartę talii przeciwnika do strefy Lost",
    ja="相手の山札の上から1枚をロストゾーンに[置く|置き]",
    also=("put the top card of your opponent's deck in the Lost Zone",),
)
phrase(
    LoseTop(hole("n")),
    en="put the top {n} cards from your deck in the Lost Zone",
    pl="[przenieś|przenieść] {n:acc card} z wierzchu swojej talii do strefy Lost",
    ja="自分の山札の上から{n:枚}をロストゾーンに[置く|置き]",
    also=("put the top {n} cards of your deck in the Lost Zone",),
)
phrase(
    LoseTop(hole("n"), "opponent"),
    en="put the top {n} cards from your opponent's deck in the Lost Zone",
    pl="[przenieś|przenieść] {n:acc card} z wierzchu talii przeciwnika do strefy Lost",
    ja="相手の山札の上から{n:枚}をロストゾーンに[置く|置き]",
    also=("put the top {n} cards of your opponent's deck in the Lost Zone",),
)
phrase(
    DrawUpTo(hole("n")),
    en="draw up to {n} cards",
    pl="[dobierz|dobrać] do {n:gen card}",
    ja="自分の山札を{n:枚}まで[引く|引き]",
)
phrase(
    DrawUpTo(hole("n"), "opponent"),
    en="your opponent draws up to {n} cards",
    pl="przeciwnik dobiera do {n:gen card}",
    ja="相手は山札を{n:枚}まで[引く|引き]",
)
phrase(
    DrawUpTo(hole("n"), "each"),
    en="each player draws up to {n} cards",
    pl="każdy gracz dobiera do {n:gen card}",
    ja="おたがいは、それぞれ山札を{n:枚}まで[引く|引き]",
)
phrase(
    Lasting(TurnEnds(), "opponent", "opponent's next turn"),
    en="after your opponent draws a card at the beginning of his or her next turn, his or her turn ends",
    pl="następna tura przeciwnika kończy się, gdy tylko dobierze on kartę na jej początku",
    ja="次の相手の番は、はじめに山札を引いたあと、すぐに終わる",
)

# ---- places

phrase(
    Switch(ACTIVE, "opponent"),
    en="[your opponent switches|have your opponent switch] 1 of your Active Pokémon with 1 of your Benched Pokémon",
    pl="przeciwnik zamienia twojego aktywnego Pokémona z twoim Pokémonem na ławce",
    ja="相手は、自分のバトルポケモン1匹を自分のベンチポケモン1匹と[入れ替える|入れ替え]",
)
STEP.reads(Switch(DEFENDING), "you switch 1 of the Defending Pokémon with 1 of your opponent's Benched Pokémon")
STEP.reads(Switch(THAT, "opponent"), "your opponent switches that Pokémon with 1 of his or her Benched Pokémon")
STEP.reads(SwitchIn(SELF), "switch {me} with that Active Pokémon")
phrase(
    If(Is(SELF, IsActive()), Switch(SELF), SwitchIn(SELF)),
    en="switch {me} with 1 of your other Pokémon, one of them Active",
    pl="[zamień|zamienić] miejscami tego Pokémona i 1 innego swojego Pokémona, z których jeden jest aktywny",
    ja="このポケモンを、バトル場にいるならベンチポケモン1匹と、ベンチにいるならバトルポケモン1匹と[入れ替える|入れ替え]",
    also=("choose 1 of your Active Pokémon or 1 of your Benched Pokémon and switch {me} with that Pokémon",),
    first=True,
)

# ---- off the top of a Pokémon, and all that is attached to it

phrase(
    Devolve(SELF),
    en="devolve {me} and put {me} into your hand",
    pl="[cofnij|cofnąć] ewolucję tego Pokémona: jego karta wraca do twojej ręki",
    ja="このポケモンを退化させ、とったカードを手札に[もどす|もどし]",
    first=True,
)
STEP.reads(
    Devolve(hole("what", "noun")),
    "remove the highest Stage Evolution card from {what} and put that card back into your opponent's hand",
    "remove the highest Stage Evolution card from {what} and put those cards back into his or her hand",
    "remove the highest Stage Evolution card from {what}, and put it back into his or her hand",
)
GRAMMAR.constants["levelled"] = lambda text, at: "Pokémon LV.X" in text[:at]
STEP.reads(
    Do((Devolve(hole("what", "noun"), "deck"), Shuffle("opponent"))),
    "remove the highest Stage Evolution card from {what} and have your opponent shuffle that card into his or her deck",
    "{levelled}remove the Level-Up card from {what} and have your opponent shuffle that card into his or her deck",
)
phrase(
    Discard(Which("card", on=hole("on", "noun"))),
    en="discard all cards attached to {on}",
    pl="[odrzuć|odrzucić] wszystkie karty dołączone do {on:gen}",
    ja="{on}についているカードをすべて[トラッシュする|トラッシュし]",
    first=True,
)
for _own, _chosen, _words in (
    (Leave(SELF, "deck"), Leave(CHOSEN, "deck"), "shuffle {} back into your deck"),
    (Leave(SELF, "deck top"), Leave(CHOSEN, "deck top"), "put {} on top of your deck"),
):
    STEP.reads(
        Do((Discard(Which("card", on=SELF)), _own)),
        f"discard all cards attached to {{me}} and {_words.format('{me}')}",
    )
    STEP.reads(
        Do((Choose(hole("one", "noun")), Discard(Which("card", on=CHOSEN)), _chosen)),
        f"discard all cards attached to {{one}} and {_words.format('that Pokémon')}",
        fits=lambda bound, _: isinstance(bound["one"], Some) and bound["one"] == one(bound["one"].which),
    )
STEP.reads(
    Discard(Which("energy card", filters=(Kind("special energy"),), on=Which("pokemon", "opponent"))),
    "discard all of your opponent's Special Energy cards in play",
)

# ---- cards of a hand


def _on_a_power(_: Bound, context: Context) -> bool:
    return bool(context.ability)


def _on_an_attack(_: Bound, context: Context) -> bool:
    return not context.ability


_HAND = Which("card", "you", "hand")
phrase(
    Discard(Some(Minus(Count(_HAND), hole("n")), Minus(Count(_HAND), hole("n")), _HAND)),
    en="discard a number of cards until you have {n} cards in your hand",
    pl="[odrzucaj|odrzucać] karty z ręki, aż będziesz mieć w niej {n:acc card}",
    ja="自分の手札が{n:枚}になるように、自分の手札を[トラッシュする|トラッシュし]",
    first=True,
)
STEP.reads(
    Do((Move(Some(0, hole("amount"), _HAND), "deck"), Shuffle())),
    "choose a number of cards in your hand up to {amount} and put those cards on top of your deck. Shuffle your deck afterward",
)
for _end, _on in (("deck top", "on top of"), ("deck bottom", "on the bottom of")):
    STEP.reads(
        Move(hole("what", "you hand"), _end),
        f"choose {{what}} from your hand and put {{what|it|them}} {_on} your deck in any order",
    )
phrase(
    Do((Discard(one(Which("card", "you", "hand", hole("card")))), UseEffectOf(CHOSEN))),
    en="discard {card:a} from your hand and use the effect of that card as the effect of this power",
    pl="[odrzuć|odrzucić] z ręki {card:acc} i [użyj|użyć] efektu tej karty jako efektu tego Poké-Poweru",
    ja="自分の手札から{card}を1枚トラッシュし、その効果をこのポケパワーの効果として[使う|使い]",
    fits=_on_a_power,
)
for _zone, _en, _pl, _ja in (
    ("you discard", "your discard pile", "swoim stosie kart odrzuconych", "自分のトラッシュ"),
    ("opponent discard", "your opponent's discard pile", "stosie kart odrzuconych przeciwnika", "相手のトラッシュ"),
):
    for _of, _of_pl, _of_ja, _power in (
        ("this attack", "tego ataku", "このワザ", False),
        ("this power", "tego Poké-Poweru", "このポケパワー", True),
    ):
        phrase(
            UseEffectOf(hole("what", _zone)),
            en=f"search {_en} for {{what}} and use the effect of that card as the effect of {_of}",
            pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i [użyj|użyć] efektu tej karty jako efektu {_of_pl}",
            ja=f"{_ja}から{{what:を}}選び、その効果を{_of_ja}の効果として[使う|使い]",
            fits=_on_a_power if _power else _on_an_attack,
        )

# ---- what asks the opponent, and what both do

phrase(
    May(TakePrizes(1, "opponent"), hole("then", "branch"), hole("otherwise", "branch"), "opponent"),
    en="ask your opponent to take a Prize card. If he or she does, {then}. If he or she doesn't, {otherwise}",
    pl="[zapytaj|zapytać] przeciwnika, czy weźmie Nagrodę. Jeśli ją weźmie, {then}. Jeśli nie, {otherwise}",
    ja="相手に、サイドを1枚とるかを[聞く|聞き]。とった場合、{then}。とらなかった場合、{otherwise}",
    fits=lambda bound, _: None not in bound.values(),
    first=True,
)


def _keepers(n: Any) -> Do:
    """Each player keeps so many Benched Pokémon; the others go to the Lost Zone."""
    kept = (Choose(Some(n, n, Which("pokemon", whose, "bench"), whose)) for whose in ("you", "opponent"))
    return Do(tuple(step for choice in kept for step in (choice, Leave(REST, "lost"))))


phrase(
    _keepers(hole("n")),
    en="[each player keeps|have each player keep] {n} of his or her Benched Pokémon, you first. Put the other Benched Pokémon and all cards attached to them in the Lost Zone",
    pl="każdy gracz (ty pierwszy) zachowuje {n:acc pokemon} na swojej ławce, a pozostałe z wszystkimi dołączonymi kartami przenosi do strefy Lost",
    ja="おたがいは、自分から先に、それぞれベンチポケモンを{n:匹}残し、残りと、ついているすべてのカードをロストゾーンに[置く|置き]",
)
STEP.means(
    lambda more, n: _keepers(n) if more == n + 1 else None,
    "any player who has {more} or more Benched Pokémon chooses {n} of his or her Benched Pokémon. Put the other Benched Pokémon and all cards attached to them in the Lost Zone",
    more="n",
)

# ---- the same card elsewhere, and one of several places

phrase(
    Then(
        Discard(Which("trainer card", filters=(Kind("tool"),), on=DEFENDING)),
        Do((LookAtHand(), Discard(Which("card", "opponent", "hand", (Kind("tool"), SharesName(CHOSEN)))))),
    ),
    en="discard that Pokémon Tool card, look at your opponent's hand, and discard any Pokémon Tool cards of the same name you find there",
    pl="[odrzuć|odrzucić] narzędzie dołączone do broniącego się Pokémona, obejrzyj rękę przeciwnika i odrzuć z niej wszystkie narzędzia o tej samej nazwie",
    ja="相手のバトルポケモンについているポケモンのどうぐをトラッシュし、相手の手札を見て、その中の同じ名前のポケモンのどうぐをすべて[トラッシュする|トラッシュし]",
    first=True,
)
phrase(
    OneOf(
        (
            Move(one(Which("card", "you", "hand", (Called(hole("name", "called")),))), "bench"),
            Search(one(Which("card", "you", "discard", (Called(hole("name", "called")),))), "bench"),
        )
    ),
    en="put {name} onto your Bench from your hand or your discard pile",
    pl="[połóż|położyć] na swojej ławce kartę {name} z ręki lub ze swojego stosu kart odrzuconych",
    ja="自分の手札またはトラッシュから{name}を1枚選び、ベンチに[出す|出し]",
    first=True,
)

# ---- hands that are counted

_DRAWN = tuple(DrawUpTo(HadInHand(other), whose) for whose, other in (("you", "opponent"), ("opponent", "you")))
phrase(
    Do((CountHands(), Move(Which("card", "each", "hand"), "deck"), Shuffle("each"), *_DRAWN)),
    en="each player counts the number of cards in his or her opponent's hand. Each player shuffles his or her hand into his or her deck. Then, each player draws a number of cards up to the number of cards his or her opponent had",
    pl="każdy gracz liczy karty w ręce przeciwnika. Każdy wtasowuje całą rękę do swojej talii. Następnie każdy dobiera najwyżej tyle kart, ile miał ich przeciwnik",
    ja="おたがいは、それぞれ相手の手札の枚数を数え、手札をすべて山札にもどして切る。その後、おたがいは、それぞれ相手の手札だった枚数まで、山札を[引く|引き]",
    first=True,
)
