"""Damage and damage counters that fall otherwise than usual: elsewhere, instead, in two places, coin by coin; Energy that
is discarded for them."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    REST,
    SELF,
    THAT_MANY,
    AnyOf,
    Choose,
    Compare,
    Count,
    Do,
    Flip,
    ForEach,
    If,
    Is,
    May,
    Minus,
    Named,
    OfChosen,
    OneOf,
    Product,
    Repeat,
    Some,
    Step,
    Sum,
    Unless,
    Which,
    inside,
    one,
    which_of,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    Base,
    Before,
    ChooseNumber,
    DamageTaken,
    Devolve,
    Discard,
    DiscardTop,
    Draw,
    DrawFromBottom,
    EnergyOf,
    Evolving,
    Fails,
    Harmless,
    Heal,
    Hit,
    HPLeft,
    Kind,
    KnockOut,
    Look,
    More,
    Move,
    MoveCounters,
    Onto,
    Put,
    Reveal,
    Search,
    Shuffle,
    Switch,
    SwitchIn,
    Then,
    Times,
    TurnPrizes,
    UseAttackOf,
    UseEffectOf,
)
from stolik.games.pokemon.text.grammar.steps import SENTENCE, STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR
from stolik.text.grammar.kinds import SaidAs, whole_number
from stolik.text.grammar.rows import flat
from stolik.text.trees import hole

phrase = STEP.phrase

# ---- base damage

phrase(
    May(Base(hole("n"))),
    en="you may do {n} damage instead of {damage} to the Defending Pokémon",
    pl="możesz zadać broniącemu się Pokémonowi {n} obrażeń zamiast {damage}",
    ja="のぞむなら、相手のバトルポケモンに与えるダメージを{damage}ではなく{n}にする",
    fits=lambda _, context: context.damage > 0,
    first=True,
)
phrase(
    May(Base(hole("n")), hole("then", "branch")),
    en="you may do {n} damage instead of {damage} to the Defending Pokémon. If you do, {then}",
    pl="możesz zadać broniącemu się Pokémonowi {n} obrażeń zamiast {damage}. Jeśli to zrobisz, {then}",
    ja="のぞむなら、相手のバトルポケモンに与えるダメージを{damage}ではなく{n}にする。そうした場合、{then}",
    fits=lambda b, context: context.damage > 0 and b["then"] is not None,
    first=True,
)
STEP.reads(Base(hole("n")), "this attack does {n} damage", fits=lambda _, context: context.damage > 0)
STEP.reads(
    Hit(hole("n"), DEFENDING),
    "this attack does {n} damage",
    "this attack does {n} damage to your opponent's Active Pokémon",
    fits=lambda _, context: context.damage == 0,
)

# ---- elsewhere

phrase(
    May(Do((Harmless(), Hit(hole("n"), hole("to", "noun"))))),
    en="you may do {n} damage to {to} instead",
    pl="możesz zamiast tego zadać {to:dat} {n} obrażeń",
    ja="のぞむなら、代わりに{to}に{n}ダメージを与える",
    first=True,
)
phrase(
    Do((Harmless(), KnockOut(hole("what", "noun")))),
    en="{what} is Knocked Out instead of damaged by this attack",
    pl="{what:nom t} zostaje znokautowany, zamiast otrzymać obrażenia od tego ataku",
    ja="このワザのダメージのかわりに、{what}を[きぜつさせる|きぜつさせ]",
)
phrase(
    Do((Choose(one(Which("pokemon", "opponent"))), Hit(hole("n"), CHOSEN), Hit(hole("m", "n"), REST))),
    en="choose 1 of your opponent's Pokémon. This attack does {n} damage to that Pokémon and {m} damage to each of your opponent's other Pokémon",
    pl="[wybierz|wybrać] 1 Pokémona przeciwnika. Ten atak zadaje mu {n} obrażeń, a każdemu innemu Pokémonowi przeciwnika {m}",
    ja="相手のポケモンを1匹選び、{n}ダメージ。相手のほかのポケモン全員に、それぞれ{m}ダメージ",
)
phrase(
    ForEach(hole("of", "noun"), Flip(hole("heads", "branch"))),
    en="flip a coin for {of}. If that coin flip is heads, {heads}",
    pl="[rzuć|rzucić] monetą za {of:acc}. Jeśli wypadnie orzeł, {heads}",
    ja="{of}について、1匹ずつコインを1回投げる。オモテなら、{heads}",
    fits=lambda b, _: b["heads"] is not None,
    first=True,
)
phrase(
    Hit(hole("n"), hole("to", "others"), matched="never"),
    en="[does|this attack does] {n} damage to {to}, and don't apply Weakness and Resistance to this damage",
    pl="[zadaje|zadać] {n} obrażeń {to:dat}, bez stosowania słabości i odporności",
    ja="{to}に{n}ダメージ。このダメージは、弱点・抵抗力を計算しない",
)
phrase(
    Hit(hole("n"), hole("to", "noun"), matched="always"),
    en="this attack does {n} damage to {to}. Apply Weakness and Resistance",
    pl="ten atak zadaje {n} obrażeń {to:dat}. Zastosuj słabość i odporność",
    ja="{to}に{n}ダメージ。弱点・抵抗力を計算する",
)
STEP.reads(
    Hit(DamageTaken(hole("of", "noun")), hole("to", "noun")),
    "this attack does the same amount of damage done to {of} to {to}",
)
phrase(
    Do((Choose(hole("noun")), Hit(Sum((hole("n"), Product(hole("m", "n"), hole("each")))), CHOSEN))),
    en="choose {noun}. This attack does {n} damage plus {m} more damage for each {each}",
    pl="[wybierz|wybrać] {noun:acc}. Ten atak zadaje mu {n} obrażeń i jeszcze {m} za {each}",
    ja="{noun}を選び、{n}ダメージと{each}×{m}ダメージ",
)
phrase(
    Hit(Sum((hole("n"), Product(hole("m", "n"), hole("each")))), hole("to", "noun")),
    en="this attack does {n} damage, and {m} damage for each {each}, to {to}",
    pl="ten atak zadaje {to:dat} {n} obrażeń i jeszcze {m} za {each}",
    ja="{to}に、{n}ダメージと{each}×{m}ダメージ",
    first=True,
)


# ---- instead


def _hits_instead(noun: Any, n: int, condition: Any, m: int) -> Any:
    return Do((Choose(noun), If(condition, Hit(m, CHOSEN), Hit(n, CHOSEN)))) if isinstance(noun, Some) else None


STEP.means(
    _hits_instead,
    "choose {noun}. This attack does {n} damage to that Pokémon. If {condition}, this attack does {m} damage to that Pokémon instead",
    condition="if",
    m="n",
)
STEP.means(
    lambda noun, n, condition, of, more: _hits_instead(noun, n, condition, n + more) if of == n else None,
    "choose {noun}. This attack does {n} damage to that Pokémon. If {condition}, this attack does {of} damage plus {more} more damage",
    condition="if",
    of="n",
    more="n",
)


def _puts_instead(on: Any, n: int, condition: Any, m: int) -> Any:
    if isinstance(on, Named):
        return If(condition, Put(m, on), Put(n, on))
    return Do((Choose(on), If(condition, Put(m, CHOSEN), Put(n, CHOSEN)))) if isinstance(on, Some) else None


STEP.means(
    _puts_instead,
    "put {n} damage {n|counter|counters} on {on}. If {condition}, put {m} damage {m|counter|counters} on that Pokémon instead",
    on="noun",
    condition="if",
    m="n",
)
STEP.means(
    lambda n, of, to, condition, m: If(condition, MoveCounters(m, of, to), MoveCounters(n, of, to)),
    "move {n} damage {n|counter|counters} from {of} to {to}. If {condition}, move {m} damage {m|counter|counters} instead",
    of="noun",
    to="noun",
    condition="if",
    m="n",
)

# ---- damage counters

GRAMMAR.add(
    "points",
    SaidAs(
        GRAMMAR,
        "n",
        lambda counters: (counters * 10,) if whole_number(counters) else (),
        lambda points: points // 10 if whole_number(points) and points % 10 == 0 else None,
    ),
)
"""Damage or HP in points, of which a damage counter is worth 10 (PK-ATTACK-9)."""
phrase(
    Put(Minus(HPLeft(hole("on", "noun")), hole("hp", "points")), hole("on", "noun")),
    en="put damage counters on {on} until it is {hp} HP away from being Knocked Out",
    pl="[kładź|kłaść] znaczniki obrażeń na {on:loc}, aż zostanie mu {hp} HP",
    ja="{on}の残りHPが{hp}になるまで、ダメージカウンターを[のせる|のせ]",
    also=("put damage counters on {on} until its remaining HP is {hp}",),
    fits=lambda b, _: isinstance(b["on"], Named),
    first=True,
)
phrase(
    Put(Minus(HPLeft(hole("on", "noun")), HPLeft(hole("other", "noun"))), hole("on", "noun")),
    en="put damage counters on {on} until {on} has the same remaining HP as {other}",
    pl="[kładź|kłaść] znaczniki obrażeń na {on:loc}, aż będzie mieć tyle samo pozostałego HP co {other:nom}",
    ja="{on}の残りHPが{other}の残りHPと同じになるまで、ダメージカウンターを[のせる|のせ]",
    fits=lambda b, _: isinstance(b["on"], Named),
    first=True,
)
STEP.means(
    lambda on, each: Put(each, on),
    "put 1 damage counter on {on} for each {each}",
    on="noun",
)

# ---- Energy and other cards that are discarded, shown or attached for it

phrase(
    Do(
        tuple(
            Discard(one(Which("energy", "you", "play", (EnergyOf(hole(name, "type")),), hole("on", "noun"))))
            for name in ("a", "b")
        )
    ),
    en="discard a {a} Energy and a {b} Energy attached to {on}",
    pl="[odrzuć|odrzucić] energię {a:f acc} i energię {b:f acc} dołączone do {on:gen}",
    ja="{on}についている{a}エネルギーと{b}エネルギーを1個ずつ[トラッシュする|トラッシュし]",
)
STEP.reads(Discard(hole("what", "attached")), "discard {what} in any way you like")
STEP.reads(
    Do((DiscardTop(hole("n")), Times(Count(OfChosen(hole("card")))))),
    "discard the top {n} cards from your deck. This attack does {damage} damage for each {card} you discarded",
)
phrase(
    Move(OfChosen(hole("card")), Onto(hole("to", "noun"))),
    en="attach those {card:pl} to {to}",
    pl="[dołącz|dołączyć] te {card:acc pl} do {to:gen}",
    ja="その{card}を{to}に[つける|つけ]",
)
phrase(
    Reveal(hole("cards", "you hand")),
    en="choose {cards} from your hand and show {cards|it|them} to your opponent",
    pl="[wybierz|wybrać] ze swojej ręki {cards:acc} i [pokaż|pokazać] przeciwnikowi",
    ja="自分の手札から{cards:を}選び、相手に[見せる|見せ]",
)
phrase(
    Do((Reveal(hole("cards", "you hand")), Times(Count(CHOSEN)))),
    en="choose {cards} from your hand and show {cards|it|them} to your opponent. This attack does {damage} damage times the number of cards you chose",
    pl="[wybierz|wybrać] ze swojej ręki {cards:acc} i [pokaż|pokazać] przeciwnikowi. Ten atak zadaje {damage} obrażeń za każdą wybraną kartę",
    ja="自分の手札から{cards:を}選び、相手に見せる。選んだ枚数×{damage}ダメージ",
)
phrase(
    Do((Choose(hole("cards", "you discard")), Times(Count(CHOSEN)))),
    en="choose {cards} from your discard pile. This attack does {damage} damage times the number of cards you chose",
    pl="[wybierz|wybrać] ze swojego stosu kart odrzuconych {cards:acc}. Ten atak zadaje {damage} obrażeń za każdą wybraną kartę",
    ja="自分のトラッシュから{cards:を}選ぶ。選んだ枚数×{damage}ダメージ",
)
_BACK = Do((Move(CHOSEN, "deck top"), Shuffle()))
for _first, _en, _pl, _ja in (
    (
        Reveal(hole("cards", "you hand")),
        "choose {cards} from your hand and show {cards|it|them} to your opponent",
        "[wybierz|wybrać] ze swojej ręki {cards:acc} i [pokaż|pokazać] przeciwnikowi",
        "自分の手札から{cards:を}選び、相手に見せる",
    ),
    (
        Choose(hole("cards", "you discard")),
        "choose {cards} from your discard pile",
        "[wybierz|wybrać] ze swojego stosu kart odrzuconych {cards:acc}",
        "自分のトラッシュから{cards:を}選ぶ",
    ),
):
    phrase(
        Do((_first, Times(Count(CHOSEN)), *_BACK.steps)),
        en=f"{_en}. This attack does {{damage}} damage times the number of cards you chose. Put those cards on top of your deck. Shuffle your deck afterward",
        pl=f"{_pl}. Ten atak zadaje {{damage}} obrażeń za każdą wybraną kartę. Połóż wybrane karty na wierzchu talii. Na koniec przetasuj swoją talię",
        ja=f"{_ja}。選んだ枚数×{{damage}}ダメージ。選んだカードを山札の上にもどす。そして山札を切る",
    )


def _chosen_cards(cards: Some, card: tuple[Any, ...]) -> bool:
    which = cards.which
    return isinstance(which, Which) and which.filters == card


STEP.means(
    lambda cards, card: Do((Reveal(cards), Times(Count(CHOSEN)))) if _chosen_cards(cards, card) else None,
    "choose {cards} from your hand and show {cards|it|them} to your opponent. This attack does {damage} damage times the number of {card:pl} you chose",
    cards="you hand",
)
STEP.means(
    lambda cards, card: Do((Choose(cards), Times(Count(CHOSEN)))) if _chosen_cards(cards, card) else None,
    "search your discard pile for {cards}, show {cards|it|them} to your opponent, and this attack does {damage} damage for each {card} you chose",
    cards="you discard",
)
for _card in ("cards", "Energy cards"):
    STEP.reads(Move(CHOSEN, "deck top"), f"put those {_card} on top of your deck")
phrase(
    Do((Move(hole("what", "you hand"), Onto(hole("to", "noun"))), Heal(hole("n"), hole("to", "noun"), THAT_MANY))),
    en="attach {what} from your hand to {to}. Remove {n} damage {n|counter|counters} from {to} for each card attached in this way",
    pl="[dołącz|dołączyć] z ręki {what:acc} do {to:gen}. [Zdejmij|Zdjąć] z {to:gen} {n:acc counter} za każdą tak dołączoną kartę",
    ja="自分の手札から{what:を}{to}につける。つけた枚数×{n:個}のダメージカウンターを{to}から[とる|とり]",
)
STEP.means(
    lambda what, n: Do((Move(what, Onto(SELF)), Heal(n, SELF, THAT_MANY))),
    "choose {what} from your hand and attach {what|it|them} to {me}. Remove {n} damage counters for each Energy card attached in this way",
    what="you hand",
)
phrase(
    Do((Move(hole("what", "you hand"), Onto(one(Which("pokemon")), each=True)), More(hole("n"), THAT_MANY))),
    en="attach {what} from your hand to your Pokémon in any way you like. This attack does {damage} damage plus {n} more damage for each card attached in this way",
    pl="[dołącz|dołączyć] z ręki {what:acc} dowolnie do swoich Pokémonów. Ten atak zadaje {damage} plus {n} obrażeń za każdą tak dołączoną kartę",
    ja="自分の手札から{what:を}自分のポケモンに好きなようにつける。つけた枚数×{n}ダメージを追加する",
)


def _attached_so(what: Any, n: Any, type: str = "") -> Step | None:  # noqa: A002
    """More damage for each card attached: all of them are counted, so a type that is counted is the type of all."""
    if type and EnergyOf(type) not in getattr(which_of(what), "filters", ()):
        return None
    return Do((Move(what, Onto(one(Which("pokemon")), each=True)), More(n, THAT_MANY)))


for _what in ("Energy card", "{type} Energy", "{type} Energy card"):
    STEP.means(
        _attached_so,
        "choose {what} from your hand and attach {what|it|them} to your Pokémon in any way you like. If you do, this attack does {damage} damage plus {n} more damage for each "
        f"{_what} attached in this way",
        what="you hand",
    )
phrase(
    Move(hole("what", "you hand"), Onto(hole("to", "among"), each=True)),
    en="attach {what} from your hand to {to} in any way you like",
    pl="[dołącz|dołączyć] z ręki {what:acc} każdą osobno do {to:gen}",
    ja="自分の手札から{what:を}1枚ずつ{to}に[つける|つけ]",
)

# ---- both ends of the deck

STEP.reads(DrawFromBottom(1), "draw a card from the bottom of your deck", usual=True)
STEP.reads(Do((Draw(1), DrawFromBottom(1))), "draw a card from the top and the bottom of your deck")
phrase(
    May(Draw(1, "opponent"), None, None, "opponent"),
    en="your opponent may draw a card",
    pl="przeciwnik może dobrać kartę",
    ja="相手は、のぞむなら山札を1枚[引く|引き]",
    first=True,
)

# ---- attacks and effects that are copied

_STILL = ("in order to use that attack", "required for that attack")
for _from in ("choose 1 of {of}'s attacks", "choose an attack on {of}"):
    for _still in _STILL:
        STEP.means(
            lambda of, name: UseAttackOf(of, "else"),
            f"{_from}. {{name}} copies that attack except for its Energy cost. (You must still do anything else {_still}.) {{me}} performs that attack",
            of="noun",
        )
        STEP.means(
            lambda of, name: UseAttackOf(of, "paid"),
            f"{_from}. {{name}} copies that attack. This attack does nothing if {{me}} doesn't have the Energy necessary to use that attack. (You must still do anything else {_still}.) {{me}} performs that attack",
            of="noun",
        )
for _of, _whose in (
    (DEFENDING, "your opponent's Active"),
    (DEFENDING, "the Defending"),
    (one(Which("pokemon", "opponent")), "your opponent's"),
    (one(Which("pokemon", "you", "bench")), "your Benched"),
):
    STEP.reads(UseAttackOf(_of, "else"), f"choose 1 of {_whose} Pokémon's attacks and use it as this attack")
for _still in _STILL:
    STEP.means(
        lambda name: UseAttackOf(one(Which("card", "opponent", "discard", (Kind("pokemon"),))), "else"),
        f"choose an attack on 1 of your opponent's Pokémon in his or her discard pile. {{name}} copies that attack except for its Energy cost. (You must still do anything else {_still}.) {{me}} performs that attack",
    )
for _zone, _en, _pl, _ja in (
    ("you discard", "your discard pile", "swojego stosu kart odrzuconych", "自分のトラッシュ"),
    ("opponent discard", "your opponent's discard pile", "stosu kart odrzuconych przeciwnika", "相手のトラッシュ"),
):
    phrase(
        UseEffectOf(hole("what", _zone)),
        en=f"use the effect of {{what}} from {_en} as the effect of this attack",
        pl=f"[wybierz|wybrać] {{what:acc}} z {_pl} i [użyj|użyć] efektu tej karty jako efektu tego ataku",
        ja=f"{_ja}から{{what:を}}選び、その効果を、このワザの効果として[使う|使い]",
        also=(f"search {_en} for {{what}} and use the effect of that card as the effect of this attack",),
    )
phrase(
    UseEffectOf(CHOSEN),
    en="use the effect of that card as the effect of this attack",
    pl="[użyj|użyć] efektu tej karty jako efektu tego ataku",
    ja="そのカードの効果を、このワザの効果として[使う|使い]",
)

# ---- what is done only at times


def _unless(done: Any, condition: Any) -> Any:
    return If(condition.condition if isinstance(condition, Unless) else Unless(condition), done)


SENTENCE.means(_unless, "{done}. Ignore this effect if {condition}", done="branch", condition="if")
STEP.reads(
    Flip(Then(hole("heads", "branch"), hole("then", "branch"))), "flip a coin. If heads, {heads}. If you do, {then}"
)


def _way(letter: str, done: str) -> Then:
    """One of two types of Energy is discarded; what follows is of that one."""
    energy = Which("energy", "you", "play", (EnergyOf(hole(letter, "type")),), hole("of", "noun"))
    return Then(Discard(one(energy)), hole(done, "branch"))


phrase(
    May(OneOf((_way("a", "then"), _way("b", "other")))),
    en="you may discard a {a} or {b} Energy attached to {of}. If you discard a {a} Energy, {then}. If you discard a {b} Energy, {other}",
    pl="możesz odrzucić energię {a:f acc} lub {b:f acc} dołączoną do {of:gen}. Jeśli odrzucisz energię {a:f acc}, {then}. Jeśli odrzucisz energię {b:f acc}, {other}",
    ja="のぞむなら、{of}についている{a}または{b}エネルギーを1個トラッシュする。{a}エネルギーをトラッシュしたなら、{then}。{b}エネルギーをトラッシュしたなら、{other}",
    first=True,
)
STEP.reads(
    Before(May(hole("do", "branch"))),
    "before doing damage, you may {do}. If you do, this attack does {damage} damage to the new Defending Pokémon",
    fits=lambda b, context: context.damage > 0 and any(isinstance(one, Switch | SwitchIn) for one in inside(b["do"])),
)

# ---- several cards of a deck, several sorts

for _sorts in ("ab", "abc"):
    _found = tuple(Search(hole(sort, "you deck"), "hand", show=True) for sort in _sorts)
    _row = ", ".join(f"{{{sort}}}" for sort in _sorts[:-1]) + ("," if len(_sorts) > 2 else "")
    phrase(
        Do(_found),
        en=f"search your deck for {_row} and {{{_sorts[-1]}}}, show them to your opponent, and put them into your hand",
        pl="[poszukaj|poszukać] w swojej talii "
        + ", ".join(f"{{{sort}:gen}}" for sort in _sorts[:-1])
        + f" i {{{_sorts[-1]}:gen}}, [pokaż|pokazać] przeciwnikowi i [weź|wziąć] do ręki",
        ja="自分の山札から"
        + "、".join(f"{{{sort}:を}}" for sort in _sorts)
        + "選び、相手に見せて、手札に[加える|加え]",
    )
phrase(
    Look(hole("n"), hole("take", "you take"), "hand", "shuffle"),
    en="look at the top {n|card|# cards} of your deck, choose {take}, and put {take|it|them} into your hand. Shuffle the other cards back into your deck",
    pl="[obejrzyj|obejrzeć] {n:acc card} z wierzchu swojej talii, [wybierz|wybrać] {take:acc} i [weź|wziąć] do ręki. Pozostałe wtasuj do talii",
    ja="自分の山札を上から{n:枚}見て、{take:を}選び、手札に加える。残りを山札にもどして[切る|切り]",
)
phrase(
    Look(1, one(Which("card", "you", "deck")), "hand", shown=True),
    en="reveal the top card of your deck and put it into your hand",
    pl="[odkryj|odkryć] wierzchnią kartę swojej talii i [weź|wziąć] ją do ręki",
    ja="自分の山札を上から1枚めくり、手札に[加える|加え]",
    first=True,
)
phrase(
    Do(
        (
            Look(1, one(Which("card", "you", "deck")), "hand", shown=True),
            If(Is(CHOSEN, hole("kind")), hole("then", "branch")),
        )
    ),
    en="reveal the top card of your deck and put it into your hand. If that card is {kind:a}, {then}",
    pl="[odkryj|odkryć] wierzchnią kartę swojej talii i [weź|wziąć] ją do ręki. Jeśli to {kind:nom}, {then}",
    ja="自分の山札を上から1枚めくり、手札に加える。そのカードが{kind}なら、{then}",
)
phrase(
    Do((Search(Which("card", "you", "discard", hole("card")), "deck", show=True), Shuffle())),
    en="search your discard pile for all {card:pl}, show them to your opponent, and shuffle them into your deck",
    pl="[poszukaj|poszukać] w swoim stosie kart odrzuconych wszystkich {card:gen pl}, [pokaż|pokazać] przeciwnikowi i [wtasuj|wtasować] do talii",
    ja="自分のトラッシュから{card}をすべて選び、相手に見せて、山札にもどして[切る|切り]",
)
STEP.reads(
    Search(hole("what", "you deck"), "shuffled top"),
    "search your deck for {what}. Shuffle your deck, then put {what|that card|those cards} on top of your deck",
)
STEP.reads(
    Search(hole("what", "you deck"), Evolving(hole("to", "noun"))),
    "search your deck for {what}, and put {what|it|them} onto {to} (this counts as evolving {to})",
)
STEP.reads(
    Devolve(hole("what", "noun"), "hand"),
    "remove the highest Stage Evolution card from {what} and put that card back into your opponent's hand",
    "remove the highest Stage Evolution card from {what} and put that card back into his or her hand",
)
STEP.reads(
    Do((Devolve(hole("what", "noun"), "deck"), Shuffle("opponent"))),
    "remove the highest Stage Evolution card from {what} and have your opponent shuffle that card into his or her deck",
)
STEP.reads(Move(hole("what", "attached"), "lost"), "remove {what} and put {what|it|them} in the Lost Zone")
STEP.reads(
    Repeat(hole("n"), Put(1, one(hole("which", "those")))), "put {n} damage counters on any {which} in any way you like"
)
phrase(
    May(Switch(DEFENDING, "opponent")),
    en="you may have your opponent switch the Defending Pokémon with 1 of his or her Benched Pokémon",
    pl="możesz sprawić, że przeciwnik zamieni broniącego się Pokémona ze swoim Pokémonem na ławce",
    ja="のぞむなら、相手に、相手のバトルポケモンを相手のベンチポケモン1匹と入れ替えさせる",
    first=True,
)
STEP.reads(Switch(DEFENDING), "switch your opponent's Active Pokémon with 1 of his or her Benched Pokémon")

# ---- attached cards of both sides


def _kinds(card: tuple[Any, ...]) -> tuple[Any, ...]:
    return card[0].filters if len(card) == 1 and isinstance(card[0], AnyOf) else card


_FASTENED = (Kind("tool"), Kind("technical machine"))
"""Sorts of Trainer cards that are attached."""


phrase(
    Discard(Some(0, hole("n"), Which("trainer card", "you", "play", hole("card"), Which("pokemon", "each")))),
    en="choose up to {n} in any combination of {card:pl} in play (both yours and your opponent's) and discard them",
    pl="[odrzuć|odrzucić] najwyżej {n} {card:gen pl} w grze (twoich i przeciwnika)",
    ja="おたがいの場の{card}を{n:枚}まで選び、[トラッシュする|トラッシュし]",
    fits=lambda b, _: len(_kinds(b["card"])) > 1 and all(one in _FASTENED for one in _kinds(b["card"])),
    first=True,
)
STEP.reads(
    If(hole("if"), Do((If(hole("unable", "if"), Fails()), hole("do", "step")))),
    "if {if}, if {unable}, this attack does nothing; then {do}",
)

# ---- as many as one likes

phrase(
    ChooseNumber(hole("n")),
    en="choose a number of damage counters up to {n}",
    pl="[wybierz|wybrać] liczbę znaczników obrażeń, najwyżej {n}",
    ja="ダメージカウンターの数を{n:個}まで[選ぶ|選び]",
)
phrase(
    ChooseNumber(HPLeft(hole("noun"))),
    en="choose a number of damage counters up to {noun}'s remaining HP",
    pl="[wybierz|wybrać] liczbę znaczników obrażeń, najwyżej tyle, ile {noun:nom} ma pozostałego HP",
    ja="ダメージカウンターの数を{noun}の残りHPまで[選ぶ|選び]",
)


def _as_many(then: Any, n: Any) -> Any:
    return Do((ChooseNumber(n), then(THAT_MANY)))


STEP.means(lambda n, on: _as_many(lambda many: Put(many, on), n), "put up to {n} damage counters on {on}", on="noun")
STEP.means(
    lambda on: _as_many(lambda many: Put(many, on), HPLeft(on)) if isinstance(on, Named) else None,
    "put as many damage counters as you like on {on}",
    on="noun",
)
STEP.means(
    lambda n, of, to: _as_many(lambda many: MoveCounters(many, of, to), n),
    "move up to {n} damage counters from {of} to {to}",
    of="noun",
    to="noun",
)

# ---- for each of them

phrase(
    Do(
        (
            Search(hole("what", "you deck"), "bench"),
            ForEach(CHOSEN, May(Search(hole("card", "you deck"), Onto(CHOSEN)))),
            Shuffle(),
        )
    ),
    en="search your deck for {what} and put {what|it|them} onto your Bench. For each Basic Pokémon you put onto your Bench, you may search your deck for {card} and attach {card|it|them} to that Pokémon. Shuffle your deck afterward",
    pl="[poszukaj|poszukać] w swojej talii {what:gen} i [wystaw|wystawić] na ławkę. Za każdego tak wystawionego Pokémona możesz poszukać w swojej talii {card:gen} i dołączyć do niego. Na koniec przetasuj swoją talię",
    ja="自分の山札から{what:を}選び、ベンチに出す。出したポケモン1匹につき、のぞむなら、自分の山札から{card:を}選び、そのポケモンにつける。そして山札を[切る|切り]",
)
STEP.reads(
    Repeat(hole("each", "amount"), Heal(1, one(hole("which", "those")))),
    "remove a number of damage counters equal to {each} from {which} in any way you like",
)
phrase(
    Repeat(hole("each"), Heal(1, one(hole("which", "those")))),
    en="for each {each}, remove 1 damage counter from {which} in any way you like",
    pl="[zdejmij|zdjąć] dowolnie z {which:gen} po 1 znaczniku obrażeń za {each}",
    ja="{each}だけ、{which}からダメージカウンターを1個ずつ好きなように[とる|とり]",
    first=True,
)
phrase(
    May(Discard(hole("what", "theirs")), hole("then", "branch"), None, "opponent"),
    en="your opponent may discard {what} from his or her hand. If he or she does, {then}",
    pl="przeciwnik może odrzucić ze swojej ręki {what:acc}. Jeśli to zrobi, {then}",
    ja="相手は、のぞむなら手札から{what:を}トラッシュする。そうした場合、{then}",
    fits=lambda b, _: b["then"] is not None,
    first=True,
)

# ---- Prize cards that lie face up

_PLACES = {
    "you": ("of your face-down Prize cards", "swoich zakrytych Nagród", "自分のウラ向きのサイド"),
    "opponent": ("of your opponent's face-down Prize cards", "zakrytych Nagród przeciwnika", "相手のウラ向きのサイド"),
}
for _whose, (_en, _pl, _ja) in _PLACES.items():
    phrase(
        TurnPrizes(None, _whose),
        en=f"choose as many {_en} as you like and put them face up",
        pl=f"[wybierz|wybrać] dowolną liczbę {_pl} i [odkryj|odkryć] je na stałe",
        ja=f"{_ja}を好きなだけ選び、オモテに[する|し]",
    )
    phrase(
        TurnPrizes(hole("n"), _whose),
        en=f"choose {{n}} {_en} and put {{n|it|them}} face up",
        pl=f"[wybierz|wybrać] {{n}} ze {_pl} i [odkryj|odkryć] na stałe",
        ja=f"{_ja}を{{n:枚}}選び、オモテに[する|し]",
        fits=lambda b, _: b["n"] is not None,
    )
phrase(
    TurnPrizes(1, "each"),
    en="choose 1 face-down Prize card (yours or your opponent's) and put it face up",
    pl="[wybierz|wybrać] 1 zakrytą Nagrodę (swoją lub przeciwnika) i [odkryj|odkryć] ją na stałe",
    ja="自分か相手のウラ向きのサイドを1枚選び、オモテに[する|し]",
)
phrase(
    Do((TurnPrizes(1, "each"), If(Is(CHOSEN, hole("kind")), hole("then", "branch")))),
    en="choose 1 face-down Prize card (yours or your opponent's) and put it face up. If that card is {kind:a}, {then}",
    pl="[wybierz|wybrać] 1 zakrytą Nagrodę (swoją lub przeciwnika) i [odkryj|odkryć] ją na stałe. Jeśli to {kind:nom}, {then}",
    ja="自分か相手のウラ向きのサイドを1枚選び、オモテにする。そのカードが{kind}なら、{then}",
)
phrase(
    May(TurnPrizes(None), More(hole("n"), THAT_MANY)),
    en="you may choose as many of your face-down Prize cards as you like and put them face up. If you do, this attack does {damage} damage plus {n} more damage for each Prize card you chose",
    pl="możesz wybrać dowolną liczbę swoich zakrytych Nagród i odkryć je na stałe. Jeśli to zrobisz, ten atak zadaje {damage} plus {n} obrażeń za każdą wybraną Nagrodę",
    ja="のぞむなら、自分のウラ向きのサイドを好きなだけ選び、オモテにする。そうした場合、選んだ枚数×{n}ダメージを追加する",
    first=True,
)

# ---- other orders of the same words

STEP.reads(
    Hit(hole("n"), hole("to", "noun"), hole("each")),
    "this attack does {n} damage to {to} for each {each}",
    fits=lambda bound, _: bound["each"] != HEADS,
)
STEP.reads(Reveal(hole("cards", "you hand")), "choose {cards} in your hand and show {cards|it|them} to your opponent")


def _one_of_many(n: int, do: Any) -> Any:
    bench = Which("pokemon", "opponent", "bench")
    return If(Compare(Count(bench), ">=", n), Do((Choose(one(bench)), *flat((do,)))))


STEP.means(_one_of_many, "if your opponent has {n} or more Benched Pokémon, choose 1 of them and {do}", do="branch")
