"""Rows of Star Wars cards, in the words of `recipes.py` and `keywords.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from card_rows import Modules, Spelling

from stolik.cardgame.ast import (
    SELF,
    AllOf,
    AnyOf,
    Choose,
    Do,
    Filter,
    Is,
    Lasting,
    May,
    Search,
    Shuffle,
    Some,
    Static,
    When,
    Which,
)
from stolik.games.star_wars import cards
from stolik.games.star_wars.ast import keywords, nodes
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    Activated,
    Attacking,
    FaceDown,
    Gets,
    Keyword,
    Pay,
    PutInto,
    Retaliate,
    Sort,
    Tap,
    Upkeep,
)
from stolik.games.star_wars.ast.printed import StarWarsCard
from stolik.games.star_wars.card_files import StarWarsFiles
from stolik.games.star_wars.cards import recipes
from stolik.games.star_wars.cards.editions import OF_FIRST

FOLDER = Path(cards.__file__).parent
TOGETHER: Final = tuple(cards.SETS)
"""The sets that are written in one go."""
TITLES: Final = {
    "characters": "Characters",
    "units": "Space and Ground units",
    "plays": "Battle cards, Missions and Locations",
    "battles": "Battle cards",
    "missions": "Missions and Locations",
}
"""What the modules of a set hold."""


# ---- short forms: what a recipe makes. A form is taken only where it means the same.


def _words(filters: Iterable[Filter]) -> list[str]:
    """Filters as recipes take them: words of the type line as such."""
    return [source(one.word if isinstance(one, Sort) else one) for one in filters]


def _call(name: str, *parts: str, **named: str) -> str:
    return f"{name}({', '.join([*parts, *(f'{key}={said}' for key, said in named.items())])})"


def _filter(value: Any) -> str | None:
    if isinstance(value, AllOf):
        return _call("both", *_words(value.filters))
    if isinstance(value, AnyOf):
        return _call("either", *_words(value.filters))
    if isinstance(value, Is) and value.noun == SELF and isinstance(value.filter, Attacking) and value.filter.what:
        what = value.filter.what
        return _call("attacking", *_words(what.filters if isinstance(what, AllOf) else (what,)))
    return None


def _noun(value: Any) -> str | None:
    if isinstance(value, Some):
        return _some(value)
    if not isinstance(value, Which) or value.on is not None:
        return None
    if value.what == "unit":
        name = {"you": "yours", "opponent": "theirs", "each": "every"}[value.whose]
        at = {} if value.where == "anywhere" else {"at": source(value.where)}
        return _call(name, *_words(value.filters), **at)
    whose = {} if value.whose == "you" else {"whose": source(value.whose)}
    if value.what == "built" and value.where == "build":
        return _call("built", *_words(value.filters), **whose)
    if value.what == "card":
        return _call("cards", source(value.where), *_words(value.filters), **whose)
    return None


def _some(value: Some) -> str | None:
    if value == Some(1, 1, value.which):
        return _call("one", source(value.which))
    if value == Some(value.least, value.least, value.which):
        return _call("some", source(value.least), source(value.which))
    if value.most is not None and value == Some(0, value.most, value.which):
        return _call("up_to", source(value.most), source(value.which))
    return None


def _search(value: Any) -> str | None:
    """What looks for cards in the deck or the discard pile."""
    if isinstance(value, Search) and isinstance(value.what, Some) and isinstance(value.what.which, Which):
        what = value.what
        least = {} if what.least == what.most else {"least": source(what.least)}
        return _call("recover", source(what.most), *_words(what.which.filters), **least)
    if not isinstance(value, Do) or len(value.steps) < 2 or value.steps[1] != Shuffle():
        return None
    first, _, *then = value.steps
    if not isinstance(first, Search) or not isinstance(first.what, Some) or not isinstance(first.what.which, Which):
        return None
    wanted = _words(first.what.which.filters)
    if isinstance(first.to, FaceDown):
        return _call("lay_down", source(first.to.n), *wanted)
    return _call("fetch", *wanted, **({"then": source(tuple(then))} if then else {}))


def _step(value: Any) -> str | None:
    if isinstance(value, May) and isinstance(value.do, Pay) and value.otherwise is not None:
        return _call("unless_paid", source(value.do.n), source(value.otherwise))
    if isinstance(value, Lasting) and isinstance(value.what, When) and value.until == "once":
        return _call("once", source(value.what.event), source(value.what.do))
    if not isinstance(value, Do):
        return None
    first, *rest = value.steps
    if isinstance(first, Choose) and len(rest) > 1 and isinstance(rest[0], PutInto):
        if isinstance(first.what, Some) and isinstance(first.what.which, Which) and first.what.which.filters:
            return _call("draw_out", *_words(first.what.which.filters))
    given = rest if isinstance(first, Choose) else [first, *rest]
    if len(given) < 2 or not all(isinstance(one, Lasting) for one in given):
        return None
    on = first.what if isinstance(first, Choose) else given[0].on
    return _call("gets", source(on), source(given[0].until), *[source(one.what) for one in given])


def _ability(value: Any) -> str | None:
    if isinstance(value, Static) and isinstance(value.what, Keyword) and value.what.name == "hidden cost":
        return _call("hidden_cost", source(value.what.n))
    if isinstance(value, Static) and isinstance(value.what, Keyword):
        return _call("static", source(value.what.name), *([source(value.what.n)] if value.what.n != 1 else []))
    if isinstance(value, When):
        if isinstance(value.do, Upkeep):
            return _call("upkeep", *map(source, value.do.costs))
        if value.event == "defeats" and isinstance(value.do, Lasting) and isinstance(value.do.what, When):
            return _call("bounty", source(value.do.what.do))
        if value.event == "attacks" and isinstance(value.do, May):
            first, last = value.do.do, value.do.then
            if isinstance(first, Lasting) and isinstance(first.what, Gets) and isinstance(last, Lasting):
                harm = getattr(getattr(last.what, "do", None), "n", None)
                return _call("strain", source(first.what.power), source(harm))
    if not isinstance(value, Activated):
        return None
    costs = list(map(source, value.costs))
    if value.keyword in ("evade", "deflect", "intercept", "retaliate", "lucky"):
        return _call(value.keyword, *_of_keyword(value), *costs)
    first = value.costs[0] if value.costs else None
    named = {"only": source(value.only)} if value.only else {}
    if value.while_ is not None:
        named["while_"] = source(value.while_)
    if value.often:
        named["often"] = "True"
    if value.keyword == "enhance":
        return _call("enhance", source(getattr(first, "n", None)), source(value.do))
    if first == Tap(SELF):
        return _call("tapped", source(value.do), *costs[1:], **named)
    if not costs or isinstance(first, Pay):
        return _call("paid", source(getattr(first, "n", 0)), source(value.do), **named)
    return None


def _of_keyword(value: Activated) -> list[str]:
    """The number of a keyword ability; of Intercept none."""
    if value.keyword == "intercept":
        return []
    step = value.do.steps[0] if isinstance(value.do, Do) else value.do
    return [source(step.n if isinstance(step, Retaliate) else getattr(step, "n", None))]


def _held(value: Any) -> str | None:
    """The short form of a value, where it means that value and no other."""
    return next((said for form in _FORMS if (said := form(value)) is not None and _means(said, value)), None)


_FORMS: Final = (_filter, _noun, _search, _step, _ability)


@cache
def _meaning(written: str) -> Any:
    return SPELLING.meaning(written)


def _means(written: str, value: Any) -> bool:
    try:
        return bool(_meaning(written) == value)
    except (TypeError, ValueError):
        return False


SPELLING = Spelling((recipes.__name__, "stolik.cardgame.ast", keywords.__name__, nodes.__name__), (_held,))
source = SPELLING.source


# ---- cards as rows


def row(card: StarWarsCard) -> str:
    """A card as it is written in a module. Raises ValueError where what was written means another card."""
    parts = [source(card.id), source(card.printed_name), source(card.side)]
    if card.kind in ARENAS:
        numbers = (card.cost, card.speed, card.power, card.health)
        parts += [source(card.kind), source(card.subtypes), source(numbers), *map(source, card.abilities)]
    elif card.kind == "battle":
        parts += map(source, card.plays)
        parts += [f"abilities={source(card.abilities)}"] if card.abilities else []
    elif card.kind == "mission":
        parts += [source(card.cost), f"do={source(card.do)}"]
        parts += [f"needs={source(card.needs)}"] if card.needs is not None else []
        parts += [f"costs={source(card.costs)}"] if card.costs else []
    else:
        parts += [source(card.arena), source(card.cost), *map(source, card.abilities)]
        parts += [f"beside={source(card.beside)}"] if card.beside else []
        parts += [f"subtypes={source(card.subtypes)}"] if card.subtypes else []
    name = "unit" if card.kind in ARENAS else card.kind
    # the comma behind the last one keeps each on a line of its own
    return SPELLING.held(f"{name}({', '.join(parts)},)", card)


# ---- modules


def module_of(card: StarWarsCard) -> str:
    """The name of the module that a card stands in."""
    home = card.id.partition("-")[0]
    part = {"character": "characters", "space": "units", "ground": "units"}.get(card.kind, "plays")
    if part == "plays" and home in cards.PARTED:
        part = "battles" if card.kind == "battle" else "missions"
    return f"{home.lower()}_{part}"


def head(name: str) -> str:
    """What a module says of itself."""
    home, _, part = name.partition("_")
    of = f"{cards.SETS[home.upper()]} ({home.upper()}), {TITLES[part]}"
    return f'"""{of}: facts only, numbers as printed, and what the cards do as trees."""'


MODULES = Modules(cards.__name__, FOLDER, SPELLING, head, cards.in_order)


def write(folder: Path, home: str, wanted: Sequence[str] = ()) -> str:
    """Writes what of a set is not in the first edition, or only what is `wanted` of it: rows that are new, and those of
    cards that now read otherwise. A promo, which has no number, is a card of the pool once more. Tells what was
    written, and what can't be read."""
    new: dict[str, StarWarsCard] = {}
    unread: list[str] = []
    for one in StarWarsFiles().read_cards(folder / f"{home}.tsv"):
        key = one.facts.id
        if key in OF_FIRST or (wanted and key not in wanted) or not key.partition("-")[2]:
            continue
        if one.card is None:
            unread.append(key)
        elif one.card != cards.pool().get(key):
            new[key] = one.card
    changed: dict[str, dict[str, str]] = {}
    for key, card in new.items():
        changed.setdefault(module_of(card), {})[key] = row(card)
    for name, rows in changed.items():
        between, known = MODULES.rows(name)
        MODULES.write(name, {**known, **rows}, between)
    MODULES.tidy(changed)
    lost = [key for key in unread if key in cards.pool()]
    told = f"{home}: {len(new)} rows; not read: {', '.join(unread) or 'none'}"
    return told + (f"; no longer read, but written: {', '.join(lost)}" if lost else "")
