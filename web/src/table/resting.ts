/** The focus is on nothing that Enter by itself would press: on no element, on the cloth that was clicked, on the log. */
export function resting(node: Element | null): boolean {
  return !node?.closest("a, button, input, select, textarea, summary, dialog");
}
