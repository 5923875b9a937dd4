"""What takes the place of something else, what waits with what was chosen for it, whose a unit is; damage that is moved
or that one unit does."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from typing import Any, Literal

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Both,
    Choose,
    Do,
    Hurt,
    Is,
    Lasting,
    Other,
    Repeat,
    Search,
    Some,
    Static,
    Unless,
    When,
    Which,
)
from stolik.games.star_wars.ast.nodes import (
    BY,
    EVENT,
    OPPONENT,
    RIDER,
    YOU,
    Appear,
    Await,
    Barred,
    BuildPoints,
    CanAttack,
    Control,
    Discard,
    FaceDown,
    Felled,
    Free,
    Gain,
    Gather,
    Half,
    InArena,
    Lose,
    MayStay,
    Mends,
    MoveDamage,
    MovePilot,
    NoHarm,
    OutOfPlay,
    Owned,
    PreventFrom,
    PutInto,
    PutMark,
    SameLine,
    Shows,
    Silent,
    Spared,
    StackUnder,
    Tapped,
    Unearth,
    Watch,
    Worsens,
    Wounds,
    YourStep,
)
from stolik.games.star_wars.text.grammar.abilities import LINE
from stolik.games.star_wars.text.grammar.canon import Bestows, PreventThat
from stolik.games.star_wars.text.grammar.events import EVENTS, Happens, Occasion, ability_of, ways_of
from stolik.games.star_wars.text.grammar.given import BAR, BESTOWS, IF
from stolik.games.star_wars.text.grammar.steps import STEP, of_units
from stolik.games.star_wars.text.grammar.words import ARENAS, GRAMMAR, family
from stolik.text.grammar.kinds import SaidAs, Word, whole_number
from stolik.text.trees import hole

phrase = STEP.phrase

# ---- Force

phrase(
    Do((Lose(None, "each"), Gain(Half(THAT_MANY, up=True)), Gain(Half(THAT_MANY), "opponent"))),
    en="each player loses all of his or her Force, then gains half of what both lost. The odd point is yours",
    pl="każdy gracz traci całą swoją Moc, a potem zyskuje połowę tego, co obaj stracili. Nieparzysty punkt jest twój",
    ja="おたがいはフォースをすべて失い、失った合計の半分ずつを得る。端数の1点は自分が[得る|得て]",
    also=tuple(
        f"total both {whose} Force. Each player loses all of his or her Force, then gains half of the total."
        " If the total was odd, you gain the extra 1 Force"
        for whose in ("player's", "players'")
    ),
)

# ---- damage counters that are moved

SAME_SIDE = Some(1, 1, Which("unit", "each", "same side"))
BESIDE = Some(1, 1, Which("unit", "each", "beside"))
phrase(
    MoveDamage(None, hole("of", "noun"), SAME_SIDE),
    en="move all damage counters from {of} to another of that player's units in that arena",
    pl="[przenieś|przenieść] wszystkie żetony obrażeń z {of:gen} na inną jednostkę tego samego gracza w tej samej arenie",
    ja="{of}のダメージカウンターをすべて、同じアリーナの同じプレイヤーの別のユニット1体に[移す|移して]",
)
phrase(
    MoveDamage(hole("n"), hole("of", "noun"), BESIDE),
    en="move {n} damage {n|counter|counters} from {of} to another unit in the same arena",
    pl="[przenieś|przenieść] {n:counter} z {of:gen} na inną jednostkę w tej samej arenie",
    ja="{of}のダメージカウンター{n}個を同じアリーナの別のユニット1体に[移す|移して]",
    fits=lambda b, _: not isinstance(b["of"], Some),
)


def _from_chosen(n: Any, of: Any) -> Any:
    """From one that is chosen for it: it has some, and is in an arena, since the other is there too."""
    if not isinstance(of, Some) or not isinstance(of.which, Which) or (of.least, of.most) != (1, 1):
        return None
    which = Which("unit", of.which.whose, "arenas", tuple(dict.fromkeys((*of.which.filters, Hurt(1)))))
    return Do((Choose(Some(1, 1, which)), MoveDamage(n, CHOSEN, BESIDE)))


for _counters in ("counter", "counters"):
    STEP.means(_from_chosen, f"move {{n}} damage {_counters} from {{of}} to another unit in the same arena", of="noun")

# ---- damage that is prevented by who does it

phrase(
    PreventFrom(hole("by", "noun")),
    en="prevent all damage that {by} does",
    pl="[zapobiegnij|zapobiec] wszystkim obrażeniom, które zadaje {by:nom}",
    ja="{by}が与えるダメージをすべて[軽減する|軽減して]",
    also=("prevent all damage {by} would do", "prevent all damage done by {by}"),
)

# ---- what is shown

BESTOWS.phrase(
    Bestows((Shows(),), OPPONENT),
    en="your opponent shows you each card that he or she draws",
    pl="przeciwnik pokazuje ci każdą kartę, którą dobiera",
    ja="相手は引いたカードをすべて自分に見せる",
    also=("whenever your opponent draws a card, he or she must show that card to you",),
)

# ---- in the place of being discarded

BAR.phrase(
    Spared(),
    en="retreats without its damage counters instead of being discarded from its arena",
    pl="zamiast zostać odrzucona z areny, wycofuje się bez żetonów obrażeń",
    ja="アリーナから捨てられる代わりに、ダメージカウンターなしで撤退する",
)
_spared = "if {me} would be discarded from the {arena} arena, retreat it and remove all damage counters from it instead"
for _arena in ("Space", "Ground", "Character"):
    BESTOWS.reads(Bestows((Spared(),), SELF), _spared.replace("{arena}", _arena))
    BESTOWS.reads(Bestows((Spared(),), SELF, hole("if")), f"as long as {{if}}, {_spared.replace('{arena}', _arena)}")

# ---- what is discarded from anywhere


def _in_turn(ability: Any) -> Any:
    return ability if isinstance(ability, When) and ability.event == "unit gone" else None


IN_TURN = family("happens in turn")
IN_TURN.phrase(
    Happens(hole("event"), hole("do", "run")),
    en="when {event}, {do}",
    pl="gdy {event}, {do}",
    ja="{event}とき、{do}",
    also=("whenever {event}, {do}",),
)
_MARKS = {"Corruption": "Corruption"}
GRAMMAR.add("mark", Word(_MARKS, _MARKS, _MARKS))
GRAMMAR.add(
    "in turn",
    SaidAs(
        GRAMMAR,
        "happens in turn",
        lambda ability: ways_of(ability) if _in_turn(ability) is not None else (),
        lambda happens: _in_turn(ability_of(happens)),
    ),
)
"""What is set off all turn by what is discarded."""
phrase(
    Lasting(hole("when", "in turn"), "you", "turn"),
    en="this turn, {when}",
    pl="w tej turze, {when}",
    ja="このターン、{when}",
)
phrase(
    Do(
        (
            Choose(hole("what", "noun")),
            Lasting(
                Watch(
                    When(
                        "gone",
                        Lasting(When("build step starts", BuildPoints(hole("n", "signed")), YourStep()), "you", "once"),
                    )
                ),
                CHOSEN,
                "game",
            ),
        )
    ),
    en="choose {what}. If that unit is discarded, you get {n} build {n|point|points} when your next build step starts",
    pl="[wybierz|wybrać] {what:acc}. Jeśli zostanie odrzucona, liczba twoich punktów budowy zmienia się o {n}, gdy zacznie się twój następny etap budowy",
    ja="{what}を選ぶ。それが捨てられたなら、自分の次のビルドステップが始まるとき、自分のビルドポイントは{n}[される|されて]",
    also=(
        "choose {what}. If that unit is discarded, you gain {n} build {n|point|points} when your next build step starts",
    ),
    first=True,
)

# ---- Locations

phrase(
    Lasting(Silent(), Some(1, 1, Which("location", "each", "arenas")), "turn"),
    en="choose a Location in any arena. Until end of turn, that Location has no effect",
    pl="[wybierz|wybrać] lokację w dowolnej arenie. Do końca tury nie działa",
    ja="いずれかのアリーナのロケーション1枚を選ぶ。ターン終了時まで、それは効果を持たない",
)
phrase(
    Discard(Some(1, 1, Which("location", "you", "arenas"))),
    en="discard one of your Locations from any arena",
    pl="[odrzuć|odrzucić] jedną ze swoich lokacji z dowolnej areny",
    ja="いずれかのアリーナの自分のロケーション1枚を[捨てる|捨てて]",
)

# ---- the top of a deck

phrase(
    PutInto(Which("card", "you", "top", hole("filters", "cards"))),
    en="if there is a {filters:one} among them, put it into its arena",
    pl="jeśli jest wśród nich {filters:one nom}, [wystaw|wystawić] ją do jej areny",
    ja="その中に{filters}があれば、そのアリーナに[出す|出して]",
    also=tuple(
        f"if it's a {{filters:one}}, put it into the {arena} arena" for arena in ("Space", "Ground", "Character")
    ),
    fits=lambda b, _: of_units(Which("card", "you", "top", b["filters"])),
)

STEP.reads(Discard(SELF), *(f"discard {{me}} from the {arena} arena" for arena in ("Space", "Ground", "Character")))
phrase(
    Gather(hole("what", "deck"), ("deck",), "arena"),
    en="search your deck for {what:acc one} and put what you find into its arena. Then shuffle your deck",
    pl="[przeszukaj|przeszukać] swoją talię. Możesz wystawić z niej {what:acc one} do jej areny. Potem potasuj talię",
    ja="自分の山札から{what:acc one}まで選び、そのアリーナに出す。その後、山札を[切る|切って]",
    also=tuple(
        f"search your deck. You may take {{what:acc one}} from your deck and put it into the {arena} arena{then}"
        for arena in ("Space", "Ground", "Character")
        for then in ("", ". Then shuffle your deck")
    ),
    fits=lambda b, _: of_units(b["what"]) and b["what"].most == 1,
)

# ---- whose a unit is

phrase(
    Control(hole("what", "noun"), hole("until")),
    en="you gain control of {what} {until}",
    pl="[przejmij|przejąć] {what:acc} {until}",
    ja="{until}、自分は{what}のコントロールを[得る|得て]",
    also=("gain control of {what} {until}",),
)
phrase(
    Control(hole("what", "noun"), hole("until"), "opponent"),
    en="your opponent gains control of {what} {until}",
    pl="przeciwnik przejmuje {what:acc} {until}",
    ja="{until}、相手は{what}のコントロールを[得る|得て]",
)

# ---- pilots

phrase(
    MovePilot(hole("what", "noun")),
    en="move {what} from its unit to the Character arena",
    pl="[przenieś|przenieść] {what:acc} z jednostki do areny postaci",
    ja="{what}をユニットからキャラクターアリーナに[移す|移して]",
    fits=lambda b, _: b["what"] == RIDER,
)
STEP.reads(MovePilot(RIDER), "move {rider} from {me} to the Character arena")
for _arena, _en, _pl, _ja in (
    ("space", "Space", "kosmicznej", "宇宙"),
    ("ground", "Ground", "naziemnej", "地上"),
):
    phrase(
        MovePilot(Some(1, 1, Which("pilot", "you", _arena, hole("filters", "units"))), another=True),
        en=f"move one of your {{filters:several}} from one of your units in the {_en} arena to another",
        pl=f"[przenieś|przenieść] jedną ze swoich {{filters:several gen}} z jednej ze swoich jednostek w arenie {_pl} na inną",
        ja=f"{_ja}アリーナの自分のユニットに乗っている自分の{{filters}}1体を、そこの自分の別のユニットに[移す|移して]",
    )
IF.phrase(
    Unless(Felled()),
    en="the defending unit was not discarded in this attack",
    pl="broniąca się jednostka nie została odrzucona w tym ataku",
    ja="この攻撃で防御側のユニットが捨てられていない",
)

# ---- attacks

IF.phrase(
    Is(hole("noun"), Tapped()),
    en="{noun} is tapped",
    pl="{noun:nom} jest tapnięta",
    ja="{noun}がタップ状態である",
    first=True,
    fits=lambda b, _: b["noun"] == SELF,
)
EVENTS.phrase(
    Occasion("unit attack ends", Both((Owned(EVENT), Is(EVENT, Other()), NoHarm()))),
    en="the attack of another of your units ends and it has done no damage",
    pl="kończy się atak innej z twoich jednostek i nie zadała obrażeń",
    ja="自分の別のユニットの攻撃が、ダメージを与えずに終わる",
    also=("any of your other units attacks but does no damage",),
)
for _arena in ARENAS["en"]:
    BESTOWS.phrase(
        Bestows((CanAttack(Which("unit", "you", _arena, (Other(),))),), hole("to", "noun")),
        en=f"{{to}} can attack your other units in the {ARENAS['en'][_arena]} arena",
        pl=f"{{to:nom}} może atakować także inne twoje jednostki w arenie {ARENAS['pl'][_arena]}",
        ja=f"{{to}}は{ARENAS['ja'][_arena]}アリーナの自分の別のユニットも攻撃できる",
    )

# ---- untapping

BESTOWS.phrase(
    Bestows((MayStay(),), hole("to", "noun")),
    en="you may choose not to untap {to} during your untap step",
    pl="w swoim etapie odtapowania możesz nie odtapować {to:gen}",
    ja="自分のアンタップステップに{to}をアンタップしないことを選んでよい",
)

# ---- damage counters

BESTOWS.phrase(
    Bestows((Mends(),), YOU),
    en="when you remove damage counters from one of your units, you may remove up to twice as many",
    pl="gdy zdejmujesz żetony obrażeń z jednej ze swoich jednostek, możesz zdjąć ich do dwa razy więcej",
    ja="自分のユニットからダメージカウンターを取りのぞくとき、その2倍まで取りのぞいてよい",
    also=(
        "if you would remove any number of damage counters from one of your units, remove up to twice that many damage counters instead",
    ),
)
phrase(
    Repeat(Wounds(), Search(Some(1, 1, Which("card", "you", "hand")), "deck top")),
    en="put as many cards from your hand on top of your deck in any order as there were damage counters on it",
    pl="[połóż|położyć] na wierzch swojej talii w dowolnej kolejności tyle kart z ręki, ile było na niej żetonów obrażeń",
    ja="それに乗っていたダメージカウンターと同じ枚数の手札を、好きな順番で山札の上に[置く|置いて]",
    also=(
        "choose a number of cards in your hand equal to the number of damage counters on {me} before it was discarded. Put those cards on top of your deck in any order",
    ),
)

# ---- cards

phrase(
    Lasting(Static(Free(), hole("to", "costing")), "you", "turn"),
    en="this turn, {to} can be deployed without paying its build cost",
    pl="w tej turze {to:acc} można wystawić, nie płacąc jej kosztu budowy",
    ja="このターン、{to}はビルドコストを支払わずに配備できる",
)
STEP.reads(
    Lasting(Static(Free(), Which("built", "you", "build", hole("filters", "costing several"))), "you", "turn"),
    "this turn, you may deploy {filters} without paying their build costs",
)
phrase(
    PutInto(Some(1, 1, Which("card", "you", "hand", (SameLine(),)))),
    en="put a card from your hand with the same type line as that unit and another name into its arena",
    pl="[wystaw|wystawić] z ręki kartę o tej samej linii typu, co odrzucona jednostka, i innej nazwie do jej areny",
    ja="手札から、捨てたユニットと同じタイプ行で名前の違うカード1枚をそのアリーナに[出す|出して]",
    also=("put a card with a different name but the same complete type line from your hand into that arena",),
)
phrase(
    Unearth(hole("filters", "cards"), hole("n")),
    en="reveal cards from the top of your deck until {n} {filters:several} with different names are revealed",
    pl="[odkrywaj|odkrywać] karty z wierzchu swojej talii, aż odkryjesz {n} o różnych nazwach z tych: {filters:several nom}",
    ja="名前の違う{filters}が{n}枚出るまで、自分の山札を上から[公開する|公開して]",
    also=("reveal cards from the top of your deck until you reveal {n} {filters:several} with different names",),
    fits=lambda b, _: whole_number(b["n"]) and b["n"] > 1,
)
phrase(
    Search(
        Some(1, 1, Which("card", "you", "top", hole("filters", "cards")), "opponent"), FaceDown(hole("n")), show=True
    ),
    en="your opponent chooses one of those {filters:several}. Put it face down in your build zone with {n} build {n|counter|counters} on it",
    pl="przeciwnik wybiera jedną z tych kart, którą jest {filters:one nom}. Połóż ją zakrytą w swojej strefie budowy, a na niej {n:build}",
    ja="相手はその中から{filters}を1枚選ぶ。それをビルドカウンター{n}個とともに裏向きで自分のビルドゾーンに[置く|置いて]",
)

# ---- cards in a hand or a discard pile

phrase(
    Appear(),
    en="put this card from your hand into its arena",
    pl="[wystaw|wystawić] tę kartę z ręki do jej areny",
    ja="このカードを手札からそのアリーナに[出す|出して]",
    also=tuple(f"put this card from your hand into the {arena} arena" for arena in ("Space", "Ground", "Character")),
)
_ZONES: tuple[tuple[Literal["hand", "discard"], str, str, str], ...] = (
    ("hand", "From your hand", "Z ręki", "手札から"),
    ("discard", "From your discard pile", "Ze stosu kart odrzuconych", "捨て札から"),
)
for _zone, _en, _pl, _ja in _ZONES:
    LINE.phrase(
        OutOfPlay(_zone, hole("ability", "triggered")),
        en=f"{_en}: {{ability}}",
        pl=f"{_pl}: {{ability}}",
        ja=f"{_ja}：{{ability}}",
    )

# ---- as long as something stays tapped

phrase(
    Lasting(Barred("untap"), hole("on", "noun"), "tapped"),
    en="{on} doesn't untap during the untap step as long as this unit remains tapped",
    pl="{on:nom} nie odtapowuje się w etapie odtapowania, dopóki ta jednostka pozostaje tapnięta",
    ja="このユニットがタップ状態である間、{on}はアンタップステップにアンタップしない",
    also=("{on} doesn't untap as long as this unit remains tapped",),
)
phrase(
    Await(hole("when"), "tapped"),
    en="as long as this unit remains tapped, {when}",
    pl="dopóki ta jednostka pozostaje tapnięta, {when}",
    ja="このユニットがタップ状態である間、{when}",
)
phrase(
    Lasting(MayStay(), hole("on", "noun"), "untap"),
    en="you may choose not to untap {on} during your next untap step",
    pl="w swoim najbliższym etapie odtapowania możesz nie odtapować {on:gen}",
    ja="自分の次のアンタップステップに{on}をアンタップしないことを選んでよい",
)

# ---- counters that a card names

phrase(
    PutMark(hole("name", "mark"), hole("n"), hole("on", "noun")),
    en="put {n} {name} {n|counter|counters} on {on}",
    pl="[połóż|położyć] {n} {n|żeton|żetony|żetonów} {name} na {on:loc}",
    ja="{on}に{name}カウンター{n}個を[置く|置いて]",
    fits=lambda b, _: b["n"] is not None,
)
phrase(
    PutMark(hole("name", "mark"), None, hole("on", "noun")),
    en="remove all {name} counters from {on}",
    pl="[zdejmij|zdjąć] wszystkie żetony {name} z {on:gen}",
    ja="{on}から{name}カウンターをすべて[取りのぞく|取りのぞいて]",
)

# ---- cards under a unit

phrase(
    StackUnder(hole("most", "n"), hole("on", "noun")),
    en="search your deck for up to {most} cards with the same name as {on} and stack them under it. Then shuffle your deck",
    pl="[przeszukaj|przeszukać] swoją talię. Możesz położyć z niej do {most} kart o tej samej nazwie, co {on:nom}, pod nią jako stos. Potem potasuj talię",
    ja="自分の山札から{on}と同じ名前のカードを最大{most}枚選び、その下にスタックする。その後、山札を[切る|切って]",
    also=(
        "search your deck. You may take up to {most} cards with the same name as {on} from your deck and stack them under the Character (Follow normal stacking rules). Then shuffle your deck",
    ),
    fits=lambda b, _: whole_number(b["most"]) and b["most"] > 1,
)
phrase(
    Lasting(When("unit would be damaged", PreventThat(None), InArena(BY, "that arena")), "you", "turn"),
    en="prevent all damage that would be done by units in that arena until end of turn",
    pl="do końca tury [zapobiegaj|zapobiegać] wszystkim obrażeniom zadawanym przez jednostki w wybranej arenie",
    ja="ターン終了時まで、選んだアリーナのユニットが与えるダメージをすべて[軽減する|軽減して]",
)
phrase(
    Gain(THAT_MANY),
    en="you gain that much Force",
    pl="[zyskaj|zyskać] tyle samo punktów Mocy",
    ja="同じ点数のフォースを[得る|得て]",
    first=True,
)
phrase(
    Lasting(Worsens("that arena"), "you", "turn"),
    en="until end of turn, for each damage counter that is put on a unit in that arena, 1 extra damage counter is put on it",
    pl="do końca tury za każdy żeton obrażeń, który kładzie się na jednostce w wybranej arenie, [połóż|położyć] na niej jeszcze 1",
    ja="ターン終了時まで、選んだアリーナのユニットに置かれるダメージカウンター1個につき、もう1個をその上に[置く|置いて]",
    also=(
        "until end of turn, for each damage counter put on a unit in that arena by an attack or effect other than {title}, put 1 extra damage counter on it",
    ),
)
phrase(
    Discard(Some(THAT_MANY, THAT_MANY, Which("card", "opponent", "hand"), "opponent")),
    en="your opponent chooses and discards that many cards from his or her hand",
    pl="przeciwnik wybiera i odrzuca z ręki tyle samo kart",
    ja="相手は手札から同じ枚数を選んで[捨てる|捨てて]",
    also=("your opponent discards a number of cards equal to the Force you paid",),
)
