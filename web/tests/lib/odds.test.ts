import { expect, test } from "vitest";

import { chanceOfSuccess, parts, share, type Chances } from "../../src/lib/odds";

const OUTCOMES = ["worst", "bad", "good", "best"];
const WORKS = ["good", "best"];

test("a fraction is a share of one", () => {
  expect(share("3/8")).toBe(0.375);
  expect(share("1")).toBe(1);
  expect(share("0")).toBe(0);
  expect(share("1/3")).toBeCloseTo(0.3333, 3);
});

test("whatever works counts towards success", () => {
  const chances: Chances = [
    ["worst", "1/8"],
    ["bad", "3/8"],
    ["good", "1/4"],
    ["best", "1/4"],
  ];
  expect(chanceOfSuccess(chances, WORKS)).toBe(0.5);
  expect(chanceOfSuccess([["bad", "1"]], WORKS)).toBe(0);
  expect(chanceOfSuccess([["good", "1"]], WORKS)).toBe(1);
});

test("where nothing is decided there is no chance of success", () => {
  expect(chanceOfSuccess([["", "1"]], WORKS)).toBeNull();
  expect(chanceOfSuccess([], WORKS)).toBeNull();
});

test("parts of a bar stand in the order they came, coloured by what the game knows", () => {
  const found = parts(
    [
      ["worst", "1/4"],
      ["bad", "0"],
      ["best", "3/4"],
    ],
    OUTCOMES,
    WORKS,
  );
  expect(found).toEqual([
    { outcome: "worst", fraction: "1/4", share: 0.25, tone: 0, works: false },
    { outcome: "best", fraction: "3/4", share: 0.75, tone: 1, works: true },
  ]);
});

test("shares of a bar make one, and an outcome nobody knows is drawn all the same", () => {
  const found = parts(
    [
      ["odd", "1/3"],
      ["good", "2/3"],
    ],
    OUTCOMES,
    WORKS,
  );
  expect(found.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1);
  expect(found[0]?.tone).toBe(0);
  expect(parts([["only", "1"]], ["only"], [])[0]?.tone).toBe(0);
});
