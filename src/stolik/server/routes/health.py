"""/health: whether the house is well, in a word, for whoever watches it from outside. The host's own form, with what is
ill, is at the inner address."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, get

from stolik.server.health import Health

from .common import Asked


@get("/health", include_in_schema=False)
async def read_health(request: Asked) -> Response[bytes]:
    """ok, or ill with 503."""
    health: Health = request.app.state.health
    ill = any((await health.look()).values())
    said = msgspec.json.encode({"status": "ill" if ill else "ok"}) + b"\n"  # on a terminal it is a line
    headers = {"Cache-Control": "no-store"}
    return Response(said, media_type=MediaType.JSON, status_code=503 if ill else 200, headers=headers)


ROUTES = [read_health]
