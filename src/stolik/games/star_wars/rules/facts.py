"""What printed cards do, in numbers that players can weigh: read off from their trees, once.

Words of `does`: "prevent" (99: all), "deflect", "intercept", "retaliate" (dice), "power" and "speed" (of one's own),
"weaken" and "slow" (the opponent's), "accuracy", "critical", "other keyword", "damage" (expected, to opponents), "own
damage", "draw", "search", "force", "points", "drain" (the opponent's Force), "strip" (cards of the opponent's hand),
"tap foe", "untap", "retreat foe", "retreat own", "heal", "discard foe", "discard own", "counters", "reroll", "disrupt".
"""

from __future__ import annotations

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
    Node,
    Noun,
    Number,
    Search,
    Some,
    Static,
    Step,
    Which,
)
from stolik.games.star_wars.ast.nodes import (
    ATTACKER,
    Activated,
    AddCounters,
    BuildPoints,
    Damage,
    Discard,
    Disrupt,
    Gain,
    Gets,
    Intercept,
    Keyword,
    Lose,
    Pay,
    Pilot,
    Prevent,
    Reroll,
    Reserves,
    Retaliate,
    Retreat,
    Tap,
    Untap,
)
from stolik.games.star_wars.ast.printed import StarWarsCard

from .payable import about_hand
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
    tap = any(isinstance(one, Tap) and one.what == SELF for one in ability.costs)
    dear = any(not isinstance(one, Pay) and not (isinstance(one, Tap) and one.what == SELF) for one in ability.costs)
    return PlayFacts(chance_of(ability), in_attack(ability), ability.keyword, force, tap, dear, does(ability.do))


def does(step: Step) -> dict[str, float]:
    """What a tree does, in the words above."""
    found: dict[str, float] = {}
    _add(found, step, 1.0, {})
    return found


def _number(number: Number) -> float:
    return SOME_NUMBER if isinstance(number, Amount) else float(number)


def _mine(noun: Noun | str, chosen: dict[str, bool]) -> bool:
    """Whether a noun is about one's own side."""
    if isinstance(noun, str):
        return noun == "you"
    if isinstance(noun, Some):
        return _mine(noun.which, chosen)
    if isinstance(noun, Which):
        return noun.whose == "you"
    if isinstance(noun, Named) and noun.name == "chosen":
        return chosen.get("chosen", True)
    return noun != ATTACKER


def _note(found: dict[str, float], word: str, n: float) -> None:
    found[word] = found.get(word, 0.0) + n


def _add(found: dict[str, float], step: Node | None, share: float, chosen: dict[str, bool]) -> None:
    if isinstance(step, Do):
        for one in step.steps:
            _add(found, one, share, chosen)
    elif isinstance(step, If):
        _add(found, step.then, share / 2, chosen)
        _add(found, step.otherwise, share / 2, chosen)
    elif isinstance(step, May):
        _add(found, step.do, share, chosen)
        _add(found, step.then, share, chosen)
    elif isinstance(step, Choose):
        chosen["chosen"] = _mine(step.what, chosen)
    elif isinstance(step, Lasting):
        _lasting(found, step, share, chosen)
    elif isinstance(step, Prevent):
        _note(found, "prevent", share * (ALL if step.n is None else _number(step.n)))
    elif isinstance(step, Damage):
        n = share * _number(step.n) * (0.5 if step.dice else 1.0)
        _note(found, "own damage" if _mine(step.to, chosen) else "damage", n)
    elif isinstance(step, Discard):
        unit = not about_hand(step.what)
        mine = _mine(step.what, chosen)
        word = ("discard own" if mine else "discard foe") if unit else ("throw" if mine else "strip")
        _note(found, word, share)
    else:
        _simple(found, step, share, chosen)


def _lasting(found: dict[str, float], step: Lasting, share: float, chosen: dict[str, bool]) -> None:
    what, mine = step.what, _mine(step.on, chosen)
    if isinstance(what, Gets):
        for stat, own, foe in (("power", "power", "weaken"), ("speed", "speed", "slow")):
            n = _number(getattr(what, stat))
            if n:
                _note(found, own if n > 0 else foe, share * abs(n) * (1.0 if mine == (n > 0) else -1.0))
    elif isinstance(what, Keyword):
        word = {"accuracy": "accuracy", "critical hit": "critical"}.get(what.name, "other keyword")
        _note(found, word, share * _number(what.n))


def _simple(found: dict[str, float], step: Node | None, share: float, chosen: dict[str, bool]) -> None:
    if isinstance(step, (Gain, Lose)):
        n = SOME_NUMBER if step.n is None else _number(step.n)
        good = isinstance(step, Gain) == (step.whose == "you")
        word = "force" if step.whose == "you" else "drain"
        _note(found, word, share * n * (1.0 if good else -1.0))
    elif isinstance(step, BuildPoints):
        _note(found, "points", share * _number(step.n) * (1.0 if step.whose == "you" else -1.0))
    elif isinstance(step, Draw):
        _note(found, "draw", share * _number(step.n) * (1.0 if step.whose == "you" else -1.0))
    elif isinstance(step, Search):
        _note(found, "search", share)
    elif isinstance(step, Heal):
        _note(found, "heal", share * (SOME_NUMBER if step.n is None else _number(step.n)))
    elif isinstance(step, AddCounters):
        _note(found, "counters", share * _number(step.n) * (1.0 if _mine(step.on, chosen) else -1.0))
    elif isinstance(step, Tap):
        _note(found, "tap foe", share if not _mine(step.what, chosen) else -share)
    elif isinstance(step, Untap):
        _note(found, "untap", share)
    elif isinstance(step, Retreat):
        _note(found, "retreat own" if _mine(step.what, chosen) else "retreat foe", share)
    elif isinstance(step, Retaliate):
        _note(found, "retaliate", share * _number(step.n))
    elif isinstance(step, Intercept):
        _note(found, "intercept", share)
    elif isinstance(step, Reroll):
        _note(found, "reroll", share)
    elif isinstance(step, Disrupt):
        _note(found, "disrupt", share)
