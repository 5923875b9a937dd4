// Where on Token Battle's table things are that a lesson speaks of.

import { argOf } from "../../table/options";
import { GO } from "../../learn/places";
import { cellName, CELLS } from "./cells";
import type { TokenPlay } from "./table/play.svelte";

/** The stack, then the field, then the word that says it. */
export function spots(play: TokenPlay, at: number): string[] {
  const option = play.table.decision?.options[at];
  const [stack, cell] = [argOf(option, 0), argOf(option, 1)];
  if (play.stack !== stack) return [`[data-own="${stack}"]`];
  return play.cell === cell ? [GO] : [`[data-cell="${cell}"]`];
}

/** A field ("c3"), a stack ("stack 1"), or the score. */
export function spot(_: TokenPlay, name: string): string[] {
  if (name === "score") return [".tbt__l .score", ".goalline"];
  const stack = /^stack ([1-4])$/.exec(name)?.[1];
  if (stack) return [`[data-own="${Number(stack) - 1}"]`];
  return [`[data-cell="${Array.from({ length: CELLS }, (_, cell) => cellName(cell)).indexOf(name)}"]`];
}
