import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { dayOf } from "../src/puzzles/day";
import { nextOf } from "../src/puzzles/order";

const HERE = process.env["TZ"];

afterEach(() => {
  if (HERE === undefined) delete process.env["TZ"];
  else process.env["TZ"] = HERE;
});

describe.each(["UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Europe/Warsaw"])(
  "the number of a day in %s",
  (zone) => {
    beforeEach(() => {
      process.env["TZ"] = zone;
    });

    it("changes at midnight by the calendar on the wall, and not in between", () => {
      const day = dayOf(new Date(2026, 10, 24, 0, 0, 0));
      expect(dayOf(new Date(2026, 10, 24, 23, 59, 59))).toBe(day);
      expect(dayOf(new Date(2026, 10, 25, 0, 0, 0))).toBe(day + 1);
      expect(dayOf(new Date(2026, 10, 23, 23, 59, 59))).toBe(day - 1);
    });

    it("is that of the same date wherever one is", () => {
      expect(dayOf(new Date(1970, 0, 2, 1))).toBe(1);
      expect(dayOf(new Date(2026, 10, 25, 23))).toBe(20_782);
    });

    it("grows by one each day of a year, also where clocks are put forward or back", () => {
      const days = Array.from({ length: 365 }, (_, n) => dayOf(new Date(2026, 0, 1 + n, 23, 30)));
      expect(days).toEqual(Array.from({ length: 365 }, (_, n) => (days[0] ?? 0) + n));
    });
  },
);

describe("the next puzzle", () => {
  const named = (game: string, id: string) => ({ game, id, title: id, kind: "win", found: false });
  const all = [named("x", "one"), named("x", "two"), named("y", "three"), named("y", "four")];

  const after = (id: string, ...solved: string[]) =>
    nextOf(all, { game: all.find((one) => one.id === id)?.game ?? "", id }, (one) => solved.includes(one.id))?.id;

  it("is the next of its game, and after the last an earlier one of it", () => {
    expect(after("three")).toBe("four");
    expect(after("four", "four")).toBe("three");
  });

  it("is of another game where its own has none that is not solved", () => {
    expect(after("two", "one", "two")).toBe("three");
    expect(after("four", "three", "four")).toBe("one");
  });

  it("is none where all others are solved", () => {
    expect(after("one", "one", "two", "three", "four")).toBeUndefined();
  });
});
