import { describe, expect, it } from "vitest";

import type { Decision } from "../src/lib/protocol";
import { allowed, enough, roomFor, tapped } from "../src/table/options";

const asked = (count: number, more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  kind: "take",
  options: Array.from({ length: count }, (_, n): [string, number] => ["take", n]),
  least: 1,
  most: 3,
  counts: null,
  about: [],
  ...more,
});
const rooms = (decision: Decision, picks: readonly number[]): number[] =>
  decision.options.map((_, at) => roomFor(decision, picks, at));

describe("what may be picked", () => {
  it("is so many, and so often", () => {
    const decision = asked(3, { counts: [2, 1, 1] });
    expect([rooms(decision, []), rooms(decision, [0]), rooms(decision, [0, 0, 1])]).toEqual([
      [2, 1, 1],
      [1, 1, 1],
      [0, 0, 0],
    ]);
    expect([[], [0], [0, 0, 1], [0, 0, 1, 2]].map((picks) => enough(decision, picks))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("takes one another's place where it is one thing", () => {
    expect([
      tapped(asked(2, { most: 1 }), [0], 1),
      tapped(asked(2, { most: 1 }), [0], 0),
      tapped(asked(2, { most: 1, least: 0 }), [0], 0),
    ]).toEqual([[1], [0], []]);
  });
});

describe("what binds picks together", () => {
  /** Two of one group, one of another; and one that is in a third. */
  const groups = asked(4, { counts: [2, 1, 1, 1], together: { groups: [7, 7, 8, 9], each: 1, weights: [], total: 0 } });
  /** 2, 3 and 5, of which no more than 5 together. */
  const weights = asked(3, { counts: [3, 1, 1], together: { groups: [], each: 1, weights: [2, 3, 5], total: 5 } });

  it("leaves room for no more of a group than is allowed", () => {
    expect([rooms(groups, []), rooms(groups, [1]), rooms(groups, [2, 0])]).toEqual([
      [1, 1, 1, 1],
      [0, 0, 1, 1],
      [0, 0, 0, 1],
    ]);
    const twice = asked(3, { together: { groups: [1, 1, 1], each: 2, weights: [], total: 0 } });
    expect([rooms(twice, [0]), rooms(twice, [0, 1])]).toEqual([
      [0, 1, 1],
      [0, 0, 0],
    ]);
  });

  it("leaves room for no more than the weight that is left", () => {
    expect([rooms(weights, []), rooms(weights, [0]), rooms(weights, [2])]).toEqual([
      [2, 1, 1],
      [1, 1, 0],
      [0, 0, 0],
    ]);
    expect(weights.options.map((_, at) => allowed(weights, [at]))).toEqual([true, true, true]);
  });

  it("keeps a tap from putting in what does not go with the others, and lets it take things out", () => {
    expect([tapped(groups, [1], 0), tapped(groups, [1], 3), tapped(groups, [1, 3], 1)]).toEqual([[1], [1, 3], [3]]);
    expect([tapped(weights, [0], 1), tapped(weights, [0], 2), tapped(weights, [0, 0], 0)]).toEqual([[0, 1], [0], []]);
    const single = asked(2, { most: 1, together: { groups: [], each: 1, weights: [2, 9], total: 5 } });
    expect([tapped(single, [0], 1), tapped(single, [], 0)]).toEqual([[0], [0]]);
  });

  it("keeps what is not allowed from being sent", () => {
    expect([[0], [0, 2, 3], [0, 1]].map((picks) => enough(groups, picks))).toEqual([true, true, false]);
    expect([[0, 1], [2], [1, 2], []].map((picks) => enough(weights, picks))).toEqual([true, true, false, false]);
  });
});
