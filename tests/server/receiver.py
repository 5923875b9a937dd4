"""A push service and a browser of our own: what they read is reckoned from RFC 8291 and RFC 8292 with the primitives of
`cryptography` alone, by nothing that the server sends with."""

from __future__ import annotations

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def plain(said: str) -> bytes:
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


def written(said: bytes) -> str:
    return urlsafe_b64encode(said).decode().rstrip("=")


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """A browser's keys."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        number = int.from_bytes(plain(private))
        self.private = ec.derive_private_key(number, CURVE) if private else ec.generate_private_key(CURVE)
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = plain(auth) if auth else os.urandom(16)

    def body(self, address: str) -> dict[str, str]:
        return {"address": address, "key": written(self.point), "auth": written(self.secret)}

    def read(self, body: bytes) -> bytes:
        """What a message says (RFC 8291, of one record)."""
        salt, size, rest = body[:16], body[20], body[21:]
        theirs, sealed = rest[:size], rest[size:]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        key = _derived(shared, self.secret, b"WebPush: info\0" + self.point + theirs, 32)
        content = _derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
        said = AESGCM(content).decrypt(nonce, sealed, None)
        return said.rstrip(b"\0").removesuffix(b"\x02")


def vouched(authorization: str) -> tuple[dict[str, Any], str]:
    """What a server says of itself, and its key; raises where another has signed it (RFC 8292)."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert kind == "vapid"
    assert json.loads(plain(head))["alg"] == "ES256"
    both = plain(signature)
    der = encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, plain(parts["k"]))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(plain(claims)), parts["k"]


class Receiver:
    """A push service on loopback. `answers` are the statuses of its next answers, 201 after them; `got` what came:
    path, head and body."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.came = threading.Condition()
        outer = self

        class Answering(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                with outer.came:
                    outer.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                    status = outer.answers.pop(0) if outer.answers else 201
                    outer.came.notify_all()
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("location", f"{outer.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def wait(self, n: int, within: float) -> list[tuple[str, dict[str, str], bytes]]:
        """The first n that came."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.got) >= n, within), self.got
            return self.got[:n]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
