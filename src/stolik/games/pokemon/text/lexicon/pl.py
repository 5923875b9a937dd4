"""The words of Pokémon cards in Polish, with their forms.

A noun phrase is written as its parts: words of `NOUNS` in braces are inflected, "<" marks the stem of an adjective, the
rest stays as it is. Endings are those of the paradigms below; every adjective here has a hard stem.
"""

#: Nouns: gender (m2, m3, f, n) and the six cases (nom, gen, dat, acc, ins, loc) of the singular and of the plural.
NOUNS: dict[str, tuple[str, str, str]] = {
    "pokemon": (
        "m2",
        "Pokémon Pokémona Pokémonowi Pokémona Pokémonem Pokémonie",
        "Pokémony Pokémonów Pokémonom Pokémony Pokémonami Pokémonach",
    ),
    "ex": (
        "m2",
        "Pokémon-ex Pokémona-ex Pokémonowi-ex Pokémona-ex Pokémonem-ex Pokémonie-ex",
        "Pokémony-ex Pokémonów-ex Pokémonom-ex Pokémony-ex Pokémonami-ex Pokémonach-ex",
    ),
    "EX": (
        "m2",
        "Pokémon-EX Pokémona-EX Pokémonowi-EX Pokémona-EX Pokémonem-EX Pokémonie-EX",
        "Pokémony-EX Pokémonów-EX Pokémonom-EX Pokémony-EX Pokémonami-EX Pokémonach-EX",
    ),
    "gx": (
        "m2",
        "Pokémon-GX Pokémona-GX Pokémonowi-GX Pokémona-GX Pokémonem-GX Pokémonie-GX",
        "Pokémony-GX Pokémonów-GX Pokémonom-GX Pokémony-GX Pokémonami-GX Pokémonach-GX",
    ),
    "beast": (
        "f",
        "Ultrabestia Ultrabestii Ultrabestii Ultrabestię Ultrabestią Ultrabestii",
        "Ultrabestie Ultrabestii Ultrabestiom Ultrabestie Ultrabestiami Ultrabestiach",
    ),
    "item": (
        "m3",
        "przedmiot przedmiotu przedmiotowi przedmiot przedmiotem przedmiocie",
        "przedmioty przedmiotów przedmiotom przedmioty przedmiotami przedmiotach",
    ),
    "card": ("f", "karta karty karcie kartę kartą karcie", "karty kart kartom karty kartami kartach"),
    "energy": (
        "f",
        "energia energii energii energię energią energii",
        "energie energii energiom energie energiami energiach",
    ),
    "supporter": (
        "m2",
        "supporter supportera supporterowi supportera supporterem supporterze",
        "supportery supporterów supporterom supportery supporterami supporterach",
    ),
    "stadium": (
        "m3",
        "stadion stadionu stadionowi stadion stadionem stadionie",
        "stadiony stadionów stadionom stadiony stadionami stadionach",
    ),
    "tool": (
        "n",
        "narzędzie narzędzia narzędziu narzędzie narzędziem narzędziu",
        "narzędzia narzędzi narzędziom narzędzia narzędziami narzędziach",
    ),
    "machine": (
        "f",
        "maszyna maszyny maszynie maszynę maszyną maszynie",
        "maszyny maszyn maszynom maszyny maszynami maszynach",
    ),
    "counter": (
        "m3",
        "znacznik znacznika znacznikowi znacznik znacznikiem znaczniku",
        "znaczniki znaczników znacznikom znaczniki znacznikami znacznikach",
    ),
    "prize": (
        "f",
        "Nagroda Nagrody Nagrodzie Nagrodę Nagrodą Nagrodzie",
        "Nagrody Nagród Nagrodom Nagrody Nagrodami Nagrodach",
    ),
}

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")

#: Endings of adjectives by gender, in the order of CASES; "pl" is the plural of everything but persons.
ENDINGS: dict[str, str] = {
    "m2": "y ego emu ego ym ym",
    "m3": "y ego emu y ym ym",
    "f": "a ej ej ą ą ej",
    "n": "e ego emu e ym ym",
    "pl": "e ych ym e ymi ych",
}


def adjective(stem: str, kind: str, case: str) -> str:
    """An adjective in a case; kind "m2", "m3", "f", "n" or "pl"."""
    return stem + ENDINGS[kind].split(" ")[CASES.index(case)]


#: "One's own", "your" and "this", which have endings of their own.
PRONOUNS: dict[str, dict[str, str]] = {
    "swój": {
        "m2": "swój swojego swojemu swojego swoim swoim",
        "m3": "swój swojego swojemu swój swoim swoim",
        "f": "swoja swojej swojej swoją swoją swojej",
        "n": "swoje swojego swojemu swoje swoim swoim",
        "pl": "swoje swoich swoim swoje swoimi swoich",
    },
    "twój": {
        "m2": "twój twojego twojemu twojego twoim twoim",
        "m3": "twój twojego twojemu twój twoim twoim",
        "f": "twoja twojej twojej twoją twoją twojej",
        "n": "twoje twojego twojemu twoje twoim twoim",
        "pl": "twoje twoich twoim twoje twoimi twoich",
    },
    "ten": {
        "m2": "ten tego temu tego tym tym",
        "m3": "ten tego temu ten tym tym",
        "f": "ta tej tej tę tą tej",
        "n": "to tego temu to tym tym",
        "pl": "te tych tym te tymi tych",
    },
    "wszystek": {"pl": "wszystkie wszystkich wszystkim wszystkie wszystkimi wszystkich"},
}

#: Sorts of cards.
KINDS: dict[str, str] = {
    "card": "{card}",
    "pokemon": "{pokemon}",
    "basic pokemon": "<podstawow {pokemon}",
    "stage 1": "{pokemon} etapu 1",
    "stage 2": "{pokemon} etapu 2",
    "evolution": "{card} ewolucji",
    "level-up": "{pokemon} LV.X",
    "ex": "{ex}",
    "sp": "{pokemon} SP",
    "delta": "{card} ze znakiem δ",
    "star": "{pokemon} Star",
    "EX": "{EX}",
    "gx": "{gx}",
    "v": "{pokemon} V",
    "vmax": "{pokemon} VMAX",
    "tag team": "{pokemon} TAG TEAM",
    "ultra beast": "{beast}",
    "single strike": "{pokemon} Single Strike",
    "rapid strike": "{pokemon} Rapid Strike",
    "fusion strike": "{pokemon} Fusion Strike",
    "ancient": "{pokemon} Ancient",
    "future": "{pokemon} Future",
    "rule box": "{pokemon} z zasadą w ramce",
    "team plasma": "{pokemon} Team Plasma",
    "radiant": "{pokemon} Radiant",
    "ace spec": "{card} ACE SPEC",
    "prism star": "{card} Prism Star",
    "trainer": "{card} Trenera",
    "item": "<zwykł {card} Trenera",
    "supporter": "{supporter}",
    "stadium": "{stadium}",
    "tool": "{tool}",
    "technical machine": "{machine} <techniczn",
    "fossil": "{card} skamieniałości",
    "energy": "{card} energii",
    "basic energy": "{card} podstawowej energii",
    "special energy": "{card} specjalnej energii",
}

#: What cards of the later era call otherwise.
SM_KINDS: dict[str, str] = {"item": "{item}"}

#: Types by their letters: the stem of the adjective.
TYPES: dict[str, str] = {
    "G": "trawiast",
    "R": "ognist",
    "W": "wodn",
    "L": "elektryczn",
    "P": "psychiczn",
    "F": "walcząc",
    "D": "mroczn",
    "M": "metalow",
    "Y": "baśniow",
    "N": "smocz",
    "C": "bezbarwn",
}

#: Special Conditions: the stem of the adjective that says it of a Pokémon.
CONDITIONS: dict[str, str] = {
    "asleep": "uśpion",
    "burned": "podpalon",
    "confused": "oszołomion",
    "paralyzed": "sparaliżowan",
    "poisoned": "otrut",
}

#: The Special Conditions as nouns, in the accusative.
CONDITION_NOUNS: dict[str, str] = {
    "asleep": "uśpienie",
    "burned": "podpalenie",
    "confused": "oszołomienie",
    "paralyzed": "paraliż",
    "poisoned": "otrucie",
}

#: Poké-Powers and Poké-Bodies, in the later era Abilities: accusative, instrumental, genitive of the singular.
ABILITIES: dict[str, tuple[str, str, str]] = {
    "power": ("Poké-Power", "Poké-Powerem", "Poké-Poweru"),
    "body": ("Poké-Body", "Poké-Body", "Poké-Body"),
    "any": ("Poké-Power lub Poké-Body", "Poké-Powerem lub Poké-Body", "Poké-Poweru i Poké-Body"),
}
SM_ABILITIES = {**ABILITIES, "any": ("zdolność", "zdolnością", "zdolności")}

#: What the games are called.
NAMES: dict[str, str] = {
    "pokemon": "Pokémon TCG",
    "pokemon-2v2": "Pokémon 2 na 2",
}

#: Settings of a table: label, help, names of the choices.
OPTIONS: dict[str, tuple[str, str, dict[str, str]]] = {
    "format": (
        "Format",
        "Ile kart, Nagród i aktywnych Pokémonów ma każdy gracz.",
        {
            "duel": "Pojedynek: 60 kart, 6 Nagród",
            "double": "Podwójny: po dwa aktywne Pokémony",
            "half": "Półtalie: 30 kart, 3 Nagrody",
            "sun-moon": "Sun & Moon: kto zaczyna, atakuje później",
            "dp-on": "Od Diamond & Pearl: dodatki z lat 2007–2010",
        },
    ),
    "start": (
        "Kto zaczyna",
        "Jak wybiera się gracza, który ma pierwszą turę.",
        {"coin": "Moneta", "die": "Kość", "0": "Pierwsze miejsce", "1": "Drugie miejsce"},
    ),
    "cut": ("Przekładanie talii", "Każdy gracz może przełożyć potasowaną talię przeciwnika.", {}),
    "extra_cards": (
        "Dodatkowe karty",
        "Co może gracz, gdy przeciwnik nie ma podstawowego Pokémona i rozdaje ponownie.",
        {"free": "Dobrać od razu i ułożyć wszystko od nowa", "bench": "Dobrać później i tylko dołożyć na ławkę"},
    ),
    "supporter_stays": (
        "Supporter leży do końca tury",
        "Supporter leży obok aktywnego Pokémona i zostaje odrzucony na końcu tury.",
        {},
    ),
    "prizes_by_hand": (
        "Nagrody wybierane ręcznie",
        "Nagrody leżą zakryte i wszystkie są takie same, więc zwykle bierze się pierwszą z~brzegu bez pytania. Tu wskazujesz, którą bierzesz.",
        {},
    ),
    "version": (
        "Wersja zasad",
        "W wersji 1.1 pierwszy gracz nie dołącza energii z ręki w rundzie 1.",
        {"1.0": "1.0", "1.1": "1.1: bez energii w pierwszej turze"},
    ),
    "bench_limit": ("Miejsca na ławce", "Ile Pokémonów mieści ławka drużyny.", {}),
    "deck_out": (
        "Pusta talia",
        "Kiedy drużyna przegrywa, bo skończyła się talia.",
        {
            "empty": "Gdy tylko jedna z jej talii jest pusta",
            "draw": "Gdy gracz nie może dobrać karty na początku tury",
        },
    ),
    "winner_chooses": (
        "Wybór po wygranym losowaniu",
        "Drużyna, która wygra losowanie, wskazuje, która drużyna zaczyna, zamiast zaczynać sama.",
        {},
    ),
    "first_turn_trainers": (
        "Trenerzy w pierwszej turze",
        "Pierwszy gracz może zagrywać karty Trenera w pierwszej turze partii.",
        {},
    ),
    "pokemon-2v2 start": (
        "Która drużyna zaczyna",
        "Rozstrzyga los albo zaczyna zawsze ta sama drużyna.",
        {"random": "Los", "0": "Drużyna z miejsc A i C", "1": "Drużyna z miejsc B i D"},
    ),
    "closed_lists": (
        "Listy talii pozostają zakryte po partii",
        "Z cudzych talii każdy widzi po partii te karty, które widział w grze, i te nieliczne, bez których nie da się jej pokazać; rozdanie i tak da się sprawdzić.",
        {},
    ),
}

#: What each bundled deck is about, in four or five words: for its tile.
GISTS: dict[str, str] = {
    "breakthrough": "Trucizna, paraliż i drobne wstrząsy",
    "steeplechase": "Najpierw konie, Salamence na koniec",
    "terra-firma": "Torterra rośnie, reszta trzyma",
    "inferno-zone": "Szybki ogień i ciosy Infernape'a",
    "royal-frost": "Empoleon bije front i ławkę",
    "armor-fortress": "Bastiodon i Walrein trzymają mur",
    "skull-charge": "Skamieliny, potem mocne uderzenie głową",
    "powerhouse": "Ampharos razi, Donphan taranuje",
    "lavaflow": "Wielki ogień obok Venusaura",
    "infinite-space": "Fale Palkii, głośny Exploud",
    "eternal-time": "Stal Dialgi i twarde pięści",
    "endless-night": "Sen Darkraia, ogień i żądła",
    "forest-force": "Eevee dorasta, za nią Torterra",
    "polar-frost": "Lód i błyskawice wokół Eevee",
    "bombardment": "Mamoswine tratuje, Regigigas czeka",
    "metal-surge": "Metagross i Heatran, powolna stal",
    "raging-sea": "Gyarados i mocne środkowe stadia",
    "dark-rampage": "Tyranitar, a przed nim ptaki",
    "flourish": "Lekkie ataki trawą, trochę ognia",
    "rebellion": "Gardevoir i Giratina: mocno, równo",
    "drill-point": "Rhyperior wierci, Flygon sypie piach",
    "cutting-edge": "Ostrza Gallade'a, żądła i dym",
    "ignition": "Ogień Arcanine'a nad gęstą trawą",
    "overflow": "Swampert i Milotic, obok trucizna",
    "flamemaster": "Rapidash i Sceptile, jeden Arceus",
    "stormshaper": "Błyskawice, duchy i jeden Arceus",
    "forest-shadow": "Decidueye strzela, las pomaga",
    "roaring-heat": "Incineroar walczy obok skał",
    "bright-tide": "Primarina śpiewa, Lanturn mąci",
    "steel-sun": "Zbieraj siły na szarżę Solgaleo",
    "hidden-moon": "Lunala zbiera Energię i uderza",
    "rock-steady": "Ciężkie skały, do 170 obrażeń",
    "luminous-frost": "Mur Ninetales, strzały Kingdry",
    "destruction-fang": "Hydreigon gryzie, trucizna pomaga",
    "clanging-thunder": "Łuski Kommo-o, szybki Raichu",
    "mach-strike": "Garchomp nurkuje, Lucario pilnuje",
    "imperial-command": "Empoleon dowodzi pełną ławką",
    "leaf-charge": "Burza Sceptile'a z dużą Energią",
    "hydro-fury": "Swampert dobiera i zalewa",
    "storm-caller": "Ampharos i Raikou, ławka też",
    "blazing-volcano": "Blaziken rozpala, Entei wybucha",
    "relentless-flame": "Charizard rzuca cały ogień",
    "torrential-cannon": "Blastoise uderza za 150",
    "let's-play,-pikachu!": "Proste, szybkie ataki błyskawicą",
    "let's-play,-eevee!": "Proste, mocne ataki ogniem",
    "roaring-blaze": "Charizard spala Energię na obrażenia",
    "static-fang": "Luxray osłabia tego, kto atakuje",
    "overvoltage": "Electrode oddaje Energię Raichu",
    "first-strike": "Pheromosa atakuje od pierwszej tury",
    "last-words": "Trucizna i dary na pożegnanie",
    "great-tide": "Swampert obok olbrzyma",
    "quick-change": "Eevee ewoluuje wraz z Energią",
    "latecomers": "Meowth zyskuje, grając drugi",
}
