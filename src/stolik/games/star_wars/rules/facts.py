"""What printed cards do, in numbers that players can weigh: read off from their trees, once.

Words of `does`: "prevent" (99: all), "deflect", "intercept", "retaliate" (dice), "power" and "speed" (of one's own),
"weaken" and "slow" (the opponent's), "accuracy", "critical", "other keyword", "damage" (expected, to opponents), "own
damage", "draw", "search", "force", "points", "drain" (the opponent's Force), "strip" (cards of the opponent's hand),
"tap foe", "untap", "retreat foe", "retreat own", "heal", "discard foe", "discard own", "counters", "reroll", "disrupt".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stolik.cardgame.ast import (
    SELF,
    Amount,
    Choose,
    Do,
    Draw,
    Heal,
    If,
    Lasting,
    May,
    Named,
    Noun,
    Number,
    Search,
    Static,
    Step,
    Which,
    which_of,
)
from stolik.cardgame.meaning import Handlers
from stolik.games.star_wars.ast.nodes import (
    ATTACKER,
    Activated,
    AddCounters,
    BuildPoints,
    Control,
    Damage,
    Discard,
    Disrupt,
    Gain,
    Gather,
    Gets,
    Intercept,
    Keyword,
    Lose,
    Pay,
    Pilot,
    Prevent,
    PreventFrom,
    Reroll,
    Reserves,
    Retaliate,
    Retreat,
    Tap,
    Untap,
)
from stolik.games.star_wars.ast.printed import StarWarsCard

from .possible import about_hand
from .timing import chance_of, in_attack
from .view import CardFacts, PlayFacts

ALL = 99.0
SOME_NUMBER = 2.0
"""What a number that is looked up later is taken for."""


def facts_of(card: StarWarsCard) -> CardFacts:
    """What is printed on a card."""
    abilities: dict[str, PlayFacts] = {}
    keywords: dict[str, int] = {}
    pilots: tuple[str, ...] = ()
    for n, ability in enumerate(card.abilities):
        if isinstance(ability, Pilot):
            pilots = ability.of
            for m, part in enumerate(ability.gives):
                if isinstance(part, Activated):
                    abilities[f"{n}.{m}"] = play_of(part)
            continue
        inner = ability.ability if isinstance(ability, Reserves) else ability
        if isinstance(inner, Activated):
            abilities[str(n)] = play_of(inner)
        elif isinstance(inner, Static) and isinstance(inner.what, Keyword) and inner.to == SELF:
            keywords[inner.what.name] = keywords.get(inner.what.name, 0) + int(_number(inner.what.n))
    return CardFacts(
        card.id,
        card.name,
        card.version,
        card.side,
        card.kind,
        card.subtypes,
        card.cost,
        card.speed,
        card.power,
        card.health,
        abilities,
        tuple([play_of(one) for one in card.plays]),
        pilots,
        keywords,
        does(card.do) if card.do is not None else {},
    )


def play_of(ability: Activated) -> PlayFacts:
    """An activated ability, or a way to play a card."""
    force = sum(int(_number(one.n)) for one in ability.costs if isinstance(one, Pay))
    rest = [one for one in ability.costs if not isinstance(one, Pay)]
    tap = Tap(SELF) in rest
    dear = any(one != Tap(SELF) for one in rest)
    return PlayFacts(chance_of(ability), in_attack(ability), ability.keyword, force, tap, dear, does(ability.do))


def does(step: Step) -> dict[str, float]:
    """What a tree does, in the words above."""
    reader = FactReader()
    reader.read(step)
    return reader.does


class FactReader:
    """Reads one tree. `does` grows as it goes; `chosen` is whether what was chosen last is one's own."""

    def __init__(self) -> None:
        self.does: dict[str, float] = {}
        self.chosen = True

    def add(self, word: str, n: float) -> None:
        """That much more of something."""
        self.does[word] = self.does.get(word, 0.0) + n

    def mine(self, noun: Noun | str) -> bool:
        """Whether a noun is about one's own side."""
        if isinstance(noun, str):
            return noun == "you"
        which = which_of(noun)
        if isinstance(which, Which):
            return which.whose == "you"
        return self.chosen if isinstance(which, Named) and which.name == "chosen" else which != ATTACKER

    def read(self, step: Step | None, share: float = 1.0) -> None:
        """What a step does, of which only a share is counted."""
        reader = READERS.get(type(step))
        if reader is not None:
            reader(self, step, share)


READERS: Final[Handlers[Callable[[FactReader, Any, float], None]]] = Handlers("step that is read before a game")
"""A step that has no handler does nothing that is counted."""


@READERS.of(Do)
def _do(r: FactReader, step: Do, share: float) -> None:
    for one in step.steps:
        r.read(one, share)


@READERS.of(If)
def _if(r: FactReader, step: If, share: float) -> None:
    r.read(step.then, share / 2)
    r.read(step.otherwise, share / 2)


@READERS.of(May)
def _may(r: FactReader, step: May, share: float) -> None:
    r.read(step.do, share)
    r.read(step.then, share)


@READERS.of(Choose)
def _choose(r: FactReader, step: Choose, share: float) -> None:
    r.chosen = r.mine(step.what)


@READERS.of(Lasting)
def _lasting(r: FactReader, step: Lasting, share: float) -> None:
    what, mine = step.what, r.mine(step.on)
    if isinstance(what, Gets):
        for stat, own, foe in (("power", "power", "weaken"), ("speed", "speed", "slow")):
            n = _number(getattr(what, stat))
            if n:
                r.add(own if n > 0 else foe, share * abs(n) * (1.0 if mine == (n > 0) else -1.0))
    elif isinstance(what, Keyword):
        word = {"accuracy": "accuracy", "critical hit": "critical"}.get(what.name, "other keyword")
        r.add(word, share * _number(what.n))


@READERS.of(Prevent)
def _prevent(r: FactReader, step: Prevent, share: float) -> None:
    r.add("prevent", share * (ALL if step.n is None else _number(step.n)))


@READERS.of(PreventFrom)
def _prevent_from(r: FactReader, step: PreventFrom, share: float) -> None:
    r.add("prevent", share * ALL)


@READERS.of(Damage)
def _damage(r: FactReader, step: Damage, share: float) -> None:
    """Half of the dice hit (SW-DAMAGE-8)."""
    n = share * _number(step.n or 0) * (0.5 if step.dice else 1.0)
    r.add("own damage" if r.mine(step.to) else "damage", n)


@READERS.of(Discard)
def _discard(r: FactReader, step: Discard, share: float) -> None:
    mine = r.mine(step.what)
    if about_hand(step.what):
        r.add("throw" if mine else "strip", share)
    else:
        r.add("discard own" if mine else "discard foe", share)


@READERS.of(Gain, Lose)
def _force(r: FactReader, step: Gain | Lose, share: float) -> None:
    n = SOME_NUMBER if step.n is None else _number(step.n)
    good = isinstance(step, Gain) == (step.whose == "you")
    r.add("force" if step.whose == "you" else "drain", share * n * (1.0 if good else -1.0))


@READERS.of(BuildPoints)
def _points(r: FactReader, step: BuildPoints, share: float) -> None:
    r.add("points", share * _number(step.n or 0) * (1.0 if step.whose == "you" else -1.0))


@READERS.of(Draw)
def _draw(r: FactReader, step: Draw, share: float) -> None:
    r.add("draw", share * _number(step.n or 0) * (1.0 if step.whose == "you" else -1.0))


@READERS.of(Search)
def _search(r: FactReader, step: Search, share: float) -> None:
    r.add("search", share)


@READERS.of(Gather)
def _gather(r: FactReader, step: Gather, share: float) -> None:
    """Cards that come out of one's own zones, or that the opponent loses."""
    r.add("search" if step.to == "arena" else "strip", share)


@READERS.of(Heal)
def _heal(r: FactReader, step: Heal, share: float) -> None:
    r.add("heal", share * (SOME_NUMBER if step.n is None else _number(step.n)))


@READERS.of(AddCounters)
def _counters(r: FactReader, step: AddCounters, share: float) -> None:
    r.add("counters", share * _number(step.n or 0) * (1.0 if r.mine(step.on) else -1.0))


@READERS.of(Tap)
def _tap(r: FactReader, step: Tap, share: float) -> None:
    r.add("tap foe", -share if r.mine(step.what) else share)


@READERS.of(Untap)
def _untap(r: FactReader, step: Untap, share: float) -> None:
    r.add("untap", share)


@READERS.of(Retreat)
def _retreat(r: FactReader, step: Retreat, share: float) -> None:
    r.add("retreat own" if r.mine(step.what) else "retreat foe", share)


@READERS.of(Control)
def _control(r: FactReader, step: Control, share: float) -> None:
    """For a while it is as if it had retreated, or had been discarded where it lasts to the end of the game."""
    word = "discard" if step.until == "game" else "retreat"
    r.add(f"{word} foe" if step.whose == "you" else f"{word} own", share)


@READERS.of(Retaliate)
def _retaliate(r: FactReader, step: Retaliate, share: float) -> None:
    r.add("retaliate", share * _number(step.n or 0))


@READERS.of(Intercept)
def _intercept(r: FactReader, step: Intercept, share: float) -> None:
    r.add("intercept", share)


@READERS.of(Reroll)
def _reroll(r: FactReader, step: Reroll, share: float) -> None:
    r.add("reroll", share)


@READERS.of(Disrupt)
def _disrupt(r: FactReader, step: Disrupt, share: float) -> None:
    r.add("disrupt", share)


def _number(number: Number) -> float:
    return SOME_NUMBER if isinstance(number, Amount) else float(number)
