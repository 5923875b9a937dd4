"""Bodies of what is asked and told of notices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .kept import LONGEST_ADDRESS
from .kinds import Kind


class NoticesData(Struct):
    """How notices stand. `why`: why none can be sent to this browser by this server, "" where they can; `key`: the
    server's, as browsers ask for it; `here`: the address that this session's browser gave, "" for none; `browsers`: how
    many of mine are told; `silent`: of what I don't want to hear."""

    why: str
    key: str
    here: str
    browsers: int
    silent: list[Kind]


class BrowserBody(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told: its push service's address and its keys, as PushSubscription gives them."""

    address: Annotated[str, Meta(min_length=1, max_length=LONGEST_ADDRESS)]
    key: Annotated[str, Meta(min_length=1, max_length=90, pattern="^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, Meta(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+=*$")]


class SilentBody(Struct, forbid_unknown_fields=True):
    """Of what I don't want to hear; of all else I do."""

    silent: Annotated[list[Kind], Meta(max_length=10)]
