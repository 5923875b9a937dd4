"""What an attack would roll, in words: before its target is chosen, and while it may still be answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Protocol

from stolik.games.star_wars.text import abilities
from stolik.games.star_wars.text.log import rolling, signed, step
from stolik.games.star_wars.text.seen import SeatNames
from stolik.text.table import ReckonedStep, Wording, listed, word

SAID: Final[dict[str, Wording]] = {
    "short": (
        "{dice} · {chance} to be discarded",
        "kości: {n} · szansa odrzucenia: {chance}",
        "{dice}・捨てられる確率{chance}",
    ),
    "no dice": (
        "No die is left, so nothing can hit.",
        "Nie zostaje żadna kość, więc nic nie może trafić.",
        "ダイスが1個も残らないので、ヒットしません。",
    ),
    "chance": (
        "On average {mean}~damage. {unit} has {left}~health left: the chance that it is discarded is {chance}, before"
        " rerolls and prevention.",
        "Średnia liczba obrażeń: {mean}. {unit}: pozostała wytrzymałość {left}, szansa odrzucenia {chance}, nie licząc"
        " przerzutów i~zapobiegania.",
        "平均{mean}ダメージ。{unit}の残り耐久力は{left}で、捨てられる確率は{chance}です（振り直しと軽減は含みません）。",
    ),
    "overkill": (
        "Overkill: hits beyond its health may go to a second unit.",
        "Nadmiar: trafienia ponad wytrzymałość mogą przejść na drugą jednostkę.",
        "オーバーキル：耐久力を超えたヒットは、別のユニットに割り振れます。",
    ),
    "stun": (
        "Stun {n}: if it is damaged, it has {n}~less power until end of battle.",
        "Ogłuszenie {n}: jeśli cel otrzyma obrażenia, do końca bitwy ma siłę mniejszą o~{n}.",
        "スタン{n}：ダメージを受けると、戦闘終了時までパワーが{n}下がります。",
    ),
    "answer": (
        "{unit} may answer: {what}. Force: {force}.",
        "{unit} może odpowiedzieć: {what}. Moc: {force}.",
        "{unit}が軽減に使える能力：{what}。フォース{force}点。",
    ),
}


class Foreseen(Protocol):
    """An attack before its dice, as the engine reckons it (rules/forecast.py)."""

    @property
    def attacker(self) -> int:
        """The unit that attacks."""

    @property
    def defender(self) -> int:
        """The unit that is attacked."""

    @property
    def mode(self) -> str:
        """ "", "bombard" or "ion cannon"."""

    @property
    def power(self) -> int:
        """The attacker's power in this attack, before Shields."""

    @property
    def shields(self) -> int:
        """What Shields take from it."""

    @property
    def dice(self) -> int:
        """How many dice."""

    @property
    def needed(self) -> int:
        """What a die hits from."""

    @property
    def accuracy(self) -> int:
        """What is added to each die."""

    @property
    def critical(self) -> int:
        """What a natural six adds to the damage."""

    @property
    def left(self) -> int:
        """The health that the defender has left."""

    @property
    def expected(self) -> Fraction:
        """The damage on average."""

    @property
    def kills(self) -> Fraction:
        """How likely the defender is discarded."""


@dataclass(frozen=True)
class ForecastText:
    """A forecast in words: `short` to stand on a button, `said` in whole sentences, `steps` as a reckoning, each with
    its rule, and `notes` about what else the two units bring."""

    short: str
    said: str
    steps: tuple[ReckonedStep, ...]
    notes: tuple[str, ...]


def tell(found: Foreseen, answers: Sequence[tuple[int, str]], seen: SeatNames) -> ForecastText:
    """A forecast in the language of `seen`. `answers` are what the defender may prevent damage with: (the kind of the
    card, the ability's place there)."""
    lang, n = seen.lang, found.dice
    steps = rolling(found.mode, found.power, found.shields, n, found.needed, found.accuracy, lang)
    if n and found.critical:
        steps.append(step("critical if", signed(found.critical), found.critical, "SW-KW-CRIT-1", lang))
    values: dict[str, Any] = {"unit": seen.unit(found.defender), "left": found.left, "n": n}
    values |= {"mean": decimal(found.expected, lang), "chance": percent(found.kills, lang)}
    values["dice"] = seen.counted("dice", n)
    said = _say("chance" if n else "no dice", lang, **values)
    return ForecastText(
        _say("short", lang, **values), said, tuple(steps), tuple(_notes(found, answers, seen) if n else ())
    )


def _notes(found: Foreseen, answers: Sequence[tuple[int, str]], seen: SeatNames) -> list[str]:
    """Overkill and Stun of the attacker, and what the defender may answer with."""
    notes, lang = [], seen.lang
    if seen.keyword(found.attacker, "overkill"):
        notes.append(_say("overkill", lang))
    stun = seen.keyword(found.attacker, "stun")
    if stun:
        notes.append(_say("stun", lang, n=stun))
    card = seen.names.card
    words = [said for kind, place in answers if (said := abilities.ability(card(kind), place, lang))]
    if words:
        force = seen.view.seats[seen.units[found.defender].seat].force
        said = listed(words, lang)
        notes.append(_say("answer", lang, unit=seen.unit(found.defender), what=said, force=force))
    return notes


def _say(key: str, lang: str, **values: Any) -> str:
    return word(SAID[key], lang).format(**values)


def decimal(value: Fraction, lang: str) -> str:
    """A number with one place at most, as the language writes it."""
    text = f"{float(value):.1f}".removesuffix(".0")
    return text.replace(".", ",") if lang == "pl" else text


def percent(chance: Fraction, lang: str) -> str:
    """A chance with one place at most; what may happen is never called 0%, and what may fail never 100%."""
    if 0 < chance < Fraction(1, 2000):
        return f"<{decimal(Fraction(1, 10), lang)}%"
    if Fraction(1999, 2000) < chance < 1:
        return f">{decimal(Fraction(999, 10), lang)}%"
    return f"{decimal(chance * 100, lang)}%"
