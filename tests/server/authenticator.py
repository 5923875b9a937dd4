"""An authenticator of passkeys in software, as a phone is one: keys of its own, written in CBOR and signed as WebAuthn
has it. It shares no code with the server's library."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, CARRIES = 1, 4, 64


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Makes passkeys, and signs with the last one. `flags` says whether somebody was there, and who they are."""

    def __init__(self, origin: str, flags: int = PRESENT | VERIFIED) -> None:
        self.origin = origin
        self.flags = flags
        self.count = 0
        self.used: dict[str, Any] = {}

    def make(self, options: str, **more: Any) -> dict[str, Any]:
        """What is answered to options for making a passkey."""
        asked = json.loads(options)
        assert asked["authenticatorSelection"]["residentKey"] == "required"
        assert asked["authenticatorSelection"]["userVerification"] == "required"
        self.key, self.id, self.user = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(20), asked["user"]
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        held = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(asked["rp"]["id"], CARRIES) + held
        made = {"fmt": "none", "attStmt": {}, "authData": data}
        client = self._client("webauthn.create", asked["challenge"])
        return {"id": text(self.id), "client": text(client), "attestation": text(cbor2.dumps(made)), **more}

    def sign(self, options: str, rp: str | None = None) -> dict[str, Any]:
        """What is answered to options for signing in."""
        asked = json.loads(options)
        assert asked["userVerification"] == "required" and not asked["allowCredentials"]
        self.count += 1
        data = self._data(rp or asked["rpId"])
        client = self._client("webauthn.get", asked["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": text(self.id),
            "client": text(client),
            "authenticator": text(data),
            "signature": text(signed),
            "user": self.user["id"],
        }

    def _data(self, rp: str, more: int = 0) -> bytes:
        return hashlib.sha256(rp.encode()).digest() + bytes([self.flags | more]) + struct.pack(">I", self.count)

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()
