"""Token Battle in Japanese. Names of the glossary (docs/glossary.md) are the keys."""

#: What the game is called.
NAMES: dict[str, str] = {
    "token-battle": "Token Battle",
}

#: Nouns: word, reading, counter.
NOUNS: dict[str, tuple[str, str, str]] = {
    "token": ("トークン", "", "個"),
    "board": ("盤面", "", "面"),
    "field": ("マス", "", "マス"),
    "card_stack": ("山", "", "つ"),
    "stack_top": ("山の一番上", "", ""),
    "stack_bottom": ("山の一番下", "", ""),
    "value": ("値", "あたい", ""),
    "growth": ("加点", "", "点"),
    "score": ("得点", "", "点"),
    "ability_tb": ("能力", "", "つ"),
    "area": ("範囲", "", "マス"),
    "token_type": ("トークンタイプ", "", "つ"),
    "friendly_token": ("味方トークン", "", "個"),
    "enemy_token": ("敵トークン", "", "個"),
    "adjacent_token": ("隣接するトークン", "", "個"),
    "target_token": ("対象のトークン", "", "個"),
    "laid_token": ("置いたトークン", "", "個"),
    "last_played_token": ("直前に置かれたトークン", "", "個"),
    "golden_token": ("ゴールドトークン", "", "個"),
    "plain_token": ("ふつうのトークン", "", "個"),
    "start_token": ("初期トークン", "", "個"),
    "extra_turn": ("追加ターン", "", "ターン"),
    "pending_bonus": ("次のトークンへのボーナス", "", ""),
    "laser_beam": ("レーザー", "", "本"),
    "token_set": ("トークンセット", "", "つ"),
    "collection": ("カードコレクション", "", "枚"),
    "set_editor": ("セット編集", "", ""),
    "lane": ("レーン", "", "列"),
    "turn_limit": ("ターン数の上限", "", ""),
    "score_limit": ("得点の上限", "", ""),
    "off_board": ("盤外", "", ""),
    "between_turns_tb": ("ターンの合間", "", ""),
}

#: Verbs: dictionary form, connective form.
VERBS: dict[str, tuple[str, str]] = {
    "lay_token": ("置く", "置き"),
    "push": ("押し出す", "押し出し"),
    "mirror": ("反対側に移す", "移し"),
    "spawn": ("作る", "作り"),
    "swap_fields": ("位置を入れ替える", "入れ替え"),
    "convert": ("変える", "変え"),
    "destroy": ("破壊する", "破壊し"),
    "double": ("2倍にする", "2倍にし"),
    "score_points": ("点をとる", "点をとり"),
    "fire_laser": ("撃つ", "撃ち"),
}

#: The ledger's abilities: name and text. "Target" means a token standing on a field of the area.
ABILITIES: dict[str, tuple[str, str]] = {
    "NONE": ("能力なし", ""),
    "REDUCE": ("弱体", "対象のトークンすべての値を1下げる。"),
    "PUSH": ("押し出し", "対象を、置いたトークンから遠ざかる向きに1マス押し出す。"),
    "MIRROR": ("点対称", "対象を、置いたトークンをはさんだ反対側のマスに移す。"),
    "SPAWN_F": ("増援", "範囲内の空きマスすべてに、値1の味方トークンを作る。"),
    "SPAWN_E": ("敵の増援", "範囲内の空きマスすべてに、値1の敵トークンを作る。"),
    "EXTRA": ("追加ターン", "範囲内のマスがすべて埋まっているなら、追加ターンを1回得る。"),
    "OPP_EXTRA": ("相手の追加ターン", "相手は追加ターンを1回得る。"),
    "STRIKE": ("一斉攻撃", "対象のトークンすべての値を、範囲内の味方トークンの数だけ下げる。"),
    "SWAP": ("入れ替え", "置いたトークンと直前に置かれたトークンの位置を入れ替える。"),
    "GOLD": ("ゴールド化", "対象のうち値が1か2のものを、ゴールドトークンに変える。"),
    "BONUS": ("ボーナス", "次に自分が置くトークンの値を1上げる。"),
}

#: The ledger's token types: name and text.
TYPES: dict[str, tuple[str, str]] = {
    "PLAIN": ("ふつう", "特別な効果はない。"),
    "SURVIVOR": ("しぶとい", "破壊される代わりに、値1のふつうのトークンになる。"),
    "BOOST_FRIENDLY": ("味方ブースト", "隣接する味方トークンの加点を1ふやす。"),
    "BOOST_ALL": ("全体ブースト", "隣接するすべてのトークンの加点を1ふやす。"),
    "BOOST_ENEMY": ("敵ブースト", "隣接する敵トークンの加点を1ふやす。"),
    "LASER_H": ("横レーザー", "ターンの合間に、左右それぞれでいちばん近いトークンの値を1下げる。"),
    "LASER_V": ("縦レーザー", "ターンの合間に、上下それぞれでいちばん近いトークンの値を1下げる。"),
    "GOLD": ("ゴールド", "このトークンの加点は2倍になる。"),
}

#: Directions of an area, clockwise from N, and what stands for all eight.
DIRECTIONS = ("北", "北東", "東", "南東", "南", "南西", "西", "北西")

ALL_AROUND = "全方向"

#: Names of the 72 cards of the base collection, in its order.
CARDS: dict[str, str] = {
    "boulder": "大岩",
    "old-oak": "カシの老木",
    "village-well": "村の井戸",
    "campfire": "たき火",
    "toll-chest": "通行料の箱",
    "level-lamp": "横ランプ",
    "plumb-lamp": "縦ランプ",
    "nugget": "金塊",
    "needle": "針",
    "tweezers": "ピンセット",
    "shears": "剪定ばさみ",
    "trident": "三つ叉",
    "rake": "熊手",
    "cross-saw": "十字のこぎり",
    "star-saw": "星形のこぎり",
    "gnawer": "かじり屋",
    "hailstorm": "ひょうの嵐",
    "sandstorm": "砂嵐",
    "rusty-gate": "さびた門",
    "prism": "プリズム",
    "nudge": "ひと押し",
    "swing-door": "スイングドア",
    "piston": "ピストン",
    "plough": "犂",
    "bumper": "バンパー",
    "gale": "疾風",
    "whirl": "つむじ風",
    "landslide": "山崩れ",
    "eruption": "噴火",
    "drawbridge": "はね橋",
    "bellows": "ふいご",
    "looking-glass": "姿見",
    "hinge": "ちょうつがい",
    "seesaw": "シーソー",
    "carousel": "回転木馬",
    "pinwheel": "かざぐるま",
    "kaleidoscope": "万華鏡",
    "mirror-lamp": "鏡のランプ",
    "seedling": "苗木",
    "twins": "ふたご",
    "row-of-tents": "テントの列",
    "bramble": "いばら",
    "anthill": "アリ塚",
    "hedge": "生け垣",
    "hive": "ハチの巣",
    "toll-house": "関所",
    "market": "市場",
    "palace": "宮殿",
    "rival-fair": "隣町の市",
    "lighthouse": "灯台",
    "open-vault": "開いた金庫",
    "second-wind": "もうひと息",
    "echo": "こだま",
    "round-table": "円卓",
    "chorus": "合唱",
    "crowd": "人だかり",
    "encore": "アンコール",
    "giant": "巨人",
    "sleeping-ox": "眠れる雄牛",
    "ambush": "待ち伏せ",
    "pincers": "やっとこ",
    "net": "投網",
    "mob": "群衆",
    "cuckoo": "カッコウ",
    "changeling": "取り替え子",
    "lantern-thief": "ランタン泥棒",
    "alchemist": "錬金術師",
    "mint": "造幣所",
    "gilder": "金箔師",
    "whetstone": "砥石",
    "coach": "コーチ",
    "apprentice": "見習い",
}

#: Names of the preconstructed sets.
DECKS: dict[str, str] = {
    "first-steps": "はじめの一歩",
    "carousel": "回転木馬",
    "fairground": "縁日",
    "crossfire": "十字砲火",
    "open-door": "開いた扉",
    "hearth": "囲炉裏",
    "gold-rush": "ゴールドラッシュ",
    "double-time": "倍速",
    "meadow": "草原",
    "hardwood": "堅木",
    "on-credit": "ツケ払い",
}

#: How to play each of them, in one sentence.
PLANS: dict[str, str] = {
    "first-steps": "何でも少しずつ。堅いトークンに、押し出しとブーストを少々。",
    "carousel": "入れ替えと点対称で盤面を回し、ランプで削る。",
    "fairground": "強いトークンの代償を、一斉攻撃と押し出しで取り返す。",
    "crossfire": "縦横のランプで削り続ける。重いトークンは射線の外に置く。",
    "open-door": "相手を盤外に押し出し、中央を守る。",
    "hearth": "ブーストのまわりに小さなトークンを集め、加点をふやす。",
    "gold-rush": "小さなトークンを並べてから、まとめてゴールドに変える。",
    "double-time": "マスを埋めて、追加ターンを重ねる。",
    "meadow": "小さなトークンを広げ、その数で一斉攻撃する。",
    "hardwood": "一度では破壊されないトークンで、場所を守り抜く。",
    "on-credit": "高い値を先に取り、相手に渡したトークンは後で片づける。",
}

#: Settings of a table: label, help, names of the choices.
OPTIONS: dict[str, tuple[str, str, dict[str, str]]] = {
    "preset": (
        "対戦の長さ",
        "対戦の長さを選びます。下の上限は個別に変えられます。",
        {"page": "標準：1000点", "classic": "クラシック：1000点・50ターン", "late": "短縮：500点・40ターン"},
    ),
    "score_limit": ("得点の上限", "どちらかがこの点数に達すると、対戦が終わります。", {}),
    "turn_limit": ("ターン数の上限", "両者合わせてこのターン数で、対戦が終わります。0なら上限はありません。", {}),
    "start_value": ("初期トークン", "中央に置かれる後手のトークンの値です。0なら置きません。", {}),
    "max_copies": ("同じカードの枚数", "セットに入れられる同じカードの枚数です。", {}),
    "mirror_offboard": (
        "盤外への点対称",
        "反対側のマスが盤外になるトークンの扱いです。",
        {"destroy": "破壊される", "stay": "その場に残る"},
    ),
    "strike_spares_friends": ("一斉攻撃から味方を除く", "一斉攻撃で値が下がるのは、敵トークンだけになります。", {}),
    "first": ("先手", "最初にトークンを置く席です。", {"random": "ランダム", "0": "1番目の席", "1": "2番目の席"}),
}

#: What each bundled deck is about, in four or five words: for its tile.
GISTS: dict[str, str] = {
    "first-steps": "何でも少しずつ",
    "carousel": "盤を回して灯りで削る",
    "fairground": "高いトークンを代価つきで",
    "crossfire": "灯りで列を焼く",
    "open-door": "縁から押し出す",
    "hearth": "増幅役のまわりで育てる",
    "gold-rush": "小さく置いて金にする",
    "double-time": "埋めて追加の手番を取る",
    "meadow": "小さな数で打つ",
    "hardwood": "一撃に耐えるトークン",
    "on-credit": "先に高く、後で片づける",
}
