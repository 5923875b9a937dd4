"""Packs as plain data: what needs neither the store nor a guest, so that workers can do it (docs/packs.md)."""

from __future__ import annotations

import gzip
import json
from collections.abc import Container, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from stolik.catalog import BrokenGame, UnknownGame
from stolik.catalog import game as find_game
from stolik.game import Game
from stolik.kernel.codec import canonical
from stolik.kernel.replay import Brought, RecordError
from stolik.kernel.rules import SetupError
from stolik.match import brought_by
from stolik.match import over as over_cards
from stolik.packs.pack import PACK, Pack, PackCard, fingerprint_of, named, titled
from stolik.packs.reading import PackError, card_files
from stolik.packs.words import say

from . import bodies as b
from . import pack_bodies as pb
from .denied import Denied
from .faces import brought

Carried: TypeAlias = tuple[tuple[str, str, str], ...]
"""Cards of packs: each as JSON text, as its pack has it, with the fingerprint and the name of that pack."""
NONE: Final[Carried] = ()
OUTDATED: Final = "outdated"
"""Why a card of a pack can't be played that could once: this version can't hold it any more."""
SAID: Final = "said"
"""Which cards of a table do what their owner says."""


class _Key(msgspec.Struct):
    id: str


class _Head(msgspec.Struct):
    """Of a card of a pack what is said of all of them; the rest is passed over, which is quick."""

    card: _Key
    unread: list[list[str]] = []


class _Rows(msgspec.Struct):
    """The cards of a pack, as they are written."""

    cards: list[msgspec.Raw]


def indexed(text: str) -> dict[str, str]:
    """The cards of a pack by their ids, each as JSON text; none of what is no pack. They are told apart and not read:
    what it is asked in holds the server up meanwhile."""
    try:
        rows = msgspec.json.decode(text, type=_Rows).cards
        return {msgspec.json.decode(row, type=_Head).card.id: bytes(row).decode() for row in rows}
    except (ValueError, RecursionError):
        return {}


def is_stopped(card: str) -> bool:
    """Whether a card of a pack, as JSON text (`indexed`), can't be played yet."""
    return bool(msgspec.json.decode(card, type=_Head).unread)


@lru_cache(maxsize=16)
def game_over(game: Game, cards: Carried) -> Game:
    """The game over cards of packs, those as well that can't be played yet. A card that this version can't hold any
    more is left out."""
    found, stopped, origin = [], {}, {}
    for text, mark, name in cards:
        try:
            one = PackCard.from_data(json.loads(text), game)
        except (SetupError, PackError):
            continue
        found.append(one.card)
        origin[one.id] = (mark, name)
        if one.unread:
            stopped[one.id] = one.unread[0]
    return game.bringing(found, stopped, origin, proofread=True)


def said(cards: Carried) -> list[str]:
    """The ids of those that do what their owner says they do."""
    return [one["card"]["id"] for one in (json.loads(text) for text, _, _ in cards) if one.get("words")]


def own_cards(game: str, cards: Carried, lang: str) -> bytes:
    """The body that has the cards of somebody's packs, in the form of the game's collection, for their owner. It is
    packed (gzip): of thousands of cards it is a tenth, and is kept for the next time."""
    return gzip.compress(_own_cards(game, cards, lang), 1, mtime=0)


def _own_cards(game: str, cards: Carried, lang: str) -> bytes:
    over_them = game_over(find_game(game), cards)
    found = brought(over_them, lang)
    found.stopped, found.said = list(over_them.stopped), said(cards)
    return msgspec.json.encode(found)


def at_table(game: Game, carried: Carried, before: Any = None) -> dict[str, Any] | None:
    """What a table keeps of the cards that its game is over: `Brought` in data, and which of them do what their owner
    says. `before` is what it has kept until now. None where there are none."""
    found = brought_by(game)
    if found is None:
        return None
    own = [*said(carried), *(before or {}).get(SAID, ())]
    return {**found.to_data(), SAID: [one for one in dict.fromkeys(own) if one in game.brought]}


def still_held(kept: Any, held: Container[str]) -> dict[str, Any] | None:
    """What a table keeps (`at_table`) of the cards that are still `held` in a deck there; None where there are none."""
    found = Brought.from_data(kept)
    cards = tuple(card for card in found.cards if card["id"] in held)
    if not cards:
        return None
    packs = [(mark, name, tuple(one for one in ids if one in held)) for mark, name, ids in found.packs]
    left = Brought(tuple(pack for pack in packs if pack[2]), cards)
    return {**left.to_data(), SAID: [one for one in kept.get(SAID, ()) if one in held]}


def brought_in(game: Game, kept: Any, lang: str) -> b.Cards:
    """The cards of a table's game that are in no set, by what it keeps (`at_table`; None: nothing)."""
    found = brought(game, lang)
    found.said = list((kept or {}).get(SAID, ()))
    return found


def together(first: Game, second: Game, held: Container[str]) -> Game:
    """The game over the cards of both that somebody brought, of the first one those that are `held` in a deck. Raises
    Denied where a card of one id does other things in one than in the other."""
    there = {key: card for key, card in first.brought.items() if key in held}
    for key in there.keys() & second.brought.keys():
        if there[key] != second.brought[key]:
            raise Denied(409, "cards-clash", there[key].printed_name, key)
    own = first.home or first
    cards = {**second.brought, **there}
    return own.bringing(cards.values(), {**second.stopped, **first.stopped}, {**second.origin, **first.origin})


# ---- a pack


@dataclass(frozen=True)
class Written:
    """A pack as it is kept, and what is said of it beside."""

    data: str
    game: str
    name: str
    source: str
    since: str
    fingerprint: str
    cards: int
    playable: int


def written(pack: Pack, game: Game) -> Written:
    """A pack as it is kept."""
    return _as_kept(pack.to_data(game), pack.read)


class Lying:
    """A pack as it lies in the store, of which only those cards are read that are asked for: reading all of a large
    one takes seconds."""

    def __init__(self, text: str) -> None:
        """Raises Denied for what is no pack."""
        with _no_pack_refused():
            self._data = json.loads(text)
            self.game = find_game(self._data["game"])
            self.head = Pack.from_data({**self._data, "cards": []}, self.game)
            self.rows: list[dict[str, Any]] = self._data["cards"]
            self._places = {one["card"]["id"]: n for n, one in enumerate(self.rows)}

    def card(self, key: str) -> PackCard | None:
        """The card of this id; None where there is none. Raises Denied for one that can't be held any more."""
        n = self._places.get(key)
        if n is None:
            return None
        with _no_pack_refused():
            return PackCard.from_data(self.rows[n], self.game)

    def put(self, card: PackCard) -> None:
        """Another card in the place of that with its id."""
        self.rows[self._places[card.id]] = card.to_data(self.game)

    def written(self, **changed: Any) -> Written:
        """The pack as it is kept, with its cards as they are now."""
        with _no_pack_refused():
            mark = fingerprint_of((one["card"], not one.get("unread")) for one in self.rows)
            data = {**self._data, **changed, "fingerprint": mark, "cards": self.rows}
            return _as_kept(data, sum(not one.get("unread") for one in self.rows))


@contextmanager
def _no_pack_refused() -> Iterator[None]:
    try:
        yield
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, UnknownGame, BrokenGame) as wrong:
        raise Denied(409, "bad-pack", str(wrong)[:200] or type(wrong).__name__) from None


def _as_kept(data: Mapping[str, Any], playable: int) -> Written:
    text = json.dumps(data, ensure_ascii=False).encode("utf-8", "replace").decode()
    about = (data["game"], data["name"], named(data["source"]), data["since"], data["fingerprint"])
    return Written(text, *about, len(data["cards"]), playable)


def renamed(text: str, name: str) -> Written:
    """A pack by another name."""
    return Lying(text).written(name=name)


class _Heads(msgspec.Struct):
    """Of a pack what is said of all its cards; the rest of them is passed over, which is quick."""

    game: str
    cards: list[_Head]


def _rows(text: str) -> tuple[dict[str, Any], list[msgspec.Raw]]:
    """What a pack says beside its cards, and those as they are written."""
    head = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    rows = msgspec.json.decode(head.pop("cards"), type=list[msgspec.Raw])
    return {key: msgspec.json.decode(value) for key, value in head.items()}, rows


def cards_of(text: str, show: pb.Show, first: int, most: int) -> tuple[list[pb.PackCard], list[pb.PackLeft], list[str]]:
    """What is shown of a pack: of the cards that are meant those from `first` on, at most so many, with what stopped
    them; what of its file is no card; and the ids of all its cards. No more is read than is shown."""
    with _no_pack_refused():
        heads = msgspec.json.decode(text, type=_Heads)
        game = find_game(heads.game)
        stopped = [n for n, one in enumerate(heads.cards) if one.unread]
        playable = [n for n, one in enumerate(heads.cards) if not one.unread]
        meant = {"all": [*stopped, *playable], "stopped": stopped, "playable": playable}[show]
        about, rows = _rows(text)
        left = Pack.from_data({**about, "cards": []}, game).left
        cards = [_shown(game, msgspec.json.decode(rows[n])) for n in meant[first : first + most]]
    return cards, [pb.PackLeft(one.place, one.why) for one in left], [one.card.id for one in heads.cards]


def card_of(text: str, key: str, lang: str) -> bytes:
    """The body that has one card of a pack (PackCardShown). Raises Denied."""
    with _no_pack_refused():
        heads = msgspec.json.decode(text, type=_Heads)
        n = next((n for n, one in enumerate(heads.cards) if one.card.id == key), None)
        if n is None:
            raise Denied(404, "no-pack-card")
        row = bytes(_rows(text)[1][n]).decode()
        shown = _shown(find_game(heads.game), json.loads(row))
    found = msgspec.json.decode(_own_cards(heads.game, ((row, "", ""),), lang), type=dict[str, msgspec.Raw])
    return msgspec.json.encode({"card": shown, "cards": found})


def _shown(game: Game, row: dict[str, Any]) -> pb.PackCard:
    """A card of a pack as its owner is shown it. One that this version can't hold says so."""
    card, stops = row["card"], [pb.PackStop(*bad) for bad in row.get("unread", ())]
    try:
        name = str(PackCard.from_data(row, game).card.printed_name)
    except SetupError as wrong:
        name, stops = str(card.get("name", card["id"])), [pb.PackStop("", str(wrong)[:200], OUTDATED)]
    words = [pb.PackWords(place, text) for place, text, *_ in row.get("words", ())]
    return pb.PackCard(card["id"], name, not stops, card["id"] in game.pool, stops, words)


def shared(text: str) -> str:
    """A pack for somebody else, as JSON: what its cards are and do. Nothing in it is printed on a card, nor the owner's
    words; what can't be read yet is left out. Raises Denied where nothing is left."""
    lying = Lying(text)
    lying.rows = [{"card": one["card"]} for one in lying.rows if not one.get("unread")]
    if not lying.rows:
        raise Denied(409, "nothing-shared")
    return lying.written(id="", left=[], bundled=[]).data


def is_shared(content: bytes) -> bool:
    """Whether a file is a pack that somebody shared, and no card file."""
    return content[:200].lstrip().startswith(b"{") and f'"{PACK}"'.encode() in content[:200]


def received(content: bytes, source: str, since: str, most: int) -> Written:
    """A pack that somebody shared, as it is kept. Raises Denied."""
    try:
        data = json.loads(content)
        game = find_game(data["game"])
        if game.packs_of:
            raise ValueError(f"cards of {game.id} come in packs of {game.packs_of}")
        if len(data["cards"]) > most:
            raise Denied(409, "many-pack-cards", most)
        pack = Pack.from_data({**data, "id": "", "source": "", "since": "", "left": [], "bundled": []}, game)
        cards = tuple(replace(one, words=()) for one in pack.cards if one.playable and one.id not in game.pool)
        if len({one.id for one in cards}) != len(cards):
            raise ValueError("several of its cards have one id")
    except RecursionError:
        raise Denied(400, "bad-pack", "lists and objects lie too deep in each other") from None
    except (ValueError, KeyError, TypeError, UnknownGame, BrokenGame) as wrong:
        raise Denied(400, "bad-pack", str(wrong)[:200] or type(wrong).__name__) from None
    if not cards:
        raise Denied(400, "bad-pack", "there is no card in it that isn't here already")
    kept = replace(pack, name=named(pack.name) or titled(source), source=source, since=since, cards=cards)
    return written(kept, game)


def said_of(text: str, card: str, place: str, words: str, reading: int | None) -> tuple[pb.PackSaid, Written | None]:
    """What comes of an owner's words for a place of a card, and the pack with them, where they read. Raises Denied."""
    lying = Lying(text)
    home = card_files(lying.game)
    known = lying.card(card)
    if home is None or known is None:
        raise Denied(404, "no-pack-card")
    try:
        found = say(lying.game, home, known, place, words, reading)
    except (PackError, SetupError) as wrong:
        raise Denied(400, "bad-words", str(wrong)[:200]) from None
    told = pb.PackSaid(
        found.card is not None, found.why, found.text, found.reach, found.word, list(found.near), dict(found.told)
    )
    told.readings = [pb.PackReading(n, dict(one)) for n, one in found.readings.items()]
    if found.card is None:
        return told, None
    lying.put(found.card)
    return told, lying.written()


def of_table(game: Game, data: Any) -> Game:
    """The game over what a table keeps (`at_table`). Raises RecordError, SetupError."""
    try:
        kept = Brought.from_data(data)
        origin = tuple((card, (mark, name)) for mark, name, ids in kept.packs for card in ids)
        return over_cards(game, canonical(list(kept.cards)), origin)
    except SetupError as wrong:
        raise RecordError(str(wrong)) from None
