## 何をするか：ヒントと、できることの一覧

hint = ヒント
hint-choose = これを選ぶ
hint-thinking = 考えています…
hint-failed = いまはヒントがありません。
could = 何ができる？
could-wait = いまはあなたの番ではありません。{ $name }さんの選択を待っています。番が来ると、できることがここに並びます。
could-over = 対戦は終わっています。
could-failed = 一覧を作れませんでした。もう一度試してください。
could-choose = ここで選ぶと場で選ばれます。まだ実行されません。
could-not = いまはできない
could-more = ほか{ $n }
key-hint = ヒント：コンピューターならどうするか
key-could = 何ができる？

# beside a reckoning
rule-called = ルール{ $rule }
