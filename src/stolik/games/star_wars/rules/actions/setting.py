"""Setup: putting units into their arenas, joining one with another version of it, building one partially, stopping
(SW-SETUP)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.choices import OptionRow
from stolik.games.star_wars.rules import atoms, losses
from stolik.games.star_wars.rules.asked import twin_of
from stolik.games.star_wars.rules.state import BUILT, UNITS, StarWarsState
from stolik.kernel.decision import Option, RuleId

from .base import OfHand, ToBeDone, in_hand, name_of, placed
from .stacking import why_joined

PUTS: Final = OptionRow("put")
PARTIALS: Final = OptionRow("partial")


class OfSetup(OfHand):
    """With a card of the hand, for setup points."""

    __slots__ = ()

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        if not args or args[0] not in s.seats[seat].hand:
            return "SW-SETUP-4"
        if s.card(args[0]).kind not in UNITS:
            return "SW-SETUP-10"
        return self.forbids(s, seat, args) or self.costs(s, seat, args[0])

    def options(self, s: StarWarsState, seat: int, about: int) -> list[Option]:
        """Of a unit of the hand."""
        if self.costs(s, seat, about) is not None:
            return []
        return [one for one in self.intents(s, seat, about) if self.forbids(s, seat, one.args) is None]

    def forbids(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        """What keeps a unit of the hand from it, whatever it costs."""
        return None

    def costs(self, s: StarWarsState, seat: int, kind: int) -> RuleId | None:
        """Whether the points don't do: its full cost is paid (SW-SETUP-6)."""
        return "SW-SETUP-6" if s.card(kind).cost > points_left(s, seat) else None


class ToPut(OfSetup):
    """A unit comes into its arena (SW-SETUP-4)."""

    __slots__ = ()

    name = "put"
    words = ("put", "puts")

    def intents(self, s: StarWarsState, seat: int, about: int) -> tuple[Option, ...]:
        return (PUTS.at(about),)

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        card = s.card(args[0])
        atoms.take_from_hand(s, seat, args[0])
        atoms.spend_setup(s, seat, card.cost)
        atoms.tell_deployed(s, atoms.enter(s, seat, args[0], card.kind))
        losses.draw(s, seat, 1)

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        """ "puts Luke Skywalker (B) on top" is the other verb of these words."""
        return JOIN.read(s, seat, text) if placed(text) and s.phase == "setup" else super().read(s, seat, text)


class ToJoin(OfSetup):
    """A unique joins the unit of another version of it (SW-SETUP-13); the numbers are the card, the unit, and whether
    the card is on top."""

    __slots__ = ()

    name = "stack"
    words = ("put", "puts")

    def intents(self, s: StarWarsState, seat: int, about: int) -> tuple[Option, ...]:
        twin = twin_of(s, seat, about)
        return () if twin is None else (Option("stack", (about, twin.id, 0)), Option("stack", (about, twin.id, 1)))

    def forbids(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        twin = twin_of(s, seat, args[0])
        if twin is None or len(args) < 3 or args[1] != twin.id:
            return "SW-SETUP-13"
        return why_joined(s, s.card(args[0]), twin, bool(args[2]))

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        atoms.take_from_hand(s, seat, args[0])
        atoms.spend_setup(s, seat, s.card(args[0]).cost)
        atoms.stack(s, atoms.enter(s, seat, args[0], BUILT), s.units[args[1]], bool(args[2]))
        losses.draw(s, seat, 1)

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"puts {name_of(s, args[0])} {'on top' if args[2] else 'under'}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        name, top = placed(text) or (text, False)
        kind = in_hand(s, seat, name)
        twin = twin_of(s, seat, kind)
        return Option.foreign("stack", (kind, twin.id if twin else 0, int(top)))


class ToBuildPartially(OfSetup):
    """What is left of the points goes onto a unit, which ends one's setup (SW-SETUP-7)."""

    __slots__ = ()

    name = "partial"
    words = ("partially", "partially")

    def intents(self, s: StarWarsState, seat: int, about: int) -> tuple[Option, ...]:
        return (PARTIALS.at(about),)

    def costs(self, s: StarWarsState, seat: int, kind: int) -> RuleId | None:
        """All points that are left are enough for any unit (SW-SETUP-7, 8)."""
        return None if points_left(s, seat) > 0 else "SW-SETUP-7"

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        unit = atoms.start(s, seat, args[0])
        atoms.add_counters(s, unit, points_left(s, seat))
        atoms.finish_setup(s, seat)
        losses.draw(s, seat, 1)

    def say(self, s: StarWarsState, args: tuple[int, ...]) -> str:
        return f"partially builds {name_of(s, args[0])}"

    def read(self, s: StarWarsState, seat: int, text: str) -> Option:
        return super().read(s, seat, text.removeprefix("builds ").removeprefix("build "))


class ToEndSetup(ToBeDone):
    """With a unit in hand the rest of the points lies on it (SW-SETUP-7, 9)."""

    __slots__ = ()

    def why(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        spare = points_left(s, seat) > 0 and any(s.card(kind).kind in UNITS for kind in s.seats[seat].hand)
        return "SW-SETUP-7" if spare else None

    def act(self, s: StarWarsState, seat: int, args: tuple[int, ...]) -> None:
        atoms.finish_setup(s, seat)


JOIN = ToJoin()


def points_left(s: StarWarsState, seat: int) -> int:
    """The points that a player may still spend in setup (SW-SETUP-3)."""
    return s.fixed.options.setup_points - s.seats[seat].spent
