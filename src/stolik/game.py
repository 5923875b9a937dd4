"""Game: all that belongs to one game, in one object. What a game leaves out has a fallback that works.

A game subclasses `Game`, says at least its `id` and its `rules`, and is found by the catalog: bundled ones in its
table, those of other packages by an entry point. Everything is made when it is first asked for, so that a command that
needs one part of one game imports nothing else.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stolik.decks.deck import Deck, DeckError, fold, read_deck
from stolik.decks.problems import find_unknown
from stolik.kernel.options import OptionKind
from stolik.kernel.rules import Rules
from stolik.kernel.state import State
from stolik.text.phrase import LANGS
from stolik.text.words import Words

if TYPE_CHECKING:
    from typing import Self

    from stolik.bots.base import Bot, Judgement
    from stolik.text.ledger import Ledger

Stacks = tuple[tuple[str, ...], ...]


def at_place(place: str) -> Any:
    """What lies at a place "package.module:name", or the module itself where no name is said. Raises ImportError,
    AttributeError."""
    module, _, name = place.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


class Game(ABC):
    """One game. Only `id` and `rules` have to be said.

    Attributes of the class, all with defaults:

    `id`: letters, digits and hyphens, unique among all installed games. `title`: its English name. `seats`: how many
    play it. `sides`: the side that each seat plays for; by default everybody for themselves. `prefix`: the letters that
    its rule IDs begin with ("TH" for TH-TURN-2). `options`: its settings. `bots`: the names that `bot` knows.
    `deck_games`: other games whose decks can be played here. `seat_names`: what the seats are called where a deck has
    to sit in one of them. `ledger_name`: under which name its rules lie, where it isn't the id: games may share a
    ledger. `team_rule`: what partners may say to each other, "" where the ledger is silent. `forms`: further written
    forms of a deck that it writes, by the endings of their files.

    Places ("package.module:name", imported when first used), "" where the game has none: `evaluation` and `pilot` (how
    bots judge and play it; stolik.bots), `terminal` (its face in the terminal; stolik.cli.faces.Face), `web` (its face
    on the pages; stolik.server.faces.Face), `card_files` (reads players' card files; stolik.cli.card_files)."""

    id: str = ""
    title: str = ""
    seats: int = 2
    sides: tuple[int, ...] = ()
    prefix: str = ""
    options: Sequence[OptionKind] = ()
    bots: tuple[str, ...] = ("random", "greedy", "lookahead")
    deck_games: tuple[str, ...] = ()
    seat_names: tuple[str, ...] = ()
    team_rule: str = ""
    ledger_name: str = ""
    forms: Mapping[str, Callable[[Deck], str]] = {}

    evaluation: str = ""
    pilot: str = ""
    terminal: str = ""
    web: str = ""
    card_files: str = ""

    def __init__(self) -> None:
        self.title = self.title or self.id
        self.sides = self.sides or tuple(range(self.seats))

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def replaced(self, **parts: Any) -> Self:
        """The same game with some parts replaced: `rules` over other cards, `decks`, `bots` … For tests and
        laboratories; the catalog goes on knowing the other one."""
        new = type(self)()
        vars(new).update(parts)
        return new

    def with_cards(self, *cards: Any) -> Self:
        """The same game over its own cards and these, for tests of cards that are in no set: `id` is their key, and a
        card of the pool with the same one is replaced. Its rules have to be made of a pool, as in `cardgame.rules`."""
        pool = {**self.pool, **{card.id: card for card in cards}}
        return self.replaced(rules=type(self.rules)(pool), pool=pool)  # type: ignore[call-arg]

    # ---- rules

    @property
    @abstractmethod
    def rules(self) -> Rules[Any]:
        """Its rules, over the bundled cards."""

    # ---- cards and decks

    @cached_property
    def pool(self) -> Mapping[str, Any]:
        """What is printed on each card, by its key; by itself the cards of the bundled decks, with nothing on them."""
        return {card: card for deck in self.decks for card in deck.cards}

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """The bundled decks. A game that is played without any has one that is empty."""
        return (Deck("Standard", self.id, ()),)

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The keys of cards by their folded names, in every language, and by the folded keys themselves."""
        found: dict[str, str] = {}
        for key in self.pool:
            spelled = [key]
            for lang in LANGS:
                try:
                    spelled.append(self.words.card_name(key, lang))
                except KeyError:
                    continue
            for name in spelled:
                found.setdefault(fold(name), key)
        return found

    def card_print(self, key: str) -> Any:
        """The printed data of a card, for fingerprints of records. Raises KeyError."""
        return repr(self.pool[key])

    def problems(self, stacks: Sequence[Sequence[str]], options: Mapping[str, Any]) -> list[Any]:
        """What keeps a deck from being played under these options: by itself, cards that do not exist."""
        return list(find_unknown([card for stack in stacks for card in stack], self.pool))

    def random_deck(self, luck: int) -> Stacks:
        """A deck drawn by `luck`, any whole number. Raises ValueError: only a game that overrides this draws any."""
        raise ValueError(f"{self.title} draws no decks by itself")

    @property
    def draws(self) -> bool:
        """Whether it draws decks by chance."""
        return type(self).random_deck is not Game.random_deck

    @property
    def decked(self) -> bool:
        """Whether it is played with decks: one of the bundled ones has cards."""
        return any(stack for deck in self.decks for stack in deck.stacks)

    def read_deck(self, text: str) -> Deck:
        """A deck from its text. Raises DeckError with the line."""
        return read_deck(text, self.id, self.names, self.deck_games)

    def write_deck(self, deck: Deck, name_of: Callable[[str], str] = str) -> str:
        """The text of a deck, which `read_deck` reads; `name_of` gives the name to print for a key. Raises DeckError
        for one that can't be written."""
        return deck.to_text(name_of)

    def seat_of(self, deck: Deck) -> int | None:
        """The seat that a deck has to take; None where it may take any."""
        return None

    # ---- words

    @cached_property
    def words(self) -> Words:
        """How it is spoken of."""
        return Words(sides=self.sides)

    @property
    def home(self) -> Path:
        """The folder of the package in which the game is defined: its `ledger` and `scenarios` lie there."""
        module = sys.modules[type(self).__module__]
        assert module.__file__ is not None
        return Path(module.__file__).resolve().parent

    @property
    def ledger_folder(self) -> Path | None:
        """Where "<name>.md" lies, the rules in English, and "<lang>/<name>.md"; None: with the bundled ones."""
        folder = self.home / "ledger"
        return folder if folder.is_dir() else None

    @property
    def scenario_folder(self) -> Path:
        """Where the drawn tables lie that show its rules: in `scenarios`, of several games of one folder in a folder of
        the game's id there."""
        folder = self.home / "scenarios"
        own = folder / self.id
        return own if own.is_dir() else folder

    def ledger(self, lang: str) -> Ledger:
        """The rules in a language; without chapters where the game has no ledger. Raises KeyError for another
        language."""
        from stolik.text import ledger

        try:
            return ledger.load(self.ledger_name or self.id, lang, self.ledger_folder)
        except FileNotFoundError:
            return ledger.Ledger(self.id, lang, ())

    def origin(self, source: str, lang: str) -> str:
        """Where a rule comes from, in words."""
        from stolik.text import ledger

        return ledger.origin(source, lang, self.words.marks)

    def refusal(self, rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
        """Why something can't be done: in the game's words, else the ledger's sentence with the rule's ID, else the ID
        alone."""
        try:
            return self.words.refusal(rule, lang, facts)
        except KeyError:
            pass
        try:
            return f"{rule}: {self.ledger(lang).rule(rule).text}"
        except KeyError:
            return rule

    def name(self, lang: str) -> str:
        """What it is called in a language."""
        try:
            return self.words.name(lang)
        except KeyError:
            return self.title

    def option_label(self, option: str, lang: str) -> str:
        """The label of a setting; its key where it has none."""
        try:
            return self.words.option_label(option, lang)
        except KeyError:
            return option.replace("_", " ")

    def option_help(self, option: str, lang: str) -> str:
        """What a setting does, "" where nobody has said."""
        try:
            return self.words.option_help(option, lang)
        except KeyError:
            return ""

    def choice_label(self, option: str, choice: str, lang: str) -> str:
        """The label of one choice of a setting; the choice itself where it has none."""
        try:
            return self.words.choice_label(option, choice, lang)
        except KeyError:
            return choice

    def deck_title(self, name: str, lang: str) -> str:
        """The title of a deck: a bundled one's in the language, any other's as it is called."""
        try:
            return self.words.deck_name(name, lang)
        except KeyError:
            return name

    def deck_plan(self, name: str, lang: str) -> str:
        """How to play a bundled deck, "" where nobody has said."""
        try:
            return self.words.deck_plan(name, lang)
        except KeyError:
            return ""

    def card_name(self, key: str, lang: str) -> str:
        """The name of a card by its key; the key itself where it has none."""
        try:
            return self.words.card_name(key, lang)
        except KeyError:
            return key

    # ---- faces

    @cached_property
    def drawing(self) -> Any:
        """The module or object that reads and prints drawn tables (docs/write-a-game.md); None where there is none."""
        return None

    def drawn(self, drawing: str) -> State:
        """The state that a drawing draws. Raises the drawing's error for what it can't read, SetupError."""
        state: State = self.drawing.read(drawing, self.rules)
        return state

    @cached_property
    def judgement(self) -> Judgement:
        """How bots judge and play it."""
        from stolik.bots.base import Judgement

        found = [at_place(place) if place else None for place in (self.evaluation, self.pilot)]
        return Judgement(self.id, *found)

    def bot(self, name: str, seed: int = 0, **settings: Any) -> Bot:
        """A bot for this game. Raises ValueError that names the bots there are, or the settings that one takes."""
        from stolik.bots import make

        if name not in self.bots:
            raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(self.bots)}")
        return make(name, self.judgement, seed, **settings)

    # ---- what follows from the above

    def deck(self, name: str) -> Deck | None:
        """The bundled deck of that name or title, in any language and spelling of it, or None."""
        wanted = fold(name)
        for deck in self.decks:
            if wanted in (fold(deck.name), *(fold(self.deck_title(deck.name, lang)) for lang in LANGS)):
                return deck
        return None

    def load_deck(self, source: str | Path | Deck) -> Deck:
        """A deck from a bundled name, a file, or its text. Raises DeckError with the place.

        The deck is read, not judged: `check` says whether it may be played.
        """
        if isinstance(source, Deck):
            return source
        if isinstance(source, str):
            bundled = self.deck(source)
            if bundled is not None:
                return bundled
            if "\n" in source or source.lstrip().startswith("{"):
                return self.read_deck(source)
        path = Path(source)
        try:
            text = path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError:
            raise DeckError(f"{path}: the file is not UTF-8 text") from None
        except OSError as wrong:
            known = ", ".join(deck.name for deck in self.decks)
            reason = wrong.strerror or str(wrong)
            raise DeckError(f"{str(source)!r} is neither a file ({reason}) nor a bundled deck: {known}") from None
        try:
            deck = self.read_deck(text)
        except DeckError as wrong:
            raise DeckError(f"{path}: {wrong}") from None
        return deck

    def check(self, deck: Deck, options: Mapping[str, Any] | None = None) -> list[Any]:
        """What keeps the deck from being played under these options; empty when it may be."""
        return self.problems(deck.stacks, options or {})

    def allowed(self, options: Mapping[str, Any] | None = None) -> list[Deck]:
        """The bundled decks that may be played under these options."""
        return [deck for deck in self.decks if not self.check(deck, options)]

    def seat_name(self, seat: int) -> str:
        """What a seat is called where a deck has to sit in it."""
        return self.seat_names[seat] if seat < len(self.seat_names) else f"seat {seat + 1}"

    def seats_of(self, decks: Sequence[Deck]) -> tuple[int, ...]:
        """For each of these decks, one a seat, where it sits: in the seats' order as far as it may choose. Raises
        DeckError for two that have to take the same seat."""
        taken: dict[int, Deck] = {}
        for deck in decks:
            seat = self.seat_of(deck)
            if seat is not None and seat in taken:
                side, rule = self.seat_name(seat), getattr(self.rules, "decks_rule", "")
                told = f"{taken[seat].name} and {deck.name} are both decks of the {side}; take one of each"
                raise DeckError(f"{told} ({rule})" if rule else told)
            if seat is not None:
                taken[seat] = deck
        free = iter([seat for seat in range(self.seats) if seat not in taken])
        return tuple(next(free) if (seat := self.seat_of(deck)) is None else seat for deck in decks)

    def can_meet(self, *decks: Deck) -> bool:
        """Can these decks play against each other?"""
        homes = [seat for deck in decks if (seat := self.seat_of(deck)) is not None]
        return len(set(homes)) == len(homes)

    def mates(self, seat: int) -> tuple[int, ...]:
        """All seats of the side that a seat plays for, itself among them."""
        return tuple(other for other, side in enumerate(self.sides) if side == self.sides[seat])


def card_names(pool: Mapping[str, Any]) -> dict[str, str]:
    """The cards of a pool by their ids and printed names, folded; of several of one name the first. The cards have `id`
    and `printed_name`."""
    names: dict[str, str] = {}
    for card in pool.values():
        names.setdefault(fold(card.id), card.id)
        names.setdefault(fold(card.printed_name), card.id)
    return names
