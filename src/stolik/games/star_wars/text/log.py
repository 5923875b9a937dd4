"""The log of a Star Wars table: each event as a sentence for one viewer, and how hits and damage were reckoned.

Events are read as JSON data, {"e": "DamageDealt", "unit": 5, …}, as the viewer sees them: a card that the viewer may
not know is -1 there already. English and Japanese are past tense, Polish is present tense, which names no gender.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from stolik.games.star_wars.text.grammar.log import (
    BARRED,
    BARRED_SOME,
    CANNOT,
    EFFECTS,
    LOG,
    PLAIN_KEYWORDS,
    RECKONING,
    STATS,
    ZONES_FROM,
)
from stolik.games.star_wars.text.table import CHANCES, HIT, INTO, KEYWORDS, STEPS, TYPE_LABELS, UNTIL, KindNames
from stolik.text import table as tables
from stolik.text.phrase import Sentence, join
from stolik.text.table import BETWEEN, HIDDEN, Event, EventLine, ReckonedStep, SpokenTo, doer, listed, word

#: Steps that are told by what happens in them, not by their names.
_UNTOLD_STEPS: Final = ("untap", "force", "roll", "draw", "retreat", "end")
_PLAYS: Final = ("AbilityPlayed", "BattleCardPlayed")
_POWER_RULES: Final = {"": "SW-ATTACK-4", "bombard": "SW-KW-BOMBARD-3", "ion cannon": "SW-KW-ION-CANNON-1"}
"""The rule that says what the power of an attack is, by the attack's mode."""


def lines(
    events: Sequence[Event], names: KindNames, people: Sequence[str], viewer: int | None, lang: str
) -> list[EventLine]:
    """All events of an answer, or of several, one after the other.

    Bursts are joined: what is tapped or untapped together, a play with the Force that was paid for it, what both
    players get, both players' passes. What says nothing new beside another is left out: steps that are told by what
    happens in them, points that become counters, damage that was pending and is dealt. `people` are the players' names
    by seat. Raises KeyError for an event without words.
    """
    table = SpokenTo(names, people, viewer, lang)
    found: list[EventLine] = []
    at = 0
    while at < len(events):
        taken, line = _next(events, at, table)
        at += taken
        if line is not None:
            found.append(line)
    return found


def sentence(event: Event, table: SpokenTo) -> Sentence:
    """One event in words. Raises KeyError for one that has none."""
    key, values = _said(event, table)
    return tables.told(LOG, key, values, table.lang)


def outcome(
    kind: str, winner: int | None, people: Sequence[str], viewer: int | None, lang: str, rule: str | None = None
) -> Sentence:
    """How a game ended: `kind` "rules" (with the rule's ID), "resign", "time" or "left".

    The winner is a seat, None or -1 for a draw. Raises KeyError for an unknown kind or rule.
    """
    return tables.outcome(LOG, kind, rule, winner, SpokenTo(KindNames(()), people, viewer, lang))


def lasting(kind: int, what: str, gives: Sequence[tuple[str, int]], until: str, names: KindNames, lang: str) -> str:
    """A lasting effect in a few words: the card it comes from, what it does (the class of its modifier, and what that
    gives), how long it lasts. Raises KeyError for an unknown time."""
    said = _given({"what": what, "gives": gives}, lang)
    if said and what == "Barred":
        said = word(CANNOT, lang).format(what=said)
    values = {"a": [names.part(kind)] if kind != HIDDEN else ["–"], "what": said or effect(what, lang)}
    return LOG.text("lasting", lang, **values, why=word(UNTIL[until], lang))


def standing(kind: int, gives: Sequence[tuple[str, int]], names: KindNames, lang: str) -> str:
    """What changes a unit as long as it is there: the card that says so, and what it gives."""
    return LOG.text("standing", lang, a=[names.part(kind)], what=_given({"what": "", "gives": gives}, lang))


def stacked(cards: int, gives: Sequence[tuple[str, int]], lang: str) -> str:
    """What a unit has from the cards under its top one, of so many in all."""
    return LOG.text("stacked", lang, n=cards, what=_given({"what": "", "gives": gives}, lang))


def effect(what: str, lang: str) -> str:
    """What a lasting effect does, in a few words; `what` is the class of its modifier."""
    return word(EFFECTS.get(what, EFFECTS[""]), lang)


# ---- several events


def _next(events: Sequence[Event], at: int, table: SpokenTo) -> tuple[int, EventLine | None]:
    """How many events from here on make the next line, and the line; None for events that say nothing new."""
    event = events[at]
    name = event["e"]
    for joined in (_taps, _effects, _passes, _both, _paid):
        found = joined(events, at, table)
        if found is not None:
            return found
    if not _news(events, at):
        return 1, None
    if name == "PointsChanged" and _lapsed(events, at):
        values = {"who": table.person(event["seat"]), "n": -event["change"]}
        return 1, EventLine(name, tables.told(LOG, "PointsChanged lapsed", values, table.lang))
    return 1, EventLine(name, sentence(event, table), _steps(events, at, table), _facts(event), doer(event))


def _news(events: Sequence[Event], at: int) -> bool:
    """Whether an event says anything that another beside it doesn't."""
    event, after = events[at], events[at + 1 :]
    following = after[0] if after else None
    match event["e"]:
        case "StepBegan":
            return event["step"] not in _UNTOLD_STEPS and (following is None or following["e"] != "StepBegan")
        case "PointsChanged" if event["change"] < 0 and following is not None:
            return not (following["e"] == "CountersAdded" and following["count"] == -event["change"])
        case "ForceChanged" if event["why"] == "bid":
            return following is None or following["e"] != "ContestEnded"
        case "DamagePending":
            return not any(other["e"] in ("DamageDealt", "DamagePrevented") for other in after)
    return True


def _lapsed(events: Sequence[Event], at: int) -> bool:
    """Whether build points are gone because the next turn begins (SW-ZONE-7)."""
    rest = (event["e"] for event in events[at:] if event["e"] != "PointsChanged")
    return bool(events[at]["change"] < 0) and next(rest, "") == "TurnBegan"


def _taps(events: Sequence[Event], at: int, table: SpokenTo) -> tuple[int, EventLine | None] | None:
    """Units that are tapped or untapped together in one line; those that attack or retreat are told by that."""
    if events[at]["e"] != "UnitTapped":
        return None
    tapped, end = events[at]["tapped"], at
    while end < len(events) and events[end]["e"] == "UnitTapped" and events[end]["tapped"] == tapped:
        end += 1
    burst = events[at:end]
    units = [event["unit"] for event in burst]
    following = events[end] if end < len(events) else {"e": ""}
    attacks = following["e"] == "AttackDeclared"
    retreats = following["e"] in ("UnitMoved", "PilotMoved") and following["place"] == "build"
    if tapped and retreats and following["unit"] in units:
        return end - at, None  # its pilots go with it
    told = following["unit"] if tapped and attacks else 0
    kinds = [event["kind"] for event in burst if event["unit"] != told]
    if not kinds:
        return end - at, None
    key = "UnitTapped" if tapped else "UnitTapped untapped"
    return end - at, EventLine("UnitTapped", tables.told(LOG, key, {"cards": table.parts(kinds)}, table.lang))


def _effects(events: Sequence[Event], at: int, table: SpokenTo) -> tuple[int, EventLine | None] | None:
    """The same effect on several units in one line."""
    first = events[at]
    if first["e"] != "EffectBegan" or first["on"] == HIDDEN:
        return None
    end = at + 1
    same = ("e", "kind", "what", "gives", "until")
    while end < len(events) and all(events[end].get(one) == first[one] for one in same) and events[end]["on"] != HIDDEN:
        end += 1
    key, values = _said(first, table)
    values["cards"] = table.parts([event["on"] for event in events[at:end]])
    if end - at > 1:
        key = key.removesuffix(" own")
    return end - at, EventLine("EffectBegan", tables.told(LOG, key, values, table.lang))


def _passes(events: Sequence[Event], at: int, table: SpokenTo) -> tuple[int, EventLine | None] | None:
    """Two passes in a row end a chance (SW-POP-2)."""
    pair = events[at : at + 2]
    if [event["e"] for event in pair] != ["Passed", "Passed"] or pair[0]["seat"] == pair[1]["seat"]:
        return None
    if pair[0]["chance"] != pair[1]["chance"]:
        return None
    values = {"what": word(CHANCES[pair[0]["chance"]], table.lang)}
    return 2, EventLine("Passed", tables.told(LOG, "Passed both", values, table.lang))


def _both(events: Sequence[Event], at: int, table: SpokenTo) -> tuple[int, EventLine | None] | None:
    """Force and build points that both players get."""
    pair = events[at : at + 2]
    names = {event["e"] for event in pair}
    if len(pair) < 2 or names not in ({"ForceChanged"}, {"PointsChanged"}) or pair[0]["seat"] == pair[1]["seat"]:
        return None
    a, b = pair
    values = {"who": table.person(a["seat"]), "of": table.person(b["seat"]), "n": a["change"]}
    if names == {"ForceChanged"} and a["why"] == b["why"] == "turn" and a["change"] == b["change"]:
        values |= {"left": a["left"], "most": b["left"]}
    elif names == {"PointsChanged"} and a["change"] > 0 and b["change"] > 0:
        values |= {"left": b["change"]}
        key = {(0, 0): "both", (1, 0): "both first", (0, 1): "both second"}
        which = key.get((a["everywhere"], b["everywhere"]), "both each")
        return 2, EventLine(
            a["e"], tables.told(LOG, f"{a['e']} {which}", values, table.lang), _points(a, b, table.lang)
        )
    else:
        return None
    return 2, EventLine(a["e"], tables.told(LOG, f"{a['e']} both", values, table.lang))


def _points(a: Event, b: Event, lang: str) -> tuple[ReckonedStep, ...]:
    """The roll, and what units in all three arenas bring beside it; empty where nobody has them."""
    more = max(a["everywhere"], b["everywhere"])
    if not more:
        return ()
    rolled = a["change"] - a["everywhere"]
    roll = step("build roll", str(rolled), rolled, "SW-TURN-4", lang)
    return roll, step("everywhere", signed(more), rolled + more, "SW-TURN-5", lang)


def _paid(events: Sequence[Event], at: int, table: SpokenTo) -> tuple[int, EventLine | None] | None:
    """A play with the Force that was paid for it."""
    pair = events[at : at + 2]
    if len(pair) < 2 or pair[0]["e"] not in _PLAYS or pair[1]["e"] != "ForceChanged" or pair[1]["why"] != "paid":
        return None
    if pair[0]["seat"] != pair[1]["seat"]:
        return None
    key, values = _said(pair[0], table)
    values |= {"n": -pair[1]["change"], "left": pair[1]["left"]}
    return 2, EventLine(pair[0]["e"], tables.told(LOG, f"{key} paid", values, table.lang), seat=doer(pair[0]))


# ---- reckonings


def _steps(events: Sequence[Event], at: int, table: SpokenTo) -> tuple[ReckonedStep, ...]:
    """How hits were counted, or what became of damage, line by line; empty for other events."""
    if events[at]["e"] == "HitsCounted":
        return _counting(events, at, table.lang)
    return _landing(events, at, table.lang) if events[at]["e"] == "DamageDealt" else ()


def rolling(
    mode: str, power: int, shields: int, dice: int, needed: int, accuracy: int, lang: str, faces: Sequence[int] = ()
) -> list[ReckonedStep]:
    """How an attack comes to its dice, and what each must show: power, the defender's Shields, dice (with the `faces`
    that they show, if they are down), what a hit is from, Accuracy; without dice only why there are none."""
    found = [step(mode or "power", str(power), power, _POWER_RULES[mode], lang)]
    if shields:
        found.append(step("shields", signed(-shields), power - shields, "SW-KW-SHIELDS-1", lang))
    rolled = step("dice", str(dice), dice, "SW-ATTACK-4", lang)
    if not dice:
        return [*found, rolled]
    shown = listed(faces, lang)
    brackets = f"（{shown}）" if lang == "ja" else f" ({shown})"
    found.append(replace(rolled, label=f"{rolled.label}{brackets if faces else ''}"))
    if needed > HIT:
        found.append(step("armor", f"{needed}+", needed, "SW-KW-ARMOR-1", lang))
    else:
        found.append(step("needed", f"{needed}+", needed, "SW-ATTACK-6", lang))
    if accuracy:
        found.append(step("accuracy", f"{needed - accuracy}+", needed - accuracy, "SW-KW-ACCURACY-1", lang))
    return found


def step(key: str, change: str, result: int, rule: str, lang: str) -> ReckonedStep:
    """A line of a reckoning by the key of its label. Raises KeyError for an unknown one."""
    return ReckonedStep(word(RECKONING[key], lang), change, result, rule, HIDDEN)


def _counting(events: Sequence[Event], at: int, lang: str) -> tuple[ReckonedStep, ...]:
    """Power, the defender's Shields, dice; what had to be reached, Accuracy, hits, Critical Hit, hits that went to a
    second unit; without dice only why there were none."""
    event = events[at]
    faces = [face for face, _ in event["hits"]]
    n, needed, accuracy = sum(hit for _, hit in event["hits"]), event["needed"], event["accuracy"]
    found = rolling(event["mode"], event["power"], event["shields"], len(faces), needed, accuracy, lang, faces)
    if not faces:
        return tuple(found)
    found.append(step("hits", str(n), n, "SW-ATTACK-7", lang))
    if event["critical"]:
        n += event["critical"]
        found.append(step("critical", signed(event["critical"]), n, "SW-KW-CRIT-1", lang))
    for other in events[at + 1 :]:
        if other["e"] in ("HitsCounted", "AttackDeclared"):
            break
        if other["e"] == "HitsDivided":
            n -= other["count"]
            found.append(step("divided", signed(-other["count"]), n, "SW-KW-OVERKILL-1", lang))
    return tuple(found)


def _landing(events: Sequence[Event], at: int, lang: str) -> tuple[ReckonedStep, ...]:
    """What was pending on the unit, what was prevented, what was dealt; empty where nothing of it is in the events."""
    event, before = events[at], list(events[:at])
    start = next((n for n in range(at - 1, -1, -1) if _hits(before[n], event["unit"])), None)
    if start is None:
        return ()
    n = sum(amount for unit, _, amount in before[start]["parts"] if unit == event["unit"])
    found = [ReckonedStep(word(RECKONING["pending"], lang), str(n), n, "SW-DAMAGE-1", HIDDEN)]
    for other in before[start:]:
        if other["e"] == "DamagePrevented" and other["unit"] == event["unit"]:
            n -= other["amount"]
            label = word(RECKONING["prevented"], lang)
            found.append(ReckonedStep(label, signed(-other["amount"]), n, "SW-DAMAGE-5", HIDDEN))
    if len(found) == 1:
        return ()
    found.append(
        ReckonedStep(word(RECKONING["dealt"], lang), str(event["amount"]), event["amount"], "SW-DAMAGE-1", HIDDEN)
    )
    return tuple(found)


def _hits(event: Event, unit: int) -> bool:
    """Whether it is damage that waits to land on the unit."""
    return event["e"] == "DamagePending" and any(target == unit for target, _, _ in event["parts"])


def signed(n: int) -> str:
    """A change as it is written."""
    return f"+{n}" if n >= 0 else f"\u2212{-n}"


def _facts(event: Event) -> dict[str, int]:
    """What an attack came to, event by event: `unit` is whom it is about. Empty for what is no part of one."""
    match event["e"]:
        case "AttackDeclared":
            return {"unit": event["target"]}
        case "AttackRedirected":
            return {"unit": event["unit"]}
        case "DiceRolled" if event["why"] == "attack":
            return {"dice": len(event["dice"])}
        case "HitsCounted":
            hits = sum(hit for _, hit in event["hits"])
            return {"dice": len(event["hits"]), "hits": hits + event["critical"], "critical": event["critical"]}
        case "HitsDivided":
            return {"divided": event["count"]}
        case "DamagePending":
            return {"pending": sum(amount for _, _, amount in event["parts"])}
        case "DamagePrevented":
            return {"unit": event["unit"], "prevented": event["amount"]}
        case "DamageDealt":
            left = max(0, event["health"] - event["damage"])
            return {"unit": event["unit"], "landed": event["amount"], "left": left, "health": event["health"]}
        case "UnitDiscarded":
            return {"unit": event["unit"]}
    return {}


# ---- one event


def _said(event: Event, table: SpokenTo) -> tuple[str, dict[str, Any]]:
    """The phrase of an event, and what may stand in its slots."""
    key, lang = event["e"], table.lang
    values: dict[str, Any] = {}
    if "seat" in event and event["seat"] >= 0:
        values["who"] = table.person(event["seat"])
    kind = event.get("kind", HIDDEN)
    if kind != HIDDEN:
        values["card"] = table.cards.part(kind)
    if "health" in event:
        values["left"] = max(0, event["health"] - event["damage"])
    for slot, field in (("n", "amount"), ("n", "count"), ("left", "total")):
        if field in event:
            values[slot] = abs(event[field])
    if "cards" in event:
        values["cards"] = table.parts([one for one in event["cards"] if one != HIDDEN])
        values["n"] = len(event["cards"])
    if event.get("place"):
        values["to"] = word(INTO[event["place"]], lang) if event["place"] in INTO else ""
    if event.get("to"):
        values["to"] = word(INTO[event["to"]], lang)
    writer = _WRITERS.get(key)
    return (key, values) if writer is None else (writer(event, table, values), values)


def _cards_said(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    """Cards that are hidden, or none."""
    name: str = event["e"]
    if not event["cards"] and name != "CardsDrawn":
        return f"{name} none"
    return f"{name} hidden" if HIDDEN in event["cards"] else name


def _discarded(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["from"] = word(ZONES_FROM[event["source"]], table.lang)
    return "CardsDiscarded"


def _hand_seen(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["of"], values["who"] = table.person(event["seat"]), table.person(event["by"])
    return str(event["e"])


def _type_named(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["what"] = word(TYPE_LABELS[event["card_type"]], table.lang)
    return "TypeNamed"


def _turn(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["n"] = event["turn"]
    return "TurnBegan"


def _step_began(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["what"] = word(STEPS[event["step"]], table.lang)
    return "StepBegan of" if event["seat"] >= 0 else "StepBegan"


def _changed(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["n"], values["left"] = abs(event["change"]), event["left"]
    if event["e"] == "PointsChanged":
        return "PointsChanged" if event["change"] > 0 else "PointsChanged spent"
    if event["change"] > 0:
        return "ForceChanged gained"
    return "ForceChanged lost" if event["why"] == "lost" else "ForceChanged paid"


def _dice(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["n"], values["dice"] = len(event["dice"]), listed(event["dice"], table.lang)
    key = f"DiceRolled {event['why']}"
    if not event["dice"]:
        return f"{key} none"
    return f"{key} of" if event["why"] == "damage" and event["kind"] != HIDDEN else key


def _rerolled(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["what"], values["dice"] = listed(event["before"], table.lang), listed(event["dice"], table.lang)
    return "DiceRerolled"


def _started(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    off = " off" if event.get("count", 0) < 0 else ""
    return f"{event['e']}{off}{' hidden' if event['kind'] == HIDDEN else ''}"


def _deployed(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    return f"{event['e']} build" if event["place"] == "build" else str(event["e"])


def _stacked(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    return "CardStacked" if event["top"] else "CardStacked under"


def _location(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["to"] = word(INTO[event["arena"]], table.lang)
    if event["old"] == HIDDEN:
        return "LocationPlaced"
    values["a"] = table.cards.part(event["old"])
    return "LocationPlaced old"


def _pilot(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    if not event["on"]:
        return "PilotMoved off"
    values["b"] = table.cards.part(event["on_kind"])
    return "PilotMoved"


def _tapped(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["cards"] = table.parts([event["kind"]])
    return "UnitTapped" if event["tapped"] else "UnitTapped untapped"


def _gone(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["cards"] = table.parts(event["kinds"])
    if event["why"]:
        return f"UnitDiscarded {event['why']}"
    return "UnitDiscarded" if len(event["kinds"]) == 1 else "UnitDiscarded several"


def _attack(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["a"], values["b"] = table.cards.part(event["kind"]), table.cards.part(event["target_kind"])
    return f"AttackDeclared {event['mode']}".strip()


def _hits_said(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["n"], values["most"] = sum(hit for _, hit in event["hits"]), event["critical"]
    if event["critical"]:
        return "HitsCounted critical"
    return "HitsCounted" if values["n"] else "HitsCounted none"


def _pending(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    parts: Sentence = []
    for n, (_, kind, amount) in enumerate(event["parts"]):
        said = LOG.write("pending", table.lang, n=amount, card=table.cards.part(kind))
        parts = join(parts, BETWEEN[table.lang] if n else "", said)
    values["cards"] = parts
    return "DamagePending"


def _counters_put(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    return "DamageCountersPut" if event["count"] > 0 else "DamageCountersPut off"


def _ability(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    if not event["keyword"]:
        return "AbilityPlayed"
    values["what"] = word(KEYWORDS[event["keyword"]], table.lang)
    return "AbilityPlayed keyword"


def _battle_card(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    enhanced = table.cards.card(event["kind"]).plays[event["mode"]].keyword == "enhance"
    return "BattleCardPlayed enhance" if enhanced else "BattleCardPlayed"


def _effect(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["why"] = word(UNTIL[event["until"]], table.lang)
    if event["on"] != HIDDEN:
        values["cards"] = table.parts([event["on"]])
    values["what"] = _given(event, table.lang)
    if event["what"] == "Barred" and values["what"]:
        return "EffectBegan on barred" if event["on"] != HIDDEN else "EffectBegan barred"
    if event["on"] == HIDDEN:
        return "EffectBegan"
    if not values["what"]:
        return "EffectBegan on waits" if event["what"] in ("When", "Watch") else "EffectBegan on"
    return "EffectBegan gives own" if event["on"] == event["kind"] else "EffectBegan gives"


def _given(event: Event, lang: str) -> str:
    """What an effect gives or forbids; "" where it can't be said in a few words."""
    found = []
    for name, n in event["gives"]:
        if event["what"] == "Barred":
            found.append(word((BARRED_SOME if n and name in BARRED_SOME else BARRED)[name], lang))
        elif name in STATS:
            found.append(word(STATS[name], lang).format(n=signed(n)))
        else:
            gap = "" if lang == "ja" else "\u00a0"
            found.append(f"{word(KEYWORDS[name], lang)}{'' if name in PLAIN_KEYWORDS else f'{gap}{n}'}")
    return listed(found, lang)


def _passed(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["what"] = word(CHANCES[event["chance"]], table.lang)
    return "Passed"


def _marks(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["what"] = event["name"]
    return "MarksPut" if event["count"] > 0 else "MarksPut off"


def _control(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["why"] = word(UNTIL[event["until"]], table.lang)
    return "ControlTaken"


def _bid(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["n"] = event.get("bid", event.get("paid"))
    return str(event["e"])


def _ended(event: Event, table: SpokenTo, values: dict[str, Any]) -> str:
    values["cards"] = tables.ending(LOG, f"end {event['rule']}", event["winner"], table)
    return "ended"


_WRITERS: Final[dict[str, Callable[[Event, SpokenTo, dict[str, Any]], str]]] = {
    "AbilityPlayed": _ability,
    "AttackDeclared": _attack,
    "BattleCardPlayed": _battle_card,
    "BidMade": _bid,
    "CardStacked": _stacked,
    "CardStarted": _started,
    "CardsDiscarded": _discarded,
    "CardsDrawn": _cards_said,
    "CardsShown": _cards_said,
    "ContestEnded": _bid,
    "ControlTaken": _control,
    "CountersAdded": _started,
    "DamageCountersPut": _counters_put,
    "DamagePending": _pending,
    "DeckSearched": _cards_said,
    "DiceRerolled": _rerolled,
    "DiceRolled": _dice,
    "EffectBegan": _effect,
    "ForceChanged": _changed,
    "GameEnded": _ended,
    "HandSeen": _hand_seen,
    "HitsCounted": _hits_said,
    "LocationPlaced": _location,
    "MarksPut": _marks,
    "Passed": _passed,
    "PilotMoved": _pilot,
    "PointsChanged": _changed,
    "StepBegan": _step_began,
    "TurnBegan": _turn,
    "TypeNamed": _type_named,
    "UnitDeployed": _deployed,
    "UnitDiscarded": _gone,
    "UnitMoved": _deployed,
    "UnitTapped": _tapped,
    "ZoneSeen": _hand_seen,
}
