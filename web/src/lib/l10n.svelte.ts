import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

import type { Lang } from "./protocol";

/** What all games share: locales/<lang>.ftl, and a folder with the same three for each subject of its own. */
const SHARED: Record<string, string> = import.meta.glob("../locales/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const LANGS: readonly { id: Lang; name: string }[] = [
  { id: "en", name: "English" },
  { id: "pl", name: "Polski" },
  { id: "ja", name: "日本語" },
];

/** Messages in every language. */
export type Texts = Readonly<Record<Lang, string>>;

const plain = (lang: Lang): FluentBundle => new FluentBundle(lang, { useIsolating: false });
const bundles: Record<Lang, FluentBundle> = { en: plain("en"), pl: plain("pl"), ja: plain("ja") };

/** Makes messages known; before anything is said. */
export function teach(texts: Texts): void {
  for (const { id } of LANGS) bundles[id].addResource(new FluentResource(texts[id]));
}
for (const [path, text] of Object.entries(SHARED)) {
  const lang = LANGS.find(({ id }) => path.endsWith(`/${id}.ftl`));
  if (lang) bundles[lang.id].addResource(new FluentResource(text));
}

export function isLang(value: unknown): value is Lang {
  return value === "en" || value === "pl" || value === "ja";
}

/** The language the player asked for before, else the first of the browser's that we have. */
export function firstLang(): Lang {
  const kept = localStorage.getItem("stolik.lang");
  if (isLang(kept)) return kept;
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2);
    if (isLang(short)) return short;
  }
  return "en";
}

class Words {
  lang = $state<Lang>("en");

  set(lang: Lang): void {
    this.lang = lang;
    document.documentElement.lang = lang;
    localStorage.setItem("stolik.lang", lang);
  }
}

export const words = new Words();

export type Args = Record<string, string | number>;

/** A message of the page itself. Numbers are printed plainly: 1000, not 1,000. */
export function t(id: string, args?: Args): string {
  const bundle = bundles[words.lang];
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const given: Record<string, string | FluentNumber> = {};
  for (const [key, value] of Object.entries(args ?? {}))
    given[key] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  return bundle.formatPattern(message.value, given);
}
