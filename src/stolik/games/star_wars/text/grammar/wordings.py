"""Other wordings of what the grammar says in one way: each is spelled out before a printed text is read.

What they come to is held by the gates: a text that reads has to say the hand-written tree, and to read again as the
same when it is rendered.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

Replacement = str | Callable[[re.Match[str]], str]


def _of_each_type(found: re.Match[str]) -> str:
    """ "Choose one: A, B or C. Each unit of that type gets …" as three choices."""
    kinds = re.split(r", | or ", found[1])
    said = [f"each {kind} gets {found[2]}" for kind in kinds]
    return f"Choose one: {', '.join(said[:-1])}, or {said[-1]}."


def _singular(word: str) -> str:
    """The singular of a word of the type line, with its article."""
    return f"{'an' if word[0] in 'AEIOU' else 'a'} {word.removesuffix('s')}"


def _known_by(found: re.Match[str]) -> str:
    """ "Tap Princess Leia -> … Play only if Leia is in the Character arena." as the one unit that is tapped there."""
    before, name, does, short, arena = found.groups()
    if short not in name.split(" "):
        return found[0]
    return f"{before}Tap one of your untapped {name} units in the {arena} arena -> {does}"


def _with_several(found: re.Match[str]) -> str:
    """ "If there is more than one Pilot on it, it gets: * A * B" as what the unit has by a condition."""
    gets = " and ".join(re.split(r" ?\* ?", found[2]))
    return f"{found[1]} The unit gets: * As long as this unit has 2 or more Pilots on it, this unit gets {gets}."


def _put_turned(found: re.Match[str]) -> str:
    what, arena, un = found.groups()
    return f"Put that {what} into the {arena} arena. {'Untap' if un else 'Tap'} that {what}."


WORDINGS: Final[tuple[tuple[str, Replacement], ...]] = (
    # A full stop twice, or none behind the last sentence.
    (r"\.\.+", "."),
    (r"(?<=[a-z] gains [+]\d Force)$", "."),
    # One lead of two sentences.
    (
        r"^(As long as [^,]*, )([^.]*?) and ((?:each of your|[A-Z][\w-]+ [A-Z][\w-]+ gets)\b[^.]*\.)$",
        r"\1\2. \1\3",
    ),
    (r"\bPlay only (if|when) ([^.]*?),? and only (?:if|when) ([^.]*)\.", r"Play only \1 \2. Play only if \3."),
    (r" Play only if damage is pending\.", ""),
    (r"(?<=\. Play only if )the (Starfighter|Speeder|Transport|Walker|Capital Ship|Creature) has\b", r"this \1 has"),
    # A number that is lower, or higher.
    (r"(?<=\d) or lower\b", " or less"),
    (r"(?<=\d) or higher\b", " or more"),
    (r"\b(with|has) (?:a )?(?:total )?(build cost|power|speed|health)(?: of)? (?=\d)", r"\1 \2 "),
    # What is got beside what the roll gave, this turn or the next.
    (r"\b([Gg]ains?) ([+]?\d) (?:extra|additional) (?=build points?|Force)", r"\1 \2 "),
    (r"\b([Yy]ou gain|[Gg]ain) (\d build points?) and (\d Force)\b", r"\1 \2 and gain \3"),
    # When a step starts, or ends.
    (
        r"\b([Aa])t the (start|end) of"
        r" (the (?:Space|Ground|Character) battle step|the battle phase|your (?:build|draw) step),",
        lambda found: f"{'W' if found[1] == 'A' else 'w'}hen {found[3]} {found[2]}s,",
    ),
    # Whom a card is played on says what it chooses.
    (
        r"^(.*?)\b(a unit|one of your units)\b((?:(?! Play only).)*) Play only on a unit (with [^.]*)\.$",
        r"\1\2 \4\3",
    ),
    # One is tapped as it is chosen.
    (r"\b[Cc]hoose (?:one|an) (untapped [\w ]+?) and tap it\.", r"tap one \1."),
    (r"\bthe (Space|Ground|Character) battle (starts|ends),", r"the \1 battle step \2,"),
    (r"\bprevent all of that damage\b", "prevent that damage"),
    (r" of your choice (?=from the)", " "),
    (r"\bduring that attack\.", "for this attack."),
    (
        r"^Battle cards can't be played during the (\w+) battle step\.",
        r"As long as it is the \1 battle step, no player can play Battle cards.",
    ),
    # X is said at its end.
    (r"\bwhere X (?:equals|is equal to)\b", "where X is"),
    (
        r"\bgets ([+]X \w+), (where X is [^,.]*), (until end of \w+|for this attack)\.",
        r"gets \1 \3, \2.",
    ),
    (r"^Treat as (?=[A-Z])", "Treat this unit as a "),
    (r"^(Prevent all damage) to and (?:done by|from) ([^.]*)\.", r"\1 to and done by \2."),
    (r'\bgets: (?=")', "gets "),
    (r"\bhand and choose one of those cards\.", "hand. Choose one of those cards."),
    (r"^(Bounty: Draw \d)$", r"\1 cards."),
    (r"\bdischarge pile\b", "discard pile"),
    # Of two arenas.
    (r"\b(unit)(s?) in the (Space) or (Ground) arena\b", r"\3 or \4 \1\2 in any arena"),
    # Units of two arenas, one after the other.
    (
        r"^([Ee]ach of your (?:other )?)((?:(?:neutral|[A-Z][\w-]+) )*(?:Space|Ground) units)"
        r" and ((?:(?:neutral|[A-Z][\w-]+) )*Characters) (gets? [^.\"]*(?:\"[^\"]*\")?)\.?$",
        r"\1\2 \4. \1\3 \4.",
    ),
    # What is tapped is damaged, too.
    (r"(?<=\. )Tap that (unit|Character) and do (\d) damage to it\.", r"Tap that \1. Do \2 damage to that \1."),
    (r"\bChoose the Space, Ground, or Character arena\.", "Choose an arena."),
    (r"\bChoose either the (\w+) or (?:the )?(\w+) arena\.", r"Choose \1 or \2."),
    # A time that is said once for two.
    (
        r"\bchoose one: (this unit gets [+]\d+ speed),? or (this unit gets [+]\d+ power (until end of battle))",
        r"choose one: \1 \3, or \2",
    ),
    # Less than nothing of a keyword (SW-KW-ACCURACY-1).
    (r"^Subtract (\d) from each of this unit's attack dice\.$", "Accuracy \N{MINUS SIGN}\\1"),
    # As Yoda says it.
    (
        r"\bWhenever damage to one of your units you prevent, (\d) Force you gain\.",
        r"When you prevent damage to one of your units, you gain +\1 Force.",
    ),
    (r"\bthat many damage counter from\b", "that many damage counters from"),
    (
        r"\bthe roll for build points is made, you may reroll it once\.",
        r"the roll for build points is made, you may reroll it.",
    ),
    # Whose of the two is chosen.
    (
        r"\bChoose a player\. That player discards the top (\d+) cards of his or her deck, then draws a card\.",
        r"Choose one: you discard the top \1 cards of your deck, then draw a card,"
        r" or your opponent discards the top \1 cards of his or her deck, then draws a card.",
    ),
    (
        r"\bChoose a player\. That player (?:discards|puts) the top (\d+) cards (?:of|from) his or her deck"
        r"(?: into his or her discard pile)?\.",
        r"Choose one: discard the top \1 cards of your deck,"
        r" or your opponent discards the top \1 cards of his or her deck.",
    ),
    # Of all of a kind, wherever they are.
    (
        r"\bgets [+]X (\w+) until end of turn, where X is the number of (\w+)s in all arenas\.",
        r"gets +1 \1 for each \2 in any arena until end of turn.",
    ),
    # For this attack: nothing else is given when a unit attacks.
    (
        r"(When this unit attacks, you may give )it ([+]\d+ power)\. If you do, it does",
        r"\1this unit \2 for this attack."
        r" If you do, this unit does",
    ),
    (r"\bthat \w+ retreats when \w+'s attack ends\.", "when this attack ends, retreat that unit."),
    (r"\b(One of your \w+s) get\b", r"\1 gets"),
    # What a ship has room for.
    (
        r"^Any (\w+) with \w+ on it can have an extra Pilot\. (\[Pilot\] \1 Pilot\. The \1 gets):? ?(?:\* )?",
        r"\2: * Extra Pilot. * ",
    ),
    (r"^(?:The )?[A-Z][\w' -]*? can have an extra Pilot(?: on it)?(?:\.|$)", "Extra Pilot"),
    (r"\byou gain additional Force equal to the damage prevented\b", "you gain that much Force"),
    # How long control lasts, and by what number somebody is chosen.
    (
        r"\b(gain control of [^.]*)\. At the end of that arena's battle step, return that unit to your opponent\.",
        r"\1 until end of that battle step.",
    ),
    (
        r"\b[Cc]hoose (one of your opponent's [^.]*)\. You gain control of that \w+ until end of turn\.",
        r"you gain control of \1 until end of turn.",
    ),
    (r"\b(with build cost) equal to or less than the number of counters removed\b", r"\1 X or less"),
    (r"\bwith (?:a )?build cost of X or less\b", "with build cost X or less"),
    (
        r"^(\[tap\], Pay X Force -> .*) (Play only when no unit is attacking\.) (\w+) doesn't untap next turn\.",
        r"\1 \3 doesn't untap during the next untap step. \2",
    ),
    # As long as it stays tapped.
    (
        r"^(\[tap\] -> Choose an? [^.]*\.) (Play only when [^.]* would attack\.) As long as this card remains tapped,"
        r" the chosen (?:Space |Ground )?(?:unit|Character) (gets [^.]*)\.",
        r"\1 That unit \3 as long as this unit remains tapped. \2",
    ),
    (
        r"(?<=\. )As long as \w+ remains tapped, the chosen (\w+) doesn't untap during the untap step, and when"
        r" the (\w+) battle step starts, (put \d damage counters on) the chosen \1\.",
        r"That \1 doesn't untap during the untap step as long as this unit remains tapped."
        r" As long as this unit remains tapped, when the \2 battle step starts, \3 that \1.",
    ),
    (
        r"^(\[tap\] -> Tap [^.]*\.) (Play only when [^.]* would attack\.) You may choose not to untap this unit during"
        r" your next untap step\. Your opponent's unit remains tapped as long as this unit remains tapped\.",
        r"\1 You may choose not to untap this unit during your next untap step. That unit doesn't untap as long as this"
        r" unit remains tapped. \2",
    ),
    # A pilot goes where its unit goes (SW-PILOT-11).
    (r"\bDiscard this (\w+) and \w+ from\b", r"Discard this \1 from"),
    (r"\byour other space units\b", "your other Space units"),
    # All of a kind.
    (r"^(Character|Squad|Droid|Jedi)s? can't\b", r"Each \1 can't"),
    (r"\bcan't attack ((?!units)\w+s)\.", lambda found: f"can't attack {_singular(found[1])}."),
    (r"\b(Retreat|Untap|Tap) all of your units\b", r"\1 each of your units"),
    (r"\bDiscard ([A-Z]\d-[A-Z]\d) from any arena\b", r"Discard one of your \1 units from any arena"),
    # Bombarding is how a Space unit attacks a Ground unit (SW-KW-BOMBARD-1).
    (r"\bOne of your units using Bombard to attack a Ground unit\b", "One of your Space units attacking a Ground unit"),
    (
        r"^Your opponent's units can't use Bombard to attack your units in the Ground arena\.",
        "Each of your units in the Ground arena can't be attacked by a Space unit.",
    ),
    # Each arena, each player, each type, one by one.
    (
        r"\beach player gains ([+]\d build points?) for each ([^.]*?) he or she has in any arena\.",
        r"you get \1 for each \2 you have in any arena."
        r" Your opponent gets \1 for each \2 your opponent has in any arena.",
    ),
    (
        r"^Each player draws 1 extra card during his or her draw step\.",
        "When your draw step starts, draw a card. When your opponent's draw step starts, your opponent draws a card.",
    ),
    (r"\bChoose one: ((?:\w+, )+\w+ or \w+)\. Each unit of that type gets ([^.]*)\.", _of_each_type),
    (
        r"\bCount the number of (\w+) you have in the Space, Ground, and Character arenas\. You gain that much Force\.",
        r"You gain +1 Force for each \1 you have in any arena.",
    ),
    (
        r"\bone of your tapped (\w+) in the Space arena or tapped (\w+) in the Ground arena\b",
        r"one of your tapped \1 or \2 in any arena",
    ),
    # What is chosen first, where two sentences are about it.
    (
        r"\bPrevent all damage to that unit this turn\.",
        "This turn, whenever that unit would be damaged, prevent that damage.",
    ),
    (
        r"\bOne of your units can't attack or be attacked this turn\.",
        "Choose one of your units. That unit can't attack this turn. That unit can't be attacked this turn.",
    ),
    (
        r"-> Prevent ((?:up to )?\d+) damage to one of your units\."
        r" If ([^,]*), prevent ((?:up to )?\d+) damage to that unit instead\.",
        r"-> Choose one of your units. If \2, prevent \3 damage to that unit. If not, prevent \1 damage to that unit.",
    ),
    # Two ways to play a Battle card.
    (
        r"-> Prevent ((?:up to )?\d+) damage to ([^,.]+), or prevent ([^,.]+)\.",
        r"-> Choose one: prevent \1 damage to \2, or prevent \3.",
    ),
    (
        r"gets \"(Pay \d Force -> Retaliate X)\" until end of turn, where X is that unit's build cost\.",
        r'gets "\1, where X is its build cost" until end of turn.',
    ),
    (r"\bequal to (?:its|that \w+'s) total build cost\b", "equal to the total build cost of that unit"),
    (
        r"\b(the (?:attacking|defending|other) unit|that (?:unit|Character|card))'s (?:total )?build cost\b",
        r"the total build cost of \1",
    ),
    # Whose of the two is chosen: a hand that is drawn anew.
    (
        r"\b(?:Then c|C)hoose a player\. That player counts the cards in his or her hand,"
        r" discards his or her hand, and draws that many cards\.",
        "Choose one: discard your hand, then draw that many cards,"
        " or your opponent discards his or her hand, then draws that many cards.",
    ),
    (r"^(To complete [^,.]+), tap ", r"\1, you must tap "),
    (r"(?<=, )even if your opponent controls two arenas, (?=you win the game\.)", ""),
    (r"^When this turn ends, (?=if )", "When the turn ends, "),
    # As Yoda says it.
    (r"(?<=-> )(\d) Force you gain\.", r"you gain +\1 Force."),
    (r"\bOnly when (\w+) would attack play\.", r"Play only when \1 would attack."),
    (r"(?<=-> )([A-Z]\w+) untap; ", r"untap \1. "),
    (
        r"\b([Tt]hat unit) gets either [-\u2212] ?(\d) (\w+) or \+(\d) \3 (until end of \w+)\.",
        "Choose one: that unit gets \u2212\\2 \\3 \\5, or that unit gets +\\4 \\3 \\5.",
    ),
    # What comes into an arena is tapped or untapped there.
    (r"\bPut that (\w+) into the (\w+) arena (un)?tapped\.", _put_turned),
    # Of two arenas: of their types.
    (r"\bunit(s?) in the Ground or Character arena\b", r"Ground unit\1 or Character\1 in any arena"),
    (r"\b([A-Z][a-z]+?)(s?) in the Ground or Character arena\b", r"\1 Ground unit\2 or Character\2 in any arena"),
    (r"\bdamage from that (?:unit|Character)'s attack can't\b", "damage from the attack of that unit can't"),
    # What is cheaper or dearer.
    (
        r"^Each Battle card costs (\d more) Force to play this turn\.(?: \([^()]*\))?$",
        r"Each of your Battle cards costs \1 Force to play this turn."
        r" Each of your opponent's Battle cards costs \1 Force to play this turn.",
    ),
    (
        r"^Each of your (\w+) Character's activated abilities costs (\d less) Force to play\."
        r" Abilities that cost 1 or more Force can't cost less than (\d) Force\.$",
        r"Activated abilities of each of your \1 Characters cost \2 Force to play,"
        r" but at least \3 where they cost any.",
    ),
    (r"^Each of ([A-Z][\w' -]*)'s activated abilities costs ", r"Each activated ability of \1 costs "),
    (
        r"\b[Ee]ach activated ability of (your(?: opponent's)?) ((?:[A-Z]\w+ )*\w+s) costs (\d (?:more|less)) Force",
        r"activated abilities of each of \1 \2 cost \3 Force",
    ),
    (r"\bUpkeep costs of (your (?:other )?(?:neutral )?(?:[A-Z]\w+ )*\w+s)(?=[.,])", r"Upkeep costs of each of \1"),
    (r"\beach partially built card in your build zone\b", "each of your partially built cards"),
    # Who stays in the retreat step.
    (
        r"\b[Yy]our opponent can't retreat any ((?:Space|Ground) units|Characters) with damage counters on them"
        r" during his or her retreat step\.",
        r"each of your opponent's damaged \1 can't retreat in the retreat step.",
    ),
    (
        r"\b[Cc]hoose (one of your [\w ]+)\. You don't have to pay that \w+'s Upkeep costs this turn\.",
        r"you don't have to pay the Upkeep of \1 this turn.",
    ),
    # What the cost was paid with.
    (r"^((?:[^>]*, )?)Choose (one of your units) and discard it -> ", r"\1Discard \2 -> "),
    (
        r"\b([Ee]ach of your )other (units in that arena gets \+X power until end of turn, where X is)"
        r" the discarded unit'?s total build cost\.",
        r"\1\2 the total build cost of that unit.",
    ),
    (
        r"\b(Remove all build counters from) (a [\w-]+ card in your opponent's build zone) and discard it\."
        r" Your opponent gains that many build points\.",
        r"Choose one of your opponent's partially built cards. \1 that card."
        r" Your opponent gains that many build points. Discard that card.",
    ),
    (r"\bsearch your deck for (an? [\w ]*?unit) (?=and put it)", r"search your deck for \1 card "),
    (r"\byou may make it attack (this unit) instead\.", r"you may have \1 become the defending unit."),
    # What is done with the top of a deck says whose it is.
    (
        r"\b([Ll]ook at the top (?:\d )?cards? of (your(?: opponent's)? deck)\.)"
        r"((?: (?!Put)[^.]*\.)+) Put the rest back(?: on top)? in any order\.",
        r"\1\3 Put the rest back on top of \2 in any order.",
    ),
    (
        r"\b((?:[Ll]ook at|[Rr]eveal) (?:the top \d cards of|that many cards from the top of) your deck\..*)"
        r" Discard the rest\.",
        r"\1 Discard the rest of those cards.",
    ),
    (
        r"\blook at the top card of your opponent's deck\. You may put that card into your opponent's discard pile\.",
        "look at the top card of your opponent's deck."
        " You may put the top card of your opponent's deck into his or her discard pile.",
    ),
    (r"\bPay any amount of Force\. (?=Look )", "Pay X Force. "),
    (r"\bUntap those Pilots\.", "Untap each of those units."),
    (r"\bAll your units win ties\b", "Each of your units wins ties"),
    (r"\bone face-?down card in your build zone\b", "one of your partially built cards"),
    (
        r"^Double all damage that would be done by units in the (\w+ arena)(?: \(before damage prevention\))?\.",
        r"Damage done by each unit in the \1 is doubled before it is prevented.",
    ),
    # What is enhanced is the same but for a number.
    (
        r"^(?:To complete [^,]*, )?Roll (\d) dice\. If their total ([^.]*)\. Enhance: if there are at least (\d) extra"
        r" build counters on [^,]*, roll (\d) dice\.",
        r"Roll \1 dice, or \4 if at least \3 extra build counters are on this card. If the total \2.",
    ),
    # A card that is shown to be allowed something is shown in the effect.
    (r"^Show (one of your partially built [\w ]+ cards) to your opponent -> ", r"-> Show \1 to your opponent. "),
    (
        r"^Return (one of your \w+) in play to your hand from an arena or your build zone\."
        r" You gain (Force equal to the total build cost of that) unit\.",
        r"Choose \1. You gain \2 unit. Return that unit to its owner's hand.",
    ),
    (
        r"\byou may put (one of your \w+) from your build zone into the \w+ arena\. If that unit is tapped, untap it\.",
        r"you may choose \1 in your build zone and put that unit into its arena and untap that unit.",
    ),
    # What a cost was paid with, and where.
    (
        r"(\bTap one of your untapped units in any arena -> One of your units) in the same arena"
        r" (gets \+X \w+ [^,.]*), where X is the (\w+) of the unit you tapped\.",
        r"\1 in that arena \2, where X is the \3 of that unit.",
    ),
    # One of two, of a pilot or a discard.
    (r"\b(isn't|is) piloted by an? (\w+) or an? (?=\w+)", r"\1 piloted by a \2 or "),
    (
        r"\bChoose and discard (\d cards?) or (\d \w+ cards?) from your hand\.",
        r"Choose one: discard \1 from your hand, or discard \2 from your hand.",
    ),
    (r"^If (this Location is discarded from play, )", r"When \1"),
    (r"(?<=\. )If (this Location is discarded from play, )", r"When \1"),
    # What a unit has with several pilots.
    (
        r"^(\[Pilot\] [\w ,]+ Pilot\.) If there is more than one Pilot on the [\w ,]+, it gets: ?\* ?([^.]*)\.?$",
        _with_several,
    ),
    (r"^((?:When|Whenever) [^,]*), You may\b", r"\1, you may"),
    (r"\b(and deck for) one (?=[A-Z])", r"\1 a "),
    (r"(?<=\bunits) receive no Bounty\b", " receives no Bounty"),
    # What would be discarded is dying (SW-DAMAGE-12).
    (
        r"^If one of your ([\w ]+) would be damaged and discarded from any arena or your build zone,"
        r" you may prevent that damage and retreat that (\w+) instead\.",
        r"When damage would discard one of your \1, you may prevent that damage and retreat that \2.",
    ),
    (
        r"\b([Pp]revent all damage to one of your )([\w ]+ in the (\w+) arena)\."
        r" Play only if that \w+ would be discarded by damage from the \3 arena\.",
        r"\1dying \2.",
    ),
    # What a unit is and is not allowed, in one sentence.
    (
        r"^This unit can't retreat, must attack, and can attack your other units in the (\w+) arena\.",
        r"This unit can't retreat. This unit must attack if it can."
        r" This unit can attack your other units in the \1 arena.",
    ),
    (r"\b(attacks but does no damage, discard) it\.", r"\1 that unit."),
    (
        r"\bWhen (this [A-Z][\w ]*?) attacks, if the defending unit isn't discarded, ",
        r"When the attack of \1 ends, if the defending unit was not discarded in this attack, ",
    ),
    # An arena that has seen a loss.
    (
        r"\b(One of your units in any arena)( gets [^.]*\.) Play only if a unit has been discarded from that arena"
        r" this turn\.",
        r"\1 from which a unit has been discarded this turn\2"
        r" Play only if you have a unit in any arena from which a unit has been discarded this turn.",
    ),
    # Cards in a hand or a discard pile.
    (
        r"^(When [^.]*\.(?: If you do,)? put this card from your hand into the \w+ arena\.)"
        r" Play only if [\w ]+ is in your hand\.$",
        r"From your hand: \1",
    ),
    (
        r"^If this card is in your discard pile and you deploy (an? [\w ]+?) to any arena or the build zone"
        r"(?: \(in or on a stack or not\))?, you may return this card to your hand\.",
        r"From your discard pile: When you deploy \1, you may return this card from your discard pile to your hand.",
    ),
    (
        r"\bYour opponent chooses one of those cards\. Put it face down in your build zone with (\d) build counters on"
        r" it\. Discard the rest\.",
        r"Your opponent chooses one of those Character cards. Put it face down in your build zone with \1 build"
        r" counters on it. Discard the rest of those cards.",
    ),
    # An ability that costs nothing.
    (r"^Reserves: (?=One of your [^>]*$)", "Reserves: -> "),
    (r"^Discard this Location from the (\w+) arena\. ", r"Discard this Location from the \1 arena -> "),
    (
        r"-> Your units that are tapped at the time [A-Z][\w' ]* is discarded can't be attacked this turn\.",
        "-> Each of your tapped units can't be attacked this turn.",
    ),
    # Who has something may pay.
    (
        r"(?<=\. )([A-Z][^.]*) unless your opponent has ([^.]*?) and pays (\d) Force\.",
        r"If your opponent has \2, \1 unless your opponent pays \3 Force. If not, \1.",
    ),
    (
        r"^((?:[^>]*, )?)Tap ([A-Z][\w'-]*(?: [A-Z][\w'-]*)*) -> (.*) Play only if (\w+) is in the (\w+) arena\.$",
        _known_by,
    ),
)
"""Patterns and what stands for them, in the order in which they are put."""


def spelled_out(text: str) -> str:
    """A text with other wordings in the grammar's own."""
    for pattern, to in WORDINGS:
        text = re.sub(pattern, to, text)
    return text


_TIME = re.compile(r"\b(?:until|as long as|whenever|for this attack|this turn|next turn|next)\b", re.IGNORECASE)
"""Words that say how long something holds, or when."""
_GIVES = re.compile(r"(^|-> |\. )((?!You\b)[A-Z][^.\"'>:]* gets? (?!to )(?![^.]*(?:build point|Force))[^.\"'>:]*)\.")


_UNTIL: Final = {"attack": "for this attack", "battle": "until end of battle", "turn": "until end of turn"}


def lasting(text: str, kind: str, until: str = "turn") -> str:
    """A text in which an effect gives something, and no word says for how long: it is until the end of the turn
    (SW-ABIL-22), or as long as something else is. What a unit or Location gives outside of an activated ability is
    static."""
    at = 0 if kind in ("battle", "mission") else text.find(" -> ")
    if at < 0 or until not in _UNTIL or _TIME.search(text):
        return text
    return text[:at] + _GIVES.sub(rf"\1\2 {_UNTIL[until]}.", text[at:])
