"""Whom I don't hear or meet: /api/muted; what a host is to look at: /api/reports; how I stand here: /api/standing."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

from stolik.server.guests import Guest
from stolik.server.manners_bodies import Caution, MuteBody, Muted, ReportBody, Standing

from .accounts import accounts_of
from .common import Asked, delete, get, house_of, post

Id = Annotated[str, Parameter(min_length=1, max_length=24)]


@get("/api/muted", summary="Whom I don't hear in own words, and whom I don't meet.")
async def read_muted(request: Asked, guest: Guest) -> list[Muted]:
    """The last first."""
    return await house_of(request).manners.list(guest)


@post("/api/muted", summary="Hear somebody no more in own words, here and at every table; or meet them neither.")
async def mute(request: Asked, guest: Guest, data: MuteBody) -> Muted:
    """They are told nothing of it."""
    return await house_of(request).manners.mute(guest, data, data.block)


@delete("/api/muted/{muted:str}", summary="Hear and meet somebody again.")
async def unmute(request: Asked, guest: Guest, muted: Id) -> None:
    """From what they say next."""
    await house_of(request).manners.hear(guest, muted)


@post("/api/reports", summary="Ask a host to look at somebody.", status_code=204)
async def report(request: Asked, guest: Guest, data: ReportBody) -> None:
    """They are told nothing of it. The same is reported once at each table, as long as no host has looked."""
    await request.app.state.reports.make(guest, data)


@get("/api/standing", summary="What I have to read, until when I may not speak freely, and whether I am a host.")
async def read_standing(request: Asked, guest: Guest) -> Standing:
    """Asked by every page."""
    sanctions, deeds = house_of(request).sanctions, request.app.state.deeds
    cautions = [
        Caution(one["id"], one["reason"], one["words"], one["at"]) for one in await sanctions.warnings(guest.id)
    ]
    accounts = accounts_of(request)
    sign_in = accounts.available and not guest.bot and not await accounts.is_account(guest.id)
    return Standing(cautions, await sanctions.silenced(guest.id), await deeds.is_host(guest.id), sign_in)


@post("/api/standing/{caution:str}", summary="I have read this warning.", status_code=204)
async def acknowledge(request: Asked, guest: Guest, caution: Id) -> None:
    """Nothing happens where there is none."""
    await house_of(request).sanctions.acknowledge(guest.id, caution)


ROUTES = [read_muted, mute, unmute, report, read_standing, acknowledge]
