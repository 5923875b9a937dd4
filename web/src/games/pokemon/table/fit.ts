// How wide a name is, so that its letters can be as large as its place allows: CSS can't measure its own text.

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iIjl.,'’1-]/u, 0.36],
  [/[frt]/u, 0.46],
  [/[mwMWGOQ★◇&♀♂]/u, 0.95],
  [/\p{Lu}/u, 0.72],
];
const WIDTH = 0.62;

/** The widest part of a name that can't be broken, in em: generously, since the face differs from system to system. */
export function widest(name: string): number {
  const parts = name.match(/[^\s-]+-?/gu) ?? [];
  return Math.max(1, ...parts.map((part) => Array.from(part).reduce((sum, letter) => sum + widthOf(letter), 0)));
}

const widthOf = (letter: string): number => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? WIDTH;
