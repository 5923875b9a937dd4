"""A pack as a value: written as data, held to what a card can be, and over it a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from stolik.catalog import game
from stolik.closing import close
from stolik.kernel.replay import Record, RecordError
from stolik.kernel.rules import SetupError
from stolik.match import Match, game_of
from stolik.packs.child import checked
from stolik.packs.pack import Pack, over, titled
from stolik.packs.reading import PackError
from stolik.simulation.play import play
from stolik.simulation.run import make_plan
from stolik.witness import play_anew

from .files import DECK, LANTERNFISH, MOSS_GOLEM, PIER_CAT, POKEMON, STRANGE, attack, mon, pack_of, sentence_of

HARBOUR = pack_of(LANTERNFISH, MOSS_GOLEM, PIER_CAT)
OVER = over(POKEMON, [HARBOUR])


@pytest.mark.parametrize("name", ["pokemon", "pokemon-2v2", "star-wars"])
def test_every_card_of_the_pool_goes_through_json_and_back(name: str) -> None:
    found = game(name)
    assert len(found.pool) > 100
    for card in found.pool.values():
        assert found.card_from_data(json.loads(json.dumps(found.card_to_data(card)))) == card


def _data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(POKEMON.card_to_data(POKEMON.pool["dp1-13"])))
    return data


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"hp": "90"}, "dp1-13: Card.hp is '90', which is no int"),
        ({"hp": True}, "dp1-13: Card.hp is True, which is no int"),
        ({"hp": 99_999_999}, "99999999 is more than any card says"),
        ({"types": "Q"}, "Card.types is 'Q', not of the letters"),
        ({"kind": "spell"}, "Card.kind is 'spell', none of"),
        ({"secret": 1}, "secret: there is no such field"),
        ({"attacks": {"#": "Do", "steps": []}}, "Card.attacks is Do"),
        ({"attacks": [{"#": "Attack", "cost": "G"}]}, r"attacks\[0\]: Attack lacks name"),
        ({"do": {"#": "Whistle"}}, "do: 'Whistle' is no node or record of this game"),
        ({"do": {"#": "Card"}}, "do: Card lacks id"),
        ({"do": 3}, "Card.do is 3, which is no Step or None"),
        ({"#": "StarWarsCard"}, "'StarWarsCard' is no node or record of this game"),
    ],
)
def test_data_that_are_no_card_are_refused_with_their_place(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        POKEMON.card_from_data({**_data(), **changed})


def test_data_that_lie_too_deep_are_refused() -> None:
    deep: Any = {"#": "Do", "steps": []}
    for _ in range(70):
        deep = {"#": "Do", "steps": [deep]}
    with pytest.raises(SetupError, match=r"nested deeper|of them in each other"):
        POKEMON.card_from_data({**_data(), "do": deep})


def test_a_pack_is_written_as_data_and_read_again() -> None:
    data = json.loads(json.dumps(HARBOUR.to_data(POKEMON)))
    assert Pack.from_data(data, POKEMON) == HARBOUR
    assert data["cards"][2]["unread"] == [["Whistle", STRANGE, "unknown"]]


def test_a_fingerprint_is_of_what_the_cards_are_and_of_nothing_else() -> None:
    again = pack_of(PIER_CAT, LANTERNFISH, MOSS_GOLEM, name="Other name")
    other = pack_of(LANTERNFISH, MOSS_GOLEM | {"hp": "100"}, PIER_CAT)
    assert again.fingerprint(POKEMON) == HARBOUR.fingerprint(POKEMON) != other.fingerprint(POKEMON)


def test_a_card_that_this_version_cant_hold_is_left_out_and_told() -> None:
    data = HARBOUR.to_data(POKEMON)
    data["cards"][0]["card"]["attacks"][0]["do"] = {"#": "Vanished"}
    pack = Pack.from_data(data, POKEMON)
    assert [one.id for one in pack.cards] == ["hb-3", "hb-5"]
    assert "hb-1: attacks[0].do: 'Vanished' is no node or record of this game" in pack.left[0].why


@pytest.mark.parametrize("data", [3, {}, {"stolik-pack": 99}, {"stolik-pack": 1, "id": "a"}])
def test_what_is_no_pack_is_refused(data: Any) -> None:
    with pytest.raises(PackError):
        Pack.from_data(data, POKEMON)


def test_a_pack_is_called_by_its_file() -> None:
    assert [titled(one) for one in ("harbour-lights.json", "C:\\mine\\my_set.json", "ANH.tsv")] == [
        "Harbour Lights",
        "My Set",
        "ANH",
    ]


# ---- a game over packs


def test_cards_of_a_pack_are_in_deck_lists_by_name_and_set_code() -> None:
    assert OVER.load_deck(DECK).cards.count("hb-1") == 4
    assert OVER.check(OVER.load_deck(DECK)) == []


def test_a_bundled_card_wins_over_one_of_its_id() -> None:
    found = over(POKEMON, [pack_of(LANTERNFISH | {"id": "dp1-1"}, LANTERNFISH)])
    assert found.pool["dp1-1"] is POKEMON.pool["dp1-1"] and list(found.brought) == ["hb-1"]


def test_a_deck_with_a_card_that_cant_be_read_says_so_and_cant_be_played() -> None:
    deck = OVER.load_deck(DECK.replace("4 Moss Golem HB 3", "4 Pier Cat HB 5"))
    (problem,) = OVER.check(deck)
    assert "Pier Cat (hb-5) can't be played yet" in problem.message
    assert OVER.words.problem(problem, "pl").startswith("Pier Cat: tą kartą jeszcze nie da się grać")
    assert "Pier Cat" in OVER.words.problem(problem, "ja") and "Pier Cat" in OVER.words.problem(problem, "en")
    assert STRANGE not in problem.message
    with pytest.raises(ValueError, match="can't be played yet"):
        Match(OVER, [deck, deck])


def test_two_against_two_takes_cards_of_its_era_only() -> None:
    assert over(game("pokemon-2v2"), [HARBOUR]) is game("pokemon-2v2")
    late = pack_of(LANTERNFISH | {"id": "sv1-1"}, LANTERNFISH)
    taken = over(game("pokemon-2v2"), [late]).brought
    assert list(taken) == ["sv1-1"] and taken["sv1-1"].era == "sm"


def test_a_game_without_packs_is_the_game_itself() -> None:
    assert over(POKEMON, []) is POKEMON
    assert OVER.narrowed([POKEMON.decks[0].stacks]) is POKEMON.narrowed([POKEMON.decks[0].stacks])


# ---- matches and records


def played(*, seed: int = 5) -> Match:
    """A short game with cards of the pack against a bundled deck."""
    match = Match(OVER, [OVER.load_deck(DECK), POKEMON.decks[0]], seed=seed)
    for _ in range(60):
        if (decision := match.decision) is None:
            break
        match.answer(next(decision.answers()))
    return match


def test_a_match_is_over_the_cards_in_its_decks_and_no_others() -> None:
    match = played()
    assert list(match.game.brought) == ["hb-1", "hb-3"]
    assert match.record.brought is not None
    assert match.record.brought.packs == ((HARBOUR.fingerprint(POKEMON), "Harbour Lights", ("hb-1", "hb-3")),)


def test_a_record_that_brings_its_cards_opens_where_no_pack_is() -> None:
    record = Record.from_json(played().record.to_json())
    again = Match.from_record(record)
    assert again.key() == played().key() and "hb-1" in again.game.pool
    assert play_anew(record).problem == ""


def test_a_record_tells_no_printed_sentence() -> None:
    text = played().record.to_json()
    assert STRANGE not in text and "Pier Cat" not in text and "a.json" not in text


def test_records_without_cards_of_packs_are_written_as_before() -> None:
    data = Match(OVER, [POKEMON.decks[0], POKEMON.decks[1]], seed=1).record.to_data()
    assert data["stolik"] == 2 and "brought" not in data
    assert played().record.to_data()["stolik"] == 3


def test_a_record_of_many_names_its_packs_and_says_what_is_missing() -> None:
    plan = make_plan(OVER, [OVER.load_deck(DECK), POKEMON.decks[0]], (), 3, None, records=True)
    record = Record.from_json(play(plan, 0)[1])
    assert record.brought is not None and record.brought.cards == ()
    with pytest.raises(RecordError, match=r"it plays cards of the pack “Harbour Lights” .fingerprint [0-9a-f]{16}."):
        Match.from_record(record)
    mark = HARBOUR.fingerprint(POKEMON)
    here: Mapping[str, Any] = {one.id: one.card for one in HARBOUR.cards}
    match = Match.from_record(record, packs=lambda asked: here if asked == mark else None)
    assert match.outcome is not None
    assert match.record.brought is not None and len(match.record.brought.cards) == 2


def test_a_record_whose_cards_were_changed_is_refused() -> None:
    data = json.loads(played().record.to_json())
    data["brought"]["cards"][0]["hp"] = 300
    with pytest.raises(RecordError, match="the cards have changed"):
        Match.from_record(Record.from_data(data))


@pytest.mark.parametrize("brought", [3, {}, {"packs": [], "cards": {}}, {"packs": [{"name": "x"}], "cards": []}])
def test_a_record_with_damaged_cards_is_refused(brought: Any) -> None:
    data = {**json.loads(played().record.to_json()), "brought": brought}
    with pytest.raises(RecordError, match=r"damaged|cut short"):
        Record.from_data(data)


def test_a_branch_brings_the_cards_along() -> None:
    branch = played().branch(10, seed=3)
    assert branch.record.brought is not None and branch.record.origin is not None
    data = json.loads(branch.record.to_json())
    assert game_of(Record.from_data(data)).brought.keys() == {"hb-1", "hb-3"}
    assert Match.from_record(Record.from_data(data)).key() == branch.key()


def test_a_closed_record_brings_the_cards_along() -> None:
    """Whoever sits at a table knows what the cards do that are in no set."""
    options = {"closed_lists": True}
    match = Match(OVER, [OVER.load_deck(DECK), POKEMON.decks[0]], seed=2, options=options)
    for _ in range(12):
        assert match.decision is not None
        match.answer(next(match.decision.answers()))
    closed = close(match.game, match.record, [1])
    assert Match.from_record(Record.from_json(closed.to_json())).turn == match.turn


def test_a_tree_of_the_wrong_shape_never_comes_into_a_game() -> None:
    """As a reader might once make one: a tuple where a filter belongs."""
    data = HARBOUR.to_data(POKEMON)["cards"][0]
    data["card"]["attacks"][0]["do"] = {"#": "Flip", "heads": [[]]}
    card = checked(data, POKEMON)
    assert not card.playable and "Flip.heads is" in card.unread[0].sentence
    assert (card.card.name, card.card.hp, card.card.attacks) == ("Lanternfish", 60, ())


def test_bots_play_cards_of_a_pack() -> None:
    deck = OVER.load_deck(DECK)
    match = Match(OVER, [deck, deck], seed=9)
    bots = [match.game.bot("greedy", seat) for seat in range(2)]
    while (decision := match.decision) is not None:
        seat = decision.seat
        match.answer(bots[seat].choose(match.view(seat), decision, match.worlds(seat)))
    assert match.outcome is not None and match.record.brought is not None


def test_a_card_with_an_attack_that_does_more_does_it() -> None:
    """What a sentence of a pack says happens: an attack in our own words of a bundled one."""
    text = sentence_of("dp1-13", 0)
    pack = pack_of(mon(9, "Storm Wick", attack("Sting", "30", text)))
    assert pack.cards[0].card.attacks[0].do == POKEMON.pool["dp1-13"].attacks[0].do is not None
