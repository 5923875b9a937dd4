"""The only writers of a Pokémon game: each changes one thing, tells it, and is silent where nothing changes.

They never ask. Where a change leaves something to be decided (an empty Active place), the callers push the frame.
"""

from __future__ import annotations

from collections.abc import Sequence

from stolik.games.pokemon.ast.words import WITH_POISON
from stolik.kernel import luck
from stolik.kernel.event import Event

from .asked import flips_tails, hp_of, immune, kept_conditions, turned_by
from .events import (
    AttachedDiscarded,
    CardAttached,
    CardMoved,
    CardsDrawn,
    CardsLookedAt,
    CardsMoved,
    CoinFlipped,
    ConditionEnded,
    ConditionGained,
    CountersPut,
    CountersRemoved,
    DamageDealt,
    DealRepeated,
    DeckCut,
    DeckShuffled,
    EffectBegan,
    GameEnded,
    HandShown,
    LayoutTaken,
    PokemonDevolved,
    PokemonEvolved,
    PokemonExchanged,
    PokemonKnockedOut,
    PokemonLeft,
    PokemonPut,
    PrizesLaid,
    PrizeTaken,
    PrizeTurned,
    Promoted,
    StadiumDiscarded,
    Switched,
)
from .meaning import admits
from .recalled import Ailed, Fed, Played, Struck
from .state import (
    ASLEEP,
    CONDITION_BITS,
    CONFUSED,
    NO_CARD,
    NOBODY,
    PARALYZED,
    POISONED,
    TURNED,
    HurtsItself,
    LastingEffect,
    Pokemon,
    PokemonState,
    Thrown,
    TurnedDown,
    WakesOn,
)

HEADS = 1


def tell(s: PokemonState, event: Event) -> None:
    """Let the listener hear it, if there is one."""
    if s.sink is not None:
        s.sink(event)


# ---- luck


def flip(s: PokemonState, seat: int, why: str = "effect") -> bool:
    """A coin; True is heads. What it shows may count as tails all the same (FlipsTails)."""
    heads = luck.draw(s, 2) == HEADS and not flips_tails(s, seat, why)
    if s.sink is not None:
        s.sink(CoinFlipped(seat, heads, why))
    return heads


def shuffle_deck(s: PokemonState, seat: int) -> None:
    """Shuffle a deck; nobody knows its top any more."""
    own = s.seats[seat]
    if not s.fixed.setup.closes:  # there a closed card has to come to lie where the true one does
        own.deck.sort()  # what lay where before must not matter
    luck.shuffle(s, own.deck)
    own.known = (0,) * len(own.known)
    if s.sink is not None:
        s.sink(DeckShuffled(seat))


def shuffle_hand(s: PokemonState, seat: int) -> None:
    """Put a hand in random order, before others choose from it without looking."""
    luck.shuffle(s, s.seats[seat].hand)


# ---- cards in zones


def draw_cards(s: PokemonState, seat: int, n: int) -> int:
    """Draw up to `n` cards; returns how many there were (PK-TURN-3)."""
    drawn = take_from_top(s, seat, n)
    if drawn:
        s.seats[seat].hand.extend(drawn)
        if s.sink is not None:
            s.sink(CardsDrawn(seat, tuple(drawn), s.fixed.mates[seat]))
    return len(drawn)


def take_from_top(s: PokemonState, seat: int, n: int) -> list[int]:
    """Up to `n` cards leave the top of a deck; what was on top comes first."""
    own = s.seats[seat]
    n = min(n, len(own.deck))
    if n <= 0:
        return []
    taken = [own.deck.pop() for _ in range(n)]
    if any(own.known):
        own.known = tuple([max(0, known - n) for known in own.known])
    return taken


def take_from_bottom(s: PokemonState, seat: int, n: int) -> list[int]:
    """The same from under a deck, of which everybody knows the less the smaller it is."""
    own = s.seats[seat]
    taken = own.deck[:n]
    del own.deck[:n]
    own.known = tuple([min(known, len(own.deck)) for known in own.known])
    return taken


def take_looked_at(s: PokemonState, seat: int, kinds: Sequence[int], end: str) -> None:
    """Cards that are looked at leave the "top" or "bottom" of a deck, each the nearest of its kind to that end."""
    own = s.seats[seat]
    for kind in kinds:
        place = len(own.deck) - 1 - own.deck[::-1].index(kind) if end == "top" else own.deck.index(kind)
        del own.deck[place]
    gone = len(kinds) if end == "top" else 0
    own.known = tuple([min(max(0, known - gone), len(own.deck)) for known in own.known])


def lay_in_order(s: PokemonState, seat: int, kinds: Sequence[int], seer: int, end: str = "top") -> None:
    """The cards on top of a deck (or at its bottom) lie in this order from now on, the first above the others; only
    `seer` knows it."""
    own = s.seats[seat]
    if end == "bottom":
        own.deck[: len(kinds)] = reversed(kinds)
        own.known = tuple([min(known, len(own.deck) - len(kinds)) for known in own.known])
        return
    own.deck[-len(kinds) :] = reversed(kinds)
    own.known = tuple([max(known, len(kinds)) if n == seer else 0 for n, known in enumerate(own.known)])


def cut_deck(s: PokemonState, seat: int, n: int) -> None:
    """The `n` cards at the bottom of a deck go to its top (PK-SETUP-2)."""
    own = s.seats[seat]
    own.deck = own.deck[n:] + own.deck[:n]
    if n and s.sink is not None:
        s.sink(DeckCut(seat, s.foe(seat)))


def take_from(s: PokemonState, seat: int, kind: int, source: str) -> None:
    """A card leaves the "hand", "deck" or "discard" pile. A deck is shuffled afterwards: which of equal cards it was
    doesn't matter."""
    if source == "hand":
        take_from_hand(s, seat, kind)
    elif source == "discard":
        s.side(seat).discard.remove(kind)
    elif source == "deck":
        own = s.seats[seat]
        own.deck.remove(kind)
        own.known = (0,) * len(own.known)
    else:
        raise TypeError(f"{source!r} is no zone that cards are taken from")


def take_from_hand(s: PokemonState, seat: int, kind: int, openly: bool = True) -> None:
    """A card leaves a hand. What others know of the hand goes with it: of that owner's cards all, if they don't see
    which card it was (whose it was they see by where it goes)."""
    own = s.seats[seat]
    own.hand.remove(kind)
    if not own.shown:
        return
    if not openly:
        kinds = s.fixed.kinds
        own.shown = tuple([one for one in own.shown if kinds[one][0] != kinds[kind][0]])
    elif kind in own.shown:
        n = own.shown.index(kind)
        own.shown = own.shown[:n] + own.shown[n + 1 :]


def into_hand(s: PokemonState, seat: int, kind: int, openly: bool) -> None:
    """A card comes into a hand; all know it where it was shown."""
    own = s.seats[seat]
    own.hand.append(kind)
    if openly:
        own.shown += (kind,)


def hold(s: PokemonState, seat: int, kind: int) -> None:
    """A card, already taken out of its zone, lies open while an effect decides where it goes."""
    s.seats[seat].held += (kind,)


def release(s: PokemonState, seat: int, kind: int) -> None:
    """A card that lay open goes where the effect says."""
    held = s.seats[seat].held
    n = held.index(kind)
    s.seats[seat].held = held[:n] + held[n + 1 :]


def into_discard(s: PokemonState, kind: int) -> None:
    """A card goes to its owner's discard pile; a ◇ card goes to the Lost Zone instead."""
    side = s.side(s.fixed.kinds[kind][0])
    (side.lost if "prism star" in s.fixed.cards[kind].tags else side.discard).append(kind)


def onto_deck(s: PokemonState, seat: int, kind: int, openly: bool) -> None:
    """A card goes on top of a deck; its owner knows it, the others where they see it."""
    own = s.seats[seat]
    own.deck.append(kind)
    own.known = tuple([known + 1 if openly or seer == seat else 0 for seer, known in enumerate(own.known)])


def under_deck(s: PokemonState, seat: int, kind: int) -> None:
    """A card goes to the bottom of a deck."""
    s.seats[seat].deck.insert(0, kind)


def into_zone(s: PokemonState, seat: int, kind: int, to: str, openly: bool) -> None:
    """A card, already taken out of its zone, goes to one of `seat`: "hand", "deck" (which is shuffled afterwards),
    "deck top", "deck bottom", "discard", "lost"; `openly`: all see it."""
    if to == "hand":
        into_hand(s, seat, kind, openly)
    elif to == "deck top":
        onto_deck(s, seat, kind, openly)
    elif to in ("deck", "deck bottom"):
        under_deck(s, seat, kind)
    elif to == "discard":
        into_discard(s, kind)
    elif to == "lost":
        s.side(seat).lost.append(kind)
    else:
        raise TypeError(f"{to!r} is no zone of cards")


def place_cards(
    s: PokemonState, seat: int, kinds: Sequence[int], source: str, to: str, openly: bool, asker: int | None = None
) -> None:
    """Cards that were taken out of a zone of `seat` go to another (`into_zone`), each to where it belongs. `openly`:
    all see them; otherwise only `seat` and `asker` (who chose them), with their partners."""
    if not kinds:
        return
    for kind in kinds:
        into_zone(s, s.home(kind, to, seat), kind, to, openly)
    if s.sink is not None:
        mates = s.fixed.mates[seat] + (() if asker is None else s.fixed.mates[asker])
        seers = None if openly or to in ("discard", "lost") else mates
        s.sink(CardsMoved(seat, tuple(kinds), seers, source, to))


def look_at(s: PokemonState, seat: int, kinds: Sequence[int], whose: int, where: str, openly: bool = False) -> None:
    """`seat` (or, openly, everybody) looks at cards: a "hand", the "top" or "bottom" of a deck, a "deck". A hand that
    was looked at is known from then on, and so are cards on top."""
    own = s.seats[whose]
    if where == "hand":
        own.shown = tuple(sorted(own.hand))
    elif where == "top":
        n = len(kinds)
        own.known = tuple([max(known, n) if openly or seer == seat else known for seer, known in enumerate(own.known)])
    if s.sink is not None:
        seers = s.fixed.mates[seat] if where == "hand" else (seat,)
        s.sink(CardsLookedAt(seat, tuple(kinds), None if openly else seers, whose, where))


def reveal(s: PokemonState, seat: int, kinds: Sequence[int]) -> None:
    """Cards of a hand are shown to all."""
    own = s.seats[seat]
    unseen = list(kinds)
    for kind in own.shown:
        if kind in unseen and own.shown.count(kind) >= own.hand.count(kind):
            unseen.remove(kind)  # all knew this one already
    own.shown = tuple(sorted((*own.shown, *unseen)))
    if s.sink is not None:
        s.sink(CardsLookedAt(seat, tuple(kinds), None, seat, "shown"))


def show_hand(s: PokemonState, seat: int) -> None:
    """A hand without a Basic Pokémon is shown (PK-SETUP-6)."""
    own = s.seats[seat]
    own.shown = tuple(sorted(own.hand))
    if s.sink is not None:
        s.sink(HandShown(seat, own.shown))


def gather(s: PokemonState, seat: int) -> None:
    """Hand and Prizes go back into the deck, which is shuffled (PK-SETUP-6)."""
    own = s.seats[seat]
    if s.sink is not None:
        s.sink(DealRepeated(seat))
    own.deck += own.hand + own.prizes
    own.hand, own.prizes, own.shown = [], [], ()
    shuffle_deck(s, seat)


def lay_prizes(s: PokemonState, seat: int, n: int) -> None:
    """The top `n` cards of the deck become the Prizes (PK-SETUP-4)."""
    own = s.seats[seat]
    own.prizes = take_from_top(s, seat, n)
    if s.sink is not None:
        s.sink(PrizesLaid(seat, len(own.prizes)))


def trade_prize(s: PokemonState, seat: int, kind: int, place: int) -> None:
    """A card that lies open becomes a Prize, face up; the one that lay there goes to the hand, unseen by others."""
    own = s.seats[seat]
    release(s, seat, kind)
    taken = own.prizes[place]
    own.prizes[place] = kind
    own.open = tuple(sorted((*own.open, place)))
    own.hand.append(taken)
    if s.sink is not None:
        s.sink(PrizeTurned(seat, kind))
        s.sink(CardsMoved(seat, (taken,), s.fixed.mates[seat], "prizes", "hand"))


def pick_prize(s: PokemonState, seat: int, place: int) -> None:
    """A Prize card that lies face down goes to the hand, shown to all, without being taken."""
    own = s.seats[seat]
    kind = own.prizes.pop(place)
    own.open = tuple([n - (n > place) for n in own.open])
    place_cards(s, seat, (kind,), "prizes", "hand", True)


def lay_prize(s: PokemonState, seat: int, kind: int, place: int) -> None:
    """A card of the hand becomes a Prize card, face down; others don't see which."""
    own = s.seats[seat]
    take_from_hand(s, seat, kind, openly=False)
    own.prizes.insert(place, kind)
    own.open = tuple([n + (n >= place) for n in own.open])
    if s.sink is not None:
        s.sink(CardsMoved(seat, (kind,), s.fixed.mates[seat], "hand", "prizes"))


def turn_prize(s: PokemonState, seat: int, place: int) -> int:
    """A Prize card that lies face down lies face up from now on; returns its kind."""
    own = s.seats[seat]
    own.open = tuple(sorted((*own.open, place)))
    if s.sink is not None:
        s.sink(PrizeTurned(seat, own.prizes[place]))
    return own.prizes[place]


def take_prize(s: PokemonState, seat: int, n: int) -> None:
    """The n-th Prize card of `seat` goes to the hand (PK-KO-2)."""
    own = s.seats[seat]
    kind = own.prizes.pop(n)
    openly = n in own.open
    own.open = tuple([place - (place > n) for place in own.open if place != n])
    own.taken += 1
    into_hand(s, seat, kind, openly)
    if s.sink is not None:
        s.sink(PrizeTaken(seat, (kind,), None if openly else s.fixed.mates[seat], len(own.prizes)))


# ---- Pokémon in play


def put_pokemon(s: PokemonState, seat: int, kind: int, active: bool) -> Pokemon:
    """A card, already taken out of its zone, becomes a Pokémon in play; where the format says so, in a free Active
    place whatever was meant (P2-FIELD-14, 15)."""
    s.serial += 1
    mon = Pokemon(s.serial, seat, (kind,), s.turn)
    s.mons[mon.id] = mon
    side = s.side(seat)
    if s.fixed.format.straight and not s.hidden and len(side.active) < s.fixed.format.actives:
        active = True
    (side.active if active else side.bench).append(mon.id)
    if s.sink is not None:
        s.sink(PokemonPut(seat, mon.id, kind, active, s.fixed.mates[seat] if s.hidden else None))
    return mon


def evolve(s: PokemonState, mon: Pokemon, kind: int) -> None:
    """A card is put onto a Pokémon: damage and cards stay, everything else on it ends (PK-EVO-2, 3, 8)."""
    onto, kept = mon.stack[-1], kept_conditions(s, mon)
    if mon.conditions and Ailed in s.fixed.given:
        recall(s, mon, Ailed(mon.id, mon.conditions), kind)
    mon.stack += (kind,)
    mon.evolved = s.turn
    _renew(s, mon, kept)
    if s.sink is not None:
        s.sink(PokemonEvolved(s.speaker(mon.seat), mon.id, kind, onto, s.card(kind).stage == "level-up"))


def devolve(s: PokemonState, mon: Pokemon, to: str, user: int) -> int:
    """The highest stage comes off by an effect of `user`; returns the card, which goes to a hand or deck
    (PK-COND-3)."""
    kind, kept = mon.stack[-1], kept_conditions(s, mon)
    mon.stack = mon.stack[:-1]
    _renew(s, mon, kept)
    into_zone(s, s.home(kind, to, user), kind, to, True)
    if s.sink is not None:
        s.sink(PokemonDevolved(mon.id, mon.stack[-1], kind, to))
    return kind


def exchange(s: PokemonState, mon: Pokemon, kind: int, *, clean: bool = False) -> int:
    """A card, already taken out of its zone, takes the place of the one on top of a Pokémon, which is returned; all
    that is on the Pokémon stays, but for Special Conditions and effects where it comes `clean`."""
    gone = mon.stack[-1]
    mon.stack = (*mon.stack[:-1], kind)
    if clean:
        _renew(s, mon)
    if s.sink is not None:
        s.sink(PokemonExchanged(s.speaker(mon.seat), mon.id, kind, gone))
    return gone


def _renew(s: PokemonState, mon: Pokemon, kept: Sequence[str] = ()) -> None:
    """Special Conditions, but for those that are kept, and other effects on it end (PK-EVO-3, PK-RETREAT-2)."""
    cure(s, mon, [word for word in CONDITION_BITS if word not in kept] if kept else None)
    mon.effects = ()
    mon.used = ()
    mon.hit = mon.hit_for = mon.attacked = 0
    mon.attack = ""
    for kind in mon.attached:
        only_on = s.card(kind).only_on
        if only_on is not None and not admits(s, only_on, mon, mon):
            detach(s, mon, (kind,), "discard", mon.seat)


def attach(s: PokemonState, mon: Pokemon, kind: int, source: str) -> None:
    """A card, already taken out of its zone, is attached."""
    card = s.card(kind)
    if card.kind == "energy" or card.as_energy or card.provides:
        mon.energy = tuple(sorted((*mon.energy, kind)))
    else:
        mon.attached += (kind,)
    if source == "hand" and Fed in s.fixed.given:
        recall(s, mon, Fed(mon.id, kind, mon.stack[-1]), kind)
    if s.sink is not None:
        s.sink(CardAttached(s.speaker(mon.seat), kind, mon.id, mon.stack[-1], source))


def recall_strike(s: PokemonState, attacker: Pokemon, mon: Pokemon) -> None:
    """Remember, where a card asks, that an attack has damaged a Pokémon or given it a Special Condition."""
    if Struck in s.fixed.given:
        what, seat = Struck(mon.id, attacker.attack), s.speaker(attacker.seat)
        if not any(one.what == what and one.begins == s.turn for one in s.lasting[seat]):
            note_player(s, seat, LastingEffect(what, seat, attacker.stack[-1], s.turn, s.turn + 2))


def played_from_hand(s: PokemonState, mon: Pokemon, kind: int) -> None:
    """A card of the hand was played as this Pokémon, or onto it."""
    if Played in s.fixed.given:
        recall(s, mon, Played(mon.id, kind), kind)


def recall(s: PokemonState, mon: Pokemon, what: Fed | Ailed | Played, kind: int) -> None:
    """What happened to a Pokémon is remembered on its player until the turn ends."""
    seat = s.speaker(mon.seat)
    note_player(s, seat, LastingEffect(what, seat, kind, s.turn, s.turn))


def detach(s: PokemonState, mon: Pokemon, kinds: Sequence[int], to: str, user: int) -> tuple[int, ...]:
    """Attached cards leave a Pokémon by an effect or doing of `user`, each to its place, face up. Returns their kinds
    as they lie there."""
    for kind in kinds:
        unfasten(mon, kind)
    gone = tuple([_face_up(s, mon, kind) for kind in kinds])
    for kind in gone:
        into_zone(s, s.home(kind, to, user), kind, to, True)
    if gone and s.sink is not None:
        s.sink(AttachedDiscarded(mon.id, mon.stack[-1], gone, to))
    return gone


def unfasten(mon: Pokemon, kind: int) -> None:
    """An attached card is taken off."""
    if kind in mon.energy:
        n = mon.energy.index(kind)
        mon.energy = mon.energy[:n] + mon.energy[n + 1 :]
    else:
        n = mon.attached.index(kind)
        mon.attached = mon.attached[:n] + mon.attached[n + 1 :]


def refasten(s: PokemonState, mon: Pokemon, kind: int, to: Pokemon) -> None:
    """An attached card goes to another Pokémon."""
    if mon is to:
        return
    in_energy = kind in mon.energy
    unfasten(mon, kind)
    if in_energy:
        to.energy = tuple(sorted((*to.energy, kind)))
    else:
        to.attached += (kind,)
    for whose, effect in turned_by(s, mon, kind):
        what = TurnedDown(to.id, s.fixed.upright(kind))
        drop(s, whose, effect)
        note_player(s, whose, LastingEffect(what, effect.seat, effect.kind, effect.begins, effect.ends))
    if s.sink is not None:
        s.sink(CardMoved(s.fixed.upright(kind), mon.id, mon.stack[-1], to.id, to.stack[-1]))


def _face_up(s: PokemonState, mon: Pokemon, kind: int) -> int:
    for whose, effect in turned_by(s, mon, kind):
        drop(s, whose, effect)
    return s.fixed.upright(kind)


# ---- damage and conditions


def deal(
    s: PokemonState, mon: Pokemon, amount: int, steps: tuple[tuple[str, int, int, str, int], ...], by_foe: bool
) -> None:
    """Damage of an attack: `amount` in points, a multiple of 10 (PK-ATTACK-9); `steps` is how it was reckoned."""
    if amount > 0:
        mon.damage += amount
        if by_foe:
            mon.hit, mon.hit_for = s.turn, (mon.hit_for if mon.hit == s.turn else 0) + amount
    if s.sink is not None:
        s.sink(DamageDealt(mon.id, mon.stack[-1], amount, mon.damage, hp_of(s, mon), steps))


def put_counters(s: PokemonState, mon: Pokemon, count: int, why: str = "effect") -> None:
    """Damage counters that are no damage (PK-ATTACK-8)."""
    if count <= 0:
        return
    mon.damage += 10 * count
    if s.sink is not None:
        s.sink(CountersPut(mon.id, mon.stack[-1], count, mon.damage, hp_of(s, mon), why))


def heal(s: PokemonState, mon: Pokemon, count: int | None) -> int:
    """Remove damage counters, at most as many as there are (None: all); returns how many."""
    there = mon.damage // 10
    count = there if count is None else min(count, there)
    if count <= 0:
        return 0
    mon.damage -= 10 * count
    if s.sink is not None:
        s.sink(CountersRemoved(mon.id, mon.stack[-1], count, mon.damage, hp_of(s, mon)))
    return count


def inflict(s: PokemonState, mon: Pokemon, condition: str, counters: int | None = None) -> None:
    """A Special Condition: those that turn the card replace one another; of poison and burn the newest counts
    (PK-COND-2). Only Active Pokémon have them (PK-COND-1)."""
    if mon.id not in s.side(mon.seat).active or immune(s, mon, condition):
        return
    bit = CONDITION_BITS[condition]
    if bit & TURNED:
        for other in ("asleep", "confused", "paralyzed"):
            if other != condition:
                cure(s, mon, (other,))
    mon.conditions |= bit
    if condition == "paralyzed":
        mon.held = s.turn
    elif condition == "asleep":
        _as_usual(mon, WakesOn)
    elif condition == "confused":
        _as_usual(mon, HurtsItself)
    elif condition == "poisoned":
        mon.poison = 1 if counters is None else counters
        _without_poison(mon)
    elif condition == "burned":
        mon.burn = 2 if counters is None else counters
    if s.sink is not None:
        s.sink(ConditionGained(mon.id, mon.stack[-1], condition))


def cure(s: PokemonState, mon: Pokemon, conditions: Sequence[str] | None = None) -> None:
    """Special Conditions end (None: all of them)."""
    if not mon.conditions:
        return
    for condition in CONDITION_BITS if conditions is None else conditions:
        bit = CONDITION_BITS[condition]
        if mon.conditions & bit:
            mon.conditions &= ~bit
            if s.sink is not None:
                s.sink(ConditionEnded(mon.id, mon.stack[-1], condition))
    if not mon.conditions & PARALYZED:
        mon.held = 0
    if not mon.conditions & ASLEEP:
        _as_usual(mon, WakesOn)
    if not mon.conditions & CONFUSED:
        _as_usual(mon, HurtsItself)
    if not mon.conditions & POISONED:
        _without_poison(mon)


def _without_poison(mon: Pokemon) -> None:
    """What lasted as long as an earlier poison is over."""
    if mon.effects:
        mon.effects = tuple([effect for effect in mon.effects if effect.ends != WITH_POISON])


def _as_usual(mon: Pokemon, said: type[HurtsItself | WakesOn]) -> None:
    """What was said of an earlier sleep or confusion is over."""
    if mon.effects:
        mon.effects = tuple([effect for effect in mon.effects if not isinstance(effect.what, said)])


def give(s: PokemonState, mon: Pokemon, effect: LastingEffect) -> None:
    """A lasting effect on a Pokémon."""
    mon.effects += (effect,)
    if s.sink is not None:
        name = type(effect.what).__name__
        s.sink(EffectBegan(mon.seat, mon.id, mon.stack[-1], name, effect.word, effect.begins, effect.ends))


def note(s: PokemonState, mon: Pokemon, effect: LastingEffect) -> None:
    """What is to be remembered of a Pokémon as long as an effect on it would last; nothing is told of it."""
    mon.effects += (effect,)


def put_back(s: PokemonState, mon: Pokemon, kinds: Sequence[int]) -> None:
    """Of the cards that an attack threw from a Pokémon, these have returned and won't do so again."""
    back, kept = list(kinds), []
    for effect in mon.effects:
        if isinstance(effect.what, Thrown):
            left: list[int] = []
            for kind in effect.what.kinds:
                (back.remove if kind in back else left.append)(kind)
            what = Thrown(tuple(left))
            effect = LastingEffect(what, effect.seat, effect.kind, effect.begins, effect.ends)
        kept.append(effect)
    mon.effects = tuple(kept)


def give_player(s: PokemonState, to: int, effect: LastingEffect) -> None:
    """A lasting effect on a player."""
    note_player(s, to, effect)
    if s.sink is not None:
        s.sink(EffectBegan(to, 0, NO_CARD, type(effect.what).__name__, effect.word, effect.begins, effect.ends))


def note_player(s: PokemonState, seat: int, effect: LastingEffect) -> None:
    """What is to be remembered of a player as long as an effect would last: nothing is told of it."""
    s.lasting = tuple([(*held, effect) if n == seat else held for n, held in enumerate(s.lasting)])


def drop(s: PokemonState, seat: int, effect: LastingEffect) -> None:
    """A lasting effect on a player is over."""
    held = tuple([one for one in s.lasting[seat] if one is not effect])
    s.lasting = tuple([held if n == seat else one for n, one in enumerate(s.lasting)])


def end_effects(s: PokemonState) -> None:
    """Effects whose last turn this was are over."""
    mons = s.mons
    for side in s.sides:
        for row in (side.active, side.bench):
            for n in row:
                mon = mons[n]
                if mon.effects:
                    mon.effects = tuple([effect for effect in mon.effects if effect.ends > s.turn])
    if any(s.lasting):
        s.lasting = tuple([tuple([e for e in held if e.ends > s.turn]) for held in s.lasting])


# ---- places


def switch(s: PokemonState, out: Pokemon, into: Pokemon) -> None:
    """An Active and a Benched Pokémon of a side change places; conditions and effects end for who leaves the Active
    place (PK-RETREAT-2)."""
    side = s.side(out.seat)
    at, place = side.active.index(out.id), side.bench.index(into.id)
    side.active[at], side.bench[place] = into.id, out.id
    into.moved = s.turn
    _renew_benched(s, out)
    if s.sink is not None:
        s.sink(Switched(out.seat, out.id, out.stack[-1], into.id, into.stack[-1]))


def clear(s: PokemonState, mon: Pokemon) -> None:
    """Special Conditions and other effects on a Pokémon end."""
    cure(s, mon)
    mon.effects = ()


def _renew_benched(s: PokemonState, mon: Pokemon) -> None:
    cure(s, mon)
    mon.effects = ()


def promote(s: PokemonState, mon: Pokemon) -> None:
    """A Benched Pokémon takes an empty Active place (PK-KO-3, PK-DOUBLE-2)."""
    side = s.side(mon.seat)
    side.bench.remove(mon.id)
    side.active.append(mon.id)
    mon.moved = s.turn
    if s.sink is not None:
        s.sink(Promoted(mon.seat, mon.id, mon.stack[-1]))


def _remove(s: PokemonState, mon: Pokemon) -> tuple[int, ...]:
    side = s.side(mon.seat)
    if mon.id in side.active:
        side.active.remove(mon.id)
    else:
        side.bench.remove(mon.id)
    if mon.energy and mon.energy[-1] >= s.fixed.turned:
        mon.energy = tuple(sorted([_face_up(s, mon, kind) for kind in mon.energy]))
    del s.mons[mon.id]
    return (*mon.stack, *mon.energy, *mon.attached)


def knock_out(s: PokemonState, mon: Pokemon, keep: int = NO_CARD, *, lost: bool = False) -> None:
    """A Pokémon is Knocked Out: it and every card on it go to their owners' discard piles (PK-KO-1), or are `lost`.
    `keep`: a card that goes somewhere else instead."""
    cards = _remove(s, mon)
    for kind in cards:
        if kind == keep:
            keep = NO_CARD
        elif lost:
            into_zone(s, s.home(kind, "lost", mon.seat), kind, "lost", True)
        else:
            into_discard(s, kind)
    if s.sink is not None:
        s.sink(PokemonKnockedOut(mon.seat, mon.id, mon.stack[-1], cards))


def leave(s: PokemonState, mon: Pokemon, to: str, user: int, order: tuple[int, ...] = ()) -> None:
    """A Pokémon and every card on it leave play without a Knock Out by an effect of `user`, each to its place
    (P2-FIELD-10), in this order where there is one."""
    cards = _remove(s, mon)
    cards = tuple([s.fixed.upright(kind) for kind in order]) or cards
    for kind in cards:
        into_zone(s, s.home(kind, to, user), kind, to, True)
    if s.sink is not None:
        s.sink(PokemonLeft(mon.seat, mon.id, mon.stack[-1], cards, to))


def become_card(s: PokemonState, mon: Pokemon) -> None:
    """A Pokémon is none any more: its uppermost card lies open, to be put where an effect says, and all others on it go
    to their owners' discard piles."""
    for kind in _remove(s, mon):
        if kind != mon.stack[-1]:
            into_discard(s, kind)


def take_back(s: PokemonState, seat: int) -> None:
    """All Pokémon that a player has laid in the opening go back to the hand (PK-SETUP-7)."""
    side = s.side(seat)
    ids = tuple(n for n in (*side.active, *side.bench) if s.mons[n].seat == seat)
    for n in ids:
        s.seats[seat].hand.append(s.mons[n].stack[0])
        _remove(s, s.mons[n])
    if s.sink is not None:
        s.sink(LayoutTaken(seat, ids))


def put_stadium(s: PokemonState, kind: int) -> None:
    """A Stadium comes into play; the one there goes to its owner's discard pile (PK-TRAINER-3)."""
    remove_stadium(s)
    s.stadium = kind


def remove_stadium(s: PokemonState, to: str = "discard") -> None:
    """The Stadium in play goes to its owner's discard pile, hand or deck."""
    kind, s.stadium = s.stadium, NO_CARD
    if kind == NO_CARD:
        return
    if to == "discard" and s.card(kind).kind == "pokemon":
        to = "hand"  # as BecomeStadium says
    if to != "discard":
        place_cards(s, s.fixed.kinds[kind][0], (kind,), "play", to, True)
        return
    into_discard(s, kind)
    if s.sink is not None:
        s.sink(StadiumDiscarded(kind))


def finish(s: PokemonState, rule: str, side: int) -> None:
    """The game is over by this rule, or by what stands in its place in the format; `side` has won (NOBODY: neither)."""
    s.ended = rule = s.fixed.format.cites.get(rule, rule)
    s.winner = side
    s.phase = "over"
    s.to_move = NOBODY
    s.looking = ()
    s.agenda.clear()
    s.proposals.clear()
    if s.sink is not None:
        s.sink(GameEnded(rule, side))
