import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { teach } from "../src/lib/l10n.svelte";
import type { LogEntry } from "../src/lib/protocol";
import { Beats, type Shown } from "../src/table/beats.svelte";
import { paced } from "../src/table/pace";
import { after, PEACE, toldBy } from "../src/games/star-wars/table/attack";
import { gather } from "../src/games/star-wars/table/gather";
import { stagesOf } from "../src/games/star-wars/table/stages";
import { WORDS } from "../src/games/star-wars/words";
import type { StarWarsEvent, StarWarsView } from "../src/games/star-wars/types";

teach(WORDS);

type Speed = "calm" | "brisk" | "instant";
const THEIRS = { log: 1, own: false };
const OURS = { log: 1, own: true };
const [WALKER, SPEEDER] = [7, 9];

const happens = (...events: unknown[]): StarWarsEvent[] => events as StarWarsEvent[];
const declared = { e: "AttackDeclared", seat: 0, unit: WALKER, kind: 1, target: SPEEDER, target_kind: 2, mode: "" };
const pass = (seat: number, chance: string): unknown => ({ e: "Passed", seat, chance });
const rolled = { e: "DiceRolled", seat: 0, why: "attack", unit: WALKER, kind: 1, dice: [6, 3, 2, 5] };
const HITS = [
  [6, true],
  [3, true],
  [2, false],
  [5, true],
];
const counted = { e: "HitsCounted", unit: WALKER, hits: HITS, critical: 0, needed: 4, accuracy: 1 };
const prevented = { e: "DamagePrevented", unit: SPEEDER, kind: 2, amount: 2 };
const dealt = { e: "DamageDealt", unit: SPEEDER, kind: 2, amount: 1, damage: 1, health: 3 };

const unit = (id: number, seat: number): unknown => ({ id, seat, damage: 0, pilots: [], cards: [id] });
const view = (more: object = {}): StarWarsView =>
  ({
    seat: 1,
    turn: 6,
    phase: "battle",
    arena: "ground",
    arenas: { space: [], ground: [unit(WALKER, 0), unit(SPEEDER, 1)], character: [] },
    strike: { attacker: WALKER, defender: SPEEDER },
    ...more,
  }) as unknown as StarWarsView;
const OVER = view({ strike: null });

describe("an attack", () => {
  const all = happens(
    declared,
    pass(0, "open"),
    rolled,
    pass(1, "reroll"),
    counted,
    prevented,
    pass(0, "prevent"),
    dealt,
  );

  it("is told from who on whom to what landed", () => {
    const { over } = toldBy(PEACE, all, view(), OVER);
    expect(over?.attack).toMatchObject({ attacker: WALKER, target: SPEEDER, arena: "ground", hits: 3, prevented: 2 });
    expect(over?.attack).toMatchObject({ landed: 1, left: 2, health: 3, reach: 3, out: false, done: true, n: 1 });
  });

  it("has the passes of its own chances, and those that led to it", () => {
    const { last } = toldBy(PEACE, happens(pass(1, "open"), ...all), view(), OVER);
    expect(last.attack?.passes.map(({ seat, chance }) => `${seat} ${chance}`)).toEqual([
      "1 open",
      "0 open",
      "1 reroll",
      "0 prevent",
    ]);
  });

  it("landed 0 where nothing of it hit, and is the second after the first", () => {
    const first = toldBy(PEACE, all, view(), OVER).last;
    const { over } = toldBy(first, happens(declared, { ...counted, hits: [[1, false]] }), view(), OVER);
    expect([over?.attack?.hits, over?.attack?.landed, over?.attack?.n]).toEqual([0, 0, 2]);
  });

  it("is not the target of damage that another unit takes", () => {
    const now = [declared, counted, { ...dealt, unit: 99 }].reduce(
      (battle, event) => after(battle, event as StarWarsEvent, view()),
      PEACE,
    );
    expect(now.attack?.landed).toBeNull();
  });

  it("takes 1600 ms in calm: who 400, dice 500, landed 700; a pass takes none", () => {
    const answers = [
      happens(declared),
      happens(pass(0, "open")),
      happens(rolled),
      happens(counted),
      happens(prevented, dealt),
    ];
    let shown = null as ReturnType<typeof stagesOf>[number] | null;
    const spent = answers.map((events, n) => {
      const next = n === answers.length - 1 ? OVER : view();
      const stages = stagesOf({ before: view(), events, next, own: false, shown });
      shown = stages.at(-1) ?? null;
      return stages.reduce((sum, { ms }) => sum + ms, 0);
    });
    expect(spent).toEqual([400, 0, 200, 300, 700]);
  });

  it("is brisk in 700 ms, and in none at once", () => {
    expect([400, 200, 300, 700, 1600].map((ms) => paced(ms, "brisk"))).toEqual([200, 100, 100, 300, 700]);
    expect(paced(1600, "instant")).toBe(0);
  });
});

describe("a card of the other side", () => {
  const played = happens({ e: "BattleCardPlayed", seat: 0, kind: 5, mode: 0 });

  it("lies large for 1600 ms, one's own does not", () => {
    const theirs = stagesOf({ before: view(), events: played, next: view(), own: false, shown: null });
    const ours = stagesOf({ before: view({ seat: 0 }), events: played, next: view(), own: true, shown: null });
    expect(theirs.map(({ laid, ms }) => [laid?.kind, ms])[0]).toEqual([5, 1600]);
    expect(ours.some(({ laid }) => laid !== null)).toBe(false);
  });
});

describe("the log of a battle", () => {
  const line = (e: string, text: string, facts?: Record<string, number>): unknown => ({ e, text: [text], facts });
  const entry = (n: number, ...lines: unknown[]): LogEntry =>
    ({ n, turn: 6, seat: 0, text: ["…"], sum: null, lines }) as unknown as LogEntry;
  const log = [
    entry(1, line("AttackDeclared", "Walker attacked Speeder.", { unit: 9 })),
    entry(2, line("Passed", "You passed (open).")),
    entry(3, line("DiceRolled", "4 dice.", { dice: 4 })),
    entry(4, line("HitsCounted", "3 hits.", { dice: 4, hits: 3 })),
    entry(5, line("DamagePrevented", "2 prevented.", { unit: 9, prevented: 2 })),
    entry(6, line("Passed", "Both passed."), line("DamageDealt", "1.", { unit: 9, landed: 1, left: 2, health: 3 })),
  ];

  it("has one sentence for an attack, with its passes folded", () => {
    const rows = gather(log).flat();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      line: { text: ["Walker attacked Speeder"] },
      sum: ": 4 dice, 3 hits, 2 prevented, 1 landed. It has 2 of 3 health left.",
      passes: [["You passed (open)."], ["Both passed."]],
    });
  });

  it("ends the sentence of an attack of which nothing more is known, and not that nobody answered it", () => {
    const [row] = gather(log.slice(0, 2)).flat();
    expect(row).toEqual({ line: expect.objectContaining({ text: ["Walker attacked Speeder."] }) as unknown });
    const next = entry(3, line("StepBegan", "Character battle step."));
    expect(gather([...log.slice(0, 2), next]).flat()[0]).toMatchObject({
      passes: [["You passed (open)."]],
      quiet: true,
    });
  });

  it("tells passes alone from an attack into which something was played", () => {
    const [attack, pass, ...rest] = log as [LogEntry, LogEntry, ...LogEntry[]];
    const played = entry(3, line("AbilityPlayed", "Speeder used Evade.", { unit: 9 }));
    const quiet = [log, [attack, pass, played, ...rest]].map((one) => gather(one).flat()[0]?.quiet);
    expect(quiet).toEqual([true, false]);
  });

  it("keeps a row for what hurts somebody else, and says nothing of a pass alone", () => {
    const other = line("DamageDealt", "Trooper took 1.", { unit: 4, landed: 1, left: 0, health: 1 });
    expect(gather([...log, entry(7, other), entry(8, line("Passed", "p"))]).map((one) => one.length)).toEqual([
      1, 0, 0, 0, 0, 0, 1, 0,
    ]);
  });
});

describe("beats", () => {
  const made = (speed: () => Speed, hurries = false): Beats<Shown & { name: string }> =>
    new Beats({ speed, hurries: () => hurries, sound: () => undefined });
  const stages = [
    { name: "who", ms: 400 },
    { name: "landed", ms: 700 },
    { name: "end", ms: 0 },
  ];

  let drawing = true;
  const undrawn: (() => void)[] = [];
  const draw = () => undrawn.splice(0).forEach((frame) => frame());

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("cancelAnimationFrame", () => undrawn.splice(0));
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => {
      undrawn.push(frame);
      if (drawing) draw();
    });
  });
  afterEach(() => {
    drawing = true;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are played in their time, and the table is behind as long as they are others'", () => {
    const beats = made(() => "calm");
    beats.play(stages, THEIRS);
    const seen = [beats.now?.name];
    vi.advanceTimersByTime(400);
    seen.push(beats.now?.name);
    expect([...seen, beats.behind]).toEqual(["who", "landed", true]);
    vi.advanceTimersByTime(700);
    expect([beats.now?.name, beats.behind]).toEqual(["end", false]);
  });

  it("of one's own never are", () => {
    const beats = made(() => "calm");
    beats.play(stages, OURS);
    expect([beats.busy, beats.behind]).toEqual([true, false]);
  });

  it("follow a speed that changes while they are played", () => {
    let speed: Speed = "calm";
    const beats = made(() => speed);
    beats.play(stages, THEIRS);
    speed = "instant";
    vi.advanceTimersByTime(400);
    expect([beats.now?.name, beats.behind]).toEqual(["end", false]);
  });

  it("stand at the end at once where nothing is to be seen of them", () => {
    const beats = made(() => "instant");
    beats.play(stages, THEIRS);
    expect([beats.now?.name, beats.behind]).toEqual(["end", false]);
  });

  it("are all over when they are skipped", () => {
    const beats = made(() => "calm");
    beats.play([{ name: "who", ms: 400, log: 0 }, ...stages], THEIRS);
    const told = beats.mark?.log;
    beats.skip();
    expect([told, beats.now?.name, beats.behind, beats.mark]).toEqual([0, "end", false, THEIRS]);
  });

  it("are no more than a second and a half where somebody waits", () => {
    const beats = made(() => "calm", true);
    beats.play([...stages, ...stages, ...stages], THEIRS);
    vi.advanceTimersByTime(1500);
    expect(beats.behind).toBe(false);
  });

  it("begin when the page has drawn them, however busy it is", () => {
    drawing = false;
    const beats = made(() => "calm");
    beats.play(stages, THEIRS);
    vi.advanceTimersByTime(5000);
    const busy = beats.now?.name;
    draw();
    vi.advanceTimersByTime(400);
    expect([busy, beats.now?.name]).toEqual(["who", "landed"]);
  });

  it("stand at their end where the page is hidden meanwhile: nothing is drawn there", () => {
    const beats = made(() => "calm");
    beats.play(stages, THEIRS);
    drawing = false;
    vi.stubGlobal("document", { hidden: true });
    vi.advanceTimersByTime(400);
    expect([beats.now?.name, beats.behind]).toEqual(["end", false]);
  });

  it("stay where somebody looks at them", () => {
    const beats = made(() => "calm");
    beats.play(stages, THEIRS);
    beats.hold(true);
    vi.advanceTimersByTime(5000);
    const held = beats.now?.name;
    beats.hold(false);
    expect([held, beats.now?.name]).toEqual(["who", "landed"]);
  });

  it("say nothing of what is hushed", () => {
    const beats = made(() => "instant");
    beats.play([{ name: "attack", ms: 0 }], { log: 3, own: false });
    beats.play([{ name: "pass", ms: 0, hush: true }], { log: 4, own: true });
    expect(beats.mark).toEqual({ log: 3, own: false });
  });
});
