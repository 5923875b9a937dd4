"""What a player at a Pokémon table is asked: one sentence for the question, a label for each option.

Everything is read from the decision and from the view of the seat that is asked, so that nothing else can be told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from stolik.cardgame.ast import OneOf
from stolik.games.pokemon.ast.nodes import CONDITIONS as ORDER
from stolik.games.pokemon.ast.nodes import TYPES as LETTERS
from stolik.games.pokemon.ast.printed import Attack, Card
from stolik.games.pokemon.text import cards
from stolik.games.pokemon.text.aims import aim, asked_by, power_asked
from stolik.games.pokemon.text.table import CONDITIONS, SIGNS, TYPES, KindNames
from stolik.text.numbers import CATEGORIES, plural
from stolik.text.phrase import typeset
from stolik.text.table import SIDES, Wording, word
from stolik.text.trees import Unsayable, nodes

NO_CARD: Final = -1

#: Questions that need no number.
QUESTIONS: Final[dict[str, Wording]] = {
    "turn": ("Your turn.", "Twoja kolej.", "あなたの番です。"),
    "call": ("Heads or tails?", "Orzeł czy reszka?", "オモテかウラを選んでください。"),
    "cut": (
        "Where do you cut your opponent's deck?",
        "W którym miejscu przekładasz talię przeciwnika?",
        "相手の山札をどこでカットしますか？",
    ),
    "extra": (
        "Your opponent had no Basic Pokémon and deals again. Draw an extra card?",
        "Przeciwnik nie miał podstawowego Pokémona i rozdaje od nowa. Dobrać dodatkową kartę?",
        "相手はたねポケモンがなく、やり直しました。追加のカードを1枚引きますか？",
    ),
    "keep": (
        "You hold no Basic Pokémon, but one that you may lay all the same. Keep this hand?",
        "Nie masz podstawowego Pokémona, ale masz takiego, którego mimo to możesz wystawić. Zatrzymać te karty?",
        "たねポケモンはないが、最初に出せるポケモンがいます。この手札で始めますか？",
    ),
    "relay": (
        "Your opponent had to deal again: you may lay your Pokémon out anew. Do you?",
        "Przeciwnik musiał rozdać od nowa, więc możesz ułożyć swoje Pokémony inaczej. Chcesz?",
        "相手がやり直したので、ポケモンを出し直せます。出し直しますか？",
    ),
    "promote": (
        "Choose your new Active Pokémon.",
        "Wybierz nowego aktywnego Pokémona.",
        "新しいバトルポケモンを選んでください。",
    ),
    "pay": (
        "Choose the Energy to discard for retreating.",
        "Wybierz energię do odrzucenia za wycofanie.",
        "にげるためにトラッシュするエネルギーを選んでください。",
    ),
    "go-first": (
        "Your team won the toss. Does it go first?",
        "Twoja drużyna wygrała losowanie. Czy zaczyna?",
        "抽選に勝ちました。先攻・後攻を選んでください。",
    ),
    "earlier": (
        "Who of your team plays earlier?",
        "Kto w~twojej drużynie gra wcześniej?",
        "ペアで先に番を行うのはどちらですか？",
    ),
    "extra-to": (
        "The other team had to redraw. Who of yours draws an extra card?",
        "Druga drużyna musiała dobrać od nowa. Kto z~twojej dobiera dodatkową kartę?",
        "相手ペアが引き直しました。追加のカードを引くのはどちらですか？",
    ),
    "taker": ("Who takes the Prize cards?", "Kto bierze Nagrody?", "サイドをとるのはどちらですか？"),
    "choose:foe": ("Which opponent?", "Którego przeciwnika?", "どちらの相手ですか？"),
    "choose:coin": (
        "Which side of your coin do you cover? Your opponent guesses it.",
        "Którą stroną do góry zakrywasz monetę? Przeciwnik będzie zgadywać.",
        "かくすコインの面を選んでください。相手が当てます。",
    ),
    "choose:guess": (
        "Guess the side of the covered coin: heads or tails?",
        "Zgadnij, co pokazuje zakryta moneta: orzeł czy reszka?",
        "かくされたコインの面を当ててください。オモテかウラか？",
    ),
    "choose:type": (
        "Guess a type of the Pokémon that lies face down.",
        "Zgadnij typ Pokémona, którego karta leży zakryta.",
        "ウラ向きのポケモンのタイプを当ててください。",
    ),
    "choose:sign": (
        "Rock, paper or scissors? Both are shown at once.",
        "Kamień, papier czy nożyce? Oboje pokazujecie naraz.",
        "じゃんけん：グー、パー、チョキのどれを出しますか？",
    ),
    "choose:may": ("Use the effect?", "Skorzystać z efektu?", "効果を使いますか？"),
    "choose:may of": (
        "Use the effect of {what}?",
        "Skorzystać z efektu: {what}?",
        "「{what}」の効果を使いますか？",
    ),
    "choose:power of": ("Use {what}?", "Użyć Poké-Poweru {what}?", "ポケパワー「{what}」を使いますか？"),
    "choose:power": ("Use the Poké-Power?", "Użyć Poké-Poweru?", "ポケパワーを使いますか？"),
    "choose:prevent": (
        "Prevent the effects of the Poké-Power?",
        "Zapobiec efektom Poké-Poweru?",
        "ポケパワーの効果をふせぎますか？",
    ),
    "choose:item of": ("Use {what}?", "Użyć przedmiotu {what}?", "「{what}」を使いますか？"),
    "choose:ability of": ("Use {what}?", "Użyć zdolności {what}?", "特性「{what}」を使いますか？"),
    "choose:ability": ("Use the Ability?", "Użyć zdolności?", "特性を使いますか？"),
    "choose:energy": (
        "Choose the Energy card that returns to your hand.",
        "Wybierz kartę energii, która wróci do ręki.",
        "手札にもどすエネルギーを選んでください。",
    ),
    "choose:first": (
        "Which Pokémon is dealt with first?",
        "Którym Pokémonem zająć się najpierw?",
        "どのポケモンから処理しますか？",
    ),
    "choose:zone": (
        "Search the deck or the discard pile?",
        "Szukać w talii czy wśród kart odrzuconych?",
        "山札とトラッシュのどちらから選びますか？",
    ),
    "choose:deck": ("Whose deck do you look at?", "Czyją talię oglądasz?", "だれの山札を見ますか？"),
    "choose:next": (
        "Which card comes next, from the top?",
        "Która karta ma leżeć następna, licząc od wierzchu?",
        "上から順に、次に置くカードを選んでください。",
    ),
    "choose:draw": ("How many cards do you draw?", "Ile kart dobierasz?", "山札を何枚引きますか？"),
    "choose:trade": (
        "Choose the card of your hand that becomes a Prize card.",
        "Wybierz kartę z ręki, która stanie się Nagrodą.",
        "サイドに置く手札を選んでください。",
    ),
    "choose:counters": (
        "How many damage counters?",
        "Ile znaczników obrażeń?",
        "ダメージカウンターをいくつにしますか？",
    ),
    "choose:condition": ("Choose a Special Condition.", "Wybierz stan specjalny.", "特殊状態を選んでください。"),
    "choose:cure": (
        "Choose a Special Condition to remove.",
        "Wybierz stan specjalny do usunięcia.",
        "回復する特殊状態を選んでください。",
    ),
    "choose:one": ("Choose 1 of these.", "Wybierz 1 z~możliwości.", "1つ選んでください。"),
    "choose:attack": ("Choose an attack.", "Wybierz atak.", "ワザを選んでください。"),
    "none": ("No card can be taken now.", "Nie można teraz wziąć żadnej karty.", "いまは選べるカードがありません。"),
    "nothing": ("No card here fits.", "Żadna karta tu nie pasuje.", "選べるカードがありません。"),
}

#: What is said before the question of one of four, or behind it: why it is asked, or what the partner has part in.
TOLD: Final[dict[str, Wording]] = {
    "prize": (
        "A Pokémon of the other team was Knocked Out. {}",
        "Pokémon drugiej drużyny został znokautowany. {}",
        "もう一方のペアのポケモンがきぜつしました。{}",
    ),
    "lay-active": (
        "{} Your team needs two there in all.",
        "{} Drużyna potrzebuje tam łącznie dwóch.",
        "{}ペアで合わせて2匹必要です。",
    ),
}

#: What things are chosen for: behind the noun in English and Polish, before it in Japanese.
PURPOSES: Final[dict[str, Wording]] = {
    "lay-active": (" for the Active Spot", " na pole aktywne", "バトル場に出す"),
    "lay-bench": (" for your Bench", " na ławkę", "ベンチに出す"),
    "prize": ("", "", "とる"),
    "choose:prize": (" to look at", " do obejrzenia", "見る"),
    "choose:turn prize": (" to turn face up", " do odkrycia", "オモテにする"),
    "choose:search": ("", "", ""),
    "choose:look": ("", "", ""),
    "choose:pick": ("", "", ""),
    "choose:cover": (" to put face down", " do położenia zakrytej", "ウラ向きに置く"),
    "choose:aside": (" to set aside", " do odłożenia na bok", "ウラ向きに横へ置く"),
    "choose:turn": (" to turn face down", " do odwrócenia na zakrytą", "ウラ向きにする"),
    "choose:copy": (" whose attack to use", ", którego ataku użyć", "ワザを使う"),
    "choose:discard": (" to discard", " do odrzucenia", "トラッシュする"),
    "choose:move": (" to move", " do przeniesienia", "移す"),
    "choose:hit": (" to damage", " jako cel obrażeń", "ダメージを与える"),
    "choose:put": (" for the damage counters", " na znaczniki obrażeń", "ダメージカウンターをのせる"),
    "choose:heal": (" to heal", " do uleczenia", "回復する"),
    "choose:counters from": (
        " to take the damage counters from",
        " do zdjęcia znaczników obrażeń",
        "ダメージカウンターをとる",
    ),
    "choose:counters to": (
        " to put the damage counters on",
        " do położenia znaczników obrażeń",
        "ダメージカウンターをのせ替える",
    ),
    "choose:inflict": (" for the Special Condition", " do objęcia stanem specjalnym", "特殊状態にする"),
    "choose:switch": (" to become Active", " na pole aktywne", "バトル場に出す"),
    "choose:switch out": (" to go to the Bench", " do zejścia na ławkę", "ベンチに下げる"),
    "choose:leave": (" to leave play", " do zdjęcia z gry", "場からはなれる"),
    "choose:knock out": (" to Knock Out", " do znokautowania", "きぜつさせる"),
    "choose:devolve": (" to devolve", " do cofnięcia ewolucji", "退化させる"),
    "choose:effect": (" for the effect", " jako cel efektu", "効果をかける"),
    "choose:attach": (" to attach", " do dołączenia", "つける"),
    "choose:attach to": (" to attach it to", ", do którego dołączyć kartę", "カードをつける"),
    "choose:exchange": (" to exchange", " do wymiany", "入れ替える"),
    "choose:evolve": (" to evolve", " do ewolucji", "進化させる"),
    "choose:defending": (" to attack", " jako cel ataku", "ワザを受ける"),
}

#: The same where only the card that asks tells it: what becomes of things that are searched, looked at or chosen.
ENDS: Final[dict[str, Wording]] = {
    "": ("", "", ""),
    "take": (" to put into your hand", " do wzięcia do ręki", "手札に加える"),
    "return": (" to return to the hand", " do zwrócenia do ręki", "手札にもどす"),
    "keep": (" to keep", " do zatrzymania", "残す"),
    "bench": (" for the Bench", " na ławkę", "ベンチに出す"),
    "shuffled top": (" for the top of the deck", " na wierzch talii", "山札の上に置く"),
    "deck top": (" for the top of the deck", " na wierzch talii", "山札の上にもどす"),
    "deck bottom": (" for the bottom of the deck", " na spód talii", "山札の下にもどす"),
    "deck": (" to shuffle into the deck", " do wtasowania w talię", "山札にもどす"),
    "evolve": (" to evolve", " do rozwinięcia", "進化させる"),
    "evolve into": (" to evolve into", " do ewolucji", "進化させる"),
}

#: What becomes of what is chosen, in one word, by the same keys: pages have the verb of it.
DEEDS: Final[dict[str, str]] = {
    "lay-active": "active", "promote": "active", "choose:switch": "active", "lay-bench": "bench", "bench": "bench",
    "prize": "take", "take": "take", "return": "return", "keep": "keep", "choose:discard": "discard",
    "shuffled top": "top", "deck top": "top", "deck bottom": "bottom", "deck": "shuffle", "choose:move": "move",
    "choose:hit": "hit", "choose:heal": "heal", "choose:defending": "attack", "choose:attach": "attach",
    "choose:attach to": "attach-to", "choose:evolve": "evolve", "evolve": "evolve", "evolve into": "evolve-into",
}  # fmt: skip

#: Nouns: singular and plural (en), accusative for 1, 2-4, 5 and more (pl), noun and counter (ja).
NOUNS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, str]]]] = {
    "card": (("card", "cards"), ("kartę", "karty", "kart"), ("カード", "枚")),
    "pokemon": (("Pokémon", "Pokémon"), ("Pokémona", "Pokémony", "Pokémonów"), ("ポケモン", "匹")),
    "basic": (
        ("Basic Pokémon", "Basic Pokémon"),
        ("podstawowego Pokémona", "podstawowe Pokémony", "podstawowych Pokémonów"),
        ("たねポケモン", "枚"),
    ),
    "own": (
        ("Pokémon of yours", "Pokémon of yours"),
        ("swojego Pokémona", "swoje Pokémony", "swoich Pokémonów"),
        ("自分のポケモン", "匹"),
    ),
    "foe": (
        ("Pokémon of the other side", "Pokémon of the other side"),
        ("Pokémona przeciwnika", "Pokémony przeciwnika", "Pokémonów przeciwnika"),
        ("相手のポケモン", "匹"),
    ),
    "prize": (("Prize card", "Prize cards"), ("Nagrodę", "Nagrody", "Nagród"), ("サイド", "枚")),
}

#: Short labels.
LABELS: Final[dict[str, Wording]] = {
    "yes": ("Yes", "Tak", "はい"),
    "no": ("No", "Nie", "いいえ"),
    "nobody": ("Nobody", "Nikt", "だれも引かない"),
    "seat": ("{name}, seat~{n}", "{name}, miejsce~{n}", "{name}、席{n}"),
    "heads": ("Heads", "Orzeł", "オモテ"),
    "tails": ("Tails", "Reszka", "ウラ"),
    "first": ("Go first", "Zaczynamy", "先攻"),
    "second": ("Go second", "Zaczynają tamci", "後攻"),
    "you": ("You", "Ty", "自分"),
    "partner": ("Your partner", "Twój partner", "味方"),
    "opponent": ("Opponent~{n}", "Przeciwnik~{n}", "相手{n}"),
    "end": ("End turn", "Zakończ turę", "番を終わる"),
    "bench": ("Bench: {card}", "Na ławkę: {card}", "ベンチに出す：{card}"),
    "evolve": ("Evolve: {mon} → {card}", "Ewolucja: {mon} → {card}", "進化：{mon} → {card}"),
    "level": ("Level up: {mon} → {card}", "Awans: {mon} → {card}", "レベルアップ：{mon} → {card}"),
    "attach": ("Attach: {card} → {mon}", "Dołącz: {card} → {mon}", "つける：{card} → {mon}"),
    "play": ("Play: {card}", "Zagraj: {card}", "使う：{card}"),
    "power": ("Poké-Power: {what} ({mon})", "Poké-Power: {what} ({mon})", "ポケパワー：{what}（{mon}）"),
    "ability": ("Ability: {what} ({mon})", "Zdolność: {what} ({mon})", "特性：{what}（{mon}）"),
    "stadium": ("Stadium: {card}", "Stadion: {card}", "スタジアム：{card}"),
    "throw": ("Discard: {mon}", "Odrzuć: {mon}", "トラッシュする：{mon}"),
    "retreat": ("Retreat: {mon}", "Wycofaj: {mon}", "にげる：{mon}"),
    "attack": ("Attack: {what}{damage}", "Atak: {what}{damage}", "ワザ：{what}{damage}"),
    "attack of": ("{what} ({mon})", "{what} ({mon})", "{what}（{mon}）"),
    "active": ("Active", "aktywny", "バトル場"),
    "one active": ("Active~{n}", "aktywny~{n}", "バトル場{n}"),
    "bench place": ("Bench~{n}", "ławka~{n}", "ベンチ{n}"),
    "foe active": ("opponent, Active", "przeciwnik, aktywny", "相手・バトル場"),
    "foe one active": ("opponent, Active~{n}", "przeciwnik, aktywny~{n}", "相手・バトル場{n}"),
    "foe bench place": ("opponent, Bench~{n}", "przeciwnik, ławka~{n}", "相手・ベンチ{n}"),
    "at": ("{card} ({place})", "{card} ({place})", "{card}（{place}）"),
    "face down": ("{card}, face down", "{card}, zakryta", "{card}・ウラ向き"),
    "one of": ("{card}, {place}", "{card}, {place}", "{card}・{place}"),
    "prize": ("Prize~{n}", "Nagroda~{n}", "サイド{n}"),
    "place": ("Card~{n}", "Karta~{n}", "カード{n}"),
    "no cut": ("Don't cut", "Nie przekładaj", "カットしない"),
    "cut": ("After {n}", "Po {n}", "{n}枚目のあと"),
    "deck": ("Deck", "Talia", "山札"),
    "discard": ("Discard pile", "Karty odrzucone", "トラッシュ"),
    "own deck": ("Your deck", "Twoja talia", "自分の山札"),
    "other deck": ("Your opponent's deck", "Talia przeciwnika", "相手の山札"),
    "hidden": ("{n}~hidden", "zakryte: {n}", "ウラ向き{n}枚"),
    "coin": ("coin: {side}", "moneta: {side}", "コイン：{side}"),
    "gone": ("A Pokémon", "Pokémon", "ポケモン"),
}

SEATS: Final = "ABCD"
"""What seats are called at a table of four."""
_STARTERS: Final = {
    "lay-active": "basic",
    "lay-bench": "basic",
    "prize": "prize",
    "choose:prize": "prize",
    "choose:turn prize": "prize",
}


def label(key: str, lang: str, **values: Any) -> str:
    """A label in a language. Raises KeyError."""
    return typeset(word(LABELS[key], lang).format(**values), lang)


Writer = Callable[["Asking", Sequence[int]], str]
"""Says an option from its numbers."""


def _of_power(card: Card, key: str, named: bool) -> str:
    """The question whether a power of this card is used: what it is called depends on the era, and an item is none."""
    power = power_asked(card)
    if power is not None and power.held and named:
        return "choose:item"
    return "choose:ability" if card.era else key


class Asking:
    """A question about a view, in one language. `decision` is the view's own, `people` the players' names by seat."""

    def __init__(self, decision: Any, view: Any, names: KindNames, lang: str, people: Sequence[str] = ()) -> None:
        self.people = tuple(people)
        self.decision = decision
        self.view = view
        self.names = names.spoken(lang)
        self.lang = lang
        self._mons: dict[int, tuple[Any, str]] = {}
        self._own: set[int] = set()
        near = decision.seat % SIDES  # seats of a side sit across from each other
        for own, side in enumerate(view.sides):
            active = "active" if len(side.active) == 1 else "one active"
            for place, mons in ((active, side.active), ("bench place", side.bench)):
                if own == near:
                    self._own |= {mon.id for mon in mons}
                for n, mon in enumerate(mons, 1):
                    key = place if own == near else f"foe {place}"
                    self._mons[mon.id] = (mon, label(key, lang, n=n))

    # ---- the question

    def prompt(self) -> str:
        """What is asked, in one sentence, with the card that asks it. Raises KeyError for an unknown question."""
        decision = self.decision
        key = decision.kind
        verb = decision.options[0].verb if decision.options else "card"
        source = decision.about[0] if decision.about else NO_CARD
        if key in QUESTIONS:
            asking = asked_by(self.names.card(source), key) if source != NO_CARD else ""
            if key == "choose:power" and source != NO_CARD:
                key = _of_power(self.names.card(source), key, bool(asking))
            said = word(QUESTIONS[f"{key} of" if asking else key], self.lang).format(what=asking)
        elif not decision.options:
            said = word(QUESTIONS["nothing"], self.lang)
        elif not decision.most:
            said = word(QUESTIONS["none"], self.lang)
        else:
            said = self._choice("choose:attach to" if (key, verb) == ("choose:attach", "pokemon") else key, verb)
            if key in TOLD and len(self.view.seats) > SIDES and (key != "prize" or source == NO_CARD):
                said = word(TOLD[key], self.lang).format(said)
        if source == NO_CARD:
            return typeset(said, self.lang)
        colon = "：" if self.lang == "ja" else ": "
        return typeset(f"{self.names.name(source)}{colon}{said}", self.lang)

    def told(self) -> str:
        """What the power does that asks whether it is used, as a sentence; "" for other questions."""
        decision = self.decision
        if decision.kind != "choose:power" or not decision.about or decision.about[0] == NO_CARD:
            return ""
        return typeset(does(self.names.card(decision.about[0]), self.lang), self.lang)

    def _choice(self, key: str, verb: str) -> str:
        """How many of what are chosen, and what for."""
        decision = self.decision
        end = self._end(key, verb)
        purpose = word(ENDS[end] if end in ENDS else PURPOSES[end], self.lang)
        noun = _STARTERS.get(key, "pokemon" if verb == "pokemon" else "card")
        if key in ("choose:switch", "choose:switch out") and verb == "pokemon":
            ours = {option.args[0] in self._own for option in decision.options}
            noun = "pokemon" if len(ours) > 1 else "own" if ours == {True} else "foe"
        n, upto = decision.most, decision.least < decision.most
        english, polish, (japanese, counter) = NOUNS[noun]
        if self.lang == "ja":
            return f"{purpose}{japanese}を{n}{counter}{'まで' if upto else ''}選んでください。"
        forms = english if self.lang == "en" else polish
        form = forms[CATEGORIES[self.lang].index(plural(n, self.lang))]
        if upto and n == 1:
            return f"Możesz wybrać {form}{purpose}." if self.lang == "pl" else f"You may choose a {form}{purpose}."
        if self.lang == "pl":
            return f"Wybierz {'najwyżej ' if upto else ''}{f'{n}~' if upto or n > 1 else ''}{form}{purpose}."
        amount = f"up to {n}~{form}" if upto else f"{n}~{form}" if n > 1 else f"a {form}"
        return f"Choose {amount}{purpose}."

    def _end(self, key: str, verb: str) -> str:
        """What things are chosen for, as a key of PURPOSES or ENDS: the question's own, or that of the card that
        asks. Raises KeyError for an unknown question."""
        about = self.decision.about
        if PURPOSES[key][0] or not about or about[0] == NO_CARD:
            return key
        return aim(self.names.card(about[0]), key, verb)

    def deed(self) -> str:
        """What becomes of the things that are chosen, as a word of DEEDS."""
        key, options = self.decision.kind, self.decision.options
        verb = options[0].verb if options else "card"
        if (key, verb) == ("choose:attach", "pokemon"):
            return "attach-to"
        return DEEDS.get(self._end(key, verb) if key in PURPOSES else key, "choose")

    # ---- the options

    def labels(self) -> list[str]:
        """A short label for each option, in their order. Raises KeyError for an unknown verb."""
        return [self.option(option.verb, option.args) for option in self.decision.options]

    def option(self, verb: str, args: Sequence[int]) -> str:
        """The label of one option, or of an intent. Raises KeyError for an unknown verb."""
        return OPTIONS[verb](self, args)

    def player(self, seat: int) -> str:
        """A player: oneself, or by name; without names the partner and the opponents in the order of their turns. In a
        team the seat is said too, since both may be one person's."""
        mine = seat == self.decision.seat
        ours = len(self.view.seats) > SIDES and (seat - self.decision.seat) % SIDES == 0
        if self.people and ours:
            name = label("you", self.lang) if mine else self.people[seat]
            return label("seat", self.lang, name=name, n=SEATS[seat])
        if mine:
            return label("you", self.lang)
        if self.people:
            return self.people[seat]
        if ours:
            return label("partner", self.lang)
        foes = [one for one in self.view.order or range(len(self.view.seats)) if (one - seat) % SIDES == 0]
        return label("opponent", self.lang, n=foes.index(seat) + 1)

    def pokemon(self, mon: int, placed: bool = True) -> str:
        """A Pokémon by its name, and the place where it stands."""
        found = self._mons.get(mon)
        if found is None or not found[0].cards:
            return label("gone", self.lang)
        name = self.names.name(found[0].cards[-1])
        return label("at", self.lang, card=name, place=found[1]) if placed else name

    def seen(self, mon: int) -> Any:
        """A Pokémon in play, as the view has it. Raises KeyError."""
        return self._mons[mon][0]

    def one_of(self, mon: int) -> str:
        """A Pokémon by its name, with its place where another on its side is called the same."""
        name = self.pokemon(mon, False)
        side = next(side for side in self.view.sides if mon in [one.id for one in (*side.active, *side.bench)])
        names = [self.pokemon(one.id, False) for one in (*side.active, *side.bench)]
        return name if names.count(name) == 1 else label("one of", self.lang, card=name, place=self._mons[mon][1])


# ---- what an option is called, by its verb


def _plain(verb: str) -> Writer:
    return lambda asking, args: label(verb, asking.lang)


def _with_card(verb: str) -> Writer:
    return lambda asking, args: label(verb, asking.lang, card=asking.names.name(args[0]))


def _with_mon(verb: str) -> Writer:
    return lambda asking, args: label(verb, asking.lang, mon=asking.one_of(args[0]))


def _evolve(asking: Asking, args: Sequence[int]) -> str:
    key = "level" if asking.names.card(args[0]).stage == "level-up" else "evolve"
    return label(key, asking.lang, card=asking.names.name(args[0]), mon=asking.pokemon(args[1]))


def _attach(asking: Asking, args: Sequence[int]) -> str:
    return label("attach", asking.lang, card=asking.names.name(args[0]), mon=asking.pokemon(args[1]))


def _power(asking: Asking, args: Sequence[int]) -> str:
    if args[0] == 0:
        return label("stadium", asking.lang, card=asking.names.name(asking.view.stadium))
    seen = asking.seen(args[0]).abilities[args[1]]
    card = asking.names.card(seen.card)
    what = card.abilities[seen.place].name
    return label("ability" if card.era else "power", asking.lang, what=what, mon=asking.pokemon(args[0], False))


def _attack(asking: Asking, args: Sequence[int]) -> str:
    seen = asking.seen(args[0]).attacks[args[1]]
    attack = asking.names.card(seen.card).attacks[seen.place]
    if asking.decision.kind == "turn":
        told = label("attack", asking.lang, what=attack.name, damage=damage(attack))
        alone = len(asking.view.sides[asking.decision.seat % SIDES].active) == 1
        return told if alone else label("at", asking.lang, card=told, place=asking.one_of(args[0]))
    return label("attack of", asking.lang, what=attack.name, mon=asking.pokemon(args[0], False))


def _no(asking: Asking, args: Sequence[int]) -> str:
    return label("nobody" if asking.decision.kind == "extra-to" else "no", asking.lang)


def _attached(asking: Asking, args: Sequence[int]) -> str:
    return label("at", asking.lang, card=_card(asking, args[1:]), place=asking.pokemon(args[0], False))


def _card(asking: Asking, args: Sequence[int]) -> str:
    name = asking.names.name(args[0])
    return label("face down", asking.lang, card=name) if args[0] >= asking.view.turned else name


def _pay(asking: Asking, args: Sequence[int]) -> str:
    return " + ".join(_card(asking, (card,)) for card in args[1:])


def _place(asking: Asking, args: Sequence[int]) -> str:
    key = "prize" if asking.decision.kind.endswith("prize") else "place"
    told = label(key, asking.lang, n=args[1] + 1)
    rows = {one.args[0] for one in asking.decision.options if one.verb == "place"}
    return told if len(rows) < 2 else label("at", asking.lang, card=told, place=asking.player(args[0]))


def _cut(asking: Asking, args: Sequence[int]) -> str:
    return label("cut" if args[0] else "no cut", asking.lang, n=args[0])


def _number(asking: Asking, args: Sequence[int]) -> str:
    """A number stands for a zone, a way or a player where the question says so."""
    n, kind, lang = args[0], asking.decision.kind, asking.lang
    if kind == "choose:zone":
        return label(("deck", "discard")[n], lang)
    if kind == "choose:one":
        return way(asking.names.card(asking.decision.about[0]), n, lang)
    if kind == "choose:sign":
        return word(SIGNS[tuple(SIGNS)[n]], lang)
    if kind == "choose:type":
        return word(TYPES[LETTERS[n]], lang)
    if kind == "choose:attack":
        return asking.names.card(asking.decision.about[0]).attacks[n].name
    if kind == "choose:deck" and len(asking.view.seats) > SIDES:
        return asking.player(n)
    if kind == "choose:deck":
        return label("own deck" if n == asking.decision.seat else "other deck", lang)
    return str(n)


OPTIONS: Final[Mapping[str, Writer]] = {
    # what is done in a turn
    "bench": _with_card("bench"),
    "evolve": _evolve,
    "attach": _attach,
    "play": _with_card("play"),
    "power": _power,
    "throw": _with_mon("throw"),
    "retreat": _with_mon("retreat"),
    "attack": _attack,
    "end": _plain("end"),
    # what is chosen
    "yes": _plain("yes"),
    "no": _no,
    "heads": _plain("heads"),
    "tails": _plain("tails"),
    "first": _plain("first"),
    "second": _plain("second"),
    "seat": lambda asking, args: asking.player(args[0]),
    "card": _card,
    "pokemon": lambda asking, args: asking.pokemon(args[0]),
    "attached": _attached,
    "pay": _pay,
    "condition": lambda asking, args: word(CONDITIONS[ORDER[args[0]]], asking.lang),
    "place": _place,
    "cut": _cut,
    "number": _number,
}
"""By the verb of an option; what a verb of a turn is called stands in LABELS."""


def does(card: Card, lang: str) -> str:
    """What the power of a card does that asks whether it is used, as a sentence before the question; "" where it can't
    be said."""
    power = power_asked(card)
    if power is None:
        return ""
    try:
        said = cards.clause(power.do, lang, card)
    except Unsayable:
        return ""
    return f"{said}。" if lang == "ja" else f"{said}. "


def way(card: Card, n: int, lang: str) -> str:
    """The n-th of the ways that a card lets its player choose from. Raises KeyError where it has none."""
    trees = (card.do, card.abilities, *(attack.do for attack in card.attacks))
    for tree in trees:
        for node in nodes(tree):
            if isinstance(node, OneOf):
                return cards.clause(node.steps[n - 1], lang, card)
    raise KeyError("number")


def damage(attack: Attack) -> str:
    """The printed damage behind a space, "" for none."""
    return f" {attack.damage}{attack.sign}" if attack.damage else ""


KINDS: Final[Mapping[str, Wording]] = {**QUESTIONS, **PURPOSES}
"""Every kind of question that has words, by the decision's kind."""
