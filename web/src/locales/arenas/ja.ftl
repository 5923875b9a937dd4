# アリーナ：時間制の大会。

ar-format = アリーナ
ar-lasts = { $n }分

## 進みぐあい
ar-state-playing = 残り{ $time }
ar-state-last = { $n ->
    [0] 時間終了
   *[other] 時間終了（対戦中の{ $n }試合は有効）
}
ar-standings = 順位
ar-playing = { $n ->
    [0] 今は対戦がありません
   *[other] 対戦中：{ $n }試合
}
ar-lately = 最近終わった試合
ar-match = 第{ $n }試合

## 得点の数え方
ar-rule = 得点の数え方
ar-rule-streaks = 勝ちは2点、引き分けは1点です。2連勝すると、次に勝てなくなるまで得点が2倍になります。
ar-rule-plain = 勝ちは2点、引き分けは1点、負けは0点です。
ar-rule-ties = 同点のときは勝ち数、次に直接対決で決まります。それでも決まらなければ同じ順位です。
ar-rule-end = 時間が終わると新しい組み合わせはありません。そのとき対戦中の試合は、{ $time }以内に終われば数えます。
ar-rule-come = 自分の番なのに、一度も操作しないまま1分たつと、その試合は負けになり、休憩に入ります。
ar-rule-bots = 10秒たっても相手が見つからないときは、ボットと対戦します。
ar-rule-source = 得点と連勝の数え方は、lichess.orgのアリーナ（“How are scores calculated?”）と同じです。

## 自分の状況
ar-me-wait = 相手が空きしだい、対戦が始まります。
ar-me-pause = 休憩中です。組み合わせには入りません。
ar-me-removed = 主催者により、このアリーナから除外されています。
ar-me-unfit = 今のセットはもう使えません。続けるには別のセットを選んでください。
ar-me-done = 時間が終わりました。新しい対戦はありません。
ar-me-last = この試合が終わると休憩に入ります。
ar-foe-points = 相手はここまで{ $points }
ar-now = 対戦中
ar-come = あと{ $time }以内にテーブルで操作してください。操作がないと、この試合は負けになり、休憩に入ります。
ar-pause = 休憩する
ar-pause-what = 再開するまで組み合わせに入りません。対戦中の試合は最後まで行います。
ar-go-on = 再開する
ar-mine = 自分の試合
ar-sets-open = アリーナが始まるまで変更できます。
ar-sets-locked = { $when }から変更できません。終了後にすべて公開されます。

## 読み上げ
ar-said-begun = アリーナが始まりました。
ar-said-table = { $name }と対戦します。
ar-said-come = テーブルで待たれています。あと{ $n }秒です。
ar-said-up = 時間が終わりました。

## 主催者向け
ar-do-start = アリーナを始める
ar-do-start-what = 時間が動きだし、空いている人が組み合わされます。
ar-do-stop = 時間を終える
ar-do-stop-what = 新しい組み合わせはなくなります。対戦中の試合は数えます。
ar-do-close = 今すぐ終了する
ar-do-close-what = まだ対戦中の試合は数えません。
ar-do-bot-what = 相手がいない人と対戦します。
ar-do-void = 試合を無効にする
ar-do-void-what = なかったことになります。
ar-which-match = 試合
ar-do-absent-what = その試合は負けになり、休憩に入ります。
ar-do-back-what = また組み合わせに入ります。
ar-do-remove-what = 結果は残りますが、自分では戻れなくなります。

## 開催
ar-hold-lasts = 開催時間
ar-hold-streaks = 2連勝すると得点が2倍
ar-hold-when-what = 日時がなければ、開始の操作で始まります。

## 会場の画面
ar-pj-left = 残り
ar-pj-last = 最後の試合まで
ar-pj-playing = 対戦中
