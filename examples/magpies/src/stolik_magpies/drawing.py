"""The written form of a table of Magpies: reading, printing, acts and looks.

    A  hand: ring, spoon x2   kit: sparkle, feint   score: 5
    B  hand: key
    hoard: bell, button       its top first; the other trinkets lie below, in the order of the ledger
    discard: ring             move: B   turns: 3   options: rounds=6

What is left out is empty, a score 0. A drawn table has no luck but what is scripted: "H" and "T" are the coins of
trinkets, "order: ring, spoon" is how a hand lies that is pecked at.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from stolik.cardgame.drawn import DrawingError, counted, keyed, number, runs, settings, split, swaps
from stolik.cardgame.looking import expanded, may
from stolik.kernel.decision import Decision, Option
from stolik.kernel.event import Event
from stolik.kernel.state import Setup
from stolik_magpies.cards import COPIES, KEYS, WORTH
from stolik_magpies.rules import OPTIONS, PASS, SNATCH, Magpies
from stolik_magpies.state import MagpiesState, MagpieStep

_ACT: Final = re.compile(r"^([A-D]) (lays|uses|passes|snatches|pecks)(?: (.+))?$")
_MAY: Final = re.compile(r"^([A-D]) may( not)? (lay|use|pass|snatch|peck)(?: ([^:]+))?(?:: (\S+))?$")
_VERBS: Final = {
    "lays": "lay",
    "uses": "trick",
    "passes": "pass",
    "snatches": "snatch",
    "pecks": "peck",
    "use": "trick",
}


class Drawing:
    """Tables for so many seats."""

    def __init__(self, seats: int) -> None:
        self.SEATS = ("A", "B", "C", "D")[:seats]

    def read(self, text: str, rules: Magpies) -> MagpiesState:
        """The table that `text` draws, with somebody about to be asked. Raises DrawingError, SetupError."""
        *players, table = keyed(
            text, self.SEATS, ("hand", "kit", "score"), ("hoard", "discard", "move", "turns", "options")
        )
        kits = [[KEYS[kind] for kind in _kinds(lines.get("kit", ""))] for lines in players]
        given = settings(table.get("options", "").split(), OPTIONS)
        s = MagpiesState(rules.fixed(Setup(rules.name, tuple((tuple(kit),) for kit in kits), given)), None)
        for seat, lines in enumerate(players):
            s.hands[seat] = sorted(_kinds(lines.get("hand", "")))
            s.kits[seat] = tuple(sorted(KEYS.index(key) for key in kits[seat]))
            s.score[s.fixed.side_of[seat]] += number(lines.get("score", "0"), f"{self.SEATS[seat]} score")
        s.discard = _kinds(table.get("discard", ""))
        top = _kinds(table.get("hoard", ""))
        left = list(COPIES)
        for kind in (*top, *s.discard, *(kind for hand in s.hands for kind in hand)):
            if kind >= len(WORTH) or not left[kind]:
                raise DrawingError(f"there are not so many of {KEYS[kind]} in the hoard")
            left[kind] -= 1
        s.hoard = [kind for kind, copies in enumerate(left) for _ in range(copies)] + top[::-1]
        move = table.get("move", "A")
        if move not in self.SEATS:
            raise DrawingError(f"move: {move!r} is none of {', '.join(self.SEATS)}")
        s.seat = self.SEATS.index(move)
        s.turn = number(table.get("turns", "0"), "turns")
        s.agenda = [MagpieStep("begin")]
        return s

    def show(self, s: MagpiesState) -> str:
        """The drawing of a state, with everything in it, also what seats may not know."""
        lines = []
        told: set[int] = set()
        for seat, name in enumerate(self.SEATS):
            side = s.fixed.side_of[seat]
            score = s.score[side] if side not in told else 0
            told.add(side)
            lines.append(f"{name}  hand: {_listed(s.hands[seat])}   kit: {_listed(s.kits[seat])}   score: {score}")
        lines.append(f"hoard: {_listed(s.hoard[::-1])}")
        lines.append(f"discard: {_listed(s.discard)}   move: {self.SEATS[s.seat]}   turns: {s.turn}")
        lines.append(f"options: rounds={s.fixed.rounds}")
        return "\n".join(lines)

    def luck(self, s: MagpiesState, word: str | int, sides: int) -> tuple[int, ...]:
        """The draws that a scripted word stands for. Raises DrawingError."""
        if word in ("H", "T"):
            return (int(word == "H"),)
        if isinstance(word, str) and word.startswith("order:"):
            return swaps(s.hands[s.next_seat], _kinds(word.removeprefix("order:")))
        raise DrawingError(f"{word!r} is no luck of this game; H and T are coins, 'order: ring, key' is a mixed hand")

    def act(self, s: MagpiesState, rules: Magpies, text: str) -> tuple[int | Option, ...]:
        """Who does what: "A lays ring, button", "B snatches". Raises DrawingError; whether it is legal is asked
        elsewhere."""
        found = _ACT.match(text)
        if found is None or found[1] not in self.SEATS:
            raise DrawingError(f"{text!r} is no act like 'A lays ring, button' or 'B snatches'")
        return self.SEATS.index(found[1]), *_options(_VERBS[found[2]], found[3] or "")

    def say(self, s: MagpiesState, option: Option) -> str:
        """What an option does, in the words of an act without its subject."""
        match option.verb:
            case "lay":
                return f"lays {KEYS[option.args[0]]}"
            case "trick":
                return f"uses {KEYS[option.args[0]]}"
            case "peck":
                return f"pecks {option.args[0] + 1}"
        return "snatches" if option is SNATCH else "passes"

    def settles(self, decision: Decision) -> bool:
        """Whether a drawn table answers this by itself: what leaves no choice. A chance to snatch is never passed over
        in silence, since a coin follows it."""
        return decision.forced and decision.kind != "snatch"

    def shows(self, s: MagpiesState, thing: str) -> bool:
        """Whether this is a thing on the table that a lesson may point at."""
        return thing in ("hand", "kit", "hoard", "discard", "score")

    def look(self, s: MagpiesState, rules: Magpies, events: Sequence[Event], text: str) -> str:
        """What is wrong with a statement about the table, "" when it is true.

        Statements: `A hand ring, spoon` · `A kit feint` · `A sees B hand ?, ?` · `score 5:2` (by side) · `discard ring`
        · `hoard 51` (how many) · `next B` · `asked B snatch` · `over A MG-END-1` · `over draw MG-END-1` · `A may lay
        ring` · `B may not snatch: MG-SNATCH-2`. Raises DrawingError for one that can't be read.
        """
        if tried := _MAY.match(text):
            wanted = _options(_VERBS.get(tried[3], tried[3]), tried[4] or "")
            return may(s, rules, self.SEATS.index(tried[1]), wanted, tried, every=False)
        head, _, rest = text.partition(" ")
        found, said = self._found(s, rules, head, rest)
        return "" if found == said else f"{text!r}, but it is {found}"

    def _found(self, s: MagpiesState, rules: Magpies, head: str, rest: str) -> tuple[str, str]:
        """What is there, and what was said, written alike."""
        decision = s.decision
        if head in self.SEATS:
            what, _, said = rest.partition(" ")
            if what in ("hand", "kit"):
                cards = s.hands[self.SEATS.index(head)] if what == "hand" else s.kits[self.SEATS.index(head)]
                return _sorted(cards), expanded(said)
            other, _, said = said.removeprefix(" ").partition(" hand ")
            view = rules.view(s, self.SEATS.index(head))
            return ", ".join("?" * view.sizes[self.SEATS.index(other)]), said
        if head == "score":
            return ":".join(map(str, s.score)), rest
        if head == "discard":
            return _sorted(s.discard), expanded(rest)
        if head == "hoard":
            return str(len(s.hoard)), rest
        if head == "next":
            return "nobody" if s.ended else self.SEATS[s.seat], rest
        if head == "asked":
            return "nobody" if decision is None else f"{self.SEATS[decision.seat]} {decision.kind}", rest
        if head == "over":
            outcome = rules.outcome(s)
            if outcome is None:
                return "the game runs", rest
            who = "".join(self.SEATS[seat] for seat in outcome.winners) or "draw"
            return f"{who} {outcome.rule}", rest
        raise DrawingError(f"{head!r} begins no statement about a table of Magpies")


def _kinds(text: str) -> list[int]:
    """Cards by their keys: "ring, spoon x2". Raises DrawingError."""
    found: list[int] = []
    for part in split(text):
        name, times = counted(part)
        if name not in KEYS:
            raise DrawingError(f"there is no card {name!r}; the cards are {', '.join(KEYS)}")
        found += [KEYS.index(name)] * times
    return found


def _listed(kinds: Sequence[int]) -> str:
    return runs([KEYS[kind] for kind in kinds])


def _sorted(kinds: Sequence[int]) -> str:
    return ", ".join(sorted(KEYS[kind] for kind in kinds)) or "none"


def _options(verb: str, text: str) -> list[Option]:
    """The options that a verb and its cards or its number mean."""
    if verb in ("pass", "snatch"):
        return [PASS if verb == "pass" else SNATCH]
    if verb == "peck":
        return [Option.foreign("peck", (number(text, "peck") - 1,))]
    return [Option.foreign(verb, (kind,)) for kind in _kinds(text)]
