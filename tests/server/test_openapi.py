"""The whole API, asked by machine: no answer is a fault of the server's, and every answer has its described shape."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stolik.server.app import make_app

from .conftest import PATIENCE, QUICK, Running

DESCRIBED: Any = make_app(QUICK).app.openapi_schema.to_schema()  # type: ignore[attr-defined]
API = schemathesis.openapi.from_dict(DESCRIBED)
OPERATIONS = [
    (path, method) for path, item in DESCRIBED["paths"].items() for method in item if "stream" not in path.split("/")
]


@pytest.fixture(scope="module")
def asker(shared: Running) -> Any:
    with httpx.Client(base_url=shared.address, headers={"X-Stolik": "1"}, timeout=PATIENCE) as client:
        client.get("/api/session")
        yield client


@pytest.mark.parametrize("path, method", OPERATIONS, ids=lambda part: part.strip("/"))
def test_no_request_finds_a_fault(asker: httpx.Client, shared: Running, path: str, method: str) -> None:
    @settings(
        max_examples=15,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    @given(case=API[path][method].as_strategy())
    def ask(case: Any) -> None:
        if path == "/api/session" and method == "get":
            asker.cookies.clear()
        response = case.call(base_url=shared.address, headers={"X-Stolik": "1"}, cookies=dict(asker.cookies))
        assert response.status_code < 500, response.text
        case.validate_response(
            response, checks=(status_code_conformance, content_type_conformance, response_schema_conformance)
        )

    ask()
