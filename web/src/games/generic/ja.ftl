## 専用の画面がないゲーム
gen-line = { $n }人用
gen-hidden = 非公開
gen-more = ほか{ $n }件
gen-fewer = 少なく表示
gen-common = 共有の場
gen-own = 自分の席にあるもの
gen-partner = あなたの味方
gen-wanted = { $same ->
    [yes] { $most }のうち{ $n }を選択中
   *[no] { $n }を選択中（{ $least }～{ $most }）
}
gen-search = { $n }個の選択肢から探す
gen-confirm = 答えを送る前に確認する
gen-keys = 1文字のキー操作（1〜9、U、Lなど）
gen-key-search = 選択肢を探す
gen-key-own = 自分の席にあるものへ
gen-key-common = 共有の場へ
gen-key-others = ほかの席へ
gen-cards = カード
gen-decks = このゲームのデッキは文字で作ります。使えない理由は、書いているあいだに表示されます。
gen-deck-hint = 備え付けのデッキと同じ形で、書くか貼り付けてください。
gen-unread = まだ保存できません。読み取れたカードがありません。
