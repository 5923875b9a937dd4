## 質問：選んだものをどうするか、選ばずに進むには

deed = { $deed ->
    [active] { $what }をバトル場に出す
    [attach] { $what }をつける
    [attach-to] { $what }につける
    [attack] { $what }を攻撃する
    [bench] { $what }をベンチに出す
    [bottom] { $what }を下に置く
    [build] { $what }をビルドし始める
    [discard] { $what }をトラッシュする
    [evolve] { $what }を進化させる
    [evolve-into] { $what }に進化させる
    [exchange] { $what }を交換する
    [heal] { $what }を回復する
    [hit] { $what }にダメージを与える
    [keep] { $what }を残す
    [move] { $what }を移す
    [protect] { $what }を守る
    [reroll] { $what }を振り直す
    [retreat] { $what }を撤退させる
    [return] { $what }をもどす
    [shuffle] { $what }を山札にもどして切る
    [take] { $what }をとる
    [tap] { $what }をタップする
    [top] { $what }を上に置く
    [untap] { $what }をアンタップする
   *[choose] { $what }を選ぶ
}
leave-it = { $deed ->
    [active] 何も変えない
    [attach] 何もつけない
    [attach-to] だれにもつけない
    [attack] だれも攻撃しない
    [bench] ベンチに出さない
    [bottom] 何も下に置かない
    [build] 何もビルドしない
    [discard] 何もトラッシュしない
    [evolve] 進化させない
    [evolve-into] 進化させない
    [exchange] 全部残す
    [heal] 回復しない
    [hit] ダメージを与えない
    [keep] 何も残さない
    [move] 何も移さない
    [protect] だれも守らない
    [reroll] 振り直さない
    [retreat] 撤退させない
    [return] 何ももどさない
    [shuffle] 何も山札にもどさない
    [take] 何もとらない
    [tap] タップしない
    [top] 何も上に置かない
    [untap] アンタップしない
   *[choose] 何も選ばない
}
leave-costs = { $cost ->
    [attack] ワザは使ったことになる
   *[card] カードは使ったことになる
}
choose-range = { $least ->
    [0] { $most ->
        [1] 1つ選ぶ
       *[other] 1～{ $most }つ選ぶ
    }
   *[other] { $same ->
        [yes] { $most }つ選ぶ
       *[no] { $least }～{ $most }つ選ぶ
    }
}
things-n = { $n }つ
nothing-fits = 進む
printed-of = { $name }のテキスト
your-choice = あなたが選ぶ番です（{ $name }の番）

# why something in a tray cannot be chosen
tray-not-sought = { $what }：探しているカードではありません
tray-full = これ以上は選べません
tray-apart = 選んだカードとは組にできません

# there is no room for all of it at once
below-more = つづき
