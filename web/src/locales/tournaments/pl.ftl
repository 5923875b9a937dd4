# Turnieje: lista, jeden z nich, rzutnik i prowadzenie.

tn-title = Turnieje
tn-running = Trwają
tn-announced = Zapowiedziane
tn-lately = Niedawno zakończone
tn-none = Żaden turniej nie jest teraz zapowiedziany. Możesz urządzić własny.
tn-all = Wszystkie turnieje
tn-open = Otwórz
tn-yours = twój
tn-when-now = teraz
tn-when-over = po turnieju
tn-when-host = wkrótce
tn-players = { $n ->
    [one] jedna osoba
    [few] { $n } osoby
    [many] { $n } osób
   *[other] { $n } osoby
}
tn-teams = { $n ->
    [one] jedna drużyna
    [few] { $n } drużyny
    [many] { $n } drużyn
   *[other] { $n } drużyny
}
tn-round = Runda { $n }
tn-round-of = Runda { $n } z { $of }
tn-best-of = { $n ->
    [1] mecz to jedna partia
   *[other] do większości z { $n } partii
}
tn-format-swiss = system szwajcarski
tn-format-cut = system szwajcarski, potem pucharowy
tn-format-robin = każdy z każdym
tn-format-single = system pucharowy
tn-format-double = pucharowy do dwóch porażek
tn-bot = bot
tn-you = (ty)

## Jak stoi
tn-state-open = O początku decyduje osoba prowadząca.
tn-state-begins = początek: { $when }
tn-state-begins-in = początek: { $when }, za { $time }
tn-state-paired = pary gotowe; start na znak osoby prowadzącej
tn-state-starts = pary gotowe, start za { $time }
tn-state-playing = gotowe stoły: { $n } z { $of }
tn-state-closes = są wszystkie wyniki; zamknięcie za { $time }
tn-state-between = następne pary ustala osoba prowadząca
tn-state-next = następna runda za { $time }
tn-not-since = Stan z { $time }: od tej pory nie ma połączenia.

## Tabela i stoły
tn-standings-after = { $n ->
    [one] Tabela po 1. rundzie
    [few] Tabela po { $n }. rundzie
    [many] Tabela po { $n }. rundzie
   *[other] Tabela po { $n }. rundzie
}
tn-final = Tabela końcowa
tn-place = Miejsce
tn-player = Kto
tn-points = Punkty
tn-points-n = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
tn-wdl = W–R–P
tn-wdl-said = Wygrane, remisy, porażki
tn-break-share = { $name }, %
tn-why = dlaczego
tn-entries = { $n ->
    [0] Nie ma jeszcze zgłoszeń
    [one] Jedno zgłoszenie
    [few] { $n } zgłoszenia
    [many] { $n } zgłoszeń
   *[other] { $n } zgłoszenia
}
tn-entries-none = Tu pojawią się zgłoszenia.
tn-seats-left = { $n ->
    [0] Wszystkie miejsca są zajęte ({ $of }).
    [one] Wolne jedno miejsce z { $of }.
    [few] Wolne { $n } miejsca z { $of }.
    [many] Wolnych { $n } miejsc z { $of }.
   *[other] Wolne { $n } miejsca z { $of }.
}
tn-fill = Na początku boty uzupełnią skład do { $n }.
tn-tables-of = Stoły rundy { $n }
tn-which-round = Która runda
tn-table = Stół { $n }
tn-again = (ponownie)
tn-watch = oglądaj
tn-to-play = do gry
tn-replay = zapis partii
tn-game = partia { $n }
tn-bye = wolny los, liczy się jak wygrana
tn-sets-shown = Kto czym grał
tn-set-unnamed = bez nazwy

## Ja w turnieju
tn-side = Ty w tym turnieju
tn-next-table = Twój następny stół
tn-against = przeciwko:
tn-met = To wasze kolejne spotkanie w tym turnieju.
tn-not-met = To wasze pierwsze spotkanie w tym turnieju.
tn-not-begun = Do stołu można usiąść, gdy zacznie się runda.
tn-dealt-soon = Następna partia zaraz będzie rozdana.
tn-sit = Usiądź
tn-to-table = Do twojego stołu
tn-ready = Twój stół czeka: usiądź
tn-me-in = Bierzesz udział.
tn-me-waits = Czekasz na drugą osobę do drużyny.
tn-me-gone = Nie grasz już w tym turnieju.
tn-me-bye = Masz wolny los: liczy się jak wygrana.
tn-me-won = Ta runda jest wygrana.
tn-me-lost = Ta runda jest przegrana.
tn-me-played = Twój mecz jest skończony.
tn-me-next = Grasz w następnej rundzie.
tn-back = Do turnieju
tn-leave = Opuść turniej
tn-leave-sure = Opuścić ten turniej?
tn-leave-what = Rozegrane mecze zostają. Mecz bez wyniku będzie przegrany.
tn-stay = Zostań
tn-come-back = Wróć
tn-my-sets = Grasz zestawem
tn-my-rounds = Twoje rundy
tn-sets-open = Możesz go zmienić, dopóki nie ma par pierwszej rundy.
tn-sets-locked = Zablokowany od { $when }. Po ostatniej rundzie wszystkie będą jawne; przeciwnik widzi, czym grasz.
tn-change = Zmień
tn-change-keep = Graj tym zestawem
tn-won = wygrana
tn-lost = porażka
tn-drawn = remis
tn-enter-title = Zgłoś się
tn-enter = Zgłoś się
tn-team-waits = szuka kogoś do drużyny
tn-team-join = Dołącz
tn-team-begin = Zgłoś się i poczekaj na drugą osobę
tn-said-to-all = Do wszystkich
tn-about = O turnieju
tn-host = Prowadzi
tn-projector = Na rzutnik
tn-csv-standings = Tabela jako CSV
tn-csv-matches = Mecze jako CSV
tn-log = Co się działo
tn-log-all = Pokaż wszystko

## Mówione na głos
tn-said-paired = Runda { $n }: pary są gotowe.
tn-said-table = Stół { $n }, przeciwko: { $name }.
tn-said-starts = Start za { $time }.
tn-said-begun = Runda { $n } się zaczęła.
tn-said-soon = Runda { $round } zacznie się za { $n ->
    [one] sekundę
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}.
tn-said-closed = Runda { $n } się skończyła.
tn-said-stand = Twoje miejsce: { $n }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
tn-said-over = Turniej się skończył.

## Dla prowadzących
tn-lead = Prowadzisz ten turniej
tn-half-left = { $n ->
    [one] Została jedna osoba. Kojarzyć dalej, dodać bota czy zakończyć?
    [few] Zostały { $n } osoby. Skojarzyć je w pary, dodać bota czy zakończyć?
    [many] Zostało { $n } osób. Skojarzyć je w pary, dodać bota czy zakończyć?
   *[other] Zostało { $n } osoby. Skojarzyć je w pary, dodać bota czy zakończyć?
}
tn-invite = Kto ma ten link, może się zgłosić
tn-do-pair = Skojarz pary rundy { $n }
tn-do-pair-first = Ustala, kto z kim gra, i blokuje zestawy.
tn-do-pair-what = Ustala, kto z kim gra. Do startu można to cofnąć.
tn-do-anyway = Skojarz tych, którzy zostali
tn-do-unpair = Cofnij pary
tn-do-unpair-what = Jakby ich jeszcze nie było.
tn-do-start = Zacznij rundę { $n }
tn-do-start-what = Na wszystkich stołach zaczyna się gra i ruszają zegary.
tn-do-close = Zamknij rundę { $n }
tn-do-close-what = Wyniki zostają i powstaje nowa tabela.
tn-do-close-open = { $n ->
    [one] Jeden stół jeszcze gra.
    [few] { $n } stoły jeszcze grają.
    [many] { $n } stołów jeszcze gra.
   *[other] { $n } stołu jeszcze gra.
}
tn-do-bot = Dodaj bota
tn-do-bot-what = Gra jak wszyscy, od następnej rundy.
tn-do-end = Zakończ turniej
tn-do-end-what = Obecna tabela będzie końcową.
tn-do-end-sure = Turniej będzie skończony i nie da się go wznowić.
tn-do-off = Odwołaj turniej
tn-do-off-what = Skończy się, zanim się zaczął.
tn-amend = Poprawki
tn-do-result = Wpisz wynik
tn-do-result-what = Liczy się zamiast tego, co było przy stole.
tn-do-erase = Usuń wynik
tn-do-erase-what = Mecz będzie rozegrany od nowa.
tn-do-absent = Ktoś nie przyszedł
tn-do-absent-what = Ten mecz jest przegrany, udział w turnieju trwa.
tn-do-double = Obustronna przegrana
tn-do-double-what = Przy tym stole nikt nie wygrywa.
tn-do-remove = Ktoś odchodzi
tn-do-remove-what = Wyniki zostają, kolejnych meczów nie będzie.
tn-do-back = Ktoś wraca
tn-do-back-what = Gra od następnej rundy.
tn-which-table = Stół
tn-games-won = Wygrane partie
tn-games-drawn = remisy
tn-who = Kto
tn-reason = Dlaczego
tn-reason-log = Powód będzie widoczny w dzienniku dla wszystkich.
tn-cancel = Nie teraz

## Urządzanie
tn-hold = Urządź turniej
tn-hold-name = Nazwa
tn-hold-name-hint = Piątkowy szwajcar
tn-hold-unnamed = Podaj nazwę.
tn-hold-game = Gra
tn-hold-when = Kiedy
tn-hold-when-what = Bez godziny zacznie się, gdy skojarzysz pary pierwszej rundy.
tn-hold-more = Więcej ustawień
tn-hold-format = Kto z kim gra
tn-hold-rounds = Rundy
tn-hold-cut = Ile osób przechodzi dalej
tn-hold-by-players = od liczby osób
tn-hold-legs = każdy z każdym dwa razy
tn-hold-third = mecz o trzecie miejsce
tn-hold-best = Mecz
tn-hold-rated = rankingowy
tn-hold-rules = Zasady gry
tn-hold-led = Jak idą rundy
tn-hold-auto = same, jedna po drugiej
tn-hold-hand = na twój znak
tn-hold-pause = Między rundami
tn-hold-pause-none = bez przerwy
tn-hold-pause-n = { $n } min
tn-hold-fill = Boty uzupełniają do
tn-hold-fill-none = bez botów
tn-hold-bot = Jaki bot
tn-hold-most = Najwyżej
tn-hold-most-all = bez limitu
tn-hold-note = Słowo do wszystkich
tn-hold-it = Ogłoś turniej

## Na ścianie
tn-pj-names = Lista nazw ze stołami
tn-pj-starts = start za
tn-pj-begins = początek za
tn-pj-next = następna runda za
tn-pj-find = Znajdź siebie na liście; liczba to twój stół.
tn-pj-standings = Tabela za { $time }
tn-pj-page = Dalsza część listy za { $time }
tn-pj-follow = Na telefonie:
