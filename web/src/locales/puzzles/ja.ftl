# 問題：一覧のページ、卓での1問、今日の問題。

puzzle-word = 問題
puzzle-all = すべての問題
puzzle-kind =
    { $kind ->
        [win] 勝つ
        [alive] 守る
        [quiet] 守る
        [relay] 先を読む
        [step] 先を読む
        [reply] 先を読む
        [trade] 得をする
        [gap] 得をする
        [sweep] 得をする
        [again] 得をする
       *[other] そのほか
    }
puzzle-back = 1手もどす
puzzle-restart = はじめから
puzzle-again = もう一度やってみる
puzzle-reveal = 答えを見る
puzzle-answer = 答え
puzzle-yourself = 自分でやってみる
puzzle-solved = 正解です。
puzzle-missed = まだ解けていません。
puzzle-ended = ターンが終わりましたが、目標は達成できていません。
puzzle-refuted = それでは足りません。このあと、こうなります：
puzzle-stuck = それでは足りません。ここからは、何をしても目標に届きません。
puzzle-less = もっとよい手があります。
puzzle-less-than = この手では{ $own }です。{ $most }になる手があります。
puzzle-less-likely = この手の見こみは{ $own }%です。{ $most }%になる手があります。
puzzle-told = 起こること
puzzle-next = 次：{ $name }
puzzle-is-solved = 解けました

puzzle-of-day = 今日の問題
puzzle-played = 実戦から
puzzle-yesterday = きのうの問題：
puzzle-was-solved = （解けました）
puzzle-not-yet = （まだ解いていません）
puzzle-solve = 解いてみる
puzzle-once-more = もう一度解く
puzzle-earlier = これまでの問題

puzzles-title = 問題
puzzles-about = 問いは1つ、いちばんよい答えも1つ。隠れているものはなく、何度でも試せます。
puzzles-none = 問題のあるゲームはまだありません。
puzzles-of = { $game }：{ $of }問中{ $done }問正解
puzzles-so-far = { $of }問中{ $done }問正解
puzzles-today = 今日
puzzles-device = 解いた問題は、この端末に記録されます。
puzzles-to-lessons = レッスンへ

learn-guides = 1ページでわかる遊び方
learn-side = 今日の問題と遊び方
