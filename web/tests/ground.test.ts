import { expect, test } from "vitest";

import { restingAt } from "../src/games/pokemon/table/ground";

test("a cloth that is too high rests at its lower edge, unless what is asked for stands higher", () => {
  const [near, far] = [
    { top: 330, bottom: 390 },
    { top: 40, bottom: 100 },
  ];
  expect(restingAt(0, 300, 400, [])).toBe(100);
  expect(restingAt(0, 300, 400, [far, near])).toBe(100);
  expect(restingAt(100, 300, 400, [far])).toBe(32);
  expect(restingAt(20, 300, 400, [far])).toBe(20);
});
