"""What the marks in the ledger of Star Wars stand for: where a rule comes from."""

from __future__ import annotations

import re

from stolik.text.ledger import Marks

MARKS = Marks(
    {
        "seed 001": ("the Polish rules pages", "polski opis zasad", "もとのポーランド語の解説"),
        "card rulings": ("rulings on single cards", "orzeczenia o pojedynczych kartach", "個々のカードの裁定"),
        "general rulings": ("the publisher's general rulings", "ogólne orzeczenia wydawcy", "発売元の一般裁定"),
        "WotC article": ("an article of the publisher", "artykuł wydawcy", "発売元の記事"),
        "WotC errata": ("errata of the publisher", "errata wydawcy", "発売元のエラッタ"),
        "IDC": (
            "rules of the later players' committee",
            "zasady późniejszego komitetu graczy",
            "後のプレイヤー委員会のルール",
        ),
        "primer": ("guides of 2002 and 2003", "poradniki z lat 2002 i 2003", "2002〜2003年の手引き"),
        "deck note": (
            "a later summary of the deck rules",
            "późniejsze streszczenie zasad talii",
            "後のデッキルールの要約",
        ),
        "Polish rulings": ("Polish rulings", "polskie orzeczenia", "ポーランドの裁定"),
    },
    (
        (
            re.compile(r"(TESB|AOTC|ROTS) manual s\.(\d)"),
            ("the {} manual, section {}", "instrukcja {}, część {}", "{}の説明書の第{}章"),
        ),
        (
            re.compile(r"seed 001,? (.+)"),
            ("the Polish rules pages, {}", "polski opis zasad", "もとのポーランド語の解説"),
        ),
        (
            re.compile(r"column (\d)"),
            (
                "part {} of the publisher's rules column",
                "część {} cyklu wydawcy o zasadach",
                "発売元のルール連載の第{}回",
            ),
        ),
    ),
)
