// Names of fields and directions. Geometry of the drawing only: no rule is decided here.

export const SIZE = 6;
export const CELLS = 36;

export const row = (cell: number): number => Math.floor(cell / SIZE);
export const col = (cell: number): number => cell % SIZE;

export function cellName(cell: number): string {
  return "abcdef".charAt(col(cell)) + String(row(cell) + 1);
}

/** Offsets of the area mask, clockwise from north: bit 0 is N. */
export const DIRECTIONS: readonly { name: string; dr: number; dc: number }[] = [
  { name: "N", dr: -1, dc: 0 },
  { name: "NE", dr: -1, dc: 1 },
  { name: "E", dr: 0, dc: 1 },
  { name: "SE", dr: 1, dc: 1 },
  { name: "S", dr: 1, dc: 0 },
  { name: "SW", dr: 1, dc: -1 },
  { name: "W", dr: 0, dc: -1 },
  { name: "NW", dr: -1, dc: -1 },
];

/** The fields an area touches from `cell`, clockwise; fields beyond the edge are left out. */
export function reach(cell: number, area: number): number[] {
  const found: number[] = [];
  DIRECTIONS.forEach(({ dr, dc }, bit) => {
    const r = row(cell) + dr;
    const c = col(cell) + dc;
    if (area & (1 << bit) && r >= 0 && r < SIZE && c >= 0 && c < SIZE) found.push(r * SIZE + c);
  });
  return found;
}

/** A step inside the grid for an arrow key; the edge holds. */
export function step(cell: number, key: string): number {
  const r = row(cell);
  const c = col(cell);
  switch (key) {
    case "ArrowUp":
      return Math.max(0, r - 1) * SIZE + c;
    case "ArrowDown":
      return Math.min(SIZE - 1, r + 1) * SIZE + c;
    case "ArrowLeft":
      return r * SIZE + Math.max(0, c - 1);
    case "ArrowRight":
      return r * SIZE + Math.min(SIZE - 1, c + 1);
    case "Home":
      return r * SIZE;
    case "End":
      return r * SIZE + SIZE - 1;
    case "PageUp":
      return c;
    case "PageDown":
      return (SIZE - 1) * SIZE + c;
    default:
      return cell;
  }
}
