# パック：持ち込むカード

packs-title = パック
packs-about = 知っているカードを持ち込めます。セットファイル（.json、.txt、.tsv）をここにドロップするか、選んでください。対戦相手はファイルを持っていなくてもかまいません。
packs-none = パックはまだありません。
packs-choose = カードファイルを選ぶ
packs-drop = ここで放すとパックになります。
packs-since = { $day }に追加
packs-the-pack = パック
packs-cards = パックのカード
packs-card = カード
packs-show = 表示
packs-pick = カードを選んでください。
packs-filter-all = すべて { $n }
packs-filter-read = 読めたもの { $n }
packs-filter-stopped = 止まったもの { $n }
packs-n-read = { $n }枚を読み取り
packs-n-stopped = { $n }枚は途中で停止
packs-n-left = { $n }件はカードではない
packs-why-left = カードではない{ $n }件の理由
packs-rename = 名前を変える
packs-name = パックの名前
packs-share = 渡す
packs-shared = ファイルに保存しました。カードの効果だけが入り、印刷された文は入りません。ここにドロップすれば、だれでも同じカードを使えます。
packs-remove = 削除
packs-remove-sure = 「{ $name }」を削除しますか？
packs-deck = 自分のデッキ
packs-deck-none = 見ているカードから自分のデッキを作れます。
packs-deck-open = エディターで開く
packs-unused = このパックのカードを使っているデッキや対戦はありません。
packs-used = { $decks ->
        [0] { "" }
       *[other] { $decks }個のデッキがこのカードを使っていて、なくなるとそのデッキでは遊べません。
    }{ $games ->
        [0] { "" }
       *[other] { $games }件の対戦で使われていますが、対戦はそのまま続きます。
    }
packs-bundled = もともとここにあるカード
packs-as-data = データのみ
packs-own-words = 自分の言葉
packs-own-words-card = このカードの効果は、持ち主が自分の言葉で書いたものです。
packs-their-words = 持ち主の言葉

## Reading
packs-here = パックができました
packs-reading = { $name }を読み込み中
packs-progress = 読み込みの進み具合
packs-begins = 読み取りを準備しています…
packs-so-far = { $of }件中{ $n }件
packs-stop = 中止
packs-stopped-at = { $of }件中{ $n }件で止めました。まだ何も保存していません。
packs-keep-read = この{ $n }件を残す
packs-keep-none = 何も残さない
packs-replace = 置き換える
packs-leave = このままにする
packs-counted = { $n }枚が使えるようになりました。{ $stopped ->
        [0] { "" }
       *[other] { $stopped }枚はデータのみです。
    }
packs-go-on = 続ける
packs-look = パックを見る

## What stopped a card
packs-why-unknown = 「{ $text }」で止まりました
packs-why-ambiguous = 2通りに読めます：「{ $text }」
packs-why-strange = わからない項目があります：{ $text }
packs-why-era = このゲームでは扱わない種類です：{ $text }
packs-why-long = 読み取りに時間がかかりすぎます
packs-why-misfit = 読み取ったままでは使えません：{ $text }
packs-why-outdated = このバージョンでは扱えなくなりました（{ $text }）。ファイルをもう一度追加してください
packs-stopped-here = ここで止まりました：
packs-cant-say = 止まった原因は文ではないので、言い換えはできません。

## Own words
packs-say = 別の言葉で書く
packs-say-text = 卓に伝わるまで、効果を英語で書いてください。読み取れた内容は、横に3つの言語で表示されます。
packs-places = どの文か
packs-in-words = { $place }（自分の言葉で）
packs-reads = 読み取れました。
packs-two-ways = 何通りかに読めます。正しいものを選ぶか、もう少しはっきり書いてください。
packs-this-one = こちらを残す：カードの効果と同じです
packs-stops-at = 止まったところ：
packs-the-end = 文の終わり
packs-near = 読み取れるカードの似た文：
packs-understood = 読み取れた内容
packs-keep-it = これで残す：カードの効果と同じです
packs-kept = 自分の言葉で残しました。
packs-leave-data = データのみのままにする
packs-yours = 印刷された文はほかの人には見えません。卓の相手に伝わるのはカードの効果だけです。

## At somebody else's table
packs-theirs = { $name }さんは、セットにないカードを{ $n }枚使います
packs-theirs-text = 席につく前に効果を読めます。ファイルは必要ありません。

## Cards that could not be read
cards-missed = カードを読み込めませんでした。
cards-again = もう一度試す
