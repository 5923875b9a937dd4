"""/health: whether the house is well, in a word, for whoever watches it from outside. The host's own form, with what is
ill, is at the inner address."""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from stolik.server.health import Health

from .common import Asked


@get("/health", include_in_schema=False)
async def read_health(request: Asked) -> Response[dict[str, Any]]:
    """ok, or ill with 503."""
    health: Health = request.app.state.health
    ill = any((await health.look()).values())
    headers = {"Cache-Control": "no-store"}
    return Response({"status": "ill" if ill else "ok"}, status_code=503 if ill else 200, headers=headers)


ROUTES = [read_health]
