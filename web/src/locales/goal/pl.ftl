# Wiersz o tym, jak się wygrywa, i strona o tym, jak się gra.
goal-region = Jak się wygrywa
goal-told = { $counted }: { $sides }.
goal-sides = { $sides }.
