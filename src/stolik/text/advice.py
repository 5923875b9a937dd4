"""What somebody is told who asks what to do: how options are called and grouped, and why one of them is good.

A game brings a subclass (`Game.advice`) with reasons of its own. Whatever it does not say has a fallback here, from the
game's `Words`, so that a game without a line of its own is advised as well.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol, TypeVar

from stolik.text.table import BETWEEN, Wording, word

T = TypeVar("T")

ASKED: Final = "asked"
"""The group of what a question offers that is no turn, or of all where nothing tells groups apart."""
HAND: Final = "hand"
PLAY: Final = "play"
REST: Final = "rest"
GROUPS: Final[dict[str, Wording]] = {
    ASKED: ("To choose from", "Do wyboru", "選べるもの"),
    HAND: ("Your hand", "Twoja ręka", "手札"),
    PLAY: ("In play", "W grze", "場"),
    REST: ("The rest", "Pozostałe", "その他"),
}
"""What options are about, in the order in which a player thinks of them."""
SAID: Final[dict[str, Wording]] = {
    "would": ("Hint: {what}", "Podpowiedź: {what}", "ヒント：{what}"),
    "nothing": ("nothing", "nic", "何も選ばない"),
    "folded": ("{what} (×{n})", "{what} (×{n})", "{what}（×{n}）"),
    "wins": ("It wins the game.", "To wygrywa partię.", "それで勝ちです。"),
    "best": (
        "The computer rates nothing else that could be done higher.",
        "Komputer niczego innego nie ocenia wyżej.",
        "コンピューターの評価で、これを上回る手はありません。",
    ),
    "played": (
        "Played on by chance it wins {won} of {games} games, the next best answer {other}.",
        "W partiach rozegranych dalej losowo wygrywa {won} z~{games}, druga najlepsza odpowiedź {other}.",
        "ランダムに最後まで進めると{games}回中{won}回勝ちます。次によい答えは{other}回です。",
    ),
}


class Future(Protocol):
    """One way in which an answer may come out, as far as the seat that gives it sees it."""

    @property
    def chance(self) -> Fraction:
        """How likely it is in its world."""

    @property
    def events(self) -> Sequence[dict[str, Any]]:
        """What happens, as JSON data."""

    @property
    def view(self) -> Any:
        """What is seen then."""

    @property
    def returns(self) -> Sequence[int] | None:
        """How the game ended, by seat; None where it goes on."""


class Prospect(Protocol):
    """An answer that somebody would give, and what may be asked about it and about the other answers. Answers are
    tuples of options, by default the one that is advised."""

    @property
    def picks(self) -> tuple[Any, ...]:
        """The answer that is advised."""

    def known(self, of: Callable[[Future], T], picks: tuple[Any, ...] | None = None, worlds: int = ...) -> T | None:
        """What `of` says of what comes, where it is the same however luck falls and whatever lies hidden; else None."""

    def chance(self, test: Callable[[Future], bool], picks: tuple[Any, ...] | None = None) -> Fraction | None:
        """How likely that is which `test` asks, where it is the same whatever lies hidden; else None."""

    def cases(self, of: Callable[[Future], T], picks: tuple[Any, ...] | None = None) -> list[T]:
        """Everything that `of` may say as luck falls, each once, where that is the same whatever lies hidden; else
        nothing."""

    def singles(self) -> Sequence[tuple[Any, ...]]:
        """Every answer of one option."""

    def worst(self, of: Callable[[Future], float], picks: tuple[Any, ...] | None = None) -> float | None:
        """The lowest that `of` says after the other side's next answer; None where that is not asked for."""

    def played(self) -> tuple[int, int, int] | None:
        """Of so many games that were played on by chance, how many the answer won, and how many the next best; None
        where the bot did not think so."""


class Advice:
    """A position in which somebody is asked, in one language: `view` is theirs, with its decision; `people` are the
    names of all seats.

    `general` are rules whose refusals are said by the rule alone, so that those of many things are one line; `stray`
    those that only say of two things that they do not belong together, and stand back behind any other reason; `first`
    those that say that something else is asked first, which goes without saying where it is."""

    general: frozenset[str] = frozenset()
    stray: frozenset[str] = frozenset()
    first: frozenset[str] = frozenset()

    def __init__(self, game: Any, view: Any, people: Sequence[str], lang: str) -> None:
        self.game = game
        self.view = view
        self.decision = view.decision
        self.seat: int = view.decision.seat
        self.people = tuple(people)
        self.lang = lang

    # ---- names

    def options(self) -> list[str]:
        """What each option of the question is called, as its button says it."""
        return [self.intent(one.verb, one.args) for one in self.decision.options]

    def intent(self, verb: str, args: Sequence[int]) -> str:
        """What an intent is called, offered or not."""
        said: str = self.game.words.label(verb, args, self.view, self.people, self.lang)
        return said

    def short(self, verb: str, args: Sequence[int]) -> str:
        """The same where it is refused: the thing alone, if that is clear."""
        return self.intent(verb, args)

    def thing(self, verb: str, args: Sequence[int]) -> Hashable:
        """What an intent is done with: of equal things one may be folded into the other."""
        return tuple(args)

    def folded(self, verb: str, many: Sequence[Sequence[int]]) -> str:
        """Many options of one thing as one."""
        return self.say("folded", what=self.short(verb, many[0]), n=len(many))

    def group(self, verb: str, args: Sequence[int]) -> str:
        """The group of an intent, one of GROUPS; by itself all are one, since nothing says where its things lie."""
        return ASKED

    def groups(self) -> dict[str, str]:
        """The groups by their titles, in their order."""
        return {key: word(row, self.lang) for key, row in GROUPS.items()}

    @property
    def turn(self) -> bool:
        """Whether what is asked is what to do, and not something that a deed or an effect asks."""
        return True

    # ---- what is advised

    def would(self, positions: Sequence[int]) -> str:
        """What to answer, in one sentence. Whose advice it is says nothing to whoever never met that bot."""
        return self.say("would", what=self.answer(positions))

    def answer(self, positions: Sequence[int]) -> str:
        """An answer by its options, equal ones counted."""
        labels, counts = self.options(), dict[int, int]()
        for n in positions:
            counts[n] = counts.get(n, 0) + 1
        listed = [f"{count} × {labels[n]}" if count > 1 else labels[n] for n, count in counts.items()]
        return BETWEEN[self.lang].join(listed) if listed else self.say("nothing")

    def why(self, prospect: Prospect) -> str:
        """One reason for an answer, in a sentence: where none can be named, that it was rated highest."""
        if prospect.known(lambda one: one.returns is not None and one.returns[self.seat] > 0):
            return self.say("wins")
        return self.reason(prospect) or self.say("best")

    def reason(self, prospect: Prospect) -> str:
        """The same where the answer does not win at once. By itself: how it fared where a bot played on by chance."""
        games, won, other = prospect.played() or (0, 0, 0)
        return self.say("played", games=games, won=won, other=other) if won > other else ""

    def say(self, key: str, **values: Any) -> str:
        """A phrase of all games in the language. Raises KeyError."""
        return word(SAID[key], self.lang).format(**values)
