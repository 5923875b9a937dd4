// A question of the server as a list to choose from.

import type { Decision } from "../../../lib/protocol";
import { plain } from "../../../editor/query";
import { countOf } from "../../../table/options";
import type { GenericView } from "../types";

/** Of more options than these one is looked for. */
export const MANY = 12;
/** So many have a key. */
const KEYED = 9;

/** The words of an option; without any, its verb and the cards that it is, or its numbers. */
export function wordsOf(decision: Decision, view: GenericView, at: number): string {
  const said = decision.labels?.[at];
  if (said) return said;
  const [verb = "", ...args] = decision.options[at] ?? [];
  const names = [
    ...new Set(view.zones.flatMap(({ cards }) => cards.filter(({ option }) => option === at).map(({ name }) => name))),
  ];
  return [verb, ...(names.length > 0 ? names : args)].join(" ");
}

/** The positions of the options that a word is in. */
export function sought(names: readonly string[], word: string): number[] {
  const wanted = plain(word.trim());
  return names.flatMap((name, at) => (plain(name).includes(wanted) ? [at] : []));
}

/** Each option's key, as long as there are few. */
export function keysOf(decision: Decision): Map<number, string> {
  return new Map(
    decision.options.length > MANY ? [] : decision.options.map((_, at) => [at, at < KEYED ? String(at + 1) : ""]),
  );
}

/** More than one thing may be chosen, or none. */
export const several = ({ least, most }: Decision): boolean => most > 1 || least === 0;

/** There is nothing to choose between. */
export const foregone = (decision: Decision): boolean => decision.options.length === 1 && !several(decision);

/** What is chosen, each once, with how often. */
export function chosen(picks: readonly number[]): { at: number; count: number }[] {
  return [...new Set(picks)].map((at) => ({ at, count: countOf(picks, at) }));
}
