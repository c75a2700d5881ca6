// What lies over a map hides nobody, where that is possible.
import { expect, test } from "vitest";

import { calmest, clearedBy, isApart, type Box } from "../../src/table/board/boxes";
import { Camera, EDGE } from "../../src/table/board/camera.svelte";

const box = (left: number, top: number, wide: number, high: number): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const CARD = box(30, 30, 200, 100);
const FRAME = box(22, 22, 800, 600);
const FREE = { x: [-500, 500], y: [-500, 500] } as const;

test("a map moves no further than it has to for nobody to lie under the card", () => {
  expect(clearedBy(CARD, [box(300, 300, 40, 40)], FREE, FRAME)).toEqual([0, 0]);
  expect(clearedBy(CARD, [box(100, 120, 40, 40)], FREE, FRAME)).toEqual([0, 10]);
  expect(clearedBy(CARD, [box(220, 60, 40, 40)], FREE, FRAME)).toEqual([10, 0]);
});

test("what comes out at one side brings nobody else under it", () => {
  const tokens = [box(100, 120, 40, 40), box(100, -15, 40, 40)];
  const [dx, dy] = clearedBy(CARD, tokens, FREE, FRAME)!;
  for (const { left, top } of tokens) expect(isApart(box(left + dx, top + dy, 40, 40), CARD)).toBe(true);
});

test("without room to move there is no way", () => {
  expect(clearedBy(CARD, [box(100, 120, 40, 40)], { x: [0, 0], y: [0, 9] }, FRAME)).toBeNull();
});

test("nobody comes out from under the card by leaving the frame", () => {
  const small = box(22, 22, 300, 128);
  expect(clearedBy(CARD, [box(40, 60, 40, 40)], FREE, small), "left of the card").not.toEqual([-50, 0]);
  expect(clearedBy(CARD, [box(40, 60, 40, 40), box(270, 60, 40, 40)], FREE, small)).toBeNull();
});

test("a result takes the place where it hides the fewest, and never the card for it", () => {
  const [right, low] = [box(200, 30, 100, 50), box(30, 300, 100, 50)];
  expect(calmest([right, low], [], box(0, 0, 10, 10))).toBe(right);
  expect(calmest([right, low], [box(210, 40, 40, 40)], box(0, 0, 10, 10))).toBe(low);
  expect(calmest([right, low], [box(40, 310, 40, 40)], CARD), "one token rather than the card").toBe(low);
});

test("a map too large for its frame opens legibly around somebody, with nothing empty beside it", () => {
  const camera = new Camera();
  [camera.width, camera.height] = [370, 560];
  camera.begin({ width: 14, height: 9 }, [2, 4]);
  expect(camera.scale * 40).toBeGreaterThanOrEqual(40);
  expect(camera.x).toBe(EDGE);
  const { left, right } = camera.boxes([[2, 4]])[0]!;
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(370);
  camera.begin({ width: 14, height: 9 }, [13, 4]);
  expect(camera.boxes([[13, 4]])[0]!.right, "the last column ends at the edge").toBeCloseTo(364);
});

test("where the map has no room to move, the card goes to the other corner, and stays where it hides nobody", () => {
  const camera = new Camera();
  [camera.width, camera.height, camera.card] = [800, 600, CARD];
  const grid = { width: 20, height: 14 };
  camera.begin(grid, [0, 0]);
  const clear = (...squares: [number, number][]): void => camera.clear(grid, squares);
  clear([0, 0], [1, 0]);
  expect([camera.isAside, camera.isCrowded]).toEqual([true, false]);
  expect(camera.covered!.right).toBe(800 - CARD.left);
  clear([10, 10]);
  expect(camera.isAside, "nobody is in its way there").toBe(true);
  clear([19, 0]);
  expect([camera.isAside, camera.isCrowded]).toEqual([false, false]);
  clear([19, 0], [0, 0]);
  expect([camera.isAside, camera.isCrowded]).toEqual([false, true]);
});

test("whoever has moved the map keeps it where it is", () => {
  const camera = new Camera();
  [camera.width, camera.height, camera.card] = [800, 800, CARD];
  const grid = { width: 8, height: 8 };
  camera.fit(grid);
  camera.pan(5, 0);
  const before = camera.x;
  camera.clear(grid, [[0, 0]]);
  expect([camera.x, camera.isCrowded]).toEqual([before, false]);
});
