import { expect, test } from "vitest";

import { hasBegun, needsHero, stepsLeft } from "../../src/table/next";
import { hero, seat, seen, story } from "./seen";

const gm = seat("gm");

test("a new table with an adventure begins with the invitation", () => {
  const view = seen({ story: story(), people: [hero("ada", "gm")] });
  expect(stepsLeft(view, true)).toEqual(["invite", "begin"]);
});

test("who has come is handed a hero, and nobody need be invited any more", () => {
  const view = seen({ story: story(), people: [hero("ada", "gm")], seats: [gm, seat("p1")] });
  expect(stepsLeft(view, true)).toEqual(["hand-out", "begin"]);
});

test("without any hero some are needed first", () => {
  expect(stepsLeft(seen({ story: story() }), true)).toEqual(["invite", "heroes", "begin"]);
});

test("once everything runs nothing is left", () => {
  const view = seen({ story: story("yard"), people: [hero("ada", "p1")], seats: [gm, seat("p1")] });
  expect(stepsLeft(view, true)).toEqual([]);
});

test("whoever comes back to a table in play is told nothing", () => {
  expect(stepsLeft(seen({ story: story("yard"), people: [hero("ada", "gm")] }), false)).toEqual([]);
});

test("a table without an adventure has begun once there is a scene", () => {
  expect(hasBegun(seen())).toBe(false);
  expect(hasBegun(seen({ place: "a tavern" }))).toBe(true);
  expect(hasBegun(seen({ people: [hero("wolf", "gm", "foes")] }))).toBe(true);
});

test("a player without a hero chooses one, and nothing else is asked of them", () => {
  const player = { seat: "p1", role: "player" as const, seats: [gm, seat("p1")], story: story() };
  expect(stepsLeft(seen({ ...player, people: [hero("ada", "gm")] }), false)).toEqual(["hero"]);
  expect(stepsLeft(seen({ ...player, people: [hero("ada", "p1")] }), false)).toEqual([]);
});

test("spectators and whoever is being asked about their hero need none", () => {
  expect(needsHero(seen({ seat: "s1", role: "spectator" }))).toBe(false);
  const question = { is_mine: true } as never;
  expect(needsHero(seen({ seat: "p1", role: "player", questions: [question] }))).toBe(false);
});

test("whoever opened a table that the engine leads invites friends, then lets it begin", () => {
  const own = seen({ seat: "p1", role: "player", story: story(), people: [hero("ada", "p1")] });
  expect(stepsLeft({ ...own, seats: [gm, seat("p1")] }, true)).toEqual(["invite", "begin"]);
  expect(stepsLeft({ ...own, seats: [gm, seat("p1"), seat("p2")] }, true)).toEqual(["begin"]);
  expect(stepsLeft({ ...own, story: story("yard") }, true)).toEqual([]);
});
