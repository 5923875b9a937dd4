"""What is looked at on top of a deck, who is chosen otherwise than by you, and who comes first."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    REST,
    SELF,
    THAT_MANY,
    Choose,
    Discard,
    Do,
    Lasting,
    May,
    Search,
    Shuffle,
    Some,
    Which,
)
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    EACH,
    AddCounters,
    BuildCounters,
    CompleteUnit,
    CostsLess,
    Damage,
    DiscardTop,
    Disrupt,
    Doubled,
    FaceDown,
    First,
    Intercept,
    LookAtTop,
    Lowest,
    MovePilot,
    PutBack,
    Retreat,
    SameName,
    Sort,
    Sure,
    Unpreventable,
    WinsTies,
)
from stolik.games.star_wars.text.grammar.canon import Bestows
from stolik.games.star_wars.text.grammar.given import BESTOWS
from stolik.games.star_wars.text.grammar.nouns import ZoneCards
from stolik.games.star_wars.text.grammar.steps import STEP
from stolik.games.star_wars.text.grammar.words import ARENAS as ARENA_NAMES
from stolik.games.star_wars.text.grammar.words import GRAMMAR
from stolik.games.star_wars.text.lexicon import pl as pl_words
from stolik.text.grammar.kinds import SaidAs, whole_number
from stolik.text.trees import hole

phrase = STEP.phrase

# ---- the top of a deck

GRAMMAR.add("top", ZoneCards("you", "top"))
GRAMMAR.add("their top", ZoneCards("opponent", "top"))
for _whose, _en, _pl, _ja in (("you", "your deck", "swojej talii", "自分の山札"), ("opponent", "your opponent's deck", "talii przeciwnika", "相手の山札")):  # fmt: skip
    for _show, _see, _zobacz, _miru in (
        (False, "look at", "[obejrzyj|obejrzeć]", "[見る|見て]"),
        (True, "reveal", "[odkryj|odkryć]", "[公開する|公開して]"),
    ):
        phrase(
            LookAtTop(1, _whose, show=_show),
            en=f"{_see} the top card of {_en}",
            pl=f"{_zobacz} wierzchnią kartę {_pl}",
            ja=f"{_ja}の一番上を{_miru}",
        )
        phrase(
            LookAtTop(hole("n"), _whose, show=_show),
            en=f"{_see} the top {{n}} cards of {_en}",
            pl=f"{_zobacz} {{n:top}} {_pl}",
            ja=f"{_ja}を上から{{n}}枚{_miru}",
            fits=lambda b, _: whole_number(b["n"]),
        )
        phrase(
            LookAtTop(THAT_MANY, _whose, show=_show),
            en=f"{_see} that many cards from the top of {_en}",
            pl=f"{_zobacz} tyle samo wierzchnich kart {_pl}",
            ja=f"{_ja}を上から同じ枚数だけ{_miru}",
        )
    for _n in (1, 2, 3, 4, 5):
        phrase(
            Do((LookAtTop(_n, _whose), PutBack(_whose))),
            en=f"look at the top {f'{_n} cards' if _n > 1 else 'card'} of {_en}. Put {'them' if _n > 1 else 'it'} back in any order",
            pl=f"[obejrzyj|obejrzeć] {pl_words.COUNTED['top'][0 if _n == 1 else 1 if _n < 5 else 2] if _n == 1 else str(_n) + ' ' + pl_words.COUNTED['top'][1 if _n < 5 else 2]} {_pl}. Połóż je z powrotem w dowolnej kolejności",
            ja=f"{_ja}を上から{_n}枚見る。それらを好きな順番で[もどす|もどして]",
        )
    phrase(
        PutBack(_whose),
        en=f"put the rest back on top of {_en} in any order",
        pl=f"[połóż|położyć] pozostałe z powrotem na wierzch {_pl} w dowolnej kolejności",
        ja=f"残りを好きな順番で{_ja}の上に[もどす|もどして]",
    )
    _of_en, _of_pl, _of_ja = ("", "", "") if _whose == "you" else (" of your opponent", " przeciwnika", "相手の")
    _top = Which("card", _whose, "top")
    phrase(
        Search(_top, "discard"),
        en=f"discard the rest of those cards{_of_en}",
        pl=f"[odrzuć|odrzucić] pozostałe z tych kart{_of_pl}",
        ja=f"{_of_ja}残りのカードを[捨てる|捨てて]",
    )
    phrase(
        Search(Some(0, None, Which("card", _whose, "top", hole("filters", "cards"))), "discard"),
        en=f"discard any number of {{filters:several}} among them from {_en}",
        pl=f"[odrzuć|odrzucić] spośród nich z {_pl} dowolną liczbę {{filters:several gen}}",
        ja=f"その中から{{filters}}を好きな枚数{_ja}から[捨てる|捨てて]",
        also=(
            f"choose any number of {{filters:several}} there and put them into {'your' if _whose == 'you' else 'your opponent' + chr(39) + 's'} discard pile",
        ),
    )
phrase(
    Search(Some(1, 1, Which("card", "you", "top", hole("filters", "cards"))), FaceDown(hole("n")), show=True),
    en="put a {filters:one} among them face down in your build zone with {n} build {n|counter|counters} on it",
    pl="[połóż|położyć] spośród nich 1 {filters:one acc} zakrytą w swojej strefie budowy, a na niej {n:build}",
    ja="その中から{filters}を1枚、ビルドカウンター{n}個とともに裏向きで自分のビルドゾーンに[置く|置いて]",
    also=(
        "if you revealed any {filters:several}, put one of them face down in your build zone with {n} build counter on it",
        "if you revealed any {filters:several}, put one of them face down in your build zone with {n} build counters on it",
    ),
)
phrase(
    Search(Some(BuildCounters(), BuildCounters(), Which("card", "you", "top")), "hand"),
    en="put 1 of those cards into your hand for each build counter on this card",
    pl="[weź|wziąć] na rękę po 1 z tych kart za każdy żeton budowy na tej karcie",
    ja="そのうち、このカードの上のビルドカウンター1個につき1枚を手札に[加える|加えて]",
    also=("put 1 of those cards into your hand for each build counter on {title}",),
)


phrase(
    May(DiscardTop(1, "opponent")),
    en="you may put the top card of your opponent's deck into his or her discard pile",
    pl="możesz odłożyć wierzchnią kartę talii przeciwnika na jego stos kart odrzuconych",
    ja="相手の山札の一番上を捨て札にしてよい",
    first=True,
)

# ---- the same name

GRAMMAR.add(
    "named alike",
    SaidAs(
        GRAMMAR,
        "noun",
        lambda of: (Some(1, 1, of) if isinstance(of, Which) else of,),
        lambda of: of.which if isinstance(of, Some) and of.most == 1 else of,
    ),
)
_found = Some(0, 1, Which("card", "you", "deck", (SameName(hole("of", "named alike")),)))
phrase(
    Do((Search(_found, "hand", show=True), Shuffle())),
    en="search your deck. You may take a card with the same name as {of} from your deck. Show it to your opponent and put it into your hand. Then shuffle your deck",
    pl="[przeszukaj|przeszukać] swoją talię. Możesz wziąć z niej kartę o tej samej nazwie, co {of:nom}, pokazać przeciwnikowi i dołożyć do ręki. Potem potasuj talię",
    ja="自分の山札から{of}と同じ名前のカードを1枚まで選び、相手に見せて手札に加える。その後、山札を[切る|切って]",
    also=(
        "search your deck. You may take a card with the same name as {of} from your deck, show it to your opponent, and put it into your hand. Then shuffle your deck",
        "search your deck. You may take a card from your deck with the same name as {of}. Show it to your opponent and put it into your hand. Then shuffle your deck",
    ),
)

# ---- pilots

for _arena in ARENAS:
    _en, _pl, _ja = (ARENA_NAMES[lang][_arena] for lang in ("en", "pl", "ja"))
    _pilots = Which("pilot", "you", _arena, hole("filters", "units"))
    phrase(
        MovePilot(Some(1, 1, _pilots)),
        en=f"move one of your {{filters:several}} from its unit in the {_en} arena to the Character arena",
        pl=f"[przenieś|przenieść] jedną ze swoich {{filters:several gen}} z jednostki w arenie {_pl} do areny postaci",
        ja=f"{_ja}アリーナのユニットに乗っている自分の{{filters}}1体をキャラクターアリーナに[移す|移して]",
        also=(f"move one of your {{filters:several}} from the {_en} arena into the Character arena",),
    )
    phrase(
        MovePilot(Some(0, None, _pilots)),
        en=f"move any number of your {{filters:several}} from units in the {_en} arena to the Character arena",
        pl=f"[przenieś|przenieść] dowolną liczbę swoich {{filters:several gen}} z jednostek w arenie {_pl} do areny postaci",
        ja=f"{_ja}アリーナのユニットに乗っている自分の{{filters}}を好きな数だけキャラクターアリーナに[移す|移して]",
    )

# ---- who is chosen


def _of_the_other(bound: Any, context: Any, side: str) -> bool:
    """Whether the card is of the other side, and that player chooses."""
    what = bound["what"]
    return getattr(context, "side", "") == side and isinstance(what, Some) and what.by == "opponent"


phrase(
    Do((Choose(hole("what", "noun")), Retreat(REST))),
    en="your opponent chooses {what} and retreats the rest",
    pl="przeciwnik wybiera {what:acc} i wycofuje pozostałe",
    ja="相手は{what}を選び、残りを[撤退させる|撤退させて]",
    also=(
        "the Light Side player chooses {what} and retreats the rest",
        "the Dark Side player chooses {what} and retreats the rest",
    ),
    fits=lambda b, _: isinstance(b["what"], Some) and b["what"].by == "opponent",
)
for _side, _other in (("Light", "dark"), ("Dark", "light")):
    STEP.reads(
        Do((Choose(hole("what", "noun")), Retreat(REST))),
        f"the {_side} Side player chooses {{what}} and retreats the rest",
        fits=partial(_of_the_other, side=_other),
    )
_least = (Lowest("cost"),)
phrase(
    Do(
        (
            Discard(Some(1, 1, Which("unit", "you", "arenas", _least))),
            Discard(Some(1, 1, Which("unit", "opponent", "arenas", _least), "opponent")),
        )
    ),
    en="each player discards his or her unit with the lowest build cost from any arena",
    pl="każdy gracz odrzuca z dowolnej areny swoją jednostkę o najniższym koszcie budowy",
    ja="おたがいはアリーナにいる自分のユニットのうち、ビルドコストが最も低いもの1体を[捨てる|捨てて]",
    also=("each player discards his or her unit with the lowest build cost in any arena",),
)


def _at_random(what: Any) -> Any:
    which = what.which if isinstance(what, Some) and (what.least, what.most) == (1, 1) else None
    return Choose(Some(1, 1, which, blind=True)) if isinstance(which, Which) else None


def _random(what: Any) -> Iterator[Some]:
    if isinstance(what, Some) and what.blind and (what.least, what.most) == (1, 1):
        yield Some(1, 1, what.which)


GRAMMAR.add(
    "at random", SaidAs(GRAMMAR, "noun", _random, lambda what: _at_random(what).what if _at_random(what) else None)
)
phrase(
    Choose(hole("what", "at random")),
    en="choose {what} at random",
    pl="losowo [wybierz|wybrać] {what:acc}",
    ja="{what}を無作為に[選ぶ|選んで]",
    first=True,
)
phrase(
    AddCounters(BuildCounters(of=CHOSEN), CHOSEN),
    en="for each build counter on that card, put another build counter on it",
    pl="za każdy żeton budowy na wybranej karcie połóż na niej jeszcze jeden",
    ja="選んだカードの上のビルドカウンター1個につき、もう1個をその上に[置く|置いて]",
)

# ---- who comes first, and what may be disrupted

BESTOWS.phrase(
    Bestows((WinsTies(),), hole("to", "noun")),
    en="{to} wins ties for speed",
    pl="{to:nom} wygrywa remisy prędkości",
    ja="{to}は同じスピードなら先に行動する",
    also=("{to} win ties for speed",),
)
for _arena, _before in (("ground", "space"), ("character", "space")):
    BESTOWS.phrase(
        Bestows((First(_arena),), EACH),
        en=f"fight the {ARENA_NAMES['en'][_arena]} battle before the {ARENA_NAMES['en'][_before]} battle",
        pl=f"etap bitwy w arenie {ARENA_NAMES['pl'][_arena]} jest przed etapem w arenie {ARENA_NAMES['pl'][_before]}",
        ja=f"{ARENA_NAMES['ja'][_arena]}戦闘ステップを{ARENA_NAMES['ja'][_before]}戦闘ステップより先に行う",
    )
phrase(
    Disrupt(hole("most", "n")),
    en="disrupt a Battle card with a printed Force cost of {most} or less",
    pl="[przerwij|przerwać] kartę bitewną o wydrukowanym koszcie w Mocy {most} lub mniejszym",
    ja="フォースコスト{most}以下と書かれたバトルカード1枚を[妨害する|妨害して]",
    also=("disrupt a Battle card with a printed Force cost of {most} or less Force",),
    fits=lambda b, _: whole_number(b["most"]),
)

BESTOWS.phrase(
    Bestows((Doubled(),), hole("to", "noun")),
    en="damage done by {to} is doubled before it is prevented",
    pl="obrażenia, które zadaje {to:nom}, są podwajane, zanim się im zapobiegnie",
    ja="{to}が与えるダメージは、軽減の前に2倍になる",
)
for _category in ("built", "noun"):
    phrase(
        CompleteUnit(hole("what", _category)),
        en="complete {what} if enough build counters are on it",
        pl="[ukończ|ukończyć] {what:acc}, jeśli leży na niej dość żetonów budowy",
        ja="{what}に十分なビルドカウンターがあれば、それを[完成させる|完成させて]",
    )
STEP.reads(
    May(CompleteUnit(hole("what", "noun"))),
    "if there are enough build counters on it, you may finish building {what}",
)

phrase(
    May(Intercept(hole("by", "noun"))),
    en="you may have {by} become the defending unit",
    pl="możesz sprawić, że {by:nom} stanie się jednostką broniącą się",
    ja="{by}が代わりに攻撃を受けることにしてよい",
    first=True,
)

# ---- damage that some can't prevent

for _dice, _many_en, _many_pl, _many_ja in (
    (False, "{n} damage", "{n:damage}", "{n}ダメージ"),
    (True, "{n} {n|die|dice} of damage", "{n:dice}", "ダメージダイス{n}個分のダメージ"),
):
    for _sure, _also_en, _also_pl, _also_ja, _reads in (
        (
            Sure("evade"),
            "Your opponent can't use Evade to prevent that damage",
            "Przeciwnik nie może zapobiec tym obrażeniom Unikiem",
            "相手は回避でこのダメージを軽減できない",
            (),
        ),
        (
            Sure("evade", hole("but", "like")),
            "Your opponent can't use Evade to prevent that damage unless that unit is {but}",
            "Przeciwnik nie może zapobiec tym obrażeniom Unikiem, chyba że tą jednostką jest {but:nom}",
            "相手は、そのユニットが{but}でないかぎり、回避でこのダメージを軽減できない",
            ("Your opponent can't use Evade to prevent that damage unless that Character is {but}",),
        ),
        (
            Sure("all", hole("but", "like")),
            "This damage can only be prevented by {but}",
            "Tym obrażeniom może zapobiec tylko {but:nom}",
            "このダメージを軽減できるのは{but}だけである",
            ("That damage can only be prevented by {but}",),
        ),
    ):
        phrase(
            Damage(hole("n"), hole("to", "noun"), dice=_dice, by=SELF, sure=_sure),
            en=f"{{me}} does {_many_en} to {{to}}. {_also_en}",
            pl=f"{{me:nom}} zadaje {_many_pl} {{to:dat your}}. {_also_pl}",
            ja=f"{{me}}は{{to}}に{_many_ja}を与える。{_also_ja}",
            also=tuple(f"{{me}} does {_many_en} to {{to}}. {one}" for one in _reads),
            fits=lambda b, _: b.get("but", SELF) is not None,
        )
for _dice, _x_en, _x_pl, _x_ja in (
    (False, "X damage", "X obrażeń", "Xダメージ"),
    (True, "X dice of damage", "X kości obrażeń", "ダメージダイスX個分のダメージ"),
):
    phrase(
        Damage(THAT_MANY, hole("to", "noun"), dice=_dice, by=SELF, sure=Sure("all", hole("but", "like"))),
        en=f"{{me}} does {_x_en} to {{to}}. This damage can only be prevented by {{but}}",
        pl=f"{{me:nom}} zadaje {_x_pl} {{to:dat your}}. Tym obrażeniom może zapobiec tylko {{but:nom}}",
        ja=f"{{me}}は{{to}}に{_x_ja}を与える。このダメージを軽減できるのは{{but}}だけである",
        first=True,
        fits=lambda b, _: b["but"] is not None,
    )
phrase(
    Lasting(Unpreventable(evade=True), hole("on", "noun"), hole("until")),
    en="your opponent can't use Evade to prevent damage from {on} {until}",
    pl="{until} przeciwnik nie może zapobiec Unikiem obrażeniom, które zadaje {on:nom}",
    ja="{until}、相手は{on}からのダメージを回避で軽減できない",
)

# ---- Missions that cost less

for _n in (1, 2):
    BESTOWS.phrase(
        Bestows((CostsLess(_n),), Which("built", "you", "build", (Sort("mission"),))),
        en=f"each of your Mission cards costs {_n} fewer build counter{'s' * (_n > 1)} to complete",
        pl=f"każda z twoich kart misji kosztuje o {_n} {'żeton' if _n == 1 else 'żetony'} budowy mniej",
        ja=f"自分のミッションカードのビルドコストは{_n}減る",
        first=True,
    )
