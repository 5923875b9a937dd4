"""A game that brings no face of its own, in a terminal: its view as lists and figures, its options numbered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from stolik.cli.faces.lines import FAR, NEAR, wrap
from stolik.cli.faces.numbered import NumberedFace
from stolik.cli.output import clean
from stolik.cli.words import HELP_PLAIN, say
from stolik.simulation.foresight import foresee
from stolik.text.phrase import plain
from stolik.text.table import BETWEEN

if TYPE_CHECKING:
    from stolik.game import Game
    from stolik.kernel.decision import Option
    from stolik.kernel.rules import Outcome
    from stolik.match import Match
    from stolik.text.shown import CardSeen, Fact, Zone

MARKS: Final = "●■▲◆"
"""The mark of each side."""


class GenericFace(NumberedFace):
    """See Face. All it says is what the game's `Words` say, or their fallbacks."""

    def __init__(self, game: Game, lang: str, near: int = 0, unicode: bool = True) -> None:
        super().__init__(game, lang, near, unicode)
        self.undone = "undone_answer"
        self.words = game.words

    def _people(self, names: Sequence[str] = ()) -> Sequence[str]:
        given = names or self.people
        return [given[seat] if seat < len(given) else say("player", self.lang, n=seat + 1) for seat in self._seats]

    @property
    def _seats(self) -> range:
        return range(self.game.seats)

    # ---- what happens

    def tell(self, events: Sequence[dict[str, Any]], people: Sequence[str], viewer: int | None) -> list[str]:
        """Every event that has words."""
        return [clean(plain(line.text)) for line in self.words.tell(events, people, viewer, self.lang)]

    def ending(self, kind: str, outcome: Outcome, loser: int | None, people: Sequence[str], viewer: int | None) -> str:
        """Why it is over, and who won."""
        told = self.words.outcome(kind, outcome.returns, people, viewer, self.lang, outcome.rule, loser)
        return clean(plain(told))

    def foresee(self, match: Match, seat: int, picks: tuple[Option, ...], people: Sequence[str]) -> list[Text]:
        """What comes of it whatever lies hidden and however luck falls."""
        certain, whole = foresee(match, seat, picks)
        lines = self.tell(certain, people, seat)
        if not lines:
            lines = [say("uncertain", self.lang)]
        elif not whole:
            lines.append(say("then_uncertain", self.lang))
        return [Text("  " + line) for line in lines]

    def help(self) -> str:
        """Choices and commands."""
        return HELP_PLAIN[self.lang]

    # ---- the table

    def position(self, view: Any, names: Sequence[str], width: int) -> list[Text]:
        """The figures and lists of everybody, then what belongs to nobody."""
        people = self._people(names)
        zones, facts = self.words.zones(view, people, self.lang), self.words.facts(view, people, self.lang)
        lines: list[Text] = []
        for seat in (*(other for other in self._seats if other != self.near), None, self.near):
            own_facts = [fact for fact in facts if fact.seat == seat]
            own_zones = [zone for zone in zones if zone.seat == seat]
            if seat is not None:
                lines.append(self._seat_line(seat, people, own_facts))
            elif own_facts:
                lines.append(Text("  " + self._figures(own_facts), "dim"))
            for zone in own_zones:
                lines += self._zone_lines(zone, width)
        return lines

    def _seat_line(self, seat: int, people: Sequence[str], facts: Sequence[Fact]) -> Text:
        mates = self.game.sides[seat] == self.game.sides[self.near]
        mark = MARKS[self.game.sides[seat] % len(MARKS)] if self.unicode else "*"
        line = Text(f"{mark} {clean(people[seat])}", NEAR if mates else FAR)
        return line.append("  " + self._figures(facts), "default") if facts else line

    def _figures(self, facts: Sequence[Fact]) -> str:
        return " · ".join(clean(f"{fact.name} {fact.value}") for fact in facts)

    def _zone_lines(self, zone: Zone, width: int) -> Iterator[Text]:
        head = f"  {clean(zone.name)} {zone.count}"
        if zone.note:
            head += f", {clean(zone.note)}"
        if not zone.cards:
            yield Text(head, "dim")
            return
        counts: dict[str, int] = {}
        for card in zone.cards:
            word = self._card_word(card)
            counts[word] = counts.get(word, 0) + 1
        listed = BETWEEN[self.lang].join(f"{word} ×{count}" if count > 1 else word for word, count in counts.items())
        for n, line in enumerate(wrap(f"{head}: {listed}".strip(), width - 4)):
            yield Text(("  " if not n else "    ") + line)

    def _card_word(self, card: CardSeen) -> str:
        return clean(" ".join([card.name, *(f"({fact})" for fact in card.facts)]))

    def question(self, view: Any) -> str:
        """In the game's words, or by its kind."""
        return clean(self.words.prompt(view.decision, view, self._people(), self.lang))

    def labels(self, view: Any) -> Sequence[str]:
        """In the game's words, or as verb and numbers."""
        people = self._people()
        return [clean(self.words.label(one.verb, one.args, view, people, self.lang)) for one in view.decision.options]

    def say(self, intent: Option, view: Any) -> str:
        """Its label."""
        return clean(self.words.label(intent.verb, intent.args, view, self._people(), self.lang))

    def why_what(self, words: str) -> str:
        """That nothing has these words; without any, how to ask."""
        return say("why_none", self.lang, what=clean(words[:40])) if words else say("why_how", self.lang)

    # ---- cards

    def card(self, what: str, view: Any) -> list[Text] | str:
        """A card by its name or key."""
        keys = self.called(what)
        if not keys:
            return say("no_such_card", self.lang, what=clean(what.strip()[:40]))
        return [line for key in keys for line in self.card_page(key)]

    def piles(self, view: Any, names: Sequence[str]) -> list[Text]:
        """The table once more, as wide as it is: it shows all that may be known."""
        return self.position(view, names, 10_000)

    def card_data(self, key: str) -> dict[str, Any]:
        """Key, name and text. Raises KeyError."""
        if key not in self.game.pool:
            raise KeyError(key)
        name, text = self.game.spoken.card_name(key, self.lang), self.words.card_text(key, self.lang)
        return {"key": key, "name": name, "text": text}

    def card_page(self, key: str) -> list[Text]:
        """Its name, and below it its text. Raises KeyError."""
        found = self.card_data(key)
        return [Text(clean(found["name"]), "bold"), *([Text(clean(found["text"]))] if found["text"] else [])]

    def card_line(self, key: str) -> Text:
        """Name and text. Raises KeyError."""
        found = self.card_data(key)
        return Text(clean(found["name"])).append(f"  {clean(found['text'])}" if found["text"] else "", "dim")

    def haystack(self, key: str) -> str:
        """Key, name and text."""
        return " ".join(self.card_data(key).values()).casefold()

    def collection(self) -> Sequence[str]:
        """The keys of the pool."""
        return tuple(self.game.pool)
