## Pytania: co stanie się z wybranym i jak przejść dalej bez wyboru

deed = { $deed ->
    [active] Na pole aktywne: { $what }
    [attach] Dołącz: { $what }
    [attach-to] Dołącz do: { $what }
    [attack] Atakuj: { $what }
    [bench] Na ławkę: { $what }
    [bottom] Połóż na spodzie: { $what }
    [build] Zacznij budować: { $what }
    [discard] Odrzuć: { $what }
    [evolve] Rozwiń: { $what }
    [evolve-into] Ewolucja: { $what }
    [exchange] Wymień: { $what }
    [heal] Ulecz: { $what }
    [hit] Zadaj obrażenia: { $what }
    [keep] Zatrzymaj: { $what }
    [move] Przenieś: { $what }
    [protect] Osłoń: { $what }
    [reroll] Przerzuć: { $what }
    [retreat] Wycofaj: { $what }
    [return] Zwróć: { $what }
    [shuffle] Wtasuj: { $what }
    [take] Weź: { $what }
    [tap] Tapnij: { $what }
    [top] Połóż na wierzchu: { $what }
    [untap] Odtapuj: { $what }
   *[choose] Wybierz: { $what }
}
leave-it = { $deed ->
    [active] Niczego nie zmieniaj
    [attach] Niczego nie dołączaj
    [attach-to] Nie dołączaj do nikogo
    [attack] Nikogo nie atakuj
    [bench] Nikogo na ławkę
    [bottom] Niczego nie kładź na spód
    [build] Niczego nie buduj
    [discard] Niczego nie odrzucaj
    [evolve] Nikogo nie rozwijaj
    [evolve-into] Nikogo nie rozwijaj
    [exchange] Zatrzymaj wszystkie
    [heal] Nikogo nie lecz
    [hit] Nie zadawaj obrażeń
    [keep] Niczego nie zatrzymuj
    [move] Niczego nie przenoś
    [protect] Nikogo nie osłaniaj
    [reroll] Niczego nie przerzucaj
    [retreat] Nikogo nie wycofuj
    [return] Niczego nie zwracaj
    [shuffle] Niczego nie wtasowuj
    [take] Niczego nie bierz
    [tap] Niczego nie tapuj
    [top] Niczego nie kładź na wierzch
    [untap] Niczego nie odtapowuj
   *[choose] Niczego nie wybieraj
}
leave-costs = { $cost ->
    [attack] atak przepada
   *[card] karta przepada
}
choose-range = { $least ->
    [0] { $most ->
        [1] Wybierz 1
       *[other] Wybierz od 1 do { $most }
    }
   *[other] { $same ->
        [yes] Wybierz { $most }
       *[no] Wybierz od { $least } do { $most }
    }
}
things-n = { $n }
nothing-fits = Dalej
printed-of = Co mówi { $name }
your-choice = Wybierasz ty, w turze gracza { $name }

# why something in a tray cannot be chosen
tray-not-sought = { $what }, nie tego szukasz
tray-full = Więcej wybrać nie można
tray-apart = Nie pasuje do wybranych

# there is no room for all of it at once
below-more = więcej
