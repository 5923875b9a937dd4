"""The pages: the built web client, and a page of ours that lists the addresses of the API."""

from __future__ import annotations

import gzip
import html
import mimetypes
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, get

from stolik.server.denied import Denied
from stolik.server.edition import edition
from stolik.server.guard import FRAMED_CSP, OFFLINE_CSP, WORKER_CSP
from stolik.server.guests import first_lang
from stolik.server.library import Page
from stolik.server.schema import schema
from stolik.server.store import Away, StoreError

from .common import Asked, house_of, library_of

STATIC: Final = Path(__file__).resolve().parents[1] / "static"
HASHED: Final = re.compile(r"-[A-Za-z0-9_-]{8}\.[a-z0-9]+$")
OF_PYTHON: Final = re.compile(r"pyodide-[0-9.]+")
"""The folder of one version of Python in WebAssembly, which never changes either."""
WORKER: Final = "anew.worker-"
"""How the name of the script begins that runs it."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = ("application/json", "application/manifest+json", "application/wasm", "image/svg+xml")
"""What is sent packed beside text."""
LONGEST_ID: Final = 24
"""Of a table."""
LONGEST_NAME: Final = 500
"""Of a file of the built pages."""
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Stolik</title>
<h1>The web pages are not built yet</h1>
<p>Run <code>python3 scripts/do.py web</code> in the folder of the sources, then load this page again.</p></html>"""


@lru_cache(maxsize=256)
def _file(path: Path, changed: int, packed: bool) -> bytes:
    content = path.read_bytes()
    return gzip.compress(content, 6, mtime=0) if packed else content


async def _send(request: Asked, path: Path, cache: str) -> Response[bytes]:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = (kind.startswith("text/") or kind in PACKED) and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if path.name.startswith(WORKER):
        headers["Content-Security-Policy"] = WORKER_CSP
    if packed:
        headers["Content-Encoding"] = "gzip"
    content = await library_of(request).once(_file, path, path.stat().st_mtime_ns, packed)
    return Response(content, headers=headers, media_type=kind)


def _built(name: str) -> Path | None:
    """The file of the built pages that an address names, or None: no system has a file whose name holds a NUL or is as
    long as the address may be."""
    if len(name) > LONGEST_NAME:  # each of its parts would be looked for on the disk
        return None
    try:
        found = (STATIC / name.lstrip("/")).resolve()
        hidden = any(part.startswith(".") for part in found.parts[len(STATIC.parts) :])
        return found if found.is_relative_to(STATIC) and not hidden and found.is_file() else None
    except (OSError, ValueError):
        return None


def _is_for_ever(path: Path) -> bool:
    folder = path.parent
    if folder.name == "assets":
        return HASHED.search(path.name) is not None
    return folder.parent.name == "assets" and OF_PYTHON.fullmatch(folder.name) is not None


@get("/static/{path:path}", include_in_schema=False)
async def read_static(request: Asked, path: str) -> Response[bytes]:
    """A file of the built pages; one with a hash in its name never changes."""
    found = _built(path)
    if found is None:
        raise Denied(404, "not-found")
    return await _send(request, found, FOR_EVER if _is_for_ever(found) else "no-cache")


@get("/offline.js", include_in_schema=False)
async def read_offline(request: Asked) -> Response[bytes]:
    """The script that keeps pages for when there is no connection, with the edition that it keeps them of: another
    edition is another script, and so browsers take it in place of the old one."""
    found = _built("offline.js")
    if found is None:
        raise Denied(404, "not-found")
    library = library_of(request)
    script = await library.once(_file, found, found.stat().st_mtime_ns, False)
    head = f'self.EDITION="{await library.get(edition)}";\n'
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": OFFLINE_CSP}
    return Response(head.encode() + script, headers=headers, media_type="text/javascript")


@get(["/", "/{path:path}"], include_in_schema=False)
async def read_page(request: Asked, path: str = "/") -> Response[Any]:
    """The page of the client, which knows its own addresses; files at the top beside it."""
    parts = path.strip("/").split("/")
    if parts[0] in ("api", "ws", "static"):
        raise Denied(404, "not-found")
    if len(parts) == 1 and parts[0] and (found := _built(parts[0])) is not None:
        return await _send(request, found, "no-cache")
    page = STATIC / "index.html"
    if not page.is_file():
        return Response(NOT_BUILT, status_code=503, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})
    if len(parts) == 2 and parts[0] in TITLED:
        return await _titled(request, page, parts[0], parts[1])
    return await _send(request, page, "no-cache")


TITLED: Final = ("replay", "embed")
"""Pages of one game that is over: a link to it says elsewhere who played it."""
TITLE: Final = b"<title>Stolik</title>"


async def _titled(request: Asked, page: Path, kind: str, table: str) -> Response[bytes]:
    """The page with the title of a game that anybody may look at, also for those who read links and run no script."""
    lang = first_lang(request.headers.get("accept-language", ""))
    try:
        title = await house_of(request).profiles.title_of(table, lang) if len(table) <= LONGEST_ID else None
    except (Away, StoreError):
        title = None  # the page says by itself that nothing is to be had
    sent = await _send(request, page, "no-cache")
    headers = dict(sent.headers)
    headers["Vary"] = "Accept-Encoding, Accept-Language"
    if kind == "embed":
        headers["Content-Security-Policy"] = FRAMED_CSP
    content = sent.content
    if title is not None:
        told = html.escape(title)
        metas = {"og:title": told, "og:type": "website", "og:site_name": "Stolik"}
        head = "".join(f'<meta property="{name}" content="{value}">' for name, value in metas.items())
        plain = await library_of(request).once(_file, page, page.stat().st_mtime_ns, False)
        content = plain.replace(TITLE, f"<title>{told} – Stolik</title>{head}".encode(), 1)
        if headers.get("Content-Encoding") == "gzip":
            content = gzip.compress(content, 6, mtime=0)
    return Response(content, headers=headers, media_type="text/html")


def openapi_of(app: Litestar) -> bytes:
    """The API as OpenAPI, as it is sent."""
    return msgspec.json.encode(app.openapi_schema.to_schema())


def protocol() -> bytes:
    """Every frame and body as JSON Schema, as it is sent."""
    return msgspec.json.encode(schema())


def addresses_of(app: Litestar) -> bytes:
    """The addresses of the API on one page, with nothing from elsewhere."""
    rows = []
    for path, item in sorted(app.openapi_schema.to_schema()["paths"].items()):
        for method, operation in item.items():
            words = html.escape(str(operation.get("summary", "")))
            rows.append(f"<tr><td>{method.upper()}<td><code>{html.escape(path)}</code><td>{words}")
    page = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Stolik: API</title><h1>Stolik: the API</h1>'
        '<p>As data: <a href="/api/openapi.json">OpenAPI</a>, and the frames of the socket and all bodies as '
        '<a href="/api/protocol.json">JSON Schema</a>.<table>' + "\n".join(rows) + "</table></html>"
    )
    return page.encode()


def prepared(app: Litestar) -> Iterator[Page]:
    """All that is made beforehand."""
    yield openapi_of, (app,)
    yield protocol, ()
    yield addresses_of, (app,)
    yield edition, ()
    for path in sorted(STATIC.rglob("*")):
        if path.suffix in TYPES and path.suffix != ".woff2":
            yield _file, (path, path.stat().st_mtime_ns, True)


@get("/api/openapi.json", include_in_schema=False)
async def read_openapi(request: Asked) -> Response[bytes]:
    """The API as OpenAPI."""
    return Response(await library_of(request).get(openapi_of, request.app), media_type=MediaType.JSON)


@get("/api/protocol.json", include_in_schema=False)
async def read_protocol(request: Asked) -> Response[bytes]:
    """Every frame and body as JSON Schema."""
    return Response(await library_of(request).get(protocol), media_type=MediaType.JSON)


@get("/api/schema", include_in_schema=False)
async def read_schema_page(request: Asked) -> Response[bytes]:
    """The addresses of the API on one page."""
    return Response(await library_of(request).get(addresses_of, request.app), media_type=MediaType.HTML)


ROUTES = [read_openapi, read_protocol, read_schema_page, read_static, read_offline, read_page]
