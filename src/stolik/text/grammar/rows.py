"""Steps and sentences in a row, as the texts of every card game say them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from stolik.cardgame.ast import Do
from stolik.text.trees import Constants, Family, Unsayable, Writer


def steps_of(tree: Any) -> tuple[Any, ...]:
    """The steps of a `Do`, or the one step that there is."""
    return tree.steps if isinstance(tree, Do) else (tree,)


def flat(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """The steps, with those of every `Do` among them in its place."""
    return tuple(inner for step in steps for inner in (flat(step.steps) if isinstance(step, Do) else (step,)))


def whole(steps: tuple[Any, ...]) -> Any:
    """The steps as one: a `Do` of them, a single one as it is."""
    return steps[0] if len(steps) == 1 else Do(steps)


def grouped(steps: tuple[Any, ...], out: Writer, most: int) -> Iterator[Any]:
    """The steps, those that one phrase says together (at most so many) in a `Do`.

    What is written of a group before the next is asked for counts for that."""
    at = 0
    while at < len(steps):
        sizes = range(min(most, len(steps) - at), 1, -1)
        size = next((n for n in sizes if _are_one_phrase(steps[at : at + n], out)), 1)
        yield whole(steps[at : at + size])
        at += size


def _are_one_phrase(steps: tuple[Any, ...], out: Writer) -> bool:
    chosen = out.chosen
    try:
        out.write("step", Do(steps))
    except Unsayable:
        return False
    finally:
        out.chosen = chosen
    return True


class Steps(Family):
    """Single steps. What was chosen last is remembered for the pronouns: `chosen` gives what a step chooses, if any."""

    def __init__(self, constants: Constants, chosen: Callable[[Any], Any]) -> None:
        super().__init__(constants)
        self._chosen = chosen

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The clause; asked for an "offer" in Polish as it stands behind "możesz"."""
        text = self._offer(value, out) if spec == "offer" and out.lang == "pl" else super().write(value, spec, out)
        out.chosen = self._chosen(value) or out.chosen
        return text

    def _offer(self, value: Any, out: Writer) -> str:
        """A step that is no order is brought about ("sprawić, że …")."""
        chosen = out.chosen
        order = super().write(value, "", out)
        out.chosen = chosen
        offer = super().write(value, "inf", out)
        return offer if offer != order else f"sprawić, że {offer}"


STOP = {"en": ".", "pl": ".", "ja": "。"}
"""What ends a sentence."""


class Sentences(Family):
    """Sentences with their full stops, a tuple. `of` is the category that writes one of them, `together` says what one
    sentence says of the tuple; `asked`: the first is asked for what the whole is."""

    def __init__(
        self,
        constants: Constants,
        of: str,
        together: Callable[[Any, Writer], Iterable[Any]] = lambda value, _: value,
        asked: bool = False,
    ) -> None:
        super().__init__(constants)
        self._of = of
        self._together = together
        self._asked_first = asked

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The sentences, not yet with capitals. Raises `Unsayable`."""
        said = []
        for n, each in enumerate(self._together(value, out)):
            said.append(out.write(self._of, each, spec if self._asked_first and not n else "") + STOP[out.lang])
        return ("" if out.lang == "ja" else " ").join(said)

    def in_a_row(self, name: str, one: str, parts: Callable[[Any], tuple[Any, ...]] = lambda one: (one,)) -> None:
        """Read one sentence behind the other, up to the end of the text: each `one`, and then more of this category,
        whose name is given; `parts` are what a sentence adds to the tuple."""
        self.means(parts, "{one}.{end}", usual=True, one=one)
        self.means(lambda one, rest: (*parts(one), *rest), "{one}. {rest}", usual=True, one=one, rest=name)
