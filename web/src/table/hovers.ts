// The pointer rests on a thing for half a second: it is shown large. A thing that comes to lie under a pointer which
// does not move was not asked about.

const HOVER_MS = 500;

/** Where the pointer was seen last, on the screen. */
const last = { x: NaN, y: NaN };
addEventListener("pointermove", (event) => {
  last.x = event.screenX;
  last.y = event.screenY;
});

export type Peek = (on: boolean) => void;

export function hovers(node: HTMLElement, given: Peek): { update(next: Peek): void; destroy(): void } {
  let peek = given;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  let asked = false;
  const move = (event: PointerEvent): void => {
    // Pages that are laid out anew send moves of their own, to the place where the pointer already is.
    const real = event.screenX !== last.x || event.screenY !== last.y;
    if (asked || !real || event.pointerType !== "mouse" || event.buttons !== 0) return;
    asked = true;
    wait = setTimeout(() => {
      shown = true;
      peek(true);
    }, HOVER_MS);
  };
  const hide = (): void => {
    clearTimeout(wait);
    if (shown) peek(false);
    shown = false;
  };
  const leave = (): void => {
    asked = false;
    hide();
  };
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", hide);
  return {
    update: (next) => (peek = next),
    destroy: () => {
      leave();
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", hide);
    },
  };
}
