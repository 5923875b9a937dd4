# 大会：一覧、大会のページ、会場の画面、開催。

tn-title = 大会
tn-running = 開催中
tn-announced = 開催予定
tn-lately = 最近終わった大会
tn-none = 今は予定されている大会がありません。大会を開くことができます。
tn-all = すべての大会
tn-open = 開く
tn-yours = 自分の大会
tn-when-now = 開催中
tn-when-over = 終了
tn-when-host = 近日
tn-players = { $n }人
tn-teams = { $n }組
tn-round = 第{ $n }回戦
tn-round-of = 第{ $n }回戦（全{ $of }回戦）
tn-best-of = { $n ->
    [1] 1本勝負
   *[other] { $n }本勝負
}
tn-format-swiss = スイスドロー
tn-format-cut = スイスドロー＋決勝トーナメント
tn-format-robin = 総当たり
tn-format-single = トーナメント
tn-format-double = ダブルエリミネーション
tn-bot = ボット
tn-you = （あなた）

## 進みぐあい
tn-state-open = 主催者が始めます。
tn-state-begins = { $when }開始
tn-state-begins-in = { $when }開始（あと{ $time }）
tn-state-paired = 組み合わせが決まりました。主催者が始めます。
tn-state-starts = 組み合わせ決定、開始まで{ $time }
tn-state-playing = { $of }卓のうち{ $n }卓が終了
tn-state-closes = 結果がそろいました。あと{ $time }で締め切り
tn-state-between = 次の組み合わせは主催者が決めます。
tn-state-next = 次の回戦まで{ $time }
tn-not-since = { $time }から更新されていません。

## 順位とテーブル
tn-standings-after = 第{ $n }回戦終了時の順位
tn-final = 最終順位
tn-place = 順位
tn-player = 参加者
tn-points = 得点
tn-points-n = { $n }点
tn-wdl = 勝–分–敗
tn-wdl-said = 勝ち、引き分け、負け
tn-break-share = { $name }（%）
tn-why = 理由
tn-entries = { $n ->
    [0] まだ参加者はいません
   *[other] 参加：{ $n }
}
tn-entries-none = 参加した人がここに表示されます。
tn-seats-left = { $n ->
    [0] 定員{ $of }に達しました。
   *[other] 定員{ $of }、残り{ $n }です。
}
tn-fill = 開始時に、{ $n }人になるまでボットが入ります。
tn-tables-of = 第{ $n }回戦のテーブル
tn-which-round = 表示する回戦
tn-table = { $n }番テーブル
tn-again = （再戦）
tn-watch = 観戦
tn-to-play = 対戦へ
tn-replay = リプレイ
tn-game = { $n }本目
tn-bye = 不戦勝
tn-sets-shown = 全員の使用セット
tn-set-unnamed = 名前なし

## 自分
tn-side = この大会でのあなた
tn-next-table = 次のテーブル
tn-against = 対戦相手：
tn-met = この大会では再戦です。
tn-not-met = この大会では初めての対戦です。
tn-not-begun = 回戦が始まると席につけます。
tn-dealt-soon = 次のゲームはまもなく始まります。
tn-sit = 席につく
tn-to-table = 自分の席へ
tn-ready = 対戦の準備ができました：席につく
tn-me-in = 参加しています。
tn-me-waits = パートナーを待っています。
tn-me-gone = この大会から抜けました。
tn-me-bye = 不戦勝です。勝ちとして数えます。
tn-me-won = この回戦に勝ちました。
tn-me-lost = この回戦は負けでした。
tn-me-played = 試合が終わりました。
tn-me-next = 次の回戦に出ます。
tn-back = 大会のページへ
tn-leave = 大会から抜ける
tn-leave-sure = この大会から抜けますか？
tn-leave-what = これまでの結果は残ります。終わっていない試合は負けになります。
tn-stay = 続ける
tn-come-back = 戻る
tn-my-sets = 使用セット
tn-my-rounds = 自分の試合
tn-sets-open = 第1回戦の組み合わせが決まるまで変更できます。
tn-sets-locked = { $when }から変更できません。最終戦のあとに全員分が公開されます。対戦相手には、使ったものが見えます。
tn-change = 変更する
tn-change-keep = これを使う
tn-won = 勝ち
tn-lost = 負け
tn-drawn = 引き分け
tn-enter-title = 参加する
tn-enter = 参加する
tn-team-waits = さんがパートナーを募集しています
tn-team-join = 組む
tn-team-begin = 参加してパートナーを待つ
tn-said-to-all = お知らせ
tn-about = この大会について
tn-host = 主催：
tn-projector = 会場の画面用
tn-csv-standings = 順位（CSV）
tn-csv-matches = 試合（CSV）
tn-log = 記録
tn-log-all = すべて表示

## 読み上げ
tn-said-paired = 第{ $n }回戦の組み合わせが決まりました。
tn-said-table = { $n }番テーブル、対戦相手は{ $name }さんです。
tn-said-starts = 開始まで{ $time }です。
tn-said-begun = 第{ $n }回戦が始まりました。
tn-said-soon = 第{ $round }回戦はあと{ $n }秒で始まります。
tn-said-closed = 第{ $n }回戦が終わりました。
tn-said-stand = { $n }位、{ $points }点です。
tn-said-over = 大会が終わりました。

## 主催者
tn-lead = あなたの主催です
tn-half-left = 残りは{ $n }人です。このまま組み合わせますか、ボットを加えますか、ここで終わりますか？
tn-invite = このリンクから参加できます
tn-do-pair = 第{ $n }回戦を組み合わせる
tn-do-pair-first = 対戦相手が決まり、使用セットは変更できなくなります。
tn-do-pair-what = 対戦相手が決まります。開始までは取り消せます。
tn-do-anyway = 残った人で組み合わせる
tn-do-unpair = 組み合わせを取り消す
tn-do-unpair-what = 組み合わせる前に戻ります。
tn-do-start = 第{ $n }回戦を始める
tn-do-start-what = すべてのテーブルで対戦が始まり、時計が動きます。
tn-do-close = 第{ $n }回戦を終える
tn-do-close-what = 結果が確定し、順位が出ます。
tn-do-close-open = まだ{ $n }卓で対戦しています。
tn-do-bot = ボットを加える
tn-do-bot-what = 次の回戦から、ほかの参加者と同じように対戦します。
tn-do-end = ここで終える
tn-do-end-what = 今の順位が最終順位になります。
tn-do-end-sure = 大会は終わり、再開できません。
tn-do-off = 大会を取りやめる
tn-do-off-what = 始まらないまま終わります。
tn-amend = 訂正
tn-do-result = 結果を入力する
tn-do-result-what = 実際の対戦の代わりに、この結果が数えられます。
tn-do-erase = 結果を削除する
tn-do-erase-what = 試合をやり直します。
tn-do-absent = 来ていない人がいる
tn-do-absent-what = この試合は負けになりますが、大会には残ります。
tn-do-double = 両者負けにする
tn-do-double-what = このテーブルでは誰も勝ちになりません。
tn-do-remove = 抜ける人がいる
tn-do-remove-what = 結果は残り、次からは組み合わせに入りません。
tn-do-back = 戻る人がいる
tn-do-back-what = 次の回戦から対戦します。
tn-which-table = テーブル
tn-games-won = 勝ったゲーム数
tn-games-drawn = 引き分け
tn-who = 参加者
tn-reason = 理由
tn-reason-log = 記録に表示され、全員が読めます。
tn-cancel = 今はやめておく

## 開催する
tn-hold = 大会を開く
tn-hold-name = 名前
tn-hold-name-hint = 金曜スイス
tn-hold-unnamed = 名前を入力してください。
tn-hold-game = ゲーム
tn-hold-when = 日時
tn-hold-when-what = 日時がなければ、第1回戦を組み合わせたときに始まります。
tn-hold-more = くわしい設定
tn-hold-format = 形式
tn-hold-rounds = 回戦数
tn-hold-cut = 決勝に進む人数
tn-hold-by-players = 人数による
tn-hold-legs = 2回ずつ対戦
tn-hold-third = 3位決定戦あり
tn-hold-best = 試合
tn-hold-rated = レート戦
tn-hold-rules = ゲームのルール
tn-hold-led = 進行
tn-hold-auto = 自動で進む
tn-hold-hand = 自分で進める
tn-hold-pause = 回戦の間
tn-hold-pause-none = なし
tn-hold-pause-n = { $n }分
tn-hold-fill = ボットで補う人数
tn-hold-fill-none = ボットなし
tn-hold-bot = ボットの種類
tn-hold-most = 定員
tn-hold-most-all = 制限なし
tn-hold-note = お知らせ
tn-hold-it = 告知する

## 会場の画面
tn-pj-names = 名前順のテーブル表
tn-pj-starts = 開始まで
tn-pj-begins = 開始まで
tn-pj-next = 次の回戦まで
tn-pj-find = 名前をさがしてください。番号がテーブルです。
tn-pj-standings = 順位まで{ $time }
tn-pj-page = 続きまで{ $time }
tn-pj-follow = スマートフォンでは：
