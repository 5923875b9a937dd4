// A search as it is written: its pieces, and what chips make of it.

const PIECES = /[A-Za-z]+(?::|[<>]=?|=)?"[^"]*"|"[^"]*"|\S+/g;

/** The words and fields of a search, as they are written. */
export const pieces = (q: string): string[] => q.match(PIECES) ?? [];

/** The search with a field that has this value, in place of any other; without it, where it stands there already. */
export function toggled(q: string, piece: string): string {
  const name = piece.split(":")[0] ?? piece;
  const all = pieces(q);
  const others = all.filter((one) => one !== piece && one !== name && !one.startsWith(`${name}:`));
  return (all.includes(piece) ? others : [...others, piece]).join(" ");
}

/** The search without this field. */
export const without = (q: string, name: string): string =>
  pieces(q)
    .filter((one) => one !== name && !one.startsWith(`${name}:`))
    .join(" ");
