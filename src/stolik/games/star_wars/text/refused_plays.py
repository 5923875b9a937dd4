"""Why an ability or a Battle card can't be played: the wordings of `refusals.py` for plays and their chances."""

from __future__ import annotations

from typing import Final

#: Each wording: its rule with the reason behind it, then English, Polish, Japanese.
PLAYS_REFUSED: Final = (
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
        "SW-BC-3 card",
        "{card} is a Battle card. Those wait for the battle phase.",
        "{card} to karta bitewna. Z takimi czeka się do fazy bitwy.",
        "{card}はバトルカードです。戦闘フェイズになるまで使えません。",
    ),
    (
        "SW-BC-3",
        "Battle cards wait for the battle phase.",
        "Z kartami bitewnymi czeka się do fazy bitwy.",
        "バトルカードは、戦闘フェイズになるまで使えません。",
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
    (
        "SW-BC-15 unit",
        "{a}: what lasts until the end of turn or battle is used once a turn, and it was.",
        "{a}: efektu do końca tury lub bitwy używa się raz na turę, a już to zrobiono.",
        "{a}：ターンや戦闘の終わりまで続く能力は1ターンに1回で、すでに使いました。",
    ),
    (
        "SW-BC-15",
        "What lasts until the end of turn or battle is used once a turn, and it was.",
        "Efektu do końca tury lub bitwy używa się raz na turę, a już to zrobiono.",
        "ターンや戦闘の終わりまで続く能力は1ターンに1回で、すでに使いました。",
    ),
    # ---- keywords
    (
        "SW-DAMAGE-11",
        "A card says that Evade can't prevent this damage.",
        "Karta mówi, że tym obrażeniom nie można zapobiec Unikiem.",
        "このダメージは、カードの効果により「回避」で軽減できません。",
    ),
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
        "SW-KW-LUCKY-3",
        "This unit's Lucky has been used in this attack. Once an attack.",
        "Szczęścia tej jednostki użyto już w tym ataku. Wolno raz na atak.",
        "このユニットの幸運は、この攻撃ですでに使いました。1回の攻撃につき1回です。",
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
)
