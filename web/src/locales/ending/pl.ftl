# Koniec partii i strona własnych partii.
ended-won = Wygrana.
ended-lost = Przegrana.
ended-draw = Remis.
ended-shared = Pierwsze miejsce wspólnie.
ended-over = Partia skończona.
end-page = Koniec partii
end-finished = skończona
end-see-table = Zobacz stół
end-reckoned = Trwa ustalanie, co przesądziło …
end-causes = Co przesądziło
end-cause = { $name }.
end-what = Co przesądziło
end-moment = Moment, który przesądził
end-turned-here = tu się przechyliło
end-chance-own = Przedtem twoja szansa wynosiła { $before } %, potem
end-chance = Przedtem szansa gracza { $name } wynosiła { $before } %, potem
end-better = Lepiej byłoby tak:
end-kept-own = Zostałoby ci około { $n } %.
end-kept = Dla gracza { $name } zostałoby około { $n } %.
end-in-turn = Tura { $n }:
end-look = Zobacz to
end-next = Jeszcze jedna?
end-other-deck = Inna talia
end-analysis = Analiza
end-quick = To tutaj to ocena na pierwszy rzut oka. Analiza rozgrywa dalej każdy wybór i może widzieć to inaczej.
end-figures = W liczbach
end-of = { $n } z { $all }
end-turn = Tura
end-chart-side = { $name }: { $list }.
end-chart-at = { $figure } w turze { $turn }
end-percent = { $n } %.

# strona własnych partii
past-title = Twoje partie
past-lately = Ostatnio rozegrane
past-all = Wszystkie twoje partie
past-filters = Które partie
past-game = Gra
past-result = Wynik
past-opponent = Przeciwnik
past-until = Do dnia
past-any = obojętnie
past-won = Wygrana
past-lost = Przegrana
past-draw = Remis
past-over = Skończona
past-two = { $word }, { $a } do { $b }
past-many = { $word }, { $all }
past-older = Starsze partie
past-none = Nie masz jeszcze skończonej partii.
past-none-such = Żadna z twoich partii taka nie jest.
past-count = { $n ->
    [one] Jedna partia
    [few] { $n } partie
   *[other] { $n } partii
}{ $more ->
    [0] .
   *[other] , a jest ich więcej.
}

# powtórka i rozdanie
replay-won = Wygrana, { $a } do { $b }
replay-lost = Przegrana, { $a } do { $b }
replay-closed = Listy talii tej partii pozostają zamknięte: karty, których nie było widać, leżą zakryte, i nikt nie gra z niej dalej.
deal-engine = Wczytuje się to, co ją rozegra …
deal-step-of = Odpowiedź { $n } z { $of }

# how long it took, and which decks met
end-minutes = { $n ->
    [0] niecała minuta
    [one] 1 minuta
    [few] { $n } minuty
   *[many] { $n } minut
}
end-turns = { $n ->
    [one] 1 tura
    [few] { $n } tury
   *[many] { $n } tur
}
end-decks = { $near } kontra { $far }
end-deck-own = własnego pomysłu
end-deck-made = własnego pomysłu
end-set-drawn = wylosowany
end-set-made = własny albo wylosowany
end-sets-drawn = Oba zestawy wylosowano
end-deck-closed = nieujawnionego składu

# the last words of the coach of a guided game
end-lines = Trzy rzeczy na przyszłość
end-line-decided = Co przesądziło:
end-line-proud = Ruch godny pochwały:
end-line-otherwise = Następnym razem spróbuj inaczej:
end-line-chance = W turze { $turn } twoja szansa zmieniła się z { $before } % na { $after } %.
end-line-none-decided = nic na stole: gra skończyła się wcześniej.
end-line-none-proud = żaden pojedynczy ruch nie poprawił wiele.
end-line-none-otherwise = żaden twój ruch nie kosztował cię wiele.
