"""The phrases of the log of a Star Wars table.

English and Japanese are past tense, Polish is present tense, where a past tense would name the gender of the player.
Card names are not inflected: in Polish they stand after a colon or as the subject.
"""

from __future__ import annotations

from typing import Final

from stolik.games.star_wars.text.table import grammar
from stolik.text.table import Wording, common

#: What a step of a reckoning is.
RECKONING: Final[dict[str, Wording]] = {
    "power": ("Power of the attack", "Siła ataku", "攻撃のパワー"),
    "bombard": ("Power by Bombard", "Siła z~bombardowania", "爆撃のパワー"),
    "ion cannon": ("Power by Ion Cannon", "Siła z~działa jonowego", "イオン砲のパワー"),
    "shields": ("Shields of the defender", "Tarcze broniącej się jednostki", "防御側のシールド"),
    "dice": ("Attack dice", "Kości ataku", "攻撃ダイス"),
    "needed": ("A hit from", "Trafienie od", "ヒットする出目"),
    "armor": ("Armor: a hit from", "Pancerz: trafienie od", "装甲：ヒットする出目"),
    "accuracy": ("Accuracy: a die now hits from", "Celność: kość trafia już od", "命中：ヒットになる出目（以上）"),
    "hits": ("Hits", "Trafienia", "ヒット"),
    "critical": ("Critical Hit", "Trafienie krytyczne", "クリティカル"),
    "critical if": (
        "Critical Hit, on a natural 6",
        "Trafienie krytyczne, przy naturalnej szóstce",
        "クリティカル（ナチュラルの6で）",
    ),
    "divided": ("Overkill: to a second unit", "Nadmiar: na drugą jednostkę", "オーバーキル：別のユニットへ"),
    "build roll": ("Roll for build points", "Rzut na punkty budowy", "ビルドロール"),
    "everywhere": (
        "Units in all three arenas",
        "Jednostki we wszystkich trzech arenach",
        "3つのアリーナすべてにユニット",
    ),
    "pending": ("About to land", "Nadchodzące obrażenia", "与えるダメージ"),
    "prevented": ("Prevented", "Nie zadane", "軽減"),
    "dealt": ("Dealt", "Zadane", "受けたダメージ"),
}

#: Where cards come from, behind a verb. The Japanese is followed by から.
ZONES_FROM: Final[dict[str, Wording]] = {
    "hand": ("from the hand", "z~ręki", "手札"),
    "deck": ("from the deck", "z~talii", "山札"),
}

#: Lasting effects by the class of the modifier; "" any other effect.
EFFECTS: Final[dict[str, Wording]] = {
    "": ("an effect", "efekt", "効果"),
    "Barred": ("something is forbidden", "coś jest zabronione", "禁止されている行動がある"),
    "WinsTies": ("acts first among equals", "działa pierwsza przy remisie", "同じスピードなら先に行動する"),
    "Doubled": ("double damage", "podwójne obrażenia", "ダメージが2倍"),
    "First": ("another order of battle steps", "inna kolejność etapów bitwy", "戦闘ステップの順番の変化"),
    "Controlled": ("another player's for now", "na razie innego gracza", "いまは別のプレイヤーのもの"),
    "Worsens": ("more damage counters", "więcej żetonów obrażeń", "ダメージカウンターの増加"),
    "Silent": ("no effect", "nie działa", "効果がない"),
    "CostsLess": ("another build cost", "inny koszt budowy", "ビルドコストの変化"),
    "ForceLess": ("another Force cost", "inny koszt w Mocy", "フォースコストの変化"),
    "Gets": ("other numbers", "inne liczby", "数値の変化"),
    "Grants": ("more abilities", "dodatkowe zdolności", "追加の能力"),
    "Has": ("another subtype", "inny podtyp", "サブタイプの変化"),
    "Keyword": ("a keyword", "słowo kluczowe", "キーワード能力"),
    "Uncounted": ("doesn't count for control", "nie liczy się do kontroli areny", "制圧の数に入らない"),
    "Watch": ("an effect waits for its event", "efekt czeka na swoje zdarzenie", "効果が待機している"),
    "When": ("an effect waits for its event", "efekt czeka na swoje zdarzenie", "効果が待機している"),
}

#: Numbers of a unit, behind the change: in Polish in the genitive.
STATS: Final[dict[str, Wording]] = {
    "speed": ("{n} speed", "{n} do prędkości", "スピード{n}"),
    "power": ("{n} power", "{n} do siły", "パワー{n}"),
    "health": ("{n} health", "{n} do wytrzymałości", "耐久力{n}"),
}

#: Keywords that have no number.
PLAIN_KEYWORDS: Final = ("armor", "overkill", "extra pilot")

#: What something says can't be done, behind "can't"; in Japanese the whole predicate.
BARRED: Final[dict[str, Wording]] = {
    "attack": ("attack", "atakować", "攻撃できない"),
    "be attacked": ("be attacked", "być celem ataku", "攻撃されない"),
    "retreat": ("retreat", "się wycofać", "撤退できない"),
    "untap": ("untap", "się odtapować", "アンタップしない"),
    "play battle cards": ("play Battle cards", "zagrywać kart bitewnych", "バトルカードを使えない"),
    "play abilities": ("use abilities", "używać zdolności", "能力を使えない"),
    "spend points": ("spend build points", "wydawać punktów budowy", "ビルドポイントを使えない"),
    "pilot": ("pilot", "pilotować", "操縦できない"),
    "lose": ("lose the game", "przegrać partii", "負けない"),
    "evade": ("use Evade", "używać Uniku", "回避を使えない"),
    "leave": ("retreat in the retreat step", "się wycofać w~etapie wycofywania", "撤退ステップに撤退できない"),
    "enter": ("enter an arena", "wejść do areny", "アリーナに出られない"),
    "rest": ("do without attacking", "zrezygnować z~ataku", "攻撃を休めない"),
    "bounty": ("receive Bounty", "otrzymać nagrody", "賞金を得られない"),
    "upkeep": ("be made to pay Upkeep", "być zmuszona do płacenia utrzymania", "維持コストを支払わなくてよい"),
    "be piloted": ("be piloted", "mieć pilota", "パイロットを乗せられない"),
    "draw step": ("have a draw step", "mieć dobierania", "ドローステップを行わない"),
    "build step": ("have a build step", "mieć etapu budowy", "ビルドステップを行わない"),
    "retreat step": ("have a retreat step", "mieć etapu wycofywania", "撤退ステップを行わない"),
    "space step": ("have a Space battle step", "mieć etapu bitwy w~arenie kosmicznej", "宇宙戦闘ステップを行わない"),
    "ground step": ("have a Ground battle step", "mieć etapu bitwy w~arenie naziemnej", "地上戦闘ステップを行わない"),
    "character step": (
        "have a Character battle step",
        "mieć etapu bitwy w~arenie postaci",
        "キャラクター戦闘ステップを行わない",
    ),
}

#: What can't be done, said on its own.
CANNOT: Final[Wording] = ("can't {what}", "nie może {what}", "{what}")

#: The same where only some things are meant.
BARRED_SOME: Final[dict[str, Wording]] = {
    "attack": ("attack some units", "atakować niektórych jednostek", "一部のユニットを攻撃できない"),
    "be attacked": (
        "be attacked by some units",
        "być celem ataku niektórych jednostek",
        "一部のユニットに攻撃されない",
    ),
}

LOG: Final = grammar()
common(LOG)
_p = LOG.phrase

# ---- cards
_p(
    "CardsDiscarded",
    en="{who|You|#} discarded {cards} {from}.",
    pl="{who|Odrzucasz|# odrzuca} {from}: {cards}.",
    ja="{who|あなた|#}は{from}から{cards}を捨てた。",
)
_p(
    "CardsShown",
    en="{who|You|#} showed {cards}.",
    pl="{who|Pokazujesz|# pokazuje}: {cards}.",
    ja="{who|あなた|#}は{cards}を見せた。",
)
_p(
    "CardsShown none",
    en="{who|You|#} had no card to show.",
    pl="{who|Nie masz|# nie ma} kart do pokazania.",
    ja="{who|あなた|#}には見せるカードがなかった。",
)
_p(
    "CardsRemoved",
    en="{cards}, from {who|your|#'s} discard pile: removed from the game.",
    pl="Usunięte z~gry ze stosu kart odrzuconych ({who|twój|#}): {cards}.",
    ja="{who|あなた|#}の捨て札の{cards}はゲームから取りのぞかれた。",
)
_p(
    "TypeNamed",
    en="{who|You|#} named a type: {what}.",
    pl="{who|Wymieniasz|# wymienia} typ: {what}.",
    ja="{who|あなた|#}は種類を言った：{what}。",
)
_p(
    "ZoneSeen",
    en="{who|You|#} looked at the face-down cards in {of|your|#'s} build zone.",
    pl="{who|Oglądasz|# ogląda} zakryte karty w~strefie budowy ({of|twoja|#}).",
    ja="{who|あなた|#}は{of|あなた|#}のビルドゾーンのウラ向きのカードを見た。",
)
_p(
    "HandSeen",
    en="{who|You|#} looked at {of|your|#'s} hand.",
    pl="{who|Oglądasz|# ogląda} rękę ({of|twoją|#}).",
    ja="{who|あなた|#}は{of|あなた|#}の手札を見た。",
)
_p(
    "DeckSearched",
    en="{who|You|#} searched: {cards} went {to}.",
    pl="{who|Szukasz|# szuka}. Trafia {to}: {cards}.",
    ja="{who|あなた|#}は{cards}を選び、{to}置いた。",
)
_p(
    "DeckSearched hidden",
    en="{who|You|#} searched: {n|a card|#~cards} went {to}.",
    pl="{who|Szukasz|# szuka}. Trafia {to} kart: {n}.",
    ja="{who|あなた|#}はカードを{n:枚}選び、{to}置いた。",
)
_p(
    "DeckSearched none",
    en="{who|You|#} searched and took no card.",
    pl="{who|Szukasz|# szuka} i nie bierze żadnej karty.",
    ja="{who|あなた|#}は探したが、カードを選ばなかった。",
)
_p(
    "CardReturned",
    en="{cards} returned {to} ({who|yours|#}).",
    pl="Wraca {to} ({who|ty|#}): {cards}.",
    ja="{cards}が{who|あなた|#}の{to}もどった。",
)

# ---- turns
_p("TurnBegan", en="Turn~{n}.", pl="Tura~{n}.", ja="ターン{n}。")
_p("StepBegan", en="{what}.", pl="{what}.", ja="{what}。")
_p("StepBegan of", en="{what}: {who|you|#}.", pl="{what}: {who|ty|#}.", ja="{what}：{who|あなた|#}。")
_p(
    "ForceChanged gained",
    en="{who|You|#} gained {n}~Force: {left} now.",
    pl="{who|Zyskujesz|# zyskuje} {n|#~punkt|#~punkty|#~punktów} Mocy. Stan: {left}.",
    ja="{who|あなた|#}はフォースを{n:点}得た（合計{left:点}）。",
)
_p(
    "ForceChanged lost",
    en="{who|You|#} lost {n}~Force: {left} left.",
    pl="{who|Tracisz|# traci} {n|#~punkt|#~punkty|#~punktów} Mocy. Stan: {left}.",
    ja="{who|あなた|#}はフォースを{n:点}失った（残り{left:点}）。",
)
_p(
    "ForceChanged paid",
    en="{who|You|#} paid {n}~Force: {left} left.",
    pl="{who|Płacisz|# płaci} {n|#~punkt|#~punkty|#~punktów} Mocy. Stan: {left}.",
    ja="{who|あなた|#}はフォースを{n:点}支払った（残り{left:点}）。",
)
_p(
    "ForceChanged both",
    en="Each player gained {n}~Force: {who|you have|# has} {left}, {of|you have|# has} {most}.",
    pl="Każdy zyskuje {n|#~punkt|#~punkty|#~punktów} Mocy. Stan: {who|ty|#} {left}, {of|ty|#} {most}.",
    ja="フォースを{n:点}ずつ得た：{who|あなた|#}は{left:点}、{of|あなた|#}は{most:点}。",
)
_p(
    "PointsChanged",
    en="{who|You|#} got {n} build {n|point|points}: {left} now.",
    pl="{who|Zyskujesz|# zyskuje} {n|#~punkt|#~punkty|#~punktów} budowy. Stan: {left}.",
    ja="{who|あなた|#}はビルドポイントを{n:点}得た（合計{left:点}）。",
)
_p(
    "PointsChanged spent",
    en="{who|You|#} spent {n} build {n|point|points}: {left} left.",
    pl="{who|Wydajesz|# wydaje} {n|#~punkt|#~punkty|#~punktów} budowy. Stan: {left}.",
    ja="{who|あなた|#}はビルドポイントを{n:点}使った（残り{left:点}）。",
)
_p(
    "PointsChanged lapsed",
    en="{n} unspent build {n|point|points} of {who|yours|#} lapsed.",
    pl="Niewydane punkty budowy przepadają ({who|ty|#}): {n}.",
    ja="{who|あなた|#}の使わなかったビルドポイント{n:点}がなくなった。",
)
_p(
    "PointsChanged both",
    en="Build points: {who|you|#} {n}, {of|you|#} {left}.",
    pl="Punkty budowy: {who|ty|#} {n}, {of|ty|#} {left}.",
    ja="ビルドポイント：{who|あなた|#}{n:点}、{of|あなた|#}{left:点}。",
)
_p(
    "PointsChanged both first",
    en="Build points: {who|you|#} {n}, {of|you|#} {left}. {who|You have|# has} units in all three arenas: 1~more.",
    pl="Punkty budowy: {who|ty|#} {n}, {of|ty|#} {left}."
    " {who|Masz|# ma} jednostki we wszystkich trzech arenach: 1~punkt więcej.",
    ja="ビルドポイント：{who|あなた|#}{n:点}、{of|あなた|#}{left:点}。"
    "{who|あなた|#}は3つのアリーナすべてにユニットがいるので1点多い。",
)
_p(
    "PointsChanged both second",
    en="Build points: {who|you|#} {n}, {of|you|#} {left}. {of|You have|# has} units in all three arenas: 1~more.",
    pl="Punkty budowy: {who|ty|#} {n}, {of|ty|#} {left}."
    " {of|Masz|# ma} jednostki we wszystkich trzech arenach: 1~punkt więcej.",
    ja="ビルドポイント：{who|あなた|#}{n:点}、{of|あなた|#}{left:点}。"
    "{of|あなた|#}は3つのアリーナすべてにユニットがいるので1点多い。",
)
_p(
    "PointsChanged both each",
    en="Build points: {who|you|#} {n}, {of|you|#} {left}. Both have units in all three arenas: 1~more each.",
    pl="Punkty budowy: {who|ty|#} {n}, {of|ty|#} {left}."
    " Każdy ma jednostki we wszystkich trzech arenach: po 1~punkcie więcej.",
    ja="ビルドポイント：{who|あなた|#}{n:点}、{of|あなた|#}{left:点}。"
    "両者とも3つのアリーナすべてにユニットがいるので1点ずつ多い。",
)

# ---- dice
_p(
    "DiceRolled attack",
    en="{card} rolled {n|1~die|#~dice}: {dice}.",
    pl="{card} rzuca {n|1~kością|#~kośćmi|#~kośćmi}: {dice}.",
    ja="{card}がダイスを{n:個}振った：{dice}。",
)
_p(
    "DiceRolled attack none",
    en="{card} had no dice to roll.",
    pl="{card} nie ma kości do rzutu.",
    ja="{card}の振るダイスはなかった。",
)
_p(
    "DiceRolled damage",
    en="{who|You|#} rolled {n|1~die|#~dice} of damage: {dice}.",
    pl="{who|Rzucasz|# rzuca} {n|1~kością|#~kośćmi|#~kośćmi} obrażeń: {dice}.",
    ja="{who|あなた|#}はダメージダイスを{n:個}振った：{dice}。",
)
_p(
    "DiceRolled damage of",
    en="{card} rolled {n|1~die|#~dice} of damage: {dice}.",
    pl="{card} rzuca {n|1~kością|#~kośćmi|#~kośćmi} obrażeń: {dice}.",
    ja="{card}がダメージダイスを{n:個}振った：{dice}。",
)
_p(
    "DiceRolled damage none",
    en="No dice of damage were rolled.",
    pl="Brak kości obrażeń do rzutu.",
    ja="振るダメージダイスはなかった。",
)
_p(
    "DiceRolled build",
    en="{who|You|#} rolled for build points: {dice}.",
    pl="{who|Rzucasz|# rzuca} na punkty budowy: {dice}.",
    ja="{who|あなた|#}がビルドロールを振った：{dice}。",
)
_p(
    "DiceRolled effect",
    en="{who|You|#} rolled {n|1~die|#~dice}: {dice}.",
    pl="{who|Rzucasz|# rzuca} {n|1~kością|#~kośćmi|#~kośćmi}: {dice}.",
    ja="{who|あなた|#}はダイスを{n:個}振った：{dice}。",
)
_p(
    "DiceRolled effect none",
    en="No dice were rolled.",
    pl="Brak kości do rzutu.",
    ja="振るダイスはなかった。",
)
_p(
    "DiceRerolled",
    en="Reroll: {what} became {dice}.",
    pl="Przerzut: {what} → {dice}.",
    ja="振り直し：{what} → {dice}。",
)

# ---- building
_p(
    "CardStarted",
    en="{who|You|#} put {card} face down into the build zone.",
    pl="{who|Kładziesz|# kładzie} zakrytą kartę do strefy budowy: {card}.",
    ja="{who|あなた|#}は{card}をウラ向きでビルドゾーンに置いた。",
)
_p(
    "CardStarted hidden",
    en="{who|You|#} put a card face down into the build zone.",
    pl="{who|Kładziesz|# kładzie} zakrytą kartę do strefy budowy.",
    ja="{who|あなた|#}はカードを1枚ウラ向きでビルドゾーンに置いた。",
)
_p(
    "CountersAdded",
    en="{who|You|#} put {n|1~build counter|#~build counters} on {card}: {left} there.",
    pl="{who|Kładziesz|# kładzie} {n|#~żeton|#~żetony|#~żetonów} budowy: {card}. Razem: {left}.",
    ja="{who|あなた|#}は{card}にビルドカウンターを{n:個}置いた（合計{left:個}）。",
)
_p(
    "CountersAdded hidden",
    en="{who|You|#} put {n|1~build counter|#~build counters} on a face-down card: {left} there.",
    pl="{who|Kładziesz|# kładzie} {n|#~żeton|#~żetony|#~żetonów} budowy na zakrytej karcie. Razem: {left}.",
    ja="{who|あなた|#}はウラ向きのカードにビルドカウンターを{n:個}置いた（合計{left:個}）。",
)
_p(
    "CountersAdded off",
    en="{card} lost {n|1~build counter|#~build counters}: {left} left.",
    pl="{card} traci {n|#~żeton|#~żetony|#~żetonów} budowy. Zostaje: {left}.",
    ja="{card}からビルドカウンターが{n:個}取りのぞかれた（残り{left:個}）。",
)
_p(
    "CountersAdded off hidden",
    en="A face-down card of {who|yours|#} lost {n|1~build counter|#~build counters}: {left} left.",
    pl="Zakryta karta ({who|twoja|#}) traci {n|#~żeton|#~żetony|#~żetonów} budowy. Zostaje: {left}.",
    ja="{who|あなた|#}のウラ向きのカードからビルドカウンターが{n:個}取りのぞかれた（残り{left:個}）。",
)
_p(
    "MarksPut",
    en="{what} counters were put on {card}: {left} there.",
    pl="Żetony {what} na karcie: {card}. Razem: {left}.",
    ja="{card}に{what}カウンターが置かれた（合計{left:個}）。",
)
_p(
    "MarksPut off",
    en="{what} counters were removed from {card}: {left} left.",
    pl="Zdjęte żetony {what}: {card}. Zostaje: {left}.",
    ja="{card}から{what}カウンターが取りのぞかれた（残り{left:個}）。",
)
_p(
    "UnitDeployed",
    en="{who|You|#} deployed {card} {to}.",
    pl="{who|Wystawiasz|# wystawia} {to}: {card}.",
    ja="{who|あなた|#}は{card}を{to}配備した。",
)
_p(
    "UnitDeployed build",
    en="{who|You|#} completed {card} and kept it retreated.",
    pl="{who|Kończysz|# kończy} budowę i zostawia wycofaną jednostkę: {card}.",
    ja="{who|あなた|#}は{card}を完成させ、撤退中のままにした。",
)
_p(
    "CardStacked",
    en="{who|You|#} stacked {card} on top.",
    pl="{who|Kładziesz|# kładzie} na wierzch stosu: {card}.",
    ja="{who|あなた|#}は{card}をスタックの上に重ねた。",
)
_p(
    "CardStacked under",
    en="{who|You|#} stacked {card} underneath.",
    pl="{who|Wsuwasz|# wsuwa} pod stos: {card}.",
    ja="{who|あなた|#}は{card}をスタックの下に入れた。",
)
_p(
    "StackReorganised",
    en="{who|You|#} brought {card} on top of its stack.",
    pl="{who|Przekładasz|# przekłada} na wierzch stosu: {card}.",
    ja="{who|あなた|#}は{card}をスタックの一番上にした。",
)
_p(
    "MissionCompleted",
    en="{who|You|#} completed {card}.",
    pl="{who|Wykonujesz|# wykonuje} misję: {card}.",
    ja="{who|あなた|#}はミッション{card}を完成させた。",
)
_p(
    "LocationPlaced",
    en="{who|You|#} put {card} {to}.",
    pl="{who|Kładziesz|# kładzie} {to} lokację: {card}.",
    ja="{who|あなた|#}はロケーション{card}を{to}置いた。",
)
_p(
    "LocationPlaced old",
    en="{who|You|#} put {card} {to}; {a} was discarded.",
    pl="{who|Kładziesz|# kładzie} {to} lokację: {card}. Odrzucona: {a}.",
    ja="{who|あなた|#}はロケーション{card}を{to}置き、{a}は捨てられた。",
)

# ---- units
_p("UnitMoved", en="{card} came {to}.", pl="{card} wchodzi {to}.", ja="{card}が{to}出た。")
_p("UnitMoved build", en="{card} retreated.", pl="{card} wycofuje się.", ja="{card}が撤退した。")
_p(
    "PilotMoved",
    en="{card} went to pilot {b}.",
    pl="{card} pilotuje: {b}.",
    ja="{card}が{b}に乗った。",
)
_p(
    "PilotMoved off",
    en="{card} left its unit and went {to}.",
    pl="{card} schodzi z~jednostki {to}.",
    ja="{card}がユニットから{to}降りた。",
)
_p("UnitTapped", en="Tapped: {cards}.", pl="Tapnięcie: {cards}.", ja="タップした：{cards}。")
_p("UnitTapped untapped", en="Untapped: {cards}.", pl="Odtapowanie: {cards}.", ja="アンタップした：{cards}。")
_p(
    "UnitDiscarded",
    en="{cards} was discarded.",
    pl="Odrzucona karta: {cards}.",
    ja="{cards}が捨てられた。",
)
_p(
    "UnitDiscarded second",
    en="{cards} was discarded: another unit of that name was in play already.",
    pl="Odrzucona karta: {cards}. W~grze była już jednostka o~tej nazwie.",
    ja="{cards}が捨てられた。同じ名前のユニットがすでに場にあった。",
)
_p(
    "UnitDiscarded several",
    en="{cards} were discarded together.",
    pl="Odrzucone razem: {cards}.",
    ja="{cards}がまとめて捨てられた。",
)

# ---- attacks
_p("AttackDeclared", en="{a} attacked {b}.", pl="{a} atakuje. Cel: {b}.", ja="{a}が{b}を攻撃した。")
_p(
    "AttackDeclared bombard",
    en="{a} bombarded {b}.",
    pl="{a} bombarduje. Cel: {b}.",
    ja="{a}が{b}を爆撃した。",
)
_p(
    "AttackDeclared ion cannon",
    en="{a} fired its Ion Cannon at {b}.",
    pl="{a} strzela z~działa jonowego. Cel: {b}.",
    ja="{a}が{b}にイオン砲を撃った。",
)
_p(
    "AttackRedirected",
    en="{card} became the defending unit.",
    pl="{card} broni się zamiast zaatakowanej jednostki.",
    ja="{card}が代わりに攻撃を受けることになった。",
)
_p(
    "HitsCounted",
    en="{card}: {n|1~hit|#~hits}.",
    pl="{card}: {n|#~trafienie|#~trafienia|#~trafień}.",
    ja="{card}：ヒット{n:回}。",
)
_p("HitsCounted none", en="{card}: no hit.", pl="{card}: brak trafień.", ja="{card}：ヒットなし。")
_p(
    "HitsCounted critical",
    en="{card}: {n|1~hit|#~hits}, and {most} more damage by Critical Hit.",
    pl="{card}: {n|#~trafienie|#~trafienia|#~trafień}. Trafienie krytyczne: +{most} do obrażeń.",
    ja="{card}：ヒット{n:回}、クリティカルでさらに{most}ダメージ。",
)
_p(
    "HitsDivided",
    en="Overkill: {n|1~hit|#~hits} went to {card}.",
    pl="Nadmiar: {n|#~trafienie|#~trafienia|#~trafień} przechodzi dalej. Cel: {card}.",
    ja="オーバーキル：{n:回}分のヒットが{card}に割り振られた。",
)
_p(
    "DamagePending",
    en="About to land: {cards}.",
    pl="Nadchodzą obrażenia: {cards}.",
    ja="与えるダメージ：{cards}。",
)
_p("pending", en="{n} on {card}", pl="{card}: {n}", ja="{card}に{n}")
_p(
    "DamagePrevented",
    en="{n}~damage to {card} was prevented.",
    pl="{card}: {n|#~obrażenie nie zostaje zadane|#~obrażenia nie zostają zadane|#~obrażeń nie zostaje zadanych}.",
    ja="{card}への{n}ダメージが軽減された。",
)
_p(
    "DamageDealt",
    en="{card} took {n}~damage: {left}~health left.",
    pl="{card} otrzymuje {n|#~obrażenie|#~obrażenia|#~obrażeń}. Wytrzymałość: {left}.",
    ja="{card}は{n}ダメージを受けた（残り耐久力{left}）。",
)
_p(
    "DamageCountersPut",
    en="{n|1~damage counter was|#~damage counters were} put on {card}: {left}~health left.",
    pl="{card} dostaje {n|#~żeton|#~żetony|#~żetonów} obrażeń. Wytrzymałość: {left}.",
    ja="{card}にダメージカウンターが{n:個}置かれた（残り耐久力{left}）。",
)
_p(
    "DamageCountersPut off",
    en="{n|1~damage counter was|#~damage counters were} removed from {card}: {left}~health left.",
    pl="{card} traci {n|#~żeton|#~żetony|#~żetonów} obrażeń. Wytrzymałość: {left}.",
    ja="{card}からダメージカウンターが{n:個}取りのぞかれた（残り耐久力{left}）。",
)

# ---- plays
_p("AbilityPlayed", en="{card} used an ability.", pl="{card} używa zdolności.", ja="{card}が能力を使った。")
_p(
    "AbilityPlayed keyword",
    en="{card} used {what}.",
    pl="{card} używa zdolności {what}.",
    ja="{card}が「{what}」を使った。",
)
_p(
    "AbilityPlayed paid",
    en="{card} used an ability for {n}~Force: {left} left.",
    pl="{card} używa zdolności za {n|#~punkt|#~punkty|#~punktów} Mocy. Stan: {left}.",
    ja="{card}がフォース{n:点}で能力を使った（残り{left:点}）。",
)
_p(
    "AbilityPlayed keyword paid",
    en="{card} used {what} for {n}~Force: {left} left.",
    pl="{card} używa zdolności {what} za {n|#~punkt|#~punkty|#~punktów} Mocy. Stan: {left}.",
    ja="{card}がフォース{n:点}で「{what}」を使った（残り{left:点}）。",
)
_p(
    "AbilityTriggered",
    en="The ability of {card} took effect.",
    pl="Działa zdolność: {card}.",
    ja="{card}の能力がはたらいた。",
)
_p(
    "BattleCardPlayed",
    en="{who|You|#} played {card}.",
    pl="{who|Zagrywasz|# zagrywa}: {card}.",
    ja="{who|あなた|#}は{card}を使った。",
)
_p(
    "BattleCardPlayed enhance",
    en="{who|You|#} played {card} with Enhance.",
    pl="{who|Zagrywasz|# zagrywa} ze wzmocnieniem: {card}.",
    ja="{who|あなた|#}は{card}を強化して使った。",
)
_p(
    "BattleCardPlayed paid",
    en="{who|You|#} played {card} for {n}~Force: {left} left.",
    pl="{who|Zagrywasz|# zagrywa} za {n|#~punkt|#~punkty|#~punktów} Mocy: {card}. Stan: {left}.",
    ja="{who|あなた|#}はフォース{n:点}で{card}を使った（残り{left:点}）。",
)
_p(
    "BattleCardPlayed enhance paid",
    en="{who|You|#} played {card} with Enhance for {n}~Force: {left} left.",
    pl="{who|Zagrywasz|# zagrywa} ze wzmocnieniem za {n|#~punkt|#~punkty|#~punktów} Mocy: {card}. Stan: {left}.",
    ja="{who|あなた|#}はフォース{n:点}で{card}を強化して使った（残り{left:点}）。",
)
_p(
    "BattleCardDisrupted",
    en="{card} was disrupted: it has no effect.",
    pl="{card}: karta zostaje przerwana i~nie działa.",
    ja="{card}は妨害され、効果が発生しない。",
)
_p(
    "EffectBegan",
    en="{who|You are|# is} under an effect of {card} {why}.",
    pl="{card}: efekt dotyczy gracza ({who|ty|#}) {why}.",
    ja="{why}、{card}の効果が{who|あなた|#}にかかる。",
)
_p(
    "EffectBegan barred",
    en="{who|You|#} can't {what} {why} ({card}).",
    pl="{who|Nie możesz|# nie może} {what} {why} ({card}).",
    ja="{why}、{who|あなた|#}は{what}（{card}）。",
)
_p(
    "EffectBegan on",
    en="{cards}: an effect of {card} {why}.",
    pl="{cards}: efekt karty {card} {why}.",
    ja="{why}、{cards}に{card}の効果がかかる。",
)
_p(
    "EffectBegan on waits",
    en="{cards}: an effect of {card} is still to come ({why}).",
    pl="{cards}: efekt karty {card} dopiero nastąpi ({why}).",
    ja="{cards}：{card}の効果はこのあと発生する（{why}）。",
)
_p(
    "EffectBegan on barred",
    en="{cards} can't {what} {why} ({card}).",
    pl="{cards}: nie może {what} {why} ({card}).",
    ja="{why}、{cards}は{what}（{card}）。",
)
_p(
    "EffectBegan gives",
    en="{cards} got {what} {why} ({card}).",
    pl="{cards}: {what} {why} ({card}).",
    ja="{why}、{cards}は{what}を得た（{card}）。",
)
_p(
    "EffectBegan gives own",
    en="{cards} got {what} {why}.",
    pl="{cards}: {what} {why}.",
    ja="{why}、{cards}は{what}を得た。",
)
_p(
    "Passed",
    en="{who|You|#} passed ({what}).",
    pl="{who|Ty|#}: pas ({what}).",
    ja="{who|あなた|#}はパスした（{what}）。",
)
_p(
    "Passed both",
    en="Both players passed ({what}).",
    pl="Obie strony: pas ({what}).",
    ja="両方のプレイヤーがパスした（{what}）。",
)

# ---- control
_p(
    "ControlTaken",
    en="{who|You|#} gained control of {card} ({why}).",
    pl="{who|Przejmujesz|# przejmuje} kontrolę: {card} ({why}).",
    ja="{who|あなた|#}は{card}のコントロールを得た（{why}）。",
)
_p(
    "ControlEnded",
    en="{card} is {who|yours|#'s} again.",
    pl="Wraca do gracza ({who|ty|#}): {card}.",
    ja="{card}は{who|あなた|#}のものにもどった。",
)

# ---- contests
_p(
    "BidMade",
    en="{who|You|#} bid {n}~Force on {card}.",
    pl="{who|Oferujesz|# oferuje} {n|#~punkt|#~punkty|#~punktów} Mocy: {card}.",
    ja="{who|あなた|#}は{card}にフォース{n:点}をビッドした。",
)
_p(
    "ContestEnded",
    en="{who|You|#} won the contest with {card} and paid {n}~Force.",
    pl="{who|Wygrywasz|# wygrywa} spór ({card}), płacąc {n|#~punkt|#~punkty|#~punktów} Mocy.",
    ja="{who|あなた|#}は{card}で競合に勝ち、フォースを{n:点}支払った。",
)
_p("lasting", en="{a}: {what} ({why})", pl="{a}: {what} ({why})", ja="{a}：{what}（{why}）")
_p("standing", en="{a}: {what}", pl="{a}: {what}", ja="{a}：{what}")
_p("stacked", en="Stack of {n} cards: {what}", pl="Stos {n} kart: {what}", ja="{n}枚のスタック：{what}")

# ---- ends
_p(
    "end SW-GOAL-3",
    en="Two arenas are controlled at the end of the turn.",
    pl="Na końcu tury kontrolowane są dwie areny.",
    ja="ターン終了時に2つのアリーナが制圧されている。",
)
_p(
    "end SW-GOAL-6",
    en="{who|You have|# has} no card left to draw.",
    pl="{who|Nie masz|# nie ma} już karty do dobrania.",
    ja="{who|あなた|#}は山札を引けなかった。",
)
_p(
    "end SW-GOAL-7",
    en="A card says so.",
    pl="Tak mówi tekst karty.",
    ja="カードの効果による。",
)
