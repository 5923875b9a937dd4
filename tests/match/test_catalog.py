"""The catalog: bundled games, and those that other packages add. A whole package is tried in examples/."""

from __future__ import annotations

import json
import logging
from importlib import metadata

import pytest

import stolik
from stolik import catalog
from stolik.cli import main
from stolik.simulation.run import simulate

THIEVES = "tests.kernel.thieves:ThievesGame"


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch):
    """Pretends that packages offer games by entry points, given as id and place."""

    def offer(**places: str) -> None:
        made = [metadata.EntryPoint(name, place, catalog.GROUP) for name, place in places.items()]
        monkeypatch.setattr(metadata, "entry_points", lambda group: made)
        catalog.forget()

    yield offer
    monkeypatch.undo()
    catalog.forget()


def test_a_package_adds_a_game(points) -> None:
    points(thieves=THIEVES)
    assert catalog.registered_names() == (*catalog.GAMES, "thieves") == catalog.loadable()
    assert catalog.load_game("thieves").seats == 4


def test_rules_alone_make_a_game(points) -> None:
    """Whatever is left out has a fallback: decks, refusals, bots."""
    points(thieves=THIEVES)
    match = stolik.Match("thieves", ["Standard"] * 4, seed=5)
    refusal = match.why_not(1, stolik.Option("card", (1,)))
    assert refusal is not None and (refusal.rule, refusal.text) == ("TH-TURN-1", "TH-TURN-1")
    bots = [match.game.bot(name, 1) for name in ("greedy", "random", "greedy", "lookahead")]
    while (decision := match.decision) is not None and match.turn < 20:
        match.answer(bots[decision.seat].choose(match.view(decision.seat), decision, match.worlds(decision.seat)))
    assert match.turn == 20


def test_a_game_with_fewer_decks_than_seats_is_simulated_with_each_of_them_again(points) -> None:
    points(thieves=THIEVES)
    tally = simulate("thieves", games=4, seed=1)
    assert (tally.games, list(tally.decks), tally.decks["Standard"].games) == (4, ["Standard"], 16)


def test_a_league_of_four_seats_is_refused_for_that_and_not_for_its_decks(points, capsys) -> None:
    points(thieves=THIEVES)
    assert main(["arena", "thieves", "--deck", "Standard"]) == 2
    assert capsys.readouterr().err == "stolik: a league is for games of two seats; thieves has 4\n"


def test_what_a_game_lacks_is_said_and_no_crash(points, capsys, tmp_path) -> None:
    points(thieves=THIEVES)
    (tmp_path / "drawn.txt").write_text("A hand: 1 2 3\n")
    for command, sentence in (
        (["cards", "thieves"], "thieves has no cards to list"),
        (
            ["play", "thieves", "--from", str(tmp_path / "drawn.txt")],
            "this is no record, and thieves has no drawn tables",
        ),
    ):
        assert main(command) == 2
        assert sentence in capsys.readouterr().err


def test_a_name_that_is_taken_stays_with_whom_it_is_and_both_are_named(points) -> None:
    points(**{"token-battle": THIEVES})
    ids, wrong = catalog.sorted_out()
    assert ids == tuple(catalog.GAMES) and catalog.load_game("token-battle").seats == 2
    assert wrong == ("the game 'token-battle' is offered by two packages: stolik and tests.kernel.thieves:ThievesGame",)


def test_the_command_lists_what_can_be_played_and_says_what_can_not(points, capsys) -> None:
    points(thieves="no.such.module:Game")
    assert main(["games", "--json"]) == 0
    said = capsys.readouterr()
    assert [game["id"] for game in json.loads(said.out)["games"]] == list(catalog.GAMES)
    assert said.err.startswith("stolik: the game 'thieves' (no.such.module:Game) can't be loaded")


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("no.such.module:Game", "'thieves' .* can't be loaded: ModuleNotFoundError"),
        ("tests.kernel.thieves:NoSuchGame", "can't be loaded: AttributeError"),
        ("tests.kernel.thieves:Thief", "can't be loaded: TypeError"),
        ("builtins:dict", "gives dict, not a stolik.Game"),
        ("stolik.game:Game", "can't be loaded: TypeError: .*abstract method '?rules"),
        ("tests.match.strangers:Unnamed", "gives a game whose id is ''"),
        ("tests.match.strangers:Uneven", "'thieves' has 4 seats: `sides`, also those of its words, are one a seat"),
        ("tests.match.strangers:Torn", "ValueError: the phrase 'rule TH-TURN-1' can't be read: "),
        ("tests.match.strangers:Empty", "'thieves' brings no deck to play it with"),
    ],
)
def test_a_game_that_can_not_be_loaded_is_left_out_and_named(points, caplog, place: str, says: str) -> None:
    points(thieves=place)
    with pytest.raises(catalog.BrokenGame, match=says):
        catalog.load_game("thieves")
    with caplog.at_level(logging.WARNING, "stolik"):
        assert catalog.loadable() == tuple(catalog.GAMES)
    assert "'thieves'" in caplog.text


def test_an_id_that_no_address_has_is_refused(points) -> None:
    points(**{"My Thieves": "tests.match.strangers:Loud"})
    with pytest.raises(catalog.BrokenGame, match="an id is 1 to 40 small letters, digits and hyphens"):
        catalog.load_game("My Thieves")


def test_everything_meets() -> None:
    game = catalog.load_game("token-battle")
    assert len(game.decks) >= 6 and len(game.names) > 72 * 3
    assert {game.names[key] for key in game.names} == set(game.rules.number)
    assert game.bot("random", 1).name == "random"
    with pytest.raises(ValueError, match="random, kind, greedy, lookahead"):
        game.bot("oracle")
