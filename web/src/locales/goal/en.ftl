# The line that says how one wins, and the page on how a game is played.
goal-region = How one wins
goal-told = { $counted }: { $sides }.
goal-sides = { $sides }.

how-to-play = How to play
guide-rules = All rules
guide-print = Print
guide-first = New here? How to play, on one page
