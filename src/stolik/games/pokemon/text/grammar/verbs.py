"""Verbs of Pokémon cards: switching, leaving play, discarding, drawing, attacks and the turn."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, SELF, Choose, Count, Do, ForEach, If, Minus, Some, Sum, Which, one, which_of
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    DEFENDING,
    EACH_DEFENDING,
    ChooseAttack,
    Devolve,
    Discard,
    DiscardStadium,
    DiscardTop,
    Draw,
    DrawUntil,
    EndTurn,
    Kind,
    KnockOut,
    Leave,
    PreventIt,
    ReduceIt,
    Shuffle,
    StadiumInPlay,
    SurviveWith,
    Switch,
    SwitchIn,
    UseAttackOf,
)
from stolik.games.pokemon.text.grammar.canon import THAT
from stolik.games.pokemon.text.grammar.cards import is_each
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import later
from stolik.text.trees import Bound, Context, hole

phrase = STEP.phrase

# ---- switching and leaving play

phrase(
    Switch(SELF),
    en="switch {me} with 1 of your Benched Pokémon",
    pl="[zamień|zamienić] tego Pokémona z 1 swoim Pokémonem na ławce",
    ja="このポケモンを自分のベンチポケモン1匹と[入れ替える|入れ替え]",
    also=(
        "you switch {me} with 1 of your Benched Pokémon, if any",
        "switch {me} with 1 of your Benched Pokémon, if any",
    ),
)
phrase(
    Switch(ACTIVE),
    en="switch 1 of your Active Pokémon with 1 of your Benched Pokémon",
    pl="[zamień|zamienić] 1 swojego aktywnego Pokémona z 1 swoim Pokémonem na ławce",
    ja="自分のバトルポケモン1匹を自分のベンチポケモン1匹と[入れ替える|入れ替え]",
    also=(
        "you switch 1 of your Active Pokémon with 1 of your Benched Pokémon, if any",
        "switch your Active Pokémon with 1 of your Benched Pokémon",
        "you switch your Active Pokémon with 1 of your Benched Pokémon",
    ),
)
phrase(
    Switch(DEFENDING, "opponent"),
    en="your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon",
    pl="przeciwnik zamienia broniącego się Pokémona ze swoim Pokémonem na ławce",
    ja="相手は、相手のバトルポケモンを相手のベンチポケモン1匹と[入れ替える|入れ替え]",
    also=(
        "your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon, if any",
        "your opponent switches 1 of his or her Defending Pokémon with 1 of his or her Benched Pokémon, if any",
        "your opponent switches his or her Active Pokémon with 1 of his or her Benched Pokémon",
        "have your opponent switch his or her Active Pokémon with 1 of his or her Benched Pokémon",
    ),
)
phrase(
    Switch(DEFENDING),
    en="switch the Defending Pokémon with 1 of your opponent's Benched Pokémon",
    pl="[zamień|zamienić] broniącego się Pokémona z 1 Pokémonem przeciwnika na ławce",
    ja="相手のバトルポケモンを相手のベンチポケモン1匹と[入れ替える|入れ替え]",
    also=("switch 1 of the Defending Pokémon with 1 of your opponent's Benched Pokémon",),
)
STEP.reads(
    Switch(DEFENDING, "opponent"),
    "switch 1 of the Defending Pokémon with 1 of your opponent's Benched Pokémon."
    " Your opponent chooses the Benched Pokémon to switch",
)
STEP.reads(
    Switch(THAT),
    "switch that Pokémon with 1 of your Benched Pokémon",
    fits=lambda _, context: context.kind != "pokemon",
)
phrase(
    Switch(SELF, "you", hole("pokemon")),
    en="switch {me} with 1 of your Benched {pokemon}",
    pl="[zamień|zamienić] tego Pokémona z 1 swoim {pokemon:ins} na ławce",
    ja="このポケモンを自分のベンチの{pokemon}1匹と[入れ替える|入れ替え]",
    fits=lambda b, _: b["pokemon"] != (),
)
phrase(
    Switch(hole("out", "noun"), "you", hole("pokemon")),
    en="switch {out} with 1 of its owner's Benched {pokemon}",
    pl="[zamień|zamienić] {out:acc} z 1 {pokemon:ins} z tej samej ławki",
    ja="{out}を同じ側のベンチの{pokemon}1匹と[入れ替える|入れ替え]",
)
phrase(
    Switch(hole("out", "noun"), "you", hole("pokemon")),
    en="switch {out} with 1 of its side's Benched {pokemon}",
    pl="[zamień|zamienić] {out:acc} z 1 {pokemon:ins} z tej samej ławki",
    ja="{out}を同じ側のベンチの{pokemon}1匹と[入れ替える|入れ替え]",
    also=("switch {out} with 1 of your Benched {pokemon}",),
    fits=lambda b, _: b["pokemon"] != (),
    written=True,
)
phrase(
    Switch(hole("out", "noun"), "opponent", hole("pokemon")),
    en="your opponent switches {out} with 1 of its owner's Benched {pokemon}",
    pl="przeciwnik zamienia {out:acc} z 1 {pokemon:ins} z tej samej ławki",
    ja="相手は、{out}を同じ側のベンチの{pokemon}1匹と[入れ替える|入れ替え]",
)
phrase(
    Do((Switch(DEFENDING, "opponent"), Switch(ACTIVE))),
    en="each player switches 1 of his or her Active Pokémon with 1 of his or her Benched Pokémon, your opponent first",
    pl="każdy gracz zamienia swojego aktywnego Pokémona ze swoim Pokémonem na ławce, przeciwnik pierwszy",
    ja="おたがいは、相手から先に、それぞれ自分のバトルポケモンをベンチポケモンと[入れ替える|入れ替え]",
    also=(
        "each player switches his or her Active Pokémon with 1 of his or her Benched Pokémon",
        "each player switches his or her Active Pokémon with 1 of his or her Benched Pokémon, your opponent first",
    ),
)
phrase(
    SwitchIn(SELF),
    en="switch {me} with 1 of your Active Pokémon",
    pl="[zamień|zamienić] tego Pokémona z 1 swoim aktywnym Pokémonem",
    ja="このポケモンを自分のバトルポケモン1匹と[入れ替える|入れ替え]",
    also=("switch {me} with your Active Pokémon", "switch your Active Pokémon with {me}"),
)
phrase(
    SwitchIn(CHOSEN),
    en="switch that Pokémon with 1 of the Defending Pokémon",
    pl="[zamień|zamienić] tego Pokémona z broniącym się Pokémonem",
    ja="そのポケモンを相手のバトルポケモン1匹と[入れ替える|入れ替え]",
    also=(
        "switch the Defending Pokémon with that Pokémon",
        "switch it with 1 of the Defending Pokémon",
        "switch it with 1 of your opponent's Active Pokémon",
        "switch it with the Defending Pokémon",
    ),
)
phrase(
    SwitchIn(hole("up", "noun")),
    en="switch {up} with the Defending Pokémon",
    pl="[zamień|zamienić] {up:acc} z broniącym się Pokémonem",
    ja="{up}を相手のバトルポケモンと[入れ替える|入れ替え]",
    fits=lambda _, context: context.era == "sm",
)
phrase(
    SwitchIn(hole("up", "noun")),
    en="switch {up} with 1 of the Defending Pokémon",
    pl="[zamień|zamienić] {up:acc} z broniącym się Pokémonem",
    ja="{up}を相手のバトルポケモン1匹と[入れ替える|入れ替え]",
    also=("switch {up} with his or her Active Pokémon",),
)
phrase(
    Leave(hole("what", "noun"), "hand"),
    en="return {what} and all cards attached to it to {what|your|your} hand",
    pl="[zwróć|zwrócić] {what:acc} i wszystkie dołączone do niego karty do ręki",
    ja="{what}と、ついているすべてのカードを手札に[もどす|もどし]",
    also=(
        "return {what} and all cards attached to it to your opponent's hand",
        "return {what} and all cards attached to it to his or her hand",
        "put {what} and all cards attached to it into your hand",
        "put {what} and all cards attached to it into your opponent's hand",
        "put {what} and all cards attached to it into his or her hand",
        "your opponent puts {what} and all cards attached to it into his or her hand",
        "your opponent returns {what} and all cards attached to it to his or her hand",
        "put {what} and all cards attached to them into your hand",
        "put {what} and all cards attached to them into your opponent's hand",
    ),
)
phrase(
    Leave(hole("what", "noun"), "deck"),
    en="shuffle {what} and all cards attached to it back into {what|your|your} deck",
    pl="[wtasuj|wtasować] {what:acc} i wszystkie dołączone do niego karty do talii",
    ja="{what}と、ついているすべてのカードを山札にもどして[切る|切り]",
    also=(
        "shuffle {what} and all cards attached to it into your deck",
        "shuffle {what} and all cards attached to it into his or her deck",
        "shuffle {what} and all cards attached to it back into your opponent's deck",
        "shuffle {what} and all cards attached to it into your opponent's deck",
        "your opponent shuffles {what} and all cards attached to it into his or her deck",
    ),
)


def _theirs(bound: Bound, _: Context) -> bool:
    """Whether what leaves play is the opponent's, as far as its words say it."""
    which = which_of(bound["what"])
    return which in (DEFENDING, EACH_DEFENDING) or (isinstance(which, Which) and which.whose == "opponent")


phrase(
    Leave(hole("what", "noun"), "hand"),
    en="return {what} and all cards attached to it to your opponent's hand",
    pl="[zwróć|zwrócić] {what:acc} i wszystkie dołączone do niego karty do ręki przeciwnika",
    ja="{what}と、ついているすべてのカードを相手の手札に[もどす|もどし]",
    fits=_theirs,
    written=True,
    first=True,
)
phrase(
    Leave(hole("what", "noun"), "deck"),
    en="shuffle {what} and all cards attached to it back into your opponent's deck",
    pl="[wtasuj|wtasować] {what:acc} i wszystkie dołączone do niego karty do talii przeciwnika",
    ja="{what}と、ついているすべてのカードを相手の山札にもどして[切る|切り]",
    fits=_theirs,
    written=True,
    first=True,
)
phrase(
    Leave(hole("what", "noun"), "deck top"),
    en="put {what} and all cards attached to it on top of {what|its|its} owner's deck",
    pl="[połóż|położyć] {what:acc} i wszystkie dołączone do niego karty na wierzchu talii",
    ja="{what}と、ついているすべてのカードを山札の上に[もどす|もどし]",
    also=(
        "put {what} and all cards attached to it on top of your opponent's deck",
        "put {what} and all cards attached to it on top of your deck",
    ),
)
phrase(
    Leave(hole("what", "noun"), "deck bottom"),
    en="put {what} and all cards attached to it on the bottom of {what|its|its} owner's deck in any order",
    pl="[połóż|położyć] {what:acc} i wszystkie dołączone do niego karty na spodzie talii w dowolnej kolejności",
    ja="{what}と、ついているすべてのカードを、好きな順番で山札の下に[もどす|もどし]",
    also=(
        "put {what} and all cards attached to it on the bottom of your deck in any order",
        "put {what} and all cards attached to it on the bottom of his or her deck in any order",
    ),
)
phrase(
    Leave(hole("what", "noun"), "discard"),
    en="discard {what} and all cards attached to it",
    pl="[odrzuć|odrzucić] {what:acc} i wszystkie dołączone do niego karty",
    ja="{what}と、ついているすべてのカードを[トラッシュする|トラッシュし]",
)
phrase(
    Leave(hole("what", "noun"), "lost"),
    en="put {what} and all cards attached to it in the Lost Zone",
    pl="[przenieś|przenieść] {what:acc} i wszystkie dołączone do niego karty do strefy Lost",
    ja="{what}と、ついているすべてのカードをロストゾーンに[置く|置き]",
)
phrase(
    KnockOut(hole("what", "noun")),
    en="{what} is Knocked Out",
    pl="{what:nom} zostaje znokautowany",
    ja="{what}を[きぜつさせる|きぜつさせ]",
    also=("{what} is now Knocked Out", "Knock Out {what}"),
)
phrase(
    Devolve(hole("what", "noun"), "hand"),
    en="remove the highest Stage Evolution card from {what} and put it back into his or her hand",
    pl="[cofnij|cofnąć] ewolucję {what:gen}: karta najwyższego etapu wraca do ręki",
    ja="{what}から一番上の進化カードをはがして手札に[もどす|もどし]",
)

phrase(
    Do((Devolve(hole("what", "noun"), "deck"), Shuffle("opponent"))),
    en="remove the highest Stage Evolution card from {what} and shuffle that card into your opponent's deck",
    pl="[cofnij|cofnąć] ewolucję {what:gen}: karta najwyższego etapu zostaje wtasowana do talii",
    ja="{what}から一番上の進化カードをはがし、山札にもどして[切る|切り]",
)
phrase(
    Devolve(hole("what", "noun"), "deck"),
    en="remove the highest Stage Evolution card from {what} and put it into its owner's deck",
    pl="[cofnij|cofnąć] ewolucję {what:gen}: karta najwyższego etapu trafia do talii",
    ja="{what}から一番上の進化カードをはがして山札に[もどす|もどし]",
)

# ---- discarding

phrase(
    Discard(CHOSEN),
    en="discard it",
    pl="[odrzuć|odrzucić] wybraną kartę",
    ja="選んだカードを[トラッシュする|トラッシュし]",
    also=("discard that card", "discard them", "discard those cards"),
)
phrase(
    Discard(hole("what", "attached")),
    en="discard {what}",
    pl="[odrzuć|odrzucić] {what:acc}",
    ja="{what:を}[トラッシュする|トラッシュし]",
)
phrase(
    Discard(hole("what", "you hand")),
    en="discard {what} from your hand",
    pl="[odrzuć|odrzucić] {what:acc} ze swojej ręki",
    ja="自分の手札から{what:を}[トラッシュする|トラッシュし]",
)
phrase(
    Discard(Which("card", "you", "hand")),
    en="discard your hand",
    pl="[odrzuć|odrzucić] wszystkie karty z ręki",
    ja="自分の手札をすべて[トラッシュする|トラッシュし]",
)
phrase(
    Discard(Which("card", "you", "hand", hole("card"))),
    en="discard all {card:pl} in your hand",
    pl="[odrzuć|odrzucić] ze swojej ręki: {card:nom pl}, wszystkie",
    ja="自分の手札の{card}をすべて[トラッシュする|トラッシュし]",
)
phrase(
    Discard(hole("what", "theirs")),
    en="your opponent discards {what} from his or her hand",
    pl="przeciwnik odrzuca {what:acc} ze swojej ręki",
    ja="相手は手札から{what:を}[トラッシュする|トラッシュし]",
)
phrase(
    Discard(hole("what", "blind")),
    en="discard {what} from your opponent's hand without looking",
    pl="[odrzuć|odrzucić] losowo {what:acc} z ręki przeciwnika",
    ja="相手の手札からオモテを見ないで{what:を}[トラッシュする|トラッシュし]",
)
phrase(
    Discard(hole("what", "opponent hand")),
    en="discard {what} from your opponent's hand",
    pl="[odrzuć|odrzucić] {what:acc} z ręki przeciwnika",
    ja="相手の手札から{what:を}[トラッシュする|トラッシュし]",
)
_LEFT = Minus(Count(Which("card", "opponent", "hand")), hole("n"))
phrase(
    Discard(Some(_LEFT, _LEFT, Which("card", "opponent", "hand"), "you", blind=True)),
    en="discard cards from your opponent's hand without looking until your opponent has {n} {n|card|cards} left in his or her hand",
    pl="[odrzucaj|odrzucać] losowo karty z ręki przeciwnika, aż zostanie mu {n:nom card}",
    ja="相手の手札が{n:枚}になるまで、オモテを見ないで[トラッシュする|トラッシュし]",
    also=(
        "discard a number of cards without looking until your opponent has {n} {n|card|cards} left in his or her hand",
    ),
    first=True,
)
phrase(
    Discard(Some(hole("m", "amount"), hole("m", "amount"), Which("card", "opponent", "hand"), "you", blind=True)),
    en="discard cards from your opponent's hand without looking, as many as {m}",
    pl="[odrzuć|odrzucić] losowo z ręki przeciwnika tyle kart: {m}",
    ja="相手の手札からオモテを見ないで、{m}ぶんのカードを[トラッシュする|トラッシュし]",
)
phrase(
    Do((Choose(hole("cards", "blind")), Discard(CHOSEN))),
    en="choose {cards} from your opponent's hand without looking and discard it",
    pl="[wybierz|wybrać] losowo i [odrzuć|odrzucić] {cards:acc} z ręki przeciwnika",
    ja="相手の手札からオモテを見ないで{cards:を}選び[トラッシュする|トラッシュし]",
)
phrase(
    DiscardTop(1),
    en="discard the top card of your deck",
    pl="[odrzuć|odrzucić] wierzchnią kartę swojej talii",
    ja="自分の山札を上から1枚[トラッシュする|トラッシュし]",
    also=("discard the top card from your deck",),
)
phrase(
    DiscardTop(1, "opponent"),
    en="discard the top card from your opponent's deck",
    pl="[odrzuć|odrzucić] wierzchnią kartę talii przeciwnika",
    ja="相手の山札を上から1枚[トラッシュする|トラッシュし]",
    also=("discard the top card of your opponent's deck",),
)
phrase(
    DiscardTop(hole("n")),
    en="discard the top {n} cards from your deck",
    pl="[odrzuć|odrzucić] {n:acc card} z wierzchu swojej talii",
    ja="自分の山札を上から{n:枚}[トラッシュする|トラッシュし]",
    also=("discard {n} cards from the top of your deck", "discard the top {n} cards of your deck"),
)
phrase(
    DiscardTop(hole("n"), "opponent"),
    en="discard the top {n} cards from your opponent's deck",
    pl="[odrzuć|odrzucić] {n:acc card} z wierzchu talii przeciwnika",
    ja="相手の山札を上から{n:枚}[トラッシュする|トラッシュし]",
    also=("discard the top {n} cards of your opponent's deck",),
)
phrase(
    DiscardTop(1, "each"),
    en="each player discards the top card of his or her deck",
    pl="każdy gracz odrzuca wierzchnią kartę swojej talii",
    ja="おたがいは、それぞれ自分の山札を上から1枚[トラッシュする|トラッシュし]",
)
phrase(
    DiscardStadium(),
    en="discard any Stadium card in play",
    pl="[odrzuć|odrzucić] kartę stadionu w grze",
    ja="場のスタジアムを[トラッシュする|トラッシュし]",
    also=("if there is any Stadium card in play, discard it", "discard that Stadium card"),
)

phrase(
    If(StadiumInPlay("opponent"), DiscardStadium()),
    en="if your opponent has a Stadium card in play, discard that Stadium card",
    pl="jeśli przeciwnik ma w grze stadion, [odrzuć|odrzucić] go",
    ja="場に相手のスタジアムがあるなら、それを[トラッシュする|トラッシュし]",
    also=("if your opponent has a Stadium card in play, discard it",),
)

STEP.reads(
    If(StadiumInPlay("opponent"), Do((DiscardStadium(), hole("then", "branch")))),
    "discard a Stadium card your opponent has in play. If you do, {then}",
)
STEP.reads(If(StadiumInPlay("opponent"), DiscardStadium()), "discard a Stadium card your opponent has in play")

# ---- drawing

phrase(
    Draw(1),
    en="draw a card",
    pl="[dobierz|dobrać] kartę",
    ja="自分の山札を1枚[引く|引き]",
    also=("draw 1 card", "draw 1 more card"),
)
phrase(
    Draw(1, "opponent"), en="your opponent draws a card", pl="przeciwnik dobiera kartę", ja="相手は山札を1枚[引く|引き]"
)
phrase(
    Draw(hole("n")),
    en="draw {n} cards",
    pl="[dobierz|dobrać] {n:acc card}",
    ja="自分の山札を{n:枚}[引く|引き]",
    also=("draw {n} more cards",),
)
phrase(
    Draw(hole("n"), "opponent"),
    en="your opponent draws {n} cards",
    pl="przeciwnik dobiera {n:acc card}",
    ja="相手は山札を{n:枚}[引く|引き]",
)
phrase(
    Draw(hole("n"), "each"),
    en="each player draws {n} cards",
    pl="każdy gracz dobiera {n:acc card}",
    ja="おたがいは、それぞれ山札を{n:枚}[引く|引き]",
)
phrase(
    Draw(hole("amount")),
    en="draw a number of cards equal to {amount}",
    pl="[dobierz|dobrać] tyle kart, ile wynosi {amount}",
    ja="{amount}ぶん、自分の山札を[引く|引き]",
)
phrase(
    Draw(1, "you", hole("each")),
    en="draw a card for each {each}",
    pl="[dobierz|dobrać] kartę za {each}",
    ja="{each}ぶん、自分の山札を[引く|引き]",
    fits=lambda b, _: b["each"] is not None,
)
phrase(
    Draw(hole("n"), "you", hole("each")),
    en="draw {n|a card|# cards} for each {each}",
    pl="[dobierz|dobrać] {n:acc card} za {each}",
    ja="{each}×{n:枚}、自分の山札を[引く|引き]",
    fits=lambda b, _: b["each"] is not None,
)
phrase(
    Draw(1, "opponent", hole("each")),
    en="your opponent draws a card for each {each}",
    pl="przeciwnik dobiera kartę za {each}",
    ja="相手は{each}ぶん、山札を[引く|引き]",
    fits=lambda b, _: b["each"] is not None,
)
phrase(
    Draw(hole("n"), "opponent", hole("each")),
    en="your opponent draws {n|a card|# cards} for each {each}",
    pl="przeciwnik dobiera {n:acc card} za {each}",
    ja="相手は{each}×{n:枚}、山札を[引く|引き]",
    fits=lambda b, _: b["each"] is not None,
)
phrase(
    DrawUntil(hole("n")),
    en="draw cards until you have {n} cards in your hand",
    pl="[dobieraj|dobierać] karty, aż będziesz mieć w ręce {n:acc card}",
    ja="自分の手札が{n:枚}になるように、自分の山札を[引く|引き]",
)
phrase(
    DrawUntil(Count(Which("card", "opponent", "hand"))),
    en="draw cards until you have the same number of cards as your opponent",
    pl="[dobieraj|dobierać] karty, aż będziesz mieć w ręce tyle samo kart co przeciwnik",
    ja="自分の手札が相手の手札と同じ枚数になるように、自分の山札を[引く|引き]",
    also=("draw cards until you have the same number of cards in your hand as your opponent",),
)
phrase(
    DrawUntil(Sum((Count(Which("card", "opponent", "hand")), hole("n")))),
    en="draw cards until you have {n} more {n|card|cards} than your opponent",
    pl="[dobieraj|dobierać] karty, aż będziesz mieć w ręce o {n:acc card} więcej niż przeciwnik",
    ja="自分の手札が相手の手札より{n:枚}多くなるように、自分の山札を[引く|引き]",
)
phrase(
    DrawUntil(hole("amount")),
    en="draw cards until you have as many cards in your hand as {amount}",
    pl="[dobieraj|dobierać] karty, aż będziesz mieć w ręce tyle: {amount}",
    ja="自分の手札が{amount}と同じになるように、自分の山札を[引く|引き]",
)


# ---- attacks, the turn

phrase(
    ChooseAttack(DEFENDING),
    en="choose 1 of the Defending Pokémon's attacks",
    pl="[wybierz|wybrać] 1 atak broniącego się Pokémona",
    ja="相手のバトルポケモンのワザを1つ[選ぶ|選び]",
    also=("choose 1 of your opponent's Active Pokémon's attacks",),
)
phrase(
    ChooseAttack(hole("of", "noun")),
    en="choose 1 of the attacks of {of}",
    pl="[wybierz|wybrać] 1 atak {of:gen}",
    ja="{of}のワザを1つ[選ぶ|選び]",
)
for _cost, _cen, _cpl, _cja in (
    ("free", "without paying for it", "bez opłaty i innych wymagań", "必要なものなしで"),
    ("else", "without its Energy cost", "bez kosztu energii", "エネルギーコストなしで"),
    ("paid", "if its Energy is there", "jeśli jest na to energia", "エネルギーがあれば"),
):
    phrase(
        UseAttackOf(hole("of", "noun"), _cost),
        en=f"choose 1 of the attacks of {{of}} and use it {_cen}",
        pl=f"[wybierz|wybrać] 1 atak {{of:gen}} i [użyj|użyć] go {_cpl}",
        ja=f"{{of}}のワザを1つ選び、{_cja}[使う|使い]",
    )
phrase(
    UseAttackOf(one(Which("card", "opponent", "discard", (Kind("pokemon"),))), "else"),
    en="choose 1 of the attacks of a Pokémon in your opponent's discard pile and use it without its Energy cost",
    pl="[wybierz|wybrać] 1 atak Pokémona ze stosu kart odrzuconych przeciwnika i [użyj|użyć] go bez kosztu energii",
    ja="相手のトラッシュにあるポケモンのワザを1つ選び、エネルギーコストなしで[使う|使い]",
    first=True,
)
phrase(EndTurn(), en="your turn ends", pl="twoja tura się kończy", ja="自分の番は[終わる|終わり]")
phrase(
    SurviveWith(hole("hp", "n")),
    en="{me} is not Knocked Out and its remaining HP becomes {hp} instead",
    pl="ten Pokémon nie zostaje znokautowany, a jego HP wynosi {hp}",
    ja="このポケモンはきぜつせず、残りHPが{hp}になる",
)
phrase(
    ReduceIt(hole("n")),
    en="reduce that damage by {n}",
    pl="[zmniejsz|zmniejszyć] te obrażenia o {n}",
    ja="そのダメージを{n}[へらす|へらし]",
)
phrase(
    ReduceIt(hole("n"), hole("each")),
    en="for each {each}, reduce that damage by {n}",
    pl="za {each} [zmniejsz|zmniejszyć] te obrażenia o {n}",
    ja="そのダメージを{each}×{n}[へらす|へらし]",
    fits=lambda b, _: b["each"] is not None,
    written=True,
)
phrase(PreventIt(), en="prevent that damage", pl="[zapobiegnij|zapobiec] tym obrażeniom", ja="そのダメージを受けない")
phrase(
    ForEach(hole("of", "noun"), Discard(one(Which("energy card", on=CHOSEN)))),
    en="discard an Energy card attached to {of}",
    pl="[odrzuć|odrzucić] po 1 karcie energii, którą ma {of:nom}",
    ja="{of}から、エネルギーカードを1枚ずつ[トラッシュする|トラッシュし]",
    also=("discard an Energy card from {of}",),
    fits=lambda bound, context: is_each(bound["of"], context),
)
STEP.reads(
    ForEach(hole("of", "noun"), Discard(one(Which("energy", on=CHOSEN)))),
    "discard an Energy from {of}",
    fits=lambda bound, context: later(bound, context) and is_each(bound["of"], context),
)
phrase(
    ForEach(hole("of", "noun"), hole("do", "branch")),
    en="for {of}: {do}",
    pl="{of:nom} po kolei: {do}",
    ja="{of}について、{do}",
)
