import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { Table } from "../../src/lib/table.svelte";
import type { Grid, Square } from "../../src/lib/wire";
import { Gestures } from "../../src/table/board/gestures";
import { BoardMap } from "../../src/table/board/map.svelte";
import { blocksOf, fogAfter, rectangle } from "../../src/table/board/painting";
import Space from "../../src/table/board/Space.svelte";
import { CELL } from "../../src/table/board/squares";
import { speak, tableWith, yard } from "./fixture";

beforeEach(() => speak());

/** A game master's table with fog on these squares. */
function inFog(...fogged: Square[]): Table {
  const table = tableWith(yard, "gm");
  table.view = { ...table.view!, fog: ["party"], fogged };
  return table;
}

const frame = (): HTMLElement => screen.getByTestId("board-frame");
const said = (): string => screen.getByTestId("board-said").textContent ?? "";
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    await fireEvent.keyDown(frame(), { key });
    await vi.waitFor(() => flushSync());
    await new Promise((go) => setTimeout(go, 80));
  }
};
const brush = async (name: string): Promise<void> => {
  await fireEvent.click(screen.getByTestId("paint"));
  await fireEvent.click(screen.getByText(name));
};

test("a stroke becomes runs of rows, without what it crosses twice", () => {
  const stroke: Square[] = [
    [2, 1],
    [1, 1],
    [2, 1],
    [4, 1],
    [1, 2],
  ];
  expect(blocksOf(stroke)).toEqual([
    [
      [1, 1],
      [2, 1],
    ],
    [
      [4, 1],
      [4, 1],
    ],
    [
      [1, 2],
      [1, 2],
    ],
  ]);
  expect(blocksOf(rectangle([0, 0], [99, 99]))).toHaveLength(100);
  expect(blocksOf([])).toEqual([]);
});

test("laying adds squares of the map, lifting takes them away", () => {
  const grid: Grid = { width: 3, height: 2 };
  const laid = fogAfter(
    grid,
    [[0, 0]],
    [
      [0, 0],
      [1, 0],
      [9, 9],
    ],
    "lay",
  );
  expect(laid).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(fogAfter(grid, laid, [[0, 0]], "lift")).toEqual([[1, 0]]);
});

test("a map without fog: some is laid by keys, and none can be lifted", async () => {
  const table = tableWith(yard, "gm");
  render(Space, { table });
  expect(screen.queryByTestId("fogged")).toBeNull();
  await brush("Cover squares");
  expect(screen.getByText("Reveal squares").closest("button")!.disabled).toBe(true);
  await press("Home", "ArrowRight", "ArrowRight", "Enter");
  expect(table.do).toHaveBeenCalledExactlyOnceWith({
    type: "PaintFog",
    blocks: [
      [
        [2, 1],
        [2, 1],
      ],
    ],
    is_laid: true,
  });
  expect(said()).toBe("Fog added");
});

test("fog is lifted by keys, a rectangle by two corners, and what is in fog is told", async () => {
  const table = inFog([2, 1], [3, 1], [5, 3]);
  render(Space, { table });
  expect(screen.getByTestId("fogged").dataset.count).toBe("3");
  await brush("Reveal squares");
  await fireEvent.click(screen.getByText("Rectangle"));
  await press("Home", "ArrowRight", "ArrowRight");
  expect(said()).toBe("C2: open floor, in fog for the players, reachable");
  await press("Enter");
  expect(table.do).not.toHaveBeenCalled();
  await press("ArrowRight");
  expect(screen.getByTestId("fogged").dataset.count).toBe("1");
  await press("Enter");
  expect(table.do).toHaveBeenCalledExactlyOnceWith({
    type: "PaintFog",
    blocks: [
      [
        [2, 1],
        [3, 1],
      ],
    ],
    is_laid: false,
  });
});

test("a stroke that changes nothing asks nobody, and says so", async () => {
  const table = inFog([2, 1]);
  render(Space, { table });
  await brush("Cover squares");
  await press("Home", "ArrowRight", "ArrowRight", "Enter");
  expect(said()).toBe("There is already fog there");
  await fireEvent.click(screen.getByText("Reveal squares"));
  await press("ArrowDown", "Enter");
  expect(said()).toBe("There is no fog there");
  expect(table.do).not.toHaveBeenCalled();
});

test.each(["mouse", "touch"])("a stroke by %s is one command, seen before it is answered", async (kind) => {
  const table = inFog([5, 3]);
  const map = new BoardMap(table);
  const gestures = new Gestures(map, () => undefined);
  const at = (column: number, row: number): PointerEvent =>
    ({
      clientX: (column + 0.5) * CELL,
      clientY: (row + 0.5) * CELL,
      button: 0,
      pointerId: 1,
      pointerType: kind,
    }) as PointerEvent;
  map.tool = "lay";
  gestures.down(at(3, 3));
  gestures.move(at(5, 3));
  expect(map.fogged).toHaveLength(3);
  expect(map.isFogged([4, 3])).toBe(true);
  expect(map.grid).toEqual(yard.type === "Board" && yard.grid);
  gestures.up(at(5, 3));
  await vi.waitFor(() => expect(map.stroke).toEqual([]));
  expect(table.do).toHaveBeenCalledExactlyOnceWith({
    type: "PaintFog",
    blocks: [
      [
        [3, 3],
        [4, 3],
      ],
    ],
    is_laid: true,
  });
});

test("painting the ground leaves what was explored as it is", async () => {
  const table = inFog([5, 3]);
  render(Space, { table });
  await brush("Wall");
  await press("Home", "ArrowRight", "ArrowRight", "Enter");
  expect(vi.mocked(table.do).mock.calls[0]![0]).toMatchObject({ type: "SetSpace", is_same_map: true });
});

test("a player sees unknown squares covered, and no brushes", () => {
  const table = tableWith(yard);
  table.view = { ...table.view!, unknown: [[5, 3]] };
  const { container } = render(Space, { table });
  expect(screen.queryByTestId("fogged")).toBeNull();
  expect(screen.queryByTestId("paint")).toBeNull();
  expect(container.querySelector('path[fill$="-fog)"]')?.getAttribute("d")).not.toBe("");
});
