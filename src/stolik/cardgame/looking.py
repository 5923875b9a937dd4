"""What is said of drawn tables in all card games, and whether it is true (architecture: Drawn tables)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from stolik.kernel.decision import Option
from stolik.kernel.event import Event
from stolik.kernel.rules import Rules
from stolik.kernel.state import State

from .drawn import counted
from .names import CardNames


def in_order(words: Iterable[str]) -> str:
    """Words sorted, so that order says nothing; "none" for none."""
    return ", ".join(sorted(words)) or "none"


def expanded(text: str) -> str:
    """ "?, Potion x2", one by one and sorted."""
    found: list[str] = []
    for part in text.split(","):
        name, times = counted(part)
        found += [name] * times
    return in_order(found)


def cards(names: CardNames[Any], size: int, kinds: Sequence[int], text: str) -> tuple[str, str]:
    """A zone in any order, as found and as said."""
    there = [kind % size for kind in kinds]
    return names.listed(sorted(there)), names.listed(sorted(names.numbers(text, set(there))))


def top(names: CardNames[Any], size: int, deck: Sequence[int], text: str) -> tuple[str, str]:
    """The top of a deck, as found and as said: as many cards as are said."""
    wanted = names.numbers(text, {kind % size for kind in deck})
    return names.listed(kind % size for kind in deck[::-1][: len(wanted)]), names.listed(wanted)


def may(s: State, rules: Rules[Any], seat: int, wanted: Sequence[Option], tried: re.Match[str], every: bool) -> str:
    """What is wrong with "A may …" or "A may not …: rule": `tried` holds the sentence, "not" as its second and the rule
    as its last group. The list of options and `why_not` must agree. `every` is for what is no action of a turn: it is
    held as one answer."""
    negative, rule_said = bool(tried[2]), tried[tried.re.groups]
    decision = s.decision if s.decision is not None and s.decision.seat == seat else None
    found = [option for one in wanted if decision and (option := decision.find(one.verb, one.args)) is not None]
    offered = decision is not None and len(found) == len(wanted)
    if decision is not None and offered and (every or len(wanted) != 1):
        fits = decision.allows(tuple(found))
        return "" if fits != negative else f"{tried[0]!r}: as an answer it is {'' if fits else 'not '}allowed"
    if len(wanted) != 1:
        return "" if negative else f"{tried[0]!r}, but not all of it is offered"
    rule = rules.why_not(s, seat, wanted[0])
    if offered != (rule is None):
        return f"{tried[0]!r}: offered is {offered}, but why_not says {rule}"
    if offered == negative or (rule_said and rule != rule_said):
        return f"{tried[0]!r}, but why_not says {rule}"
    return ""


def told(events: Sequence[Event], what: str, text: str) -> tuple[str, str]:
    """ "told A, B": these events, in this order, others between them; "untold A": none of these. As found and as
    said."""
    happened = [type(event).__name__ for event in events]
    words = [word.strip() for word in text.split(",")]
    if what == "untold":
        return ", ".join(word for word in words if word in happened) or "untold", "untold"
    at = 0
    for word in words:
        if word not in happened[at:]:
            return ", ".join(happened) or "nothing", text
        at = happened.index(word, at) + 1
    return text, text


def hand(names: CardNames[Any], size: int, held: Sequence[int], known: Sequence[int], hidden: int) -> str:
    """A hand as somebody sees it: names, and ? for backs (`hidden` is a back, `known` what was shown of backs)."""
    backs = len(held) - len(known) if hidden in held else 0
    seen = known if hidden in held else held
    return in_order([names.written(kind % size) for kind in seen] + ["?"] * backs)
