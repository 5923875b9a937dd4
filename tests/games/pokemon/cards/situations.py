"""Tables drawn at random around a card, until each sentence of its text has been done on one of them.

What a card names lies where it may matter (below it, on the Bench, in hand, deck and discard pile), everything else by
the seed: who is Active and how badly hurt, the Special Conditions, Tools, Stadium, Prizes, who fell lately. On a table
the card is used as soon as it may be, the opponent attacks when that is possible, and the rest is answered at random.

A sentence is a step that has no step in it, or what a Poké-Body, a Tool, a Stadium or an Energy card gives all the
time. It counts as done when the interpreter has come to the step, or when a question of the rules found the gift to
hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from stolik.cardgame.ast import Called, Static, Step, inside
from stolik.cardgame.drawn import DrawingError
from stolik.games.pokemon.ast.nodes import Under
from stolik.games.pokemon.ast.printed import Card, is_called
from stolik.games.pokemon.rules import asked, damage
from stolik.games.pokemon.rules.card_tables import trees
from stolik.games.pokemon.rules.steps import INTERPRETER

from .used import using

CONDITIONS = ("", "", "", "asleep", "paralyzed", "confused", "poisoned", "burned", "poisoned, burned")
TOOLS = ("", "", "", " [Energy Link]", " [Memory Berry]", " [Lucky Egg]")
ACTIVE = (
    "Grotle < Turtwig {G C W, Multi Energy}", "Infernape (dp1-5) < Monferno (dp1-56) < Chimchar (dp1-76) {R R C}",
    "Empoleon (dp1-4) {W W C C}", "Dialga G (pl1-7) {M C C}", "Magnemite (dp7-67) {L L M}",
    "Gengar (dp1-27) < Haunter (dp1-50) < Gastly (dp1-82) {P P C}", "Machop (dp1-86) {F F}",
    "Umbreon < Eevee {D D C C}", "Turtwig {G G R}", "Garchomp C (pl3-60) {C C C}",
    "Blissey (pl1-22) < Chansey {C C C C}", "Glaceon LV.X < Glaceon (dp5-5) < Eevee {W W C}",
)  # fmt: skip
BENCH = (
    "Machop (dp1-86) {F}", "Totodile {W}", "Torterra < Grotle < Turtwig {G G}", "Dialga G (pl1-7)",
    "Starly (dp1-101) {C}", "Unown [A]", "Munchlax (dp1-33)", "Chimchar (dp1-76) {R}", "Shinx {L}",
    "Grotle < Turtwig {G}", "Eevee {W}", "Glameow (dp1-83) {P}",
)  # fmt: skip
CARDS = (
    "Potion", "Grass Energy", "Fire Energy", "Water Energy", "Lightning Energy", "Psychic Energy", "Fighting Energy",
    "Darkness Energy (dp1-129)", "Metal Energy (dp1-130)", "Multi Energy", "Turtwig", "Grotle", "Torterra",
    "Chimchar (dp1-76)", "Professor Rowan", "Rival (dp1-113)", "Energy Search", "Rare Candy (dp4-102)", "Energy Link",
    "Lake Boundary", "Dialga G (pl1-7)", "Totodile", "Poké Ball", "Helix Fossil", "Eevee", "Switch (dp1-119)",
)  # fmt: skip
STADIUMS = ("Lake Boundary", "Moonlight Stadium", "Speed Stadium")


def sentences(card: Card) -> dict[int, Step | Static]:
    """The sentences of a card, by the identity of the node that shows that each was done."""
    found: dict[int, Step | Static] = {}
    for tree in trees(card):
        for node in inside(tree):
            if isinstance(node, Static):
                found[id(node.what)] = node
            elif isinstance(node, Step) and sum(isinstance(one, Step) for one in inside(node)) == 1:
                found[id(node)] = node
    return found


@contextmanager
def watched() -> Iterator[set[int]]:
    """The identities of the nodes that are done, and of those that are found to hold, while the block runs."""
    seen: set[int] = set()
    tables = INTERPRETER.handlers, damage.RECKONED
    before = [dict(table) for table in tables]
    given, reaches = asked.Given, asked._reaches

    def watching(handler: Callable) -> Callable:
        def handle(s, c, node, rest):
            seen.add(id(node))
            return handler(s, c, node, rest)

        return handle

    def gives(what, *rest):
        seen.add(id(what))
        return given(what, *rest)

    def reached(s, part, *rest):
        found = reaches(s, part, *rest)
        if found:
            seen.add(id(part.what))
        return found

    for table in tables:
        table.update({node: watching(handler) for node, handler in table.items()})
    asked.Given = damage.Given = gives
    asked._reaches = reached
    try:
        yield seen
    finally:
        for table, old in zip(tables, before, strict=True):
            table.update(old)
        asked.Given = damage.Given = given
        asked._reaches = reaches


def title(card: Card) -> str:
    """A card as drawings name it, with its id."""
    return f"{card.printed_name.replace(',', '')} ({card.id})"


class Table:
    """One table of a card: what is drawn, and what is to be used."""

    def __init__(self, game, card: Card, seed: int) -> None:
        self.game, self.card, self.random = game, card, Random(f"{card.id} {seed}")
        nodes = [node for tree in trees(card) for node in inside(tree)]
        said = [one.name for one in nodes if isinstance(one, Called)]
        self.near = [found for name in dict.fromkeys([*said, card.name]) if (found := self.called(name))]
        self.under = [found for one in nodes if isinstance(one, Under) and (found := self.called(one.name))]
        before = self.called(card.evolves_from) if card.evolves_from else None
        self.before = self.random.choice(self.under) if self.under and self.random.random() < 0.6 else before

    def called(self, name: str) -> Card | None:
        """A card that is called so, one of the Diamond & Pearl years first."""
        found = [one for one in self.game.pool.values() if is_called(one.name, name) and not one.era]
        return self.random.choice(found) if found else None

    def some(self, among, least: int, most: int) -> list[str]:
        """So many of these, in any order."""
        return self.random.sample(list(among), min(len(among), self.random.randint(least, most)))

    def marks(self, hp: int) -> str:
        """Damage and Special Conditions."""
        hurt = self.random.choice([0, 0, 10, 20, 30, hp - 10, hp - 30, hp // 20 * 10])
        marks = [f"damage {hurt}"] * (0 < hurt < hp) + [one for one in (self.random.choice(CONDITIONS),) if one]
        return f" ({', '.join(marks)})" if marks else ""

    def mine(self, active: bool) -> str:
        """The card in play, or for a card of the hand somebody whom it may be for."""
        energy = [letter for attack in self.card.attacks for letter in attack.cost.replace("C", "")]
        spare = self.some("GRWLPFDM", 0, 8)
        given = (
            [*energy, *spare]
            if self.random.random() < 0.8
            else [*max((one.cost for one in self.card.attacks), key=len, default="")]
        )
        stack = [title(self.card)]
        if self.before is not None:
            stack.append(title(self.before))
            lower = self.called(self.before.evolves_from) if self.before.evolves_from else None
            stack += [title(lower)] if lower else []
        text = " < ".join(stack) + (f" {{{' '.join(given[:9])}}}" if given else "")
        marks = self.marks(self.card.hp) if active else self.marks(self.card.hp).partition(",")[0].rstrip(")")
        if not active:
            marks = marks + ")" if "damage" in marks else ""
        lately = self.random.choice(["", "", "", "new", "evolved", "hit 20 in 4"])
        if lately and not (lately == "evolved" and self.before is None):
            marks = marks[:-1] + f", {lately})" if marks else f" ({lately})"
        return text + marks + self.random.choice(TOOLS)

    def bench(self, mine: bool) -> list[str]:
        """Who else is there: those whom the card names more often than not."""
        named = [one for one in self.near if one.kind == "pokemon"]
        there = [
            f"{title(one)}{{}}".format(self.random.choice(["", " {G W}", " {R L P}", " {F M D}"])) for one in named
        ]
        there = [one for one in there if self.random.random() < (0.8 if mine else 0.3)]
        others = [
            f"{one} (damage {self.random.choice([10, 20])})" if self.random.random() < 0.6 else one for one in BENCH
        ]
        return (there + self.some(others, 0 if self.random.random() < 0.2 else 2, 4))[:5]

    def lying(self, least: int, most: int, named: float) -> str:
        """Cards of a hand, a deck or a discard pile."""
        found = [title(one) for one in self.near if self.random.random() < named]
        if named > 0.5 and self.random.random() < 0.2:
            found.append(f"{self.random.choice(CARDS)} x{self.random.randint(6, 9)}")
        if most > 3 and self.random.random() < 0.1:
            return "none"
        return ", ".join([*found, *self.some(CARDS, least, most)]) or "none"

    def drawn(self) -> str:
        """The table: the card is Active, on the Bench, in the hand, or attached to somebody."""
        card, pick = self.card, self.random
        pokemon = card.kind == "pokemon" or card.stage == "fossil"
        where = pick.choice(["active", "active", "active", "bench", "hand"]) if pokemon else "hand"
        bench = self.bench(True)
        active, hand = pick.choice(ACTIVE) + self.marks(50) + pick.choice(TOOLS), self.lying(0, 8, 0.5)
        if where == "active":
            active = self.mine(True)
        elif where == "bench":
            bench = [self.mine(False), *bench[:4]]
        elif pick.random() < 0.4 and (card.kind == "energy" or card.stage == "tool"):
            holder = f"{title(pick.choice(self.foes()))} {{G R W L"
            active = f"{holder}, {title(card)}}}" if card.kind == "energy" else f"{holder}}} [{title(card)}]"
            if pick.random() < 0.3:
                active, bench = pick.choice(ACTIVE), [active, *bench[:4]]
        else:
            hand = ", ".join([title(card)] + ([hand] if hand != "none" else []))
            if self.before is not None:
                lower = f"{title(self.before)} {{G R W}}"
                active, bench = (lower, bench) if pick.random() < 0.5 else (active, [lower, *bench[:4]])
            elif pick.random() < 0.6 and self.near and self.near[0].kind == "pokemon":
                active = f"{title(self.near[0])} {{G R W L}}{self.marks(self.near[0].hp)}"
        theirs = pick.choice(ACTIVE) + self.marks(50)
        if pick.random() < 0.3:
            foe = pick.choice(self.foes())
            theirs = f"{title(foe)} {{G R W L P F}}{self.marks(foe.hp)}"
        fell = pick.choice(
            ["", "   fell: Totodile in 4 by attack", f"   fell: {title(card)} in 4 by attack" if pokemon else ""]
        )
        lines = [
            f"A  active: {active}" + f"   bench: {', '.join(bench)}" * bool(bench) + f"   hand: {hand}"
            f"   deck: {self.lying(6, 16, 0.8)}   discard: {self.lying(0, 14, 0.6)}   lost: {self.lying(0, 2, 0.2)}"
            f"   prizes: {pick.randint(1, 6)}{fell}{pick.choice(['', '', '   beside: Professor Rowan'])}",
            f"B  active: {theirs}{pick.choice(TOOLS)}"
            + (f"   bench: {', '.join(them)}" if (them := self.bench(False)) else "")
            + f"   hand: {self.lying(0, 7, 0.2)}   deck: {self.lying(6, 12, 0.1)}   discard: {self.lying(0, 6, 0.1)}"
            f"   prizes: {pick.randint(1, 6)}",
        ]
        stadium = pick.choice(["", "", *(f"{pick.choice(STADIUMS)} of {who}" for who in ("A", "B"))])
        if stadium and card.stage != "stadium":
            lines.append(f"stadium: {stadium}")
        return "\n".join(lines)

    def attack(self, decision) -> tuple:
        """One of the attacks that a decision offers; nothing if it offers none."""
        found = [option for option in decision.options if option.verb == "attack"]
        return (self.random.choice(found),) if found else ()

    def foes(self) -> list[Card]:
        """Who may stand against it: those that it names, and any Basic Pokémon of the years."""
        basics = [
            one for one in self.game.pool.values() if one.stage == "basic" and not one.era and one.kind == "pokemon"
        ]
        return [one for one in self.near if one.kind == "pokemon" and one.stage == "basic"] + self.some(basics, 6, 6)


def shown(game, card: Card, seed: int) -> Iterator[str]:
    """Plays one table of the card; gives what of it is used, by name. Whatever goes wrong is raised, with a note that
    says where."""
    table = Table(game, card, seed)
    drawing = table.drawn()
    try:
        state = game.drawn(drawing)
    except DrawingError as wrong:
        if "is too much" not in str(wrong):
            raise
        return  # a Poké-Body there takes HP, so that somebody is hurt more than can be
    attacks = [attack.name for attack in card.attacks]
    names = {table.random.choice(attacks)} if attacks else set()
    names |= {one.name for one in card.abilities if table.random.random() < 0.5}

    def otherwise(decision, told: set[str]) -> tuple:
        if decision.kind != "turn" or (decision.seat == 0 and not told):
            return ()
        return table.attack(decision) if decision.seat != 0 or table.random.random() < 0.5 else ()

    try:
        yield from using(game, card, state, seed, names, otherwise)
    except Exception as wrong:
        wrong.add_note(f"{card.id} with seed {seed}: {drawing}")
        raise
