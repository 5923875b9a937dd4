"""The command `stolik`. Its modules load quickly; the engine is loaded by the command that needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from stolik.cli import (
    admin,
    arena,
    cards,
    decks,
    games,
    ladder,
    lessons,
    play,
    puzzles,
    replay,
    rules,
    serve,
    simulate,
    train,
    tune,
)
from stolik.cli.output import BAD_INPUT, INTERRUPTED, Fault, complain, sentence
from stolik.cli.serve import DataOption, HostOption, PortOption

app = typer.Typer(
    name="stolik",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.command("tune")(tune.tune)
app.command("train")(train.train)
app.add_typer(replay.app, name="replay")
app.add_typer(decks.app, name="decks")
app.command("games")(games.games)
app.command("cards")(cards.cards)
app.command("rules")(rules.rules)
app.add_typer(lessons.app, name="lessons")
app.add_typer(puzzles.app, name="puzzles")


@app.callback(invoke_without_command=True)
def stolik(
    context: typer.Context,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Don't open the browser.")] = False,
    host: HostOption = None,
    port: PortOption = None,
    data: DataOption = None,
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is, and whether the engine is compiled.")
    ] = False,
) -> None:
    """A table for card and board games, against bots or people, with every rule enforced and explained.

    Alone, it serves the web table on this machine and opens your browser.

    \b
    Examples:
      stolik
      stolik --no-browser --port 9000
      stolik games
      stolik play GAME
      stolik simulate GAME --games 2000 --seed 1
    """
    if version:
        from stolik import __version__
        from stolik.kernel.built import is_compiled

        typer.echo(f"stolik {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        said = {"host": host, "port": port, "data": data}
        serve.run({name: str(value) for name, value in said.items() if value is not None}, not no_browser)
    elif no_browser or (host, port, data) != (None, None, None):
        raise Fault(f"write options after the command: stolik {context.invoked_subcommand} --help shows its own")


USAGE = typer.BadParameter.__bases__[0].__bases__[0]
"""What all errors in the words of a command line descend from, whichever Typer this is."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (those of the process by default); returns the exit code.

    0: done · 1: a record that plays differently · 2: something given can't be used, and standard error says what in one
    sentence · 130: interrupted.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(args=None if arguments is None else list(arguments), prog_name="stolik", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as wrong:
        if isinstance(wrong, USAGE):
            _usage(wrong)
            return BAD_INPUT
        fault = sentence(wrong)
        if fault is None:
            raise
        complain(str(fault))
        return fault.code


def _usage(wrong: Exception) -> None:
    """Say what is wrong with a command line, or how one is written where nothing stands after a group's name."""
    message = str(wrong.format_message()) if hasattr(wrong, "format_message") else str(wrong)
    if message.startswith("Usage:"):
        print(message, file=sys.stderr)
        return
    context = getattr(wrong, "ctx", None)
    command = context.command_path if context is not None else "stolik"
    complain(f"{message.replace('Value error, ', '').rstrip('.')}; see {command} --help")
