"""Printed English spelled one way before it is compared or read: what is left out, and other words for the same."""

# ruff: noqa: E501 (a pattern stays on one line)

from __future__ import annotations

import re
from collections.abc import Callable

#: What is changed in a printed text before it is compared or read, with the reason.
SUBSTITUTIONS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    # Symbols that stand side by side are counted: "ColorlessColorless" was two of them.
    (
        r"(?<=provides )(Colorless|Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal)\1{1,3}\b",
        lambda found: f"{len(found[0]) // len(found[1])} {found[1]}",
    ),
    # Slips of the pen.
    (r"(\(If you can't discard cards, this attack does nothing\.)$", r"\1)"),
    (r"\bBasic Energy\b", "basic Energy"),
    (r"\bRetreat cost\b", "Retreat Cost"),
    (r"\bbuy provides\b", "but provides"),
    # Two things that are given to one Pokémon are two sentences.
    (r"(is attached to gets \+\d+ HP) and that Pokémon's", r"\1. That Pokémon's"),
    # The point of what is quoted ends the sentence that quotes it.
    (r'\bhas the effect "([^"]*)\."', r'has the effect "\1".'),
    # Doubled spaces.
    (r"  +", " "),
    # Slips of the press: a letter or a small word that is missing, or another one in its place.
    (
        r"\b(?:This|The) power can't be used i[ft] ([^.]*?) i[fs] affected",
        r"This power can't be used if \1 is affected",
    ),
    (r"\bflip coin\b", "flip a coin"),
    (r"\bshow it your opponent", "show it to your opponent"),
    (r"\bis damage by\b", "is damaged by"),
    (r"\b1 or (your|his or her)\b", r"1 of \1"),
    (r"\beach of the opponent's\b", "each of your opponent's"),
    (r"\bEnergy Card\b", "Energy card"),
    (r"\bbasic (Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal) (cards?)\b", r"basic \1 Energy \2"),
    (r"\b(top|bottom) (\d+) cards in (your|his or her)", r"\1 \2 cards of \3"),
    # What is excluded stands behind what is meant, whose it is behind all of it.
    (r"(\(both yours and your opponent's\)) (\(excluding [^()]*\))", r"\2 \1"),
    (
        r"\bPokémon that (?:already )?ha(?:s|ve) any damage counters on (?:them|it) (?=\(both)",
        "Pokémon that has any damage counters on it ",
    ),
    # Of what there are many already, they are the ones that are spoken of.
    (
        r"(your opponent has \d+ or more Benched Pokémon, (?:you may )?choose \d+ of) them\b",
        r"\1 your opponent's Benched Pokémon",
    ),
    (r"\b1 (Evolved|Basic) Pokémon on (your|his or her|your opponent's) Bench\b", r"1 of \2 Benched \1 Pokémon"),
    # A Pokémon that comes onto a Bench needs a place there, as the step says.
    (r"(?:, and| and|,) (?:if )?your opponent's Bench isn't full, ", ", "),
    (
        r"If your Bench isn't full, (choose|search|put)\b(?=[^.]*\bonto your Bench\b)"
        r"|If your opponent's Bench isn't full, (choose|search|put)\b(?=[^.]*\bonto (?:his or her|your opponent's) Bench\b)",
        lambda found: (found[1] or found[2]).capitalize(),
    ),
    (r" and if your Bench isn't full, (?=you may put [^.]*\bonto your Bench\b)", ", "),
    # So does a Prize card that is taken.
    (r" or if all of your Prize cards are face up\.", "."),
    # How many stands before what is attached.
    (
        r"\battach as many ([^,.]* cards?) from your hand to ([^,.]*?) as you like\b",
        r"attach as many \1 as you like from your hand to \2",
    ),
    (
        r"\battach as many ([^,.]*? cards?) from your hand to ([^,.]*? in any way you like)",
        r"attach as many \1 as you like from your hand to \2",
    ),
    # Two sorts of cards have a word each.
    (r"\bPokémon Tool or Technical Machine card(s?)", r"Pokémon Tool card\1 or Technical Machine card\1"),
    # Where a card lies of which only the text is used, the step says.
    (r" \(The Supporter card remains in [^()]*\.\)", ""),
    (r"\bany (1 of your|\d+ cards)\b", r"\1"),
    (r"\bthat Unown\b", "that Pokémon"),
    (r"\b(1 of (?:your|your opponent's) Pokémon) in play\b", r"\1"),
    (r"\bto any of (your (?:opponent's )?Pokémon in any way you like)", r"to \1"),
    # Two steps of a player are two sentences.
    (
        r"\b([Yy]our opponent|[Ee]ach player) (shuffles? his or her hand into his or her deck) and draws? (up to \d+ cards)",
        lambda found: f"{found[1]} {found[2]}. {found[1].capitalize()} draws {found[3]}",
    ),
    # What else forbids a Poké-Power is a condition of what it does.
    (
        r"^(Once during your turn \(before your attack\), )(you may .*affected by a Special Condition) or if you have (another [^.]* in play)\.",
        r"\1if you don't have \3, \2.",
    ),
    # What there is none of stands in the sentence, and when something happens before it.
    (
        r"\bAny time (the Defending Pokémon) tries to attack, ([^()]*) \(If \1 is no longer your opponent's Active Pokémon, this effect ends\.\)",
        r"Any time \1 tries to attack as long as it is Active, \2",
    ),
    (
        r"(^|(?<=\. ))(The|Discard|Put|Remove|Your) ([^.,]*) at the end of your opponent's next turn\.",
        lambda found: f"At the end of your opponent's next turn, {found[2].lower()} {found[3]}.",
    ),
    (
        r"(^|(?<=\. ))If ([^.,]*) at the end of your opponent's next turn,",
        r"At the end of your opponent's next turn, if \2,",
    ),
    # What moves from one to another stays where it is if it may not reach either, as Move says.
    (
        r" \(excluding Pokémon that already has a Pokémon Tool attached to it\)",
        " that doesn't already have a Pokémon Tool card attached to it",
    ),
    (
        r"(^Move an? [^.]* attached to 1 of your opponent's Pokémon to another of your opponent's Pokémon[^.]*\.) \(If an effect of this attack is prevented, this attack does nothing\.\)",
        r"\1",
    ),
    # Capitals behind a comma.
    (r", If ", ", if "),
    # The bracket belongs to the sentence before it.
    (r"\. \(This counts as (evolving|leveling up) ([^)]*)\.\)", r" (this counts as \1 \2)."),
    # "Does nothing" is asked before anything else is done.
    (
        r"\(This attack does nothing (if you don't [^)]*)\.\)",
        lambda found: f"(I{found[1][1:]}, this attack does nothing.)",
    ),
    (
        r"^(?!If |Flip )(.*?) \((If (?:you (?:don't|can't)|your opponent (?:doesn't|has no)) [^)]*, this attack does nothing)\.\)(.*)$",
        r"\2. \1\3",
    ),
    (
        r"^If you can't discard (\d+) cards(, this attack does nothing\. Discard \1 cards from your hand)",
        r"If you have less than \1 cards in your hand\2",
    ),
    (
        r"^If ([^,.]*), (discard [^.]*)\. \(If (you can't [^)]*), this attack does nothing\.\)",
        r"If \1, if \3, this attack does nothing; then \2.",
    ),
    # What a Pokémon that lies as Energy provides is a fact of the card (Card.as_energy).
    (
        r"(isn't discarded\. Instead, attach it as an Energy card to [^.]*\.) While attached, this card is [^.]*\.",
        r"\1",
    ),
    # Nothing else than Energy is provided by a card that lies as Energy.
    (r" \(Has no effect other than providing Energy\.\)", ""),
    # Special Energy is no basic Energy: its sort says it.
    (r" \(Doesn't count as a basic Energy card\.\)", ""),
    # A Pokémon that is put into the discard pile is not Knocked Out: the verb says so already.
    (r" \(This doesn't count as a Knocked Out Pokémon\.\)", ""),
    # What is on a Pokémon ends as it leaves the Active place (PK-RETREAT-2).
    (r" \(?If [^.()]{1,40} is no longer (?:your|an|the) Active Pokémon, this effect ends\.\)?", ""),
    # Whoever's text it is goes first where both do something.
    (r" \(You (?:draw your cards?|choose your Pokémon) first\.\)", ""),
    # An effect of a turn holds until it ends.
    (r" until the end of your turn\b", " during this turn"),
    # What lies on a Pokémon stays when another card takes its place, as Exchange says.
    (
        r" \(Any cards attached to [^()]*, damage counters, Special Conditions, and effects on it are now on the new Pokémon\.\)",
        "",
    ),
    # Cards that an effect attaches are not attached by the player: it says so of "attached" already.
    (r" \(excluding effects of attacks or Poké-Powers\)", ""),
    # Fewer damage counters than are asked for: all there are, as Heal says.
    (r" \((?:remove \d+ damage counters? if (?:that|a) Pokémon has only \d+|all if there are less than \d+)\)", ""),
    # How many the others are follows from how many there were.
    (r"([Pp]ut|[Dd]iscard) (?:the )?(?:other \d+|\d+ other) cards", r"\1 the other cards"),
    # A first step that can't be done forbids the card (PK-TRAINER-1).
    (r" If you can't discard a card from your hand, you can't play this card\.", ""),
    # Of cards in a discard pile that are fewer than asked for all are taken, as Search says.
    (r" If you don't have that many [^.]* in your discard pile, put all of them into your hand\.", ""),
    # What all players may do in their turns begins with how often.
    (
        r"^During each player's turn, the player may (.*) as often as he or she likes\.",
        r"As often as that player likes during each player's turn, that player may \1.",
    ),
    (
        r"^Each player that has ([^,]*) may ([^.]*) once during his or her turn\.",
        r"Once during each player's turn, if you have \1, that player may \2.",
    ),
    # Where a noun is in play stands behind it.
    (r"\bany Pokémon in play (that has [^.,]*)(?=,)", r"any Pokémon \1 in play"),
    # A search in the deck or in the discard pile is one sentence.
    (
        r"Search your deck for ([^.]*), show it to your opponent, and put it into your hand\. Shuffle your deck afterward\."
        r" Or, search your discard pile for \1, show it to your opponent, and put it into your hand\.",
        r"Search your deck or discard pile for \1, show it to your opponent, and put it into your hand."
        r" If you searched your deck, shuffle your deck afterward.",
    ),
    # Two things that are done are two sentences.
    (
        r"^(Look at your opponent's hand), then (choose you or your opponent\.)",
        lambda found: f"{found[1]}. {found[2].capitalize()}",
    ),
    # Where a Pokémon is stands before its types.
    (r"\byour (\w+ or \w+) Active Pokémon\b", r"your Active \1 Pokémon"),
    # A Poké-Power whose effects are prevented was used, as PreventPower says; who says first is settled (BeginsGame).
    (r" \(This counts as that Pokémon using its Poké-Power\.\)", ""),
    (r" \(If each player's Active Pokémon has the [^()]* Poké-Body, this power does nothing\.\)", ""),
    # Once in a game is once for each player, whatever Pokémon of that name has it.
    (
        r"^(Once during a game on your turn .*) You can't use more than 1 [^.]* Poké-Power each game\.",
        r"\1",
    ),
    # Nobody can be put onto a Bench that is full.
    (r", if that player's Bench isn't full,", ","),
    # Who gives is chosen before what is given.
    (
        r"Move as many Energy cards attached to 1 of your Pokémon as you like",
        "Choose 1 of your Pokémon. Move as many Energy cards attached to that Pokémon as you like",
    ),
    # What follows on heads belongs to the heads.
    (r"(If heads, put [^.]*)\. Then, (search your deck [^.]*)\.", r"\1, then \2."),
    # Of cards of one name there are not two different ones: fewer are chosen then.
    (
        r" \(If all [^()]* in your discard pile have the same name, choose 1 of them\. Show that card to your opponent and put it into your hand\.\)",
        "",
    ),
    # A deck in which nothing is found is shuffled again, as RevealUntil says.
    (r" \(If you don't reveal a Pokémon, shuffle all the revealed cards back into your deck\.\)", ""),
    # A Fossil is a Trainer card and a Pokémon (PK-SETUP-11).
    (
        r" \([^()]* counts as a Trainer card as well, but if [^()]* is Knocked Out, this counts as a Knocked Out Pokémon\.\)",
        "",
    ),
    # The condition for playing a card is a sentence of its own.
    (r" \((If this is the only card in your hand, you can't play this card)\.\)", r" \1."),
    # Levelling up is meant by what keeps conditions (KeepsConditions).
    (r" \(This also includes putting a Pokémon Level-Up card onto [^()]*\.\)", ""),
    # What a copied attack costs belongs to the sentence before.
    (
        r"\. \((You still (?:need the necessary Energy to use each attack|have to pay for that attack's Energy cost))\.\)",
        lambda found: f" ({found[1][0].lower()}{found[1][1:]}).",
    ),
    # What an attack asks for belongs to the sentence before.
    (r"\. \(If (your opponent can't discard [^()]*)\.\)", r" (if \1)."),
    (r"\b(Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal)\1 Energy instead", r"\1\1 Energy instead"),
    # Of two types, each with its word.
    (r"\b(\w+) Pokémon or (\w+) Pokémon would", r"\1 or \2 Pokémon would"),
    (r"\b([Ee])ach of your (\w+) Pokémon's and (\w+) Pokémon's", r"\1ach of your \2 or \3 Pokémon's"),
    # Slips of the printers.
    (r"\beach of ([\w' ]+)'s attack does", r"each of \1's attacks does"),
    (r"\bhas a Pokémon Tool attached to it", "has a Pokémon Tool card attached to it"),
    (r" LV\. X\b", " LV.X"),
    (r"isn't affected by resistance", "isn't affected by Resistance"),
    # Weakness and Resistance never count on the Bench (PK-ATTACK-8).
    (r"\bWeakness or Resistance for Benched", "Weakness and Resistance for Benched"),
    (r"(?<=[^.]) \(Don't apply Weakness and Resistance for Benched Pokémon\.\) (?=[A-Z])", ". "),
    (r" ?\(Don't apply Weakness and Resistance for Benched Pokémon\.?\)\.?", ""),
    # ... nor for damage that a Pokémon does to itself.
    (r"(damage to itself), and don't apply Weakness and Resistance to this damage", r"\1"),
    # Capitals in the middle of a sentence.
    (r"\b(Tool|Trainer|Supporter|Stadium) Card(?=s?\b)", r"\1 card"),
    (r"\bThe defending Pokémon", "The Defending Pokémon"),
    (r"\bBasic (?=(?:\w+ )?Energy)", "basic "),
    # What is said in brackets of all that stands before is a sentence of its own.
    (
        r" \((If you can't, this attack does nothing"
        r"|You may choose the same Pokémon more than once"
        r"|If [^()]* would be Knocked Out, you can't start again"
        r"|If an effect of this attack is prevented, this attack does nothing"
        r"|You can choose the same Pokémon more than once, but you can't do more than \d+ damage to that Pokémon in this way)\.\)$",
        r" \1.",
    ),
    # What is put onto the Bench stays what its card is.
    (r"\b(onto your Bench) as (?:a )?Basic Pokémon\b", r"\1"),
    # What is given together has the same time.
    (
        r"^During your opponent's next turn, prevent all effects of an attack, and (?=any damage done to ([^.()]*?) by attacks is reduced)",
        r"Prevent all effects of an attack, excluding damage, done to \1 during your opponent's next turn. During your opponent's next turn, ",
    ),
    (
        r"(?<=during your opponent's next turn, and )(any damage done to [^.()]* is reduced by )",
        r"during your opponent's next turn, \1",
    ),
    # Words that are left out, doubled or mistaken in print.
    (r"\b(be|the|that|of|(?<!attached )to) \1\b", r"\1"),
    (r"\b(Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal) Special Energy card", r"Special \1 Energy card"),
    (r"(\bIf you find any [^,.]* there) (?=this attack)", r"\1, "),
    (r"\bYou opponent\b", "Your opponent"),
    (r"\b1 or his or her\b", "1 of his or her"),
    (r"\b([Ii]f (?:heads|tails)) (?=[a-z])", r"\1, "),
    (r"(all cards attached) to (?=on|in|back)", r"\1 to it "),
    (r"\bcounters fro\b", "counters from"),
    (r"\b([2-9]|\d\d) damage counter\b", r"\1 damage counters"),
    (r"\bput damage counter on\b", "put damage counters on"),
    (r"^If don't\b", "If you don't"),
    (r"(?<=Energy card) (?=attach it)", " and "),
    (r"\b(\d+)HP\b", r"\1 HP"),
    (r"\bdiscards the top of\b", "discards the top card of"),
    (r"\bDoes (\d+) times\b", r"Does \1 damage times"),
    (r"\b(does \d+) to (?=that Pokémon)", r"\1 damage to "),
    (r"\bplus more (?=\d)", "plus "),
    (r" \.$", "."),
    (r"(?<=\w)$", "."),
    (r"\b([Ff]lip a coin), if heads,? ", r"\1. If heads, "),
    (r"^The attack does|(?<=\. )The attack does", "This attack does"),
    (r"\ball (Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal) attached", r"all \1 Energy attached"),
    (r"\b(an? \w+ Energy) from your hand", r"\1 card from your hand"),
    (r"(?<=counters on )the (?=Pokémon\.)", "that "),
    (r"\b([Cc]hoose) 1 more card\b", r"\1 1 card"),
    (r"\b(show (?:it|them) to your opponent,) an put\b", r"\1 and put"),
    # One after the other is as many sentences.
    (
        r"(?<!\d)(\d++ more damage for each [^,.\d]*+), (?:plus|and) (\d++ more damage for each [^,.\d]*+)(?=,? and \d)",
        r"\1. This attack does \2",
    ),
    (
        r"(?<!\d)(\d++ more damage for each [^,.\d]*?),? (?:plus|and) (\d++ more damage for each [^,.\d]*+)\.",
        r"\1. This attack does \2.",
    ),
    # How many is said before the place.
    (r"\b(as many [^,.]*? cards) from your hand as you like", r"\1 as you like from your hand"),
    # Two types of Energy, each with the word behind it.
    (r"\ba ([A-Z]\w+) and an? ([A-Z]\w+) Energy attached", r"a \1 Energy and a \2 Energy attached"),
    # What isn't there can't be discarded, nor be switched with or moved to (PK-ATTACK-11).
    (r"([Dd]iscard [^.]*?), if any,?", r"\1"),
    (r" ?\(Ignore this effect if you don't have any Benched Pokémon\.\)", ""),
    # The same as the condition before it says.
    (
        r"^(If you have less cards in your hand than your opponent, [^.]*\.) \(If you have more or the same number of cards in your hand as your opponent, this attack does nothing\.\)$",
        r"\1",
    ),
    (
        r"^(If you have the same number of cards or less in your hand as your opponent, [^.]*\.) \(If you have more cards in your hand than your opponent, this attack does nothing\.\)$",
        r"\1",
    ),
    (
        r"^(Put damage counters on the Defending Pokémon until the Defending Pokémon has the same remaining HP as [^.]*\.) \(If the Defending Pokémon has the same or less remaining HP as [^)]*, this attack does nothing\.\)$",
        r"\1",
    ),
    (r" \(You can't put more than [^)]*'s remaining HP\.\)", ""),
    (r"\bBefore [A-Z][^,.]* does damage, ", "Before doing damage, "),
    # Prize cards that were turned face up stay so, as TurnPrizes says.
    (r" \((?:These cards remain|That card remains) face up for the rest of the game\.\)", ""),
    # A card whose effect is used stays where it is, as UseEffectOf says.
    (r" \(The Supporter card remains in [^)]*\.\)", ""),
    # Damage is done before what looks at it.
    (r"^After doing damage, remove", "Remove"),
    # What is counted before the damage is done is looked at before the damage is done.
    (r"^Before doing damage, count the remaining HP of [^.]*\. ", ""),
    (r"(has fewer remaining HP than [^,.]*)'s,", r"\1,"),
    # Words of the first sets for what later ones say otherwise. The other side of a coin that adds nothing:
    (r"(this attack does (\d+) damage plus \d+ more damage); if tails, this attack (?:just )?does \2 damage\.", r"\1."),
    # … coins for what is attached,
    (
        r"\b([Ff])lip a number of coins equal to the (?:total )?(?:number|amount) of ((?:[A-Z]\w+ )?Energy(?: card)?)s? attached to",
        r"\1lip a coin for each \2 attached to",
    ),
    (r"\b(damage plus \d+) damage (?=for each\b)", r"\1 more damage "),
    # … what is chosen and then discarded, switched or hit,
    (
        r"(If the Defending Pokémon has any Energy cards attached to it, (?:flip a coin\. If heads, )?)choose 1 of (?:those Energy cards|them) and discard it\.",
        r"\1discard an Energy card attached to the Defending Pokémon.",
    ),
    (
        r"\bIf your opponent has any Benched Pokémon, choose 1 of them and switch it with\b",
        "Choose 1 of your opponent's Benched Pokémon and switch it with",
    ),
    (
        r"\b([Cc]hoose 1 of your opponent's Benched Pokémon and switch) (?:the Defending Pokémon with it|it with his or her Active Pokémon)\.",
        r"\1 it with the Defending Pokémon.",
    ),
    (
        r"\bIf your opponent has any Benched Pokémon, choose 1 of them and this attack does (\d+) damage to it\.",
        r"Does \1 damage to 1 of your opponent's Benched Pokémon.",
    ),
    # … what pays for an attack beside its cost, which holds that Energy already,
    (r"^(Discard (?:all|an?|\d+) [^.]*? attached to [^.]*?) in order to use this attack\.", r"\1."),
    # … powers and bodies, which had one name,
    (r"(isn't affected by (?:Weakness, Resistance, )?)Pokémon Powers, ", r"\1Poké-Powers, Poké-Bodies, "),
    # … what damage alone that is prevented leaves,
    (r" \(Any other effects of attacks still happen\.\)", ""),
    (
        r"\bDuring your opponent's next turn, whenever (\d+) or (less|more) damage is done to ([^.()]*?) \(after applying Weakness and Resistance\), prevent that damage\.",
        r"During your opponent's next turn, prevent all damage done to \3 by attacks if that damage is \1 or \2.",
    ),
    # … worse Poison, places and turns.
    (
        r"\bIt now takes 20 Poison damage instead of 10 after each player's turn \(even if it was already Poisoned\)\.",
        "Put 2 damage counters instead of 1 on the Defending Pokémon between turns.",
    ),
    (r" ?\(You can't use this attack if your Bench is full\.\)", ""),
    (r"^You can't use this attack unless ([^.]*)\.", r"You can use this attack only if \1."),
    (r"\ba Basic Pokémon named (?=[A-Z])", ""),
    (
        r"\b([Ii]f (?:you have|your opponent has)) (\d+) or fewer (?=cards in (?:your|his or her) hand\b)",
        lambda found: f"{found[1]} less than {int(found[2]) + 1} ",
    ),
    (
        r"\bDon't apply Weakness and Resistance for this attack\.(?: \(Any other effects that would happen after applying Weakness and Resistance still happen\.\))?",
        "This attack's damage isn't affected by Weakness or Resistance.",
    ),
    (r"\b(this attack does nothing) \(not even damage\)", r"\1"),
    (
        r"\bRemove a number of damage counters from ([^.]*?) equal to the damage done to the Defending Pokémon \(after applying Weakness and Resistance\)\. If \1 has fewer damage counters than that, remove all of them\.",
        r"Remove from \1 the number of damage counters equal to the damage you did to the Defending Pokémon.",
    ),
    (
        r"\bIf heads,? and if your opponent has any Benched Pokémon, he or she chooses 1 of them and switches it with the Defending Pokémon\.(?: \(Do the damage before switching the Pokémon\.\))?",
        "If heads, your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon.",
    ),
    (
        r"\bIf your opponent has any Benched Pokémon, he or she chooses 1 of them and switches it with the Defending Pokémon\.(?: \(Do the damage before switching the Pokémon\.\))?",
        "Your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon.",
    ),
    (r"\beach Pokémon on each player's Bench\b", "each Benched Pokémon (both yours and your opponent's)"),
    (r"^Once during each of your turns \(before", "Once during your turn (before"),
    (r"\b(draw cards) from your deck (until you have \d+ cards in your hand)", r"\1 \2"),
    (r"\b(Pokémon|cards?) with ([A-Z][\w'.]*(?: [A-Z]\w*)?) in its name\b", r"\1 that has \2 in its name"),
    # What happens instead of damage happens where none is done.
    (r"(does no damage to the Defending Pokémon)\. Instead, (?=this attack)", r"\1 and "),
    (r"(does no damage to the Defending Pokémon)\. Instead, ", r"\1 and "),
)

_VERBS = (
    ("searches", "search"), ("switches", "switch"), ("attaches", "attach"), ("puts", "put"), ("shows", "show"),
    ("draws", "draw"), ("shuffles", "shuffle"), ("discards", "discard"), ("flips", "flip"), ("chooses", "choose"),
    ("moves", "move"), ("removes", "remove")
)  # fmt: skip
"""What a player does, and what you do."""


def to_you(text: str) -> str:
    """What each player may do in the own turn, said to that player: "searches his or her deck" is "search your deck".
    Only the offer itself is about "that player"."""
    if not re.match(r"(?:Once|As often as that player likes) during each player's turn,", text):
        return text
    head, may, rest = text.partition(" may ")
    if re.search(r"\byours?\b", rest):
        return text  # it speaks of two people
    head = re.sub(r", if that player's ", ", if your ", head)
    for third, base in _VERBS:
        rest = re.sub(rf"\b(?:(?:that player|the player|he or she) )?{third}\b", base, rest)
    for pattern, to in (
        (r"\buntil he or she gets\b", "until you get"),
        (r"\bhis or her\b", "your"),
        (r"\b([Ii])f the player does\b", r"\1f you do"),
        (r"\b(?:he or she|that player|the player)\b", "you"),
        (r"\bto the opponent\b", "to your opponent"),
    ):
        rest = re.sub(pattern, to, rest)
    return head + may + rest


#: The same for texts of the later era: other words for what the earlier one says.
SM_SUBSTITUTIONS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    # A GX attack is one by its name (Attack.gx).
    (r" ?\(You can't use more than 1 GX attack in a game\.\)", ""),
    # Persons: a player of the earlier texts is "he or she".
    (
        r"\btheir (hand|deck|discard pile|next turn|last turn|first turn|turn|Bench|Benched|Active|Pokémon|remaining|Prize)",
        r"his or her \1",
    ),
    # What is done beside the damage is said as what is done.
    (r"\b([Tt]his (?:Pokémon|attack)) also does (?=\d+ damage to )", r"\1 does "),
    # What something has is attached to it.
    (
        r"\b(has (?:an?|any|no|\d+ or more) (?:\w+ ){0,3}(?:Energy|Pokémon Tools?)(?: cards?)? attached)(?=[.,])",
        r"\1 to it",
    ),
    # The words of the cards from 2020 on: the Active Spot, the Pokémon Checkup, attacks that are used, cards that are
    # used, damage counters that are placed.
    (r"\b(this Pokémon|the Pokémon this card is attached to) is in the Active Spot\b", r"\1 is your Active Pokémon"),
    (
        r"\b(this Pokémon is your Active Pokémon and is damaged by) an attack from your opponent's Pokémon \(even if it is Knocked Out\)",
        r"\1 an opponent's attack (even if this Pokémon is Knocked Out)",
    ),
    (
        r"\b(is attached to is your Active Pokémon and is damaged by) an attack from your opponent's Pokémon \(even if (?:it|this Pokémon) is Knocked Out\)",
        r"\1 an opponent's attack (even if that Pokémon is Knocked Out)",
    ),
    (
        r"(this Pokémon is damaged by an attack) \(even if it is Knocked Out\)",
        r"\1 (even if this Pokémon is Knocked Out)",
    ),
    (
        r"\bDuring Pokémon Checkup, put (\d+) damage counters on that Pokémon instead of 1\.",
        r"Put \1 damage counters instead of 1 on that Pokémon between turns.",
    ),
    (
        r"\battacks used by (your opponent's Active Pokémon|the Defending Pokémon|this Pokémon) (?=cost|do)",
        r"\1's attacks ",
    ),
    (r"(^|(?<=\. ))Attacks used by your ((?:\w+ ){0,3}Pokémon) (?=do\b)", r"\1Your \2's attacks "),
    (r"(^|(?<=\. ))Attacks used by (?=the Pokémon this card is attached to\b)", r"\1The attacks of "),
    (r"\bcan't use attacks\b", "can't attack"),
    (
        r"\bDuring your opponent's next turn, they can't (play any [^.]* from (?:his or her|their) hand)\.",
        r"Your opponent can't \1 during his or her next turn.",
    ),
    (r"(extra (?:[A-Z]\w+ )?Energy attached) (?=\(in addition)", r"\1 to it "),
    (r"\bdraw another card\b", "draw a card"),
    (r"\bhas any Special Energy attached to it\b", "has any Special Energy cards attached to it"),
    (
        r"(reveals? his or her hand\.) Discard (an? [^.]*?card) (?:you find there|from it)\.",
        r"\1 Choose \2 you find there and discard it.",
    ),
    (
        r"(reveals? his or her hand\.) Discard (\d+ [^.]*?cards) (?:you find there|from it)\.",
        r"\1 Choose \2 you find there and discard them.",
    ),
    (
        r"^If this Pokémon has full HP, it takes (\d+) less damage from (?:attacks from your opponent's Pokémon|your opponent's attacks) (?=\(after)",
        r"If this Pokémon has no damage counters on it, any damage done to this Pokémon by your opponent's attacks is reduced by \1 ",
    ),
    (
        r"\bIf there are (\d+ or more (?:[A-Z]\w+ )?Energy) attached to (your opponent's Active Pokémon|this Pokémon),",
        r"If \2 has \1 attached to it,",
    ),
    (
        r"^The ((?:Basic|Stage [12]) Pokémon) this card is attached to gets (?=\+\d+ HP)",
        r"If the Pokémon this card is attached to is a \1, the Pokémon this card is attached to gets ",
    ),
    (r"\bhas no damage counters on it\b", "doesn't have any damage counters on it"),
    (r"\bIf (?:a|any) Stadium(?: card)? is in play\b", "If there is any Stadium card in play"),
    (
        r"^As long as this Pokémon has ([^,.]* attached to it), it has no Retreat Cost",
        r"If this Pokémon has \1, this Pokémon has no Retreat Cost",
    ),
    (
        r"\bthis Pokémon moved from your Bench to the Active Spot this turn\b",
        "this Pokémon was on the Bench and became your Active Pokémon this turn",
    ),
    (
        r"^(?:All of y|Y)our ([^.,]*Pokémon) take (\d+) less damage from attacks(?: from your opponent's Pokémon) (?=\(after)",
        r"Any damage done to your \1 by your opponent's attacks is reduced by \2 ",
    ),
    (
        r"\b(This attack does \d+ (?:more )?damage) times the (?:amount|number) of ((?:[A-Z]\w+ )?Energy) (?=attached\b)",
        r"\1 for each \2 ",
    ),
    (
        r"(your opponent's Pokémon that) have (\d+) or fewer Energy attached to them\b",
        r"\1 has \2 or less Energy attached to it",
    ),
    (
        r"\byou may make (?=your opponent's Active Pokémon (?:Asleep|Burned|Confused|Paralyzed|Poisoned)\b)",
        "you may leave ",
    ),
    (r" If you use this Ability, your turn ends\.", " Your turn ends."),
    (r"(for each of your opponent's Pokémon) in play (?=that has\b)", r"\1 "),
    (
        r"^If your opponent's (?:Active )?Pokémon is Knocked Out by damage from this attack, ([^.]*\.)$",
        r"If the Defending Pokémon is Knocked Out by this attack, \1",
    ),
    (
        r"^During your opponent's next turn, if the Defending Pokémon tries to use an attack, your opponent flips a coin\. If tails, that attack doesn't happen\.",
        "If the Defending Pokémon tries to attack during your opponent's next turn, your opponent flips a coin. If tails, that attack does nothing.",
    ),
    (r"\bprevent all damage from and effects of attacks\b", "prevent all effects of attacks, including damage,"),
    (
        r"\b(isn't affected by) Weakness or Resistance, or by any effects on\b",
        r"\1 Weakness, Resistance, or any other effects on",
    ),
    (r"^Place (?=\d+ damage counters? on\b)|(?<=[.,] )Place (?=\d+ damage counters? on\b)", "Put "),
    (r"(?<=, )place (?=\d+ damage counters? on\b)", "put "),
    (r"\bYou can use this card only if you discard\b", "You can play this card only if you discard"),
    (
        r"\b([Ss]witch) in 1 of your opponent's Benched Pokémon to the Active Spot\b",
        r"\1 1 of your opponent's Benched Pokémon with his or her Active Pokémon",
    ),
    (
        r"\bprevent all effects of attacks (?:used by|from) your opponent's Pokémon done to ([^.]*?)\. \(Damage is not an effect\.\)",
        r"prevent all effects of your opponent's attacks, excluding damage, done to \1.",
    ),
    (r" ?\(Pokémon [^()]*\betc\. have Rule Boxes\.\)", ""),
    (r"\bPokémon that (?:doesn't|don't) have a Rule Box\b", "Pokémon (excluding Pokémon with a Rule Box)"),
    (r"\b(your opponent's Active Pokémon) has a Rule Box\b", r"\1 is a Pokémon with a Rule Box"),
    (r"\bPokémon that ha(?:s|ve) a Rule Box\b", "Pokémon with a Rule Box"),
    (r"\bthat has an Ability\b", "that has any Abilities"),
    (r"\bPokémon\(", "Pokémon ("),
    # A space that is missing between two sentences, and what stands before the rule of a Tool.
    (r"(?<=[a-z]{3})\.(?=[A-Z][a-z]+ )", ". "),
    (r"\bPokémon Tool rule: (?=Attach a Pokémon Tool\b)", ""),
    (r"^You can use this card only if (?=you have\b|your opponent has\b)", "You can play this card only if "),
    (r"^As long as this card is attached to a Pokémon, it provides (?=(?:Colorless)+ Energy\b)", "This card provides "),
    (
        r"\bYou can use this attack only if you go second, and only during your first turn\.",
        "You can use this attack only if you go second and it's your first turn.",
    ),
    (
        r"\bSwitch out your opponent's Active Pokémon to the Bench\. \(Your opponent chooses the new Active Pokémon\.\)",
        "Your opponent switches his or her Active Pokémon with 1 of his or her Benched Pokémon.",
    ),
    # What an Ability asks for is done as it is used.
    (
        r"^You must (discard [^.]* from your hand) in order to use this Ability\. Once during your turn(?: \(before your attack\))?, you may ",
        r"Once during your turn (before your attack), you may \1. If you do, ",
    ),
    (
        r"(Knocked Out by damage from an) attack(?: from your opponent's Pokémon)? during (?:his or her|your opponent's) last turn",
        r"\1 opponent's attack during his or her last turn",
    ),
    (r"\b(Knocked Out by damage from an) attack from your opponent's Pokémon\b", r"\1 opponent's attack"),
    (r"^Your ([^.,]*Pokémon)(?: in play)? get (?=\+\d+ HP)", r"Each of your \1 gets "),
    (r"^(This Pokémon [^.,]* for each (?:[A-Z]\w+ )?Energy attached) to it\.", r"\1 to this Pokémon."),
    (r"\b([Dd]iscard) (?:a|any) Stadium in play\b", r"\1 any Stadium card in play"),
    # An attack is the one that adds damage.
    (r"(^|(?<=[.] ))Does (?=\d+ more damage\b)", "This attack does "),
    (
        r"(?<=Attach a Pokémon Tool to 1 of your Pokémon that doesn't already have a Pokémon Tool attached)\.",
        " to it.",
    ),
    (r"\band all attached cards\b", "and all cards attached to it"),
    # The Defending Pokémon is the opponent's Active Pokémon.
    (r"(same amount of damage you did to) the Defending Pokémon", r"\1 your opponent's Active Pokémon"),
    # Of two sorts with one word each.
    (r"\bPokémon ex\b", "Pokémon-ex"),
    (
        r"\bby attacks from (?:each of )?(your opponent's Pokémon that ha)(?:s|ve) (?:any )?Special Energy(?: cards)? attached to (?:it|them)\b",
        r"by attacks from \1s any Special Energy cards attached to it",
    ),
    # A shuffle behind a search is a sentence of its own in both eras.
    (r"Then, shuffle your deck\.", "Shuffle your deck afterward."),
    (r"Then, your opponent shuffles his or her deck\.", "Your opponent shuffles his or her deck afterward."),
    # "Reveal" is what the earlier texts call to show.
    (r", reveal (it|them), and put", r", show \1 to your opponent, and put"),
    # Damage that is healed: damage counters that are removed.
    (r"\b([Hh])eal 10 damage from", lambda found: f"{'R' if found[1] == 'H' else 'r'}emove 1 damage counter from"),
    (
        r"\b([Hh])eal (\d+)0 damage from",
        lambda found: f"{'R' if found[1] == 'H' else 'r'}emove {found[2]} damage counters from",
    ),
    (r"\b([Hh])eal all damage from", lambda found: f"{'R' if found[1] == 'H' else 'r'}emove all damage counters from"),
    (
        r"\b([Hh])eal (\d+)0 damage and remove",
        lambda found: f"{'R' if found[1] == 'H' else 'r'}emove {found[2]} damage counters and",
    ),
    # Ways to choose from stand in a row, each a sentence.
    (r"\n• ", " • "),
    (r"into your deck then draw", "into your deck, then draw"),
    (
        r"\. Your opponent switches first\. \(If a player does not have a Benched Pokémon, that player doesn't switch Pokémon\.\)",
        ", your opponent first.",
    ),
    # Weakness has a type and an amount; only the type is said to change.
    (r" \(The amount of Weakness doesn't change\.\)", ""),
    # Until the end of a turn is in it too.
    (r"until the end of your opponent's next turn", "during your opponent's next turn"),
    # A card that is played is played from the hand.
    (r"if you played this [^,.]* from your hand, (?=put this card into your hand)", ""),
    (r"\bone of your", "1 of your"),
    (r"(Stage [12]) (Grass), (Fire), or (Water) Pokémon", r"\2 or \3 or \4 \1 Pokémon"),
    (r"^(Whenever you attach an Energy card [^,.]* to this Pokémon, [^.]*) from it\.", r"\1 from this Pokémon."),
    (r"attacks from your opponent's Ultra Beasts", "attacks from your opponent's Ultra Beast"),
    (
        r"If any of your opponent's Pokémon have any (\w+) Energy attached to them,",
        r"If your opponent has any Pokémon that has any \1 Energy attached to it in play,",
    ),
    (
        r"each Pokémon \(both yours and your opponent's\) (that has any [^.]*? attached to it)",
        r"each Pokémon \1 (both yours and your opponent's)",
    ),
    (r"^(If you go (?:first|second)), and if this Pokémon is in your hand", r"\1, if this Pokémon is in your hand"),
    # What a Tool does beside is a sentence of its own.
    (
        r", and it can retreat even if it's",
        r". The Pokémon this card is attached to can retreat even if it's",
    ),
    # The bracket of a Bench attack is said in many places.
    (r" \(Don't apply Weakness and Resistance for Benched Pokémon\.\)", ""),
    # Two steps of a player are two sentences.
    (
        r"([Yy]our opponent|[Ee]ach player) (shuffles? his or her hand into his or her deck) and draws? ((?:a|\d+) cards?)",
        r"\1 \2. \1 draws \3",
    ),
    (
        r"(have (your opponent|each player) shuffle his or her hand into his or her deck) and draw ((?:a|\d+) cards?)",
        r"\1. \2 draws \3",
    ),
    (r"(?<=[.] )(your opponent|each player)(?= draws)", lambda found: found[1].capitalize()),
    # A card that is chosen at random is chosen without looking.
    (
        r"\b([Cc]hoose|[Dd]iscard) a random card from your opponent's hand",
        r"\1 a card from your opponent's hand without looking",
    ),
    (
        r"\b([Cc]hoose|[Dd]iscard) (\d) random cards from your opponent's hand",
        r"\1 \2 cards from your opponent's hand without looking",
    ),
    (r"\bIf it's (an? [^,.]* card), ", r"If that card is \1, "),
    # Two sorts of cards have a word each.
    (
        r"\b(Item|Supporter|Stadium|Pokémon Tool) and (Item|Supporter|Stadium|Pokémon Tool) cards",
        r"\1 cards and \2 cards",
    ),
    # What is excluded stands in brackets.
    (r", except ((?:Pokémon-(?:GX|EX))(?: (?:or|and) Pokémon-(?:GX|EX))?),", r" (excluding \1)"),
    (r"attacks, except damage,", "attacks, excluding damage,"),
    # "It" is this Pokémon where nothing else was named.
    (r"^(If this Pokémon [^,.]*), it has", r"\1, this Pokémon has"),
    # When you can't use a card at all is a sentence of its own.
    (
        r"You can't use this card during your first turn or on ([^.]*)\.",
        r"You can't use this card on \1. If it's your first turn, you can't play this card.",
    ),
    (
        r"If you go (first|second), (this attack does [^.]*) during your first turn\.",
        r"If you go \1 and it's your first turn, \2.",
    ),
    (r"that (?:isn't|aren't) (?:an? )?(Pokémon-(?:GX|EX)) or (?:an? )?(Pokémon-(?:GX|EX))", r"(excluding \1 or \2)"),
    # The Pokémon that was spoken of last.
    (r"(?<=\. )It can't (attack|retreat) during your next turn", r"This Pokémon can't \1 during your next turn"),
    (r"(If your opponent's Active Pokémon [^,.]*), it is", r"\1, that Pokémon is"),
    (
        r"you may (shuffle|put|return) it and all cards attached to it",
        r"you may \1 this Pokémon and all cards attached to it",
    ),
    (r"(If this Pokémon has [^,.]*, prevent [^.]*) done to it ", r"\1 done to this Pokémon "),
    (r"^(If this Pokémon [^,.]*), it takes", r"\1, this Pokémon takes"),
    (r"^(As long as this Pokémon is [^,.]*), its ", r"\1, this Pokémon's "),
    (r"(If the Defending Pokémon is [^,.]*), it can't", r"\1, that Pokémon can't"),
    (r"(damage to itself for each damage counter) on it", r"\1 on this Pokémon"),
    (r"(When you play this Pokémon [^,.]*, you may attach [^.,]* from your hand) to it\.", r"\1 to this Pokémon."),
    (r"^During your first turn, (?=this Pokémon)", "If it's your first turn, "),
    # Words of a card and of a Pokémon, in another order.
    (
        r"\bBasic (Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy|Dragon|Colorless) Pokémon",
        r"\1 Basic Pokémon",
    ),
    (
        r"Pokémon (?:with|that have|that has) (\d+) HP or less(?! remaining)",
        r"Pokémon that has a maximum HP of \1 or less",
    ),
    (r'that ha(?:s|ve) the word "([^"]*)" in (?:its|their) name', r"that has \1 in its name"),
    (r"◇ \(Prism Star\)", "◇"),
    # A card that can do nothing can't be played, nor one whose price can't be paid (PK-TRAINER-1).
    (r" If you have no cards in your deck, you can't play this card\.", ""),
    (r" If you can't draw any cards in this way, you can't play this card\.", ""),
    (r" ?\(If you can't discard \d+ cards, you can't play this card\.\)", ""),
    (
        r"You can play this card only if you discard (\d+) other cards from your hand\.",
        r"Discard \1 cards from your hand.",
    ),
    (r"You can play this card only if you discard another card from your hand\.", "Discard a card from your hand."),
    (r"You can play this card only if you discard (an? [^.,]*) from your hand\.", r"Discard \1 from your hand."),
    (
        r"for each of (?:their|his or her) (Pokémon-GX and Pokémon-EX) in play",
        r"for each of your opponent's \1 in play",
    ),
    # An attack with several sums names the last of them without "more".
    (r"(If all of them are heads, this attack does \d+ damage)\.", r"\1 instead."),
    # Damage that a text adds is added before Weakness and Resistance.
    (r"(this attack does \d+ more damage) \(before applying Weakness and Resistance\)", r"\1"),
    (
        r"your opponent's Active Pokémon-(GX|EX) or Active Pokémon-(GX|EX)",
        r"your opponent's Active Pokémon-\1 and Pokémon-\2",
    ),
    # The place of an Ability's Pokémon stands behind how often it is used.
    (
        r"^If (this Pokémon is (?:your Active Pokémon|on your Bench)), once during your turn \(before your attack\), you may",
        r"Once during your turn (before your attack), if \1, you may",
    ),
    (r"you may switch it with your Active Pokémon", "you may switch this Pokémon with your Active Pokémon"),
    (r"(^If this Pokémon's remaining HP [^,.]*), its attacks", r"\1, this Pokémon's attacks"),
    (r"(^If this Pokémon [^,.]*), its (attacks|Retreat Cost)", r"\1, this Pokémon's \2"),
    # Two wordings of the place of cards.
    (r"\bin play and all cards attached", "and all cards attached"),
    # Whether it is your first turn is a condition of what an Ability does.
    (
        r"^You can use this Ability only if you go second\. Once during your first turn \(before your attack\), ",
        "Once during your turn (before your attack), if you go second and it's your first turn, ",
    ),
)
