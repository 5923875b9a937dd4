"""Token Battle as the server shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from stolik.games.token_battle.cards.base import cost
from stolik.games.token_battle.rules import events
from stolik.games.token_battle.rules.rules import ABILITIES, area_mask, key_of
from stolik.games.token_battle.rules.state import TYPES
from stolik.games.token_battle.rules.view import TokenBattleView, payments
from stolik.games.token_battle.text import log as sentences
from stolik.games.token_battle.text import render
from stolik.kernel.decision import Decision
from stolik.kernel.rules import Outcome
from stolik.match import Match
from stolik.server import protocol as p
from stolik.server.bodies import Cards
from stolik.server.faces import NamesOfGame, decision_data, events_of, goal_data, outcome_data, seen
from stolik.server.sights import Sight, carried, sight_of

SIGHT: Final = sight_of(TokenBattleView, "token-battle", pays=list[int])


class NamedText(Struct):
    """A word of the game, and what it means."""

    key: str
    name: str
    text: str


class CardInfo(Struct):
    """A card; `area` is a bit mask over directions clockwise from N, `cost` in half-points of value (TB-EDITOR-12)."""

    n: int
    id: str
    key: str
    name: str
    value: int
    ability: int
    area: int
    type: int
    cost: int
    text: str
    words: str


class Collection(Cards):
    """The cards of a game, and its words."""

    abilities: list[NamedText]
    types: list[NamedText]
    cards: list[CardInfo]


@dataclass(frozen=True)
class Row:
    """A row of the log: what was done, and what it came to."""

    text: p.Sentence
    sum: p.Sentence | None
    lines: None = None


class TokenBattleFace(NamesOfGame):
    """See Face."""

    drawn = "token-battle"
    sighted = SIGHT
    collected = Collection
    happens = events_of(events)

    def sight(self, view: Any, outcome: Outcome | None, people: Sequence[str], lang: str, asked: bool = True) -> Sight:
        """The columns of the view, and what each token pays."""
        decision = view.decision if asked and outcome is None else None
        data = None if decision is None else decision_data(decision)
        goal = goal_data(self.game.words.goal(view, lang))
        return carried(self.sighted, view, outcome_data(outcome), data, goal, pays=payments(view))

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
        self, kind: str, outcome: Outcome, loser: int | None, people: Sequence[str], viewer: int | None, lang: str
    ) -> p.Sentence:
        """How it ended, and who won."""
        return list(sentences.outcome(kind, outcome.winner, people, viewer, lang, outcome.rule))

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

    def collection(self, lang: str, first: int = 0) -> Collection:
        """The 72 cards, the abilities and the types of tokens."""
        rules: Any = self.game.rules
        cards = []
        for n, row in list(enumerate(rules.pool))[first:]:
            number, title, value, ability, area, kind = row
            cards.append(
                CardInfo(
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
            NamedText(key, render.ability_name(key, lang), render.ability_text(key, lang)) for key in ABILITIES
        ]
        types = [NamedText(key, render.type_name(key, lang), render.type_text(key, lang)) for key in TYPES]
        return Collection(abilities, types, cards)

    def name(self, card: str, lang: str) -> str:
        """Its name in the language."""
        rules: Any = self.game.rules
        return render.card_name(card, lang) if card in rules.number else card
