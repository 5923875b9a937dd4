// An analysis as a chart: where its lines run, what each turn cost, and which choice is the next one that cost something.

import type { AnalysisChoice } from "../lib/wire";
import { sideOf, type Sides } from "../lib/sides";

export const W = 1000;
export const H = 120;
/** A choice that cost so much is marked in the chart. */
export const MARKED = 8;
/** In about so many pieces the line runs, so that a game of few long turns is told in more than one each. */
const PIECES = 40;
/** So many turns have their numbers below the chart. */
const NUMBERED = 24;

export interface Column {
  turn: number;
  /** Its choices, by their places. */
  choices: number[];
  /** The middle, in per cent of the width. */
  x: number;
  wide: number;
  numbered: boolean;
  /** What the own side and the others lost by choice. */
  lost: number;
  lostBy: number;
  /** The chance of the own side before its first choice and after all that was chosen. */
  before: number;
  after: number;
}

export interface Mark {
  turn: number;
  own: boolean;
  x: number;
  y: number;
}

export interface Course {
  columns: Column[];
  thick: string;
  dotted: string;
  area: string;
  marks: Mark[];
  most: number;
}

const num = (one: number): string => one.toFixed(1);
const y = (chance: number): number => H - (Math.min(100, Math.max(0, chance)) / 100) * H;

/** The chart of a side. `turns` is the last turn of the game, of which some may not be reckoned yet; `end` is the result
 * in per cent, null while it isn't. */
export function courseOf(
  choices: readonly AnalysisChoice[],
  side: number,
  sides: Sides,
  turns: number,
  end: number | null,
): Course {
  const first = Math.min(1, choices[0]?.turn ?? 1);
  const count = Math.max(1, turns - first + 1);
  const wide = 100 / count;
  const every = Math.ceil(count / NUMBERED);
  const changed = (one: AnalysisChoice): number => (one.after[side] ?? 0) - (one.before[side] ?? 0);
  const sum = (some: readonly AnalysisChoice[]): number => some.reduce((total, one) => total + changed(one), 0);
  const columns = Array.from({ length: count }, (_, n): Column => {
    const turn = first + n;
    const here = choices.flatMap((one, at) => (one.turn === turn ? [at] : []));
    const own = here.flatMap((at) => choices[at] ?? []);
    const before = own[0]?.before[side] ?? 0;
    const lost = (mine: boolean): number =>
      own.reduce((total, one) => total + ((sideOf(one.seat, sides) === side) === mine ? one.cost : 0), 0);
    return {
      turn,
      choices: here,
      x: (n + 0.5) * wide,
      wide,
      numbered: n % every === 0,
      lost: lost(true),
      lostBy: lost(false),
      before,
      after: Math.min(100, Math.max(0, before + sum(own))),
    };
  });
  const points: [number, number][] = [];
  const pieces: [number, number][] = [];
  const each = Math.max(1, Math.floor(PIECES / count));
  for (const { choices: here, x } of columns) {
    const many = Math.min(each, here.length);
    for (let piece = 0; piece < many; piece += 1) {
      const own = here
        .slice(Math.floor((piece * here.length) / many), Math.floor(((piece + 1) * here.length) / many))
        .flatMap((at) => choices[at] ?? []);
      const before = own[0]?.before[side] ?? 0;
      const left = ((x - wide / 2 + (piece * wide) / many) / 100) * W;
      pieces.push([points.length, points.length + 1]);
      points.push([left, y(before)], [left + ((wide / many / 100) * W) / 2, y(before + sum(own))]);
    }
  }
  if (end !== null && points.length > 0) points.push([W, y(end)]);
  const at = (n: number): string => points[n]?.map(num).join(" ") ?? "";
  const thick = pieces.map(([from, to]) => `M${at(from)}L${at(to)}`).join("");
  const dotted = pieces.flatMap(([, from]) => (points[from + 1] ? [`M${at(from)}L${at(from + 1)}`] : [])).join("");
  const line = points.map((point) => point.map(num).join(",")).join(" ");
  const area =
    points.length > 1 ? `${num(points[0]?.[0] ?? 0)},${H / 2} ${line} ${num(points.at(-1)?.[0] ?? 0)},${H / 2}` : "";
  return { columns, thick, dotted, area, marks: marksOf(columns, choices, side, sides), most: mostOf(columns) };
}

function mostOf(columns: readonly Column[]): number {
  return Math.max(MARKED, ...columns.flatMap(({ lost, lostBy }) => [lost, lostBy]));
}

/** In each turn the costliest choice of the own side and of the others, if it cost enough. */
function marksOf(columns: readonly Column[], choices: readonly AnalysisChoice[], side: number, sides: Sides): Mark[] {
  return columns.flatMap(({ turn, choices: here, x }) =>
    [true, false].flatMap((own): Mark[] => {
      const mine = here
        .flatMap((at) => choices[at] ?? [])
        .filter((one) => (sideOf(one.seat, sides) === side) === own && one.cost >= MARKED);
      const worst = mine.toSorted((a, b) => b.cost - a.cost)[0];
      if (!worst) return [];
      const middle = ((worst.before[side] ?? 0) + (worst.after[side] ?? 0)) / 2;
      return [{ turn, own, x, y: 100 - Math.min(92, Math.max(8, middle)) }];
    }),
  );
}

/** The next choice from here that cost something; the same one where there is none. */
export function costlyFrom(choices: readonly AnalysisChoice[], at: number, by: 1 | -1): number {
  for (let n = at + by; n >= 0 && n < choices.length; n += by) if ((choices[n]?.cost ?? 0) > 0) return n;
  return at;
}

/** The choice of a turn that is looked at first: the costliest, of equal ones the first. */
export function worstOf(choices: readonly AnalysisChoice[], here: readonly number[]): number {
  return here.toSorted((a, b) => (choices[b]?.cost ?? 0) - (choices[a]?.cost ?? 0) || a - b)[0] ?? 0;
}

/** A change with its sign, as it is printed. */
export const signed = (n: number): string => (n > 0 ? `+ ${n}` : n < 0 ? `− ${-n}` : "0");
