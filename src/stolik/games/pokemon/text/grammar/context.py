"""What a text of the Pokémon TCG is printed on."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.text import trees

CALLED = {
    "body": {"en": ("Poké-Body", "Ability"), "pl": ("Poké-Body", "zdolność")},
    "power": {"en": ("Poké-Power", "Ability"), "pl": ("Poké-Poweru", "zdolności")},
    "this_power": {"en": ("this power", "this Ability"), "pl": ("tego Poké-Poweru", "tej zdolności")},
}
"""Words for abilities, as cards of the earlier and of the later era have them; Polish as their phrases need them."""


@dataclass(frozen=True)
class PrintedOn(trees.Context):
    """See there; `kind` and `era` are as in `printed.Card`."""

    kind: str = "pokemon"

    @property
    def me(self) -> str:
        """What an English text calls its own card: by its name, in the later era "this Pokémon" or "this card"."""
        if not self.era:
            return self.name
        return "this Pokémon" if self.kind == "pokemon" else "this card"

    def printed(self, name: str, lang: str) -> str:
        """What is printed on the card: "damage" or "me", its name ("this Pokémon" in Polish and Japanese); the
        "ability" that the text is of, and what such are called."""
        if name == "ability":
            return self.ability
        if name in CALLED:
            return CALLED[name][lang][bool(self.era)]
        if name == "damage" or lang == "en":
            return super().printed(name, lang)
        words = {"pl": ("ten Pokémon", "ta karta"), "ja": ("このポケモン", "このカード")}[lang]
        return words[self.kind != "pokemon"]
