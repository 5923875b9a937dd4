"""What a card does in the words of its owner: it reads, or it is told where it stops and what is near."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from stolik.catalog import game
from stolik.games.pokemon.ast.nodes import Draw
from stolik.games.pokemon.ast.printed import Body
from stolik.games.pokemon.card_files import PokemonFiles
from stolik.games.pokemon.text.grammar.context import PrintedOn
from stolik.games.star_wars.ast.keywords import static
from stolik.games.star_wars.card_files import StarWarsFiles
from stolik.games.star_wars.text import cards
from stolik.packs.pack import PackCard, over
from stolik.packs.reading import OwnWords, PackError, Unread
from stolik.packs.words import Said, say
from stolik.text.trees import Grammar, Reader, read_whole

from .files import DECK, PIER_CAT, POKEMON, STRANGE, attack, mon, pack_of, sentence_of

STAR_WARS = game("star-wars")
HOME, SW_HOME = PokemonFiles(), StarWarsFiles()
(CAT,) = pack_of(PIER_CAT).cards
POISON = sentence_of("dp1-13", 0)


def said(text: str, place: str = "Whistle", card: PackCard = CAT) -> Said:
    return say(POKEMON, HOME, card, place, text)


def kept(text: str, card: PackCard = CAT, place: str = "Whistle") -> PackCard:
    found = said(text, place, card).card
    assert found is not None
    return found


def test_words_that_read_make_the_card_playable_and_are_told_in_three_languages() -> None:
    found = said(POISON)
    assert found.card is not None and found.card.playable and found.card.words == (OwnWords("Whistle", POISON),)
    assert found.card.card.attacks[1].do == POKEMON.pool["dp1-13"].attacks[0].do
    assert found.told["en"] == POISON and len({*found.told.values()}) == 3


def test_a_card_in_its_owners_words_is_kept_and_played() -> None:
    card = kept(POISON)
    assert PackCard.from_data(json.loads(json.dumps(card.to_data(POKEMON))), POKEMON) == card
    found = over(POKEMON, [pack_of(PIER_CAT).with_card(card)])
    deck = found.load_deck(DECK.replace("4 Lanternfish HB 1\n4 Moss Golem HB 3", "4 Pier Cat HB 5").replace("52", "56"))
    assert found.check(deck) == []


def test_words_that_do_not_read_are_told_by_the_first_that_is_not_understood() -> None:
    found = said(f"{POISON} {STRANGE}")
    assert found.card is None and found.word
    assert found.text[found.reach :].split()[0] == found.word
    assert POISON in said("Poisoned is the Defending one now.").near


def test_words_may_be_written_again() -> None:
    assert kept(POISON, kept(POISON)).words == (OwnWords("Whistle", POISON),)


def test_the_other_texts_of_the_card_stay_as_they_were_read() -> None:
    (card,) = pack_of(mon(5, "Pier Cat", attack("Pounce", "20", POISON), attack("Whistle", "", STRANGE))).cards
    assert kept(POISON, card).card.attacks[0] == card.card.attacks[0]


@pytest.mark.parametrize(("place", "text"), [("Pounce", POISON), ("Whistle", "  "), ("Whistle", "a" * 2001)])
def test_only_what_cant_be_read_is_said_in_other_words_and_not_at_any_length(place: str, text: str) -> None:
    with pytest.raises(PackError, match=r"needs no words at 'Pounce'|in 1 to 2000 characters"):
        said(text, place)


def test_a_poke_body_is_said_likewise() -> None:
    pool = POKEMON.pool.values()
    body, whole = next((one, card) for card in pool for one in card.abilities if isinstance(one, Body))
    text = HOME.told(whole, body.name, "en")
    bare = PackCard(replace(whole, abilities=()), (Unread(body.name, text, "unknown"),))
    assert kept(text, bare, body.name).card.abilities == (body,)


def test_a_trainer_is_said_likewise() -> None:
    whole = next(card for card in POKEMON.pool.values() if card.kind == "trainer" and card.do and not card.only_if)
    text = HOME.told(whole, "rules", "en")
    bare = PackCard(replace(whole, do=None), (Unread("rules", text, "unknown"),))
    assert kept(text, bare, "rules").card.do == whole.do


# ---- several readings


class TwoWays(PokemonFiles):
    """Reads "wait" in two ways."""

    def say(self, card: Any, place: str, text: str, before: OwnWords | None = None) -> Any:
        grammar = Grammar()
        family = grammar.family("text")
        for n in (1, 2):
            family.phrase(Draw(n), en="wait", pl="czekaj", ja="待つ")
        do = read_whole(Reader(grammar, text, PrintedOn(card.name)), "text", 100, lambda tree: tree)[0]
        return replace(card, attacks=(card.attacks[0], replace(card.attacks[1], do=do)))


def test_of_several_readings_the_owner_chooses_one() -> None:
    found = say(POKEMON, TwoWays(), CAT, "Whistle", "wait")
    assert (found.card, found.why) == (None, "ambiguous")
    assert [told["en"] for told in found.readings.values()] == ["Draw a card.", "Draw 2 cards."]
    chosen = say(POKEMON, TwoWays(), CAT, "Whistle", "wait", 1)
    assert chosen.card is not None and chosen.card.card.attacks[1].do == Draw(2)
    assert say(POKEMON, TwoWays(), CAT, "Whistle", "wait", 2).card is None


# ---- Star Wars


def _line_less(kind: str) -> tuple[Any, PackCard, str]:
    """A bundled card, the same without its last line as a pack would have it, and that line."""
    last = {"battle": "plays", "mission": "do"}.get(kind, "abilities")
    for whole in STAR_WARS.pool.values():
        texts = SW_HOME.texts(whole)
        if whole.kind != kind or len(texts) != (1 if kind == "mission" else len(getattr(whole, last))) or not texts:
            continue
        less = None if kind == "mission" else getattr(whole, last)[:-1]
        return whole, PackCard(replace(whole, **{last: less}), (Unread("line", texts[-1], "unknown"),)), texts[-1]
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", ["space", "ground", "character", "battle", "mission"])
def test_a_card_of_star_wars_is_said_line_by_line(kind: str) -> None:
    whole, bare, text = _line_less(kind)
    found = say(STAR_WARS, SW_HOME, bare, "line", text)
    assert found.card is not None and found.card.playable and found.card.card == whole
    assert text in found.told["en"] and len({*found.told.values()}) == 3


def test_a_line_of_star_wars_is_said_again_in_the_place_of_what_was_said() -> None:
    whole, bare, text = _line_less("character")
    first = say(STAR_WARS, SW_HOME, bare, "line", "Armor").card
    assert first is not None and first.card.abilities[:-1] == bare.card.abilities
    again = say(STAR_WARS, SW_HOME, first, "line", text).card
    assert again is not None and again.card == whole and again.words == (OwnWords("line", text),)


def _read_in_two_ways(line: str, printed: Any) -> list[Any]:
    grammar = Grammar()
    family = grammar.family("text")
    for name in ("armor", "overkill"):
        family.phrase(static(name), en="Wait.", pl="Czekaj.", ja="待つ。")
    return [read_whole(Reader(grammar, line, printed), "text", 100, lambda tree: tree)[0]]


def test_another_reading_of_a_line_of_star_wars_takes_the_place_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    _, bare, _ = _line_less("character")
    monkeypatch.setattr(cards, "read_line", _read_in_two_ways)
    first = say(STAR_WARS, SW_HOME, bare, "line", "Wait.", 0).card
    assert first is not None and first.card.abilities == (*bare.card.abilities, static("armor"))
    kept = PackCard.from_data(json.loads(json.dumps(first.to_data(STAR_WARS))), STAR_WARS)
    again = say(STAR_WARS, SW_HOME, kept, "line", "Wait.", 1).card
    assert again is not None and again.card.abilities == (*bare.card.abilities, static("overkill"))


def test_words_of_star_wars_that_do_not_read_are_told_with_what_is_near() -> None:
    _, bare, text = _line_less("ground")
    found = say(STAR_WARS, SW_HOME, bare, "line", f"{text} Sing a song.")
    assert found.card is None and found.word and text in found.near
