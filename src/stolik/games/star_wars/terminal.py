"""The Star Wars TCG in a terminal: three arenas between two build zones, numbered choices, moves like "3" or "1 4"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text

from stolik.cli.faces.cards import CardFace, Standing
from stolik.cli.faces.lines import FAR, NEAR, wrap
from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.games.star_wars.ast.words import Arena
from stolik.games.star_wars.cards import title_of
from stolik.games.star_wars.cards.legality import side_of
from stolik.games.star_wars.rules.view import HIDDEN, PendingSeen, StarWarsView, UnitSeen
from stolik.games.star_wars.terminal_words import say
from stolik.games.star_wars.text import cards as texts
from stolik.games.star_wars.text import log as log_star_wars
from stolik.games.star_wars.text.asks import Asking
from stolik.games.star_wars.text.seen import SeatNames, label
from stolik.games.star_wars.text.table import ARENA_LABELS, CHANCE_LABELS, KEYWORDS, STEPS, KindNames
from stolik.text.table import word

if TYPE_CHECKING:
    from stolik.decks.deck import Deck
    from stolik.game import Game
    from stolik.games.star_wars.ast.printed import StarWarsCard
    from stolik.kernel.decision import Option

_ATTACKS = ("attack", "bombard", "ion cannon")
_NUMBERED = ("accuracy", "bombard", "critical hit", "ion cannon", "shields", "stun")
"""Keywords that always have a number; the others have one that says nothing."""
_SIDES = ("dark", "light")


class StarWarsFace(CardFace[KindNames]):
    """The table, drawn from a StarWarsView."""

    asking = Asking
    log = log_star_wars
    uncertain = ("DeckShuffled", "CardsDrawn", "CardsShown", "HandSeen", "DeckSearched", "DiceRolled", "DiceRerolled")
    turn = "build"
    counts_goal = True
    deck_parts = ("space", "ground", "character", "battle", "mission", "location")
    examples = {
        "en": ("vader", "attack", "deploy vader"),
        "pl": ("vader", "zaatakuj", "wystaw vader"),
        "ja": ("vader", "攻撃", "配備"),
    }

    def __init__(self, game: Game, lang: str, near: int = 0, unicode: bool = True) -> None:
        super().__init__(game, KindNames, lang, near, unicode)

    # ---- the table

    def position(self, view: StarWarsView, names: Sequence[str], width: int) -> list[Text]:
        """The far build zone, the arenas with the far units above the near ones, the near build zone and hand."""
        far, near = 1 - self.near, self.near
        lines = [self._status(view, names), self._head(view, far, names), *self._zone(view, far, width)]
        for arena in ARENAS:
            lines.append(self._rule(view, arena, names, width))
            for seat in (far, near):
                for unit in view.arenas[arena]:
                    if unit.seat == seat:
                        lines += self._unit(view, unit, width)
        lines.append(Text(("─" if self.unicode else "-") * min(width, 76), "dim"))
        lines += [*self._pending(view, width), *self._zone(view, near, width)]
        hand = [kind for kind in view.seats[near].hand if kind != HIDDEN]
        if hand:
            lines += [Text(part) for part in wrap(f"{say('hand', self.lang)}: {self._cards(hand)}", width)]
        return [*lines, self._head(view, near, names)]

    def _status(self, view: StarWarsView, names: Sequence[str]) -> Text:
        """Turn, step, chance, and whose it is to choose."""
        step = view.arena if view.phase == "battle" and view.arena else view.phase
        parts = [say("turn", self.lang, n=view.turn)] if view.turn else []
        if step in STEPS:
            parts.append(word(STEPS[step], self.lang))
        if view.chance in CHANCE_LABELS:
            parts.append(word(CHANCE_LABELS[view.chance], self.lang))
        if view.to_move >= 0:
            parts.append(names[view.to_move])
        return Text(" · ".join(parts))

    def _head(self, view: StarWarsView, seat: int, names: Sequence[str]) -> Text:
        own = view.seats[seat]
        counts = [("hand", len(own.hand)), ("deck", own.deck), ("discards", len(own.discard)), ("force", own.force)]
        if own.points:
            counts.append(("points", own.points))
        head = Text(names[seat], NEAR if seat == self.near else FAR)
        parts = [say(f"side_{_SIDES[seat]}", self.lang), *(f"{say(key, self.lang)} {count}" for key, count in counts)]
        return head.append("  " + " · ".join(parts), "dim")

    def _rule(self, view: StarWarsView, arena: Arena, names: Sequence[str], width: int) -> Text:
        """A line with the arena's name, its Location and who controls it."""
        line = Text(("─" if self.unicode else "-") * 3 + f" {word(ARENA_LABELS[arena], self.lang)} ", "dim")
        location = view.locations[arena]
        if location is not None:
            line.append(f"· {self.names.name(location.cards[-1])} ", "bold")
        if view.control[arena] >= 0:
            line.append(f"· {say('control', self.lang, name=names[view.control[arena]])} ")
        return line.append(("─" if self.unicode else "-") * max(3, min(width, 76) - cell_len(line.plain)), "dim")

    def _zone(self, view: StarWarsView, seat: int, width: int) -> list[Text]:
        zone = view.seats[seat].zone
        if not zone:
            return []
        lines = [Text(f"  {say('build_zone', self.lang)}", "dim")]
        return [*lines, *(line for unit in zone for line in self._unit(view, unit, width))]

    def _unit(self, view: StarWarsView, unit: UnitSeen, width: int, deep: int = 2) -> list[Text]:
        """A unit in a line, its pilots below it."""
        line = Text(" " * (2 * deep))
        line.append(self._seen_as(view).unit(unit.id), NEAR if unit.seat == self.near else FAR)
        if unit.place == "built":
            if unit.cards:
                line.append(f"  {unit.counters}/{unit.cost}", "bold").append(f" {self._label('built')}", "dim")
            return [line]
        stats = (("speed", unit.speed), ("power", unit.power))
        line.append("  " + " ".join(f"{say(key, self.lang)}{n}" for key, n in stats))
        left = f"{unit.health - unit.damage}/{unit.health}"
        line.append(f" {say('health', self.lang)}{left}", "bold" if unit.damage else "")
        if unit.tapped:
            line.append(f"  {self._label('tapped')}", "yellow")
        if len(unit.cards) > 1:
            line.append("  " + say("stack_of", self.lang, n=len(unit.cards)), "dim")
        words = [word(KEYWORDS[name], self.lang) + (f" {n}" if name in _NUMBERED else "") for name, n in unit.keywords]
        if words:
            line.append("  " + ", ".join(words), "green")
        line.truncate(width, overflow="ellipsis")
        below = [log_star_wars.lasting(*effect, self.names, self.lang) for effect in unit.effects]
        effects = [Text(" " * (2 * deep + 2) + said, "dim") for said in below]
        return [line, *effects, *(one for pilot in unit.pilots for one in self._unit(view, pilot, width, deep + 1))]

    def _pending(self, view: StarWarsView, width: int) -> list[Text]:
        """The attack under way, and what waits for a chance to be over."""
        seen, lines = self._seen_as(view), []
        if view.strike is not None:
            attacker, defender = seen.unit(view.strike.attacker), seen.unit(view.strike.defender)
            lines.append(say("strike", self.lang, a=attacker, b=defender))
        lines += [said for one in view.pending if (said := self._waits(one, seen))]
        return [Text("  " + part, "bold") for line in lines for part in wrap(line, width - 2)]

    def _waits(self, one: PendingSeen, seen: SeatNames) -> str:
        if one.what == "roll":
            return say("dice", self.lang, dice=" ".join(map(str, one.dice)))
        if one.what == "damage":
            parts = ", ".join(f"{seen.unit(unit)} {n}" for unit, n in one.parts)
            return say("damage", self.lang, what=parts)
        return say("disrupted" if one.disrupted else "battle_card", self.lang, what=self.names.name(one.kind))

    def _label(self, key: str) -> str:
        return label(key, self.lang)

    def _seen_as(self, view: StarWarsView) -> SeatNames:
        return SeatNames(view, self.near if view.seat is None else view.seat, self.names, self.lang)

    def _turn(self, view: StarWarsView) -> Asking:
        asked = view.decision
        seat = asked.seat if asked is not None else self.near
        # an intent of the battle phase is named as if it stood alone, not as an answer to what is asked
        kind = asked.kind if asked is not None and asked.kind in ("setup", "retreat") else "build"
        return Asking(Standing(seat, kind), view, self.names, self.lang)

    def say(self, intent: Option, view: StarWarsView) -> str:
        """Its label; who attacks stands before it."""
        said = super().say(intent, view)
        if intent.verb not in _ATTACKS:
            return said
        return label("of", self.lang, unit=self._seen_as(view).unit(intent.args[0]), what=said)

    # ---- looking closer

    def _seen(self, view: StarWarsView) -> Iterator[int]:
        """All cards that lie open for the viewer."""
        for own in view.seats:
            yield from (*own.hand, *own.known, *own.discard, *own.removed)
        for units in (*view.arenas.values(), *(own.zone for own in view.seats)):
            for unit in units:
                yield from unit.cards
                yield from (kind for pilot in unit.pilots for kind in pilot.cards)
        for location in view.locations.values():
            yield from location.cards if location is not None else ()
        yield from view.looking

    def piles(self, view: StarWarsView, names: Sequence[str]) -> list[Text]:
        """Hands as far as they are known, discard piles, cards under others, and the cards that are looked at."""
        lines = []
        for seat in (self.near, 1 - self.near):
            own = view.seats[seat]
            lines.append(Text(names[seat], NEAR if seat == self.near else FAR))
            hand = [kind for kind in own.hand if kind != HIDDEN]
            rows = [("hand", hand), ("known", own.known), ("discards", own.discard), ("removed", own.removed)]
            units = (unit for place in (*view.arenas.values(), own.zone) for unit in place if unit.seat == seat)
            rows.append(("under", [kind for unit in units for kind in unit.cards[:-1]]))
            lines += [Text(f"  {say(key, self.lang)}: {self._cards(kinds)}") for key, kinds in rows if kinds]
        if view.looking:
            lines.append(Text(f"{say('deck', self.lang)}: {self._cards(view.looking)}"))
        return lines

    # ---- the collection

    def code(self, key: str) -> str:
        """The id: "ANH-125"."""
        return key

    def part(self, kind: str) -> str:
        """Arenas and kinds of cards in the language."""
        return word(ARENA_LABELS[kind], self.lang) if kind in ARENA_LABELS else say(kind, self.lang)

    def deck_side(self, deck: Deck) -> str:
        """The side of the Force."""
        side = side_of(deck.cards, self.pool)
        return say(f"side_{side}", self.lang) if side else ""

    def haystack(self, key: str) -> str:
        """Names, set, side, types and texts, in the language and in English."""
        data = self.card_data(key)
        parts = [data[part] for part in ("id", "name", "set", "side", "kind", "arena", "subtypes", "text")]
        said = [self.part(data["kind"]), say(f"side_{data['side']}", self.lang)]
        return " ".join([*parts, *said]).casefold()

    def _text(self, card: StarWarsCard) -> texts.CardText:
        return texts.render(card, self.lang)

    def card_data(self, key: str) -> dict[str, Any]:
        """What is printed, with the texts as one."""
        card = self.pool[key]
        text = self._text(card)
        return {
            "n": self.keys.index(key),
            "id": key,
            "name": self.name(key),
            "set": title_of(key.rpartition("-")[0]),
            "number": key.rpartition("-")[2],
            "side": card.side,
            "kind": card.kind,
            "version": card.version,
            "subtypes": card.subtypes,
            "arena": card.arena or (card.kind if card.kind in ARENAS else ""),
            "cost": None if card.kind == "battle" else card.cost,
            "speed": card.speed,
            "power": card.power,
            "health": card.health,
            "text": "\n".join(text.lines),
        }

    def card_page(self, key: str) -> list[Text]:
        """All that is printed, the texts, and what their keywords mean."""
        card = self.pool[key]
        text = self._text(card)
        home, _, number = key.rpartition("-")
        head = Text(self.name(key), "bold").append(f"  {title_of(home)} {number} ({key})", "dim")
        lines = [head, Text("  " + " · ".join(self._facts(card)))]
        for line in text.lines:
            lines += [Text("  " + part) for part in wrap(line, 74)]
        for name, meaning in map(texts.Reminder.filled, text.reminders):
            lines += [Text("  " + part, "dim") for part in wrap(f"{name}: {meaning}", 74)]
        return lines

    def _facts(self, card: StarWarsCard) -> list[str]:
        facts = [say(f"side_{card.side}", self.lang), self.part(card.kind)]
        if card.arena:
            facts.append(word(ARENA_LABELS[card.arena], self.lang))
        if card.subtypes:
            facts.append(card.subtypes)
        if card.kind != "battle":
            facts.append(f"{say('cost', self.lang)} {card.cost}")
        if card.kind in ARENAS:
            stats = (("speed", card.speed), ("power", card.power), ("health", card.health))
            facts.append(" ".join(f"{say(name, self.lang)}{n}" for name, n in stats))
        return facts

    def card_line(self, key: str) -> Text:
        """Name, id, side, type, cost and numbers."""
        name = self.name(key)
        text = Text(name + " " * max(1, 34 - cell_len(name))).append(f"{key:<9}", "dim")
        return text.append(" " + " · ".join(self._facts(self.pool[key])))
