"""Games, their cards and sets: /api/games."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response
from litestar.response import Stream

from stolik.catalog import GAMES, loadable
from stolik.game import Game
from stolik.lessons.lesson import load as load_lessons
from stolik.scenarios.table import load as load_scenarios
from stolik.server import bodies as b
from stolik.server import gauntlet_bodies as gb
from stolik.server import jobs, judging
from stolik.server.denied import Denied
from stolik.server.engine import engine_of
from stolik.server.faces import face_of
from stolik.server.guests import Guest
from stolik.server.library import Page
from stolik.server.protocol import LANGS, Lang
from stolik.text import words

from .common import Asked, asker, delete, get, house_of, library_of, post, put, told_as_read, while_here

log = logging.getLogger("stolik")


def game_info(name: str, lang: str) -> b.GameInfo:
    """A game in the words of a language. Raises Denied."""
    game = judging.game_of(name)
    options = [_option(option, lang, game) for option in game.options]
    bots = [b.BotInfo(bot, words.bot_name(bot, lang), game.bot_note(bot, lang)) for bot in game.bots]
    return b.GameInfo(
        game.id,
        game.spoken.name(lang),
        game.seats,
        options,
        bots,
        game.words.line(lang),
        face_of(game.id).drawn,
        game.prefix,
        game.draws,
        game.decked,
        list(game.sides),
        len(load_lessons(game.id)),
        game.spoken.guide(lang) is not None,
        bool(game.packs_of or game.card_files),
    )


def _option(option: Any, lang: str, game: Game) -> b.OptionInfo:
    whole = option.kind == "int"
    choices = [b.ChoiceInfo(value, game.spoken.choice_label(option.key, value, lang)) for value in option.choices]
    return b.OptionInfo(
        option.key,
        option.kind,
        option.lowest if whole else None,
        option.highest if whole else None,
        choices or None,
        option.default,
        game.spoken.option_label(option.key, lang),
        game.spoken.option_help(option.key, lang),
    )


@cache
def told_game(name: str, lang: str) -> bytes:
    """A game as it is sent; nothing for one from another package that can't be described, which the log says."""
    try:
        return msgspec.json.encode(game_info(name, lang))
    except Exception:
        if name in GAMES:
            raise
        log.exception("the game %r can't be shown on the pages", name)
        return b""


@cache
def told_cards(name: str, lang: str) -> bytes:
    """The cards of a game in the words of a language, as they are sent."""
    return msgspec.json.encode(face_of(name).collection(lang))


def pages() -> Iterator[Page]:
    """All that is made beforehand."""
    for lang in LANGS:
        for game in loadable():
            yield told_game, (game, lang)
    for game in loadable():
        yield load_scenarios, (game,)
        for lang in LANGS:
            yield told_cards, (game, lang)
            yield judging.titled, (game, lang)


@get("/api/games", summary="The games that can be played here.")
async def read_games(request: Asked, tongue: Lang, lang: str | None = None) -> Response[list[b.GameInfo]]:
    """All of them. One from another package that can't be described is told in the log and left out."""
    library = library_of(request)
    found = [await library.get(told_game, game, tongue) for game in loadable()]
    body: Any = b"[" + b",".join(filter(None, found)) + b"]"
    return Response(body, media_type=MediaType.JSON)


@get("/api/games/{game:str}/cards", summary="The cards of a game, and its words.")
async def read_cards(request: Asked, game: str, tongue: Lang, lang: str | None = None) -> Response[b.Cards]:
    """Names and texts in the language."""
    body: Any = await library_of(request).get(told_cards, judging.game_of(game).id, tongue)
    return Response(body, media_type=MediaType.JSON)


@get("/api/games/{game:str}/engine", summary="The engine and a game's rules as an archive, to play records anew with.")
async def read_engine(request: Asked, game: str) -> Response[bytes]:
    """Files of Python that need its standard library only (ZIP)."""
    body = await library_of(request).get(engine_of, judging.game_of(game).id)
    return Response(body, media_type="application/zip")


@get("/api/games/{game:str}/decks", summary="The sets of a game: the bundled ones and mine.")
async def read_decks(
    request: Asked,
    game: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    options: str | None = None,
) -> list[b.DeckData]:
    """All of them, judged under the settings that `options` gives as a JSON object."""
    found = judging.game_of(game)
    await library_of(request).get(judging.titled, found.id, tongue)
    return await house_of(request).shelf.all(found, visitor, tongue, _given(found, options), asker(request, visitor))


def _given(game: Game, options: str | None) -> Mapping[str, Any]:
    """Settings that stand in an address. Raises Denied."""
    try:
        return judging.allowed(game, msgspec.json.decode(options or "{}", type=b.OptionValues))
    except msgspec.DecodeError as wrong:
        raise Denied(400, "bad-request", wrong) from None


@post("/api/games/{game:str}/decks", summary="Keep a set; one that can't be played yet is a draft.")
async def add_deck(request: Asked, game: str, guest: Guest, tongue: Lang, data: b.DeckBody) -> b.DeckData:
    """The set as it is kept."""
    return await house_of(request).shelf.add(judging.game_of(game), guest, data, tongue)


@put("/api/games/{game:str}/decks/{deck:str}", summary="Change a set of mine.")
async def change_deck(request: Asked, game: str, deck: str, guest: Guest, tongue: Lang, data: b.DeckBody) -> b.DeckData:
    """The set as it is kept."""
    return await house_of(request).shelf.change(judging.game_of(game), guest, deck, data, tongue)


@delete("/api/games/{game:str}/decks/{deck:str}", summary="Forget a set of mine.")
async def drop_deck(request: Asked, game: str, deck: str, guest: Guest) -> None:
    """Nothing."""
    await house_of(request).shelf.drop(judging.game_of(game), guest, deck)


@post("/api/games/{game:str}/decks/check", summary="Judge a set: stacks, or text.")
async def check_deck(request: Asked, game: str, visitor: Guest | None, tongue: Lang, data: b.DeckCheck) -> b.DeckJudged:
    """What keeps it from being played."""
    found, asked, house = judging.game_of(game), msgspec.json.encode(data), house_of(request)
    held = [card for stack in data.stacks for card in stack] if isinstance(data.stacks, list) else None
    cards = await house.packs.cards(visitor, found, held)
    key = (found.id, asked, tongue, hash(cards))
    return await while_here(
        request, house.workers.ask(asker(request, visitor), jobs.judge, found.id, data, tongue, cards, key=key)
    )


@post("/api/games/{game:str}/decks/gauntlet", summary="How a set does against the bundled ones, played by bots.")
async def try_deck(request: Asked, game: str, guest: Guest, tongue: Lang, data: gb.GauntletBody) -> Stream:
    """Lines of JSON, each a GauntletLine, as games are played. It ends when whoever asked goes away; a guest has one
    set tried at a time."""
    lines = house_of(request).gauntlets.run(guest, judging.game_of(game), data, tongue)
    return await told_as_read(
        lines,
        while_here(request, anext(lines)),
        lambda error: gb.GauntletLine("ended", error=error),
        tongue,
        {"Cache-Control": "no-store"},
    )


@post("/api/games/{game:str}/decks/random", summary="A set by chance.")
async def draw_deck(request: Asked, game: str, visitor: Guest | None, data: b.Empty | None = None) -> b.DeckDrawn:
    """It is not kept."""
    found, seed = judging.game_of(game).id, secrets.randbits(53)
    work = house_of(request).workers.ask(asker(request, visitor), jobs.draw, found, seed)
    return b.DeckDrawn("", await while_here(request, work))


@get(
    "/api/games/{game:str}/decks/{deck:str}/text",
    summary="A set in its written form.",
    media_type=MediaType.TEXT,
)
async def read_deck_text(
    request: Asked, game: str, deck: str, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> Response[str]:
    """Plain text."""
    found, house = judging.game_of(game), house_of(request)
    known = await house.shelf.one(found, visitor, deck, tongue)
    cards = await house.packs.cards(visitor, found, [card for stack in known.stacks for card in stack])
    text = await house.workers.ask(asker(request, visitor), jobs.write, found.id, known, tongue, cards)
    return Response(text, media_type=MediaType.TEXT)


ROUTES = [
    read_games,
    read_cards,
    read_engine,
    read_decks,
    add_deck,
    change_deck,
    drop_deck,
    check_deck,
    try_deck,
    draw_deck,
    read_deck_text,
]
