import { describe, expect, it } from "vitest";

import { after, PEACE } from "../src/games/star-wars/table/attack";
import { isBeyond, lacksOne, nextOf, wholeOf } from "../src/games/star-wars/table/building";
import { leaves, listed } from "../src/games/star-wars/table/choice";
import { lossOf, outcomeOf } from "../src/games/star-wars/table/labels";
import { idle, passedOver } from "../src/games/star-wars/table/passing";
import { lostIn, type Stage } from "../src/games/star-wars/table/stages";
import type { StarWarsCard, StarWarsEvent, StarWarsView, SwUnit } from "../src/games/star-wars/types";
import { WORDS } from "../src/games/star-wars/words";
import { teach } from "../src/lib/l10n.svelte";
import type { Decision } from "../src/lib/protocol";

teach(WORDS);

const GUARD = 4;
const [OURS, THEIRS] = [7, 9];
const asked = (kind: string, ...options: Decision["options"]): Decision => ({
  seat: 0,
  kind,
  options,
  least: 1,
  most: 1,
  counts: null,
  about: [],
});
const unit = (id: number, seat: number, more: object = {}): SwUnit =>
  ({ id, seat, place: "ground", cards: [id], pilots: [], counters: 0, cost: 0, ...more }) as unknown as SwUnit;
const view = (more: object = {}): StarWarsView =>
  ({
    arenas: { space: [], ground: [unit(OURS, 0), unit(THEIRS, 1)], character: [] },
    locations: {},
    seats: [
      { points: 3, zone: [] },
      { points: 0, zone: [] },
    ],
    strike: null,
    pending: [],
    ...more,
  }) as unknown as StarWarsView;
const declared = { e: "AttackDeclared", seat: 1, unit: THEIRS, kind: -1, target: OURS, target_kind: -1, mode: "" };

describe("dice", () => {
  it("add up: what Critical Hit adds is told apart", () => {
    const roll = {
      e: "HitsCounted",
      hits: [
        [6, true],
        [5, true],
        [2, false],
      ],
      critical: 1,
      needed: 4,
      accuracy: 0,
    };
    const told = [declared, roll].reduce((all, event) => after(all, event as unknown as StarWarsEvent, view()), PEACE);
    expect(told.attack).toMatchObject({ hits: 3, critical: 1 });
    expect(told.attack && outcomeOf(told.attack)).toBe("2 hits + 1 critical.");
  });
});

describe("a chance", () => {
  const chance = asked("window:open", ["play", 3, 0], ["pass"]);

  it("is not asked where all that could be played would change nothing", () => {
    expect([idle(chance, []), idle(chance, [0])]).toEqual([false, true]);
    expect(idle(asked("build", ["done"]), [])).toBe(false);
  });

  it("is asked as its player wishes: always, about the own units, or no more", () => {
    const attacks = (attacker: number, defender: number): StarWarsView => view({ strike: { attacker, defender } });
    const over = (["always", "mine", "never"] as const).map((stop) =>
      [view(), attacks(OURS, THEIRS), attacks(THEIRS, OURS)].map((one) => passedOver(stop, one, 0)),
    );
    expect(over).toEqual([
      [false, false, false],
      [true, false, false],
      [true, true, true],
    ]);
  });
});

describe("what one lost", () => {
  const gone = { e: "UnitDiscarded", seat: 0, unit: OURS, kinds: [-1], place: "ground" } as unknown as StarWarsEvent;
  const attack = { attack: { seat: 1, target: OURS, attackerKind: -1 } };

  it("is said with who did it, and only one's own", () => {
    const stages = [{ battle: attack }] as unknown as Stage[];
    expect(lostIn([gone], 1, stages)).toEqual([]);
    expect(lostIn([gone], 0, [])).toEqual([{ kind: -1, by: -1 }]);
    expect(
      lostIn([gone], 0, [{ battle: { attack: { ...attack.attack, attackerKind: 5 } } }] as unknown as Stage[]),
    ).toEqual([{ kind: -1, by: 5 }]);
    expect(lossOf([{ kind: -1, by: 5 }])).toMatch(/^You lost .+ to .+\.$/);
  });
});

describe("a card that is built in one go", () => {
  const cards =
    (cost: number, version = "", more: Partial<StarWarsCard> = {}) =>
    (): StarWarsCard =>
      ({ kind: "ground", cost, title: "Guard", version, terms: false, ...more }) as unknown as StarWarsCard;
  const build = asked("build", ["start", GUARD], ["done"]);
  const lies = (cost: number): SwUnit => unit(8, 0, { place: "built", cards: [GUARD], cost });

  it("is paid for whole, and is no second of a unique (SW-BUILD-5, SW-STACK-3)", () => {
    expect(wholeOf(build, 0, view(), cards(3))).toEqual({ kind: GUARD, points: 3, unit: 0 });
    expect(wholeOf(build, 0, view(), cards(4))).toBeNull();
    expect(wholeOf(build, 0, view(), cards(3, "A"))).toBeNull();
  });

  it("may be a Mission or a Location, but none that asks for more than counters (SW-MISSION-2)", () => {
    const whole = (more: Partial<StarWarsCard>): unknown => wholeOf(build, 0, view(), cards(3, "", more));
    expect(whole({ kind: "location" })).toEqual({ kind: GUARD, points: 3, unit: 0 });
    expect(whole({ kind: "mission" })).toEqual({ kind: GUARD, points: 3, unit: 0 });
    expect(whole({ kind: "mission", terms: true })).toBeNull();
    const rest = { kind: GUARD, points: 3, unit: 8 };
    expect(nextOf(rest, asked("build", ["done"], ["complete", 8]), () => lies(3))).toBe(1);
  });

  it("takes no counter more than it needs, unless that is looked for", () => {
    const counters = { ...asked("counters", ["number", 1], ["number", 2], ["number", 3]), about: [GUARD, 8] };
    const beyond = (lacks: number, more: Partial<StarWarsCard> = {}): boolean[] =>
      [0, 1, 2].map((at) => isBeyond(counters, at, () => lies(lacks), cards(lacks, "", more)));
    expect([beyond(2), beyond(0), beyond(2, { terms: true })]).toEqual([
      [false, false, true],
      [false, true, true],
      [false, false, false],
    ]);
    const whole = asked("build", ["add", 8], ["deploy", 8], ["done"]);
    expect([0, 1].map((lacks) => isBeyond(whole, 0, () => lies(lacks), cards(lacks)))).toEqual([true, false]);
    expect(isBeyond(asked("build", ["add", 8], ["done"]), 0, () => lies(0), cards(0))).toBe(false);
    expect([1, 2].map((lacks) => lacksOne(counters, () => lies(lacks), cards(lacks)))).toEqual([true, false]);
  });

  it("costs no more than was said, and less where it takes less", () => {
    const counters = { ...asked("counters", ["number", 1], ["number", 2], ["number", 3]), about: [GUARD, 8] };
    const rest = { kind: GUARD, points: 2, unit: 0 };
    expect([1, 2, 3].map((cost) => nextOf(rest, counters, () => lies(cost)))).toEqual([0, 1, null]);
    expect(nextOf({ ...rest, unit: 8 }, asked("build", ["done"], ["deploy", 8]), () => lies(2))).toBe(1);
  });
});

describe("a step", () => {
  it("ends without a second word where nothing is left to spend", () => {
    expect([asked("retreat", ["retreat", 7], ["done"]), asked("build", ["start", 1], ["done"])].map(leaves)).toEqual([
      false,
      true,
    ]);
  });

  it("looks the same with few things to choose as with many", () => {
    const few = {
      ...asked("retreat", ["retreat", 7], ["done"]),
      subjects: [
        [7, 0, -1],
        [0, 0, -1],
      ],
    } as Decision;
    expect([listed(few, null), listed(few, { t: "unit", id: 7 })]).toEqual([[1], [0]]);
  });
});
