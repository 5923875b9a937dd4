"""What `simulate` and `arena` share: when a run ends, where it is kept, and which files come of it."""

from __future__ import annotations

import os
import shlex
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer import BadParameter

from stolik.cli.output import (
    BAD_INPUT,
    INTERRUPTED,
    Fault,
    Lang,
    check_target,
    complain,
    console,
    reason,
    whole,
    write_text,
)

if TYPE_CHECKING:
    from rich.table import Table

    from stolik.game import Game
    from stolik.lab.findings import Findings
    from stolik.simulation.journal import Journal
    from stolik.simulation.series import Progress, Series


def share(given: str | float) -> float:
    """A reader of shares for options: "2%", "1.5 %" or "0.02". It raises BadParameter."""
    text = str(given).strip().removeprefix("±").strip()
    number = text.removesuffix("%").strip().replace(",", ".")
    try:
        value = float(number) / (100 if text.endswith("%") else 1)
    except ValueError:
        raise BadParameter(f"{text[:40]!r} is no share; write 2% or 0.02") from None
    if not 0.001 <= value < 0.5:  # not a number is none of these
        raise BadParameter(f"{text[:40]} is no share from 0.1% to 50%")
    return value


UntilOption = Annotated[
    float | None,
    typer.Option(
        help="Play until half of each 95 % interval is as small as this; --games is then the most.",
        parser=share,
        metavar="2%",
    ),
]
CardsOption = Annotated[
    bool, typer.Option("--cards", help="Count cards as well: how often who drew or played one won.")
]
KeepOption = Annotated[
    Path | None,
    typer.Option(help="Keep the run in this file while it is played, so that it can go on.", metavar="FILE"),
]
ResumeOption = Annotated[
    Path | None, typer.Option(help="Go on with a run that was kept, with the same settings.", metavar="FILE")
]
HtmlOption = Annotated[Path | None, typer.Option(help="Write a report with charts, one file.", metavar="FILE")]
CsvOption = Annotated[Path | None, typer.Option(help="Write all scores as a table.", metavar="FILE")]
ParquetOption = Annotated[Path | None, typer.Option(help="Write the raw games (needs stolik[lab]).", metavar="FILE")]
DaskOption = Annotated[
    str | None,
    typer.Option(
        help='Play on the Dask cluster of this scheduler; "local": one of --workers here (needs stolik[lab]).',
        metavar="ADDRESS",
    ),
]
LeagueSeedOption = Annotated[
    int | None,
    typer.Option(
        help="A whole number: the same seed gives the same games.",
        parser=whole(-(1 << 63), 1 << 63),
        metavar="N",
        show_default="0",
    ),
]
LangOption = Annotated[
    Lang | None, typer.Option(help="The language of tables and reports.", show_default="that of the system")
]

MOST: Final = {"simulate": 1_000_000, "arena": 10_000}
"""How many games are played at most, of a league by each pair, where only the width of intervals is asked for."""


@dataclass(frozen=True)
class Files:
    """The files that are asked for, checked before anything is played."""

    keep: Path | None = None
    resume: Path | None = None
    html: Path | None = None
    csv: Path | None = None
    parquet: Path | None = None
    records: Path | None = None

    def check(self) -> None:
        """Raises Fault where one can't be written or be of use."""
        if self.keep is not None and self.resume is not None:
            raise Fault("--keep begins a run and --resume goes on with one: leave one of them out")
        if self.records is not None and self.resume is not None and not self.kept_setting("records"):
            raise Fault(f"{self.resume} was begun without --records, so its games have none: leave them out")
        named = [path for path in self._all() if path is not None]
        for n, path in enumerate(named):
            if path.absolute() in [other.absolute() for other in named[:n]]:
                raise Fault(f"{path} is named for two things; each has a file of its own")
        for target in (self.keep, self.html, self.csv, self.parquet):
            check_target(target)
        if self.parquet is not None:
            from stolik.lab.tables import check_parquet

            check_parquet()

    def _all(self) -> tuple[Path | None, ...]:
        return self.keep, self.resume, self.html, self.csv, self.parquet, self.records

    @contextmanager
    def journal(self, settings: Mapping[str, Any]) -> Iterator[Journal | None]:
        """The file of the run, if there is one. Raises RunError."""
        path = self.keep or self.resume
        if path is None:
            yield None
            return
        from stolik.simulation.journal import Journal

        with Journal(path, settings, self.resume is not None) as kept:
            yield kept

    def kept_setting(self, name: str) -> Any:
        """A setting of the run that is gone on with; None where none is. Raises RunError."""
        if self.resume is None:
            return None
        from stolik.simulation.journal import header

        return header(self.resume).get(name)


def play(series: Series, workers: int, dask: str | None, note: Progress | None) -> None:
    """Play a series. Raises ClusterError."""
    from stolik.simulation.run import crew_of

    with crew_of(workers, dask or "") as crew:
        series.play(crew, note)


def write_files(
    files: Files,
    found: Findings,
    game: Game,
    lang: str,
    command: str,
    series: Series,
    settings: Mapping[str, Any],
) -> int:
    """Write what was asked for, each whole or not at all; one that can't be written is told, and the others are written
    all the same. Returns the exit code."""
    code = 0

    def html(path: Path) -> None:
        from stolik.lab.report import Report

        write_text(path, Report(found, game, lang, command).render())

    def csv(path: Path) -> None:
        from stolik.lab.tables import to_csv

        write_text(path, to_csv(found))

    def parquet(path: Path) -> None:
        from stolik.lab.tables import write_parquet

        try:
            with tempfile.TemporaryDirectory(dir=path.parent, prefix=f".{path.name}.") as folder:
                whole = Path(folder) / "games.parquet"
                write_parquet(whole, series.results, series.plans, settings)
                whole.replace(path)
        except OSError as wrong:
            raise Fault(f"{path}: {reason(wrong)}") from None

    wanted: list[tuple[Path | None, Callable[[Path], None]]] = [
        (files.html, html), (files.csv, csv), (files.parquet, parquet)
    ]  # fmt: skip
    for path, write in wanted:
        if path is not None:
            try:
                write(path)
            except Fault as wrong:
                complain(str(wrong))
                code = BAD_INPUT
    return code


def finish(series: Series, files: Files, code: int, lang: str) -> None:
    """Tell what stopped a run, and how it goes on. Ends the program with its exit code, where that is not 0."""
    kept = files.keep or files.resume
    if series.fault is not None:
        wrong = series.fault
        why = f"{kept}: {reason(wrong)}" if isinstance(wrong, OSError) else str(wrong)
        complain(f"{why}; it ended here" + (f", and --resume {kept} goes on" if kept is not None else ""))
        raise typer.Exit(BAD_INPUT)
    if series.interrupted:
        if kept is not None:
            from stolik.cli.lab_words import say

            console(stderr=True).print(say("go on", lang, path=shlex.quote(str(kept))))
        raise typer.Exit(INTERRUPTED)
    if code:
        if kept is not None:
            complain(f"nothing is lost: --resume {kept} writes the files anew without playing")
        raise typer.Exit(code)


def command_line(*words: str | None, **options: Any) -> str:
    """The command that repeats a run: options that are None, False or empty are left out, lists are repeated."""
    said = ["stolik", *(word for word in words if word)]
    for name, value in options.items():
        flag = f"--{name.replace('_', '-')}"
        values: Sequence[Any] = value if isinstance(value, list | tuple) else [value]
        for one in values:
            if one is True:
                said.append(flag)
            elif one is not None and one is not False:
                said += [flag, os.fspath(one) if isinstance(one, Path) else str(one)]
    return shlex.join(said)


@contextmanager
def progress(quiet: bool) -> Iterator[Callable[[str, int, int], None] | None]:
    """Bars on standard error, one for each thing that is under way, if that is a terminal."""
    err = console(stderr=True)
    if quiet or not err.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bars:
        tasks: dict[str, int] = {}

        def note(what: str, done: int, of: int) -> None:
            if what not in tasks:
                tasks[what] = bars.add_task(what, total=of)
            bars.update(tasks[what], completed=done, total=of)  # type: ignore[arg-type]

        yield note


# ---- tables


def until_said(until: Mapping[str, Any], most: int, pair: bool, lang: str) -> str:
    """How a run ended that was to end by itself, in a sentence."""
    from stolik.cli.lab_words import percent, say

    key = "reached" if until["reached"] else "not reached pair" if pair else "not reached"
    return say(key, lang, widest=percent(until["widest"], lang), half=percent(until["half"], lang), most=most)


def table(*titles: str, names: int = 1) -> Table:
    """An empty table: the first columns are names, all others numbers."""
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for n, title in enumerate(titles):
        made.add_column(title, justify="left" if n < names else "right", overflow="fold")
    return made
