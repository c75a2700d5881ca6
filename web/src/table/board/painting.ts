// Painting a map: which squares a stroke covers, and the ground it leaves behind.

import type { Board, Grid, Square, Token } from "../../lib/wire";
import type { EdgeTool } from "./barriers";
import { groundOf, isGround, patchesOf, type GroundKind } from "./ground";
import { keyOf, isOn } from "./squares";

export const TOOLS = ["wall", "cover", "difficult", "floor"] as const;
export type Tool = (typeof TOOLS)[number];
export const FOG_TOOLS = ["lift", "lay"] as const;
export type FogTool = (typeof FOG_TOOLS)[number];
export type Brush = Tool | FogTool | GroundKind | EdgeTool;

export const isFogTool = (brush: Brush | ""): brush is FogTool => brush === "lift" || brush === "lay";

/** Every square of the rectangle between two corners. */
export function rectangle(a: Square, b: Square): Square[] {
  const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  const squares: Square[] = [];
  for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) squares.push([x, y]);
  return squares;
}

/** The squares from one to another, so that a quick stroke leaves no gaps. */
export function strokeBetween(a: Square, b: Square): Square[] {
  const steps = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), 1);
  return Array.from({ length: steps + 1 }, (_, at): Square => {
    const share = at / steps;
    return [Math.round(a[0] + (b[0] - a[0]) * share), Math.round(a[1] + (b[1] - a[1]) * share)];
  });
}

/** The ground after a stroke.  A wall is nothing else; nobody is walled in where they stand. */
export function painted(
  grid: Grid,
  stroke: readonly Square[],
  tool: Tool | GroundKind,
  standing: readonly Token[] = [],
): Grid {
  if (isGround(tool)) return { ...grid, patches: [...(grid.patches ?? []), [tool, openIn(grid, stroke)]] };
  const taken = new Set(tool === "wall" ? standing.map(([, at]) => keyOf(at)) : []);
  const touched = new Map(
    stroke.filter((one) => isOn(grid, one) && !taken.has(keyOf(one))).map((one) => [keyOf(one), one]),
  );
  const without = (squares: readonly Square[] = []): Square[] =>
    squares.filter((one) => !touched.has(keyOf(one)));
  const withAll = (squares: readonly Square[] = []): Square[] => [...without(squares), ...touched.values()];
  const { walls = [], cover = [], difficult = [] } = grid;
  // Below a wall there is no ground to be seen.
  const patches = patchesOf(grid).flatMap(([kind, squares]): [GroundKind, Square[]][] => {
    const left = tool === "wall" ? without(squares) : [...squares];
    return left.length ? [[kind, left]] : [];
  });
  return {
    ...grid,
    ground: groundOf(grid),
    patches,
    walls: tool === "wall" ? withAll(walls) : without(walls),
    cover: tool === "cover" ? withAll(cover) : tool === "difficult" ? [...cover] : without(cover),
    difficult:
      tool === "difficult" ? withAll(difficult) : tool === "cover" ? [...difficult] : without(difficult),
  };
}

/** Those of some squares that are on the board and no wall. */
function openIn(grid: Grid, squares: readonly Square[]): Square[] {
  const walls = new Set((grid.walls ?? []).map(keyOf));
  return squares.filter((one) => isOn(grid, one) && !walls.has(keyOf(one)));
}

/** The squares in fog after a stroke. */
export function fogAfter(
  grid: Grid,
  fogged: readonly Square[],
  stroke: readonly Square[],
  tool: FogTool,
): Square[] {
  const touched = new Map(stroke.filter((one) => isOn(grid, one)).map((one) => [keyOf(one), one]));
  const others = fogged.filter((one) => !touched.has(keyOf(one)));
  return tool === "lay" ? [...others, ...touched.values()] : others;
}

/** Squares as runs of rows, each by its first and its last: a stroke over a large map stays a short command. */
export function blocksOf(squares: readonly Square[]): [Square, Square][] {
  const blocks: [Square, Square][] = [];
  for (const one of squares.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const last = blocks.at(-1)?.[1];
    const isNext = last && last[1] === one[1] && one[0] - last[0] <= 1;
    if (isNext) blocks[blocks.length - 1]![1] = one;
    else blocks.push([one, one]);
  }
  return blocks;
}

/** An empty map; whoever stood on the old one keeps their square, as far as there is one. */
export function emptyBoard(
  width: number,
  height: number,
  standing: readonly Token[] = [],
  ground: GroundKind = "plain",
): Board {
  const grid: Grid = { width, height, walls: [], cover: [], difficult: [], ground };
  return { type: "Board", grid, tokens: standing.filter(([, at]) => isOn(grid, at)) };
}

/** The board with everybody on it: those who have no square yet stand side by side, the party at the top. */
export function seated(board: Board, party: readonly string[], foes: readonly string[]): Board {
  const tokens = [...(board.tokens ?? [])];
  const taken = new Set([...(board.grid.walls ?? []), ...tokens.map(([, at]) => at)].map(keyOf));
  const known = new Set(tokens.map(([id]) => id));
  const all = rectangle([0, 0], [board.grid.width - 1, board.grid.height - 1]);
  const place = (ids: readonly string[], free: Square[]): void => {
    for (const id of ids.filter((one) => !known.has(one))) {
      const at = free.find((one) => !taken.has(keyOf(one)));
      if (!at) return;
      taken.add(keyOf(at));
      tokens.push([id, at]);
    }
  };
  place(party, all);
  place(foes, all.toReversed());
  return { ...board, tokens };
}
