// What has an identity is seen to move: from where it was drawn last to where it is drawn now. Nothing waits for it.

import { MOVE_MS, unmoved } from "./pace";

const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Watches the things marked data-flip inside `root` over changes of what `of` gives; call it while a component is made. */
export function flips(root: () => HTMLElement | undefined, of: () => unknown): void {
  let old = new Map<string, DOMRect>();

  $effect.pre(() => {
    void of();
    old = new Map();
    const box = root();
    if (!box || unmoved()) return;
    for (const node of box.querySelectorAll<HTMLElement>("[data-flip]"))
      old.set(node.dataset["flip"] ?? "", node.getBoundingClientRect());
  });

  $effect(() => {
    void of();
    const box = root();
    if (!box || unmoved() || old.size === 0) return;
    for (const node of box.querySelectorAll<HTMLElement>("[data-flip]")) {
      const from = old.get(node.dataset["flip"] ?? "");
      if (!from) {
        node.animate(
          [
            { opacity: 0, scale: 0.85 },
            { opacity: 1, scale: 1 },
          ],
          { duration: MOVE_MS, easing: EASE },
        );
        continue;
      }
      const to = node.getBoundingClientRect();
      const dx = from.left + from.width / 2 - (to.left + to.width / 2);
      const dy = from.top + from.height / 2 - (to.top + to.height / 2);
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      node.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: MOVE_MS, easing: EASE });
    }
  });
}
