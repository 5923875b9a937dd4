"""All that a table shows in games by chance has words: in Japanese no Latin letter is left over, be it of a key, of a
verb or of English that stands in for a phrase that is missing."""

import random
import re
from itertools import islice

import pytest

from stolik.catalog import game
from stolik.cli.faces.generic import GenericFace
from stolik.match import Match
from stolik.server.faces import face_of
from stolik.simulation.foresight import foresee
from stolik.text.phrase import plain

IDS = ("magpies-2", "magpies-3", "magpies-4")
PEOPLE = ("はな", "ゆき", "けん", "あお")
RULE = re.compile(r"[A-Z]+-[A-Z]+-\d")


def shown(match, lang):
    """Every text for every viewer: lists, figures, question, options, log, refusals."""
    found, people, words = match.game, match.names, match.game.words
    face = face_of(found.id)
    for viewer in (*range(found.seats), None):
        sight = face.sight(match.view(viewer), match.outcome, people, lang)
        for zone in sight.zones:
            yield from (zone.name, zone.note, *(text for card in zone.cards for text in (card.name, card.text)))
        for fact in sight.facts:
            yield from (fact.name, fact.value)
        yield from (sight.goal.head, sight.goal.rest, sight.goal.counted)
        if sight.decision is not None:
            yield from (sight.decision.prompt, *sight.decision.labels)
        told = [event.seen_by(viewer).to_data() for event in match.events[-1]]
        yield from (plain(line.text) for line in words.tell(told, people, viewer, lang))
        if viewer is not None:
            for intent in match.intents(viewer):
                refusal = match.why_not(viewer, intent, lang)
                yield "" if refusal is None else refusal.text


@pytest.mark.parametrize("name", IDS)
def test_whole_games_in_japanese(name):
    found = game(name)
    seats = found.seats
    match = Match(name, found.decks[:seats], 3, {"rounds": 4}, PEOPLE[:seats])
    chance, said = random.Random(3), set()
    while match.decision is not None:
        said |= set(shown(match, "ja"))
        match.answer(chance.choice(list(islice(match.decision.answers(), 64))))
    said |= set(shown(match, "ja"))
    end = match.outcome
    said.add(plain(found.words.outcome("rules", end.returns, match.names, None, "ja", end.rule)))
    assert len(said) > 60
    assert [text for text in said if re.search("[A-Za-z]", text)] == []


@pytest.mark.parametrize("name, sides", [("magpies-2", [[0], [1]]), ("magpies-4", [[0, 2], [1, 3]])])
def test_the_goal_has_the_points_of_each_side_and_no_figure_repeats_them(name, sides):
    found = game(name)
    match = Match(name, found.decks[: found.seats], 3, {"rounds": 2}, PEOPLE[: found.seats])
    sight = face_of(name).sight(match.view(0), None, match.names, "pl")
    assert sight.goal.head + sight.goal.rest == "Miej najwięcej punktów po 2 rundach"
    assert [(one.seats, one.figure) for one in sight.goal.standings] == [(side, "0") for side in sides]
    assert sight.goal.counted not in [fact.name for fact in sight.facts]
    assert sight.facts


@pytest.mark.parametrize("name", IDS)
def test_only_own_cards_can_be_chosen(name):
    """A card of the discard pile or of another kit is no option, also where the viewer may lay or use an equal one."""
    found = game(name)
    match = Match(name, [found.decks[0]] * found.seats, 3, {"rounds": 4})
    chance, offered = random.Random(3), 0
    while match.decision is not None:
        seat = match.decision.seat
        sight = face_of(name).sight(match.view(seat), None, match.names, "en")
        for zone in sight.zones:
            if zone.seat == seat:
                offered += len([card for card in zone.cards if card.option >= 0])
            else:
                assert all(card.intent is None and card.option < 0 for card in zone.cards), zone.key
        match.answer(chance.choice(list(islice(match.decision.answers(), 64))))
    assert offered > 20


@pytest.mark.parametrize("name", IDS)
def test_what_is_said_before_a_game(name):
    """Titles, settings, decks, plans, cards and what is wrong with a deck, all of it also in Polish and Japanese."""
    found = game(name)
    problems = found.problems((("feint", "feint"),), {})
    for lang in ("pl", "ja"):
        pairs = [(found.spoken.name(lang), found.spoken.name("en")), (found.words.line(lang), found.words.line("en"))]
        for option in found.options:
            pairs.append((found.spoken.option_label(option.key, lang), found.spoken.option_label(option.key, "en")))
            pairs.append((found.spoken.option_help(option.key, lang), found.spoken.option_help(option.key, "en")))
        for deck in found.decks:
            pairs.append((found.spoken.deck_title(deck.name, lang), deck.name))
            pairs.append((found.spoken.deck_plan(deck.name, lang), found.spoken.deck_plan(deck.name, "en")))
        for key in found.pool:
            pairs.append((found.spoken.card_name(key, lang), key))
            pairs.append((found.words.card_text(key, lang), found.words.card_text(key, "en")))
        pairs += [(found.words.problem(one, lang), found.words.problem(one, "en")) for one in problems]
        assert [pair for pair in pairs if not pair[0] or pair[0] == pair[1]] == []


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_the_ledger_in_every_language(name, lang):
    """Each chapter and rule is translated, under the same ID, and its heading is a title without its mark."""
    english, other = game(name).spoken.ledger("en"), game(name).spoken.ledger(lang)
    assert len(english.chapters) > 5
    for here, there in zip(english.chapters, other.chapters, strict=True):
        assert there.title.strip(" :：") == there.title != ""
        assert [rule.id for rule in here.rules] == [rule.id for rule in there.rules]
        for one, same in zip(here.rules, there.rules, strict=True):
            assert RULE.fullmatch(one.id)
            assert lang == "en" or one.text != same.text
    assert lang == "en" or all(a.title != b.title for a, b in zip(english.chapters, other.chapters, strict=True))


def test_a_preview_says_where_it_stops_being_certain():
    """Its sentences are what happens for sure; a last one says that more may, where luck or an answer comes then."""
    found, chance, ends = game("magpies-2"), random.Random(3), set()
    match, face = Match("magpies-2", found.decks[:2], 3, {"rounds": 4}), GenericFace(found, "en")
    while match.decision is not None:
        picks = chance.choice(list(islice(match.decision.answers(), 64)))
        lines = [line.plain for line in face.foresee(match, match.decision.seat, picks, match.names)]
        if len(lines) > 1:
            ends.add((foresee(match, match.decision.seat, picks)[1], lines[-1] == "  What follows is not certain."))
        match.answer(picks)
    assert ends == {(True, False), (False, True)}
