import { expect, test } from "vitest";

import type { BackdropView, Square } from "../../src/lib/wire";
import { levelFor, levelsOf, tilesOf, type Sight } from "../../src/table/board/backdrop";
import { CELL } from "../../src/table/board/squares";

const GRID = { width: 20, height: 10 };
const WHOLE: Sight = [0, 0, 20, 10];
const UNDER: BackdropView = {
  id: "abcdef",
  width: 1400,
  height: 700,
  left: 0,
  top: 0,
  pitch: 70_000,
  dark: [],
};
const every = (isIn: (x: number, y: number) => boolean): Square[] =>
  Array.from({ length: 200 }, (_, at): Square => [at % 20, Math.floor(at / 20)]).filter(([x, y]) =>
    isIn(x, y),
  );
const keys = (unknown: Square[], level = 0, sight = WHOLE): string[] =>
  tilesOf("/t", UNDER, GRID, unknown, { level, sight }).map((one) => one.key);

test("there are as many levels as it takes to come down to one tile", () => {
  expect(levelsOf({ width: 512, height: 100 })).toBe(1);
  expect(levelsOf({ width: 513, height: 100 })).toBe(2);
  expect(levelsOf(UNDER)).toBe(3);
});

test("the finer the screen, the finer the level", () => {
  expect(levelFor(UNDER, 140)).toBe(0);
  expect(levelFor(UNDER, 70)).toBe(0);
  expect(levelFor(UNDER, 30)).toBe(1);
  expect(levelFor(UNDER, 3)).toBe(2);
});

test("every tile lies where its squares are", () => {
  const tiles = tilesOf("/t", UNDER, GRID, [], { level: 0, sight: WHOLE });
  expect(tiles.map((one) => one.key)).toEqual(["0/0/0", "0/1/0", "0/2/0", "0/0/1", "0/1/1", "0/2/1"]);
  expect(tiles[1]!.x).toBeCloseTo((512 / 70) * CELL);
  expect(tiles[2]!.width).toBeCloseTo(((1400 - 1024) / 70) * CELL);
  const [whole] = tilesOf("/t", { ...UNDER, left: 35_000 }, GRID, [], { level: 2, sight: WHOLE });
  expect(whole!.x).toBeCloseTo(-CELL / 2);
  expect(whole!.width).toBeCloseTo(20 * CELL);
});

test("tiles of which nothing is known, or that are out of sight, are not asked for", () => {
  expect(keys(every((x) => x >= 7))).toEqual(["0/0/0", "0/0/1"]);
  expect(keys(every(() => true))).toEqual([]);
  expect(keys([], 0, [16, 0, 20, 4])).toEqual(["0/2/0"]);
});

test("where somebody stands in the dark the ground is not known, until it is", () => {
  const unknown = every((x, y) => x !== 3 || y !== 3);
  const links = (dark: Square[]): string[] =>
    tilesOf("/t", { ...UNDER, dark }, GRID, unknown, { level: 0, sight: WHOLE }).map((one) => one.href);
  expect(links([[3, 3]])).toEqual([]);
  expect(links([])).toHaveLength(1);
  const lit = tilesOf("/t", { ...UNDER, dark: [[3, 3]] }, GRID, [], { level: 0, sight: WHOLE });
  expect(lit[0]!.href).not.toBe(tilesOf("/t", UNDER, GRID, [], { level: 0, sight: WHOLE })[0]!.href);
});

test("a tile is asked for anew when more of it is known, and no other is", () => {
  const links = (unknown: Square[]): string[] =>
    tilesOf("/t", UNDER, GRID, unknown, { level: 0, sight: WHOLE }).map((one) => one.href);
  const before = links(every((x, y) => x < 3 && y < 3));
  const after = links(every((x, y) => x < 3 && y < 2));
  expect(after.map((one, place) => one === before[place])).toEqual([false, true, true, true, true, true]);
  expect(after[0]).toMatch(/^\/t\/map\/0\/0\/0\?v=abcdef_0_0_70000_/);
});
