// What a hint speaks of is lit softly, and what an analysis speaks of outlined, wherever the game draws it. A sheet of
// few rules does it, so that what draws a thing needs not know of them.

const sheet = new CSSStyleSheet();

/** Puts a sheet to work, and what it says. */
function say(rules: string): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  sheet.replaceSync(rules);
}

/** Lights what these selectors find, and nothing else. */
export function light(selectors: readonly string[]): void {
  const found = selectors.map((one) => `.table ${one}:not(:focus-visible)`).join(",");
  say(found ? `${found}{outline:var(--hinted);outline-offset:var(--hinted-off,2px)}` : "");
}

/** Where the table of an analysis is drawn. */
const BOARD = ".an > .cloth";

/** All that these selectors find on the table of an analysis, as one selector; "" where there are none. */
export const within = (selectors: readonly string[]): string =>
  selectors.length > 0 ? `${BOARD} :is(${selectors.join(",")})` : "";

/** Outlines on the table of an analysis what was played and what is best, and nothing else; what is both in both ways. */
export function outline(played: readonly string[], best: readonly string[]): void {
  const both = played.length > 0 && best.length > 0 ? `${within(played)}:is(${best.join(",")})` : "";
  const rules: [string, string][] = [
    [within(played), "outline:var(--played);outline-offset:var(--outlined-off,0px)"],
    [within(best), "outline:var(--best);outline-offset:var(--outlined-off,0px)"],
    [both, "outline:var(--both);box-shadow:var(--both-under)"],
  ];
  say(rules.flatMap(([selector, rule]) => (selector ? [`${selector}{${rule}}`] : [])).join(""));
}
