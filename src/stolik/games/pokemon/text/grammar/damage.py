"""Damage of attacks, damage counters and Special Conditions."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.cardgame.ast import CHOSEN, HEADS, SELF, THAT_MANY, Choose, Do, ForEach, Repeat, Some, Step, Which, one
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    DEFENDING,
    EACH_DEFENDING,
    After,
    Base,
    Before,
    Cannot,
    Counters,
    Cure,
    DamageDealt,
    Fails,
    Harmless,
    Heal,
    Hit,
    HPLeft,
    Ignoring,
    Inflict,
    InflictOne,
    Lasting,
    Less,
    More,
    MoveCounters,
    Put,
    RetreatCostOf,
    Times,
)
from stolik.games.pokemon.text.grammar.canon import THAT, mentions
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR, earlier, family, later
from stolik.text.grammar.kinds import Listed, row
from stolik.text.trees import Family, Unsayable, Writer, hole

phrase = STEP.phrase


ANY_EFFECTS = ("bodies", "effects")
"""What texts of the later era call any effects on a Pokémon: its Abilities are among them."""


IGNORED = {
    "en": {"weakness": "Weakness", "resistance": "Resistance", "powers": "Poké-Powers", "bodies": "Poké-Bodies"},
    "pl": {"weakness": "słabości", "resistance": "odporności", "powers": "Poké-Powery", "bodies": "Poké-Body"},
    "ja": {"weakness": "弱点", "resistance": "抵抗力", "powers": "ポケパワー", "bodies": "ポケボディー"},
}
WHO = ("the Defending Pokémon", "that Pokémon")


class Ignored(Family):
    """What damage isn't affected by."""

    _others = {
        "en": "any other effects on {}",
        "pl": "inne efekty działające na {}",
        "ja": "{}にかかっているほかの効果",
    }
    _who = {
        "en": WHO,
        "pl": ("broniącego się Pokémona", "tego Pokémona"),
        "ja": ("相手のバトルポケモン", "そのポケモン"),
    }

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The words in a row."""
        if not isinstance(value, tuple) or not value:
            raise Unsayable(f"{value!r} is nothing to ignore")
        that = self._who[out.lang][out.chosen is not None]
        if out.context.era and out.lang == "en" and value[-2:] == ANY_EFFECTS:
            words = [IGNORED["en"][each] for each in value[:-2]]
            return row([*words, f"any {'other ' if words else ''}effects on {that}"], "or", "en")
        words = [IGNORED[out.lang].get(each) or self._others[out.lang].format(that) for each in value]
        return row(words, {"en": "or", "pl": "i", "ja": "・"}[out.lang], out.lang)


EARLIER = family("ignored one")
LATER = family("ignored later")
"""What texts of the later era name: a tuple."""
for _key, _word in IGNORED["en"].items():
    EARLIER.reads((_key,), _word, usual=True)
    if _key in ("weakness", "resistance"):
        LATER.reads((_key,), _word, usual=True)
for _who in WHO:
    EARLIER.reads(("effects",), f"any other effects on {_who}", usual=True)
    LATER.reads(ANY_EFFECTS, f"any effects on {_who}", f"any other effects on {_who}", usual=True)
LATER.reads(
    ANY_EFFECTS,
    "any effects on your opponent's Active Pokémon",
    "any other effects on your opponent's Active Pokémon",
)
IGNORES = GRAMMAR.add("ignored", Ignored(GRAMMAR.constants))
for _category, _era in (("ignored one", earlier), ("ignored later", later)):
    GRAMMAR.add(f"{_category} by one", Listed(GRAMMAR.constants, _category, {"en": "or"}))
    IGNORES.means(
        lambda parts: tuple(key for part in parts for key in part),
        "{parts}",
        usual=True,
        fits=_era,
        parts=f"{_category} by one",
    )

phrase(
    More(hole("n")),
    en="this attack does {damage} damage plus {n} more damage",
    pl="ten atak zadaje {damage} plus {n} obrażeń",
    ja="{n}ダメージを追加する",
    also=("does {damage} damage plus {n} more damage", "this attack does {n} more damage"),
)
phrase(
    More(hole("n"), hole("each")),
    en="[does|this attack does] {damage} damage plus {n} more damage for each {each}",
    pl="[zadaje|zadać] {damage} plus {n} obrażeń za {each}",
    ja="{each}×{n}ダメージを追加する",
    also=(
        "does {damage} damage plus {n} for each {each}",
        "does {damage} damage plus {n} damage for each {each}",
        "this attack does {damage} damage plus {n} damage for each {each}",
        "this attack does {n} more damage for each {each}",
    ),
)
phrase(
    More(hole("n"), hole("each"), hole("most", "n")),
    en="[does|this attack does] {damage} damage plus {n} more damage for each {each}. You can't add more than {most} damage in this way",
    pl="zadaje {damage} plus {n} obrażeń za {each}. W ten sposób można dodać najwyżej {most} obrażeń",
    ja="{each}×{n}ダメージを追加する。追加できるのは{most}ダメージまで",
    also=("this attack does {n} more damage for each {each}. You can't add more than {most} damage in this way",),
    fits=lambda b, _: b["most"] is not None,
)
phrase(
    Less(hole("n"), hole("each")),
    en="[does|this attack does] {damage} damage minus {n} damage for each {each}",
    pl="zadaje {damage} minus {n} obrażeń za {each}",
    ja="このワザのダメージは、{each}×{n}ダメージぶん小さくなる",
    fits=lambda b, _: b["each"] is not None,
)
phrase(
    Less(hole("n"), hole("each")),
    en="this attack does {n} damage less for each {each}",
    pl="ten atak zadaje o {n} obrażeń mniej za {each}",
    ja="このワザのダメージは、{each}×{n}ダメージぶん小さくなる",
    also=("this attack does {n} less damage for each {each}",),
    fits=lambda b, _: b["each"] is not None,
    written=True,
)
phrase(
    Less(hole("n")),
    en="this attack does {damage} damage minus {n} damage",
    pl="ten atak zadaje {damage} minus {n} obrażeń",
    ja="このワザのダメージは、{n}ダメージぶん小さくなる",
)
phrase(
    Times(HEADS),
    en="this attack does {damage} damage times the number of heads",
    pl="ten atak zadaje {damage} obrażeń za każdego wyrzuconego orła",
    ja="オモテの数×{damage}ダメージ",
    also=("does {damage} damage times the number of heads", "this attack does {damage} damage for each heads"),
)
phrase(
    Times(THAT_MANY),
    en="this attack does {damage} damage times the number of cards you discarded",
    pl="ten atak zadaje {damage} obrażeń za każdą odrzuconą kartę",
    ja="トラッシュした枚数×{damage}ダメージ",
    also=("this attack does {damage} damage times the number of cards discarded in this way",),
)
phrase(
    Times(hole("amount")),
    en="[does|this attack does] {damage} damage times {amount}",
    pl="zadaje obrażenia: {damage} razy {amount}",
    ja="{amount}×{damage}ダメージ",
)
phrase(
    More(hole("n"), hole("each", "amount")),
    en="this attack does {damage} damage plus {n} more damage times {each}",
    pl="ten atak zadaje {damage} plus {n} obrażeń razy {each}",
    ja="{each}×{n}ダメージを追加する",
    also=("this attack does {n} more damage times {each}", "does {damage} damage plus {n} more damage times {each}"),
    fits=lambda b, _: b["each"] is not None,
)
phrase(
    Times(hole("each")),
    en="[does|this attack does] {damage} damage for each {each}",
    pl="ten atak zadaje {damage} obrażeń za {each}",
    ja="{each}×{damage}ダメージ",
    fits=lambda b, _: b["each"] not in (HEADS, THAT_MANY),
)
phrase(
    Base(hole("n")),
    en="this attack's base damage is {n} instead of {damage}",
    pl="podstawowe obrażenia tego ataku to {n} zamiast {damage}",
    ja="このワザの基本ダメージは{damage}ではなく{n}になる",
    also=(
        "this attack's base damage is {n}",
        "this attack's base damage is {n} damage instead of {damage}",
        "this attack does {n} damage instead",
    ),
    fits=lambda _, context: context.damage > 0,
)
phrase(Fails(), en="this attack does nothing", pl="ten atak nic nie robi", ja="このワザは失敗する")
phrase(
    Harmless(),
    en="this attack does no damage to the Defending Pokémon",
    pl="ten atak nie zadaje obrażeń broniącemu się Pokémonowi",
    ja="相手のバトルポケモンにダメージを与えない",
)
phrase(
    Ignoring(hole("what", "ignored")),
    en="this attack's damage isn't affected by {what}",
    pl="na obrażenia tego ataku nie wpływają {what}",
    ja="このワザのダメージは、{what}を計算しない",
    also=("this attack damage isn't affected by {what}",),
)
phrase(
    Ignoring(hole("what", "ignored")),
    en="this attack's damage is not affected by {what}",
    pl="na obrażenia tego ataku nie wpływają {what}",
    ja="このワザのダメージは、{what}を計算しない",
    also=("this damage isn't affected by {what}",),
    fits=lambda _, context: context.damage == 0 or context.sign == "×",
    written=True,
)
phrase(
    Before(hole("do", "branch")),
    en="before doing damage, {do}",
    pl="przed zadaniem obrażeń {do}",
    ja="ダメージを与える前に、{do}",
)
phrase(After(hole("do", "branch")), en="after your attack, {do}", pl="po ataku {do}", ja="ワザのあと、{do}")

phrase(
    Hit(hole("n"), SELF),
    en="{me} does {n} damage to itself",
    pl="ten Pokémon zadaje {n} obrażeń sobie",
    ja="このポケモンにも{n}ダメージ",
)
phrase(
    Hit(hole("n"), SELF, hole("each")),
    en="{me} does {n} damage to itself for each {each}",
    pl="ten Pokémon zadaje sobie {n} obrażeń za {each}",
    ja="このポケモンにも{each}×{n}ダメージ",
    fits=lambda b, _: b["each"] is not None,
)
phrase(
    Hit(hole("n"), DEFENDING),
    en="this attack does {n} damage to the Defending Pokémon",
    pl="ten atak zadaje {n} obrażeń broniącemu się Pokémonowi",
    ja="相手のバトルポケモンに{n}ダメージ",
)


#: What an attack hits: what was chosen, or a noun of its own, which are worded otherwise.
family("the chosen").phrase(
    hole("noun"), en="{noun}", pl="{noun:=}", ja="{noun}", fits=lambda bound, _: bound["noun"] in (CHOSEN, THAT)
)
family("others").phrase(
    hole("noun"),
    en="{noun}",
    pl="{noun:=}",
    ja="{noun}",
    fits=lambda bound, _: bound["noun"] not in (CHOSEN, THAT, SELF, DEFENDING),
)
phrase(
    Hit(hole("n"), hole("to", "the chosen")),
    en="this attack does {n} damage to {to}",
    pl="ten atak zadaje {n} obrażeń {to:dat}",
    ja="{to}に{n}ダメージ",
    also=("does {n} damage to {to}",),
)
phrase(
    Hit(hole("n"), hole("to", "others")),
    en="[does|this attack does] {n} damage to {to}",
    pl="[zadaje|zadać] {n} obrażeń {to:dat}",
    ja="{to}に{n}ダメージ",
)
phrase(
    Hit(hole("n"), hole("to", "noun"), HEADS),
    en="this attack does {n} damage times the number of heads to {to}",
    also=(
        "for each heads, this attack does {n} damage to {to}",
        "this attack does {n} damage for each heads to {to}",
    ),
    pl="ten atak zadaje {to:dat} {n} obrażeń za każdego wyrzuconego orła",
    ja="{to}にオモテの数×{n}ダメージ",
)
phrase(
    Hit(hole("n"), hole("to", "noun"), hole("each")),
    en="this attack does {n} damage for each {each} to {to}",
    also=("for each {each}, this attack does {n} damage to {to}",),
    pl="ten atak zadaje {to:dat} {n} obrażeń za {each}",
    ja="{to}に{each}×{n}ダメージ",
    fits=lambda b, _: b["each"] not in (None, HEADS),
)
phrase(
    Hit(hole("n"), hole("to", "noun"), hole("each", "amount")),
    en="this attack does {n} damage times as many as {each} to {to}",
    pl="ten atak zadaje {to:dat} {n} obrażeń razy {each}",
    ja="{to}に{each}×{n}ダメージ",
    also=("this attack does {n} damage times {each} to {to}",),
    fits=lambda b, _: b["each"] is not None,
    written=True,
)
phrase(
    Hit(hole("amount"), hole("to", "noun")),
    en="this attack does damage equal to {amount} to {to}",
    pl="ten atak zadaje {to:dat} obrażenia równe: {amount}",
    ja="{to}に、{amount}ぶんのダメージ",
    fits=lambda bound, _: not isinstance(bound["amount"], HPLeft | DamageDealt),  # they are in damage counters' worth
)

phrase(
    Put(hole("n"), hole("on", "noun")),
    en="put {n} damage {n|counter|counters} on {on}",
    pl="[połóż|położyć] {n:acc counter} na {on:loc}",
    ja="{on}にダメージカウンターを{n:個}[のせる|のせ]",
)
phrase(
    Put(hole("amount"), hole("on", "noun")),
    en="put a number of damage counters equal to {amount} on {on}",
    pl="[połóż|położyć] na {on:loc} tyle znaczników obrażeń, ile wynosi {amount}",
    ja="{amount}ぶんのダメージカウンターを{on}に[のせる|のせ]",
    also=("put a number of damage counters on {on} equal to {amount}",),
    fits=lambda bound, _: not (isinstance(bound["on"], Which) and mentions(bound["amount"], THAT)),
)
phrase(
    Heal(None, hole("of", "noun")),
    en="remove all damage counters from {of}",
    pl="[zdejmij|zdjąć] wszystkie znaczniki obrażeń z {of:gen}",
    ja="{of}にのっているダメージカウンターをすべて[とる|とり]",
)
phrase(
    Heal(hole("n"), hole("of", "noun")),
    en="remove {n} damage {n|counter|counters} from {of}",
    pl="[zdejmij|zdjąć] {n:acc counter} z {of:gen}",
    ja="{of}にのっているダメージカウンターを{n:個}[とる|とり]",
)
phrase(
    Heal(DamageDealt(), hole("of", "noun")),
    en="remove from {of} the number of damage counters equal to the damage you did to the Defending Pokémon",
    pl="[zdejmij|zdjąć] z {of:gen} tyle znaczników obrażeń, ile wynoszą obrażenia zadane broniącemu się Pokémonowi",
    ja="相手のバトルポケモンに与えたダメージぶんのダメージカウンターを{of}から[とる|とり]",
    also=("heal from {of} the same amount of damage you did to your opponent's Active Pokémon",),
)
phrase(
    Heal(DamageDealt(hole("to", "the chosen")), hole("of", "noun")),
    en="remove from {of} the number of damage counters equal to the damage you did to {to}",
    pl="[zdejmij|zdjąć] z {of:gen} tyle znaczników obrażeń, ile wynoszą obrażenia zadane {to:dat}",
    ja="{to}に与えたダメージぶんのダメージカウンターを{of}から[とる|とり]",
    fits=lambda bound, _: bound["to"] is not None,
)
phrase(
    Heal(hole("amount"), hole("of", "noun")),
    en="remove a number of damage counters equal to {amount} from {of}",
    pl="[zdejmij|zdjąć] z {of:gen} tyle znaczników obrażeń, ile wynosi {amount}",
    ja="{amount}ぶんのダメージカウンターを{of}から[とる|とり]",
    also=("remove from {of} a number of damage counters equal to {amount}",),
    fits=lambda b, _: b["amount"] != DamageDealt(),
)
phrase(
    Heal(hole("n"), hole("of", "noun"), hole("each")),
    en="remove {n} damage {n|counter|counters} from {of} for each {each}",
    pl="[zdejmij|zdjąć] {n:acc counter} z {of:gen} za {each}",
    ja="{of}から、{each}×{n:個}のダメージカウンターを[とる|とり]",
    fits=lambda b, _: b["each"] is not None,
)
phrase(
    Do((Cure(hole("of", "noun")), Heal(hole("n"), hole("of", "noun")))),
    en="remove all Special Conditions and {n} damage {n|counter|counters} from {of}",
    pl="[usuń|usunąć] wszystkie stany specjalne i {n:acc counter} z {of:gen}",
    ja="{of}の特殊状態をすべて回復し、ダメージカウンターを{n:個}[とる|とり]",
    fits=lambda b, _: not isinstance(b["of"], Some),
)


def _on_one(of: Any, deeds: Callable[[Any], tuple[Step, ...]]) -> Step:
    """Several deeds to the same thing: one that is chosen is chosen once."""
    return Do((Choose(of), *deeds(CHOSEN))) if isinstance(of, Some) else Do(deeds(of))


STEP.means(
    lambda n, of: None if of == ACTIVE else _on_one(of, lambda it: (Cure(it), Heal(n, it))),
    "remove {n} damage {n|counter|counters} and all Special Conditions from {of}",
    of="noun",
)
phrase(
    MoveCounters(None, hole("of", "noun"), hole("to", "noun")),
    en="move any number of damage counters from {of} to {to}",
    pl="[przenieś|przenieść] dowolną liczbę znaczników obrażeń z {of:gen} na {to:acc}",
    ja="{of}にのっているダメージカウンターを好きなだけ{to}に[のせ替える|のせ替え]",
)
phrase(
    MoveCounters(hole("n"), hole("of", "noun"), hole("to", "noun")),
    en="move {n} damage {n|counter|counters} from {of} to {to}",
    pl="[przenieś|przenieść] {n:acc counter} z {of:gen} na {to:acc}",
    ja="{of}にのっているダメージカウンターを{n:個}、{to}に[のせ替える|のせ替え]",
)
_ANY = one(Which("pokemon", "each"))
STEP.reads(
    MoveCounters(hole("n"), _ANY, _ANY),
    "move {n} damage {n|counter|counters} from either player's Pokémon to another Pokémon (yours or your opponent's)",
)
phrase(
    MoveCounters(Counters(hole("of", "noun")), hole("of", "noun"), hole("to", "noun")),
    en="move all damage counters from {of} to {to}",
    pl="[przenieś|przenieść] wszystkie znaczniki obrażeń z {of:gen} na {to:acc}",
    ja="{of}にのっているダメージカウンターをすべて{to}に[のせ替える|のせ替え]",
)

phrase(
    Inflict(hole("conditions"), EACH_DEFENDING),
    en="each Defending Pokémon is now {conditions}",
    pl="każdy broniący się Pokémon zostaje {conditions:m2 nom}",
    ja="相手のバトルポケモン全員を{conditions}に[する|し]",
)
phrase(
    Inflict(hole("conditions"), Which("pokemon", "each", "active")),
    en="leave both Active Pokémon {conditions}",
    pl="oba aktywne Pokémony zostają {conditions:pl nom}",
    ja="おたがいのバトルポケモンを{conditions}に[する|し]",
    also=("both Active Pokémon are now {conditions}",),
)
phrase(
    Inflict(hole("conditions"), hole("to", "noun")),
    en="{to} is now {conditions}",
    pl="{to:nom t} zostaje {conditions:m2 nom}",
    ja="{to}を{conditions}に[する|し]",
)
phrase(
    Inflict(("poisoned",), hole("to", "noun"), hole("n")),
    en="{to} is now Poisoned. Put {n} damage counters instead of 1 on {to} between turns",
    pl="{to:nom t} zostaje otruty. Między turami kładź na nim {n:acc counter} zamiast 1",
    ja="{to}をどくに[する|し]。ポケモンチェックのとき、のせるダメージカウンターは1個ではなく{n:個}になる",
    also=("{to} is now Poisoned. Put {n} damage counters instead of 1 on that Pokémon between turns",),
    fits=lambda b, _: b["n"] is not None,
)
phrase(
    Inflict(("burned",), hole("to", "noun"), hole("n")),
    en="{to} is now Burned. Put {n} damage counters instead of 2 on {to} between turns",
    pl="{to:nom t} zostaje podpalony. Między turami kładź na nim {n:acc counter} zamiast 2",
    ja="{to}をやけどに[する|し]。ポケモンチェックのとき、のせるダメージカウンターは2個ではなく{n:個}になる",
    also=("{to} is now Burned. Put {n} damage counters instead of 2 on that Pokémon between turns",),
    fits=lambda b, _: b["n"] is not None,
)
phrase(
    Inflict(("confused",), hole("to", "noun"), hole("n")),
    en="{to} is now Confused. Put {n} damage counters instead of 3 on {to} if its Confusion check fails",
    pl="{to:nom t} zostaje oszołomiony. Gdy przed jego atakiem wypadnie reszka, kładź na nim {n:acc counter} zamiast 3",
    ja="{to}をこんらんに[する|し]。こんらんのコインがウラのとき、のせるダメージカウンターは3個ではなく{n:個}になる",
    also=("{to} is now Confused. Put {n} damage counters instead of 3 on the Confused Pokémon",),
    fits=lambda b, _: b["n"] is not None,
)
phrase(
    Inflict(hole("conditions"), hole("to", "noun"), hole("n")),
    en="{to} is now {conditions}. Between turns, put {n} damage counters on {to}",
    pl="{to:nom t} zostaje {conditions:m2 nom}. Między turami kładź na nim {n:acc counter}",
    ja="{to}を{conditions}に[する|し]。ポケモンチェックのとき、ダメージカウンターを{n:個}のせる",
    also=("{to} is now {conditions}. Put {n} damage counters instead of 1 on that Pokémon between turns",),
    fits=lambda b, _: b["n"] is not None and not {"burned", "confused"} & set(b["conditions"]),
)
phrase(
    InflictOne(hole("either"), hole("to", "noun")),
    en="choose either {either}. {to} is now affected by that Special Condition",
    pl="[wybierz|wybrać] jeden stan: {either:m2 nom}. {to:nom t} dostaje ten stan specjalny",
    ja="{either}のうち1つを選び、{to}をその状態に[する|し]",
    also=(
        "choose {either}. {to} is now affected by that Special Condition",
        "choose 1 of the following: {either}. {to} is now affected by that Special Condition",
    ),
)
phrase(
    Cure(hole("of", "noun")),
    en="remove all Special Conditions from {of}",
    pl="[usuń|usunąć] wszystkie stany specjalne {of:gen}",
    ja="{of}の特殊状態をすべて[回復する|回復し]",
)
phrase(
    Cure(hole("of", "noun"), (hole("condition", "condition_noun"),)),
    en="remove the Special Condition {condition} from {of}",
    pl="[usuń|usunąć] {condition} {of:gen}",
    ja="{of}の{condition}を[回復する|回復し]",
)
phrase(
    Cure(hole("of", "noun"), hole("conditions")),
    en="remove the Special Conditions {conditions} from {of}",
    pl="[usuń|usunąć] stany specjalne: {conditions:m2 nom}, {of:gen}",
    ja="{of}の{conditions}を[回復する|回復し]",
    fits=lambda b, _: b["conditions"] is not None and len(b["conditions"]) > 1,
)

phrase(
    Inflict(hole("conditions"), EACH_DEFENDING),
    en="leave each Defending Pokémon {conditions}",
    pl="każdy broniący się Pokémon zostaje {conditions:m2 nom}",
    ja="相手のバトルポケモン全員を{conditions}に[する|し]",
    also=("leave your opponent's Active Pokémon {conditions}",),
)
phrase(
    Do((Inflict(hole("conditions")), Lasting(Cannot("retreat"), DEFENDING, "opponent's next turn"))),
    en="the Defending Pokémon is now {conditions} and can't retreat during your opponent's next turn",
    pl="broniący się Pokémon zostaje {conditions:m2 nom} i w następnej turze przeciwnika nie może się wycofać",
    ja="相手のバトルポケモンを{conditions}にする。次の相手の番、そのポケモンはにげられない",
)
phrase(
    ForEach(hole("of", "noun"), Put(RetreatCostOf(CHOSEN), CHOSEN)),
    en="put a number of damage counters on {of} equal to the number of Energy in that Pokémon's Retreat Cost (after applying effects to the Retreat Cost)",
    pl="{of:nom} dostaje tyle znaczników obrażeń, ile wynosi jego koszt wycofania",
    ja="{of}に、それぞれの「にげる」ためのエネルギーの数ぶんのダメージカウンターを[のせる|のせ]",
    also=(
        "put a number of damage counters on {of} equal to the number of Colorless Energy in that Pokémon's Retreat Cost (after applying effects to the Retreat Cost)",
    ),
)
phrase(
    Repeat(hole("n"), Put(1, one(hole("which", "those")))),
    en="put {n} damage counters on {which} in any way you like",
    pl="[rozłóż|rozłożyć] dowolnie {n:acc counter} na {which:loc}",
    ja="{which}に、ダメージカウンターを{n:個}好きなように[のせる|のせ]",
)
phrase(
    Repeat(HEADS, Heal(1, one(hole("which", "those")))),
    en="remove 1 damage counter for each heads from {which} in any way you like",
    pl="za każdego wyrzuconego orła [zdejmij|zdjąć] dowolnie 1 znacznik obrażeń z {which:gen}",
    ja="オモテの数ぶん、ダメージカウンターを{which}から好きなように[とる|とり]",
    also=("remove a number of damage counters equal to the number of heads from {which} in any way you like",),
    first=True,
)
phrase(
    Do((Inflict(hole("conditions"), SELF), Inflict(hole("conditions")))),
    en="both {me} and the Defending Pokémon are now {conditions}",
    pl="ten Pokémon i broniący się Pokémon zostają {conditions:pl nom}",
    ja="このポケモンと相手のバトルポケモンを{conditions}に[する|し]",
)
