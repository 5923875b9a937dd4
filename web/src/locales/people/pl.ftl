# Gdzie spotykają się ludzie: szukanie gry, otwarte stoły, zaproszenia, znajomi, rankingi.

## Z kim
foe-anyone = Ktoś stąd
foe-anyone-note = dobrany według siły
play-now = Graj teraz
play-looking = Szukanie …
play-anyone = Graj teraz, z kimkolwiek
play-offer = Otwórz stół
open-to-all = otwarty dla wszystkich
rated = rankingowa
friendly = towarzyska
clock-days = { $n ->
    [one] dzień na ruch
    [few] { $n } dni na ruch
    [many] { $n } dni na ruch
   *[other] { $n } dnia na ruch
}

## Kto tu jest
here-people = { $n ->
    [one] Nie ma tu teraz nikogo innego.
    [few] Są tu { $n } osoby.
    [many] Jest tu { $n } osób.
   *[other] Jest tu { $n } osoby.
}
here-games = { $n ->
    [one] Trwa jedna partia.
    [few] Trwają { $n } partie.
    [many] Trwa { $n } partii.
   *[other] Trwa { $n } partii.
}

## Szukanie przeciwnika
look-kind = Szukam przeciwnika
look-said = Szukam przeciwnika, { $time }
look-line = Szukam
look-you = Twój ranking: { $rating }.
look-taken = Teraz od { $low } do { $high }, co pięć sekund szerzej.
look-bot-at = O { $time } siada bot: { $name }.
look-bot = Niech miejsce zajmie bot.
look-bot-rated = Niech miejsce zajmie bot. Partia z botem też jest rankingowa.
look-bot-now = Bot od razu: { $name }
look-stop = Przestań szukać
found-kind = Jest przeciwnik
found-title = { $names }: siadasz?
found-said = Jest przeciwnik: { $names }. Siadasz?
found-sit = Usiądź
found-pass = Nie teraz
found-left = { $n ->
    [one] została sekunda
    [few] zostały { $n } sekundy
    [many] zostało { $n } sekund
   *[other] zostało { $n } sekundy
}

## Otwarte stoły
open-tables = Otwarte stoły
open-which = Które stoły
open-all = Wszystkie
open-speak = W moim języku
open-days = Na dni
open-none = Żaden stół nie jest teraz otwarty.
open-none-so = Nie ma teraz takiego otwartego stołu.
open-sit = Usiądź
open-sit-at = Usiądź na { $seat }
open-mine = Do twojego stołu
open-free = { $n ->
    [one] jedno wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
open-taken = zajęty
open-new = { $n ->
    [one] Jeden nowy stół
    [few] { $n } nowe stoły
    [many] { $n } nowych stołów
   *[other] { $n } nowego stołu
}
strength-new = początki
strength-even = równa siła
strength-more = silniej
strength-much = dużo silniej
strength-less = łagodniej
strength-much-less = dużo łagodniej

## Partie do oglądania
to-watch = Do oglądania
watching = { $n ->
    [one] ogląda jedna osoba
    [few] oglądają { $n } osoby
    [many] ogląda { $n } osób
   *[other] ogląda { $n } osoby
}

## Zaproszenia i znajomi
challenge-yours = Zaproszenie do gry: { $name }
challenge-mine = Twoje zaproszenie dla: { $name }
challenge-waits = zaproszenie czeka na odpowiedź
challenge-accept = Przyjmij
challenge-withdraw = Wycofaj
challenge-met = { $n ->
    [one] jedna wspólna partia
    [few] { $n } wspólne partie
    [many] { $n } wspólnych partii
   *[other] { $n } wspólnej partii
}
not-now = Nie teraz
friends = Znajomi
friend-here = tutaj
ask-title = Zaproszenie do gry: { $name }
ask-game = W co
ask-rated = rankingowa (wymaga zegara)
ask-send = Wyślij zaproszenie
friend-ask = zaproś do gry
friend-table = przy stole, oglądaj
friend-last = ostatnio tutaj: { $when }
friend-gone = nieobecność

## Po partii
counted = Ranking
counted-first = Ta partia liczy się do rankingu: { $n } z { $of } potrzebnych do pierwszego wyniku.
counted-now = Twój ranking to teraz { $rating }.
counted-provisional = wstępnie: { $n } z { $of } partii
counted-waits = Partia się liczy; ranking pojawi się za chwilę.
follow = obserwuj
follow-not = przestań obserwować

## Partie na dni
span-days = { $d ->
    [one] 1 dzień { $h } godz.
   *[other] { $d } dni { $h } godz.
}
span-hours = { $h } godz. { $m } min
time-left = zostało { $time }
table-theirs = Ruch drugiej strony, { $time }
awaited-line = Twój zegar idzie: { $name }
asked-line = { $more ->
    [0] : gramy?
   *[other] : gramy? (+{ $more })
  }
