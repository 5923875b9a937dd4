// Cards that scroll: it is told at which end some are out of sight. In a row the wheel moves them sideways.

export interface Ends {
  before: boolean;
  after: boolean;
}

/** Where there is more than is seen, given how far it is scrolled. */
export function endsOf(at: number, seen: number, all: number): Ends {
  return { before: at > 2, after: at + seen < all - 2 };
}

export function sideways(row: HTMLElement, tell?: (ends: Ends, down: Ends) => void): { destroy(): void } {
  const look = (): void => {
    const ends = endsOf(row.scrollLeft, row.clientWidth, row.scrollWidth);
    const down = endsOf(row.scrollTop, row.clientHeight, row.scrollHeight);
    row.toggleAttribute("data-above", down.before);
    row.toggleAttribute("data-below", down.after);
    row.toggleAttribute("data-before", ends.before);
    row.toggleAttribute("data-after", ends.after);
    tell?.(ends, down);
  };
  const wheel = (event: WheelEvent): void => {
    if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    if (row.scrollWidth <= row.clientWidth) return;
    event.preventDefault();
    row.scrollLeft += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 32 : event.deltaY;
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    for (const one of row.children) sizes.observe(one);
  };
  const cards = new MutationObserver(() => {
    watch();
    look();
  });
  sizes.observe(row);
  watch();
  cards.observe(row, { childList: true });
  row.addEventListener("scroll", look, { passive: true });
  row.addEventListener("wheel", wheel, { passive: false });
  look();
  return {
    destroy: () => {
      sizes.disconnect();
      cards.disconnect();
      row.removeEventListener("scroll", look);
      row.removeEventListener("wheel", wheel);
    },
  };
}
