## 主催者用：ハウスの状態、通報、行った対応。および本人への知らせ
host-page = 主催者のページ
host-well = ハウスに異常はありません。
host-todo = 対応することが{ $n }件あります。
host-worse = 対応することが増えました：{ $what }
host-stale = { $time }から更新されていません。
host-health = 状態
host-servers = { $n ->
    [1] 直近24時間。サーバーは1台、{ $date }から稼働
   *[other] 直近24時間。サーバーは{ $n }台、この1台は{ $date }から稼働
  }
host-what = 項目
host-now = 現在
host-day = 24時間
host-bound = 上限・目安
host-state = 判定
host-fine = 正常
host-soon = 要確認
figure-tables = 動いている卓
figure-people = 卓にいる人
figure-refused = 1時間に断った要求
figure-commits = 1時間の保存
figure-most = 最大{ $n }
figure-of = 接続{ $n }まで
figure-limits = 一度に多すぎたもの
figure-aim = 50ミリ秒（遅い：{ $slow }、失敗：{ $failed }）
figure-course = { $what }、24時間、最大{ $n }
host-reports = 通報
host-open-n = { $n ->
    [0] 未対応はありません
   *[other] 未対応{ $n }件、古い順
  }
host-no-report = 通報はありません。
host-report = { $who }さんから{ $whom }さんについての通報。理由：{ $reason }。
host-reason = 理由
host-own-words = 通報者の説明：{ $words }
host-waits = あなたが対戦している卓です。発言は対戦が終わってから表示されます。
host-no-lines = 発言はありません。
host-repute = { $name }さん：{ $what }
repute-since = { $date }から利用
repute-games = 終えた対戦：{ $n }
repute-warned = 警告：{ $n }
repute-silenced = 発言停止：{ $n }
repute-banned = 利用停止：{ $n }
repute-reported = 受けた通報：{ $n }
repute-unfounded = 問題なしとされた通報：{ $n }
repute-muted = { $who }さんはこの人をミュートしています
host-see = 対戦を見る
host-warn = 警告する
host-silence = 7日間の発言停止
host-ban = 利用停止…
host-dismiss = 問題なし
host-ban-do = 利用停止にする
host-ban-not = やめておく
host-days = 日数
host-words = 本人に伝えること
host-elsewhere = ほかの主催者が対応しました。
host-back = 取り消す
host-done = 行った対応
host-none-done = まだありません。
deed-warn = { $host }さんが{ $name }さんに警告しました。理由：{ $reason }。
deed-silence = { $host }さんが{ $name }さんの発言を{ $until }まで停止しました。理由：{ $reason }。
deed-ban = { $host }さんが{ $name }さんの利用を{ $until }まで停止しました。理由：{ $reason }。
deed-dismiss = { $host }さんが{ $name }さんを問題なしとしました。
deed-seen = 本人が確認しました。
deed-back = { $host }さんが取り消しました（{ $date }）。
caution-title = 主催者からの警告
caution-text = 主催者からの警告です。理由：{ $reason }。
caution-words = 主催者より：{ $words }
caution-read = 確認しました
banned-title = 現在ここは利用できません
