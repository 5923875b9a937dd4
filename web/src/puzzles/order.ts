import type { PuzzleInfo } from "../lib/wire";

export type Named = Pick<PuzzleInfo, "game" | "id">;

/** What to go on with after a puzzle: the next that is not solved, of its game first; null where all are. */
export function nextOf(
  all: readonly PuzzleInfo[],
  here: Named,
  isSolved: (one: PuzzleInfo) => boolean,
): PuzzleInfo | null {
  const at = all.findIndex(({ game, id }) => game === here.game && id === here.id);
  const after = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].filter((one) => !isSolved(one));
  return after.find(({ game }) => game === here.game) ?? after[0] ?? null;
}
