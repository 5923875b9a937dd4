"""Every scenario file, played as it stands and in each echo."""

from __future__ import annotations

import re

import pytest

from stolik.catalog import game, games
from stolik.scenarios.table import ECHOES, Scenario, load
from stolik.text import ledger

ALL = [scenario for name in games() for scenario in load(name)]
#: Words that the table says otherwise. Capitals only begin sentences; those of Nagroda and Pokémon stay.
STRANGE = {
    "pl": r"dezorient|zatru|trucizn|popar|\bmoc[yą]?\b|rezerwow|skamielin|odwr[oó]t|wykład|wyłoż"
    r"|(?<!^)(?<![:.] )\b(?:Energi|Podstawow|Supporter|Stadion|Narzędzi|Maszyn|Nagł|Zdezorient)",
    "ja": "特殊能力|番と番|裏|わざ|ダメカン|取|付|人|(?<!の)1番に",
}


@pytest.mark.parametrize("echo", [None, *ECHOES])
@pytest.mark.parametrize("scenario", ALL, ids=lambda s: s.id)
def test_scenario(scenario: Scenario, echo: str | None) -> None:
    scenario.check(ECHOES[echo] if echo else None)


@pytest.mark.parametrize("scenario", ALL, ids=lambda s: s.id)
def test_a_drawing_reads_what_it_prints(scenario: Scenario) -> None:
    drawn = scenario.open()
    draw = game(scenario.game).drawing
    assert draw.show(draw.read(str(drawn), drawn.match.rules)) == str(drawn)


def test_every_game_has_scenarios() -> None:
    assert {scenario.game for scenario in ALL} >= set(games())


@pytest.mark.parametrize("lang", ["pl", "ja"])
def test_titles_of_pokemon_use_the_words_of_the_table(lang: str) -> None:
    titles = [scenario.title[lang] for scenario in ALL if scenario.game == "pokemon"]
    assert [title for title in titles if re.search(STRANGE[lang], title)] == []
    # Katakana are words of the game, which its rules use too: names of cards stay English and stand in brackets.
    known = (ledger.folder() / lang / "pokemon.md").read_text(encoding="utf-8")
    words = {word for title in titles for word in re.findall(r"[ァ-ヶー]{2,}", re.sub("「[^」]*」", "", title))}
    assert {word for word in words if word not in known} == set()
