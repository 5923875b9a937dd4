"""What the server writes for its host: a line a thing that happened, as JSON for programs or as text for people.

All loggers, also those of uvicorn, alembic and SQLAlchemy, go through here. Secrets are taken out of every line, by the
name of what is told and by how it looks. The table and the request that a line belongs to are bound by contextvars.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final, Literal, TextIO

import structlog
from structlog.types import EventDict, Processor

Form = Literal["auto", "text", "json"]
Level = Literal["debug", "info", "warning", "error"]

OUT: Final = "(left out)"
SECRET: Final = re.compile(r"authorization|cookie|token|secret|password|passw|invite|\bkey\b|\bcode\b|session", re.I)
"""Names of what is never told."""
LOOKS: Final[tuple[tuple[re.Pattern[str], str], ...]] = (
    (re.compile(r"(/join/|/api/session/return/)[\w-]+"), rf"\1{OUT}"),
    (re.compile(r"(\bBearer\s+)[\w.~+/=-]+", re.I), rf"\1{OUT}"),
    (re.compile(r"(\b(?:stolik|token|key|secret|password|code|invite)=)[^\s;&\"']+", re.I), rf"\1{OUT}"),
    (re.compile(r"(://[^/@:\s]*:)[^@\s]{1,300}+(?=@)"), rf"\1{OUT}"),
)
"""How secrets look in a text: links to free seats, tokens, cookies and queries, passwords in addresses."""
QUIET: Final = {"uvicorn": logging.WARNING, "alembic": logging.WARNING, "sqlalchemy": logging.WARNING}
"""Whose lines begin at a higher level: SQLAlchemy's lower ones have all values in them."""


def set_up(form: Form = "auto", level: Level = "info", stream: TextIO | None = None) -> bool:
    """From now on every line of this process goes to `stream` (None: standard error); `auto` is text on a terminal.
    Whether it is text."""
    stream = stream or sys.stderr
    people = form == "text" or (form == "auto" and stream.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.ExtraAdder(),
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S" if people else "iso", utc=not people),
        structlog.processors.format_exc_info,
        leave_out,
    ]
    renderer: Processor
    if people:
        renderer = structlog.dev.ConsoleRenderer(colors=stream.isatty(), pad_event_to=0)
    else:
        renderer = structlog.processors.JSONRenderer(ensure_ascii=False)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    for name, least in QUIET.items():
        logging.getLogger(name).setLevel(max(least, root.level))
    logging.captureWarnings(True)
    return people


def leave_out(_: Any, __: str, told: EventDict) -> EventDict:
    """Take secrets out of a line."""
    return _without(told)


def _without(told: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for name, value in told.items():
        if name in ("_record", "_from_structlog"):
            continue
        told[name] = OUT if SECRET.search(name) else _clean(value)
    return told


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return scrub(value)
    if isinstance(value, dict):
        return _without(dict(value))
    if isinstance(value, (list, tuple)):
        return [_clean(one) for one in value]
    return value if isinstance(value, (int, float, bool, type(None))) else scrub(str(value))


def scrub(text: str) -> str:
    """A text without what looks like a secret."""
    for pattern, kept in LOOKS:
        text = pattern.sub(kept, text)
    return text
