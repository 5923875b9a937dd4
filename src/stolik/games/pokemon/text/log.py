"""The log of a Pokémon table: each event as a sentence for one viewer, and how damage was reckoned.

Events are read as JSON data, {"e": "DamageDealt", "mon": 5, …}, as the viewer sees them: a card that the viewer may not
know is -1 there already. English and Japanese are past tense, Polish is present tense, which names no gender.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from stolik.games.pokemon.ast.words import FOREVER
from stolik.games.pokemon.text.grammar.log import EFFECTS, LOG, NAMED_EFFECTS, REASONS, RECKONING, ZONES_FROM, ZONES_TO
from stolik.games.pokemon.text.table import CONDITIONS, GUESSES, SIGNS, KindNames
from stolik.text import table as tables
from stolik.text.phrase import Sentence
from stolik.text.table import HIDDEN, SIDES, Event, EventLine, ReckonedStep, SpokenTo, doer, word


def lines(
    events: Sequence[Event], names: KindNames, people: Sequence[str], viewer: int | None, lang: str
) -> list[EventLine]:
    """All events of an answer, one after the other; what says nothing new beside another is left out.

    `people` are the players' names by seat. Raises KeyError for an event without words.
    """
    table = SpokenTo(names, people, viewer, lang)
    found = [
        EventLine(event["e"], sentence(event, table), steps(event, names, lang), seat=doer(event))
        for event in events
        if told(event)
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


def sentence(event: Event, table: SpokenTo) -> Sentence:
    """One event in words. Raises KeyError for one that has none."""
    key, values = _said(event, table)
    return LOG.write(key, table.lang, **values)


def steps(event: Event, names: KindNames, lang: str) -> tuple[ReckonedStep, ...]:
    """How the damage of an event was reckoned, line by line; empty for other events."""
    if event["e"] != "DamageDealt":
        return ()
    names = names.spoken(lang)
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
    return tables.outcome(LOG, kind, rule, winner, SpokenTo(KindNames(()), people, viewer, lang))


def _reveals(events: Sequence[Event], table: SpokenTo) -> Iterator[EventLine]:
    """The Pokémon that were turned up, a line a player."""
    kinds: dict[int, list[int]] = {}
    for event in events:
        if event["e"] == "PokemonRevealed":
            kinds.setdefault(event["seat"], []).append(event["kind"])
    for seat, shown in kinds.items():
        values = {"who": table.person(seat), "cards": table.parts(shown)}
        yield EventLine("PokemonRevealed", LOG.write("PokemonRevealed", table.lang, **values), seat=seat)


def _kinds(event: Event) -> Sequence[int]:
    kinds: Sequence[int] = event.get("kinds", event.get("cards", ()))
    return kinds


Said = Callable[[Event, SpokenTo], Any]
"""What an event says in one place of its sentence."""


def _said(event: Event, table: SpokenTo) -> tuple[str, dict[str, Any]]:
    """The phrase of an event, and what stands in its slots."""
    name = event["e"]
    if name == "GameEnded":
        return "ended", {"cards": tables.ending(LOG, f"end {event['rule']}", event["side"], table)}
    key = name + (_WHICH[name](event, table) if name in _WHICH else "")
    own = _SLOTS.get(name, {})
    return key, {slot: (own.get(slot) or _ALWAYS[slot])(event, table) for slot in LOG.slots(key)}


def _whose(event: Event) -> str:
    """Whether something is of the one who does it or of another."""
    return "" if event["whose"] == event["seat"] else " other"


def _hidden(event: Event) -> str:
    return " hidden" if HIDDEN in event["kinds"] else ""


def _moved(event: Event, table: SpokenTo) -> str:
    """Cards that go home into another's deck, or that may be hidden (P2-FIELD-5)."""
    owners = {table.cards.owner(kind) for kind in event["kinds"] if kind != HIDDEN}
    home = table.teams and event["to"].startswith("deck") and owners - {event["seat"]}
    return " home" if home else _hidden(event)


def _looked_at(event: Event, table: SpokenTo) -> str:
    """Nothing, cards of the deck, or those of another zone."""
    what = f" {event['zone']}"
    if not event["kinds"]:
        what = " nothing"
    elif event["zone"] == "deck":
        what = " top" if HIDDEN in event["kinds"] else " shown"
    return what + _whose(event) + _hidden(event)


def _ability(event: Event, table: SpokenTo) -> str:
    """A card that has no name in play; an item of a Pokémon; an Ability of the later era."""
    if not event["mon"] or not event["name"]:
        return " card"
    if event["e"] != "PowerUsed":
        return ""
    card = table.cards.card(event["kind"])
    if any(one.held for one in card.abilities if one.name == event["name"]):
        return " item"
    return " ability" if card.era else ""


def _heads(event: Event, table: SpokenTo) -> str:
    return " heads" if event["heads"] else " tails"


def _put(event: Event, table: SpokenTo) -> str:
    return (" active" if event["active"] else " bench") + (" hidden" if event["kind"] == HIDDEN else "")


_WHICH: Final[Mapping[str, Callable[[Event, SpokenTo], str]]] = {
    "SideCalled": _heads,
    "CoinFlipped": _heads,
    "Guessed": lambda event, table: " right" if event["right"] else " wrong",
    "CardsDrawn": lambda event, table: _hidden(event),
    "PrizeTaken": lambda event, table: " own" * table.teams + _hidden(event),
    "CardsLookedAt": _looked_at,
    "CardsMoved": _moved,
    "PokemonPut": _put,
    "TurnBegan": lambda event, table: " round" * table.teams,
    "PokemonEvolved": lambda event, table: " level" if event["level"] else "",
    "PokemonDevolved": lambda event, table: " hand" if event["to"] == "hand" else " deck",
    "CardAttached": lambda event, table: {"hand": "", "play": " play"}.get(event["source"], " from"),
    "EnergyTurned": lambda event, table: " up" * event["up"],
    "AttachedDiscarded": lambda event, table: " discard" if event["to"] == "discard" else "",
    "PowerUsed": _ability,
    "BodyWorked": _ability,
    "Switched": lambda event, table: "" if event["into"] else " out",
    "AttackUsed": lambda event, table: " on" if event["target"] and event["target"] != event["mon"] else "",
    "AttackStopped": lambda event, table: f" {event['why']}",
    "DamageDealt": lambda event, table: "" if event["amount"] else " none",
    "EffectBegan": lambda event, table: " on" * bool(event["mon"]) + " always" * (event["ends"] >= FOREVER),
    "DeckSearched": lambda event, table: " discard" * (event["zone"] == "discard") + _whose(event),
}
"""Which of an event's phrases says it, where it has several."""


def _part(name: str) -> Said:
    """The card that a field of the event names."""
    return lambda event, table: table.cards.part(event[name])


def _field(name: str) -> Said:
    """A field of the event as it is."""
    return lambda event, table: event[name]


def _worded(words: Mapping[str, tables.Wording], name: str) -> Said:
    """A field of the event in words."""
    return lambda event, table: word(words[event[name]], table.lang)


def _why(event: Event, table: SpokenTo) -> str:
    return word(REASONS[event["why"]], table.lang) if "why" in event else ""


def _from(event: Event, table: SpokenTo) -> str:
    return word(ZONES_FROM.get(event["source"], ZONES_FROM["hand"]), table.lang)


def _effect(event: Event, table: SpokenTo) -> str:
    return effect(event["what"], event["word"], table.lang)


def _searched(event: Event, table: SpokenTo) -> Any:
    """Whose deck, or, of the discard piles of a team, which side's."""
    return table.side(event["whose"] % SIDES) if event["zone"] == "discard" else table.person(event["whose"])


_ALWAYS: Final[Mapping[str, Said]] = {
    "who": lambda event, table: table.person(event["seat"]),
    "card": _part("kind"),
    "left": lambda event, table: max(0, event["hp"] - event["damage"]),
    "why": _why,
    "to": lambda event, table: word(ZONES_TO[event["to"]], table.lang),
    "n": lambda event, table: len(event["kinds"]),
    "cards": lambda event, table: table.parts([kind for kind in _kinds(event) if kind != HIDDEN]),
    "of": lambda event, table: table.person(event["whose"]),
}
"""What a slot says wherever an event has no other words for it."""
_ONTO: Final[Mapping[str, Said]] = {"a": _part("card"), "b": _part("kind")}
_SLOTS: Final[Mapping[str, Mapping[str, Said]]] = {
    "TossWon": {"who": lambda event, table: table.side(event["side"])},
    "OrderDecided": {"what": lambda event, table: " → ".join(table.people[seat] for seat in event["order"])},
    "DieRolled": {"n": _field("value")},
    "Guessed": {"what": lambda event, table: word(GUESSES[event["what"]], table.lang)},
    "SignsShown": {
        "what": lambda event, table: word(SIGNS[event["sign"]], table.lang),
        "to": lambda event, table: word(SIGNS[event["other"]], table.lang),
    },
    "DeckCut": {
        "of": lambda event, table: table.person(event["seat"]),
        "who": lambda event, table: table.person(event["by"]),
    },
    "PrizeTaken": {"left": _field("left")},
    "CardsMoved": {"from": _worded(ZONES_FROM, "source")},
    "PrizesLaid": {"n": _field("count")},
    "HandShown": {"cards": lambda event, table: table.parts(event["kinds"]) or ["–"]},
    "PokemonRevealed": {"cards": lambda event, table: [table.cards.part(event["kind"])]},
    # everybody's turns of the same number are a round (P2-TURN-2)
    "TurnBegan": {
        "n": _field("turn"),
        "most": lambda event, table: (event["turn"] - 1) // len(table.people) + 1,
    },
    "PokemonEvolved": {"a": _part("onto")},
    "PokemonExchanged": {"a": _part("gone")},
    "PokemonDevolved": _ONTO,
    "CardAttached": {**_ONTO, "from": _from},
    "CardMoved": {"card": _part("card"), "a": _part("kind"), "b": _part("to_kind")},
    "EnergyTurned": {"card": _part("card"), "a": _part("kind")},
    "TrainerPlayed": {"card": _part("card")},
    "StadiumDiscarded": {"card": _part("card")},
    "PowerUsed": {"what": _field("name")},
    "BodyWorked": {"what": _field("name")},
    "Switched": {"a": _part("kind"), "b": _part("into_kind")},
    "AttackUsed": {"what": _field("name"), "b": _part("target_kind")},
    "DamageDealt": {"n": _field("amount")},
    "CountersPut": {"n": _field("count")},
    "CountersRemoved": {"n": _field("count")},
    "ConditionGained": {"what": _worded(CONDITIONS, "condition")},
    "ConditionEnded": {"what": _worded(CONDITIONS, "condition")},
    "EffectBegan": {"what": _effect, "n": _field("ends")},
    "DeckSearched": {"of": _searched},
}
"""What an event says in a slot in words of its own."""


def effect(what: str, name: str, lang: str) -> str:
    """What a lasting effect does, in a few words; `name` is the attack or power it is about, "" if none."""
    if name and what in NAMED_EFFECTS:
        return word(NAMED_EFFECTS[what], lang).format(name=name)
    return word(EFFECTS.get(what, EFFECTS[""]), lang)


def lasting(kind: int, what: str, end: int, name: str, names: KindNames, lang: str) -> str:
    """A lasting effect in a few words: the card it comes from, what it does, and the turn with whose end it ends."""
    values = {
        "a": [names.spoken(lang).part(kind)] if kind != HIDDEN else ["–"],
        "what": effect(what, name, lang),
        "n": end,
    }
    return LOG.text("lasting" if end < FOREVER else "lasting always", lang, **values)
