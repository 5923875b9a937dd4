# 対戦の終わりと、自分の対戦の一覧。
ended-won = あなたの勝ち。
ended-lost = あなたの負け。
ended-draw = 引き分け。
ended-shared = 同点で1位。
ended-over = 対戦終了。
end-page = 対戦の終わり
end-finished = 終了
end-see-table = 卓を見る
end-reckoned = 決め手を調べています…
end-causes = 決め手
end-cause = { $name }：
end-what = 決め手を見る
end-moment = 勝負の分かれ目
end-turned-here = ここが分かれ目
end-chance-own = 直前のあなたの勝ち目は{ $before }%、直後は
end-chance = 直前の{ $name }の勝ち目は{ $before }%、直後は
end-better = こちらのほうがよい手でした：
end-kept-own = あなたの勝ち目は約{ $n }%残った。
end-kept = { $name }の勝ち目は約{ $n }%残った。
end-in-turn = ターン{ $n }：
end-look = この場面を見る
end-next = もう一局？
end-other-deck = 別のデッキで
end-analysis = 分析
end-quick = ここに書いてあるのは、ざっと見た評価です。分析では、それぞれの選択の先をプレイして調べるので、ちがう見方になることがあります。
end-figures = 数字で見る
end-of = { $all }のうち{ $n }
end-turn = ターン
end-chart-side = { $name }：{ $list }。
end-chart-at = ターン{ $turn }で{ $figure }
end-percent = { $n }%。

# 自分の対戦の一覧
past-title = あなたの対戦
past-lately = 最近の対戦
past-all = すべての対戦
past-filters = 絞り込み
past-game = ゲーム
past-result = 結果
past-opponent = 相手
past-until = この日まで
past-any = すべて
past-won = 勝ち
past-lost = 負け
past-draw = 引き分け
past-over = 終了
past-two = { $word }（{ $a }対{ $b }）
past-many = { $word }（{ $all }）
past-older = もっと前の対戦
past-none = まだ終わった対戦はありません。
past-none-such = あてはまる対戦はありません。
past-count = { $n }件{ $more ->
    [0] 。
   *[other] 。ほかにもあります。
}

# リプレイと配り方
replay-won = あなたの勝ち、{ $a }対{ $b }
replay-lost = あなたの負け、{ $a }対{ $b }
replay-closed = この対戦のデッキの中身は公開されません。見ていないカードはウラ向きのままで、ここから続けて遊ぶことはできません。
deal-engine = 再現の準備をしています…
deal-step-of = { $of }手のうち{ $n }手目

# how long it took, and which decks met
end-minutes = { $n ->
    [0] 1分未満
   *[other] { $n }分
}
end-turns = { $n }ターン
end-decks = { $near } 対 { $far }
end-deck-own = 自作
end-deck-made = 自作
end-set-drawn = おまかせのセット
end-set-made = 自作かおまかせのセット
end-sets-drawn = どちらもおまかせのセット
end-deck-closed = 非公開

# the last words of the coach of a guided game
end-lines = おぼえておきたい3つのこと
end-line-decided = 決め手：
end-line-proud = よかった手：
end-line-otherwise = 次は変えてみたい手：
end-line-chance = ターン{ $turn }に、勝つ見込みが{ $before }％から{ $after }％になりました。
end-line-none-decided = 卓の上では、まだ何も決まっていませんでした。
end-line-none-proud = 大きくよくなった手は、1つもありませんでした。
end-line-none-otherwise = 大きく損をした手は、ありませんでした。
