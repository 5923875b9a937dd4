"""How people, ratings and tables are said in the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.server.bodies import ClockBody
from stolik.server.ladders import Standing
from stolik.server.summaries import called

from .frames import RatingData, Somebody


def rating_data(standing: Standing) -> RatingData:
    """A rating on the wire."""
    rating = standing.rating
    return RatingData(rating.points, rating.spread, standing.games, standing.provisional)


def clock_of(settings: Mapping[str, Any]) -> ClockBody | None:
    """The clock of a table's settings."""
    told = settings.get("clock")
    return None if told is None else ClockBody(**told)


def somebody(seat: Mapping[str, Any], lang: str, standing: Standing | None) -> Somebody:
    """Who sits at a seat, by its row."""
    rating = None if standing is None else rating_data(standing)
    return Somebody(seat["guest"] or "", called(seat, lang), seat["bot"] or "", rating)
