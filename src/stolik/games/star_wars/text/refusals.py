"""Why something can't be done at a Star Wars table: a sentence for each rule that may be cited, by its reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.games.star_wars.text.table import grammar
from stolik.text.slots import seen
from stolik.text.table import worded

REFUSALS: Final = grammar()

#: Each wording: its rule with the reason behind it, then English, Polish, Japanese.
WORDINGS: Final = (
    # ---- setup
    (
        "SW-SETUP-4",
        "In setup only unit cards of your hand are put into their arenas.",
        "W przygotowaniu wystawia się tylko karty jednostek z ręki, do ich aren.",
        "対戦準備でアリーナに出せるのは、手札のユニットカードだけです。",
    ),
    (
        "SW-SETUP-5 first",
        "What is asked now comes first, then setup goes on.",
        "Najpierw odpowiedz na pytanie, które teraz pada; potem przygotowanie trwa dalej.",
        "先に、いま聞かれていることに答えてください。対戦準備はその後で続きます。",
    ),
    (
        "SW-SETUP-5 who",
        "In setup it is {who|your|#'s} go: whoever has spent less goes on until ahead.",
        "W przygotowaniu {who|teraz twoja kolej|gra teraz #}: kto wydał mniej, wystawia, aż wyjdzie na prowadzenie.",
        "対戦準備では{who|あなた|#さん}の番です。使った点の少ないほうが、上回るまで続けます。",
    ),
    (
        "SW-SETUP-5",
        "The table is still being set up, and it isn't your go.",
        "Trwa przygotowanie i nie jest teraz twoja kolej.",
        "まだ対戦準備中で、いまはあなたの番ではありません。",
    ),
    (
        "SW-SETUP-6 card",
        "{card} costs {most}, and you have {left|one point|#~points} left.",
        "{card} kosztuje {most}, a punktów zostało: {left}.",
        "{card}のコストは{most}ですが、残りは{left:点}です。",
    ),
    (
        "SW-SETUP-6",
        "The points that you have left don't pay for this unit in full.",
        "Pozostałe punkty nie wystarczą na cały koszt tej jednostki.",
        "残りの点では、このユニットのコストを全部支払えません。",
    ),
    (
        "SW-SETUP-7 none",
        "No setup points are left to build with.",
        "Nie ma już punktów przygotowania na budowę.",
        "対戦準備の点が残っていないので、ビルドを始められません。",
    ),
    (
        "SW-SETUP-7",
        "Setup ends with one unit card face down, with all your remaining points on it.",
        "Przygotowanie kończy się położeniem jednej zakrytej karty jednostki ze wszystkimi pozostałymi punktami.",
        "対戦準備は、残りの点をすべて置いたユニットカードを1枚ウラ向きに置いて終わります。",
    ),
    (
        "SW-SETUP-10 card",
        "{card} is no unit. Only units are put or built in setup.",
        "{card} nie jest jednostką. W przygotowaniu wystawia się i buduje tylko jednostki.",
        "{card}はユニットではありません。対戦準備で使えるのはユニットだけです。",
    ),
    (
        "SW-SETUP-10",
        "Battle cards, Missions and Locations can't be played or built in setup.",
        "Kart bitewnych, misji i lokacji nie można zagrywać ani budować w przygotowaniu.",
        "バトルカード、ミッション、ロケーションは対戦準備では使えません。",
    ),
    (
        "SW-SETUP-12",
        "A pilot can't be put onto a unit in setup, only into the Character arena.",
        "W przygotowaniu nie kładzie się pilota na jednostce, tylko wystawia do areny postaci.",
        "対戦準備ではパイロットをユニットに乗せられません。キャラクターアリーナにだけ出せます。",
    ),
    (
        "SW-SETUP-13",
        "Only another version of a unit that you have there can be stacked with it.",
        "W stos układa się tylko inną wersję jednostki, która już tam jest.",
        "重ねられるのは、すでに出ているユニットの別のバージョンだけです。",
    ),
    # ---- stacks
    (
        "SW-STACK-6 pair",
        "{a} can't join {b}: only another version of the same unique does.",
        "{a} nie może dołączyć. W stosie: {b}, a pasuje tylko inna wersja tej samej karty unikalnej.",
        "{a}は{b}に重ねられません。重ねられるのは同じユニークの別のバージョンだけです。",
    ),
    (
        "SW-STACK-6",
        "Only another version of the same unique can join a unit.",
        "Do jednostki może dołączyć tylko inna wersja tej samej karty unikalnej.",
        "ユニットに重ねられるのは、同じユニークの別のバージョンだけです。",
    ),
    (
        "SW-STACK-7 pair",
        "{a} costs less than {b}, so it goes underneath.",
        "{a} kosztuje mniej niż {b}, więc idzie pod spód.",
        "{a}は{b}よりコストが低いので、下に入れます。",
    ),
    (
        "SW-STACK-7",
        "A cheaper version goes under the stack, not on top.",
        "Tańsza wersja idzie pod stos, nie na wierzch.",
        "コストの低いバージョンは、上ではなく下に入れます。",
    ),
    (
        "SW-STACK-8",
        "A stack holds each version once, and four cards at most.",
        "W stosie każda wersja może być raz, a kart najwyżej 4.",
        "1つのスタックに同じバージョンは1枚、全部で4枚までです。",
    ),
    (
        "SW-STACK-14",
        "In your build step only a card that lies in your own stack can be brought on top.",
        "W swoim etapie budowy można przełożyć na wierzch tylko kartę z własnego stosu.",
        "自分のビルドステップに一番上にできるのは、自分のスタックの中のカードだけです。",
    ),
    # ---- building
    (
        "SW-BUILD-1 first",
        "What is asked now comes first, then the build step goes on.",
        "Najpierw odpowiedz na pytanie, które teraz pada; potem etap budowy trwa dalej.",
        "先に、いま聞かれていることに答えてください。ビルドステップはその後で続きます。",
    ),
    (
        "SW-BUILD-1 who",
        "It is {who|your|#'s} build step now.",
        "{who|Teraz twój etap budowy|Etap budowy ma teraz: #}.",
        "いまは{who|あなた|#さん}のビルドステップです。",
    ),
    (
        "SW-BUILD-1",
        "That isn't done in a build step: build, deploy, complete, return, move pilots, reorganise, use an ability.",
        "Tego nie robi się w etapie budowy: można budować, wystawiać, wykonywać misje, przywracać jednostki, przenosić "
        "pilotów, układać stosy i używać zdolności.",
        "ビルドステップでできるのは、ビルド、配備、完成、復帰、パイロットの移動、スタックの入れ替え、能力の使用だけです。",
    ),
    (
        "SW-BUILD-2 battle",
        "{card} is a Battle card. Those aren't built.",
        "{card} to karta bitewna. Takich się nie buduje.",
        "{card}はバトルカードなので、ビルドできません。",
    ),
    (
        "SW-BUILD-2 points",
        "You have no build points left this turn.",
        "W tej turze nie masz już punktów budowy.",
        "このターンのビルドポイントはもうありません。",
    ),
    (
        "SW-BUILD-2",
        "A unit, Mission or Location of your hand is started with at least 1~build point.",
        "Budowę jednostki, misji lub lokacji z ręki zaczyna się co najmniej 1 punktem budowy.",
        "手札のユニット、ミッション、ロケーションのビルドを始めるには、ビルドポイントが1点以上必要です。",
    ),
    (
        "SW-BUILD-3",
        "Build counters go only onto your own partially built cards.",
        "Żetony budowy kładzie się tylko na własne karty w budowie.",
        "ビルドカウンターは、自分のビルド中のカードにだけ置けます。",
    ),
    (
        "SW-BUILD-5 counters",
        "{a} has {n} of {most} build counters.",
        "{a}: żetony budowy {n} z {most}.",
        "{a}のビルドカウンターは{n:個}です。{most:個}必要です。",
    ),
    (
        "SW-BUILD-5",
        "There are too few build counters on this card.",
        "Na tej karcie jest za mało żetonów budowy.",
        "このカードのビルドカウンターが足りません。",
    ),
    (
        "SW-BUILD-7",
        "Only a partially built unit of your own can be deployed.",
        "Wystawić można tylko własną jednostkę w budowie.",
        "配備できるのは、自分のビルド中のユニットだけです。",
    ),
    (
        "SW-BUILD-10 there",
        "{a} isn't retreated.",
        "{a}: ta jednostka nie jest wycofana.",
        "{a}は撤退していません。",
    ),
    (
        "SW-BUILD-10",
        "Only your own retreated units return to their arenas.",
        "Do aren wracają tylko własne wycofane jednostki.",
        "アリーナにもどせるのは、自分の撤退中のユニットだけです。",
    ),
    (
        "SW-BUILD-12 card",
        "{card} is a Battle card. Those aren't played in a build step.",
        "{card} to karta bitewna. Takich nie zagrywa się w etapie budowy.",
        "{card}はバトルカードなので、ビルドステップでは使えません。",
    ),
    (
        "SW-BUILD-12",
        "Battle cards aren't played in a build step.",
        "Kart bitewnych nie zagrywa się w etapie budowy.",
        "バトルカードはビルドステップでは使えません。",
    ),
    (
        "SW-MISSION-1",
        "Only a partially built Mission or Location of your own can be completed.",
        "Wykonać można tylko własną misję lub lokację w budowie.",
        "完成させられるのは、自分のビルド中のミッションかロケーションだけです。",
    ),
    (
        "SW-MISSION-2 card",
        "What {a} asks for isn't there: its condition doesn't hold, or its cost can't be paid.",
        "{a}: warunek tej karty nie jest spełniony albo nie da się zapłacić jej kosztu.",
        "{a}の条件を満たしていないか、コストを支払えません。",
    ),
    (
        "SW-MISSION-2",
        "The condition of this Mission doesn't hold, or its cost can't be paid.",
        "Warunek tej misji nie jest spełniony albo nie da się zapłacić jej kosztu.",
        "このミッションの条件を満たしていないか、コストを支払えません。",
    ),
    # ---- pilots
    (
        "SW-PILOT-1 pair",
        "{a} can't go onto {b}: a Character with a Pilot ability goes onto your own Space or Ground unit.",
        "{a} nie może pilotować: {b}. Pilotem jest postać ze zdolnością Pilot, na własnej jednostce kosmicznej lub "
        "naziemnej.",
        "{a}は{b}に乗れません。乗れるのは、パイロット能力を持つキャラクターが自分の宇宙か地上ユニットに乗る場合だけです。",
    ),
    (
        "SW-PILOT-1",
        "Only a Character with a Pilot ability goes onto one of your Space or Ground units.",
        "Na jednostce kosmicznej lub naziemnej kładzie się tylko postać ze zdolnością Pilot.",
        "宇宙か地上ユニットに乗れるのは、パイロット能力を持つキャラクターだけです。",
    ),
    (
        "SW-PILOT-2 pair",
        "{a} pilots units of another kind than {b}.",
        "{a} pilotuje jednostki innego rodzaju niż {b}.",
        "{a}が操縦できる種類に{b}は入りません。",
    ),
    (
        "SW-PILOT-2",
        "The unit isn't of the kind that stands before the word Pilot.",
        "Ta jednostka nie jest rodzaju, który stoi przy słowie Pilot.",
        "そのユニットは、このパイロットが操縦できる種類ではありません。",
    ),
    (
        "SW-PILOT-3 unit",
        "{b} has no room for another pilot.",
        "{b}: nie ma tam miejsca na kolejnego pilota.",
        "{b}にはもうパイロットが乗れません。",
    ),
    (
        "SW-PILOT-3",
        "One pilot a unit, unless a card allows more.",
        "Na jednostkę przypada jeden pilot, chyba że karta pozwala na więcej.",
        "パイロットは、カードが認めないかぎり、ユニット1体に1体です。",
    ),
    (
        "SW-PILOT-4 unit",
        "{b} is a Droid. No pilot goes onto a Droid.",
        "{b} to Droid. Na takiej jednostce nie kładzie się pilota.",
        "{b}はDroidなので、パイロットは乗れません。",
    ),
    (
        "SW-PILOT-4",
        "No pilot goes onto a Droid.",
        "Na jednostce typu Droid nie kładzie się pilota.",
        "Droidのユニットにパイロットは乗れません。",
    ),
    (
        "SW-PILOT-9 moved",
        "{a} was moved in this build step already. Each pilot moves once.",
        "{a}: ten pilot był już przenoszony w tym etapie budowy. Każdy pilot przenosi się raz.",
        "{a}はこのビルドステップですでに移動しました。パイロットの移動は1回ずつです。",
    ),
    (
        "SW-PILOT-9",
        "A pilot moves once in your build step: onto your unit in an arena, to another unit, or off its unit.",
        "W swoim etapie budowy pilota przenosi się raz: na jednostkę w arenie, na inną jednostkę albo z jednostki.",
        "パイロットは自分のビルドステップに1回だけ、アリーナの自分のユニットに乗るか、別のユニットに移るか、降りることができます。",
    ),
    (
        "SW-PILOT-19",
        "This card can't pilot the unit, and the pilot has been moved in this build step.",
        "Ta karta nie może pilotować tej jednostki, a pilot był już przenoszony w tym etapie budowy.",
        "このカードはそのユニットを操縦できず、パイロットはこのビルドステップですでに移動しています。",
    ),
    # ---- retreating
    (
        "SW-RETREAT-1 who",
        "It is {who|your|#'s} retreat step now.",
        "{who|Teraz twój etap wycofywania|Etap wycofywania ma teraz: #}.",
        "いまは{who|あなた|#さん}の撤退ステップです。",
    ),
    (
        "SW-RETREAT-1 foe",
        "{a} isn't yours. You retreat only your own units in arenas.",
        "{a}: to nie twoja jednostka. Wycofuje się tylko własne jednostki z aren.",
        "{a}はあなたのユニットではありません。撤退できるのはアリーナの自分のユニットだけです。",
    ),
    (
        "SW-RETREAT-1",
        "In the retreat step you only retreat your own units from the arenas.",
        "W etapie wycofywania można tylko wycofać własne jednostki z aren.",
        "撤退ステップでできるのは、アリーナの自分のユニットを撤退させることだけです。",
    ),
    (
        "SW-RETREAT-2 unit",
        "{a} is tapped. A tapped unit can't retreat.",
        "{a}: ta jednostka jest tapnięta i nie może się wycofać.",
        "{a}はタップ状態なので撤退できません。",
    ),
    (
        "SW-RETREAT-2",
        "A tapped unit can't retreat.",
        "Tapnięta jednostka nie może się wycofać.",
        "タップ状態のユニットは撤退できません。",
    ),
    (
        "SW-RETREAT-3 unit",
        "The pilot of {a} is tapped. Both must be untapped to retreat.",
        "{a}: pilot jest tapnięty. Do wycofania oboje muszą być nietapnięci.",
        "{a}のパイロットがタップ状態です。撤退するには両方ともアンタップ状態でなければなりません。",
    ),
    (
        "SW-RETREAT-3",
        "A unit retreats with its pilot only if both are untapped.",
        "Jednostka wycofuje się z pilotem tylko wtedy, gdy oboje są nietapnięci.",
        "パイロットの乗ったユニットは、両方ともアンタップ状態のときだけ撤退できます。",
    ),
    (
        "SW-RETREAT-4",
        "A tapped pilot can't retreat from its unit.",
        "Tapnięty pilot nie może się wycofać z jednostki.",
        "タップ状態のパイロットは、ユニットから撤退できません。",
    ),
    # ---- battle
    (
        "SW-BATTLE-3 acts",
        "{b} acts now: the fastest untapped unit does.",
        "Działa teraz {b}: kolej ma najszybsza nietapnięta jednostka.",
        "いま行動するのは{b}です。アンタップ状態で最も速いユニットから行動します。",
    ),
    (
        "SW-BATTLE-3",
        "The fastest untapped unit of the arena acts, and no other.",
        "Działa tylko najszybsza nietapnięta jednostka w arenie.",
        "行動できるのは、アリーナでアンタップ状態の最も速いユニットだけです。",
    ),
    (
        "SW-BATTLE-6",
        "A card says that this unit must attack if it can.",
        "Karta każe tej jednostce zaatakować, jeśli może.",
        "カードの効果により、このユニットは攻撃できるなら必ず攻撃します。",
    ),
    (
        "SW-BATTLE-9 unit",
        "{a} isn't in the arena whose step it is.",
        "{a}: ta jednostka nie jest w arenie, której etap trwa.",
        "{a}は、いまステップを行っているアリーナにいません。",
    ),
    (
        "SW-BATTLE-9",
        "Units act only in the step of their own arena.",
        "Jednostki działają tylko w etapie swojej areny.",
        "ユニットは自分のいるアリーナのステップでだけ行動します。",
    ),
    (
        "SW-ATTACK-2 pair",
        "{a} can't attack {b}: only opposing units in its own arena.",
        "{a} nie może zaatakować. Cel: {b}, a atakuje się tylko jednostki przeciwnika w tej samej arenie.",
        "{a}は{b}を攻撃できません。攻撃できるのは、同じアリーナの相手のユニットだけです。",
    ),
    (
        "SW-ATTACK-2",
        "A unit attacks only opposing units in its own arena.",
        "Jednostka atakuje tylko jednostki przeciwnika w swojej arenie.",
        "攻撃できるのは、同じアリーナの相手のユニットだけです。",
    ),
    (
        "SW-KW-BOMBARD-2",
        "Bombarding, a unit in the Space arena attacks an opposing unit in the Ground arena.",
        "Bombardując, jednostka z areny kosmicznej atakuje jednostkę przeciwnika w arenie naziemnej.",
        "爆撃では、宇宙アリーナのユニットが地上アリーナの相手のユニットを攻撃します。",
    ),
    (
        "SW-KW-BOMBARD-5",
        "The attacker is in another arena, so this unit can't retaliate.",
        "Napastnik jest w innej arenie, więc ta jednostka nie może użyć zdolności Kontratak.",
        "攻撃側が別のアリーナにいるので、反撃できません。",
    ),
    (
        "SW-KW-ION-CANNON-1",
        "With its Ion Cannon, a unit in the Ground arena attacks an opposing unit in the Space arena.",
        "Z działa jonowego jednostka z areny naziemnej atakuje jednostkę przeciwnika w arenie kosmicznej.",
        "イオン砲では、地上アリーナのユニットが宇宙アリーナの相手のユニットを攻撃します。",
    ),
    # ---- chances
    (
        "SW-POP-2 first",
        "What is asked now comes first.",
        "Najpierw odpowiedz na pytanie, które teraz pada.",
        "先に、いま聞かれていることに答えてください。",
    ),
    (
        "SW-POP-2 who",
        "It is {who|your|#'s} go now.",
        "{who|Teraz twoja kolej|Kolej ma teraz: #}.",
        "いまは{who|あなた|#さん}が選ぶ番です。",
    ),
    (
        "SW-POP-2 asked",
        "In this chance you play one ability or Battle card, or pass.",
        "W tej szansie zagrywa się jedną zdolność lub kartę bitewną albo pasuje.",
        "この機会にできるのは、能力かバトルカードを1つ使うか、パスすることだけです。",
    ),
    ("SW-POP-2", "It isn't your go.", "Teraz nie jest twoja kolej.", "いまはあなたの番ではありません。"),
    (
        "SW-POP-4",
        "This can't be done now: abilities and Battle cards are played only in a chance, when it is your go.",
        "Teraz nie można tego zrobić: zdolności i karty bitewne zagrywa się tylko w swojej szansie na zagranie.",
        "いまはできません。能力とバトルカードは、自分のプレイ機会にだけ使えます。",
    ),
    (
        "SW-POP-7",
        "Only rerolls fit here: dice lie on the table.",
        "Pasują tu tylko przerzuty: na stole leżą kości.",
        "いま使えるのは振り直しだけです。ダイスが振られています。",
    ),
    (
        "SW-POP-8",
        "Only prevention fits here: damage is about to land.",
        "Pasuje tu tylko zapobieganie: zaraz zostaną zadane obrażenia.",
        "いま使えるのは軽減だけです。これからダメージが入ります。",
    ),
    (
        "SW-POP-9",
        "Only what disrupts a Battle card fits here.",
        "Pasuje tu tylko to, co przerywa kartę bitewną.",
        "いま使えるのはバトルカードの妨害だけです。",
    ),
    (
        "SW-POP-12 card",
        "{card} is a Battle card. Those are played only in the battle phase.",
        "{card} to karta bitewna. Takie zagrywa się tylko w fazie bitwy.",
        "{card}はバトルカードです。バトルカードは戦闘フェイズでだけ使えます。",
    ),
    (
        "SW-POP-12",
        "Battle cards are played only in the battle phase.",
        "Karty bitewne zagrywa się tylko w fazie bitwy.",
        "バトルカードは戦闘フェイズでだけ使えます。",
    ),
    # ---- abilities
    (
        "SW-ABIL-2",
        "This ability works by itself. It isn't played.",
        "Ta zdolność działa sama. Nie zagrywa się jej.",
        "この能力は自動ではたらきます。使う必要はありません。",
    ),
    (
        "SW-ABIL-5 foe",
        "{a} isn't yours. You play only abilities of your own units.",
        "{a}: to nie twoja jednostka. Używa się tylko zdolności własnych jednostek.",
        "{a}はあなたのユニットではありません。使えるのは自分のユニットの能力だけです。",
    ),
    (
        "SW-ABIL-5 unit",
        "{a}: the whole cost of this ability can't be paid now.",
        "{a}: nie da się teraz zapłacić całego kosztu tej zdolności.",
        "{a}のこの能力のコストを、いまは全部支払えません。",
    ),
    (
        "SW-ABIL-5 card",
        "{card}: the whole cost can't be paid now.",
        "{card}: nie da się teraz zapłacić całego kosztu.",
        "{card}のコストを、いまは全部支払えません。",
    ),
    (
        "SW-ABIL-5",
        "The whole cost can't be paid now.",
        "Nie da się teraz zapłacić całego kosztu.",
        "いまはコストを全部支払えません。",
    ),
    (
        "SW-ABIL-6 unit",
        "{a} is tapped, so it can't be tapped as a cost.",
        "{a}: ta jednostka jest tapnięta, więc nie można jej tapnąć jako kosztu.",
        "{a}はタップ状態なので、コストとしてタップできません。",
    ),
    (
        "SW-ABIL-6",
        "There is no untapped unit to tap as the cost.",
        "Nie ma nietapniętej jednostki, którą można by tapnąć jako koszt.",
        "コストとしてタップできるアンタップ状態のユニットがいません。",
    ),
    (
        "SW-ABIL-8 unit",
        "{a} has used this ability this turn. Once a turn.",
        "{a}: tej zdolności użyto już w tej turze. Wolno raz na turę.",
        "{a}はこのターンすでにこの能力を使いました。1ターンに1回です。",
    ),
    (
        "SW-ABIL-8",
        "This ability was used this turn. Once a turn.",
        "Tej zdolności użyto już w tej turze. Wolno raz na turę.",
        "この能力はこのターンすでに使いました。1ターンに1回です。",
    ),
    (
        "SW-ABIL-9 unit",
        "{a} isn't in an arena. From the build zone only prevention is played.",
        "{a}: ta jednostka nie jest w arenie. Ze strefy budowy używa się tylko zapobiegania.",
        "{a}はアリーナにいません。ビルドゾーンから使えるのは軽減だけです。",
    ),
    (
        "SW-ABIL-9",
        "An ability that prevents nothing is played only while its unit is in an arena.",
        "Zdolności, która nie zapobiega obrażeniom, używa się tylko, gdy jej jednostka jest w arenie.",
        "軽減しない能力は、そのユニットがアリーナにいるときにだけ使えます。",
    ),
    (
        "SW-ZONE-6 card",
        "{card} costs {most}~Force. You have {n}.",
        "{card} kosztuje {most|#~punkt|#~punkty|#~punktów} Mocy. Masz: {n}.",
        "{card}のコストはフォース{most:点}です。あなたのフォースは{n:点}です。",
    ),
    (
        "SW-ZONE-6 unit",
        "This ability of {a} costs {most}~Force. You have {n}.",
        "{a}: ta zdolność kosztuje {most|#~punkt|#~punkty|#~punktów} Mocy. Masz: {n}.",
        "{a}のこの能力のコストはフォース{most:点}です。あなたのフォースは{n:点}です。",
    ),
    (
        "SW-ZONE-6",
        "You don't have enough Force for this.",
        "Masz na to za mało Mocy.",
        "フォースが足りません。",
    ),
    # ---- Battle cards, and what binds a play to its time
    (
        "SW-BC-1",
        "Only a Battle card of your hand is played.",
        "Zagrywa się tylko kartę bitewną z ręki.",
        "使えるのは、手札のバトルカードだけです。",
    ),
    (
        "SW-BC-7 already",
        "This Battle card is disrupted already.",
        "Ta karta bitewna jest już przerwana.",
        "このバトルカードはすでに妨害されています。",
    ),
    (
        "SW-BC-7",
        "What disrupts is played only right after a Battle card.",
        "To, co przerywa, zagrywa się tylko zaraz po karcie bitewnej.",
        "妨害は、バトルカードが使われた直後にだけ使えます。",
    ),
    (
        "SW-BC-8",
        "This is for an attack: only while a unit attacks, before the dice, and once an attack.",
        "To działa na czas ataku: tylko gdy jednostka atakuje, przed rzutem, i raz na atak.",
        "攻撃の間だけのものです。ユニットが攻撃していて、ダイスを振る前に、1回の攻撃につき1回使えます。",
    ),
    (
        "SW-BC-9 card",
        "{card}: the condition in its text doesn't hold now.",
        "{card}: warunek z tekstu nie jest teraz spełniony.",
        "{card}の条件を、いまは満たしていません。",
    ),
    (
        "SW-BC-9 unit",
        "{a}: the condition in its text doesn't hold now.",
        "{a}: warunek z tekstu nie jest teraz spełniony.",
        "{a}の条件を、いまは満たしていません。",
    ),
    (
        "SW-BC-9",
        "The condition in the text doesn't hold now.",
        "Warunek z tekstu nie jest teraz spełniony.",
        "条件を、いまは満たしていません。",
    ),
    (
        "SW-BC-10 unit",
        "{a}: this ability is played in your own build step, once a turn.",
        "{a}: tej zdolności używa się w swoim etapie budowy, raz na turę.",
        "{a}のこの能力は、自分のビルドステップに、1ターンに1回使えます。",
    ),
    (
        "SW-BC-10",
        "This is played in your own build step, once a turn.",
        "Tego używa się w swoim etapie budowy, raz na turę.",
        "自分のビルドステップに、1ターンに1回使えます。",
    ),
    (
        "SW-BC-11",
        "This is played only while no unit is attacking.",
        "To zagrywa się tylko wtedy, gdy żadna jednostka nie atakuje.",
        "どのユニットも攻撃していないときにだけ使えます。",
    ),
    (
        "SW-BC-12",
        "This is used instead of an attack, when this unit's time to act has come.",
        "Tego używa się zamiast ataku, gdy przychodzi kolej tej jednostki.",
        "これは、このユニットが行動するときに、攻撃の代わりに使います。",
    ),
    (
        "SW-BC-13",
        "Prevention is played only while damage that it could prevent is about to land, once a chance.",
        "Zapobieganie zagrywa się tylko wtedy, gdy zaraz wejdą obrażenia, którym może zapobiec, raz na szansę.",
        "軽減は、軽減できるダメージが入る直前にだけ、1回の機会につき1回使えます。",
    ),
    (
        "SW-BC-14",
        "A reroll is played only right after dice that it speaks of, once a roll.",
        "Przerzut zagrywa się tylko zaraz po rzucie, którego dotyczy, raz na rzut.",
        "振り直しは、対象となるダイスを振った直後にだけ、1回のロールにつき1回使えます。",
    ),
    # ---- keywords
    (
        "SW-KW-EVADE-2",
        "Evade is played only against damage to its own unit, once for each source of damage.",
        "Zdolności Unik używa się tylko wobec obrażeń zadawanych tej jednostce, raz na każde źródło.",
        "「回避」は、そのユニット自身へのダメージに、発生源1つにつき1回だけ使えます。",
    ),
    (
        "SW-KW-DEFLECT-2",
        "Deflect is played only against damage to its own unit.",
        "Zdolności Odbicie używa się tylko wobec obrażeń zadawanych tej jednostce.",
        "「反射」は、そのユニット自身へのダメージにだけ使えます。",
    ),
    (
        "SW-KW-DEFLECT-6",
        "Deflect was played against this source of damage. Once for each source.",
        "Zdolności Odbicie użyto już wobec tego źródła obrażeń. Wolno raz na źródło.",
        "「反射」はこのダメージにすでに使いました。発生源1つにつき1回です。",
    ),
    (
        "SW-KW-INTERCEPT-1 unit",
        "{a} can't intercept this attack: another unit of yours in its arena must be attacked.",
        "{a} nie może przechwycić tego ataku: atakowana musi być inna twoja jednostka w tej samej arenie.",
        "{a}はこの攻撃をかばえません。同じアリーナの自分の別のユニットが攻撃されたときだけ使えます。",
    ),
    (
        "SW-KW-INTERCEPT-1",
        "A unit intercepts only an attack on another unit of yours in its own arena.",
        "Jednostka przechwytuje tylko atak na inną twoją jednostkę w swojej arenie.",
        "かばえるのは、同じアリーナの自分の別のユニットへの攻撃だけです。",
    ),
    (
        "SW-KW-INTERCEPT-2",
        "This unit has intercepted in this attack. Once an attack.",
        "Tej zdolności Przechwycenie użyto już w tym ataku. Wolno raz na atak.",
        "このユニットはこの攻撃ですでにかばいました。1回の攻撃につき1回です。",
    ),
    (
        "SW-KW-RETALIATE-1 unit",
        "{a} isn't attacked by a unit in its own arena, so it can't retaliate.",
        "{a} nie jest celem ataku jednostki z tej samej areny, więc nie może użyć zdolności Kontratak.",
        "{a}は同じアリーナのユニットに攻撃されていないので、反撃できません。",
    ),
    (
        "SW-KW-RETALIATE-1",
        "Only a unit that is attacked from its own arena retaliates.",
        "Kontratak ma tylko jednostka atakowana z tej samej areny.",
        "反撃できるのは、同じアリーナから攻撃されているユニットだけです。",
    ),
    (
        "SW-KW-RESERVES-1 unit",
        "{a} has to be retreated for this: Reserves works only in the build zone.",
        "{a}: ta jednostka musi być wycofana, bo Rezerwy działają tylko w strefie budowy.",
        "{a}が撤退中でなければ使えません。「予備」はビルドゾーンでだけはたらきます。",
    ),
    (
        "SW-KW-RESERVES-1",
        "Reserves works only while its unit is retreated.",
        "Rezerwy działają tylko wtedy, gdy jednostka jest wycofana.",
        "「予備」は、ユニットが撤退中のときにだけはたらきます。",
    ),
    # ---- what a card forbids
    (
        "SW-GOAL-10 pair",
        "An effect keeps {a} from doing this to {b}.",
        "Efekt tego zabrania. Jednostka: {a}, cel: {b}.",
        "効果により、{a}は{b}にこれを行えません。",
    ),
    (
        "SW-GOAL-10 unit",
        "An effect forbids {a} to do this.",
        "{a}: efekt tego zabrania.",
        "効果により、{a}はこれを行えません。",
    ),
    (
        "SW-GOAL-10 card",
        "An effect forbids playing {card} now.",
        "{card}: efekt zabrania teraz to zagrać.",
        "効果により、{card}はいま使えません。",
    ),
    (
        "SW-GOAL-10",
        "An effect forbids this now.",
        "Efekt teraz tego zabrania.",
        "効果により、いまはできません。",
    ),
    # ---- the end
    (
        "SW-GOAL-3",
        "The game is over: a player controls two arenas at the end of the turn.",
        "Partia jest skończona: na końcu tury jeden gracz kontroluje dwie areny.",
        "対戦は終わっています。ターン終了時に2つのアリーナが制圧されました。",
    ),
    (
        "SW-GOAL-6",
        "The game is over: a player could not draw a card.",
        "Partia jest skończona: gracz nie mógł dobrać karty.",
        "対戦は終わっています。山札を引けませんでした。",
    ),
    (
        "SW-GOAL-7",
        "The game is over: a card decided it.",
        "Partia jest skończona: rozstrzygnęła ją karta.",
        "対戦は終わっています。カードの効果で決まりました。",
    ),
)
for _key, _en, _pl, _ja in WORDINGS:
    REFUSALS.phrase(_key, en=_en, pl=_pl, ja=_ja)

STEPS: Final = ("setup", "build", "retreat", "act")
"""Questions in which a step is played; any other question comes before the step goes on."""
#: The rules that have a sentence.
RULES: Final = tuple(dict.fromkeys(key.partition(" ")[0] for key in REFUSALS.phrases()))


def text(rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
    """The sentence for a rule, as exact as the facts allow. Raises KeyError for an unknown rule.

    Facts, all optional: those of stolik.games.star_wars.rules.grounds, and `names`, the players' names by seat.
    """
    known = dict(facts or {})
    return worded(REFUSALS, rule, _reasons(rule, known), _values(known), lang)


def _reasons(rule: str, facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Which of a rule's reasons the facts speak of, the most telling first."""
    foreign = facts.get("own") is False
    match rule:
        case "SW-SETUP-5" | "SW-BUILD-1" | "SW-POP-2":
            if facts.get("to_move", -1) != facts.get("seat"):
                return ("who",)
            asked = facts.get("asked", "")
            return () if not asked else ("asked",) if asked in STEPS or asked.startswith("window:") else ("first",)
        case "SW-RETREAT-1":
            if facts.get("to_move", -1) != facts.get("seat"):
                return ("who",)
            return ("foe",) if foreign else ()
        case "SW-SETUP-7":
            return () if facts.get("left", 1) > 0 else ("none",)
        case "SW-BUILD-2":
            if "card" in facts and facts["card"].kind == "battle":
                return ("battle",)
            return ("points",) if facts.get("points") == 0 else ()
        case "SW-BUILD-10":
            return ("there",) if facts.get("own") else ()
        case "SW-PILOT-9":
            return ("moved",) if facts.get("moved") else ()
        case "SW-ABIL-5":
            return ("foe",) if foreign else ("unit", "card") if facts.get("own") else ("card",)
        case "SW-ABIL-6":
            return ("unit",) if facts.get("tapped") else ()
        case "SW-BC-7":
            return ("already",) if facts.get("asked") == "window:disrupt" else ()
    return ("acts", "counters", "pair", "card", "unit")


def _values(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts as values of slots; what is not known is left out."""
    values: dict[str, Any] = {}
    for slot, fact in (("card", "card"), ("a", "unit"), ("b", "target"), ("b", "acts")):
        if fact in facts and slot not in values:
            values[slot] = facts[fact].printed_name
    if "need" in facts:
        values["n"], values["most"] = facts["have"], facts["need"]
    elif "cost" in facts:
        values["n"], values["most"] = facts["force"], facts["cost"]
    elif "card" in facts and "left" in facts:
        values["left"], values["most"] = facts["left"], facts["card"].cost
    names, seat = tuple(facts.get("names", ())), facts.get("to_move", -1)
    if 0 <= seat < len(names):
        values["who"] = seen(names, seat, facts.get("seat"))
    return values
