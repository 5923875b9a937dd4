// Reading a card: hover for half a second shows it in the side, a long press opens it.

import { carry } from "../lib/drag";
import { hovers, type Peek } from "./hovers";

export interface Reading {
  peek: Peek;
  /** Without it a finger that rests is one that chooses slowly. */
  read?: (() => void) | undefined;
}

export function reads(node: HTMLElement, given: Reading): { update(next: Reading): void; destroy(): void } {
  let how = given;
  const idle = (): void => undefined;
  const press = carry(node, {
    enabled: () => false,
    begin: idle,
    move: idle,
    drop: idle,
    cancel: idle,
    get read() {
      return how.read;
    },
  });
  const hover = hovers(node, (on) => how.peek(on));
  return {
    update: (next) => (how = next),
    destroy: () => {
      hover.destroy();
      press.destroy();
    },
  };
}
