"""Who may be called what: a name that is an account's, or looks like one, is nobody else's; nor are those of the host
and of the computer players anybody's."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Final

from sqlalchemy import Executable, delete, insert, select

from stolik.catalog import loadable
from stolik.text.words import bot_name, bot_own_names

from . import lookalikes
from . import store as db
from .called import LONGEST_NAME
from .denied import Denied
from .guests import BadName, clean_name
from .judging import game_of
from .protocol import LANGS
from .store import Store
from .words import say

HOSTS: Final = (
    *("admin", "administrator", "host", "moderator", "mod", "official", "operator", "owner", "root", "server", "staff"),
    *("stolik", "support", "system", "webmaster"),
    *("administracja", "gospodarz", "moderacja", "obsługa", "operator", "pomoc", "serwer", "właściciel"),
    *("運営", "管理人", "管理者", "主催者", "ホスト", "サーバー", "サポート", "モデレーター"),
)
"""Names by which somebody would pass for the host."""
SAID: Final = ("left", "nobody", "you")
"""Sentences that stand where names do."""


class Naming:
    """Asks whether a name may be somebody's."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def check(self, name: str, guest: str, account: bool = False) -> str:
        """The name as it is kept, if `guest` may bear it. That of an `account` has a letter or a digit, and is none
        that is given by chance. Raises Denied with the reason."""
        try:
            name = clean_name(name)
        except BadName as wrong:
            raise Denied(400, wrong.code, LONGEST_NAME) from None
        if not lookalikes.KNOWN:
            return name
        if lookalikes.blank(name):
            raise Denied(400, "name-characters")
        if lookalikes.mixes(name):
            raise Denied(400, "name-mixed")
        found = lookalikes.folds(name)
        # For the first name all games are asked how their computer players are called.
        if found & await asyncio.to_thread(_reserved):
            raise Denied(409, "name-reserved", name)
        if account and not found:
            raise Denied(400, "name-letters")
        if account and is_given(name):
            raise Denied(409, "name-given", name)
        await self._check_free(found, name, guest)
        return name

    async def check_program(self, name: str, owner: str) -> None:
        """Whether a program of this owner may be called so: an account's name may be its own program's only. Raises
        Denied."""
        if lookalikes.KNOWN:
            await self._check_free(lookalikes.folds(name), name, owner)

    async def _check_free(self, found: frozenset[str], name: str, guest: str) -> None:
        names = db.account_names.c
        query = select(names.guest).where(names.folded.in_(found) & (names.guest != guest)).limit(1)
        if found and await self._store.read(query):
            raise Denied(409, "name-of-account", name)

    async def whose(self, name: str) -> str | None:
        """The guest whose account is called so: the name may be written in any way that looks the same."""
        found = lookalikes.folds(name[: 8 * LONGEST_NAME])
        rows = await self._store.read(
            select(db.account_names.c.guest).where(db.account_names.c.folded.in_(found)).distinct().limit(2)
        )
        return rows[0]["guest"] if len(rows) == 1 else None


def taking(name: str, guest: str) -> tuple[Executable, ...]:
    """What is written where an account gets a name, instead of the one it had. The store refuses it (IntegrityError)
    where another was quicker."""
    return (
        delete(db.account_names).where(db.account_names.c.guest == guest),
        *(insert(db.account_names).values(folded=folded, guest=guest) for folded in sorted(lookalikes.folds(name))),
    )


def is_given(name: str) -> bool:
    """Whether it is a name like those that newcomers are given."""
    said = (re.escape(say("guest", lang, "#")).replace(re.escape("#"), r"\d+") for lang in LANGS)
    return any(re.fullmatch(given, name, re.IGNORECASE) for given in said)


@cache
def _reserved() -> frozenset[str]:
    """What nobody is called, folded."""
    bots = list(dict.fromkeys(bot for game in loadable() for bot in game_of(game).bots))
    names = [*HOSTS, *(say(key, lang) for key in SAID for lang in LANGS), *bots]
    for lang in LANGS:
        for bot in bots:
            names += [bot_name(bot, lang), *bot_own_names(bot, lang)]
    return frozenset(folded for name in names for folded in lookalikes.folds(name))
