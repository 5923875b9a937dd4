"""Game: all that belongs to one game, in one object. What a game leaves out has a fallback that works.

A game subclasses `Game`, says at least its `id` and its `rules`, and is found by the catalog: bundled ones in its
table, those of other packages by an entry point. Everything is made when it is first asked for, so that a command that
needs one part of one game imports nothing else.
"""

from __future__ import annotations

import json
import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from stolik.decks.deck import Deck, DeckError, fold, read_deck
from stolik.decks.facts import DeckFacts
from stolik.decks.match_ups import MatchUps
from stolik.decks.names import LONGEST_NAME, name_fault
from stolik.decks.problems import Problem, find_unknown
from stolik.decks.seating import Seating
from stolik.kernel.options import OptionKind
from stolik.kernel.rules import Rules, SetupError
from stolik.kernel.state import State
from stolik.text.phrase import LANGS
from stolik.text.spoken import Spoken
from stolik.text.words import Words, bot_beats, bot_note

if TYPE_CHECKING:
    from typing import Self

    from stolik.bots.base import Bot, Judgement
    from stolik.text.advice import Advice

Stacks = tuple[tuple[str, ...], ...]
_MOST_NARROWED: Final = 64
"""Games over fewer cards, or over some of those that somebody brought, kept at most by the one over all of them."""
_CODE: Final = re.compile(r"`([^`]+)`")
_QUOTES: Final = {"en": ("“", "”"), "pl": ("„", "”"), "ja": ("「", "」")}


def read_levels(path: Path) -> dict[str, tuple[float, float]]:
    """The ratings of bots in a file that `scripts/levels.py` wrote; {} where there is none. Raises ValueError that
    names the file and what is wrong in it."""
    if not path.is_file():
        return {}
    try:
        bots = json.loads(path.read_text(encoding="utf-8"))["bots"]
        return {str(name): (float(mu), float(sigma)) for name, (mu, sigma) in bots.items()}
    except (ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise ValueError(f"{path} has no ratings of bots: {wrong!r}") from None


def at_place(place: str) -> Any:
    """What lies at a place "package.module:name", or the module itself where no name is said. Raises ImportError,
    AttributeError."""
    module, _, name = place.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


class Folders:
    """Where the files of a game lie, wherever its package is installed."""

    def __init__(self, module: str, game: str) -> None:
        """`module` is imported already; `game` is the game's id."""
        self.module = module
        self.game = game

    @property
    def home(self) -> Path:
        """The folder of the package in which the game is defined."""
        module = sys.modules[self.module]
        assert module.__file__ is not None
        return Path(module.__file__).resolve().parent

    @property
    def ledger(self) -> Path | None:
        """Where "<name>.md" lies, the rules in English, and "<lang>/<name>.md"; None: with the bundled ones."""
        folder = self.home / "ledger"
        return folder if folder.is_dir() else None

    @property
    def guide(self) -> Path:
        """Where "<name>.<lang>.md" lies, how it is played, on one page."""
        return self.home / "guide"

    @property
    def scenarios(self) -> Path:
        """Where the drawn tables lie that show its rules: in `scenarios`, of several games of one folder in a folder of
        the game's id there."""
        return self._own("scenarios")

    @property
    def lessons(self) -> Path:
        """Where its lessons lie: in `lessons`, or as its drawn tables do in a folder of the game's id there."""
        return self._own("lessons")

    @property
    def puzzles(self) -> Path:
        """Where its puzzles lie: in `puzzles`, likewise."""
        return self._own("puzzles")

    def _own(self, name: str) -> Path:
        folder = self.home / name
        own = folder / self.game
        return own if own.is_dir() else folder

    @property
    def match_ups(self) -> Path:
        """The file in which it is written how its bundled decks do against each other; there need not be one."""
        return self.home / "match_ups" / f"{self.game}.json"

    @property
    def levels(self) -> Path:
        """The file in which the ratings of its bots are written; there need not be one."""
        return self.home / "levels" / f"{self.game}.json"


class Game(ABC):
    """One game. Only `id` and `rules` have to be said.

    Attributes of the class, all with defaults:

    `id`: letters, digits and hyphens, unique among all installed games. `title`: its English name. `seats`: how many
    play it. `sides`: the side that each seat plays for; by default everybody for themselves. `prefix`: the letters that
    its rule IDs begin with ("TH" for TH-TURN-2). `options`: its settings. `bots`: the names that `bot` knows;
    `thinkers` those of others, which sit at no table of a server, because they take their time. `deck_games`: other
    games whose decks can be played here. `seat_names`: what the seats are called where a deck has to sit in one of
    them. `ledger_name`: under which name its rules lie, where it isn't the id: games may share a ledger. `team_rule`:
    what partners may say to each other, "" where the ledger is silent. `forms`: further written forms of a deck that
    it writes, by the endings of their files. `packs_of`: the game whose packs are its own, where they are another's.
    `reckoning`: how its tournaments tell those apart who have as many points (stolik.tournaments.standings).
    `ladder_option`: the setting by which players are rated apart, "" where all games of it are rated together.

    Places ("package.module:name", imported when first used), "" where the game has none: `evaluation` and `pilot`
    (how bots judge and play it; stolik.bots), `features` (what a network sees of a view; stolik.bots.learned) and
    `network` ("package:file" of one that learned from games, beside it), `encoding` (its views as numbers for learners;
    stolik.learning.encoding.Encoding), `uses` (which cards count as drawn and as played; stolik.simulation.uses),
    `advice` (what is told to somebody who asks what to do; stolik.text.advice), `terminal` (its face in the terminal;
    stolik.cli.faces.Face), `web` (its face on the pages; stolik.server.faces.Face), `card_files` (reads players' card
    files; stolik.packs.reading), `endings` (what decided a game of it: a function that gives `kernel.story.Findings`
    for a `Story`), `stakes` (what its puzzles may be about; stolik.puzzles.stakes.Stakes)."""

    id: str = ""
    title: str = ""
    seats: int = 2
    sides: tuple[int, ...] = ()
    prefix: str = ""
    options: Sequence[OptionKind] = ()
    bots: tuple[str, ...] = ("random", "kind", "greedy", "lookahead")
    thinkers: tuple[str, ...] = ("search",)
    deck_games: tuple[str, ...] = ()
    seat_names: tuple[str, ...] = ()
    team_rule: str = ""
    ledger_name: str = ""
    forms: Mapping[str, Callable[[Deck], str]] = {}
    packs_of: str = ""
    ladder_option: str = ""
    reckoning: str = "plain"
    editions: Sequence[int] = ()

    brought: Mapping[str, Any] = {}
    """Cards that somebody brought beside the bundled ones, by their ids (docs/packs.md)."""
    stopped: Mapping[str, Any] = {}
    """What of those can't be played yet, by id, with what stopped it."""
    origin: Mapping[str, tuple[str, str]] = {}
    """Fingerprint and name of the pack that each of them is from."""
    home: Game | None = None
    """The game over its bundled cards, of one over fewer or more; None of that game itself."""

    evaluation: str = ""
    pilot: str = ""
    features: str = ""
    network: str = ""
    encoding: str = ""
    uses: str = ""
    advice: str = ""
    terminal: str = ""
    web: str = ""
    card_files: str = ""
    endings: str = ""
    stakes: str = ""

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
        card of the pool with the same one is replaced. Its rules have to be made of a pool, as in `cardgame.rules`.
        Raises SetupError for two of one key, and for one written with words that the game doesn't know."""
        made = self._over(cards)
        kind: Any = made.rules
        kind.check_cards(cards)
        return made

    def _over(self, cards: Iterable[Any]) -> Self:
        mine: dict[str, Any] = {}
        for card in cards:
            if mine.setdefault(card.id, card) != card:
                raise SetupError("two cards have this id", place=card.id)
        pool = {**self.pool, **mine}
        kind: Any = type(self.rules)
        return self.replaced(rules=kind(pool), pool=pool, decks=self.decks)

    # ---- cards that somebody brings

    def takes(self, card: Any) -> bool:
        """Whether a card of a pack may be played in this game at all: by itself all that its packs hold."""
        return True

    def bringing(
        self,
        cards: Iterable[Any],
        stopped: Mapping[str, Any] | None = None,
        origin: Mapping[str, tuple[str, str]] | None = None,
        proofread: bool = False,
    ) -> Game:
        """The game over its bundled cards and these, in the order of their ids: a bundled card wins over one of its id.
        `stopped` and `origin` as the attributes, `proofread`: they come from `card_from_data`, and are held to
        nothing again. Raises SetupError for two of one id, and for one written with words that the game doesn't
        know."""
        own = self.home if self.brought and self.home is not None else self
        mine = sorted((card for card in cards if card.id not in own.pool and own.takes(card)), key=lambda card: card.id)
        if not mine:
            return own
        made = own._over(mine) if proofread else own.with_cards(*mine)
        brought = {card.id: card for card in mine}
        vars(made).update(
            brought=brought,
            stopped={key: why for key, why in (stopped or {}).items() if key in brought},
            origin={key: mark for key, mark in (origin or {}).items() if key in brought},
            home=own.home or own,
        )
        return made

    @property
    def bundled(self) -> int:
        """How many of its bundled cards it is over: those that somebody brought follow them."""
        return len(self.pool) - len(self.brought)

    def of_edition(self, cards: int | None) -> Game:
        """The game over the first `cards` of its bundled ones, as it was played before others were added: a card's
        number in a game depends on how many there are. None: over those of the first edition. Raises SetupError for an
        edition that never was."""
        own = self.home or self
        if cards is None:
            cards = own.editions[0] if own.editions else len(own.pool)
        if cards == len(own.pool):
            return own
        if cards not in own.editions:
            raise SetupError(f"it was played with an edition of {cards} cards, which this version does not know")
        return own._kept((cards,), lambda: own._first(cards))

    def _first(self, cards: int) -> Game:
        pool = dict(islice(self.pool.items(), cards))
        kind: Any = type(self.rules)
        decks = tuple(deck for deck in self.decks if pool.keys() >= set(deck.cards))
        return self.replaced(rules=kind(pool), pool=pool, decks=decks, home=self)

    def narrowed(self, decks: Iterable[Sequence[Sequence[str]]]) -> Game:
        """The game over the bundled cards of the first edition that has all those of these decks, and the brought ones
        that they hold: over this a match is played, so that nothing in it depends on what else there is."""
        own = self.home or self
        used = {card for deck in decks for stack in deck for card in stack}
        key = tuple(sorted(used & self.brought.keys()))
        cards = len(own.pool)
        for edition in reversed(own.editions):
            if not used.difference(key).isdisjoint(islice(own.pool, edition, cards)):
                break
            cards = edition
        base = own.of_edition(cards)
        if not key:
            return base
        if cards == self.bundled and len(key) == len(self.brought):
            return self
        return self._kept(
            (cards, *key),
            lambda: base.bringing([self.brought[one] for one in key], self.stopped, self.origin, proofread=True),
        )

    def _kept(self, key: tuple[int | str, ...], make: Callable[[], Game]) -> Game:
        """A game over other cards, made once: what is worked out for it is worked out once."""
        kept: dict[tuple[int | str, ...], Game] = vars(self).setdefault("_narrowed", {})
        if key not in kept:
            if len(kept) >= _MOST_NARROWED:
                kept.clear()
            kept[key] = make()
        return kept[key]

    def card_to_data(self, card: Any) -> dict[str, Any]:
        """A card as JSON data. Raises SetupError for a game whose cards have no such form."""
        data: dict[str, Any] = self._form().write(card)
        return data

    def card_from_data(self, data: Any) -> Any:
        """The card, held to the types of its fields, to words and nodes that the game knows, and to names that may be
        shown to others. Raises SetupError."""
        card = self._form().read(data)
        texts = [text for kind in ("attacks", "abilities") for text in getattr(card, kind, ())]
        for name in (card.id, *(getattr(one, "name", "") for one in (card, *texts))):
            if fault := name_fault(name):
                raise SetupError(f"a name {fault}", place=f"card {card.id[:LONGEST_NAME]!r}")
        return card

    def _form(self) -> Any:
        form = getattr(self.rules, "form", None)
        if form is None:
            raise SetupError(f"cards of {self.title} can't be written as data", place="cards")
        return form

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

    def facts(self, deck: Deck) -> DeckFacts:
        """What can be told of a deck, bundled or not, by its cards: by itself nothing."""
        return DeckFacts()

    @cached_property
    def match_ups(self) -> MatchUps:
        """How its bundled decks do against each other; empty where nobody has measured. Raises ValueError for a file
        that is none."""
        return MatchUps.read(self.folders.match_ups)

    @cached_property
    def levels(self) -> Mapping[str, tuple[float, float]]:
        """Mean and sigma of the rating of each of its bots, on the scale of `stolik.rating`; empty where nobody has
        measured. Raises ValueError for a file that is none."""
        return read_levels(self.folders.levels)

    # ---- words

    @cached_property
    def words(self) -> Words:
        """How it is spoken of."""
        return Words(sides=self.sides)

    @cached_property
    def spoken(self) -> Spoken:
        """What all rooms say of it: its words, with what is said where they are silent."""
        name = self.ledger_name or self.id
        return Spoken(self.id, self.title, self.words, name, self.folders.ledger, self.folders.guide)

    def rule_text(self, text: str, lang: str) -> str:
        """A sentence of the ledger as players read it: settings, and the choices of those it names, by their labels."""
        named = [option for option in self.options if f"`{option.key}" in text]
        said: dict[str, str] = {}
        for option in named:
            said |= {str(one): self.spoken.choice_label(option.key, str(one), lang) for one in option.choices}
        said |= {option.key: self.spoken.option_label(option.key, lang) for option in named}
        opened, closed = _QUOTES[lang]

        def label(code: re.Match[str]) -> str:
            keys = code[1].split(" = ")
            return " = ".join(f"{opened}{said[key]}{closed}" for key in keys) if set(keys) <= set(said) else code[0]

        return self.words.rule_text(_CODE.sub(label, text), lang)

    @cached_property
    def folders(self) -> Folders:
        """Where its ledger and scenarios lie."""
        return Folders(type(self).__module__, self.id)

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
        from stolik.bots.learned import network_of

        places = (self.evaluation, self.pilot, self.features)
        evaluation, pilot, features = (at_place(place) if place else None for place in places)
        network = partial(network_of, self.network) if self.network else None
        return Judgement(self.id, evaluation, pilot, features, network)

    def bot(self, name: str, seed: int = 0, **settings: Any) -> Bot:
        """A bot for this game: one of `bots` or `thinkers`, or "cmd" with a setting `command`, a program from outside.
        A name alone never starts one, so that names may come from anybody. Raises ValueError that names the bots there
        are, or the settings that one takes."""
        from stolik.bots import make
        from stolik.bots.base import OUTSIDE

        if name == OUTSIDE:
            facts = {
                "game": self.id,
                "version": self.rules.version,
                "sides": list(self.sides),
                "cards": list(self.pool),
            }
            return make(name, self.judgement, seed, **{**settings, "facts": facts})
        known = (*self.bots, *self.thinkers)
        if name not in known:
            raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(known)}")
        return make(name, self.judgement, seed, **settings)

    def advises(self, view: Any, people: Sequence[str], lang: str) -> Advice:
        """What to tell somebody who is asked something and asks what to do: `view` is theirs, with its decision."""
        advice: Advice = at_place(self.advice or "stolik.text.advice:Advice")(self, view, people, lang)
        return advice

    def bot_note(self, bot: str, lang: str) -> str:
        """What a bot is in this game: how it plays, and where it was measured, how often it wins; "" where nobody has
        said."""
        note, level = bot_note(bot, lang), self.match_ups.level(bot)
        gap = "" if lang == "ja" else " "
        return note if level is None else gap.join([note, bot_beats(level[1], level[0], lang)]).strip()

    # ---- what follows from the above

    @cached_property
    def seating(self) -> Seating:
        """Which deck sits where."""
        return Seating(self.sides, self.seat_names, self.seat_of, getattr(self.rules, "decks_rule", ""))

    def deck(self, name: str) -> Deck | None:
        """The bundled deck of that name or title, in any language and spelling of it, or None."""
        wanted = fold(name)
        for deck in self.decks:
            if wanted in (fold(deck.name), *(fold(self.spoken.deck_title(deck.name, lang)) for lang in LANGS)):
                return deck
        return None

    def bundled_name(self, stacks: Sequence[Sequence[str]]) -> str | None:
        """The name of the bundled deck that has exactly these stacks; None where it is none of them."""
        wanted = tuple(map(tuple, stacks))
        return next((deck.name for deck in self.decks if deck.stacks == wanted), None)

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
            raise wrong.within(str(path)) from None
        return deck

    def check(self, deck: Deck, options: Mapping[str, Any] | None = None) -> list[Any]:
        """What keeps the deck from being played under these options; empty when it may be."""
        return [*self._stopped(deck), *self.problems(deck.stacks, options or {})]

    def _stopped(self, deck: Deck) -> list[Problem]:
        """Cards of packs that are there as data only."""
        found = []
        for key in dict.fromkeys(card for card in deck.cards if card in self.stopped):
            name = getattr(self.brought[key], "printed_name", key)
            told = f"{name} ({key}) can't be played yet: a part of its text is not understood"
            found.append(Problem("", told, key, 1, "stopped", name))
        return found

    def allowed(self, options: Mapping[str, Any] | None = None) -> list[Deck]:
        """The bundled decks that may be played under these options."""
        return [deck for deck in self.decks if not self.check(deck, options)]


def card_names(pool: Mapping[str, Any]) -> dict[str, str]:
    """The cards of a pool by their ids and printed names, folded; of several of one name the first. The cards have `id`
    and `printed_name`."""
    names: dict[str, str] = {}
    for card in pool.values():
        names.setdefault(fold(card.id), card.id)
        names.setdefault(fold(card.printed_name), card.id)
    return names
