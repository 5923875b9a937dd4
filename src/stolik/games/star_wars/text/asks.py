"""What a player at a Star Wars table is asked: one sentence for the question, a label for each option, what each option
is about, and for a chance to play or pass what it is for.

Everything is read from the decision and from the view of the seat that is asked, so that nothing else can be told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from stolik.games.star_wars.ast.nodes import ARENAS as ARENA_ORDER
from stolik.games.star_wars.text import abilities
from stolik.games.star_wars.text.aims import aim, alternatives, offered
from stolik.games.star_wars.text.chances import Chance, Chances
from stolik.games.star_wars.text.grammar.asks import ENDS, LABELS, NOUNS, PURPOSES, QUESTIONS
from stolik.games.star_wars.text.seen import Seen, label
from stolik.games.star_wars.text.table import ARENA_LABELS, Names
from stolik.text.numbers import CATEGORIES, plural
from stolik.text.phrase import typeset
from stolik.text.table import word

NO_CARD: Final = -1
Subject = tuple[int, int, int]
"""What an option is about: the id of the unit that does it or 0, that of the unit it is done to or 0, and a card of the
hand, of a pile or of a stack, as its kind, or -1."""

_ABOUT_SOURCE: Final = ("arena", "bid", "done", "number", "yes", "no", "die")
"""Verbs whose option is about the thing that asks."""
_ON_CARDS: Final = ("card", "put", "partial", "start", "play")
"""Verbs whose first number is a card."""
_ON_PAIRS: Final = ("attack", "bombard", "ion cannon", "board")
"""Verbs with two units: who does it, and to whom."""


class Asking:
    """A question about a view, in one language. `decision` is the view's own."""

    def __init__(self, decision: Any, view: Any, names: Names, lang: str) -> None:
        self.decision = decision
        self.view = view
        self.names = names
        self.lang = lang
        self.seen = Seen(view, decision.seat, names, lang)
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
        source = self._source()
        if source == NO_CARD:
            return said
        return f"{self.names.name(source)}{'：' if self.lang == 'ja' else ': '}{said}"

    def chance(self) -> Chance | None:
        """What a chance to play or pass is for; None for other questions."""
        return self.chances.chance() if self.decision.kind.startswith("window:") else None

    def _source(self) -> int:
        """The card that asks, or NO_CARD."""
        about = self.decision.about
        return about[0] if self.decision.kind.startswith(("choose:", "look")) and about else NO_CARD

    def _variant(self, key: str) -> str:
        """Which wording of a question fits: by what a number counts, by what is offered, by what is known."""
        if key == "choose:number":
            return f"{key} {aim(self.names.card(self._source()), key)}".strip()
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
        source = self._source()
        done = offered(self.names.card(source)) if source != NO_CARD else None
        return abilities.whole(self.names.card(source), done, self.lang) if done is not None else ""

    def _values(self, key: str) -> dict[str, Any]:
        """What a question speaks of."""
        about, view, seen = self.decision.about, self.view, self.seen
        own = view.seats[self.decision.seat]
        values: dict[str, Any] = {"what": self._offer(), "n": self.decision.most, "points": own.points}
        values["spent"], values["most"] = own.spent, view.options["setup_points"]
        values["left"] = values["most"] - own.spent
        unit = {"counters": 1, "choose:prevent": 1, "act": 0, "refit": 0, "bid": self.decision.seat}.get(key)
        if unit is not None:
            values["unit"] = seen.unit(about[unit])
        if key == "bid":
            values["mine"], values["theirs"] = (
                (about[2 + self.decision.seat], about[3 - self.decision.seat]) if len(about) > 3 else (0, 0)
            )
        if key == "overkill":
            values["unit"] = seen.unit(view.strike.defender)
        return values

    def _choose(self, key: str) -> str:
        """A question for so many things, and what for. Raises KeyError for an unknown one."""
        decision, lang = self.decision, self.lang
        end = aim(self.names.card(decision.about[0]), key) if decision.about else ""
        purpose = word(ENDS[end] if end in ENDS else PURPOSES[end or key], lang)
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
        name, unit, kind = self.names.name, self.seen.unit, self.decision.kind
        match verb:
            case "yes" | "no" | "pass" | "rest":
                return self.label(verb)
            case "done":
                key = f"{verb} {kind}"
                return self.label(key if key in LABELS else verb)
            case "none":
                return self.label("none overkill", unit=unit(self.view.strike.defender))
            case "card":
                return name(args[0])
            case "put" | "partial" | "start":
                card = self.names.card(args[0])
                left = self._values(kind)["left"]
                counted = self.seen.counted
                costs, needs, gets = (
                    counted("points", card.cost),
                    counted("counters", card.cost),
                    counted("counters", left),
                )
                return self.label(verb, card=name(args[0]), n=card.cost, points=costs, counters=needs, gets=gets)
            case "stack" if kind == "setup":
                return self.label("stack top" if args[2] else "stack under", unit=name(args[0]))
            case "stack":
                return self.label("stack top" if args[2] else "stack under", unit=unit(args[0]))
            case "add":
                seen = self.seen.units[args[0]]
                return self.label("add", unit=unit(args[0]), n=seen.counters, most=seen.cost)
            case "complete":
                lies = self.names.card(self.seen.units[args[0]].cards[-1]).kind
                return self.label("complete location" if lies == "location" else "complete mission", unit=unit(args[0]))
            case "deploy" if self._is_second(args[0]):
                return self.label("deploy second", unit=unit(args[0]))
            case "deploy" | "keep" | "return" | "retreat" | "attack" | "bombard" | "ion cannon":
                return self.label(verb, unit=unit(args[1] if verb in _ON_PAIRS else args[0]))
            case "unit":
                return unit(args[0])
            case "board":
                return self.label("board", unit=unit(args[0]), ship=unit(args[1]))
            case "leave":
                return self.label("leave build" if args[1] else "leave", unit=unit(args[0]))
            case "top":
                return self.label("top", card=name(self.seen.units[args[0]].cards[args[1]]))
            case "use":
                return self._use(args)
            case "play":
                return self._play(args)
            case "divide":
                return self.label("divide", unit=unit(args[0]), n=args[1])
            case "pair":
                return self.label("pair", a=unit(args[1]), b=unit(args[2]))
            case "bid":
                about = self.decision.about
                kept = kind == "bid" and len(about) > 3 and args[0] == about[2 + self.decision.seat]
                return self.label("bid keep" if kept else "bid", n=self.seen.force(args[0]))
            case "trigger":
                return self.label("trigger", card=name(args[2]))
            case "die":
                return self.label("die", n=args[0] + 1, face=args[1])
            case "arena":
                return word(ARENA_LABELS[ARENA_ORDER[args[0]]], self.lang)
            case "number":
                return self._number(args[0])
        raise KeyError(verb)

    def _is_second(self, n: int) -> bool:
        """Whether a finished unit is a unique of which its player has another at the table (SW-STACK-3)."""
        unit = self.seen.units[n]
        card = self.names.card(unit.cards[-1])
        return bool(card.version) and any(
            other.id != n and other.seat == unit.seat and other.place != "built" and other.cards
            and self.names.card(other.cards[-1]).name == card.name
            for other in self.seen.units.values()
        )  # fmt: skip

    def _use(self, args: Sequence[int]) -> str:
        """An activated ability: with its unit where another might be meant."""
        seen = self.seen.units.get(args[0])
        one = next((each for each in seen.abilities if each.n == args[1]), None) if seen is not None else None
        said = abilities.ability(self.names.card(one.card), one.place, self.lang) if one is not None else ""
        if not said:
            return self.label("ability", unit=self.seen.unit(args[0]))
        users = {option.args[0] for option in self.decision.options if option.verb == "use"}
        # Whom the question names already: who acts, whom the damage is about to hit.
        named = {"act": self.decision.about[:1], "window:prevent": self._hit()}.get(self.decision.kind, ())
        return said if users == set(named) else self.label("of", unit=self.seen.unit(args[0]), what=said)

    def _hit(self) -> list[int]:
        """The units that the damage which waits last is about to hit."""
        waiting = [one for one in self.view.pending if one.what == "damage"]
        return [n for one in waiting[-1:] for n, _ in one.parts]

    def _play(self, args: Sequence[int]) -> str:
        """A Battle card in one of its ways."""
        said = abilities.play(self.names.card(args[0]), args[1], self.lang)
        return self.label("of", unit=self.names.name(args[0]), what=said) if said else self.names.name(args[0])

    def _number(self, n: int) -> str:
        """A number: of what, as the question says it."""
        key = self.decision.kind
        if key == "counters":
            seen = self.seen.units[self.decision.about[1]]
            total, most = seen.counters + n, seen.cost
            key = "counters" if total < most else "counters done" if total == most else "counters over"
            return self.label(key, n=self.seen.counted("counters", n), total=total, most=most, over=total - most)
        if key == "choose:one":
            card = self.names.card(self._source())
            one = alternatives(card, len(self.decision.options))
            said = abilities.step(card, one.steps[n - 1], self.lang) if one is not None else ""
            return said or self.label("way", n=n)
        if key == "choose:prevent":
            return self.label("prevent", n=n)
        if key == "choose:number":
            end = aim(self.names.card(self._source()), key)
            return self.seen.counted(end, n) if end else str(n)
        return str(n)

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
        return [self._subject(option.verb, option.args) for option in self.decision.options]

    def _subject(self, verb: str, args: Sequence[int]) -> Subject:
        about, kind = self.decision.about, self.decision.kind
        asks = about[1] if kind.startswith("choose:") or kind == "counters" else 0
        if verb in _ON_CARDS:
            return (0 if verb != "card" else asks, 0, args[0])
        if verb in _ON_PAIRS:
            return (args[0], args[1], NO_CARD)
        match verb:
            case "stack" if kind == "setup":
                return (0, args[1], args[0])
            case "stack":
                return (args[0], args[1], NO_CARD)
            case "divide":
                return (about[0], args[0], NO_CARD)
            case "pair":
                return (args[1], args[2], NO_CARD)
            case "bid":
                return (about[self.decision.seat], about[1 - self.decision.seat], NO_CARD)
            case "trigger":
                return (args[1], 0, args[2])
            case "top":
                return (args[0], 0, self.seen.units[args[0]].cards[args[1]])
            case "unit" if kind.startswith("choose:"):
                return (asks, args[0], NO_CARD)
            case "none":
                return (about[0], self.view.strike.defender, NO_CARD) if kind == "overkill" else (0, 0, NO_CARD)
            case "pass" | "done":
                return (0, 0, NO_CARD)
            case _ if verb in _ABOUT_SOURCE:
                return (asks, 0, NO_CARD)
        return (args[0] if args else 0, 0, NO_CARD)


KINDS: Final = (*QUESTIONS, *PURPOSES)
"""Every kind of question that has words, by the decision's kind."""
