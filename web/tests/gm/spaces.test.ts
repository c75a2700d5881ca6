import { expect, test } from "vitest";

import type { Areas, Board, Zones } from "../../src/lib/wire";
import { newSpace, placesFor, squareName } from "../../src/table/gm/spaces";

const wish = { width: 6, height: 4, areas: ["gate", "yard", "hall"] };
const party = ["ada", "bob"];
const foes = ["rat-1", "rat-2", "rat-10"];

test("squares are called as on the map", () => {
  expect(squareName([0, 0])).toBe("a1");
  expect(squareName([25, 9])).toBe("z10");
  expect(squareName([26, 0])).toBe("aa1");
  expect(squareName([59, 59])).toBe("bh60");
});

test("on a map the sides stand apart, each on its own square", () => {
  const board = newSpace({ kind: "board", ...wish }, party, foes) as Board;
  const tokens = board.tokens ?? [];
  expect(tokens.map(([id]) => id).toSorted()).toEqual([...party, ...foes].toSorted());
  expect(new Set(tokens.map(([, at]) => squareName(at))).size).toBe(tokens.length);
  for (const [id, [x]] of tokens) expect(x).toBe(party.includes(id) ? 0 : 5);
});

test("a crowd fills as many columns as it needs", () => {
  const many = Array.from({ length: 9 }, (_, n) => `r${n}`);
  const board = newSpace({ kind: "board", ...wish }, many.slice(0, 5), many.slice(5)) as Board;
  const places = (board.tokens ?? []).map(([, at]) => squareName(at));
  expect(places).toHaveLength(9);
  expect(new Set(places).size).toBe(9);
});

test("without a map each side is close together and far from the other", () => {
  const zones = newSpace({ kind: "zones", ...wish }, party, ["rat-1"]) as Zones;
  expect(zones.tokens).toEqual(["ada", "bob", "rat-1"]);
  expect(zones.apart).toEqual([
    [0, 0, 2],
    [0, 0, 2],
    [2, 2, 0],
  ]);
});

test("areas lie in a row, the party in the first", () => {
  const areas = newSpace({ kind: "areas", ...wish }, party, ["rat-1"]) as Areas;
  expect(areas.borders).toEqual([
    ["gate", "yard"],
    ["yard", "hall"],
  ]);
  expect(areas.tokens).toEqual([
    ["ada", "gate"],
    ["bob", "gate"],
    ["rat-1", "hall"],
  ]);
  expect(newSpace({ kind: "areas", ...wish, areas: [] }, party, foes)).toBeNull();
  expect(newSpace({ kind: "none", ...wish }, party, foes)).toBeNull();
});

test("newcomers come to free squares, the last area, or a band from the party", () => {
  const board: Board = {
    type: "Board",
    grid: { width: 3, height: 1, walls: [[2, 0]] },
    tokens: [["ada", [0, 0]]],
  };
  expect(placesFor(board, ["rat", "bat"], party)).toEqual({ rat: "b1" });
  expect(placesFor(newSpace({ kind: "areas", ...wish }, party, []), ["rat"], party)).toEqual({ rat: "hall" });
  const zones = {
    ...newSpace({ kind: "zones", ...wish }, party, []),
    bands: ["near", "off", "away"],
  } as Zones;
  expect(placesFor(zones, ["rat"], party)).toEqual({ rat: "away ada" });
  expect(placesFor(null, ["rat"], party)).toEqual({});
});
