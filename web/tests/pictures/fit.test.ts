import { expect, test } from "vitest";

import { backdropOf, fitted, squaresBetween, squaresOn } from "../../src/table/pictures/fit";

test("two corners and the squares between them are a fit, to a hair", () => {
  const fit = fitted([203, 102], [903, 498], squaresBetween([203, 102], [903, 498], 95));
  expect(fit.pitch).toBeCloseTo((700 + 396) / 11, 5);
  expect(fit.left).toBeCloseTo(203 - 2 * fit.pitch, 5);
  expect(fit.top).toBeCloseTo(102 - fit.pitch, 5);
});

test("neither the order of the clicks nor a straight line between them matters", () => {
  expect(fitted([900, 300], [200, 300], 10).pitch).toBe(70);
  expect(fitted([200, 300], [900, 300], 10).pitch).toBe(70);
  expect(fitted([200, 900], [200, 200], 10).pitch).toBe(70);
});

test("a picture holds whole squares, and one of which only a little is missing", () => {
  expect(squaresOn({ left: 0, top: 0, pitch: 70 }, { width: 700, height: 489 })).toEqual([10, 7]);
  expect(squaresOn({ left: 35, top: 0, pitch: 70 }, { width: 700, height: 450 })).toEqual([9, 6]);
});

test("a corner at the very edge of the picture is that of the first square", () => {
  expect(fitted([1398, 699], [698, 2], 10).left).toBeLessThan(8);
  expect(fitted([1398, 699], [698, 2], 10).left).toBeGreaterThan(-8);
});

test("the table keeps thousandths of a point", () => {
  const picture = { id: "ab", width: 700, height: 490 };
  expect(backdropOf(picture, { left: -1.5, top: 2.0004, pitch: 69.9996 })).toEqual({
    picture: "ab",
    width: 700,
    height: 490,
    left: -1500,
    top: 2000,
    pitch: 70000,
  });
});
