// The texts of an Active Pokémon's attacks stand whole or not at all: the longest go first where there is no room.
// What is chosen is told in the slip, and all of it where the card is read.

const waiting = new Set<HTMLElement>();

/** Which texts go, by their heights, so that what is too much is gone. */
export function leaving(heights: readonly number[], tooMuch: number): number[] {
  const gone: number[] = [];
  let left = tooMuch;
  const longest = [...heights.keys()].sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  for (const n of longest) {
    if (left <= 0.5) break;
    gone.push(n);
    left -= heights[n] ?? 0;
  }
  return gone.sort((a, b) => a - b);
}

const textsOf = (body: HTMLElement): HTMLElement[] => [...body.querySelectorAll<HTMLElement>(".atk small")];

/** All cards at once: first everything is read, then everything is written. */
function settle(): void {
  const bodies = [...waiting].filter((body) => body.clientHeight > 0);
  waiting.clear();
  for (const body of bodies) for (const text of textsOf(body)) text.style.removeProperty("display");
  const plans = bodies.map((body) => {
    const room = body.closest<HTMLElement>(".act")?.clientHeight ?? Infinity;
    const texts = textsOf(body);
    const heights = texts.map((text) => text.offsetHeight);
    return leaving(heights, (body.parentElement?.offsetHeight ?? 0) - room).map((n) => texts[n]);
  });
  for (const text of plans.flat()) if (text) text.style.display = "none";
}

function want(body: HTMLElement): void {
  if (waiting.size === 0) requestAnimationFrame(settle);
  waiting.add(body);
}

/** `told` is what the card says: it is measured anew when that changes, or the room for it. */
export function texts(body: HTMLElement, told: unknown): { update(told: unknown): void; destroy(): void } {
  void told;
  const watch = new ResizeObserver(() => want(body));
  watch.observe(body.closest(".act") ?? body);
  return {
    update: () => want(body),
    destroy: () => {
      watch.disconnect();
      waiting.delete(body);
    },
  };
}
