# 勝ち方を示す行と、遊び方のページ。
goal-region = 勝ち方
goal-told = { $counted }：{ $sides }。
goal-sides = { $sides }。

how-to-play = 遊び方
guide-rules = ルール全部
guide-print = 印刷
guide-first = はじめての方へ：遊び方を1ページで
