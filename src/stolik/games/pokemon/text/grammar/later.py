"""What cards since Black & White say and earlier ones don't: ways to choose from, Knock Outs that are answered, and
other steps, conditions and modifiers of their own."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    REST,
    SELF,
    AnyOf,
    Choose,
    Compare,
    Count,
    Do,
    Exists,
    Heal,
    Is,
    OfChosen,
    OneOf,
    Some,
    Static,
    When,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    EVENT,
    AttackCost,
    CanRetreat,
    Cure,
    CureOne,
    DrawFromBottom,
    EnergyOf,
    Harmless,
    Hit,
    Holding,
    IsActive,
    LaidInOpening,
    Leave,
    Look,
    LookAtPrizes,
    More,
    Onto,
    PlayedSupporter,
    ReturnSelf,
    Search,
    SharesType,
    UseEffectOf,
    UseLastAttack,
    WeaknessTypeIs,
)
from stolik.games.pokemon.text.grammar.conditions import IF
from stolik.games.pokemon.text.grammar.events import WHEN, event, on_card
from stolik.games.pokemon.text.grammar.filters import POST
from stolik.games.pokemon.text.grammar.modifiers import STATIC, gives
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR
from stolik.text.trees import hole

phrase = STEP.phrase

# ---- ways to choose from


for _n in (2, 3, 4):
    _ways = "abcd"[:_n]
    phrase(
        OneOf(tuple(hole(way, "branch") for way in _ways)),
        en="choose 1: " + ". ".join(f"• {{{way}}}" for way in _ways),
        pl="[wybierz|wybrać] 1: " + ". ".join(f"• {{{way}}}" for way in _ways),
        ja="1つ選ぶ：" + "。".join(f"• {{{way}}}" for way in _ways),
    )

# ---- Special Conditions

phrase(
    CureOne(hole("of", "noun")),
    en="remove a Special Condition from {of}",
    pl="[usuń|usunąć] 1 stan specjalny {of:gen}",
    ja="{of}の特殊状態を1つ[回復する|回復し]",
)
phrase(
    Do((Choose(Some(1, 1, ACTIVE)), Heal(hole("n"), CHOSEN), CureOne(CHOSEN))),
    en="remove {n} damage {n|counter|counters} and a Special Condition from your Active Pokémon",
    pl="[zdejmij|zdjąć] {n:acc counter} i [usuń|usunąć] 1 stan specjalny swojego aktywnego Pokémona",
    ja="自分のバトルポケモンから、ダメージカウンターを{n:個}とり、特殊状態を1つ[回復する|回復し]",
    also=("remove {n} damage {n|counter|counters} and a Special Condition from 1 of your Active Pokémon",),
)
phrase(
    Do((Choose(Some(1, 1, ACTIVE)), Heal(hole("n"), CHOSEN), Cure(CHOSEN))),
    en="remove {n} damage {n|counter|counters} and all Special Conditions from your Active Pokémon",
    pl="[zdejmij|zdjąć] {n:acc counter} ze swojego aktywnego Pokémona i [usuń|usunąć] jego stany specjalne",
    ja="自分のバトルポケモンにのっているダメージカウンターを{n:個}とり、特殊状態をすべて[回復する|回復し]",
    also=("remove {n} damage {n|counter|counters} and all Special Conditions from 1 of your Active Pokémon",),
)
gives(
    CanRetreat(hole("either")),
    en="{on} can retreat even if it's {either}<back>",
    pl="{on:nom t} może się wycofać<back>, nawet gdy jest {either:m2 nom}",
    ja="{on}は、{either}でもにげられる",
)

# ---- conditions

IF.phrase(
    Compare(Count(OfChosen(hole("card"))), ">", 0),
    en="there is any {card} among those cards",
    pl="jest wśród tych kart {card:nom}",
    ja="そのカードの中に{card}がある",
    also=("you discarded {card:a} in this way", "you put any {card} onto your Bench in this way"),
)

IF.phrase(
    Exists(Which("card", "opponent", "hand", hole("card"))),
    en="there is any {card} in your opponent's hand",
    pl="w ręce przeciwnika jest {card:nom}",
    ja="相手の手札に{card}がある",
    also=("you find {card:a} there",),
)
IF.phrase(
    Exists(Which("card", "you", "lost", hole("card"))),
    en="you have any {card:pl} in the Lost Zone",
    pl="w twojej strefie Lost jest {card:nom}",
    ja="自分のロストゾーンに{card}がある",
)
IF.phrase(
    Compare(Count(Which("card", "you", "deck")), "<=", hole("n")),
    en="there are {n} or fewer cards in your deck",
    pl="w twojej talii jest najwyżej {n:nom card}",
    ja="自分の山札が{n:枚}以下",
)
IF.phrase(
    PlayedSupporter(hole("called")),
    en="you played {called} from your hand during this turn",
    pl="w tej turze zagrano z twojej ręki kartę {called}",
    ja="この番に自分が手札から{called}を使った",
    fits=lambda b, context: b["called"] not in ("", context.name),  # of the Pokémon itself: `PlayedFromHand`
)

# ---- damage

phrase(
    More(hole("n"), hole("each")),
    en="this attack adds {n} damage for each {each}",
    pl="ten atak zadaje {n} obrażeń więcej za {each}",
    ja="{each}×{n}ダメージを追加する",
    also=("this attack does {n} damage for each {each}",),
    fits=lambda b, context: context.sign == "+" and b["n"] != context.damage,
    written=True,
)
phrase(
    Do((Choose(one(Which("pokemon", "opponent", "bench"))), Harmless(), Hit(hole("n"), CHOSEN))),
    en="do {n} damage to 1 of your opponent's Benched Pokémon instead of the Defending Pokémon",
    pl="[zadaj|zadać] {n} obrażeń 1 Pokémonowi przeciwnika na ławce zamiast broniącemu się Pokémonowi",
    ja="相手のバトルポケモンではなく、相手のベンチポケモン1匹に{n}ダメージを[与える|与え]",
    also=(
        "do {n} damage to 1 of your opponent's Benched Pokémon instead of your opponent's Active Pokémon",
        "do {n} damage to 1 of your opponent's Benched Pokémon instead of his or her Active Pokémon",
    ),
)

# ---- cards

phrase(
    DrawFromBottom(hole("n")),
    en="draw {n|a card|# cards} from the bottom of your deck",
    pl="[dobierz|dobrać] {n:acc card} ze spodu swojej talii",
    ja="自分の山札を下から{n:枚}[引く|引き]",
)
phrase(
    LookAtPrizes(None),
    en="look at your face-down Prize cards",
    pl="[obejrzyj|obejrzeć] swoje zakryte Nagrody",
    ja="自分のウラ向きのサイドをすべて[見る|見]",
)
phrase(
    LookAtPrizes(hole("n")),
    en="look at {n} of your face-down Prize cards",
    pl="[obejrzyj|obejrzeć] {n:acc prize} spośród swoich zakrytych",
    ja="自分のウラ向きのサイドを{n:枚}[見る|見]",
    fits=lambda b, _: b["n"] is not None,
)
phrase(
    LookAtPrizes(hole("n"), "opponent"),
    en="look at {n} of your opponent's face-down Prize cards",
    pl="[obejrzyj|obejrzeć] {n:acc prize} spośród zakrytych Nagród przeciwnika",
    ja="相手のウラ向きのサイドを{n:枚}[見る|見]",
    fits=lambda b, _: b["n"] is not None,
)
phrase(
    Search(hole("what", "you deck"), "shuffled top"),
    en="search your deck for {what}, shuffle your deck, and put {what|it|them} on top of your deck",
    pl="[poszukaj|poszukać] w swojej talii {what:gen}, [przetasuj|przetasować] ją i [połóż|położyć] na wierzchu",
    ja="自分の山札から{what:を}選び、残りの山札を切り、その上に[もどす|もどし]",
    also=(
        "search your deck for {what} and shuffle your deck afterward. Then, put {what|that card|those cards} on top of your deck in any order",
        "search your deck for {what}, shuffle your deck, then put {what|that card|those cards} on top of it",
        "search your deck for {what}, shuffle your deck, then put {what|that card|those cards} on top of it in any order",
        "search your deck for {what}, shuffle your deck, and put {what|that card|those cards} on top of your deck in any order",
    ),
)
phrase(
    Look(hole("n"), hole("take", "you take"), Onto(hole("to", "among"), each=True), "shuffle"),
    en="look at the top {n|card|# cards} of your deck, choose {take}, and attach {take|it|them} to {to} in any way you like. Shuffle the other cards back into your deck",
    pl="[obejrzyj|obejrzeć] {n:acc card} z wierzchu swojej talii, [wybierz|wybrać] {take:acc} i [dołącz|dołączyć] każdą osobno do {to:gen}. Pozostałe wtasuj do talii",
    ja="自分の山札を上から{n:枚}見て、{take:を}選び、1枚ずつ{to}につけ、残りを山札にもどして[切る|切り]",
    also=(
        "look at the top {n} cards of your deck and attach {take} you find there to {to} in any way you like. Shuffle the other cards back into your deck",
    ),
)
phrase(
    UseEffectOf(hole("what", "opponent hand")),
    en="use the effect of {what} from your opponent's hand as the effect of this attack",
    pl="[użyj|użyć] jako efektu tego ataku efektu, który ma {what:nom} z ręki przeciwnika",
    ja="相手の手札から{what:を}選び、その効果を、このワザの効果として[使う|使い]",
    also=("use the effect of {what} you find there as the effect of this attack",),
)
phrase(
    UseLastAttack(),
    en="if your opponent's Pokémon used an attack that isn't a GX attack during his or her last turn, use it as this attack",
    pl="jeśli Pokémon przeciwnika użył w jego ostatniej turze ataku, który nie jest atakiem GX, [użyj|użyć] go jako tego ataku",
    ja="前の相手の番に相手のポケモンがGXワザでないワザを使っていたなら、それをこのワザとして[使う|使い]",
)
phrase(
    ReturnSelf(),
    en="put {me} into your hand instead of the discard pile",
    pl="[weź|wziąć] tę kartę do ręki zamiast ją odrzucać",
    ja="このカードをトラッシュせず、手札に[もどす|もどし]",
)
phrase(
    Leave(REST, "discard"),
    en="discard the others and all cards attached to them",
    pl="[odrzuć|odrzucić] pozostałe i wszystkie dołączone do nich karty",
    ja="残りと、ついているすべてのカードを[トラッシュする|トラッシュし]",
    also=("discard your other Benched Pokémon",),
)

# ---- what answers a Knock Out

STATIC.phrase(
    Static(LaidInOpening(), SELF),
    en="if {me} is in your hand when you are setting up to play, you may put it face down as your Active Pokémon or on your Bench",
    pl="jeśli ten Pokémon jest w twojej ręce podczas przygotowania gry, możesz wystawić go zakrytego na pole aktywne lub na ławkę",
    ja="対戦準備のとき、このポケモンが手札にあるなら、ウラ向きでバトル場またはベンチに出してよい",
)
GRAMMAR.add("fallen event", event(EVENT, always=True))
WHEN.phrase(
    When("knocked out", hole("do", "fallen event"), Is(HOLDER, IsActive())),
    en="if the Pokémon {me} is attached to is your Active Pokémon and is Knocked Out by damage from an opponent's attack, {do}",
    pl="kiedy atak przeciwnika znokautuje obrażeniami aktywnego Pokémona z tą kartą, {do}",
    ja="このカードをつけているバトルポケモンが、相手のワザのダメージできぜつしたとき、{do}",
)
WHEN.phrase(
    When("damaged", hole("do", "holder event"), Is(HOLDER, IsActive())),
    en="if the Pokémon {me} is attached to is your Active Pokémon and is damaged by an opponent's attack (even if that Pokémon is Knocked Out), {do}",
    pl="kiedy aktywny Pokémon z tą kartą otrzyma obrażenia od ataku przeciwnika (nawet jeśli zostanie znokautowany), {do}",
    ja="このカードをつけているバトルポケモンが相手のワザのダメージを受けたとき（きぜつしても）、{do}",
    fits=on_card,
)
WHEN.phrase(
    When("ally knocked out", hole("do", "fallen event"), Is(EVENT, IsActive())),
    en="when your Active Pokémon is Knocked Out by damage from an opponent's attack, {do}",
    pl="kiedy atak przeciwnika znokautuje obrażeniami twojego aktywnego Pokémona, {do}",
    ja="自分のバトルポケモンが、相手のワザのダメージできぜつしたとき、{do}",
)
WHEN.phrase(
    When("ally knocked out", hole("do", "fallen event")),
    en="when 1 of your Pokémon is Knocked Out by damage from an opponent's attack, {do}",
    pl="kiedy atak przeciwnika znokautuje obrażeniami twojego Pokémona, {do}",
    ja="自分のポケモンが、相手のワザのダメージできぜつしたとき、{do}",
)

# ---- filters and modifiers

POST.phrase(
    SharesType(hole("noun")),
    en="that shares a type with {noun}",
    pl="o wspólnym typie z {noun:ins}",
    ja="{noun}と同じタイプの",
    also=("that is the same type as {noun}",),
)
POST.phrase(
    Holding(AnyOf((EnergyOf(hole("a", "type")), EnergyOf(hole("b", "type"))))),
    en="that has any {a} or {b} Energy attached to it",
    pl="z dołączoną energią {a:f ins} lub {b:f ins}",
    ja="{a}または{b}エネルギーがついている",
)
gives(
    WeaknessTypeIs(hole("type")),
    en="{on}'s Weakness is now {type}<back>",
    pl="słabość, którą ma {on:nom t}, jest teraz na typ {type:m3 acc}<back>",
    ja="{on}の弱点のタイプは{type}になる",
)
gives(
    AttackCost(None, whole=True),
    en="<front>ignore all Energy in the attack cost of each of {on}'s attacks",
    pl="<front>ataki, które ma {on:nom t}, nie wymagają żadnej energii",
    ja="{on}のワザに必要なエネルギーは、すべてなくなる",
)
