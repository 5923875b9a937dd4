"""What somebody is told at a Pokémon table who asks what to do. Names of cards are not inflected."""

from __future__ import annotations

from typing import Final

from stolik.text.table import Wording

SAID: Final[dict[str, Wording]] = {
    "ko": (
        "It Knocks Out {mon}: a Prize for you.",
        "Nokaut: {mon}. Bierzesz Nagrody: {n}.",
        "「{mon}」がきぜつし、サイドを{n}枚とれます。",
    ),
    "ko alone": ("It Knocks Out {mon}.", "Nokaut: {mon}.", "「{mon}」がきぜつします。"),
    "ko prizes": (
        "It Knocks Out {mon}: {n} Prizes for you.",
        "Nokaut: {mon}. Bierzesz Nagrody: {n}.",
        "「{mon}」がきぜつし、サイドを{n}枚とれます。",
    ),
    "ko perhaps": (
        "It Knocks Out {mon} in {k} of {n} cases.",
        "Szansa na nokaut: {k} na {n} ({mon}).",
        "{n}通り中{k}通りで「{mon}」がきぜつします。",
    ),
    "damage": (
        "{n} damage to {mon}: {left} HP left.",
        "Obrażenia: {n}. {mon}: zostaje {left}~HP.",
        "「{mon}」に{n}ダメージ。残りHPは{left}です。",
    ),
    "cases": (
        "{what} damage to {mon}, as the coins fall.",
        "Obrażenia: {what}, zależnie od monet ({mon}).",
        "コインしだいで「{mon}」に{what}ダメージ。",
    ),
    "or": (" or ", " albo ", "か"),
    "condition": ("{mon} is then {what}.", "{mon}: stan {what}.", "「{mon}」を{what}にします。"),
    "pays": (
        "It pays for {attack}: {n} damage.",
        "Opłaca atak: {attack}, obrażenia: {n}.",
        "ワザ「{attack}」（{n}ダメージ）が使えるようになります。",
    ),
    "pays plain": ("It pays for {attack}.", "Opłaca atak: {attack}.", "ワザ「{attack}」が使えるようになります。"),
    "nearer": (
        "One Energy nearer to {attack}: {n} more to go.",
        "O~jedną energię bliżej ataku {attack}. Brakuje jeszcze: {n}.",
        "ワザ「{attack}」に近づきます。あと{n}個です。",
    ),
    "evolves": (
        "{hp} HP instead of {old}.",
        "{hp}~HP zamiast {old}.",
        "HPが{old}から{hp}になります。",
    ),
    "evolves with": (
        "{hp} HP instead of {old}, and the attack {attack}: {n} damage.",
        "{hp}~HP zamiast {old} i~atak {attack}, obrażenia: {n}.",
        "HPが{old}から{hp}になり、ワザ「{attack}」（{n}ダメージ）を覚えます。",
    ),
    "alone": (
        "Your Bench is empty: one Knock Out would end the game.",
        "Twoja ławka jest pusta: jeden nokaut kończy partię.",
        "ベンチにだれもいないので、1回のきぜつで負けになります。",
    ),
    "steps in": (
        "Another Pokémon that can step in.",
        "Jeszcze jeden Pokémon, który może zastąpić aktywnego.",
        "交代できるポケモンが増えます。",
    ),
    "grows": (
        "{card} in your hand evolves from it.",
        "Masz na ręce jego ewolucję: {card}.",
        "手札の「{card}」に進化できます。",
    ),
    "draws": ("You draw {n} cards.", "Dobierasz karty: {n}.", "カードを{n}枚引けます。"),
    "draws one": ("You draw a card.", "Dobierasz kartę.", "カードを1枚引けます。"),
    "heals": (
        "It takes {n} damage off {mon}.",
        "Zdejmuje obrażenia: {n} ({mon}).",
        "「{mon}」のダメージを{n}回復します。",
    ),
    "searches": (
        "You look through your deck and choose.",
        "Przeglądasz talię i~wybierasz.",
        "山札を見て選べます。",
    ),
    "hurt": (
        "{mon} has {left} of {hp} HP left.",
        "{mon}: zostało {left} z~{hp}~HP.",
        "「{mon}」の残りHPは{left}（最大{hp}）です。",
    ),
    "ready": (
        "{mon} can attack at once: {attack}, {n} damage.",
        "{mon} może atakować od razu: {attack}, obrażenia: {n}.",
        "「{mon}」はすぐにワザ「{attack}」（{n}ダメージ）を使えます。",
    ),
    "most hp": (
        "None of them has more HP left: {left}.",
        "Żaden z~nich nie ma więcej~HP: {left}.",
        "残りHPがいちばん多い（{left}）ポケモンです。",
    ),
    "stage": (
        "It evolves from {mon}, which you have in play.",
        "To ewolucja Pokémona, którego masz w~grze: {mon}.",
        "場の「{mon}」から進化します。",
    ),
    "needed": (
        "{mon} needs it for {attack}.",
        "{mon} potrzebuje jej do ataku {attack}.",
        "「{mon}」のワザ「{attack}」に必要です。",
    ),
    "several": ("You hold {n} of them.", "Masz na ręce takie karty: {n}.", "手札に{n}枚あります。"),
    "gone": ("a Pokémon", "Pokémon", "ポケモン"),
}
