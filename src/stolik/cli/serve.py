"""`stolik` alone and `stolik serve`: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.output import Fault, reason, whole

HostOption = Annotated[
    str, typer.Option(help="The address to listen on. Anything but loopback lets your network in.", metavar="ADDRESS")
]
PortOption = Annotated[
    int | None,
    typer.Option(
        help="The port; 0 takes any free one.",
        parser=whole(0, 65535),
        metavar="PORT",
        show_default="8017, or the next free one",
    ),
]
DataOption = Annotated[
    Path | None,
    typer.Option(
        help="The folder for tables and decks; :memory: keeps nothing.",
        metavar="FOLDER",
        show_default="your data folder",
    ),
]

SeedOption = Annotated[
    int | None,
    typer.Option(
        help="The luck of every table follows from this number: for shows, lessons and tests.",
        parser=whole(0, 2**53 - 1),
        metavar="N",
        show_default="luck that nobody knows",
    ),
]

LOOPBACK = "127.0.0.1"


def serve(
    host: HostOption = LOOPBACK,
    port: PortOption = None,
    data: DataOption = None,
    seed: SeedOption = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the table in your browser.")] = False,
) -> None:
    """Serve the web table without opening a browser.

    \b
    Examples:
      stolik serve
      stolik serve --port 9000 --data ./tables
      stolik serve --host 0.0.0.0          for friends in your network
      stolik serve --seed 7                the same cards and coins for the same decks, each time
    """
    run(host, port, data, browser, seed)


def run(host: str, port: int | None, data: Path | None, browser: bool, seed: int | None = None) -> None:
    """Serve until Ctrl-C. Raises Fault where the port or the folder can't be had."""
    if data is not None and data.exists() and not data.is_dir():
        raise Fault(f"--data {data}: this is a file; name a directory")
    from stolik.server.run import ServeError
    from stolik.server.run import serve as serve_table

    try:
        serve_table(host, port, None if data is None else str(data), browser, seed=seed)
    except ServeError as wrong:
        raise Fault(f"{wrong}; name another --port, --host or --data") from None
    except OSError as wrong:
        raise Fault(f"can't serve on {host}: {reason(wrong)}; name another --port, --host or --data") from None
