"""Other wordings of what few cards say, as in `wordings.py`."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import re
from typing import Final

from stolik.games.star_wars.text.grammar.wordings import Replacement


def _of_either_player(found: re.Match[str]) -> str:
    """ "That player reveals the top 5 cards …" of a player who is chosen, as two choices."""
    n = found[1]
    said = [
        f"reveal the top {n} cards of {deck} and put all cards of that type among them into {hand} and discard the rest of"
        f" those cards{whose}"
        for deck, hand, whose in (
            ("your deck", "your hand", ""),
            ("your opponent's deck", "your opponent's hand", " of your opponent"),
        )
    ]
    return f"Name a card type. Choose one: {said[0]}, or {said[1]}."


def _each_type(found: re.Match[str]) -> str:
    """ "Choose Space, Ground, or Character. Each player must put all his or her units of that type …"."""
    each = [
        f"put each {kind} in either build zone into its arena" for kind in ("Space unit", "Ground unit", "Character")
    ]
    return f"{found[1]}choose one: {each[0]}, {each[1]}, or {each[2]}."


OTHER_WORDINGS: Final[tuple[tuple[str, Replacement], ...]] = (
    # What lies face down in a build zone is partially built.
    (
        r"\b([Cc]hoose )a face-down card in your opponent's build zone\.",
        r"\1one of your opponent's partially built cards.",
    ),
    (
        r"\b[Ll]ook at your opponent's hand and face-down cards in his or her build zone\. Then you gain\b",
        "Look at your opponent's hand. Look at your opponent's partially built cards. You gain",
    ),
    # An ability behind another one.
    (r"\b(Reserves: )Tap ->", r"\1[tap] ->"),
    # What is taken counts, and then the deck is shuffled.
    (
        r"\b([Ss]earch your deck\. You may take any number of different [^.]*, show them to your opponent,? and put them"
        r" into your hand)\. You gain Force equal to the number of cards you took\. Then shuffle your deck\.",
        r"\1. Then shuffle your deck. You gain Force equal to the number of cards you took.",
    ),
    # Whom a card is played on says what it chooses.
    (
        r"\b(One of your [\w ]+?) (gets [^.]* for this attack)\. Play only when that \w+ is (attacking [^.]*)\.",
        r"\1 \3 \2.",
    ),
    (r"^(When [A-Z][^,.]*) attack, ", r"\1 attacks, "),
    (r"(?<=does )two (?=damage\b)", "2 "),
    (r"-> (Up to \d of your units in )the same arena (?=each get)", r"-> Choose an arena. \1that arena "),
    # A player, a type.
    (
        r"^Choose a player and a card type(?: \([^()]*\))?\. That player reveals the top (\d) cards of his or her deck,"
        r" puts all those cards of the chosen type into his or her hand, and discards the rest\.",
        _of_either_player,
    ),
    (
        r"^(When the battle phase starts, )choose Space, Ground, or Character\. Each player must put all his or her units"
        r" of that type into that arena\.",
        _each_type,
    ),
    # Which of the units is spoken of.
    (
        r"(\bUpkeep costs of each of your other neutral units\. )Each of those neutral units with Upkeep gets\b",
        r"\1Each of your other neutral units with Upkeep gets",
    ),
    (r"(?<=\bEach of your )(\w+), including \w+, (?=gets\b)", r"\1 "),
    (
        r"\bthe same name as the (?:Character|unit) you gained this Bounty for\. Put those cards in his or her discard"
        r" pile\. Then your opponent shuffles his or her deck\.",
        "the same name as that unit and discard them. Your opponent shuffles his or her deck.",
    ),
    (
        r"\b([Ss]earch your opponent's deck)\. Put (up to \d [\w ]*?cards?) with the same name into his or her discard"
        r" pile\. Then your opponent shuffles his or her deck\.",
        r"\1 for \2 with the same name and discard them. Your opponent shuffles his or her deck.",
    ),
    (
        r"\bIf ([^.]{1,40}?)'s Retaliate ability causes a unit to be discarded, untap \1\.",
        r"When a unit is discarded for damage from Retaliate of this unit, untap this unit.",
    ),
    (r"\bif that Pilot isn't an astromech Droid\b", "if that Pilot isn't an Astromech Droid"),
    (
        r"^Any (\w+) with [\w-]+ on it can have an extra Pilot if that Pilot isn't (an? [\w ]+?)\."
        r" (\[Pilot\] \1 Pilot\. The \1 gets):? ?(?:\* )?",
        r"\3: * Room for an extra Pilot that isn't \2. * ",
    ),
    (r"(?<=\* )At the start of (the (?:Space|Ground|Character) battle step),", r"When \1 starts,"),
    (
        r"\bShow your opponent (an? [\w ]*?unit) in your hand\. Put that unit into your build zone with (up to \d build"
        r" counters) on it\.",
        r"Show \1 card from your hand and put it into your build zone with \2 on it.",
    ),
    (
        r"\b([Pp]ut an? (?:[\w-]+ )*?)card from your hand into its arena, tapped\.",
        r"\1unit card from your hand into its arena and tap it.",
    ),
    (
        r"\b([Rr]emove an? (?:[\w-]+ )*?)card in (your(?: opponent's)? discard pile) from the game\b",
        r"\1card in \2 from the game",
    ),
    (
        r"\b([Rr]emove an? [\w ]*?unit) in (your(?: opponent's)? discard pile) from the game\b",
        r"\1 card in \2 from the game",
    ),
    (
        r"-> Whenever one of your units would be damaged this turn, prevent that damage\. For each point of damage that"
        r" would be dealt by an attacking Character that is prevented this way, put 1 damage counter on that attacking"
        r" Character\.",
        "-> This turn, whenever one of your units would be damaged, prevent that damage. If an attacking Character would"
        " do it, put 1 damage counter on that Character for each damage prevented.",
    ),
    (
        r"\binstead name a card type(?: \([^()]*\))?\. Reveal cards from the top of your deck until you reveal a card of"
        r" that type\. Put that card into your hand and the other revealed cards into your discard pile\.",
        "name a card type instead and reveal cards from the top of your deck until you reveal a card of that type. Put"
        " that card into your hand and discard the others.",
    ),
)
"""Patterns and what stands for them, in the order in which they are put, behind those of `wordings.py`."""
