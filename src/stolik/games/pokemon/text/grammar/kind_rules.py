"""Texts that are printed on every card of a kind: one list, by kind, with the rule by which the engine plays each.

They are no part of what the single card says, and are taken away before its text is read. One that is not played
(`plays` is "") is never taken away: a card with it is not read, and neither is one of a kind that the engine does not
know (`UNPLAYED`), whether its file prints the rule or not.
"""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class KindRule:
    """A text on every card of a kind. `kinds` are words for it, one of which the card must be: its kind, its stage or a
    tag, as card files say them. `plays` is the rule of the ledger by which it is played, "" if it is not."""

    kinds: tuple[str, ...]
    pattern: str
    plays: str = ""


KIND_RULES: Final = (
    # Trainers
    KindRule(
        ("supporter",),
        r"You can play only one Supporter card each turn\. When you play this card, put it next to your Active Pokémon\. When your turn ends, discard this card\.",
        "PK-TRAINER-2",
    ),
    # The same, where what becomes of the card is a sentence of its own effect.
    KindRule(
        ("supporter",),
        r"You can play only one Supporter card each turn\. When you play this card, put it next to your Active Pokémon\.(?= When your turn ends, put this card into your hand)",
        "PK-TRAINER-2",
    ),
    KindRule(
        ("supporter",),
        r"(?:Supporter rule: )?You may play only 1 Supporter card during your turn(?: \(before your attack\))?\.",
        "PK-TRAINER-2",
    ),
    KindRule(
        ("stadium",),
        r"This card stays in play when you play it\. Discard this card if another Stadium card comes into play\. If another card with the same name is in play, you can't play this card\.",
        "PK-TRAINER-3",
    ),
    KindRule(
        ("stadium",),
        r"(?:Stadium rule: )?This Stadium stays in play when you play it\. Discard it if another Stadium comes into play\. If a Stadium with the same name is in play, you can't play this card\.",
        "PK-TRAINER-3",
    ),
    KindRule(
        ("stadium",),
        r"(?:Stadium rule: )?You may play only 1 Stadium card during your turn\. Put it next to the Active Spot, and discard it if another Stadium comes into play\. A Stadium with the same name can't be played\.",
        "PK-TRAINER-3",
    ),
    KindRule(
        ("item", "tool"),
        r"(?:Item rule: )?You may play (?:as many|any number of) Item cards (?:as you like )?during your turn(?: \(before your attack\))?\.",
        "PK-TRAINER-1",
    ),
    # All that is attached to a Pokémon goes with it; where a Tool is attached to is what it does when it is played.
    KindRule(("tool",), r"If that Pokémon is Knocked Out, discard this card\.", "PK-KO-1"),
    KindRule(("technical machine",), r"That Pokémon may use this card's attack instead of its own\.", "PK-TRAINER-4"),
    # Energy
    KindRule(("energy",), r"Attach [\w ]{1,60} Energy to 1 of your Pokémon\.", "PK-ENERGY-1"),
    # Pokémon
    KindRule(("pokemon",), r"This Pokémon is both [\w ]{1,60} type\.", "PK-ATTACK-4"),
    KindRule(
        ("level-up",),
        r"Put this card onto your Active [^.]{1,40}\. [^.]{1,40} LV\.X can use any attack, Poké-Power, or Poké-Body from its previous [Ll]evel\.",
        "PK-EVO-8",
    ),
    KindRule(("ex",), r"When Pokémon-ex has been Knocked Out, your opponent takes 2 Prize cards\.", "PK-KO-2"),
    KindRule(
        ("ex",), r"Pokémon ex rule: When your Pokémon ex is Knocked Out, your opponent takes 2 Prize cards\.", "PK-KO-2"
    ),
    KindRule(("star",), r"You can't have more than 1 Pokémon Star in your deck\.", "PK-SETUP-1"),
    KindRule(
        ("gx",),
        r"Pokémon-GX rule: When your Pokémon-GX is Knocked Out, your opponent takes 2 Prize cards\.",
        "P2-PRIZE-6",
    ),
    KindRule(
        ("EX",),
        r"Pokémon-EX rule: When a Pokémon-EX has been Knocked Out, your opponent takes 2 Prize cards\.",
        "P2-PRIZE-6",
    ),
    KindRule(
        ("tag team",),
        r"TAG TEAM rule: When your TAG TEAM is Knocked Out, your opponent takes 3 Prize cards\.",
        "P2-PRIZE-6",
    ),
    KindRule(("v",), r"V rule: When your Pokémon V is Knocked Out, your opponent takes 2 Prize cards\.", "PK-EVO-9"),
    KindRule(
        ("vmax",),
        r"VMAX rule: When your Pokémon VMAX is Knocked Out, your opponent takes 3 Prize cards\.",
        "PK-EVO-9",
    ),
    KindRule(
        ("prism star",),
        r"◇ \(Prism Star\) Rule: You can't have more than 1 ◇ card with the same name in your deck\. If a ◇ card would go to the discard pile, put it in the Lost Zone instead\.",
        "P2-SETUP-3",
    ),
    KindRule(
        ("radiant",),
        r"Radiant Pokémon Rule: You can't have more than 1 Radiant Pokémon in your deck\.",
        "PK-SETUP-14",
    ),
    KindRule(("ace spec",), r"(?:ACE SPEC: )?You can't have more than 1 ACE SPEC card in your deck\.", "PK-SETUP-14"),
    # Known, and not played
    KindRule(("mega",), r"Mega Evolution rule: [^.]{1,120}\."),
    KindRule(("break",), r"BREAK Evolution [Rr]ule: [^.]{1,120}\."),
    KindRule(("legend",), r"Put this card from your hand onto your Bench only with [^.]{1,120}\."),
    KindRule(("vstar", "v-union"), r"V(?:STAR|-UNION) rule: [^.]{1,160}\."),
)
UNPLAYED: Final = frozenset(("mega", "break", "legend", "restored", "baby", "vstar", "v-union"))
"""Stages and tags of cards that have a rule of their own which the engine does not play."""
READ: Final = {"tera": "Tera: As long as this Pokémon is on your Bench, "}
"""How the rule of a kind begins that is read as a text of the card (PK-SM-11): where it is not printed, the card lacks
what it can do."""


def rules_text(rules: Iterable[str], kinds: Collection[str] | None = None) -> str:
    """The rules texts in one, without those that the kind of card says already; `kinds`: what the card is (None: it may
    be of any kind)."""
    text = " ".join(rules)
    for rule in KIND_RULES:
        if rule.plays and (kinds is None or any(word in kinds for word in rule.kinds)):
            text = re.sub(rf" ?{rule.pattern}", "", text)
    return text.strip()


def unplayed(rules: Iterable[str], kinds: Collection[str]) -> str:
    """The rule of a card's kind that the engine does not play, as it is printed, or the word for the kind; "" where all
    is played."""
    text = " ".join(rules)
    for rule in KIND_RULES:
        if not rule.plays and any(word in kinds for word in rule.kinds):
            found = re.search(rule.pattern, text)
            if found:
                return found[0]
    lacking = [word for word, begins in READ.items() if word in kinds and begins not in text]
    return next((word for word in kinds if word in UNPLAYED or word in lacking), "")
