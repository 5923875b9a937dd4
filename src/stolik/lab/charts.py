"""Charts as SVG that grows with its place.

Lengths along an axis are percentages, so that text and lines keep their size. All charts are drawn beside a table that
has the same numbers, and are hidden from screen readers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

HEIGHT: Final = 26
"""Pixels of a row."""
BARS: Final = 24
"""How many bars a histogram has at most."""


@dataclass(frozen=True)
class Axis:
    """A stretch of shares that is drawn, from `low` to `high`, with a tick every `tick`."""

    low: float
    high: float
    tick: float

    @classmethod
    def over(cls, shares: Sequence[float], least: float = 0.1) -> Axis:
        """An axis on which all these lie, at least `least` long."""
        low, high = min(shares, default=0.4), max(shares, default=0.6)
        if high - low < least:
            low, high = (low + high - least) / 2, (low + high + least) / 2
        tick = next(one for one in (0.02, 0.05, 0.1, 0.25) if (high - low) / one <= 6 or one == 0.25)
        pad = (high - low) * 0.04
        return cls(max(0.0, low - pad), min(1.0, high + pad), tick)

    @property
    def ticks(self) -> Iterator[float]:
        """Where there are ticks."""
        n = -int(-self.low / self.tick // 1) if self.low > 0 else 0
        while n * self.tick <= self.high + 1e-9:
            yield n * self.tick
            n += 1

    def at(self, share: float) -> str:
        """Where a share lies, in percent of the chart's width."""
        place = (min(self.high, max(self.low, share)) - self.low) / (self.high - self.low)
        return f"{100 * place:.2f}%"


def _svg(body: str, height: int = HEIGHT, kind: str = "row") -> str:
    return f'<svg class="ch {kind}" width="100%" height="{height}" aria-hidden="true" focusable="false">{body}</svg>'


def _line(x: str, kind: str, top: float = 0, bottom: float = HEIGHT) -> str:
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top:g}" y2="{bottom:g}"/>'


def _grid(axis: Axis, dashed: float | None) -> str:
    lines = [_line(axis.at(tick), "gr") for tick in axis.ticks]
    if dashed is not None and axis.low <= dashed <= axis.high:
        lines.append(_line(axis.at(dashed), "half"))
    return "".join(lines)


def ticks(axis: Axis, said: Mapping[float, str], dashed: float | None = None) -> str:
    """The numbers above a column of rows; `said` has them as they are written."""
    body = ""
    for share, text in said.items():
        place = (share - axis.low) / (axis.high - axis.low)
        anchor = "start" if place < 0.06 else "end" if place > 0.94 else "middle"
        kind = ' class="b"' if dashed is not None and abs(share - dashed) < 1e-9 else ""
        body += f'<text{kind} x="{axis.at(share)}" y="12" text-anchor="{anchor}">{escape(text)}</text>'
    return _svg(body, 16)


def whisker(axis: Axis, rate: float, low: float, high: float, few: bool = False, dashed: float | None = 0.5) -> str:
    """A point with its interval, dashed where there are few games."""
    middle = HEIGHT / 2
    ends = "".join(_line(axis.at(end), "wh", middle - 5, middle + 5) for end in (low, high))
    kind = "wh few" if few else "wh"
    line = f'<line class="{kind}" x1="{axis.at(low)}" x2="{axis.at(high)}" y1="{middle}" y2="{middle}"/>'
    return _svg(_grid(axis, dashed) + line + ends + f'<circle class="dot" cx="{axis.at(rate)}" cy="{middle}" r="4.5"/>')


def bar(axis: Axis, share: float, low: float, high: float) -> str:
    """A bar from nothing, with a line for where its end may lie."""
    middle = HEIGHT / 2
    body = f'<rect class="br" x="0" y="{middle - 6}" width="{axis.at(share)}" height="12" rx="2"/>'
    body += f'<line class="wh" x1="{axis.at(low)}" x2="{axis.at(high)}" y1="{middle}" y2="{middle}"/>'
    body += "".join(_line(axis.at(end), "wh", middle - 4, middle + 4) for end in (low, high))
    return _svg(_grid(axis, None) + body)


def pair(axis: Axis, ring: float | None, point: float | None, dashed: float) -> str:
    """Two shares on one line: one as a ring, one as a point."""
    middle = HEIGHT / 2
    body = _grid(axis, dashed)
    if ring is not None and point is not None:
        body += f'<line class="wh" x1="{axis.at(ring)}" x2="{axis.at(point)}" y1="{middle}" y2="{middle}"/>'
    if ring is not None:
        body += f'<circle class="ring" cx="{axis.at(ring)}" cy="{middle}" r="4.5"/>'
    if point is not None:
        body += f'<circle class="dot" cx="{axis.at(point)}" cy="{middle}" r="4.5"/>'
    return _svg(body)


def bins(lengths: Mapping[int, int]) -> list[tuple[int, int, int]]:
    """Counts by length as (first, last, count) of bars of one width."""
    if not lengths:
        return []
    low, high = min(lengths), max(lengths)
    width = -(-(high - low + 1) // BARS)
    found = []
    for first in range(low, high + 1, width):
        last = min(first + width - 1, high)
        found.append((first, last, sum(lengths.get(n, 0) for n in range(first, last + 1))))
    return found


def histogram(lengths: Mapping[int, int], dark: tuple[int, int], median: int, said: str) -> str:
    """How many games had which length; bars whose middle lies in `dark` are dark, and `said` stands over the median."""
    bars = bins(lengths)
    if not bars:
        return ""
    top, foot = 24, 128
    most = max(count for _, _, count in bars)
    step = 100 / len(bars)
    body = f'<line class="ax" x1="0" x2="100%" y1="{foot}.5" y2="{foot}.5"/>'
    every = max(1, -(-len(bars) // 6))
    for n, (first, last, count) in enumerate(bars):
        tall = (foot - top) * count / most
        kind = "on" if dark[0] <= (first + last) / 2 <= dark[1] or first <= median <= last else "br"
        if count:
            body += (
                f'<rect class="{kind}" x="{n * step + 0.06 * step:.2f}%" width="{0.88 * step:.2f}%" '
                f'y="{foot - max(tall, 1):.1f}" height="{max(tall, 1):.1f}" rx="1.5"/>'
            )
        if n % every == 0:
            body += f'<text x="{(n + 0.5) * step:.2f}%" y="{foot + 16}" text-anchor="middle">{first}</text>'
        if first <= median <= last:
            place = (n + 0.5) * step
            anchor = "start" if place < 20 else "end" if place > 80 else "middle"
            body += f'<text class="b" x="{place:.2f}%" y="12" text-anchor="{anchor}">{escape(said)}</text>'
    return _svg(body, foot + 22, "hist")
