import { expect, test } from "vitest";

import type { Grid } from "../../src/lib/wire";
import { emptyBoard, painted, rectangle, seated, strokeBetween } from "../../src/table/board/painting";
import { MapFault, readBoard, writeGround } from "../../src/table/board/textmap";

const grid: Grid = { width: 4, height: 3, walls: [[0, 0]], cover: [[1, 0]], difficult: [[1, 0]] };

test("a wall is nothing else, and nobody is walled in", () => {
  const found = painted(
    grid,
    [
      [1, 0],
      [2, 0],
    ],
    "wall",
    [["ada", [2, 0]]],
  );
  expect(found.walls).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(found.cover).toEqual([]);
  expect(found.difficult).toEqual([]);
});

test("low cover and difficult ground go together; floor takes all of it away", () => {
  const low = painted(grid, [[2, 2]], "cover");
  const both = painted(low, [[2, 2]], "difficult");
  expect(both.cover).toContainEqual([2, 2]);
  expect(both.difficult).toContainEqual([2, 2]);
  const bare = painted(both, rectangle([0, 0], [3, 2]), "floor");
  expect([bare.walls, bare.cover, bare.difficult]).toEqual([[], [], []]);
});

test("a quick stroke has no gaps and stays on the board", () => {
  expect(strokeBetween([0, 0], [3, 1])).toHaveLength(4);
  expect(painted(grid, strokeBetween([2, 1], [9, 1]), "wall").walls).toHaveLength(3);
});

test("everybody finds a place on a new map", () => {
  const board = seated(emptyBoard(3, 2, [["ada", [9, 9]]]), ["ada", "bob"], ["wolf"]);
  expect(board.tokens).toEqual([
    ["ada", [0, 0]],
    ["bob", [1, 0]],
    ["wolf", [2, 1]],
  ]);
});

test("a map can be drawn as text and written back", () => {
  const board = readBoard("\n#####\n#a.W#\n#.+~#\n\nW = wolf ~\n");
  expect(board.tokens).toEqual([
    ["a", [1, 1]],
    ["wolf", [3, 1]],
  ]);
  expect(board.grid.difficult).toEqual([
    [3, 2],
    [3, 1],
  ]);
  expect(writeGround(board.grid)).toBe("#####\n#..~#\n#.+~#");
});

test.each([
  ["", "size"],
  ["...\n..", "ragged"],
  ["..?", "glyph"],
  ["a.a", "letter"],
  ["a.\n\nb = wolf", "legend"],
])("a map that cannot be read is refused with the reason: %j", (text, key) => {
  try {
    readBoard(text);
    expect.unreachable();
  } catch (fault) {
    expect(fault).toBeInstanceOf(MapFault);
    expect((fault as MapFault).key).toBe(key);
  }
});
