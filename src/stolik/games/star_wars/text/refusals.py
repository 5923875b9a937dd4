"""Why something can't be done at a Star Wars table: a sentence for each rule that may be cited, by its reason. Those of
abilities, Battle cards and chances are in `refused_plays.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.games.star_wars.text.refused_plays import PLAYS_REFUSED
from stolik.games.star_wars.text.table import grammar
from stolik.text.slots import seen
from stolik.text.table import worded

REFUSALS: Final = grammar()

#: Each wording: its rule with the reason behind it, then English, Polish, Japanese.
STEPS_REFUSED: Final = (
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
        "SW-BUILD-1 when",
        "That is done only in your own build step.",
        "To robi się tylko w swoim etapie budowy.",
        "これは自分のビルドステップにだけできます。",
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
        "SW-MISSION-1 when",
        "Missions and Locations are completed only in your own build step.",
        "Misje i lokacje wykonuje się tylko w swoim etapie budowy.",
        "ミッションとロケーションを完成させられるのは、自分のビルドステップだけです。",
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
        "SW-RETREAT-1 when",
        "Units retreat only in your own retreat step.",
        "Jednostki wycofuje się tylko w swoim etapie wycofywania.",
        "ユニットを撤退させられるのは、自分の撤退ステップだけです。",
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
    (
        "SW-RETREAT-5 unit",
        "{a}: the cost is a retreat, and an effect forbids that retreat.",
        "{a}: kosztem jest wycofanie, a efekt na nie nie pozwala.",
        "{a}のコストは撤退ですが、効果によりその撤退ができません。",
    ),
    (
        "SW-RETREAT-5 card",
        "{card}: the cost is a retreat, and an effect forbids that retreat.",
        "{card}: kosztem jest wycofanie, a efekt na nie nie pozwala.",
        "{card}のコストは撤退ですが、効果によりその撤退ができません。",
    ),
    (
        "SW-RETREAT-5",
        "The cost is a retreat, and an effect forbids it.",
        "Kosztem jest wycofanie, a efekt na nie nie pozwala.",
        "コストは撤退ですが、効果により撤退できません。",
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
for _key, _en, _pl, _ja in (*STEPS_REFUSED, *PLAYS_REFUSED):
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
    phase = facts.get("phase", "")
    match rule:
        case "SW-SETUP-5" | "SW-BUILD-1" | "SW-POP-2":
            if facts.get("to_move", -1) != facts.get("seat"):
                return ("who",)
            if rule == "SW-BUILD-1" and phase not in ("", "build"):
                return ("when",)
            asked = facts.get("asked", "")
            return () if not asked else ("asked",) if asked in STEPS or asked.startswith("window:") else ("first",)
        case "SW-MISSION-1":
            return ("when",) if phase not in ("", "build") else ()
        case "SW-RETREAT-1":
            if facts.get("to_move", -1) != facts.get("seat"):
                return ("who",)
            if phase not in ("", "retreat"):
                return ("when",)
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
