"""Card texts in the player's language, rendered from data.

A card is its row of facts: (id, English name, value, ability, area, type), as in stolik.games.token_battle.cards.base.
Languages are "en", "pl" and "ja"; another one raises KeyError everywhere.
"""

from typing import TypeAlias, cast

from stolik.games.token_battle.text import lexicon
from stolik.games.token_battle.text.grammar import CARD_TEXT, WITHOUT_AREA
from stolik.text.phrase import typeset

Row: TypeAlias = tuple[str, str, int, str, str, str]

_DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def card_text(card: Row, lang: str) -> str:
    """The whole text of a card, a line each for the value, the ability with its area, and the type.

    What is not special is left out: an ability NONE beside a type that does something, and the type PLAIN. Raises
    ValueError for an area that the ability can't have (TB-DECK-5), KeyError for an unknown ability or type.
    """
    _, _, value, ability, area, kind = card
    lines = [CARD_TEXT.text("value", lang, n=value)]
    if ability != "NONE" or kind == "PLAIN":
        lines.append(ability_line(ability, area, lang))
    if kind != "PLAIN":
        lines.append(CARD_TEXT.text(f"type {kind}", lang))
    return "\n".join(lines)


def ability_line(ability: str, area: str, lang: str) -> str:
    """An ability with its area (directions as in "N E") and what it does. Raises ValueError by TB-DECK-5."""
    if (ability in WITHOUT_AREA) == bool(area):
        raise ValueError(f"{ability} with the area {area!r} (TB-DECK-5)")
    if ability in WITHOUT_AREA:
        return CARD_TEXT.text(f"ability {ability}", lang)
    mask = 0
    for word in area.split():
        mask |= 1 << _DIRECTIONS.index(word)
    return CARD_TEXT.text(f"ability {ability}", lang, area=mask)


def words(card: Row, lang: str) -> str:
    """The few words on a small card: its ability, its type, or both ("push · survivor"); "plain" if it has neither."""
    _, _, _, ability, _, kind = card
    names = [ability_name(ability, lang)] if ability != "NONE" else []
    if kind != "PLAIN" or not names:
        names.append(type_name(kind, lang))
    return ("・" if lang == "ja" else " · ").join(name[0].lower() + name[1:] for name in names)


def card_name(card: int | str, lang: str) -> str:
    """A card's name, by its number (0..71) or its key ("level-lamp"). Raises IndexError or KeyError."""
    return lexicon.card_name(card, lang)


def ability_name(ability: str, lang: str) -> str:
    """The name of an ability of the ledger ("PUSH"). Raises KeyError."""
    return _pair("ABILITIES", ability, lang)[0]


def ability_text(ability: str, lang: str) -> str:
    """What the ability does, "" for NONE. Raises KeyError."""
    return typeset(_pair("ABILITIES", ability, lang)[1], lang)


def type_name(kind: str, lang: str) -> str:
    """The name of a token type of the ledger ("SURVIVOR"). Raises KeyError."""
    return _pair("TYPES", kind, lang)[0]


def type_text(kind: str, lang: str) -> str:
    """What the type does. Raises KeyError."""
    return typeset(_pair("TYPES", kind, lang)[1], lang)


def _pair(table: str, key: str, lang: str) -> tuple[str, str]:
    return cast("tuple[str, str]", lexicon.LEXICON.table(table, lang)[key])
