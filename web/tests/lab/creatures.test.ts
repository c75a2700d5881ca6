import { expect, test } from "vitest";

import { Bench } from "../../src/lab-page/bench.svelte";
import { fightIn, hashOf } from "../../src/lab-page/link";
import { ABOUT } from "./fixture";

test("creatures of one's own join the foes and go along with every question and address", () => {
  const bench = new Bench();
  bench.info = ABOUT;
  bench.read(fightIn(""));
  const [known] = bench.foeKinds;
  expect(bench.wish.creatures).toEqual({});
  bench.bring([
    ["hulk", { name: "Mire Hulk", hp: 8 }],
    [known!.id, { name: "Another", hp: 2 }],
  ]);
  const [own, other] = bench.foeKinds;
  expect([own!.title, other!.title]).toEqual(["Mire Hulk", "Another"]);
  expect(other!.id).not.toBe(known!.id);
  expect(bench.count("foes", "hulk")).toBe(1);
  expect(Object.keys(bench.wish.creatures!)).toEqual(["hulk", other!.id]);
  const again = new Bench();
  again.info = ABOUT;
  again.read(fightIn(hashOf(bench.linked)));
  expect(again.wish.creatures).toEqual(bench.wish.creatures);
  expect(again.foes).toEqual(bench.foes);
});
