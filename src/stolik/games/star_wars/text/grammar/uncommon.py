"""What few cards say: named types, cards out of the game, cards of one name, room for some Pilots, what Pilots teach,
damage but for some of it, numbers made equal."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Both,
    Do,
    If,
    Is,
    Lasting,
    May,
    Not,
    Other,
    Put,
    Search,
    Shuffle,
    Some,
    Unless,
    When,
    Which,
)
from stolik.games.star_wars.ast.nodes import (
    BY,
    DEFENDER,
    EVENT,
    TARGET,
    YOU,
    AddCounters,
    AllBut,
    Attacking,
    ByRetaliate,
    CanAttack,
    FaceDown,
    Gain,
    Gets,
    InArena,
    Level,
    NamedType,
    Namesakes,
    NamesType,
    NameType,
    Negative,
    Owned,
    Prevent,
    PutInto,
    RemoveCards,
    Reroll,
    Room,
    SameName,
    SeeBuilt,
    Sort,
    Tap,
    Taught,
    UpTo,
)
from stolik.games.star_wars.text.grammar.canon import Bestows, Gives, PreventThat
from stolik.games.star_wars.text.grammar.events import EVENTS, Occasion
from stolik.games.star_wars.text.grammar.given import BESTOWS, MOD
from stolik.games.star_wars.text.grammar.nouns import ZoneCards
from stolik.games.star_wars.text.grammar.steps import STEP
from stolik.games.star_wars.text.grammar.words import GRAMMAR
from stolik.text.trees import hole

phrase = STEP.phrase

# ---- cards removed from the game

GRAMMAR.add("their lost", ZoneCards("opponent", "discard"))
for _category, _en, _pl, _ja in (
    ("discard", "your discard pile", "swojego stosu kart odrzuconych", "自分の捨て札"),
    ("their lost", "your opponent's discard pile", "stosu kart odrzuconych przeciwnika", "相手の捨て札"),
):
    phrase(
        RemoveCards(hole("what", _category)),
        en=f"remove {{what}} in {_en} from the game",
        pl=f"[usuń|usunąć] z gry {{what:acc}} ze {_pl}",
        ja=f"{_ja}から{{what}}ゲームから[取りのぞく|取りのぞいて]",
    )

# ---- build counters, what is partially built

phrase(
    AddCounters(Negative(UpTo(hole("n"))), hole("on", "noun")),
    en="remove up to {n} build {n|counter|counters} from {on}",
    pl="[zdejmij|zdjąć] z {on:gen} do {n} żetonów budowy",
    ja="{on}からビルドカウンターを最大{n}個[取りのぞく|取りのぞいて]",
)
phrase(
    SeeBuilt("opponent"),
    en="look at your opponent's partially built cards",
    pl="[obejrzyj|obejrzeć] karty w budowie przeciwnika",
    ja="相手のビルド中のカードを[見る|見て]",
)
phrase(
    Search(hole("what", "hand"), FaceDown(UpTo(hole("n"))), show=True),
    en="show {what} from your hand and put it into your build zone with up to {n} build {n|counter|counters} on it",
    pl="[pokaż|pokazać] {what:acc} z ręki i połóż zakrytą w swojej strefie budowy, a na niej do {n} żetonów budowy",
    ja="自分の手札から{what}見せ、最大{n}個のビルドカウンターとともに裏向きで自分のビルドゾーンに[置く|置いて]",
    fits=lambda b, _: isinstance(b["what"], Some) and (b["what"].least, b["what"].most) == (1, 1),
)

# ---- cards of one name

phrase(
    Do((Namesakes(hole("what", "their deck")), Shuffle("opponent"))),
    en="search your opponent's deck for {what:acc} with the same name and discard them. Your opponent shuffles his or her deck",
    pl="[przeszukaj|przeszukać] talię przeciwnika i odrzuć z niej {what:acc} o tej samej nazwie. Przeciwnik tasuje swoją talię",
    ja="相手の山札から同じ名前の{what:acc}選んで捨てる。相手は山札を[切る|切って]",
)
phrase(
    Do((Search(Which("card", "opponent", "deck", (SameName(hole("of", "noun")),)), "discard"), Shuffle("opponent"))),
    en="search your opponent's deck for each card with the same name as {of} and discard them. Your opponent shuffles his or her deck",
    pl="[przeszukaj|przeszukać] talię przeciwnika i odrzuć z niej każdą kartę o tej samej nazwie, co {of:nom}. Przeciwnik tasuje swoją talię",
    ja="相手の山札から{of}と同じ名前のカードをすべて選んで捨てる。相手は山札を[切る|切って]",
)


_any_different = Some(0, None, Which("card", "you", "deck", hole("filters", "cards")), different="name")
phrase(
    Do((Search(_any_different, "hand", show=True), Shuffle(), Gain(THAT_MANY))),
    en="search your deck. You may take any number of different {filters:several} from your deck, show them to your opponent, and put them into your hand. Then shuffle your deck. You gain Force equal to the number of cards you took",
    pl="[przeszukaj|przeszukać] swoją talię. Możesz wziąć z niej dowolną liczbę różnych {filters:several gen}, pokazać je przeciwnikowi i dołożyć do ręki. Potem potasuj talię. Zyskujesz tyle punktów Mocy, ile kart wzięto",
    ja="自分の山札から異なる{filters}を好きな枚数選び、相手に見せて手札に加える。その後、山札を切る。加えた枚数と同じ点数のフォースを[得る|得て]",
)

# ---- named types

phrase(NameType(), en="name a card type", pl="[wymień|wymienić] typ kart", ja="カードの種類を1つ[言う|言って]")
for _whose, _en, _pl, _ja in (
    ("you", "your hand", "na rękę", "自分の手札"),
    ("opponent", "your opponent's hand", "na rękę przeciwnika", "相手の手札"),
):
    phrase(
        Search(Which("card", _whose, "top", (NamedType(),)), "hand", show=True),
        en=f"put all cards of that type among them into {_en}",
        pl=f"[odłóż|odłożyć] {_pl} wszystkie z nich, które są tego typu",
        ja=f"そのうち、その種類のカードをすべて{_ja}に[加える|加えて]",
    )
BESTOWS.phrase(
    Bestows((NamesType(),), YOU),
    en="when you would draw a card during your draw step, name a card type instead and reveal cards from the top of your deck until you reveal a card of that type. Put that card into your hand and discard the others",
    pl="gdy masz dobrać kartę w swoim etapie dobierania, zamiast tego wymień typ kart i odkrywaj karty z wierzchu swojej talii, aż odkryjesz kartę tego typu. Weź ją na rękę, a pozostałe odrzuć",
    ja="自分のドローステップにカードを引くとき、その代わりにカードの種類を1つ言い、その種類のカードが出るまで自分の山札を上から公開する。そのカードを手札に加え、残りを捨てる",
)

# ---- units of both, put into their arenas

for _filters, _en, _pl, _ja in (
    ((Sort("space"),), "Space unit", "jednostkę kosmiczną", "宇宙ユニット"),
    ((Sort("ground"),), "Ground unit", "jednostkę naziemną", "地上ユニット"),
    ((Sort("character"),), "Character", "postać", "キャラクター"),
):
    phrase(
        PutInto(Which("unit", "each", "build", _filters)),
        en=f"put each {_en} in either build zone into its arena",
        pl=f"[wystaw|wystawić] każdą {_pl} z obu stref budowy do jej areny",
        ja=f"おたがいのビルドゾーンの{_ja}をすべてそのアリーナに[出す|出して]",
        first=True,
    )
phrase(
    Do((PutInto(hole("what", "hand")), Tap(CHOSEN))),
    en="put {what} from your hand into its arena and tap it",
    pl="[wystaw|wystawić] {what:acc} z ręki do jej areny i ją [tapnij|tapnąć]",
    ja="自分の手札から{what}そのアリーナにタップ状態で[出す|出して]",
    first=True,
)

# ---- attacks and damage

phrase(
    Lasting(When("unit would be damaged", Prevent(None, DEFENDER), Is(BY, Not(Other()))), SELF, "attack"),
    en="prevent all damage that {me} would do to the defending unit",
    pl="[zapobiegnij|zapobiec] wszystkim obrażeniom, które {me:nom} ma zadać jednostce broniącej się",
    ja="{me}が防御側のユニットに与えるダメージをすべて[軽減する|軽減して]",
    also=("prevent all damage {me} would do to the defending unit",),
)
phrase(
    Do(
        (
            Lasting(
                CanAttack(Which("unit", "opponent", "build", hole("filters", "units"))), hole("on", "noun"), "turn"
            ),
            Lasting(
                When("attacks", Gives(hole("on", "noun"), (Gets(power=hole("n")),), "attack"), Unless(InArena(TARGET))),
                hole("on", "noun"),
                "turn",
            ),
        )
    ),
    en="this turn, {on} may attack {filters:an} in your opponent's build zone. When it does, it gets +{n} power for that attack",
    pl="w tej turze {on:nom} może zaatakować także {filters:an acc} w strefie budowy przeciwnika. Gdy to robi, otrzymuje podczas tego ataku +{n} do siły",
    ja="このターン、{on}は相手のビルドゾーンの{filters}も攻撃してよい。そうしたとき、その攻撃の間、パワー+{n}を[得る|得て]",
    also=(
        "this turn, {on} may attack {filters:an} in your opponent's build zone. When it does, it gets +{n} power for this attack",
    ),
)
phrase(
    PreventThat(AllBut(hole("n"))),
    en="prevent all but {n} of that damage",
    pl="[zapobiegnij|zapobiec] tym obrażeniom poza {n}",
    ja="そのダメージを{n}を残してすべて[軽減する|軽減して]",
    first=True,
)
EVENTS.phrase(
    Occasion("would be damaged", Both((Is(DEFENDER, Not(Other())), Is(BY, Attacking())))),
    en="{me} would be damaged when attacked",
    pl="{me:nom} ma otrzymać obrażenia od atakującej ją jednostki",
    ja="攻撃された{me}が攻撃側からダメージを受ける",
)
EVENTS.phrase(
    Occasion("forced from hand"),
    en="one of your opponent's effects causes you to discard this card from your hand",
    pl="efekt przeciwnika każe ci odrzucić tę kartę z ręki",
    ja="相手の効果によって自分がこのカードを手札から捨てた",
    fits=lambda _, context: context.kind == "battle",
)
EVENTS.phrase(
    Occasion("defeats", ByRetaliate()),
    en="a unit is discarded for damage from Retaliate of {me:acc}",
    pl="jednostka zostaje odrzucona z powodu obrażeń z kontrataku {me:gen}",
    ja="{me}の反撃のダメージによってユニットが捨てられた",
)
phrase(
    Lasting(
        When(
            "unit would be damaged",
            Do((PreventThat(None), If(Is(BY, hole("like")), Put(THAT_MANY, BY)))),
            Owned(EVENT),
        ),
        "you",
        "turn",
    ),
    en="this turn, whenever one of your units would be damaged, prevent that damage. If {like} would do it, put 1 damage counter on that unit for each damage prevented",
    pl="w tej turze, gdy jedna z twoich jednostek ma otrzymać obrażenia, zapobiegnij im. Jeśli ma je zadać {like:nom}, połóż na niej po 1 żetonie obrażeń za każde obrażenie, któremu zapobieżono",
    ja="このターン、自分のユニットがダメージを受けるとき、それをすべて軽減する。{like}が与えるダメージだったなら、軽減したダメージ1につきダメージカウンター1個をそのユニットに[置く|置いて]",
    also=(
        "this turn, whenever one of your units would be damaged, prevent that damage. If {like} would do it, put 1 damage counter on that Character for each damage prevented",
    ),
)
phrase(
    Lasting(
        When(
            "unit rolls",
            May(Reroll("all", "attack")),
            Both((Owned(EVENT, "opponent"), InArena(EVENT, "that arena"))),
        ),
        "you",
        "turn",
    ),
    en="this turn, when your opponent rolls attack dice for units in that arena, you may have your opponent reroll all those dice once",
    pl="w tej turze, gdy przeciwnik rzuca kośćmi ataku jednostki z tej areny, możesz sprawić, że przerzuci je wszystkie jeden raz",
    ja="このターン、相手がそのアリーナのユニットの攻撃ダイスを振ったとき、それをすべて1回振り直させてよい",
    also=(
        "this turn, when your opponent rolls attack dice for units in that arena, you may have your opponent reroll all those dice once (before damage prevention)",
    ),
)

# ---- numbers made equal

for _stat, _en, _pl, _ja in (
    ("speed", "speed", "prędkość", "スピード"),
    ("power", "power", "siłę", "パワー"),
    ("health", "health", "wytrzymałość", "耐久力"),
):
    phrase(
        Level(_stat, CHOSEN, hole("until")),
        en=f"if one of those units has lower {_en} than the other, it gets extra {_en} equal to the difference {{until}}",
        pl=f"jeśli jedna z tych jednostek ma mniejszą {_pl} niż druga, {{until}} otrzymuje tyle, ile wynosi różnica",
        ja=f"一方の{_ja}がもう一方より低いなら、{{until}}、その差だけ{_ja}を[得る|得て]",
    )

# ---- Pilots

MOD.phrase(
    Room(Not(hole("like"))),
    en="Room for an extra Pilot that isn't {like}",
    pl="miejsce dla dodatkowego pilota, którym nie jest {like:nom}",
    ja="{like}以外の追加パイロット1体の席",
)
phrase(
    Taught(SELF, hole("by", "noun"), hole("until")),
    en="{me} gets the Pilot abilities of {by} {until}",
    pl="{until} {me:nom} otrzymuje to, co daje jako pilot {by:nom}",
    ja="{until}、{me}は{by}のパイロット能力を[得る|得て]",
)
