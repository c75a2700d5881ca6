import { expect, test, vi } from "vitest";

import { Chooser } from "../../src/lib/chooser.svelte";
import { bestOf, choicesOf, found, isAt, isOpen, isVague, spotsOf } from "../../src/lib/deeds";
import type { DeedLabel, WayLabel, Weighed } from "../../src/lib/wire";
import { fakeTable } from "../people/fake-table";

const way = (offer: number, ...objects: string[]): WayLabel => ({ offer, objects });
const deed = (verb: string, more: Partial<DeedLabel> = {}): DeedLabel => ({
  verb,
  text: verb,
  spot: "person",
  roles: ["whom", "with"],
  ways: [way(0, "wolf", "axe")],
  ...more,
});
const weighed = (offer: number, chance: string, cost = 0, problem = ""): Weighed => ({
  offer,
  chances: null,
  prospect: { wish: "wounds", chance, also: [], given: [] },
  dice: [],
  number: null,
  steps: [],
  params: [],
  purpose: "attack",
  target: "",
  cost,
  sight: null,
  problem,
});

test("a verb is chosen by its first object, however it is done", () => {
  const attack = deed("attack", {
    ways: [way(0, "wolf", "axe"), way(1, "bear", "axe"), way(2, "wolf", "bow")],
  });
  const choices = choicesOf("ala", attack);
  expect(choices.map((one) => [one.words, one.ways.map(({ offer }) => offer)])).toEqual([
    ["wolf", [0, 2]],
    ["bear", [1]],
  ]);
  expect(choicesOf("ala", deed("wait", { roles: [], ways: [{ offer: 0 }] }))[0]?.words).toBe("");
});

test("no two choices of a verb read alike", () => {
  const named = { offer: 0, objects: ["rat-1", "axe"], words: ["Rat", "axe"] };
  const other = { offer: 1, objects: ["rat-2", "bow"], words: ["Rat", "bow"] };
  expect(choicesOf("ala", deed("attack", { ways: [named, other] })).map((one) => one.words)).toEqual([
    "Rat, axe",
    "Rat, bow",
  ]);
});

test("a way is at whomever it names, one or several", () => {
  const blast = deed("blast");
  expect(isAt(blast, way(0, "wolf,bear"), "bear")).toBe(true);
  expect(isAt(blast, way(0, "wolf", "bear"), "bear")).toBe(false);
  expect(isVague(blast, way(0, "", "axe"))).toBe(true);
  expect(isVague(deed("use", { roles: ["what"] }), way(0, ""))).toBe(false);
});

test("what somebody wants in exchange is not chosen for them", () => {
  const exchange = (...ways: ReturnType<typeof way>[]): boolean[] =>
    choicesOf("ala", deed("retrain", { roles: ["what", "for"], ways })).map(isOpen);
  expect(exchange(way(0, "grit", "speed"), way(1, "grit", "aim"))).toEqual([true]);
  expect(exchange(way(0, "grit", "speed"), way(1, "aim", "speed"))).toEqual([false, false]);
  expect(
    choicesOf("ala", deed("attack", { ways: [way(0, "wolf", "axe"), way(1, "wolf", "bow")] })).map(isOpen),
  ).toEqual([false]);
});

test("of some ways the cheapest is taken, then the likeliest, then the first; what cannot be done last", () => {
  const of = (...all: Weighed[]): number | undefined =>
    bestOf(all.map((one) => ({ weighed: one })))?.weighed.offer;
  expect(of(weighed(0, "1/2", 1), weighed(1, "1/4"))).toBe(1);
  expect(of(weighed(0, "1/4"), weighed(1, "1/2"))).toBe(1);
  expect(of(weighed(0, "1/2"), weighed(1, "1/2"))).toBe(0);
  expect(of(weighed(0, "1", 0, "too far"), weighed(1, "1/9", 2))).toBe(1);
});

test("deeds stand where people look for them, and no list is longer than twelve", () => {
  const many = Array.from({ length: 14 }, (_, place) => deed(`verb-${place}`));
  const deeds = [
    deed("try", { task: "task", usual: "first", spot: "scene" }),
    deed("go", { spot: "map", roles: ["where"] }),
    deed("approach", { spot: "map", roles: ["whom"] }),
    deed("use", { spot: "item" }),
    deed("tire", { spot: "gm" }),
    deed("sing", { usual: "rarely" }),
    deed("nothing", { ways: [] }),
    ...many,
  ];
  const verbs = (all: readonly DeedLabel[]): string[] => all.map((one) => one.verb);
  const spots = spotsOf("ala", deeds, true);
  expect(spots.task?.verb).toBe("try");
  expect(verbs(spots.walks)).toEqual(["go"]);
  expect(spots.main).toHaveLength(12);
  expect(verbs(spots.main)[0]).toBe("approach");
  expect(verbs(spots.items)).toEqual(["use"]);
  expect(verbs(spots.gm)).toEqual(["tire"]);
  expect(verbs(spots.rare)).toEqual(["verb-11", "verb-12", "verb-13", "sing"]);
  const few = spotsOf("ala", deeds, true, 2);
  expect(verbs(few.main)).toEqual(["approach", "verb-0"]);
  expect(verbs(few.rare).slice(0, 2)).toEqual(["verb-1", "verb-2"]);
  expect(verbs(spotsOf("gm", deeds, false).main).slice(0, 3)).toEqual(["go", "approach", "tire"]);
});

test("of many choices twelve are shown, and whatever fits what is typed", () => {
  const many = Array.from({ length: 30 }, (_, place) => way(place, `rat ${place}`));
  const choices = choicesOf("ala", deed("attack", { ways: many }));
  expect(found(choices, "")).toHaveLength(12);
  expect(found(choices, " RAT 29").map((one) => one.words)).toEqual(["rat 29"]);
});

/** A chooser over a verb whose odds arrive when they are said. */
function chooser(ways: WayLabel[]) {
  const { table } = fakeTable();
  const odds: Record<number, Weighed> = {};
  vi.spyOn(table, "weighed").mockImplementation((offer) => odds[offer] ?? null);
  const chooses = new Chooser(() => table);
  const attack = deed("attack", { ways });
  return { odds, row: () => chooses.row("ala", attack), chooses };
}

test("the likeliest stands first once all are weighed, and stays there while new odds are on the way", () => {
  const { odds, row } = chooser([way(0, "wolf"), way(1, "bear")]);
  const shown = (): string[] =>
    row().shown.map(({ choice, isOld }) => `${choice.words}${isOld ? " old" : ""}`);
  odds[0] = weighed(0, "1/4");
  expect(shown()).toEqual(["wolf", "bear old"]);
  odds[1] = weighed(1, "3/4");
  expect(shown()).toEqual(["bear", "wolf"]);
  delete odds[0];
  delete odds[1];
  expect(shown()).toEqual(["bear old", "wolf old"]);
  expect(row().shown[0]?.weighed?.prospect?.chance).toBe("3/4");
  [odds[0], odds[1]] = [weighed(0, "1"), weighed(1, "3/4")];
  expect(shown()).toEqual(["wolf", "bear"]);
});

test("a press takes what is shown, also while new odds are on the way", () => {
  const { odds, row } = chooser([way(0, "wolf", "axe"), way(1, "wolf", "bow")]);
  expect(row().shown[0]?.way.offer).toBe(0);
  [odds[0], odds[1]] = [weighed(0, "1/4"), weighed(1, "3/4")];
  expect(row().shown[0]?.way.offer).toBe(1);
  delete odds[0];
  expect(row().shown[0]).toMatchObject({ way: { offer: 1 }, isOld: true });
});
