# Słowa samej strony. Teksty kart, dziennik, odmowy i zasady przysyła serwer.

## Everywhere
list-comma = ,{" "}
close = Zamknij
save = Zapisz
saved = Zapisano.
send = Wyślij
menu = Menu
language = Język
theme = Motyw
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
your-name = Twoje imię
you = Ty
you-are = { $name } (to ty)
main-nav = Główne
back-to-table = Wróć do stołu
nav-play = Gra
nav-rules = Zasady
error-plain = Nie udało się. Spróbuj za chwilę.
error-offline = Serwer nie odpowiada.
loading = Chwileczkę…
lost-title = Tu nic nie ma.
lost-text = Ten adres nie prowadzi do żadnego stołu, zestawu ani zasady.

## The table
table = Stół
table-nav = Stół
side = Pytanie i dziennik
slip = O co pyta stół
log = Dziennik
latest = Co się właśnie stało
your-turn = Twoja kolej
playing = Gra teraz: { $name }
choosing = Wybiera: { $name }
turn-n = Tura { $n }
spectators-n = widzowie: { $n }
seat-one = Pierwsze miejsce
seat-two = Drugie miejsce
seat-bot = bot
seat-bot-plays = bot · { $name }
seat-here = przy stole
seat-away = poza stołem
clock-of = zostało { $time }
clock-left = zostało sekund: { $n }
card-unknown = Nieznana karta

## The slip
kind-move = Twój ruch
kind-wait = Czekamy
kind-undo = Cofnięcie
kind-end = Koniec partii
ask-wait = Chwileczkę, stół się rozkłada.
ask-waiting = Drugie miejsce jest wolne.
hint-waiting = Partia zacznie się, gdy ktoś usiądzie. Możesz odejść i wrócić.
hint-watching = Oglądasz ten stół.
hint-late = Widzisz to { $late } niż gracze.
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-asked = { $name } prosi o cofnięcie ruchu.
undo-allow = Zgoda
undo-refuse = Tym razem nie
undo-waiting = Prośba o cofnięcie wysłana. Czeka na zgodę: { $name }.
undo-far = { $what } Cofnąć?
undo-not = Zostaw
lesson = Pozycja z zasad
lesson-what = Tu można wypróbować zasadę, bez stawki: grasz obiema stronami, a U cofa.
lesson-what-four =
    Tu można wypróbować zasadę, bez stawki: grasz na wszystkich { $n ->
        [4] czterech
       *[other] { $n }
    } miejscach, a U cofa.
lesson-story = Tak wygląda to w zasadach
lesson-rule = otwórz tę zasadę
lesson-back = z powrotem do stołu
away-note = Chwilowo poza stołem: { $name }.
line-lost = Połączenie zerwane. Stolik czeka.
line-restart = Stolik uruchamia się ponownie; sam wróci.
once-more = Jeszcze raz
rematch-accept = Tak, jeszcze raz
rematch-wished = { $name } proponuje jeszcze jedną partię.
rematch-asked = Prośba o rewanż wysłana. Czeka na zgodę: { $name }.
to-replay = Powtórka
to-lobby = Do poczekalni
invite-hint = Wyślij ten link komuś znajomemu. Partia zacznie się, gdy usiądzie.
invite-alone = Ten link działa tylko na tym komputerze. Dla znajomych gdzie indziej uruchom Stolik z --host 0.0.0.0 i podaj im jego adres.
invite-link = Link z zaproszeniem
copy-link = Kopiuj link
copied = Skopiowano.
return-make = Zrób link powrotny
return-why = Przyda się, gdy ta przeglądarka straci twoje dane albo gdy zechcesz grać na innej: odzyskasz swoje miejsca i talie.
return-link = Twój link powrotny
return-note = Zachowaj go dla siebie: kto go otworzy, jest tobą. Działa raz, a nowy zastępuje ten.
return-title = Powrót
return-text = Ten link zamienia tę przeglądarkę w osobę, która go zrobiła, ze wszystkimi jej miejscami i taliami. To, co ma tu { $name }, zostaje z tyłu. Idź dalej tylko wtedy, gdy to twój własny link.
return-outside = Ten link zamienia tę przeglądarkę w osobę, która go zrobiła, ze wszystkimi jej miejscami i taliami. Idź dalej tylko wtedy, gdy to twój własny link.
return-enter = Wracam
return-not = Nie teraz
return-none = W tym linku nie ma klucza. Skopiuj go w całości z menu przeglądarki, która cię jeszcze pamięta.
door-invited = Tu wchodzi się z zaproszeniem
door-invited-text = Otwórz link od gospodarza albo zaproszenie do stołu od kogoś, kto już tu gra.
door-closed = Na razie nikt nowy tu nie wejdzie
door-closed-text = Gospodarz nikogo nowego teraz nie wpuszcza. Kto już tu był, gra dalej.
door-back = Jeśli to nie twój pierwszy raz, otwórz swój link powrotny.
door-read = Przeczytaj zasady:
enter-title = Masz zaproszenie
enter-text = Konta nie trzeba zakładać: ta przeglądarka cię zapamięta.
enter-go = Wchodzę
enter-inside = Ta przeglądarka jest już w środku, więc zaproszenie przyda się jeszcze komuś innemu.
enter-none = W tym linku nie ma zaproszenia. Skopiuj go w całości, tak jak przyszedł.
entrances-open = Sesje i tokeny
entrances-title = Sesje i tokeny
entrances-kept = Przechowujemy tu twoją nazwę, talie i partie. Żadnego adresu, także e-mail.
sessions-title = Gdzie masz otwarte sesje
sessions-note = Zakończona sesja zamyka się od razu: stół otwarty gdzie indziej gra dalej bez ciebie, jak przy zerwanym łączu. „Zakończ wszystkie inne” unieważnia też twój link powrotny.
device = { $browser }, { $system }
device-unknown = Jakaś przeglądarka lub program
since = od: { $date }
until = do: { $date }
used = ostatnio: { $date }
used-here = teraz, ta przeglądarka
used-never = jeszcze nieużywany
end = Zakończ
end-n = Zakończ: { $name }
end-this = Zakończ tutaj
end-this-sure = Zakończyć sesję tej przeglądarki?
end-this-text = Ta przeglądarka zapomni, kim jesteś. Bez linku powrotnego nie dostaniesz się już do swoich miejsc i talii.
end-not = Zostaw
end-others = Zakończ wszystkie inne
ended = zakończono
ended-n = Zakończono: { $name }
ended-none = Nie ma żadnej innej.
ended-others = { $n ->
    [one] Zakończono 1 sesję.
    [few] Zakończono { $n } sesje.
   *[many] Zakończono { $n } sesji.
}
ended-title = Twoja sesja się skończyła
ended-text = Została zakończona tutaj albo w innej przeglądarce, albo długo nikt jej nie używał. Jeśli nie usunięto konta, partie są zachowane, ale ta strona nie dostaje już odpowiedzi.
ended-back = Masz konto? Zaloguj się. Masz link powrotny? Otwórz go. Wszystko będzie jak przedtem.
ended-anew = Zacznij od nowa
tokens-title = Tokeny dla programów
tokens-note = Z tokenem twój program gra tu pod własną nazwą. Gdy token zakończysz, program zachowa swoje partie, a dla tej samej nazwy można utworzyć następny.
token-name = Nazwa programu
token-name-help = Od 2 do 24 liter bez znaków diakrytycznych, cyfr, - i _; pod tą nazwą inni wyzywają go na partię.
token-make = Utwórz token
token-made = Token dla { $name } jest gotowy; znajdziesz go niżej.
token-shown = Token dla { $name }
token-once = Zobaczysz go tylko teraz. Zachowaj go tam, gdzie znajdzie go twój program i nikt inny.
token-copy = Kopiuj token
token-past = wygasł: { $date }
token-renew = Przedłuż
token-renew-n = Przedłuż: { $name }
token-renewed = { $name }: ważny do { $date }.
why-not = Dlaczego nie?
open-rule = otwórz zasadę
show-me = Pokaż na stole

## Talk, menu, keys
talk-label = Powiedz coś
talk-hint = Powiedz coś przy stole
my-set = Mój zestaw
view-text = Wszystko, co widzisz, jako tekst
keys = Klawisze
keys-note = Pojedyncze klawisze można wyłączyć w menu. Żaden nie wymaga dwóch rąk.
leave = Odejdź od stołu
leave-note = Odchodząc, niczego nie tracisz: partia czeka, a wrócisz do niej z poczekalni.
leave-note-clock = Możesz odejść i wrócić do partii z poczekalni, ale zegar idzie przez ten czas dalej.
resign = Poddaj partię
resign-sure = Poddać partię?
resign-note = Wygrywa { $name }.
resign-note-team = Poddaje się cała twoja drużyna, wygrywają { $name }.
resign-note-many = Partia się kończy, a ty ją przegrywasz.
play-on = Gram dalej
key-esc = krok wstecz
key-space = czytaj kartę z bliska
key-name-space = Spacja
key-why = dlaczego tak nie można; gdy nic nie wskazujesz: ta lista
key-undo = cofnij albo poproś o cofnięcie
key-far = na drugą stronę
key-log = do dziennika
key-menu = menu
key-tab = z obszaru do obszaru

## Lobby
site-line = stół do gier karcianych i planszowych
sit-down = Siadaj.
which-game = W co gramy?
against-whom = Z kim?
foe-friend = Ze znajomym
foe-friend-note = dostajesz link do wysłania
foe-both = Oba miejsca
foe-both-note = grasz obiema stronami
play-bot = Graj z botem: { $name }
play-bots = Na pozostałych miejscach gra { $name }
play-friend = Rozłóż stół dla znajomego
play-both = Graj obiema stronami
play-all =
    Graj na wszystkich { $n ->
        [4] czterech
       *[other] { $n }
    } miejscach
laying = Stół się rozkłada…
laying-counter = Szukanie zestawu przeciw twojemu…
deck-drawn = Na los szczęścia
deck-counter = taki, który kontruje twój
deck-own = własnej roboty · { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
deck-comes = ze stołem
deck-bundled = ze stołem · { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
deck-all = Wszystkie talie
deck-look = Co jest w środku
deck-look-n = Co jest w: { $name }
deck-open = Otwórz w edytorze
deck-none-fits = Żadna z tych talii nie pasuje do ustawień.
deck-none-build = Zbuduj pasującą
as-preset = jak w wariancie
clock = Zegar
clock-none = bez zegara
clock-each = { $m } min + { $s } s na turę
clock-help = Czas biegnie tylko wtedy, gdy stół czeka na odpowiedź.
spectators-allowed = Widzowie mogą oglądać
lobby-side = Twoje stoły i linki
your-tables = Twoje stoły
no-tables = Teraz żadna partia nie trwa.
drop = Usuń
drop-n = Usuń: { $name }
drop-sure = Usunąć tę partię?
drop-text = Zniknie z twojej listy na zawsze. Pozostali, którzy w niej grali, zachowają ją u siebie.
drop-not = Zostaw
drawn-tables = { $n ->
    [one] 1 pozycja z zasad
    [few] { $n } pozycje z zasad
   *[many] { $n } pozycji z zasad
}
put-away = Odłóż
put-away-n = Odłóż: { $rule }
against = { $foes ->
    [one] przeciwnik: { $name }
   *[other] przeciwnicy: { $name }
}
with-against = partner: { $partner }, przeciwnicy: { $name }
table-waiting = jest jeszcze wolne miejsce
table-yours = Stół czeka na twoją odpowiedź
join-title = Dołącz przez link
join-label = Link do stołu albo kod
join-hint = link albo kod
join = Dołącz
join-invites = { $name } zaprasza.
join-watched = można oglądać
join-taken = Nie ma już wolnego miejsca.
join-sit = Siadaj
new-title = Jak się w to gra
new-text = Każda zasada otwiera się jako mała pozycja na stole.
first-lesson = Pierwsza pozycja
record-open = Otwórz zapis
record-bad = Ten plik nie jest zapisem partii.

## Sets
decks-own = Zbudowane przez ciebie
decks-bundled = Gotowe
deck-random = Wylosuj zestaw
deck-draft = szkic, jeszcze nie gra
stack-n = Stos { $n }
cards-n = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
delete = Usuń
delete-sure = Usunąć: { $name }?
keep = Zostaw
deck-text = Jako tekst
deck-text-read = Przejmij ten tekst
copy = Kopiuj
save-draft = Zapisz szkic
saved-draft = Zapisano jako szkic.
unsaved = Zmiany nie są jeszcze zapisane
save-and-leave = Zapisz i wyjdź
leave-unsaved = Wyjdź bez zapisywania
deck-back = Cofnij to
checking = Sprawdzanie…
problems-more = i jeszcze { $n }
coll-none = Żadna karta nie pasuje. Usunąć któryś filtr?
filters-clear = wyczyść filtry
search = Szukaj

## Replay
moves = Ruchy
timeline = Oś czasu
chart-label = Punkty w kolejnych turach. Teraz { $near } { $a }, { $far } { $b }.
chart-lead = przewaga, { $name }: { $n }
board-after = Plansza po turze { $n }
to-start = Na początek
step-back = Krok wstecz
step-on = Krok do przodu
to-end = Na koniec
passes-quiet = bez odpowiedzi
passes-after = bez dalszych odpowiedzi
passes-n = { $n ->
    [one] 1 pas
    [few] { $n } pasy
   *[many] { $n } pasów
}
passes-open = Pokaż kroki { $a }–{ $b } po kolei
passes-fold = Zwiń kroki { $a }–{ $b }
play = Odtwarzaj
pause = Pauza
play-from = Graj dalej stąd
play-from-title = Graj dalej od tury { $n }
play-from-step = Graj dalej od kroku { $n }
play-from-note = Pozycja trafia na nowy stół. Oglądana partia zostaje, jaka była.
copy-step = Kopiuj link do kroku { $n }
copy-turn = Kopiuj link do tury { $n }
result-won = Wygrywa { $name }, { $a } do { $b }
result-draw = remis, { $a } do { $b }

## Rules
rules-title = Zasady: { $game }
rules-lead = Każda zasada ma numer. Odmowy przy stole go podają, a wiele zasad otwiera się jako mała pozycja.
rules-all = Wszystkie zasady
rules-chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-search-hint = Szukaj albo numer
rules-hits = Zasady: { $n }
rules-none = Nie ma zasady { $id }.
rules-empty = Ta gra nie ma spisanych zasad.
rules-source = Skąd pochodzi
rules-steps = Sąsiednie
example-before = przed
example-after = po
example-table = stół
examples-more = { $n ->
    [one] Jeszcze jeden stół
    [few] Jeszcze { $n } stoły
   *[many] Jeszcze { $n } stołów
}
show-on-table = Pokaż na stole
show-n = Pokaż { $n }: { $title }

## Stoły gier karcianych
list-semi = ;{" "}
may-be-chosen = można wybrać
card-back = zakryta karta
card-turned = { $name }, zakryta
aside-card = odłożona: { $name }
aside-n = odłożone karty: { $n }
of-whom = {" "}({ $name })
lies-on = Ewoluował z:
deck = Talia
discard-of = Odrzucone: { $name }, { $n }
pile-empty = Nic tu nie ma.
tally-hand = ręka
tally-deck = talia
tally-discard = odrzucone
hand-of = { $n ->
    [one] Twoja ręka, 1 karta
    [few] Twoja ręka, { $n } karty
   *[other] Twoja ręka, { $n } kart
}
hand-empty = Ręka jest pusta.
copies = { $n } szt.
chosen-n = wybrano { $n }
tray = Karty do wyboru
tray-none = Żadna karta nie pasuje.
tray-empty = Nie ma tu żadnej karty.
back-n = Karta { $n }, zakryta
setting-up = Przygotowanie
ask-choose = Wybierz.
ask-sure = { $what }?
esc-lets-go = Esc cofa wybór
count-of = wybrano { $a } z { $b }
count-up-to = wybrano { $a }, można do { $b }
other-choice = Coś innego
nothing-to-do = Teraz nie może nic zrobić.
verbs = Co można zrobić
hint-hand = Wybierz w swojej ręce.
not-asked = { $name }: o tę kartę teraz nikt nie prosi.
hint-tray = Wybierz z wyłożonych kart.
choose-these = { $n ->
    [0] Wybierz
   *[other] Zatwierdź wybór ({ $n })
}
choose-this = Wybierz
choose-anew = Wybierz od nowa
how-much = skąd?
reckoning = Jak policzono obrażenia
reckon-damage = obrażenia
over-won = Wygrana. Jeszcze raz?
over-lost = Przegrana. Jeszcze raz?
over-draw = Remis. Jeszcze raz?
over-shared = Wspólne pierwsze miejsce. Jeszcze raz?
name-won = Wygrywa { $name }.
names-won = Wygrywają { $names }.
names-shared = Pierwsze miejsce dzielą { $names }.
nobody-won = Nikt nie wygrywa.
key-verbs = czynności z karteczki
key-walk = od karty do karty w strefie
key-choose = wybierz; drugi raz: potwierdź
key-search = szukaj wśród wyłożonych kart
key-cards = do ręki albo do wyłożonych kart
step-n = Krok { $n } z { $of }
result-drawn = remis
which-deck = Jaką talią?
other-deck = Talia przeciwnika
deck-build = Zbuduj talię
decks-title = Twoje talie
deck-new = Nowa talia
decks-none = Jeszcze żadnej. Zbuduj ją albo wklej listę.
deck-play = Graj nią
deck-text-hint = Wypisz tę talię, żeby ją skopiować, albo wklej inną i przejmij ją.
deck-text-write = Wypisz tę talię
nav-decks = Talie

## Edytor talii
deck-editor = edytor talii
deck-name = Nazwa talii
untitled-deck = Moja talia
pool = Wszystkie karty
query-unknown = Nieznane: { $list }. Można szukać według: { $known }.
filter-kinds = Rodzaj
filter-sets = Zestaw
in-deck = w talii: { $n }
more-cards = Pokaż jeszcze { $n }
read-card = Czytaj: { $name }
one-more = O jedną więcej: { $name }
one-fewer = O jedną mniej: { $name }
deck-ready = Kart: { $n }. Można grać.
deck-stats = Jak dobiera
part-none = jeszcze nic
stat-opening = Ręka początkowa
stat-deal = Rozdaj rękę
stat-parts = Z czego się składa

## Tables of four
list-and = {" "}i{" "}
to-team = (do drużyny)
invite-hint-four = Każde wolne miejsce ma własny link. Partia zaczyna się, gdy wszyscy usiądą.
invite-others = Partia zaczyna się, gdy wszyscy usiądą.
invite-link-seat = Link na miejsce { $seat }
seat-free = jeszcze wolne
ask-waiting-four = Stół czeka na graczy.
hint-waiting-four = Partia zacznie się, gdy wszystkie miejsca będą zajęte. Można wyjść i wrócić.
talk-to = Kto to usłyszy
talk-team = Drużyna
talk-all = Wszyscy
talk-hint-team = Powiedz coś tylko do { $name }
who-sits = Kto gdzie siedzi?
who-sits-note = Miejsca A i C to jedna drużyna, B i D druga. Grają na przemian, zaczyna jedna albo druga.
who-sits-alone = Każdy gra dla siebie.
who-sits-together = Kto jest w jednej ramce, gra razem.
team-of = Drużyna { $seats }
chair-who = Kto siedzi na miejscu { $seat }
chair-me = Ja
chair-friend = Znajomy, przez link
chair-bot = Komputer: { $name }
chair-friend-note = przyniesie talię
chair-deck = Talia na miejscu { $seat }
chair-mine = gra talią wybraną niżej
chairs-none = Zajmij choć jedno miejsce.
chairs-both =
    Graj w jednej drużynie albo zajmij wszystkie { $n ->
        [4] cztery miejsca
       *[other] miejsca ({ $n })
    }.
chairs-some = Zajmij jedno miejsce albo wszystkie.
play-four = Nakryj stół
play-friends = Nakryj stół i zaproś
join-seat = Usiądziesz na miejscu { $seat }.
join-mate = Partner: { $name }.
join-foes = Przeciwnicy: { $names }.
deal-ask = Czy rozdanie było uczciwe?
deal-back = Wróć do powtórki
deal-result = Wynik sprawdzenia
deal-fair = To rozdanie było uczciwe.
deal-fair-luck = Los tego rozdania był uczciwy.
deal-agree = Zapis zgadza się sam ze sobą.
deal-playing = Partia jest rozgrywana od nowa …
deal-unfair = To rozdanie nie było uczciwe.
deal-unshown = Nie da się tego wykazać.
deal-fair-text = Nikt nie mógł wybrać kart: ani serwer, ani żaden z graczy.
deal-fair-luck-text = Nikt nie mógł go wybrać: ani serwer, ani żaden z graczy. Nie dało się tu sprawdzić, czy każda karta z niego wynika; sprawdza to polecenie.
deal-agree-text = Partia wynika z jego liczb. Czy są to liczby tego stołu, wie tylko ten, kto przy nim był: tej przeglądarce nie pokazano żadnej jego pieczęci.
deal-playing-text = Liczby się zgadzają. Teraz twoja przeglądarka rozgrywa z nich partię według zasad. Za pierwszym razem pobiera do tego Pythona, 6 MB.
deal-closed = { $n ->
    [one] Jedna karta, której nie było widać, pozostaje zakryta.
    [few] { $n } karty, których nie było widać, pozostają zakryte.
   *[other] { $n } kart, których nie było widać, pozostaje zakrytych.
}
deal-player = Gracz { $n }
deal-no-deal = Przed rozdaniem kart nic nie zapieczętowano.
deal-position = Ta partia zaczęła się od pozycji, nie od rozdania.
deal-form = To rozdanie zapisano w postaci, której ta strona nie zna.
deal-no-part = Przeglądarka gracza { $name } nic nie dodała. Serwer mógł wybrać karty; nie da się wykazać, że tego nie zrobił.
deal-no-part-own = Twoja przeglądarka nic nie dodała. Serwer mógł wybrać karty; nie da się wykazać, że tego nie zrobił.
deal-closed-part = Przeglądarka gracza { $name } zapieczętowała swoją część i nie otworzyła jej na czas. Wystarczy do tego zerwane połączenie.
deal-closed-part-own = Twoja przeglądarka zapieczętowała swoją część i nie otworzyła jej na czas. Wystarczy do tego zerwane połączenie.
deal-terms = Zapieczętowano coś z innej partii.
deal-deck = Talia gracza { $name } nie jest tą, którą zapieczętowano.
deal-part = Część gracza { $name } nie pasuje do swojej pieczęci.
deal-seal = Zmieniono pieczęć z kroku 1 albo coś, co ona wiąże.
deal-secret = Otwarto inny sekret: pieczęć z kroku 1 nie pasuje.
deal-seed = Los tej partii nie wynika z sekretu i z części graczy.
deal-again = Po cofnięciu, przy wpisie { $n } zapisu, los poszedł dalej od liczby, która z nich nie wynika.
deal-other-seal = Przed pierwszą kartą ta przeglądarka zobaczyła inną pieczęć niż ta w zapisie.
deal-left-out = Serwer pominął to, co zapieczętowała twoja przeglądarka.
deal-played = Przy wpisie { $n } zapisu partia wypada inaczej, niż mówi zapis.
deal-shown = W pozycji { $n } tej przeglądarce pokazano co innego, niż wynika z liczb.
deal-when-1 = przed pierwszą kartą
deal-step-1 = Serwer zapieczętował sekret
deal-step-1-text = Jego pieczęć pokazano wszystkim przy stole. Nie da się jej otworzyć ani później zmienić.
deal-when-2 = potem
deal-step-2 = Każda przeglądarka dodała własną część
deal-step-2-text = Też wcześniej zapieczętowaną; otwarto ją dopiero, gdy leżały już wszystkie pieczęcie.
deal-when-3 = rozdanie
deal-step-3 = Z nich wszystkich powstał każdy tas i rzut monetą
deal-step-3-text = Wystarczy zmienić jedną, a wszystkie karty wypadną inaczej.
deal-when-4 = po ostatnim ruchu
deal-step-4 = Sekret otwarto
deal-step-4-text = Zapieczętowany tu ponownie, musi dać pieczęć z kroku 1.
deal-checked = Co sprawdzono
deal-agrees = zgadza się
deal-differs = nie zgadza się
deal-check-seal = sekret i wszystko, co ustalono, pasuje do pieczęci serwera
deal-check-parts = części graczy zgodne z pieczęciami: { $n }
deal-check-decks = talie zgodne z pieczęciami: { $n }
deal-check-seed = los partii wynika z sekretu i z części graczy
deal-check-again = los po cofnięciach też z nich wynika; cofnięć: { $n } – kto grał, ten wie, czy było ich tyle
deal-check-kept = to pieczęć, którą ta przeglądarka zobaczyła przed pierwszą kartą
deal-check-kept-later = to pieczęć, którą ta przeglądarka zobaczyła w trakcie gry
deal-check-not-kept = tej przeglądarki przy tym nie było i nie ma ona pieczęci do porównania
deal-check-own = jest wśród nich część tej przeglądarki
deal-check-played = rozegrana od nowa według zasad, partia wypada tak jak w zapisie, wpis po wpisie: { $n }
deal-check-shown = widać w niej to, co ta przeglądarka widziała podczas gry; porównane pozycje: { $n }
deal-check-apart = pozycje, których nie da się porównać, bo cofnięto je, gdy ta strona była zamknięta, albo zasady są nowsze: { $n }
deal-check-unseen = ta przeglądarka nie przechowała nic z tego, co pokazano podczas gry
deal-check-unplayed = partii nie rozegrano od nowa: ta przeglądarka tego nie potrafi albo zasady i karty są tu inne
deal-check-again-here = Sprawdź ponownie, tutaj
deal-checked-n = Sprawdzono razy: { $n }, wynik ten sam.
deal-more = Więcej o sprawdzeniu
deal-found = Wszystko, co znaleziono
deal-what = Co sprawdza ta strona
deal-what-text = Twoja przeglądarka liczy liczby z zapisu od nowa i porównuje je z tym, co przechowuje od chwili przed pierwszą kartą. Potem rozgrywa z nich całą partię według zasad i porównuje każdą pozycję z tą, którą jej pokazano. Od serwera pobiera tylko zapis i potrzebne do tego programy.
deal-took = Rozegranie zajęło { $seconds } s.
deal-elsewhere = Sprawdź gdzie indziej
deal-elsewhere-text = Zachowaj zapis i sprawdź go w terminalu własnym Stolikiem:
deal-numbers = Liczby w całości
deal-number-table = Stół
deal-number-seal = Pieczęć serwera
deal-number-version = Wersja zasad
deal-number-secret = Sekret serwera
deal-number-part-seal = Pieczęć: { $name }
deal-number-part = Część: { $name }
deal-number-deck = Pieczęć talii: { $name }
deal-number-salt = Sól talii: { $name }
deal-number-seed = Ziarno losu partii
deal-limits = Czego to nie wykaże
deal-limits-text = Że serwer zdradził komuś zakrytą kartę, że dwoje graczy pokazało sobie swoje albo że ktoś grał z pomocą programu.
