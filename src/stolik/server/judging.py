"""Sets judged, drawn and written: what needs neither the store nor a guest, so that workers can do it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from stolik.catalog import BrokenGame, UnknownGame
from stolik.catalog import game as find_game
from stolik.decks.deck import Deck, DeckError
from stolik.game import Game
from stolik.kernel.options import resolve
from stolik.kernel.rules import SetupError
from stolik.text.words import slug

from . import bodies as b
from .denied import Denied
from .faces import face_for, face_of
from .packing import NONE, Carried, game_over


def game_of(name: str, cards: Carried = NONE) -> Game:
    """The game of this id, over cards of packs as well. Raises Denied."""
    try:
        found = find_game(name)
    except (UnknownGame, BrokenGame):
        raise Denied(404, "no-game") from None
    return game_over(found, cards) if cards else found


def problems_of(
    game: Game, stacks: Sequence[Sequence[str]], lang: str, options: Mapping[str, Any] | None = None
) -> list[b.ProblemData]:
    """What keeps a set from being played, in words."""
    return [
        b.ProblemData(problem.rule, game.words.problem(problem, lang, options), problem.stack or None)
        for problem in game.check(deck_of(game, stacks), options)
    ]


def allowed(game: Game, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options, if each is one that the game has, with a value that it may have. Raises Denied."""
    try:
        resolve(game.options, options)
    except SetupError as wrong:
        raise bad_option(wrong) from None
    return options


def bad_option(wrong: Exception) -> Denied:
    """The answer to settings that are none of the game, or of no game."""
    return Denied(400, "bad-option", wrong, rule=getattr(wrong, "rule", None), where=getattr(wrong, "place", None))


@cache
def titled(game: str, lang: str) -> tuple[b.DeckData, ...]:
    """The sets that belong to a game, which can be played by themselves. They are shared: nobody may change them."""
    return tuple(bundled(game_of(game), lang, {}))


def bundled(game: Game, lang: str, options: Mapping[str, Any]) -> list[b.DeckData]:
    """The same, judged where options are given."""
    face = face_of(game.id)
    found = []
    for deck in game.decks:
        stacks = [list(stack) for stack in deck.stacks]
        title, note = face.deck_title(deck.name, lang), face.deck_note(deck.name, lang)
        wrong = problems_of(game, stacks, lang, options) if options else []
        told = _told(game, deck, lang)
        found.append(b.DeckData(slug(deck.name), title, stacks, False, True, not wrong, wrong, note, **told))
    return found


def shown(
    game: Game, id_: str, name: str, stacks: Sequence[Sequence[str]], lang: str, options: Mapping[str, Any] | None
) -> b.DeckData:
    """A guest's set, judged under these options."""
    wrong = problems_of(game, stacks, lang, options)
    kept = [list(stack) for stack in stacks]
    told = _told(game, deck_of(game, stacks), lang)
    return b.DeckData(id_, name, kept, True, False, not wrong, wrong, "", **told)


def _told(game: Game, deck: Deck, lang: str) -> dict[str, Any]:
    """The fields of DeckData that a tile shows. The name of a bundled deck says its plan and strength."""
    facts = game.facts(deck)
    return {
        "seat": game.seat_of(deck),
        "year": facts.year,
        "era": facts.era,
        "types": [b.DeckType(key, game.spoken.deck_type(key, lang)) for key in facts.types],
        "plan": game.spoken.deck_gist(deck.name, lang) if deck.name else "",
        "strength": game.match_ups.strength(deck.name),
    }


def drawn(
    game: Game,
    seed: int,
    options: Mapping[str, Any] | None = None,
    against: Sequence[Sequence[str]] | None = None,
    seat: int | None = None,
) -> list[list[str]]:
    """A set by the chance of `seed`; where the game draws none by itself a bundled one that these
    options allow and that may be played at `seat`, else the one of the other side. Raises Denied if there is none."""
    if game.draws:
        return [list(stack) for stack in game.random_deck(seed)]
    fitting = [deck.stacks for deck in allowed_decks(game, options or {}, seat)]
    if not fitting and (against is None or not fits(game, against, seat)):
        raise Denied(400, "no-fitting-deck")
    stacks: Sequence[Sequence[str]] = fitting[seed % len(fitting)] if fitting else against or ()
    return [list(stack) for stack in stacks]


def allowed_decks(game: Game, options: Mapping[str, Any], seat: int | None) -> list[Deck]:
    """The bundled sets that these options allow and that may be played at a seat; None: at any."""
    return [deck for deck in game.allowed(options) if fits(game, deck.stacks, seat)]


def seat_of(game: Game, stacks: Sequence[Sequence[str]]) -> int | None:
    """The seat that a set has to take; None where it may take any."""
    return game.seat_of(deck_of(game, stacks))


def deck_of(game: Game, stacks: Sequence[Sequence[str]]) -> Deck:
    """A set without a name."""
    return Deck("", game.id, tuple(tuple(stack) for stack in stacks))


def fits(game: Game, stacks: Sequence[Sequence[str]], seat: int | None) -> bool:
    """Whether a set may be played at a seat; None: at any."""
    return seat is None or seat_of(game, stacks) in (None, seat)


def keyed(game: Game, stacks: Sequence[Sequence[str]]) -> list[list[str]]:
    """Stacks with card keys where the names are known, in any language; the others stay as they are."""
    face = face_for(game)
    return [[face.key(card)[:60] for card in stack] for stack in stacks]


def judged(game: Game, body: b.DeckCheck, lang: str) -> b.DeckJudged:
    """A set as it was read, and what keeps it from being played. Raises Denied for neither stacks nor text."""
    options = allowed(game, body.options)
    if isinstance(body.stacks, list):
        stacks = keyed(game, body.stacks)
    elif isinstance(body.text, str):
        try:
            deck = game.read_deck(body.text)
        except DeckError as wrong:
            return b.DeckJudged([], [b.ProblemData("", str(fault)) for fault in wrong.faults])
        stacks = [list(stack) for stack in deck.stacks]
    else:
        raise Denied(400, "bad-request", "stacks | text")
    return b.DeckJudged(stacks, problems_of(game, stacks, lang, options))


def as_text(game: Game, deck: b.DeckData, lang: str) -> str:
    """A set in the game's written form, with the cards' names in a language. Raises Denied."""
    face = face_for(game)
    written = Deck(deck.name, game.id, tuple(tuple(stack) for stack in deck.stacks))
    try:
        return game.write_deck(written, lambda key: face.name(key, lang))
    except DeckError as wrong:
        raise Denied(400, "bad-deck", message=str(wrong)) from None
