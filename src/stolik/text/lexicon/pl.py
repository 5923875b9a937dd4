"""The Polish lexicon of what all games speak of. Names of the glossary (docs/glossary.md) are the keys."""

#: Nouns: gender, then nom | gen | acc | loc | nom pl. | gen pl. and, where needed, dat | dat pl. | ins | ins pl. | loc pl.
NOUNS: dict[str, tuple[str, str]] = {
    "card": ("f", "karta | karty | kartę | karcie | karty | kart | karcie | kartom | kartą | kartami | kartach"),
    "deck_list": ("f", "talia | talii | talię | talii | talie | talii"),
    "player": (
        "m1",
        "gracz | gracza | gracza | graczu | gracze | graczy | graczowi | graczom | graczem | graczami | graczach",
    ),
    "opponent": (
        "m1",
        "przeciwnik | przeciwnika | przeciwnika | przeciwniku | przeciwnicy | przeciwników | przeciwnikowi | przeciwnikom | przeciwnikiem | przeciwnikami | przeciwnikach",
    ),
    "owner": ("m1", "właściciel | właściciela | właściciela | właścicielu | właściciele | właścicieli"),
    "turn": ("f", "tura | tury | turę | turze | tury | tur"),
    "game": ("f", "partia | partii | partię | partii | partie | partii"),
    "setup": ("n", "przygotowanie | przygotowania | przygotowanie | przygotowaniu"),
    "rule": ("f", "zasada | zasady | zasadę | zasadzie | zasady | zasad"),
    "effect": ("m3", "efekt | efektu | efekt | efekcie | efekty | efektów"),
    "cost": ("m3", "koszt | kosztu | koszt | koszcie | koszty | kosztów"),
    "target": ("m3", "cel | celu | cel | celu | cele | celów"),
    "choice": ("m3", "wybór | wyboru | wybór | wyborze | wybory | wyborów"),
    "name": ("f", "nazwa | nazwy | nazwę | nazwie | nazwy | nazw"),
    "copy": ("m3", "egzemplarz | egzemplarza | egzemplarz | egzemplarzu | egzemplarze | egzemplarzy"),
    "point": ("m3", "punkt | punktu | punkt | punkcie | punkty | punktów"),
    "type": ("m3", "typ | typu | typ | typie | typy | typów"),
    "bonus": ("f", "premia | premii | premię | premii | premie | premii"),
    "winner": ("m1", "zwycięzca | zwycięzcy | zwycięzcę | zwycięzcy | zwycięzcy | zwycięzców"),
    "win_noun": ("f", "wygrana | wygranej | wygraną | wygranej | wygrane | wygranych"),
    "loss_noun": ("f", "przegrana | przegranej | przegraną | przegranej | przegrane | przegranych"),
    "tie": ("m3", "remis | remisu | remis | remisie | remisy | remisów"),
    "bot": ("m2", "bot | bota | bota | bocie | boty | botów"),
    "spectator": ("m1", "widz | widza | widza | widzu | widzowie | widzów"),
    "table": ("m3", "stół | stołu | stół | stole | stoły | stołów"),
    "seat": ("n", "miejsce | miejsca | miejsce | miejscu | miejsca | miejsc"),
    "move": ("m3", "ruch | ruchu | ruch | ruchu | ruchy | ruchów"),
    "replay": ("f", "powtórka | powtórki | powtórkę | powtórce | powtórki | powtórek"),
}

#: Verbs: imperative (perfective), 3rd person (imperfective), both infinitives, what it governs.
VERBS: dict[str, tuple[str, str, str, str]] = {
    "choose": ("wybierz", "wybiera", "wybrać, wybierać", "+ acc."),
    "gain": ("zyskaj", "zyskuje", "zyskać, zyskiwać", "+ acc."),
    "win": ("wygraj", "wygrywa", "wygrać, wygrywać", "+ acc."),
    "lose_game": ("przegraj", "przegrywa", "przegrać, przegrywać", "+ acc."),
}

#: Computer players: name, note.
BOTS: dict[str, tuple[str, str]] = {
    "random": ("Beztroski", "Gra, jak popadnie; żeby czegoś spróbować."),
    "kind": ("Łagodny", "Widzi jedną turę i zostawia ci szanse; na pierwszą partię."),
    "greedy": ("Spokojny", "Wybiera najlepszą turę, jaką widzi."),
    "lookahead": ("Surowy", "Myśli kilka tur naprzód, nie podgląda."),
    "search": ("Dociekliwy", "Szuka tak długo, jak mu wolno, nie podgląda."),
}

#: How strong one is, as it was measured.
BEATS: str = "Wygrywa {n} na 10 partii przeciw poziomowi „{name}”."

#: What the computer players at a table are called, by how they play: own names that are never inflected.
BOT_NAMES: dict[str, tuple[str, ...]] = {
    "random": ("Zuzu", "Tiki", "Bibu", "Momi"),
    "kind": ("Miu", "Nanu", "Suni", "Pelu"),
    "greedy": ("Kiri", "Taku", "Oru", "Bashi"),
    "lookahead": ("Sori", "Enku", "Vasu", "Ketu"),
    "search": ("Lumo", "Deka", "Rinu", "Havi"),
}
