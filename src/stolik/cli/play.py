"""`stolik play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolik.cli.output import (
    Fault,
    Lang,
    check_target,
    console,
    find_game,
    language,
    load_decks,
    read_options,
    read_text,
    seed_number,
    sentence,
    unicode_output,
)
from stolik.cli.records import load

if TYPE_CHECKING:
    from stolik.game import Game
    from stolik.match import Match

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: an id that stolik games lists.")]
LangOption = Annotated[
    Lang | None, typer.Option("--lang", help="Language of cards and sentences.", show_default="the system's")
]


def play(
    game: GameName,
    deck: Annotated[str | None, typer.Option(help="Your deck: a bundled one's name, or a file.")] = None,
    other: Annotated[
        list[str] | None, typer.Option(help="The other deck; with four players repeat it, in the order of the seats.")
    ] = None,
    bot: Annotated[
        str, typer.Option(help="Who plays against you; settings follow a colon. A program: ./mybot, cmd:node bot.js.")
    ] = "greedy",
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People in all seats, at this keyboard; no bot.")] = False,
    seed: Annotated[
        int | None,
        typer.Option(help="A whole number: the same seed deals the same game.", parser=seed_number, metavar="N"),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A setting; may be repeated.")
    ] = None,
    start: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Start from a drawn table, or go on from a record.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the record here when you leave.")] = None,
    lang: LangOption = None,
) -> None:
    """Play in the terminal, against bots or with friends.

    Type the number of what you choose, or what the game says at its prompt. "?" lists the commands,
    "?" before a choice says why it may not be made.

    \b
    Examples:
      stolik play GAME
      stolik play GAME --deck NAME --bot lookahead --seed 7
      stolik play GAME --bot "./mybot --strong"
      stolik play GAME --hotseat -o KEY=VALUE
      stolik play GAME --from position.txt --lang pl
      stolik play GAME --save game.json
      stolik play GAME --deck NAME --other "ANOTHER NAME"
    """
    from stolik.bots.outside import leave
    from stolik.cli.faces import make_face
    from stolik.cli.session import TerminalGame
    from stolik.cli.words import say
    from stolik.kernel.luck import derive

    spoken = language(lang)
    found = find_game(game)
    check_target(save)
    name, settings = _bot(found, bot)
    label = "" if hotseat else _label(name, settings, spoken)
    others = (say("player", spoken, n=n) if hotseat else label for n in range(2, found.seats + 1))
    people = (say("player", spoken, n=1), *others)
    options = read_options(found, option)
    if start is None:
        match, near = _new(found, deck, other or [], seed, options, people)
    else:
        _alone("--from", deck=deck, other=other, seed=seed, option=option)
        match = _continued(found, start)
        near = 0 if hotseat else _person(match, label)
        if not hotseat or not match.record.names:
            match.record.names = (*people[1 : near + 1], people[0], *people[near + 1 :])
    face = make_face(match.game, spoken, near, unicode_output())  # its cards are those that are in this match
    # The bot's luck comes from the game's seed, so that a seed gives the same game to who plays the same moves.
    # It is a seed of its own: who sees what a bot draws should not see the game's luck in it.
    seed = match.record.seed
    seats = [n for n in range(found.seats) if n != near and not hotseat]
    bots = {n: match.game.bot(name, derive(seed, n), **settings) for n in seats}
    try:
        TerminalGame(match, face, bots, console(), save).play()
    finally:
        outcome = match.outcome
        leave(bots.values(), *(() if outcome is None else (outcome.returns, outcome.rule)))


def _bot(game: Game, source: str) -> tuple[str, dict[str, Any]]:
    """Name and settings of the bot, which can be made. Raises Fault."""
    from stolik.simulation.run import read_bot

    try:
        name, settings = read_bot(source)
        game.bot(name, 0, **settings)
    except ValueError as wrong:
        raise Fault(str(wrong)) from None
    return name, settings


def _label(name: str, settings: dict[str, Any], lang: str) -> str:
    """What the bot is called at the table."""
    from stolik.bots.base import OUTSIDE
    from stolik.bots.outside import title_of
    from stolik.text.words import bot_name

    return title_of(settings["command"]) if name == OUTSIDE else bot_name(name, lang)


def _new(
    game: Game, deck: str | None, other: list[str], seed: int | None, options: dict[str, Any], names: tuple[str, ...]
) -> tuple[Match, int]:
    """The match, and the seat of who was named first, which may follow from the deck."""
    from stolik.match import Match

    able = game.allowed(options) or list(game.decks)
    mine = deck or able[0].name
    if len(other) >= game.seats:
        raise Fault(f"{game.title} has {game.seats} seats, so --other names {game.seats - 1} of its decks at most")
    if not other and game.seats == 2:
        second = able[min(1, len(able) - 1)]
        met = game.load_deck(mine)
        other = [min(able, key=lambda known: (not game.seating.can_meet(met, known), known is not second)).name]
    rest = [able[n % len(able)].name for n in range(len(other) + 1, game.seats)]
    decks = load_decks(game, (mine, *other, *rest), options)
    seats = game.seating.of(decks)
    order = sorted(range(len(decks)), key=seats.__getitem__)
    match = Match(game, [decks[n] for n in order], seed, options, tuple(names[n] for n in order))
    return match, seats[0]


def _alone(name: str, **others: object) -> None:
    given = [f"--{key}" for key, value in others.items() if value is not None and value != []]
    if given:
        raise Fault(f"{name} brings decks, seed and options with it; leave out {', '.join(given)}")


def _continued(game: Game, path: Path) -> Match:
    """The match of a record, or one that starts from a drawn table. Raises Fault that names the file."""
    from stolik.kernel.luck import seed_luck
    from stolik.match import Match, fresh_seed

    text = read_text(path)
    try:
        if text.lstrip().startswith("{"):
            match = load(path)
            if match.game.id != game.id:
                raise Fault(f"{path}: this is a record of {match.game.id}, not of {game.id}")
        else:
            if game.drawing is None:
                raise Fault(f"{path}: this is no record, and {game.title} has no drawn tables")
            state = game.drawn(text)
            seed = fresh_seed()
            if state.luck is None:
                # A drawn table has the coins that are drawn with it, and none beyond.
                state.luck = seed_luck(seed)
            match = Match.from_state(game, state, seed)
    except ValueError as wrong:
        fault = sentence(wrong)
        raise Fault(f"{path}: {fault or wrong}") from None
    if match.outcome is not None:
        raise Fault(f"{path}: this game is over; stolik replay show {path} tells how, stolik replay branch plays on")
    return match


def _person(match: Match, label: str) -> int:
    """The seat of the person: the one that no bot sat in when it was recorded, else the one that is asked."""
    decision = match.decision
    asked = decision.seat if decision is not None else 0
    others = [seat for seat, name in enumerate(match.record.names) if name != label]
    return others[0] if len(others) == 1 and label else asked
