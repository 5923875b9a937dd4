"""Whole games of Token Battle with random sets, settings and answers: what must hold at every decision."""

from __future__ import annotations

import json
from dataclasses import fields

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from stolik import Deck, Match, Record
from stolik.catalog import game
from stolik.games.token_battle.rules.events import StartTokenPlaced, TokenDestroyed, TokenLaid, TokenSpawned
from stolik.games.token_battle.rules.view import payments
from stolik.kernel.codec import from_data, to_data

GAME = game("token-battle")
KEYS = sorted(GAME.rules.number)
FRIENDLY, ALL, ENEMY, GOLD = 2, 3, 4, 7


@st.composite
def sets(draw):
    """Four stacks of 2 to 5 cards, no card twice."""
    sizes = draw(st.lists(st.integers(2, 5), min_size=4, max_size=4))
    cards = draw(st.lists(st.sampled_from(KEYS), min_size=sum(sizes), max_size=sum(sizes), unique=True))
    stacks = tuple(tuple(cards.pop() for _ in range(size)) for size in sizes)
    assert not GAME.problems(stacks, {})
    return stacks


OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "preset": st.sampled_from(("page", "classic", "late")),
        "score_limit": st.sampled_from((1, 50, 300, 100_000)),
        "turn_limit": st.sampled_from((0, 1, 30)),
        "start_value": st.integers(0, 9),
        "first": st.sampled_from(("random", "0", "1")),
        "mirror_offboard": st.sampled_from(("destroy", "stay")),
        "strike_spares_friends": st.booleans(),
    },
)


def neighbours(cell):
    """By the ledger (TB-BOARD-10), not by the engine's tables."""
    for other in range(36):
        if other != cell and abs(other // 6 - cell // 6) <= 1 and abs(other % 6 - cell % 6) <= 1:
            yield other


def boosts(view, seat, cell):
    """How many boosts a token of `seat` on `cell` receives (TB-TYPE-BOOST-1..4)."""
    found = 0
    for near in neighbours(cell):
        if view.owner[near] >= 0:
            friend = view.owner[near] == seat
            found += view.type[near] == ALL or view.type[near] == (FRIENDLY if friend else ENEMY)
    return found


def worth(view, seat):
    """What the board scores for `seat` in one turn (TB-SCORE-2)."""
    mine = [cell for cell in range(36) if view.owner[cell] == seat]
    return sum((view.value[c] + boosts(view, seat, c)) * (2 if view.type[c] == GOLD else 1) for c in mine)


class WholeGames(RuleBasedStateMachine):
    """One match, answered, undone, cloned, written and read in any order."""

    @initialize(decks=st.tuples(sets(), sets()), options=OPTIONS, seed=st.integers(0, 2**53))
    def begin(self, decks, options, seed):
        self.decks = decks
        made = [Deck(f"Set {n}", "token-battle", stacks) for n, stacks in enumerate(decks)]
        self.match = Match("token-battle", made, seed, options)
        self.owners = {}

    def running(self):
        return self.match.decision is not None

    @precondition(running)
    @rule(n=st.integers(0, 143))
    def answer(self, n):
        """Any legal move: the mover's score rises, the other one's does not fall (TB-SCORE-6)."""
        before, seat = self.match.view(None), self.match.decision.seat
        self.match.answer(self.match.decision.options[n % len(self.match.decision.options)])
        after = self.match.view(None)
        assert after.scores[seat] > before.scores[seat]
        assert after.scores[1 - seat] >= before.scores[1 - seat]
        assert after.turn == before.turn + 1

    @precondition(lambda self: self.match.turn > 0)
    @rule(n=st.integers(1, 3))
    def undo(self, n):
        """Back to a state that had the same key."""
        to = max(0, self.match.turn - n)
        key = self.match.record.keys[to]
        self.match.undo(to)
        assert self.match.key() == key
        self.owners = {token: owner for token, owner in self.owners.items() if token <= self.match._state.serial}

    @precondition(running)
    @rule(n=st.integers(0, 143))
    def clone(self, n):
        """What a clone does, the original does not notice."""
        key, copy = self.match.key(), self.match.clone()
        copy.answer(copy.decision.options[n % len(copy.decision.options)])
        assert self.match.key() == key != copy.key()

    @rule()
    def write_and_read(self):
        """The state through JSON is the same state, and the match goes on with it."""
        state, key = self.match._state, self.match.key()
        self.match._state = from_data(json.loads(json.dumps(to_data(state))), state.fixed)
        assert self.match.key() == key

    @rule()
    def replay(self):
        """The record through JSON is the same match, and it goes on."""
        again = Match.from_record(Record.from_json(self.match.record.to_json()))
        assert (again.key(), again.events) == (self.match.key(), self.match.events)
        self.match = again

    @precondition(running)
    @rule(n=st.integers(0, 143))
    def draw(self, n):
        """The drawing of a table reads as the same table: same drawing, same growth, same next turn."""
        rules, drawing = self.match.rules, GAME.drawing
        state = drawing.read(drawing.show(self.match._state), rules)
        assert drawing.show(state) == drawing.show(self.match._state)
        drawn = Match.from_state(GAME, state)
        assert drawn.view(None).growth == self.match.view(None).growth
        copy = self.match.clone()
        for match in (drawn, copy):
            match.answer(match.decision.options[n % len(match.decision.options)])
        assert drawing.show(drawn._state) == drawing.show(copy._state)

    @rule(luck=st.integers(0, 99), seat=st.sampled_from((0, 1, None)))
    def look_behind(self, luck, seat):
        """No view changes when what its seat can't know is dealt anew (TB-DECK-13)."""
        world = self.match.rules.determinise(self.match._state, seat, luck)
        seen, true = self.match.rules.view(world, seat), self.match.view(seat)
        names = [field.name for field in fields(true)]
        assert [getattr(seen, name) for name in names] == [getattr(true, name) for name in names]

    # ---- at every moment

    @invariant()
    def growth_and_boosts_are_those_of_the_board(self):
        view, state = self.match.view(None), self.match._state
        assert view.growth == (worth(view, 0), worth(view, 1))
        paid = payments(view)
        assert view.growth == tuple(sum(paid[c] for c in range(36) if view.owner[c] == seat) for seat in (0, 1))
        assert state.boost == [boosts(view, seat, cell) for seat in (0, 1) for cell in range(36)]
        assert state.lasers == sum(kind in (5, 6) for kind in view.type)

    @invariant()
    def every_field_holds_one_sound_token_or_none(self):
        view, state = self.match.view(None), self.match._state
        for cell in range(36):
            what = (view.value[cell], view.type[cell], view.token[cell], view.boost[cell])
            if view.owner[cell] < 0:
                assert what == (0, 0, 0, 0)
            else:
                assert view.owner[cell] in (0, 1)
                assert 1 <= view.value[cell] <= 99
                assert 0 <= view.type[cell] <= GOLD
        assert list(state.free) == [int(owner < 0) for owner in view.owner]

    @invariant()
    def no_token_is_lost_doubled_or_taken_over(self):
        view = self.match.view(None)
        events = [event for entry in self.match.events for event in entry]
        came = sum(isinstance(event, (StartTokenPlaced, TokenLaid, TokenSpawned)) for event in events)
        went = sum(isinstance(event, TokenDestroyed) for event in events)
        tokens = {token: owner for token, owner in zip(view.token, view.owner) if token}
        assert len(tokens) == 36 - view.owner.count(-1) == came - went
        self.owners.update({token: owner for token, owner in tokens.items() if token not in self.owners})
        assert tokens.items() <= self.owners.items()

    @invariant()
    def scores_and_counters_are_in_their_bounds(self):
        view = self.match.view(None)
        assert min(*view.bonus, *view.extra, *view.scores) >= 0
        limit, turns = view.options["score_limit"], view.options["turn_limit"]
        over = max(view.scores) >= limit or -1 not in view.owner or view.turn == turns != 0
        assert over == (self.match.decision is None) == (self.match.outcome is not None) == bool(view.ended)
        assert max(view.scores) - max(view.growth) < limit
        assert view.turn == self.match.turn
        assert len(view.recent) == min(5, view.turn)

    @invariant()
    def stacks_are_the_sets_turned_round(self):
        for seat in (0, 1):
            for stack, cards in zip(self.match.view(seat).stacks[seat], self.decks[seat]):
                keys = [list(GAME.rules.number)[card] for card in stack]
                at = keys.index(cards[0])
                assert tuple(keys[at:] + keys[:at]) == cards

    @invariant()
    def the_empty_fields_times_four_are_offered(self):
        view, decision = self.match.view(None), self.match.decision
        if decision is not None:
            empty = [cell for cell in range(36) if view.owner[cell] < 0]
            wanted = [("lay", (stack, cell)) for stack in range(4) for cell in empty]
            assert [(option.verb, option.args) for option in decision.options] == wanted
            assert (decision.seat, decision.least, decision.most) == (view.to_move, 1, 1)

    def teardown(self):
        """All the way back to the opening, answer by answer."""
        while hasattr(self, "match") and self.match.turn:
            self.undo(1)
            self.growth_and_boosts_are_those_of_the_board()


TestWholeGames = WholeGames.TestCase
TestWholeGames.settings = settings(
    max_examples=30, stateful_step_count=60, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
