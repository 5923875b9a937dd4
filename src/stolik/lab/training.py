"""Training the network of a game: what positions of games between bots are worth, learned from who won.

Bots play with all decks but those kept apart; a few of their answers are drawn by luck, so that positions are wider
than what bots get themselves into. At the beginnings of turns (positions.py) the game's features are read for every
seat whose view counts. A network with one hidden layer is fitted to who won (scikit-learn). The decks are inputs of
their own while it learns, as a strong deck would otherwise lend its weight to whatever it happens to show; at play
these are 0 and dropped. Games that nobody won are left out. What the network is worth is measured as it is written,
without decks.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import log
from typing import Any, Final, TypeVar
from warnings import catch_warnings, simplefilter

from stolik.bots.base import Bot, Judgement, answers_to
from stolik.bots.learned import Network, read_network, write_network
from stolik.game import Game
from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import derive, step
from stolik.kernel.replay import Record
from stolik.kernel.view import View, Worlds
from stolik.simulation.play import Plan, game_of, play, seating, seed_of, setup_of
from stolik.simulation.run import make_plan
from stolik.simulation.tally import Score
from stolik.simulation.workers import Workers, chunks

from .extras import library
from .positions import SURPRISED, Progress, duel, moments, split

LUCKY: Final = 6
"""How many of a hundred answers are drawn by luck."""
EACH: Final = 60
"""How many positions of a game are taken at most."""
HELD: Final = 10
"""Of so many rounds of games with decks that are learned from, one is held out."""
DECAY: Final = 3e-3
BATCH: Final = 512
RATE: Final = 0.002
EPOCHS: Final = 12
"""How the network is fitted: more epochs and less decay learn the games by heart."""
FEWEST: Final = 20
"""From so few positions nothing is learned."""
SAME: Final = 1e-6
"""What differs by less is the same."""
LARGEST: Final = 1e9
"""Numbers beyond this are no features."""

T = TypeVar("T")


@dataclass(frozen=True)
class Sample:
    """Positions of one game: their inputs, one position after another, and of each whether its seat won, which chance
    the game's own evaluation gave it (-1 where it says none), and which seats were of its side; and the decks of all
    seats, by their places in the plan."""

    inputs: array[float]
    won: list[bool]
    before: list[float]
    own: list[tuple[bool, ...]]
    decks: tuple[int, ...]


@dataclass(frozen=True)
class Measured:
    """On how many positions, and how surprised the game's own evaluation (None: it says no chances) and the network
    were by who won."""

    positions: int
    before: float | None
    after: float

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        before = None if self.before is None else round(self.before, 5)
        return {"positions": self.positions, "before": before, "after": round(self.after, 5)}


@dataclass(frozen=True)
class Trained:
    """The network, on how many positions it learned, how it did on games held out and on games of decks kept apart, and
    how a bot with it did against itself without."""

    network: Network
    learned: int
    held: Measured
    unseen: Measured
    apart: tuple[str, ...]
    score: Score

    def to_data(self) -> dict[str, Any]:
        """As JSON data, without the network."""
        return {
            "learned from": self.learned,
            "held out": self.held.to_data(),
            "decks apart": {"decks": list(self.apart), **self.unseen.to_data()},
            "games": self.score.to_data(),
        }


class Wandering(Bot):
    """A bot some of whose answers are drawn by luck, among those that the game's pilot thinks worth trying; without a
    pilot among all."""

    name = "wandering"

    def __init__(self, bot: Bot, judgement: Judgement, seed: int) -> None:
        super().__init__(judgement, seed)
        self._bot = bot
        self._luck = derive(seed, 0)

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """See Bot."""
        self._luck, drawn = step(self._luck, 100)
        if drawn >= LUCKY or worlds is None:
            return self._bot.choose(view, decision, worlds)
        pilot = self.judgement.pilot(worlds)
        answers = list(answers_to(decision)) if pilot is None else pilot.candidates(view, decision)
        self._luck, at = step(self._luck, len(answers))
        return answers[at]


def train(
    game: Game,
    bot: str,
    games: int,
    tried: int,
    rival: str,
    seed: int,
    hidden: int = 32,
    workers: int = 1,
    progress: Progress | None = None,
) -> Trained:
    """Fit a network of so many hidden units to `games` games of `bot`, and let `rival` with it play `tried` games
    against itself without. All follows from the arguments but `workers` (processes), on one machine with the same
    libraries. Raises ValueError for a game that has no features, or too few positions, and ExtraError without
    scikit-learn."""
    note = progress or (lambda what, done, of: None)
    with catch_warnings():
        simplefilter("ignore")
        library("sklearn.neural_network", "training")
    if not game.features:
        raise ValueError(f"{game.title} has no features to learn from")
    if games < HELD * game.seats:
        raise ValueError(f"{games} games are too few, {HELD * game.seats} are the least: some of them are held out")
    known, apart = split(game)
    plans = [
        replace(make_plan(game, decks, (bot,) * game.seats, derive(seed, n)), records=True)
        for n, decks in enumerate((known, apart))
    ]
    names = _names(game, plans[0])
    seen = _of_all(plans[0], games, workers, samples, "positions", note)
    others = _of_all(plans[1], max(1, games // 4), workers, samples, "positions apart", note)
    held = [one for n, one in enumerate(seen) if n // game.seats % HELD == HELD - 1]
    learned = [one for n, one in enumerate(seen) if n // game.seats % HELD != HELD - 1]
    if not any(one.won for one in held) or not any(one.won for one in others):
        raise ValueError("nobody won any game of those that the network is measured by: play more games")
    network = fitted(names, learned, len(known), hidden, derive(seed, 2), note)
    contest = replace(make_plan(game, apart, (rival,) * game.seats, derive(seed, 3)), paired=True)
    score = Score()
    for one in _of_all(contest, tried, workers, partial(duels, write_network(network)), "games", note):
        score.add(one)
    return Trained(
        network=network,
        learned=sum(len(one.won) for one in learned),
        held=measured(network, held),
        unseen=measured(network, others),
        apart=tuple(dict.fromkeys(deck.name for deck in apart)),
        score=score,
    )


def _names(game: Game, plan: Plan) -> tuple[str, ...]:
    """What the features of a game are called. Raises ValueError where there are none, or two are called alike."""
    decks = seating(plan, 0)[1]
    narrowed = game_of(plan).narrowed(plan.decks[deck][1] for deck in decks)
    rules = narrowed.rules
    features = narrowed.judgement.features(Worlds(rules, rules.deal(setup_of(plan, decks), 0), None))
    names = () if features is None else features.names
    if not names or len(set(names)) != len(names):
        raise ValueError(f"the features of {game.title} have a name each, and no two the same")
    return names


def _of_all(
    plan: Plan, games: int, workers: int, task: Callable[[int, Plan, range], list[T]], what: str, note: Progress
) -> list[T]:
    """What a task makes of each game, in the order of their numbers, whoever does it."""
    found: list[T] = []
    jobs = [(0, plan, numbers) for numbers in chunks(plan, range(games))]
    if workers == 1:
        for job in jobs:
            found += task(*job)
            note(what, len(found), games)
        return found
    with Workers(workers, task) as crew:
        for part in crew.play(jobs):
            found += part
            note(what, len(found), games)
    return found


def samples(_: int, plan: Plan, numbers: range) -> list[Sample]:
    """Positions of these games of a plan. Raises ValueError for features that are not as they should be."""
    return [_sample(plan, n) for n in numbers]


def _sample(plan: Plan, n: int) -> Sample:
    contestants, decks = seating(plan, n)
    found = game_of(plan).narrowed(plan.decks[deck][1] for deck in decks)
    seed = seed_of(plan, n)
    bots: list[Bot] = []
    for seat, one in enumerate(contestants):
        name, settings = plan.bots[one]
        made = found.bot(name, derive(seed, 1 + seat), **settings)
        bots.append(Wandering(made, found.judgement, derive(seed, -1 - seat)))
    result, record = play(plan, n, bots)
    sample = Sample(array("f"), [], [], [], decks)
    if not any(result.returns):
        return sample
    chance: Any = getattr(found.judgement.evaluation, "chance", None)
    seen: list[tuple[list[float], int, float]] = []
    sides: Sequence[int] = result.sides
    for rules, s, decision in moments(found, Record.from_json(record)):
        features = found.judgement.features(Worlds(rules, s, decision.seat))
        assert features is not None
        for seat in range(len(sides)):
            view = rules.view(s, seat)
            if features.counts(view, seat):
                row = features.of(view, seat)
                _check(row, features.names, found.title)
                seen.append((row, seat, -1.0 if chance is None else float(chance(view, seat))))
    luck = derive(seed, 0)
    for _ in range(min(EACH, len(seen))):
        luck, at = step(luck, len(seen))
        row, seat, before = seen.pop(at)
        sample.inputs.extend(row)
        sample.won.append(result.returns[seat] > 0)
        sample.before.append(before)
        sample.own.append(tuple(side == sides[seat] for side in sides))
    return sample


def _check(row: Sequence[float], names: Sequence[str], title: str) -> None:
    """Raises ValueError for numbers that don't belong to these names, or are none."""
    if len(row) != len(names):
        raise ValueError(f"the features of {title} have {len(names)} names and gave {len(row)} numbers")
    for name, number in zip(names, row):
        if not -LARGEST < number < LARGEST:
            raise ValueError(f"the feature {name!r} of {title} gave {number}, which nothing can be reckoned with")


def duels(text: str, _: int, plan: Plan, numbers: range) -> list[int]:
    """What these games came to for a bot that judges by the network of this text, against itself without."""
    known = game_of(plan).judgement
    new, old = known.by_network(read_network(text)), known.by_weights(known.evaluation)
    return [duel(plan, n, new, old) for n in numbers]


def fitted(
    names: Sequence[str], known: Sequence[Sample], decks: int, hidden: int, seed: int, note: Progress
) -> Network:
    """A network of so many hidden units that was fitted to these positions, of games with so many decks. Raises
    ValueError where there are too few."""
    numpy = library("numpy", "training")
    kind = library("sklearn.neural_network", "training").MLPClassifier
    threads = library("threadpoolctl", "training").threadpool_limits
    won = numpy.array([one for sample in known for one in sample.won], dtype=bool)
    if len(won) < FEWEST or won.all() or not won.any():
        raise ValueError(f"{len(won)} positions that one side won are too few to learn from: play more games")
    size = len(names)
    inputs = numpy.zeros((len(won), size + decks), dtype=numpy.float32)
    at = 0
    for sample in known:
        end = at + len(sample.won)
        inputs[at:end, :size] = numpy.frombuffer(sample.inputs, dtype=numpy.float32).reshape(-1, size)
        for row, own in enumerate(sample.own, at):
            for deck, mine in zip(sample.decks, own):
                inputs[row, size + deck] += 1 if mine else -1
        at = end
    mean = inputs[:, :size].mean(axis=0, dtype=numpy.float64)
    scale = inputs[:, :size].std(axis=0, dtype=numpy.float64)
    scale[scale < SAME] = 1.0  # what never differs says nothing
    inputs[:, :size] -= mean
    inputs[:, :size] /= scale
    note("network", 0, 1)
    with threads(1), catch_warnings():
        simplefilter("ignore")  # that it could go on
        made = kind(
            (hidden,),
            activation="tanh",
            alpha=DECAY,
            batch_size=min(BATCH, len(won)),
            learning_rate_init=RATE,
            max_iter=EPOCHS,
            random_state=seed % (1 << 32),
        ).fit(inputs, won)
    note("network", 1, 1)
    (first, second), (biases, bias) = made.coefs_, made.intercepts_
    rows = first[:size].T.astype(float).tolist()
    out = second[:, 0].astype(float).tolist()
    return Network(names, mean.tolist(), scale.tolist(), rows, biases.astype(float).tolist(), out, float(bias[0]))


def measured(network: Network, known: Sequence[Sample]) -> Measured:
    """How surprised the network, as it is written, and the game's own evaluation are by these positions."""
    read = read_network(write_network(network))
    size = len(network.names)
    count = 0
    before = after = 0.0
    silent = False
    for sample in known:
        for n, won in enumerate(sample.won):
            count += 1
            silent = silent or sample.before[n] < 0
            before += _cost(sample.before[n], won)
            after += _cost(read.chance(sample.inputs[n * size : (n + 1) * size].tolist()), won)
    return Measured(count, None if silent else before / max(1, count), after / max(1, count))


def _cost(chance: float, won: bool) -> float:
    """How surprising it is what came, where this was thought the chance to win."""
    chance = min(1 - SURPRISED, max(SURPRISED, chance))
    return -log(chance if won else 1 - chance)
