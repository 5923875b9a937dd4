"""What keeps players from playing and attaching cards, for a time (`Lasting`) or as long as something holds
(`Static`)."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from typing import Any

from stolik.cardgame.ast import AllOf, AnyOf, Not, Static
from stolik.games.pokemon.ast.nodes import Cannot, CannotAttach, CannotPlay, IsActive, Kind, Lasting
from stolik.games.pokemon.text.grammar.filters import TRAINER
from stolik.games.pokemon.text.grammar.modifiers import STATIC, TIMES
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR, family, table
from stolik.text.grammar.kinds import Listed, SaidAs
from stolik.text.trees import hole

#: A player as the object of a lasting effect: English, Polish, Japanese; and whose hand in English.
_PLAYERS = {
    "opponent": ("your opponent", "przeciwnik", "相手", "his or her"),
    "you": ("you", "ty", "自分", "your"),
}
GRAMMAR.add("player", table(*({who: words[n] for who, words in _PLAYERS.items()} for n in range(3))))
#: Polish of a time where the opponent is the subject: "swojej" is the opponent's, "twojej" yours.
_THEIR_TIMES = {
    "opponent's next turn": "w swojej następnej turze",
    "your next turn": "w twojej następnej turze",
    "end of your next turn": "do końca twojej następnej tury",
}
for _who, (_pen, _ppl, _pja, _hand) in _PLAYERS.items():
    for _until, _ten, _tpl, _tja in TIMES:
        _tpl = _THEIR_TIMES.get(_until, _tpl) if _who == "opponent" else _tpl
        for _where, _wen, _wpl, _wja in (
            (None, "any Pokémon", "żadnego Pokémona", "どのポケモンにも"),
            (IsActive(), "the Active Pokémon", "aktywnego Pokémona", "バトルポケモンに"),
        ):
            STEP.phrase(
                Lasting(CannotAttach(hole("kind"), _where), _who, _until),
                en=f"{_pen} can't attach any {{kind:pl}} from {_hand} hand to {_wen} {_ten}",
                pl=f"{_ppl} nie może {_tpl} dołączać z ręki {{kind:gen pl}} do {_wpl}",
                ja=f"{_tja}、{_pja}は手札の{{kind}}を{_wja}つけられない",
                also=tuple(
                    p
                    for p in (
                        "during your opponent's next turn, your opponent can't attach any {kind:pl} from his or her hand to any of his or her Pokémon",
                        "your opponent can't attach any {kind:pl} from his or her hand to his or her Pokémon during your opponent's next turn",
                        "your opponent can't attach any {kind:pl} from his or her hand to any of his or her Pokémon during your opponent's next turn",
                    )
                    if _who == "opponent" and _where is None and _until == "opponent's next turn"
                )
                + tuple(
                    p
                    for p in (
                        "your opponent can't attach any {kind:pl} from his or her hand to the Active Pokémon during his or her next turn",
                    )
                    if _who == "opponent" and _where is not None and _until == "opponent's next turn"
                ),
            )
        STEP.phrase(
            Lasting(Cannot("use powers"), _who, _until),
            en=f"{_pen} can't use any Poké-Powers on {_hand} Pokémon {_ten}",
            pl=f"{_ppl} nie może {_tpl} używać Poké-Powerów swoich Pokémonów",
            ja=f"{_tja}、{_pja}はポケパワーを使えない",
            also=(f"{_ten}, {_pen} can't use any Poké-Powers on {_hand} Pokémon",),
        )
        STEP.phrase(
            Lasting(CannotPlay(hole("cards", "forbidden")), _who, _until),
            en=f"{_pen} can't play any {{cards}} from {_hand} hand {_ten}",
            pl=f"{_ppl} nie może {_tpl} zagrywać z ręki {{cards}}",
            ja=f"{_tja}、{_pja}は手札の{{cards}}を使えない",
            also=("your opponent can't play any {cards} from his or her hand during his or her next turn",)
            if (_who, _until) == ("opponent", "opponent's next turn")
            else (),
        )
STATIC.phrase(
    Static(CannotPlay(hole("cards", "forbidden")), hole("who", "player")),
    en="{who} can't play any {cards} from his or her hand",
    pl="{who} nie może zagrywać z ręki {cards}",
    ja="{who}は手札の{cards}を使えない",
)


_PLAYED = (TRAINER, *map(Kind, ("trainer", "supporter", "stadium", "tool")))
"""Sorts of cards that are played; Pokémon and Energy cards are put and attached, which `CannotPlay` does not bar."""


def _sorts(what: Any) -> tuple[Any, ...]:
    return what.filters if isinstance(what, AnyOf) else (what,)


GRAMMAR.add(
    "sorts",
    Listed(GRAMMAR.constants, "kind", {"en": "or", "pl": "ani", "ja": "・"}, asked={"en": "pl", "pl": "gen pl"}),
)
GRAMMAR.add(
    "any sort", SaidAs(GRAMMAR, "sorts", lambda what: (_sorts(what),), lambda row: AnyOf(row) if row[1:] else row[0])
)
FORBIDDEN = family("forbidden")
"""Sorts of cards that can't be played: "Trainer, Supporter, or Stadium cards"."""
FORBIDDEN.phrase(
    AllOf((Kind("trainer"), Not(Kind("supporter")))),
    en="Trainer cards (except for Supporter cards)",
    pl="kart Trenera (oprócz supporterów)",
    ja="トレーナーのカード（サポーターをのぞく）",
)
FORBIDDEN.phrase(
    hole("sorts", "any sort"),
    en="{sorts}",
    pl="{sorts}",
    ja="{sorts}",
    fits=lambda bound, context: not context.era or all(one in _PLAYED for one in _sorts(bound["sorts"])),
)
