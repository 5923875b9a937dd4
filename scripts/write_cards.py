"""Write rows of cards into the modules of the sets: cards of a card file that the reader reads to the end.

python scripts/write_cards.py FOLDER SET [CARD ...]        FOLDER has SET.json, in the form of pokemon-tcg-data

Each card of the set, or each of those that are named, that is not in the pool yet is read; its numbers and trees
become a row in the words of `recipes.py`, in its place by number. One that is equal to a card of the pool but for its
id becomes a line of `prints.py`. Rows that stand there already stay as they are written. Read what was written before
you commit it: what the reader understood is not proved by this.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from stolik.cardgame.ast import SELF, Do, Lasting, Node, Search, Shuffle, Some, Which
from stolik.games.pokemon import cards
from stolik.games.pokemon.ast.printed import Card
from stolik.games.pokemon.card_files import PokemonFiles
from stolik.games.pokemon.cards import recipes
from stolik.games.pokemon.cards.prints import PRINTS
from stolik.games.pokemon.cards.sets import SETS

FOLDER = Path(cards.__file__).parent
RECIPES = recipes.__name__
HOMES = (
    RECIPES,
    "stolik.cardgame.ast",
    "stolik.games.pokemon.ast.nodes",
    "stolik.games.pokemon.ast.printed",
)
"""Where names come from that stand in rows; the first that has one is asked."""


# ---- trees as source


def constants() -> dict[tuple[type, Any], str]:
    """The names of nodes that have one, by their class and value."""
    found: dict[tuple[type, Any], str] = {}
    for home in HOMES:
        for name, value in vars(import_module(home)).items():
            if name.isupper() and (isinstance(value, Node) or (isinstance(value, tuple) and value)):
                if not isinstance(value, tuple) or isinstance(value[0], Node):
                    found.setdefault((type(value), value), name)
    return found


CONSTANTS = constants()


def source(value: Any, plain: bool = False) -> str:
    """A value of a card as it is written; `plain`: without a constant of its own."""
    if not plain and (type(value), value) in CONSTANTS:
        return CONSTANTS[type(value), value]
    if isinstance(value, tuple):
        inner = ", ".join(map(source, value))
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, (str, int, type(None))):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' if isinstance(value, str) else repr(value)
    for short in (_noun, _some, _steps, _lasting):
        if (found := short(value)) is not None:
            return found
    return call(type(value).__name__, value)


def call(name: str, value: Any) -> str:
    """A node or record written in full: what is by itself is left out, flags are named."""
    parts: list[str] = []
    named: bool = False
    for field in fields(value):
        given = getattr(value, field.name)
        if field.default is not MISSING and given == field.default and type(given) is type(field.default):
            named = True
            continue
        named = named or field.kw_only is True or isinstance(given, bool)
        parts.append(f"{field.name}={source(given)}" if named else source(given))
    return f"{name}({', '.join(parts)})"


def _args(*parts: Any) -> str:
    return ", ".join(map(source, parts))


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


# ---- cards as rows


def row(card: Card) -> str:
    """A card as it is written in a module. Raises ValueError where what was written means another card."""
    written = {"pokemon": _pokemon, "trainer": _trainer, "energy": _energy}[card.kind](card)
    names = {name: value for home in reversed(HOMES) for name, value in vars(import_module(home)).items()}
    made = eval(written, names)
    if made != card:
        raise ValueError(f"{card.id} is not what is written:\n{written}\n{made}\n{card}")
    return written


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
    gives = ["*" + CONSTANTS[tuple, card.statics]] if (tuple, card.statics) in CONSTANTS else _texts(*card.statics)
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
    given = CONSTANTS.get((tuple, card.statics))
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


def written_rows(name: str) -> tuple[str, dict[str, str]]:
    """What stands before the rows of a module behind its imports, and its rows by the ids of their cards."""
    path = FOLDER / f"{name}.py"
    if not path.exists():
        return "", {}
    text = path.read_text()
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    last = max(node.end_lineno or 0 for node in tree.body if isinstance(node, ast.ImportFrom))
    made = next(node for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CARDS")
    between = "".join(lines[last : made.lineno - 1]).strip()
    assert isinstance(made.value, ast.Tuple)
    module = import_module(f"{cards.__name__}.{name}")
    segments = [ast.get_source_segment(text, element) or "" for element in made.value.elts]
    return between, {card.id: segment for card, segment in zip(module.CARDS, segments, strict=True)}


def head(name: str) -> str:
    """What a module says of itself."""
    home, _, part = name.partition("_")
    what = {"": "", "basic": ", Basic Pokémon", "evolved": ", Evolutions and Pokémon LV.X"}.get(
        part, ", Trainers and Energy"
    )
    return f'"""{SETS[home].name} ({home}){what}, as data: numbers as printed, and what the cards do as trees."""'


def write(name: str, rows: Mapping[str, str], between: str = "") -> None:
    """A module of these rows, in order of number, with what they import."""
    body = f"CARDS = (\n{''.join(rows[key] + ',' + chr(10) for key in cards.in_order(rows))})\n"
    used = {node.id for node in ast.walk(ast.parse(between + "\n" + body)) if isinstance(node, ast.Name)}
    homes: dict[str, list[str]] = {}
    for word in sorted(used):
        home = next((home for home in HOMES if _defined(home, word)), None)
        if home is not None:
            homes.setdefault(home, []).append(word)
    imports = "\n".join(
        f"from {'.recipes' if home == RECIPES else home} import {', '.join(names)}" for home, names in homes.items()
    )
    text = f"{head(name)}\n\nfrom __future__ import annotations\n\n{imports}\n\n{between}\n\n{body}"
    (FOLDER / f"{name}.py").write_text(text)


def _defined(home: str, word: str) -> bool:
    """Whether a module makes a name itself, has a constant by it, or hands it on."""
    module = import_module(home)
    if word not in vars(module):
        return False
    if word in getattr(module, "__all__", ()):
        return True
    tree = ast.parse(Path(str(module.__file__)).read_text())
    return any(
        (isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == word)
        or (isinstance(node, ast.Assign) and any(ast.unparse(one) == word for one in node.targets))
        or (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == word)
        for node in tree.body
    )  # fmt: skip


def tidy(names: Iterable[str]) -> None:
    """Lets the formatter have them."""
    paths = [str(FOLDER / f"{name}.py") for name in names]
    ruff = [sys.executable, "-m", "ruff"]
    subprocess.run([*ruff, "check", "--quiet", "--fix", "--select", "I", *paths], check=True)
    subprocess.run([*ruff, "format", "--quiet", *paths], check=True)


def write_prints(prints: Mapping[str, str]) -> None:
    """The table of prints, in order."""
    path = FOLDER / "prints.py"
    text = path.read_text()
    lines = "".join(f'    "{key}": "{prints[key]}",\n' for key in cards.in_order(prints))
    path.write_text(text[: text.index("PRINTS: ")] + f"PRINTS: Mapping[str, str] = {{\n{lines}}}\n")


def main() -> int:
    """Writes what there is to write; tells what can't be read."""
    if len(sys.argv) < 3:
        print(__doc__)
        return 2
    folder, home, wanted = Path(sys.argv[1]), sys.argv[2], set(sys.argv[3:])
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
        between, known = written_rows(name)
        write(name, {**known, **rows}, between)
    write_prints(prints)
    tidy([*changed, "prints"])
    print(f"{home}: {len(new)} rows, {len(prints) - len(PRINTS)} prints; not read: {', '.join(unread) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
