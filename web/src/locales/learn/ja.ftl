# レッスンと、道のりのページ。

nav-learn = 学ぶ
learn-title = 遊びながら学ぶ
learn-about = 1つのレッスンで、卓ですることを1つ試します。どこから始めても、いつやめてもかまいません。
learn-device = 終えたレッスンは、この端末に記録されます。
learn-path = { $game }：{ $of }レッスン中{ $done }つ終了
learn-none = レッスンのあるゲームはまだありません。
learn-count = { $n }レッスン · 約{ $minutes }分
learn-so-far = { $of }つのうち{ $done }つ終了
learn-begin = レッスン1から始める
learn-go-on = つづける：レッスン{ $n }
learn-station-done = 終了
learn-station-next = 次
learn-guided = コーチつきの対戦
learn-real = 本番の対戦

learn-lesson-of = レッスン{ $n }／{ $of }
learn-lessons = このゲームのレッスン
learn-dot-done = { $n }、終了
learn-to-path = すべてのレッスン
learn-coach = コーチ
learn-step = ステップ{ $n }／{ $of }
learn-done-short = 終了
learn-taken-back = 元に戻しました
learn-goal = 目標：
learn-now-you = あなたの番
learn-try = こうしてみましょう
learn-show = 見せて
learn-let-me = もう一度やってみる
learn-leave = レッスンをやめる
learn-seen = 次へ
learn-next = 次へ
learn-again = もう一度やる
learn-right = そのとおりです。
learn-done = レッスン終了：{ $name }
learn-all-done = これで最後です。もう本番の対戦ができます。
learn-then-guided = これで最後です。次は、コーチといっしょに1ゲーム通して遊んでみましょう。
learn-next-lesson = 次：{ $name }
learn-other = それもできますが、ここでは別のことを試しましょう。
learn-look-here = ここを見て
learn-now-here = ここです
learn-dice = レッスンでは、ダイスやコインの結果は前もって決まっています。対戦では運しだいです。
learn-fewer = ヒントをへらす
learn-no-more = ヒントをやめる
learn-when-asked = これからは聞かれたときだけ。ヒントはいつでも見られます。
learn-alone = ここからは自分の力で。ヒントはいつでも見られます。やり残しがあるときだけ声をかけます。

# what is shown, what was right; the coach of a guided game
learn-shown = こうします：{ $what }。
learn-why = なぜ大事か：
learn-wait = ちょっと待って：{ $what }。このまま進めてもかまいません。
