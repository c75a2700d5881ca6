// What a map's floor is made of.

import type { Board } from "../../lib/wire";

export const GROUNDS = ["stone", "cave", "wood", "grass", "road", "water", "snow"] as const;
export type GroundKind = (typeof GROUNDS)[number];

/** From so many walls on, in relation to all squares, one is inside. */
const WALLED = 0.12;

/** The ground of a map: where much of it is walls, the floor of a building, else grass. */
export function groundOf(board: Board | null): GroundKind {
  if (!board) return "stone";
  const { width, height, walls = [] } = board.grid;
  return walls.length >= WALLED * width * height ? "stone" : "grass";
}
