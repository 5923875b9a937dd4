"""Token Battle as the server shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.catalog import game
from stolik.decks.deck import fold
from stolik.games.token_battle.cards.base import cost
from stolik.games.token_battle.rules.rules import ABILITIES, area_mask, key_of
from stolik.games.token_battle.rules.state import TYPES
from stolik.games.token_battle.text import log as sentences
from stolik.kernel.decision import Decision
from stolik.kernel.rules import Outcome
from stolik.match import Match
from stolik.server import bodies as b
from stolik.server import protocol as p
from stolik.server.faces import decision_data, outcome_data, seen
from stolik.text import render

FIELDS: Final = tuple(
    name for name in p.TokenBattleSight.__struct_fields__ if name not in ("outcome", "decision", "winner", "ended")
)


@dataclass(frozen=True)
class Row:
    """A row of the log: what was done, and what it came to."""

    text: p.Sentence
    sum: p.Sentence | None
    lines: None = None


class TokenBattleFace:
    """See Face."""

    def sight(
        self, view: Any, outcome: Outcome | None, people: Sequence[str], lang: str, asked: bool = True
    ) -> p.Sight:
        """The columns of the view."""
        fields = {name: getattr(view, name) for name in FIELDS}
        decision = view.decision if asked and outcome is None else None
        data = None if decision is None else decision_data(decision)
        return p.TokenBattleSight(**fields, outcome=outcome_data(outcome), decision=data)

    def entry(self, events: Sequence[p.Json], people: Sequence[str], viewer: int | None, lang: str) -> Row | None:
        """What was laid, what that did, and the points."""
        try:
            text, total = sentences.entry(events, people, viewer, lang)
        except ValueError:
            return None
        return Row(list(text), None if total is None else list(total))

    def foresee(self, match: Match, decision: Decision, pick: int, viewer: int | None, lang: str) -> p.PreviewResult:
        """The one branch that there is: no coin, no hidden card that a token could meet."""
        seat = decision.seat
        before: Any = match.view(seat)
        branch = match.preview(seat, decision.at((pick,)))[0]
        view: Any = match.rules.view(branch.state, seat)
        events = seen(branch.events, seat)
        lines = sentences.preview(events, match.names, viewer, lang)
        return p.PreviewResult(
            pick,
            events,
            [list(line) for line in lines],
            list(view.scores),
            [after - old for after, old in zip(view.scores, before.scores)],
            list(view.growth),
            self.sight(view, match.rules.outcome(branch.state), match.names, lang, asked=False),
        )

    def ending(
        self, kind: str, winner: int, people: Sequence[str], viewer: int | None, lang: str, rule: str | None
    ) -> p.Sentence:
        """How it ended, and who won."""
        return list(sentences.outcome(kind, winner, people, viewer, lang, rule))

    def actor(self, events: Sequence[p.Json]) -> int | None:
        """Who laid the token."""
        return next((event["seat"] for event in events if event["e"] == "TokenLaid"), None)

    def uncovered(self, events: Sequence[p.Json], lang: str) -> list[str]:
        """The cards that came to lie on top of stacks."""
        cards = [event["card"] for event in events if event["e"] == "TopUncovered"]
        return [render.card_name(card, lang) for card in dict.fromkeys(cards)]

    def scores(self, view: Any) -> list[int] | None:
        """Points."""
        return list(view.scores)

    def collection(self, lang: str) -> b.Collection:
        """The 72 cards, the abilities and the types of tokens."""
        rules: Any = game("token-battle").rules
        cards = []
        for n, row in enumerate(rules.pool):
            number, title, value, ability, area, kind = row
            cards.append(
                b.CardInfo(
                    n,
                    number,
                    key_of(title),
                    render.card_name(key_of(title), lang),
                    value,
                    ABILITIES.index(ability),
                    area_mask(area),
                    TYPES.index(kind),
                    cost(row),
                    render.card_text(row, lang),
                    render.words(row, lang),
                )
            )
        abilities = [
            b.NamedText(key, render.ability_name(key, lang), render.ability_text(key, lang)) for key in ABILITIES
        ]
        types = [b.NamedText(key, render.type_name(key, lang), render.type_text(key, lang)) for key in TYPES]
        return b.Collection(abilities, types, cards)

    def key(self, card: str) -> str:
        """Names in any language."""
        return game("token-battle").names.get(fold(card), card)

    def name(self, card: str, lang: str) -> str:
        """Its name in the language."""
        rules: Any = game("token-battle").rules
        return render.card_name(card, lang) if card in rules.number else card

    def seats(self, names: Sequence[str], lang: str) -> tuple[str, ...]:
        """As the drawing has it."""
        return tuple(names)

    def deck_title(self, name: str, lang: str) -> str:
        """The set's name in the language."""
        return render.deck_name(key_of(name), lang)

    def deck_note(self, name: str, lang: str) -> str:
        """Its plan."""
        return render.deck_plan(f"plan-{key_of(name)}", lang)
