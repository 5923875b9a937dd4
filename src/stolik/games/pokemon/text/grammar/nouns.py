"""Pokémon in play as nouns: quantifier, owner, place, and the core that the filters make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.cardgame.ast import CHOSEN, HOLDER, SELF, THAT_MANY, AnyOf, Named, Other, Some, Which
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    ATTACKER,
    DEFENDING,
    EACH_DEFENDING,
    EVENT,
    NEW_DEFENDING,
    REPLACED,
    Kind,
)
from stolik.games.pokemon.text.grammar.canon import THAT
from stolik.games.pokemon.text.grammar.filters import apart, english, polish, read_core
from stolik.games.pokemon.text.grammar.words import GRAMMAR, counted, inflect
from stolik.text.grammar.kinds import rows
from stolik.text.trees import Found, Reader, Unsayable, Writer

#: Words for things that have a name: English, Polish template, Japanese.
NAMED: dict[Named, tuple[str, str, str]] = {
    DEFENDING: ("the Defending Pokémon", "<broniąc się {pokemon}", "相手のバトルポケモン"),
    EACH_DEFENDING: ("each Defending Pokémon", "<każd <broniąc się {pokemon}", "相手のバトルポケモン全員"),
    NEW_DEFENDING: ("the new Defending Pokémon", "<now <broniąc się {pokemon}", "新しい相手のバトルポケモン"),
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
    "the new Active Pokémon": NEW_DEFENDING,
}

#: Whose Pokémon, and where, in English.
OWNERS = {"you": "your ", "opponent": "your opponent's "}
WHERE = {"play": "", "active": "Active ", "bench": "Benched "}


class Noun:
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
        first = which.filters[0] if number is None and len(which.filters) == 1 else None
        if isinstance(first, AnyOf) and all(isinstance(part, Kind) for part in first.filters):
            said = " and ".join(english((part,), "pokemon", False, out) for part in first.filters)
        else:
            said = english(which.filters, "pokemon", False, out)
        core = owner + WHERE[which.where] + said
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

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every noun that stands here."""
        if spec == "bare":
            yield from given.read("noun", at)
            yield from given.read("those", at)
            return
        yield from _read_named(at, given)
        for words, quantity in (("each of ", None), ("all of ", None), ("another of ", "another"), ("each ", "each")):
            if (start := given.at(words, at)) >= 0:
                whole = words == "all of "
                yield from ((value, end, odd or whole) for value, end, odd in _read_which(start, quantity, given))
        if (start := given.at("any 1 ", at)) >= 0:
            yield from _read_which(start, "any 1", given)
        if (start := given.at("each player's ", at)) >= 0:
            yield from _read_which(start, "player's", given)
        if (start := given.at("up to ", at)) >= 0:
            for n, end, odd in given.read("n", start):
                if (stop := given.at(" of ", end)) >= 0:
                    yield from ((v, e, o or odd) for v, e, o in _read_which(stop, (0, n), given))
        if (start := given.at("a number of ", at)) >= 0:
            for some, end, odd in _read_which(start, (0, THAT_MANY), given):
                if (stop := given.at(" up to ", end)) >= 0:
                    for amount, last, also in given.read("amount", stop):
                        yield Some(0, amount, some.which), last, odd or also
        if (start := given.at("any number of ", at)) >= 0:
            yield from _read_which(start, (0, None), given)
        for n, end, odd in given.read("n", at):
            if (stop := given.at(" of ", end)) >= 0:
                yield from ((v, e, o or odd) for v, e, o in _read_which(stop, (n, n), given))

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


def polish_place(which: Which, out: Writer, mine: str = "%swój") -> str:
    """The Polish template of Pokémon in play, with owner and place."""
    core = polish(which.filters, "pokemon", out)
    words = core.split(" ")
    at = next(n for n, word in enumerate(words) if word.startswith("{")) + 1
    while at < len(words) and (
        words[at].startswith("<") or words[at] in ("lub", "SP", "LV.X", "etapu", "1", "2", "Star")
    ):
        at += 1
    owner = {"you": "", "opponent": "przeciwnika", "each": "obu graczy"}[which.whose]
    bench = {"play": "", "active": "", "bench": "na ławce"}[which.where]
    front = [mine] if which.whose == "you" else []
    if which.where == "active":
        front.append("<aktywn")
    if words[0] == "<inn":
        front, words, at = ["<inn", *front], words[1:], at - 1
    return " ".join([*front, *words[:at], *filter(None, (owner, bench)), *words[at:]])


def japanese_place(which: Which, out: Writer) -> tuple[str, str]:
    """Pokémon in play in Japanese, with owner and place; and which of them are excluded."""
    owner = {"you": "自分の", "opponent": "相手の", "each": "おたがいの"}[which.whose]
    core, excluded = apart(which.filters, "pokemon", out)
    place = {"play": "", "active": "バトル", "bench": "ベンチ"}[which.where]
    if place and core == "ポケモン":
        return owner + place + core, excluded
    there = {"play": "場の" if which.whose == "each" else "", "active": "バトル場の", "bench": "ベンチの"}
    return owner + there[which.where] + core, excluded


def _read_named(at: int, given: Reader) -> Iterator[Found]:
    for value, words in NAMED.items():
        if value != EVENT and (end := given.at(words[0], at)) >= 0:
            yield value, end, False
    for alias, value in ALIASES.items():
        if (end := given.at(alias, at)) >= 0:
            yield (value if value != DEFENDING else _theirs(given)), end, True
    if given.context.era and (end := given.at("his or her Active Pokémon", at)) >= 0:
        yield _theirs(given), end, True
    if (end := given.at("that Pokémon", at)) >= 0:
        yield THAT, end, False
    for back in ("that card", "each of them", "those cards"):
        if (end := given.at(back, at)) >= 0:
            yield CHOSEN, end, False
    if (end := given.at(given.context.me, at)) >= 0 and not given.text[end : end + 1].isalpha():
        yield SELF, end, False
    for form in ("the Pokémon {} is attached to", "the Pokémon that {} is attached to"):
        if (end := given.at(form.format(given.context.me), at)) >= 0:
            yield HOLDER, end, "that" in form
    if (end := given.at("the Pokémon this card is attached to", at)) >= 0:
        yield HOLDER, end, True


def _cores(at: int, quantity: Any, given: Reader) -> Iterator[Found]:
    """The core of a noun; of all of several sorts, "Pokémon-GX and Pokémon-EX"."""
    yield from read_core(at, "pokemon", False, given)
    if quantity in ("each", None):
        for parts, end, odd in rows(at, given, lambda a: read_core(a, "pokemon", False, given), "and"):
            kinds = tuple(part[0] for part in parts if len(part) == 1 and isinstance(part[0], Kind))
            if 1 < len(kinds) == len(parts):
                yield (AnyOf(kinds),), end, odd


def _theirs(given: Reader) -> Named:
    """ "Your opponent's Active Pokémon": in an attack its target alone, elsewhere all of them (P2-TEXT-6, 7)."""
    attacks = given.context.kind == "pokemon" and not given.context.ability
    return DEFENDING if attacks or not given.context.era else EACH_DEFENDING


def _read_which(at: int, quantity: Any, given: Reader) -> Iterator[Found]:
    both = quantity in ("each", "any 1", "player's")
    owners = {"": "each"} if both else {"your ": "you", "your opponent's ": "opponent", "his or her ": "opponent"}
    for owner, whose in owners.items():
        start = given.at(owner, at) if owner else at
        if start < 0:
            continue
        other = given.at("other ", start)
        start, more = (other, (Other(),)) if other >= 0 else (start, ())
        for where, words in WHERE.items():
            begin = given.at(words, start) if words else start
            if begin < 0:
                continue
            for filters, end, odd in _cores(begin, quantity, given):
                which = Which("pokemon", whose, where, (*filters, *more))
                if quantity == "each":
                    tail = max(
                        given.at(" (both yours and your opponent's)", end),
                        given.at(" in play (both yours and your opponent's)", end) if given.context.era else -1,
                    )
                    odd = odd or given.text[end : end + 8] == " in play"
                    if tail >= 0:
                        yield which, tail, odd
                elif quantity == "player's":
                    yield which, end, True
                elif quantity == "any 1":
                    yield Some(1, 1, which), end, odd
                elif quantity == "another":
                    yield Some(1, 1, Which("pokemon", whose, where, (*filters, Other()))), end, odd
                elif quantity is None:
                    yield which, end, odd
                else:
                    yield Some(quantity[0], quantity[1], which), end, odd or bool(more)


GRAMMAR.add("noun", Noun())
