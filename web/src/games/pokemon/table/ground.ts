// A cloth that is higher than its place: what is asked for is in sight, else one's own side at its lower edge.

/** How far down to scroll, so that one of the things stands whole between the edges; by their tops and bottoms. */
export function restingAt(
  at: number,
  room: number,
  all: number,
  things: readonly { top: number; bottom: number }[],
): number {
  const low = Math.max(0, all - room);
  const [first] = things;
  if (!first || things.some(({ top, bottom }) => top >= low && bottom <= low + room)) return low;
  if (things.some(({ top, bottom }) => top >= at && bottom <= at + room)) return at;
  return Math.min(low, Math.max(0, first.bottom - room + EDGE, Math.min(first.top - EDGE, low)));
}

/** What stays free beside a thing that is scrolled to. */
const EDGE = 8;

/** `asked` is what the table asks: where the cloth rests is looked at anew when that changes, or the room for it. */
export function ground(root: HTMLElement, asked: unknown): { update(asked: unknown): void; destroy(): void } {
  void asked;
  let frame = 0;
  const settle = (): void => {
    if (root.scrollHeight <= root.clientHeight + 1) return;
    const from = root.getBoundingClientRect().top - root.scrollTop;
    const things = [...root.querySelectorAll(".lit, .aim, .picked")].map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return { top: top - from, bottom: bottom - from };
    });
    root.scrollTop = restingAt(root.scrollTop, root.clientHeight, root.scrollHeight, things);
  };
  const want = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(settle);
  };
  const watch = new ResizeObserver(want);
  watch.observe(root);
  want();
  return {
    update: want,
    destroy: () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    },
  };
}
