"""The application: routes, the house behind them, the guard before them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig

from stolik import __version__

from .guard import Guard, Rates
from .guests import Guests
from .house import House
from .routes import bots, games, lobby, pages, replays, rules, sessions, socket
from .routes.common import HANDLERS, provide_guest, provide_tongue, provide_visit, provide_visitor
from .settings import Settings
from .store import Store

log = logging.getLogger("stolik.server")


def make_app(settings: Settings, folder: Path | None = None, address: str = "") -> Guard:
    """The whole server as an ASGI application, over the data in `folder` (None: a temporary one).

    `address` is what another start in the same folder is told. The store opens with the application's start; it raises
    StoreError then.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(folder)
        store.note_address(address)
        app.state.store = store
        app.state.guests = Guests(store, settings.session_days)
        app.state.house = House(store, settings)
        try:
            yield
        finally:
            await app.state.house.close()
            await store.close()

    rooms = (sessions, games, lobby, rules, replays, bots, socket, pages)
    app = Litestar(
        route_handlers=[route for room in rooms for route in room.ROUTES],
        dependencies={
            "visit": Provide(provide_visit),
            "guest": Provide(provide_guest),
            "visitor": Provide(provide_visitor),
            "tongue": Provide(provide_tongue),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan],
        state=State(
            {"settings": settings, "new_sessions": Rates(settings.limits.sessions), "sockets": socket.Sockets()}
        ),
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig("Stolik", __version__, use_handler_docstrings=True, path="/api/unused"),
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings)
