// What stands between squares: walls, windows and doors on their edges, or anywhere across them.

import type { DoorView, Ends, Grid, Square } from "../../lib/wire";
import { CELL, squareName } from "./squares";

/** How many parts of a square places are told in. */
const UNIT = 1024;

export const EDGE_TOOLS = ["edge-wall", "edge-window", "edge-door", "edge-hidden", "edge-nothing"] as const;
export type EdgeTool = (typeof EDGE_TOOLS)[number];
/** What is built by each brush. */
export const BUILT = {
  "edge-wall": "wall",
  "edge-window": "window",
  "edge-door": "door",
  "edge-hidden": "hidden-door",
  "edge-nothing": "nothing",
} as const;

export const isEdgeTool = (brush: string): brush is EdgeTool => brush.startsWith("edge-");

/** The edge of a square that is nearest to a place on the map, told in squares. */
export function nearestEdge(x: number, y: number): Ends {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [left, top] = [x - column, y - row];
  const least = Math.min(left, 1 - left, top, 1 - top);
  if (least === left || least === 1 - left) {
    const at = (least === left ? column : column + 1) * UNIT;
    return [at, row * UNIT, at, (row + 1) * UNIT];
  }
  const at = (least === top ? row : row + 1) * UNIT;
  return [column * UNIT, at, (column + 1) * UNIT, at];
}

/** The edge between two squares that touch along one; nothing for any others. */
export function edgeBetween(a: Square, b: Square): Ends | null {
  if (Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) !== 1) return null;
  const [left, top] = [Math.max(a[0], b[0]) * UNIT, Math.max(a[1], b[1]) * UNIT];
  return a[0] === b[0] ? [left, top, left + UNIT, top] : [left, top, left, top + UNIT];
}

export const isOnMap = (grid: Grid, [ax, ay, bx, by]: Ends): boolean =>
  Math.min(ax, ay) >= 0 && bx <= grid.width * UNIT && by <= grid.height * UNIT;

const drawn = (at: number): number => (at * CELL) / UNIT;

/** Pieces as one path. */
export const pathOf = (
  pieces: readonly (readonly [number, number, number, number, ...unknown[]])[],
): string =>
  pieces.map(([ax, ay, bx, by]) => `M${drawn(ax)} ${drawn(ay)}L${drawn(bx)} ${drawn(by)}`).join("");

/** How far a place, told in squares, is from a line, in squares. */
export function awayFrom([ax, ay, bx, by]: Ends, x: number, y: number): number {
  const [px, py, qx, qy] = [ax / UNIT, ay / UNIT, bx / UNIT, by / UNIT];
  const long = (qx - px) ** 2 + (qy - py) ** 2;
  const part = Math.min(Math.max(((x - px) * (qx - px) + (y - py) * (qy - py)) / long, 0), 1);
  return Math.hypot(px + part * (qx - px) - x, py + part * (qy - py) - y);
}

/** The doors that can be pressed here: any for the game master, for others those next to their people. */
export const usable = (doors: readonly DoorView[], isGm: boolean): DoorView[] =>
  doors.filter((one) => isGm || one.hands.length > 0);

/** The nearest of some doors to a place, if one is near enough. */
export function doorNear(doors: readonly DoorView[], x: number, y: number, reach: number): DoorView | null {
  const nearest = doors.toSorted((a, b) => awayFrom(a.ends, x, y) - awayFrom(b.ends, x, y))[0];
  return nearest && awayFrom(nearest.ends, x, y) <= reach ? nearest : null;
}

/** The doors at a square. */
export const doorsAt = (doors: readonly DoorView[], [x, y]: Square): DoorView[] =>
  doors.filter((one) => awayFrom(one.ends, x + 0.5, y + 0.5) <= 0.5 || one.name === squareName([x, y]));
