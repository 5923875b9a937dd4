## Gra bez własnego wyglądu
gen-line = { $n ->
    [one] jeden gracz
    [2] dwóch graczy
    [3] trzech graczy
    [4] czterech graczy
   *[other] { $n } graczy
}
gen-hidden = zakryte
gen-more = Jeszcze { $n }
gen-fewer = Mniej
gen-common = Co jest wspólne
gen-own = Co leży przed tobą
gen-partner = twój partner
gen-wanted = { $same ->
    [yes] Wybrano { $n } z { $most }
   *[no] Wybrano { $n }, trzeba od { $least } do { $most }
}
gen-search = Szukaj wśród { $n } możliwości
gen-confirm = Pytaj, zanim odpowiedź zostanie wysłana
gen-keys = Pojedyncze klawisze (1–9, U, L …)
gen-key-search = szukaj wśród możliwości
gen-key-own = do tego, co leży przed tobą
gen-key-common = do tego, co wspólne
gen-key-others = do pozostałych miejsc
gen-cards = Karty
gen-decks = Talie w tej grze układa się jako tekst. Podczas pisania widać, co nie pozwala nimi grać.
gen-deck-hint = Wpisz albo wklej talię w takiej postaci, jaką mają talie tej gry.
gen-unread = Tego nie da się jeszcze zachować: nie odczytano żadnej karty.
