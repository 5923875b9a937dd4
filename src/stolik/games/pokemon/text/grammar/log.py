"""The phrases of the log of a Pokémon table.

English and Japanese are past tense, Polish is present tense, where a past tense would name the gender of the player.
Card names are not inflected: in Polish they stand after a colon or as the subject.
"""

from __future__ import annotations

from typing import Final

from stolik.text.table import Wording, common, grammar

#: Why a coin is flipped or a counter put, in brackets behind the sentence; "" where it needs no words.
REASONS: Final[dict[str, Wording]] = {
    "start": ("", "", ""),
    "effect": ("", "", ""),
    "attack": (" to attack", " (czy atak się uda)", "（ワザの成否）"),
    "asleep": (" (Asleep)", " (uśpienie)", "（ねむり）"),
    "burned": (" (Burned)", " (podpalenie)", "（やけど）"),
    "confused": (" (Confused)", " (oszołomienie)", "（こんらん）"),
    "poisoned": (" (Poisoned)", " (otrucie)", "（どく）"),
    "moved": (" (moved)", " (przeniesienie)", "（のせ替え）"),
}

#: Where cards come from. The Japanese is followed by から.
ZONES_FROM: Final[dict[str, Wording]] = {
    "hand": ("from the hand", "z~ręki", "手札"),
    "deck": ("from the deck", "z~talii", "山札"),
    "deck top": ("from the top of the deck", "z~wierzchu talii", "山札の上"),
    "deck bottom": ("from the bottom of the deck", "ze spodu talii", "山札の下"),
    "discard": ("from the discard pile", "ze stosu kart odrzuconych", "トラッシュ"),
    "lost": ("from the Lost Zone", "ze strefy Lost", "ロストゾーン"),
    "looked at": ("from those cards", "spośród tych kart", "そのカードの中"),
    "prizes": ("from the Prize cards", "spośród Nagród", "サイド"),
    "bench": ("from the Bench", "z~ławki", "ベンチ"),
    "play": ("from play", "z~gry", "場"),
    "aside": ("from where they were set aside", "spośród odłożonych", "ウラ向きに置かれた場所"),
}

#: Where cards go. The Japanese follows を.
ZONES_TO: Final[dict[str, Wording]] = {
    "hand": ("into the hand", "do ręki", "手札に加えた"),
    "deck": ("into the deck", "do talii", "山札にもどした"),
    "deck top": ("on top of the deck", "na wierzch talii", "山札の上に置いた"),
    "deck bottom": ("at the bottom of the deck", "na spód talii", "山札の下に置いた"),
    "discard": ("into the discard pile", "na stos kart odrzuconych", "トラッシュした"),
    "lost": ("into the Lost Zone", "do strefy Lost", "ロストゾーンに置いた"),
    "bench": ("onto the Bench", "na ławkę", "ベンチに出した"),
    "prizes": ("among the Prize cards", "między Nagrody", "サイドに置いた"),
    "play": ("into play", "do gry", "場に出した"),
    "aside": ("aside, face down", "na bok, zakryte", "ウラ向きに横へ置いた"),
}

#: What a step of a reckoning is.
RECKONING: Final[dict[str, Wording]] = {
    "base": ("Base damage", "Obrażenia ataku", "基本のダメージ"),
    "times": ("What it counts", "Liczone tyle razy", "数えた数"),
    "more": ("More damage", "Więcej obrażeń", "ダメージ追加"),
    "less": ("Less damage", "Mniej obrażeń", "ダメージ減少"),
    "weakness": ("Weakness", "Słabość", "弱点"),
    "resistance": ("Resistance", "Odporność", "抵抗力"),
    "prevented": ("Prevented", "Nie zadane", "受けない"),
}

#: Lasting effects by the class of the modifier, "" any other effect.
EFFECTS: Final[dict[str, Wording]] = {
    "": ("an effect holds", "działa efekt", "効果がかかっている"),
    "Reduced": ("takes less damage", "otrzymuje mniej obrażeń", "受けるダメージが減る"),
    "Increased": ("takes more damage", "otrzymuje więcej obrażeń", "受けるダメージが増える"),
    "Deals": ("does more damage", "zadaje więcej obrażeń", "与えるダメージが増える"),
    "Prevented": ("is protected", "jest pod ochroną", "守られている"),
    "Cannot": ("is restrained", "ma ograniczenia", "行動が制限される"),
    "CannotUse": ("can't use", "nie może użyć:", "を使えない"),
    "CanUseOnly": ("can use only", "może używać tylko:", "しか使えない"),
    "Fed": ("got a card this turn", "dostał w tej turze kartę", "この番にカードがつけられた"),
    "Played": ("was played this turn", "został zagrany w tej turze", "この番に出された"),
    "Ailed": ("had Special Conditions", "miał stany specjalne", "特殊状態だった"),
    "Aside": ("cards of the hand lie apart", "karty z ręki leżą odłożone", "手札のカードがウラ向きに置かれている"),
    "TurnedDown": (
        "an Energy card lies face down",
        "karta energii leży zakryta",
        "エネルギーがウラ向きになっている",
    ),
    "Struck": ("was met by an attack", "został trafiony atakiem", "ワザを受けた"),
    "HurtsItself": ("is more deeply confused", "jest mocniej oszołomiony", "こんらんが深い"),
    "WakesOn": ("sleeps more deeply", "śpi głębiej", "ねむりが深い"),
    "FlipsToAttack": ("must flip a coin to attack", "przed atakiem rzuca monetą", "ワザを使うときコインを投げる"),
    "AttackFails": ("its attack does nothing", "jego atak nic nie robi", "ワザが失敗する"),
    "BaseOf": ("the base damage of is changed", "ma zmienione obrażenia:", "の基本のダメージが変わる"),
    "NoWeakness": ("has no Weakness", "nie ma słabości", "弱点がなくなる"),
    "NoResistance": ("has no Resistance", "nie ma odporności", "抵抗力がなくなる"),
    "WeaknessTypeIs": ("has a Weakness to another type", "ma słabość na inny typ", "弱点のタイプが変わる"),
    "WeaknessIs": ("has another Weakness", "ma inną słabość", "弱点が変わる"),
    "RetreatCost": ("has another Retreat Cost", "ma inny koszt wycofania", "にげるエネルギーが変わる"),
    "HPLike": ("has the HP of another", "ma HP innego Pokémona", "HPがほかのポケモンと同じになる"),
    "ExtraHP": ("has more HP", "ma więcej HP", "HPが増える"),
    "Immune": ("can't get Special Conditions", "jest odporny na stany specjalne", "特殊状態にならない"),
    "CannotPlay": ("can't play some cards", "nie można zagrywać pewnych kart", "一部のカードを使えない"),
    "CannotAttach": ("can't attach some cards", "nie można dołączać pewnych kart", "一部のカードをつけられない"),
    "LastChance": ("may survive a Knock Out", "może uniknąć nokautu", "きぜつをまぬがれることがある"),
    "AttackCost": ("attacks at another cost", "ma inny koszt ataków", "ワザに必要なエネルギーが変わる"),
    "AttacksOf": ("can use attacks of others", "może używać ataków innych", "ほかのポケモンのワザが使える"),
    "AttackToll": ("pays with cards to attack", "przed atakiem odrzuca się karty", "ワザを使うとき手札をトラッシュ"),
    "CostIs": ("has an attack at another cost", "ma atak o innym koszcie", "あるワザのエネルギーが変わる"),
    "EnergyGives": ("has other Energy", "ma inną energię", "エネルギーのはたらきが変わる"),
    "FlipsTails": ("coins count as tails", "rzuty monetą to zawsze reszki", "コインがすべてウラになる"),
    "KeepsConditions": ("keeps its Special Conditions", "zachowuje stany specjalne", "特殊状態がなくならない"),
    "Piercing": ("its damage isn't lowered", "jego obrażeń nic nie zmniejsza", "ワザのダメージが減らされない"),
    "TypeOfBelow": (
        "has its earlier type",
        "ma wcześniejszy typ",
        "元のタイプになる",
    ),
    "TypeIs": ("is of another type", "ma inny typ", "タイプが変わる"),
    "TurnEnds": ("ends the turn after the draw", "kończy turę zaraz po dobraniu", "山札を引いたら番が終わる"),
    "NoAbility": (
        "its abilities don't work",
        "jego zdolności nie działają",
        "ポケパワー・ポケボディー・特性がはたらかない",
    ),
    "When": ("reacts to what happens", "reaguje na to, co się stanie", "起こったことに応じて効果がはたらく"),
    "PrizesFor": ("gives another number of Prize cards", "daje inną liczbę Nagród", "とられるサイドの数が変わる"),
}
#: The same where they name an attack or ability.
NAMED_EFFECTS: Final[dict[str, Wording]] = {
    "Spent": ("{name} was used in this game", "{name}: użyto w tej grze", "「{name}」はこの対戦で使った"),
    "CannotUse": ("can't use {name}", "nie może użyć: {name}", "「{name}」を使えない"),
    "CanUseOnly": ("can use only {name}", "może używać tylko: {name}", "「{name}」しか使えない"),
    "BaseOf": (
        "the base damage of {name} is changed",
        "ma zmienione obrażenia: {name}",
        "「{name}」の基本のダメージが変わる",
    ),
}

LOG: Final = grammar()
common(LOG)
_p = LOG.phrase

# ---- setting up
_p(
    "SideCalled heads",
    en="{who|You|#} called heads.",
    pl="{who|Wybierasz|# wybiera}: orzeł.",
    ja="{who|あなた|#}はオモテを選んだ。",
)
_p(
    "SideCalled tails",
    en="{who|You|#} called tails.",
    pl="{who|Wybierasz|# wybiera}: reszka.",
    ja="{who|あなた|#}はウラを選んだ。",
)
_p(
    "CoinFlipped heads",
    en="{who|You|#} flipped a coin{why}: heads.",
    pl="{who|Rzucasz|# rzuca} monetą{why}: orzeł.",
    ja="{who|あなた|#}がコインを投げた{why}：オモテ。",
)
_p(
    "CoinFlipped tails",
    en="{who|You|#} flipped a coin{why}: tails.",
    pl="{who|Rzucasz|# rzuca} monetą{why}: reszka.",
    ja="{who|あなた|#}がコインを投げた{why}：ウラ。",
)
_p(
    "Guessed right",
    en="{who|You|#} guessed right: {what}.",
    pl="{who|Zgadujesz|# zgaduje} dobrze: {what}.",
    ja="{who|あなた|#}は当てた：{what}。",
)
_p(
    "Guessed wrong",
    en="{who|You|#} guessed wrong: {what}.",
    pl="{who|Zgadujesz|# zgaduje} źle: {what}.",
    ja="{who|あなた|#}ははずれた：{what}。",
)
_p(
    "SignsShown",
    en="{who|You|#} showed {what} against {to}.",
    pl="{who|Pokazujesz|# pokazuje}: {what}, druga strona: {to}.",
    ja="{who|あなた|#}は{what}、相手は{to}を出した。",
)
_p(
    "DieRolled",
    en="{who|You|#} rolled a {n}.",
    pl="{who|Rzucasz|# rzuca} kością: {n}.",
    ja="{who|あなた|#}がダイスを振った：{n}。",
)
_p(
    "TossWon",
    en="{who|Your team|Team #} wins the toss.",
    pl="Losowanie wygrywa {who|twoja drużyna|drużyna #}.",
    ja="抽選に勝ったのは{who|あなたのペア|#ペア}。",
)
_p("OrderDecided", en="The turns go in this order: {what}.", pl="Kolejność tur: {what}.", ja="番の順番：{what}。")
_p("FirstDecided", en="{who|You go|# goes} first.", pl="{who|Zaczynasz|Zaczyna #}.", ja="先攻は{who|あなた|#}。")
_p(
    "DeckCut",
    en="{who|You|#} cut {of|your|#'s} deck.",
    pl="{who|Przekładasz|# przekłada} talię ({of|twoją|#}).",
    ja="{who|あなた|#}が{of|あなた|#}の山札をカットした。",
)
_p(
    "PrizesLaid",
    en="{who|You|#} laid out {n|a Prize card|#~Prize cards}.",
    pl="{who|Wykładasz|# wykłada} {n|Nagrodę|#~Nagrody|#~Nagród}.",
    ja="{who|あなた|#}はサイドを{n:枚}置いた。",
)
_p(
    "HandShown",
    en="{who|You showed your|# showed the} hand: {cards}.",
    pl="{who|Pokazujesz|# pokazuje} rękę: {cards}.",
    ja="{who|あなた|#}は手札を見せた：{cards}。",
)
_p(
    "DealRepeated",
    en="{who|You had no Basic Pokémon and dealt your hand|# had no Basic Pokémon and dealt the hand} again.",
    pl="{who|Nie masz|# nie ma} podstawowego Pokémona: ponowne rozdanie.",
    ja="{who|あなた|#}はたねポケモンがなく、手札を引き直した。",
)
_p(
    "PokemonPut active",
    en="{who|You|#} put {card} into the Active Spot.",
    pl="{who|Wystawiasz|# wystawia} na pole aktywne: {card}.",
    ja="{who|あなた|#}は{card}をバトル場に出した。",
)
_p(
    "PokemonPut active hidden",
    en="{who|You|#} put a Pokémon face down into the Active Spot.",
    pl="{who|Wystawiasz|# wystawia} zakrytego Pokémona na pole aktywne.",
    ja="{who|あなた|#}はポケモンをウラ向きでバトル場に出した。",
)
_p(
    "PokemonPut bench",
    en="{who|You|#} put {card} onto the Bench.",
    pl="{who|Wystawiasz|# wystawia} na ławkę: {card}.",
    ja="{who|あなた|#}は{card}をベンチに出した。",
)
_p(
    "PokemonPut bench hidden",
    en="{who|You|#} put a Pokémon face down onto the Bench.",
    pl="{who|Wystawiasz|# wystawia} zakrytego Pokémona na ławkę.",
    ja="{who|あなた|#}はポケモンをウラ向きでベンチに出した。",
)
_p(
    "LayoutTaken",
    en="{who|You took your|# took the} Pokémon back to lay them out anew.",
    pl="{who|Zabierasz|# zabiera} Pokémony, aby ułożyć je od nowa.",
    ja="{who|あなた|#}は出したポケモンを手札にもどし、出し直す。",
)
_p(
    "PokemonRevealed",
    en="{who|You|#} revealed {cards}.",
    pl="{who|Odkrywasz|# odkrywa}: {cards}.",
    ja="{who|あなた|#}はポケモンをオモテにした：{cards}。",
)
_p(
    "SuddenDeathBegan",
    en="Sudden Death: a new game with one Prize card each.",
    pl="Nagła śmierć: nowa partia, każdy ma jedną Nagrodę.",
    ja="サドンデス：サイド1枚ずつで新しい対戦が始まった。",
)

# ---- turns
_p(
    "TurnBegan",
    en="Turn~{n}: {who|you|#}.",
    pl="Tura~{n}: {who|ty|#}.",
    ja="{n}番目の番：{who|あなた|#}。",
)
_p(
    "TurnBegan round",
    en="Turn~{n}, round~{most}: {who|you|#}.",
    pl="Tura~{n}, runda~{most}: {who|ty|#}.",
    ja="{n}番目の番（{most}巡目）：{who|あなた|#}。",
)
_p(
    "TurnEnded",
    en="{who|You ended your|# ended the} turn.",
    pl="{who|Kończysz|# kończy} turę.",
    ja="{who|あなた|#}は番を終えた。",
)
_p(
    "PokemonEvolved",
    en="{who|You|#} evolved {a} into {card}.",
    pl="{who|Rozwijasz|# rozwija}: {a} → {card}.",
    ja="{who|あなた|#}は{a}を{card}に進化させた。",
)
_p(
    "PokemonEvolved level",
    en="{who|You|#} levelled {a} up to {card}.",
    pl="{who|Podnosisz|# podnosi} poziom: {a} → {card}.",
    ja="{who|あなた|#}は{a}を{card}にレベルアップさせた。",
)
_p(
    "PokemonExchanged",
    en="{who|You|#} exchanged {a} for {card}.",
    pl="{who|Wymieniasz|# wymienia}: {a} → {card}.",
    ja="{who|あなた|#}は{a}を{card}と入れ替えた。",
)
_p(
    "PokemonDevolved hand",
    en="{a} devolved into {b}; the card went into the hand.",
    pl="Cofnięta ewolucja: {a} → {b}. Zdjęta karta wraca do ręki.",
    ja="{a}は{b}に退化し、とったカードは手札にもどった。",
)
_p(
    "PokemonDevolved deck",
    en="{a} devolved into {b}; the card went into the deck.",
    pl="Cofnięta ewolucja: {a} → {b}. Zdjęta karta wraca do talii.",
    ja="{a}は{b}に退化し、とったカードは山札にもどった。",
)
_p(
    "CardAttached",
    en="{who|You|#} attached {a} to {b}.",
    pl="{who|Dołączasz|# dołącza}: {a} → {b}.",
    ja="{who|あなた|#}は{b}に{a}をつけた。",
)
_p(
    "CardAttached from",
    en="{who|You|#} attached {a} {from} to {b}.",
    pl="{who|Dołączasz|# dołącza} {from}: {a} → {b}.",
    ja="{who|あなた|#}は{from}から{a}を{b}につけた。",
)
_p(
    "CardAttached play",
    en="{a} was attached to {b} as Energy.",
    pl="Jako energia: {a} → {b}.",
    ja="{a}はエネルギーとして{b}についた。",
)
_p(
    "CardMoved",
    en="{card} was moved from {a} to {b}.",
    pl="Przeniesienie: {card}, {a} → {b}.",
    ja="{card}を{a}から{b}につけ替えた。",
)
_p(
    "EnergyTurned",
    en="{card} on {a} was turned face down.",
    pl="Odwrócona na zakrytą: {card}, {a}.",
    ja="{a}についている{card}をウラ向きにした。",
)
_p(
    "EnergyTurned up",
    en="{card} on {a} was turned face up.",
    pl="Odwrócona na odkrytą: {card}, {a}.",
    ja="{a}についている{card}をオモテ向きにもどした。",
)
_p(
    "AttachedDiscarded",
    en="{cards} went from {card} {to}.",
    pl="Z~Pokémona {card} {to}: {cards}.",
    ja="{card}についている{cards}を{to}。",
)
_p(
    "AttachedDiscarded discard",
    en="Discarded from {card}: {cards}.",
    pl="{card} traci: {cards}.",
    ja="{card}についている{cards}をトラッシュした。",
)
_p(
    "TrainerPlayed",
    en="{who|You|#} played {card}.",
    pl="{who|Zagrywasz|# zagrywa}: {card}.",
    ja="{who|あなた|#}は{card}を使った。",
)
_p(
    "StadiumDiscarded",
    en="{card} left play.",
    pl="{card}: stadion zostaje odrzucony.",
    ja="スタジアムの{card}がトラッシュされた。",
)
_p(
    "PowerUsed",
    en="{card} used {what}.",
    pl="{card} używa Poké-Poweru: {what}.",
    ja="{card}がポケパワー「{what}」を使った。",
)
_p(
    "PowerUsed ability",
    en="{card} used {what}.",
    pl="{card} używa zdolności: {what}.",
    ja="{card}が特性「{what}」を使った。",
)
_p(
    "PowerUsed item",
    en="{card} used {what}.",
    pl="{card} używa przedmiotu: {what}.",
    ja="{card}が「{what}」を使った。",
)
_p(
    "PowerUsed card",
    en="{who|You|#} used {card}.",
    pl="{who|Używasz|# używa}: {card}.",
    ja="{who|あなた|#}は{card}を使った。",
)
_p("BodyWorked", en="{what} of {card} took effect.", pl="{card}: działa {what}.", ja="{card}の「{what}」がはたらいた。")
_p("BodyWorked card", en="{card} took effect.", pl="Działa {card}.", ja="{card}がはたらいた。")
_p("Retreated", en="{card} retreated.", pl="{card} wycofuje się.", ja="{card}はにげた。")
_p(
    "Switched",
    en="{a} went to the Bench, {b} became Active.",
    pl="{a} schodzi na ławkę, {b} wchodzi na pole aktywne.",
    ja="{a}がベンチに下がり、{b}がバトル場に出た。",
)
_p("Switched out", en="{card} went to the Bench.", pl="{card} schodzi na ławkę.", ja="{card}がベンチに下がった。")
_p("Promoted", en="{card} became Active.", pl="{card} wchodzi na pole aktywne.", ja="{card}がバトル場に出た。")

# ---- attacks
_p("AttackUsed", en="{card} used {what}.", pl="{card} używa ataku: {what}.", ja="{card}は「{what}」を使った。")
_p(
    "AttackUsed on",
    en="{card} used {what} on {b}.",
    pl="{card} używa ataku: {what}. Cel: {b}.",
    ja="{card}は{b}に「{what}」を使った。",
)
_p(
    "AttackStopped confused",
    en="{card} is Confused: the attack didn't happen.",
    pl="{card} jest oszołomiony: atak się nie udaje.",
    ja="{card}はこんらんしていて、ワザが失敗した。",
)
_p(
    "AttackStopped effect",
    en="An effect stopped the attack of {card}.",
    pl="Efekt powstrzymuje atak: {card}.",
    ja="効果により、{card}のワザは失敗した。",
)
_p(
    "AttackStopped text",
    en="The attack of {card} did nothing.",
    pl="{card}: atak nie przynosi skutku.",
    ja="{card}のワザは失敗した。",
)
_p(
    "DamageDealt",
    en="{card}: {n}~damage. {left}~HP left.",
    pl="{card}: {n}~obrażeń. Zostaje {left}~HP.",
    ja="{card}に{n}ダメージ。残りHPは{left}。",
)
_p("DamageDealt none", en="{card}: no damage.", pl="{card}: bez obrażeń.", ja="{card}はダメージを受けない。")
_p(
    "CountersPut",
    en="{n|A damage counter was|#~damage counters were} put on {card}{why}. {left}~HP left.",
    pl="{card}: {n|1~znacznik|#~znaczniki|#~znaczników} obrażeń{why}. Zostaje {left}~HP.",
    ja="{card}にダメージカウンターが{n:個}のった{why}。残りHPは{left}。",
)
_p(
    "CountersRemoved",
    en="{n|A damage counter was|#~damage counters were} removed from {card}. {left}~HP left.",
    pl="{card}: {n|zdjęto 1~znacznik|zdjęto #~znaczniki|zdjęto #~znaczników} obrażeń. Ma teraz {left}~HP.",
    ja="{card}からダメージカウンターを{n:個}とった。残りHPは{left}。",
)
_p("ConditionGained", en="{card} is now {what}.", pl="{card} zostaje {what}.", ja="{card}は{what}になった。")
_p(
    "ConditionEnded",
    en="{card} is no longer {what}.",
    pl="{card} nie jest już {what}.",
    ja="{card}の{what}がなおった。",
)
_p(
    "EffectBegan on",
    en="{card}: {what} (until the end of turn~{n}).",
    pl="{card}: {what} (do końca tury~{n}).",
    ja="{card}：{what}（{n}番目の番の終わりまで）。",
)
_p("EffectBegan on always", en="{card}: {what}.", pl="{card}: {what}.", ja="{card}：{what}。")
_p(
    "EffectBegan",
    en="{who|You|#}: {what} (until the end of turn~{n}).",
    pl="{who|Ty|#}: {what} (do końca tury~{n}).",
    ja="{who|あなた|#}：{what}（{n}番目の番の終わりまで）。",
)
_p("PokemonKnockedOut", en="{card} is Knocked Out.", pl="{card} zostaje znokautowany.", ja="{card}はきぜつした。")
_p(
    "PokemonLeft",
    en="{card} and all cards on it went {to}.",
    pl="{card} i~karty pod nim trafiają {to}.",
    ja="{card}とついているカードをすべて{to}。",
)
_p(
    "PrizeTaken",
    en="{who|You|#} took a Prize card: {cards}. {left}~left.",
    pl="{who|Bierzesz|# bierze} Nagrodę: {cards}. Pozostałe Nagrody: {left}.",
    ja="{who|あなた|#}はサイドを1枚とった：{cards}（残り{left:枚}）。",
)
_p(
    "PrizeTaken hidden",
    en="{who|You|#} took a Prize card. {left}~left.",
    pl="{who|Bierzesz|# bierze} Nagrodę. Pozostałe Nagrody: {left}.",
    ja="{who|あなた|#}はサイドを1枚とった（残り{left:枚}）。",
)
_p(
    "PrizeTaken own",
    en="{who|You|#} took a Prize card: {cards}. Own Prize cards left: {left}.",
    pl="{who|Bierzesz|# bierze} Nagrodę: {cards}. Z~własnych Nagród zostało: {left}.",
    ja="{who|あなた|#}はサイドを1枚とった：{cards}（自分のサイドの残り{left:枚}）。",
)
_p(
    "PrizeTaken own hidden",
    en="{who|You|#} took a Prize card. Own Prize cards left: {left}.",
    pl="{who|Bierzesz|# bierze} Nagrodę. Z~własnych Nagród zostało: {left}.",
    ja="{who|あなた|#}はサイドを1枚とった（自分のサイドの残り{left:枚}）。",
)
_p(
    "PrizeTurned",
    en="{card} lies face up among {who|your|#'s} Prize cards.",
    pl="Odkryta karta wśród Nagród ({who|twoich|#}): {card}.",
    ja="{card}が{who|あなた|#}のサイドにオモテ向きで置かれた。",
)

# ---- cards
_p(
    "CardsMoved",
    en="{who|Your|#'s} cards moved {from} {to}: {cards}.",
    pl="{who|Twoje karty|Karty gracza #} {from} {to}: {cards}.",
    ja="{who|あなた|#}の{from}から{cards}を{to}。",
)
_p(
    "CardsMoved hidden",
    en="{who|Your|#'s} cards moved {from} {to}: {n|one|#}.",
    pl="{who|Twoje karty|Karty gracza #} {from} {to}: {n|jedna|#|#}.",
    ja="{who|あなた|#}の{from}からカードを{n:枚}{to}。",
)
_p(
    "CardsMoved home",
    en="{who|Your|#'s} cards moved {from} {to}, each to that of its owner: {cards}.",
    pl="{who|Twoje karty|Karty gracza #} {from} {to}, każda do swojego właściciela: {cards}.",
    ja="{who|あなた|#}の{from}から{cards}をそれぞれの持ち主の{to}。",
)
_p(
    "DeckSearched",
    en="{who|You searched your|# searched the} deck.",
    pl="{who|Szukasz|# szuka} w~talii.",
    ja="{who|あなた|#}は山札を見た。",
)
_p(
    "DeckSearched other",
    en="{who|You|#} searched {of|your|#'s} deck.",
    pl="{who|Szukasz|# szuka} w~talii ({of|twojej|#}).",
    ja="{who|あなた|#}は{of|あなた|#}の山札を見た。",
)
_p(
    "DeckSearched discard",
    en="{who|You searched your|# searched the} discard pile.",
    pl="{who|Szukasz|# szuka} wśród kart odrzuconych.",
    ja="{who|あなた|#}はトラッシュを見た。",
)
_p(
    "DeckSearched discard other",
    en="{who|You|#} searched {of|your|#'s} discard pile.",
    pl="{who|Szukasz|# szuka} wśród kart odrzuconych ({of|twoich|#}).",
    ja="{who|あなた|#}は{of|あなた|#}のトラッシュを見た。",
)
for _zone, _en, _of, _pl, _ja in (
    (
        "top",
        "the top {n|card|#~cards} of",
        "deck",
        "{n|1~kartę|#~karty|#~kart} z~wierzchu talii",
        "山札の上から{n:枚}",
    ),
    (
        "bottom",
        "the bottom {n|card|#~cards} of",
        "deck",
        "{n|1~kartę|#~karty|#~kart} ze spodu talii",
        "山札の下から{n:枚}",
    ),
    ("hand", "{n|the card|the #~cards} in", "hand", "{n|1~kartę|#~karty|#~kart} na ręce", "手札{n:枚}"),
    (
        "prizes",
        "{n|1~card|#~cards} among",
        "Prize cards",
        "{n|1~kartę|#~karty|#~kart} spośród Nagród",
        "サイド{n:枚}",
    ),
):
    for _hidden in ("", " hidden"):
        _tail = "" if _hidden else ": {cards}"
        _end = "" if _hidden else "：{cards}"
        _p(
            f"CardsLookedAt {_zone}{_hidden}",
            en="{who|You|#} looked at " + _en + " the " + _of + _tail + ".",
            pl="{who|Oglądasz|# ogląda} " + _pl + _tail + ".",
            ja="{who|あなた|#}は" + _ja + "を見た" + _end + "。",
        )
        _p(
            f"CardsLookedAt {_zone} other{_hidden}",
            en="{who|You|#} looked at " + _en + " {of|your|#'s} " + _of + _tail + ".",
            pl="{who|Oglądasz|# ogląda} " + _pl + " ({of|ty|#})" + _tail + ".",
            ja="{who|あなた|#}は{of|あなた|#}の" + _ja + "を見た" + _end + "。",
        )
_p(
    "CardsLookedAt shown",
    en="{who|You|#} revealed {cards}.",
    pl="{who|Pokazujesz|# pokazuje}: {cards}.",
    ja="{who|あなた|#}は{cards}を見せた。",
)
_p(
    "CardsLookedAt shown other",
    en="{who|You|#} revealed {cards} of {of|yours|#}.",
    pl="{who|Pokazujesz|# pokazuje} ({of|twoje|#}): {cards}.",
    ja="{who|あなた|#}は{of|あなた|#}の{cards}を見せた。",
)
_p(
    "CardsLookedAt nothing",
    en="{who|You|#} looked: there was no card.",
    pl="{who|Oglądasz|# ogląda}: brak kart.",
    ja="{who|あなた|#}が見たが、カードはなかった。",
)
_p(
    "CardsLookedAt nothing other",
    en="{who|You|#} looked at {of|your|#'s} cards: there was none.",
    pl="{who|Oglądasz|# ogląda} ({of|ty|#}): brak kart.",
    ja="{who|あなた|#}が{of|あなた|#}のカードを見たが、1枚もなかった。",
)
_p(
    "lasting",
    en="{a}: {what} (until the end of turn~{n})",
    pl="{a}: {what} (do końca tury~{n})",
    ja="{a}：{what}（{n}番目の番の終わりまで）",
)
_p("lasting always", en="{a}: {what}", pl="{a}: {what}", ja="{a}：{what}")

# ---- ends
_p("end PK-END-1", en="The last Prize card is taken.", pl="Wzięto ostatnią Nagrodę.", ja="サイドをすべてとった。")
_p(
    "end P2-END-1",
    en="The last Prize card of a team is taken.",
    pl="Drużyna wzięła swoją ostatnią Nagrodę.",
    ja="ペアのサイドがすべてなくなった。",
)
_p(
    "end P2-END-2",
    en="{who|Your team|Team #} has no Pokémon left in play.",
    pl="{who|Twoja drużyna|Drużyna #} nie ma już Pokémonów w~grze.",
    ja="{who|あなたのペア|#ペア}の場のポケモンがいなくなった。",
)
_p(
    "end P2-END-3",
    en="A deck of {who|your team|team #} has run out.",
    pl="Skończyła się jedna z~talii {who|twojej drużyny|drużyny #}.",
    ja="{who|あなたのペア|#ペア}の山札が1つなくなった。",
)
_p(
    "end P2-END-4",
    en="Both teams meet winning conditions at the same moment; how many decides.",
    pl="Obie drużyny w~tej samej chwili spełniają warunki wygranej; decyduje ich liczba.",
    ja="両ペアが同時に勝利条件を満たし、その数で決まる。",
)
_p(
    "end PK-END-2",
    en="{who|You have|# has} no Pokémon left in play.",
    pl="{who|Nie masz|# nie ma} już Pokémonów w~grze.",
    ja="{who|あなた|#}の場のポケモンがいなくなった。",
)
_p(
    "end PK-END-3",
    en="{who|You have|# has} no card left to draw.",
    pl="{who|Nie masz|# nie ma} już karty do dobrania.",
    ja="{who|あなた|#}は山札を引けなかった。",
)
_p(
    "end PK-END-4",
    en="Both win at the same moment, one of them in more ways.",
    pl="Oboje wygrywają w~tej samej chwili, jedno z~nich na więcej sposobów.",
    ja="同時に勝利条件を満たし、満たした数の多いほうが勝った。",
)
