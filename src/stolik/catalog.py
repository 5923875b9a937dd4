"""The one place where rules, pool, decks, text and bots of a game meet, and where plug-ins join (architecture 1, 3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from types import ModuleType
from typing import Any

from stolik.decks.deck import Deck, DeckError, fold, read_deck
from stolik.kernel.rules import Rules

GAMES: dict[str, str] = {
    "token-battle": "stolik.catalog:token_battle",
    "pokemon": "stolik.catalog:pokemon",
    "pokemon-2v2": "stolik.catalog:pokemon_2v2",
    "star-wars": "stolik.catalog:star_wars",
}
"""Literal table: the game's id, and where the function lies that makes it. Imported on first use."""

GROUP = "stolik.games"
"""Entry points by which another package adds a game: id = "package.module:function"."""


class UnknownGame(ValueError):  # noqa: N818 - part of the API's words
    """There is no game of that id."""


@dataclass(frozen=True)
class Game:
    """Everything that belongs to one game.

    `rules` are over the bundled pool. `decks` are the bundled ones. `names` maps folded card names of every language to
    keys. `problems(stacks, options)` gives what keeps a deck from being played under these options. `drawing` reads and
    prints tables. `bots` are the names that `bot` knows. `card_print(key)` is the printed data of a card, for
    fingerprints. `random_deck(luck)` draws the stacks of a deck that may be played, where the game knows how. `read`
    and `write` are the game's own written form of a deck, where it has any; `forms` are further ones that it writes, by
    the endings of their files. `seat_of` says which seat a deck has to take, None where it may take any; `seat_names`
    are what the seats are called then."""

    id: str
    title: str
    seats: int
    rules: Rules[Any]
    options: Sequence[Any]
    decks: tuple[Deck, ...]
    names: Mapping[str, str]
    problems: Callable[..., list[Any]]
    drawing: ModuleType
    bots: tuple[str, ...]
    card_print: Callable[[str], Any]
    random_deck: Callable[[int], tuple[tuple[str, ...], ...]] | None = None
    read: Callable[[str], Deck] | None = None
    write: Callable[[Deck], str] | None = None
    forms: Mapping[str, Callable[[Deck], str]] = field(default_factory=dict)
    seat_of: Callable[[Deck], int | None] = lambda deck: None
    seat_names: tuple[str, ...] = ()

    def deck(self, name: str) -> Deck | None:
        """The bundled deck of that name, in any spelling of it, or None."""
        wanted = fold(name)
        return next((deck for deck in self.decks if fold(deck.name) == wanted), None)

    def bot(self, name: str, seed: int = 0, **settings: Any) -> Any:
        """A bot for this game. Raises ValueError that names the bots there are."""
        from stolik.bots import make

        if name not in self.bots:
            raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(self.bots)}")
        return make(name, self.id, seed, **settings)

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

    def read_deck(self, text: str) -> Deck:
        """A deck from its text. Raises DeckError with the line."""
        return read_deck(text, self.id, self.names) if self.read is None else self.read(text)

    def write_deck(self, deck: Deck, name_of: Callable[[str], str] = str) -> str:
        """The text of a deck, which `read_deck` reads; `name_of` gives the name to print for a key."""
        return deck.to_text(name_of) if self.write is None else self.write(deck)

    def check(self, deck: Deck, options: Mapping[str, Any] | None = None) -> list[Any]:
        """What keeps the deck from being played under these options; empty when it may be."""
        return self.problems(deck.stacks, options or {})

    def allowed(self, options: Mapping[str, Any] | None = None) -> list[Deck]:
        """The bundled decks that may be played under these options."""
        return [deck for deck in self.decks if not self.check(deck, options)]

    def seats_of(self, decks: Sequence[Deck]) -> tuple[int, ...]:
        """For each of these decks, one a seat, where it sits: in the seats' order as far as it may choose. Raises
        DeckError for two that have to take the same seat."""
        taken: dict[int, Deck] = {}
        for deck in decks:
            seat = self.seat_of(deck)
            if seat is not None and seat in taken:
                side, rule = self.seat_names[seat], getattr(self.rules, "decks_rule", "")
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


@cache
def games() -> Mapping[str, str]:
    """Ids and the places of all games, bundled ones first. Raises ValueError when two packages take one id."""
    found = dict(GAMES)
    owner = dict.fromkeys(GAMES, "stolik")
    for point in sorted(metadata.entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        package = point.dist.name if point.dist else point.value
        if point.name in found:
            raise ValueError(f"the game {point.name!r} is offered by two packages: {owner[point.name]} and {package}")
        found[point.name] = point.value
        owner[point.name] = package
    return found


@cache
def game(name: str) -> Game:
    """The game of this id. Raises UnknownGame that names those there are."""
    place = games().get(name)
    if place is None:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(games())}")
    module, _, function = place.partition(":")
    made = getattr(import_module(module), function)()
    assert isinstance(made, Game)
    return made


def token_battle() -> Game:
    """Token Battle over its bundled collection."""
    from stolik.games.token_battle.cards import base, decks
    from stolik.games.token_battle.rules import drawing
    from stolik.games.token_battle.rules.rules import TokenBattle, key_of
    from stolik.games.token_battle.rules.sets import random_set
    from stolik.games.token_battle.rules.setup import OPTIONS, check_set
    from stolik.text import render

    rules = TokenBattle(base.ROWS)
    names: dict[str, str] = {}
    for row in base.ROWS:
        key = key_of(row[1])
        for name in (key, row[0], *(render.card_name(key, lang) for lang in ("en", "pl", "ja"))):
            names[fold(name)] = key
    return Game(
        id=rules.name,
        title="Token Battle",
        seats=2,
        rules=rules,
        options=OPTIONS,
        decks=tuple(Deck(name, rules.name, stacks) for _, name, stacks, _ in decks.DECKS),
        names=names,
        problems=lambda stacks, options: check_set(stacks, rules.number, _whole(options.get("max_copies"), 1)),
        drawing=drawing,
        bots=("random", "greedy", "lookahead"),
        card_print=lambda key: list(rules.pool[rules.number[key]]),
        random_deck=lambda luck: random_set(rules, luck),
    )


def _whole(value: Any, otherwise: int) -> int:
    return value if type(value) is int else otherwise


def _card_names(pool: Mapping[str, Any]) -> dict[str, str]:
    """The cards of a pool by their ids and printed names, folded; of several of one name the first."""
    names: dict[str, str] = {}
    for card in pool.values():
        names.setdefault(fold(card.id), card.id)
        names.setdefault(fold(card.printed_name), card.id)
    return names


def pokemon() -> Game:
    """The Pokémon TCG over its bundled cards."""
    from stolik.games.pokemon import cards
    from stolik.games.pokemon.cards import decks, legality, lists
    from stolik.games.pokemon.rules import drawing
    from stolik.games.pokemon.rules.formats import OPTIONS
    from stolik.games.pokemon.rules.rules import PokemonTCG

    pool = cards.pool()
    rules = PokemonTCG(pool)

    def problems(stacks: Sequence[Sequence[str]], options: Mapping[str, Any]) -> list[Any]:
        flat = [card for stack in stacks for card in stack]
        return list(legality.check_deck(flat, pool, str(options.get("format", "duel"))))

    return Game(
        id=rules.name,
        title="Pokémon TCG",
        seats=2,
        rules=rules,
        options=OPTIONS,
        decks=decks.decks(),
        names=_card_names(pool),
        problems=problems,
        drawing=drawing,
        bots=("random", "greedy", "lookahead"),
        card_print=lambda key: repr(pool[key]),
        read=lambda text: lists.read_list(text, pool),
        write=lambda deck: lists.write_list(deck, pool),
    )


@cache
def pokemon_2v2() -> Game:
    """The Pokémon TCG for two teams of two, over the cards of its era."""
    from stolik.games.pokemon import cards
    from stolik.games.pokemon.cards import half_decks, legality, lists
    from stolik.games.pokemon.rules import drawing_teams
    from stolik.games.pokemon.rules.formats import MULTI_OPTIONS
    from stolik.games.pokemon.rules.rules import PokemonMulti

    pool = cards.team_pool()
    return Game(
        id=PokemonMulti.name,
        title="Pokémon 2 against 2",
        seats=4,
        rules=PokemonMulti(pool),
        options=MULTI_OPTIONS,
        decks=half_decks.decks(),
        names=_card_names(pool),
        problems=lambda stacks, options: list(
            legality.check_deck([card for stack in stacks for card in stack], pool, "multi")
        ),
        drawing=drawing_teams,
        bots=("random", "greedy", "lookahead"),
        card_print=lambda key: repr(pool[key]),
        read=lambda text: replace(lists.read_list(text, pool), game=PokemonMulti.name),
        write=lambda deck: lists.write_list(deck, pool),
    )


@cache
def star_wars() -> Game:
    """The Star Wars TCG over its bundled cards."""
    from stolik.games.star_wars import cards
    from stolik.games.star_wars.cards import decks, legality, lists
    from stolik.games.star_wars.rules import drawing
    from stolik.games.star_wars.rules.options import OPTIONS
    from stolik.games.star_wars.rules.rules import StarWarsTCG

    pool = cards.pool()
    return Game(
        id=cards.GAME,
        title="Star Wars TCG",
        seats=2,
        rules=StarWarsTCG(pool),
        options=OPTIONS,
        decks=decks.decks(),
        names=_card_names(pool),
        problems=lambda stacks, options: list(legality.check_deck([one for stack in stacks for one in stack], pool)),
        drawing=drawing,
        bots=("random", "greedy", "lookahead"),
        card_print=lambda key: repr(pool[key]),
        read=lambda text: lists.read_list(text, pool),
        write=lambda deck: lists.write_list(deck, pool),
        forms={"dek": lambda deck: lists.write_dek(deck, pool)},
        seat_of=lambda deck: legality.seat_of(deck.cards, pool),
        seat_names=("Dark Side", "Light Side"),
    )


def registered_names() -> tuple[str, ...]:
    """The ids of all games (OpenSpiel's word)."""
    return tuple(games())


def load_game(name: str) -> Game:
    """The game of this id (OpenSpiel's word). Raises UnknownGame that names those there are."""
    return game(name)
