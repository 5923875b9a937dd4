# 付属のデッキとボットどうしで対戦させた結果
gauntlet = { $bot }との対戦
gauntlet-try = { $bot }を相手に試す
gauntlet-again = もう一度試す
gauntlet-figure = { $bot }の{ $kind ->
    [set] セット
   *[deck] デッキ
}を相手に：{ $rate } % ± { $half }（{ $games ->
   *[other] { $shown }戦
}）
gauntlet-earlier = 変更前のリスト：{ $figure }
gauntlet-begins = 最初の対戦をしています…
gauntlet-waits = ほかの人のデッキを試しています。{ $place ->
    [1] 次があなたの番です。
   *[other] あなたは{ $place }番目です。
}
gauntlet-heard = 試しています。終わったらお知らせします。
gauntlet-progress = 終わった対戦
gauntlet-so-far = 約{ $of }戦のうち{ $n }戦
gauntlet-stop = 中止
gauntlet-stopped = 中止しました。
gauntlet-cut = 途中で切れました。もう一度試してください。
gauntlet-best = 得意な相手
gauntlet-worst = 苦手な相手
gauntlet-met = { $rate } % ± { $half }
gauntlet-even = はっきり得意な{ $kind ->
    [set] セット
   *[deck] デッキ
}も、苦手なものもありません。
gauntlet-how = どちらも{ $bot }が使い、{ $kind ->
    [set] 付属の{ $n }個のセット
   *[deck] 対戦できる付属の{ $n }個のデッキ
}と対戦します。引き分けは半分に数え、±は運による幅（95 %）です。
gauntlet-failed = { $n }戦でボットが動かなくなり、負けに数えました。
gauntlet-not = 試せるのは対戦できる{ $kind ->
    [set] セット
   *[deck] デッキ
}だけです。{ $why }
