"""`stolik train`: fit the network by which the bot `search` judges positions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.laboratory import LangOption, command_line, progress, table
from stolik.cli.output import Fault, check_target, console, find_game, language, print_json, whole, write_text
from stolik.cli.play import GameName
from stolik.cli.simulate import JsonOption, WorkersOption, faults

if TYPE_CHECKING:
    from stolik.lab.training import Trained


def train(
    game: GameName,
    games: Annotated[
        int,
        typer.Option("--games", "-n", help="How many games to learn from.", parser=whole(1, 1_000_000), metavar="N"),
    ] = 2000,
    tried: Annotated[
        int,
        typer.Option(help="In how many games the network is tried.", parser=whole(1, 1_000_000), metavar="N"),
    ] = 200,
    bot: Annotated[str, typer.Option(help="Whose games it learns from.")] = "greedy",
    rival: Annotated[
        str, typer.Option(help="The bot that plays with the network against itself without: search, with settings.")
    ] = "search:iterations=60",
    hidden: Annotated[
        int, typer.Option(help="How many hidden units the network has.", parser=whole(1, 1024), metavar="N")
    ] = 32,
    seed: Annotated[int, typer.Option(help="The same seed gives the same network.", parser=whole(), metavar="N")] = 0,
    workers: WorkersOption = 1,
    network: Annotated[Path | None, typer.Option(help="Write the network that was found.", metavar="FILE")] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Fit a small network to games between bots, and try it on decks and seeds not seen before.

    The file that --network writes says how it came about. The game judges by it once it lies where its attribute
    `network` says; look first whether it wins.

    \b
    Examples:
      stolik train GAME
      stolik train GAME -n 20000 --workers 4 --tried 400 --seed 7 --network network.json
    """
    from stolik.bots.base import OUTSIDE
    from stolik.bots.learned import write_network
    from stolik.lab.training import train as fit
    from stolik.simulation.run import read_bot

    found = find_game(game)
    with faults():
        check_target(network)
        if read_bot(bot)[0] == OUTSIDE:
            raise Fault(f"{bot}: programs play none of these games; training takes the bots of the game")
        for name in (bot, rival):
            kind, settings = read_bot(name)
            if name == rival and (kind != "search" or settings.get("learned") == 0):
                raise Fault(f"{name} judges by no network; the rival is the bot search, with settings of yours")
            found.bot(kind, 0, **settings)
        with progress(json) as note:
            told = fit(found, bot, games, tried, rival, seed, hidden, workers, note)
    command = command_line("train", found.id, games=games, tried=tried, bot=bot, rival=rival, hidden=hidden, seed=seed)
    if network is not None:
        told.network.told.update({"made by": command, "measured": told.to_data()})
        write_text(network, write_network(told.network))
    if json:
        print_json({"game": found.id, "command": command, **told.to_data()})
    else:
        report(told, language(lang))


def report(told: Trained, lang: str) -> None:
    """What was found, as a table."""
    from stolik.cli.lab_words import decimal, percent, say

    out = console()
    found = table(*(say(head, lang) for head in ("positions of", "count", "surprise before", "surprise after")))
    for key, one in (("held out", told.held), ("decks apart", told.unseen)):
        before = "–" if one.before is None else decimal(one.before, lang, ".4f")
        found.add_row(say(key, lang), str(one.positions), before, decimal(one.after, lang, ".4f"))
    out.print(found)
    out.print(say("learned from", lang, n=told.learned))
    rate, low, high = (percent(one, lang) for one in (told.score.rate, *told.score.interval))
    out.print(say("with network", lang, rate=rate, n=told.score.games, low=low, high=high))
