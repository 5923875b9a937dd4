"""What somebody is told at a Pokémon table who asks what to do: see stolik.text.advice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, Final

from stolik.games.pokemon.ast.printed import is_called
from stolik.games.pokemon.rules.view import HIDDEN, AttackSeen, PokemonSeen
from stolik.games.pokemon.text.advice import SAID
from stolik.games.pokemon.text.asks import Asking
from stolik.games.pokemon.text.table import CONDITIONS, KindNames
from stolik.text.advice import HAND, PLAY, REST, Advice, Future, Prospect
from stolik.text.table import SIDES, word

FROM_HAND: Final = ("bench", "evolve", "attach", "play")
BRINGING: Final = ("play", "power", "attack")
"""Verbs that may do something for the own side."""
COUNTER: Final = 10
"""Damage that a counter stands for."""
SHAKEN: Final = 0.5
"""From this part of its HP down a Pokémon is hurt badly."""


class PokemonAdvice(Advice):
    """See Advice."""

    general = frozenset({"PK-ATTACK-1", "P2-ATTACK-1"})
    stray = frozenset({"PK-EVO-1"})
    first = frozenset({"PK-TURN-1", "P2-TURN-1"})

    def __init__(self, game: Any, view: Any, people: Sequence[str], lang: str) -> None:
        super().__init__(game, view, people, lang)
        self.names = KindNames(tuple(game.pool.values()), lang)
        self.asking = Asking(self.decision, view, self.names, lang, people)
        self.near = self.seat % SIDES
        self.own = view.sides[self.near]
        self.mons: dict[int, PokemonSeen] = {
            mon.id: mon for side in view.sides for mon in (*side.active, *side.bench) if mon.cards
        }

    # ---- names

    @property
    def turn(self) -> bool:
        """Whether it is a whole turn that is asked for."""
        return bool(self.decision.kind == "turn")

    def intent(self, verb: str, args: Sequence[int]) -> str:
        """As its button says it."""
        return self.asking.option(verb, args)

    def short(self, verb: str, args: Sequence[int]) -> str:
        """The card of the hand, the attack or the Pokémon alone."""
        if verb in FROM_HAND or verb == "card":
            return self.names.name(args[0])
        if verb == "attack":
            return self._attack(self.mons[args[0]].attacks[args[1]])[0]
        return self.intent(verb, args)

    def thing(self, verb: str, args: Sequence[int]) -> Hashable:
        """A card of the hand, wherever it may go; equal cards are one."""
        return args[0] % len(self.names.cards) if verb in FROM_HAND else tuple(args)

    def group(self, verb: str, args: Sequence[int]) -> str:
        """The hand, what is in play, the rest."""
        if verb in FROM_HAND or verb == "card":
            return HAND
        return PLAY if args else REST

    # ---- reasons

    def reason(self, prospect: Prospect) -> str:
        """What it does to the other side; else by what is done or chosen."""
        if not prospect.picks:
            return ""
        first = prospect.picks[0]
        struck = self._strikes(prospect, prospect.picks)
        if struck and (self.turn or not self._shared(prospect, struck)):
            return struck
        find = REASONS.get(first.verb if self.turn else f"{self.decision.kind} {first.verb}")
        found = "" if find is None else find(self, prospect, first.args)
        return found or (self._brings(prospect) if self.turn and first.verb in BRINGING else "")

    def _shared(self, prospect: Prospect, said: str) -> bool:
        """Whether another answer does the same: then it is no reason for this one."""
        return any(one != prospect.picks and self._strikes(prospect, one) == said for one in prospect.singles())

    def _strikes(self, prospect: Prospect, picks: tuple[Any, ...]) -> str:
        """Pokémon that are Knocked Out, damage, Special Conditions: the first of these that is certain, or as coins
        fall."""
        out = prospect.known(lambda one: [e["mon"] for e in one.events if e["e"] == "PokemonKnockedOut"], picks)
        for mon in filter(self._theirs, out or ()):
            prizes = self.game.rules.printed()[self._top(mon) % len(self.names.cards)].prizes
            key = "ko alone" if self.view.sudden or not prizes else "ko" if prizes == 1 else "ko prizes"
            return self._say(key, mon=self._name(mon), n=prizes)
        for foe in self.view.sides[1 - self.near].active:
            odds = prospect.chance(lambda one, foe=foe.id: _falls(one, foe), picks)  # type: ignore[misc]
            if odds is not None and 0 < odds < 1:
                return self._say("ko perhaps", mon=self._name(foe.id), k=odds.numerator, n=odds.denominator)
        return self._hits(prospect, picks)

    def _hits(self, prospect: Prospect, picks: tuple[Any, ...]) -> str:
        """The first damage to the other side, and else a Special Condition."""
        cases = prospect.cases(lambda one: self._dealt(one), picks)
        dealt = [hit for hit in cases if hit is not None]
        if dealt and dealt == cases and len({hit[0] for hit in dealt}) == 1:
            mon, amount, left = dealt[0]
            if len(dealt) == 1 and left <= 0:
                return self._say("ko alone", mon=self._name(mon))
            if len(dealt) == 1:
                return self._say("damage", mon=self._name(mon), n=amount, left=left)
            amounts = word(SAID["or"], self.lang).join(map(str, sorted({hit[1] for hit in dealt})))
            return self._say("cases", mon=self._name(mon), what=amounts)
        gained = prospect.known(lambda one: self._gained(one), picks)
        if gained is None:
            return ""
        return self._say("condition", mon=self._name(gained[0]), what=word(CONDITIONS[gained[1]], self.lang))

    def _dealt(self, one: Future) -> tuple[int, int, int] | None:
        """The first damage to the other side: the Pokémon, how much, what HP are left."""
        for event in one.events:
            if event["e"] == "DamageDealt" and event["amount"] and self._theirs(event["mon"]):
                return event["mon"], event["amount"], event["hp"] - event["damage"]
        return None

    def _gained(self, one: Future) -> tuple[int, str] | None:
        """The first Special Condition of the other side."""
        for event in one.events:
            if event["e"] == "ConditionGained" and self._theirs(event["mon"]):
                return event["mon"], event["condition"]
        return None

    def _brings(self, prospect: Prospect) -> str:
        """What it does for the own side: damage taken off, cards drawn, a look through the deck; and whom it is for,
        where that is asked next."""
        events = prospect.known(lambda one: one.events) or []
        for one in events:
            if one["e"] == "CountersRemoved" and not self._theirs(one["mon"]):
                return self._say("heals", mon=self._name(one["mon"]), n=one["count"] * COUNTER)
        drawn = prospect.known(lambda one: _drawn(one, self.seat))
        if drawn:
            return self._say("draws one" if drawn == 1 else "draws", n=drawn)
        asks, ours = prospect.known(lambda one: self._asks(one.view.decision)) or ("", False)
        if asks == "choose:heal":
            hurt = max((*self.own.active, *self.own.bench), key=lambda mon: mon.damage)
            return self._say("hurt", mon=self._name(hurt.id), left=hurt.hp - hurt.damage, hp=hurt.hp)
        if asks == "choose:switch" and ours:
            return next((said for mon in self.own.active if (said := self._retreat(prospect, (mon.id,)))), "")
        return self._say("searches") if asks == "choose:search" else ""

    def _asks(self, decision: Any) -> tuple[str, bool]:
        """What is asked next, and whether it is about own Pokémon."""
        if decision is None:
            return "", False
        there = [one.args[0] for one in decision.options if one.verb == "pokemon"]
        return decision.kind, bool(there) and not any(map(self._theirs, there))

    def _attach(self, prospect: Prospect, args: Sequence[int]) -> str:
        """The attack that it pays for, or comes nearer to: of several the strongest."""
        before = self.mons.get(args[1])
        after = prospect.known(lambda one: _seen(one.view, args[1]))
        if before is None or after is None:
            return ""
        nearer = [
            (not now.missing, now.damage, now)
            for then, now in zip(before.attacks, after.attacks)
            if len(now.missing) < len(then.missing)
        ]
        if not nearer:
            return ""
        paid, damage, attack = max(nearer, key=lambda row: row[:2])
        name, _ = self._attack(attack)
        if not paid:
            return self._say("nearer", attack=name, n=len(attack.missing))
        return self._say("pays" if damage else "pays plain", attack=name, n=damage)

    def _evolve(self, prospect: Prospect, args: Sequence[int]) -> str:
        """More HP, and the strongest attack of the new card, if that is stronger than what it had."""
        before = self.mons.get(args[1])
        after = prospect.known(lambda one: _seen(one.view, args[1]))
        if before is None or after is None or after.hp <= before.hp:
            return ""
        had = max((one.damage for one in before.attacks), default=0)
        best = max(after.attacks, key=lambda one: one.damage, default=None)
        if best is None or best.damage <= had:
            return self._say("evolves", hp=after.hp, old=before.hp)
        return self._say("evolves with", hp=after.hp, old=before.hp, attack=self._attack(best)[0], n=best.damage)

    def _bench(self, prospect: Prospect, args: Sequence[int]) -> str:
        """Somebody to step in, or to evolve."""
        if not self.own.bench and self.view.phase != "setup":
            return self._say("alone")
        grows = self._grows(args[0])
        return self._say("grows", card=grows) if grows else self._say("steps in")

    def _retreat(self, prospect: Prospect, args: Sequence[int]) -> str:
        """It is hurt, or somebody else can attack and it can't."""
        mon = self.mons.get(args[0])
        if mon is None:
            return ""
        if mon.damage and mon.hp - mon.damage <= SHAKEN * mon.hp:
            return self._say("hurt", mon=self._name(mon.id), left=mon.hp - mon.damage, hp=mon.hp)
        ready = [(best.damage, one.id) for one in self.own.bench if (best := _paid(one)) is not None]
        own = _paid(mon)
        better = max(ready, default=(0, 0))
        return self._ready(better[1]) if better[0] > (own.damage if own else 0) else ""

    def _choose_own(self, prospect: Prospect, args: Sequence[int]) -> str:
        """Who comes up: somebody that can attack, or that has most HP left of those that could."""
        mon = self.mons.get(args[0])
        if mon is None or self._theirs(mon.id):
            return ""
        if said := self._ready(mon.id):
            return said
        others = [self.mons[one.args[0]] for one in self.decision.options if one.args[0] in self.mons]
        left = mon.hp - mon.damage
        return self._say("most hp", left=left) if left == max(one.hp - one.damage for one in others) else ""

    def _take(self, prospect: Prospect, args: Sequence[int]) -> str:
        """What a card is good for that is searched or laid out."""
        card = self.names.card(args[0])
        mine = [mon for mon in (*self.own.active, *self.own.bench) if mon.cards]
        for mon in mine:
            if is_called(self.names.card(mon.cards[-1]).name, card.evolves_from):
                return self._say("stage", mon=self._name(mon.id))
        if card.kind == "energy":
            for mon in mine:
                for attack in sorted(mon.attacks, key=lambda one: -one.damage):
                    if any(letter in card.provides for letter in attack.missing):
                        return self._say("needed", mon=self._name(mon.id), attack=self._attack(attack)[0])
        grows = self._grows(args[0])
        if grows:
            return self._say("grows", card=grows)
        return self._say("steps in") if card.kind == "pokemon" and card.stage == "basic" and mine else ""

    def _lay(self, prospect: Prospect, args: Sequence[int]) -> str:
        """Who begins: somebody to evolve, or with most HP."""
        if said := self._take(prospect, args):
            return said
        left = [self.names.card(one.args[0]).hp for one in self.decision.options if one.verb == "card"]
        hp = self.names.card(args[0]).hp
        return self._say("most hp", left=hp) if hp == max(left) else ""

    def _spare(self, prospect: Prospect, args: Sequence[int]) -> str:
        """One of several."""
        held = [kind % len(self.names.cards) for kind in self.view.seats[self.seat].hand]
        n = held.count(args[0] % len(self.names.cards))
        return self._say("several", n=n) if n > 1 else ""

    # ---- what is seen

    def _ready(self, mon: int) -> str:
        best = _paid(self.mons[mon])
        if best is None or not best.damage:
            return ""
        return self._say("ready", mon=self._name(mon), attack=self._attack(best)[0], n=best.damage)

    def _grows(self, kind: int) -> str:
        """A card of the hand that evolves from this one."""
        name = self.names.card(kind).name
        hand = (one for one in self.view.seats[self.seat].hand if one != HIDDEN)
        return next((self.names.name(one) for one in hand if is_called(name, self.names.card(one).evolves_from)), "")

    def _theirs(self, mon: int) -> bool:
        return any(mon == one.id for side in (self.view.sides[1 - self.near],) for one in (*side.active, *side.bench))

    def _top(self, mon: int) -> int:
        return self.mons[mon].cards[-1]

    def _name(self, mon: int) -> str:
        return self.names.name(self._top(mon)) if mon in self.mons else self._say("gone")

    def _attack(self, seen: AttackSeen) -> tuple[str, int]:
        attack = self.names.card(seen.card).attacks[seen.place]
        return attack.name, attack.damage

    def _say(self, key: str, **values: object) -> str:
        return word(SAID[key], self.lang).format(**values)


def _paid(mon: PokemonSeen) -> AttackSeen | None:
    """The strongest attack that is paid for."""
    return max((one for one in mon.attacks if not one.missing), key=lambda one: one.damage, default=None)


def _seen(view: Any, mon: int) -> PokemonSeen | None:
    there: Iterator[PokemonSeen] = (one for side in view.sides for one in (*side.active, *side.bench))
    return next((one for one in there if one.id == mon), None)


def _falls(one: Future, mon: int) -> bool:
    return any(event["e"] == "PokemonKnockedOut" and event["mon"] == mon for event in one.events)


def _drawn(one: Future, seat: int) -> int:
    """How many cards a seat draws before its turn ends."""
    drawn = 0
    for event in one.events:
        if event["e"] == "TurnEnded":
            break
        if event["e"] == "CardsDrawn" and event["seat"] == seat:
            drawn += len(event["kinds"])
    return drawn


REASONS: Final[Mapping[str, Callable[[PokemonAdvice, Prospect, Sequence[int]], str]]] = {
    "attach": PokemonAdvice._attach,
    "evolve": PokemonAdvice._evolve,
    "bench": PokemonAdvice._bench,
    "retreat": PokemonAdvice._retreat,
    "promote pokemon": PokemonAdvice._choose_own,
    "choose:switch pokemon": PokemonAdvice._choose_own,
    "choose:search card": PokemonAdvice._take,
    "choose:look card": PokemonAdvice._take,
    "choose:pick card": PokemonAdvice._take,
    "choose:discard card": PokemonAdvice._spare,
    "lay-active card": PokemonAdvice._lay,
    "lay-bench card": PokemonAdvice._bench,
}
"""By the verb of a turn, or by the question and the verb."""
