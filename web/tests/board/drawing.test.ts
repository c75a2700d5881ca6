import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pointing } from "../../src/lib/pointing.svelte";
import type { Table } from "../../src/lib/table.svelte";
import type { DrawingView, Spot } from "../../src/lib/wire";
import { drawnOn, outline, simplified } from "../../src/table/board/draw/lines";
import { Gestures } from "../../src/table/board/gestures";
import GridBoard from "../../src/table/board/GridBoard.svelte";
import { obeyKey } from "../../src/table/board/keys";
import { BoardMap } from "../../src/table/board/map.svelte";
import { CELL } from "../../src/table/board/squares";
import { squareWords } from "../../src/table/board/telling";
import { speak, tableWith, yard } from "./fixture";

beforeEach(() => speak());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const spot = (x: number, y: number): Spot => [x * 1024 + 512, y * 1024 + 512];

function begin(table: Table): [BoardMap, Gestures] {
  const map = new BoardMap(table);
  return [map, new Gestures(map, () => undefined)];
}

function mouse(gestures: Gestures, more: Partial<PointerEvent> = {}) {
  const event = (x: number, y: number): PointerEvent =>
    ({
      clientX: (x + 0.5) * CELL,
      clientY: (y + 0.5) * CELL,
      button: 0,
      pointerId: 1,
      pointerType: "mouse",
      ...more,
    }) as PointerEvent;
  return {
    down: (x: number, y: number) => gestures.down(event(x, y)),
    move: (x: number, y: number) => gestures.move(event(x, y)),
    up: (x: number, y: number) => gestures.up(event(x, y)),
  };
}

function press(map: BoardMap, ...keys: string[]): void {
  for (const key of keys) obeyKey(map, { key } as KeyboardEvent);
}

const drawing = (more: Partial<DrawingView> = {}): DrawingView => ({
  number: 5,
  by: "p1",
  shape: "line",
  colour: "red",
  lines: [[spot(1, 1), spot(3, 1)]],
  text: "",
  is_hidden: false,
  points: [],
  ...more,
});

test("a line is drawn from where the button went down to where it was let go", () => {
  const table = tableWith(yard);
  const [map, gestures] = begin(table);
  map.hand.take("line");
  map.hand.colour = "blue";
  const pen = mouse(gestures);
  pen.down(1, 1);
  pen.move(2, 1);
  pen.move(3, 2);
  expect(map.hand.preview).toEqual([spot(1, 1), spot(3, 2)]);
  pen.up(3, 2);
  expect(table.do).toHaveBeenCalledWith({
    type: "Draw",
    shape: "line",
    points: [spot(1, 1), spot(3, 2)],
    colour: "blue",
    text: "",
    is_hidden: false,
  });
  expect(table.act).not.toHaveBeenCalled();
});

test("a freehand line keeps its shape in as many places as are taken", () => {
  const wild = Array.from({ length: 5000 }, (_, at): Spot => [
    at,
    Math.round(2000 + 1500 * Math.sin(at / 3) * Math.cos(at / 17)),
  ]);
  expect(simplified(wild).length).toBeLessThanOrEqual(200);
  const straight = Array.from({ length: 300 }, (_, at): Spot => [at * 10, 512]);
  expect(simplified(straight)).toEqual([straight[0], straight.at(-1)]);
});

test("by keys alone: a corner, the other one, and the shape is drawn", () => {
  const table = tableWith(yard);
  const [map] = begin(table);
  map.cursor = [1, 1];
  map.hand.take("rectangle");
  press(map, "Enter", "ArrowRight", "ArrowDown");
  expect(map.hand.preview).toHaveLength(5);
  press(map, "Enter");
  expect(table.do).toHaveBeenCalledWith(
    expect.objectContaining({ type: "Draw", shape: "rectangle", points: [spot(1, 1), spot(2, 2)] }),
  );
});

test("Escape gives a shape up", () => {
  const table = tableWith(yard);
  const [map] = begin(table);
  map.hand.take("circle");
  press(map, "Enter", "ArrowRight", "Escape");
  expect(map.hand.stroke).toEqual([]);
  expect(map.said).toBe("Cancelled");
  expect(table.do).not.toHaveBeenCalled();
});

test("pointing: with the tool, with Shift, with P; whoever watches points at nothing", () => {
  const table = tableWith(yard);
  const [map, gestures] = begin(table);
  map.cursor = [2, 3];
  map.isCursorShown = true;
  press(map, "p");
  expect(table.point).toHaveBeenLastCalledWith(spot(2, 3));
  const shifted = mouse(gestures, { shiftKey: true });
  shifted.down(4, 1);
  shifted.up(4, 1);
  expect(table.point).toHaveBeenLastCalledWith(spot(4, 1));
  map.hand.take("ping");
  const plain = mouse(gestures);
  plain.down(1, 2);
  plain.up(1, 2);
  expect(table.point).toHaveBeenLastCalledWith(spot(1, 2));
  expect(table.act).not.toHaveBeenCalled();
  table.view = { ...table.view!, role: "spectator" };
  press(map, "p");
  expect(table.point).toHaveBeenCalledTimes(3);
});

test("a ruler is shown while it is held, from middle to middle, and put away when it is let go", () => {
  vi.useFakeTimers();
  const table = tableWith(yard);
  const [map, gestures] = begin(table);
  map.hand.take("ruler");
  const hand = mouse(gestures);
  hand.down(0, 3);
  hand.move(2, 3);
  hand.move(4, 3);
  vi.advanceTimersByTime(150);
  expect(table.rule).toHaveBeenCalledTimes(1);
  expect(table.rule).toHaveBeenLastCalledWith([spot(0, 3), spot(4, 3)]);
  vi.advanceTimersByTime(2_000); // whoever holds still holds on
  expect(table.rule).toHaveBeenCalledTimes(2);
  hand.up(4, 3);
  expect(table.rule).toHaveBeenLastCalledWith([]);
  vi.advanceTimersByTime(10_000);
  expect(table.rule).toHaveBeenCalledTimes(3);
  expect(table.sight).not.toHaveBeenCalled();
});

test("a click with the ruler measures from one's own figure", () => {
  const table = tableWith(yard);
  const [map, gestures] = begin(table);
  map.hand.take("ruler");
  const hand = mouse(gestures);
  hand.down(4, 3);
  hand.up(4, 3);
  expect(table.sight).toHaveBeenCalledWith("ada", "E4");
  expect(table.rule).not.toHaveBeenCalled();
});

test("ripples and rulers of others go by themselves", () => {
  vi.useFakeTimers();
  const pointing = new Pointing();
  pointing.hear({ type: "point", seat: "p2", at: [5, 5] });
  pointing.hear({ type: "measure", seat: "p2", ends: [spot(0, 0), spot(2, 0)], squares: 2 });
  expect([pointing.ripples.length, pointing.rulers.size]).toEqual([1, 1]);
  vi.advanceTimersByTime(3_000);
  expect([pointing.ripples.length, pointing.rulers.size]).toEqual([0, 1]);
  vi.advanceTimersByTime(4_000);
  expect(pointing.rulers.size).toBe(0);
});

test("what is written and drawn on a square is told with it", () => {
  const table = tableWith(yard);
  const label = drawing({ shape: "label", lines: [[spot(4, 2)]], text: "well" });
  table.view = { ...table.view!, drawings: [label, drawing()] };
  const [map] = begin(table);
  expect(squareWords(map, [4, 2], null)).toContain("“well” is written here");
  expect(squareWords(map, [2, 1], null)).toContain("something is drawn here");
  expect(squareWords(map, [5, 3], null)).not.toContain("drawn");
  expect(drawnOn(table.view.drawings, [2, 1])).toHaveLength(1);
});

test("the sponge takes one's own alone", () => {
  const table = tableWith(yard);
  table.view = {
    ...table.view!,
    drawings: [drawing(), drawing({ number: 0, lines: [[spot(5, 0), spot(5, 3)]] })],
  };
  const [map] = begin(table);
  map.hand.take("wipe");
  map.cursor = [5, 2];
  press(map, "Enter");
  expect(table.do).not.toHaveBeenCalled();
  expect(map.said).toContain("Nothing");
  map.cursor = [2, 1];
  press(map, "Enter");
  expect(table.do).toHaveBeenCalledWith({ type: "Wipe", drawings: [5] });
});

test("a label is asked for where it was pressed, and drawings are there with what they are", async () => {
  const table = tableWith(yard, "gm");
  table.view = {
    ...table.view!,
    drawings: [drawing({ shape: "label", lines: [[spot(4, 2)]], text: "well" })],
  };
  render(GridBoard, { table });
  expect(screen.getByTestId("label").textContent).toContain("well");
  await fireEvent.click(screen.getByTestId("pencils"));
  await fireEvent.click(document.querySelector('[data-hand="label"]')!);
  await fireEvent.keyDown(screen.getByTestId("board-frame"), { key: "Enter" });
  const field = screen.getByTestId("label-form").querySelector("input")!;
  await fireEvent.input(field, { target: { value: "  old mill " } });
  await fireEvent.submit(screen.getByTestId("label-form"));
  expect(table.do).toHaveBeenCalledWith(expect.objectContaining({ shape: "label", text: "old mill" }));
  await fireEvent.click(screen.getByText("Hide"));
  expect(table.do).toHaveBeenCalledWith({ type: "ShowDrawing", drawing: 5, is_hidden: true });
});

test("where only the game master draws, players point and measure", async () => {
  const table = tableWith(yard);
  table.view = { ...table.view!, agreement: { ...table.view!.agreement, drawings: "gm" } };
  render(GridBoard, { table });
  expect(document.querySelectorAll("[data-hand]")).toHaveLength(2);
  expect(screen.queryByTestId("pencils")).toBeNull();
  table.pointing.hear({ type: "point", seat: "p2", at: spot(2, 2) });
  await tick();
  expect(screen.getByTestId("ripple")).toBeTruthy();
  expect(screen.getByTestId("board-said").textContent).toContain("points at C3");
});

test("a circle goes through the place that was drawn to", () => {
  const line = outline("circle", [spot(2, 2), spot(3, 2)]);
  expect(line).toHaveLength(49);
  for (const [x, y] of line) expect(Math.hypot(x - 2560, y - 2560)).toBeCloseTo(1024, 3);
});
