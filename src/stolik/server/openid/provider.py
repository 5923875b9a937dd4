"""The provider: where it is, its keys, what it says of who comes back. Libraries: Authlib for OAuth, joserfc for what
is signed."""

from __future__ import annotations

import asyncio
import logging
import time
import warnings
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from stolik.server.denied import Denied
from stolik.server.settings import Settings

from .kept import SUBJECT

log = logging.getLogger("stolik.server")

AVAILABLE: Final = all(find_spec(name) for name in ("authlib", "httpx", "joserfc"))
"""Whether what it takes is installed: pip install 'stolik[openid]'."""
ALGORITHMS: Final = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]
"""By which a provider may sign: with a key that it alone has."""
LIMIT: Final = 10.0
"""Seconds within which the provider has to answer."""
KNOWN: Final = 3600.0
"""Seconds for which is believed where its addresses are."""
LEEWAY: Final = 60
"""Seconds by which its clock may be wrong."""
FRESH: Final = 600
"""Seconds ago at most it may have asked who it is, where that was wanted."""
WHERE: Final = "/.well-known/openid-configuration"


class Provider:
    """The one of the settings."""

    def __init__(self, settings: Settings) -> None:
        self.issuer = settings.openid_issuer
        self.name = settings.openid_name or urlsplit(self.issuer).hostname or ""
        self.available = AVAILABLE and bool(self.issuer and settings.openid_client)
        self._client = settings.openid_client
        self._secret = settings.openid_secret
        self._found: tuple[float, Mapping[str, Any]] = (0.0, {})
        self._keys: Any = None
        self._looking = asyncio.Lock()

    async def address(self, back: str, state: str, nonce: str, verifier: str, anew: bool) -> str:
        """Where somebody is sent; with `anew` the provider has to ask who they are, also if it knows. Raises Denied."""
        found = await self._look()
        async with self._http(back) as http:
            more = {"prompt": "login"} if anew else {}
            to, _ = http.create_authorization_url(
                found["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier, **more
            )
        return str(to)

    async def subject(self, back: str, code: str, verifier: str, nonce: str, fresh: bool) -> str:
        """Who has come back with this code, as the provider calls them. Raises Denied, also where what it says is not
        meant for this house, this time and this person."""
        import httpx
        from authlib.common.errors import AuthlibBaseError

        found = await self._look()
        try:
            async with self._http(back) as http:
                token = await http.fetch_token(
                    found["token_endpoint"], grant_type="authorization_code", code=code, code_verifier=verifier
                )
        except AuthlibBaseError as wrong:
            log.warning("the provider %s took no code: %s", self.issuer, wrong.error)
            raise Denied(403, "provider-code", self.name) from None
        except (httpx.HTTPError, ValueError, OSError) as wrong:
            raise self._away(wrong) from None
        said = token.get("id_token") if isinstance(token, Mapping) else None
        if not isinstance(said, str) or len(said) > 20_000:
            raise self._wrong("it sent no id_token")
        claims = await self._read(said, str(found["jwks_uri"]))
        return self._checked(claims, nonce, fresh)

    # ---- inside

    def _http(self, back: str) -> Any:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of what the library will call its parts one day
            from authlib.integrations.httpx_client import AsyncOAuth2Client

            return AsyncOAuth2Client(
                self._client,
                self._secret or None,
                scope="openid",
                redirect_uri=back,
                code_challenge_method="S256",
                token_endpoint_auth_method="client_secret_basic" if self._secret else "none",
                timeout=LIMIT,
                trust_env=False,
                follow_redirects=False,
            )

    async def _look(self) -> Mapping[str, Any]:
        """Where its addresses are, as it says itself. Raises Denied."""
        async with self._looking:
            at, found = self._found
            if not found or time.monotonic() - at > KNOWN:
                found = await self._json(self.issuer.rstrip("/") + WHERE)
                if found.get("issuer") != self.issuer:
                    raise self._wrong(f"it calls itself {str(found.get('issuer'))[:200]!r}")
                secure = urlsplit(self.issuer).scheme == "https"
                for key in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
                    one = found.get(key)
                    if not isinstance(one, str) or not one.startswith(
                        "https://" if secure else ("http://", "https://")
                    ):
                        raise self._wrong(f"it says no {key}")
                self._found = (time.monotonic(), found)
            return found

    async def _read(self, said: str, address: str) -> Mapping[str, Any]:
        """The claims of an id_token that one of its keys has signed: keys that are not known are asked for anew. Raises
        Denied."""
        from joserfc import jwt
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        for again in (False, True):
            if self._keys is None or again:
                try:
                    self._keys = KeySet.import_key_set(await self._json(address))
                except (JoseError, ValueError, KeyError, TypeError) as wrong:
                    raise self._wrong(f"its keys can't be read ({wrong})") from None
            try:
                return dict(jwt.decode(said, self._keys, algorithms=ALGORITHMS).claims)
            except (JoseError, ValueError, KeyError, TypeError) as wrong:
                problem = f"its id_token does not hold ({wrong})"
        raise self._wrong(problem)

    def _checked(self, claims: Mapping[str, Any], nonce: str, fresh: bool) -> str:
        """Whom the claims name, if they are meant for us, now and here (OpenID Connect Core, 3.1.3.7). Raises
        Denied."""
        from joserfc import jwt
        from joserfc.errors import JoseError

        registry = jwt.JWTClaimsRegistry(
            leeway=LEEWAY,
            iss={"essential": True, "value": self.issuer},
            aud={"essential": True, "value": self._client},
            nonce={"essential": True, "value": nonce},
            exp={"essential": True},
            iat={"essential": True},
            sub={"essential": True},
        )
        try:
            registry.validate(dict(claims))
        except (JoseError, ValueError, TypeError) as wrong:
            raise self._wrong(f"its id_token does not hold ({wrong})") from None
        many = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
        if claims.get("azp", None if many else self._client) != self._client:
            raise self._wrong("its id_token is for another one (azp)")
        asked = claims.get("auth_time")
        if fresh and isinstance(asked, int | float) and asked < time.time() - FRESH - LEEWAY:
            raise Denied(403, "provider-stale", self.name)
        subject = claims["sub"]
        if not isinstance(subject, str) or not 0 < len(subject) <= SUBJECT:
            raise self._wrong("it names nobody")
        return subject

    async def _json(self, address: str) -> Any:
        """What is there. Raises Denied."""
        import httpx

        try:
            async with httpx.AsyncClient(timeout=LIMIT, trust_env=False, follow_redirects=False) as http:
                answer = await http.get(address, headers={"Accept": "application/json"})
            if answer.status_code != 200:
                raise self._away(f"status {answer.status_code}")
            return dict(answer.json())
        except (httpx.HTTPError, ValueError, TypeError, OSError) as wrong:
            raise self._away(wrong) from None

    def _away(self, wrong: object) -> Denied:
        log.warning("the provider %s does not answer: %r", self.issuer, wrong)
        return Denied(503, "provider-away", self.name, retry=10)

    def _wrong(self, why: str) -> Denied:
        log.warning("the provider %s can't be believed: %s", self.issuer, why)
        return Denied(403, "provider-wrong", self.name)
