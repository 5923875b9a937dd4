## Dla gospodarzy: jak się miewa dom, zgłoszenia, co zrobiono; i co się o tym mówi ludziom
host-page = Strona gospodarza
host-well = W domu wszystko gra.
host-todo = { $n ->
    [one] Jest jedna rzecz do zrobienia.
    [few] Są { $n } rzeczy do zrobienia.
   *[other] Jest { $n } rzeczy do zrobienia.
  }
host-worse = Jest więcej do zrobienia: { $what }
host-stale = Nieaktualne od { $time }.
host-health = Stan domu
host-servers = { $n ->
    [one] ostatnie 24 godziny; jeden serwer, działa od: { $date }
   *[other] ostatnie 24 godziny; serwery: { $n }, ten działa od: { $date }
  }
host-what = Co
host-now = Teraz
host-day = 24 godziny
host-bound = Granica
host-state = Stan
host-fine = w porządku
host-soon = warto zajrzeć
figure-tables = Czynne stoły
figure-people = Ludzie przy stołach
figure-refused = Odmowy w ciągu godziny
figure-commits = Zapisy w ciągu godziny
figure-most = najwięcej: { $n }
figure-of = z { $n } połączeń
figure-limits = za dużo naraz
figure-aim = 50 ms; wolniejsze: { $slow }, nieudane: { $failed }
figure-course = { $what }, 24 godziny, najwięcej naraz: { $n }
host-reports = Zgłoszenia
host-open-n = { $n ->
    [0] żadne nie jest otwarte
    [one] jedno jest otwarte
   *[other] otwarte: { $n }, najstarsze pierwsze
  }
host-no-report = Nikt nikogo nie zgłosił.
host-report = { $who } zgłasza: { $whom }. Powód: { $reason }.
host-reason = Powód
host-own-words = Własnymi słowami: { $words }
host-waits = Grasz przy tym stole: wypowiedzi pokażą się po końcu partii.
host-no-lines = Nic nie powiedziano.
host-repute = { $name }: { $what }
repute-since = od: { $date }
repute-games = skończone partie: { $n }
repute-warned = ostrzeżenia: { $n }
repute-silenced = uciszenia: { $n }
repute-banned = blokady dostępu: { $n }
repute-reported = zgłoszenia: { $n }
repute-unfounded = własne zgłoszenia bez powodu: { $n }
repute-muted = { $who } już nie słyszy tej osoby
host-see = Zobacz partię
host-warn = Ostrzeż
host-silence = Ucisz na 7 dni
host-ban = Zamknij dostęp …
host-dismiss = Nic złego
host-ban-do = Zamknij dostęp
host-ban-not = Zostaw
host-days = Na ile dni
host-words = Co jeszcze przekazać tej osobie
host-elsewhere = Zajął się tym inny gospodarz.
host-back = Cofnij
host-done = Co zrobiono
host-none-done = Jeszcze nic.
deed-warn = { $host } ostrzega: { $name }. Powód: { $reason }.
deed-silence = { $host } ucisza: { $name }, do: { $until }. Powód: { $reason }.
deed-ban = { $host } zamyka dostęp: { $name }, do: { $until }. Powód: { $reason }.
deed-dismiss = { $host } nie widzi nic złego: { $name }.
deed-seen = Przeczytane.
deed-back = Cofnięte przez: { $host }, { $date }.
caution-title = Ostrzeżenie od gospodarza
caution-text = Gospodarz cię ostrzega. Powód: { $reason }.
caution-words = Od gospodarza: { $words }
caution-read = Przeczytane
banned-title = Na razie nie masz tu dostępu
host-bounds = Ograniczenia
bound-new = Nowe osoby
bound-open = każdy
bound-invited = na zaproszenie
bound-closed = nikt nowy
bound-tables = Stoliki jednej osoby
bound-tables-said = naraz { $n }, nowych w ciągu godziny { $hour }
bound-kept = Zachowane gry jednej osoby
bound-any = dowolna liczba
bound-games = { $n }
bound-ever = na zawsze
bound-days = { $n ->
    [one] przez jeden dzień
   *[other] przez { $n } dni
  }
bound-talk = Rozmowa
bound-talk-said = naraz { $n } wypowiedzi, potem jedna co { $each } s
bound-watching = Oglądanie gier między ludźmi
bound-watching-said = { $late }; gracze mogą wybrać większe opóźnienie
bound-packs = Paczki jednej osoby
bound-packs-said = { $n }, razem { $mb } MB
bound-where = Ustawia się je przy uruchamianiu serwera: wszystkie pokazuje stolik serve --print-settings.
host-say = Powiedz coś wszystkim
said-by = Od gospodarza:
said-read = Zamknij
say-what = Widać to na każdej stronie, tak jak tu napisano
say-instead = Powiedz zamiast tego coś innego
say-for = Przez
say-hours = { $n ->
    [one] godzinę
    [few] { $n } godziny
   *[many] { $n } godzin
  }
say-days = { $n ->
    [one] jeden dzień
   *[other] { $n } dni
  }
say-do = Powiedz
say-stop = Nie pokazuj dłużej
say-said = Wszyscy, którzy tu są, już to widzą.
say-ended = Niczego już nie widać.
say-until = { $name }, do: { $until }
