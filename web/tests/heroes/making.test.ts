import { beforeEach, expect, test, vi } from "vitest";

import { begun, Making } from "../../src/heroes/making.svelte";
import { serve } from "./server";

beforeEach(() => localStorage.clear());

async function finished(): Promise<Making> {
  const making = new Making("game");
  await making.begin();
  for (const answer of ["Zoe", "mage", "spell-wind", "thing-3"]) await making.answer(answer);
  return making;
}

const given = (making: Making): string[] => making.answers.map((one) => one.answer);

test("questions come one by one, and how many are left is told", async () => {
  serve();
  const making = new Making("game");
  await making.begin();
  expect([making.question?.key, making.number, making.count]).toEqual(["name", 1, 3]);
  await making.answer("Zoe");
  expect([making.question?.key, making.number, making.count]).toEqual(["calling", 2, 3]);
  await making.answer("mage");
  expect([making.question?.key, making.number, making.count]).toEqual(["spell", 3, 4]);
});

test("an earlier answer is changed and those behind it stay while they fit", async () => {
  serve();
  const making = await finished();
  expect(making.sheet?.name).toBe("Zoe");
  await making.change(1);
  expect([making.question?.key, making.chosen, making.number]).toEqual(["calling", "mage", 2]);
  await making.answer("smith");
  expect(given(making)).toEqual(["Zoe", "smith", "thing-3"]);
  // What no longer had a question is remembered for when it has one again.
  await making.change(1);
  await making.answer("mage");
  expect(given(making)).toEqual(["Zoe", "mage", "spell-wind", "thing-3"]);
});

test("whoever looks at an earlier question can leave it", async () => {
  serve();
  const making = await finished();
  await making.change(0);
  expect(making.question?.key).toBe("name");
  await making.leave();
  expect([making.question, given(making)[0]]).toEqual([null, "Zoe"]);
});

test("chance answers one question, or all the rest", async () => {
  serve();
  const making = new Making("game");
  await making.begin();
  await making.surprise();
  expect([given(making), making.question?.key]).toEqual([["name-bo"], "calling"]);
  await making.surpriseAll();
  expect(making.sheet).not.toBeNull();
  await making.change(1);
  await making.surprise();
  expect(given(making)[1]).toBe("mage");
});

test("what was begun goes on after a reload, with the same dice", async () => {
  const heard = serve();
  const making = new Making("game");
  await making.begin();
  await making.answer("Zoe");
  const again = new Making("game", begun());
  await again.begin();
  expect([given(again), again.question?.key]).toEqual([["Zoe"], "calling"]);
  expect(new Set(heard.map((one) => one.body.seed)).size).toBe(1);
});

test("a refusal is told and nothing is lost", async () => {
  serve();
  const making = new Making("game");
  await making.begin();
  await making.answer("Zoe");
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ title: "not that", code: "x" }), { status: 409 })),
  );
  await making.answer("king");
  expect([making.problem?.message, making.question?.key, given(making)]).toEqual([
    "not that",
    "calling",
    ["Zoe"],
  ]);
});

test("odd drafts are no drafts", () => {
  for (const odd of ["{", "1", '{"game": 1}', '{"game": "a", "seed": 0.5, "answers": []}']) {
    localStorage.setItem("nde-making", odd);
    expect(begun()).toBeNull();
  }
});
