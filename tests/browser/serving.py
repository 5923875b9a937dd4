"""The server of the browser tests: the one that everybody starts, with quick bots and luck that follows from a seed.
With a third word, "chance", nobody chooses its luck; with "invited" one comes in by invitation."""

from __future__ import annotations

import sys
from dataclasses import replace

from stolik.server.run import serve
from stolik.server.settings import Rate, Start
from stolik.server.sources import settings_for

SEED = 7

if __name__ == "__main__":
    usual = settings_for("127.0.0.1")
    limits = replace(usual.limits, messages=Rate(1000, 1000))
    settings = replace(usual, limits=limits, seed=None if "chance" in sys.argv[3:] else SEED, bot_pause=0.05)
    if "invited" in sys.argv[3:]:
        settings = replace(settings, registration="invited")
    serve(Start(port=int(sys.argv[1]), data=sys.argv[2]), settings, quiet=True)
