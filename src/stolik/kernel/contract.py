"""The suite that any game must pass, part of the package so that plug-ins can run it (architecture: The contract).

    from stolik.kernel.contract import check
    check(rules, setups, seed=1, games=20)

It plays random games over the given setups and holds, at every decision or at a stated rhythm, what the kernel promises
of a game. Every failure raises ContractError that says which promise, in which game, at which decision.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from .agenda import answer
from .codec import from_data, to_data, write
from .decision import Answer, Decision, IllegalAnswer, Option
from .event import Event
from .luck import derive, seed_luck, step
from .rules import Rules, SetupError
from .state import Setup, State
from .unknown import found_by_worlds, reshuffle

S = TypeVar("S", bound=State)

DEALS = 12
"""How often what nobody knows is dealt anew, to see that it does not stay."""

STRANGE = (Option.foreign("no such verb"), Option.foreign("no such verb", (1, 2, 3)))


class ContractError(AssertionError):
    """A promise that a game does not keep."""


class Choice:
    """Draws answers, the same for the same seed: uniform over how many to pick, then over what is left to pick."""

    def __init__(self, seed: int) -> None:
        self._luck = seed_luck(seed)

    def below(self, n: int) -> int:
        """A number in 0..n-1."""
        self._luck, value = step(self._luck, n)
        return value

    def answer(self, decision: Decision) -> Answer:
        """A legal answer to `decision`."""
        size = decision.least + self.below(decision.most - decision.least + 1)
        for _ in range(100):
            picks = [self.below(len(decision.options)) for _ in range(size)]
            if decision.permits(picks):
                return decision.at(picks)
        answers = decision.answers()
        return next(answers)


class Trial(Generic[S]):
    """One random game under test, and where it stands. `picks` are the answers so far, as places among the options."""

    def __init__(self, rules: Rules[S], setup: Setup, seed: int, limit: int) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.limit = limit
        self.n = 0
        self.picks: list[list[int]] = []
        self.state = rules.new(setup, seed)

    def hold(self, promise: bool, what: str) -> None:
        """Raise ContractError with the place unless `promise`."""
        if not promise:
            raise ContractError(f"{self.rules.name}, seed {self.seed}, decision {self.n}: {what}")

    def decisions(self) -> Iterator[Decision]:
        """Each decision of the game; the caller answers nothing, random answers are given between."""
        choice = Choice(derive(self.seed, 7))
        while (decision := self.state.decision) is not None:
            self.hold(self.n < self.limit, f"the game has not ended after {self.limit} decisions")
            yield decision
            given = choice.answer(decision)
            self.picks.append([decision.options.index(option) for option in given])
            answer(self.rules, self.state, given)
            self.n += 1

    def seats(self) -> tuple[int | None, ...]:
        """Every seat, and the spectator."""
        return (*range(self.state.fixed.seats), None)


Check = Callable[[Trial[Any], Decision], None]


def is_asked(game: Trial[Any], decision: Decision) -> None:
    """A question has options, a seat that exists, and at least one legal answer."""
    game.hold(0 <= decision.seat < game.state.fixed.seats, f"seat {decision.seat} is asked")
    game.hold(0 <= decision.least <= decision.most, "least and most are no range")
    game.hold(next(decision.answers(), None) is not None, "no answer is legal")
    game.hold(len(set(decision.options)) == len(decision.options), "an option is offered twice")
    game.hold(decision.counts is None or len(decision.counts) == len(decision.options), "counts and options differ")


def refuses_strangers(game: Trial[Any], decision: Decision) -> None:
    """An answer that is not offered raises and changes nothing."""
    key = game.state.key()
    too_many = decision.options[:1] * (decision.most + 1)
    for bad in ((STRANGE[0],), (STRANGE[1],), too_many):
        if not bad:
            continue  # nothing is offered, and nothing may be answered
        try:
            answer(game.rules, game.state, bad)
        except IllegalAnswer:
            pass
        else:
            game.hold(False, f"{bad!r} was taken")
    game.hold(game.state.key() == key, "a refused answer changed the state")


def clones(game: Trial[Any], decision: Decision) -> None:
    """A clone plays on without touching the original, and both ways come out the same."""
    key = game.state.key()
    first, second = game.state.clone(), game.state.clone()
    picks = Choice(game.n).answer(decision)
    answer(game.rules, first, picks)
    game.hold(game.state.key() == key, "playing a clone changed the original")
    answer(game.rules, second, picks)
    game.hold(first.key() == second.key(), "two clones came out differently")


def travels(game: Trial[Any], decision: Decision) -> None:
    """The state survives JSON text, and plays on the same."""
    text = json.dumps(to_data(game.state))
    back = from_data(json.loads(text), game.state.fixed)
    game.hold(back.key() == game.state.key(), "the state changed in its JSON round trip")
    same = game.state.clone()
    picks = Choice(game.n).answer(decision)
    answer(game.rules, same, picks)
    answer(game.rules, back, picks)
    game.hold(back.key() == same.key(), "a state read from JSON plays on differently")


def seen(game: Trial[Any], s: State, seat: int | None) -> Any:
    """All that `seat` is told in `s`, as comparable data: its view, its options, and every refusal."""
    view = game.rules.view(s, seat)
    fields = {name: getattr(view, name) for name in view.__dataclass_fields__ if name != "decision"}
    decision = view.decision
    told = None if decision is None else write(decision)
    why: list[Any] = []
    if seat is not None:
        for intent in game.rules.intents(s, seat):
            why.append((intent.verb, intent.args, game.rules.why_not(s, seat, intent)))
            facts = game.rules.facts(s, seat, intent)
            why.append([(key, facts[key]) for key in sorted(facts)])
    return fields, told, why


def leaks_nothing(game: Trial[Any], decision: Decision) -> None:
    """Dealing anew what a seat can't know changes nothing that it is told, and not the worlds it may imagine."""
    rules, s = game.rules, game.state
    for seat in game.seats():
        world = rules.determinise(s, seat, game.seed + game.n)
        game.hold(seen(game, world, seat) == seen(game, s, seat), f"seat {seat} is told what it may not know")
        game.hold(world.luck != s.luck, f"the worlds of seat {seat} have the luck of the game itself")
        for luck in (1, 2):
            here, there = rules.determinise(s, seat, luck), rules.determinise(world, seat, luck)
            game.hold(here.key() == there.key(), f"the worlds of seat {seat} depend on what it may not know")
        told = rules.view(s, seat).decision
        game.hold((told is not None) == (seat == decision.seat), f"the decision is shown to seat {seat}")


def goes_without_saying(game: Trial[Any], decision: Decision) -> None:
    """What is answered for a seat is legal, and the same in all that the seat may imagine: that nobody is asked tells
    nothing, and to look for it changes nothing."""
    rules, s = game.rules, game.state
    key = s.key()
    found = rules.foregone(s, decision)
    game.hold(found is None or decision.allows(found), f"{found} goes without saying, but is not offered")
    game.hold(s.key() == key, "looking for what goes without saying changed the game")
    for luck in (1, 2):
        world = rules.determinise(s, decision.seat, luck)
        pending = world.decision
        assert pending is not None
        there = rules.foregone(world, pending)
        game.hold(there == found, f"that {found} goes without saying depends on what seat {decision.seat} doesn't know")


def reshuffles_what_nobody_knows(game: Trial[Any], decision: Decision) -> None:
    """Dealing anew what nobody knows changes nothing that anybody is told or could imagine, and comes out the same by
    the same luck."""
    rules, s = game.rules, game.state
    if s.luck is None or not says_what_is_unknown(rules):
        return
    made = anew(game, game.n)
    for seat in game.seats():
        game.hold(seen(game, made, seat) == seen(game, s, seat), f"seat {seat} is told of what nobody knows")
        here, there = rules.determinise(s, seat, 1), rules.determinise(made, seat, 1)
        game.hold(here.key() == there.key(), f"what seat {seat} knows was dealt anew with what nobody knows")


def says_what_is_unknown(rules: Rules[Any]) -> bool:
    """Whether the game says it itself; else dealing anew holds itself to what is promised, and takes its time."""
    return type(rules).unknown is not Rules.unknown


def anew(game: Trial[Any], n: int) -> State:
    """The n-th other deal of what nobody knows."""
    s: State = game.state.clone()
    s.luck = seed_luck(derive(game.seed, n))
    reshuffle(game.rules, s)
    return s


def keeps_nothing_that_was_seen(game: Trial[Any], decision: Decision) -> None:
    """What no seat knows does not stay where it lay when it is dealt anew again and again; and the game goes on."""
    deals = [write(anew(game, n)) for n in range(DEALS)] if says_what_is_unknown(game.rules) else []
    true = write(game.state)
    for one in found_by_worlds(game.rules, game.state) if deals else ():
        lay = one.look(true)
        for n, card in enumerate(lay):
            stays = all(one.look(deal)[n] == card for deal in deals)
            rare = lay.count(card) * 4 <= len(lay)  # by chance it stays once in 4**DEALS then
            game.hold(
                not stays or not rare, f"nobody knows what lies at {one.path} {one.at[n]}, and yet it stays there"
            )
    s, choice = anew(game, 0), Choice(game.n)
    while (pending := s.decision) is not None:
        answer(game.rules, s, choice.answer(pending))
    game.hold(game.rules.outcome(s) is not None, "a game that was dealt anew ended without an outcome")


def worlds_play_on(game: Trial[Any], decision: Decision) -> None:
    """A world of the seat that is asked can be played to the end."""
    world = game.rules.determinise(game.state, decision.seat, game.n)
    choice = Choice(game.n)
    for _ in range(game.limit):
        pending = world.decision
        if pending is None:
            break
        answer(game.rules, world, choice.answer(pending))
    game.hold(world.decision is None, "a world does not end")
    game.hold(game.rules.outcome(world) is not None, "a world ended without an outcome")


def explains(game: Trial[Any], decision: Decision) -> None:
    """An intent is offered exactly when why_not has no refusal, for every seat; and all offers are intents. What is no
    intent, as a client may send it, is refused as well."""
    for seat in range(game.state.fixed.seats):
        for strange in STRANGE:
            game.hold(game.rules.why_not(game.state, seat, strange) is not None, f"seat {seat} may {strange}")
            game.rules.facts(game.state, seat, strange)
        offered = decision.options if seat == decision.seat else ()
        intents = list(game.rules.intents(game.state, seat))
        for intent in intents:
            rule = game.rules.why_not(game.state, seat, intent)
            game.hold((rule is None) == (intent in offered), f"seat {seat}, {intent}: why_not says {rule}")
        if seat == decision.seat and decision.kind == "turn":
            game.hold(set(offered) <= set(intents), "something is offered that is no intent")


def could_be_a_game(game: Trial[Any]) -> None:
    """The game's own check of states from outside finds nothing wrong: no card is lost, no number is out of bounds."""
    try:
        game.rules.check(game.state.clone())
    except SetupError as wrong:
        game.hold(False, f"the state could be no game: {wrong}")


def is_quiet_while_running(game: Trial[Any], decision: Decision) -> None:
    """There is no outcome while somebody is asked."""
    game.hold(game.rules.outcome(game.state) is None, "there is an outcome, and yet a question")


CHECKS: tuple[Check, ...] = (
    is_asked,
    is_quiet_while_running,
    refuses_strangers,
    clones,
    travels,
    explains,
    leaks_nothing,
    goes_without_saying,
    reshuffles_what_nobody_knows,
)


def check(
    rules: Rules[Any],
    setups: Sequence[Setup],
    seed: int = 1,
    games: int = 10,
    every: int = 1,
    limit: int = 5_000,
    checks: Sequence[Check] = CHECKS,
) -> int:
    """Play `games` random games and hold all `checks` at every `every`-th decision; returns how many were seen.

    `limit` is the number of decisions after which a game counts as endless. Raises ContractError.
    """
    total = 0
    for number in range(games):
        game = Trial(rules, setups[number % len(setups)], derive(seed, number), limit)
        for decision in game.decisions():
            if game.n % every == 0:
                for one in checks:
                    one(game, decision)
                if game.n % (5 * every) == 0:
                    worlds_play_on(game, decision)
                    if game.state.luck is not None:
                        keeps_nothing_that_was_seen(game, decision)
        end_is_clean(game)
        same_again(game)
        total += game.n
    return total


def end_is_clean(game: Trial[Any]) -> None:
    """At the end nothing is pending, the state is one that a game could have, and there is an outcome with a result for
    every seat."""
    outcome = game.rules.outcome(game.state)
    could_be_a_game(game)
    game.hold(not game.state.agenda, "the agenda is not empty at the end")
    game.hold(not game.state.proposals, "there are proposals left at the end")
    game.hold(outcome is not None, "the game ended without an outcome")
    assert outcome is not None
    game.hold(len(outcome.returns) == game.state.fixed.seats, "the outcome has not a result for every seat")
    sides = {(side, result) for side, result in zip(game.state.fixed.side_of, outcome.returns, strict=True)}
    game.hold(len(sides) == game.state.fixed.sides, "seats of one side have different results")


def same_again(game: Trial[Any]) -> None:
    """One seed, one game: playing it again gives the same end; listening to it changes nothing."""
    again = Trial(game.rules, game.setup, game.seed, game.limit)
    heard: list[Event] = []
    for _ in again.decisions():
        again.state.sink = heard.append
    game.hold(again.state.key() == game.state.key(), "the same seed gave another game")
    for seat in game.seats():
        for event in heard:
            shown = event.seen_by(seat)
            game.hold(shown is None or isinstance(shown, Event), f"{event!r} looks to seat {seat} like no event")
    game.hold(all(json.dumps(event.to_data()) for event in heard), "an event is no JSON")
