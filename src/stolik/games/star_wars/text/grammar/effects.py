"""Damage, attacks, conditions, offers, and what holds for a time: one phrase a step."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    Choose,
    Compare,
    Counters,
    Do,
    Heal,
    If,
    Is,
    Lasting,
    May,
    Named,
    Put,
    Search,
    Shuffle,
    When,
)
from stolik.games.star_wars.ast.nodes import (
    BY,
    TARGET,
    Attacking,
    Barred,
    BuildCounters,
    BuildPoints,
    Damage,
    Disrupt,
    EndAttack,
    Gets,
    Has,
    InArena,
    Intercept,
    OneOf,
    Pay,
    PayPoints,
    Prevent,
    Redirect,
    Reroll,
    Retaliate,
    Retreat,
    RollDice,
    UpTo,
    Win,
    Without,
)
from stolik.games.star_wars.text.grammar.canon import Gives, Hunts, PreventThat
from stolik.games.star_wars.text.grammar.nouns import IT
from stolik.games.star_wars.text.grammar.steps import STEP
from stolik.text.trees import hole

phrase = STEP.phrase


def _of_arena(condition: object) -> bool:
    """Whether it only says that the unit is where its text works at all."""
    return isinstance(condition, InArena) and condition.noun in (SELF, IT)


# ---- damage

phrase(
    Damage(Counters(hole("of", "noun")), hole("to", "noun"), dice=False, by=hole("by", "noun")),
    en="{by} does damage to {to} equal to the number of damage counters on {of}",
    pl="{by:nom} zadaje {to:dat your} tyle obrażeń, ile żetonów obrażeń ma {of:nom}",
    ja="{by}は{of}の上のダメージカウンターと同じ数のダメージを{to}に[与える|与えて]",
)
phrase(
    Damage(hole("n"), hole("by", "noun"), dice=False, by=hole("by", "noun")),
    en="{by} does {n} damage to itself",
    pl="{by:nom} zadaje sobie {n:damage}",
    ja="{by}は自身に{n}ダメージを[与える|与えて]",
    also=("{by} does {n} damage to himself", "{by} does {n} damage to herself"),
)
phrase(
    Damage(hole("n"), hole("to", "noun"), dice=False, by=hole("by", "noun")),
    en="{by} does {n} damage to {to}",
    pl="{by:nom} zadaje {n:damage} {to:dat your}",
    ja="{by}は{to}に{n}ダメージを[与える|与えて]",
)
phrase(
    Damage(hole("n"), hole("to", "noun"), dice=True, by=hole("by", "noun")),
    en="{by} does {n} {n|die|dice} of damage to {to}",
    pl="{by:nom} zadaje {n:dice} {to:dat your}",
    ja="{by}は{to}にダメージダイス{n}個分のダメージを[与える|与えて]",
)
STEP.reads(Damage(hole("n"), hole("to", "noun"), by=SELF), "do {n} damage to {to}")
phrase(
    May(Retreat(hole("what", "noun")), None, None, "opponent"),
    en="your opponent may have {what} retreat",
    pl="przeciwnik może wycofać {what:acc}",
    ja="相手は{what}を撤退させてよい",
)
phrase(
    Damage(hole("n"), hole("to", "noun"), dice=True, by=SELF),
    en="do {n} dice of damage to {to}",
    pl="{n} {to}",
    ja="{n} {to}",
    also=("do {n} dice of Damage to {to}",),
)
phrase(
    Put(hole("n"), hole("on", "noun")),
    en="put {n} damage {n|counter|counters} on {on}",
    pl="[połóż|położyć] {n:counter} na {on:loc}",
    ja="{on}にダメージカウンター{n}個を[置く|置いて]",
)
phrase(
    Heal(None, hole("of", "noun")),
    en="remove all damage counters from {of}",
    pl="[zdejmij|zdjąć] wszystkie żetony obrażeń z {of:gen}",
    ja="{of}からダメージカウンターをすべて[取りのぞく|取りのぞいて]",
)
phrase(
    Heal(UpTo(hole("n")), hole("of", "noun")),
    en="remove up to {n} damage {n|counter|counters} from {of}",
    pl="[zdejmij|zdjąć] do {n:counter_gen} z {of:gen}",
    ja="{of}からダメージカウンターを最大{n}個[取りのぞく|取りのぞいて]",
    also=("remove up to {n} damage counter from {of}",),
)
phrase(
    Heal(THAT_MANY, hole("of", "noun")),
    en="remove that many damage counters from {of}",
    pl="[zdejmij|zdjąć] tyle samo żetonów obrażeń z {of:gen}",
    ja="{of}からダメージカウンターを同じ数だけ[取りのぞく|取りのぞいて]",
)
phrase(
    Heal(hole("n"), hole("of", "noun")),
    en="remove {n} damage {n|counter|counters} from {of}",
    pl="[zdejmij|zdjąć] {n:counter} z {of:gen}",
    ja="{of}からダメージカウンター{n}個を[取りのぞく|取りのぞいて]",
    also=("remove {n} damage counter from {of}",),
    fits=lambda b, _: isinstance(b["n"], int),
)
phrase(
    Prevent(None, hole("to", "noun")),
    en="prevent all damage to {to}",
    pl="[zapobiegnij|zapobiec] wszystkim obrażeniom zadawanym {to:dat your}",
    ja="{to}へのダメージをすべて[軽減する|軽減して]",
)
phrase(
    Prevent(hole("n"), hole("to", "noun"), choice=True),
    en="prevent up to {n} damage to {to}",
    pl="[zapobiegnij|zapobiec] najwyżej {n:damage_dat} {n|zadawanemu|zadawanym|zadawanym} {to:dat your}",
    ja="{to}へのダメージを最大{n}まで[軽減する|軽減して]",
    also=("up to {n} damage to {to} prevent", "prevent up to {n} Damage to {to}"),
)
phrase(
    Prevent(hole("n"), hole("to", "noun")),
    en="prevent {n} damage to {to}",
    pl="[zapobiegnij|zapobiec] {n:damage_dat} {n|zadawanemu|zadawanym|zadawanym} {to:dat your}",
    ja="{to}への{n}ダメージを[軽減する|軽減して]",
)
phrase(
    PreventThat(None),
    en="prevent that damage",
    pl="[zapobiegnij|zapobiec] tym obrażeniom",
    ja="そのダメージをすべて[軽減する|軽減して]",
)
phrase(
    PreventThat(hole("n"), True),
    en="prevent up to {n} of that damage",
    pl="[zapobiegnij|zapobiec] najwyżej {n} z tych obrażeń",
    ja="そのダメージを最大{n}まで[軽減する|軽減して]",
)
phrase(
    PreventThat(hole("n")),
    en="prevent {n} of that damage",
    pl="[zapobiegnij|zapobiec] {n} z tych obrażeń",
    ja="そのダメージを{n}[軽減する|軽減して]",
    fits=lambda b, _: b["n"] is not None,
)
phrase(
    Redirect(hole("by", "noun")),
    en="{by} may do that much damage to a unit of your choice in the same arena",
    pl="{by:nom} może zadać tyle samo obrażeń innej wybranej przez ciebie jednostce w tej samej arenie",
    ja="{by}は同じアリーナの別のユニット1体に、軽減した分のダメージを[与えてよい|与えて]",
    also=("{by} may do that much damage to a Character of your choice in the same arena",),
)

# ---- attacks, dice, the game

phrase(
    Intercept(hole("by", "noun")),
    en="{by} becomes the defending unit",
    pl="{by:nom} staje się jednostką broniącą się",
    ja="{by}が代わりに攻撃を[受ける|受けて]",
)
phrase(
    Retaliate(hole("n"), hole("by", "noun")),
    en="{by} does {n} dice of damage to the attacking unit when the attack ends",
    pl="na koniec ataku {by:nom} zadaje {n:dice} jednostce atakującej",
    ja="攻撃終了時に、{by}は攻撃側のユニットにダメージダイス{n}個分のダメージを[与える|与えて]",
)
phrase(EndAttack(), en="the attack ends", pl="atak się kończy", ja="攻撃は[終わる|終わって]")
phrase(
    Disrupt(),
    en="disrupt a Battle card",
    pl="[przerwij|przerwać] kartę bitewną",
    ja="バトルカード1枚を[妨害する|妨害して]",
    also=("a Battle card disrupt",),
)
phrase(
    Reroll("all", "attack", "you"),
    en="reroll all your attack dice",
    pl="[przerzuć|przerzucić] wszystkie swoje kości ataku",
    ja="自分の攻撃ダイスをすべて[振り直す|振り直して]",
)
phrase(
    Reroll("some", "attack", "you"),
    en="choose one or more of your attack dice. Reroll those dice",
    pl="[wybierz|wybrać] jedną lub więcej swoich kości ataku i [przerzuć|przerzucić] je",
    ja="自分の攻撃ダイスを1個以上選んで[振り直す|振り直して]",
)
phrase(
    Reroll("some", "attack", "opponent"),
    en="choose one or more of your opponent's attack dice. Your opponent rerolls those dice",
    pl="[wybierz|wybrać] jedną lub więcej kości ataku przeciwnika. Przeciwnik je przerzuca",
    ja="相手の攻撃ダイスを1個以上選ぶ。相手はそれを[振り直す|振り直して]",
    also=("choose one of more of your opponent's attack dice. Your opponent rerolls those dice",),
)
phrase(
    Reroll("all"),
    en="reroll it",
    pl="[powtórz|powtórzyć] ten rzut",
    ja="そのロールを[振り直す|振り直して]",
    also=("reroll it once",),
)
phrase(
    Reroll("some"),
    en="reroll any of those dice",
    pl="[przerzuć|przerzucić] dowolne z tych kości",
    ja="そのダイスを好きな数だけ[振り直す|振り直して]",
    also=("reroll any number of those dice once",),
)
phrase(
    RollDice(hole("n")),
    en="roll {n} of your dice",
    pl="[rzuć|rzucić] {n:roll}",
    ja="自分のダイスを{n}個[振る|振って]",
    also=("roll {n} dice",),
)
phrase(Win(), en="you win the game", pl="[wygraj|wygrać] grę", ja="ゲームに[勝つ|勝って]")

# ---- conditions, offers, choices

phrase(
    If(Compare(BuildCounters(extra=True), ">=", hole("k", "n")), RollDice(hole("m", "n")), RollDice(hole("n"))),
    en="roll {n} dice, or {m} if at least {k} extra build counters are on this card",
    pl="[rzuć|rzucić] {n:roll}, a jeśli na tej karcie jest ponad koszt co najmniej {k:build}: {m:roll}",
    ja="ダイスを{n}個、このカードの余分なビルドカウンターが{k}個以上なら{m}個[振る|振って]",
)
phrase(
    If(hole("if"), hole("then", "clause")),
    en="if {if}, {then}",
    pl="jeśli {if}, {then}",
    ja="{if}なら、{then}",
    fits=lambda b, _: not _of_arena(b["if"]),
)
phrase(
    If(hole("if"), hole("then", "clause"), hole("otherwise", "clause")),
    en="if {if}, {then}. If not, {otherwise}",
    pl="jeśli {if}, {then}. Jeśli nie, {otherwise}",
    ja="{if}なら、{then}。そうでなければ、{otherwise}",
    fits=lambda b, _: b["otherwise"] is not None,
)
phrase(
    May(Pay(hole("n"), "opponent"), None, hole("do", "clause"), "opponent"),
    en="unless your opponent pays {n} Force, {do}",
    pl="jeśli przeciwnik nie zapłaci {n:force_gen}, {do}",
    ja="相手がフォース{n}点を支払わないかぎり、{do}",
    fits=lambda b, _: isinstance(b["do"], Do),
)
phrase(
    May(Pay(hole("n"), "opponent"), None, hole("do", "clause"), "opponent"),
    en="{do} unless your opponent pays {n} Force",
    pl="{do}, chyba że przeciwnik zapłaci {n:force}",
    ja="相手がフォース{n}点を支払わないかぎり、{do}",
    also=("unless your opponent pays {n} Force, {do}",),
    fits=lambda b, _: b["do"] is not None,
    written=True,
)
phrase(
    May(Pay(hole("n")), None, hole("do", "clause")),
    en="{do} unless you pay {n} Force",
    pl="{do}, chyba że zapłacisz {n:force}",
    ja="フォース{n}点を支払わないかぎり、{do}",
    fits=lambda b, _: b["do"] is not None,
    written=True,
)
phrase(
    May(PayPoints(hole("n")), None, hole("do", "clause")),
    en="{do} unless you pay {n} build {n|point|points}",
    pl="{do}, chyba że zapłacisz {n:points}",
    ja="ビルドポイント{n}点を支払わないかぎり、{do}",
    fits=lambda b, _: b["do"] is not None,
    written=True,
)
phrase(
    May(Pay(hole("n"), "opponent"), hole("then", "clause"), None, "opponent"),
    en="your opponent may pay {n} Force. If he or she does, {then}",
    pl="przeciwnik może zapłacić {n:force}. Jeśli to zrobi, {then}",
    ja="相手はフォース{n}点を支払ってよい。そうしたなら、{then}",
    also=("your opponent may pay {n} Force. If your opponent does, {then}",),
    fits=lambda b, _: b["then"] is not None,
)
phrase(
    May(hole("do", "clause"), hole("then", "clause"), None, "opponent"),
    en="your opponent may {do}. If he or she does, {then}",
    pl="przeciwnik może {do:inf}. Jeśli to zrobi, {then}",
    ja="相手は{do:inf}よい。そうしたなら、{then}",
    fits=lambda b, _: b["then"] is not None and not isinstance(b["do"], Pay),
)
phrase(
    May(Gives(hole("on", "noun"), hole("what", "mods"), hole("until"))),
    en="you may give {on} {what} {until}",
    pl="możesz sprawić, że {on:nom} {until} otrzymuje {what}",
    ja="{until}、{on}に{what}を与えてよい",
)
phrase(
    May(Gives(hole("on", "noun"), hole("what", "mods"), hole("until")), hole("then", "clause")),
    en="you may give {on:me} {what} {until}. If you do, {then}",
    pl="możesz sprawić, że {on:nom} {until} otrzymuje {what}. Jeśli to zrobisz, {then}",
    ja="{until}、{on}に{what}を与えてよい。そうしたなら、{then}",
    fits=lambda b, _: b["then"] is not None,
)
phrase(
    May(Do((Search(hole("what", "deck"), "hand", show=True), Shuffle()))),
    en="you may search your deck. You may take {what:acc one} from your deck. Show it to your opponent and put it into your hand. Then shuffle your deck",
    pl="możesz przeszukać swoją talię. Możesz wziąć z niej {what:acc one}, pokazać przeciwnikowi i dołożyć do ręki. Potem potasuj talię",
    ja="のぞむなら、自分の山札から{what:acc one}まで選び、相手に見せて手札に加える。その後、山札を切る",
    also=(
        "you may search your deck. You may take {what:acc one} from your deck, show it to your opponent and put it into your hand. Then shuffle your deck",
        "you may search your deck. You may take {what:acc one} from your deck, show it to your opponent, and put it into your hand. Then shuffle your deck",
    ),
)
phrase(May(hole("do", "clause")), en="you may {do}", pl="możesz {do:inf}", ja="{do:inf}よい")
phrase(
    May(hole("do", "clause"), hole("then", "clause")),
    en="you may {do}. If you do, {then}",
    pl="możesz {do:inf}. Jeśli to zrobisz, {then}",
    ja="{do:inf}よい。そうしたなら、{then}",
    fits=lambda b, _: b["then"] is not None,
)
phrase(
    Do((Choose(hole("what", "noun")), RollDice(1))),
    en="choose {what} and roll 1 of your dice",
    pl="[wybierz|wybrać] {what:acc} i [rzuć|rzucić] 1 kością",
    ja="{what}を選び、自分のダイスを1個[振る|振って]",
    written=True,
)

# ---- what holds for a time

_TO = {"power": ("siły", "パワー"), "speed": ("prędkości", "スピード"), "health": ("wytrzymałości", "耐久力")}

phrase(
    Lasting(When("unit would be damaged", PreventThat(None), Is(BY, hole("like"))), "you", "turn"),
    en="prevent all damage done by {like:several} this turn",
    pl="w tej turze [zapobiegaj|zapobiegać] wszystkim obrażeniom, które zadaje {like:nom}",
    ja="このターン、{like}が与えるダメージをすべて[軽減する|軽減して]",
)
phrase(
    Lasting(Barred("lose"), "you", "turn"),
    en="you can't lose the game this turn",
    pl="w tej turze nie możesz przegrać gry",
    ja="このターン、自分はゲームに負けない",
)
phrase(
    Lasting(Barred(hole("do", "barred")), "opponent", "turn"),
    en="your opponent {do} this turn",
    pl="w tej turze przeciwnik {do}",
    ja="このターン、相手は{do}",
)
phrase(
    Lasting(Barred("untap"), hole("on", "noun"), "untap"),
    en="{on} doesn't untap during the next untap step",
    pl="{on:nom} nie odtapowuje się w najbliższym etapie odtapowania",
    ja="{on}は次のアンタップステップにアンタップしない",
    also=(
        "{on} doesn't untap during your next untap step",
        "{on} doesn't untap during your opponent's next untap step",
    ),
)
phrase(
    Lasting(Barred(hole("do", "barred")), hole("on", "noun"), "turn"),
    en="{on} {do} this turn",
    pl="w tej turze {on:nom} {do}",
    ja="このターン、{on}は{do}",
)
phrase(
    Do(
        (
            Lasting(Without(hole("a", "static keyword")), hole("on", "noun"), hole("until")),
            Lasting(Without(hole("b", "static keyword")), hole("on", "noun"), hole("until")),
        )
    ),
    en="{on} loses {a} and {b} {until}",
    pl="{until} {on:nom} traci: {a}, {b}",
    ja="{until}、{on}は{a}と{b}を[失う|失って]",
)
phrase(
    Lasting(Without(hole("name", "static keyword")), hole("on", "noun"), hole("until")),
    en="{on} loses {name} {until}",
    pl="{until} {on:nom} traci: {name}",
    ja="{until}、{on}は{name}を[失う|失って]",
)
phrase(
    Lasting(Has(hole("word", "sort")), hole("on", "noun"), "game"),
    en="{on} becomes a {word} until the game ends",
    pl="do końca gry {on:nom} liczy się też jako {word}",
    ja="ゲーム終了時まで、{on}は{word}としても扱う",
)
phrase(
    Lasting(When("build roll", BuildPoints(hole("n", "signed"))), "you", "once"),
    en="you get {n} build {n|point|points} next turn",
    pl="w następnej turze liczba twoich punktów budowy zmienia się o {n}",
    ja="次のターン、自分のビルドポイントは{n}[される|されて]",
    also=("you gain {n} build {n|point|points} next turn",),
)
phrase(Lasting(hole("when"), "you", "once"), en="{when}", pl="{when}", ja="{when}")
phrase(
    Lasting(When("attack ends", hole("do", "clause")), SELF, "attack"),
    en="when the attack ends, {do}",
    pl="na koniec tego ataku {do}",
    ja="攻撃終了時、{do}",
    written=True,
)
phrase(
    Lasting(When("attack ends", hole("do", "clause")), IT, "attack"),
    en="when the attack ends, {do}",
    pl="na koniec tego ataku {do}",
    ja="攻撃終了時、{do}",
    also=("when the attack ends {do}",),
)
for _noun, _given in ((CHOSEN, "given"), (TARGET, "given to target")):
    phrase(
        Lasting(When("unit attack ends", hole("do", _given)), _noun, "attack"),
        en="when this attack ends, {do}",
        pl="na koniec tego ataku {do}",
        ja="この攻撃の終了時、{do}",
    )
phrase(
    Lasting(When("turn ends", hole("do", "given")), CHOSEN, "turn"),
    en="when this turn ends, {do}",
    pl="na koniec tej tury {do}",
    ja="このターンの終了時、{do}",
)
phrase(
    Lasting(When("would be damaged", hole("do", "given")), hole("on", "noun"), "turn"),
    en="this turn, whenever {on} would be damaged, {do}",
    pl="w tej turze, kiedy {on:nom} ma otrzymać obrażenia, {do}",
    ja="このターン、{on}がダメージを受けるとき、{do}",
    also=("this turn, when {on} would be damaged, {do}",),
)
for _stat in ("power", "speed", "health"):
    phrase(
        Gives(hole("on", "noun"), (Gets(**{_stat: hole("x", "where")}),), hole("until")),
        en=f"{{on}} {{on|gets|each get}} +X {_stat} {{until}}, where X is {{x}}",
        pl=f"{{until}} {{on:nom}} otrzymuje +X do {_TO[_stat][0]}, gdzie X to {{x}}",
        ja=f"{{until}}、{{on}}は{_TO[_stat][1]}+X(Xは{{x}})を[得る|得て]",
    )
phrase(
    Gives(hole("on", "noun"), hole("what", "mods"), hole("until")),
    en="{on} {on|gets|each get} {what} {until}",
    pl="{until} {on:nom} otrzymuje {what}",
    ja="{until}、{on}は{what}を[得る|得て]",
    also=(
        "{until}, {on} {on|gets|each get} {what}",
        "{on} get {what} {until}",
    ),
)
phrase(
    Gives(hole("on", "noun"), (hole("bar"),), "turn", hole("if")),
    en="{on} {bar} this turn as long as {if}",
    pl="w tej turze {on:nom} {bar}, dopóki {if}",
    ja="このターン、{if}かぎり、{on}は{bar}",
    fits=lambda b, _: b["if"] is not None,
)
phrase(
    Gives(hole("on", "noun"), hole("what", "mods"), "turn", Is(SELF, Attacking(hole("vs", "like")))),
    en="this turn, {on} gets {what} as long as it's attacking {vs}",
    pl="w tej turze {on:nom} otrzymuje {what}, gdy atakuje {vs:acc}",
    ja="このターン、{vs}を攻撃しているかぎり、{on}は{what}を[得る|得て]",
    also=(
        "this turn, {on} gets {what} as long as it's using Bombard to attack {vs}",
        "this turn, {on} gets {what} as long as it's using Ion Cannon to attack {vs}",
    ),
)
phrase(
    Gives(hole("on", "noun"), hole("what", "mods"), hole("until"), hole("if")),
    en="{until}, {on} {on|gets|each get} {what} as long as {if}",
    pl="{until} {on:nom} otrzymuje {what}, dopóki {if}",
    ja="{until}、{if}かぎり、{on}は{what}を[得る|得て]",
    fits=lambda b, _: b["if"] is not None,
)
phrase(
    Hunts(hole("what", "mods"), hole("to", "noun"), hole("on", "noun")),
    en="this turn, {to} gets {what} as long as it's attacking {on}",
    pl="w tej turze {to:nom} otrzymuje {what}, gdy atakuje {on:acc}",
    ja="このターン、{on}を攻撃しているかぎり、{to}は{what}を[得る|得て]",
    also=(
        "until end of turn, {to} gets {what} as long as it's attacking {on}",
        "this turn, {to} get {what} as long as he or she is attacking {on}",
    ),
    fits=lambda b, _: isinstance(b["on"], Named),
)
for _n, _en, _ja in (
    (2, "choose one: {a}, or {b}", "次から1つ選ぶ:{a}、または{b}"),
    (3, "choose one: {a}, {b}, or {c}", "次から1つ選ぶ:{a}、{b}、または{c}"),
):
    phrase(
        OneOf(tuple(hole(each, "clause") for each in "abc"[:_n])),
        en=_en,
        pl=("[wybierz|wybrać] jedno: {a} albo {b}" if _n == 2 else "[wybierz|wybrać] jedno: {a}, {b} albo {c}"),
        ja=_ja,
    )
