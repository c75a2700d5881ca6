import { expect, test } from "vitest";

import { oddsAsked, plus } from "../../src/table/log/dice";

test("one die after another is written as people write them", () => {
  expect(plus("", 6)).toBe("d6");
  expect(plus("d6", 6)).toBe("2d6");
  expect(plus("2k6+1", 6)).toBe("3d6+1");
  expect(plus("2d6", 20)).toBe("2d6+d20");
  expect(plus("d100", 10)).toBe("d100+d10");
  expect(plus("d10", 100)).toBe("d10+d100");
});

test("odds are asked for and all else is said", () => {
  expect(oddsAsked("/odds 2d6+1 >= 8")).toBe("2d6+1 >= 8");
  expect(oddsAsked("/ODDS attack wolf")).toBe("attack wolf");
  expect(oddsAsked("/odds")).toBeNull();
  expect(oddsAsked("the /odds are good")).toBeNull();
});
