# Areny: turnieje na czas.

ar-format = arena
ar-lasts = { $n ->
    [one] jedna minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}

## Jak stoi
ar-state-playing = zostało { $time }
ar-state-last = { $n ->
    [0] koniec czasu
    [one] koniec czasu; liczy się jeszcze jedna partia
    [few] koniec czasu; liczą się jeszcze { $n } partie
    [many] koniec czasu; liczy się jeszcze { $n } partii
   *[other] koniec czasu; liczy się jeszcze { $n } partii
}
ar-standings = Tabela
ar-playing = { $n ->
    [0] Teraz nikt nie gra
    [one] Trwa jedna partia
    [few] Trwają { $n } partie
    [many] Trwa { $n } partii
   *[other] Trwa { $n } partii
}
ar-lately = Niedawno skończone
ar-match = Mecz { $n }

## Jak liczą się punkty
ar-rule = Jak liczą się punkty
ar-rule-streaks = Wygrana daje 2 punkty, remis 1. Po dwóch wygranych z rzędu kolejne mecze liczą się podwójnie, aż do pierwszego bez wygranej.
ar-rule-plain = Wygrana daje 2 punkty, remis 1, porażka nic.
ar-rule-ties = Przy równych punktach decyduje liczba wygranych, potem mecze między zainteresowanymi. Jeśli i to nie rozstrzyga, miejsce jest wspólne.
ar-rule-end = Po upływie czasu nowych par już nie ma. Trwające partie liczą się, jeśli skończą się w ciągu { $time }.
ar-rule-come = Kto od początku partii nic nie zrobił i przez minutę nie wykonuje swojego ruchu, przegrywa ten mecz i ma przerwę.
ar-rule-bots = Kto przez 10 sekund nie ma z kim grać, gra z botem.
ar-rule-source = Punkty i serie jak w arenach serwisu lichess.org („How are scores calculated?”).

## Ja w arenie
ar-me-wait = Grasz, gdy tylko ktoś będzie wolny.
ar-me-pause = Masz przerwę i nie dostajesz par.
ar-me-removed = Osoba prowadząca skreśliła cię z tej areny.
ar-me-unfit = Twoim zestawem nie da się już grać. Wybierz inny, żeby grać dalej.
ar-me-done = Czas minął, nowych par już nie będzie.
ar-me-last = Po tym meczu masz przerwę.
ar-foe-points = Ma dotąd { $points }.
ar-now = Twoja partia
ar-come = Odpowiedz przy stole w ciągu { $time }, inaczej przegrywasz ten mecz i masz przerwę.
ar-pause = Przerwa
ar-pause-what = Do powrotu nie dostajesz par. Trwający mecz dogrywasz do końca.
ar-go-on = Gram dalej
ar-mine = Twoje mecze
ar-sets-open = Możesz go zmienić, dopóki arena się nie zacznie.
ar-sets-locked = Zablokowany od { $when }. Na końcu wszystkie będą jawne.

## Mówione na głos
ar-said-begun = Arena się zaczęła.
ar-said-table = Grasz przeciwko: { $name }.
ar-said-come = Stół czeka na ciebie: { $n ->
    [one] została sekunda
    [few] zostały { $n } sekundy
    [many] zostało { $n } sekund
   *[other] zostało { $n } sekundy
}.
ar-said-up = Czas minął.

## Dla prowadzących
ar-do-start = Zacznij arenę
ar-do-start-what = Rusza czas, a wolne osoby dostają pary.
ar-do-stop = Zakończ czas
ar-do-stop-what = Nowych par już nie będzie; trwające partie jeszcze się liczą.
ar-do-close = Zamknij teraz
ar-do-close-what = Partie, które jeszcze trwają, nie będą się liczyć.
ar-do-bot-what = Gra z tymi, którzy inaczej musieliby czekać.
ar-do-void = Mecz się nie liczy
ar-do-void-what = Jakby go nie było.
ar-which-match = Mecz
ar-do-absent-what = Ten mecz jest przegrany, a potem jest przerwa.
ar-do-back-what = Znowu dostaje pary.
ar-do-remove-what = Wyniki zostają, samodzielny powrót nie jest możliwy.

## Urządzanie
ar-hold-lasts = Czas trwania
ar-hold-streaks = po dwóch wygranych z rzędu punkty liczą się podwójnie
ar-hold-when-what = Bez godziny zacznie się na twój znak.

## Na ścianie
ar-pj-left = do końca
ar-pj-last = na ostatnie partie
ar-pj-playing = Kto gra
