/** What moved the focus last: a mouse that pressed something, a finger or a pen, or a key. Keys that only answer or let
 * go move nothing. */
const focus = { last: "key", by: "key" };
if (typeof addEventListener === "function") {
  addEventListener(
    "pointerdown",
    ({ pointerType }) => (focus.last = pointerType === "mouse" ? "pointer" : "finger"),
    true,
  );
  addEventListener("keydown", ({ key }) => key !== "Enter" && key !== "Escape" && (focus.last = "key"), true);
  addEventListener("focusin", () => (focus.by = focus.last), true);
}

/** The focus is where a key brought it, so that Enter belongs to what it is on. */
export function walked(): boolean {
  return focus.by === "key";
}

/** What was pressed last was pressed by a finger or a pen, which can't rest on a thing to see what would come of it. */
export function fingered(): boolean {
  return focus.last === "finger";
}

/** What was pressed last was pressed by a mouse, under which what comes of it is shown before. */
export function pointed(): boolean {
  return focus.last === "pointer";
}

/**
 * The focus is on nothing that Enter by itself would press: on no element, on the cloth that was clicked, on the log. A
 * button that was clicked keeps the focus, and has no claim to Enter either.
 */
export function resting(node: Element | null): boolean {
  return !walked() || !node?.closest("a, button, input, select, textarea, summary, dialog");
}
