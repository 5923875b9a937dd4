// How what was done in a lesson is written in an address.

/** A thing that was looked at, or read. */
export const ON = ".";
/** An answer without any choice. */
const NONE = "_";

/** An answer, by the positions of what was chosen. */
export function written(picks: readonly number[]): string {
  return picks.join("-") || NONE;
}
