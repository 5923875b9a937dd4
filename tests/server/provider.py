"""A provider that is not ours, as a process of its own (oidc-provider-mock), and people who sign in there."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from typing import Any
from urllib.parse import parse_qs, urlsplit, urlunsplit

import httpx

from .conftest import PATIENCE

CLIENT, SECRET = "stolik-house", "a secret & a half"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Elsewhere:
    """The provider; `more` are options of its command."""

    def __init__(self, *more: str) -> None:
        self.port = free_port()
        self.issuer = f"http://localhost:{self.port}"
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, with new keys: it keeps none."""
        command = [sys.executable, "-W", "ignore", "-m", "oidc_provider_mock", "-p", str(self.port), "-H", "localhost"]
        self.process = subprocess.Popen([*command, *self.more], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.issuer}/.well-known/openid-configuration", trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise AssertionError("the provider does not start")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)

    async def sign_in(self, to: str, subject: str) -> dict[str, str]:
        """Somebody is sent there and says who they are; what they bring back."""
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            assert (await http.get(to)).status_code == 200
            answer = await http.post(to, data={"sub": subject})
            assert answer.status_code in (302, 303), answer.text
            back = urlsplit(answer.headers["location"])
        assert back.path == "/sign-in/back"
        return {key: value[0] for key, value in parse_qs(back.query).items()}


def with_nonce(to: str, nonce: str) -> str:
    """The same address with another nonce."""
    parts = urlsplit(to)
    query = [one for one in parts.query.split("&") if not one.startswith("nonce=")]
    return urlunsplit(parts._replace(query="&".join([*query, f"nonce={nonce}"])))


def asked_of(to: str) -> dict[str, Any]:
    """What is said to the provider in an address."""
    return {key: value[0] for key, value in parse_qs(urlsplit(to).query).items()}
