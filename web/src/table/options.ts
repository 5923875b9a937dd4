// What pages of card games do with the options of a question: find them, count them, put them in and out.

import type { Decision, OptionRow, Seat } from "../lib/protocol";

/** Where at one's own table cards lie that are chosen from. */
export const OF_HAND = ':is([data-zone="hand"], [data-zone="tray"])';

/** Where in a replay the cards of a seat's hand lie. */
export const handOf = (seat: Seat): string => `[data-hand="${seat}"]`;

export const verbOf = (option: OptionRow | undefined): string => option?.[0] ?? "";

export const argOf = (option: OptionRow | undefined, n: number): number => {
  const arg = option?.[n + 1];
  return typeof arg === "number" ? arg : -1;
};

/** How often a kind lies in a list. */
export function countOf(kinds: readonly number[], kind: number): number {
  return kinds.reduce((sum, one) => sum + (one === kind ? 1 : 0), 0);
}

/** The position of the option with this verb and these first values, or null. */
export function find(decision: Decision | null, verb: string, ...args: number[]): number | null {
  const at =
    decision?.options.findIndex(
      (option) => verbOf(option) === verb && args.every((arg, n) => argOf(option, n) === arg),
    ) ?? -1;
  return at < 0 ? null : at;
}

/** Whether options may be picked together: no more than so many of one group, and no more weight than is allowed. */
export function allowed({ together }: Decision, picks: readonly number[]): boolean {
  if (!together) return true;
  const { groups, each, weights, total } = together;
  const met = picks.flatMap((at) => groups[at] ?? []);
  if (met.some((group) => countOf(met, group) > each)) return false;
  return weights.length === 0 || picks.reduce((sum, at) => sum + (weights[at] ?? 0), 0) <= total;
}

/** How often an option may still be picked, with those that are: where one thing is asked it takes the place of another. */
export function roomFor(decision: Decision, picks: readonly number[], at: number): number {
  const single = decision.most === 1;
  if (picks.length >= decision.most && !single) return 0;
  const left = (decision.counts?.[at] ?? 1) - countOf(picks, at);
  const put = single ? [] : [...picks];
  for (let n = 0; n < left; n += 1) {
    put.push(at);
    if (!allowed(decision, put)) return n;
  }
  return left;
}

/**
 * The picks after a tap. Where one thing is asked the tapped one takes the place of the other; where several are, a
 * tap puts one in as long as there is room, and takes all of that kind out after that.
 */
export function tapped(decision: Decision, picks: readonly number[], at: number): number[] {
  if (decision.most === 1 && picks[0] === at) return decision.least === 0 ? [] : [at];
  if (decision.most === 1) return allowed(decision, [at]) ? [at] : [...picks];
  if (roomFor(decision, picks, at) > 0) return [...picks, at];
  return picks.filter((one) => one !== at);
}

/** Whether the picks may be sent: they are as many as are asked, and may be picked together. */
export function enough(decision: Decision, picks: readonly number[]): boolean {
  return picks.length >= decision.least && picks.length <= decision.most && allowed(decision, picks);
}

/** Equal cards of a list, each once, in the order in which they come first. */
export function grouped(kinds: readonly number[]): { kind: number; count: number }[] {
  const found = new Map<number, number>();
  for (const kind of kinds) found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found].map(([kind, count]) => ({ kind, count }));
}
