// What the pages need to be installed, and to be read without a connection: a manifest in each language, and the script
// that stands between them and the server (src/offline/offline.worker.ts). Both name files by what the build calls them.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build, type Plugin } from "vite";

const LANGS = ["en", "pl", "ja"];
/** Where the words are that the manifest says, in the folder of the locales. */
const WORDS = ["", "learn/", "offline/"];
const PAPER = "#ece7dc";
const ICONS = [
  { file: "src/offline/icon.svg", purpose: "any" },
  { file: "src/offline/icon-whole.svg", purpose: "maskable" },
];
/** Python in WebAssembly, and what runs it: nobody needs them but who checks a deal, and they are large. */
const LEFT_OUT = /pyodide|anew\.worker/;

interface Makings {
  /** The folder of the sources. */
  root: string;
  base: string;
  target: string;
}

/** The manifest in a language; `icons` are their addresses, in the order of ICONS. */
function manifest(root: string, lang: string, icons: readonly string[]): string {
  const bundle = new FluentBundle(lang);
  for (const at of WORDS)
    bundle.addResource(new FluentResource(readFileSync(join(root, `src/locales/${at}${lang}.ftl`), "utf8")));
  const say = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`the manifest has no word for ${id} in ${lang}`);
    return bundle.formatPattern(pattern);
  };
  return JSON.stringify({
    id: "/",
    name: "Stolik",
    short_name: "Stolik",
    description: say("site-line"),
    lang,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    icons: ICONS.map(({ purpose }, n) => ({ src: icons[n], type: "image/svg+xml", sizes: "any", purpose })),
    shortcuts: [
      { name: say("nav-learn"), url: "/learn" },
      { name: say("nav-rules"), url: "/rules" },
    ],
  });
}

/** Adds them to a build, when all other files are there. */
export function offline({ root, base, target }: Makings): Plugin {
  return {
    name: "stolik-offline",
    apply: "build",
    enforce: "post",
    buildStart() {
      for (const { file } of ICONS) this.addWatchFile(join(root, file));
    },
    async generateBundle(_options, bundle) {
      const icons = ICONS.map(({ file }) => {
        const source = readFileSync(join(root, file));
        const found = this.emitFile({ type: "asset", name: file.split("/").at(-1) ?? "", source });
        return base + this.getFileName(found);
      });
      for (const lang of LANGS)
        this.emitFile({ type: "asset", fileName: `stolik.${lang}.webmanifest`, source: manifest(root, lang, icons) });
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !LEFT_OUT.test(name));
      const pages = [...new Set([...files.map((name) => base + name), ...icons])].sort();
      const made = await build({
        root,
        configFile: false,
        logLevel: "warn",
        define: { __PAGES__: JSON.stringify(pages) },
        build: {
          write: false,
          target,
          rolldownOptions: { input: join(root, "src/offline/offline.worker.ts"), output: { format: "iife" } },
        },
      });
      const [first] = "output" in made ? made.output : [];
      if (first?.type !== "chunk") throw new Error("the script for pages without a connection was not made");
      this.emitFile({ type: "asset", fileName: "offline.js", source: first.code });
    },
  };
}
