# Opracowania: ich lista, jedno z nich i zadanie z niego.

studies-title = Opracowania
studies-text = Partia albo pozycja, którą kilka osób wspólnie komentuje i rozgałęzia. Nowe powstaje z powtórki partii.
studies-all = Wszystkie opracowania
studies-find = Szukaj po tytule albo grze
studies-mine = Twoje i te, do których masz zaproszenie
studies-public = Otwarte dla wszystkich
studies-none-mine = Nie masz jeszcze żadnego. Otwórz powtórkę partii i wybierz „Opracuj”.
studies-none-all = Nie ma jeszcze opracowań otwartych dla wszystkich.
studies-none-found = Nic nie pasuje.
studies-more = Więcej
study-make = Opracuj
study-chapters-n = { $n ->
    [one] jeden rozdział
    [few] { $n } rozdziały
    [many] { $n } rozdziałów
   *[other] { $n } rozdziału
}
study-is-owner = prowadzi
study-is-writer = pisze
study-is-reader = czyta
study-place = Pozycja
study-tree = Ruchy i gałęzie
study-branches = Gałęzie
study-begin = Początek
study-chapter = Rozdział
study-chapters = Rozdział
study-eyes = Widok
study-eyes-table = z boku
study-in-branch = W gałęzi
study-comments = Komentarze
study-comments-n = { $n ->
    [one] jeden komentarz
    [few] { $n } komentarze
    [many] { $n } komentarzy
   *[other] { $n } komentarza
}
study-comments-none = O tej pozycji nikt jeszcze nic nie napisał.
study-comments-none-read = Ta pozycja nie ma komentarzy.
study-comment-yours = Twój komentarz
study-comment-hint = Co warto powiedzieć o tej pozycji?
study-comment-say = Skomentuj
study-edited = po zmianie
study-edit = Zmień
study-delete = Usuń
study-keep = Zapisz
study-leave-it = Zostaw
study-muted = Od osoby, którą wyciszasz.
study-report = Zgłoś
study-report-text = Przyjrzy się temu gospodarz. Nikt inny się nie dowie.
study-report-title = Zgłoś tytuł tego opracowania
study-here = Co można tu zrobić
study-asked = Wybiera:
study-their-eyes = Zobacz z tego miejsca
study-nobody = Nikt nie ma tu nic do wyboru.
study-nothing = Nic
study-choose-n = Do wybrania: od { $least } do { $most }
study-take = Wybierz te
study-by = autor:
study-branch-name = Nazwa
study-up = Przesuń wyżej
study-drop-branch = Usunąć tę gałąź?
study-drop-below = { $n ->
    [one] Wychodzi z niej jeden dalszy ruch; zniknie razem z komentarzami.
    [few] Wychodzą z niej { $n } dalsze ruchy; znikną razem z komentarzami.
    [many] Wychodzi z niej { $n } dalszych ruchów; znikną razem z komentarzami.
   *[other] Wychodzi z niej { $n } dalszego ruchu; znikną razem z komentarzami.
}
study-pose = Zrób z tego zadanie
study-ask = Treść zadania
study-ask-plain = Znajdź najlepszą odpowiedź.
study-answers = Dobre odpowiedzi; wystarczy jedna z nich
study-answer-of = Wszystko, co należy do dobrej odpowiedzi
study-posed = Zadanie gotowe. Rozwiąże je każdy, kto może czytać to opracowanie; link jest przy pozycji.
study-pose-do = Utwórz zadanie
study-solve = Rozwiąż zadanie
study-puzzle-here = zadanie
study-puzzle = Zadanie
study-puzzle-for = Na ruchu:
study-found = Tak, o to chodziło!
study-missed = { $n ->
    [one] To nie to. Spróbuj jeszcze raz.
   *[other] To też nie to. Spróbuj jeszcze raz.
}
study-reveal = Pokaż odpowiedź
study-answer-is = Chodziło o to:
study-puzzle-again = Jeszcze raz
study-to-it = Do opracowania
study-share = Udostępnianie i ustawienia
study-link = Link do tej pozycji
study-copy = Kopiuj
study-copied = Skopiowano.
study-readers = Kto może czytać
study-readers-people = Tylko osoby z listy
study-readers-link = Każdy, kto ma link
study-readers-all = Wszyscy; jest na liście
study-people = Osoby
study-take-off = Usuń z listy
study-invite = Utwórz link z zaproszeniem do pisania
study-invite-link = Kto otworzy ten link, może pisać
study-invite-end = Wyłącz ten link
study-follows = Osoby, które obserwujesz
study-may-write = Może pisać
study-may-read = Może czytać
study-go-off = Opuść to opracowanie
study-files = Zabierz ze sobą
study-as-record = Zapis partii
study-as-text = Tekst z komentarzami
study-chapter-title = Tytuł tego rozdziału
study-add-game = Dodaj zakończoną partię, podając jej adres
study-add = Dodaj
study-chapter-up = Przesuń rozdział wyżej
study-drop-chapter = Usuń rozdział
study-whole = Całe opracowanie
study-title = Tytuł
study-drop = Usuń opracowanie
study-drop-sure = Zniknie cała zawartość, dla wszystkich.
study-who = Kto tu jest
study-here-too = Są tu też:
study-alone = Nie ma tu teraz nikogo innego.
study-no-line = Stan może być nieaktualny: chwilowo nie ma połączenia.
study-follow = Podążaj za
study-follow-end = Nie podążaj za
study-lead = Prowadź
study-lead-end = Przestań prowadzić
study-new = { $n ->
    [one] { $n } nowa rzecz
    [few] { $n } nowe rzeczy
    [many] { $n } nowych rzeczy
   *[other] { $n } nowej rzeczy
}
study-new-mark = nowe
study-join = Zaproszenie do opracowania
study-join-text = To zaproszenie do wspólnego komentowania i rozgałęziania.
study-join-do = Dołącz
