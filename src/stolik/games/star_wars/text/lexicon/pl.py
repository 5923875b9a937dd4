"""The words of Star Wars cards in Polish. Words of subtypes and names of cards stay English, and don't change."""

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")

#: Endings of adjectives. Whatever a card speaks of is feminine: jednostka, postać, karta.
ENDINGS = (["a", "ej", "ej", "ą", "ą", "ej"], ["e", "ych", "ym", "e", "ymi", "ych"])

#: Nouns in the six cases of both numbers.
NOUNS: dict[str, tuple[str, str]] = {
    "unit": (
        "jednostka jednostki jednostce jednostkę jednostką jednostce",
        "jednostki jednostek jednostkom jednostki jednostkami jednostkach",
    ),
    "character": (
        "postać postaci postaci postać postacią postaci",
        "postacie postaci postaciom postacie postaciami postaciach",
    ),
    "card": ("karta karty karcie kartę kartą karcie", "karty kart kartom karty kartami kartach"),
    "my": ("twoja twojej twojej twoją twoją twojej", "twoje twoich twoim twoje twoimi twoich"),
    "own": ("swoja swojej swojej swoją swoją swojej", "swoje swoich swoim swoje swoimi swoich"),
    "this": ("ta tej tej tę tą tej", "te tych tym te tymi tych"),
    "she": ("ona jej jej ją nią niej", "one ich im je nimi nich"),
}

ARENAS: dict[str, str] = {"space": "kosmicznej", "ground": "naziemnej", "character": "postaci"}

#: What is counted, behind 1, behind 2 to 4, behind 5.
COUNTED: dict[str, tuple[str, str, str]] = {
    "force": ("punkt Mocy", "punkty Mocy", "punktów Mocy"),
    "force_gen": ("punktu Mocy", "punktów Mocy", "punktów Mocy"),
    "points": ("punkt budowy", "punkty budowy", "punktów budowy"),
    "counter": ("żeton obrażeń", "żetony obrażeń", "żetonów obrażeń"),
    "counter_gen": ("żetonu obrażeń", "żetonów obrażeń", "żetonów obrażeń"),
    "build": ("żeton budowy", "żetony budowy", "żetonów budowy"),
    "card": ("kartę", "karty", "kart"),
    "top": ("wierzchnią kartę", "wierzchnie karty", "wierzchnich kart"),
    "damage": ("obrażenie", "obrażenia", "obrażeń"),
    "damage_dat": ("obrażeniu", "obrażeniom", "obrażeniom"),
    "dice": ("kość obrażeń", "kości obrażeń", "kości obrażeń"),
    "roll": ("kością", "kośćmi", "kośćmi"),
}

KEYWORDS: dict[str, tuple[str, str]] = {
    "accuracy": ("Celność", "Do wyniku każdej kości ataku tej jednostki dodaje się X."),
    "armor": ("Pancerz", "Tę jednostkę trafia dopiero wynik 5 lub wyższy."),
    "bombard": (
        "Bombardowanie",
        "Ta jednostka może z areny kosmicznej zaatakować jednostkę w arenie naziemnej. Za jej siłę przyjmuje się wtedy"
        " X, a zmiany siły działają dalej.",
    ),
    "bounty": (
        "Nagroda",
        "Gdy jednostka zostaje odrzucona przez obrażenia od tej jednostki, otrzymujesz to na początku swojego następnego"
        " etapu budowy.",
    ),
    "critical hit": (
        "Trafienie krytyczne",
        "Jeśli choć jedna kość ataku pokaże naturalną szóstkę, dodaj raz X do obrażeń, które zadaje ta jednostka.",
    ),
    "deflect": (
        "Odbicie",
        "Zapobiegnij obrażeniom zadawanym tej jednostce, w liczbie X. Potem może ona zadać tyle samo innej jednostce"
        " w swojej arenie.",
    ),
    "enhance": ("Wzmocnienie", "Po zapłaceniu wyższego kosztu ten efekt zastępuje zwykły."),
    "evade": ("Unik", "Zapobiegnij obrażeniom zadawanym tej jednostce, w liczbie najwyżej X."),
    "extra pilot": ("Dodatkowy pilot", "Na tej jednostce mieści się jeszcze jeden pilot."),
    "hidden cost": (
        "Ukryty koszt",
        "Gdy na tej karcie leży tyle żetonów budowy: X, możesz ją ukończyć zawsze, gdy wolno zagrywać zdolności. Za"
        " brakujące żetony płacisz Mocą.",
    ),
    "intercept": (
        "Przechwycenie",
        "Gdy w tej arenie atakowana jest inna twoja jednostka, ta jednostka może zająć jej miejsce jako broniąca się.",
    ),
    "ion cannon": (
        "Działo jonowe",
        "Ta jednostka może z areny naziemnej zaatakować jednostkę w arenie kosmicznej. Za jej siłę przyjmuje się wtedy"
        " X, a zmiany siły działają dalej.",
    ),
    "lucky": (
        "Szczęście",
        "Raz w każdym ataku możesz zarządzić przerzut kości ataku tej jednostki albo rzuconych przeciw niej, w liczbie X.",
    ),
    "overkill": (
        "Nadmiar",
        "Trafienia przekraczające pozostałą wytrzymałość jednostki broniącej się możesz podzielić między nią i jedną"
        " inną jednostkę w tej arenie.",
    ),
    "pilot": (
        "Pilot",
        "Może zająć miejsce na jednostce podanego rodzaju. To, co stoi po tym słowie, należy wtedy do tej jednostki.",
    ),
    "reserves": ("Rezerwy", "Ta zdolność działa w twojej strefie budowy i tylko tam."),
    "retaliate": (
        "Kontratak",
        "Po ataku jednostki z tej samej areny na tę jednostkę rzuć przeciw napastnikowi tyloma kośćmi obrażeń: X.",
    ),
    "shields": ("Tarcze", "Siła jednostki atakującej tę jednostkę jest na czas ataku mniejsza o X."),
    "stun": ("Ogłuszenie", "Jednostka, której ta jednostka zadała obrażenia, ma do końca bitwy siłę mniejszą o X."),
    "upkeep": (
        "Utrzymanie",
        "Na początku swojego etapu budowy zapłać to, jeśli możesz; gdy kosztów jest kilka, jeden z nich.",
    ),
}


def noun(word: str, case: str, several: bool = False) -> str:
    """A noun or pronoun in a case. Raises KeyError."""
    return NOUNS[word][several].split(" ")[CASES.index(case)]


def adjective(stem: str, case: str, several: bool = False) -> str:
    """A feminine adjective by its stem, in a case."""
    return stem + ENDINGS[several][CASES.index(case)]


#: What the game is called.
NAMES: dict[str, str] = {
    "star-wars": "Star Wars TCG",
}

#: Names of the preconstructed sets.
DECKS: dict[str, str] = {
    "masters-of-the-order": "Mistrzowie Zakonu",
    "grand-army": "Wielka Armia",
    "red-squadron": "Eskadra Czerwonych",
    "hidden-base": "Ukryta baza",
    "forest-moon": "Leśny księżyc",
    "lucky-scoundrels": "Szczęśliwi łajdacy",
    "rule-of-two": "Zasada Dwóch",
    "foundry-swarm": "Rój z fabryk",
    "iron-fleet": "Żelazna flota",
    "hunters-for-hire": "Łowcy do wynajęcia",
    "throne-room": "Sala tronowa",
    "court-of-the-hutt": "Dwór Hutta",
}

#: How to play each of them, in one sentence.
PLANS: dict[str, str] = {
    "masters-of-the-order": "Szybcy Jedi, którzy robią uniki, i Moc, żeby za nie płacić.",
    "grand-army": "Wiele klonów i karty, które wzmacniają je wszystkie naraz.",
    "red-squadron": "Myśliwce z pilotami: najpierw kosmos, potem reszta.",
    "hidden-base": "Przetrwaj za tarczami, a kartami bitewnymi mów „nie”.",
    "forest-moon": "Ewokowie i rebelianci na ziemi, lokacja, która ich chroni, a nad nimi szybkie myśliwce.",
    "lucky-scoundrels": "Przemytnicy, którzy przerzucają kości, i tanie statki, których Utrzymanie się opłaca.",
    "rule-of-two": "Kilku silnych Sithów i Moc zabierana przeciwnikowi.",
    "foundry-swarm": "Tanie droidy w każdej arenie i karty, które zyskują na ich stracie.",
    "iron-fleet": "Okręty, które bombardują, maszyny kroczące i oficerowie dla obu.",
    "hunters-for-hire": "Łowcy nagród, którzy działają pierwsi, i karty na jeden wybrany cel.",
    "throne-room": "Vader i jego mistrz, Moc na ciosy, strażnicy i jednostki za Ukryty koszt.",
    "court-of-the-hutt": "Łowcy nagród opłacani za każdą ofiarę, stwory i Huttowie, którzy rozdzielają ciosy.",
}

#: Settings of a table: label, help, names of the choices.
OPTIONS: dict[str, tuple[str, str, dict[str, str]]] = {
    "setup": (
        "Przygotowanie",
        "Kto wystawia następną jednostkę: ten, kto wydał mniej, aż wyprzedzi drugiego, albo każdy po jednej karcie.",
        {"overtake": "Aż do wyprzedzenia", "alternate": "Po jednej karcie"},
    ),
    "setup_points": ("Punkty przygotowania", "Ile punktów budowy ma każdy gracz na przygotowanie.", {}),
    "draws": (
        "Dobieranie",
        "Kiedy gracze dobierają kartę w swojej turze.",
        {"before each build": "Każdy tuż przed budową", "both first": "Obaj przed pierwszą budową"},
    ),
    "pilot_dies": (
        "Odrzucenie pilota",
        "Ile żetonów obrażeń musi mieć pilot na jednostce, żeby został odrzucony.",
        {"as many": "Tyle, ile wytrzymałości", "more": "Więcej niż wytrzymałości"},
    ),
    "deflect_itself": ("Odbicie w siebie", "Jednostka, która odbija obrażenia, może wybrać samą siebie.", {}),
    "deflected_counters": (
        "Odbite obrażenia",
        "Kiedy kładzie się żetony obrażeń, jeśli część obrażeń odbito.",
        {
            "placed first": "Zanim odbite obrażenia dostaną swoją szansę",
            "all at the end": "Wszystkie po ostatniej szansie",
        },
    ),
    "overkill_own": ("Nadmiar po własnej stronie", "Nadmiar może trafić drugą jednostkę po stronie atakującego.", {}),
    "closed_lists": (
        "Listy talii pozostają zakryte po partii",
        "Z cudzych talii każdy widzi po partii te karty, które widział w grze, i te nieliczne, bez których nie da się jej pokazać; rozdanie i tak da się sprawdzić.",
        {},
    ),
}

#: What each bundled deck is about, in four or five words: for its tile.
GISTS: dict[str, str] = {
    "masters-of-the-order": "Szybcy Jedi, którzy unikają",
    "grand-army": "Wielu klonów, silni razem",
    "red-squadron": "Myśliwce z dobrymi pilotami",
    "hidden-base": "Przetrwać za osłonami",
    "forest-moon": "Ewokowie i rebelianci w ukryciu",
    "lucky-scoundrels": "Przemytnicy ze szczęściem w kościach",
    "rule-of-two": "Nieliczni Sithowie, zabrana Moc",
    "foundry-swarm": "Tanie droidy na każdej arenie",
    "iron-fleet": "Wielkie okręty, które bombardują",
    "hunters-for-hire": "Łowcy, którzy działają pierwsi",
    "throne-room": "Vader, jego mistrz, Ukryte koszty",
    "court-of-the-hutt": "Nagrody, stwory i Huttowie",
}
