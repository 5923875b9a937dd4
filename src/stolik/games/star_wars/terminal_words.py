"""What the terminal says of the Star Wars TCG alone: English, Polish, Japanese."""

from __future__ import annotations

from typing import Final

from stolik.cli.words import Speaker

WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "discards": ("Discard pile", "Odrzucone", "捨て札"),
    "removed": ("Out of the game", "Poza grą", "ゲーム外"),
    "force": ("Force", "Moc", "フォース"),
    "points": ("Build points", "Punkty budowy", "ビルドポイント"),
    "build_zone": ("Build zone", "Strefa budowy", "ビルドゾーン"),
    "side_dark": ("Dark Side", "Ciemna Strona", "ダークサイド"),
    "side_light": ("Light Side", "Jasna Strona", "ライトサイド"),
    "side_neutral": ("Neutral", "neutralna", "中立"),
    "control": ("controlled: {name}", "kontrola: {name}", "支配：{name}"),
    "speed": ("S", "Pr", "速"),
    "power": ("P", "S", "力"),
    "health": ("H", "W", "耐"),
    "cost": ("cost", "koszt", "コスト"),
    "stack_of": ("cards in the stack: {n}", "kart w stosie: {n}", "スタック{n}枚"),
    "under": ("under other cards", "pod innymi kartami", "下に重なっているカード"),
    "strike": ("Attack: {a} → {b}", "Atak: {a} → {b}", "攻撃：{a} → {b}"),
    "dice": ("Dice: {dice}", "Kości: {dice}", "ダイス：{dice}"),
    "damage": ("Damage about to land: {what}", "Nadchodzące obrażenia: {what}", "これから入るダメージ：{what}"),
    "battle_card": ("Battle card: {what}", "Karta bitewna: {what}", "バトルカード：{what}"),
    "disrupted": ("Disrupted: {what}", "Przerwana: {what}", "妨害された：{what}"),
    "battle": ("Battle card", "karta bitewna", "バトルカード"),
    "mission": ("Mission", "misja", "ミッション"),
    "location": ("Location", "lokacja", "ロケーション"),
}

say: Final = Speaker(WORDS)
