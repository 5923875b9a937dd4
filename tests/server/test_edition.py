"""What browsers keep pages of: the edition of the server, and the script that keeps them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stolik.server.edition import edition, edition_of
from stolik.server.guard import OFFLINE_CSP
from stolik.server.routes import pages


def test_another_file_another_name_and_another_word_are_another_edition() -> None:
    files = (("a", b"1"), ("b", b"2"))
    others = ((("a", b"1"),), (("a", b"1"), ("c", b"2")), (("a", b"1"), ("b", b"3")), (("a", b""), ("1b", b"2")))
    assert len({edition_of(files), *map(edition_of, others)}) == 5
    assert edition_of(files) == edition_of(files[::-1])


def test_a_built_file_is_known_by_its_name() -> None:
    name = "stolik/server/static/assets/index-Ab12Cd34.js"
    assert edition_of(((name, b"1"),)) == edition_of(((name, b"2"),)) != edition_of(((name + "x", b"1"),))


async def test_the_script_says_its_edition_and_may_do_nothing_but_ask_this_server(
    people: Any, monkeypatch: Any, tmp_path: Path
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "offline.js").write_text("go()")
    answer = await (await people()).http.get("/offline.js")
    assert answer.text == f'self.EDITION="{edition()}";\ngo()'
    assert answer.headers["content-security-policy"] == OFFLINE_CSP == "default-src 'none'; connect-src 'self'"
    assert answer.headers["cache-control"] == "no-cache"
