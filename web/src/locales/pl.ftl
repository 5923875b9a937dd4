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
nav-decks = Zestawy
nav-rules = Zasady
error-plain = Nie udało się. Spróbuj za chwilę.
error-offline = Serwer nie odpowiada.
loading = Chwileczkę…
lost-title = Tu nic nie ma.
lost-text = Ten adres nie prowadzi do żadnego stołu, zestawu ani zasady.

## The table
table = Stół
table-nav = Stół
board = Plansza 6 na 6
score = Wynik
side = Pytanie i dziennik
slip = O co pyta stół
log = Dziennik
latest = Co się właśnie stało
your-turn = Twoja kolej
playing = Gra teraz: { $name }
choosing = Wybiera: { $name }
turn-n = Tura { $n }
turn-step = Tura { $n } · postaw jeden żeton
turn-step-short = { $n } · postaw jeden żeton
to-limit = do { $n }
turns-at-most = najwyżej { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[many] { $n } tur
}
goal = do { $n } albo do pełnej planszy
goal-board = do pełnej planszy
growth-a-turn = +{ $n } na turę
pending-bonus = następny żeton +{ $n }
pending-extra = { $n ->
    [one] { $n } dodatkowa tura
    [few] { $n } dodatkowe tury
   *[many] { $n } dodatkowych tur
}
spectators-n = widzowie: { $n }
seat-one = Pierwsze miejsce
seat-two = Drugie miejsce
seat-bot = bot
seat-here = przy stole
seat-away = poza stołem
clock-of = zostało { $time }
clock-left = zostało sekund: { $n }
far-tops = Karty na wierzchu: { $name }
far-hidden = Co leży pod kartami gracza { $name }, jest zakryte.
your-stacks = Twoje cztery stosy
stack-n = Stos { $n }
stack-card = Stos { $n }: { $card }
next-card = dalej: { $card }
card-label = { $name }, wartość { $value }
card-unknown = Nieznana karta
cell-empty = { $cell }, puste
cell-open = { $cell }, puste; można tu postawić żeton
cell-token = { $mine ->
    [yes] { $cell }, twój żeton, wartość { $value }
   *[no] { $cell }, żeton gracza { $owner }, wartość { $value }
}
cell-boost = wzmocnienie { $boost }
cell-preview = { $cell }, puste. { $card } tutaj: { $near } plus { $nearPlus }, { $far } plus { $farPlus }.
reckon-region = Co zrobi ten ruch
reckon-title = Jeśli { $card } stanie na { $cell }
reckon-next = Następna tura: { $near } +{ $nearPlus }, { $far } +{ $farPlus }.

## The slip
kind-move = Twój ruch
kind-wait = Czekamy
kind-undo = Cofnięcie
kind-end = Koniec partii
step-of = { $a } z { $b }
ask-card = Wybierz kartę.
ask-card-named = { $name }: wybierz kartę.
card-first = Najpierw wybierz kartę.
ask-field = Wybierz pole.
ask-lay = { $card } na { $cell }?
ask-wait = Chwileczkę, stół się rozkłada.
ask-waiting = Drugie miejsce jest wolne.
hint-card = Jedną z czterech kart na wierzchu.
hint-card-keys = Działają też klawisze 1–4.
hint-field = { $card }: każde pole ze złotym rombem. Skutek widać, zanim się liczy.
hint-confirm = Strzałki próbują innego pola, 1–4 innej karty. Nic nie zostaje wysłane, dopóki żeton nie stanie.
hint-waiting = Partia zacznie się, gdy ktoś usiądzie. Możesz odejść i wrócić.
hint-watching = Oglądasz ten stół.
lay-it = Postaw
other-field = Inne pole
other-card = Inna karta
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
lesson-what-four = Tu można wypróbować zasadę, bez stawki: grasz na wszystkich czterech miejscach, a U cofa.
lesson-story = Tak wygląda to w zasadach
lesson-rule = otwórz tę zasadę
lesson-back = z powrotem do stołu
away-note = Chwilowo poza stołem: { $name }.
line-lost = Połączenie zerwane. Stolik czeka.
end-won = Wygrana, { $a } do { $b }. Jeszcze raz?
end-lost = Przegrana, { $a } do { $b }. Jeszcze raz?
end-draw = Remis, { $a } do { $b }. Jeszcze raz?
end-name-won = Wygrywa { $name }, { $a } do { $b }.
once-more = Jeszcze raz
rematch-accept = Tak, jeszcze raz
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
return-enter = Wracam
return-not = Nie teraz
return-none = W tym linku nie ma klucza. Skopiuj go w całości z menu przeglądarki, która cię jeszcze pamięta.
why-not = Dlaczego nie?
open-rule = otwórz zasadę
show-me = Pokaż na stole

## Talk, menu, keys
talk-label = Powiedz coś
talk-hint = Powiedz coś przy stole
my-set = Mój zestaw
my-set-note = Pierwsza karta stosu leży na wierzchu. Zagrana karta idzie na spód swojego stosu.
setting-confirm = Pytaj, zanim żeton stanie
setting-confirm-pk = Pytaj przed atakiem, wycofaniem, Poké-Powerem i końcem tury
setting-keys = Pojedyncze klawisze (1–4, U, B, L …)
setting-keys-pk = Pojedyncze klawisze (1–9, E, R, U, L …)
keys = Klawisze
keys-note = Pojedyncze klawisze można wyłączyć w menu. Żaden nie wymaga dwóch rąk.
leave = Odejdź od stołu
leave-note = Odchodząc, niczego nie tracisz: partia czeka, a wrócisz do niej z poczekalni.
resign = Poddaj partię
resign-sure = Poddać partię?
resign-note = Wygrywa { $name }.
resign-note-team = Poddaje się cała twoja drużyna, wygrywają { $name }.
play-on = Gram dalej
key-stacks = wybierz stos albo inny
key-arrows = po planszy albo wzdłuż kart
key-enter = wybierz; na wybranym polu: postaw
key-esc = krok wstecz
key-space = czytaj kartę z bliska
key-name-space = Spacja
key-why = dlaczego nie? Bez wskazania: ta lista
key-undo = cofnij albo poproś o cofnięcie
key-board = na planszę
key-hand = do swoich stosów
key-far = na drugą stronę
key-log = do dziennika
key-set = przejrzyj swój zestaw
key-menu = menu
key-tab = z obszaru do obszaru

## Cards
filter-value = Wartość
filter-ability = Umiejętność
filter-type = Typ

## Lobby
site-line = stół do gier karcianych i planszowych
sit-down = Siadaj.
which-game = W co gramy?
tb-line = dwie osoby, 15 minut
tb-more = Stawiaj żetony z czterech stosów na planszy 6×6. Co turę punktuje każdy żeton.
against-whom = Z kim?
which-set = Jakim zestawem?
foe-friend = Ze znajomym
foe-friend-note = dostajesz link do wysłania
foe-both = Oba miejsca
foe-both-note = grasz obiema stronami
play-bot = Graj z botem: { $name }
play-bots = Na pozostałych miejscach gra { $name }
play-friend = Rozłóż stół dla znajomego
play-both = Graj obiema stronami
play-all = Graj na wszystkich czterech miejscach
laying = Stół się rozkłada…
laying-counter = Szukanie zestawu przeciw twojemu…
no-account = bez zakładania konta
deck-drawn = Na los szczęścia
deck-counter = taki, który kontruje twój
deck-drawn-note = 12 kart, które do siebie pasują
deck-own = twoje · { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
deck-bundled = ze stołem · { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
deck-all = Wszystkie zestawy
deck-all-pk = Wszystkie talie
deck-all-note = jeszcze { $n }
deck-build = Zbuduj zestaw
deck-build-note = albo wklej gotowy spis
deck-look = Co w niej jest
deck-look-n = Co jest w: { $name }
deck-open = Otwórz w edytorze
deck-none-fits = Żadna z tych talii nie pasuje do ustawień.
deck-none-build = Zbuduj pasującą
more-options = limity, zasady, zegar, widzowie
as-preset = jak w wariancie
other-set = Zestaw przeciwnika
clock = Zegar
clock-none = bez zegara
clock-each = { $m } min + { $s } s na turę
clock-help = Czas biegnie tylko wtedy, gdy stół czeka na odpowiedź.
spectators-allowed = Widzowie mogą oglądać
lobby-side = Twoje stoły i linki
your-tables = Twoje stoły
no-tables = Teraz żadna partia nie trwa.
over-tables = Zakończone
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
join-taken = Nie ma już wolnego miejsca.
join-sit = Siadaj
new-title = Pierwszy raz?
new-text = Każda zasada otwiera się jako mała pozycja na stole.
first-lesson = Pierwsza pozycja
record-open = Otwórz zapis
record-bad = Ten plik nie jest zapisem partii.

## Sets
decks-title = Twoje zestawy
decks-text = Cztery stosy, w każdym od dwóch do pięciu kart, w wybranej kolejności.
decks-own = Zbudowane przez ciebie
decks-none = Jeszcze żadnego. Zacznij od pustego albo od losowego.
decks-bundled = Ze stołem
deck-new = Nowy zestaw
deck-random = Wylosuj zestaw
deck-draft = szkic, jeszcze nie gra
cards-n = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
delete = Usuń
delete-sure = Usunąć: { $name }?
keep = Zostaw
editor-title = edytor zestawów
deck-name = Nazwa zestawu
untitled = Mój zestaw
deck-text = Jako tekst
deck-text-hint = Wypisz ten zestaw, żeby go skopiować, albo wklej inny i przejmij go.
deck-text-write = Wypisz ten zestaw
deck-text-read = Przejmij ten tekst
copy = Kopiuj
save-draft = Zapisz szkic
saved-draft = Zapisano jako szkic.
deck-region = Zestaw, cztery stosy
deck-plays = Tym zestawem można grać: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}.
deck-play = Graj nim
deck-back = Cofnij to
checking = Sprawdzanie…
problems-more = i jeszcze { $n }
lane-count = { $n } z 2–5
lane-card = { $at } z { $of }: { $card }
lane-acts = Przestaw tę kartę
lane-up = W górę
lane-down = W dół
lane-remove = Wyjmij z zestawu
lane-drop = tu połóż kartę
collection = Kolekcja
coll-count = { $n } z { $of ->
    [one] { $of } karty
   *[many] { $of } kart
}
coll-none = Żadna karta nie pasuje. Usunąć któryś filtr?
coll-used = { $card }; w stosie { $n }
filters-clear = wyczyść filtry
filter-area = Obszar
filter-area-has = Obszar zawiera
search = Szukaj
in-stack = w stosie { $n }
put-in = Włóż do stosu
put-in-n = Do stosu { $n }
pages = Strony
page-n = Strona { $n }
editor-hint = Przeciągnij kartę na stos albo wybierz ją i naciśnij 1–4. Alt ze strzałkami przestawia kartę w zestawie.

## Replay
moves = Ruchy
timeline = Oś czasu
chart-label = Punkty w kolejnych turach. Teraz { $near } { $a }, { $far } { $b }.
chart-lead = przewaga, { $name }: { $n }
board-after = Plansza po turze { $n }
turn-of = z { $n }
to-start = Na początek
step-back = Krok wstecz
step-on = Krok do przodu
to-end = Na koniec
passes-n = { $n ->
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
rules-letters = Litery w tych zasadach to kolejność gry: A i C to drużyna zaczynająca, B i D druga, a T1, T2 … to kolejne tury. Przy stole litery oznaczają miejsca i zacząć może także B albo D.
rules-all = Wszystkie zasady
rules-chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-search-hint = Szukaj albo wpisz numer
rules-hits = Zasady: { $n }
rules-none = Nie ma zasady { $id }.
rules-source = Skąd pochodzi
rules-steps = Sąsiednie
example-before = przed
example-after = po
example-table = stół
example-score = X { $a }, O { $b }
examples-more = { $n ->
    [one] Jeszcze jeden stół
    [few] Jeszcze { $n } stoły
   *[many] Jeszcze { $n } stołów
}
show-on-table = Pokaż na stole
show-n = Pokaż { $n }: { $title }

## Stół Pokémonów
type-grass = trawiasta
type-fire = ognista
type-water = wodna
type-lightning = elektryczna
type-psychic = psychiczna
type-fighting = walcząca
type-darkness = mroczna
type-metal = metalowa
type-colorless = bezbarwna
type-any = dowolnego typu
n-of-type = { $type } ×{ $n }
list-semi = ;{" "}
none = brak
stage-basic = podstawowy
stage-1 = etap 1
stage-2 = etap 2
stage-level-up = LV.X
stage-trainer = karta Trenera
stage-supporter = supporter
stage-stadium = stadion
stage-tool = narzędzie
stage-machine = maszyna techniczna
stage-fossil = skamieniałość
stage-basic-energy = podstawowa energia
stage-special-energy = specjalna energia
asleep = uśpiony
confused = oszołomiony
paralyzed = sparaliżowany
poisoned = otruty
burned = podpalony
does-asleep = nie może atakować ani się wycofać. Między turami właściciel rzuca monetą: orzeł budzi.
does-confused = gdy atakuje, rzuca się monetą: reszka to atak nieudany i 30 obrażeń dla niego samego.
does-paralyzed = nie może atakować ani się wycofać; mija po następnej turze właściciela.
does-poisoned = między turami otrzymuje { $n } obrażeń.
does-burned = między turami właściciel rzuca monetą: reszka to 20 obrażeń.
hp-n = { $n } HP
hp-of = { $left } z { $hp } HP
evolves-from = ewoluuje z: { $name }
energy-list = energia: { $list }
energy-none = bez energii
new-this-turn = nowy w tej turze
new-short = nowy
may-be-chosen = można wybrać
mon-hidden = zakryty Pokémon
card-back = zakryta karta
effects-n = { $n ->
    [one] 1 efekt
    [few] { $n } efekty
   *[other] { $n } efektów
}
of-whom = {" "}({ $name })
costs = koszt: { $list }
costs-nothing = nie kosztuje energii
cost = Koszt
missing = brakuje: { $list }
missing-short = brakuje
power-used = użyto w tej turze
weak = słabość
weakness = Słabość
resists = odporność
resistance = Odporność
retreat = wycofanie
retreat-free = wycofanie darmowe
retreat-not = Bez wycofania: dlaczego?
retreat-cost = Koszt wycofania
attached = Dołączone:
lies-on = Ewoluował z:
bench-of = Ławka: { $name }, { $n } z { $of }
active-of = Aktywny Pokémon: { $name }
active-none = nie ma aktywnego Pokémona
piles-of = Talia i odrzucone: { $name }
prizes-of = Nagrody: { $name }, zostało { $n }
prizes-left = Nagrody · { $n }
prize-n = Nagroda { $n } z { $of }
stadium-zone = Stadion
stadium-of = Stadion: { $card }, { $name }
stadium-whose = stadion · { $name }
slot-free = wolne
slot-here = wystaw tutaj
deck = Talia
deck-n = { $n ->
    [one] Talia, 1 karta
    [few] Talia, { $n } karty
   *[other] Talia, { $n } kart
}
discard = Odrzucone
discard-n = { $n ->
    [one] Odrzucone, 1 karta, na wierzchu { $top }
    [few] Odrzucone, { $n } karty, na wierzchu { $top }
   *[other] Odrzucone, { $n } kart, na wierzchu { $top }
}
discard-none = Odrzucone, pusto
discard-of = Odrzucone: { $name }, { $n }
lost-n = Strefa Lost { $n }
lost-of = Strefa Lost: { $name }, { $n }
pile-empty = Nic tu nie ma.
tally-hand = ręka
tally-deck = talia
tally-prizes = Nagrody
tally-discard = odrzucone
used-energy = energia: dołączona
free-energy = energia: jeszcze nie
used-supporter = supporter: zagrany
free-supporter = supporter: jeszcze nie
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
heads = Orzeł
tails = Reszka
heads-of = orły: { $n } z { $of }
setting-up = Przygotowanie
sudden-death = nagła śmierć
format-double = dwa aktywne Pokémony
format-half = pół talii
format-sun-moon = Sun & Moon
ask-turn = Co robisz?
ask-choose = Wybierz.
ask-sure = { $what }?
ask-hand = Gdzie ma trafić { $name }?
ask-play = Zagrać { $name }?
ask-retreat = { $n ->
    [0] { $what }? Nic nie kosztuje.
    [one] { $what }? Koszt: 1 energia.
    [few] { $what }? Koszt: { $n } energie.
   *[other] { $what }? Koszt: { $n } energii.
}
ask-mon = Co robi { $name }?
esc-lets-go = Esc cofa wybór
count-of = wybrano { $a } z { $b }
count-up-to = wybrano { $a }, można do { $b }
other-choice = Coś innego
nothing-to-do = Teraz nie może nic zrobić.
verbs = Co można zrobić
hint-target = Wybierz oświetlone miejsce albo przenieś tam kartę.
hint-turn = Wybierz kartę z ręki albo jedną z tych czynności.
hint-hand = Wybierz w swojej ręce.
only-basics = Teraz wystawia się tylko podstawowe Pokémony. Resztę ręki zagrasz w swoich turach.
not-asked = { $name }: o tę kartę teraz nikt nie prosi.
hint-table = Wybierz na stole.
hint-tray = Wybierz z wyłożonych kart.
choose-none = Niczego nie wybieraj
choose-these = { $n ->
    [0] Wybierz
   *[other] Zatwierdź wybór ({ $n })
}
choose-this = Wybierz
choose-anew = Wybierz od nowa
cut-n = Zdejmij kart: { $n }
cut-it = Przełóż
cases = obrażenia: { $list }
cases-or = {" "}albo{" "}
on-name = { $name }: { $n }
attack-on = { $attack } → { $name }
hit-on = { $name }: { $n } obrażeń
hit-how = { $n } obrażeń: jak to policzono
how-much = skąd?
reckoning-points = Skąd tyle punktów budowy
reckoning = Jak policzono obrażenia
reckon-base = na karcie
reckon-more = więcej
reckon-less = mniej
reckon-times = liczone tyle razy
reckon-weakness = słabość
reckon-resistance = odporność
reckon-prevented = zapobieżono
reckon-damage = obrażenia
pk-won = Wygrana. Jeszcze raz?
pk-lost = Przegrana. Jeszcze raz?
pk-draw = Remis. Jeszcze raz?
pk-name-won = Wygrywa { $name }.
key-verbs = czynności z karteczki
key-walk = od karty do karty w strefie
key-choose = wybierz; drugi raz: potwierdź
key-end = zakończ turę
key-retreat = wycofaj
key-search = szukaj wśród wyłożonych kart
key-active = do swojego aktywnego Pokémona
key-cards = do ręki albo do wyłożonych kart
step-n = Krok { $n } z { $of }
pk-drawn = remis
pk-line = dla dwojga, pół godziny
pk-more = Talie tematyczne z lat 2005–2009 i 2017–2019: ewoluuj, dołączaj energię, atakuj, zbierz sześć Nagród.
which-deck = Jaką talią?
other-deck = Talia przeciwnika
deck-build-pk = Zbuduj talię
decks-title-pk = Twoje talie
decks-text-pk = 60 kart, najwyżej cztery o tej samej nazwie, podstawowych energii dowolnie wiele.
deck-new-pk = Nowa talia
decks-none-pk = Jeszcze żadnej. Zbuduj ją albo wklej listę.
deck-play-pk = Graj nią
deck-text-hint-pk = Wypisz tę talię, żeby ją skopiować, albo wklej inną i przejmij ją.
deck-text-write-pk = Wypisz tę talię
nav-decks-pk = Talie

## Edytor talii
deck-editor = edytor talii
deck-name-pk = Nazwa talii
untitled-deck = Moja talia
pool = Wszystkie karty
query-unknown = Nieznane: { $list }. Można szukać według: { $known }.
pool-hint = Słowa albo type:fire hp>=100 stage:2 text:burned
pool-hint-sw = Słowa albo side:dark kind:character cost<=4 text:unik
filter-types = Typ
filter-kinds = Rodzaj
filter-sets = Zestaw
filter-sides = Strona Mocy
filter-keywords = Słowo kluczowe
filter-any = { $name }: wszystkie
in-deck = w talii: { $n }
more-cards = Pokaż jeszcze { $n }
read-card = Czytaj: { $name }
one-more = O jedną więcej: { $name }
one-fewer = O jedną mniej: { $name }
deck-ready = Kart: { $n }. Można grać.
deck-for-half = Pół talii: 30 kart, 3 Nagrody.
deck-for-sun-moon = Talia ery Sun & Moon: 60 kart.
deck-stats = Jak dobiera
part-pokemon = Pokémony
part-trainers = Trenerzy
part-energy = Energia
part-none = jeszcze nic
stat-costs = Koszt ataków
stat-costs-label = Ataki według liczby energii: { $list }
stat-costs-note = Potrzebna energia; liczy się każda kopia.
stat-opening = Ręka początkowa
stat-holds-basic = ma podstawowego Pokémona
stat-basics = Podstawowych: { $n } z { $of }.
stat-holds-energy = { $share } ma energię.
stat-deal = Rozdaj rękę
stat-parts = Z czego się składa
stat-arenas = Jednostki według aren
stat-arenas-note = Co najmniej { $n } na arenę i najwyżej dwa razy tyle, co na inną.
stat-missing = brakuje: { $n }
stat-over = za dużo: { $n }
stat-build = Koszty budowy
stat-build-label = Karty według kosztu budowy: { $list }
stat-build-note = Liczy się każda kopia; karty bitewne go nie mają.
stat-units-drawn = Jednostek w ręce z { $of } kart: średnio { $n }.
side-both = Karty obu stron Mocy
side-none = Tylko karty neutralne
will-be-out = { $name }: nokaut.
will-have = { $name }: zostaje { $n } HP.
luck-decides = Decyduje los.

## The Star Wars table
force = Moc
force-n = Moc: { $n }
build-points = punkty budowy
cost-n = koszt { $n }
stat-speed = Prędkość
stat-power = Siła
stat-health = Wytrzymałość
stats = prędkość { $speed }, siła { $power }, wytrzymałość { $health }
stats-now = prędkość { $speed }, siła { $power }, wytrzymałość { $left } z { $health }
now = Teraz
side-dark = Ciemna Strona
side-light = Jasna Strona
side-neutral = Neutralna
sw-kind-space = Kosmos
sw-kind-ground = Ziemia
sw-kind-character = Postać
sw-kind-battle = Bitewna
sw-kind-mission = Misja
sw-kind-location = Lokacja
arenas = Areny
arena-space = Kosmos
arena-ground = Ziemia
arena-character = Postacie
arena-in-battle = { $name }, trwa bitwa
arena-held = kontroluje ją { $name }
arena-yours = kontrolujesz ją
arena-contested = sporna
arena-empty = pusta
arena-done = po bitwie
arena-now = etap bitwy
arena-next = następna
units-of = { $name }, jednostek: { $n }
location = Lokacja
pilot = Pilot
pilot-on = Pilot: { $name }
tapped = tapnięta
untapped = odtapowana
retreated = wycofana
face-down = zakryta
stacked-n = stos kart: { $n }
counters-n = żetony budowy: { $n }
counters-of = żetony budowy: { $n } z { $of }
builds = { $name }: strefa budowy
zone-empty = nic
fray = Co się rozstrzyga
mode-bombard = Bombardowanie
mode-ion = Działo jonowe
roll-build = Rzut na punkty budowy
roll-effect = Rzut
disrupted = przerwana: bez efektu
being-played = jest zagrywana
die-hit = { $n }, trafienie
die-miss = { $n }, pudło
hits-n = Trafienia: { $n }.
critical-n = Trafienie krytyczne: jeszcze { $n }.
dice-to-come = Kości jeszcze nie padły.
may-reroll = Te kości można jeszcze przerzucić.
about-to-land = zaraz trafi
about-to-land-on = zaraz trafi: { $name }
happens-here = coś się tu dzieje
speed-order = Kolejność prędkości
speed-order-of = Kolejność prędkości, { $name }
have-acted = po ruchu: { $n }
and-more = jeszcze { $n }
yours-to-answer = Odpowiadasz ty
waits-open = { $name } może jeszcze coś zagrać albo spasować.
waits-reroll = { $name } może jeszcze przerzucić kości.
waits-prevent = { $name } może jeszcze temu zapobiec.
waits-disrupt = { $name } może jeszcze przerwać tę kartę.
step-build = budowa
step-retreat = wycofanie
step-space = Kosmos
step-ground = Ziemia
step-character = Postacie
ask-what-with = Co robi { $name }?
hint-units = Wybierz na stole.
hint-dice = Wybierz kości na stole.
hint-things = Wybierz podświetloną kartę, a zobaczysz, co może zrobić.
finished-waits = W twojej strefie budowy leży jeszcze gotowa karta: można ją wcześniej wprowadzić do gry.
seen-it = Obejrzane
passing-idle = W tej szansie nie ma nic do zagrania. Pasujesz automatycznie.
passing-foregone = Tu nie ma nic do wyboru. Odpowiedź pada automatycznie.
passing-until = Pasujesz automatycznie, dopóki nic cię nie spotka.
pass-until = Pasuj, dopóki mnie nic nie spotka
passing-chip = { $n ->
    [0] pasuję za ciebie
   *[other] spasowano za ciebie: { $n }
  }
ask-me-again = Pytaj mnie znowu
why-this-chance = do czego jest ta szansa
setting-confirm-sw = Pytaj przed zapłatą, atakiem i końcem etapu
setting-keys-sw = Pojedyncze klawisze (1–9, P, E, U, L …)
setting-always = Pytaj mnie w każdej szansie, także gdy nie ma nic do zagrania
key-pass = spasuj
key-step = zakończ etap
key-arena = do areny na wierzchu
key-across = do strefy budowy przeciwnika
sw-line = dla dwojga, godzina
sw-more = Gra z 2002 roku: buduj jednostki w trzech arenach, rzucaj kośćmi, opanuj dwie areny.
decks-text-sw = Co najmniej 60 kart jednej strony, po co najmniej 12 jednostek na arenę, najwyżej cztery o tej samej nazwie i wersji.
part-space = Jednostki kosmiczne
part-ground = Jednostki naziemne
part-character = Postacie
part-battle = Karty bitewne
part-mission = Misje
part-location = Lokacje

# ---- two against two
list-and = {" "}i{" "}
p2-line = dwie drużyny po dwoje, godzina
p2-more = Talie po 30 kart z serii Sun & Moon: drużyna ma dwa aktywne Pokémony i wspólną ławkę, a partnerzy widzą swoje ręce.
decks-text-p2 = Talia do gry dwoje na dwoje ma 30 kart, poza podstawową energią najwyżej po dwie o tej samej nazwie. Skopiuj gotową albo złóż własną.
deck-for-four = Talia do gry dwoje na dwoje: 30 kart, najwyżej po dwie o tej samej nazwie.
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
discards-of = Karty odrzucone: { $name }
card-of = gracz: { $name }
turn-order = Kolejność tur
round-n = Runda { $n }
gx-used = Atak GX już użyty
mate-hand = Ręka: { $name }, kart: { $n }
partner = partner
mate-hand-why = To ręka: { $name }. Można na nią patrzeć, ale gra nią tylko { $name }.
your-team = twoja drużyna
key-point = wskaż partnerowi
what-about = Co z tym: { $card }?
point-out = Wskaż: { $name }
who-sits = Kto gdzie siedzi?
who-sits-note = Miejsca A i C to jedna drużyna, B i D druga. Grają na przemian, zaczyna jedna albo druga.
team-of = Drużyna { $seats }
chair-who = Kto siedzi na miejscu { $seat }
chair-me = Ja
chair-friend = Znajomy, przez link
chair-bot = Komputer: { $name }
chair-friend-note = przyniesie talię
chair-deck = Talia na miejscu { $seat }
chair-mine = gra talią wybraną obok
chairs-none = Zajmij choć jedno miejsce.
chairs-both = Graj w jednej drużynie albo zajmij wszystkie cztery miejsca.
play-four = Nakryj stół
play-friends = Nakryj stół i zaproś
join-seat = Usiądziesz na miejscu { $seat }.
join-mate = Partner: { $name }.
join-foes = Przeciwnicy: { $names }.
mate-empty = pusta ręka
