"""The only writers of what lies at a Star Wars table: each changes one thing and tells it. They ask nothing and wake
nothing; who calls them does (architecture: Atoms)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stolik.cardgame.ast import Node
from stolik.games.star_wars.ast.nodes import ARENAS, Barred, Gets, Keyword
from stolik.kernel.event import Event
from stolik.kernel.luck import draw as draw_luck
from stolik.kernel.luck import shuffle

from .events import (
    AttackRedirected,
    CardReturned,
    CardsDiscarded,
    CardsDrawn,
    CardsRemoved,
    CardsShown,
    CardStacked,
    CardStarted,
    ControlEnded,
    ControlTaken,
    CountersAdded,
    DamageCountersPut,
    DamageDealt,
    DeckShuffled,
    DiceRolled,
    EffectBegan,
    ForceChanged,
    GameEnded,
    LocationPlaced,
    MarksPut,
    PilotMoved,
    PointsChanged,
    StackReorganised,
    StepBegan,
    UnitDeployed,
    UnitDiscarded,
    UnitMoved,
    UnitTapped,
)
from .memory import QUARRY
from .state import ABOARD, BUILT, LOCATION, NO_CARD, RETREATED, Continuing, Controlled, Phase, StarWarsState, Unit


def tell(s: StarWarsState, event: Event) -> None:
    """Let those who listen know."""
    if s.sink is not None:
        s.sink(event)


def shift(s: StarWarsState) -> None:
    """Something lies otherwise than it did, or other effects are on it: what follows from that is to be asked again."""
    s.touched = True
    s.lay = None


# ---- the phases and the end


def begin_phase(s: StarWarsState, phase: Phase) -> None:
    """A phase begins, or one ends (""): units die only after setup, and uniques contest only in battle."""
    s.touched = True
    if s.phase == "setup":  # before the first turn no ability works (SW-SETUP-11)
        shift(s)
    s.phase = phase


def finish(s: StarWarsState, rule: str, winner: int) -> None:
    """The game is over by a rule; `winner` is a seat, or -1."""
    if s.ended:
        return
    shift(s)
    s.ended = rule
    s.winner = winner
    s.phase = "over"
    s.agenda.clear()
    s.proposals.clear()
    s.waiting = ()
    s.strike = None
    s.looking = ()
    if s.sink is not None:
        s.sink(GameEnded(rule, winner))


def tell_step(s: StarWarsState, step: str, seat: int) -> None:
    """Tell that a step begins."""
    if s.sink is not None:
        s.sink(StepBegan(step, seat))


# ---- Force and build points


def change_force(s: StarWarsState, seat: int, n: int, why: str) -> int:
    """Gain Force (n > 0), or lose or pay it (n < 0); never below 0 (SW-ZONE-5). Returns the change."""
    own = s.seats[seat]
    before = own.force
    own.force = max(0, own.force + n)
    if own.force != before:
        if s.sink is not None:
            s.sink(ForceChanged(seat, own.force - before, own.force, why))
    return own.force - before


def change_points(s: StarWarsState, seat: int, n: int, everywhere: int = 0) -> None:
    """Get or spend build points; never below 0 (SW-ZONE-7). `everywhere` are those for all three arenas."""
    own = s.seats[seat]
    before = own.points
    own.points = max(0, own.points + n)
    if own.points != before:
        if s.sink is not None:
            s.sink(PointsChanged(seat, own.points - before, own.points, everywhere))


def spend_setup(s: StarWarsState, seat: int, n: int) -> None:
    """Points spent in setup (SW-SETUP-4)."""
    s.seats[seat].spent += n


def finish_setup(s: StarWarsState, seat: int) -> None:
    """A player has ended setup (SW-SETUP-7)."""
    s.seats[seat].done = True


# ---- dice and decks


def roll(s: StarWarsState, n: int) -> tuple[int, ...]:
    """n dice: their natural faces."""
    return tuple([draw_luck(s, 6) + 1 for _ in range(n)])


def tell_roll(s: StarWarsState, seat: int, why: str, unit: Unit | None, dice: tuple[int, ...]) -> None:
    """Tell a roll."""
    if s.sink is not None:
        s.sink(DiceRolled(seat, why, unit.id if unit else 0, unit.stack[-1] if unit else NO_CARD, dice))


def shuffle_deck(s: StarWarsState, seat: int) -> None:
    """Shuffle a deck; nobody knows its top any more."""
    shuffle(s, s.seats[seat].deck)
    s.seats[seat].known = (0, 0)
    if s.sink is not None:
        s.sink(DeckShuffled(seat))


def draw_cards(s: StarWarsState, seat: int, n: int) -> int:
    """Draw, one by one, as many as there are; returns how many that were."""
    own = s.seats[seat]
    drawn: list[int] = []
    for _ in range(n):
        if not own.deck:
            break
        drawn.append(own.deck.pop())
        own.known = tuple([max(0, known - 1) for known in own.known])
    own.hand += drawn
    if drawn:
        if s.sink is not None:
            s.sink(CardsDrawn(seat, tuple(drawn)))
    return len(drawn)


def take_from_hand(s: StarWarsState, seat: int, kind: int) -> None:
    """A card leaves the hand."""
    own = s.seats[seat]
    own.hand.remove(kind)
    if kind in own.shown:
        place = own.shown.index(kind)
        own.shown = own.shown[:place] + own.shown[place + 1 :]


def take_from(s: StarWarsState, seat: int, where: str, kind: int) -> None:
    """A card leaves the hand, the deck or the discard pile."""
    if where == "hand":
        take_from_hand(s, seat, kind)
    elif where == "deck":
        s.seats[seat].deck.remove(kind)
        s.seats[seat].known = (0, 0)
    elif where == "top":
        own = s.seats[seat]
        depth = own.deck[::-1].index(kind)
        del own.deck[len(own.deck) - 1 - depth]
        own.known = tuple([known - (known > depth) for known in own.known])
    else:
        s.seats[seat].discard.remove(kind)


def into_discard(s: StarWarsState, kinds: Sequence[int]) -> None:
    """Cards go to their owners' discard piles (SW-ZONE-2)."""
    for kind in kinds:
        s.seats[s.fixed.kinds[kind][0]].discard.append(kind)


def discard_cards(s: StarWarsState, seat: int, kinds: Sequence[int], where: str) -> None:
    """Cards of a hand or deck are discarded."""
    for kind in kinds:
        take_from(s, seat, where, kind)
    into_discard(s, kinds)
    if kinds:
        if s.sink is not None:
            s.sink(CardsDiscarded(seat, tuple(kinds), where))


def remove_cards(s: StarWarsState, seat: int, kinds: Sequence[int]) -> None:
    """Cards of a discard pile are removed from the game (SW-ZONE-15)."""
    for kind in kinds:
        take_from(s, seat, "discard", kind)
    s.seats[seat].removed += tuple(kinds)
    if kinds:
        if s.sink is not None:
            s.sink(CardsRemoved(seat, tuple(kinds)))


def discard_top(s: StarWarsState, seat: int, n: int) -> None:
    """Cards from the top of a deck are discarded, as many as there are."""
    own = s.seats[seat]
    kinds = own.deck[::-1][:n]
    del own.deck[len(own.deck) - len(kinds) :]
    own.known = tuple([max(0, known - len(kinds)) for known in own.known])
    into_discard(s, kinds)
    if kinds:
        if s.sink is not None:
            s.sink(CardsDiscarded(seat, tuple(kinds), "deck"))


def see_top(s: StarWarsState, seat: int, n: int, viewers: Sequence[int]) -> None:
    """These seats know the top n cards of a deck."""
    own = s.seats[seat]
    own.known = tuple([max(known, n) if viewer in viewers else known for viewer, known in enumerate(own.known)])


def order_top(s: StarWarsState, seat: int, kinds: Sequence[int], viewer: int) -> None:
    """The top cards of a deck, from the top down, as one seat laid them, who alone knows their order."""
    own = s.seats[seat]
    del own.deck[len(own.deck) - len(kinds) :]
    own.deck += kinds[::-1]
    own.known = tuple([known if one == viewer else 0 for one, known in enumerate(own.known)])


def into_hand(s: StarWarsState, seat: int, kinds: Sequence[int], shown: bool) -> None:
    """Cards come into a hand, from wherever they were taken; shown ones are known there."""
    own = s.seats[seat]
    own.hand += kinds
    if shown:
        own.shown += tuple(kinds)


def into_deck(s: StarWarsState, seat: int, kinds: Sequence[int], top: bool, seen_by: int | None) -> None:
    """Cards come onto the top of a deck, or under it; `seen_by` is the seat that alone knows them there (None: all
    do)."""
    own = s.seats[seat]
    if top:
        own.deck += kinds
        own.known = tuple(
            [known + len(kinds) if seen_by in (None, seat_) else 0 for seat_, known in enumerate(own.known)]
        )
    else:
        own.deck[:0] = kinds


def show_hand(s: StarWarsState, seat: int) -> None:
    """All see what a hand holds."""
    s.seats[seat].shown = tuple(sorted(s.seats[seat].hand))


def show_cards(s: StarWarsState, seat: int, kinds: Sequence[int]) -> None:
    """All see cards that lie in a hand."""
    s.seats[seat].shown += tuple(kinds)
    if s.sink is not None:
        s.sink(CardsShown(seat, tuple(kinds)))


# ---- things come, move and leave


def enter(s: StarWarsState, seat: int, kind: int, place: str) -> Unit:
    """A card that was taken from somewhere lies in an arena or build zone as a thing of its own."""
    shift(s)
    s.serial += 1
    unit = Unit(s.serial, seat, (kind,), place, s.serial)
    s.units[unit.id] = unit
    _lie(s, unit, place)
    return unit


def _lie(s: StarWarsState, unit: Unit, place: str) -> None:
    unit.place = place
    if place in ARENAS:
        s.arenas[place].append(unit.id)
    elif place in (BUILT, RETREATED):
        s.seats[unit.seat].zone.append(unit.id)


def _lift(s: StarWarsState, unit: Unit) -> None:
    """It lies nowhere for a moment."""
    shift(s)
    if unit.place in ARENAS:
        s.arenas[unit.place].remove(unit.id)
    elif unit.place in (BUILT, RETREATED):
        s.seats[unit.seat].zone.remove(unit.id)
    elif unit.place == ABOARD:
        ship = s.units[unit.on]
        ship.pilots = tuple([n for n in ship.pilots if n != unit.id])
        unit.on = 0
    elif unit.place == LOCATION:
        s.locations = {arena: 0 if n == unit.id else n for arena, n in s.locations.items()}


def start(s: StarWarsState, seat: int, kind: int) -> Unit:
    """Put a card of the hand face down into the build zone (SW-BUILD-2)."""
    take_from_hand(s, seat, kind)
    unit = enter(s, seat, kind, BUILT)
    if s.sink is not None:
        s.sink(CardStarted(seat, unit.id, kind))
    return unit


def add_counters(s: StarWarsState, unit: Unit, n: int) -> int:
    """Put build counters on a card, or take them off; returns the change."""
    before = unit.counters
    unit.counters = max(0, unit.counters + n)
    if unit.counters != before:
        if s.sink is not None:
            s.sink(CountersAdded(unit.seat, unit.id, unit.stack[-1], unit.counters - before, unit.counters))
    return unit.counters - before


def put_marks(s: StarWarsState, unit: Unit, n: int, name: str) -> int:
    """Put counters that a card names on what lies face up, or remove them; returns the change (SW-LOC-7)."""
    before = unit.counters
    unit.counters = max(0, unit.counters + n)
    if unit.counters != before:
        if s.sink is not None:
            s.sink(MarksPut(unit.seat, unit.id, unit.stack[-1], name, unit.counters - before, unit.counters))
    return unit.counters - before


def put_under(s: StarWarsState, kind: int, unit: Unit) -> None:
    """A card that was taken from somewhere lies under a unit (SW-STACK-13)."""
    shift(s)
    unit.stack = (kind, *unit.stack)
    if s.sink is not None:
        s.sink(CardStacked(unit.seat, unit.id, kind, False))


def deploy(s: StarWarsState, unit: Unit, place: str) -> None:
    """Turn a completed unit face up, without its counters, untapped (SW-BUILD-7, 8)."""
    _lift(s, unit)
    unit.counters = 0
    s.serial += 1
    unit.since = s.serial
    _lie(s, unit, place)
    if s.sink is not None:
        s.sink(UnitDeployed(unit.seat, unit.id, unit.stack[-1], place))


def tell_deployed(s: StarWarsState, unit: Unit) -> None:
    """Tell that a unit was put into its arena in setup."""
    if s.sink is not None:
        s.sink(UnitDeployed(unit.seat, unit.id, unit.stack[-1], unit.place))


def move(s: StarWarsState, unit: Unit, place: str) -> None:
    """Move a unit to an arena or to the build zone; what lies on it goes along (SW-PILOT-7)."""
    if unit.place == place:
        return
    _lift(s, unit)
    s.serial += 1
    unit.since = s.serial
    _lie(s, unit, place)
    if s.sink is not None:
        s.sink(UnitMoved(unit.seat, unit.id, unit.stack[-1], place))


def board(s: StarWarsState, pilot: Unit, ship: Unit) -> None:
    """Put a pilot onto a unit (SW-PILOT-9)."""
    _lift(s, pilot)
    pilot.place = ABOARD
    pilot.on = ship.id
    ship.pilots += (pilot.id,)
    if s.sink is not None:
        s.sink(PilotMoved(pilot.seat, pilot.id, pilot.stack[-1], ship.id, ship.stack[-1], ABOARD))


def disembark(s: StarWarsState, pilot: Unit, place: str) -> None:
    """Take a pilot off its unit, to an arena or to the build zone."""
    _lift(s, pilot)
    s.serial += 1
    pilot.since = s.serial
    _lie(s, pilot, place)
    if s.sink is not None:
        s.sink(PilotMoved(pilot.seat, pilot.id, pilot.stack[-1], 0, NO_CARD, place))


def stack(s: StarWarsState, card: Unit, unit: Unit, top: bool) -> None:
    """A completed card joins a unit and is no thing of its own any more (SW-STACK-6, 13)."""
    (kind,) = card.stack
    _lift(s, card)
    del s.units[card.id]
    unit.stack = (*unit.stack, kind) if top else (kind, *unit.stack)
    if s.sink is not None:
        s.sink(CardStacked(unit.seat, unit.id, kind, top))


def reorganise(s: StarWarsState, unit: Unit, n: int) -> None:
    """The n-th card of a stack comes on top (SW-STACK-14)."""
    kind = unit.stack[n]
    shift(s)
    unit.stack = (*unit.stack[:n], *unit.stack[n + 1 :], kind)
    if s.sink is not None:
        s.sink(StackReorganised(unit.seat, unit.id, kind))


def remove(s: StarWarsState, unit: Unit) -> tuple[int, ...]:
    """A thing leaves the table, with the pilots on it; returns the cards of all."""
    kinds = unit.stack
    for n in unit.pilots:
        kinds += s.units[n].stack
        del s.units[n]
    unit.pilots = ()
    _lift(s, unit)
    del s.units[unit.id]
    if unit.tapped and s.fixed.tables.tethers:
        end_effects(s, f"tapped:{unit.id}")
    return kinds


def discard_unit(s: StarWarsState, unit: Unit, arena: str, why: str = "") -> None:
    """A unit, pilot, partially built card or Location is discarded with all that lies on it (SW-DAMAGE-3); `arena` is
    where it was, `why` what the event says of the reason."""
    seat, top = unit.seat, unit.stack[-1]
    kinds = remove(s, unit)
    into_discard(s, kinds)
    if unit.place in ARENAS:  # a pilot on a unit, or a Location, is no unit (SW-PILOT-10, SW-LOC-3)
        s.discarded += ((arena, seat, top),)
    if s.sink is not None:
        s.sink(UnitDiscarded(seat, unit.id, kinds, arena or RETREATED, why))


def return_unit(s: StarWarsState, unit: Unit, to: str) -> None:
    """A unit goes to its owners' hands or decks (these are to be shuffled); its pilot goes along (SW-PILOT-7)."""
    seat = unit.seat
    kinds = remove(s, unit)
    for kind in kinds:
        own = s.seats[s.fixed.kinds[kind][0]]
        (own.hand if to == "hand" else own.deck).append(kind)
        if to == "hand":
            own.shown += (kind,)
    if s.sink is not None:
        s.sink(CardReturned(seat, kinds, to))


def place_location(s: StarWarsState, unit: Unit, arenas: Sequence[str]) -> None:
    """A completed Location lies in its arenas; an old one goes to its owner's discard pile, from all of its own
    (SW-LOC-1, 2, 4)."""
    _lift(s, unit)
    unit.counters = 0
    unit.place = LOCATION
    for arena in arenas:
        old = s.locations[arena]
        gone = s.units[old].stack[-1] if old else NO_CARD
        if old:
            into_discard(s, remove(s, s.units[old]))
        s.locations = {**s.locations, arena: unit.id}
        if s.sink is not None:
            s.sink(LocationPlaced(unit.seat, unit.stack[-1], arena, gone))


# ---- marks of a unit


def set_tapped(s: StarWarsState, unit: Unit, tapped: bool) -> None:
    """Tap or untap it."""
    if unit.tapped != tapped:
        unit.tapped = tapped
        if s.sink is not None:
            s.sink(UnitTapped(unit.seat, unit.id, unit.stack[-1], tapped))
        if not tapped and s.fixed.tables.tethers:
            end_effects(s, f"tapped:{unit.id}")


def deal(s: StarWarsState, unit: Unit, n: int, health: int) -> None:
    """Place damage counters for damage that was done (SW-DAMAGE-1); `health` is told with it."""
    s.touched = True
    unit.damage += n
    if s.sink is not None:
        s.sink(DamageDealt(unit.id, unit.stack[-1], n, unit.damage, health))


def put_damage(s: StarWarsState, unit: Unit, n: int, health: int) -> int:
    """Put damage counters that are no damage (SW-DAMAGE-9), or remove them (n < 0); returns the change. `health` is
    told with it."""
    before = unit.damage
    unit.damage = max(0, unit.damage + n)
    if unit.damage != before:
        s.touched = True
        if s.sink is not None:
            s.sink(DamageCountersPut(unit.id, unit.stack[-1], unit.damage - before, unit.damage, health))
    return unit.damage - before


def mark_moved(unit: Unit, moved: bool) -> None:
    """Note that a pilot was moved in this build step (SW-PILOT-9)."""
    unit.moved = moved


def note_quarry(s: StarWarsState, attacker: int, defender: int) -> None:
    """Remember what a unit attacked last, where a card of the decks asks for it (SW-ATTACK-14)."""
    if s.fixed.tables.quarries:
        before = [mark for mark in s.used if not (mark[0] == attacker and mark[2] == "game")]
        s.used = (*before, (attacker, f"{QUARRY}{defender}", "game"))


def redirect(s: StarWarsState, unit: Unit) -> None:
    """The attack is on another unit now (SW-ATTACK-8)."""
    assert s.strike is not None
    attacked = s.strike.attacked if unit.id in s.strike.attacked else (*s.strike.attacked, unit.id)
    s.strike = s.strike.with_(defender=unit.id, attacked=attacked)
    note_quarry(s, s.strike.attacker, unit.id)
    if s.sink is not None:
        s.sink(AttackRedirected(unit.id, unit.stack[-1]))


# ---- continuing effects


def give(s: StarWarsState, unit: Unit, what: Node, seat: int, kind: int, until: str) -> None:
    """A continuing effect on a unit begins."""
    shift(s)
    s.serial += 1
    unit.effects += (Continuing(what, seat, kind, until, s.serial),)
    on = NO_CARD if unit.place == BUILT else unit.stack[-1]
    if s.sink is not None:
        s.sink(EffectBegan(unit.seat, unit.id, on, kind, type(what).__name__, gives(what), said_until(until)))


def give_player(s: StarWarsState, whose: int, what: Node, seat: int, kind: int, until: str) -> None:
    """A continuing effect on a player begins."""
    s.serial += 1
    s.seats[whose].effects += (Continuing(what, seat, kind, until, s.serial),)
    if s.sink is not None:
        s.sink(EffectBegan(whose, 0, NO_CARD, kind, type(what).__name__, gives(what), said_until(until)))


def said_until(until: str) -> str:
    """How long something lasts, without which unit that depends on."""
    return until.partition(":")[0]


def gives(what: Node) -> tuple[tuple[str, int], ...]:
    """What a modifier gives, in words and numbers; empty for those that can't be said so."""
    if isinstance(what, Gets):
        numbers = (("speed", what.speed), ("power", what.power), ("health", what.health))
        return tuple([(stat, n) for stat, n in numbers if isinstance(n, int) and n])
    if isinstance(what, Keyword):
        return ((what.name, what.n),) if isinstance(what.n, int) else ()
    return ((what.do, int(what.what is not None)),) if isinstance(what, Barred) else ()


def end_effects(s: StarWarsState, until: str) -> None:
    """All effects that last until this time end (SW-ABIL-20)."""
    due: dict[int, int] = {}
    for unit in s.units.values():
        if unit.effects:
            gone = [one.what for one in unit.effects if one.until == until and isinstance(one.what, Controlled)]
            left = tuple([one for one in unit.effects if one.until != until])
            if len(left) < len(unit.effects):
                shift(s)
                unit.effects = left
            if gone:
                due[unit.id] = _holder(unit, gone[0].before)
    if due:
        _give_back(s, due)
    for own in s.seats:
        if own.effects:
            own.effects = tuple([one for one in own.effects if one.until != until])


def _give_back(s: StarWarsState, due: Mapping[int, int]) -> None:
    """Units, by their ids, are those players' again."""
    for n in sorted(due, key=lambda n: s.units[n].place == ABOARD):  # units take those on them along
        unit = s.units[n]
        if unit.seat != due[n]:
            _change_side(s, unit, due)
            if s.sink is not None:
                s.sink(ControlEnded(unit.seat, unit.id, unit.stack[-1]))


def end_effect(s: StarWarsState, seat: int, number: int) -> None:
    """One effect on a player ends: it was for once."""
    own = s.seats[seat]
    own.effects = tuple([one for one in own.effects if one.number != number])


def take_control(s: StarWarsState, unit: Unit, seat: int, kind: int, until: str) -> None:
    """A unit is that player's until a time, with the pilots on it, wherever these go (SW-ABIL-33, 45)."""
    due: dict[int, int] = {}
    for one in (unit, *[s.units[n] for n in unit.pilots]):
        s.serial += 1
        held = [effect.what for effect in one.effects if isinstance(effect.what, Controlled)]
        what = Controlled(seat, held[0].before if held else one.seat)
        one.effects += (Continuing(what, seat, kind, until, s.serial),)
        due[one.id] = seat
    if unit.seat != seat:
        _change_side(s, unit, due)
    if s.sink is not None:
        s.sink(ControlTaken(seat, unit.id, unit.stack[-1], kind, until))


def _holder(unit: Unit, before: int) -> int:
    """Whose a unit is now: of who has taken control of it last and still has it, else of who had it before
    (SW-ABIL-34)."""
    still = [one.what.seat for one in unit.effects if isinstance(one.what, Controlled)]
    return still[-1] if still else before


def _change_side(s: StarWarsState, unit: Unit, due: Mapping[int, int]) -> None:
    """A unit is another player's now: `due` says whose, also of pilots that change sides. A pilot on it that is not
    this player's stays behind (SW-ABIL-34)."""
    seat = due[unit.id]
    if unit.place == ABOARD:  # it lies with nobody else's
        disembark(s, unit, "character" if s.units[unit.on].place in ARENAS else RETREATED)
    place = unit.place
    _lift(s, unit)
    unit.seat = seat
    _lie(s, unit, place)
    for pilot in [s.units[n] for n in unit.pilots]:
        pilot.seat = due.get(pilot.id, pilot.seat)
        if pilot.seat != seat:
            disembark(s, pilot, "character" if place in ARENAS else RETREATED)


def begin_turn(s: StarWarsState) -> None:
    """Nothing was played or discarded in it yet."""
    s.turn += 1
    s.used = tuple([mark for mark in s.used if mark[2] == "game"])
    s.discarded = ()
