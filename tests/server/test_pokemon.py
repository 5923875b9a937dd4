"""A Pokémon table over the socket and by HTTP: what Token Battle's tables do, and what only this game has."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest

from stolik.catalog import load_game
from stolik.match import Match
from stolik.server.faces import face_of
from stolik.server.history import History
from stolik.server.jobs import think
from stolik.server.render import Renderer, Viewer
from stolik.text.phrase import plain

from .conftest import Refusal
from .test_leaks_pokemon import play


def test_a_bot_thinks_the_same_of_a_game_that_is_here_and_of_one_that_was_written() -> None:
    match = play(1, 60)
    read = Match.from_record(match.record, lists="closed")
    decision = match.decision
    assert decision is not None
    for bot in ("greedy", "random", "lookahead"):
        thoughts = [think(one.here().to_data(), 60, decision.seat, bot, 7) for one in (match, read)]
        assert thoughts[0] == thoughts[1] and decision.permits(thoughts[0])


def test_what_a_bot_draws_follows_from_its_seed_and_the_place_in_the_game() -> None:
    """And not from how often it was asked: a server that was started anew goes on as it would have."""
    match = play(1, 60)
    here, seat = match.here().to_data(), match.decision.seat  # type: ignore[union-attr]
    draws = [think(here, 60, seat, "random", seed) for seed in range(20)]
    assert draws == [think(here, 60, seat, "random", seed) for seed in range(20)] and len({*map(tuple, draws)}) > 1
    assert draws != [think(here, 61, seat, "random", seed) for seed in range(20)]


async def table(player: Any, opponent: str = "hotseat", **more: Any) -> Any:
    body = {"game": "pokemon", "opponent": opponent, "deck": "terra-firma", "other_deck": "inferno-zone", **more}
    return await player.post("/api/tables", body)


async def answer(line: Any, rng: random.Random) -> None:
    """Answer what is asked, by chance."""
    decision = line.view["decision"]
    assert decision["prompt"] and len(decision["labels"]) == len(decision["options"])
    places = [n for n, count in enumerate(decision["counts"] or [1] * len(decision["options"])) for _ in range(count)]
    picks = rng.sample(places, rng.randint(decision["least"], min(decision["most"], len(places))))
    await line.ask("answer", v=line.v, picks=picks)


async def play_on(line: Any, rng: random.Random, most: int = 10_000) -> None:
    """Go on until it is over, or so many answers were given."""
    while most and not any(frame["t"] == "end" for frame in line.frames):
        if line.asked:
            with contextlib.suppress(Refusal):
                # Refused are picks that a rule of the question forbids, such as two cards of one name.
                await answer(line, rng)
                await line.hear("move", "end")
            most -= 1
        else:
            await line.hear("move", "end")


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
async def test_a_game_against_a_bot_is_played_to_its_end_and_replayed(people: Any, lang: str) -> None:
    player = await people("Ala")
    made = await table(player, "bot:random")
    async with player.at(made["id"], lang=lang) as line:
        await play_on(line, random.Random(3))
        end = line.frames[-1]["d"]["outcome"]
        assert end["rule"].startswith("PK-END-") and end["text"]
        told = [
            one
            for frame in line.frames
            if frame["t"] == "move"
            for entry in frame["d"]["log"]
            for one in entry["lines"]
        ]
        assert {"TurnBegan", "CardsDrawn", "AttackUsed", "GameEnded"} <= {one["e"] for one in told}
        assert all(one["steps"][0]["rule"] == "PK-ATTACK-7" for one in told if one["e"] == "DamageDealt")
    replay = await player.get(f"/api/tables/{made['id']}/replay?lang={lang}")
    assert replay["frames"][-1]["view"]["ended"] == end["rule"]
    record = await player.get(f"/api/tables/{made['id']}/record")
    loaded = await player.post("/api/replays", {"record": record})
    assert (await player.get(f"/api/tables/{loaded['id']}/replay"))["outcome"]["rule"] == end["rule"]
    middle = len(replay["frames"]) // 2
    branched = await player.post(f"/api/tables/{made['id']}/branch", {"at": middle, "opponent": "bot:random"})
    async with player.at(branched["id"]) as line:
        # The bot may have gone on already.
        assert line.view["turn"] >= replay["frames"][middle]["view"]["turn"]


async def test_at_one_screen_each_is_shown_their_own_hand_and_answers_are_taken_back(people: Any) -> None:
    player = await people("Ala")
    made = await table(player)
    async with player.at(made["id"]) as line:
        await play_on(line, random.Random(1), 6)
        view = line.view
        asked = view["decision"]["seat"]
        assert all(card >= 0 for card in view["seats"][asked]["hand"])
        assert all(card == -1 for card in view["seats"][1 - asked]["hand"])
        await line.ask("undo")
        back = await line.hear("back")
        assert "took back" in back["d"]["log"][-1]["text"][0]


async def test_two_people_see_their_own_cards_and_one_resigns(people: Any) -> None:
    host, friend = await people("Ala"), await people("Bolek")
    made = await table(host, "friend", clock={"minutes": 30}, spectators=True, options={"start": "0"})
    await friend.post("/api/join/" + made["invite"].rsplit("/", 1)[1], {"deck": "royal-frost"})
    async with host.at(made["id"]) as one, friend.at(made["id"]) as two:
        hands = [line.view["seats"][seat]["hand"] for seat, line in enumerate((one, two))]
        assert all(card >= 0 for hand in hands for card in hand)
        assert set(one.view["seats"][1]["hand"]) == set(two.view["seats"][0]["hand"]) == {-1}
        await two.ask("concede")
        end = await one.hear("end")
        assert end["d"]["outcome"]["rule"] == "PK-END-6" and end["d"]["outcome"]["winner"] == 0
        await one.ask("rematch")
        await two.ask("rematch")
        frames = [await one.hear("end"), await one.hear("end")]
        assert frames[-1]["d"]["rematch"]["id"]


async def test_why_not_and_a_preview_in_the_language_of_the_line(people: Any) -> None:
    player = await people("Ala")
    made = await table(player, options={"start": "0"})
    async with player.at(made["id"], lang="pl") as line:
        while line.view["phase"] == "setup":
            await answer(line, random.Random(1))
            await line.hear("move")
        hand = line.view["seats"][0]["hand"]
        cards = (await player.get("/api/games/pokemon/cards?lang=pl"))["cards"]
        trainer = next((kind for kind in hand if cards[kind % len(cards)]["kind"] == "trainer"), None)
        if trainer is not None:
            why = (await line.ask("why", verb="play", args=[trainer]))["d"]
            assert why["rule"].startswith("PK-TRAINER") and why["text"].endswith(".")
        foe = line.view["sides"][1]["active"][0]["id"]
        why = (await line.ask("why", verb="retreat", args=[foe]))["d"]
        assert (why["rule"], why["text"]) == ("PK-RETREAT-1", "Wycofać można tylko swojego aktywnego Pokémona.")
        attaches = [n for n, option in enumerate(line.view["decision"]["options"]) if option[0] == "attach"]
        for result in (await line.ask("preview", v=line.v, picks=attaches[:2]))["d"]["results"]:
            assert result["view"] is None and result["lines"][0][0]["p"] == 0


async def test_cards_have_texts_in_three_languages(people: Any) -> None:
    player = await people("Ala")
    found = {lang: (await player.get(f"/api/games/pokemon/cards?lang={lang}"))["cards"] for lang in ("en", "pl", "ja")}
    assert len({len(cards) for cards in found.values()}) == 1
    assert [card["n"] for card in found["en"]] == list(range(len(found["en"])))
    for english, polish, japanese in zip(found["en"], found["pl"], found["ja"], strict=True):
        assert english["name"] == polish["name"]
        assert english["sought"] == polish["sought"] == japanese["sought"]
        assert {english["name"], japanese["name"]} <= set(japanese["sought"])
        for attack, same in zip(english["attacks"], japanese["attacks"], strict=True):
            assert bool(attack["text"]) == bool(same["text"])
    by_id = {card["id"]: card for card in found["ja"]}
    assert (by_id["dp1-122"]["name"], by_id["dp1-122"]["evolves_from"]) == ("ドダイトス LV.X", "ドダイトス")
    delta = next(card for card in found["en"] if "delta" in card["tags"])
    assert delta["name"].endswith(" δ") and len(delta["types"]) >= 1


async def test_decks_are_judged_in_words_and_go_through_text(people: Any) -> None:
    player = await people("Ala")
    decks = await player.get("/api/games/pokemon/decks?lang=ja")
    assert len(decks) == 45 and all(deck["bundled"] and len(deck["stacks"][0]) == 60 for deck in decks)
    text = await player.get("/api/games/pokemon/decks/terra-firma/text")
    read = await player.post("/api/games/pokemon/decks/check", {"text": text})
    assert read == {"stacks": next(deck["stacks"] for deck in decks if deck["id"] == "terra-firma"), "problems": []}
    cards = [*read["stacks"][0], "dp1-1"]
    judged = await player.post("/api/games/pokemon/decks/check?lang=pl", {"stacks": [cards]})
    assert [(one["rule"], one["text"]) for one in judged["problems"]] == [
        ("PK-SETUP-1", "Ta talia ma 61 kart, a\u00a0powinna mieć 60.")
    ]
    wrong = await player.post("/api/games/pokemon/decks/check", {"text": "4 Nonsense XX 1"})
    assert wrong["stacks"] == [] and "line 1" in wrong["problems"][0]["text"]
    kept = await player.post("/api/games/pokemon/decks", {"name": "Mine", "stacks": [cards]})
    assert not kept["playable"]
    refused = await player.post("/api/tables", {"game": "pokemon", "opponent": "hotseat", "deck": kept["id"]}, 400)
    assert refused["error"]["rule"] == "PK-SETUP-1"


async def test_the_rules_of_the_game_have_a_page(people: Any) -> None:
    player = await people("Ala")
    book = await player.get("/api/rules/pokemon?lang=pl")
    assert [chapter["key"] for chapter in book["chapters"]][:2] == ["PK-SETUP", "PK-TURN"]
    assert [chapter["title"] for chapter in book["chapters"]][:2] == ["Przygotowanie", "Tura"]
    told = {lang: await player.get(f"/api/rules/pokemon/PK-TURN-2?lang={lang}") for lang in ("en", "pl", "ja")}
    assert len({page["text"] for page in told.values()}) == 3
    assert {lang: page["source"] for lang, page in told.items()} == {
        lang: load_game("pokemon").spoken.origin("seed", lang) for lang in ("en", "pl", "ja")
    }
    shown = next(rule for chapter in book["chapters"] for rule in chapter["rules"] if rule["scenarios"])
    page = await player.get(f"/api/rules/pokemon/{shown['id']}")
    assert page["examples"][0]["before"]["game"] == "pokemon"
    opened = await player.post("/api/tables", {"scenario": shown["scenarios"][0]})
    async with player.at(opened["id"]) as line:
        assert line.view["game"] == "pokemon"


def drawn(drawing: str) -> Match:
    found = load_game("pokemon")
    state = found.drawing.read(drawing, found.rules)
    state.luck = 5
    return Match.from_state(found, state, 5, ("Ala", "Bolek"))


def foreseen(match: Match, verb: str, lang: str = "en") -> list[str]:
    decision = match.decision
    assert decision is not None
    picks = [n for n, option in enumerate(decision.options) if option.verb == verb]
    (result,) = Renderer(match).preview(Viewer(decision.seat, lang), picks[:1])
    return [plain(line) for line in result.lines]


def test_a_preview_of_an_attack_tells_its_damage() -> None:
    match = drawn("A  active: Turtwig {G}\nB  active: Totodile")
    assert any("damage" in line and "HP left" in line for line in foreseen(match, "attack"))


def test_only_luck_is_called_luck() -> None:
    """An attack that asks next whom it hits has nothing to tell yet, but leaves nothing to chance."""
    told = []
    for name, drawing in (
        ("pokemon-2v2", "A+C  active: Carnivine {G} {G}, Azelf\nB+D  active: Azelf, Shinx\nturn: A   round: 2"),
        ("pokemon", "A  active: Infernape (dp1-5) {C}\nB  active: Totodile"),
    ):
        found = load_game(name)
        match = Match.from_state(
            found, found.drawing.read(drawing, found.rules), 5, ("Ala", "Bolek", "Cid", "Dan")[: found.seats]
        )
        decision = match.decision
        assert decision is not None
        picks = [n for n, option in enumerate(decision.options) if option.verb == "attack"]
        results = Renderer(match).preview(Viewer(decision.seat, "en"), picks)
        told.append([(result.luck, result.coins) for result in results if not result.events])
    assert [set(luck) for luck in told] == [{(False, False)}, {(True, True)}]


def test_what_a_deck_holds_is_no_coin() -> None:
    """Nobody knows what is drawn next, and yet no coin decides."""
    match = drawn("A  active: Turtwig  hand: Team Galactic's Mars  deck: Potion x5\nB  active: Totodile")
    decision = match.decision
    assert decision is not None
    picks = [n for n, option in enumerate(decision.options) if option.verb == "play"]
    (result, *_) = Renderer(match).preview(Viewer(decision.seat, "en"), picks)
    assert result.luck and not result.coins


def test_a_preview_tells_both_sides_of_a_coin_and_nothing_of_coins_without_end() -> None:
    once = drawn("A  active: Turtwig  hand: Poké Ball\nB  active: Totodile")
    told = foreseen(once, "play")
    assert any("heads" in line for line in told) and any("tails" in line for line in told)
    endless = drawn("A  active: Infernape (dp1-5) {C}\nB  active: Totodile")
    assert foreseen(endless, "attack") == []


def test_a_preview_tells_what_is_certain_before_a_coin_falls() -> None:
    """Whether Totodile wakes up between turns is luck; that it falls asleep is not."""
    match = drawn("A  active: Clefairy (dp1-77) {C}\nB  active: Totodile")
    decision = match.decision
    assert decision is not None
    pick = next(n for n, option in enumerate(decision.options) if option.verb == "attack")
    (result,) = Renderer(match).preview(Viewer(decision.seat, "en"), [pick])
    told = [event["e"] for event in result.events]
    assert (
        "AttackUsed" in told
        and "ConditionGained" in told
        and "CoinFlipped" not in told
        and result.luck
        and result.coins
    )


def test_lasting_effects_are_told_in_words() -> None:
    match = drawn("A  active: Hippopotas {F}\nB  active: Totodile")
    decision = match.decision
    assert decision is not None
    attack = next(option for option in decision.options if option.verb == "attack" and option.args[1] == 1)
    match.answer(attack)
    for lang, words in (("en", "must flip a coin to attack"), ("pl", "rzuca monetą"), ("ja", "コインを投げる")):
        notes = Renderer(match).sight(Viewer(1, lang)).notes  # type: ignore[union-attr]
        assert any(words in note for rows in notes.values() for note in rows)


async def test_half_decks_are_played_against_the_same_deck_where_none_is_bundled(people: Any) -> None:
    player = await people("Ala")
    stacks = [["dp1-103"] * 2 + ["dp1-123"] * 28]
    body = {"game": "pokemon", "opponent": "bot:greedy", "deck": stacks, "options": {"format": "half", "start": "0"}}
    made = await player.post("/api/tables", body)
    async with player.at(made["id"]) as line:
        await play_on(line, random.Random(1), 1)
        assert line.view["format"] == "half" and len(line.view["seats"][1]["prizes"]) == 3
    refused = await player.post("/api/tables", {**body, "deck": None}, 400)
    assert refused["error"]["code"] == "no-fitting-deck"


async def test_decks_are_judged_for_the_format_that_is_wanted(people: Any) -> None:
    """PK-SETUP-1: what the lobby offers is what the table takes."""
    player = await people("Ala")
    half = {"stacks": [["dp1-103"] * 2 + ["dp1-123"] * 28]}
    mine = await player.post("/api/games/pokemon/decks", {"name": "Mine", **half})
    decks = await player.get('/api/games/pokemon/decks?options={"format":"half"}')
    assert [deck["id"] for deck in decks if deck["playable"]] == [mine["id"]]
    assert all(deck["problems"][0]["rule"] == "PK-SETUP-1" for deck in decks if not deck["playable"])
    check = "/api/games/pokemon/decks/check"
    assert (await player.post(check, {**half, "options": {"format": "half"}}))["problems"] == []
    assert (await player.post(check, half))["problems"]
    for wrong in ('{"format":"none"}', '{"formats":"half"}', '{"cut":"half"}', "[1]", "{"):
        await player.get(f"/api/games/pokemon/decks?options={wrong}", 400)


@pytest.mark.parametrize(
    ("lang", "step", "turn"),
    [
        ("en", "You took back one step.", "You took back, to turn {}."),
        ("pl", "Cofasz o jeden krok.", "Cofasz do tury {}."),
        ("ja", "あなたの待ったで、一手戻りました。", "あなたの待ったで、ターン{}に戻りました。"),
    ],
)
def test_taking_back_within_a_turn_names_no_turn(lang: str, step: str, turn: str) -> None:
    history = History(play(1, 40))
    turns = [history.renderer.reached(n) for n in range(41)]
    last = next(n for n in range(38, 0, -1) if turns[n] == turns[n + 1] > 1)
    before = next(n for n in range(last, 0, -1) if turns[n] < turns[last])
    for to, told in ((last, step), (before, turn.format(turns[before]))):
        history.back(last + 1, 0, None)
        history.back(to, 0, None)
        assert history.renderer.log(Viewer(0, lang))[-1].text == [told]
        history = History(play(1, 40))


@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_who_is_asked_to_allow_taking_back_hears_what_was_seen_since(lang: str) -> None:
    match = play(1, 40)
    told = [Renderer(match).uncovered(Viewer(seat, lang), since) for seat in (0, 1) for since in (0, 20, 39)]
    assert any(told) and all(len(text) > 2 for texts in told for text in texts)


def test_a_theme_deck_names_the_set_it_was_sold_with() -> None:
    """Basic Energy comes from an older set and says nothing."""
    face = face_of("pokemon")
    assert [face.deck_note(name, "en") for name in ("Flourish", "Lavaflow")] == [
        "Platinum, 2009",
        "Secret Wonders, 2007",
    ]


@pytest.mark.parametrize("name", ["Let's Play, Pikachu!", "Let's Play, Eevee!"])
def test_a_deck_of_older_cards_is_as_old_as_it_was_sold(name: str) -> None:
    face = face_of("pokemon")
    deck = face.game.deck(name)
    assert deck is not None
    assert (face.deck_note(name, "en"), face.game.facts(deck).year) == ("Team Up, 2019", 2019)
