"""Card files of pokemon-tcg-data read to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from stolik.cardgame.ast import Do, Step
from stolik.games.pokemon.ast.nodes import BecomeEnergy
from stolik.games.pokemon.ast.printed import Ability, Attack, Card, Power
from stolik.games.pokemon.ast.words import TAGS
from stolik.games.pokemon.cards import MODULES, pool
from stolik.games.pokemon.cards.files import TYPES, CardFileError, RawAttack, RawCard, read_entries
from stolik.games.pokemon.cards.sets import SETS
from stolik.games.pokemon.text import cards
from stolik.packs.reading import (
    OTHER_ERA,
    STRANGE,
    CardFiles,
    CardRead,
    NoCard,
    OwnWords,
    PackError,
    Unread,
    why_unread,
)
from stolik.text.phrase import Ambiguous, Declined

READERS: Final = {
    "Poké-Power": cards.read_power,
    "Poké-Body": cards.read_body,
    "Ability": cards.read_ability,
}
"""What reads an ability, by its label."""

_RULES: Final = "rules"
"""The place of a card's rules texts."""


NO_RULE: Final = "no rule of the engine"
"""Why a card is not read whose kind has a rule that is not played."""

T = TypeVar("T")


class PokemonFiles(CardFiles):
    """JSON lists of cards, in the form of pokemon-tcg-data."""

    endings = (".json",)
    example = "dp1"

    def entries(self, content: bytes, name: str) -> Iterator[RawCard | NoCard]:
        """The facts of each entry."""
        try:
            for one in read_entries(content, name):
                if isinstance(one, CardFileError):
                    yield NoCard(", ".join(part for part in (one.card, one.field) if part), one.what)
                else:
                    yield one
        except CardFileError as wrong:
            raise PackError(str(wrong)) from None

    def read(self, facts: RawCard) -> CardRead:
        """See `read_card`."""
        return read_card(facts)

    def say(self, card: Card, place: str, text: str, before: OwnWords | None = None) -> Card:
        """An attack or ability by its name, or the rules of a Trainer or an Energy card ("rules")."""
        if place == _RULES:
            return _with_rules(card, cards.read_rules([text], card.name, card.kind, card.era))
        attacks = {one.name: one for one in card.attacks}
        if place in attacks:
            one = attacks[place]
            said = cards.read_attack(text, card.name, one.damage, one.sign, card.era)
            new = replace(one, **{each.name: getattr(said, each.name) for each in fields(said)})
            return replace(card, attacks=tuple([new if other is one else other for other in card.attacks]))
        ability = _said_ability(text, card, place)
        return replace(card, abilities=(*(one for one in card.abilities if one.name != place), ability))

    def told(self, card: Card, place: str, lang: str) -> str:
        """As it is rendered."""
        text = cards.render(card, lang)
        if place == _RULES:
            return " ".join(text.rules)
        return next(words for name, words in (*text.attacks, *(one[1:] for one in text.abilities)) if name == place)

    def texts(self, card: Card) -> Sequence[str]:
        """Of attacks, abilities and rules."""
        text = cards.render(card, "en")
        found = [*(words for _, words in text.attacks), *(words for _, _, words in text.abilities), *text.rules]
        return [words for words in found if words]

    def sets(self) -> Mapping[str, tuple[str, int]]:
        """All sets of the game."""
        return {one.id: (one.name, one.total) for one in SETS.values()}

    def bundled(self) -> Sequence[str]:
        """The sets that have modules."""
        return tuple(MODULES)

    def places(self, folder: Path) -> Sequence[Path]:
        """As pokemon-tcg-data lays them out."""
        return (folder / "pokemon" / "cards", folder / "cards", folder)

    def key(self, facts: RawCard) -> tuple[str, str]:
        """Every print is a card of its own."""
        home, _, number = facts.id.rpartition("-")
        return home, number

    def by_hand(self, facts: RawCard) -> bool:
        """By its id."""
        return facts.id in pool()


def _with_rules(card: Card, rules: cards.RulesRead) -> Card:
    """A card with what its rules say."""
    said: dict[str, Any] = {one.name: getattr(rules, one.name) for one in fields(rules) if one.name != "fossil"}
    said["provides"] = rules.provides or card.provides
    said["abilities"] = (*rules.abilities, *(one for one in card.abilities if not one.held))
    return replace(card, stage="fossil" if rules.fossil else card.stage, **said)


def _said_ability(text: str, card: Card, name: str) -> Ability:
    """What a text says of an ability, whose label says nothing that the text doesn't. Raises Declined or Ambiguous."""
    if card.era:
        return cards.read_ability(text, card.name, name, card.era)
    try:
        return cards.read_power(text, card.name, name, card.era)
    except Declined as power:
        try:
            return cards.read_body(text, card.name, name, card.era)
        except Declined as body:
            raise max(power, body, key=lambda one: len(one.longest)) from None


def read_card(facts: RawCard) -> CardRead:
    """The card that the texts make, or what of them can't be read."""
    unread = [Unread(place, what, STRANGE) for place, what in facts.strange]

    def tried(place: str, text: str, read: Callable[[], T]) -> T | None:
        try:
            return read()
        except Declined as wrong:
            unread.append(why_unread(place, cards.normalise(text, facts.name, facts.era), wrong))
        except Ambiguous as wrong:
            unread.append(why_unread(place, text, wrong))
        return None

    attacks = []
    for one in facts.attacks:
        said = None
        if one.text:
            said = tried(one.name, one.text, lambda one=one: _attack(one, facts))  # type: ignore[misc]
        said = said or cards.AttackRead()
        gx = bool(facts.era) and one.name.endswith("GX")
        attacks.append(
            Attack(
                one.name,
                one.cost,
                one.damage,
                one.sign,
                said.do,
                gx=gx,
                first_turn=said.first_turn,
                only_if=said.only_if,
                in_sleep=said.in_sleep,
            )
        )
    abilities: list[Ability] = []
    for ability in facts.abilities:
        read = READERS.get(ability.label)
        if read is None:
            unread.append(Unread(ability.name, ability.label, OTHER_ERA))
            continue
        found = tried(ability.name, ability.text, lambda a=ability, r=read: r(a.text, facts.name, a.name, facts.era))  # type: ignore[misc]
        if found is not None:
            abilities.append(found)
    kinds = (facts.kind, facts.stage, *facts.tags)
    if strange := cards.unplayed(facts.rules, kinds):
        unread.append(Unread(_RULES, strange, NO_RULE))
    rules = tried(
        _RULES,
        cards.rules_text(facts.rules, kinds),
        lambda: cards.read_rules(facts.rules, facts.name, facts.kind, facts.era, kinds),
    )
    rules = rules or cards.RulesRead()
    bare = _card(facts, tuple(attacks), (*rules.abilities, *abilities), rules)
    return CardRead(facts, None if unread else bare, tuple(unread), bare)


def _attack(one: RawAttack, facts: RawCard) -> cards.AttackRead:
    return cards.read_attack(one.text, facts.name, one.damage, one.sign, facts.era)


def _provided(facts: RawCard, abilities: Sequence[Ability]) -> str:
    """What a card provides where no rule of it says so: a basic Energy card by its name; a Pokémon that a Poké-Power
    makes an Energy card every type (the only sentence of that kind that reads)."""
    if any(isinstance(node, BecomeEnergy) for one in abilities if isinstance(one, Power) for node in _steps(one.do)):
        return "*"
    basic = facts.kind == "energy" and facts.stage == "basic"
    return TYPES.get(facts.name.removesuffix(" Energy"), "") if basic else ""


def _steps(step: Step) -> tuple[Step, ...]:
    return step.steps if isinstance(step, Do) else (step,)


def _card(facts: RawCard, attacks: tuple[Attack, ...], abilities: tuple[Ability, ...], rules: cards.RulesRead) -> Card:
    return Card(
        facts.id,
        facts.name,
        facts.kind,
        "fossil" if rules.fossil else facts.stage,
        facts.hp,
        facts.types,
        facts.evolves_from,
        weakness=facts.weakness,
        resistance=facts.resistance,
        retreat=facts.retreat,
        level=facts.level,
        abilities=abilities,
        attacks=attacks,
        tags=tuple(tag for tag in facts.tags if tag in TAGS),
        do=rules.do,
        statics=rules.statics,
        stays=rules.stays,
        provides=rules.provides or _provided(facts, abilities),
        as_energy=rules.as_energy,
        energy_swap=rules.energy_swap,
        only_if=rules.only_if,
        only_on=rules.only_on,
        copies=rules.copies,
        era=facts.era,
    )
