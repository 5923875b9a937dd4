"""`stolik cards status` and `stolik cards read`: how much of the sets and of a player's card files can be played."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from stolik.cli.output import Fault, console, find_game, print_json
from stolik.cli.simulate import progress

if TYPE_CHECKING:
    from stolik.packs.reading import CardFiles, Unread
    from stolik.packs.stops import Stop

TOLD: Final = 20
"""Patterns of what stops cards that are told to a person; a program is told all."""


def status(game: str, words: Sequence[str], files: Path | None, json: bool) -> None:
    """A line a set: cards in the files, how many can be played, those that the game has and those that are read to the
    end; then what stops the rest. `words` are sets or card files; where there are none, all sets that the game has."""
    from stolik.packs.reading import FOLDER, card_files
    from stolik.packs.stops import stops

    home = card_files(find_game(game))
    if home is None:
        raise Fault(f"the cards of {game} need no card files; stolik cards {game} lists them")
    if not words and files is None and not os.environ.get(FOLDER):
        _without_files(home, game, json)
        return
    facts, found, left_out = _entries(home, words, files)
    stopped: dict[tuple[str, str], tuple[str, str, Sequence[Unread]]] = {}
    with progress(json, game) as note:
        for n, one in enumerate(facts, 1):
            card, (of, key) = home.read(one), home.key(one)
            there, read = found[of].get(key, (False, False))
            found[of][key] = (there or home.by_hand(one), read or card.card is not None)
            if not read:  # of a card that is printed again, one that reads counts
                stopped[of, key] = (str(one.id), str(one.name), card.unread)
            if note is not None:
                note(n, len(facts))
    rows = [_row(home, one, list(cards.values())) for one, cards in found.items()]
    left = stops(stopped.values())
    if json:
        print_json({"game": game, "sets": rows, "stops": [_stop_data(one) for one in left], "left": left_out})
    else:
        _show(rows, left)
        if left_out:
            entries = "1 entry is no card" if left_out == 1 else f"{left_out} entries are no cards"
            console().print(f"\n{entries}; stolik cards read FILE says why", style="yellow", highlight=False)


def _without_files(home: CardFiles, game: str, json: bool) -> None:
    """How many cards of each set the game has: all that can be told where no card files are at hand."""
    there = Counter(card.partition("-")[0] for card in find_game(game).pool)
    sets = [(of, *home.sets().get(of, (of, there[of])), there[of]) for of in home.bundled()]
    if json:
        rows = [{"set": of, "name": name, "total": total, "by_hand": n} for of, name, total, n in sets]
        print_json({"game": game, "sets": rows, "stops": [], "left": 0})
        return
    from rich.table import Table

    out = console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("Set", "In the game", "Printed"):
        table.add_column(title, justify="left" if title == "Set" else "right", no_wrap=title != "Set")
    for of, name, total, n in sets:
        table.add_row(f"{name} ({of})", str(n), str(total))
    table.add_row("All", str(sum(n for *_, n in sets)), str(sum(total for _, _, total, _ in sets)))
    out.print(table)
    out.print("\nWith --files FOLDER it says how much of your card files is read.", highlight=False)


def _entries(
    home: CardFiles, words: Sequence[str], files: Path | None
) -> tuple[list[Any], dict[str, dict[str, tuple[bool, bool]]], int]:
    """The facts of the cards that are meant, an empty place for each of their sets, and how many entries of files that
    are named are no cards. Raises PackError, Fault."""
    from stolik.packs.reading import NoCard, content_of

    known = home.sets()
    spelled = {one.casefold(): one for one in known}
    named = [one for one in words if Path(one).suffix.lower() in home.endings]
    wanted = [spelled.get(one.casefold(), one) for one in words if one not in named]
    unknown = [one for one in wanted if one not in known]
    if unknown:
        ends = " or ".join(home.endings)
        raise Fault(f"there is no set {unknown[0]!r}; a set is like {home.example}, a card file ends in {ends}")
    own = {Path(one).resolve() for one in named}
    paths = list(map(Path, named))
    if not words:
        wanted = list(home.bundled())
    if wanted:
        paths += [one for one in home.folder(files) if one.stem not in known or one.stem in wanted]
    found: dict[str, dict[str, tuple[bool, bool]]] = {one: {} for one in wanted}
    facts: list[Any] = []
    left_out = 0
    places: dict[Path, Path] = {}
    for one in paths:
        places.setdefault(one.resolve(), one)
    for place, path in places.items():
        entries = list(home.entries(content_of(path), str(path)))
        cards = [one for one in entries if not isinstance(one, NoCard)]
        if place in own:
            left_out += len(entries) - len(cards)
            if not cards:
                raise Fault(f"{path}: there is no card in this file; stolik cards read {path} says what is")
            found.update({home.key(one)[0]: {} for one in cards})
        facts += cards
    return [one for one in facts if home.key(one)[0] in found], found, left_out


def _row(home: CardFiles, of: str, cards: Sequence[tuple[bool, bool]]) -> dict[str, Any]:
    name, total = home.sets().get(of, (of, len(cards)))
    return {
        "set": of,
        "name": name,
        "total": total,
        "cards": len(cards),
        "playable": sum(hand or read for hand, read in cards),
        "by_hand": sum(hand for hand, _ in cards),
        "read": sum(read for _, read in cards),
        "neither": sum(not hand and not read for hand, read in cards),
    }


def _stop_data(one: Stop) -> dict[str, Any]:
    return {
        "pattern": one.pattern,
        "why": one.why,
        "cards": list(one.cards),
        "alone": list(one.alone),
        "example": one.example,
    }


def _show(rows: Sequence[dict[str, Any]], left: Sequence[Stop]) -> None:
    from rich.table import Table

    out = console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("Set", "In the files", "Playable", "In the game", "Read alone", "Neither"):
        table.add_column(title, justify="left" if title == "Set" else "right", no_wrap=title != "Set")
    if len(rows) > 1:
        sums = {key: sum(row[key] for row in rows) for key in rows[0] if key not in ("set", "name")}
        rows = [*rows, {"set": "", "name": "All", **sums}]
    for row in rows:
        share = f"{row['read']} ({_share(row['read'], row['cards'])})" if row["cards"] else "–"
        table.add_row(
            f"{row['name']} ({row['set']})" if row["set"] else row["name"],
            f"{row['cards']} of {row['total']}",
            f"{row['playable']} of {row['cards']}",
            *(str(row["by_hand"]), share, str(row["neither"])),
        )
    out.print(table)
    if not left:
        return
    many = len({card for one in left for card in one.cards})
    cards = "1 card is" if many == 1 else f"{many} cards are"
    out.print(f"\n{cards} not read to the end. What stops them, and how many it alone stops:", highlight=False)
    for one in left[:TOLD]:
        why = "" if one.why == "unknown" else f"  ({one.why})"
        line = f"{len(one.cards):>6} {len(one.alone):>6}  {one.pattern}{why}"
        out.print(line, highlight=False, markup=False, soft_wrap=True)
    if len(left) > TOLD:
        out.print(f"               and {len(left) - TOLD} more; --json has them all", style="dim", highlight=False)


def _share(part: int, whole: int) -> str:
    """In per cent; all is said of all only."""
    return f"{min(part / whole, 0.99 if part < whole else 1):.0%}"


def read(path: Path, json: bool) -> None:
    """Each card of a file: whether it was read, and the sentences that can't be."""
    from stolik.packs.reading import NoCard, content_of, game_of_file

    _, home = game_of_file(str(path))
    entries = list(home.entries(content_of(path), str(path)))
    left = [one for one in entries if isinstance(one, NoCard)]
    found = [home.read(one) for one in entries if not isinstance(one, NoCard)]
    fine = [card for card in found if card.card is not None]
    if json:
        rows = [
            {
                "id": card.facts.id,
                "name": home.name(card.facts),
                "read": card.card is not None,
                "unread": [{"place": one.place, "sentence": one.sentence, "why": one.why} for one in card.unread],
            }
            for card in found
        ]
        wrong = [{"place": one.place, "why": one.why} for one in left]
        print_json({"file": str(path), "cards": len(entries), "read": len(fine), "rows": rows, "left": wrong})
        return
    out = console()
    for card in found:
        mark = "  " if card.card else "! "
        out.print(f"{mark}{card.facts.id:<9} {home.name(card.facts)}", highlight=False, markup=False)
        for one in card.unread:
            ambiguous = " (it can be read in two ways)" if one.why == "ambiguous" else ""
            out.print(
                f"            {one.place}: {one.sentence}{ambiguous}", style="yellow", highlight=False, markup=False
            )
    for gone in left:
        out.print(f"- {gone.place}: {gone.why}", style="yellow", highlight=False, markup=False)
    sentences = sum(len(card.unread) for card in found)
    out.print(
        f"{len(fine)} of {len(entries)} cards read to the end; {sentences} sentences can't be read", highlight=False
    )
