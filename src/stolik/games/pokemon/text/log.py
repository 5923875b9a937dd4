"""The log of a Pokémon table: each event as a sentence for one viewer, and how damage was reckoned.

Events are read as JSON data, {"e": "DamageDealt", "mon": 5, …}, as the viewer sees them: a card that the viewer may not
know is -1 there already. English and Japanese are past tense, Polish is present tense, which names no gender.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from stolik.games.pokemon.text.grammar.log import EFFECTS, LOG, NAMED_EFFECTS, REASONS, RECKONING, ZONES_FROM, ZONES_TO
from stolik.games.pokemon.text.table import CONDITIONS, KindNames
from stolik.text import table as tables
from stolik.text.phrase import Sentence
from stolik.text.table import HIDDEN, SIDES, Audience, Event, EventLine, ReckonedStep, word


def lines(
    events: Sequence[Event], names: KindNames, people: Sequence[str], viewer: int | None, lang: str
) -> list[EventLine]:
    """All events of an answer, one after the other; what says nothing new beside another is left out.

    `people` are the players' names by seat. Raises KeyError for an event without words.
    """
    table = Audience(names, people, viewer, lang)
    found = [
        EventLine(event["e"], sentence(event, table), steps(event, names, lang)) for event in events if told(event)
    ]
    revealed = [n for n, line in enumerate(found) if line.event == "PokemonRevealed"]
    if revealed:
        first = revealed[0]
        kept = [line for line in found if line.event != "PokemonRevealed"]
        return [*kept[:first], *_reveals(events, table), *kept[first:]]
    return [line for n, line in enumerate(found) if line.event != "TurnEnded" or not n]


def told(event: Event) -> bool:
    """Whether there is anything to tell: drawing no card, moving none, or an attack without damage is nothing."""
    if event["e"] == "DamageDealt":
        return bool(event["amount"] or event["steps"])
    return event["e"] not in ("CardsDrawn", "CardsMoved", "AttachedDiscarded") or bool(_kinds(event))


def sentence(event: Event, table: Audience) -> Sentence:
    """One event in words. Raises KeyError for one that has none."""
    key, values = _said(event, table)
    return LOG.write(key, table.lang, **values)


def steps(event: Event, names: KindNames, lang: str) -> tuple[ReckonedStep, ...]:
    """How the damage of an event was reckoned, line by line; empty for other events."""
    if event["e"] != "DamageDealt":
        return ()
    found = []
    before = 0
    for what, change, result, rule, card in event["steps"]:
        label = word(RECKONING[what], lang)
        if card != HIDDEN:
            label = f"{label} ({names.name(card)})"
        if what == "times":
            shown = f"×{change}"
        elif what == "weakness" and before and change == before:
            shown = "×2"
        else:
            shown = str(change) if what == "base" else f"+{change}" if change >= 0 else f"\u2212{-change}"
        found.append(ReckonedStep(label, shown, result, rule, card))
        before = result
    return tuple(found)


def outcome(
    kind: str, winner: int | None, people: Sequence[str], viewer: int | None, lang: str, rule: str | None = None
) -> Sentence:
    """How a game ended: `kind` "rules" (with the rule's ID), "resign", "time" or "left".

    The winner is a seat, None or -1 for a draw. Raises KeyError for an unknown kind or rule.
    """
    return tables.outcome(LOG, kind, rule, winner, Audience(KindNames(()), people, viewer, lang))


def _reveals(events: Sequence[Event], table: Audience) -> Iterator[EventLine]:
    """The Pokémon that were turned up, a line a player."""
    kinds: dict[int, list[int]] = {}
    for event in events:
        if event["e"] == "PokemonRevealed":
            kinds.setdefault(event["seat"], []).append(event["kind"])
    for seat, shown in kinds.items():
        values = {"who": table.person(seat), "cards": table.parts(shown)}
        yield EventLine("PokemonRevealed", LOG.write("PokemonRevealed", table.lang, **values))


def _kinds(event: Event) -> Sequence[int]:
    kinds: Sequence[int] = event.get("kinds", event.get("cards", ()))
    return kinds


def _said(event: Event, table: Audience) -> tuple[str, dict[str, Any]]:
    """The phrase of an event, and what stands in its slots."""
    key, lang = event["e"], table.lang
    values: dict[str, Any] = {}
    part = table.cards.part
    if "seat" in event:
        values["who"] = table.person(event["seat"])
    if "kind" in event and event["kind"] != HIDDEN:
        values["card"] = part(event["kind"])
    if "hp" in event:
        values["left"] = max(0, event["hp"] - event["damage"])
    match key:
        case "SideCalled" | "CoinFlipped":
            key += " heads" if event["heads"] else " tails"
            values["why"] = word(REASONS[event["why"]], lang) if "why" in event else ""
        case "TossWon":
            values["who"] = table.side(event["side"])
        case "OrderDecided":
            values["what"] = " → ".join(table.people[seat] for seat in event["order"])
        case "DieRolled":
            values["n"] = event["value"]
        case "DeckCut":
            values["of"], values["who"] = table.person(event["seat"]), table.person(event["by"])
        case "CardsDrawn" | "PrizeTaken" | "CardsLookedAt" | "CardsMoved":
            key = _cards_said(event, table, key, values)
        case "PrizesLaid":
            values["n"] = event["count"]
        case "HandShown":
            values["cards"] = table.parts(event["kinds"]) or ["–"]
        case "PokemonPut":
            key += (" active" if event["active"] else " bench") + (" hidden" if event["kind"] == HIDDEN else "")
        case "PokemonRevealed":
            values["cards"] = [part(event["kind"])]
        case "TurnBegan":
            values["n"] = event["turn"]
            if table.teams:  # everybody's turns of the same number are a round (P2-TURN-2)
                key += " round"
                values["most"] = (event["turn"] - 1) // len(table.people) + 1
        case "PokemonEvolved":
            key += " level" if event["level"] else ""
            values["a"] = part(event["onto"])
        case "PokemonDevolved":
            key += " hand" if event["to"] == "hand" else " deck"
            values["a"], values["b"] = part(event["card"]), part(event["kind"])
        case "CardAttached":
            key += {"hand": "", "play": " play"}.get(event["source"], " from")
            values["a"], values["b"] = part(event["card"]), part(event["kind"])
            values["from"] = word(ZONES_FROM.get(event["source"], ZONES_FROM["hand"]), lang)
        case "CardMoved":
            values["card"], values["a"], values["b"] = part(event["card"]), part(event["kind"]), part(event["to_kind"])
        case "AttachedDiscarded":
            values["cards"] = table.parts(event["cards"])
            values["to"] = word(ZONES_TO[event["to"]], lang)
            key += " discard" if event["to"] == "discard" else ""
        case "TrainerPlayed" | "StadiumDiscarded":
            values["card"] = part(event["card"])
        case "PowerUsed" | "BodyWorked":
            values["what"] = event["name"]
            key += "" if event["mon"] and event["name"] else " card"
            if key == "PowerUsed" and table.cards.card(event["kind"]).era:
                key += " ability"
        case "Switched":
            key += "" if event["into"] else " out"
            values["a"] = values["card"]
            if event["into"]:
                values["b"] = part(event["into_kind"])
        case "AttackUsed":
            values["what"] = event["name"]
            if event["target"] and event["target"] != event["mon"]:
                key += " on"
                values["b"] = part(event["target_kind"])
        case "AttackStopped":
            key += f" {event['why']}"
        case "DamageDealt":
            key += "" if event["amount"] else " none"
            values["n"] = event["amount"]
        case "CountersPut" | "CountersRemoved":
            values["n"] = event["count"]
            values["why"] = word(REASONS[event["why"]], lang) if "why" in event else ""
        case "ConditionGained" | "ConditionEnded":
            values["what"] = word(CONDITIONS[event["condition"]], lang)
        case "EffectBegan":
            key += " on" if event["mon"] else ""
            values["what"] = effect(event["what"], event["word"], lang)
            values["n"] = event["ends"]
        case "PokemonLeft":
            values["to"] = word(ZONES_TO[event["to"]], lang)
        case "DeckSearched":
            key += (" discard" if event["zone"] == "discard" else "") + _whose(event, table, values)
            if event["zone"] == "discard":
                values["of"] = table.side(event["whose"] % SIDES)
        case "GameEnded":
            seat = event["side"]
            return "ended", {"cards": tables.ending(LOG, f"end {event['rule']}", seat, table)}
    return key, {slot: values[slot] for slot in LOG.slots(key)}


def _whose(event: Event, table: Audience, values: dict[str, Any]) -> str:
    """Whether something is of the one who does it or of another, who then fills a slot."""
    values["of"] = table.person(event["whose"])
    return "" if event["whose"] == event["seat"] else " other"


def _cards_said(event: Event, table: Audience, key: str, values: dict[str, Any]) -> str:
    """The phrase of an event about cards that may be hidden."""
    kinds = event["kinds"]
    lang = table.lang
    values["n"] = len(kinds)
    values["cards"] = table.parts([kind for kind in kinds if kind != HIDDEN])
    if key == "PrizeTaken":
        values["left"] = event["left"]
        key += " own" if table.teams else ""
    elif key == "CardsMoved":
        values["from"] = word(ZONES_FROM[event["source"]], lang)
        values["to"] = word(ZONES_TO[event["to"]], lang)
        owners = {table.cards.owner(kind) for kind in kinds if kind != HIDDEN}
        if table.teams and event["to"].startswith("deck") and owners - {event["seat"]}:  # P2-FIELD-5
            return f"{key} home"
    elif key == "CardsLookedAt":
        if not kinds:
            key += " nothing"
        elif event["zone"] == "deck":
            key += " top" if HIDDEN in kinds else " shown"
        else:
            key += f" {event['zone']}"
        key += _whose(event, table, values)
    return key + (" hidden" if HIDDEN in kinds else "")


def effect(what: str, name: str, lang: str) -> str:
    """What a lasting effect does, in a few words; `name` is the attack or power it is about, "" if none."""
    if name and what in NAMED_EFFECTS:
        return word(NAMED_EFFECTS[what], lang).format(name=name)
    return word(EFFECTS.get(what, EFFECTS[""]), lang)


def lasting(kind: int, what: str, end: int, name: str, names: KindNames, lang: str) -> str:
    """A lasting effect in a few words: the card it comes from, what it does, and the turn with whose end it ends."""
    values = {"a": [names.part(kind)] if kind != HIDDEN else ["–"], "what": effect(what, name, lang), "n": end}
    return LOG.text("lasting", lang, **values)
