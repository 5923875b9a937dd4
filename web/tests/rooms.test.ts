import { describe, expect, it } from "vitest";

const SOURCES: Record<string, string> = import.meta.glob(["../src/**/*.{svelte,ts,css,ftl}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What is made from the server's schema in each build has all its names. */
const MADE = "lib/wire.ts";
const files = Object.entries(SOURCES)
  .map(([path, text]) => ({ path: path.replace("../src/", ""), text }))
  .filter(({ path }) => path !== MADE);

/** The games that come with the pages, by their folders; the plain one draws whatever else is played. */
const FOLDERS = [...new Set(files.flatMap(({ path }) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []))];
const NAMED = FOLDERS.filter((folder) => folder !== "generic");
const folderOf = (path: string): string | null => /^games\/([^/]+)\//.exec(path)?.[1] ?? null;
const isList = (path: string): boolean => path === "games/index.ts";
const shared = files.filter(({ path }) => folderOf(path) === null && !isList(path));

/** The ids of the games of a folder, and the letters of their rules, as its face tells them. */
function told(folder: string): { ids: string[]; letters: string[] } {
  const face = files.find(({ path }) => path === `games/${folder}/index.ts`)?.text ?? "";
  const letters = [...face.matchAll(/prefix: "(\w+)"/g)].map((hit) => hit[1] ?? "");
  const ids = [...face.matchAll(/"([a-z0-9]+(?:-[a-z0-9]+)+)":/g)].map((hit) => hit[1] ?? "");
  return { ids: [folder, ...ids], letters };
}

/** An id in all spellings: "star-wars", "Star Wars", "starWars". */
function spelled(id: string): string {
  return id.replaceAll("-", "[- _]?").replaceAll("e", "[eé]");
}

/** What a line is, without where a sentence is interrupted. */
function lines(text: string, pattern: RegExp): string[] {
  return text.split("\n").filter((line) => pattern.test(line));
}

/** The folder of a game that a module is imported from, if it is one. */
function imports(path: string, text: string): string[] {
  const from = path.split("/").slice(0, -1);
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].flatMap((hit) => {
    const at = [...from];
    for (const step of (hit[1] ?? "").split("/")) {
      if (step === "..") at.pop();
      else if (step !== ".") at.push(step);
    }
    return folderOf(`${at.join("/")}/`) ?? [];
  });
}

describe("rooms", () => {
  it("there are games, and pages that they share", () => {
    expect(NAMED.length).toBeGreaterThan(2);
    expect(shared.length).toBeGreaterThan(60);
  });

  it.each(NAMED)("what is shared does not name %s", (folder) => {
    const { ids, letters } = told(folder);
    expect(letters.length).toBeGreaterThan(0);
    // Letters stand before a rule ("TB-TURN-2"), a message or a class ("tb-line", "tb__far").
    const marks = letters.flatMap((own) => [`\\b${own}-[A-Z]`, `\\b${own.toLowerCase()}(?:--?|__)[a-z]`]);
    const name = new RegExp(ids.map((id) => spelled(id)).join("|"), "i");
    const mark = new RegExp(marks.join("|"));
    const found = shared.flatMap(({ path, text }) => [
      ...(name.test(path) ? [path] : []),
      ...[...lines(text, name), ...lines(text, mark)].map((line) => `${path}: ${line.trim()}`),
    ]);
    expect(found).toEqual([]);
  });

  it("only the list of games imports games", () => {
    expect(shared.flatMap(({ path, text }) => imports(path, text).map((folder) => `${path} → ${folder}`))).toEqual([]);
  });

  it("no game imports another one, or the list", () => {
    const found = files.flatMap(({ path, text }) => {
      const own = folderOf(path);
      if (own === null) return [];
      const others = imports(path, text).filter((folder) => folder !== own);
      const list = /from "(?:\.\.\/)+(?:games)?(?:\/index)?"/.test(text) ? ["index.ts"] : [];
      return [...others, ...list].map((other) => `${path} → ${other}`);
    });
    expect(found).toEqual([]);
  });

  it("each game has its face, its words in three languages, and a line in the list", () => {
    const list = files.find(({ path }) => isList(path))?.text ?? "";
    for (const folder of FOLDERS) {
      const has = files
        .filter(({ path }) => path.startsWith(`games/${folder}/`))
        .map(({ path }) => path.slice(`games/${folder}/`.length));
      expect(has).toEqual(expect.arrayContaining(["index.ts", "en.ftl", "pl.ftl", "ja.ftl"]));
      expect(lines(list, new RegExp(`"\\./${folder}"`)).length).toBe(1);
    }
  });
});
