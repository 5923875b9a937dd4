## Amounts
reckoning-points = Skąd tyle punktów budowy

## Edytor talii
pool-hint-sw = Słowa albo side:dark
filter-sides = Strona Mocy
filter-keywords = Słowo kluczowe
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
stats-printed = nadrukowane: prędkość { $speed }, siła { $power }, wytrzymałość { $health }
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
units-of = { $name }: { $n ->
    [one] 1 jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
location = Lokacja
pilot = Pilot
pilot-on = Pilot: { $name }
tapped = tapnięta
untapped = odtapowana
retreated = wycofana
face-down = zakryta
stacked-n = stos kart: { $n }
counters-n = { $n ->
    [one] 1 żeton budowy
    [few] { $n } żetony budowy
   *[many] { $n } żetonów budowy
}
counters-of = { $n } z { $of ->
    [one] 1 żetonu budowy
   *[other] { $of } żetonów budowy
}
builds = { $name }: strefa budowy
sw-discard-of = Odrzucone: { $name }, { $n }
sw-tally-discard = odrzucone
tally-removed = poza grą
removed-of = Usunięte z gry: { $name }, { $n }
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
dice-to-come = Kości jeszcze nie padły.
may-reroll = Te kości można jeszcze przerzucić.
about-to-land = zaraz trafi
about-to-land-on = zaraz trafi: { $name }
happens-here = coś się tu dzieje
speed-order = Kolejność prędkości
speed-order-of = Kolejność prędkości, { $name }
have-acted = po ruchu: { $n }
and-more = jeszcze { $n }
order-now = działa teraz
order-acted = już po ruchu
order-yours = twoja
order-theirs = przeciwnika
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
points-lost = { $n ->
    [one] Został 1 punkt i przepadnie.
    [few] Zostały { $n } punkty i przepadną.
   *[many] Zostało { $n } punktów i przepadnie.
}
build-whole = { $kind ->
    [mission] Zbuduj i wykonaj
    [location] Zbuduj i połóż
   *[unit] Zbuduj i wystaw
}: { $name } ({ $n })
seen-it = Obejrzane
stops = Kiedy cię pytać
stops-now = Kiedy cię pytać: { $what }
stop-always = przy każdej szansie
stop-mine = tylko o ataki moje i na mnie
stop-never = w tej bitwie już nie
ask-me-again = Pytaj mnie znowu
why-this-chance = do czego jest ta szansa
setting-confirm-sw = Pytaj przed atakiem dotykiem, ofertą i końcem etapu, gdy coś zostaje
setting-keys-sw = Pojedyncze klawisze (1–9, P, E, U, L …)
setting-always = Pytaj mnie w każdej szansie, także gdy nie ma nic do zagrania
key-pass = spasuj
key-step = zakończ etap
key-arena = do areny na wierzchu
key-across = do strefy budowy przeciwnika
sw-line = dla dwojga, pół godziny
sw-more = Buduj jednostki, rzucaj kośćmi, utrzymaj dwie areny z trzech.
decks-text-sw = Co najmniej 60 kart jednej strony, po co najmniej 12 jednostek na arenę, najwyżej cztery o tej samej nazwie i wersji.
part-space = Jednostki kosmiczne
part-ground = Jednostki naziemne
part-character = Postacie
part-battle = Karty bitewne
part-mission = Misje
part-location = Lokacje

## Jeden takt bitwy
beat-battle = Bitwa: { $arena }
beat-n = atak { $n }
beat-attacks = { $mode ->
    [bombard] { $a } bombarduje. Cel: { $b }.
    [ion] { $a } strzela z działa jonowego. Cel: { $b }.
   *[plain] { $a } atakuje. Cel: { $b }.
  }
beat-behind = { " – " }{ $what }
beat-dice = { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[other] { $n } kości
  }
beat-reach = trafia każda kość od { $n } w górę
beat-critical = { $sum } + { $n } krytyczne
word-critical = krytyczne
unit-lost = Strata: { $name }.
unit-lost-to = Strata: { $name }. Atakujący: { $by }.
beat-hits = { $n ->
    [one] 1 trafienie
    [few] { $n } trafienia
   *[other] { $n } trafień
  }
beat-no-hit = brak trafień.
beat-prevented = zapobieżono: { $n }
beat-landed = zadano: { $n }
beat-and-out = { $sum }. Jednostka zostaje odrzucona.
beat-and-left = { $sum }. Zostało wytrzymałości: { $left } z { $health }.
beat-and-no-more = { $sum }.
word-hits = { $n ->
    [one] trafienie
    [few] trafienia
   *[other] trafień
  }
word-prevented = zapobieżono
word-landed = zadano
chance-open = szansa na zagranie
chance-reroll = szansa na przerzut
chance-prevent = szansa na zapobieganie obrażeniom
chance-disrupt = szansa na przerwanie
partial-apart = Trafią na nią wszystkie pozostałe punkty ({ $n }) i przygotowanie się skończy. Potrzebuje tylko { $cost }.

# W lekcjach: trzy liczby i kości, które jeszcze spadną.
figures = Trzy liczby na każdej jednostce
figure-speed = Największa działa pierwsza.
figure-power = Iloma kośćmi rzuca.
figure-health = Ile obrażeń ją usuwa.
dice-to-fall = { $power ->
    [yes] Siła { $n }: { $n ->
        [one] jedna kość
        [few] { $n } kości
       *[other] { $n } kości
    }.
   *[no] { $n ->
        [one] Jedna kość
        [few] { $n } kości
       *[other] { $n } kości
    }.
} Każde 4, 5 lub 6 to trafienie.

# Co zostaje niezrobione, jak mówi trener.
spared-points = niewykorzystane punkty budowy przepadną
spared-attack = ta jednostka mogłaby zaatakować
