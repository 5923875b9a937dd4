# The line that says how one wins, and the page on how a game is played.
goal-region = How one wins
goal-told = { $counted }: { $sides }.
goal-sides = { $sides }.
