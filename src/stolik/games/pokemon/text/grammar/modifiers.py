"""What lasts: modifiers with a time (`Lasting`) or as long as something holds (`Static`), and what happens when (`When`).

A modifier has one pattern for both. "<front>" or "<back>" marks where the time stands: "During your opponent's next
turn, …" or "… during your opponent's next turn"; a `Static` leaves it out.
"""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stolik.cardgame.ast import HOLDER, SELF, AnyOf, Static, Which
from stolik.games.pokemon.ast.nodes import (
    AttackCost,
    AttackFails,
    BaseOf,
    CanEvolve,
    Cannot,
    CannotUse,
    ConditionCounters,
    Deals,
    EnergyIs,
    ExtraHP,
    FlipsToAttack,
    HasWeakness,
    Immune,
    Increased,
    LastChance,
    Lasting,
    NoAbility,
    NoResistance,
    NoWeakness,
    Prevented,
    PrizesFor,
    Provides,
    Reduced,
    RetreatCost,
    TypeIs,
    WeaknessIs,
)
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family
from stolik.games.pokemon.text.lexicon import en, ja, pl
from stolik.text.grammar.kinds import Listed, SaidAs, Word, alone, filters_of
from stolik.text.trees import Bound, Context, hole

STATIC = family("static")

#: How long a modifier lasts: its `until`, and in words.
TIMES = (
    ("opponent's next turn", "during your opponent's next turn", "w następnej turze przeciwnika", "次の相手の番"),
    ("your next turn", "during your next turn", "w swojej następnej turze", "次の自分の番"),
    (
        "end of your next turn",
        "until the end of your next turn",
        "do końca swojej następnej tury",
        "次の自分の番の終わりまで",
    ),
    ("this turn", "during this turn", "w tej turze", "この番"),
)
#: When damage is changed.
_STAGES = (
    (
        "after",
        "after applying Weakness and Resistance",
        "po uwzględnieniu słabości i odporności",
        "弱点・抵抗力を計算したあと",
    ),
    (
        "before",
        "before applying Weakness and Resistance",
        "przed uwzględnieniem słabości i odporności",
        "弱点・抵抗力を計算する前に",
    ),
)


def _said(name: str) -> Callable[[Bound, Context], bool]:
    """The hole is filled by something, not by None."""
    return lambda bound, _: bound[name] is not None


def _one_by_one(bound: Bound, context: Context) -> bool:
    """Not said of all Pokémon of a kind: that is said of those that are hit."""
    return not isinstance(bound["on"], Which)


def gives(what: Any, *, en: str, pl: str, ja: str, also: tuple[str, ...] = (), fits: Any = None) -> None:
    """Register a modifier: with each time, and without one."""
    for until, *times in TIMES:
        patterns = [_timed(pattern, time, lang) for pattern, time, lang in zip((en, pl, ja), times, ("en", "pl", "ja"))]
        others = [_timed(pattern, times[0], "en") for pattern in also]
        if "<front>" in en:
            others.append(_timed(en.replace("<front>", "") + "<back>", times[0], "en"))
        elif "<back>" in en:
            others.append(_timed("<front>" + en.replace("<back>", ""), times[0], "en"))
        others += [_timed("<front>" + one.replace("<back>", ""), times[0], "en") for one in also if "<back>" in one]
        others += [_timed(one.replace("<front>", "") + "<back>", times[0], "en") for one in also if "<front>" in one]
        STEP.phrase(
            Lasting(what, hole("on", "noun"), until),
            en=patterns[0],
            pl=patterns[1],
            ja=patterns[2],
            also=tuple(others),
            fits=fits,
        )
    bare = [_timed(pattern, "", "en") for pattern in (en, pl, ja, *also)]
    STATIC.phrase(Static(what, hole("on", "noun")), en=bare[0], pl=bare[1], ja=bare[2], also=tuple(bare[3:]), fits=fits)


def _timed(pattern: str, time: str, lang: str) -> str:
    if not time:
        return pattern.replace("<front>", "").replace("<back>", "")
    if lang == "ja":
        return f"{time}、" + pattern.replace("<front>", "").replace("<back>", "")
    return pattern.replace("<front>", f"{time}{',' if lang == 'en' else ''} ").replace("<back>", f" {time}")


_DEEDS = {
    "attack": ("attack", "atakować", "ワザが使えない"),
    "retreat": ("retreat", "się wycofać", "にげられない"),
    "attack or retreat": ("attack or retreat", "atakować ani się wycofać", "ワザが使えず、にげることもできない"),
    "be healed": ("be healed", "być leczony", "HPを回復できない"),
    "use powers": ("use any Poké-Powers", "używać Poké-Powerów", "ポケパワーが使えない"),
    "evolve": ("evolve", "ewoluować", "進化できない"),
    "level up": ("level up", "awansować na LV.X", "レベルアップできない"),
}
for _key, (_en, _pl, _ja) in _DEEDS.items():
    gives(
        Cannot(_key),
        en=f"{{on}} can't {_en}<back>",
        pl=f"{{on:nom t}} nie może {_pl}<back>",
        ja=f"{{on}}は{_ja}",
        also=(f"{{on:bare}} can't {_en}<back>",),
    )
gives(
    CannotUse(None),
    en="{on} can't use that attack<back>",
    pl="{on:nom t} nie może użyć tego ataku<back>",
    ja="{on}はそのワザが使えない",
)
gives(
    CannotUse(hole("name")),
    en="{on} can't use {name}<back>",
    pl="{on:nom t} nie może użyć ataku {name}<back>",
    ja="{on}は{name}が使えない",
)
gives(
    FlipsToAttack(),
    en="if {on} tries to attack<back>, your opponent flips a coin. If tails, that attack does nothing",
    pl="jeśli {on:nom t} spróbuje zaatakować<back>, przeciwnik rzuca monetą. Jeśli wypadnie reszka, ten atak nic nie robi",
    ja="{on}がワザを使うとき、相手はコインを1回投げウラなら、そのワザは失敗する",
    also=(
        "if {on} tries to attack<back>, your opponent flips a coin. If tails, that attack doesn't happen",
        "if {on} tries to attack<back>, your opponent flips a coin. If tails, this attack does nothing",
    ),
)
gives(
    AttackFails(),
    en="if {on} tries to attack<back>, that attack does nothing",
    pl="jeśli {on:nom t} spróbuje zaatakować<back>, ten atak nic nie robi",
    ja="{on}がワザを使うとき、そのワザは失敗する",
)
gives(
    BaseOf(hole("name"), hole("n")),
    en="<front>{on}'s {name} attack's base damage is {n}",
    pl="<front>podstawowe obrażenia ataku {name}, którego używa {on:nom t}, to {n}",
    ja="{on}の{name}の基本ダメージは{n}になる",
)

for _stage, _sen, _spl, _sja in _STAGES:
    for _from, _fen, _fpl, _fja in (
        ("any", "attacks", "ataki", "ワザ"),
        ("opponent", "your opponent's attacks", "ataki przeciwnika", "相手のワザ"),
    ):
        _aliases: tuple[str, ...] = ()
        if _from == "opponent":
            _aliases = (f"<front>any damage done to {{on:bare}} by an opponent's attack is reduced by {{n}} ({_sen})",)
        gives(
            Reduced(hole("n"), _stage, from_=_from),
            en=f"<front>any damage done to {{on:bare}} by {_fen} is reduced by {{n}} ({_sen})",
            pl=f"<front>obrażenia, które {{on:dat t}} zadają {_fpl}, są zmniejszone o {{n}} ({_spl})",
            ja=f"{{on}}が{_fja}で受けるダメージは、{_sja}、「−{{n}}」される",
            also=(
                *_aliases,
                f"<front>damage done by {_fen} to {{on:bare}} is reduced by {{n}} ({_sen})",
                *(
                    (f"<front>{{on:bare}} takes {{n}} less damage from attacks ({_sen})",)
                    if _from == "any"
                    else (f"<front>{{on:bare}} takes {{n}} less damage from your opponent's attacks ({_sen})",)
                ),
                *(
                    (f"<front>{{on:bare}} take {{n}} less damage from attacks ({_sen})",)
                    if _from == "any"
                    else (f"<front>{{on:bare}} take {{n}} less damage from your opponent's attacks ({_sen})",)
                ),
                *(
                    (f"<front>damage done by the Active Pokémon to {{on:bare}} is reduced by {{n}} ({_sen})",)
                    if _from == "any"
                    else ()
                ),
            ),
        )
        gives(
            Reduced(hole("n"), _stage, hole("each"), from_=_from),
            en=f"<front>any damage done to {{on:bare}} by {_fen} is reduced by {{n}} for each {{each}} ({_sen})",
            pl=f"<front>obrażenia, które {{on:dat t}} zadają {_fpl}, są zmniejszone o {{n}} za {{each}} ({_spl})",
            ja=f"{{on}}が{_fja}で受けるダメージは、{_sja}、{{each}}×{{n}}へる",
            fits=_said("each"),
        )
        gives(
            Reduced(hole("n"), _stage, hole("each"), hole("most", "n"), from_=_from),
            en=f"<front>any damage done to {{on:bare}} by {_fen} is reduced by {{n}} for each {{each}} ({_sen}). You can't reduce more than {{most}} damage in this way",
            pl=f"<front>obrażenia, które {{on:dat t}} zadają {_fpl}, są zmniejszone o {{n}} za {{each}} ({_spl}). W ten sposób można zmniejszyć najwyżej o {{most}}",
            ja=f"{{on}}が{_fja}で受けるダメージは、{_sja}、{{each}}×{{n}}へる（最大{{most}}）",
            fits=lambda b, _: b["most"] is not None and b["each"] is not None,
        )
        if (_from, _stage) == ("opponent", "after"):
            STATIC.phrase(
                Static(Reduced(hole("n"), _stage, by=hole("by"), from_=_from), Which("pokemon")),
                en=f"any damage done by attacks from your opponent's {{by}} is reduced by {{n}} ({_sen})",
                pl=f"obrażenia, które zadaje swoimi atakami {{by}} przeciwnika, są zmniejszone o {{n}} ({_spl})",
                ja=f"相手の{{by}}のワザのダメージは、{_sja}、「−{{n}}」される",
                fits=_said("by"),
            )
        gives(
            Reduced(hole("n"), _stage, by=hole("by"), from_=_from),
            en=f"<front>any damage done to {{on:bare}} by attacks from {'your opponent' + chr(39) + 's ' if _from == 'opponent' else ''}{{by}} is reduced by {{n}} ({_sen})",
            pl=f"<front>obrażenia, które {{on:dat t}} zadaje swoimi atakami {{by{':foe' if _from == 'opponent' else ''}}}, są zmniejszone o {{n}} ({_spl})",
            ja=f"{{on}}が{'相手の' if _from == 'opponent' else ''}{{by}}のワザで受けるダメージは、{_sja}、「−{{n}}」される",
            also=(
                f"<front>{{on:bare}} takes {{n}} less damage from the attacks of your opponent's {{by}} ({_sen})",
                f"<front>{{on:bare}} takes {{n}} less damage from attacks from your opponent's {{by}} ({_sen})",
            )
            if _from == "opponent"
            else (),
            fits=_said("by"),
        )
        gives(
            Increased(hole("n"), _stage, _from),
            en=f"<front>any damage done to {{on:bare}} by {_fen} is increased by {{n}} ({_sen})",
            pl=f"<front>obrażenia, które {{on:dat t}} zadają {_fpl}, są zwiększone o {{n}} ({_spl})",
            ja=f"{{on}}が{_fja}で受けるダメージは、{_sja}、「+{{n}}」される",
            also=(
                f"<front>if an attack does damage to {{on:bare}} ({_sen}), that attack does {{n}} more damage",
                f"<front>{{on:bare}} takes {{n}} more damage from attacks ({_sen})",
                f"if an attack does damage to {{on:bare}} ({_sen}), that attack does {{n}} more damage to that Pokémon<back>",
            )
            if _from == "any"
            else (),
        )


def _signed(of: str, less: bool) -> SaidAs:
    """How much more, or less, of something: the sign is said by the phrase."""

    def turned(n: Any) -> Any:
        return -n if less else n

    def said(n: Any) -> tuple[int, ...]:
        return (abs(n),) if isinstance(n, int) and (n < 0) == less else ()

    return SaidAs(GRAMMAR, of, said, lambda n: turned(n) if isinstance(n, int) else None)


GRAMMAR.add("more", _signed("n", False))
GRAMMAR.add("less", _signed("n", True))

for _stage, _sen, _spl, _sja in _STAGES:
    STATIC.phrase(
        Static(Deals(hole("n"), _stage), HOLDER),
        en=f"if the Pokémon {{me}} is attached to attacks, the attack does {{n}} more damage to the Active Pokémon ({_sen})",
        pl=f"jeśli Pokémon z tą kartą atakuje, jego atak zadaje aktywnemu Pokémonowi o {{n}} obrażeń więcej ({_spl})",
        ja=f"このカードをつけているポケモンのワザのダメージは、{_sja}、「+{{n}}」される",
        also=(
            f"if the Pokémon that {{me}} is attached to attacks, the attack does {{n}} more damage to the Active Pokémon ({_sen})",
        ),
    )
    STATIC.phrase(
        Static(Deals(hole("n"), _stage, hole("by")), HOLDER),
        en=f"the attacks of the Pokémon {{me}} is attached to do {{n}} more damage to your opponent's Active {{by}} ({_sen})",
        pl=f"ataki, których używa Pokémon z tą kartą, zadają o {{n}} obrażeń więcej, gdy trafiają: {{by}} ({_spl})",
        ja=f"このカードをつけているポケモンのワザが{{by}}に与えるダメージは、{_sja}、「+{{n}}」される",
        fits=_said("by"),
    )
    gives(
        Deals(hole("n", "less"), _stage),
        en=f"<front>any damage done by attacks from {{on}} is reduced by {{n}} ({_sen})",
        pl=f"<front>obrażenia, które zadaje swoimi atakami {{on:nom t}}, są zmniejszone o {{n}} ({_spl})",
        ja=f"{{on}}のワザのダメージは、{_sja}、「−{{n}}」される",
        also=(
            f"<front>any damage done by attacks from {{on:bare}} is reduced by {{n}} ({_sen})",
            f"<front>{{on}}'s attacks do {{n}} less damage ({_sen})",
        ),
        fits=_one_by_one if _stage == "after" else None,
    )
    gives(
        Deals(hole("n", "more"), _stage),
        en=f"<front>the attacks of {{on:bare}} do {{n}} more damage to the Active Pokémon ({_sen})",
        pl=f"<front>każdy atak, którego używa {{on:nom t}}, zadaje aktywnemu Pokémonowi o {{n}} obrażeń więcej ({_spl})",
        ja=f"{{on}}のワザがバトルポケモンに与えるダメージは、{_sja}、「+{{n}}」される",
        fits=lambda bound, _: isinstance(bound["on"], Which),
    )
    gives(
        Deals(hole("n", "more"), _stage),
        en=f"<front>each of {{on}}'s attacks does {{n}} more damage to the Active Pokémon ({_sen})",
        pl=f"<front>każdy atak, którego używa {{on:nom t}}, zadaje aktywnemu Pokémonowi o {{n}} obrażeń więcej ({_spl})",
        ja=f"{{on}}のワザがバトルポケモンに与えるダメージは、{_sja}、「+{{n}}」される",
        also=(
            f"<front>each of {{on}}'s attacks does {{n}} more damage to the Defending Pokémon ({_sen})",
            f"<front>each of {{on:bare}}'s attacks does {{n}} more damage to the Defending Pokémon ({_sen})",
            f"<front>{{on}}'s attacks do {{n}} more damage to the Active Pokémon ({_sen})",
            f"<front>{{on}}'s attacks do {{n}} more damage to your opponent's Active Pokémon ({_sen})",
            f"<front>{{on:bare}}'s attacks do {{n}} more damage to your opponent's Active Pokémon ({_sen})",
            f"<front>the attacks of {{on:bare}} do {{n}} more damage to your opponent's Active Pokémon ({_sen})",
            f"<front>the attacks of {{on:bare}} do {{n}} more damage to the opponent's Active Pokémon ({_sen})",
        ),
    )
    gives(
        Deals(hole("n", "more"), _stage, hole("by")),
        en=f"<front>{{on}}'s attacks do {{n}} more damage to {{by}} ({_sen})",
        pl=f"<front>ataki, których używa {{on:nom t}}, zadają o {{n}} obrażeń więcej, gdy trafiają: {{by}} ({_spl})",
        ja=f"{{on}}のワザが{{by}}に与えるダメージは、{_sja}、「+{{n}}」される",
        also=(
            f"<front>the attacks of {{on:bare}} do {{n}} more damage to your opponent's Active {{by}} ({_sen})",
            f"<front>{{on}}'s attacks do {{n}} more damage to your opponent's Active {{by}} ({_sen})",
        ),
        fits=_said("by"),
    )
    gives(
        Deals(hole("n", "more"), _stage, HasWeakness(hole("type"))),
        en=f"<front>if an Active Pokémon has Weakness to {{type}} type, {{on}}'s attacks do {{n}} more damage to that Pokémon ({_sen})",
        pl=f"<front>ataki, których używa {{on:nom t}}, zadają o {{n}} obrażeń więcej aktywnemu Pokémonowi ze słabością na typ {{type:m3 acc}} ({_spl})",
        ja=f"{{on}}のワザが弱点が{{type}}タイプのバトルポケモンに与えるダメージは、{_sja}、「+{{n}}」される",
        fits=lambda bound, _: bound["type"] is not None,
    )
    gives(
        Deals(hole("n", "more"), _stage, None, hole("each")),
        en=f"<front>{{on}}'s attacks do {{n}} more damage for each {{each}} to the Active Pokémon ({_sen})",
        pl=f"<front>ataki, których używa {{on:nom t}}, zadają aktywnemu Pokémonowi o {{n}} obrażeń więcej za {{each}} ({_spl})",
        ja=f"{{on}}のワザがバトルポケモンに与えるダメージは、{_sja}、{{each}}×{{n}}ふえる",
        also=(
            ("<front>{on}'s attacks do {n} more damage to your opponent's Active Pokémon for each {each}",)
            if _stage == "before"
            else ()
        ),
        fits=_said("each"),
    )


GRAMMAR.add("by one", SaidAs(GRAMMAR, "pokemon", lambda by: (filters_of(by),), alone, {"en": "all", "pl": "nom"}))
GRAMMAR.add("by several", Listed(GRAMMAR.constants, "by one", {"en": "and"}, also=("or",), least=2))
BY = family("by")
"""Attackers, or Pokémon that are hit, of which only such a filter is said: "Stage 2 Evolved Pokémon". Spec, Polish:
"foe" for those of the opponent."""
BY.phrase(hole("one", "by one"), en="{one}", pl="{one:=}", ja="{one}")
BY.reads(AnyOf(hole("several", "by several")), "{several}")

for _what, _wen, _wpl, _wja, _aliases in (
    (
        "all",
        "all effects of an attack, including damage,",
        "wszystkim efektom ataków i obrażeniom",
        "ワザの効果とダメージを受けない",
        ("all effects of attacks, including damage,", "all effects, including damage,"),
    ),
    (
        "effects",
        "all effects of attacks, excluding damage,",
        "wszystkim efektom ataków oprócz obrażeń",
        "ワザの効果を受けない",
        ("all effects of an attack, excluding damage,",),
    ),
):
    gives(
        Prevented(_what),
        en=f"prevent {_wen} done to {{on:bare}}<back>",
        pl=f"<front>zapobiega się {_wpl}, które dotyczą {{on:gen t}}",
        ja=f"{{on}}は、{_wja}",
        also=tuple(f"prevent {w} done to {{on:bare}}<back>" for w in _aliases),
    )
    for _from, _fen, _fpl, _fja in (("any", "", "", ""), ("opponent", "your opponent's ", ":foe", "相手の")):
        gives(
            Prevented(_what, by=hole("by"), from_=_from),
            en=f"prevent {_wen} done to {{on:bare}} by {_fen}{{by}}<back>",
            pl=f"<front>zapobiega się {_wpl}, których sprawcą jest {{by{_fpl}}}, a które dotyczą {{on:gen t}}",
            ja=f"{{on}}は、{_fja}{{by}}の{_wja}",
            also=tuple(
                f"prevent {w} done to {{on:bare}} by {a}{_fen}{{by}}<back>"
                for w in (_wen, *_aliases)
                for a in ("", "attacks from ")
                if (w, a) != (_wen, "")
            ),
            fits=_said("by"),
        )
gives(
    Prevented("effects", from_="opponent"),
    en="prevent all effects of your opponent's attacks, excluding damage, done to {on:bare}<back>",
    pl="<front>zapobiega się wszystkim efektom ataków przeciwnika oprócz obrażeń, które dotyczą {on:gen t}",
    ja="{on}は、相手のワザの効果を受けない",
)
gives(
    Prevented("all", from_="opponent"),
    en="prevent all effects of your opponent's attacks, including damage, done to {on:bare}<back>",
    pl="<front>zapobiega się wszystkim efektom ataków przeciwnika i obrażeniom, które dotyczą {on:gen t}",
    ja="{on}は、相手のワザの効果とダメージを受けない",
)
gives(
    Prevented("damage"),
    en="prevent all damage done to {on:bare} by attacks<back>",
    pl="<front>zapobiega się wszystkim obrażeniom od ataków, które dotyczą {on:gen t}",
    ja="{on}は、ワザのダメージを受けない",
    also=(
        "prevent all damage done to {on:bare}<back>",
        "prevent all damage done to {on:bare} by attacks (both yours and your opponent's)<back>",
    ),
)
gives(
    Prevented("damage", from_="opponent"),
    en="prevent all damage done to {on:bare} by your opponent's attacks<back>",
    pl="<front>zapobiega się wszystkim obrażeniom od ataków przeciwnika, które dotyczą {on:gen t}",
    ja="{on}は、相手のワザのダメージを受けない",
)
gives(
    Prevented("damage", most=hole("n")),
    en="<front>if {on} would be damaged by an attack, prevent that attack's damage done to {on} if that damage is {n} or less",
    pl="<front>zapobiega się obrażeniom od ataku, jeśli jest ich najwyżej {n}, a dotyczą {on:gen t}",
    ja="{on}が受けるワザのダメージが{n}以下なら、そのダメージを受けない",
    also=("<front>prevent all damage done to {on:bare} by attacks if that damage is {n} or less",),
    fits=_said("n"),
)
gives(
    Prevented("damage", least=hole("n")),
    en="<front>if {on} would be damaged by an attack, prevent that attack's damage done to {on} if that damage is {n} or more",
    pl="<front>zapobiega się obrażeniom od ataku, jeśli jest ich co najmniej {n}, a dotyczą {on:gen t}",
    ja="{on}が受けるワザのダメージが{n}以上なら、そのダメージを受けない",
    also=("<front>prevent all damage done to {on:bare} by attacks if that damage is {n} or more",),
    fits=_said("n"),
)
gives(
    Prevented("damage", by=hole("by")),
    en="prevent all damage done to {on:bare} by {by}<back>",
    pl="<front>zapobiega się obrażeniom, których sprawcą jest {by}, a które dotyczą {on:gen t}",
    ja="{on}は、{by}のワザのダメージを受けない",
    also=("prevent all damage done to {on:bare} by attacks from {by}<back>",),
    fits=_said("by"),
)
gives(
    Prevented("damage", by=hole("by"), from_="opponent"),
    en="prevent all damage done to {on:bare} by your opponent's {by}<back>",
    pl="<front>zapobiega się obrażeniom, których sprawcą jest {by:foe}, a które dotyczą {on:gen t}",
    ja="{on}は、相手の{by}のワザのダメージを受けない",
    also=("prevent all damage done to {on:bare} by attacks from your opponent's {by}<back>",),
    fits=_said("by"),
)

gives(
    NoWeakness(),
    en="{on} has no Weakness<back>",
    pl="{on:nom t} nie ma słabości<back>",
    ja="{on}の弱点はなくなる",
    also=("{on:bare} have no Weakness<back>",),
)
gives(
    NoResistance(),
    en="{on} has no Resistance<back>",
    pl="{on:nom t} nie ma odporności<back>",
    ja="{on}の抵抗力はなくなる",
)
gives(
    RetreatCost(None),
    en="<front>the Retreat Cost for {on} is 0",
    pl="<front>koszt wycofania, który ma {on:nom t}, wynosi 0",
    ja="{on}の「にげる」ためのエネルギーはなくなる",
    also=(
        "<front>{on}'s Retreat Cost is 0",
        "<front>{on:bare} has no Retreat Cost",
        "<front>{on:bare} have no Retreat Cost",
    ),
)


_FEW = range(1, 6)
"""Symbols that may stand beside each other."""
_NUMBERS = {n: str(n) for n in _FEW}
GRAMMAR.add("symbol", Word({n: "Colorless" * n for n in _FEW}, _NUMBERS, _NUMBERS, longest=True))
"""A number of Colorless Energy symbols: "ColorlessColorless"."""
GRAMMAR.add("symbols", _signed("symbol", False))
GRAMMAR.add("fewer symbols", _signed("symbol", True))
gives(
    RetreatCost(hole("n", "fewer symbols")),
    en="<front>the Retreat Cost for {on} is {n} less",
    pl="<front>koszt wycofania, który ma {on:nom t}, jest mniejszy o {n}",
    ja="{on}の「にげる」ためのエネルギーは、{n}個へる",
    also=(
        "<front>{on}'s Retreat Cost is {n} less",
        "<front>the Retreat Cost of {on:bare} is {n} less",
        "<front>you pay {n} less to retreat {on}",
    ),
)
gives(
    RetreatCost(hole("n", "symbols")),
    en="<front>the Retreat Cost for {on} is {n} more",
    pl="<front>koszt wycofania, który ma {on:nom t}, jest większy o {n}",
    ja="{on}の「にげる」ためのエネルギーは、{n}個ふえる",
    also=(
        "<front>{on}'s Retreat Cost is {n} more",
        "<front>the Retreat Cost of {on:bare} is {n} more",
        "<front>the Retreat Cost for each player's Pokémon {on} is {n} more",
    ),
)
gives(
    AttackCost(hole("n", "fewer symbols")),
    en="<front>the attack cost of {on}'s attacks is {n} less",
    pl="<front>koszt ataków, które ma {on:nom t}, jest mniejszy o {n}",
    ja="{on}のワザに必要なエネルギーは、{n}個へる",
    also=(
        "<front>the attacks of {on:bare} cost {n} less",
        "<front>{on}'s attacks cost {n} less",
        "<front>{on:bare}'s attacks cost {n} less",
    ),
)
gives(
    AttackCost(hole("n", "symbols")),
    en="<front>the attack cost of {on}'s attacks is {n} more",
    pl="<front>koszt ataków, które ma {on:nom t}, jest większy o {n}",
    ja="{on}のワザに必要なエネルギーは、{n}個ふえる",
    also=(
        "<front>the attacks of {on:bare} cost {n} more",
        "<front>{on}'s attacks cost {n} more",
        "<front>{on:bare}'s attacks cost {n} more",
    ),
)
gives(
    AttackCost(None),
    en="<front>ignore all Colorless Energy necessary to use {on}'s attacks",
    pl="<front>ataki, które ma {on:nom t}, nie wymagają energii bezbarwnej",
    ja="{on}のワザに必要な無色エネルギーはなくなる",
)
gives(
    ExtraHP(hole("n", "more")),
    en="{on} gets +{n} HP<back>",
    pl="{on:nom t} ma +{n} HP<back>",
    ja="{on}の最大HPは「+{n}」される",
)
gives(
    ExtraHP(hole("n", "less")),
    en="{on} gets -{n} HP<back>",
    pl="{on:nom t} ma −{n} HP<back>",
    ja="{on}の最大HPは「−{n}」される",
)
gives(
    Immune(),
    en="{on} can't be affected by any Special Conditions<back>",
    pl="{on:nom t} nie może mieć stanów specjalnych<back>",
    ja="{on}は特殊状態にならない",
)
gives(
    Immune(cures=True),
    en="<front>remove all Special Conditions from {on}. {on} can't be affected by any Special Conditions",
    pl="<front>usuwa się wszystkie stany specjalne, które ma {on:nom t}. {on:nom t} nie może mieć stanów specjalnych",
    ja="{on}の特殊状態はすべて回復し、特殊状態にならない",
)
STATIC.reads(
    Static(Immune(cures=True), hole("on", "noun")),
    "{on} can't be affected by any Special Conditions. Remove any Special Conditions affecting those Pokémon",
)
gives(
    Immune((hole("condition"),)),
    en="{on} can't be {condition}<back>",
    pl="{on:nom t} nie może zostać {condition:m2 nom}<back>",
    ja="{on}は{condition}にならない",
)
gives(
    Immune(hole("conditions")),
    en="{on} can't be affected by {conditions}<back>",
    pl="{on:nom t} nie może zostać {conditions:m2 nom}<back>",
    ja="{on}は{conditions}にならない",
    fits=lambda b, _: b["conditions"] is not None and len(b["conditions"]) > 1,
)
gives(
    LastChance(hole("n")),
    en="<front>if {on} would be Knocked Out by damage from an attack, {on} is not Knocked Out and its remaining HP becomes {n} instead",
    pl="<front>jeśli obrażenia od ataku miałyby znokautować {on:acc t}, nie zostaje on znokautowany, a jego HP wynosi {n}",
    ja="{on}がワザのダメージできぜつするとき、きぜつせず、残りHPが{n}になる",
)
gives(
    LastChance(hole("n"), coin=True),
    en="<front>if {on} would be Knocked Out by damage from an attack, flip a coin. If heads, {on} is not Knocked Out and its remaining HP becomes {n} instead",
    pl="<front>jeśli obrażenia od ataku miałyby znokautować {on:acc t}, rzuć monetą. Jeśli wypadnie orzeł, nie zostaje on znokautowany, a jego HP wynosi {n}",
    ja="{on}がワザのダメージできぜつするとき、コインを1回投げオモテなら、きぜつせず、残りHPが{n}になる",
)
gives(
    NoAbility(hole("sort", "ability_gen")),
    en="{on} can't use any {sort}<back>",
    pl="{on:nom t} nie ma działającego {sort}<back>",
    ja="{on}の{sort}ははたらかない",
    fits=lambda b, _: b["sort"] != "power",
)
gives(
    NoAbility("power"),
    en="{on} has no Poké-Powers that count<back>",
    pl="{on:nom t} nie ma działającego Poké-Poweru<back>",
    ja="{on}のポケパワーははたらかない",
)
gives(
    TypeIs(hole("type")),
    en="{on}'s type is {type}<back>",
    pl="typem, który ma {on:nom t}, jest {type:m3 nom}<back>",
    ja="{on}のタイプは{type}になる",
    also=("the type of {on:bare} is {type}<back>",),
)
gives(
    ConditionCounters(hole("condition"), hole("n")),
    en="between turns, {condition} puts {n} more damage {n|counter|counters} on {on}<back>",
    pl="między turami stan {condition:m2 nom} kładzie o {n:acc counter} więcej na {on:loc}<back>",
    ja="ポケモンチェックのとき、{condition}で{on}にのせるダメージカウンターは{n:個}ふえる",
)
gives(
    WeaknessIs(None),
    en="<front>apply Weakness for {on} as ×2 instead",
    pl="<front>słabość, którą ma {on:nom t}, liczy się jako ×2",
    ja="{on}の弱点は「×2」になる",
)
gives(
    WeaknessIs(hole("n")),
    en="<front>apply Weakness for {on} as +{n} instead",
    pl="<front>słabość, którą ma {on:nom t}, liczy się jako +{n}",
    ja="{on}の弱点は「+{n}」になる",
    fits=_said("n"),
)
gives(
    CanEvolve(same_turn=False),
    en="{on} can evolve during your first turn<back>",
    pl="{on:nom t} może ewoluować w twojej pierwszej turze<back>",
    ja="{on}は、最初の自分の番にも進化できる",
)
gives(
    PrizesFor(None),
    en="<front>if {on} is Knocked Out, your opponent can't take any Prize cards for it",
    pl="<front>jeśli {on:nom t} zostanie znokautowany, nie bierze się za niego Nagród",
    ja="{on}がきぜつしても、相手はサイドをとれない",
)
gives(
    PrizesFor(hole("n", "less")),
    en="<front>if {on} is Knocked Out, your opponent takes {n} fewer Prize cards",
    pl="<front>jeśli {on:nom t} zostanie znokautowany, bierze się za niego Nagród mniej o {n}",
    ja="{on}がきぜつしたとき、相手がとるサイドは{n}枚少なくなる",
    also=(
        "<front>if {on} is Knocked Out, your opponent takes {n} fewer Prize card",
        "<front>if {on} is Knocked Out, that player takes {n} fewer Prize card",
    ),
)
gives(
    PrizesFor(hole("n", "more")),
    en="<front>if {on} is Knocked Out, your opponent takes {n} more Prize cards",
    pl="<front>jeśli {on:nom t} zostanie znokautowany, bierze się za niego Nagród więcej o {n}",
    ja="{on}がきぜつしたとき、相手がとるサイドは{n}枚多くなる",
    also=(
        "<front>if {on} is Knocked Out, take {n} more Prize card",
        "<front>if {on} is Knocked Out, take {n} more Prize cards",
    ),
)
STATIC.reads(
    Static(PrizesFor(hole("n", "more")), SELF), "when {me} is Knocked Out, your opponent takes {n} more Prize card"
)
STATIC.reads(
    Static(PrizesFor(hole("n", "more")), HOLDER),
    "when the Pokémon this card is attached to is Knocked Out, your opponent takes {n} more Prize card",
)
gives(
    CanEvolve(first_turn=False),
    en="{on} can evolve during the turn you play it<back>",
    pl="{on:nom t} może ewoluować w turze, w której wszedł do gry<back>",
    ja="{on}は、場に出た番にも進化できる",
)
gives(
    CanEvolve(first_turn=False, again=True),
    en="{on} can evolve during the turn it came into play or evolved<back>",
    pl="{on:nom t} może ewoluować w turze, w której wszedł do gry lub ewoluował<back>",
    ja="{on}は、場に出た番や進化した番にも進化できる",
)
STATIC.reads(
    Static(CanEvolve(first_turn=False, again=True), Which("pokemon", "each")),
    "each player may evolve a Pokémon that he or she just played or evolved during that turn",
)
gives(
    CanEvolve(),
    en="{on} can evolve in your first turn or in the turn it was put into play<back>",
    pl="{on:nom t} może ewoluować w pierwszej turze i w turze, w której wszedł do gry<back>",
    ja="{on}は、最初の番や場に出た番にも進化できる",
    also=("{on} can evolve during your first turn or the turn you play it<back>",),
)


def _units(words: Mapping[str, str], between: str) -> dict[str, str]:
    """Several units of one type by their letters, "C C", as words; without a word `between` by their number."""

    def said(word: str, n: int) -> str:
        return between.join([word] * n) if between else f"{n} {word}"

    return {" ".join(letter * n): said(word, n) for letter, word in words.items() for n in _FEW if n > 1}


GRAMMAR.add(
    "units",
    Word(
        _units(en.TYPES, ""),
        _units({letter: pl.adjective(stem, "f", "gen") for letter, stem in pl.TYPES.items()}, " i "),
        _units(ja.TYPES, "・"),
        longest=True,
    ),
)
GRAMMAR.add("type row", Listed(GRAMMAR.constants, "type", {"en": "and", "pl": "i", "ja": "・"}, asked={"pl": "f gen"}))
GRAMMAR.add("letters in a row", SaidAs(GRAMMAR, "type row", lambda letters: (tuple(letters),), "".join))
TYPES = family("types")
"""Several types by their letters in one string, "*" for every type."""
TYPES.phrase("*", en="every type of", pl="każdego typu", ja="すべてのタイプの")
for _category in ("units", "letters in a row"):
    TYPES.phrase(hole("types", _category), en="{types}", pl="{types}", ja="{types}")
gives(
    EnergyIs(hole("types")),
    en="all Energy attached to {on} are {types} Energy instead of their usual type<back>",
    pl="<front>cała energia, którą ma {on:nom t}, jest typu: {types}",
    ja="{on}についているエネルギーは、すべて{types}エネルギーになる",
)
gives(
    EnergyIs(hole("types"), also=True),
    en="all Energy attached to {on} are {types} Energy besides their usual type<back>",
    pl="<front>cała energia, którą ma {on:nom t}, jest też typu: {types}",
    ja="{on}についているエネルギーは、すべて{types}エネルギーとしてもはたらく",
)
gives(
    Provides(hole("types")),
    en="{on} provides {types} Energy<back>",
    pl="{on:nom t} dostarcza energii: {types}<back>",
    ja="{on}は{types}エネルギーとしてはたらく",
    also=("{on} provides {types} Energy but provides only 1 Energy at a time<back>",),
)
STATIC.reads(Static(Provides(hole("types", "units")), hole("on", "noun")), "{on} provides {types}")
