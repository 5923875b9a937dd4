"""Rows of Pokémon cards: in the words of `recipes.py`, and of `prints.py` for those that were printed again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from card_rows import Modules, Spelling

from stolik.cardgame.ast import SELF, Do, Lasting, Search, Shuffle, Some, Which
from stolik.games.pokemon import cards
from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.card_files import PokemonFiles
from stolik.games.pokemon.cards import recipes
from stolik.games.pokemon.cards.prints import PRINTS
from stolik.games.pokemon.cards.sets import SETS

FOLDER = Path(cards.__file__).parent
TOGETHER: Final = ()
"""The sets that are written in one go: none, since prints of one may be of another."""


# ---- short forms


def _noun(value: Any) -> str | None:
    if not isinstance(value, Which):
        return None
    for name in ("mine", "foe", "my_bench", "foe_bench", "hand", "deck", "discard_pile"):
        if getattr(recipes, name)(*value.filters) == value:
            return f"{name}({_args(*value.filters)})"
    if value.on is not None:
        for name in ("energy", "energy_cards"):
            if getattr(recipes, name)(value.on, *value.filters) == value:
                return f"{name}({_args(value.on, *value.filters)})"
    return None


def _some(value: Any) -> str | None:
    if not isinstance(value, Some):
        return None
    if value == Some(1, 1, value.which):
        return f"one({source(value.which)})"
    if value == Some(value.least, value.least, value.which):
        return f"some({_args(value.least, value.which)})"
    if value == Some(0, None, value.which):
        return f"any_number({source(value.which)})"
    if value == Some(0, value.most, value.which):
        return f"up_to({_args(value.most, value.which)})"
    if value == Some(value.least, value.least, value.which, blind=True):
        of = "" if value.which == recipes.FOE_HAND else f", {source(value.which)}"
        return f"blind({source(value.least)}{of})"
    return None


def _steps(value: Any) -> str | None:
    if not isinstance(value, Do):
        return None
    if len(value.steps) == 2 and isinstance(value.steps[0], Search) and value.steps[1] == Shuffle():
        what = value.steps[0].what
        if isinstance(what, Some) and isinstance(what.which, Which):
            wanted = what.which.filters
            count = "" if what.most == 1 else f"n={source(what.most)}"
            if isinstance(what.most, int) and recipes.from_deck(*wanted, n=what.most) == value:
                return f"from_deck({', '.join([*map(source, wanted), *filter(None, [count])])})"
        if recipes.fetch(what) == value:
            return f"fetch({source(what)})"
    if any(isinstance(step, Do) for step in value.steps):
        raise ValueError(f"a Do in a Do: {value}")
    return f"steps({_args(*value.steps)})"


def _lasting(value: Any) -> str | None:
    if not isinstance(value, Lasting):
        return None
    for name in ("foes_turn", "own_turn"):
        if getattr(recipes, name)(value.what, value.on) == value:
            on = "" if value.on == SELF else f", {source(value.on)}"
            return f"{name}({source(value.what)}{on})"
    return None


SPELLING = Spelling(
    (
        recipes.__name__,
        "stolik.cardgame.ast",
        "stolik.games.pokemon.ast.nodes",
        "stolik.games.pokemon.ast.printed",
    ),
    (_noun, _some, _steps, _lasting),
)
source, _args = SPELLING.source, SPELLING.args


# ---- cards as rows


def row(card: Card) -> str:
    """A card as it is written in a module. Raises ValueError where what was written means another card."""
    return SPELLING.held({"pokemon": _pokemon, "trainer": _trainer, "energy": _energy}[card.kind](card), card)


def _texts(*texts: Any) -> list[str]:
    return [source(text) for text in texts]


def _pokemon(card: Card) -> str:
    numbers = [card.hp, card.types, card.weakness, card.resistance, card.retreat, *card.tags]
    if card.stage == "basic":
        head = f"basic({_args(card.id, card.name, card.level, *numbers)})"
    elif card.stage == "level-up":
        head = f"level_up({_args(card.id, card.name, *numbers)})"
    else:
        head = f"evolved({_args(int(card.stage[-1]), card.id, card.name, card.evolves_from, card.level, *numbers)})"
    parts = [head, *_texts(*card.abilities, *card.attacks, *card.statics)]
    parts += [f'provides="{card.provides}"'] if card.provides else []
    parts += [f'as_energy="{card.as_energy}"'] if card.as_energy else []
    parts += ["energy_swap=True"] if card.energy_swap else []
    parts += [f'copies="{card.copies}"'] if card.copies else []
    return f"pokemon({', '.join(parts)})"


def _trainer(card: Card) -> str:
    parts = [source(card.id), source(card.name)]
    given = SPELLING.constants.get((tuple, card.statics))
    gives = ["*" + given] if given else _texts(*card.statics)
    if card.stage in ("item", "supporter"):
        parts.append(source(card.do))
        parts += gives
        parts += [f'stays="{card.stays}"'] if card.stays else []
        parts += [f"only_if={source(card.only_if)}"] if card.only_if else []
        return f"{card.stage}({', '.join(parts)})"
    if card.stage == "fossil":
        parts += [source(card.hp), source(card.types), *_texts(*card.abilities)]
        return f"fossil({', '.join(parts)})"
    if card.stage == "stadium":
        return f"stadium({', '.join([*parts, *_texts(*card.abilities), *gives])})"
    if card.stage == "tool":
        parts += [*_texts(*card.abilities), *gives]
        parts += [f"do={source(card.do)}"] if card.do != recipes.TO_A_BARE_POKEMON else []
        return f"tool({', '.join([*parts, *_kept(card)])})"
    parts += [*_texts(*card.attacks), f"do={source(card.do)}"]
    return f"technical_machine({', '.join([*parts, *_kept(card)])})"


def _energy(card: Card) -> str:
    name = "basic_energy" if card.stage == "basic" else "special_energy"
    given = SPELLING.constants.get((tuple, card.statics))
    gives = ["*" + given] if given else _texts(*card.statics)
    texts = [*_texts(*card.abilities), *gives, *_kept(card)]
    return f"{name}({', '.join([*map(source, (card.id, card.name, card.provides)), *texts])})"


def _kept(card: Card) -> list[str]:
    """How long an attached card stays, and on what."""
    stays = [f'stays="{card.stays}"'] if card.stays else []
    return [*stays, f"only_on={source(card.only_on)}"] if card.only_on else stays


# ---- modules


def part_of(card: Card) -> str:
    """Which part of a large set a card belongs to."""
    if card.kind != "pokemon":
        return "trainers"
    return "basic" if card.stage == "basic" else "evolved"


def module_of(card: Card) -> str:
    """The name of the module that a card stands in."""
    home = card.id.rpartition("-")[0]
    return f"{home}_{part_of(card)}" if home in cards.PARTED else home


def head(name: str) -> str:
    """What a module says of itself."""
    home, _, part = name.partition("_")
    what = {"": "", "basic": ", Basic Pokémon", "evolved": ", Evolutions and Pokémon LV.X"}.get(
        part, ", Trainers and Energy"
    )
    return f'"""{SETS[home].name} ({home}){what}, as data: numbers as printed, and what the cards do as trees."""'


MODULES = Modules(cards.__name__, FOLDER, SPELLING, head, cards.in_order)


def write_prints(prints: Mapping[str, str]) -> None:
    """The table of prints, in order."""
    path = FOLDER / "prints.py"
    text = path.read_text()
    lines = "".join(f'    "{key}": "{prints[key]}",\n' for key in cards.in_order(prints))
    path.write_text(text[: text.index("PRINTS: ")] + f"PRINTS: Mapping[str, str] = {{\n{lines}}}\n")


def write(folder: Path, home: str, wanted: Sequence[str] = ()) -> str:
    """Writes what of a set is not in the pool yet, or only what is `wanted` of it. Tells what was written, and what
    can't be read."""
    alike = {replace(card, id=""): key for key, card in reversed([*cards.pool().items()])}
    prints, new, unread = dict(PRINTS), list[Card](), list[str]()
    for one in PokemonFiles().read_cards(folder / f"{home}.json"):
        if (wanted and one.facts.id not in wanted) or one.facts.id in cards.pool():
            continue
        if one.card is None:
            unread.append(one.facts.id)
        elif (first := alike.setdefault(replace(one.card, id=""), one.card.id)) != one.card.id:
            prints[one.card.id] = first
        else:
            new.append(one.card)
    changed: dict[str, dict[str, str]] = {}
    for card in new:
        changed.setdefault(module_of(card), {})[card.id] = row(card)
    for name, rows in changed.items():
        between, known = MODULES.rows(name)
        MODULES.write(name, {**known, **rows}, between)
    write_prints(prints)
    MODULES.tidy([*changed, "prints"])
    return f"{home}: {len(new)} rows, {len(prints) - len(PRINTS)} prints; not read: {', '.join(unread) or 'none'}"
