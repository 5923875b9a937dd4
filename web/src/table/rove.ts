// One tab stop a zone: arrow keys walk among the things in it, to the nearest one in their direction.

const ITEM = "[data-item]";

interface Box {
  x: number;
  y: number;
}

/** Which of `others` lies next in the direction of the key; -1 if none does. */
export function nearest(from: Box, others: readonly Box[], key: string): number {
  const dx = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const dy = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  let best = -1;
  let least = Infinity;
  others.forEach((other, n) => {
    const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const across = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx);
    const far = along + across * 3;
    if (along > 2 && far < least) {
      least = far;
      best = n;
    }
  });
  return best;
}

export function rove(zone: HTMLElement): { destroy(): void } {
  const items = (): HTMLElement[] =>
    [...zone.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.getClientRects().length > 0);
  const middle = (item: HTMLElement): Box => {
    const box = item.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  let current: HTMLElement | null = null;

  const settle = (): void => {
    const all = items();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const item of all) {
      const wanted = item === current ? 0 : -1;
      if (item.tabIndex !== wanted) item.tabIndex = wanted;
    }
  };
  const focused = (event: FocusEvent): void => {
    const item = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(ITEM) : null;
    if (!item) return;
    current = item;
    settle();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    let next: HTMLElement | undefined;
    if (event.key === "Home") next = all[0];
    else if (event.key === "End") next = all.at(-1);
    else if (event.key.startsWith("Arrow")) {
      const here = all[at];
      if (here) next = all[nearest(middle(here), all.map(middle), event.key)];
    } else return;
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const watch = new MutationObserver(settle);
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("focusin", focused);
  zone.addEventListener("keydown", pressed);
  settle();
  return {
    destroy: () => {
      watch.disconnect();
      zone.removeEventListener("focusin", focused);
      zone.removeEventListener("keydown", pressed);
    },
  };
}

/** Puts the focus into a zone: on the thing in it that was focused last. */
export function enter(zone: string): void {
  const box = document.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
  (box?.querySelector<HTMLElement>(`${ITEM}[tabindex="0"]`) ?? box?.querySelector<HTMLElement>(ITEM))?.focus();
}
