# ロビー：ゲーム、相手、デッキ、開始の欄。それと観戦。

## 観戦
watch-link = 観戦用リンク
watch-copy = 観戦用にコピー
watch-note = このリンクを開いた人は見るだけです。席も手札もなく、公開されているものだけが見えます。

## 学ぶための案内
offer-label = はじめてですか？
offer-text = { $game }は初めてですか？テーブルで覚えられます。
offer-note = 短いレッスン{ $n }つ、約{ $minutes }分で遊べるようになります。
offer-show = 見てみる
offer-not = あとで
offer-next = 次にすること
offer-on = { $game }のつづき：レッスン{ $n }「{ $name }」
offer-on-show = つづける
offer-guided = 次は{ $game }を、コーチといっしょに1ゲーム通して。
offer-guided-show = コーチつきの対戦
offer-puzzles = 次は{ $game }の問題。1つの局面で、いちばんよい手をさがします。
offer-puzzles-show = 解いてみる

## デッキ
deck-strength = 強さ
deck-strength-n = 5段階の{ $n }
shelf-hint = 名前、タイプ、作戦
shelf-years = 年
shelf-any-year = どの年でも
shelf-kinds = タイプ
shelf-any-kind = どのタイプでも
shelf-found = { $of }個中{ $n }個
shelf-none = 見つかりませんでした。

## 開始の欄
rival-equal = 同じくらいの強さ
rival-same = 同じ年代、同じ強さ
rival-lighter = 少し弱いもの
rival-any = 何でも
limits = ルール、制限、観戦
limits-usual = いつもどおり
limits-changed = 変更 { $n }件

# has to be short where it stands
chair-drawn = おまかせ
spectators-see = 観戦者に見えるのは
late-none = 同時
late-minutes = { $n }分おくれ
late-seconds = { $n }秒おくれ
