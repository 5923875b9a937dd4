"""The pages' types are those of the server: made from its schema in each build, and compared here."""

from __future__ import annotations

import importlib.util
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


def test_every_view_is_in_them_as_it_is(pages: ModuleType) -> None:
    from stolik.games.star_wars.rules.view import StarWarsView

    text = pages.TYPES.read_text(encoding="utf-8")
    sight = text.partition("export interface StarWarsSight")[2].partition("\nexport ")[0]
    assert all(f"\n{name}: " in sight for name in StarWarsView.__dataclass_fields__)
