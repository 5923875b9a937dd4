"""`stolik arena`: leagues of bots, or of decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.output import INTERRUPTED, Fault, console, find_game, print_json, read_options, whole
from stolik.cli.play import GameName
from stolik.cli.simulate import DeckOption, JsonOption, SettingOption, WorkersOption, all_decks, faults, lines, progress

if TYPE_CHECKING:
    from stolik.simulation.arena import League


def arena(
    game: GameName,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="An entrant; one alone plays a league of decks.", show_default="greedy"),
    ] = None,
    deck: DeckOption = None,
    games: Annotated[
        int, typer.Option("--games", "-n", help="How many games a pair.", parser=whole(1, 1_000_000_000), metavar="N")
    ] = 100,
    seed: Annotated[
        int,
        typer.Option(
            help="A whole number: the same seed gives the same league.", parser=whole(-(1 << 63), 1 << 63), metavar="N"
        ),
    ] = 0,
    workers: WorkersOption = 1,
    option: SettingOption = None,
    json: JsonOption = False,
) -> None:
    """Hold a league: everybody against everybody.

    Two bots or more are a league of bots; otherwise the decks meet, played by the one bot.

    \b
    Examples:
      stolik arena GAME --bot random --bot greedy --bot lookahead -n 20
      stolik arena GAME --bot random -n 200 --json
      stolik arena GAME --deck NAME --deck "ANOTHER NAME" --deck mine.txt
    """
    from stolik.simulation.arena import check_seats, league
    from stolik.simulation.run import make_plan, read_bot

    found = find_game(game)
    options = read_options(found, option)
    entrants = bot or ["greedy"]
    with faults():
        check_seats(found)
        for name in entrants:
            read_bot(name)
            make_plan(found, None, (name,) * found.seats, seed, options)
        decks = all_decks(found, deck, options)
        if decks is not None and len(decks) < 2:
            raise Fault("a league needs at least two decks; repeat --deck, or leave it out for the bundled ones")
    doubled = next((name for n, name in enumerate(entrants) if name in entrants[:n]), None)
    if doubled is not None:
        raise Fault(f"--bot {doubled} is given twice; everybody enters a league once")
    with faults(), progress(json, found.title) as note:
        played = league(found, entrants, decks, games, seed, workers, options, note)
    if json:
        print_json(played.to_data())
    else:
        report(played)
    if not played.complete:
        raise typer.Exit(INTERRUPTED)


def report(league: League) -> None:
    """The ranking as a table."""
    out = console()
    stopped = "" if league.complete else " (stopped)"
    out.print(f"League of {league.plan['of']} in {league.plan['game']}, seed {league.plan['seed']}{stopped}")
    out.print(lines("Bot" if league.plan["of"] == "bots" else "Deck", league.ranking()))
