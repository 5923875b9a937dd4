"""Gates between printed English, hand-written trees and what is rendered. Printed texts lie outside the project."""

import csv
from collections import Counter
from dataclasses import replace

import pytest

from stolik.games.star_wars.cards import pool
from stolik.games.star_wars.cards.files import read_file
from stolik.games.star_wars.text import cards as star_wars

from .texts import printed
from .texts import read as read_again

#: Cards of which the hand-written tree says what is meant in another way than the text does.
OTHERWISE = {
    "JG-25": "the attacking unit instead of one that is chosen among attacking units",
    "ESB-52": "the text works from a ship too, where its unit takes no damage counters",
}
#: A condition of the event itself is rendered like a condition of what is done.
SAME_WORDS = {"ANH-106"}


@pytest.fixture(scope="module")
def cards():
    return printed()


def _card(facts, read):
    return star_wars.StarWarsCard(
        "X-1", facts.name, facts.version, facts.side, facts.kind, abilities=read.abilities, plays=read.plays,
        needs=read.needs, costs=read.costs, do=read.do,
    )  # fmt: skip


def test_no_text_has_two_readings(cards):
    several = []
    for facts, _ in cards:
        try:
            star_wars.read_text(facts.text, star_wars.context(facts))
        except star_wars.Ambiguous:
            several.append(facts.id)
        except star_wars.Declined:
            pass
    assert several == []


def test_what_is_read_is_rendered_as_it_was_printed_or_reads_again_as_the_same(cards):
    changed, same = [], Counter()
    for facts, read in cards:
        if read is None or not facts.text:
            continue
        lines = star_wars.render(_card(facts, read), "en").lines
        if " ".join(lines) == " ".join(map(star_wars.normalise, facts.text.split(" | "))):
            same[facts.id.partition("-")[0]] += 1
            continue
        again = read_again(replace(facts, text=" | ".join(lines)))
        if again is None or by_text(again) != by_text(read):
            changed.append((facts.id, lines))
    assert {each[0] for each in changed} == SAME_WORDS, changed
    assert same.total() > 0.5 * sum(1 for facts, read in cards if read is not None and facts.text)


def by_text(read):
    """What was read, with the abilities in an order of its own: they have none."""
    return (sorted(map(repr, read.abilities)), read.plays, read.needs, read.costs, read.do)


def test_readings_are_the_hand_written_trees(cards):
    different = [
        facts.id
        for facts, read in cards
        if read is not None and facts.id in pool() and by_text(star_wars.as_read(pool()[facts.id])) != by_text(read)
    ]
    assert sorted(different) == sorted(OTHERWISE)


def test_the_numbers_of_a_file_are_those_of_the_pool(cards):
    for facts, _ in cards:
        card = pool().get(facts.id)
        if card is not None:
            mine = (card.name, card.version, card.side, card.kind, card.cost, card.speed, card.power, card.health)
            theirs = (facts.name, facts.version, facts.side, facts.kind, facts.cost, facts.speed, facts.power)
            assert mine == (*theirs, facts.health), facts.id


def test_the_share_of_cards_that_read_does_not_fall(cards):
    known = Counter(facts.id.partition("-")[0] for facts, _ in cards)
    fine = Counter(facts.id.partition("-")[0] for facts, read in cards if read is not None)
    least = {"AOTC": 95, "SR": 94, "ANH": 91, "JG": 91, "ESB": 93, "RAS": 91, "ROTJ": 92}
    assert {
        name: 100 * fine[name] // known[name] for name in least if 100 * fine[name] < least[name] * known[name]
    } == {}


def test_a_file_that_is_none_is_refused(tmp_path):
    file = tmp_path / "wrong.tsv"
    with file.open("w", newline="") as out:
        csv.writer(out, delimiter="\t").writerow(["Name", "Text"])
    with pytest.raises(ValueError, match="no column"):
        read_file(file)
