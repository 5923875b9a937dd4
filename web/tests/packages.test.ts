import { expect, it } from "vitest";

import locked from "../package-lock.json";

it("what is locked does not say where it came from", () => {
  const entries = Object.entries(locked.packages).filter(([path]) => path !== "");
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(([, entry]) => "resolved" in entry).map(([path]) => path)).toEqual([]);
});
