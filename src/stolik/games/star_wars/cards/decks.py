"""Decks to begin with, six of each side, each with a plan of its own; put together for this collection."""

from __future__ import annotations

from functools import cache

from stolik.decks.deck import Deck, read_counts

from . import GAME, in_order

DECKS: tuple[tuple[str, str], ...] = (
    (
        "Masters of the Order",  # fast Jedi that evade, and Force for them
        "4 AOTC-147, 3 SR-46, 2 AOTC-32, 2 JG-94, 2 AOTC-104, 4 AOTC-91, 4 AOTC-135, 3 SR-45, 2 AOTC-170, 2 AOTC-62, "
        "2 AOTC-121, 1 JG-2, 2 AOTC-157, 2 SR-49, 1 AOTC-99, 2 SR-47, 1 SR-18, 2 AOTC-119, 2 AOTC-105, 2 AOTC-93, "
        "1 JG-18, 3 AOTC-59, 2 AOTC-57, 2 AOTC-142, 3 SR-62, 2 AOTC-25, 2 AOTC-44",
    ),
    (
        "Grand Army",  # many clones, and what helps all of them at once
        "3 AOTC-104, 3 JG-99, 2 AOTC-103, 4 AOTC-129, 4 AOTC-125, 4 AOTC-126, 3 JG-82, 2 SR-67, 2 SR-64, 2 JG-51, "
        "4 AOTC-73, 4 AOTC-74, 4 SR-35, 3 AOTC-9, 2 AOTC-27, 3 SR-14, 3 AOTC-63, 3 AOTC-172, 2 JG-74, 2 AOTC-141, "
        "1 JG-96",
    ),
    (
        "Red Squadron",  # starfighters, and pilots for them
        "4 ANH-173, 4 ANH-174, 3 ANH-28, 2 ESB-42, 3 ESB-209, 2 ANH-176, 4 ANH-133, 2 ESB-191, 2 ESB-40, 4 ANH-153, "
        "4 ANH-152, 2 ANH-59, 2 ANH-63, 2 ANH-88, 2 ANH-53, 2 ANH-41, 2 AOTC-41, 2 ESB-180, 3 ANH-171, 3 ANH-157, "
        "2 AOTC-162, 2 ANH-43, 1 ESB-187, 1 ESB-171",
    ),
    (
        "Hidden Base",  # Rebels that hold out behind shields, and Battle cards that say no
        "4 ESB-189, 4 ESB-210, 2 ESB-176, 2 ESB-186, 4 ESB-76, 3 ESB-144, 3 ESB-126, 2 ESB-188, 2 ANH-141, 4 ANH-105, "
        "2 ESB-66, 2 ANH-98, 1 ESB-115, 2 ESB-29, 2 ESB-43, 1 ESB-118, 1 ANH-36, 4 ESB-87, 2 ESB-18, 3 AOTC-117, "
        "2 AOTC-148, 2 SR-87, 3 ESB-156, 1 ESB-160, 1 ESB-121, 1 ESB-159",
    ),
    (
        "Forest Moon",  # Ewoks and Rebels, and Locations that protect them
        "3 ROTJ-68, 3 ROTJ-45, 3 ROTJ-100, 2 ROTJ-62, 2 ROTJ-74, 2 ROTJ-43, 2 ROTJ-63, 2 ROTJ-52, 1 ROTJ-40, 4 ROTJ-84, "
        "4 ROTJ-85, 4 ROTJ-105, 2 RAS-73, 2 ROTJ-82, 4 ROTJ-71, 4 ROTJ-65, 3 ROTJ-72, 2 ROTJ-27, 3 ROTJ-51, 2 ROTJ-49, "
        "2 ROTJ-99, 2 ROTJ-69, 2 ROTJ-108",
    ),
    (
        "Lucky Scoundrels",  # smugglers that reroll, ships with Upkeep, and whoever pays it
        "3 RAS-12, 2 ROTJ-52, 3 ROTJ-57, 2 RAS-42, 2 RAS-79, 2 RAS-27, 2 RAS-84, 2 ROTJ-29, 2 RAS-55, 2 ROTJ-59, "
        "2 RAS-57, 2 RAS-66, 4 RAS-105, 2 RAS-56, 2 ROTJ-93, 4 RAS-104, 3 RAS-43, 3 RAS-74, 3 RAS-38, 2 ROTJ-86, "
        "2 ROTJ-94, 3 RAS-80, 2 ROTJ-69, 1 RAS-91, 1 RAS-52, 2 ROTJ-50",
    ),
    (
        "Rule of Two",  # few strong Sith, and Force taken from the other side
        "3 ANH-119, 2 AOTC-53, 3 ANH-163, 2 ANH-124, 2 ESB-62, 4 ANH-160, 4 ANH-161, 2 JG-39, 2 ESB-141, 2 ANH-125, "
        "1 ESB-157, 1 ANH-67, 1 ESB-90, 2 SR-72, 1 SR-36, 1 JG-7, 2 AOTC-130, 1 SR-37, 1 JG-84, 2 ESB-44, 2 ANH-113, "
        "2 ESB-158, 3 AOTC-113, 2 ESB-168, 2 ANH-169, 3 AOTC-108, 2 AOTC-68, 2 SR-77, 1 ANH-83, 1 ESB-181, 1 ESB-82",
    ),
    (
        "Foundry Swarm",  # cheap droids everywhere, and cards for those that fall
        "4 AOTC-132, 4 AOTC-133, 3 JG-89, 2 AOTC-134, 1 AOTC-83, 4 AOTC-122, 4 SR-65, 3 AOTC-131, 2 SR-69, 2 JG-50, "
        "4 AOTC-88, 3 SR-25, 2 AOTC-110, 3 JG-103, 2 SR-38, 2 AOTC-98, 1 SR-20, 3 SR-58, 2 SR-66, 2 AOTC-78, 2 SR-29, "
        "2 AOTC-15, 2 SR-53, 1 JG-96",
    ),
    (
        "Iron Fleet",  # capital ships that bombard, walkers, and officers for both
        "3 ANH-170, 2 ANH-132, 2 ESB-172, 1 ESB-22, 3 ESB-204, 3 ESB-203, 2 ESB-202, 1 ESB-4, 4 ESB-142, 3 ESB-147, "
        "2 ESB-141, 3 ESB-79, 2 ANH-127, 2 ANH-19, 2 ANH-109, 2 ESB-72, 3 ANH-71, 2 ESB-78, 1 ESB-100, 3 ESB-195, "
        "2 SR-89, 3 ESB-145, 3 ANH-171, 2 SR-70, 2 ESB-164, 1 ESB-171, 1 ESB-153",
    ),
    (
        "Hunters for Hire",  # bounty hunters that are there first, and cards that take out one target
        "3 SR-24, 4 SR-76, 3 JG-91, 2 AOTC-138, 3 AOTC-120, 4 AOTC-139, 4 AOTC-102, 2 SR-75, 2 AOTC-146, 2 AOTC-89, "
        "1 AOTC-22, 1 JG-55, 2 AOTC-180, 1 AOTC-60, 2 ANH-16, 2 ANH-6, 2 JG-3, 2 AOTC-3, 2 JG-20, 3 AOTC-172, "
        "3 AOTC-175, 2 AOTC-82, 2 ANH-147, 2 AOTC-109, 2 AOTC-48, 1 AOTC-168, 1 ESB-9",
    ),
    (
        "Throne Room",  # Vader and his master, guards, and what waits under a Hidden Cost
        "3 ROTJ-77, 2 ROTJ-46, 2 ROTJ-83, 4 ROTJ-107, 3 ROTJ-76, 2 RAS-22, 2 RAS-1, 1 ROTJ-44, 4 ROTJ-109, 4 RAS-102, "
        "3 ROTJ-96, 2 RAS-98, 2 ROTJ-36, 4 ROTJ-89, 3 ROTJ-95, 2 ROTJ-88, 3 ROTJ-106, 2 ROTJ-90, 3 ROTJ-87, 2 ROTJ-61, "
        "2 ROTJ-37, 2 RAS-80, 1 ROTJ-31, 1 ROTJ-102, 1 ROTJ-33",
    ),
    (
        "Court of the Hutt",  # bounties for hunters, creatures, and a palace for all of them
        "2 ROTJ-19, 2 RAS-44, 3 RAS-76, 2 RAS-47, 2 RAS-35, 2 RAS-36, 1 RAS-16, 2 ROTJ-25, 2 ROTJ-22, 2 ROTJ-103, "
        "1 ROTJ-26, 2 RAS-24, 3 RAS-59, 2 RAS-64, 2 RAS-32, 2 RAS-15, 2 RAS-102, 3 ROTJ-97, 2 ROTJ-66, 2 ROTJ-56, "
        "2 RAS-72, 2 ROTJ-70, 2 ROTJ-73, 1 ROTJ-32, 1 ROTJ-21, 2 RAS-94, 1 RAS-91, 2 RAS-4, 2 RAS-80, 2 ROTJ-38, "
        "1 RAS-54, 1 ROTJ-80",
    ),
)
"""Names, and cards with counts: the Light Side's, then the Dark Side's."""


@cache
def decks() -> tuple[Deck, ...]:
    """All bundled decks, each one stack in the order of the pool."""
    return tuple(Deck(name, GAME, (in_order(read_counts(text)),)) for name, text in DECKS)
