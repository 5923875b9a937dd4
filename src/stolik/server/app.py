"""The application: routes, the house behind them, the guard before them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig

from stolik import __version__

from .accounts import Accounts
from .admission import Admission
from .deeds import Deeds
from .fellows import Fellows
from .finished import fill
from .guard import Guard, Rates
from .guests import Guests, Visit
from .health import Health, of_processes, of_store, of_workers
from .house import House
from .inner import Inner
from .library import Library
from .measures import Measures
from .openid.provider import Provider
from .openid.signing import Signing
from .passes import Passes
from .pulse import Pulse
from .reports import Reports
from .retention import keep_clean
from .routes import accounts as account_routes
from .routes import (
    bots,
    games,
    health,
    host,
    lessons,
    lobby,
    manners,
    notices,
    openid,
    packs,
    pages,
    people,
    profiles,
    puzzles,
    replays,
    rules,
    sessions,
    socket,
    studies,
    tournaments,
)
from .routes.common import HANDLERS, provide_guest, provide_tongue, provide_visit, provide_visitor
from .routes.lines import Sockets
from .settings import Settings, Start
from .store import Store
from .tokens import Tokens

log = logging.getLogger("stolik.server")


def make_app(settings: Settings, folder: Path | None = None, address: str = "", start: Start | None = None) -> Guard:
    """The whole server as an ASGI application, over the data in `folder` (None: a temporary one).

    `address` is what another start in the same folder is told. `start` says whether there is an inner address, and
    whether the data are in a database that other servers share instead; with one, what takes long to make for the first
    time is made beforehand. The store opens with the application's start; it raises StoreError then.
    """

    measures = Measures()
    inner = Inner(start, measures) if start is not None and start.inner else None

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(folder, start.store if start else "")
        store.note_address(address)
        app.state.store = store
        app.state.guests = guests = Guests(store, settings.session_days)
        app.state.admission = Admission(store, guests, settings)
        app.state.tokens = tokens = Tokens(store, settings)
        fellows = await Fellows.join(app, store, start.relay, settings.lease) if start and start.store else None
        app.state.house = House(store, settings, measures, None if fellows is None else fellows.processes)
        house = app.state.house
        guests.admit = house.sanctions.admit
        app.state.reports = Reports(store, house.manners, settings.limits.reports_an_hour)
        app.state.deeds = Deeds(store, app.state.reports, guests, tokens)
        process = fellows.processes.id if fellows is not None else ""
        app.state.pulse = pulse = Pulse(store, house, measures, process, settings.limits.sockets)
        app.state.accounts = accounting = Accounts(store, guests, app.state.house, tokens)
        app.state.signing = Signing(store, Provider(settings), accounting)
        app.state.library = library = Library()
        parts = {"store": of_store(store), "workers": of_workers(app.state.house.workers)}
        if fellows is not None:
            parts["processes"] = of_processes(fellows.processes)
        app.state.health = Health(parts)
        if inner is not None:
            inner.health = app.state.health
        if fellows is not None:
            app.state.relay = fellows.relay
            await fellows.open(app.state.house, guests, tokens)
        await accounting.leaving.go_on()
        watching = [
            asyncio.create_task(_look((guests.sessions, tokens.passes), settings.ends_looked), name="ends"),
            asyncio.create_task(measures.listen(), name="measures"),
            asyncio.create_task(pulse.beat(), name="pulse"),
            asyncio.create_task(keep_clean(store, settings, app.state.house.asleep), name="clean-up"),
            asyncio.create_task(app.state.house.keep_lobby(), name="lobby"),
            asyncio.create_task(_find_older(store), name="older games"),
        ]
        if start is not None:
            beforehand = chain(games.pages(), rules.pages(), lessons.pages(), puzzles.pages(), pages.prepared(app))
            watching.append(asyncio.create_task(library.prepare(beforehand), name="library"))
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await library.close()
            if fellows is not None:
                fellows.processes.leave()
            await accounting.close()
            await app.state.house.close()
            if fellows is not None:
                await fellows.close()
            await guests.sessions.close()
            await tokens.passes.close()
            await store.close()

    rooms = (
        sessions,
        account_routes,
        openid,
        manners,
        notices,
        host,
        games,
        packs,
        lobby,
        people,
        profiles,
        tournaments,
        studies,
        rules,
        lessons,
        puzzles,
        replays,
        bots,
        socket,
        health,
        pages,
    )
    app = Litestar(
        route_handlers=[
            *(route for room in rooms for route in room.ROUTES),
            replays.long_bodies(settings.limits.record),
            packs.long_bodies(settings.limits.card_file),
        ],
        dependencies={
            "visit": Provide(provide_visit),
            "guest": Provide(provide_guest),
            "visitor": Provide(provide_visitor),
            "tongue": Provide(provide_tongue),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        state=State(
            {
                "measures": measures,
                "settings": settings,
                "new_sessions": Rates(settings.limits.sessions),
                "sockets": Sockets(),
                "relay": None,
            }
        ),
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig("Stolik", __version__, use_handler_docstrings=True, path="/api/unused"),
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, measures, inner)


async def _find_older(store: Store) -> None:
    """Games that were over before they were written down are found from now on, too."""
    try:
        await fill(store)
    except Exception:
        log.exception("older games could not be written down; the next start goes on")


async def _look(kinds: Sequence[Passes[Visit]], every: float) -> None:
    """Hear of sessions and tokens that were ended from outside."""
    while True:
        await asyncio.sleep(every)
        try:
            for kind in kinds:
                await kind.look()
        except Exception:
            log.exception("whether sessions were ended could not be read")
