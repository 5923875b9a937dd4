"""What a chance to play or pass is for at a Star Wars table: what is pending, and what comes if everybody passes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.games.star_wars.text.seen import SeatNames
from stolik.games.star_wars.text.table import HIT
from stolik.text.table import Wording, listed, word

#: The rule that explains each chance.
RULES: Final = {"open": "SW-POP-5", "reroll": "SW-POP-7", "prevent": "SW-POP-8", "disrupt": "SW-POP-9"}
#: What each chance is about, in the words of the view.
PENDING: Final = {"reroll": "roll", "prevent": "damage", "disrupt": "card"}

TITLES: Final[dict[str, Wording]] = {
    "open": ("Play-or-pass chance", "Szansa na zagranie", "プレイ機会"),
    "reroll": (
        "Reroll chance: only rerolls fit here",
        "Szansa na przerzut: pasują tu tylko przerzuty",
        "振り直し機会：使えるのは振り直しだけです",
    ),
    "prevent": (
        "Damage-prevention chance: only prevention fits here",
        "Szansa na zapobieganie obrażeniom: pasuje tu tylko zapobieganie",
        "軽減機会：使えるのは軽減だけです",
    ),
    "disrupt": (
        "Disrupt chance: only what disrupts a Battle card fits here",
        "Szansa na przerwanie: pasuje tu tylko to, co przerywa kartę bitewną",
        "妨害機会：使えるのはバトルカードの妨害だけです",
    ),
}

#: What is asked behind what is pending, where there is anything to play.
ASKED: Final[dict[str, Wording]] = {
    "open": ("Play something, or pass.", "Zagraj coś albo spasuj.", "何か使うか、パスしてください。"),
    "reroll": ("Reroll?", "Przerzucić?", "振り直しますか？"),
    "prevent": ("Prevent some?", "Zapobiec części?", "軽減しますか？"),
    "disrupt": ("Disrupt it?", "Przerwać ją?", "妨害しますか？"),
}

#: What is pending.
SAID: Final[dict[str, Wording]] = {
    "attack": (
        "{unit} attacks {target} with {n}.",
        "{unit} atakuje, rzucając {n}. Cel: {target}.",
        "{unit}が{target}を{n}で攻撃します。",
    ),
    "next": ("{unit} acts next.", "Następna działa: {unit}.", "次に行動するのは{unit}です。"),
    "nobody": (
        "No untapped unit is left in this arena.",
        "W~tej arenie nie ma już nietapniętej jednostki.",
        "このアリーナにアンタップ状態のユニットはもうありません。",
    ),
    "battle": ("The battle phase begins.", "Zaczyna się faza bitwy.", "戦闘フェイズが始まります。"),
    "land": (
        "{n} is about to land on {unit}.",
        "{unit} zaraz otrzyma {n}.",
        "{unit}に{n}が入ります。",
    ),
    "prevented": (
        "All damage to {unit} is prevented so far.",
        "{unit}: na razie nie zostanie zadane żadne obrażenie.",
        "いまのところ、{unit}へのダメージはすべて軽減されています。",
    ),
    "dies": (
        "It has {left}~health: unprevented, it is discarded.",
        "Wytrzymałość: {left}. Bez zapobiegania zostanie odrzucona.",
        "残り耐久力は{left}です。軽減しないと捨てられます。",
    ),
    "lives": (
        "It has {left}~health: unprevented, {most} is left.",
        "Wytrzymałość: {left}. Bez zapobiegania zostanie {most}.",
        "残り耐久力は{left}です。軽減しないと{most}になります。",
    ),
    "roll attack": (
        "{unit} rolled {dice} against {target}: {n} as it stands.",
        "{unit} ma na kościach {dice}. Cel: {target}. Na razie: {n}.",
        "{unit}が{target}に振ったダイスは{dice}です。いまのところ{n}です。",
    ),
    "roll points": (
        "The roll for build points shows {dice}.",
        "Rzut na punkty budowy: {dice}.",
        "ビルドロールの出目は{dice}です。",
    ),
    "roll unit": ("{unit} rolled {dice}.", "{unit} ma na kościach {dice}.", "{unit}のダイスは{dice}です。"),
    "roll": ("The dice show {dice}.", "Na kościach: {dice}.", "ダイスの出目は{dice}です。"),
    "card mine": ("You play {card}.", "Zagrywasz: {card}.", "あなたが{card}を使います。"),
    "card": ("Your opponent plays {card}.", "Przeciwnik zagrywa: {card}.", "相手が{card}を使います。"),
    "card gone": ("{card} is disrupted.", "{card}: ta karta jest przerwana.", "{card}は妨害されました。"),
}

#: What stands in the chance and not in its question: how much health is left.
UNASKED: Final = ("dies", "lives")

#: What happens if this player passes, and the other as well.
PASSED: Final[dict[str, Wording]] = {
    "attack": ("the dice are rolled", "następuje rzut kośćmi", "ダイスを振ります"),
    "next": ("{unit} acts", "działa {unit}", "{unit}が行動します"),
    "nobody": ("the step of this arena ends", "etap tej areny się kończy", "このアリーナのステップが終わります"),
    "battle": (
        "the step of the first arena begins",
        "zaczyna się etap pierwszej areny",
        "最初のアリーナのステップが始まります",
    ),
    "lands": ("all {n} land", "wchodzą wszystkie: {n}", "{n}ダメージすべてを受けます"),
    "lands one": ("it lands", "wchodzi", "1ダメージを受けます"),
    "nothing": ("no damage lands", "nie wchodzi żadne obrażenie", "ダメージは受けません"),
    "roll": ("the dice stay as they are", "kości zostają, jak są", "ダイスはそのままです"),
    "card": ("it takes effect", "karta działa", "カードの効果が発生します"),
    "card gone": ("it has no effect", "karta nie działa", "カードの効果は発生しません"),
}


@dataclass(frozen=True)
class Chance:
    """A chance to play or pass: `title` says of what sort, `pending` what comes of it that its question leaves unsaid,
    in a sentence or more, or ""; `if_pass` what happens if everybody passes, without a capital and a full stop, to
    stand beside the button; `rule` is the ID of the rule that explains it."""

    title: str
    pending: str
    if_pass: str
    rule: str


class Chances:
    """The chance of a decision, if it is one. All is read from the view of who is asked."""

    def __init__(self, decision: Any, seen: SeatNames) -> None:
        self.decision = decision
        self.seen = seen
        self.lang = seen.lang
        self.kind: str = decision.kind.removeprefix("window:")

    def prompt(self) -> str:
        """What is pending, and what can be done about it."""
        pending, _ = self._said()
        asked = [word(ASKED[self.kind], self.lang)] if len(self.decision.options) > 1 else []
        return self._joined([*[said for said, key in pending if key not in UNASKED], *asked])

    def chance(self) -> Chance:
        """The chance in words."""
        pending, passed = self._said()
        unasked = [said for said, key in pending if key in UNASKED]
        # of several units each sentence needs the one before it, which names the unit
        said = self._joined(unasked if len(unasked) < 2 else [said for said, _ in pending])
        return Chance(word(TITLES[self.kind], self.lang), said, passed, RULES[self.kind])

    def _joined(self, sentences: Sequence[str]) -> str:
        return ("" if self.lang == "ja" else " ").join(sentences)

    def _say(self, table: dict[str, Wording], key: str, **values: Any) -> str:
        return word(table[key], self.lang).format(**values)

    def _said(self) -> tuple[list[tuple[str, str]], str]:
        """Sentences of what is pending, each with its key, and what happens if everybody passes."""
        if self.kind == "open":
            return self._open()
        found = [one for one in self.seen.view.pending if one.what == PENDING[self.kind]]
        pending = found[-1]  # what was proposed last is asked for first
        return {"prevent": self._damage, "reroll": self._roll, "disrupt": self._card}[self.kind](pending)

    def _open(self) -> tuple[list[tuple[str, str]], str]:
        view, unit = self.seen.view, self.seen.unit
        strike = view.strike
        if strike is not None and not strike.rolled:
            attacker = self.seen.units.get(strike.attacker)
            shields = self.seen.keyword(strike.defender, "shields")
            n = max(0, attacker.power - shields) if attacker is not None else 0
            values = {"unit": unit(strike.attacker), "target": unit(strike.defender)}
            key, said = "attack", self._say(SAID, "attack", **values, n=self.seen.counted("dice", n))
        elif not view.arena:
            key, said = "battle", self._say(SAID, "battle")
        elif view.queue:
            values = {"unit": unit(view.queue[0])}
            key, said = "next", self._say(SAID, "next", **values)
        else:
            key, said = "nobody", self._say(SAID, "nobody")
            values = {}
        return [(said, key)], self._say(PASSED, key, unit=values["unit"] if key == "next" else "")

    def _damage(self, pending: Any) -> tuple[list[tuple[str, str]], str]:
        found = []
        total = sum(n for _, n in pending.parts)
        for target, n in pending.parts:
            name, left = self.seen.unit(target), self.seen.left(target)
            if n:
                found.append((self._say(SAID, "land", unit=name, n=self.seen.counted("hurt", n)), "land"))
                key = "dies" if n >= left else "lives"
                found.append((self._say(SAID, key, left=left, most=left - n), key))
            else:
                found.append((self._say(SAID, "prevented", unit=name), "land"))
        return found, self._say(PASSED, "nothing" if not total else "lands one" if total == 1 else "lands", n=total)

    def _roll(self, pending: Any) -> tuple[list[tuple[str, str]], str]:
        view = self.seen.view
        strike = view.strike
        values: dict[str, Any] = {"dice": listed(pending.dice, self.lang)}
        if strike is not None and strike.rolled and not strike.counted and strike.attacker == pending.unit:
            values["unit"], values["target"] = self.seen.unit(strike.attacker), self.seen.unit(strike.defender)
            values["n"] = self.seen.counted("hits", self._hits(pending.dice, strike))
            key = "roll attack"
        elif pending.unit in self.seen.units:
            values["unit"] = self.seen.unit(pending.unit)
            key = "roll unit"
        else:
            key = "roll" if view.phase else "roll points"
        return [(self._say(SAID, key, **values), key)], self._say(PASSED, "roll")

    def _hits(self, dice: Sequence[int], strike: Any) -> int:
        """The hits of an attack roll as it stands, by what both units have now."""
        reach = HIT + bool(self.seen.keyword(strike.defender, "armor")) - self.seen.keyword(strike.attacker, "accuracy")
        return sum(face >= reach for face in dice)

    def _card(self, pending: Any) -> tuple[list[tuple[str, str]], str]:
        name = self.seen.names.name(pending.kind)
        key = "card gone" if pending.disrupted else "card mine" if pending.seat == self.seen.seat else "card"
        passed = "card gone" if pending.disrupted else "card"
        return [(self._say(SAID, key, card=name), key)], self._say(PASSED, passed)
