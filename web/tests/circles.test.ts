import { describe, expect, it } from "vitest";

const SOURCES: Record<string, string> = import.meta.glob("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = new Map(Object.entries(SOURCES).map(([path, text]) => [path.replace("../src/", ""), text]));

/** Imports and re-exports, of types alone too, and imports in functions. */
const STATEMENT = /^\s*(?:import|export)\s+(type\s)?(?:[\w\s{},*$]*?\sfrom\s+)?["']([^"']+)["']/gm;
const LATER = /\bimport\(\s*["']([^"']+)["']/g;
const ASIDE = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** What a source names when it runs: of what it needs for its types alone nothing is loaded. */
function imports(text: string): string[] {
  const plain = text.replace(ASIDE, "");
  const first = [...plain.matchAll(STATEMENT)].flatMap(([, type, name = ""]) => (type ? [] : [name]));
  const later = [...plain.matchAll(LATER)].map(([, name = ""]) => name);
  return [...first, ...later].filter((name) => name.startsWith("."));
}

/** The path of what a source at a path names. */
function resolve(from: string, name: string): string {
  const at = from.split("/").slice(0, -1);
  for (const step of name.split("/")) {
    if (step === "..") at.pop();
    else if (step !== ".") at.push(step);
  }
  return at.join("/");
}

const found = (files: ReadonlyMap<string, string>, path: string): string | undefined =>
  [path, `${path}.ts`, path ? `${path}/index.ts` : "index.ts"].find((one) => files.has(one));

/** Which of these files loads which. */
function arrows(files: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map(
    [...files].map(([path, text]) => [path, imports(text).flatMap((name) => found(files, resolve(path, name)) ?? [])]),
  );
}

/** The files that load themselves by way of others, or at once. */
function circles(files: ReadonlyMap<string, string>): string[] {
  const graph = arrows(files);
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(graph.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(graph.get(next) ?? []));
    }
    return seen;
  };
  return [...files.keys()].filter((path) => reached(path).has(path)).sort();
}

/** These lines more in a source. */
function plus(path: string, lines: string): Map<string, string> {
  expect(sources.has(path)).toBe(true);
  return new Map([...sources, [path, `${lines}\n${sources.get(path) ?? ""}`]]);
}

describe("imports", () => {
  it("none goes round in a circle", () => {
    expect(circles(sources)).toEqual([]);
  });

  it("each leads to a source, or to a style, words or a picture", () => {
    const lost = [...sources].flatMap(([path, text]) =>
      imports(text)
        .filter((name) => !/\.(?:css|ftl\?raw|svg)$/.test(name) && !found(sources, resolve(path, name)))
        .map((name) => `${path} → ${name}`),
    );
    expect(lost).toEqual([]);
    expect([...arrows(sources).values()].flat().length).toBeGreaterThan(sources.size * 3);
  });

  it.each([
    ["a statement", 'import { api } from "./api";'],
    ["one over several lines", 'import {\n  api,\n  type Opponent,\n} from "./api";'],
    ["one for its side effect", 'import "./api";'],
    ["one that hands on", 'export { api } from "./api";'],
    ["all that there is", 'export * from "./api";'],
    ["one in a function", 'const later = async () => (await import("./api")).api;'],
  ])("a circle is found by %s", (_, line) => {
    const both = plus("lib/l10n.svelte.ts", line).set("lib/api.ts", 'import { t } from "./l10n.svelte";');
    expect(circles(both)).toEqual(["lib/api.ts", "lib/l10n.svelte.ts"]);
  });

  it("a circle through a component is found, and one through a game's list", () => {
    const marked = circles(plus("lib/l10n.svelte.ts", 'import Marked from "./Marked.svelte";'));
    expect(marked).toEqual(expect.arrayContaining(["lib/Marked.svelte", "lib/l10n.svelte.ts"]));
    const listed = circles(plus("lib/sides.ts", 'import * as all from "../games";'));
    expect(listed).toEqual(expect.arrayContaining(["games/index.ts", "lib/sides.ts"]));
  });

  it("what is needed for types alone makes none, nor what a comment says", () => {
    const type = 'import type { Deck } from "./api";\nexport type { Deck } from "./api";';
    const said = '// import { api } from "./api";\n/* import { api } from "./api"; */';
    expect(circles(plus("lib/l10n.svelte.ts", type).set("lib/api.ts", 'import { t } from "./l10n.svelte";'))).toEqual(
      [],
    );
    expect(circles(plus("lib/l10n.svelte.ts", said).set("lib/api.ts", 'import { t } from "./l10n.svelte";'))).toEqual(
      [],
    );
  });
});
