"""What the terminal says of the Pokémon TCG alone: English, Polish, Japanese."""

from __future__ import annotations

from typing import Final

from stolik.cli.words import Speaker

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "round": ("round {n}", "runda {n}", "{n}巡目"),
    "active": ("Active", "aktywny", "バトル場"),
    "bench": ("Bench", "ławka", "ベンチ"),
    "prizes": ("Prize cards", "Nagrody", "サイド"),
    "aside": ("set aside", "odłożone", "横のカード"),
    "discard": ("Discard pile", "Odrzucone", "トラッシュ"),
    "lost": ("Lost Zone", "Strefa Lost", "ロストゾーン"),
    "stadium": ("Stadium", "Stadion", "スタジアム"),
    "missing": ("missing: {what}", "brakuje: {what}", "不足：{what}"),
    "face_down": ("face down", "zakryty", "ウラ向き"),
    "sudden": ("Sudden Death", "nagła śmierć", "サドンデス"),
    "weakness": ("Weakness", "Słabość", "弱点"),
    "resistance": ("Resistance", "Odporność", "抵抗力"),
    "pokemon basic": ("Basic", "podstawowy", "たね"),
    "pokemon stage 1": ("Stage 1", "etap 1", "1進化"),
    "pokemon stage 2": ("Stage 2", "etap 2", "2進化"),
    "pokemon vmax": ("VMAX", "VMAX", "VMAX"),
    "pokemon mega": ("MEGA", "MEGA", "M進化"),
    "pokemon break": ("BREAK", "BREAK", "BREAK進化"),
    "pokemon legend": ("LEGEND", "LEGEND", "LEGEND"),
    "pokemon restored": ("Restored", "Restored", "復元"),
    "pokemon baby": ("Baby", "Baby", "ベイビィ"),
    "pokemon vstar": ("VSTAR", "VSTAR", "VSTAR"),
    "pokemon v-union": ("V-UNION", "V-UNION", "V-UNION"),
    "pokemon level-up": ("LV.X", "LV.X", "LV.X"),
    "trainer item": ("Trainer", "karta Trenera", "トレーナー"),
    "trainer supporter": ("Supporter", "supporter", "サポーター"),
    "trainer stadium": ("Stadium", "stadion", "スタジアム"),
    "trainer tool": ("Pokémon Tool", "narzędzie", "ポケモンのどうぐ"),
    "trainer technical machine": ("Technical Machine", "maszyna techniczna", "ワザマシン"),
    "trainer fossil": ("Fossil", "skamieniałość", "化石"),
    "energy basic": ("Basic Energy", "podstawowa energia", "基本エネルギー"),
    "energy special": ("Special Energy", "specjalna energia", "特殊エネルギー"),
}

say: Final = Speaker(WORDS)
