// Plays a record anew by the whole rules: Python in WebAssembly runs the engine that the server runs. It stands in a worker
// because a page may compile nothing, and because it takes a while.

import type { PyodideAPI } from "pyodide";

import { type Asked, type Given, PYTHON } from "./anew";

/** Where the archive is unpacked: a folder of installed packages. */
const HOME = "/engine";

async function started(): Promise<PyodideAPI> {
  const folder = new URL(PYTHON, self.location.origin).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  return loadPyodide({ indexURL: folder });
}

async function answered({ game, record, kept }: Asked): Promise<Given> {
  const archive = fetch(`/api/games/${encodeURIComponent(game)}/engine`, { credentials: "same-origin" });
  const python = await started();
  const answer = await archive;
  if (!answer.ok) throw new Error(String(answer.status));
  python.unpackArchive(await answer.arrayBuffer(), "zip", { extractDir: HOME });
  const began = performance.now();
  const step = (n: number, of: number): void => self.postMessage({ step: { n, of } });
  python.registerJsModule("asked", { record, kept: JSON.stringify(kept), step });
  const told: unknown = python.runPython(`
import sys
sys.path.insert(0, "${HOME}")
from asked import kept, record, step
from stolik.witness import as_told
as_told(record, kept, step)
`);
  return { ...(JSON.parse(String(told)) as Omit<Given, "ms">), ms: performance.now() - began };
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  answered(data).then(
    (given) => self.postMessage({ given }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
};
