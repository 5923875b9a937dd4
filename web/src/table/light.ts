// What a hint speaks of is lit softly, wherever the game draws it. A sheet of one rule does it, so that what draws a thing
// needs not know of hints.

const sheet = new CSSStyleSheet();

/** Lights what these selectors find, and nothing else. */
export function light(selectors: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const found = selectors.map((one) => `.table ${one}:not(:focus-visible)`).join(",");
  sheet.replaceSync(found ? `${found}{outline:var(--hinted);outline-offset:var(--hinted-off,2px)}` : "");
}
