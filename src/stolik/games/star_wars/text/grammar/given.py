"""What units get and where: modifiers, conditions, static lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any, Final

from stolik.cardgame.ast import (
    SELF,
    THAT_MANY,
    AnyOf,
    Both,
    Called,
    Compare,
    Count,
    Counters,
    Exists,
    Hurt,
    Is,
    Named,
    Not,
    Other,
    Sum,
    Unless,
    Which,
)
from stolik.games.star_wars.ast import keywords
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    ATTACKER,
    DEFENDER,
    EACH,
    YOU,
    Attacking,
    Barred,
    BattleStep,
    CanAttack,
    CostOf,
    CostsLess,
    Force,
    Gets,
    Has,
    InArena,
    Keyword,
    Lost,
    Negative,
    Owned,
    Piloted,
    Sort,
    StatOf,
    Uncounted,
    Unpreventable,
    YourStep,
)
from stolik.games.star_wars.text.grammar.canon import THIS, Bestows
from stolik.games.star_wars.text.grammar.words import (
    BARE,
    GRAMMAR,
    KEYWORDS,
    MINUS,
    PrintedOn,
    family,
)
from stolik.games.star_wars.text.lexicon import en, pl
from stolik.games.star_wars.text.lexicon.ja import ARENAS as JA_ARENAS
from stolik.text.grammar.kinds import Listed, SaidAs, Word, whole_number
from stolik.text.trees import Bound, Context, Family, hole, parts_of

# ---- words

GRAMMAR.add(
    "until",
    Word(
        {
            "attack": "for this attack",
            "battle": "until end of battle",
            "turn": "until end of turn",
            "game": "until the game ends",
            "tapped": "as long as this unit remains tapped",
            "battle step": "until end of that battle step",
            **{f"{arena} step": f"until end of the {name} battle step" for arena, name in en.ARENAS.items()},
        },
        {
            "attack": "podczas tego ataku",
            "battle": "do końca bitwy",
            "turn": "do końca tury",
            "game": "do końca gry",
            "tapped": "dopóki ta jednostka pozostaje tapnięta",
            "battle step": "do końca tego etapu bitwy",
            **{f"{arena} step": f"do końca etapu bitwy w arenie {name}" for arena, name in pl.ARENAS.items()},
        },
        {
            "attack": "この攻撃の間",
            "battle": "戦闘終了時まで",
            "turn": "ターン終了時まで",
            "game": "ゲーム終了時まで",
            "tapped": "このユニットがタップ状態である間",
            "battle step": "その戦闘ステップ終了時まで",
            **{f"{arena} step": f"{name}戦闘ステップ終了時まで" for arena, name in JA_ARENAS.items()},
        },
    ),
)
GRAMMAR.add(
    "barred",
    Word(
        {
            "attack": "can't attack",
            "be attacked": "can't be attacked",
            "retreat": "can't retreat",
            "untap": "can't untap",
            "play battle cards": "can't play Battle cards",
            "play abilities": "can't play activated abilities",
            "spend points": "can't spend build points",
            "lose": "can't lose the game",
            "pilot": "can't pilot",
            "evade": "can't use Evade",
            "enter": "can't enter its arena",
            "rest": "must attack if it can",
            "leave": "can't retreat in the retreat step",
            "bounty": "receives no Bounty",
        },
        {
            "attack": "nie może atakować",
            "be attacked": "nie może być atakowana",
            "retreat": "nie może się wycofać",
            "untap": "nie może się odtapować",
            "play battle cards": "nie może zagrywać kart bitewnych",
            "play abilities": "nie może zagrywać zdolności aktywowanych",
            "spend points": "nie może wydawać punktów budowy",
            "lose": "nie może przegrać gry",
            "pilot": "nie może pilotować",
            "evade": "nie może używać Uniku",
            "enter": "nie może wejść do swojej areny",
            "rest": "musi atakować, jeśli może",
            "leave": "nie może się wycofać w etapie wycofywania",
            "bounty": "nie otrzymuje nagrody",
        },
        {
            "attack": "攻撃できない",
            "be attacked": "攻撃されない",
            "retreat": "撤退できない",
            "untap": "アンタップできない",
            "play battle cards": "バトルカードをプレイできない",
            "play abilities": "起動能力をプレイできない",
            "spend points": "ビルドポイントを使えない",
            "lose": "ゲームに負けない",
            "pilot": "パイロットになれない",
            "evade": "回避を使えない",
            "enter": "アリーナに出られない",
            "rest": "可能なら攻撃しなければならない",
            "leave": "撤退ステップに撤退できない",
            "bounty": "賞金を得られない",
        },
    ),
)


class Signed(Family):
    """A number with its sign."""

    def form(self, value: Any, lang: str) -> int:
        """One or several."""
        return 0 if abs(value) == 1 else 1


SIGNED = GRAMMAR.add("signed", Signed(GRAMMAR.constants))
SIGNED.phrase(
    hole("n", "digits"),
    en="+{n}",
    pl="+{n}",
    ja="+{n}",
    also=("{n}",),
    fits=lambda b, _: whole_number(b["n"]) and b["n"] >= 0,
)
SIGNED.phrase(hole("n", "less"), en=f"{MINUS}{{n}}", pl=f"{MINUS}{{n}}", ja=f"{MINUS}{{n}}")
GRAMMAR.add("less", SaidAs(GRAMMAR, "digits", lambda n: (-n,) if whole_number(n) and n < 0 else (), lambda n: -n))
COUNTED = family("counted")
"""Units that are counted one by one, behind "for each" (Polish: in the accusative)."""
COUNTED.phrase(hole("which", "any"), en="{which:per}", pl="{which:per acc}", ja="{which}")
for _whose, _en, _pl, _ja in (
    ("you", "you have", "twoją", "自分の"),
    ("opponent", "your opponent has", "wrogą", "相手の"),
):
    COUNTED.phrase(
        Which("unit", _whose, hole("where", f"place {_whose}"), hole("unit", "units")),
        en=f"{{unit:per}} {_en}{{where}}",
        also=("{unit:per} you control{where}",) if _whose == "you" else (),
        pl=f"{_pl} {{unit:per acc}}{{where}}",
        ja=f"{{where}}{_ja}{{unit}}",
    )
COUNTED.phrase(
    Which("card", "you", "discard", hole("card", "cards")),
    en="{card:one} in your discard pile",
    pl="{card:one acc} w twoim stosie kart odrzuconych",
    ja="自分の捨て札の{card}",
)
COUNTED.reads(
    Which("unit", "opponent", hole("where", "place each"), hole("unit", "units")),
    "one of your opponent's {unit:several}{where}",
    "of your opponent's {unit:several}{where}",
)
COUNTED.reads(
    Which("unit", "you", hole("where", "place each"), hole("unit", "units")),
    "one of your {unit:several}{where}",
    "of your {unit:several}{where}",
    "of you {unit:several}{where}",
)


def _as_units(value: Any) -> Iterator[Which]:
    if isinstance(value, Which) and value.what == "built":
        yield Which("unit", value.whose, "anywhere", value.filters)


GRAMMAR.add("as units", SaidAs(GRAMMAR, "noun", _as_units, lambda _: None))
COSTING = family("costing")
"""Cards that cost less: spoken of as the units they will be."""
COSTING.phrase(hole("cards", "as units"), en="{cards:=}", pl="{cards:=}", ja="{cards:=}", written=True)
COSTING.reads(Which("built", "each", "build", (Called(hole("name")),)), "{name}", usual=True)
COSTING.reads(Which("built", "each", "build", hole("filters", "costing several")), "all of the {filters}")
for _whose, _owner, _core, _counts in (
    ("you", "your ", "several", ("each of ", "all of ")),
    ("opponent", "your opponent's ", "several", ("each of ", "all of ")),
    ("opponent", "his or her ", "several", ("each of ", "all of ")),
    ("each", "", "one", ("each ",)),
):
    for _other, _filters in (("", f"costing {_core}"), ("other ", f"other costing {_core}")):
        COSTING.reads(
            Which("built", _whose, "build", hole("filters", _filters)),
            *(f"{count}{_owner}{_other}{{filters}}" for count in _counts),
            usual=True,
        )

BAR = family("bar")
BAR.phrase(
    Barred("attack", hole("what", "like")),
    en="can't attack {what}",
    pl="nie może atakować: {what:nom}",
    ja="{what}を攻撃できない",
    fits=lambda b, _: b["what"] is not None,
)
BAR.phrase(
    Barred("be attacked", hole("what", "like")),
    en="can't be attacked by {what}",
    pl="nie może być atakowana przez {what:acc}",
    ja="{what}から攻撃されない",
    fits=lambda b, _: b["what"] is not None,
)
BAR.phrase(
    Barred("be piloted", Not(AnyOf((hole("a", "like"), hole("b", "like"))))),
    en="can be piloted only by {a:several} and {b:several}",
    pl="może mieć tylko pilota, którym jest {a:nom} lub {b:nom}",
    ja="{a}か{b}だけが乗れる",
)
BAR.phrase(
    Barred("be piloted", Not(hole("what", "like"))),
    en="can be piloted only by {what:several}",
    pl="może mieć tylko pilota, którym jest {what:nom}",
    ja="{what}だけが乗れる",
)
BAR.phrase(Barred(hole("do", "barred")), en="{do}", pl="{do}", ja="{do}")

# ---- what is given

X_IS: dict[Any, tuple[str, str, str]] = {
    CostOf(SELF): ("its build cost", "jej koszt budowy", "そのビルドコスト"),
    StatOf("cards", SELF): ("the number of cards in its stack", "liczba kart w jej stosie", "そのスタックの枚数"),
    StatOf("power", SELF): ("its power", "jej siła", "そのパワー"),
    StatOf("speed", SELF): ("its speed", "jej prędkość", "そのスピード"),
    StatOf("health", SELF): ("its health", "jej wytrzymałość", "その耐久力"),
}
"""What X is of the unit itself."""
LOSABLE: Final = ("accuracy", "armor", "bombard", "critical hit", "ion cannon", "overkill", "shields", "stun")
"""Keywords that can be lost."""
_STATS = (
    ("speed", "speed", "prędkości", "スピード"),
    ("power", "power", "siły", "パワー"),
    ("health", "health", "wytrzymałości", "耐久力"),
)


def gathered(mods: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Numbers one after the other as one `Gets`; None where a stat is said twice."""
    done: list[Any] = []
    for each in mods:
        last = done[-1] if done else None
        if isinstance(each, Gets) and isinstance(last, Gets):
            given = [(name, value) for one in (last, each) for name, value in parts_of(one) if value != 0]
            if len(dict(given)) < len(given) or (type(_last(last)) is int and isinstance(_last(each), Count | Sum)):
                return None  # "+1 power and +1 health for each" is both for each
            done[-1] = Gets(**dict(given))
        else:
            done.append(each)
    return tuple(done)


def _last(gets: Gets) -> Any:
    """The number that stands last in it."""
    return next(value for name, *_ in reversed(_STATS) if (value := getattr(gets, name)) != 0)


def parted(mods: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same with a `Gets` for each number."""
    return tuple(
        one
        for each in mods
        for one in (
            [Gets(**{name: getattr(each, name)}) for name, *_ in _STATS if getattr(each, name) != 0]
            if isinstance(each, Gets)
            else [each]
        )
    )


_LOST = {lang: {key: words[key] for key in LOSABLE} for lang, words in KEYWORDS.items()}
GRAMMAR.add("static keyword", Word(_LOST["en"], _LOST["pl"], _LOST["ja"]))
MOD = family("mod")
"""One thing that stands behind "gets": a number, a keyword, an ability in quotes."""
for _stat, _en, _pl, _ja in _STATS:
    MOD.phrase(Gets(**{_stat: hole("n", "signed")}), en=f"{{n}} {_en}", pl=f"{{n}} do {_pl}", ja=f"{_ja}{{n}}")
    MOD.phrase(Gets(**{_stat: THAT_MANY}), en=f"+X {_en}", pl=f"+X do {_pl}", ja=f"{_ja}+X")
    for _mark, _counters in (("+", Counters(SELF)), (MINUS, Negative(Counters(SELF)))):
        MOD.phrase(
            Gets(**{_stat: _counters}),
            en=f"{_mark}1 {_en} for each damage counter on it",
            pl=f"{_mark}1 do {_pl} za każdy swój żeton obrażeń",
            ja=f"ダメージカウンター1個につき{_ja}{_mark}1",
        )
    MOD.phrase(
        Gets(**{_stat: Force()}),
        en=f"+1 {_en} for each Force you have",
        pl=f"+1 do {_pl} za każdy twój punkt Mocy",
        ja=f"自分のフォース1点につき{_ja}+1",
    )
    for _n in (*range(1, 10), 10):
        _number: Any = Count(hole("of", "counted"))
        MOD.phrase(
            Gets(**{_stat: _number if _n == 1 else Sum((_number,) * _n)}),
            en=f"+{_n} {_en} for each {{of}}",
            pl=f"+{_n} do {_pl} za każdą {{of}}",
            ja=f"{{of}}1体につき{_ja}+{_n}",
        )
for _two in combinations(_STATS, 2):
    _both: dict[str, Any] = {name: Count(hole("of", "counted")) for name, *_ in _two}
    MOD.reads(Gets(**_both), f"+1 {_two[0][1]} and +1 {_two[1][1]} for each {{of}}")
_ABILITIES = (
    *("evade", "deflect", "intercept", "retaliate", "enhance", "pilot", "reserves"),
    *("bounty", "lucky", "upkeep"),
)
"""Keywords of abilities that are played, and of lines."""
for _name in KEYWORDS["en"]:
    _words = {lang: KEYWORDS[lang][_name] for lang in ("en", "pl", "ja")}
    if _name in BARE and _name not in _ABILITIES:
        MOD.phrase(Keyword(_name), en=_words["en"], pl=_words["pl"], ja=_words["ja"])
    elif _name not in _ABILITIES:
        MOD.phrase(
            Keyword(_name, hole("n")),
            en=f"{_words['en']} {{n}}",
            pl=f"{_words['pl']} {{n}}",
            ja=f"{_words['ja']}{{n}}",
            fits=lambda b, _: whole_number(b["n"]),
        )
LUCKY = family("lucky")
"""Lucky with its number; it costs nothing."""
LUCKY.phrase(keywords.lucky(hole("n")), en="Lucky {n}", pl="Szczęście {n}", ja="幸運{n}", also=("Lucky {n}.",))
MOD.phrase(hole("ability", "lucky"), en="{ability}", pl="{ability}", ja="{ability}")
MOD.reads(Keyword("accuracy", hole("n", "less")), f"{KEYWORDS['en']['accuracy']} {MINUS}{{n}}")
_QUOTES = tuple(f"{mark}{{ability}}{end}" for mark in "\"'" for end in (mark, f".{mark}", f"{mark}."))
MOD.phrase(hole("ability", "quoted"), en=_QUOTES[0], pl="„{ability}”", ja="「{ability}」", also=_QUOTES[1:])
MOD.phrase(hole("ability", "quoted keyword"), en=_QUOTES[0], pl="„{ability}”", ja="「{ability}」", also=_QUOTES[1:])
MODS = GRAMMAR.add("mod row", Listed(GRAMMAR.constants, "mod", {"en": "and", "pl": "i", "ja": "と"}))
MODS.means(lambda mod, rest: (mod, *rest), "{mod} and {rest}", "{mod}, and {rest}", "{mod}, {rest}", rest="mod row")
GRAMMAR.add("mods", SaidAs(GRAMMAR, "mod row", lambda mods: (parted(mods),), gathered))
"""What stands behind "gets"; numbers of one kind make one `Gets`."""

# ---- conditions

IF = family("if")
phrase = IF.phrase
phrase(
    Exists(Which("unit", "each", hole("arena"), (Called(hole("name", "other name")),))),
    en="{name} is in the {arena} arena",
    pl="jednostka {name} jest w arenie {arena}",
    ja="{name}が{arena}アリーナにいる",
)
phrase(
    Exists(hole("which", "mine")),
    en="you have {which:a}",
    pl="masz {which:a acc}",
    ja="{which}がいる",
    also=("you control {which:a}",),
)
phrase(
    Exists(hole("which", "theirs")),
    en="your opponent has {which:a}",
    pl="przeciwnik ma {which:a acc}",
    ja="{which}がいる",
)
phrase(
    Exists(hole("which", "any")),
    en="there is {which:a}",
    pl="w grze jest {which:a nom}",
    ja="{which}がいる",
    also=("there are {which:a}",),
)
IF.reads(
    Exists(Which("unit", "each", hole("where", "place each"), hole("filters", "units"))),
    "{filters:a} is{where}",
    fits=lambda b, context: b["where"] != "anywhere" and Called(context.name) not in b["filters"],
)
phrase(
    Exists(Which("location", "each", hole("where", "place each"), hole("filters", "locations"))),
    en="there is {filters}{where}",
    pl="{where} leży {filters}",
    ja="{where}{filters}がある",
    also=("{filters} is{where}",),
)
phrase(
    Exists(Which("location", "you", hole("where", "place you"), hole("filters", "locations"))),
    en="you have {filters}{where}",
    pl="masz w grze: {filters}{where}",
    ja="{where}自分の{filters}がある",
)
phrase(
    Piloted(hole("noun"), hole("like")),
    en="{noun} has {like} on it",
    pl="na {noun:loc} jest {like:nom}",
    ja="{noun}に{like}が乗っている",
    also=("{noun} is piloted by {like}",),
    fits=lambda b, _: b["like"] not in (None, Sort("Pilot")),
)
phrase(
    Piloted(hole("noun")),
    en="{noun} has a Pilot on it",
    pl="na {noun:loc} jest pilot",
    ja="{noun}にパイロットが乗っている",
    also=("{noun} has a Pilot", "there is a Pilot on {noun}"),
)
phrase(
    Piloted(hole("noun"), least=hole("least", "n")),
    en="{noun} has {least} or more Pilots on it",
    pl="liczba pilotów na {noun:loc} wynosi co najmniej {least}",
    ja="{noun}にパイロットが{least}体以上乗っている",
    fits=lambda b, _: whole_number(b["least"]) and b["least"] > 1,
)
phrase(
    Unless(Piloted(hole("noun"))),
    en="{noun} has no Pilot on it",
    pl="na {noun:loc} nie ma pilota",
    ja="{noun}にパイロットが乗っていない",
    also=("{noun} doesn't have a Pilot", "{noun} doesn't have a Pilot on it"),
)
phrase(
    Unless(Piloted(hole("noun"), hole("like"))),
    en="{noun} isn't piloted by {like}",
    pl="pilotem {noun:gen} nie jest {like:nom}",
    ja="{noun}に{like}が乗っていない",
    fits=lambda b, _: b["like"] not in (None, Sort("Pilot")),
)
phrase(
    Unless(Exists(hole("which", "mine"))),
    en="you have no {which:no}",
    pl="nie masz żadnych {which:no gen}",
    ja="{which}がいない",
)
phrase(
    Unless(Exists(hole("which", "theirs"))),
    en="your opponent has no {which:no}",
    pl="przeciwnik nie ma żadnych {which:no gen}",
    ja="{which}がいない",
)
phrase(
    Compare(Count(Which("unit", "you", hole("arena"))), ">", Count(Which("unit", "opponent", hole("arena")))),
    en="you have more units in the {arena} arena than your opponent",
    pl="masz w arenie {arena} więcej jednostek niż przeciwnik",
    ja="{arena}アリーナにいる自分のユニットが相手より多い",
)
phrase(
    Compare(Count(hole("a", "mine")), ">", Count(hole("b", "theirs"))),
    en="you have more {a:no} than your opponent has {b:no}",
    pl="masz więcej {a:no gen} niż przeciwnik {b:no gen}",
    ja="{a}が{b}より多い",
)
phrase(
    Compare(Count(hole("a", "mine")), ">=", hole("n")),
    en="you have {n} or more {a:no}",
    pl="liczba twoich {a:no gen} wynosi co najmniej {n}",
    ja="{a}が{n}体以上いる",
    also=("you have at least {n} {a:no}",),
    fits=lambda b, _: b["n"] != 1,
)
phrase(
    Compare(THAT_MANY, ">=", hole("n")),
    en="the total is {n} or more",
    pl="suma wynosi co najmniej {n}",
    ja="合計が{n}以上",
    also=("their total is {n} or more",),
)
phrase(Compare(THAT_MANY, "<=", hole("n")), en="you roll {n} or less", pl="wypadnie {n} lub mniej", ja="出目が{n}以下")
IF.reads(Compare(THAT_MANY, "<=", 2), "you roll 1 or 2", "you roll a 1 or 2", "you roll a 1 or a 2")
phrase(
    Is(DEFENDER, Not(Other())),
    en="{me} is the defending unit",
    pl="{me:nom} jest jednostką broniącą się",
    ja="{me}が防御側のユニットである",
    also=("{me} is attacked", "unit is attacked"),
)
phrase(Compare(THAT_MANY, "=", hole("n")), en="you roll {n}", pl="wypadnie {n}", ja="出目が{n}")
phrase(
    Is(hole("noun"), Attacking(hole("vs", "like"))),
    en="{noun} is attacking {vs}",
    pl="{noun:nom} atakuje {vs:acc}",
    ja="{noun}が{vs}を攻撃している",
    fits=lambda b, _: b["vs"] is not None and isinstance(b["noun"], Named),
)
phrase(
    Unless(Is(hole("noun"), Hurt())),
    en="there are no damage counters on {noun}",
    pl="na {noun:loc} nie ma żetonów obrażeń",
    ja="{noun}の上にダメージカウンターがない",
)
phrase(
    Is(hole("noun"), Hurt()),
    en="{noun} has 1 or more damage counters on it",
    pl="na {noun:loc} jest co najmniej 1 żeton obrażeń",
    ja="{noun}の上にダメージカウンターがある",
)
phrase(Is(ATTACKER, hole("like")), en="{like} is attacking", pl="atakuje {like:nom}", ja="{like}が攻撃している")
phrase(
    Both((Owned(ATTACKER), Is(DEFENDER, hole("like")))),
    en="one of your units is attacking {like}",
    pl="jedna z twoich jednostek atakuje {like:acc}",
    ja="自分のユニットが{like}を攻撃している",
)
phrase(Is(hole("noun"), hole("like")), en="{noun} is {like}", pl="{noun:nom} to {like:nom}", ja="{noun}が{like}である")
phrase(
    InArena(hole("noun"), hole("arena")),
    en="{noun} is in the {arena} arena",
    pl="{noun:nom} jest w arenie {arena}",
    ja="{noun}が{arena}アリーナにいる",
    fits=lambda b, _: bool(b["arena"]) and isinstance(b["noun"], Named),
)
phrase(InArena(hole("noun")), en="{noun} is in an arena", pl="{noun:nom} jest w arenie", ja="{noun}がアリーナにいる")
phrase(
    Lost("you", hole("arena")),
    en="one of your units has been discarded from the {arena} arena this turn",
    pl="w tej turze jedna z twoich jednostek została odrzucona z areny {arena}",
    ja="このターン、自分のユニットが{arena}アリーナから捨てられている",
    also=("one of your Characters has been discarded from the {arena} arena this turn",),
)
phrase(Owned(hole("noun")), en="{noun} is yours", pl="{noun:nom} jest twoja", ja="{noun}が自分のものである")
phrase(YourStep(), en="it is your own step", pl="to twój własny etap", ja="自分のステップである")
phrase(Unless(YourStep()), en="it is your opponent's step", pl="to etap przeciwnika", ja="相手のステップである")
phrase(Both((hole("a", "if"), hole("b", "if"))), en="{a} and {b}", pl="{a} i {b}", ja="{a}、かつ{b}", written=True)
phrase(
    Both(tuple([Compare(Count(Which("unit", "you", arena)), ">=", hole("n", "n")) for arena in ARENAS])),
    en="you have {n} or more units in each arena",
    pl="w każdej arenie liczba twoich jednostek wynosi co najmniej {n}",
    ja="各アリーナに自分のユニットが{n}体以上いる",
)
phrase(
    Both((hole("a", "if"), hole("b", "if"), hole("c", "if"))),
    en="{a}, {b} and {c}",
    pl="{a}, {b} i {c}",
    ja="{a}、{b}、かつ{c}",
    written=True,
)

# ---- static lines


WHERE = family("where")
"""What X is."""
for _x, (_en, _pl, _ja) in X_IS.items():
    WHERE.phrase(_x, en=_en, pl=_pl, ja=_ja)
WHERE.reads(StatOf("cards", SELF), "the number of cards in {own}'s stack")
WHERE.reads(StatOf("power", SELF), "{own}'s power")
WHERE.reads(CostOf(SELF), "{own}'s build cost", "{own}'s total build cost")
WHERE.phrase(Force(), en="your Force total", pl="liczba twoich punktów Mocy", ja="自分のフォースの合計")
WHERE.phrase(Count(hole("of", "any")), en="the number of {of:no}", pl="liczba {of:no gen}", ja="{of}の数")
BESTOWS = family("bestows")
phrase = BESTOWS.phrase
for _only, _en, _pl, _ja in (
    (False, "damage from {to}", "obrażeniom zadawanym przez {to:acc}", "{to}からのダメージ"),
    (
        True,
        "damage from the attack of {to}",
        "obrażeniom z ataku, który wykonuje {to:nom},",
        "{to}の攻撃によるダメージ",
    ),
):
    phrase(
        Bestows((Unpreventable(attack=_only),), hole("to", "noun")),
        en=f"{_en} can't be prevented",
        pl=f"{_pl} nie można zapobiec",
        ja=f"{_ja}は軽減できない",
    )
BESTOWS.reads(Bestows((Unpreventable(attack=True),), SELF), "damage from {own}'s attack can't be prevented")
phrase(
    Bestows((Has(hole("word", "sort")),), hole("to", "noun")),
    en="treat {to} as a {word}",
    pl="{to:nom} liczy się też jako {word}",
    ja="{to}は{word}としても扱う",
)
for _sign, _en, _pl, _ja in ((1, "fewer", "mniej", "減る"), (-1, "more", "więcej", "増える")):
    for _n in (1, 2, 3):
        _counter = pl.COUNTED["build"][0 if _n == 1 else 1]
        _also = (
            f"{{to}} costs {_n} {_en} build counters to deploy",
            f"{{to}} costs {_n} less build counter to deploy"
            if _sign > 0
            else f"{{to}} costs {_n} {_en} build counters",
        )
        phrase(
            Bestows((CostsLess(_sign * _n),), hole("to", "costing")),
            en=f"{{to}} costs {_n} {_en} build counter{'s' if _n > 1 else ''} to deploy",
            pl=f"{{to:nom}} kosztuje o {_n} {_counter} {_pl}",
            ja=f"{{to}}のビルドコストは{_n}{_ja}",
            also=_also,
        )
phrase(
    Bestows((Barred("play battle cards"),), YOU),
    en="you can't play Battle cards",
    pl="nie możesz zagrywać kart bitewnych",
    ja="自分はバトルカードをプレイできない",
)
phrase(
    Bestows((CanAttack(Which("unit", "opponent", "build", hole("filters", "units"))),), hole("to", "noun")),
    en="{to} can attack {filters:several} in your opponent's build zone",
    pl="{to:nom} może atakować także {filters:several acc} w strefie budowy przeciwnika",
    ja="{to}は相手のビルドゾーンの{filters}も攻撃できる",
)
for _arena in ARENAS:
    phrase(
        Bestows((CanAttack(Which("unit", "opponent", _arena)),), hole("to", "noun")),
        en=f"{{to}} may attack a unit in the {en.ARENAS[_arena]} arena instead",
        pl=f"{{to:nom}} może zamiast tego atakować jednostkę w arenie {pl.ARENAS[_arena]}",
        ja=f"{{to}}は代わりに{JA_ARENAS[_arena]}アリーナのユニットを攻撃してよい",
        also=tuple(
            f"{{to}} may attack a unit in the {en.ARENAS[_arena]} arena instead of a unit in the {_own} arena"
            for _own in en.ARENAS.values()
            if _own != en.ARENAS[_arena]
        ),
    )
phrase(
    Bestows((Barred("play battle cards"),), EACH, BattleStep(hole("arena"))),
    en="as long as it is the {arena} battle step, no player can play Battle cards",
    pl="w etapie bitwy w arenie {arena} żaden gracz nie może zagrywać kart bitewnych",
    ja="{arena}戦闘ステップの間、どのプレイヤーもバトルカードをプレイできない",
)
phrase(
    Bestows((Uncounted(),), hole("to", "noun")),
    en="{to} doesn't count toward controlling its arena",
    pl="{to:nom} nie liczy się do kontroli swojej areny",
    ja="{to}はアリーナの制圧の数に入らない",
    also=(
        "{to} doesn't count toward controlling the Space arena",
        "{to} doesn't count toward controlling the Ground arena",
        "{to} doesn't count toward controlling the Character arena",
        "{to} doesn't count toward controlling an arena",
        "{to} doesn't count toward controlling any arena",
    ),
)
phrase(
    Bestows((hole("bar"),), hole("to", "noun")),
    en="{to} {bar}",
    pl="{to:nom} {bar}",
    ja="{to}は{bar}",
)
phrase(
    Bestows((hole("bar"),), hole("to", "noun"), hole("if")),
    en="as long as {if}, {to} {bar}",
    pl="dopóki {if}, {to:nom} {bar}",
    ja="{if}かぎり、{to}は{bar}",
    also=("{to} {bar} if {if}",),
    fits=lambda b, _: b["if"] is not None,
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), Is(SELF, Attacking(hole("vs", "like")))),
    en="{to} gets {what} as long as it's attacking {vs}",
    pl="{to:nom} otrzymuje {what}, gdy atakuje {vs:acc}",
    ja="{vs}を攻撃しているかぎり、{to}は{what}を得る",
    also=(
        "{to} gets {what} as long as he's attacking {vs}",
        "{to} gets {what} as long as its attacking {vs}",
        "{to} gets {what} as long as it's using Bombard to attack {vs}",
        "as long as {to} is attacking {vs}, it gets {what}",
        "as long as {to} is attacking {vs}, he gets {what}",
        "as long as it's attacking {vs}, {to} gets {what}",
    ),
    fits=lambda b, _: b["to"] == SELF,
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), Unless(Is(SELF, Hurt()))),
    en="{to} gets {what} as long as there are no damage counters on it",
    pl="{to:nom} otrzymuje {what}, dopóki nie ma na niej żetonów obrażeń",
    ja="ダメージカウンターが乗っていないかぎり、{to}は{what}を得る",
    fits=lambda b, _: b["to"] == SELF,
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), None, hole("vs", "versus")),
    en="{to} gets {what} as long as it's attacking {vs}",
    pl="{to:nom} otrzymuje {what}, gdy atakuje {vs:acc}",
    ja="{vs}を攻撃しているかぎり、{to}は{what}を得る",
    also=("{to} gets {what} as long as that Jedi is attacking {vs}",),
    fits=lambda b, _: b["vs"] is not None and isinstance(b["to"], Which),
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), hole("if"), hole("vs", "versus")),
    en="{to} gets {what} as long as it's attacking {vs} and {if}",
    pl="{to:nom} otrzymuje {what}, gdy atakuje {vs:acc} i {if}",
    ja="{vs}を攻撃していて、{if}かぎり、{to}は{what}を得る",
    fits=lambda b, _: None not in b.values(),
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun")),
    en="{to} gets {what}",
    pl="{to:nom} otrzymuje {what}",
    ja="{to}は{what}を得る",
    also=("{to} get {what}",),
)
phrase(
    Bestows(hole("what", "mods"), hole("to", "noun"), hole("if")),
    en="as long as {if}, {to} gets {what}",
    pl="dopóki {if}, {to:nom} otrzymuje {what}",
    ja="{if}かぎり、{to}は{what}を得る",
    also=("{to} gets {what} as long as {if}", "as long as {if}, {to} has {what}"),
    fits=lambda b, _: b["if"] is not None,
)


VERSUS = family("versus")
"""Whom a unit attacks: the unit whose text it is, or one like a filter."""
VERSUS.phrase(THIS.what, en="{me}", pl="{me:=}", ja="{me}")
VERSUS.phrase(hole("like"), en="{like}", pl="{like:=}", ja="{like}")


KEYWORDS_ALONE = family("keywords alone")
"""Keywords of the unit itself, a line by themselves."""
GRAMMAR.add("keyword row", Listed(GRAMMAR.constants, "mod", {"en": "", "pl": "", "ja": ", "}))
GRAMMAR.add("keywords", SaidAs(GRAMMAR, "keyword row", lambda mods: (parted(mods),), lambda _: None))
KEYWORDS_ALONE.phrase(
    Bestows(hole("what", "keywords"), SELF),
    en="{what}",
    pl="{what}",
    ja="{what}",
    fits=lambda b, _: isinstance(b["what"][0], Keyword),
    written=True,
)
for _pattern, _usual in (("{mod}{end}", True), ("{mod}.{end}", False)):
    KEYWORDS_ALONE.means(
        lambda mod: Bestows((mod,), SELF) if isinstance(mod, Keyword) else None, _pattern, usual=_usual
    )


def _needs_arena(bound: Bound, context: Context) -> bool:
    """A unit must be in its arena where a line is about others."""
    value = bound["line"]
    if not isinstance(value, Bestows):
        return False
    alone = value.to == SELF or value.while_ is not None or value.vs == THIS.what
    return isinstance(context, PrintedOn) and context.in_arena and not alone


def _there(line: Any, arena: str) -> Any:
    """A line about units in "that arena", which is that of the unit."""
    to = line.to
    there = isinstance(to, Which) and to.where == "that arena"
    return replace(line, to=replace(to, where=arena)) if there else line


def _is_in(arena: str) -> Callable[[Bound, Context], bool]:
    return lambda _, context: getattr(context, "arena", "") == arena


STATIC = family("static line")
"""A static line, as a `Bestows`, with the arena that its unit must be in where it is about others."""
STATIC.phrase(hole("line", "keywords alone"), en="{line}", pl="{line}", ja="{line}")
STATIC.phrase(
    hole("line", "bestows"),
    en="as long as {me:nom} is in the {home} arena, {line}.",
    pl="dopóki {me:nom} jest w arenie {home}, {line}.",
    ja="{me:nom}が{home}アリーナにいるかぎり、{line}。",
    fits=_needs_arena,
    written=True,
)
STATIC.phrase(hole("line", "bestows"), en="{line}.", pl="{line}.", ja="{line}。", written=True)
for _where in ("", *en.ARENAS):
    for _start in ("", *(f"as long as {{me}} is in the {name} arena, " for name in en.ARENAS.values())):
        STATIC.means(
            partial(_there, arena=_where),
            f"{_start}{{line}}.{{end}}",
            f"{_start}{{line}}{{end}}",
            usual=True,
            fits=_is_in(_where),
            line="bestows",
        )
