## Token Battle
nav-sets = セット

## The table
board = 盤面、6×6
score = 得点
turn-step = ターン{ $n } · トークンを1個置く
turn-step-short = { $n } · トークンを1個置く
to-limit = { $n }点まで
growth-a-turn = 1ターンに+{ $n }
pending-bonus = 次のトークン+{ $n }
pending-extra = 追加ターン{ $n }回
far-tops = 山の一番上：{ $name }
far-hidden = { $name }さんの山の下のカードは見えません。
your-stacks = あなたの4つの山
stack-card = 山{ $n }：{ $card }
next-card = 次：{ $card }
card-label = { $name }、値{ $value }
cell-empty = { $cell }、空き
cell-open = { $cell }、空き。ここに置けます
cell-token = { $mine ->
    [yes] { $cell }、あなたのトークン、値{ $value }
   *[no] { $cell }、{ $owner }のトークン、値{ $value }
}
cell-boost = ブースト+{ $boost }
token-title = { $mine ->
    [yes] { $cell }のあなたのトークン
   *[no] { $cell }の{ $owner }のトークン
}
token-boost = ブースト
token-pays = 得点
token-pays-n = 1ターンに{ $n }
cell-preview = { $cell }、空き。{ $card }を置くと、{ $near }+{ $nearPlus }、{ $far }+{ $farPlus }。
reckon-region = この手の結果
reckon-title = { $cell }に{ $card }を置くと
reckon-next = 次のターン：{ $near }+{ $nearPlus }、{ $far }+{ $farPlus }。

## The slip
step-of = { $a }/{ $b }
ask-card = カードを選んでください。
ask-card-named = { $name }さん、カードを選んでください。
card-first = 先にカードを選んでください。
ask-field = マスを選んでください。
ask-lay = { $card }を{ $cell }に置きますか？
hint-card = 4つの山の一番上から1枚。
hint-card-keys = 1〜4のキーでも選べます。
hint-field = { $card }は金色のひし形のあるマスに置けます。置く前に結果が見えます。
hint-confirm = 矢印キーで別のマス、1〜4で別のカード。置くまでは何も送られません。
lay-it = 置く
other-field = 別のマス
other-card = 別のカード
end-won = { $a }対{ $b }で勝ちました。もう一度対戦しますか？
end-lost = { $a }対{ $b }で負けました。もう一度対戦しますか？
end-draw = { $a }対{ $b }で引き分けです。もう一度対戦しますか？
end-name-won = { $name }さんの勝ちです。{ $a }対{ $b }。

## Talk, menu, keys
my-set-note = 各山の最初のカードが一番上です。置いたカードはその山の一番下に入ります。
setting-confirm = タップやキーで置く前に確認する
setting-keys = 1文字のキー（1〜4、U、B、L など）
key-stacks = 山を選ぶ、選び直す
key-arrows = 盤面やカードの間を動く
key-enter = 選ぶ。選んだマスでは置く
key-board = 盤面へ
key-hand = 自分の山へ
key-set = 自分のセットを見る

## Cards
filter-value = 値
filter-ability = 能力
filter-type = タイプ

## Lobby
tb-line = 2人、15分
tb-more = トークンを置き、相手を押し出し、毎ターン得点する。
which-set = 使うセットは？
set-drawn = 相性のよい12枚
sets-all = すべて見る
set-build = セットを作る
other-set = 相手の席のセット
other-set-next = 別のセットで

## Sets
sets-title = あなたのセット
sets-text = 山は4つ。それぞれ2〜5枚、好きな順番で。
sets-none = まだありません。何もないところからか、おまかせから始められます。
set-new = 新しいセット
editor-title = セット編集
set-name = セットの名前
untitled-set = 自分のセット
set-text-hint = このセットを書き出してコピーするか、別のセットを貼り付けて読み込みます。
set-text-write = テキストに書き出す
deck-region = セット、4つの山
deck-plays = このセットで対戦できます（{ $n }枚）。
set-legend = カードの前の数字は、そのカードの値です。
set-play = これで対戦
lane-count = { $n }枚（2〜5枚）
lane-card = { $of }枚中{ $at }枚目：{ $card }
lane-acts = このカードを動かす
lane-up = 上へ
lane-down = 下へ
lane-remove = セットから外す
lane-drop = ここにカードを置く
collection = コレクション
coll-count = { $of }枚中{ $n }枚
coll-used = { $card }、山{ $n }にあり
filter-area = 範囲
filter-area-has = 範囲に含むマス
in-stack = 山{ $n }
put-in = 山に入れる
put-in-n = 山{ $n }に入れる
pages = ページ
page-n = { $n }ページ
editor-hint = カードを山に運ぶか、選んで1〜4を押してください。Altと矢印でセットの中を動かせます。

## Replay
turn-of = 全{ $n }ターン

## Rules
example-score = X { $a }、O { $b }
tb-letters = ルールの中のXは先手、Oは後手のプレイヤーです。
