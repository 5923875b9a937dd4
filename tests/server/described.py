"""What the server says that it sends, as a judge of what it sends: nothing is missing, and nothing more is there."""

from __future__ import annotations

from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError

from stolik.server.schema import schema

EVENTS = {
    "token-battle": "TokenBattleEvent",
    "pokemon": "PokemonEvent",
    "pokemon-2v2": "PokemonEvent",
    "star-wars": "StarWarsEvent",
    "generic": "EventData",
}
"""What happens, by the face of a game."""


def only(node: Any) -> Any:
    """The same schema, in which what names its fields has no others."""
    if isinstance(node, list):
        return [only(one) for one in node]
    if not isinstance(node, dict):
        return node
    found = {key: only(one) for key, one in node.items()}
    if isinstance(found.get("properties"), dict) and found.get("type") == "object":
        found.setdefault("additionalProperties", False)
    return found


@cache
def judge(name: str) -> Draft202012Validator:
    """The judge of a part of the schema ("outgoing", "lines", "events"), or of a definition by its name."""
    described = only(schema())
    part = described.get(name, {"$ref": f"#/$defs/{name}"})
    return Draft202012Validator({"$defs": described["$defs"], **part})


def hold(name: str, data: Any, face: str | None = None) -> None:
    """Fails where `data` is not what `name` is described as; events are those of the game with this face."""
    for wrong in judge(name).iter_errors(data):
        raise AssertionError(f"{name}: {told(wrong)}")
    if face is not None:
        for events in named("events", data):
            for event in events:
                for wrong in judge(EVENTS[face]).iter_errors(event):
                    raise AssertionError(f"{event}: {told(wrong)}")


def told(wrong: ValidationError) -> str:
    """What is wrong, without all that is right around it."""
    place = "/".join(map(str, wrong.instance_path))
    schema = "/".join(map(str, wrong.schema_path))
    return f"at {place} against {schema}: {wrong.message[:400]}"


def named(key: str, data: Any) -> list[Any]:
    """Everything in JSON data that stands under this name."""
    if isinstance(data, list):
        return [found for one in data for found in named(key, one)]
    if not isinstance(data, dict):
        return []
    return [*([data[key]] if key in data else []), *(found for one in data.values() for found in named(key, one))]
