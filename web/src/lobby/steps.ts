// What comes next for somebody who learns a game.

/** What is offered: the first lesson, one that comes next, the guided game, puzzles; "" for nothing. */
export type Step = "" | "new" | "lesson" | "guided" | "puzzles";

/** How far somebody is in a game. */
export interface Learner {
  /** A lesson is done; all are. */
  begun: boolean;
  learned: boolean;
  /** There is a guided game; it was played to the end. */
  guided: boolean;
  led: boolean;
  /** A game was played. */
  played: boolean;
  /** There is a puzzle to begin with. */
  puzzles: boolean;
}

/** What comes next for a learner. To whoever plays already no lesson is offered that they did not begin. */
export function stepOf({ begun, learned, guided, led, played, puzzles }: Learner): Step {
  if (!learned) return begun ? "lesson" : played ? "" : "new";
  if (guided && !led && !played) return "guided";
  return puzzles ? "puzzles" : "";
}
