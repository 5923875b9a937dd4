"""Playing a Trainer, Supporter or Stadium (PK-TRAINER)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stolik.cardgame.ast import Do, Flip, Some, Which
from stolik.cardgame.interpret import Effect, Run, chain
from stolik.games.pokemon.ast.nodes import CannotPlay, Draw, Look, RevealUntil, Search
from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.rules import atoms, memory
from stolik.games.pokemon.rules.asked import cited, on_player
from stolik.games.pokemon.rules.card_tables import answers_powers
from stolik.games.pokemon.rules.events import TrainerPlayed
from stolik.games.pokemon.rules.meaning import card_admits, holds
from stolik.games.pokemon.rules.procedure import PROCEDURES, Procedure, knock_outs
from stolik.games.pokemon.rules.state import NO_CARD, PokemonState
from stolik.games.pokemon.rules.triggers import wake
from stolik.kernel.decision import Answer, Option, RuleId

from .base import UNKNOWN, OfHand, could_for, just


class ToPlay(OfHand):
    """A Fossil is not played but benched (PK-TRAINER-4)."""

    __slots__ = ()

    name = "play"
    words = ("play", "plays")

    def fits(self, card: Card) -> bool:
        return card.kind == "trainer" and card.stage != "fossil"

    def intents(self, s: PokemonState, seat: int, about: int) -> tuple[Option, ...]:
        return just("play", about)

    def why(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> RuleId | None:
        kind, _ = self.meant(s, seat, args)
        if kind is None:
            return UNKNOWN
        if not self.fits(s.card(kind)):
            return "PK-TRAINER-1"
        return (
            one_supporter(s, seat, kind)
            or one_stadium(s, seat, kind)
            or no_trainers_yet(s, seat)
            or cant_play(s, seat, kind)
            or no_use(s, seat, kind)
        )

    def shut(self, s: PokemonState, seat: int) -> bool:
        """No Trainers may be played yet."""
        return no_trainers_yet(s, seat) is not None

    def options(self, s: PokemonState, seat: int, about: int) -> tuple[Option, ...]:
        """What is quickly asked comes first."""
        stage = s.fixed.cards[about].stage
        if stage == "supporter" and one_supporter(s, seat, about):
            return ()
        if stage == "stadium" and one_stadium(s, seat, about):
            return ()
        if (s.lasting[seat] or CannotPlay in s.fixed.standing) and cant_play(s, seat, about):
            return ()
        if s.seats[seat].deck and asks_little(s, about):
            return just("play", about)
        return just("play", about) if no_use(s, seat, about) is None else ()

    def act(self, s: PokemonState, seat: int, args: tuple[int, ...]) -> None:
        kind = args[0]
        card = s.card(kind)
        own = s.seats[seat]
        atoms.take_from_hand(s, seat, kind)
        if s.sink is not None:
            s.sink(TrainerPlayed(seat, kind))
        if card.stage == "stadium":
            own.stadium = True
            atoms.put_stadium(s, kind)
            s.agenda.append(knock_outs())  # what the old one gave may be missing
            return
        if card.stage == "supporter":
            own.supporter = True
            own.played = kind
        s.agenda.append(knock_outs())
        if card.stage == "supporter":
            s.agenda.extend(reversed(wake(s, "opponent plays supporter", {}, s.foe(seat))))
        data: dict[str, int] = {memory.KIND: kind}
        if own.beside != NO_CARD:  # a Supporter that stays there lies open meanwhile
            data[memory.STAYED] = own.beside
            atoms.hold(s, seat, own.beside)
        s.agenda.append(Procedure("played", seat=seat, data=data))
        if card.do is not None:
            s.agenda.append(Effect(seat, 0, kind, {}, chain(card.do)))
        own.beside = kind


def no_trainers_yet(s: PokemonState, seat: int) -> RuleId | None:
    """PK-TRAINER-5: not in the starting player's first turn, where the format says so (P2-BASE-2)."""
    early = seat == s.first and s.seats[seat].turns <= 1 and not s.fixed.format.trainers_first
    return "PK-TRAINER-5" if early else None


def cant_play(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """An effect that keeps cards in the hand."""
    for effect in s.lasting[seat]:
        if isinstance(effect.what, CannotPlay) and effect.begins <= s.turn <= effect.ends:
            if card_admits(s, effect.what.filter, kind):
                return cited(s, effect.kind, "CannotPlay")
    for given in on_player(s, seat, CannotPlay):
        if isinstance(given.what, CannotPlay) and card_admits(s, given.what.filter, kind):
            return cited(s, given.kind, "CannotPlay")
    return None


def no_use(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """What the card itself asks for isn't so; or it could do nothing, or its cost can't be paid (PK-TRAINER-1)."""
    card = s.card(kind)
    if card.do is None:
        return None
    if s.fixed.cancelled and answers_powers(card):
        return "PK-TRAINER-1"  # it has a moment of its own
    hand = s.seats[seat].hand
    place = hand.index(kind)
    del hand[place]  # the card itself is no card of the hand any more when it is played
    c = Run(seat, 0, kind, {})
    wrong: RuleId | None = None
    if card.only_if is not None and not holds(s, card.only_if, c.names, None, seat):
        wrong = cited(s, kind, "only_if")
    elif not could_for(s, card.do)(s, c):
        wrong = "PK-TRAINER-1"
    hand.insert(place, kind)
    return wrong


def one_supporter(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """PK-TRAINER-2."""
    return "PK-TRAINER-2" if s.card(kind).stage == "supporter" and s.seats[seat].supporter else None


def one_stadium(s: PokemonState, seat: int, kind: int) -> RuleId | None:
    """PK-TRAINER-3: one a turn, and none of the name that is in play."""
    card = s.card(kind)
    if card.stage != "stadium":
        return None
    same = s.stadium != NO_CARD and s.card(s.stadium).name == card.name
    return "PK-TRAINER-3" if s.seats[seat].stadium or same else None


_BEGINS: Final[dict[type, Callable[[Any], object]]] = {Do: lambda step: step.steps[0], Flip: lambda step: step.heads}
"""What steps made of steps begin with."""


def asks_little(s: PokemonState, kind: int) -> bool:
    """Whether a Trainer can do something whenever its player's deck has a card: it begins with cards of that deck, a
    coin before it or not."""
    known = s.fixed.easy.get(kind)
    if known is None:
        card = s.card(kind)
        first: object = card.do
        while (begins := _BEGINS.get(type(first))) is not None:
            first = begins(first)
        if isinstance(first, Search):
            which = first.what.which if isinstance(first.what, Some) else None
            from_deck = isinstance(which, Which) and which.whose == "you" and which.where == "deck"
            known = from_deck and first.to == "hand"
        else:
            known = isinstance(first, (Draw, Look, RevealUntil)) and getattr(first, "whose", "you") == "you"
        known = s.fixed.easy[kind] = known and card.only_if is None and not answers_powers(card)
    return known


def played(s: PokemonState, f: Procedure, picks: Answer | None) -> None:
    """A Trainer goes to the discard pile, unless it was attached, or lies beside until the turn ends (PK-TRAINER-1,
    2)."""
    own = s.seats[f.seat]
    kind = own.beside
    if kind != NO_CARD:
        card = s.card(kind)
        if card.stage == "supporter" and (s.fixed.options.supporter_stays or card.statics or card.stays):
            return
        own.beside = NO_CARD
        atoms.into_discard(s, kind)
    stayed = f.data.get(memory.STAYED)
    if stayed is not None:
        atoms.release(s, f.seat, stayed)
        own.beside = stayed


PROCEDURES["played"] = (played,)
