// How wide a name is, so that its letters can be as large as its place allows: CSS can't measure its own text.

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u3000-\u9fff\uff00-\uff60]/u, 1],
  [/[iIjl.,'’1-]/u, 0.36],
  [/[frt]/u, 0.46],
  [/[mwMWGOQ★◇&♀♂]/u, 0.95],
  [/\p{Lu}/u, 0.72],
];
const WIDTH = 0.62;
/** Japanese can be broken between any two signs: rather than have smaller letters, a part that is wider goes on below. */
const BROKEN = 7;
const JAPANESE = /[\u3040-\u9fff]/u;

/** The widest part of a name that can't be broken, in em: generously, since the face differs from system to system. */
export function widest(name: string): number {
  const most = JAPANESE.test(name) ? BROKEN : Infinity;
  return Math.min(most, Math.max(1, ...(name.match(/[^\s&-]+[&-]?/gu) ?? []).map(width)));
}

/** How many Latin letters have the room of a name. */
export function lettersOf(name: string): number {
  return JAPANESE.test(name) ? width(name) / WIDTH : name.length;
}

const width = (part: string): number => Array.from(part).reduce((sum, letter) => sum + widthOf(letter), 0);

const widthOf = (letter: string): number => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? WIDTH;
