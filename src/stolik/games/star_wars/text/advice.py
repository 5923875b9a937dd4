"""What somebody is told at a Star Wars table who asks what to do. Names of cards are not inflected."""

from __future__ import annotations

from typing import Final

from stolik.text.table import Wording

SAID: Final[dict[str, Wording]] = {
    "odds": (
        "{dice} against {left} health: {unit} is discarded in {k} of {n} cases.",
        "{unit}, pozostała wytrzymałość {left}, atak {dice}: szansa odrzucenia {k} na {n}.",
        "{dice}で、残り耐久力{left}の{unit}が{n}通り中{k}通りで捨てられます。",
    ),
    "chance": (
        "{dice} against {left} health: {unit} is discarded with a chance of {chance}.",
        "{unit}, pozostała wytrzymałość {left}, atak {dice}: szansa odrzucenia {chance}.",
        "{dice}で、残り耐久力{left}の{unit}が捨てられる確率は{chance}です。",
    ),
    "acts": (
        "{unit} is still to act; {other}, easier to discard, has acted already.",
        "{unit} ma jeszcze swój ruch. Łatwiejszy cel, {other}, już działał.",
        "{unit}はまだ行動していません。倒しやすい{other}は行動済みです。",
    ),
    "harder": (
        "{unit} attacks with power {n}; {other}, easier to discard, only with {k}.",
        "{unit} atakuje z~siłą {n}. Łatwiejszy cel, {other}, tylko z~siłą {k}.",
        "{unit}のパワーは{n}。倒しやすい{other}は{k}しかありません。",
    ),
    "mean": (
        "{dice} against {left} health: {mean} damage on average.",
        "Atak {dice}, pozostała wytrzymałość {left}, średnio obrażeń: {mean}.",
        "{dice}、残り耐久力{left}に平均{mean}ダメージです。",
    ),
    "control": (
        "You would then control {arena}.",
        "Kontrola w~{arena} jest wtedy twoja.",
        "{arena}を制圧できます。",
    ),
    "two": (
        "You would then control {n} arenas, and two at the end of the turn win.",
        "Kontrolujesz wtedy areny: {n}, a~dwie na koniec tury wygrywają.",
        "アリーナを{n}つ制圧します。ターン終了時に2つ制圧していれば勝ちです。",
    ),
    "stops": (
        "Your opponent would no longer control {arena}.",
        "Przeciwnik traci kontrolę w~{arena}.",
        "相手は{arena}を制圧できなくなります。",
    ),
    "first": (
        "You have no other unit in {arena}.",
        "Nie masz innej jednostki w~{arena}.",
        "{arena}にはほかに自分のユニットがいません。",
    ),
    "pays": (
        "You have {points} and it needs {cost}: it can fight this turn.",
        "Masz {points}, a~potrzeba {cost}: może walczyć jeszcze w~tej turze.",
        "{points}あり、必要なのは{cost}です。このターンのうちに戦えます。",
    ),
    "pays card": (
        "You have {points} and it needs {cost}: it can be completed this turn.",
        "Masz {points}, a~potrzeba {cost}: możesz ukończyć to jeszcze w~tej turze.",
        "{points}あり、必要なのは{cost}です。このターンのうちに完成できます。",
    ),
    "part": (
        "You have {points} and it needs {cost}: the rest can follow in a later turn.",
        "Masz {points}, a~potrzeba {cost}: resztę dołożysz w~następnych turach.",
        "{points}あり、必要なのは{cost}です。残りは後のターンに置けます。",
    ),
    "fights": (
        "It can fight this turn.",
        "Może walczyć jeszcze w~tej turze.",
        "このターンのうちに戦えます。",
    ),
    "hurt": (
        "{unit} has {left} of {health} health left.",
        "{unit}: pozostała wytrzymałość {left} z~{health}.",
        "{unit}の残り耐久力は{left}（最大{health}）です。",
    ),
    "pending": (
        "{n} damage is about to hit {unit}, which has {left} health left.",
        "Zaraz trafią obrażenia: {n}. {unit}: pozostała wytrzymałość {left}.",
        "{unit}（残り耐久力{left}）が{n}ダメージを受けるところです。",
    ),
    "deadly": (
        "{n} damage is about to hit {unit}, and {left} health is all it has left.",
        "Zaraz trafią obrażenia: {n}. {unit} ma tylko {left} wytrzymałości i~zostałaby odrzucona.",
        "{unit}は{n}ダメージを受けるところで、残り耐久力は{left}しかありません。",
    ),
    "whole": (
        "Build and deploy: {card} ({cost})",
        "Zbuduj i~wystaw: {card} ({cost})",
        "ビルドして配備する：{card}（{cost}）",
    ),
    "striker": ("It is the one that attacks.", "To ta jednostka teraz atakuje.", "いま攻撃しているユニットです。"),
    "struck": (
        "It is the one that is attacked.",
        "To ta jednostka jest teraz atakowana.",
        "いま攻撃されているユニットです。",
    ),
    "falls": ("It would be discarded.", "Zostałaby odrzucona.", "捨てられます。"),
    "outnumbered": (
        "{unit} stands alone against {n} in {arena}.",
        "{unit} jest w~{arena} bez wsparcia, przeciwników jest tam {n}.",
        "{unit}は{arena}で1体だけで、相手は{n}体です。",
    ),
}
