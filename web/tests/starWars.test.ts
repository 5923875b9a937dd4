import { describe, expect, it } from "vitest";

import { counted, linesOf, parted } from "../src/editor/lines";
import { asks, fieldsOf, matches, NO_QUERY, only, toggled, unknownFields } from "../src/editor/query";
import { costOf, costs, manned, partsOf, sideOf, unitsDrawn } from "../src/games/star-wars/editor/parts";
import { indexOf, keywordsOn } from "../src/games/star-wars/editor/query";
import { t, teach } from "../src/lib/l10n.svelte";
import { arenaOf, type StarWarsCard, type StarWarsEvent, type StarWarsView } from "../src/games/star-wars/types";
import type { Decision } from "../src/lib/protocol";
import { amountOf, atOnce, isApart, listed, litUnits } from "../src/games/star-wars/table/choice";
import { signs, standing } from "../src/games/star-wars/table/labels";
import { foregone } from "../src/games/star-wars/table/passing";
import { WORDS } from "../src/games/star-wars/words";

teach(WORDS);

const card = (id: string, more: Partial<StarWarsCard> = {}): StarWarsCard => ({
  n: 0,
  id,
  name: id,
  title: id,
  version: "",
  set: "ANH",
  number: "1",
  side: "neutral",
  kind: "space",
  subtypes: "",
  arena: "",
  cost: 1,
  force: 0,
  speed: 0,
  power: 0,
  health: 0,
  pilots: [],
  keywords: {},
  lines: [],
  plays: {},
  reminders: [],
  text: "",
  terms: false,
  ...more,
});
const units = (kind: StarWarsCard["kind"], count: number) => ({ card: card(kind, { kind }), count });
const NAMES = { "critical hit": "Trafienie krytyczne", evade: "Unik", stun: "Ogłuszenie" };
const INDEX = indexOf(NAMES);

describe("how an arena stands", () => {
  const view = {
    control: { space: 1, ground: 0, character: -1 },
    arenas: { space: [], ground: [], character: [] },
    arena: "",
    phase: "build",
  } as const;
  const told = (arena: "space" | "ground" | "character"): string =>
    standing({ ...view, arenas: { space: [], ground: [], character: [] } }, arena, (seat) =>
      seat === 0 ? t("you") : "Robert",
    );

  it("says whose it is, to its holder as to anybody else", () => {
    expect([told("space"), told("ground"), told("character")]).toEqual(["held by Robert", "yours", "empty"]);
  });
});

describe("the text of a card", () => {
  it("has a line for each thing that a pilot gives", () => {
    expect(signs("[Pilot] Starfighter. It gets: * +20 speed. * Pay 1 Force -> Retreat.")).toBe(
      "[Pilot] Starfighter. It gets:\n• +20 speed.\n• Pay 1 Force → Retreat.",
    );
  });
});

describe("what is answered without a second word", () => {
  const asked = (kind: string, ...options: Decision["options"]): Decision => ({
    seat: 0,
    kind,
    options,
    least: 1,
    most: 1,
    counts: null,
    about: [],
  });

  it("to start building stands apart where the same unit could be put", () => {
    const setup = asked("setup", ["put", 3], ["partial", 3], ["partial", 9]);
    expect(setup.options.map((_, at) => isApart(setup, at))).toEqual([false, true, false]);
  });

  it("what decides nothing answers itself: rest without a target, one counter", () => {
    expect([asked("act", ["rest", 4]), asked("counters", ["number", 1])].map(foregone)).toEqual([true, true]);
    expect(
      [
        asked("act", ["attack", 4, 5], ["rest", 4]),
        asked("counters", ["number", 1], ["number", 2]),
        asked("build", ["done"]),
        asked("act", ["attack", 4, 5]),
      ].map(foregone),
    ).toEqual([false, false, false, false]);
  });

  it("so does how much is prevented by whoever has paid for it, but not of whom", () => {
    expect(foregone(asked("choose:prevent", ["number", 2], ["number", 1], ["number", 0]))).toBe(true);
    expect(foregone(asked("choose:prevent", ["unit", 4], ["unit", 5]))).toBe(false);
  });

  it("a bid lights no unit, stands in the slip however many there are, and its key is what is bid (SW-BATTLE-11)", () => {
    const all = Array.from({ length: 13 }, (_, n): Decision["options"][number] => ["bid", n]);
    const bids = { ...asked("bid", ...all), subjects: all.map((): [number, number, number] => [4, 5, -1]) };
    expect([litUnits(bids, null).size, listed(bids, null).length]).toEqual([0, 13]);
    expect([...bids.options.slice(0, 2).map(amountOf), amountOf(["attack", 4, 5])]).toEqual([0, 1, null]);
  });

  it("to end a step, or setup with all its points on one card, is asked twice (SW-SETUP-7)", () => {
    expect(
      [["done"], ["partial", 3], ["put", 3], ["pass"]].map((option) => atOnce(option as Decision["options"][number])),
    ).toEqual([false, false, true, true]);
  });
});

describe("searching for Star Wars cards", () => {
  const boba = card("Boba Fett (A)", {
    version: "A",
    side: "dark",
    kind: "character",
    subtypes: "Mandalorian Bounty Hunter",
    cost: 5,
    speed: 60,
    power: 5,
    health: 4,
    keywords: { "critical hit": 2 },
    reminders: [{ name: "Unik", text: "Zapobiegnij.", rule: "SW-KW-EVADE-1", n: 2 }],
    text: "Unik 2 za 1 Mocy",
  });

  it.each([
    ["side:dark kind:character cost<=5 power>=5 speed>40 version:a", true],
    ["text:unik set:hope", true],
    ["keyword:unik keyword:criticalhit", true],
    ["bounty boba health:4", true],
    ["kind:unit arena:character type:bountyhunter", true],
    ["side:light", false],
    ["cost<5", false],
    ["power>5", false],
    ["version:b", false],
    ["keyword:stun", false],
    ["cost:cheap", false],
    ["valueof:5", false],
  ])("%s: %s", (words, found) => {
    expect(matches(INDEX, boba, { ...NO_QUERY, words }, "A New Hope")).toBe(found);
  });

  it("a Battle card has Force and no build cost, and is no unit; a Location has an arena (SW-DECK-1, SW-DECK-8)", () => {
    const wrath = card("wrath", { kind: "battle", cost: 0, force: 3 });
    const cave = card("cave", { kind: "location", arena: "character", cost: 1 });
    const found = (words: string) => [wrath, cave].map((one) => matches(INDEX, one, { ...NO_QUERY, words }));
    expect(found("cost<=4")).toEqual([false, true]);
    expect(found("force:3")).toEqual([true, false]);
    expect(found("arena:character")).toEqual([false, true]);
    expect(found("power>=0")).toEqual([false, false]);
  });

  it("chips of one group are alternatives, groups narrow each other", () => {
    const both = toggled(toggled(NO_QUERY, "sides", "light"), "sides", "dark");
    expect(matches(INDEX, boba, both)).toBe(true);
    expect(matches(INDEX, boba, toggled(both, "kinds", "space"))).toBe(false);
    expect(matches(INDEX, boba, only(both, "keywords", "evade"))).toBe(true);
    expect(matches(INDEX, boba, only(both, "keywords", "stun"))).toBe(false);
  });

  it("a field that no card has is told, with those that there are", () => {
    const unknown = (words: string) => unknownFields(INDEX, { ...NO_QUERY, words });
    expect(unknown("Foo:bar cost<=4 foo=1 set:esb colour>2 boba")).toEqual(["foo", "colour"]);
    expect(unknown("side:dark keyword:stun text:draw foo: name:x")).toEqual([]);
    expect(fieldsOf(INDEX)).toContain("pilot");
    expect(fieldsOf(INDEX)).toContain("text");
  });

  it("a query that was emptied asks for nothing", () => {
    expect(asks(toggled(toggled(NO_QUERY, "sides", "light"), "sides", "light"))).toBe(false);
    expect([
      asks(only(NO_QUERY, "keywords", "stun")),
      asks(only(NO_QUERY, "keywords", "")),
      asks({ ...NO_QUERY, words: "a" }),
    ]).toEqual([true, false, true]);
  });

  it("keywords are those that stand on a card and those that its text explains", () => {
    expect(keywordsOn(boba, NAMES)).toEqual(["critical hit", "evade"]);
  });
});

describe("what a Star Wars deck is made of", () => {
  it("units by arenas, then what is played, each by its cost", () => {
    const walker = card("walker", { kind: "ground", cost: 6 });
    const speeder = card("speeder", { kind: "ground", cost: 2 });
    const wrath = card("wrath", { kind: "battle", cost: 0, force: 3 });
    const parts = partsOf([walker, speeder, wrath].map((one) => ({ card: one, count: 2 })));
    expect(parts.map(({ kind, count }) => [kind, count])).toEqual([
      ["space", 0],
      ["ground", 4],
      ["character", 0],
      ["battle", 2],
      ["mission", 0],
      ["location", 0],
    ]);
    expect(parts[1]?.lines.map((line) => line.card.id)).toEqual(["speeder", "walker"]);
    expect(costOf(wrath)).toBe(3);
  });

  it("copies are counted by build cost, those beyond the last column in it, Battle cards not at all", () => {
    const lines = [1, 3, 8, 13].map((cost) => ({ card: card(`c${cost}`, { cost }), count: cost }));
    expect(costs([...lines, units("battle", 4)])).toEqual([1, 0, 3, 0, 0, 0, 0, 21]);
  });

  it("an arena needs twelve units, and may have twice those of any other (SW-DECK-4, SW-DECK-5)", () => {
    const found = (space: number, ground: number, character: number) =>
      manned([units("space", space), units("ground", ground), units("character", character), units("mission", 9)]).map(
        ({ missing, over }) => [missing, over],
      );
    expect(found(12, 24, 12)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(found(12, 25, 13)).toEqual([
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(found(11, 12, 0)).toEqual([
      [1, 11],
      [0, 12],
      [12, 0],
    ]);
  });

  it("its side is that of its cards, whatever Neutral ones there are (SW-DECK-2)", () => {
    const of = (...sides: StarWarsCard["side"][]) =>
      sideOf(sides.map((side) => ({ card: card(side, { side }), count: 1 })));
    expect([of("neutral"), of("neutral", "dark"), of("light"), of("dark", "light")]).toEqual([
      "neutral",
      "dark",
      "light",
      "both",
    ]);
  });

  it("a hand holds its share of the units", () => {
    expect(unitsDrawn([units("space", 30), units("battle", 30)], 7)).toBe(3.5);
    expect(unitsDrawn([], 7)).toBe(0);
  });
});

describe("lines of a deck", () => {
  it("follow the pool, with the copies that the stacks hold", () => {
    const pool = ["a", "b", "c"].map((id) => card(id));
    const lines = linesOf(pool, counted([["c", "a", "c", "unknown"]]));
    expect(lines.map(({ card: one, count }) => [one.id, count])).toEqual([
      ["a", 1],
      ["c", 2],
    ]);
    expect(
      parted(lines, (one) => one.id, [
        ["c", "C"],
        ["b", "B"],
      ]).map(({ kind, title, count }) => [kind, title, count]),
    ).toEqual([
      ["c", "C", 2],
      ["b", "B", 0],
    ]);
  });
});

describe("the arena of a moment", () => {
  const view = { arenas: { space: [{ id: 3 }], ground: [], character: [{ id: 4 }] } } as unknown as StarWarsView;
  const happened = (...events: object[]): readonly StarWarsEvent[] => events as readonly StarWarsEvent[];

  it("is where a unit comes to, else where it stands", () => {
    expect(arenaOf(happened({ e: "UnitDeployed", unit: 9, place: "ground" }), view)).toBe("ground");
    expect(arenaOf(happened({ e: "AttackDeclared", unit: 4, target: 5 }), view)).toBe("character");
    expect(arenaOf(happened({ e: "CardDrawn", seat: 0 }), view)).toBe(null);
  });
});
