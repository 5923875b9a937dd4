# Strony osób, rankingi i szukanie zakończonych partii.

## Strona osoby
profile-title = { $name } – osoby
profile-since = tutaj od { $when }
profile-speaks = język: { $langs }
profile-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
}
profile-mine = To twoja strona w całości. Inni widzą z niej partie rankingowe i partie z ludźmi.
profile-open = Twoja strona
profile-bot = bot: { $kind }
profile-program = program
profile-ask = Zaproś do gry
profile-asked = Zaproszenie wysłane. Odpowiedź przyjdzie do poczekalni.
profile-follow = Obserwuj
profile-follow-not = Przestań obserwować
profile-more = Wycisz, zablokuj, zgłoś …
profile-blocked = { $name } jest na liście zablokowanych, więc się nie spotykacie.
profile-blocked-where = Tu można to cofnąć
profile-nobody = Nikogo tu nie ma
profile-nobody-text = Tej osoby już tu nie ma albo nigdy nie było. Jej partie z innymi zostają i mówią o tym.
ratings = Rankingi
ratings-none = Jeszcze żadnej partii rankingowej. Trzy wystarczą na pierwszą liczbę.
rating-said = Ranking w { $ladder }: { $points } plus minus { $spread }, { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
   }{ $trend ->
    [up] , wyżej niż na początku
    [down] , niżej niż na początku
   *[other] {""}
   }.
rating-provisional = wstępnie
rating-last = { $by } w ostatniej partii
rating-table = Jako tabela
rating-when = Kiedy
rating-points = Ranking
rating-now = teraz
decks-played = Używane talie
decks-against = Talie przeciwników
decks-note = Odsetek wygranych, remis liczy się za pół; kreska to przedział 95 %.
deck-share = { $share } % z { $n }, z pewnością 95 % między { $low } a { $high } %
deck-few = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
   }, wygrane: { $won }
deck-others = inne talie
you-and = Ty i { $name }
you-met = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
   }: wygrane { $won }, przegrane { $lost }, remisy { $drawn }.
you-last = Ostatnia
profile-tournaments = Turnieje
tournament-place = miejsce { $place } z { $of }
tournament-in = uczestników: { $of }

## Szukanie partii
games-found = Partie
found-all = Wszystkie zakończone partie
found-all-text = Partie rankingowe i partie między ludźmi, o ile wolno je było oglądać.
found-yours = Twoje partie
found-search = Szukaj partii
found-example = Nazwy, talie, pola: deck:tidal against:stern turns>30
found-fields = Pola
found-fields-text = Każde zawęża listę; słowa w cudzysłowie należą do siebie.
found-field-game = z tej gry
found-field-deck = tą talią
found-field-against = przeciw tej talii albo komuś o tej nazwie
found-field-player = ktoś o tej nazwie
found-field-result = wygrana, przegrana albo remis
found-field-turns = dłuższe niż tyle; także < =
found-field-rated = rankingowe
found-field-format = w tym formacie
found-field-since = od tego dnia; until: do tego dnia
found-chips = Zawęź listę
found-any = Wszystkie gry
found-rated = Rankingowe
found-won = Wygrane
found-lost = Przegrane
found-count = { $n ->
    [0] Nie znaleziono żadnej partii.
    [one] Znaleziono { $n } partię{ $more ->
        [0] .
       *[other] , są też starsze.
    }
    [few] Znaleziono { $n } partie{ $more ->
        [0] .
       *[other] , są też starsze.
    }
   *[other] Znaleziono { $n } partii{ $more ->
        [0] .
       *[other] , są też starsze.
    }
}
found-none = Nie ma takiej partii.
found-none-yet = Nie ma jeszcze żadnej partii.
found-older = Starsze partie
found-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[other] { $n } tur
}
found-with = talia: { $deck }
found-own-deck = inna talia
found-winner = wygrana
found-drawn = remis
found-rating = ranking { $by }
found-analysis = analiza
found-analysis-of = Analiza: { $names }

## Rankingi
ladders = Rankingi
ladders-text = Kto gra partie rankingowe, stoi tu według tego, co wiadomo o sile gry; ± mówi, jak pewnie. Boty to kreski pomiędzy.
ladder-title = Ranking: { $ladder }
ladder-people = { $n ->
    [0] jeszcze nikogo
    [one] { $n } osoba
    [few] { $n } osoby
   *[other] { $n } osób
}
ladder-first = na czele: { $name }, { $rating }
ladder-you = ty: { $rating }
ladder-player = Gracz
ladder-rating = Ranking
ladder-games = Partie
ladder-results = Wygrane, remisy, przegrane
ladder-place = Miejsce
ladder-bot = bot
ladder-own = Ty
ladder-none = Niczyj ranking nie jest tu jeszcze ustalony.
ladder-early = Wstępnie
ladder-early-text = Za mało partii, by dużo powiedzieć; na górze ci, którzy grali ostatnio.
ladder-formats = Format
ladder-yours = Twoje miejsce: { $place } z { $of }, { $rating }.
ladder-yours-early = Twój ranking to tutaj { $rating }, wstępnie: { $n } z { $of } partii.

## Zakończona partia
game-players = Gracze
game-before = { $before }, po tej partii { $after }
game-share = Udostępnij
game-link = Kopiuj link
game-embed = Pokaż na innej stronie
game-embed-text = Wklej to do strony: pokaże partię i nic innego stąd.
game-embed-copy = Kopiuj to
game-private = Tę partię mogą oglądać tylko ci, którzy w niej grali.
game-open = Otwórz partię tutaj
game-framed = Zakończona partia
