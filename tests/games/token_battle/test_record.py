"""Records of Token Battle games: there and back, what is refused, branches, undo.

(architecture: Records, undo and branches)
"""

from __future__ import annotations

import json
from contextlib import suppress

import pytest

from stolik import Match, Record, RecordError, replay
from stolik.kernel.replay import Answered, Reseed
from stolik.kernel.replay import replay as play_again

SETS = ("Fairground", "Crossfire")


def played(turns=12, seed=5, **options):
    """A game of some turns, and all of them when it ends sooner."""
    match = Match("token-battle", SETS, seed=seed, options=options, names=("Ala", "健"))
    while match.decision is not None and match.turn < turns:
        match.answer(match.decision.options[match.turn * 13 % len(match.decision.options)])
    return match


def damaged(match, change):
    """The record as data, changed, and read again."""
    data = json.loads(match.record.to_json())
    change(data)
    return Record.from_data(data)


@pytest.mark.parametrize("turns", [0, 1, 12, 1000])
@pytest.mark.parametrize("options", [{}, {"preset": "late", "mirror_offboard": "stay", "first": "1"}])
def test_a_record_plays_again_to_the_same_keys(turns, options):
    match = played(turns, **options)
    again = Match.from_record(Record.from_json(match.record.to_json()))
    assert again.key() == match.key()
    assert again.record.to_data() == match.record.to_data()
    assert again.events == match.events
    assert (again.outcome, again.names) == (match.outcome, match.names)


def test_a_record_holds_a_key_for_the_start_and_one_for_each_answer():
    match = played(6)
    assert list(match.record.keys) == list(range(7))
    assert len(set(match.record.keys.values())) == 7
    assert match.record.keys[6] == match.key()


def test_the_same_seed_and_answers_give_the_same_record():
    assert played().record.to_json() == played().record.to_json()
    assert played(seed=6).key() != played().key()


def test_a_record_can_be_played_to_any_entry():
    match = played(5)
    for n in range(6):
        assert Match.from_record(match.record, to=n).key() == match.record.keys[n]
        assert play_again(match.rules, match.record, to=n).key() == match.record.keys[n]


@pytest.mark.parametrize("n", [-1, 6, 100])
def test_there_is_no_entry_beyond_the_last(n):
    with pytest.raises(RecordError, match=f"the record has 5 entries, so there is no state {n}"):
        Match.from_record(played(5).record, to=n)


def test_a_record_from_a_file(tmp_path):
    match = played()
    file = tmp_path / "game.json"
    file.write_text(match.record.to_json(), encoding="utf-8")
    assert replay(file).key() == match.key()


def test_a_resignation_is_in_the_record():
    """TB-END-8."""
    match = played(3)
    match.concede(1)
    again = Match.from_record(Record.from_json(match.record.to_json()))
    assert again.outcome == match.outcome
    assert Match.from_record(match.record, to=3).outcome is None


def test_a_drawn_table_has_a_record_too(token_battle):
    match = token_battle("board: c3=O2s\nX: Needle\nscore: 5:6\nbonus: 1:0").do("X lays Needle on c4").match
    again = Match.from_record(Record.from_json(match.record.to_json()))
    assert (again.key(), again.events) == (match.key(), match.events)


# ---- what is refused


def test_another_version_is_refused():
    with pytest.raises(RecordError, match=r"made by version 99 of the rules of token-battle, and this is version \d+"):
        Match.from_record(damaged(played(), lambda data: data.update(version=99)))


def test_another_format_is_refused():
    with pytest.raises(RecordError, match="record format 4 is not known here; this version reads formats 1 to 3"):
        damaged(played(), lambda data: data.update(stolik=4))


def test_a_record_of_format_1_has_the_luck_that_it_had():
    """There was one generator then, and of a longer seed it took the last 64 bits."""
    record = damaged(played(), lambda data: data.update(stolik=1, seed=(1 << 70) + 5))
    assert Match.from_record(record).key() == played().key()


def test_a_record_whose_seed_is_none_is_refused():
    with pytest.raises(RecordError, match="the seed is none: expected splitmix64 or blake2b"):
        damaged(played(), lambda data: data.update(seed="md5:ff"))


@pytest.mark.parametrize("seed", [-5, 1 << 60, (1 << 200) + 7])
def test_a_seed_of_any_size_comes_back_from_text(seed):
    match = played(seed=seed)
    again = Match.from_record(Record.from_json(match.record.to_json()))
    assert (again.record.seed, again.key()) == (seed, match.key())


def test_something_else_is_refused():
    for text in ("{}", "[]", "3", '"gale"', '{"game": "token-battle"}'):
        with pytest.raises(RecordError, match="this is no Stolik record"):
            Record.from_json(text)


def test_a_file_cut_short_anywhere_is_refused():
    text = played(3).record.to_json()
    for length in range(0, len(text), 17):
        with pytest.raises(RecordError, match="cut short or no JSON"):
            Record.from_json(text[:length])


@pytest.mark.parametrize("field", ["game", "version", "cards", "setup", "seed", "entries", "keys"])
def test_a_record_without_one_of_its_fields_is_refused(field):
    with pytest.raises(RecordError, match=f"cut short or damaged: '{field}' is missing"):
        damaged(played(), lambda data: data.pop(field))


@pytest.mark.parametrize(
    "field, value",
    [
        ("seed", "7"), ("seed", True), ("version", 1.5), ("entries", {}), ("keys", []), ("setup", []),
        ("setup", {"format": "token-battle", "decks": [[1]]}), ("setup", {"decks": []}), ("keys", {"a": "00"}),
        ("keys", {"0": "no"}), ("end", {"kind": "boredom", "seat": 0}), ("end", [0]), ("end", {"kind": "time"}),
    ],
)  # fmt: skip
def test_a_field_of_another_kind_is_refused(field, value):
    with pytest.raises(RecordError):
        damaged(played(2), lambda data: data.update({field: value}))


@pytest.mark.parametrize("entry", [[["lay", 0, "a1"]], [[]], [["lay", 0.5, 1]], ["lay"], 5, {"reseed": "x"}, [[3]]])
def test_an_entry_of_another_shape_is_refused_with_its_number(entry):
    with pytest.raises(RecordError, match=r"^entry 1: ") as refused:
        damaged(played(3), lambda data: data["entries"].__setitem__(1, entry))
    assert refused.value.n == 1


@pytest.mark.parametrize("entry", [[["lay", 4, 0]], [["pass"]], [], [["lay", 0, 0], ["lay", 0, 1]], [["lay", 0, 36]]])
def test_an_answer_that_was_not_offered_is_refused_with_its_number(entry):
    record = damaged(played(3), lambda data: data["entries"].__setitem__(2, entry))
    with pytest.raises(RecordError, match=r"^entry 2: ") as refused:
        Match.from_record(record)
    assert refused.value.n == 2


def test_an_answer_on_a_taken_field_is_refused():
    """TB-BOARD-4."""
    record = damaged(played(3), lambda data: data["entries"].__setitem__(1, data["entries"][0]))
    with pytest.raises(RecordError, match=r"entry 1: lay \d+ \d+ was not offered to seat [01]"):
        Match.from_record(record)


def test_a_tampered_answer_that_is_legal_gives_another_key():
    def change(data):
        ((verb, stack, cell),) = data["entries"][-1]
        data["entries"][-1] = [[verb, (stack + 1) % 4, cell]]

    with pytest.raises(RecordError, match=r"entry 2: the game came out differently: key .{16}, recorded .{16}$"):
        Match.from_record(damaged(played(3), change))


def test_a_tampered_answer_passes_when_keys_are_not_compared():
    def change(data):
        ((verb, stack, cell),) = data["entries"][-1]
        data["entries"][-1] = [[verb, (stack + 1) % 4, cell]]

    match = played(3)
    assert Match.from_record(damaged(match, change), verify=False).key() != match.key()


@pytest.mark.parametrize("n", [0, 2, 3])
def test_a_changed_key_is_found(n):
    record = damaged(played(3), lambda data: data["keys"].update({str(n): "0" * 16}))
    with pytest.raises(
        RecordError, match=r"the game came out differently: key .{16}, recorded 0000000000000000$"
    ) as found:
        Match.from_record(record)
    assert found.value.n == (n - 1 if n else None)


def test_another_seed_or_setting_gives_another_key():
    for change in (lambda data: data.update(seed=6), lambda data: data["setup"]["options"].update(start_value=3)):
        with pytest.raises(RecordError, match="the game came out differently"):
            Match.from_record(damaged(played(3), change))


def test_an_unknown_card_is_refused_by_name():
    record = damaged(played(3), lambda data: data["setup"]["decks"][0][0].__setitem__(0, "sword"))
    with pytest.raises(RecordError, match="sword"):
        Match.from_record(record)


def test_changed_cards_are_refused():
    record = damaged(played(3), lambda data: data.update(cards="0" * 16))
    with pytest.raises(RecordError, match=r"the cards have changed since this was recorded .among toll-house, palace"):
        Match.from_record(record)


@pytest.mark.parametrize("decks", [[], [[["gale"]]], [[["gale", "mob"]] * 4] * 2])
def test_decks_that_are_none_are_refused(decks):
    """TB-BOARD-1, TB-DECK-6, TB-DECK-12."""
    record = damaged(played(3), lambda data: data["setup"].update(decks=decks))
    with pytest.raises(RecordError):
        Match.from_record(record)


def test_entries_after_the_end_are_refused():
    """TB-END-6."""
    match = played(1000)
    last = len(match.record.entries)
    record = damaged(match, lambda data: data["entries"].append([["lay", 0, 0]]))
    with pytest.raises(RecordError, match=f"entry {last}: lay 0 0 comes after the end of the game"):
        Match.from_record(record)


def test_a_seat_that_does_not_exist_cannot_have_resigned():
    record = damaged(played(3), lambda data: data.update(end={"kind": "resign", "seat": 2}))
    with pytest.raises(RecordError, match=r"end.seat is 2"):
        Match.from_record(record)


# ---- undo, branches, new luck


def test_undo_goes_back_answer_by_answer_to_the_start():
    match = played(8)
    keys = dict(match.record.keys)
    for n in range(7, -1, -1):
        match.undo()
        assert (match.key(), match.turn, len(match.events)) == (keys[n], n, n + 1)
    with pytest.raises(ValueError, match="no way back"):
        match.undo()


def test_after_an_undo_the_record_tells_the_new_game():
    match = played(8)
    match.undo(to=3)
    match.answer(match.decision.options[0])
    assert list(match.record.keys) == [0, 1, 2, 3, 4]
    assert Match.from_record(Record.from_json(match.record.to_json())).key() == match.key()


def test_an_undo_without_luck_in_it_deals_no_new_luck():
    """After the opening nothing in this game draws, so there is nothing to reseed."""
    match = played(4)
    match.undo(to=2, reseed=99)
    assert match.turn == 2
    assert not [entry for entry in match.record.entries if isinstance(entry, Reseed)]


def test_new_luck_in_a_record_is_read_and_played():
    match = played(2)
    data = json.loads(match.record.to_json())
    data["entries"].append({"reseed": 42})
    data["keys"] = {}
    record = Record.from_data(data)
    assert record.entries[-1] == Reseed(42, deals=False)
    again = Match.from_record(record)
    assert again.turn == match.turn + 1 == 3
    assert again.key() != match.key()
    assert again.view(0).scores == match.view(0).scores
    assert Match.from_record(Record.from_json(again.record.to_json())).key() == again.key()


def test_a_branch_plays_on_from_any_entry_and_leaves_the_first_game_alone():
    match = played(8)
    before = match.record.to_json()
    other = match.branch(3, seed=1)
    assert other.view(0).turn == 3
    other.answer(other.decision.options[-1])
    assert match.record.to_json() == before
    assert other.view(None).owner != match.view(None).owner
    assert Match.from_record(Record.from_json(other.record.to_json())).key() == other.key()


def test_a_clone_is_independent_with_its_history():
    match = played(5)
    copy = match.clone()
    copy.undo()
    copy.answer(copy.decision.options[-1])
    assert (match.turn, copy.turn) == (5, 5)
    assert match.record.entries[:4] == copy.record.entries[:4]
    assert match.record.entries[4] != copy.record.entries[4]
    assert match.key() == match.record.keys[5] != copy.key()


def test_steps_say_what_was_laid():
    assert str(played(1).record.entries[0]).startswith("lay ")
    assert Answered((("lay", (2, 14)),)) == Answered((("lay", (2, 14)),))


SHAPES = [None, 5, "x", [], [5], {}, {"()": []}, {"#": []}, {"#": "Turn"}, {"o": ["lay", 0, 99]}, -1, 10**30]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_damaged_state_is_refused_or_plays(shape):
    """Whatever stands in a state from outside, the answer is a match or a RecordError."""
    whole = played(3).branch().record.to_data()
    for slot in whole["state"]["state"]:
        data = json.loads(json.dumps(whole))
        data["state"]["state"][slot] = shape
        with suppress(RecordError):
            match = Match.from_record(Record.from_data(data), verify=False)
            match.view(0)
            if match.decision is not None:
                match.answer_at((0,))


@pytest.mark.parametrize(
    ("slot", "change", "wrong"),
    [
        ("token", lambda old: [n and max(old) for n in old], "one and the same"),
        ("at", lambda old: [9, *old[1:]], "beyond its stack"),
        ("shown", lambda old: [9, *old[1:]], "beyond its stack"),
        ("growth", lambda old: [old[0] + 1, old[1]], "does not agree"),
        ("stacks", lambda old: old[::-1], "whole number from"),
        ("agenda", lambda old: [], "no turn is to come"),
    ],
)
def test_a_state_that_no_game_could_have_is_refused(slot, change, wrong):
    data = played(9).branch().record.to_data()
    data["state"]["state"][slot] = change(data["state"]["state"][slot])
    with pytest.raises(RecordError, match=wrong):
        Match.from_record(Record.from_data(data), verify=False)
