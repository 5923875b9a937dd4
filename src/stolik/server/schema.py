"""Everything on the wire as JSON Schema; the pages' types are made of it (hatch_build.py)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec import Struct, defstruct

from stolik.catalog import GAMES, load_game
from stolik.game import at_place
from stolik.kernel.compiling import type_hints
from stolik.kernel.event import Event

from . import account_bodies, bodies, gauntlet_bodies, manners_bodies, order_bodies, pack_bodies, profile_bodies
from .faces import GENERIC, Face
from .faces.generic import GenericCollection, GenericSight
from .lobby import frames as lobby
from .openid import bodies as openid
from .protocol import BotEvent, BotLine, CardPart, Incoming, Outgoing, PersonPart, WireFrame
from .push import bodies as notices
from .sights import camel
from .studies import bodies as studies
from .studies import frames as study
from .tournaments import bodies as tournaments

PARTS: Final = (
    "incoming",
    "outgoing",
    "lines",
    "events",
    "lobby_incoming",
    "lobby_outgoing",
    "study_incoming",
    "study_outgoing",
)
"""What is said on lines, in the order in which it is described."""
REF: Final = "#/$defs/{name}"
SAID: Final[dict[str, dict[str, Any]]] = {
    "Row": {"type": "array", "prefixItems": [{"type": "string"}], "items": {"type": "integer"}, "minItems": 1},
    "Part": {"anyOf": [{"$ref": "#/$defs/CardPart"}, {"$ref": "#/$defs/PersonPart"}]},
    "EventData": {"$ref": "#/$defs/EventData"},
}
"""What Python's types can't say, by the title that a type has for it."""
EVENT: Final = {
    "title": "EventData",
    "description": "Something that has happened: `e` is its name, the rest is its game's.",
    "type": "object",
    "required": ["e"],
    "properties": {"e": {"type": "string"}},
    "additionalProperties": True,
}
_OF_A_GAME: Final = re.compile(r"stolik\.games\.(\w+)\.[\w.]+\.(\w+)")


@cache
def schema() -> dict[str, Any]:
    """JSON Schema of everything: {"incoming": …, "outgoing": …, "lines": …, "events": …,
    "lobby_incoming": …, "lobby_outgoing": …, "study_incoming": …, "study_outgoing": …, "bodies": …, "$defs": …}.

    `Sight` and `Cards` are what the faces of the bundled games send, or the generic one of all others; the events of
    each game are one definition, named after it. What the server sends always has all its fields, but for those that
    are said to be left out.
    """
    kinds = [
        kind
        for module in (
            bodies,
            account_bodies,
            order_bodies,
            gauntlet_bodies,
            manners_bodies,
            notices,
            openid,
            pack_bodies,
            profile_bodies,
            lobby,
            tournaments,
            studies,
        )
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind.__module__ == module.__name__
        and not issubclass(kind, (WireFrame, lobby.LobbyMessage))
    ]
    faces: list[type[Face]] = [at_place(load_game(game).web or GENERIC) for game in GAMES]
    sights = [*dict.fromkeys(face.sighted for face in faces), GenericSight]
    collections = [*dict.fromkeys(face.collected for face in faces), GenericCollection]
    told = {face.happens: camel(face.drawn) + "Event" for face in reversed(faces) if face.happens}
    events = [event_data(event, name) for happens, name in told.items() for event in happens]
    lines = [lobby.LobbyIncoming, lobby.LobbyOutgoing, study.StudyIncoming, study.StudyOutgoing]
    spoken = [Incoming, Outgoing, BotLine, BotEvent, *lines]
    found, components = msgspec.json.schema_components(
        [*spoken, *sights, *collections, *kinds, *events, CardPart, PersonPart],
        ref_template=REF,
    )
    made = iter(found)
    parts = dict(zip(PARTS, made))
    several = {"Sight": list(islice(made, len(sights))), "Cards": list(islice(made, len(collections)))}
    parts["bodies"] = {kind.__name__: one for kind, one in zip(kinds, islice(made, len(kinds)))}
    several |= {name: list(islice(made, len(happens))) for happens, name in told.items()}
    _send_whole(components)
    components = _renamed(components)
    for name, forms in several.items():
        description = components.get(name, {"description": "What happens at a table of this game."})["description"]
        components[name] = {"title": name, "description": description, "anyOf": forms}
    components["EventData"] = EVENT
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stolik",
        **parts,
        "$defs": components,
    }
    said: dict[str, Any] = {key: _as_said(value) for key, value in whole.items()}
    return said


def event_data(event: type[Event], events: str) -> type[Struct]:
    """The struct of an event as `to_data` writes it. Several games have events of one name: it is told by the one of
    all `events` of its game."""
    return defstruct(
        events.removesuffix("Event") + event.__name__,
        list(type_hints(event).items()),
        namespace={"__doc__": event.__doc__},
        module=event.__module__,
        tag_field="e",
        tag=event.__name__,
    )


def _as_said(value: Any) -> Any:
    """The same with everything that is called as in SAID said as there."""
    if isinstance(value, list):
        return [_as_said(one) for one in value]
    if not isinstance(value, dict):
        return value
    title = value.get("title")
    if isinstance(title, str) and title in SAID and "properties" not in value:
        return SAID[title]
    return {key: _as_said(one) for key, one in value.items()}


def _renamed(components: dict[str, Any]) -> dict[str, Any]:
    """Two views may have parts of one name, which are then called by their modules: here by their games."""
    text = json.dumps(components)
    for name in components:
        if found := _OF_A_GAME.fullmatch(name):
            game = "".join(part.capitalize() for part in found[1].split("_"))
            text = text.replace(f'"{name}"', f'"{game}{found[2]}"').replace(f'/{name}"', f'/{game}{found[2]}"')
    renamed: dict[str, Any] = json.loads(text)
    return {name: {**component, "title": name} for name, component in renamed.items()}


def _send_whole(components: dict[str, Any]) -> None:
    """Call required what has a default and is sent all the same; what is left out where it is null is never null."""
    partly = {kind.__name__ for kind in _kinds(Struct) if _is_partial(kind)}
    left_out = {kind.__name__ for kind in _kinds(Struct) if kind.__struct_config__.omit_defaults}
    for name, component in components.items():
        if component.get("type") == "object" and name not in partly and "properties" in component:
            properties = component["properties"]
            needed = component.get("required", [])
            component["required"] = [key for key in properties if key in needed or "default" in properties[key]]
        if name in left_out:
            for field in component["properties"].values():
                if "default" in field and field["default"] is None:
                    field["anyOf"].remove({"type": "null"})


def _is_partial(kind: type[Struct]) -> bool:
    """Whether a client may leave fields out, or the server does."""
    return kind.__struct_config__.forbid_unknown_fields or kind.__struct_config__.omit_defaults


def _kinds(kind: type[Struct]) -> Iterator[type[Struct]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _kinds(inner)
