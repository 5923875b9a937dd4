"""A game that comes from a package of its own, with decks and features and nothing else to judge by."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from tests.kernel.thieves import ThievesGame, ThievesView

from stolik.decks.deck import Deck


class Sight:
    """What a seat sees of Thieves: what its side has, what the other has, and what it could still discard."""

    def __init__(self, printed: object) -> None:
        self.names: tuple[str, ...] = ("own points", "their points", "hand", "deck")

    def of(self, view: ThievesView, seat: int) -> list[float]:
        own, other = view.score[seat % 2], view.score[1 - seat % 2]
        return [float(own), float(other), float(sum(view.hand)), float(view.deck)]

    def counts(self, view: ThievesView, seat: int) -> bool:
        return view.seat == seat


class Twins(Sight):
    """Two features of one name."""

    def __init__(self, printed: object) -> None:
        self.names = ("points", "points", "hand", "deck")


class Torn(Sight):
    """One that is no number."""

    def of(self, view: ThievesView, seat: int) -> list[float]:
        return [*super().of(view, seat)[:3], float("nan")]


class Learners(ThievesGame):
    """Thieves with twelve decks that are all alike, so that some can be kept apart."""

    features = "tests.lab.learners:Sight"

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        return tuple(Deck(f"Band {n}", self.id, ()) for n in range(12))


class WithTwins(Learners):
    """Its features have one name for two."""

    features = "tests.lab.learners:Twins"


class WithNothing(Learners):
    """It has no features."""

    features = ""


class WithTorn(Learners):
    """One of its features is no number."""

    features = "tests.lab.learners:Torn"


def brings(folder: Path, kind: str) -> None:
    """Write down that a package in this folder brings the game, as an installer would."""
    info = folder / "learners-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: learners\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[stolik.games]\nthieves = tests.lab.learners:{kind}\n", encoding="utf-8")
