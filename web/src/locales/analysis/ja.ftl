# 解析：終わった対戦で、どの選択が響き、何が運だったか。

analysis-title = 解析
analysis-data = データで保存
analysis-in-replay = リプレイで見る
analysis-chance = 勝ち目
analysis-now-own = ターン{ $n }：あなたの勝ち目
analysis-now-of = ターン{ $n }：{ $name }の勝ち目
analysis-percent = { $n }%
analysis-off = ±{ $n }
analysis-minus = −{ $n }%
analysis-plot-own = あなたの勝ち目の移り変わり
analysis-plot-of = { $name }の勝ち目の移り変わり
analysis-turn-button = ターン{ $n }、{ $name }：勝ち目は選択の前{ $before }%、後{ $after }%
analysis-lost = 損失
analysis-key-choice = 選択
analysis-key-luck = 運と、読めなかったこと
analysis-key-own = あなたの損失
analysis-key-of = { $name }の損失
analysis-key-keys = ターンをクリック、または
analysis-costly = 響いた手
analysis-costly-back = 前の響いた選択へ
analysis-costly-on = 次の響いた選択へ
analysis-back = 一つ前の選択
analysis-on = 次の選択
analysis-runs = { $all }ターンのうち{ $n }ターンまで計算しました。
analysis-left-seconds = 残り約{ $n }秒。
analysis-left-minutes = 残り約{ $n }分。
analysis-this = この選択
analysis-turn-own = ターン{ $n }、あなたの選択
analysis-turn-of = ターン{ $n }、{ $name }
analysis-looked = { $many }通りのうち{ $n }通りを検討
analysis-looked-more = { $many }通り以上のうち{ $n }通りを検討
analysis-nothing-missed = 見のがした手はありません。
analysis-cost-own = この選択で勝率が{ $n }%下がりました。
analysis-cost-of = { $name }はこの選択で勝率が{ $n }%下がりました。
analysis-why = 最善は「{ $best }」：{ $why }
analysis-luck-down =
    { $more ->
        [yes] その後の成り行きで、さらに{ $n }%下がりました。だれのせいでもありません。
       *[no] その後の成り行きで{ $n }%下がりました。だれのせいでもありません。
    }
analysis-luck-up = その後の成り行きで{ $n }%上がりました。
analysis-options-own = 検討した手と、あなたの勝ち目
analysis-options-of = 検討した手と、{ $name }の勝ち目
analysis-best = 最善
analysis-given = 実際の手
analysis-drawn = 場の枠線：
analysis-drawn-both = 実際の手（最善）
analysis-unseen = この席から見えなかったカード
analysis-others = ほかに{ $n }通りを検討しましたが、劣っていました。
analysis-most = もっとも響いた選択
analysis-in-turn = ターン{ $n }
analysis-missed = 見のがした手：
analysis-none = { $n }%より多く勝ち目を減らした選択はありません。
analysis-none-yet = ここまで計算したなかには、大きな損はありません。
analysis-seen = それぞれの選択は、その席から見えた情報だけで判断しています：{ $hidden }。合う配り方であらためて配り、ボットが{ $n }回続きを打ちました。
analysis-from = { $name }の席から見る
analysis-closed = デッキは非公開のままなので、自分の選択だけを判断しています。
analysis-left-out = 計算に時間がかかりすぎた選択が{ $n }個あり、省きました。
analysis-decided = 勝敗を分けたもの：
analysis-start = 開始時{ $n }
analysis-by-own = あなたの選択
analysis-by = { $name }の選択
analysis-by-luck = 運と、読めなかったこと
analysis-outside = 途中で終了したため
analysis-result = 、結果{ $n }。
