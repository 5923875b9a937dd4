"""What messages and frames of the socket are made of: `protocol.py` has most of them, `speech.py` those of talk."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
"""A client's own number of a message: `a`."""


class Message(Struct, tag_field="t", forbid_unknown_fields=True):
    """What a client says."""


class WireFrame(Struct, tag_field="t"):
    """What the server says."""
