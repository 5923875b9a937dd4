"""Bodies of what is asked and told of accounts. Times are in seconds since 1970."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from .bodies import Name, Session

Password = Annotated[str, Meta(min_length=1, max_length=1000)]
Base64 = Annotated[str, Meta(min_length=1, max_length=30_000, pattern="^[A-Za-z0-9_-]+$")]
CredentialId = Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=1, max_length=100)]


class Things(Struct):
    """How much somebody has here: tables, decks, packs of cards, and programs that play for them."""

    games: int
    decks: int
    packs: int
    programs: int


class PasskeyInfo(Struct):
    """A passkey: its name, made when, used when last (null: never). `site` is the server's name that it is for, `here`
    whether that is the one that was asked."""

    id: str
    name: str
    site: str
    here: bool
    created: float
    used: float | None


class Account(Struct):
    """What is kept of somebody. `available`: whether there are accounts at this server; `account`: whether this is one,
    or a guest without; `password`: when it was set, null without; `codes` recovery codes are left; `fresh`: until when
    what is dangerous may be done, 0 for not now; `passkeys_why`: why no passkey can be made here, "" where one can;
    `provider`: what the one is called with which one may sign in here, "" for none; `linked`: since when this account
    is opened so, null where it is not."""

    name: str
    available: bool
    account: bool
    created: float
    passkeys: list[PasskeyInfo]
    password: float | None
    codes: int
    fresh: float
    passkeys_why: str
    things: Things
    sessions: int
    provider: str = ""
    linked: float | None = None


class SignInData(Struct):
    """What the page for signing in has to know. `things` are those of the guest who asks, null where there is no guest
    without account; `accounts_why`: why there are no accounts, "" where there are; `provider`: what the one is called
    with which one may sign in, "" for none."""

    accounts_why: str
    passkeys_why: str
    things: Things | None
    provider: str = ""


class PasskeyOptions(Struct):
    """What an authenticator is asked, as JSON for the browser's own reader (parseCreationOptionsFromJSON,
    parseRequestOptionsFromJSON)."""

    options: str


class PasskeyAsk(Struct, forbid_unknown_fields=True):
    """For whom a passkey is to be made that has no account yet: the name that it will have."""

    name: Name


class PasskeyMade(Struct, forbid_unknown_fields=True):
    """What an authenticator has made; base64url without padding. `name` is what its owner calls it."""

    id: CredentialId
    client: Base64
    attestation: Base64
    transports: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=8)] = []
    name: Annotated[str, Meta(max_length=200)] = ""


class PasskeyShown(Struct, forbid_unknown_fields=True):
    """What an authenticator has signed; base64url without padding."""

    id: CredentialId
    client: Base64
    authenticator: Base64
    signature: Base64
    user: Annotated[str, Meta(max_length=200)] = ""


class KeepBody(Struct, forbid_unknown_fields=True):
    """Keep a guest as an account: its name, and one way in."""

    name: Name
    password: Password | UnsetType = UNSET
    passkey: PasskeyMade | UnsetType = UNSET


class CodesMade(Struct):
    """Recovery codes, which are shown here only."""

    codes: list[str]


class PasswordIn(Struct, forbid_unknown_fields=True):
    """Sign in with a password. `take`: what this browser's guest has goes into the account."""

    name: Name
    password: Password
    take: bool = False


class CodeIn(Struct, forbid_unknown_fields=True):
    """Sign in with a recovery code, which is used up by it."""

    name: Name
    code: Code
    take: bool = False


class PasskeyIn(Struct, forbid_unknown_fields=True):
    """Sign in with a passkey."""

    passkey: PasskeyShown
    take: bool = False


class SignedIn(Struct):
    """Who you are now, how many recovery codes are left, and what was taken along (null: nothing was asked for)."""

    session: Session
    codes: int
    taken: Things | None


class PasswordBody(Struct, forbid_unknown_fields=True):
    """A new password."""

    password: Password


class PasskeyName(Struct, forbid_unknown_fields=True):
    """What a passkey is called."""

    name: Name


class LeaveBody(Struct, forbid_unknown_fields=True):
    """Delete all that is kept of me: my name, as it stands on the page."""

    name: Name
