"""Servers and players as in the tests of the server."""

from tests.server.conftest import people, shared, start

__all__ = ["people", "shared", "start"]
