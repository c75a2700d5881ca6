// Foes that are dragged from the game master's drawer onto the map.

import type { Square } from "../../lib/wire";
import type { BoardMap } from "./map.svelte";
import { keyOf, isOn, squareName } from "./squares";

/** What the drawer calls its drag data: the id of a stat block, or JSON with `block`, `count` and `hidden`. */
export const FOE = "text/x-nde-foe";

interface Dragged {
  block: string;
  count: number;
  hidden: boolean;
}

export function readDragged(text: string): Dragged {
  try {
    const { block, count = 1, hidden = false } = JSON.parse(text) as Partial<Dragged>;
    if (typeof block === "string") return { block, count: Math.min(Math.max(1, count), 20), hidden };
  } catch {
    // It is the id itself.
  }
  return { block: text.trim(), count: 1, hidden: false };
}

/** Bring foes of one kind to a square and the free ones around it. */
export async function dropFoes(map: BoardMap, text: string, square: Square): Promise<void> {
  const { block, count, hidden } = readDragged(text);
  const known = new Set(map.table.people.map((one) => one.view.person.id));
  const free = freeAround(map, square);
  const foes: Record<string, string> = {};
  const at: Record<string, string> = {};
  for (let number = 1; Object.keys(foes).length < count; number += 1) {
    const id = `${block}-${number}`;
    if (known.has(id)) continue;
    foes[id] = block;
    const spot = free[Object.keys(at).length];
    if (spot) at[id] = squareName(spot).toLowerCase();
  }
  await map.table.do({ type: "AddFoes", foes, at, hidden });
}

/** Squares nobody stands on, nearest first. */
function freeAround(map: BoardMap, [x, y]: Square): Square[] {
  const found: Square[] = [];
  for (let dy = -4; dy <= 4; dy += 1)
    for (let dx = -4; dx <= 4; dx += 1) {
      const square: Square = [x + dx, y + dy];
      if (isOn(map.grid, square) && map.terrain.at(square) !== "wall" && !map.on(square).length)
        found.push(square);
    }
  const far = (one: Square): number => Math.hypot(one[0] - x, one[1] - y);
  return found.sort((a, b) => far(a) - far(b) || keyOf(a).localeCompare(keyOf(b)));
}
