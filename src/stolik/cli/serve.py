"""`stolik` alone and `stolik serve`: the web table."""

from __future__ import annotations

import inspect
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolik.cli.output import Fault, print_json, reason, whole
from stolik.server.sources import Key, SettingsError, gather, keys

if TYPE_CHECKING:
    from stolik.server.sources import Gathered

HostOption = Annotated[
    str | None,
    typer.Option(
        help="The address to listen on. Anything but loopback lets your network in.",
        metavar="ADDRESS",
        show_default="127.0.0.1",
    ),
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
ConfigOption = Annotated[
    Path | None,
    typer.Option(
        help="The file with settings.",
        metavar="FILE",
        show_default="stolik.toml in the data folder, else in your folder for settings",
    ),
]


def _parameter(key: Key) -> str:
    return "_".join(key.path)


def _option(key: Key) -> inspect.Parameter:
    """The option of one setting. What it is given stays text, so that it is read as in the file and the environment."""
    shown = str(key.metadata.get("shown", key.shown(key.default))) or "none"
    kind: Any
    if key.kind is bool:
        kind = Annotated[
            bool | None, typer.Option(f"{key.option}/--no-{key.option[2:]}", help=key.help, show_default=shown)
        ]
    else:
        metavar = "NUMBER" if key.wanted.startswith(("a number", "a whole")) else "VALUE"
        metavar = {"host": "ADDRESS", "port": "PORT", "data": "FOLDER"}.get(key.name, metavar)
        kind = Annotated[str | None, typer.Option(key.option, help=key.help, metavar=metavar, show_default=shown)]
    return inspect.Parameter(_parameter(key), inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def _with_settings(command: Any) -> Any:
    """The command with an option for each setting, in place of its last parameter."""
    signature = inspect.signature(command, eval_str=True)
    own = [one for one in signature.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    command.__signature__ = signature.replace(parameters=[*own, *map(_option, keys())])
    return command


@_with_settings
def serve(
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the table in your browser.")] = False,
    config: ConfigOption = None,
    print_settings: Annotated[
        bool, typer.Option("--print-settings", help="Say which settings are in force, and whence, and end.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The settings as JSON.")] = False,
    **given: Any,
) -> None:
    """Serve the web table without opening a browser.

    Each option below but the first four is a setting, which may also stand in the file (without the dashes in front:
    public-address = "https://table.example.org"; of --limits-body and its like, body in the table [limits]) or in the
    environment (STOLIK_PUBLIC_ADDRESS). An option is stronger than the environment, and that than the file.

    \b
    Examples:
      stolik serve
      stolik serve --port 9000 --data ./tables
      stolik serve --host 0.0.0.0          for friends in your network
      stolik serve --seed 7                the same cards and coins for the same decks, each time
      stolik serve --config stolik.toml --print-settings
    """
    by_parameter = {_parameter(key): key for key in keys()}
    options = {by_parameter[name].name: str(value) for name, value in given.items() if value is not None}
    if print_settings:
        show(settings(options, config), as_json)
    elif as_json:
        raise Fault("--json goes with --print-settings")
    else:
        run(options, browser, config)


def settings(options: Mapping[str, str], config: Path | None = None) -> Gathered:
    """What is in force. Raises Fault."""
    try:
        return gather(options, os.environ, config)
    except SettingsError as wrong:
        raise Fault(str(wrong)) from None


def show(gathered: Gathered, as_json: bool) -> None:
    """Print what is in force, and whence."""
    if as_json:
        lines = [
            {"key": line.key.name, "value": line.key.shown(line.value), "from": line.source} for line in gathered.lines
        ]
        print_json({"file": str(gathered.file) if gathered.file else None, "settings": lines})
        return
    wide = max(len(line.key.name) for line in gathered.lines)
    values = [line.key.shown(line.value) or "(nothing)" for line in gathered.lines]
    most = min(max(map(len, values)), 40)
    for line, value in zip(gathered.lines, values):
        typer.echo(f"{line.key.name:<{wide}}  {value:<{most}}  {line.source}")


def run(options: Mapping[str, str], browser: bool, config: Path | None = None) -> None:
    """Serve until Ctrl-C, with these settings by their names. Raises Fault for what can't be had."""
    gathered = settings(options, config)
    start = gathered.start
    data = None if start.data is None else Path(start.data)
    if data is not None and data.exists() and not data.is_dir():
        raise Fault(f"--data {data}: this is a file; name a directory")
    from stolik.server.run import ServeError
    from stolik.server.run import serve as serve_table
    from stolik.server.store import StoreError

    try:
        serve_table(start, gathered.settings, open_browser=browser)
    except StoreError as wrong:
        raise Fault(str(wrong)) from None
    except ServeError as wrong:
        raise Fault(f"{wrong}; name another --port, --host or --data") from None
    except OSError as wrong:
        raise Fault(f"can't serve on {start.host}: {reason(wrong)}; name another --port, --host or --data") from None
