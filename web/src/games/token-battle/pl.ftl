## Token Battle
nav-sets = Zestawy

## The table
board = Plansza 6 na 6
score = Wynik
turn-step = Tura { $n } · postaw jeden żeton
turn-step-short = { $n } · postaw jeden żeton
to-limit = do { $n }
}
growth-a-turn = +{ $n } na turę
pending-bonus = następny żeton +{ $n }
pending-extra = { $n ->
    [one] { $n } dodatkowa tura
    [few] { $n } dodatkowe tury
   *[many] { $n } dodatkowych tur
}
far-tops = Karty na wierzchu: { $name }
far-hidden = Co leży pod kartami gracza { $name }, jest zakryte.
your-stacks = Twoje cztery stosy
stack-card = Stos { $n }: { $card }
next-card = dalej: { $card }
card-label = { $name }, wartość { $value }
cell-empty = { $cell }, puste
cell-open = { $cell }, puste; można tu postawić żeton
cell-token = { $mine ->
    [yes] { $cell }, twój żeton, wartość { $value }
   *[no] { $cell }, żeton gracza { $owner }, wartość { $value }
}
cell-boost = wzmocnienie { $boost }
token-title = { $mine ->
    [yes] Twój żeton na { $cell }
   *[no] Żeton gracza { $owner } na { $cell }
}
token-boost = Od wzmacniaczy
token-pays = Daje
token-pays-n = { $n } na turę
cell-preview = { $cell }, puste. { $card } tutaj: { $near } plus { $nearPlus }, { $far } plus { $farPlus }.
reckon-region = Co zrobi ten ruch
reckon-title = Jeśli { $card } stanie na { $cell }
reckon-next = Następna tura: { $near } +{ $nearPlus }, { $far } +{ $farPlus }.

## The slip
step-of = { $a } z { $b }
ask-card = Wybierz kartę.
ask-card-named = { $name }: wybierz kartę.
card-first = Najpierw wybierz kartę.
ask-field = Wybierz pole.
ask-lay = { $card } na { $cell }?
hint-card = Jedną z czterech kart na wierzchu.
hint-card-keys = Działają też klawisze 1–4.
hint-field = { $card }: każde pole ze złotym rombem. Skutek widać, zanim się liczy.
hint-confirm = Strzałki próbują innego pola, 1–4 innej karty. Nic nie zostaje wysłane, dopóki żeton nie stanie.
lay-it = Postaw
other-field = Inne pole
other-card = Inna karta
end-won = Wygrana, { $a } do { $b }. Jeszcze raz?
end-lost = Przegrana, { $a } do { $b }. Jeszcze raz?
end-draw = Remis, { $a } do { $b }. Jeszcze raz?
end-name-won = Wygrywa { $name }, { $a } do { $b }.

## Talk, menu, keys
my-set-note = Pierwsza karta stosu leży na wierzchu. Zagrana karta idzie na spód swojego stosu.
setting-confirm = Pytaj, zanim żeton stanie dotykiem lub klawiszem
setting-keys = Pojedyncze klawisze (1–4, U, B, L …)
key-stacks = wybierz stos albo inny
key-arrows = po planszy albo wzdłuż kart
key-enter = wybierz; na wybranym polu: postaw
key-board = na planszę
key-hand = do swoich stosów
key-set = przejrzyj swój zestaw

## Cards
filter-value = Wartość
filter-ability = Umiejętność
filter-type = Typ

## Lobby
tb-line = dwie osoby, 15 minut
tb-more = Stawiaj żetony, spychaj cudze, punktuj co turę.
which-set = Jakim zestawem?
set-drawn = 12 kart, które do siebie pasują
sets-all = Wszystkie zestawy
set-build = Zbuduj zestaw
other-set = Zestaw przeciwnika
other-set-next = Inny zestaw

## Sets
sets-title = Twoje zestawy
sets-text = Cztery stosy, w każdym od dwóch do pięciu kart, w wybranej kolejności.
sets-none = Jeszcze żadnego. Zacznij od pustego albo od losowego.
set-new = Nowy zestaw
editor-title = edytor zestawów
set-name = Nazwa zestawu
untitled-set = Mój zestaw
set-text-hint = Wypisz ten zestaw, żeby go skopiować, albo wklej inny i przejmij go.
set-text-write = Wypisz ten zestaw
deck-region = Zestaw, cztery stosy
deck-plays = Tym zestawem można grać: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}.
set-legend = Liczba przed kartą to jej wartość.
set-play = Graj nim
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
coll-used = { $card }; w stosie { $n }
filter-area = Obszar
filter-area-has = Obszar zawiera
in-stack = w stosie { $n }
put-in = Włóż do stosu
put-in-n = Do stosu { $n }
pages = Strony
page-n = Strona { $n }
editor-hint = Przeciągnij kartę na stos albo wybierz ją i naciśnij 1–4. Alt ze strzałkami przestawia kartę w zestawie.

## Replay
turn-of = z { $n }

## Rules
example-score = X { $a }, O { $b }
tb-letters = X w tych zasadach to gracz, który zaczyna, O to drugi gracz.
