// What was learned on this device: which lessons are done and which puzzles solved, and where one was left.

interface Kept {
  done: Record<string, string[]>;
  /** What was done so far in those that were left. */
  left: Record<string, string[]>;
}

function strings(value: unknown): Record<string, string[]> {
  if (value === null || typeof value !== "object") return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((one) => typeof one === "string"),
    ),
  );
}

function read(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Kept> | null;
    return { done: strings(found?.done), left: strings(found?.left) };
  } catch {
    return { done: {}, left: {} };
  }
}

class Progress {
  private kept: Kept;

  constructor(private readonly slot: string) {
    this.kept = $state.raw(read(localStorage.getItem(slot)));
  }

  /** Those of a game that are done. */
  of(game: string): readonly string[] {
    return this.kept.done[game] ?? [];
  }

  /** What was done in one that was left in the middle. */
  left(game: string, lesson: string): readonly string[] {
    return this.kept.left[`${game}/${lesson}`] ?? [];
  }

  leave(game: string, lesson: string, done: readonly string[]): void {
    const others = Object.entries(this.kept.left).filter(([key]) => key !== `${game}/${lesson}`);
    const left = Object.fromEntries(others);
    this.keep({ ...this.kept, left: done.length > 0 ? { ...left, [`${game}/${lesson}`]: [...done] } : left });
  }

  finish(game: string, lesson: string): void {
    const done = [...new Set([...this.of(game), lesson])];
    this.keep({ ...this.kept, done: { ...this.kept.done, [game]: done } });
    this.leave(game, lesson, []);
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    localStorage.setItem(this.slot, JSON.stringify(kept));
  }
}

export const progress = new Progress("stolik.learn");
export const solved = new Progress("stolik.puzzles");
/** The guided games that were played to the end, by their game. */
export const led = new Progress("stolik.guided");
/** How a game's only guided game is called there. */
export const FIRST = "first";
