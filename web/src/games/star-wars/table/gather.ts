// The log of a battle: one sentence for each attack, with the passes in it folded away.

import { t } from "../../../lib/l10n.svelte";
import type { LogEntry, LogLine, Sentence } from "../../../lib/protocol";
import { isLine, type Row } from "../../../table/rows";
import { outcomeOf } from "./labels";

/** An attack as the lines of the log tell it. */
interface Told {
  row: Row;
  target: number;
  dice: number | null;
  hits: number | null;
  critical: number;
  prevented: number;
  landed: number | null;
  left: number | null;
  health: number;
  out: boolean;
  passes: Sentence[];
  /** Somebody has played something into it. */
  answered: boolean;
  /** Nothing comes to it any more: until then nobody knows whether it was answered. */
  closed: boolean;
}

const ENDS = new Set(["StepBegan", "TurnBegan"]);
const ANSWERS = new Set(["AbilityPlayed", "BattleCardPlayed"]);

/** The rows of each entry of the log; what an attack's own sentence says has no row of its own. */
export function gather(log: readonly LogEntry[]): Row[][] {
  let attack: Told | null = null;
  let loose: LogLine[] = [];
  const all: Told[] = [];
  const rows = log.map((entry) => {
    const found: Row[] = [];
    for (const line of entry.lines ?? [entry]) {
      if (!isLine(line)) {
        found.push({ line });
        continue;
      }
      if (line.e === "AttackDeclared") {
        if (attack) attack.closed = true;
        attack = begun(line, loose);
        all.push(attack);
        found.push(attack.row);
        loose = [];
      } else if (line.e === "Passed") {
        if (attack && !over(attack)) fold(attack, line);
        else loose.push(line);
      } else if (!attack || !absorbed(attack, line)) {
        found.push({ line });
        if (attack && ANSWERS.has(line.e)) attack.answered = true;
        if (ENDS.has(line.e)) {
          if (attack) attack.closed = true;
          [attack, loose] = [null, []];
        }
      }
    }
    return found;
  });
  for (const one of all) {
    const sum = sumOf(one);
    if (sum) Object.assign(one.row, { sum, line: { ...one.row.line, text: open(one.row.line.text) } });
    if (one.passes.length > 0 && (one.closed || over(one)))
      Object.assign(one.row, { passes: one.passes, quiet: !one.answered });
  }
  return rows;
}

function begun(line: LogLine, loose: readonly LogLine[]): Told {
  const attack: Told = {
    row: { line },
    target: line.facts?.["unit"] ?? 0,
    dice: null,
    hits: null,
    critical: 0,
    prevented: 0,
    landed: null,
    left: null,
    health: 0,
    out: false,
    passes: [],
    answered: false,
    closed: false,
  };
  for (const pass of loose) fold(attack, pass);
  return attack;
}

/** A sentence without its full stop: something follows. */
function open(sentence: Sentence): Sentence {
  const last = sentence.at(-1);
  return typeof last === "string" ? [...sentence.slice(0, -1), last.replace(/[.。]$/, "")] : sentence;
}

function fold(attack: Told, line: LogLine): void {
  attack.passes.push(line.text);
}

/** Its damage has landed, or there was none: what is passed then belongs to what comes next. */
const over = (attack: Told): boolean => attack.landed !== null || attack.out || attack.hits === 0;

/** What a line adds to the attack; false: it has a row of its own all the same. */
type Adds = (attack: Told, facts: Readonly<Record<string, number>>) => boolean;

const onTarget =
  (adds: Adds): Adds =>
  (attack, facts) =>
    facts["unit"] === attack.target && adds(attack, facts);

const ADDS: Readonly<Record<string, Adds>> = {
  DiceRolled: (attack, { dice }) => {
    attack.dice = dice ?? attack.dice;
    return dice !== undefined;
  },
  HitsCounted: (attack, { dice, hits = 0, critical = 0 }) => {
    attack.dice = dice ?? attack.dice;
    Object.assign(attack, { hits, critical });
    return true;
  },
  HitsDivided: (attack, { divided = 0 }) => {
    attack.hits = (attack.hits ?? 0) - divided;
    return false;
  },
  AttackRedirected: (attack, { unit = 0 }) => {
    attack.target = unit;
    return false;
  },
  DamagePending: (attack, { pending }) => pending === attack.hits,
  DamagePrevented: onTarget((attack, { prevented = 0 }) => {
    attack.prevented += prevented;
    if (attack.prevented >= (attack.hits ?? Infinity)) attack.landed ??= 0;
    return true;
  }),
  DamageDealt: onTarget((attack, { landed = 0, left = 0, health = 0 }) => {
    Object.assign(attack, { landed: (attack.landed ?? 0) + landed, left, health });
    return true;
  }),
  UnitDiscarded: onTarget((attack) => (attack.out = true)),
};

/** Whether the attack's own sentence says what this line does. */
const absorbed = (attack: Told, { e, facts = {} }: LogLine): boolean => ADDS[e]?.(attack, facts) ?? false;

/** What came of it, behind the sentence that says who attacked whom. */
function sumOf(attack: Told): string {
  const { dice, hits } = attack;
  if (dice === null) return "";
  return t("beat-behind", {
    what: [t("beat-dice", { n: dice }), ...(hits === null ? [] : [outcomeOf(attack)])].join(t("list-comma")),
  });
}
