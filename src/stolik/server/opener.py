"""How tables come to be: as a guest orders them, from a drawing, from a position of a game that is over, once more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from stolik.game import Game
from stolik.kernel.decision import Seat
from stolik.lessons.guided import guided
from stolik.scenarios.table import load

from . import bodies as b
from .dealing import Dealing
from .delay import LATE
from .denied import Denied
from .faces import face_of
from .guests import BadName, Guest, clean_name
from .history import History
from .judging import allowed, drawn, game_of, seat_of
from .ladders import RATED, ladder_of
from .packing import at_table
from .packs import Packs
from .registry import Offered, Registry
from .rivals import Rivalry
from .room import Room, Sitting, nobody
from .seating import check_for_two, name_of_bot, ordered, own_name
from .settings import Settings
from .shelf import Shelf

Options = dict[str, int | bool | str]
LONGEST_NOTE = 60
"""Letters of what a host says of an open table."""
BOT = "bot:"
"""What the name of a computer player has before it where an opponent is ordered."""


class Opener:
    """Opens tables. Whoever has too many of them is refused."""

    def __init__(self, registry: Registry, dealing: Dealing, shelf: Shelf, packs: Packs, settings: Settings) -> None:
        self._registry = registry
        self._dealing = dealing
        self._shelf = shelf
        self._packs = packs
        self._settings = settings

    async def open(self, guest: Guest, body: b.TableBody, lang: str) -> b.TableMade:
        """A table as it was ordered. Raises Denied."""
        await self._registry.quotas.table(guest.id)
        if isinstance(body.scenario, str):
            return await self._drawing(guest, body.scenario, lang)
        if isinstance(body.guided, str):
            return await self._guided(guest, game_of(body.guided), lang)
        if not isinstance(body.game, str):
            raise Denied(400, "bad-request", "game")
        game = game_of(body.game)
        if isinstance(body.seats, list):
            return await self._seats(guest, game, body, body.seats, lang)
        if not isinstance(body.opponent, str):
            raise Denied(400, "bad-request", "opponent | seats")
        return await self._duel(guest, game, body, body.opponent, lang)

    async def host(
        self,
        guest: Guest,
        name: str,
        choice: b.DeckChoice,
        settings: dict[str, Any],
        lang: str,
        seal: str | None = None,
    ) -> b.TableMade:
        """A table of a game for two that waits for the other player. Raises Denied."""
        await self._registry.quotas.table(guest.id)
        game = game_of(name)
        check_for_two(game)
        allowed(game, settings["options"])
        deck = await self._shelf.playable(game, guest, choice, lang, settings["options"])
        return await self._wait(guest, game, settings, Sitting(guest.id, None, guest.name, deck, seal))

    async def _duel(self, guest: Guest, game: Game, body: b.TableBody, opponent: str, lang: str) -> b.TableMade:
        """A table with one opponent."""
        check_for_two(game)
        options: Options = dict(allowed(game, body.options))
        deck = await self._shelf.playable(game, guest, body.deck, lang, options)
        settings = ordered_settings(game, options, body, [opponent])
        mine = Sitting(guest.id, None, guest.name, deck, body.seal)
        if opponent == "friend":
            return await self._wait(guest, game, settings, mine, self._offered(guest, body))
        game, _ = await self._packs.over(guest, game, [deck])
        seat = seat_of(game, deck)
        across = None if seat is None else 1 - seat
        rivalry = Rivalry(body.rival, (deck,))
        other = await self._shelf.playable(game, guest, body.other_deck, lang, options, deck, across, rivalry=rivalry)
        sittings = [mine, opponent_of(game, opponent, guest, other, lang)]
        if seat == 1:
            sittings.reverse()
        game, brought = await self._over(guest, game, sittings)
        return await self._begin(guest, kind_of(opponent), game, settings, sittings, brought)

    async def _over(self, guest: Guest, game: Game, sittings: Sequence[Sitting]) -> tuple[Game, Any]:
        """The game over the cards of a guest's packs that lie in these decks, and what the table keeps of them."""
        game, carried = await self._packs.over(guest, game, [sitting.deck for sitting in sittings])
        return game, at_table(game, carried)

    async def _begin(
        self, guest: Guest, kind: str, game: Game, settings: dict[str, Any], sittings: list[Sitting], brought: Any
    ) -> b.TableMade:
        """A table at which everybody sits: it is dealt now, or once its players' browsers have added their parts."""
        options = settings["options"]
        if self._dealing.shared(sittings):
            return await self._registry.seal(
                guest,
                kind,
                game.id,
                settings,
                sittings,
                lambda table: self._dealing.seal(table, game, sittings, options),
                brought,
            )
        match = self._dealing.deal(game, sittings, options)
        return await self._registry.start(guest, kind, match, settings, sittings, brought=brought)

    def _offered(self, guest: Guest, body: b.TableBody) -> Offered | None:
        """To whom a table is open, as it was ordered. Raises Denied."""
        offer = body.offer
        if offer is None:
            return None
        lasting = body.clock is not None and body.clock.days > 0
        return Offered(guest.id, tuple(offer.langs or [guest.lang]), noted(offer.note), lasting)

    async def _wait(
        self, guest: Guest, game: Game, settings: dict[str, Any], mine: Sitting, offered: Offered | None = None
    ) -> b.TableMade:
        """A table that waits for a second player, who will sit at the other seat."""
        options = settings["options"]
        game, brought = await self._over(guest, game, [mine])
        seat = None if mine.deck is None else seat_of(game, mine.deck)
        other = mine.deck if seat is None else drawn(game, 0, options, seat=1 - seat)
        decks, sittings = [mine.deck, other], [mine, nobody()]
        if seat == 1:
            decks.reverse()
            sittings.reverse()
        self._dealing.check(game, decks, options)
        return await self._registry.invite(guest, game.id, settings, sittings, brought=brought, offered=offered)

    async def _seats(
        self, guest: Guest, game: Game, body: b.TableBody, seats: Sequence[b.SeatBody], lang: str
    ) -> b.TableMade:
        """A table of which each seat was ordered."""
        mine = ordered(game, seats)
        options: Options = dict(allowed(game, body.options))
        decks = await self._sets(guest, game, body, seats, mine[0], lang)
        sittings: list[Sitting] = []
        for n, seat in enumerate(seats):
            if seat.who == "friend":
                sittings.append(nobody())
                continue
            bot = None if seat.who == "me" else seat.who.removeprefix(BOT)
            before = sum(other.bot == bot and not other.free for other in sittings)
            name = own_name(guest.name, before) if bot is None else name_of_bot(bot, before, lang)
            first = bot is None and n == mine[0]
            seal = body.seal if first else None
            sittings.append(Sitting(guest.id if bot is None else None, bot, name, decks[n], seal))
        settings = ordered_settings(game, options, body, [seat.who for n, seat in enumerate(seats) if n != mine[0]])
        game, brought = await self._over(guest, game, sittings)
        if any(sitting.free for sitting in sittings):
            self._dealing.check(game, decks, options)
            offered = self._offered(guest, body)
            return await self._registry.invite(guest, game.id, settings, sittings, brought=brought, offered=offered)
        kind = "hotseat" if len(mine) == game.seats else "bot"
        return await self._begin(guest, kind, game, settings, sittings, brought)

    async def _sets(
        self, guest: Guest, game: Game, body: b.TableBody, seats: Sequence[b.SeatBody], me: Seat, lang: str
    ) -> list[list[list[str]]]:
        """The set at each seat: first those of my side, so that those of the others can be a match for them. A friend
        brings one later; until then some set lies there. Raises Denied."""
        options = body.options
        found: dict[Seat, list[list[str]]] = {}

        def known(side: int) -> tuple[list[list[str]], ...]:
            return tuple(deck for n, deck in found.items() if game.sides[n] == side and seats[n].who != "friend")

        for n in sorted(range(game.seats), key=lambda n: game.sides[n] != game.sides[me]):
            if seats[n].who == "friend":
                found[n] = drawn(game, n, options, seat=n)
                continue
            across = game.sides[n] != game.sides[me]
            rivalry = Rivalry(body.rival, known(game.sides[me]), known(game.sides[n])) if across else None
            found[n] = await self._shelf.playable(
                game, guest, seats[n].deck, lang, options, seat=n, draws=n, rivalry=rivalry
            )
            game, _ = await self._packs.over(guest, game, found.values())
        return [found[n] for n in range(game.seats)]

    async def _drawing(self, guest: Guest, name: str, lang: str) -> b.TableMade:
        """A drawn position, at one screen; `name` is "game/id"."""
        game_id, _, scenario = name.partition("/")
        game = game_of(game_id)
        found = next((known for known in load(game.id) if known.id == scenario), None)
        if found is None:
            raise Denied(404, "no-scenario")
        match = found.match(self._settings.draw("scenario", name))
        match.record.names = face_of(game.id).seats(match.names, lang)
        sittings = [Sitting(guest.id, None, seat_name, None) for seat_name in match.names]
        shown = {"scenario": name, "rules": list(found.rules)}
        settings = {**settings_of({}), "drawn": shown}
        return await self._registry.start(guest, "hotseat", match, settings, sittings)

    async def _guided(self, guest: Guest, game: Game, lang: str) -> b.TableMade:
        """The guided first game of a game: the guest at the learner's seat, its bot at all others."""
        found = guided(game.id)
        if found is None:
            raise Denied(404, "no-lesson")
        match = found.match(self._settings.draw("guided", guest.id))
        sittings: list[Sitting] = []
        for seat in range(game.seats):
            if seat == found.seat:
                sittings.append(Sitting(guest.id, None, guest.name, None))
                continue
            before = sum(one.bot is not None for one in sittings)
            sittings.append(Sitting(None, found.bot, name_of_bot(found.bot, before, lang), None))
        match.record.names = tuple(one.name for one in sittings)
        return await self._registry.start(guest, "bot", match, {**settings_of({}), "guided": True}, sittings)

    async def branch(self, room: Room, history: History, guest: Guest, body: b.BranchBody, lang: str) -> b.TableMade:
        """Play on from a position of a game that is over. Raises Denied."""
        await self._registry.quotas.table(guest.id)
        match = history.match
        if body.at > match.turn:
            raise Denied(404, "no-position")
        game = match.game
        seat = room.seat_of(guest.id) or 0
        parent = {"table": room.id, "n": body.at}
        mine = Sitting(guest.id, None, guest.name, None)
        if body.opponent == "friend":
            sittings = [mine if n == seat else nobody() for n in range(game.seats)]
            start = self._dealing.branch(match, body.at, [guest.name] * game.seats).record.to_data()
            return await self._registry.invite(
                guest, game.id, settings_of({}), sittings, start, parent, room.row.brought
            )
        others = iter([opponent_of(game, body.opponent, guest, None, lang, n) for n in range(1, game.seats)])
        sittings = [mine if n == seat else next(others) for n in range(game.seats)]
        started = self._dealing.branch(match, body.at, [sitting.name for sitting in sittings])
        if started.outcome is not None:
            raise Denied(404, "no-position")
        return await self._registry.start(
            guest, kind_of(body.opponent), started, settings_of({}), sittings, parent, room.row.brought
        )

    async def rematch(self, room: Room, seals: Mapping[str, str]) -> str:
        """Another table with the seats swapped, unless decks belong to seats; the same sets and settings; its id.
        `seals` are those that the guests' browsers brought for it. Raises Denied."""
        before = room.row
        if any(sitting.free for sitting in before.sittings):
            raise Denied(409, "seat-left")
        assert room.history is not None
        old = room.history.match
        game = old.game
        seated = [replace(one, seal=None if one.guest is None else seals.get(one.guest)) for one in before.sittings]
        # Where a deck belongs to a seat, its player keeps it.
        placed = any(one.deck is not None and seat_of(game, one.deck) is not None for one in before.sittings)
        sittings = seated if placed else seated[::-1]
        owner = next(sitting for sitting in sittings if sitting.guest is not None)
        host = Guest(owner.guest or "", owner.name, "en", "system")
        await self._registry.quotas.table(host.id)
        if old.record.state is not None or any(sitting.deck is None for sitting in sittings):
            # A drawn or branched position is played again as it was.
            sittings = seated
            match = self._dealing.again(old, [sitting.name for sitting in sittings])
        elif self._dealing.shared(sittings):
            return (await self._begin(host, before.kind, game, before.settings, sittings, before.brought)).id
        else:
            match = self._dealing.deal(game, sittings, before.settings["options"], old)
        made = await self._registry.start(host, before.kind, match, before.settings, sittings, brought=before.brought)
        return made.id


def settings_of(
    options: Mapping[str, Any],
    clock: b.ClockBody | None = None,
    spectators: bool = False,
    rated: bool = False,
    late: int = 0,
) -> dict[str, Any]:
    """What a table keeps of how it was ordered."""
    settings: dict[str, Any] = {"options": options, "clock": clock_data(clock), "spectators": spectators}
    if late:
        settings[LATE] = late
    return {**settings, RATED: True} if rated else settings


def clock_data(clock: b.ClockBody | None) -> dict[str, float] | None:
    """What a table keeps of its clock: minutes and increment, or days."""
    if clock is None:
        return None
    return {"days": clock.days} if clock.days else {"minutes": clock.minutes, "increment": clock.increment}


def ordered_settings(game: Game, options: Options, body: b.TableBody, others: Sequence[str]) -> dict[str, Any]:
    """The same, of a table with these at the other seats ("friend", "hotseat", "me", "bot:..."). Raises Denied where it
    is to count and can't."""
    if body.rated:
        countable(game, options, body.clock, others)
    return settings_of(options, body.clock, body.spectators, body.rated, body.late)


def countable(game: Game, options: Mapping[str, Any], clock: b.ClockBody | None, others: Sequence[str]) -> str:
    """The ladder on which a game counts; `others` are as in `ordered_settings`. Raises Denied where it can't count."""
    ladder = ladder_of(game, options)
    if ladder is None:
        raise Denied(400, "rated-options", where="options")
    if any(one in ("hotseat", "me") for one in others):
        raise Denied(400, "rated-alone", where="seats")
    if clock is None and "friend" in others:
        raise Denied(400, "rated-clock", where="clock")
    return ladder


def noted(note: str) -> str:
    """A line of a guest's own, as it is kept: one line, without invisible characters. Raises Denied."""
    if not note.strip():
        return ""
    try:
        return clean_name(note, LONGEST_NOTE)
    except BadName:
        raise Denied(400, "bad-request", "note") from None


def kind_of(opponent: str) -> str:
    """What sort of table it is, by the opponent that was ordered: "hotseat", "bot"."""
    return opponent.partition(":")[0]


def opponent_of(game: Game, opponent: str, guest: Guest, deck: Any, lang: str, before: int = 1) -> Sitting:
    """Who sits across, as the one after `before` others: a bot, or the guest again, at one screen. Raises Denied."""
    if opponent == "hotseat":
        return Sitting(guest.id, None, own_name(guest.name, before), deck)
    bot = opponent.removeprefix(BOT)
    if bot not in game.bots:
        raise Denied(400, "no-bot")
    return Sitting(None, bot, name_of_bot(bot, before - 1, lang), deck)
