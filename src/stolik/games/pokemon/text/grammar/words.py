"""Words of Pokémon cards: Polish inflection, numbers, types, Special Conditions, players, zones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from stolik.cardgame.ast import THAT_MANY
from stolik.games.pokemon.text.grammar.context import CALLED
from stolik.games.pokemon.text.lexicon import en as pokemon_en
from stolik.games.pokemon.text.lexicon import ja as pokemon_ja
from stolik.games.pokemon.text.lexicon import pl as pokemon_pl
from stolik.games.pokemon.text.names import called, in_names
from stolik.text.grammar.kinds import Digits, Listed, Word
from stolik.text.numbers import plural
from stolik.text.trees import Bound, Context, Family, Found, Grammar, Reader, Uniform, Unsayable, Writer, hole

GRAMMAR = Grammar()
GRAMMAR.constants |= {"ability": None, **dict.fromkeys(CALLED)}
_LIMITS = (
    " You can't use more than 1 ",
    " You can't put more than ",
    " This power can't be used if ",
    " (This attack can be used even if ",
)
GRAMMAR.constants["end"] = lambda text, at: at == len(text) or text.startswith(_LIMITS, at)
"""Where the sentences of an effect end: at the end of the text, or before what limits an ability or frees an attack."""


def family(name: str) -> Family:
    """A new family of phrases of the Pokémon grammar."""
    return GRAMMAR.family(name)


_NOUN = re.compile(r"\{(\w+)\}")


def inflect(template: str, case: str, several: bool = False) -> str:
    """A Polish noun phrase in a case. "{card}" is a noun, "<stem" an adjective, "%swój" a pronoun; the rest stays.

    Every adjective agrees with the noun that it stands before, alone or with other adjectives, or else with the last
    noun before it, or the first behind it.
    """
    at = pokemon_pl.CASES.index(case)
    words = template.split(" ")
    nouns = [(n, found[1]) for n, word in enumerate(words) if (found := _NOUN.fullmatch(word.strip(",()")))]
    said = []
    for n, word in enumerate(words):
        end = next((m for m in range(n, len(words)) if words[m].strip(",()")[:1] not in ("<", "%")), n)
        own = [noun for m, noun in nouns if m == end]
        before = [noun for m, noun in nouns if m < n]
        nearest = [*own, *reversed(before), *(noun for _, noun in nouns)]
        said.append(_word(word, pokemon_pl.NOUNS[nearest[0]][0] if nearest else "m2", at, several))
    return " ".join(said)


def _word(word: str, kind: str, at: int, several: bool) -> str:
    bare = word.strip(",()")
    return word.replace(bare, _bare(bare, kind, at, several)) if bare else word


def _bare(word: str, kind: str, at: int, several: bool) -> str:
    if found := _NOUN.fullmatch(word):
        _, one, more = pokemon_pl.NOUNS[found[1]]
        return (more if several else one).split(" ")[at]
    kind = "pl" if several else kind
    if word.startswith("<"):
        return pokemon_pl.adjective(word[1:], kind, pokemon_pl.CASES[at])
    if word.startswith("%"):
        return pokemon_pl.PRONOUNS[word[1:]][kind].split(" ")[at]
    return word


def counted(n: Any, template: str, case: str) -> str:
    """A Polish noun phrase after a number, in a case. THAT_MANY stands as "tyle", None as "any number of"."""
    if n is None:
        return f"dowolną liczbę {inflect(template, 'gen', True)}"
    if not isinstance(n, int):
        return f"tyle {inflect(template, 'gen', True)}"
    if n == 1:
        return f"1 {inflect(template, case)}"
    if case in ("nom", "acc"):
        few = plural(n, "pl") == "few"
        return f"{n} {inflect(template, case if few else 'gen', True)}"
    return f"{n} {inflect(template, case, True)}"


MANY = {"en": ("that many", "that many"), "pl": ("tyle", "tyle"), "ja": ("同じ数の", "その数ぶん")}
"""The number that was remembered, alone and with what is counted."""


def _counted(value: Any, spec: str) -> str:
    case, _, noun = spec.partition(" ")
    return counted(value, noun if "{" in noun else _HEADS.get(noun, noun), case)


#: Nouns of counts: damage, damage counters, cards, Prize cards. The plural of "obrażenie" follows every number.
_HEADS = {
    "counter": "{counter} obrażeń",
    "card": "{card}",
    "prize": "{prize}",
    "pokemon": "{pokemon}",
    "energy": "{energy}",
}


def table(en: Mapping[str, str], pl: Mapping[str, str], ja: Mapping[str, str]) -> Word:
    """A word out of a table for each language; a Polish stem takes the ending that the spec names ("m2 nom")."""
    return Word(en, pl, ja, _ended)


def _ended(stem: str, spec: str) -> str:
    kind, _, case = spec.partition(" ")
    return pokemon_pl.adjective(stem, kind, case)


class Name(Uniform):
    """The name of a card, an attack or an ability, up to what follows it; or a word in a name. Never inflected. None of
    the words in `but` is part of it. Without a pattern it is the card's own name. `said` is what it is called in a
    language: of attacks and abilities as they are printed."""

    def __init__(
        self, pattern: str = "", but: Iterable[str] = (), said: Callable[[str, str], str] = lambda name, lang: name
    ) -> None:
        self._pattern = re.compile(pattern) if pattern else None
        self._but = frozenset(but)
        self._said = said
        self._frames = {"en": "{}", "pl": "{}", "ja": "「{}」"}

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The name, in brackets where the language has them."""
        if not isinstance(value, str) or (self._pattern is None and value != out.context.name):
            raise Unsayable(f"{value!r} is no name, or that of another card")
        return self._frames[out.lang].format(self._said(value, out.lang))

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every row of words that may be a name, the shortest first."""
        if self._pattern is None:
            if (stop := given.at(given.context.name, at)) >= 0:
                yield given.context.name, stop, False
            return
        found = self._pattern.match(given.text, at)
        if not found:
            return
        for end in range(at + 1, found.end() + 1):
            if end == found.end() or given.text[end] in " ,'.":
                name = given.text[at:end]
                words = name.split(" ")
                if name[-1] in " ," or not words[-1][0].isupper() | (words[-1][0] in "♀♂◇["):
                    continue
                if self._but.isdisjoint(words):
                    yield name, end, False


#: Sorts of cards by era, as the lexicon has them.
KINDS_EN = {"": pokemon_en.KINDS, "sm": {**pokemon_en.KINDS, **pokemon_en.SM_KINDS}}
KINDS_PL = {"": pokemon_pl.KINDS, "sm": {**pokemon_pl.KINDS, **pokemon_pl.SM_KINDS}}
KINDS_JA = {"": pokemon_ja.KINDS, "sm": {**pokemon_ja.KINDS, **pokemon_ja.SM_KINDS}}

TYPE = table(pokemon_en.TYPES, pokemon_pl.TYPES, pokemon_ja.TYPES)
CONDITION = table(pokemon_en.CONDITIONS, pokemon_pl.CONDITIONS, pokemon_ja.CONDITIONS)
N = GRAMMAR.add("n", Digits(GRAMMAR.constants, 4, MANY, _counted))
N.reads(THAT_MANY, "that many", usual=True)
GRAMMAR.add("type", TYPE)
GRAMMAR.add("condition", CONDITION)
GRAMMAR.add("other", CONDITION)
GRAMMAR.add("conditions", Listed(GRAMMAR.constants, "condition", {"en": "and", "pl": "i", "ja": "と"}))
GRAMMAR.add("either", Listed(GRAMMAR.constants, "condition", {"en": "or", "pl": "lub", "ja": "か"}))
GRAMMAR.add("condition_noun", table(pokemon_en.CONDITIONS, pokemon_pl.CONDITION_NOUNS, pokemon_ja.CONDITIONS))


def later(_: Bound, context: Context) -> bool:
    """On cards of the later era alone."""
    return bool(context.era)


def earlier(_: Bound, context: Context) -> bool:
    """On cards of the earlier era alone."""
    return not context.era


for _n, _category in enumerate(("ability", "ability_ins", "ability_gen")):
    _sorts = family(_category)
    for _era, _en, _pl, _ja in (
        ("", pokemon_en.ABILITIES, pokemon_pl.ABILITIES, pokemon_ja.ABILITIES),
        ("sm", pokemon_en.SM_ABILITIES, pokemon_pl.SM_ABILITIES, pokemon_ja.SM_ABILITIES),
    ):
        GRAMMAR.add(f"{_category} {_era}", table(_en, {key: words[_n] for key, words in _pl.items()}, _ja))
        _sorts.phrase(
            hole("sort", f"{_category} {_era}"),
            en="{sort}",
            pl="{sort:=}",
            ja="{sort}",
            fits=later if _era else earlier,
        )
#: A name as it may be printed: words with a capital letter, and small words, letters and signs between them.
NAME = r"(?:[A-Z♀♂δ][\w'’.!?♀♂\-]*)(?: (?:[A-Z♀♂◇&(][\w'’.!?♀♂)\-]*|of|the|and|to|a))*"
#: The name of a card alone: no small words, which join it to the next.
NAME_ALONE = r"(?:[A-Z♀♂δ][\w'’.!?♀♂\-]*)(?: [A-Z♀♂◇&(\[][\w'’.!?♀♂)\]\-]*)*"
GRAMMAR.add("name", Name(NAME))
GRAMMAR.add("title", Name(NAME, said=called))
GRAMMAR.add("title part", Name(NAME, said=in_names))
GRAMMAR.add("own", Name(said=called))
