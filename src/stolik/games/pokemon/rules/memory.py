"""What effects and procedures of the Pokémon TCG remember (architecture: What is remembered)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.memory import CHOSEN as CHOSEN
from stolik.cardgame.memory import COINS as COINS
from stolik.cardgame.memory import EVENT as EVENT
from stolik.cardgame.memory import PHASE as PHASE
from stolik.cardgame.memory import THAT as THAT
from stolik.cardgame.memory import Memo, forget
from stolik.cardgame.memory import Memos as Memos

__all__ = ["CHOSEN", "COINS", "EVENT", "PHASE", "THAT", "Memos", "forget"]

# ---- effects: whose text it is, and what it is about

HOLDER: Final[Memo[int]] = Memo("holder")
"""The Pokémon that a card is on, or whose ability it is. Written by what wakes or attaches; read by the noun HOLDER."""
CARD: Final[Memo[int]] = Memo("card")
"""The attached card whose condition is looked at. Written by `asked`; read where "another card" is meant."""
FOE: Final[Memo[int]] = Memo("foe")
"""The opponent whose hand and deck it is about (P2-TEXT-4). Written by `choosing_foe`; read by `seats_of`, `asker`."""
ASKS_FOE: Final[Memo[int]] = Memo("asks foe")
"""1 while that opponent is asked for. Written and read by `choosing_foe`."""

# ---- effects: an attack

ATTACKER: Final[Memo[int]] = Memo("attacker")
"""The Attacking Pokémon, 0 where there is none. Written by `attack.begin`, and by what passes it on to answers and
Knock Outs; read by everything about the attack that runs."""
DEFENDING: Final[Memo[int]] = Memo("defending")
"""The Defending Pokémon. Written by `attack.begin` and by a switch before damage is done; read by DEFENDING."""
NEW_DEFENDING: Final[Memo[int]] = Memo("new defending")
"""Who has come in its place. Written by a switch; read by NEW_DEFENDING."""
NEW_ACTIVE: Final[Memo[int]] = Memo("new active")
"""Who has come from the Bench. Written by a switch; read by NEW_ACTIVE."""
REPLACED: Final[Memo[int]] = Memo("replaced")
"""Who has gone to the Bench. Written by a switch; read by REPLACED."""
BASE: Final[Memo[int]] = Memo("base")
"""The attack's damage, as it is multiplied. Written by `attack.begin`, `Times`, `Base`; read by the strike."""
PLUS: Final[Memo[int]] = Memo("plus")
"""What its text adds or takes away. Written by `attack.begin`, `More`, `Less`; read by the strike."""
COST: Final[Memo[str]] = Memo("cost")
"""Its Energy cost. Written by `attack.begin`; read by `Spare`."""
BEFORE: Final[Memo[str]] = Memo("before")
"""The attack that the attacker used in its side's last turn. Written by `attack.begin`; read by `UsedLastTurn`."""
SIDE_BEFORE: Final[Memo[str]] = Memo("side before")
"""The attack that any Pokémon of its side used in its last turn. Written by `attack.announce`, where an attack asks for
it, and passed on to one that is copied; read by `UsedLastTurn`."""
HITS: Final[Memo[tuple[int, ...]]] = Memo("hits")
"""The opponents that it has damaged. Written by `attack.strike`; read by what answers damage and by Knock Outs."""
DEALS: Final[Memo[tuple[tuple[int, int], ...]]] = Memo("deals")
"""What it has done to each Pokémon: (the Pokémon, points). Written by `attack.strike` where a card in the decks asks
for it; read by the last chances."""
LOSES: Final[Memo[tuple[int, ...]]] = Memo("loses")
"""Who goes to the Lost Zone if it is Knocked Out by the damage. Written by `LoseIfKnockedOut`; read as the attack is
over, then by the discards."""
OWN_HITS: Final[Memo[tuple[int, ...]]] = Memo("own hits")
"""Those of its own side. Written by `attack.strike`; read by the end of the attack."""
CHECKED: Final[Memo[int]] = Memo("checked")
"""1 once it was asked whether anything stops the attack. Written by the check, and passed on to an attack that is
copied after it; read by the check."""
DEALT: Final[Memo[int]] = Memo("dealt")
"""What the strike did, in points. Written by the strike; read by `DamageDealt`, and to tell that damage is done."""
DEALT_TO: Final[Memo[int]] = Memo("dealt to")
"""What the last `Hit` did, in points, where what follows asks for it. Written by `Hit`; read by `DamageDealt`."""
AIMED: Final[Memo[tuple[int, ...]]] = Memo("aimed")
"""The Pokémon that were aimed at, one as often as it was. Written by `TakeAim`, and by what attaches cards where a
`HitAimed` follows; read by that."""
HARMLESS: Final[Memo[int]] = Memo("harmless")
"""1 where the attack does no damage of its own. Written by `Harmless`; read by the strike."""
IGNORING: Final[Memo[tuple[str, ...]]] = Memo("ignoring")
"""What it isn't affected by. Written by `Ignoring`; read where damage and protections are reckoned."""
ATTACK_WORD: Final[Memo[str]] = Memo("attack word")
"""The name of an attack. Written by `ChooseAttack` and by an answer to damage; read by `Lasting`."""

# ---- effects: what was chosen

CARDS: Final[Memo[tuple[int, ...]]] = Memo("cards")
"""The cards, by kind, that were chosen or moved last ("that card"). Written by `call_cards`; read by CHOSEN."""
CHOSEN_ON: Final[Memo[tuple[tuple[int, int], ...]]] = Memo("chosen_on")
"""Attached cards that were chosen, each with its Pokémon. Written by `Choose`; read by steps that move "them"."""
REST: Final[Memo[tuple[int, ...]]] = Memo("rest")
"""What could have been chosen and was not. Written by `Choose`; read by REST."""
BLIND: Final[Memo[bool]] = Memo("blind")
"""Whether the cards were chosen without looking. Written by `Choose`; read where they move."""
LAY: Final[Memo[str]] = Memo("lay")
"""The zone in which "that card" lies. Written by `Choose` and `DiscardTop`; read where it moves."""

# ---- effects: cards on their way

MOVING: Final[Memo[tuple[tuple[int, int], ...]]] = Memo("moving")
"""Cards that go to Pokémon: (the Pokémon they are on or 0, kind). Written and read by what attaches or evolves."""
GIVEN: Final[Memo[tuple[tuple[int, int], ...]]] = Memo("given")
"""Cards of the hand that were attached: (the Pokémon, kind), until all are. Written and read by what attaches."""
SEARCHED: Final[Memo[int]] = Memo("searched")
"""1 once a deck was searched. Written by `Search`; read by `Shuffle`."""
ZONE: Final[Memo[str]] = Memo("zone")
"""The zone that was chosen of "deck or discard". Written and read by `Search`."""
ALSO_INTO: Final[Memo[tuple[int, ...]]] = Memo("also into")
"""Partners into whose decks cards have gone (P2-FIELD-5). Written by what moves them; read by `Shuffle`."""
WHOSE: Final[Memo[int]] = Memo("whose")
"""The seat whose deck is looked at, where it was to be chosen. Written and read by `Look`."""
COUNT: Final[Memo[int]] = Memo("count")
"""How many cards are left to put in order, or how many damage counters move. Written and read by their dialogues."""
ORDER: Final[Memo[tuple[int, ...]]] = Memo("order")
"""The order of cards so far. Written and read by what puts them in order."""
HANDS: Final[Memo[tuple[int, ...]]] = Memo("hands")
"""How many cards were in each seat's hand. Written by `CountHands`; read by `HadInHand`."""
SECRET: Final[Memo[int]] = Memo("secret")
"""What was chosen unseen by whose effect it is: a side of a coin, a sign, a card by its kind. Written and read by what
lets it be guessed; worlds choose it anew."""
ROUND: Final[Memo[int]] = Memo("round")
"""How often both have shown the same sign. Written and read by `Contest`."""
COPIED: Final[Memo[int]] = Memo("copied")
"""The card of a discard pile of which an attack is used. Written and read by `UseAttackOf`."""
TRADE: Final[Memo[int]] = Memo("trade")
"""The card of the hand that becomes a Prize. Written and read by `TradePrize`."""

# ---- effects: between two questions about Pokémon

ORIGIN: Final[Memo[int]] = Memo("from")
"""The Pokémon from which damage counters move. Written and read by `MoveCounters`."""
ILL: Final[Memo[int]] = Memo("ill")
"""The Pokémon that recovers. Written and read by `CureOne`."""
OUT: Final[Memo[int]] = Memo("out")
"""The Active Pokémon that changes places. Written and read by `Switch`."""
LEAVING: Final[Memo[int]] = Memo("leaving")
"""The Pokémon whose cards go under a deck. Written and read by `Leave`."""
UP: Final[Memo[int]] = Memo("up")
"""The Benched Pokémon that changes places. Written and read by `SwitchIn`."""

# ---- procedures of a turn

MON: Final[Memo[int]] = Memo("mon")
"""The Pokémon that acts. Written by the act that begins the procedure; read by its parts."""
KIND: Final[Memo[int]] = Memo("kind")
"""The card that is played or attached. Written by the act; read by the procedure's parts."""
STAYED: Final[Memo[int]] = Memo("stayed")
"""The Supporter that lay beside when another Trainer was played, and lies there again when that one is done."""
NAME: Final[Memo[str]] = Memo("name")
"""The Poké-Power that is offered. Written by `came`; read by the offer."""
N: Final[Memo[int]] = Memo("n")
"""Which of its attacks it uses. Written by the act; read by the choice of a target."""

# ---- the procedure "knock outs"

OWN: Final[Memo[tuple[int, ...]]] = Memo("own")
"""Who was damaged by an attack of their own side. Written by `knock_outs`; read by the last chances."""
DONE: Final[Memo[tuple[int, ...]]] = Memo("done")
"""What was dealt with already: Pokémon, in the setup seats. Written and read by a part that goes one by one."""
ASKED: Final[Memo[int]] = Memo("asked")
"""Whom the open question is about: a Pokémon, in the setup a seat. Written and read by the part that asks."""
OWED: Final[Memo[tuple[int, ...]]] = Memo("owed")
"""By seat, how many Prizes are to be taken. Written by the discards; read by the parts that follow."""
AGREED: Final[Memo[tuple[tuple[int, int, int], ...]]] = Memo("agreed")
"""What a team has to agree on: (a seat of it, number, card). Written by the discards; read by the takers."""

# ---- the setup

SEATS: Final[Memo[tuple[int, ...]]] = Memo("seats")
"""Whose decks may still be cut. Written and read by the cut."""
CALLER: Final[Memo[int]] = Memo("caller")
"""Who calls the coin. Written by the part before; read by the one that asks, and by drawings."""
FAILS: Final[Memo[tuple[int, ...]]] = Memo("fails")
"""By seat, how often its deal failed. Written by the failed deals; read by the parts about extra cards."""
FAILED: Final[Memo[int]] = Memo("failed")
"""Whose deal failed last, -1: nobody's. Written and read by the failed deals."""
KEEPS: Final[Memo[int]] = Memo("keeps")
"""Who is asked whether to keep a hand without a Basic Pokémon. Written and read by the deals."""
KEPT: Final[Memo[tuple[int, ...]]] = Memo("kept")
"""Who keeps such a hand. Written and read by the deals."""
REFUSED: Final[Memo[tuple[int, ...]]] = Memo("refused")
"""Who does not. Written and read by the deals."""
DRAWN: Final[Memo[tuple[int, ...]]] = Memo("drawn")
"""By seat how many extra cards were drawn; of teams, who drew one. Written and read by the part about them."""

# ---- the setup of teams

WINNER: Final[Memo[int]] = Memo("winner")
"""The team that won the toss. Written and read by the toss."""
SIDE: Final[Memo[int]] = Memo("side")
"""The team that goes first. Written by the toss; read by the order."""
EARLIER: Final[Memo[tuple[int, ...]]] = Memo("earlier")
"""The earlier players that were named. Written and read by the order."""
EXTRAS: Final[Memo[tuple[int, ...]]] = Memo("extras")
"""By team, how many extra cards it may draw. Written by the redraws; read by the extra cards."""
