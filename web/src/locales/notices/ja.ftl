# ページを開いていないときの通知。

notices-title = 通知
notices-text = ページを開いていないときに、このブラウザーでお知らせを受け取れます。
notices-begin = このブラウザーで通知を受け取る
notices-end = このブラウザーでの通知をやめる
notices-begun = このブラウザーで通知を受け取ります。
notices-ended = このブラウザーでの通知をやめました。
notices-not-allowed = ブラウザーの通知が許可されませんでした。
notices-denied = このページの通知はブラウザーでブロックされています。ブラウザーの設定で許可できます。
notices-insecure = 通知を使えるのは、httpsで開いたページだけです。
notices-no-browser = このブラウザーは通知に対応していません。
notices-no-service = ブラウザーのプッシュサービスが応答しませんでした。あとでもう一度お試しください。
notices-browsers = { $n ->
    [0] 通知を受け取るブラウザーはありません。
   *[other] { $n }台のブラウザーで通知を受け取ります。
  }
notices-of = 通知する内容
notices-challenge = 対戦を申し込まれたとき
notices-turn = 日数制の対局で自分の番になったとき
notices-seat = 自分の卓に誰かがついたとき
notices-round = 大会で自分の卓の準備ができたとき
notices-look = 対戦相手をさがしている人がいるとき（お願いした場合）
notices-note = 通知は暗号化され、ブラウザーのプッシュサービスを通して届きます。相手とゲームの名前だけで、カードの内容は含みません。ログアウトすると終わります。
