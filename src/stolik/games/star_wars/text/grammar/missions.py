"""What a Mission needs and costs, and what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stolik.cardgame.ast import Node
from stolik.games.star_wars.ast.nodes import BuildCounters, Pay, Tap, UpTo
from stolik.games.star_wars.text.grammar.words import GRAMMAR, family
from stolik.text.trees import hole


@dataclass(frozen=True)
class Mission(Node):
    """The text of a Mission: a condition, a cost, an effect."""

    needs: Any
    cost: Any
    do: Any


GRAMMAR.constants["title"] = None
NEEDS = family("needs")
"""The sentence that says the condition."""
NEEDS.phrase(
    hole("if"),
    en="You may complete this Mission only if {if}.",
    pl="Tę misję możesz wykonać tylko wtedy, gdy {if}.",
    ja="{if}ときにのみ、このミッションを完成できる。",
)
MISSION_COST = family("mission cost")
"""The sentence that says the cost."""
MISSION_COST.phrase(
    Pay(UpTo(BuildCounters())),
    en="To complete {title}, you may pay any amount of Force up to X.",
    pl="Wykonując tę misję, możesz zapłacić dowolnie wiele Mocy, najwyżej X.",
    ja="このミッションを完成させるとき、フォースをX点まで好きなだけ支払ってよい。",
)
for _is_paid, _en, _pl, _ja in ((True, "", "", ""), (False, "also ", "też ", "さらに")):
    MISSION_COST.phrase(
        hole("step"),
        en=f"To complete {{title}}, you must {_en}{{step}}.",
        pl=f"Aby wykonać tę misję, musisz {_pl}{{step:inf}}.",
        ja=f"このミッションを完成させるには、{_ja}{{step}}必要がある。",
        fits=lambda bound, _, paid=_is_paid: isinstance(bound["step"], Pay) == paid,  # type: ignore[misc]
    )
MISSION_COST.reads(hole("step"), "To complete {title}, you must {step}.", "To complete {title}, you must also {step}.")
MISSION = family("mission")
for _needs in ("", "{needs} "):
    for _cost in ("", "{cost} ", "{step} -> "):
        MISSION.reads(
            Mission(
                hole("needs") if _needs else None,
                hole("step") if "step" in _cost else hole("cost", "mission cost") if _cost else None,
                hole("do", "text"),
            ),
            f"{_needs}{_cost}{{do}}",
            usual=True,
            fits=lambda bound, _: "step" not in bound or isinstance(bound["step"], Tap),
        )
