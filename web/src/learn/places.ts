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

/** A side of what is lit. */
export type Place = "below" | "above" | "right" | "left";

/** Between what is lit and its tag, in pixels. */
const APART = 13;
/** So many points of a tag are looked under, in each direction. */
const ACROSS = 5;
const DOWN = 3;
/** Any part of it off the screen is worse than to cover all that is there. */
const OFF = ACROSS * DOWN * 2;

/** Where a tag lies when it stands on one side of what is lit. */
function beside(lit: DOMRect, place: Place, w: number, h: number): DOMRect {
  const [middle, centre] = [lit.x + (lit.width - w) / 2, lit.y + (lit.height - h) / 2];
  switch (place) {
    case "below":
      return new DOMRect(middle, lit.bottom + APART, w, h);
    case "above":
      return new DOMRect(middle, lit.y - APART - h, w, h);
    case "right":
      return new DOMRect(lit.right + APART, centre, w, h);
    case "left":
      return new DOMRect(lit.x - APART - w, centre, w, h);
  }
}

/** How bad it is to cover this: words, worse than an empty part of what is read or pressed; 0 for the cloth. */
function loss(node: Element): number {
  if ([...node.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()))
    return 2;
  return node.closest("button, .card, .slip") ? 1 : 0;
}

/** What a place costs that lies on these points of the page: by what is covered that is none of `nodes`, and most of all
 * off the screen, where nobody reads it. */
function covered(place: DOMRect, nodes: readonly Element[]): number {
  let found = 0;
  for (let n = 0; n < ACROSS * DOWN; n++) {
    const x = place.x + (place.width * (n % ACROSS)) / (ACROSS - 1);
    const y = place.y + (place.height * Math.floor(n / ACROSS)) / (DOWN - 1);
    const under = document.elementFromPoint(x, y);
    if (!under) found += OFF;
    else if (!nodes.some((node) => under.contains(node))) found += loss(under);
  }
  return found;
}

/** The side of what is lit on which its tag covers least; of equal ones the first. */
export function freest(lit: DOMRect, tag: HTMLElement, nodes: readonly Element[]): Place {
  const places: readonly Place[] = ["below", "above", "right", "left"];
  const hidden = places.map((place) => covered(beside(lit, place, tag.offsetWidth, tag.offsetHeight), nodes));
  return places[hidden.indexOf(Math.min(...hidden))] ?? "below";
}
