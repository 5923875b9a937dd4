/** Where on the page the table's slip has its dark button: what was chosen is said there. */
export const GO = ".side .prompt:not(.coach) .btn.go";

/** It is there to be clicked: drawn, not chosen already, not off. */
export function open(node: HTMLElement): boolean {
  return node.offsetWidth > 0 && node.getAttribute("aria-pressed") !== "true" && !node.hasAttribute("disabled");
}

/** What is lit: of the first of these places at which something is open, all that is there. */
export function litAt(places: readonly string[]): HTMLElement[] {
  for (const place of places) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].filter(open);
    if (found.length > 0) return found;
  }
  return [];
}

/** Each of these places where something is drawn, in their order and once. */
export function placed(places: readonly string[]): HTMLElement[] {
  const found = places.map((place) =>
    [...document.querySelectorAll<HTMLElement>(place)].find((node) => node.offsetWidth > 0),
  );
  return [...new Set(found.filter((node) => node !== undefined))];
}
