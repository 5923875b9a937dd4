# Paczki: karty, które ktoś przynosi.

packs-title = Paczki
packs-about = Przynieś karty, które znasz: plik zestawu (.json, .txt lub .tsv). Upuść go tutaj albo wybierz. Kto gra z tobą, nie potrzebuje żadnego pliku.
packs-none = Nie masz jeszcze żadnych paczek.
packs-choose = Wybierz plik kart
packs-drop = Puść: z pliku powstanie paczka.
packs-since = twoja od { $day }
packs-the-pack = Paczka
packs-cards = Karty w paczce
packs-card = Karta
packs-show = Pokaż
packs-pick = Wybierz kartę.
packs-filter-all = Wszystkie { $n }
packs-filter-read = Przeczytane { $n }
packs-filter-stopped = Zatrzymane { $n }
packs-n-read =
    { $n ->
        [one] 1 karta przeczytana
        [few] { $n } karty przeczytane
       *[other] { $n } kart przeczytanych
    }
packs-n-stopped = zatrzymane na zdaniu: { $n }
packs-n-left = wpisy, które nie są kartami: { $n }
packs-why-left = Dlaczego niektóre wpisy nie są kartami ({ $n })
packs-rename = Zmień nazwę
packs-name = Nazwa paczki
packs-share = Przekaż dalej
packs-shared = Zapisano jako plik: co robią karty, bez żadnego wydrukowanego tekstu. Kto go tu upuści, też ma te karty.
packs-remove = Usuń
packs-remove-sure = Usunąć „{ $name }”?
packs-deck = Twoja talia
packs-deck-none = Zacznij własną talię od karty, którą oglądasz.
packs-deck-open = Otwórz w edytorze
packs-unused = Żadna z twoich talii i żadna gra nie używa tych kart.
packs-used =
    { $decks ->
        [0] { "" }
        [one] Jedna z twoich talii ma te karty i bez nich nie da się nią grać.
        [few] { $decks } twoje talie mają te karty i bez nich nie da się nimi grać.
       *[other] { $decks } twoich talii ma te karty i bez nich nie da się nimi grać.
    } { $games ->
        [0] { "" }
        [one] Używa ich jedna gra; gra toczy się dalej.
        [few] Używają ich { $games } gry; toczą się dalej.
       *[other] Używa ich { $games } gier; toczą się dalej.
    }
packs-bundled = jest tu i bez paczki
packs-as-data = tylko jako dane
packs-own-words = twoimi słowami
packs-own-words-card = Ta karta robi to, co mówi o niej jej właściciel, własnymi słowami.
packs-their-words = słowami właściciela

## Reading
packs-here = Paczka gotowa
packs-reading = Czytanie: { $name }
packs-progress = Ile pliku już przeczytano
packs-begins = Uruchamia się czytanie…
packs-so-far = wpisy: { $n } z { $of }
packs-stop = Zatrzymaj
packs-stopped-at = Zatrzymano po { $n } z { $of } wpisów. Nic jeszcze nie zapisano.
packs-keep-read = Zachowaj te { $n }
packs-keep-none = Nic nie zachowuj
packs-replace = Zastąp ją
packs-leave = Zostaw, jak jest
packs-counted = Karty, którymi można już grać: { $n }.{ $stopped ->
        [0] { "" }
       *[other] { " " }Tylko jako dane: { $stopped }.
    }
packs-go-on = Dalej
packs-look = Zobacz paczkę

## What stopped a card
packs-why-unknown = zatrzymane na: „{ $text }”
packs-why-ambiguous = da się przeczytać na dwa sposoby: „{ $text }”
packs-why-strange = ma nieznane pole: { $text }
packs-why-era = jest rodzaju, którego ta gra nie zna: { $text }
packs-why-long = czytanie trwa za długo
packs-why-misfit = nie da się nią grać tak, jak została przeczytana: { $text }
packs-why-outdated = ta wersja już jej nie przyjmuje ({ $text }); dodaj jej plik ponownie
packs-stopped-here = Zatrzymane tutaj:
packs-cant-say = Inne słowa tu nie pomogą: karty nie zatrzymało żadne jej zdanie.

## Own words
packs-say = Powiedz to inaczej
packs-say-text = Napisz po angielsku, co robi karta, aż stół to zrozumie. Obok stoi to, co zrozumiał, w trzech językach.
packs-places = Który tekst
packs-in-words = { $place }, twoimi słowami
packs-reads = Zrozumiane.
packs-two-ways = Da się to przeczytać na kilka sposobów. Wybierz ten, o który chodzi, albo powiedz to dokładniej.
packs-this-one = Zachowaj tę wersję: karta właśnie to robi
packs-stops-at = Zatrzymane na:
packs-the-end = koniec
packs-near = Podobne zdania z kart, które da się przeczytać:
packs-understood = Co zrozumiał stół
packs-keep-it = Zachowaj: karta właśnie to robi
packs-kept = Zachowano, twoimi słowami.
packs-leave-data = Zostaw tylko jako dane
packs-yours = Wydrukowany tekst zostaje u ciebie. Inni przy stole dowiadują się, co robi karta, a nie co na niej wydrukowano.

## At somebody else's table
packs-theirs = { $name } gra kartami spoza zestawów ({ $n })
packs-theirs-text = Przeczytaj, co robią, zanim usiądziesz. Nie potrzebujesz ich pliku.

## Cards that could not be read
cards-missed = Nie udało się wczytać kart.
cards-again = Spróbuj ponownie
