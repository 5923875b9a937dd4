// What the answers of a choice are about, as selectors of what is drawn.

import type { GameFace, Picked } from "../lib/faces";
import type { View } from "../lib/protocol";
import type { AnalysisChoice, AnalysisOption } from "../lib/wire";

export interface Outlined {
  readonly played: readonly string[];
  readonly best: readonly string[];
}

function picked(option: AnalysisOption | undefined): Picked[] {
  return (option?.picks ?? []).map((row, n) => ({ option: row, subject: option?.subjects[n] }));
}

/** What is outlined of a choice: nothing as best where the best was played. */
export function outlinedOf(choice: AnalysisChoice | undefined, face: Pick<GameFace, "shows">, view: View): Outlined {
  const { options = [], seat = 0 } = choice ?? {};
  const of = (option: AnalysisOption | undefined): string[] => face.shows?.(picked(option), view, seat) ?? [];
  const [best] = options;
  return { played: of(options.find(({ given }) => given)), best: best?.given ? [] : of(best) };
}
