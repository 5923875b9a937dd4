"""Games that are over elsewhere: a link that says who played, and the one page that others may frame."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from stolik.server.guard import FRAMED_CSP
from stolik.server.routes.pages import STATIC

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the pages are not built")


async def page(player: Any, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=player.address) as stranger:
        answer = await stranger.get(path, headers=headers)
    assert answer.status_code == 200
    return answer


@pytest.fixture
async def over(two: Any, start: Any) -> Any:
    """A game of somebody whose name is no markup."""
    running = start()

    async def play(**more: Any) -> Any:
        game = await two(at=running, **more)
        await game.a.http.patch("/api/session", json={"name": 'A"<b>&'})
        await game.one.ask("concede")
        return game

    return play


@pytest.mark.parametrize("coding", ["gzip", "identity"])
async def test_a_link_to_a_game_says_who_played_it(over: Any, coding: str) -> None:
    game = await over()
    answer = await page(game.a, f"/replay/{game.table}", **{"Accept-Encoding": coding, "Accept-Language": "en"})
    assert "<title>A&quot;&lt;b&gt;&amp; – Bolek · Token Battle – Stolik</title>" in answer.text
    assert '<meta property="og:title" content="A&quot;&lt;b&gt;&amp; – Bolek · Token Battle">' in answer.text
    assert "<b>" not in answer.text.partition("</head>")[0]


@pytest.mark.parametrize("path", ["/replay/nowhere", "/embed/" + "x" * 300, "/replay/%00"])
async def test_of_no_game_it_says_nothing(people: Any, path: str) -> None:
    assert "<title>Stolik</title>" in (await page(await people(), path)).text


async def test_of_a_game_that_may_not_be_watched_or_runs_it_says_nothing(over: Any, two: Any) -> None:
    hidden, running = await over(spectators=False), await two()
    for game in (hidden, running):
        assert "<title>Stolik</title>" in (await page(game.b, f"/replay/{game.table}")).text


async def test_that_page_alone_may_be_framed(over: Any) -> None:
    game = await over()
    framed = await page(game.a, f"/embed/{game.table}")
    assert framed.headers["content-security-policy"] == FRAMED_CSP and "frame-ancestors *" in FRAMED_CSP
    assert "x-frame-options" not in framed.headers
    for path in (
        "/",
        f"/replay/{game.table}",
        f"/table/{game.table}",
        "/embed",
        f"/embed/{game.table}/more",
        "/account",
    ):
        other = await page(game.a, path)
        assert "frame-ancestors 'none'" in other.headers["content-security-policy"]
        assert other.headers["x-frame-options"] == "DENY"


async def test_what_is_framed_reads_what_a_stranger_may_and_makes_no_guest(over: Any) -> None:
    game, hidden = await over(), await over(spectators=False)
    async with httpx.AsyncClient(base_url=game.a.address) as stranger:
        shown = await stranger.get(f"/api/tables/{game.table}/replay")
        refused = await stranger.get(f"/api/tables/{hidden.table}/replay")
        await stranger.get(f"/embed/{game.table}")
    assert (shown.status_code, refused.status_code, dict(stranger.cookies)) == (200, 403, {})
