"""Rules that few cards ask for: of Jedi Guardians and of Rogues and Scoundrels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    Both,
    Choose,
    Discard,
    Do,
    Draw,
    Heal,
    Is,
    Lasting,
    May,
    Not,
    Other,
    Search,
    Shuffle,
    Some,
    Static,
    Unless,
    When,
    one,
)
from stolik.games.star_wars.ast import keywords as kw
from stolik.games.star_wars.ast.nodes import (
    BY,
    DEFENDER,
    EVENT,
    TARGET,
    YOU,
    Activated,
    AllBut,
    Attacking,
    BuildPoints,
    ByRetaliate,
    ChooseArena,
    FaceDown,
    Gain,
    Gets,
    InArena,
    Level,
    LookAtTop,
    NamedType,
    Namesakes,
    NamesType,
    NameType,
    Owned,
    Pay,
    Pilot,
    Piloted,
    Prevent,
    RemoveCards,
    Reroll,
    Room,
    SameName,
    SeeBuilt,
    Sort,
    StatOf,
    Taught,
    Untap,
    UpTo,
)
from stolik.games.star_wars.cards.recipes import battle, cards, location, mission, paid, tapped, unit, yours
from stolik.games.star_wars.rules.events import ZoneSeen

DROID = ("dark", "character", "Droid")
SCOUT = ("light", "character", "Scout")
TOP = cards("top")
CARDS = [
    unit("x-1", "Thief", *DROID, (3, 10, 1, 9),
         tapped(BuildPoints(3), RemoveCards(one(cards("discard", "space", whose="opponent"))), only="build")),
    mission("x-2", "Spying", "dark", 1, Do((SeeBuilt("opponent"), Gain(2)))),
    location("x-3", "Port", "dark", "ground", 1, Static(NamesType(), YOU)),
    mission("x-4", "Prophecy", "dark", 1, Do((NameType(), LookAtTop(3, "you", show=True),
            Search(cards("top", NamedType()), "hand", show=True), Search(TOP, "discard")))),
    mission("x-5", "Council", "dark", 1,
            Do((Search(Some(0, None, cards("deck", "Droid"), different="name"), "hand", show=True), Shuffle()))),
    mission("x-6", "Hunt", "dark", 1,
            Do((Namesakes(Some(0, 2, cards("deck", "character", whose="opponent"))), Shuffle("opponent")))),
    mission("x-7", "Arrogance", "dark", 1, Do((ChooseArena(), Lasting(
        When("unit rolls", May(Reroll("all", "attack")),
             Both((Owned(EVENT, "opponent"), InArena(EVENT, "that arena")))), "you", "turn")))),
    battle("x-8", "Sync", "dark", paid(0, Do((
        Choose(Some(0, 2, yours(at="character"))),
        Lasting(Gets(speed=5), CHOSEN, "turn"), Level("speed", CHOSEN, "turn"))))),
    unit("x-9", "Wookiee", *SCOUT, (3, 10, 3, 9), kw.retaliate(StatOf("power", SELF), Pay(0)),
         When("defeats", Untap(SELF), ByRetaliate())),
    unit("x-10", "Hunter", *DROID, (3, 60, 2, 5), kw.bounty(Heal(None, SELF))),
    unit("x-11", "Slaver", *DROID, (3, 60, 2, 5), kw.bounty(
        Do((Search(cards("deck", SameName(TARGET), whose="opponent"), "discard"), Shuffle("opponent"))))),
    unit("x-12", "Weak", *SCOUT, (3, 10, 1, 2)),
    unit("x-13", "Brawler", *SCOUT, (3, 10, 4, 9)),
    unit("x-14", "Wing", "dark", "space", "Starfighter", (3, 40, 2, 3)),
    unit("x-15", "Astro", "dark", "character", "Astromech Droid", (3, 10, 1, 1),
         Pilot(("Starfighter",), (Room(Not(Sort("Astromech Droid"))),))),
    unit("x-16", "Rival", "dark", "character", "Astromech Droid", (3, 10, 1, 1), Pilot(("Starfighter",), ())),
    unit("x-17", "Pilot", *DROID, (3, 10, 1, 1), Pilot(("Walker",), (Gets(power=3), kw.static("armor")))),
    unit("x-18", "Hound", "dark", "space", "Transport", (3, 40, 1, 3), When(
        "space step starts", Taught(SELF, one(yours("Pilot", at="character")), "turn"), Unless(Piloted(SELF)))),
    unit("x-19", "Prince", *SCOUT, (3, 10, 1, 9), When(
        "would be damaged", Prevent(AllBut(2), SELF), Both((Is(DEFENDER, Not(Other())), Is(BY, Attacking()))))),
    unit("x-20", "Puncher", *DROID, (3, 60, 4, 9)),
    battle("x-21", "Lesson", "light", paid(4, Draw(2))),
    unit("x-22", "Mind Reader", *DROID, (3, 60, 1, 9), When("attacks", Discard(one(cards("hand", whose="opponent"))))),
    battle("x-23", "Toss", "light", Activated((Discard(one(cards("hand"))),), Gain(1))),
    unit("x-24", "Lando", *DROID, (3, 10, 1, 9), tapped(
        Search(one(cards("hand", "Droid", "unit")), FaceDown(UpTo(4)), show=True), only="build")),
    unit("x-25", "Scrap", "light", "space", "Transport", (2, 10, 1, 1)),
    mission("x-26", "Plan", "light", 1, Gain(1)),
    unit("x-28", "Ace", *DROID, (3, 10, 1, 1), Pilot(("Starfighter",), ())),
    unit("x-27", "Late", *DROID, (3, 10, 1, 9), When("draw step starts", Draw(1))),
]  # fmt: skip
LESSON = CARDS[20]
CARDS[20] = replace(LESSON, abilities=(When("forced from hand", May(Draw(3))),))


@pytest.fixture
def own(star_wars):
    """Tables on which the cards of this file can lie."""
    return lambda drawing, *luck: star_wars(drawing, *luck, cards=CARDS)


STEP = "dark  {dark}   deck: {deck}\nlight  {light}   deck: Scrap x5\nstep: {step}"


def drawn(dark, light, step, deck="Wing x5"):
    """A table."""
    return STEP.format(dark=dark, light=light, step=step, deck=deck)


def test_a_card_that_is_removed_from_the_game_is_nowhere(own):
    """SW-ZONE-15: it pays, once; the pile no longer holds it, and nothing else pays."""
    t = own(drawn("character: Thief", "discard: Scrap, Weak", "build dark"))
    t.do("dark uses 1 of Thief").look("light removed Scrap", "light discard Weak", "dark points 3", "told CardsRemoved")
    own(drawn("character: Thief", "discard: Weak", "build dark")).look("dark may not use 1 of Thief: SW-ABIL-5")


def test_what_lies_face_down_is_seen_by_who_looks(own):
    """SW-ZONE-16: by that player alone; it stays there."""
    match = own(drawn("built: Spying {1}", "built: Weak {1}, Plan {1}", "build dark")).match
    seen = []
    for verb in ("complete", "done"):
        match.answer([one for one in match.decision.options if one.verb == verb])
        seen.append([len(match.view(seat).looking) for seat in (0, 1)])
    assert seen == [[2, 0], [0, 0]] and match.decision.kind == "build"
    assert [(one.seat, one.by) for events in match.events for one in events if isinstance(one, ZoneSeen)] == [(1, 0)]
    own(drawn("built: Spying {1}", "built: Weak {1}, Plan {1}", "build dark")).do("dark completes Spying").look(
        "light built Weak, Plan", "dark force 2"
    )


def test_who_looks_at_what_lies_face_down_knows_it_as_long(own):
    """SW-ZONE-16: in every world that the looking player can imagine; in none of the other's dealings it is fixed."""
    deck = "Weak, Brawler, Prince, Scrap"
    drawing = f"dark  built: Spying {{1}}\nlight  built: Weak {{1}}, Plan {{1}}   deck: {deck}\nstep: build dark"
    match = own(drawing).match
    match.answer([one for one in match.decision.options if one.verb == "complete"])
    down = [unit.stack for unit in match._state.units.values()]
    worlds = [match.rules.determinise(match._state, 0, n) for n in range(9)]
    assert {tuple(unit.stack for unit in world.units.values()) for world in worlds} == {tuple(down)}
    match.answer(match.decision.options[0])
    worlds = [match.rules.determinise(match._state, 0, n) for n in range(9)]
    assert len({tuple(unit.stack for unit in world.units.values()) for world in worlds}) > 1


@pytest.mark.parametrize(("named", "hand", "discard"), [("space", "Wing", "none"), ("character", "Thief", "Wing")])
def test_a_type_is_named_instead_of_a_draw(own, named, hand, discard):
    """SW-TURN-12: the first card of that type comes into the hand, those above it are discarded."""
    t = own(drawn("hand: none", "hand: none", "roll\nlocations: Port of dark", "Wing, Thief, Wing"), 4)
    t.do(f"dark chooses {named}").look(f"dark hand {hand}", f"dark discard {discard}", "told TypeNamed")


def test_a_type_that_the_deck_has_not_empties_it(own):
    """SW-TURN-12: each draw of the step is one; an empty deck loses nothing."""
    t = own(drawn("character: Late", "hand: none", "roll\nlocations: Port of dark", "Wing, Thief"), 4)
    t.do("dark chooses mission").look("dark discard Wing, Thief", "dark asked choose:type")
    t.do("dark chooses space").look("dark hand none", "dark asked build")


@pytest.mark.parametrize(
    ("named", "hand", "discard"),
    [("character", "Thief, Hunter", "Prophecy, Wing"), ("location", "none", "Prophecy, Thief, Wing, Hunter")],
)
def test_any_type_may_be_named(own, named, hand, discard):
    """SW-ABIL-40: also one that is not there."""
    t = own(drawn("built: Prophecy {1}", "hand: none", "build dark", "Thief, Wing, Hunter, Wing"))
    t.do("dark completes Prophecy", f"dark chooses {named}").look(f"dark hand {hand}", f"dark discard {discard}")


def test_different_cards_are_no_two_alike(own):
    """SW-ABIL-41: of two copies one can be taken."""
    t = own(drawn("built: Council {1}", "hand: none", "build dark", "Thief x2, Hunter"))
    t.do("dark completes Council")
    with pytest.raises(Exception, match="Thief"):
        t.do("dark chooses Thief x2")
    t.do("dark chooses Thief, Hunter").look("dark hand Thief, Hunter")


def test_cards_of_one_name_are_of_that_of_the_first(own):
    """SW-ABIL-41: then no other can be taken."""
    t = own("dark  built: Hunt {1}\nlight  deck: Weak x3, Brawler\nstep: build dark", "S")
    t.do("dark completes Hunt", "dark chooses Weak")
    assert {t.match._state.card(option.args[0]).name for option in t.match.decision.options} == {"Weak"}
    t.do("dark chooses Weak x2").look("light discard Weak x2", "light deck 2")


@pytest.mark.parametrize(("arena", "luck", "damage"), [("character", (1, 1, 1, 1, 3), 0), ("space", (3,), 3)])
def test_the_arena_of_an_effect_stays_the_chosen_one(own, arena, luck, damage):
    """SW-ABIL-39: rolls in it wait for that effect, rolls elsewhere don't."""
    dark = "character: Thief {tapped}   built: Arrogance {1}"
    t = own(drawn(dark, "character: Brawler", "build dark"), 4, 4, 4, 1, *luck)
    t.do("dark completes Arrogance", f"dark chooses {arena}", "dark is done", "light is done", "dark is done")
    t.do("light is done", "light attacks Thief with Brawler")
    if damage == 0:
        t.do("dark chooses yes")
    t.look(f"Thief damage {damage}").done()


def test_a_lower_number_is_made_equal_once(own):
    """SW-ABIL-42: after what both get; the higher one stays as it was."""
    t = own(drawn("character: Thief, Hunter   hand: Sync", "character: Brawler", "character"))
    t.do("dark plays Sync", "dark chooses Thief, Hunter").look("Thief speed 65", "Hunter speed 65")


@pytest.mark.parametrize(("damage", "tapped_"), [(8, "no"), (0, "yes")])
def test_retaliate_that_discards_is_known_as_such(own, damage, tapped_):
    """SW-KW-RETALIATE-8: of a unit that is discarded for it, and of no other."""
    dark = f"character: Puncher {{damage {damage}}}, Thief" if damage else "character: Puncher, Thief"
    t = own(drawn(dark, "character: Wookiee {tapped}", "character"), 1, 1, 1, 1, 4, 4, 4)
    t.do("dark attacks Wookiee with Puncher", "light uses Retaliate of Wookiee").look(f"Wookiee tapped {tapped_}")


def test_a_bounty_does_to_its_own_unit_what_it_says(own):
    """SW-KW-BOUNTY-5: in the next build step."""
    t = own(drawn("character: Hunter {damage 3}", "character: Weak", "character"), 4, 4, 3)
    t.do("dark attacks Weak with Hunter").look("turn 3", "Hunter damage 0")


def test_a_bounty_is_of_the_name_that_was_discarded(own):
    """SW-KW-BOUNTY-5: every copy in the deck."""
    drawing = "dark  character: Slaver   deck: Wing x5\nlight  character: Weak   deck: Scrap x2, Weak, Brawler, Weak\n"
    t = own(f"{drawing}step: character", 4, 4, 3, "S")
    t.do("dark attacks Weak with Slaver").look("turn 3", "light discard Weak x3")


def test_room_for_some_is_for_no_other_pilot(own):
    """SW-PILOT-28: another astromech finds none, anybody else does."""
    t = own(drawn("space: Wing [Astro]   character: Rival, Ace", "hand: none", "build dark"))
    t.look("dark may not move Rival onto Wing: SW-PILOT-3", "dark may move Ace onto Wing")


def test_what_a_pilot_teaches_holds_for_the_turn(own):
    """SW-PILOT-29: all that it gives, though it pilots other units; no Pilot is on the ship."""
    t = own(drawn("space: Hound   character: Pilot", "space: Scrap", "battle"))
    t.look("Hound power 4", "Hound keywords armor 1", "Hound pilots none")


def test_all_damage_but_some_is_prevented(own):
    """SW-DAMAGE-18: two of four are left, of one nothing is prevented."""
    own(drawn("character: Puncher", "character: Prince", "character"), 4, 4, 4, 4).do(
        "dark attacks Prince with Puncher"
    ).look("Prince damage 2")
    own(drawn("character: Puncher", "character: Prince", "character"), 4, 1, 1, 1).do(
        "dark attacks Prince with Puncher"
    ).look("Prince damage 1")


def test_a_card_that_is_forced_from_the_hand_says_what_follows(own):
    """SW-BC-18: by the opponent's effect."""
    t = own(drawn("character: Mind Reader", "character: Brawler   hand: Lesson", "character"), 1)
    t.do("dark attacks Brawler with Mind Reader", "dark chooses Lesson", "light chooses yes")
    t.look("light holds 3", "light discard Lesson")


def test_a_cost_of_ones_own_forces_nothing(own):
    """SW-BC-18: nobody draws."""
    t = own(drawn("character: Puncher", "character: Brawler   hand: Lesson, Toss", "character"))
    t.do("light plays Toss", "light chooses Lesson").look("light holds 0", "light force 1")


@pytest.mark.parametrize("n", [0, 4])
def test_a_card_is_put_into_the_build_zone_with_counters(own, n):
    """SW-BUILD-16: as many as its player likes, for nothing; it may be completed at once."""
    t = own(drawn("character: Lando   hand: Thief", "hand: none", "build dark"))
    t.do("dark uses 1 of Lando", "dark chooses Thief", f"dark chooses {n}")
    t.look(f"Thief counters {n}", "dark points 0")
    if n:
        t.do("dark deploys Thief").look("Thief place character")
