import { expect, test } from "vitest";

import { awayFrom, doorNear, edgeBetween, nearestEdge, usable } from "../../src/table/board/barriers";
import { painted } from "../../src/table/board/painting";
import type { DoorView } from "../../src/lib/wire";

const door = (more: Partial<DoorView> = {}): DoorView => ({
  ends: [1024, 0, 1024, 1024],
  name: "A1",
  is_open: false,
  is_hidden: false,
  hands: [],
  ...more,
});

test("the edge nearest to a place is found on all four sides", () => {
  expect(nearestEdge(1.1, 2.5)).toEqual([1024, 2048, 1024, 3072]);
  expect(nearestEdge(1.9, 2.5)).toEqual([2048, 2048, 2048, 3072]);
  expect(nearestEdge(1.5, 2.1)).toEqual([1024, 2048, 2048, 2048]);
  expect(nearestEdge(1.5, 2.9)).toEqual([1024, 3072, 2048, 3072]);
});

test("keys name the edge between two squares", () => {
  expect(edgeBetween([0, 0], [1, 0])).toEqual([1024, 0, 1024, 1024]);
  expect(edgeBetween([0, 1], [0, 0])).toEqual([0, 1024, 1024, 1024]);
  expect(edgeBetween([0, 0], [1, 1])).toBeNull();
});

test("a door is pressed near its line and not beyond its ends", () => {
  expect(awayFrom(door().ends, 1.25, 0.5)).toBe(0.25);
  expect(doorNear([door()], 1.1, 0.5, 0.2)?.name).toBe("A1");
  expect(doorNear([door()], 1.1, 1.5, 0.2)).toBeNull();
});

test("players press only the doors their people stand next to", () => {
  expect(usable([door(), door({ hands: ["ada"] })], false)).toHaveLength(1);
  expect(usable([door()], true)).toHaveLength(1);
});

test("painting the ground keeps what stands between squares", () => {
  const after = painted(
    { width: 2, height: 1, barriers: [[1024, 0, 1024, 1024, "wall"]] },
    [[0, 0]],
    "cover",
  );
  expect(after.barriers).toEqual([[1024, 0, 1024, 1024, "wall"]]);
});
