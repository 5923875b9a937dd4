"""How long a person waits for the computer at a table in the browser: from an answer of theirs to their next question.

    python benchmarks/pacing.py --seeds 1 2 3 --speeds calm brisk instant
    python benchmarks/pacing.py --game pokemon --bot greedy --answers 60

A server of its own, as everybody starts it but for the seed, and a Chromium without a window that does some lit thing
whenever it is asked. A wait counts where the computer acted in it. With each go: how many attacks of the computer's it
had, and how often the sentence of the slip was another one. Needs the Chromium of the system, and playwright.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

# Behind what is installed: a compiled Stolik is measured where there is one.
sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from playwright.sync_api import Page, sync_playwright

SPEEDS = ("calm", "brisk", "instant")
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
DECKS = {"star-wars": ("red-squadron", "iron-fleet")}

WATCH = """
(() => {
  const seen = (window.pacing = { waits: [], now: null, seat: null });
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.t === "state") seen.seat = frame.d.seat;
        if (frame.t !== "move" || seen.now === null) return;
        const by = frame.d.log.at(-1)?.seat ?? seen.seat;
        seen.now.moves += by === seen.seat ? 0 : 1;
        seen.now.attacks += frame.d.events.filter((e) => e.e === "AttackDeclared" && e.seat !== seen.seat).length;
      });
    }
  };
  const look = () => {
    const table = document.querySelector(".table[data-stands]");
    if (!table) return;
    const said = document.querySelector(".prompt h2")?.textContent.trim() ?? "";
    if (seen.now !== null && said !== seen.now.said) {
      seen.now.said = said;
      seen.now.changes += 1;
    }
    const asked = table.dataset.stands === "asked" || table.dataset.stands === "over";
    if (asked && seen.now !== null) {
      seen.waits.push({ ...seen.now, ms: performance.now() - seen.now.from });
      seen.now = null;
    } else if (!asked && seen.now === null) {
      seen.now = { from: performance.now(), said, changes: 0, attacks: 0, moves: 0 };
    }
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, all);
})();
"""
"""Put into the page before its own scripts: notes each wait as it ends."""

ACT = """
(n) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const off = (one) => one.disabled || one.ariaDisabled === "true";
  const go = all(".prompt .btn.go")[0];
  const verbs = all(".prompt .verbs .btn");
  const things = all(".longfan .lit, .cloth .lit, .tray .lit");
  const last = verbs.filter((one) => /^[PE]$/.test(one.querySelector("kbd")?.textContent ?? ""));
  if (go && !off(go)) go.click();
  else if (last.length > 0 && n % 5 === 4) last[0].click();
  else if (verbs.length > last.length) verbs[0].click();
  else if (things.length > 0) things[n % things.length].click();
  else if (verbs.length > 0) verbs[0].click();
  else all(".prompt .acts .btn")[0]?.click();
}
"""
"""Does some lit thing; now and then ends a step."""


@dataclass(frozen=True)
class Go:
    """One wait: how long, in milliseconds, over how many attacks, and how often the slip said something else."""

    ms: float
    attacks: int
    changes: int


def serve(port: int, data: str, seed: int) -> None:
    """The server that everybody starts, with luck from a seed."""
    from dataclasses import replace

    from stolik.server.run import serve as run
    from stolik.server.settings import Rate, Start
    from stolik.server.sources import settings_for

    usual = settings_for("127.0.0.1")
    limits = replace(usual.limits, messages=Rate(1000, 1000))
    run(Start(port=port, data=data), replace(usual, limits=limits, seed=seed), quiet=True)


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def played(game: str, bot: str, seed: int, speed: str, answers: int, seconds: float, width: int) -> list[Go]:
    """The waits of one game, or of its first `answers` answers, or of the first `seconds`."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        run = [sys.executable, __file__, "--serve", str(port), data, str(seed)]
        server = subprocess.Popen(run, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            return _played(f"http://127.0.0.1:{port}", game, bot, speed, answers, seconds, width)
        finally:
            server.terminate()
            server.wait()


def _played(url: str, game: str, bot: str, speed: str, answers: int, seconds: float, width: int) -> list[Go]:
    _await(url)
    root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as play:
        browser = os.environ.get("STOLIK_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
        chromium = play.chromium.launch(executable_path=browser, args=["--disable-gpu", *root])
        context = chromium.new_context(base_url=url, viewport={"width": width, "height": 900})
        page = context.new_page()
        page.add_init_script(WATCH)
        page.add_init_script(f"localStorage.setItem('stolik.speed', {json.dumps(speed)})")
        assert page.request.get("/api/session").ok
        order: dict[str, Any] = {"game": game, "opponent": f"bot:{bot}", "deck": None}
        if game in DECKS:
            order["deck"], order["other_deck"] = DECKS[game]
        made = page.request.post("/api/tables", headers={"X-Stolik": "1"}, data=order)
        assert made.ok, made.text()
        page.goto(made.json()["path"])
        found = _play(page, answers, seconds)
        context.close()
        chromium.close()
    return [Go(one["ms"], one["attacks"], one["changes"]) for one in found if one["moves"]]


def _play(page: Page, answers: int, seconds: float) -> list[Any]:
    until = time.monotonic() + seconds
    page.wait_for_selector(".table[data-stands=asked]")
    n = 0
    while time.monotonic() < until and n < answers:
        page.wait_for_selector(".table:is([data-stands=asked], [data-stands=over])[data-asking='0']", timeout=180_000)
        if page.locator(".table[data-stands=over]").count():
            break
        page.evaluate(ACT, n)
        n += 1
        page.wait_for_timeout(20)
    return list(page.evaluate("pacing.waits"))


def _await(url: str) -> None:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            direct.open(url, timeout=10).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def figures(goes: list[Go]) -> dict[str, float]:
    """Of all waits, and of those in which the computer attacked: median, nine tenths, longest (seconds)."""
    found: dict[str, float] = {}
    for name, some in (("all", goes), ("with attacks", [go for go in goes if go.attacks])):
        times = sorted(go.ms / 1000 for go in some) or [0.0]
        found[f"{name}: waits"] = len(some)
        found[f"{name}: median, s"] = round(median(times), 2)
        found[f"{name}: p90, s"] = round(times[min(len(times) - 1, int(0.9 * len(times)))], 2)
        found[f"{name}: longest, s"] = round(times[-1], 2)
    attacks = sum(go.attacks for go in goes)
    found["attacks of the computer"] = attacks
    found["seconds an attack"] = round(sum(go.ms for go in goes if go.attacks) / 1000 / max(1, attacks), 2)
    found["slip changes in a wait, median"] = median([go.changes for go in goes] or [0])
    found["slip changes in a wait, most"] = max((go.changes for go in goes), default=0)
    return found


def main() -> int:
    if sys.argv[1:2] == ["--serve"]:
        serve(int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="star-wars")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--speeds", nargs="+", choices=SPEEDS, default=list(SPEEDS))
    parser.add_argument("--answers", type=int, default=150, help="clicks a game, at most")
    parser.add_argument("--seconds", type=float, default=300, help="a game is watched for no longer")
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    told: dict[str, dict[str, float]] = {}
    for speed in given.speeds:
        goes: list[Go] = []
        for seed in given.seeds:
            goes += played(given.game, given.bot, seed, speed, given.answers, given.seconds, given.width)
        told[speed] = figures(goes)
        if not given.json:
            print(f"{given.game}, bot {given.bot}, speed {speed}, seeds {given.seeds}")
            for name, value in told[speed].items():
                print(f"  {name:34} {value:8g}")
    if given.json:
        print(json.dumps(told))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
