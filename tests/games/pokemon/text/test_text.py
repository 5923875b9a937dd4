"""Texts of Pokémon cards, with sentences made up for the tests: written, read back, declined, ambiguous."""

import pytest

from stolik.cardgame.ast import CHOSEN, HEADS, SELF, Choose, Coins, Do, Flip, If, Is, May, Repeat, Which, one, some
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    DEFENDING,
    Affected,
    Base,
    Draw,
    EnergyOf,
    Fails,
    Heal,
    Hit,
    Inflict,
    Kind,
    Lasting,
    More,
    OfType,
    Put,
    Reduced,
    Search,
    Shuffle,
    Switch,
    Times,
)
from stolik.games.pokemon.ast.printed import Attack, Card, Power
from stolik.games.pokemon.text import cards
from stolik.games.pokemon.text.grammar.context import PrintedOn
from stolik.games.pokemon.text.grammar.steps import connective
from stolik.games.pokemon.text.grammar.words import GRAMMAR, counted, inflect
from stolik.text.patterns import compile_pattern
from stolik.text.phrase import LANGS, Ambiguous, Declined
from stolik.text.trees import Grammar, Hole, Reader, hole

FOE = Which("pokemon", "opponent")
DECK = Which("card", "you", "deck", (Kind("basic pokemon"),))
TREES = (
    Draw(9),
    Flip(heads=Inflict(("asleep", "burned")), tails=Fails()),
    Do((Coins(7), Times(HEADS))),
    Do((Choose(some(4, FOE)), Hit(90, CHOSEN))),
    Flip(heads=Do((Search(one(DECK), "bench"), Shuffle()))),
    If(Is(DEFENDING, Affected("confused")), More(70)),
    May(Switch(SELF), then=Draw(6)),
    Lasting(Reduced(40), SELF, "opponent's next turn"),
    Do((Coins(5), Repeat(HEADS, Heal(3, Which("pokemon", filters=(OfType("G"),)))))),
)


def read(text, **about):
    return cards.read("text", text, PrintedOn("Testmon", **{"damage": 30, **about}))[0]


@pytest.mark.parametrize("tree", TREES)
def test_english_reads_back_to_the_tree(tree):
    assert read(cards.write("text", tree, "en", PrintedOn("Testmon", damage=30))) == tree


@pytest.mark.parametrize("lang", LANGS)
def test_different_trees_have_different_texts(lang):
    texts = {cards.write("text", tree, lang, PrintedOn("Testmon", damage=30)) for tree in TREES}
    assert len(texts) == len(TREES)


@pytest.mark.parametrize(
    "lang, text",
    [
        ("en", "Flip a coin. If heads, put 3 damage counters on the Defending Pokémon."),
        ("pl", "Rzuć monetą. Jeśli wypadnie orzeł, połóż 3~znaczniki obrażeń na broniącym się Pokémonie."),
        ("ja", "コインを1回投げオモテなら、相手のバトルポケモンにダメージカウンターを3個のせる。"),
    ],
)
def test_one_tree_in_three_languages(lang, text):
    assert cards.write("text", Flip(Put(3, DEFENDING)), lang, PrintedOn("Testmon")) == text.replace("~", "\u00a0")


def test_an_offer_is_an_infinitive_in_polish():
    text = cards.write("text", May(Switch(ACTIVE)), "pl", PrintedOn("Testmon"))
    assert text.startswith("Możesz zamienić") and "\u00a0" in text


def test_clauses_before_a_comma_are_connective_in_japanese():
    text = cards.write("text", Flip(Do((Draw(2), Put(1, DEFENDING)))), "ja", PrintedOn("Testmon"))
    assert "引き、" in text and text.endswith("のせる。")
    assert connective("見る") == "見" and connective("トラッシュする") == "トラッシュし"


def test_that_pokemon_is_what_was_named_last():
    text = "If the Defending Pokémon is Asleep, that Pokémon is now Poisoned."
    assert read(text) == If(Is(DEFENDING, Affected("asleep")), Inflict(("poisoned",)))


def test_the_printed_damage_must_be_the_card_s():
    text = "Flip a coin. If heads, this attack does 30 damage plus 80 more damage."
    assert read(text) == Flip(More(80))
    with pytest.raises(Declined):
        read(text, damage=40)


def test_an_unread_sentence_is_never_dropped():
    with pytest.raises(Declined) as caught:
        read("Draw 9 cards. Sing a song to the Defending Pokémon.")
    assert caught.value.longest.startswith("Draw 9 cards.")


@pytest.mark.parametrize(
    "text",
    [
        "Draw 9 cards. " * 10_000,
        "If heads, " * 190 + "draw a card.",
        "you may " * 240,
        "Draw ٩ cards.",
        "Draw 09 cards.",
        "Draw 99999 cards.",
        "Draw " + "9" * 5_000 + " cards.",
        "Choose 1.",
        "Discard 2",
        " " * 50_000 + "x",
    ],
    ids=lambda text: f"{text[:12]} … {len(text)}",
)
@pytest.mark.parametrize("name", ["Testmon", "[]", "(Test[*", "{}"])
def test_whatever_stands_in_a_file_is_declined(text, name):
    for reader in (cards.read_attack, lambda *given: cards.read_power(*given, "Abc")):
        with pytest.raises(Declined):
            reader(text, name)
    with pytest.raises(Declined):
        cards.read_rules([text], name, "trainer")


def test_what_the_kind_of_a_card_says_takes_no_other_sentence_with_it():
    rules = ["This Pokémon is both Grass Fire type.", "Sing. Be of any type."]
    assert cards.rules_text(rules) == rules[1]


def test_a_name_of_brackets_alone_changes_no_text():
    assert cards.read_attack("Draw 9 cards.", "[]").do == Draw(9)


def test_two_meanings_are_an_error_that_names_the_card(monkeypatch):
    grammar = Grammar()
    step = grammar.family("text")
    for tree in (Draw(1), Fails()):
        step.phrase(tree, en="wait", pl="czekaj", ja="待つ")
    monkeypatch.setattr(cards, "GRAMMAR", grammar)
    with pytest.raises(Ambiguous, match="Testmon"):
        read("wait")


def test_a_power_with_its_limits():
    text = (
        "Once during your turn (before your attack), if Testmon is on your Bench, you may draw 8 cards. "
        "You can't use more than 1 Abc Poké-Power each turn."
    )
    power = cards.read_power(text, "Testmon", "Abc")
    assert power == Power("Abc", Draw(8), healthy=False, shared=True, where="bench")


def test_base_damage_is_read_with_another_wording():
    text = "If the Defending Pokémon is Burned, this attack's base damage is 90."
    assert read(text) == If(Is(DEFENDING, Affected("burned")), Base(90))


def test_render_gives_a_card_all_its_texts():
    card = Card("t-1", "Testmon", "pokemon", "basic", attacks=(Attack("Nap", "C", do=Draw(9)), Attack("Hit", "C", 10)))
    assert cards.render(card, "pl").attacks == (("Nap", "Dobierz 9\u00a0kart."), ("Hit", ""))


def test_energy_and_cards_are_different_sentences():
    energy, card = Which("energy", on=SELF), Which("energy card", on=SELF)
    for lang in LANGS:
        texts = {GRAMMAR and cards.write("attached", one(each), lang, PrintedOn("Testmon")) for each in (energy, card)}
        assert len(texts) == 2


@pytest.mark.parametrize("n, text", [(1, "1 kartę"), (3, "3 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty")])
def test_polish_counts(n, text):
    assert counted(n, "{card}", "acc") == text


def test_polish_adjectives_agree():
    assert inflect("<podstawow {pokemon} <wodn", "dat", True) == "podstawowym Pokémonom wodnym"
    assert inflect("%swój {card} energii", "loc") == "swojej karcie energii"


def test_a_pattern_has_the_slots_of_its_template():
    with pytest.raises(ValueError, match="slots"):
        Grammar().family("x").phrase(Draw(hole("n")), en="draw {n}", pl="dobierz", ja="{n}")
    with pytest.raises(ValueError, match="brace"):
        compile_pattern("draw {")


def test_left_recursion_is_a_fault_of_the_grammar():
    grammar = Grammar()
    grammar.family("x").phrase(Choose(Hole("x", "x")), en="{x} again", pl="{x}", ja="{x}")
    with pytest.raises(ValueError, match="begins with itself"):
        Reader(grammar, "go again", PrintedOn("Testmon")).read("x", 0)


def test_types_are_letters():
    assert read("Discard a Water Energy attached to Testmon.").what.which.filters == (EnergyOf("W"),)
