# ほかに誰もいないとき：お知らせ待ち、人の来る時間帯、申し込みの一時停止。

quiet-title = 今はほかに誰もいません
quiet-others = だれかが相手を探したら
quiet-text = ボットならすぐに対戦できます。相手をさがす人が現れるまで待つこともできます。
quiet-ask-here = ここにいる間知らせる
quiet-ask-hour = 1時間知らせる
quiet-here = ページを開いている間、お知らせします。
quiet-until = { $at }までお知らせします。このブラウザーで通知を使っていれば、ページを閉じていても届きます。
quiet-no = お知らせをやめる
quiet-note = ページを閉じているときの通知は、アカウントのページで設定できます
looked-text = が対戦相手をさがしています：
looked-go = 今すぐ対戦
hours-title = 人の来る時間帯
hours-now = 今
hours-most = いちばん多いのは{ $at }ごろで、平均{ $n }人です。今（{ $now }）は{ $k }人です。
hours-list = 1時間ごとに見る
hours-one = { $at }：{ $n }人
hours-note = お使いの端末の時刻で、{ $n }日分の平均です。数えているのは人数だけです。
rest-ask = { $name }さんからの申し込みを1週間受けないようにしますか？
rest-note = この人からの申し込みは届かなくなります。理由は相手に伝わりません。
rest-yes = 1週間受けない
rest-no = いいえ
rest-done = { $name }さんからの申し込みは1週間届きません。
rest-back = また受けるようにする
