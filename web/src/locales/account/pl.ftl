# Konto: co jest zapisane, sposoby logowania, kody odzyskiwania, usuwanie.

account-title = Twoje konto
account-kept = Zapisane są tu: twoja nazwa, talie, paczki kart, partie i to, co padło przy stołach. Bez e-maila, daty urodzenia i adresu.
account-name = Nazwa, język i wygląd
account-ways = Logowanie
account-data = Twoje dane
account-data-text = Plik ze wszystkim, co jest o tobie zapisane: { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
  }, { $decks ->
    [one] jedna talia
    [few] { $decks } talie
   *[other] { $decks } talii
  }, { $packs ->
    [one] jedna paczka kart
    [few] { $packs } paczki kart
   *[other] { $packs } paczek kart
  }.
account-take = Pobierz plik
account-sessions = Przeglądarki, w których masz otwartą sesję: { $sessions }.{ $programs ->
    [0] {""}
   *[other] {" "}Programy, które grają w twoim imieniu: { $programs }.
  }
account-out = Wyloguj się
account-none = Na tym serwerze nie ma kont. Grasz jako gość, a ta przeglądarka cię pamięta.
account-none-host = Prowadzący serwer może je dodać:
account-passkey = to urządzenie
account-no-passkey = Nie podano klucza dostępu. Spróbuj ponownie albo zaloguj się inaczej.
account-passkeys-none = Ta przeglądarka nie obsługuje kluczy dostępu. Użyj tu hasła.
account-proved = Logowanie powtórzone.

## Zachowanie gościa jako konta
keep-title = Zachowaj to jako konto
keep-text = Twoja nazwa, talie, paczki i partie będą wtedy na każdym urządzeniu, także gdy ta przeglądarka cię zapomni. Bez konta wszystko zostaje po staremu.
keep-name = Nazwa
keep-name-note = Najwyżej 24 znaki. Nikt inny nie będzie mógł się tak nazwać ani nawet podobnie.
keep-way = Sposób logowania
keep-passkey = Klucz dostępu: urządzenie prosi o palec, twarz lub PIN
keep-password = Hasło
keep-go = Zachowaj
keep-done = Masz teraz konto.
keep-have = Masz już konto?

## Logowanie
signin-title = Zaloguj się
signin-text = Do konta, które masz na tym serwerze.
signin-new = Nie masz jeszcze konta?
signin-passkey = Zaloguj się kluczem dostępu
signin-name = Nazwa
signin-password = Hasło
signin-go = Zaloguj się
signin-other = Zaloguj się kodem odzyskiwania
signin-code = Kod odzyskiwania
signin-code-note = Każdy kod otwiera konto jeden raz. Wielkość liter i myślniki nie mają znaczenia.
signin-code-go = Użyj tego kodu
signin-done-code = Zalogowano: { $name }. Ten kod jest zużyty. Jeśli hasło przepadło, ustaw tu nowe.
signin-done = Zalogowano: { $name }.
signin-things = Zabrać to, co jest w tej przeglądarce ({ $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
  }, { $decks ->
    [one] jedna talia
    [few] { $decks } talie
   *[other] { $decks } talii
  }{ $packs ->
    [0] {""}
    [one] , jedna paczka kart
    [few] , { $packs } paczki kart
   *[other] , { $packs } paczek kart
  }{ $programs ->
    [0] {""}
    [one] , jeden program
    [few] , { $programs } programy
   *[other] , { $programs } programów
  })?
signin-take = Zabierz to do konta
signin-leave = Zostaw temu gościowi; wróci do nich tylko ktoś z jego linkiem powrotnym
signin-say-first = Najpierw wybierz, czy zabrać to, co jest w tej przeglądarce.
prove-title = Zaloguj się jeszcze raz
prove-text = Do tego trzeba logowania w ciągu ostatnich dziesięciu minut.

## Sposoby logowania
passkey-called = Klucz dostępu „{ $name }”
passkey-used = użyty: { $date }
passkey-never = utworzony: { $date }, jeszcze nieużyty
passkey-site = , tylko dla { $site }
passkey-add = Dodaj klucz dostępu
passkey-added = Klucz dostępu zapisany.
passkey-removed = Usunięto: { $name }. Usuń go też na urządzeniu.
passkey-rename = Zmień nazwę
passkey-rename-n = Zmień nazwę klucza dostępu: { $name }
passkey-remove-n = Usuń klucz dostępu: { $name }
passkey-name = Jak nazywa się ten klucz?
way-remove = Usuń
password-none = nie ustawiono
password-since = ustawione: { $date }
password-set-one = Ustaw hasło
password-change = Zmień hasło
password-remove = Usuń hasło
password-removed = Hasło usunięte.
password-new = Nowe hasło
password-note = Co najmniej 10 znaków. Dobre jest zdanie, które tylko tobie przyszłoby do głowy.
password-set = Hasło ustawione. Inne urządzenia są dalej zalogowane; jeśli któreś przepadło, zakończ jego sesję.
codes-left = { $n ->
    [0] Nie został żaden kod odzyskiwania.
    [one] Został jeden kod odzyskiwania.
    [few] Zostały { $n } z 10 kodów odzyskiwania.
   *[other] Zostało { $n } z 10 kodów odzyskiwania.
  }
codes-note = Każdy otwiera konto jeden raz, gdy zabraknie kluczy i hasła.
codes-new = Utwórz nowe
codes-title = Twoje kody odzyskiwania
codes-text = Zapisz je albo wydrukuj: widać je tylko teraz. Każdy otwiera konto jeden raz, na dzień, w którym zabraknie kluczy i hasła. E-maila, przez który można by wrócić, tu nie ma.
codes-copy = Kopiuj
codes-print = Drukuj
codes-kept = Mam je
codes-not-copied = Ta przeglądarka nie pozwala ich skopiować; zapisz je.

## Usuwanie
erase-open = Usuń konto
erase-open-guest = Usuń moje dane
erase-note = Usunięcie działa od razu i nie da się go cofnąć. Partie zostają u tych, z którymi je grano, bez twojej nazwy.
erase-title = Usunąć konto?
erase-title-guest = Usunąć twoje dane?
erase-text = Nazwa, sposoby logowania, sesje, programy, talie i paczki znikają od razu. Nikt nie może ich przywrócić.
erase-stays = Partie z innymi zostają u nich z dopiskiem „ktoś, kogo tu już nie ma”. Trwająca partia jest przegrana. To, co grano bez innych osób, znika.
erase-write = Dla pewności wpisz swoją nazwę:
erase-done = Usunięto
erase-done-account = Nie ma już konta ani niczego, co z nim trzymano. Kto teraz otworzy tę stronę, przyjdzie jako nowy gość.
erase-done-guest = Nie ma już niczego, co o tobie trzymano. Kto teraz otworzy tę stronę, przyjdzie jako nowy gość.
erase-go = Usuń na zawsze
erase-not = Zostaw
