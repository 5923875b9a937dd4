"""Steps in which something is hidden, set aside or guessed, or shown by both players at once."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from stolik.cardgame.ast import Do, Some, Which
from stolik.games.pokemon.ast.nodes import Contest, DrawUpTo, GuessCoin, GuessType, Kind, Move, SetAside, Shuffle
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.text.trees import hole

phrase = STEP.phrase

_COVERED = "put a coin next to your Active Pokémon without showing your opponent and cover it with your hand. Your opponent guesses if the coin is heads or tails. If he or she is wrong, {wrong}"
_RIGHT = ". If he or she is right, {right}"
phrase(
    GuessCoin(hole("wrong", "branch"), hole("right", "branch")),
    en=f"cover a coin. Your opponent guesses if it is heads or tails. If he or she is wrong, {{wrong}}{_RIGHT}",
    pl="[zakryj|zakryć] monetę. Przeciwnik zgaduje, czy to orzeł, czy reszka. Jeśli się pomyli, {wrong}. Jeśli zgadnie, {right}",
    ja="コインを1枚、相手に見えないように置く。相手はオモテかウラかを当てる。はずれなら、{wrong}。当たりなら、{right}",
    also=(_COVERED + _RIGHT,),
    fits=lambda bound, _: None not in bound.values(),
    first=True,
)
phrase(
    GuessCoin(hole("wrong", "branch")),
    en="cover a coin. Your opponent guesses if it is heads or tails. If he or she is wrong, {wrong}",
    pl="[zakryj|zakryć] monetę. Przeciwnik zgaduje, czy to orzeł, czy reszka. Jeśli się pomyli, {wrong}",
    ja="コインを1枚、相手に見えないように置く。相手はオモテかウラかを当てる。はずれなら、{wrong}",
    also=(_COVERED,),
)
phrase(
    GuessType(Kind("pokemon"), hole("wrong", "branch")),
    en="choose a Pokémon in your hand and put it face down. Your opponent guesses a type of that Pokémon. Reveal that card. If your opponent guessed wrong, {wrong}. Then, put that card back into your hand",
    pl="[wybierz|wybrać] Pokémona z ręki i [połóż|położyć] jego kartę zakrytą. Przeciwnik zgaduje jego typ. Odkryj tę kartę. Jeśli przeciwnik się pomylił, {wrong}. Następnie ta karta wraca do ręki",
    ja="自分の手札からポケモンを1枚選び、ウラ向きに置く。相手はそのポケモンのタイプを当てる。そのカードをオモテにする。はずれなら、{wrong}。その後、そのカードを手札に[もどす|もどし]",
)

phrase(
    SetAside(Some(0, hole("n"), Which("card", "opponent", "hand"), blind=True)),
    en="choose up to {n} cards from your opponent's hand without looking and put them face down next to the Defending Pokémon. At the end of your opponent's next turn, return those cards to your opponent's hand",
    pl="[wybierz|wybrać] bez patrzenia do {n:gen card} z ręki przeciwnika i [połóż|położyć] je zakryte obok broniącego się Pokémona. Na koniec następnej tury przeciwnika wracają one do jego ręki",
    ja="相手の手札を{n:枚}まで、オモテを見ないで選び、相手のバトルポケモンの横にウラ向きで置く。次の相手の番の終わりに、そのカードを相手の手札に[もどす|もどし]",
    also=(
        "choose up to {n} cards from your opponent's hand without looking and put them face down next to the Defending Pokémon. (These cards are not in play or in your opponent's hand.) At the end of your opponent's next turn, return those cards to your opponent's hand",
    ),
)

# ---- Rock-Paper-Scissors

_SHUFFLED = (Move(Which("card", "each", "hand"), "deck"), Shuffle("each"))
_CONTEST = Contest(
    Do((DrawUpTo(hole("more", "n")), DrawUpTo(hole("fewer", "n"), "opponent"))),
    Do((DrawUpTo(hole("fewer", "n")), DrawUpTo(hole("more", "n"), "opponent"))),
)
_DRAWS = "The player who wins draws up to {more} cards. The player who loses draws up to {fewer} cards"
phrase(
    _CONTEST,
    en=f'you and your opponent play "Rock-Paper-Scissors." {_DRAWS}',
    pl="[zagraj|zagrać] z przeciwnikiem w kamień, papier i nożyce. Kto wygra, dobiera do {more:gen card}. Kto przegra, dobiera do {fewer:gen card}",
    ja="相手とじゃんけんをする。勝ったプレイヤーは山札を{more:枚}まで、負けたプレイヤーは{fewer:枚}まで[引く|引き]",
)
STEP.reads(
    Do((*_SHUFFLED, _CONTEST)),
    f'each player shuffles his or her hand into his or her deck, and you and your opponent play "Rock-Paper-Scissors." {_DRAWS}',
)
