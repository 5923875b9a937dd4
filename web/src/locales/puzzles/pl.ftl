# Zadania: strona ze wszystkimi, jedno przy swoim stole i zadanie dnia.

puzzle-word = Zadanie
puzzle-all = Wszystkie zadania
puzzle-kind =
    { $kind ->
        [win] wygrana
        [alive] obrona
        [quiet] obrona
        [relay] planowanie
        [step] planowanie
        [reply] planowanie
        [trade] zysk
        [gap] zysk
        [sweep] zysk
        [again] zysk
       *[other] coś innego
    }
puzzle-back = Cofnij
puzzle-restart = Od początku
puzzle-again = Spróbuj jeszcze raz
puzzle-reveal = Pokaż rozwiązanie
puzzle-answer = Rozwiązanie
puzzle-yourself = Zrób to sam
puzzle-solved = Rozwiązane.
puzzle-missed = Jeszcze nie.
puzzle-ended = Tura się skończyła, a cel nie został osiągnięty.
puzzle-refuted = To nie wystarczy. Oto, co z tego wynika:
puzzle-stuck = To nie wystarczy: stąd nie da się już osiągnąć celu.
puzzle-less = Inny ruch daje więcej.
puzzle-less-than = Ten ruch daje { $own }. Jest ruch, który daje { $most }.
puzzle-less-likely = Szansa po tym ruchu: { $own }%. Jest ruch, po którym wynosi { $most }%.
puzzle-told = Co się dzieje
puzzle-next = Dalej: { $name }
puzzle-is-solved = rozwiązane

puzzle-of-day = Zadanie dnia
puzzle-played = z rozegranej partii
puzzle-yesterday = Wczorajsze:
puzzle-was-solved = – rozwiązane.
puzzle-not-yet = – jeszcze nierozwiązane.
puzzle-solve = Rozwiąż
puzzle-once-more = Rozwiąż jeszcze raz
puzzle-earlier = wcześniejsze

puzzles-title = Zadania
puzzles-about = Jedno pytanie, jedna najlepsza odpowiedź. Nic nie jest zakryte, a próbować można do woli.
puzzles-none = Żadna gra nie ma tu jeszcze zadań.
puzzles-of = { $game }: rozwiązane zadania: { $done } z { $of }
puzzles-so-far = Rozwiązane: { $done } z { $of }
puzzles-today = dziś
puzzles-device = Rozwiązane zadania są zapisane na tym urządzeniu.
puzzles-to-lessons = Do lekcji

learn-guides = Jak grać, na jednej stronie
learn-side = Zadanie dnia i jak grać
