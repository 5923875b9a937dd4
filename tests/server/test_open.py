"""In the open: names that are answered, proxies that are believed, and what a public address brings."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from stolik.server.guard import Guard, address
from stolik.server.measures import Measures
from stolik.server.names import Names
from stolik.server.run import ServeError, listen_at
from stolik.server.settings import Limits, Rate, Settings

from .conftest import PATIENCE, QUICK, Running

PUBLIC = Settings(public_address="https://table.example.org")


@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("192.168.1.7:8017", True),
        ("[fe80::1]:8017", True),
        ("localhost:8017", True),
        ("kitchen.local:8017", True),
        (f"{socket.gethostname()}:8017", True),
        ("evil.example", False),
        ("evil.example:8017", False),
        ("192.168.1.7.evil.example", False),
        ("local", True),
        ("evil.example.", False),
        ("", False),
    ],
)
def test_a_page_that_is_rebound_gets_nothing_and_friends_in_the_network_do(host: str, answered: bool) -> None:
    assert Names(Settings()).answer(host) == answered


def test_a_server_of_a_public_name_answers_to_that_and_to_names_that_were_allowed() -> None:
    names = Names(Settings(public_address=PUBLIC.public_address, hosts=("*.example.net",)))
    hosts = ("table.example.org", "TABLE.example.org:443", "a.example.net", "localhost", "192.0.2.1", "example.net")
    assert [names.answer(host) for host in hosts] == [True, True, True, True, False, False]
    assert Names(Settings(hosts=("*",))).answer("evil.example")


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("https://table.example.org", True),
        ("https://table.example.org:443", True),
        ("http://table.example.org", False),
        ("https://table.example.org:8443", False),
        ("https://table.example.org:x", False),
        ("null", False),
    ],
)
def test_an_origin_is_ours_by_the_public_address(origin: str, ours: bool) -> None:
    assert Names(PUBLIC).same(origin, "table.example.org") == ours


def test_browsers_are_told_to_stay_with_https_and_cookies_are_for_https_only(start) -> None:
    running = start(Settings(public_address="https://table.example.org", secure=True, limits=QUICK.limits))
    answer = httpx.get(f"{running.address}/api/session", headers={"Host": "table.example.org"}, timeout=PATIENCE)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "; secure" in answer.headers["set-cookie"].lower()


ONE_EACH = Settings(limits=Limits(requests=Rate(0.001, 1)))


def asked(running: Running, *clients: str) -> list[int]:
    """The same request, as if for each of these clients."""
    with httpx.Client(base_url=running.address, timeout=PATIENCE) as http:
        return [http.get("/api/games", headers={"X-Forwarded-For": client}).status_code for client in clients]


def test_nobody_is_believed_who_says_to_speak_for_another(start) -> None:
    assert asked(start(ONE_EACH), "203.0.113.1", "203.0.113.2") == [200, 429]


def test_a_trusted_proxy_says_whose_limits_count_and_what_the_client_says_before_it_does_not(start) -> None:
    running = start(Settings(limits=ONE_EACH.limits, trusted_proxy=("127.0.0.0/8",)))
    assert asked(running, "203.0.113.1", "203.0.113.2", "198.51.100.9, 203.0.113.1") == [200, 200, 429]


@pytest.mark.parametrize(("shown", "status"), [("Basic c29t", 403), ("Bearer none", 401)])
def test_only_a_token_comes_from_pages_of_elsewhere(start, shown: str, status: int) -> None:
    headers = {"Authorization": shown, "Origin": "https://evil.example"}
    assert (
        httpx.post(f"{start(QUICK).address}/api/tables", json={}, headers=headers, timeout=PATIENCE).status_code
        == status
    )


def test_one_network_of_ipv6_is_one_asker() -> None:
    clients = ["2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1", "::ffff:192.0.2.1", "192.0.2.1"]
    found = [address({"client": (client, 1)}) for client in clients]
    assert found[0] == found[1] != found[2]
    assert found[3] == found[4] == "192.0.2.1"


@pytest.mark.parametrize(("trusted", "client"), [((), "unix"), (("unix",), "203.0.113.1")])
async def test_a_proxy_at_a_unix_socket_is_believed_where_it_is_trusted(trusted, client) -> None:
    heard: list[str] = []

    async def app(scope, receive, send) -> None:
        heard.append(address(scope))

    headers = [(b"host", b"localhost"), (b"x-forwarded-for", b"203.0.113.1")]
    scope = {"type": "http", "method": "GET", "path": "/", "headers": headers, "client": None}
    await Guard(app, Settings(trusted_proxy=trusted), Measures())(scope, None, None)  # type: ignore[arg-type]
    assert heard == [client]


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no Unix sockets")
def test_a_socket_that_a_killed_server_left_is_in_nobodys_way_and_one_in_use_is(tmp_path: Path) -> None:
    path = str(tmp_path / "s")
    listen_at(path).close()
    with listen_at(path), pytest.raises(ServeError, match="another server listens"):
        listen_at(path)
