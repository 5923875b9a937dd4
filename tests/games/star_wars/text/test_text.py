"""Texts of Star Wars cards: every tree of the pool has words in every language, and other words than another tree."""

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    Both,
    Choose,
    Compare,
    Count,
    Do,
    Draw,
    If,
    Lasting,
    May,
    Some,
    Static,
    When,
    Which,
)
from stolik.games.star_wars.ast.keywords import bounty, evade, hidden_cost, lucky, static, upkeep
from stolik.games.star_wars.ast.nodes import (
    EVENT,
    Activated,
    Barred,
    BuildPoints,
    Damage,
    Gain,
    Gets,
    Grants,
    Keyword,
    Owned,
    Pay,
    Pilot,
    Prevent,
    Sort,
    Tap,
)
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.cards import pool
from stolik.games.star_wars.text import cards
from stolik.games.star_wars.text.grammar.canon import canonical, lines
from stolik.text.ledger import load

LANGS = ("en", "pl", "ja")
MINE = Which("unit", "you", "anywhere")


def unit(*abilities, name="Testbot", version="", kind="character"):
    return StarWarsCard("X-1", name, version, "neutral", kind, "Droid", 1, 20, 2, 3, abilities=abilities)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_of_the_pool_has_a_text(lang):
    for card in pool().values():
        said = cards.render(card, lang).lines
        assert bool(said) == bool(card.abilities or card.plays or card.do), card.id
        assert not any(sign in line for line in said for sign in "{}|<_"), (card.id, said)


@pytest.mark.parametrize("lang", LANGS)
def test_two_trees_never_read_the_same(lang):
    seen = {}
    for card in pool().values():
        printed = cards.PrintedOn("Xyz", card.kind, version="A" if card.version else "", arena=card.kind)
        for line in (*lines(card.abilities), *((play,) for play in card.plays)):
            tree = tuple(cards.canonical_ability(each) for each in line)
            text = cards.write_line(line, lang, printed)
            assert seen.setdefault((printed, text), tree) == tree, (card.id, text)
        if card.do is not None:
            text = cards.write("text", card.do, lang, printed)
            tree = canonical(card.do)
            assert seen.setdefault((printed, text), tree) == tree, (card.id, text)


def test_a_canonical_tree_is_its_own_canonical_tree():
    for card in pool().values():
        for each in (*card.abilities, *card.plays):
            tree = cards.canonical_ability(each)
            assert cards.canonical_ability(tree) == tree, card.id


def test_a_unique_character_calls_itself_by_a_short_name():
    shot = Activated((Pay(4),), Lasting(Gets(power=7), SELF, "attack"))
    said = cards.render(unit(shot, name="Captain Rumble Test", version="C"), "en").lines
    assert said == ("Pay 4 Force -> Rumble gets +7 power for this attack.",)
    assert cards.render(unit(shot), "en").lines == ("Pay 4 Force -> This unit gets +7 power for this attack.",)


def test_keywords_are_printed_alone_and_have_reminders():
    card = unit(evade(7, Pay(9)), static("critical hit", 8), static("armor"))
    assert cards.render(card, "en").lines == ("Pay 9 Force -> Evade 7", "Critical Hit 8", "Armor")
    assert cards.render(card, "pl").lines[0] == "Zapłać 9\u00a0punktów Mocy -> Unik 7"
    assert cards.render(card, "ja").lines[0] == "フォース9点を支払う -> 回避7"
    for lang in LANGS:
        assert len(cards.render(card, lang).reminders) == 3
        assert all(one.name and one.text for one in cards.render(card, lang).reminders)
    assert [one.n for one in cards.render(card, "en").reminders] == [7, 8, 0]
    assert cards.render(card, "en").reminders[0].filled() == ("Evade 7", "Prevent at most 7 damage to this unit.")


@pytest.mark.parametrize("lang", LANGS)
def test_every_keyword_on_a_card_is_explained_and_names_its_rule(lang):
    """In one sentence, which has the figure where the card has one; so is what a card gives to others."""
    rules = {rule.id for chapter in load("star-wars", lang).chapters for rule in chapter.rules}
    later = unit(bounty(Draw(2)), lucky(2), upkeep(Tap(SELF)), hidden_cost(3))
    told = {one for card in (*pool().values(), later) for one in cards.render(card, lang).reminders}
    assert {one.rule for one in told} <= rules
    assert all(one.text and one.filled()[1].count("X") <= (one.n == 0) for one in told)
    assert {one.name for one in told} | {cards.KEYWORDS[lang]["enhance"]} >= set(cards.KEYWORDS[lang].values())


def test_a_name_that_says_what_the_unit_is_is_not_shortened():
    fallen = When("discarded", Gain(1))
    said = cards.render(unit(fallen, name="Quick Patrol Droid", version="A"), "en").lines
    assert said == ("When Quick Patrol Droid is discarded from the Character arena, you gain +1 Force.",)


def test_a_sentence_that_ends_with_an_ability_in_quotes_has_one_full_stop():
    rest = Static(Grants(Activated((Tap(SELF),), Gain(1), only="build")), MINE)
    for lang, end in zip(LANGS, ('step."', "budowy”.", "」を得る。"), strict=True):
        line = cards.render(StarWarsCard("X-1", "X", "", "dark", "location", abilities=(rest,)), lang).lines[0]
        assert line.endswith(end) and '.".' not in line and ".”." not in line


def test_who_does_not_untap_is_not_said_to_do_so_in_a_step_of_its_opponent():
    tree = Lasting(Barred("untap"), Some(1, 1, Which("unit", "opponent", "anywhere")), "untap")
    said = cards.write("text", tree, "en", cards.PrintedOn("X", "mission"))
    assert said == "One of your opponent's units doesn't untap during the next untap step."


def test_polish_denies_in_the_genitive():
    tree = May(Pay(3, "opponent"), None, Do((Tap(CHOSEN), Gain(1))), "opponent")
    said = cards.write("text", tree, "pl", cards.PrintedOn("X", "mission"))
    assert said.startswith("Jeśli przeciwnik nie zapłaci 3\u00a0punktów Mocy, ")


@pytest.mark.parametrize(
    "n, words",
    [(1, "1\u00a0punkt Mocy"), (3, "3\u00a0punkty Mocy"), (5, "5\u00a0punktów Mocy"), (22, "22\u00a0punkty Mocy")],
)
def test_polish_numbers_govern_their_nouns(n, words):
    assert cards.write("text", Gain(n), "pl", cards.PrintedOn("X", "mission")) == f"Zyskaj {words}."


def test_polish_cases_follow_the_verbs():
    jedi = Some(1, 1, Which("unit", "you", "space", (Sort("Jedi"),)))
    printed = cards.PrintedOn("X", "mission")
    assert cards.write("text", Tap(jedi), "pl", printed) == (
        "Tapnij jedną ze swoich jednostek typu Jedi w\u00a0arenie kosmicznej."
    )
    assert cards.write("text", Prevent(9, jedi), "pl", printed) == (
        "Zapobiegnij 9\u00a0obrażeniom zadawanym jednej z\u00a0twoich jednostek typu Jedi w\u00a0arenie kosmicznej."
    )
    assert cards.write("text", Damage(1, jedi), "pl", printed).startswith("Ta karta zadaje 1\u00a0obrażenie jednej z")


def test_what_is_said_together_is_one_sentence():
    several = (Lasting(Gets(speed=70), CHOSEN, "battle"), Lasting(Keyword("stun", 9), CHOSEN, "battle"))
    tree = Do((Choose(Some(1, 1, MINE)), *several))
    printed = cards.PrintedOn("X", "mission")
    assert (
        cards.write("text", tree, "en", printed) == "One of your units gets +70 speed and Stun 9 until end of battle."
    )
    assert canonical(tree) == tree


def test_a_choice_that_one_step_speaks_of_is_part_of_it():
    tree = Do((Choose(Some(1, 1, MINE)), Tap(CHOSEN)))
    assert canonical(tree) == Tap(Some(1, 1, MINE))


def test_a_pilot_gives_to_the_unit_that_it_is_on():
    pilot = Pilot(("Speeder",), (Gets(speed=90), When("attacks", Gain(7))))
    said = cards.render(unit(pilot), "en").lines
    assert said == (
        "[Pilot] Speeder Pilot. The Speeder gets: * +90 speed. * When this Speeder attacks, you gain +7 Force.",
    )


def test_an_aura_names_its_arena():
    aura = Static(Gets(power=9), MINE)
    assert cards.render(unit(aura, kind="ground"), "en").lines == (
        "As long as this unit is in the Ground arena, each of your units gets +9 power.",
    )


def test_a_step_without_words_is_refused():
    with pytest.raises(cards.Unsayable):
        cards.write("text", Tap(Which("pokemon")), "en", cards.PrintedOn("X", "mission"))


SAME = [
    (
        "character",
        "As long as this unit is in the Character arena, each of your Clones gets +10 speed and each of your Jedi"
        " gets +1 power.",
        "As long as this unit is in the Character arena, each of your Clones gets +10 speed. | "
        "As long as this unit is in the Character arena, each of your Jedi gets +1 power.",
    ),
    ("space", "The Testbot can have an extra Pilot. | Armor", "Extra Pilot | Armor"),
    ("character", "This unit can't attack Walkers.", "This unit can't attack a Walker."),
    (
        "character",
        "Reserves: *Tap -> Draw a card. *Tap -> You gain +1 Force.",
        "Reserves: [tap] -> Draw a card. | Reserves: [tap] -> You gain +1 Force.",
    ),
    (
        "battle",
        "Pay 1 Force -> Prevent up to 2 damage to one of your Clones, or prevent 3 damage to one of your Droids.",
        "Pay 1 Force -> Prevent up to 2 damage to one of your Clones. | Pay 1 Force -> Prevent 3 damage to one of your"
        " Droids.",
    ),
    (
        "battle",
        "Pay 1 Force -> Draw a card. Play only if no unit is attacking and only if you have a Jedi in the Character"
        " arena.",
        "Pay 1 Force -> Draw a card. Play only if no unit is attacking. Play only if you have a Jedi in the Character"
        " arena.",
    ),
    (
        "mission",
        "Tap one of your untapped Droids in any arena -> You gain +2 Force.",
        "To complete Testbot, you must also tap one of your untapped Droids in any arena. You gain +2 Force.",
    ),
    ("ground", "Subtract 3 from each of this unit's attack dice.", "Accuracy -3"),
    (
        "character",
        "Whenever damage to one of your units you prevent, 3 Force you gain.",
        "When you prevent damage to one of your units, you gain +3 Force.",
    ),
    (
        "location",
        "When the roll for build points is made, you may reroll it once.",
        "When the roll for build points is made, you may reroll it.",
    ),
    (
        "character",
        "[tap] -> Choose a player. That player discards the top 3 cards of his or her deck, then draws a card.",
        "[tap] -> Choose one: you discard the top 3 cards of your deck, then draw a card, or your opponent discards the"
        " top 3 cards of his or her deck, then draws a card.",
    ),
    (
        "ground",
        "[tap] -> Choose a player. That player puts the top 3 cards from his or her deck into his or her discard pile."
        " Play only during your build step or when this unit would attack.",
        " | ".join(
            "[tap] -> Choose one: discard the top 3 cards of your deck, or your opponent discards the top 3 cards of"
            f" his or her deck. Play only {when}."
            for when in ("during your build step", "when this unit would attack")
        ),
    ),
    (
        "battle",
        "Each of your Walkers gets +X power until end of turn, where X is the number of Walkers in all arenas.",
        "Each of your Walkers gets +1 power for each Walker in any arena until end of turn.",
    ),
    (
        "space",
        "Pay any number of build points -> Remove that many damage counter from this unit.",
        "Pay any number of build points -> Remove that many damage counters from this unit.",
    ),
    ("mission", "Your opponent loses 2 Force..  You gain +2 Force", "Your opponent loses 2 Force. You gain +2 Force."),
]


EVERYWHERE = tuple(Compare(Count(Which("unit", "you", arena)), ">=", 3) for arena in ("space", "ground", "character"))
SAID = [
    (
        "mission",
        Lasting(When("build roll", BuildPoints(4)), "you", "once"),
        "You get +4 build points next turn.",
        "W następnej turze liczba twoich punktów budowy zmienia się o +4.",
        "次のターン、自分のビルドポイントは+4される。",
    ),
    (
        "mission",
        If(Both(EVERYWHERE), Gain(1)),
        "If you have 3 or more units in each arena, you gain +1 Force.",
        "Jeśli w każdej arenie liczba twoich jednostek wynosi co najmniej 3, zyskaj 1 punkt Mocy.",
        "各アリーナに自分のユニットが3体以上いるなら、フォース1点を得る。",
    ),
    (
        "character",
        When("unit damage prevented", Gain(1), Owned(EVENT)),
        "When you prevent damage to one of your units, you gain +1 Force.",
        "Gdy zapobiegasz obrażeniom jednej z twoich jednostek, zyskaj 1 punkt Mocy.",
        "自分のユニット1体へのダメージを軽減したとき、フォース1点を得る。",
    ),
    (
        "location",
        When("completed", Gain(1)),
        "When you put this Location into its arena, you gain +1 Force.",
        "Gdy kładziesz tę lokację w jej arenie, zyskaj 1 punkt Mocy.",
        "このロケーションをアリーナに置いたとき、フォース1点を得る。",
    ),
    (
        "character",
        Activated((Pay(1),), Gain(2), often=True),
        "Pay 1 Force -> You gain +2 Force. You may play this ability any number of times each turn.",
        "Zapłać 1 punkt Mocy -> Zyskaj 2 punkty Mocy. Tę zdolność możesz zagrać dowolną liczbę razy w każdej turze.",
        "フォース1点を支払う -> フォース2点を得る。この能力は各ターンに何回でもプレイできる。",
    ),
    ("ground", Static(Keyword("accuracy", -2), SELF), "Accuracy -2", "Celność -2", "命中-2"),
]


@pytest.mark.parametrize(("kind", "tree", "en", "pl", "ja"), SAID, ids=[one[2][:40] for one in SAID])
def test_it_is_said_in_three_languages_and_reads_again_as_the_same(kind, tree, en, pl, ja):
    printed = cards.PrintedOn("Testbot", kind, arena="ground" if kind == "location" else "")
    for lang, text in zip(LANGS, (en, pl, ja), strict=True):
        mission = kind == "mission"
        said = cards.write("text", tree, lang, printed) if mission else cards.write_line((tree,), lang, printed)
        assert said.replace("\u00a0", " ") == text
    read = cards.read_text(en, printed)
    assert (read.do if kind == "mission" else read.abilities[0]) == tree


@pytest.mark.parametrize(("kind", "other", "ours"), SAME, ids=[other[:40] for _, other, _ in SAME])
def test_another_wording_reads_as_ours(kind, other, ours):
    arena = kind if kind in ("space", "ground", "character") else ""
    printed = cards.PrintedOn("Testbot", kind, arena=arena)
    assert cards.read_text(other, printed) == cards.read_text(ours, printed)
    assert cards.read_text(ours, printed) != cards.Read()


@pytest.mark.parametrize(
    ("card", "lang", "said", "not_said"),
    [
        ("ESB-165", "en", "You may play this ability anytime.", "build step"),
        ("ESB-165", "pl", "Tę zdolność możesz zagrać w dowolnej chwili.", "etapie budowy"),
        ("ESB-165", "ja", "この能力はいつでもプレイできる。", "ビルドステップ"),
        ("ESB-46", "en", "When damage would discard one of your Characters", "dying"),
        ("ESB-46", "pl", "Gdy jedna z twoich postaci ma zostać odrzucona z powodu obrażeń", "ginąc"),
        ("ESB-152", "en", "you may reroll it.", "any of those dice"),
        ("RAS-29", "en", "are not discarded.", "instead"),
        ("RAS-29", "pl", "odrzucona z areny", "zamiast tego"),
        ("RAS-48", "en", "after prevention", "damage that will be done"),
        ("ROTJ-35", "en", "doesn't untap during the untap step as long as", "untap as long as"),
        ("ROTJ-86", "en", "any unit in the Space arena would attack.", "arena attacks"),
    ],
)
def test_what_misled_once_is_said_as_it_is_meant(card, lang, said, not_said):
    """Against what a reader could take it for: two abilities for one, any of several dice, another time."""
    text = " ".join(cards.render(pool()[card], lang).lines).replace("\xa0", " ")
    assert said in text and not_said not in text
