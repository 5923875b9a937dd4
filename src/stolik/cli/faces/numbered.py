"""Questions with numbered options in a terminal: moves like "3" or "1 4 4", options found by their words."""

from __future__ import annotations

import re
import unicodedata
from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from stolik.cli.faces import Face, Typed
from stolik.cli.output import clean
from stolik.cli.words import say
from stolik.decks.deck import fold

if TYPE_CHECKING:
    from stolik.kernel.decision import Option

_NUMBERS = re.compile(r"\d{1,4}(?:[\s,;+、]+\d{1,4})*")


class NumberedFace(Face):
    """A table at which every question is a list of numbered options. A game says what is asked and what the options are
    called; `turn` is the kind of question that is a whole turn, "" where there is none."""

    turn: str = ""

    @abstractmethod
    def question(self, view: Any) -> str:
        """What is asked, in one sentence."""

    @abstractmethod
    def labels(self, view: Any) -> Sequence[str]:
        """The options in words, in their order."""

    def headline(self, view: Any, name: str, alone: bool) -> str:
        """What is asked."""
        if view.decision is None:
            return super().headline(view, name, alone)
        prompt = self.question(view)
        if view.decision.kind == self.turn and not alone:
            return super().headline(view, name, alone)
        return prompt if alone else f"{name}: {prompt}"

    def menu(self, view: Any, width: int) -> list[Text]:
        """The options, numbered."""
        decision = view.decision
        if decision is None:
            return []
        lines = []
        for n, label in enumerate(self.labels(view), 1):
            count = decision.counts[n - 1] if decision.counts else 1
            lines.append(Text(f"{n:>3}  ", "bold").append(label).append(f" ×{count}" if count > 1 else "", "dim"))
        return lines

    def prompt(self, view: Any, half: int | None) -> str:
        """How many numbers are asked for."""
        decision = view.decision
        assert decision is not None
        if not decision.most:
            return say("pick_nothing", self.lang)
        if decision.least == decision.most == 1:
            offered = len(decision.options)
            return say("pick_only", self.lang) if offered == 1 else say("pick", self.lang, n=offered)
        amount = str(decision.most) if decision.least == decision.most else f"{decision.least}–{decision.most}"
        return say("pick_some" if decision.least == 0 else "pick_these", self.lang, n=amount)

    def read(self, line: str, view: Any, half: int | None) -> Typed:
        """Numbers of the options, "0" for none of them, or words of one label."""
        decision = view.decision
        assert decision is not None
        said = unicodedata.normalize("NFKC", line).strip()
        if _NUMBERS.fullmatch(said):
            numbers = [int(number) for number in re.findall(r"\d+", said)]
            if numbers == [0]:
                return Typed(picks=())
            if all(1 <= number <= len(decision.options) for number in numbers):
                return Typed(picks=tuple(number - 1 for number in numbers))
            return Typed(wrong=say("pick_none", self.lang, what=clean(said[:40])))
        labels = self.labels(view)
        found = self._speaking(labels, said)
        if len(found) == 1:
            return Typed(picks=(found[0],))
        if not found:
            return Typed(wrong=say("pick_none", self.lang, what=clean(said[:40])))
        which = " · ".join(f"{n + 1} {labels[n]}" for n in found[:6])
        return Typed(wrong=say("pick_many", self.lang, what=which))

    def seek(self, words: str, intents: Sequence[Option], view: Any) -> list[Option] | None:
        """All intents whose labels have these words."""
        if not words or view.decision is None:
            return []
        return [intents[n] for n in self._speaking([self.say(intent, view) for intent in intents], words)]

    def meant(self, word: str) -> Sequence[str]:
        """What a folded word may stand for in a label, folded: itself, and what it is a word of in another language."""
        return (word,)

    def _speaking(self, labels: Sequence[str], words: str) -> list[int]:
        """The labels that have all these words, in any case and width."""
        meant = [self.meant(folded) for one in words.split() if (folded := fold(one))]
        return [
            n for n, label in enumerate(map(fold, labels)) if all(any(map(label.__contains__, one)) for one in meant)
        ]
