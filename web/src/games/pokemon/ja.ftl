## Talk, menu, keys
setting-confirm-pk = ワザ・にげる・ポケパワー・番の終わりの前にもう一度確認する
setting-keys-pk = 一文字のキー（1〜9、E、R、U、Lなど）

## Rules
rules-letters = ルールの中のA〜Dは番の順を表します。AとCが先攻のペア、BとDが後攻のペアで、T1、T2…は番の番号です。テーブルのA〜Dは席の名前なので、BやDから始まることもあります。

## ポケモンの卓
type-grass = 草
type-fire = 炎
type-water = 水
type-lightning = 雷
type-psychic = 超
type-fighting = 闘
type-darkness = 悪
type-metal = 鋼
type-colorless = 無色
type-any = すべてのタイプ
n-of-type = { $type }{ $n }個
none = なし
stage-basic = たね
stage-1 = 1進化
stage-2 = 2進化
stage-vmax = VMAX
stage-mega = M進化
stage-break = BREAK進化
stage-legend = LEGEND
stage-restored = 復元
stage-baby = ベイビィ
stage-vstar = VSTAR
stage-v-union = V-UNION
stage-level-up = LV.X
stage-trainer = トレーナー
stage-supporter = サポーター
stage-stadium = スタジアム
stage-tool = ポケモンのどうぐ
stage-machine = ワザマシン
stage-fossil = 化石
stage-basic-energy = 基本エネルギー
stage-special-energy = 特殊エネルギー
asleep = ねむり
confused = こんらん
paralyzed = マヒ
poisoned = どく
burned = やけど
does-asleep = ワザもにげるも使えません。番と番の間にコインを投げ、オモテなら回復します。
does-confused = ワザを使うときコインを投げ、ウラならワザは失敗し、自分が30ダメージを受けます。
does-paralyzed = ワザもにげるも使えません。自分の次の番が終わると回復します。
does-poisoned = 番と番の間に{ $n }ダメージを受けます。
does-burned = 番と番の間にコインを投げ、ウラなら20ダメージを受けます。
hp-n = HP{ $n }
hp-of = HP残り{ $left }/{ $hp }
evolves-from = { $name }から進化
energy-list = エネルギー：{ $list }
energy-none = エネルギーなし
new-this-turn = この番に出た
new-short = 新
mon-hidden = うらのポケモン
effects-n = 効果{ $n }
costs = 必要：{ $list }
costs-nothing = エネルギー不要
cost = 必要なエネルギー
missing = あと{ $list }
missing-short = あと
power-used = この番に使用済み
weak = 弱点
weakness = 弱点
resists = 抵抗力
resistance = 抵抗力
retreat = にげる
retreat-free = にげる 0
retreat-not = にげられない理由は？
retreat-cost = にげるエネルギー
attached = ついているカード：
bench-of = ベンチ：{ $name }、{ $of }匹中{ $n }匹
active-of = バトルポケモン：{ $name }
active-none = バトルポケモンなし
piles-of = 山札とトラッシュ：{ $name }
prizes-of = サイド：{ $name }、残り{ $n }枚
prizes-left = サイド残り{ $n }枚
prize-n = サイド{ $of }枚中{ $n }枚目
stadium-zone = スタジアム
stadium-of = スタジアム：{ $card }、{ $name }
stadium-whose = スタジアム・{ $name }
slot-free = 空き
slot-here = ここに出す
deck-n = 山札{ $n }枚
discard = トラッシュ
discard-n = トラッシュ{ $n }枚、いちばん上は{ $top }
discard-none = トラッシュなし
lost-n = ロストゾーン{ $n }
lost-of = ロストゾーン：{ $name }、{ $n }枚
used-energy = エネルギーはつけました
free-energy = エネルギーはまだです
used-supporter = サポーターは使いました
free-supporter = サポーターはまだです
heads = オモテ
tails = ウラ
heads-of = { $of }回中オモテ{ $n }回
coin-for = { $what }：{ $came }
sudden-death = サドンデス
format-double = ダブルバトル
format-half = ハーフデッキ
format-dp-on = ダイヤモンド＆パール以降
format-sun-moon = サン＆ムーン
ask-turn = 何をしますか？
ask-hand = { $name }の使い先を選んでください。
ask-play = { $name }を使いますか？
ask-retreat = { $n ->
    [0] { $what }。エネルギーは不要です。よろしいですか？
   *[other] { $what }。エネルギーを{ $n }個トラッシュします。よろしいですか？
}
attack-of = { $name }：{ $attack }
attack-by = { $name }のワザ
ask-comes = { $n ->
    [0] { $name }と入れ替えるポケモンを選んでください。エネルギーは不要です。
   *[other] { $name }と入れ替えるポケモンを選んでください。エネルギーを{ $n }個トラッシュします。
}
ask-mon = { $name }で何をしますか？
hint-target = 光っているところを選ぶか、カードを運んでください。
hint-turn = 手札のカードか、次のどれかを選んでください。
only-basics = いま出せるのはたねポケモンだけです。ほかの手札は自分の番に使います。
hint-table = 場から選んでください。
cut-n = 上から{ $n }枚
cut-it = カットする
on-name = { $name }に{ $n }
attack-on = { $name }に{ $attack }
hit-on = { $name }に{ $n }ダメージ
hit-how = { $n }ダメージ：計算を見る
reckon-base = カードの数字
reckon-more = 追加
reckon-less = 軽減
reckon-times = 数えた数
reckon-weakness = 弱点
reckon-resistance = 抵抗力
reckon-prevented = 受けない
key-end = 番を終える
key-retreat = にげる
key-active = 自分のバトルポケモンへ
pk-line = 2人用・30分
pk-more = ポケモンを育て、ワザを使い、サイドを6枚とる。
decks-text-pk = 60枚。同じ名前は4枚まで、基本エネルギーは何枚でも。

## デッキ編集
pool-hint = ことば、または type:fire hp>=100
filter-types = タイプ
deck-for-half = ハーフデッキ：30枚、サイド3枚。
deck-for-dp-on = ダイヤモンド＆パール以降のセットのデッキ：60枚。
deck-for-sun-moon = サン＆ムーン期のデッキ：60枚。
part-pokemon = ポケモン
part-trainers = トレーナー
part-energy = エネルギー
stat-costs = ワザに必要なエネルギー
stat-costs-label = エネルギーの数ごとのワザ：{ $list }
stat-costs-note = 必要なエネルギーの数。1枚ごとに数えます。
stat-holds-basic = でたねポケモンがある
stat-basics = たね{ $n }枚（{ $of }枚中）。
stat-holds-energy = エネルギーがある見込み{ $share }。
will-be-out = { $name }はきぜつします。
will-have = { $name }の残りHPは{ $n }です。
luck-decides = 運しだいです。

## Two against two
p2-line = 2人対2人・約1時間
p2-more = ひとつの場で、ふたり対ふたり。
decks-text-p2 = ハーフデッキは30枚、基本エネルギー以外は同じ名前のカードを2枚まで。付属のデッキをコピーするか、自分で組んでください。
deck-for-four = 2対2用：30枚、同じ名前は2枚まで。
discards-of = トラッシュ：{ $name }
card-of = { $name }のカード
turn-order = 番の順
round-n = { $n }巡目
gx-used = GXワザ使用済み
mate-hand = { $name }の手札、{ $n }枚
partner = 味方
mate-hand-why = { $name }の手札です。見ることはできますが、使えるのは{ $name }だけです。
your-team = あなたのペア
key-point = 味方に指し示す
what-about = { $card }はどう？
point-out = { $name }に見せる
mate-empty = 手札なし
pk-steps = 番の流れ
pk-step-draw = 引く
pk-step-play = 使う
pk-step-attack = ワザ
pk-step-ends = 使うと番が終わります
pk-step-done = 済み：
still-free = まだできること：{ $list }。
free-verb = { $verb ->
    [attack] ワザを使う
    [bench] ポケモンをベンチに出す
    [evolve] 進化させる
   *[attach] エネルギーをつける
}

# コーチが、し残しを知らせる。
spared = { $verb ->
    [bench] まだポケモンをベンチに出せます
    [evolve] まだ進化できるポケモンがいます
   *[attach] まだエネルギーを1枚つけられます
}
