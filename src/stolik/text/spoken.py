"""What all rooms say of a game: its words, and what is said where they are silent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from stolik.text import guide
from stolik.text.guide import Guide
from stolik.text.ledger import Ledger, load, origin
from stolik.text.words import Words


class Spoken:
    """One game in words that never fail."""

    def __init__(
        self,
        game: str,
        title: str,
        words: Words,
        ledger_name: str,
        ledger_folder: Path | None,
        guide_folder: Path | None = None,
    ) -> None:
        """`game` is its id; its rules lie under `ledger_name` in `ledger_folder` (None: with the bundled ones), how it
        is played, under the same name, in `guide_folder` (None: nowhere)."""
        self._game = game
        self._title = title
        self._words = words
        self._ledger_name = ledger_name
        self._ledger_folder = ledger_folder
        self._guide_folder = guide_folder

    def ledger(self, lang: str) -> Ledger:
        """The rules in a language; without chapters where the game has no ledger. Raises KeyError for another
        language."""
        try:
            return load(self._ledger_name, lang, self._ledger_folder)
        except FileNotFoundError:
            return Ledger(self._game, lang, ())

    def guide(self, lang: str) -> Guide | None:
        """How it is played, on one page; None where nobody has written it. Raises KeyError for another language,
        ValueError for a page that can't be read."""
        return None if self._guide_folder is None else guide.load(self._ledger_name, lang, self._guide_folder)

    def origin(self, source: str, lang: str) -> str:
        """Where a rule comes from, in words."""
        return origin(source, lang, self._words.marks)

    def refusal(self, rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
        """Why something can't be done: in the game's words, else the ledger's sentence with the rule's ID, else the ID
        alone."""
        try:
            return self._words.refusal(rule, lang, facts)
        except KeyError:
            pass
        try:
            return f"{rule}: {self.ledger(lang).rule(rule).text}"
        except KeyError:
            return rule

    def name(self, lang: str) -> str:
        """What it is called in a language."""
        return _said(self._title, self._words.name, lang)

    def option_label(self, option: str, lang: str) -> str:
        """The label of a setting; its key where it has none."""
        return _said(option.replace("_", " "), self._words.option_label, option, lang)

    def option_help(self, option: str, lang: str) -> str:
        """What a setting does, "" where nobody has said."""
        return _said("", self._words.option_help, option, lang)

    def choice_label(self, option: str, choice: str, lang: str) -> str:
        """The label of one choice of a setting; the choice itself where it has none."""
        return _said(choice, self._words.choice_label, option, choice, lang)

    def deck_title(self, name: str, lang: str) -> str:
        """The title of a deck: a bundled one's in the language, any other's as it is called."""
        return _said(name, self._words.deck_name, name, lang)

    def deck_plan(self, name: str, lang: str) -> str:
        """How to play a bundled deck, "" where nobody has said."""
        return _said("", self._words.deck_plan, name, lang)

    def deck_gist(self, name: str, lang: str) -> str:
        """What a bundled deck is about, in four or five words, "" where nobody has said."""
        return _said("", self._words.deck_gist, name, lang)

    def deck_type(self, key: str, lang: str) -> str:
        """What a type of deck is called; its key where it has no name."""
        return _said(key, self._words.deck_type, key, lang)

    def card_name(self, key: str, lang: str) -> str:
        """The name of a card by its key; the key itself where it has none."""
        return _said(key, self._words.card_name, key, lang)


def _said(otherwise: str, say: Callable[..., str], *of: str) -> str:
    """What words say of something; `otherwise` where they say nothing."""
    try:
        return say(*of)
    except KeyError:
        return otherwise
