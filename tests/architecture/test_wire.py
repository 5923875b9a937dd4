"""The pages' types are those of the server: made from its schema in each build, and compared here.

What is on the wire is spelled once, by the server: no page says with words of its own what a shape of it has.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def pages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_that_the_pages_are_checked_with_are_those_of_the_server(pages: ModuleType) -> None:
    """Whoever changes a struct or a view builds the pages anew, and svelte-check says where they no longer fit."""
    assert pages.TYPES.is_file(), "python hatch_build.py types"
    assert pages.TYPES.read_text(encoding="utf-8") == pages.wire_types()


def test_every_definition_of_the_server_is_among_them_by_its_name(pages: ModuleType) -> None:
    """Two of one name would be numbered, and a page would not know which is which."""
    from stolik.server.schema import schema

    named = re.findall(r"^export (?:interface|type) (\w+)", pages.TYPES.read_text(encoding="utf-8"), re.M)
    assert sorted(named) == sorted([*schema()["$defs"], "Wire"])


def test_they_say_what_is_in_each_list_and_nothing_of_any_sort(pages: ModuleType) -> None:
    """But for events of games from elsewhere, and records, which are data to keep."""
    text = pages.TYPES.read_text(encoding="utf-8")
    assert "never[]" not in text and "any" not in re.findall(
        r"\b\w+\b", re.sub(r'/\*.*?\*/|"[^"]*"', "", text, flags=re.S)
    )
    open_ = re.findall(r"export interface (\w+) \{[^}]*\[k: string\]: unknown", text)
    assert sorted(open_) == ["EventData", "RecordBody", "Replay"]


def test_every_view_is_in_them_as_it_is(pages: ModuleType) -> None:
    from stolik.games.star_wars.rules.view import StarWarsView

    text = pages.TYPES.read_text(encoding="utf-8")
    sight = text.partition("export interface StarWarsSight")[2].partition("\nexport ")[0]
    assert all(f"\n{name}: " in sight for name in StarWarsView.__dataclass_fields__)


# ---- spelled once

WEB = ROOT / "web"
ALIKE = 0.8
"""Of all fields of two shapes together so many are in both, where one is the other spelled again."""


def pages_of(ending: str) -> list[Path]:
    found = [path for path in (WEB / "src").rglob(f"*.{ending}") if path.name != "wire.ts"]
    return [*found, *(WEB / "tests").rglob(f"*.{ending}")]


def spelled(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every object type in TypeScript, with the words before it and the names of its fields."""
    text = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.S)
    begun: list[int] = []
    for at, sign in enumerate(text):
        if sign == "{":
            begun.append(at)
        elif sign == "}" and begun:
            start = begun.pop()
            lines = [line.strip() for line in re.split(r"[;\n]", outer(text[start + 1 : at]))]
            fields = (re.match(r"(?:readonly )?(\w+)\??: ?", line) for line in lines if not line.endswith(","))
            yield text[:start].rpartition("\n")[2].strip(), frozenset(field[1] for field in fields if field)


def outer(text: str) -> str:
    """What stands between braces, without what stands between braces in it."""
    while (shorter := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = shorter
    return text


def again(text: str, wire: str) -> list[str]:
    """What of the wire is spelled in a page's text."""
    shapes = {words.split()[2]: fields for words, fields in spelled(wire) if words.startswith("export interface ")}
    found = []
    for words, fields in spelled(text):
        named = re.search(r"\b(?:interface|type) (\w+)", words)
        if named and fields & shapes.get(named[1], frozenset()):
            found.append(f"{named[1]} by its name")
        alike = (name for name, shape in shapes.items() if len(shape) > 2 and is_alike(fields, shape))
        found += [f"{name} in {words!r}" for name in alike]
    return found


def is_alike(one: frozenset[str], other: frozenset[str]) -> bool:
    return len(one & other) >= ALIKE * len(one | other)


def test_no_page_spells_what_is_on_the_wire(pages: ModuleType) -> None:
    wire = pages.TYPES.read_text(encoding="utf-8")
    sources = [*pages_of("ts"), *pages_of("svelte")]
    assert len(sources) > 100
    found = {path.relative_to(WEB).as_posix(): again(path.read_text(encoding="utf-8"), wire) for path in sources}
    assert {path: shapes for path, shapes in found.items() if shapes} == {}


def test_a_page_that_spells_it_is_found(pages: ModuleType) -> None:
    wire = pages.TYPES.read_text(encoding="utf-8")
    clock = "export interface Clocks {\n  left: number[];\n  running: Seat | null;\n}"
    seat = "interface SeatInfo {\n  name: string;\n  bot: boolean; // or not\n  here: boolean;\n  away_since: null;\n}"
    assert again(seat, wire) == ["SeatData in 'interface SeatInfo'"]
    assert again("let { seat }: { seat: { name: string; bot: boolean; here: boolean; away_since: null } } = 1", wire)
    assert again(clock.replace("Clocks", "ClockData"), wire) == ["ClockData by its name"]
    assert again("type Sight = ViewOf<1>; const seat = { name: a, bot: b, here: c, away_since: d };", wire) == []


def test_the_names_for_it_are_few() -> None:
    """What is left by hand is names and what tells the games apart: no page says what a field is."""
    own = (WEB / "src" / "lib" / "protocol.ts").read_text(encoding="utf-8")
    assert len(own.splitlines()) < 90
    types = [path.read_text(encoding="utf-8") for path in (WEB / "src" / "games").glob("*/types.ts")]
    assert len(types) == 4
    assert not [fields for text in types for words, fields in spelled(text) if re.search(r"\binterface\b", words)]
