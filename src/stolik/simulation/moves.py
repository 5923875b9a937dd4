"""What somebody could do who is asked something: all that is possible, and what else needs what."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.kernel.compiling import parts
from stolik.kernel.decision import Option
from stolik.match import Match, Refusal
from stolik.text.advice import ASKED, Advice

FEW: Final = 6
"""So many options of one thing stand one by one; more are folded into one line."""
NAMED: Final = 3
"""So many things of one refusal are named; the others are counted."""


@dataclass(frozen=True)
class Possible:
    """Something that may be done now: `picks` are positions of options, of several any one."""

    label: str
    picks: tuple[int, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


@dataclass(frozen=True)
class Refused:
    """What may not be done now, for one reason: the things by name, how many more there are, the rule and its
    sentence."""

    things: tuple[str, ...]
    more: int
    rule: str
    text: str

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


@dataclass(frozen=True)
class Group:
    """What belongs together for a player; `key` is one of text.advice.GROUPS."""

    key: str
    title: str
    possible: tuple[Possible, ...]
    refused: tuple[Refused, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


def moves(match: Match, lang: str, people: Sequence[str] = ()) -> list[Group]:
    """What the seat that is asked could answer, and what it might try that is refused; groups without anything are left
    out. `people` are the names as sentences say them. Nothing is told but what that seat may know. Raises ValueError
    where nobody is asked."""
    decision = match.decision
    if decision is None:
        raise ValueError("nobody is asked anything")
    seat = decision.seat
    advice = match.game.advises(match.view(seat), people or match.names, lang)
    refused: dict[tuple[str, Hashable], list[tuple[Option, Refusal]]] = {}
    for intent in match.intents(seat):
        about = (intent.verb, advice.thing(intent.verb, intent.args))
        refusal = match.why_not(seat, intent, lang)
        if refusal is not None and (advice.turn or refusal.rule not in advice.first):
            refused.setdefault(about, []).append((intent, refusal))
    offered: dict[tuple[str, Hashable], list[int]] = {}
    for n, option in enumerate(decision.options):
        offered.setdefault((option.verb, advice.thing(option.verb, option.args)), []).append(n)
    possible = _possible(advice, offered)
    forbidden = _refused(match, advice, {about: rows for about, rows in refused.items() if about not in offered}, lang)
    found = []
    for key, title in advice.groups().items():
        group = Group(key, title, tuple(possible.get(key, ())), tuple(forbidden.get(key, ())))
        if group.possible or group.refused:
            found.append(group)
    return found


def _possible(advice: Advice, offered: dict[tuple[str, Hashable], list[int]]) -> dict[str, list[Possible]]:
    """What is offered by groups, in the order of the options."""
    labels, options = advice.options(), advice.decision.options
    found: dict[str, list[Possible]] = {}
    for (verb, _), positions in offered.items():
        args = options[positions[0]].args
        rows = found.setdefault(advice.group(verb, args) if advice.turn else ASKED, [])
        if len(positions) > FEW:
            rows.append(Possible(advice.folded(verb, [options[n].args for n in positions]), tuple(positions)))
        else:
            rows += [Possible(labels[n], (n,)) for n in positions]
    return found


def _refused(
    match: Match, advice: Advice, refused: dict[tuple[str, Hashable], list[tuple[Option, Refusal]]], lang: str
) -> dict[str, list[Refused]]:
    """What is refused by groups, each thing once with the reason that is nearest to a yes, those of one reason
    together."""
    reasons: dict[tuple[str, str, str], dict[str, None]] = {}
    for (verb, _), rows in refused.items():
        intent, why = next((row for row in rows if row[1].rule not in advice.stray), rows[0])
        text = match.game.spoken.refusal(why.rule, lang) if why.rule in advice.general else why.text
        things = reasons.setdefault((advice.group(verb, intent.args), why.rule, text), {})
        things[advice.short(verb, intent.args)] = None
    found: dict[str, list[Refused]] = {}
    for (group, rule, text), things in reasons.items():
        named = tuple(things)
        found.setdefault(group, []).append(Refused(named[:NAMED], len(named[NAMED:]), rule, text))
    return found
