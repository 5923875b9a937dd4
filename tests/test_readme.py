"""The README tells the truth: its Python example runs, and its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
GRAMMAR = ROOT / "src/stolik/games/pokemon/text/grammar/verbs.py"
FILES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(example.strip().splitlines()) <= 14
    exec(compile(example, "README.md", "exec"), {"__name__": "readme"})
    assert "wins" in capsys.readouterr().out


def test_the_cards_of_the_guide_are_cards_of_the_pools() -> None:
    from stolik.cardgame import ast
    from stolik.games.pokemon.ast import nodes
    from stolik.games.pokemon.cards import pool as pokemon_pool
    from stolik.games.pokemon.cards import recipes as pokemon_recipes
    from stolik.games.star_wars.ast import keywords
    from stolik.games.star_wars.cards import pool as star_wars_pool
    from stolik.games.star_wars.cards import recipes as star_wars_recipes

    codes = re.findall(r"```python\n(.*?)```", (ROOT / "docs/write-a-card.md").read_text(encoding="utf-8"), re.DOTALL)
    first, trial, second, phrase = codes
    mon = eval(first, vars(ast) | vars(nodes) | vars(pokemon_recipes))
    unit = eval(second, vars(keywords) | vars(star_wars_recipes))
    assert (mon, unit) == (pokemon_pool()[mon.id], star_wars_pool()[unit.id])
    known: dict[str, Any] = {}
    exec(trial, known)
    known["test_a_scratch_needs_energy"]()
    assert "".join(phrase.removeprefix("STEP.").split()) in "".join(GRAMMAR.read_text(encoding="utf-8").split())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    links = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", file.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (file.parent / link).exists()]
    assert not missing
