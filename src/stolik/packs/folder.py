"""The packs of somebody who plays on this machine: files in the data folder, one a pack (docs/packs.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Final

from stolik.catalog import BrokenGame, UnknownGame
from stolik.catalog import game as find_game
from stolik.decks.deck import fold
from stolik.game import Game

from .home import write_whole
from .pack import Pack, clashing, over
from .reading import PackError

NAME: Final = "packs"
"""The folder in the data folder. In it one for each game."""
LARGEST: Final = 64_000_000
"""Bytes of a pack that is read."""
_SIGNS: Final = re.compile(r"[^a-z0-9]+")


class PackFolder:
    """The packs in a data folder, which need not be there. Nothing is read before it is asked for."""

    def __init__(self, data: Path) -> None:
        self.path = data / NAME

    def files(self, game: str) -> list[Path]:
        """The files of the packs of a game, in order of their ids."""
        return sorted((self.path / game).glob("*.json"))

    def games(self) -> list[str]:
        """The games that there are packs of."""
        return sorted(one.name for one in self.path.glob("*") if one.is_dir() and self.files(one.name))

    def packs(self, game: str) -> tuple[list[Pack], list[str]]:
        """The packs of a game, in the order in which they came, and a sentence for each file that can't be read."""
        found, wrong = [], []
        for path in self.files(game):
            try:
                found.append(self._read(path, game))
            except PackError as one:
                wrong.append(f"{path}: {one}")
        return sorted(found, key=lambda pack: (pack.since, pack.id)), wrong

    def all(self) -> tuple[list[Pack], list[str]]:
        """The packs of all games, and what can't be read."""
        found, wrong = [], []
        for game in self.games():
            packs, faults = self.packs(game)
            found += packs
            wrong += faults
        return found, wrong

    def over(self, game: Game) -> tuple[Game, list[str]]:
        """The game over these packs as well, and a sentence for each that can't be read."""
        packs, wrong = self.packs(game.packs_of or game.id)
        return over(game, packs) if packs else game, wrong

    def cards_of(self, fingerprint: str) -> Mapping[str, Any] | None:
        """The cards of the pack with this fingerprint that can be played, by id; None where it isn't here."""
        for pack in self.all()[0]:
            if pack.fingerprint(find_game(pack.game)) == fingerprint:
                return {one.id: one.card for one in pack.cards if one.playable}
        return None

    def add(self, pack: Pack, replacing: bool = False, fresh: Container[str] = ()) -> tuple[Pack, Pack | None]:
        """Keep a pack, whole or not at all: as it is kept, with its id, and the one that it replaces. `fresh` are the
        ids of packs that were added in the same breath: files of one set, of which none takes the place of another.
        Raises PackError for one that is here already unless it may replace that, and for one whose cards have the ids
        of others that are here."""
        here = self.packs(pack.game)[0]
        game = find_game(pack.game)
        mark = pack.fingerprint(game)
        same = [one for one in here if one.fingerprint(game) == mark]
        called = [one for one in here if fold(one.name) == fold(pack.name)]
        if any(one.id in fresh for one in called) and not same:
            pack = replace(pack, name=_other_name(pack.name, {fold(one.name) for one in here}))
            called = []
        old = next(iter(same), None) or next(iter(called), None)
        if old in same and any(one is not old for one in called):  # what it would be called is another's name
            pack = replace(pack, name=old.name)
        if old is not None and not replacing:
            raise PackError(told_before(old, same=old in same))
        clash = clashing(pack, [one for one in here if one is not old])
        if clash is not None:
            raise PackError(told_clash(pack, *clash))
        kept = replace(pack, id=old.id if old is not None else self._free(pack.game, pack.name))
        self.keep(kept)
        return kept, old

    def keep(self, pack: Pack) -> None:
        """Write a pack that is here as it is now. Raises PackError."""
        data = pack.to_data(find_game(pack.game))
        self._write(self.path / pack.game / f"{pack.id}.json", json.dumps(data, ensure_ascii=False))

    def named(self, name: str) -> Pack:
        """The pack of this id, name or fingerprint. Raises PackError that names those there are."""
        packs, wrong = self.all()
        marks = {one.fingerprint(find_game(one.game)): one for one in packs} if len(name) == 16 else {}
        for one in packs:
            if name == one.id or fold(name) == fold(one.name) or marks.get(name) is one:
                return one
        known = ", ".join(one.id for one in packs) or "none yet"
        more = "".join(f"; {one}" for one in wrong)
        raise PackError(f"there is no pack {name[:60]!r}; the packs are: {known}{more}")

    def remove(self, pack: Pack) -> None:
        """Forget a pack. Raises PackError."""
        path = self.path / pack.game / f"{pack.id}.json"
        try:
            path.unlink()
        except OSError as wrong:
            raise PackError(f"{path}: it can't be removed: {wrong.strerror or wrong}") from None

    # ---- files

    def _read(self, path: Path, game: str) -> Pack:
        try:
            if path.stat().st_size > LARGEST:
                raise PackError(f"the file has more than {LARGEST} bytes, which no pack has")
            data = json.loads(path.read_text(encoding="utf-8"))
        except OSError as wrong:
            raise PackError(f"the pack can't be read: {wrong.strerror or wrong}") from None
        except (ValueError, RecursionError) as wrong:
            raise PackError(f"the pack is damaged ({wrong}); remove the file, and add the card file again") from None
        try:
            # its file says what it is called, whatever stands in it: it is written to and removed by that
            return replace(Pack.from_data(data, find_game(game)), id=path.stem)
        except (UnknownGame, BrokenGame) as wrong:
            raise PackError(str(wrong)) from None

    def _free(self, game: str, name: str) -> str:
        """An id that is free, made of a name."""
        base = _SIGNS.sub("-", fold_to_ascii(name)).strip("-")[:40] or "pack"
        taken = {path.stem for path in self.files(game)}
        return next(one for one in (base, *(f"{base}-{n}" for n in range(2, len(taken) + 3))) if one not in taken)

    def _write(self, path: Path, text: str) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text)
        except OSError as wrong:
            raise PackError(f"{path}: {wrong.strerror or wrong}") from None


def _other_name(name: str, taken: Container[str]) -> str:
    """A name that nothing has, made of one that something has."""
    return next(one for one in (f"{name} {n}" for n in count(2)) if fold(one) not in taken)


def fold_to_ascii(name: str) -> str:
    """A name in small letters without accents, words apart."""
    return " ".join(fold(word) for word in name.split())


def told_before(old: Pack, same: bool) -> str:
    """That a pack is there already, in a sentence."""
    if same:
        return f"you have this pack since {old.since}, as {old.name!r} ({old.id}); --replace reads it anew"
    return f"you have a pack called {old.name!r} ({old.id}) since {old.since}; --replace puts this one in its place"


def told_clash(pack: Pack, other: Pack, ids: Sequence[str]) -> str:
    """That two packs have cards of the same ids, in a sentence."""
    more = f" and {len(ids) - 3} more" if len(ids) > 3 else ""
    return (
        f"{', '.join(ids[:3])}{more} of {pack.name!r} are in your pack {other.name!r} ({other.id}) already, with other "
        f"texts; remove that one first, or leave this one out"
    )
