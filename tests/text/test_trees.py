"""Phrases over trees: what is written is read back, and what their kinds of words do. The game here is a small farm."""

from dataclasses import dataclass
from typing import Any

import pytest

from stolik.cardgame.ast import CHOSEN, THAT_MANY, Choose, Named, Node, Some, one
from stolik.text.grammar.kinds import Digits, Listed, SaidAs, Unstopped, Word
from stolik.text.grammar.rows import Sentences
from stolik.text.phrase import Declined
from stolik.text.trees import Context, Grammar, Phrase, Reader, Unsayable, Writer, hole, read_whole


@dataclass(frozen=True)
class Feed(Node):
    """An animal is fed, so often."""

    what: Any
    n: Any = 1


@dataclass(frozen=True)
class Sleep(Node):
    """Animals sleep."""

    who: Any


ANIMALS = {"cow": "cow", "hen": "hen", "hens": "hen house"}
PL = {"cow": "krow", "hen": "kur", "hens": "kurnik"}
JA = {"cow": "牛", "hen": "鶏", "hens": "鶏小屋"}


@pytest.fixture
def farm():
    grammar = Grammar()
    grammar.add("animal", Word(ANIMALS, PL, JA, lambda stem, case: stem + {"acc": "ę", "nom": "a"}[case]))
    grammar.add(
        "animals",
        Listed(grammar.constants, "animal", {"en": "and", "pl": "i", "ja": "と"}, also=("or",), asked={"pl": "nom"}),
    )
    many = {"en": ("that many", "that many"), "pl": ("tyle", "tyle"), "ja": ("同じ数", "その数")}
    n = grammar.add("n", Digits(grammar.constants, 2, many, lambda value, noun: f"{value} {noun}"))
    n.reads(THAT_MANY, "that many", usual=True)
    step = grammar.family("step")
    step.phrase(
        Feed(hole("what", "animal")),
        en="feed the {what}",
        pl="[nakarm|nakarmić] {what:acc}",
        ja="{what}に餌をやる",
        also=("give the {what} some hay",),
    )
    step.phrase(
        Feed(hole("what", "animal"), hole("n")),
        en="feed the {what} {n} {n|time|times}",
        pl="[nakarm|nakarmić] {what:acc} {n:razy}",
        ja="{what}に{n:回}餌をやる",
    )
    step.phrase(Sleep(hole("who", "animals")), en="{who} {who|sleeps|sleep}", pl="śpi {who}", ja="{who}が眠る")
    row = grammar.add("row", Sentences(grammar.constants, "step"))
    row.in_a_row("row", "step")
    return grammar


def say(grammar, category, value, lang="en", spec=""):
    return Writer(grammar, lang, Context("Farm")).write(category, value, spec)


def read(grammar, category, text, spec=""):
    """Every reading of the whole text, and whether it is worded otherwise than it would be printed."""
    given = Reader(grammar, text, Context("Farm"))
    return [(value, odd) for value, end, odd in given.read(category, 0, spec) if end == len(text)]


@pytest.mark.parametrize("tree", [Feed("cow"), Feed("hen", 3), Feed("cow", THAT_MANY), Sleep(("cow", "hen", "cow"))])
def test_what_is_written_is_read(farm, tree):
    assert read(farm, "step", say(farm, "step", tree)) == [(tree, False)]


def test_it_is_said_in_three_languages(farm):
    said = [say(farm, "step", Feed("cow", 3), lang) for lang in ("en", "pl", "ja")]
    assert said == ["feed the cow 3 times", "nakarm krowę 3 razy", "牛に3回餌をやる"]


def test_a_mood_chooses_the_form(farm):
    assert say(farm, "step", Feed("hen"), "pl", "inf") == "nakarmić kurę"


def test_other_words_are_read_as_worded_otherwise(farm):
    assert read(farm, "step", "give the hen some hay") == [(Feed("hen"), True)]
    assert read(farm, "animals", "cow or hen") == [(("cow", "hen"), True)]


def test_a_form_must_go_with_its_value(farm):
    assert read(farm, "step", "feed the cow 1 times") == []
    assert read(farm, "step", "cow and hen sleeps") == []


def test_a_form_may_stand_before_its_value(farm):
    farm.family("alarm").phrase(Sleep(hole("who", "animals")), en="{who|sleeps|sleep}: {who}", pl="{who}", ja="{who}")
    assert read(farm, "alarm", "sleep: cow and hen") == [(Sleep(("cow", "hen")), False)]
    assert read(farm, "alarm", "sleeps: cow and hen") == []


def test_a_word_without_a_row_in_the_table_is_unsayable(farm):
    with pytest.raises(Unsayable):
        say(farm, "step", Feed("horse"))


def test_of_words_that_begin_alike_all_are_read_or_the_longest(farm):
    farm.add("one animal", Word(ANIMALS, PL, JA, longest=True))
    given = Reader(farm, "hen house", Context("Farm"))
    assert {value for value, *_ in given.read("animal", 0)} == {"hen", "hens"}
    assert [value for value, *_ in given.read("one animal", 0)] == ["hens"]


def test_a_row_may_have_commas_alone(farm):
    farm.add("herd", Listed(farm.constants, "animal", {"en": "", "pl": "", "ja": "、"}))
    assert say(farm, "herd", ("cow", "hen", "cow")) == "cow, hen, cow"
    assert read(farm, "herd", "cow, hen, cow") == [(("cow", "hen", "cow"), False)]


def test_a_view_sees_values_otherwise_and_may_see_nothing(farm):
    farm.add("fed", SaidAs(farm, "step", lambda animal: (Feed(animal),), lambda step: getattr(step, "what", None)))
    assert say(farm, "fed", "cow") == "feed the cow"
    assert read(farm, "fed", "feed the cow") == [("cow", False)]
    assert read(farm, "fed", "cow sleeps") == []


def test_sentences_stand_in_a_row_up_to_the_end(farm):
    text = say(farm, "row", (Feed("cow"), Sleep(("hen",))))
    assert text == "feed the cow. hen sleeps."
    assert read(farm, "row", text) == [((Feed("cow"), Sleep(("hen",))), False)]


def test_a_text_without_its_last_full_stop_may_have_to_be_one_sentence(farm):
    farm.add("run", Unstopped("row"))
    farm.add("one run", Unstopped("row", several=False))
    two = (Feed("cow"), Sleep(("hen",)))
    assert say(farm, "run", two) == "feed the cow. hen sleeps"
    with pytest.raises(Unsayable):
        say(farm, "one run", two)


def test_a_slot_hands_on_what_its_phrase_was_asked_for(farm):
    asked = farm.family("asked")
    asked.phrase(Feed(hole("what", "animal")), en="{what:=}", pl="{what:=}", ja="{what:=}")
    assert [say(farm, "asked", Feed("cow"), "pl", case) for case in ("nom", "acc")] == ["krowa", "krowę"]


def test_a_pattern_may_be_read_only_where_it_is_asked_for(farm):
    farm.family("polite").reads(hole("step"), "please {step:=}", asked="please")
    assert read(farm, "polite", "please feed the cow", "please") == [(Feed("cow"), True)]
    assert read(farm, "polite", "please feed the cow") == []


def test_what_a_pattern_means_may_be_nothing(farm):
    most = farm.family("most")
    most.means(lambda n: n if n != THAT_MANY else None, "up to {n}", usual=True)
    assert read(farm, "most", "up to 3") == [(3, False)] and read(farm, "most", "up to that many") == []


def test_a_constant_may_look_at_what_stands_there(farm):
    farm.family("whole").reads(hole("animal"), "{animal}{apart}", usual=True)
    assert read(farm, "whole", "cow") == [("cow", False)]
    assert Reader(farm, "cowbell", Context("Farm")).read("whole", 0) == ()


def test_patterns_have_exactly_the_holes_of_their_template(farm):
    with pytest.raises(ValueError, match="slots"):
        farm.family("wrong").phrase(Feed(hole("what", "animal")), en="feed", pl="nakarm", ja="餌")
    with pytest.raises(ValueError, match="all of the slots"):
        farm.family("no slot").means(lambda n: n, "feed", n="n")
    for make in (lambda k: k, lambda n, k: n, lambda: 1):
        with pytest.raises(ValueError, match=r"feed \{n\}"):
            farm.family(f"other slots {make.__code__.co_varnames}").means(make, "feed {n}")


def test_a_category_may_not_begin_with_itself(farm):
    farm.family("circle").reads(hole("circle"), "{circle}, again")
    with pytest.raises(ValueError, match="begins with itself"):
        read(farm, "circle", "cow, again")


def test_a_text_that_nothing_reads_tells_how_far_it_was_read(farm):
    with pytest.raises(Declined) as declined:
        read_whole(Reader(farm, "Feed the cow 3 horses.", Context("Farm")), "row", 100, lambda value: value)
    assert declined.value.longest == "Feed the cow 3 "


def test_a_node_is_not_made_of_what_it_has_no_place_for():
    phrase = Phrase((Choose(hole("what", "animals")), Feed(hole("what", "animals"))), {}, {})
    chosen = one(CHOSEN)
    assert phrase.wanted == (("what", (Some,)),)
    assert phrase.meant({"what": chosen}, Context("cow")) == (Choose(chosen), Feed(chosen))
    assert phrase.meant({"what": Named("hens")}, Context("cow")) is None
