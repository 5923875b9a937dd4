// Playing a record anew in this browser (docs/fair-dealing.md): what is asked of the worker that does it.

import type { Row } from "./shown";

declare const __PYTHON__: string;

/** The folder of Python in WebAssembly on our server; the build puts it there. */
export const PYTHON: string = __PYTHON__;

export interface Asked {
  game: string;
  /** The record as JSON text. */
  record: string;
  /** What this browser was shown of the game while it was played. */
  kept: readonly Row[];
}

/** What came of it (stolik/witness.py, Testimony). */
export interface Given {
  found: { code: "played" | "shown"; seat: number | null; entry: number | null } | null;
  problem: string;
  entries: number;
  keys: number;
  views: number;
  apart: number;
  /** How long it played, in milliseconds. */
  ms: number;
}

/** The game can't be played anew here: the browser runs no WebAssembly, or these are other rules or cards. */
export class Unplayable extends Error {}

/** How far it is: entry `n` of so many. */
export interface Step {
  n: number;
  of: number;
}

/** Plays it. Rejects with Unplayable. `ends` stops it, `onstep` hears how far it is. */
export function playAnew(asked: Asked, ends: AbortSignal, onstep: (step: Step) => void): Promise<Given> {
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Unplayable(why));
    if (typeof WebAssembly === "undefined" || typeof Worker === "undefined") {
      fail("WebAssembly");
      return;
    }
    const worker = new Worker(new URL("./anew.worker.ts", import.meta.url), { type: "module" });
    ends.addEventListener("abort", () => worker.terminate());
    worker.onerror = ({ message }) => {
      worker.terminate();
      fail(message);
    };
    worker.onmessage = ({ data }: MessageEvent<{ step: Step } | { given: Given } | { error: string }>) => {
      if ("step" in data) {
        if (!ends.aborted) onstep(data.step);
        return;
      }
      worker.terminate();
      if ("given" in data) resolve(data.given);
      else fail(data.error);
    };
    worker.postMessage(asked);
  });
}
