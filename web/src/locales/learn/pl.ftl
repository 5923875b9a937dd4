# Lekcje i strona ścieżek.

nav-learn = Nauka
learn-title = Ucz się, grając.
learn-about = Każda lekcja to jedna mała rzecz do zrobienia przy stole. Zacznij, gdzie chcesz, przerwij, kiedy chcesz.
learn-device = Twoje postępy są zapisane na tym urządzeniu.
learn-path = { $game }: ukończone lekcje: { $done } z { $of }
learn-none = Żadna gra nie ma tu jeszcze lekcji.
learn-count =
    { $n ->
        [one] 1 lekcja
        [few] { $n } lekcje
       *[other] { $n } lekcji
    } · około { $minutes } min
learn-so-far = Ukończone: { $done } z { $of }
learn-begin = Zacznij: lekcja 1
learn-go-on = Dalej: lekcja { $n }
learn-station-done = ukończona
learn-station-next = następna
learn-guided = Gra z trenerem
learn-real = Prawdziwa gra

learn-lesson-of = Lekcja { $n } z { $of }
learn-lessons = Lekcje tej gry
learn-dot-done = { $n }, ukończona
learn-to-path = Wszystkie lekcje
learn-coach = Trener
learn-step = krok { $n } z { $of }
learn-done-short = gotowe
learn-taken-back = cofnięte
learn-goal = Cel:
learn-now-you = Teraz ty
learn-try = Spróbuj tak
learn-show = Pokaż mi
learn-let-me = Spróbuję
learn-leave = Wyjdź z lekcji
learn-seen = Dalej
learn-next = Dalej
learn-again = Zagraj to jeszcze raz
learn-right = Właśnie tak.
learn-done = Lekcja ukończona: { $name }
learn-all-done = To była ostatnia lekcja. Wiesz już dość, żeby zagrać naprawdę.
learn-then-guided = To była ostatnia lekcja. Teraz cała partia, z trenerem u boku.
learn-next-lesson = Dalej: { $name }
learn-other = To dozwolone, ale tutaj chcemy spróbować czegoś innego.
learn-look-here = spójrz tutaj
learn-now-here = teraz ty
learn-dice = W lekcjach wyniki kości i monet są ułożone z góry. W grze decyduje los.
learn-fewer = Mniej podpowiedzi
learn-no-more = Bez podpowiedzi
learn-when-asked = Od teraz czekam, aż zapytasz: podpowiedź jest pod ręką.
learn-alone = Dalej grasz bez prowadzenia. Podpowiedź zostaje, a ja odezwę się tylko wtedy, gdy coś zostawisz niezrobione.

# what is shown, what was right; the coach of a guided game
learn-shown = O tak: { $what }.
learn-why = Dlaczego to ważne:
learn-wait = Czekaj: { $what }. Ruch i tak może zostać.
