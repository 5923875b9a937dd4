"""What a player at a Star Wars table is asked: one sentence for the question, a label for each option, what each option
is about, and for a chance to play or pass what it is for.

Everything is read from the decision and from the view of the seat that is asked, so that nothing else can be told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from stolik.games.star_wars.ast.nodes import ARENAS as ARENA_ORDER
from stolik.games.star_wars.ast.uncommon import CARD_TYPES
from stolik.games.star_wars.text import abilities
from stolik.games.star_wars.text.aims import aim, alternatives, offered, upkeep
from stolik.games.star_wars.text.chances import Chance, Chances
from stolik.games.star_wars.text.grammar.asks import DEEDS, ENDS, LABELS, NOUNS, PURPOSES, QUESTIONS
from stolik.games.star_wars.text.seen import SeatNames, label
from stolik.games.star_wars.text.table import ARENA_LABELS, TYPE_LABELS, KindNames
from stolik.text.numbers import CATEGORIES, plural
from stolik.text.phrase import typeset
from stolik.text.table import word

NO_CARD: Final = -1
Subject = tuple[int, int, int]
"""What an option is about: the id of the unit that does it or 0, that of the unit it is done to or 0, and a card of the
hand, of a pile or of a stack, as its kind, or -1."""

Writer = Callable[["Asking", Sequence[int]], str]
"""Says an option from its numbers."""
Finder = Callable[["Asking", Sequence[int]], Subject]
"""What an option is about."""


class Asking:
    """A question about a view, in one language. `decision` is the view's own."""

    def __init__(self, decision: Any, view: Any, names: KindNames, lang: str) -> None:
        self.decision = decision
        self.view = view
        self.names = names
        self.lang = lang
        self.seen = SeatNames(view, decision.seat, names, lang)
        self.chances = Chances(decision, self.seen)

    # ---- the question

    def prompt(self) -> str:
        """What is asked, in one sentence or two, with the card that asks it. Raises KeyError for an unknown
        question."""
        key = self.decision.kind
        if key.startswith("window:"):
            return self.chances.prompt()
        if key in QUESTIONS and not (key == "choose:prevent" and self._verb() == "unit"):
            said = word(QUESTIONS[self._variant(key)], self.lang).format(**self._values(key))
        else:
            said = typeset(self._choose(key), self.lang)
        source = self.source()
        if source == NO_CARD:
            return said
        return f"{self.names.name(source)}{'：' if self.lang == 'ja' else ': '}{said}"

    def chance(self) -> Chance | None:
        """What a chance to play or pass is for; None for other questions."""
        return self.chances.chance() if self.decision.kind.startswith("window:") else None

    def source(self) -> int:
        """The card that asks, or NO_CARD."""
        about = self.decision.about
        return about[0] if self.decision.kind.startswith(("choose:", "look")) and about else NO_CARD

    def _variant(self, key: str) -> str:
        """Which wording of a question fits: by what a number counts, by what is offered, by what is known."""
        if key == "choose:number":
            return f"{key} {aim(self.names.card(self.source()), key)}".strip()
        if key == "choose:may":
            return f"{key} of" if self._offer() else key
        if key == "bid":
            return f"{key} again" if len(self.decision.about) > 3 else key
        if key == "retreat" and len(self.decision.options) == 1:
            return f"{key} none"
        if key == "setup":
            verbs = {option.verb for option in self.decision.options}
            return key if verbs & {"put", "stack"} else f"{key} partial" if "partial" in verbs else f"{key} done"
        return key

    def _verb(self) -> str:
        """What all options of a choice are: the verb of the first."""
        return self.decision.options[0].verb if self.decision.options else "card"

    def _offer(self) -> str:
        """What the card that asks offers to do."""
        source = self.source()
        done = offered(self.names.card(source)) if source != NO_CARD else None
        return abilities.whole(self.names.card(source), done, self.lang) if done is not None else ""

    def _values(self, key: str) -> dict[str, Any]:
        """What a question speaks of."""
        about, view, seen = self.decision.about, self.view, self.seen
        own = view.seats[self.decision.seat]
        values: dict[str, Any] = {"what": self._offer(), "n": self.decision.most, "points": own.points}
        values["spent"], values["most"], values["left"] = own.spent, view.options["setup_points"], self.left()
        unit = {"counters": 1, "choose:prevent": 1, "act": 0, "refit": 0, "bid": self.decision.seat}.get(key)
        if unit is not None:
            values["unit"] = seen.unit(about[unit])
        if key == "bid":
            values |= self._contest()
        if key == "overkill":
            values["unit"] = seen.unit(view.strike.defender)
        return values

    def _contest(self) -> dict[str, Any]:
        """Both uniques of a contest, what they cost and what is bid on them: their sums decide (SW-BATTLE-11)."""
        about, seat = self.decision.about, self.decision.seat
        mine, theirs = (about[2 + seat], about[3 - seat]) if len(about) > 3 else (0, 0)
        cost, foes = (self.seen.units[about[n]].cost for n in (seat, 1 - seat))
        values = {"foe": self.seen.unit(about[1 - seat]), "mine": mine, "theirs": theirs, "cost": cost, "foes": foes}
        return values | {"sum": cost + mine, "foesum": foes + theirs}

    def left(self) -> int:
        """The points that are left in setup."""
        return int(self.view.options["setup_points"] - self.view.seats[self.decision.seat].spent)

    def _choose(self, key: str) -> str:
        """A question for so many things, and what for. Raises KeyError for an unknown one."""
        decision, lang = self.decision, self.lang
        end = self._end(key)
        purpose = word(ENDS[end] if end in ENDS else PURPOSES[end], lang)
        n, upto = decision.most, decision.least < decision.most
        english, polish, (japanese, counter) = NOUNS[self._noun()]
        if lang == "ja":
            return f"{purpose}{japanese}を{n}{counter}{'まで' if upto else ''}選んでください。"
        forms = english if lang == "en" else polish
        form = forms[CATEGORIES[lang].index(plural(n, lang))]
        if upto and n == 1:
            return f"Możesz wybrać {form}{purpose}." if lang == "pl" else f"You may choose a {form}{purpose}."
        if lang == "pl":
            return f"Wybierz {'najwyżej ' if upto else ''}{f'{n}~' if upto or n > 1 else ''}{form}{purpose}."
        amount = f"up to {n}~{form}" if upto else f"{n}~{form}" if n > 1 else f"a {form}"
        return f"Choose {amount}{purpose}."

    def _end(self, key: str) -> str:
        """What things are chosen for, as a key of ENDS or PURPOSES: that of the card that asks, or the question's."""
        about = self.decision.about
        return (aim(self.names.card(about[0]), key) if about else "") or key

    def deed(self) -> str:
        """What becomes of the things that are chosen, as a word of DEEDS."""
        key = self.decision.kind
        return DEEDS.get(self._end(key) if key in PURPOSES else key, "choose")

    def _noun(self) -> str:
        """What is chosen: cards, dice, or things at the table."""
        if self._verb() != "unit":
            return "die" if self._verb() == "die" else "card"
        units = [self.seen.units.get(option.args[0]) for option in self.decision.options]
        places = {unit.place for unit in units if unit is not None}
        return "built" if places == {"built"} else "unit"

    # ---- the options

    def labels(self) -> list[str]:
        """A short label for each option, in their order. Options that would read the same are told apart by whose their
        units are, by what lies on them, and last by a number. Raises KeyError for an unknown verb."""
        found = [self.option(option.verb, option.args) for option in self.decision.options]
        marks: tuple[Callable[[int], str], ...] = self.seen.marks
        for which in (1, 0):
            for mark in marks:
                self._apart(found, which, mark)
        twins: dict[str, int] = {}
        for n, text in enumerate(found):
            twins[text] = twins.get(text, 0) + 1
            if found.count(text) > 1 and twins[text] > 1:
                found[n] = self.label("again", what=text, n=twins[text])
        return found

    def _apart(self, found: list[str], which: int, mark: Callable[[int], str]) -> None:
        """Put a mark of a unit behind labels that read the same, where the units differ in it."""
        groups: dict[str, list[int]] = {}
        for n, text in enumerate(found):
            groups.setdefault(text, []).append(n)
        subjects = self.subjects()
        for text, members in groups.items():
            if len(members) > 1:
                said = {n: mark(subjects[n][which]) for n in members}
                if len(set(said.values())) > 1:
                    for n in members:
                        found[n] = self.label("marked", what=text, mark=said[n]) if said[n] else text

    def label(self, key: str, **values: Any) -> str:
        """A label of the table in the language. Raises KeyError."""
        return label(key, self.lang, **values)

    def option(self, verb: str, args: Sequence[int]) -> str:
        """The label of one option, or of an intent. Raises KeyError for an unknown verb."""
        return OPTIONS[verb].write(self, args)

    # ---- what options are about

    def subjects(self) -> list[Subject]:
        """For each option what it is about, so that a page can light it up: (the unit that does it, the unit it is done
        to, a card), each 0, 0, -1 where there is none.

        An attack is (attacker, defender, -1), a pilot put onto a unit (pilot, unit, -1), a hit divided (attacker,
        second unit, -1). Units that a card asks for are (the unit that asks, the chosen one, -1). What is done by one
        unit or with one thing in the build zone is (it, 0, -1); a card that is started, put or played (0, 0, kind); a
        card that joins a unit in setup (0, unit, kind), one brought on top of its stack (unit, 0, kind). "pass" and
        "done" are about nothing.
        """
        return [OPTIONS[option.verb].about(self, option.args) for option in self.decision.options]

    def asks(self) -> int:
        """The unit that asks, or 0."""
        kind = self.decision.kind
        return int(self.decision.about[1]) if kind.startswith("choose:") or kind == "counters" else 0


# ---- what an option is called, by its verb


def _plain(key: str) -> Writer:
    return lambda asking, args: asking.label(key)


def _of_unit(key: str, n: int = 0) -> Writer:
    return lambda asking, args: asking.label(key, unit=asking.seen.unit(args[n]))


def _done(asking: Asking, args: Sequence[int]) -> str:
    key = f"done {asking.decision.kind}"
    return asking.label(key if key in LABELS else "done")


def _none(asking: Asking, args: Sequence[int]) -> str:
    return asking.label("none overkill", unit=asking.seen.unit(asking.view.strike.defender))


def _card(asking: Asking, args: Sequence[int]) -> str:
    return asking.names.name(args[0])


def _new(asking: Asking, args: Sequence[int], key: str) -> str:
    """A card of the hand that is put or started, with what it costs."""
    cost, counted = asking.names.card(args[0]).cost, asking.seen.counted
    values = {"points": counted("points", cost), "counters": counted("counters", cost)}
    return asking.label(key, card=asking.names.name(args[0]), n=cost, gets=counted("counters", asking.left()), **values)


def _stack(asking: Asking, args: Sequence[int]) -> str:
    where = "top" if args[2] else "under"
    if asking.decision.kind != "setup":
        return asking.label(f"stack {where}", unit=asking.seen.unit(args[0]))
    points = asking.seen.counted("points", asking.names.card(args[0]).cost)
    return asking.label(f"put {where}", unit=asking.names.name(args[0]), points=points)


def _add(asking: Asking, args: Sequence[int]) -> str:
    seen = asking.seen.units[args[0]]
    return asking.label("add", unit=asking.seen.unit(args[0]), n=seen.counters, most=seen.cost)


def _complete(asking: Asking, args: Sequence[int]) -> str:
    location = asking.names.card(asking.seen.units[args[0]].cards[-1]).kind == "location"
    key = "complete location" if location else "complete mission"
    return asking.label(key, unit=asking.seen.unit(args[0]))


def _deploy(asking: Asking, args: Sequence[int]) -> str:
    return asking.label("deploy second" if _is_second(asking, args[0]) else "deploy", unit=asking.seen.unit(args[0]))


def _is_second(asking: Asking, n: int) -> bool:
    """Whether a finished unit is a unique of which its player has another at the table (SW-STACK-3)."""
    unit = asking.seen.units[n]
    card = asking.names.card(unit.cards[-1])
    return bool(card.version) and any(
        other.id != n and other.seat == unit.seat and other.place != "built" and other.cards
        and asking.names.card(other.cards[-1]).name == card.name
        for other in asking.seen.units.values()
    )  # fmt: skip


def _unit(asking: Asking, args: Sequence[int]) -> str:
    return asking.seen.unit(args[0])


def _board(asking: Asking, args: Sequence[int]) -> str:
    return asking.label("board", unit=asking.seen.unit(args[0]), ship=asking.seen.unit(args[1]))


def _leave(asking: Asking, args: Sequence[int]) -> str:
    return asking.label("leave build" if args[1] else "leave", unit=asking.seen.unit(args[0]))


def _top(asking: Asking, args: Sequence[int]) -> str:
    return asking.label("top", card=asking.names.name(asking.seen.units[args[0]].cards[args[1]]))


def _use(asking: Asking, args: Sequence[int]) -> str:
    """An activated ability: with its unit where another might be meant."""
    seen = asking.seen.units.get(args[0])
    one = next((each for each in seen.abilities if each.n == args[1]), None) if seen is not None else None
    said = abilities.ability(asking.names.card(one.card), one.place, asking.lang) if one is not None else ""
    if not said:
        return asking.label("ability", unit=asking.seen.unit(args[0]))
    decision = asking.decision
    users = {option.args[0] for option in decision.options if option.verb == "use"}
    # Whom the question names already: who acts, whom the damage is about to hit.
    named = {"act": decision.about[:1], "window:prevent": _hit(asking)}.get(decision.kind, ())
    return said if users == set(named) else asking.label("of", unit=asking.seen.unit(args[0]), what=said)


def _hit(asking: Asking) -> list[int]:
    """The units that the damage which waits last is about to hit."""
    waiting = [one for one in asking.view.pending if one.what == "damage"]
    return [n for one in waiting[-1:] for n, _ in one.parts]


def _play(asking: Asking, args: Sequence[int]) -> str:
    """A Battle card in one of its ways."""
    name = asking.names.name(args[0])
    said = abilities.play(asking.names.card(args[0]), args[1], asking.lang)
    return asking.label("of", unit=name, what=said) if said else name


def _divide(asking: Asking, args: Sequence[int]) -> str:
    return asking.label("divide", unit=asking.seen.unit(args[0]), n=args[1])


def _pair(asking: Asking, args: Sequence[int]) -> str:
    return asking.label("pair", a=asking.seen.unit(args[1]), b=asking.seen.unit(args[2]))


def _bid(asking: Asking, args: Sequence[int]) -> str:
    about = asking.decision.about
    kept = asking.decision.kind == "bid" and len(about) > 3 and args[0] == about[2 + asking.decision.seat]
    return asking.label("bid keep" if kept else "bid", n=asking.seen.force(args[0]))


def _trigger(asking: Asking, args: Sequence[int]) -> str:
    return asking.label("trigger", card=asking.names.name(args[2]))


def _die(asking: Asking, args: Sequence[int]) -> str:
    return asking.label("die", n=args[0] + 1, face=args[1])


def _arena(asking: Asking, args: Sequence[int]) -> str:
    return word(ARENA_LABELS[ARENA_ORDER[args[0]]], asking.lang)


def _type(asking: Asking, args: Sequence[int]) -> str:
    return word(TYPE_LABELS[CARD_TYPES[args[0]]], asking.lang)


def _number(asking: Asking, args: Sequence[int]) -> str:
    """A number: of what, as the question says it."""
    n, key = args[0], asking.decision.kind
    if key == "counters":
        seen = asking.seen.units[asking.decision.about[1]]
        total, most = seen.counters + n, seen.cost
        key = "counters" if total < most else "counters done" if total == most else "counters over"
        return asking.label(key, n=asking.seen.counted("counters", n), total=total, most=most, over=total - most)
    if key == "choose:one":
        card = asking.names.card(asking.source())
        one = alternatives(card, len(asking.decision.options))
        said = abilities.step(card, one.steps[n - 1], asking.lang) if one is not None else ""
        return said or asking.label("way", n=n)
    if key == "choose:upkeep" and n == 0:  # it need not be paid (SW-KW-UPKEEP-5)
        return asking.label("free")
    if key == "choose:upkeep":
        card = asking.names.card(asking.source())
        due = upkeep(card)
        said = abilities.step(card, due.costs[n - 1], asking.lang) if due is not None and n <= len(due.costs) else ""
        return said or asking.label("way", n=n)
    if key == "choose:prevent":
        return asking.label("prevent", n=n)
    if key == "choose:number":
        end = aim(asking.names.card(asking.source()), key)
        return asking.seen.counted(end, n) if end else str(n)
    return str(n)


# ---- and what it is about


def _nothing(asking: Asking, args: Sequence[int]) -> Subject:
    return (0, 0, NO_CARD)


def _doer(asking: Asking, args: Sequence[int]) -> Subject:
    return (args[0], 0, NO_CARD)


def _both(asking: Asking, args: Sequence[int]) -> Subject:
    return (args[0], args[1], NO_CARD)


def _from_hand(asking: Asking, args: Sequence[int]) -> Subject:
    return (0, 0, args[0])


def _asker(asking: Asking, args: Sequence[int]) -> Subject:
    return (asking.asks(), 0, NO_CARD)


def _stacked(asking: Asking, args: Sequence[int]) -> Subject:
    return (0, args[1], args[0]) if asking.decision.kind == "setup" else (args[0], args[1], NO_CARD)


def _chosen_unit(asking: Asking, args: Sequence[int]) -> Subject:
    return (asking.asks(), args[0], NO_CARD) if asking.decision.kind.startswith("choose:") else (args[0], 0, NO_CARD)


def _all_on_one(asking: Asking, args: Sequence[int]) -> Subject:
    decision = asking.decision
    return (decision.about[0], asking.view.strike.defender, NO_CARD) if decision.kind == "overkill" else (0, 0, NO_CARD)


def _bidders(asking: Asking, args: Sequence[int]) -> Subject:
    about, seat = asking.decision.about, asking.decision.seat
    return (about[seat], about[1 - seat], NO_CARD)


class Wording(NamedTuple):
    """How an option is said, and what it is about."""

    write: Writer
    about: Finder


OPTIONS: Final[Mapping[str, Wording]] = {
    # what is done: in setup, in a build and a retreat step, in a chance, by the unit that acts
    "put": Wording(partial(_new, key="put"), _from_hand),
    "partial": Wording(partial(_new, key="partial"), _from_hand),
    "start": Wording(partial(_new, key="start"), _from_hand),
    "add": Wording(_add, _doer),
    "deploy": Wording(_deploy, _doer),
    "keep": Wording(_of_unit("keep"), _doer),
    "complete": Wording(_complete, _doer),
    "return": Wording(_of_unit("return"), _doer),
    "stack": Wording(_stack, _stacked),
    "top": Wording(_top, lambda asking, args: (args[0], 0, asking.seen.units[args[0]].cards[args[1]])),
    "board": Wording(_board, _both),
    "leave": Wording(_leave, _doer),
    "retreat": Wording(_of_unit("retreat"), _doer),
    "use": Wording(_use, _doer),
    "play": Wording(_play, _from_hand),
    "attack": Wording(_of_unit("attack", 1), _both),
    "bombard": Wording(_of_unit("bombard", 1), _both),
    "ion cannon": Wording(_of_unit("ion cannon", 1), _both),
    "rest": Wording(_plain("rest"), _doer),
    "pass": Wording(_plain("pass"), _nothing),
    "done": Wording(_done, _nothing),
    # what is chosen
    "yes": Wording(_plain("yes"), _asker),
    "no": Wording(_plain("no"), _asker),
    "none": Wording(_none, _all_on_one),
    "card": Wording(_card, lambda asking, args: (asking.asks(), 0, args[0])),
    "unit": Wording(_unit, _chosen_unit),
    "divide": Wording(_divide, lambda asking, args: (asking.decision.about[0], args[0], NO_CARD)),
    "pair": Wording(_pair, lambda asking, args: (args[1], args[2], NO_CARD)),
    "bid": Wording(_bid, _bidders),
    "trigger": Wording(
        _trigger, lambda asking, args: (args[1] if args[1] in asking.seen.units else 0, 0, args[2])
    ),  # a unit that was discarded is gone
    "die": Wording(_die, _asker),
    "arena": Wording(_arena, _asker),
    "type": Wording(_type, _asker),
    "number": Wording(_number, _asker),
}
"""By the verb of an option."""


KINDS: Final = (*QUESTIONS, *PURPOSES)
"""Every kind of question that has words, by the decision's kind."""
