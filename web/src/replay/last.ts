// How a game ended from outside is the last step of its replay: nobody's answer, and told like one.

import type { Replay } from "../lib/protocol";

type Frame = Replay["frames"][number];

/** The steps of a replay; who resigned, ran out of time or left does so in one of their own. */
export function stepsOf({ frames, outcome }: Pick<Replay, "frames" | "outcome">): Frame[] {
  const last = frames.at(-1);
  if (!last || !outcome || outcome.kind === "rules") return [...frames];
  const worst = Math.min(...outcome.returns);
  const lost = outcome.returns.filter((one) => one === worst).length === 1 ? outcome.returns.indexOf(worst) : null;
  const turn = last.log?.turn ?? 0;
  return [...frames, { ...last, log: { n: last.n, turn, seat: lost, text: [outcome.text], sum: null } }];
}

/** The names at the table, the own one as the log has it. */
export function namesFor({ names, frames }: Pick<Replay, "names" | "frames">, you: string): string[] {
  const own = frames[0]?.view.seat ?? null;
  return names.map((name, seat) => (seat === own ? you : name));
}
