"""Bodies of what is asked and told of signing in with a provider."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stolik.server.account_bodies import Things
from stolik.server.bodies import Name, Session

Purpose = Literal["enter", "keep", "add"]
"""Sign in; keep this guest as an account; add it as a way into an account."""


class ProviderAsk(Struct, forbid_unknown_fields=True):
    """I want to go to the provider. `name` is what the account will be called (`keep`); `take`: what this browser's
    guest has goes into the account (`enter`)."""

    why: Purpose
    name: Name | None = None
    take: bool = False


class ProviderAsked(Struct):
    """Where to go, and what has to be shown when one comes back."""

    to: str
    ticket: str


class ProviderBack(Struct, forbid_unknown_fields=True):
    """I have come back, with what the provider has put into the address."""

    ticket: Annotated[str, Meta(min_length=1, max_length=100)]
    state: Annotated[str, Meta(min_length=1, max_length=100)]
    code: Annotated[str, Meta(min_length=1, max_length=2000)]
    iss: Annotated[str, Meta(max_length=200)] = ""


class ProviderDone(Struct):
    """What came of it: who I am now, how many recovery codes are left, those that were just written (`keep`), and what
    was taken along (null: nothing was asked for)."""

    why: Purpose
    session: Session
    left: int
    codes: list[str]
    taken: Things | None
