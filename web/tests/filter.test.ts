import { describe, expect, it } from "vitest";

import { type Filter, matches } from "../src/games/token-battle/editor/filter";
import { flipped } from "../src/editor/flipped";
import type { CardInfo } from "../src/games/token-battle/types";

const card = (more: Partial<CardInfo>): CardInfo => ({
  n: 25,
  id: "TB-CARD-26",
  key: "gale",
  name: "Wichura",
  value: 3,
  ability: 2,
  area: 0b01010101,
  type: 0,
  cost: 11,
  text: "Odepchnij każdy cel.",
  words: "odpycha",
  ...more,
});
const none: Filter = { values: new Set(), abilities: new Set(), types: new Set(), area: 0, words: "" };

describe("the collection's filters", () => {
  it.each<[string, Partial<Filter>, boolean]>([
    ["nothing", {}, true],
    ["its value", { values: new Set([1]) }, true],
    ["small values", { values: new Set([0]) }, false],
    ["one of two abilities", { abilities: new Set([1, 2]) }, true],
    ["another type", { types: new Set([1]) }, false],
    ["a part of its area", { area: 0b101 }, true],
    ["a field beyond its area", { area: 0b10 }, false],
    ["words without accents", { words: "kazdy CEL" }, true],
    ["other words", { words: "laser" }, false],
  ])("%s", (_name, filter, fits) => {
    expect(matches(card({}), { ...none, ...filter })).toBe(fits);
  });

  it("a chip goes in and out", () => {
    expect(flipped(flipped(new Set([1]), 2), 1)).toEqual(new Set([2]));
  });
});
