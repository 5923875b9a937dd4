import { describe, expect, it } from "vitest";

import { moment } from "../src/lib/dates";

const NOW = new Date(2026, 10, 24, 15, 30).getTime();
const at = (...date: [number, number, number, number?]): number => new Date(...date).getTime() / 1000;

describe("a moment", () => {
  it.each([
    [at(2026, 10, 24, 9), "en", "09:00"],
    [at(2026, 10, 2), "en", "2 November"],
    [at(2026, 10, 2), "pl", "2 listopada"],
    [at(2026, 10, 2), "ja", "11月2日"],
    [at(2027, 10, 24), "en", "24 November 2027"],
    [at(2024, 0, 5), "pl", "5 stycznia 2024"],
  ])("%d in %s is %s", (seconds, lang, said) => {
    expect(moment(seconds, lang, NOW)).toBe(said);
  });
});
