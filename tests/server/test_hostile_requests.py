"""Malformed requests and frames at a real server (benchmarks/fuzz.py sends a million, beside a neighbour)."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from .conftest import Running

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


@pytest.mark.parametrize("seed", [1, 2])
async def test_what_is_malformed_is_refused_and_breaks_nothing(
    shared: Running, seed: int, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    import fuzz

    async with httpx.AsyncClient(timeout=60) as http:
        known = await fuzz.Known.of(http, shared.address)
    seen = fuzz.Seen()
    left = iter(range(250))
    strangers = [
        fuzz.Stranger(shared.line.getsockname()[1], fuzz.Attacks(random.Random(f"{seed} {n}"), known), seen)
        for n in range(4)
    ]
    await asyncio.gather(*(stranger.run(left, 1e18) for stranger in strangers))
    assert seen.faults == [] and seen.silent == []
    assert seen.statuses["200"] > 10 and seen.statuses["400"] > 10
    assert [row.getMessage() for row in caplog.records if row.levelno >= logging.ERROR] == []
