"""Which addresses of push services are taken. They come from strangers: so nothing of the house's own network is
reached by them."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from .kept import LONGEST_ADDRESS

INNER: Final = tuple(
    ipaddress.ip_network(one)
    for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "fec0::/10")
)
"""Networks that lead on to others: what an address of theirs means is not to be seen by it."""


def may_be_sent_to(address: str, hosts: Sequence[str] = (), private: bool = False) -> bool:
    """Whether a push service's address may be one: https, without a port or a user, of a host that is among `hosts`
    where any are named, and is no address of a house's own network. `private` takes any address of http or https."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    name = parts.hostname or ""
    if len(address) > LONGEST_ADDRESS or not name or not address.isascii() or any(one <= " " for one in address):
        return False
    if private:
        return parts.scheme in ("http", "https")
    plain = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc and not parts.fragment
    if not plain or (hosts and not any(name == one or (one[:2] == "*." and name.endswith(one[1:])) for one in hosts)):
        return False
    try:
        return is_public(name)
    except ValueError:
        return "." in name.strip(".")  # a name of the world: looked up when it is connected to


def is_public(address: str) -> bool:
    """Whether an IP address is one of the world. Raises ValueError where it is no address."""
    one = ipaddress.ip_address(address)
    if isinstance(one, ipaddress.IPv6Address):
        if one.ipv4_mapped is not None:
            return is_public(str(one.ipv4_mapped))
        if any(one in network for network in INNER):
            return False
    return one.is_global and not (one.is_multicast or one.is_reserved or one.is_unspecified)
