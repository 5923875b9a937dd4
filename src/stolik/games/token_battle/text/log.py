"""The log: what happened, as sentences for one viewer. Also what a preview says, and how a game ended.

Events are read as JSON data, {"e": "TokenMoved", "token": 5, …}; all of Token Battle's are public. Viewers are seats,
None for a spectator. Languages are "en", "pl" and "ja".
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from stolik.games.token_battle.text import lexicon
from stolik.games.token_battle.text.grammar import LOG, PREVIEW, cell_name
from stolik.text.phrase import Sentence, join
from stolik.text.slots import Person, seen

Event: TypeAlias = Mapping[str, Any]

#: How clauses hang together: after the first one, between the others, at the end.
_LINKS = {"en": (": ", "; ", "."), "pl": (": ", "; ", "."), "ja": ("。", "。", "。")}
_LASER = {"en": "Laser: ", "pl": "Laser: ", "ja": "レーザー："}
_GAP = {"en": " ", "pl": " ", "ja": ""}


def entry(
    events: Sequence[Event], names: Sequence[str], viewer: int | None, lang: str
) -> tuple[Sentence, Sentence | None]:
    """The log entry of one answer: what was done, and what it came to (None where nothing was scored).

    `events` are those of the setup or of one turn; `names` the players' names by seat. The viewer is called "You".
    Raises ValueError if the events tell nothing that the log has words for.
    """
    table = _Table(tuple(names), viewer, lang)
    laid = _first(events, "TokenLaid")
    if laid is None:
        sentences = _setup(events, table) + _ending(events, table)
        if not sentences:
            raise ValueError("nothing to tell")
        return join(*_spaced(sentences, lang)), None
    head = table.say("lay", laid["seat"], card=_key(laid), cell=laid["cell"])
    if laid["bonus"]:
        head = table.say("lay with bonus", laid["seat"], card=_key(laid), cell=laid["cell"], n=laid["bonus"])
    act = [event for event in events if event.get("cause") != "laser"]
    first, then, end = _LINKS[lang]
    clauses = _clauses(act, laid["seat"], table)
    links = [first] + [then] * (len(clauses) - 1)
    text = join(head, *(piece for link, clause in zip(links, clauses) for piece in (link, clause)), end)
    return text, _sum(events, table)


def preview(events: Sequence[Event], names: Sequence[str], viewer: int | None, lang: str) -> list[Sentence]:
    """What would happen if the card landed there: a line for each field, and for what else the turn brings.

    A line about a field begins with a part that is only the field's name ("e1", or "e2, a5" for two that change
    places), followed by a part that begins with a space. Lines about no field are one sentence.
    """
    table = _Table(tuple(names), viewer, lang)
    values: dict[int, int] = {}
    gone = {(event["token"], event["cause"]) for event in events if event["e"] in ("TokenDestroyed", "TokenSurvived")}
    lines: list[Sentence] = []
    swapped = {cell for pair in _swaps(events) for cell in pair}
    for event in events:
        if event["e"] == "TokenMoved" and event["start"] in swapped:
            if event["start"] < event["to"]:
                fields = f"{cell_name(event['start'])}, {cell_name(event['to'])}"
                lines.append([fields, " " + PREVIEW.text("swapped", lang)])
            continue
        if event["e"] == "ValueLowered" and (event["token"], event["cause"]) in gone:
            values[event["token"]] = event["value"] + event["by"]
            continue
        if (line := _preview_line(event, values, table)) is not None:
            lines.append(line)
    return lines


def outcome(
    kind: str, winner: int | None, names: Sequence[str], viewer: int | None, lang: str, rule: str | None = None
) -> Sentence:
    """How a game ended: `kind` "rules" (with the rule's ID), "resign", "time" or "left".

    The winner is a seat, None or -1 for a draw. Raises KeyError for an unknown kind or rule.
    """
    won = -1 if winner is None else winner
    keys = {"rules": f"end {rule}", "resign": "end TB-END-8", "time": "end time", "left": "end left"}
    return join(*_spaced(_end(keys[kind], won, _Table(tuple(names), viewer, lang)), lang))


class _Table:
    """Whom the sentences speak to and of."""

    def __init__(self, names: tuple[str, ...], viewer: int | None, lang: str) -> None:
        self.names = names
        self.viewer = viewer
        self.lang = lang

    def person(self, seat: int) -> Person:
        return seen(self.names, seat, self.viewer)

    def say(self, key: str, who: int | None = None, **values: Any) -> Sentence:
        if who is not None:
            values["who"] = self.person(who)
        return LOG.write(key, self.lang, **values)


def _first(events: Iterable[Event], name: str) -> Event | None:
    return next((event for event in events if event["e"] == name), None)


def _key(event: Event) -> str:
    return lexicon.card_keys()[event["card"]]


def _spaced(sentences: Sequence[Sentence], lang: str) -> list[Sentence | str]:
    """Sentences with their full stops, one after the other."""
    stop = _LINKS[lang][2]
    return [piece for n, sentence in enumerate(sentences) for piece in (_GAP[lang] if n else "", sentence, stop)]


def _swaps(events: Iterable[Event]) -> list[tuple[int, ...]]:
    """Pairs of fields whose tokens change places, each pair once, in the order of the events."""
    moved = {event["start"]: event["to"] for event in events if event["e"] == "TokenMoved"}
    return [(start, to) for start, to in moved.items() if moved.get(to) == start and start < to]


def _clauses(events: Sequence[Event], mover: int, table: _Table) -> list[Sentence]:
    """What the ability did, like things together: values, losses, moves, what stays, what appears, what is gained."""
    clauses = _losses(events, table)
    swaps = _swaps(events)
    swapped = {cell for pair in swaps for cell in pair}
    clauses += [table.say("swapped", cells=tuple(sorted(pair))) for pair in swaps]
    for event in events:
        if event["e"] == "TokenMoved" and event["start"] not in swapped:
            clauses.append(table.say("moved", cell=event["start"], to=event["to"]))
    clauses += [
        table.say("blocked", cell=event["cell"], to=event["by"]) for event in events if event["e"] == "TokenBlocked"
    ]
    for owner in (0, 1):
        cells = _cells(event for event in events if event["e"] == "TokenSpawned" and event["owner"] == owner)
        if cells and owner == mover:
            clauses.append(table.say("spawned", cells=cells))
        elif cells:
            clauses.append(table.say("spawned for", owner, cells=cells))
    if cells := _cells(event for event in events if event["e"] == "TokenGilded"):
        clauses.append(table.say("gilded", cells=cells))
    for event in events:
        if event["e"] == "BonusGained":
            clauses.append(table.say("bonus", n=event["total"]))
        elif event["e"] == "ExtraTurnGained":
            clauses.append(table.say("extra", event["seat"]))
    return clauses


def _losses(events: Sequence[Event], table: _Table) -> list[Sentence]:
    """Values that fall, tokens that go, survivors."""
    lowered = [event for event in events if event["e"] == "ValueLowered"]
    clauses = [
        table.say("lowered", cells=_cells(event for event in lowered if event["by"] == by), n=by)
        for by in sorted({event["by"] for event in lowered})
    ]
    destroyed = [event for event in events if event["e"] == "TokenDestroyed"]
    for key, off in (("gone", False), ("off", True)):
        cells = _cells(event for event in destroyed if (event["cause"] in ("push", "mirror")) == off)
        if cells:
            clauses.append(table.say(key, cells=cells))
    if cells := _cells(event for event in events if event["e"] == "TokenSurvived"):
        clauses.append(table.say("survived", cells=cells))
    return clauses


def _cells(events: Iterable[Event]) -> tuple[int, ...]:
    return tuple(sorted(event["cell"] for event in events))


def _sum(events: Sequence[Event], table: _Table) -> Sentence | None:
    """Points, lasers, the end or another turn."""
    lang = table.lang
    scored = _first(events, "Scored")
    if scored is None:
        return None
    me = 0 if table.viewer is None else table.viewer
    gains, scores = scored["gains"], scored["scores"]
    points = LOG.write(
        "scored",
        lang,
        first=table.person(me),
        second=table.person(1 - me),
        gain=gains[me],
        gain2=gains[1 - me],
        a=scores[me],
        b=scores[1 - me],
    )
    sentences = [points]
    beams = _losses([event for event in events if event.get("cause") == "laser"], table)
    if beams:
        rest = [piece for clause in beams[1:] for piece in (_LINKS[lang][1], clause)]
        sentences.append(join(_LASER[lang], beams[0], *rest))
    sentences += _ending(events, table)
    again = _first(events, "ExtraTurnUsed")
    if again is not None:
        sentences.append(table.say("again", again["seat"]))
    return join(*_spaced(sentences, lang))


def _setup(events: Sequence[Event], table: _Table) -> list[Sentence]:
    sentences = []
    begins, start = _first(events, "FirstDecided"), _first(events, "StartTokenPlaced")
    if begins is not None:
        sentences.append(table.say("first", begins["seat"]))
    if start is not None:
        owner = table.person(start["owner"])
        sentences.append(table.say("start token", owner=owner, cell=start["cell"], n=start["value"]))
    return sentences


def _ending(events: Sequence[Event], table: _Table) -> list[Sentence]:
    ended = _first(events, "GameEnded")
    return [] if ended is None else _end(f"end {ended['rule']}", ended["winner"], table)


def _end(key: str, winner: int, table: _Table) -> list[Sentence]:
    values = {"who": table.person(1 - winner)} if "who" in LOG.slots(key) else {}
    result = table.say("draw") if winner < 0 else table.say("win", winner)
    return [LOG.write(key, table.lang, **values), result]


def _preview_line(event: Event, values: Mapping[int, int], table: _Table) -> Sentence | None:
    """The line of one event, None for those that a preview keeps to itself; `values`: before a token's loss."""
    lang, laser = table.lang, "laser " if event.get("cause") == "laser" else ""
    match event["e"]:
        case "ValueLowered":
            what = PREVIEW.write(f"{laser}lowered", lang, a=event["value"] + event["by"], b=event["value"])
        case "TokenDestroyed" if event["cause"] in ("push", "mirror"):
            what = PREVIEW.write("off", lang, n=event["value"])
        case "TokenDestroyed":
            what = PREVIEW.write(f"{laser}gone", lang, n=values.get(event["token"], event["value"]))
        case "TokenSurvived":
            what = PREVIEW.write(f"{laser}survived", lang)
        case "TokenMoved":
            return [cell_name(event["start"]), " " + PREVIEW.text("moved", lang, to=event["to"])]
        case "TokenBlocked":
            what = PREVIEW.write("blocked", lang, to=event["by"])
        case "TokenSpawned":
            what = PREVIEW.write("spawned", lang, who=table.person(event["owner"]))
        case "TokenGilded":
            what = PREVIEW.write("gilded", lang)
        case "BonusGained":
            return PREVIEW.write("bonus", lang, n=event["total"])
        case "ExtraTurnGained":
            return PREVIEW.write("extra", lang, who=table.person(event["seat"]))
        case _:
            return None
    return [cell_name(event["cell"]), *join(" ", what)]
