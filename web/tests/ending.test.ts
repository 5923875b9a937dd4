import { describe, expect, it } from "vitest";

import { changesOf, courseOf, H } from "../src/ending/course";
import type { EndingPoint } from "../src/lib/wire";

/** The ends of turns 0, 1, 2 …, with the figures of both sides. */
function points(...figures: [number, number][]): EndingPoint[] {
  return figures.map((pair, turn) => ({ turn, n: turn * 2, figures: pair }));
}

describe("the chart at the end of a game", () => {
  it("goes in steps where figures are counted, and runs where they are large", () => {
    const prizes = courseOf(points([6, 6], [5, 6], [5, 5]), 0);
    const scores = courseOf(points([0, 0], [120, 80], [260, 300]), 0);
    expect(prizes.lines.at(-1)?.path).toMatch(/^M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+$/);
    expect(scores.lines.at(-1)?.path).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
  });

  it("has both sides in sight where their figures are the same", () => {
    const [one, other] = courseOf(points([0, 0], [1, 1], [2, 1]), 0).lines;
    expect(one?.path.split("H")[0]).not.toBe(other?.path.split("H")[0]);
    expect(one?.dots[0]?.y).not.toBe(other?.dots[0]?.y);
  });

  it("has the near side on top, and a mark only where its figure changed", () => {
    const { lines } = courseOf(points([6, 6], [5, 6], [5, 5], [5, 5]), 1);
    expect(lines.map(({ side }) => side)).toEqual([0, 1]);
    expect(lines.map(({ dots }) => dots.length)).toEqual([1, 1]);
  });

  it("writes no end over another one, and none below the chart", () => {
    const { lines } = courseOf(points([0, 0], [0, 0]), 0);
    const [high = 0, low = 0] = lines.map(({ end }) => end.y).sort((a, b) => a - b);
    expect(low - high).toBeGreaterThanOrEqual(18);
    expect(low).toBeLessThanOrEqual(H - 36);
  });

  it("counts its rows in numbers that are easily read", () => {
    expect(courseOf(points([0, 0], [315, 207]), 0).rows.map(({ figure }) => figure)).toEqual([0, 100, 200, 300]);
    expect(courseOf(points([0, 0], [1028, 740]), 0).rows.map(({ figure }) => figure)).toEqual([0, 500, 1000]);
    expect(courseOf(points([6, 6], [5, 6]), 0).rows.map(({ figure }) => figure)).toEqual([0, 2, 4, 6]);
  });

  it("is told as the figures that differ from the ones before", () => {
    expect(changesOf(points([6, 6], [5, 6], [5, 6], [3, 6]), 0)).toEqual([
      { turn: 0, figure: 6 },
      { turn: 1, figure: 5 },
      { turn: 3, figure: 3 },
    ]);
  });
});
