"""What is off the hot path: view, list of options, key, JSON text, a world for search, a move of the bot that looks
ahead, one at a time."""

from __future__ import annotations

import json

from _measure import Figures, arguments, each, midgame, report

from stolik.game import Game
from stolik.kernel.agenda import Ask
from stolik.kernel.codec import canonical, from_data, to_data
from stolik.kernel.state import State
from stolik.kernel.view import Worlds


def measure(game: Game) -> Figures:
    """Microseconds each."""
    rules = game.rules
    states = midgame(game)
    texts = {id(s): json.dumps(to_data(s)) for s in states}

    def ask_again(s: State) -> None:
        agenda = s.agenda
        asked = agenda.pop()
        assert isinstance(asked, Ask)
        rules.run(s, agenda.pop())

    bot = game.bot("lookahead", 1)

    def move(s: State) -> None:
        asked = s.decision
        assert asked is not None
        bot.choose(rules.view(s, asked.seat), asked, Worlds(rules, s, asked.seat))

    return {
        "view of the asked seat, us": each(lambda s: rules.view(s, s.decision.seat), states),  # type: ignore[union-attr]
        "view of a spectator, us": each(lambda s: rules.view(s, None), states),
        "list of all legal options, us": each(ask_again, [s.clone() for s in states]),
        "key, us": each(lambda s: s.key(), states),
        "JSON text, us": each(lambda s: canonical(to_data(s)), states),
        "JSON text and back, us": each(lambda s: from_data(json.loads(texts[id(s)]), s.fixed), states),
        "a world for search, us": each(lambda s: Worlds(rules, s, 0).sample(7), states),
        "a move of lookahead, us": each(move, states, rounds=3),
    }


if __name__ == "__main__":
    raise SystemExit(report("views", arguments(__doc__), measure))
