"""What a bot that is no Python of ours is told: a view and its question as JSON data.

Field for field it is what the server's service for programs sends as `view` and `decision`, without what is only said
to people (labels, notes, the goal).
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.view import View


def view_data(view: View) -> dict[str, Any]:
    """All fields of a view, but for its decision."""
    return {one.name: plain(getattr(view, one.name)) for one in fields(view) if one.name != "decision"}


def plain(value: Any) -> Any:
    """A value of a view as JSON data: dataclasses as objects, tuples as lists."""
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if is_dataclass(value):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    return value


def decision_data(decision: Decision) -> dict[str, Any]:
    """A question. An option is a verb and its whole numbers; an answer is a list of positions in `options`."""
    data: dict[str, Any] = {
        "seat": decision.seat,
        "kind": decision.kind,
        "least": decision.least,
        "most": decision.most,
        "counts": None if decision.counts is None else list(decision.counts),
        "about": list(decision.about),
        "options": [[option.verb, *option.args] for option in decision.options],
    }
    rule = decision.rule
    if rule is not None:
        data["together"] = {
            "groups": list(rule.groups),
            "each": rule.each,
            "weights": list(rule.weights),
            "total": rule.total,
        }
    return data


def default_answer(decision: Decision) -> list[int]:
    """The positions of some answer that is legal."""
    answer: Answer = next(decision.answers())
    return [decision.options.index(option) for option in answer]
