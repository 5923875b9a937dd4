"""Why something can't be done at a Pokémon table: a sentence for each rule that may be cited, by its reason.

A rule is an ID of the ledger, or a card's id and what of it forbids: a node ("dp2-80:CannotUse") or a field
("sm2-165:only_if").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from stolik.games.pokemon.text.lexicon import pl
from stolik.games.pokemon.text.names import called, card_name
from stolik.games.pokemon.text.table import TYPES
from stolik.text.slots import seen
from stolik.text.table import grammar, word, worded

GAMES: Final = ("PK-", "P2-")
"""How the rules of the two Pokémon games begin."""
REFUSALS: Final = grammar()
_p = REFUSALS.phrase

for _rule in ("PK-TURN-1", "P2-TURN-1"):
    _p(
        f"{_rule} who",
        en="It is {who|your|#'s} turn now.",
        pl="{who|Teraz twoja tura|Teraz gra: #}.",
        ja="いまは{who|あなた|#さん}の番です。",
    )
    _p(
        f"{_rule} asked",
        en="Something else is asked first.",
        pl="Najpierw trzeba odpowiedzieć na pytanie.",
        ja="先に別の選択があります。",
    )
    _p(
        f"{_rule} setup",
        en="The table is still being set up.",
        pl="Trwa jeszcze przygotowanie.",
        ja="まだ対戦準備中です。",
    )
    _p(_rule, en="It is not your turn.", pl="To nie twoja tura.", ja="いまはあなたの番ではありません。")
for _rule, _en, _pl, _ja in (
    (
        "PK-SETUP-5",
        "one as the Active Pokémon, up to five on the Bench",
        "jednego jako aktywnego, do pięciu na ławkę",
        "バトル場に1匹、ベンチに5匹まで",
    ),
    (
        "P2-SETUP-8",
        "two as the team's Active Pokémon, others on its Bench",
        "dwa jako aktywne Pokémony drużyny, dalsze na jej ławkę",
        "ペアのバトル場に2匹、残りはベンチ",
    ),
):
    _p(
        f"{_rule} card",
        en="{card} is no Basic Pokémon. Only those are laid before the first turn.",
        pl="{card}: to nie jest podstawowy Pokémon. Przed pierwszą turą wykłada się tylko takie.",
        ja="「{card}」はたねポケモンではありません。最初の番の前に出せるのはたねポケモンだけです。",
    )
    _p(
        _rule,
        en=f"Before the first turn Basic Pokémon are laid when it is time for it: {_en}.",
        pl=f"Podstawowe Pokémony wykłada się przed pierwszą turą, gdy przyjdzie na to pora: {_pl}.",
        ja=f"最初の番の前に、決められたときにたねポケモンを出します：{_ja}。",
    )
for _rule in ("PK-SETUP-8", "P2-SETUP-12"):
    _p(
        _rule,
        en="Only a hand without a Basic Pokémon is dealt again.",
        pl="Rozdaje się od nowa tylko wtedy, gdy na ręce nie ma podstawowego Pokémona.",
        ja="引き直しができるのは、手札にたねポケモンがないときだけです。",
    )
_p(
    "PK-TURN-4",
    en="That is none of the things a turn is made of: only cards of your hand and Pokémon in play can be used.",
    pl="Tego nie można zrobić w swojej turze: użyć można tylko kart z ręki i Pokémonów w grze.",
    ja="番の中でできるのは、自分の手札と場のポケモンを使う行動だけです。",
)
_p(
    "PK-BENCH-1 full",
    en="Your Bench is full.",
    pl="Twoja ławka jest pełna.",
    ja="ベンチがいっぱいです。",
)
_p(
    "PK-BENCH-1 card",
    en="{card} is no Basic Pokémon. Only those are put onto the Bench.",
    pl="{card}: to nie jest podstawowy Pokémon. Na ławkę wystawia się tylko takie.",
    ja="「{card}」はたねポケモンではありません。ベンチに出せるのはたねポケモンだけです。",
)
_p(
    "PK-BENCH-1",
    en="Only Basic Pokémon are put onto the Bench, while there is room.",
    pl="Na ławkę wystawia się tylko podstawowe Pokémony, dopóki jest miejsce.",
    ja="ベンチに出せるのは、空きがあるときのたねポケモンだけです。",
)
_p(
    "PK-BENCH-2",
    en="Your Bench is full: with two Active Pokémon it holds four.",
    pl="Twoja ławka jest pełna: przy dwóch aktywnych Pokémonach mieszczą się na niej cztery.",
    ja="ベンチがいっぱいです。バトルポケモンが2匹のとき、ベンチは4匹までです。",
)
_p(
    "PK-EVO-1 pair",
    en="{card} doesn't evolve from {a}.",
    pl="{card} nie jest ewolucją tego Pokémona: {a}.",
    ja="「{card}」は「{a}」から進化しません。",
)
_p(
    "PK-EVO-1 none",
    en="{card} evolves from {b}: there is none on your side.",
    pl="{card} to ewolucja Pokémona, którego nie ma po twojej stronie: {b}.",
    ja="「{card}」は「{b}」から進化しますが、自分の場にいません。",
)
_p(
    "PK-EVO-1 foe",
    en="Only your own Pokémon can be evolved.",
    pl="Ewoluować można tylko własne Pokémony.",
    ja="進化させられるのは自分のポケモンだけです。",
)
_p(
    "PK-EVO-1",
    en="A card goes only onto the Pokémon that it evolves from.",
    pl="Kartę ewolucji kładzie się tylko na Pokémona, z którego powstaje.",
    ja="進化カードは、進化前のポケモンにだけ重ねられます。",
)
_p(
    "PK-EVO-5 pokemon",
    en="{a} came into play or evolved this turn. It can't evolve now.",
    pl="{a} jest w grze od tej tury albo już w niej ewoluuje. Nie może teraz ewoluować.",
    ja="「{a}」はこの番に場に出たか進化したので、いまは進化できません。",
)
_p(
    "PK-EVO-5",
    en="A Pokémon that came into play or evolved this turn can't evolve.",
    pl="Pokémon, który wszedł do gry lub ewoluował w tej turze, nie może ewoluować.",
    ja="この番に場に出たり進化したりしたポケモンは進化できません。",
)
_p(
    "PK-EVO-6",
    en="Nobody may evolve Pokémon in their own first turn.",
    pl="W swojej pierwszej turze nie można ewoluować Pokémonów.",
    ja="自分の最初の番には進化できません。",
)
_p(
    "PK-EVO-7",
    en="An effect keeps this Pokémon from evolving.",
    pl="Efekt nie pozwala temu Pokémonowi ewoluować.",
    ja="効果により、このポケモンは進化できません。",
)
_p(
    "PK-EVO-8 pair",
    en="{card} is put only onto your own Active Pokémon of its name, not in your first turn, "
    "and not onto one that came into play or evolved this turn.",
    pl="{card}: tę kartę kładzie się tylko na własnego aktywnego Pokémona tej nazwy, nie w pierwszej turze "
    "i nie na takiego, który wszedł do gry lub ewoluował w tej turze.",
    ja="「{card}」は、同じ名前の自分のバトルポケモンにだけ重ねられます。最初の番や、この番に出たり進化したりしたポケモンには使えません。",
)
_p(
    "PK-EVO-8",
    en="A Pokémon LV.X goes only onto the Active Pokémon of its name.",
    pl="Pokémona LV.X kładzie się tylko na aktywnego Pokémona tej samej nazwy.",
    ja="ポケモンLV.Xは、同じ名前のバトルポケモンにだけ重ねられます。",
)
_p(
    "PK-ENERGY-1 used",
    en="You have attached an Energy card this turn. One Energy card a turn.",
    pl="W tej turze dołączono już kartę energii. Na turę przypada jedna.",
    ja="この番はすでにエネルギーをつけました。手札からつけられるのは1ターンに1枚です。",
)
_p(
    "PK-ENERGY-1 foe",
    en="Energy is attached to your own Pokémon only.",
    pl="Energię dołącza się tylko do własnych Pokémonów.",
    ja="エネルギーをつけられるのは自分のポケモンだけです。",
)
_p(
    "PK-ENERGY-1",
    en="Only an Energy card can be attached, once a turn, to one of your Pokémon.",
    pl="Dołączyć można tylko kartę energii, raz na turę, do własnego Pokémona.",
    ja="つけられるのはエネルギーカードだけです。1ターンに1回、自分のポケモンにつけます。",
)
_p("PK-ENERGY-2 missing", en="{what} missing.", pl="Brakuje {what}.", ja="{what}足りません。")
_p(
    "PK-ENERGY-2",
    en="There is not enough Energy for this attack.",
    pl="Za mało energii na ten atak.",
    ja="このワザに必要なエネルギーが足りません。",
)
_p(
    "PK-TRAINER-1 card",
    en="{card} could do nothing now.",
    pl="{card}: ta karta nic by teraz nie zrobiła.",
    ja="「{card}」を使っても、いまは何も起こりません。",
)
_p(
    "PK-TRAINER-1",
    en="A Trainer card can't be played if it could do nothing.",
    pl="Karty Trenera nie można zagrać, jeśli nic by nie zrobiła.",
    ja="何も起こらないトレーナーのカードは使えません。",
)
_p(
    "PK-TRAINER-2",
    en="You have played a Supporter this turn. One Supporter a turn.",
    pl="W tej turze zagrano już supportera. Na turę przypada jeden.",
    ja="この番はすでにサポーターを使いました。サポーターは1ターンに1枚です。",
)
_p(
    "PK-TRAINER-3 same",
    en="{card} is in play already.",
    pl="{card}: ten stadion jest już w grze.",
    ja="「{card}」はすでに場に出ています。",
)
_p(
    "PK-TRAINER-3",
    en="You have played a Stadium this turn. One Stadium a turn.",
    pl="W tej turze zagrano już stadion. Na turę przypada jeden.",
    ja="この番はすでにスタジアムを出しました。スタジアムは1ターンに1枚です。",
)
_p(
    "PK-TRAINER-4",
    en="That card stays in play: only your own Fossil can be discarded.",
    pl="Ta karta zostaje w grze: odrzucić można tylko własną skamieniałość.",
    ja="そのカードは場に残ります。トラッシュできるのは自分の化石だけです。",
)
_p(
    "PK-TRAINER-5",
    en="You can't play a Trainer card now: you went first and this is your first turn.",
    pl="Nie możesz teraz zagrać karty Trenera: zaczynasz partię i trwa twoja pierwsza tura.",
    ja="いまはトレーナーのカードを使えません。先攻の最初の番だからです。",
)
_p(
    "PK-RETREAT-1 place",
    en="Only your Active Pokémon can retreat.",
    pl="Wycofać można tylko swojego aktywnego Pokémona.",
    ja="にげられるのは自分のバトルポケモンだけです。",
)
_p(
    "PK-RETREAT-1 bench",
    en="There is no Benched Pokémon to take its place.",
    pl="Nie ma na ławce Pokémona, który by go zastąpił.",
    ja="入れ替わるベンチポケモンがいません。",
)
_p(
    "PK-RETREAT-1 cost",
    en="Retreating costs {most}~Energy. {a} has {n}.",
    pl="Wycofanie kosztuje {most|jedną energię|#~energie|#~energii}. {a} ma: {n}.",
    ja="にげるにはエネルギーが{most:個}必要です。「{a}」には{n:個}しかついていません。",
)
_p(
    "PK-RETREAT-1",
    en="This Pokémon can't retreat.",
    pl="Tego Pokémona nie można wycofać.",
    ja="このポケモンはにげられません。",
)
_p(
    "PK-RETREAT-3 pokemon",
    en="{a} is Asleep or Paralyzed and can't retreat.",
    pl="{a} śpi lub jest pod wpływem paraliżu i~nie może się wycofać.",
    ja="「{a}」はねむりかマヒなので、にげられません。",
)
_p(
    "PK-RETREAT-3",
    en="A Pokémon that is Asleep or Paralyzed can't retreat.",
    pl="Uśpiony lub sparaliżowany Pokémon nie może się wycofać.",
    ja="ねむりやマヒのポケモンはにげられません。",
)
_p(
    "PK-RETREAT-4",
    en="You have retreated this turn. One retreat a turn.",
    pl="W tej turze było już wycofanie. Na turę przypada jedno.",
    ja="この番はすでににげました。にげられるのは1ターンに1回です。",
)
_p(
    "PK-POWER-1 body",
    en="A Poké-Body works by itself. It is not used.",
    pl="Poké-Body działa samo. Nie trzeba go używać.",
    ja="ポケボディーは自動ではたらきます。使う必要はありません。",
)
_p(
    "PK-POWER-1 body sm",
    en="This Ability works by itself. It is not used.",
    pl="Ta zdolność działa sama. Nie trzeba jej używać.",
    ja="この特性は自動ではたらきます。使う必要はありません。",
)
_p(
    "PK-POWER-1 foe sm",
    en="Only Abilities of your own Pokémon can be used.",
    pl="Użyć można tylko zdolności własnego Pokémona.",
    ja="使えるのは自分のポケモンの特性だけです。",
)
_p(
    "PK-POWER-1 foe",
    en="Only Poké-Powers of your own Pokémon can be used.",
    pl="Użyć można tylko Poké-Poweru własnego Pokémona.",
    ja="使えるのは自分のポケモンのポケパワーだけです。",
)
_p(
    "PK-POWER-1 active",
    en="{what} works only while {a} is Active.",
    pl="{what} działa tylko wtedy, gdy {a} jest na polu aktywnym.",
    ja="「{what}」を使えるのは、「{a}」がバトル場にいるときだけです。",
)
_p(
    "PK-POWER-1 bench",
    en="{what} works only while {a} is on the Bench.",
    pl="{what} działa tylko wtedy, gdy {a} jest na ławce.",
    ja="「{what}」を使えるのは、「{a}」がベンチにいるときだけです。",
)
_p(
    "PK-POWER-1 power",
    en="{what} can't be used now: its text doesn't allow it, or it could do nothing.",
    pl="{what}: nie można tego teraz użyć, bo tekst nie pozwala albo nic by się nie stało.",
    ja="「{what}」はいま使えません。条件に合わないか、使っても何も起こりません。",
)
_p(
    "PK-POWER-1",
    en="This can't be used now: its text doesn't allow it, or it could do nothing.",
    pl="Nie można tego teraz użyć: tekst nie pozwala albo nic by się nie stało.",
    ja="いまは使えません。条件に合わないか、使っても何も起こりません。",
)
_p(
    "PK-POWER-2",
    en="This Poké-Power was used this turn. Once a turn.",
    pl="Tego Poké-Poweru użyto już w tej turze. Wolno raz na turę.",
    ja="このポケパワーはこの番すでに使いました。1ターンに1回です。",
)
_p(
    "PK-POWER-2 sm",
    en="This Ability was used this turn. Once a turn.",
    pl="Tej zdolności użyto już w~tej turze. Wolno raz na turę.",
    ja="この特性はこの番すでに使いました。1ターンに1回です。",
)
_p(
    "PK-POWER-4",
    en="This Poké-Power can't be used while its Pokémon has a Special Condition.",
    pl="Tego Poké-Poweru nie można użyć, gdy Pokémon ma stan specjalny.",
    ja="特殊状態のポケモンのこのポケパワーは使えません。",
)
_p(
    "PK-POWER-4 sm",
    en="This Ability can't be used while its Pokémon has a Special Condition.",
    pl="Tej zdolności nie można użyć, gdy Pokémon ma stan specjalny.",
    ja="特殊状態のポケモンのこの特性は使えません。",
)
_p(
    "PK-ATTACK-1 foe",
    en="This is your opponent's Pokémon. Only your own attacks.",
    pl="To Pokémon przeciwnika. Atakuje tylko twój aktywny Pokémon.",
    ja="それは相手のポケモンです。ワザを使えるのは自分のバトルポケモンだけです。",
)
_p(
    "PK-ATTACK-1 bench",
    en="{a} is on the Bench. Only an Active Pokémon attacks.",
    pl="{a} jest na ławce. Atakuje tylko aktywny Pokémon.",
    ja="「{a}」はベンチにいます。ワザを使えるのはバトルポケモンだけです。",
)
_p(
    "PK-ATTACK-1",
    en="Only your Active Pokémon attacks.",
    pl="Atakuje tylko aktywny Pokémon.",
    ja="ワザを使えるのは自分のバトルポケモンだけです。",
)
_p(
    "PK-COND-4",
    en="This Pokémon is Asleep: it can't attack.",
    pl="Ten Pokémon jest uśpiony: nie może atakować.",
    ja="このポケモンはねむりなので、ワザを使えません。",
)
_p(
    "PK-COND-6",
    en="This Pokémon is Paralyzed: it can't attack.",
    pl="Ten Pokémon jest sparaliżowany: nie może atakować.",
    ja="このポケモンはマヒなので、ワザを使えません。",
)
for _n, (_en, _pl, _ja) in enumerate(
    (
        ("the last Prize card is taken", "ostatnia Nagroda jest wzięta", "サイドがすべてとられました"),
        ("a player has no Pokémon left in play", "gracz nie ma już Pokémonów w grze", "場のポケモンがいなくなりました"),
        ("a player could not draw a card", "gracz nie mógł dobrać karty", "山札を引けませんでした"),
        ("one player won in more ways", "jeden gracz wygrał na więcej sposobów", "勝利条件の数で決まりました"),
        ("it was decided in Sudden Death", "rozstrzygnęła ją nagła śmierć", "サドンデスで決まりました"),
        ("a player resigned", "została poddana", "投了がありました"),
    ),
    1,
):
    _p(
        f"PK-END-{_n}",
        en=f"The game is over: {_en}.",
        pl=f"Partia jest skończona: {_pl}.",
        ja=f"対戦は終わっています。{_ja}。",
    )
# ---- two against two
_p(
    "P2-FIELD-2 limit",
    en="Your team's Bench is full: it holds {most}~Pokémon.",
    pl="Ławka twojej drużyny jest pełna: mieści {most|jednego Pokémona|#~Pokémony|#~Pokémonów}.",
    ja="ペアのベンチがいっぱいです。ベンチは{most:匹}までです。",
)
_p(
    "P2-FIELD-2",
    en="Your team's Bench is full.",
    pl="Ławka twojej drużyny jest pełna.",
    ja="ペアのベンチがいっぱいです。",
)
_p(
    "P2-TURN-4 supporter",
    en="You have played a Supporter this turn. One Supporter a turn, for each partner in the own turn.",
    pl="W tej turze zagrano już supportera. Każdy z~partnerów ma jednego na swoją turę.",
    ja="この番はすでにサポーターを使いました。サポーターは、それぞれ自分の番に1枚です。",
)
_p(
    "P2-TURN-4 retreat",
    en="A Pokémon of your team has retreated this turn. One retreat a turn, for each partner in the own turn.",
    pl="W tej turze było już wycofanie. Każdy z~partnerów ma jedno na swoją turę.",
    ja="この番はすでににげました。にげられるのは、それぞれ自分の番に1回です。",
)
_p(
    "P2-TURN-4",
    en="That was done this turn. It is done once a turn, by each partner in the own turn.",
    pl="To zrobiono już w~tej turze. Każdy z~partnerów może to zrobić raz na swoją turę.",
    ja="この番はすでに行いました。できるのは、それぞれ自分の番に1回です。",
)
_p(
    "P2-TURN-7 last",
    en="In round~1 nobody attacks before {of|you do|#}. Only the team that goes first may, with an attack whose text "
    "allows it.",
    pl="W~rundzie~1 nikt nie atakuje przed {of|twoją turą|turą gracza #}. Wcześniej może to zrobić tylko drużyna "
    "zaczynająca, i~tylko atakiem, którego tekst na to pozwala.",
    ja="1巡目は{of|あなた|#さん}の番からワザを使えます。例外は、先攻の最初の番に使えると書かれたワザを先攻が使うときだけです。",
)
_p(
    "P2-TURN-7",
    en="In round~1 only the last player attacks. Before, only the team that goes first may, with an attack whose text "
    "allows it.",
    pl="W~rundzie~1 atakuje tylko ostatni gracz. Wcześniej może to zrobić tylko drużyna zaczynająca, i~tylko atakiem, "
    "którego tekst na to pozwala.",
    ja="1巡目にワザを使えるのは最後のプレイヤーだけです。例外は、先攻の最初の番に使えると書かれたワザを先攻が使うときだけです。",
)
_p(
    "P2-TURN-9 last",
    en="Only the team that goes first may use this attack so early. Of your team {of|you attack|# attacks} first.",
    pl="Tak wcześnie może użyć tego ataku tylko drużyna zaczynająca. W~twojej pierwszy atak należy do "
    "{of|ciebie|gracza #}.",
    ja="このワザをこれほど早く使えるのは先攻だけです。あなたのペアで先にワザを使えるのは{of|あなた|#さん}です。",
)
_p(
    "P2-TURN-9",
    en="In the first turn of the team that goes second nobody attacks, whatever the attack says.",
    pl="W~pierwszej turze drugiej drużyny nikt nie atakuje, cokolwiek mówi tekst ataku.",
    ja="後攻のペアの最初の番には、どんなワザも使えません。",
)
_p(
    "P2-TURN-13 when",
    en="Nobody puts an evolution card onto a Pokémon in round~1. {a} can evolve from {next|your|#'s} turn in round~{n} "
    "on.",
    pl="W~rundzie~1 nikt nie kładzie na Pokémony kart ewolucji. {a} może ewoluować od {next|twojej tury|tury gracza #} "
    "w~rundzie~{n}.",
    ja="1巡目には、手札から進化させることはできません。「{a}」が進化できるのは、{n}巡目の{next|あなた|#さん}の番からです。",
)
_p(
    "P2-TURN-13",
    en="Nobody puts an evolution card onto a Pokémon in round~1.",
    pl="W~rundzie~1 nikt nie kładzie na Pokémony kart ewolucji.",
    ja="1巡目には、手札から進化させることはできません。",
)
_p(
    "P2-TURN-14 when",
    en="{a} came into play or evolved this turn. It can evolve from {next|your|#'s} turn in round~{n} on.",
    pl="{a} jest w~grze od tej tury albo już w~niej ewoluuje. Może ewoluować od {next|twojej tury|tury gracza #} "
    "w~rundzie~{n}.",
    ja="「{a}」はこの番に場に出たか進化しました。進化できるのは、{n}巡目の{next|あなた|#さん}の番からです。",
)
_p(
    "P2-TURN-14",
    en="A Pokémon that came into play or evolved this turn can evolve in a later turn of its team, from round~2 on.",
    pl="Pokémon, który w~tej turze wszedł do gry lub ewoluował, może ewoluować w~późniejszej turze swojej drużyny, "
    "od rundy~2.",
    ja="この番に場に出たり進化したりしたポケモンが進化できるのは、自分のペアの後の番、2巡目からです。",
)
_p(
    "P2-TURN-35",
    en="You have used your GX attack of this game. Each player uses one.",
    pl="W~tej partii twój atak GX jest już wykorzystany. Każdy gracz ma jeden.",
    ja="この対戦のGXワザはすでに使いました。GXワザは1人1回です。",
)
_p(
    "PK-SM-2",
    en="Who goes first does not attack in the first turn of the game, except with an attack whose text allows it.",
    pl="Kto zaczyna, nie atakuje w~pierwszej turze partii, chyba że tekst ataku na to pozwala.",
    ja="先攻は対戦の最初の番にワザを使えません。例外は、先攻の最初の番に使えると書かれたワザだけです。",
)
_p(
    "PK-SM-5",
    en="You have used your GX attack of this game. Each player uses one.",
    pl="W~tej partii twój atak GX jest już wykorzystany. Każdy gracz ma jeden.",
    ja="この対戦のGXワザはすでに使いました。GXワザは1人1回です。",
)
_p(
    "P2-BASE-2",
    en="You can't play a Trainer card now: at this table the first turn of the game is without Trainers.",
    pl="Nie możesz teraz zagrać karty Trenera: przy tym stole pierwszą turę partii gra się bez Trenerów.",
    ja="いまはトレーナーズを使えません。このテーブルでは、対戦の最初の番には使えない設定です。",
)
_p(
    "P2-V11-1",
    en="You can't attach Energy from the hand in round~1: you have the first turn of the game (version 1.1).",
    pl="W~rundzie~1 nie możesz dołączyć energii z~ręki: masz pierwszą turę partii (wersja 1.1).",
    ja="1巡目のあなたの番には、手札からエネルギーをつけられません。対戦の最初の番だからです（バージョン1.1）。",
)
for _n, (_en, _pl, _ja) in enumerate(
    (
        ("a team has taken all its Prize cards", "drużyna wzięła wszystkie Nagrody", "ペアのサイドがなくなりました"),
        (
            "a team has no Pokémon left in play",
            "drużyna nie ma już Pokémonów w~grze",
            "ペアの場のポケモンがいなくなりました",
        ),
        ("a deck has run out", "skończyła się jedna z~talii", "山札の1つがなくなりました"),
        (
            "both teams met winning conditions at once",
            "obie drużyny naraz spełniły warunki wygranej",
            "両ペアが同時に勝利条件を満たしました",
        ),
        ("a team resigned", "jedna z~drużyn ją poddała", "投了がありました"),
    ),
    1,
):
    _p(
        f"P2-END-{_n}",
        en=f"The game is over: {_en}.",
        pl=f"Partia jest skończona: {_pl}.",
        ja=f"対戦は終わっています。{_ja}。",
    )
_p(
    "CannotUse attack",
    en="{card} forbids it: {what} can't be used now.",
    pl="{card} tego zabrania: {what} nie może być teraz użyte.",
    ja="「{card}」の効果により、「{what}」はいま使えません。",
)
_p(
    "CannotUse",
    en="{card} forbids this attack now.",
    pl="{card} zabrania teraz tego ataku.",
    ja="「{card}」の効果により、このワザはいま使えません。",
)
_p(
    "CanUseOnly attack",
    en="{card} allows another attack only: {what} can't be used now.",
    pl="{card} pozwala tylko na inny atak: {what} nie może być teraz użyte.",
    ja="「{card}」の効果により、「{what}」はいま使えません。",
)
_p(
    "CanUseOnly",
    en="{card} allows only another attack now.",
    pl="{card} pozwala teraz tylko na inny atak.",
    ja="「{card}」の効果により、いまは別のワザしか使えません。",
)
_p(
    "CannotPlay",
    en="{card} forbids playing this card now.",
    pl="{card} zabrania teraz zagrać tę kartę.",
    ja="「{card}」の効果により、このカードはいま使えません。",
)
_p(
    "CannotAttach",
    en="{card} forbids attaching this card now.",
    pl="{card} zabrania teraz dołączyć tę kartę.",
    ja="「{card}」の効果により、このカードはいまつけられません。",
)
_p(
    "Cannot",
    en="{card} keeps this Pokémon from retreating now.",
    pl="{card} nie pozwala teraz wycofać tego Pokémona.",
    ja="「{card}」の効果により、このポケモンはいまにげられません。",
)
_p(
    "Cannot attack",
    en="{card} keeps this Pokémon from attacking now.",
    pl="{card} nie pozwala teraz temu Pokémonowi atakować.",
    ja="「{card}」の効果により、このポケモンはいまワザを使えません。",
)
_p(
    "Cannot power",
    en="{card} keeps this Pokémon from using {what} now.",
    pl="{card} nie pozwala teraz temu Pokémonowi użyć: {what}.",
    ja="「{card}」の効果により、このポケモンはいま「{what}」を使えません。",
)
_p(
    "NoAbility",
    en="{card} takes {what} away from this Pokémon now.",
    pl="{card} odbiera teraz temu Pokémonowi: {what}.",
    ja="「{card}」の効果により、このポケモンの「{what}」はいまはたらきません。",
)
_p(
    "stage",
    en="{card} can't retreat: its own text says so.",
    pl="{card}: tej karty nie można wycofać, bo tak mówi jej tekst.",
    ja="「{card}」は、カードの説明のとおり、にげられません。",
)
_p(
    "only_if",
    en="The text of {card} says when it may be played, and that is not now.",
    pl="{card}: tekst tej karty mówi, kiedy wolno ją zagrać, a teraz tak nie jest.",
    ja="「{card}」の説明にある条件が満たされていないので、いまは使えません。",
)
_p(
    "only_if attack",
    en="{what} can't be used now: its text doesn't allow it.",
    pl="{what}: tego ataku nie można teraz użyć, bo jego tekst na to nie pozwala.",
    ja="「{what}」はいま使えません。ワザに書かれた条件に合わないからです。",
)
_p(
    "limit",
    en="You used {card} this turn already. Its text allows it once a turn.",
    pl="{card}: w~tej turze już to było, a tekst pozwala na to raz na turę.",
    ja="「{card}」の効果はこの番すでに使いました。1ターンに1回です。",
)
_p("", en="{card} forbids this now.", pl="{card} teraz tego zabrania.", ja="「{card}」の効果により、いまはできません。")

#: The rules that have a sentence.
RULES: Final = tuple(dict.fromkeys(key.partition(" ")[0] for key in REFUSALS.phrases() if key.startswith(GAMES)))


def text(rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
    """The sentence for a rule, as exact as the facts allow. Raises KeyError for an unknown rule.

    Facts, all optional: those of stolik.games.pokemon.rules.grounds, and `names`, the players' names by seat.
    """
    known = dict(facts or {})
    if not rule.startswith(GAMES):
        return _by_card(rule, lang, known)
    reason = _reason(rule, known)
    era = getattr(known.get("pokemon"), "era", "")  # what is called a Poké-Power here is an Ability since
    reasons = (f"{reason} {era}".strip(), reason, era) if era else (reason,)
    return worded(REFUSALS, rule, reasons, _values(known, lang), lang)


def _by_card(rule: str, lang: str, facts: Mapping[str, Any]) -> str:
    """What a card's text forbids. Raises KeyError for a card that is not in the pool."""
    card, _, what = rule.partition(":")
    values = {"card": card_name(facts["pool"][card], lang)} if "pool" in facts else {"card": card}
    for fact in ("attack", "power"):
        if fact in facts:
            values["what"] = facts[fact]
            what = f"{what} {fact}" if f"{what} {fact}" in REFUSALS.phrases() else what
    known = what in REFUSALS.phrases() and set(REFUSALS.slots(what)) <= values.keys()
    return REFUSALS.text(what if known else "", lang, **values)


def _turn(facts: Mapping[str, Any]) -> str:
    if facts.get("to_move", -1) < 0:
        return "setup" if facts.get("phase") == "setup" else ""
    return "asked" if facts.get("to_move") == facts.get("seat") else "who"


def _evolving(facts: Mapping[str, Any]) -> str:
    if facts.get("own") is False:
        return "foe"
    return "none" if facts.get("lower") is False else "pair" if "pokemon" in facts else ""


def _retreating(facts: Mapping[str, Any]) -> str:
    if not facts.get("own") or not facts.get("active"):
        return "place" if "pokemon" in facts else ""
    return "cost" if facts.get("have", 0) < facts.get("cost", 0) else "" if facts.get("bench") else "bench"


def _power(facts: Mapping[str, Any]) -> str:
    if "power" not in facts:
        return ""
    if not facts["power"]:
        return "body"
    if facts.get("own") is False:
        return "foe"
    wanted = facts.get("where")
    return wanted if wanted in ("active", "bench") and (wanted == "active") != facts.get("active") else "power"


def _attacking(facts: Mapping[str, Any]) -> str:
    if "pokemon" not in facts:
        return ""
    return "foe" if facts.get("own") is False else "" if facts.get("active") else "bench"


#: Which of a rule's reasons the facts speak of: the word behind its ID, or what finds it; "" for the rule alone.
_REASONS: Final[Mapping[str, str | Callable[[Mapping[str, Any]], str]]] = {
    "PK-TURN-1": _turn,
    "P2-TURN-1": _turn,
    "PK-SETUP-5": lambda facts: "" if facts.get("basic") else "card",
    "P2-SETUP-8": lambda facts: "" if facts.get("basic") else "card",
    "PK-BENCH-1": lambda facts: "full" if facts.get("basic") and facts.get("full") else "card",
    "PK-EVO-1": _evolving,
    "PK-EVO-5": "pokemon",
    "PK-EVO-8": "pair",
    "P2-TURN-13": "when",
    "P2-TURN-14": "when",
    "P2-FIELD-2": "limit",
    "P2-TURN-4": lambda facts: "supporter" if "card" in facts else "retreat" if "pokemon" in facts else "",
    "P2-TURN-7": "last",
    "P2-TURN-9": "last",
    "PK-ENERGY-1": lambda facts: "foe" if facts.get("own") is False else "used" if facts.get("energy") else "",
    "PK-ENERGY-2": "missing",
    "PK-TRAINER-1": "card",
    "PK-TRAINER-3": lambda facts: "" if facts.get("played") else "same",
    "PK-RETREAT-1": _retreating,
    "PK-RETREAT-3": "pokemon",
    "PK-POWER-1": _power,
    "PK-ATTACK-1": _attacking,
}


def _reason(rule: str, facts: Mapping[str, Any]) -> str:
    """The reason of a rule that the facts speak of; "" where there is none."""
    found = _REASONS.get(rule, "")
    return found if isinstance(found, str) else found(facts)


def _values(facts: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The facts as values of slots; what is not known is left out."""
    values: dict[str, Any] = {}
    for slot, fact in (("card", "card"), ("a", "pokemon")):
        if fact in facts:
            values[slot] = card_name(facts[fact], lang)
    if facts.get("from_name"):
        values["b"] = called(facts["from_name"], lang)
    if "cost" in facts:
        values["most"], values["n"] = facts["cost"], facts.get("have", 0)
    elif "limit" in facts:
        values["most"] = facts["limit"]
    if facts.get("missing"):
        values["what"] = missing(facts["missing"], lang)
    elif said := facts.get("power") or facts.get("attack"):
        values["what"] = said
    names, seat = tuple(facts.get("names", ())), facts.get("to_move", -1)
    if 0 <= seat < len(names):
        values["who"] = seen(names, seat, facts.get("seat"))
    if 0 <= facts.get("next", -1) < len(names):
        values["next"], values["n"] = seen(names, facts["next"], facts.get("seat")), facts["round"]
    if 0 <= facts.get("last", -1) < len(names):
        values["of"] = seen(names, facts["last"], facts.get("seat"))
    return values


def missing(letters: str, lang: str) -> str:
    """Missing Energy in words, without the verb: "One Lightning Energy is", "jednej energii elektrycznej"."""
    counts = {letter: letters.count(letter) for letter in dict.fromkeys(letters)}
    several = len(letters) > 1
    if lang == "ja":
        rows = [f"{word(TYPES[letter], lang)}エネルギーが{count}個" for letter, count in counts.items()]
        return "、".join([f"あと{row}" if not n else row for n, row in enumerate(rows)])
    if lang == "pl":
        rows = []
        for letter, count in counts.items():
            kind = pl.adjective(pl.TYPES[letter], "f" if count == 1 else "pl", "gen")
            rows.append(f"{'jednej' if count == 1 else count} energii {kind}")
        return " i\u00a0".join(rows)
    rows = [f"{'one' if count == 1 else count} {word(TYPES[letter], lang)} Energy" for letter, count in counts.items()]
    said = " and ".join(rows)
    return f"{said[0].upper()}{said[1:]} {'are' if several else 'is'}"
