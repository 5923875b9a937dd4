"""The 6×6 board as tables: who touches whom, what lies beyond, where beams run (TB-BOARD-2, 3, 10)."""

from __future__ import annotations

from typing import Final

SIZE: Final = 6
CELLS: Final = SIZE * SIZE
MIDDLE: Final = (14, 15, 20, 21)
"""c3, d3, c4, d4 (TB-BOARD-6)."""

STEPS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
"""N, NE, E, SE, S, SW, W, NW as (down, right): clockwise from north (TB-TURN-8)."""


def cell_at(row: int, column: int) -> int:
    """The cell's number, or -1 off the board."""
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else -1


def cell_name(cell: int) -> str:
    """a1 (0, top left) to f6 (35, bottom right)."""
    return "abcdef"[cell % SIZE] + str(cell // SIZE + 1)


def cell_number(name: str) -> int:
    """The cell of a name, or -1 when there is no such field."""
    if len(name) == 2 and name[0] in "abcdef" and name[1] in "123456":
        return (int(name[1]) - 1) * SIZE + "abcdef".index(name[0])
    return -1


def _step(cell: int, direction: int, far: int = 1) -> int:
    down, right = STEPS[direction]
    return cell_at(cell // SIZE + far * down, cell % SIZE + far * right)


def _ray(cell: int, direction: int) -> tuple[int, ...]:
    found = []
    while (cell := _step(cell, direction)) >= 0:
        found.append(cell)
    return tuple(found)


NEAR: Final = tuple(tuple(n for d in range(8) if (n := _step(cell, d)) >= 0) for cell in range(CELLS))
"""The up to eight neighbours of each cell."""

RAYS: Final = tuple(tuple(_ray(cell, d) for d in range(8)) for cell in range(CELLS))
"""RAYS[cell][direction]: the cells in that direction, nearest first."""

Reach = tuple[tuple[int, int, int], ...]
"""For each area field on the board, clockwise: (the field, the one beyond, the one opposite); -1 is off the board."""


def reach(area: int, cell: int) -> Reach:
    """The area (bit mask, bit d = direction d) of a token laid on `cell`; fields off the board are left out."""
    return tuple(
        (_step(cell, d), _step(cell, d, 2), _step(cell, (d + 4) % 8))
        for d in range(8)
        if area >> d & 1 and _step(cell, d) >= 0
    )
