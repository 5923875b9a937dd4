"""What is printed on cards, boiled down to plain numbers for players that have to weigh them (`view.CardFacts`).

An effect tree becomes words with numbers: what it does on the average, a coin being half of each side, and a condition
that may or may not hold counting half. Nobody needs this to know the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stolik.cardgame import ast as k
from stolik.cardgame.meaning import Handlers
from stolik.games.pokemon.ast import nodes as p
from stolik.games.pokemon.ast.printed import Attack, Body, Card, Power, prizes_of

from .card_tables import units_of
from .view import AbilityFacts, AttackFacts, CardFacts

Terms = list[tuple[float, str]]

SOME: Final = 2.0
"""What an amount counts for that can only be known in a game."""
FOES: Final = ("defending", "each defending", "new defending", "attacker")


class FactReader:
    """Reads one tree. `does` and `damage` grow as it goes; `heads`, `that` and `chosen` are what was last spoken of."""

    def __init__(self, damage: int = 0) -> None:
        self.printed = damage
        self.does: dict[str, float] = {}
        self.damage: Terms = [(float(damage), "")] if damage else []
        self.heads = 0.5
        self.coins = 1.0
        self.that: Terms = [(SOME, "")]
        self.chosen = ""

    def add(self, word: str, n: float) -> None:
        """That much more of something."""
        if n:
            self.does[word] = self.does.get(word, 0.0) + n

    # ---- nouns and numbers

    def whose(self, noun: k.Noun | str | None) -> str:
        """ "self", "own", "foe" or "each": to whom a thing belongs."""
        if isinstance(noun, k.Named):
            if noun.name == "chosen":
                return self.chosen or "foe"
            return "self" if noun.name in ("self", "holder") else "foe" if noun.name in FOES else "own"
        if isinstance(noun, k.Some):
            return self.whose(noun.which)
        if isinstance(noun, k.Which):
            if noun.on is not None:
                return self.whose(noun.on)
            return {"you": "own", "opponent": "foe", "each": "each"}[noun.whose]
        return "foe" if noun == "opponent" else "own"

    def terms(self, amount: k.Number | None) -> Terms:
        """An amount as a sum of numbers times words."""
        if isinstance(amount, int):
            return [(float(amount), "")]
        handler = TERMS.get(type(amount))
        return [(SOME, "")] if handler is None else handler(self, amount)

    def number(self, amount: k.Number | None) -> float:
        """An amount where only about how much is wanted."""
        return sum(n * (1.0 if not word else SOME) for n, word in self.terms(amount))

    def many(self, noun: k.Noun) -> float:
        """How many things a noun names, more or less."""
        if isinstance(noun, k.Some):
            return self.number(noun.most)
        return SOME if isinstance(noun, k.Which) else 1.0

    def more(self, n: k.Number, each: k.Amount | None, chance: float) -> None:
        """Damage that is added."""
        if each is None:
            self.damage += [(chance * m, word) for m, word in self.terms(n)]
        else:
            self.damage += [(chance * m * self.number(n), word) for m, word in self.terms(each)]

    # ---- steps

    def read(self, step: k.Step | None, chance: float = 1.0) -> None:
        """What a step does with this chance."""
        if step is None:
            return
        reader = READERS.get(type(step))
        if reader is not None:
            reader(self, step, chance)


# ---- amounts

TERMS: Final[Handlers[Callable[[FactReader, Any], Terms]]] = Handlers("amount that is read before a game")
"""What an amount is in numbers times words; one that has no handler is some."""


@TERMS.of(k.Heads)
def _heads(r: FactReader, amount: k.Heads) -> Terms:
    return [(r.heads, "")]


@TERMS.of(k.ThatMany)
def _that_many(r: FactReader, amount: k.ThatMany) -> Terms:
    return r.that


@TERMS.of(k.AtMost)
def _at_most(r: FactReader, amount: k.AtMost) -> Terms:
    return r.terms(amount.number)


@TERMS.of(k.Sum)
def _sum(r: FactReader, amount: k.Sum) -> Terms:
    return [term for one in amount.numbers for term in r.terms(one)]


@TERMS.of(p.Counters)
def _counters(r: FactReader, amount: p.Counters) -> Terms:
    return [(1.0, "own counters" if r.whose(amount.on) == "self" else "foe counters")]


@TERMS.of(p.Spare)
def _spare(r: FactReader, amount: p.Spare) -> Terms:
    return [(1.0, "spare energy")]


@TERMS.of(p.RetreatCostOf)
def _retreat_cost(r: FactReader, amount: p.RetreatCostOf) -> Terms:
    return [(1.0, "foe retreat")]


@TERMS.of(p.PrizesTaken)
def _prizes_taken(r: FactReader, amount: p.PrizesTaken) -> Terms:
    return [(1.0, f"{r.whose(amount.whose)} taken")]


@TERMS.of(k.Count)
def _count(r: FactReader, amount: k.Count) -> Terms:
    """Energy on one Pokémon is counted; what else there may be is some."""
    of = amount.of
    if isinstance(of, k.Which) and of.what.startswith("energy") and isinstance(of.on, k.Named):
        return [(1.0, "own energy" if r.whose(of.on) == "self" else "foe energy")]
    return [(SOME, "")]


# ---- steps

READERS: Final[Handlers[Callable[[FactReader, Any, float], None]]] = Handlers("step that is read before a game")
"""What a step does with some chance; one that has no handler does nothing that is counted."""


@READERS.of(k.Do)
def _do(r: FactReader, step: k.Do, chance: float) -> None:
    for one in step.steps:
        r.read(one, chance)


@READERS.of(k.Flip)
def _flip(r: FactReader, step: k.Flip, chance: float) -> None:
    r.read(step.heads, chance / 2)
    r.read(step.tails, chance / 2)


@READERS.of(p.SetAside)
def _set_aside(r: FactReader, step: p.SetAside, chance: float) -> None:
    r.add("disrupt", chance * min(SOME, r.many(step.what)))


@READERS.of(p.TurnDown)
def _turn_down(r: FactReader, step: p.TurnDown, chance: float) -> None:
    r.add("hinder", chance / 2)  # it takes what the card provides, not the card


@READERS.of(p.GuessCoin)
def _guess_coin(r: FactReader, step: p.GuessCoin, chance: float) -> None:
    r.read(step.wrong, chance / 2)
    r.read(step.right, chance / 2)


@READERS.of(p.GuessType)
def _guess_type(r: FactReader, step: p.GuessType, chance: float) -> None:
    """There are nine types to guess, but decks have few."""
    r.read(step.wrong, chance / 2)


@READERS.of(p.Contest)
def _contest(r: FactReader, step: p.Contest, chance: float) -> None:
    r.read(step.won, chance / 2)
    r.read(step.lost, chance / 2)


@READERS.of(k.OneOf)
def _one_of(r: FactReader, step: k.OneOf, chance: float) -> None:
    for one in step.steps:
        r.read(one, chance / len(step.steps))


@READERS.of(k.Coins)
def _coins(r: FactReader, step: k.Coins, chance: float) -> None:
    r.coins = r.number(step.n)
    r.heads = r.coins / 2


@READERS.of(k.CoinsUntilTails, k.CoinsUntilHeads)
def _until(r: FactReader, step: k.CoinsUntilTails | k.CoinsUntilHeads, chance: float) -> None:
    r.coins, r.heads = 2.0, 1.0


@READERS.of(k.If)
def _if(r: FactReader, step: k.If, chance: float) -> None:
    holds = 0.5
    if isinstance(step.condition, (k.AllHeads, k.AllTails)):
        holds = 0.5**r.coins
    elif isinstance(step.condition, k.AnyHeads):
        holds = 1 - 0.5**r.coins
    r.read(step.then, chance * holds)
    r.read(step.otherwise, chance * (1 - holds))


@READERS.of(k.May)
def _may(r: FactReader, step: k.May, chance: float) -> None:
    if step.who == "you":
        r.read(step.do, chance)
        r.read(step.then, chance)
        r.add("may", chance)
    else:
        r.read(step.otherwise, chance / 2)


@READERS.of(p.Then)
def _then(r: FactReader, step: p.Then, chance: float) -> None:
    r.read(step.do, chance)
    r.read(step.then, chance)


@READERS.of(k.Repeat)
def _repeat(r: FactReader, step: k.Repeat, chance: float) -> None:
    r.read(step.do, chance * r.number(step.times))


@READERS.of(k.ForEach)
def _for_each(r: FactReader, step: k.ForEach, chance: float) -> None:
    before, r.chosen = r.chosen, r.whose(step.of)
    r.read(step.do, chance * SOME)
    r.chosen = before


@READERS.of(k.Choose)
def _choose(r: FactReader, step: k.Choose, chance: float) -> None:
    r.chosen = r.whose(step.what)
    which = step.what.which
    if isinstance(which, k.Which) and which.where == "hand" and which.whose == "you":
        r.add("pick", 1.0)


@READERS.of(k.Remember)
def _remember(r: FactReader, step: k.Remember, chance: float) -> None:
    r.that = r.terms(step.n)


@READERS.of(p.More)
def _more(r: FactReader, step: p.More, chance: float) -> None:
    r.more(step.n, step.each, chance)


@READERS.of(p.Less)
def _less(r: FactReader, step: p.Less, chance: float) -> None:
    r.more(step.n, step.each, -chance)


@READERS.of(p.Times)
def _times(r: FactReader, step: p.Times, chance: float) -> None:
    r.damage = [(r.printed * n, word) for n, word in r.terms(step.each)]


@READERS.of(p.Base)
def _base(r: FactReader, step: p.Base, chance: float) -> None:
    r.damage.append((chance * (r.number(step.n) - r.printed), ""))


@READERS.of(p.Fails, p.Harmless)
def _fails(r: FactReader, step: k.Step, chance: float) -> None:
    r.damage = [(n * (1 - chance), word) for n, word in r.damage]


@READERS.of(p.Hit)
def _hit(r: FactReader, step: p.Hit, chance: float) -> None:
    _hurt(r, step.to, step.n, step.each, chance)


@READERS.of(p.TakeAim)
def _aim(r: FactReader, step: p.TakeAim, chance: float) -> None:
    """The usual damage; how much it is the step behind says, which knows nobody."""
    _hurt(r, step.to, 10, None, chance)


@READERS.of(p.Redo)
def _redo(r: FactReader, step: p.Redo, chance: float) -> None:
    r.read(step.do, chance)


@READERS.of(p.Put)
def _put(r: FactReader, step: p.Put, chance: float) -> None:
    _hurt(r, step.on, step.n, None, chance * 10)


def _hurt(r: FactReader, to: k.Noun, n: k.Number, each: k.Amount | None, chance: float) -> None:
    whose = r.whose(to)
    amount = chance * r.number(n) * (r.number(each) if each is not None else 1.0)
    if whose == "self":
        r.add("recoil", amount)
    elif whose == "own":
        r.add("hurt own", amount * r.many(to))
    elif isinstance(to, k.Named) and to.name in FOES:
        r.more(n, each, chance)
    elif isinstance(to, k.Which):
        r.add("spread", amount)
        if to.where == "play":
            r.more(n, each, chance)
        if whose == "each":
            r.add("hurt own", amount * SOME)
    else:
        r.add("snipe", amount * (1.0 if isinstance(to, k.Named) else r.many(to)))


@READERS.of(p.Heal)
def _heal(r: FactReader, step: p.Heal, chance: float) -> None:
    amount = 60.0 if step.n is None else 10 * r.number(step.n)
    if r.whose(step.of) != "foe":
        r.add("heal", chance * amount * (SOME if isinstance(step.of, k.Which) else 1.0))


@READERS.of(p.Inflict, p.InflictOne)
def _inflict(r: FactReader, step: p.Inflict | p.InflictOne, chance: float) -> None:
    conditions = step.conditions if isinstance(step, p.Inflict) else step.conditions[:1]
    for one in conditions:
        r.add(one if r.whose(step.to) == "foe" else f"own {one}", chance)


@READERS.of(p.Cure, p.CureOne)
def _cure(r: FactReader, step: p.Cure | p.CureOne, chance: float) -> None:
    r.add("cure", chance)


@READERS.of(p.Draw)
def _draw(r: FactReader, step: p.Draw, chance: float) -> None:
    amount = chance * r.number(step.n) * (r.number(step.each) if step.each is not None else 1.0)
    r.add("draw" if step.whose == "you" else "foe draws", amount)


@READERS.of(p.DrawUpTo)
def _draw_up_to(r: FactReader, step: p.DrawUpTo, chance: float) -> None:
    r.add("draw" if step.whose != "opponent" else "foe draws", chance * r.number(step.n))


@READERS.of(p.Exchange)
def _exchange(r: FactReader, step: p.Exchange, chance: float) -> None:
    r.add("search", chance)


@READERS.of(p.TakePrizes)
def _take_prizes(r: FactReader, step: p.TakePrizes, chance: float) -> None:
    r.add("draw" if step.whose == "you" else "foe draws", chance * 3 * r.number(step.n))


@READERS.of(p.DrawFromBottom)
def _draw_from_bottom(r: FactReader, step: p.DrawFromBottom, chance: float) -> None:
    r.add("draw", chance * r.number(step.n))


@READERS.of(p.DrawUntil)
def _draw_until(r: FactReader, step: p.DrawUntil, chance: float) -> None:
    if step.whose == "you":
        r.does["draw until"] = r.number(step.n)


@READERS.of(p.Search)
def _search(r: FactReader, step: p.Search, chance: float) -> None:
    amount = chance * min(3.0, r.many(step.what))
    if isinstance(step.to, p.Onto):
        r.add("energy", amount)
    elif isinstance(step.to, p.Evolving):
        r.add("evolve", chance)
    elif r.whose(step.what) != "foe":
        r.add("bench" if step.to == "bench" else "search" if step.to == "hand" else "stack", amount)


@READERS.of(p.Look)
def _look(r: FactReader, step: p.Look, chance: float) -> None:
    if isinstance(step.take, k.Some) and step.whose == "you":
        word = "energy" if isinstance(step.to, p.Onto) else "search" if step.to == "hand" else ""
        if word:
            r.add(word, chance * min(3.0, r.many(step.take)))


@READERS.of(p.RevealUntil)
def _reveal_until(r: FactReader, step: p.RevealUntil, chance: float) -> None:
    r.add("search", chance)


@READERS.of(p.Move)
def _move(r: FactReader, step: p.Move, chance: float) -> None:
    what = step.what
    whose = r.whose(what)
    if isinstance(step.to, p.Onto):
        hand = isinstance(what, k.Some) and isinstance(what.which, k.Which) and what.which.where == "hand"
        r.add("energy" if hand else "shift", chance * min(SOME, r.many(what)))
    elif whose == "foe":
        r.add("disrupt", chance)
    elif isinstance(what, k.Which) and what.where == "hand":
        r.add("hand away", 1.0)
    elif what == k.REST:
        r.add("hand away", 1.0)
        r.add("keep", 1.0)
    else:
        r.add("give", chance * r.many(what))


@READERS.of(p.Discard)
def _discard(r: FactReader, step: p.Discard, chance: float) -> None:
    what = step.what
    whose = r.whose(what)
    which = k.which_of(what)
    r.that = [(SOME, "")]
    if isinstance(which, k.Which) and which.on is None and which.where == "hand":
        r.add("disrupt" if whose == "foe" else "give", chance * min(SOME, r.many(what)))
    elif whose == "foe":
        r.add("strip", chance)
    else:
        r.add("lose", chance * r.many(what))
        if isinstance(what, k.Which) and whose == "self":
            r.that = [(1.0, "own energy")]


@READERS.of(p.Switch)
def _switch(r: FactReader, step: p.Switch, chance: float) -> None:
    r.add("push" if r.whose(step.out) == "foe" else "switch", chance)


@READERS.of(p.SwitchIn)
def _switch_in(r: FactReader, step: p.SwitchIn, chance: float) -> None:
    r.add("gust" if r.whose(step.up) == "foe" else "switch", chance)


@READERS.of(p.Leave)
def _leave(r: FactReader, step: p.Leave, chance: float) -> None:
    r.add("banish" if r.whose(step.what) == "foe" else "lift", chance)


@READERS.of(p.KnockOut)
def _knock_out(r: FactReader, step: p.KnockOut, chance: float) -> None:
    r.add("banish" if r.whose(step.what) == "foe" else "recoil", chance * (1 if r.whose(step.what) == "foe" else 200))


@READERS.of(p.Lasting)
def _lasting(r: FactReader, step: p.Lasting, chance: float) -> None:
    whose = r.whose(step.on)
    if whose == "foe":
        r.add("hinder", chance)
    else:
        r.add("pause" if isinstance(step.what, (p.CannotUse, p.Cannot)) else "guard", chance)


@READERS.of(p.AttachSelf)
def _attach(r: FactReader, step: p.AttachSelf, chance: float) -> None:
    r.add("tool", 1.0)


@READERS.of(p.UseAttackOf, p.UseLastAttack)
def _use_attack(r: FactReader, step: p.UseAttackOf | p.UseLastAttack, chance: float) -> None:
    r.damage.append((40.0 * chance, ""))


@READERS.of(p.Devolve)
def _devolve(r: FactReader, step: p.Devolve, chance: float) -> None:
    r.add("banish" if r.whose(step.what) == "foe" else "lift", chance / 2)


@READERS.of(p.Before, p.After)
def _inside(r: FactReader, step: p.Before | p.After, chance: float) -> None:
    r.read(step.do, chance)


def attack_facts(one: Attack) -> AttackFacts:
    """An attack."""
    r = FactReader(one.damage)
    r.read(one.do)
    return AttackFacts(one.name, one.cost, one.damage, one.sign, _joined(r.damage), r.does)


def _joined(terms: Terms) -> tuple[tuple[float, str], ...]:
    words: dict[str, float] = {}
    for n, word in terms:
        words[word] = words.get(word, 0.0) + n
    return tuple([(n, word) for word, n in words.items()])


def facts_of(card: Card) -> CardFacts:
    """Everything about a card."""
    r = FactReader()
    r.read(card.do)
    for part in card.statics:
        if isinstance(part, k.Static) and isinstance(part.what, p.Deals) and part.what.against is None:
            r.add("boost", r.number(part.what.n))
    abilities = []
    for ability in card.abilities:
        own = FactReader()
        if isinstance(ability, Power):
            own.read(ability.do)
            abilities.append(AbilityFacts(ability.name, True, ability.limit, ability.on, own.does))
        elif isinstance(ability, Body):
            abilities.append(AbilityFacts(ability.name, False, "", "", own.does))
    return CardFacts(
        id=card.id,
        name=card.name,
        kind=card.kind,
        stage=card.stage,
        hp=card.hp,
        types=card.types,
        evolves_from=card.evolves_from,
        retreat=card.retreat,
        prizes=prizes_of(card),
        provides=units_of(card),
        attacks=tuple([attack_facts(one) for one in card.attacks]),
        abilities=tuple(abilities),
        does=r.does,
    )
