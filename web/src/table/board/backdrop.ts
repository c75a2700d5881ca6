// The picture under a map, tile by tile: which are wanted, where they lie, and when one has to be asked for anew.

import type { BackdropView, Grid, Square } from "../../lib/wire";
import { CELL } from "./squares";

/** How many points a tile has on a side, as the server cuts them. */
const SIDE = 512;
const MILLI = 1000;
/** How much coarser a picture may be than the screen. */
const COARSE = 0.35;

/** A tile in units of the drawing. */
export interface Tile {
  key: string;
  href: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a map that is in sight, in squares. */
export type Sight = readonly [left: number, top: number, right: number, bottom: number];

/** How many levels of tiles a picture has: each has half as many points as the one before, the last is one tile. */
export function levelsOf({ width, height }: Pick<BackdropView, "width" | "height">): number {
  let levels = 1;
  while (Math.ceil(Math.max(width, height) / 2 ** (levels - 1)) > SIDE) levels += 1;
  return levels;
}

/** The level that is as fine as a screen on which a square is so many points wide. */
export function levelFor(backdrop: BackdropView, size: number): number {
  const shrunk = backdrop.pitch / MILLI / size;
  return Math.min(Math.max(Math.floor(Math.log2(shrunk) + COARSE), 0), levelsOf(backdrop) - 1);
}

/** The tiles in sight on which anything is known. */
export function tilesOf(
  api: string,
  backdrop: BackdropView,
  grid: Grid,
  unknown: readonly Square[],
  look: { level: number; sight: Sight },
): Tile[] {
  const { level, sight } = look;
  const { left, top, pitch } = backdrop;
  const span = SIDE * 2 ** level;
  const toUnits = (points: number, edge: number): number => ((points * MILLI - edge) / pitch) * CELL;
  const fog = new Set([...unknown, ...(backdrop.dark ?? [])].map(([x, y]) => y * grid.width + x));
  const tiles: Tile[] = [];
  for (let row = 0; row * span < backdrop.height; row += 1)
    for (let column = 0; column * span < backdrop.width; column += 1) {
      const [x, y] = [column * span, row * span];
      const far: [number, number] = [Math.min(x + span, backdrop.width), Math.min(y + span, backdrop.height)];
      const box = squaresUnder([x, y], far, backdrop, grid);
      const isSeen = box[2] > sight[0] && box[0] < sight[2] && box[3] > sight[1] && box[1] < sight[3];
      const mark = isSeen ? markOf(box, fog, grid) : null;
      if (mark === null) continue;
      const place = `${level}/${column}/${row}`;
      tiles.push({
        key: place,
        href: `${api}/map/${place}?v=${[backdrop.id.slice(0, 12), left, top, pitch, mark].join("_")}`,
        x: toUnits(x, left),
        y: toUnits(y, top),
        // what is left over at an edge is a whole point of the level, and a part of one of the picture
        width: (Math.ceil((far[0] - x) / 2 ** level) * 2 ** level * MILLI * CELL) / pitch,
        height: (Math.ceil((far[1] - y) / 2 ** level) * 2 ** level * MILLI * CELL) / pitch,
      });
    }
  return tiles;
}

/** The squares that lie under a part of the picture: left, top, and behind the last ones. */
function squaresUnder(
  near: readonly [number, number],
  far: readonly [number, number],
  { left, top, pitch }: BackdropView,
  grid: Grid,
): Sight {
  const first = (at: number, edge: number): number => Math.max(0, Math.floor((at * MILLI - edge) / pitch));
  const last = (at: number, edge: number, most: number): number =>
    Math.min(most, Math.ceil((at * MILLI - edge) / pitch));
  return [
    first(near[0], left),
    first(near[1], top),
    last(far[0], left, grid.width),
    last(far[1], top, grid.height),
  ];
}

/** A mark that changes with what is known of these squares; nothing where nothing is. */
function markOf([left, top, right, bottom]: Sight, fog: ReadonlySet<number>, grid: Grid): string | null {
  let [mark, known] = [2166136261, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const isKnown = !fog.has(y * grid.width + x);
      if (isKnown) known += 1;
      mark = Math.imul(mark ^ (isKnown ? 1 : 2), 16777619);
    }
  return known ? (mark >>> 0).toString(36) : null;
}
