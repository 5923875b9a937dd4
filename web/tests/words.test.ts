import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import en from "../src/locales/en.ftl?raw";
import ja from "../src/locales/ja.ftl?raw";
import pl from "../src/locales/pl.ftl?raw";

const LANGS = ["en", "pl", "ja"] as const;
const FILES: Record<string, string> = { en, pl, ja };
const SOURCES: Record<string, string> = import.meta.glob(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function read(lang: string): string {
  return FILES[lang] ?? "";
}

/** message → names of the values it uses. */
function messages(lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let id = "";
  for (const line of read(lang).split("\n")) {
    const start = /^([a-z][\w-]*) =/.exec(line);
    if (start?.[1]) {
      id = start[1];
      found.set(id, []);
    }
    for (const hit of line.matchAll(/\$(\w+)/g)) found.get(id)?.push(hit[1] ?? "");
  }
  return new Map([...found].map(([key, names]) => [key, [...new Set(names)].sort()]));
}

const code = Object.values(SOURCES).join("\n");
const asked = new Set([...code.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map((hit) => hit[1] ?? ""));
const chosen = new Set([...code.matchAll(/\? t\("([\w-]+)"|\? "([\w-]+)" : "([\w-]+)"/g)].flatMap((hit) => hit.slice(1).filter(Boolean)));

describe("the page's own words", () => {
  const english = messages("en");

  it.each(["pl", "ja"])("%s has the messages of English, with the same values", (lang) => {
    expect([...messages(lang)]).toEqual([...english]);
  });

  it("every message is used", () => {
    const unused = [...english.keys()].filter((id) => !asked.has(id) && !chosen.has(id));
    expect(unused).toEqual([]);
  });

  it("every message that is asked for exists", () => {
    expect([...asked].filter((id) => !english.has(id))).toEqual([]);
  });

  it.each(LANGS)("%s is printed without a fault", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(read(lang)))).toEqual([]);
    for (const [id, names] of messages(lang)) {
      const faults: Error[] = [];
      const args = Object.fromEntries(names.map((name) => [name, 3]));
      bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, faults);
      expect([id, faults]).toEqual([id, []]);
    }
  });

  it.each([
    [1, "1 dodatkowa tura"],
    [3, "3 dodatkowe tury"],
    [5, "5 dodatkowych tur"],
    [22, "22 dodatkowe tury"],
  ])("Polish counts %i", (n, text) => {
    const bundle = new FluentBundle("pl", { useIsolating: false });
    bundle.addResource(new FluentResource(read("pl")));
    expect(bundle.formatPattern(bundle.getMessage("pending-extra")?.value ?? "", { n })).toBe(text);
  });
});
