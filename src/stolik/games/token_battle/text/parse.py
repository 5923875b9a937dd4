"""Reading what render wrote, and the names that players type."""

import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from stolik.games.token_battle.text import lexicon
from stolik.games.token_battle.text.grammar import CARD_TEXT
from stolik.text.phrase import LANGS, Declined


@dataclass(frozen=True)
class CardReading:
    """What a card's text says: ledger names of ability and type, the area as a mask 0..255, the value."""

    ability: str
    area: int
    type: str
    value: int


def card_text(text: str, lang: str) -> CardReading:
    """The card whose text this is. Raises `Declined` or `Ambiguous` (phrase.py) for a line that can't be read."""
    ability, area, kind, value = "NONE", 0, "PLAIN", None
    rank = -1
    for line in text.split("\n"):
        reading = CARD_TEXT.read(line, lang)
        what, _, name = reading.key.partition(" ")
        here = ("value", "ability", "type").index(what)
        if here <= rank:
            raise Declined(line, "")
        rank = here
        if what == "value":
            value = int(reading["n"])
        elif what == "ability":
            ability, area = name, dict(reading.values).get("area", 0)
        else:
            kind = name
    if value is None:
        raise Declined(text, "")
    return CardReading(ability, area, kind, value)


def fold(name: str) -> str:
    """A name as it is compared: no accents, no case, hyphens and runs of spaces as one space."""
    spread = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    bare = unicodedata.normalize("NFKC", "".join(c for c in spread if unicodedata.category(c) != "Mn" or c > "\u3000"))
    return " ".join(bare.replace("-", " ").split())


def nearest(name: str, lang: str, count: int = 3) -> tuple[str, ...]:
    """The keys of up to `count` cards whose names in `lang`, or else in any language, look most like `name`."""
    wanted = fold(name)
    close: list[str] = []
    for names in (_names(lang), _names(*LANGS)):
        close += [names[found] for found in get_close_matches(wanted, names, count, 0.5)]
    return tuple(dict.fromkeys(close))[:count]


@cache
def _names(*langs: str) -> dict[str, str]:
    """The keys of the cards by their folded names in these languages."""
    return {fold(lexicon.card_name(key, lang)): key for lang in langs for key in lexicon.card_keys()}
