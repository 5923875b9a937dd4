"""What makes a message one that only the browser can read (RFC 8291), and says which server sends it (RFC 8292)."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

AVAILABLE: Final = all(find_spec(name) for name in ("cryptography", "http_ece", "httpcore", "joserfc"))
"""Whether what notices need is installed: pip install 'stolik[push]'."""
VALID: Final = 12 * 3600
"""Seconds for which what says who sends is good; 24 hours are the most."""
POINT: Final = 65
"""Bytes of a browser's key: a point of P-256, not compressed."""
AUTH: Final = 16
NOBODY: Final = "mailto:nobody@example.invalid"
"""Whom a push service may write to, where the host has named nobody: some refuse a message without."""


def is_browsers(key: str, auth: str) -> bool:
    """Whether these are a browser's keys: a point of P-256 and sixteen bytes, as base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = unpadded(key), unpadded(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT and len(secret) == AUTH


def sealed(said: bytes, key: str, auth: str) -> bytes:
    """A message as a browser with these keys reads it (aes128gcm)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    return bytes(http_ece.encrypt(said, private_key=own, dh=unpadded(key), auth_secret=unpadded(auth)))


def new_key() -> str:
    """A key for a server, as JSON (JWK)."""
    from joserfc.jwk import ECKey

    return msgspec.json.encode(ECKey.generate_key("P-256").as_dict(private=True)).decode()


class Sender:
    """A server, by its key; `contact` is an address (mailto: or https:) at which its host is reached, or nothing."""

    def __init__(self, key: str, contact: str = "") -> None:
        from joserfc.jwk import ECKey

        self._key = ECKey.import_key(msgspec.json.decode(key, type=dict[str, Any]))
        told = self._key.as_dict(private=False)
        point = b"\x04" + unpadded(str(told["x"])) + unpadded(str(told["y"]))
        self.public = urlsafe_b64encode(point).decode().rstrip("=")
        """What browsers are told that ask their push service for an address."""
        self._contact = contact or NOBODY

    def authorization(self, address: str) -> str:
        """What goes along with a message to this address."""
        from joserfc import jwt

        parts = urlsplit(address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": self._contact}
        return f"vapid t={jwt.encode({'typ': 'JWT', 'alg': 'ES256'}, claims, self._key)}, k={self.public}"


def unpadded(said: str) -> bytes:
    """Bytes of base64url, with or without padding. Raises ValueError."""
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))
