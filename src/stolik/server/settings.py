"""What a server may be told when it starts. Times are in seconds.

Every field can be said in a file, in the environment or as an option (`sources.py` reads them from here): what is
written below it is its help. `metadata` may have `least` and `most` (of numbers; the least is else 0), `check` (raises
ValueError for what may not stand there) and `secret` (never shown).
"""

from __future__ import annotations

import ipaddress
import re
import secrets
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal
from urllib.parse import urlsplit

from stolik.kernel.luck import KEYED_BITS

_NAME = re.compile(r"(?=.{1,253}\Z)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_][a-z0-9_-]{0,62})*+\Z")


def check_web_address(said: str) -> None:
    """Raises ValueError unless it is one like https://table.example.org, or nothing."""
    if not said:
        return
    parts = urlsplit(said)
    bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username or parts.password)
    name = parts.hostname or ""
    if parts.scheme not in ("http", "https") or not bare or not (_NAME.match(name) or is_ip(name)):
        raise ValueError("an address like https://table.example.org, without a path")
    _ = parts.port  # raises ValueError itself where it is none


def check_line(said: str) -> None:
    """Raises ValueError unless it is an IP address and a port."""
    address, _, port = said.rpartition(":")
    if not is_ip(address.strip("[]")) or not (port.isascii() and port.isdigit() and int(port) < 65536):
        raise ValueError("an IP address and a port, like 10.0.0.5:8018")


def check_names(said: tuple[str, ...]) -> None:
    """Raises ValueError unless each is a name without port, one with *. before it, or * alone."""
    for name in said:
        bare = name.removeprefix("*.")
        if name != "*" and not _NAME.match(bare.lower()) and not is_ip(bare.strip("[]")):
            raise ValueError("names like table.example.org or *.example.org, with commas between them, or *")


def check_proxies(said: tuple[str, ...]) -> None:
    """Raises ValueError unless each is an IP address, a network of such, or the word unix."""
    for one in said:
        try:
            if one != "unix":
                ipaddress.ip_network(one)
        except ValueError:
            raise ValueError("IP addresses like 127.0.0.1, networks like 10.0.0.0/8, or unix") from None


def check_inner(said: str) -> None:
    """Raises ValueError unless it is an IP address and a port, or nothing."""
    if said:
        check_line(said)


def check_contact(said: str) -> None:
    """Raises ValueError unless it is an address like mailto:me@example.org or https://example.org, or nothing."""
    if said and not re.fullmatch(r"(mailto:[^\s@]+@[^\s@]+|https://[^\s/]+[^\s]*+)", said):
        raise ValueError("an address like mailto:me@example.org or https://example.org")


def check_issuer(said: str) -> None:
    """Raises ValueError unless it is the address of a provider by https, or of one on this machine, or nothing."""
    if not said:
        return
    parts = urlsplit(said)
    local = parts.hostname in ("localhost", "127.0.0.1", "::1")
    bare = not (parts.query or parts.fragment or parts.username or parts.password) and len(said) <= 200
    if not parts.hostname or not bare or (parts.scheme != "https" and not (local and parts.scheme == "http")):
        raise ValueError("an address like https://accounts.example.org, as the provider writes it itself")
    _ = parts.port  # raises ValueError itself where it is none


def is_ip(text: str) -> bool:
    """Whether this is an IP address, written in full."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class Start:
    """Where a server listens, where it keeps what it keeps, and how it speaks to the host."""

    host: str = "127.0.0.1"
    """The address to listen on. Anything but loopback lets your network in."""
    port: int | None = field(default=None, metadata={"most": 65535, "shown": "8017, or the next free one"})
    """The port; 0 takes any free one."""
    uds: str = ""
    """Listen on a Unix socket of this path instead, for a proxy on the same machine."""
    inner: str = field(default="", metadata={"check": check_inner})
    """A second address, for the host alone: /metrics, and /health in full. It may not be open to the world."""
    inner_token: str = field(default="", metadata={"secret": True})
    """What whoever asks the inner address has to show (Authorization: Bearer ...). Needed unless that is loopback."""
    data: str | None = field(default=None, metadata={"shown": "your data folder"})
    """The folder for tables and decks; :memory: keeps nothing."""
    store: str = field(default="", metadata={"shown": "a file in the data folder"})
    """A PostgreSQL database in which to keep everything instead, like postgresql://user@host/name; several servers may
    share it, and are one house then."""
    relay: str = field(default="127.0.0.1:0", metadata={"check": check_line})
    """Where the other servers that share the store reach this one: address and port; 0 takes any free one. Strangers
    must not reach it."""
    log: Literal["auto", "text", "json"] = "auto"
    """How lines for the host are written, to standard error: auto is text on a terminal, else JSON."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least that is worth a line; debug has one for each request."""


@dataclass(frozen=True)
class Rate:
    """A bucket: it holds `burst`, and `each_second` come back."""

    each_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """How much one client may ask. Tests and benchmarks, which are many clients on one machine, ask for more."""

    requests: Rate = Rate(20, 120)
    """HTTP requests of one address."""
    changes: Rate = Rate(3, 40)
    """Requests that change something, of one guest or address."""
    sessions: Rate = Rate(0.2, 30)
    """New sessions of one address."""
    messages: Rate = Rate(20, 40)
    """Messages of one socket."""
    talk: Rate = Rate(0.5, 6)
    """Lines that one guest says, at all tables together."""
    sockets_a_guest: int = 16
    """Open sockets of one guest."""
    sockets_an_address: int = 200
    """Open sockets of one address, behind which may be a whole club."""
    sockets: int = 2000
    """Open sockets of all guests together."""
    lines_an_address: int = 400
    """Open connections of one address, sockets among them; those of a trusted proxy are not counted."""
    lines: int = 4000
    """Open connections of all together."""
    head_seconds: float = 15.0
    """A request's head has to be there after this long, and a socket's handshake to be done."""
    body_seconds: float = 60.0
    """A request's body has to be there this long after its head."""
    unread_seconds: float = 30.0
    """A client that does not read what it is sent is cut after this long."""
    body: int = 64 * 1024
    """Bytes of a request's body."""
    record: int = 2 * 1024 * 1024
    """Bytes of a record file."""
    decks_a_guest: int = 200
    """Decks that one guest keeps."""
    card_file: int = 8 * 1024 * 1024
    """Bytes of a card file."""
    packs_a_guest: int = 40
    """Packs that one guest keeps."""
    pack_cards_a_guest: int = 10_000
    """Cards in all packs of one guest."""
    pack_bytes_a_guest: int = 16 * 1024 * 1024
    """Bytes that all packs of one guest take."""
    files_read: int = 2
    """Card files that are read at once, for all guests together; of one guest it is one."""
    work_a_guest: int = 8
    """Pieces of work (see `workers`) of one guest that may wait at once."""
    analyses: int = 2
    """Analyses of games that run at once, for all guests together; of one guest it is one."""
    analyses_an_hour: int = 20
    """Analyses that one guest may begin within an hour; what was reckoned once is only shown."""
    reports_an_hour: int = 10
    """Reports that one guest may make within an hour."""
    gauntlets: int = field(default=1, metadata={"least": 1})
    """Decks that play against Steady's at once, for all guests together; of one guest it is one. The others wait in
    line."""
    gauntlets_waiting: int = 20
    """Decks that wait in that line."""
    gauntlets_an_hour: int = 40
    """Decks that one guest may have play so within an hour; what was played once is only told."""
    gauntlet_games: int = 1500
    """Games that a deck plays so at most."""
    work: int = 200
    """Pieces of work that may wait at once in all."""
    tables_a_guest: int = 100
    """Tables of one guest that run or wait."""
    tokens_a_guest: int = 20
    """Programs that one guest answers for, those whose token has ended among them."""
    tables_an_hour: int = 120
    """New tables and loaded records of one guest within an hour."""
    finished_a_guest: int = 5000
    """Finished tables of one guest that are kept; 0 for any number."""
    records_a_guest: int = 500
    """Loaded records of one guest that are kept; 0 for any number."""
    bytes_a_guest: int = 256 * 1024 * 1024
    """Bytes that the finished tables and loaded records of one guest take; 0 for any number."""
    studies_a_guest: int = 100
    """Studies that one guest owns."""
    study_bytes_a_guest: int = 32 * 1024 * 1024
    """Bytes that the records in all studies of one guest take."""


@dataclass(frozen=True)
class Retention:
    """For how many days what is kept; 0 keeps it for ever. A game that runs is always kept, and so is a table at which
    somebody is. By default a house forgets only what nobody can come back to."""

    finished: int = 0
    """Days for which a finished table is kept after its end; 0 for ever."""
    records: int = 0
    """Days for which a loaded record is kept; 0 for ever."""
    waiting: int = 365
    """Days for which a table waits for players before it is removed; 0 for ever."""
    talk: int = 0
    """Days for which is kept what was said at tables; 0 for ever."""
    packs: int = 365
    """Days for which the packs of a guest without account are kept who did not come back; 0 for ever. Games with their
    cards are kept like all others."""
    guests: int = 30
    """Days after which a guest is forgotten who did not come back and has nothing: no seat, deck, pack, program or
    account; 0 for never."""
    ended: int = 30
    """Days for which sessions, tokens, invitations to the house and what hosts did are kept after their end, challenges
    and reports after their answer; 0 for ever."""
    every: float = field(default=6 * 3600.0, metadata={"least": 60})
    """How often the server cleans up by itself."""


@dataclass(frozen=True)
class Settings:
    """How the server behaves."""

    public_address: str = field(default="", metadata={"check": check_web_address})
    """The address by which people come, like https://table.example.org. The server then answers to this name alone, and
    with https cookies are for https only and browsers are told to stay with it."""
    hosts: tuple[str, ...] = field(default=(), metadata={"check": check_names})
    """Further names to answer to, without port; *.example.org for all below one, * for every name. Without a public
    address it answers to IP addresses, names of the house's own network and the machine's own name by itself."""
    secure: bool = False
    """Whether the cookie is for https only; with a public address of https it is."""
    trusted_proxy: tuple[str, ...] = field(default=(), metadata={"check": check_proxies})
    """Proxies whose word on where a request comes from is believed: addresses, networks, or unix for a Unix socket."""
    registration: Literal["open", "invited", "closed"] = "open"
    """Who becomes a guest: open is whoever comes; invited, who opens a link of stolik admin invite or a guest's
    invitation to a table; closed, nobody new. Who is a guest stays one."""
    bot_pause: float = 0.2
    """A bot answers a person at the earliest after so many seconds; what it does then comes without a pause: how fast
    it is shown is up to each page."""
    bot_workers: int = 1
    """Processes in which bots think; 0: a thread of this one, which can't be stopped."""
    bot_seconds: float = 30.0
    """A bot that thinks for longer is stopped, and some legal answer is given for it."""
    bot_memory: int = field(default=1024, metadata={"least": 64})
    """Megabytes that such a process may take for its bots, where the system can limit that."""
    workers: int = 2
    """Processes for what guests ask beside playing: decks, records, replays, previews; they start when they are first
    needed. 0: a thread of this process, which can't be stopped."""
    worker_seconds: float = 10.0
    """Work that takes longer is stopped and refused."""
    worker_memory: int = field(default=512, metadata={"least": 64})
    """Megabytes that such a process may take for one piece of work, where the system can limit that."""
    kept_results: int = 32 * 1024 * 1024
    """Bytes of results that are kept for whoever asks the same again."""
    undo_wait: float = 20.0
    """Silence for this long is no consent."""
    watch_delay: float = field(default=0.0, metadata={"most": 3600})
    """Spectators see a game of two people or more by so many seconds later than its players, or by more where those
    wish it."""
    part_wait: float = 8.0
    """For so long a table waits, before it is dealt, for the part that a player's browser has sealed."""
    idle: float = 300.0
    """A table that nobody watches is put away after this long; it comes back from the store."""
    lease: float = field(default=4.0, metadata={"least": 0.5})
    """Of several servers that share a store, one that was silent for so long loses its tables to the others."""
    session_days: int = field(default=365, metadata={"least": 1})
    """A browser that did not come back for so many days is a stranger again."""
    token_days: int = field(default=365, metadata={"least": 1})
    """A token for a program is good for so many days, unless it is renewed."""
    ends_looked: float = field(default=5.0, metadata={"least": 0.1})
    """How often the server looks whether a session was ended from outside, by another process or the host."""
    push: bool = True
    """Whether people may ask for notices when they have no page open (Web Push), where what that takes is installed.
    What is sent goes to the push service of their browser, encrypted."""
    push_contact: str = field(default="", metadata={"check": check_contact})
    """Where push services reach the host: mailto: or https:. Without one they are told the public address."""
    push_hosts: tuple[str, ...] = field(default=(), metadata={"check": check_names})
    """The only push services that are sent to, like fcm.googleapis.com or *.push.apple.com; without any, every public
    host."""
    push_private: bool = False
    """Whether push services may be in a network of the house's own, and without https. Whoever may ask for notices can
    then have the server send requests into that network."""
    openid_issuer: str = field(default="", metadata={"check": check_issuer})
    """A provider with which people may sign in (OpenID Connect), by its address as it writes it itself (issuer)."""
    openid_client: str = ""
    """What this house is called there (client id). It comes back to /sign-in/back below the public address."""
    openid_secret: str = field(default="", metadata={"secret": True})
    """What it shows there (client secret); without one it is a public client."""
    openid_name: str = ""
    """What the button says that leads there; without one the provider's host."""
    seed: int | None = field(default=None, metadata={"most": 2**53 - 1})
    """With a seed the luck of a table follows from it and from how the table is set up: the same table, asked for
    again, falls the same. For shows, lessons and tests; without one, for play, seeds are taken that nobody can know."""
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)

    def draw(self, *of: object) -> int:
        """A seed of the keyed generator that nobody can know; or with `seed` one below 2**53, of the quick generator,
        always the same for the same things named by `of`."""
        if self.seed is None:
            return secrets.randbits(KEYED_BITS)
        named = repr((self.seed, *of)).encode()
        return int.from_bytes(blake2b(named, digest_size=8).digest(), "big") >> 11
