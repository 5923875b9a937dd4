"""What Poké-Powers, Poké-Bodies and Trainers do, in verbs of their own: places, evolutions, both players."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    Called,
    Choose,
    Compare,
    Count,
    Do,
    ForEach,
    Is,
    May,
    OneOf,
    Some,
    Static,
    When,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    EVENT,
    AttachSelf,
    AttachThrown,
    BecomeStadium,
    BeginsGame,
    Discard,
    DiscardStadium,
    DrawUpTo,
    EvolvesFrom,
    Evolving,
    Exchange,
    IsActive,
    Kind,
    Lies,
    LookAtPrizes,
    Move,
    MoveCondition,
    PreventPower,
    Put,
    Revive,
    Search,
    SharesName,
    Shuffle,
    SwapPrize,
)
from stolik.games.pokemon.text.grammar.abilities import HEAD, TAIL, WORDED, Head, PartIf
from stolik.games.pokemon.text.grammar.conditions import IF
from stolik.games.pokemon.text.grammar.events import WHEN, on_card, on_pokemon
from stolik.games.pokemon.text.grammar.filters import POST
from stolik.games.pokemon.text.grammar.modifiers import STATIC
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR
from stolik.text.grammar.kinds import SaidAs
from stolik.text.trees import hole

phrase = STEP.phrase

# ---- Special Conditions, and counters

phrase(
    MoveCondition(hole("of", "noun"), hole("to", "noun")),
    en="choose 1 Special Condition from {of} and remove that Special Condition. Then, {to} is now affected by that Special Condition that you chose",
    pl="[usuń|usunąć] 1 stan specjalny {of:gen}. Otrzymuje go {to:nom}",
    ja="{of}の特殊状態を1つ選んで回復し、{to}をその特殊状態に[する|し]",
)
POST.phrase(
    SharesName(hole("noun")),
    en="that has the same name as {noun}",
    pl="o tej samej nazwie, którą ma {noun:nom}",
    ja="{noun}と同じ名前の",
)
STEP.means(
    lambda n, which: Put(n, which) if SharesName(ATTACKER) in which.filters else None,
    "put {n} damage counters on the Attacking Pokémon and each of {which}",
    which="all one's",
)

# ---- evolving

_FROM = Search(one(Which("card", where="deck", filters=(Kind("evolution"), EvolvesFrom(CHOSEN)))), Evolving(CHOSEN))
phrase(
    Do((Choose(Some(0, None, Which("pokemon", filters=hole("pokemon")))), ForEach(CHOSEN, _FROM), Shuffle())),
    en="choose as many of your {pokemon} in play as you like. For each {pokemon} you choose, search your deck for an Evolution card that evolves from that Pokémon and evolve it. Shuffle your deck afterward",
    pl="[wybierz|wybrać] dowolnie wielu swoich {pokemon:gen pl} w grze. Za każdego z nich poszukaj w swojej talii karty ewolucji, która z niego ewoluuje, i połóż ją na nim (to ewolucja). Na koniec przetasuj swoją talię",
    ja="自分の場の{pokemon}を好きなだけ選ぶ。選んだポケモン1匹につき、そのポケモンから進化するカードを自分の山札から選び、のせて進化させる。そして山札を[切る|切り]",
)

# ---- cards in the place of others

phrase(
    Do(
        (
            Exchange(one(Which("card", where="deck", filters=hole("card"))), hole("of", "noun"), clean=True),
            Shuffle(),
        )
    ),
    en="search your deck for {card:a} and switch it with {of}. All cards attached to that Pokémon and damage counters on it are now on the new Pokémon, without Special Conditions and effects. Put the card that was switched into your deck. Shuffle your deck afterward",
    pl="[poszukaj|poszukać] w swojej talii {card:gen} i [wymień|wymienić] na nią kartę {of:gen}; dołączone karty i znaczniki obrażeń zostają, stany specjalne i efekty się kończą. Wymieniona karta trafia do talii, którą na koniec przetasuj",
    ja="自分の山札から{card}を1枚選び、{of}のカードと入れ替える（ついているカードとダメージカウンターはそのまま、特殊状態と効果はなくなる）。入れ替えたカードを山札にもどして[切る|切り]",
)
STEP.means(
    lambda name: Do(
        (
            Exchange(
                one(Which("card", where="deck", filters=(Called(name),))),
                one(Which("pokemon", filters=(Called(name),))),
                clean=True,
            ),
            Shuffle(),
        )
    ),
    "search your deck for any {name} and switch it with any {name} you have in play. Any cards attached to {name} and damage counters on it are now on the new Pokémon. (Remove all Special Conditions and effects from {name}.) Put {name} on top of your deck. Shuffle your deck afterward",
    name="called",
)
phrase(
    Do((Move(Which("card", "each", on=Which("pokemon", "each")), "deck"), DiscardStadium("deck"), Shuffle("each"))),
    en="[each player shuffles|have each player shuffle] all cards in play (excluding Pokémon and Supporter cards) into his or her deck",
    pl="każdy gracz wtasowuje do swojej talii wszystkie karty w grze (oprócz Pokémonów i supporterów)",
    ja="おたがいは、それぞれ場のカード（ポケモンとサポートをのぞく）をすべて山札にもどして[切る|切り]",
)
phrase(
    Do((Discard(Which("card", on=SELF)), AttachSelf(hole("to", "noun")))),
    en="discard all cards attached to {me} and attach {me} to {to} as a Pokémon Tool card",
    pl="[odrzuć|odrzucić] wszystkie karty dołączone do tego Pokémona i [dołącz|dołączyć] go do {to:gen} jako narzędzie",
    ja="このポケモンについているカードをすべてトラッシュし、このポケモンをポケモンのどうぐとして{to}に[つける|つけ]",
)

# ---- either player

_SHUFFLED = "shuffles his or her hand into his or her deck"
phrase(
    OneOf(
        tuple(
            Do((Move(Which("card", whose, "hand"), "deck"), Shuffle(whose), DrawUpTo(hole("n"), whose)))
            for whose in ("you", "opponent")
        )
    ),
    en=f"choose you or your opponent. That player {_SHUFFLED} and draws up to {{n}} cards",
    pl="[wybierz|wybrać] siebie lub przeciwnika. Ten gracz wtasowuje całą rękę do swojej talii i dobiera do {n:gen card}",
    ja="自分か相手を選ぶ。選ばれたプレイヤーは、手札をすべて山札にもどして切り、山札を{n:枚}まで[引く|引き]",
    first=True,
)


# ---- what answers that something happened

WHEN.phrase(
    When("given", hole("do", "run"), Is(CHOSEN, hole("kind"))),
    en="whenever you attach {kind:a} from your hand to {me} (excluding effects of attacks), {do}",
    pl="kiedy dołączysz {kind:acc} z ręki do tego Pokémona (ale nie efektem ataku), {do}",
    ja="手札の{kind}をこのポケモンにつけたとき（ワザの効果をのぞく）、{do}",
)
WHEN.phrase(
    When("sent back", hole("do", "run")),
    en="if {me} is switched or retreats to your Bench, {do}",
    pl="kiedy ten Pokémon zostanie zamieniony lub wycofa się na ławkę, {do}",
    ja="このポケモンが入れ替えられたとき、またはにげたとき、{do}",
)
_RECOVERED = May(Move(CHOSEN, "hand"))
for _while, _en, _pl, _ja in (
    (Is(EVENT, hole("by")), "any of your {by}", "twój {by}", "自分の{by}"),
    (None, "any of your Pokémon", "twój Pokémon", "自分のポケモン"),
):
    WHEN.phrase(
        When("ally discarded", _RECOVERED, _while),
        en=f"whenever {_en} is Knocked Out by damage from your opponent's attack, you may put that Pokémon and all cards that were attached to it from your discard pile into your hand",
        pl=f"kiedy obrażenia od ataku przeciwnika znokautują Pokémona, którym jest {_pl}, możesz wziąć do ręki ze swojego stosu kart odrzuconych tego Pokémona i wszystkie dołączone do niego karty",
        ja=f"{_ja}が相手のワザのダメージできぜつしたとき、のぞむなら、そのポケモンと、ついていたすべてのカードを、自分のトラッシュから手札にもどす",
        fits=lambda b, _: "by" not in b or b["by"] is not None,
    )

# ---- what is Knocked Out, and isn't discarded

_COUNTS = "This counts as {me}{x} being Knocked Out and your opponent takes a Prize card"
phrase(
    Revive(hole("kind")),
    en=f"{{me}} isn't discarded. Instead, remove all damage counters, Special Conditions, and other effects from {{me}}. Then, discard all cards attached to {{me}} (except for {{kind:pl}}). {_COUNTS.replace('{x}', '')}",
    pl="ten Pokémon nie zostaje odrzucony. Zamiast tego [usuń|usunąć] jego znaczniki obrażeń, stany specjalne i inne efekty, a dołączone do niego karty oprócz {kind:gen pl} odrzuć. Liczy się to jako nokaut, a przeciwnik bierze Nagrodę",
    ja="このポケモンをトラッシュせず、ダメージカウンター・特殊状態・そのほかの効果をすべてとり、ついているカード（{kind}をのぞく）をすべてトラッシュ[する|し]。このポケモンはきぜつしたものとしてあつかい、相手はサイドをとる",
    also=(
        f"{{me}} isn't discarded. Instead, remove all damage counter, Special Conditions, and other effects from {{me}}. Then, discard all cards attached to {{me}} (except for {{kind:pl}}). {_COUNTS.replace('{x}', '')}",
    ),
)
phrase(
    BecomeStadium(),
    en=f"discard all cards attached to {{me}} and put {{me}} as a Stadium card into play instead of discarding it. {_COUNTS.replace('{x}', '')}",
    pl="[odrzuć|odrzucić] wszystkie karty dołączone do tego Pokémona i [zagraj|zagrać] go jako stadion, zamiast go odrzucać. Liczy się to jako nokaut, a przeciwnik bierze Nagrodę",
    ja="このポケモンについているカードをすべてトラッシュし、このポケモンをトラッシュせず、スタジアムとして場に[出す|出し]。このポケモンはきぜつしたものとしてあつかい、相手はサイドをとる",
    also=(
        f"discard all cards attached to {{me}} LV.X and put {{me}} LV.X as a Stadium card into play instead of discarding it. {_COUNTS.replace('{x}', '')}",
        f"discard all cards attached to {{me}} LV.X and put {{me}} LV.X as a Stadium card into play instead of discarding it. {_COUNTS.replace('{x}', ' LV.X')}",
    ),
)
GRAMMAR.add(
    "stadium part",
    SaidAs(
        GRAMMAR,
        "when",
        lambda part: (replace(part, while_=None),) if isinstance(part, When) and part.while_ == Lies("stadium") else (),
        lambda part: replace(part, while_=Lies("stadium")) if part.while_ is None else None,
    ),
)
TAIL.phrase(
    (hole("part", "stadium part"),),
    en=" As long as you have {me} as a Stadium card in play, {part}. If another Stadium card comes into play or {me} is discarded by an effect, return {me} to your hand.",
    pl=" Dopóki ten Pokémon jest w grze jako stadion, {part}. Jeśli do gry wejdzie inny stadion lub efekt odrzuci tę kartę, wraca ona do twojej ręki.",
    ja="このポケモンがスタジアムとして場にあるかぎり、{part}。ほかのスタジアムが出るか、このカードが効果でトラッシュされるなら、このカードを手札にもどす。",
    also=(
        " As long as you have {me} LV.X as a Stadium card in play, {part}. If another Stadium card comes into play or {me} LV.X is discarded by the effects of any attacks, Poké-Powers, Poké-Bodies, Trainer, or Supporter cards, return {me} LV.X to your hand.",
    ),
    fits=lambda b, _: isinstance(b["part"], When),
)
HEAD.phrase(
    Head(on="would be knocked out", turn="opponent", where="active"),
    en="If {me} is your Active Pokémon and would be Knocked Out by damage from your opponent's attack, ",
    pl="Kiedy obrażenia od ataku przeciwnika miałyby znokautować tego aktywnego Pokémona, ",
    ja="このポケモンがバトル場で相手のワザのダメージできぜつするとき、1回使える。",
)

# ---- who begins, and what is prevented as it is used

WORDED.phrase(
    PartIf(Is(SELF, IsActive()), Static(BeginsGame(), SELF)),
    en="if {me} is your Active Pokémon at the beginning of the game, you go first",
    pl="jeśli na początku gry ten Pokémon jest twoim aktywnym Pokémonem, zaczynasz grę",
    ja="対戦のはじめに、このポケモンがバトル場にいるなら、自分が先攻になる",
    first=True,
)
STATIC.phrase(Static(BeginsGame(), SELF), en="you go first", pl="zaczynasz grę", ja="自分が先攻になる")
phrase(
    PreventPower(),
    en="you may play this card during your opponent's turn when your opponent's Pokémon uses any Poké-Power. Prevent all effects of that Poké-Power",
    pl="możesz zagrać tę kartę w turze przeciwnika, kiedy jego Pokémon używa Poké-Poweru. Zapobiega ona wszystkim efektom tego Poké-Poweru",
    ja="このカードは、相手の番に、相手のポケモンがポケパワーを使うときに使える。そのポケパワーの効果をすべてふせぐ",
    fits=on_card,
)
phrase(
    PreventPower(),
    en="prevent all effects of that Poké-Power",
    pl="[zapobiegnij|zapobiec] wszystkim efektom tego Poké-Poweru",
    ja="そのポケパワーの効果をすべて[ふせぐ|ふせぎ]",
    fits=on_pokemon,
)
IF.reads(
    Compare(Count(Which("pokemon", filters=hole("pokemon"))), "<=", hole("n")), "you have {n} or less {pokemon} in play"
)

# ---- as a turn ends

HEAD.phrase(
    Head(on="end of your turn"),
    en="Once at the end of your turn, ",
    pl="Raz na koniec swojej tury ",
    ja="自分の番の終わりに、1回使える。",
)
phrase(
    AttachThrown(hole("n"), hole("kind"), Which("pokemon", "you", "active", hole("to", "pokemon"))),
    en="if you discarded {kind:pl} attached to your Active {to} by using that Pokémon's attack this turn, attach up to {n} of those Energy cards to that Pokémon",
    pl="jeśli atak twojego aktywnego Pokémona ({to:nom}) odrzucił z niego w tej turze {kind:acc pl}, dołącz do tego Pokémona najwyżej {n} z nich",
    ja="この番に、自分のバトル場の{to}のワザで、そのポケモンについている{kind}をトラッシュしていたなら、その中から{n:枚}まで、そのポケモンにつける",
)

# ---- Prize cards

phrase(
    SwapPrize(hole("kind")),
    en="you may choose 1 {kind} you find there, show it to your opponent, and put it into your hand. Then, choose 1 card in your hand and put it as a Prize card face down",
    pl="możesz wybrać spośród nich {kind:acc}, pokazać przeciwnikowi i wziąć do ręki. Następnie wybierz kartę z ręki i połóż ją zakrytą jako Nagrodę",
    ja="のぞむなら、その中から{kind}を1枚選び、相手に見せて手札に加える。その後、自分の手札を1枚選び、ウラ向きでサイドに[置く|置き]",
)
STEP.reads(LookAtPrizes(None), "look at all of your face-down Prize cards")
