"""Token Battle in Polish. Names of the glossary (docs/glossary.md) are the keys."""

#: What the game is called.
NAMES: dict[str, str] = {
    "token-battle": "Token Battle",
}

#: Nouns: gender, then nom | gen | acc | loc | nom pl. | gen pl. and, where needed, dat | dat pl. | ins | ins pl. | loc pl.
NOUNS: dict[str, tuple[str, str]] = {
    "token": (
        "m3",
        "żeton | żetonu | żeton | żetonie | żetony | żetonów | żetonowi | żetonom | żetonem | żetonami | żetonach",
    ),
    "board": ("f", "plansza | planszy | planszę | planszy | plansze | plansz"),
    "field": ("n", "pole | pola | pole | polu | pola | pól | polu | polom | polem | polami | polach"),
    "card_stack": ("m3", "stos | stosu | stos | stosie | stosy | stosów"),
    "stack_top": (
        "m3",
        "szczyt stosu | szczytu stosu | szczyt stosu | szczycie stosu | szczyty stosów | szczytów stosów",
    ),
    "stack_bottom": ("m3", "spód stosu | spodu stosu | spód stosu | spodzie stosu"),
    "value": ("f", "wartość | wartości | wartość | wartości | wartości | wartości"),
    "growth": ("m3", "przyrost | przyrostu | przyrost | przyroście | przyrosty | przyrostów"),
    "score": ("m3", "wynik | wyniku | wynik | wyniku | wyniki | wyników"),
    "ability_tb": ("f", "umiejętność | umiejętności | umiejętność | umiejętności | umiejętności | umiejętności"),
    "area": ("m3", "obszar | obszaru | obszar | obszarze | obszary | obszarów"),
    "token_type": ("m3", "typ żetonu | typu żetonu | typ żetonu | typie żetonu | typy żetonów | typów żetonów"),
    "friendly_token": (
        "m3",
        "przyjazny żeton | przyjaznego żetonu | przyjazny żeton | przyjaznym żetonie | przyjazne żetony | przyjaznych żetonów",
    ),
    "enemy_token": (
        "m3",
        "wrogi żeton | wrogiego żetonu | wrogi żeton | wrogim żetonie | wrogie żetony | wrogich żetonów",
    ),
    "adjacent_token": (
        "m3",
        "sąsiedni żeton | sąsiedniego żetonu | sąsiedni żeton | sąsiednim żetonie | sąsiednie żetony | sąsiednich żetonów",
    ),
    "target_token": (
        "m3",
        "żeton będący celem | żetonu będącego celem | żeton będący celem | żetonie będącym celem | żetony będące celem | żetonów będących celem",
    ),
    "laid_token": ("m3", "stawiany żeton | stawianego żetonu | stawiany żeton | stawianym żetonie"),
    "last_played_token": (
        "m3",
        "ostatnio zagrany żeton | ostatnio zagranego żetonu | ostatnio zagrany żeton | ostatnio zagranym żetonie",
    ),
    "golden_token": (
        "m3",
        "złoty żeton | złotego żetonu | złoty żeton | złotym żetonie | złote żetony | złotych żetonów",
    ),
    "plain_token": (
        "m3",
        "zwykły żeton | zwykłego żetonu | zwykły żeton | zwykłym żetonie | zwykłe żetony | zwykłych żetonów",
    ),
    "start_token": ("m3", "żeton startowy | żetonu startowego | żeton startowy | żetonie startowym"),
    "extra_turn": (
        "f",
        "dodatkowa tura | dodatkowej tury | dodatkową turę | dodatkowej turze | dodatkowe tury | dodatkowych tur",
    ),
    "pending_bonus": ("f", "oczekująca premia | oczekującej premii | oczekującą premię | oczekującej premii"),
    "laser_beam": (
        "m3",
        "promień lasera | promienia lasera | promień lasera | promieniu lasera | promienie lasera | promieni lasera",
    ),
    "token_set": (
        "m3",
        "zestaw żetonów | zestawu żetonów | zestaw żetonów | zestawie żetonów | zestawy żetonów | zestawów żetonów",
    ),
    "collection": ("f", "kolekcja kart | kolekcji kart | kolekcję kart | kolekcji kart"),
    "set_editor": ("m3", "edytor zestawów | edytora zestawów | edytor zestawów | edytorze zestawów"),
    "lane": ("m3", "pas | pasa | pas | pasie | pasy | pasów"),
    "turn_limit": ("m3", "limit tur | limitu tur | limit tur | limicie tur"),
    "score_limit": ("m3", "limit punktów | limitu punktów | limit punktów | limicie punktów"),
    "off_board": ("", "poza planszą"),
    "between_turns_tb": ("", "między turami"),
}

#: Verbs: imperative (perfective), 3rd person (imperfective), both infinitives, what it governs.
VERBS: dict[str, tuple[str, str, str, str]] = {
    "lay_token": ("postaw", "stawia", "postawić, stawiać", "+ acc., na + loc."),
    "push": ("odepchnij", "odpycha", "odepchnąć, odpychać", "+ acc., od + gen."),
    "mirror": ("przemieść", "przemieszcza", "przemieścić, przemieszczać", "+ acc., na + acc."),
    "spawn": ("utwórz", "tworzy", "utworzyć, tworzyć", "+ acc., na + loc."),
    "swap_fields": ("zamień miejscami", "zamienia miejscami", "zamienić, zamieniać", "+ acc., z + instr."),
    "convert": ("zamień", "zamienia", "zamienić, zamieniać", "+ acc., w + acc."),
    "destroy": ("zniszcz", "niszczy", "zniszczyć, niszczyć", "+ acc."),
    "double": ("podwój", "podwaja", "podwoić, podwajać", "+ acc."),
    "score_points": ("zdobądź", "zdobywa", "zdobyć, zdobywać", "+ acc."),
    "fire_laser": ("strzel", "strzela", "strzelić, strzelać", "w + acc."),
}

#: The ledger's abilities: name and text. "Target" means a token standing on a field of the area.
ABILITIES: dict[str, tuple[str, str]] = {
    "NONE": ("Bez umiejętności", ""),
    "REDUCE": ("Osłabienie", "Wartość każdego celu maleje o 1."),
    "PUSH": ("Odepchnięcie", "Każdy cel przesuwa się o 1 pole, prosto od stawianego żetonu."),
    "MIRROR": ("Symetria", "Każdy cel trafia na pole po przeciwnej stronie stawianego żetonu."),
    "SPAWN_F": ("Posiłki", "Na każdym pustym polu obszaru powstaje przyjazny żeton o wartości 1."),
    "SPAWN_E": ("Wrogie posiłki", "Na każdym pustym polu obszaru powstaje wrogi żeton o wartości 1."),
    "EXTRA": ("Dodatkowa tura", "Jeśli na każdym polu obszaru stoi żeton, zyskujesz 1 dodatkową turę."),
    "OPP_EXTRA": ("Tura dla przeciwnika", "Przeciwnik zyskuje 1 dodatkową turę."),
    "STRIKE": ("Uderzenie", "Wartość każdego celu maleje o liczbę przyjaznych żetonów na obszarze."),
    "SWAP": ("Zamiana", "Stawiany żeton i ostatnio zagrany żeton zamieniają się miejscami."),
    "GOLD": ("Pozłocenie", "Cele o wartości 1 lub 2 stają się złotymi żetonami."),
    "BONUS": ("Premia", "Następny żeton, który postawisz, ma wartość większą o 1."),
}

#: The ledger's token types: name and text.
TYPES: dict[str, tuple[str, str]] = {
    "PLAIN": ("Zwykły", "Bez efektów specjalnych."),
    "SURVIVOR": ("Wytrwały", "Zamiast ulec zniszczeniu, staje się zwykłym żetonem o wartości 1."),
    "BOOST_FRIENDLY": ("Wzmacniacz swoich", "Sąsiednie przyjazne żetony dają co turę o 1 punkt więcej."),
    "BOOST_ALL": ("Wzmacniacz wszystkich", "Wszystkie sąsiednie żetony dają co turę o 1 punkt więcej."),
    "BOOST_ENEMY": ("Wzmacniacz wrogów", "Sąsiednie wrogie żetony dają co turę o 1 punkt więcej."),
    "LASER_H": ("Laser poziomy", "Między turami wartość najbliższego żetonu po lewej i po prawej stronie maleje o 1."),
    "LASER_V": ("Laser pionowy", "Między turami wartość najbliższego żetonu u góry i u dołu maleje o 1."),
    "GOLD": ("Złoty", "Jego punkty liczą się podwójnie, także te ze wzmocnień."),
}

#: Directions of an area, clockwise from N, and what stands for all eight.
DIRECTIONS = (
    "północ",
    "północny wschód",
    "wschód",
    "południowy wschód",
    "południe",
    "południowy zachód",
    "zachód",
    "północny zachód",
)

ALL_AROUND = "dookoła"

#: Names of the 72 cards of the base collection, in its order.
CARDS: dict[str, str] = {
    "boulder": "Głaz",
    "old-oak": "Stary dąb",
    "village-well": "Studnia",
    "campfire": "Ognisko",
    "toll-chest": "Skrzynia celnika",
    "level-lamp": "Lampa pozioma",
    "plumb-lamp": "Lampa pionowa",
    "nugget": "Samorodek",
    "needle": "Igła",
    "tweezers": "Pęseta",
    "shears": "Sekator",
    "trident": "Trójząb",
    "rake": "Grabie",
    "cross-saw": "Piła krzyżowa",
    "star-saw": "Piła gwiaździsta",
    "gnawer": "Gryzoń",
    "hailstorm": "Gradobicie",
    "sandstorm": "Burza piaskowa",
    "rusty-gate": "Zardzewiała brama",
    "prism": "Pryzmat",
    "nudge": "Kuksaniec",
    "swing-door": "Drzwi wahadłowe",
    "piston": "Tłok",
    "plough": "Pług",
    "bumper": "Zderzak",
    "gale": "Wichura",
    "whirl": "Wir",
    "landslide": "Osuwisko",
    "eruption": "Erupcja",
    "drawbridge": "Most zwodzony",
    "bellows": "Miech",
    "looking-glass": "Zwierciadło",
    "hinge": "Zawias",
    "seesaw": "Huśtawka",
    "carousel": "Karuzela",
    "pinwheel": "Wiatraczek",
    "kaleidoscope": "Kalejdoskop",
    "mirror-lamp": "Lampa z lustrem",
    "seedling": "Sadzonka",
    "twins": "Bliźnięta",
    "row-of-tents": "Rząd namiotów",
    "bramble": "Jeżyny",
    "anthill": "Mrowisko",
    "hedge": "Żywopłot",
    "hive": "Ul",
    "toll-house": "Rogatka",
    "market": "Targ",
    "palace": "Pałac",
    "rival-fair": "Jarmark rywali",
    "lighthouse": "Latarnia morska",
    "open-vault": "Otwarty skarbiec",
    "second-wind": "Drugi oddech",
    "echo": "Echo",
    "round-table": "Okrągły stół",
    "chorus": "Chór",
    "crowd": "Tłum",
    "encore": "Bis",
    "giant": "Olbrzym",
    "sleeping-ox": "Śpiący wół",
    "ambush": "Zasadzka",
    "pincers": "Kleszcze",
    "net": "Sieć",
    "mob": "Zgraja",
    "cuckoo": "Kukułka",
    "changeling": "Odmieniec",
    "lantern-thief": "Złodziej latarni",
    "alchemist": "Alchemik",
    "mint": "Mennica",
    "gilder": "Pozłotnik",
    "whetstone": "Osełka",
    "coach": "Trener",
    "apprentice": "Uczeń",
}

#: Names of the preconstructed sets.
DECKS: dict[str, str] = {
    "first-steps": "Pierwsze kroki",
    "carousel": "Karuzela",
    "fairground": "Wesołe miasteczko",
    "crossfire": "Ogień krzyżowy",
    "open-door": "Otwarte drzwi",
    "hearth": "Palenisko",
    "gold-rush": "Gorączka złota",
    "double-time": "Podwójne tempo",
    "meadow": "Łąka",
    "hardwood": "Twarde drewno",
    "on-credit": "Na kredyt",
}

#: How to play each of them, in one sentence.
PLANS: dict[str, str] = {
    "first-steps": "Wszystkiego po trochu: mocne żetony, nieco odpychania, jeden wzmacniacz.",
    "carousel": "Obracaj planszę zamianami i symetrią, a lampy niech świecą.",
    "fairground": "Mocne żetony mają swoją cenę; uderzenia i odepchnięcia pomagają ją odrobić.",
    "crossfire": "Lampy osłabiają rzędy i kolumny; ciężkie żetony stawiaj poza ich liniami.",
    "open-door": "Spychaj przeciwnika za krawędź i trzymaj środek.",
    "hearth": "Skup małe żetony wokół wzmacniaczy i pozwól im rosnąć.",
    "gold-rush": "Najpierw postaw małe żetony, potem je pozłoć.",
    "double-time": "Zapełnij pola, potem zyskuj dodatkowe tury.",
    "meadow": "Pokryj planszę małymi żetonami i uderzaj ich liczbą.",
    "hardwood": "Żetony, które wytrzymują pierwszy cios; broń swoich pól.",
    "on-credit": "Wysokie wartości od razu, drobne prezenty dla przeciwnika; posprzątaj je później.",
}

#: Settings of a table: label, help, names of the choices.
OPTIONS: dict[str, tuple[str, str, dict[str, str]]] = {
    "preset": (
        "Długość partii",
        "Jak długo trwa partia. Poniższe limity można zmienić osobno.",
        {
            "page": "Pełna: 1000 punktów",
            "classic": "Klasyczna: 1000 punktów, 50 tur",
            "late": "Krótka: 500 punktów, 40 tur",
        },
    ),
    "score_limit": ("Limit punktów", "Partia kończy się, gdy któryś gracz ma tyle punktów.", {}),
    "turn_limit": ("Limit tur", "Partia kończy się po tylu turach obu graczy łącznie. 0: bez limitu.", {}),
    "start_value": ("Żeton startowy", "Wartość żetonu, który leży na środku dla drugiego gracza. 0: bez żetonu.", {}),
    "max_copies": ("Egzemplarze karty", "Ile razy ta sama karta może być w zestawie.", {}),
    "mirror_offboard": (
        "Symetria poza planszę",
        "Co dzieje się z żetonem, którego pole po przeciwnej stronie jest poza planszą.",
        {"destroy": "Ulega zniszczeniu", "stay": "Zostaje"},
    ),
    "strike_spares_friends": ("Uderzenie oszczędza przyjazne żetony", "Uderzenie osłabia tylko wrogie żetony.", {}),
    "first": (
        "Kto zaczyna",
        "Które miejsce stawia pierwszy żeton.",
        {"random": "Losowo", "0": "Pierwsze miejsce", "1": "Drugie miejsce"},
    ),
}

#: What each bundled deck is about, in four or five words: for its tile.
GISTS: dict[str, str] = {
    "first-steps": "Po trochu wszystkiego",
    "carousel": "Obracaj planszę, pal lampami",
    "fairground": "Bogate żetony za cenę",
    "crossfire": "Lampy wzdłuż rzędów i kolumn",
    "open-door": "Spychaj ich za krawędź",
    "hearth": "Małe żetony wokół wzmacniaczy",
    "gold-rush": "Najpierw małe, potem pozłoć",
    "double-time": "Zapełniaj i bierz dodatkowe tury",
    "meadow": "Wiele małych żetonów bije razem",
    "hardwood": "Żetony, które przetrwają cios",
    "on-credit": "Dużo teraz, sprzątanie potem",
}
