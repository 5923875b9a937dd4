import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGS = ["en", "pl", "ja"] as const;
/** The shared words, and those of every game. */
const FILES: Record<string, string> = import.meta.glob(["../src/locales/**/*.ftl", "../src/games/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES: Record<string, string> = import.meta.glob(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FOLDERS = [...new Set(Object.keys(FILES).map((path) => path.replace(/\/\w+\.ftl$/, "")))];
const SHARED = FOLDERS.filter((folder) => folder.startsWith("../src/locales"));

const read = (folder: string, lang: string): string => FILES[`${folder}/${lang}.ftl`] ?? "";
const all = (lang: string): string => FOLDERS.map((folder) => read(folder, lang)).join("\n");

/** message → names of the values it uses. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let id = "";
  for (const line of text.split("\n")) {
    const start = /^([a-z][\w-]*) =/.exec(line);
    if (start?.[1]) {
      id = start[1];
      found.set(id, []);
    }
    for (const hit of line.matchAll(/\$(\w+)/g)) found.get(id)?.push(hit[1] ?? "");
  }
  return new Map([...found].map(([key, names]) => [key, [...new Set(names)].sort()]));
}

function askedIn(code: string): Set<string> {
  const asked = [...code.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map((hit) => hit[1] ?? "");
  const chosen = [...code.matchAll(/\? t\("([\w-]+)"|\? "([\w-]+)" : "([\w-]+)"/g)].flatMap((hit) =>
    hit.slice(1).filter((id) => id && english.has(id)),
  );
  return new Set([...asked, ...chosen]);
}

const english = messages(all("en"));
/** "1 cards", "1 build counters". */
const SEVERAL =
  /(?<![\d.])1 (cards|units|copies|build counters|points|seconds|games|turns|times|steps|heads|lessons)\b/;
/** Messages that are only said of two and more. */
const FROM_TWO = new Set(["deal-checked-n", "stacked-n"]);
const inFolder = (folder: string): string =>
  Object.entries(SOURCES)
    .filter(([path]) => (folder.includes("/games/") ? path.startsWith(`${folder}/`) : !/\/games\/[^/]+\//.test(path)))
    .map(([, code]) => code)
    .join("\n");

describe("the page's own words", () => {
  it("are those of the pages and of at least three games", () => {
    expect(FOLDERS.length).toBeGreaterThan(3);
  });

  it.each(FOLDERS.flatMap((folder) => ["pl", "ja"].map((lang) => [folder, lang] as const)))(
    "%s, %s has the messages of English, with the same values",
    (folder, lang) => {
      expect([...messages(read(folder, lang))]).toEqual([...messages(read(folder, "en"))]);
    },
  );

  it("every message stands in one file", () => {
    const ids = FOLDERS.flatMap((folder) => [...messages(read(folder, "en")).keys()]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(FOLDERS)("%s: every message is used, those of a game by the game itself", (folder) => {
    const asked = askedIn(folder.includes("/games/") ? inFolder(folder) : Object.values(SOURCES).join("\n"));
    expect([...messages(read(folder, "en")).keys()].filter((id) => !asked.has(id))).toEqual([]);
  });

  it.each(FOLDERS)("%s: every message that is asked for is its own or a shared one", (folder) => {
    const known = new Set([...SHARED, folder].flatMap((one) => [...messages(read(one, "en")).keys()]));
    expect([...askedIn(inFolder(folder))].filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(LANGS)("%s is printed without a fault", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(all(lang)))).toEqual([]);
    for (const [id, names] of messages(all(lang))) {
      const faults: Error[] = [];
      const args = Object.fromEntries(names.map((name) => [name, 3]));
      bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, faults);
      expect([id, faults]).toEqual([id, []]);
    }
  });

  it("one thing is not spoken of as several", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(new FluentResource(all("en")));
    const said = [...english].flatMap(([id, names]) => {
      const ones = Object.fromEntries(names.map((name) => [name, name === "of" ? 6 : 1]));
      return FROM_TWO.has(id) ? [] : bundle.formatPattern(bundle.getMessage(id)?.value ?? "", ones);
    });
    expect(said.filter((text) => SEVERAL.test(text))).toEqual([]);
  });

  it.each([
    ["pending-extra", 1, "1 dodatkowa tura"],
    ["pending-extra", 3, "3 dodatkowe tury"],
    ["pending-extra", 5, "5 dodatkowych tur"],
    ["pending-extra", 22, "22 dodatkowe tury"],
    ["counters-n", 1, "1 żeton budowy"],
    ["counters-n", 4, "4 żetony budowy"],
    ["counters-n", 12, "12 żetonów budowy"],
  ])("Polish counts %s %i", (id, n, text) => {
    const bundle = new FluentBundle("pl", { useIsolating: false });
    bundle.addResource(new FluentResource(all("pl")));
    expect(bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { n })).toBe(text);
  });
});
