"""The Star Wars TCG as `Rules`: what the kernel asks of a game (docs/rules/star-wars.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from stolik.cardgame.ast import Amount, Condition, Filter, Modifier, Step
from stolik.cardgame.interpret import Effect
from stolik.cardgame.proofread import Proof, kinds_in
from stolik.cardgame.rules import PoolRules
from stolik.games.star_wars.ast import nodes
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.ast.words import OWN
from stolik.kernel.agenda import Frame, apply
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import Answer, Decision, Option, RuleId
from stolik.kernel.luck import seed_luck
from stolik.kernel.rules import Outcome
from stolik.kernel.state import Setup
from stolik.kernel.unknown import Row

from . import (  # noqa: F401 - they fill tables
    amounts,
    attack,
    battle,
    build,
    conditions,
    damage,
    filters,
    losses,
    play,
    turn,
)
from .chances import resume_window, run_window
from .check import check
from .facts import facts_of
from .foregone import NEXT, next_unit
from .grounds import grounds
from .losses import must_settle
from .meaning import AMOUNTS, CONDITIONS, IN_PLAY
from .options import resolve_options
from .procedure import PROCEDURES, Again, Procedure
from .state import StarWarsFixed, StarWarsState
from .steps import INTERPRETER
from .triggers import AT_ONCE
from .view import CardFacts, StarWarsView, look
from .why import intents, why_not
from .windows import Window
from .worlds import determinise, unknown


@mypyc_attr(allow_interpreted_subclasses=True)
class StarWarsTCG(PoolRules[StarWarsState, StarWarsCard, CardFacts]):
    """The rules over a pool of cards. `version` 3. Seat 0 is the Dark Side."""

    name = "star-wars"
    version = 3
    decks_rule = "SW-GOAL-1"
    proof = Proof(
        StarWarsCard,
        OWN,
        {
            Step: INTERPRETER.handlers,
            Condition: CONDITIONS,
            Amount: AMOUNTS,
            Modifier: kinds_in(nodes, Modifier),
            Filter: IN_PLAY,
        },
    )

    def fixed(self, setup: Setup) -> StarWarsFixed:
        """Tables of a game. Raises SetupError that names the option or the card."""
        options = resolve_options(setup.options)
        self.check_decks(setup, 2)
        return StarWarsFixed(setup, self.pool, options, self.closed_cards if setup.closes else {})

    def closed_card(self, key: str) -> StarWarsCard:
        """A Battle card that can be played in no way: no other kind can only lie in a hand."""
        return StarWarsCard(key, "", "", "neutral", "battle")

    def deal(self, setup: Setup, seed: int) -> StarWarsState:
        """Whole decks, nothing shuffled yet."""
        s = StarWarsState(self.shared(setup), seed_luck(seed))
        s.agenda.append(Procedure("setup"))
        return s

    def check(self, s: StarWarsState) -> None:
        """Raises SetupError unless the state could be a game."""
        check(s)

    def run(self, s: StarWarsState, f: Frame) -> None:
        """One frame of the agenda; what dies or is double is discarded before it (SW-DAMAGE-2, SW-STACK-3)."""
        passed = isinstance(f, Window) and f.passes  # since it was looked for, nothing has happened but a pass
        if not passed and must_settle(s):
            under = f.frame if isinstance(f, Again) else f
            if not (isinstance(under, Procedure) and under.name in ("settle", "contest")):
                s.agenda.append(f)
                s.agenda.append(Procedure("settle"))
                return
        if f is AT_ONCE and not s.waiting:
            return
        if isinstance(f, Procedure):
            PROCEDURES.run(s, f)
        elif isinstance(f, Window):
            run_window(s, f)
        elif isinstance(f, Effect):
            INTERPRETER.run(s, f)
        elif isinstance(f, Again):
            PROCEDURES.run_again(s, f)
        else:
            raise TypeError(f"{f!r} is no frame of this game")
        if s.ended:
            s.agenda.clear()  # whatever the effect that ended it had still to do

    def resume(self, s: StarWarsState, f: Frame, picks: Answer) -> None:
        """The frame that asked, answered."""
        if isinstance(f, Window):
            resume_window(s, f, picks)
        elif isinstance(f, Effect):
            INTERPRETER.run(s, f, picks)
        elif isinstance(f, Procedure):
            PROCEDURES.resume(s, f, picks)
        else:
            raise TypeError(f"{f!r} asks nothing")
        if s.ended:
            s.agenda.clear()  # whatever the effect that ended it had still to do

    def outcome(self, s: StarWarsState) -> Outcome | None:
        """Who has won; None while the game runs."""
        if not s.ended:
            return None
        return Outcome((0, 0) if s.winner < 0 else tuple(1 if seat == s.winner else -1 for seat in (0, 1)), s.ended)

    def foregone(self, s: StarWarsState, decision: Decision) -> Answer | None:
        """The one legal answer, but for cards that the asked player looks at; which of equal units acts first, where it
        makes no difference."""
        if s.looking:
            return None
        if decision.kind == NEXT:
            return next_unit(s, decision, partial(apply, self))
        return super().foregone(s, decision)

    def intents(self, s: StarWarsState, seat: int) -> Iterator[Option]:
        """All that a player might try."""
        return intents(s, seat)

    def why_not(self, s: StarWarsState, seat: int, intent: Option) -> RuleId | None:
        """The rule that forbids an intent (architecture: Which rule is cited); None if it is legal."""
        return why_not(s, seat, intent)

    def facts(self, s: StarWarsState, seat: int, intent: Option) -> dict[str, Any]:
        """Cards and numbers for the sentence of a refusal."""
        return grounds(s, seat, intent)

    def view(self, s: StarWarsState, seat: int | None) -> StarWarsView:
        """What `seat` may see."""
        return look(s, seat, self.name)

    def facts_of(self, card: StarWarsCard) -> CardFacts:
        """What bots know of a printed card."""
        return facts_of(card)

    def determinise(
        self, s: StarWarsState, seat: int | None, luck: int, guesses: Sequence[Any] | None = None
    ) -> StarWarsState:
        """A clone in which what `seat` can't know is dealt anew."""
        return determinise(s, seat, luck, guesses, self.shared)

    def unknown(self, s: StarWarsState) -> list[Row]:
        """Decks as far as nobody knows them."""
        return unknown(s)
