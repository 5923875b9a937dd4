// A slip beside the table stands level with what it speaks of.

/** How far a slip is to be moved up or down, so that its middle is level with the middle of a thing and it stays within
 * the room it has; `moved`: so far it is already. */
export function levelled(slip: DOMRect, room: DOMRect, thing: Element, moved: number): number {
  const box = thing.getBoundingClientRect();
  const wished = box.top + box.height / 2 - slip.height / 2;
  const lowest = Math.max(room.top, room.bottom - slip.height);
  return Math.round(Math.min(lowest, Math.max(room.top, wished)) - (slip.top - moved));
}
