"""Agents in Kaggle's form, `agent(obs) -> list[int]`, both ways: theirs play our games, our bots are such agents.

Only the form is Kaggle's; nothing of its package is needed. As a program it lets a submission's `main.py` play wherever
a bot is named (docs/outside-bots.md):

    stolik arena GAME --bot "cmd:python -m stolik.adapters.kaggle main.py" --bot greedy
"""

from __future__ import annotations

import inspect
import json
import runpy
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, ClassVar

from stolik.bots.base import Bot, Judgement
from stolik.bots.forfeit import Forfeit
from stolik.bots.outside import PROTOCOL, leave, spoken_seed
from stolik.bots.wire import decision_data, view_data
from stolik.catalog import game as find_game
from stolik.decks.deck import Deck
from stolik.game import Game
from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import derive
from stolik.kernel.view import View, Worlds
from stolik.match import Match
from stolik.simulation.run import BotSource, read_bot

Agent = Callable[..., Sequence[int]]
"""From an observation, and perhaps the configuration behind it, to positions in the options of the question."""


class Observation(dict[str, Any]):
    """What an agent is given: `player`, its seat; `step`, the number of the question; `decision` and `view`, as
    programs are told them (docs/outside-bots.md). Fields are attributes as well. `asked` is what our own bots need
    beside it, which is no data: view, question and worlds."""

    asked: tuple[View, Decision, Worlds[Any]] | None = None

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


class AgentBot(Bot):
    """An agent as one of our bots, in this process. What it raises, and an answer that is not legal, lose the game
    (Forfeit). Nothing limits its time: for that, let it be a program."""

    name: ClassVar[str] = "agent"

    def __init__(
        self, judgement: Judgement, seed: Any = 0, agent: Agent | None = None, configuration: Any = None
    ) -> None:
        super().__init__(judgement, seed)
        if agent is None:
            raise ValueError("a bot of this kind needs an agent")
        self._agent = agent
        self._configuration = Observation(configuration or {}, seed=spoken_seed(self.seed))
        self._steps = 0

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """What the agent answers. Raises Forfeit."""
        if view is None or worlds is None:
            raise ValueError("an agent needs a view and worlds")
        observation = Observation(
            player=decision.seat, step=self._steps, decision=decision_data(decision), view=view_data(view)
        )
        observation.asked = view, decision, worlds
        self._steps += 1
        try:
            picks = call(self._agent, observation, self._configuration)
        except Exception as wrong:  # it is somebody else's code
            raise Forfeit("left", f"the agent raised {type(wrong).__name__}: {wrong}"[:300]) from wrong
        fault = fault_of(picks, decision)
        if fault:
            raise Forfeit("left", fault)
        return decision.at([int(n) for n in picks])


def agent_of(game: str | Game, bot: BotSource = "greedy", seed: int = 0) -> Agent:
    """One of our bots as an agent. It needs observations that were made here: a plain dictionary can't carry the
    worlds that bots imagine. Raises ValueError, UnknownGame, BrokenGame."""
    found = find_game(game) if isinstance(game, str) else game
    name, settings = read_bot(bot)
    player = found.bot(name, seed, **settings)

    def agent(observation: Observation, configuration: Any = None) -> list[int]:
        asked = getattr(observation, "asked", None)
        if asked is None:
            raise ValueError("our bots take the observation as it was made here, not a copy of its fields")
        view, decision, worlds = asked
        return [decision.options.index(option) for option in player.choose(view, decision, worlds)]

    return agent


def run(
    game: str | Game,
    agents: Sequence[Agent | BotSource],
    decks: Sequence[str | Path | Deck] | None = None,
    seed: int = 0,
    options: Mapping[str, int | bool | str] | None = None,
) -> tuple[Match, list[dict[str, Any]]]:
    """A game between agents, and bots by name: the match, and for each seat `reward` (1, 0, -1), `status` ("DONE", or
    "ERROR" for who lost by a fault) and the `error`. Without decks the first bundled ones are played. Raises ValueError
    and its kinds with one sentence."""
    found = find_game(game) if isinstance(game, str) else game
    if len(agents) != found.seats:
        raise ValueError(f"{found.title} needs {found.seats} agents, one a seat")
    match = Match(found, _first_decks(found, options) if decks is None else decks, seed, options, auto=True)
    bots: list[Bot] = []
    errors = [""] * found.seats
    try:
        for seat, agent in enumerate(agents):
            own = derive(seed, 1 + seat)
            if callable(agent):
                bots.append(AgentBot(match.game.judgement, own, agent, {"game": found.id}))
            else:
                name, settings = read_bot(agent)
                bots.append(match.game.bot(name, own, **settings))
        while (decision := match.decision) is not None:
            try:
                match.answer(
                    bots[decision.seat].choose(match.view(decision.seat), decision, match.worlds(decision.seat))
                )
            except Forfeit as lost:
                errors[decision.seat] = str(lost)
                match.concede(decision.seat, lost.kind)
    finally:
        leave(bots, match.outcome.returns if match.outcome is not None else None)
    assert match.outcome is not None
    told = zip(match.outcome.returns, errors)
    return match, [{"reward": won, "status": "ERROR" if error else "DONE", "error": error} for won, error in told]


def _first_decks(game: Game, options: Mapping[str, Any] | None) -> list[Deck]:
    """For each seat a bundled deck that may sit there."""
    left = game.allowed(options)
    found: list[Deck] = []
    for seat in range(game.seats):
        fit = [deck for deck in left if game.seat_of(deck) in (None, seat)]
        if not fit:
            raise ValueError(f"{game.title} has no bundled deck for the {game.seating.name(seat)}; name the decks")
        found.append(next((deck for deck in fit if deck not in found), fit[0]))
    return found


def call(agent: Agent, observation: Any, configuration: Any) -> Any:
    """Ask an agent, which may take the configuration too."""
    try:
        takes = len(inspect.signature(agent).parameters)
    except (TypeError, ValueError):  # some that are built in
        takes = 1
    return agent(observation, configuration) if takes > 1 else agent(observation)


def fault_of(picks: Any, decision: Decision) -> str:
    """What is wrong with an answer; "" where it is legal."""
    try:
        positions = [int(n) for n in picks]
    except (TypeError, ValueError):
        return f"the agent answered {ascii(picks)[:80]}, which is no list of positions"
    if decision.permits(positions):
        return ""
    return f"the agent answered {str(positions)[:80]}, which is not legal ({decision!r})"


# ---- as a program


def read_agent(path: Path) -> Agent:
    """The agent of a submission: what is called `agent`, else the last function of the file. Raises ValueError,
    OSError, and what the file raises."""
    sys.path.insert(0, str(path.resolve().parent))
    names = runpy.run_path(str(path))
    found = names.get("agent") or next((one for one in reversed(names.values()) if inspect.isfunction(one)), None)
    if not callable(found):
        raise ValueError(f"there is no function agent(obs) in {path}")
    made: Agent = found
    return made


def serve(agent: Agent, lines: IO[str], out: IO[str]) -> None:
    """Answer the lines of docs/outside-bots.md. What the agent raises comes out."""
    configuration: dict[str, Any] = {}
    step = 0

    def say(**told: Any) -> None:
        out.write(json.dumps(told) + "\n")
        out.flush()

    for line in lines:
        told = json.loads(line)
        if told["type"] == "hello":
            say(type="hello", protocol=PROTOCOL)
        elif told["type"] == "game":
            clock = told.pop("clock")
            configuration = Observation(told, actTimeout=clock["move"], runTimeout=clock["game"])
            say(type="ready")
        elif told["type"] == "ask":
            decision = told["decision"]
            observation = Observation(
                player=decision["seat"],
                step=step,
                remainingOverageTime=told["clock"]["game"],
                decision=decision,
                view=told["view"],
            )
            step += 1
            say(type="answer", id=told["id"], picks=[int(n) for n in call(agent, observation, configuration)])
        elif told["type"] == "end":
            return


def main(words: Sequence[str]) -> int:
    """`python -m stolik.adapters.kaggle main.py`; what the agent prints goes to standard error."""
    if len(words) != 1:
        print("python -m stolik.adapters.kaggle FILE: a bot that asks the agent of a file", file=sys.stderr)
        return 2
    out, sys.stdout = sys.stdout, sys.stderr
    try:
        agent = read_agent(Path(words[0]))
    except (OSError, ValueError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    serve(agent, sys.stdin, out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
