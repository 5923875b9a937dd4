"""What the modules that say which tables there are share: one list of them, and JSON in a column."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import MetaData, Text
from sqlalchemy.types import TypeDecorator

from .seals import Unreadable

metadata = MetaData()


class JsonText(TypeDecorator[Any]):
    """Any JSON value, as text; whole numbers of any size survive. Text that is none any more is read as Unreadable, so
    that one damaged value doesn't keep the others from being read."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Any) -> str | None:
        if isinstance(value, Unreadable):
            raise TypeError("a value that could not be read is not written")
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Any) -> Any:
        try:
            return None if value is None else msgspec.json.decode(value)
        except msgspec.DecodeError:
            return Unreadable()
