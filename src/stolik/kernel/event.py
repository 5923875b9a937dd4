"""What has happened, and who may see it (architecture: Events)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from .compiling import mypyc_attr, parts

if TYPE_CHECKING:
    from .decision import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that has happened, named in the past tense. Games subclass it with plain fields.

    An event is public unless its class says otherwise by overriding `seen_by`.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """How the event looks to `seat` (None: a spectator): itself, a version with less in it, or nothing."""
        return self

    def to_data(self) -> dict[str, Any]:
        """As JSON data: {"e": class name, field: value, …}."""
        data: dict[str, Any] = {"e": type(self).__name__}
        for field in fields(self):
            value = getattr(self, field.name)
            data[field.name] = list(value) if isinstance(value, tuple) else value
        return data
