# Logowanie przez dostawcę, którego wskazał gospodarz.

provider-go = Zaloguj się przez { $name }
provider-keep = Przez { $name }
provider-since = od: { $date }
provider-none = niepołączone
provider-add = Połącz
provider-busy = Chwileczkę, trwa sprawdzanie logowania.
provider-not = Nie wróciło stamtąd nic, czym można się zalogować. Zacznij od nowa.
provider-again = Zacznij od nowa
provider-removed = { $name } nie otwiera już tego konta.
provider-note = Trafisz tam i z powrotem. Zostaje tylko to, kim tam jesteś: bez nazwiska i bez e-maila.
