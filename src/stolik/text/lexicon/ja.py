"""The Japanese lexicon of what all games speak of. Names of the glossary (docs/glossary.md) are the keys."""

#: Nouns: word, reading, counter.
NOUNS: dict[str, tuple[str, str, str]] = {
    "card": ("カード", "", "枚"),
    "deck_list": ("デッキ", "", "個"),
    "player": ("プレイヤー", "", "人"),
    "opponent": ("相手", "", "人"),
    "owner": ("持ち主", "", "人"),
    "turn": ("ターン", "", "ターン"),
    "game": ("対戦", "", "回"),
    "setup": ("対戦準備", "", ""),
    "rule": ("ルール", "", "つ"),
    "effect": ("効果", "", "つ"),
    "cost": ("コスト", "", ""),
    "target": ("対象", "", "つ"),
    "choice": ("選択", "", ""),
    "name": ("名前", "", ""),
    "copy": ("カード", "", "枚"),
    "point": ("点", "", "点"),
    "type": ("タイプ", "", "つ"),
    "bonus": ("ボーナス", "", ""),
    "winner": ("勝者", "", "人"),
    "win_noun": ("勝ち", "", "勝"),
    "loss_noun": ("負け", "", "敗"),
    "tie": ("引き分け", "", "回"),
    "bot": ("コンピュータ", "", "人"),
    "spectator": ("観戦者", "", "人"),
    "table": ("テーブル", "", "卓"),
    "seat": ("席", "", "席"),
    "move": ("手", "て", "手"),
    "replay": ("リプレイ", "", "件"),
}

#: Verbs: dictionary form, connective form.
VERBS: dict[str, tuple[str, str]] = {
    "choose": ("選ぶ", "選び"),
    "gain": ("得る", "得"),
    "win": ("勝つ", "勝ち"),
    "lose_game": ("負ける", "負け"),
}

#: Computer players: name, note.
BOTS: dict[str, tuple[str, str]] = {
    "random": ("気ままなボット", "でたらめに遊びます。ためしてみるときに。"),
    "kind": ("やさしいボット", "1ターンだけ読み、すきを残します。はじめての対戦に。"),
    "greedy": ("手堅いボット", "そのターンで最善の手を選びます。"),
    "lookahead": ("手ごわいボット", "数ターン先を読みます。のぞき見はしません。"),
    "search": ("深読みボット", "与えられた時間だけ探します。のぞき見はしません。"),
}

#: How strong one is, as it was measured.
BEATS: str = "{name}に10戦中{n}勝します。"

#: What the computer players at a table are called, by how they play: own names that are never inflected.
BOT_NAMES: dict[str, tuple[str, ...]] = {
    "random": ("ズズ", "ティキ", "ビブ", "モミ"),
    "kind": ("ミウ", "ナヌ", "スニ", "ペル"),
    "greedy": ("キリ", "タク", "オル", "バシ"),
    "lookahead": ("ソリ", "エンク", "ヴァス", "ケトゥ"),
    "search": ("ルモ", "デカ", "リヌ", "ハヴィ"),
}
