"""`stolik tune`: fit the weights by which bots judge positions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.laboratory import LangOption, command_line, progress, table
from stolik.cli.output import Fault, check_target, console, find_game, language, print_json, whole, write_text
from stolik.cli.play import GameName
from stolik.cli.simulate import JsonOption, faults

if TYPE_CHECKING:
    from stolik.lab.tuning import Tuned


def tune(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", "-n", help="How many games to fit to.", parser=whole(1, 1_000_000), metavar="N")
    ] = 400,
    tried: Annotated[
        int, typer.Option(help="In how many games new weights meet old ones.", parser=whole(1, 1_000_000), metavar="N")
    ] = 200,
    bot: Annotated[str, typer.Option(help="Whose games they are fitted to.")] = "greedy",
    rival: Annotated[str, typer.Option(help="The bot that plays with new weights against old ones.")] = "lookahead",
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.", parser=whole(), metavar="N")] = 0,
    weights: Annotated[Path | None, typer.Option(help="Write the weights that were found.", metavar="FILE")] = None,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Fit the weights of a game's evaluation to games between bots, and try them on decks and seeds not seen before.

    The file that --weights writes says how it came about. It is the game's own once it lies at its place, in
    games/GAME/bots/weights.toml; look first whether the new weights win.

    \b
    Examples:
      stolik tune GAME
      stolik tune GAME -n 2000 --tried 400 --seed 7 --weights weights.toml
    """
    from stolik.bots.base import OUTSIDE
    from stolik.bots.weights import write_weights
    from stolik.lab.tuning import tune as fit
    from stolik.simulation.run import read_bot

    found = find_game(game)
    with faults():
        check_target(weights)
        for name in (bot, rival):
            kind, settings = read_bot(name)
            if kind == OUTSIDE:
                raise Fault(f"{name}: programs judge by no weights of ours; tuning takes the bots of the game")
            found.bot(kind, 0, **settings)
        with progress(json) as note:
            told = fit(found, bot, games, tried, rival, seed, note)
    command = command_line("tune", found.id, games=games, tried=tried, bot=bot, rival=rival, seed=seed)
    if weights is not None:
        evaluation = found.judgement.evaluation
        write_text(weights, write_weights(told.weights, getattr(evaluation, "notes", {}), head(told, command)))
    if json:
        print_json({"game": found.id, "command": command, **told.to_data()})
    else:
        report(told, getattr(found.judgement.evaluation, "weights", {}), language(lang))


def head(told: Tuned, command: str) -> str:
    """What a file of weights says of itself."""
    low, high = told.score.interval
    return "\n".join(
        [
            f"Written by: {command}",
            f"Surprise: {told.fitted[0]:.4f} before and {told.fitted[1]:.4f} after on {told.positions[0]} positions,",
            f"{told.unseen[0]:.4f} and {told.unseen[1]:.4f} on {told.positions[1]} of other decks and seeds.",
            f"With these against those before, on the other decks: {told.score.rate:.1%} of {told.score.games} games "
            f"({low:.1%} to {high:.1%}).",
        ]
    )


def report(told: Tuned, before: dict[str, float], lang: str) -> None:
    """What was found, as a table."""
    from stolik.cli.lab_words import decimal, percent, say

    out = console()
    found = table(*(say(head, lang) for head in ("weight", "before", "after")))
    for name, weight in told.weights.items():
        found.add_row(name, decimal(before.get(name, 0), lang, ".4g"), decimal(weight, lang, ".4g"))
    out.print(found)
    for n, (key, (old, new)) in enumerate((("surprise fitted", told.fitted), ("surprise unseen", told.unseen))):
        was, now = decimal(old, lang, ".4f"), decimal(new, lang, ".4f")
        out.print(say(key, lang, n=told.positions[n], old=was, new=now))
    rate, low, high = (percent(one, lang) for one in (told.score.rate, *told.score.interval))
    out.print(say("new against old", lang, rate=rate, n=told.score.games, low=low, high=high))
