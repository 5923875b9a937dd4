"""Training networks: on a game that the house has never seen, from a package of its own, in processes of their own."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from tests.lab.learners import brings

from stolik import catalog
from stolik.bots.learned import Network, read_network, write_network
from stolik.lab.training import Sample, Trained, fitted, train

pytest.importorskip("sklearn")

Install = Callable[[str], None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Install]:
    """A package that brings the game `thieves`, where this process and its workers find it."""

    def installed(kind: str) -> None:
        brings(tmp_path, kind)
        monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
        catalog.forget()

    yield installed
    monkeypatch.undo()
    catalog.forget()


def trained(games: int = 120, workers: int = 1, seed: int = 4) -> Trained:
    return train(catalog.load_game("thieves"), "random", games, 2, "search:iterations=8", seed, 4, workers)


def test_a_game_of_a_stranger_is_learned_in_seconds(install: Install) -> None:
    install("Learners")
    told = trained(300)
    assert told.network.names == ("own points", "their points", "hand", "deck")
    assert told.held.before is None and told.held.after < 0.66 and told.unseen.after < 0.66  # 0.693 knows nothing
    middle, wide = told.network.mean, told.network.scale
    ahead, behind = ([middle[0] + much * wide[0], *middle[1:]] for much in (1, -1))
    assert told.network.chance(ahead) > 0.65 > 0.35 > told.network.chance(behind)
    assert told.score.games == 2


def test_it_is_the_same_network_with_two_workers(install: Install) -> None:
    install("Learners")
    one, two, other = trained(40), trained(40, workers=2), trained(40, seed=5)
    assert write_network(one.network) == write_network(two.network) != write_network(other.network)
    assert one.to_data() == two.to_data()


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("WithNothing", "has no features to learn from"),
        ("WithTwins", "have a name each, and no two the same"),
        ("WithTorn", "the feature 'deck' of thieves gave nan"),
    ],
)
def test_features_that_are_none_are_refused(install: Install, kind: str, says: str) -> None:
    install(kind)
    with pytest.raises(ValueError, match=says):
        trained(40)


def test_too_few_games_are_one_sentence(install: Install) -> None:
    install("Learners")
    with pytest.raises(ValueError, match="1 games are too few, 40 are the least"):
        trained(1)


def test_a_strong_deck_does_not_lend_its_weight_to_what_it_shows() -> None:
    """Deck 0 beats deck 1 and shows a feature that means nothing: with the decks known it gets next to no weight."""
    luck = Random(2)
    known, blind = [], []
    for _ in range(30_000):
        mine = luck.random() < 0.5
        won = luck.random() < (0.9 if mine else 0.1)
        shows = array("f", [float(mine) if luck.random() < 0.8 else float(not mine)])
        own = (mine, not mine)
        known.append(Sample(shows, [won], [-1.0], [own], (0, 1)))
        blind.append(Sample(shows, [won], [-1.0], [own], ()))
    with_decks, without = (fitted(("shown",), one, 2, 4, 1, lambda *_: None) for one in (known, blind))
    lent, given = (one.chance([1.0]) - one.chance([0.0]) for one in (without, with_decks))
    assert lent > 0.3 and abs(given) < 0.1


@pytest.mark.filterwarnings("ignore::sklearn.exceptions.ConvergenceWarning")
def test_what_is_written_reads_as_the_library_reckons() -> None:
    from sklearn.neural_network import MLPClassifier

    luck = Random(7)
    rows = [[luck.gauss(0, 1), luck.gauss(0, 1)] for _ in range(400)]
    made = MLPClassifier((3,), activation="tanh", max_iter=30, random_state=1).fit(rows, [a > b * b for a, b in rows])
    (first, second), (biases, bias) = made.coefs_, made.intercepts_
    network = Network(
        ("a", "b"), [0, 0], [1, 1], first.T.tolist(), biases.tolist(), second[:, 0].tolist(), float(bias[0])
    )
    theirs = made.predict_proba(rows)[:, 1].tolist()
    assert [network.chance(row) for row in rows] == pytest.approx(theirs, abs=1e-9)
    read = read_network(write_network(network))
    assert [read.chance(row) for row in rows] == pytest.approx(theirs, abs=2e-3)
