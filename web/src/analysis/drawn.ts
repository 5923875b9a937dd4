// What selectors find on the table of an analysis.

import { within } from "../table/light";

/** Around what was scrolled to, in pixels. */
const EDGE = 5;

/** What is there to be seen of it. */
export function drawnOf(selectors: readonly string[]): HTMLElement[] {
  const found = selectors.length > 0 ? [...document.querySelectorAll<HTMLElement>(within(selectors))] : [];
  return found.filter((node) => node.getClientRects().length > 0);
}

/** What a drawn thing is called: what a reader says of it up to the first comma. */
export function nameOf(node: HTMLElement): string {
  const said = node.getAttribute("aria-label") ?? node.querySelector(".sr")?.textContent ?? node.textContent;
  return (said.trim().split(/[,、，] ?/, 1)[0] ?? "").replaceAll(/\s+/g, " ");
}

/** Scrolls lists of the table, and nothing around it, until the thing is in sight. */
export function reveal(node: HTMLElement): void {
  for (let room = node.parentElement; room && !room.matches(".an"); room = room.parentElement) {
    if (room.scrollHeight <= room.clientHeight || getComputedStyle(room).overflowY === "visible") continue;
    const [box, seen] = [node.getBoundingClientRect(), room.getBoundingClientRect()];
    if (box.top < seen.top || box.height > seen.height) room.scrollTop += box.top - seen.top - EDGE;
    else if (box.bottom > seen.bottom) room.scrollTop += box.bottom - seen.bottom + EDGE;
  }
}
