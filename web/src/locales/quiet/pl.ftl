# Nikogo innego tu nie ma: czekanie na wieść, pory odwiedzin, przerwa od czyichś zaproszeń.

quiet-title = Teraz nie ma tu nikogo innego
quiet-others = Gdy ktoś szuka gry
quiet-text = Bot siada od razu. Można też poczekać, aż ktoś zacznie szukać gry.
quiet-ask-here = Daj znać, póki tu jestem
quiet-ask-hour = Daj znać przez godzinę
quiet-here = Dostaniesz wiadomość, póki strona jest otwarta.
quiet-until = Dostaniesz wiadomość do { $at }, także bez otwartej strony, jeśli ta przeglądarka pokazuje powiadomienia.
quiet-no = Już nie trzeba
quiet-note = Powiadomienia bez otwartej strony: na stronie konta
looked-text = szuka gry:
looked-go = Zagraj teraz
hours-title = Kiedy bywają tu ludzie
hours-now = teraz
hours-most = Najwięcej osób przychodzi o { $at }: średnio { $n }. Teraz, o { $now }: { $k }.
hours-list = Godzina po godzinie
hours-one = { $at }: { $n }
hours-note = { $n ->
    [one] Według twojego zegara, z jednego dnia. Liczy się tylko, ile ich było.
    [few] Według twojego zegara, z { $n } dni. Liczy się tylko, ile ich było.
   *[many] Według twojego zegara, z { $n } dni. Liczy się tylko, ile ich było.
  }
rest-ask = Przez tydzień bez zaproszeń od { $name }?
rest-note = Zaproszenia tej osoby nie będą do ciebie docierać. Nie dowie się dlaczego.
rest-yes = Tak, przez tydzień
rest-no = Nie
rest-done = Przez tydzień bez zaproszeń od { $name }.
rest-back = Jednak je przyjmuj
