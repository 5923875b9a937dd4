"""How a game is spoken of: its name, cards, settings, questions, log and refusals, in the player's language.

A game subclasses `Words` or fills it with a table of phrases. Whatever it does not say has a fallback: what the other
languages lack is said in English, what has no phrase by its key, a view by its fields. So a game that brings no words
at all can be played; each phrase makes it read better.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from stolik.text import ledger
from stolik.text.ledger import Marks
from stolik.text.lexicon import COMMON, Lexicon
from stolik.text.numbers import CATEGORIES, plural
from stolik.text.phrase import LANGS, Grammar, Sentence, join, plain, typeset
from stolik.text.problems import KINDS, unknown
from stolik.text.slots import Person, seen
from stolik.text.table import BETWEEN, TOGETHER, EventLine

Said: TypeAlias = Mapping[str, Mapping[str, str]]
"""Phrases by key and language, {"verb deny": {"en": "Deny it", "pl": "Odmawiam"}}; `Words` says which keys there are.
The patterns are those of stolik.text.phrase."""

PEOPLE: Final = ("seat", "who", "to", "of", "by", "next", "winner", "owner", "victim", "thief")
"""Slots and fields of events that are filled with a person, where they hold a seat."""
_SLOTS: Final = re.compile(r"\{(\w+)")


@dataclass(frozen=True)
class CardSeen:
    """A card as a table shows it: its name, what it does, figures or marks worth standing on it, and what choosing it
    would say, as a verb and its whole numbers (None: it is no choice)."""

    name: str
    text: str = ""
    facts: tuple[str, ...] = ()
    intent: tuple[str, tuple[int, ...]] | None = None


@dataclass(frozen=True)
class Zone:
    """Cards or things that lie together. `seat` is whose they are, None for all; `count` is how many there are, also
    where they are `hidden` and `cards` shows none of them. `note` is said behind the name."""

    key: str
    name: str
    seat: int | None
    count: int
    cards: tuple[CardSeen, ...] = ()
    hidden: bool = False
    note: str = ""


@dataclass(frozen=True)
class Fact:
    """A figure of the table, or of a seat."""

    name: str
    value: str
    seat: int | None = None


class Told:
    """What may stand in any slot of these phrases: persons, numbers, cards, and lists of them, each by what it is."""

    def write(self, value: Any, spec: str, lang: str) -> Sentence:
        """The value as it is printed; `spec` is a counter behind a number."""
        if isinstance(value, Person):
            return [{"p": value.seat, "s": value.name}]
        if isinstance(value, dict):
            return [value]
        if isinstance(value, list | tuple):
            parts = [piece for n, one in enumerate(value) for piece in ((BETWEEN[lang],) if n else ()) + ((one,))]
            return join(*(self.write(part, "", lang) for part in parts))
        return [f"{value}{spec}"]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[Any, int]]:
        """Sentences about a table are never read back."""
        return iter(())

    def form(self, value: Any, forms: int, lang: str) -> int:
        """By person (the viewer, anybody else), by the plural category of a number, by how many a list has."""
        if isinstance(value, Person):
            return 0 if value.you else forms - 1
        if isinstance(value, list | tuple):
            value = len(value)
        if isinstance(value, int):
            return min(CATEGORIES[lang].index(plural(value, lang)), forms - 1)
        return 0 if value is not None else forms - 1

    def implied(self, form: int, lang: str) -> None:
        """Nothing is implied."""


def from_lexicon(lexicon: Lexicon, game: str) -> dict[str, dict[str, str]]:
    """The phrases of a game whose names stand in tables of a lexicon: NAMES, OPTIONS (label, help, choices), DECKS and
    PLANS by keys. An option of its own among several games stands there as "game option"."""
    said: dict[str, dict[str, str]] = {}

    def put(key: str, lang: str, text: str) -> None:
        said.setdefault(key, {})[lang] = text

    for lang in LANGS:
        put("name", lang, lexicon.table("NAMES", lang)[game])
        options = lexicon.table("OPTIONS", lang)
        for key, (label, about, choices) in options.items():
            other, _, option = key.rpartition(" ")
            if other not in ("", game) or (not other and f"{game} {option}" in options):
                continue
            put(f"option {option}", lang, label)
            put(f"option {option} help", lang, about)
            for choice, text in choices.items():
                put(f"option {option} {choice}", lang, text)
        for table, word in (("DECKS", "deck"), ("PLANS", "plan")):
            for key, text in getattr(lexicon.modules[lang], table, {}).items():
                put(f"{word} {key}", lang, text)
    return said


class Words:
    """One game in words.

    `said` holds phrases by key; all of them are optional. Keys: "name" and "line" (what the game is called, and about);
    "option K", "option K help", "option K CHOICE" (settings); "deck K" and "plan K" (a bundled deck by its name in
    lower case with hyphens, and how to play it); "card K" and "card K text" (a card by its key); "zone F" and "fact F"
    (fields of the view); "ask KIND" (a question; slots least, most) and "verb V" (an option; slots card, n, place and
    who from its numbers); "event E" (slots are the fields of the event, seats as persons); "end RULE" (how a game
    ended); "rule ID" (why something can't be done; slots are the rules' facts); "problem RULE" (of a deck).

    `sides` is the side that each seat plays for; `lexicon` has the words of a game that keeps them in tables,
    `marks` say where its rules come from."""

    lexicon: Lexicon | None = None
    marks: Marks = ledger.COMMON

    def __init__(self, said: Said | None = None, sides: Sequence[int] = (0, 1)) -> None:
        self.said: Said = said or {}
        self.sides = tuple(sides)
        self._phrases: Grammar | None = None

    # ---- phrases

    @property
    def phrases(self) -> Grammar:
        """The phrases of the table, compiled when first used. Raises ValueError for one that can't be read."""
        if self._phrases is None:
            every = {**_ENDINGS, **self.said}
            names = {slot for rows in every.values() for text in rows.values() for slot in _SLOTS.findall(text)}
            found = Grammar(dict.fromkeys(names, Told()))
            for key, rows in every.items():
                english = rows.get("en") or next(iter(rows.values()))
                try:
                    found.phrase(key, en=english, pl=rows.get("pl", english), ja=rows.get("ja", english))
                except ValueError as wrong:
                    raise ValueError(f"the phrase {key!r} can't be read: {wrong}") from None
            self._phrases = found
        return self._phrases

    def write(self, key: str, lang: str, /, **values: Any) -> Sentence | None:
        """A phrase with these values; None where there is none, or one of its values is missing."""
        if key not in self.said and key not in _ENDINGS:
            return None
        if any(slot not in values for slot in self.phrases.slots(key)):
            return None
        return self.phrases.write(key, lang, **values)

    def text(self, key: str, lang: str, /, **values: Any) -> str:
        """The same as one string. Raises KeyError where there is no such phrase, or a value is missing."""
        written = self.write(key, lang, **values)
        if written is None:
            raise KeyError(key)
        return plain(written)

    def word(self, key: str, lang: str) -> str:
        """A phrase without slots, as it stands in the table, or in English. Raises KeyError."""
        rows = self.said[key]
        return rows.get(lang) or rows["en"]

    def _typeset(self, key: str, lang: str) -> str:
        return typeset(self.word(key, lang), lang)

    # ---- what all rooms say of a game

    def name(self, lang: str) -> str:
        """What the game is called. Raises KeyError."""
        return self.word("name", lang)

    def line(self, lang: str) -> str:
        """What it is about, in a sentence; "" where nobody has said."""
        return self._typeset("line", lang) if "line" in self.said else ""

    def option_label(self, option: str, lang: str) -> str:
        """The label of a setting. Raises KeyError."""
        return self.word(f"option {option}", lang)

    def option_help(self, option: str, lang: str) -> str:
        """What a setting does. Raises KeyError."""
        return self._typeset(f"option {option} help", lang)

    def choice_label(self, option: str, choice: str, lang: str) -> str:
        """The label of one choice of a setting. Raises KeyError."""
        return self.word(f"option {option} {choice}", lang)

    def deck_name(self, name: str, lang: str) -> str:
        """The title of a bundled deck of that (English) name. Raises KeyError."""
        return self.word(f"deck {slug(name)}", lang)

    def deck_plan(self, name: str, lang: str) -> str:
        """How to play it, in a sentence. Raises KeyError."""
        return self._typeset(f"plan {slug(name)}", lang)

    def card_name(self, key: str, lang: str) -> str:
        """The name of a card by its key. Raises KeyError."""
        return self.word(f"card {key}", lang)

    def card_text(self, key: str, lang: str) -> str:
        """What a card does; "" where nobody has said."""
        return self._typeset(f"card {key} text", lang) if f"card {key} text" in self.said else ""

    def problem(self, problem: Any, lang: str, options: Mapping[str, Any] | None = None) -> str:
        """What keeps a deck from being played: by its rule, or the sentence that it brings. Raises KeyError where it
        has neither."""
        if getattr(problem, "what", "") == "unknown":
            return _unknown().text("unknown", lang, name=problem.card)
        given = {"count": getattr(problem, "count", 0), "stack": getattr(problem, "stack", 0)}
        values = {**(options or {}), **given, "card": getattr(problem, "card", "")}
        written = self.write(f"problem {problem.rule}", lang, **values)
        if written is not None:
            return plain(written)
        message = getattr(problem, "message", "")
        if not message:
            raise KeyError(problem.rule)
        return f"{message[0].upper()}{message[1:]}{'' if message.endswith('.') else '.'}"

    def refusal(self, rule: str, lang: str, facts: Mapping[str, Any] | None = None) -> str:
        """Why something can't be done, by the rule that forbids it; rule "": the game is over by no rule. Raises
        KeyError where the game has no words for it."""
        if not rule:
            return OVER[LANGS.index(lang)]
        values = dict(facts or {})
        names = values.pop("names", ())
        viewer = values.get("seat")
        known = {key: self.told(key, value, names, viewer, lang) for key, value in values.items()}
        written = self.write(f"rule {rule}", lang, **known)
        if written is None:
            raise KeyError(rule)
        return plain(written)

    # ---- a table without a face of its own

    def prompt(self, decision: Any, view: Any, people: Sequence[str], lang: str) -> str:
        """What is asked, in one sentence."""
        written = self.write(f"ask {decision.kind}", lang, least=decision.least, most=decision.most)
        return decision.kind.replace(":", ": ") if written is None else plain(written)

    def label(self, verb: str, args: Sequence[int], view: Any, people: Sequence[str], lang: str) -> str:
        """An option, offered or not, as `view` may name it."""
        values = self.named(verb, args, view, people, lang)
        written = self.write(f"verb {verb}", lang, **values)
        if written is not None:
            return plain(written)
        return " ".join([verb, *map(str, args)])

    def named(self, verb: str, args: Sequence[int], view: Any, people: Sequence[str], lang: str) -> dict[str, Any]:
        """What the numbers of an option stand for, by slots. By themselves: n and n2 are the first two, place counts
        from 1, who is the seat, and card is the card of that number where the game knows one."""
        values: dict[str, Any] = dict(zip(("n", "n2"), args))
        if args:
            values["place"] = args[0] + 1
            if 0 <= args[0] < len(people):
                values["who"] = seen(people, args[0], getattr(view, "seat", None))
            card = self.card(args[0], lang)
            if card is not None:
                values["card"] = card.name
        return values

    def card(self, kind: int, lang: str) -> CardSeen | None:
        """The card that a number in views, options and events stands for; None where the game does not say."""
        return None

    def tell(
        self, events: Sequence[Mapping[str, Any]], people: Sequence[str], viewer: int | None, lang: str
    ) -> list[EventLine]:
        """Each event in a line, those without words left out. `events` are JSON data as the viewer sees them."""
        found = []
        for event in events:
            known = {key: self.told(key, value, people, viewer, lang) for key, value in event.items() if key != "e"}
            written = self.write(f"event {event['e']}", lang, **known)
            if written:
                found.append(EventLine(event["e"], written))
        return found

    def told(self, key: str, value: Any, people: Sequence[str], viewer: int | None, lang: str) -> Any:
        """A field of an event as it stands in a slot: a seat as a person, a card by its name."""
        if key in PEOPLE and isinstance(value, int) and 0 <= value < len(people):
            return seen(people, value, viewer)
        if key in ("card", "kind") and isinstance(value, int):
            return self._card_part(value, lang)
        if key in ("cards", "kinds") and isinstance(value, list | tuple):
            return [self._card_part(kind, lang) for kind in value]
        return value

    def _card_part(self, kind: int, lang: str) -> Any:
        card = self.card(kind, lang)
        return kind if card is None else {"c": card.name}

    def outcome(
        self,
        kind: str,
        returns: Sequence[int],
        people: Sequence[str],
        viewer: int | None,
        lang: str,
        rule: str | None = None,
        loser: int | None = None,
    ) -> Sentence:
        """How a game ended, and who won. `kind` is "rules", or "resign", "time" or "left" where the seat `loser` gave
        up; `returns` has the result of each seat, 1, 0 or -1: who has 0 where others have lost shares the first place.
        """
        why = None
        if kind == "rules":
            why = self.write(f"end {rule}", lang)
        elif loser is not None:
            why = self.phrases.write(f"end {kind}", lang, who=self._party(self.sides[loser], people, viewer, lang))
        result = self._result(returns, people, viewer, lang)
        gap = "" if lang == "ja" else " "
        return result if why is None else join(why, gap, result)

    def _result(self, returns: Sequence[int], people: Sequence[str], viewer: int | None, lang: str) -> Sentence:
        best = max(returns)
        first = sorted({side for side, result in zip(self.sides, returns) if result == best})
        if best == min(returns) and best <= 0:
            return self.phrases.write("draw" if best == 0 else "nobody", lang)
        if len(first) == 1:
            return self.phrases.write("win", lang, who=self._party(first[0], people, viewer, lang))
        parties = [self._party(side, people, None, lang) for side in first]
        return self.phrases.write("win together" if best > 0 else "share", lang, who=parties)

    def _party(self, side: int, people: Sequence[str], viewer: int | None, lang: str) -> Person:
        """Who plays for a side, the names of a team as one."""
        mates = [seat for seat, one in enumerate(self.sides) if one == side and seat < len(people)]
        if viewer in mates:
            return Person("", True, mates[0])
        return Person(TOGETHER[lang].join(people[seat] for seat in mates), False, mates[0] if mates else -1)

    # ---- the view as labelled lists

    def zones(self, view: Any, people: Sequence[str], lang: str) -> list[Zone]:
        """Where things lie, seat by seat and in common, as `view` shows them. By itself: every list of the view, `hand`
        as that of the view's seat; a list of lists seat by seat. Negative numbers are hidden cards, and a number with a
        phrase "zone F" is so many of them."""
        found: list[Zone] = []
        for key, value in self._fields(view):
            if self._sort(key, value) != "zone":
                continue
            if isinstance(value, int):
                found.append(Zone(key, self._field_name("zone", key, lang), None, value, hidden=True))
            elif self._by_seat(value) and any(isinstance(one, list | tuple) for one in value):
                found += [self._zone(key, seat, one, lang) for seat, one in enumerate(value)]
            elif key != "hand" or view.seat is not None:
                found.append(self._zone(key, view.seat if key == "hand" else None, value, lang))
        return found

    def facts(self, view: Any, people: Sequence[str], lang: str) -> list[Fact]:
        """The figures of a view. By itself: every number and word of it; a list of them seat by seat where it has as
        many as there are seats, and `score` side by side."""
        found: list[Fact] = []
        for key, value in self._fields(view):
            if self._sort(key, value) != "fact":
                continue
            name = self._field_name("fact", key, lang)
            if isinstance(value, bool | int | float | str):
                found.append(Fact(name, str(value)))
            elif isinstance(value, dict):
                found += [Fact(f"{name}: {inner}", str(one)) for inner, one in value.items()]
            elif self._by_seat(value):
                found += [Fact(name, str(one), seat) for seat, one in enumerate(value)]
            elif len(value) == len(set(self.sides)):
                parties = [self._party(side, people, None, lang).name for side in sorted(set(self.sides))]
                found += [Fact(f"{name}: {party}", str(one)) for party, one in zip(parties, value)]
            else:
                found.append(Fact(name, BETWEEN[lang].join(map(str, value))))
        return found

    def _fields(self, view: Any) -> Iterable[tuple[str, Any]]:
        named = getattr(view, "__dataclass_fields__", ())
        fields = ((name, getattr(view, name)) for name in named if name not in _BESIDE)
        return ((name, value) for name, value in fields if isinstance(value, int | float | str | list | tuple | dict))

    def _sort(self, key: str, value: Any) -> str:
        """Whether a field of the view is a "zone" or a "fact": as the phrases have it, else by what is in it."""
        named = [sort for sort in ("zone", "fact") if f"{sort} {key}" in self.said]
        if isinstance(value, int) and not isinstance(value, bool):
            return "fact" if named != ["zone"] else "zone"
        if not isinstance(value, list | tuple):
            return "fact"
        if len(named) == 1:
            return named[0]
        if key == "hand" or any(isinstance(one, list | tuple) for one in value):
            return "zone"
        return "fact" if key in ("score", "scores") or self._by_seat(value) else "zone"

    def _by_seat(self, value: Sequence[Any]) -> bool:
        """Whether a list has one entry for each seat."""
        return len(value) == len(self.sides)

    def _zone(self, key: str, seat: int | None, things: Any, lang: str) -> Zone:
        listed = things if isinstance(things, list | tuple) else (things,)
        name = self._field_name("zone", key, lang)
        if listed and all(isinstance(one, int) and one < 0 for one in listed):
            return Zone(key, name, seat, len(listed), hidden=True)
        return Zone(key, name, seat, len(listed), tuple([self._thing(one, lang) for one in listed]))

    def _thing(self, one: Any, lang: str) -> CardSeen:
        card = self.card(one, lang) if isinstance(one, int) and not isinstance(one, bool) else None
        return CardSeen(str(one)) if card is None else card

    def _field_name(self, sort: str, key: str, lang: str) -> str:
        spoken = next((f"{one} {key}" for one in (sort, "zone", "fact") if f"{one} {key}" in self.said), "")
        return self.word(spoken, lang) if spoken else key.replace("_", " ")


_BESIDE: Final = ("game", "seat", "decision", "options", "to_move")
"""Fields of a view that are shown in other ways."""
OVER: Final = ("The game is over.", "Partia jest skończona.", "対戦は終わっています。")

_ENDINGS: Final[dict[str, dict[str, str]]] = {
    "win": {"en": "{who|You win|# wins}.", "pl": "{who|Wygrywasz|Wygrywa #}.", "ja": "{who|あなた|#}の勝ち。"},
    "win together": {"en": "The winners: {who}.", "pl": "Wygrali: {who}.", "ja": "勝者：{who}。"},
    "share": {
        "en": "The first place is shared: {who}.",
        "pl": "Pierwsze miejsce wspólnie: {who}.",
        "ja": "同点で1位：{who}。",
    },
    "nobody": {"en": "Nobody wins.", "pl": "Nikt nie wygrywa.", "ja": "勝者なし。"},
    "draw": {"en": "The game is a draw.", "pl": "Remis.", "ja": "引き分け。"},
    "end resign": {
        "en": "{who|You resign|# resigns}.",
        "pl": "{who|Poddajesz|# poddaje} partię.",
        "ja": "{who|あなた|#}が投了した。",
    },
    "end time": {
        "en": "{who|Your|#'s} time is up.",
        "pl": "{who|Twój czas|Czas gracza #} minął.",
        "ja": "{who|あなた|#}の持ち時間が切れた。",
    },
    "end left": {
        "en": "{who|You leave|# leaves} the table.",
        "pl": "{who|Odchodzisz|# odchodzi} od stołu.",
        "ja": "{who|あなた|#}が席を離れた。",
    },
}


@cache
def _unknown() -> Grammar:
    return unknown(Grammar(KINDS))


def slug(name: str) -> str:
    """The key of a deck's or card's English name: lower case, words joined by hyphens."""
    return "-".join(name.lower().split())


def bot_name(bot: str, lang: str) -> str:
    """The name of a computer player ("random", "greedy", "lookahead"); of one that a game brings, what it is called."""
    return str(COMMON.table("BOTS", lang).get(bot, (bot, ""))[0])


def bot_note(bot: str, lang: str) -> str:
    """How it plays, in one sentence; "" where nobody has said."""
    return typeset(str(COMMON.table("BOTS", lang).get(bot, (bot, ""))[1]), lang)
