// A card shows whole lines only: what has no room is left out, and running text ends in an ellipsis.

const waiting = new Set<HTMLElement>();

/** How many lines of running text there is room for. */
export function linesIn(room: number, line: number): number {
  return Math.max(0, Math.floor((room + 0.5) / line));
}

/** What of a card's body stays: for each of its children true, false, or the lines of the running text. */
function plan(body: HTMLElement): (boolean | number)[] {
  const style = getComputedStyle(body);
  const foot = body.querySelector<HTMLElement>(":scope > .foot");
  const end =
    body.clientHeight - parseFloat(style.paddingBottom) - (foot ? foot.offsetHeight + parseFloat(style.rowGap) : 0);
  return [...body.children].map((child) => {
    if (!(child instanceof HTMLElement) || child === foot) return true;
    const top = child.offsetTop - body.offsetTop;
    if (child.classList.contains("words")) return linesIn(end - top, parseFloat(getComputedStyle(child).lineHeight));
    return top + child.offsetHeight <= end + 0.5;
  });
}

/** All cards at once: first everything is read, then everything is written. */
function settle(): void {
  const bodies = [...waiting].filter((body) => body.clientHeight > 0);
  waiting.clear();
  for (const body of bodies)
    for (const child of body.children) if (child instanceof HTMLElement) child.style.removeProperty("display");
  const plans = bodies.map(plan);
  bodies.forEach((body, n) =>
    plans[n]?.forEach((stays, at) => {
      const child = body.children[at];
      if (!(child instanceof HTMLElement)) return;
      if (typeof stays === "number") child.style.setProperty("-webkit-line-clamp", String(Math.max(1, stays)));
      if (stays === false || stays === 0) child.style.display = "none";
    }),
  );
}

function want(body: HTMLElement): void {
  if (waiting.size === 0) requestAnimationFrame(settle);
  waiting.add(body);
}

/** `told` is what the body shows: it is measured anew when that changes. */
export function whole(body: HTMLElement, told: unknown): { update(told: unknown): void; destroy(): void } {
  void told;
  const watch = new ResizeObserver(() => want(body));
  watch.observe(body);
  return {
    update: () => want(body),
    destroy: () => {
      watch.disconnect();
      waiting.delete(body);
    },
  };
}
