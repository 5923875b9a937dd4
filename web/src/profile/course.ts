// Where the chart of a rating has its points: a line, its band of uncertainty, the bots' levels.

import type { RatingCourse } from "../lib/wire";

export const WIDE = 418;
export const HIGH = 118;
const [LEFT, RIGHT, TOP, FOOT] = [34, 336, 8, 100];
const STEP = 100;
const ROOM = 12;

export interface Drawn {
  low: number;
  high: number;
  line: string;
  band: string;
  last: { x: number; y: number };
  bots: { name: string; y: number; at: number }[];
  foot: number;
}

/** Labels so far apart that none lies on another, from the lowest up. */
function apart(marks: { name: string; y: number }[]): Drawn["bots"] {
  let free = Infinity;
  return [...marks]
    .sort((a, b) => b.y - a.y)
    .map((one) => {
      const at = Math.min(one.y + 4, free);
      free = at - ROOM;
      return { ...one, at };
    });
}

/** A course as it is drawn; null without a point. Bots far off are left out. */
export function drawn({ points, bots }: Pick<RatingCourse, "points" | "bots">): Drawn | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const low = Math.floor(Math.min(...points.map((one) => one.points - one.spread)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...points.map((one) => one.points + one.spread)) / STEP) * STEP;
  const x = (n: number): number => LEFT + ((RIGHT - LEFT) * n) / Math.max(1, points.length - 1);
  const y = (value: number): number => FOOT - ((FOOT - TOP) * (value - low)) / Math.max(STEP, high - low);
  const at = (n: number, value: number): string => `${x(n).toFixed(1)},${y(value).toFixed(1)}`;
  const upper = points.map((one, n) => at(n, one.points + one.spread));
  const lower = points.map((one, n) => at(n, one.points - one.spread)).reverse();
  const shown = bots.flatMap(({ name, rating }) =>
    rating && rating.points > low && rating.points < high ? [{ name, y: y(rating.points) }] : [],
  );
  return {
    low,
    high,
    line: points.map((one, n) => at(n, one.points)).join(" "),
    band: [...upper, ...lower].join(" "),
    last: { x: x(points.length - 1), y: y(last.points) },
    bots: apart(shown),
    foot: FOOT,
  };
}

/** Whether somebody stands higher than at the beginning, by more than half of what is unsure. */
export function trend({ points, now }: Pick<RatingCourse, "points" | "now">): "up" | "down" | "" {
  const first = points[0];
  if (first === undefined || points.length < 3) return "";
  const by = now.points - first.points;
  return Math.abs(by) < now.spread / 2 ? "" : by > 0 ? "up" : "down";
}
