"""Games as careless strangers would bring them: each fails in another way."""

from __future__ import annotations

from functools import cached_property

from stolik.text.words import Words
from tests.kernel.thieves import ThievesGame


class Unnamed(ThievesGame):
    """Forgot its name."""

    id = ""


class Loud(ThievesGame):
    """Has an id that no address has."""

    id = "My Thieves"


class Uneven(ThievesGame):
    """Has words for two of its four seats."""

    @cached_property
    def words(self) -> Words:
        return Words({"name": {"en": "Thieves"}})


class Torn(ThievesGame):
    """Has a phrase that can't be read."""

    @cached_property
    def words(self) -> Words:
        return Words({"rule TH-TURN-1": {"en": "{who|You"}}, self.sides)


class Empty(ThievesGame):
    """Brings no deck."""

    decks = ()


class Faceless(ThievesGame):
    """Names a face that is not there: it can be played, but not on the pages."""

    web = "no.such.module:Face"
    bots = ("random", "sly")
