"""Sets: the bundled ones, and those that guests keep. A set that can't be played yet is kept as a draft."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update

from stolik.catalog import BrokenGame, UnknownGame
from stolik.catalog import game as find_game
from stolik.decks.deck import Deck, DeckError
from stolik.game import Game
from stolik.kernel.options import resolve
from stolik.kernel.rules import SetupError
from stolik.simulation.counter import counter_deck
from stolik.text.words import slug

from . import bodies as b
from . import store as db
from .denied import Denied
from .faces import face_of
from .guests import BadName, Guest, clean_name, new_id
from .settings import Settings
from .store import Store

LONGEST_NAME: Final = 40
"""Characters of a set's name."""


def game_of(name: str) -> Game:
    """The game of this id. Raises Denied."""
    try:
        return find_game(name)
    except (UnknownGame, BrokenGame):
        raise Denied(404, "no-game") from None


def problems_of(
    game: Game, stacks: Sequence[Sequence[str]], lang: str, options: Mapping[str, Any] | None = None
) -> list[b.ProblemData]:
    """What keeps a set from being played, in words."""
    return [
        b.ProblemData(problem.rule, game.words.problem(problem, lang, options), problem.stack or None)
        for problem in game.problems(stacks, options or {})
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


def bundled(game: Game, lang: str, options: Mapping[str, Any] | None = None) -> list[b.DeckData]:
    """The sets that belong to the game, judged where options are given; by themselves they can be played."""
    face = face_of(game.id)
    found = []
    for deck in game.decks:
        stacks = [list(stack) for stack in deck.stacks]
        title, note = face.deck_title(deck.name, lang), face.deck_note(deck.name, lang)
        wrong = problems_of(game, stacks, lang, options) if options else []
        seat = seat_of(game, stacks)
        found.append(b.DeckData(slug(deck.name), title, stacks, False, True, not wrong, wrong, note, seat))
    return found


COUNTER: Final = "counter"
"""Choice of a bot's set: one drawn to beat the player's."""


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
    fitting = [
        deck.stacks
        for deck in game.decks
        if not game.problems(deck.stacks, options or {}) and fits(game, deck.stacks, seat)
    ]
    if not fitting and (against is None or not fits(game, against, seat)):
        raise Denied(400, "no-fitting-deck")
    stacks: Sequence[Sequence[str]] = fitting[seed % len(fitting)] if fitting else against or ()
    return [list(stack) for stack in stacks]


def seat_of(game: Game, stacks: Sequence[Sequence[str]]) -> int | None:
    """The seat that a set has to take; None where it may take any."""
    return game.seat_of(Deck("", game.id, tuple(tuple(stack) for stack in stacks)))


def fits(game: Game, stacks: Sequence[Sequence[str]], seat: int | None) -> bool:
    """Whether a set may be played at a seat; None: at any."""
    return seat is None or seat_of(game, stacks) in (None, seat)


class Shelf:
    """Where guests keep their sets."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def all(
        self, game: Game, guest: Guest | None, lang: str, options: Mapping[str, Any] | None = None
    ) -> list[b.DeckData]:
        """The bundled sets, then the guest's own, newest first, judged under these options."""
        found = bundled(game, lang, options)
        if guest is not None:
            query = (
                select(db.decks)
                .where((db.decks.c.guest == guest.id) & (db.decks.c.game == game.id))
                .order_by(db.decks.c.updated.desc())
            )
            found += [self._own(game, row, lang, options) for row in await self._store.read(query)]
        return found

    async def one(self, game: Game, guest: Guest | None, deck: str, lang: str) -> b.DeckData:
        """A set by its id. Raises Denied."""
        for known in bundled(game, lang):
            if known.id == deck:
                return known
        return self._own(game, await self._row(game, guest, deck), lang)

    async def add(self, game: Game, guest: Guest, body: b.DeckBody, lang: str) -> b.DeckData:
        """Keep a new set. Raises Denied."""
        most = self._settings.limits.decks_a_guest
        counted = await self._store.read(select(func.count().label("n")).where(db.decks.c.guest == guest.id))
        if counted[0]["n"] >= most:
            raise Denied(409, "many-decks", most)
        now = time.time()
        row = {
            "id": new_id(),
            "guest": guest.id,
            "game": game.id,
            "name": named(body.name),
            "stacks": keyed(game, body.stacks),
            "created": now,
            "updated": now,
        }
        await self._store.write(insert(db.decks).values(**row))
        return self._own(game, row, lang)

    async def change(self, game: Game, guest: Guest, deck: str, body: b.DeckBody, lang: str) -> b.DeckData:
        """Keep a set in another form. Raises Denied."""
        row = dict(await self._row(game, guest, deck))
        row |= {"name": named(body.name), "stacks": keyed(game, body.stacks), "updated": time.time()}
        values = {name: row[name] for name in ("name", "stacks", "updated")}
        await self._store.write(update(db.decks).where(db.decks.c.id == deck).values(**values))
        return self._own(game, row, lang)

    async def drop(self, game: Game, guest: Guest, deck: str) -> None:
        """Forget a set. Raises Denied."""
        await self._row(game, guest, deck)
        await self._store.write(delete(db.decks).where(db.decks.c.id == deck))

    async def playable(
        self,
        game: Game,
        guest: Guest,
        choice: str | list[list[str]] | None,
        lang: str,
        options: Mapping[str, Any],
        against: Any = None,
        seat: int | None = None,
        draws: int = 0,
    ) -> list[list[str]]:
        """The stacks of a chosen set: None draws one, for each number `draws` another one, COUNTER one that beats
        `against`. Raises Denied for a bad one, or one that can't be played at `seat`.

        `against` is given only where the chooser owns that set as well: looking at another's would tell hidden cards.
        """
        if choice is None:
            more = (draws,) if draws else ()
            return drawn(game, self._settings.draw("set", game.id, against, *more), options, against, seat)
        if choice == COUNTER and against is not None and game.draws:
            beaten = Deck("", game.id, tuple(tuple(stack) for stack in against))
            found = await asyncio.to_thread(counter_deck, game.id, beaten, self._settings.draw("counter", against))
            return [list(stack) for stack in found.stacks]
        stacks = keyed(game, choice) if isinstance(choice, list) else (await self.one(game, guest, choice, lang)).stacks
        wrong = problems_of(game, stacks, lang, options)
        if wrong:
            first = wrong[0]
            where = f"stack {first.stack}" if first.stack else None
            raise Denied(400, "bad-deck", message=first.text, rule=first.rule, where=where)
        if not fits(game, stacks, seat):
            raise Denied(400, "wrong-side")
        return stacks

    async def _row(self, game: Game, guest: Guest | None, deck: str) -> Mapping[str, Any]:
        if any(known.id == deck for known in bundled(game, "en")):
            raise Denied(403, "bundled-deck")
        mine = (
            (db.decks.c.id == deck) & (db.decks.c.guest == (guest.id if guest else "")) & (db.decks.c.game == game.id)
        )
        found = await self._store.read(select(db.decks).where(mine))
        if not found:
            raise Denied(404, "no-deck")
        return found[0]

    def _own(
        self, game: Game, row: Mapping[str, Any], lang: str, options: Mapping[str, Any] | None = None
    ) -> b.DeckData:
        wrong = problems_of(game, row["stacks"], lang, options)
        seat = seat_of(game, row["stacks"])
        return b.DeckData(row["id"], row["name"], row["stacks"], True, False, not wrong, wrong, "", seat)


def named(name: str) -> str:
    """A set's name as it is kept. Raises Denied."""
    try:
        return clean_name(name, LONGEST_NAME)
    except BadName as wrong:
        raise Denied(400, wrong.code, LONGEST_NAME) from None


def keyed(game: Game, stacks: Sequence[Sequence[str]]) -> list[list[str]]:
    """Stacks with card keys where the names are known, in any language; the others stay as they are."""
    face = face_of(game.id)
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
            return b.DeckJudged([], [b.ProblemData("", str(wrong))])
        stacks = [list(stack) for stack in deck.stacks]
    else:
        raise Denied(400, "bad-request", "stacks | text")
    return b.DeckJudged(stacks, problems_of(game, stacks, lang, options))


def as_text(game: Game, deck: b.DeckData, lang: str) -> str:
    """A set in the game's written form, with the cards' names in a language. Raises Denied."""
    face = face_of(game.id)
    written = Deck(deck.name, game.id, tuple(tuple(stack) for stack in deck.stacks))
    try:
        return game.write_deck(written, lambda key: face.name(key, lang))
    except DeckError as wrong:
        raise Denied(400, "bad-deck", message=str(wrong)) from None
