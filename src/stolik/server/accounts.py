"""Accounts: a guest who keeps what they have under a name of their own, with ways in that other devices have too.

An account is the same guest as before, with credentials beside: so games, decks, packs and sessions stay where they
are.
There is no e-mail. What is dangerous asks for a credential that was shown on this very session a short while ago.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Final

from sqlalchemy import Connection, Executable, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import account_bodies as ab
from . import store as db
from .attempts import Attempts
from .called import tidied
from .denied import Denied
from .devices import Device
from .doing import Doing
from .export import Export
from .guests import Guest, Guests, Visit, hashed
from .house import House
from .leaving import Leaving, check_name
from .moving import Moving
from .naming import Naming, taking
from .openid.kept import links
from .passkeys import Passkeys, Site
from .passwords import Passwords, check_password
from .store import Store, Written
from .tokens import Tokens

AVAILABLE: Final = all(find_spec(name) for name in ("argon2", "confusable_homoglyphs", "webauthn"))
"""Whether what accounts need is installed: pip install 'stolik[accounts]'."""
FRESH: Final = 600.0
"""Seconds for which a credential that was shown is enough for what is dangerous."""
CODES: Final = 10
"""Recovery codes that are written at once."""
LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Of those codes: without i, l, o and u, which are read for others."""
MOST_PASSKEYS: Final = 20


class Accounts:
    """Opens accounts, lets their owners in, and keeps their ways in."""

    def __init__(self, store: Store, guests: Guests, house: House, tokens: Tokens) -> None:
        self.available = AVAILABLE
        self.naming = Naming(store)
        self.passkeys = Passkeys(store)
        self.moving = Moving(store, house, guests)
        self.export = Export(store, house)
        self.leaving = Leaving(store, house, guests, tokens)
        self._store = store
        self._guests = guests
        self._passwords = Passwords()
        self._attempts = Attempts(house.processes)
        self._issuer = house.settings.openid_issuer

    async def close(self) -> None:
        """Finish what is being reckoned; who is leaving goes on leaving after the next start."""
        await self.leaving.close()
        self._passwords.close()

    # ---- what there is

    async def about(
        self, visit: Visit, site: Site | None, why: str, provider: tuple[str, float | None] = ("", None)
    ) -> ab.Account:
        """What is kept of somebody. `site` is the one at which they are, None where there can be no passkeys: `why`;
        `provider` is what the one is called with which one may sign in, and since when they do."""
        guest = visit.guest
        account = await self._account(guest.id)
        keys = await self._rows(db.passkeys, guest.id)
        passwords = await self._rows(db.passwords, guest.id)
        made = sorted(keys, key=lambda one: float(one["created"]))
        return ab.Account(
            guest.name,
            self.available,
            account is not None,
            account["created"] if account else 0.0,
            [_info(one, site) for one in made],
            passwords[0]["changed"] if passwords else None,
            await self.codes_left(guest.id),
            await self.fresh_until(visit) if account else 0.0,
            why,
            await self.moving.things(guest.id),
            len(await self._guests.list(guest)),
            *provider,
        )

    async def is_account(self, guest: str) -> bool:
        """Whether a guest has an account."""
        return await self._account(guest) is not None

    async def codes_left(self, guest: str) -> int:
        """How many recovery codes were not used yet."""
        counted = select(func.count().label("n")).select_from(db.recovery).where(db.recovery.c.guest == guest)
        return int((await self._store.read(counted))[0]["n"])

    async def fresh_until(self, visit: Visit) -> float:
        """Until when what is dangerous may be done on this session; 0 where it may not."""
        rows = await self._store.read(select(db.sessions.c.proved).where(db.sessions.c.hash == visit.life.mark))
        until = (rows[0]["proved"] or 0.0) + FRESH if rows else 0.0
        return until if until > time.time() else 0.0

    async def check_fresh(self, visit: Visit) -> None:
        """Whether a credential of the account was shown on this session lately. Raises Denied."""
        if not await self.fresh_until(visit):
            raise Denied(403, "fresh", round(FRESH / 60))

    async def owner(self, visit: Visit, fresh: bool = True) -> Mapping[str, Any]:
        """The account of who asks; with `fresh` only if they signed in lately. Raises Denied."""
        self.check_available()
        account = await self._account(visit.guest.id)
        if account is None:
            raise Denied(409, "no-account")
        if fresh:
            await self.check_fresh(visit)
        return account

    def check_available(self) -> None:
        """Whether there are accounts here. Raises Denied."""
        if not self.available:
            raise Denied(404, "no-accounts")

    # ---- becoming one

    async def ask_first(self, visit: Visit, name: str, site: Site) -> str:
        """What an authenticator is asked that makes the first passkey of an account of this name. Raises Denied."""
        self.check_available()
        if await self.is_account(visit.guest.id):
            raise Denied(409, "have-account")
        called = await self.naming.check(name, visit.guest.id, account=True)
        # The account will be known to authenticators by what the challenge is kept for.
        return await self.passkeys.ask_made(visit.guest.id, _handle(visit), called, site)

    async def keep(
        self, visit: Visit, name: str, password: str | None, passkey: ab.PasskeyMade | None, site: Site | None
    ) -> list[str]:
        """Keep a guest as an account; its recovery codes. Raises Denied, with nothing changed."""
        guest = visit.guest
        if (password is None) == (passkey is None):
            raise Denied(400, "one-way")
        called = await self.check_keep(visit, name)
        way: Executable
        if password is not None:
            way = await self._password(guest.id, called, password)
        else:
            assert passkey is not None
            assert site is not None
            way = insert(db.passkeys).values(await self.passkeys.made(passkey, guest.id, site))
        return await self.open_as(visit, called, way)

    async def check_keep(self, visit: Visit, name: str) -> str:
        """The name as the account of a guest would have it. Raises Denied where there can be none."""
        self.check_available()
        if await self.is_account(visit.guest.id):
            raise Denied(409, "have-account")
        return await self.naming.check(name, visit.guest.id, account=True)

    async def open_as(self, visit: Visit, called: str, way: Executable) -> list[str]:
        """Keep a guest as an account of a name that was checked; `way` writes down how it is opened. Its recovery
        codes. Raises Denied, with nothing changed."""
        guest = visit.guest
        codes, written = _codes(guest.id)
        now = time.time()
        try:
            await self._store.write(
                insert(db.accounts).values(guest=guest.id, handle=_handle(visit), created=now),
                *taking(called, guest.id),
                update(db.guests).where(db.guests.c.id == guest.id).values(name=called),
                way,
                *written,
                _proved(visit, now),
                *self._guests.telling(guest.id),
            )
        except IntegrityError:
            raise Denied(409, "name-of-account", called) from None
        self._guests.changed(guest.id)
        return codes

    async def rename(self, guest: Guest, name: str) -> tuple[str, Sequence[Written]]:
        """The name as it is kept, where somebody calls themself otherwise, and what is written beside it: an account's
        name is nobody else's. Raises Denied."""
        account = self.available and await self.is_account(guest.id)
        called = await self.naming.check(name, guest.id, account=account)
        return called, taking(called, guest.id) if account else ()

    # ---- coming in

    async def by_password(
        self, body: ab.PasswordIn, visit: Visit | None, device: Device, address: str
    ) -> tuple[str | None, Guest, ab.Things | None]:
        """Let in who knows the password of an account: the secret of the session that begins (None: the one there is
        goes on), who that is, and what was taken along. Raises Denied."""
        self.check_available()
        whose = await self.naming.whose(body.name)
        tried = self._attempts.begin("password", whose or body.name.casefold(), address)
        rows = [] if whose is None else await self._rows(db.passwords, whose)
        kept = rows[0]["hash"] if rows else None
        if not await self._passwords.check(kept, body.password) or whose is None or kept is None:
            raise Denied(403, "not-in")
        self._attempts.good(tried)
        written: list[Written] = []
        if self._passwords.outdated(kept):
            hash_ = await self._passwords.hash(body.password)
            same = (db.passwords.c.guest == whose) & (db.passwords.c.hash == kept)
            written.append(update(db.passwords).where(same).values(hash=hash_))
        return await self.let_in(whose, visit, device, body.take, written)

    async def by_code(
        self, body: ab.CodeIn, visit: Visit | None, device: Device, address: str
    ) -> tuple[str | None, Guest, ab.Things | None]:
        """Let in who has a recovery code of an account, which is used up. Raises Denied."""
        self.check_available()
        whose = await self.naming.whose(body.name)
        tried = self._attempts.begin("code", whose or body.name.casefold(), address)
        mine = (db.recovery.c.hash == _hashed(body.code)) & (db.recovery.c.guest == (whose or ""))
        if whose is None or not await self._store.read(select(db.recovery.c.guest).where(mine)):
            raise Denied(403, "not-in-code")
        self._attempts.good(tried)

        def use(connection: Connection) -> None:
            if connection.execute(delete(db.recovery).where(mine)).rowcount != 1:
                raise Denied(403, "not-in-code")

        return await self.let_in(whose, visit, device, body.take, (), use)

    async def by_passkey(
        self, body: ab.PasskeyIn, visit: Visit | None, device: Device, site: Site
    ) -> tuple[str | None, Guest, ab.Things | None]:
        """Let in who has a passkey of an account. Raises Denied."""
        self.check_available()
        row, count = await self.passkeys.shown(body.passkey, site)
        used = update(db.passkeys).where(db.passkeys.c.id == row["id"]).values(count=count, used=time.time())
        return await self.let_in(row["guest"], visit, device, body.take, (used,))

    async def let_in(
        self,
        whose: str,
        visit: Visit | None,
        device: Device,
        take: bool,
        also: Sequence[Written],
        first: Any = lambda _: None,
    ) -> tuple[str | None, Guest, ab.Things | None]:
        """Let in who has shown that an account is theirs: the secret of the session that begins (None: the one there is
        goes on), who that is, and what was taken along. `also` is written together with it. Raises Denied."""
        rows = await self._store.read(select(db.guests).where(db.guests.c.id == whose))
        if not rows:
            raise Denied(403, "not-in")
        guest = Guest(rows[0]["id"], rows[0]["name"], rows[0]["lang"], rows[0]["theme"])
        await self._guests.admit(whose)
        if visit is not None and visit.guest.id == whose:
            await self._store.write(*also, _proved(visit, time.time()), lease=Doing(first))
            return None, guest, None
        secret, session = self._guests.session(whose, device, proved=time.time())
        taken = None
        if take and visit is not None:
            if await self.is_account(visit.guest.id):
                raise Denied(409, "is-account")
            taken = await self.moving.take(visit.guest.id, whose, (*also, session), first)
        else:
            await self._store.write(*also, session, lease=Doing(first))
            if visit is not None:
                await self._guests.end(visit)
        try:
            await self._guests.admit(whose)
        except Exception:
            # Whoever is kept out at this very moment is not in by then.
            await self._guests.sessions.end(db.sessions.c.hash == hashed(secret))
            raise
        await self._guests.trim(guest)
        return secret, guest, taken

    async def leave(self, visit: Visit, name: str) -> None:
        """Delete all that is kept of somebody, who has written their name; of an account only if they signed in lately.
        Raises Denied."""
        check_name(visit.guest, name)  # a slip is told before anybody is asked to sign in anew
        if await self.is_account(visit.guest.id):
            await self.check_fresh(visit)
        await self.leaving.leave(visit.guest, name)

    # ---- ways in

    async def ask_passkey(self, visit: Visit, site: Site) -> str:
        """What an authenticator is asked that makes one more passkey. Raises Denied."""
        account = await self.owner(visit)
        if len(await self._rows(db.passkeys, visit.guest.id)) >= MOST_PASSKEYS:
            raise Denied(409, "many-passkeys", MOST_PASSKEYS)
        return await self.passkeys.ask_made(visit.guest.id, account["handle"], visit.guest.name, site)

    async def add_passkey(self, visit: Visit, made: ab.PasskeyMade, site: Site) -> None:
        """Keep a passkey that was made. Raises Denied."""
        await self.owner(visit)
        row = await self.passkeys.made(made, visit.guest.id, site)
        try:
            await self._store.write(insert(db.passkeys).values(row))
        except IntegrityError:
            raise Denied(400, "passkey-wrong") from None

    async def name_passkey(self, visit: Visit, passkey: str, name: str) -> None:
        """Call a passkey something else. Raises Denied."""
        await self.owner(visit, fresh=False)
        mine = (db.passkeys.c.guest == visit.guest.id) & (db.passkeys.c.id == passkey)
        called = tidied(name)
        if not called:
            raise Denied(400, "bad-request", "name")
        if not await self._store.read(select(db.passkeys.c.id).where(mine)):
            raise Denied(404, "no-passkey")
        await self._store.write(update(db.passkeys).where(mine).values(name=called))

    async def remove_passkey(self, visit: Visit, passkey: str) -> None:
        """Remove a passkey, unless it is the last way in. Raises Denied."""
        await self.owner(visit)
        mine = (db.passkeys.c.guest == visit.guest.id) & (db.passkeys.c.id == passkey)
        await self.remove_way(visit.guest.id, delete(db.passkeys).where(mine), "no-passkey")

    async def set_password(self, visit: Visit, password: str) -> None:
        """Set a password, or another one. Raises Denied."""
        await self.owner(visit)
        of = db.passwords.c.guest == visit.guest.id
        way = await self._password(visit.guest.id, visit.guest.name, password)
        await self._store.write(delete(db.passwords).where(of), way)

    async def remove_password(self, visit: Visit) -> None:
        """Remove the password, unless it is the last way in. Raises Denied."""
        await self.owner(visit)
        of = db.passwords.c.guest == visit.guest.id
        await self.remove_way(visit.guest.id, delete(db.passwords).where(of), "no-password")

    async def write_codes(self, visit: Visit) -> list[str]:
        """New recovery codes; those of before are good no more. Raises Denied."""
        await self.owner(visit)
        codes, written = _codes(visit.guest.id)
        await self._store.write(*written)
        return codes

    async def _password(self, guest: str, name: str, password: str) -> Executable:
        check_password(password, name)
        hash_ = await self._passwords.hash(password)
        return insert(db.passwords).values(guest=guest, hash=hash_, changed=time.time())

    async def remove_way(self, guest: str, statement: Any, missing: str) -> None:
        """Remove a way in by a statement, if there is another: of two that are removed at the same time, one stays.
        Raises Denied, with the code `missing` where there is none."""

        def remove(connection: Connection) -> None:
            connection.execute(select(db.accounts).where(db.accounts.c.guest == guest).with_for_update())
            if connection.execute(statement).rowcount != 1:
                raise Denied(404, missing)
            left = sum(
                connection.execute(select(func.count()).select_from(way).where(way.c.guest == guest)).scalar() or 0
                for way in (db.passkeys, db.passwords, db.recovery)
            )
            elsewhere = (links.c.guest == guest) & (links.c.issuer == self._issuer)
            left += connection.execute(select(func.count()).select_from(links).where(elsewhere)).scalar() or 0
            if not left:
                raise Denied(409, "last-way")

        await self._store.write(lease=Doing(remove))

    # ---- reading

    async def _account(self, guest: str) -> Mapping[str, Any] | None:
        found = await self._rows(db.accounts, guest)
        return found[0] if found else None

    async def _rows(self, table: Any, guest: str) -> list[Mapping[str, Any]]:
        return await self._store.read(select(table).where(table.c.guest == guest))


def _handle(visit: Visit) -> str:
    """What authenticators will know the account of a guest by: nobody else can reckon it, and it is the same from the
    first question to the answer, at whichever process."""
    return hashed(f"handle {visit.guest.id} {visit.life.mark}")


def _proved(visit: Visit, now: float) -> Executable:
    return update(db.sessions).where(db.sessions.c.hash == visit.life.mark).values(proved=now)


def _codes(guest: str) -> tuple[list[str], tuple[Executable, ...]]:
    """New recovery codes of 80 bits, and what is written of them, instead of those of before."""
    codes = ["-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4)) for _ in range(CODES)]
    now = time.time()
    rows = [{"hash": _hashed(code), "guest": guest, "created": now} for code in codes]
    return codes, (
        delete(db.recovery).where(db.recovery.c.guest == guest),
        *(insert(db.recovery).values(**row) for row in rows),
    )


def _hashed(code: str) -> str:
    """What is kept of a code, however it is typed."""
    plain = "".join(letter for letter in code.casefold() if letter.isalnum())
    return hashed(plain.translate(str.maketrans("ilo", "110")))


def _info(row: Mapping[str, Any], site: Site | None) -> ab.PasskeyInfo:
    here = site is not None and site.name == row["site"]
    return ab.PasskeyInfo(row["id"], row["name"], row["site"], here, row["created"], row["used"])
