## Talk, menu, keys
setting-confirm-pk = Pytaj jeszcze raz przed atakiem, wycofaniem, Poké-Powerem i końcem tury
setting-keys-pk = Pojedyncze klawisze (1–9, E, R, U, L …)

## Rules
rules-letters = Litery w tych zasadach to kolejność gry: A i C to drużyna zaczynająca, B i D druga, a T1, T2 … to kolejne tury. Przy stole litery oznaczają miejsca i zacząć może także B albo D.

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
none = brak
stage-basic = podstawowy
stage-1 = etap 1
stage-2 = etap 2
stage-vmax = VMAX
stage-mega = MEGA
stage-break = BREAK
stage-legend = LEGEND
stage-restored = Restored
stage-baby = Baby
stage-vstar = VSTAR
stage-v-union = V-UNION
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
mon-hidden = zakryty Pokémon
effects-n = { $n ->
    [one] 1 efekt
    [few] { $n } efekty
   *[other] { $n } efektów
}
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
retreat-not = Dlaczego nie można wycofać?
retreat-cost = Koszt wycofania
attached = Dołączone:
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
lost-n = Strefa Lost { $n }
lost-of = Strefa Lost: { $name }, { $n }
used-energy = energia: dołączona
free-energy = energia: jeszcze nie
used-supporter = supporter: zagrany
free-supporter = supporter: jeszcze nie
heads = Orzeł
tails = Reszka
heads-of = orły: { $n } z { $of }
coin-for = { $what }: { $came }
sudden-death = nagła śmierć
format-double = dwa aktywne Pokémony
format-half = pół talii
format-dp-on = Od Diamond & Pearl
format-sun-moon = Sun & Moon
ask-turn = Co robisz?
ask-hand = Gdzie ma trafić { $name }?
ask-play = Zagrać { $name }?
ask-retreat = { $n ->
    [0] { $what }? Nic nie kosztuje.
    [one] { $what }? Koszt: 1 energia.
    [few] { $what }? Koszt: { $n } energie.
   *[other] { $what }? Koszt: { $n } energii.
}
attack-of = { $name }: { $attack }
attack-by = Atakuje: { $name }
ask-comes = { $n ->
    [0] Kto wchodzi za Pokémona { $name }? Wycofanie nic nie kosztuje.
    [one] Kto wchodzi za Pokémona { $name }? Koszt wycofania: 1 energia.
    [few] Kto wchodzi za Pokémona { $name }? Koszt wycofania: { $n } energie.
   *[other] Kto wchodzi za Pokémona { $name }? Koszt wycofania: { $n } energii.
}
ask-mon = Co robi { $name }?
hint-target = Wybierz oświetlone miejsce albo przenieś tam kartę.
hint-turn = Wybierz kartę z ręki albo jedną z tych czynności.
only-basics = Teraz wystawia się tylko podstawowe Pokémony. Resztę ręki zagrasz w swoich turach.
hint-table = Wybierz na stole.
cut-n = Zdejmij kart: { $n }
cut-it = Przełóż
on-name = { $name }: { $n }
attack-on = { $attack } → { $name }
hit-on = { $name }: { $n } obrażeń
hit-how = { $n } obrażeń: jak to policzono
reckon-base = na karcie
reckon-more = więcej
reckon-less = mniej
reckon-times = liczone tyle razy
reckon-weakness = słabość
reckon-resistance = odporność
reckon-prevented = zapobieżono
key-end = zakończ turę
key-retreat = wycofaj
key-active = do swojego aktywnego Pokémona
pk-line = dla dwojga, pół godziny
pk-more = Rozwijaj Pokémony, atakuj, zbierz sześć Nagród.
decks-text-pk = 60 kart, najwyżej cztery o tej samej nazwie, podstawowych energii dowolnie wiele.

## Edytor talii
pool-hint = Słowa albo type:fire hp>=100
filter-types = Typ
deck-for-half = Pół talii: 30 kart, 3 Nagrody.
deck-for-dp-on = Talia z dodatku Diamond & Pearl i późniejszych: 60 kart.
deck-for-sun-moon = Talia ery Sun & Moon: 60 kart.
part-pokemon = Pokémony
part-trainers = Trenerzy
part-energy = Energia
stat-costs = Koszt ataków
stat-costs-label = Ataki według liczby energii: { $list }
stat-costs-note = Potrzebna energia; liczy się każda kopia.
stat-holds-basic = ma podstawowego Pokémona
stat-basics = Podstawowych: { $n } z { $of }.
stat-holds-energy = { $share } ma energię.
will-be-out = { $name }: nokaut.
will-have = { $name }: zostaje { $n } HP.
luck-decides = Decyduje los.

## Two against two
p2-line = dwie drużyny po dwoje, godzina
p2-more = Dwoje na wspólnym polu, przeciw dwojgu.
decks-text-p2 = Talia do gry dwoje na dwoje ma 30 kart, poza podstawową energią najwyżej po dwie o tej samej nazwie. Skopiuj gotową albo złóż własną.
deck-for-four = Talia do gry dwoje na dwoje: 30 kart, najwyżej po dwie o tej samej nazwie.
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
mate-empty = pusta ręka
pk-steps = Kroki tury
pk-step-draw = dobranie
pk-step-play = zagrywanie
pk-step-attack = atak
pk-step-ends = kończy turę
pk-step-done = zrobione:
still-free = Możesz jeszcze: { $list }.
free-verb = { $verb ->
    [attack] zaatakować
    [bench] wystawić Pokémona na ławkę
    [evolve] rozwinąć Pokémona
   *[attach] dołączyć energię
}

# Co zostaje niezrobione, jak mówi trener.
spared = { $verb ->
    [bench] możesz jeszcze wystawić Pokémona na ławkę
    [evolve] jeden z twoich Pokémonów może jeszcze ewoluować
   *[attach] możesz jeszcze dołączyć energię
}
