import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Ahead, nextWishes } from "../../src/lab-page/ahead";
import { Asking } from "../../src/lab-page/asking.svelte";
import type { LabFight, LabWish } from "../../src/lib/wire";

const wish = (foes: [string, number][]): LabWish => ({ game: "game", party: ["knight"], foes });
const foesOf = (wishes: LabWish[]): unknown[] => wishes.map((one) => one.foes);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers at once and keeps book of what it was asked. */
function listening(): LabWish[] {
  const heard: LabWish[] = [];
  vi.stubGlobal("fetch", async (_: string, { body, signal }: RequestInit) => {
    if (signal?.aborted) throw new DOMException("given up", "AbortError");
    heard.push(JSON.parse(String(body)) as LabWish);
    await new Promise((done) => setTimeout(done, 100));
    return new Response('{"answer":{"answer":{"is_stopped":false}}}\n');
  });
  return heard;
}

test("what comes next is one more or one fewer of each kind, the newest kind first", () => {
  const boss = ["boss", 1] as [string, number];
  expect(foesOf(nextWishes(wish([boss, ["rat", 2]]), 10))).toEqual([
    [boss, ["rat", 3]],
    [
      ["boss", 2],
      ["rat", 2],
    ],
    [boss, ["rat", 1]],
    [["rat", 2]],
  ]);
});

test("nobody is added where there is no room, and the last foe stays", () => {
  expect(foesOf(nextWishes(wish([["rat", 3]]), 3))).toEqual([[["rat", 2]]]);
  expect(foesOf(nextWishes(wish([["rat", 1]]), 3))).toEqual([[["rat", 2]]]);
});

test("it asks after a pause, and not where the answer came at once or took too long", async () => {
  const heard = listening();
  const ahead = new Ahead(new Asking<LabFight>("/api/lab/fight"));
  for (const seconds of [0.01, 9]) {
    void ahead.think(wish([["rat", 2]]), seconds, 10);
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(heard).toHaveLength(0);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  expect(heard).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(foesOf(heard)).toEqual([[["rat", 3]], [["rat", 1]]]);
});

test("it gives up as soon as something is asked that somebody waits for", async () => {
  const heard = listening();
  const ahead = new Ahead(new Asking<LabFight>("/api/lab/fight"));
  void ahead.think(wish([["rat", 2]]), 1, 10);
  ahead.stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard).toHaveLength(0);
});

test("what it found is there at once when it is asked for, and is not asked again", async () => {
  const heard = listening();
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  await vi.advanceTimersByTimeAsync(2000);
  asking.ask(wish([["rat", 3]]));
  expect([asking.answer?.answer.is_stopped, asking.isStale]).toEqual([false, false]);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard).toHaveLength(2);
  asking.forgetAll();
  expect([asking.answer, asking.isKnown(wish([["rat", 3]]))]).toEqual([null, false]);
});

test("a guess that is under way when it is asked for is waited for, and not asked again", async () => {
  const heard = listening();
  const asking = new Asking<LabFight>("/api/lab/fight");
  const ahead = new Ahead(asking);
  void ahead.think(wish([["rat", 2]]), 1, 10);
  await vi.advanceTimersByTimeAsync(300);
  const more = wish([["rat", 3]]);
  const guess = ahead.asked(more);
  expect(guess).not.toBeNull();
  asking.ask(more, undefined, guess);
  await vi.advanceTimersByTimeAsync(2000);
  expect([asking.answer?.answer.is_stopped, asking.isStale, heard.length]).toEqual([false, false, 1]);
  expect(ahead.asked(wish([["rat", 1]]))).toBeNull();
});
