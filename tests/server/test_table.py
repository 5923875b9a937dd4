"""A game over the socket, from the first frame to the last."""

from __future__ import annotations

from typing import Any


async def test_a_game_against_a_bot_is_played_to_its_end(people: Any) -> None:
    player = await people("Ala")
    made = await player.table("bot:greedy", options={"turn_limit": 12})
    async with player.at(made["id"]) as line:
        while not any(frame["t"] == "end" for frame in line.frames):
            if line.asked:
                await line.ask("answer", v=line.v, picks=[0])
            await line.hear("move", "end")
        end = line.frames[-1]["d"]["outcome"]
        assert end["rule"] == "TB-END-3" and end["kind"] == "rules" and end["text"]
        moves = [frame for frame in line.frames if frame["t"] == "move"]
        assert [frame["v"] for frame in moves] == list(range(line.frames[0]["v"] + 1, 13))
        assert moves[-1]["d"]["view"]["outcome"]["rule"] == "TB-END-3"


async def test_two_people_see_the_same_board_and_not_the_same_cards(two: Any) -> None:
    game = await two()
    await game.lay(3)
    one, two_ = game.one.view, game.two.view
    assert one["owner"] == two_["owner"] and one["scores"] == two_["scores"]
    assert one["seat"] == 0 and two_["seat"] == 1
    assert all(card >= 0 for stack in one["stacks"][0] for card in stack)
    assert any(card == -1 for stack in one["stacks"][1] for card in stack)
    assert [one["decision"] is None, two_["decision"] is None].count(True) == 1
