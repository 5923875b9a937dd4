"""What the marks in the ledger of the Pokémon games stand for: where a rule comes from."""

from __future__ import annotations

import re

from stolik.text.ledger import Marks

MARKS = Marks(
    {
        "seed 000": (
            "the Polish rules page of the ordinary game",
            "polski opis zwykłej gry",
            "通常の対戦のポーランド語の解説",
        ),
        "web half-deck": (
            "the official half-deck rules",
            "oficjalne zasady półtalii",
            "公式のハーフデッキのルール",
        ),
        "web double": (
            "an article on the official double battle",
            "artykuł o oficjalnej walce podwójnej",
            "公式のダブルバトルについての記事",
        ),
        "web setup": (
            "the publisher's basic rules on preparing a game",
            "podstawowe zasady wydawcy o przygotowaniu partii",
            "発売元の基本ルールの対戦準備",
        ),
        "web check": (
            "a Japanese article on the Pokémon Check",
            "japoński artykuł o fazie między turami",
            "ポケモンチェックについての記事",
        ),
        "seed": ("the Polish rules page", "polski opis zasad", "もとのポーランド語の解説"),
        "DP": ("the public rules of 2007–2010", "publiczne zasady z lat 2007–2010", "2007〜2010年の公開されたルール"),
        "SM": ("the public rules of 2017–2019", "publiczne zasady z lat 2017–2019", "2017〜2019年の公開されたルール"),
    },
    (
        (
            re.compile(r"seed 002 (S\d+(?:, S\d+)*)"),
            ("the author's rules page, {}", "opis zasad autora gry, {}", "考案者のルールのページ、{}"),
        ),
        (re.compile(r"cards ([\w-]+(?:, [\w-]+)*)"), ("cards {}", "karty {}", "カード{}")),
    ),
)
