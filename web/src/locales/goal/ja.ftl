# 勝ち方を示す行と、遊び方のページ。
goal-region = 勝ち方
goal-told = { $counted }：{ $sides }。
goal-sides = { $sides }。
