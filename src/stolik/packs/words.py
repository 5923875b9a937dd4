"""What a card does in the words of its owner: read in the place of a printed text that can't be read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from stolik.game import Game
from stolik.kernel.rules import SetupError
from stolik.text.phrase import LANGS, Ambiguous, Declined
from stolik.text.trees import meaning_the

from .pack import PackCard
from .reading import AMBIGUOUS, UNKNOWN, CardFiles, OwnWords, PackError

LONGEST: Final = 2_000
"""Characters of what somebody may write of a card."""
MOST_READINGS: Final = 4
"""So many readings of a text are told."""
NEAR: Final = 3
"""How many texts that read are offered where one doesn't."""
_WORDS: Final = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True)
class Said:
    """What came of it. `card` is the card with it, where it reads, and `told` what was understood, by language. Where
    it doesn't, `why` is UNKNOWN or AMBIGUOUS, `reach` how many signs of the text (as it is read, `text`) were
    understood, `word` the first one that wasn't, and `near` texts of other cards that say something like it. Of a text
    that is AMBIGUOUS `readings` are its readings by their numbers, each by language, for its owner to choose from."""

    card: PackCard | None
    text: str
    told: Mapping[str, str] = field(default_factory=dict)
    why: str = ""
    reach: int = 0
    word: str = ""
    near: tuple[str, ...] = ()
    readings: Mapping[int, Mapping[str, str]] = field(default_factory=dict)


def say(game: Game, home: CardFiles, card: PackCard, place: str, text: str, reading: int | None = None) -> Said:
    """Read what the owner of a card has written for a place of it that can't be read, or was written so before; of
    several readings the one that the owner has chosen by its number. Raises PackError for another place, and for a text
    that is empty or too long."""
    places = [*dict.fromkeys([one.place for one in card.unread] + [one.place for one in card.words])]
    if place not in places:
        known = ", ".join(map(repr, places)) or "no place"
        raise PackError(f"{card.id} needs no words at {place[:60]!r}; it does at {known}")
    text = " ".join(text.split())
    if not 0 < len(text) <= LONGEST:
        raise PackError(f"what the card does is said in 1 to {LONGEST} characters, not in {len(text)}")
    try:
        made = _read(game, home, card, place, text, reading)
    except Declined as wrong:
        rest = wrong.text[len(wrong.longest) :]
        word = next(iter(rest.split()), "")
        return Said(None, wrong.text, {}, UNKNOWN, len(wrong.longest), word, _near(game, home, wrong.text))
    except Ambiguous as wrong:
        return Said(None, text, {}, AMBIGUOUS, readings=_readings(game, home, card, place, text, len(wrong.readings)))
    unread = tuple([one for one in card.unread if one.place != place])
    words = tuple([one for one in card.words if one.place != place])
    told = _told(home, made, place)
    return Said(replace(card, card=made, unread=unread, words=(*words, OwnWords(place, text, reading))), text, told)


def _read(game: Game, home: CardFiles, card: PackCard, place: str, text: str, reading: int | None) -> Any:
    """The card with what the text says there, proofread. Raises Declined, Ambiguous, PackError, SetupError."""
    before = next((one for one in card.words if one.place == place), None)
    with meaning_the(reading):
        made = home.say(card.card, place, text, before)
    return game.card_from_data(game.card_to_data(made))


def _told(home: CardFiles, card: Any, place: str) -> dict[str, str]:
    return {lang: home.told(card, place, lang) for lang in LANGS}


def _readings(
    game: Game, home: CardFiles, card: PackCard, place: str, text: str, count: int
) -> dict[int, dict[str, str]]:
    """What each reading of a text says; without those of which no card comes."""
    found = {}
    for n in range(min(count, MOST_READINGS)):
        try:
            found[n] = _told(home, _read(game, home, card, place, text, n), place)
        except (Declined, Ambiguous, SetupError):
            continue
    return found


def _near(game: Game, home: CardFiles, text: str) -> tuple[str, ...]:
    """Texts of bundled cards, in our words, that have most words of this one; of equal ones the shortest."""
    wanted = set(_WORDS.findall(text.casefold()))
    ranked: list[tuple[int, int, str]] = []
    for said, its in _texts(game.home or game, type(home)):
        common = len(wanted & its)
        if common:
            ranked.append((-common, len(said), said))
    return tuple([said for _, _, said in sorted(ranked)[:NEAR]])


@lru_cache(maxsize=4)
def _texts(game: Game, files: type[CardFiles]) -> tuple[tuple[str, frozenset[str]], ...]:
    """All that bundled cards say, in our words, each with its words: rendered once, since whoever types asks again and
    again."""
    home = files()
    found = dict.fromkeys(said for card in game.pool.values() for said in home.texts(card))
    return tuple([(said, frozenset(_WORDS.findall(said.casefold()))) for said in found])
