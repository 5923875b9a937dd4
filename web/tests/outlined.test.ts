// What an analysis outlines on the table: where each game draws the options that an answer picks.

import { describe, expect, test } from "vitest";

import { outlinedOf } from "../src/analysis/outlined";
import { meant } from "../src/games/generic/table/layout";
import type { GenericView } from "../src/games/generic/types";
import { shows as pokemon } from "../src/games/pokemon/table/choice";
import type { PokemonView } from "../src/games/pokemon/types";
import { shows as starWars } from "../src/games/star-wars/learn";
import type { StarWarsView } from "../src/games/star-wars/types";
import { drawnAs } from "../src/games/token-battle/table/pieces";
import type { OptionRow, View } from "../src/lib/protocol";
import type { AnalysisChoice, AnalysisOption } from "../src/lib/wire";

const answer = (given: boolean, ...picks: OptionRow[]): AnalysisOption => ({
  text: "an answer",
  chance: 50,
  error: 0,
  given,
  picks,
  subjects: [],
});
const asked = (...options: AnalysisOption[]): AnalysisChoice => ({
  n: 1,
  turn: 1,
  seat: 1,
  before: [50, 50],
  after: [50, 50],
  cost: 0,
  luck: 0,
  many: 2,
  more: false,
  worlds: 1,
  options,
  why: "",
});
/** A game in which an option is drawn where its first number says. */
const face = { shows: (picks: readonly { option: OptionRow }[]) => picks.map(({ option }) => `#n${option[1]}`) };
const near = (seat: number): View => ({ seat, sides: [], arenas: {} }) as unknown as View;
const option = (...row: OptionRow) => ({ option: row });

describe("of a choice", () => {
  test("the answer that was given and the best one are outlined", () => {
    const choice = asked(answer(false, ["x", 1], ["x", 2]), answer(false, ["x", 3]), answer(true, ["x", 4]));
    expect(outlinedOf(choice, face, near(0))).toEqual({ played: ["#n4"], best: ["#n1", "#n2"] });
  });

  test("what was the best is outlined once", () => {
    const choice = asked(answer(true, ["x", 1]), answer(false, ["x", 2]));
    expect(outlinedOf(choice, face, near(0))).toEqual({ played: ["#n1"], best: [] });
  });

  test("nothing is where nothing is meant, no game says where, or nothing is asked", () => {
    const choice = asked(answer(false), answer(true));
    const nothing = { played: [], best: [] };
    expect(outlinedOf(choice, face, near(0))).toEqual(nothing);
    expect(outlinedOf(asked(answer(true, ["x", 1])), {}, near(0))).toEqual(nothing);
    expect(outlinedOf(undefined, face, near(0))).toEqual(nothing);
  });
});

describe("in Pokémon", () => {
  const shows = (view: number, ...row: OptionRow): string[] =>
    pokemon([option(...row)], near(view) as unknown as PokemonView, 1);

  test("a card lies in the hand of whoever is asked, and goes to a Pokémon or a free place of their Bench", () => {
    expect(shows(0, "attach", 7, 3)).toEqual(['[data-hand="1"] [data-kind="7"]', '[data-mon="3"]']);
    expect(shows(0, "bench", 7).at(-1)).toContain('[data-zone="farbench"]');
    expect(shows(1, "bench", 7).at(-1)).toContain('[data-zone="bench"]');
  });

  test("an attack is a row, a retreat the Pokémon, the end of a turn nothing", () => {
    expect(shows(0, "attack", 3, 1)).toEqual(['[data-attack="3 1"]']);
    expect(shows(0, "retreat", 3)).toEqual(['[data-mon="3"]']);
    expect(shows(0, "end")).toEqual([]);
  });
});

describe("in Star Wars", () => {
  const arenas = { space: [{ id: 4 }], ground: [], character: [] };
  const shows = (...subject: [number, number, number]): string[] =>
    starWars([{ option: ["x"], subject }], { ...near(0), arenas } as unknown as StarWarsView, 0);

  test("who acts, on whom, and the way to an arena that stands behind", () => {
    const tab = '.arenatabs .space[aria-selected="false"]';
    expect(shows(4, 5, -1)).toEqual(['[data-unit="4"]', '[data-unit="5"]', tab]);
  });

  test("a card lies in the hand of whoever is asked; to pass is nothing", () => {
    expect(shows(0, 0, 9)).toEqual(['[data-hand="0"] [data-kind="9"]']);
    expect(shows(0, 0, -1)).toEqual([]);
  });
});

test("in Token Battle it is the card on its stack, and the field", () => {
  expect(drawnAs(["lay", 2, 17], (n) => `[data-stack="1 ${n}"]`)).toEqual(['[data-stack="1 2"]', '[data-cell="17"]']);
});

describe("in a game of another house", () => {
  const card = (intent: OptionRow | null) => ({ name: "a", text: "", facts: [], option: -1, intent });
  const zone = (seat: number | null, ...intents: (OptionRow | null)[]) => ({
    key: "hand",
    name: "",
    seat,
    count: intents.length,
    hidden: false,
    note: "",
    cards: intents.map(card),
  });
  const table = { seat: 0, sides: [0, 1], facts: [] };

  test("it is what would say the same, at the seat that is asked before others", () => {
    const zones = [zone(0, ["take", 1], ["take", 2]), zone(1, null, ["take", 2])];
    const view = { ...table, zones } as unknown as GenericView;
    expect(meant(view, [option("take", 2)], 1)).toEqual(['[data-place="1 1"]']);
    expect(meant(view, [option("take", 1)], 1)).toEqual(['[data-place="0 0"]']);
    expect(meant(view, [option("take", 3)], 1)).toEqual([]);
  });
});
