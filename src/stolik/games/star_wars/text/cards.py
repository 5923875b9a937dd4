"""Texts of Star Wars cards: written from effect trees in three languages, read from printed English.

A card's text is a row of lines: abilities of a unit or Location, ways to play a Battle card, the sentences of a
Mission. Reading gives the one tree that a line can mean. It raises `Declined` where a sentence is in no phrase, and
`Ambiguous` where it has several meanings; nothing is left out, and nothing is picked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final, NamedTuple, Protocol

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    Choose,
    Condition,
    Discard,
    Do,
    Lasting,
    Not,
    Other,
    Some,
    Step,
    When,
    Which,
    inside,
)
from stolik.games.star_wars.ast.nodes import (
    SPENT,
    Activated,
    ChooseArena,
    InArena,
    Keyword,
    OneOf,
    OutOfPlay,
    Pay,
    Pilot,
    Prevent,
    Reroll,
    Reserves,
    Retaliate,
    Tap,
    Tapped,
)
from stolik.games.star_wars.ast.printed import StarWarsCard, UnitAbility
from stolik.games.star_wars.text import grammar
from stolik.games.star_wars.text.grammar.canon import canonical, keyword_of, lines, meant, pointing, said, surface
from stolik.games.star_wars.text.grammar.missions import Mission
from stolik.games.star_wars.text.grammar.nouns import IT, THAT
from stolik.games.star_wars.text.grammar.uncommon_wordings import OTHER_WORDINGS
from stolik.games.star_wars.text.grammar.wordings import lasting, spelled_out
from stolik.games.star_wars.text.grammar.words import GRAMMAR, KEYWORDS, MINUS, REMINDERS, PrintedOn, Scribe
from stolik.text.grammar.rows import steps_of
from stolik.text.phrase import Ambiguous, Declined, Reading, set_polish, typeset
from stolik.text.trees import Reader, Unsayable, nodes, read_whole

#: The modules whose phrases make the grammar.
FAMILIES = grammar.FAMILIES

LONGEST = 1_500
"""Characters of a line; a longer one is declined unread."""
MOST_STARTS = 80
"""Places of a line at which an ability may begin; one with more is declined."""


class Reminder(NamedTuple):
    """A keyword on a card: its name, a sentence of our own that reminds of it, in which "X" stands for its number, the
    rule that it is, and that number; 0 where it has none, or another each time."""

    name: str
    text: str
    rule: str
    n: int = 0

    def filled(self) -> tuple[str, str]:
        """Its name and the sentence, with the number."""
        return (f"{self.name} {self.n}", self.text.replace("X", str(self.n))) if self.n else (self.name, self.text)


@dataclass(frozen=True)
class CardText:
    """What a player reads on a card: its lines, and what reminds of each keyword in them."""

    lines: tuple[str, ...] = ()
    reminders: tuple[Reminder, ...] = ()


class NamedCard(Protocol):
    """A card, or the facts about one."""

    @property
    def name(self) -> str:
        """Without the version letter."""

    @property
    def version(self) -> str:
        """The version letter, or ""."""

    @property
    def kind(self) -> str:
        """As in `StarWarsCard`."""

    @property
    def side(self) -> str:
        """As in `StarWarsCard`."""


def context(card: NamedCard) -> PrintedOn:
    """What the card's texts are printed on."""
    unit = card.kind in ("space", "ground", "character")
    return PrintedOn(card.name, card.kind, version=card.version, arena=card.kind if unit else "", side=card.side)


def render(card: StarWarsCard, lang: str) -> CardText:
    """All lines of a card. Raises `Unsayable` for a tree without words, KeyError for another language."""
    printed = context(card)
    found = [write_line((play,), lang, printed) for play in card.plays]
    found += [write_line(line, lang, printed) for line in lines(card.abilities)]
    if card.kind == "mission":
        found += mission_lines(card, lang)
    return CardText(tuple(found), reminders((*card.abilities, *card.plays, card.do), lang))


def mission_lines(card: StarWarsCard, lang: str) -> list[str]:
    """What a Mission needs and costs, and what it does, each as a line."""
    printed, found = context(card), []
    if card.needs is not None:
        found.append(write("needs", card.needs, lang, printed))
    found += [write("mission cost", cost, lang, printed) for cost in card.costs]
    if card.do is not None:
        found.append(write("text", card.do, lang, printed))
    return found


def write_line(line: tuple[Any, ...], lang: str, printed: PrintedOn) -> str:
    """One line of abilities, or one way to play a Battle card. Raises `Unsayable`."""
    sentence = said(tuple(canonical_ability(each) for each in line))
    return _typeset(Scribe(GRAMMAR, lang, printed).write("line", sentence), lang)


def canonical_ability(ability: Any) -> Any:
    """An ability in canonical form."""
    if isinstance(ability, Reserves):
        return Reserves(canonical(ability.ability))
    if isinstance(ability, OutOfPlay):
        return OutOfPlay(ability.where, canonical(ability.ability))
    return canonical(ability)


def write(category: str, value: Any, lang: str, printed: PrintedOn) -> str:
    """A tree of a category in words: what a Mission does, needs or costs. Raises `Unsayable`."""
    return _typeset(Scribe(GRAMMAR, lang, printed).write(category, surface(canonical(value))), lang)


def _typeset(text: str, lang: str) -> str:
    """The text with capitals at the starts of sentences."""
    if lang != "ja":
        text = re.sub(
            r"(^|[.!?] |-> |\* |(?<=Upkeep|Bounty): |(?<=Nagroda): |(?<=Utrzymanie): )([^\W\d_])",
            lambda found: found[1] + found[2].upper(),
            text,
        )
    if lang == "pl":
        text = set_polish(text)
    if lang == "en":
        text = text.replace('.".', '."')
    return typeset(text, lang)


_KEYWORD_OF: dict[type, Callable[[Any], str]] = {
    Pilot: lambda _: "pilot",
    Reserves: lambda _: "reserves",
    Keyword: lambda keyword: str(keyword.name),
    Activated: lambda ability: str(ability.keyword),
    When: keyword_of,
}


#: The rule that each keyword is, by its key.
KEYWORD_RULES: Final = {
    "accuracy": "SW-KW-ACCURACY-1",
    "armor": "SW-KW-ARMOR-1",
    "bombard": "SW-KW-BOMBARD-1",
    "bounty": "SW-KW-BOUNTY-1",
    "critical hit": "SW-KW-CRIT-1",
    "deflect": "SW-KW-DEFLECT-1",
    "enhance": "SW-KW-ENHANCE-1",
    "evade": "SW-KW-EVADE-1",
    "extra pilot": "SW-PILOT-3",
    "hidden cost": "SW-KW-HIDDEN-COST-1",
    "intercept": "SW-KW-INTERCEPT-1",
    "ion cannon": "SW-KW-ION-CANNON-1",
    "lucky": "SW-KW-LUCKY-1",
    "overkill": "SW-KW-OVERKILL-1",
    "pilot": "SW-PILOT-1",
    "reserves": "SW-KW-RESERVES-1",
    "retaliate": "SW-KW-RETALIATE-1",
    "shields": "SW-KW-SHIELDS-1",
    "stun": "SW-KW-STUN-1",
    "upkeep": "SW-KW-UPKEEP-1",
}


def reminders(abilities: tuple[Any, ...], lang: str) -> tuple[Reminder, ...]:
    """What reminds of each keyword of the abilities."""
    found: dict[str, set[int]] = {}
    for each in nodes(abilities):
        key = _KEYWORD_OF[type(each)](each) if type(each) in _KEYWORD_OF else ""
        if key:
            found.setdefault(key, set()).add(_figure(key, each))
    words, texts = KEYWORDS[lang], REMINDERS[lang]
    return tuple(
        Reminder(words[key], typeset(texts[key], lang), KEYWORD_RULES[key], next(iter(ns)) if len(ns) == 1 else 0)
        for key, ns in found.items()
    )


def _figure(key: str, ability: Any) -> int:
    """The number behind a keyword; 0 where it has none, or one that is reckoned."""
    if "X" not in REMINDERS["en"][key]:
        return 0
    parts = (part.n for part in nodes(ability) if isinstance(part, (Keyword, Prevent, Reroll, Retaliate)))
    n = next(parts, None)
    return n if isinstance(n, int) else 0


#: What is changed in a printed text before it is compared or read, with the reason.
SUBSTITUTIONS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    # Signs that are typed in several ways.
    (r"[\u2018\u2019]", "'"),
    (r"[\u201c\u201d]", '"'),
    (r"_s\b", "'s"),
    (r"\.\.+", "."),
    (r"(?<![\w])-(?=\d)", MINUS),
    # What a keyword or a word means is told in brackets; the rules say it.
    (
        r" ?\((?:Prevent|Add|When this|While|If a|This (?:unit|includes)|Each|During|Also|Those|Play only before"
        r"|This can't be prevented|and only if|yours|Yours|deploy it)[^()]*\)",
        "",
    ),
    # Small and capital letters.
    (r"\bforce\b", "Force"),
    (r"(?<=\d )(Speed|Power|Health)\b", lambda found: found[1].lower()),
    (r"\b(creature|clone|location|speeder) (?=card)", lambda found: found[1].title() + " "),
    (r"\b(your|each of your|a) (creature)(s?)\b", lambda found: f"{found[1]} {found[2].title()}{found[3]}"),
    (r"\bspace units\b", "Space units"),
    (r"(?<=[a-z] )Neutral (?=[A-Z])", "neutral "),
    (r"\bStep\b", "step"),
    (r"(?<=\d )Cards\b", "cards"),
    (r"\bBattle Card\b", "Battle card"),
    (r"\bMillenium\b", "Millennium"),
    (r"\bDestoyer\b", "Destroyer"),
    (r"\bScyth (?=Squadron)", "Scythe "),
    (r"\bPanda (?=attacks)", "Ponda "),
    (r"\bCharactger\b", "Character"),
    (r"\bfrom you (?=deck|discard pile|hand)", "from your "),
    (r"\ba location (?=in\b)", "a Location "),
    (r" \(including \w+\)", ""),
    (r"(?<=choose )a (location)\b", lambda found: f"a {found[1].title()}"),
    (r"(\[Pilot\] [\w ,]+?) pilot\.", r"\1 Pilot."),
    (r"\b(and|or) transport\b", r"\1 Transport"),
    # Typing errors.
    (r"\b([Oo]f|[Dd]uring) you (?=[A-Za-z])", r"\1 your "),
    (r"\bYou opponents? (?=gets|chooses)", "Your opponent "),
    (r"\byour? opponents (?=[A-Zhud])", "your opponent's "),
    (r"\byour Opponent's\b", "your opponent's"),
    (r"\bChose\b", "Choose"),
    (r"\bbattle steps starts\b", "battle step starts"),
    (r"\bchoose one- This\b", "choose one: this"),
    (r"(?<=put it )face-?down(?= in)", "face down"),
    # One way to say how long something holds.
    (r"\buntil the end of\b", "until end of"),
    (r"\bfor that attack\b", "for this attack"),
    (r"\bPadm_", "Padme"),
    (r"\bStormtrooper gets\b", "Stormtroopers gets"),
    (r"\bone your Space\b", "one of your Space"),
    (r"\bSpace of Ground\b", "Space or Ground"),
    (r"\beach of your unit in\b", "each of your units in"),
    (r"\b([Ee]ach of your (?:[\w-]+ ){0,4}?)(unit|Character)(?= (?:gets|costs|can))", r"\1\2s"),
    (r"\bdiscard 1 card from hand\b", "discard 1 card from your hand"),
    (r"\bDiscard 1 card from hand\b", "Discard 1 card from your hand"),
    (r"^Upkeep: Pay (\d) build point to tap\b", r"Upkeep: Pay \1 build point or tap"),
    (r"\bdoes not (?=count\b)", "doesn't "),
    (r"\b(doesn't count) towards\b", r"\1 toward"),
    # A card that is being built lies face down in its owner's build zone.
    (
        r"\ba face-?down ((?:[A-Z][\w-]* )*\w+) card in your build zone\b",
        r"one of your partially built \1 cards",
    ),
    # Who discards, and from where, says the card that is discarded.
    (
        r"Unless your opponent pays (\d+) Force, he or she discards that card\.",
        r"Discard that card unless your opponent pays \1 Force.",
    ),
    # What a die that is too low does.
    (r"If you roll [\d, ]+or \d, nothing happens\. ", ""),
    (r"If you roll (\d), \d, or 6,", r"If the total is \1 or more,"),
    (r"\bin each arena(?=\.)", "in any arena"),
    (r"(?<=the number of cards in )\w+'s stack", "its stack"),
    # A place that is said once for two of a kind.
    (
        r"\bUntap up to (?:two|2) of your units in one arena\b",
        "Choose an arena. Untap up to 2 of your units in that arena",
    ),
    (r"\bthat has power (\d+) or more at the time [^.]* is played\b", r"with power \1 or more"),
    (r"(?<=\.) If the (\w+) is tapped, untap him or her\.", " If it's tapped, untap it."),
    (r"(?<=, when the attack ends) (?=[A-Z])", ", "),
    (r", that Character can't be attacked\b", ". That Character can't be attacked"),
    (r"\bget (?=Overkill)", "gets "),
    (r"\ball (\w+s) from\b", r"all of the \1 from"),
    # The effect that another takes the place of.
    (r"(Enhance: [^|]*?),? instead\.", r"\1."),
    # Costs are written with signs.
    (r"(^|: \*?|\| )Tap(?=,| ->)", r"\1[tap]"),
    (r": \*\[tap\]", ": [tap]"),
    (r"\bPay (\d) ->", r"Pay \1 Force ->"),
    (r"  +", " "),
)
_BOUNDARY = re.compile(r"(?<=[.\w)'\"]);? (?=[A-Z\[0-9+])")


_GOES_ON = (
    *("Play only ", "You may take ", "Choose and discard ", "As long as this card remains tapped, the chosen "),
    "You may choose not to untap this unit during your next untap step. Your opponent's unit ",
)
"""How a line begins that belongs to the one before it."""
_TWO_TRIGGERS = re.compile(r"^(Whenever [^.]*\.) (When the \w+ battle step starts, .*)$")
"""Two abilities: what happens each time, and what at the start of a step."""
_ROOMY = re.compile(r"Any [\w ]+ with \S+ on it can have an extra Pilot\b")
"""What a Pilot's line begins with, where it gives room for another one."""
_FORCED = "When one of your opponent's effects causes you to discard this card from your hand, "
_TWO_TIMES = " Play only during your build step or when this unit would attack."
_EITHER = (" Play only during your build step.", " Play only when this unit would attack.")


@dataclass(frozen=True)
class Read:
    """What the text of a card says: the fields of `StarWarsCard` that it fills."""

    abilities: tuple[Any, ...] = ()
    plays: tuple[Activated, ...] = ()
    needs: Condition | None = None
    costs: tuple[Step, ...] = ()
    do: Step | None = None


def normalise(text: str) -> str:
    """Printed English as it is compared: without reminders, spelled one way. A text beyond `LONGEST` stays as it is."""
    if len(text) > LONGEST:
        return text
    for pattern, to in SUBSTITUTIONS:
        text = re.sub(pattern, to, text)
    text = spelled_out(text.strip())
    for pattern, to in OTHER_WORDINGS:
        text = re.sub(pattern, to, text)
    return text


def read(category: str, text: str, printed: PrintedOn) -> Any:
    """The one tree that the whole normalised text can mean. Raises `Declined` or `Ambiguous`."""
    return read_whole(Reader(GRAMMAR, text, printed), category, LONGEST, meant)[0]


def read_line(text: str, printed: PrintedOn) -> tuple[Any, ...]:
    """The abilities that one line says; several where sentences stand in it that are abilities by themselves.

    Raises `Declined`, also for a line of more than `MOST_STARTS`, or `Ambiguous`."""
    if len(text) > LONGEST:
        raise Declined(text, text[:LONGEST])
    bounds = [(found.start(), found.end()) for found in _BOUNDARY.finditer(text)]
    if len(bounds) >= MOST_STARTS:
        raise Declined(text, text[: bounds[MOST_STARTS - 1][0]])
    known: dict[int, tuple[Any, ...] | Declined] = {}

    def from_here(at: int) -> tuple[Any, ...] | Declined:
        """All from a place to the end, or why the whole of it can't be one: every place is looked at once."""
        if at not in known:
            known[at] = _rest(text, at, bounds, from_here, printed)
        return known[at]

    found = from_here(0)
    if isinstance(found, Declined):
        raise found
    return found


def _rest(
    text: str,
    at: int,
    bounds: list[tuple[int, int]],
    from_here: Callable[[int], tuple[Any, ...] | Declined],
    printed: PrintedOn,
) -> tuple[Any, ...] | Declined:
    try:
        return _abilities(text[at:], printed)
    except Declined as wrong:
        declined = wrong
    for stop, start in bounds:
        if stop <= at:
            continue
        try:
            first = _abilities(text[at:stop], printed)
        except Declined:
            continue
        more = from_here(start)
        if not isinstance(more, Declined):
            return (*first, *more)
    return declined


def _abilities(text: str, printed: PrintedOn) -> tuple[Any, ...]:
    found = read("line", text, printed)
    return found if isinstance(found, tuple) else (found,)


def read_text(text: str, printed: PrintedOn) -> Read:
    """What a card's whole text says. Raises `Declined` or `Ambiguous`."""
    lines = Lines(printed)
    for line in lines_of(text, printed.kind):
        lines.add(line)
    return lines.read


def lines_of(text: str, kind: str) -> list[str]:
    """The lines of a card's text. The sentences of a Mission are one; what only says when an ability is played, or goes
    on with a search, belongs to the line before it."""
    found: list[str] = []
    for line in filter(None, map(str.strip, text.split(" | "))):
        roomy = bool(found) and line.startswith("[Pilot] ") and _ROOMY.match(found[-1]) is not None
        if found and (kind == "mission" or roomy or line.startswith(_GOES_ON)):
            stop = "" if found[-1][-1] in ".!?)\"'" or kind == "mission" else "."
            found[-1] = f"{found[-1]}{stop} {line}"
        else:
            found.append(line)
    return found


class Lines:
    """The text of a card, read line by line: `read` is what the lines so far say. A way to play a Battle card may add
    to the one before it. The sentences of a Mission are one line."""

    def __init__(self, printed: PrintedOn) -> None:
        self.printed = printed
        self.read = Read()

    def add(self, line: str) -> None:
        """One more line. Raises `Declined` or `Ambiguous`; then nothing is added."""
        said = [_lasting(normalise(part), self.printed.kind) for part in _apart(line)]
        if self.printed.kind == "mission":
            text = " ".join(said)
            if text:
                self.read = read_whole(Reader(GRAMMAR, text, self.printed), "mission", LONGEST, _mission)[0]
                _is_of_others(line, self.read)
            return
        if self.printed.kind == "battle":
            plays, abilities = self.read.plays, self.read.abilities
            for part in said:
                if part.startswith(_FORCED):  # what it says of itself in the hand (SW-BC-18)
                    abilities += tuple(_read_forced(part, self.printed))
                else:
                    plays += _read_plays(part, plays, self.printed)
            _is_of_others(line, (plays, abilities))
            for one in plays:
                _knows_where(line, one)
            self.read = replace(self.read, plays=plays, abilities=abilities)
            return
        found = [each for part in said if part for each in read_line(part, self.printed)]
        there = tuple(_paid_there(each, self.printed.arena) for each in found)
        self.read = replace(self.read, abilities=(*self.read.abilities, *there))


def _is_of_others(line: str, said: Any) -> None:
    """A card that is no unit is nobody's "that unit", and no unit is another one than it: what it says of itself,
    outside of what it gives to others, has nobody whom it could mean. Raises `Declined`."""
    if isinstance(said, Lasting):
        _is_of_others(line, said.on)
    elif said in (SELF, Other()):
        raise Declined(line, "")
    elif isinstance(said, tuple):
        for part in said:
            _is_of_others(line, part)
    elif is_dataclass(said):
        for one in fields(said):
            _is_of_others(line, getattr(said, one.name))


def _knows_where(line: str, play: Activated) -> None:
    """ "That arena" of a unit that the cost is paid with is known only where the text names that unit besides. Raises
    `Declined`."""
    said = list(inside(play.do)) if play.do is not None else []
    paid = any(isinstance(getattr(one, "what", None), Some) for one in play.costs)
    there = any(isinstance(one, Which) and one.where == "that arena" for one in said)
    if paid and there and SPENT not in said and not any(isinstance(one, Choose | ChooseArena) for one in said):
        raise Declined(line, "")


def _lasting(line: str, kind: str) -> str:
    """What is enhanced lasts as long as what it takes the place of."""
    return line if line.startswith("Enhance: ") else lasting(line, kind)


def _apart(line: str) -> list[str]:
    """A line, or each of the abilities that one "Reserves" lists, or that is played at either of two times."""
    if line.endswith(_TWO_TIMES):
        return [f"{line.removesuffix(_TWO_TIMES)}{one}" for one in _EITHER]
    if line.endswith(grammar.abilities.ANYTIME) and "[Pilot]" not in line:
        return grammar.abilities.at_either(line)
    if two := _TWO_TRIGGERS.match(line):
        return [two[1], two[2]]
    head, _, rest = line.partition("Reserves: *")
    return [f"Reserves: {part}" for part in re.split(r" ?\*(?=[A-Z\[])", rest)] if rest and not head else [line]


def _read_forced(line: str, printed: PrintedOn) -> Iterator[When]:
    """What a Battle card says of its being discarded from the hand. Raises `Declined` for anything else."""
    for each in read_line(line, printed):
        if not (isinstance(each, When) and each.event == "forced from hand"):
            raise Declined(line, "")
        yield each


def _read_plays(line: str, before: tuple[Activated, ...], printed: PrintedOn) -> tuple[Activated, ...]:
    """The ways to play a Battle card that one line says; Enhance adds to the cost of the one before it."""
    found = _ENHANCE.match(line)
    if found is None or not before:
        each = read("line", line, printed)
        if not isinstance(each, Activated):
            raise Declined(line, "")
        steps = each.do.steps if isinstance(each.do, OneOf) and not each.keyword else (each.do,)
        return tuple(replace(each, do=step) for step in steps)
    base = before[0]
    chosen = next((each for each in nodes(base.do) if isinstance(each, Some | Which)), None)
    text = line[found.end() :]
    where = chosen.which if isinstance(chosen, Some) else chosen
    if " in that arena" in text and isinstance(where, Which) and where.where == "arenas":
        text = f"Choose an arena. {text}"
    lasts = next((each.until for each in nodes(base.do) if isinstance(each, Lasting)), "turn")
    said = _read_again(lasting(text, printed.kind, lasts), chosen, printed)
    costs = _enhanced(base.costs, found, printed)
    return (replace(base, costs=costs, do=said, keyword="enhance"),)


def _read_again(text: str, chosen: Any, printed: PrintedOn) -> Step:
    """An effect in which "that unit" is what the effect before it chose, once."""

    def mean(value: Any) -> Any:
        if isinstance(chosen, Some) and any(each in (THAT, IT) for each in nodes(value)):
            return meant(Do((Choose(chosen), *steps_of(value))))
        return meant(value if chosen is None else pointing(value, chosen))

    found: Step = read_whole(Reader(GRAMMAR, text, printed), "text", LONGEST, mean)[0]
    return found


_ENHANCE = re.compile(r"Enhance: (?:Pay (\d+) more Force)?(?:(?:, | and )?([Tt]ap another of [^.>]{1,80}))? -> ")
"""What is paid besides: Force, or one more of what is tapped."""


def _enhanced(costs: tuple[Step, ...], found: re.Match[str], printed: PrintedOn) -> tuple[Step, ...]:
    """The whole cost of what is enhanced (SW-KW-ENHANCE-1): the Force of both first. Raises `Declined`."""
    paid = int(found[1] or 0) + sum(cost.n for cost in costs if isinstance(cost, Pay) and isinstance(cost.n, int))
    rest = [cost for cost in costs if not (isinstance(cost, Pay) and isinstance(cost.n, int))]
    if found[2]:
        another = _untapped(read("step", re.sub("another", "one", found[2].lower(), count=1), printed))
        if another not in rest:
            raise Declined(found.string, found[0])
        more = replace(another.what, least=another.what.least + 1, most=another.what.most + 1)
        rest[rest.index(another)] = replace(another, what=more)
    return (*((Pay(paid),) if paid else ()), *rest)


def _paid_there(ability: Any, arena: str) -> Any:
    """What prevents damage may be played from the build zone, unless it is paid by what stands in an arena."""
    if isinstance(ability, Pilot):
        at = grammar.abilities.piloted_arena(ability)
        return replace(ability, gives=tuple(_paid_there(each, at) for each in ability.gives))
    if not isinstance(ability, Activated) or Discard(SELF) not in ability.costs or ability.while_ is not None:
        return ability
    prevents = any(isinstance(each, Prevent) for each in nodes(ability.do))
    return replace(ability, while_=InArena(SELF, arena)) if prevents else ability


def _mission(told: Mission) -> Read:
    """What was chosen to pay with is "it" in the effect."""
    costs = () if told.cost is None else (_untapped(meant(told.cost)),)
    chosen = any(isinstance(each, Some) for each in nodes(costs))
    needs = None if told.needs is None else meant(told.needs)
    return Read(needs=needs, costs=costs, do=meant(pointing(told.do, CHOSEN) if chosen else told.do))


def _untapped(cost: Any) -> Any:
    """Only what is untapped can be tapped as a cost (SW-ABIL-5)."""
    what = cost.what if isinstance(cost, Tap) else None
    if not isinstance(what, Some) or not isinstance(what.which, Which) or Not(Tapped()) in what.which.filters:
        return cost
    which = replace(what.which, filters=(Not(Tapped()), *what.which.filters))
    return Tap(replace(what, which=which))


def as_read(card: StarWarsCard) -> Read:
    """What the text of a card ought to say: its trees in canonical form."""
    return Read(
        tuple(canonical_ability(each) for each in card.abilities),
        tuple(canonical_ability(each) for each in card.plays),
        None if card.needs is None else canonical(card.needs),
        tuple(canonical(each) for each in card.costs),
        None if card.do is None else canonical(card.do),
    )


__all__ = [
    "MINUS",
    "Ambiguous",
    "CardText",
    "Condition",
    "Declined",
    "PrintedOn",
    "Reader",
    "Reading",
    "UnitAbility",
    "Unsayable",
    "context",
    "meant",
    "render",
    "reminders",
    "Read",
    "Lines",
    "as_read",
    "normalise",
    "read",
    "lines_of",
    "read_line",
    "read_text",
    "write_line",
    "write",
]
