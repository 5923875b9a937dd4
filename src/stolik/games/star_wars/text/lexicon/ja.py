"""The words of Star Wars cards in Japanese. Words of subtypes and names of cards stay English."""

ARENAS: dict[str, str] = {"space": "宇宙", "ground": "地上", "character": "キャラクター"}

KEYWORDS: dict[str, tuple[str, str]] = {
    "accuracy": ("命中", "このユニットの攻撃ダイスの出目それぞれにXを足す。"),
    "armor": ("装甲", "このユニットには5以上の出目だけがヒットする。"),
    "bombard": (
        "爆撃",
        "このユニットは宇宙アリーナから地上アリーナのユニットを攻撃してよい。そのとき元のパワーをXとして数える。",
    ),
    "bounty": (
        "懸賞金",
        "このユニットのダメージでユニットが捨てられたとき、次の自分のビルドステップの開始時にこれを得る。",
    ),
    "critical hit": ("クリティカル", "攻撃ダイスにナチュラルの6が1個でもあれば、さらにXダメージを1回与える。"),
    "deflect": (
        "反射",
        "このユニットへのダメージをX軽減する。その後、軽減した分を同じアリーナの別のユニットに与えてよい。",
    ),
    "enhance": ("強化", "より高いコストを支払うと、通常の効果の代わりにこの効果になる。"),
    "evade": ("回避", "このユニットへのダメージを最大Xまで軽減する。"),
    "extra pilot": ("追加パイロット", "このユニットにはパイロットがもう1体乗れる。"),
    "hidden cost": (
        "隠しコスト",
        "この上にビルドカウンターがX個あれば、能力をプレイできるときにいつでも完成できる。足りない分はフォースで支払う。",
    ),
    "intercept": (
        "かばう",
        "同じアリーナの自分の別のユニットが攻撃されたとき、このユニットが代わりに攻撃を受けてよい。",
    ),
    "ion cannon": (
        "イオン砲",
        "このユニットは地上アリーナから宇宙アリーナのユニットを攻撃してよい。そのとき元のパワーをXとして数える。",
    ),
    "lucky": (
        "幸運",
        "攻撃1回につき1度、このユニットの攻撃ダイスか、このユニットへの攻撃ダイスを、X個振り直させてよい。",
    ),
    "overkill": (
        "オーバーキル",
        "防御側の残り耐久力を超えたヒットを、そのユニットと同じアリーナの別の1体に割り振ってよい。",
    ),
    "pilot": (
        "パイロット",
        "指定された種類のユニットに乗れる。この語の後に書かれたことは、乗っているユニットのものになる。",
    ),
    "reserves": ("予備", "この能力は自分のビルドゾーンでだけ働く。"),
    "retaliate": (
        "反撃",
        "同じアリーナのユニットに攻撃されたなら、攻撃終了時に、そのユニットへダメージダイスをX個振る。",
    ),
    "shields": ("シールド", "このユニットを攻撃している間、攻撃側のパワーは−Xされる。"),
    "stun": ("スタン", "このユニットからダメージを受けたユニットは、戦闘終了時までパワーが−Xされる。"),
    "upkeep": (
        "維持コスト",
        "自分のビルドステップの開始時に、可能ならこれを支払う。いくつかあれば、そのうち1つでよい。",
    ),
}

#: What the game is called.
NAMES: dict[str, str] = {
    "star-wars": "スター・ウォーズTCG",
}

#: Names of the preconstructed sets.
DECKS: dict[str, str] = {
    "masters-of-the-order": "騎士団のマスター",
    "grand-army": "大いなる軍勢",
    "red-squadron": "レッド中隊",
    "hidden-base": "隠し基地",
    "forest-moon": "森の月",
    "lucky-scoundrels": "幸運な無法者",
    "rule-of-two": "二人の掟",
    "foundry-swarm": "工廠の群れ",
    "iron-fleet": "鉄の艦隊",
    "hunters-for-hire": "雇われハンター",
    "throne-room": "玉座の間",
    "court-of-the-hutt": "ハットの宮廷",
}

#: How to play each of them, in one sentence.
PLANS: dict[str, str] = {
    "masters-of-the-order": "回避するすばやいジェダイと、そのためのフォース。",
    "grand-army": "たくさんのクローンと、全員を一度に強くするカード。",
    "red-squadron": "パイロットの乗ったスターファイター。まず宇宙、それから残りを取る。",
    "hidden-base": "シールドで耐え、バトルカードで止める。",
    "forest-moon": "地上のイウォークと反乱軍、それを守るロケーション、上空のすばやい戦闘機。",
    "lucky-scoundrels": "ダイスを振り直す密輸業者と、維持コストに見合う安い船。",
    "rule-of-two": "少数の強いシスで、相手のフォースを奪う。",
    "foundry-swarm": "安いドロイドを全アリーナに並べ、倒れた分を得に変える。",
    "iron-fleet": "爆撃する主力艦とウォーカー、両方を支える士官。",
    "hunters-for-hire": "先に動く賞金稼ぎと、1体を確実に倒すカード。",
    "throne-room": "ヴェイダーとその師、攻撃に使うフォース、衛兵、隠しコストで現れるユニット。",
    "court-of-the-hutt": "獲物ごとに報酬を得る賞金稼ぎ、クリーチャー、攻撃を引き受けさせるハット。",
}

#: Settings of a table: label, help, names of the choices.
OPTIONS: dict[str, tuple[str, str, dict[str, str]]] = {
    "setup": (
        "対戦準備",
        "次のユニットを出すプレイヤーの決め方です。使った点の少ない方が追い越すまで続けるか、1枚ずつ交互に出します。",
        {"overtake": "追い越すまで", "alternate": "1枚ずつ交互"},
    ),
    "setup_points": ("準備の点数", "対戦準備でおたがいが使えるビルドポイントです。", {}),
    "draws": (
        "カードを引くとき",
        "ターンの中でカードを引くタイミングです。",
        {"before each build": "それぞれのビルドの直前", "both first": "最初のビルドの前におたがい"},
    ),
    "pilot_dies": (
        "パイロットが捨てられるとき",
        "ユニットに乗ったパイロットが捨てられるダメージカウンターの数です。",
        {"as many": "耐久力と同じ数", "more": "耐久力より多い数"},
    ),
    "deflect_itself": ("自分への反射", "反射するユニットが、自身を選べます。", {}),
    "deflected_counters": (
        "反射されたダメージ",
        "ダメージの一部が反射されたとき、カウンターを置くタイミングです。",
        {"placed first": "反射されたダメージの機会の前", "all at the end": "すべての機会が終わってから"},
    ),
    "overkill_own": ("味方へのオーバーキル", "オーバーキルの2体目に、攻撃側のユニットを選べます。", {}),
    "closed_lists": (
        "対局後もデッキの中身を公開しない",
        "ほかの人のデッキは、対局中に見たカードと、それなしでは対局を示せないわずかなカードだけが公開されます。配りが公正だったかは、それでも確かめられます。",
        {},
    ),
}

#: What each bundled deck is about, in four or five words: for its tile.
GISTS: dict[str, str] = {
    "masters-of-the-order": "すばやくかわすジェダイ",
    "grand-army": "そろうほど強いクローン",
    "red-squadron": "よいパイロットの戦闘機",
    "hidden-base": "シールドの陰で耐える",
    "forest-moon": "身をひそめるイウォークと反乱軍",
    "lucky-scoundrels": "ダイス運のよい密輸業者",
    "rule-of-two": "少数の強いシスとフォース奪い",
    "foundry-swarm": "全アリーナに安いドロイド",
    "iron-fleet": "砲撃する大型艦",
    "hunters-for-hire": "先に動く賞金稼ぎ",
    "throne-room": "ヴェイダーと師と隠しコスト",
    "court-of-the-hutt": "懸賞金とクリーチャーとハット",
}
