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
    "v": ("ポケモンV", "枚"),
    "vmax": ("ポケモンVMAX", "枚"),
    "tag team": ("TAG TEAMのポケモン", "枚"),
    "ultra beast": ("ウルトラビースト", "枚"),
    "single strike": ("いちげきのポケモン", "枚"),
    "rapid strike": ("れんげきのポケモン", "枚"),
    "fusion strike": ("フュージョンのポケモン", "枚"),
    "ancient": ("古代のポケモン", "枚"),
    "future": ("未来のポケモン", "枚"),
    "rule box": ("ルールを持つポケモン", "枚"),
    "team plasma": ("プラズマ団のポケモン", "枚"),
    "radiant": ("かがやくポケモン", "枚"),
    "ace spec": ("ACE SPECのカード", "枚"),
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

#: What the games are called.
NAMES: dict[str, str] = {
    "pokemon": "ポケモンカードゲーム",
    "pokemon-2v2": "ポケモンカード 2対2",
}

#: Settings of a table: label, help, names of the choices.
OPTIONS: dict[str, tuple[str, str, dict[str, str]]] = {
    "format": (
        "形式",
        "カード・サイド・バトルポケモンの数を決めます。",
        {
            "duel": "通常：60枚、サイド6枚",
            "double": "ダブル：バトルポケモン2匹ずつ",
            "half": "ハーフデッキ：30枚、サイド3枚",
            "sun-moon": "サン＆ムーン：先攻は最初の番にワザを使えない",
            "dp-on": "ダイヤモンド＆パール以降：2007～2010年のセット",
        },
    ),
    "start": (
        "先攻の決め方",
        "最初の番をだれが行うかの決め方です。",
        {"coin": "コイン", "die": "ダイス", "0": "1番目の席", "1": "2番目の席"},
    ),
    "cut": ("山札のカット", "相手の切った山札をカットできます。", {}),
    "extra_cards": (
        "追加のカード",
        "たねポケモンがない相手が引き直したとき、もう一方のプレイヤーができることです。",
        {"free": "すぐに引き、出し直せる", "bench": "あとで引き、ベンチに加えるだけ"},
    ),
    "supporter_stays": (
        "サポーターを番の終わりまで置く",
        "サポーターをバトルポケモンの横に置き、番の終わりにトラッシュします。",
        {},
    ),
    "prizes_by_hand": (
        "サイドを自分で選ぶ",
        "サイドはウラ向きで見分けがつかないため、通常は確認なしで順にとります。この設定では、とるサイドを自分で選びます。",
        {},
    ),
    "version": (
        "ルールのバージョン",
        "1.1では、最初のプレイヤーは1巡目に手札からエネルギーをつけられません。",
        {"1.0": "1.0", "1.1": "1.1：最初の番はエネルギーなし"},
    ),
    "bench_limit": ("ベンチの数", "1組のペアのベンチに出せるポケモンの数です。", {}),
    "deck_out": (
        "山札切れ",
        "山札がなくなったペアが、いつ負けになるかを決めます。",
        {"empty": "どちらかの山札がなくなったとき", "draw": "番のはじめに山札を引けないとき"},
    ),
    "winner_chooses": (
        "抽選の勝者が選ぶ",
        "抽選に勝ったペアが、先攻になる代わりに、先攻・後攻を選びます。",
        {},
    ),
    "first_turn_trainers": (
        "最初の番のトレーナーズ",
        "対戦の最初の番にも、トレーナーズを使えます。",
        {},
    ),
    "pokemon-2v2 start": (
        "先攻のペア",
        "抽選で決めるか、いつも同じペアにします。",
        {"random": "抽選", "0": "席Aと席Cのペア", "1": "席Bと席Dのペア"},
    ),
    "closed_lists": (
        "対局後もデッキの中身を公開しない",
        "ほかの人のデッキは、対局中に見たカードと、それなしでは対局を示せないわずかなカードだけが公開されます。配りが公正だったかは、それでも確かめられます。",
        {},
    ),
}

#: What each bundled deck is about, in four or five words: for its tile.
GISTS: dict[str, str] = {
    "breakthrough": "毒とマヒで少しずつ削る",
    "steeplechase": "ギャロップから、締めはボーマンダ",
    "terra-firma": "耐えてドダイトスを育てる",
    "inferno-zone": "ゴウカザルの速い炎",
    "royal-frost": "エンペルトで前もベンチも攻める",
    "armor-fortress": "トリデプスとトドゼルガで守る",
    "skull-charge": "化石から強い頭突きへ",
    "powerhouse": "デンリュウとドンファンで押す",
    "lavaflow": "大きな炎とフシギバナ",
    "infinite-space": "パルキアの波と大声のバクオング",
    "eternal-time": "ディアルガの鋼とかたい拳",
    "endless-night": "ダークライの眠りと炎と毒針",
    "forest-force": "イーブイの進化とドダイトス",
    "polar-frost": "イーブイを囲む氷と雷",
    "bombardment": "マンムーの突進、待つレジギガス",
    "metal-surge": "メタグロスとヒードランの鋼",
    "raging-sea": "ギャラドスと強い1進化",
    "dark-rampage": "鳥でつなぎ、バンギラス",
    "flourish": "軽い草の攻撃に炎を少し",
    "rebellion": "サーナイトとギラティナで堅実に",
    "drill-point": "ドサイドンのドリルとフライゴンの砂",
    "cutting-edge": "エルレイドの刃と毒針と煙",
    "ignition": "ウインディの炎と茂る草",
    "overflow": "ラグラージとミロカロス、毒も",
    "flamemaster": "ギャロップとジュカイン、アルセウス一枚",
    "stormshaper": "雷とゴースト、アルセウス一枚",
    "forest-shadow": "森に支えられるジュナイパー",
    "roaring-heat": "ガオガエンと岩の仲間",
    "bright-tide": "アシレーヌの歌とランターン",
    "steel-sun": "ソルガレオの一撃まで育てる",
    "hidden-moon": "ルナアーラにエネルギーを集める",
    "rock-steady": "最大170の重い岩",
    "luminous-frost": "キュウコンの壁とキングドラ",
    "destruction-fang": "サザンドラの牙と毒",
    "clanging-thunder": "ジャラランガと速いライチュウ",
    "mach-strike": "ガブリアスとルカリオ",
    "imperial-command": "ベンチを並べてエンペルト",
    "leaf-charge": "エネルギーを並べてジュカイン",
    "hydro-fury": "ラグラージで引いて流す",
    "storm-caller": "デンリュウとライコウでベンチも",
    "blazing-volcano": "バシャーモが燃やしエンテイが放つ",
    "relentless-flame": "リザードンの炎を惜しまず",
    "torrential-cannon": "カメックスの150の一撃",
    "let's-play,-pikachu!": "わかりやすく速い雷",
    "let's-play,-eevee!": "わかりやすく強い炎",
    "roaring-blaze": "炎をすべて使うリザードン",
    "static-fang": "攻め手を弱めるレントラー",
    "overvoltage": "マルマインがライチュウに託す",
    "first-strike": "最初の番から攻めるフェローチェ",
    "last-words": "毒と、去りぎわの贈り物",
    "great-tide": "巨体のそばのラグラージ",
    "quick-change": "エネルギーで進化するイーブイ",
    "latecomers": "後攻で得をするニャース",
}
