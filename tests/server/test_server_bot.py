"""examples/server_bot.py as somebody runs it: a script on its own, at a real server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "server_bot.py"


async def script(
    player: Any, folder: Path, *words: str, change: tuple[str, str] = ("", "")
) -> asyncio.subprocess.Process:
    """The script in a folder of its own, which sees nothing of Stolik."""
    alone, text = folder / "server_bot.py", SCRIPT.read_text("utf-8")
    assert change[0] in text
    alone.write_text(text.replace(*change) if change[0] else text, "utf-8")
    return await asyncio.create_subprocess_exec(
        sys.executable, "-I", "-S", alone, player.address, *words,
        cwd=folder, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def ended(child: asyncio.subprocess.Process) -> tuple[int, str, str]:
    out, err = await asyncio.wait_for(child.communicate(), 120)
    assert child.returncode is not None
    return child.returncode, out.decode(), err.decode()


@pytest.mark.parametrize("game", ["token-battle", "pokemon", "pokemon-2v2", "star-wars"])
async def test_it_makes_itself_a_token_and_plays_to_the_end(people: Any, tmp_path: Path, game: str) -> None:
    player = await people("Ala")
    words = ("--name", f"chance-{game}", "--against", "bot:random", "--game", game, "--seed", "1", "--minutes", "20")
    code, out, err = await ended(await script(player, tmp_path, *words))
    token, end = out.splitlines()
    assert (code, err) == (0, "") and token.startswith("token: stolik_")
    assert end.split(": ")[1].split()[0] in ("won", "lost", "drawn") and "time" not in end


async def test_who_would_think_too_long_plans_with_its_clock(people: Any, tmp_path: Path) -> None:
    """Ten seconds for each answer it would like, and has six for the game."""
    player = await people("Ala")
    made = await player.post("/api/token", {"name": "thinker"})
    words = ("--token", made["token"], "--against", "bot:random", "--minutes", "0.1", "--pause", "10", "--seed", "2")
    _, out, err = await ended(await script(player, tmp_path, *words))
    assert "TB-END" in out and err == ""


async def test_whose_clock_runs_out_has_lost_and_is_told(people: Any, tmp_path: Path) -> None:
    """Somebody's own `choose`, which takes no notice of its time."""
    player = await people("Ala")
    words = ("--name", "late", "--against", "bot:random", "--minutes", "0.01", "--games", "2")
    child = await script(player, tmp_path, *words, change=("    time.sleep(seconds)", "    time.sleep(1.0)"))
    code, out, err = await ended(child)
    assert (code, err) == (0, "") and [line.split(": ")[1] for line in out.splitlines()[1:]] == ["lost (time)"] * 2


async def test_it_takes_a_challenge_and_an_invitation(people: Any, tmp_path: Path) -> None:
    player = await people("Ala")
    made = await player.post("/api/token", {"name": "listener"})
    child = await script(player, tmp_path, "--token", made["token"], "--games", "1")
    for _ in range(600):
        answer = await player.http.post("/api/challenge/listener", json={"options": {"turn_limit": 6}})
        if answer.status_code == 200:
            break
        await asyncio.sleep(0.05)
    await resigned(player)
    assert (await ended(child))[1].splitlines()[0] == "challenged by Ala"
    table = await player.post("/api/tables", {"game": "token-battle", "opponent": "friend"})
    child = await script(player, tmp_path, "--token", made["token"], "--join", table["invite"])
    await resigned(player)
    assert (await ended(child))[1] == f"{table['id']}: won (resign)\n"


async def resigned(player: Any) -> None:
    """Give up the game that runs, as soon as it does."""
    for _ in range(600):
        running = [table for table in await player.get("/api/tables") if table["status"] == "running"]
        if running:
            await player.post(f"/api/bot/game/{running[0]['id']}/resign")
            return
        await asyncio.sleep(0.05)
    raise AssertionError("no game runs")


async def test_what_the_server_refuses_is_said_in_its_words(people: Any, tmp_path: Path) -> None:
    player = await people("Ala")
    code, out, err = await ended(await script(player, tmp_path, "--token", "stolik_wrong"))
    assert (code, out, err.count("\n")) == (1, "", 1) and err.startswith("server_bot: ")
    command = ("--name", "x-1", "--against", "bot:cmd")
    code, _, err = await ended(await script(player, tmp_path, *command))
    assert code == 1 and "bot" in err and "Traceback" not in err
