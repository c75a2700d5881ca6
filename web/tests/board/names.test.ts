// Names on the map: short, never over each other, those who matter first.
import { expect, test } from "vitest";

import type { Figure } from "../../src/table/board/map.svelte";
import { formsOf, labelsOf } from "../../src/table/board/names";
import type { Square } from "../../src/lib/wire";
import { person } from "../people/fake-table";

const figure = (
  id: string,
  at: Square,
  { tracks = [["hearts", 4, 5]] as [string, number, number][], faring = "", is_out = false, name = id } = {},
): Figure => ({
  id,
  at,
  who: {
    view: person({ id, is_out }),
    label: { id, name, short: name, about: "", sign: id.slice(0, 1), tracks, faring, notes: [] },
  },
});

test("somebody is named with what is left of them, or with how they look", () => {
  expect(formsOf(figure("Ulric", [0, 0]))[0]).toBe("Ulric 4/5");
  expect(formsOf(figure("Bear", [0, 0], { tracks: [], faring: "hurt" }))[0]).toBe("Bear · hurt");
  expect(formsOf(figure("Rat 2", [0, 0]))[0], "two numbers are kept apart").toBe("Rat 2 · 4/5");
  expect(formsOf(figure("Bob", [0, 0], { is_out: true }))).toEqual(["Bob"]);
  expect(formsOf({ id: "who", at: [0, 0], who: null })).toEqual(["who"]);
  expect(formsOf(figure("x", [0, 0], { name: "The Abbess of the Drowned Bells" }))[0]).toBe(
    "The Abbess of the… 4/5",
  );
  expect(formsOf(figure("x", [0, 0], { name: "Wilk z trzęsawisk 2" }))[0], "one of two").toBe(
    "Wilk z trzęsawi… 2 · 4/5",
  );
});

test("with room enough everybody has their whole name below them", () => {
  const labels = labelsOf([figure("Ulric", [0, 0]), figure("Quill", [4, 0])], 60);
  expect(labels.map((one) => one.text)).toEqual(["Ulric 4/5", "Quill 4/5"]);
  expect(labels.every((one) => one.down > 0)).toBe(true);
});

test("of many close together none lies over another, and whoever matters is named", () => {
  const crowd = Array.from({ length: 30 }, (_, at) => figure(`Goblin ${at}`, [at % 6, Math.floor(at / 6)]));
  for (const size of [14, 24, 40, 60]) {
    const labels = labelsOf(crowd, size, new Set(["Goblin 17"]));
    expect(labels.map((one) => one.id)).toContain("Goblin 17");
    const boxes = labels.map(({ at, text, across, down }) => ({
      left: (at[0] + 0.5) * size + across - text.length * 3.7,
      right: (at[0] + 0.5) * size + across + text.length * 3.7,
      line: (at[1] + 0.5) * size + down,
    }));
    boxes.forEach((one, place) =>
      boxes.slice(place + 1).forEach((other) => {
        const isBeside = one.right <= other.left || other.right <= one.left;
        expect(isBeside || Math.abs(one.line - other.line) >= 17, `at ${size}`).toBe(true);
      }),
    );
  }
});

test("whoever stands in a column is named beside it, and all of them in full", () => {
  const column = ["Bryn", "Lark", "Wren"].map((name, at) => figure(name, [2, 3 + at]));
  const labels = labelsOf(column, 36);
  expect(labels.map((one) => one.text)).toEqual(["Bryn 4/5", "Lark 4/5", "Wren 4/5"]);
});

test("where squares are mere dots nobody is named", () => {
  expect(labelsOf([figure("Ulric", [0, 0])], 6)).toEqual([]);
});
