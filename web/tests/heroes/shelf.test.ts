import { beforeEach, expect, test } from "vitest";

import { documentOf, offShelf, onShelf, putOnShelf, putTwin, shelf } from "../../src/heroes/shelf";

const sheet = {
  name: "Ada",
  traits: [
    { key: "strength", title: "Strength", text: "d8", sides: 8 },
    { key: "role", title: "Role", text: "Mage" },
    { key: "concept", title: "Concept", text: "Left an army that does not forgive anybody." },
  ],
  document: { game: "one", packs: ["marsh"], name: "Ada" },
};

beforeEach(() => localStorage.clear());

test("a hero on the shelf is ready to be brought: packs stand beside its sheet", () => {
  const hero = putOnShelf(sheet, "name = 1");
  expect(hero).toMatchObject({ name: "Ada", about: "Mage", game: "one", packs: ["marsh"], file: "name = 1" });
  expect(hero?.sheet).toEqual({ game: "one", name: "Ada" });
  expect(documentOf(hero!)).toEqual({ game: "one", name: "Ada", packs: ["marsh"] });
  expect(shelf()).toEqual([hero]);
  expect(shelf("one")).toHaveLength(1);
  expect(shelf("two")).toEqual([]);
});

test("a hero takes its own place again, has a twin, and goes", () => {
  const hero = putOnShelf(sheet)!;
  putOnShelf({ ...sheet, name: "Ada the Elder" }, "", hero.id);
  expect(shelf().map((one) => one.name)).toEqual(["Ada the Elder"]);
  const twin = putTwin(shelf()[0]!);
  expect(shelf().map((one) => one.id)).toEqual([twin.id, hero.id]);
  offShelf(hero.id);
  expect(shelf().map((one) => one.id)).toEqual([twin.id]);
  offShelf(twin.id);
  expect(localStorage.length).toBe(0);
});

test("whoever listens hears of changes until they stop", () => {
  let heard = 0;
  const stop = onShelf(() => (heard += 1));
  putOnShelf(sheet);
  dispatchEvent(new StorageEvent("storage", { key: "nde-heroes" }));
  dispatchEvent(new StorageEvent("storage", { key: "nde-theme" }));
  stop();
  putOnShelf(sheet);
  expect(heard).toBe(2);
});

test("nothing odd that is kept does any harm, and nobody without a sheet is kept", () => {
  for (const odd of ["{", "3", "{}", '[1, null, {"id": 3}]']) {
    localStorage.setItem("nde-heroes", odd);
    expect(shelf()).toEqual([]);
  }
  expect(putOnShelf({ name: "Wolf" })).toBeNull();
});
