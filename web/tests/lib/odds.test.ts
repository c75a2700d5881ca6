import { expect, test } from "vitest";

import { chanceOf, parts, share } from "../../src/lib/odds";
import type { Weighed } from "../../src/lib/wire";

test("a fraction is a share of one", () => {
  expect(share("3/8")).toBe(0.375);
  expect(share("1")).toBe(1);
  expect(share("0")).toBe(0);
  expect(share("1/3")).toBeCloseTo(0.3333, 3);
});

test("the chance of a deed is that of what the person wants, whatever the outcomes are called", () => {
  const spell = {
    prospect: { wish: "works", chance: "1", also: [["a second Fatigue", "3/5"]], given: [] as string[] },
  } as Weighed;
  expect(chanceOf(spell)).toBe(1);
  expect(chanceOf({ ...spell, prospect: { ...spell.prospect!, chance: "3/8" } })).toBe(0.375);
});

test("where no roll decides there is no chance", () => {
  expect(chanceOf(null)).toBeNull();
  expect(chanceOf({ prospect: null } as Weighed)).toBeNull();
});

test("parts of a bar stand in the order they came, each with what it means", () => {
  const found = parts([
    ["worst", "1/4", "not"],
    ["bad", "0", "not"],
    ["good", "1/4", "partly"],
    ["good", "1/2", "wholly"],
  ]);
  expect(found.map(({ outcome, share, fulfils }) => [outcome, share, fulfils])).toEqual([
    ["worst", 0.25, "not"],
    ["good", 0.25, "partly"],
    ["good", 0.5, "wholly"],
  ]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(3);
});
