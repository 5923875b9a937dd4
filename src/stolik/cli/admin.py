"""`stolik admin`: what a host does with the data of a house, beside a server that runs or instead of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolik.cli.output import (
    DIFFERENT,
    Fault,
    check_target,
    clean,
    console,
    language,
    print_json,
    reason,
    whole,
    write_text,
)
from stolik.cli.play import LangOption
from stolik.cli.simulate import JsonOption, progress
from stolik.packs.home import folder_named

if TYPE_CHECKING:
    from stolik.server.backing import Backing
    from stolik.server.postgres import Database
    from stolik.server.sources import Gathered

app = typer.Typer(
    help="Back up, check, restore and tidy the data of a house.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

sessions_app = typer.Typer(
    help="List and end sessions and tokens.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(sessions_app, name="sessions")

invites_app = typer.Typer(
    help="List and withdraw invitations to the house.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(invites_app, name="invites")


class Status(StrEnum):
    """Of a table."""

    WAITING = "waiting"
    RUNNING = "running"
    OVER = "over"


DataOption = Annotated[
    Path | None,
    typer.Option("--data", help="The folder of the data.", metavar="FOLDER", show_default="that of the settings"),
]
StoreOption = Annotated[
    str | None,
    typer.Option("--store", help="The database of the data: postgresql://user@host/name.", metavar="ADDRESS"),
]
ConfigOption = Annotated[
    Path | None, typer.Option("--config", help="The file with the server's settings.", metavar="FILE")
]


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE|FOLDER", help="A file that is not there yet, or a folder.")],
    keep: Annotated[
        int | None,
        typer.Option(help="Of the backups in the folder the newest so many remain.", parser=whole(1), metavar="N"),
    ] = None,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """Write all data of the house into one file, as they are at one moment. The server may run meanwhile.

    The file is read again before it gets its name, and what is not whole never has it. It can be restored into a folder
    and into PostgreSQL, wherever it came from.

    \b
    Examples:
      stolik admin backup /var/backups/stolik --keep 14
      stolik admin backup before-update.zip --data ./tables
    """
    from stolik.server.backups import make

    if keep is not None and not target.is_dir():
        raise Fault(f"--keep {keep}: {target} is no folder; backups are counted in one")
    with _spoken(target), _source(data, store, config) as source, _noted(json) as note:
        final, manifest = make(source, target, keep, note)
    if json:
        print_json({"file": str(final), "bytes": final.stat().st_size, **asdict(manifest)})
        return
    games, guests = manifest.tables.get("tables", 0), manifest.tables.get("guests", 0)
    console().print(f"{final}: {games} tables, {guests} guests, {_size(final.stat().st_size)}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Keep the data that are there in a folder beside, and take the backup.")
    ] = False,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """Put a backup where the server will find it. The server must not run.

    \b
    Examples:
      stolik admin restore /var/backups/stolik/stolik-20261123-030000.zip
      stolik admin restore before-update.zip --data ./tables --replace
      stolik admin restore before-update.zip --store postgresql://stolik@/stolik
    """
    from stolik.server.backups import restore as put_back

    with _spoken(file), _source(data, store, config) as target, _noted(json) as note:
        manifest, beside = put_back(file, target, replace, note)
    if json:
        print_json({"file": str(file), "replaced": None if beside is None else str(beside), **asdict(manifest)})
        return
    out = console()
    out.print(f"Restored: {manifest.tables.get('tables', 0)} tables, as they were at {_when(manifest.made)}.")
    if beside is not None:
        out.print(f"What was there is kept in {beside}.")


@app.command()
def check(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A backup; without one, the data of the server.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Look at what is written, without playing the games again.")
    ] = False,
    workers: Annotated[
        int, typer.Option(help="Processes; 0: as many as there are cores.", parser=whole(0, 1024), metavar="N")
    ] = 0,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """Look all data through: pages, rows, seals, decks, and whether each game comes out as it is written.

    Nothing is changed. The exit code is 0 where all is well, 1 where something is damaged. The server may run.

    \b
    Examples:
      stolik admin check
      stolik admin check --quick --data ./tables
      stolik admin check stolik-20261123-030000.zip --json
    """
    from stolik.server.inspection import Finding, look_through

    place = file or data or store or "the data"
    with _spoken(file or data), _opened(file, data, store, config) as (source, faults):
        found = [Finding("damage", "file", str(source), one, "restore a backup") for one in faults]
        count = 0
        if not faults:
            with progress(json, "tables") as note:
                count, found = look_through(source, not quick, workers, note)
    damaged = any(one.level == "damage" for one in found)
    if json:
        print_json({"sound": not damaged, "tables": count, "findings": [asdict(one) for one in found]})
    else:
        out = console()
        for one in found:
            out.print(clean(f"{one.of} {one.id}: {one.what}"), style="bold red" if one.level == "damage" else None)
            out.print(f"  {one.help}", style="dim")
        out.print(f"{clean(str(place))}: {count} tables, " + ("damaged" if damaged else "nothing is damaged"))
    if damaged:
        raise typer.Exit(DIFFERENT)


@app.command()
def accept(data: DataOption = None, config: ConfigOption = None, json: JsonOption = False) -> None:
    """Go on with data from which the last changes are missing, where there is no newer backup.

    The server says so when it starts and stops. Players find their tables as they were before these changes. What is
    missing is printed; what was there is kept beside.
    """
    from stolik.server.repair import accept as go_on

    with _spoken(data):
        folder = _place(data, None, config)
        if not isinstance(folder, Path):
            raise Fault("a database of PostgreSQL looks after that by itself")
        missing, beside = go_on(folder)
    if json:
        print_json({"missing": missing, "kept": str(beside)})
    else:
        console().print(f"Accepted: {missing}. The data as they were are kept in {beside}.")


@app.command()
def repair(
    table: Annotated[str, typer.Argument(help="The id of a damaged table, as stolik admin check says it.")],
    to: Annotated[
        int | None,
        typer.Option("--to", help="How many of its rows are kept; the others are taken out.", parser=whole(0)),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", help="Where all that is kept of it now is written.", show_default="TABLE.json"),
    ] = None,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """Open a damaged table again with those of its rows that are whole, and go on from there. The server must not run.

    Without --to nothing is changed: it says how many rows are whole. Before an id that begins with a dash write --.

    \b
    Examples:
      stolik admin repair TABLE
      stolik admin repair --to 41 -- TABLE
    """
    from stolik.server.repair import cut, state_of

    kept = keep or Path(f"{table}.json")
    if to is not None:
        check_target(kept)
        if kept.exists():
            raise Fault(f"{kept} is there already; name another file with --keep")
    with _spoken(kept), _source(data, store, config) as source:
        state = state_of(source, table) if to is None else cut(source, table, to, lambda text: write_text(kept, text))
    whole_, rows = state
    if json:
        print_json({"table": table, "whole": whole_, "rows": rows, "kept": None if to is None else str(kept)})
    elif to is None:
        console().print(f"Table {table}: the first {whole_} of {rows} rows are whole; --to {whole_} keeps them.")
    else:
        console().print(f"Table {table} goes on after {to} of {rows} rows; all that it was is kept in {kept}.")


@app.command()
def purge(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go. The server may run.")] = False,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """Remove now what the settings let go: retention-finished and its like, which stolik serve --help explains.

    A server that runs does this by itself, again and again; where it has a folder open, only --dry-run goes beside it.

    \b
    Examples:
      stolik admin purge --dry-run
      stolik admin purge --config stolik.toml
    """
    import asyncio

    from stolik.server.oversight import clean_up

    with _spoken(data), _source(data, store, config) as source:
        gone = asyncio.run(clean_up(source, _settings(config).settings, time.time(), dry_run))
    if json:
        print_json({"dry_run": dry_run, **asdict(gone)})
    else:
        console().print(f"{'Would go' if dry_run else 'Removed'}: {gone}.")


@app.command()
def tables(
    status: Annotated[
        Status | None, typer.Option(help="Only those that wait, run or are over.", show_default="all")
    ] = None,
    most: Annotated[int, typer.Option("--most", "-n", help="How many.", parser=whole(1), metavar="N")] = 50,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """List the tables, the largest first. The server may run.

    \b
    Examples:
      stolik admin tables
      stolik admin tables --status running -n 10
    """
    from stolik.server import oversight

    chosen = None if status is None else status.value
    with _beside(data, store, config) as backing:
        found = backing.read(lambda connection: oversight.tables(connection, chosen))
    if json:
        print_json({"tables": found[:most], "all": len(found)})
        return
    rows = [
        (
            *(row["id"], row["game"], row["status"], ", ".join(row["players"])),
            *(row["answers"], _size(row["bytes"]), _when(row["updated"])),
        )
        for row in found[:most]
    ]
    _print_rows(("Table", "Game", "Status", "Players", "Answers", "Size", "Changed"), rows)
    left = f", {len(found) - most} more are not shown" if len(found) > most else ""
    console().print(f"{len(found)} tables, {_size(sum(row['bytes'] for row in found))}{left}")


@sessions_app.command("list")
def sessions_list(
    guest: Annotated[
        str | None, typer.Argument(metavar="[GUEST]", help="A guest's id or name; everybody without.")
    ] = None,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """List sessions and tokens that run, those used last first. The server may run."""
    from stolik.server import oversight

    with _beside(data, store, config) as backing:
        id_ = None if guest is None else _guest(backing, guest)
        found = backing.read(lambda connection: oversight.passes(connection, time.time(), id_))
    if json:
        print_json({"passes": found})
        return
    rows = []
    for one in found:
        device = " / ".join(part for part in (one.get("browser"), one.get("system")) if part)
        used = _when(one["used"]) if one["used"] else "never"
        rows.append((one["kind"], one["id"], one["name"], one["guest"], device, used, _when(one["expires"])))
    _print_rows(("Kind", "Id", "Name", "Guest", "On", "Used", "Until"), rows)
    console().print(f"{len(found)} sessions and tokens")


@sessions_app.command("end")
def sessions_end(
    guest: Annotated[
        str | None, typer.Argument(metavar="[GUEST]", help="A guest's id, or a name that only one has.")
    ] = None,
    one: Annotated[
        str | None, typer.Option("--one", help="A single session or token, by its id.", metavar="ID")
    ] = None,
    everybody: Annotated[bool, typer.Option("--all", help="Those of everybody.")] = False,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """End sessions and tokens: all of one guest, with the keys to come back, a single one, or those of everybody.

    A server that runs closes what is open on them within seconds. Tables and decks stay, but whose last session it was
    can't come back to them, so look at the list first.

    \b
    Examples:
      stolik admin sessions end Ala
      stolik admin sessions end --one 3Lyjzm42ue0g
      stolik admin sessions end --all
    """
    from stolik.server import oversight

    if (guest is not None) + (one is not None) + everybody != 1:
        raise Fault("say whose sessions end: a guest, --one ID or --all")
    ended: dict[str, int] = {}
    with _beside(data, store, config) as backing:
        ids = None if guest is None else [_guest(backing, guest)]
        backing.commit(lambda connection: ended.update(oversight.end(connection, time.time(), ids, one)))
    if one is not None and not ended["session"] + ended["token"]:
        raise Fault(f"no session or token that runs has the id {one}; stolik admin sessions list shows them")
    if json:
        print_json(ended)
    else:
        told = f"{ended['session']} sessions, {ended['token']} tokens and {ended['key']} keys to come back"
        console().print(f"Ended: {told}.")


@app.command()
def invite(
    uses: Annotated[
        int, typer.Option(help="How many newcomers it lets in.", parser=whole(1, 1_000_000), metavar="N")
    ] = 1,
    days: Annotated[int, typer.Option(help="For how many days it is good.", parser=whole(1, 36_500), metavar="D")] = 7,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """Make a link that lets newcomers in where registration is invited. The server may run.

    Whoever has the link can use it, and it is shown here only: the data keep what it can be known by, not the link.

    \b
    Examples:
      stolik admin invite
      stolik admin invite --uses 30 --days 14
    """
    from stolik.server import oversight

    chosen = _settings(config).settings
    now = time.time()
    made: list[str] = []
    with _beside(data, store, config) as backing:
        backing.commit(lambda connection: made.extend(oversight.invite(connection, now, uses, days)))
    id_, secret = made[-2:]
    link = f"{chosen.public_address.rstrip('/')}/enter#{secret}"
    if json:
        print_json({"id": id_, "link": link, "uses": uses, "expires": now + days * 86_400})
        return
    out = console()
    out.print(link, soft_wrap=True)
    out.print(f"Newcomers whom it lets in: {uses}, until {_when(now + days * 86_400)}. Its id is {id_}.")
    if not chosen.public_address:
        out.print("Put the address by which people reach your server before it.", style="dim")
    if chosen.registration != "invited":
        out.print(f"By the settings registration is {chosen.registration}; a link is asked for where it is invited.")


@invites_app.command("list")
def invites_list(
    data: DataOption = None, store: StoreOption = None, config: ConfigOption = None, json: JsonOption = False
) -> None:
    """List the invitations to the house that still let somebody in, the newest first. The server may run."""
    from stolik.server import oversight

    with _beside(data, store, config) as backing:
        found = backing.read(lambda connection: oversight.invitations(connection, time.time()))
    if json:
        print_json({"invitations": found})
        return
    rows = [
        (one["id"], f"{one['used']} of {one['uses']}", _when(one["created"]), _when(one["expires"])) for one in found
    ]
    _print_rows(("Id", "Used", "Made", "Until"), rows)
    console().print(f"{len(found)} invitations")


@invites_app.command("withdraw")
def invites_withdraw(
    id_: Annotated[str | None, typer.Argument(metavar="[ID]", help="Its id, as the list has it.")] = None,
    all_: Annotated[bool, typer.Option("--all", help="All of them.")] = False,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    json: JsonOption = False,
) -> None:
    """Withdraw an invitation to the house: it lets nobody in any more. Who came by it stays.

    Before an id that begins with a dash write --.

    \b
    Examples:
      stolik admin invites withdraw 3Lyjzm42ue0g
      stolik admin invites withdraw --all
    """
    from stolik.server import oversight

    if (id_ is not None) == all_:
        raise Fault("say which invitation is withdrawn: its id, or --all")
    ended: list[int] = []
    with _beside(data, store, config) as backing:
        backing.commit(lambda connection: ended.append(oversight.withdraw(connection, time.time(), id_)))
    if id_ is not None and not ended[-1]:
        raise Fault(f"no invitation that lets anybody in has the id {id_}; stolik admin invites list shows them")
    if json:
        print_json({"withdrawn": ended[-1]})
    else:
        console().print(f"Withdrawn: {ended[-1]}.")


@app.command()
def host(
    guest: Annotated[
        str | None, typer.Argument(metavar="[GUEST]", help="A guest's id, or a name that only one has.")
    ] = None,
    remove: Annotated[bool, typer.Option("--remove", help="They are no host any more.")] = False,
    data: DataOption = None,
    store: StoreOption = None,
    config: ConfigOption = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Name a guest who sees to the house on its page /host: what people report, and how it fares. The server may run.

    Without a guest the hosts are listed. Before an id that begins with a dash write --.

    \b
    Examples:
      stolik admin host Ala
      stolik admin host
      stolik admin host Ala --remove
    """
    from stolik.cli.host_words import say
    from stolik.server import oversight

    tongue = language(lang)
    if guest is None and remove:
        raise Fault(say("remove whom", tongue))
    with _beside(data, store, config) as backing:
        if guest is None:
            found = backing.read(oversight.hosts)
            if json:
                print_json({"hosts": found})
                return
            heads = (say("host name", tongue), say("host id", tongue), say("host since", tongue))
            _print_rows(heads, [(one["name"], one["guest"], _when(one["since"])) for one in found])
            console().print(say("hosts", tongue, n=len(found)))
            return
        called = backing.read(lambda connection: oversight.guests_called(connection, guest))
        if not called:
            raise Fault(say("no guest", tongue, name=guest))
        if len(called) > 1:
            raise Fault(
                say("several guests", tongue, n=len(called), name=guest, ids=", ".join(one["id"] for one in called[:9]))
            )
        id_, name, now = called[0]["id"], called[0]["name"], time.time()
        changed: list[bool] = []
        backing.commit(
            lambda connection: changed.append(
                oversight.remove_host(connection, id_) if remove else oversight.name_host(connection, now, id_)
            )
        )
    if remove and not changed[-1]:
        raise Fault(say("no host", tongue, name=name))
    if json:
        print_json({"guest": id_, "name": name, "host": not remove})
        return
    page = f"{_settings(config).settings.public_address.rstrip('/')}/host"
    key = "removed" if remove else "named" if changed[-1] else "named already"
    console().print(clean(say(key, tongue, name=name, page=page)))


def _guest(backing: Backing, said: str) -> str:
    """The id of a guest. Raises Fault."""
    from stolik.server import oversight

    found = backing.read(lambda connection: oversight.guests_called(connection, said))
    if not found:
        raise Fault(f"there is no guest {said}; stolik admin sessions list shows names and ids")
    if len(found) > 1:
        raise Fault(f"{len(found)} guests are called {said}; say which: {', '.join(one['id'] for one in found[:9])}")
    return str(found[0]["id"])


def _print_rows(heads: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
    """Columns as wide as what stands in them: an id that is cut is of no use."""
    from rich.cells import cell_len

    cells = [heads, *([clean(str(cell)) for cell in row] for row in rows)]
    wide = [max(cell_len(row[n]) for row in cells) for n in range(len(heads))]
    out = console()
    for number, row in enumerate(cells):
        line = "  ".join(cell + " " * (width - cell_len(cell)) for cell, width in zip(row, wide))
        out.print(line.rstrip(), style="bold" if number == 0 else None, soft_wrap=True)


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


# ---- what they share


@contextmanager
def _source(data: Path | None, store: str | None, config: Path | None) -> Iterator[Path | Database]:
    """Where the data lie: as the options say, else as the server's settings do. Raises Fault, StoreError."""
    from stolik.server.postgres import Database

    place = _place(data, store, config)
    if isinstance(place, Path):
        yield place
    else:
        with closing(Database(place)) as database:
            yield database


@contextmanager
def _beside(data: Path | None, store: str | None, config: Path | None) -> Iterator[Backing]:
    """The data, also where a server has them open. Raises Fault."""
    from stolik.server.oversight import beside

    with _spoken(data), _source(data, store, config) as source, beside(source) as backing:
        yield backing


def _place(data: Path | None, store: str | None, config: Path | None) -> Path | str:
    """The folder, or the address of the database. Raises Fault."""
    from stolik.server.postgres import is_address

    if data is not None and store is not None:
        raise Fault("--data and --store: the data lie in one of them; leave the other out")
    if store is not None:
        if not is_address(store):
            raise Fault("--store: write an address like postgresql://user@host/name")
        return store
    if data is not None:
        if data.exists() and not data.is_dir():
            raise Fault(f"--data {data}: this is a file; name a directory")
        return data
    start = _settings(config).start
    if start.store:
        return start.store
    folder = folder_named(start.data)
    if folder is None:
        raise Fault("the settings say that nothing is kept; name the data with --data")
    return folder


def _settings(config: Path | None) -> Gathered:
    """What the server's settings say. Raises Fault."""
    from stolik.cli.serve import settings

    return settings({}, config)


@contextmanager
def _opened(
    file: Path | None, data: Path | None, store: str | None, config: Path | None
) -> Iterator[tuple[Path | str, list[str]]]:
    """The SQLite file to look at, or the database's address; with what is wrong with the file itself."""
    import tempfile

    from stolik.server.backups import unpacked
    from stolik.server.soundness import FILE, ailing

    if file is not None:
        if data is not None or store is not None:
            raise Fault("a backup or the data of the server: name one of them")
        if not file.is_file():
            raise Fault(f"{file}: there is no such file")
        with tempfile.TemporaryDirectory(prefix="stolik-check-") as own, unpacked(file, Path(own)) as (copy, _):
            yield copy, ailing(copy)
        return
    source = _place(data, store, config)
    if isinstance(source, Path):
        if not (source / FILE).is_file():
            raise Fault(f"there are no data in {source}")
        yield source / FILE, ailing(source / FILE, source)
    else:
        yield source, []


@contextmanager
def _spoken(place: Path | None) -> Iterator[None]:
    """What is wrong with the data or the disk is one sentence. Raises Fault."""
    from stolik.server.faults import StoreError

    try:
        yield
    except StoreError as wrong:
        raise Fault(str(wrong)) from None
    except OSError as wrong:
        named = wrong.filename or place
        raise Fault(f"{named}: {reason(wrong)}" if named else reason(wrong)) from None


@contextmanager
def _noted(quiet: bool) -> Iterator[Any]:
    """A bar for each thing that takes its time, on a terminal."""
    from stolik.server.backups import quiet as nobody

    with progress(quiet, "") as note:
        yield nobody if note is None else lambda _, done, total: note(done, total)


def _size(size: int) -> str:
    return f"{size / 1e6:.1f} MB" if size >= 100_000 else f"{size / 1e3:.1f} kB"
