# Wiersz o tym, jak się wygrywa, i strona o tym, jak się gra.
goal-region = Jak się wygrywa
goal-told = { $counted }: { $sides }.
goal-sides = { $sides }.

how-to-play = Jak się gra
guide-rules = Wszystkie zasady
guide-print = Drukuj
guide-first = Pierwszy raz? Jak się gra, na jednej stronie
