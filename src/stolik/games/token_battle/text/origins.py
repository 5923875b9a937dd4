"""What the marks in the ledger of Token Battle stand for: where a rule comes from."""

from __future__ import annotations

import re

from stolik.text.ledger import Marks

MARKS = Marks(
    {
        "seed 003": ("the author's rules page", "opis zasad autora gry", "考案者のルールのページ"),
        "sim": ("measured here", "zmierzono tutaj", "ここで計測したこと"),
        "follows": ("follows from other rules", "wynika z innych zasad", "ほかのルールから決まること"),
    },
    (
        (
            re.compile(r"blog (\d{4})-(\d\d)-(\d\d)"),
            ("the author's news of {}-{}-{}", "wiadomość autora z {}-{}-{}", "作者のお知らせ（{}-{}-{}）"),
        ),
    ),
)
