import { beforeEach, expect, test, vi } from "vitest";

import type { Table } from "../../src/lib/table.svelte";
import { Gestures } from "../../src/table/board/gestures";
import { BoardMap } from "../../src/table/board/map.svelte";
import { readDragged, dropFoes } from "../../src/table/board/foes";
import { CELL } from "../../src/table/board/squares";
import { speak, tableWith, yard } from "./fixture";

beforeEach(() => speak());

const middle = (column: number, row: number): [number, number] => [(column + 0.5) * CELL, (row + 0.5) * CELL];

/** A pointer on the map; its places are squares. */
function pointer(gestures: Gestures, kind: "mouse" | "touch" = "mouse", id = 1) {
  const event = ([x, y]: [number, number], button = 0): PointerEvent =>
    ({ clientX: x, clientY: y, button, pointerId: id, pointerType: kind }) as PointerEvent;
  return {
    down: (column: number, row: number) => gestures.down(event(middle(column, row))),
    move: (column: number, row: number) => gestures.move(event(middle(column, row))),
    up: (column: number, row: number) => gestures.up(event(middle(column, row))),
  };
}

function begin(table: Table): [BoardMap, Gestures] {
  const map = new BoardMap(table);
  return [map, new Gestures(map, () => undefined)];
}

test("dragging the ground moves the view, and no token", () => {
  const table = tableWith(yard);
  const [map, gestures] = begin(table);
  [map.camera.width, map.camera.height] = [400, 300];
  const mouse = pointer(gestures);
  mouse.down(4, 2);
  mouse.move(5, 2);
  mouse.up(5, 2);
  expect(map.camera.x).toBe(CELL);
  expect(table.act).not.toHaveBeenCalled();
});

test("a player drags their own figure where an offer leads, and nowhere else", () => {
  const table = tableWith(yard);
  const [map, gestures] = begin(table);
  const mouse = pointer(gestures);
  mouse.down(0, 1);
  mouse.move(2, 1);
  expect(map.carried).toEqual({ id: "ada", to: [2, 1] });
  mouse.up(2, 1);
  expect(table.act).toHaveBeenCalledWith(expect.objectContaining({ figure: "ada", square: [2, 1] }));
  mouse.down(3, 1);
  mouse.move(4, 3);
  expect(map.carried).toBeNull();
  mouse.up(4, 3);
  expect(table.do).not.toHaveBeenCalled();
});

test("the game master drags anybody anywhere", () => {
  const table = tableWith(yard, "gm");
  const mouse = pointer(begin(table)[1]);
  mouse.down(3, 1);
  mouse.move(5, 3);
  mouse.up(5, 3);
  expect(table.do).toHaveBeenCalledWith({ type: "Move", figure: "wolf", to: "f4" });
});

test("a click walks at once; a finger on a small square is asked first", async () => {
  const table = tableWith(yard);
  const [map, gestures] = begin(table);
  const mouse = pointer(gestures);
  mouse.down(2, 1);
  mouse.up(2, 1);
  expect(table.act).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(map.placed.size).toBe(0));
  const finger = pointer(gestures, "touch", 2);
  finger.down(2, 1);
  finger.up(2, 1);
  expect(table.act).toHaveBeenCalledTimes(1);
  expect(map.tapped).toEqual([2, 1]);
  finger.down(2, 1);
  finger.up(2, 1);
  expect(table.act).toHaveBeenCalledTimes(2);
});

test("two fingers zoom", () => {
  const [map, gestures] = begin(tableWith(yard));
  [map.camera.width, map.camera.height] = [400, 300];
  const [one, other] = [pointer(gestures, "touch", 1), pointer(gestures, "touch", 2)];
  one.down(2, 2);
  other.down(3, 2);
  other.move(4, 2);
  expect(map.camera.scale).toBeCloseTo(2);
});

test("a stroke of the brush is one command; of a rectangle all of it", async () => {
  const table = tableWith(yard, "gm");
  const [map, gestures] = begin(table);
  const mouse = pointer(gestures);
  [map.tool, map.isRectangle] = ["wall", true];
  mouse.down(4, 2);
  mouse.move(5, 3);
  expect(map.grid.walls).toHaveLength(5);
  mouse.up(5, 3);
  await vi.waitFor(() => expect(map.stroke).toEqual([]));
  expect(table.do).toHaveBeenCalledTimes(1);
  expect(vi.mocked(table.do).mock.calls[0]![1]).toBe(true);
});

test("foes from the drawer land on free squares under new names", async () => {
  const table = tableWith(yard, "gm");
  const [map] = begin(table);
  expect(readDragged("bog-wolf")).toEqual({ block: "bog-wolf", count: 1, hidden: false });
  await dropFoes(map, JSON.stringify({ block: "rat", count: 2, hidden: true }), [3, 1]);
  const [command] = vi.mocked(table.do).mock.calls[0]!;
  expect(command).toMatchObject({ type: "AddFoes", foes: { "rat-1": "rat", "rat-2": "rat" }, hidden: true });
  expect(Object.values((command as { at: object }).at)).not.toContain("d2");
});
