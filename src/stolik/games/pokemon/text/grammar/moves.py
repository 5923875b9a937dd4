"""Verbs that move cards out of a hand or off a Pokémon."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stolik.cardgame.ast import CHOSEN, REST, AnyOf, Choose, Count, Do, May, Minus, Not, Some, Which, one, which_of
from stolik.games.pokemon.ast.attached import DiscardSelf
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    DEFENDING,
    NEW_DEFENDING,
    AttachSelf,
    BecomeEnergy,
    EvolvesFrom,
    Evolving,
    Holding,
    Kind,
    More,
    Move,
    Onto,
    Reveal,
    Shuffle,
    TurnDown,
    WasPlayed,
)
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import later
from stolik.text.trees import hole

phrase = STEP.phrase

phrase(
    Reveal(CHOSEN),
    en="reveal that card",
    pl="[pokaż|pokazać] wybraną kartę wszystkim",
    ja="選んだカードを[見せる|見せ]",
    also=("your opponent reveals that card",),
)

phrase(
    May(Move(hole("what", "attached"), "hand"), More(hole("n"), Count(CHOSEN))),
    en="you may return {what} to your hand. If you do, this attack does {damage} damage plus {n} more damage for each card returned in this way",
    pl="możesz zwrócić {what:acc} do ręki. Jeśli to zrobisz, ten atak zadaje {damage} plus {n} obrażeń za każdą tak zwróconą kartę",
    ja="のぞむなら、{what:を}手札にもどす。そうした場合、もどした枚数×{n}ダメージを追加する",
    also=(
        "you may return {what} to your hand. If you do, this attack does {damage} damage plus {n} more damage for each Energy card you returned",
    ),
    first=True,
)
phrase(
    Do(
        (
            Choose(one(Which("pokemon", filters=(Kind("basic pokemon"), Not(WasPlayed("put")))))),
            Move(one(Which("card", "you", "hand", (EvolvesFrom(CHOSEN, over=True),))), Evolving(CHOSEN, free=True)),
        )
    ),
    en="choose 1 of your Basic Pokémon that wasn't put into play this turn and put a Stage 2 card from your hand that evolves from a Stage 1 Pokémon of that line onto it to evolve it",
    pl="[wybierz|wybrać] 1 swojego podstawowego Pokémona, który nie wszedł do gry w tej turze, i [połóż|położyć] na nim z ręki kartę etapu 2 z jego linii, z pominięciem etapu 1",
    ja="この番に場に出していない自分のたねポケモンを1匹選び、手札から、そのポケモンの2進化カードを1進化をとばしてのせ、[進化させる|進化させ]",
    also=(
        "choose 1 of your Basic Pokémon in play. If you have a Stage 2 card in your hand that evolves from that Pokémon, put that card onto the Basic Pokémon to evolve it. You can't use this card on a Basic Pokémon that was put into play this turn",
    ),
)

phrase(
    Do(
        (
            Choose(one(Which("pokemon", filters=(Kind("basic pokemon"),)))),
            Move(
                one(Which("card", "you", "hand", (AnyOf((EvolvesFrom(CHOSEN), EvolvesFrom(CHOSEN, over=True))),))),
                Evolving(CHOSEN),
            ),
        )
    ),
    en="choose 1 of your Basic Pokémon and put a Stage 1 or Stage 2 card of that line from your hand onto it (this counts as evolving that Pokémon)",
    pl="[wybierz|wybrać] 1 swojego podstawowego Pokémona i [połóż|położyć] na nim z ręki kartę etapu 1 lub 2 z jego linii (to ewolucja)",
    ja="自分のたねポケモンを1匹選び、手札から、そのポケモンの1進化または2進化カードをのせ、[進化させる|進化させ]",
    also=(
        "choose 1 of your Basic Pokémon in play. If you have a Stage 1 or Stage 2 card that evolves from that Pokémon in your hand, put that card on the Basic Pokémon (this counts as evolving that Pokémon)",
    ),
)

# ---- moving cards

phrase(
    Move(CHOSEN, "hand"),
    en="return it to its owner's hand",
    pl="[zwróć|zwrócić] wybraną kartę do ręki",
    ja="選んだカードを手札に[もどす|もどし]",
    also=("return it to your opponent's hand", "return it to your hand", "put it into your hand"),
)
phrase(
    Move(CHOSEN, "deck top"),
    en="put it on top of your deck",
    pl="[połóż|położyć] wybraną kartę na wierzchu talii",
    ja="選んだカードを山札の上に[もどす|もどし]",
    also=("put them on top of your deck", "put it on top of his or her deck"),
)
phrase(
    Move(CHOSEN, "deck bottom"),
    en="put it on the bottom of its owner's deck",
    pl="[połóż|położyć] wybraną kartę na spodzie talii",
    ja="選んだカードを山札の下に[もどす|もどし]",
    also=(
        "put it on the bottom of your deck",
        "put it on the bottom of his or her deck",
        "put it on the bottom of your opponent's deck",
        "put it on the bottom of your opponent's deck in any order",
    ),
)
phrase(
    Do((Move(CHOSEN, "deck"), Shuffle("opponent"))),
    en="have your opponent shuffle that card into his or her deck",
    pl="przeciwnik wtasowuje wybraną kartę do swojej talii",
    ja="相手は選んだカードを山札にもどして[切る|切り]",
)
phrase(
    Do((Move(CHOSEN, "deck"), Shuffle())),
    en="shuffle that card into your deck",
    pl="[wtasuj|wtasować] wybraną kartę do talii",
    ja="選んだカードを山札にもどして[切る|切り]",
)
phrase(
    Move(CHOSEN, "deck"),
    en="put it into its owner's deck",
    pl="[włóż|włożyć] wybraną kartę do talii",
    ja="選んだカードを山札に[もどす|もどし]",
)
phrase(
    Move(CHOSEN, "bench"),
    en="put it onto his or her Bench",
    pl="[wystaw|wystawić] wybraną kartę na ławkę",
    ja="選んだカードをベンチに[出す|出し]",
)
phrase(
    Move(CHOSEN, Onto(hole("to", "noun"))),
    en="attach it to {to}",
    pl="[dołącz|dołączyć] wybraną kartę do {to:gen}",
    ja="選んだカードを{to}に[つける|つけ]",
    also=("attach them to {to}", "move that Energy to {to}"),
)
phrase(
    Move(CHOSEN, Onto(one(Which("pokemon")), each=True)),
    en="attach them to your Pokémon in any way you like",
    pl="[dołącz|dołączyć] wybrane karty dowolnie do swoich Pokémonów",
    ja="選んだカードを自分のポケモンに好きなように[つける|つけ]",
)
phrase(
    Move(Which("card", "you", "hand"), "deck top"),
    en="put your hand on top of your deck",
    pl="[połóż|położyć] całą rękę na wierzchu talii",
    ja="自分の手札をすべて山札の上に[もどす|もどし]",
    also=("put all cards in your hand on top of your deck",),
)
STEP.means(  # Energy stays on its side: "the new Active Pokémon" is one's own
    lambda core, on, to: Move(Some(0, None, replace(core, on=on)), Onto(ACTIVE if to == NEW_DEFENDING else to)),
    "move as many {core} attached to {on} as you like to {to}",
    core="several on",
    on="noun",
    to="noun",
)
phrase(
    Do((Move(Which("card", "you", "hand"), "deck"), Shuffle())),
    en="shuffle your hand into your deck",
    pl="[wtasuj|wtasować] całą rękę do talii",
    ja="自分の手札をすべて山札にもどして[切る|切り]",
)
phrase(
    Do((Move(Which("card", "opponent", "hand"), "deck"), Shuffle("opponent"))),
    en="[your opponent shuffles|have your opponent shuffle] his or her hand into his or her deck",
    pl="przeciwnik wtasowuje całą rękę do swojej talii",
    ja="相手は手札をすべて山札にもどして[切る|切り]",
)
phrase(
    Do((Move(Which("card", "each", "hand"), "deck"), Shuffle("each"))),
    en="[each player shuffles|have each player shuffle] his or her hand into his or her deck",
    pl="każdy gracz wtasowuje całą rękę do swojej talii",
    ja="おたがいは、それぞれ手札をすべて山札にもどして[切る|切り]",
)
phrase(
    Do((Move(hole("what", "you hand"), "deck"), Shuffle())),
    en="shuffle {what} from your hand into your deck",
    pl="[wtasuj|wtasować] {what:acc} z ręki do talii",
    ja="自分の手札から{what:を}山札にもどして[切る|切り]",
)
phrase(
    Do((Choose(one(Which("card", "you", "hand"))), Move(REST, "deck"), Shuffle())),
    en="choose 1 card in your hand and shuffle the rest of your cards into your deck",
    pl="[wybierz|wybrać] 1 kartę w ręce i [wtasuj|wtasować] resztę do talii",
    ja="自分の手札を1枚選び、残りをすべて山札にもどして[切る|切り]",
)
phrase(
    Do(
        (
            Move(
                Some(
                    Minus(Count(Which("card", "you", "hand")), 1),
                    Minus(Count(Which("card", "you", "hand")), 1),
                    Which("card", "you", "hand"),
                ),
                "deck",
            ),
            Shuffle(),
        )
    ),
    en="keep 1 card of your hand and shuffle the others into your deck",
    pl="[zachowaj|zachować] 1 kartę w ręce i [wtasuj|wtasować] pozostałe do talii",
    ja="自分の手札を1枚残し、ほかをすべて山札にもどして[切る|切り]",
)
_TO = (
    (
        "hand",
        "return {what} to its owner's hand",
        "[zwróć|zwrócić] {what:acc} do ręki",
        "{what:を}手札に[もどす|もどし]",
        ("return {what} to your hand", "return {what} to your opponent's hand", "put {what} into your hand"),
    ),
    (
        "deck top",
        "put {what} on top of its owner's deck",
        "[połóż|położyć] {what:acc} na wierzchu talii",
        "{what:を}山札の上に[もどす|もどし]",
        ("put {what} on top of your deck", "put {what} on top of his or her deck"),
    ),
    (
        "deck bottom",
        "put {what} on the bottom of its owner's deck",
        "[połóż|położyć] {what:acc} na spodzie talii",
        "{what:を}山札の下に[もどす|もどし]",
        ("put {what} on the bottom of your deck", "remove {what} and put it on the bottom of your opponent's deck"),
    ),
    (
        "deck",
        "put {what} into its owner's deck",
        "[włóż|włożyć] {what:acc} do talii",
        "{what:を}山札に[もどす|もどし]",
        (),
    ),
    (
        "lost",
        "put {what} in the Lost Zone",
        "[przenieś|przenieść] {what:acc} do strefy Lost",
        "{what:を}ロストゾーンに[置く|置き]",
        (),
    ),
    (
        "discard",
        "put {what} in the discard pile",
        "[przenieś|przenieść] {what:acc} do stosu kart odrzuconych",
        "{what:を}トラッシュに[置く|置き]",
        (),
    ),
)
for _to, _en, _pl, _ja, _aliases in _TO:
    phrase(Move(hole("what", "attached"), _to), en=_en, pl=_pl, ja=_ja, also=_aliases)


def _of_theirs(what: Any) -> Move | None:
    """What goes to the opponent's hand was attached to a Pokémon of the opponent."""
    on = getattr(which_of(what), "on", None)
    theirs = on == DEFENDING or (on is not None and getattr(which_of(on), "whose", "") == "opponent")
    return Move(what, "hand") if theirs else None


STEP.means(
    _of_theirs, "put {what} into your opponent's hand", "put {what} into his or her hand", fits=later, what="attached"
)
phrase(
    TurnDown(hole("what", "attached")),
    en="turn {what} face down. Until the end of your opponent's next turn, when it is turned face up, that card is a Special Energy card that only provides Colorless Energy",
    pl="[zakryj|zakryć] {what:acc}. Do końca następnej tury przeciwnika, gdy zostaje odkryta, ta karta jest kartą specjalnej energii, która tylko dostarcza energii bezbarwnej",
    ja="{what:を}ウラ向きにする。そのカードは、次の相手の番の終わりにオモテ向きにもどすまで、無色エネルギー1個ぶんとしてはたらくだけの特殊エネルギーカードになる",
    also=(
        "choose {what} and put it face down. Treat that card as a Special Energy card that provides Colorless Energy and doesn't have any effect other than providing Energy. At the end of your opponent's next turn, put that card face up",
    ),
)
phrase(
    Move(hole("what", "attached"), Onto(hole("to", "noun"))),
    en="move {what} to {to}",
    pl="[przenieś|przenieść] {what:acc} na {to:acc}",
    ja="{what:を}{to}に[つけ替える|つけ替え]",
)
phrase(
    Move(hole("what", "attached"), Onto(hole("to", "among"), each=True)),
    en="move {what} to {to} in any way you like",
    pl="[przenieś|przenieść] dowolnie {what:acc} na {to:acc}",
    ja="{what:を}{to}に好きなように[つけ替える|つけ替え]",
)
for _hand, _en, _pl, _ja in (
    ("you hand", "your hand", "swojej ręki", "自分の手札"),
    ("opponent hand", "your opponent's hand", "ręki przeciwnika", "相手の手札"),
    (
        "theirs",
        "your opponent's hand, as he or she chooses,",
        "ręki przeciwnika (on wybiera)",
        "相手の手札（相手が選ぶ）",
    ),
):
    phrase(
        Move(hole("what", _hand), Onto(hole("to", "noun"))),
        en=f"attach {{what}} from {_en} to {{to}}",
        pl=f"[dołącz|dołączyć] {{what:acc}} z {_pl} do {{to:gen}}",
        ja=f"{_ja}から{{what:を}}{{to}}に[つける|つけ]",
    )
    phrase(
        Move(hole("what", _hand), Onto(one(Which("pokemon")), each=True)),
        en=f"attach {{what}} from {_en} to your Pokémon in any way you like",
        pl=f"[dołącz|dołączyć] {{what:acc}} z {_pl} dowolnie do swoich Pokémonów",
        ja=f"{_ja}から{{what:を}}自分のポケモンに好きなように[つける|つけ]",
        also=(f"choose {{what}} from {_en} and attach them to your Pokémon in any way you like",),
    )
    phrase(
        Move(hole("what", _hand), Evolving(hole("to", "noun"))),
        en=f"put {{what}} from {_en} onto {{to}} (this counts as evolving {{to}})",
        pl=f"[połóż|położyć] {{what:acc}} z {_pl} na {{to:loc}} (to ewolucja)",
        ja=f"{_ja}から{{what:を}}{{to}}にのせて[進化させる|進化させ]",
        also=(f"put {{what}} from {_en} onto {{to}} (this counts a evolving {{to}})",),
    )
    phrase(
        Move(hole("what", _hand), Evolving(hole("to", "noun"), free=True)),
        en=f"put {{what}} from {_en} onto {{to}} to evolve {{to|it|them}}",
        pl=f"[połóż|położyć] {{what:acc}} z {_pl} na {{to:loc}}, by go ewoluować",
        ja=f"{_ja}から{{what:を}}{{to}}にのせて[進化させる|進化させ]（いつでもよい）",
    )
    for _to, _ten, _tpl, _tja in (
        ("deck top", "on top of {} deck", "na wierzchu talii", "山札の上"),
        ("deck bottom", "on the bottom of {} deck", "na spodzie talii", "山札の下"),
        ("deck", "into {} deck", "do talii", "山札"),
        ("bench", "onto the Bench", "na ławce", "ベンチ"),
        ("hand", "back", "z powrotem", "手札"),
        ("lost", "in the Lost Zone", "do strefy Lost", "ロストゾーン"),
    ):
        phrase(
            Move(hole("what", _hand), _to),
            en=f"put {{what}} from {_en} {_ten.format('the')}",
            pl=f"[przełóż|przełożyć] {{what:acc}} z {_pl} {_tpl}",
            ja=f"{_ja}から{{what:を}}{_tja}に[置く|置き]",
            also=(f"put {{what}} from {_en} {_ten.format('your')}",) if "{}" in _ten else (),
        )
        phrase(
            Move(hole("what", _hand), _to, show=True),
            en=f"show {{what}} from {_en} to the other player and put {{what|it|them}} {_ten.format('the')}",
            pl=f"[pokaż|pokazać] {{what:acc}} z {_pl} drugiemu graczowi i [przełóż|przełożyć] {_tpl}",
            ja=f"{_ja}から{{what:を}}見せて、{_tja}に[置く|置き]",
            also=(f"reveal {{what}} from {_en} and put {{what|it|them}} {_ten.format('your')}",)
            if _hand == "you hand"
            else (),
        )
phrase(
    Move(Which("card", "you", "hand"), "deck"),
    en="put your hand into your deck",
    pl="[włóż|włożyć] całą rękę do talii",
    ja="自分の手札をすべて山札に[もどす|もどし]",
)
phrase(
    Move(Which("card", "opponent", "hand"), "deck"),
    en="your opponent puts his or her hand into his or her deck",
    pl="przeciwnik wkłada całą rękę do swojej talii",
    ja="相手の手札をすべて山札に[もどす|もどし]",
)
phrase(
    Move(Which("card", "each", "hand"), "deck"),
    en="each player puts his or her hand into his or her deck",
    pl="każdy gracz wkłada całą rękę do swojej talii",
    ja="おたがいの手札をすべて山札に[もどす|もどし]",
)
phrase(
    Move(REST, "deck"),
    en="put the rest of your cards into your deck",
    pl="[włóż|włożyć] resztę kart do talii",
    ja="残りのカードを山札に[もどす|もどし]",
)
phrase(
    AttachSelf(hole("to", "noun")),
    en="attach {me} to {to}",
    pl="[dołącz|dołączyć] tę kartę do {to:gen}",
    ja="このカードを{to}に[つける|つけ]",
    also=("attach this card to {to}",),
)
phrase(
    DiscardSelf(),
    en="discard this card",
    pl="[odrzuć|odrzucić] tę kartę",
    ja="このカードをトラッシュ[する|し]",
    also=("discard {me}",),
)
phrase(
    AttachSelf(one(Which("pokemon", filters=(Not(Holding(Kind("tool"))),)))),
    en="attach {me} to 1 of your Pokémon that doesn't already have a Pokémon Tool card attached to it",
    pl="[dołącz|dołączyć] tę kartę do 1 swojego Pokémona bez narzędzia",
    ja="このカードを、ポケモンのどうぐがついていない自分のポケモン1匹に[つける|つけ]",
    also=("attach a Pokémon Tool to 1 of your Pokémon that doesn't already have a Pokémon Tool attached to it",),
    written=True,
)
phrase(
    BecomeEnergy(hole("to", "noun")),
    en="{me} isn't discarded. Instead, attach it as an Energy card to {to}",
    pl="ten Pokémon nie zostaje odrzucony. Zamiast tego [dołącz|dołączyć] go jako kartę energii do {to:gen}",
    ja="このポケモンをトラッシュせず、エネルギーカードとして{to}に[つける|つけ]",
)

phrase(
    Do((Move(CHOSEN, "deck", show=True), Shuffle("opponent"))),
    en="look at the card you chose, then have your opponent shuffle that card into his or her deck",
    pl="[obejrzyj|obejrzeć] wybraną kartę; przeciwnik wtasowuje ją do swojej talii",
    ja="選んだカードを見る。相手はそれを山札にもどして[切る|切り]",
    also=(
        "your opponent reveals that card and shuffles it into his or her deck",
        "your opponent reveals those cards and shuffles them into his or her deck",
        "look at the cards you chose, then have your opponent shuffle those cards into his or her deck",
        "look at that card you chose, then have your opponent shuffle that card into his or her deck",
    ),
)
phrase(
    Move(CHOSEN, "hand", show=True),
    en="show it to the other player and put it into your hand",
    pl="[pokaż|pokazać] wybraną kartę drugiemu graczowi i [weź|wziąć] ją do ręki",
    ja="選んだカードを見せて手札に[加える|加え]",
)
phrase(
    Move(CHOSEN, "deck", show=True),
    en="show it and put it into its owner's deck",
    pl="[pokaż|pokazać] wybraną kartę i [włóż|włożyć] ją do talii",
    ja="選んだカードを見せて山札に[もどす|もどし]",
)
