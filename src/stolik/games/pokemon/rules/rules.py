"""The Pokémon TCG as `Rules`: what the kernel asks of a game (docs/rules/pokemon.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from stolik.cardgame.ast import Amount, Condition, Filter, Modifier, Step
from stolik.cardgame.interpret import Effect
from stolik.cardgame.proofread import Proof, kinds_in
from stolik.cardgame.rules import PoolRules
from stolik.games.pokemon.ast import nodes
from stolik.games.pokemon.ast.nodes import SameType, SharesName, SharesType
from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.ast.words import OWN
from stolik.kernel.agenda import Frame
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import Answer, Decision, Option, RuleId
from stolik.kernel.luck import seed_luck
from stolik.kernel.rules import Outcome
from stolik.kernel.state import Setup
from stolik.kernel.unknown import Row

from . import (  # noqa: F401 - they fill tables
    amounts,
    checkup,
    conditions,
    filters,
    knockout,
    setup,
    setup_teams,
    turn,
    window,
)
from .card_tables import CardTables
from .check import check
from .damage import RECKONED
from .facts import facts_of
from .foregone import AT_THE_END, is_shown, of_prizes, of_setup
from .formats import Options, resolve_multi, resolve_options
from .grounds import grounds
from .meaning import AMOUNTS, CONDITIONS, IN_PLAY
from .procedure import KNOCK_OUTS, PROCEDURES, Again, Procedure
from .state import NOBODY, PokemonFixed, PokemonState
from .steps import INTERPRETER, MULTI
from .view import CardFacts, PokemonView, look
from .worlds import determinise, unknown

_PROOF: Final = Proof(
    Card,
    OWN,
    {
        Step: {*INTERPRETER.handlers, *RECKONED},
        Condition: CONDITIONS,
        Amount: AMOUNTS,
        Modifier: kinds_in(nodes, Modifier),
        Filter: {
            *IN_PLAY,
            SameType,
            SharesName,
            SharesType,
        },  # asked by what knows of names
    },
)


@mypyc_attr(allow_interpreted_subclasses=True)
class PokemonTCG(PoolRules[PokemonState, Card, CardFacts]):
    """The rules over a pool of cards. `version` 3."""

    name = "pokemon"
    version = 3
    ends = {"resign": "PK-END-6"}
    opening = "setup"
    interpreter = INTERPRETER
    proof = _PROOF

    def options(self, given: Mapping[str, int | bool | str]) -> Options:
        """The settings of a game. Raises SetupError that names the option."""
        return resolve_options(given)

    def fixed(self, setup: Setup) -> PokemonFixed:
        """Tables of a game. Raises SetupError that names the option or the card."""
        options = self.options(setup.options)
        self.check_decks(setup, len(options.format.side_of))
        return PokemonFixed(setup, self.closed_tables if setup.closes else self.tables, options)

    @cached_property
    def tables(self) -> CardTables:
        """What is worked out once for each card: all formats of a game have the same seats."""
        return CardTables(self.pool, len(self.options({}).format.side_of), {})

    @cached_property
    def closed_tables(self) -> CardTables:
        """The same with closed cards, for games whose deck lists stay closed."""
        return CardTables(self.pool, len(self.options({}).format.side_of), self.closed_cards)

    def closed_card(self, key: str) -> Card:
        """A card of no kind that any rule or text knows."""
        return Card(key, "", "closed", "special")

    def deal(self, setup: Setup, seed: int) -> PokemonState:
        """Whole decks, nothing shuffled yet."""
        s = PokemonState(self.shared(setup), seed_luck(seed))
        s.agenda.append(Procedure(self.opening))
        return s

    def check(self, s: PokemonState) -> None:
        """Raises SetupError unless the state could be a game."""
        check(s)

    def run(self, s: PokemonState, f: Frame) -> None:
        """One frame of the agenda. That there are no Knock Outs is the common case."""
        if isinstance(f, Effect):
            self.interpreter.run(s, f)
        elif isinstance(f, Procedure):
            if f.name != KNOCK_OUTS or f.at or not knockout.is_settled(s):
                PROCEDURES.run(s, f)
        elif isinstance(f, turn.Main):
            turn.run_main(s, f)
        elif isinstance(f, Again):
            PROCEDURES.run_again(s, f)
        else:
            raise TypeError(f"{f!r} is no frame of this game")

    def resume(self, s: PokemonState, f: Frame, picks: Answer) -> None:
        """The frame that asked, answered."""
        if isinstance(f, turn.Main):
            turn.act(s, s.to_move, picks[0])
        elif isinstance(f, Effect):
            self.interpreter.run(s, f, picks)
        elif isinstance(f, Procedure):
            PROCEDURES.resume(s, f, picks)
        else:
            raise TypeError(f"{f!r} asks nothing")

    def outcome(self, s: PokemonState) -> Outcome | None:
        """Who has won; None while the game runs."""
        if not s.ended:
            return None
        if s.winner == NOBODY:
            return Outcome((0,) * len(s.seats), s.ended)
        return Outcome(tuple(1 if side == s.winner else -1 for side in s.fixed.side_of), s.ended)

    def foregone(self, s: PokemonState, decision: Decision) -> Answer | None:
        """The one legal answer, but for what the asked player is shown; in setup what makes no difference; which of the
        Prizes that lie face down; after the Knock Out that decides the game who comes and which Prizes go."""
        if is_shown(s, decision):
            return None
        if decision.kind in AT_THE_END:
            alike = super().foregone(s, decision) or of_prizes(s, decision)
            return alike or self.ends_alike(s, decision)
        return of_setup(s, decision) or super().foregone(s, decision)

    def intents(self, s: PokemonState, seat: int) -> Iterator[Option]:
        """All that a player might try: the actions of a turn, or what belongs to setting up; while something else is
        asked, also its options."""
        yield from turn.intents(s, seat) if s.phase != "setup" else setup.intents(s, seat)
        decision = s.decision
        if decision is not None and decision.kind != "turn" and decision.seat == seat:
            yield from decision.options

    def why_not(self, s: PokemonState, seat: int, intent: Option) -> RuleId | None:
        """The rule that forbids an intent (architecture: Which rule is cited); None if it is legal."""
        decision = s.decision
        if decision is not None and decision.kind != "turn" and decision.seat == seat:
            if decision.find(intent.verb, intent.args) is not None:
                return None
        rule: RuleId | None
        rule = setup.why_not(s, seat, intent) if s.phase == "setup" else turn.why_not(s, seat, intent)
        return rule if rule is None else s.fixed.format.cites.get(rule, rule)

    def facts(self, s: PokemonState, seat: int, intent: Option) -> dict[str, Any]:
        """Cards and numbers for the sentence of a refusal; `pool` for a card that is cited."""
        return {**grounds(s, seat, intent), "pool": self.pool}

    def view(self, s: PokemonState, seat: int | None) -> PokemonView:
        """What `seat` may see."""
        return look(s, seat, self.name)

    def facts_of(self, card: Card) -> CardFacts:
        """What bots know of a printed card."""
        return facts_of(card)

    def determinise(
        self, s: PokemonState, seat: int | None, luck: int, guesses: Sequence[Any] | None = None
    ) -> PokemonState:
        """A clone in which what `seat` can't know is dealt anew."""
        return determinise(s, seat, luck, guesses, self.shared)

    def unknown(self, s: PokemonState) -> list[Row]:
        """Decks as far as nobody knows them, and face-down Prizes."""
        return unknown(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class PokemonMulti(PokemonTCG):
    """Two teams of two (docs/rules/pokemon-2v2.md). `version` 2."""

    name = "pokemon-2v2"
    version = 2
    ends = {"resign": "P2-END-5"}
    decks_rule = "P2-SETUP-1"
    opening = "team setup"
    interpreter = MULTI

    def options(self, given: Mapping[str, int | bool | str]) -> Options:
        """The settings of a game. Raises SetupError that names the option."""
        return resolve_multi(given)
