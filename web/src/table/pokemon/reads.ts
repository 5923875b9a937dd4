// Reading a card: hover for half a second shows it in the side, a long press opens it.

import { carry } from "../../lib/drag";

const HOVER_MS = 500;

export interface Reading {
  peek: (on: boolean) => void;
  read: () => void;
}

export function reads(node: HTMLElement, given: Reading): { update(next: Reading): void; destroy(): void } {
  let how = given;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  const idle = (): void => undefined;
  const press = carry(node, {
    enabled: () => false,
    begin: idle,
    move: idle,
    drop: idle,
    cancel: idle,
    read: () => how.read(),
  });
  const enter = (event: PointerEvent): void => {
    clearTimeout(wait);
    if (event.pointerType !== "mouse") return;
    wait = setTimeout(() => {
      shown = true;
      how.peek(true);
    }, HOVER_MS);
  };
  const leave = (): void => {
    clearTimeout(wait);
    if (shown) how.peek(false);
    shown = false;
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", leave);
  return {
    update: (next) => (how = next),
    destroy: () => {
      leave();
      press.destroy();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", leave);
    },
  };
}
