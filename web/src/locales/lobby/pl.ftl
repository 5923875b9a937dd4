# Lobby: gry, przeciwnicy, talie, pasek gry; i to, czym się stół ogląda.

## Widzowie
watch-link = Link dla widzów
watch-copy = Kopiuj dla widzów
watch-note = Kto go otworzy, patrzy z boku: bez miejsca i bez ręki, widzi tylko to, co leży odkryte.

## Propozycja nauki
offer-label = Pierwszy raz?
offer-text = Pierwszy raz? { $game } przy stole, krok po kroku.
offer-note = { $n ->
    [few] { $n } krótkie lekcje
   *[other] { $n } krótkich lekcji
  }, około { $minutes } minut, i można grać.
offer-show = Pokaż mi, jak
offer-not = nie teraz
offer-next = Co dalej
offer-on = { $game }: dalej lekcja { $n }, „{ $name }”.
offer-on-show = Dalej
offer-guided = Teraz cała partia z trenerem u boku: { $game }.
offer-guided-show = Gra z trenerem
offer-puzzles = Teraz zadania: { $game }. Jedna pozycja, jeden najlepszy ruch.
offer-puzzles-show = Rozwiąż jedno

## Talie
deck-strength = siła
deck-strength-n = { $n } na 5
shelf-hint = nazwa, typ, plan
shelf-years = Rok
shelf-any-year = z każdego roku
shelf-kinds = Typ
shelf-any-kind = każdy typ
shelf-found = { $n } z { $of }
shelf-none = Nic takiego tu nie ma.

## Pasek gry
rival-equal = podobnej siły
rival-same = z tych lat, podobnej siły
rival-lighter = mniejszej siły
rival-any = na chybił trafił
limits = Limity, zasady, widzowie
limits-usual = jak zwykle
limits-changed = zmienione: { $n }

# has to be short where it stands
chair-drawn = losowa talia
spectators-see = Widzowie widzą grę
late-none = od razu
late-minutes = { $n ->
    [one] minutę później
    [few] { $n } minuty później
   *[many] { $n } minut później
}
late-seconds = { $n ->
    [one] sekundę później
    [few] { $n } sekundy później
   *[many] { $n } sekund później
}
