"""Everything on the wire as JSON Schema; the pages' types are made of it (hatch_build.py)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from stolik.catalog import GAMES, load_game
from stolik.game import at_place

from . import bodies
from .faces import GENERIC, Face
from .faces.generic import GenericCollection, GenericSight
from .protocol import BotEvent, BotLine, Incoming, Outgoing

REF: Final = "#/$defs/{name}"
_OF_A_GAME: Final = re.compile(r"stolik\.games\.(\w+)\.[\w.]+\.(\w+)")


@cache
def schema() -> dict[str, Any]:
    """JSON Schema of everything: {"incoming": …, "outgoing": …, "lines": …, "events": …, "bodies": …, "$defs": …}.

    `Sight` and `Cards` are what the faces of the bundled games send, or the generic one of all others. What the server
    sends always has all its fields, but for those that are said to be left out.
    """
    kinds = [
        kind
        for kind in vars(bodies).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == bodies.__name__
    ]
    faces: list[type[Face]] = [at_place(load_game(game).web or GENERIC) for game in GAMES]
    sights = [*dict.fromkeys(face.sighted for face in faces), GenericSight]
    collections = [*dict.fromkeys(face.collected for face in faces), GenericCollection]
    found, components = msgspec.json.schema_components(
        [Incoming, Outgoing, BotLine, BotEvent, *sights, *collections, *kinds], ref_template=REF
    )
    incoming, outgoing, lines, events, *rest = found
    several = {"Sight": rest[: len(sights)], "Cards": rest[len(sights) : len(sights) + len(collections)]}
    described = dict(zip([kind.__name__ for kind in kinds], rest[len(sights) + len(collections) :], strict=True))
    _send_whole(components)
    components = _renamed(components)
    for name, forms in several.items():
        components[name] = {"title": name, "description": components[name].get("description", ""), "anyOf": forms}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stolik",
        "incoming": incoming,
        "outgoing": outgoing,
        "lines": lines,
        "events": events,
        "bodies": described,
        "$defs": components,
    }


def _renamed(components: dict[str, Any]) -> dict[str, Any]:
    """Two views may have parts of one name, which are then called by their modules: here by their games."""
    text = json.dumps(components)
    for name in components:
        if found := _OF_A_GAME.fullmatch(name):
            game = "".join(part.capitalize() for part in found[1].split("_"))
            text = text.replace(f'"{name}"', f'"{game}{found[2]}"').replace(f'/{name}"', f'/{game}{found[2]}"')
    renamed: dict[str, Any] = json.loads(text)
    return renamed


def _send_whole(components: dict[str, Any]) -> None:
    """Call required what has a default and is sent all the same."""
    partly = {kind.__name__ for kind in _kinds(Struct) if _is_partial(kind)}
    for name, component in components.items():
        if component.get("type") == "object" and name not in partly and "properties" in component:
            properties = component["properties"]
            needed = component.get("required", [])
            component["required"] = [key for key in properties if key in needed or "default" in properties[key]]


def _is_partial(kind: type[Struct]) -> bool:
    """Whether a client may leave fields out, or the server does."""
    return kind.__struct_config__.forbid_unknown_fields or kind.__struct_config__.omit_defaults


def _kinds(kind: type[Struct]) -> Iterator[type[Struct]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _kinds(inner)
