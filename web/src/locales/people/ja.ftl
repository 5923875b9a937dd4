# 人と会うところ：対戦相手さがし、募集中の席、申し込み、フレンド、レート。

## 相手
foe-anyone = ここにいる人
foe-anyone-note = 強さに合わせて相手をさがします
play-now = 今すぐ対戦
play-looking = さがしています…
play-anyone = 今すぐ対戦（相手をさがす）
play-offer = 席を募集する
open-to-all = だれでも参加できる
rated = レート戦
friendly = フリー対戦
clock-days = 1手{ $n }日

## いる人
here-people = { $n ->
    [1] 今はほかに誰もいません。
   *[other] { $n }人います。
}
here-games = { $n }局が対戦中です。

## 対戦相手をさがす
look-kind = 対戦相手をさがしています
look-said = 対戦相手をさがしています（{ $time }）
look-line = さがしています
look-you = あなたのレートは{ $rating }です。
look-taken = 今の範囲は{ $low }〜{ $high }で、5秒ごとに広がります。
look-bot-at = { $time }になると{ $name }（ボット）が入ります。
look-bot = ボットが席に入ってもよい
look-bot-rated = ボットが席に入ってもよい（ボットとの対戦もレートに入ります）
look-bot-now = 今すぐ{ $name }と
look-stop = さがすのをやめる
found-kind = 対戦相手が見つかりました
found-title = { $names }さん：席につきますか？
found-said = { $names }さんが見つかりました。席につきますか？
found-sit = 席につく
found-pass = 今はやめておく
found-left = 残り{ $n }秒

## 募集中の席
open-tables = 募集中の席
open-which = 表示する席
open-all = すべて
open-speak = 自分の言語
open-days = 日単位
open-none = 今は募集中の席がありません。
open-none-so = 今はそのような席がありません。
open-sit = 席につく
open-sit-at = { $seat }の席につく
open-mine = 自分の席へ
open-free = 空席{ $n }
open-taken = 埋まりました
open-new = 新しい席が{ $n }件
strength-new = はじめたばかり
strength-even = 同じくらい
strength-more = 強い
strength-much = とても強い
strength-less = やさしい
strength-much-less = とてもやさしい

## 観戦
to-watch = 観戦
watching = { $n }人が観戦中

## 申し込みとフレンド
challenge-yours = { $name }さんから対戦の申し込み
challenge-mine = { $name }さんに申し込みました
challenge-waits = 返事を待っています
challenge-accept = 受ける
challenge-withdraw = 取り消す
challenge-met = 対戦{ $n }回
not-now = 今はやめておく
friends = フレンド
friend-here = います
ask-title = { $name }に対戦を申し込む
ask-game = どのゲーム
ask-rated = レート戦（時計が必要）
ask-send = 申し込む
friend-ask = 対戦を申し込む
friend-table = 対戦中・観戦する
friend-last = 最後に来たのは{ $when }
friend-gone = いません

## 対戦のあと
counted = レート
counted-first = この対局はレートに数えられました（最初のレートまで{ $of }局中{ $n }局）。
counted-now = レートは{ $rating }になりました。
counted-provisional = 仮レート（{ $of }局中{ $n }局）
counted-waits = この対戦はレートに入ります。まもなく表示されます。
follow = フォローする
follow-not = フォローをやめる

## 日単位の対戦
span-days = { $d }日{ $h }時間
span-hours = { $h }時間{ $m }分
time-left = 残り{ $time }
table-theirs = 相手の番・{ $time }
awaited-line = 持ち時間が進行中：{ $name }
asked-line = { $more ->
    [0] さんから対戦の申し込み
   *[other] さんから対戦の申し込み（ほか{ $more }件）
  }
