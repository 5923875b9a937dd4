"""The words of Pokémon cards in Japanese."""

#: Sorts of cards: noun and counter.
KINDS: dict[str, tuple[str, str]] = {
    "card": ("カード", "枚"),
    "pokemon": ("ポケモン", "枚"),
    "basic pokemon": ("たねポケモン", "枚"),
    "stage 1": ("1進化ポケモン", "枚"),
    "stage 2": ("2進化ポケモン", "枚"),
    "evolution": ("進化カード", "枚"),
    "level-up": ("ポケモンLV.X", "枚"),
    "ex": ("ポケモンex", "枚"),
    "sp": ("SPポケモン", "枚"),
    "delta": ("δのカード", "枚"),
    "star": ("ポケモン☆", "枚"),
    "EX": ("ポケモンEX", "枚"),
    "gx": ("ポケモンGX", "枚"),
    "tag team": ("TAG TEAMのポケモン", "枚"),
    "ultra beast": ("ウルトラビースト", "枚"),
    "prism star": ("プリズムスターのカード", "枚"),
    "trainer": ("トレーナーのカード", "枚"),
    "item": ("トレーナー", "枚"),
    "supporter": ("サポーター", "枚"),
    "stadium": ("スタジアム", "枚"),
    "tool": ("ポケモンのどうぐ", "枚"),
    "technical machine": ("ワザマシン", "枚"),
    "fossil": ("化石のカード", "枚"),
    "energy": ("エネルギーカード", "枚"),
    "basic energy": ("基本エネルギーカード", "枚"),
    "special energy": ("特殊エネルギーカード", "枚"),
}

#: What cards of the later era call otherwise.
SM_KINDS: dict[str, tuple[str, str]] = {
    "trainer": ("トレーナーズ", "枚"),
    "item": ("グッズ", "枚"),
    "supporter": ("サポート", "枚"),
    "evolution": ("進化ポケモン", "枚"),
}

#: Types by their letters.
TYPES: dict[str, str] = {
    "G": "草",
    "R": "炎",
    "W": "水",
    "L": "雷",
    "P": "超",
    "F": "闘",
    "D": "悪",
    "M": "鋼",
    "Y": "フェアリー",
    "N": "ドラゴン",
    "C": "無色",
}

#: Special Conditions.
CONDITIONS: dict[str, str] = {
    "asleep": "ねむり",
    "burned": "やけど",
    "confused": "こんらん",
    "paralyzed": "マヒ",
    "poisoned": "どく",
}

#: Poké-Powers and Poké-Bodies, in the later era Abilities.
ABILITIES: dict[str, str] = {
    "power": "ポケパワー",
    "body": "ポケボディー",
    "any": "ポケパワーまたはポケボディー",
}
SM_ABILITIES = {**ABILITIES, "any": "特性"}
