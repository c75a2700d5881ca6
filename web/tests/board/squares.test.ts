import { expect, test } from "vitest";

import { Camera, EDGE } from "../../src/table/board/camera.svelte";
import {
  CELL,
  columnName,
  outline,
  patches,
  readSquare,
  squareName,
  Terrain,
} from "../../src/table/board/squares";

test("squares are called as the server calls them", () => {
  expect(squareName([2, 3])).toBe("C4");
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
  for (const name of ["A1", "C4", "AA12", "CV100"]) expect(squareName(readSquare(name)!)).toBe(name);
  expect(readSquare("c4")).toEqual([2, 3]);
  for (const text of ["", "4", "C0", "C", "4C", "the yard"]) expect(readSquare(text)).toBeNull();
});

test("neighbouring squares of a row become one rectangle", () => {
  const path = patches([
    [2, 0],
    [0, 0],
    [1, 0],
    [4, 0],
    [0, 1],
  ]);
  expect(path.match(/M/g)).toHaveLength(3);
  expect(path).toContain(`M0 0h${3 * CELL}v${CELL}`);
  expect(patches([])).toBe("");
});

test("an outline has no lines inside", () => {
  expect(
    outline([
      [0, 0],
      [1, 0],
    ]).match(/M/g),
  ).toHaveLength(6);
});

test("what nobody has seen is unknown, whatever else it is", () => {
  const grid = { width: 3, height: 1, walls: [[0, 0]], cover: [[1, 0]], difficult: [[1, 0]] } as never;
  const terrain = new Terrain(grid, [[0, 0]]);
  expect([terrain.at([0, 0]), terrain.at([1, 0]), terrain.at([2, 0])]).toEqual(["unknown", "both", "floor"]);
});

test("zooming keeps the point under the pointer, and the whole map can be shown", () => {
  const camera = new Camera();
  [camera.width, camera.height] = [EDGE + 400 + 6, EDGE + 400 + 6];
  camera.fit({ width: 20, height: 20 });
  expect(camera.scale).toBeCloseTo(0.5);
  const before = camera.squareAt(200, 150);
  camera.zoom(2, 200, 150);
  expect(camera.squareAt(200, 150)).toEqual(before);
  expect(camera.isMoved).toBe(true);
  camera.reveal([19, 19]);
  const size = CELL * camera.scale;
  expect(camera.x + 20 * size).toBeLessThanOrEqual(camera.width + 0.01);
  camera.fit({ width: 20, height: 20 });
  expect(camera.isMoved).toBe(false);
});

test("of a large map the part around somebody is shown first, and what is far away needs no names", () => {
  const camera = new Camera();
  [camera.width, camera.height] = [400, 400];
  camera.begin({ width: 60, height: 60 }, [30, 30]);
  expect(camera.scale).toBe(1.1);
  expect(camera.isSeen([30, 30])).toBe(true);
  expect(camera.isSeen([55, 30])).toBe(false);
});
