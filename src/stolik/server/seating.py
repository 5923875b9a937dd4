"""Who may sit where: at several seats only a whole team, or everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.game import Game
from stolik.kernel.decision import Seat
from stolik.text.words import bot_name, bot_own_name

from . import bodies as b
from .denied import Denied

TWO: Final = 2
"""Seats of a game with one opponent."""


def check_for_two(game: Game) -> None:
    """Whether one opponent is all that this game needs. Raises Denied."""
    if game.seats != TWO:
        raise Denied(400, "no-seat", game.seats, where="seats")


def has_teams(game: Game) -> bool:
    """Whether somebody has a partner."""
    return len(set(game.sides)) < game.seats


def one_team(game: Game, seats: Sequence[Seat]) -> bool:
    """Whether these seats are all of one side."""
    return len({game.sides[seat] for seat in seats}) == 1


def own_name(name: str, before: int) -> str:
    """What somebody is called at a seat who has `before` others at this table."""
    return f"{name} ({before + 1})" if before else name


def name_of_bot(bot: str, before: int, lang: str) -> str:
    """What a bot is called that has `before` others of its kind at this table: by an own name where there is one, else
    by how it plays."""
    return bot_own_name(bot, before, lang) or own_name(bot_name(bot, lang), before)


def ordered(game: Game, seats: Sequence[b.SeatBody]) -> list[Seat]:
    """The seats of whoever orders this table, who may have one, both of a team, or all. Raises Denied."""
    if len(seats) != game.seats:
        raise Denied(400, "no-seat", game.seats, where="seats")
    mine = [n for n, seat in enumerate(seats) if seat.who == "me"]
    if not mine:
        raise Denied(400, "not-there", where="seats")
    if len(mine) < game.seats and not one_team(game, mine):
        raise Denied(400, "both-teams", where="seats")
    for n, seat in enumerate(seats):
        if seat.who == "friend" and seat.deck is not None:
            raise Denied(400, "their-set", n + 1, where="seats")
        if seat.who.startswith("bot:") and seat.who.removeprefix("bot:") not in game.bots:
            raise Denied(400, "no-bot", where="seats")
    return mine
