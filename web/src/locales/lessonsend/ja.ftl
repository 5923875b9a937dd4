# レッスン：お手本、よかったこと、数字の意味。

learn-shown = こうします：{ $what }。
learn-why = なぜ大事か：

# コーチつきの対戦と、その終わりのことば。
learn-wait = ちょっと待って：{ $what }。このまま進めてもかまいません。
end-lines = おぼえておきたい3つのこと
end-line-decided = 決め手：
end-line-proud = よかった手：
end-line-otherwise = 次は変えてみたい手：
end-line-chance = ターン{ $turn }に、勝つ見込みが{ $before }％から{ $after }％になりました。
end-line-none-proud = 大きくよくなった手は、1つもありませんでした。
end-line-none-otherwise = 大きく損をした手は、ありませんでした。

# 選べないカードは、理由を言う。
tray-not-sought = { $what }：探しているカードではありません
tray-full = これ以上は選べません
tray-apart = 選んだカードとは組にできません
