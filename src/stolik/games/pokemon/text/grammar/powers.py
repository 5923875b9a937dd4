"""What Poké-Powers, Poké-Bodies and Trainers do, in verbs of their own: places, evolutions, both players."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, SELF, Called, Choose, Do, ForEach, Is, May, OneOf, Some, When, Which, one
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    EVENT,
    AttachSelf,
    Discard,
    DiscardStadium,
    DrawUpTo,
    EvolvesFrom,
    Evolving,
    Exchange,
    Kind,
    Move,
    MoveCondition,
    Put,
    Search,
    SharesName,
    Shuffle,
)
from stolik.games.pokemon.text.grammar.events import WHEN
from stolik.games.pokemon.text.grammar.filters import POST
from stolik.games.pokemon.text.grammar.steps import STEP
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
