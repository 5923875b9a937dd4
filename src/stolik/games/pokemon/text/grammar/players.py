"""What keeps players from playing and attaching cards, for a time (`Lasting`) or as long as something holds
(`Static`)."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.cardgame.ast import AllOf, AnyOf, Not, Static
from stolik.games.pokemon.ast.nodes import CannotAttach, CannotPlay, IsActive, Kind, Lasting
from stolik.games.pokemon.text.grammar.filters import TRAINER
from stolik.games.pokemon.text.grammar.modifiers import STATIC, TIMES
from stolik.games.pokemon.text.grammar.steps import STEP
from stolik.games.pokemon.text.grammar.words import GRAMMAR, OneOf, rows
from stolik.text.trees import Found, Reader, Uniform, Writer, hole

#: A player as the object of a lasting effect: English, Polish, Japanese; and whose hand in English.
_PLAYERS = {
    "opponent": ("your opponent", "przeciwnik", "相手", "his or her"),
    "you": ("you", "ty", "自分", "your"),
}
GRAMMAR.add("player", OneOf(*({who: words[n] for who, words in _PLAYERS.items()} for n in range(3))))
for _who, (_pen, _ppl, _pja, _hand) in _PLAYERS.items():
    for _until, _ten, _tpl, _tja in TIMES:
        if _who == "opponent":  # the subject stands before it: "his or her next turn"
            _tpl = _tpl.replace("swojej", "twojej").replace("następnej turze przeciwnika", "swojej następnej turze")
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


_PLAYED = tuple(map(Kind, ("trainer", "supporter", "stadium", "tool")))
"""Sorts of cards that are played; Pokémon and Energy cards are put and attached, which `CannotPlay` does not bar."""


class Forbidden(Uniform):
    """Sorts of cards that can't be played: "Trainer, Supporter, or Stadium cards"."""

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The sorts in a row."""
        if value == AllOf((Kind("trainer"), Not(Kind("supporter")))):
            return {
                "en": "Trainer cards (except for Supporter cards)",
                "pl": "kart Trenera (oprócz supporterów)",
                "ja": "トレーナーのカード（サポーターをのぞく）",
            }[out.lang]
        parts = value.filters if isinstance(value, AnyOf) else (value,)
        words = [
            out.write("kind", part, "pl" if out.lang == "en" else "gen pl" if out.lang == "pl" else "")
            for part in parts
        ]
        return {"en": " or ", "pl": " ani ", "ja": "・"}[out.lang].join(words)

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every such row."""
        if (end := given.at("Trainer cards (except for Supporter cards)", at)) >= 0:
            yield AllOf((Kind("trainer"), Not(Kind("supporter")))), end, False
        for parts, end, odd in rows(at, given, lambda a: given.read("kind", a, "pl"), "or"):
            if not given.context.era or all(part == TRAINER or part in _PLAYED for part in parts):
                yield parts[0] if len(parts) == 1 else AnyOf(parts), end, odd


GRAMMAR.add("forbidden", Forbidden())
