"""`stolik cards add`, `packs` and `remove`: cards that a player brings, in the data folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stolik.cli.output import Fault, complain, console, print_json
from stolik.packs.home import data_folder

if TYPE_CHECKING:
    from stolik.game import Game
    from stolik.packs.folder import PackFolder
    from stolik.packs.pack import Pack


def add(sources: Sequence[str], name: str, replacing: bool, data: Path | None, json: bool) -> None:
    """Read card files, and keep each as a pack. Raises Fault for a file that can't be added, after the others of a
    folder were."""
    from stolik.packs.apart import Reading, today
    from stolik.packs.reading import PackError, content_of

    folder = _folder(data)
    wrong: list[str] = []
    paths = list(_files(sources, wrong))
    if name and len(paths) != 1:
        raise Fault(f"--name names one pack, and there are {len(paths)} files")
    rows: list[dict[str, Any]] = []
    for path in paths:
        try:
            reading = Reading(content_of(path), path.name)
            _read(reading, path.name, json)
            kept, old = folder.add(reading.pack(today(), name), replacing, {row["id"] for row in rows})
        except PackError as fault:
            sentence = str(fault) if str(path) in str(fault) else f"{path}: {str(fault).removeprefix(f'{path.name}: ')}"
            wrong.append(sentence)
            continue
        rows.append({**_row(kept, reading.game), "replaced": None if old is None else old.since})
        if not json:
            _told(kept, old)
    if json:
        print_json({"added": rows, "wrong": wrong})
    if not wrong:
        return
    for sentence in wrong[:-1]:
        complain(sentence)
    raise Fault(wrong[-1])


def packs(names: Sequence[str], data: Path | None, json: bool) -> None:
    """The packs that there are; those that are named with their cards."""
    from stolik.catalog import game as find_game

    folder = _folder(data)
    if names:
        _shown([folder.named(name) for name in names], json)
        return
    found, wrong = folder.all()
    for sentence in wrong:
        complain(f"left out: {sentence}")
    rows = [_row(pack, find_game(pack.game)) for pack in found]
    if json:
        print_json({"packs": rows, "wrong": wrong})
        return
    out = _out()
    if not rows:
        out("You have no packs yet; stolik cards add FILE brings one.")
    for row in rows:
        out(f"{row['id']:<24} {row['name']}  ({row['game']}, since {row['since']})")
        out(f"{'':<24} {_counts(row)}", "dim")


def remove(names: Sequence[str], data: Path | None, json: bool) -> None:
    """Forget packs, all that are named or none."""
    folder = _folder(data)
    found = [folder.named(name) for name in names]
    for pack in found:
        folder.remove(pack)
    if json:
        print_json({"removed": [pack.id for pack in found]})
        return
    for pack in found:
        _out()(f"Removed: {pack.name} ({pack.id}). Games that are kept go on.")


def say(words: Sequence[str], keep: bool, reading: int, data: Path | None, json: bool) -> None:
    """Read what a card does in the player's own words, and keep it in its pack; `reading` is which of several readings
    is meant, from 1, 0 for none."""
    from stolik.catalog import game as find_game
    from stolik.packs.reading import AMBIGUOUS, card_files
    from stolik.packs.words import say as read

    if len(words) != 4:
        raise Fault("name a pack, a card, a place of it and what it does there: stolik cards say PACK CARD PLACE TEXT")
    folder = _folder(data)
    pack, (_, key, place, text) = folder.named(words[0]), words
    card = pack.by_id.get(key)
    if card is None:
        raise Fault(f"there is no card {key[:40]!r} in {pack.name!r}; stolik cards packs {pack.id} lists them")
    game = find_game(pack.game)
    home = card_files(game)
    assert home is not None  # the pack was read by it
    found = read(game, home, card, place, text, reading - 1 if reading > 0 else None)
    kept = keep and found.card is not None
    if kept and found.card is not None:
        folder.keep(pack.with_card(found.card))
    if json:
        told = {"reads": found.card is not None, "why": found.why, "word": found.word, "reach": found.reach}
        tree = None if found.card is None else game.card_to_data(found.card.card)
        readings = [{"reading": n + 1, "told": dict(one)} for n, one in found.readings.items()]
        said = {"told": dict(found.told), "near": list(found.near), "readings": readings}
        print_json({**told, **said, "card": tree, "kept": kept})
    out = _out()
    if found.card is None:
        if found.why == AMBIGUOUS:
            if not json:
                for n, rendered in found.readings.items():
                    out(f"--reading {n + 1}")
                    _out_told(rendered)
            choose = "choose one with --reading, or " * bool(found.readings)  # none of them makes a card alone
            raise Fault(f"it can be read in several ways; {choose}say it more exactly")
        if not json:
            out(f"{found.text[: found.reach]}▸{found.text[found.reach :]}", "yellow")
            for one in found.near:
                out(f"  near, from cards that read: {one}")
        raise Fault(f"it doesn't read: {found.word!r} is the first word that is not understood")
    if json:
        return
    _out_told(found.told)
    out("Kept, in your words." if kept else "It reads; --keep keeps it.", "dim")


def _out_told(told: Mapping[str, str]) -> None:
    """What was understood, a line for each language."""
    for lang, rendered in told.items():
        _out()(f"{lang}  {rendered}")


def _out() -> Callable[..., None]:
    """Prints a line as it is, in a style."""
    out = console()
    return lambda line, style=None: out.print(line, style=style, markup=False, soft_wrap=True)


def _folder(data: Path | None) -> PackFolder:
    from stolik.packs.folder import PackFolder

    place = data_folder(data)
    if place is None:
        raise Fault("packs are kept in a folder; name one with --data")
    if place.exists() and not place.is_dir():
        raise Fault(f"--data {place}: this is a file; name a directory")
    return PackFolder(place)


def _files(sources: Sequence[str], wrong: list[str]) -> Iterator[Path]:
    """The card files that are named, and all of the folders that are; `wrong` gets a sentence for each folder without
    any."""
    from stolik.catalog import load_game, loadable
    from stolik.packs.reading import card_files

    for source in sources:
        path = Path(source)
        if not path.is_dir():
            yield path
            continue
        endings = {end for game in loadable() if (home := card_files(load_game(game))) for end in home.endings}
        found = sorted(one for one in path.rglob("*") if one.suffix.lower() in endings and one.is_file())
        if not found:
            wrong.append(f"{path}: there is no card file (*{', *'.join(sorted(endings))}) in this folder")
        yield from found


def _read(reading: Any, name: str, quiet: bool) -> None:
    from stolik.cli.simulate import progress

    with progress(quiet, name) as note:
        for n, _ in enumerate(reading.steps(), 1):
            if note is not None:
                note(n, reading.of)


def _row(pack: Pack, game: Game) -> dict[str, Any]:
    return {
        "id": pack.id,
        "name": pack.name,
        "game": pack.game,
        "source": pack.source,
        "since": pack.since,
        "fingerprint": pack.fingerprint(game),
        "cards": len(pack.cards),
        "read": pack.read,
        "stopped": len(pack.cards) - pack.read,
        "left": len(pack.left),
        "bundled": len(pack.bundled),
    }


def _counts(row: dict[str, Any]) -> str:
    parts = [f"{row['cards']} cards", f"{row['read']} can be played"]
    if row["stopped"]:
        parts.append(f"{row['stopped']} as data only, each with what stopped it")
    if row["left"]:
        parts.append("1 entry is no card" if row["left"] == 1 else f"{row['left']} entries are no cards")
    if row["bundled"]:
        parts.append("1 was here already" if row["bundled"] == 1 else f"{row['bundled']} were here already")
    return "; ".join(parts)


def _told(pack: Pack, old: Pack | None) -> None:
    from stolik.catalog import game as find_game

    out = _out()
    again = f", in the place of the one since {old.since}" if old is not None else ""
    out(f"{pack.name} ({pack.id}){again}: {_counts(_row(pack, find_game(pack.game)))}")
    for one in pack.left[:10]:
        out(f"  {one.place}: {one.why}", "yellow")
    if len(pack.left) > 10:
        out(f"  … and {len(pack.left) - 10} more; stolik cards packs {pack.id} lists them")


def _shown(packs: Sequence[Pack], json: bool) -> None:
    """Each card of the packs, and what stopped it."""
    from stolik.catalog import game as find_game

    if json:
        rows = []
        for pack in packs:
            cards = [
                {
                    "id": one.id,
                    "name": one.card.printed_name,
                    "read": one.playable,
                    "unread": [{"place": bad.place, "sentence": bad.sentence, "why": bad.why} for bad in one.unread],
                    "in_your_words": [said.place for said in one.words],
                }
                for one in pack.cards
            ]
            left = [{"place": one.place, "why": one.why} for one in pack.left]
            rows.append({**_row(pack, find_game(pack.game)), "cards": cards, "left": left})
        print_json({"packs": rows})
        return
    out = _out()
    for pack in packs:
        out(f"{pack.name} ({pack.id})", "bold")
        for one in pack.cards:
            out(f"{'  ' if one.playable else '! '}{one.id:<9} {one.card.printed_name}")
            for bad in one.unread:
                out(f"            {': '.join(filter(None, (bad.place, bad.sentence)))}", "yellow")
        for gone in pack.left:
            out(f"- {gone.place}: {gone.why}", "yellow")
