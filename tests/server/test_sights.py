"""What is sent of played games is what the schema says, in every field: the pages' types are made of nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from stolik.catalog import GAMES
from stolik.kernel.contract import Choice
from stolik.kernel.event import Event
from stolik.match import Match
from stolik.server import protocol as p
from stolik.server import render
from stolik.server.faces import face_for, face_of, seen
from stolik.server.faces.generic import GenericFace
from stolik.server.render import Renderer, Viewer
from stolik.server.schema import event_data, schema
from tests.kernel.thieves import ThievesGame

from .described import EVENTS, hold, judge, named
from .test_leaks import play as token_battle
from .test_leaks_pokemon import play as pokemon
from .test_leaks_pokemon import play_four as teams
from .test_leaks_star_wars import play as star_wars

PEOPLE = ("Ala", "Bolek", "Celina", "Darek")
UNENDING = 100_000


def thieves(seed: int, until: int) -> Match:
    match = Match(ThievesGame(), ["Standard"] * 4, seed, {}, PEOPLE)
    choice = Choice(seed)
    while match.turn < until and match.decision is not None:
        match.answer(choice.answer(match.decision))
    return match


@dataclass
class Bundle:
    play: Callable[[int, int], Match]
    face: str
    games: int
    apart: int
    """So many answers lie between the positions that are looked at."""
    kinds: int
    """So many kinds of events are met at the least."""


BUNDLES = {
    "token-battle": Bundle(token_battle, "token-battle", 3, 3, 12),
    "pokemon": Bundle(pokemon, "pokemon", 3, 19, 35),
    "pokemon-2v2": Bundle(teams, "pokemon-2v2", 3, 29, 30),
    "star-wars": Bundle(star_wars, "star-wars", 4, 17, 25),
    "thieves": Bundle(thieves, "generic", 3, 5, 1),
}
"""The bundled games, and one that brings rules and nothing else."""


@pytest.fixture(params=list(BUNDLES))
def bundle(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Bundle:
    monkeypatch.setattr(
        render, "face_for", lambda game: GenericFace(ThievesGame()) if game.id == "thieves" else face_for(game)
    )
    found: Bundle = BUNDLES[request.param]
    return found


def sent(frame: Any) -> Any:
    return json.loads(p.write(frame))


def test_every_bundled_game_is_among_them() -> None:
    assert set(GAMES) <= set(BUNDLES)


def test_frames_of_played_games_are_as_described(bundle: Bundle) -> None:
    """For every seat, spectators and whoever is asked, in all languages, from the first answer to the end."""
    kinds: set[str] = set()
    for seed in range(bundle.games):
        whole = bundle.play(seed, UNENDING)
        assert whole.outcome is not None
        for seat in (*range(whole.game.seats), None):
            for happened in whole.events:
                for event in json.loads(json.dumps(seen(happened, seat))):
                    hold(EVENTS[bundle.face], event)
                    kinds.add(event["e"])
        for n in range(seed, whole.turn + 1, bundle.apart):
            match = Match.from_record(whole.record, n) if bundle.face != "generic" else bundle.play(seed, n)
            for lang, viewer in zip(p.LANGS * 2, viewers(match)):
                for frame in frames(Renderer(match), Viewer(viewer.seat, lang, viewer.hotseat), n):
                    data = sent(frame)
                    hold("outgoing", data, bundle.face)
                    assert all(view is None or view["game"] == bundle.face for view in named("view", data))
    assert len(kinds) >= bundle.kinds


def viewers(match: Match) -> list[Viewer]:
    seats = [Viewer(seat, "en") for seat in range(match.game.seats)]
    return [*seats, Viewer(None, "en"), Viewer(None, "en", hotseat=True)]


def frames(renderer: Renderer, viewer: Viewer, n: int) -> list[p.Frame]:
    match = renderer.match
    view, log = renderer.sight(viewer), renderer.log(viewer)
    end = renderer.end(viewer)
    found: list[p.Frame] = [p.MoveFrame(n, p.MoveData(view, log, renderer.events(viewer, n), None, None))]
    found.append(p.BackFrame(n, p.BackData(view, log, None, None)))
    if end is not None:
        found.append(p.EndFrame(n, p.EndData(end, None)))
    elif match.decision is not None and viewer.seat == match.decision.seat:
        picks = range(min(12, len(match.decision.options)))
        if match.decision.least <= 1 <= match.decision.most:
            found.append(p.PreviewFrame(p.PreviewData(1, n, renderer.preview(viewer, picks))))
    intents = match.intents(viewer.seat)[:12] if viewer.seat is not None else []
    return [*found, *(p.WhyFrame(renderer.why(viewer, 1, one.verb, one.args)) for one in intents)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", p.LANGS)
def test_the_cards_of_a_game_are_as_described(game: str, lang: str) -> None:
    face = face_of(game)
    hold(face.collected.__name__, sent(face.collection(lang)))


@pytest.mark.parametrize("lang", p.LANGS)
def test_the_cards_of_a_game_without_a_face_are_as_described(lang: str) -> None:
    hold("GenericCollection", sent(GenericFace(ThievesGame()).collection(lang)))


def test_every_event_of_a_game_is_described() -> None:
    """By its name, with all of its fields: one that a game tells and the schema does not know would be none here."""
    for game in GAMES:
        face = face_of(game)
        described = judge_names(EVENTS[face.drawn])
        assert {event.__name__ for event in face.happens} == described
        assert all(issubclass(event, Event) for event in face.happens)
        assert event_data(face.happens[0], "XEvent").__name__ == f"X{face.happens[0].__name__}"


def judge_names(union: str) -> set[str]:
    defs = schema()["$defs"]
    return {defs[one["$ref"].rpartition("/")[2]]["properties"]["e"]["enum"][0] for one in defs[union]["anyOf"]}


@pytest.mark.parametrize("change", ["missing", "more", "other", "word"])
def test_the_judge_sees_what_is_not_as_described(change: str) -> None:
    match = pokemon(1, 40)
    data = sent(p.MoveFrame(1, p.MoveData(Renderer(match).sight(Viewer(0, "en")), [], [], None)))
    assert judge("outgoing").is_valid(data)
    view = data["d"]["view"]
    if change == "missing":
        del view["stadium"]
    elif change == "more":
        view["sides"][0]["secret"] = 1
    elif change == "other":
        view["sides"].append(view["sides"][0])
    else:
        view["phase"] = "turned"
    assert not judge("outgoing").is_valid(data)
