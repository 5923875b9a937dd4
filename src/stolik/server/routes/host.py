"""For hosts: how the house fares, what people report, and what is done about it; /api/host."""

from __future__ import annotations

import time
from typing import Annotated

from litestar.params import Parameter

from stolik.server.deeds import Deeds
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.manners_bodies import Deed, DeedBody, HostBounds, HostPage, SaidBody, SaidToAll
from stolik.server.settings import Settings

from .common import Asked, delete, get, house_of, post

Id = Annotated[str, Parameter(min_length=1, max_length=24)]


async def deeds_of(request: Asked, guest: Guest) -> Deeds:
    """What hosts do, for one. Raises Denied: to everybody else there is nothing here."""
    deeds: Deeds = request.app.state.deeds
    if not await deeds.is_host(guest.id):
        raise Denied(404, "not-found")
    return deeds


@get("/api/host", summary="How the house fares, what waits for me, and what was done.")
async def read_page(request: Asked, guest: Guest) -> HostPage:
    """Only for hosts; to others there is nothing here."""
    deeds = await deeds_of(request, guest)
    house, state = house_of(request), request.app.state
    servers = await house.processes.count()
    ill = {name: why for name, why in (await state.health.look()).items() if why}
    return HostPage(
        servers,
        house.measures.began,
        ill,
        await state.pulse.figures(time.time(), servers),
        await state.reports.open(guest.id),
        await deeds.done(),
        _bounds(state.settings),
        await house.saying.now(),
    )


def _bounds(settings: Settings) -> HostBounds:
    limits = settings.limits
    return HostBounds(
        settings.registration,
        limits.tables_a_guest,
        limits.tables_an_hour,
        limits.finished_a_guest,
        settings.retention.finished,
        int(limits.talk.burst),
        round(1 / limits.talk.each_second, 1),
        settings.watch_delay,
        limits.packs_a_guest,
        limits.pack_bytes_a_guest,
    )


@post("/api/host/reports/{report:str}", summary="Do something about a report.")
async def do_about(request: Asked, guest: Guest, report: Id, data: DeedBody) -> Deed:
    """The report is closed by it. Nobody judges what is said of themself."""
    return await (await deeds_of(request, guest)).do(guest, report, data)


@post("/api/host/deeds/{deed:str}/back", summary="Take back what was done.")
async def take_back(request: Asked, guest: Guest, deed: Id) -> Deed:
    """Whoever of the hosts did it, but for what was done about oneself."""
    return await (await deeds_of(request, guest)).take_back(guest, deed)


@post("/api/host/said", summary="Say something to everybody.")
async def say_to_all(request: Asked, guest: Guest, data: SaidBody) -> SaidToAll:
    """It stands above each page until its time is over, in place of what was said before."""
    await deeds_of(request, guest)
    house = house_of(request)
    told = await house.saying.say(guest, data)
    house.stir()
    return told


@delete("/api/host/said", summary="Say it no more.")
async def say_no_more(request: Asked, guest: Guest) -> None:
    """Pages show it no more."""
    await deeds_of(request, guest)
    house = house_of(request)
    await house.saying.stop()
    house.stir()


ROUTES = [read_page, do_about, take_back, say_to_all, say_no_more]
