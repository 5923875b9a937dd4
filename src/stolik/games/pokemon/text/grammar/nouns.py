"""Pokémon in play as nouns: quantifier, owner, place, and the core that the filters make."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from stolik.cardgame.ast import CHOSEN, HOLDER, SELF, THAT_MANY, AnyOf, Called, Named, Other, Some, Which
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    ATTACKER,
    DEFENDING,
    EACH_DEFENDING,
    EVENT,
    NEW_ACTIVE,
    NEW_DEFENDING,
    REPLACED,
    Kind,
    OfType,
)
from stolik.games.pokemon.text.grammar.canon import THAT
from stolik.games.pokemon.text.grammar.filters import apart, polish_place
from stolik.games.pokemon.text.grammar.words import GRAMMAR, counted, family, inflect, later
from stolik.text.grammar.kinds import Listed, SaidAs
from stolik.text.trees import Bound, Context, Family, Unsayable, Writer, hole

#: Words for things that have a name: English, Polish template, Japanese.
NAMED: dict[Named, tuple[str, str, str]] = {
    DEFENDING: ("the Defending Pokémon", "<broniąc się {pokemon}", "相手のバトルポケモン"),
    EACH_DEFENDING: ("each Defending Pokémon", "<każd <broniąc się {pokemon}", "相手のバトルポケモン全員"),
    NEW_DEFENDING: ("the new Defending Pokémon", "<now <broniąc się {pokemon}", "新しい相手のバトルポケモン"),
    NEW_ACTIVE: ("the new Active Pokémon", "<now <aktywn {pokemon}", "新しいバトルポケモン"),
    ATTACKER: ("the Attacking Pokémon", "<atakując {pokemon}", "ワザを使ったポケモン"),
    ACTIVE: ("your Active Pokémon", "<aktywn {pokemon}", "自分のバトルポケモン"),
    REPLACED: ("the replaced Pokémon", "<zamienion {pokemon}", "入れ替わったポケモン"),
    EVENT: ("that Pokémon", "%ten {pokemon}", "そのポケモン"),
}
#: Other English words for them, read and never printed.
ALIASES: dict[str, Named] = {
    "1 of the Defending Pokémon": DEFENDING,
    "1 of your opponent's Defending Pokémon": DEFENDING,
    "your opponent's Active Pokémon": DEFENDING,
    "1 of your opponent's Active Pokémon": DEFENDING,
    "1 of his or her Defending Pokémon": DEFENDING,
    "1 of your Active Pokémon": ACTIVE,
    "itself": SELF,
}

#: Whose Pokémon, and where, in English.
OWNERS = {"you": "your ", "opponent": "your opponent's "}
WHERE = {"play": "", "active": "Active ", "bench": "Benched "}


class InPlay(Family):
    """Pokémon in play as the object of a verb. Spec, English: "bare" of all of a kind, without "each of"; Polish: a
    case; then "t" where the subject is not "you"."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The noun in words. Raises `Unsayable` for anything but Pokémon in play."""
        if isinstance(value, Named):
            return self._named(value, spec, out)
        number, which = ((value.least, value.most), value.which) if isinstance(value, Some) else (None, value)
        if not isinstance(which, Which) or which.what != "pokemon" or which.on is not None:
            raise Unsayable(f"{value!r} is no Pokémon in play")
        if isinstance(value, Some) and (value.blind or value.by != "you"):
            raise Unsayable(f"who chooses {value!r}?")
        if out.lang == "en":
            return out.write("those", which) if spec == "bare" and number is None else self._english(number, which, out)
        if out.lang == "ja":
            return self._japanese(number, which, out)
        return self._polish(number, which, spec, out)

    def _named(self, value: Named, spec: str, out: Writer) -> str:
        case, _, owner = spec.partition(" ")
        if value == CHOSEN:
            return _chosen(case, out)
        if value in (SELF, HOLDER):
            return _own(value, case, out)
        if value not in NAMED:
            raise Unsayable(f"{value!r} is no Pokémon")
        english, template, japanese = NAMED[value]
        if out.lang == "pl":
            mine = "" if value != ACTIVE else "%twój " if owner else "%swój "
            return inflect(mine + template, case or "nom")
        return english if out.lang == "en" else japanese

    def _english(self, number: Any, which: Which, out: Writer) -> str:
        both = which.whose == "each"
        owner = "" if both else OWNERS[which.whose]
        core = owner + WHERE[which.where] + out.write("pokemon", which.filters, "all" if number is None else "")
        other = Other() in which.filters
        if number is None:
            end = " (both yours and your opponent's)" if both else ""
            each = "each other" if other and both else "each" if both else "each of"
            return f"{each} {core}{end}"
        least, most = number
        if (least, most) == (1, 1):
            return f"another of {core}" if other else f"any 1 {core}" if both else f"1 of {core}"
        if most is not None and not isinstance(most, int) and most != THAT_MANY:
            return f"a number of {core} {'up' if least == 0 else 'equal'} to {out.write('amount', most)}"
        if least == 0:
            count = f"up to {out.write('n', most)} of" if most is not None else "any number of"
            return f"{count} {core}"
        return f"{out.write('n', most)} of {core}"

    def _polish(self, number: Any, which: Which, spec: str, out: Writer) -> str:
        case, _, other = spec.partition(" ")
        template = polish_place(which, out, "%twój" if other else "%swój")
        if number is None:
            return inflect(f"<każd {template}", case)
        least, most = number
        if most is not None and not isinstance(most, int) and most != THAT_MANY:
            upto = "najwyżej " if least == 0 else ""
            return f"{inflect(template, case, True)} ({upto}tyle, ile wynosi {out.write('amount', most)})"
        if (least, most) == (1, 1):
            return counted(1, template, case)
        if least == 0 and most is not None:
            return (
                f"do {counted(most, template, 'gen')}" if case == "acc" else f"najwyżej {counted(most, template, case)}"
            )
        return counted(most, template, case)

    def _japanese(self, number: Any, which: Which, out: Writer) -> str:
        base, excluded = japanese_place(which, out)
        if number is None:
            return f"{base}全員{excluded}"
        least, most = number
        if most is None:
            return f"{base}{excluded}好きなだけ"
        if not isinstance(most, int) and most != THAT_MANY:
            return f"{out.write('amount', most)}ぶん{'まで' if least == 0 else ''}の{base}{excluded}"
        return f"{base}{out.write('n', most, '匹')}{'まで' if least == 0 and most != 0 else ''}{excluded}"

    def form(self, value: Any, lang: str) -> int:
        """One or several."""
        if lang == "ja":
            return 0
        several = value == EACH_DEFENDING or isinstance(value, Which) or (isinstance(value, Some) and value.most != 1)
        return (3 if lang == "pl" else 1) if several else 0


def _chosen(case: str, out: Writer) -> str:
    chosen = out.chosen
    several = isinstance(chosen, Some) and chosen.most != 1
    card = isinstance(chosen, Some) and isinstance(chosen.which, Which) and chosen.which.what != "pokemon"
    if out.lang == "en":
        if case == "poss" or not several:
            return "that card" if card else "that Pokémon"
        return "those cards" if card else "each of them"
    if out.lang == "ja":
        return (
            ("それらのカード" if several else "そのカード")
            if card
            else ("それらのポケモン" if several else "そのポケモン")
        )
    return inflect("%ten {card}" if card else "%ten {pokemon}", case or "acc", several)


def _own(value: Named, case: str, out: Writer) -> str:
    card = out.context.kind != "pokemon"
    if value == HOLDER:
        if out.lang == "en":
            return f"the Pokémon {out.context.me} is attached to"
        if out.lang == "ja":
            return "このカードをつけているポケモン"
        return inflect("{pokemon} z tą kartą", case or "nom")
    if out.lang == "en":
        return out.context.me
    if out.lang == "ja":
        return "このカード" if card else "このポケモン"
    return inflect("%ten {card}" if card else "%ten {pokemon}", case or "nom")


def japanese_place(which: Which, out: Writer) -> tuple[str, str]:
    """Pokémon in play in Japanese, with owner and place; and which of them are excluded."""
    owner = {"you": "自分の", "opponent": "相手の", "each": "おたがいの"}[which.whose]
    core, excluded = apart(which.filters, "pokemon", out)
    place = {"play": "", "active": "バトル", "bench": "ベンチ"}[which.where]
    if place and core == "ポケモン":
        return owner + place + core, excluded
    there = {"play": "場の" if which.whose == "each" else "", "active": "バトル場の", "bench": "ベンチの"}
    return owner + there[which.where] + core, excluded


# ---- reading


def _both_kinds(cores: tuple[tuple[Any, ...], ...]) -> tuple[Any, ...] | None:
    """All of several sorts, "Pokémon-GX and Pokémon-EX"."""
    kinds = tuple(core[0] for core in cores if len(core) == 1 and isinstance(core[0], Kind))
    return (AnyOf(kinds),) if len(kinds) == len(cores) else None


GRAMMAR.add("several pokemon one", Listed(GRAMMAR.constants, "pokemon one", {"en": "and"}, least=2))
ALL = family("all pokemon")
"""What Pokémon are like of which all are meant: one core, or several sorts."""
ALL.reads(hole("filters", "pokemon one"), "{filters}", usual=True)
ALL.means(_both_kinds, "{cores}", usual=True, cores="several pokemon one")
for _category in ("all pokemon", "pokemon one"):
    GRAMMAR.add(
        f"other {_category}",
        SaidAs(GRAMMAR, _category, lambda filters: (filters,), lambda filters: (*filters, Other())),
    )

OWNED = {"your ": "you", "your opponent's ": "opponent", "his or her ": "opponent"}
"""Words for whose Pokémon they are that one player has."""


def _place(name: str, owners: dict[str, str], core: str, others: bool) -> None:
    """Pokémon of one of these owners; `others`: "other" ones are said so."""
    which = family(name)
    for owner, whose in owners.items():
        for where, words in WHERE.items():
            kinds = [(words, core, True), (f"other {words}", f"other {core}", others)]
            for before, category, usual in kinds:
                template = Which("pokemon", whose, where, hole("filters", category))
                which.reads(template, f"{owner}{before}{{filters}}", usual=usual)


_place("all one's", OWNED, "all pokemon", True)
_place("one's", OWNED, "pokemon one", False)
ALL.reads((AnyOf((OfType(hole("a", "type")), OfType(hole("b", "type")))),), "{a} and {b} Pokémon")
_place("all anybody's", {"": "each"}, "all pokemon", True)
_place("anybody's", {"": "each"}, "pokemon one", True)


def _theirs(_: Bound, context: Context) -> bool:
    """ "Your opponent's Active Pokémon" is in an attack its target alone, elsewhere all of them (P2-TEXT-6, 7)."""
    return not context.era or (context.kind == "pokemon" and not context.ability)


def _not_theirs(bound: Bound, context: Context) -> bool:
    return not _theirs(bound, context)


def has_a_name(which: Which) -> bool:
    """Active Pokémon of one side, of which one is called so: ACTIVE, DEFENDING."""
    return which.where == "active" and which.whose != "each" and not which.filters


NOUN = GRAMMAR.add("noun", InPlay(GRAMMAR.constants))
for _value, (_words, *_) in NAMED.items():
    if _value != EVENT:
        NOUN.reads(_value, _words, usual=True)
for _alias, _value in ALIASES.items():
    NOUN.reads(_value, _alias, fits=_theirs if _value == DEFENDING else None)
    if _value == DEFENDING:
        NOUN.reads(EACH_DEFENDING, _alias, fits=_not_theirs)
NOUN.reads(
    DEFENDING,
    "his or her Active Pokémon",
    fits=lambda bound, context: later(bound, context) and _theirs(bound, context),
)
NOUN.reads(EACH_DEFENDING, "his or her Active Pokémon", fits=_not_theirs)
NOUN.reads(THAT, "that Pokémon", usual=True)
NOUN.reads(CHOSEN, "the Pokémon you chose")
GRAMMAR.constants["stop"] = lambda text, at: text[at : at + 1] in (".", ",")
NOUN.reads(THAT, "the Pokémon{stop}", fits=lambda _, context: context.kind != "pokemon")
NOUN.reads(CHOSEN, "that card", "each of them", "those cards", usual=True)
NOUN.reads(SELF, "{me}{apart}", usual=True)
NOUN.reads(HOLDER, "the Pokémon {me} is attached to", usual=True)
NOUN.reads(HOLDER, "the Pokémon that {me} is attached to", "the Pokémon this card is attached to")
_MINE = hole("which", "one's")
NOUN.reads(hole("which", "all one's"), "each of {which}", usual=True)
NOUN.reads(hole("which", "all one's"), "all of {which}")
NOUN.reads(hole("which", "all anybody's"), "each {which} (both yours and your opponent's)", usual=True)
NOUN.reads(hole("which", "all anybody's"), "all {which} (both yours and your opponent's)")
NOUN.reads(hole("which", "all anybody's"), "each {which} in play (both yours and your opponent's)")
NOUN.reads(hole("which", "anybody's"), "each player's {which}")
NOUN.reads(Some(1, 1, hole("which", "anybody's")), "any 1 {which}", usual=True)
NOUN.means(
    lambda which: Some(1, 1, replace(which, filters=(*which.filters, Other()))),
    "another of {which}",
    usual=True,
    which="one's",
)
NOUN.means(
    lambda name: Some(1, 1, Which("pokemon", "you", "active", (Called(name),))),
    "your Active {name}",
    "his or her Active {name}",
    name="called",
)
NOUN.reads(Which("pokemon", "each", "active"), "each Active Pokémon")
NOUN.reads(Some(0, hole("n"), _MINE), "up to {n} of {which}", usual=True)
NOUN.reads(Some(0, hole("amount"), _MINE), "a number of {which} up to {amount}", usual=True)
NOUN.reads(Some(0, None, _MINE), "any number of {which}", usual=True)
NOUN.means(
    lambda n, which: None if n == 1 and has_a_name(which) else Some(n, n, which),
    "{n} of {which}",
    usual=True,
    which="one's",
)
NOUN.means(
    lambda n, which: Some(n, n, which) if which.where == "play" else None, "{n} of {which} in play", which="one's"
)
NOUN.reads(
    hole("those"),
    "{those}",
    usual=True,
    asked="bare",
    fits=lambda b, _: b["those"] != Which("pokemon", "opponent", "active"),  # they are the Defending Pokémon
)
