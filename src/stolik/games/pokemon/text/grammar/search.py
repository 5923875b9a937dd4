"""Verbs that search and look: into a deck, a discard pile, a hand, at the top cards."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import itertools

from stolik.cardgame.ast import CHOSEN, Choose, Do, Some, Which, one
from stolik.games.pokemon.ast.nodes import (
    EvolvesFrom,
    Evolving,
    Kind,
    Look,
    LookAtHand,
    Move,
    Onto,
    RevealHand,
    RevealUntil,
    Search,
    Shuffle,
    TradePrize,
)
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR
from stolik.text.grammar.kinds import Listed, SaidAs
from stolik.text.trees import hole

phrase = STEP.phrase

# ---- searching

phrase(
    Shuffle(),
    en="shuffle your deck afterward",
    pl="na koniec [przetasuj|przetasować] swoją talię",
    ja="そして山札を[切る|切り]",
    also=("shuffle your deck",),
)
phrase(
    Search(
        one(Which("card", where="deck", filters=(Kind("level-up"), EvolvesFrom(Which("pokemon"))))),
        Evolving(one(Which("pokemon"))),
    ),
    en="search your deck for a Pokémon LV.X that levels up from 1 of your Pokémon, and put it onto that Pokémon (this counts as leveling up that Pokémon)",
    pl="[poszukaj|poszukać] w swojej talii Pokémona LV.X dla 1 ze swoich Pokémonów i [połóż|położyć] go na nim (to awans na LV.X)",
    ja="自分の山札から、自分のポケモン1匹がレベルアップするポケモンLV.Xを1枚選び、そのポケモンにのせてレベルアップさせる",
)
GRAMMAR.add("card found", SaidAs(GRAMMAR, "card", lambda filters: (filters,), lambda filters: filters, {"en": "a"}))
GRAMMAR.add("cards found", Listed(GRAMMAR.constants, "card found", {"en": "and"}, least=2))
for _zone, _words in (("deck", "your deck"), ("discard", "your discard pile")):
    STEP.means(
        lambda cards, zone=_zone: Do(
            tuple(Search(one(Which("card", where=zone, filters=filters)), "hand", show=True) for filters in cards)
        ),
        f"search {_words} for {{cards}}, show them to your opponent, and put them into your hand",
        cards="cards found",
    )
phrase(
    Do(
        (
            Choose(Some(hole("n"), hole("n"), Which("card", where="discard", filters=hole("card")), different="name")),
            Choose(Some(1, 1, CHOSEN, "opponent")),
            Move(CHOSEN, "hand", show=True),
        )
    ),
    en="choose {n} different {card:pl} from your discard pile and show them to your opponent. Your opponent chooses 1 of them. Put that card into your hand",
    pl="[wybierz|wybrać] {n} {card:acc pl} o różnych nazwach ze swojego stosu kart odrzuconych i pokaż je przeciwnikowi. Przeciwnik wybiera spośród nich 1. Weź tę kartę do ręki",
    ja="自分のトラッシュから名前のちがう{card}を{n:枚}選び、相手に見せる。相手はその中から1枚選ぶ。そのカードを手札に[加える|加え]",
    also=(
        "search your discard pile for {n} different {card:pl}, show them to your opponent, and your opponent chooses 1 of them. Put that card into your hand, and discard the other card",
    ),
    fits=lambda bound, _: isinstance(bound["n"], int) and bound["n"] > 1,
)
phrase(
    Shuffle("opponent"),
    en="your opponent shuffles his or her deck afterward",
    pl="na koniec przeciwnik tasuje swoją talię",
    ja="そして相手は山札を[切る|切り]",
)
phrase(
    Shuffle("each"),
    en="each player shuffles his or her deck",
    pl="każdy gracz tasuje swoją talię",
    ja="おたがいは山札を[切る|切り]",
)
phrase(
    Shuffle("you", searched=True),
    en="if you searched your deck, shuffle your deck afterward",
    pl="jeśli szukano w talii, na koniec ją [przetasuj|przetasować]",
    ja="山札から選んだなら、山札を[切る|切り]",
    also=("if you search your deck, shuffle your deck afterward",),
)

_ZONES = (
    ("you deck", "your deck", "swojej talii", "自分の山札"),
    ("you discard", "your discard pile", "swoim stosie kart odrzuconych", "自分のトラッシュ"),
    (
        "you deck or discard",
        "your deck or discard pile",
        "swojej talii lub stosie kart odrzuconych",
        "自分の山札かトラッシュ",
    ),
    ("opponent discard", "your opponent's discard pile", "stosie kart odrzuconych przeciwnika", "相手のトラッシュ"),
    ("opponent deck", "your opponent's deck", "talii przeciwnika", "相手の山札"),
)
_SHOWN = (
    (True, ", show {what|it|them} to your opponent, and", ", [pokaż|pokazać] przeciwnikowi", "、相手に見せて"),
    (False, " and", "", ""),
)
for _zone, _en, _pl, _ja in _ZONES:
    phrase(
        Search(hole("what", _zone), "hand", show=True),
        en=f"search {_en} for {{what}}, show {{what|it|them}} to your opponent, and put {{what|it|them}} into your hand",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}}, [pokaż|pokazać] przeciwnikowi i [weź|wziąć] do ręki",
        ja=f"{_ja}から{{what:を}}選び、相手に見せて、手札に[加える|加え]",
        also=(
            f"search {_en} for {{what}}. Show {{what|it|them}} to your opponent and put {{what|it|them}} into your hand",
            f"search {_en} for {{what}}, show {{what|it|them}} to your opponent, and put {{what|it|them}} in your hand",
            *(
                (
                    "search your deck or your discard pile for {what}, show {what|it|them} to your opponent, and put {what|it|them} into your hand",
                )
                if _zone == "you deck or discard"
                else ()
            ),
        ),
    )
    _theirs = _zone.startswith("opponent")  # a card goes to its owner's hand
    phrase(
        Search(hole("what", _zone), "hand"),
        en=f"search {_en} for {{what}} and put {{what|it|them}} into {'his or her' if _theirs else 'your'} hand",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i {'[dodaj|dodać] do jego' if _theirs else '[weź|wziąć] do'} ręki",
        ja=f"{_ja}から{{what:を}}選び、{'相手の' * _theirs}手札に[加える|加え]",
        also=(
            *(
                (f"search {_en} for {{what}} and put {{what|it|them}} into your opponent's hand",)
                if _theirs
                else (f"search {_en} for {{what}}, and put {{what|it|them}} into your hand",)
            ),
            *((f"put {{what}} from {_en} into your hand",) if "discard" in _zone and not _theirs else ()),
        ),
    )
    _bench = "his or her" if _zone.startswith("opponent") else "your"
    phrase(
        Search(hole("what", _zone), "bench"),
        en=f"search {_en} for {{what}} and put {{what|it|them}} onto {_bench} Bench",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i [wystaw|wystawić] na ławkę",
        ja=f"{_ja}から{{what:を}}選び、ベンチに[出す|出し]",
        also=(
            f"search {_en} for {{what}} and put {{what|it|them}} on {_bench} Bench",
            f"search {_en} for {{what}} and put {{what|it|them}} onto {_bench} bench",
            *((f"put {{what}} from {_en} onto your Bench",) if "discard" in _zone else ()),
        ),
    )
    phrase(
        Search(hole("what", _zone), Onto(hole("to", "noun"))),
        en=f"search {_en} for {{what}} and attach {{what|it|them}} to {{to}}",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i [dołącz|dołączyć] do {{to:gen}}",
        ja=f"{_ja}から{{what:を}}選び、{{to}}に[つける|つけ]",
        also=(
            f"search {_en} for {{what}}, attach {{what|it|them}} to {{to}}",
            *(
                (
                    f"attach {{what}} from {_en} to {{to}}",
                    "search your discard for {what} and attach {what|it|them} to {to}",
                )
                if _zone == "you discard"
                else ()
            ),
        ),
    )
    phrase(
        Search(hole("what", _zone), Onto(one(Which("pokemon")), each=True)),
        en=f"search {_en} for {{what}} and attach {{what|it|them}} to any of your Pokémon in any way you like",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i [dołącz|dołączyć] dowolnie do swoich Pokémonów",
        ja=f"{_ja}から{{what:を}}選び、自分のポケモンに好きなように[つける|つけ]",
        also=(f"search {_en} for {{what}} and attach {{what|it|them}} to your Pokémon in any way you like",),
    )
    phrase(
        Search(hole("what", _zone), Onto(hole("to", "among"), each=True)),
        en=f"search {_en} for {{what}} and attach {{what|it|them}} in any way you like to {{to}}",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i [dołącz|dołączyć] każdą osobno do {{to:gen}}",
        ja=f"{_ja}から{{what:を}}選び、1枚ずつ{{to}}に[つける|つけ]",
        also=(
            f"search {_en} for {{what}} and attach {{what|it|them}} to {{to}} in any way you like",
            *((f"attach {{what}} from {_en} to {{to}} in any way you like",) if "discard" in _zone else ()),
        ),
    )
    phrase(
        Search(hole("what", _zone), Onto(one(Which("pokemon")), each=True, different=True)),
        en=f"search {_en} for {{what}} and attach each of those cards to a different Pokémon you have in play",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i [dołącz|dołączyć] każdą do innego swojego Pokémona",
        ja=f"{_ja}から{{what:を}}選び、1枚ずつ別々の自分のポケモンに[つける|つけ]",
        also=(f"search {_en} for {{what}}. Attach each of those Energy cards to a different Pokémon you have in play",),
    )
    phrase(
        Search(hole("what", _zone), Evolving(hole("to", "noun"))),
        en=f"search {_en} for {{what}} and put {{what|it|them}} onto {{to}} (this counts as evolving {{to}})",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i [połóż|położyć] na {{to:loc}} (to ewolucja)",
        ja=f"{_ja}から{{what:を}}選び、{{to}}にのせて[進化させる|進化させ]",
        also=(
            f"search {_en} for {{what}} and put {{what|it|them}} onto {{to}}. (This counts as evolving {{to}}.)",
            f"search {_en} for {{what}}, and put {{what|it|them}} onto {{to}}",
            f"search {_en} for {{what}} and put {{what|it|them}} on {{to}} (this counts as evolving {{to}})",
        ),
    )
    phrase(
        Search(hole("what", _zone), Evolving(hole("to", "noun"), free=True)),
        en=f"search {_en} for {{what}} and put {{what|it|them}} onto {{to}} to evolve {{to|it|them}}",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i [połóż|położyć] na {{to:loc}}, by go ewoluować",
        ja=f"{_ja}から{{what:を}}選び、{{to}}にのせて[進化させる|進化させ]（いつでもよい）",
    )
    phrase(
        Search(hole("what", _zone), "discard"),
        en=f"search {_en} for {{what}} and discard {{what|it|them}}",
        pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}} i [odrzuć|odrzucić]",
        ja=f"{_ja}から{{what:を}}選び、[トラッシュする|トラッシュし]",
    )
    for _show, _sen, _spl, _sja in _SHOWN:
        _own = "his or her" if _zone.startswith("opponent") else "your"
        phrase(
            Search(hole("what", _zone), "deck top", show=_show),
            en=f"search {_en} for {{what}}{_sen} put {{what|it|them}} on top of {_own} deck",
            pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}}{_spl} i [połóż|położyć] na wierzchu {'jego ' * (_own != 'your')}talii",
            ja=f"{_ja}から{{what:を}}選び{_sja}、{'相手の' * (_own != 'your')}山札の上に[もどす|もどし]",
            also=(
                f"search {_en} for {{what}}{_sen} put {{what|it|them}} on top of {_own} deck in any order",
                f"search {_en} for {{what}}{_sen} put {{what|that card|those cards}} on top of {_own} deck in any order",
                *(
                    (
                        f"search {_en} for {{what}}. Show {{what|it|them}} to your opponent and put {{what|it|them}} on top of {_own} deck in any order",
                    )
                    if _show
                    else ()
                ),
            ),
        )
        phrase(
            Search(hole("what", _zone), "deck bottom", show=_show),
            en=f"search {_en} for {{what}}{_sen} put {{what|it|them}} on the bottom of your deck",
            pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}}{_spl} i [połóż|położyć] na spodzie talii",
            ja=f"{_ja}から{{what:を}}選び{_sja}、山札の下に[もどす|もどし]",
        )
        phrase(
            Search(hole("what", _zone), "deck", show=_show),
            en=f"search {_en} for {{what}}{_sen} put {{what|it|them}} into your deck",
            pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}}{_spl} i [włóż|włożyć] do talii",
            ja=f"{_ja}から{{what:を}}選び{_sja}、山札に[もどす|もどし]",
        )
    if "discard" in _zone:
        for _show, _sen, _spl, _sja in _SHOWN:
            phrase(
                Do((Search(hole("what", _zone), "deck", show=_show), Shuffle())),
                en=f"search {_en} for {{what}}{_sen} shuffle {{what|it|them}} into your deck",
                pl=f"[poszukaj|poszukać] w {_pl} {{what:gen}}{_spl} i [wtasuj|wtasować] do talii",
                ja=f"{_ja}から{{what:を}}選び{_sja}、山札にもどして[切る|切り]",
                also=(
                    f"search {_en} for {{what}}. Show {{what|it|them}} to your opponent and shuffle {{what|it|them}} into your deck",
                )
                if _show
                else (f"shuffle {{what}} from {_en} into your deck",),
            )
    phrase(
        Search(Which("card", _zone.partition(" ")[0], _zone.partition(" ")[2], hole("card")), "hand", show=True),
        en=f"search {_en} for all {{card:pl}}, show them to your opponent, and put them into your hand",
        pl=f"[poszukaj|poszukać] w {_pl} wszystkich {{card:gen pl}}, [pokaż|pokazać] przeciwnikowi i [weź|wziąć] do ręki",
        ja=f"{_ja}から{{card}}をすべて選び、相手に見せて、手札に[加える|加え]",
    )

phrase(
    Search(Which("card", "you", "discard", hole("card")), "hand"),
    en="put all {card:pl} from your discard pile into your hand",
    pl="[weź|wziąć] do ręki ze swojego stosu kart odrzuconych: {card:nom pl}, wszystkie",
    ja="自分のトラッシュにある{card}をすべて手札に[加える|加え]",
)

# ---- looking

phrase(
    LookAtHand("opponent"),
    en="look at your opponent's hand",
    pl="[obejrzyj|obejrzeć] rękę przeciwnika",
    ja="相手の手札を[見る|見]",
)
phrase(LookAtHand("you"), en="look at your hand", pl="[obejrzyj|obejrzeć] swoją rękę", ja="自分の手札を[見る|見]")
phrase(
    RevealHand("you"),
    en="show your hand to your opponent",
    pl="[pokaż|pokazać] przeciwnikowi swoją rękę",
    ja="自分の手札を相手に[見せる|見せ]",
)
phrase(
    RevealHand("opponent"),
    en="your opponent shows you his or her hand",
    pl="przeciwnik pokazuje ci swoją rękę",
    ja="相手は手札を自分に[見せる|見せ]",
    also=("your opponent reveals his or her hand", "have your opponent reveal his or her hand"),
)
phrase(
    RevealUntil(hole("kind")),
    en="reveal cards from your deck until you reveal {kind:a}. Show that Pokémon to your opponent and put it into your hand. Shuffle the other revealed cards back into your deck",
    pl="[odkrywaj|odkrywać] karty z talii, aż odkryjesz {kind:acc}. [Pokaż|Pokazać] tę kartę przeciwnikowi i [weź|wziąć] do ręki. Pozostałe odkryte karty [wtasuj|wtasować] do talii",
    ja="{kind}が出るまで山札をめくる。それを相手に見せて手札に加え、ほかのめくったカードを山札にもどして[切る|切り]",
)
phrase(
    TradePrize(),
    en="choose a card from your hand and put it as a Prize card face up. Then, choose 1 of your face-down Prize cards without looking and put it into your hand",
    also=(
        "choose a card from your hand and put it as a Prize card face up. If you do, choose 1 of your face-down Prize cards without looking and put it into your hand",
        "choose a card from your hand and put it as a Prize card face up. Then, choose 1 of your face-down Prize cards without looking and put it into your hand. This attack does nothing if all of your Prize cards are face up",
    ),
    pl="[wybierz|wybrać] kartę z ręki i [połóż|położyć] ją odkrytą wśród swoich Nagród. Następnie [weź|wziąć] do ręki 1 swoją zakrytą Nagrodę bez oglądania",
    ja="自分の手札を1枚オモテ向きでサイドに置き、ウラ向きのサイドを1枚、見ないで手札に[加える|加え]",
)

_WHOSE = {
    "you": ("your deck", "swojej talii", "自分の山札"),
    "opponent": ("your opponent's deck", "talii przeciwnika", "相手の山札"),
    "either": ("either player's deck", "talii dowolnego gracza", "どちらかの山札"),
}
_END = {"top": ("top", "wierzchu", "上"), "bottom": ("bottom", "spodu", "下")}
_REST = {
    "top": ("put {} back on top of the deck", "[połóż|położyć] na wierzchu talii", "山札の上にもどす"),
    "bottom": ("put {} on the bottom of the deck", "[połóż|położyć] na spodzie talii", "山札の下にもどす"),
    "any order": (
        "put {} back on top of the deck in any order",
        "[połóż|położyć] na wierzchu talii w dowolnej kolejności",
        "好きな順番で山札の上にもどす",
    ),
    "bottom order": (
        "put {} on the bottom of the deck in any order",
        "[połóż|położyć] na spodzie talii w dowolnej kolejności",
        "好きな順番で山札の下にもどす",
    ),
    "discard": ("discard {}", "[odrzuć|odrzucić]", "トラッシュする"),
}
_VERB = {False: ("look at", "[obejrzyj|obejrzeć]", "見て"), True: ("reveal", "[odkryj|odkryć]", "めくって")}
_SHOW = {
    False: ("", "", ""),
    True: (" show {take|it|them} to your opponent,", ", [pokaż|pokazać] przeciwnikowi", "、相手に見せて"),
}
_TAKER = {
    "you": ("choose", "[wybierz|wybrać]", ""),
    "opponent": ("your opponent chooses", "przeciwnik wybiera", "相手が"),
}
_TAKEN = {
    "hand": ("put {take|it|them} into your hand", "[weź|wziąć] do ręki", "手札に加え"),
    "discard": ("discard {take|it|them}", "[odrzuć|odrzucić]", "トラッシュし"),
}
_BACK = {"top": "put it back on top of your deck", "discard": "discard it"}
_BACK_PL = {"top": "połóż ją na wierzchu talii", "discard": "odrzuć ją"}
_BACK_JA = {"top": "山札の上にもどす", "discard": "トラッシュする"}
_ALSO = {
    "top": (
        "reveal the top card of your deck. If that card is {take}, attach it to {to}. If not, put the card back on top of your deck",
    ),
    "discard": (
        "reveal the top card of your deck. If that card is {take}, attach it to {to}. If that card isn't {take}, discard it",
    ),
}
#: How the choice among the cards that are looked at is printed, too, and where the others go.
for _rest, _en, _pl, _ja in (
    (
        "top",
        "Put the other cards back on top of your deck",
        "Połóż pozostałe na wierzchu talii",
        "残りを山札の上にもどす",
    ),
    ("discard", "Discard the other cards", "Pozostałe odrzuć", "残りをトラッシュする"),
):
    phrase(
        Look(hole("n"), hole("take", "you take"), Onto(one(Which("pokemon")), each=True), _rest),
        en=f"look at the top {{n|card|# cards}} of your deck, choose {{take}}, and attach {{take|it|them}} to your Pokémon in any way you like. {_en}",
        pl=f"[obejrzyj|obejrzeć] {{n:acc card}} z wierzchu swojej talii, [wybierz|wybrać] {{take:acc}} i [dołącz|dołączyć] dowolnie do swoich Pokémonów. {_pl}",
        ja=f"自分の山札を上から{{n:枚}}見て、{{take:を}}選び、自分のポケモンに好きなようにつけ、{_ja}",
    )
    phrase(
        Look(1, hole("take", "you take"), Onto(hole("to", "noun")), _rest, shown=True),
        en=f"reveal the top card of your deck. If that card is {{take}}, attach it to {{to}}. If not, {_BACK[_rest]}",
        pl=f"[odkryj|odkryć] wierzchnią kartę swojej talii. Jeśli to {{take:nom}}, [dołącz|dołączyć] ją do {{to:gen}}. Jeśli nie, {_BACK_PL[_rest]}",
        ja=f"自分の山札を上から1枚めくり、それが{{take}}なら{{to}}につけ、ちがうなら{_BACK_JA[_rest]}",
        also=_ALSO[_rest],
    )
phrase(
    Look(hole("n"), Which("card", "you", "deck", hole("card")), "hand", "top", show_taken=True),
    en="look at the top {n} cards of your deck. Choose all {card:pl} you find there, show them to your opponent, and put them into your hand. Put the other cards back on top of your deck",
    pl="[obejrzyj|obejrzeć] {n:acc card} z wierzchu swojej talii. Wszystkie {card:acc pl} spośród nich pokaż przeciwnikowi i weź do ręki. Pozostałe połóż na wierzchu talii",
    ja="自分の山札を上から{n:枚}見て、その中の{card}をすべて相手に見せて手札に加え、残りを山札の上にもどす",
)
_CHOICES = (
    ", choose {take},",
    ". Choose {take} you find there,",
    ". Choose {take} from those cards,",
    ". Choose {take} there",
    ". Choose {take},",
)
_OTHERS = {
    "top": (". Put the other cards back on top of your deck", ". Put the remaining cards back on top of your deck"),
    "bottom": (". Put the other card on the bottom of your deck", ". Put the other cards on the bottom of your deck"),
    "discard": (". Discard the other cards", ". Discard the other card"),
    "any order": (". Put the other cards back on top of your deck in any order",),
    "bottom order": (
        ". Put the other cards on the bottom of your deck in any order",
        ". Put the remaining cards back on the bottom of your deck in any order",
    ),
}
_HEADS = {
    "top": (
        "look at the top {n} cards of your deck",
        "look at the top {n} cards from your deck",
        "look at {n} cards from the top of your deck",
    ),
    "bottom": ("look at the {n} cards from the bottom of your deck", "look at the bottom {n} cards of your deck"),
}


def _look(whose: str, end: str, rest: str) -> None:
    """Looking at cards, and putting them back."""
    (en, pl, ja), (een, epl, eja), (ren, rpl, rja) = _WHOSE[whose], _END[end], _REST[rest]
    also: tuple[str, ...] = ()
    if (end, rest) == ("top", "any order"):
        back = {"you": "your deck", "opponent": "his or her deck", "either": "that player's deck"}[whose]
        also = tuple(
            f"look at the top {{n}} cards {of} {en} and put them back {on}in any order"
            for of in ("of", "in")
            for on in (f"on top of {back} ", "")
        )
        also += (f"look at the top {{n}} cards of {en}. Put them back on top of {en} in any order",)
    phrase(
        Look(hole("n"), None, "hand", rest, whose, end),
        en=f"look at the {een} {{n|card|# cards}} of {en} and {ren.format('{n|it|them}')}",
        pl=f"[obejrzyj|obejrzeć] {{n:acc card}} z {epl} {pl} i {rpl}",
        ja=f"{ja}を{eja}から{{n:枚}}見て、{rja}",
        also=also,
    )


def _take(whose: str, end: str, rest: str, to: str, by: str, shown: bool, show: bool) -> None:
    """Looking at cards, and taking some of them."""
    (en, pl, ja), (een, epl, eja), (ren, rpl, rja) = _WHOSE[whose], _END[end], _REST[rest]
    (ven, vpl, vja), (sen, spl, sja) = _VERB[shown], _SHOW[show]
    (wen, wpl, wja), (ten, tpl, tja) = _TAKER[by], _TAKEN[to]
    also: list[str] = []
    if (whose, by, to, shown) == ("you", "you", "hand", False):
        put = f"{sen} and put {{take|it|them}} into your hand"
        also = [head + choice + put + other for head in _HEADS[end] for choice in _CHOICES for other in _OTHERS[rest]]
        also += [
            f"{head} and put {{take}} into your hand{other}"
            for head in _HEADS[end]
            for other in _OTHERS[rest]
            if not show
        ]
    if (whose, by, to, shown, show, end, rest) == ("you", "opponent", "hand", True, False, "top", "top"):
        also = [
            "reveal the top {n} cards of your deck. Your opponent chooses {take}. Put {take|that card|those cards} into your hand and put the other cards on top of your deck"
        ]
    cards = "opponent deck" if whose == "opponent" else "you take" if by == "you" else "they take"
    phrase(
        Look(hole("n"), hole("take", cards), to, rest, whose, end, shown=shown, show_taken=show),
        en=f"{ven} the {een} {{n|card|# cards}} of {en}, {wen} {{take}},{sen} and {ten}. {ren.format('the other cards').capitalize()}",
        pl=f"{vpl} {{n:acc card}} z {epl} {pl}, {wpl} {{take:acc}}{spl} i {tpl}. Pozostałe {rpl}",
        ja=f"{ja}を{eja}から{{n:枚}}{vja}、{wja}{{take:を}}選び{sja}、{tja}、残りを{rja}",
        also=tuple(also),
    )


for _shown, _sen, _spl, _sja in (
    (True, "reveal", "[pokaż|pokazać] przeciwnikowi", "相手に見せて"),
    (False, "choose", "[wybierz|wybrać]", "選び"),
):
    phrase(
        Look(hole("n"), hole("take", "may take"), "hand", "shuffle", show_taken=_shown),
        en=f"look at the top {{n|card|# cards}} of your deck. You may {_sen} {{take}} you find there and put {{take|it|them}} into your hand. Shuffle the other cards back into your deck",
        pl=f"[obejrzyj|obejrzeć] {{n:acc card}} z wierzchu swojej talii. Możesz spośród nich {_spl} {{take:acc}} i wziąć do ręki. Pozostałe wtasuj do talii",
        ja=f"自分の山札を上から{{n:枚}}見る。その中の{{take:を}}{_sja}手札に加えてよい。残りを山札にもどして[切る|切り]",
        also=(
            f"look at the top {{n}} cards of your deck. You may {_sen} {{take}} you find there, and put {{take|it|them}} into your hand. Shuffle the other cards back into your deck",
            f"look at the top {{n}} cards of your deck. You may {_sen} {{take}} you find there, show {{take|it|them}} to your opponent, and put {{take|it|them}} into your hand. Shuffle the other cards back into your deck",
        ),
    )
for _whose, _deck in (("you", "your"), ("opponent", "his or her"), ("either", "that player's")):
    STEP.reads(
        Look(1, None, "hand", "top", _whose),
        f"look at the top card of {_WHOSE[_whose][0]} and put it back on top of the deck",
        f"look at the top card of {_WHOSE[_whose][0]} and put it back on top of {_deck} deck",
    )
for _whose, _end, _rest in itertools.product(_WHOSE, _END, _REST):
    _look(_whose, _end, _rest)
    for _to, _by, _shown, _show in itertools.product(_TAKEN, _TAKER, (False, True), (False, True)):
        if _whose == "you" or (_whose == "opponent" and _by == "you"):
            _take(_whose, _end, _rest, _to, _by, _shown, _show)
