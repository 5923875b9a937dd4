# Powiadomienia, gdy żadna strona nie jest otwarta.

notices-title = Powiadomienia
notices-text = Gdy nie masz tu otwartej żadnej strony, ta przeglądarka może dać znać, że coś na ciebie czeka.
notices-begin = Powiadamiaj mnie w tej przeglądarce
notices-end = Bez powiadomień w tej przeglądarce
notices-begun = Powiadomienia w tej przeglądarce są włączone.
notices-ended = Powiadomienia w tej przeglądarce są wyłączone.
notices-not-allowed = Przeglądarka nie dostała zgody na powiadomienia.
notices-denied = Powiadomienia z tej strony są w przeglądarce zablokowane. Można je włączyć w jej ustawieniach.
notices-insecure = Przeglądarki pokazują powiadomienia tylko ze stron wczytanych przez https.
notices-no-browser = Ta przeglądarka nie obsługuje powiadomień.
notices-no-service = Usługa push przeglądarki nie odpowiedziała. Spróbuj później.
notices-browsers = { $n ->
    [0] Żadna z twoich przeglądarek nie dostaje powiadomień.
    [one] Powiadomienia dostaje jedna twoja przeglądarka.
    [few] Powiadomienia dostają { $n } twoje przeglądarki.
   *[many] Powiadomienia dostaje { $n } twoich przeglądarek.
  }
notices-of = Powiadamiaj, gdy
notices-challenge = ktoś zaprasza mnie do gry
notices-turn = jest moja kolej w partii na dni
notices-seat = ktoś siada przy moim stoliku
notices-round = mój stolik w turnieju jest gotowy
notices-look = ktoś szuka gry, jeśli o to proszę
notices-note = Idą zaszyfrowane przez usługę push przeglądarki. Podają, kto i jaka gra, nigdy karty. Wylogowanie je kończy.
