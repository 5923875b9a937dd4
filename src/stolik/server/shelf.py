"""Sets: the bundled ones, and those that guests keep. A set that can't be played yet is kept as a draft."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update

from stolik.game import Game

from . import bodies as b
from . import jobs
from . import store as db
from .denied import Denied
from .guests import BadName, Guest, clean_name, new_id
from .judging import drawn, fits, problems_of, titled
from .packs import Packs
from .rivals import Rivalry, fair
from .settings import Settings
from .store import Store
from .workers import Workers

LONGEST_NAME: Final = 40
"""Characters of a set's name."""
COUNTER: Final = "counter"
"""Choice of a bot's set: one drawn to beat the player's."""
COUNTER_SECONDS: Final = 30.0
"""It plays some thousand games."""


class Shelf:
    """Where guests keep their sets."""

    def __init__(self, store: Store, settings: Settings, workers: Workers, packs: Packs) -> None:
        self._store = store
        self._settings = settings
        self._workers = workers
        self._packs = packs

    async def all(
        self, game: Game, guest: Guest | None, lang: str, options: Mapping[str, Any] | None = None, who: str = ""
    ) -> list[b.DeckData]:
        """The bundled sets, then the guest's own, newest first, judged under these options. `who` stands for somebody
        who is no guest."""
        who = who if guest is None else guest.id
        found = list(titled(game.id, lang))
        if options:
            asked = (game.id, lang, tuple(sorted(options.items())))
            found = await self._workers.ask(who, jobs.bundled, game.id, lang, options, key=asked)
        if guest is not None:
            query = (
                select(db.decks)
                .where((db.decks.c.guest == guest.id) & (db.decks.c.game == game.id))
                .order_by(db.decks.c.updated.desc())
            )
            found += await self._judged(game, guest, await self._store.read(query), lang, options)
        return found

    async def kept(self, guest: Guest) -> tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]:
        """Name and stacks of each set of a guest's own, of all games."""
        query = select(db.decks).where(db.decks.c.guest == guest.id).order_by(db.decks.c.updated.desc())
        rows = await self._store.read(query)
        return tuple((row["name"], tuple(map(tuple, row["stacks"]))) for row in rows)

    async def one(self, game: Game, guest: Guest | None, deck: str, lang: str) -> b.DeckData:
        """A set by its id. Raises Denied."""
        for known in titled(game.id, lang):
            if known.id == deck:
                return known
        row = await self._row(game, guest, deck)
        return (await self._judged(game, guest, [row], lang))[0]

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
            "stacks": (await self._keyed(game, guest, body.stacks, lang))[0],
            "created": now,
            "updated": now,
        }
        await self._store.write(insert(db.decks).values(**row))
        return (await self._judged(game, guest, [row], lang))[0]

    async def change(self, game: Game, guest: Guest, deck: str, body: b.DeckBody, lang: str) -> b.DeckData:
        """Keep a set in another form. Raises Denied."""
        row = dict(await self._row(game, guest, deck))
        stacks, _ = await self._keyed(game, guest, body.stacks, lang)
        row |= {"name": named(body.name), "stacks": stacks, "updated": time.time()}
        values = {name: row[name] for name in ("name", "stacks", "updated")}
        await self._store.write(update(db.decks).where(db.decks.c.id == deck).values(**values))
        return (await self._judged(game, guest, [row], lang))[0]

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
        rivalry: Rivalry | None = None,
    ) -> list[list[str]]:
        """The stacks of a chosen set: None draws one, for each number `draws` another one, for an opponent in a
        `rivalry` a fair one; COUNTER one that beats `against`. Raises Denied for a bad one, or one that can't be played
        at `seat`.

        `against` is given only where the chooser owns that set as well: looking at another's would tell hidden cards.
        """
        ask = self._workers.ask
        if choice is None:
            more = (draws,) if draws else ()
            seed = self._settings.draw("set", game.id, against, *more)
            found = None if rivalry is None else fair(game, seed, options, rivalry, seat)
            if found is not None:
                return found
            if not game.draws:  # one of its own
                return drawn(game, seed, options, against, seat)
            return await ask(guest.id, jobs.draw, game.id, seed, options, against, seat)
        if choice == COUNTER and against is not None and game.draws:
            seed = self._settings.draw("counter", against)
            asked = (game.id, seed, tuple(tuple(stack) for stack in against))
            return await ask(guest.id, jobs.counter, game.id, against, seed, seconds=COUNTER_SECONDS, key=asked)
        known = None if isinstance(choice, list) else await self.one(game, guest, choice, lang)
        if known is not None and known.bundled:  # judged in no time
            stacks, wrong = known.stacks, problems_of(game, known.stacks, lang, options)
        else:
            given = choice if isinstance(choice, list) else known.stacks if known is not None else []
            stacks, wrong = await self._keyed(game, guest, given, lang, options)
        if wrong:
            first = wrong[0]
            where = f"stack {first.stack}" if first.stack else None
            raise Denied(400, "bad-deck", message=first.text, rule=first.rule, where=where)
        over, _ = await self._packs.over(guest, game, [stacks])
        if not fits(over, stacks, seat):
            raise Denied(400, "wrong-side")
        return stacks

    async def _keyed(
        self, game: Game, guest: Guest, stacks: list[list[str]], lang: str, options: Mapping[str, Any] | None = None
    ) -> tuple[list[list[str]], list[b.ProblemData]]:
        """Stacks with the keys of their cards, and what keeps them from being played. Raises Denied."""
        cards = await self._packs.cards(guest, game, _held(stacks))
        return await self._workers.ask(guest.id, jobs.wrong_with, game.id, stacks, lang, options or {}, cards)

    async def _judged(
        self,
        game: Game,
        guest: Guest | None,
        rows: Sequence[Mapping[str, Any]],
        lang: str,
        options: Mapping[str, Any] | None = None,
    ) -> list[b.DeckData]:
        """Sets that were kept, as they are shown."""
        if not rows:
            return []
        who = "" if guest is None else guest.id
        kept = [(row["id"], row["name"], row["stacks"]) for row in rows]
        changed = tuple((row["id"], row["updated"]) for row in rows)
        cards = await self._packs.cards(guest, game, [card for _, _, stacks in kept for card in _held(stacks)])
        asked = (game.id, lang, changed, tuple(sorted((options or {}).items())), hash(cards))
        return await self._workers.ask(who, jobs.shown, game.id, kept, lang, options, cards, key=asked)

    async def _row(self, game: Game, guest: Guest | None, deck: str) -> Mapping[str, Any]:
        if any(known.id == deck for known in titled(game.id, "en")):
            raise Denied(403, "bundled-deck")
        mine = (
            (db.decks.c.id == deck) & (db.decks.c.guest == (guest.id if guest else "")) & (db.decks.c.game == game.id)
        )
        found = await self._store.read(select(db.decks).where(mine))
        if not found:
            raise Denied(404, "no-deck")
        return found[0]


def _held(stacks: Sequence[Sequence[str]]) -> list[str]:
    return [card for stack in stacks for card in stack]


def named(name: str) -> str:
    """A set's name as it is kept. Raises Denied."""
    try:
        return clean_name(name, LONGEST_NAME)
    except BadName as wrong:
        raise Denied(400, wrong.code, LONGEST_NAME) from None
