"""The verbs of Star Wars, by the moment in which they are there, and the table of them (architecture: Verbs)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from stolik.games.star_wars.rules.state import StarWarsState, Unit
from stolik.kernel.decision import Option, RuleId

from .base import Action, OfHand, ToBeDone
from .building import ToAdd, ToComplete, ToDeploy, ToKeep, ToReturn, ToStart
from .fighting import ATTACKS, ToRest
from .piloting import BOARD, LEAVE
from .retreating import ToRetreat
from .setting import JOIN, ToBuildPartially, ToEndSetup, ToPut
from .stacking import ToBring, ToStack
from .using import REVEAL, ToPass, ToPlay, ToUseInBuild, ToUseInChance, ToUseInstead

# The order is that of the options: keys hold them in it, so a change of it is a new `version`.

SET_UP: Final[tuple[OfHand, ...]] = (ToPut(), JOIN, ToBuildPartially())
"""What cards of the hand are for in setup."""
START: Final = ToStart()
"""What they are for in a build step."""
ADD: Final = ToAdd()
COMPLETING: Final[tuple[Action[Unit], ...]] = (ToComplete(), ToDeploy(), ToKeep(), ToStack())
BUILDING: Final[tuple[Action[Unit], ...]] = (ADD, *COMPLETING)
"""What is done in a build step with a card that is partially built: all but adding, when it has its counters."""
STANDING: Final[tuple[Action[Unit], ...]] = (BOARD, ToUseInBuild())
BUILT_UP: Final[tuple[Action[Unit], ...]] = (ToReturn(), STANDING[0], LEAVE, ToBring(), STANDING[1])
"""What is done with all else that is one's own at the table; with a lone card in its arena, only STANDING."""
RETREAT: Final = ToRetreat()
USE: Final = ToUseInChance()
PLAY: Final = ToPlay()
PASS: Final = ToPass()
INSTEAD: Final = ToUseInstead()
REST: Final = ToRest()
END_SETUP: Final = ToEndSetup()
DONE: Final = ToBeDone()


class Moment(NamedTuple):
    """When a player is asked what to do: the verbs that are there, by the verb of an option; and what is cited for all
    else."""

    verbs: Mapping[str, Action[Any]]
    others: Callable[[StarWarsState, int, Option], RuleId]

    def why(self, s: StarWarsState, seat: int, intent: Option) -> RuleId | None:
        """The rule that forbids an intent in this moment (architecture: Which rule is cited); None if it is legal."""
        verb = self.verbs.get(intent.verb)
        return self.others(s, seat, intent) if verb is None else verb.why(s, seat, intent.args)


def _by_name(*verbs: Action[Any]) -> Mapping[str, Action[Any]]:
    return {verb.name: verb for verb in verbs}


BUILD_STEP: Final[tuple[Action[Any], ...]] = (START, *BUILDING, *BUILT_UP)
ANOTHER_STEP: Final[Mapping[str, RuleId]] = {
    **{verb.name: "SW-BUILD-1" for verb in BUILD_STEP},
    ToComplete.name: "SW-MISSION-1",
    ToRetreat.name: "SW-RETREAT-1",
}
"""What is cited in the battle phase for the verbs of other steps."""


def _no_setup(s: StarWarsState, seat: int, intent: Option) -> RuleId:
    """A pilot goes onto no unit yet; all else is looked at as if it were put."""
    if intent.verb == BOARD.name:
        return "SW-SETUP-12"
    return SET_UP[0].why(s, seat, intent.args) or "SW-SETUP-4"


def _no_building(s: StarWarsState, seat: int, intent: Option) -> RuleId:
    return "SW-BUILD-12" if intent.verb == PLAY.name else "SW-BUILD-1"


def _no_retreat(s: StarWarsState, seat: int, intent: Option) -> RuleId:
    return "SW-BC-3" if intent.verb == PLAY.name else "SW-RETREAT-1"


def _no_play(s: StarWarsState, seat: int, intent: Option) -> RuleId:
    """Chances come outside the battle phase as well, in a build step too."""
    return ANOTHER_STEP.get(intent.verb, "SW-POP-2") if s.phase == "battle" else "SW-POP-2"


def _no_deed(s: StarWarsState, seat: int, intent: Option) -> RuleId:
    """What a Battle card waits for is said of it."""
    if intent.verb == PLAY.name:
        return PLAY.why(s, seat, intent.args) or "SW-POP-4"
    return ANOTHER_STEP.get(intent.verb, "SW-BATTLE-3")


MOMENTS: Final[Mapping[str, Moment]] = {
    "setup": Moment(_by_name(*SET_UP, END_SETUP), _no_setup),
    "build": Moment(_by_name(*BUILD_STEP, DONE), _no_building),
    "retreat": Moment(_by_name(RETREAT, DONE), _no_retreat),
    "window": Moment(_by_name(USE, REVEAL, PLAY, PASS), _no_play),
    "act": Moment(_by_name(*ATTACKS, INSTEAD, REST), _no_deed),
}
"""By the kind of the question, up to its colon."""


def verb_of(s: StarWarsState, name: str) -> Action[Any] | None:
    """The verb that a player means by a name: one of the set-up while that goes on, else first one of the other
    moments; None where the name is that of an answer."""
    setup, *others = MOMENTS.values()
    order = (setup, *others) if s.phase == "setup" else (*others, setup)
    return next((moment.verbs[name] for moment in order if name in moment.verbs), None)


def moment_of(kind: str) -> Moment | None:
    """The moment in which such a question is asked, if what is asked is what to do."""
    return MOMENTS.get(kind.partition(":")[0])
