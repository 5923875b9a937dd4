"""Tables for tests: `token_battle(drawing)`, and --echo, which runs every drawn table again in another way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolik.scenarios.table import ECHOES, Table, table


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--echo", choices=sorted(ECHOES), help="after each act go on with a clone, JSON, a replay …")


@pytest.fixture
def token_battle(request: pytest.FixtureRequest) -> Callable[[str], Table]:
    """Draws a Token Battle table."""
    echo = request.config.getoption("--echo")
    return lambda drawing: table("token-battle", drawing, ECHOES[echo] if echo else None)
