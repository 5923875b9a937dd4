"""What the terminal says of the Pokémon TCG alone: English, Polish, Japanese."""

from __future__ import annotations

from typing import Final

from stolik.cli.words import Speaker

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "round": ("round {n}", "runda {n}", "{n}巡目"),
    "active": ("Active", "aktywny", "バトル場"),
    "bench": ("Bench", "ławka", "ベンチ"),
    "prizes": ("Prize cards", "Nagrody", "サイド"),
    "discard": ("Discard pile", "Odrzucone", "トラッシュ"),
    "lost": ("Lost Zone", "Strefa Lost", "ロストゾーン"),
    "stadium": ("Stadium", "Stadion", "スタジアム"),
    "missing": ("missing: {what}", "brakuje: {what}", "不足：{what}"),
    "face_down": ("face down", "zakryty", "ウラ向き"),
    "sudden": ("Sudden Death", "nagła śmierć", "サドンデス"),
    "weakness": ("Weakness", "Słabość", "弱点"),
    "resistance": ("Resistance", "Odporność", "抵抗力"),
}

say: Final = Speaker(WORDS)
