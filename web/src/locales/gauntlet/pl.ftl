# Jak talia radzi sobie z dołączonymi, gdy gra nimi bot.
gauntlet = Przeciw poziomowi „{ $bot }”
gauntlet-try = Jak gra przeciw poziomowi „{ $bot }”?
gauntlet-again = Sprawdź jeszcze raz
gauntlet-figure = Przeciw { $kind ->
    [set] zestawom
   *[deck] taliom
} poziomu „{ $bot }”: { $rate } % ± { $half } ({ $games ->
    [one] { $shown } partia
    [few] { $shown } partie
   *[many] { $shown } partii
})
gauntlet-earlier = Lista sprzed zmian: { $figure }
gauntlet-begins = Trwają pierwsze partie …
gauntlet-waits = Sprawdzane są inne. { $place ->
    [1] Twoja kolej jest następna.
   *[other] Twoje miejsce w kolejce: { $place }.
}
gauntlet-heard = Trwa sprawdzanie. Usłyszysz, kiedy się skończy.
gauntlet-progress = Rozegrane partie
gauntlet-so-far = Partie: { $n } z około { $of }
gauntlet-stop = Zatrzymaj
gauntlet-stopped = Zatrzymano.
gauntlet-cut = Przerwano w połowie. Spróbuj jeszcze raz.
gauntlet-best = Najlepiej przeciw
gauntlet-worst = Najgorzej przeciw
gauntlet-met = { $rate } % ± { $half }
gauntlet-even = Z { $kind ->
    [set] żadnym
   *[deck] żadną
} nie idzie wyraźnie lepiej ani gorzej.
gauntlet-how = Po obu stronach gra „{ $bot }”. { $kind ->
    [set] Dołączone zestawy po drugiej stronie
   *[deck] Dołączone talie, z którymi może zagrać
}: { $n }. Remis liczy się za pół; ± to tyle, ile zostawia przypadek (95 %).
gauntlet-failed = Partie, w których bot zawiódł i które liczą się jako przegrane: { $n }.
gauntlet-not = Sprawdzić można tylko { $kind ->
    [set] zestaw, którym
   *[deck] talię, którą
} wolno grać. { $why }
