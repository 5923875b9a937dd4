"""Cards that were printed again: the same name, numbers and texts under another id.

A print stands in no module of a set; the pool makes it from the first one. Prints that differ in anything, if only in
the level, are rows of their own.
"""

from __future__ import annotations

from collections.abc import Mapping

PRINTS: Mapping[str, str] = {
    "dp1-115": "ex11-100",
    "dp1-118": "ex11-101",
    "dp1-119": "ex11-102",
    "dp1-123": "ex9-101",
    "dp1-124": "ex9-102",
    "dp1-126": "ex9-104",
    "dp2-120": "ex11-107",
    "dp3-119": "dp2-109",
    "dp3-120": "dp2-113",
    "dp3-121": "dp1-109",
    "dp3-123": "dp1-112",
    "dp3-124": "dp1-113",
    "dp3-127": "ex11-101",
    "dp3-128": "ex11-102",
    "dp3-129": "dp2-119",
    "dp3-130": "ex11-107",
    "dp5-80": "dp2-110",
    "dp5-85": "dp1-110",
    "dp5-86": "dp2-114",
    "dp5-90": "dp1-117",
    "dp5-93": "dp2-119",
    "dp7-84": "dp1-107",
    "dp7-92": "ex11-101",
    "dp7-93": "ex11-102",
    "pl1-114": "dp1-111",
    "pl1-119": "dp2-116",
    "pl1-120": "dp2-117",
    "sm35-59": "sm1-116",
    "sm35-62": "sm1-122",
    "sm35-67": "sm1-132",
    "sm5-125": "sm1-122",
    "sm5-140": "smp-SM66",
    "sm7-132": "sm1-120",
    "sm7-147": "sm1-132",
    "sm8-155": "sm5-104",
}
