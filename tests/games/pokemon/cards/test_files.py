"""Card files of pokemon-tcg-data: what they say, and one clear error for all that they may have wrong."""

import json
import os
from pathlib import Path

import pytest

from stolik.games.pokemon.cards import files
from stolik.games.pokemon.cards.files import CardFileError, RawAbility, RawAttack, read_file

FILES = os.environ.get("STOLIK_CARD_FILES", "")
BEAR = {
    "id": "dp1-1",
    "name": "Bear",
    "supertype": "Pokémon",
    "subtypes": ["Stage 1"],
    "level": "31",
    "hp": "80",
    "types": ["Fire", "Metal"],
    "evolvesFrom": "Cub",
    "abilities": [{"name": "Fur", "type": "Poké-Body", "text": "It is warm."}],
    "attacks": [
        {"name": "Hug", "cost": ["Fire", "Colorless"], "convertedEnergyCost": 2, "damage": "30+", "text": "Hm."}
    ],
    "weaknesses": [{"type": "Water", "value": "+20"}],
    "resistances": [{"type": "Grass", "value": "-30"}, {"type": "Metal", "value": "-30"}],
    "retreatCost": ["Colorless", "Colorless"],
    "convertedRetreatCost": 2,
}


def read(*cards):
    """The facts of cards that stand in a file."""
    return read_file(json.dumps(cards).encode(), "bears.json")


def bear(**changes):
    """The bear with other fields; None takes one away."""
    return {key: value for key, value in {**BEAR, **changes}.items() if value is not None}


def attack(**changes):
    return bear(attacks=[{key: value for key, value in {**BEAR["attacks"][0], **changes}.items() if value is not None}])


def test_a_card_is_read_into_its_numbers_and_raw_texts():
    [facts] = read(BEAR)
    assert (facts.id, facts.name, facts.kind, facts.stage, facts.hp) == ("dp1-1", "Bear", "pokemon", "stage 1", 80)
    assert (facts.types, facts.evolves_from, facts.level, facts.retreat, facts.tags) == ("RM", "Cub", "31", 2, ())
    assert facts.attacks == (RawAttack("Hug", "RC", 30, "+", "Hm."),)
    assert facts.abilities == (RawAbility("Poké-Body", "Fur", "It is warm."),)


def test_weakness_and_resistance_are_letters_and_a_number():
    """PK-ATTACK-4: None is the usual number, ×2 and -30."""
    [facts] = read(BEAR)
    assert (facts.weakness, facts.resistance) == (("W", 20), ("GM", None))
    [other] = read(bear(weaknesses=[{"type": "Water", "value": "×2"}], resistances=None))
    assert (other.weakness, other.resistance) == (("W", None), None)


@pytest.mark.parametrize(
    ("printed", "subtypes", "name", "stage", "tags"),
    [
        ("Bear δ", ["Basic"], "Bear", "basic", ("delta",)),
        ("Bear ★", ["Basic", "Star"], "Bear ★", "basic", ("star",)),
        ("Bear LV.X", ["Level-Up"], "Bear", "level-up", ()),
        ("Bear G LV.X", ["Level-Up", "SP"], "Bear G", "level-up", ("sp",)),
        ("Bear ex", ["Stage 2", "ex"], "Bear ex", "stage 2", ("ex",)),
    ],
)
def test_level_and_delta_are_no_part_of_a_name_and_other_signs_are(printed, subtypes, name, stage, tags):
    """PK-SETUP-1."""
    [facts] = read(bear(name=printed, subtypes=subtypes))
    assert (facts.name, facts.stage, facts.tags) == (name, stage, tags)


@pytest.mark.parametrize(
    ("card", "stage"),
    [
        ({"supertype": "Trainer", "subtypes": ["Item"]}, "item"),
        ({"supertype": "Trainer"}, "item"),
        ({"supertype": "Trainer", "subtypes": ["Item", "Pokémon Tool"]}, "tool"),
        ({"supertype": "Trainer", "subtypes": ["Technical Machine"]}, "technical machine"),
        ({"supertype": "Trainer", "subtypes": ["Item"], "name": "Bear Fossil", "hp": "50"}, "fossil"),
        ({"supertype": "Trainer", "subtypes": ["Item"], "name": "Bear Doll", "hp": "10"}, "item"),
        ({"supertype": "Energy", "subtypes": ["Special"]}, "special"),
    ],
)
def test_the_sort_of_a_trainer_or_energy_card(card, stage):
    [facts] = read({"id": "dp1-2", "name": "Bear Things", **card})
    assert facts.stage == stage
    assert facts.types == ("C" if "hp" in card else "")


@pytest.mark.parametrize("field", ["id", "name", "supertype", "subtypes", "hp", "types"])
def test_a_missing_field_is_named(field):
    with pytest.raises(CardFileError) as caught:
        read(bear(**{field: None}))
    assert caught.value.field == field
    assert caught.value.card == ("card 1" if field == "id" else "dp1-1")


WRONG = [
    (bear(id=7), "id"),
    (bear(id="../bear"), "id"),
    (bear(name=" "), "name"),
    (bear(name="δ"), "name"),
    (bear(name="Be\x1b[31mar"), "name"),
    (bear(subtypes=["Stage 2"], evolvesFrom=None), "evolvesFrom"),
    (bear(subtypes=["Stage 1"], evolvesFrom=""), "evolvesFrom"),
    (bear(supertype="Pokemon"), "supertype"),
    (bear(subtypes=["Stage 9"]), "subtypes"),
    (bear(subtypes=["Basic", "Stage 1"]), "subtypes"),
    (bear(subtypes="Basic"), "subtypes"),
    (bear(hp="many"), "hp"),
    (bear(hp=True), "hp"),
    (bear(hp="0"), "hp"),
    (bear(level="old"), "level"),
    (bear(types=["Iron"]), "types"),
    (bear(types="Fire"), "types"),
    (bear(evolvesFrom=3), "evolvesFrom"),
    (bear(retreatCost=["Fire"]), "retreatCost"),
    (bear(retreatCost="Colorless"), "retreatCost"),
    (bear(convertedRetreatCost=1), "convertedRetreatCost"),
    (bear(weaknesses=[{"type": "Water", "value": "much"}]), "weaknesses 1, value"),
    (bear(weaknesses=[{"value": "×2"}]), "weaknesses 1, type"),
    (bear(weaknesses={"Water": 2}), "weaknesses"),
    (bear(resistances=[{"type": "Water", "value": "-20"}, {"type": "Fire", "value": "-30"}]), "resistances"),
    (bear(abilities=[{"name": "Fur", "type": "Spell", "text": "x"}]), "abilities 1, type"),
    (bear(abilities=[{"name": "Fur", "type": "Poké-Body"}]), "abilities 1, text"),
    (bear(abilities=["Fur"]), "abilities 1"),
    (bear(rules=[3]), "rules"),
    (attack(name=None), "attacks 1, name"),
    (attack(cost=None), "attacks 1, cost"),
    (attack(cost=["Colourless", "Fire"]), "attacks 1, cost"),
    (attack(cost="RC"), "attacks 1, cost"),
    (attack(convertedEnergyCost=3), "attacks 1, convertedEnergyCost"),
    (attack(damage=30), "attacks 1, damage"),
    (attack(damage="lots"), "attacks 1, damage"),
    (attack(damage="+"), "attacks 1, damage"),
    (attack(text=["x"]), "attacks 1, text"),
]


@pytest.mark.parametrize(("card", "field"), WRONG, ids=[f"{n}-{field}" for n, (_, field) in enumerate(WRONG)])
def test_what_a_field_has_wrong_is_told_with_file_card_and_field(card, field):
    good = bear(id="dp1-9")
    with pytest.raises(CardFileError) as caught:
        read(good, card)
    assert (caught.value.file, caught.value.field) == ("bears.json", field)
    assert caught.value.card == ("card 2" if field == "id" else "dp1-1")
    assert str(caught.value).startswith(f"bears.json, {caught.value.card}, {field}: ")


def test_a_field_that_is_there_twice_is_refused():
    with pytest.raises(CardFileError, match='a field is there twice: "hp"'):
        read_file(b'[{"id": "dp1-1", "hp": "40", "hp": "400"}]')


def test_a_card_that_is_there_twice_is_refused():
    with pytest.raises(CardFileError, match="dp1-1, id: the card is there twice"):
        read(BEAR, BEAR)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'{"id": "dp1-1"}', "a card file is a JSON list of cards"),
        (b"[3]", "card 1: expected a card, found 3"),
        (b'[{"id":\n "dp1-1",,}]', "broken JSON in line 2, column 10"),
        (b"\xff\xfe[]", "not UTF-8"),
        (b"[" * 100_000, "broken JSON"),
        (b"", "the file is empty"),
    ],
)
def test_what_is_no_card_file_is_told_with_its_name(content, message):
    with pytest.raises(CardFileError, match=message) as caught:
        read_file(content, "odd.json")
    assert caught.value.file == "odd.json"


def test_a_file_that_is_too_large_is_refused_unread(tmp_path):
    """100 MB of what is not even JSON: the size is what is told."""
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(CardFileError, match="has 100000000 bytes; at most 20000000 are read"):
        read_file(path)


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(CardFileError, match=r"none\.json: the file can't be read"):
        read_file(tmp_path / "none.json")


def test_a_byte_order_mark_and_a_free_cost_are_no_matter():
    card = attack(cost=["Free"], convertedEnergyCost=0)
    [facts] = read_file(b"\xef\xbb\xbf" + json.dumps([card]).encode())
    assert facts.attacks[0].cost == ""


@pytest.mark.skipif(not FILES, reason="STOLIK_CARD_FILES names no folder of card files")
def test_every_card_file_of_the_folder_is_read_whole():
    for path in sorted((Path(FILES) / "pokemon/cards").glob("*.json")):
        assert [facts.id for facts in read_file(path)] == [row["id"] for row in json.loads(path.read_text("utf-8"))]


def test_the_limit_leaves_room_for_every_set():
    assert files.LARGEST == 20_000_000
