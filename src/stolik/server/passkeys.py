"""Passkeys (WebAuthn), by the library `webauthn`: what authenticators are asked, and whether they answered rightly.

A passkey belongs to the name under which the server was reached when it was made: that of the public address, where
there is one, else localhost or another name that this server answers to. It opens nothing under any other.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, insert, select

from . import account_bodies as ab
from . import store as db
from .called import tidied
from .denied import Denied
from .guests import hashed, new_id
from .names import bare
from .settings import Settings, is_ip
from .store import Store

log = logging.getLogger("stolik.server")

PATIENCE: Final = 300.0
"""Seconds within which an authenticator has to answer."""
MADE, SHOWN = "made", "shown"
"""The two kinds of ceremonies."""
TITLE: Final = "Stolik"


@dataclass(frozen=True)
class Site:
    """Which server a passkey is for: its name (RP id), and the addresses of pages that may ask for it."""

    name: str
    origins: tuple[str, ...]


def site_of(host: str, settings: Settings) -> Site:
    """The site of a request by its Host header, which the server answers to. Raises Denied where there can be no
    passkeys: at a bare IP address, without https, and beside the public address."""
    name, port = bare(host), host.rpartition(":")[2] if not host.endswith("]") and ":" in host else ""
    local = name == "localhost" or name.endswith(".localhost")
    if settings.public_address and not local:
        public = urlsplit(settings.public_address)
        known = public.hostname or ""
        if is_ip(known):
            raise Denied(409, "passkey-ip", known)
        if public.scheme != "https":
            raise Denied(409, "passkey-http")
        if name != known:
            raise Denied(409, "passkey-elsewhere", settings.public_address)
        return Site(known, (f"https://{public.netloc.lower()}",))
    if is_ip(name):
        raise Denied(409, "passkey-ip", name)
    tail = f":{port}" if port else ""
    # Browsers make passkeys on pages of https and of this very machine only, so what else a page says is not believed.
    return Site(name, tuple(f"{scheme}://{name}{tail}" for scheme in (("https", "http") if local else ("https",))))


class Answered:
    """Lets a challenge be answered once, in the time that it has: of two answers the second is refused."""

    def __init__(self, challenge: str, kind: str, guest: str | None) -> None:
        self._mark = hashed(challenge)
        self._kind = kind
        self._guest = guest

    def check(self, connection: Connection) -> None:
        """Take it out of the store. Raises Denied where it is not there."""
        which = (db.ceremonies.c.hash == self._mark) & (db.ceremonies.c.kind == self._kind)
        which &= db.ceremonies.c.guest.is_not_distinct_from(self._guest) & (db.ceremonies.c.expires > time.time())
        if connection.execute(delete(db.ceremonies).where(which)).rowcount != 1:
            raise Denied(409, "passkey-late")


class Passkeys:
    """Asks authenticators, and checks what they answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ask_made(self, guest: str, handle: str, name: str, site: Site) -> str:
        """What an authenticator is asked that is to make a passkey for an account of this name and handle."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import (
            AttestationConveyancePreference,
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        mine = (db.passkeys.c.guest == guest) & (db.passkeys.c.site == site.name)
        known = await self._store.read(select(db.passkeys.c.credential).where(mine))
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=TITLE,
            user_id=handle.encode(),
            user_name=name,
            user_display_name=name,
            attestation=AttestationConveyancePreference.NONE,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one["credential"])) for one in known],
            timeout=round(PATIENCE * 1000),
        )
        return await self._keep(options.challenge, MADE, guest, options_to_json(options))

    async def ask_shown(self, site: Site) -> str:
        """What any authenticator is asked that has a passkey for this site."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=site.name,
            user_verification=UserVerificationRequirement.REQUIRED,
            timeout=round(PATIENCE * 1000),
        )
        return await self._keep(options.challenge, SHOWN, None, options_to_json(options))

    async def made(self, answer: ab.PasskeyMade, guest: str, site: Site) -> dict[str, Any]:
        """The row of a passkey that was made. Raises Denied."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        challenge = await self._take(answer.client, MADE, guest)
        said = {
            "id": answer.id,
            "rawId": answer.id,
            "type": "public-key",
            "response": {"clientDataJSON": answer.client, "attestationObject": answer.attestation},
        }
        found = await _checked(
            lambda: verify_registration_response(
                credential=said,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                require_user_verification=True,
            )
        )
        return {
            "id": new_id(),
            "guest": guest,
            "name": tidied(answer.name) or site.name[:24],
            "site": site.name,
            "credential": bytes_to_base64url(found.credential_id),
            "key": bytes_to_base64url(found.credential_public_key),
            "count": found.sign_count,
            "transports": [one for one in answer.transports if one.isascii() and one.replace("-", "").isalnum()],
            "created": time.time(),
            "used": None,
        }

    async def shown(self, answer: ab.PasskeyShown, site: Site) -> tuple[Mapping[str, Any], int]:
        """The row of the passkey that was shown, and how often it says it was used. Raises Denied."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        challenge = await self._take(answer.client, SHOWN, None)
        rows = await self._store.read(
            select(db.passkeys, db.accounts.c.handle)
            .join(db.accounts, db.accounts.c.guest == db.passkeys.c.guest)
            .where((db.passkeys.c.credential == answer.id) & (db.passkeys.c.site == site.name))
        )
        if not rows:
            raise Denied(404, "passkey-unknown")
        row = rows[0]
        said = {
            "id": answer.id,
            "rawId": answer.id,
            "type": "public-key",
            "response": {
                "clientDataJSON": answer.client,
                "authenticatorData": answer.authenticator,
                "signature": answer.signature,
                "userHandle": answer.user or None,
            },
        }
        if answer.user and await _checked(lambda: base64url_to_bytes(answer.user)) != row["handle"].encode():
            raise Denied(400, "passkey-wrong")
        found = await _checked(
            lambda: verify_authentication_response(
                credential=said,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                credential_public_key=base64url_to_bytes(row["key"]),
                credential_current_sign_count=row["count"],
                require_user_verification=True,
            )
        )
        return row, found.new_sign_count

    async def _keep(self, challenge: bytes, kind: str, guest: str | None, told: str) -> str:
        """Keep in mind what was asked; what nobody answered in time goes."""
        from webauthn.helpers import bytes_to_base64url

        now = time.time()
        asked = {"hash": hashed(bytes_to_base64url(challenge)), "kind": kind, "guest": guest}
        await self._store.write(
            delete(db.ceremonies).where(db.ceremonies.c.expires < now),
            insert(db.ceremonies).values(**asked, expires=now + PATIENCE),
        )
        return told

    async def _take(self, client: str, kind: str, guest: str | None) -> bytes:
        """The challenge that was answered, which is good no more. Raises Denied."""
        from webauthn.helpers import base64url_to_bytes

        said = await _checked(lambda: json.loads(base64url_to_bytes(client)))
        challenge = said.get("challenge") if isinstance(said, dict) else None
        if not isinstance(challenge, str) or not 1 <= len(challenge) <= 200:
            raise Denied(400, "passkey-wrong")
        await self._store.write(lease=Answered(challenge, kind, guest))
        taken: bytes = await _checked(lambda: base64url_to_bytes(challenge))
        return taken


async def _checked(work: Any) -> Any:
    """What comes of it, in a thread. Raises Denied for whatever is wrong: what was sent may be anything, and the
    libraries that read it raise anything."""
    try:
        return await asyncio.to_thread(work)
    except Exception as wrong:
        log.info("a passkey was refused: %s", str(wrong)[:200])
        raise Denied(400, "passkey-wrong") from None
