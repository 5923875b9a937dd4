"""Write the golden playthroughs: whole games as text, in tests/playthroughs/.

python scripts/playthroughs.py

A game is a file: what it starts from, and for each decision who is asked, what is offered, what was answered, what
happened and the key of the state. The answers come from the seed. Run this after a change that is meant to change
games, and read the difference before you commit it: the files say what the change does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from stolik import Match
from stolik.games.token_battle.rules.geometry import cell_name
from stolik.kernel.contract import Choice
from stolik.kernel.event import Event
from stolik.kernel.luck import derive

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"

GAMES: dict[str, tuple[str, tuple[str, str], int, dict[str, int | bool | str]]] = {
    "fairground-against-carousel": ("token-battle", ("Fairground", "Carousel"), 199, {}),
    "crossfire-against-hardwood-late": (
        "token-battle",
        ("Crossfire", "Hardwood"),
        217,
        {"preset": "late", "start_value": 5, "mirror_offboard": "stay", "strike_spares_friends": True},
    ),
    "raging-sea-against-rebellion": ("pokemon", ("Raging Sea", "Rebellion"), 156, {}),
    "powerhouse-against-breakthrough-double": (
        "pokemon",
        ("Powerhouse", "Breakthrough"),
        141,
        {"format": "double"},
    ),
}
"""Game, decks, seed and settings of each playthrough; the seeds are those of short games in which much happens."""

CELLS = ("cell", "start", "to", "by", "hit")
CARDS = ("kind", "kinds", "card", "cards", "onto", "into_kind", "to_kind", "target_kind")


def told(event: Event) -> str:
    """An event as a line: its name and its fields, fields of the board by their names."""
    parts = [type(event).__name__]
    for field in fields(event):
        value: Any = getattr(event, field.name)
        if field.name in CELLS and not (field.name == "by" and type(event).__name__ == "ValueLowered"):
            value = cell_name(value) if value >= 0 else "none"
        parts.append(f"{field.name}={value}")
    return " ".join(parts)


def lines(name: str) -> Iterator[str]:
    """The playthrough, line by line."""
    game, decks, seed, options = GAMES[name]
    match = Match(game, decks, seed, options)
    yield f"game: {match.game.id}, version {match.rules.version}"
    yield f"decks: {', '.join(decks)}"
    yield f"seed: {seed}"
    yield f"options: {' '.join(f'{key}={value}' for key, value in sorted(options.items())) or 'none'}"
    yield ""
    yield "setup"
    yield from {"token-battle": token_battle, "pokemon": pokemon}[game](match, seed)
    yield ""
    yield "the end"
    yield from (f"  {line}" for line in match.game.drawing.show(match._state).splitlines())
    yield f"  {match.outcome}"


def token_battle(match: Match, seed: int) -> Iterator[str]:
    """The turns of a game of Token Battle."""
    rules: Any = match.rules
    cards = [row[1] for row in rules.pool]
    yield from (f"  {told(event)}" for event in match.events[0])
    yield f"  key {match.key():016x}"
    while match.decision is not None:
        decision = match.decision
        view: Any = match.view(decision.seat)
        tops = [cards[stack[0]] for stack in view.stacks[decision.seat]]
        answer = decision.options[derive(seed, match.turn) % len(decision.options)]
        stack, cell = answer.args
        yield ""
        yield f"turn {view.turn + 1}: seat {decision.seat}, {len(decision.options)} options"
        yield f"  tops: {', '.join(tops)}"
        yield f"  empty: {' '.join(dict.fromkeys(cell_name(option.args[1]) for option in decision.options))}"
        yield f"  answer: {answer.verb} {stack} {cell} ({tops[stack]} on {cell_name(cell)})"
        match.answer(answer)
        yield from (f"  {told(event)}" for event in match.events[-1])
        yield f"  key {match.key():016x}"


def pokemon(match: Match, seed: int) -> Iterator[str]:
    """The decisions of a Pokémon game."""
    rules: Any = match.rules
    cards = tuple(rules.pool)
    choice = Choice(seed)

    def of(kind: int) -> str:
        return "none" if kind < 0 else f"{cards[kind % len(cards)]}/{kind // len(cards)}"

    def say(event: Event) -> str:
        parts = [type(event).__name__]
        for field in fields(event):
            value: Any = getattr(event, field.name)
            if field.name in CARDS:
                value = of(value) if isinstance(value, int) else "+".join(of(kind) for kind in value) or "none"
            parts.append(f"{field.name}={value}")
        return " ".join(parts)

    yield from (f"  {say(event)}" for event in match.events[0])
    yield f"  key {match.key():016x}"
    while (decision := match.decision) is not None:
        many = "" if decision.least == decision.most == 1 else f", {decision.least} to {decision.most}"
        yield ""
        yield f"answer {match.turn + 1}: seat {decision.seat}, {decision.kind}, {len(decision.options)} options{many}"
        picks = choice.answer(decision)
        yield f"  {'; '.join(' '.join(map(str, (pick.verb, *pick.args))) for pick in picks) or 'nothing'}"
        match.answer(picks)
        yield from (f"  {say(event)}" for event in match.events[-1])
        yield f"  key {match.key():016x}"


def main() -> None:
    """Write all files."""
    for name in GAMES:
        file = FOLDER / f"{name}.txt"
        file.write_text("\n".join(lines(name)) + "\n", encoding="utf-8", newline="\n")
        print(file.relative_to(FOLDER.parents[1]))


if __name__ == "__main__":
    main()
