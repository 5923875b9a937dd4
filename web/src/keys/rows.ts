// A list of rows is one tab stop: arrows walk from row to row, the one to the right to what can be done in a row, and
// Enter does the first of that.

const DOES = "a[href], button:not(:disabled)";
/** A row that says only that there is none. */
const NONE = "[data-none]";

export function rows(list: HTMLElement): { destroy(): void } {
  const all = (): HTMLElement[] =>
    [...list.children].filter((row): row is HTMLElement => row instanceof HTMLElement && !row.matches(NONE));
  /** Buttons come first: a link that only tells of somebody is not what a row is for. */
  const inside = (row: HTMLElement): HTMLElement[] => {
    const found = [...row.querySelectorAll<HTMLElement>(DOES)];
    return [...found.filter((one) => one.matches("button")), ...found.filter((one) => !one.matches("button"))];
  };
  let current: HTMLElement | null = null;
  let last = 0;

  const settle = (): void => {
    const found = all();
    if (current && found.includes(current)) last = found.indexOf(current);
    else current = found[Math.min(last, found.length - 1)] ?? null;
    for (const row of found) {
      // A row takes no focus by itself, also where its number is -1.
      const wanted = row === current ? "0" : "-1";
      if (row.getAttribute("tabindex") !== wanted) row.setAttribute("tabindex", wanted);
      for (const one of inside(row)) if (one.tabIndex !== -1) one.tabIndex = -1;
    }
  };
  const rowOf = (thing: EventTarget | null): HTMLElement | null =>
    all().find((row) => thing instanceof Node && row.contains(thing)) ?? null;
  const focused = (event: FocusEvent): void => {
    const row = rowOf(event.target);
    if (!row) return;
    current = row;
    settle();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const row = rowOf(event.target);
    if (!row) return;
    const next = event.target === row ? ofRow(event.key, row) : ofThing(event.key, row, event.target as HTMLElement);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === "do") inside(row)[0]?.click();
    else next?.focus();
    if (next !== "do") next?.scrollIntoView({ block: "nearest" });
  };
  /** Where a key leads from a row; undefined: it is none of this list's. */
  const ofRow = (key: string, row: HTMLElement): HTMLElement | "do" | null | undefined => {
    if (key === "Enter") return "do";
    return key === "ArrowRight" ? (inside(row)[0] ?? null) : upDown(key, row);
  };
  const ofThing = (key: string, row: HTMLElement, thing: HTMLElement): HTMLElement | null | undefined => {
    const things = inside(row);
    const at = things.indexOf(thing);
    if (key === "ArrowRight") return things[at + 1] ?? null;
    if (key === "ArrowLeft") return things[at - 1] ?? row;
    return upDown(key, row);
  };
  const upDown = (key: string, row: HTMLElement): HTMLElement | null | undefined => {
    const found = all();
    const at = found.indexOf(row);
    if (key === "ArrowDown") return found[at + 1] ?? null;
    if (key === "ArrowUp") return found[at - 1] ?? null;
    if (key === "Home") return found[0] ?? null;
    return key === "End" ? (found.at(-1) ?? null) : undefined;
  };
  const watch = new MutationObserver(settle);
  watch.observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  list.addEventListener("focusin", focused);
  list.addEventListener("keydown", pressed);
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      list.removeEventListener("focusin", focused);
      list.removeEventListener("keydown", pressed);
    },
  };
}
