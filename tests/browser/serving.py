"""The server of the browser tests: the one that everybody starts, with quick bots and luck that follows from a seed.
With a third word, "chance", nobody chooses its luck; with "invited" one comes in by invitation; with "newer" it is
another edition with other pages."""

from __future__ import annotations

import re
import shutil
import sys
from dataclasses import replace
from pathlib import Path

from stolik.server.lobby import present
from stolik.server.routes import pages
from stolik.server.run import serve
from stolik.server.settings import Rate, Start
from stolik.server.sources import settings_for

SEED = 7
GAMES = 20
"""A deck is tried in seconds."""


def renew(folder: Path) -> None:
    """Serve the pages as another build would call them, and another edition."""
    shutil.copytree(pages.STATIC, folder)
    script = next((folder / "assets").glob("index-*.js"))
    named = script.name, re.sub("-.{8}", "-Newer123", script.name)
    script.rename(script.with_name(named[1]))
    for page in (folder / "index.html", folder / "offline.js"):
        page.write_text(page.read_text("utf-8").replace(*named), "utf-8")
    pages.STATIC = folder  # type: ignore[misc]
    pages.edition = lambda: "newer"


if __name__ == "__main__":
    present.GRACE = 0.0  # the people of one test are not there in the next
    usual = settings_for("127.0.0.1")
    limits = replace(usual.limits, messages=Rate(1000, 1000), gauntlet_games=GAMES)
    settings = replace(usual, limits=limits, seed=None if "chance" in sys.argv[3:] else SEED, bot_pause=0.05)
    if "invited" in sys.argv[3:]:
        settings = replace(settings, registration="invited")
    # Settings of one's own: openid_issuer=http://...
    settings = replace(settings, **dict(word.split("=", 1) for word in sys.argv[3:] if "=" in word))
    if "newer" in sys.argv[3:]:
        renew(Path(sys.argv[2]).with_name("pages"))
    serve(Start(port=int(sys.argv[1]), data=sys.argv[2]), settings, quiet=True)
