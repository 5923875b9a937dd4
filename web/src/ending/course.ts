// The chart at the end of a game as numbers: where its lines run, what stands beside them, and the same in words.

import type { Seat } from "../lib/protocol";
import type { EndingPoint } from "../lib/wire";

export const W = 640;
export const H = 420;
const LEFT = 40;
const RIGHT = 92;
const TOP = 24;
const BOTTOM = 36;
/** Up to here figures are counted, and go up or down in steps; larger ones run. */
const COUNTED = 12;
/** Points of a line are marked up to so many of them. */
const MARKED = 30;
/** Lines in steps run so far beside each other: where both sides have the same, both are seen. */
const BESIDE = 5;
/** So far from each other the names at the ends of lines stand at least. */
const APART = 22;

export interface Line {
  side: number;
  path: string;
  dots: { x: number; y: number }[];
  end: { x: number; y: number; figure: number };
}

export interface Course {
  lines: Line[];
  rows: { y: number; figure: number }[];
  columns: { x: number; turn: number; few: boolean }[];
  /** Where the last turn stands. */
  right: number;
  x: (turn: number) => number;
  y: (figure: number) => number;
}

/** Whole steps of about a quarter, that are easily read: 1, 2, 5, 10, 20, 50 … */
function stepOf(most: number): number {
  const rough = Math.max(1, most / 4);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((one) => one * ten).find((one) => one >= rough) ?? ten;
}

/** The lines of all sides, the given one last, so that it lies on top. */
export function courseOf(points: readonly EndingPoint[], near: number): Course {
  const last = Math.max(1, ...points.map(({ turn }) => turn));
  const most = Math.max(1, ...points.flatMap(({ figures }) => figures));
  const by = stepOf(most);
  // What is counted ends on a row. What runs ends a little above its highest point: a row far over it, beyond the limit
  // of the game, would be half of the chart for nothing.
  const top = most <= COUNTED ? Math.ceil(most / by) * by : most * 1.03;
  const x = (turn: number): number => LEFT + (turn / last) * (W - LEFT - RIGHT);
  const y = (figure: number): number => H - BOTTOM - (figure / top) * (H - TOP - BOTTOM);
  const sides = [...(points[0]?.figures.keys() ?? [])].sort((a, b) => Number(a === near) - Number(b === near));
  const stepped = most <= COUNTED;
  const lines = sides.map((side, n) => {
    const aside = stepped ? (n - (sides.length - 1) / 2) * BESIDE : 0;
    return lineOf(
      points,
      side,
      stepped,
      (turn) => x(turn) - aside,
      (figure) => y(figure) - aside,
    );
  });
  apart(lines);
  const every = Math.ceil(last / 7);
  return {
    lines,
    rows: Array.from({ length: Math.floor(top / by) + 1 }, (_, n) => ({ y: y(n * by), figure: n * by })),
    columns: points
      .map(({ turn }) => turn)
      .filter((turn, n, all) => all.indexOf(turn) === n && turn > 0 && (last - turn) % every === 0)
      .map((turn) => ({ x: x(turn), turn, few: ((last - turn) / every) % 2 === 0 })),
    right: x(last),
    x,
    y,
  };
}

function lineOf(
  points: readonly EndingPoint[],
  side: number,
  stepped: boolean,
  x: (turn: number) => number,
  y: (figure: number) => number,
): Line {
  const at = points.map(({ turn, figures }) => ({ x: x(turn), y: y(figures[side] ?? 0), figure: figures[side] ?? 0 }));
  const path = at.map((one, n) =>
    n === 0 ? `M${pair(one)}` : stepped ? `H${num(one.x)}V${num(one.y)}` : `L${pair(one)}`,
  );
  const changed = at.filter((one, n) => n > 0 && one.figure !== at[n - 1]?.figure);
  const end = at.at(-1) ?? { x: x(0), y: y(0), figure: 0 };
  return { side, path: path.join(""), dots: changed.length <= MARKED ? changed : [end], end: { ...end } };
}

const num = (one: number): string => one.toFixed(1);
const pair = ({ x, y }: { x: number; y: number }): string => `${num(x)} ${num(y)}`;

/** Names at the ends of lines do not lie on each other. */
function apart(lines: Line[]): void {
  const ends = lines.map(({ end }) => end).sort((a, b) => a.y - b.y);
  ends.forEach((end, n) => {
    const above = ends[n - 1];
    if (above && end.y - above.y < APART) end.y = above.y + APART;
  });
  const low = ends.at(-1);
  if (!low || low.y <= H - BOTTOM) return;
  const by = low.y - (H - BOTTOM);
  for (const end of ends) end.y -= by;
}

/** How a side's figure changed, as rows of turn and figure: the first, each that differs from the one before it. */
export function changesOf(points: readonly EndingPoint[], side: Seat): { turn: number; figure: number }[] {
  return points
    .map(({ turn, figures }) => ({ turn, figure: figures[side] ?? 0 }))
    .filter((one, n, all) => n === 0 || one.figure !== all[n - 1]?.figure);
}
