// Carrying a card with the pointer: six pixels with a mouse, a short hold with a finger, or its way up out of a row.

const SLOP_PX = 6;
const HOLD_MS = 150;
const READ_MS = 550;

export interface Carry {
  enabled: () => boolean;
  begin: (x: number, y: number) => void;
  move: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  cancel: () => void;
  /** It lies in a row that scrolls only sideways: a finger that moves up takes it along. */
  lifts?: boolean;
  /** A finger that stays where it is wants to read the card. */
  read?: (() => void) | undefined;
}

export function carry(node: HTMLElement, given: Carry): { update(next: Carry): void; destroy(): void } {
  let how = given;
  let start: { x: number; y: number; id: number; touch: boolean } | null = null;
  let held = false;
  let away = false;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let reading: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(hold);
    clearTimeout(reading);
    start = null;
    held = false;
    away = false;
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", lifted);
    removeEventListener("pointercancel", broken);
    removeEventListener("keydown", escaped, true);
  };
  const begin = (x: number, y: number): void => {
    held = true;
    clearTimeout(hold);
    how.begin(x, y);
    addEventListener("keydown", escaped, true);
  };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const mayClick = (): void => {
    setTimeout(() => node.removeEventListener("click", swallow, true), 60);
  };
  /** What comes of lifting it is no click; `down`: that is still to come, however long it rests. */
  const noClick = (down = false): void => {
    node.addEventListener("click", swallow, { capture: true, once: true });
    if (!down) mayClick();
    else for (const end of ["pointerup", "pointercancel"]) addEventListener(end, mayClick, { once: true });
  };
  const moved = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const [across, up] = [event.clientX - start.x, start.y - event.clientY];
    const far = Math.hypot(across, up) > SLOP_PX;
    if (far) {
      away = true;
      clearTimeout(reading);
    }
    if (held) how.move(event.clientX, event.clientY);
    else if (far && start.touch && !(how.lifts && how.enabled() && up > Math.abs(across))) stop();
    else if (far) begin(event.clientX, event.clientY);
  };
  const lifted = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const was = held;
    const went = away;
    stop();
    if (!was) return;
    if (went) {
      noClick();
      how.drop(event.clientX, event.clientY);
    } else {
      how.cancel();
    }
  };
  const broken = (): void => {
    const was = held;
    stop();
    if (was) how.cancel();
  };
  const escaped = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    swallow(event);
    broken();
    noClick();
  };
  const pressed = (event: PointerEvent): void => {
    if (event.button !== 0 || start) return;
    const touch = event.pointerType !== "mouse";
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, touch };
    if (touch && node.hasPointerCapture(event.pointerId)) node.releasePointerCapture(event.pointerId);
    addEventListener("pointermove", moved);
    addEventListener("pointerup", lifted);
    addEventListener("pointercancel", broken);
    if (!touch) {
      if (!how.enabled()) stop();
      return;
    }
    if (how.enabled())
      hold = setTimeout(() => {
        if (start) begin(start.x, start.y);
      }, HOLD_MS);
    reading = setTimeout(() => {
      if (!start || away || !how.read) return;
      const was = held;
      stop();
      if (was) how.cancel();
      noClick(true);
      how.read();
    }, READ_MS);
  };
  // Once a card is held, the finger carries it and no longer scrolls the page.
  const scrolled = (event: TouchEvent): void => {
    if (held && event.cancelable) event.preventDefault();
  };
  node.addEventListener("pointerdown", pressed);
  node.addEventListener("touchmove", scrolled, { passive: false });
  return {
    update: (next) => (how = next),
    destroy: () => {
      stop();
      node.removeEventListener("pointerdown", pressed);
      node.removeEventListener("touchmove", scrolled);
    },
  };
}
